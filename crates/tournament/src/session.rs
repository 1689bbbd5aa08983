use std::collections::{BTreeMap, BTreeSet};

use openroom_movements::{Bracket, Contestant, Draw, Movement};
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
    /// Who won each match of a knockout, by round and match from 0.
    pub winners: BTreeMap<(usize, usize), Contestant>,
}

impl Session {
    /// Whether a board has its deal.
    pub fn is_dealt(&self, board: u32) -> bool {
        !self.undealt.contains(&board) && self.dealt.iter().any(|(boards, _)| boards.contains(board))
    }

    /// How often a board was dealt.
    pub fn times_dealt(&self, board: u32) -> usize {
        self.dealt.iter().filter(|(boards, _)| boards.contains(board)).count()
    }
}

impl Playing {
    /// A section that begins so.
    pub(crate) fn new(start: &SectionStart, unit: openroom_movements::Unit) -> Playing {
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
        }
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
    }

    /// The last round that was called; 0 before the first.
    pub fn round(&self) -> u16 {
        self.called.len() as u16
    }

    /// Whether its rounds are drawn one by one.
    pub fn is_drawn(&self) -> bool {
        matches!(self.movement.kind, openroom_movements::Kind::Swiss | openroom_movements::Kind::Knockout)
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
