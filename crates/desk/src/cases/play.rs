//! Irregularities of the play: the desk lays out what the branch needs, the table rules.

use openroom_cards::{Bid, Call, Card, Cards, Contract, Denomination, Doubling, Level, Rank, Seat, Suit};
use openroom_lawbook::{
    differences::{self, LeadOutOfTurnToTheLastTrick, LeadRestriction, LyingPenaltyCard, MixedCards},
    provisions::*,
};
use openroom_laws::law26::FirstLead;
use openroom_laws::{
    Act, Answer, Demand, Exposure, Facts, Finding, Order, PenaltyCard, PlaySoFar, Rule, SetUp, Until,
};

use super::auction::{attend, how, laid_out};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling, Step};

/// A board in play, of which only declarer is known.
pub(super) fn board(desk: &Desk<'_>, declarer: Seat) -> SetUp {
    board_in(desk, declarer, Denomination::NoTrump)
}

/// The same in this denomination; how high the contract is plays no part.
pub(super) fn board_in(desk: &Desk<'_>, declarer: Seat, denomination: Denomination) -> SetUp {
    let contract = Level::new(1).map(|level| Contract {
        bid: Bid::new(level, denomination),
        doubling: Doubling::Undoubled,
        declarer,
    });
    SetUp { contract, ..SetUp::new(desk.settings(), declarer) }
}

/// A lead by a hand whose turn it was not.
pub(crate) fn lead_out_of_turn(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L53A, Query::Declarer)?;
    let opening = desk.yes(L54, Query::OpeningLead)?;
    let by = desk.seat(L53A, Query::Offender)?;
    let card = desk.card(L53A, Query::Card)?;
    let mut setup = board(desk, declarer);
    let turn = if opening { declarer.lho() } else { desk.seat(L53A, Query::Turn)? };
    if !opening {
        let last = by != turn && is_last_trick(desk)?;
        setup.tricks_before = vec![turn; if last { LAST } else { 1 }];
    }
    setup.hands[by].insert(card);
    if opening && desk.yes(L41A, Query::FaceDown)? {
        desk.set_up(setup);
        desk.act(Act::LeadFaceDown { by, card });
        return attend(desk);
    }
    let wrong_side = opening && by.side() == declarer.side();
    if opening && by == declarer.rho() && desk.yes(L54C, Query::DummySeen)? {
        desk.set_up(setup);
        desk.act(Act::Play { by, card });
        return noted_with(desk, |play| play.dummy_seen = true);
    }
    let next = if by == turn || wrong_side { None } else { played_next(desk, by, turn)? };
    led_and_played(desk, setup, declarer, (by, card), (turn, next))
}

/// The lead at this hand's turn, and what was played to it before attention was drawn.
fn led_and_played(
    desk: &mut Desk<'_>,
    mut setup: SetUp,
    declarer: Seat,
    (by, card): (Seat, Card),
    (turn, next): (Seat, Option<(Seat, Card)>),
) -> Ask<()> {
    let is_last = setup.tricks_before.len() == LAST;
    if let Some((seat, played)) = next {
        setup.hands[seat].insert(played);
        if seat == by.lho() && seat != turn && !is_last {
            could_follow(desk, &mut setup, seat, card, &[played])?;
        }
    }
    desk.set_up(setup);
    let lead = desk.table.next_act();
    desk.act(Act::Play { by, card });
    let at = desk.table.next_act();
    if let Some((by, card)) = next {
        desk.act(Act::Play { by, card });
    }
    attend(desk)?;
    tells_when_picked_up(desk, &[card]);
    match next {
        // Nobody follows to a lead that goes back.
        Some(next) if !desk.has_withdrawn(lead) && !desk.has_ruled_on(at) && next.0 != by.lho() => {
            after_the_lead(desk, declarer, (by, card), next)
        }
        _ => Ok(()),
    }
}

/// How many tricks come before the last one.
const LAST: usize = 12;

/// Whether it is the last trick, where that matters.
fn is_last_trick(desk: &mut Desk<'_>) -> Ask<bool> {
    match differences::lead_out_of_turn_to_the_last_trick(desk.edition()) {
        LeadOutOfTurnToTheLastTrick::MayBeAccepted => Ok(false),
        LeadOutOfTurnToTheLastTrick::Withdrawn => desk.yes(L53A, Query::LastTrick),
    }
}

/// The lead stands, and this hand has played to it before its turn.
fn after_the_lead(desk: &mut Desk<'_>, declarer: Seat, lead: (Seat, Card), next: (Seat, Card)) -> Ask<()> {
    let (by, card) = next;
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(lead.0);
    setup.hands[lead.0].insert(lead.1);
    setup.hands[by].insert(card);
    could_follow(desk, &mut setup, by, lead.1, &[card])?;
    setup.plays.push(lead);
    desk.set_up(setup);
    desk.act(Act::Play { by, card });
    attend(desk)
}

/// Where none of these cards follows to the card led, asks whether the hand could have, and with what. Says whether it
/// could.
pub(super) fn could_follow(
    desk: &mut Desk<'_>,
    setup: &mut SetUp,
    hand: Seat,
    led: Card,
    played: &[Card],
) -> Ask<bool> {
    if played.iter().any(|card| card.suit() == led.suit()) {
        return Ok(false);
    }
    let other = desk.card_or_none(L61A, Query::CouldHaveFollowed(hand))?;
    match other {
        Some(other) => {
            setup.hands[hand].insert(other);
        }
        None => desk.settle(Finding::CouldComply(hand), Answer::No),
    }
    Ok(other.is_some())
}

/// Who played to the lead, or led himself, before attention was drawn; and with which card.
fn played_next(desk: &mut Desk<'_>, by: Seat, turn: Seat) -> Ask<Option<(Seat, Card)>> {
    let seat = match desk.pick(L53A, Query::PlayedNext)? {
        Pick::LhoOfCaller => by.lho(),
        Pick::RhoOfCaller => by.rho(),
        Pick::PlayerInTurn => turn,
        _ => return Ok(None),
    };
    Ok(desk.card_or_none(L53A, Query::PlayedTo(seat))?.map(|card| (seat, card)))
}

/// Rules on what the table noted last, with something of the play that only the Director knows.
fn noted_with(desk: &mut Desk<'_>, known: impl Fn(&mut PlaySoFar)) -> Ask<()> {
    let Some(matter) = desk.table.unnoticed().last().cloned() else { return attend(desk) };
    let mut facts = desk.table.known();
    if let Some(play) = &mut facts.play {
        known(play);
    }
    desk.law(matter, &facts)?;
    Ok(())
}

/// The first lead of a player whose partner had a call withdrawn: what declarer may say of it.
pub(crate) fn first_lead(desk: &mut Desk<'_>) -> Ask<()> {
    let by = L26B.in_force(desk.edition()).unwrap_or(L26_2007);
    let offender = desk.seat(by, Query::Offender)?;
    let call = match differences::lead_restriction(desk.edition()) {
        LeadRestriction::SuitOfTheWithdrawnCall => desk.call(by, Query::WithdrawnCall)?,
        LeadRestriction::SuitNotShown => Some(Call::Pass),
    };
    let Some(call) = call else { return Ok(()) };
    let leader = offender.partner();
    laid_out(desk, offender, &[(offender, call)]);
    let withdrawn = desk.table.calls().iter().map(|made| made.at).collect();
    desk.law(FirstLead { leader, offender, withdrawn, trick: 0 }, &Facts::default())?;
    Ok(())
}

/// Cards let be seen during the play.
pub(crate) fn exposed(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L49, Query::Declarer)?;
    let by = desk.seat(L49, Query::Offender)?;
    let card = desk.card(L49, Query::Card)?;
    if by == declarer.partner() {
        desk.order_law(L48A, Order::NoRectification);
        return Ok(());
    }
    let defends = by.side() != declarer.side();
    let mut setup = board(desk, declarer);
    let mut cards = Cards::of(card);
    if defends {
        match desk.pick(L50B, Query::OtherCards)? {
            Pick::ExposedTogether => {
                cards.insert(desk.card(L50B, Query::OtherCard)?);
            }
            Pick::LayAlready => {
                let lies = desk.card(L50B, Query::PenaltyCardLies)?;
                let kind = kind_of(desk, lies)?;
                setup.hands[by].insert(lies);
                setup.penalty_cards.push((by, lies, kind));
            }
            _ => {}
        }
    }
    // Only a single small card may become a minor penalty card; of others it does not matter how they came to be seen,
    // nor of what declarer or dummy shows.
    let may_be_minor =
        defends && cards.len() == 1 && setup.penalty_cards.is_empty() && card.rank() < Rank::Ten;
    let how = if may_be_minor { how(desk, L49, Query::HowExposed)? } else { Exposure::Dropped };
    if how == Exposure::Shown {
        // What was shown on purpose was not exposed inadvertently.
        desk.settle(Finding::Inadvertent(by), Answer::No);
    }
    setup.tricks_before.push(declarer);
    for card in cards {
        setup.hands[by].insert(card);
    }
    desk.set_up(setup);
    desk.act(Act::ExposeCards { by, cards, how });
    attend(desk)?;
    let lying = desk.table.known().play.map_or_else(Vec::new, |play| play.penalty_cards);
    let lying: Vec<_> = lying.into_iter().filter(|(one, ..)| *one == by).collect();
    // Only a major penalty card restricts what its owner's partner leads.
    let restricts = lying.iter().any(|(_, _, kind)| *kind == PenaltyCard::Major);
    if restricts && desk.yes(L50D2a, Query::PartnerToLead)? {
        return partner_leads(desk, declarer, by, lying);
    }
    Ok(())
}

/// The partner of this player comes to lead while his penalty cards lie there: one choice for all of them.
fn partner_leads(
    desk: &mut Desk<'_>,
    declarer: Seat,
    owner: Seat,
    lying: Vec<(Seat, Card, PenaltyCard)>,
) -> Ask<()> {
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(owner.partner());
    for (_, card, _) in &lying {
        setup.hands[owner].insert(*card);
    }
    let cards: Vec<Card> = lying.iter().map(|(_, card, _)| *card).collect();
    setup.penalty_cards = lying;
    desk.set_up(setup);
    desk.follow()?;
    tells_when_picked_up(desk, &cards);
    Ok(())
}

/// Where declarer's choice has sent some of these cards back to the hand, what those tell.
fn tells_when_picked_up(desk: &mut Desk<'_>, lying: &[Card]) {
    let gone: Cards = lying.iter().copied().filter(|card| is_picked_up(desk, *card)).collect();
    if gone.is_empty() {
        return;
    }
    let all = lying.iter().all(|card| gone.contains(*card));
    picked_up(desk, if all { Ruling::PartnerMayNotUse } else { Ruling::PartnerMayNotUseOf(gone) });
}

/// An honour is always major; of a smaller card the Director says what it became.
pub(super) fn kind_of(desk: &mut Desk<'_>, card: Card) -> Ask<PenaltyCard> {
    if card.rank() >= Rank::Ten {
        return Ok(PenaltyCard::Major);
    }
    Ok(match desk.pick(L50B, Query::KindOfPenaltyCard)? {
        Pick::Minor => PenaltyCard::Minor,
        _ => PenaltyCard::Major,
    })
}

/// Penalty cards lie there: what they ask of their owner and of his partner's lead.
pub(crate) fn penalty_card(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L50, Query::Declarer)?;
    let owner = desk.seat(L50, Query::Offender)?;
    let card = desk.card(L50, Query::Card)?;
    if owner.side() == declarer.side() {
        desk.order_law(L48A, Order::ReturnToHand { owner, cards: Cards::of(card) });
        desk.order_law(L48A, Order::NoRectification);
        return Ok(());
    }
    let mut lying = vec![card];
    lying.extend(desk.card_or_none(L50B, Query::AnotherPenaltyCard)?);
    let kind = if lying.len() > 1 { PenaltyCard::Major } else { kind_of(desk, card)? };
    let mut setup = board(desk, declarer);
    for card in &lying {
        setup.hands[owner].insert(*card);
        setup.penalty_cards.push((owner, *card, kind));
    }
    let turn = desk.pick(L50D, Query::PenaltyTurn)?;
    let mut led = None;
    setup.tricks_before.push(match turn {
        Pick::PartnerLeads => owner.partner(),
        Pick::OwnerLeads => owner,
        Pick::OwnerFollows => {
            let card = desk.card(L50D1b, Query::CardLed)?;
            setup.hands[owner.rho()].insert(card);
            setup.plays.push((owner.rho(), card));
            led = Some(card.suit());
            owner.rho()
        }
        _ => declarer,
    });
    desk.set_up(setup);
    if kind == PenaltyCard::Minor {
        desk.order(L50C, Ruling::MinorDuty(owner, card));
        desk.order(L50C, Ruling::PartnersLeadFree(owner.partner()));
        desk.follow()?;
        what_it_tells(desk);
        return Ok(());
    }
    for card in lying.iter().filter(|_| lying.len() > 1) {
        desk.order_law(L50B, Order::MakeMajor { owner, card: *card });
    }
    if turn == Pick::PartnerLeads {
        return after_the_choice(desk, owner, &lying);
    }
    for card in &lying {
        desk.order(L50D1a, Ruling::MajorDuty(owner, *card));
    }
    if turn != Pick::OwnerLeads && turn != Pick::OwnerFollows || at_his_turn(desk, owner, &lying, led)? {
        desk.follow()?;
    }
    what_it_tells(desk);
    Ok(())
}

/// Declarer says what the partner leads: cards that are picked up then bind nobody, and tell him alone.
fn after_the_choice(desk: &mut Desk<'_>, owner: Seat, lying: &[Card]) -> Ask<()> {
    desk.follow()?;
    let left: Vec<Card> = lying.iter().copied().filter(|card| !is_picked_up(desk, *card)).collect();
    for card in &left {
        desk.order(L50D1a, Ruling::MajorDuty(owner, *card));
    }
    if left.is_empty() {
        picked_up(desk, Ruling::PartnerMayNotUse);
        return Ok(());
    }
    if left.len() == lying.len() {
        what_it_tells(desk);
    } else {
        each_tells(desk, lying, &left);
    }
    desk.order_law(L50E4, Order::ReviewAfterPlay);
    Ok(())
}

/// What a card that was picked up tells.
fn picked_up(desk: &mut Desk<'_>, ruling: Ruling) {
    desk.order(L50E2.paragraph(desk.edition()), ruling);
}

/// Some cards are picked up and others stay: of each is said by its name what may be used. Where those that stay tell only
/// the duty, one rule holds for what both tell besides.
fn each_tells(desk: &mut Desk<'_>, lying: &[Card], left: &[Card]) {
    let stay: Cards = left.iter().copied().collect();
    let gone: Cards = lying.iter().copied().filter(|card| !left.contains(card)).collect();
    match differences::lying_penalty_card(desk.edition()) {
        LyingPenaltyCard::OnlyTheDuty => {
            desk.order(L50E1, Ruling::OnlyTheDutyOf(stay));
            picked_up(desk, Ruling::PartnerMayNotUseOf(gone | stay));
        }
        LyingPenaltyCard::AllItTells => {
            picked_up(desk, Ruling::PartnerMayNotUseOf(gone));
            desk.order(L50E1, Ruling::EverybodyMayUseOf(stay));
        }
    }
}

fn is_picked_up(desk: &Desk<'_>, card: Card) -> bool {
    desk.steps.iter().any(|step| match step {
        Step::Ordered { order: crate::Order::Law(Order::PickUp { suits, .. }), .. } => {
            suits.cards().contains(card)
        }
        _ => false,
    })
}

/// Which of his penalty cards he must play now; where there are several, declarer says which. Gives whether one of them
/// may have to be played.
fn at_his_turn(desk: &mut Desk<'_>, owner: Seat, lying: &[Card], led: Option<Suit>) -> Ask<bool> {
    let fits = |card: &&Card| led.is_none_or(|led| card.suit() == led);
    let playable: Vec<Card> = lying.iter().filter(fits).copied().collect();
    match playable.as_slice() {
        // Of a single one it is enough to say that the suit comes first.
        [] if lying.len() == 1 || desk.yes(L50D1b, Query::HasSuitLed)? => {
            desk.order(L50D1b, Ruling::FollowsFirst(owner));
            return Ok(false);
        }
        [only] => {
            let rule = Rule::MustPlay(Demand::OneOf(Cards::of(*only)));
            desk.order_law(L50D1a, Order::Restrict(owner, rule, Until::PlaysOnce));
        }
        _ => {}
    }
    Ok(true)
}

/// What may be used of a card while it lies.
pub(super) fn what_it_tells(desk: &mut Desk<'_>) {
    match differences::lying_penalty_card(desk.edition()) {
        LyingPenaltyCard::OnlyTheDuty => {
            desk.order(L50E1, Ruling::OnlyTheDuty);
            picked_up(desk, Ruling::PartnerMayNotUse);
        }
        LyingPenaltyCard::AllItTells => desk.order(L50E1, Ruling::EverybodyMayUse),
    }
}

/// A card to the trick before its time, or a lead to the next.
pub(crate) fn too_early(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L57A, Query::Declarer)?;
    let how = desk.pick(L57A, Query::TooEarlyHow)?;
    let leader = desk.seat(L57A, Query::Leader)?;
    let led = desk.card(L57A, Query::CardLed)?;
    let by = desk.seat(L57A, Query::Offender)?;
    let card = desk.card(L57A, Query::Card)?;
    let mut plays = vec![(leader, led)];
    let until = leader.steps_to(by);
    let had_played =
        |seat: Seat| seat == leader || (how == Pick::LedToNextTrick && leader.steps_to(seat) <= until);
    let both = had_played(declarer) && had_played(declarer.partner());
    if how == Pick::LedToNextTrick && by == leader.rho() {
        return to_the_next(desk, declarer, by, card);
    }
    let defends = by.side() != declarer.side();
    let before = if defends && !both && !had_played(by.partner()) {
        desk.pick(L57C1, Query::DoneBefore)?
    } else {
        Pick::NoneOfThese
    };
    let mut setup = board(desk, declarer);
    setup.tricks_before.push(leader);
    setup.hands[leader].insert(led);
    setup.hands[by].insert(card);
    // Whether the card can be played counts for declarer, and for a defender at his opponent's turn where that has a rule.
    let counts = !defends || L57D.exists_in(desk.edition()) && had_played(by.partner());
    if how == Pick::ToThisTrick && counts {
        could_follow(desk, &mut setup, by, led, &[card])?;
    }
    // Cards of which nobody was asked: small ones of the suit that lie nowhere else.
    for seat in (1..4).map(|steps| leader.step(steps)) {
        let by_declarer = before == Pick::BothHandsPlayed && seat.side() == declarer.side();
        if had_played(seat) || by_declarer {
            let known: Vec<Card> = Seat::ALL.into_iter().flat_map(|one| setup.hands[one].iter()).collect();
            let small = same_suit(led, &known);
            setup.hands[seat].insert(small);
            plays.push((seat, small));
        }
    }
    setup.plays = plays;
    desk.set_up(setup);
    if how == Pick::LedToNextTrick {
        desk.settle(Finding::Led(by), Answer::Yes);
    }
    desk.act(Act::Play { by, card });
    if before == Pick::DummyActed { noted_with(desk, |play| play.dummy_acted = true) } else { attend(desk) }
}

/// A lead when the trick was complete: in turn by who has won it, and out of turn by anybody else.
fn to_the_next(desk: &mut Desk<'_>, declarer: Seat, by: Seat, card: Card) -> Ask<()> {
    let turn = desk.seat(L44G, Query::TrickWinner)?;
    if turn == by {
        desk.order(L44G, Ruling::NothingIrregular);
        return Ok(());
    }
    let mut setup = board(desk, declarer);
    setup.tricks_before = vec![turn; if is_last_trick(desk)? { LAST } else { 1 }];
    setup.hands[by].insert(card);
    let next = played_next(desk, by, turn)?;
    led_and_played(desk, setup, declarer, (by, card), (turn, next))
}

/// A card that is none of these.
pub(super) fn another(than: &[Card]) -> Card {
    let any = Rank::ALL.into_iter().map(|rank| Card::new(Suit::Clubs, rank));
    any.into_iter().find(|card| !than.contains(card)).unwrap_or(Card::new(Suit::Clubs, Rank::Two))
}

/// Another card of its suit that is none of these.
pub(super) fn same_suit(card: Card, than: &[Card]) -> Card {
    let any = Rank::ALL.into_iter().map(|rank| Card::new(card.suit(), rank));
    any.into_iter().find(|one| *one != card && !than.contains(one)).unwrap_or(card)
}

/// A dispute after the play, and cards mixed.
pub(crate) fn mixed(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.yes(L66D, Query::FactsFound)? {
        desk.order(L85A2, Ruling::AsIfAgreed);
        return Ok(());
    }
    let mixed = desk.pick(L66D, Query::WhoMixed)?;
    let decides = match differences::mixed_cards(desk.edition()) {
        MixedCards::WhoeverMixed => mixed != Pick::Nobody,
        MixedCards::OneSideAlone => mixed == Pick::OneSide,
    };
    if decides {
        let side = desk.side(L66D, Query::MixedSide)?;
        desk.order(L66D, Ruling::RuledFor(side.other()));
    } else {
        desk.order(L66D, Ruling::NothingDecided);
    }
    Ok(())
}
