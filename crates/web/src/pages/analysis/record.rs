//! The hand record with double-dummy marks, and a walk through the play with the cost of each card.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use openroom_analysis::double_dummy::{CardValue, Table};
use openroom_analysis::equity::{Followed, History};
use openroom_analysis::{Course, CourseCard};
use openroom_cards::{BySeat, Card, Seat, Side};

use super::diagram::{CardShown, Diagram, Mark, mark, shown};
use super::{Head, Makeable, Study, after};
use crate::app::App;
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "analysis/record.html")]
struct RecordPage {
    page: Page,
    head: Head,
    fields: Vec<(&'static str, String)>,
    diagram: Diagram,
    makeable: Option<Makeable>,
    walk: Option<Walk>,
}

/// A point of the play.
struct Walk {
    /// What stands there, in sentences.
    now: Vec<String>,
    tricks: Vec<TrickShown>,
}

/// A trick of the play.
struct TrickShown {
    number: usize,
    cards: Vec<StepShown>,
}

/// A card of the play: where it leads to, and what it cost.
struct StepShown {
    after: usize,
    by: &'static str,
    card: CardShown,
    mark: Option<Mark>,
    revoke: bool,
    here: bool,
    /// Whether it is still to be played where the visitor looks.
    later: bool,
}

/// The record of the board in the address; without one, the form that takes a board.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, query: Query) -> Result<Response, Wrong> {
    let w = words(visitor.language);
    let Some(study) = Study::read(&query, w)? else { return super::sent::form(&visitor) };
    let makeable = match study.deal() {
        Some(deal) => {
            let table = app.analyst.table(deal).await?;
            Some(Makeable::of(w, &table, study.vulnerability, study.first()))
        }
        None => None,
    };
    let (Some(start), Some(playing)) = (study.start(), &study.playing) else {
        return html::page(&RecordPage {
            page: Page::of(&visitor),
            head: Head::of(w, &study, 0, "record"),
            fields: study.fields(),
            diagram: Diagram::of_hands(w, &study.hands),
            makeable,
            walk: None,
        });
    };
    let after = after(&query, playing.cards.len());
    let course = app.analyst.course(start, playing.declarer, playing.cards.clone()).await?;
    let point = &course.points[after];
    let broken = in_a_broken_trick(&course.cards[..after]);
    let values = if broken { vec![] } else { app.analyst.values(point.position).await? };
    let seen = trick_seen(&course.cards[..after], point);
    html::page(&RecordPage {
        page: Page::of(&visitor),
        head: Head::of(w, &study, after, "record"),
        fields: study.fields(),
        diagram: Diagram::of_point(w, &point.position, &seen, playing.declarer, &values),
        makeable,
        walk: Some(Walk { now: now(w, &course, after), tricks: tricks(w, &course, after) }),
    })
}

/// What is known of a board double dummy.
pub(crate) struct Studied {
    /// The tricks of every declarer in every denomination, and par; none in an ending.
    pub(crate) table: Option<(Table, String)>,
    /// The cards that were played, with what each was worth.
    pub(crate) cards: Vec<CourseCard>,
    /// How many of them were played where it is looked at.
    pub(crate) after: usize,
    /// Who plays next there.
    pub(crate) turn: Option<Seat>,
    /// The cards that he may play, with the tricks that his side then wins.
    pub(crate) values: Vec<CardValue>,
}

/// What is known double dummy of the board that the address names; none where it names no deal.
pub(crate) async fn studied(app: &App, w: Words, query: &Query) -> Result<Option<Studied>, Wrong> {
    let Some(study) = Study::read(query, w)? else { return Ok(None) };
    let table = match study.deal() {
        Some(deal) => {
            let table = app.analyst.table(deal).await?;
            let par = Makeable::of(w, &table, study.vulnerability, study.first()).par;
            Some((table, par))
        }
        None => None,
    };
    let (Some(start), Some(playing)) = (study.start(), &study.playing) else {
        return Ok(Some(Studied { table, cards: vec![], after: 0, turn: None, values: vec![] }));
    };
    let after = after(query, playing.cards.len());
    let course = app.analyst.course(start, playing.declarer, playing.cards.clone()).await?;
    let point = &course.points[after];
    let broken = in_a_broken_trick(&course.cards[..after]);
    let values = if broken { vec![] } else { app.analyst.values(point.position).await? };
    Ok(Some(Studied { table, turn: point.position.turn(), cards: course.cards.clone(), after, values }))
}

/// The trick that lies there: the one in progress, or the last one while nobody has led to the next.
pub(super) fn trick_seen(cards: &[CourseCard], point: &History) -> BySeat<Option<Card>> {
    let trick = point.position.trick();
    if trick.cards.values().iter().any(Option::is_some) {
        return trick.cards;
    }
    let mut seen = BySeat::default();
    for card in &cards[cards.len().saturating_sub(4)..] {
        seen[card.seat] = Some(card.card);
    }
    seen
}

/// Whether somebody revoked in the trick that is in progress; the solver then knows no values.
pub(super) fn in_a_broken_trick(cards: &[CourseCard]) -> bool {
    let begun = cards.len() % 4;
    cards[cards.len() - begun..].iter().any(|card| card.followed == Followed::Revoking)
}

fn now(w: Words, course: &Course, after: usize) -> Vec<String> {
    let point = &course.points[after];
    let turn = match point.position.turn() {
        Some(seat) => w.with("study-to-play", "who", w.seat(seat)),
        None => w.t("study-over"),
    };
    let won = w.say(
        "study-won",
        &[("ns", point.won[Side::NorthSouth].to_string()), ("ew", point.won[Side::EastWest].to_string())],
    );
    let worth = match after.checked_sub(1) {
        None => Some(course.before),
        Some(last) => course.cards[last].worth.map(|(tricks, _)| tricks),
    };
    let worth = worth.map_or_else(|| w.t("study-unknown"), |tricks| w.count("study-declarer-makes", tricks));
    vec![turn, won, worth]
}

fn tricks(w: Words, course: &Course, after: usize) -> Vec<TrickShown> {
    let step = |(place, card): (usize, &CourseCard)| StepShown {
        after: place + 1,
        by: w.seat(card.seat),
        card: shown(w, card.card),
        mark: card.worth.filter(|(_, cost)| *cost > 0).map(|(_, cost)| mark(w, cost)),
        revoke: card.followed == Followed::Revoking,
        here: place + 1 == after,
        later: place >= after,
    };
    let steps: Vec<StepShown> = course.cards.iter().enumerate().map(step).collect();
    let mut tricks: Vec<TrickShown> = vec![];
    for (place, step) in steps.into_iter().enumerate() {
        if place % 4 == 0 {
            tricks.push(TrickShown { number: place / 4 + 1, cards: vec![] });
        }
        if let Some(trick) = tricks.last_mut() {
            trick.cards.push(step);
        }
    }
    tricks
}
