//! The director's desk: topics, a consultation, open cases.

use axum::extract::State;
use openroom_desk::{Advice, Consultation, Group, Question, Step, Topic, say};
use openroom_lawbook::Edition;
use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use super::caller::{Caller, Path};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::acts::plain;
use crate::app::{App, apart};
use crate::club::Scope;
use crate::json::Json;
use crate::pages::desk::{self, Rules};
use crate::pages::desk_open::{OpenCase, open_cases};
use crate::pages::{desk_live, desk_path};
use crate::visitor::Query;
use crate::words::words;
use crate::wrong::Wrong;

/// The longest search, and the longest answer that is said again.
const LONGEST: usize = 100;
/// The most answers of one consultation.
const MOST: usize = 200;

/// What the desk knows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct DeskShown {
    /// The topics, or those that a search finds, in groups.
    groups: Vec<TopicGroup>,
    /// The Laws that can be chosen: an edition alone, or a federation with its edition.
    laws: Vec<LawsChoice>,
}

/// Topics that belong together.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TopicGroup {
    /// What they are about.
    name: String,
    /// The topics.
    topics: Vec<TopicShown>,
}

/// A topic.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TopicShown {
    /// Its key.
    #[cfg_attr(test, schema(example = "insufficient-bid"))]
    topic: String,
    /// What was seen at the table.
    title: String,
}

/// Laws that can be chosen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LawsChoice {
    /// As `laws` takes it.
    #[cfg_attr(test, schema(example = "2017"))]
    laws: String,
    /// In words.
    name: String,
}

/// A consultation after the answers so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ConsultationShown {
    /// The key of the topic.
    topic: String,
    /// What was seen at the table.
    title: String,
    /// The edition and the authority in force, in words.
    laws: String,
    /// The answers so far, as `answers` takes them.
    answers: Vec<String>,
    /// What is asked next; none when it is ruled.
    asked: Option<QuestionShown>,
    /// Whether it is ruled.
    ruled: bool,
    /// What is ordered, when it is ruled.
    orders: Vec<OrderShown>,
    /// What the Director says to the players then, in the language of `say`.
    aloud: String,
    /// How it came to this: each question with its answer, each order, with its provision.
    steps: Vec<StepShown>,
}

/// A question of the desk.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct QuestionShown {
    /// The question.
    text: String,
    /// The provision that asks it.
    law: String,
    /// The title of the provision.
    title: String,
    /// When it applies.
    when: String,
    /// What the Director says to the player who is asked, in the language of `say`.
    aloud: Option<String>,
    /// The answers that can be given; none where it is written.
    answers: Vec<AnswerShown>,
    /// Where the answer is written: an example of one.
    written: Option<String>,
}

/// An answer that can be given.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct AnswerShown {
    /// As `answers` takes it.
    #[cfg_attr(test, schema(example = "yes"))]
    answer: String,
    /// In words.
    text: String,
    /// What it leads to: the orders that it brings, then the next question; where there are few answers.
    leads_to: Option<String>,
}

/// An order.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct OrderShown {
    /// In words.
    text: String,
    /// The provision that orders it.
    law: String,
}

/// A step of the reasoning.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct StepShown {
    /// The question, or the order.
    text: String,
    /// Its provision.
    law: String,
    /// The answer, where it was a question.
    answer: Option<String>,
}

/// A table with an open case.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CaseOpen {
    /// The event and the table.
    place: String,
    /// What it is about; of a board that the caller has still to play only that there is a case.
    about: String,
    /// The page where it is dealt with; none for a board that the caller has still to play.
    page: Option<String>,
}

impl From<OpenCase> for CaseOpen {
    fn from(case: OpenCase) -> CaseOpen {
        CaseOpen { place: case.place, about: case.about, page: case.link }
    }
}

/// What is asked at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TableDesk {
    /// Names what is shown: an answer brings it along.
    mark: String,
    /// What the Director is asked.
    asked: Vec<TableQuestion>,
    /// What he says to the players who are asked, in the language of `say`.
    aloud: Vec<String>,
}

/// A question of a table to its Director.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TableQuestion {
    /// Its key, for the answer.
    question: String,
    /// The question.
    text: String,
    /// The provision that asks it.
    law: String,
    /// The title of the provision.
    title: String,
    /// When it applies.
    when: String,
    /// The answers, by number from 0.
    answers: Vec<String>,
    /// What each answer would lead to, where there are few.
    leads_to: Vec<LeadsTo>,
}

/// What an answer would lead to.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LeadsTo {
    /// The answer.
    answer: String,
    /// The orders that it brings, then the next question.
    then: String,
}

fn rules(caller: &Caller, query: &Query) -> Result<Rules, Refused> {
    if let Some(say) = query.get("say").filter(|say| crate::language::read(say).is_none()) {
        return Err(not_one_of(caller, "say", say, "en, et, fi, pl, de, nb"));
    }
    read(caller, |name| query.get(name))
}

/// The Laws that a program names: an edition alone, or a federation with its edition.
pub(super) fn rules_sent(caller: &Caller, laws: Option<&str>) -> Result<Rules, Refused> {
    read(caller, |name| laws.filter(|_| name == "laws"))
}

fn read<'a>(caller: &Caller, get: impl Fn(&str) -> Option<&'a str>) -> Result<Rules, Refused> {
    Rules::read(&get).ok_or_else(|| {
        let (name, value) = ["laws", "edition", "preset"]
            .into_iter()
            .find_map(|name| Some((name, get(name)?)))
            .unwrap_or(("edition", ""));
        let editions = Edition::ALL.map(Edition::name).join(", ");
        let presets = openroom_lawbook::regulations::Preset::ALL
            .map(openroom_lawbook::regulations::Preset::id)
            .join(", ");
        let values = match name {
            "edition" => editions,
            "preset" => presets,
            _ => format!("{editions}, {presets}"),
        };
        not_one_of(caller, name, value, &values)
    })
}

fn not_one_of(caller: &Caller, name: &str, value: &str, values: &str) -> Refused {
    let value = plain(value, LONGEST);
    let with = [("name", name.to_owned()), ("value", value), ("values", values.to_owned())];
    Refused::field(name, caller.words().say("api-one-of", &with))
}

/// The topic with this key.
pub(super) fn topic(caller: &Caller, key: &str) -> Result<Topic, Refused> {
    let found = Topic::ALL.iter().copied().find(|topic| topic.key() == key);
    found.ok_or_else(|| caller.no(&Wrong::NotFound))
}

/// What can be seen at a table, or what a search finds of it, and the Laws that can be chosen.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk", tag = "desk", security((), ("token" = ["read"])),
    params(("q" = Option<String>, Query, description = "words to search for", example = "insufficient")),
    responses((status = 200, body = DeskShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn topics(caller: Caller, query: Query) -> Result<Json<DeskShown>, Refused> {
    let w = caller.words();
    let rules = rules(&caller, &query)?;
    let found = say::search(w, &plain(query.get("q").unwrap_or_default(), LONGEST));
    let shown = |topic: &Topic| TopicShown { topic: topic.key().to_owned(), title: say::topic(w, *topic) };
    let group = |(group, of): (Group, Vec<Topic>)| TopicGroup {
        name: say::group(w, group),
        topics: of.iter().map(shown).collect(),
    };
    Ok(Json(DeskShown {
        groups: say::in_groups(&found).into_iter().map(group).collect(),
        laws: rules
            .offered(w)
            .into_iter()
            .map(|(laws, name, _)| LawsChoice { laws: laws.to_owned(), name })
            .collect(),
    }))
}

/// A consultation: the question that is asked next after the answers so far, or the ruling. Nothing of it is kept on the
/// server: send all answers again with the next one.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk/topics/{topic}", tag = "desk", security((), ("token" = ["read"])),
    params(("topic" = String, Path, description = "the key of the topic", example = "insufficient-bid"),
           ("answers" = Option<String>, Query, description = "the answers so far, with points between them",
            example = "N.1S.E.1D.NothingSince"),
           ("laws" = Option<String>, Query, description = "an edition alone, or a federation with its edition",
            example = "2017"),
           ("edition" = Option<String>, Query, description = "the edition", example = "2017"),
           ("preset" = Option<String>, Query, description = "the federation whose choices are in force",
            example = "wbf"),
           ("say" = Option<String>, Query, description = "the language of what is said aloud: en, et, fi, pl, de, nb",
            example = "pl")),
    responses((status = 200, body = ConsultationShown), (status = 404, body = Refusal),
              (status = 422, body = Refusal, description = "an answer that cannot be given, or Laws that do not exist"))))]
pub(super) async fn consult(
    caller: Caller,
    Path(key): Path<String>,
    query: Query,
) -> Result<Json<ConsultationShown>, Refused> {
    let topic = topic(&caller, &key)?;
    let rules = rules(&caller, &query)?;
    let now = followed(&caller, rules.start(topic), query.get("answers").unwrap_or_default())?;
    Ok(Json(shown(&caller, topic, rules, &now)))
}

/// The consultation after these answers, each of which can be given.
pub(super) fn followed(caller: &Caller, start: Consultation, answers: &str) -> Result<Consultation, Refused> {
    let w = caller.words();
    let mut now = start;
    for (place, answer) in answers.split('.').filter(|one| !one.is_empty()).enumerate() {
        let next = if place < MOST { desk_path::step(&now, answer) } else { None };
        let Some(next) = next else {
            let advice = now.consult();
            let text = plain(answer, LONGEST);
            let message = match advice.open.first() {
                Some(question) => {
                    let question = say::question(w, &advice, question);
                    w.say("api-answer", &[("text", text), ("question", question)])
                }
                None => w.with("api-nothing-asked", "text", text),
            };
            return Err(Refused::field(format!("answers[{place}]"), message));
        };
        now = next;
    }
    Ok(now)
}

fn shown(caller: &Caller, topic: Topic, rules: Rules, now: &Consultation) -> ConsultationShown {
    let w = caller.words();
    let advice = now.consult();
    let ruled = advice.is_ruled();
    let spoken = words(desk::spoken(w, rules));
    let order = |(by, order)| OrderShown {
        text: say::order(w, &advice, by, order),
        law: by.cite(rules.edition).to_owned(),
    };
    let step = |step: &Step| match step {
        Step::Answered { question, answer } => StepShown {
            text: say::put(w, &advice, question),
            law: question.by.cite(rules.edition).to_owned(),
            answer: Some(say::answer(w, rules.edition, question, answer)),
        },
        Step::Ordered { by, order } => StepShown {
            text: say::order(w, &advice, *by, order),
            law: by.cite(rules.edition).to_owned(),
            answer: None,
        },
    };
    ConsultationShown {
        topic: topic.key().to_owned(),
        title: say::topic(w, topic),
        laws: rules.said(w),
        answers: desk_path::path(now),
        asked: advice.open.first().map(|question| asked(caller, rules, now, &advice, question)),
        ruled,
        orders: if ruled { advice.told().map(order).collect() } else { vec![] },
        aloud: if ruled { say::ruling_aloud(spoken, &advice) } else { String::new() },
        steps: advice.steps.iter().map(step).collect(),
    }
}

fn asked(
    caller: &Caller,
    rules: Rules,
    now: &Consultation,
    advice: &Advice,
    question: &Question,
) -> QuestionShown {
    let w = caller.words();
    let text = question.by.text(w.language());
    let answers = question.answers(rules.edition);
    let choices = desk::possible(now, question, &answers);
    let others = if choices.len() <= desk::TRIED { desk::others(w, now, question) } else { vec![] };
    let answer = |(place, answer): (usize, &openroom_desk::Answer)| {
        let text = say::answer(w, rules.edition, question, answer);
        let leads_to = others.iter().find(|(of, _)| *of == text).map(|(_, then)| then.clone());
        AnswerShown { answer: desk_path::write(place, answer), text, leads_to }
    };
    QuestionShown {
        text: say::put(w, advice, question),
        law: question.by.cite(rules.edition).to_owned(),
        title: text.title.to_owned(),
        when: text.when.to_owned(),
        aloud: say::aloud(words(desk::spoken(w, rules)), advice, rules.edition, question),
        answers: choices.into_iter().map(answer).collect(),
        written: desk::written(question).map(ToOwned::to_owned),
    }
}

/// The open cases of the tables that the caller directs.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/desk/cases", tag = "desk", security(("token" = ["direct"])),
    responses((status = 200, body = Vec<CaseOpen>), (status = 404, body = Refusal))))]
pub(super) async fn cases(State(app): State<App>, caller: Caller) -> Result<Json<Vec<CaseOpen>>, Refused> {
    let (key, w) = (caller.with(Scope::Direct)?.clone(), caller.words());
    let open = apart(move || open_cases(&app, &key, w)).await.map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(open.into_iter().map(CaseOpen::from).collect()))
}

/// What the Director of a table is asked there, why, what each answer would lead to, and what he says to the players.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}/desk", tag = "desk", security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the table"),
           ("say" = Option<String>, Query, description = "the language of what is said aloud: en, et, fi, pl, de, nb")),
    responses((status = 200, body = TableDesk), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn of_table(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<TableDesk>, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let aloud = desk::spoken(caller.words(), rules(&caller, &query)?);
    let open = desk_live::open(&app, &visitor, code, aloud).await.map_err(|wrong| caller.no(&wrong))?;
    let question = |(asked, why): (crate::scene::Asked, desk_live::Why)| TableQuestion {
        question: asked.key,
        text: asked.text,
        law: asked.cite.number.to_owned(),
        title: why.title.to_owned(),
        when: why.when.to_owned(),
        answers: asked.answers.into_iter().map(|answer| answer.text).collect(),
        leads_to: why.others.into_iter().map(|(answer, then)| LeadsTo { answer, then }).collect(),
    };
    Ok(Json(TableDesk {
        mark: open.scene.mark,
        asked: open.asked.into_iter().map(question).collect(),
        aloud: open.aloud,
    }))
}
