use super::report::worst;
use super::{Bounds, Budget, Claim, ClaimError};

/// What becomes of tricks that were conceded.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Concession {
    /// The tricks conceded.
    pub conceded: u8,
    /// The tricks that normal play of the cards still held wins at the least.
    pub worst: Bounds,
}

impl Concession {
    /// The conceded tricks that no normal play could lose: certainly the first number, perhaps as many as the second.
    pub fn cannot_be_lost(&self, left: u8) -> (u8, u8) {
        let kept = left.saturating_sub(self.conceded);
        (self.worst.least.saturating_sub(kept), self.worst.most.saturating_sub(kept))
    }
}

/// Examines a concession: the claimer keeps `claimed` of the tricks left and gives up the rest.
/// No trick is thrown away on purpose, for that would not be normal.
pub fn concession(claim: &Claim, budget: Budget) -> Result<Concession, ClaimError> {
    claim.check()?;
    let left = claim.position.tricks_left();
    let all = Claim { claimed: left, ..claim.clone() };
    Ok(Concession { conceded: left - claim.claimed, worst: worst(&all, budget)? })
}
