use std::fmt;

use openroom_cards::{Contract, Doubling, Outcome, Seat};

use crate::pbn::{ContractValue, parse_contract};

/// One entry of a list of results, such as `3NTWx-1` or `4SE=`.
pub(super) struct Entry(pub(super) Outcome);

impl Entry {
    /// The result of an entry; none where it says none.
    pub(super) fn parse(text: &str) -> Option<Entry> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("pass") || text.eq_ignore_ascii_case("p") {
            return Some(Entry(Outcome::PassedOut));
        }
        let end = text.find(['=', '+', '-'])?;
        let (contract, result) = text.split_at(end);
        let mut contract = contract.to_ascii_uppercase();
        let at = contract.rfind(['N', 'E', 'S', 'W']).filter(|at| *at > 0)?;
        let declarer = Seat::ALL.into_iter().find(|seat| contract[at..].starts_with(seat.letter()))?;
        contract.remove(at);
        let ContractValue::Bid(bid, doubling) = parse_contract(&contract).ok()? else { return None };
        let relative: i8 = if result == "=" { 0 } else { result.parse().ok()? };
        let tricks = bid.level().tricks().checked_add_signed(relative).filter(|tricks| *tricks <= 13)?;
        Some(Entry(Outcome::Played { contract: Contract { bid, doubling, declarer }, tricks }))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome::Played { contract, tricks } = self.0 else { return f.write_str("PASS") };
        write!(f, "{}{}", contract.bid, contract.declarer)?;
        match contract.doubling {
            Doubling::Undoubled => {}
            Doubling::Doubled => f.write_str("x")?,
            Doubling::Redoubled => f.write_str("xx")?,
        }
        match i16::from(tricks) - i16::from(contract.bid.level().tricks()) {
            0 => f.write_str("="),
            relative => write!(f, "{relative:+}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_written_as_they_were_read() {
        for text in ["3NTW-1", "4SEx+2", "PASS", "7NTNxx=", "1CS="] {
            assert_eq!(Entry::parse(text).map(|entry| entry.to_string()).as_deref(), Some(text));
        }
        for text in ["", "3N", "8CS=", "W=", "3NTW-99", "3NTé="] {
            assert!(Entry::parse(text).is_none(), "{text}");
        }
    }
}
