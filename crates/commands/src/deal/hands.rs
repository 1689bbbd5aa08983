//! Deals as people read them: the four hands around the table.

use std::io::{self, Write};

use openroom_cards::{Board, Card, Deal, Rank, Seat, Suit};

const COLUMN: usize = 20;

/// Writes one diagram a board.
pub(super) fn hands(deals: impl Iterator<Item = (Board, Deal)>, writer: &mut dyn Write) -> io::Result<()> {
    for (board, deal) in deals {
        let Board { number, dealer, vulnerability } = board;
        writeln!(writer, "Board {number}  dealer {dealer}  vulnerable {vulnerability}\n")?;
        let line = |seat, suit| suit_line(&deal, seat, suit);
        let middle = |seat: Seat, writer: &mut dyn Write| {
            Suit::ALL
                .into_iter()
                .rev()
                .try_for_each(|suit| writeln!(writer, "{:COLUMN$}{}", "", line(seat, suit)))
        };
        middle(Seat::North, writer)?;
        for suit in Suit::ALL.into_iter().rev() {
            writeln!(
                writer,
                "{:<width$}{}",
                line(Seat::West, suit),
                line(Seat::East, suit),
                width = 2 * COLUMN
            )?;
        }
        middle(Seat::South, writer)?;
        writeln!(writer)?;
    }
    Ok(())
}

fn suit_line(deal: &Deal, seat: Seat, suit: Suit) -> String {
    let hand = deal.hands()[seat];
    let ranks: String = Rank::ALL
        .into_iter()
        .rev()
        .filter(|rank| hand.contains(Card::new(suit, *rank)))
        .map(Rank::letter)
        .collect();
    format!("{suit:#} {}", if ranks.is_empty() { "-" } else { &ranks })
}
