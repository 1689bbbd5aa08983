//! One event as a log: commands are judged by a pure function and become happenings; the state is
//! a fold of the happenings.
//!
//! [`judge`] takes the [`Tournament`] as it is and a [`Request`] (who, when, what) and gives the
//! [`Record`]s that follow, or says why not and by which provision. [`Tournament::apply`] takes a
//! record and contains no rule. [`standings()`] scores and ranks what is there. Nothing here reads a
//! clock, a random source or a file: the moment and the seed of a draw come with the request, and
//! the log is bytes for a journal to keep.
//!
//! No card and no name is in a record: deals and the records of tables lie beside the log, sealed
//! while somebody has still to play the board, and persons are numbers.

mod appeal;
mod apply;
mod award;
mod boards;
mod card;
mod cites;
mod claim;
mod clock;
mod command;
mod conditions;
mod corrected;
mod deciders;
mod digest;
mod disqualified;
mod due;
mod entry;
mod fold;
mod happened;
mod json;
mod judge;
mod knockout;
mod line;
mod line_up;
mod neutral;
mod own_reason;
mod penalty;
mod people;
mod person;
mod plan;
mod played_twice;
mod reading;
mod refused;
mod refused_words;
mod scale;
mod session;
mod settled;
mod standings;
mod stored;
mod table_duties;
mod tournament;
mod visible;

pub use appeal::{Against, Appeal, AppealNo, AppealState, Decision, Further, Matter, Merit, Stage};
pub use award::{Adjusted, Awarded, Fault, Penalty, PenaltyAmount, PenaltyKind};
pub use boards::{Boards, CaseNote, CaseStands, Dealing, RedealBecause, TableNote};
pub use card::{Category, Deviation, DeviationKind, Looking, Partners, SystemCard, Systems, may_look};
pub use claim::{About, ClaimNo, ConfidentialFile, ErrorClaim, FileNo};
pub use clock::{Clock, RoundClock, RoundState};
pub use command::{Command, DrawBy, Request, Seating, UnderRuling, Verdict, Watching, Won};
pub use conditions::{Carry, Conditions, Field, Scoring};
pub use corrected::{Corrected, corrections};
pub use digest::{Digest, NotADigest};
pub use disqualified::{Disqualification, DisqualificationState};
pub use due::Due;
pub use entry::{Entry, EntryNo, EntryStanding};
pub use happened::{Happened, Record};
pub use judge::judge;
pub use knockout::{KnockoutCame, KnockoutTie, Tie};
pub use line::{Line, LineState, NotALine, Score, Section};
pub use line_up::LineUp;
pub use own_reason::OwnReason;
pub use penalty::{Penalized, PenaltyNo, PenaltyState};
pub use people::{ListRefused, People, Player, Replaced};
pub use person::{Moment, Person, Role};
pub use plan::Plan;
pub use refused::{Refused, Why};
pub use scale::{OwnColumn, OwnScale, VictoryPoints};
pub use session::{Playing, SectionStart, Session};
pub use settled::{RulingStands, SettledBy};
pub(crate) use standings::Unlike;
pub use standings::{
    Group, JointRow, NotTogether, Own, Row, TeamMatch, Unfit, Unranked, book, league, matches,
    session_scores, standings, together,
};
pub use stored::{FORMAT, Unreadable, from_bytes, to_bytes, to_salted_bytes};
pub use table_duties::BoardsGo;
pub use tournament::{Ended, Phase, Ruling, RulingNo, Tournament};
pub use visible::Reader;
