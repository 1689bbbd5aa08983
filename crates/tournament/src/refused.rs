use std::fmt;

use openroom_lawbook::Provision;

use crate::{EntryNo, Line, Moment, Person, Role};

/// A command that was refused; the event is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why.
    pub why: Why,
    /// The provision that it rests on, where it is one of the Laws.
    pub by: Option<Provision>,
}

/// Why a command was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each field is what its variant names")]
pub enum Why {
    /// The event was set up already, or was not yet.
    NotNow,
    /// The person has none of the offices that may do this.
    NotYours {
        may: Vec<Role>,
    },
    /// The person is not at that table.
    NotAtTheTable {
        line: Line,
    },
    /// The conditions of contest have not been set, or not been published.
    NoConditions,
    /// They are frozen since the start; a change needs a reason.
    Frozen,
    /// A reason must be given.
    NoReason,
    /// Play has begun, or not yet.
    AlreadyStarted,
    NotStarted,
    /// An entry has the wrong number of players.
    WrongNumberOfPlayers {
        found: usize,
    },
    /// A team needs a captain; others have none.
    Captain,
    /// The person plays in another entry already.
    PlaysAlready {
        person: Person,
        entry: EntryNo,
    },
    /// There is no such entry, player, line, ruling or appeal.
    NoSuchEntry {
        entry: EntryNo,
    },
    NoSuchPlayer {
        person: Person,
    },
    NoSuchLine {
        line: Line,
    },
    NoSuchRuling,
    NoSuchAppeal,
    /// The order does not name every entry once.
    NotEveryEntryOnce,
    /// The entries have no numbers yet.
    NotSeated,
    /// The movement is for others, or has faults.
    MovementDoesNotFit {
        contestants: u16,
        entries: usize,
    },
    MovementFaulty {
        faults: Vec<openroom_movements::Fault>,
    },
    /// The change does not fit the movement.
    ChangeDoesNotFit {
        why: openroom_movements::ChangeRefused,
    },
    /// Rounds are called in order.
    WrongRound {
        next: u16,
    },
    /// The round has not been called.
    RoundNotCalled {
        round: u16,
    },
    /// The result cannot be: more tricks than there are, or an adjusted score entered as a result.
    NoSuchResult,
    /// The line is agreed; it is corrected, not entered.
    Agreed,
    /// Nothing was entered that could be agreed or corrected.
    NothingEntered,
    /// The result was entered by the own side.
    OwnResult,
    /// The weights or shares are not what they must be.
    BadAward,
    /// The scores would no longer fit together: a share of the top without matchpoints, for instance.
    CannotBeScored {
        why: String,
    },
    /// The period is over.
    Late {
        ended: Moment,
    },
    /// The regulations do not allow a late correction.
    NoLateCorrection,
    /// The scores have not been published.
    NotPublished,
    /// The contestant was not at the table of the ruling.
    NotConcerned,
    /// The appeal was decided or withdrawn.
    AppealClosed,
    /// Partner or captain has not concurred.
    NoConcurrence,
    /// There is no one who has still to concur, or it is not this person.
    NotToConcur,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)?;
        match self.by {
            Some(by) => write!(f, " ({})", by.id()),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Refused {}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NotNow => f.write_str("the event is not at that point"),
            Why::NotYours { may } => write!(f, "only {may:?} may do this"),
            Why::NotAtTheTable { line } => write!(f, "you do not sit there: {line}"),
            Why::NoConditions => f.write_str("the conditions of contest must be set and published first"),
            Why::Frozen => f.write_str("the conditions of contest are frozen; a change needs a reason"),
            Why::NoReason => f.write_str("a reason must be given"),
            Why::AlreadyStarted => f.write_str("play has begun"),
            Why::NotStarted => f.write_str("play has not begun"),
            Why::WrongNumberOfPlayers { found } => {
                write!(f, "an entry cannot have {found} players here")
            }
            Why::Captain => f.write_str("a team has a captain, and no one else has"),
            Why::PlaysAlready { person, entry } => write!(f, "{person} plays in entry {entry}"),
            Why::NoSuchEntry { entry } => write!(f, "there is no entry {entry}"),
            Why::NoSuchPlayer { person } => write!(f, "{person} does not play there"),
            Why::NoSuchLine { line } => write!(f, "nothing is played at {line}"),
            Why::NoSuchRuling => f.write_str("there is no such ruling"),
            Why::NoSuchAppeal => f.write_str("there is no such appeal"),
            Why::NotEveryEntryOnce => f.write_str("the order must name every entry once"),
            Why::NotSeated => f.write_str("the entries have no numbers yet"),
            Why::MovementDoesNotFit { contestants, entries } => {
                write!(f, "the movement is for {contestants} contestants of its kind; {entries} entered")
            }
            Why::MovementFaulty { faults } => {
                f.write_str("the movement is wrong")?;
                faults.iter().take(3).try_for_each(|fault| write!(f, "; {fault}"))
            }
            Why::ChangeDoesNotFit { why } => why.fmt(f),
            Why::WrongRound { next } => write!(f, "the next round is {next}"),
            Why::RoundNotCalled { round } => write!(f, "round {round} has not been called"),
            Why::NoSuchResult => f.write_str("that is no result of a board"),
            Why::Agreed => f.write_str("the result is agreed; it can be corrected"),
            Why::NothingEntered => f.write_str("nothing has been entered there"),
            Why::OwnResult => f.write_str("the other side has to agree"),
            Why::BadAward => f.write_str("weights add up to one, and shares lie between nothing and all"),
            Why::CannotBeScored { why } => write!(f, "the event could not be scored: {why}"),
            Why::Late { ended } => write!(f, "the period ended at {} s of universal time", ended.0),
            Why::NoLateCorrection => f.write_str("the regulations do not allow a late correction"),
            Why::NotPublished => f.write_str("the scores have not been published"),
            Why::NotConcerned => f.write_str("the ruling was made at another table"),
            Why::AppealClosed => f.write_str("the appeal is closed"),
            Why::NoConcurrence => f.write_str("the appeal is heard when partner or captain concurs"),
            Why::NotToConcur => f.write_str("it is for partner or captain to concur"),
        }
    }
}

impl From<Why> for Refused {
    fn from(why: Why) -> Refused {
        Refused { why, by: None }
    }
}

impl Why {
    /// The refusal with the provision it rests on.
    pub(crate) fn by(self, provision: Provision) -> Refused {
        Refused { why: self, by: Some(provision) }
    }
}
