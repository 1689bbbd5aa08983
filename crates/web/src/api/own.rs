//! What a player has of his own: his card, where to be, contesting a score.

use axum::extract::{Path as Named, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::{Nothing, Sent};
use super::caller::{Caller, Path};
use super::events::find;
use super::fields::Fields;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use super::rulings::{self, AppealShown, PenaltyShown, RulingShown};
use super::told::ScoreShown;
use crate::app::App;
use crate::club::Scope;
use crate::json::Json;
use crate::pages::event::me::{self, At, BoardRow, Stage};
use crate::pages::event::{card, contest, door, session};
use crate::visitor::Query;

/// A player's card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct OwnCard {
    /// Who.
    who: String,
    /// His rank as he may know it now, with = where it is shared.
    rank: Option<String>,
    /// His score as he may know it now.
    score: Option<String>,
    /// Whether the session is over.
    over: bool,
    /// His boards.
    boards: Vec<CardBoard>,
    /// The rulings that concern him.
    rulings: Vec<RulingShown>,
    /// The appeals that concern him.
    appeals: Vec<AppealShown>,
    /// The penalties that he was given.
    penalties: Vec<PenaltyShown>,
    /// What he may contest.
    contest: ContestShown,
}

/// A board of a player's card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CardBoard {
    /// The round.
    round: u16,
    /// The board.
    board: u32,
    /// The opponents.
    opponents: String,
    /// The partner, in an individual.
    partner: Option<String>,
    /// The side that he sat, in words.
    side: String,
    /// What was agreed.
    result: Option<ScoreShown>,
    /// The points of his own side.
    points: String,
    /// What it is worth compared, where he may know what others did.
    score: String,
    /// Whether he may look at what others did.
    may_look: bool,
}

/// What a player may contest.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ContestShown {
    /// Names what is shown: whoever contests a score brings it along.
    mark: String,
    /// The provision.
    law: Option<String>,
    /// The boards at tables whose score may be contested.
    lines: Vec<Contestable>,
    /// What waits for the Director.
    waiting: Vec<Contested>,
}

/// A score that may be contested.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Contestable {
    /// The board at the table.
    line: String,
    /// What stands there.
    told: String,
}

/// A score that is contested.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Contested {
    /// The board.
    board: u32,
    /// In which words.
    text: String,
}

/// A score that somebody says is wrong.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "line": "1A/3/2/7", "mark": "0123456789abcdef", "text": "one trick more" })))]
pub(super) struct Contesting {
    /// The board at the table, such as `1A/3/2/7`.
    line: String,
    /// The mark of what was read of what is contested.
    mark: String,
    /// What is wrong.
    text: String,
}

/// Where somebody is, and what is to be done there.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
pub(super) struct MeShown {
    /// The player, or the table whose device it is.
    who: String,
    /// His number in the movement.
    number: Option<u16>,
    /// Whether the device serves a whole table.
    serves: bool,
    /// How many devices have this name.
    devices: usize,
    /// Where he is in the round that is played.
    now: Option<AtShown>,
    /// Where he goes next.
    next: Option<AtShown>,
    /// The boards of the round, and those of earlier rounds that are not agreed.
    boards: Vec<OwnBoard>,
    /// When the round ends, in seconds since 1970.
    ends: Option<u64>,
    /// Whether a call for the Director from his table waits.
    called: bool,
    /// Whether the session is over.
    over: bool,
    /// Whether all boards of the round are agreed.
    done: bool,
    /// Whether his team has lost a match of a knockout and plays no further round.
    out: bool,
    /// The tables of his team, where it is not known at which of them he sits.
    tables: Vec<String>,
    /// Whether he names the line-up of his team.
    captain: bool,
}

/// Where somebody is in a round.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct AtShown {
    /// The round.
    round: u16,
    /// How many rounds there are.
    rounds: u16,
    /// The table; none where he sits out.
    table: Option<String>,
    /// The side, in words; in an individual the seat.
    side: String,
    /// The partner, in an individual.
    partner: Option<String>,
    /// The opponents.
    opponents: String,
    /// The boards.
    boards: String,
    /// Whether the round was called.
    called: bool,
}

/// A board of the round.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
pub(super) struct OwnBoard {
    /// The board at the table: `1A/3/2/7`.
    line: String,
    /// The board.
    board: u32,
    /// Dealer and vulnerability in words.
    face: String,
    /// How far it has come.
    stage: OwnStage,
    /// What his own side entered, or what is agreed.
    own: Option<ScoreShown>,
    /// What the other side entered, where it waits for him or differs.
    theirs: Option<ScoreShown>,
    /// Whether the result is agreed and the leads are not.
    leads_differ: bool,
    /// Whether he may look at what others did.
    may_look: bool,
    /// Whether it can be played at a table of this server.
    may_play: bool,
    /// Whether its result comes from such a table alone.
    from_table: bool,
}

/// How far a board has come for a player.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum OwnStage {
    /// Nothing was entered.
    Open,
    /// His own side has entered something.
    Own,
    /// The other side has entered something, and waits for him.
    Theirs,
    /// The two sides entered different results.
    Disputed,
    /// It is agreed.
    Agreed,
}

/// The card of the caller, who plays: his boards, and rulings, appeals and penalties that concern him.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/card", tag = "players", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("session" = Option<u16>, Query, description = "of this session, from 1; without it of the one that began last")),
    responses((status = 200, body = OwnCard), (status = 404, body = Refusal))))]
pub(super) async fn card(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<OwnCard>, Refused> {
    let key = caller.with(Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let own = session::asked(&inside.event, &query)
        .and_then(|session| card::of(&evening.code, &inside, &inside.guest(key), caller.words(), session));
    let own = own.map_err(|wrong| caller.no(&wrong))?;
    let board = |row: card::CardRow| CardBoard {
        round: row.round,
        board: row.board,
        opponents: row.opponents,
        partner: row.partner,
        side: row.side.to_owned(),
        result: row.told.map(ScoreShown::from),
        points: row.points,
        score: row.score,
        may_look: row.may_look,
    };
    let (rank, score) = own.rank.unzip();
    Ok(Json(OwnCard {
        who: own.who,
        rank,
        score,
        over: own.over,
        boards: own.rows.into_iter().map(board).collect(),
        rulings: own.rulings.into_iter().filter_map(|row| rulings::ruling(&inside, row)).collect(),
        appeals: own.appeals.into_iter().filter_map(|row| rulings::appeal(&inside, row)).collect(),
        penalties: own.penalties.into_iter().filter_map(|row| rulings::penalty(&inside, row)).collect(),
        contest: contested(own.contest),
    }))
}

fn contested(contest: contest::Contest) -> ContestShown {
    ContestShown {
        mark: contest.mark,
        law: contest.cite.map(ToOwned::to_owned),
        lines: contest.lines.into_iter().map(|(line, told)| Contestable { line, told }).collect(),
        waiting: contest.waiting.into_iter().map(|(board, text)| Contested { board, text }).collect(),
    }
}

/// Says that a score that was agreed is wrong; the Director settles it.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/contests", tag = "players", request_body = Contesting,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "it waits for the Director"), (status = 404, body = Refusal),
              (status = 409, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn contest(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Contesting>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Enter)?;
    let line = caller.line("line", &sent.line)?;
    let form = Fields::default().with("line", line).with("mark", &sent.mark).with("text", &sent.text).form();
    caller.done(contest::act(State(app), visitor, Named(code), form).await)
}

/// Where the caller is and goes next, which boards are played there and what was entered: for a player, or for the device of a
/// table.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/me", tag = "players", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = MeShown), (status = 404, body = Refusal))))]
pub(super) async fn me(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<MeShown>, Refused> {
    let visitor = caller.visitor(&app, Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let me = me::me(&evening, &evening.inside(), &visitor).map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(shown(me)))
}

/// A phone's page for programs.
pub(super) fn shown(me: me::Me) -> MeShown {
    let at = |at: At| AtShown {
        round: at.round,
        rounds: at.rounds,
        table: at.table,
        side: at.side.to_owned(),
        partner: at.partner,
        opponents: at.opponents,
        boards: at.boards,
        called: at.called,
    };
    MeShown {
        who: me.who,
        number: me.number,
        serves: me.serves,
        devices: me.devices,
        now: me.now.map(at),
        next: me.next.map(at),
        boards: me.rows.into_iter().map(board).collect(),
        ends: me.clock.map(|clock| clock.ends),
        called: me.called,
        over: me.over,
        done: me.done,
        out: me.out,
        tables: me.tables,
        captain: me.captain,
    }
}

fn board(row: BoardRow) -> OwnBoard {
    let (stage, own, theirs) = match row.stage {
        Stage::Open => (OwnStage::Open, None, None),
        Stage::Own(own) => (OwnStage::Own, Some(own), None),
        Stage::Theirs(theirs, _) => (OwnStage::Theirs, None, Some(theirs)),
        Stage::Disputed(own, theirs) => (OwnStage::Disputed, Some(own), Some(theirs)),
        Stage::Agreed(agreed) => (OwnStage::Agreed, Some(agreed), None),
    };
    OwnBoard {
        line: row.line,
        board: row.board,
        face: row.face,
        stage,
        own: own.map(ScoreShown::from),
        theirs: theirs.map(ScoreShown::from),
        leads_differ: row.leads_differ,
        may_look: row.may_look,
        may_play: row.may_play,
        from_table: row.from_table,
    }
}

/// Somebody who comes in by the code of a table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "link": "abcdefghjkmnpqrstuvw", "pin": "1234", "person": 12 })))]
pub(super) struct Coming {
    /// The link behind the code of the table, or what follows `/t/` in it.
    link: String,
    /// The PIN of the table, where phones need one.
    #[serde(default)]
    pin: String,
    /// The player; none for a device that serves the whole table.
    person: Option<u32>,
}

/// Who sits at a table now.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct DoorShown {
    /// The table.
    table: String,
    /// The round.
    round: u16,
    /// Whether a PIN is needed.
    asks_pin: bool,
    /// Those who sit there.
    players: Vec<SitterShown>,
}

/// A player at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct SitterShown {
    /// His number among the people of the server.
    person: u32,
    /// His name.
    name: String,
    /// His side, in words.
    side: String,
    /// Whether a device has come in with this name.
    taken: bool,
}

/// Who sits at the table with this code now, and can come in there.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/seats/{link}", tag = "players", security(("token" = ["enter"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("link" = String, Path, description = "the secret behind the code of the table")),
    responses((status = 200, body = DoorShown), (status = 404, body = Refusal))))]
pub(super) async fn seats(
    State(app): State<App>,
    caller: Caller,
    Path((code, link)): Path<(String, String)>,
) -> Result<Json<DoorShown>, Refused> {
    caller.with(Scope::Enter)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let opened = door::opened(caller.words(), &inside, &link).map_err(|wrong| caller.no(&wrong))?;
    let players = opened.sides.into_iter().flat_map(|(side, sitters)| {
        sitters.into_iter().map(move |one| SitterShown {
            person: one.person,
            name: one.name,
            side: side.clone(),
            taken: one.taken,
        })
    });
    Ok(Json(DoorShown {
        table: opened.table,
        round: opened.round,
        asks_pin: inside.door.pins().is_some(),
        players: players.collect(),
    }))
}

/// Comes in by the code of a table: as a player who sits there now, or as the device of the whole table.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/seats", tag = "players", request_body = Coming,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "the caller is that player now"), (status = 404, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn come(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Coming>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Enter)?;
    let link = sent.link.rsplit('/').next().unwrap_or_default().to_owned();
    let device = sent.person.is_none().then_some("1");
    let form =
        Fields::default().with("pin", &sent.pin).some("person", sent.person).some("device", device).form();
    caller.done(door::sit(State(app), visitor, Named((code, link)), form).await)
}

/// Gives the place in the event up.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/leave", tag = "players", security(("token" = ["enter"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "given up"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn leave(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    _: Nothing,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Enter)?;
    let form = Fields::default().form();
    caller.done(door::leave(State(app), visitor, Named(code), form).await)
}

/// An invitation that is taken.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "link": "abcdefghjkmnpqrstuvw", "name": "Dick Hale" })))]
pub(super) struct Taking {
    /// The link of the invitation, or what follows `/in/` in it.
    link: String,
    /// The name of whoever takes it; not needed for another device of the organizer.
    #[serde(default)]
    name: String,
}

/// Takes the office that an invitation gives: Director, committee, or another device of the organizer.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/offices", tag = "organizing", request_body = Taking,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "the caller has the office now"), (status = 404, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn take_office(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Taking>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let link = sent.link.rsplit('/').next().unwrap_or_default().to_owned();
    let form = Fields::default().with("name", &sent.name).form();
    caller.done(door::take(State(app), visitor, Named((code, link)), form).await)
}
