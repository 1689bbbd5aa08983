//! Law 45: how cards are played.

use openroom_cards::{BySeat, Card, Cards, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

mod beside;
mod dummy;
mod renamed;
mod shown;
mod turned;

pub use dummy::{Followed, NotNamed, Suggested};
pub(crate) use dummy::{judge as judge_put_out, judge_suggestion, named_past};
pub use renamed::Renamed;
pub(crate) use renamed::judge as judge_renamed;
pub use shown::{HeldOut, NamedAnother, PointedAt, Pointing};
pub(crate) use shown::{is_of_own_hand, judge_held, judge_named, judge_touched};
pub use turned::TurnedEarly;
pub(crate) use turned::judge as judge_turned;

use crate::law53::Fifth;
use crate::law55::either_defender;
use crate::{ActNo, Answer, Ask, Case, Choice, Finding, Order, PenaltyCard, Played, Ruled, law50, law57};

/// A second card from one hand while the trick is being played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SecondCard {
    /// The hand.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
    /// The trick.
    pub trick: u8,
    /// The suit led to it.
    pub led: Suit,
    /// Whose side it is of.
    #[serde(default)]
    pub of: OfSide,
}

/// Which side a second card is of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum OfSide {
    /// The defenders'.
    #[default]
    Defenders,
    /// Declarer's, from his hand or dummy.
    Declarers,
}

impl Ruled for SecondCard {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        match self.of {
            OfSide::Defenders => L45E1,
            OfSide::Declarers => L45E2,
        }
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(it: &SecondCard, case: &mut Case<'_>) -> Ask<()> {
    let (owner, card) = (it.by, it.card);
    let cards = case.still_held(owner, Cards::of(card));
    if cards.is_empty() {
        case.order(L45A, Order::NoRectification);
        return Ok(());
    }
    let declarer = case.declarer(L45E1)?;
    if owner.side() == declarer.side() {
        if case.finding(L45E2, Finding::Led(owner))? {
            return by_declarer(it, case);
        }
        case.order(L45E2, Order::ReturnToHand { owner, cards });
        return Ok(());
    }
    if !case.finding(L45E1, Finding::Led(owner))? {
        let kind = kind_of_fifth(owner, cards, case)?;
        law50::becomes_penalty_card(case, L45E1, owner, card, kind);
        return Ok(());
    }
    let SecondCard { at, trick, led, .. } = *it;
    if case.had_played(trick, owner.partner(), at) {
        return by_defender(it, declarer, case);
    }
    law57::before_partner(&law57::Early { offender: owner, card, at, trick, led }, law57::InTrick::No, case)
}

/// Whether a card put out when the trick was complete was one too many to it, and was ruled on as that: so it is unless
/// the Director finds that it was led.
pub(crate) fn is_fifth(owner: Seat, card: Card, at: ActNo, case: &mut Case<'_>) -> Ask<bool> {
    let defends = case.is_defender(owner);
    let by = if defends { L45E1 } else { L45E2 };
    if case.finding(by, Finding::Led(owner))? {
        return Ok(false);
    }
    case.order(by, Order::WithdrawCard(at));
    if defends {
        let kind = kind_of_fifth(owner, Cards::of(card), case)?;
        law50::becomes_penalty_card(case, by, owner, card, kind);
    }
    Ok(true)
}

/// A trick that was complete when somebody put out another card.
pub(crate) struct Complete {
    pub cards: BySeat<Option<Card>>,
    pub led: Suit,
    /// Who completed it.
    pub last: Option<Seat>,
}

impl Complete {
    /// Whether this card may have been played to it, as far as all can see: it follows suit there, or the hand did not,
    /// or that hand had just completed the trick.
    pub(crate) fn may_have_a_fifth(&self, by: Seat, card: Card) -> Fifth {
        let shown_out = self.cards[by].is_some_and(|its| its.suit() != self.led);
        let may = card.suit() == self.led || shown_out || self.last == Some(by);
        if may { Fifth::Perhaps } else { Fifth::No }
    }
}

/// Whether this card, on which nobody has ruled, may be one too many to the trick before: it was led to the next one,
/// out of turn, and nobody has played to it.
pub(crate) fn may_be_fifth(played: &Played, case: &Case<'_>) -> Fifth {
    let alone = case.leader_of(played.trick) == Some(played.by) && case.trick(played.trick).len() == 1;
    let before = played.trick.checked_sub(1).filter(|_| alone);
    let complete = before.and_then(|trick| {
        let cards = case.lying_in(trick);
        let led = cards[case.leader_of(trick)?]?.suit();
        let last = case.trick(trick).iter().max_by_key(|one| one.at).map(|one| one.by);
        Some(Complete { cards, led, last })
    });
    complete.map_or(Fifth::No, |trick| trick.may_have_a_fifth(played.by, played.card))
}

/// A single card below honour rank makes a minor penalty card only if it was put out inadvertently.
fn kind_of_fifth(owner: Seat, cards: Cards, case: &mut Case<'_>) -> Ask<PenaltyCard> {
    let minor = law50::may_be_minor(case, owner, cards) && case.finding(L50B, Finding::Inadvertent(owner))?;
    Ok(if minor { PenaltyCard::Minor } else { PenaltyCard::Major })
}

/// A lead to the next trick before this one is over, by a defender whose partner has played.
fn by_defender(it: &SecondCard, declarer: Seat, case: &mut Case<'_>) -> Ask<()> {
    let (hand, card) = (it.by, it.card);
    let choice = Choice::AcceptLead { lead: it.at, next: hand.lho(), turn: hand };
    if case.choose(L56, declarer, choice)? == Answer::Yes {
        case.order(L56A, Order::LeadsNext { hand, card });
    } else {
        law50::becomes_penalty_card(case, L56B, hand, card, PenaltyCard::Major);
    }
    Ok(())
}

/// Such a lead by declarer, from his hand or dummy.
fn by_declarer(it: &SecondCard, case: &mut Case<'_>) -> Ask<()> {
    let (hand, card) = (it.by, it.card);
    let choice = Choice::AcceptLead { lead: it.at, next: hand.lho(), turn: hand };
    if either_defender(L55A, hand.lho(), choice, Answer::Nothing, case)? == Answer::Yes {
        case.order(L55A, Order::LeadsNext { hand, card });
    } else {
        case.order(L55B1, Order::ReturnToHand { owner: hand, cards: Cards::of(card) });
    }
    Ok(())
}
