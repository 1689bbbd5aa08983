//! What people do in an event block: rulings, penalties, appeals.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::{L12C2a, L90A, L91A};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Decision, EntryNo, Fault as AtFault, Matter, Merit, Penalty,
    PenaltyAmount, PenaltyKind, PenaltyNo, RulingNo, Verdict,
};

use super::{Evening, line};
use crate::fault::Fault;
use crate::words::Words;

pub(super) const ACTS: &[(&str, &str)] = &[
    (
        "rules LINE [by PROVISION] [WHO at fault]",
        "as a matter of judgement; without `by` it is 12C2a; WHO is `nobody` or `both`, otherwise East-West: average plus to who is not, average minus to who is",
    ),
    ("rules on law LINE", "the same as a matter of law"),
    ("upholds LINE", "the table's result, as a ruling"),
    (
        "penalizes N SHARE [for conduct]",
        "entry N, a share of a top such as `10%`; `points` after a number takes it from the total",
    ),
    ("warns N", "entry N"),
    ("takes back penalty N", "penalty N, by its number in the event"),
    ("suspends WHO", "for the session"),
    ("closes the review of LINE N", "case N, from 0"),
    ("appeals N", "against ruling N"),
    ("appeals penalty N", "against penalty N"),
    ("appeals disqualification N", "against the disqualification of entry N"),
    ("refers disqualification N", "of entry N to the committee"),
    ("refers N", "ruling N to the committee"),
    ("concurs N", "in appeal N"),
    ("withdraws appeal N", ""),
    (
        "decides N WHAT",
        "WHAT is `stands`, `as ruled`, `table result`, `lifts the penalty`, `lifts the disqualification` or `recommends …`",
    ),
    ("appeals further N", ""),
    ("disqualifies N", "entry N"),
    ("approves N", "the disqualification of entry N"),
    ("does not approve N", "the disqualification of entry N"),
];

fn reason() -> String {
    "so found".to_owned()
}

impl Evening {
    pub(super) fn judges(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        if let Some(command) = self.penalty(words)? {
            return Ok(Some(command));
        }
        Ok(Some(if words.take("rules") {
            let matter = if words.take("on law") { Matter::Law } else { Matter::Judgement };
            let line = line(words)?;
            Command::Rule { line, verdict: Verdict::Adjusted(adjusted(words)?), matter, reason: reason() }
        } else if words.take("upholds") {
            let line = line(words)?;
            let matter = Matter::Judgement;
            Command::Rule { line, verdict: Verdict::ResultStands, matter, reason: reason() }
        } else if words.take("closes the review of") {
            Command::CloseReview { line: line(words)?, case: words.number()?, finding: reason() }
        } else if words.take("appeals further") {
            Command::AppealFurther(AppealNo(words.number()?))
        } else if words.take("appeals penalty") {
            Command::AppealPenalty(PenaltyNo(words.number()?), Matter::Judgement)
        } else if words.take("appeals disqualification") {
            Command::AppealDisqualification(EntryNo(words.number()?), Matter::Judgement)
        } else if words.take("appeals") {
            let ruling = RulingNo(words.number()?);
            let matter = self.event.rulings().get(&ruling).map_or(Matter::Judgement, |ruling| ruling.matter);
            Command::Appeal(ruling, matter)
        } else if words.take("refers disqualification") {
            Command::ReferDisqualification(EntryNo(words.number()?))
        } else if words.take("refers") {
            Command::Refer(RulingNo(words.number()?))
        } else if words.take("concurs") {
            Command::Concur(AppealNo(words.number()?))
        } else if words.take("decides") {
            let appeal = AppealNo(words.number()?);
            let decision = if words.take("stands") {
                Decision::Stands
            } else if words.take("table result") {
                Decision::TableResult
            } else if words.take("as ruled") {
                Decision::AsRuled
            } else if words.take("lifts the disqualification") {
                Decision::DisqualificationLifted
            } else if words.take("lifts the penalty") {
                Decision::PenaltyLifted
            } else {
                words.expect("recommends")?;
                Decision::Recommended(words.rest())
            };
            Command::Decide { appeal, decision, merit: Merit::With, reason: String::new() }
        } else if words.take("disqualifies") {
            Command::Disqualify { entry: EntryNo(words.number()?), reason: reason() }
        } else if words.take("does not approve") {
            Command::RefuseDisqualification { entry: EntryNo(words.number()?), reason: reason() }
        } else if words.take("approves") {
            Command::ApproveDisqualification(EntryNo(words.number()?))
        } else {
            return Ok(None);
        }))
    }

    fn penalty(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        Ok(Some(if words.take("penalizes") {
            let entry = EntryNo(words.number()?);
            let much: Ratio = words.read("a share of a top, or points", |word| word.parse().ok())?;
            let amount =
                if words.take("points") { PenaltyAmount::Points(much) } else { PenaltyAmount::Tops(much) };
            let (kind, by) = if words.take("for conduct") {
                (PenaltyKind::Disciplinary, L91A)
            } else {
                (PenaltyKind::Procedural, L90A)
            };
            Command::Penalize { entry, penalty: Penalty { kind, amount }, by, reason: reason() }
        } else if words.take("warns") {
            let penalty = Penalty { kind: PenaltyKind::Procedural, amount: PenaltyAmount::Warning };
            Command::Penalize { entry: EntryNo(words.number()?), penalty, by: L90A, reason: reason() }
        } else if words.take("takes back penalty") {
            Command::WithdrawPenalty { number: PenaltyNo(words.number()?), reason: reason() }
        } else if words.take("suspends") {
            Command::Suspend { person: self.who(words)?, reason: reason() }
        } else {
            return Ok(None);
        }))
    }
}

fn adjusted(words: &mut Words<'_>) -> Result<Adjusted, Fault> {
    let by = if words.take("by") { words.provision()? } else { L12C2a };
    let offenders = if words.take("both at fault") {
        Side::ALL.to_vec()
    } else if words.take("nobody at fault") {
        Vec::new()
    } else {
        vec![Side::EastWest]
    };
    let awards = BySide::from_fn(|side| {
        let at_fault = offenders.contains(&side);
        Awarded::Average(if at_fault { AtFault::Directly } else { AtFault::None })
    });
    Ok(Adjusted { awards, offenders, by })
}
