//! Law 62: correcting a revoke.

use openroom_cards::{BySeat, Card, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};

use crate::facts::{following, perhaps_following};
use crate::law61::{Duty, Revoke, Was};
use crate::{
    Act, ActNo, Answer, Ask, Case, CaseNo, CaseRecord, CaseState, Choice, Matter, Order, PenaltyCard, Played,
    Rule, Table, law50, law51, law59, law61, law63, law70,
};

const TWELFTH: u8 = 11;

/// A case about a card that did not follow, where what was to be followed has been taken back or is of another suit now.
pub(crate) fn lead_taken_back(table: &Table) -> Option<CaseNo> {
    let moot = |case: &CaseRecord| match &case.matter {
        Matter::Revoke(revoke) => case.state == CaseState::Open && law61::is_groundless(table, revoke),
        _ => false,
    };
    table.cases().iter().position(moot).map(|place| CaseNo(place as u16))
}

/// Whether the revoke was on the twelfth trick and not all four hands are back in the board. Who calls on the next
/// board has its hands out, so that those of this one are back.
pub(crate) fn is_on_trick_twelve_in_time(revoke: &Revoke, case: &Case<'_>) -> bool {
    let returned = |seat: &Seat| {
        case.course_acts().iter().any(|(_, act)| matches!(act, Act::ReturnHand { by } if by == seat))
    };
    let called = || case.course_acts().iter().any(|(_, act)| matches!(act, Act::CallOnNextBoard { .. }));
    let back = || Seat::ALL.iter().all(returned) || called();
    revoke.trick == TWELFTH && case.course().is_some() && !back()
}

/// Whether each side revoked on this trick and only one has played to the next.
pub(crate) fn is_answered_by_another_on_the_same_trick(revoke: &Revoke, case: &mut Case<'_>) -> Ask<bool> {
    if !L62C3.exists_in(case.edition()) {
        return Ok(false);
    }
    let others = standing_on(revoke.trick, case);
    if others.iter().all(|other| other.offender.side() == revoke.offender.side()) {
        return Ok(false);
    }
    law63::take_back_what_is_no_play(revoke.trick + 1, case)?;
    let mut next = case.trick(revoke.trick + 1);
    next.retain(|one| !case.takes_back(one.at));
    Ok(next.first().is_some_and(|first| next.iter().all(|one| one.by.side() == first.by.side())))
}

/// The revokes of this trick whose cards stand, in their order.
fn standing_on(trick: u8, case: &Case<'_>) -> Vec<Revoke> {
    let cards = case.trick(trick);
    let stands = |revoke: &&Revoke| cards.iter().any(|played| played.at == revoke.at);
    let revokes = case.course().map_or(&[][..], |course| &course.revokes);
    revokes.iter().filter(stands).copied().collect()
}

/// The offender takes the card back and plays a legal one; then the others may change theirs, in their order.
pub(crate) fn correct(revoke: &Revoke, because: Provision, case: &mut Case<'_>) -> Ask<()> {
    let mut revokes =
        if because == L62A { not_established(revoke, case) } else { standing_on(revoke.trick, case) };
    if !revokes.contains(revoke) {
        revokes.push(*revoke);
        revokes.sort_by_key(|one| one.at);
    }
    let mut trick = Correction::of(revoke.trick, case);
    if because != L62A {
        withdraw_later(revoke.trick, because, &mut trick, case);
    }
    for one in &revokes {
        take_back(one, because, &mut trick, case);
        law61::take_back_what_was_shown(one, case);
    }
    if revokes.iter().any(|one| is_lead(one, case)) {
        withdraw_what_followed(&revokes, &mut trick, case);
    } else {
        play_again(&revokes, &mut trick, case)?;
        keep_or_withdraw_next(revoke, &trick, case)?;
    }
    if because == L62C3 {
        case.order(L64B8, Order::NoTransfer);
    }
    law70::after_a_correction(case)
}

/// Whether the revoke was the lead itself.
fn is_lead(revoke: &Revoke, case: &Case<'_>) -> bool {
    match revoke.duty {
        Duty::Lead(_) => true,
        Duty::Play(_) => case.leader_of(revoke.trick) == Some(revoke.offender),
        Duty::Follow(_) => false,
    }
}

fn not_established(revoke: &Revoke, case: &Case<'_>) -> Vec<Revoke> {
    let mut revokes = standing_on(revoke.trick, case);
    revokes.retain(|one| one.at == revoke.at || law63::way(one, case).is_none());
    revokes
}

/// The trick as it is being put right.
struct Correction {
    trick: u8,
    /// Its cards before.
    before: Vec<Played>,
    /// Its cards now.
    cards: BySeat<Option<Card>>,
    /// What came back to each hand.
    back: BySeat<Cards>,
    /// What was put down instead, by anybody.
    down: Cards,
}

impl Correction {
    fn of(trick: u8, case: &Case<'_>) -> Correction {
        let (before, cards) = (case.trick(trick), case.lying_in(trick));
        let mut correction = Correction { trick, before, cards, back: BySeat::default(), down: Cards::EMPTY };
        for later in case.trick(trick + 1) {
            if case.takes_back(later.at) {
                correction.withdraw(&later);
            }
        }
        correction
    }

    fn withdraw(&mut self, played: &Played) {
        self.back[played.by].insert(played.card);
        if played.trick == self.trick {
            self.cards[played.by] = None;
        }
    }

    fn put(&mut self, by: Seat, card: Card) {
        self.cards[by] = Some(card);
        self.down.insert(card);
    }

    /// What this hand may play in place of its card: who takes back a card of the suit led has one to follow with.
    fn instead_of(&self, played: &Played, penalty: Penalty, case: &Case<'_>) -> Cards {
        let taken_back = Cards::of(played.card);
        self.allowed(played.by, taken_back, None, penalty, case) - taken_back
    }

    /// What this hand may play to the trick now; a penalty card first, unless the Law leaves him free. Who revoked does
    /// now what he had failed to do.
    fn legal(&self, by: Seat, revoke: Option<&Revoke>, penalty: Penalty, case: &Case<'_>) -> Cards {
        self.allowed(by, Cards::EMPTY, revoke, penalty, case)
    }

    /// The same for a hand that has these cards besides.
    fn allowed(
        &self,
        by: Seat,
        besides: Cards,
        revoke: Option<&Revoke>,
        penalty: Penalty,
        case: &Case<'_>,
    ) -> Cards {
        let Some(course) = case.course() else { return Cards::PACK };
        let led = case.leader_of(self.trick).and_then(|leader| self.cards[leader]);
        let known = (course.hands[by] | self.back[by] | besides) - self.down;
        let held = (course.may_hold[by] | self.back[by]) - self.down;
        let legal = led.map_or(held, |led| following(known, held, led.suit()));
        let legal = match revoke.map_or(legal, |revoke| revoke.duty.perhaps_complying(known, legal)) {
            none if none.is_empty() => legal,
            complying => complying,
        };
        let legal =
            revoke.map_or(legal, |revoke| demanded(revoke, known, legal, case) - Cards::of(revoke.card));
        match penalty {
            Penalty::Free => legal,
            Penalty::First => {
                let follows = led.map_or(Cards::EMPTY, |led| perhaps_following(known, held, led.suit()));
                case.penalty_cards_of(by).leave(legal, legal & follows)
            }
        }
    }
}

/// Those of the cards that declarer had demanded of the revoking player besides; all of them where he cannot.
fn demanded(revoke: &Revoke, known: Cards, legal: Cards, case: &Case<'_>) -> Cards {
    let lifted = case.facts().play.as_ref().map_or(&[][..], |play| &play.lifted);
    let by_it = lifted.iter().filter(|one| one.by == revoke.at && one.shown.is_none());
    by_it.fold(legal, |legal, one| match one.rule {
        Rule::MustPlay(demand) if one.on == revoke.offender => {
            let meets = demand.among(known, legal);
            if meets.is_empty() { legal } else { meets }
        }
        _ => legal,
    })
}

/// Whether a penalty card must be played first.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Penalty {
    First,
    Free,
}

fn take_back(revoke: &Revoke, because: Provision, trick: &mut Correction, case: &mut Case<'_>) {
    let Revoke { offender, card, at, .. } = *revoke;
    case.order(because, Order::WithdrawCard(at));
    let played = Played { at, by: offender, card, trick: revoke.trick, standing: crate::Standing::Stands };
    trick.withdraw(&played);
    match (case.is_defender(offender), revoke.was) {
        (true, Was::Closed) => {
            let by = if because == L62C3 { L62C3 } else { L62B1 };
            law50::becomes_penalty_card(case, by, offender, card, PenaltyCard::Major);
        }
        (true, Was::FaceUp) => {
            case.order(L62B2, Order::LeaveFaced { owner: offender, card });
        }
        (false, _) => {
            case.order(L62B2, Order::NoRectification);
        }
    }
    let before_partner = !case.had_played(TWELFTH, offender.partner(), at);
    if because == L62D1 && case.is_defender(offender) && before_partner {
        case.order(L62D2, Order::ReviewAfterPlay);
    }
}

/// Everything played to the next trick goes back.
fn withdraw_later(trick: u8, by: Provision, correction: &mut Correction, case: &mut Case<'_>) {
    for played in case.trick(trick + 1) {
        if case.takes_back(played.at) {
            continue;
        }
        case.order(by, Order::WithdrawCard(played.at));
        correction.withdraw(&played);
        if by == L62C3 && case.is_defender(played.by) {
            law50::becomes_penalty_card(case, by, played.by, played.card, PenaltyCard::Major);
        }
    }
}

/// The lead itself was wrong: whatever was played to it goes back, and to the next trick too.
fn withdraw_what_followed(revokes: &[Revoke], trick: &mut Correction, case: &mut Case<'_>) {
    let offending = revokes[0].offender.side();
    let mut followed = trick.before.clone();
    followed.extend(case.trick(trick.trick + 1));
    for played in followed {
        if case.takes_back(played.at) {
            continue;
        }
        let by = if played.by.side() == offending { L62C2 } else { L62C1 };
        case.order(by, Order::WithdrawCard(played.at));
        trick.withdraw(&played);
        if by == L62C2 && case.is_defender(played.by) {
            law50::becomes_penalty_card(case, by, played.by, played.card, PenaltyCard::Major);
        }
    }
}

/// In rotation: who revoked plays again; opponents who had played after him may change their cards, and after such
/// a change the next of his side too. A card that is itself an established revoke stays.
fn play_again(revokes: &[Revoke], trick: &mut Correction, case: &mut Case<'_>) -> Ask<()> {
    let wrong: Vec<Wrong> = revokes.iter().map(|revoke| Wrong::of(revoke, case)).collect();
    let leader = case.leader_of(trick.trick).unwrap_or(revokes[0].offender);
    let mut changed: Option<Seat> = None;
    for seat in (0..4).map(|steps| leader.step(steps)) {
        if let Some(revoke) = revokes.iter().find(|revoke| revoke.offender == seat) {
            replace(revoke, trick, case)?;
        } else {
            change_after(&wrong, seat, &mut changed, trick, case)?;
        }
    }
    Ok(())
}

/// A card that was not the one to be played, from when on it was seen.
struct Wrong {
    offender: Seat,
    since: ActNo,
}

impl Wrong {
    /// One that was shown or named before it, and was a revoke too, counts from then on.
    fn of(revoke: &Revoke, case: &Case<'_>) -> Wrong {
        let shown = law59::shown_before(revoke.at, case).map(|(_, since)| since);
        Wrong { offender: revoke.offender, since: shown.unwrap_or(revoke.at.next()) }
    }
}

/// The others may change their cards where a player has himself put the card at `at` in the place of one that he had
/// shown or named, and might not play.
pub(crate) fn others_may_change(offender: Seat, at: ActNo, since: ActNo, case: &mut Case<'_>) -> Ask<()> {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let Some(number) = plays.iter().find(|one| one.at == at).map(|one| one.trick) else { return Ok(()) };
    let mut trick = Correction::of(number, case);
    let wrong = [Wrong { offender, since }];
    let leader = case.leader_of(number).unwrap_or(offender);
    let mut changed: Option<Seat> = None;
    for seat in (0..4).map(|steps| leader.step(steps)).filter(|seat| *seat != offender) {
        change_after(&wrong, seat, &mut changed, &mut trick, case)?;
    }
    Ok(())
}

/// This hand may change its card where an opponent's before it was wrong, or where an opponent has changed his for that.
fn change_after(
    wrong: &[Wrong],
    seat: Seat,
    changed: &mut Option<Seat>,
    trick: &mut Correction,
    case: &mut Case<'_>,
) -> Ask<()> {
    let Some(played) = trick.before.iter().find(|played| played.by == seat).copied() else { return Ok(()) };
    if standing_on(trick.trick, case).iter().any(|one| one.at == played.at) {
        return Ok(());
    }
    let opposes = |one: &Wrong| one.offender.side() != seat.side() && one.since <= played.at;
    if wrong.iter().any(opposes) {
        if change(&played, L62C1, trick, case)? {
            *changed = Some(seat);
        }
    } else if changed.is_some_and(|by| by.side() != seat.side())
        && change(&played, L62C2, trick, case)?
        && case.is_defender(seat)
    {
        law50::becomes_penalty_card(case, L62C2, seat, played.card, PenaltyCard::Major);
    }
    Ok(())
}

fn replace(revoke: &Revoke, trick: &mut Correction, case: &mut Case<'_>) -> Ask<()> {
    let hand = revoke.offender;
    let cards = law51::named_of(trick.legal(hand, Some(revoke), Penalty::First, case), hand, case)?;
    if cards.is_empty() {
        return Ok(());
    }
    let player = case.player_of(hand);
    if let Answer::Card(card, _) = case.choose(L62B, player, Choice::PlayAgain { hand, cards })? {
        case.order(L62B, Order::PlayInstead { hand, card });
        trick.put(hand, card);
    }
    Ok(())
}

/// Whether the player took his card back and played another.
fn change(played: &Played, by: Provision, trick: &mut Correction, case: &mut Case<'_>) -> Ask<bool> {
    let penalty = if by == L62C2 { Penalty::Free } else { Penalty::First };
    // Who holds no other card of the suit is asked as well: whether he is must tell nobody what he holds.
    if (trick.legal(played.by, None, penalty, case) - Cards::of(played.card)).is_empty() {
        return Ok(false);
    }
    let cards = trick.instead_of(played, penalty, case);
    let player = case.player_of(played.by);
    let choice = Choice::ChangeCard { hand: played.by, card: played.card, cards };
    let Answer::Card(card, _) = case.choose(by, player, choice)? else { return Ok(false) };
    case.order(by, Order::WithdrawCard(played.at));
    trick.withdraw(played);
    case.order(by, Order::PlayInstead { hand: played.by, card });
    trick.put(played.by, card);
    Ok(true)
}

/// Opponents who had already played to the next trick may take that card back, and must where another hand leads now.
fn keep_or_withdraw_next(revoke: &Revoke, trick: &Correction, case: &mut Case<'_>) -> Ask<()> {
    let next: Vec<Played> = case
        .trick(revoke.trick + 1)
        .into_iter()
        .filter(|played| !trick.back[played.by].contains(played.card))
        .collect();
    let leads = case.winner_of(revoke.trick, trick.cards);
    for played in next {
        let out_of_turn = leads.is_some() && leads != case.leader_of(revoke.trick + 1);
        let player = case.player_of(played.by);
        if out_of_turn || case.choice(L62C1, player, Choice::TakeBackCard(played.at))? {
            case.order(L62C1, Order::WithdrawCard(played.at));
        }
    }
    Ok(())
}
