//! Law 23: which calls may be comparable to a withdrawn one, as far as their meanings are recorded.
//!
//! The Director finds; this only helps.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, LikeCall},
    provisions::*,
};

use crate::{ActNo, Case, CaseState, Meaning, Question, Span, Table, Takes, Wait, What, Who};

/// How a call compares with a withdrawn one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Likeness {
    /// Both show the same.
    Same,
    /// Ranges whose ends differ by one at most.
    Similar,
    /// Every hand for the new call fits the old one.
    Subset,
    /// Both are for the same purpose.
    SamePurpose,
    /// None of these.
    Differs,
    /// Too little is recorded to tell.
    Unknown,
}

impl Likeness {
    /// The provision by which such a call may be comparable; none where it is not or nothing is known.
    pub fn provision(self, edition: Edition) -> Option<Provision> {
        match differences::like_call(edition) {
            LikeCall::SameOrMorePrecise => match self {
                Likeness::Same | Likeness::Subset => Some(L27B1b),
                Likeness::Similar | Likeness::SamePurpose | Likeness::Differs | Likeness::Unknown => None,
            },
            LikeCall::Comparable => match self {
                Likeness::Same | Likeness::Similar => Some(L23A1),
                Likeness::Subset => Some(L23A2),
                Likeness::SamePurpose => Some(L23A3),
                Likeness::Differs | Likeness::Unknown => None,
            },
        }
    }
}

/// Compares what a new call means with what the withdrawn one meant.
pub fn compare(withdrawn: &Meaning, new: &Meaning) -> Likeness {
    let specify_the_same = withdrawn.specifies == new.specifies;
    if withdrawn.purpose.is_some() && withdrawn.purpose == new.purpose && specify_the_same {
        return Likeness::SamePurpose;
    }
    let ranges = || {
        let lengths = withdrawn.lengths.iter().map(|(suit, old)| (*old, new.lengths[suit]));
        lengths.chain([(withdrawn.strength, new.strength)])
    };
    let shows_something = ranges().any(|(old, _)| old.is_some());
    if shows_something && specify_the_same && ranges().all(|(old, new)| old == new) {
        Likeness::Same
    } else if !says_enough(withdrawn) || !says_enough(new) {
        Likeness::Unknown
    } else if new.specifies.contains_all(withdrawn.specifies)
        && ranges().all(|(old, new)| is_within(old, new))
    {
        Likeness::Subset
    } else if specify_the_same && ranges().all(|(old, new)| is_near(old, new)) {
        Likeness::Similar
    } else {
        Likeness::Differs
    }
}

fn says_enough(meaning: &Meaning) -> bool {
    meaning.strength.is_some()
}

fn is_within(old: Option<Span>, new: Option<Span>) -> bool {
    match (old, new) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(old), Some(new)) => old.covers(new),
    }
}

fn is_near(old: Option<Span>, new: Option<Span>) -> bool {
    match (old, new) {
        (None, None) => true,
        (Some(old), Some(new)) => old.least.abs_diff(new.least) <= 1 && old.most.abs_diff(new.most) <= 1,
        (None, Some(_)) | (Some(_), None) => false,
    }
}

/// The paragraph by which the new call may be comparable as far as meanings are recorded; the Law as a whole where
/// they do not tell.
pub(crate) fn paragraph(case: &Case<'_>, by: Seat, old: (Call, ActNo), new: (Call, ActNo)) -> Provision {
    let facts = case.facts();
    let meaning = |(call, at): (Call, ActNo)| facts.meaning(by, call, Some(at));
    let likeness = meaning(old).zip(meaning(new)).map(|(old, new)| compare(old, new));
    likeness.and_then(|likeness| likeness.provision(case.edition())).unwrap_or(L23A)
}

impl Table {
    /// The calls that the player may legally make in place of the one that was withdrawn, with how each compares
    /// with it as far as meanings are recorded. For the Director and the player himself.
    pub fn comparable_calls(&self, seat: Seat) -> Vec<(Call, Likeness)> {
        let Some(withdrawn) = self.to_be_replaced_by(seat) else { return vec![] };
        let facts = self.facts(None);
        let made = self.calls.iter().find(|made| made.at == withdrawn);
        let Some(old) = made.and_then(|made| facts.meaning(seat, made.said.call()?, Some(withdrawn))) else {
            return vec![];
        };
        let legal = self.legal_calls(seat);
        Call::all()
            .filter(|call| legal.contains(*call))
            .map(|call| {
                let new = facts.meaning(seat, call, None);
                (call, new.map_or(Likeness::Unknown, |new| compare(old, new)))
            })
            .collect()
    }

    /// The withdrawn call in whose place the player is to call next.
    fn to_be_replaced_by(&self, seat: Seat) -> Option<ActNo> {
        let is_likened = |question: &Question| match question.what {
            What::Wait(Wait::NextCall(takes)) => {
                question.to == Who::Player(seat) && is_likened(takes, self.settings.edition)
            }
            _ => false,
        };
        let waits =
            |case: &&crate::CaseRecord| case.state == CaseState::Open && case.open.iter().any(is_likened);
        self.cases.iter().find(waits)?.matter.about()
    }
}

/// Whether it is asked what the next call shows: only the one that replaces an insufficient bid is judged whatever it is.
fn is_likened(next: Takes, edition: Edition) -> bool {
    match differences::like_call(edition) {
        LikeCall::SameOrMorePrecise => next == Takes::Anything,
        LikeCall::Comparable => true,
    }
}
