//! Every name of the desk has its sentence in all six languages, in the words of the glossary.

use std::collections::{BTreeMap, BTreeSet};

use openroom_desk::{Conflict, Group, Pick, Query, Ruling, Topic, say};
use openroom_lawbook::{Edition, Language, Term};

fn kebab(name: &str) -> String {
    name.chars().fold(String::new(), |mut text, letter| {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
        text
    })
}

/// The messages of a language, each with its text as it is written.
fn messages(language: Language) -> BTreeMap<String, String> {
    let text = say::text(language);
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.code()));
    let mut all = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines() {
        if let Some((name, value)) = line.split_once(" = ").filter(|(name, _)| !name.starts_with(' ')) {
            name.clone_into(&mut key);
            assert!(all.insert(key.clone(), value.to_owned()).is_none(), "{key} twice");
        } else if line.starts_with([' ', '}']) {
            all.entry(key.clone()).or_default().push_str(line);
        }
    }
    let parsed =
        resource.body.iter().filter(|it| matches!(it, fluent_syntax::ast::Entry::Message(_))).count();
    assert_eq!(parsed, all.len(), "{}", language.code());
    all
}

fn wanted() -> BTreeSet<String> {
    let queries = Query::DOCS.iter().map(|(name, _)| format!("query-{}", kebab(name)));
    let picks = Pick::ALL.iter().map(|pick| format!("pick-{}", kebab(pick.name())));
    let rulings = Ruling::NAMES.iter().map(|name| format!("ruling-{}", kebab(name)));
    let topics = Topic::ALL
        .iter()
        .flat_map(|topic| [format!("topic-{}", topic.key()), format!("search-{}", topic.key())]);
    let groups = Group::ALL.iter().map(|group| format!("group-{}", group.name()));
    let conflicts = Conflict::NAMES.iter().map(|name| format!("conflict-{}", kebab(name)));
    queries.chain(picks).chain(rulings).chain(topics).chain(groups).chain(conflicts).collect()
}

fn variables(text: &str) -> BTreeSet<&str> {
    text.split('$').skip(1).filter_map(|rest| rest.split([' ', ')', '}', '-']).next()).collect()
}

#[test]
fn everything_has_its_sentence_and_none_is_left_over() {
    let wanted = wanted();
    for language in Language::ALL {
        let all = messages(language);
        let missing: Vec<_> = wanted.iter().filter(|key| !all.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.code());
        let named = ["query-", "pick-", "ruling-", "topic-", "search-", "group-", "conflict-"];
        let over: Vec<_> = all
            .keys()
            .filter(|key| named.iter().any(|start| key.starts_with(start)) && !wanted.contains(*key))
            .collect();
        assert!(over.is_empty(), "{}: {over:?}", language.code());
    }
}

#[test]
fn every_language_says_the_same_things_in_its_own_words() {
    let english = messages(Language::En);
    let alike = ["step-answered", "step-ordered", "aloud-ask", "aloud-option"];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let other = messages(language);
        assert!(english.keys().eq(other.keys()), "{}", language.code());
        for (key, text) in &english {
            let said = &other[key];
            assert_eq!(variables(text), variables(said), "{}: {key}", language.code());
            assert!(text != said || alike.contains(&key.as_str()), "{}: {key} = {said}", language.code());
        }
    }
}

#[test]
fn terms_are_those_of_the_glossary() {
    for (key, term) in [
        ("pick-major", "major_penalty_card"),
        ("pick-minor", "minor_penalty_card"),
        ("pick-procedural", "procedural_penalty"),
        ("pick-disciplinary", "disciplinary_penalty"),
        ("pick-wrong-explanation", "mistaken_explanation"),
        ("pick-hesitation", "hesitation"),
        ("query-logical-alternative", "logical_alternative"),
        ("query-opening-lead", "opening_lead"),
        ("query-declarer", "declarer"),
        ("query-in-correction-period", "correction_period"),
        ("ruling-average-plus", "average_plus"),
        ("ruling-average-minus", "average_minus"),
        ("ruling-offenders-get", "offending_side"),
        ("ruling-non-offenders-get", "non_offending_side"),
        ("topic-spectator", "spectator"),
        ("topic-appeal", "appeal"),
    ] {
        let term = Term::from_key(term).unwrap();
        for language in Language::ALL {
            let Some(word) = term.word(language) else { continue };
            let said = messages(language)[key].to_lowercase();
            // Endings differ by case: the beginning of each word must be there.
            let held = word.to_lowercase().split(' ').all(|part| {
                let stem: String = part.chars().take(part.chars().count().saturating_sub(3).max(3)).collect();
                said.contains(&stem)
            });
            assert!(held, "{}: {key} = {said}, not {word}", language.code());
        }
    }
}

#[test]
fn numbers_have_their_forms() {
    for (language, expected) in [
        (
            Language::En,
            [
                "No trick is transferred.",
                "1 trick is transferred to the other side.",
                "2 tricks are transferred to the other side.",
                "5 tricks are transferred to the other side.",
                "22 tricks are transferred to the other side.",
            ],
        ),
        (
            Language::Et,
            [
                "Ühtegi tihi üle ei anta.",
                "1 tihi antakse üle teisele poolele.",
                "2 tihi antakse üle teisele poolele.",
                "5 tihi antakse üle teisele poolele.",
                "22 tihi antakse üle teisele poolele.",
            ],
        ),
        (
            Language::Fi,
            [
                "Tikkejä ei siirretä.",
                "1 tikki siirretään toiselle puolelle.",
                "2 tikkiä siirretään toiselle puolelle.",
                "5 tikkiä siirretään toiselle puolelle.",
                "22 tikkiä siirretään toiselle puolelle.",
            ],
        ),
        (
            Language::Pl,
            [
                "Nie przekazuje się lew.",
                "Drugiej stronie przekazuje się 1 lewę.",
                "Drugiej stronie przekazuje się 2 lewy.",
                "Drugiej stronie przekazuje się 5 lew.",
                "Drugiej stronie przekazuje się 22 lewy.",
            ],
        ),
        (
            Language::De,
            [
                "Es wird kein Stich zugesprochen.",
                "Der anderen Seite wird 1 Stich zugesprochen.",
                "Der anderen Seite werden 2 Stiche zugesprochen.",
                "Der anderen Seite werden 5 Stiche zugesprochen.",
                "Der anderen Seite werden 22 Stiche zugesprochen.",
            ],
        ),
        (
            Language::Nb,
            [
                "Ingen stikk overføres.",
                "1 stikk overføres til den andre siden.",
                "2 stikk overføres til den andre siden.",
                "5 stikk overføres til den andre siden.",
                "22 stikk overføres til den andre siden.",
            ],
        ),
    ] {
        let said = [0_u8, 1, 2, 5, 22].map(|n| say::words(language).count("ruling-tricks-transferred", n));
        assert_eq!(said, expected);
    }
}

#[test]
fn topics_are_found_in_every_language() {
    for (language, asked, topic) in [
        (Language::En, "bid too low", Topic::InsufficientBid),
        (Language::En, "hesitated", Topic::Unauthorized),
        (Language::Et, "liiga madal pakkumine", Topic::InsufficientBid),
        (Language::Fi, "kortti putosi", Topic::ExposedCard),
        (Language::Pl, "falszywy renons", Topic::Revoke),
        (Language::De, "Farbe nicht bedient", Topic::Revoke),
        (Language::Nb, "utspill utenfor tur", Topic::LeadOutOfTurn),
    ] {
        let found = say::search(say::words(language), asked);
        assert!(found.contains(&topic), "{asked}: {found:?}");
    }
    assert_eq!(say::search(say::words(Language::En), "").len(), Topic::ALL.len());
    assert!(say::search(say::words(Language::En), "xyzzy").is_empty());
}

#[test]
fn common_words_hide_nothing_and_find_little() {
    for (language, asked, topic) in [
        (Language::Nb, "utilstrekkelig melding", Topic::InsufficientBid),
        (Language::Fi, "riittämätön tarjous", Topic::InsufficientBid),
        (Language::De, "gezögert", Topic::Unauthorized),
        (Language::De, "Denkpause", Topic::Unauthorized),
        (Language::De, "Beleidigung", Topic::Manner),
        (Language::De, "Einspruch", Topic::Appeal),
        (Language::Et, "nõudlemine", Topic::Claim),
        (Language::Et, "klaim", Topic::Claim),
        (Language::Et, "apellatsioon", Topic::Appeal),
        (Language::Et, "karistuskaart", Topic::PenaltyCard),
        (Language::Et, "mõtlemine", Topic::Unauthorized),
        (Language::Fi, "klaimi", Topic::Claim),
        (Language::Fi, "vetoomus", Topic::Appeal),
        (Language::Fi, "hakea muutosta", Topic::Appeal),
        (Language::Nb, "tenkepause", Topic::Unauthorized),
        (Language::Nb, "appellere", Topic::Appeal),
        (Language::Pl, "roszczenie", Topic::Claim),
        (Language::Pl, "obraza", Topic::Manner),
        (Language::En, "phone", Topic::Procedure),
        (Language::En, "insult", Topic::Manner),
    ] {
        let found = say::search(say::words(language), asked);
        assert!(found.contains(&topic), "{}: {asked}: {found:?}", language.code());
    }
    let insult = say::search(say::words(Language::En), "insult");
    assert!(!insult.contains(&Topic::InsufficientBid), "{insult:?}");
    for (language, asked) in [
        (Language::En, "14 cards"),
        (Language::Et, "14 kaarti"),
        (Language::Fi, "14 korttia"),
        (Language::Pl, "14 kart"),
        (Language::De, "14 Karten"),
        (Language::Nb, "14 kort"),
    ] {
        assert_eq!(say::search(say::words(language), asked), [Topic::WrongNumber], "{asked}");
    }
}

#[test]
fn what_a_director_types_finds_its_topic() {
    for (language, asked, topic) in [
        (Language::Et, "hilinemine", Topic::Procedure),
        (Language::Fi, "myöhästyminen", Topic::Procedure),
        (Language::Fi, "mietintä", Topic::Unauthorized),
        (Language::De, "Bedienfehler", Topic::Revoke),
        (Language::En, "clock", Topic::Procedure),
        (Language::En, "psyche", Topic::Agreement),
        (Language::Pl, "spóźnił się", Topic::Procedure),
        (Language::Pl, "zegar", Topic::Procedure),
        (Language::Nb, "forsinket", Topic::Procedure),
        (Language::De, "Verspätung", Topic::Procedure),
        (Language::Et, "renonss", Topic::Revoke),
        (Language::Nb, "renons", Topic::Revoke),
        (Language::Pl, "wist", Topic::LeadOutOfTurn),
        (Language::De, "Falschauskunft", Topic::Misinformation),
        (Language::Fi, "väärä selitys", Topic::Misinformation),
        (Language::Et, "petmine", Topic::Prohibited),
        (Language::Nb, "tidsnød", Topic::Unplayed),
        (Language::Nb, "sakte spill", Topic::Procedure),
        (Language::Pl, "psychika", Topic::Agreement),
        (Language::Pl, "psychiczna", Topic::Agreement),
        (Language::Fi, "kleimasi", Topic::Claim),
        (Language::Fi, "liian monta korttia", Topic::WrongNumber),
        (Language::Fi, "pelattiin väärä jako", Topic::WrongBoard),
        (Language::De, "Anspruch", Topic::Claim),
        (Language::De, "außer Turnus gereizt", Topic::CallOutOfTurn),
        (Language::Et, "ei alerteerinud", Topic::Misinformation),
        (Language::Et, "sõimas", Topic::Manner),
        (Language::Pl, "nie zaalertował", Topic::Misinformation),
        (Language::Pl, "klejm", Topic::Claim),
        (Language::Nb, "feil av TL", Topic::DirectorsError),
        (Language::Nb, "kleim", Topic::Claim),
        (Language::En, "boot", Topic::CallOutOfTurn),
        (Language::En, "loot", Topic::LeadOutOfTurn),
        (Language::En, "ghestem", Topic::Misinformation),
        (Language::En, "boxing", Topic::ChangedCall),
        (Language::En, "stop card", Topic::Unauthorized),
        (Language::En, "SEWoG", Topic::AdjustedScore),
        (Language::En, "60%", Topic::Unplayed),
        (Language::Et, "stoppkaart", Topic::Unauthorized),
        (Language::Et, "valeseletus", Topic::Misinformation),
        (Language::Et, "karp vastupidi", Topic::WrongBoard),
        (Language::Fi, "hämäys", Topic::Deception),
        (Language::Fi, "maaväärinkäyttö", Topic::Revoke),
        (Language::Fi, "harkinta-aika", Topic::Unauthorized),
        (Language::Fi, "sakkokortti", Topic::PenaltyCard),
        (Language::Pl, "ściąganie", Topic::Prohibited),
        (Language::Pl, "alarm", Topic::Procedure),
        (Language::Pl, "wyłożył karty", Topic::Claim),
        (Language::Pl, "wadium", Topic::Appeal),
        (Language::De, "Stopkarte", Topic::Unauthorized),
        (Language::De, "Eingabefehler", Topic::ScoreDispute),
        (Language::De, "Verwarnung", Topic::Manner),
        (Language::Nb, "varsling", Topic::Misinformation),
        (Language::Nb, "feilgiv", Topic::Redeal),
        (Language::Nb, "klage", Topic::Appeal),
    ] {
        let found = say::search(say::words(language), asked);
        assert!(found.contains(&topic), "{}: {asked}: {found:?}", language.code());
    }
}

/// What stands first of what a director finds, whatever else has some of his words.
#[test]
fn the_best_comes_first() {
    for (language, asked, topic) in [
        (Language::En, "declarer led from the wrong hand", Topic::LeadOutOfTurn),
        (Language::En, "late to the table", Topic::Procedure),
        (Language::En, "wants to appeal", Topic::Appeal),
        (Language::En, "two cards at once", Topic::SeveralCards),
        (Language::En, "pulled the wrong bidding card", Topic::ChangedCall),
        (Language::Et, "karistuskaart", Topic::PenaltyCard),
        (Language::Et, "väärinformatsioon", Topic::Misinformation),
        (Language::Fi, "rangaistuskortti", Topic::PenaltyCard),
        (Language::Fi, "vuoroton lähtö", Topic::LeadOutOfTurn),
        (Language::Fi, "tikkien vaatiminen", Topic::Claim),
        (Language::Pl, "przygwożdżona", Topic::PenaltyCard),
        (Language::De, "Strafkarte", Topic::PenaltyCard),
        (Language::Nb, "straffekort", Topic::PenaltyCard),
        (Language::Nb, "melding i utur", Topic::CallOutOfTurn),
        (Language::Nb, "utspill i utur", Topic::LeadOutOfTurn),
        (Language::En, "too many cards", Topic::WrongNumber),
        (Language::Et, "liiga palju kaarte", Topic::WrongNumber),
        (Language::Fi, "liikaa kortteja", Topic::WrongNumber),
        (Language::Pl, "za dużo kart", Topic::WrongNumber),
        (Language::De, "zu viele Karten", Topic::WrongNumber),
        (Language::Nb, "for mange kort", Topic::WrongNumber),
        (Language::En, "exposed card", Topic::ExposedCard),
        (Language::En, "dropped a card", Topic::ExposedCard),
        (Language::Pl, "karta upadła na stół", Topic::ExposedCard),
        (Language::Et, "kleim", Topic::Claim),
        (Language::Fi, "väistö", Topic::Revoke),
        (Language::Pl, "skład", Topic::Claim),
        (Language::De, "Unterbietung", Topic::InsufficientBid),
        (Language::Nb, "brudd på tempo", Topic::Unauthorized),
    ] {
        let found = say::search(say::words(language), asked);
        assert_eq!(found.first(), Some(&topic), "{}: {asked}: {found:?}", language.code());
    }
}

#[test]
fn provisions_on_conduct_are_found_by_their_words() {
    let w = say::words(Language::En);
    let first = |asked: &str| say::search_conduct(w, Edition::Laws2017, asked).first().map(|one| one.id());
    assert_eq!(first("dummy looks at defender's cards"), Some("43A2c"));
    assert_eq!(first("unduly slow"), Some("90B2"));
    assert_eq!(first(""), None);
    assert_eq!(first("xyzzy"), None);
}

#[test]
fn a_slip_of_a_letter_finds_the_topic_all_the_same() {
    for (language, asked, topic) in [
        (Language::En, "insuficient bid", Topic::InsufficientBid),
        (Language::En, "hesitaton", Topic::Unauthorized),
        (Language::En, "revokke", Topic::Revoke),
        (Language::Et, "mastislagamine", Topic::Revoke),
        (Language::Fi, "rangaistuskotti", Topic::PenaltyCard),
        (Language::De, "ungenugendes Gebot", Topic::InsufficientBid),
        (Language::Nb, "straffkort", Topic::PenaltyCard),
    ] {
        let found = say::search(say::words(language), asked);
        assert!(found.iter().take(3).any(|one| *one == topic), "{}: {asked}: {found:?}", language.code());
    }
    assert!(say::search(say::words(Language::En), "xyzzyx").is_empty());
}

/// A topic is found by its own words, and by enough others in each language that a director need not guess them.
#[test]
fn every_topic_has_words_to_be_found_by() {
    for language in Language::ALL {
        let all = messages(language);
        for topic in Topic::ALL {
            let title = &all[&format!("topic-{}", topic.key())];
            let found = say::search(say::words(language), title);
            assert_eq!(found.first(), Some(topic), "{}: {title}: {found:?}", language.code());
            let words = all[&format!("search-{}", topic.key())].split_whitespace().count();
            assert!(words >= 3, "{}: {} has {words} words", language.code(), topic.key());
        }
    }
}

#[test]
fn the_glossarys_penalties_are_found() {
    for language in Language::ALL {
        for (term, topic) in
            [("procedural_penalty", Topic::Procedure), ("disciplinary_penalty", Topic::Manner)]
        {
            let Some(word) = Term::from_key(term).unwrap().word(language) else { continue };
            let found = say::search(say::words(language), word);
            assert!(found.contains(&topic), "{}: {word}: {found:?}", language.code());
        }
    }
}
