//! What a table knows of the course of the play besides the cards played.

use openroom_cards::{BySeat, BySide, Card, Cards, Seat, Trick};
use serde::{Deserialize, Serialize};

use openroom_lawbook::Provision;

use crate::{
    Act, ActNo, Answer, Case, CaseRecord, Choice, Designation, Event, Finding, Given, Matter, Order, Phase,
    Played, Question, Table, What, Who, law45::SecondCard, law61, law61::Revoke,
};

/// The course of the play: what was said and done besides playing, and what is held.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Course {
    /// Designations, claims and concessions that were not void, assents by word or as answers, objections, what was said
    /// of the turn, hands returned, calls on the next board and the end of the round.
    pub acts: Vec<(ActNo, Act)>,
    /// The cards that each is known to hold.
    pub hands: BySeat<Cards>,
    /// The cards that each may hold, known or not.
    pub may_hold: BySeat<Cards>,
    /// Who led to each trick.
    pub leaders: [Option<Seat>; 13],
    /// What was taken back, and by which provision.
    pub withdrawn: Vec<(ActNo, Provision)>,
    /// Every revoke so far, noticed or not, corrected or not.
    pub revokes: Vec<Revoke>,
    /// The hand on lead.
    #[serde(default)]
    pub on_lead: Option<Seat>,
    /// Tricks given without play.
    pub awarded: Option<BySide<u8>>,
    /// Second cards of a hand that lie beside a trick, and may have been led to the next.
    #[serde(default)]
    pub beside: Vec<SecondCard>,
}

impl Table {
    pub(crate) fn course(&self) -> Option<Course> {
        match self.phase() {
            Phase::Auction => None,
            Phase::Clarification | Phase::Play | Phase::Over => Some(Course {
                acts: self.course_acts(),
                hands: self.position.hands,
                may_hold: BySeat::from_fn(|seat| self.position.may_hold(seat)),
                leaders: self.position.tricks.map(|trick| trick.leader),
                withdrawn: self.withdrawn.iter().map(|one| (one.at, one.under)).collect(),
                revokes: self.revokes(),
                on_lead: self.position.on_lead(),
                awarded: self.position.awarded,
                beside: self.cards_beside(),
            }),
        }
    }

    fn course_acts(&self) -> Vec<(ActNo, Act)> {
        let tells = |act: &Act| {
            matches!(
                act,
                Act::Name { .. }
                    | Act::Claim { .. }
                    | Act::Concede { .. }
                    | Act::Acquiesce { .. }
                    | Act::Object { .. }
                    | Act::SayTurn { .. }
                    | Act::ReturnHand { .. }
                    | Act::CallOnNextBoard { .. }
                    | Act::EndRound
            )
        };
        let void = self.void_claims();
        let told = |event: &Event| match event {
            Event::Acted(at, act)
                if tells(act)
                    && !void.contains(at)
                    && !self.is_dummys_claim(act)
                    && !self.names_no_card(*at, act) =>
            {
                Some((*at, act.clone()))
            }
            _ => None,
        };
        let mut acts: Vec<(ActNo, Act)> = self.log.iter().filter_map(told).collect();
        acts.retain(|(at, act)| {
            !matches!(act, Act::Acquiesce { .. }) || !self.is_about_void_claim(*at, &void)
        });
        for case in &self.cases {
            acts.extend(spread_as_claim(case));
            acts.extend(said_by_answer(case));
        }
        acts.sort_by_key(|(at, _)| *at);
        acts
    }

    /// Whether these were words or a gesture of declarer's from which no card of dummy followed.
    fn names_no_card(&self, at: ActNo, act: &Act) -> bool {
        let Act::Name { by, designation } = act else { return false };
        match designation {
            Designation::Card(_) | Designation::NotHeld(_) => return false,
            Designation::Touched(_)
            | Designation::Suit(_)
            | Designation::Rank(_)
            | Designation::High
            | Designation::Low
            | Designation::Win
            | Designation::Anything => {}
        }
        let is_it = |event: &Event| matches!(event, Event::Acted(one, _) if *one == at);
        let since = self.log.iter().skip_while(|event| !is_it(event)).skip(1);
        let mut until_the_next = since
            .take_while(|event| !matches!(event, Event::Acted(_, Act::Name { by: who, .. }) if who == by));
        !until_the_next.any(|event| matches!(event, Event::Ordered(_, _, Order::CardNamed { .. }, _)))
    }

    /// Whether what was claimed last before this act is void.
    fn is_about_void_claim(&self, at: ActNo, void: &[ActNo]) -> bool {
        let claims = self.cases.iter().filter_map(|case| case.matter.claimed_at());
        claims.filter(|claim| *claim < at).max().is_some_and(|claim| void.contains(&claim))
    }

    /// Dummy can claim nothing.
    fn is_dummys_claim(&self, act: &Act) -> bool {
        match act {
            Act::Claim { by, .. } | Act::Concede { by, .. } => self.position.dummy() == Some(*by),
            _ => false,
        }
    }

    /// Claims and concessions that never happened or that the players agreed to play on after.
    fn void_claims(&self) -> Vec<ActNo> {
        self.cases.iter().filter(|case| is_void(case)).filter_map(|case| case.matter.claimed_at()).collect()
    }

    fn revokes(&self) -> Vec<Revoke> {
        let mut revokes: Vec<Revoke> = vec![];
        for event in &self.log {
            if let Event::Noted(matter) | Event::Opened(_, matter, ..) = event
                && let Matter::Revoke(revoke) = &**matter
                && !revokes.contains(revoke)
            {
                revokes.push(*revoke);
            }
        }
        revokes.extend(law61::found(self).filter(|one| !revokes.contains(one)).collect::<Vec<_>>());
        revokes
    }
}

/// Whether play went on after the claim of this case.
fn is_void(case: &CaseRecord) -> bool {
    case.orders.iter().any(|given| given.order == Order::ResumePlay)
}

/// A hand laid open, unless the Director has found that no claim was meant.
fn spread_as_claim(case: &CaseRecord) -> Option<(ActNo, Act)> {
    let Matter::HandFaced(it) = case.matter else { return None };
    let other = |(question, answer): &(Question, Answer)| {
        matches!(question.what, What::Finding(Finding::MeantToClaim(_))) && *answer != Answer::Yes
    };
    let claims = case.state.is_in_force() && !is_void(case) && !case.answers.iter().any(other);
    claims.then_some((it.at, Act::SpreadHand { by: it.offender }))
}

/// Who agreed to the claim of this case, or doubted it, when he was asked.
fn said_by_answer(case: &CaseRecord) -> Vec<(ActNo, Act)> {
    let Some(at) = case.matter.claimed_at().filter(|_| case.state.is_in_force() && !is_void(case)) else {
        return vec![];
    };
    let says = |(question, answer): &(Question, Answer)| match (question.what, question.to, answer) {
        (What::Choice(Choice::AgreeToClaim(_)), Who::Player(by), Answer::Yes) => {
            Some((at, Act::Acquiesce { by }))
        }
        (What::Choice(Choice::AgreeToClaim(_)), Who::Player(by), Answer::No) => {
            Some((at, Act::Object { by }))
        }
        _ => None,
    };
    case.answers.iter().filter_map(says).collect()
}

impl Case<'_> {
    /// The course of the play, where a table knows it.
    pub(crate) fn course(&self) -> Option<&Course> {
        self.facts().course.as_ref()
    }

    /// The acts of the course, oldest first.
    pub(crate) fn course_acts(&self) -> &[(ActNo, Act)] {
        self.course().map_or(&[], |course| &course.acts)
    }

    /// Whether this player defends.
    pub(crate) fn is_defender(&self, seat: Seat) -> bool {
        self.facts().contract.is_some_and(|contract| contract.declarer.side() != seat.side())
    }

    /// The player who decides what this hand plays: declarer for dummy.
    pub(crate) fn player_of(&self, hand: Seat) -> Seat {
        match self.facts().contract {
            Some(contract) if contract.declarer.partner() == hand => contract.declarer,
            _ => hand,
        }
    }

    /// The cards that stand in this trick.
    pub(crate) fn trick(&self, trick: u8) -> Vec<Played> {
        let plays = self.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
        plays.iter().filter(|played| played.trick == trick && played.standing.counts()).copied().collect()
    }

    /// The cards that stand in this trick, by hand.
    pub(crate) fn lying_in(&self, trick: u8) -> BySeat<Option<Card>> {
        let mut cards = BySeat::default();
        for played in self.trick(trick) {
            cards[played.by] = Some(played.card);
        }
        cards
    }

    /// Whether this card has gone back by one of these provisions, before this case or in it.
    pub(crate) fn went_back(&self, at: ActNo, by: &[Provision]) -> bool {
        let before = self.course().is_some_and(|course| {
            course.withdrawn.iter().any(|(one, under)| *one == at && by.contains(under))
        });
        let now = |given: &Given| given.order == Order::WithdrawCard(at) && by.contains(&given.by);
        before || self.given().iter().any(now)
    }

    /// Whether this run has ordered the card back.
    pub(crate) fn takes_back(&self, at: ActNo) -> bool {
        self.given().iter().any(|given| given.order == Order::WithdrawCard(at))
    }

    /// Whether a player of each side has a card in this trick.
    pub(crate) fn both_sides_played_to(&self, trick: u8) -> bool {
        let cards = self.trick(trick);
        cards.first().is_some_and(|first| cards.iter().any(|one| one.by.side() != first.by.side()))
    }

    /// Who led to this trick.
    pub(crate) fn leader_of(&self, trick: u8) -> Option<Seat> {
        *self.course()?.leaders.get(usize::from(trick))?
    }

    /// Who wins a trick with these cards.
    pub(crate) fn winner_of(&self, trick: u8, cards: BySeat<Option<Card>>) -> Option<Seat> {
        let leader = self.leader_of(trick)?;
        Trick { leader, cards }.winner(self.facts().contract?.bid.denomination())
    }
}

/// The cards among these that a hand may play to a lead of this suit; all of them where it has none of the suit.
pub(crate) fn following(known: Cards, held: Cards, suit: openroom_cards::Suit) -> Cards {
    if known.in_suit(suit).is_empty() { held } else { held.in_suit(suit) }
}

/// Those that would follow suit, where it is not recorded whether the hand has one of the suit.
pub(crate) fn perhaps_following(known: Cards, held: Cards, suit: openroom_cards::Suit) -> Cards {
    if known.in_suit(suit).is_empty() { held.in_suit(suit) } else { Cards::EMPTY }
}
