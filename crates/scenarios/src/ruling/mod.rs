//! What stands behind `ruling` blocks: a consultation at the director's desk.

mod answers;
mod read;
mod words;

pub use answers::{Stop, Stopped, answer_as_written, answered};

use openroom_desk::{Advice, Consultation, Step, Topic};
use openroom_lawbook::regulations::Regulations;
use openroom_lawbook::{Edition, Language};

use crate::document::Header;
use crate::fault::Fault;
use crate::ground::{Asked, Chapter, Check, Did, Differs, Driver, Entry, Ground, Ordered, Refusal};
use crate::line::Who;
use crate::settings::regulations;
use crate::words::Words;

/// Blocks of kind `ruling`.
pub(crate) struct Rulings;

const BEGINNINGS: &[(&str, &str)] =
    &[("topic TOPIC", "what was seen: `topic insufficient-bid`; `openroom rule --list` names them")];

const CHECKS: &[(&str, &str)] =
    &[("ruled", "nothing more is asked"), ("reviews N", "how many looks after the play are ordered")];

impl Driver for Rulings {
    fn begin(&self, edition: Edition, header: &Header) -> Result<Box<dyn Ground>, Fault> {
        Ok(Box::new(AtDesk { edition, regulations: regulations(header)?, now: None }))
    }

    fn vocabulary(&self) -> Vec<Entry> {
        let fixed = [(Chapter::Beginnings, BEGINNINGS), (Chapter::Checks, CHECKS)];
        let fixed = fixed.into_iter().flat_map(|(chapter, list)| {
            list.iter().map(move |(form, meaning)| Entry { chapter, form, meaning })
        });
        fixed.chain(words::entries()).collect()
    }
}

/// A consultation, from the line that names its topic on.
struct AtDesk {
    edition: Edition,
    regulations: Regulations,
    now: Option<(Consultation, Advice)>,
}

impl AtDesk {
    /// Goes on to this consultation; what was ordered since.
    fn take(&mut self, next: Consultation) -> Did {
        let before = self.now.as_ref().map_or(0, |(_, advice)| advice.orders().count());
        let advice = next.consult();
        let orders: Vec<Ordered> = advice
            .orders()
            .skip(before)
            .map(|(by, order)| Ordered { by, words: words::order(order, &advice) })
            .collect();
        self.now = Some((next, advice));
        Did::Acted(orders)
    }

    fn begun(&self, words: &Words<'_>) -> Result<&(Consultation, Advice), Fault> {
        self.now.as_ref().ok_or_else(|| words.fault("`topic TOPIC` first"))
    }
}

impl Ground for AtDesk {
    fn act(&mut self, _: Who, words: Words<'_>) -> Result<Did, Fault> {
        Err(words.fault("an answer (`Director dealer? N`): at the desk nobody acts"))
    }

    fn state(&mut self, mut words: Words<'_>) -> Result<Did, Fault> {
        if words.take("topic") {
            let topic = words.read("a topic (`openroom rule --list`)", |word| {
                Topic::ALL.iter().copied().find(|topic| topic.key() == word)
            })?;
            words.done()?;
            return Ok(self.take(Consultation::new(topic, self.edition, self.regulations)));
        }
        let (_, advice) = self.begun(&words)?;
        let (expected, found) = if words.take("ruled") {
            ("ruled".to_owned(), if advice.is_ruled() { "ruled" } else { "not ruled" }.to_owned())
        } else if words.take("reviews") {
            let expected: usize = words.number()?;
            let reviews = advice.orders().filter(|(_, order)| words::is_review(order)).count();
            (format!("reviews {expected}"), format!("reviews {reviews}"))
        } else {
            return Err(words.fault("a line of a ruling block"));
        };
        words.done()?;
        Ok(Did::Checked(Check { expected, found, by: Vec::new() }))
    }

    fn questions(&self) -> Vec<Asked> {
        let Some((_, advice)) = &self.now else { return Vec::new() };
        let asked = |question: &openroom_desk::Question| Asked {
            by: question.by,
            to: question.to.into(),
            words: words::question(question, advice),
        };
        advice.open.iter().map(asked).collect()
    }

    fn waits(&self) -> Vec<Asked> {
        Vec::new()
    }

    fn answer(&mut self, question: usize, words: Words<'_>) -> Result<Did, Fault> {
        let (now, advice) = self.begun(&words)?;
        let Some(question) = advice.open.get(question).copied() else {
            return Err(words.fault("a question that is open"));
        };
        if let Some(other) = read::of_another_edition(&question, words, self.edition) {
            return Ok(Did::Refused(Refusal { by: Some(other), words: String::new() }));
        }
        let answer = read::answer(&question, words, advice, self.edition)?;
        let next = now.answered(question, answer);
        if !next.consult().unused.is_empty() {
            return Err(words.fault("an answer that can be given here"));
        }
        Ok(self.take(next))
    }

    fn reasoning(&self, language: Language) -> Vec<Vec<String>> {
        let Some((now, advice)) = &self.now else { return Vec::new() };
        vec![openroom_desk::say::reasoning(openroom_desk::say::words(language), now, advice)]
    }

    fn rebuild(&mut self) -> Result<(), Differs> {
        let Some((now, advice)) = &self.now else { return Ok(()) };
        let again = now.to_json().and_then(|stored| Consultation::from_json(&stored)).ok();
        let steps = |advice: &Advice| -> Vec<Step> { advice.steps.clone() };
        match again.map(|again| again.consult()) {
            Some(rebuilt) if rebuilt == *advice => Ok(()),
            other => Err(Differs {
                was: format!("{:?}", steps(advice)),
                rebuilt: format!("{:?}", other.as_ref().map(steps)),
            }),
        }
    }
}

/// Reads one answer to an open question, in the words of scenarios.
pub fn answer_in_words(
    question: &openroom_desk::Question,
    text: &str,
    advice: &Advice,
    edition: Edition,
) -> Result<openroom_desk::Answer, Fault> {
    let split = crate::words::split(1, text);
    let end = crate::fault::Place { line: 1, column: text.chars().count() + 1 };
    read::answer(question, Words::new(&split, end), advice, edition)
}

/// A question as an answer of a `ruling` block names it.
pub fn question_in_words(question: &openroom_desk::Question, advice: &Advice) -> String {
    format!("{} {}", Who::from(question.to), words::question(question, advice))
}
