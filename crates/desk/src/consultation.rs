//! A consultation: what was seen, under which Laws, and the answers so far.

use openroom_lawbook::provisions::L49;
use openroom_lawbook::regulations::Regulations;
use openroom_lawbook::{Edition, Provision};
use openroom_laws::{self as laws, Attention, Policy, Screens, SetUp, Settings, Table};
use serde::{Deserialize, Serialize};

use crate::cases::penalty::left_lying;
use crate::cases::sanction;
use crate::desk::{Ask, Desk};
use crate::recorded;
use crate::{Answer, Conflict, Order, Pick, Query, Question, Ruling, Topic, What};

/// A consultation. It is all that is stored: the rest follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Consultation {
    /// What was seen.
    pub topic: Topic,
    /// The edition of the Laws in force.
    pub edition: Edition,
    /// What the authority and the organizer chose.
    pub regulations: Regulations,
    /// The answers so far, in the order in which they were given.
    pub answers: Vec<(Question, Answer)>,
}

/// A step of the reasoning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Step {
    /// A question and its answer.
    Answered {
        /// The question.
        question: Question,
        /// The answer.
        answer: Answer,
    },
    /// An order.
    Ordered {
        /// The provision that orders it.
        by: Provision,
        /// The order.
        order: Order,
    },
}

/// What a consultation comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The reasoning so far: what was answered and ordered.
    pub steps: Vec<Step>,
    /// What is asked now; nothing where it is ruled.
    pub open: Vec<Question>,
    /// The places of answers that are no longer asked.
    pub unused: Vec<usize>,
    /// The table that the facts made up; a blank one where none was needed.
    pub table: Table,
}

impl Consultation {
    /// A consultation about this.
    pub fn new(topic: Topic, edition: Edition, regulations: Regulations) -> Consultation {
        Consultation { topic, edition, regulations, answers: vec![] }
    }

    /// What it comes to: the next question, or the ruling.
    pub fn consult(&self) -> Advice {
        let settings = settings(self.edition, self.regulations);
        let mut desk = Desk::new(settings, &self.answers, blank(settings));
        let open = self.run(&mut desk).err().unwrap_or_default();
        if open.is_empty() {
            left_lying(&mut desk);
        }
        let unused = (0..self.answers.len()).filter(|place| !desk.used[*place]).collect();
        Advice { steps: desk.steps, open, unused, table: desk.table }
    }

    fn run(&self, desk: &mut Desk<'_>) -> Ask<()> {
        self.topic.run(desk)?;
        sanction::decided(desk)
    }

    /// The same with one answer more.
    #[must_use]
    pub fn answered(&self, question: Question, answer: Answer) -> Consultation {
        let mut next = self.clone();
        next.answers.push((question, answer));
        next
    }

    /// The same without the last answer.
    #[must_use]
    pub fn back(&self) -> Consultation {
        let mut earlier = self.clone();
        earlier.answers.pop();
        earlier
    }

    /// The same with another answer at this place. Later ones stay where they are still asked.
    #[must_use]
    pub fn changed(&self, place: usize, answer: Answer) -> Consultation {
        let mut other = self.clone();
        if let Some((_, given)) = other.answers.get_mut(place) {
            *given = answer;
        }
        other
    }

    /// The same without the answers that are no longer asked.
    #[must_use]
    pub(crate) fn asked_only(&self) -> Consultation {
        let unused = self.consult().unused;
        let mut asked = self.clone();
        let mut place = 0..;
        asked.answers.retain(|_| place.next().is_none_or(|place| !unused.contains(&place)));
        asked
    }

    /// Why this answer cannot be given to a question that is open now; none where it can.
    pub fn conflict(&self, question: &Question, answer: &Answer) -> Option<Conflict> {
        let settings = settings(self.edition, self.regulations);
        let mut desk = Desk::new(settings, &self.answers, blank(settings));
        // What it comes to plays no part: only what was answered until here.
        let _open = self.run(&mut desk).is_err();
        let refused = || !self.answered(*question, *answer).consult().unused.is_empty();
        desk.conflict(question, answer).or_else(|| refused().then_some(Conflict::NotTaken))
    }

    /// The answers that can be given to a question that is open now, where they can be counted.
    pub fn possible(&self, question: &Question) -> Vec<Answer> {
        let mut answers = question.answers(self.edition);
        answers.retain(|answer| self.answered(*question, *answer).consult().unused.is_empty());
        answers
    }

    /// What each answer to a question that is open now would lead to, where they can be counted.
    pub fn alternatives(&self, question: Question) -> Vec<(Answer, Advice)> {
        let answers = self.possible(&question);
        answers.into_iter().map(|answer| (answer, self.answered(question, answer).consult())).collect()
    }
}

impl Advice {
    /// What a live table tells: nothing is asked, and what was ordered is said in its words.
    pub(crate) fn at(table: Table) -> Advice {
        Advice { steps: vec![], open: vec![], unused: vec![], table }
    }

    /// Whether it rests on judgement, so that a review may be in order; a decision on an appeal has had its own.
    pub fn rests_on_judgement(&self) -> bool {
        let judged = self.told().any(|(_, order)| match order {
            Order::Law(order) => matches!(
                order,
                laws::Order::AdjustAfterPlay { .. }
                    | laws::Order::AdjustScore(laws::Adjustment::Assigned)
                    | laws::Order::GainTaken(_)
                    | laws::Order::ScoreStands
            ),
            Order::Desk(ruling) => *ruling == Ruling::MakesGood,
        });
        let appealed = self.orders().any(|(by, _)| matches!(by.law(), Some(92 | 93)));
        judged && !appealed && !self.is_confidential()
    }

    /// Whether it ends in a file for a disciplinary body, or in none, which nobody else is told of.
    pub fn is_confidential(&self) -> bool {
        self.orders().any(|(_, order)| recorded::is_confidential(order))
    }

    /// Whether this was answered somewhere.
    pub(crate) fn has_picked(&self, pick: Pick) -> bool {
        self.steps
            .iter()
            .any(|step| matches!(step, Step::Answered { answer, .. } if *answer == Answer::Pick(pick)))
    }

    /// Whether it is ruled.
    pub fn is_ruled(&self) -> bool {
        self.open.is_empty()
    }

    /// The orders as people are told them: where the Director has come back to something, only what he found then, and
    /// not that somebody may still call him; not what he may do where he has decided it; and not that a call or card
    /// stands which another Law then cancels, nor that a penalty card lies there which was then picked up.
    pub fn told(&self) -> impl Iterator<Item = (Provision, &Order)> {
        let review = Order::Law(laws::Order::ReviewAfterPlay);
        let once =
            self.orders().enumerate().filter(move |(place, given)| !self.is_told_before(*place, *given));
        once.map(|(_, given)| given).filter(move |(by, order)| match order {
            order if **order == review => !self.came_back_to(*by),
            // A player who must pass is a rectification, though for the lead there is none.
            Order::Law(laws::Order::NoRectification) => !self.has_silenced(),
            Order::Law(laws::Order::CallStands(at)) => !self.is_cancelled(*at),
            Order::Law(laws::Order::CardStands(at)) => !self.is_withdrawn(*at),
            Order::Law(laws::Order::Restrict(owner, laws::Rule::PenaltyCard { card, .. }, _)) => {
                !self.is_picked_up(*owner, *card)
            }
            // A card that became a penalty card and was then picked up does not stay there either.
            Order::Law(laws::Order::LeaveFaced { owner, card }) if *by == L49 => {
                !self.is_picked_up(*owner, *card)
            }
            order if sanction::is_left_open(order) => !self.is_penalty_decided(*by),
            Order::Desk(Ruling::MayAdjust) => !self.is_score_decided(*by),
            Order::Law(laws::Order::ScoreStands) => !self.is_adjusted_by(*by),
            Order::Law(laws::Order::RightsReserved(_)) => !self.orders().any(|(by, _)| self.came_back_to(by)),
            // What he may do is not told beside what he does.
            Order::Desk(Ruling::MayBeRedealt) => !self.has_decided_on_a_new_deal(),
            Order::Desk(Ruling::CommitteeMay) => !self.has_changed_the_ruling(),
            // What is played now need not be played later.
            Order::Desk(Ruling::MajorDuty(owner, card)) => !self.must_be_played_now(*owner, *card),
            Order::Law(_) | Order::Desk(_) => true,
        })
    }

    fn has_changed_the_ruling(&self) -> bool {
        self.orders().any(|(_, order)| *order == Order::Desk(Ruling::RulingChanged))
    }

    /// Whether this card is the one that the player must play next.
    fn must_be_played_now(&self, owner: openroom_cards::Seat, card: openroom_cards::Card) -> bool {
        let only = laws::Rule::MustPlay(laws::Demand::OneOf(openroom_cards::Cards::of(card)));
        self.orders().any(|(_, order)| match order {
            Order::Law(laws::Order::Restrict(of, rule, laws::Until::PlaysOnce)) => {
                *of == owner && *rule == only
            }
            Order::Law(_) | Order::Desk(_) => false,
        })
    }

    fn has_decided_on_a_new_deal(&self) -> bool {
        self.orders().any(|(_, order)| {
            matches!(order, Order::Law(laws::Order::Redeal) | Order::Desk(Ruling::NotRedealt))
        })
    }

    /// Whether the same was ordered before, so that it is told once: of each of two revokes, that it costs nothing; and
    /// by whichever provision that play stops.
    fn is_told_before(&self, place: usize, given: (Provision, &Order)) -> bool {
        let stops = *given.1 == Order::Law(laws::Order::SuspendPlay);
        self.orders().take(place).any(|earlier| {
            earlier.0 == given.0 && is_same(earlier.1, given.1) || stops && earlier.1 == given.1
        })
    }

    /// The card that the consultation is about, where the Director has said which.
    pub(crate) fn card_answered(&self) -> Option<openroom_cards::Card> {
        self.steps.iter().find_map(|step| match step {
            Step::Answered { question, answer: Answer::Law(laws::Answer::Card(card, _)) }
                if question.what == What::Desk(Query::Card) =>
            {
                Some(*card)
            }
            Step::Answered { .. } | Step::Ordered { .. } => None,
        })
    }

    /// Who did it, where the Director has said so.
    pub(crate) fn offender(&self) -> Option<openroom_cards::Seat> {
        self.steps.iter().find_map(|step| match step {
            Step::Answered { question, answer: Answer::Law(laws::Answer::Seat(seat)) }
                if question.what == What::Desk(Query::Offender) =>
            {
                Some(*seat)
            }
            Step::Answered { .. } | Step::Ordered { .. } => None,
        })
    }

    /// Whether the table has a card by this number in a trick.
    pub(crate) fn has_played(&self, at: laws::ActNo) -> bool {
        self.table.plays().iter().any(|one| one.at == at)
    }

    /// Whether tricks were transferred or awarded.
    pub(crate) fn has_moved_tricks(&self) -> bool {
        self.orders().any(|(_, order)| {
            matches!(order, Order::Law(laws::Order::TransferTricks { .. } | laws::Order::AwardTricks { .. }))
        })
    }

    /// Whether this provision lets him give a penalty.
    pub(crate) fn may_penalize(&self, may: Provision) -> bool {
        self.orders().any(|(by, order)| by == may && sanction::is_left_open(order))
    }

    /// Whether the Director has said if he gives the penalty that this provision lets him give.
    fn is_penalty_decided(&self, may: Provision) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Answered { question, .. } => {
                question.by == may && question.what == What::Desk(Query::Penalty)
            }
            Step::Ordered { .. } => false,
        })
    }

    /// Whether it is ordered that the score is adjusted, that it stands, or that the Director comes back to it.
    fn is_score_decided(&self, may: Provision) -> bool {
        self.orders().any(|(by, order)| match order {
            Order::Law(laws::Order::AdjustScore(_) | laws::Order::ScoreStands) => true,
            Order::Law(laws::Order::ReviewAfterPlay) => by == may,
            Order::Law(_) | Order::Desk(_) => false,
        }) || self.is_adjusted_by(may)
    }

    /// Whether the score is adjusted by this provision: it may stand as far as one player goes, and not for another.
    fn is_adjusted_by(&self, provision: Provision) -> bool {
        let adjusts = |order: &Order| {
            matches!(
                order,
                Order::Law(laws::Order::AdjustAfterPlay { .. } | laws::Order::AdjustWithoutOffence)
            )
        };
        self.orders().any(|(by, order)| by == provision && adjusts(order))
    }

    /// Whether the Director has found, by the Law of this provision, what becomes of the score.
    fn came_back_to(&self, by: Provision) -> bool {
        let found = |order: &Order| {
            matches!(
                order,
                Order::Law(
                    laws::Order::ScoreStands
                        | laws::Order::AdjustAfterPlay { .. }
                        | laws::Order::AdjustWithoutOffence
                ) | Order::Desk(Ruling::AdjustedScoreFollows)
            )
        };
        self.orders().any(|(one, order)| one.law() == by.law() && found(order))
    }

    /// Whether the penalty card went back to its owner's hand.
    fn is_picked_up(&self, owner: openroom_cards::Seat, card: openroom_cards::Card) -> bool {
        self.orders().any(|(_, order)| match order {
            Order::Law(laws::Order::PickUp { owner: of, suits }) => {
                *of == owner && suits.cards().contains(card)
            }
            _ => false,
        })
    }

    fn has_silenced(&self) -> bool {
        let silences =
            |order: &Order| matches!(order, Order::Law(laws::Order::Restrict(_, laws::Rule::MustPass, _)));
        self.orders().any(|(_, order)| silences(order))
    }

    fn is_cancelled(&self, call: laws::ActNo) -> bool {
        self.orders().any(|(_, order)| match order {
            Order::Law(laws::Order::CancelCallsFrom(from)) => *from <= call,
            Order::Law(laws::Order::CancelCall(one)) => *one == call,
            _ => false,
        })
    }

    fn is_withdrawn(&self, card: laws::ActNo) -> bool {
        self.orders().any(|(_, order)| *order == Order::Law(laws::Order::WithdrawCard(card)))
    }

    /// The reasoning as people are told it: an order that was given before is not told again.
    pub fn reasons(&self) -> impl Iterator<Item = &Step> {
        let again = |place: usize, step: &Step| {
            match step {
            Step::Ordered { by, order } => self.steps[..place].iter().any(
                |earlier| matches!(earlier, Step::Ordered { by: of, order: one } if of == by && is_same(one, order)),
            ),
            Step::Answered { .. } => false,
        }
        };
        self.steps.iter().enumerate().filter(move |(place, step)| !again(*place, step)).map(|(_, step)| step)
    }

    /// The orders in their order.
    pub fn orders(&self) -> impl Iterator<Item = (Provision, &Order)> {
        self.steps.iter().filter_map(|step| match step {
            Step::Ordered { by, order } => Some((*by, order)),
            Step::Answered { .. } => None,
        })
    }
}

/// Whether two orders say the same: that a paragraph applies the table says too.
fn is_same(one: &Order, other: &Order) -> bool {
    let applies =
        |order: &Order| matches!(order, Order::Law(laws::Order::Applies) | Order::Desk(Ruling::Applies));
    one == other || applies(one) && applies(other)
}

/// At the desk anything may have happened, and nobody sits behind a screen.
fn settings(edition: Edition, regulations: Regulations) -> Settings {
    Settings {
        attention: Attention::ByPlayers,
        policy: Policy::Allow,
        screens: Screens::None,
        ..Settings::under(edition, regulations)
    }
}

fn blank(settings: Settings) -> Table {
    let setup = SetUp::new(settings, openroom_cards::Seat::North);
    Table::new(setup).unwrap_or_else(|_| unreachable!("a board about which nothing is known begins"))
}
