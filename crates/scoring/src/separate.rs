//! Scores that differ between the two sides, and what a knockout makes of them.

use openroom_lawbook::provisions::{
    L12C1a, L12C1ei, L12C1eii, L12C2a, L12C2b, L12C4, L86B2a, L86B2b, L86B2c, L86D_2007,
};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, ResultsThatCannotBeCompared},
};

use crate::{AtFault, Averages, Cause, Granted, MatchConditions, MatchMethod, Ratio, Responsibility};

/// What two contestants get, each in his own sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Apart {
    /// The one named first.
    pub first: Granted,
    /// The other.
    pub second: Granted,
}

/// Both contestants of a knockout get the mean of what each was awarded, with opposite signs.
pub fn knockout_mean(first: &Ratio, second: &Ratio) -> Apart {
    let mean = (first - second) * Ratio::percent(50);
    let granted = |amount| Granted { amount, by: L12C4 };
    Apart { first: granted(mean.clone()), second: granted(-mean) }
}

/// The non-offenders caused a part of their own loss.
///
/// All three scores are seen from the non-offenders: at the table, at the table without their own error, and what
/// rectifying the infraction alone would have given. First the non-offenders, then the offenders.
pub fn self_inflicted(table: &Ratio, without_error: &Ratio, rectified: &Ratio) -> Apart {
    let own_part = without_error - table;
    let own_part = if own_part.is_negative() { Ratio::ZERO } else { own_part };
    let relieved = rectified - own_part;
    // What is not made good takes nothing of what was scored at the table.
    let relieved = if relieved < *table { table.clone() } else { relieved };
    Apart {
        first: Granted { amount: relieved, by: L12C1eii },
        second: Granted { amount: -rectified, by: L12C1ei },
    }
}

/// One team is at fault for results that cannot be compared: the other gets average plus or the assigned score,
/// whichever is more; the offenders get the complement. None in an edition without this paragraph.
pub fn one_team_at_fault(edition: Edition, averages: &Averages, assigned: Option<&Ratio>) -> Option<Apart> {
    let by = L86B2b.in_force(edition)?;
    let plus = averages.imps(Responsibility::NotAtFault, None).amount;
    let more = assigned.filter(|assigned| **assigned > plus).cloned().unwrap_or(plus);
    let granted = |amount| Granted { amount, by };
    Some(Apart { first: granted(more.clone()), second: granted(-more) })
}

/// The provisions that rule results of two tables which cannot be compared.
pub fn incomparable_provisions(edition: Edition, cause: Cause, at_fault: AtFault) -> Vec<Provision> {
    let by_fault = match at_fault {
        AtFault::Neither => L86B2a,
        AtFault::Home | AtFault::Away => L86B2b,
        AtFault::Both => L86B2c,
    };
    let by_cause = match cause {
        Cause::NoResult => return Vec::new(),
        Cause::PlayedWrongly | Cause::OneTable => None,
        Cause::Fouled => Some(fouled_in_teams(edition)),
    };
    by_cause.into_iter().chain(by_fault.in_force(edition)).collect()
}

/// What the team not at fault gets, and by which provision: average plus, or what it would be assigned.
pub(crate) fn more_favourable(
    conditions: &MatchConditions,
    cause: Cause,
    plus: Option<Ratio>,
    assigned: Option<Ratio>,
) -> (Ratio, Provision) {
    let plus_by = match conditions.method {
        MatchMethod::BoardAMatch => L12C2a,
        MatchMethod::Imps | MatchMethod::TotalPoints => L12C2b,
    };
    let cause_by = match cause {
        Cause::NoResult => L12C1a,
        Cause::Fouled | Cause::PlayedWrongly | Cause::OneTable => {
            match differences::results_that_cannot_be_compared(conditions.edition) {
                ResultsThatCannotBeCompared::ByFault => {
                    return (plus.into_iter().chain(assigned).max().unwrap_or_default(), L86B2b);
                }
                ResultsThatCannotBeCompared::AsTheDirectorDecides if cause == Cause::OneTable => L86D_2007,
                ResultsThatCannotBeCompared::AsTheDirectorDecides => L12C1a,
            }
        }
    };
    match assigned {
        Some(assigned) => (assigned, cause_by),
        None => (plus.unwrap_or_default(), plus_by),
    }
}

/// The provisions that give averages in IMPs in a match, beside those for every event.
pub fn team_average_provisions(edition: Edition) -> &'static [Provision] {
    use openroom_lawbook::provisions::L86A_2007;
    if L86A_2007.exists_in(edition) { &[L86A_2007] } else { &[] }
}

/// The provisions by which both teams of a knockout get the mean.
pub fn knockout_provisions(edition: Edition) -> &'static [Provision] {
    use openroom_lawbook::provisions::L86B_2007;
    if L86B_2007.exists_in(edition) { &[L12C4, L86B_2007] } else { &[L12C4] }
}

/// The scores of both sides by the method that an authority could prescribe in 2007.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MethodOf2007 {
    /// The most favourable result that was likely, in the non-offenders' sign.
    pub non_offenders: (i32, Provision),
    /// The most unfavourable result that was at all probable, in the offenders' sign.
    pub offenders: (i32, Provision),
    /// The provision by which the two need not balance, where they do not.
    pub need_not_balance: Option<Provision>,
}

/// Assigns by that method from results seen by the non-offenders: those that were likely, and those that were at all
/// probable. None in a later edition, or where there is no result.
pub fn best_likely_worst_probable(
    edition: Edition,
    likely: &[i32],
    at_all_probable: &[i32],
) -> Option<MethodOf2007> {
    use openroom_lawbook::provisions::{L12C1ei_2007, L12C1eii_2007, L12C1f_2007};
    let by = L12C1ei_2007.in_force(edition)?;
    let best = *likely.iter().max()?;
    let worst = -*at_all_probable.iter().max()?;
    Some(MethodOf2007 {
        non_offenders: (best, by),
        offenders: (worst, L12C1eii_2007),
        need_not_balance: (best + worst != 0).then_some(L12C1f_2007),
    })
}

/// The provision under which a fouled board of a match is scored.
pub fn fouled_in_teams(edition: Edition) -> Provision {
    use openroom_lawbook::provisions::{L87B, L87C};
    L87C.in_force(edition).unwrap_or(L87B)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn w(number: i64) -> Ratio {
        Ratio::whole(number)
    }

    fn amounts(apart: &Apart) -> (Ratio, Ratio) {
        (apart.first.amount.clone(), apart.second.amount.clone())
    }

    #[test]
    fn a_knockout_takes_the_mean() {
        // A +6 by its ruling, B −2 by its own: seen from A +6 and +2, the mean is +4.
        assert_eq!(amounts(&knockout_mean(&w(6), &w(-2))), (w(4), w(-4)));
        // Both average plus: seen from A +3 and −3.
        assert_eq!(amounts(&knockout_mean(&w(3), &w(3))), (w(0), w(0)));
    }

    #[test]
    fn what_a_side_did_to_itself_is_not_made_good() {
        // −12 at the table, −10 without the blunder: two of it are their own. +1 rectified, less two: −1.
        assert_eq!(amounts(&self_inflicted(&w(-12), &w(-10), &w(1))), (w(-1), w(-1)));
        // All of it their own: −12 + 13 = +1, they keep −12.
        assert_eq!(amounts(&self_inflicted(&w(-12), &w(1), &w(1))), (w(-12), w(-1)));
        // Without their error they would have done better than by the rectification: what they scored is theirs.
        assert_eq!(amounts(&self_inflicted(&w(3), &w(20), &w(10))), (w(3), w(-10)));
    }

    #[test]
    fn the_method_of_2007() {
        let apart = best_likely_worst_probable(Edition::Laws2007, &[420, 170], &[980, 420, 170]).unwrap();
        assert_eq!((apart.non_offenders.0, apart.offenders.0), (420, -980));
        assert!(apart.need_not_balance.is_some());
        let same = best_likely_worst_probable(Edition::Laws2007, &[420], &[420]).unwrap();
        assert_eq!(same.need_not_balance, None);
        assert_eq!(best_likely_worst_probable(Edition::Laws2017, &[420], &[420]), None);
    }

    #[test]
    fn average_plus_or_the_assigned_score() {
        let averages = Averages::default();
        let of = |assigned| {
            one_team_at_fault(Edition::Laws2017, &averages, Some(&w(assigned))).map(|a| amounts(&a))
        };
        assert_eq!(of(1), Some((w(3), w(-3))));
        assert_eq!(of(8), Some((w(8), w(-8))));
        assert_eq!(one_team_at_fault(Edition::Laws2007, &averages, Some(&w(8))), None);
    }
}
