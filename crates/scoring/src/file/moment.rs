//! Dates and times as people write them.

use super::node::Node;
use super::problem::FileError;
use super::want;
use crate::said::said;

/// A date, `2026-11-10`.
pub(crate) fn date(node: &Node, key: &str) -> Result<String, FileError> {
    let wanted = want::DATE;
    let text = node.text(key, wanted)?.trim();
    if day(text).is_some() { Ok(text.to_owned()) } else { Err(node.not_a(key, wanted)) }
}

/// A date, or a date and a time of day with or without its zone: `2026-11-10 22:15`, `2026-11-10T22:15:00Z`.
fn moment(node: &Node, key: &str) -> Result<Moment, FileError> {
    let wanted = want::MOMENT;
    let text = node.text(key, wanted)?.trim();
    let read = match text.split_once(['T', 't', ' ']) {
        None => day(text).map(|day| Moment { day, time: None }),
        Some((date, clock)) => day(date).zip(time(clock)).map(|(day, time)| Moment { day, time: Some(time) }),
    };
    read.ok_or_else(|| node.not_a(key, wanted))
}

/// Moments that never go back.
#[derive(Default)]
pub(crate) struct InOrder(Option<(String, Moment)>);

impl InOrder {
    /// The text of the next moment, which is not before the last one.
    pub(crate) fn next(&mut self, node: &Node) -> Result<String, FileError> {
        let now = moment(node, "when")?;
        let text = node.text("when", want::MOMENT)?.trim().to_owned();
        if let Some((last, before)) = &self.0
            && now.is_before(before)
        {
            let why = said!(
                "bad-when",
                "{text} is before {last} of the correction above; they stand in their order",
                text = &text,
                last = last
            );
            return Err(node.bad("when", why));
        }
        self.0 = Some((text.clone(), now));
        Ok(text)
    }
}

/// A day, and the time of day in milliseconds with its zone in minutes, where they are known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Moment {
    day: i64,
    time: Option<(i64, Option<i64>)>,
}

const A_DAY: i64 = 24 * 60 * 60 * 1000;

impl Moment {
    /// Whether it is surely earlier than the other: what is not written is not guessed.
    fn is_before(&self, other: &Moment) -> bool {
        let at = |day: i64, clock: i64, zone: i64| day * A_DAY + clock - zone * 60_000;
        match (self.time, other.time) {
            (None, _) | (_, None) => self.day < other.day,
            (Some((one, Some(here))), Some((two, Some(there)))) => {
                at(self.day, one, here) < at(other.day, two, there)
            }
            (Some((one, None)), Some((two, None))) => at(self.day, one, 0) < at(other.day, two, 0),
            (Some(_), Some(_)) => self.day + 1 < other.day,
        }
    }
}

fn number(text: &str, digits: usize) -> Option<u32> {
    let plain = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// The days since the first of March of the year 0.
fn day(text: &str) -> Option<i64> {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else { return None };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    };
    if !(1..=days).contains(&day) {
        return None;
    }
    let (year, month, day) = (i64::from(year), i64::from(month), i64::from(day));
    // Counted from March, a leap day is the last of its year.
    let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
    Some(
        year * 365 + year.div_euclid(4) - year.div_euclid(100)
            + year.div_euclid(400)
            + (month * 153 + 2) / 5
            + day,
    )
}

/// The milliseconds of the day, and the minutes of the zone where it is written.
fn time(text: &str) -> Option<(i64, Option<i64>)> {
    let text = text.trim();
    let (clock, zone) = match text.find(['Z', 'z', '+', '-']) {
        None => (text, ""),
        Some(at) => text.split_at(at),
    };
    let zone = match zone.strip_prefix(['+', '-']) {
        Some(hours) if hours.len() == 5 => {
            let minutes = clock_of(hours)? / 60_000;
            Some(if zone.starts_with('-') { -minutes } else { minutes })
        }
        None if zone.is_empty() => None,
        None if zone.eq_ignore_ascii_case("z") => Some(0),
        Some(_) | None => return None,
    };
    Some((clock_of(clock)?, zone))
}

fn clock_of(text: &str) -> Option<i64> {
    clock(text.trim_end())
}

/// `22:15`, `22:15:30` or `22:15:30.5`, in milliseconds.
fn clock(text: &str) -> Option<i64> {
    let (text, part) = text.split_once('.').map_or((text, None), |(text, part)| (text, Some(part)));
    let parts: Option<Vec<i64>> = text.split(':').map(|part| number(part, 2).map(i64::from)).collect();
    let (hours, minutes, seconds) = match (parts?.as_slice(), part) {
        ([hours, minutes], None) => (*hours, *minutes, 0),
        ([hours, minutes, seconds], _) => (*hours, *minutes, *seconds),
        _ => return None,
    };
    let fraction = match part {
        None => 0,
        Some(part) if (1..=9).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{part:0<3}")[..3].parse().ok()?
        }
        Some(_) => return None,
    };
    let fits = hours < 24 && minutes < 60 && seconds < 60;
    fits.then_some(((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::node::Value;

    #[test]
    fn moments_and_what_is_none() {
        let fits =
            |text: &str| moment(&Node { line: 1, value: Value::Text(text.to_owned()) }, "when").is_ok();
        for good in ["2026-11-10", "2026-11-10 22:15", "2024-02-29T00:00:59Z", "2026-11-10T22:15:00.25+01:00"]
        {
            assert!(fits(good), "{good}");
        }
        for bad in [
            "banana",
            "",
            "2026-13-01",
            "2026-02-30",
            "2026-11-10 25:00",
            "2026-11-10 22",
            "10.11.2026",
            "2026-11-10 22:15+1",
            "２０２６-11-10",
        ] {
            assert!(!fits(bad), "{bad}");
        }
    }

    #[test]
    fn moments_in_their_order() {
        let order = |texts: &[&str]| {
            let mut times = InOrder::default();
            let node = |text: &&str| Node { line: 1, value: Value::Text((*text).to_owned()) };
            texts.iter().map(node).all(|node| times.next(&node).is_ok())
        };
        assert!(order(&["2026-11-10 22:15", "2026-11-10 22:15", "2026-11-10", "2026-11-11 00:05"]));
        assert!(!order(&["2026-11-10T23:30:00Z", "2026-11-11T00:15:00+01:00", "2026-11-10T23:31:00Z"]));
        assert!(order(&["2026-11-10T23:30:00+02:00", "2026-11-10T21:30:00.5Z"]));
        assert!(order(&["2026-11-10T23:30:00+02:00", "2026-11-10 22:00"]));
        assert!(!order(&["2026-11-10 22:15", "2026-11-10 22:14"]));
        assert!(!order(&["2027-01-01", "2026-12-31 23:59"]));
        assert_eq!(day("2026-03-01").unwrap() - day("2026-02-28").unwrap(), 1);
        assert_eq!(day("2024-03-01").unwrap() - day("2024-02-28").unwrap(), 2);
        assert_eq!(day("2027-01-01").unwrap() - day("2026-01-01").unwrap(), 365);
    }
}
