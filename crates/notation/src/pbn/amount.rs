use openroom_cards::{BySide, Seat, Side};

use super::value::Misread;

/// A number for declarer's side, or one for each side.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Amount<T> {
    /// Of declarer's side, where no side is named.
    pub declarer: Option<T>,
    /// Of each side that is named.
    pub sides: BySide<Option<T>>,
}

impl<T: Copy> Amount<T> {
    /// What a side has, where it is said or follows from who declares.
    pub fn of(&self, side: Side, declarer: Option<Seat>) -> Option<T> {
        self.sides[side].or(self.declarer.filter(|_| declarer.is_some_and(|seat| seat.side() == side)))
    }
}

/// The tricks won, and whether the Laws or the Director changed what was played.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tricks {
    /// How many.
    pub amount: Amount<u8>,
    /// Marked as not what the play gave.
    pub adjusted: bool,
}

/// The tricks of a result tag.
pub fn parse_tricks(value: &str) -> Result<Tricks, Misread> {
    const TRICKS: &str = "a number of tricks, or NS and EW with one each";
    let (offset, rest) = match value.strip_prefix('^') {
        Some(rest) => (1, rest),
        None => (0, value),
    };
    let number = |text: &str| {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let tricks = text[..digits].parse().ok().filter(|tricks| *tricks <= 13)?;
        Some((tricks, digits))
    };
    let amount = parse_sides(rest, number, TRICKS)
        .map_err(|misread| Misread { at: misread.at + offset, ..misread })?;
    Ok(Tricks { amount, adjusted: offset == 1 })
}

/// A score of points, matchpoints or the like, as the score tags have it.
pub fn parse_score(value: &str) -> Result<Amount<f64>, Misread> {
    parse_sides(value, decimal, "a number, or NS and EW with one each")
}

/// A decimal number at the start of a text, and how long it is.
pub(super) fn decimal(text: &str) -> Option<(f64, usize)> {
    let bytes = text.as_bytes();
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let whole = bytes[sign..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut end = sign + whole;
    let mut digits = whole;
    if bytes.get(end) == Some(&b'.') {
        let fraction = bytes[end + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        digits += fraction;
        end += 1 + fraction;
    }
    if digits == 0 {
        return None;
    }
    text[..end].trim_start_matches('+').parse().ok().map(|number| (number, end))
}

/// A whole number at the start of a text, and how long it is.
pub(super) fn whole(text: &str) -> Option<(f64, usize)> {
    let (number, length) = decimal(text)?;
    (!text[..length].contains('.')).then_some((number, length))
}

/// One value, or one for each named side.
pub(super) fn parse_sides<T: Copy>(
    value: &str,
    one: impl Fn(&str) -> Option<(T, usize)>,
    expected: &'static str,
) -> Result<Amount<T>, Misread> {
    let skip = |at: usize| at + value[at..].len() - value[at..].trim_start().len();
    let mut at = skip(0);
    let mut amount = Amount { declarer: None, sides: BySide::new([None; 2]) };
    let number = |at: &mut usize| -> Result<T, Misread> {
        *at = skip(*at);
        let (number, length) = one(&value[*at..]).ok_or(Misread::value(*at, expected))?;
        *at = skip(*at + length);
        Ok(number)
    };
    let side = |at: usize| match value.as_bytes().get(at..at + 2) {
        Some(b"NS") => Some(Side::NorthSouth),
        Some(b"EW") => Some(Side::EastWest),
        _ => None,
    };
    if let Some(first) = side(at) {
        at += 2;
        amount.sides[first] = Some(number(&mut at)?);
        if side(at) == Some(first.other()) {
            at += 2;
            amount.sides[first.other()] = Some(number(&mut at)?);
        }
    } else {
        amount.declarer = Some(number(&mut at)?);
    }
    if at < value.len() { Err(Misread::value(at, expected)) } else { Ok(amount) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_one_or_both_sides() {
        let score = parse_score("EW 10 NS -2.5").unwrap();
        assert_eq!(score.sides.values(), &[Some(-2.5), Some(10.0)]);
        assert_eq!(parse_score("-1000").unwrap().declarer, Some(-1000.0));
        assert_eq!(parse_score("10. 10").unwrap_err().at, 4);
        assert!(parse_score("EW").is_err());
        assert!(parse_score(".").is_err());
    }
}
