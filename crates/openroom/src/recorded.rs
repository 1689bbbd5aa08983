//! One board of a PBN file with its play: a whole deal, or an ending.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use openroom_analysis::equity::History;
use openroom_analysis::{PlayError, Position};
use openroom_cards::{BySeat, Card, Contract, Deal, Denomination, Hand, Outcome, Seat, Vulnerability};
use openroom_notation::pbn::{self, AuctionOutcome, Game, Reader};

use crate::finish::Failure;

/// A board as far as it is recorded.
pub(crate) struct Recorded {
    /// As the file names it.
    pub(crate) name: String,
    pub(crate) vulnerability: Vulnerability,
    /// The contract, where the file has a whole one.
    pub(crate) contract: Option<Contract>,
    pub(crate) denomination: Denomination,
    pub(crate) declarer: Seat,
    /// Who leads to the first trick of the file.
    pub(crate) leader: Seat,
    pub(crate) hands: BySeat<Hand>,
    /// The cards in the order in which they were played.
    pub(crate) cards: Vec<Card>,
    /// The result that the file states.
    pub(crate) outcome: Option<Outcome>,
    /// The value of the tag `Claim`, where there is one.
    pub(crate) claim: Option<String>,
}

/// The game of the board of this name, or the only one of the file.
pub(crate) fn game(file: &Path, board: Option<&str>) -> Result<Game, Failure> {
    let source: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(file).map_err(|error| Failure::reading(file, error))?))
    };
    let wrong = |why: &str| Failure::input_at(file.display(), why);
    let mut found: Option<Game> = None;
    for read in Reader::new(source) {
        let game = read.map_err(|error| Failure::input_at(file.display(), error))?.game;
        let named = game.known("Board");
        if game.tags().next().is_none() || board.is_some_and(|wanted| named != Some(wanted)) {
            continue;
        }
        match (&found, board) {
            (None, _) => found = Some(game),
            (Some(_), None) => return Err(wrong("several boards; choose one with --board")),
            (Some(_), Some(_)) => return Err(wrong("several games of that board; keep one in the file")),
        }
    }
    found.ok_or_else(|| match board {
        Some(board) => wrong(&format!("no board {board} in it")),
        None => wrong("no game in it"),
    })
}

impl Recorded {
    /// The board of this name, or the only one of the file.
    pub(crate) fn read(file: &Path, board: Option<&str>) -> Result<Recorded, Failure> {
        Recorded::of(&game(file, board)?).map_err(|why| Failure::input_at(file.display(), why))
    }

    fn of(game: &Game) -> Result<Recorded, String> {
        let name = game.known("Board").unwrap_or("?").to_owned();
        let usual = name.parse().ok().map(openroom_cards::Board::numbered);
        let vulnerability = game.known("Vulnerable").and_then(|value| pbn::parse_vulnerability(value).ok());
        let by_auction = || match pbn::Auction::of(game)?.outcome()? {
            AuctionOutcome::Contract(contract) => Some(contract),
            AuctionOutcome::PassedOut => None,
        };
        let contract = game.contract().or_else(by_auction);
        let denomination = || pbn::parse_contract(game.known("Contract")?).ok()?.denomination();
        let denomination = contract
            .map(|contract| contract.bid.denomination())
            .or_else(denomination)
            .ok_or("the contract or its denomination is not given (tag Contract)")?;
        let declarer = contract
            .map(|contract| contract.declarer)
            .or_else(|| game.declarer().map(|declarer| declarer.seat))
            .ok_or("the declarer is not given (tag Declarer)")?;
        let play = pbn::Play::of(game);
        let value = game.hands().ok_or("the deal is not given or cannot be read (tag Deal)")?;
        let hands = match value.deal() {
            Some(deal) => *deal.hands(),
            None => known(value.hands).ok_or("not all four hands are known")?,
        };
        let whole = hands[declarer].len() == 13;
        let leader = match (&play, whole) {
            (_, true) => declarer.lho(),
            (Some(play), false) => play.first,
            (None, false) => return Err("it is an ending: say who leads with [Play \"N\"]".to_owned()),
        };
        let cards =
            play.map_or(Vec::new(), |play| play.tricks.iter().flatten().map(|played| played.card).collect());
        Ok(Recorded {
            vulnerability: vulnerability
                .or(usual.map(|usual| usual.vulnerability))
                .unwrap_or(Vulnerability::None),
            contract,
            denomination,
            declarer,
            leader,
            hands,
            cards,
            outcome: game.outcome(),
            claim: game.known("Claim").map(str::to_owned),
            name,
        })
    }

    /// The four hands of thirteen cards; none in an ending.
    pub(crate) fn deal(&self) -> Option<Deal> {
        Deal::new(self.hands)
    }

    /// The play after so many cards, all of them if not said.
    pub(crate) fn history(&self, after: Option<usize>) -> Result<History, Failure> {
        let after = after.unwrap_or(self.cards.len());
        let Some(cards) = self.cards.get(..after) else {
            let recorded = self.cards.len();
            return Err(Failure::input(format!(
                "only {recorded} cards of the play are recorded, not {after}"
            )));
        };
        let position =
            Position::between_tricks(self.hands, self.denomination, self.leader).map_err(Failure::input)?;
        let mut history = History::from(position);
        for (place, card) in cards.iter().enumerate() {
            history.play(*card).map_err(|why| at_card(place, why))?;
        }
        Ok(history)
    }
}

fn at_card(place: usize, why: PlayError) -> Failure {
    Failure::input(format!("card {} of the play: {why}", place + 1))
}

fn known(hands: BySeat<Option<Hand>>) -> Option<BySeat<Hand>> {
    let [north, east, south, west] = *hands.values();
    Some(BySeat::new([north?, east?, south?, west?]))
}
