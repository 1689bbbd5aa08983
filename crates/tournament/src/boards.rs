use openroom_cards::Seat;
use openroom_lawbook::Provision;
use openroom_laws::{CaseState, Event, RebuildError, Table};
use serde::{Deserialize, Serialize};

/// Boards by their numbers, from the first to the last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Boards {
    /// The first.
    pub first: u32,
    /// The last.
    pub last: u32,
}

impl Boards {
    /// One board.
    pub const fn one(board: u32) -> Boards {
        Boards { first: board, last: board }
    }

    /// Whether the board is among them.
    pub fn contains(self, board: u32) -> bool {
        (self.first..=self.last).contains(&board)
    }
}

/// How boards were dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// By the players, at the table.
    AtTheTable,
    /// In advance, by the Director.
    InAdvance {
        /// How the store names what it keeps sealed.
        sealed: String,
    },
    /// In advance, by somebody whom the Director appointed for it.
    ByHelper {
        /// Who.
        helper: crate::Person,
        /// How the store names what it keeps sealed.
        sealed: String,
    },
    /// By a computer, which is as random as shuffling and dealing.
    ByComputer {
        /// How the store names what it keeps sealed.
        sealed: String,
    },
}

/// Why a board is dealt anew.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RedealBecause {
    /// The deal was faulty, or a card could have been seen, before the auction began for the first time.
    Faulty,
    /// The pack was not shuffled, or the deal comes from another session.
    NotShuffled,
    /// The Director has another reason that the Laws allow.
    Ordered,
}

/// How far a case from a table was brought.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaseStands {
    /// It is ruled.
    Ruled,
    /// What it was about no longer stands.
    Lapsed,
    /// The Director waived the rectification.
    Waived,
    /// The Director took his ruling back.
    Withdrawn,
    /// It waits for an answer.
    Open,
    /// Its Law no longer gives what was ordered: it is for the Director.
    Strayed,
}

/// A case from a table, without any card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaseNote {
    /// What it was about.
    pub matter: String,
    /// Whose irregularity.
    pub offender: Seat,
    /// The provision that was breached.
    pub breach: Provision,
    /// The provisions that ordered something.
    pub ordered: Vec<Provision>,
    /// How far it was brought.
    pub stands: CaseStands,
}

/// What a board played on the engine's table brings with it. The record itself lies outside the log, sealed
/// while somebody has still to play the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableNote {
    /// The result, where the play came to one.
    pub outcome: Option<openroom_cards::Outcome>,
    /// The cases, in order.
    pub cases: Vec<CaseNote>,
    /// What the Director comes back to: the case, from 0, and the provision.
    pub reviews: Vec<(u16, Provision)>,
}

impl TableNote {
    /// The note of a table that these events made.
    pub fn of(events: Vec<Event>) -> Result<TableNote, RebuildError> {
        let table = Table::rebuild(events)?;
        let cases = table.cases().iter().map(|case| CaseNote {
            matter: case.matter.name().to_owned(),
            offender: case.matter.offender(),
            breach: case.matter.breach(),
            ordered: case.orders.iter().map(|given| given.by).collect(),
            stands: match case.state {
                CaseState::Open => CaseStands::Open,
                CaseState::Closed => CaseStands::Ruled,
                CaseState::Lapsed => CaseStands::Lapsed,
                CaseState::Waived => CaseStands::Waived,
                CaseState::Withdrawn => CaseStands::Withdrawn,
                CaseState::Strayed => CaseStands::Strayed,
            },
        });
        Ok(TableNote {
            outcome: table.position().outcome(),
            cases: cases.collect(),
            reviews: table.reviews().map(|(case, by)| (case.0, by)).collect(),
        })
    }
}
