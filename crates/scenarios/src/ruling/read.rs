//! Answers at the desk, as their questions want them.

use openroom_cards::Side;
use openroom_desk::{Advice, Answer, Form, Question, Topic};
use openroom_lawbook::{Edition, Provision};

use super::words::spaced;
use crate::fault::Fault;
use crate::table;
use crate::words::Words;

/// Reads an answer to the question.
pub(super) fn answer(
    question: &Question,
    words: Words<'_>,
    advice: &Advice,
    edition: Edition,
) -> Result<Answer, Fault> {
    let mut rest = words;
    let answer = match question.form() {
        Form::Law(form) => return table::read_answer(form, words, &advice.table).map(Answer::Law),
        Form::Pick(picks) => {
            let offered = || picks.iter().filter(|pick| question.admits(&Answer::Pick(**pick), edition));
            let words = rest.to_string();
            let Some(pick) = offered().find(|pick| spaced(pick.name()) == words) else {
                let names: Vec<String> = offered().map(|pick| spaced(pick.name())).collect();
                return Err(rest.fault(format!("one of: {}", names.join(", "))));
            };
            return Ok(Answer::Pick(*pick));
        }
        Form::Side => Answer::Side(rest.read("NS or EW", |word| word.parse::<Side>().ok())?),
        Form::Provision(_) => Answer::Provision(rest.provision()?),
        Form::Topic => Answer::Topic(rest.read("a topic (`openroom rule --list`)", |word| {
            Topic::ALL.iter().copied().find(|topic| topic.key() == word)
        })?),
        Form::Outcome => {
            Answer::Outcome(rest.read("a result (4SN=, 3NTXW-2, PASS)", |word| word.parse().ok())?)
        }
        Form::Points => Answer::Points(rest.read("a number of points (-3, 3.5)", |word| word.parse().ok())?),
    };
    rest.done()?;
    if !question.admits(&answer, edition) {
        return Err(words.fault("an answer that can be given here"));
    }
    Ok(answer)
}

/// By which provision the answer is refused that can be given only in another edition: the one that it names, or the one
/// that asks.
pub(super) fn of_another_edition(
    question: &Question,
    words: Words<'_>,
    edition: Edition,
) -> Option<Provision> {
    let mut rest = words;
    let (answer, by) = match question.form() {
        Form::Provision(_) => {
            let named = rest.provision().ok()?;
            (Answer::Provision(named), named)
        }
        Form::Pick(picks) => {
            let words = rest.to_string();
            let pick = picks.iter().find(|pick| spaced(pick.name()) == words)?;
            (Answer::Pick(*pick), question.by)
        }
        Form::Law(_) | Form::Side | Form::Topic | Form::Outcome | Form::Points => return None,
    };
    (!question.admits(&answer, edition)).then_some(by)
}
