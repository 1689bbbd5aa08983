use openroom_laws::{CaseState, Given, Notice, Phase, Table, View};

use super::{Cite, edition};
use crate::words::Words;
use openroom_reasoning::say;

/// An order as it was heard.
pub(crate) struct Ruling {
    /// What it says.
    pub(crate) text: String,
    /// By which provision.
    pub(crate) cite: Cite,
}

/// A restriction that holds.
pub(crate) struct Limit {
    /// On whom.
    pub(crate) on: String,
    /// What he must or may not do.
    pub(crate) text: String,
    /// Until when.
    pub(crate) until: String,
    /// By which provision.
    pub(crate) cite: Cite,
}

/// A case with its reasoning.
pub(crate) struct CaseLine {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// What it is about.
    pub(crate) text: String,
    /// What was breached, or what makes it necessary.
    pub(crate) cite: Cite,
    /// How far it has come.
    pub(crate) state: CaseState,
    /// Whether only the Director knows of it.
    pub(crate) silent: bool,
    /// Questions, answers and orders in their order.
    pub(crate) steps: Vec<Step>,
}

impl CaseLine {
    /// The key of how far it has come.
    pub(crate) const fn stands(&self) -> &'static str {
        match self.state {
            CaseState::Open => "case-open",
            CaseState::Closed => "case-closed",
            CaseState::Lapsed => "case-lapsed",
            CaseState::Strayed => "case-strayed",
            CaseState::Waived => "case-waived",
            CaseState::Withdrawn => "case-withdrawn",
        }
    }
}

/// A step of the reasoning.
pub(crate) enum Step {
    /// A question and its answer.
    Answered {
        /// Who was asked.
        to: String,
        /// What was asked.
        question: String,
        /// What was answered.
        answer: String,
        /// By which provision.
        cite: Cite,
    },
    /// An order.
    Ordered(Ruling),
    /// A question or something waited for that is still open.
    Open {
        /// Who is asked or waited for.
        to: String,
        /// What is asked.
        question: String,
        /// By which provision.
        cite: Cite,
    },
}

/// The orders that the person whose view this is has heard.
pub(super) fn heard(w: Words, table: &Table, view: &View) -> Vec<Ruling> {
    let mut heard: Vec<Ruling> = table.heard_by(view.of).map(|given| ruling(w, table, given)).collect();
    heard.reverse();
    heard
}

/// The restrictions that these views show. When the board is over none holds: each ends with the play at the latest.
pub(super) fn limits(w: Words, table: &Table, views: &[View]) -> Vec<Limit> {
    if table.position().phase() == Phase::Over {
        return vec![];
    }
    let mut all = vec![];
    for restriction in views.iter().flat_map(|view| table.limits_known_to(view.of)) {
        if !all.contains(restriction) {
            all.push(*restriction);
        }
    }
    all.iter()
        .map(|one| Limit {
            on: say::bound(w, one),
            text: say::rule(w, table, one),
            until: say::until(w, one.until),
            cite: Cite::of(one.by, edition(table)),
        })
        .collect()
}

/// Irregularities that nobody has drawn attention to. For the Director.
pub(super) fn unnoticed(w: Words, table: &Table) -> Vec<Ruling> {
    let notes = table.unnoticed().iter();
    notes
        .map(|note| Ruling {
            text: say::matter(w, table, note),
            cite: Cite::of(note.breach(), edition(table)),
        })
        .collect()
}

/// The cases with their reasoning, the last first. For the Director.
pub(super) fn cases(w: Words, table: &Table) -> Vec<CaseLine> {
    let cited = |by| Cite::of(by, edition(table));
    let cases = table.cases().iter().enumerate().rev();
    cases
        .map(|(place, case)| {
            let mut steps = vec![];
            for (number, (question, answer)) in case.answers.iter().enumerate() {
                orders_resting_on(w, table, &case.orders, number, &mut steps);
                steps.push(Step::Answered {
                    to: say::who(w, question.to),
                    question: say::question(w, table, question),
                    answer: say::answer(w, question, answer),
                    cite: cited(question.by),
                });
            }
            orders_resting_on(w, table, &case.orders, case.answers.len(), &mut steps);
            steps.extend(case.open.iter().map(|question| Step::Open {
                to: say::who(w, question.to),
                question: say::question(w, table, question),
                cite: cited(question.by),
            }));
            CaseLine {
                number: place + 1,
                text: say::matter(w, table, &case.matter),
                cite: cited(case.matter.breach()),
                state: case.state,
                silent: case.notice == Notice::Silent,
                steps,
            }
        })
        .collect()
}

fn orders_resting_on(w: Words, table: &Table, orders: &[Given], answers: usize, steps: &mut Vec<Step>) {
    let resting = orders.iter().filter(|given| usize::from(given.rests_on) == answers);
    steps.extend(resting.map(|given| Step::Ordered(ruling(w, table, given))));
}

fn ruling(w: Words, table: &Table, given: &Given) -> Ruling {
    Ruling { text: say::order(w, table, given), cite: Cite::of(given.by, edition(table)) }
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Language;
    use openroom_laws::Who;
    use openroom_scenarios::replay;

    use super::*;
    use crate::scenarios;

    #[test]
    fn what_happens_in_scenarios_is_said_whole_in_every_language() {
        let mut said = 0;
        for file in scenarios::files() {
            for (place, block) in file.blocks() {
                let edition = block.header.editions()[0];
                let Ok(Some(table)) = replay(block, edition, block.lines.len()) else { continue };
                for language in Language::ALL {
                    let w = crate::words::words(language);
                    for case in cases(w, &table) {
                        for step in &case.steps {
                            let text = match step {
                                Step::Answered { question, answer, .. } => format!("{question} {answer}"),
                                Step::Ordered(ruling) => ruling.text.clone(),
                                Step::Open { question, .. } => question.clone(),
                            };
                            let whole = !text.is_empty() && !text.contains("{$") && !text.contains("{order");
                            assert!(whole, "{} {place} {language:?}: {text}", file.name);
                            said += 1;
                        }
                        assert!(!case.text.contains("{$"), "{}: {}", file.name, case.text);
                    }
                }
            }
        }
        assert!(said > 1000);
    }

    #[test]
    fn nothing_is_in_force_when_the_board_is_over() {
        let w = crate::words::words(Language::En);
        let [mut during, mut after] = [0, 0];
        for file in scenarios::files() {
            for (_, block) in file.blocks() {
                let edition = block.header.editions()[0];
                let Ok(Some(table)) = replay(block, edition, block.lines.len()) else { continue };
                let view = table.view(Who::Director);
                let known = table.limits_known_to(Who::Director).count();
                let shown = limits(w, &table, &[view]).len();
                if table.position().phase() == Phase::Over {
                    assert_eq!((known, shown), (0, 0), "{}", file.name);
                    after += 1;
                } else {
                    during += shown;
                }
            }
        }
        assert!(during > 0 && after > 0, "{during} {after}");
    }
}
