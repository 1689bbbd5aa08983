//! One board of a PBN file with its play: a whole deal, or an ending.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use openroom_analysis::equity::History;
use openroom_analysis::{PlayError, Position};
use openroom_cards::{BySeat, Card, Contract, Deal, Denomination, Hand, Outcome, Seat, Vulnerability};
use openroom_notation::Complaint;
use openroom_notation::pbn::{self, Game, NotRecorded, Reader};

use crate::files;
use crate::finish::Failure;
use crate::input;
use crate::words;

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
    input::is_pbn(file)?;
    let source: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(File::open(file).map_err(|error| Failure::reading(file, error))?))
    };
    let wrong = |key: &str| files::said(file, key);
    let mut found: Option<Game> = None;
    for read in Reader::new(source) {
        let game = read.map_err(|error| files::unread(file, &error))?.game;
        let named = game.known("Board");
        if game.tags().next().is_none() || board.is_some_and(|wanted| named != Some(wanted)) {
            continue;
        }
        match (&found, board) {
            (None, _) => found = Some(game),
            (Some(_), None) => return Err(wrong("read-several-boards")),
            (Some(_), Some(_)) => return Err(wrong("read-several-games")),
        }
    }
    found.ok_or_else(|| match board {
        Some(board) => {
            Failure::input_at(file.display(), words::spoken().with("read-no-such-board", "board", board))
        }
        None => wrong("read-none"),
    })
}

/// The board of this name, or the only one of the file, whether or not it was played.
pub(crate) fn board(file: &Path, board: Option<&str>) -> Result<pbn::Recorded, Failure> {
    let game = game(file, board)?;
    pbn::Recorded::of(&game).map_err(|why| match (why, wrong_deal(&game)) {
        (NotRecorded::Deal, Some(wrong)) => {
            Failure::input_at(file.display(), files::complaint(words::spoken(), &wrong))
        }
        _ => files::not_recorded(file, why),
    })
}

impl Recorded {
    /// The board of this name, or the only one of the file.
    pub(crate) fn read(file: &Path, board: Option<&str>) -> Result<Recorded, Failure> {
        Recorded::of(self::board(file, board)?).map_err(|why| files::not_recorded(file, why))
    }

    fn of(board: pbn::Recorded) -> Result<Recorded, NotRecorded> {
        let pbn::Recorded { name, vulnerability, hands, claim, played, .. } = board;
        let pbn::RecordedPlay { contract, denomination, declarer, leader, cards, outcome } = played?;
        Ok(Recorded {
            name,
            vulnerability,
            contract,
            denomination,
            declarer,
            leader,
            hands,
            cards,
            outcome,
            claim,
        })
    }

    /// The four hands of thirteen cards; none in an ending.
    pub(crate) fn deal(&self) -> Option<Deal> {
        Deal::new(self.hands)
    }

    /// The play after so many cards, all of them if not said; revokes as they were.
    pub(crate) fn history(&self, after: Option<usize>) -> Result<History, Failure> {
        let after = after.unwrap_or(self.cards.len());
        let Some(cards) = self.cards.get(..after) else {
            let recorded = self.cards.len();
            return Err(Failure::said(
                "err-recorded",
                [("recorded", recorded.to_string()), ("after", after.to_string())],
            ));
        };
        let position =
            Position::between_tricks(self.hands, self.denomination, self.leader).map_err(Failure::input)?;
        let mut history = History::from(position);
        for (place, card) in cards.iter().enumerate() {
            history.play_as_it_was(*card).map_err(|why| at_card(place, why))?;
        }
        Ok(history)
    }
}

/// What is wrong with a deal that is given and cannot be read.
fn wrong_deal(game: &Game) -> Option<Complaint> {
    let line = game.tag("Deal")?.place.line;
    pbn::complaints_about(game).into_iter().find(|complaint| complaint.place.line == line)
}

/// Who revoked to the trick in progress.
pub(crate) fn revoked_now(history: &History) -> Option<Seat> {
    let (trick, led) = (history.position.trick(), history.position.led()?);
    Seat::ALL.into_iter().find(|seat| {
        let held = history.position.hands()[*seat].in_suit(led);
        trick.cards[*seat].is_some_and(|card| card.suit() != led) && !held.is_empty()
    })
}

fn at_card(place: usize, why: PlayError) -> Failure {
    Failure::input(files::at_card(place, why))
}
