//! Acts of the play: cards called for, played in unusual ways, tricks, dummy.

use openroom_cards::{Card, Cards, Seat};
use openroom_laws::{Act, Designation, DummysRight, Inspection, Overstep, Seen, Table, Warning};

use super::{Posted, because};
use crate::wrong::Wrong;

/// The act of this kind; none where it is of another family.
pub(super) fn read(kind: &str, form: &Posted, table: &Table, by: Seat) -> Result<Option<Act>, Wrong> {
    if kind.starts_with("dummy-") {
        if table.position().dummy() != Some(by) {
            return Err(form.unread("by"));
        }
        return dummy(kind, form).map(Some);
    }
    Ok(Some(match kind {
        "name" => Act::Name { by, designation: designation(form)? },
        "rename" => Act::RenameCard { by, to: form.read("card")?, because: because(form) },
        "play-together" => {
            let (card, other): (Card, Card) = (form.read("card")?, form.read("other")?);
            Act::PlayTogether { by, cards: Cards::of(card) | Cards::of(other) }
        }
        "hiding" | "hiding-unknown" => Act::PlayHiding {
            by,
            card: form.read("card")?,
            hidden: form.read("other")?,
            seen: if kind == "hiding" { Seen::Upper } else { Seen::Unknown },
        },
        "omit" => Act::OmitCard { by },
        "put-back" => Act::PutBack { by, card: form.read("card")? },
        "turn-down" => Act::TurnDown { by },
        "mix" => Act::MixCards { by },
        "inspect" => Act::InspectTrick {
            by,
            trick: trick(form)?,
            whose: match form.get("whose") {
                Some("own") => Inspection::Own,
                Some("all") => Inspection::All,
                _ => return Err(form.unread("whose")),
            },
        },
        "point" => Act::PointOutTrick { by, of: form.read("of")?, trick: trick(form)? },
        "say-turn" => Act::SayTurn { by, of: form.read("of")? },
        "state" => {
            let declarers: u8 = form.read("tricks")?;
            if declarers > 13 {
                return Err(form.unread("tricks"));
            }
            Act::StateTricks { by, declarers }
        }
        "acquiesce" => Act::Acquiesce { by },
        "next-board" => Act::CallOnNextBoard { by },
        _ => return Ok(None),
    }))
}

/// Tricks are counted from 1 by people, from 0 by the record.
pub(super) fn trick(form: &Posted) -> Result<u8, Wrong> {
    let number: u8 = form.read("trick")?;
    number.checked_sub(1).filter(|number| *number < 13).ok_or_else(|| form.unread("trick"))
}

fn designation(form: &Posted) -> Result<Designation, Wrong> {
    let wrong = || form.unread("designation");
    let text = form.get("designation").ok_or_else(wrong)?;
    let card = |text: &str| text.parse::<Card>().map_err(|_| wrong());
    Ok(match text.split_once(' ') {
        None => match text {
            "high" => Designation::High,
            "low" => Designation::Low,
            "win" => Designation::Win,
            "anything" => Designation::Anything,
            _ => Designation::Card(card(text)?),
        },
        Some(("touched", of)) => Designation::Touched(card(of)?),
        Some(("suit", suit)) => Designation::Suit(card(&format!("{suit}A"))?.suit()),
        Some(("rank", rank)) => Designation::Rank(card(&format!("S{rank}"))?.rank()),
        Some(("not-held", of)) => Designation::NotHeld(card(of)?),
        Some(_) => return Err(wrong()),
    })
}

fn dummy(kind: &str, form: &Posted) -> Result<Act, Wrong> {
    let how = form.get("how").unwrap_or_default();
    let wrong = || form.unread("how");
    Ok(match kind {
        "dummy-plays" => Act::DummyPlays { card: form.read("card")? },
        "dummy-suggests" => Act::DummySuggests { card: form.read("card")? },
        "dummy-right" => Act::DummyUses {
            right: match how {
                "tells" => DummysRight::TellsDirector,
                "counts" => DummysRight::CountsTricks,
                "follows" => DummysRight::SeesToFollowing,
                "directed" => DummysRight::PlaysAsDirected,
                _ => return Err(wrong()),
            },
        },
        "dummy-warns" => Act::DummyWarns {
            of: match how {
                "hand" => Warning::WrongHand,
                "defender" => Warning::Defender,
                "other" => Warning::Other,
                _ => return Err(wrong()),
            },
        },
        "dummy-oversteps" => Act::DummyOversteps {
            how: match how {
                "exchanged" => Overstep::ExchangedHands,
                "left" => Overstep::LeftSeat,
                "looked" => Overstep::LookedAtDefender(form.read("of")?),
                "shown" => Overstep::ShownByDefender(form.read("of")?),
                "took-part" => Overstep::TookPart,
                _ => return Err(wrong()),
            },
        },
        _ => return Err(form.unread("act")),
    })
}
