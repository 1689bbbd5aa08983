//! The boards of a PBN file, as far as the analysis needs them.

use std::fmt;
use std::io::BufRead;
use std::num::NonZeroU32;

use openroom_cards::{Card, Contract, Deal, Seat, Vulnerability};
use openroom_notation::pbn::{self, AuctionOutcome, Game, Reader};
use openroom_notation::{Place, ReadError};
use openroom_reasoning::Words;

use crate::files;

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
    pub(crate) deal: Result<Deal, NoDeal>,
    pub(crate) play: Option<Play>,
}

/// Why a board has no four hands.
pub(crate) enum NoDeal {
    /// The game has no deal.
    NotGiven,
    /// The deal cannot be read, from here on.
    Unread(Place, &'static str),
    /// Some hands are not known.
    NotAll,
}

impl fmt::Display for NoDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDeal::NotGiven => f.write_str("no deal is given"),
            NoDeal::Unread(place, expected) => {
                write!(f, "{place}: the deal cannot be read; expected {expected}")
            }
            NoDeal::NotAll => f.write_str("not all four hands are known"),
        }
    }
}

impl NoDeal {
    /// The reason in a language.
    pub(crate) fn told(&self, w: Words) -> String {
        match self {
            NoDeal::NotGiven => w.t("analyse-no-deal"),
            NoDeal::Unread(place, expected) => {
                let said = [("place", place.to_string()), ("expected", files::expected(w, expected))];
                w.say("analyse-unread", &said)
            }
            NoDeal::NotAll => w.t("analyse-not-all-hands"),
        }
    }
}

/// A contract and the cards played in it.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) contract: Contract,
    pub(crate) cards: Vec<Card>,
}

/// The boards of a file, one after the other.
pub(crate) fn read(source: impl BufRead) -> impl Iterator<Item = Result<Board, ReadError>> {
    Reader::new(source).filter_map(|read| match read {
        Ok(read) if read.game.tags().next().is_none() => None,
        Ok(read) => Some(Ok(board(&read.game))),
        Err(error) => Some(Err(error)),
    })
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

fn deal(game: &Game) -> Result<Deal, NoDeal> {
    let Some(value) = game.known("Deal") else { return Err(NoDeal::NotGiven) };
    match pbn::parse_deal(value) {
        Err(misread) => {
            let place = game.tag("Deal").map(|tag| tag.value_place).unwrap_or_default();
            let column = u32::try_from(misread.at).unwrap_or(0);
            Err(NoDeal::Unread(place.right(column), misread.expected))
        }
        Ok(hands) => hands.deal().ok_or(NoDeal::NotAll),
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
