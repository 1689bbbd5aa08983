//! A board as far as a game records it: a whole deal, or an ending, with its play.

use std::fmt;

use openroom_cards::{Board, BySeat, Card, Contract, Deal, Denomination, Hand, Outcome, Seat, Vulnerability};

use super::value::parse_seat;
use super::{Auction, AuctionOutcome, Game, Play, parse_contract, parse_vulnerability};

/// A board as far as it is recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// As the file names it.
    pub name: String,
    /// The dealer, where the file or the number of the board tells him.
    pub dealer: Option<Seat>,
    /// Who is vulnerable; nobody where it is not known.
    pub vulnerability: Vulnerability,
    /// The four hands.
    pub hands: BySeat<Hand>,
    /// The value of the tag `Claim`, where there is one.
    pub claim: Option<String>,
    /// What was played; or why that is not known.
    pub played: Result<RecordedPlay, NotRecorded>,
}

/// What was played, as far as it is recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedPlay {
    /// The contract, where the file has a whole one.
    pub contract: Option<Contract>,
    /// Its denomination.
    pub denomination: Denomination,
    /// Declarer.
    pub declarer: Seat,
    /// Who leads to the first trick of the file.
    pub leader: Seat,
    /// The cards in the order in which they were played.
    pub cards: Vec<Card>,
    /// The result that the file states.
    pub outcome: Option<Outcome>,
}

/// What a game does not record.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotRecorded {
    /// The deal.
    Deal,
    /// One hand or more.
    Hands,
    /// The contract, and its denomination.
    Contract,
    /// The declarer.
    Declarer,
    /// Who leads in an ending.
    Leader,
}

impl fmt::Display for NotRecorded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotRecorded::Deal => "the deal is not given or cannot be read (tag Deal)",
            NotRecorded::Hands => "not all four hands are known",
            NotRecorded::Contract => "the contract or its denomination is not given (tag Contract)",
            NotRecorded::Declarer => "the declarer is not given (tag Declarer)",
            NotRecorded::Leader => "it is an ending: say who leads with [Play \"N\"]",
        })
    }
}

impl std::error::Error for NotRecorded {}

impl Recorded {
    /// The board of a game.
    pub fn of(game: &Game) -> Result<Recorded, NotRecorded> {
        let name = game.known("Board").unwrap_or("?").to_owned();
        let usual = name.parse().ok().map(Board::numbered);
        let dealer = game.known("Dealer").and_then(|value| parse_seat(value).ok());
        let vulnerability = game.known("Vulnerable").and_then(|value| parse_vulnerability(value).ok());
        let value = game.hands().ok_or(NotRecorded::Deal)?;
        let hands = match value.deal() {
            Some(deal) => *deal.hands(),
            None => known(value.hands).ok_or(NotRecorded::Hands)?,
        };
        Ok(Recorded {
            dealer: dealer.or(usual.map(|usual| usual.dealer)),
            vulnerability: vulnerability
                .or(usual.map(|usual| usual.vulnerability))
                .unwrap_or(Vulnerability::None),
            claim: game.known("Claim").map(str::to_owned),
            played: RecordedPlay::of(game, &hands),
            hands,
            name,
        })
    }

    /// The four hands of thirteen cards; none in an ending.
    pub fn deal(&self) -> Option<Deal> {
        Deal::new(self.hands)
    }
}

impl RecordedPlay {
    fn of(game: &Game, hands: &BySeat<Hand>) -> Result<RecordedPlay, NotRecorded> {
        let by_auction = || match Auction::of(game)?.outcome()? {
            AuctionOutcome::Contract(contract) => Some(contract),
            AuctionOutcome::PassedOut => None,
        };
        let contract = game.contract().or_else(by_auction);
        let denomination = || parse_contract(game.known("Contract")?).ok()?.denomination();
        let denomination = contract
            .map(|contract| contract.bid.denomination())
            .or_else(denomination)
            .ok_or(NotRecorded::Contract)?;
        let declarer = contract
            .map(|contract| contract.declarer)
            .or_else(|| game.declarer().map(|declarer| declarer.seat))
            .ok_or(NotRecorded::Declarer)?;
        let play = Play::of(game);
        let leader = match (&play, hands[declarer].len() == 13) {
            (_, true) => declarer.lho(),
            (Some(play), false) => play.first,
            (None, false) => return Err(NotRecorded::Leader),
        };
        let cards =
            play.map_or(Vec::new(), |play| play.tricks.iter().flatten().map(|played| played.card).collect());
        Ok(RecordedPlay { contract, denomination, declarer, leader, cards, outcome: game.outcome() })
    }
}

fn known(hands: BySeat<Option<Hand>>) -> Option<BySeat<Hand>> {
    let [north, east, south, west] = *hands.values();
    Some(BySeat::new([north?, east?, south?, west?]))
}
