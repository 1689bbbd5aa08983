use openroom_cards::{BySeat, Card, Cards, Seat, Suit};
use openroom_laws::{Phase, Rule, Table, View, Who};

use super::auction::suit_class;
use crate::room::Place;
use crate::words::Words;

/// A hand as it lies for the onlooker.
pub(crate) struct Hand {
    /// Whose.
    pub(crate) seat: Seat,
    /// The name of the seat.
    pub(crate) seat_name: &'static str,
    /// The name of the player.
    pub(crate) name: String,
    /// Whether it is its turn.
    pub(crate) turn: bool,
    /// Dummy, declarer or nothing.
    pub(crate) part: Option<&'static str>,
    /// The cards that are seen, by suit.
    pub(crate) suits: Vec<(Suit, &'static str, Vec<CardFace>)>,
    /// How many more there are.
    pub(crate) hidden: u8,
}

/// A card as it is shown.
pub(crate) struct CardFace {
    /// As a form sends it.
    pub(crate) value: String,
    /// The sign of the suit.
    pub(crate) sign: char,
    /// The rank.
    pub(crate) rank: String,
    /// The class of its colour.
    pub(crate) colour: &'static str,
    /// In words.
    pub(crate) name: String,
    /// Whether it may be played by the Laws.
    pub(crate) legal: bool,
    /// Whether it lies on the table as a penalty card.
    pub(crate) penalty: bool,
}

/// The trick on the table.
pub(crate) struct Trick {
    /// Its number.
    pub(crate) number: usize,
    /// By seat, from North: whether a card lies face down, and the card where it is seen. Whoever led face down knows it.
    pub(crate) cards: Vec<(Seat, bool, Option<CardFace>)>,
}

/// A hand to play from.
pub(crate) struct Playable {
    /// Whose.
    pub(crate) seat: Seat,
    /// The name of the seat.
    pub(crate) name: &'static str,
    /// Whether it is dummy's.
    pub(crate) is_dummy: bool,
    /// Whether its cards can be played at all now.
    pub(crate) open: bool,
    /// Whether it leads face down.
    pub(crate) face_down: bool,
    /// The cards.
    pub(crate) cards: Vec<CardFace>,
}

const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
/// Red and black in turn, as players hold them.
const HELD: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// The four hands; of each what any of these views shows.
pub(super) fn of(w: Words, views: &[View], places: &BySeat<Place>) -> Vec<Hand> {
    let Some(any) = views.first() else { return vec![] };
    let declarer = any.contract.map(|contract| contract.declarer);
    let penalties = penalty_cards(any);
    Seat::ALL
        .into_iter()
        .map(|seat| {
            let seen = views.iter().fold(Cards::EMPTY, |cards, view| cards | view.hands[seat].cards);
            let part = match declarer {
                Some(declarer) if declarer == seat => Some("declarer"),
                Some(declarer) if declarer.partner() == seat => Some("dummy"),
                _ => None,
            };
            let hidden = any.hands[seat].count.saturating_sub(seen.len() as u8);
            let suit = |suit: Suit| {
                let cards = descending(seen.in_suit(suit));
                (
                    suit,
                    suit_class(suit.into()),
                    cards.map(|card| face(w, card, Cards::EMPTY, penalties)).collect::<Vec<_>>(),
                )
            };
            // A suit without cards reads as a void: that is told of a hand that is seen in full.
            let is_told = |suit: &Suit| hidden == 0 || !seen.in_suit(*suit).is_empty();
            Hand {
                seat,
                seat_name: w.seat(seat),
                name: places[seat].name.clone(),
                turn: any.turn == Some(seat),
                part: part.map(|key| w.term(key)),
                suits: if seen.is_empty() {
                    vec![]
                } else {
                    SUITS.into_iter().filter(is_told).map(suit).collect()
                },
                hidden,
            }
        })
        .collect()
}

/// The trick on the table: the one that is being played, or the last one until the next begins.
pub(super) fn trick(w: Words, table: &Table, views: &[View]) -> Option<Trick> {
    let view = views.first()?;
    if view.phase == Phase::Over && view.contract.is_none() {
        return None;
    }
    let empty = BySeat::from_fn(|_| None);
    let cards = match (view.tricks.last(), view.led_face_down) {
        (Some(cards), _) => cards,
        (None, Some(_)) => &empty,
        (None, None) => return None,
    };
    let at = |seat: Seat| {
        let own = own_face_down(table, views, seat);
        let card = cards[seat].or(own).map(|card| face(w, card, Cards::EMPTY, Cards::EMPTY));
        (seat, own.is_some() || view.led_face_down == Some(seat), card)
    };
    Some(Trick { number: view.tricks.len().max(1), cards: Seat::ALL.map(at).into() })
}

/// The card that this player has led face down, where one of these views is his.
pub(crate) fn own_face_down(table: &Table, views: &[View], seat: Seat) -> Option<Card> {
    let lead = table.position().face_down_of(seat)?;
    views.iter().any(|view| view.of == Who::Player(seat)).then_some(lead.card)
}

/// The hands that the player whose view this is plays from: his own, and as declarer dummy's.
pub(super) fn playable(w: Words, table: &Table, view: &View) -> Vec<Playable> {
    let Who::Player(seat) = view.of else { return vec![] };
    let declarer = view.contract.map(|contract| contract.declarer);
    let dummy = declarer.map(Seat::partner);
    let is_dummy = view.phase == Phase::Play && dummy == Some(seat);
    let penalties = penalty_cards(view);
    let begins = view.phase == Phase::Clarification;
    let hand = |of: Seat| {
        let now = view.turn == Some(of) && !super::waits_for_others(view);
        let legal = if now { view.legal_cards } else { Cards::EMPTY };
        let held = HELD.into_iter().flat_map(|suit| descending(view.hands[of].cards.in_suit(suit)));
        Playable {
            seat: of,
            name: w.seat(of),
            is_dummy: of != seat,
            open: match view.phase {
                Phase::Auction | Phase::Over => false,
                Phase::Clarification => view.led_face_down != Some(seat),
                Phase::Play => !is_dummy,
            },
            face_down: begins
                && table.leads_face_down()
                && view.led_face_down.is_none()
                && table.turn() == Some(of),
            cards: held.map(|card| face(w, card, legal, penalties)).collect(),
        }
    };
    let mut hands = vec![hand(seat)];
    if view.phase == Phase::Play
        && declarer == Some(seat)
        && let Some(dummy) = dummy
    {
        hands.push(hand(dummy));
        hands.sort_by_key(|hand| view.turn != Some(hand.seat));
    }
    hands.retain(|hand| !hand.cards.is_empty());
    hands
}

/// Dummy's cards as this view shows them.
pub(super) fn dummys(w: Words, view: &View) -> Vec<CardFace> {
    let dummy = view.contract.map(|contract| contract.declarer.partner());
    let Some(dummy) = dummy.filter(|_| view.phase == Phase::Play) else { return vec![] };
    let held = SUITS.into_iter().flat_map(|suit| descending(view.hands[dummy].cards.in_suit(suit)));
    held.map(|card| face(w, card, Cards::EMPTY, Cards::EMPTY)).collect()
}

/// The cards that the player whose view this is has played.
pub(super) fn quitted(w: Words, view: &View) -> Vec<CardFace> {
    let Who::Player(seat) = view.of else { return vec![] };
    let played = view.tricks.iter().filter_map(|trick| trick[seat]);
    played.map(|card| face(w, card, Cards::EMPTY, Cards::EMPTY)).collect()
}

fn descending(cards: Cards) -> impl Iterator<Item = Card> {
    cards.iter().collect::<Vec<_>>().into_iter().rev()
}

fn penalty_cards(view: &View) -> Cards {
    view.restrictions.iter().fold(Cards::EMPTY, |all, one| match one.rule {
        Rule::PenaltyCard { card, .. } => all | Cards::of(card),
        _ => all,
    })
}

pub(super) fn face(w: Words, card: Card, legal: Cards, penalties: Cards) -> CardFace {
    let penalty = penalties.contains(card);
    let name = format!("{} {}", w.suit(card.suit()), w.rank(card.rank()));
    CardFace {
        value: card.to_string(),
        sign: card.suit().symbol(),
        rank: w.rank(card.rank()),
        colour: suit_class(card.suit().into()),
        name: if penalty { format!("{name}, {}", w.term("penalty_card")) } else { name },
        legal: legal.contains(card),
        penalty,
    }
}
