//! Names of players and sides in the case that a sentence wants: `{ GENITIVE($seat) }`.

use std::fmt;

use fluent_bundle::FluentValue;
use openroom_lawbook::Language;

/// A case that sentences ask for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Case {
    Genitive,
    Allative,
    Ablative,
    Adessive,
}

impl Case {
    pub(crate) const ALL: [Case; 4] = [Case::Genitive, Case::Allative, Case::Ablative, Case::Adessive];

    /// The function of this case, by its name in sentences.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Case::Genitive => "GENITIVE",
            Case::Allative => "ALLATIVE",
            Case::Ablative => "ABLATIVE",
            Case::Adessive => "ADESSIVE",
        }
    }

    /// A word of this language in the case; as it is where the language has no such case, or it is no word.
    pub(crate) fn of<'a>(self, language: Language, word: &FluentValue<'a>) -> FluentValue<'a> {
        let FluentValue::String(text) = word else { return word.clone() };
        match language {
            Language::Fi => parts(text, |part| finnish(self, part)).into(),
            Language::Et => estonian(self, text).into(),
            Language::En | Language::Pl | Language::De | Language::Nb => word.clone(),
        }
    }
}

/// Each of two names that a dash joins.
fn parts<T: fmt::Display>(text: &str, each: impl Fn(&str) -> T) -> String {
    text.split('–').map(|part| each(part).to_string()).collect::<Vec<_>>().join("–")
}

fn finnish(case: Case, word: &str) -> String {
    let stem = match word {
        "Pohjoinen" => "Pohjoise",
        "Itä" => "Idä",
        "Länsi" => "Länne",
        other => other,
    };
    let back = stem.contains(['a', 'o', 'u', 'A', 'O', 'U']);
    let ending = match (case, back) {
        (Case::Genitive, _) => "n",
        (Case::Allative, _) => "lle",
        (Case::Ablative, true) => "lta",
        (Case::Ablative, false) => "ltä",
        (Case::Adessive, true) => "lla",
        (Case::Adessive, false) => "llä",
    };
    format!("{stem}{ending}")
}

fn estonian(case: Case, word: &str) -> String {
    let stem = match word {
        "kohtunik" => "kohtuniku".to_owned(),
        other if other.ends_with(['a', 'e', 'i', 'o', 'u']) => other.to_owned(),
        other => format!("{other}i"),
    };
    let ending = match case {
        Case::Genitive => "",
        Case::Allative => "le",
        Case::Ablative => "lt",
        Case::Adessive => "l",
    };
    format!("{stem}{ending}")
}

#[cfg(test)]
mod tests {
    use openroom_cards::{Seat, Side};

    use super::*;
    use crate::words::Sentences;

    fn forms(language: Language, word: &str) -> [String; 4] {
        Case::ALL.map(|case| match case.of(language, &FluentValue::from(word)) {
            FluentValue::String(text) => text.into_owned(),
            other => panic!("{other:?}"),
        })
    }

    #[test]
    fn players_and_sides_have_their_forms() {
        let sentences: &'static Sentences = Box::leak(Box::new(Sentences::new(Language::Fi, &[])));
        let w = sentences.words();
        let seats = Seat::ALL.map(|seat| forms(Language::Fi, w.seat(seat)));
        assert_eq!(seats[0], ["Pohjoisen", "Pohjoiselle", "Pohjoiselta", "Pohjoisella"]);
        assert_eq!(seats[1], ["Idän", "Idälle", "Idältä", "Idällä"]);
        assert_eq!(seats[2], ["Etelän", "Etelälle", "Etelältä", "Etelällä"]);
        assert_eq!(seats[3], ["Lännen", "Lännelle", "Länneltä", "Lännellä"]);
        assert_eq!(forms(Language::Fi, w.side(Side::EastWest))[1], "Idälle–Lännelle");
        let sentences: &'static Sentences = Box::leak(Box::new(Sentences::new(Language::Et, &[])));
        let w = sentences.words();
        assert_eq!(forms(Language::Et, w.seat(Seat::West)), ["Westi", "Westile", "Westilt", "Westil"]);
        assert_eq!(forms(Language::Et, w.side(Side::NorthSouth))[1], "NS-liinile");
        assert_eq!(forms(Language::De, "Nord")[0], "Nord");
    }

    #[test]
    fn a_sentence_asks_for_a_case() {
        let text = "hand = { GENITIVE($seat) } kädessä";
        let sentences: &'static Sentences = Box::leak(Box::new(Sentences::new(Language::Fi, &[text])));
        assert_eq!(sentences.words().with("hand", "seat", "Länsi"), "Lännen kädessä");
    }
}
