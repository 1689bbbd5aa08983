//! The boards of a PBN file, as far as the analysis needs them.

use std::io::BufRead;
use std::num::NonZeroU32;

use openroom_cards::{Card, Contract, Deal, Seat, Vulnerability};
use openroom_notation::pbn::{self, AuctionOutcome, Game, Reader};
use openroom_notation::{Place, ReadError};

/// A board of the file.
pub(crate) struct Board {
    /// As the file names it.
    pub(crate) name: String,
    /// Where the game begins.
    pub(crate) place: Place,
    pub(crate) dealer: Seat,
    pub(crate) vulnerability: Vulnerability,
    /// Whether dealer or vulnerability had to be taken from elsewhere.
    pub(crate) assumed: bool,
    /// The four hands, or why there are none.
    pub(crate) deal: Result<Deal, String>,
    pub(crate) play: Option<Play>,
}

/// A contract and the cards played in it.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) contract: Contract,
    pub(crate) cards: Vec<Card>,
}

pub(crate) fn read(source: impl BufRead) -> Result<Vec<Board>, ReadError> {
    let mut boards = Vec::new();
    for read in Reader::new(source) {
        let game = read?.game;
        if game.tags().next().is_some() {
            boards.push(board(&game));
        }
    }
    Ok(boards)
}

pub(crate) fn board(game: &Game) -> Board {
    let name = game.known("Board").unwrap_or("?").to_owned();
    let place = game.tags().next().map(|tag| tag.place).unwrap_or_default();
    let usual = name.parse::<NonZeroU32>().ok().map(openroom_cards::Board::numbered);
    let dealer = game.known("Dealer").and_then(|value| value.parse().ok());
    let vulnerability = game.known("Vulnerable").and_then(|value| pbn::parse_vulnerability(value).ok());
    Board {
        assumed: dealer.is_none() || vulnerability.is_none(),
        dealer: dealer.or(usual.map(|usual| usual.dealer)).unwrap_or(Seat::North),
        vulnerability: vulnerability
            .or(usual.map(|usual| usual.vulnerability))
            .unwrap_or(Vulnerability::None),
        deal: deal(game),
        play: play(game),
        name,
        place,
    }
}

fn deal(game: &Game) -> Result<Deal, String> {
    let Some(value) = game.known("Deal") else { return Err("no deal is given".to_owned()) };
    match pbn::parse_deal(value) {
        Err(misread) => {
            let place = game.tag("Deal").map(|tag| tag.value_place).unwrap_or_default();
            let column = u32::try_from(misread.at).unwrap_or(0);
            Err(format!("{}: the deal cannot be read; expected {}", place.right(column), misread.expected))
        }
        Ok(hands) => hands.deal().ok_or_else(|| "not all four hands are known".to_owned()),
    }
}

fn play(game: &Game) -> Option<Play> {
    let by_auction = || match pbn::Auction::of(game)?.outcome()? {
        AuctionOutcome::Contract(contract) => Some(contract),
        AuctionOutcome::PassedOut => None,
    };
    let contract = game.contract().or_else(by_auction)?;
    let play = pbn::Play::of(game)?;
    let cards: Vec<Card> = play.tricks.iter().flatten().map(|played| played.card).collect();
    (!cards.is_empty()).then_some(Play { contract, cards })
}
