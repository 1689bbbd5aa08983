//! Law 41: the opening lead face down, and what may be asked around it.

use openroom_cards::{Card, Seat};
use openroom_lawbook::provisions::*;
use openroom_lawbook::regulations::OpeningLeadFace;
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{
    Act, ActNo, Ask, Case, Event, FaceDown, Finding, Matter, Order, Phase, Rule, Table, law26, law47, law50,
    law51,
};

impl Table {
    /// Whether the card that is led now is put face down first, as the authority chose for opening leads.
    pub fn leads_face_down(&self) -> bool {
        match self.settings.regulations.table.opening_lead_face {
            OpeningLeadFace::Down => self.phase() == Phase::Clarification,
            OpeningLeadFace::Up => false,
        }
    }

    /// The table as it was before this lead was put face down.
    pub(crate) fn before_face_down(&self, lead: FaceDown) -> Table {
        let mut before = self.clone();
        before.position.take_face_down(lead.by);
        before.position.hands[lead.by].insert(lead.card);
        before.acts = lead.at.0;
        before
    }

    /// Whether this is the card that the player has led face down.
    pub(crate) fn lies_face_down(&self, by: Seat, card: Card) -> bool {
        self.position.face_down_of(by).is_some_and(|lead| lead.card == card)
    }

    /// The act as the card that he shows with it, where he faces a lead that has been taken back since.
    pub(crate) fn as_faced(&self, act: &Act) -> Act {
        let lead = match act {
            Act::FaceLead { by } if self.position.face_down_of(*by).is_none() => self.led_face_down(*by),
            _ => None,
        };
        lead.unwrap_or_else(|| act.clone())
    }

    /// The card of his hand that this player had led face down last.
    fn led_face_down(&self, player: Seat) -> Option<Act> {
        self.events().iter().rev().find_map(|event| match event {
            Event::Acted(_, Act::LeadFaceDown { by, card }) if *by == player => {
                Some(Act::Play { by: player, card: *card })
            }
            _ => None,
        })
    }
}

/// A player who was not to lead put a card face down as the opening lead.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaceDownOutOfTurn {
    /// Who led.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
}

in_play!(FaceDownOutOfTurn, L41A, about at, rule);

fn rule(it: &FaceDownOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    let lies = case.facts().play.as_ref().is_some_and(|play| play.face_down().any(|one| one.at == it.at));
    let order = if lies { Order::TakeBackFaceDown } else { Order::NoRectification };
    case.order(L41A, order);
    Ok(())
}

/// What a lead put face down is.
pub(crate) fn judge(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    let leader = table.position().declarer().map(Seat::lho)?;
    (by != leader).then(|| FaceDownOutOfTurn { offender: by, card, at: table.next_act() }.into())
}

/// The leader took back the card that he had put face down.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaceDownTakenBack {
    /// The leader.
    pub offender: Seat,
    /// The number of the lead.
    pub lead: ActNo,
    /// When an opponent corrected an explanation after the card was put down.
    #[serde(default)]
    pub corrected: Option<ActNo>,
}

in_play!(FaceDownTakenBack, L41A, rule_taken_back);

/// Only the Director has it taken back, after an irregularity.
fn rule_taken_back(it: &FaceDownTakenBack, case: &mut Case<'_>) -> Ask<()> {
    if it.corrected.is_none() || !case.finding(L47E2a, Finding::BecauseOfExplanation(it.lead))? {
        case.order(L41A, Order::CardStands(it.lead));
    } else if case.saw_dummy(L47E2a)? {
        law47::stands_too_late(it.lead, case);
    } else {
        case.order(L47E2a, Order::TakeBackFaceDown).order(L47E2a, Order::NoRectification);
    }
    Ok(())
}

/// The opening lead lies face down, and declarer may say what it may be or its player must lead another card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaceDownBeforeChoice {
    /// The leader.
    pub offender: Seat,
    /// The number of the lead.
    pub lead: ActNo,
}

in_play!(FaceDownBeforeChoice, L41A, rule_before_choice);

fn rule_before_choice(_: &FaceDownBeforeChoice, case: &mut Case<'_>) -> Ask<()> {
    case.order(L41A, Order::TakeBackFaceDown);
    Ok(())
}

/// The matter that comes due when the right defender's lead lies face down and is no longer his to choose.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let lead = table.position().face_down?;
    if table.restrictions().next().is_none() || table.position().declarer().map(Seat::lho) != Some(lead.by) {
        return None;
    }
    let before = table.before_face_down(lead);
    let chooses =
        law26::due(&before).or_else(|| law50::due(&before)).or_else(|| law51::due(&before)).is_some();
    let owes = || {
        let since = before.restrictions().any(|one| {
            let penalty = one.on == lead.by && matches!(one.rule, Rule::PenaltyCard { .. });
            let from = one.from.and_then(|(from, _)| table.cases().get(from.index()));
            penalty && from.is_some_and(|case| case.opened_at > lead.at)
        });
        since && before.card_forbidden_by(lead.by, lead.card) == Some(L50D1a)
    };
    let back = FaceDownBeforeChoice { offender: lead.by, lead: lead.at };
    (chooses || owes()).then(|| back.into())
}

/// A player asked for the auction again, for an explanation or for the contract, when the auction was over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Who asked.
    pub offender: Seat,
    /// What for.
    pub what: Wanted,
    /// Whether it was the time for it.
    pub time: Time,
}

/// What a player asked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Wanted {
    /// A review of the auction.
    Review,
    /// An explanation of an opponent's call.
    Explanation,
    /// What the contract is, and whether it was doubled.
    Contract,
}

/// Whether a player asked when he may.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Time {
    /// When he may.
    Right,
    /// At another time.
    Wrong,
}

in_play!(Asked, L41B, rule_asked);

fn rule_asked(it: &Asked, case: &mut Case<'_>) -> Ask<()> {
    let by = match it.what {
        Wanted::Review | Wanted::Explanation => L41B,
        Wanted::Contract => L41C,
    };
    case.order(by, it.time.order(it.offender));
    Ok(())
}

impl Time {
    fn of(right: bool) -> Time {
        if right { Time::Right } else { Time::Wrong }
    }

    /// He is told, or not.
    pub(crate) fn order(self, seat: Seat) -> Order {
        match self {
            Time::Right => Order::Entitled(seat),
            Time::Wrong => Order::NotEntitled(seat),
        }
    }
}

/// What a question about the auction or the contract is, once the auction is over.
pub(crate) fn judge_question(table: &Table, act: &Act) -> Option<Matter> {
    let (offender, what) = match act {
        Act::AskReview { by } => (*by, Wanted::Review),
        Act::Ask { by, .. } => (*by, Wanted::Explanation),
        Act::AskContract { by } => (*by, Wanted::Contract),
        _ => return None,
    };
    let position = table.position();
    let dummy = position.dummy() == Some(offender);
    let at_turn = position.turn().is_some_and(|hand| hand == offender || is_declarers(table, offender, hand));
    let time = match (table.phase(), what) {
        (Phase::Auction | Phase::Over, _) => return None,
        (Phase::Clarification, _) => Time::of(!dummy),
        (Phase::Play, Wanted::Review) => Time::of(!dummy && at_turn && !has_played(table, offender)),
        (Phase::Play, Wanted::Explanation | Wanted::Contract) => Time::of(!dummy && at_turn),
    };
    Some(Asked { offender, what, time }.into())
}

/// Whether this hand is dummy and the player plays it.
fn is_declarers(table: &Table, player: Seat, hand: Seat) -> bool {
    table.position().declarer() == Some(player) && table.position().dummy() == Some(hand)
}

/// Whether the player has played a card; for declarer also from dummy.
fn has_played(table: &Table, player: Seat) -> bool {
    table.plays().iter().any(|one| one.by == player || is_declarers(table, player, one.by))
        || table.position().tricks.iter().any(|trick| trick.won_before.is_some())
}
