//! The desk on the open case of a live table: it asks only what the table cannot see.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_desk::say as desk;
use openroom_lawbook::Language;
use openroom_laws::{Event, Given, Question, Table, Who};
use openroom_reasoning::say;

use super::table;
use crate::app::App;
use crate::html::{self, Page};
use crate::language;
use crate::scene::{Asked, Scene, key_of};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The most answers of which is told what they lead to.
const TRIED: usize = 8;

#[derive(Template)]
#[template(path = "desk_live.html")]
struct Live {
    page: Page,
    scene: Scene,
    asked: Vec<(Asked, Why)>,
    aloud: Vec<String>,
    languages: [Language; 6],
}

/// What is open at a table.
pub(crate) struct Open {
    pub(crate) scene: Scene,
    pub(crate) asked: Vec<(Asked, Why)>,
    pub(crate) aloud: Vec<String>,
}

/// Why something is asked, and what the answers lead to.
pub(crate) struct Why {
    pub(crate) title: &'static str,
    pub(crate) when: &'static str,
    pub(crate) others: Vec<(String, String)>,
}

/// The open questions of the table, for its Director alone.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let aloud = query.get("say").and_then(language::read).unwrap_or(visitor.language);
    let Open { scene, asked, aloud } = open(&app, &visitor, code, aloud).await?;
    html::page(&Live { page: Page::of(&visitor), scene, asked, aloud, languages: Language::ALL })
}

/// The open questions of a table for its Director, with what he says aloud in this language.
pub(crate) async fn open(app: &App, visitor: &Visitor, code: String, aloud: Language) -> Result<Open, Wrong> {
    let room = table::find(app, code).await?;
    let mut scene = table::scene(app, &room, visitor, None).await?;
    if !scene.director {
        return Err(Wrong::NotFound);
    }
    let w = words(visitor.language);
    let state = room.state();
    let roles = state.roles(&visitor.key());
    let of = |asked: &Asked| {
        let mut open =
            roles.iter().flat_map(|who| state.table.asked_of(*who).zip(state.table.view(*who).asked));
        open.find(|(_, seen)| key_of(seen) == asked.key).map(|(question, _)| *question)
    };
    let asked = std::mem::take(&mut scene.asked);
    let asked =
        asked.into_iter().filter_map(|one| of(&one).map(|question| (one, why(w, &state.table, &question))));
    let asked = asked.collect();
    let put = |question: &&Question| matches!(question.to, Who::Player(_));
    let spoken = words(aloud);
    let aloud = state.table.questions().filter(put);
    let aloud = aloud.filter_map(|question| desk::aloud_at(spoken, &state.table, question)).collect();
    drop(state);
    Ok(Open { scene, asked, aloud })
}

fn why(w: Words, table: &Table, question: &Question) -> Why {
    let text = question.by.text(w.language());
    Why { title: text.title, when: text.when, others: others(w, table, question) }
}

/// What each answer would lead to: the orders that it brings, then the next question.
fn others(w: Words, table: &Table, question: &Question) -> Vec<(String, String)> {
    let answers = question.form().answers();
    if answers.len() > TRIED {
        return vec![];
    }
    let told = |answer: openroom_laws::Answer| {
        let mut tried = table.clone();
        let before = tried.events().len();
        tried.answer(question, answer).ok()?;
        let orders = tried.events()[before..].iter().filter_map(|event| match event {
            Event::Ordered(_, by, order, _) => {
                Some(say::order(w, &tried, &Given { by: *by, order: *order, rests_on: 0 }))
            }
            _ => None,
        });
        let next = tried.questions().next().map(|next| say::question(w, &tried, next));
        let all: Vec<String> = orders.chain(next).collect();
        Some((say::answer(w, question, &answer), all.join(" ")))
    };
    answers.into_iter().filter_map(told).collect()
}
