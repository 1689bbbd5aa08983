//! Finding a provision by what a person types.

use std::fmt;

use crate::{Edition, Language, Provision, Standing, Term, standing::is_under};

/// What a number names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// One provision.
    Provision(Provision),
    /// A Law or a part of one, and the provisions that stand there.
    Place(String, Vec<Provision>),
    /// The edition does not print this number. Others print it for these provisions.
    Elsewhere(Vec<(Edition, Provision)>),
}

/// A number that no edition prints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownProvision {
    /// What was asked for; the beginning of it where it is long.
    pub number: String,
    /// The numbers that come nearest.
    pub nearest: Vec<&'static str>,
}

impl fmt::Display for UnknownProvision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no Law is numbered {:?}", self.number)?;
        if self.nearest.is_empty() {
            Ok(())
        } else {
            write!(f, "; the nearest are {}", self.nearest.join(", "))
        }
    }
}

impl std::error::Error for UnknownProvision {}

/// Finds what a number, an id or the name of a definition, in any language, means in an edition.
///
/// Spaces, brackets and the case of letters do not matter: `27b1(a)` is `27B1a`.
pub fn look_up(text: &str, edition: Edition) -> Result<Found, UnknownProvision> {
    let asked = plain(text);
    let number = |provision: Provision, edition| match provision.standing(edition) {
        Standing::Own(number) => Some(number),
        Standing::Within(_) | Standing::Absent => None,
    };
    let same = |printed: &str| plain(printed) == asked;

    if let Some(found) = Provision::all().find(|&one| number(one, edition).is_some_and(same)) {
        return Ok(Found::Provision(found));
    }
    if text.contains(['@', ':'])
        && let Some(found) = Provision::all().find(|one| same(one.id()))
    {
        return Ok(Found::Provision(found));
    }
    if let Some(found) = defined(&asked) {
        return Ok(Found::Provision(found));
    }
    let under = |one: &Provision| number(*one, edition).is_some_and(|own| is_under(&plain(own), &asked));
    let inside: Vec<Provision> = Provision::all().filter(under).collect();
    if let Some(first) = inside.first() {
        let name = number(*first, edition).map_or(asked.clone(), |own| head(own, asked.len()));
        return Ok(Found::Place(name, inside));
    }
    let mut elsewhere = Vec::new();
    for other in Edition::ALL.into_iter().filter(|&other| other != edition) {
        let own = |one: &Provision| number(*one, other).is_some_and(same);
        elsewhere.extend(Provision::all().find(own).map(|found| (other, found)));
    }
    if elsewhere.is_empty() {
        Err(UnknownProvision { number: cut(text.trim()), nearest: nearest(&asked, edition) })
    } else {
        Ok(Found::Elsewhere(elsewhere))
    }
}

/// The definition of this title, or of this word of the glossary, in any language.
fn defined(asked: &str) -> Option<Provision> {
    // Numbers are asked for far more often than words.
    if !asked.starts_with(char::is_alphabetic) {
        return None;
    }
    let titled = |title: &str, language: Language| {
        Provision::all()
            .filter(|one| one.id().starts_with("def:"))
            .find(|one| plain(one.text(language).title) == plain(title))
    };
    let word = |term: &Term| {
        let mut words = Language::ALL.into_iter().filter_map(|language| term.word(language));
        words.any(|word| plain(word) == asked)
    };
    let mut languages = Language::ALL.into_iter();
    let mut terms = Term::all().filter(word);
    languages
        .find_map(|language| titled(asked, language))
        .or_else(|| terms.find_map(|term| titled(term.word(Language::En)?, Language::En)))
}

/// The text, or its beginning where no number is so long.
pub(crate) fn cut(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Letters and digits in small letters; the words before a number are dropped.
fn plain(text: &str) -> String {
    let text = text.trim().to_lowercase();
    let text = text.strip_prefix("law").or_else(|| text.strip_prefix('§')).unwrap_or(&text);
    let text = match text.strip_prefix('l') {
        Some(rest) if rest.starts_with(|letter: char| letter.is_ascii_digit()) => rest,
        _ => text,
    };
    text.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, '.' | '@')).collect()
}

fn head(number: &str, letters: usize) -> String {
    number.chars().take(letters).collect()
}

fn nearest(asked: &str, edition: Edition) -> Vec<&'static str> {
    let mut numbers: Vec<(usize, &'static str)> = Provision::all()
        .filter(|one| one.law().is_some())
        .filter_map(|one| one.number(edition))
        .map(|number| (distance(asked, &plain(number)), number))
        .collect();
    numbers.sort_by_key(|&(away, _)| away);
    numbers.dedup();
    let close = numbers.first().map_or(0, |&(away, _)| away + 1);
    numbers.retain(|&(away, _)| away <= close && away * 2 <= asked.len() + 1);
    numbers.into_iter().take(5).map(|(_, number)| number).collect()
}

/// How many letters must change; a wrong Law weighs more than a wrong paragraph.
fn distance(asked: &str, number: &str) -> usize {
    let law = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let asked: Vec<char> = asked.chars().take(40).collect();
    let wrong_law = usize::from(law(&asked.iter().collect::<String>()) != law(number)) * 2;
    let mut row: Vec<usize> = (0..=asked.len()).collect();
    for (i, letter) in number.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for j in 0..asked.len() {
            let change = corner + usize::from(asked[j] != letter);
            corner = row[j + 1];
            row[j + 1] = change.min(corner + 1).min(row[j] + 1);
        }
    }
    row[asked.len()] + wrong_law
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provisions::*;

    fn one(text: &str, edition: Edition) -> Provision {
        match look_up(text, edition) {
            Ok(Found::Provision(provision)) => provision,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn written_in_many_ways() {
        for text in ["27B1a", "27b1a", " 27 B 1 (a) ", "Law 27B1(a)", "L27B1a", "§ 27 B 1 a", "27B1a)"] {
            assert_eq!(one(text, Edition::Laws2017), L27B1a, "{text}");
        }
        assert_eq!(one("penalty card", Edition::Laws2017), DefPenaltyCard);
        assert_eq!(one("def:penalty-card", Edition::Laws2017), DefPenaltyCard);
        assert_eq!(one("26A1@2007", Edition::Laws2017), L26A1_2007);
    }

    #[test]
    fn by_a_term_in_each_language() {
        let words = ["trahvikaart", "rangaistuskortti", "Karta przygwożdżona", "Strafkarte", "straffekort"];
        for text in words {
            assert_eq!(one(text, Edition::Laws2017), DefPenaltyCard, "{text}");
        }
        let words = |term: Term| Language::ALL.into_iter().filter_map(move |language| term.word(language));
        for provision in Provision::all().filter(|one| one.id().starts_with("def:")) {
            let named = |term: &Term| plain(term.word_or_english(Language::En)) == plain(provision.title());
            for word in Term::all().filter(named).flat_map(words) {
                // What is two terms in English may be one word elsewhere.
                let shared = Term::all().filter(|&term| words(term).any(|one| one == word)).count();
                assert!(one(word, Edition::Laws2017) == provision || shared > 1, "{word}: {provision}");
            }
        }
    }

    #[test]
    fn by_the_edition() {
        assert_eq!(one("26A1", Edition::Laws2007), L26A1_2007);
        assert_eq!(
            look_up("26A1", Edition::Laws2017),
            Ok(Found::Elsewhere(vec![(Edition::Laws2007, L26A1_2007)]))
        );
        assert_eq!(one("86C", Edition::Laws2007), L86A);
        assert_eq!(look_up("86C", Edition::Laws2017), Ok(Found::Elsewhere(vec![(Edition::Laws2007, L86A)])));
        assert_eq!(one("23", Edition::Laws2007), L72C);
    }

    #[test]
    fn a_whole_law() {
        let Ok(Found::Place(name, inside)) = look_up("27", Edition::Laws2017) else { panic!() };
        assert_eq!(name, "27");
        assert_eq!(inside.first(), Some(&L27A1));
        let Ok(Found::Place(name, inside)) = look_up("12c1", Edition::Laws2017) else { panic!() };
        assert_eq!(name, "12C1");
        assert!(inside.contains(&L12C1eii));
    }

    #[test]
    fn unknown_numbers_name_the_nearest() {
        let nearest = |text| look_up(text, Edition::Laws2017).unwrap_err().nearest;
        assert!(nearest("27B1c").contains(&"27B1a"), "{:?}", nearest("27B1c"));
        assert!(nearest("27Bla").contains(&"27B1a"), "{:?}", nearest("27Bla"));
        assert!(look_up("", Edition::Laws2017).is_err());
        assert!(look_up("\u{1b}[2J", Edition::Laws2017).is_err());
        let long = look_up(&"9".repeat(100_000), Edition::Laws2017).unwrap_err();
        assert!(long.to_string().len() < 150, "{long}");
    }
}
