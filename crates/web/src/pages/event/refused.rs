//! Why an event refused something, in the visitor's language.

use openroom_tournament::{Refused, Why};

use super::told;
use crate::club::Inside;
use crate::words::Words;

/// The sentence, with the provision where it rests on one.
pub(crate) fn sentence(w: Words, inside: &Inside, refused: &Refused) -> String {
    let text = why(w, inside, &refused.why);
    let edition = inside.event.conditions().map(|conditions| conditions.edition);
    match (refused.by, edition) {
        (Some(by), Some(edition)) => format!("{text} ({})", by.cite(edition)),
        _ => text,
    }
}

fn why(w: Words, inside: &Inside, why: &Why) -> String {
    let key = match why {
        Why::PlaysAlready { person, entry: _ } => {
            return w.with("refused-plays-already", "name", told::person(inside, *person));
        }
        Why::WrongNumberOfPlayers { found } => return w.with("refused-players", "n", found),
        Why::MovementDoesNotFit { contestants, entries } => {
            let variables = [("contestants", contestants.to_string()), ("entries", entries.to_string())];
            return w.say("refused-movement", &variables);
        }
        Why::WrongRound { next } => return w.with("refused-round", "n", next),
        Why::RoundNotCalled { round } => return w.with("refused-not-called", "n", round),
        Why::SessionNotOver { missing } => return w.with("refused-missing", "n", missing),
        Why::NoCard { entry } => return w.with("refused-no-card", "name", told::entry(inside, *entry)),
        Why::Full { most } => return w.with("refused-event-full", "n", most),
        Why::NotYours { .. } | Why::NotAtTheTable { .. } | Why::NotConcerned => "refused-not-yours",
        Why::NoReason | Why::BadText => "refused-no-reason",
        Why::AlreadyStarted | Why::Frozen => "refused-started",
        Why::NotStarted | Why::NotSeated | Why::NoConditions => "refused-not-started",
        Why::NoSuchResult => "refused-no-result",
        Why::Agreed => "refused-agreed",
        Why::NothingEntered => "refused-nothing",
        Why::OwnResult => "refused-own-result",
        Why::BadAward => "refused-award",
        Why::CannotBeScored { .. } | Why::PenaltyUnit | Why::ScoringDoesNotFit => "refused-scoring",
        Why::Late { .. } | Why::NoLateCorrection => "refused-late",
        Why::Rematch { .. } => "refused-rematch",
        Why::Undecided { .. } | Why::NothingToDraw | Why::BadDraw | Why::NoTie => "refused-draw",
        Why::Suspended => "refused-suspended",
        Why::NoConcurrence | Why::NotToConcur => "refused-concur",
        Why::OnlyRecommend => "refused-recommend",
        Why::AppealClosed | Why::Final | Why::NoFurtherAppeal => "refused-appeal-closed",
        Why::NoSuchEntry { .. }
        | Why::NoSuchPlayer { .. }
        | Why::NoSuchLine { .. }
        | Why::NoSuchRuling
        | Why::NoSuchAppeal
        | Why::NoSuchSession { .. }
        | Why::NoSuchSection { .. }
        | Why::NoSuchBoard { .. }
        | Why::NoSuchReview => "refused-no-such",
        Why::NotNow
        | Why::Captain
        | Why::NotEveryEntryOnce
        | Why::MovementFaulty { .. }
        | Why::ChangeDoesNotFit { .. }
        | Why::NotPublished
        | Why::SystemNotPermitted
        | Why::NotPartners
        | Why::NotAdmitted
        | Why::TooManyHands
        | Why::AuctionBegun
        | Why::ResultMayBeKnown
        | Why::PlayedBefore { .. }
        | Why::MayNotLook
        | Why::NothingToRead
        | Why::ClockRange { .. }
        | Why::NotInTheEdition { .. }
        | Why::BadLineUp
        | Why::OtherPartner
        | Why::DealtOtherwise
        | Why::Copied
        | Why::NotPostponed
        | Why::NotForTeams
        | Why::OnlyForTeams => "refused-event",
    };
    w.t(key)
}
