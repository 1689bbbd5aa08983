//! Law 53: a lead out of turn, and what makes it the lead.

use openroom_cards::{Card, Seat};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, LeadOutOfTurnToTheLastTrick},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::law47::{AfterWord, PlayedAfterWord};
use crate::{
    Act, ActNo, Answer, Ask, Case, CaseRecord, CaseState, Coming, Deed, Exposure, Finding, Given, Held,
    Matter, Order, PenaltyCard, Played, Ruled, Standing, Table, What, Withdrawn, law45, law47, law50, law54,
    law55, law56,
};

/// A card faced as a lead by a hand whose turn it was not.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeadOutOfTurn {
    /// The hand that led.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
    /// The hand that was to lead.
    pub turn: Seat,
    /// To which trick, counted from 0.
    pub trick: u8,
    /// Of which side that hand is.
    pub led_by: LedBy,
    /// Whether it may have been a card too many to the trick before.
    #[serde(default)]
    pub fifth: Fifth,
}

/// Whether a card that looks like a lead may have been a fifth card to the trick before.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fifth {
    /// It may not, as far as all can see, or the cards of that trick are not known.
    #[default]
    No,
    /// It may.
    Perhaps,
}

/// Which side led.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LedBy {
    /// Declarer, from his hand or dummy.
    Declarer,
    /// A defender.
    Defender,
}

impl LeadOutOfTurn {
    /// Whether a card of this hand takes the matter up: it accepts the lead, or is the proper one.
    fn is_taken_up_by_card_of(&self, hand: Seat) -> bool {
        hand.side() != self.offender.side()
            && match self.led_by {
                LedBy::Defender => self.trick == 0 || hand == self.offender.lho() || hand == self.turn,
                // Nobody can accept an opening lead of the declaring side, so that playing to it says nothing.
                LedBy::Declarer if self.trick == 0 => hand == self.turn,
                LedBy::Declarer => {
                    hand == self.offender.lho()
                        || hand == self.turn
                        || self.turn.side() == self.offender.side()
                }
            }
    }
}

impl Ruled for LeadOutOfTurn {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        if self.trick == 0 { L41A } else { L44G }
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_taken_up_by(&self, act: &Act) -> bool {
        match act {
            Act::Play { by, .. } => self.is_taken_up_by_card_of(*by),
            Act::SpreadHand { by } | Act::ExposeCards { by, how: Exposure::AsDummy, .. } => {
                self.trick == 0 && self.led_by == LedBy::Defender && by.side() != self.offender.side()
            }
            _ => false,
        }
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    if let Some(told) = law47::was_told(lead.offender, lead.at, case)? {
        return law47::back_after_word(told, lead.at, case);
    }
    if lead.fifth == Fifth::Perhaps && !is_followed(lead, case) && is_fifth(lead, case)? {
        return Ok(());
    }
    if lead.trick == 0 && lead.led_by == LedBy::Declarer {
        law54::by_the_wrong_side(lead, case);
        return Ok(());
    }
    if is_withdrawn_without_a_choice(lead, case.edition()) {
        case.order(L53A, Order::WithdrawCard(lead.at));
        if lead.led_by == LedBy::Defender {
            law50::becomes_penalty_card(case, L53A, lead.offender, lead.card, PenaltyCard::Major);
        }
        withdraw_rest(lead, case);
        return Ok(());
    }
    match (lead.led_by, lead.trick) {
        (LedBy::Declarer, _) => law55::rule(lead, case),
        (LedBy::Defender, 0) => law54::rule(lead, case),
        (LedBy::Defender, _) => law56::rule(lead, case),
    }
}

/// Whether somebody has put a card out since, or is about to.
fn is_followed(lead: &LeadOutOfTurn, case: &Case<'_>) -> bool {
    case.facts().coming.is_some() || case.trick(lead.trick).len() > 1
}

fn is_fifth(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<bool> {
    law45::is_fifth(lead.offender, lead.card, lead.at, case)
}

/// Whether nobody may accept it.
fn is_withdrawn_without_a_choice(lead: &LeadOutOfTurn, edition: Edition) -> bool {
    match differences::lead_out_of_turn_to_the_last_trick(edition) {
        LeadOutOfTurnToTheLastTrick::MayBeAccepted => false,
        LeadOutOfTurnToTheLastTrick::Withdrawn => lead.trick == 12,
    }
}

/// What the held card is of a hand that was to lead itself and played to a lead out of turn which has gone back since.
pub(crate) fn played_to_it(table: &Table, held: &Held, at: ActNo) -> Option<PlayedAfterWord> {
    let What::Finding(Finding::ProperLead(hand)) = held.question.what else { return None };
    let Act::Play { by, .. } = table.as_named_card(&held.act) else { return None };
    let found = |case: &&CaseRecord| case.answers.contains(&(held.question, Answer::No));
    let Matter::LeadOutOfTurn(lead) = table.cases().iter().rev().find(found)?.matter else { return None };
    let back = table.plays().iter().any(|one| one.at == lead.at && !one.standing.counts());
    let was = AfterWord::ToLeadOutOfTurn;
    (by == hand && back).then_some(PlayedAfterWord { offender: lead.offender, hand, card: at, was })
}

/// Whether the lead must go back and this is no card of the hand that was to lead, so that it changes nothing.
pub(crate) fn goes_back_whatever_follows(table: &Table, note: &Matter, act: &Act) -> bool {
    match (note, act) {
        (Matter::LeadOutOfTurn(lead), Act::Play { by, .. }) => {
            is_withdrawn_without_a_choice(lead, table.settings().edition) && *by != lead.turn
        }
        _ => false,
    }
}

/// Whether this is a lead to the trick after the one being played, from which a card has gone back.
pub(crate) fn is_of_a_later_trick(table: &Table, note: &Matter) -> bool {
    matches!(note, Matter::LeadOutOfTurn(lead) if lead.trick > table.position().current)
}

/// Whether this lead was out of turn, and nobody has accepted it or had it taken back.
pub(crate) fn is_in_doubt(table: &Table, lead: ActNo) -> bool {
    let is_it = |matter: &Matter| matches!(matter, Matter::LeadOutOfTurn(it) if it.at == lead);
    let asked = |case: &CaseRecord| case.state == CaseState::Open && is_it(&case.matter);
    table.unnoticed().iter().any(is_it) || table.cases().iter().any(asked)
}

/// Whether the hand that led out of turn has won the trick before after all, since a card of that was changed.
pub(crate) fn is_in_turn_now(table: &Table, lead: &LeadOutOfTurn) -> bool {
    let position = table.position();
    lead.trick == position.current
        && position.last_won == Some(lead.offender)
        && has_trick_before_changed(table, lead.trick, lead.at)
}

/// The lead to the last trick that was led to where another hand has won the one before, since a card of that was changed: a lead
/// out of turn of the offending side, or one that goes back freely. The same of a lead that came in the place of one out
/// of turn.
pub(crate) fn overtaken(table: &Table) -> Option<Matter> {
    let position = table.position();
    let trick = position.last_led().filter(|_| !position.is_cut_short())?;
    let lying = &position.tricks[usize::from(trick)];
    let (leader, won) = (lying.leader?, position.winner_before(trick)?);
    if leader == won {
        return None;
    }
    let lead = table.played(lying.acts[leader]).filter(|lead| lead.standing == Standing::Stands)?;
    let Played { card, at, .. } = *lead;
    if has_been_judged(table, at, won) {
        return None;
    }
    let changed = has_trick_before_changed(table, trick, at);
    if !changed && !is_in_place_of_another(table, lead) {
        return None;
    }
    if let Some(back) = back_since(table, trick, at).filter(|back| changed && leader.side() != back.offending)
    {
        let offender = table.cases().get(back.case.index())?.matter.offender();
        return Some(
            PlayedAfterWord { offender, hand: leader, card: at, was: AfterWord::LeadOvertaken }.into(),
        );
    }
    let led_by = if position.is_defender(leader) { LedBy::Defender } else { LedBy::Declarer };
    Some(LeadOutOfTurn { offender: leader, card, at, turn: won, trick, led_by, fifth: Fifth::No }.into())
}

/// Whether another card lies in the trick before this one than when this lead to it was made.
fn has_trick_before_changed(table: &Table, trick: u8, lead: ActNo) -> bool {
    let plays = table.plays();
    let before = |one: &&Played| one.trick + 1 == trick;
    let back = |new: &Played| {
        plays.iter().filter(before).any(|old| old.by == new.by && old.standing == Standing::Withdrawn)
    };
    plays.iter().filter(before).any(|one| one.at > lead && one.standing.counts() && back(one))
}

/// What went back last from the trick before this one, since this lead to it was made.
fn back_since(table: &Table, trick: u8, lead: ActNo) -> Option<&Withdrawn> {
    let opened_since =
        |one: &Withdrawn| table.cases().get(one.case.index()).is_some_and(|case| case.opened_at > lead);
    let before = |at: ActNo| table.played(at).is_some_and(|one| one.trick + 1 == trick);
    table.withdrawn().iter().rev().find(|one| before(one.at) && opened_since(one))
}

/// Whether it is known what was wrong with this lead where it was that hand's turn.
fn has_been_judged(table: &Table, lead: ActNo, turn: Seat) -> bool {
    let known = |matter: &Matter| match matter {
        Matter::LeadOutOfTurn(it) => it.at == lead && it.turn == turn,
        _ => false,
    };
    let otherwise = |note: &Matter| note.about() == Some(lead) && !matches!(note, Matter::LeadOutOfTurn(_));
    table.judges(known) || table.unnoticed().iter().any(otherwise)
}

/// Whether this lead lies in the place of another of the same hand that was out of turn and that nobody accepted; and
/// nobody has said since that the hand leads.
fn is_in_place_of_another(table: &Table, lead: &Played) -> bool {
    let out_of_turn = |one: &&Played| {
        (one.by, one.trick, one.standing) == (lead.by, lead.trick, Standing::Withdrawn)
            && one.at < lead.at
            && table.judges(|matter| matches!(matter, Matter::LeadOutOfTurn(it) if it.at == one.at))
    };
    table.plays().iter().filter(out_of_turn).any(|one| !leads_by_word_since(table, one))
}

/// Whether this lead was accepted, or it was ordered later that its hand leads.
fn leads_by_word_since(table: &Table, lead: &Played) -> bool {
    // A card too many to this trick may be the lead to the next one.
    let to_the_next = |matter: &Matter| matches!(matter, Matter::SecondCard(it) if it.trick == lead.trick);
    let leads = |matter: &Matter, given: &Given| match given.order {
        Order::CardStands(at) => at == lead.at,
        Order::LeadFrom(hand) => hand == lead.by,
        Order::LeadsNext { hand, .. } => hand == lead.by && !to_the_next(matter),
        _ => false,
    };
    let mut since = table.cases().iter().filter(|case| case.state.is_in_force() && case.opened_at > lead.at);
    since.any(|case| case.orders.iter().any(|given| leads(&case.matter, given)))
}

/// How opponents took up a lead out of turn by playing, before anything was said.
pub(crate) enum TakenUp {
    /// Nobody played.
    No,
    /// Somebody played to it, by this provision.
    Accepted(Provision),
    /// The proper leader led.
    ProperLead,
}

/// Whether a card that is about to be played accepts the lead or is the proper one. One that lies there longer was played
/// to another lead of the same hand, in whose place this one came.
pub(crate) fn taken_up(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<TakenUp> {
    match case.facts().coming {
        Some(Coming { by, deed: Deed::Card, .. }) => by_a_card_of(lead, by, case),
        _ if case.had_played(lead.trick, lead.offender.lho(), lead.at) => Ok(TakenUp::Accepted(L53A)),
        _ if case.played_to(lead.trick, lead.offender.rho())
            && is_wrong_defender(lead, lead.offender.rho()) =>
        {
            Ok(TakenUp::Accepted(L53C))
        }
        _ => Ok(TakenUp::No),
    }
}

/// What a card of this hand means: the proper leader's own lead, or a play to the irregular one. Such a play accepts it
/// only from the hand next to play.
pub(crate) fn by_a_card_of(lead: &LeadOutOfTurn, hand: Seat, case: &mut Case<'_>) -> Ask<TakenUp> {
    if hand == lead.turn && case.finding(L53B, Finding::ProperLead(hand))? {
        return Ok(TakenUp::ProperLead);
    }
    let by = if is_wrong_defender(lead, hand) { L53C } else { L53A };
    let next = lead.trick == 0 || by == L53C || hand == lead.offender.lho();
    Ok(if next { TakenUp::Accepted(by) } else { TakenUp::No })
}

/// Whether this is the defender on the right of the declaring hand that led.
fn is_wrong_defender(lead: &LeadOutOfTurn, hand: Seat) -> bool {
    hand == lead.offender.rho() && lead.led_by == LedBy::Declarer
}

/// The proper lead stands, and what was played to the irregular one goes back. It is no card played to that one, which
/// may as well have been a card too many to the trick before.
pub(crate) fn proper_lead(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    case.order(L53B, Order::LeadFrom(lead.turn));
    let perhaps = lead.fifth == Fifth::Perhaps && is_followed(lead, case);
    if !(perhaps && is_fifth(lead, case)?) {
        case.order(L47F1, Order::WithdrawCard(lead.at));
    }
    for played in case.played_after(lead.trick, lead.at) {
        case.order(L47F1, Order::WithdrawCard(played.at));
    }
    Ok(())
}

/// What was played to a lead that is withdrawn goes back too, the cards of the other side freely.
pub(crate) fn withdraw_rest(lead: &LeadOutOfTurn, case: &mut Case<'_>) {
    withdraw_trick(lead.offender, lead.trick, case);
}

/// The same of a lead of this hand to a trick to which another hand is to lead: of cards that lie there longer too, which were
/// played to a lead in whose place this one came.
pub(crate) fn withdraw_trick(leader: Seat, trick: u8, case: &mut Case<'_>) {
    let others = case.trick(trick).into_iter().filter(|played| played.by != leader);
    withdraw_from(leader, others.collect(), case);
}

/// The same of a lead of this hand, made with this act, where the hand leads again.
pub(crate) fn withdraw_after(leader: Seat, trick: u8, lead: ActNo, case: &mut Case<'_>) {
    withdraw_from(leader, case.played_after(trick, lead), case);
}

fn withdraw_from(leader: Seat, all: Vec<Played>, case: &mut Case<'_>) {
    for played in all {
        let own = played.by.side() == leader.side();
        case.order(if own { L60C } else { L47D }, Order::WithdrawCard(played.at));
        if case.is_defender(leader) && own {
            law50::becomes_penalty_card(case, L49, played.by, played.card, PenaltyCard::Major);
        }
    }
}
