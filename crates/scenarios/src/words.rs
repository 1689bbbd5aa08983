use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use openroom_cards::{Call, Card, Seat};
use openroom_lawbook::{Case, Provision};

use crate::fault::{Fault, Place};

/// A word of a line and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// Where.
    pub place: Place,
    /// The word; `,` `:` `;` and `?` at the end of a word are words of their own.
    pub text: String,
}

/// Cuts a line into words.
pub(crate) fn split(line: usize, text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut column = 1;
    for part in text.split_inclusive(char::is_whitespace) {
        let word = part.trim_end();
        let end = word.trim_end_matches([',', ':', ';', '?']);
        let mut push = |column: usize, text: &str| {
            if !text.is_empty() {
                words.push(Word { place: Place { line, column }, text: text.to_owned() });
            }
        };
        push(column, end);
        for (at, mark) in (column + end.chars().count()..).zip(word[end.len()..].chars()) {
            push(at, mark.encode_utf8(&mut [0; 4]));
        }
        column += part.chars().count();
    }
    words
}

/// The words of a line that are still to be read.
#[derive(Copy, Clone, Debug)]
pub struct Words<'a> {
    words: &'a [Word],
    end: Place,
}

impl<'a> Words<'a> {
    /// These words; `end` is where the line ends.
    pub fn new(words: &'a [Word], end: Place) -> Words<'a> {
        Words { words, end }
    }

    /// Where the next word stands, or the line ends.
    pub fn place(&self) -> Place {
        self.words.first().map_or(self.end, |word| word.place)
    }

    /// Whether all were read.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many are left.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// The next word, left where it is.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.first().map(|word| word.text.as_str())
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(&first.text)
    }

    /// Reads these words, parted by spaces, if they come next.
    pub fn take(&mut self, phrase: &str) -> bool {
        let mut ahead = *self;
        let came = phrase.split(' ').all(|word| ahead.word() == Some(word));
        if came {
            *self = ahead;
        }
        came
    }

    /// Reads these words, which must come next.
    pub fn expect(&mut self, phrase: &str) -> Result<(), Fault> {
        if self.take(phrase) { Ok(()) } else { Err(self.fault(format!("`{phrase}`"))) }
    }

    /// All the words that are left, as they are written and compared.
    pub fn rest(&mut self) -> String {
        let text = self.to_string();
        self.words = &[];
        text
    }

    /// What is left must be nothing.
    pub fn done(&self) -> Result<(), Fault> {
        if self.is_empty() { Ok(()) } else { Err(self.fault("nothing more")) }
    }

    /// The words before and after the next one of this text; none where it does not come.
    pub fn part_at(&self, mark: &str) -> Option<(Words<'a>, Words<'a>)> {
        let at = self.words.iter().position(|word| word.text == mark)?;
        let before = Words { words: &self.words[..at], end: self.words[at].place };
        Some((before, Words { words: &self.words[at + 1..], end: self.end }))
    }

    /// The words in parts, as this mark parts them.
    pub fn parts(&self, mark: &str) -> Vec<Words<'a>> {
        let mut parts = Vec::new();
        let mut rest = *self;
        while let Some((before, after)) = rest.part_at(mark) {
            parts.push(before);
            rest = after;
        }
        parts.push(rest);
        parts
    }

    /// The next word as a seat.
    pub fn seat(&mut self) -> Result<Seat, Fault> {
        self.read("a seat (N, E, S or W)", seat)
    }

    /// The next word as a call.
    pub fn call(&mut self) -> Result<Call, Fault> {
        self.read("a call (1C to 7NT, pass, X or XX)", |word| {
            Call::all().find(|call| call.to_string() == word)
        })
    }

    /// The next word as a call that is an answer, where double and redouble may be written out.
    pub fn call_answered(&mut self) -> Result<Call, Fault> {
        for (word, call) in [("double", Call::Double), ("redouble", Call::Redouble)] {
            if self.take(word) {
                return Ok(call);
            }
        }
        self.call()
    }

    /// The next word as a card.
    pub fn card(&mut self) -> Result<Card, Fault> {
        self.read("a card, suit first (SA, HT, C2)", |word| Card::from_str(word).ok())
    }

    /// The next word as a number.
    pub fn number<T: FromStr>(&mut self) -> Result<T, Fault> {
        let digits = |word: &str| word.trim_start_matches(['+', '-']).bytes().all(|b| b.is_ascii_digit());
        let expected = if self.peek().is_some_and(|word| word.len() > 1 && digits(word)) {
            "a number within reach, which this one is too large for"
        } else {
            "a number"
        };
        self.read(expected, |word| word.parse().ok())
    }

    /// The next word as a provision of the Laws.
    pub fn provision(&mut self) -> Result<Provision, Fault> {
        self.read(a_provision(self.peek().unwrap_or_default()), provision)
    }

    /// The next word as whatever this makes of it.
    pub fn read<T>(
        &mut self,
        expected: impl Into<Cow<'static, str>>,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        match self.peek().and_then(read) {
            Some(value) => {
                self.word();
                Ok(value)
            }
            None => Err(self.fault(expected)),
        }
    }

    /// A fault at the next word.
    pub fn fault(&self, expected: impl Into<Cow<'static, str>>) -> Fault {
        Fault::new(self.place(), self.peek().unwrap_or_default(), expected)
    }
}

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, word) in self.words.iter().enumerate() {
            if place > 0 && ![",", ":", ";", "?"].contains(&word.text.as_str()) {
                f.write_str(" ")?;
            }
            f.write_str(&word.text)?;
        }
        Ok(())
    }
}

/// A seat by its letter; a small letter is not a seat.
pub(crate) fn seat(word: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| word.chars().eq([seat.letter()]))
}

/// A case of the catalogue: a provision, `#` and its number.
pub fn case(word: &str) -> Option<Case> {
    let (id, number) = word.split_once('#')?;
    provision(id)?.cases().find(|case| case.number().to_string() == number)
}

/// What is expected where this word stands for a provision: a part of it, where it is the number of several.
pub(crate) fn a_provision(word: &str) -> Cow<'static, str> {
    let is_part = |id: &str| {
        let rest = id.strip_prefix(word).filter(|_| word.starts_with(|c: char| c.is_ascii_digit()));
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()) || !ends_in_digit(word))
    };
    let parts: Vec<&str> = Provision::all().map(Provision::id).filter(|id| is_part(id)).collect();
    if parts.is_empty() {
        "a provision of the Laws (27B1a)".into()
    } else {
        format!("one of its provisions: {}", parts.join(", ")).into()
    }
}

fn ends_in_digit(word: &str) -> bool {
    word.ends_with(|c: char| c.is_ascii_digit())
}

/// A provision by its number of 2017; one that only another edition has by its number there.
pub fn provision(word: &str) -> Option<Provision> {
    Provision::from_id(word).or_else(|| {
        let mut only = Provision::all()
            .filter(|provision| provision.id().split_once('@').is_some_and(|(number, _)| number == word));
        only.next().filter(|_| only.next().is_none())
    })
}
