//! Rulings that were kept without words, and with questions that the desk no longer asks: their answers as they stand.

use openroom_lawbook::{Provision, Regulations};
use openroom_laws::Who;
use openroom_reasoning::{Words, say};
use serde_json::Value;

use super::{answered, kebab};
use crate::source::read;
use crate::{Advice, Answer, Consultation, Question, Source, Topic};

/// What was asked and answered, one line each, and that the orders were not kept with it.
pub(super) fn reasons(w: Words, source: &Source) -> Vec<String> {
    let kept = source.kept();
    let answers = kept["consultation"]["answers"].as_array().map_or(&[][..], Vec::as_slice);
    let blank = Consultation::new(Topic::Facts, source.edition(), Regulations::default());
    let advice = source.consultation().unwrap_or(&blank).consult();
    let mut lines: Vec<String> =
        answers.iter().map(|pair| line(w, source, &advice, &pair[0], &pair[1])).collect();
    lines.push(w.t("desk-old-orders"));
    lines
}

/// The answers that today's questions leave out.
pub(super) fn no_longer_asked(w: Words, kept: &Consultation, advice: &Advice) -> Vec<String> {
    let left = advice.unused.iter().filter_map(|place| kept.answers.get(*place));
    left.map(|(asked, given)| answered(w, kept.edition, advice, asked, given)).collect()
}

/// A question and its answer: in sentences where the desk knows them, otherwise by their names.
fn line(w: Words, source: &Source, advice: &Advice, asked: &Value, given: &Value) -> String {
    let edition = source.edition();
    if let (Some(asked), Some(given)) = (read::<Question>(asked), read::<Answer>(given)) {
        return answered(w, edition, advice, &asked, &given);
    }
    let by = read(&asked["by"]).map(|by: Provision| by.cite(edition).to_owned());
    let to = read(&asked["to"]).map(|to: Who| say::who(w, to));
    let variables = [
        ("law", by.unwrap_or_else(|| named(&asked["by"]))),
        ("who", to.unwrap_or_else(|| named(&asked["to"]))),
        ("question", named(inner(&asked["what"]))),
        ("answer", named(inner(given))),
    ];
    w.say("step-answered", &variables)
}

/// What stands under the name of its kind.
fn inner(value: &Value) -> &Value {
    value.as_object().and_then(|fields| fields.values().next()).unwrap_or(value)
}

/// The names in a value, as words.
fn named(value: &Value) -> String {
    let words = |name: &str| kebab(name).replace('-', " ");
    let all: Vec<String> = match value {
        Value::Null => vec![],
        Value::String(name) => vec![words(name)],
        Value::Array(all) => all.iter().map(named).collect(),
        Value::Object(fields) => {
            fields.iter().flat_map(|(name, value)| [words(name), named(value)]).collect()
        }
        other => vec![other.to_string()],
    };
    all.join(" ")
}
