//! The director's desk: topics, questions with large buttons, the ruling.

mod rules;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use openroom_desk::{Advice, Answer, Consultation, Form, Group, Question, Record, Step, Topic, say};
use openroom_lawbook::provisions::L83;
use openroom_lawbook::regulations::Preset;
use openroom_lawbook::{Edition, Language, Provision};
use openroom_laws as laws;

use super::desk_kept;
use super::desk_open::{OpenCase, open_cases};
use super::desk_path::{escaped, follow, later, path, refollow, unread, write};
use crate::app::{App, apart};
use crate::club::millis;
use crate::cookie;
use crate::html::{self, Page};
use crate::scene::{Cite, suit_class};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

pub(crate) use rules::Rules;

/// The cookie of the Laws that a director chose.
const LAWS: &str = "laws";
/// The longest search.
const LONGEST: usize = 100;
/// The most answers of which is told what they lead to.
pub(crate) const TRIED: usize = 8;

#[derive(Template)]
#[template(path = "desk.html")]
struct Topics {
    page: Page,
    asked: String,
    groups: Vec<(String, Vec<TopicLine>)>,
    offered: Vec<(&'static str, String, bool)>,
    may_keep: bool,
    open: Vec<OpenCase>,
    /// When the Director was called, where the call is known.
    called: Option<u64>,
}

/// A topic as it is listed, with the answers to its first question where they are few.
struct TopicLine {
    link: String,
    text: String,
    begins: Vec<(String, String)>,
}

/// The topics, or those that a search finds.
pub(crate) async fn topics(
    State(app): State<App>,
    visitor: Visitor,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let w = words(visitor.language);
    let asks = ["laws", "edition", "preset"].iter().any(|name| query.get(name).is_some());
    let remembered = cookie::read(&headers, LAWS).filter(|_| !asks);
    let read =
        |kept| Rules::read(|name| if name == "laws" { query.get(name).or(kept) } else { query.get(name) });
    // What is remembered from before and exists no more is no choice.
    let rules = read(remembered).or_else(|| read(None)).ok_or(Wrong::NotFound)?;
    let begins = Rules { began: Some(millis() / 1000), ..rules };
    let asked: String = query.get("q").unwrap_or_default().chars().take(LONGEST).collect();
    let found = say::search(w, &asked);
    let groups = say::in_groups(&found).into_iter().map(|(group, of)| {
        let line = |topic: &Topic| TopicLine {
            link: format!("/desk/{}?{}", topic.key(), begins.query()),
            text: say::topic(w, *topic),
            begins: beginnings(w, begins, *topic),
        };
        (say::group(w, group), of.iter().map(line).collect())
    });
    let conduct = say::search_conduct(w, rules.edition, &asked);
    let conduct =
        (!conduct.is_empty()).then(|| (say::topic(w, Topic::Conduct), reported(w, begins, &conduct)));
    let groups = groups.chain(conduct).collect();
    let may_keep = desk_kept::may_keep(&app, &visitor).await?;
    let key = visitor.key();
    let over = app.over();
    let open = apart(move || open_cases(&app, &key, w)).await?;
    let mut response = html::page(&Topics {
        page: Page::of(&visitor),
        groups,
        asked,
        offered: rules.offered(w),
        may_keep,
        open,
        called: rules.called,
    })?;
    if let Some(kept) = query.get("laws").and_then(|_| cookie::write(LAWS, rules.chosen(), over)) {
        response.headers_mut().append(header::SET_COOKIE, kept);
    }
    Ok(response)
}

/// These provisions on conduct, each where it is reported.
fn reported(w: Words, rules: Rules, provisions: &[Provision]) -> Vec<TopicLine> {
    let open = rules.start(Topic::Conduct).consult().open;
    let answers = open.first().map_or_else(Vec::new, |question| question.answers(rules.edition));
    let line = |provision: &Provision| {
        let wanted = Answer::Provision(*provision);
        let place = answers.iter().position(|answer| *answer == wanted)?;
        Some(TopicLine {
            link: address(Topic::Conduct, rules, &[write(place, &wanted)]),
            text: say::cited(*provision, rules.edition, w.language()),
            begins: vec![],
        })
    };
    provisions.iter().filter_map(line).collect()
}

/// The most answers to a first question that are offered beside the topic.
const BEGINS: usize = 4;

/// Where a topic of the play begins with a choice among a few things, these: one tap less while the players wait.
fn beginnings(w: Words, rules: Rules, topic: Topic) -> Vec<(String, String)> {
    if topic.group() != Group::Play {
        return vec![];
    }
    let open = rules.start(topic).consult().open;
    let Some(question) = open.first().filter(|question| matches!(question.form(), Form::Pick(_))) else {
        return vec![];
    };
    let answers = question.answers(rules.edition);
    if answers.len() > BEGINS {
        return vec![];
    }
    let link = |(place, answer): (usize, &Answer)| {
        let text = say::answer(w, rules.edition, question, answer);
        (address(topic, rules, &[write(place, answer)]), text)
    };
    answers.iter().enumerate().map(link).collect()
}

#[derive(Template)]
#[template(path = "consult.html")]
struct Consult {
    page: Page,
    topic: String,
    key: &'static str,
    rules: Rules,
    laws: String,
    asked: Option<Asked>,
    orders: Vec<Ordered>,
    /// Where the ruling may merit a review, the provision by which people are told of it.
    appeal: Option<Cite>,
    aloud: String,
    languages: Vec<(Language, String)>,
    steps: Vec<Told>,
    back: Option<String>,
    again: String,
    kept: String,
    /// The answers that followed one that is changed; they are given again as far as they fit.
    then: String,
    may_keep: bool,
    record: Record,
    /// The minutes since the consultation began, to be put right by who keeps the ruling; none where the call is known.
    minutes: Option<String>,
    /// That what was written is no answer, and how one is written.
    not_understood: Option<String>,
    /// That the address holds what is no answer here.
    left_out: Option<String>,
}

/// A question as it is shown.
struct Asked {
    text: String,
    cite: Cite,
    title: &'static str,
    when: &'static str,
    aloud: Option<String>,
    rows: Vec<Vec<Choice>>,
    /// The next question as well, where both ask for a player.
    joined: Option<Joined>,
    written: Option<&'static str>,
    others: Vec<(String, String)>,
}

/// Two questions that follow each other and both ask for a player, answered with one tap: a row for each answer to the
/// first.
struct Joined {
    next: String,
    rows: Vec<(String, Vec<Choice>)>,
}

/// A button.
struct Choice {
    link: String,
    text: String,
    class: String,
}

/// An order as it is shown.
struct Ordered {
    text: String,
    cite: Cite,
}

/// A step of the reasoning as it is shown.
struct Told {
    cite: Cite,
    text: String,
    answer: Option<(String, String)>,
}

/// The next question of a consultation, or its ruling. All of it is in the address.
pub(crate) async fn consult(
    State(app): State<App>,
    visitor: Visitor,
    Path(key): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let topic = Topic::ALL.iter().copied().find(|topic| topic.key() == key).ok_or(Wrong::NotFound)?;
    let rules = Rules::read(|name| query.get(name)).ok_or(Wrong::NotFound)?;
    let given = query.get("a").unwrap_or_default();
    let written = query.get("x").map(str::trim).filter(|text| !text.is_empty());
    let then = query.get("then").unwrap_or_default();
    let whole =
        written.map_or_else(|| given.to_owned(), |text| format!("{given}.{}", text.replace('.', ",")));
    let now = follow(rules.start(topic), &whole);
    let left_out = unread(&now, given).map(str::to_owned);
    let refused =
        written.filter(|_| now.answers.len() <= given.split('.').filter(|one| !one.is_empty()).count());
    let now = if written.is_some() && refused.is_none() { refollow(now, then) } else { now };
    let w = words(visitor.language);
    let page = Page::of(&visitor);
    let then = if written.is_some() && refused.is_none() { "" } else { then };
    let mut consult = shown(w, page, topic, rules, &now, then);
    let example = consult.asked.as_ref().and_then(|asked| asked.written);
    consult.not_understood = refused.zip(example).map(|(text, example)| {
        w.say("desk-not-understood", &[("text", text.to_owned()), ("example", example.to_owned())])
    });
    consult.left_out = left_out.map(|text| w.with("desk-left-out", "text", text));
    consult.may_keep = consult.asked.is_none() && desk_kept::may_keep(&app, &visitor).await?;
    html::page(&consult)
}

fn shown(w: Words, page: Page, topic: Topic, rules: Rules, now: &Consultation, then: &str) -> Consult {
    let advice = now.consult();
    let kept = path(now);
    let link = |answers: &[String]| address(topic, rules, answers);
    let ruled = advice.is_ruled();
    Consult {
        page,
        topic: say::topic(w, topic),
        key: topic.key(),
        rules,
        laws: rules.said(w),
        asked: advice.open.first().map(|question| asked(w, rules, now, &advice, question, (&kept, then))),
        orders: if ruled { orders(w, rules.edition, &advice) } else { vec![] },
        appeal: (ruled && advice.rests_on_judgement()).then(|| Cite::of(L83, rules.edition)),
        aloud: if ruled { say::ruling_aloud(words(spoken(w, rules)), &advice) } else { String::new() },
        languages: languages(topic, rules, &kept),
        steps: steps(w, rules, now, &advice, &kept),
        back: kept.split_last().map(|(_, earlier)| link(earlier)),
        again: link(&[]),
        kept: kept.join("."),
        then: then.to_owned(),
        may_keep: false,
        record: Record::new(now),
        minutes: rules.called.is_none().then(|| rules.minutes()),
        not_understood: None,
        left_out: None,
    }
}

/// The language in which the Director speaks to the players.
pub(crate) fn spoken(w: Words, rules: Rules) -> Language {
    rules.aloud.unwrap_or(w.language())
}

/// The same page with what is said aloud in each language.
fn languages(topic: Topic, rules: Rules, kept: &[String]) -> Vec<(Language, String)> {
    let link = |of: Language| (of, address(topic, Rules { aloud: Some(of), ..rules }, kept));
    Language::ALL.into_iter().map(link).collect()
}

/// Where a consultation that was kept is opened again; nowhere under choices that no authority made.
pub(super) fn opened_again(now: &Consultation) -> Option<String> {
    let alone = Rules { edition: now.edition, preset: None, aloud: None, began: None, called: None };
    let by_authority = Preset::ALL.into_iter().map(|preset| Rules { preset: Some(preset), ..alone });
    let rules = std::iter::once(alone)
        .chain(by_authority)
        .find(|rules| rules.start(now.topic).regulations == now.regulations)?;
    Some(address(now.topic, rules, &path(now)))
}

fn address(topic: Topic, rules: Rules, answers: &[String]) -> String {
    format!("/desk/{}?{}&a={}", topic.key(), rules.query(), escaped(&answers.join(".")))
}

fn orders(w: Words, edition: Edition, advice: &Advice) -> Vec<Ordered> {
    let one = |(by, order): (Provision, &openroom_desk::Order)| Ordered {
        text: say::order(w, advice, by, order),
        cite: Cite::of(by, edition),
    };
    advice.told().map(one).collect()
}

/// Each step, and where its answer can be changed.
fn steps(w: Words, rules: Rules, now: &Consultation, advice: &Advice, kept: &[String]) -> Vec<Told> {
    let mut answered = 0;
    let tell = |step: &Step| match step {
        Step::Answered { question, answer } => {
            let before = &kept[..answered.min(kept.len())];
            let then = escaped(&later(now, answered + 1));
            let change = format!("{}&then={then}", address(now.topic, rules, before));
            answered += 1;
            Told {
                cite: Cite::of(question.by, rules.edition),
                text: say::put(w, advice, question),
                answer: Some((say::answer(w, rules.edition, question, answer), change)),
            }
        }
        Step::Ordered { by, order } => {
            Told { cite: Cite::of(*by, rules.edition), text: say::order(w, advice, *by, order), answer: None }
        }
    };
    advice.reasons().map(tell).collect()
}

fn asked(
    w: Words,
    rules: Rules,
    now: &Consultation,
    advice: &Advice,
    question: &Question,
    (kept, then): (&[String], &str),
) -> Asked {
    let edition = rules.edition;
    let text = question.by.text(w.language());
    let answers = question.answers(edition);
    let next = |place: usize, answer: &Answer| {
        if then.is_empty() {
            let mut path = kept.to_vec();
            path.push(write(place, answer));
            return address(now.topic, rules, &path);
        }
        address(now.topic, rules, &path(&refollow(now.answered(*question, *answer), then)))
    };
    let choices = possible(now, question, &answers);
    let button = |(place, answer): &(usize, &Answer)| Choice {
        link: next(*place, answer),
        text: say::answer(w, edition, question, answer),
        class: class(answer),
    };
    Asked {
        text: say::put(w, advice, question),
        cite: Cite::of(question.by, edition),
        title: text.title,
        when: text.when,
        aloud: say::aloud(words(spoken(w, rules)), advice, edition, question),
        rows: rows(&choices).iter().map(|row| row.iter().map(&button).collect()).collect(),
        joined: if then.is_empty() { joined(w, rules, now, question, &choices) } else { None },
        written: written(question),
        others: if choices.len() <= TRIED { others(w, now, question) } else { vec![] },
    }
}

/// The same question and the next, where every answer is a player and leads to the same question for another.
fn joined(
    w: Words,
    rules: Rules,
    now: &Consultation,
    question: &Question,
    choices: &[(usize, &Answer)],
) -> Option<Joined> {
    let asks_for_a_player = |question: &Question| question.form() == Form::Law(laws::Form::Seat);
    if !asks_for_a_player(question) {
        return None;
    }
    let after = |answer: &Answer| now.answered(*question, *answer);
    let first = after(choices.first()?.1).consult();
    let next = first.open.first().copied().filter(asks_for_a_player)?;
    let row = |(_, answer): &(usize, &Answer)| {
        let then = after(answer);
        let advice = then.consult();
        let told_nothing = advice.steps.len() == now.answers.len() + 1;
        (told_nothing && advice.open.first() == Some(&next)).then(|| {
            let button = |second: &Answer| Choice {
                link: address(now.topic, rules, &path(&then.answered(next, *second))),
                text: say::answer(w, rules.edition, &next, second),
                class: "second".to_owned(),
            };
            let text = say::answer(w, rules.edition, question, answer);
            (text, then.possible(&next).iter().map(button).collect())
        })
    };
    let rows: Option<Vec<_>> = choices.iter().map(row).collect();
    Some(Joined { next: say::question(w, &first, &next), rows: rows? })
}

/// The answers that can be given, each with its place in the list.
pub(crate) fn possible<'a>(
    now: &Consultation,
    question: &Question,
    answers: &'a [Answer],
) -> Vec<(usize, &'a Answer)> {
    let all = answers.iter().enumerate();
    if answers.len() > 60 {
        return all.collect();
    }
    all.filter(|(_, answer)| now.answered(*question, **answer).consult().unused.is_empty()).collect()
}

/// An example of what is written where the answers cannot be listed.
pub(crate) fn written(question: &Question) -> Option<&'static str> {
    match question.form() {
        Form::Outcome => Some("4SN="),
        Form::Points => Some("-3"),
        _ => None,
    }
}

/// From how many numbers on the round ones stand first.
const MANY: usize = 30;

/// Cards by suits, bids by levels, of many numbers the round ones first, everything else in one row.
fn rows<'a>(choices: &[(usize, &'a Answer)]) -> Vec<Vec<(usize, &'a Answer)>> {
    let row = |answer: &Answer| match answer {
        Answer::Law(laws::Answer::Number(number)) if choices.len() > MANY => match number {
            tens if *tens > 0 && tens.is_multiple_of(10) => 0,
            fives if *fives > 0 && fives.is_multiple_of(5) => 1,
            _ => 2,
        },
        Answer::Law(laws::Answer::Card(card, _)) => 4 - card.suit() as usize,
        Answer::Law(laws::Answer::Call(call, _)) => {
            call.bid().map_or(0, |bid| usize::from(bid.level().get()))
        }
        _ => 0,
    };
    let mut rows: Vec<Vec<(usize, &Answer)>> = vec![vec![]; 9];
    for (place, answer) in choices {
        rows[row(answer)].push((*place, *answer));
    }
    for row in &mut rows {
        // The ace comes first, as in a hand.
        if row.iter().all(|(_, answer)| matches!(answer, Answer::Law(laws::Answer::Card(..)))) {
            row.reverse();
        }
    }
    rows.into_iter().filter(|row| !row.is_empty()).collect()
}

/// The class of a button.
fn class(answer: &Answer) -> String {
    match answer {
        Answer::Law(laws::Answer::Card(card, _)) => format!("small {}", suit_class(card.suit().into())),
        Answer::Law(laws::Answer::Number(_)) => "small".to_owned(),
        Answer::Law(laws::Answer::Call(call, _)) => match call.bid() {
            Some(bid) => format!("small bid {}", suit_class(bid.denomination())),
            None => "word".to_owned(),
        },
        _ => "long".to_owned(),
    }
}

/// What each answer would lead to: the orders that it brings, then the next question.
pub(crate) fn others(w: Words, now: &Consultation, question: &Question) -> Vec<(String, String)> {
    let before = now.consult().steps.len();
    let told = |(answer, advice): (Answer, Advice)| {
        (say::answer(w, now.edition, question, &answer), say::leads_to(w, before, &advice))
    };
    now.alternatives(*question).into_iter().map(told).collect()
}
