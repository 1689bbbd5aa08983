//! Movements for teams of four.

use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners};

fn teams(kind: Kind, teams: u16, sets: u16, supply: Supply, rounds: Vec<Round>) -> Movement {
    Movement {
        kind,
        unit: Unit::Team,
        winners: Winners::One,
        contestants: teams,
        sets,
        boards_per_set: 1,
        supply,
        rounds,
    }
}

/// Both tables of a match between two teams on one set of boards.
pub(crate) fn match_tables(one: Contestant, other: Contestant, set: BoardSet) -> [Table; 2] {
    [Table::sides(Some(one), Some(other), set), Table::sides(Some(other), Some(one), set)]
}

/// Two teams over any number of segments, the boards passed between the two tables.
pub(crate) fn head_to_head(segments: u16) -> Movement {
    let round =
        |r: u16| Round { tables: match_tables(Contestant(1), Contestant(2), BoardSet(r + 1)).to_vec() };
    teams(
        Kind::HeadToHead,
        2,
        segments,
        Supply { copies: 1, shared_by: 2 },
        (0..segments).map(round).collect(),
    )
}

/// Every team plays every other, one match a round; all matches of a round play the same boards.
/// With an odd number of teams one team has a bye in each round.
pub(crate) fn round_robin(count: u16, rounds: u16) -> Movement {
    let even = count + count % 2;
    let circle = even - 1;
    let round = |r: u16| {
        let set = BoardSet(r + 1);
        let mut tables = Vec::new();
        for i in 0..even / 2 {
            let one = if i == 0 { circle } else { (r + i) % circle };
            let other = (r + circle - i) % circle;
            if one < count && other < count {
                tables.extend(match_tables(Contestant(one + 1), Contestant(other + 1), set));
            }
        }
        Round { tables }
    };
    let supply = Supply { copies: count / 2, shared_by: 2 };
    teams(Kind::RoundRobin, count, rounds, supply, (0..rounds).map(round).collect())
}

/// A team's North-South pair stays at its home table; in each round the East-West pairs have
/// moved on by one number and the boards by another, so that every match is completed by a
/// second round on the same boards.
pub(crate) fn american_whist(count: u16, rounds: u16) -> Movement {
    let moves = if count.is_multiple_of(2) { even_moves(count) } else { odd_moves(count) };
    let round = |&(players, boards): &(u16, u16)| {
        let table = |t: u16| {
            let ew = Contestant((t + players) % count + 1);
            Table::sides(Some(Contestant(t + 1)), Some(ew), BoardSet((t + boards) % count + 1))
        };
        Round { tables: (0..count).map(table).collect() }
    };
    let order = if usize::from(rounds) < moves.len() { in_whole_matches(&moves, count) } else { moves };
    let rounds = order.iter().take(usize::from(rounds)).map(round).collect();
    teams(Kind::AmericanWhist, count, count, Supply::SINGLE, rounds)
}

/// East-West two tables at a time, boards one: every team meets every other.
fn odd_moves(count: u16) -> Vec<(u16, u16)> {
    (1..count).map(|r| (2 * r % count, r)).collect()
}

/// The distances 1 to half the teams less one, each out and back, with boards such that all the
/// boards of one team differ: even distances nest around one place, odd ones beside them.
fn even_moves(count: u16) -> Vec<(u16, u16)> {
    let half = count / 2;
    let wrap = |place: i32| place.rem_euclid(i32::from(count)) as u16;
    let evens = (half - 1) / 2;
    let mut moves = Vec::new();
    for distance in 1..half {
        let reach = i32::from(distance / 2);
        let centre = i32::from(evens);
        let (low, high) = if distance.is_multiple_of(2) {
            (centre - reach, centre + reach)
        } else {
            let beside = 2 * centre + 1 + i32::from(half / 2) - 1;
            (beside - reach, beside + reach + 1)
        };
        moves.push((distance, wrap(high)));
        moves.push((count - distance, wrap(low)));
    }
    moves.sort_by_key(|&(_, boards)| boards);
    moves
}

/// The rounds in an order in which the two rounds of a match follow each other, for a movement
/// that is cut short.
fn in_whole_matches(moves: &[(u16, u16)], count: u16) -> Vec<(u16, u16)> {
    let mut order = Vec::with_capacity(moves.len());
    for &(players, boards) in moves {
        if order.contains(&(players, boards)) {
            continue;
        }
        order.push((players, boards));
        order.extend(moves.iter().find(|&&(back, _)| back == count - players));
    }
    order
}

/// Matches of three teams at three tables over two rounds.
pub(crate) fn triples(count: u16) -> Movement {
    let one = american_whist(3, 2);
    let shift = |table: &Table, group: u16| {
        let mut table = *table;
        table.seats = table.seats.map(|who| who.map(|who| Contestant(who.0 + 3 * group)));
        table
    };
    let round = |round: &Round| Round {
        tables: (0..count / 3)
            .flat_map(|group| round.tables.iter().map(move |table| shift(table, group)))
            .collect(),
    };
    let rounds = one.rounds.iter().map(round).collect();
    teams(Kind::Triples, count, 3, Supply { copies: count / 3, shared_by: 1 }, rounds)
}
