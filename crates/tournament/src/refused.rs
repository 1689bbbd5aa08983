use std::fmt;

use openroom_lawbook::Provision;

use crate::{AppealNo, Ended, EntryNo, Line, Moment, PenaltyNo, Person, Role, RulingNo, Unranked};

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
        allowed: std::ops::RangeInclusive<usize>,
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
    /// The entry was withdrawn or disqualified.
    HasLeft {
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
    /// The round has been called.
    AlreadyCalled {
        round: u16,
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
    /// A Director whom it concerns himself: the other side or another Director has to say so too.
    OwnTable,
    /// The weights or shares are not what they must be.
    BadAward,
    /// A side that offended would get more, or one that did not less, than an artificial score may give it.
    AwardAgainstFault {
        side: openroom_cards::Side,
    },
    /// The scores would no longer fit together: a share of the top without matchpoints, for instance.
    CannotBeScored {
        why: Unranked,
    },
    /// The period is over.
    Late {
        ended: Moment,
    },
    /// The regulations do not allow a late correction.
    NoLateCorrection,
    /// All who are compared have the board in the same form.
    SameForm,
    /// The scores have not been published.
    NotPublished,
    /// The contestant was not at the table of the ruling.
    NotConcerned,
    /// The appeal was decided or withdrawn.
    AppealClosed,
    /// Nobody decides an appeal to which he is a party.
    PartyToTheAppeal,
    /// Partner or captain has not concurred.
    NoConcurrence,
    /// It was decided on appeal; a Director does not undo that.
    DecidedOnAppeal {
        appeal: AppealNo,
    },
    /// The decision is not one on what was appealed against.
    OtherDecision,
    /// There is no such penalty, or it was withdrawn or lifted.
    NoSuchPenalty,
    PenaltyGone {
        number: PenaltyNo,
    },
    /// The entry is not disqualified, or nobody asked for it.
    NotDisqualified {
        entry: EntryNo,
    },
    /// The appeal waits, or was taken back.
    NotDecided {
        appeal: AppealNo,
    },
    /// A name is one line, and not too long.
    BadName,
    /// Another team has the name.
    NameTaken {
        entry: EntryNo,
    },
    /// A penalty takes something away.
    BadPenalty,
    /// That is what stands already.
    NothingChanges,
    /// The board was cancelled at the table.
    BoardCancelled {
        line: Line,
    },
    /// Somebody at the table plays the board elsewhere.
    PlayedTwice {
        line: Line,
    },
    /// Another score than the table's stands there by a ruling.
    ScoreAdjusted {
        line: Line,
    },
    /// There is no one who has still to concur, or it is not this person.
    NotToConcur,
    /// The scoring is for contestants of another kind.
    ScoringDoesNotFit,
    /// The event is full.
    Full {
        most: u16,
    },
    /// The session is not over: boards are missing.
    SessionNotOver {
        missing: usize,
    },
    /// There is no such session or section.
    NoSuchSession {
        session: u16,
    },
    NoSuchSection {
        section: crate::Section,
    },
    /// The section is not one whose rounds are drawn, or all are.
    NothingToDraw,
    /// Every draw has a rematch or a second bye; the Director decides whether this one stands.
    Rematch {
        draw: Box<openroom_movements::Draw>,
    },
    /// The draw does not name every contestant once.
    BadDraw,
    /// Matches of the round are not decided.
    Undecided {
        round: u16,
    },
    /// A match of the round is tied.
    Tied {
        round: u16,
        home: EntryNo,
        away: EntryNo,
    },
    /// That was the last round.
    LastRound {
        round: u16,
    },
    /// There is no tied match of that team.
    NoTie,
    /// Nothing to write, or too much.
    BadText,
    /// The system is not permitted in this event.
    SystemNotPermitted,
    /// The two do not play together.
    NotPartners,
    /// A pair has not filed its system card.
    NoCard {
        entry: EntryNo,
    },
    /// A player of the session cannot watch it, and someone sent away does not come back.
    NotAdmitted,
    /// A spectator may look at one hand only.
    TooManyHands,
    /// There is no such board in the session.
    NoSuchBoard {
        board: u32,
    },
    /// The auction has begun: the board is no longer dealt anew for that.
    AuctionBegun,
    /// The result of a team match without the board may be known; the score is adjusted instead.
    ResultMayBeKnown,
    /// Somebody at the table has a result on the board already.
    PlayedBefore {
        line: Line,
    },
    /// It is not a time at which the opponents' card may be looked at.
    MayNotLook,
    /// The opponents have made no card available.
    NothingToRead,
    /// The clock is put back to a moment after the last publication, and not ahead.
    ClockRange {
        from: Moment,
        to: Moment,
    },
    /// The edition of the event has no such provision.
    NotInTheEdition {
        by: Provision,
    },
    /// The line-up does not name two pairs of the team.
    BadLineUp,
    /// A player would have another partner than before in the session.
    OtherPartner,
    /// Boards are dealt otherwise here.
    DealtOtherwise,
    /// Copies were made of the board; it is dealt anew only where the Director orders it.
    Copied,
    /// The board has its deal.
    DealtAlready {
        board: u32,
    },
    /// The digests are not one for each board.
    BadDigests,
    /// The scores of the session have been published.
    Published,
    /// The round before has not been played to its end.
    RoundNotOver {
        round: u16,
        missing: usize,
    },
    /// The rounds are drawn, and the next has not been.
    NotDrawn {
        round: u16,
    },
    /// The contestant has appealed against the ruling already.
    AppealedAlready,
    /// No result of the board gives these points.
    NoSuchScore {
        points: i32,
    },
    /// The moment is after all that can be.
    NoSuchMoment,
    /// There is no such claim that waits, or no such file.
    NoSuchClaim,
    NoSuchFile,
    /// The section has no empty place for another contestant.
    NoPlace,
    /// The board is not postponed.
    NotPostponed,
    /// The board goes by its movement for teams.
    NotForTeams,
    OnlyForTeams,
    /// There is no such review.
    NoSuchReview,
    /// The penalty cannot be reckoned in this event's scoring.
    PenaltyUnit,
    /// The player is suspended.
    Suspended,
    /// The authority has not established further appeals.
    NoFurtherAppeal,
    /// A body of the tournament has the final say.
    Final,
    /// The Regulating Authority has resolved the matter.
    DecidedByAuthority,
    /// The matter is before the Regulating Authority.
    BeforeAuthority,
    /// A committee does not overrule the Director in charge here; it may recommend.
    OnlyRecommend,
    /// The scale of victory points has no column for rounds or matches of so many boards.
    NoColumn {
        boards: u32,
        most: u32,
    },
    /// The part that is carried over is not between nothing and all.
    BadCarryOver,
    /// The movement has no boards or no rounds in which somebody plays.
    NothingToPlay,
    /// The scale is for IMPs, and the event has none.
    ScaleForImps,
    /// The rows of the organizer's own scale make none.
    BadScale {
        why: openroom_scoring::BadTable,
    },
    /// The regulations give a session another number of boards.
    SessionLength {
        boards: u32,
        wanted: u16,
    },
    /// The regulations have no sanction for an appeal without merit.
    NoSanction,
    /// The person plays in the event and is given no deals.
    PlaysHere,
    /// What is entered there would be at no table any more.
    WouldLose {
        line: Line,
    },
    /// Rounds of the session are still to be called.
    RoundsToCome {
        round: u16,
    },
    /// The sides entered different results; the Director enters the right one.
    SidesDiffer {
        line: Line,
    },
    /// A round without opponents is worth nothing that can be taken away, and no more than a round can bring.
    ByeOutOfScale {
        most: Option<openroom_scoring::Ratio>,
    },
    /// A round without opponents has no worth where contestants are ranked by their share.
    ByeInShares,
    /// The ruling is history.
    RulingEnded {
        ruling: RulingNo,
        ended: Ended,
    },
    /// A ruling stands over the result that is corrected, and nobody said whether it ends.
    RulingOverIt {
        ruling: RulingNo,
    },
    /// The draw of a round stands once it was called, and who went on has gone on.
    WentOn {
        round: u16,
        entry: EntryNo,
    },
    /// The knockout is decided: nobody is left to play.
    KnockoutDecided,
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

impl Refused {
    /// The refusal with the provision it rests on where it named none.
    pub(crate) fn or_by(self, provision: Provision) -> Refused {
        Refused { by: self.by.or(Some(provision)), ..self }
    }
}

impl From<Why> for Refused {
    fn from(why: Why) -> Refused {
        Refused { why, by: None }
    }
}

impl Why {
    /// Whether so many players would be allowed by the option for larger teams.
    pub fn is_for_team_size(found: usize, allowed: &std::ops::RangeInclusive<usize>) -> bool {
        *allowed == (4..=4) && (5..=8).contains(&found)
    }

    /// The refusal with the provision it rests on.
    pub(crate) fn by(self, provision: Provision) -> Refused {
        Refused { why: self, by: Some(provision) }
    }
}
