//! Rulings, penalties and appeals as they are listed, each with what is in force.

use std::io::{self, Write};

use openroom_archive::{Kept, Store};
use openroom_cards::Side;
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::L91B;
use openroom_reasoning::Words;
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, Against, Appeal, AppealNo, AppealState, Decision, Disqualification, DisqualificationState,
    Ended, Penalized, Penalty, PenaltyAmount, PenaltyKind, PenaltyNo, PenaltyState, Ruling, RulingNo,
    RulingStands, SettledBy, Tournament, Verdict,
};

use super::award;
use super::show::{edition, entry_name, people};
use crate::output::shown;

/// Rulings, penalties and appeals.
pub(crate) fn rulings<S: Store>(kept: &Kept<'_, S>, w: Words, out: &mut dyn Write) -> io::Result<()> {
    let event = kept.event();
    let edition = edition(event);
    let ruled: usize = event.notes().values().map(|note| note.cases.len()).sum();
    let said = [("ruled", ruled.to_string()), ("later", event.rulings().len().to_string())];
    writeln!(out, "{}", w.say("event-ruled", &said))?;
    for (number, ruling) in event.rulings() {
        let said = [
            ("n", number.0.to_string()),
            ("line", ruling.line.to_string()),
            ("what", what(w, edition, ruling)),
            ("reason", shown(&ruling.reason).to_string()),
        ];
        writeln!(out, "{}: {}", w.say("event-ruling", &said), in_force(w, event, *number))?;
    }
    let people = people(kept);
    for (number, given) in event.penalties() {
        let who = entry_name(kept, &people, given.entry);
        writeln!(out, "{}", penalty(w, edition, *number, given, who))?;
    }
    for (entry, given) in event.disqualifications() {
        let who = entry_name(kept, &people, *entry);
        writeln!(out, "{}", disqualification(w, edition, given, who))?;
    }
    for (number, appeal) in event.appeals() {
        let (key, against) = match appeal.against {
            Against::Ruling(ruling) => ("event-appeal", ("ruling", ruling.0.to_string())),
            Against::Penalty(penalty) => ("event-appeal-penalty", ("penalty", penalty.0.to_string())),
            Against::Disqualification(entry) => {
                ("event-appeal-disqualification", ("who", entry_name(kept, &people, entry)))
            }
        };
        let score = match &appeal.state {
            AppealState::Decided(Decision::Changed(adjusted)) => format!(" ({})", awarded(w, adjusted)),
            _ => String::new(),
        };
        let reason = match (&appeal.state, appeal.reason.as_str()) {
            (AppealState::Decided(_) | AppealState::Recommended(_), reason) if !reason.is_empty() => {
                format!(": {}", shown(reason))
            }
            _ => String::new(),
        };
        let state = format!("{}{score}{reason}", state(w, appeal));
        let said = [("n", number.0.to_string()), against, ("state", state)];
        writeln!(out, "{}", w.say(key, &said))?;
    }
    Ok(())
}

fn what(w: Words, edition: Edition, ruling: &Ruling) -> String {
    match &ruling.verdict {
        Verdict::ResultStands => w.t("event-result-stands"),
        Verdict::Adjusted(adjusted) => {
            let law = w.with("event-adjusted", "law", adjusted.by.cite(edition));
            format!("{law} ({})", awarded(w, adjusted))
        }
    }
}

/// What each side gets.
pub(super) fn awarded(w: Words, adjusted: &Adjusted) -> String {
    let of = |side| format!("{} {}", crate::words::side(w, side), award::shown(&adjusted.awards[side]));
    format!("{}, {}", of(Side::NorthSouth), of(Side::EastWest))
}

/// Whether a ruling is in force, or what took its place.
fn in_force(w: Words, event: &Tournament, number: RulingNo) -> String {
    match event.ruling_stands(number) {
        Some(RulingStands::InForce) => w.t("event-in-force"),
        Some(RulingStands::Decided(appeal)) => w.with("event-decided", "n", appeal.0),
        Some(RulingStands::Ended(Ended::Replaced(last))) => w.with("event-replaced", "n", last.0),
        Some(RulingStands::Ended(Ended::Corrected)) => w.t("event-ended-corrected"),
        Some(RulingStands::Ended(Ended::Cancelled)) => w.t("event-ended-cancelled"),
        Some(RulingStands::Ended(Ended::Annulled)) | None => w.t("event-no-longer"),
    }
}

/// What a penalty is and how much.
pub(super) fn amount(w: Words, penalty: &Penalty) -> String {
    let kind = w.t(match penalty.kind {
        PenaltyKind::Procedural => "extra-procedural",
        PenaltyKind::Disciplinary => "extra-disciplinary",
    });
    let amount = match &penalty.amount {
        PenaltyAmount::Warning => w.term("warning").to_owned(),
        PenaltyAmount::Tops(tops) => {
            w.with("event-penalty-tops", "n", (tops.clone() * Ratio::whole(100)).exact())
        }
        PenaltyAmount::Points(points) => w.with("event-penalty-points", "n", points.exact()),
    };
    format!("{kind}, {amount}")
}

fn penalty(w: Words, edition: Edition, number: PenaltyNo, given: &Penalized, who: String) -> String {
    let state = match &given.state {
        PenaltyState::InForce => match given.decided {
            Some(appeal) => w.with("event-decided", "n", appeal.0),
            None => w.t("event-in-force"),
        },
        PenaltyState::Withdrawn(reason) => w.with("event-penalty-withdrawn", "reason", shown(reason)),
        PenaltyState::Lifted(appeal) => w.with("event-penalty-lifted", "n", appeal.0),
    };
    let said = [
        ("n", number.0.to_string()),
        ("who", who),
        ("what", amount(w, &given.penalty)),
        ("law", given.by.cite(edition).to_owned()),
        ("reason", shown(&given.reason).to_string()),
        ("state", state),
    ];
    w.say("event-penalty", &said)
}

fn disqualification(w: Words, edition: Edition, given: &Disqualification, who: String) -> String {
    let state = match &given.state {
        DisqualificationState::Asked => w.t("event-disqualification-asked"),
        DisqualificationState::InForce => match given.decided {
            Some(appeal) => w.with("event-decided", "n", appeal.0),
            None => w.t("event-in-force"),
        },
        DisqualificationState::Refused(reason) => {
            w.with("event-disqualification-refused", "reason", shown(reason))
        }
        DisqualificationState::Lifted(appeal) => w.with("event-penalty-lifted", "n", appeal.0),
    };
    let said = [
        ("who", who),
        ("law", L91B.cite(edition).to_owned()),
        ("reason", shown(&given.reason).to_string()),
        ("state", state),
    ];
    w.say("event-disqualification-of", &said)
}

/// How far an appeal has come, and what was decided.
pub(super) fn state(w: Words, appeal: &Appeal) -> String {
    let (penalty, disqualified) = (appeal.penalty().is_some(), appeal.disqualified().is_some());
    match &appeal.state {
        AppealState::Lodged => w.t("event-appeal-lodged"),
        AppealState::Concurred => w.t("event-appeal-concurred"),
        AppealState::Recommended(what) => w.with("event-appeal-recommended", "what", shown(what)),
        AppealState::Decided(Decision::Stands) if appeal.upheld.is_some() => match appeal.upheld {
            Some(SettledBy::Ruling(ruling)) => w.with("event-appeal-later-stands", "n", ruling.0),
            Some(SettledBy::Appeal(AppealNo(n))) => w.with("event-appeal-earlier-stands", "n", n),
            None => String::new(),
        },
        AppealState::Decided(decision) => w.t(match decision {
            Decision::Stands | Decision::AsRuled if disqualified => "event-appeal-disqualification-stands",
            Decision::DisqualificationLifted => "event-appeal-disqualification-lifted",
            Decision::AsRuled => "event-appeal-as-ruled",
            Decision::Stands if penalty => "event-appeal-penalty-stands",
            Decision::Stands => "event-appeal-stands",
            Decision::TableResult => "event-appeal-restored",
            Decision::Changed(_) | Decision::Recommended(_) => "event-appeal-changed",
            Decision::PenaltyLifted => "event-appeal-lifted",
            Decision::PenaltyChanged(_) => "event-appeal-penalty-changed",
        }),
        AppealState::Withdrawn => w.t("event-appeal-withdrawn"),
    }
}
