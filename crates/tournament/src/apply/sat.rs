//! Who sat where, kept before somebody else takes the place.

use openroom_cards::Side;
use openroom_movements::Contestant;

use crate::{EntryNo, EntryStanding, Line, Section, Tournament};

impl Tournament {
    /// Who played for an entry so far is kept before another takes a place in it.
    pub(super) fn note_who_sat(&mut self, entry: EntryNo) {
        let Some(players) = self.entries.get(&entry).map(|known| known.players.clone()) else { return };
        for (line, side) in self.begun_by(entry) {
            self.note_pair(entry, line, side);
            self.sat.entry((entry, line)).or_insert_with(|| players.clone());
        }
    }

    /// Who sat in the round that is played is kept before a team names others for the rest of it; in an earlier one it
    /// is the record that is put right.
    pub(super) fn note_who_sat_in(&mut self, entry: EntryNo, session: u16, round: u16) {
        let is_played = |line: &Line| {
            let playing = self.section(session, line.section);
            (line.session, line.round) == (session, round) && playing.is_some_and(|one| one.round() == round)
        };
        let lines = self.begun_by(entry);
        let lines: Vec<_> = lines.into_iter().filter(|(line, _)| is_played(line)).collect();
        for (line, side) in lines {
            self.note_pair(entry, line, side);
        }
    }

    fn note_pair(&mut self, entry: EntryNo, line: Line, side: Side) {
        if let Some(pair) = self.pair_of(entry, line, side) {
            self.sat_as.entry((entry, line)).or_insert(pair);
        }
    }

    /// The lines that an entry has begun to play, each with its side there.
    fn begun_by(&self, entry: EntryNo) -> Vec<(Line, Side)> {
        let known = self.lines.keys().chain(self.notes.keys()).filter(|line| self.has_begun(**line));
        let called = |line: &&Line| {
            self.section(line.session, line.section).is_some_and(|playing| line.round <= playing.round())
        };
        let side = |line: crate::Line| {
            let sides = self.sides(line)?;
            Side::ALL.into_iter().find(|side| sides[*side].contains(&entry))
        };
        known.filter(called).filter_map(|line| Some((*line, side(*line)?))).collect()
    }

    /// What was noted of lines that are to be played again goes.
    pub(super) fn forget_who_sat(&mut self, again: impl Fn(Line) -> bool) {
        self.sat.retain(|(_, line), _| !again(*line));
        self.sat_as.retain(|(_, line), _| !again(*line));
    }

    /// A contestant who left plays again.
    pub(super) fn come_back(&mut self, section: Section, contestant: Contestant, from: u16) {
        let entry = self.playing_mut(section).and_then(|playing| {
            playing.comes_back(contestant, from);
            playing.entry(contestant)
        });
        if let Some(entry) = entry.and_then(|entry| self.entries.get_mut(&entry))
            && entry.standing == EntryStanding::Withdrawn
        {
            entry.standing = EntryStanding::Playing;
        }
    }

    /// The round of the session in which an entry plays; 0 where it plays in none.
    pub(super) fn round_of(&self, entry: EntryNo) -> u16 {
        let own = self.sections(self.session_no()).find(|(_, playing)| playing.entries.contains(&entry));
        own.map_or(0, |(_, playing)| playing.round())
    }
}
