//! The sentences of a language: what says them, with the words of the glossary.

use std::borrow::Borrow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use openroom_cards::{Call, Card, Denomination, Rank, Seat, Side, Suit};
use openroom_lawbook::{Language, Term};

use crate::case::Case;

/// What the Laws ask, order and restrict, in the sentences of this language.
pub const fn laws(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/laws.ftl"),
        Language::Et => include_str!("../messages/et/laws.ftl"),
        Language::Fi => include_str!("../messages/fi/laws.ftl"),
        Language::Pl => include_str!("../messages/pl/laws.ftl"),
        Language::De => include_str!("../messages/de/laws.ftl"),
        Language::Nb => include_str!("../messages/nb/laws.ftl"),
    }
}

/// The sentences of one language, out of several sources.
pub struct Sentences {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The words of one language.
#[derive(Copy, Clone)]
pub struct Words {
    sentences: &'static Sentences,
}

impl Words {
    /// The language.
    pub fn language(self) -> Language {
        self.sentences.language
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        self.language().code()
    }

    /// A sentence without variables.
    pub fn t(self, key: impl AsRef<str>) -> String {
        self.say(key.as_ref(), &[])
    }

    /// A sentence with one variable.
    pub fn with(self, key: &str, name: &'static str, value: impl ToString) -> String {
        self.say(key, &[(name, value.to_string())])
    }

    /// A sentence about a number, which decides its form.
    pub fn count(self, key: &str, number: impl Borrow<u8>) -> String {
        self.many(key, u64::from(*number.borrow()))
    }

    /// A sentence with a number of any size, in the form that the number asks for.
    pub fn many(self, key: &str, number: u64) -> String {
        let mut args = FluentArgs::new();
        args.set("n", FluentValue::from(number));
        self.format(key, &args)
    }

    /// A sentence with variables.
    pub fn say(self, key: &str, variables: &[(&'static str, String)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in variables {
            args.set(*name, chooses(value));
        }
        self.format(key, &args)
    }

    /// Whether there is such a sentence.
    pub fn has(self, key: &str) -> bool {
        self.sentences.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn format(self, key: &str, args: &FluentArgs<'_>) -> String {
        self.formatted(key, args).map_or_else(|| format!("{{{key}}}"), |(text, _)| text)
    }

    /// A sentence, where there is one, with what was wrong with it.
    pub(crate) fn formatted(self, key: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.sentences.bundle.get_message(key)?.value()?;
        let mut errors = vec![];
        let text = self.sentences.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((text, errors))
    }

    /// Numbers in a text with the decimal mark of the language.
    pub fn decimals(self, text: &str) -> String {
        match self.language() {
            Language::En => text.to_owned(),
            Language::Et | Language::Fi | Language::Pl | Language::De | Language::Nb => {
                text.replace('.', ",")
            }
        }
    }

    /// A word of the glossary.
    pub fn term(self, key: &str) -> &'static str {
        Term::from_key(key).map_or("", |term| term.word_or_english(self.language()))
    }

    /// A player by the seat.
    pub fn seat(self, seat: impl Borrow<Seat>) -> &'static str {
        self.term(match seat.borrow() {
            Seat::North => "north",
            Seat::East => "east",
            Seat::South => "south",
            Seat::West => "west",
        })
    }

    /// The letter of a seat.
    pub fn seat_letter(self, seat: impl Borrow<Seat>) -> &'static str {
        self.term(match seat.borrow() {
            Seat::North => "north_abbr",
            Seat::East => "east_abbr",
            Seat::South => "south_abbr",
            Seat::West => "west_abbr",
        })
    }

    /// Whether the letters of the seats are not the first of their names, so that one may be taken for another's: in
    /// Finnish E is not Etelä.
    pub fn letters_need_names(self) -> bool {
        let first = |text: &str| text.chars().next();
        Seat::ALL.iter().any(|seat| first(self.seat(seat)) != first(self.seat_letter(seat)))
    }

    /// The letter of a seat, with its name where the letter alone may be misread.
    pub fn seat_letter_named(self, seat: impl Borrow<Seat>) -> String {
        let (seat, letter) = (seat.borrow(), self.seat_letter(seat.borrow()));
        if self.letters_need_names() { format!("{letter} ({})", self.seat(seat)) } else { letter.to_owned() }
    }

    /// Every letter with its seat, where the letters alone may be misread; otherwise nothing.
    pub fn seat_letters(self) -> String {
        let one = |seat: Seat| format!("{} = {}", self.seat_letter(seat), self.seat(seat));
        if self.letters_need_names() { Seat::ALL.map(one).join(", ") } else { String::new() }
    }

    /// A side by its seats.
    pub fn side(self, side: impl Borrow<Side>) -> &'static str {
        self.term(match side.borrow() {
            Side::NorthSouth => "north_south",
            Side::EastWest => "east_west",
        })
    }

    /// A rank as this language abbreviates it.
    pub fn rank(self, rank: Rank) -> String {
        let key = match rank {
            Rank::Ace => "ace_abbr",
            Rank::King => "king_abbr",
            Rank::Queen => "queen_abbr",
            Rank::Jack => "jack_abbr",
            Rank::Ten => return "10".to_owned(),
            _ => return rank.letter().to_string(),
        };
        self.term(key).to_owned()
    }

    /// A suit's name.
    pub fn suit(self, suit: Suit) -> &'static str {
        self.term(match suit {
            Suit::Clubs => "clubs",
            Suit::Diamonds => "diamonds",
            Suit::Hearts => "hearts",
            Suit::Spades => "spades",
        })
    }

    /// A card in signs: `♠10`.
    pub fn card(self, card: Card) -> String {
        format!("{}{}", card.suit().symbol(), self.rank(card.rank()))
    }

    /// A call in signs and words: `2♠`, `pass`.
    pub fn call(self, call: impl Borrow<Call>) -> String {
        match call.borrow() {
            Call::Pass => self.term("pass").to_owned(),
            Call::Double => self.term("double").to_owned(),
            Call::Redouble => self.term("redouble").to_owned(),
            Call::Bid(bid) => format!("{}{}", bid.level(), self.denomination(bid.denomination())),
        }
    }

    /// A denomination as a bid shows it.
    pub fn denomination(self, denomination: Denomination) -> String {
        denomination
            .trump()
            .map_or_else(|| self.term("notrump_abbr").to_owned(), |suit| suit.symbol().to_string())
    }
}

/// A number as a number, so that a sentence can choose its form; any other text as it is.
pub(crate) fn chooses(text: &str) -> FluentValue<'_> {
    let number = text.parse::<u32>().ok().filter(|number| number.to_string() == text);
    number.map_or_else(|| FluentValue::from(text), FluentValue::from)
}

impl Sentences {
    /// The sentences of these sources; a later one takes the place of an earlier one with the same key.
    pub fn new(language: Language, sources: &[&str]) -> Sentences {
        let identifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        for text in sources {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        for case in Case::ALL {
            // A name that is taken already is taken by the same function.
            let _ = bundle.add_function(case.name(), move |words, _| {
                words.first().map_or(FluentValue::None, |word| case.of(language, word))
            });
        }
        Sentences { language, bundle }
    }

    /// The words that say them.
    pub fn words(&'static self) -> Words {
        Words { sentences: self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_that_may_be_misread_has_the_name_beside_it() {
        let all = |language| Box::leak(Box::new(Sentences::new(language, &[laws(language)]))).words();
        let finnish = all(Language::Fi);
        assert_eq!(finnish.seat_letter_named(Seat::East), "E (Itä)");
        assert_eq!(finnish.seat_letters(), "N = Pohjoinen, E = Itä, S = Etelä, W = Länsi");
        assert_eq!(all(Language::Et).seat_letter_named(Seat::East), "E (Ost)");
        for language in [Language::En, Language::Pl, Language::De, Language::Nb] {
            let w = all(language);
            assert_eq!(w.seat_letter_named(Seat::East), w.seat_letter(Seat::East), "{language:?}");
            assert_eq!(w.seat_letters(), "", "{language:?}");
        }
    }
}
