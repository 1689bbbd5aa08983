//! What stands behind `table` blocks: one board at one table.

mod act;
mod answer;
mod begin;
mod check;
mod claim;
mod meaning;
mod replay;
#[cfg(test)]
mod tests;
mod words;

use openroom_lawbook::{Edition, Language};
use openroom_laws::{self as laws, AnswerRefusal, Event, Table};
use openroom_reasoning::{Prose, reasoning};

use crate::document::Header;
use crate::fault::Fault;
use crate::ground::{Asked, Chapter, Did, Differs, Driver, Entry, Ground, Ordered, Refusal};
use crate::line::Who;
use crate::settings::regulations;
use crate::words::Words;
use begin::Begin;
pub use claim::{Claimed, claimed, claimed_line};
pub use replay::replay;
pub use words::claimed_words;

/// What an order of a Law is called.
pub(crate) fn order_words(order: &laws::Order, table: &Table) -> String {
    words::order(order, table)
}

/// What a question of a Law is called.
pub(crate) fn question_words(what: laws::What, table: &Table) -> String {
    words::what(what, table)
}

/// Reads an answer in this form.
pub(crate) fn read_answer(form: laws::Form, words: Words<'_>, table: &Table) -> Result<laws::Answer, Fault> {
    answer::read(form, words, table)
}

/// An answer as a line writes it; none where no line can.
pub(crate) fn answer_words(answer: &laws::Answer) -> Option<String> {
    answer::written(answer)
}

/// Blocks of kind `table`.
pub(crate) struct Tables;

impl Driver for Tables {
    fn begin(&self, edition: Edition, header: &Header) -> Result<Box<dyn Ground>, Fault> {
        let settings = laws::Settings::under(edition, regulations(header)?);
        Ok(Box::new(AtTable { begin: Begin::new(settings), table: None }))
    }

    fn vocabulary(&self) -> Vec<Entry> {
        [
            (Chapter::Beginnings, begin::BEGINNINGS),
            (Chapter::Beginnings, meaning::MEANINGS),
            (Chapter::Acts, words::ACTS),
            (Chapter::Questions, words::CHOICES),
            (Chapter::Questions, words::FINDINGS),
            (Chapter::Questions, words::FACTS),
            (Chapter::Answers, words::FORMS),
            (Chapter::Waits, words::WAITS),
            (Chapter::Orders, words::ORDERS),
            (Chapter::Restrictions, words::RULES),
            (Chapter::Ends, words::ENDS),
            (Chapter::Refusals, words::REFUSALS),
            (Chapter::Refusals, words::ANSWER_REFUSALS),
            (Chapter::Checks, check::CHECKS),
        ]
        .into_iter()
        .flat_map(|(chapter, list)| list.iter().map(move |(form, meaning)| Entry { chapter, form, meaning }))
        .collect()
    }
}

const TOO_LATE: &str = "this line before the first act or check: it says how the block begins";

/// A table, from the first line that does something; before, how it is to begin.
struct AtTable {
    begin: Begin,
    table: Option<Table>,
}

impl AtTable {
    /// The table; set up now if it is not yet.
    fn table(&mut self, line: &Words<'_>) -> Result<&mut Table, Fault> {
        if self.table.is_none() {
            let table = self
                .begin
                .table()
                .map_err(|error| line.fault(format!("another beginning above: {error}")))?;
            self.table = Some(table);
        }
        self.table.as_mut().ok_or_else(|| line.fault("a table"))
    }

    /// What came of something that was taken or refused.
    fn after(table: &Table, before: usize, refused: Option<Refusal>) -> Did {
        if let Some(refusal) = refused {
            return Did::Refused(refusal);
        }
        let orders = table.events()[before..].iter().filter_map(|event| match event {
            Event::Ordered(_, by, order, _) => Some(Ordered { by: *by, words: words::order(order, table) }),
            _ => None,
        });
        Did::Acted(orders.collect())
    }

    fn do_act(&mut self, line: &Words<'_>, act: laws::Act) -> Result<Did, Fault> {
        let table = self.table(line)?;
        let before = table.events().len();
        let refused = table.act(act).err().map(|refusal| Refusal {
            by: match &refusal.why {
                laws::Why::Prevented(by) | laws::Why::Waiting(_, by) => Some(*by),
                laws::Why::NotHeld(..)
                | laws::Why::TricksLeft(_)
                | laws::Why::NotHisHand(_)
                | laws::Why::InAuction
                | laws::Why::PlayIsOver
                | laws::Why::ClaimNotSettled
                | laws::Why::NoScreens
                | laws::Why::NothingToCorrect
                | laws::Why::Withdrawn(_)
                | laws::Why::RuledAgain(..)
                | laws::Why::Waived(_)
                | laws::Why::Lapsed(_)
                | laws::Why::IsWithdrawal(_)
                | laws::Why::NoRectification(_)
                | laws::Why::NotNow
                | laws::Why::NoTray
                | laws::Why::NoSuchRecord
                | laws::Why::Full => None,
            },
            words: words::refusal(&refusal.why, table),
        });
        Ok(AtTable::after(table, before, refused))
    }

    fn asked(&self, waits: Waits) -> Vec<(laws::Question, Asked)> {
        let Some(table) = &self.table else { return Vec::new() };
        let questions: Vec<laws::Question> = match waits {
            Waits::No => table.questions().copied().collect(),
            Waits::Yes => {
                table.cases().iter().flat_map(|case| &case.open).filter(|it| it.is_wait()).copied().collect()
            }
        };
        questions
            .into_iter()
            .map(|question| {
                let words = words::what(question.what, table);
                (question, Asked { by: question.by, to: question.to.into(), words })
            })
            .collect()
    }
}

#[derive(Copy, Clone)]
enum Waits {
    Yes,
    No,
}

impl Ground for AtTable {
    fn act(&mut self, who: Who, words: Words<'_>) -> Result<Did, Fault> {
        if self.table.is_none() && self.begin.person(who, words)? {
            return Ok(Did::Prepared);
        }
        if self.table.is_some() && (words.peek() == Some("holds") || words.peek() == Some("lacks")) {
            return Err(words.fault(TOO_LATE));
        }
        let act = act::by(who, words, self.table(&words)?)?;
        self.do_act(&words, act)
    }

    fn state(&mut self, words: Words<'_>) -> Result<Did, Fault> {
        if self.table.is_none() && self.begin.line(words)? {
            return Ok(Did::Prepared);
        }
        if self.table.is_some() && begin::is_beginning(words) {
            return Err(words.fault(TOO_LATE));
        }
        let table = self.table(&words)?;
        if let Some(act) = act::nobody(words)? {
            return self.do_act(&words, act);
        }
        check::check(words, table).map(Did::Checked)
    }

    fn prepare(&mut self, words: Words<'_>) -> Result<(), Fault> {
        self.table(&words).map(|_| ())
    }

    fn questions(&self) -> Vec<Asked> {
        self.asked(Waits::No).into_iter().map(|(_, asked)| asked).collect()
    }

    fn waits(&self) -> Vec<Asked> {
        self.asked(Waits::Yes).into_iter().map(|(_, asked)| asked).collect()
    }

    fn answer(&mut self, question: usize, words: Words<'_>) -> Result<Did, Fault> {
        let asked = self.asked(Waits::No);
        let Some((question, _)) = asked.get(question) else {
            return Err(words.fault("a question that is open"));
        };
        let table = self.table(&words)?;
        let answer = answer::read(question.form(), words, table)?;
        let before = table.events().len();
        let refused = table.answer(question, answer).err();
        let by = |why: &AnswerRefusal| match why {
            AnswerRefusal::Prevented(_, _, by) => *by,
            AnswerRefusal::NotAsked(..) | AnswerRefusal::WrongKind(..) => question.by,
        };
        let refused =
            refused.map(|why| Refusal { by: Some(by(&why)), words: words::answer_refusal(&why, table) });
        Ok(AtTable::after(table, before, refused))
    }

    fn answers(&self, question: usize) -> Option<String> {
        let asked = self.asked(Waits::No);
        let table = self.table.as_ref()?;
        let (question, _) = asked.get(question)?;
        Some(answer::possible(&question.form(), table))
    }

    fn reasoning(&self, language: Language) -> Vec<Vec<String>> {
        let Some(table) = &self.table else { return Vec::new() };
        let prose = Prose::of(language);
        let said = |case| reasoning(table, case, &prose).into_iter().map(|step| step.said.text);
        table.cases().iter().map(|case| said(case).collect()).collect()
    }

    fn rebuild(&mut self) -> Result<(), Differs> {
        let Some(table) = &self.table else { return Ok(()) };
        let differs = |was: &str, rebuilt: &str| Differs {
            was: was.trim().to_owned(),
            rebuilt: rebuilt.trim().to_owned(),
        };
        match Table::rebuild(table.events().to_vec()) {
            Ok(rebuilt) if rebuilt == *table => Ok(()),
            Ok(rebuilt) => {
                let (was, now) = (format!("{table:#?}"), format!("{rebuilt:#?}"));
                let (was, now) =
                    was.lines().zip(now.lines()).find(|(was, now)| was != now).unwrap_or_default();
                Err(differs(was, now))
            }
            Err(error) => Err(differs("a table", &error.to_string())),
        }
    }
}

impl From<laws::Who> for Who {
    fn from(who: laws::Who) -> Who {
        match who {
            laws::Who::Player(seat) => Who::Player(seat),
            laws::Who::Director => Who::Director,
        }
    }
}

impl From<Who> for laws::Who {
    fn from(who: Who) -> laws::Who {
        match who {
            Who::Player(seat) => laws::Who::Player(seat),
            Who::Director => laws::Who::Director,
        }
    }
}
