//! From stored events back to the table.

use std::fmt;

use crate::{Act, Event, Phase, SetUpError, Table};

/// Why stored events do not make a table. Nothing is built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebuildError {
    /// The first event does not set a table up.
    NoSetUp,
    /// The table cannot begin as it is said to.
    SetUp(SetUpError),
    /// The event with this number, counted from 0, does not follow from those before.
    DoesNotFollow(usize),
}

impl fmt::Display for RebuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RebuildError::NoSetUp => f.write_str("the first event does not set a table up"),
            RebuildError::SetUp(error) => error.fmt(f),
            RebuildError::DoesNotFollow(place) => {
                write!(f, "event {place} does not follow from those before it")
            }
        }
    }
}

impl std::error::Error for RebuildError {}

impl Table {
    /// The table that these events made. Open cases run again; a Law that no longer begins with the stored orders
    /// gives its case to the Director.
    pub fn rebuild(events: Vec<Event>) -> Result<Table, RebuildError> {
        let Some(Event::SetUp(setup)) = events.first() else { return Err(RebuildError::NoSetUp) };
        setup.check().map_err(RebuildError::SetUp)?;
        let mut table = Table::blank(setup.settings, setup.dealer);
        for (place, event) in events.into_iter().enumerate() {
            if !table.follows(&event, place) {
                return Err(RebuildError::DoesNotFollow(place));
            }
            table.emit(event);
        }
        table.resume();
        Ok(table)
    }

    /// Whether the event speaks only of what is there.
    fn follows(&self, event: &Event, place: usize) -> bool {
        let case = |no: crate::CaseNo| no.index() < self.cases.len();
        match event {
            Event::SetUp(_) => place == 0,
            Event::Acted(at, act) => *at == self.next_act() && at.0 < u16::MAX && self.can_apply(act),
            Event::Opened(no, ..) => no.index() == self.cases.len(),
            Event::Ordered(no, ..) => case(*no) && self.acts < u16::MAX,
            Event::Answered(no, _) | Event::Closed(no) | Event::Lapsed(no) | Event::Strayed(no) => case(*no),
            Event::Reopened { case: no, answers, orders } => {
                self.cases.get(no.index()).is_some_and(|record| {
                    usize::from(*answers) <= record.answers.len()
                        && usize::from(*orders) <= record.orders.len()
                })
            }
            Event::Released => !self.held.is_empty(),
            Event::Held(..) | Event::Noted(_) | Event::Cleared(_) => true,
        }
    }

    fn can_apply(&self, act: &Act) -> bool {
        match act {
            Act::Play { by, card } => {
                self.position.trick().is_some()
                    && self.position.contract().is_some()
                    && self.position.may_hold(*by).contains(*card)
            }
            Act::LeadFaceDown { by, card } => {
                matches!(self.phase(), Phase::Clarification | Phase::Play)
                    && self.position.current == 0
                    && self.position.may_hold(*by).contains(*card)
            }
            Act::PlayHiding { by, card, hidden, .. } => {
                let held = self.position.may_hold(*by);
                self.position.trick().is_some()
                    && self.position.contract().is_some()
                    && card != hidden
                    && held.contains(*card)
                    && held.contains(*hidden)
            }
            Act::DummyPlays { card } => {
                self.position.contract.is_some()
                    && self
                        .position
                        .dummy()
                        .is_some_and(|dummy| self.position.may_hold(dummy).contains(*card))
            }
            Act::PutBack { by, card } => {
                self.position.tricks.iter().any(|trick| trick.cards[*by] == Some(*card))
            }
            Act::OmitCard { .. } => self.position.contract.is_some() && self.position.trick().is_some(),
            _ => true,
        }
    }
}
