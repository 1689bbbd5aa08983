//! The line of a claim, put together part by part in the visitor's language.

use openroom_analysis::claim::{Claim, Conceded, Order, Statement, Step};
use openroom_cards::{Card, Cards, Rank, Seat, Suit};
use openroom_scenarios::{claimed_line, claimed_words};

use crate::words::Words;

/// The longest line.
const LONGEST: usize = 400;
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// Parts of a line that can be added, under a heading.
pub(crate) struct Group {
    pub(crate) name: String,
    /// As the form sends it, and in words.
    pub(crate) parts: Vec<(String, String)>,
}

/// A line as it is written; none where it is none.
pub(super) fn read(written: &str) -> Option<Statement> {
    let short = written.len() <= LONGEST;
    claimed_line(written).ok().filter(|line| short && line.words.is_empty())
}

/// The line so far with one part more.
pub(super) fn with(written: &str, part: &str) -> String {
    match (written.trim(), part.trim()) {
        (line, "") => line.to_owned(),
        ("", part) => part.to_owned(),
        (line, part) => format!("{line}, {part}"),
    }
}

/// The line as it is written.
pub(super) fn written(line: &Statement) -> String {
    claimed_words(line)
}

/// Each part of a line in words.
pub(super) fn told(w: Words, line: &Statement) -> Vec<String> {
    let throws = (!line.throws.is_empty()).then(|| w.with("claim-throw", "cards", cards(w, &line.throws)));
    let concedes = (!line.concedes.is_empty()).then(|| {
        let all: Vec<String> = line.concedes.iter().map(|one| conceded(w, one)).collect();
        w.with("claim-concede", "what", all.join(" "))
    });
    line.steps.iter().map(|step| self::step(w, step)).chain(throws).chain(concedes).collect()
}

fn conceded(w: Words, one: &Conceded) -> String {
    match one {
        Conceded::Suit(suit) => suit.symbol().to_string(),
        Conceded::Card(card) => w.card(*card),
    }
}

fn step(w: Words, step: &Step) -> String {
    let sign = |suit: &Suit| suit.symbol().to_string();
    match step {
        Step::DrawTrumps => w.t("claim-draw"),
        Step::Play(suit, Order::TopDown) => w.with("claim-play-top", "suit", sign(suit)),
        Step::Play(suit, Order::Unstated) => w.with("claim-play", "suit", sign(suit)),
        Step::Cash(all) => w.with("claim-cash", "cards", cards(w, all)),
        Step::Ruff(suit, hand) => {
            w.say("claim-ruff", &[("suit", sign(suit)), ("hand", w.seat(hand).to_owned())])
        }
        Step::Cross(hand, suit) => {
            w.say("claim-cross", &[("suit", sign(suit)), ("hand", w.seat(hand).to_owned())])
        }
        Step::Finesse { missing, with } => {
            w.say("claim-finesse", &[("missing", w.card(*missing)), ("with", w.card(*with))])
        }
    }
}

fn cards(w: Words, all: &[Card]) -> String {
    all.iter().map(|card| w.card(*card)).collect::<Vec<_>>().join(" ")
}

/// The parts that this claimer could add.
pub(super) fn groups(w: Words, claim: &Claim) -> Vec<Group> {
    let own = claim.own_cards();
    let hands: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| claim.plays(*seat)).collect();
    let part = |one: &Step| (written(&Statement::of(vec![one.clone()])), step(w, one));
    let held: Vec<Suit> = SUITS.into_iter().filter(|suit| !own.in_suit(*suit).is_empty()).collect();
    let trump = claim.position.denomination().trump();
    let draw = trump.map(|_| Step::DrawTrumps);
    let suits =
        held.iter().flat_map(|suit| [Step::Play(*suit, Order::TopDown), Step::Play(*suit, Order::Unstated)]);
    let cash = descending(own).into_iter().map(|card| Step::Cash(vec![card]));
    let other = |hand: Seat| hands.iter().copied().filter(move |other| *other != hand);
    let over = |hand: Seat| {
        let from = other(hand).fold(Cards::EMPTY, |all, seat| all | claim.position.hands()[seat]);
        let suits = SUITS.into_iter().filter(move |suit| !from.in_suit(*suit).is_empty());
        let ruffs = suits.clone().filter(move |suit| trump.is_some_and(|trump| trump != *suit));
        suits.map(move |suit| Step::Cross(hand, suit)).chain(ruffs.map(move |suit| Step::Ruff(suit, hand)))
    };
    let entries = hands.iter().flat_map(|hand| over(*hand));
    let throws = descending(own).into_iter().map(|card| {
        let line = Statement { throws: vec![card], ..Statement::default() };
        (written(&line), w.with("claim-throw", "cards", w.card(card)))
    });
    let losers = held.iter().copied().map(Conceded::Suit);
    let losers = losers.chain(descending(own).into_iter().map(Conceded::Card)).map(|one| {
        let line = Statement { concedes: vec![one], ..Statement::default() };
        (written(&line), w.with("claim-concede", "what", conceded(w, &one)))
    });
    [
        ("claim-group-suits", draw.into_iter().chain(suits).map(|one| part(&one)).collect()),
        ("claim-group-cards", cash.map(|one| part(&one)).collect()),
        ("claim-group-entries", entries.map(|one| part(&one)).collect()),
        ("claim-group-finesses", finesses(claim, own).map(|one| part(&one)).collect()),
        ("claim-group-throws", throws.collect::<Vec<_>>()),
        ("claim-group-concedes", losers.collect()),
    ]
    .into_iter()
    .filter(|(_, parts)| !parts.is_empty())
    .map(|(key, parts)| Group { name: w.t(key), parts })
    .collect()
}

/// A finesse against each honour that is out, with the highest card below it.
fn finesses(claim: &Claim, own: Cards) -> impl Iterator<Item = Step> {
    let out = claim.position.hands().values().iter().fold(Cards::EMPTY, |all, hand| all | *hand) - own;
    let honours: Vec<Card> = descending(out).into_iter().filter(|card| card.rank() >= Rank::Ten).collect();
    honours.into_iter().filter_map(move |missing| {
        let below = descending(own.in_suit(missing.suit())).into_iter().find(|card| *card < missing);
        below.map(|with| Step::Finesse { missing, with })
    })
}

fn descending(cards: Cards) -> Vec<Card> {
    let mut all: Vec<Card> = cards.iter().collect();
    all.reverse();
    all
}
