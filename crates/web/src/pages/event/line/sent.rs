//! What the Director sends of a line: a result, an adjusted score, a ruling on who was at fault.

use openroom_cards::{BySide, Side, Vulnerability};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C1a, L12C2a};
use openroom_scoring::{Ratio, score};
use openroom_tournament::{
    Adjusted, Awarded, ClaimNo, Command, Fault, Line, LineState, Matter, UnderRuling, Verdict,
};

use super::super::result;
use super::super::told;
use super::{LONGEST, WEIGHED, ruling_over};
use crate::acts::Posted;
use crate::club::Inside;
use crate::wrong::Wrong;

pub(super) fn command(form: &Posted, inside: &Inside, line: Line) -> Result<Command, Wrong> {
    let reason = form.line("reason", LONGEST)?;
    let agreed = inside.event.lines().get(&line).is_some_and(|state| state.agreed().is_some());
    let matter = if form.get("matter") == Some("law") { Matter::Law } else { Matter::Judgement };
    let rule = |verdict: Verdict| Command::Rule { line, verdict, matter, reason: reason.clone() };
    Ok(match form.get("what") {
        Some("result") => {
            let (score, _) = result::read(form)?;
            match (agreed, form.get("ruling").filter(|_| ruling_over(inside, line).is_some())) {
                (false, _) => Command::EnterResult(line, score),
                (true, Some("stands")) => {
                    Command::CorrectUnderRuling { line, score, ruling: UnderRuling::Stands, reason }
                }
                (true, Some("ends")) => {
                    Command::CorrectUnderRuling { line, score, ruling: UnderRuling::Ends, reason }
                }
                (true, _) => Command::Correct(line, score, reason),
            }
        }
        Some("first" | "second") => {
            let score =
                match inside.event.lines().get(&line) {
                    Some(LineState::Disputed { by: _, first, second }) => {
                        if form.get("what") == Some("first") { first.clone() } else { second.clone() }
                    }
                    Some(LineState::Entered(_, score)) => score.clone(),
                    _ => return Err(Wrong::Malformed("notice-gone")),
                };
            Command::EnterResult(line, score)
        }
        Some("stands") => rule(Verdict::ResultStands),
        Some("average") => {
            let ns = fault(form.get("ns"))?;
            let ew = fault(form.get("ew"))?;
            let awards = BySide::new([Awarded::Average(ns), Awarded::Average(ew)]);
            let offenders = [(Side::NorthSouth, ns), (Side::EastWest, ew)];
            let offenders = offenders.into_iter().filter(|(_, fault)| *fault == Fault::Directly);
            let offenders = offenders.map(|(side, _)| side).collect();
            rule(Verdict::Adjusted(Adjusted { awards, offenders, by: L12C2a }))
        }
        Some("assign") => rule(Verdict::Adjusted(assigned(form, line)?)),
        Some("review") => Command::CloseReview { line, case: form.read("case")?, finding: reason },
        Some("settle") => Command::SettleClaim { claim: ClaimNo(form.read("claim")?), finding: reason },
        Some("postpone") => Command::Postpone(line, reason),
        Some("play") => Command::RequirePlay(line),
        Some("cancel") => Command::Cancel(line, reason),
        _ => return Err(Wrong::Malformed("wrong-form")),
    })
}

pub(super) fn fault(text: Option<&str>) -> Result<Fault, Wrong> {
    Ok(match text {
        Some("plus") => Fault::None,
        Some("average") => Fault::Partly,
        Some("minus") => Fault::Directly,
        _ => return Err(Wrong::Malformed("wrong-form")),
    })
}

/// Results with their weights in hundredths; the same for both sides, or each side its own.
pub(in crate::pages::event) fn assigned(form: &Posted, line: Line) -> Result<Adjusted, Wrong> {
    let both = weighed(form, line, "both")?;
    let (ns, ew) = match (weighed(form, line, "ns")?, weighed(form, line, "ew")?) {
        (ns, ew) if both.is_empty() => (ns, ew),
        (ns, ew) if ns.is_empty() && ew.is_empty() => (both.clone(), both),
        _ => return Err(Wrong::Malformed("wrong-weights")),
    };
    if ns.is_empty() || ew.is_empty() {
        return Err(Wrong::Malformed("wrong-weights"));
    }
    let offenders = match form.get("offenders") {
        Some("ns") => vec![Side::NorthSouth],
        Some("ew") => vec![Side::EastWest],
        Some("both") => vec![Side::NorthSouth, Side::EastWest],
        _ => vec![],
    };
    let by = form.get("by").map(str::trim).filter(|text| !text.is_empty());
    let by = match by {
        None => L12C1a,
        Some(number) => Provision::from_id(number).ok_or(Wrong::Malformed("wrong-provision"))?,
    };
    Ok(Adjusted { awards: BySide::new([Awarded::Points(ns), Awarded::Points(ew)]), offenders, by })
}

pub(super) fn weighed(form: &Posted, line: Line, side: &str) -> Result<Vec<(Ratio, i32)>, Wrong> {
    let wrong = || Wrong::Malformed("wrong-weights");
    let vulnerability = told::markings(line.board).map_or(Vulnerability::None, |board| board.vulnerability);
    let mut all = vec![];
    for number in 0..WEIGHED {
        let written = form.line(&format!("{side}-result-{number}"), 20)?;
        if written.is_empty() {
            continue;
        }
        let outcome = result::written(&written).ok_or_else(wrong)?;
        let weight = form.line(&format!("{side}-weight-{number}"), 6)?;
        let weight: i64 = if weight.is_empty() { 100 } else { weight.parse().map_err(|_| wrong())? };
        if !(1..=100).contains(&weight) {
            return Err(wrong());
        }
        let weight = Ratio::new(weight, 100).ok_or_else(wrong)?;
        all.push((weight, score(&outcome, vulnerability).map_err(|_| wrong())?));
    }
    Ok(all)
}
