use openroom_cards::{Seat, Suit};
use openroom_laws::{Conceded, LineOrder, Statement, Step};

use crate::fault::{Fault, Place};
use crate::words::{Words, split};

/// A claim as it is written: `S claims 5 draw trumps, cash SA SK: no problem`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// Who claims.
    pub by: Seat,
    /// How many of the tricks left.
    pub tricks: u8,
    /// What he said.
    pub statement: Statement,
}

/// Reads a claim from its words.
pub fn claimed(text: &str) -> Result<Claimed, Fault> {
    reading(text, |words| {
        let by = words.seat()?;
        words.expect("claims")?;
        let tricks = words.read("the number of tricks claimed, 0 to 13", |word| {
            word.parse().ok().filter(|tricks| *tricks <= 13)
        })?;
        Ok(Claimed { by, tricks, statement: statement(words)? })
    })
}

/// Reads a line alone: `draw trumps, cash SA SK`.
pub fn claimed_line(text: &str) -> Result<Statement, Fault> {
    reading(text, statement)
}

fn reading<T>(text: &str, read: impl FnOnce(&mut Words<'_>) -> Result<T, Fault>) -> Result<T, Fault> {
    let words = split(1, text);
    let end = Place { line: 1, column: text.chars().count() + 1 };
    read(&mut Words::new(&words, end))
}

/// Reads the line of a claim and the words after it: `draw trumps, cash SA SK: no problem`.
pub(super) fn statement(words: &mut Words<'_>) -> Result<Statement, Fault> {
    let (line, text) = match words.part_at(":") {
        Some((line, mut text)) => (line, text.rest()),
        None => (*words, String::new()),
    };
    words.rest();
    let mut statement = Statement::said(text);
    if line.is_empty() {
        return Ok(statement);
    }
    for mut part in line.parts(",") {
        if part.take("throw") {
            while !part.is_empty() {
                statement.throws.push(part.card()?);
            }
        } else if part.take("concede") {
            statement.concedes.push(conceded(&mut part)?);
            while !part.is_empty() {
                statement.concedes.push(conceded(&mut part)?);
            }
        } else {
            statement.steps.push(step(&mut part)?);
        }
        part.done()?;
    }
    Ok(statement)
}

/// A suit or a card that is conceded.
fn conceded(words: &mut Words<'_>) -> Result<Conceded, Fault> {
    words.read("a suit or a card", |word| {
        let suit = word.parse::<Suit>().ok().map(Conceded::Suit);
        suit.or_else(|| word.parse().ok().map(Conceded::Card))
    })
}

fn step(words: &mut Words<'_>) -> Result<Step, Fault> {
    let suit = |words: &mut Words<'_>| words.read("a suit", |word| word.parse().ok());
    Ok(if words.take("draw trumps") {
        Step::DrawTrumps
    } else if words.take("play") {
        let suit = suit(words)?;
        let order = if words.take("from the top") { LineOrder::TopDown } else { LineOrder::Unstated };
        Step::Play(suit, order)
    } else if words.take("cash") {
        let mut cards = vec![words.card()?];
        while !words.is_empty() {
            cards.push(words.card()?);
        }
        Step::Cash(cards)
    } else if words.take("ruff") {
        let suit = suit(words)?;
        words.expect("in")?;
        Step::Ruff(suit, words.seat()?)
    } else if words.take("cross to") {
        let hand = words.seat()?;
        words.expect("in")?;
        Step::Cross(hand, suit(words)?)
    } else if words.take("finesse") {
        let missing = words.card()?;
        words.expect("with")?;
        Step::Finesse { missing, with: words.card()? }
    } else {
        return Err(words.fault("draw trumps, play, cash, ruff, cross to, finesse, throw or concede"));
    })
}
