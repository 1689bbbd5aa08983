use std::fmt;

use openroom_cards::Seat;
use openroom_lawbook::Provision;

use crate::fault::{Fault, Place};
use crate::words::{Word, Words, seat, split};

/// Who acts or is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Who {
    /// A player.
    Player(Seat),
    /// The Director.
    Director,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Player(seat) => seat.fmt(f),
            Who::Director => f.pad("Director"),
        }
    }
}

/// A question as a line names it: to whom, in which words, and by which provision where it says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// To whom.
    pub to: Who,
    /// In which words.
    pub words: String,
    /// By which provision; not said is any.
    pub by: Option<Provision>,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.to, self.words)?;
        self.by.map_or(Ok(()), |by| write!(f, " by {by}"))
    }
}

/// What a line of a block says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Says {
    /// `=> 27B replace call E`: an order that the line before brings.
    Follows {
        /// The provision that it cites.
        by: Provision,
        /// What is ordered.
        words: String,
    },
    /// `refused 18D`: the line before is refused.
    Refused {
        /// The provision that it cites.
        by: Option<Provision>,
        /// Why; not said is anything.
        words: String,
    },
    /// `asked S accept call`, `asked nobody`: who is asked what, now.
    Asked(Vec<Question>),
    /// `waiting E call`, `waiting nobody`: what is waited for.
    Waiting(Vec<Question>),
    /// `S accept call? no`: an answer.
    Answers {
        /// The question.
        question: Question,
        /// Where the answer begins among the words of the line.
        answer: usize,
    },
    /// `E 1D`, `Director …`: someone does something.
    Acts(Who),
    /// Anything else is a matter of the kind of the block: how it begins, or a check.
    States,
}

/// A line of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its place, at its first word.
    pub place: Place,
    /// As it is written, without spaces around it.
    pub text: String,
    /// What it says.
    pub says: Says,
    words: Vec<Word>,
    end: Place,
}

impl Line {
    /// Reads a line; none where it is empty or a note (`# …`).
    pub(crate) fn read(number: usize, text: &str) -> Result<Option<Line>, Fault> {
        let words = split(number, text);
        let end = Place { line: number, column: text.trim_end().chars().count() + 1 };
        let Some(first) = words.first().filter(|word| !word.text.starts_with('#')) else { return Ok(None) };
        let says = says(Words::new(&words, end))?;
        Ok(Some(Line { place: first.place, text: text.trim().to_owned(), says, end, words }))
    }

    /// The words that the kind of the block reads: all of a statement, what follows the person in an
    /// act, the answer in an answer.
    pub fn words(&self) -> Words<'_> {
        let from = match &self.says {
            Says::Acts(_) => 1,
            Says::Answers { answer, .. } => *answer,
            _ => 0,
        };
        Words::new(&self.words[from..], self.end)
    }
}

fn says(mut words: Words<'_>) -> Result<Says, Fault> {
    let all = words.len();
    if words.take("=>") {
        let by = words.provision()?;
        return match words.rest() {
            words if !words.is_empty() => Ok(Says::Follows { by, words }),
            _ => Err(words.fault("what is ordered")),
        };
    }
    if words.take("refused") {
        let by = words.peek().and_then(crate::words::provision);
        if by.is_some() {
            words.word();
        }
        return Ok(Says::Refused { by, words: words.rest() });
    }
    if words.take("asked") {
        return Ok(Says::Asked(questions(words)?));
    }
    if words.take("waiting") {
        return Ok(Says::Waiting(questions(words)?));
    }
    let Some(who) = words.peek().and_then(who) else { return Ok(Says::States) };
    if let Some((before, after)) = words.part_at("?") {
        if after.is_empty() {
            return Err(after.fault("the answer"));
        }
        return Ok(Says::Answers { question: question(before)?, answer: all - after.len() });
    }
    if words.len() == 1 {
        words.word();
        return Err(words.fault("what is done"));
    }
    Ok(Says::Acts(who))
}

/// A seat or the Director.
pub(crate) fn who(word: &str) -> Option<Who> {
    if word == "Director" { Some(Who::Director) } else { seat(word).map(Who::Player) }
}

fn questions(mut words: Words<'_>) -> Result<Vec<Question>, Fault> {
    if words.take("nobody") {
        words.done()?;
        return Ok(Vec::new());
    }
    words.parts(",").into_iter().map(question).collect()
}

fn question(mut words: Words<'_>) -> Result<Question, Fault> {
    let to = words.read("a seat, `Director` or `nobody`", who)?;
    let (mut words, by) = match words.part_at("by") {
        Some((before, mut after)) => {
            let by = after.provision()?;
            after.done()?;
            (before, Some(by))
        }
        None => (words, None),
    };
    if words.is_empty() {
        return Err(words.fault("what is asked or waited for"));
    }
    Ok(Question { to, words: words.rest(), by })
}
