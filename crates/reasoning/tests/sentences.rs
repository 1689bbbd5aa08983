//! Every variant of what a ruling can hold has its sentence in all six languages, and no sentence is left over.

use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::{Seat, Side, Suit};
use openroom_lawbook::Language;
use openroom_laws::law43::SpokeUp;
use openroom_laws::*;
use openroom_reasoning::{Prose, key, variants, variants_read};

fn keys() -> BTreeSet<String> {
    let kinds = [
        variants::<Matter>(),
        variants_read(|spy| Order::deserialize(spy)),
        variants::<Adjustment>(),
        variants::<Choice>(),
        variants::<Finding>(),
        variants::<Fact>(),
        variants::<Wait>(),
        variants::<Takes>(),
        variants_read(|spy| Answer::deserialize(spy)),
        variants::<Notice>(),
        variants::<Who>(),
        variants::<Rule>(),
        variants::<Demand>(),
        variants::<PenaltyCard>(),
        variants::<Until>(),
        variants::<Place>(),
        variants::<Exposure>(),
        variants::<Conveyance>(),
        variants::<Overstep>(),
        variants::<SpokeUp>(),
        variants::<Remedy>(),
    ];
    let known = kinds.into_iter().map(|kind| kind.expect("an enum"));
    known.flat_map(|(of, names)| names.iter().map(move |name| key(of, name))).collect()
}

/// The messages of a language, each with its text as it is written.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut all = BTreeMap::new();
    let mut last = "";
    for line in Prose::text(language).lines() {
        if let Some((key, value)) = line.split_once(" = ").filter(|(key, _)| !key.starts_with([' ', '#'])) {
            last = key;
            assert!(all.insert(key, value.to_owned()).is_none(), "{}: {key} twice", language.code());
        } else if line.starts_with(' ') {
            all.entry(last).or_default().push_str(line);
        }
    }
    for key in all.keys() {
        assert!(Prose::of(language).has(key), "{}: {key} cannot be read", language.code());
    }
    all
}

fn variables(text: &str) -> BTreeSet<&str> {
    text.split('$').skip(1).filter_map(|rest| rest.split([' ', ')', '}']).next()).collect()
}

/// What of a message is words of its own, and neither a variable nor a selector.
fn own_words(text: &str) -> bool {
    let mut depth = 0;
    text.chars().any(|letter| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        depth == 0 && letter.is_alphabetic()
    })
}

#[test]
fn everything_has_its_sentence() {
    for language in Language::ALL {
        let prose = Prose::of(language);
        let missing: Vec<_> = keys().into_iter().filter(|key| !prose.has(key)).collect();
        assert!(missing.is_empty(), "messages/{}/reasoning.ftl lacks {missing:?}", language.code());
    }
}

#[test]
fn no_sentence_is_left_over() {
    let keys = keys();
    for language in Language::ALL {
        let all = messages(language);
        let over: Vec<&&str> = all
            .keys()
            .filter(|key| !key.starts_with("frame-") && !["director", "nothing"].contains(*key))
            .filter(|key| !keys.contains(**key))
            .collect();
        assert!(
            over.is_empty(),
            "messages/{}/reasoning.ftl has {over:?}, which nothing says",
            language.code()
        );
    }
}

#[test]
fn every_language_says_the_same_things_in_its_own_words() {
    let english = messages(Language::En);
    assert!(english.len() > 350, "{}", english.len());
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let other = messages(language);
        assert!(english.keys().eq(other.keys()), "{}", language.code());
        for (key, text) in &english {
            let said = &other[key];
            assert_eq!(variables(text), variables(said), "{}: {key}", language.code());
            let same = text == said && own_words(text);
            assert!(!same, "{}: {key} = {said}", language.code());
        }
    }
}

fn said<T: serde::Serialize>(language: Language, value: &T) -> String {
    let said = Prose::of(language).say(value, &|_| String::new());
    assert!(said.faults.is_empty(), "{}: {:?}", language.code(), said.faults);
    said.text
}

#[test]
fn tricks_have_their_forms() {
    let moved = |language, tricks| said(language, &Order::TransferTricks { to: Side::EastWest, tricks });
    for (language, forms) in [
        (Language::En, ["0 tricks", "one trick", "2 tricks", "5 tricks", "12 tricks", "22 tricks"]),
        (Language::Et, ["0 tihi", "ühe tihi", "2 tihi", "5 tihi", "12 tihi", "22 tihi"]),
        (Language::Fi, ["0 tikkiä", "yhden tikin", "2 tikkiä", "5 tikkiä", "12 tikkiä", "22 tikkiä"]),
        (Language::Pl, ["0 lew", "1 lewę", "2 lewy", "5 lew", "12 lew", "22 lewy"]),
        (Language::De, ["0 Stiche", "einen Stich", "2 Stiche", "5 Stiche", "12 Stiche", "22 Stiche"]),
        (Language::Nb, ["0 stikk", "ett stikk", "2 stikk", "5 stikk", "12 stikk", "22 stikk"]),
    ] {
        for (tricks, form) in [0, 1, 2, 5, 12, 22].into_iter().zip(forms) {
            let text = moved(language, tricks);
            let after = text.split(form).nth(1);
            let whole = after.is_some_and(|after| !after.starts_with(char::is_alphabetic));
            assert!(whole, "{}: {text}, not {form}", language.code());
        }
    }
}

#[test]
fn players_calls_cards_and_suits_are_said_in_the_language() {
    let order = |rule| Order::Restrict(Seat::South, rule, Until::NextTurn);
    let must = order(Rule::MustPlay(Demand::Of(Suit::Spades)));
    assert_eq!(said(Language::En, &must), "South must play a card of spades at the next turn");
    assert_eq!(said(Language::De, &must), "Süd muss eine Pikkarte spielen, beim nächsten Mal");
    assert_eq!(said(Language::Pl, &must), "S musi zagrać kartę w kolorze pikowym, w najbliższej kolejności");
    let call = order(Rule::MustCall("2S".parse().unwrap()));
    assert_eq!(said(Language::Nb, &call), "Syd må melde 2♠ i neste tur");
    let card = Answer::Card("S2".parse().unwrap(), None);
    assert_eq!(said(Language::Et, &card), "♠2");
    let found = Answer::Found("HJ".parse().unwrap(), Place::Hand(Seat::East));
    assert_eq!(said(Language::Fi, &found), "♥J, Idän kädessä");
    assert_eq!(said(Language::Pl, &found), "♥W, w ręce gracza E");
    let side = Order::RightForfeited(Side::NorthSouth);
    assert_eq!(said(Language::De, &side), "Nord-Süd hat das Recht auf Rektifikation verloren");
}
