use std::fmt;

use openroom_lawbook::Provision;

use crate::document::BlockKind;
use crate::fault::{Fault, Place, Quoted, Short};
use crate::ground::{Asked, Check, Differs, Ordered, Refusal};
use crate::line::Question;

/// Why a run failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// A line that the kind of the block cannot read.
    Unreadable(Fault),
    /// There is nothing behind blocks of this kind.
    NoGround(BlockKind),
    /// An order that was expected did not come.
    DidNotCome(Ordered),
    /// An order that was expected did not come, and no line has this word.
    NoSuchWord(Ordered, String),
    /// An order came that was not expected.
    NotExpected(Ordered),
    /// `=>` or `refused` after a line that does nothing.
    NothingHappened,
    /// An answer that nobody asked for; these questions are open.
    NotAsked(Question, Vec<Asked>),
    /// Questions left without an answer.
    Unanswered(Vec<Asked>),
    /// `asked` or `waiting` says other than is.
    AskedOtherwise(Vec<Question>, Vec<Asked>),
    /// Refused, and the lines do not expect it.
    Refused(Refusal),
    /// An answer that the question does not have; what may be answered.
    NoSuchAnswer(Refusal, String),
    /// Expected to be refused, and was not.
    NotRefused,
    /// Refused by another provision or for another reason.
    RefusedOtherwise(Refusal, Refusal),
    /// A check that does not hold.
    Otherwise(Check),
    /// The same in old words; the line as it is written now.
    Wording(String),
    /// The events give something else.
    Rebuilt(Box<Differs>),
    /// The heading names a provision that the run did not cite; those that it did.
    NotCited(Provision, String),
    /// A block without a check: nothing can fail.
    ChecksNothing,
}

/// Why a run failed, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Where.
    pub place: Place,
    /// Why.
    pub wrong: Wrong,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.wrong {
            Wrong::Unreadable(fault) => fault.fmt(f),
            wrong => write!(f, "{}: {wrong}", self.place),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Unreadable(fault) => fault.fmt(f),
            Wrong::NoGround(kind) => {
                write!(f, "nothing stands behind {kind} blocks yet: the block was read and not run")
            }
            Wrong::DidNotCome(order) => write!(f, "did not come: {}", Short(order)),
            Wrong::NoSuchWord(order, word) => {
                write!(f, "did not come: {}; there is no word {}", Short(order), Quoted(word))
            }
            Wrong::NotExpected(order) => write!(f, "not expected: {}", Short(order)),
            Wrong::NothingHappened => {
                f.write_str("`=>` and `refused` stand right after the act or answer that they follow")
            }
            Wrong::NotAsked(question, open) => {
                write!(f, "nobody asked: {}; asked are: {}", Short(question), List(open))
            }
            Wrong::Unanswered(open) => write!(f, "asked and not answered: {}", List(open)),
            Wrong::AskedOtherwise(expected, found) => {
                write!(f, "expected {}; it is {}", Short(List(expected)), List(found))
            }
            Wrong::Refused(refusal) => write!(f, "not expected: {}", Short(refusal)),
            Wrong::NoSuchAnswer(refusal, answers) => {
                write!(f, "not expected: {}; the answer is {}", Short(refusal), Short(answers))
            }
            Wrong::NotRefused => f.write_str("was not refused"),
            Wrong::RefusedOtherwise(expected, found) => {
                write!(f, "expected `{}`; it is `{}`", Short(expected), Short(found))
            }
            Wrong::Otherwise(check) => {
                write!(f, "expected `{}`; it is `{}`", Short(&check.expected), Short(&check.found))
            }
            Wrong::Wording(now) => write!(f, "is now written `{}` (UPDATE=1 rewrites it)", Short(now)),
            Wrong::Rebuilt(differs) => {
                write!(
                    f,
                    "the events give another table\n  was:     {}\n  rebuilt: {}",
                    Short(&differs.was),
                    Short(&differs.rebuilt)
                )
            }
            Wrong::NotCited(provision, cited) => {
                write!(
                    f,
                    "the heading names {provision}, which was not cited; cited were: {}",
                    Short(or_none(cited))
                )
            }
            Wrong::ChecksNothing => f.write_str("nothing is checked here"),
        }
    }
}

fn or_none(text: &str) -> &str {
    if text.is_empty() { "none" } else { text }
}

struct List<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list: Vec<String> = self.0.iter().map(T::to_string).collect();
        f.write_str(if list.is_empty() { "nobody" } else { "" })?;
        f.write_str(&list.join(", "))
    }
}
