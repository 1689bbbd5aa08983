//! The ranking, for anybody with the link.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_tournament::{EntryNo, Group, PenaltyState, Phase, Tournament};

use super::meetings::{Meeting, meetings};
use super::session::{self, SessionLink};
use super::tables::boards_dealt_here;
use super::top::{Top, framed};
use super::{file, find, plot, told};
use crate::app::App;
use crate::club::{Evening, Guest, Inside, Point};
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The most letters of a name in a plot.
const LONGEST_SHORT: usize = 20;

/// A contestant in the ranking.
pub(crate) struct Ranked {
    pub(crate) rank: String,
    pub(crate) number: u16,
    pub(crate) name: String,
    pub(crate) score: String,
    pub(crate) mine: bool,
}

/// Those who are ranked together.
pub(crate) struct RankedGroup {
    pub(crate) heading: String,
    pub(crate) rows: Vec<Ranked>,
}

/// What the page of results shows.
pub(crate) struct Results {
    pub(crate) w: Words,
    pub(crate) code: String,
    pub(crate) phase: Phase,
    pub(crate) entries: usize,
    /// The session whose ranking this is: the one before where nothing of the one that is asked for may be known yet; 0 before
    /// the first.
    pub(crate) session: u16,
    /// What that session is called, where the event has several.
    pub(crate) called: Option<String>,
    /// The sessions to choose.
    pub(crate) sessions: Vec<SessionLink>,
    /// What the addresses of boards, and of papers of that ranking, have behind them.
    pub(crate) named: (String, String),
    /// The round after which this is how things stood; none when the session is over.
    pub(crate) after: Option<u16>,
    /// Whether results of a round that is still played are in it.
    pub(crate) during: bool,
    pub(crate) groups: Vec<RankedGroup>,
    /// The ranking over time, for those who are ranked together.
    pub(crate) plots: Vec<(String, String)>,
    /// Of teams the matches, the last round first.
    pub(crate) meetings: Vec<Meeting>,
    /// The boards that this reader may look at.
    pub(crate) boards: Vec<u32>,
    pub(crate) scoring: String,
    pub(crate) notes: String,
    pub(crate) final_since: bool,
    /// Whether the deals are known to the event.
    pub(crate) dealt: bool,
    /// The files in which this reader is given results: how they are called, and their names in addresses.
    pub(crate) files: Vec<(&'static str, &'static str)>,
}

#[derive(Template)]
#[template(path = "event/results.html")]
struct ResultsPage {
    page: Page,
    top: Top,
    results: Results,
    /// The session that was chosen.
    follows: Option<u16>,
}

#[derive(Template)]
#[template(path = "event/results_part.html")]
struct ResultsPart<'a> {
    results: &'a Results,
}

impl Results {
    /// The part that shows it.
    fn part(&self) -> ResultsPart<'_> {
        ResultsPart { results: self }
    }
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
    let results = results(&evening.code, &inside, &guest, words(visitor.language), session);
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-results");
    let follows = query.get("session").map(|_| session);
    html::page(&ResultsPage { page, top, results, follows })
}

/// The part that changes, as text.
pub(super) fn part(evening: &Evening, visitor: &Visitor, query: &Query) -> Result<String, Wrong> {
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let session = session::asked(&inside.event, query)?;
    let results = results(&evening.code, &inside, &guest, words(visitor.language), session);
    html::text(&results.part())
}

/// The event as a reader may know it.
enum Stands<'a> {
    /// Nothing may be known yet.
    Nothing,
    /// As it is now.
    Now(&'a Inside),
    /// As it stood after a round.
    After(&'a Point),
    /// As a session stands that others followed.
    Earlier(Arc<Point>),
}

impl Stands<'_> {
    fn event(&self) -> Option<&Tournament> {
        match self {
            Stands::Nothing => None,
            Stands::Now(inside) => Some(&inside.event),
            Stands::After(point) => Some(&point.event),
            Stands::Earlier(point) => Some(&point.event),
        }
    }

    fn ranking(&self) -> Arc<Vec<Group>> {
        match self {
            Stands::Nothing => Arc::default(),
            Stands::Now(inside) => inside.ranking(),
            Stands::After(point) => point.ranking(),
            Stands::Earlier(point) => point.ranking(),
        }
    }
}

/// How the event stands for a reader.
struct Known<'a> {
    session: u16,
    /// The round after which it stood so; none when the session is over.
    after: Option<u16>,
    stands: Stands<'a>,
}

/// A session as this reader may know it: as it is for a Director who does not play and when it is over, otherwise as it stood
/// when its last round was called. Until its first round is over that is how the session before it stands.
fn known<'a>(inside: &'a Inside, guest: &Guest, session: u16) -> Known<'a> {
    let event = &inside.event;
    let directs =
        guest.director().is_some() && guest.persons().all(|person| event.entry_of(person).is_none());
    if session == 0 {
        return Known { session, after: None, stands: Stands::Nothing };
    }
    let as_it_is = || {
        if session == event.session_no() {
            Stands::Now(inside)
        } else {
            Stands::Earlier(inside.earlier(session))
        }
    };
    if event.is_over(session) || event.published(session).is_some() {
        return Known { session, after: None, stands: as_it_is() };
    }
    let round = event.sections(session).map(|(_, playing)| playing.round()).max().unwrap_or(0);
    if directs && (round > 0 || session == 1) {
        return Known { session, after: Some(round), stands: as_it_is() };
    }
    match inside.history.iter().rev().find(|point| point.session == session) {
        Some(point) => Known { session, after: Some(point.round), stands: Stands::After(point) },
        None if session > 1 => known(inside, guest, session - 1),
        None => Known { session, after: Some(0), stands: Stands::Nothing },
    }
}

/// What this reader is shown of a session.
pub(crate) fn results(code: &str, inside: &Inside, guest: &Guest, w: Words, session: u16) -> Results {
    let event = &inside.event;
    let Known { session: stood, after, stands } = known(inside, guest, session);
    let known = stands.event();
    let ranking = stands.ranking();
    let mine: Vec<EntryNo> =
        guest.player.and_then(|(person, ..)| event.entry_of(person)).into_iter().collect();
    let mut boards: Vec<u32> = event.due(session).iter().map(|line| line.board).collect();
    boards.sort_unstable();
    boards.dedup();
    boards.retain(|board| inside.may_see_results(guest, session, *board));
    Results {
        w,
        code: code.to_owned(),
        phase: event.phase(),
        entries: event.active().count(),
        session: stood,
        called: session::called(w, event, stood),
        sessions: session::links(w, event, session, &format!("/e/{code}")),
        named: (session::named(event, session), session::named(event, stood)),
        during: after.is_some() && matches!(stands, Stands::Now(_)),
        after,
        groups: known.map(|known| groups(inside, known, &ranking, w, &mine)).unwrap_or_default(),
        plots: curves(inside, stood, &stands, w),
        meetings: known.map(|known| meetings(inside, guest, known, w)).unwrap_or_default(),
        boards,
        scoring: event
            .conditions()
            .map(|conditions| w.t(told::scoring(conditions.scoring)))
            .unwrap_or_default(),
        notes: event.conditions().map(|conditions| conditions.notes.clone()).unwrap_or_default(),
        final_since: event.published(stood).is_some(),
        dealt: !boards_dealt_here(event, stood).is_empty(),
        files: if file::has_any(inside, guest) { file::OFFERED.into() } else { vec![] },
    }
}

fn groups(
    inside: &Inside,
    event: &Tournament,
    ranking: &[Group],
    w: Words,
    mine: &[EntryNo],
) -> Vec<RankedGroup> {
    let idle = idle(event, ranking);
    let group = |group: &Group| {
        let heading = heading(w, group);
        let rows = group.rows.iter().map(|row| Ranked {
            rank: match row.rank {
                // Of a knockout that goes on all who have not lost share the first rank, those with a bye too.
                _ if idle.contains(&row.entry) && !group.undecided => "–".to_owned(),
                rank => format!("{rank}{}", if row.sharing > 1 { "=" } else { "" }),
            },
            number: told::number_of(&inside.event, row.entry),
            name: told::entry(inside, row.entry),
            score: if idle.contains(&row.entry) { "–".to_owned() } else { told::own(w, &row.total) },
            mine: mine.contains(&row.entry),
        });
        RankedGroup { heading, rows: rows.collect() }
    };
    ranking.iter().map(group).collect()
}

/// The entries that have no result and no penalty yet: they have no rank either.
fn idle(event: &Tournament, groups: &[Group]) -> BTreeSet<EntryNo> {
    let nothing = groups.iter().flat_map(|group| &group.rows).filter(|row| row.total.score.is_zero());
    let mut idle: BTreeSet<EntryNo> = nothing.map(|row| row.entry).collect();
    if idle.is_empty() {
        return idle;
    }
    let agreed = event.lines().iter().filter(|(_, state)| state.agreed().is_some());
    for sides in agreed.filter_map(|(line, _)| event.sides(*line)) {
        sides.values().iter().flatten().for_each(|entry| {
            idle.remove(entry);
        });
    }
    let in_force = event.penalties().values().filter(|one| one.state == PenaltyState::InForce);
    in_force.for_each(|one| {
        idle.remove(&one.entry);
    });
    idle
}

/// The ranking over time: after each round of a session, and now where now may be known.
fn curves(inside: &Inside, session: u16, stands: &Stands<'_>, w: Words) -> Vec<(String, String)> {
    let ranking = stands.ranking();
    let of_session = inside.history.iter().filter(|point| point.session == session);
    let mut points: Vec<_> = of_session.map(|point| drawn(&point.event, &point.ranking())).collect();
    match stands {
        Stands::Nothing => return vec![],
        Stands::Now(inside) => points.push(drawn(&inside.event, &ranking)),
        Stands::Earlier(point) => points.push(drawn(&point.event, &ranking)),
        Stands::After(_) => {}
    }
    if points.len() < 2 {
        return vec![];
    }
    let group = |group: &Group| {
        let of: BTreeSet<EntryNo> = group.rows.iter().map(|row| row.entry).collect();
        let own = |point: &BTreeMap<EntryNo, (u32, f64)>| {
            point.iter().filter(|(entry, _)| of.contains(entry)).map(|(entry, at)| (*entry, *at)).collect()
        };
        let points: Vec<BTreeMap<_, _>> = points.iter().map(own).collect();
        let heading = heading(w, group);
        let svg = plot::ranking(&format!("{} {heading}", w.t("plot-ranking")), &points, |entry| {
            short(inside, entry)
        });
        (heading, svg)
    };
    ranking.iter().map(group).filter(|(_, svg)| !svg.is_empty()).collect()
}

/// The ranking to draw: without those who have played nothing yet, and where there are shares without those who have none.
fn drawn(event: &Tournament, groups: &[Group]) -> BTreeMap<EntryNo, (u32, f64)> {
    let idle = idle(event, groups);
    let rows = || groups.iter().flat_map(|group| &group.rows);
    let shares = rows().any(|row| row.total.share().is_some());
    let without: BTreeSet<EntryNo> =
        rows().filter(|row| shares && row.total.share().is_none()).map(|row| row.entry).collect();
    let mut ranks = Point::ranks(groups);
    ranks.retain(|entry, _| !idle.contains(entry) && !without.contains(entry));
    ranks
}

fn heading(w: Words, group: &Group) -> String {
    let section = group.section.map(|section| section.to_string());
    let side = group.side.map(|side| w.side(side).to_owned());
    let undecided = group.undecided.then(|| w.t("results-undecided"));
    section.into_iter().chain(side).chain(undecided).collect::<Vec<_>>().join(" · ")
}

/// Number and name of an entry in few letters: of players the last part of each name.
fn short(inside: &Inside, entry: EntryNo) -> String {
    let last = |name: &str| name.split_whitespace().last().unwrap_or_default().to_owned();
    let named = told::team(inside, entry).unwrap_or_else(|| {
        let players = inside.event.entries().get(&entry).map_or(&[][..], |entry| &entry.players);
        players.iter().map(|one| last(&told::person(inside, *one))).collect::<Vec<_>>().join("–")
    });
    let text = format!("{} {named}", told::number_of(&inside.event, entry));
    if text.chars().count() <= LONGEST_SHORT {
        return text;
    }
    text.chars().take(LONGEST_SHORT - 1).chain(['…']).collect()
}
