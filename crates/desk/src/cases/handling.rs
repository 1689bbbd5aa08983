//! Cards handled: played or not, named, taken back, several at once; and a call by a player who had to pass.

use openroom_cards::{Call, Card, Cards, Rank, Seat};
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::law37::CallByPasser;
use openroom_laws::{
    Act, ActNo, Because, Demand, Designation, Facts, Order, PenaltyCard, Rule, Seen, SetUp, Until,
};

use super::auction::{attend, laid_out};
use super::misinformation;
use super::play::{board, board_in, could_follow, kind_of, same_suit};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// A bid, double or redouble by a player who was required to pass.
pub(crate) fn passer(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L35B, Query::Offender)?;
    let Some(call) = desk.call(L35B, Query::OffendingCall)? else { return Ok(()) };
    if call == Call::Pass {
        desk.order(L35B, Ruling::NothingIrregular);
        return Ok(());
    }
    laid_out(desk, offender, &[(offender, call)]);
    let at = desk.table.calls().last().map_or(ActNo::UNNUMBERED, |made| made.at);
    desk.law(CallByPasser { offender, call, at }, &Facts::default())?;
    if desk.has_ordered(L37A) {
        if desk.yes(L37A, Query::PassToTheEnd)? {
            desk.order_law(L37A, Order::Restrict(offender, Rule::MustPass, Until::EndOfAuction));
        }
        desk.order(L37A, Ruling::NoLeadRestriction(offender.partner()));
    }
    Ok(())
}

/// Whether a card counts as played.
pub(crate) fn played_or_not(desk: &mut Desk<'_>) -> Ask<()> {
    let (by, played) = match desk.pick(L45C1, Query::HowHandled)? {
        Pick::DefenderHeldIt => (L45C1, desk.yes(L45C1, Query::PartnerCouldSee)?),
        Pick::DeclarerHeldIt => (L45C2a, desk.yes(L45C2a, Query::AsThoughPlayed)?),
        Pick::TouchedInDummy => (L45C3, !desk.yes(L45C3, Query::ToArrangeOrReach)?),
        _ => (L45C4a, true),
    };
    desk.order(by, if played { Ruling::CardIsPlayed } else { Ruling::CardIsNotPlayed });
    Ok(())
}

/// A board in play with the lead in this hand, which is known to hold these cards.
fn on_lead(desk: &Desk<'_>, declarer: Seat, hand: Seat, cards: &[Card]) -> SetUp {
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(hand);
    for card in cards {
        setup.hands[hand].insert(*card);
    }
    setup
}

/// Two cards at once, as a lead or to one.
pub(crate) fn several(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L58B, Query::Declarer)?;
    let by = desk.seat(L58B, Query::Offender)?;
    let led = desk.card_or_none(L58B, Query::CardLedIfAny)?;
    let both = desk.yes(L58B, Query::BothFacesSeen)?;
    let (first, second) =
        if both { (Query::OneCard, Query::OtherCard) } else { (Query::CardSeen, Query::CardBehind) };
    let (card, hidden) = (desk.card(L58B, first)?, desk.card(L58B, second)?);
    let mut setup = on_lead(desk, declarer, by, &[card, hidden]);
    if let Some(led) = led {
        follows(&mut setup, by, led);
        could_follow(desk, &mut setup, by, led, &[card, hidden])?;
    }
    let fails = |led: Card| card.suit() != led.suit() && !setup.hands[by].in_suit(led.suit()).is_empty();
    if !both && led.is_some_and(fails) {
        desk.order_law(L58B1, Order::TakeFromPlayed { hand: by, card: hidden });
        desk.set_up(setup);
        desk.act(Act::Play { by, card });
        return attend(desk);
    }
    if !both {
        desk.set_up(setup);
        desk.act(Act::PlayHiding { by, card, hidden, seen: Seen::Upper });
        return attend(desk);
    }
    let meanwhile = desk.card_or_none(L58B3, Query::PlayedTo(by.lho()))?;
    desk.set_up(setup);
    desk.act(Act::PlayTogether { by, cards: Cards::of(card) | Cards::of(hidden) });
    if let Some(card) = meanwhile {
        desk.act(Act::Play { by: by.lho(), card });
    }
    attend(desk)?;
    match led {
        Some(led) => named_against_suit(desk, by, led),
        None => Ok(()),
    }
}

/// The card that he named is played; where it does not follow suit and he could, that is a revoke.
fn named_against_suit(desk: &mut Desk<'_>, by: Seat, led: Card) -> Ask<()> {
    let demanded = desk.table.restrictions().find_map(|one| match one.rule {
        Rule::MustPlay(Demand::OneOf(cards)) if one.on == by => cards.lowest(),
        _ => None,
    });
    let Some(card) = demanded.filter(|card| card.suit() != led.suit()) else { return Ok(()) };
    if desk.table.position().hands[by].in_suit(led.suit()).is_empty() {
        return Ok(());
    }
    desk.act(Act::Play { by, card });
    attend(desk)
}

/// The hand plays to this card, which the one before it led.
fn follows(setup: &mut SetUp, by: Seat, led: Card) {
    setup.tricks_before = vec![by.rho()];
    setup.hands[by.rho()].insert(led);
    setup.plays.push((by.rho(), led));
}

/// Another card than the penalty card that had to be played.
pub(crate) fn penalty_card_not_played(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L52A, Query::Declarer)?;
    let by = desk.seat(L52A, Query::Offender)?;
    let lies = desk.card(L52A, Query::PenaltyCardLies)?;
    if by.side() == declarer.side() {
        desk.order_law(L48A, Order::NoRectification);
        return Ok(());
    }
    let kind = kind_of(desk, lies)?;
    let led = desk.card_or_none(L52A, Query::CardLedIfAny)?;
    let card = desk.card(L52A, Query::PlayedInstead)?;
    let mut setup = on_lead(desk, declarer, by, &[lies, card]);
    if let Some(led) = led {
        follows(&mut setup, by, led);
    }
    setup.penalty_cards.push((by, lies, kind));
    desk.set_up(setup);
    desk.act(Act::Play { by, card });
    attend(desk)
}

/// A card that was played and is taken back, and why.
pub(crate) fn taken_back(desk: &mut Desk<'_>) -> Ask<()> {
    let why = desk.pick(L47F1, Query::WhyTakenBack)?;
    if why == Pick::WrongExplanation {
        return misinformation::card(desk);
    }
    let declarer = desk.seat(L47F1, Query::Declarer)?;
    let by = desk.seat(L47F1, Query::Offender)?;
    let card = desk.card(L47F1, Query::Card)?;
    let setup = on_lead(desk, declarer, by, &[card]);
    desk.set_up(setup);
    let at = desk.table.next_act();
    desk.act(Act::Play { by, card });
    let defends = by.side() != declarer.side();
    match why {
        Pick::RectificationWantsIt => {
            desk.order(L47A, Ruling::MayTakeBack);
            if defends && desk.yes(L49, Query::BecomesPenaltyCard)? {
                let rule = Rule::PenaltyCard { card, kind: PenaltyCard::Major };
                desk.order_law(L49, Order::Restrict(by, rule, Until::Played));
            }
        }
        Pick::WasIllegal => {
            desk.order(L47B, Ruling::MayTakeBack);
            if defends {
                let rule = Rule::PenaltyCard { card, kind: PenaltyCard::Major };
                desk.order_law(L49, Order::Restrict(by, rule, Until::Played));
            }
        }
        Pick::DesignationChanged => {
            desk.order(L47C, Ruling::MayTakeBack);
            desk.order_law(L47C, Order::NoRectification);
        }
        Pick::OpponentChanged => {
            desk.order(L47D, Ruling::MayTakeBack);
            desk.order_law(L47D, Order::NoRectification);
        }
        Pick::ToldHisTurn => {
            desk.order_law(L47E1, Order::WithdrawCard(at));
            desk.order_law(L47E1, Order::NoRectification);
        }
        _ => {
            desk.act(Act::TakeBackCard { by, card });
            return attend(desk);
        }
    }
    Ok(())
}

/// How declarer called for a card of dummy.
pub(crate) fn named(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L46B, Query::Declarer)?;
    let dummy = declarer.partner();
    let said = desk.pick(L46B, Query::HowNamed)?;
    let mut setup = match said {
        Pick::NamedWin => {
            let trump = desk.denomination(L46B1b, Query::Trump)?;
            board_in(desk, declarer, trump)
        }
        _ => board(desk, declarer),
    };
    let led = if desk.yes(L46B, Query::DummyLeads)? { None } else { Some(desk.card(L46B, Query::CardLed)?) };
    match led {
        None => setup.tricks_before.push(dummy),
        Some(led) => follows(&mut setup, dummy, led),
    }
    if said == Pick::NamedAnother {
        return renamed(desk, setup, declarer);
    }
    let designation = match said {
        Pick::NamedSuit => Designation::Suit(desk.suit(L46B2, Query::SuitNamed)?),
        Pick::NamedRank => Designation::Rank(desk.card(L46B3a, Query::CardOfThatRank)?.rank()),
        Pick::NamedHigh => Designation::High,
        Pick::NamedLow => Designation::Low,
        Pick::NamedWin => Designation::Win,
        Pick::NamedMissing => Designation::NotHeld(desk.card(L46B4, Query::Card)?),
        _ => Designation::Anything,
    };
    if let Designation::Rank(rank) = designation {
        of_that_rank(desk, &mut setup, dummy, rank, led)?;
    }
    let leads = led.is_none();
    let lying = match designation {
        Designation::Suit(_) => Some(desk.card_or_none(L46B2, Query::LowestInDummy)?),
        Designation::High if !leads => Some(desk.card_or_none(L46B1a, Query::HighestInDummy)?),
        Designation::Low if !leads => Some(desk.card_or_none(L46B1c, Query::LowestInDummy)?),
        Designation::Win if !leads => Some(desk.card_or_none(L46B1b, Query::WinningInDummy)?),
        _ => None,
    };
    if let Some(card) = lying {
        desk.lies_in_dummy(card);
    }
    if let (Some(led), Some(card), Pick::NamedSuit) = (led, lying.flatten(), said)
        && could_follow(desk, &mut setup, dummy, led, &[card])?
    {
        desk.order_law(L46B2, Order::CardNamed { hand: dummy, card });
        desk.order(L62A, Ruling::MustBePutRight);
        desk.order_law(L62B2, Order::NoRectification);
        return Ok(());
    }
    desk.set_up(setup);
    let before = desk.steps.len();
    desk.act(Act::Name { by: declarer, designation });
    played_unless_ruled(desk, L46B, before)?;
    let card = lying.flatten().is_some();
    if card && desk.yes(L46B, Query::MeantAnother)? { attend(desk) } else { Ok(()) }
}

/// A rank alone: on lead it goes on with the suit in which dummy won the trick before, to a lead it is kept to what
/// dummy may play. Of what was not asked, other cards of the suit stand for what lay there.
fn of_that_rank(
    desk: &mut Desk<'_>,
    setup: &mut SetUp,
    dummy: Seat,
    rank: Rank,
    led: Option<Card>,
) -> Ask<()> {
    let Some(led) = led else {
        let Some(suit) = desk.denomination(L46B3a, Query::SuitDummyWonIn)?.trump() else { return Ok(()) };
        if desk.yes(L46B3a, Query::DummyHasRankInSuit)? {
            let card = Card::new(suit, rank);
            let others =
                Rank::ALL.into_iter().rev().filter(|one| *one != rank).map(|one| Card::new(suit, one));
            setup.hands[dummy].insert(card);
            setup.plays = (0..4).map(|steps| dummy.step(steps)).zip(others).collect();
        }
        return Ok(());
    };
    if desk.yes(L46B3b, Query::DummyHasSuitLed)? {
        setup.hands[dummy].insert(same_suit(led, &[led, Card::new(led.suit(), rank)]));
    }
    Ok(())
}

/// He named a card and then another.
fn renamed(desk: &mut Desk<'_>, mut setup: SetUp, declarer: Seat) -> Ask<()> {
    let card = desk.card(L45C4b, Query::Card)?;
    let to = desk.card(L45C4b, Query::NamedInstead)?;
    setup.hands[declarer.partner()].insert(card);
    setup.hands[declarer.partner()].insert(to);
    let late = desk.yes(L45C4b, Query::DeclarerPlayedSince)?;
    let lho = declarer.rho();
    let over = if late { None } else { desk.card_or_none(L47D, Query::PlayedTo(lho))? };
    desk.set_up(setup);
    let before = desk.steps.len();
    let first = desk.table.next_act();
    desk.act(Act::Name { by: declarer, designation: Designation::Card(card) });
    desk.follow()?;
    if late {
        let first = desk.table.plays().last().map_or(first, |one| one.at);
        desk.order_law(L45C4a, Order::CardStands(first));
        return Ok(());
    }
    if let Some(card) = over {
        desk.act(Act::Play { by: lho, card });
    }
    desk.act(Act::RenameCard { by: declarer, to, because: Because::Unsaid });
    played_unless_ruled(desk, L45C4b, before)
}

/// What the table asks and orders; where it has nothing to say, the card named is the card played.
fn played_unless_ruled(desk: &mut Desk<'_>, by: Provision, before: usize) -> Ask<()> {
    desk.follow()?;
    if desk.steps.len() == before {
        desk.order(by, Ruling::CardIsPlayed);
    }
    Ok(())
}
