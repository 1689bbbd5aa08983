//! What the Director does at a table, and what only he can report: things that concern two players at once.

use openroom_cards::{BySeat, Call, Card, Seat};
use openroom_laws::{Act, Attended, CaseNo, Place, Who};

use super::Posted;
use super::cards::trick;
use crate::wrong::Wrong;

/// The act of this kind.
pub(super) fn read(kind: &str, form: &Posted) -> Result<Act, Wrong> {
    let by = Who::Director;
    Ok(match kind {
        "attention" => Act::DrawAttention { by, to: Attended::Whatever },
        "wrong-board" => Act::DrawAttention { by, to: Attended::WrongBoard },
        "revoked" => {
            let trick = match form.get("trick").unwrap_or_default() {
                "" => None,
                _ => Some(trick(form)?),
            };
            let to = Attended::Revoke { by: form.read("of")?, trick };
            Act::DrawAttention { by, to }
        }
        "come-back" => Act::ComeBack,
        "end-round" => Act::EndRound,
        "waive" => Act::AskWaiver { by: form.read("of")?, case: case(form)? },
        "withdraw-ruling" => Act::WithdrawRuling { case: case(form)? },
        "find" => {
            let of: Seat = form.read("of")?;
            let place = match form.get("place").unwrap_or_default() {
                "board" => Place::Board,
                "elsewhere" => Place::Elsewhere,
                "other-pack" => Place::OtherPack,
                "nowhere" => Place::Nowhere,
                "played" => Place::Played(form.read("with")?),
                "hand" => Place::Hand(form.read("with")?),
                _ => return Err(form.unread("place")),
            };
            Act::FindCard { by, card: form.read("card")?, of, place }
        }
        "call-together" => {
            let calls = two::<Call>(form)?;
            Act::CallTogether { calls: Box::new(calls) }
        }
        "play-at-once" => Act::PlayAtOnce { plays: Box::new(two::<Card>(form)?) },
        _ => return Err(form.unread("act")),
    })
}

/// Cases are counted from 1 by people, from 0 by the record.
fn case(form: &Posted) -> Result<CaseNo, Wrong> {
    let number: u16 = form.read("case")?;
    number.checked_sub(1).map(CaseNo).ok_or_else(|| form.unread("case"))
}

/// What two different players did at the same moment.
fn two<T: std::str::FromStr + Copy>(form: &Posted) -> Result<BySeat<Option<T>>, Wrong> {
    let (one, other): (Seat, Seat) = (form.read("one")?, form.read("other")?);
    if one == other {
        return Err(form.unread("other"));
    }
    let (ones, others): (T, T) = (form.read("one-did")?, form.read("other-did")?);
    Ok(BySeat::from_fn(|seat| match seat {
        seat if seat == one => Some(ones),
        seat if seat == other => Some(others),
        _ => None,
    }))
}
