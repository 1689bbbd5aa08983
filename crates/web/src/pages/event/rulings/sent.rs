//! What is sent of rulings, penalties and appeals.

use openroom_lawbook::provisions::{L90A, L91A};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Against, AppealNo, Command, Decision, EntryNo, Merit, Penalty, PenaltyAmount, PenaltyKind, PenaltyNo,
    RulingNo,
};

use super::super::line::assigned;
use crate::acts::Posted;
use crate::club::{Guest, Inside};
use crate::wrong::Wrong;

pub(super) fn command(form: &Posted, inside: &Inside, guest: &Guest) -> Result<Command, Wrong> {
    let reason = form.line("reason", 500)?;
    Ok(match form.get("what") {
        Some("penalty") => {
            let (kind, by) = match form.get("kind") {
                Some("procedural") => (PenaltyKind::Procedural, L90A),
                Some("disciplinary") => (PenaltyKind::Disciplinary, L91A),
                _ => return Err(Wrong::Malformed("wrong-form")),
            };
            let amount = size_of(form)?;
            let entry = EntryNo(form.read("entry")?);
            Command::Penalize { entry, penalty: Penalty { kind, amount }, by, reason }
        }
        Some("withdraw-penalty") => {
            Command::WithdrawPenalty { number: PenaltyNo(form.read("penalty")?), reason }
        }
        Some("change-penalty") => {
            let number = PenaltyNo(form.read("penalty")?);
            let penalty = changed_penalty(form, inside, number)?;
            Command::ChangePenalty { number, penalty, reason }
        }
        Some("refer-penalty") => Command::ReferPenalty(PenaltyNo(form.read("penalty")?)),
        Some("further") => {
            let appeal = AppealNo(form.read("appeal")?);
            visible_appeal(inside, guest, appeal)?;
            Command::AppealFurther(appeal)
        }
        Some("refer") => Command::Refer(visible(inside, guest, RulingNo(form.read("ruling")?))?),
        Some("decide") => {
            let appeal = AppealNo(form.read("appeal")?);
            let against = visible_appeal(inside, guest, appeal)?;
            let decision = match (form.get("decision"), against) {
                (Some("stands"), _) => Decision::Stands,
                (Some("as-ruled"), _) => Decision::AsRuled,
                (Some("table"), _) => Decision::TableResult,
                (Some("lift"), Against::Disqualification(_)) => Decision::DisqualificationLifted,
                (Some("lift"), _) => Decision::PenaltyLifted,
                (Some("recommend"), _) => Decision::Recommended(form.line("recommendation", 500)?),
                (Some("change"), Against::Ruling(ruling)) => {
                    let line = inside.event.rulings().get(&ruling).ok_or(Wrong::NotFound)?.line;
                    Decision::Changed(assigned(form, line)?)
                }
                (Some("change"), Against::Penalty(number)) => {
                    Decision::PenaltyChanged(changed_penalty(form, inside, number)?)
                }
                _ => return Err(Wrong::Malformed("wrong-form")),
            };
            let merit = if form.ticked("without-merit") { Merit::Without } else { Merit::With };
            Command::Decide { appeal, decision, merit, reason }
        }
        _ => return Err(Wrong::Malformed("wrong-form")),
    })
}

/// A ruling on a board that the Director has still to play is for another.
pub(super) fn visible(inside: &Inside, guest: &Guest, ruling: RulingNo) -> Result<RulingNo, Wrong> {
    let line = inside.event.rulings().get(&ruling).ok_or(Wrong::NotFound)?.line;
    if inside.has_still_to_play(guest, line.session, line.board) {
        return Err(Wrong::Malformed("hidden-other"));
    }
    Ok(ruling)
}

/// What an appeal is against, where it is not about a board that the Director has still to play.
pub(super) fn visible_appeal(inside: &Inside, guest: &Guest, appeal: AppealNo) -> Result<Against, Wrong> {
    let against = inside.event.appeals().get(&appeal).ok_or(Wrong::NotFound)?.against;
    if let Against::Ruling(ruling) = against {
        visible(inside, guest, ruling)?;
    }
    Ok(against)
}

/// How much a penalty is.
pub(super) fn size_of(form: &Posted) -> Result<PenaltyAmount, Wrong> {
    let size = || -> Result<Ratio, Wrong> {
        let hundredths = hundredths(&form.line("size", 8)?).ok_or(Wrong::Malformed("wrong-size"))?;
        Ratio::new(hundredths, 100).ok_or(Wrong::Malformed("wrong-size"))
    };
    Ok(match form.get("unit") {
        Some("warning") => PenaltyAmount::Warning,
        Some("percent") => {
            let share = size()? * Ratio::percent(1);
            // More than a whole top is a slip of the finger, unless somebody says so.
            if share > Ratio::whole(1) && !form.ticked("sure") {
                return Err(Wrong::Malformed("wrong-penalty-size"));
            }
            PenaltyAmount::Tops(share)
        }
        Some("points") => PenaltyAmount::Points(size()?),
        _ => return Err(Wrong::Malformed("wrong-form")),
    })
}

/// A penalty of the same kind in another amount.
pub(super) fn changed_penalty(form: &Posted, inside: &Inside, number: PenaltyNo) -> Result<Penalty, Wrong> {
    let given = inside.event.penalties().get(&number).ok_or(Wrong::NotFound)?;
    Ok(Penalty { kind: given.penalty.kind, amount: size_of(form)? })
}

/// A decimal with comma or point, in hundredths.
pub(super) fn hundredths(text: &str) -> Option<i64> {
    let text = text.trim().replace(',', ".");
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    if part.len() > 2 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let whole: u16 = whole.parse().ok()?;
    Some(i64::from(whole) * 100 + part)
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
