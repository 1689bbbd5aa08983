//! Scores that differ between the two sides, and what a knockout makes of them.

use openroom_lawbook::provisions::{L12C1ei, L12C1eii, L12C4, L86B2b};
use openroom_lawbook::{Edition, Provision};

use crate::{Averages, Granted, Ratio, Responsibility};

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
    Apart {
        first: Granted { amount: rectified - own_part, by: L12C1eii },
        second: Granted { amount: -rectified, by: L12C1ei },
    }
}

/// One team is at fault for results that cannot be compared: the other gets average plus or the assigned score,
/// whichever is more; the offenders get the complement. None in an edition without this paragraph.
pub fn one_team_at_fault(edition: Edition, averages: &Averages, assigned: Option<&Ratio>) -> Option<Apart> {
    match edition {
        Edition::Laws2007 => None,
        Edition::Laws2017 | Edition::Poland2024 => {
            let plus = averages.imps(Responsibility::NotAtFault, None).amount;
            let more = assigned.filter(|assigned| **assigned > plus).cloned().unwrap_or(plus);
            let granted = |amount| Granted { amount, by: L86B2b };
            Some(Apart { first: granted(more.clone()), second: granted(-more) })
        }
    }
}

/// The provision under which a fouled board of a match is scored.
pub fn fouled_in_teams(edition: Edition) -> Provision {
    use openroom_lawbook::provisions::{L87B, L87C};
    match edition {
        Edition::Laws2007 => L87B,
        Edition::Laws2017 | Edition::Poland2024 => L87C,
    }
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
