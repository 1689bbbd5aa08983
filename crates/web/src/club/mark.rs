//! The mark of what somebody saw: he acts on that, and on nothing that has changed since.

use openroom_tournament::{Against, Appeal, EntryNo, Line, RulingNo, Section};
use serde::Serialize;

use super::{Inside, NotDone};
use crate::acts::Posted;
use crate::secret::identity;
use crate::wrong::Wrong;

/// What a form is about.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Subject {
    /// A board at a table: its result, and what was said and ruled about it.
    Line(Line),
    /// The result of a board at a table and its opening lead, as the players see them.
    Result(Line),
    /// Rulings, penalties and appeals.
    Rulings,
    /// A board at all tables.
    Board(u32),
    /// Which rounds were called and drawn, and whether the scores are published.
    Rounds,
    /// Who plays what where in a section.
    Movement(Section),
    /// A contestant.
    Entry(EntryNo),
    /// What a contestant has contested.
    Contested(EntryNo),
}

/// What somebody saw when he filled in a form.
#[derive(Clone, Debug)]
pub(crate) struct Saw {
    subject: Subject,
    mark: String,
}

impl Saw {
    /// As the form names it.
    pub(crate) fn of(form: &Posted, subject: Subject) -> Result<Saw, Wrong> {
        let mark = form.get("mark").ok_or(Wrong::Malformed("wrong-form"))?.to_owned();
        Ok(Saw { subject, mark })
    }

    /// As it is now.
    pub(crate) fn now(inside: &Inside, subject: Subject) -> Saw {
        Saw { subject, mark: inside.mark(subject) }
    }

    /// As a phone names what it showed.
    pub(crate) fn shown(form: &Posted, subject: Subject) -> Result<Saw, Wrong> {
        let mark = form.get("seen").ok_or(Wrong::Malformed("wrong-form"))?.to_owned();
        Ok(Saw { subject, mark })
    }

    /// The mark itself.
    pub(crate) fn mark(&self) -> &str {
        &self.mark
    }

    /// It is still so.
    pub(crate) fn must_hold(&self, inside: &Inside) -> Result<(), NotDone> {
        if inside.mark(self.subject) == self.mark { Ok(()) } else { Err(NotDone::Stale) }
    }
}

impl Inside {
    /// The mark of how something stands.
    pub(crate) fn mark(&self, subject: Subject) -> String {
        let event = &self.event;
        let session = event.session_no();
        match subject {
            Subject::Line(line) => {
                let rulings = || event.rulings().iter().filter(|(_, ruling)| ruling.line == line);
                let of = |ruling: RulingNo| rulings().any(|(number, _)| *number == ruling);
                let appealed = |appeal: &&Appeal| matches!(appeal.against, Against::Ruling(one) if of(one));
                let appeals: Vec<&Appeal> = event.appeals().values().filter(appealed).collect();
                let claims = event.claims().values().filter(|claim| claim.line == line);
                let reviews = event.reviews_due().into_iter().filter(|(at, ..)| *at == line);
                mark(&(
                    (event.lines().get(&line), self.leads(line)),
                    rulings().collect::<Vec<_>>(),
                    appeals,
                    claims.collect::<Vec<_>>(),
                    reviews.collect::<Vec<_>>(),
                ))
            }
            Subject::Result(line) => mark(&(event.lines().get(&line), self.leads(line))),
            Subject::Rulings => mark(&(event.rulings(), event.penalties(), event.appeals())),
            Subject::Board(board) => {
                let lines = event.due(session).into_iter().filter(|line| line.board == board);
                let stands = |line: Line| (line, event.lines().get(&line), event.form(line));
                mark(&lines.map(stands).collect::<Vec<_>>())
            }
            Subject::Rounds => {
                let sections = event.sections(session);
                let rounds = sections.map(|(_, playing)| (playing.round(), playing.movement.rounds.len()));
                mark(&(session, rounds.collect::<Vec<_>>(), event.published(session)))
            }
            Subject::Movement(section) => mark(&(session, event.movement(session, section))),
            Subject::Entry(entry) => {
                let known = event.entries().get(&entry);
                let pair = known.and_then(|known| match known.players[..] {
                    [one, other] => openroom_tournament::Partners::of(one, other),
                    _ => None,
                });
                mark(&(known, pair.and_then(|pair| event.cards().get(&pair))))
            }
            Subject::Contested(entry) => {
                let claims = event.claims().values().filter(|claim| claim.entry == entry);
                mark(&claims.collect::<Vec<_>>())
            }
        }
    }
}

fn mark(seen: &impl Serialize) -> String {
    identity("mark", seen)[..16].to_owned()
}
