//! Deal files of dealing machines: BRI, DGE, DUP and DLM. They hold the hands and nothing else;
//! dealer and vulnerability follow from the board number.

mod dlm;
mod packed;

pub use dlm::{dlm_of, read_dlm, write_dlm};
pub use packed::{Packing, packed_of, read_packed, write_packed};

use std::collections::HashSet;
use std::num::NonZeroU32;

use openroom_cards::{Board, Deal, Seat, Vulnerability};

use crate::loss::{Losses, Lost};
use crate::pbn::{DealValue, Game, parse_deal};

/// The card of a number from 0 to 51, spades first and aces first, as these formats count.
fn card(number: u8) -> Option<openroom_cards::Card> {
    openroom_cards::Card::from_index(51_u8.checked_sub(number)?)
}

/// The number of a card as these formats count.
fn number(card: openroom_cards::Card) -> u8 {
    51 - card.index()
}

/// The game of a numbered board with these hands.
fn game(board: u32, deal: &Deal) -> Game {
    let mut game = Game::default();
    let number = NonZeroU32::new(board).unwrap_or(NonZeroU32::MIN);
    let face = Board::numbered(number);
    let value = DealValue { first: Seat::North, hands: deal.hands().map(Some) };
    game.set("Board", number.to_string());
    game.set("Dealer", face.dealer.to_string());
    game.set("Vulnerable", face.vulnerability.to_string());
    game.set("Deal", value.to_string());
    game
}

/// The numbers of boards from one to another.
fn numbers(low: u32, high: u32) -> String {
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// A board to be written: its number where it has one, and its hands.
struct Numbered {
    board: Option<u32>,
    deal: Deal,
    dealer: Stated<Seat>,
    vulnerability: Stated<Vulnerability>,
}

/// What a game says of something that a deal file gives by the board's number.
enum Stated<T> {
    Nothing,
    /// Something that nobody understands.
    Unread,
    As(T),
}

impl<T: PartialEq> Stated<T> {
    fn of(said: Option<&str>, value: Option<T>) -> Stated<T> {
        match (said, value) {
            (None, _) => Stated::Nothing,
            (Some(_), None) => Stated::Unread,
            (Some(_), Some(value)) => Stated::As(value),
        }
    }

    /// Whether nothing of it is lost where the file gives this.
    fn allows(&self, given: &T) -> bool {
        match self {
            Stated::Nothing => true,
            Stated::Unread => false,
            Stated::As(value) => value == given,
        }
    }
}

impl Numbered {
    /// Notes where dealer or vulnerability are not those that a reader gives a board of this number.
    fn face(&self, number: u32, losses: &mut Losses) {
        let Some(face) = NonZeroU32::new(number).map(Board::numbered) else { return };
        if !self.dealer.allows(&face.dealer) {
            losses.note(Lost::Dealers);
        }
        if !self.vulnerability.allows(&face.vulnerability) {
            losses.note(Lost::Vulnerabilities);
        }
    }
}

/// The most boards of one file.
const MOST: usize = 10_000;

/// The boards of games, each once.
#[derive(Default)]
pub struct Boards {
    boards: Vec<Numbered>,
    known: HashSet<(u32, Deal)>,
}

impl Boards {
    /// The boards of games, and what is lost of each game.
    fn of(games: &[Game], losses: &mut Losses) -> Boards {
        let mut boards = Boards::default();
        for game in games {
            boards.add(game, losses);
        }
        boards
    }

    /// Adds the board of a game, and notes what is lost of it.
    pub fn add(&mut self, game: &Game, losses: &mut Losses) {
        losses.note_all_but(game, &["Board", "Dealer", "Vulnerable", "Deal"]);
        let Some(deal) = whole(game) else {
            if !game.is_bare() {
                losses.note(Lost::BoardsWithoutHands);
            }
            return;
        };
        let said = game.known("Board");
        let board = said.and_then(|value| value.parse().ok()).filter(|number| *number > 0);
        if board.is_none() && said.is_some() {
            losses.note(Lost::Numbers);
        }
        let numbered = Numbered {
            board,
            deal,
            dealer: Stated::of(game.known("Dealer"), game.dealer()),
            vulnerability: Stated::of(game.known("Vulnerable"), game.vulnerability()),
        };
        if let Some(board) = board.filter(|board| self.known.contains(&(*board, deal))) {
            numbered.face(board, losses);
            return;
        }
        if self.boards.len() >= MOST {
            losses.note(Lost::BoardsPast(MOST));
            return;
        }
        self.known.extend(board.map(|board| (board, deal)));
        self.boards.push(numbered);
    }
}

/// The four hands of a game.
pub(crate) fn whole(game: &Game) -> Option<Deal> {
    parse_deal(game.known("Deal")?).ok()?.deal()
}
