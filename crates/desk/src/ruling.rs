//! What the desk orders besides the orders of the table.

use openroom_cards::{Card, Cards, Outcome, Seat, Side};
use openroom_laws as laws;
use openroom_scoring::{Ratio, Weighted};
use serde::{Deserialize, Serialize};

/// An order of a consultation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Order {
    /// One that the table knows too.
    Law(laws::Order),
    /// One of the desk's own.
    Desk(Ruling),
}

impl Ruling {
    /// What a side gets by one result or by several with their weights, in its own sign.
    pub fn assigned(side: Side, results: &Weighted) -> Ruling {
        let percent = |weight: &Ratio| (weight.clone() * Ratio::whole(100)).exact();
        if let Some(points) = results.single() {
            return Ruling::Assigned(side, format!("{points:+}"));
        }
        let each = results.results().iter().map(|(weight, points)| (percent(weight), *points));
        Ruling::AssignedMix(side, each.collect())
    }
}

macro_rules! rulings {
    ($($(#[doc = $doc:literal])+ $name:ident $(($($part:ident: $type:ty),+))?,)+) => {
        /// What the desk orders.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Ruling {
            $($(#[doc = $doc])+ $name $(($($type),+))?,)+
        }

        impl Ruling {
            /// The names of all.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// Its name.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Ruling::$name $(($($part),+))? => { $($(let _ = $part;)+)? stringify!($name) })+
                }
            }

            /// What each says, by its name.
            pub const DOCS: &'static [(&'static str, &'static str)] = &[$((stringify!($name), concat!($($doc),+)),)+];
        }
    };
}

rulings! {
    /// This paragraph governs.
    Applies,
    /// Nothing irregular happened.
    NothingIrregular,
    /// There is no rectification; auction or play goes on.
    GoesOn,
    /// It is ruled by what the evidence makes more likely.
    ByTheEvidence,
    /// The rectification that the Law prescribes is carried out.
    Prescribed,
    /// Every choice is told to the player, who then chooses.
    OptionsTold,
    /// Doubtful points are resolved in favour of the side that did not offend.
    DoubtForNonOffenders,
    /// It is ruled as if the facts had been agreed.
    AsIfAgreed,
    /// A ruling is made that lets play go on.
    LetsPlayGoOn,
    /// It is rectified.
    Rectified,
    /// It is too late for that.
    TooLate,
    /// Only an error in the score can still be corrected.
    OnlyScoringError,
    /// It is not done at the player's request.
    NotAtHisRequest,
    /// The loss of the side that did not offend is made good, and the gain of the other taken.
    MakesGood,
    /// There was no damage by the infraction.
    NoDamage,
    /// The side gets this score.
    Assigned(side: Side, score: String),
    /// The side gets these results, each by its weight in per cent.
    AssignedMix(side: Side, results: Vec<(String, i32)>),
    /// The result that was most likely without the irregularity.
    MostLikely,
    /// Results by their weights.
    WeightedResults,
    /// The side gets average plus.
    AveragePlus(side: Side),
    /// The side gets average.
    Average(side: Side),
    /// The side gets average minus.
    AverageMinus(side: Side),
    /// What the non-offending side gets, in the points of the event.
    NonOffendersGet(points: String),
    /// What the offending side gets, in the points of the event.
    OffendersGet(points: String),
    /// What each of two teams gets, in IMPs.
    EachTeamGets(points: String),
    /// What the team of this side gets, in IMPs.
    TeamGets(side: Side, points: String),
    /// Who did better elsewhere than average plus, or worse than average minus, gets his own rate.
    OwnRateInstead,
    /// Who did better elsewhere than average plus gets his own rate.
    OwnRateIfBetter,
    /// Who did worse elsewhere than average minus gets his own rate.
    OwnRateIfWorse,
    /// On how many of several boards without a result a side gets average plus.
    AveragePlusOnAtMost(boards: u8, percent: u8),
    /// The result that was recorded, and the one that takes its place.
    RecordCorrected(from: Outcome, to: Outcome),
    /// In knockout play the two scores are averaged.
    AveragedInKnockout,
    /// What was their own doing is not made good.
    OwnPartNotMadeGood,
    /// Both members of the side bear it alike.
    BothAlike,
    /// The partner, free of blame, gets no penalty.
    PartnerNotPenalized,
    /// The Director may have the board dealt again.
    MayBeRedealt,
    /// The board is not dealt again.
    NotRedealt,
    /// No result may stand.
    ResultCancelled,
    /// The board is a fouled one.
    Fouled,
    /// A replacement board is played.
    ReplacementBoard,
    /// It was in order.
    InOrder,
    /// More was done than is allowed.
    MoreThanAllowed,
    /// The Director is called before anything else is done.
    DirectorFirst,
    /// Whoever stays at the table is primarily responsible.
    PrimarilyResponsible,
    /// Nobody's rights are touched by it.
    RightsKept,
    /// The player's rights are at risk.
    RightsAtRisk,
    /// It must be put right.
    MustBePutRight,
    /// Further rectification may follow.
    MoreMayFollow,
    /// The call counts all the same.
    CallIsValid,
    /// The spectator must leave.
    MustLeave,
    /// The procedure was not kept; a penalty is not expected.
    ProcedureNotKept,
    /// It is against the Laws.
    Violation,
    /// An infraction that may cost him rights; a penalty is seldom given.
    SeldomPenalized,
    /// An infraction that is penalized more often than not.
    OftenPenalized,
    /// A serious infraction.
    Serious,
    /// No penalty.
    NoPenalty,
    /// He is warned.
    Warned,
    /// The spectator is warned.
    SpectatorWarned,
    /// A procedural penalty of so much.
    ProceduralPenalty(points: String),
    /// That alone is no ground for a penalty.
    NoGround,
    /// A disciplinary penalty of so many points.
    DisciplinaryPenalty(points: String),
    /// He is suspended for the session or a part of it.
    Suspended,
    /// He is disqualified, if the organizer approves.
    Disqualified,
    /// It goes to the body in charge of discipline, as a confidential file.
    ConfidentialFile,
    /// There is no reason for a report, and nobody else is told of it.
    NoFile,
    /// It may be the ground of a finding.
    MayBeGround,
    /// He is liable to the sanctions of the disciplinary code.
    Sanctions,
    /// The appeal is not heard.
    NotHeard,
    /// The appeal is made through the Director.
    ThroughDirector,
    /// The Director in charge decides it.
    DirectorDecides,
    /// It is referred to the committee.
    ToCommittee,
    /// The committee may decide so.
    CommitteeMay,
    /// The committee may recommend it, and may not overrule.
    MayOnlyRecommend,
    /// The ruling stands.
    RulingUpheld,
    /// The ruling is changed.
    RulingChanged,
    /// For a request without merit there is the sanction of the regulations.
    SanctionByRegulation,
    /// It goes to the body for further appeals.
    ToHigherBody,
    /// It is ruled for this side.
    RuledFor(side: Side),
    /// That alone decides nothing; the Director rules on the evidence.
    NothingDecided,
    /// The card is put where it belongs.
    PutInPlace,
    /// The suit is taken to be played from the top.
    FromTheTop,
    /// The Director decides in which order the suit is played.
    OrderByDirector,
    /// Cards played after the claim may be evidence.
    PlayIsEvidence,
    /// Everybody may use it.
    EverybodyMayUse,
    /// His partner may not use it, the other side may.
    PartnerMayNotUse,
    /// The offending side may not use it, the non-offending side may.
    OffendersMayNotUse,
    /// Only that it has to be played may be used.
    OnlyTheDuty,
    /// Everybody may use what these cards tell while they lie there.
    EverybodyMayUseOf(cards: Cards),
    /// The owner's partner may not use what these cards tell, the other side may.
    PartnerMayNotUseOf(cards: Cards),
    /// Of these cards only that they have to be played may be used.
    OnlyTheDutyOf(cards: Cards),
    /// A play that the card may have suggested is not allowed.
    SuggestedPlayBarred,
    /// An adjusted score shall follow.
    AdjustedScoreFollows,
    /// The Director may adjust the score.
    MayAdjust,
    /// The card is played.
    CardIsPlayed,
    /// The card is not played.
    CardIsNotPlayed,
    /// The penalty is deemed to come of a revoke.
    DeemedRevoke,
    /// So many tricks go to the other side.
    TricksTransferred(tricks: u8),
    /// He may use another power that the Laws give him.
    OtherPower,
    /// The board is played, postponed or cancelled as the Director says.
    BoardAsDirected,
    /// The player makes a legal call in place of the one cancelled.
    CallsInPlace(seat: Seat),
    /// The player must play his major penalty card as soon as he legally can.
    MajorDuty(seat: Seat, card: Card),
    /// The player may play no other small card of the suit before his minor penalty card.
    MinorDuty(seat: Seat, card: Card),
    /// The player follows suit first, and plays a penalty card only where he cannot.
    FollowsFirst(seat: Seat),
    /// The lead of a minor penalty card's owner's partner is not restricted.
    PartnersLeadFree(seat: Seat),
    /// While a major penalty card of his partner lies there, declarer chooses what this player leads each time.
    PartnersLeadChosen(seat: Seat),
    /// The player's lead is not restricted because of his partner's call.
    NoLeadRestriction(seat: Seat),
    /// The player has won the trick by the card supplied: what was led to the next goes back, and he leads.
    LeadsToNext(seat: Seat),
    /// If the player becomes declarer or dummy, what he showed goes back to his hand.
    BackIfDeclaring(seat: Seat),
    /// If the player becomes a defender, what he showed becomes a penalty card.
    PenaltyCardIfDefending(seat: Seat),
    /// The card may be taken back.
    MayTakeBack,
    /// So many players were asked; so many of them thought seriously of an action that was not suggested, and so many chose it.
    PollShows(asked: u8, considered: u8, chose: u8),
}
