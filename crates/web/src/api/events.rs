//! Events: what there is, who plays, how it stands.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use openroom_notation::Format;
use openroom_tournament::{Command, Phase};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::acts::plain;
use crate::app::{App, apart};
use crate::club::{Evening, Guest, Inside, Scope};
use crate::json::Json;
use crate::pages::event::meetings::Meeting;
use crate::pages::event::{self, board, file, results, session};
use crate::visitor::Query;
use crate::words::Words;
use crate::wrong::Wrong;

/// An event of the caller's.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Mine {
    /// Its code.
    code: String,
    /// Its name.
    title: String,
}

/// An event.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Shown {
    /// Its code.
    code: String,
    /// Its name.
    title: String,
    /// nothing, set-up, play or published.
    phase: &'static str,
    /// The number of entries.
    entries: usize,
    /// The session that is played, from 1; 0 before the first.
    session: u16,
    /// The sections of the session.
    sections: Vec<SectionShown>,
}

/// A section.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct SectionShown {
    /// Its letter.
    section: String,
    /// The round that is played; 0 before the first.
    round: u16,
    /// How many rounds there are.
    rounds: u16,
    /// When the round ends, in seconds since 1970.
    ends: Option<u64>,
}

/// An entry.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct EntryShown {
    /// Its number in the event.
    entry: u16,
    /// The names of its players.
    players: Vec<String>,
    /// What a team is called, where it has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<String>,
}

/// A ranking.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RankingShown {
    /// The session after which it stands so, from 1: the one before where nothing of the one that is asked for may be known
    /// yet; 0 before the first.
    session: u16,
    /// The round after which it stood so; none when the session is over.
    after_round: Option<u16>,
    /// Whether the scores are official.
    official: bool,
    /// Those who are ranked together.
    groups: Vec<GroupShown>,
    /// Of teams the matches that the caller may know, the last round first.
    matches: Vec<MatchShown>,
}

/// A match of teams.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct MatchShown {
    /// The round in which it began.
    round: u16,
    /// The two teams.
    teams: [String; 2],
    /// What the first team is ahead by in IMPs or points, as people read it; nothing where boards are won and lost.
    margin: String,
    /// What each has for it: victory points, or boards that are won and lost.
    scores: Option<[String; 2]>,
    /// Who goes on from a match of a knockout, in words, where the score alone does not say it.
    went_on: Option<String>,
    /// Whether results are missing.
    open: bool,
}

/// Those who are ranked together.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct GroupShown {
    /// Section and side, where there are several.
    heading: String,
    /// Best first.
    rows: Vec<RowShown>,
}

/// A line of a ranking.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RowShown {
    /// The rank, with = where it is shared.
    rank: String,
    /// The number in the movement.
    number: u16,
    /// The names.
    name: String,
    /// The score as people read it.
    score: String,
}

/// Names to be entered.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Names {
    /// One list of names an entry.
    entries: Vec<Vec<String>>,
    /// What the teams are called, in the order of the entries; an empty text where one has no name.
    #[serde(default)]
    teams: Vec<String>,
}

/// The event with this code.
pub(super) async fn find(app: &App, caller: &Caller, code: String) -> Result<Arc<Evening>, Refused> {
    event::find(app, code).await.map_err(|wrong| caller.no(&wrong))
}

/// The events in which the caller has a part.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events", tag = "events", security(("token" = ["read"])),
    responses((status = 200, body = Vec<Mine>), (status = 404, body = Refusal))))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<Vec<Mine>>, Refused> {
    let key = caller.with(Scope::Read)?.clone();
    let all = apart(move || {
        let mine = |code: &str| {
            let guest = app.club.find(code).map(|evening| evening.inside().guest(&key));
            guest.is_some_and(|it| it.office.is_some() || it.player.is_some() || it.table.is_some())
        };
        let all = app.club.events().ok()?.into_iter().filter(|(code, _)| mine(code));
        Some(all.map(|(code, title)| Mine { code, title }).collect::<Vec<_>>())
    });
    let all = all.await.map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(all.ok_or_else(|| caller.no(&Wrong::Failed))?))
}

/// The results as a file of the bridge world: for those who direct at any time, for everybody when the scores are published;
/// never those of boards that the caller has still to play.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/results", tag = "events", security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("form" = String, Query, description = "in which form", example = "csv"),
           ("session" = Option<u16>, Query, description = "only of this session, from 1")),
    responses((status = 200, content_type = "application/octet-stream", body = String, description = "the file"),
              (status = 404, body = Refusal, description = "there is no such event, or nothing in it for the caller"),
              (status = 422, body = Refusal))))]
pub(super) async fn results(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Refused> {
    let evening = find(&app, &caller, code).await?;
    let unread = |name: &str| caller.no(&Wrong::Unread(name.to_owned()));
    let format = match query.get("form") {
        Some("usebio") => Format::Usebio,
        Some("csv") => Format::Csv,
        Some("pbn") => Format::Pbn,
        _ => return Err(unread("form")),
    };
    let session = query.get("session").map(|text| text.parse().map_err(|_| unread("session"))).transpose()?;
    let guest = caller.guest(&evening.inside());
    file::written(&app, &evening, guest, format, session).await.map_err(|wrong| caller.no(&wrong))
}

/// An event: how far it has come.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}", tag = "events", security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = Shown), (status = 404, body = Refusal))))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<Shown>, Refused> {
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let event = &inside.event;
    let session = event.session_no();
    let sections = event.sections(session).map(|(section, playing)| SectionShown {
        section: section.to_string(),
        round: playing.round(),
        rounds: playing.rounds,
        ends: event.clock(section, crate::club::now()).map(|clock| clock.ends.0),
    });
    Ok(Json(Shown {
        code: evening.code.clone(),
        title: inside.door.title.clone(),
        phase: match event.phase() {
            Phase::Nothing => "nothing",
            Phase::SetUp => "set-up",
            Phase::Play => "play",
            Phase::Published => "published",
        },
        entries: event.active().count(),
        session,
        sections: sections.collect(),
    }))
}

/// The entries with the names of their players.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/entries", tag = "events", security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = Vec<EntryShown>), (status = 404, body = Refusal))))]
pub(super) async fn entries(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<Vec<EntryShown>>, Refused> {
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let name = |person| inside.people.get(person).map(|player| player.name.clone()).unwrap_or_default();
    let all = inside.event.active().filter_map(|number| {
        let entry = inside.event.entries().get(&number)?;
        let players = entry.players.iter().map(|one| name(*one)).collect();
        Some(EntryShown { entry: number.0, players, team: event::team_of(&inside, number) })
    });
    Ok(Json(all.collect()))
}

/// Enters contestants by the names of their players; the captain of a team comes first.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/entries", tag = "events", request_body = Names,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "entered"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn enter(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(names): Sent<Names>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Organize)?;
    let evening = find(&app, &caller, code).await?;
    let by = evening.inside().guest(key).organizer();
    let by = by.ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let lines: Vec<Vec<String>> = names
        .entries
        .iter()
        .map(|line| line.iter().map(|name| plain(name, 61)).filter(|name| !name.is_empty()).collect())
        .collect();
    if lines.is_empty() || lines.len() > 600 || lines.iter().any(|line| line.is_empty() || line.len() > 8) {
        return Err(caller.no(&Wrong::Malformed("wrong-names")));
    }
    if lines.iter().flatten().any(|name| name.chars().count() > 60) {
        return Err(caller.no(&Wrong::Malformed("wrong-name-long")));
    }
    let called: Vec<String> = names.teams.iter().map(|name| plain(name, 61)).collect();
    if called.len() > lines.len() || called.iter().any(|name| name.chars().count() > 60) {
        return Err(caller.no(&Wrong::Malformed("wrong-name-long")));
    }
    let club = Arc::clone(&app.club);
    let done = event::doing(&evening, move |evening| {
        let flat: Vec<String> = lines.iter().flatten().cloned().collect();
        let mut persons = club.persons(&flat)?.into_iter();
        let teams = evening.inside().event.unit() == Some(openroom_movements::Unit::Team);
        let entered = evening.inside().event.entries().len() as u16;
        let mut commands = Vec::new();
        for (place, (line, number)) in lines.iter().zip(entered + 1..).enumerate() {
            let players: Vec<_> = persons.by_ref().take(line.len()).collect();
            let captain = players.first().copied().filter(|_| teams);
            commands.push(Command::Enter { players, captain });
            if let Some(name) = called.get(place).filter(|name| !name.is_empty()) {
                let (entry, name) = (openroom_tournament::EntryNo(number), name.clone());
                commands.push(Command::NameTeam { entry, name });
            }
        }
        evening.does(by, commands)
    })
    .await
    .map_err(|wrong| caller.no(&wrong))?;
    done.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The ranking as the caller may know it now.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/ranking", tag = "events", security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("session" = Option<u16>, Query, description = "of this session, from 1; without it of the one that began last")),
    responses((status = 200, body = RankingShown), (status = 404, body = Refusal))))]
pub(super) async fn ranking(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<RankingShown>, Refused> {
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let session = session::asked(&inside.event, &query).map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(ranked(&evening.code, &inside, &caller.guest(&inside), caller.words(), session)))
}

/// The ranking as this guest may know it.
pub(super) fn ranked(code: &str, inside: &Inside, guest: &Guest, w: Words, session: u16) -> RankingShown {
    let results = results::results(code, inside, guest, w, session);
    RankingShown {
        session: results.session,
        after_round: results.after,
        official: results.final_since,
        groups: results.groups.into_iter().map(group).collect(),
        matches: results.meetings.into_iter().map(meeting).collect(),
    }
}

fn meeting(one: Meeting) -> MatchShown {
    let Meeting { round, teams, margin, scores, went_on, open, mine: _ } = one;
    MatchShown { round, teams, margin, scores, went_on, open }
}

/// Those who are ranked together, for programs.
pub(super) fn group(group: results::RankedGroup) -> GroupShown {
    let row = |row: results::Ranked| RowShown {
        rank: row.rank,
        number: row.number,
        name: row.name,
        score: row.score,
    };
    GroupShown { heading: group.heading, rows: group.rows.into_iter().map(row).collect() }
}

/// A board: what every table did, and the hands, each when the caller may know it.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/boards/{board}", tag = "events",
    security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("board" = u32, Path, description = "the number of the board"),
           ("session" = Option<u16>, Query, description = "of this session, from 1; without it of the one that began last")),
    responses((status = 200, body = board::BoardShown), (status = 404, body = Refusal))))]
pub(super) async fn board(
    State(app): State<App>,
    caller: Caller,
    Path((code, number)): Path<(String, u32)>,
    query: Query,
) -> Result<Json<board::BoardShown>, Refused> {
    let evening = find(&app, &caller, code).await?;
    let guest = caller.guest(&evening.inside());
    let shown = board::shown(&evening, &guest, caller.words(), number, &query).await;
    Ok(Json(shown.map_err(|wrong| caller.no(&wrong))?))
}
