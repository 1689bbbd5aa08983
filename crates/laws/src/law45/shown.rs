//! Cards held, touched or named so that they must be played.

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, WhoChangesANamedCard},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{
    Act, ActNo, Ask, Case, Demand, Designation, Event, Exposure, Finding, Matter, Order, PenaltyCard, Phase,
    Rule, Table, Until, law47, law49, law50,
};

/// A player at his turn held a card so that it may have to be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeldOut {
    /// The player.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
    /// The cards that he could legally play.
    pub legal: Cards,
}

in_play!(HeldOut, L45A, about at, rule);

fn rule(it: &HeldOut, case: &mut Case<'_>) -> Ask<()> {
    let (owner, cards) = (it.offender, case.still_held(it.offender, Cards::of(it.card)));
    if cards.is_empty() {
        case.order(L45A, Order::NoRectification);
        return Ok(());
    }
    if case.is_defender(owner) {
        if !case.finding(L45C1, Finding::CouldBeSeen(owner))? {
            case.order(L45C1, Order::ReturnToHand { owner, cards });
            return Ok(());
        }
        // What he could play is told to nobody before he has played.
        if !it.legal.contains(it.card) && case.first_played_since(owner, it.at).is_some() {
            return law49::exposed(owner, cards, Exposure::Held, case);
        }
        return must_be_played(it, L45C1, case);
    }
    let ways = [(L45C2a, Finding::TouchedTable(owner)), (L45C2b, Finding::AsIfPlayed(owner))];
    for (by, finding) in ways {
        if case.finding(by, finding)? {
            return must_be_played(it, by, case);
        }
    }
    case.order(L48A, Order::ReturnToHand { owner, cards }).order(L48A, Order::NoRectification);
    Ok(())
}

fn must_play(owner: Seat, card: Card, by: Provision, case: &mut Case<'_>) {
    let must = Rule::MustPlay(Demand::OneOf(Cards::of(card)));
    case.order(by, Order::Restrict(owner, must, Until::PlaysOnce));
}

/// The card is his to this trick. One that he has played meanwhile goes back, as long as the trick can be put right.
fn must_be_played(it: &HeldOut, by: Provision, case: &mut Case<'_>) -> Ask<()> {
    let HeldOut { offender: owner, card, at, .. } = *it;
    let Some(other) = case.first_played_since(owner, at) else {
        must_play(owner, card, by, case);
        return Ok(());
    };
    if case.both_sides_played_to(other.trick + 1) {
        return too_late(owner, Cards::of(card), by, case);
    }
    for later in case.trick(other.trick + 1).iter().chain([&other]) {
        case.order(by, Order::WithdrawCard(later.at));
        if later.by.side() == owner.side() && case.is_defender(owner) {
            law50::becomes_penalty_card(case, L49, later.by, later.card, PenaltyCard::Major);
        }
    }
    case.order(by, Order::PlayInstead { hand: owner, card });
    law47::opponents_may_change(other.trick, other.at, Some((owner, card)), L47D, case)?;
    Ok(())
}

/// Only that it was seen counts now.
fn too_late(owner: Seat, cards: Cards, by: Provision, case: &mut Case<'_>) -> Ask<()> {
    if case.is_defender(owner) {
        return law49::exposed(owner, cards, Exposure::Held, case);
    }
    case.order(by, Order::ReturnToHand { owner, cards }).order(by, Order::NoRectification);
    Ok(())
}

/// What a card held out at its owner's turn is; none at any other time.
pub(crate) fn judge_held(table: &Table, by: Seat, cards: Cards) -> Option<Matter> {
    let card = cards.lowest().filter(|_| cards.len() == 1)?;
    let turn =
        table.phase() == Phase::Play && table.turn() == Some(by) && table.position().dummy() != Some(by);
    let (at, legal) = (table.next_act(), table.legal_cards(by));
    turn.then(|| HeldOut { offender: by, card, at, legal }.into())
}

/// Declarer touched a card of dummy, or a player named a card of his own as the one that he plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PointedAt {
    /// The player.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// How.
    pub how: Pointing,
}

/// How a player pointed at a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pointing {
    /// He touched it in dummy.
    Touched,
    /// He named it as the one that he plays from his hand.
    Named,
}

in_play!(PointedAt, L45C4a, rule_pointed);

fn rule_pointed(it: &PointedAt, case: &mut Case<'_>) -> Ask<()> {
    match it.how {
        Pointing::Touched => {
            let deliberate = case.finding(L45C3, Finding::TouchedToPlay(it.card))?;
            let named = Order::CardNamed { hand: it.offender.partner(), card: it.card };
            case.order(L45C3, if deliberate { named } else { Order::DesignationVoid });
        }
        Pointing::Named => must_play(it.offender, it.card, L45C4a, case),
    }
    Ok(())
}

/// What touching a card of dummy is.
pub(crate) fn judge_touched(offender: Seat, card: Card) -> Matter {
    PointedAt { offender, card, how: Pointing::Touched }.into()
}

/// What naming one's own card as the one that is played is; none where it had been named or shown before.
pub(crate) fn judge_named(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    let first = table.shown_to_be_played(by);
    if first.contains(card) {
        return None;
    }
    if first.is_empty() {
        return Some(PointedAt { offender: by, card, how: Pointing::Named }.into());
    }
    let named = table.events().iter().rev().find_map(|event| match event {
        Event::Acted(at, Act::Name { by: who, designation: Designation::Card(one) }) => {
            (*who == by && first.contains(*one)).then_some(*at)
        }
        _ => None,
    });
    Some(NamedAnother { offender: by, card, first, named, at: table.next_act() }.into())
}

/// A player who had shown or named the card that he plays named another.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedAnother {
    /// The player.
    pub offender: Seat,
    /// The card that he names now.
    pub card: Card,
    /// What he had shown or named before.
    pub first: Cards,
    /// The number of the act by which he had named it; none where he had only shown it.
    pub named: Option<ActNo>,
    /// The number of the act.
    pub at: ActNo,
}

in_play!(NamedAnother, L45C4a, about at, rule_another);

fn rule_another(it: &NamedAnother, case: &mut Case<'_>) -> Ask<()> {
    let owner = it.offender;
    if is_slip(it, case)? {
        case.order(L45C4b, Order::ReturnToHand { owner, cards: it.first });
        case.order(L47C, Order::NoRectification);
        must_play(owner, it.card, L45C4b, case);
        return Ok(());
    }
    let cards = case.still_held(owner, Cards::of(it.card));
    if case.is_defender(owner) {
        return law49::exposed(owner, cards, Exposure::Named, case);
    }
    case.order(L48A, Order::ReturnToHand { owner, cards }).order(L48A, Order::NoRectification);
    Ok(())
}

/// Whether a player changes what he had named by a slip, without pause and before his partner played, and may do so.
fn is_slip(it: &NamedAnother, case: &mut Case<'_>) -> Ask<bool> {
    match (differences::who_changes_a_named_card(case.edition()), it.named) {
        (WhoChangesANamedCard::EveryPlayer, Some(named)) => {
            Ok(case.first_played_since(it.offender.partner(), named).is_none()
                && case.finding(L45C4b, Finding::Unintended(named))?
                && case.finding(L45C4b, Finding::WithoutPause(named))?)
        }
        (WhoChangesANamedCard::EveryPlayer, None) | (WhoChangesANamedCard::DeclarerOfDummysCards, _) => {
            Ok(false)
        }
    }
}

impl Table {
    /// Whether what this player has shown or named as what he plays is what he may play, so that nothing else is.
    pub(crate) fn is_bound_by_what_he_showed(&self, by: Seat) -> bool {
        let shown = self.shown_to_be_played(by);
        !shown.is_empty() && !(shown & self.playable_but_for_shown(by)).is_empty()
    }

    /// Whether he puts right with this card that he had shown or named one that he may not play.
    pub(crate) fn puts_right_what_he_showed(&self, by: Seat, card: Card) -> bool {
        !self.shown_to_be_played(by).is_empty()
            && !self.is_bound_by_what_he_showed(by)
            && self.playable_but_for_shown(by).contains(card)
    }
}

/// Whether a named card is one of the player's own and not of dummy's.
pub(crate) fn is_of_own_hand(table: &Table, by: Seat, card: Card) -> bool {
    let position = table.position();
    position.declarer() != Some(by) || position.hands[by].contains(card)
}
