use openroom_cards::Cards;
use serde::{Deserialize, Serialize};

use crate::Form;

/// Something that is yet to happen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wait {
    /// The player's next call.
    NextCall(Takes),
    /// The player's next card.
    NextCard,
    /// The end of play.
    EndOfPlay,
}

/// Which acts end a wait.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Takes {
    /// Only one that stands.
    WhatStands,
    /// Whatever is done: the Law that waits judges it.
    Anything,
}

impl Wait {
    pub(super) fn form(self) -> Form {
        match self {
            Wait::NextCall(_) => Form::Call,
            Wait::NextCard => Form::Card(Cards::PACK),
            Wait::EndOfPlay => Form::Happening,
        }
    }
}
