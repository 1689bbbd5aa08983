use std::fmt;

use openroom_cards::{Card, Deal, Denomination, Seat};
use pons_dds::PlayTrace;

use super::{Solvers, board, convert};
use crate::{PlayError, Position};

/// What each card of a played board cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Declarer's double-dummy tricks before the opening lead.
    pub before: u8,
    /// The cards in order.
    pub cards: Vec<PlayedCard>,
}

/// A card that was played and what followed double dummy.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlayedCard {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Declarer's double-dummy tricks once it was played.
    pub declarer_tricks: u8,
    /// The tricks that it cost its player's side.
    pub cost: u8,
}

/// A card that cannot have been played there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TraceError {
    /// Its place in the play, from 0.
    pub index: usize,
    /// Why.
    pub why: PlayError,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {} of the play: {}", self.index + 1, self.why)
    }
}

impl std::error::Error for TraceError {}

impl Solvers {
    /// The cost of each card played, opening lead first.
    pub fn trace(
        &self,
        deal: &Deal,
        denomination: Denomination,
        declarer: Seat,
        cards: &[Card],
    ) -> Result<Trace, TraceError> {
        self.trace_from(&Position::opening(deal, denomination, declarer.lho()), declarer, cards)
    }

    /// The cost of each card played from a position between two tricks; declarer's tricks are counted from there.
    pub fn trace_from(&self, start: &Position, declarer: Seat, cards: &[Card]) -> Result<Trace, TraceError> {
        let mut players = Vec::with_capacity(cards.len());
        let mut position = *start;
        for (index, card) in cards.iter().enumerate() {
            let turn = position.turn();
            (position, _) = position.play(*card).map_err(|why| TraceError { index, why })?;
            players.extend(turn);
        }

        // The solver counts the tricks of the side that does not lead first.
        let leads = start.trick().leader.side() == declarer.side();
        let of_declarer = |tricks: u8| if leads { start.tricks_left() - tricks } else { tricks };
        let trace =
            PlayTrace { board: board(start), cards: cards.iter().map(|card| convert::card(*card)).collect() };
        let tricks: Vec<u8> = self
            .run(1, |solver, _| {
                let found = solver.analyse_play(&trace);
                found.tricks.iter().map(|tricks| of_declarer(tricks.get())).collect()
            })
            .swap_remove(0);
        let cards = players
            .into_iter()
            .zip(cards)
            .zip(tricks.windows(2))
            .map(|((seat, card), around)| PlayedCard {
                seat,
                card: *card,
                declarer_tricks: around[1],
                cost: around[0].abs_diff(around[1]),
            })
            .collect();
        Ok(Trace { before: tricks[0], cards })
    }
}
