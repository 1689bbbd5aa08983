use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};

/// An exact rational number: two machine words while they suffice, as many as needed beyond.
///
/// Always in lowest terms with a positive denominator, so equal numbers are equal values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Ratio(Form);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Form {
    Small { num: i64, den: i64 },
    Big(Box<BigRational>),
}
use Form::{Big, Small};

impl Ratio {
    /// Zero.
    pub const ZERO: Ratio = Ratio::whole(0);
    /// One.
    pub const ONE: Ratio = Ratio::whole(1);

    /// A whole number.
    pub const fn whole(num: i64) -> Ratio {
        Ratio(Small { num, den: 1 })
    }

    /// A fraction; none with a denominator of zero.
    pub fn new(num: i64, den: i64) -> Option<Ratio> {
        (den != 0).then(|| Ratio::reduced(i128::from(num), i128::from(den)))
    }

    /// So many hundredths.
    pub fn percent(hundredths: i64) -> Ratio {
        Ratio::reduced(i128::from(hundredths), 100)
    }

    /// The quotient; none when dividing by zero.
    pub fn over(&self, divisor: &Ratio) -> Option<Ratio> {
        if divisor.is_zero() {
            return None;
        }
        Some(match (&self.0, &divisor.0) {
            (&Small { num: a, den: b }, &Small { num: c, den: d }) => {
                Ratio::reduced(i128::from(a) * i128::from(d), i128::from(b) * i128::from(c))
            }
            _ => Ratio::from_big(self.big() / divisor.big()),
        })
    }

    /// The quotient by a whole number; none when dividing by zero.
    pub fn over_whole(&self, divisor: i64) -> Option<Ratio> {
        self.over(&Ratio::whole(divisor))
    }

    /// Whether this is zero.
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Small { num: 0, .. })
    }

    /// Whether this is below zero.
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Small { num, .. } => *num < 0,
            Big(big) => big.is_negative(),
        }
    }

    /// The whole number, where it is one that fits.
    pub fn to_whole(&self) -> Option<i64> {
        match self.0 {
            Small { num, den: 1 } => Some(num),
            Small { .. } | Big(_) => None,
        }
    }

    /// Its distance from zero.
    pub fn abs(&self) -> Ratio {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// The nearest floating-point number, for drawing and never for scoring.
    pub fn to_f64(&self) -> f64 {
        match &self.0 {
            #[allow(clippy::cast_precision_loss)]
            Small { num, den } => *num as f64 / *den as f64,
            Big(big) => big.to_f64().unwrap_or(f64::NAN),
        }
    }

    /// The numerator and the denominator as big integers.
    pub(crate) fn big(&self) -> BigRational {
        match &self.0 {
            Small { num, den } => BigRational::new_raw(BigInt::from(*num), BigInt::from(*den)),
            Big(big) => (**big).clone(),
        }
    }

    pub(crate) fn from_big(big: BigRational) -> Ratio {
        match (big.numer().to_i64(), big.denom().to_i64()) {
            (Some(num), Some(den)) => Ratio(Small { num, den }),
            _ => Ratio(Big(Box::new(big))),
        }
    }

    fn reduced(num: i128, den: i128) -> Ratio {
        if den == 1
            && let Ok(num) = i64::try_from(num)
        {
            return Ratio(Small { num, den: 1 });
        }
        // Two machine words are reduced many times faster than four.
        if let (Ok(num), Ok(den)) = (i64::try_from(num), i64::try_from(den))
            && num != i64::MIN
            && den > 0
        {
            let divisor = num_integer::gcd(num, den);
            return Ratio(Small { num: num / divisor, den: den / divisor });
        }
        let divisor = num_integer::gcd(num, den) * den.signum();
        let (num, den) = (num / divisor, den / divisor);
        match (i64::try_from(num), i64::try_from(den)) {
            (Ok(num), Ok(den)) => Ratio(Small { num, den }),
            _ => Ratio(Big(Box::new(BigRational::new_raw(BigInt::from(num), BigInt::from(den))))),
        }
    }

    fn plus(&self, other: &Ratio, sign: i64) -> Ratio {
        match (&self.0, &other.0) {
            (&Small { num: a, den: b }, &Small { num: c, den: d }) => {
                let (a, b, c, d) =
                    (i128::from(a), i128::from(b), i128::from(c) * i128::from(sign), i128::from(d));
                if b == d { Ratio::reduced(a + c, b) } else { Ratio::sum_apart(a, b, c, d) }
            }
            _ if sign < 0 => Ratio::from_big(self.big() - other.big()),
            _ => Ratio::from_big(self.big() + other.big()),
        }
    }

    fn sum_apart(a: i128, b: i128, c: i128, d: i128) -> Ratio {
        // Each product is below 2^126, so their sum fits.
        Ratio::reduced(a * d + c * b, b * d)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $body:expr) => {
        impl $trait<&Ratio> for &Ratio {
            type Output = Ratio;
            fn $method(self, other: &Ratio) -> Ratio {
                let ($a, $b) = (self, other);
                $body
            }
        }
        impl $trait<Ratio> for Ratio {
            type Output = Ratio;
            fn $method(self, other: Ratio) -> Ratio {
                $trait::$method(&self, &other)
            }
        }
        impl $trait<&Ratio> for Ratio {
            type Output = Ratio;
            fn $method(self, other: &Ratio) -> Ratio {
                $trait::$method(&self, other)
            }
        }
        impl $trait<Ratio> for &Ratio {
            type Output = Ratio;
            fn $method(self, other: Ratio) -> Ratio {
                $trait::$method(self, &other)
            }
        }
    };
}

operator!(Add, add, |a, b| a.plus(b, 1));
operator!(Sub, sub, |a, b| a.plus(b, -1));
operator!(Mul, mul, |a, b| match (&a.0, &b.0) {
    (&Small { num: a, den: b }, &Small { num: c, den: d }) => {
        Ratio::reduced(i128::from(a) * i128::from(c), i128::from(b) * i128::from(d))
    }
    _ => Ratio::from_big(a.big() * b.big()),
});

impl Neg for &Ratio {
    type Output = Ratio;
    fn neg(self) -> Ratio {
        match &self.0 {
            &Small { num, den } => Ratio::reduced(-i128::from(num), i128::from(den)),
            Big(big) => Ratio::from_big(-(**big).clone()),
        }
    }
}

impl Neg for Ratio {
    type Output = Ratio;
    fn neg(self) -> Ratio {
        -&self
    }
}

impl AddAssign<&Ratio> for Ratio {
    fn add_assign(&mut self, other: &Ratio) {
        *self = self.plus(other, 1);
    }
}

impl SubAssign<&Ratio> for Ratio {
    fn sub_assign(&mut self, other: &Ratio) {
        *self = self.plus(other, -1);
    }
}

impl Sum for Ratio {
    fn sum<I: Iterator<Item = Ratio>>(numbers: I) -> Ratio {
        numbers.fold(Ratio::ZERO, |sum, number| sum + number)
    }
}

impl<'a> Sum<&'a Ratio> for Ratio {
    fn sum<I: Iterator<Item = &'a Ratio>>(numbers: I) -> Ratio {
        numbers.fold(Ratio::ZERO, |sum, number| sum + number)
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        match (&self.0, &other.0) {
            (&Small { num: a, den: b }, &Small { num: c, den: d }) => {
                if b == d {
                    a.cmp(&c)
                } else {
                    (i128::from(a) * i128::from(d)).cmp(&(i128::from(c) * i128::from(b)))
                }
            }
            _ => self.big().cmp(&other.big()),
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Default for Ratio {
    fn default() -> Ratio {
        Ratio::ZERO
    }
}

impl From<i64> for Ratio {
    fn from(num: i64) -> Ratio {
        Ratio::whole(num)
    }
}

impl From<i32> for Ratio {
    fn from(num: i32) -> Ratio {
        Ratio::whole(i64::from(num))
    }
}

impl From<u32> for Ratio {
    fn from(num: u32) -> Ratio {
        Ratio::whole(i64::from(num))
    }
}

impl fmt::Display for Ratio {
    /// A whole number, or the fraction in lowest terms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Small { num, den: 1 } => write!(f, "{num}"),
            Small { num, den } => write!(f, "{num}/{den}"),
            Big(big) => write!(f, "{big}"),
        }
    }
}

impl fmt::Debug for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Ratio {
    /// Whether the big form is in use; only tests ask.
    #[cfg(test)]
    fn is_big(&self) -> bool {
        matches!(self.0, Big(_))
    }

    pub(crate) fn is_positive(&self) -> bool {
        !self.is_negative() && !self.is_zero() && !matches!(&self.0, Big(big) if big.is_zero())
    }
}

/// A number as a factor is written: in brackets where it is negative.
pub(crate) fn bracketed(number: &Ratio) -> String {
    if number.is_negative() { format!("({})", number.exact()) } else { number.exact() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn r(num: i64, den: i64) -> Ratio {
        Ratio::new(num, den).unwrap()
    }

    #[test]
    fn lowest_terms_and_sign() {
        assert_eq!(r(6, -4), r(-3, 2));
        assert_eq!(r(6, -4).to_string(), "-3/2");
        assert_eq!(Ratio::new(1, 0), None);
        assert_eq!(r(1, 2).over(&Ratio::ZERO), None);
        assert_eq!(r(0, -7), Ratio::ZERO);
        assert_eq!(r(i64::MIN, -1) - Ratio::ONE, r(i64::MAX, 1));
    }

    #[test]
    fn never_overflows_and_comes_back_small() {
        let tiny: Ratio = [997, 991, 983, 977, 971, 967, 953].into_iter().map(|n| r(1, n)).sum();
        assert!(tiny.is_big());
        let back = [997, 991, 983, 977, 971, 967, 953].into_iter().fold(tiny, |sum, n| sum - r(1, n));
        assert_eq!(back, Ratio::ZERO);
        assert!(!back.is_big());
    }

    proptest! {
        #[test]
        fn arithmetic_agrees_with_big_numbers(a: i64, b in 1i64.., c: i64, d in 1i64..) {
            let (x, y) = (r(a, b), r(c, d));
            prop_assert_eq!((&x + &y).big(), x.big() + y.big());
            prop_assert_eq!((&x - &y).big(), x.big() - y.big());
            prop_assert_eq!((&x * &y).big(), x.big() * y.big());
            prop_assert_eq!(x.cmp(&y), x.big().cmp(&y.big()));
            if let Some(quotient) = x.over(&y) {
                prop_assert_eq!(quotient.big(), x.big() / y.big());
            }
        }
    }
}
