//! What is said aloud, what is not, and what is counted.

use openroom_desk::{Answer, Consultation, Pick, Query, Record, Statistics, Topic, What, say};
use openroom_lawbook::provisions::{L73B2, L89A3};
use openroom_lawbook::regulations::Regulations;
use openroom_lawbook::{Edition, Language};
use openroom_laws as laws;

/// Answers the first open question each time.
fn ruled(topic: Topic, edition: Edition, answers: &[Answer]) -> Consultation {
    let mut now = Consultation::new(topic, edition, Regulations::default());
    for answer in answers {
        let question = now.consult().open[0];
        now = now.answered(question, *answer);
        assert_eq!(now.consult().unused, Vec::<usize>::new(), "{answer:?} to {question:?}");
    }
    assert!(now.consult().is_ruled(), "{:?}", now.consult().open);
    now
}

fn confidential(edition: Edition) -> Consultation {
    match edition {
        Edition::Laws2007 | Edition::Laws2017 => {
            let answers = [
                Answer::Provision(L73B2),
                Answer::Pick(Pick::ByOtherMeans),
                Answer::YES,
                Answer::Pick(Pick::Suspension),
            ];
            ruled(Topic::Prohibited, edition, &answers)
        }
        Edition::Poland2024 => {
            let answers = [Answer::Provision(L89A3), Answer::YES, Answer::Pick(Pick::Statistics)];
            ruled(Topic::Prohibited, edition, &answers)
        }
    }
}

#[test]
fn a_confidential_file_is_neither_said_nor_named() {
    for edition in Edition::ALL {
        let now = confidential(edition);
        assert_eq!(say::ruling_aloud(say::words(Language::En), &now.consult()), "");
        let record = Record { event: "Club Mo".to_owned(), ..Record::new(&now) }.told_at(100);
        assert_eq!(record.told, None);
        let all = Statistics::of([&record]);
        assert_eq!((all.rulings, all.confidential), (0, 1));
        assert!(all.laws.is_empty() && all.topics.is_empty() && all.events.is_empty());
        let said = say::statistics(say::words(Language::En), &all).join(" ");
        assert!(!said.contains("cheating") && !said.contains("Club Mo") && !said.contains("73"), "{said}");
    }
}

#[test]
fn a_ruling_says_each_thing_once() {
    let w = say::words(Language::En);
    let revoke = ruled(
        Topic::Revoke,
        Edition::Laws2017,
        &[
            Answer::Pick(Pick::IsEstablished),
            Answer::Law(laws::Answer::Seat(openroom_cards::Seat::East)),
            Answer::Pick(Pick::NoneOfThese),
            Answer::Pick(Pick::ByOffender),
            Answer::Law(laws::Answer::Number(1)),
            Answer::YES,
        ],
    );
    assert_eq!(say::ruling_aloud(w, &revoke.consult()), "Tricks transferred to North-South: 2.");
}

#[test]
fn what_was_a_serious_error_depends_on_the_edition() {
    let asked = |edition| {
        let answers = [
            Answer::Pick(Pick::AnotherLaw),
            Answer::Pick(Pick::DirectorHimself),
            Answer::Side(openroom_cards::Side::EastWest),
            Answer::YES,
            Answer::YES,
            Answer::Pick(Pick::NobodyVulnerable),
            Answer::Outcome("4SN=".parse().unwrap()),
            Answer::Law(laws::Answer::Number(100)),
        ];
        let mut now = Consultation::new(Topic::AdjustedScore, edition, Regulations::default());
        for answer in answers {
            now = now.answered(now.consult().open[0], answer);
        }
        let advice = now.consult();
        assert_eq!(advice.open[0].what, What::Desk(Query::OwnError));
        say::question(say::words(Language::En), &advice, &advice.open[0])
    };
    assert!(!asked(Edition::Laws2007).contains("extremely"));
    assert!(asked(Edition::Laws2017).contains("extremely"));
    assert!(asked(Edition::Poland2024).contains("extremely"));
}

#[test]
fn a_call_that_is_cancelled_after_all_is_not_said_to_stand() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let call = |text: &str| Answer::Law(laws::Answer::Call(text.parse().unwrap(), None));
    let answers = [
        seat(openroom_cards::Seat::West),
        call("pass"),
        seat(openroom_cards::Seat::South),
        call("1H"),
        Answer::Pick(Pick::NotDoubled),
        seat(openroom_cards::Seat::North),
        Answer::Pick(Pick::LhoOfCaller),
        call("pass"),
    ];
    let advice = ruled(Topic::CallOutOfTurn, Edition::Laws2017, &answers).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert_eq!(said, "Pass by West and all later calls are cancelled. It is the turn of South.");
}

#[test]
fn each_penalty_card_of_two_suits_is_named() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    let diamonds = Answer::Law(laws::Answer::Require(openroom_cards::Suit::Diamonds));
    let answers = [
        seat(openroom_cards::Seat::South),
        seat(openroom_cards::Seat::West),
        card("HK"),
        card("D5"),
        Answer::Pick(Pick::PartnerLeads),
        diamonds,
    ];
    let advice = ruled(Topic::PenaltyCard, Edition::Laws2017, &answers).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert!(said.contains("partner may not use what ♦5 tells"), "{said}");
    assert!(said.contains("Everybody may use what ♥K tells while it lies there."), "{said}");
}

#[test]
fn a_card_of_dummy_is_of_the_suit_that_was_named() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let mut now = Consultation::new(Topic::NamedCard, Edition::Laws2017, Regulations::default());
    for answer in [
        seat(openroom_cards::Seat::South),
        Answer::Pick(Pick::NamedSuit),
        Answer::YES,
        Answer::Law(laws::Answer::Suit(openroom_cards::Suit::Hearts)),
    ] {
        now = now.answered(now.consult().open[0], answer);
    }
    let asked = now.consult().open[0];
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    assert_eq!(now.answered(asked, card("S2")).consult().unused.len(), 1);
    assert!(now.answered(asked, card("H2")).consult().unused.is_empty());
}

#[test]
fn the_offender_is_told_to_follow_suit() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    let mut now = Consultation::new(Topic::Revoke, Edition::Laws2017, Regulations::default());
    for answer in [
        Answer::Pick(Pick::TrickUnfinished),
        seat(openroom_cards::Seat::South),
        seat(openroom_cards::Seat::West),
        card("H5"),
        card("S2"),
        Answer::NO,
    ] {
        now = now.answered(now.consult().open[0], answer);
    }
    let advice = now.consult();
    assert_eq!(advice.open[0].what, What::Desk(Query::FollowsWith(openroom_cards::Seat::North)));
    let said = say::aloud(say::words(Language::En), &advice, Edition::Laws2017, &advice.open[0]);
    assert!(said.is_some_and(|said| said.starts_with("South:") && said.ends_with("follows suit.")));
}

#[test]
fn more_than_the_whole_cannot_be_weighed() {
    let mut now = Consultation::new(Topic::AdjustedScore, Edition::Laws2017, Regulations::default());
    for answer in [
        Answer::Pick(Pick::AnotherLaw),
        Answer::Pick(Pick::DirectorHimself),
        Answer::Side(openroom_cards::Side::EastWest),
        Answer::YES,
        Answer::YES,
        Answer::Pick(Pick::NobodyVulnerable),
        Answer::Outcome("4SN=".parse().unwrap()),
        Answer::Law(laws::Answer::Number(60)),
        Answer::Outcome("4SN-1".parse().unwrap()),
    ] {
        now = now.answered(now.consult().open[0], answer);
    }
    let asked = now.consult().open[0];
    let number = |number| Answer::Law(laws::Answer::Number(number));
    assert!(!asked.admits(&number(60), Edition::Laws2017));
    assert!(asked.admits(&number(40), Edition::Laws2017));
}

#[test]
fn what_the_second_revoke_does_not_cost_contradicts_nothing() {
    for edition in Edition::ALL {
        let mut answers = vec![
            Answer::Pick(Pick::IsEstablished),
            Answer::Law(laws::Answer::Seat(openroom_cards::Seat::East)),
            Answer::Pick(Pick::SecondInSuit),
            Answer::Pick(Pick::ByOffender),
            Answer::Law(laws::Answer::Number(1)),
        ];
        match edition {
            Edition::Laws2007 => answers.push(Answer::YES),
            Edition::Laws2017 | Edition::Poland2024 => answers.extend([Answer::NO, Answer::YES]),
        }
        let advice = ruled(Topic::Revoke, edition, &answers).consult();
        for language in Language::ALL {
            let w = say::words(language);
            let aloud = say::ruling_aloud(w, &advice);
            assert!(!aloud.contains(&w.t("order-no-transfer")), "{aloud}");
            assert!(aloud.contains(&w.t("order-no-transfer-again")), "{aloud}");
        }
    }
}

#[test]
fn how_grave_an_offence_is_is_not_said_aloud() {
    let late = |penalty| {
        let answers = [
            Answer::Provision(openroom_lawbook::provisions::L90B6),
            Answer::YES,
            Answer::Pick(Pick::BreachOfProcedure),
            Answer::Pick(penalty),
        ];
        ruled(Topic::Procedure, Edition::Laws2017, &answers)
    };
    for language in Language::ALL {
        let w = say::words(language);
        let aloud = say::ruling_aloud(w, &late(Pick::Procedural).consult());
        assert!(!aloud.contains(&w.t("ruling-procedure-not-kept")), "{aloud}");
        assert!(aloud.contains(&w.t("ruling-procedural-penalty")), "{aloud}");
    }
}
