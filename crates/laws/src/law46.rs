//! Law 46: dummy's card is named incompletely or wrongly.

use openroom_cards::{Card, Cards, Rank, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::law55::either_defender;
use crate::{
    Act, ActNo, Answer, Ask, Case, CaseNo, CaseRecord, Choice, Demand, Designation, Finding, Matter, Order,
    Question, Ruled, Table, What, following, law47,
};

/// Declarer called for a card of dummy without naming suit and rank of a card that is there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Designated {
    /// Declarer.
    pub by: Seat,
    /// What he said.
    pub designation: Designation,
    /// The number of the act.
    pub at: ActNo,
    /// The trick.
    pub trick: u8,
}

/// Declarer may beyond doubt have meant another card than the one that his words come to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Intention {
    /// Declarer.
    pub by: Seat,
    /// The number of the act.
    pub at: ActNo,
    /// The trick.
    pub trick: u8,
}

macro_rules! of_declarer {
    ($matter:ty, $rule:expr) => {
        impl Ruled for $matter {
            fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
                $rule(self, case)
            }

            fn offender(&self) -> Seat {
                self.by
            }

            fn breach(&self) -> Provision {
                L46A
            }

            fn about(&self) -> Option<ActNo> {
                Some(self.at)
            }

            fn is_of_the_play(&self) -> bool {
                true
            }
        }
    };
}

of_declarer!(Designated, rule);
of_declarer!(Intention, rule_intention);

impl Intention {
    /// Whether declarer has played on, so that nobody comes back to what he meant.
    pub(crate) fn is_past(note: &Matter, by: Seat, trick: u8) -> bool {
        match note {
            Matter::Intention(it) => by == it.by || (by == it.by.partner() && trick != it.trick),
            _ => false,
        }
    }
}

/// What an incomplete or wrong designation is.
pub(crate) fn judge(table: &Table, by: Seat, designation: Designation) -> Option<Matter> {
    match designation {
        Designation::Touched(_) => None,
        Designation::Card(_)
        | Designation::Suit(_)
        | Designation::Rank(_)
        | Designation::High
        | Designation::Low
        | Designation::Win
        | Designation::Anything
        | Designation::NotHeld(_) => {
            Some(Designated { by, designation, at: table.next_act(), trick: table.position.current }.into())
        }
    }
}

/// What stays open to doubt after the act, until declarer plays on.
pub(crate) fn intention(table: &Table, act: &Act) -> Option<Matter> {
    let Act::Name { by, designation } = act else { return None };
    if matches!(designation, Designation::Card(_)) {
        return None;
    }
    judge(table, *by, *designation)?;
    Some(Intention { by: *by, at: table.next_act(), trick: table.position.current }.into())
}

/// A case about what declarer meant, where the card that his words brought has gone back by another ruling.
pub(crate) fn gone_back(table: &Table) -> Option<CaseNo> {
    let gone = |it: &Intention, question: &Question| match question.what {
        What::Finding(Finding::Meant { instead_of, .. }) => {
            let trick = table.position().tricks.get(usize::from(it.trick));
            trick.is_some_and(|trick| trick.cards[it.by.partner()] != Some(instead_of))
        }
        _ => false,
    };
    let moot = |case: &CaseRecord| match &case.matter {
        Matter::Intention(it) => case.open.iter().any(|question| gone(it, question)),
        _ => false,
    };
    table.cases().iter().position(moot).map(|place| CaseNo(place as u16))
}

/// What dummy holds, and what was led. Where nobody has recorded all his cards, only those at the table see them.
struct Dummy {
    declarer: Seat,
    hand: Seat,
    trick: u8,
    held: Cards,
    may_hold: Cards,
    led: Option<Suit>,
}

impl Dummy {
    fn of(declarer: Seat, trick: u8, case: &Case<'_>) -> Dummy {
        let hand = declarer.partner();
        let held = case.facts().play.as_ref().map_or(Cards::EMPTY, |play| play.hands[hand]);
        let leader = case.leader_of(trick).filter(|leader| *leader != hand);
        let led = leader.and_then(|leader| case.card_in(trick, leader)).map(|(card, _)| card.suit());
        let may_hold = case.course().map_or(held, |course| course.may_hold[hand] | held);
        Dummy { declarer, hand, trick, held, may_hold, led }
    }

    fn legal(&self) -> Cards {
        self.led.map_or(self.may_hold, |led| following(self.held, self.may_hold, led))
    }

    /// Those that may be the highest or the lowest card of the suit led.
    fn of_suit_led(&self, demand: fn(Suit) -> Demand) -> Cards {
        self.led.map_or(Cards::EMPTY, |led| demand(led).among(self.held, self.may_hold))
    }

    fn is_recorded(&self) -> bool {
        self.held == self.may_hold
    }

    /// The one of these cards that lies there: declarer tells, where that is not recorded.
    fn lying(&self, by: Provision, cards: Cards, case: &mut Case<'_>) -> Ask<Option<Card>> {
        if self.is_recorded() || cards.is_empty() {
            return Ok(cards.lowest());
        }
        match case.choose(by, self.declarer, Choice::LyingInDummy { dummy: self.hand, cards })? {
            Answer::Card(card, _) => Ok(Some(card)),
            _ => Ok(None),
        }
    }
}

fn rule(it: &Designated, case: &mut Case<'_>) -> Ask<()> {
    let dummy = Dummy::of(it.by, it.trick, case);
    let (by, card) = match it.designation {
        Designation::Card(card) | Designation::Touched(card) => (L45B, Some(card)),
        Designation::High => (L46B1a, dummy.lying(L46B1a, dummy.of_suit_led(Demand::Highest), case)?),
        Designation::Win if dummy.is_recorded() => (L46B1b, lowest_known_to_win(&dummy, case)),
        Designation::Win => {
            let cards = dummy.led.map_or(Cards::EMPTY, |_| winning(&dummy, case));
            (L46B1b, dummy.lying(L46B1b, cards, case)?)
        }
        Designation::Low => (L46B1c, dummy.lying(L46B1c, dummy.of_suit_led(Demand::Lowest), case)?),
        Designation::Suit(suit) => {
            let cards = Demand::Lowest(suit).among(dummy.held, dummy.may_hold);
            match dummy.lying(L46B2, cards, case)? {
                Some(card) => (L46B2, Some(card)),
                None => (L46B4, None),
            }
        }
        Designation::Rank(rank) => of_rank(it, rank, &dummy, case)?,
        Designation::NotHeld(_) => (L46B4, None),
        Designation::Anything => (L46B5, defender_designates(&dummy, case)?),
    };
    let order = card.map_or(Order::DesignationVoid, |card| Order::CardNamed { hand: dummy.hand, card });
    case.order(by, order);
    Ok(())
}

fn of_rank(
    it: &Designated,
    rank: Rank,
    dummy: &Dummy,
    case: &mut Case<'_>,
) -> Ask<(Provision, Option<Card>)> {
    let all = |from: Cards| from.iter().filter(|card| card.rank() == rank).fold(Cards::EMPTY, with);
    if all(dummy.may_hold).is_empty() {
        return Ok((L46B4, None));
    }
    let continued = suit_won_in(dummy, case).map(|suit| Card::new(suit, rank));
    if let Some(card) = continued.filter(|card| dummy.held.contains(*card)) {
        return Ok((L46B3a, Some(card)));
    }
    let cards = all(dummy.legal());
    if !dummy.is_recorded() {
        return Ok(match dummy.lying(L46B3b, cards, case)? {
            Some(card) => (L46B3b, Some(card)),
            None => (L46B4, None),
        });
    }
    if cards.len() < 2 {
        return Ok((L46B3b, cards.lowest()));
    }
    match case.choose(L46B3b, it.by, Choice::NameCard { of: dummy.hand, cards })? {
        Answer::Card(card, _) => Ok((L46B3b, Some(card))),
        _ => Ok((L46B3b, None)),
    }
}

/// The suit in which dummy, now on lead, won the trick before.
fn suit_won_in(dummy: &Dummy, case: &Case<'_>) -> Option<Suit> {
    if case.leader_of(dummy.trick).is_some() {
        return None;
    }
    let before = dummy.trick.checked_sub(1)?;
    let winner = case.winner_of(before, case.lying_in(before))?;
    let (card, _) = case.card_in(before, dummy.hand).filter(|_| winner == dummy.hand)?;
    Some(card.suit())
}

/// Those cards that would win the trick as it lies.
fn winning(dummy: &Dummy, case: &Case<'_>) -> Cards {
    let lying = case.lying_in(dummy.trick);
    let wins = |card: &Card| {
        let mut cards = lying;
        cards[dummy.hand] = Some(*card);
        case.winner_of(dummy.trick, cards) == Some(dummy.hand)
    };
    dummy.legal().iter().filter(wins).fold(Cards::EMPTY, with)
}

/// The lowest of dummy's cards that wins as the trick lies and that no card out against it in its suit can beat.
fn lowest_known_to_win(dummy: &Dummy, case: &Case<'_>) -> Option<Card> {
    dummy.led?;
    let lying = case.lying_in(dummy.trick);
    let defenders = [dummy.hand.lho(), dummy.hand.rho()];
    let yet_to_play = defenders.iter().any(|seat| lying[*seat].is_none());
    let out = defenders.iter().fold(Cards::EMPTY, |out, seat| {
        out | case.course().filter(|_| yet_to_play).map_or(Cards::EMPTY, |course| course.may_hold[*seat])
    });
    let wins = |card: &Card| {
        let mut cards = lying;
        cards[dummy.hand] = Some(*card);
        let higher = out.in_suit(card.suit()) - dummy.held;
        case.winner_of(dummy.trick, cards) == Some(dummy.hand)
            && higher.highest().is_none_or(|out| out < *card)
    };
    dummy.legal().iter().filter(wins).min_by_key(|card| card.rank())
}

fn defender_designates(dummy: &Dummy, case: &mut Case<'_>) -> Ask<Option<Card>> {
    let lho = dummy.hand.lho();
    let next = if case.played_to(dummy.trick, lho) { lho.partner() } else { lho };
    let choice = Choice::DummysCard(dummy.legal());
    match either_defender(L46B5, next, choice, Answer::No, case)? {
        Answer::Card(card, _) => Ok(Some(card)),
        _ => Ok(None),
    }
}

fn rule_intention(it: &Intention, case: &mut Case<'_>) -> Ask<()> {
    let dummy = Dummy::of(it.by, it.trick, case);
    // A card that lay there before he spoke is none that these words called for.
    let Some((played, at)) = case.card_in(it.trick, dummy.hand).filter(|(_, at)| *at > it.at) else {
        case.order(L46B, Order::NoRectification);
        return Ok(());
    };
    let with_played = Cards::of(played);
    let held = Dummy { held: dummy.held | with_played, may_hold: dummy.may_hold | with_played, ..dummy };
    let others = held.legal() - Cards::of(played);
    let Answer::Card(meant, _) = case.find(L46B, Finding::Meant { instead_of: played, cards: others })?
    else {
        case.order(L46B, Order::CardStands(at));
        return Ok(());
    };
    case.order(L46B, Order::WithdrawCard(at));
    case.order(L46B, Order::PlayInstead { hand: held.hand, card: meant });
    law47::opponents_may_change(it.trick, at, Some((held.hand, meant)), L47D, case)?;
    Ok(())
}

fn with(all: Cards, card: Card) -> Cards {
    all | Cards::of(card)
}
