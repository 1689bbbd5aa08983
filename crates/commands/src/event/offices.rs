//! Offices, conditions, spectators, discipline, the register: what organizers and Directors need now and then.

use clap::{Args, Subcommand, ValueEnum};
use openroom_cards::Call;
use openroom_tournament::{Command, DeviationKind, EntryNo, Line, Moment, Phase, Role, Section, Watching};

use super::Desk;
use super::acts::section;
use super::file::Create;
use super::office::seconds;
use super::scores::line;
use crate::finish::{Failure, Finish};
use crate::words::spoken;

/// An office.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Office {
    /// Organizes the event
    Organizer,
    /// Directs it and answers for it
    ChiefDirector,
    /// Directs under him
    AssistantDirector,
    /// Decides appeals
    AppealsCommittee,
    /// Speaks for the Regulating Authority
    Authority,
    /// Helps
    Staff,
}

impl Office {
    fn role(self) -> Role {
        match self {
            Office::Organizer => Role::Organizer,
            Office::ChiefDirector => Role::ChiefDirector,
            Office::AssistantDirector => Role::AssistantDirector,
            Office::AppealsCommittee => Role::AppealsCommittee,
            Office::Authority => Role::Authority,
            Office::Staff => Role::Staff,
        }
    }
}

/// What a call was.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Departure {
    /// A deliberate and gross misstatement of strength or length
    Psychic,
    /// A lesser departure from the system
    Deviation,
    /// A mistake about the own system
    Misbid,
}

impl Departure {
    fn kind(self) -> DeviationKind {
        match self {
            Departure::Psychic => DeviationKind::Psychic,
            Departure::Deviation => DeviationKind::Deviation,
            Departure::Misbid => DeviationKind::Misbid,
        }
    }
}

fn call(text: &str) -> Result<Call, String> {
    text.parse().map_err(|_| spoken().t("event-no-call"))
}

#[derive(Subcommand)]
pub(crate) enum OfficeCommand {
    /// Give somebody an office
    Appoint {
        /// Who
        who: String,
        /// Which
        office: Office,
    },
    /// Take an office from somebody
    Dismiss {
        /// Who
        who: String,
        /// Which
        office: Office,
    },
    /// Set the conditions of contest anew from a file of the event, whose entries and offices are not read; after the
    /// start with a reason
    Conditions {
        #[command(flatten)]
        from: Create,
        /// Why, after the start
        #[arg(long, default_value = "", hide_default_value = true)]
        reason: String,
    },
    /// Put a call into the register of psychic calls and deviations
    Register {
        /// At which board and table: 1A/3/2/7
        #[arg(value_parser = line)]
        line: Line,
        /// Who made it
        who: String,
        /// The call, such as 1S
        #[arg(value_parser = call)]
        call: Call,
        /// What it was
        kind: Departure,
        /// What was remarkable
        #[arg(long, default_value = "", hide_default_value = true)]
        remark: String,
    },
    /// Suspend a player for the session
    Suspend {
        /// Who
        who: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Ask that an entry be disqualified; the organizer approves
    Disqualify {
        /// The entry
        entry: u16,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Approve of a disqualification as the organizer
    Approve {
        /// The entry
        entry: u16,
    },
    /// Do not approve of a disqualification as the organizer
    DoNotApprove {
        /// The entry
        entry: u16,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Let a spectator in: at a table, or to an electronic presentation
    Admit(Spectator),
    /// Send a spectator away
    SendAway {
        /// Who
        who: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Say who goes on from a tied match of a knockout
    BreakTie {
        /// The entry that goes on
        winner: u16,
        /// How it was decided
        #[arg(long)]
        reason: String,
        /// The section
        #[arg(long, default_value = "A", value_parser = section)]
        section: Section,
    },
    /// Say what time it is after a clock had run ahead
    SetClock {
        /// The moment, in seconds of universal time
        #[arg(value_parser = seconds)]
        now: u64,
        /// Why
        #[arg(long)]
        reason: String,
    },
}

/// A spectator.
#[derive(Args)]
pub(crate) struct Spectator {
    /// Who
    who: String,
    /// The table; the presentation where it is not said
    #[arg(long)]
    table: Option<u16>,
    /// The section
    #[arg(long, default_value = "A", value_parser = section, requires = "table")]
    section: Section,
    /// How many hands are looked at
    #[arg(long, default_value_t = 1, requires = "table")]
    hands: u8,
}

impl OfficeCommand {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let command = match self {
            OfficeCommand::Appoint { who, office } => Command::Appoint(desk.person(who)?, office.role()),
            OfficeCommand::Dismiss { who, office } => Command::Dismiss(desk.person(who)?, office.role()),
            OfficeCommand::Conditions { from, reason } => {
                let conditions = Box::new(from.conditions_alone()?);
                if desk.kept.event().phase() >= Phase::Play {
                    Command::ChangeConditions(conditions, reason.clone())
                } else {
                    desk.does(Command::SetConditions(conditions))?;
                    Command::PublishConditions
                }
            }
            OfficeCommand::Register { line, who, call, kind, remark } => Command::Register {
                line: *line,
                player: desk.person(who)?,
                call: *call,
                kind: kind.kind(),
                remark: remark.clone(),
            },
            OfficeCommand::Suspend { who, reason } => {
                Command::Suspend { person: desk.person(who)?, reason: reason.clone() }
            }
            OfficeCommand::Disqualify { entry, reason } => {
                Command::Disqualify { entry: EntryNo(*entry), reason: reason.clone() }
            }
            OfficeCommand::Approve { entry } => Command::ApproveDisqualification(EntryNo(*entry)),
            OfficeCommand::DoNotApprove { entry, reason } => {
                Command::RefuseDisqualification { entry: EntryNo(*entry), reason: reason.clone() }
            }
            OfficeCommand::Admit(Spectator { who, table, section, hands }) => {
                let watching = match *table {
                    Some(table) => Watching::Table { section: *section, table, hands: *hands },
                    None => Watching::Presentation,
                };
                Command::Admit { person: desk.person(who)?, watching }
            }
            OfficeCommand::SendAway { who, reason } => {
                Command::SendAway { person: desk.person(who)?, reason: reason.clone() }
            }
            OfficeCommand::BreakTie { winner, reason, section } => {
                Command::BreakTie { section: *section, winner: EntryNo(*winner), reason: reason.clone() }
            }
            OfficeCommand::SetClock { now, reason } => {
                Command::SetClock { now: Moment(*now), reason: reason.clone() }
            }
        };
        desk.does(command)
    }
}
