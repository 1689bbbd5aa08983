//! Double dummy: what each side wins when all play their best and see all hands.
//!
//! A small port over the solver `pons-dds`. Nothing else in the crate knows that solver.

mod convert;
mod solvers;
mod table;
mod trace;

pub use solvers::{Limits, Solvers};
pub use table::Table;
pub use trace::{PlayedCard, Trace, TraceError};

use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Seat};
use pons_dds::{Board, CurrentTrick, Objective, Target};

use crate::Position;

/// The value of one card that may be played now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CardValue {
    /// The card.
    pub card: Card,
    /// The tricks that its player's side then wins, the trick in progress counted.
    pub tricks: u8,
}

impl Solvers {
    /// All twenty results of a deal.
    pub fn table(&self, deal: &Deal) -> Table {
        self.tables(std::slice::from_ref(deal), &|| ())[0]
    }

    /// All twenty results of each deal; `tick` is called as each of their five denominations is done.
    pub fn tables(&self, deals: &[Deal], tick: &(dyn Fn() + Sync)) -> Vec<Table> {
        let rows = self.rows(deals, &Denomination::ALL, tick);
        rows.chunks(Denomination::ALL.len())
            .map(|rows| Table::from_fn(|denomination, seat| rows[denomination as usize][seat]))
            .collect()
    }

    /// The tricks of each declarer in one denomination, for each deal.
    pub fn tricks(&self, deals: &[Deal], denomination: Denomination) -> Vec<BySeat<u8>> {
        self.rows(deals, &[denomination], &|| ())
    }

    fn rows(
        &self,
        deals: &[Deal],
        denominations: &[Denomination],
        tick: &(dyn Fn() + Sync),
    ) -> Vec<BySeat<u8>> {
        let kinds = denominations.len();
        self.run(deals.len() * kinds, |solver, task| {
            solver.set_strain(convert::strain(denominations[task % kinds]));
            let row = solver.solve(convert::full(&deals[task / kinds]));
            tick();
            BySeat::from_fn(|seat| row.get(convert::seat(seat)).get())
        })
    }

    /// The value of every card that may lawfully be played, for each position; none once all is played.
    pub fn values(&self, positions: &[Position]) -> Vec<Vec<CardValue>> {
        self.run(positions.len(), |solver, task| {
            let position = &positions[task];
            if position.turn().is_none() {
                return Vec::new();
            }
            let found = solver.solve_board(&Objective { board: board(position), target: Target::Legal });
            let mut values: Vec<CardValue> = Vec::new();
            for play in &found.plays {
                let card = convert::card_back(play.card);
                let equals = convert::holding_back(card.suit(), play.equals);
                let tricks = play.score.get();
                values.extend((equals | Cards::of(card)).into_iter().map(|card| CardValue { card, tricks }));
            }
            values.sort_unstable_by_key(|value| (std::cmp::Reverse(value.tricks), value.card));
            values
        })
    }

    /// The tricks that the side of `seat` still wins from here, the one in progress counted.
    pub fn tricks_from(&self, positions: &[Position], seat: Seat) -> Vec<u8> {
        self.run(positions.len(), |solver, task| {
            let position = &positions[task];
            let Some(turn) = position.turn() else { return 0 };
            let found = solver.solve_board(&Objective { board: board(position), target: Target::Any(None) });
            let mover = found.plays.first().map_or(0, |play| play.score.get());
            if turn.side() == seat.side() { mover } else { position.tricks_left() - mover }
        })
    }
}

fn board(position: &Position) -> Board {
    let leader = position.trick().leader;
    let mut trick = CurrentTrick::new(convert::strain(position.denomination()), convert::seat(leader));
    for card in (0..4).map_while(|steps| position.trick().cards[leader.step(steps)]) {
        trick.try_push(convert::card(card)).expect("three different cards at most are on the table");
    }
    Board::try_new(convert::partial(position.hands()), trick)
        .expect("a position is reached by lawful cards from equal hands")
}
