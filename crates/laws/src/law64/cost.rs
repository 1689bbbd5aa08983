//! What one established revoke costs.

use openroom_lawbook::{
    Edition, Provision,
    differences::{self, EarlierRevokeInTheSuit, OpenCardNotPlayed, RevokesOfBothSides},
    provisions::*,
};

use super::Spoken;
use crate::law61::Missed;

/// An established revoke, and all that decides what it costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Established {
    /// The trick, counted from 0.
    pub trick: u8,
    /// Who won it.
    pub won_by: WonBy,
    /// How many later tricks the offending side won.
    pub later: u8,
    /// Which cards were missed.
    pub missed: Missed,
    /// An earlier revoke of the same player in the same suit.
    pub earlier: Option<OtherRevoke>,
    /// A revoke of the other side on the same board.
    pub other_side: Option<OtherRevoke>,
    /// When it was spoken of.
    pub spoken: Spoken,
    /// Whether both sides revoked on the trick and both were corrected after the lead to the next.
    pub corrected_together: Together,
    /// The paragraph by which a card that was never played counts as one.
    pub deemed: Option<Provision>,
}

/// Who won the trick of the revoke, seen from the player who revoked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WonBy {
    /// He himself, with his own card.
    Offender,
    /// His partner; dummy, where declarer revoked.
    Partner,
    /// The other side.
    Opponents,
}

/// What became of another revoke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OtherRevoke {
    /// It was established.
    Established,
    /// It was corrected in time.
    Corrected,
}

/// Whether two revokes on one trick were corrected together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Together {
    /// No.
    No,
    /// Yes.
    Yes,
}

/// The tricks that go to the non-offending side after play, and the paragraph that says so.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// None, one or two.
    pub tricks: u8,
    /// By which paragraph.
    pub by: Provision,
}

impl Established {
    /// The tricks that an edition transfers: one, and a second one where the offender himself won the trick of the revoke
    /// and his side a later one.
    pub fn transfer(&self, edition: Edition) -> Transfer {
        if let Some(by) = self.exception(edition) {
            return Transfer { tricks: 0, by };
        }
        match (self.won_by, self.deemed) {
            (WonBy::Offender, None) => Transfer { tricks: 1 + self.later.min(1), by: L64A1 },
            (WonBy::Offender | WonBy::Partner | WonBy::Opponents, _) => Transfer { tricks: 1, by: L64A2 },
        }
    }

    /// Where the Director looks whether a side is compensated: revokes of both sides and repeated ones may have paragraphs
    /// of their own, by whatever exception nothing is transferred.
    pub fn equity(&self, edition: Edition) -> Provision {
        let own = [
            (L64C2b, other_side_counts(self.other_side, edition)),
            (L64C2a, earlier_counts(self.earlier, edition)),
        ];
        own.into_iter().find(|(by, applies)| *applies && by.exists_in(edition)).map_or(L64C1, |(by, _)| by)
    }

    /// The paragraph by which nothing is transferred, where there is one.
    fn exception(&self, edition: Edition) -> Option<Provision> {
        let applies = [
            (L64B1, self.won_by == WonBy::Opponents && self.later == 0),
            (L64B2, earlier_counts(self.earlier, edition)),
            (L64B3, missed_an_open_card(self.missed, edition)),
            (L64B4, self.spoken == Spoken::AfterACall),
            (L64B5, self.spoken == Spoken::AfterTheRound),
            (L64B6, self.trick == 11),
            (L64B7, other_side_counts(self.other_side, edition)),
            (L64B8, L64B8.exists_in(edition) && self.corrected_together == Together::Yes),
        ];
        applies.into_iter().find(|(_, applies)| *applies).map(|(by, _)| by)
    }
}

/// Whether an earlier revoke in the suit makes this one free.
fn earlier_counts(earlier: Option<OtherRevoke>, edition: Edition) -> bool {
    match differences::earlier_revoke_in_the_suit(edition) {
        EarlierRevokeInTheSuit::Any => earlier.is_some(),
        EarlierRevokeInTheSuit::Established => earlier == Some(OtherRevoke::Established),
    }
}

/// Whether a card that lay open makes it free.
fn missed_an_open_card(missed: Missed, edition: Edition) -> bool {
    match missed {
        Missed::PenaltyCard | Missed::Dummy => true,
        Missed::Faced => match differences::open_card_not_played(edition) {
            OpenCardNotPlayed::AnyFacedCard => true,
            OpenCardNotPlayed::PenaltyCardOrDummys => false,
        },
        Missed::Closed => false,
    }
}

/// Whether a revoke of the other side keeps tricks from going over.
fn other_side_counts(other: Option<OtherRevoke>, edition: Edition) -> bool {
    match differences::revokes_of_both_sides(edition) {
        RevokesOfBothSides::Any => other.is_some(),
        RevokesOfBothSides::BothEstablished => other == Some(OtherRevoke::Established),
    }
}
