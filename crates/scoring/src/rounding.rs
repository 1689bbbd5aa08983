use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed};

use crate::Ratio;

/// Where a number exactly half-way between two goes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Halves {
    /// To the one further from zero.
    AwayFromZero,
    /// To the one nearer to zero.
    TowardsZero,
    /// To the greater one.
    Up,
    /// To the lesser one.
    Down,
}

/// A rounding that a regulation prescribes: to which unit, and where halves go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rounding {
    /// The unit: 10 for a datum, 1/100 for victory points.
    pub unit: Ratio,
    /// Where halves go.
    pub halves: Halves,
}

impl Rounding {
    /// To the nearest multiple of a unit above zero; none for another unit.
    pub fn to(unit: Ratio, halves: Halves) -> Option<Rounding> {
        unit.is_positive().then_some(Rounding { unit, halves })
    }

    /// To so many decimal places.
    pub fn places(places: u8, halves: Halves) -> Rounding {
        let unit = (0..places).fold(Ratio::ONE, |unit, _| unit * Ratio::percent(10));
        Rounding { unit, halves }
    }

    /// The nearest multiple of the unit.
    pub fn round(&self, number: &Ratio) -> Ratio {
        let Some(units) = number.over(&self.unit) else { return number.clone() };
        let units = units.big();
        let floor = units.floor();
        let twice = (&units - &floor) * BigInt::from(2);
        let up = match twice.cmp(&num_rational::BigRational::one()) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => match self.halves {
                Halves::AwayFromZero => !units.is_negative(),
                Halves::TowardsZero => units.is_negative(),
                Halves::Up => true,
                Halves::Down => false,
            },
        };
        let whole = if up { floor + BigInt::one() } else { floor };
        Ratio::from_big(whole) * &self.unit
    }
}

/// `number / √under` to so many decimal places, exactly rounded; halves cannot occur unless the root is whole, and
/// then go away from zero. None when `under` is zero.
pub fn over_root(number: &Ratio, under: u64, places: u8) -> Option<Ratio> {
    if under == 0 {
        return None;
    }
    // |x|/√k rounded at p places: the floor of √(4·10^2p·x²/k), plus one, halved.
    let scale = BigInt::from(10).pow(u32::from(places));
    let big = number.big();
    let square_num: BigInt = big.numer() * big.numer() * &scale * &scale * 4;
    let square_den: BigInt = big.denom() * big.denom() * BigInt::from(under);
    let twice = square_num.div_floor(&square_den).sqrt();
    let rounded: BigInt = (twice + 1u32) / 2u32;
    let size = Ratio::from_big(num_rational::BigRational::new(rounded, scale));
    Some(if number.is_negative() { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn r(num: i64, den: i64) -> Ratio {
        Ratio::new(num, den).unwrap()
    }

    #[test]
    fn halves_go_where_they_are_told() {
        let at = |halves| Rounding::to(Ratio::whole(10), halves).unwrap();
        for (number, away, towards, up, down) in
            [(15, 20, 10, 20, 10), (-15, -20, -10, -10, -20), (14, 10, 10, 10, 10), (-16, -20, -20, -20, -20)]
        {
            let number = Ratio::whole(number);
            assert_eq!(at(Halves::AwayFromZero).round(&number), Ratio::whole(away));
            assert_eq!(at(Halves::TowardsZero).round(&number), Ratio::whole(towards));
            assert_eq!(at(Halves::Up).round(&number), Ratio::whole(up));
            assert_eq!(at(Halves::Down).round(&number), Ratio::whole(down));
        }
        assert_eq!(Rounding::places(2, Halves::Up).round(&r(2, 3)), r(67, 100));
        assert_eq!(Rounding::to(Ratio::ZERO, Halves::Up), None);
    }

    #[test]
    fn a_number_over_a_root() {
        // 18/√30 = 3.28633…; 7/√4 = 3.5; 1/√2 = 0.70710…
        assert_eq!(over_root(&Ratio::whole(18), 30, 2), Some(r(329, 100)));
        assert_eq!(over_root(&Ratio::whole(-7), 4, 2), Some(r(-7, 2)));
        assert_eq!(over_root(&Ratio::ONE, 2, 4), Some(r(7071, 10000)));
        assert_eq!(over_root(&Ratio::whole(-5), 4, 0), Some(Ratio::whole(-3)));
        assert_eq!(over_root(&Ratio::ONE, 0, 2), None);
    }
}
