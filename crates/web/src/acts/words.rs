//! Acts of the auction: alerts, questions, explanations, reviews, unusual calls.

use openroom_cards::{Bid, Call, Seat};
use openroom_laws::{Act, Denominations, Explanation, Meaning, Nature, Review, SystemCard, Table, Who};

use super::{LONGEST, Posted, call};
use crate::wrong::Wrong;

/// The act of this kind; none where it is of another family.
pub(super) fn read(kind: &str, form: &Posted, table: &Table, by: Seat) -> Result<Option<Act>, Wrong> {
    Ok(Some(match kind {
        "alert" => Act::Alert { by, call: call(form, table, by)? },
        "ask" => Act::Ask { by, about: Some(call(form, table, by)?) },
        "ask-auction" => Act::Ask { by, about: None },
        "announce" => {
            Act::Announce { by, call: call(form, table, by)?, text: form.line("text", LONGEST)?.into() }
        }
        "explain" => Act::Explain { by, call: call(form, table, by)?, says: Box::new(says(form)?) },
        "correct" => {
            Act::CorrectExplanation { by, call: call(form, table, by)?, says: Box::new(says(form)?) }
        }
        "deviation" => Act::ReportDeviation { call: call(form, table, by)?, reported: Who::Player(by) },
        "contract" => Act::AskContract { by },
        "review" => Act::AskReview { by },
        "give-review" => Act::GiveReview {
            by,
            given: match form.get("given") {
                Some("right") => Review::Right,
                Some("partial") => Review::Partial,
                Some("wrong") => Review::Wrong,
                _ => return Err(form.unread("given")),
            },
        },
        "own-card" => Act::ConsultCard { by, whose: SystemCard::Own },
        "their-card" => Act::ConsultCard { by, whose: SystemCard::Opponents },
        "aid" => Act::UseAid { by },
        "meaning" => {
            let call: Call = form.read("call")?;
            let meaning = match form.get("nature") {
                Some("natural") => Meaning::natural(call),
                Some("artificial") => Meaning::showing(Nature::Artificial, Denominations::NONE),
                _ => return Err(form.unread("nature")),
            };
            let words = form.line("text", LONGEST)?;
            let purpose = Some(words.into_boxed_str()).filter(|words| !words.is_empty());
            Act::RecordMeaning { by, call, nth: 1, meaning: Box::new(Meaning { purpose, ..meaning }) }
        }
        "above" => {
            let bid: Bid = form.read("denomination")?;
            let level: u8 = form.read("level")?;
            if !(8..=15).contains(&level) {
                return Err(form.unread("level"));
            }
            Act::BidAboveSeven { by, level, denomination: bid.denomination() }
        }
        "naming" => {
            let call: Call = form.read("call")?;
            if !matches!(call, Call::Double | Call::Redouble) {
                return Err(form.unread("call"));
            }
            Act::DoubleNaming { by, call, named: form.read("named")? }
        }
        "settle" => Act::SettleThemselves { by, what: form.line("text", LONGEST)?.into() },
        "tray" => Act::PassTray { by },
        _ => return Ok(None),
    }))
}

fn says(form: &Posted) -> Result<Explanation, Wrong> {
    Ok(Explanation { text: form.line("text", LONGEST)?.into(), meaning: None })
}
