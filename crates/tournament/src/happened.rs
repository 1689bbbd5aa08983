use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_movements::{Change, Contestant, Draw, Unit};
use serde::{Deserialize, Serialize};

use crate::command::Won;
use crate::{
    About, AppealNo, Boards, ClaimNo, Conditions, Dealing, Decision, Deviation, Digest, EntryNo, FileNo,
    Line, LineUp, Matter, Merit, Moment, Partners, Penalty, PenaltyNo, Person, RedealBecause, Role, RulingNo,
    Score, Section, SectionStart, Stage, SystemCard, TableNote, Verdict, Watching,
};

/// Something that happened in the event: all that is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the command that each follows from")]
pub enum Happened {
    /// The event was set up.
    Opened { unit: Unit },
    /// Someone was given an office.
    Appointed { person: Person, role: Role },
    /// Someone lost an office.
    Dismissed { person: Person, role: Role },
    /// The conditions of contest were set.
    ConditionsSet { conditions: Box<Conditions> },
    /// They were published.
    ConditionsPublished,
    /// They were changed after the start.
    ConditionsChanged { conditions: Box<Conditions>, reason: String },
    /// A contestant entered.
    Entered { entry: EntryNo, players: Vec<Person>, captain: Option<Person> },
    /// An entry took an empty place of a section from a round on.
    JoinedLate { entry: EntryNo, section: Section, from: u16 },
    /// A substitute took a player's place.
    Substituted { entry: EntryNo, leaves: Person, comes: Person },
    /// A team has another captain.
    CaptainNamed { entry: EntryNo, captain: Person },
    /// A team has a name, or none any more.
    TeamNamed { entry: EntryNo, name: String },
    /// An entry left the event.
    Withdrew { entry: EntryNo },
    /// A pair filed its system card.
    CardFiled { pair: Partners, card: Box<SystemCard> },
    /// A spectator was let in.
    Admitted { person: Person, watching: Watching },
    /// A spectator was sent away.
    SentAway { person: Person, reason: String },
    /// The clock had run ahead and was put right: the one record that may be earlier than the one before.
    ClockSet { now: Moment, reason: String },
    /// A section has the name of its place.
    SectionNamed { section: Section, name: String },
    /// A team said who plays where.
    LinedUp { entry: EntryNo, session: u16, round: u16, line_up: LineUp },
    /// The entries have their starting positions for the next session.
    Seated { order: Vec<EntryNo> },
    /// A session began.
    Started { sections: Vec<SectionStart> },
    /// Its start was taken back before a round was called; the entries have the positions that they had.
    StartTakenBack { reason: String },
    /// The rounds after this one are not played.
    CutShort { section: Section, after: u16, reason: String },
    /// A round was drawn and published; it stands, whatever is corrected later.
    RoundDrawn { section: Section, draw: Draw, won: Vec<Won> },
    /// The draw of a round that had not been called was taken back.
    DrawTakenBack { section: Section, reason: String },
    /// A tied match was decided.
    TieBroken {
        section: Section,
        won: Won,
        reason: String,
        /// The session, where it is not the current one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        session: Option<u16>,
    },
    /// A round was called.
    RoundStarted { section: Section, round: u16 },
    /// The movement was changed.
    MovementChanged { section: Section, change: Change, by: Option<Provision> },
    /// A contestant that was to come late, was taken out or was withdrawn has its places again and takes part.
    Returned {
        section: Section,
        contestant: Contestant,
        /// The first round whose places it has again; all of them where it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<u16>,
    },
    /// Boards were dealt.
    BoardsDealt {
        boards: Boards,
        dealing: Dealing,
        /// Of each deal that is kept sealed; none where none is, and in the first form.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        digests: Vec<Digest>,
    },
    /// Copies of boards were made.
    BoardsCopied { boards: Boards, copies: u16 },
    /// Sealed deals were taken out.
    DealsTakenOut { session: u16, boards: Boards, reason: String },
    /// A board is dealt anew; what was played with the old deal no longer stands.
    Redealt { board: u32, because: RedealBecause, reason: String },
    /// A board was postponed.
    Postponed { line: Line, reason: String },
    /// It is to be played after all.
    PlayRequired { line: Line },
    /// A board was cancelled.
    Cancelled { line: Line, by: Provision, reason: String },
    /// The cancellation was lifted: what was there before is there again.
    CancellationLifted { line: Line },
    /// A board was found fouled.
    Fouled { session: u16, board: u32, forms: Vec<(Line, u8)>, reason: String },
    /// The two tables of a match did not play a board in the same form.
    NotComparable { lines: Vec<Line>, by: Provision },
    /// A match plays another board in the place of one.
    BoardSubstituted {
        lines: Vec<Line>,
        reason: String,
        /// Its form at these tables; in the first forms of records it was the one after that of the board before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        form: Option<u8>,
    },
    /// The record of a table came in.
    RecordBrought {
        line: Line,
        note: TableNote,
        /// Of the record that is kept sealed; the first form has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digest: Option<Digest>,
    },
    /// A record came in that does not make a table; it is for the Director.
    RecordStrayed { line: Line, why: String },
    /// A review was closed.
    ReviewClosed { line: Line, case: u16, finding: String },
    /// A call was put into the register.
    Registered { deviation: Deviation },
    /// One side entered a result.
    ResultEntered { line: Line, side: Side, score: Score },
    /// The other side entered another.
    ResultDisputed { line: Line, score: Score },
    /// Both sides agreed, or the Director settled it.
    ResultAgreed { line: Line, score: Score },
    /// A contestant claimed that a score is wrong.
    ErrorClaimed { claim: ClaimNo, line: Line, entry: EntryNo, text: String },
    /// The Director found that it is not.
    ClaimSettled { claim: ClaimNo, finding: String },
    /// An agreed result was corrected.
    ResultCorrected {
        line: Line,
        score: Score,
        reason: String,
        /// Where it was corrected after the period; the first forms do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Provision>,
        /// The ruling that stands over it; in the first forms a correction ended a ruling.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        under: Option<RulingNo>,
    },
    /// What the table had stands again, under a ruling that was changed; nothing where it had not played.
    ResultRestored { line: Line, score: Option<Score> },
    /// The organizer consented to a late correction.
    CorrectionConsented { line: Line },
    /// The official scores of a session were made available.
    ScoresPublished { session: u16 },
    /// The Director ruled.
    Ruled { ruling: RulingNo, line: Line, verdict: Verdict, matter: Matter, reason: String },
    /// The contestants were told of their right to appeal.
    RightToAppealTold { ruling: RulingNo },
    /// A penalty was given.
    Penalized {
        entry: EntryNo,
        penalty: Penalty,
        by: Provision,
        reason: String,
        /// Its number; in the first forms the place among the penalties.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<PenaltyNo>,
    },
    /// A penalty was changed.
    PenaltyChanged { number: PenaltyNo, penalty: Penalty, reason: String },
    /// A penalty was withdrawn.
    PenaltyWithdrawn { number: PenaltyNo, reason: String },
    /// A confidential file is kept.
    FileKept { file: FileNo, about: About, digest: Digest },
    /// It was taken away.
    FileRemoved { file: FileNo, reason: String },
    /// A player was suspended for the session.
    Suspended { person: Person, session: u16, reason: String },
    /// The Director asked for a disqualification.
    DisqualificationAsked { entry: EntryNo, reason: String },
    /// The organizer approved of it.
    Disqualified { entry: EntryNo },
    /// The organizer did not approve of it.
    DisqualificationRefused { entry: EntryNo, reason: String },
    /// An appeal was lodged.
    AppealLodged { appeal: AppealNo, ruling: RulingNo, entry: EntryNo, matter: Matter },
    /// The Director referred a ruling himself.
    RulingReferred { appeal: AppealNo, ruling: RulingNo },
    /// An appeal was lodged against a penalty.
    PenaltyAppealed { appeal: AppealNo, penalty: PenaltyNo, entry: EntryNo, matter: Matter },
    /// The Director referred a penalty himself.
    PenaltyReferred { appeal: AppealNo, penalty: PenaltyNo },
    /// An appeal was lodged against a disqualification.
    DisqualificationAppealed { appeal: AppealNo, entry: EntryNo, matter: Matter },
    /// The Director referred a disqualification himself.
    DisqualificationReferred { appeal: AppealNo, entry: EntryNo },
    /// Someone who has to concurred in it.
    AppealConcurred { appeal: AppealNo, by: Provision },
    /// It was taken back.
    AppealWithdrawn { appeal: AppealNo },
    /// It was decided.
    AppealDecided {
        appeal: AppealNo,
        decision: Decision,
        merit: Merit,
        stage: Stage,
        by: Provision,
        /// Why; older records have none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// It was taken further.
    AppealedFurther { appeal: AppealNo },
}

/// A happening with who brought it about and when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Who.
    pub by: Person,
    /// When; never before the record before it, whatever the clock says, but where the clock was put right.
    pub at: Moment,
    /// What.
    pub what: Happened,
}
