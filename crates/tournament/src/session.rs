use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::Seat;
use openroom_movements::{Bracket, Change, Contestant, Draw, Kind, Match, Movement, Unit};
use serde::{Deserialize, Serialize};

use crate::person::index;
use crate::{Boards, Digest, EntryNo, Moment, Plan};

/// A section as it begins: its contestants in their numbers, and how it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SectionStart {
    /// The entries: the first is contestant 1.
    pub entries: Vec<EntryNo>,
    /// How it is played.
    pub plan: Plan,
}

/// A session: sections that play at the same time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Session {
    /// The sections.
    pub sections: Vec<Playing>,
    /// When its scores were first made available, which starts its periods.
    pub published: Option<Moment>,
    /// What is known of how its boards were dealt.
    pub dealt: Vec<(Boards, crate::Dealing)>,
    /// The digests of the deals that are kept.
    pub digests: BTreeMap<u32, Digest>,
    /// Boards that were ordered to be dealt anew and have not been.
    pub undealt: BTreeSet<u32>,
    /// Boards of which copies were made, and how many there are of each.
    pub copied: Vec<(Boards, u16)>,
}

/// A section while it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playing {
    /// The place where it plays, where it has a name.
    pub name: String,
    /// The entries: the first is contestant 1.
    pub entries: Vec<EntryNo>,
    /// The movement as it is now; drawn rounds are added as they are published.
    pub movement: Movement,
    /// How many rounds the plan has.
    pub rounds: u16,
    /// When each round was called.
    pub called: Vec<Moment>,
    /// The bracket of a knockout.
    pub bracket: Option<Bracket>,
    /// The draws as they were published; nothing changes them.
    pub draws: Vec<Draw>,
    /// Who went on from each match of a knockout when the next round was drawn, by round and match from 0.
    pub winners: BTreeMap<(usize, usize), Contestant>,
    /// Who was named to go on from matches of a knockout that were tied.
    pub tie_breaks: BTreeMap<(usize, usize), Contestant>,
    /// Matches of a knockout that stand otherwise than when the next round was drawn, and whose draw the Director let
    /// stand.
    pub upheld: BTreeSet<(usize, usize)>,
    /// The seats that are empty because somebody left or comes late, by round and table from 0, and whose they were.
    pub vacated: BTreeMap<(usize, usize, Seat), Contestant>,
    /// Those who were entered after the start, and from which round on they play.
    pub late: BTreeMap<Contestant, u16>,
}

impl Session {
    /// Whether a board has its deal.
    pub fn is_dealt(&self, board: u32) -> bool {
        !self.undealt.contains(&board) && self.dealt.iter().any(|(boards, _)| boards.contains(board))
    }

    /// How a board was dealt, the last time that it was.
    pub fn dealing(&self, board: u32) -> Option<&crate::Dealing> {
        let mut dealt = self.dealt.iter().rev();
        dealt.find(|(boards, _)| boards.contains(board)).map(|(_, dealing)| dealing)
    }

    /// How often a board was dealt.
    pub fn times_dealt(&self, board: u32) -> usize {
        self.dealt.iter().filter(|(boards, _)| boards.contains(board)).count()
    }
}

impl Playing {
    /// A section that begins so.
    pub(crate) fn new(start: &SectionStart, unit: Unit) -> Playing {
        let contestants = start.entries.len() as u16;
        let movement = start.plan.movement(unit, contestants);
        let rounds = match &start.plan {
            Plan::Movement(movement) => movement.rounds.len() as u16,
            Plan::Swiss { .. } | Plan::Knockout { .. } => movement.sets,
        };
        Playing {
            name: String::new(),
            entries: start.entries.clone(),
            bracket: start.plan.bracket(contestants),
            movement,
            rounds,
            called: Vec::new(),
            draws: Vec::new(),
            winners: BTreeMap::new(),
            tie_breaks: BTreeMap::new(),
            upheld: BTreeSet::new(),
            vacated: BTreeMap::new(),
            late: BTreeMap::new(),
        }
    }

    /// The movement is put right.
    pub(crate) fn change(&mut self, change: Change) {
        let Ok((changed, _)) = self.movement.changed(change) else { return };
        for (round, (before, after)) in self.movement.rounds.iter().zip(&changed.rounds).enumerate() {
            for (table, (before, after)) in before.tables.iter().zip(&after.tables).enumerate() {
                let left = before.occupants().filter(|(seat, _)| after.seats[*seat].is_none());
                self.vacated.extend(left.map(|(seat, who)| ((round, table, seat), who)));
            }
        }
        self.movement = changed;
    }

    /// Whether seats wait for a contestant.
    pub(crate) fn is_awaited(&self, contestant: Contestant) -> bool {
        self.vacated.values().any(|who| *who == contestant)
    }

    /// Whether seats wait for a contestant in a round after this one, counted from 1.
    pub(crate) fn is_awaited_after(&self, contestant: Contestant, round: u16) -> bool {
        self.vacated.iter().any(|((at, ..), who)| *who == contestant && *at >= usize::from(round))
    }

    /// Whether somebody else has taken a seat that waited for a contestant.
    pub(crate) fn has_lost_its_place(&self, contestant: Contestant) -> bool {
        let mut own = self.vacated.iter().filter(|(_, who)| **who == contestant);
        own.any(|(&(round, table, seat), _)| {
            let tables = self.movement.rounds.get(round).map_or(&[][..], |round| &round.tables);
            tables.get(table).is_some_and(|table| table.seats[seat].is_some_and(|who| who != contestant))
        })
    }

    /// The movement with a contestant in the seats that wait for it from a round on, counted from 1.
    pub(crate) fn with_back(&self, contestant: Contestant, from: u16) -> Movement {
        let mut movement = self.movement.clone();
        let own = self.vacated.iter().filter(|(_, who)| **who == contestant);
        for (&(round, table, seat), _) in own.filter(|((round, ..), _)| *round + 1 >= usize::from(from)) {
            let tables = movement.rounds.get_mut(round).map(|round| &mut round.tables);
            let place = tables.and_then(|tables| tables.get_mut(table)).map(|table| &mut table.seats[seat]);
            if let Some(empty @ None) = place {
                *empty = Some(contestant);
            }
        }
        movement
    }

    /// A contestant has its places again from a round on, counted from 1.
    pub(crate) fn comes_back(&mut self, contestant: Contestant, from: u16) {
        self.movement = self.with_back(contestant, from);
        self.vacated.retain(|(round, ..), who| *who != contestant || *round + 1 < usize::from(from));
    }

    /// The rounds after those that were called are not played.
    pub(crate) fn cut_short(&mut self, after: u16) {
        self.rounds = after;
        self.movement.rounds.truncate(usize::from(after));
        self.draws.truncate(usize::from(after));
        self.forget_later_rounds();
    }

    /// Who went on to a round that is not played, and whose seats were empty in it, is open again.
    pub(crate) fn forget_later_rounds(&mut self) {
        let drawn = self.draws.len();
        self.winners.retain(|(stage, _), _| stage + 1 < drawn);
        self.upheld.retain(|(stage, _)| stage + 1 < drawn);
        if self.is_drawn() {
            self.vacated.retain(|(of, _, _), _| *of < drawn);
        }
    }

    /// Whether a contestant plays in a round, from 0.
    fn plays_in(&self, round: usize, contestant: Contestant) -> bool {
        let tables = self.movement.rounds.get(round).map_or(&[][..], |round| &round.tables);
        let mut played = tables.iter().filter(|table| table.is_played());
        played.any(|table| table.occupants().any(|(_, who)| who == contestant))
    }

    /// How many rounds without opponents a contestant had: drawn or planned so, or because theirs left or came late.
    pub(crate) fn byes(&self, contestant: Contestant) -> usize {
        // A round that was drawn and not called has given nobody anything.
        let called = self.draws.iter().take(self.called.len());
        let drawn = called.filter(|draw| draw.bye == Some(contestant)).count();
        if !self.is_drawn() {
            let from = self.late.get(&contestant).map_or(0, |from| usize::from(*from).saturating_sub(1));
            let away = |round: usize| {
                let mut empty = self.vacated.iter().filter(|((of, _, _), _)| *of == round);
                empty.any(|(_, who)| *who == contestant)
            };
            let sits_out = |round: &usize| !self.plays_in(*round, contestant) && !away(*round);
            return (from..self.called.len()).filter(sits_out).count();
        }
        let left_alone = |round: usize| {
            let tables = self.movement.rounds.get(round).map_or(&[][..], |round| &round.tables);
            let sits = |table: usize| {
                tables.get(table).is_some_and(|table| table.occupants().any(|(_, who)| who == contestant))
            };
            let mut empty = self.vacated.keys().filter(|(of, _, _)| *of == round);
            !self.plays_in(round, contestant) && empty.any(|(_, table, _)| sits(*table))
        };
        drawn + (0..self.called.len()).filter(|round| left_alone(*round)).count()
    }

    /// How many of the rounds that were drawn a contestant did not play.
    pub(crate) fn rounds_not_drawn(&self, contestant: Contestant) -> usize {
        (0..self.draws.len()).filter(|round| !self.plays_in(*round, contestant)).count()
    }

    /// An entry takes an empty place from a round on; where rounds are drawn it is drawn from then on.
    pub(crate) fn joins(&mut self, entry: EntryNo, from: u16) {
        if self.is_drawn() {
            self.movement.contestants += 1;
        } else if let Ok((joined, _)) = self.movement.joined(from) {
            self.movement = joined;
        } else {
            return;
        }
        self.entries.push(entry);
        self.late.insert(Contestant(self.entries.len() as u16), from);
    }

    /// The last round that was called; 0 before the first.
    pub fn round(&self) -> u16 {
        self.called.len() as u16
    }

    /// Whether its rounds are drawn one by one.
    pub fn is_drawn(&self) -> bool {
        matches!(self.movement.kind, Kind::Swiss | Kind::Knockout)
    }

    /// How many tables are set up; where rounds are drawn one by one, as many as the fullest of them takes.
    pub fn tables(&self) -> u16 {
        let laid = self.movement.tables() as u16;
        if !self.is_drawn() {
            return laid;
        }
        let played =
            |round: &Vec<Match>| round.iter().filter(|one| matches!(one, Match::Between(..))).count();
        let matches = match &self.bracket {
            Some(bracket) => bracket.rounds.iter().map(played).max().unwrap_or(0) as u16,
            None => self.movement.contestants / 2,
        };
        let each = match self.movement.unit {
            Unit::Player | Unit::Pair => 1,
            Unit::Team => 2,
        };
        laid.max(matches * each)
    }

    /// The entry that plays as this contestant.
    pub fn entry(&self, contestant: Contestant) -> Option<EntryNo> {
        self.entries.get(index(contestant)?).copied()
    }

    /// The contestant that an entry is here.
    pub fn contestant(&self, entry: EntryNo) -> Option<Contestant> {
        let place = self.entries.iter().position(|&other| other == entry)?;
        Some(Contestant(place as u16 + 1))
    }
}
