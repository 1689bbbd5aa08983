//! A board: what every table did, how often, and the hands when they may be known.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::{Card, Deal, Outcome, Seat, Side, Suit, Vulnerability};
use openroom_scoring::score;
use openroom_tournament::{Line, LineState, Score, Tournament};
use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use super::compared::Compared;
use super::session::{self, SessionLink};
use super::told::{self, Told};
use super::top::{Top, framed};
use super::{doing, find, plot};
use crate::app::App;
use crate::club::{Evening, Guest, Inside};
use crate::html::{self, Page};
use crate::pages::analysis::{Makeable, Study};
use crate::scene::suit_class;
use crate::visitor::{Query, Visitor};
use crate::words::Words;
use crate::wrong::Wrong;

/// A line of the traveller.
pub(crate) struct Result1 {
    ns: String,
    ew: String,
    told: Told,
    lead: Option<(String, &'static str)>,
    /// Whether the leader did not hold that card, as far as the deal may be known.
    not_held: bool,
    ns_score: String,
    ew_score: String,
    mine: bool,
    points: i32,
    study: Option<String>,
}

/// A hand of the record.
pub(crate) struct HandShown {
    pub(super) seat: Seat,
    pub(super) name: &'static str,
    pub(super) suits: Vec<(char, &'static str, String)>,
}

#[derive(Template)]
#[template(path = "event/board.html")]
struct BoardPage {
    page: Page,
    top: Top,
    board: u32,
    face: String,
    lines: Vec<Result1>,
    missing: usize,
    chart: String,
    hands: Vec<HandShown>,
    makeable: Option<Makeable>,
    study: Option<String>,
    before: Option<u32>,
    next: Option<u32>,
    /// Where the results of each session are, and what the session of this board is called.
    sessions: Vec<SessionLink>,
    called: Option<String>,
    /// What the addresses of other boards have behind them.
    named: String,
}

/// A board for programs.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(crate) struct BoardShown {
    /// Its number.
    board: u32,
    /// Dealer and vulnerability in words.
    face: String,
    /// The hands N, E, S, W as PBN writes them, where they may be known.
    deal: Option<String>,
    /// What every table did that has a result.
    lines: Vec<BoardLine>,
    /// How many results are missing.
    missing: usize,
}

/// A line of a traveller for programs.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(crate) struct BoardLine {
    /// Who sat North-South.
    north_south: String,
    /// Who sat East-West.
    east_west: String,
    /// The contract, declarer and tricks over or under, in signs.
    result: String,
    /// The points of North-South.
    points: String,
    /// What North-South have, compared.
    north_south_score: String,
    /// What East-West have.
    east_west_score: String,
}

/// A board as this guest may know it.
pub(crate) async fn shown(
    evening: &Arc<Evening>,
    guest: &Guest,
    w: Words,
    board: u32,
    query: &Query,
) -> Result<BoardShown, Wrong> {
    let (session, deal) = known(evening, guest, board, query).await?;
    let inside = evening.inside();
    let (lines, missing) = lines(w, &inside, guest, (session, board), None);
    let line = |line: Result1| BoardLine {
        north_south: line.ns,
        east_west: line.ew,
        result: format!("{}{}{}", line.told.level, line.told.sign, line.told.rest),
        points: line.told.points,
        north_south_score: line.ns_score,
        east_west_score: line.ew_score,
    };
    let lines = lines.into_iter().map(line).collect();
    let deal = deal.map(|deal| deal.to_string());
    Ok(BoardShown { board, face: told::face(w, board), deal, lines, missing })
}

/// The session, and the deal where this guest may see it; a board of which he may know nothing is none.
async fn known(
    evening: &Arc<Evening>,
    guest: &Guest,
    board: u32,
    query: &Query,
) -> Result<(u16, Option<Deal>), Wrong> {
    let (session, may_see_hands) = {
        let inside = evening.inside();
        let session = session::asked(&inside.event, query)?;
        if !inside.event.due(session).iter().any(|line| line.board == board)
            || !inside.may_see_results(guest, session, board)
        {
            return Err(Wrong::NotFound);
        }
        (session, inside.may_see_hands(guest, session, board))
    };
    let deal = if may_see_hands {
        doing(evening, move |evening| evening.played_deal(session, board)).await?.ok()
    } else {
        None
    };
    Ok((session, deal))
}

/// The page of a board.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, board)): Path<(String, u32)>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let guest = evening.inside().guest(&visitor.key());
    let (session, deal) = known(&evening, &guest, board, &query).await?;
    let tricks = match deal {
        Some(deal) => app.analyst.table(deal).await.ok(),
        None => None,
    };
    let inside = evening.inside();
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-results");
    let w = page.w;
    let study = deal.map(|deal| Study::of_deal(board, &deal));
    let (mut lines, missing) = lines(w, &inside, &guest, (session, board), deal.as_ref());
    let counts =
        lines.iter().filter(|line| !line.told.points.is_empty()).fold(BTreeMap::new(), |mut counts, line| {
            *counts.entry(line.points).or_insert(0) += 1;
            counts
        });
    let own = lines.iter().find(|line| line.mine).map(|line| line.points);
    lines.sort_by_key(|line| std::cmp::Reverse(line.points));
    let known = |other: &u32| inside.may_see_results(&guest, session, *other);
    let mut boards: Vec<u32> = inside.event.due(session).iter().map(|line| line.board).collect();
    boards.sort_unstable();
    boards.dedup();
    html::page(&BoardPage {
        face: told::face(w, board),
        chart: if counts.is_empty() {
            String::new()
        } else {
            plot::frequencies(&w.t("plot-board"), &counts, own)
        },
        hands: deal.map(|deal| hands(w, &deal)).unwrap_or_default(),
        makeable: tricks
            .zip(told::markings(board))
            .map(|(tricks, face)| Makeable::of(w, &tricks, face.vulnerability, face.dealer.side())),
        study: study.map(|study| study.start_page()),
        before: boards.iter().rev().copied().filter(|other| *other < board).find(known),
        next: boards.iter().copied().filter(|other| *other > board).find(known),
        sessions: session::links(w, &inside.event, 0, &format!("/e/{}", evening.code)),
        called: session::called(w, &inside.event, session),
        named: session::named(&inside.event, session),
        page,
        top,
        board,
        lines,
        missing,
    })
}

fn lines(
    w: Words,
    inside: &Inside,
    guest: &Guest,
    (session, board): (u16, u32),
    deal: Option<&Deal>,
) -> (Vec<Result1>, usize) {
    let study = deal.map(|deal| Study::of_deal(board, deal));
    let event = &inside.event;
    let compared = Compared::of(event, session);
    let mut missing = 0;
    let mut all = vec![];
    for line in event.due_on(session, board) {
        let Some(score) = event.lines().get(&line).and_then(LineState::agreed) else {
            missing += 1;
            continue;
        };
        let told = told::score_of(w, line, score);
        let lead = inside.leads(line).settled();
        let not_held = deal.zip(lead).is_some_and(|(deal, lead)| !is_held(deal, score, lead));
        let of = |side| compared.as_ref().and_then(|it| it.told(w, event, line, side)).unwrap_or_default();
        all.push(Result1 {
            ns: told::side_at(inside, line, Side::NorthSouth),
            ew: told::side_at(inside, line, Side::EastWest),
            lead: lead.map(|card| told::card(w, card)),
            not_held,
            ns_score: of(Side::NorthSouth),
            ew_score: of(Side::EastWest),
            mine: guest.player.is_some_and(|(person, ..)| event.side_of(person, line).is_some()),
            points: points(line, score).unwrap_or_default(),
            study: study.as_ref().and_then(|study| studied(study, score, lead.filter(|_| !not_held))),
            told,
        });
    }
    (all, missing)
}

/// Whether whoever led by this result held the card.
fn is_held(deal: &Deal, score: &Score, lead: Card) -> bool {
    match score {
        Score::Result(Outcome::Played { contract, .. }) => {
            deal.hands()[contract.declarer.lho()].contains(lead)
        }
        Score::Result(Outcome::PassedOut) | Score::NotPlayed | Score::Cancelled | Score::Adjusted(_) => true,
    }
}

/// Where the contract of a line and its opening lead are analysed.
fn studied(study: &Study, score: &Score, lead: Option<Card>) -> Option<String> {
    let Score::Result(outcome) = score else { return None };
    let study = study.clone().played(outcome, lead.into_iter().collect());
    study.is_playable().then(|| study.start_page())
}

/// The points of North-South on a line.
pub(super) fn points(line: Line, given: &Score) -> Option<i32> {
    let vulnerability = told::markings(line.board).map_or(Vulnerability::None, |board| board.vulnerability);
    match given {
        Score::Result(outcome) => score(outcome, vulnerability).ok(),
        Score::NotPlayed | Score::Cancelled | Score::Adjusted(_) => None,
    }
}

/// What a side has on a line; of teams the points while the other table has no result.
pub(super) fn line_score(w: Words, event: &Tournament, line: Line, side: Side) -> Option<String> {
    let compared = Compared::of(event, line.session);
    if let Some(told) = compared.as_ref().and_then(|it| it.told(w, event, line, side)) {
        return Some(told);
    }
    if let Some(Compared::Field(_)) = compared {
        return None;
    }
    let points = points(line, event.lines().get(&line)?.agreed()?)?;
    Some(told::points(if side == Side::NorthSouth { points } else { -points }))
}

pub(super) fn hands(w: Words, deal: &Deal) -> Vec<HandShown> {
    let suit = |seat: Seat, suit: Suit| {
        let mut cards: Vec<_> = deal.hands()[seat].iter().filter(|card| card.suit() == suit).collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.rank()));
        let ranks: Vec<String> = cards.iter().map(|card| w.rank(card.rank())).collect();
        let text = if ranks.is_empty() { "–".to_owned() } else { ranks.join(" ") };
        (suit.symbol(), suit_class(suit.into()), text)
    };
    let hand = |seat: Seat| HandShown {
        seat,
        name: w.seat(seat),
        suits: [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(|one| suit(seat, one)).into(),
    };
    Seat::ALL.map(hand).into()
}
