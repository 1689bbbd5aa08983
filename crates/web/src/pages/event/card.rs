//! A player's own card: his boards, and rulings that concern him.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::Side;
use openroom_movements::Unit;
use openroom_tournament::{Line, LineState};

use super::board::points;
use super::compared::Compared;
use super::contest::{self, Contest};
use super::rulings::{self, AppealRow, PenaltyRow, RulingRow};
use super::session::{self, SessionLink};
use super::told::{self, Told};
use super::top::{Top, framed};
use super::{find, results};
use crate::app::App;
use crate::club::{Guest, Inside};
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// A board of the card.
pub(crate) struct CardRow {
    pub(crate) round: u16,
    pub(crate) board: u32,
    pub(crate) opponents: String,
    /// The partner, in an individual.
    pub(crate) partner: Option<String>,
    pub(crate) side: &'static str,
    pub(crate) told: Option<Told>,
    /// The points of his own side.
    pub(crate) points: String,
    pub(crate) score: String,
    pub(crate) may_look: bool,
}

/// What a player is shown of his own.
pub(crate) struct OwnCard {
    pub(crate) who: String,
    pub(crate) rank: Option<(String, String)>,
    /// What the session is called after which that is the rank, where the event has several.
    pub(crate) called: Option<String>,
    /// The sessions to choose.
    pub(crate) sessions: Vec<SessionLink>,
    /// What addresses have behind them that are about this session.
    pub(crate) named: String,
    /// The round after which that is the rank; none when the session is over.
    pub(crate) after: Option<u16>,
    pub(crate) over: bool,
    pub(crate) rows: Vec<CardRow>,
    pub(crate) rulings: Vec<RulingRow>,
    pub(crate) appeals: Vec<AppealRow>,
    pub(crate) penalties: Vec<PenaltyRow>,
    pub(crate) contest: Contest,
}

#[derive(Template)]
#[template(path = "event/card.html")]
struct CardPage {
    page: Page,
    top: Top,
    card: OwnCard,
}

/// The page.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let session = session::asked(&inside.event, &query)?;
    let card = of(&evening.code, &inside, &guest, words(visitor.language), session)?;
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-card");
    html::page(&CardPage { page, top, card })
}

/// The card of a player in a session.
pub(crate) fn of(
    code: &str,
    inside: &Inside,
    guest: &Guest,
    w: Words,
    session: u16,
) -> Result<OwnCard, Wrong> {
    let (person, ..) = guest.player.ok_or(Wrong::NotFound)?;
    let event = &inside.event;
    let entry = event.entry_of(person).ok_or(Wrong::NotFound)?;
    let compared = Compared::of(event, session);
    let individual = event.unit() == Some(Unit::Player);
    let row = |line: Line| {
        let side = inside.known_side_of(guest, line)?;
        let sides = event.sides(line)?;
        let agreed = event.lines().get(&line).and_then(LineState::agreed);
        let may_look = inside.may_see_results(guest, session, line.board);
        let score = compared.as_ref().filter(|_| may_look && agreed.is_some());
        let mut own = sides[side].iter().copied();
        Some(CardRow {
            partner: own.find(|other| individual && *other != entry).map(|one| told::entry(inside, one)),
            round: line.round,
            board: line.board,
            opponents: told::entries(inside, &sides[side.other()]),
            side: w.side(side),
            told: agreed.map(|score| told::score_for(w, line, score, side)),
            points: agreed
                .and_then(|score| points(line, score))
                .map(|points| told::points(if side == Side::NorthSouth { points } else { -points }))
                .unwrap_or_default(),
            score: score.and_then(|it| it.told(w, event, line, side)).unwrap_or_default(),
            may_look,
        })
    };
    let results = results::results(code, inside, guest, w, session);
    let own = results.groups.iter().flat_map(|group| &group.rows).find(|row| row.mine);
    let rank = own.map(|row| (row.rank.clone(), row.score.clone()));
    Ok(OwnCard {
        who: told::entry(inside, entry),
        rank,
        called: results.called,
        sessions: session::links(w, event, session, &format!("/e/{code}/card")),
        named: session::named(event, session),
        after: results.after,
        over: event.is_over(session),
        rows: event.due(session).into_iter().filter_map(row).collect(),
        rulings: rulings::rulings(w, inside, guest).0,
        appeals: rulings::appeals(w, inside, guest),
        penalties: rulings::penalties(w, inside, guest)
            .into_iter()
            .filter(|one| one.entry == entry)
            .collect(),
        contest: contest::of(w, inside, guest, session),
    })
}
