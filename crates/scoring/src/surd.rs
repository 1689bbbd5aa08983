//! Exact sums of numbers over square roots.

use std::cmp::Ordering;
use std::iter::Sum;

use num_bigint::BigInt;
use num_integer::Roots;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

use crate::{Halves, Ratio, Rounding};

/// A sum of rationals, each times the square root of a whole number that no square divides.
///
/// Such roots are independent of one another, so equal sums are equal values, and one that holds a root other than that
/// of 1 is no fraction.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Surd(Vec<(u64, Ratio)>);

/// One over the square root of a number, as a rational times the root of a number that no square divides.
pub(crate) fn one_over_root(under: u64) -> Option<(Ratio, u64)> {
    if under == 0 {
        return None;
    }
    let (mut whole, mut free, mut rest) = (1u64, 1u64, under);
    let mut prime = 2;
    while prime * prime * prime <= rest {
        while rest.is_multiple_of(prime * prime) {
            whole *= prime;
            rest /= prime * prime;
        }
        if rest.is_multiple_of(prime) {
            free *= prime;
            rest /= prime;
        }
        prime += 1;
    }
    // What is left has at most two prime factors.
    let root = rest.sqrt();
    if root * root == rest {
        whole *= root;
    } else {
        free *= rest;
    }
    let over = i64::try_from(whole.checked_mul(free)?).ok()?;
    Some((Ratio::new(1, over)?, free))
}

impl Surd {
    /// A rational times the root of a number that no square divides.
    pub(crate) fn term(number: Ratio, radicand: u64) -> Surd {
        if number.is_zero() { Surd::default() } else { Surd(vec![(radicand, number)]) }
    }

    /// Adds a rational times such a root.
    pub(crate) fn add_term(&mut self, number: &Ratio, radicand: u64) {
        match self.0.binary_search_by_key(&radicand, |(radicand, _)| *radicand) {
            Ok(at) => {
                self.0[at].1 += number;
                if self.0[at].1.is_zero() {
                    self.0.remove(at);
                }
            }
            Err(at) if !number.is_zero() => self.0.insert(at, (radicand, number.clone())),
            Err(_) => {}
        }
    }

    /// Adds another sum.
    pub fn add(&mut self, other: &Surd) {
        for (radicand, number) in &other.0 {
            self.add_term(number, *radicand);
        }
    }

    /// So many times the sum.
    pub fn times(&self, factor: &Ratio) -> Surd {
        let mut product = Surd::default();
        for (radicand, number) in &self.0 {
            product.add_term(&(number * factor), *radicand);
        }
        product
    }

    /// The sum over a whole number; none over zero.
    pub(crate) fn over_whole(&self, divisor: i64) -> Option<Surd> {
        Some(self.times(&Ratio::new(1, divisor)?))
    }

    /// Whether it is nothing.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The fraction that it is, where it is one.
    pub fn rational(&self) -> Option<Ratio> {
        match self.0.as_slice() {
            [] => Some(Ratio::ZERO),
            [(1, number)] => Some(number.clone()),
            _ => None,
        }
    }

    /// The nearest multiple of the unit; only a fraction can be half-way.
    pub fn round(&self, rounding: &Rounding) -> Ratio {
        if let Some(number) = self.rational() {
            return rounding.round(&number);
        }
        let Some(units) = Ratio::ONE.over(&rounding.unit).map(|one| self.times(&one)) else {
            return Ratio::ZERO;
        };
        let half = BigRational::new(BigInt::from(1), BigInt::from(2));
        let mut bits = 64;
        loop {
            let [low, high] = units.bounds(bits);
            let [low, high] = [(low + &half).floor(), (high + &half).floor()];
            if low == high {
                return Ratio::from_big(low) * &rounding.unit;
            }
            bits *= 2;
        }
    }

    /// The nearest hundredth.
    pub fn hundredths(&self) -> Ratio {
        self.round(&Rounding::places(2, Halves::AwayFromZero))
    }

    /// Two numbers between which it lies, nearer with more bits.
    fn bounds(&self, bits: u32) -> [BigRational; 2] {
        let mut bounds = [BigRational::zero(), BigRational::zero()];
        for (radicand, number) in &self.0 {
            let number = number.big();
            let square = number.numer() * number.numer() * BigInt::from(*radicand);
            let root: BigInt = (square << (2 * bits)).sqrt();
            let over = number.denom() << bits;
            let [near, far] = [root.clone(), root + 1u32].map(|root| BigRational::new(root, over.clone()));
            let [low, high] = if number.is_negative() { [-far, -near] } else { [near, far] };
            bounds[0] += low;
            bounds[1] += high;
        }
        bounds
    }

    /// Written as it is: `13 × √3 + 1/2 × √5`.
    pub fn exact(&self) -> String {
        let one = |(radicand, number): &(u64, Ratio)| match radicand {
            1 => number.exact(),
            _ => format!("{} × √{radicand}", crate::ratio::bracketed(number)),
        };
        if self.is_zero() { "0".to_owned() } else { self.0.iter().map(one).collect::<Vec<_>>().join(" + ") }
    }
}

impl<'a> Sum<&'a Surd> for Surd {
    fn sum<I: Iterator<Item = &'a Surd>>(parts: I) -> Surd {
        let mut sum = Surd::default();
        for part in parts {
            sum.add(part);
        }
        sum
    }
}

impl From<Ratio> for Surd {
    fn from(number: Ratio) -> Surd {
        Surd::term(number, 1)
    }
}

impl Ord for Surd {
    fn cmp(&self, other: &Surd) -> Ordering {
        let mut difference = self.clone();
        difference.add(&other.times(&Ratio::whole(-1)));
        if let Some(number) = difference.rational() {
            return number.cmp(&Ratio::ZERO);
        }
        let mut bits = 64;
        loop {
            let [low, high] = difference.bounds(bits);
            match (low.is_positive(), high.is_negative()) {
                (true, _) => return Ordering::Greater,
                (_, true) => return Ordering::Less,
                (false, false) => bits *= 2,
            }
        }
    }
}

impl PartialOrd for Surd {
    fn partial_cmp(&self, other: &Surd) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::over_root;
    use proptest::prelude::*;

    fn surd(number: i64, under: u64) -> Surd {
        let (over, radicand) = one_over_root(under).unwrap();
        Surd::term(Ratio::whole(number) * over, radicand)
    }

    #[test]
    fn roots_of_one_number_are_added_before_they_are_rounded() {
        // 2/√12 + 2/√3 = 1.73205… = √3; 6 × 1.1547… + 7.5056 + 8.0829 = 22.5167, where rounding each gives 22.49.
        let mut sum = surd(2, 12);
        sum.add(&surd(2, 3));
        assert_eq!((sum.exact().as_str(), sum.hundredths().exact().as_str()), ("1 × √3", "1.73"));
        let boards = [2, 2, 2, 2, 2, 2, 13, 14].map(|imps| surd(imps, 3));
        let mut sum: Surd = boards.iter().sum();
        assert_eq!(sum.exact(), "13 × √3");
        assert_eq!(sum.round(&Rounding::places(0, Halves::AwayFromZero)), Ratio::whole(23));
        sum.add(&surd(-39, 3));
        assert!(sum.is_zero());
        assert_eq!(surd(7, 4).rational(), Ratio::new(7, 2));
        assert_eq!(one_over_root(0), None);
    }

    #[test]
    fn roots_of_different_numbers_are_compared_and_rounded() {
        // √2 + √3 = 3.14626…, √10 = 3.16227…
        let mut sum = Surd::term(Ratio::ONE, 2);
        sum.add(&Surd::term(Ratio::ONE, 3));
        assert_eq!(sum.hundredths().exact(), "3.15");
        assert!(sum < Surd::term(Ratio::ONE, 10) && sum > Ratio::whole(3).into());
        assert_eq!(sum.cmp(&sum.clone()), Ordering::Equal);
        assert_eq!(sum.times(&Ratio::whole(-1)).hundredths().exact(), "-3.15");
    }

    proptest! {
        #[test]
        fn one_root_is_rounded_as_the_plain_way_rounds_it(number in -10_000i64..10_000, under in 1u64..3_000_000) {
            prop_assert_eq!(Some(surd(number, under).hundredths()), over_root(&Ratio::whole(number), under, 2));
        }
    }
}
