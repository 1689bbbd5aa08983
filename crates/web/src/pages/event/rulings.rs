//! Rulings, penalties and appeals.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_lawbook::provisions::{L90A, L91A};
use openroom_lawbook::regulations::FurtherAppeals;
use openroom_scoring::Ratio;
use openroom_tournament::{
    Appeal, AppealNo, AppealState, Command, Decision, EntryNo, Line, Matter, Merit, Penalty, PenaltyAmount,
    PenaltyKind, RulingNo, Stage, Tournament, Verdict,
};

use super::line::{Effect, assigned, ranks};
use super::room::is_open;
use super::tables::table_name;
use super::told;
use super::top::{Top, framed};
use super::{after, director, doing, find, official, refused};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Guest, Inside, now, rehearse};
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// A ruling as it is listed.
pub(crate) struct RulingRow {
    pub(crate) number: u16,
    pub(crate) line: String,
    pub(crate) table: String,
    pub(crate) board: u32,
    pub(crate) what: String,
    pub(crate) cite: Option<Cite>,
    pub(crate) reason: String,
    /// Whether whoever reads it may appeal.
    pub(crate) may_appeal: bool,
}

/// An appeal as it is listed.
pub(crate) struct AppealRow {
    pub(crate) number: u16,
    pub(crate) ruling: u16,
    pub(crate) by: String,
    pub(crate) state: &'static str,
    pub(crate) open: bool,
    pub(crate) may_concur: bool,
    /// Whether it may be taken to the Regulating Authority.
    pub(crate) may_go_further: bool,
}

/// A penalty as it is listed.
pub(crate) struct PenaltyRow {
    pub(crate) who: String,
    pub(crate) amount: String,
    pub(crate) cite: Cite,
    pub(crate) reason: String,
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
    let edition = inside.event.conditions().map(|conditions| conditions.edition);
    let penalties = inside.event.penalties().iter().filter_map(|one| {
        Some(PenaltyRow {
            who: told::entry(inside, one.entry),
            amount: amount(page.w, &one.penalty.amount),
            cite: Cite::of(one.by, edition?),
            reason: one.reason.clone(),
        })
    });
    let (effect, refused, fields) = trial;
    html::page(&RulingsPage {
        rulings,
        hidden,
        directs: guest.director().is_some(),
        appeals: appeals(inside, &guest),
        penalties: penalties.collect(),
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

fn amount(w: Words, amount: &PenaltyAmount) -> String {
    match amount {
        PenaltyAmount::Warning => w.term("warning").to_owned(),
        PenaltyAmount::Tops(share) => told::percent(w, share),
        PenaltyAmount::Points(points) => told::number(w, points, 2),
    }
}

/// The rulings that this reader may know, and how many he may not: those on boards that he has still to play.
pub(super) fn rulings(w: Words, inside: &Inside, guest: &Guest) -> (Vec<RulingRow>, usize) {
    let event = &inside.event;
    let (mut rows, mut hidden) = (vec![], 0);
    for (number, ruling) in event.rulings() {
        let line = ruling.line;
        let concerned = guest.player.is_some_and(|(person, ..)| event.side_of(person, line).is_some());
        if guest.official().is_none() && !concerned {
            continue;
        }
        if inside.has_still_to_play(guest, line.session, line.board) {
            hidden += 1;
            continue;
        }
        let edition = event.conditions().map(|conditions| conditions.edition);
        let (what, by) = match &ruling.verdict {
            Verdict::ResultStands => (w.term("result_stands").to_owned(), None),
            Verdict::Adjusted(adjusted) => (w.term("adjusted_score").to_owned(), Some(adjusted.by)),
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
            may_appeal: concerned
                && appeals_are_open(event, line.session)
                && !event.appeals().values().any(|appeal| appeal.ruling == *number),
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
pub(super) fn appeals(inside: &Inside, guest: &Guest) -> Vec<AppealRow> {
    let event = &inside.event;
    let all = event.appeals().iter().filter(|(_, appeal)| {
        let line = event.rulings().get(&appeal.ruling).map(|ruling| ruling.line);
        let concerned =
            |line: Line| guest.player.is_some_and(|(person, ..)| event.side_of(person, line).is_some());
        line.is_some_and(|line| {
            (guest.official().is_some() || concerned(line))
                && !inside.has_still_to_play(guest, line.session, line.board)
        })
    });
    all.map(|(number, appeal)| AppealRow {
        number: number.0,
        ruling: appeal.ruling.0,
        by: appeal.entry.map(|entry| told::entry(inside, entry)).unwrap_or_default(),
        state: match &appeal.state {
            AppealState::Lodged => "appeal-lodged",
            AppealState::Concurred => "appeal-concurred",
            AppealState::Recommended(_) => "appeal-recommended",
            AppealState::Decided(_) => "appeal-decided",
            AppealState::Withdrawn => "appeal-withdrawn",
        },
        open: is_open(&appeal.state),
        may_go_further: may_go_further(event, appeal),
        may_concur: appeal.state == AppealState::Lodged
            && guest.player.is_some_and(|(person, ..)| {
                appeal.by != person && appeal.entry.is_some() && event.entry_of(person) == appeal.entry
            }),
    })
    .collect()
}

/// Whether a decision may be taken further.
fn may_go_further(event: &Tournament, appeal: &Appeal) -> bool {
    let further = event.conditions().map(|conditions| conditions.regulations.appeals);
    matches!(appeal.state, AppealState::Decided(_))
        && appeal.stage != Stage::Authority
        && further.is_some_and(|it| it.further_appeals != FurtherAppeals::None)
}

/// Gives a penalty, or decides an appeal.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (by, command) = {
        let inside = evening.inside();
        let by = official(&inside, &visitor)?;
        let guest = inside.guest(&visitor.key());
        // A committee decides appeals and nothing else.
        if form.get("what") != Some("decide") {
            director(&inside, &visitor)?;
        }
        let command = command(&form, &inside, &guest)?;
        if form.ticked("try") {
            let w = words(visitor.language);
            let trial = match rehearse(&inside.event, by, now(), std::slice::from_ref(&command)) {
                Ok(after) => {
                    let effect = Effect { board: vec![], ranks: ranks(w, &inside, &after) };
                    (Some(effect), None, form.fields(&["csrf", "try"]))
                }
                Err(why) => (None, Some(refused::sentence(w, &inside, &why)), vec![]),
            };
            return written(&evening.code, &inside, &visitor, trial);
        }
        (by, command)
    };
    let done = doing(&evening, move |evening| evening.does(by, vec![command])).await?;
    after(&evening, &visitor, done, "/rulings")
}

fn command(form: &Posted, inside: &Inside, guest: &Guest) -> Result<Command, Wrong> {
    let reason = form.line("reason", 500);
    Ok(match form.get("what") {
        Some("penalty") => {
            let (kind, by) = match form.get("kind") {
                Some("procedural") => (PenaltyKind::Procedural, L90A),
                Some("disciplinary") => (PenaltyKind::Disciplinary, L91A),
                _ => return Err(Wrong::Malformed("wrong-form")),
            };
            let size = || -> Result<Ratio, Wrong> {
                let hundredths = hundredths(&form.line("size", 8)).ok_or(Wrong::Malformed("wrong-size"))?;
                Ratio::new(hundredths, 100).ok_or(Wrong::Malformed("wrong-size"))
            };
            let amount = match form.get("unit") {
                Some("warning") => PenaltyAmount::Warning,
                Some("percent") => PenaltyAmount::Tops(size()? * Ratio::percent(1)),
                Some("points") => PenaltyAmount::Points(size()?),
                _ => return Err(Wrong::Malformed("wrong-form")),
            };
            let entry = EntryNo(form.read("entry")?);
            Command::Penalize { entry, penalty: Penalty { kind, amount }, by, reason }
        }
        Some("further") => {
            let appeal = AppealNo(form.read("appeal")?);
            visible(inside, guest, inside.event.appeals().get(&appeal).ok_or(Wrong::NotFound)?.ruling)?;
            Command::AppealFurther(appeal)
        }
        Some("refer") => Command::Refer(visible(inside, guest, RulingNo(form.read("ruling")?))?),
        Some("decide") => {
            let appeal = AppealNo(form.read("appeal")?);
            let ruling = inside.event.appeals().get(&appeal).ok_or(Wrong::NotFound)?.ruling;
            visible(inside, guest, ruling)?;
            let decision = match form.get("decision") {
                Some("stands") => Decision::Stands,
                Some("table") => Decision::TableResult,
                Some("recommend") => Decision::Recommended(reason),
                Some("change") => {
                    let line = inside.event.rulings().get(&ruling).ok_or(Wrong::NotFound)?.line;
                    Decision::Changed(assigned(form, line)?)
                }
                _ => return Err(Wrong::Malformed("wrong-form")),
            };
            let merit = if form.ticked("without-merit") { Merit::Without } else { Merit::With };
            Command::Decide { appeal, decision, merit }
        }
        _ => return Err(Wrong::Malformed("wrong-form")),
    })
}

/// A ruling on a board that the Director has still to play is for another.
fn visible(inside: &Inside, guest: &Guest, ruling: RulingNo) -> Result<RulingNo, Wrong> {
    let line = inside.event.rulings().get(&ruling).ok_or(Wrong::NotFound)?.line;
    if inside.has_still_to_play(guest, line.session, line.board) {
        return Err(Wrong::Malformed("hidden-other"));
    }
    Ok(ruling)
}

/// A decimal with comma or point, in hundredths.
fn hundredths(text: &str) -> Option<i64> {
    let text = text.trim().replace(',', ".");
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    if part.len() > 2 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let whole: u16 = whole.parse().ok()?;
    Some(i64::from(whole) * 100 + part)
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
        let (person, ..) = guest.player.ok_or(Wrong::NotFound)?;
        let of_ruling = |ruling: RulingNo| {
            let line = inside.event.rulings().get(&ruling).map(|ruling| ruling.line);
            line.filter(|line| inside.event.side_of(person, *line).is_some()).ok_or(Wrong::NotFound)
        };
        let command = match form.get("what") {
            Some("appeal") => {
                let ruling = RulingNo(form.read("ruling")?);
                of_ruling(ruling)?;
                let matter = if form.get("matter") == Some("law") { Matter::Law } else { Matter::Judgement };
                Command::Appeal(ruling, matter)
            }
            Some(what @ ("concur" | "withdraw" | "further")) => {
                let number = AppealNo(form.read("appeal")?);
                let ruling = inside.event.appeals().get(&number).ok_or(Wrong::NotFound)?.ruling;
                of_ruling(ruling)?;
                match what {
                    "concur" => Command::Concur(number),
                    "further" => Command::AppealFurther(number),
                    _ => Command::WithdrawAppeal(number),
                }
            }
            _ => return Err(Wrong::Malformed("wrong-form")),
        };
        (person, command)
    };
    let done = doing(&evening, move |evening| evening.does(person, vec![command])).await?;
    after(&evening, &visitor, done, if form.get("from") == Some("me") { "/me" } else { "/card" })
}

#[cfg(test)]
mod tests {
    use super::hundredths;

    #[test]
    fn decimals_are_read_with_comma_or_point() {
        for (text, value) in [
            ("10", Some(1000)),
            ("2,5", Some(250)),
            ("0.25", Some(25)),
            ("1.234", None),
            ("-1", None),
            ("", None),
            ("x", None),
        ] {
            assert_eq!(hundredths(text), value, "{text}");
        }
    }
}
