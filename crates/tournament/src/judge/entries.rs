//! Entries, substitutes, withdrawals, system cards.

use openroom_lawbook::provisions::{L4, L8B1, L40B2ai, L40B2aii, L80B2d, L82B2};
use openroom_lawbook::regulations::TeamSize;
use openroom_movements::{Change, Kind, Unit, faults};

use super::{Follows, Judging, LONGEST_TEXT};
use crate::{
    Entry, EntryNo, Happened, Line, OwnReason, Partners, Person, Refused, Role, Section, SystemCard, Why,
};

impl Judging<'_> {
    pub(super) fn enter(&self, players: &[Person], captain: Option<Person>) -> Follows {
        self.only_before_start()?;
        if !players.contains(&self.request.by) && captain != Some(self.request.by) {
            self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])?;
        }
        let entry = self.must_fit_in(players, captain)?;
        Ok(vec![Happened::Entered { entry, players: players.to_vec(), captain }])
    }

    /// After the start the Director finds an empty place: a half table, or the next round that is drawn.
    pub(super) fn enter_late(
        &self,
        players: &[Person],
        captain: Option<Person>,
        section: Section,
        from: u16,
    ) -> Follows {
        self.only_directors()?;
        let playing = self.playing(section)?;
        let entry = self.must_fit_in(players, captain)?;
        let drawn = playing.movement.rounds.len() as u16;
        let next = match playing.movement.kind {
            Kind::Knockout => return Err(Why::NoPlace.into()),
            Kind::Swiss => drawn.max(playing.round()) + 1,
            _ => playing.round() + 1,
        };
        if from < next || from > playing.rounds {
            return Err(Why::WrongRound { next }.by(L8B1));
        }
        if !playing.is_drawn() {
            let (_, wrong) = playing.movement.joined(from).map_err(|_| Why::NoPlace)?;
            let known = faults(&playing.movement);
            let faults: Vec<_> = wrong.into_iter().filter(|fault| !known.contains(fault)).collect();
            if !faults.is_empty() {
                return Err(Why::MovementFaulty { faults }.into());
            }
        }
        Ok(vec![
            Happened::Entered { entry, players: players.to_vec(), captain },
            Happened::JoinedLate { entry, section, from },
        ])
    }

    /// The number that such an entry gets.
    fn must_fit_in(&self, players: &[Person], captain: Option<Person>) -> Result<EntryNo, Refused> {
        let conditions = self.event.conditions();
        if let Some(most) = conditions.and_then(|conditions| conditions.most_entries)
            && self.event.active().count() >= usize::from(most)
        {
            return Err(Why::Full { most }.by(L80B2d));
        }
        let more =
            conditions.is_some_and(|known| known.regulations.event.team_size == TeamSize::MoreThanFour);
        let allowed = match self.event.unit {
            None | Some(Unit::Player) => 1..=1,
            Some(Unit::Pair) => 2..=2,
            Some(Unit::Team) => 4..=if more { 8 } else { 4 },
        };
        if !allowed.contains(&players.len()) {
            return Err(Why::WrongNumberOfPlayers { found: players.len(), allowed }.into());
        }
        if captain.is_some() != (self.event.unit == Some(Unit::Team)) {
            return Err(Why::Captain.into());
        }
        let entry = EntryNo(self.event.entries.len() as u16 + 1);
        for (at, &person) in players.iter().enumerate() {
            if players[..at].contains(&person) {
                return Err(Why::PlaysAlready { person, entry }.into());
            }
            self.must_not_play(person)?;
        }
        Ok(entry)
    }

    pub(super) fn must_not_play(&self, person: Person) -> Result<(), Refused> {
        match self.event.entry_of(person) {
            Some(entry) => Err(Why::PlaysAlready { person, entry }.into()),
            None => Ok(()),
        }
    }

    pub(super) fn substitute(&self, entry: EntryNo, leaves: Person, comes: Person) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L4))?;
        let known = self.event.entries.get(&entry).ok_or(Why::NoSuchEntry { entry })?;
        if !known.players.contains(&leaves) {
            return Err(Why::NoSuchPlayer { person: leaves }.into());
        }
        self.must_not_play(comes)?;
        // Who played is who played; a substitute for another session comes when that has begun.
        self.must_be_in_time(self.event.session_no())?;
        self.substituted(entry, vec![Happened::Substituted { entry, leaves, comes }])
    }

    /// An entry that takes part.
    pub(super) fn must_be_of_the_event(&self, entry: EntryNo) -> Result<&Entry, Refused> {
        let known = self.event.entries.get(&entry).ok_or(Why::NoSuchEntry { entry })?;
        if known.plays() { Ok(known) } else { Err(Why::HasLeft { entry }.into()) }
    }

    pub(super) fn withdraw(&self, entry: EntryNo) -> Follows {
        let known = self.must_be_of_the_event(entry)?;
        if !known.is_of(self.request.by) || self.event.session_no() > 0 {
            self.only_directors()?;
        }
        let mut follows = vec![Happened::Withdrew { entry }];
        follows.extend(self.leaves_the_movement(entry));
        follows.extend(self.leaves_its_match(entry));
        Ok(follows)
    }

    /// What happens to the movements of the session that is played when an entry leaves.
    pub(super) fn leaves_the_movement(&self, entry: EntryNo) -> Option<Happened> {
        let session = self.event.session_no();
        let (section, playing) =
            self.event.sections(session).find(|(_, playing)| playing.entries.contains(&entry))?;
        let after = playing.round();
        if usize::from(after) >= playing.movement.rounds.len() {
            return None;
        }
        let change = Change::Withdraw { contestant: playing.contestant(entry)?, after };
        Some(Happened::MovementChanged { section, change, by: None })
    }

    /// In a knockout the opponents of an entry that leaves have won: what is not entered of their match is cancelled.
    pub(super) fn leaves_its_match(&self, entry: EntryNo) -> Vec<Happened> {
        let session = self.event.session_no();
        let open = self.event.missing(session).into_iter();
        let of_match = |line: &Line| {
            let knockout = self.event.section(session, line.section).is_some_and(|one| one.bracket.is_some());
            let sides = self.event.sides(*line);
            knockout && sides.is_some_and(|sides| sides.values().iter().flatten().any(|one| *one == entry))
        };
        let reason = OwnReason::TeamLeft.text();
        let cancelled = |line| Happened::Cancelled { line, by: L82B2, reason: reason.to_owned() };
        open.filter(of_match).map(cancelled).collect()
    }

    pub(super) fn file_card(&self, pair: Partners, card: &SystemCard) -> Follows {
        if !pair.both().contains(&self.request.by) {
            self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])
                .map_err(|refused| refused.why.by(L40B2aii))?;
        }
        let [one, other] = pair.both();
        let together = |number: &EntryNo| {
            let entry = self.event.entries.get(number);
            entry.is_some_and(|entry| entry.players.contains(&one) && entry.players.contains(&other))
        };
        // In an individual anyone may come to play with anyone.
        if self.event.unit != Some(Unit::Player) && !self.event.active().any(|entry| together(&entry)) {
            return Err(Why::NotPartners.into());
        }
        if card.system.trim().is_empty() || card.text.len() > LONGEST_TEXT || card.openings.len() > 100 {
            return Err(Why::BadText.into());
        }
        if let Some(conditions) = self.event.conditions()
            && card.forbidden_by(&conditions.systems).is_some()
        {
            return Err(Why::SystemNotPermitted.by(L40B2ai));
        }
        Ok(vec![Happened::CardFiled { pair, card: Box::new(card.clone()) }])
    }

    /// Every pair has its card where the regulations ask for one.
    pub(super) fn must_have_cards(&self, entries: &[EntryNo]) -> Result<(), Refused> {
        let required = self.event.conditions().is_some_and(|conditions| {
            conditions.regulations.understandings.system_card
                == openroom_lawbook::regulations::SystemCard::Required
        });
        if !required || self.event.unit != Some(Unit::Pair) {
            return Ok(());
        }
        for &entry in entries {
            let pair = self.event.entries.get(&entry).and_then(|known| match known.players[..] {
                [one, other] => Partners::of(one, other),
                _ => None,
            });
            if pair.is_some_and(|pair| !self.event.cards.contains_key(&pair)) {
                return Err(Why::NoCard { entry }.by(L40B2aii));
            }
        }
        Ok(())
    }
}
