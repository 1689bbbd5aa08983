//! What is said at a table beside calls and cards, and to whom.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::provisions::{L61B1, L61B2a, L61B2b, L61B3};
use openroom_laws::{Act, Attended, Event, Table, Warning, Who};

use super::hands::{CardFace, face};
use super::{Cite, edition};
use crate::words::Words;

/// Something that was said to a player, which he may answer by what he does.
pub(crate) struct PutTo {
    /// To whom.
    pub(crate) seat: Seat,
    /// What, by whom.
    pub(crate) text: String,
    /// By which provision it may be asked.
    pub(crate) cite: Cite,
    /// The card that he may take back.
    pub(crate) card: CardFace,
}

/// Who said it: whoever acted, dummy where only he can.
pub(super) fn speaker(table: &Table, act: &Act) -> Option<Seat> {
    match act {
        Act::DummyWarns { .. } | Act::DummySuggests { .. } => table.position().dummy(),
        act => act.by(),
    }
}

/// What was said, where it is a word of the auction or the play that has an effect on those who hear it.
pub(super) fn words(w: Words, act: &Act) -> Option<String> {
    Some(match act {
        Act::AskAboutRevoke { of, .. } => w.with("said-asks-revoke", "seat", w.seat(of)),
        Act::DummyWarns { of } => w.t(match of {
            Warning::WrongHand => "said-warns-hand",
            Warning::Defender => "said-warns-defender",
            Warning::Other => "said-warns-other",
        }),
        Act::DummySuggests { card } => w.with("said-suggests", "card", w.card(*card)),
        Act::SayTurn { of, .. } => w.with("said-turn", "seat", w.seat(of)),
        Act::PointOutTrick { of, trick, .. } => {
            let variables = [("seat", w.seat(of).to_owned()), ("n", (trick + 1).to_string())];
            w.say("said-points-out", &variables)
        }
        Act::AskContract { .. } => w.t("said-asks-contract"),
        Act::AskReview { .. } => w.t("said-asks-review"),
        Act::StateTricks { declarers, .. } => w.count("said-states", *declarers),
        Act::Object { .. } => w.t("said-objects"),
        Act::Acquiesce { .. } => w.t("said-agrees"),
        Act::DrawAttention { to: Attended::Whatever | Attended::WhatHeSaw, .. } => w.t("said-attention"),
        _ => return None,
    })
}

/// Whether this person hears it. Who drew attention to something of which nothing came is between him and the Director.
pub(super) fn is_heard_by(table: &Table, who: Who, act: &Act) -> bool {
    match act {
        Act::DrawAttention { by, .. } => who == Who::Director || *by == who,
        act => table.perceives(who, act),
    }
}

/// What was put to somebody with these roles since a card was last played from his hand, and while it can be taken back.
pub(super) fn put_to(w: Words, table: &Table, roles: &[Who]) -> Vec<PutTo> {
    let mut open: Vec<(Seat, Seat)> = vec![];
    for event in table.events() {
        match event {
            Event::Acted(_, Act::AskAboutRevoke { by, of }) if !open.contains(&(*by, *of)) => {
                open.push((*by, *of));
            }
            Event::Acted(_, Act::Play { by, .. }) => open.retain(|(_, of)| of != by),
            Event::Acted(_, Act::TakeBackCard { by, .. }) => open.retain(|(_, of)| of != by),
            _ => {}
        }
    }
    let declarer = table.position().declarer();
    let told = |(asker, of): (Seat, Seat)| {
        let who = Who::Player(of);
        if !roles.contains(&who) || table.position().dummy() == Some(of) || asker == of {
            return None;
        }
        let tricks = table.view(who).tricks;
        let card = tricks.last().and_then(|trick| trick[of])?;
        let leader = table.position().tricks[tricks.len() - 1].leader?;
        let led = tricks.last().and_then(|trick| trick[leader])?.suit();
        let by = match declarer {
            Some(declarer) if declarer == asker => L61B1,
            Some(declarer) if declarer.partner() == asker && declarer == of => L61B2a,
            Some(declarer) if declarer.partner() == asker => L61B2b,
            Some(_) | None => L61B3,
        };
        let text =
            w.say("put-revoke", &[("seat", w.seat(asker).to_owned()), ("suit", led.symbol().to_string())]);
        let card = face(w, card, Cards::EMPTY, Cards::EMPTY);
        Some(PutTo { seat: of, text, cite: Cite::of(by, edition(table)), card })
    };
    open.into_iter().filter_map(told).collect()
}
