//! Why a command was refused, in English.

use std::fmt;

use crate::refused::Why;
use crate::{Ended, Moment, Unranked};

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
            Why::CannotBeScored { why: Unranked::Faulty(why) } => write!(f, "the event could not be scored: {why}"),
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
