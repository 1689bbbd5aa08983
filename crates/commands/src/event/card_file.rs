//! A system card as a pair writes it.

use openroom_cards::{BySuit, Call, Denomination, Suit};
use openroom_laws::{Denominations, Meaning, Nature, Span};
use openroom_reasoning::Words;
use openroom_tournament::{Category, SystemCard};
use serde::Deserialize;
use toml::Spanned;

use std::path::Path;

use crate::finish::Failure;
use crate::input;
use crate::words::spoken;

/// The largest card that is read.
const LARGEST: u64 = 1 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    system: String,
    category: Category,
    #[serde(default)]
    text: String,
    #[serde(default)]
    openings: Vec<Opening>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    call: Spanned<String>,
    #[serde(default)]
    nature: OwnNature,
    /// What it specifies; for a natural bid its own denomination.
    specifies: Option<Vec<Spanned<String>>>,
    points: Option<Spanned<String>>,
    spades: Option<Spanned<String>>,
    hearts: Option<Spanned<String>>,
    diamonds: Option<Spanned<String>>,
    clubs: Option<Spanned<String>>,
    purpose: Option<String>,
}

#[derive(Copy, Clone, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OwnNature {
    #[default]
    Natural,
    Artificial,
}

/// Reads a card; what is wrong is said with its line.
pub(super) fn read(file: &Path) -> Result<SystemCard, Failure> {
    let bytes = input::whole(file, LARGEST, spoken().t("read-too-large"))?;
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::said("event-not-utf8", []).at(file.display()))?;
    let at = |byte: usize, wrong: &str| {
        let line = text[..byte.min(text.len())].matches('\n').count() + 1;
        Failure::input_at(format!("{}:{line}", file.display()), wrong)
    };
    let card: CardFile = toml::from_str(&text)
        .map_err(|error| at(error.span().map_or(0, |span| span.start), error.message()))?;
    let openings = card.openings.iter().map(|opening| opening.read(&at)).collect::<Result<_, _>>()?;
    Ok(SystemCard { system: card.system, category: card.category, openings, text: card.text })
}

impl Opening {
    fn read(&self, at: &dyn Fn(usize, &str) -> Failure) -> Result<(Call, Meaning), Failure> {
        let call: Call = self
            .call
            .get_ref()
            .parse()
            .map_err(|_| at(self.call.span().start, "this is no call; write 1NT or pass"))?;
        let denomination = |word: &Spanned<String>| {
            let read = word.get_ref().parse::<Denomination>();
            read.map_err(|_| at(word.span().start, "this is no denomination; write S, H, D, C or NT"))
        };
        let nature = match self.nature {
            OwnNature::Natural => Nature::Natural,
            OwnNature::Artificial => Nature::Artificial,
        };
        let specifies = match (&self.specifies, nature) {
            (Some(words), _) => words.iter().map(denomination).collect::<Result<Denominations, _>>()?,
            (None, Nature::Natural) => Meaning::natural(call).specifies,
            (None, Nature::Artificial) => Denominations::NONE,
        };
        let span = |given: &Option<Spanned<String>>, most: u8| {
            let read = |words: &Spanned<String>| {
                let wrong = format!("write a range such as 15-17, 11+ or 12, of at most {most}");
                span(words.get_ref(), most).ok_or_else(|| at(words.span().start, &wrong))
            };
            given.as_ref().map(read).transpose()
        };
        let mut lengths = BySuit::default();
        let given = [
            (Suit::Spades, &self.spades),
            (Suit::Hearts, &self.hearts),
            (Suit::Diamonds, &self.diamonds),
            (Suit::Clubs, &self.clubs),
        ];
        for (suit, words) in given {
            lengths[suit] = span(words, 13)?;
        }
        let purpose = self.purpose.as_deref().map(Into::into);
        Ok((call, Meaning { nature, specifies, strength: span(&self.points, 37)?, lengths, purpose }))
    }
}

/// A range: `15-17`, `11+`, `12`.
fn span(text: &str, top: u8) -> Option<Span> {
    let number = |text: &str| text.trim().parse().ok().filter(|number| *number <= top);
    let (least, most) = if let Some(least) = text.trim().strip_suffix('+') {
        (number(least)?, top)
    } else if let Some((least, most)) = text.split_once('-') {
        (number(least)?, number(most)?)
    } else {
        (number(text)?, number(text)?)
    };
    (least <= most).then_some(Span { least, most })
}

/// How unusual a system is, as its file says it.
pub(super) fn category(category: Category) -> &'static str {
    match category {
        Category::Green => "green",
        Category::Blue => "blue",
        Category::Red => "red",
        Category::Yellow => "yellow",
    }
}

/// All that the card says of a call: nature, what it specifies, points, lengths, purpose.
pub(super) fn told(w: Words, meaning: &Meaning) -> String {
    let mut parts = vec![w.t(match meaning.nature {
        Nature::Natural => "event-card-natural",
        Nature::Artificial => "event-card-artificial",
    })];
    if !meaning.specifies.is_empty() {
        let specified = Denomination::ALL.into_iter().filter(|one| meaning.specifies.contains(*one));
        let specified: Vec<String> = specified.map(|one| one.to_string()).collect();
        parts.push(w.with("event-card-specifies", "what", specified.join(" ")));
    }
    parts.extend(meaning.strength.map(|span| w.with("event-card-points", "n", range(span, 37))));
    for (suit, key) in Suit::ALL.into_iter().zip(["clubs", "diamonds", "hearts", "spades"]) {
        let length = meaning.lengths[suit].map(|span| format!("{} {}", w.term(key), range(span, 13)));
        parts.extend(length);
    }
    parts.extend(meaning.purpose.as_deref().map(ToOwned::to_owned));
    parts.join("; ")
}

/// A range as a card writes it.
fn range(span: Span, top: u8) -> String {
    match span {
        Span { least, most } if least == most => least.to_string(),
        Span { least, most } if most == top => format!("{least}+"),
        Span { least, most } => format!("{least}-{most}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges() {
        let is = |text, least, most| assert_eq!(span(text, 37), Some(Span { least, most }), "{text}");
        is("15-17", 15, 17);
        is("11+", 11, 37);
        is(" 12 ", 12, 12);
        for wrong in ["17-15", "38", "", "-", "5-", "few"] {
            assert_eq!(span(wrong, 37), None, "{wrong}");
        }
    }
}
