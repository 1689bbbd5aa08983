//! Answers that are one of several named things.

use openroom_lawbook::{
    Edition,
    differences::{self, MethodsVariedAfter},
};
use serde::{Deserialize, Serialize};

macro_rules! picks {
    ($($name:ident,)+) => {
        /// One of several named things.
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "their names say what they are, and a sentence says it to people")]
        pub enum Pick {
            $($name,)+
        }

        impl Pick {
            /// All of them.
            pub const ALL: &'static [Pick] = &[$(Pick::$name,)+];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Pick::$name => stringify!($name),)+
                }
            }
        }
    };
}

picks! {
    NoneOfThese,
    Dropped, HeldOut, Shown, LedEarly, Named,
    NotDoubled, Doubled, Redoubled,
    Major, Minor,
    LhoOfCaller, RhoOfCaller, PlayerInTurn,
    NothingSince, NextHasCalled, ReplacedIt, SaysSlip,
    ExposedTogether, LayAlready,
    PartnerLeads, OwnerLeads, OwnerFollows, AnotherTurn,
    ToThisTrick, LedToNextTrick,
    BothHandsPlayed, DummyActed,
    NoReason, RectificationWantsIt, WasIllegal, DesignationChanged, OpponentChanged, ToldHisTurn,
    AboutACall, AboutACard,
    ByOffender, ByPartner, ByOpponents,
    SecondInSuit, PenaltyCardWithheld, CardFaceUp, CardOfDummy, AfterCallOnNextBoard, AfterRound, OnTrickTwelve,
    BothSidesRevoked,
    NothingRequired, SuitRequired, SuitForbidden,
    TrickUnfinished, TrickComplete, OpponentLedOn, IsEstablished,
    OneSide, BothSides, Nobody,
    CardMissing, CardTooMany, CardNotInPlace,
    OffendersCall, NonOffendersOwn, ChangedCall, PenaltyCardLying, PenaltyCardPickedUp, PenaltyCardPlayed, DeclarersLead, RevokeOnTwelve,
    DefenderHeldIt, DeclarerHeldIt, TouchedInDummy, CardNamed,
    NamedSuit, NamedRank, NamedHigh, NamedLow, NamedWin, NamedAnything, NamedMissing, NamedAnother,
    Remark, AskedOrAnswered, AlertOrExplanation, Hesitation, Haste, Manner,
    Opponent, OwnSide, DirectorSaw,
    WrongExplanation, NoExplanation, OwnMisunderstanding,
    Explainer, CallersSelf, NobodyOfSide,
    DuringAuction, BeforeLead, DuringPlay, AfterPlay,
    Psychic, NotDisclosed, NotAllowed, CrucialMissing, MethodsVary,
    AfterIrregularity, AfterQuestion,
    ComparableCall, CorrectedBid,
    NoIndemnity, NoNormalPlay, WrongRectification, RemedyTooHarsh, AnotherLaw,
    PlayerInTime, PlayerTooLate, DirectorHimself,
    NobodyVulnerable, NsVulnerable, EwVulnerable, BothVulnerable,
    NotAtFault, PartlyAtFault, DirectlyAtFault,
    Matchpoints, Imps,
    Pairs, Teams, Individual,
    TricksDiffer, TricksGivenUp, WrongEntry,
    ResultEntry, OtherEntry,
    RecordStays, OneSideLowered, BothChanged,
    InRound, AfterRoundOver,
    OneTable, NotComparable, FouledBoard,
    NeitherTeam, OneTeam, BothTeams,
    FaultyDeal, CardSeenInDealing, NotShuffled, NotCut, DealtOtherwise, DealtAlone, OtherReason,
    InTurnOneByOne, ToAndFro, InRandomOrder, InPackets,
    WrongBoard, HandOfOtherBoard, ThatOtherBoard,
    NoMoreEvidence, OneSideSays, OtherSideSays, BothSidesSay, WitnessSays, CardsShow, RecordShows,
    BothRunning, OnlyAppealTime, OnlyCorrectionPeriod, NoneRunning,
    WrongRuling, OptionsNotTold, WrongProcedure,
    ByAdjustedScore, ByOrderingTheBoard, ByOtherPower,
    AsItSays, AgainstIt,
    BoardTakenAway, BoardTurned, BoardInPlace,
    NotThirteen, CalledUnlooked, ThirteenAndLooked,
    NoLeave, PartnersLeave, OpponentsLeave, DirectorsLeave, PlaysFromDummy,
    OneOfEachSide, DirectorThere, OneSideAlone,
    DeclarerDid, DummyDid, DefenderDid,
    BeforeAuction,
    PartnersExplanation, RevokeStillOpen, TrickNotWon, AnotherInfraction,
    FromLegalCalls, FromWithdrawn, FromProcedure, KnownBefore, FromScoreOrTraits, FromPartnersManner, HeardElsewhere, FromElsewhereElse,
    NonOffendersUse, OffendersUse,
    ByChance, SoughtIt, PartnersCardSeen, OpponentShowedIt,
    OnlyThatItMustBePlayed, TheCardItself,
    DifferentMethod, DifferentStyle,
    SpecialWithheld, OnlyGeneralLeftOut, AllTold,
    ByCallsAndPlays, AsTheLawsProvide, ByOtherMeans,
    PauseOrdered, RealProblem, StressedSlightly, StressedIt, TempoOnPurpose,
    InTempo, ByTempo, ByMannerism, ByHiddenUnderstanding,
    ContestantLate, OnePlayerLate,
    SentAway,
    NoPenaltyAtAll, Warning, Procedural, Disciplinary, Suspension, Disqualification,
    Delays, Inconvenience, BreachOfProcedure, AdjustedHere, AdjustedElsewhere,
    BehaviourAndCards, OddChoices, Possession, Statistics, AnotherAuthority,
    PointOfLaw, Judgement,
    NsAppeal, EwAppeal, BothAppeal, OthersAppeal,
    NotHeardYet, LeaveRuling, ChangeRuling, ChangeJudgement, ChangeLaw, LiftDiscipline,
    AfterOwnIrregularity,
    HandOfNorth, HandOfEast, HandOfSouth, HandOfWest, InTheBoard, AmongPlayed, FoundElsewhere, NotFound,
}

impl Pick {
    /// Whether it is offered in this edition: a pair's own irregularity does not count everywhere.
    pub(crate) const fn is_of(self, edition: Edition) -> bool {
        match (self, differences::methods_varied_after(edition)) {
            (Pick::AfterOwnIrregularity, MethodsVariedAfter::IrregularityOfTheOpponents) => false,
            (
                _,
                MethodsVariedAfter::AnyIrregularityOrQuestion
                | MethodsVariedAfter::IrregularityOfTheOpponents,
            ) => true,
        }
    }
}
