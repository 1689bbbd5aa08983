//! Answers in the address of a page: a consultation is its link, and every page of it can be kept and opened again.

use std::fmt::Write as _;

use openroom_cards::Outcome;
use openroom_desk::{Advice, Answer, Consultation, Question, say};
use openroom_lawbook::{Edition, Language};
use openroom_laws as laws;

/// The most answers that an address holds.
const MOST: usize = 200;

/// The longest part of an address that is shown.
const LONGEST: usize = 40;

/// The consultation after these answers; it ends where one cannot be given.
pub(crate) fn follow(start: Consultation, path: &str) -> Consultation {
    let mut now = start;
    for token in path.split('.').filter(|token| !token.is_empty()).take(MOST) {
        let Some(next) = step(&now, token) else { break };
        now = next;
    }
    now
}

/// The first part of an address that this consultation, which was followed from it, could not take; cut where it is long.
pub(super) fn unread<'a>(now: &Consultation, path: &'a str) -> Option<&'a str> {
    let token = path.split('.').filter(|token| !token.is_empty()).nth(now.answers.len())?;
    Some(token.char_indices().nth(LONGEST).map_or(token, |(end, _)| &token[..end]))
}

/// One answer more, if it can be given to the first question that is open.
pub(crate) fn step(now: &Consultation, token: &str) -> Option<Consultation> {
    let question = now.consult().open.first().copied()?;
    let next = now.answered(question, read(&question, token, now.edition)?);
    next.consult().unused.is_empty().then_some(next)
}

/// The answers from this place on, each with a mark of what was asked, as they stand in an address.
pub(super) fn later(now: &Consultation, from: usize) -> String {
    let mut asked = Consultation { answers: vec![], ..now.clone() };
    let mut all = vec![];
    for ((place, token), (question, answer)) in path(now).into_iter().enumerate().zip(&now.answers) {
        if place >= from {
            all.push(format!("{token}~{}", mark(&asked.consult(), question)));
        }
        asked = asked.answered(*question, *answer);
    }
    all.join(".")
}

/// Gives those of these answers again whose question is asked in the same words.
pub(super) fn refollow(now: Consultation, later: &str) -> Consultation {
    later.split('.').filter_map(|one| one.rsplit_once('~')).take(MOST).fold(now, |now, (token, marked)| {
        let advice = now.consult();
        let same = advice.open.first().is_some_and(|question| mark(&advice, question) == marked);
        same.then(|| step(&now, token)).flatten().unwrap_or(now)
    })
}

/// What is asked, in a few letters.
fn mark(advice: &Advice, question: &Question) -> String {
    let w = say::words(Language::En);
    let who = openroom_reasoning::say::who(w, question.to);
    let all = [question.by.id(), &who, &say::question(w, advice, question)].join(" ");
    let sum =
        all.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{sum:08x}")
}

fn read(question: &Question, token: &str, edition: Edition) -> Option<Answer> {
    let listed = question.answers(edition);
    if let Some((_, answer)) = (0..).zip(&listed).find(|(place, answer)| write(*place, answer) == token) {
        return Some(*answer);
    }
    let written = match question.form() {
        openroom_desk::Form::Outcome => result(token).map(Answer::Outcome),
        openroom_desk::Form::Points => token.parse().ok().map(Answer::Points),
        _ => None,
    };
    written.filter(|answer| question.admits(answer, edition))
}

/// A result as it is typed on a phone: in small letters too, and exactly made where nothing is said of its tricks.
fn result(token: &str) -> Option<Outcome> {
    let large = token.to_uppercase();
    [token, &large, &format!("{large}=")].into_iter().find_map(|text| text.parse().ok())
}

/// The answers of a consultation as they stand in an address.
pub(crate) fn path(now: &Consultation) -> Vec<String> {
    now.answers
        .iter()
        .map(|(question, answer)| {
            let place = question.answers(now.edition).iter().position(|one| one == answer);
            write(place.unwrap_or_default(), answer)
        })
        .collect()
}

/// An answer in an address: a short word where it has one, otherwise its place in the list.
pub(crate) fn write(place: usize, answer: &Answer) -> String {
    match answer {
        Answer::Law(laws::Answer::Yes) => "yes".to_owned(),
        Answer::Law(laws::Answer::No) => "no".to_owned(),
        Answer::Law(laws::Answer::Seat(seat)) => seat.to_string(),
        Answer::Law(laws::Answer::Suit(suit)) => suit.to_string(),
        Answer::Law(laws::Answer::Number(number)) => number.to_string(),
        Answer::Law(laws::Answer::Call(call, _)) => call.to_string(),
        Answer::Law(laws::Answer::Card(card, _)) => card.to_string(),
        Answer::Law(_) => format!("at{place}"),
        Answer::Pick(pick) => pick.name().to_owned(),
        Answer::Side(side) => side.to_string(),
        Answer::Provision(provision) => provision.id().to_owned(),
        Answer::Topic(topic) => topic.key().to_owned(),
        Answer::Outcome(outcome) => outcome.to_string(),
        // A full stop parts the answers.
        Answer::Points(points) => points.to_string().replace('.', ","),
    }
}

/// Signs that mean something in an address are written by their numbers.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_') {
            safe.push(char::from(byte));
        } else {
            let _ = write!(safe, "%{byte:02X}");
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_desk::Topic;
    use openroom_lawbook::regulations::Regulations;

    #[test]
    fn a_result_is_typed_in_a_hurry() {
        for (typed, meant) in [("4sn", "4SN="), ("3ntw-2", "3NTW-2"), ("4hxe+1", "4HxE+1"), ("4S N", "4SN=")]
        {
            assert_eq!(result(typed), meant.parse().ok(), "{typed}");
            assert!(result(typed).is_some(), "{typed}");
        }
        assert_eq!(result("4S"), None);
        assert_eq!(result("four spades"), None);
    }

    #[test]
    fn what_is_written_is_read() {
        let start = Consultation::new(Topic::InsufficientBid, Edition::Laws2017, Regulations::default());
        let now = follow(start.clone(), "N.1S.E.1D.NothingSince.no.2D.yes");
        assert!(now.consult().is_ruled());
        assert_eq!(path(&now).join("."), "N.1S.E.1D.NothingSince.no.2D.yes");
        assert_eq!(follow(start.clone(), &path(&now).join(".")), now);
        let adjusted = Consultation::new(Topic::AdjustedScore, Edition::Laws2017, Regulations::default());
        let scores = "AnotherLaw.DirectorHimself.NS.yes.yes.NobodyVulnerable.3SN=.100.yes.-12.-10,5.1,4.Imps";
        let split = follow(adjusted, scores);
        assert!(split.consult().is_ruled());
        assert_eq!(path(&split).join("."), scores);
        let half = follow(start, "N.1S.nonsense.E.1D");
        assert_eq!(half.answers.len(), 2);
        assert_eq!(unread(&half, "N.1S.nonsense.E.1D"), Some("nonsense"));
        assert_eq!(unread(&now, "N.1S.E.1D.NothingSince.no.2D.yes"), None);
    }

    #[test]
    fn an_answer_is_given_again_only_to_the_question_that_it_answered() {
        let start = Consultation::new(Topic::InsufficientBid, Edition::Laws2017, Regulations::default());
        let ruled = follow(start.clone(), "N.1S.E.1D.NothingSince.no.2D.yes");
        let before = follow(start, "N.1S.E.1D.NothingSince.no");
        let again = |call: &str| refollow(step(&before, call).unwrap(), &later(&ruled, 7));
        assert_eq!(again("2D"), ruled);
        assert_eq!(path(&again("4S")).join("."), "N.1S.E.1D.NothingSince.no.4S");
        let other = refollow(follow(before, "2D.no"), &later(&ruled, 8));
        assert!(!other.consult().is_ruled());
    }

    #[test]
    fn results_and_scores_are_read() {
        let start = Consultation::new(Topic::AdjustedScore, Edition::Laws2017, Regulations::default());
        let text = "AnotherLaw.DirectorHimself.EW.yes.yes.NobodyVulnerable.4SN+1.100.no";
        let now = follow(start, text);
        assert!(now.consult().is_ruled());
        assert_eq!(path(&now).join("."), text);
        assert_eq!(escaped("4SN+1"), "4SN%2B1");
    }
}
