//! Law 57: a lead or play before its time.

use openroom_cards::{Card, Cards, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Answer, Ask, Case, CaseNo, CaseRecord, CaseState, Choice, Demand, Denominations, Finding,
    Given, Matter, Order, PenaltyCard, Rule, Ruled, Table, Until, following, law47, law50, law54, law60,
};

/// A defender played to a trick before his turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DefenderTooEarly {
    /// The defender.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
    /// To which trick.
    pub trick: u8,
    /// The suit led to it.
    pub led: Suit,
    /// At whose turn.
    pub turn: EarlyAt,
}

/// At whose turn a defender played too early.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EarlyAt {
    /// His partner has not yet played.
    BeforePartner,
    /// At the turn of his right-hand opponent, with a card that he may legally play.
    RhosTurn,
    /// At the turn of his right-hand opponent, with a card that he may not play.
    RhosTurnIllegally,
}

impl Ruled for DefenderTooEarly {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        if let Some(told) = law47::was_told(self.offender, self.at, case)? {
            return law47::back_after_word(told, self.at, case);
        }
        if law60::is_lost(self.offender, self.at, case) {
            law60::played_on(self.offender, self.at, case);
            return Ok(());
        }
        match self.turn {
            EarlyAt::BeforePartner => {
                let DefenderTooEarly { offender, card, at, trick, led, .. } = *self;
                before_partner(&Early { offender, card, at, trick, led }, InTrick::Yes, case)
            }
            EarlyAt::RhosTurn | EarlyAt::RhosTurnIllegally => at_rhos_turn(self, case),
        }
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L44B
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_taken_up_by(&self, act: &Act) -> bool {
        matches!(act, Act::Play { by, .. } if *by == self.offender.lho())
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// A defender's card ahead of his partner's.
pub(crate) struct Early {
    pub offender: Seat,
    pub card: Card,
    pub at: ActNo,
    pub trick: u8,
    pub led: Suit,
}

/// Whether a card before partner's lies in the trick, or beside it as a lead to the next.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum InTrick {
    Yes,
    No,
}

/// Rules on a card before partner's, as things stood when it was put down.
pub(crate) fn before_partner(early: &Early, lies: InTrick, case: &mut Case<'_>) -> Ask<()> {
    let declarer = case.declarer(L57A)?;
    let had_played = |hand: Seat| case.had_played(early.trick, hand, early.at);
    let both = had_played(declarer) && had_played(declarer.partner());
    let exception = if both {
        Some(L57C1)
    } else if case.dummy_acted() {
        Some(L57C2)
    } else {
        None
    };
    if let Some(by) = exception {
        case.order(by, Order::NoRectification);
        match lies {
            InTrick::Yes => case.order(by, Order::CardStands(early.at)),
            InTrick::No => case.order(by, Order::LeadsNext { hand: early.offender, card: early.card }),
        };
        return Ok(());
    }
    if lies == InTrick::Yes {
        case.order(L57A, Order::WithdrawCard(early.at));
    }
    law50::becomes_penalty_card(case, L57A, early.offender, early.card, PenaltyCard::Major);
    let others = Denominations::SUITS.without(Denominations::of(early.led));
    let require = if L57A3.exists_in(case.edition()) { others } else { Denominations::NONE };
    let choice = Choice::PartnersCard { require, forbid: others };
    let (by, demand) = match case.choose(L57A, declarer, choice)? {
        Answer::Highest => (L57A1, Demand::Highest(early.led)),
        Answer::Require(suit) => (L57A3, Demand::Of(suit)),
        Answer::Forbid(suits) => (L57A4, Demand::Not(suits.suits().next().unwrap_or(early.led))),
        Answer::Nothing => {
            case.order(L60A1, Order::RightForfeited(declarer.side()));
            return Ok(());
        }
        _ => (L57A2, Demand::Lowest(early.led)),
    };
    demanded(early, by, demand, case)
}

/// Partner plays as demanded; a card that he played meanwhile against it goes back, and the opponents may change theirs.
fn demanded(early: &Early, by: Provision, demand: Demand, case: &mut Case<'_>) -> Ask<()> {
    let partner = early.offender.partner();
    let restrict = Order::Restrict(partner, Rule::MustPlay(demand), Until::PlaysOnce);
    let meets = |held: Cards| demand.of(following(held, held, early.led));
    let Some((card, at)) = case.card_in(early.trick, partner) else {
        case.order(by, restrict);
        let held = case.facts().play.as_ref().map_or(Cards::EMPTY, |play| play.hands[partner]);
        let complying = meets(held);
        if !complying.is_empty() {
            case.shown_against(partner, complying);
        }
        return Ok(());
    };
    let complying = meets(case.held_before(partner, card));
    if complying.contains(card) {
        // It goes before a penalty card that he had to play.
        if case.penalty_cards().iter().any(|(owner, ..)| *owner == partner) {
            case.order(by, Order::CardStands(at));
        }
    } else if !complying.is_empty() && !case.both_sides_played_to(early.trick + 1) {
        case.order(L60C, Order::WithdrawCard(at));
        law50::becomes_penalty_card(case, L49, partner, card, PenaltyCard::Major);
        case.order(by, restrict);
        law47::opponents_may_change(early.trick, at, None, L47D, case)?;
    }
    Ok(())
}

/// A case about a penalty card not played, where declarer has demanded the card that was.
pub(crate) fn demanded_instead(table: &Table) -> Option<CaseNo> {
    let demanded = |at: ActNo| {
        let stands = |given: &Given| given.order == Order::CardStands(at) && is_demand(given.by);
        table.cases().iter().any(|case| case.state.is_in_force() && case.orders.iter().any(stands))
    };
    let moot = |case: &CaseRecord| match case.matter {
        Matter::PenaltyCardNotPlayed(it) => case.state == CaseState::Open && demanded(it.at),
        _ => false,
    };
    table.cases().iter().position(moot).map(|place| CaseNo(place as u16))
}

/// Whether this is one of declarer's choices after a card before partner's.
pub(crate) fn is_demand(by: Provision) -> bool {
    [L57A1, L57A2, L57A3, L57A4].contains(&by)
}

/// A card that he may play must be played in its turn, where there is such a rule; otherwise there is that on exposed cards.
fn at_rhos_turn(it: &DefenderTooEarly, case: &mut Case<'_>) -> Ask<()> {
    let (owner, card) = (it.offender, it.card);
    if L57D.exists_in(case.edition()) {
        case.order(L57D, Order::WithdrawCard(it.at));
        if it.turn == EarlyAt::RhosTurn {
            let must = Rule::MustPlay(Demand::OneOf(Cards::of(card)));
            case.order(L57D, Order::LeaveFaced { owner, card });
            case.order(L57D, Order::Restrict(owner, must, Until::PlaysOnce));
        } else {
            law50::becomes_penalty_card(case, L57D, owner, card, PenaltyCard::Major);
        }
    } else {
        let is_penalty_card = case.finding(L50, Finding::PenaltyCard(owner))?;
        case.order(L49, Order::WithdrawCard(it.at));
        if is_penalty_card {
            law50::becomes_penalty_card(case, L50B, owner, card, PenaltyCard::Major);
        }
    }
    Ok(())
}

/// Declarer played to a trick before his turn, from either hand, a card that could legally be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeclarerTooEarly {
    /// The hand.
    pub hand: Seat,
    /// The number of the card.
    pub at: ActNo,
}

impl Ruled for DeclarerTooEarly {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let second = law54::is_second_card_from_dummy(self.hand, self.at, case);
        case.order(if second { L54B2 } else { L57C3 }, Order::CardStands(self.at));
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.hand
    }

    fn breach(&self) -> Provision {
        L44B
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}
