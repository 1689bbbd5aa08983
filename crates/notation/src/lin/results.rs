use std::fmt;

use openroom_cards::{Contract, Doubling, Outcome, Seat};

use crate::Place;
use crate::pbn::{ContractValue, parse_contract};

/// The rooms of a match, as games name them.
pub(super) const OPEN: &str = "Open";
pub(super) const CLOSED: &str = "Closed";

/// What a list says of one board in one room, as it stands there.
#[derive(Clone)]
pub(super) struct Listed {
    pub(super) place: Place,
    pub(super) number: u32,
    pub(super) room: &'static str,
    pub(super) text: String,
}

impl Listed {
    /// The result; none where it is not understood.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        Entry::parse(&self.text).map(|entry| entry.0)
    }
}

/// The list of results of a match: of each board the open room's and the closed room's.
pub(super) struct Results {
    /// The number of the first board.
    pub(super) first: u32,
    entries: Vec<Told>,
}

#[derive(Default)]
struct Told {
    place: Place,
    text: String,
    /// Whether the board itself came.
    came: bool,
}

impl Default for Results {
    fn default() -> Results {
        Results { first: 1, entries: Vec::new() }
    }
}

impl Results {
    /// Takes a list that begins at this place. What an earlier list of the match said and this one does not, stands.
    pub(super) fn list(&mut self, mut place: Place, text: &str) {
        for (at, entry) in text.split(',').enumerate() {
            let blank = entry.chars().take_while(|c| c.is_whitespace());
            let start = blank.fold(place, Place::after);
            if at == self.entries.len() {
                self.entries.push(Told::default());
            }
            if !entry.trim().is_empty() {
                self.entries[at].place = start;
                self.entries[at].text = entry.trim().replace(['\n', '\r'], " ");
            }
            place = entry.chars().fold(place, Place::after).right(1);
        }
    }

    /// What is listed of a board.
    pub(super) fn of(&mut self, number: u32, room: &'static str) -> Option<Listed> {
        let boards = number.checked_sub(self.first)? as usize;
        let at = boards.checked_mul(2)?.checked_add(usize::from(room == CLOSED))?;
        let told = self.entries.get_mut(at)?;
        told.came = true;
        listed(told, number, room)
    }

    /// Whether boards are listed that did not come.
    pub(super) fn has_rest(&self) -> bool {
        self.entries.iter().any(|told| !told.came && !told.text.is_empty())
    }

    /// What is listed of boards that did not come; the list is empty then.
    pub(super) fn rest(&mut self) -> Vec<Listed> {
        let first = self.first;
        let entries = std::mem::take(&mut self.entries);
        let rest = entries.iter().enumerate().filter(|(_, told)| !told.came).filter_map(|(at, told)| {
            let number = first.checked_add(u32::try_from(at / 2).ok()?)?;
            listed(told, number, if at % 2 == 0 { OPEN } else { CLOSED })
        });
        rest.collect()
    }
}

fn listed(told: &Told, number: u32, room: &'static str) -> Option<Listed> {
    let Told { place, text, .. } = told;
    (!text.is_empty()).then(|| Listed { place: *place, number, room, text: text.clone() })
}

/// One entry of a list of results, such as `3NWx-1` or `4SE=`.
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
        write!(f, "{}{}", contract.bid.to_string().replace("NT", "N"), contract.declarer)?;
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
    fn a_list_has_both_rooms_of_each_board_and_every_entry_its_place() {
        let mut results = Results { first: 7, ..Results::default() };
        results.list(Place::new(2, 4), "4SN=,,\n 3NTW-1,x");
        assert!(results.of(7, OPEN).is_some());
        assert!(results.of(7, CLOSED).is_none());
        assert!(results.of(6, OPEN).is_none());
        assert!(results.of(u32::MAX, CLOSED).is_none());
        assert!(results.has_rest());
        let rest: Vec<_> = results
            .rest()
            .into_iter()
            .map(|one| (one.place, one.number, one.room, one.outcome().is_some()))
            .collect();
        assert_eq!(rest, [(Place::new(3, 2), 8, OPEN, true), (Place::new(3, 9), 8, CLOSED, false)]);
        assert!(!results.has_rest());
    }

    #[test]
    fn entries_are_written_as_they_were_read() {
        for text in ["3NW-1", "4SEx+2", "PASS", "7NNxx=", "1CS=", "3NN+3"] {
            assert_eq!(Entry::parse(text).map(|entry| entry.to_string()).as_deref(), Some(text));
        }
        for (text, written) in [("3NTW-1", "3NW-1"), ("7NTNxx=", "7NNxx="), ("p", "PASS")] {
            assert_eq!(Entry::parse(text).map(|entry| entry.to_string()).as_deref(), Some(written));
        }
        for text in ["", "3N", "8CS=", "W=", "3NTW-99", "3NTé="] {
            assert!(Entry::parse(text).is_none(), "{text}");
        }
    }
}
