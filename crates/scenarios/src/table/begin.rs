use std::collections::BTreeSet;
use std::num::NonZeroU32;

use openroom_cards::{Board, Call, Card, Cards, Contract, Deal, Seat, Vulnerability};
use openroom_laws::{
    Astray, Attention, Known, Meaning, PenaltyCard, Policy, RecordedMeaning, Screens, SetUp, SetUpError,
    Settings, Table, Unpassed,
};

use super::meaning;
use crate::fault::Fault;
use crate::line::Who;
use crate::words::Words;

/// The lines that say how a table begins.
pub(super) const BEGINNINGS: &[(&str, &str)] = &[
    ("dealer SEAT, SIDE vulnerable", "SIDE is `none`, `NS`, `EW` or `both`; either part may stand alone"),
    ("board NUMBER", "dealer and vulnerability of that board"),
    ("deal DEAL", "four hands as PBN writes them: `deal N:AKQ2.T98.543.762 … … …`"),
    ("hand SEAT HAND", "one hand as PBN writes it; `-` or nothing for a void"),
    ("SEAT holds CARDS", "cards that are known; others may turn up"),
    ("SEAT lacks CARD", "it is his and in no hand; `S lacks C2 with N`: it lies in another"),
    ("auction so far CALLS", "from the dealer on, whom an earlier line names; nothing in it is judged"),
    ("contract CONTRACT by SEAT", "`4SX by N`, in place of an auction"),
    ("tricks so far SEATS", "who won each of the first tricks, whose cards are not given"),
    ("played so far SEAT CARD, SEAT CARD", "the cards played after those"),
    ("major penalty card SEAT CARD", ""),
    ("minor penalty card SEAT CARD", ""),
    ("table prevents", "what software can prevent is refused; otherwise everything may happen"),
    ("attention at once", "the table draws attention itself; otherwise the players do"),
    (
        "screens SEAT with SEAT",
        "`screens N with E` or `screens N with W`; otherwise there are none, but with `special_conditions=screens` North sits with East",
    ),
    (
        "the Laws apply before the tray is passed",
        "otherwise until then an irregular call is taken back and any call may be changed, and nothing further follows",
    ),
    ("meanings not recorded", "otherwise calls are natural unless the block says what they mean"),
];

/// Whether a line that names no person says how a block begins; one that is a check too does not count.
pub(super) fn is_beginning(words: Words<'_>) -> bool {
    let fixed = |form: &'static str| {
        let capital = form.find(|c: char| c.is_ascii_uppercase()).unwrap_or(form.len());
        if form.starts_with("the Laws") { form } else { form[..capital].trim_end() }
    };
    let begins = |head: &str| {
        let mut ahead = words;
        !head.is_empty() && head != "contract" && ahead.take(head)
    };
    words.part_at("vulnerable").is_some() || BEGINNINGS.iter().any(|(form, _)| begins(fixed(form)))
}

const DEALER: &str = "the dealer, before the auction, and";
const VULNERABILITY: &str = "the vulnerability";

/// How a table is to begin, as far as the lines have said.
pub(super) struct Begin {
    setup: SetUp,
    said: BTreeSet<&'static str>,
    natural: Natural,
    unrecorded: Vec<(Seat, Call)>,
}

/// Whether calls are natural where the block does not say what they mean.
enum Natural {
    UnlessSaid,
    NotRecorded,
}

impl Begin {
    pub(super) fn new(settings: Settings) -> Begin {
        Begin {
            setup: SetUp::new(settings, Seat::North),
            said: BTreeSet::new(),
            natural: Natural::UnlessSaid,
            unrecorded: Vec::new(),
        }
    }

    /// The table that begins so.
    pub(super) fn table(&self) -> Result<Table, SetUpError> {
        let mut setup = self.setup.clone();
        let whole = 13_usize.saturating_sub(setup.tricks_before.len());
        if setup.hands.values().iter().all(|hand| hand.len() as usize == whole) {
            setup.known = Known::Whole;
        }
        if let Natural::UnlessSaid = self.natural {
            let natural: Vec<RecordedMeaning> = Seat::ALL
                .into_iter()
                .flat_map(|by| Call::all().map(move |call| (by, call)))
                .filter(|(by, call)| !setup.meanings.iter().any(|it| it.by == *by && it.call == *call))
                .filter(|it| !self.unrecorded.contains(it))
                .map(|(by, call)| RecordedMeaning { by, call, nth: 1, meaning: Meaning::natural(call) })
                .collect();
            setup.meanings.extend(natural);
        }
        Table::new(setup)
    }

    /// A line about a person; false where it says nothing about the beginning.
    pub(super) fn person(&mut self, who: Who, mut words: Words<'_>) -> Result<bool, Fault> {
        let Who::Player(seat) = who else { return Ok(false) };
        if words.take("lacks") {
            let (card, mut with) = (words.card()?, None);
            if words.take("with") {
                with = Some(words.seat()?);
            }
            words.done()?;
            self.setup.hands[seat].insert(card);
            self.setup.astray.push(Astray { card, of: seat, with });
            return Ok(true);
        }
        if words.take("holds") {
            self.hold(seat, words)?;
            return Ok(true);
        }
        if let Some((mut before, mut after)) = words.part_at("is")
            && after.take("not recorded")
        {
            self.unrecorded.push((seat, before.call()?));
            before.done()?;
            after.done()?;
            return Ok(true);
        }
        if let Some(meaning) = meaning::line(seat, words)? {
            self.setup.meanings.push(meaning);
            return Ok(true);
        }
        Ok(false)
    }

    /// Any other line; false where it says nothing about the beginning.
    pub(super) fn line(&mut self, mut words: Words<'_>) -> Result<bool, Fault> {
        let line = &mut words;
        let taken = self.board(line)? || self.cards(line)? || self.so_far(line)? || self.manner(line);
        if taken {
            words.done()?;
        }
        Ok(taken)
    }

    /// A line that says who deals and who is vulnerable.
    fn board(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        let start = *words;
        if words.take("board") {
            let number: NonZeroU32 = words.read("the number of a board", |word| word.parse().ok())?;
            let board = Board::numbered(number);
            self.once(start, DEALER)?;
            self.once(start, VULNERABILITY)?;
            (self.setup.dealer, self.setup.vulnerability) = (board.dealer, board.vulnerability);
            return Ok(true);
        }
        if words.peek() != Some("dealer") && words.part_at("vulnerable").is_none() {
            return Ok(false);
        }
        for mut part in words.parts(",") {
            if part.take("dealer") {
                self.once(start, DEALER)?;
                self.setup.dealer = part.seat()?;
            } else {
                self.once(start, VULNERABILITY)?;
                self.setup.vulnerability = part.read("none, NS, EW or both", vulnerability)?;
                part.expect("vulnerable")?;
            }
            part.done()?;
        }
        words.rest();
        Ok(true)
    }

    /// A line that says what somebody holds.
    fn cards(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        let start = *words;
        if words.take("deal") {
            self.once(start, "the deal")?;
            let place = *words;
            let deal: Deal = without_dashes(&words.rest())
                .parse()
                .map_err(|error| place.fault(format!("a deal in PBN ({error})")))?;
            self.setup.hands = *deal.hands();
        } else if words.take("hand") {
            let seat = words.seat()?;
            let start = *words;
            let hand: Cards =
                words.read("a hand in PBN (AKQ2.T98.543.762)", |word| without_dashes(word).parse().ok())?;
            if let Some((card, other)) = held_by_another(&self.setup, seat, hand) {
                return Err(start.fault(format!("cards that no other hand holds: {other} holds {card}")));
            }
            let all = self.setup.hands[seat] | hand;
            if all.len() > 13 {
                return Err(start.fault(format!("at most 13 cards in a hand, not {}", all.len())));
            }
            self.setup.hands[seat] = all;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// A line that says what was called and played before the table begins.
    fn so_far(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        let start = *words;
        if words.take("auction so far") {
            self.once(start, "the auction so far")?;
            // The calls are the dealer's from here on.
            self.said.insert(DEALER);
            let mut by = self.setup.dealer;
            while !words.is_empty() {
                self.setup.calls.push((by, words.call()?));
                by = by.lho();
            }
        } else if words.take("contract") {
            self.once(start, "the contract")?;
            self.setup.contract = Some(contract(words)?);
        } else if words.take("tricks so far") {
            while !words.is_empty() {
                if self.setup.tricks_before.len() == 13 {
                    return Err(words.fault("nothing more: there are 13 tricks"));
                }
                self.setup.tricks_before.push(words.seat()?);
            }
        } else if words.take("played so far") {
            for mut part in words.parts(",") {
                self.setup.plays.push((part.seat()?, part.card()?));
                part.done()?;
            }
            words.rest();
        } else if words.take("major penalty card") {
            self.penalty_card(words, PenaltyCard::Major)?;
        } else if words.take("minor penalty card") {
            self.penalty_card(words, PenaltyCard::Minor)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// A line that says how the table is set.
    fn manner(&mut self, words: &mut Words<'_>) -> bool {
        let settings = &mut self.setup.settings;
        if words.take("table prevents") {
            settings.policy = Policy::Prevent;
        } else if words.take("attention at once") {
            settings.attention = Attention::AtOnce;
        } else if words.take("screens N with E") {
            settings.screens = Screens::NorthWithEast;
        } else if words.take("screens N with W") {
            settings.screens = Screens::NorthWithWest;
        } else if words.take("the Laws apply before the tray is passed") {
            settings.unpassed = Unpassed::AsTheLaws;
        } else if words.take("meanings not recorded") {
            self.natural = Natural::NotRecorded;
        } else {
            return false;
        }
        true
    }

    fn once(&mut self, start: Words<'_>, what: &'static str) -> Result<(), Fault> {
        if self.said.insert(what) { Ok(()) } else { Err(start.fault(format!("{what} only once"))) }
    }

    fn penalty_card(&mut self, words: &mut Words<'_>, kind: PenaltyCard) -> Result<(), Fault> {
        let (seat, card) = (words.seat()?, words.card()?);
        self.setup.hands[seat].insert(card);
        self.setup.penalty_cards.push((seat, card, kind));
        Ok(())
    }

    fn hold(&mut self, seat: Seat, mut words: Words<'_>) -> Result<(), Fault> {
        let mut named = Cards::EMPTY;
        loop {
            let start = words;
            let card = words.card()?;
            if named.contains(card) {
                return Err(start.fault("each card once"));
            }
            named.insert(card);
            if let Some((_, other)) = held_by_another(&self.setup, seat, Cards::of(card)) {
                return Err(start.fault(format!("a card that no other hand holds: {other} holds it")));
            }
            self.setup.hands[seat].insert(card);
            words.take(",");
            if words.is_empty() {
                return Ok(());
            }
        }
    }
}

/// One of these cards that another hand holds, and which.
fn held_by_another(setup: &SetUp, seat: Seat, cards: Cards) -> Option<(Card, Seat)> {
    let mut others = Seat::ALL.into_iter().filter(|other| *other != seat);
    let held = |other: Seat| cards.iter().find(|card| setup.hands[other].contains(*card));
    others.find_map(|other| Some((held(other)?, other)))
}

/// A deal in which a void may be written `-`, with nothing in its place.
fn without_dashes(deal: &str) -> String {
    let hand = |hand: &str| {
        let suits: Vec<&str> = hand.split('.').map(|suit| if suit == "-" { "" } else { suit }).collect();
        suits.join(".")
    };
    let (first, hands) = deal.split_once(':').unwrap_or(("", deal));
    let hands: Vec<String> =
        hands.split(' ').map(|it| if it == "-" { it.to_owned() } else { hand(it) }).collect();
    if first.is_empty() { hands.join(" ") } else { format!("{first}:{}", hands.join(" ")) }
}

fn vulnerability(word: &str) -> Option<Vulnerability> {
    Some(match word {
        "none" => Vulnerability::None,
        "NS" => Vulnerability::NorthSouth,
        "EW" => Vulnerability::EastWest,
        "both" | "all" => Vulnerability::Both,
        _ => return None,
    })
}

/// `4SX by N`
pub(super) fn contract(words: &mut Words<'_>) -> Result<Contract, Fault> {
    let mut after = *words;
    after.word();
    after.expect("by")?;
    let declarer = after.seat()?;
    let contract = words.read("a contract (3NT, 4SX)", |word| format!("{word}{declarer}").parse().ok())?;
    *words = after;
    Ok(contract)
}
