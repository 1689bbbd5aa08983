//! Moments as people read them: by the clock of the place where that was said, otherwise in universal time.

use std::sync::LazyLock;

use openroom_tournament::Moment;

use crate::finish::Failure;

/// The variable that says how far the clock of the place is from universal time, such as +02:00.
const VARIABLE: &str = "OPENROOM_OFFSET";

static OFFSET: LazyLock<Result<Offset, String>> = LazyLock::new(|| match std::env::var(VARIABLE) {
    Ok(text) if !text.is_empty() => Offset::read(&text).ok_or(text),
    _ => Ok(Offset::default()),
});

/// How far a clock is from universal time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Offset {
    minutes: i64,
}

impl Offset {
    fn read(text: &str) -> Option<Offset> {
        let (sign, digits) = match text.as_bytes() {
            [b'+', ..] => (1, &text[1..]),
            [b'-', ..] => (-1, &text[1..]),
            _ => return None,
        };
        let (hours, minutes) = digits.split_once(':')?;
        let number = |text: &str, most: i64| {
            let two = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|number: &i64| two && *number <= most)
        };
        Some(Offset { minutes: sign * (60 * number(hours, 14)? + number(minutes, 59)?) })
    }

    fn show(self, moment: Moment) -> String {
        if self.minutes == 0 {
            return moment.to_string();
        }
        let there = Moment(moment.0.saturating_add_signed(60 * self.minutes)).to_string();
        let sign = if self.minutes < 0 { '-' } else { '+' };
        let (hours, minutes) = (self.minutes.abs() / 60, self.minutes.abs() % 60);
        format!("{}{sign}{hours:02}:{minutes:02}", there.trim_end_matches('Z'))
    }
}

/// The variable says nothing, or how far a clock is from universal time.
pub(super) fn must_be_known() -> Result<(), Failure> {
    match &*OFFSET {
        Ok(_) => Ok(()),
        Err(text) => {
            Err(Failure::said("hours-unreadable", [("name", VARIABLE.to_owned()), ("text", text.clone())]))
        }
    }
}

/// A moment as people read it.
pub(crate) fn hour(moment: Moment) -> String {
    OFFSET.as_ref().map_or_else(|_| moment.to_string(), |offset| offset.show(moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_shown_by_the_clock_of_the_place() {
        let moment = Moment(1_793_556_000);
        for (text, shown) in [
            ("+00:00", "2026-11-01 18:00:00Z"),
            ("+02:00", "2026-11-01 20:00:00+02:00"),
            ("-03:30", "2026-11-01 14:30:00-03:30"),
            ("+14:00", "2026-11-02 08:00:00+14:00"),
        ] {
            assert_eq!(Offset::read(text).unwrap().show(moment), shown);
        }
        for wrong in ["2", "02:00", "+2:00", "+02", "+15:00", "+02:60", "+0x:00", "+é:00"] {
            assert_eq!(Offset::read(wrong), None, "{wrong}");
        }
    }
}
