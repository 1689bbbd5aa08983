//! Every topic in every edition, with every kind of answer: it ends, cites what the edition has, and is replayed.

use openroom_cards::Outcome;
use openroom_desk::{Advice, Answer, Consultation, Form, Order, Points, Question, Step, Topic, say};
use openroom_lawbook::regulations::Regulations;
use openroom_lawbook::{Edition, Language};

/// A small generator, so that a failure can be walked again.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

pub(crate) fn any_answer(dice: &mut Dice, question: &Question, edition: Edition) -> Answer {
    match question.form() {
        Form::Outcome => {
            Answer::Outcome(["4SN=", "3NTW-2", "2HXE+1"][dice.roll(3)].parse::<Outcome>().unwrap())
        }
        Form::Points => {
            Answer::Points(["-20", "3.4", "-0.25", "11,5", "12"][dice.roll(5)].parse::<Points>().unwrap())
        }
        _ => {
            let all = question.answers(edition);
            let last = all.len() - 1;
            if dice.roll(6) == 0 { all[last] } else { all[dice.roll(all.len())] }
        }
    }
}

fn check(consultation: &Consultation) {
    let advice = consultation.consult();
    let edition = consultation.edition;
    for step in &advice.steps {
        let by = match step {
            Step::Answered { question, .. } => question.by,
            Step::Ordered { by, .. } => *by,
        };
        assert!(by.exists_in(edition), "{by} in {edition}: {consultation:?}");
    }
    for question in &advice.open {
        assert!(question.by.exists_in(edition), "{} in {edition}: {consultation:?}", question.by);
    }
    assert_eq!(advice.unused, Vec::<usize>::new(), "{consultation:?}");
}

#[test]
fn every_topic_ends_in_a_ruling_in_every_edition() {
    for topic in Topic::ALL {
        for edition in Edition::ALL {
            let mut ruled = 0;
            for seed in 1..=30 {
                let mut dice = Dice(seed * 7919 + edition as u64 * 104_729);
                let mut now = Consultation::new(*topic, edition, Regulations::default());
                for _ in 0..80 {
                    check(&now);
                    let advice = now.consult();
                    let Some(question) = advice.open.first() else { break };
                    let answer = any_answer(&mut dice, question, edition);
                    let next = now.answered(*question, answer);
                    let after = next.consult();
                    if after.unused.is_empty() {
                        assert!(after.steps.starts_with(&advice.steps), "{now:?}");
                        now = next;
                    }
                }
                let advice = now.consult();
                if advice.is_ruled() {
                    ruled += 1;
                    assert!(advice.orders().next().is_some(), "nothing ordered: {now:?}");
                }
                let stored = serde_json::to_string(&now).unwrap();
                let read: Consultation = serde_json::from_str(&stored).unwrap();
                assert_eq!(read.consult(), advice);
            }
            assert!(ruled > 2, "{} in {edition}: {ruled} of 30", topic.key());
        }
    }
}

/// What a sentence shows where something that it should name is missing.
const HOLES: [&str; 15] =
    ["  ", " .", " ,", "()", "( ", " )", "{", "}", "„“", "..", ",,", "?.", " ?", ":.", ";."];

/// Everything that is said of a consultation, in this language.
pub(crate) fn said(now: &Consultation, advice: &Advice, language: Language) -> Vec<String> {
    let w = say::words(language);
    let mut all = say::reasoning(w, now, advice);
    all.push(say::ruling_aloud(w, advice));
    for question in &advice.open {
        all.push(say::question(w, advice, question));
        all.extend(say::aloud(w, advice, now.edition, question));
        let answers = question.answers(now.edition);
        all.extend(answers.iter().take(8).map(|answer| say::answer(w, now.edition, question, answer)));
    }
    all
}

#[test]
fn no_sentence_has_a_hole_in_any_language() {
    for (nth, topic) in (1..).zip(Topic::ALL) {
        for edition in Edition::ALL {
            for seed in 1..=12 {
                let mut dice = Dice(seed * 6_700_417 + nth * 193 + edition as u64 * 104_729);
                let mut now = Consultation::new(*topic, edition, Regulations::default());
                for _ in 0..40 {
                    let advice = now.consult();
                    let Some(question) = advice.open.first() else { break };
                    let next = now.answered(*question, any_answer(&mut dice, question, edition));
                    if next.consult().unused.is_empty() {
                        now = next;
                    }
                }
                let advice = now.consult();
                for language in Language::ALL {
                    for line in said(&now, &advice, language) {
                        let hole = HOLES.iter().find(|hole| line.contains(**hole));
                        assert!(hole.is_none(), "{}: {hole:?} in {line:?}: {now:?}", language.code());
                        let whole = !line.starts_with(' ') && !line.ends_with(' ');
                        assert!(whole, "{}: {line:?}: {now:?}", language.code());
                    }
                }
            }
        }
    }
}

#[test]
fn alternatives_are_what_the_answers_lead_to() {
    let now = Consultation::new(Topic::Facts, Edition::Laws2017, Regulations::default());
    let open = now.consult().open[0];
    let all = now.alternatives(open);
    assert_eq!(all.len(), 2);
    assert_ne!(all[0].1, all[1].1);
    let later = now.answered(open, Answer::NO);
    assert_eq!(later.back(), now);
    let changed = later.changed(0, Answer::YES);
    assert!(matches!(&changed.consult().steps[1], Step::Ordered { order: Order::Desk(_), .. }));
}

#[test]
fn an_answer_of_another_form_is_no_answer() {
    let now = Consultation::new(Topic::Facts, Edition::Laws2017, Regulations::default());
    let open = now.consult().open[0];
    let wrong = now.answered(open, Answer::Points(Points::ZERO)).consult();
    assert_eq!((wrong.open, wrong.unused), (vec![open], vec![0]));
}

#[test]
fn every_answer_is_said_to_lead_somewhere() {
    for (nth, topic) in (1..).zip(Topic::ALL) {
        let mut dice = Dice(nth * 15_485_863);
        let mut now = Consultation::new(*topic, Edition::Laws2017, Regulations::default());
        for _ in 0..40 {
            let advice = now.consult();
            let Some(question) = advice.open.first() else { break };
            let next = now.answered(*question, any_answer(&mut dice, question, now.edition));
            let after = next.consult();
            if after.unused.is_empty() {
                let leads = say::leads_to(say::words(Language::En), advice.steps.len(), &after);
                assert!(!leads.is_empty(), "{next:?}");
                now = next;
            }
        }
    }
}
