//! Rulings, penalties and appeals.

mod sent;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_lawbook::regulations::FurtherAppeals;
use openroom_movements::Unit;
use openroom_tournament::{
    Against, Appeal, AppealNo, AppealState, Command, Decision, Ended, EntryNo, Matter, PenaltyAmount,
    PenaltyNo, PenaltyState, Person, RulingNo, RulingStands, Scoring, SettledBy, Stage, Tournament, Verdict,
};

use super::direct::gives;
use super::line::{Effect, WEIGHED, in_the_ranking};
use super::room::is_open;
use super::tables::table_name;
use super::top::{Top, framed};
use super::{after, director, doing, find, official, player, refused, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Guest, Inside, Saw, Subject, now, rehearse};
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

use sent::command;

/// A ruling as it is listed.
pub(crate) struct RulingRow {
    pub(crate) number: u16,
    pub(crate) line: String,
    pub(crate) table: String,
    pub(crate) board: u32,
    pub(crate) what: String,
    pub(crate) cite: Option<Cite>,
    pub(crate) reason: String,
    /// Whether it is in force, or what took its place.
    pub(crate) state: String,
    /// Whether whoever reads it may appeal.
    pub(crate) may_appeal: bool,
    /// Whether nobody has brought it before the committee yet.
    pub(crate) may_refer: bool,
}

/// An appeal as it is listed.
pub(crate) struct AppealRow {
    pub(crate) number: u16,
    /// Against what.
    pub(crate) against: String,
    /// Whether it is against a penalty.
    pub(crate) penalty: bool,
    pub(crate) by: String,
    /// How far it has come, and how it was decided.
    pub(crate) state: String,
    /// Why it was decided so.
    pub(crate) reason: String,
    pub(crate) open: bool,
    /// Whether whoever reads it may take it back.
    pub(crate) may_withdraw: bool,
    pub(crate) may_concur: bool,
    /// Whether it may be taken to the Regulating Authority.
    pub(crate) may_go_further: bool,
    /// Whether something else was decided before, so that what was ruled can be restored.
    pub(crate) heard_before: bool,
}

/// A penalty as it is listed.
pub(crate) struct PenaltyRow {
    pub(crate) number: u16,
    pub(crate) entry: EntryNo,
    pub(crate) who: String,
    pub(crate) amount: String,
    pub(crate) cite: Cite,
    pub(crate) reason: String,
    /// What became of it, where it no longer counts.
    pub(crate) gone: Option<String>,
    /// Whether whoever reads it may appeal.
    pub(crate) may_appeal: bool,
    /// Whether nobody has brought it before the committee yet.
    pub(crate) may_refer: bool,
}

#[derive(Template)]
#[template(path = "event/rulings.html")]
struct RulingsPage {
    page: Page,
    top: Top,
    rulings: Vec<RulingRow>,
    hidden: usize,
    appeals: Vec<AppealRow>,
    penalties: Vec<PenaltyRow>,
    entries: Vec<(u16, String)>,
    directs: bool,
    /// Whether a penalty can be a share of a top here.
    has_tops: bool,
    mark: String,
    weighed: usize,
    effect: Option<Effect>,
    refused: Option<String>,
    fields: Vec<(String, String)>,
}

/// The page.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    official(&inside, &visitor)?;
    written(&evening.code, &inside, &visitor, (None, None, vec![]))
}

type Trial = (Option<Effect>, Option<String>, Vec<(String, String)>);

fn written(code: &str, inside: &Inside, visitor: &Visitor, trial: Trial) -> Result<Response, Wrong> {
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(visitor, code, inside, &guest, "tab-rulings");
    let (rulings, hidden) = rulings(page.w, inside, &guest);
    let (effect, refused, fields) = trial;
    html::page(&RulingsPage {
        rulings,
        hidden,
        directs: guest.director().is_some(),
        mark: inside.mark(Subject::Rulings),
        weighed: WEIGHED,
        has_tops: has_tops(&inside.event),
        appeals: appeals(page.w, inside, &guest),
        penalties: penalties(page.w, inside, &guest),
        entries: inside
            .event
            .active()
            .map(|entry| {
                (entry.0, format!("{} {}", told::number_of(&inside.event, entry), told::entry(inside, entry)))
            })
            .collect(),
        effect,
        refused,
        fields,
        page,
        top,
    })
}

/// Whether boards have a top of which a penalty can be a share: where contestants are compared in matchpoints, and the ranking
/// is not one of victory points.
fn has_tops(event: &Tournament) -> bool {
    let compared = event.conditions().is_some_and(|conditions| match conditions.scoring {
        Scoring::Matchpoints | Scoring::BoardAMatch => conditions.victory_points.is_none(),
        Scoring::Butler | Scoring::CrossImps | Scoring::TotalPoints | Scoring::Imps => false,
    });
    compared && event.unit() != Some(Unit::Team)
}

/// The penalties that this reader may know.
pub(crate) fn penalties(w: Words, inside: &Inside, guest: &Guest) -> Vec<PenaltyRow> {
    let event = &inside.event;
    let Some(edition) = event.conditions().map(|conditions| conditions.edition) else { return vec![] };
    let concerned = |entry: EntryNo| guest.player.is_some_and(|(person, ..)| is_of(event, entry, person));
    let appealed = |number: PenaltyNo| event.appeals().values().any(|one| one.penalty() == Some(number));
    let all = event.penalties().iter();
    all.filter(|(_, one)| guest.official().is_some() || concerned(one.entry))
        .map(|(number, one)| PenaltyRow {
            number: number.0,
            entry: one.entry,
            who: told::entry(inside, one.entry),
            amount: amount(w, &one.penalty.amount),
            cite: Cite::of(one.by, edition),
            reason: one.reason.clone(),
            gone: match &one.state {
                PenaltyState::InForce => None,
                PenaltyState::Withdrawn(_) => Some(w.t("penalty-withdrawn")),
                PenaltyState::Lifted(appeal) => Some(w.with("penalty-lifted", "n", appeal.0)),
            },
            may_refer: one.in_force().is_some() && !appealed(*number),
            may_appeal: one.in_force().is_some() && concerned(one.entry) && !appealed(*number),
        })
        .collect()
}

pub(super) fn is_of(event: &Tournament, entry: EntryNo, person: Person) -> bool {
    event.entries().get(&entry).is_some_and(|entry| entry.is_of(person))
}

/// Whether the guest plays for one whom an appeal concerns.
pub(super) fn is_concerned(inside: &Inside, guest: &Guest, appeal: &Appeal) -> bool {
    let event = &inside.event;
    match appeal.against {
        Against::Ruling(ruling) => {
            let line = event.rulings().get(&ruling).map(|ruling| ruling.line);
            line.is_some_and(|line| inside.is_concerned(guest, line))
        }
        Against::Penalty(penalty) => {
            let given = event.penalties().get(&penalty);
            let person = guest.player.map(|(person, ..)| person);
            given.zip(person).is_some_and(|(given, person)| is_of(event, given.entry, person))
        }
        Against::Disqualification(entry) => {
            guest.player.is_some_and(|(person, ..)| is_of(event, entry, person))
        }
    }
}

fn amount(w: Words, amount: &PenaltyAmount) -> String {
    match amount {
        PenaltyAmount::Warning => w.term("warning").to_owned(),
        PenaltyAmount::Tops(share) => told::percent(w, share),
        PenaltyAmount::Points(points) => told::number(w, points, 2),
    }
}

/// The rulings that this reader may know, and how many he may not: those on boards that he has still to play.
pub(crate) fn rulings(w: Words, inside: &Inside, guest: &Guest) -> (Vec<RulingRow>, usize) {
    let event = &inside.event;
    let (mut rows, mut hidden) = (vec![], 0);
    for (number, ruling) in event.rulings() {
        let line = ruling.line;
        let concerned = inside.is_concerned(guest, line);
        if guest.official().is_none() && !concerned {
            continue;
        }
        if !concerned && inside.has_still_to_play(guest, line.session, line.board) {
            hidden += 1;
            continue;
        }
        let edition = event.conditions().map(|conditions| conditions.edition);
        let (what, by) = match &ruling.verdict {
            Verdict::ResultStands => (w.term("result_stands").to_owned(), None),
            Verdict::Adjusted(adjusted) => (told::adjusted(w, adjusted), Some(adjusted.by)),
        };
        let many = event.sections(line.session).count() > 1;
        rows.push(RulingRow {
            number: number.0,
            line: line.to_string(),
            table: table_name(line.section, line.table, many),
            board: line.board,
            what,
            cite: by.and_then(|by| Some(Cite::of(by, edition?))),
            reason: ruling.reason.clone(),
            state: match event.ruling_stands(*number) {
                Some(RulingStands::Ended(Ended::Replaced(last))) => w.with("ruling-replaced", "n", last.0),
                Some(RulingStands::Decided(appeal)) => w.with("ruling-appealed", "n", appeal.0),
                Some(RulingStands::Ended(Ended::Corrected | Ended::Cancelled | Ended::Annulled)) => {
                    w.t("ruling-ended")
                }
                Some(RulingStands::InForce) | None => w.t("ruling-in-force"),
            },
            may_refer: ruling.ended.is_none()
                && !event.appeals().values().any(|appeal| appeal.ruling() == Some(*number)),
            may_appeal: concerned
                && ruling.ended.is_none()
                && appeals_are_open(event, line.session)
                && !event.appeals().values().any(|appeal| appeal.ruling() == Some(*number)),
        });
    }
    (rows, hidden)
}

/// Whether the period for appeals has not ended.
fn appeals_are_open(event: &Tournament, session: u16) -> bool {
    let Some(published) = event.published(session) else { return true };
    event.conditions().is_some_and(|conditions| now() <= conditions.appeals_end(published))
}

/// The appeals that this reader may know.
pub(crate) fn appeals(w: Words, inside: &Inside, guest: &Guest) -> Vec<AppealRow> {
    let event = &inside.event;
    let hidden = |appeal: &Appeal| {
        let line = appeal.ruling().and_then(|ruling| event.rulings().get(&ruling)).map(|ruling| ruling.line);
        line.is_some_and(|line| inside.has_still_to_play(guest, line.session, line.board))
    };
    let all = event.appeals().iter().filter(|(_, appeal)| {
        is_concerned(inside, guest, appeal) || (guest.official().is_some() && !hidden(appeal))
    });
    all.map(|(number, appeal)| AppealRow {
        number: number.0,
        against: match appeal.against {
            Against::Ruling(ruling) => w.with("appeal-against", "n", ruling.0),
            Against::Penalty(penalty) => w.with("appeal-against-penalty", "n", penalty.0),
            Against::Disqualification(entry) => {
                w.with("appeal-against-disqualification", "who", told::entry(inside, entry))
            }
        },
        penalty: appeal.ruling().is_none(),
        by: appeal.entry.map(|entry| told::entry(inside, entry)).unwrap_or_default(),
        state: state_of(w, appeal),
        reason: match appeal.state {
            AppealState::Decided(_) | AppealState::Recommended(_) => appeal.reason.clone(),
            AppealState::Lodged | AppealState::Concurred | AppealState::Withdrawn => String::new(),
        },
        open: is_open(&appeal.state),
        may_withdraw: is_open(&appeal.state)
            && guest.player.is_some_and(|(person, ..)| {
                let (by, entry) = appeal.lodged_last();
                let entry = entry.and_then(|entry| event.entries().get(&entry));
                by == person || entry.is_some_and(|entry| entry.captain == Some(person))
            }),
        may_go_further: may_go_further(event, appeal),
        heard_before: event.counts_now(appeal.against).is_some(),
        may_concur: appeal.state == AppealState::Lodged
            && guest.player.is_some_and(|(person, ..)| may_concur(event, appeal, person)),
    })
    .collect()
}

/// Whether somebody's concurrence is waited for: partner's, of a team the captain's.
fn may_concur(event: &Tournament, appeal: &Appeal, person: Person) -> bool {
    match event.unit() {
        Some(Unit::Team) => {
            let entry = appeal.entry.and_then(|entry| event.entries().get(&entry));
            entry.is_some_and(|entry| entry.captain == Some(person))
        }
        Some(Unit::Pair | Unit::Player) | None => {
            appeal.by != person && appeal.entry.is_some() && event.entry_of(person) == appeal.entry
        }
    }
}

/// How far an appeal has come, and how it was decided.
fn state_of(w: Words, appeal: &Appeal) -> String {
    let decision = match &appeal.state {
        AppealState::Lodged => return w.t("appeal-lodged"),
        AppealState::Concurred => return w.t("appeal-concurred"),
        AppealState::Recommended(what) => return format!("{}: {what}", w.t("appeal-recommended")),
        AppealState::Withdrawn => return w.t("appeal-withdrawn"),
        AppealState::Decided(decision) => decision,
    };
    match decision {
        Decision::Stands => match appeal.upheld {
            Some(SettledBy::Appeal(earlier)) => w.with("appeal-earlier-stands", "n", earlier.0),
            Some(SettledBy::Ruling(_)) | None => w.t("appeal-stands"),
        },
        Decision::AsRuled => w.t("appeal-as-ruled"),
        Decision::TableResult => w.t("appeal-table"),
        Decision::PenaltyLifted => w.t("penalty-lift"),
        Decision::DisqualificationLifted => w.t("disqualification-lift"),
        Decision::Changed(adjusted) => told::adjusted(w, adjusted),
        Decision::PenaltyChanged(penalty) => amount(w, &penalty.amount),
        Decision::Recommended(what) => format!("{}: {what}", w.t("appeal-recommended")),
    }
}

/// Whether a decision may be taken further.
fn may_go_further(event: &Tournament, appeal: &Appeal) -> bool {
    let further = event.conditions().map(|conditions| conditions.regulations.appeals);
    matches!(appeal.state, AppealState::Decided(_))
        && appeal.stage != Stage::Authority
        && further.is_some_and(|it| it.further_appeals != FurtherAppeals::None)
        && appeal
            .decided
            .and_then(|decided| event.conditions()?.further_appeals_end(decided))
            .is_none_or(|ended| now() <= ended)
}

/// Gives a penalty, or decides an appeal.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (by, command, saw) = {
        let inside = evening.inside();
        let (by, command, saw) = asked(&evening.code, &inside, &visitor, &form)?;
        if form.ticked("try") {
            let fields = form.fields(&["csrf", "try"]);
            let trial = match tried(&inside, &visitor, by, &command) {
                Ok(effect) => (Some(effect), None, fields),
                Err(why) => (None, Some(why), fields),
            };
            return written(&evening.code, &inside, &visitor, trial);
        }
        (by, command, saw)
    };
    let done =
        doing(&evening, move |evening| evening.does_with(by, vec![command], Also::seeing(saw))).await?;
    after(&evening, &visitor, done, "/rulings")
}

/// Who gives the command that a form asks for, and what he saw.
pub(crate) fn asked(
    code: &str,
    inside: &Inside,
    visitor: &Visitor,
    form: &Posted,
) -> Result<(Person, Command, Saw), Wrong> {
    official(inside, visitor)?;
    let guest = inside.guest(&visitor.key());
    if form.get("what") != Some("decide") {
        director(inside, visitor)?;
    }
    let command = command(form, inside, &guest)?;
    let saw = Saw::of(form, Subject::Rulings)?;
    saw.must_hold(inside).map_err(|_| Wrong::Stale(format!("/e/{code}/rulings")))?;
    Ok((gives(inside, &guest, &command)?, command, saw))
}

/// What a command would do in the ranking, or why the event would refuse it.
pub(crate) fn tried(
    inside: &Inside,
    visitor: &Visitor,
    by: Person,
    command: &Command,
) -> Result<Effect, String> {
    let w = words(visitor.language);
    let after = rehearse(&inside.event, by, now(), std::slice::from_ref(command));
    let after = after.map_err(|why| refused::sentence(w, inside, &why))?;
    Ok(in_the_ranking(w, (inside, &inside.guest(&visitor.key())), &after))
}

/// A player appeals, concurs, or takes an appeal back.
pub(crate) async fn appeal(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (person, command) = {
        let inside = evening.inside();
        let guest = inside.guest(&visitor.key());
        let command = match form.get("what") {
            Some("appeal") => {
                let matter = if form.get("matter") == Some("law") { Matter::Law } else { Matter::Judgement };
                Command::Appeal(RulingNo(form.read("ruling")?), matter)
            }
            Some("appeal-penalty") => {
                Command::AppealPenalty(PenaltyNo(form.read("penalty")?), Matter::Judgement)
            }
            Some("concur") => Command::Concur(AppealNo(form.read("appeal")?)),
            Some("further") => Command::AppealFurther(AppealNo(form.read("appeal")?)),
            Some("withdraw") => Command::WithdrawAppeal(AppealNo(form.read("appeal")?)),
            _ => return Err(Wrong::Malformed("wrong-form")),
        };
        let person = player::gives(&inside, &guest, &command)?;
        (person, command)
    };
    let done = doing(&evening, move |evening| evening.does(person, vec![command])).await?;
    after(&evening, &visitor, done, if form.get("from") == Some("me") { "/me" } else { "/card" })
}
