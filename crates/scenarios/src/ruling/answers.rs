//! A consultation from a file of answers, and what the file expects of it.

use openroom_desk::{Advice, Answer, Consultation, Question};
use openroom_lawbook::Provision;

use super::{read, words};
use crate::fault::Place;
use crate::line::{Line, Says};

/// Where and why a file of answers cannot be followed any further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// Where.
    pub place: Place,
    /// The line, or the part of it that is meant.
    pub text: String,
    /// The consultation until then.
    pub now: Box<Consultation>,
    /// Why.
    pub why: Stop,
}

/// Why a file of answers cannot be followed any further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The line is neither an answer nor something that can be expected.
    NoSuchLine,
    /// Another question is open, or none.
    NotAsked,
    /// That is no answer to this question.
    NoAnswer(Question),
    /// It cannot be given beside the answers before it.
    CannotBe(Question, Answer),
    /// The answer before did not bring that order, but these.
    DidNotCome(Vec<String>),
    /// It is not ruled there.
    NotRuled,
    /// So many looks after the play are ordered.
    Reviews(usize),
}

impl Stop {
    /// Whether the file was understood, and expects another ruling.
    pub fn is_expectation(&self) -> bool {
        match self {
            Stop::DidNotCome(_) | Stop::NotRuled | Stop::Reviews(_) => true,
            Stop::NoSuchLine | Stop::NotAsked | Stop::NoAnswer(_) | Stop::CannotBe(..) => false,
        }
    }
}

/// Goes on with a consultation by answers written as in a `ruling` block, one a line. What such a block expects may stand
/// there too, as much of it as one likes: `=> 27B …` after the answer that brings it, `ruled`, `reviews 1`.
pub fn answered(start: Consultation, text: &str) -> Result<Consultation, Stopped> {
    let mut now = start;
    // What was ordered before the last answer.
    let mut before = 0;
    for (number, text) in (1..).zip(text.lines()) {
        let line = match Line::read(number, text) {
            Ok(Some(line)) => line,
            Ok(None) => continue,
            Err(fault) => return Err(stopped(&now, fault.place, text.trim(), Stop::NoSuchLine)),
        };
        let advice = now.consult();
        match &line.says {
            Says::Answers { .. } => {
                before = advice.orders().count();
                now = given(&now, &advice, &line)?;
            }
            Says::Follows { by, words } => {
                let came: Vec<String> =
                    ordered(&advice).skip(before).map(|(by, said)| format!("{by} {said}")).collect();
                if !ordered(&advice).skip(before).any(|one| one == (*by, words.clone())) {
                    return Err(stopped(&now, line.place, &line.text, Stop::DidNotCome(came)));
                }
            }
            Says::States => {
                if let Some(stop) = expected(&line, &advice) {
                    return Err(stopped(&now, line.place, &line.text, stop));
                }
            }
            Says::Refused { .. } | Says::Asked(_) | Says::Waiting(_) | Says::Acts(_) => {
                return Err(stopped(&now, line.place, &line.text, Stop::NoSuchLine));
            }
        }
    }
    Ok(now)
}

fn stopped(now: &Consultation, place: Place, text: &str, why: Stop) -> Stopped {
    Stopped { place, text: text.to_owned(), now: Box::new(now.clone()), why }
}

/// The orders, each with its provision.
fn ordered(advice: &Advice) -> impl Iterator<Item = (Provision, String)> {
    advice.orders().map(|(by, order)| (by, words::order(order, advice)))
}

/// The consultation with the answer of this line.
fn given(now: &Consultation, advice: &Advice, line: &Line) -> Result<Consultation, Stopped> {
    let words = line.words();
    let Says::Answers { question, .. } = &line.says else { return Ok(now.clone()) };
    let asks = |open: &&Question| {
        question.to == open.to.into()
            && question.words == words::question(open, advice)
            && question.by.is_none_or(|by| by == open.by)
    };
    let Some(open) = advice.open.iter().find(asks) else {
        return Err(stopped(now, line.place, &line.text, Stop::NotAsked));
    };
    let stop = |why| Err(stopped(now, words.place(), &words.to_string(), why));
    let Ok(answer) = read::answer(open, words, advice, now.edition) else {
        return stop(Stop::NoAnswer(*open));
    };
    let next = now.answered(*open, answer);
    if next.consult().unused.is_empty() { Ok(next) } else { stop(Stop::CannotBe(*open, answer)) }
}

/// Why what this line says does not hold; none where it does.
fn expected(line: &Line, advice: &Advice) -> Option<Stop> {
    let mut words = line.words();
    if words.take("ruled") && words.is_empty() {
        return (!advice.is_ruled()).then_some(Stop::NotRuled);
    }
    let mut words = line.words();
    let reviews = advice.orders().filter(|(_, order)| words::is_review(order)).count();
    match words.take("reviews").then(|| words.number::<usize>()) {
        Some(Ok(wanted)) if words.is_empty() => (wanted != reviews).then_some(Stop::Reviews(reviews)),
        _ => Some(Stop::NoSuchLine),
    }
}

/// An answer as such a file writes it; none where it has no words there.
pub fn answer_as_written(answer: &Answer) -> Option<String> {
    match answer {
        Answer::Law(answer) => crate::table::answer_words(answer),
        Answer::Pick(pick) => Some(words::spaced(pick.name())),
        Answer::Side(side) => Some(side.to_string()),
        Answer::Provision(provision) => Some(provision.id().to_owned()),
        Answer::Topic(topic) => Some(topic.key().to_owned()),
        Answer::Outcome(outcome) => Some(outcome.to_string()),
        Answer::Points(points) => Some(points.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use openroom_desk::Topic;
    use openroom_lawbook::Edition;
    use openroom_lawbook::regulations::Regulations;

    use super::*;

    fn of(text: &str) -> Result<Consultation, Stop> {
        let start = Consultation::new(Topic::Revoke, Edition::Laws2017, Regulations::default());
        answered(start, text).map_err(|stopped| stopped.why)
    }

    const RULED: &str = "# a note\nDirector how far? is established\nDirector offender? E\nDirector revoke exception? none of these\nDirector revoke trick winner? by offender\nDirector later tricks? 1\n";

    #[test]
    fn a_double_may_be_written_out() {
        let over = |call: &str| {
            let start = Consultation::new(Topic::InsufficientBid, Edition::Laws2017, Regulations::default());
            let before = "Director last bidder? N\nDirector last bid? 1S\nDirector offender? E\nDirector offending call? 1D\nDirector since then? next has called\n";
            answered(start, &format!("{before}Director called over S? {call}\n")).ok()
        };
        assert!(over("X").is_some() && over("double") == over("X"));
        assert!(over("redouble") == over("XX") && over("doubled").is_none());
    }

    #[test]
    fn what_is_expected_is_checked() {
        let whole =
            format!("{RULED}=> 64A1 transfer to NS 2\nreviews 1\nDirector compensated enough? yes\nruled\n");
        assert!(of(&whole).is_ok_and(|now| now.consult().is_ruled()), "{:?}", of(&whole));
        let other = of(&format!("{RULED}=> 64A1 transfer to NS 1\n"));
        assert!(
            matches!(&other, Err(Stop::DidNotCome(came)) if came[0] == "64A1 transfer to NS 2"),
            "{other:?}"
        );
        assert_eq!(of(&format!("{RULED}ruled\n")), Err(Stop::NotRuled));
        assert_eq!(of(&format!("{RULED}reviews 2\n")), Err(Stop::Reviews(1)));
    }

    #[test]
    fn what_cannot_be_followed_says_why() {
        assert_eq!(of("E 1D\n"), Err(Stop::NoSuchLine));
        assert_eq!(of("ruled twice\n"), Err(Stop::NoSuchLine));
        assert_eq!(of("Director dealer? N\n"), Err(Stop::NotAsked));
        assert!(matches!(of("Director how far? quite far\n"), Err(Stop::NoAnswer(_))));
        let twice = "Director how far? trick complete\nDirector declarer? S\nDirector leader? N\nDirector card led? HA\nDirector played to E? HA\n";
        assert!(matches!(of(twice), Err(Stop::CannotBe(..))));
    }

    #[test]
    fn every_answer_that_can_be_counted_is_read_as_it_is_written() {
        for topic in Topic::ALL {
            let now = Consultation::new(*topic, Edition::Laws2017, Regulations::default());
            let advice = now.consult();
            let Some(question) = advice.open.first() else { continue };
            for answer in question.answers(now.edition) {
                let written = answer_as_written(&answer).unwrap_or_default();
                let read = super::super::answer_in_words(question, &written, &advice, now.edition);
                assert_eq!(read.ok(), Some(answer), "{}: {written}", topic.key());
            }
        }
    }
}
