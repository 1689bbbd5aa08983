use std::fmt;

use openroom_lawbook::{Edition, Language, Provision};

use crate::document::Header;
use crate::fault::Fault;
use crate::line::Who;
use crate::words::Words;

/// An order that a line brought: the provision and the order in the words of scenarios.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Ordered {
    /// The provision that it cites.
    pub by: Provision,
    /// What is ordered.
    pub words: String,
}

impl fmt::Display for Ordered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "=> {} {}", self.by, self.words)
    }
}

/// A refusal: the provision that forbids, where one does, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The provision that it cites.
    pub by: Option<Provision>,
    /// Why.
    pub words: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("refused")?;
        if let Some(by) = self.by {
            write!(f, " {by}")?;
        }
        if self.words.is_empty() { Ok(()) } else { write!(f, " {}", self.words) }
    }
}

/// A question that is open, or something waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The provision that asks.
    pub by: Provision,
    /// Who is asked or waited for.
    pub to: Who,
    /// What is asked or waited for.
    pub words: String,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} by {}", self.to, self.words, self.by)
    }
}

/// A check: the line as it should be written if it were true of what is there, and as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The line in its one proper form.
    pub expected: String,
    /// The line that is true.
    pub found: String,
    /// The provisions that what was found rests on.
    pub by: Vec<Provision>,
}

/// What became of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Did {
    /// It said how things are to begin.
    Prepared,
    /// It happened, and these orders came of it.
    Acted(Vec<Ordered>),
    /// It was refused and changed nothing.
    Refused(Refusal),
    /// It was compared with what is there.
    Checked(Check),
}

/// What stands behind a block while it runs. One kind of block, one implementation.
///
/// The runner reads `=>`, `refused`, `asked`, `waiting` and who answers which question; the ground
/// reads everything else and says what came of it.
pub trait Ground {
    /// Somebody does something: `E 1D` comes as East and `1D`.
    fn act(&mut self, who: Who, words: Words<'_>) -> Result<Did, Fault>;

    /// Any line that names no person: how the block begins, or a check.
    fn state(&mut self, words: Words<'_>) -> Result<Did, Fault>;

    /// An answer or a check of what is asked comes: whatever is to be there before is set up.
    fn prepare(&mut self, _words: Words<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// The questions that are open now.
    fn questions(&self) -> Vec<Asked>;

    /// What is waited for, while others go on.
    fn waits(&self) -> Vec<Asked>;

    /// An answer to the question at this place in [`Ground::questions`].
    fn answer(&mut self, question: usize, words: Words<'_>) -> Result<Did, Fault>;

    /// What may be answered to the question at this place in [`Ground::questions`], where it is known.
    fn answers(&self, _question: usize) -> Option<String> {
        None
    }

    /// The rulings so far, each as its reasoning in this language: one line a step.
    fn reasoning(&self, _language: Language) -> Vec<Vec<String>> {
        vec![]
    }

    /// Builds everything anew from the events so far and compares; says what differs.
    fn rebuild(&mut self) -> Result<(), Differs>;
}

/// What was rebuilt from the events is not what was there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differs {
    /// What was there.
    pub was: String,
    /// What the events give.
    pub rebuilt: String,
}

/// A kind of block: begins a ground and knows its words.
pub trait Driver: Sync {
    /// The ground as it is before the first line.
    fn begin(&self, edition: Edition, header: &Header) -> Result<Box<dyn Ground>, Fault>;

    /// Every form of line, question, order and check of this kind, for the documents.
    fn vocabulary(&self) -> Vec<Entry>;

    /// Old words and the new ones that took their place. A line in old words fails as wording,
    /// which `UPDATE=1` rewrites.
    fn renamed(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
}

/// One entry of the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Entry {
    /// What it is part of.
    pub chapter: Chapter,
    /// The form; words in capitals stand for something.
    pub form: &'static str,
    /// What it means; empty where the form says it.
    pub meaning: &'static str,
}

/// A chapter of the vocabulary.
#[derive(Copy, Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Chapter {
    /// How a block begins.
    Beginnings,
    /// What people do.
    Acts,
    /// What is asked, and how it is answered.
    Questions,
    /// What an answer looks like.
    Answers,
    /// What is waited for.
    Waits,
    /// What is ordered.
    Orders,
    /// What lasts.
    Restrictions,
    /// When a restriction ends.
    Ends,
    /// Why something is refused.
    Refusals,
    /// What is compared.
    Checks,
}

impl Chapter {
    /// The chapters in order.
    pub const ALL: [Chapter; 10] = [
        Chapter::Beginnings,
        Chapter::Acts,
        Chapter::Questions,
        Chapter::Answers,
        Chapter::Waits,
        Chapter::Orders,
        Chapter::Restrictions,
        Chapter::Ends,
        Chapter::Refusals,
        Chapter::Checks,
    ];

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Chapter::Beginnings => "How a block begins",
            Chapter::Acts => "What people do",
            Chapter::Questions => "Questions",
            Chapter::Answers => "Answers",
            Chapter::Waits => "What is waited for",
            Chapter::Orders => "Orders",
            Chapter::Restrictions => "Restrictions",
            Chapter::Ends => "When a restriction ends",
            Chapter::Refusals => "Refusals",
            Chapter::Checks => "Checks",
        }
    }
}
