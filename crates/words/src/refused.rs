//! Why an event refused something, in the language of who is told.

use openroom_lawbook::Edition;
use openroom_movements::{ChangeRefused, Contestant, Fault};
use openroom_reasoning::Words;
use openroom_scoring::BadTable;
use openroom_tournament::{Ended, EntryNo, Person, Refused, Why};

/// What people and entries of an event are called.
pub struct Called<'a> {
    /// A person.
    pub person: &'a dyn Fn(Person) -> String,
    /// An entry.
    pub entry: &'a dyn Fn(EntryNo) -> String,
}

/// Why an event of this edition refused something, with the provision where it rests on one.
pub fn refusal(w: Words, edition: Option<Edition>, refused: &Refused, called: &Called<'_>) -> String {
    let text = why(w, called, &refused.why);
    match (refused.by, edition) {
        (Some(by), Some(edition)) => format!("{text} ({})", by.cite(edition)),
        _ => text,
    }
}

/// Why a change does not fit.
fn change(w: Words, why: ChangeRefused) -> String {
    match why {
        ChangeRefused::NoSuchContestant(number) => w.with("change-contestant", "n", number),
        ChangeRefused::NoSuchRound(round) => w.with("change-round", "n", round),
        ChangeRefused::NoSuchTable(table) => w.with("change-table", "n", table),
        ChangeRefused::NoSuchSet(set) => w.with("change-set", "n", set),
        ChangeRefused::NoPlace => w.t("change-no-place"),
        ChangeRefused::SameContestant(number) => w.with("change-same-contestant", "n", number),
        ChangeRefused::SameSet(set) => w.with("change-same-set", "n", set),
        ChangeRefused::NotBesides(set) => w.with("change-not-besides", "n", set),
    }
}

/// What is wrong in a movement.
fn fault(w: Words, fault: Fault) -> String {
    let at = |round: u16| ("round", round.to_string());
    let number = |contestant: Contestant| ("n", contestant.to_string());
    match fault {
        Fault::NoSuchContestant { contestant, round } => {
            w.say("fault-contestant", &[at(round), number(contestant)])
        }
        Fault::NoSuchSet { set, round } => w.say("fault-set", &[at(round), ("set", set.to_string())]),
        Fault::TwoSeats { contestant, round } => w.say("fault-two-seats", &[at(round), number(contestant)]),
        Fault::SplitSide { table, round } => w.say("fault-split", &[at(round), ("table", table.to_string())]),
        Fault::BoardTwice { contestant, set, round } => {
            w.say("fault-twice", &[at(round), number(contestant), ("set", set.to_string())])
        }
        Fault::TooManyTables { set, round, tables } => {
            let variables = [at(round), ("set", set.to_string()), ("tables", tables.to_string())];
            w.say("fault-tables", &variables)
        }
        Fault::HalfMatch { ns, ew, set } => {
            let variables = [("home", ns.to_string()), ("away", ew.to_string()), ("set", set.to_string())];
            w.say("fault-half", &variables)
        }
    }
}

/// What is wrong in a scale of victory points; rows and columns are counted from 1.
fn scale(w: Words, why: BadTable) -> String {
    match why {
        BadTable::FirstRow => w.t("scale-first"),
        BadTable::Order(row) => w.with("scale-order", "n", row + 1),
        BadTable::Falls(row) => w.with("scale-falls", "n", row + 1),
        BadTable::LoserGetsMore(row) => w.with("scale-loser", "n", row + 1),
        BadTable::NoSource => w.t("scale-source"),
        BadTable::NoColumn => w.t("scale-no-column"),
        BadTable::Columns(column) => w.with("scale-columns", "n", column + 1),
        BadTable::RowsAndColumns => w.t("scale-both"),
    }
}

fn why(w: Words, called: &Called<'_>, why: &Why) -> String {
    let key = match why {
        Why::PlaysAlready { person, entry: _ } => {
            return w.with("refused-plays-already", "name", (called.person)(*person));
        }
        Why::WrongNumberOfPlayers { found, allowed } if Why::is_for_team_size(*found, allowed) => {
            return w.with("refused-team-size", "n", found);
        }
        Why::WrongNumberOfPlayers { found, allowed: _ } => return w.with("refused-players", "n", found),
        Why::MovementDoesNotFit { contestants, entries } => {
            let variables = [("contestants", contestants.to_string()), ("entries", entries.to_string())];
            return w.say("refused-movement", &variables);
        }
        Why::WrongRound { next } => return w.with("refused-round", "n", next),
        Why::RoundNotCalled { round } => return w.with("refused-not-called", "n", round),
        Why::SessionNotOver { missing } => return w.with("refused-missing", "n", missing),
        Why::NoCard { entry } => return w.with("refused-no-card", "name", (called.entry)(*entry)),
        Why::Full { most } => return w.with("refused-event-full", "n", most),
        Why::MovementFaulty { faults } => {
            let few: Vec<String> = faults.iter().take(3).map(|&one| fault(w, one)).collect();
            return w.with("refused-movement-faulty", "why", few.join("; "));
        }
        Why::ChangeDoesNotFit { why } => return w.with("refused-change", "why", change(w, *why)),
        Why::PlayedBefore { line } => return w.with("refused-played-before", "line", line),
        Why::NotInTheEdition { by } => return w.with("refused-edition", "law", by.id()),
        Why::BadScale { why } => return w.with("refused-bad-scale", "why", scale(w, *why)),
        Why::DecidedOnAppeal { appeal } => return w.with("refused-decided-on-appeal", "n", appeal.0),
        Why::NotDisqualified { entry } => {
            return w.with("refused-not-disqualified", "who", (called.entry)(*entry));
        }
        Why::NotDecided { appeal } => return w.with("refused-not-decided", "n", appeal.0),
        Why::NameTaken { entry } => return w.with("refused-name-taken", "who", (called.entry)(*entry)),
        Why::PenaltyGone { number } => return w.with("refused-penalty-gone", "n", number.0),
        Why::BoardCancelled { line } => return w.with("refused-cancelled", "line", line),
        Why::PlayedTwice { line } => return w.with("refused-played-twice", "line", line),
        Why::ScoreAdjusted { line } => return w.with("refused-adjusted", "line", line),
        Why::LastRound { round } => return w.with("refused-last-round", "n", round),
        Why::WouldLose { line } => return w.with("refused-would-lose", "line", line),
        Why::RoundsToCome { round } => return w.with("refused-rounds-to-come", "n", round),
        Why::SidesDiffer { line } => return w.with("refused-sides-differ", "line", line),
        Why::RulingEnded { ruling, ended: Ended::Annulled } => {
            return w.with("refused-ruling-gone", "n", ruling.0);
        }
        Why::RulingEnded { ruling, ended: Ended::Replaced(later) } => {
            let variables = [("n", ruling.0.to_string()), ("last", later.0.to_string())];
            return w.say("refused-ruling-replaced", &variables);
        }
        Why::RulingEnded { ruling, ended: Ended::Cancelled | Ended::Corrected } => {
            return w.with("refused-ruling-ended", "n", ruling.0);
        }
        Why::RulingOverIt { ruling } => return w.with("refused-ruling-over-it", "n", ruling.0),
        Why::WentOn { round, entry } => {
            let variables = [("n", round.to_string()), ("name", (called.entry)(*entry))];
            return w.say("refused-went-on", &variables);
        }
        Why::KnockoutDecided => "refused-knockout-decided",
        Why::AlreadyCalled { round } => return w.with("refused-already-called", "n", round),
        Why::AwardAgainstFault { side } => return w.with("refused-against-fault", "side", w.side(*side)),
        Why::BadCarryOver => "refused-carry-over",
        Why::NothingToPlay => "refused-nothing-to-play",
        Why::HasLeft { entry } => return w.with("refused-has-left", "name", (called.entry)(*entry)),
        Why::ByeOutOfScale { most: Some(most) } => {
            return w.with("refused-bye-scale", "most", w.decimals(&most.exact()));
        }
        Why::ByeOutOfScale { most: None } => "refused-bye-below",
        Why::Tied { home, away, round: _ } => {
            let variables = [("home", (called.entry)(*home)), ("away", (called.entry)(*away))];
            return w.say("refused-tied", &variables);
        }
        Why::NoColumn { boards, most } => {
            let variables = [("boards", boards.to_string()), ("most", most.to_string())];
            return w.say("refused-no-column", &variables);
        }
        Why::SessionLength { boards, wanted } => {
            let variables = [("boards", boards.to_string()), ("wanted", wanted.to_string())];
            return w.say("refused-session-length", &variables);
        }
        Why::NotYours { .. } | Why::NotAtTheTable { .. } | Why::NotConcerned => "refused-not-yours",
        Why::NoReason => "refused-no-reason",
        Why::BadText => "refused-bad-text",
        Why::AlreadyStarted | Why::Frozen => "refused-started",
        Why::NotStarted => "refused-not-started",
        Why::NotSeated => "refused-not-seated",
        Why::NoConditions => "refused-no-conditions",
        Why::NoSuchResult => "refused-no-result",
        Why::Agreed => "refused-agreed",
        Why::NothingEntered => "refused-nothing",
        Why::OwnResult => "refused-own-result",
        Why::OwnTable => "refused-own-table",
        Why::BadAward => "refused-award",
        Why::OtherDecision => "refused-other-decision",
        Why::BadName => "refused-bad-name",
        Why::BadPenalty => "refused-bad-penalty",
        Why::NothingChanges => "refused-nothing-changes",
        Why::CannotBeScored { .. } | Why::PenaltyUnit | Why::ScoringDoesNotFit => "refused-scoring",
        Why::Late { .. } | Why::NoLateCorrection => "refused-late",
        Why::SameForm => "refused-same-form",
        Why::Rematch { .. } => "refused-rematch",
        Why::Undecided { .. } | Why::NothingToDraw => "refused-draw",
        Why::BadDraw => "refused-bad-draw",
        Why::NoTie => "refused-no-tie",
        Why::Suspended => "refused-suspended",
        Why::PartyToTheAppeal => "refused-party",
        Why::NoConcurrence | Why::NotToConcur => "refused-concur",
        Why::OnlyRecommend => "refused-recommend",
        Why::AppealClosed
        | Why::Final
        | Why::NoFurtherAppeal
        | Why::DecidedByAuthority
        | Why::BeforeAuthority => "refused-appeal-closed",
        Why::NoSuchEntry { .. }
        | Why::NoSuchPlayer { .. }
        | Why::NoSuchLine { .. }
        | Why::NoSuchRuling
        | Why::NoSuchPenalty
        | Why::NoSuchAppeal
        | Why::NoSuchSession { .. }
        | Why::NoSuchSection { .. }
        | Why::NoSuchBoard { .. }
        | Why::NoSuchClaim
        | Why::NoSuchFile => "refused-no-such",
        Why::NoSuchReview => "refused-no-such-review",
        Why::NotNow => "refused-event-not-now",
        Why::Captain => "refused-captain",
        Why::NotEveryEntryOnce => "refused-order",
        Why::NotPublished => "refused-not-published",
        Why::SystemNotPermitted => "refused-system",
        Why::NotPartners => "refused-partners",
        Why::NotAdmitted => "refused-not-admitted",
        Why::TooManyHands => "refused-hands",
        Why::AuctionBegun => "refused-auction-begun",
        Why::ResultMayBeKnown => "refused-result-known",
        Why::MayNotLook => "refused-may-not-look",
        Why::NothingToRead => "refused-nothing-to-read",
        Why::ClockRange { .. } | Why::NoSuchMoment => "refused-clock",
        Why::BadLineUp => "refused-line-up",
        Why::OtherPartner => "refused-other-partner",
        Why::DealtOtherwise => "refused-dealt-otherwise",
        Why::Copied => "refused-copied",
        Why::NotPostponed => "refused-not-postponed",
        Why::NotForTeams => "refused-not-for-teams",
        Why::OnlyForTeams => "refused-only-for-teams",
        Why::ScaleForImps => "refused-scale-for-imps",
        Why::NoSanction => "refused-no-sanction",
        Why::DealtAlready { .. } | Why::BadDigests => "refused-dealt-already",
        Why::Published => "refused-published",
        Why::RoundNotOver { .. } | Why::NotDrawn { .. } => "refused-round-not-over",
        Why::AppealedAlready => "refused-appealed-already",
        Why::NoSuchScore { .. } => "refused-no-score",
        Why::NoPlace => "refused-no-place",
        Why::PlaysHere => "refused-plays-here",
        Why::ByeInShares => "refused-bye-in-shares",
    };
    w.t(key)
}
