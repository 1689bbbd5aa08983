use std::fmt;

use openroom_lawbook::Provision;

use crate::{AppealNo, Ended, EntryNo, Line, Moment, PenaltyNo, Person, Role, RulingNo};

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
        why: String,
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

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NotNow => f.write_str("the event is not at that point"),
            Why::NotYours { may } => {
                let may: Vec<&str> = may.iter().map(|role| role.word()).collect();
                write!(f, "this is for: {}", may.join(", "))
            }
            Why::NotAtTheTable { line } => write!(f, "you do not sit at {line}"),
            Why::NoConditions => f.write_str("the conditions of contest must be set and published first"),
            Why::Frozen => f.write_str("the conditions of contest are frozen; a change needs a reason"),
            Why::NoReason => f.write_str("a reason must be given"),
            Why::AlreadyStarted => f.write_str("play has begun"),
            Why::NotStarted => f.write_str("play has not begun"),
            Why::WrongNumberOfPlayers { found, allowed } => {
                match (allowed.start(), allowed.end()) {
                    (least, most) if least == most => write!(f, "an entry has {least} players here, not {found}")?,
                    (least, most) => write!(f, "an entry has {least} to {most} players here, not {found}")?,
                }
                if Why::is_for_team_size(*found, allowed) {
                    f.write_str("; the option `team_size = \"more than four\"` allows up to 8")?;
                }
                Ok(())
            }
            Why::Captain => f.write_str("a team has a captain, and no one else has"),
            Why::PlaysAlready { person, entry } => write!(f, "{person} plays in entry {entry}"),
            Why::NoSuchEntry { entry } => write!(f, "there is no entry {entry}"),
            Why::HasLeft { entry } => write!(f, "entry {entry} takes no part in the event any more"),
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
            Why::AlreadyCalled { round } => write!(f, "round {round} has been called; its draw stands"),
            Why::RoundNotCalled { round } => write!(f, "round {round} has not been called"),
            Why::NoSuchResult => f.write_str("that is no result of a board"),
            Why::Agreed => f.write_str("the result is agreed; it can be corrected"),
            Why::NothingEntered => f.write_str("nothing has been entered there"),
            Why::OwnResult => f.write_str("the other side has to agree"),
            Why::OwnTable => f.write_str(
                "it concerns the Director himself: another Director does it; where nobody else directs, what the other side contests",
            ),
            Why::BadAward => f.write_str("weights add up to one, and shares lie between nothing and all"),
            Why::AwardAgainstFault { side } => write!(
                f,
                "{side}: an offending side gets average minus or at most 40%, one that did not offend average plus or at least 60%; one that is partly at fault gets average"
            ),
            Why::CannotBeScored { why } => write!(f, "the event could not be scored: {why}"),
            Why::Late { ended } => write!(f, "the period ended at {ended}"),
            Why::SameForm => f.write_str("all who are compared have the board in the same form"),
            Why::NoLateCorrection => f.write_str("the regulations do not allow a late correction"),
            Why::NotPublished => f.write_str("the scores have not been published"),
            Why::NotConcerned => f.write_str("the ruling or penalty concerns others"),
            Why::AppealClosed => f.write_str("the appeal is closed"),
            Why::PartyToTheAppeal => f.write_str("a party to the appeal does not decide it"),
            Why::NoConcurrence => f.write_str("the appeal is heard when partner or captain concurs"),
            Why::DecidedOnAppeal { appeal } => write!(
                f,
                "appeal {} decided it, which no Director undoes; `appeal-further {}` takes it to the Regulating Authority, `refer` puts it to the committee again",
                appeal.0, appeal.0
            ),
            Why::OtherDecision => f.write_str(
                "an appeal against a ruling is decided by stands, as-ruled, table-result, changed or recommended; one against a penalty by stands, as-ruled, lifted, changed or recommended; one against a disqualification by stands, as-ruled, lifted or recommended",
            ),
            Why::NoSuchPenalty => f.write_str("there is no such penalty"),
            Why::PenaltyGone { number } => {
                write!(f, "penalty {} was withdrawn or lifted; it no longer counts", number.0)
            }
            Why::NotDisqualified { entry } => write!(f, "entry {entry} is not disqualified, or not to be"),
            Why::NotDecided { appeal } => {
                write!(f, "appeal {} has not been decided, so that nothing can be taken further", appeal.0)
            }
            Why::BadName => f.write_str("a name is one line of at most 200 letters, without control characters"),
            Why::NameTaken { entry } => write!(f, "entry {entry} has that name"),
            Why::BadPenalty => f.write_str("a penalty is more than nothing; a warning costs nothing"),
            Why::NothingChanges => f.write_str("that is what stands already; nothing would change"),
            Why::BoardCancelled { line } => write!(
                f,
                "the board was cancelled at {line}; `rule` gives the score that is due, `require` has it played after all where that can be"
            ),
            Why::PlayedTwice { line } => {
                write!(f, "somebody at {line} has the board at another table; it cannot be played there")
            }
            Why::ScoreAdjusted { line } => write!(
                f,
                "the score at {line} is adjusted; `rule` changes it, `rule --stands` restores the table's result"
            ),
            Why::NotToConcur => f.write_str("it is for partner or captain to concur"),
            Why::ScoringDoesNotFit => f.write_str("the scoring is for contestants of another kind"),
            Why::Full { most } => write!(f, "the event takes {most} entries"),
            Why::SessionNotOver { missing } => {
                write!(f, "the session is not over: {missing} results are missing")
            }
            Why::NoSuchSession { session } => write!(f, "there is no session {session}"),
            Why::NoSuchSection { section } => write!(f, "there is no section {section}"),
            Why::NothingToDraw => f.write_str("there is no round to draw"),
            Why::Rematch { draw } => {
                let again = draw.rematches().map(|pairing| format!("{} against {} again", pairing.ns, pairing.ew));
                let bye = draw.bye.filter(|_| draw.bye_again).map(|bye| format!("a second bye for {bye}"));
                let what: Vec<String> = again.chain(bye).collect();
                write!(f, "no draw without a rematch or a second bye exists; the best has {}", what.join(", "))
            }
            Why::BadDraw => {
                f.write_str("a draw names every contestant once, all but one where their number is odd")
            }
            Why::Undecided { round } => write!(f, "matches of round {round} are not decided"),
            Why::Tied { round, home, away } => write!(
                f,
                "the match of {home} and {away} in round {round} is tied and not decided; `break-tie {home} --reason …` names the winner by extra boards, by the regulations, or as the Director decides"
            ),
            Why::LastRound { round } => write!(f, "round {round} was the last"),
            Why::NoTie => f.write_str("there is no tied match of that team"),
            Why::BadText => f.write_str("a text is empty or too long"),
            Why::SystemNotPermitted => f.write_str("the system is not permitted in this event"),
            Why::NotPartners => f.write_str("the two do not play together"),
            Why::NoCard { entry } => write!(f, "entry {entry} has not filed a system card"),
            Why::NotAdmitted => f.write_str("the person plays, or was sent away"),
            Why::TooManyHands => f.write_str("a spectator may look at one hand"),
            Why::NoSuchBoard { board } => write!(f, "there is no board {board} in the session"),
            Why::AuctionBegun => f.write_str("the auction has begun on the board"),
            Why::ResultMayBeKnown => {
                f.write_str("the result without the board may be known; the score is adjusted instead")
            }
            Why::PlayedBefore { line } => {
                write!(f, "somebody at the table has a result on the board from {line}")
            }
            Why::MayNotLook => f.write_str("this is no time to look at the opponents' card"),
            Why::NothingToRead => f.write_str("the opponents have filed no card"),
            Why::ClockRange { from, to } => {
                write!(f, "the clock can be put to a moment from {from} to {to}")
            }
            Why::NotInTheEdition { by } => write!(f, "the edition of this event has no {}", by.id()),
            Why::BadLineUp => f.write_str("a line-up names two pairs of the team, four players in all"),
            Why::OtherPartner => {
                f.write_str("a player had another partner in this session; the Director may allow it")
            }
            Why::DealtOtherwise => f.write_str("the regulations have boards dealt in another way"),
            Why::Copied => {
                f.write_str("the board was copied; it is dealt anew only where the Director orders it")
            }
            Why::DealtAlready { board } => {
                write!(f, "board {board} has its deal; it is dealt anew only where the Director orders it")
            }
            Why::BadDigests => f.write_str("there must be one digest for each board"),
            Why::Published => f.write_str("the scores of the session have been published"),
            Why::RoundNotOver { round, missing: 0 } => {
                write!(f, "round {round} is drawn and has not been played")
            }
            Why::RoundNotOver { round, missing } => {
                write!(f, "round {round} is not over: {missing} results are missing")
            }
            Why::NotDrawn { round } => write!(f, "round {round} has not been drawn"),
            Why::AppealedAlready => f.write_str("the contestant has appealed against this ruling already"),
            Why::NoSuchScore { points } => write!(f, "no result of the board gives {points} points"),
            Why::NoSuchMoment => write!(f, "nothing happens after {}", Moment::LAST),
            Why::NoSuchClaim => f.write_str("there is no such claim that waits"),
            Why::NoSuchFile => f.write_str("there is no such file"),
            Why::NoPlace => f.write_str("the section has no empty place for another contestant"),
            Why::NotPostponed => f.write_str("the board is not postponed"),
            Why::NotForTeams => f.write_str("this is for pairs and individuals"),
            Why::OnlyForTeams => f.write_str("this is for teams"),
            Why::NoSuchReview => f.write_str("there is no such review"),
            Why::PenaltyUnit => f.write_str("such a penalty cannot be reckoned in this scoring"),
            Why::Suspended => f.write_str("the player is suspended"),
            Why::NoFurtherAppeal => f.write_str("there is no further appeal: the option further_appeals is none"),
            Why::Final => f.write_str("the body of the tournament has the final say"),
            Why::DecidedByAuthority => {
                f.write_str("the Regulating Authority has resolved the matter; nobody decides it again")
            }
            Why::BeforeAuthority => f.write_str("the matter is before the Regulating Authority"),
            Why::OnlyRecommend => f.write_str("a committee may only recommend here"),
            Why::NoColumn { boards, most } => crate::standings::no_column(f, *boards, *most),
            Why::ScaleForImps => f.write_str(
                "this scale of victory points is for IMPs; give a table of your own for this scoring",
            ),
            Why::BadScale { why } => write!(f, "the scale of victory points: {why}"),
            Why::SessionLength { boards, wanted } => {
                write!(
                    f,
                    "a session has {wanted} boards by the regulations; this plan gives each contestant {boards}"
                )
            }
            Why::NoSanction => f.write_str("the regulations have no sanction for an appeal without merit"),
            Why::PlaysHere => f.write_str("whoever plays in the event is given no deals of it"),
            Why::WouldLose { line } => {
                write!(f, "something is entered at {line}, which would be lost; give a round after it")
            }
            Why::RoundsToCome { round } => write!(
                f,
                "round {round} is still to be played; `last-round --reason …` ends the session before it, and `take-back-start --reason …` takes back a start before the first round"
            ),
            Why::SidesDiffer { line } => {
                write!(f, "the sides entered different results at {line}; enter the right one with `result`")
            }
            Why::BadCarryOver => f.write_str("the part of `carry_over` is between 0 and 1, `least` no more than `most`"),
            Why::NothingToPlay => f.write_str("the movement has no boards, or a round in which nobody plays"),
            Why::ByeOutOfScale { most: Some(most) } => {
                write!(f, "`bye` is from 0 to {}, the most that the scale of victory points gives", most.exact())
            }
            Why::ByeOutOfScale { most: None } => f.write_str("`bye` is not below 0"),
            Why::ByeInShares => f.write_str(
                "a round without opponents gives points only where points are added up: give `victory_points`, or leave `bye` out, and who sits out is ranked by the share of what he played",
            ),
            Why::RulingEnded { ruling, ended: Ended::Annulled } => {
                write!(f, "the board of ruling {} was dealt anew or replaced; nothing of it stands", ruling.0)
            }
            Why::RulingEnded { ruling, ended: Ended::Replaced(later) } => {
                write!(f, "ruling {} was replaced by ruling {}", ruling.0, later.0)
            }
            Why::RulingEnded { ruling, ended: Ended::Cancelled } => {
                write!(f, "ruling {} ended when the board was cancelled there", ruling.0)
            }
            Why::RulingEnded { ruling, ended: Ended::Corrected } => {
                write!(f, "ruling {} ended when the result was corrected", ruling.0)
            }
            Why::WentOn { round, entry } => write!(
                f,
                "entry {entry} went on when round {round} was drawn: name it, or take the draw back before the round is called (`take-back-draw`)"
            ),
            Why::KnockoutDecided => f.write_str(
                "the knockout is decided: those who lost are out, and one that begins anew is an event of its own",
            ),
            Why::RulingOverIt { ruling } => write!(
                f,
                "ruling {} stands over the result: say whether it stands or ends when the result is corrected (`--ruling stands`, `--ruling ends`)",
                ruling.0
            ),
        }
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
