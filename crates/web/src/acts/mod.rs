//! From a form to what somebody did.

mod cards;
mod desk;
mod hands;
mod posted;
mod words;

use openroom_cards::{Call, Card, Cards, Seat};
use openroom_laws::{Act, Attended, Because, Conveyance, Exposure, Phase, Table, Who};

pub(crate) use posted::{Posted, clean, plain, within};

use crate::scene::call_numbered;
use crate::wrong::Wrong;

/// The longest explanation, statement or remark.
const LONGEST: usize = 500;

/// What the form says that somebody did, and in which role. Whether he may is not decided here.
pub(crate) fn read(form: &Posted, table: &Table) -> Result<(Who, Act), Wrong> {
    let kind = form.get("act").unwrap_or_default();
    if form.get("by") == Some("Director") {
        return Ok((Who::Director, desk::read(kind, form)?));
    }
    let by: Seat = form.read("by")?;
    let act = match kind {
        "call" => Act::Call { by, call: form.read("call")? },
        "card" => card(form, table, by)?,
        "face" => Act::FaceLead { by },
        "attention" => Act::DrawAttention { by: Who::Player(by), to: Attended::Whatever },
        "director" => Act::CallDirector { by },
        "change" => Act::ChangeCall { by, to: form.read::<Call>("call")?, because: because(form) },
        "back" => Act::TakeBackCard { by, card: form.read("card")? },
        "expose" => Act::ExposeCards { by, cards: Cards::of(form.read("card")?), how: exposure(form)? },
        "revoke" => Act::AskAboutRevoke { by, of: form.read("of")? },
        "claim" => Act::Claim {
            by,
            tricks: form.read("tricks")?,
            statement: form.line("statement", LONGEST)?.into(),
        },
        "concede" => Act::Concede { by, tricks: form.read("tricks")? },
        "object" => Act::Object { by },
        "spread" => Act::SpreadHand { by },
        "stop" => Act::WarnOfSkip { by },
        "convey" => Act::Convey {
            by: form.read("of")?,
            how: conveyance(form)?,
            reported: Who::Player(by),
            text: form.line("text", LONGEST)?.into(),
        },
        _ => {
            let act = match words::read(kind, form, table, by)? {
                Some(act) => Some(act),
                None => match cards::read(kind, form, table, by)? {
                    Some(act) => Some(act),
                    None => hands::read(kind, form, by)?,
                },
            };
            act.ok_or_else(|| form.unread("act"))?
        }
    };
    Ok((Who::Player(by), act))
}

/// A card from his own hand, or as declarer from dummy's; the opening lead is made face down unless he says otherwise.
fn card(form: &Posted, table: &Table, by: Seat) -> Result<Act, Wrong> {
    let hand: Seat = form.read("hand")?;
    let card: Card = form.read("card")?;
    let is_declarers = table.position().declarer() == Some(by) && hand == by.partner();
    if hand != by && !(is_declarers && table.phase() == Phase::Play) {
        return Err(form.unread("hand"));
    }
    if table.phase() == Phase::Clarification && form.get("face") == Some("down") {
        return Ok(Act::LeadFaceDown { by, card });
    }
    Ok(Act::Play { by: hand, card })
}

fn call(form: &Posted, table: &Table, by: Seat) -> Result<openroom_laws::ActNo, Wrong> {
    call_numbered(table, Who::Player(by), form.read("call")?).ok_or_else(|| form.unread("call"))
}

fn because(form: &Posted) -> Because {
    if form.ticked("slip") { Because::Slip } else { Because::Unsaid }
}

fn exposure(form: &Posted) -> Result<Exposure, Wrong> {
    Ok(match form.get("how") {
        Some("dropped") => Exposure::Dropped,
        Some("held") => Exposure::Held,
        Some("led") => Exposure::Led,
        Some("named") => Exposure::Named,
        Some("shown") => Exposure::Shown,
        Some("as-dummy") => Exposure::AsDummy,
        _ => return Err(form.unread("how")),
    })
}

fn conveyance(form: &Posted) -> Result<Conveyance, Wrong> {
    Ok(match form.get("how") {
        Some("remark") => Conveyance::Remark,
        Some("hesitation") => Conveyance::Hesitation,
        Some("haste") => Conveyance::Haste,
        Some("manner") => Conveyance::Manner,
        _ => return Err(form.unread("how")),
    })
}
