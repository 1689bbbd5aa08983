use std::collections::BTreeMap;

use serde::Serialize;

use crate::check::places;
use crate::{Balance, BoardSet, Contestant, Fault, Movement, Unit, balance, faults};

/// What is true of a movement that has no fault: who meets whom, who plays and sits out how much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Properties {
    /// How many pairs of opponents meet how often: times met, number of such couples.
    /// A movement with two rankings counts only North-South with East-West.
    pub meetings: BTreeMap<u16, u32>,
    /// In an individual: how many couples are partners how often.
    pub partnerships: BTreeMap<u16, u32>,
    /// How many contestants play how many rounds.
    pub rounds_played: BTreeMap<u16, u16>,
    /// The most tables that play one set in the same round.
    pub tables_sharing: u16,
    /// The evenness of the comparisons in each ranking.
    pub balance: Vec<Balance>,
}

/// How often two contestants met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meetings {
    size: usize,
    opposed: Vec<u16>,
    partnered: Vec<u16>,
}

impl Meetings {
    /// Counts the meetings of a movement.
    pub fn of(movement: &Movement) -> Meetings {
        let size = usize::from(movement.contestants) + 1;
        let mut meetings = Meetings { size, opposed: vec![0; size * size], partnered: vec![0; size * size] };
        for table in movement.rounds.iter().flat_map(|round| &round.tables).filter(|table| table.is_played())
        {
            let here: Vec<_> = places(movement.unit, table).collect();
            for &(seat, one) in &here {
                for &(other_seat, other) in &here {
                    let at = usize::from(one.0) * size + usize::from(other.0);
                    if seat.side() != other_seat.side() {
                        meetings.opposed[at] += 1;
                    } else if seat != other_seat {
                        meetings.partnered[at] += 1;
                    }
                }
            }
        }
        meetings
    }

    /// How often the two were opponents. A team match counts twice, once for each table.
    pub fn opponents(&self, one: Contestant, other: Contestant) -> u16 {
        self.opposed[usize::from(one.0) * self.size + usize::from(other.0)]
    }

    /// How often the two were partners.
    pub fn partners(&self, one: Contestant, other: Contestant) -> u16 {
        self.partnered[usize::from(one.0) * self.size + usize::from(other.0)]
    }
}

/// Proves a movement right and says what is true of it, or gives its faults.
pub fn prove(movement: &Movement) -> Result<Properties, Vec<Fault>> {
    let found = faults(movement);
    if !found.is_empty() {
        return Err(found);
    }
    let met = Meetings::of(movement);
    let mut meetings = BTreeMap::new();
    let mut partnerships = BTreeMap::new();
    for (one, other) in couples(movement) {
        *meetings.entry(met.opponents(one, other)).or_default() += 1;
        if movement.unit == Unit::Player {
            *partnerships.entry(met.partners(one, other)).or_default() += 1;
        }
    }
    Ok(Properties {
        meetings,
        partnerships,
        rounds_played: rounds_played(movement),
        tables_sharing: tables_sharing(movement),
        balance: balance(movement),
    })
}

fn couples(movement: &Movement) -> Vec<(Contestant, Contestant)> {
    match movement.lines().as_slice() {
        [ns, ew] => ns.iter().flat_map(|&one| ew.iter().map(move |&other| (one, other))).collect(),
        _ => movement
            .all_contestants()
            .flat_map(|one| (one.0 + 1..=movement.contestants).map(move |other| (one, Contestant(other))))
            .collect(),
    }
}

fn rounds_played(movement: &Movement) -> BTreeMap<u16, u16> {
    let mut each = vec![0u16; usize::from(movement.contestants) + 1];
    for round in &movement.rounds {
        let mut here: Vec<Contestant> = round
            .tables
            .iter()
            .filter(|table| table.is_played())
            .flat_map(|table| places(movement.unit, table).map(|(_, who)| who))
            .collect();
        here.sort_unstable();
        here.dedup();
        for who in here {
            each[usize::from(who.0)] += 1;
        }
    }
    let mut counted = BTreeMap::new();
    for rounds in each.into_iter().skip(1) {
        *counted.entry(rounds).or_default() += 1;
    }
    counted
}

fn tables_sharing(movement: &Movement) -> u16 {
    movement
        .rounds
        .iter()
        .flat_map(|round| {
            let mut at: BTreeMap<BoardSet, u16> = BTreeMap::new();
            for set in round.tables.iter().filter(|table| table.is_played()).filter_map(|table| table.set) {
                *at.entry(set).or_default() += 1;
            }
            at.into_values()
        })
        .max()
        .unwrap_or(0)
}
