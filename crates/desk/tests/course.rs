//! Random courses of every topic: no question comes twice, no order contradicts another, every ruling has words to say,
//! and no language falls back on English.

use std::collections::BTreeSet;

use openroom_desk::{Advice, Consultation, Order, Query, Question, Ruling, Step, Topic, What, say};
use openroom_lawbook::regulations::{Preset, Regulations};
use openroom_lawbook::{Edition, Language};
use openroom_laws as laws;

use crate::walk::{Dice, any_answer, said};

/// How many courses each topic takes in each edition.
const COURSES: u64 = 25;

/// How many under what each federation chose.
const UNDER_EACH_PRESET: u64 = 5;

/// A course of answers taken at random.
fn course(topic: Topic, (edition, regulations): (Edition, Regulations), seed: u64) -> Consultation {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut now = Consultation::new(topic, edition, regulations);
    for _ in 0..60 {
        let advice = now.consult();
        let Some(question) = advice.open.first() else { break };
        let next = now.answered(*question, any_answer(&mut dice, question, edition));
        if next.consult().unused.is_empty() {
            now = next;
        }
    }
    now
}

fn courses() -> impl Iterator<Item = Consultation> {
    let seeds = std::env::var("COURSES").ok().and_then(|text| text.parse().ok());
    let by_the_laws =
        Edition::ALL.map(|edition| ((edition, Regulations::default()), seeds.unwrap_or(COURSES)));
    let by_presets = Preset::ALL
        .map(|preset| ((preset.edition(), preset.regulations()), seeds.unwrap_or(UNDER_EACH_PRESET)));
    let grounds: Vec<_> = by_the_laws.into_iter().chain(by_presets).collect();
    Topic::ALL.iter().zip(1..).flat_map(move |(topic, nth): (&Topic, u64)| {
        grounds.clone().into_iter().flat_map(move |(ground, seeds)| {
            (1..=seeds).map(move |seed| course(*topic, ground, seed * 1009 + nth * 17 + ground.0 as u64))
        })
    })
}

/// Whether the same is rightly asked again: lists, and calls that follow each other.
fn may_come_again(question: &Question) -> bool {
    matches!(
        question.what,
        What::Law(
            laws::What::Wait(_)
                | laws::What::Choice(laws::Choice::AcceptCall(_))
                | laws::What::Finding(laws::Finding::PlayedToQuittedTrick)
        ) | What::Desk(
            Query::Called(_)
                | Query::AlsoSeen
                | Query::AlsoSuggestedCall
                | Query::AlsoSuggestedCard
                | Query::AnotherPenaltyCard
                | Query::AnotherEvidence
                | Query::AnotherNotOfTheDeal
                | Query::SurplusHolder
                | Query::SurplusCard(_)
                | Query::AlsoLackedCard(_)
                | Query::LackedCardMoved(_)
                | Query::LackedCardLost(_)
                | Query::Result
                | Query::ResultFor(_)
                | Query::Weight(_)
        )
    )
}

/// What is asked twice in one course.
fn asked_twice(advice: &Advice) -> Option<Question> {
    let mut asked: Vec<Question> = vec![];
    for step in &advice.steps {
        let Step::Answered { question, .. } = step else { continue };
        if asked.contains(question) && !may_come_again(question) {
            return Some(*question);
        }
        asked.push(*question);
    }
    None
}

/// Two orders that people are told and that cannot both hold.
fn contradiction(advice: &Advice) -> Option<String> {
    let told: Vec<&Order> = advice.told().map(|(_, order)| order).collect();
    let opposed = |one: &Order, other: &Order| {
        use Order::{Desk, Law};
        use laws::Order as O;
        match (one, other) {
            (Law(O::CallStands(a)), Law(O::CancelCall(b) | O::WithdrawCall(b)))
            | (Law(O::CardStands(a)), Law(O::WithdrawCard(b))) => a == b,
            (
                Law(O::ScoreStands),
                Law(O::AdjustScore(_) | O::AdjustAfterPlay { .. } | O::AdjustWithoutOffence)
                | Desk(
                    Ruling::AdjustedScoreFollows
                    | Ruling::MakesGood
                    | Ruling::Assigned(..)
                    | Ruling::AssignedMix(..),
                ),
            )
            | (
                Desk(Ruling::InOrder),
                Desk(Ruling::Violation | Ruling::Warned | Ruling::ProceduralPenalty(_)),
            )
            | (Desk(Ruling::NothingIrregular), Law(O::WithdrawCard(_) | O::CancelCall(_)))
            | (Desk(Ruling::NotRedealt), Law(O::Redeal) | Desk(Ruling::MayBeRedealt))
            | (Desk(Ruling::CardIsPlayed), Desk(Ruling::CardIsNotPlayed))
            | (Desk(Ruling::TooLate), Desk(Ruling::Rectified)) => true,
            _ => false,
        }
    };
    told.iter().find_map(|one| {
        let other = told.iter().find(|other| opposed(one, other))?;
        Some(format!("{one:?} and {other:?}"))
    })
}

/// Sentences in this language that are those of English word for word, though they have words.
fn english(now: &Consultation, advice: &Advice, language: Language) -> Vec<String> {
    let (own, english) = (said(now, advice, language), said(now, advice, Language::En));
    let has_words = |text: &str| {
        let word = |part: &str| part.len() > 3 && part.chars().all(|letter| letter.is_ascii_lowercase());
        text.split([' ', ',', '.', ':', '?']).filter(|part| word(part)).count() > 1
    };
    own.into_iter()
        .zip(english)
        .filter(|(own, other)| own == other && has_words(own))
        .map(|(own, _)| own)
        .collect()
}

#[test]
fn courses_of_all_topics_are_sound() {
    let mut found = BTreeSet::new();
    for now in courses() {
        let advice = now.consult();
        let mut tell = |what: &str, more: String| {
            let asked = now.answers.iter().map(|(_, answer)| format!("{answer:?}")).collect::<Vec<_>>();
            found.insert(format!(
                "{what} {} {}: {more}\n    {}",
                now.topic.key(),
                now.edition,
                asked.join(" ")
            ));
        };
        if let Some(question) = asked_twice(&advice) {
            tell("asked twice", format!("{question:?}"));
        }
        if let Some(both) = contradiction(&advice) {
            tell("contradiction", both);
        }
        let words = say::words(Language::En);
        if advice.is_ruled() && !advice.is_confidential() && say::ruling_aloud(words, &advice).is_empty() {
            tell("nothing to say", format!("{:?}", advice.orders().collect::<Vec<_>>()));
        }
        for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
            for text in english(&now, &advice, language) {
                tell("English", format!("{}: {text}", language.code()));
            }
        }
    }
    assert!(found.is_empty(), "{} found:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}
