//! Law 59: a player cannot lead or play as demanded.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{
    ActNo, Ask, Case, Demand, Order, PenaltyCard, Restriction, Rule, Ruled, law50, law52, law57, law62,
};

/// A player legally led or played otherwise than demanded, since he could not comply.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CouldNotComply {
    /// The player.
    pub player: Seat,
    /// The number of his card.
    pub at: ActNo,
    /// The provision that made the demand.
    pub demanded: Provision,
    /// The cards that he had shown or named himself as those that he plays.
    #[serde(default)]
    pub shown: Cards,
    /// The first act after he had.
    #[serde(default)]
    pub since: Option<ActNo>,
    /// The penalty cards that he had to play in their place.
    #[serde(default)]
    pub owed: Cards,
}

impl Ruled for CouldNotComply {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        if self.shown.is_empty() {
            case.order(excused_by(self.demanded), Order::CardStands(self.at));
            return Ok(());
        }
        put_right(self, case)
    }

    fn offender(&self) -> Seat {
        self.player
    }

    fn breach(&self) -> Provision {
        self.demanded
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// He had shown or named a card that he might not play, and has put a legal one in its place himself.
fn put_right(it: &CouldNotComply, case: &mut Case<'_>) -> Ask<()> {
    if !it.owed.is_empty() {
        return law52::penalty_card_after_all(it, case);
    }
    case.order(L62B, Order::CardStands(it.at));
    withdrawn_in_favour(L62B1, it.player, it.shown, case);
    match it.since {
        Some(since) => law62::others_may_change(it.player, it.at, since, case),
        None => Ok(()),
    }
}

/// The cards that this player had shown or named, and in place of which he has played another, count as taken back.
/// A defender's are penalty cards by this provision.
pub(crate) fn withdrawn_in_favour(by: Provision, owner: Seat, cards: Cards, case: &mut Case<'_>) {
    let cards = case.still_held(owner, cards);
    if cards.is_empty() {
        return;
    }
    if !case.is_defender(owner) {
        case.order(L62B2, Order::ReturnToHand { owner, cards }).order(L62B2, Order::NoRectification);
        return;
    }
    for card in cards {
        if law50::is_or_was_penalty_card(case, owner, card).is_none() {
            law50::becomes_penalty_card(case, by, owner, card, PenaltyCard::Major);
        }
    }
}

/// The cards that a player had shown or named as those that he plays before he played this one, and the first act after
/// that.
pub(crate) fn shown_before(at: ActNo, case: &Case<'_>) -> Option<(Cards, ActNo)> {
    let lifted = case.facts().play.as_ref().map_or(&[][..], |play| &play.lifted);
    let shown = lifted.iter().filter(|one| one.by == at).filter_map(|one| one.shown);
    shown.reduce(|(cards, since), (more, later)| (cards | more, since.min(later)))
}

/// The cards that this restriction demands because the player himself has shown or named them as those that he plays.
pub(crate) fn shown_to_be_played(restriction: &Restriction) -> Cards {
    let own = [L45C1, L45C2a, L45C2b, L45C4a, L45C4b, L58B1, L58B2].contains(&restriction.by);
    match restriction.rule {
        Rule::MustPlay(Demand::OneOf(cards)) if own => cards,
        _ => Cards::EMPTY,
    }
}

/// The paragraph that excuses a player who cannot do what this one demands.
pub(crate) fn excused_by(demanded: Provision) -> Provision {
    if law57::is_demand(demanded) { L57B } else { L59 }
}
