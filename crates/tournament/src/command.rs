use openroom_cards::Call;
use openroom_lawbook::Provision;
use openroom_movements::{BoardSet, Change, Contestant, Unit};
use serde::{Deserialize, Serialize};

use crate::{
    About, Adjusted, AppealNo, Boards, ClaimNo, Conditions, Dealing, Decision, DeviationKind, Digest,
    EntryNo, FileNo, Line, LineUp, Matter, Merit, Moment, Partners, Penalty, PenaltyNo, Person, Plan,
    RedealBecause, Role, RulingNo, Score, Section, SystemCard,
};

/// How entries get their numbers in the movement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// In the order of entering.
    ByNumber,
    /// In this order, for instance of rank.
    InOrder(Vec<EntryNo>),
    /// Drawn by lot, from a seed that is on record.
    Drawn(u64),
}

/// How the Director wants the next round drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawBy {
    /// From the standings, or by the bracket; not where contestants would meet again.
    Standings,
    /// From the standings, also where contestants meet again because no other draw exists.
    StandingsWithRematch,
    /// From the standings as they are while the round before is still played.
    StandingsSoFar,
    /// So: the first of each two sits North-South or at home.
    Director(Vec<(EntryNo, EntryNo)>),
}

/// What a ruling says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The table's result stands.
    ResultStands,
    /// The score is adjusted.
    Adjusted(Adjusted),
}

/// Where a spectator watches.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// At a table, behind this many players.
    Table {
        /// The section.
        section: Section,
        /// The table.
        table: u16,
        /// How many hands he looks at.
        hands: u8,
    },
    /// An electronic presentation.
    Presentation,
}

/// What someone asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say what they are by their names and types")]
pub enum Command {
    // Setting up.
    /// Set up an event; who does is its organizer.
    Open { unit: Unit },
    /// Give someone an office.
    Appoint(Person, Role),
    /// Take an office from someone.
    Dismiss(Person, Role),
    /// Set the conditions of contest before the start.
    SetConditions(Box<Conditions>),
    /// Publish them.
    PublishConditions,
    /// Change them after the start, with the reason.
    ChangeConditions(Box<Conditions>, String),
    /// Enter a contestant.
    Enter { players: Vec<Person>, captain: Option<Person> },
    /// Enter a contestant after the start, who takes an empty place of the section from a round on.
    EnterLate { players: Vec<Person>, captain: Option<Person>, section: Section, from: u16 },
    /// Put one player in the place of another.
    Substitute { entry: EntryNo, leaves: Person, comes: Person },
    /// Name another captain of a team.
    NameCaptain { entry: EntryNo, captain: Person },
    /// Give a team its name; one without letters takes it away.
    NameTeam { entry: EntryNo, name: String },
    /// Take an entry out of the event.
    Withdraw(EntryNo),
    /// File the system card of a pair.
    FileCard { pair: Partners, card: Box<SystemCard> },
    /// Let a spectator in.
    Admit { person: Person, watching: Watching },
    /// Send a spectator away, with the reason.
    SendAway { person: Person, reason: String },

    /// Say what time it is after a clock had run ahead, with the reason.
    SetClock { now: Moment, reason: String },

    // Sessions and rounds.
    /// Call a section by the name of the place where it plays.
    NameSection(Section, String),
    /// Say which pairs of a team play where, from this round of the current session on.
    LineUp { entry: EntryNo, round: u16, line_up: LineUp },
    /// Give the entries their starting positions for the next session.
    Seat(Seating),
    /// Begin a session: the entries in their order fill the sections one after the other.
    Start(Vec<Plan>),
    /// Take back the start of the session before its first round, with the reason.
    TakeBackStart { reason: String },
    /// Play no more rounds of a section than were called, with the reason.
    CutShort { section: Section, reason: String },
    /// Draw the next round of a Swiss or knockout and publish it.
    DrawRound(Section, DrawBy),
    /// Take back the draw of a round that has not been called, with the reason.
    TakeBackDraw { section: Section, reason: String },
    /// Say who won a tied match of a knockout.
    BreakTie { section: Section, winner: EntryNo, reason: String },
    /// Call a round.
    StartRound(Section, u16),
    /// Put right, or record, what happened to the movement.
    ChangeMovement(Section, Change),
    /// A table played boards that were not meant for it.
    PlayedWrongBoards { section: Section, round: u16, table: u16, set: BoardSet },

    // Boards.
    /// Record how boards of the current session were dealt.
    RecordDealing(Boards, Dealing),
    /// Keep the deals of boards of the current session sealed: for each board the digest of its deal.
    KeepDeals { boards: Boards, dealing: Dealing, digests: Vec<Digest> },
    /// Have exact copies made of boards, so many of each in all.
    CopyBoards(Boards, u16),
    /// Take sealed deals out, for a dealing machine for instance.
    TakeOutDeals { session: u16, boards: Boards, reason: String },
    /// Have a board dealt anew.
    Redeal { board: u32, because: RedealBecause, reason: String },
    /// Postpone a board.
    Postpone(Line, String),
    /// Have a board played after all that was postponed or cancelled.
    RequirePlay(Line),
    /// Cancel a board.
    Cancel(Line, String),
    /// A board was not the same everywhere: who played it in which form, 0 as dealt.
    Foul { session: u16, board: u32, forms: Vec<(Line, u8)>, reason: String },
    /// Have a team match play another board in the place of one.
    SubstituteBoard { session: u16, board: u32, home: EntryNo, away: EntryNo, reason: String },
    /// Bring in the record of a board that was played on the engine's table.
    BringRecord { line: Line, events: Vec<openroom_laws::Event> },
    /// Close a review that was due after the play.
    CloseReview { line: Line, case: u16, finding: String },
    /// Put a call into the register of psychic calls and deviations.
    Register { line: Line, player: Person, call: Call, kind: DeviationKind, remark: String },

    // Scores.
    /// Enter a result.
    EnterResult(Line, Score),
    /// Agree to the result that the other side entered.
    Agree(Line),
    /// Claim as a contestant that the score of a line is wrong.
    ClaimError { line: Line, text: String },
    /// Settle such a claim without a correction, with what was found.
    SettleClaim { claim: ClaimNo, finding: String },
    /// Correct an agreed result, with the reason.
    Correct(Line, Score, String),
    /// Correct what the table had where another score stands by a ruling, and say what becomes of the ruling.
    CorrectUnderRuling { line: Line, score: Score, ruling: UnderRuling, reason: String },
    /// Consent to a correction after the correction period.
    ConsentToCorrection(Line),
    /// Make the official scores of a session available.
    PublishScores(u16),

    // Rulings and penalties.
    /// Give a ruling.
    Rule { line: Line, verdict: Verdict, matter: Matter, reason: String },
    /// Give a penalty.
    Penalize { entry: EntryNo, penalty: Penalty, by: Provision, reason: String },
    /// Change a penalty, with the reason.
    ChangePenalty { number: PenaltyNo, penalty: Penalty, reason: String },
    /// Withdraw a penalty, with the reason.
    WithdrawPenalty { number: PenaltyNo, reason: String },
    /// Suspend a player for the current session.
    Suspend { person: Person, reason: String },
    /// Ask that an entry be disqualified.
    Disqualify { entry: EntryNo, reason: String },
    /// Approve of a disqualification.
    ApproveDisqualification(EntryNo),
    /// Do not approve of a disqualification, with the reason.
    RefuseDisqualification { entry: EntryNo, reason: String },

    /// Keep a confidential file outside the log.
    KeepFile { about: About, digest: Digest },
    /// Take a confidential file away for good, with the reason.
    RemoveFile { file: FileNo, reason: String },
    // Appeals.
    /// Appeal against a ruling.
    Appeal(RulingNo, Matter),
    /// Appeal against a penalty.
    AppealPenalty(PenaltyNo, Matter),
    /// Refer a ruling to the committee as the Director.
    Refer(RulingNo),
    /// Refer a penalty to the committee as the Director.
    ReferPenalty(PenaltyNo),
    /// Appeal against the disqualification of the own entry.
    AppealDisqualification(EntryNo, Matter),
    /// Refer a disqualification to the committee as the Director.
    ReferDisqualification(EntryNo),
    /// Concur in an appeal.
    Concur(AppealNo),
    /// Take an appeal back.
    WithdrawAppeal(AppealNo),
    /// Decide an appeal.
    Decide {
        appeal: AppealNo,
        decision: Decision,
        merit: Merit,
        /// Why; it may be left out.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// Take a decision further, to the Regulating Authority.
    AppealFurther(AppealNo),
}

/// What becomes of a ruling when the result under it is corrected.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnderRuling {
    /// It stands: the score that was ruled counts.
    Stands,
    /// The Director ends it by another ruling: the corrected result counts.
    Ends,
}

/// A command with who gives it and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Who.
    pub by: Person,
    /// When.
    pub at: Moment,
    /// What.
    pub command: Command,
}

/// A match of a knockout by round and place, and who goes on.
pub type Won = ((usize, usize), Contestant);
