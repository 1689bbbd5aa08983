use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::{BySide, Side};
use openroom_lawbook::{
    Provision,
    differences::{self, WhoIsSuspended},
};
use openroom_movements::{Movement, Table, Unit};
use serde::{Deserialize, Serialize};

use crate::appeal::Sides;
use crate::person::index;
use crate::{
    Appeal, AppealNo, ClaimNo, Conditions, ConfidentialFile, Deviation, Digest, Disqualification, Entry,
    EntryNo, EntryStanding, ErrorClaim, FileNo, Line, LineState, LineUp, Matter, Moment, Partners, Penalized,
    PenaltyNo, Person, Playing, Role, Score, Section, Session, SettledBy, SystemCard, TableNote, Verdict,
    Watching,
};

/// The number of a ruling, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulingNo(pub u16);

/// A ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ruling {
    /// Where.
    pub line: Line,
    /// What the table had, if anything was agreed.
    pub before: Option<Score>,
    /// What was ruled.
    pub verdict: Verdict,
    /// Whether it is one of law or of judgement.
    pub matter: Matter,
    /// Why.
    pub reason: String,
    /// Who ruled.
    pub by: Person,
    /// Whether the right to appeal was told.
    pub told: bool,
    /// What ended it, where it is history.
    pub ended: Option<Ended>,
}

/// What ended a ruling.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Ended {
    /// A later ruling took its place, on the same line or, for an average in a match of teams, at the other table. It
    /// stays history whatever becomes of the later one.
    Replaced(RulingNo),
    /// The result under it was corrected; only in the first forms of records did that end a ruling.
    Corrected,
    /// The board was cancelled there. It is in force again where the cancellation is lifted.
    Cancelled,
    /// The board was dealt anew or replaced, so that nothing of it stands.
    Annulled,
}

/// How far the event has come.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Phase {
    /// Nothing is there.
    #[default]
    Nothing,
    /// It is being set up.
    SetUp,
    /// A session is played.
    Play,
    /// The scores of the last session that began have been published.
    Published,
}

/// An event: the fold of its records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    pub(crate) phase: Phase,
    pub(crate) now: Moment,
    pub(crate) unit: Option<Unit>,
    pub(crate) roles: BTreeSet<(Person, Role)>,
    pub(crate) conditions: Option<Box<Conditions>>,
    pub(crate) conditions_published: bool,
    pub(crate) entries: BTreeMap<EntryNo, Entry>,
    pub(crate) cards: BTreeMap<Partners, SystemCard>,
    pub(crate) line_ups: BTreeMap<(EntryNo, u16, u16), LineUp>,
    pub(crate) spectators: BTreeMap<Person, Watching>,
    pub(crate) barred: BTreeSet<Person>,
    pub(crate) order: Vec<EntryNo>,
    pub(crate) sessions: Vec<Session>,
    /// What the session that begins next takes over from one whose start was taken back.
    pub(crate) taken_back: Option<Session>,
    /// Who played for an entry at a line, where somebody took a place in it afterwards.
    pub(crate) sat: BTreeMap<(EntryNo, Line), Vec<Person>>,
    /// Which pair of a team sat at a line, where somebody took a place in its line-up afterwards.
    pub(crate) sat_as: BTreeMap<(EntryNo, Line), Partners>,
    pub(crate) lines: BTreeMap<Line, LineState>,
    /// The lines whose table obtained a result, whatever stands there now.
    pub(crate) obtained: BTreeSet<Line>,
    pub(crate) forms: BTreeMap<Line, u8>,
    pub(crate) notes: BTreeMap<Line, TableNote>,
    pub(crate) deprived: BTreeMap<Line, Provision>,
    /// What stood on the lines that were cancelled.
    pub(crate) cancelled: BTreeMap<Line, Option<LineState>>,
    /// What the scores of lines rest on that were ruled.
    pub(crate) settled: BTreeMap<Line, SettledBy>,
    /// What the scores rested on of lines that were cancelled.
    pub(crate) settled_before: BTreeMap<Line, SettledBy>,
    pub(crate) incomparable: BTreeSet<Line>,
    pub(crate) strayed: BTreeMap<Line, String>,
    pub(crate) reviewed: BTreeSet<(Line, u16)>,
    pub(crate) deviations: Vec<Deviation>,
    pub(crate) consented: BTreeSet<Line>,
    pub(crate) claims: BTreeMap<ClaimNo, ErrorClaim>,
    pub(crate) files: BTreeMap<FileNo, ConfidentialFile>,
    pub(crate) record_digests: BTreeMap<Line, Digest>,
    pub(crate) rulings: BTreeMap<RulingNo, Ruling>,
    pub(crate) penalties: BTreeMap<PenaltyNo, Penalized>,
    pub(crate) disqualified: BTreeMap<EntryNo, Disqualification>,
    pub(crate) suspended: BTreeSet<(Person, u16)>,
    pub(crate) appeals: BTreeMap<AppealNo, Appeal>,
    /// Who left the event when all periods of a session had ended, and the session.
    pub(crate) played_to_the_end: BTreeSet<(EntryNo, u16)>,
}

impl Tournament {
    /// How far the event has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The moment of the last record: the event's clock never runs back.
    pub fn now(&self) -> Moment {
        self.now
    }

    /// What the contestants are.
    pub fn unit(&self) -> Option<Unit> {
        self.unit
    }

    /// The conditions of contest.
    pub fn conditions(&self) -> Option<&Conditions> {
        self.conditions.as_deref()
    }

    /// The entries.
    pub fn entries(&self) -> &BTreeMap<EntryNo, Entry> {
        &self.entries
    }

    /// The sessions that began.
    pub fn sessions(&self) -> &[Session] {
        &self.sessions
    }

    /// The number of the session that began last; 0 before the first.
    pub fn session_no(&self) -> u16 {
        self.sessions.len() as u16
    }

    /// A session by its number, from 1.
    pub fn session(&self, number: u16) -> Option<&Session> {
        self.sessions.get(usize::from(number).checked_sub(1)?)
    }

    /// A section of a session.
    pub fn section(&self, session: u16, section: Section) -> Option<&Playing> {
        self.session(session)?.sections.get(section.index()?)
    }

    /// The sections of a session with their numbers.
    pub fn sections(&self, session: u16) -> impl Iterator<Item = (Section, &Playing)> {
        let sections = self.session(session).map_or(&[][..], |session| &session.sections);
        (1..).map(Section).zip(sections)
    }

    /// The movement of a section as it is now.
    pub fn movement(&self, session: u16, section: Section) -> Option<&Movement> {
        self.section(session, section).map(|playing| &playing.movement)
    }

    /// The results.
    pub fn lines(&self) -> &BTreeMap<Line, LineState> {
        &self.lines
    }

    /// The rulings.
    pub fn rulings(&self) -> &BTreeMap<RulingNo, Ruling> {
        &self.rulings
    }

    /// The penalties.
    pub fn penalties(&self) -> &BTreeMap<PenaltyNo, Penalized> {
        &self.penalties
    }

    /// The disqualifications that were asked for, by entry.
    pub fn disqualifications(&self) -> &BTreeMap<EntryNo, Disqualification> {
        &self.disqualified
    }

    /// What an entry is called: by the name of the team where it has one, otherwise by its players.
    pub fn called(&self, entry: EntryNo, person: impl Fn(Person) -> String) -> String {
        self.entries.get(&entry).map(|known| known.called(person)).unwrap_or_default()
    }

    /// The appeals.
    pub fn appeals(&self) -> &BTreeMap<AppealNo, Appeal> {
        &self.appeals
    }

    /// The system cards that were filed.
    pub fn cards(&self) -> &BTreeMap<Partners, SystemCard> {
        &self.cards
    }

    /// The register of psychic calls and deviations of a pair.
    pub fn deviations_of(&self, pair: Partners) -> impl Iterator<Item = &Deviation> {
        self.deviations.iter().filter(move |one| pair.both().contains(&one.player))
    }

    /// What tables brought with their records.
    pub fn notes(&self) -> &BTreeMap<Line, TableNote> {
        &self.notes
    }

    /// The digests of the records of tables that are kept.
    pub fn record_digests(&self) -> &BTreeMap<Line, Digest> {
        &self.record_digests
    }

    /// Claims that a score is wrong.
    pub fn claims(&self) -> &BTreeMap<ClaimNo, ErrorClaim> {
        &self.claims
    }

    /// The confidential files.
    pub fn files(&self) -> &BTreeMap<FileNo, ConfidentialFile> {
        &self.files
    }

    /// Records that made no table, for the Director.
    pub fn strayed(&self) -> &BTreeMap<Line, String> {
        &self.strayed
    }

    /// What the Director has still to come back to: where, which case, by which provision.
    pub fn reviews_due(&self) -> Vec<(Line, u16, Provision)> {
        let of = |(line, note): (&Line, &TableNote)| {
            let due = |(case, by): &(u16, Provision)| (*line, *case, *by);
            note.reviews.iter().map(due).collect::<Vec<_>>()
        };
        let due = self.notes.iter().flat_map(of);
        due.filter(|(line, case, _)| !self.reviewed.contains(&(*line, *case))).collect()
    }

    /// When the scores of a session were first made available, which starts its periods.
    pub fn published(&self, session: u16) -> Option<Moment> {
        self.session(session)?.published
    }

    /// Whether a person has one of these offices.
    pub fn has_role(&self, person: Person, roles: &[Role]) -> bool {
        roles.iter().any(|&role| self.roles.contains(&(person, role)))
    }

    /// The offices that were given.
    pub fn roles(&self) -> &BTreeSet<(Person, Role)> {
        &self.roles
    }

    /// The spectators, and where they watch.
    pub fn spectators(&self) -> &BTreeMap<Person, Watching> {
        &self.spectators
    }

    /// In which form a line played its board: 0 as dealt.
    pub fn form(&self, line: Line) -> u8 {
        self.forms.get(&line).copied().unwrap_or_default()
    }

    /// Every board of a session that is played at a table, for which a result is due.
    pub fn due(&self, session: u16) -> Vec<Line> {
        let mut lines = Vec::new();
        for (section, playing) in self.sections(session) {
            let movement = &playing.movement;
            for (round, tables) in (1..).zip(&movement.rounds) {
                for (table, place) in (1..).zip(&tables.tables) {
                    let Some(set) = place.set.filter(|_| place.is_played()) else {
                        continue;
                    };
                    let (first, last) = movement.board_numbers(set);
                    let line = |board| Line { session, section, round, table, board };
                    lines.extend((first..=last).map(line));
                }
            }
        }
        lines
    }

    /// The lines of a session on which this board is played.
    pub fn due_on(&self, session: u16, board: u32) -> impl Iterator<Item = Line> {
        self.sections(session).flat_map(move |(section, playing)| {
            let movement = &playing.movement;
            let has_it = move |set| {
                let (first, last) = movement.board_numbers(set);
                (first..=last).contains(&board)
            };
            (1..).zip(&movement.rounds).flat_map(move |(round, tables)| {
                (1..)
                    .zip(&tables.tables)
                    .filter(move |(_, place)| place.is_played() && place.set.is_some_and(has_it))
                    .map(move |(table, _)| Line { session, section, round, table, board })
            })
        })
    }

    /// The boards of called rounds whose result is not agreed.
    pub fn missing(&self, session: u16) -> Vec<Line> {
        let agreed = |line: &Line| self.lines.get(line).is_some_and(|state| state.agreed().is_some());
        let called =
            |line: &Line| self.section(session, line.section).is_some_and(|part| line.round <= part.round());
        self.due(session).into_iter().filter(|line| called(line) && !agreed(line)).collect()
    }

    /// Whether every board of a session was played and agreed, in every round that its plan has.
    pub fn is_over(&self, session: u16) -> bool {
        let all_called = |playing: &Playing| playing.round() >= playing.rounds;
        self.sections(session).all(|(_, playing)| all_called(playing)) && self.missing(session).is_empty()
    }

    /// Whether somebody has still to play a board of a session.
    pub fn is_still_to_be_played(&self, session: u16, board: u32) -> bool {
        if self
            .sections(session)
            .any(|(_, playing)| playing.movement.rounds.len() < usize::from(playing.rounds))
        {
            let of_drawn = |playing: &Playing| {
                playing.is_drawn() && set_of(&playing.movement, board) > playing.movement.rounds.len()
            };
            if self.sections(session).any(|(_, playing)| of_drawn(playing)) {
                return true;
            }
        }
        let open = |line: &Line| self.lines.get(line).is_none_or(|state| state.agreed().is_none());
        self.due_on(session, board).any(|line| open(&line))
    }

    pub(crate) fn table(&self, line: Line) -> Option<&Table> {
        let movement = self.movement(line.session, line.section)?;
        let round = movement.rounds.get(usize::from(line.round).checked_sub(1)?)?;
        let table = round.tables.get(usize::from(line.table).checked_sub(1)?)?;
        let (first, last) = movement.board_numbers(table.set.filter(|_| table.is_played())?);
        (first..=last).contains(&line.board).then_some(table)
    }

    /// The entries at a line, by side; two on a side in an individual.
    pub fn sides(&self, line: Line) -> Option<Sides> {
        let table = self.table(line)?;
        let playing = self.section(line.session, line.section)?;
        let mut sides = BySide::new([Vec::new(), Vec::new()]);
        for (seat, contestant) in table.occupants() {
            let entry = *playing.entries.get(index(contestant)?)?;
            let here: &mut Vec<EntryNo> = &mut sides[seat.side()];
            if !here.contains(&entry) {
                here.push(entry);
            }
        }
        Some(sides)
    }

    /// The side on which a person plays a line.
    pub fn side_of(&self, person: Person, line: Line) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.players_at(line, side).contains(&person))
    }

    /// The entry in which a person plays.
    pub fn entry_of(&self, person: Person) -> Option<EntryNo> {
        let plays = |entry: &Entry| entry.plays() && entry.players.contains(&person);
        self.entries.iter().find(|(_, entry)| plays(entry)).map(|(&number, _)| number)
    }

    /// Whether a player is suspended for a session. Where it is the contestant who is, so are all who play in it.
    pub fn is_suspended(&self, person: Person, session: u16) -> bool {
        let own = |person: Person| self.suspended.contains(&(person, session));
        match self.conditions().map(|known| differences::who_is_suspended(known.edition)) {
            Some(WhoIsSuspended::Contestant) => {
                let entry = self.entry_of(person).and_then(|number| self.entries.get(&number));
                own(person) || entry.is_some_and(|entry| entry.players.iter().any(|one| own(*one)))
            }
            Some(WhoIsSuspended::PlayerToo) | None => own(person),
        }
    }

    /// Whether the organizer consents to a correction of a score after the correction period, and it has not been made.
    pub fn is_consented(&self, line: Line) -> bool {
        self.consented.contains(&line)
    }

    /// The entries that take part.
    pub fn active(&self) -> impl Iterator<Item = EntryNo> {
        self.entries.iter().filter(|(_, entry)| entry.plays()).map(|(&number, _)| number)
    }

    pub(crate) fn playing_in_mut(&mut self, session: u16, section: Section) -> Option<&mut Playing> {
        let place = usize::from(session).checked_sub(1)?;
        self.sessions.get_mut(place)?.sections.get_mut(section.index()?)
    }

    /// Whether every period of a session had ended at a moment.
    pub(crate) fn is_final(&self, session: u16, at: Moment) -> bool {
        let ended = self.published(session).zip(self.conditions());
        ended.is_some_and(|(published, how)| at > how.rulings_end(published).max(how.appeals_end(published)))
    }

    /// Whether an entry is ranked after a session. Who leaves when all of it is over has what he has.
    pub(crate) fn is_ranked(&self, entry: EntryNo, session: u16) -> bool {
        match self.entries.get(&entry).map(|known| known.standing) {
            Some(EntryStanding::Playing | EntryStanding::ToBeDisqualified) => true,
            Some(EntryStanding::Withdrawn) => self.played_to_the_end.contains(&(entry, session)),
            Some(EntryStanding::Disqualified) | None => false,
        }
    }

    pub(crate) fn playing_mut(&mut self, section: Section) -> Option<&mut Playing> {
        self.sessions.last_mut()?.sections.get_mut(section.index()?)
    }
}

fn set_of(movement: &Movement, board: u32) -> usize {
    (board as usize).div_ceil(usize::from(movement.boards_per_set).max(1))
}
