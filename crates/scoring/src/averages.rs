use openroom_lawbook::provisions::{L12C2a, L12C2b, L12C2c, L12C2d};
use openroom_lawbook::regulations::SeveralUnplayedBoards;
use openroom_lawbook::{Edition, Provision};

use crate::{Ratio, Responsibility};

/// What average plus, average and average minus are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Averages {
    /// The share of the top for average plus: at least sixty per cent.
    pub plus: Ratio,
    /// The share of the top for average minus: at most forty per cent.
    pub minus: Ratio,
    /// The IMPs for average plus, and with the other sign for average minus.
    pub imps: Ratio,
}

impl Default for Averages {
    fn default() -> Averages {
        Averages { plus: Ratio::percent(60), minus: Ratio::percent(40), imps: Ratio::whole(3) }
    }
}

/// A share or a number of IMPs, and the provision that gave it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    /// How much.
    pub amount: Ratio,
    /// By which provision.
    pub by: Provision,
}

impl Averages {
    /// The share of the top, given the contestant's own rate on the session's other boards, where he has one.
    pub fn share(&self, responsibility: Responsibility, own: Option<&Ratio>) -> Granted {
        let half = Ratio::percent(50);
        let fixed = match responsibility {
            Responsibility::NotAtFault => &self.plus,
            Responsibility::PartlyAtFault => &half,
            Responsibility::DirectlyAtFault => &self.minus,
        };
        let (amount, by) = better_or_worse(responsibility, fixed.clone(), own.cloned(), L12C2a);
        Granted { amount, by }
    }

    /// The IMPs, given the contestant's own mean on the session's other boards, where he has one.
    pub fn imps(&self, responsibility: Responsibility, own: Option<&Ratio>) -> Granted {
        let fixed = match responsibility {
            Responsibility::NotAtFault => self.imps.clone(),
            Responsibility::PartlyAtFault => Ratio::ZERO,
            Responsibility::DirectlyAtFault => -&self.imps,
        };
        let (amount, by) = better_or_worse(responsibility, fixed, own.cloned(), L12C2b);
        Granted { amount, by }
    }
}

/// What is fixed, or the own rate where that is better for one not at fault or worse for one at fault.
pub(crate) fn better_or_worse<T: PartialOrd>(
    responsibility: Responsibility,
    fixed: T,
    own: Option<T>,
    by: Provision,
) -> (T, Provision) {
    let own = own.filter(|own| match responsibility {
        Responsibility::NotAtFault => *own > fixed,
        Responsibility::PartlyAtFault => false,
        Responsibility::DirectlyAtFault => *own < fixed,
    });
    own.map_or((fixed, by), |own| (own, L12C2c))
}

/// On how many of several boards without a result a contestant not at fault gets average plus, and by which provision.
///
/// Not every edition has a scheme for later boards.
pub fn average_plus_boards(
    scheme: SeveralUnplayedBoards,
    without_result: u32,
    edition: Edition,
) -> (u32, Provision) {
    let Some(by) = L12C2d.in_force(edition) else { return (without_result, L12C2a) };
    let boards = scheme.average_plus_on(without_result);
    (boards, if boards < without_result { by } else { L12C2a })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn r(text: &str) -> Ratio {
        text.parse().unwrap()
    }

    #[test]
    fn shares_of_a_top_of_twelve() {
        // 40% of 12 = 4.8; 50% = 6; 60% = 7.2; 64% = 7.68; 35% = 4.2.
        use Responsibility::*;
        let of_twelve = |fault, own: Option<&str>| {
            let own = own.map(r);
            let granted = Averages::default().share(fault, own.as_ref());
            (granted.amount * Ratio::whole(12), granted.by)
        };
        assert_eq!(of_twelve(DirectlyAtFault, None), (r("4.8"), L12C2a));
        assert_eq!(of_twelve(PartlyAtFault, None), (r("6"), L12C2a));
        assert_eq!(of_twelve(NotAtFault, None), (r("7.2"), L12C2a));
        assert_eq!(of_twelve(NotAtFault, Some("64%")), (r("7.68"), L12C2c));
        assert_eq!(of_twelve(NotAtFault, Some("55%")), (r("7.2"), L12C2a));
        assert_eq!(of_twelve(DirectlyAtFault, Some("35%")), (r("4.2"), L12C2c));
        assert_eq!(of_twelve(DirectlyAtFault, Some("52%")), (r("4.8"), L12C2a));
        assert_eq!(of_twelve(PartlyAtFault, Some("70%")), (r("6"), L12C2a));
    }

    #[test]
    fn imps_three_or_as_regulated_or_the_own_mean() {
        use Responsibility::*;
        let three = Averages::default();
        let two = Averages { imps: Ratio::whole(2), ..Averages::default() };
        assert_eq!(three.imps(NotAtFault, None).amount, r("3"));
        assert_eq!(three.imps(DirectlyAtFault, None).amount, r("-3"));
        assert_eq!(three.imps(PartlyAtFault, Some(&r("5"))).amount, r("0"));
        assert_eq!(two.imps(NotAtFault, None).amount, r("2"));
        assert_eq!(three.imps(NotAtFault, Some(&r("3.5"))), Granted { amount: r("3.5"), by: L12C2c });
        assert_eq!(three.imps(NotAtFault, Some(&r("2.5"))), Granted { amount: r("3"), by: L12C2b });
    }

    #[test]
    fn several_boards() {
        let scheme = SeveralUnplayedBoards::AtMost { boards: 2, percent: 40 };
        let of = |missed, edition| average_plus_boards(scheme, missed, edition);
        assert_eq!(of(2, Edition::Laws2017), (2, L12C2a));
        assert_eq!(of(3, Edition::Laws2017), (2, L12C2d));
        assert_eq!(of(4, Edition::Laws2017), (2, L12C2d)); // 1.6, rounded 2
        assert_eq!(of(7, Edition::Poland2024), (3, L12C2d)); // 2.8, rounded 3
        assert_eq!(of(3, Edition::Laws2007), (3, L12C2a));
    }
}
