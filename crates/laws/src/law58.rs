//! Law 58: cards at the same moment.

use openroom_cards::{Card, Cards, Seat, Side};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{
    Act, ActNo, Answer, Ask, Attention, Case, CaseNo, CaseRecord, Choice, Demand, Event, Held, Matter, Order,
    Restriction, Rule, Ruled, Table, Until, What, law50,
};

/// Two players led or played at the same moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AtOnce {
    /// Whose card was legal.
    pub first: Seat,
    /// Whose card counts as played after it.
    pub then: Seat,
}

impl Ruled for AtOnce {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(L58A, Order::CountsAfter { first: self.first, then: self.then });
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.then
    }

    fn breach(&self) -> Provision {
        L58A
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// A player put down several cards at once at his turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeveralCards {
    /// The hand.
    pub by: Seat,
    /// The cards whose faces were seen.
    pub cards: Cards,
    /// The number of the act.
    pub at: ActNo,
    /// Whether it was its turn.
    #[serde(default)]
    pub when: When,
}

/// Whether it was the turn of a hand that put down several cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum When {
    /// It was.
    #[default]
    InTurn,
    /// It was not: the card that is named is a lead or a play out of turn.
    OutOfTurn,
}

impl Ruled for SeveralCards {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        L58B
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(it: &SeveralCards, case: &mut Case<'_>) -> Ask<()> {
    if let (1, Some(card)) = (it.cards.len(), it.cards.lowest()) {
        case.order(L58B1, is_played(it, card));
        return Ok(());
    }
    let declarer = case.declarer(L58B2)?;
    let player = if it.by == declarer.partner() { declarer } else { it.by };
    let Answer::Card(named, _) =
        case.choose(L58B2, player, Choice::NameCard { of: it.by, cards: it.cards })?
    else {
        return Ok(());
    };
    let others = it.cards - Cards::of(named);
    case.order(L58B2, is_played(it, named));
    if it.by.side() == declarer.side() {
        case.order(L58B2, Order::ReturnToHand { owner: it.by, cards: others });
    } else {
        law50::become_penalty_cards(case, it.by, others, law50::Exposed::Inadvertently);
    }
    Ok(())
}

/// At his turn he has still to play it; out of turn it is on the table as the lead or play that it is.
fn is_played(it: &SeveralCards, card: Card) -> Order {
    match it.when {
        When::InTurn => {
            Order::Restrict(it.by, Rule::MustPlay(Demand::OneOf(Cards::of(card))), Until::PlaysOnce)
        }
        When::OutOfTurn => Order::CardNamed { hand: it.by, card },
    }
}

/// An opponent played to the trick after several cards were shown and before one was named.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedMeanwhile {
    /// Who had shown several cards.
    pub offender: Seat,
    /// The hand that played.
    pub hand: Seat,
    /// The number of its card.
    pub card: ActNo,
}

in_play!(PlayedMeanwhile, L58B3, rule_meanwhile);

fn rule_meanwhile(it: &PlayedMeanwhile, case: &mut Case<'_>) -> Ask<()> {
    let player = case.player_of(it.hand);
    if case.choice(L58B3, player, Choice::TakeBackCard(it.card))? {
        case.order(L58B3, Order::WithdrawCard(it.card));
    } else {
        case.order(L58B3, Order::CardStands(it.card));
    }
    Ok(())
}

impl Table {
    /// Two cards at once that nobody has spoken of, and to which everybody has played on until both sides had a card in
    /// the next trick; with the case in which one was to be named.
    pub(crate) fn several_past_discovery(&self) -> Option<(CaseNo, SeveralCards)> {
        let led_on = self.held().len() > 1 && self.settings().attention == Attention::ByPlayers;
        let no = self.asking().filter(|_| led_on)?;
        let Matter::SeveralCards(it) = self.cases()[no.index()].matter else { return None };
        if it.when != When::InTurn
            || it.cards.len() != 2
            || self.position().stuck.is_some()
            || self.has_been_spoken_of(&it)
        {
            return None;
        }
        let next = usize::from(self.position().current) + 1;
        let mut as_played = self.clone();
        as_played.emit(Event::Lapsed(no));
        as_played.put_together(&it);
        as_played.settle();
        let cards = as_played.position().tricks.get(next)?.cards;
        let has_played = |side: Side| cards.iter().any(|(seat, card)| seat.side() == side && card.is_some());
        Side::ALL.into_iter().all(has_played).then_some((no, it))
    }

    /// Whether somebody has drawn attention since the cards were put down.
    fn has_been_spoken_of(&self, it: &SeveralCards) -> bool {
        let since = self.events().iter().rev().take_while(|event| match event {
            Event::Acted(at, _) => *at > it.at,
            _ => true,
        });
        let done = since.filter_map(|event| match event {
            Event::Acted(_, act) => Some(act),
            _ => None,
        });
        let held = self.held().iter().map(|held| &held.act);
        done.chain(held).any(|act| matches!(act, Act::DrawAttention { .. }))
    }

    /// The card that lies in the trick before that of the hand that plays now, although it has not been played by itself:
    /// it was named of several, or led before the trick was over.
    pub(crate) fn lies_before(&self, act: &Act) -> Option<Act> {
        self.lies_before_as_named(act).or_else(|| self.lies_before_as_led(act))
    }

    /// The card that a hand at its turn has put on the table among several and named since, where another hand plays.
    fn lies_before_as_named(&self, act: &Act) -> Option<Act> {
        let (by, card) = self.named_of_several()?;
        // What his own side names is of one hand or the other, which only some can see.
        if matches!(act, Act::Name { by: namer, .. } if namer.side() == by.side()) {
            return None;
        }
        let (Act::Play { by: next, .. }
        | Act::PlayTogether { by: next, .. }
        | Act::PlayHiding { by: next, .. }) = self.as_named_card(act)
        else {
            return None;
        };
        Some(Act::Play { by, card }).filter(|play| next != by && self.possible(play).is_ok())
    }

    /// The hand in turn and the card that it has named of several.
    fn named_of_several(&self) -> Option<(Seat, Card)> {
        let named = |one: &Restriction| match one.rule {
            Rule::MustPlay(Demand::OneOf(cards)) if [L58B1, L58B2].contains(&one.by) && one.holds() => {
                Some((one.on, cards.lowest()?))
            }
            _ => None,
        };
        self.restrictions.iter().filter_map(named).find(|(by, _)| self.turn() == Some(*by))
    }
}

impl PlayedMeanwhile {
    /// What the held act is, where an opponent had several cards on the table.
    pub(crate) fn held(table: &Table, held: &Held, at: ActNo) -> Option<PlayedMeanwhile> {
        let What::Choice(Choice::NameCard { of, .. }) = held.question.what else { return None };
        let is_answered = |case: &CaseRecord| case.answers.iter().any(|(one, _)| *one == held.question);
        if held.question.by != L58B2 || !table.cases().iter().any(is_answered) {
            return None;
        }
        match table.as_named_card(&held.act) {
            // A lead to the next trick was not played to those cards.
            Act::Play { by, .. } if by.side() != of.side() && table.position().on_lead().is_none() => {
                Some(PlayedMeanwhile { offender: of, hand: by, card: at })
            }
            _ => None,
        }
    }
}
