//! Dates and times as people write them.

use super::node::Node;
use super::problem::FileError;

/// A date, `2026-11-10`.
pub(crate) fn date(node: &Node, key: &str) -> Result<String, FileError> {
    let wanted = "a date such as 2026-11-10";
    let text = node.text(key, wanted)?.trim();
    if is_date(text) { Ok(text.to_owned()) } else { Err(node.not_a(key, wanted)) }
}

/// A date, or a date and a time of day with or without its zone: `2026-11-10 22:15`, `2026-11-10T22:15:00Z`.
pub(crate) fn moment(node: &Node, key: &str) -> Result<String, FileError> {
    let wanted = "a date and a time such as 2026-11-10 22:15";
    let text = node.text(key, wanted)?.trim();
    let fits = match text.split_once(['T', 't', ' ']) {
        None => is_date(text),
        Some((date, time)) => is_date(date) && is_time(time),
    };
    if fits { Ok(text.to_owned()) } else { Err(node.not_a(key, wanted)) }
}

fn number(text: &str, digits: usize) -> Option<u32> {
    let plain = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else { return false };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    };
    (1..=days).contains(&day)
}

fn is_time(text: &str) -> bool {
    let text = text.trim();
    let (clock, zone) = match text.find(['Z', 'z', '+', '-']) {
        None => (text, ""),
        Some(at) => text.split_at(at),
    };
    let zone_fits = match zone.strip_prefix(['+', '-']) {
        Some(zone) => is_clock(zone) && zone.len() == 5,
        None => zone.is_empty() || zone.eq_ignore_ascii_case("z"),
    };
    is_clock(clock.trim_end()) && zone_fits
}

/// `22:15`, `22:15:30` or `22:15:30.5`.
fn is_clock(text: &str) -> bool {
    let (text, part) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<Option<u32>> = text.split(':').map(|part| number(part, 2)).collect();
    let below = |at: usize, bound: u32| parts[at].is_some_and(|number| number < bound);
    let decimals = (1..=9).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    let fits = match parts.len() {
        2 => below(0, 24) && below(1, 60) && part == "0",
        3 => below(0, 24) && below(1, 60) && below(2, 60),
        _ => false,
    };
    fits && decimals
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
}
