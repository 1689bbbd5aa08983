use openroom_cards::Seat;
use serde::Serialize;

use crate::check::places;
use crate::{BoardSet, Contestant, Movement, Unit};

/// Where a contestant is in one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The round, from 1.
    pub round: u16,
    /// The table, from 1; none when the contestant sits out away from a table.
    pub table: Option<u16>,
    /// The seat; a pair sits in it and opposite.
    #[serde(serialize_with = "seat_letter")]
    pub seat: Option<Seat>,
    /// The partner in an individual.
    pub partner: Option<Contestant>,
    /// The opponents; none when the contestant sits out.
    pub opponents: Vec<Contestant>,
    /// The boards, when they are played.
    pub set: Option<BoardSet>,
}

#[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // the form that serde calls
fn seat_letter<S: serde::Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    match seat {
        Some(seat) => serializer.serialize_some(&seat.letter()),
        None => serializer.serialize_none(),
    }
}

/// The guide card of a contestant: its places, round by round. A team has two in each round.
pub fn guide(movement: &Movement, contestant: Contestant) -> Vec<Place> {
    let mut card = Vec::new();
    for (number, round) in (1..).zip(&movement.rounds) {
        let before = card.len();
        for (table_number, table) in (1..).zip(&round.tables) {
            if table.set.is_none() && movement.is_set_up_besides(number, table_number) {
                continue;
            }
            for (seat, _) in places(movement.unit, table).filter(|&(_, who)| who == contestant) {
                let partner = match movement.unit {
                    Unit::Player => table.seats[seat.partner()],
                    Unit::Pair | Unit::Team => None,
                };
                let opponents = places(movement.unit, table)
                    .filter(|(other, _)| other.side() != seat.side())
                    .map(|(_, who)| who)
                    .collect();
                card.push(Place {
                    round: number,
                    table: Some(table_number),
                    seat: Some(seat),
                    partner,
                    opponents,
                    set: table.set.filter(|_| table.is_played()),
                });
            }
        }
        if card.len() == before {
            card.push(Place {
                round: number,
                table: None,
                seat: None,
                partner: None,
                opponents: Vec::new(),
                set: None,
            });
        }
    }
    card
}
