//! Records as they may come out of a damaged store.

use openroom_laws::{Event, Table};

use super::{Random, Tally, board};

/// How many boards damaged records are made of.
const BOARDS: u64 = 4096;

/// A walked board's record with events lost, doubled, exchanged, moved or cut off, as these bytes say.
pub fn damaged(bytes: &[u8]) -> Vec<Event> {
    let mut random = Random::steered(bytes);
    let seed = u64::from(random.below(BOARDS as u32));
    let mut events = match board(seed, &mut Random::new(seed), &mut Tally::default(), |_| ()) {
        Ok((_, table, _)) => table.events().to_vec(),
        Err(_) => vec![],
    };
    while !random.is_spent() && !events.is_empty() {
        let mut place = || random.below(events.len() as u32) as usize;
        let (one, other) = (place(), place());
        match random.below(5) {
            0 => {
                events.remove(one);
            }
            1 => events.insert(other, events[one].clone()),
            2 => events.swap(one, other),
            3 => {
                let moved = events.remove(one);
                events.insert(other.min(events.len()), moved);
            }
            _ => events.truncate(one.max(1)),
        }
    }
    events
}

/// Whether such events are refused, or make a table whose own record makes it again.
pub fn rebuilds(events: Vec<Event>) -> Result<(), String> {
    let Ok(table) = Table::rebuild(events) else { return Ok(()) };
    let again = Table::rebuild(table.events().to_vec()).map_err(|error| error.to_string())?;
    if again == table { Ok(()) } else { Err(format!("rebuilt otherwise:\n{again:#?}\n{table:#?}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_record_is_refused_or_makes_a_table() {
        let mut random = Random::new(1);
        for _ in 0..300 {
            let bytes: Vec<u8> = (0..2 + 8 * random.below(4)).map(|_| random.below(256) as u8).collect();
            let whole = damaged(&bytes);
            assert_eq!(rebuilds(whole), Ok(()), "{bytes:?}");
        }
    }
}
