//! The board that is studied. All of it is in the address: the server keeps nothing, and knows only what it is given.

use std::fmt::Write as _;
use std::str::FromStr;

use openroom_analysis::double_dummy::TraceError;
use openroom_analysis::equity::History;
use openroom_analysis::{CourseCard, PlayError, Position, follow};
use openroom_cards::{
    BySeat, Card, Contract, Deal, Denomination, Doubling, Hand, Outcome, PartialDeal, Seat, Side,
    Vulnerability,
};
use openroom_notation::pbn::Recorded;

use crate::acts::plain;
use crate::pages::desk_path::escaped;
use crate::visitor::Query;
use crate::words::Words;
use crate::wrong::Wrong;

/// The longest name of a board.
pub(super) const LONGEST: usize = 20;

/// A board: hands, and the play where there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Study {
    pub(super) name: String,
    pub(super) dealer: Option<Seat>,
    pub(super) vulnerability: Vulnerability,
    pub(super) hands: BySeat<Hand>,
    pub(super) playing: Option<Playing>,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Playing {
    pub(super) contract: Option<Contract>,
    pub(super) denomination: Denomination,
    pub(super) declarer: Seat,
    pub(super) leader: Seat,
    pub(super) cards: Vec<Card>,
    /// Declarer's tricks, where the result is known.
    pub(super) tricks: Option<u8>,
}

impl Study {
    /// The deal of a board without its play.
    pub(crate) fn of_deal(board: u32, deal: &Deal) -> Study {
        let face = board.try_into().ok().map(openroom_cards::Board::numbered);
        Study {
            name: board.to_string(),
            dealer: face.map(|face| face.dealer),
            vulnerability: face.map_or(Vulnerability::None, |face| face.vulnerability),
            hands: *deal.hands(),
            playing: None,
        }
    }

    /// The same board in a contract, with the cards played as far as they are known.
    pub(crate) fn played(self, outcome: &Outcome, cards: Vec<Card>) -> Study {
        let playing = match outcome {
            Outcome::PassedOut => None,
            Outcome::Played { contract, tricks } => Some(Playing {
                contract: Some(*contract),
                denomination: contract.bid.denomination(),
                declarer: contract.declarer,
                leader: contract.declarer.lho(),
                cards,
                tricks: Some(*tricks),
            }),
        };
        Study { playing, ..self }
    }

    /// A board of a file.
    pub(super) fn of_recorded(board: Recorded) -> Study {
        let playing = board.played.ok().map(|played| Playing {
            contract: played.contract,
            denomination: played.denomination,
            declarer: played.declarer,
            leader: played.leader,
            cards: played.cards,
            tricks: played.outcome.and_then(|outcome| match outcome {
                Outcome::Played { tricks, .. } => Some(tricks),
                Outcome::PassedOut => None,
            }),
        });
        Study {
            name: plain(&board.name, LONGEST),
            dealer: board.dealer,
            vulnerability: board.vulnerability,
            hands: board.hands,
            playing,
        }
    }

    /// From the address; none where it names no deal.
    pub(super) fn read(query: &Query, w: Words) -> Result<Option<Study>, Wrong> {
        let Some(deal) = query.get("deal").map(str::trim).filter(|text| !text.is_empty()) else {
            return Ok(None);
        };
        let hands = hands(deal).ok_or(Wrong::Malformed("study-wrong-deal"))?;
        let study = Study {
            name: plain(query.get("board").unwrap_or_default(), LONGEST),
            dealer: known(query, w, "dealer", "study-wrong-dealer")?,
            vulnerability: known(query, w, "vul", "study-wrong-vul")?.unwrap_or(Vulnerability::None),
            playing: playing(query, w, &hands)?,
            hands,
        };
        study.check(w)?;
        Ok(Some(study))
    }

    /// Whether it can be studied: equal hands, and cards that could be played, lawfully or not.
    pub(super) fn check(&self, w: Words) -> Result<(), Wrong> {
        let leader = self.playing.as_ref().map_or(Seat::North, |playing| playing.leader);
        let equal = Position::between_tricks(self.hands, Denomination::NoTrump, leader).is_ok();
        if !equal || self.hands[leader].is_empty() {
            return Err(Wrong::Malformed("study-wrong-deal"));
        }
        self.follow().map(|_| ()).map_err(|why| Wrong::Refused(refused(w, &why)))
    }

    /// Whether there is a play, and its cards could be played.
    pub(crate) fn is_playable(&self) -> bool {
        self.playing.is_some() && self.follow().is_ok()
    }

    /// The four hands of thirteen cards; none in an ending.
    pub(super) fn deal(&self) -> Option<Deal> {
        Deal::new(self.hands)
    }

    /// Where the play begins.
    pub(super) fn start(&self) -> Option<Position> {
        let playing = self.playing.as_ref()?;
        Position::between_tricks(self.hands, playing.denomination, playing.leader).ok()
    }

    /// The play card by card, without its worth.
    pub(super) fn follow(&self) -> Result<(Vec<History>, Vec<CourseCard>), TraceError> {
        match (self.start(), &self.playing) {
            (Some(start), Some(playing)) => follow(start, &playing.cards),
            _ => Ok((vec![], vec![])),
        }
    }

    /// Leaves out the cards after so many.
    pub(super) fn cut(&mut self, after: usize) {
        if let Some(playing) = &mut self.playing {
            playing.cards.truncate(after);
        }
    }

    /// What stands in the address, after the question mark.
    pub(crate) fn query(&self) -> String {
        let fields = self.fields();
        let mut text = String::new();
        for (name, value) in &fields {
            let _ = write!(text, "{}{name}={}", if text.is_empty() { "" } else { "&" }, escaped(value));
        }
        text
    }

    /// Its page, before the first card.
    pub(crate) fn start_page(&self) -> String {
        format!("/analysis?{}&after=0", self.query())
    }

    /// The same as fields of a form.
    pub(super) fn fields(&self) -> Vec<(&'static str, String)> {
        let deal = PartialDeal::new(self.hands.map(Some)).map_or_else(String::new, |deal| deal.to_string());
        let mut fields = vec![("deal", deal), ("vul", self.vulnerability.to_string())];
        if !self.name.is_empty() {
            fields.push(("board", self.name.clone()));
        }
        fields.extend(self.dealer.map(|dealer| ("dealer", dealer.to_string())));
        let Some(playing) = &self.playing else { return fields };
        if let Some(contract) = playing.contract {
            fields.push(("contract", contract.to_string()));
        } else {
            fields.push(("trumps", playing.denomination.to_string()));
            fields.push(("declarer", playing.declarer.to_string()));
        }
        if self.deal().is_none() {
            fields.push(("lead", playing.leader.to_string()));
        }
        if !playing.cards.is_empty() {
            fields.push(("play", playing.cards.iter().map(Card::to_string).collect()));
        }
        fields.extend(playing.tricks.map(|tricks| ("tricks", tricks.to_string())));
        fields
    }

    /// The side that may speak first; North-South where the dealer is not known.
    pub(super) fn first(&self) -> Side {
        self.dealer.map_or(Side::NorthSouth, Seat::side)
    }
}

impl Playing {
    /// The contract in signs: `4♠× `, or the denomination alone.
    pub(super) fn told(&self, w: Words) -> String {
        let sign = w.denomination(self.denomination);
        let Some(contract) = self.contract else { return sign };
        let doubled = match contract.doubling {
            Doubling::Undoubled => "",
            Doubling::Doubled => "×",
            Doubling::Redoubled => "××",
        };
        format!("{}{sign}{doubled}", contract.bid.level().get())
    }
}

fn hands(text: &str) -> Option<BySeat<Hand>> {
    let read: PartialDeal = text.parse().ok()?;
    let [north, east, south, west] =
        *read.complete().map_or(*read.hands(), |deal| deal.hands().map(Some)).values();
    Some(BySeat::new([north?, east?, south?, west?]))
}

/// What a word of the address says; one that says nothing known is told by the sentence of this key.
fn known<T: FromStr>(query: &Query, w: Words, name: &str, key: &str) -> Result<Option<T>, Wrong> {
    let Some(text) = query.get(name).map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    let wrong = |_| Wrong::Refused(w.with(key, "found", plain(text, LONGEST)));
    text.parse().map(Some).map_err(wrong)
}

fn playing(query: &Query, w: Words, hands: &BySeat<Hand>) -> Result<Option<Playing>, Wrong> {
    let wrong = || Wrong::Malformed("study-wrong-contract");
    let given = |name: &str| query.get(name).map(str::trim).filter(|text| !text.is_empty());
    let contract: Option<Contract> =
        given("contract").map(|text| text.parse().map_err(|_| wrong())).transpose()?;
    let trumps: Option<Denomination> =
        given("trumps").map(|text| text.parse().map_err(|_| wrong())).transpose()?;
    let declarer: Option<Seat> =
        given("declarer").map(|text| text.parse().map_err(|_| wrong())).transpose()?;
    let (denomination, declarer) = match (contract, trumps, declarer) {
        (Some(contract), ..) => (contract.bid.denomination(), contract.declarer),
        (None, Some(trumps), Some(declarer)) => (trumps, declarer),
        (None, None, None) => return Ok(None),
        _ => return Err(wrong()),
    };
    let leader = match given("lead") {
        _ if hands[declarer].len() == 13 => declarer.lho(),
        Some(text) => text.parse().map_err(|_| wrong())?,
        None => declarer.lho(),
    };
    let cards = cards(given("play").unwrap_or_default()).ok_or(Wrong::Malformed("study-wrong-play"))?;
    let tricks: Option<u8> = known(query, w, "tricks", "study-wrong-tricks")?;
    if let Some(tricks) = tricks.filter(|tricks| *tricks > 13) {
        return Err(Wrong::Refused(w.with("study-wrong-tricks", "found", tricks.to_string())));
    }
    Ok(Some(Playing { contract, denomination, declarer, leader, cards, tricks }))
}

/// Cards of two letters each, parted by anything or nothing.
pub(super) fn cards(text: &str) -> Option<Vec<Card>> {
    let letters: Vec<char> = text.chars().filter(char::is_ascii_alphanumeric).take(2 * 52 + 1).collect();
    let pairs = letters.chunks(2).map(|pair| pair.iter().collect::<String>().parse().ok());
    let cards: Option<Vec<Card>> = pairs.collect();
    cards.filter(|cards| cards.len() <= 52)
}

/// Why a card cannot have been played there.
pub(super) fn refused(w: Words, why: &TraceError) -> String {
    let (key, seat, card) = match why.why {
        PlayError::Over(card) => ("study-card-over", None, card),
        PlayError::NotHeld(seat, card) => ("study-card-not-held", Some(seat), card),
        PlayError::Revoke(seat, card) => ("study-card-revoke", Some(seat), card),
    };
    let player = seat.map_or_else(String::new, |seat| w.seat(seat).to_owned());
    w.say(key, &[("n", (why.index + 1).to_string()), ("who", player), ("card", w.card(card))])
}
