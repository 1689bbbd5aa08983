//! A contested claim: what was claimed, the worst that normal play allows, and what that depends on.

use std::time::Duration;

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use openroom_analysis::Position;
use openroom_analysis::claim::{
    Budget, Claim, ClaimError, Discards, Finesse, Losers, Opponents, Principles, Statement, SuitOrder,
    Trumps, examine, variants,
};
use openroom_analysis::equity::History;
use openroom_cards::{BySeat, Card, Cards, Seat};
use openroom_lawbook::{Edition, Regulations};

use super::claim_found::{self, Examined, Found};
use super::claim_line::{self, Group};
use super::diagram::Diagram;
use super::record::trick_seen;
use super::{Asked, Head, study};
use crate::app::App;
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "analysis/claim.html")]
struct ClaimPage {
    page: Page,
    head: Head,
    fields: Vec<(&'static str, String)>,
    diagram: Diagram,
    /// None where all cards are played.
    form: Option<Form>,
    found: Option<Found>,
    refused: Option<String>,
}

/// What the form asks, as it is filled in.
struct Form {
    claimers: Vec<(char, &'static str, Selected)>,
    claimed: u8,
    left: u8,
    penalty: String,
    line: String,
    parts: Vec<String>,
    groups: Vec<Group>,
    editions: Vec<(Edition, Selected)>,
    choices: Vec<Choice>,
}

/// A principle with its settings.
struct Choice {
    name: &'static str,
    label: String,
    settings: Vec<(&'static str, String, Selected)>,
}

/// What a chosen option has in its tag.
type Selected = &'static str;

fn selected<T: PartialEq>(one: T, now: T) -> Selected {
    if one == now { " selected" } else { "" }
}

/// The claim that the address tells of, examined when all of it is there.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, query: Query) -> Result<Response, Wrong> {
    let w = words(visitor.language);
    let Heard { asked, claim, edition, found, refused, seen, position } = heard(&app, w, &query).await?;
    let over = claim.position.tricks_left() == 0;
    html::page(&ClaimPage {
        page: Page::of(&visitor),
        head: Head::of(w, &asked.study, asked.after, "claim"),
        fields: fields(&asked),
        diagram: Diagram::of_point(w, &position, &seen, asked.playing.declarer, &[]),
        form: (!over).then(|| form(w, &claim, edition)),
        found,
        refused,
    })
}

/// A claim as an address tells of it, with what was found.
struct Heard {
    asked: Asked,
    claim: Claim,
    edition: Edition,
    found: Option<Found>,
    refused: Option<String>,
    seen: BySeat<Option<Card>>,
    position: Position,
}

/// What is found of the claim that an address tells of; none where it does not say how many were claimed, or where all cards
/// are played.
pub(crate) async fn found(app: &App, w: Words, query: &Query) -> Result<Option<Found>, Wrong> {
    let heard = heard(app, w, query).await?;
    match heard.refused {
        Some(why) => Err(Wrong::Refused(why)),
        None => Ok(heard.found),
    }
}

async fn heard(app: &App, w: Words, query: &Query) -> Result<Heard, Wrong> {
    let asked = Asked::read(query, w)?;
    let (points, cards) = asked.study.follow().map_err(|why| Wrong::Refused(study::refused(w, &why)))?;
    let point = points.get(asked.after).ok_or(Wrong::Malformed("study-wrong-play"))?;
    let edition = query.get("edition").and_then(|name| name.parse().ok()).unwrap_or(Edition::USUAL);
    let claim = claim(query, &asked, point, edition);
    let told = told(query)?;
    let claim = Claim { penalty_cards: penalty_cards(query)?, ..claim };
    let fits = claim.check().and_then(|()| claim.can_mean(&told));
    let claim = Claim { statement: told, ..claim };
    let over = claim.position.tricks_left() == 0;
    let done = query.get("claimed").is_some() && !over;
    let found = if done && fits.is_ok() { Some(examined(app, claim.clone()).await?) } else { None };
    let seen = trick_seen(&cards[..asked.after], point);
    Ok(Heard {
        found: found.map(|examined| Found::of(w, edition, &examined)),
        refused: fits.err().filter(|_| done).map(|why| refused(w, why)),
        position: point.position,
        asked,
        claim,
        edition,
        seen,
    })
}

fn fields(asked: &Asked) -> Vec<(&'static str, String)> {
    let mut fields = asked.study.fields();
    fields.push(("after", asked.after.to_string()));
    fields
}

/// The claim without its line.
fn claim(query: &Query, asked: &Asked, point: &History, edition: Edition) -> Claim {
    let declarer = asked.playing.declarer;
    let left = point.position.tricks_left();
    Claim {
        position: point.position,
        declarer,
        claimer: query.get("claimer").and_then(|text| text.parse().ok()).unwrap_or(declarer),
        claimed: query.get("claimed").and_then(|text| text.parse().ok()).unwrap_or(left),
        statement: Statement::default(),
        shown_out: point.shown_out,
        penalty_cards: Cards::EMPTY,
        principles: principles(query, edition),
    }
}

/// The line, with the part that was added last.
fn told(query: &Query) -> Result<Statement, Wrong> {
    let line = if query.get("empty").is_some() { "" } else { query.get("line").unwrap_or_default() };
    let line = claim_line::with(line, query.get("add").unwrap_or_default());
    claim_line::read(&line).ok_or(Wrong::Malformed("study-wrong-line"))
}

/// The cards that lie before the defenders.
fn penalty_cards(query: &Query) -> Result<Cards, Wrong> {
    match query.get("penalty").unwrap_or_default().trim() {
        "" => Ok(Cards::EMPTY),
        text => text.parse().map_err(|_| Wrong::Malformed("claim-penalty-unread")),
    }
}

fn principles(query: &Query, edition: Edition) -> Principles {
    let usual = Principles::under(edition, &Regulations::default());
    Principles {
        suit_order: match query.get("p-order") {
            Some("any") => SuitOrder::Any,
            Some("winners") => SuitOrder::WinnersFirst,
            Some("top") => SuitOrder::TopDown,
            _ => usual.suit_order,
        },
        trumps: match query.get("p-trumps") {
            Some("known") => Trumps::Known,
            Some("forgotten") => Trumps::MayBeForgotten,
            _ => usual.trumps,
        },
        discards: match query.get("p-discards") {
            Some("keep") => Discards::KeepWinners,
            Some("honours") => Discards::KeepHonours,
            Some("any") => Discards::AnySuit,
            _ => usual.discards,
        },
        losers: match query.get("p-losers") {
            Some("any") => Losers::AnyTime,
            Some("after") => Losers::AfterWinners,
            Some("all") => Losers::AllAfterWinners,
            _ => usual.losers,
        },
        opponents: match query.get("p-opponents") {
            Some("sensible") => Opponents::Sensible,
            Some("lawful") => Opponents::AnyLawful,
            _ => usual.opponents,
        },
        finesse: match query.get("p-finesse") {
            Some("hopeless") => Finesse::AssumedWhereDropIsHopeless,
            Some("never") => Finesse::NeverAssumed,
            _ => usual.finesse,
        },
    }
}

/// What is found within a second.
async fn examined(app: &App, claim: Claim) -> Result<Examined, Wrong> {
    let part = |millis| Budget { time: Some(Duration::from_millis(millis)), ..Budget::default() };
    let work = move |_: &openroom_analysis::double_dummy::Solvers| -> Result<Examined, ClaimError> {
        let report = examine(&claim, part(500))?;
        let given_up = report.concession();
        let variants = variants(&claim, &report, part(320))?;
        Ok(Examined { claim, report, given_up, variants })
    };
    app.analyst.work(work).await?.map_err(|_| Wrong::Malformed("study-wrong-line"))
}

fn refused(w: Words, why: ClaimError) -> String {
    match why {
        ClaimError::ByDummy(_) => w.t("claim-by-dummy"),
        ClaimError::TooMany { left, .. } => w.count("claim-too-many", left),
        ClaimError::NotHeld(_, card) => w.with("claim-not-held", "card", w.card(card)),
        ClaimError::NoSuchSuit(_, suit) => w.with("claim-no-such-suit", "suit", suit.symbol().to_string()),
        ClaimError::NoTrumps(_) => w.t("claim-no-trumps"),
        ClaimError::NotMissing(_, card) => w.with("claim-not-missing", "card", w.card(card)),
        ClaimError::NotHis(_, hand) => w.with("claim-not-his", "hand", w.seat(hand)),
        ClaimError::NoPenaltyCard(card) => w.with("claim-no-penalty-card", "card", w.card(card)),
    }
}

fn form(w: Words, claim: &Claim, edition: Edition) -> Form {
    let claimers = Seat::ALL.into_iter().filter(|seat| *seat != claim.declarer.partner());
    let now = claim.principles;
    let order = [("winners", SuitOrder::WinnersFirst), ("top", SuitOrder::TopDown), ("any", SuitOrder::Any)];
    let trumps = [("forgotten", Trumps::MayBeForgotten), ("known", Trumps::Known)];
    let discards =
        [("honours", Discards::KeepHonours), ("any", Discards::AnySuit), ("keep", Discards::KeepWinners)];
    let losers =
        [("after", Losers::AfterWinners), ("all", Losers::AllAfterWinners), ("any", Losers::AnyTime)];
    let opponents = [("lawful", Opponents::AnyLawful), ("sensible", Opponents::Sensible)];
    let finesse = [("never", Finesse::NeverAssumed), ("hopeless", Finesse::AssumedWhereDropIsHopeless)];
    Form {
        claimers: claimers.map(|seat| (seat.letter(), w.seat(seat), selected(seat, claim.claimer))).collect(),
        claimed: claim.claimed,
        left: claim.position.tricks_left(),
        penalty: claim.penalty_cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" "),
        line: claim_line::written(&claim.statement),
        parts: claim_line::told(w, &claim.statement),
        groups: claim_line::groups(w, claim),
        editions: Edition::ALL.into_iter().map(|one| (one, selected(one, edition))).collect(),
        choices: vec![
            Choice {
                name: "p-order",
                label: w.t("claim-order"),
                settings: settings(&order, now.suit_order, |one| claim_found::order(w, one)),
            },
            Choice {
                name: "p-trumps",
                label: w.t("claim-trumps"),
                settings: settings(&trumps, now.trumps, |one| claim_found::trumps(w, one)),
            },
            Choice {
                name: "p-discards",
                label: w.t("claim-discards"),
                settings: settings(&discards, now.discards, |one| claim_found::discards(w, one)),
            },
            Choice {
                name: "p-losers",
                label: w.t("claim-losers"),
                settings: settings(&losers, now.losers, |one| claim_found::losers(w, one)),
            },
            Choice {
                name: "p-opponents",
                label: w.t("claim-opponents"),
                settings: settings(&opponents, now.opponents, |one| claim_found::opponents(w, one)),
            },
            Choice {
                name: "p-finesse",
                label: w.t("claim-finesses"),
                settings: settings(&finesse, now.finesse, |one| claim_found::finesse(w, one)),
            },
        ],
    }
}

/// The settings of a principle: as the form sends them, in words, and which one holds.
fn settings<T: Copy + PartialEq>(
    all: &[(&'static str, T)],
    now: T,
    say: impl Fn(T) -> String,
) -> Vec<(&'static str, String, Selected)> {
    all.iter().map(|(value, one)| (*value, say(*one), selected(*one, now))).collect()
}
