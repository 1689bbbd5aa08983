use openroom_cards::{Cards, Seat};

use super::principles::Trumps;
use super::report::worst;
use super::{Bounds, Budget, Claim, ClaimError, Principles, Statement};

/// A trump that an opponent of the claimer still holds, and what it may win.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OutstandingTrump {
    /// The trumps that are out.
    pub trumps: Cards,
    /// Who holds the highest.
    pub holder: Seat,
    /// Whether the statement spoke of trumps.
    pub mentioned: bool,
    /// The worst where the claimer may have forgotten it.
    pub forgotten: Bounds,
    /// The worst where he knew of it.
    pub known: Bounds,
}

impl OutstandingTrump {
    /// How many tricks some normal play loses to it that a claimer who knew of it would not lose;
    /// none where the search could not tell.
    pub fn can_win(&self) -> Option<u8> {
        if self.forgotten.most < self.known.least {
            Some(self.known.least - self.forgotten.most)
        } else if self.forgotten.least >= self.known.most {
            Some(0)
        } else {
            None
        }
    }
}

/// What a trump that is still out may win; none where none is out.
pub fn outstanding_trump(claim: &Claim, budget: Budget) -> Result<Option<OutstandingTrump>, ClaimError> {
    trump_beside(claim, None, budget)
}

/// The same where the worst of the claim itself is known, so that one of the two results is too.
pub(super) fn trump_beside(
    claim: &Claim,
    known: Option<Bounds>,
    budget: Budget,
) -> Result<Option<OutstandingTrump>, ClaimError> {
    claim.check()?;
    let Some(trump) = claim.position.denomination().trump() else { return Ok(None) };
    let hands = claim.position.hands();
    let opponents = claim.side().other().seats();
    let trumps = (hands[opponents[0]] | hands[opponents[1]]).in_suit(trump);
    let Some(highest) = trumps.highest() else { return Ok(None) };
    let holder = if hands[opponents[0]].contains(highest) { opponents[0] } else { opponents[1] };
    let share = if known.is_some() { 1 } else { 2 };
    let part = Budget { nodes: budget.nodes / u64::from(share), time: budget.time.map(|time| time / share) };
    let by = |trumps: Trumps| {
        let statement = Statement {
            steps: claim.statement.steps.iter().filter(|step| !step.is_about_trumps()).cloned().collect(),
            concedes: claim.statement.concedes.iter().filter(|one| one.suit() != trump).copied().collect(),
            ..claim.statement.clone()
        };
        let principles = Principles { trumps, ..claim.principles };
        let other = Claim { statement, principles, ..claim.clone() };
        match known {
            Some(known) if other == *claim => Ok(known),
            Some(_) | None => worst(&other, part),
        }
    };
    Ok(Some(OutstandingTrump {
        trumps,
        holder,
        mentioned: claim.statement.mentions_trumps(Some(trump)),
        forgotten: by(Trumps::MayBeForgotten)?,
        known: by(Trumps::Known)?,
    }))
}
