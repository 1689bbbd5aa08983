//! Law 9: nobody acts between attention and ruling.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Answer, Ask, Case, CaseRecord, Event, Held, Notice, Order, Question, Ruled, Table};

/// A player called or played after attention was drawn and before the Director had told what follows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActedBeforeRuling {
    /// Who did.
    pub offender: Seat,
    /// The number of his act, as it was made when the ruling was told.
    pub at: ActNo,
}

/// His act is judged by its own Law; here it is only said that he had to wait.
impl Ruled for ActedBeforeRuling {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(L9B2, Order::NotEntitled(self.offender));
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L9B2
    }
}

impl Table {
    /// What a held act comes to besides what it is itself, now that it has been made with this number or a later one;
    /// none where attention had not been drawn, or where it was no longer possible.
    pub(crate) fn acted_before_ruling(&self, held: &Held, from: ActNo) -> Option<ActedBeforeRuling> {
        let offender = held.act.by()?;
        let asked = |case: &&CaseRecord| case.answers.iter().any(|(question, _)| *question == held.question);
        let case = self.cases.iter().rfind(asked)?;
        let Notice::Drawn(_) = case.notice else { return None };
        let called = self.calls.iter().map(|made| (made.by, made.at));
        let played = self.plays.iter().map(|one| (one.by, one.at));
        let faced = self.log.iter().filter_map(|event| match event {
            Event::Acted(at, Act::FaceLead { by }) => Some((*by, *at)),
            _ => None,
        });
        let (_, at) = called.chain(played).chain(faced).find(|(by, at)| *by == offender && *at >= from)?;
        // One by which he answered was his right.
        let answers = |(question, answer): &(Question, Answer)| {
            question.answered_by(&held.act, from).is_some_and(|given| given == *answer)
        };
        (!case.answers.iter().any(answers)).then_some(ActedBeforeRuling { offender, at })
    }
}
