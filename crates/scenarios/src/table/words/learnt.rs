use openroom_cards::Seat;
use openroom_laws::{Authorized, Cause, PenaltyCard, Said, Shown, Use};

use super::fill::{call_of, list};

/// What a player has learnt, whether he may use it and by which provision.
pub(in crate::table) fn learnt(cause: &Cause, used: Use) -> String {
    let may = match used.authorized {
        Authorized::Yes => "authorized",
        Authorized::No => "unauthorized",
    };
    format!("{} {may} by {}", cause_of(cause), used.by)
}

fn cause_of(cause: &Cause) -> String {
    let of = |(by, said): (Seat, Said)| format!("{by} {}", call_of(said));
    match *cause {
        Cause::Withdrawn { by, shown: Shown::Call(said) } | Cause::Accepted { by, said } => of((by, said)),
        Cause::Withdrawn { by, shown: Shown::Card(card) } => format!("{by} {card}"),
        Cause::Conveyed { by, how } => format!("{by} {}", super::conveyed(how)),
        Cause::Asked { by, about: Some(call) } => format!("{by} asks about {}", of(call)),
        Cause::Asked { by, about: None } => format!("{by} asks about the auction"),
        Cause::Alerted { by, call } => format!("{by} alerts {}", of(call)),
        Cause::Explained { by, call } => format!("{by} explains {}", of(call)),
        Cause::Exposed { by, cards } => format!("{by} exposes {}", list(cards)),
        Cause::OnTheTable { by, card, kind: PenaltyCard::Major } => format!("major penalty card {by} {card}"),
        Cause::OnTheTable { by, card, kind: PenaltyCard::Minor } => format!("minor penalty card {by} {card}"),
        Cause::FromElsewhere { by } => format!("{by} knowledge"),
        Cause::Restored { to, card } => format!("{to} {card} restored"),
    }
}
