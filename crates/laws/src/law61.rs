//! Law 61: what a revoke is, and who may ask about one.

mod questions;
mod unrecorded;

use openroom_cards::{Card, Cards, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

pub use questions::{AskedAboutRevoke, DummyAsksDefender};
pub(crate) use questions::{judge as judge_question, judge_dummys as judge_dummys_question};
pub use unrecorded::PerhapsRevoked;
pub(crate) use unrecorded::{alleged, by_own_word, failure, found, perhaps, proved};

use crate::{
    ActNo, Ask, Case, Demand, Denominations, Event, Matter, Order, PenaltyCard, Played, Restriction, Rule,
    Ruled, Table, following, law53, law59, law62, law63,
};

/// A card that was not what the hand had to play and could have played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revoke {
    /// The hand.
    pub offender: Seat,
    /// The card played.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
    /// To which trick, counted from 0.
    pub trick: u8,
    /// What it failed to do.
    pub duty: Duty,
    /// Where the cards were that it could have played.
    pub missed: Missed,
    /// Whether the card played had been face up before.
    pub was: Was,
}

/// What a hand had to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Duty {
    /// To follow to this suit.
    Follow(Suit),
    /// To lead one of these suits, as an opponent had chosen.
    Lead(Denominations),
    /// To lead or play as demanded.
    Play(Demand),
}

impl Duty {
    /// Those of the cards with which it is done.
    pub(crate) fn complying(self, cards: Cards) -> Cards {
        match self {
            Duty::Follow(suit) => cards.in_suit(suit),
            Duty::Lead(suits) => cards & suits.cards(),
            Duty::Play(demand) => demand.of(cards),
        }
    }

    /// Those with which it may be done, of a hand in which only the known ones are recorded.
    pub(crate) fn perhaps_complying(self, known: Cards, may_hold: Cards) -> Cards {
        match self {
            Duty::Follow(_) | Duty::Lead(_) => self.complying(may_hold),
            Duty::Play(demand) => demand.among(known, may_hold),
        }
    }
}

/// Which cards were missed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Missed {
    /// Cards in a closed hand.
    #[default]
    Closed,
    /// A card that lay face up and was no penalty card.
    Faced,
    /// A penalty card.
    PenaltyCard,
    /// A card of dummy.
    Dummy,
}

/// Whether a card had been seen before it was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Was {
    /// It had not.
    Closed,
    /// It lay face up.
    FaceUp,
}

impl Revoke {
    /// The suit in which it was, where it was one.
    pub fn suit(&self) -> Option<Suit> {
        match self.duty {
            Duty::Follow(suit) | Duty::Play(Demand::Of(suit)) => Some(suit),
            Duty::Lead(suits) if suits.len() == 1 => suits.suits().next(),
            Duty::Lead(_) | Duty::Play(_) => None,
        }
    }

    /// Whether somebody who speaks of a revoke by this player, to this trick where he says it, means this one.
    pub(crate) fn is_meant(note: &Matter, by: Seat, trick: Option<u8>) -> bool {
        note.revoke().is_some_and(|it| it.offender == by && trick.is_none_or(|trick| trick == it.trick))
    }
}

impl Ruled for Revoke {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L61A
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(revoke: &Revoke, case: &mut Case<'_>) -> Ask<()> {
    if law62::is_on_trick_twelve_in_time(revoke, case) {
        return law62::correct(revoke, L62D1, case);
    }
    if law62::is_answered_by_another_on_the_same_trick(revoke, case)? {
        return law62::correct(revoke, L62C3, case);
    }
    let Some(way) = law63::established(revoke, case)? else {
        return law62::correct(revoke, L62A, case);
    };
    case.order(L63A, Order::Applies)
        .order(way, Order::Established(revoke.at))
        .order(L63B, Order::CardStands(revoke.at));
    take_back_what_was_shown(revoke, case);
    Ok(())
}

/// Cards that he had shown or named as those that he plays, and might not, before he played this one: they are taken
/// back in any case. One that he had to play he plays now, where the other is put right.
pub(crate) fn take_back_what_was_shown(revoke: &Revoke, case: &mut Case<'_>) {
    let Some((cards, _)) = law59::shown_before(revoke.at, case) else { return };
    let owed = match revoke.duty {
        Duty::Play(Demand::OneOf(owed)) => owed,
        Duty::Play(_) | Duty::Follow(_) | Duty::Lead(_) => Cards::EMPTY,
    };
    law59::withdrawn_in_favour(L62B1, revoke.offender, cards - owed - Cards::of(revoke.card), case);
}

/// Whether this card, about to be played in turn, is a revoke.
pub(crate) fn judge(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    let position = table.position();
    let plain = if position.trick()?.suit_led().is_some() {
        judge_following(table, by, card)
    } else {
        let suits = required(table, by).filter(|suits| !suits.cards().contains(card));
        suits.and_then(|suits| revoke(table, by, card, Duty::Lead(suits), position.hands[by] & suits.cards()))
    };
    plain.or_else(|| judge_demanded(table, by, card))
}

/// Whether this card is another than was demanded. Where nobody has recorded the hand, it perhaps could do no other.
fn judge_demanded(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    if table.restrictions.is_empty() {
        return None;
    }
    let forbids = table.card_forbidden_by(by, card)?;
    let demands =
        |one: &&Restriction| matches!(one.rule, Rule::MustPlay(_) | Rule::MustLead(_) | Rule::MayNotLead(_));
    let broken = table.restrictions().filter(demands).find(|one| one.on == by && one.by == forbids)?;
    let hand = table.position().hands[by];
    let led = table.position().trick()?.suit_led();
    let duty = match broken.rule {
        Rule::MustPlay(_) if [L51A, L52B2].contains(&forbids) => return None,
        Rule::MustPlay(demand) => Duty::Play(demand),
        Rule::MustLead(suits) => Duty::Lead(suits),
        Rule::MayNotLead(suits) => Duty::Lead(Denominations::SUITS.without(suits)),
        _ => return None,
    };
    let could = duty.complying(led.map_or(hand, |led| following(hand, hand, led)));
    if !could.is_empty() {
        return revoke(table, by, card, duty, could);
    }
    let Some(Matter::Revoke(revoke)) = revoke(table, by, card, duty, Cards::of(card)) else { return None };
    let unrecorded = table.position().unknown[by] > 0;
    unrecorded.then(|| PerhapsRevoked { revoke, demanded: Some(forbids) }.into())
}

/// Whether this card, put to the trick being played, is a revoke, in turn or not.
pub(crate) fn judge_following(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    let suit = table.position().trick()?.suit_led().filter(|suit| *suit != card.suit())?;
    let position = table.position();
    revoke(table, by, card, Duty::Follow(suit), position.hands[by].in_suit(suit) - position.played_by(by))
}

/// Whether dummy, putting this card in place of the other, fails to follow suit.
pub(crate) fn fails_to_follow(table: &Table, by: Seat, card: Card, other: Option<Card>) -> bool {
    let position = table.position();
    let trick = position.tricks.get(usize::from(position.current_of(by)));
    let led = trick.filter(|trick| trick.leader != Some(by)).and_then(crate::TrickSoFar::suit_led);
    let held = other.map_or(position.hands[by], |other| position.hands[by] | Cards::of(other));
    led.is_some_and(|led| card.suit() != led && !held.in_suit(led).is_empty())
}

/// Whether another suit is to be followed now than the one to which it was a revoke, or none.
pub(crate) fn is_groundless(table: &Table, revoke: &Revoke) -> bool {
    let trick = table.position().tricks.get(usize::from(revoke.trick));
    match (revoke.duty, trick.filter(|trick| trick.won_before.is_none())) {
        (Duty::Follow(suit), Some(trick)) => {
            trick.suit_led() != Some(suit) || trick.leader == Some(revoke.offender)
        }
        _ => false,
    }
}

/// A card that lies in the trick being played without following suit, although nobody has judged it so: it was out of
/// turn, or what it was played to has changed since, or it came by an order. To a lead out of turn nothing need be followed
/// before it is the lead.
pub(crate) fn standing_unjudged(table: &Table) -> Option<Matter> {
    let position = table.position();
    let trick = position.trick()?;
    let led = trick.suit_led()?;
    if law53::is_in_doubt(table, trick.acts[trick.leader?]) {
        return None;
    }
    let unjudged = |one: &&Played| {
        let follows = trick.leader == Some(one.by) || one.card.suit() == led;
        one.trick == position.current
            && one.standing.counts()
            && !follows
            && table.unnoticed().iter().all(|note| note.about() != Some(one.at))
            && !is_judged(table, one.at, led)
    };
    table.plays().iter().filter(unjudged).find_map(|one| {
        let Matter::Revoke(revoke) = judge_following(table, one.by, one.card)? else { return None };
        Some(Revoke { at: one.at, ..revoke }.into())
    })
}

/// Whether it is known what this card was where that suit was led, or it has been established as a revoke.
fn is_judged(table: &Table, card: ActNo, led: Suit) -> bool {
    let known = |matter: &Matter| {
        matter.revoke().is_some_and(|revoke| revoke.at == card && revoke.duty == Duty::Follow(led))
    };
    let established =
        |event: &Event| matches!(event, Event::Ordered(_, _, Order::Established(at), _) if *at == card);
    table.judges(known) || table.events().iter().any(established)
}

fn revoke(table: &Table, by: Seat, card: Card, duty: Duty, could: Cards) -> Option<Matter> {
    let position = table.position();
    if could.is_empty() {
        return None;
    }
    let was = if was_faced_before(table, by, card) { Was::FaceUp } else { Was::Closed };
    let missed = missed(table, by, could);
    let (at, trick) = (table.next_act(), position.current);
    Some(Revoke { offender: by, card, at, trick, duty, missed, was }.into())
}

/// Whether the card lay face up before its player showed it as the one that he plays.
fn was_faced_before(table: &Table, by: Seat, card: Card) -> bool {
    let its = |one: &&Restriction| one.on == by;
    let shown = table.restrictions().filter(its).any(|one| law59::shown_to_be_played(one).contains(card));
    let penalty = |one: &Restriction| matches!(one.rule, Rule::PenaltyCard { card: its, .. } if its == card);
    table.position().faced[by].contains(card) && (!shown || table.restrictions().filter(its).any(penalty))
}

/// The suits that this player must lead by an opponent's choice; none where he is free.
fn required(table: &Table, by: Seat) -> Option<Denominations> {
    let mut suits = Denominations::SUITS;
    let holds = |suits: Denominations| !(table.position().hands[by] & suits.cards()).is_empty();
    for restriction in table.restrictions().filter(|one| one.on == by) {
        let left = match restriction.rule {
            Rule::MustLead(required) => suits.and(required),
            Rule::MayNotLead(forbidden) => suits.without(forbidden),
            _ => continue,
        };
        if holds(left) {
            suits = left;
        }
    }
    (suits != Denominations::SUITS).then_some(suits)
}

/// Where the cards were that this hand could have played.
pub(crate) fn missed(table: &Table, by: Seat, could: Cards) -> Missed {
    let position = table.position();
    if position.dummy() == Some(by) {
        return Missed::Dummy;
    }
    let penalty = |major_only: Option<PenaltyCard>| {
        let of = |one: &Restriction| match one.rule {
            Rule::PenaltyCard { card, kind } if one.on == by && major_only.is_none_or(|it| it == kind) => {
                Some(card)
            }
            _ => None,
        };
        table.restrictions().filter_map(of).fold(Cards::EMPTY, |all, card| all | Cards::of(card))
    };
    if !(could & penalty(Some(PenaltyCard::Major))).is_empty() || (could - penalty(None)).is_empty() {
        Missed::PenaltyCard
    } else if (could & position.faced[by]).is_empty() {
        Missed::Closed
    } else {
        Missed::Faced
    }
}
