use std::fmt;

use openroom_cards::{BySide, Card, Deal, Denomination, Seat};

use super::History;
use crate::PlayError;
use crate::double_dummy::{CardValue, Solvers, TraceError};

/// What the sides would have won without a revoke, double dummy from the position before it.
#[derive(Clone, Debug)]
pub struct RevokeEquity {
    /// Who revoked.
    pub offender: Seat,
    /// The play before the revoke.
    pub before: History,
    /// The tricks of each side in all, had the offender followed suit and all played their best from there.
    pub without: BySide<u8>,
    /// The lawful cards of the offender, and the tricks that his side would still have won with each.
    pub lawful: Vec<CardValue>,
}

impl RevokeEquity {
    /// Whether it was on the twelfth trick, where a revoke is corrected as long as the hands are not back in the board.
    pub fn is_twelfth_trick(&self) -> bool {
        self.before.position.tricks_left() == 2
    }

    /// The tricks by which the non-offending side falls short of this, when it has so many after
    /// any transfer; none where it is not damaged.
    pub fn short(&self, tricks: u8) -> Option<u8> {
        let side = self.offender.side().other();
        self.without[side].checked_sub(tricks).filter(|short| *short > 0)
    }
}

/// Why a revoke cannot be examined.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RevokeError {
    /// A card before it was not lawful.
    Before(TraceError),
    /// There is no card in that place.
    NoCard(usize),
    /// The card there was lawful.
    NoRevoke(Seat, Card),
    /// The card there was wrong in another way.
    Other(PlayError),
}

impl fmt::Display for RevokeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RevokeError::Before(error) => error.fmt(f),
            RevokeError::NoCard(index) => write!(f, "there is no card {} in the play", index + 1),
            RevokeError::NoRevoke(seat, card) => write!(f, "{card} by {seat} was no revoke"),
            RevokeError::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RevokeError {}

/// Examines the revoke in this place of the play.
pub fn revoke_equity(
    solvers: &Solvers,
    deal: &Deal,
    denomination: Denomination,
    declarer: Seat,
    play: &[Card],
    revoke: usize,
) -> Result<RevokeEquity, RevokeError> {
    let card = *play.get(revoke).ok_or(RevokeError::NoCard(revoke))?;
    let before = History::of(deal, denomination, declarer, &play[..revoke]).map_err(RevokeError::Before)?;
    let offender = match before.position.play(card) {
        Err(PlayError::Revoke(seat, _)) => seat,
        Err(other) => return Err(RevokeError::Other(other)),
        Ok(_) => {
            let seat = before.position.turn().ok_or(RevokeError::NoCard(revoke))?;
            return Err(RevokeError::NoRevoke(seat, card));
        }
    };
    let lawful = solvers.values(&[before.position]).swap_remove(0);
    let best = lawful.iter().map(|value| value.tricks).max().unwrap_or(0);
    let mut without = before.won;
    without[offender.side()] += best;
    without[offender.side().other()] += before.position.tricks_left() - best;
    Ok(RevokeEquity { offender, before, without, lawful })
}
