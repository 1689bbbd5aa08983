//! What the desk itself asks of the Director.

use openroom_cards::{Cards, Seat, Side};
use openroom_laws::{self as laws, Denominations};
use serde::{Deserialize, Serialize};

use crate::Pick::*;
use crate::{Among, Form};

macro_rules! queries {
    ($($(#[doc = $doc:literal])+ $name:ident $(($part:ident: $type:ty))? => $form:expr,)+) => {
        /// Something that the desk must know and no table is there to tell.
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Query {
            $($(#[doc = $doc])+ $name $(($type))?,)+
        }

        impl Query {
            /// The names of all, with what each asks.
            pub const DOCS: &'static [(&'static str, &'static str)] = &[$((stringify!($name), concat!($($doc),+)),)+];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Query::$name $(($part))? => { $(let _ = $part;)? stringify!($name) })+
                }
            }

            /// What an answer looks like.
            pub fn form(self) -> Form {
                match self {
                    $(Query::$name $(($part))? => { $(let _ = $part;)? $form })+
                }
            }
        }
    };
}

const YES_NO: Form = Form::Law(laws::Form::YesNo);
const SEAT: Form = Form::Law(laws::Form::Seat);
const CALL: Form = Form::Law(laws::Form::Call);
const CALL_OR_NONE: Form = Form::Law(laws::Form::CallOrNone);
const CARD: Form = Form::Law(laws::Form::Card(Cards::PACK));
const CARD_OR_NONE: Form = Form::Law(laws::Form::CardOrNone(Cards::PACK));

const fn number(most: u8) -> Form {
    Form::Law(laws::Form::Number(most))
}

queries! {
    // The auction.
    /// Who dealt.
    Dealer => SEAT,
    /// What this player called; none where that was all.
    Called(_seat: Seat) => CALL_OR_NONE,
    /// What this player called over it; none where he has not called.
    CalledOver(_seat: Seat) => CALL_OR_NONE,
    /// What this player had called at his last turn; none where nobody had called.
    CalledBefore(_seat: Seat) => CALL_OR_NONE,
    /// Who made the last bid before it.
    LastBidder => SEAT,
    /// Who doubled or redoubled it last.
    LastDoubler => SEAT,
    /// What the last bid before it was.
    LastBid => CALL,
    /// What the last bid before it was; none where nobody had bid.
    LastBidIfAny => CALL_OR_NONE,
    /// Whether that bid was doubled or redoubled.
    DoubledYet => Form::Pick(&[NotDoubled, Doubled, Redoubled]),
    /// Whose turn it was to call.
    TurnToCall => SEAT,
    /// Who called next, before attention was drawn.
    CalledNext => Form::Pick(&[Nobody, LhoOfCaller, PlayerInTurn]),
    /// What this player, whose turn it was, called at the same moment.
    CalledTogether(_seat: Seat) => CALL,
    /// Whose turn it was when the explanation was given, or was due.
    NextToCall => SEAT,
    /// What has happened since the bid that was too low.
    SinceThen => Form::Pick(&[NothingSince, NextHasCalled, ReplacedIt, SaysSlip]),
    /// Which call he had meant to make.
    MeantCall => CALL,
    /// Which call was withdrawn.
    WithdrawnCall => CALL,
    /// Who did it.
    Offender => SEAT,
    /// What he called.
    OffendingCall => CALL,
    /// Whether he had to pass until the end of the auction.
    PassToTheEnd => YES_NO,
    /// What he changed it to.
    ChangedTo => CALL,
    /// The denomination of a bid of more than seven; none at no trump.
    AboveSeven => Form::Law(laws::Form::SuitOrNone(Denominations::SUITS)),

    // The play.
    /// Who is declarer.
    Declarer => SEAT,
    /// Which suit is trumps; none at no trump.
    Trump => Form::Law(laws::Form::SuitOrNone(Denominations::SUITS)),
    /// Whether it was the opening lead.
    OpeningLead => YES_NO,
    /// Whose turn it was.
    Turn => SEAT,
    /// Whether it was the last trick.
    LastTrick => YES_NO,
    /// Which card.
    Card => CARD,
    /// Who led to the trick.
    Leader => SEAT,
    /// Which card was led to the trick.
    CardLed => CARD,
    /// How the card came to be seen.
    HowExposed => Form::Pick(&[Dropped, HeldOut, Shown, Named]),
    /// How a card came to be seen before the play.
    HowSeenEarly => Form::Pick(&[Dropped, HeldOut, Shown, LedEarly, Named]),
    /// Which other card of his was seen then; none where that was all.
    AlsoSeen => CARD_OR_NONE,
    /// Whether the auction was over.
    AuctionOver => YES_NO,
    /// Whether the partner of its owner is now to lead.
    PartnerToLead => YES_NO,
    /// Which other cards of his lie there too.
    OtherCards => Form::Pick(&[NoneOfThese, ExposedTogether, LayAlready]),
    /// Which other penalty card of his lies there; none where it is the only one.
    AnotherPenaltyCard => CARD_OR_NONE,
    /// Whose turn it is while the penalty card lies there.
    PenaltyTurn => Form::Pick(&[PartnerLeads, OwnerLeads, OwnerFollows, AnotherTurn]),
    /// What was played too early.
    TooEarlyHow => Form::Pick(&[ToThisTrick, LedToNextTrick]),
    /// Who won the trick.
    TrickWinner => SEAT,
    /// What declarer or dummy had done by then.
    DoneBefore => Form::Pick(&[NoneOfThese, BothHandsPlayed, DummyActed]),
    /// Which card this player played to the trick; none where he had not.
    PlayedTo(_seat: Seat) => CARD_OR_NONE,
    /// With which card this player could have followed suit; none where he could not.
    CouldHaveFollowed(_seat: Seat) => CARD_OR_NONE,
    /// With which card of the suit led this player follows now; none where he has none.
    FollowsWith(_seat: Seat) => CARD_OR_NONE,
    /// Which card this player led or played to the next trick; none where he had not.
    PlayedToNext(_seat: Seat) => CARD_OR_NONE,
    /// What the player on lead had been told to lead, where nobody failed to follow suit.
    LeadRequired => Form::Pick(&[NothingRequired, SuitRequired, SuitForbidden]),
    /// Which suit that was.
    RequiredSuit => Form::Law(laws::Form::Suit(Denominations::SUITS)),
    /// Which card he could have led as he had been told; none where he could not.
    CouldHaveLed => CARD_OR_NONE,
    /// Which card was led to the trick; none where he was on lead.
    CardLedIfAny => CARD_OR_NONE,
    /// Why he takes the card back.
    WhyTakenBack => Form::Pick(&[NoReason, RectificationWantsIt, WasIllegal, DesignationChanged, OpponentChanged, ToldHisTurn, WrongExplanation]),
    /// What kind of penalty card it is.
    KindOfPenaltyCard => Form::Pick(&[Major, Minor]),
    /// How far it had gone when the revoke was noticed.
    HowFar => Form::Pick(&[TrickUnfinished, TrickComplete, OpponentLedOn, IsEstablished]),
    /// Who won the trick of the revoke.
    RevokeTrickWinner => Form::Pick(&[ByOffender, ByPartner, ByOpponents]),
    /// Who won the trick of his first revoke in the suit.
    FirstRevokeTrickWinner => Form::Pick(&[ByOffender, ByPartner, ByOpponents]),
    /// How many later tricks the offending side won.
    LaterTricks => number(12),
    /// Whether one of these holds.
    RevokeException => Form::Pick(&[NoneOfThese, SecondInSuit, BothSidesRevoked, PenaltyCardWithheld, CardFaceUp, CardOfDummy, AfterCallOnNextBoard, AfterRound, OnTrickTwelve]),
    /// Whether the tricks transferred make good what the revoke cost.
    CompensatedEnough => YES_NO,
    /// Whether the revoke of the other side is established too.
    OtherSideEstablished => YES_NO,
    /// Whether the other side would probably have won more tricks without the later revoke.
    MoreWithoutLaterRevoke => YES_NO,
    /// Who claimed.
    Claimer => SEAT,
    /// How many tricks were left.
    TricksLeft => number(13),
    /// How many of them he claimed.
    TricksClaimed(left: u8) => number(left),
    /// Whether an opponent of the claimer still had a trump.
    TrumpOut => YES_NO,
    /// Whether he left open in which order he would play a suit.
    SuitOrderOpen => YES_NO,
    /// Whether cards were played after the claim.
    PlayedAfterClaim => YES_NO,
    /// Who mixed his cards after a dispute.
    WhoMixed => Form::Pick(&[OneSide, BothSides, Nobody]),
    /// Which side mixed its cards after it was said to have revoked, or the tricks were disputed.
    MixedSide => Form::Side,
    /// Whether the facts can still be found.
    FactsFound => YES_NO,
    /// Who played next to a lead out of turn, before attention was drawn.
    PlayedNext => Form::Pick(&[Nobody, LhoOfCaller, RhoOfCaller, PlayerInTurn]),
    /// Whether both sides have played to the next trick.
    BothPlayedOn => YES_NO,
    /// Whether the card that was supplied wins the trick.
    SuppliedCardWins => YES_NO,
    /// Whether the cards were put down at once.
    PutDownTogether => YES_NO,
    /// How the trick was defective.
    Defect => Form::Pick(&[CardMissing, CardTooMany, CardNotInPlace]),
    /// Whether he has a card of the suit led to that trick.
    HasSuitLed => YES_NO,
    /// Which card this hand lacks.
    LackedCard(_seat: Seat) => CARD,
    /// Which other card this hand lacks.
    AlsoLackedCard(_seat: Seat) => CARD,
    /// Where the card is that this hand lacks, when another has too many.
    LackedCardMoved(_seat: Seat) => Form::Pick(&[HandOfNorth, HandOfEast, HandOfSouth, HandOfWest, InTheBoard, FoundElsewhere, NotFound]),
    /// Where the card is that this hand lacks, when none has too many.
    LackedCardLost(_seat: Seat) => Form::Pick(&[FoundElsewhere, InTheBoard, AmongPlayed, NotFound]),
    /// Whether the card that came back becomes a penalty card.
    BecomesPenaltyCard => YES_NO,
    /// Whether he had failed to follow suit with the card that came back.
    HadFailedToFollow => YES_NO,
    /// Whether one of the cards does not belong to the deal.
    NotOfTheDeal => YES_NO,
    /// Whether there is another that does not belong to the deal.
    AnotherNotOfTheDeal => YES_NO,
    /// In whose hand the card is that does not belong to the deal.
    SurplusHolder => SEAT,
    /// Which card of this player does not belong to the deal.
    SurplusCard(_seat: Seat) => CARD,
    /// Whether the same card was played again, too late to correct.
    PlayedTwice => YES_NO,
    /// Which withdrawn or exposed card or call it is about.
    WhatWithdrawn => Form::Pick(&[OffendersCall, NonOffendersOwn, ChangedCall, PenaltyCardLying, PenaltyCardPickedUp, PenaltyCardPlayed, DeclarersLead, RevokeOnTwelve]),
    /// Who played the card.
    WhoPlayed => SEAT,
    /// Whether an opponent has just played a card because of it, and wants it back.
    CardWantedBack => YES_NO,
    /// Whether another card was played to the trick since.
    LaterCardPlayed => YES_NO,
    /// Whether a card of dummy could be seen.
    DummySeen => YES_NO,
    /// Whether it is known which of the cards was seen when he played them.
    SeenCardKnown => YES_NO,
    /// Which card was seen.
    CardSeen => CARD,
    /// Which card lay behind it.
    CardBehind => CARD,
    /// Whether the faces of both cards were seen.
    BothFacesSeen => YES_NO,
    /// One of the cards.
    OneCard => CARD,
    /// The other card.
    OtherCard => CARD,
    /// Whether he did not follow to the suit of the surplus card later.
    FailedLater => YES_NO,

    /// How the card was handled.
    HowHandled => Form::Pick(&[DefenderHeldIt, DeclarerHeldIt, TouchedInDummy, CardNamed]),
    /// Whether his partner could have seen its face.
    PartnerCouldSee => YES_NO,
    /// Whether it touched the table, nearly did, or was held as a played card is.
    AsThoughPlayed => YES_NO,
    /// Whether he touched it to arrange dummy's cards or to reach another.
    ToArrangeOrReach => YES_NO,
    /// What declarer said.
    HowNamed => Form::Pick(&[NamedSuit, NamedRank, NamedHigh, NamedLow, NamedWin, NamedAnything, NamedMissing, NamedAnother]),
    /// Whether dummy is to lead.
    DummyLeads => YES_NO,
    /// In which suit dummy won the trick before; none where it did not win it.
    SuitDummyWonIn => Form::Law(laws::Form::SuitOrNone(Denominations::SUITS)),
    /// Whether dummy has a card of the rank named in that suit.
    DummyHasRankInSuit => YES_NO,
    /// Whether dummy has a card of the suit led.
    DummyHasSuitLed => YES_NO,
    /// Whether declarer has played another card since, from his hand or from dummy.
    DeclarerPlayedSince => YES_NO,
    /// Which suit he named.
    SuitNamed => Form::Law(laws::Form::Suit(Denominations::SUITS)),
    /// Dummy's lowest card of that suit; none where he has none.
    LowestInDummy => CARD_OR_NONE,
    /// Dummy's highest card of that suit; none where he has none.
    HighestInDummy => CARD_OR_NONE,
    /// Dummy's lowest card that is known to win the trick; none where none does.
    WinningInDummy => CARD_OR_NONE,
    /// Whether declarer meant another card, beyond doubt.
    MeantAnother => YES_NO,
    /// A card of the rank that he named.
    CardOfThatRank => CARD,
    /// What he named in its place.
    NamedInstead => CARD,
    /// Which penalty card lies there.
    PenaltyCardLies => CARD,
    /// What he played in its place.
    PlayedInstead => CARD,

    /// Whether the opening lead still lies face down.
    FaceDown => YES_NO,

    // Information.
    /// How it was told.
    HowConveyed => Form::Pick(&[Remark, AskedOrAnswered, AlertOrExplanation, Hesitation, Haste, Manner]),
    /// Who reports it.
    Reporter => Form::Pick(&[Opponent, OwnSide, DirectorSaw]),
    /// Whether the board has been played, so that what it came to is known.
    BoardOver => YES_NO,
    /// Whether it could suggest one action over another.
    CouldSuggest => YES_NO,
    /// Whether it was about a call or a card.
    CallOrCard => Form::Pick(&[AboutACall, AboutACard]),
    /// Which call it suggests.
    SuggestedCall => CALL,
    /// Which other call it suggests as well; none where that was all.
    AlsoSuggestedCall => CALL_OR_NONE,
    /// Which call he chose.
    ChosenCall => CALL,
    /// Which card it suggests.
    SuggestedCard => CARD,
    /// Which other card it suggests as well; none where that was all.
    AlsoSuggestedCard => CARD_OR_NONE,
    /// Which card he chose.
    ChosenCard => CARD,
    /// What this player of the poll would call; none where that was all.
    PolledCall(_nth: u8) => CALL_OR_NONE,
    /// Which other call this player of the poll would think of seriously; none where he would not.
    AlsoConsideredCall(_nth: u8) => CALL_OR_NONE,
    /// What this player of the poll would play; none where that was all.
    PolledCard(_nth: u8) => CARD_OR_NONE,
    /// Which other card this player of the poll would think of seriously; none where he would not.
    AlsoConsideredCard(_nth: u8) => CARD_OR_NONE,
    /// Whether there was a logical alternative over which the action chosen was suggested.
    LogicalAlternative => YES_NO,
    /// Whether somebody had already called.
    AnyCallYet => YES_NO,
    /// Who made the call.
    Caller => SEAT,
    /// What was wrong.
    WhatWasWrong => Form::Pick(&[WrongExplanation, NoExplanation, OwnMisunderstanding]),
    /// Who corrected it.
    Corrector => Form::Pick(&[Explainer, CallersSelf, NobodyOfSide]),
    /// When it came to light.
    WhenFound => Form::Pick(&[DuringAuction, BeforeLead, DuringPlay, AfterPlay]),
    /// What is wrong with the agreement.
    AgreementProblem => Form::Pick(&[Psychic, NotDisclosed, NotAllowed, CrucialMissing, MethodsVary]),
    /// Whether the call was an artificial opening bid.
    ArtificialOpening => YES_NO,
    /// Whether the regulations forbid a psychic call of this kind.
    PsychicForbidden => YES_NO,
    /// After what the pair changes its methods.
    MethodsVaryAfter => Form::Pick(&[AfterIrregularity, AfterOwnIrregularity, AfterQuestion]),
    /// Whether it happened before.
    Repeated => YES_NO,
    /// Whether the other side was damaged by it.
    Damaged => YES_NO,
    /// Whether the opponent drew a false inference from it.
    FalseInference => YES_NO,
    /// Whether it was meant to mislead.
    MeantToMislead => YES_NO,
    /// Whether he had no demonstrable bridge reason.
    NoBridgeReason => YES_NO,
    /// Whether he could have known that it might help him.
    CouldHaveKnown => YES_NO,
    /// What the Director comes back to.
    ComeBackTo => Form::Pick(&[ComparableCall, CorrectedBid]),

    // Scores.
    /// Why a score is to be adjusted.
    WhyAdjust => Form::Pick(&[NoIndemnity, NoNormalPlay, WrongRectification, RemedyTooHarsh, AnotherLaw]),
    /// Who asks for it.
    WhoAsks => Form::Pick(&[PlayerInTime, PlayerTooLate, DirectorHimself]),
    /// Which side offended.
    OffendingSide => Form::Side,
    /// Whether the possibilities are few and clear enough to assign a result.
    CanAssign => YES_NO,
    /// Who was vulnerable.
    Vulnerable => Form::Pick(&[NobodyVulnerable, NsVulnerable, EwVulnerable, BothVulnerable]),
    /// A result that could have come about by legal means.
    Result => Form::Outcome,
    /// A result for this side, which is treated as not offending.
    ResultFor(_side: Side) => Form::Outcome,
    /// Its weight in per cent, of what is left.
    Weight(left: u8) => number(left),
    /// The best result for the non-offenders that was likely.
    BestLikely => Form::Outcome,
    /// The worst result for the offenders that was at all probable.
    WorstProbable => Form::Outcome,
    /// Whether the non-offenders added to their loss by an extremely serious error (2007: a serious one) that has nothing to do with it, or by a gamble.
    OwnError => YES_NO,
    /// Their score at the table, in the points of the event.
    TableScore => Form::Points,
    /// Their score at the table without their own error.
    ScoreWithoutError => Form::Points,
    /// Their score had only the irregularity not happened.
    ScoreRectified => Form::Points,
    /// Whether it was the Director who rectified wrongly.
    OwnRuling => YES_NO,
    /// The top on the board.
    TopOfBoard => Form::Points,
    /// How far North-South are responsible.
    FaultOfNs => Form::Pick(&[NotAtFault, PartlyAtFault, DirectlyAtFault]),
    /// How far East-West are responsible.
    FaultOfEw => Form::Pick(&[NotAtFault, PartlyAtFault, DirectlyAtFault]),
    /// How the event is scored.
    Scoring => Form::Pick(&[Matchpoints, Imps]),
    /// What kind of event it is.
    Event => Form::Pick(&[Pairs, Teams, Individual]),
    /// Whether the partner is free of any blame.
    PartnerBlameless => YES_NO,
    /// What is wrong with the score.
    ScoreProblem => Form::Pick(&[TricksDiffer, TricksGivenUp, WrongEntry]),
    /// Who says that the number of tricks is wrong.
    Raiser => SEAT,
    /// Whether his own side had conceded them.
    OwnConcession => YES_NO,
    /// How many tricks it is about.
    TricksGiven => number(13),
    /// What was recorded wrongly.
    EntryWrong => Form::Pick(&[ResultEntry, OtherEntry]),
    /// Which result was recorded.
    ResultRecorded => Form::Outcome,
    /// Which result the table had agreed.
    ResultAgreed => Form::Outcome,
    /// What becomes of a score that was disputed after the round.
    LateDispute => Form::Pick(&[RecordStays, OneSideLowered, BothChanged]),
    /// When it was raised.
    RaisedWhen => Form::Pick(&[InRound, AfterRoundOver]),
    /// Whether the correction period is still running.
    InCorrectionPeriod => YES_NO,
    /// Whether it is beyond doubt that the record is wrong.
    RecordSurelyWrong => YES_NO,
    /// Whether the organizer consents to a late correction.
    OrganizerConsents => YES_NO,
    /// Why the boards of a match cannot be compared.
    TeamsCause => Form::Pick(&[OneTable, NotComparable, FouledBoard]),
    /// Whether the other table's result clearly favours one side.
    OtherTableFavours => YES_NO,
    /// Whether the other table's result looks favourable to the side that did not offend.
    OtherTableFavoursInnocent => YES_NO,
    /// Whether a result is assigned although nothing obliges the Director to.
    AssignedAllTheSame => YES_NO,
    /// Which teams are at fault.
    TeamsAtFault => Form::Pick(&[NeitherTeam, OneTeam, BothTeams]),
    /// Which team is at fault, by the side that it sits here.
    TeamAtFault => Form::Side,
    /// Whether there is time for a replacement board.
    TimeForReplacement => YES_NO,
    /// Whether somebody may know the result of the match without the board.
    MatchResultKnown => YES_NO,
    /// What the other team would be assigned, in IMPs.
    AssignedImps => Form::Points,

    // Boards.
    /// Why a new deal is asked for.
    WhyRedeal => Form::Pick(&[FaultyDeal, CardSeenInDealing, NotShuffled, NotCut, DealtOtherwise, DealtAlone, OtherReason]),
    /// Whether an opponent had asked for a cut.
    CutAsked => YES_NO,
    /// How the cards were dealt.
    HowDealt => Form::Pick(&[InTurnOneByOne, ToAndFro, InRandomOrder, InPackets]),
    /// Whether the auction has begun on the board at any table.
    AuctionBegun => YES_NO,
    /// Whether the Director orders a new deal.
    RedealOrdered => YES_NO,
    /// Whether the event is meant to replay old deals.
    ReplayIntended => YES_NO,
    /// Whether all four passed.
    PassedOut => YES_NO,
    /// Which board trouble it is.
    BoardProblem => Form::Pick(&[WrongBoard, HandOfOtherBoard, ThatOtherBoard]),
    /// Whether it was found in the auction period.
    FoundInAuctionPeriod => YES_NO,
    /// Whether North-South are deprived of the chance to earn a valid score.
    NsDeprived => YES_NO,
    /// Whether East-West are deprived of the chance to earn a valid score.
    EwDeprived => YES_NO,
    /// Whether a side tried on purpose to prevent normal play of the board.
    TriedToPreventPlay => YES_NO,
    /// Whether he makes the call that was cancelled on the board before, with the same meaning.
    SameCallAsCancelled => YES_NO,

    // The Director's office.
    /// Whether the facts are agreed.
    FactsAgreed => YES_NO,
    /// Whether the facts are found on the balance of probabilities.
    FactsDetermined => YES_NO,
    /// Another piece of evidence; none where that was all.
    AnotherEvidence => Form::Pick(&[NoMoreEvidence, OneSideSays, OtherSideSays, BothSidesSay, WitnessSays, CardsShow, RecordShows, DirectorSaw]),
    /// What was seen.
    WhatWasSeen => Form::Topic,
    /// Which periods are still running.
    Periods => Form::Pick(&[BothRunning, OnlyAppealTime, OnlyCorrectionPeriod, NoneRunning]),
    /// What the Director did wrong.
    DirectorsError => Form::Pick(&[WrongRuling, OptionsNotTold, WrongProcedure]),
    /// Whether anybody has acted on the ruling, or for want of an option that he was not told.
    ActedOnRuling => YES_NO,
    /// How it is put right.
    HowRectified => Form::Pick(&[ByAdjustedScore, ByOrderingTheBoard, ByOtherPower]),
    /// Which player asks for the waiver.
    WaiverAsker => SEAT,
    /// Which side the rectification is against.
    RectificationAgainst => Form::Side,
    /// Who settled it, of the side that was not offending.
    WhoSettled => SEAT,

    // Conduct.
    /// Whether it happened as the provision describes it.
    ItHappened => YES_NO,
    /// Whether there is reason to report prohibited conduct.
    ReasonToReport => YES_NO,
    /// Which provision is in question.
    WhichConduct => Form::Provision(Among::Conduct),
    /// Which provision on courtesy and manner is in question.
    WhichManner => Form::Provision(Among::Laws(&[74])),
    /// Which offence of procedure it was.
    WhichProcedure => Form::Provision(Among::Laws(&[90])),
    /// Which provision on spectators is in question.
    WhichSpectator => Form::Provision(Among::Laws(&[76])),
    /// Which prohibited conduct is reported.
    WhichProhibited => Form::Provision(Among::Prohibited),
    /// Whether it was done as the provision says.
    Kept => Form::Pick(&[AsItSays, AgainstIt]),
    /// What was done with the board.
    WhatOfTheBoard => Form::Pick(&[BoardTakenAway, BoardTurned, BoardInPlace]),
    /// Whether he took the cards of his own pocket.
    OwnPocket => YES_NO,
    /// Whether he looked at their faces.
    LookedAtThem => YES_NO,
    /// How he counted and looked.
    CountedAndLooked => Form::Pick(&[NotThirteen, CalledUnlooked, ThirteenAndLooked]),
    /// With whose leave he touched them.
    LeaveOf => Form::Pick(&[NoLeave, PartnersLeave, OpponentsLeave, DirectorsLeave, PlaysFromDummy]),
    /// Who was there.
    WhoWasThere => Form::Pick(&[OneOfEachSide, DirectorThere, OneSideAlone]),
    /// Whether a contestant stays at the table through the session.
    StaysAtTable => YES_NO,
    /// Whether all four had played to the trick.
    AllHadPlayed => YES_NO,
    /// Who did it.
    WhoDid => Form::Pick(&[DeclarerDid, DummyDid, DefenderDid]),
    /// Who was asked.
    WhoWasAsked => Form::Pick(&[DeclarerDid, DefenderDid]),
    /// When he did it.
    WhenDone => Form::Pick(&[BeforeAuction, DuringAuction, BeforeLead, DuringPlay, AfterPlay]),
    /// Whether dummy had lost his rights by looking at a hand or leaving his seat.
    DummyLostRights => YES_NO,
    /// Whether it was an irregularity of a defender.
    OfADefender => YES_NO,
    /// Whether what declarer had played was a revoke.
    WasRevoke => YES_NO,
    /// Whether the Director had ordered it.
    DirectorOrders => YES_NO,
    /// Whether his side won the trick.
    OwnSideWon => YES_NO,
    /// Whether the card points to his partner.
    TowardsPartner => YES_NO,
    /// Whether somebody had led to the next trick.
    LedToNext => YES_NO,
    /// Whether his side had led or played to the next trick.
    OwnSidePlayedOn => YES_NO,
    /// Whether the tricks were agreed by then.
    TricksAgreed => YES_NO,
    /// Whether all four hands were back in the board.
    AllHandsBack => YES_NO,
    /// Whether he stated a line of play or defence at once.
    LineStated => YES_NO,
    /// Whether he faced his hand.
    HandFaced => YES_NO,
    /// Whether he knew that his side had not won the trick.
    KnewIt => YES_NO,
    /// Whether it was about a wrong explanation by his own partner.
    AboutPartnersExplanation => YES_NO,
    /// Whether it had already happened.
    AlreadyHappened => YES_NO,
    /// What his own side had done.
    OwnInfraction => Form::Pick(&[PartnersExplanation, RevokeStillOpen, TrickNotWon, AnotherInfraction]),
    /// Whether the Director was called.
    DirectorCalled => YES_NO,
    /// Whether another player had drawn attention to it before.
    AttentionDrawn => YES_NO,
    /// Whether the Director had explained all that follows.
    DirectorExplained => YES_NO,
    /// Whether he asked his partner.
    AskedPartner => YES_NO,
    /// Whether the Laws gave him the choice.
    OptionOfTheLaws => YES_NO,
    /// Whether he chose what the information suggests.
    ChoseSuggested => YES_NO,
    /// Whether dummy has the right to do that.
    RightOfDummy => YES_NO,
    /// Whether dummy did it of his own accord.
    OwnInitiative => YES_NO,
    /// Whether the players waived a rectification among themselves.
    WaivedThemselves => YES_NO,
    /// Whether it was done on purpose.
    OnPurpose => YES_NO,
    /// Whether it was done to conceal an infraction.
    ToConceal => YES_NO,
    /// Where the information came from.
    Source => Form::Pick(&[FromLegalCalls, FromWithdrawn, FromProcedure, KnownBefore, FromScoreOrTraits, FromPartnersManner, HeardElsewhere, FromElsewhereElse]),
    /// Who uses it.
    WhoUses => Form::Pick(&[NonOffendersUse, OffendersUse]),
    /// Whether the opponents deny it.
    OpponentsDeny => YES_NO,
    /// Whether the call was replaced by a comparable one.
    ReplacedComparably => YES_NO,
    /// Whether it was replaced by a comparable call, or a low bid by the lowest sufficient one that shows the same.
    ReplacedFreely => YES_NO,
    /// Whether an insufficient bid was replaced in 2007 by the lowest sufficient one in its denomination, neither artificial.
    ReplacedInSameDenomination => YES_NO,
    /// How he came to know it.
    HowLearnt => Form::Pick(&[ByChance, SoughtIt, PartnersCardSeen]),
    /// Whether he told the Director at once.
    ToldDirector => YES_NO,
    /// What of the penalty card he used.
    KnowledgeUsed => Form::Pick(&[OnlyThatItMustBePlayed, TheCardItself]),
    /// Whether he said more than the one word.
    AddedWords => YES_NO,
    /// Whether he did it at once.
    AtOnce => YES_NO,
    /// Whether it was his turn.
    OwnTurn => YES_NO,
    /// Whether he was required to pass at that turn.
    MustPassNow => YES_NO,
    /// Whether he asked for the whole auction.
    WholeReview => YES_NO,
    /// Whether it was his first turn to play.
    FirstTurnToPlay => YES_NO,
    /// Who answered.
    WhoAnswered => Form::Pick(&[Opponent, OwnSide]),
    /// Whether the error was corrected at once.
    ErrorCorrected => YES_NO,
    /// When he noticed it.
    WhenNoticed => Form::Pick(&[DuringAuction, BeforeLead, DuringPlay, AfterPlay]),
    /// Whether he called the Director before the lead was faced.
    CalledBeforeLead => YES_NO,
    /// Whether he said or showed that something was wrong.
    ShowedIt => YES_NO,
    /// Whether that was the only purpose of the question.
    SolePurpose => YES_NO,
    /// Whether the authority, or the Director for it, allows it.
    AuthorityAllows => YES_NO,
    /// Whether it rests on calls, plays and conditions of the deal alone.
    FromTheDeal => YES_NO,
    /// Whether an understanding that was not disclosed lies behind it.
    NotDisclosedBehind => YES_NO,
    /// Whether the two play different methods or differ in style.
    MethodOrStyle => Form::Pick(&[DifferentMethod, DifferentStyle]),
    /// Whether an opponent had asked him to explain his partner's call or play.
    AskedToExplain => YES_NO,
    /// How he explained.
    HowExplained => Form::Pick(&[SpecialWithheld, OnlyGeneralLeftOut, AllTold]),
    /// Whether the explanation differs from the agreement.
    AgainstTheAgreement => YES_NO,
    /// Whether he explained the agreement exactly.
    ExplainedExactly => YES_NO,
    /// How partner was told something.
    MeansOf => Form::Pick(&[ByCallsAndPlays, AsTheLawsProvide, ByOtherMeans]),
    /// How he called or played.
    MannerOf => Form::Pick(&[PauseOrdered, RealProblem, StressedSlightly, StressedIt, TempoOnPurpose]),
    /// Whether it was arranged beforehand.
    Prearranged => YES_NO,
    /// Whether it was done by a question alone.
    QuestionAlone => YES_NO,
    /// How the opponent was deceived.
    HowDeceived => Form::Pick(&[InTempo, ByTempo, ByMannerism, ByHiddenUnderstanding]),
    /// Whether it was done to unsettle an opponent.
    ToUnsettle => YES_NO,
    /// How he came to see the card.
    HowSeen => Form::Pick(&[ByChance, SoughtIt, OpponentShowedIt]),
    /// Whether he gave up his hand.
    GaveUpHand => YES_NO,
    /// Whether there was need for it.
    ThereWasNeed => YES_NO,
    /// Whether the Director had asked him.
    DirectorAsked => YES_NO,
    /// Whether the other had already played the board.
    AlreadyPlayed => YES_NO,
    /// Who was late.
    WhoWasLate => Form::Pick(&[ContestantLate, OnePlayerLate]),
    /// Whether it was undue.
    Undue => YES_NO,
    /// Whether it could be heard at another table.
    HeardAtAnotherTable => YES_NO,
    /// Whether the spectator caused an irregularity.
    CausedIrregularity => YES_NO,
    /// Whether the regulations let a side that he belongs to, and that gained, be treated as offending.
    SpectatorsSideOffends => YES_NO,
    /// What is done about the spectator.
    SpectatorMeasure => Form::Pick(&[NoPenaltyAtAll, Warning, SentAway]),
    /// Whether a side was damaged and no Law gives it a remedy.
    DamagedWithoutRemedy => YES_NO,
    /// What is done about it.
    Penalty => Form::Pick(&[NoPenaltyAtAll, Warning, Procedural, Disciplinary, Suspension, Disqualification]),
    /// How much the penalty is, in the points of the event.
    PenaltyAmount => Form::Points,
    /// On what ground a penalty is thought of.
    PenaltyGround => Form::Pick(&[Delays, Inconvenience, BreachOfProcedure, AdjustedHere, AdjustedElsewhere]),
    /// What the file rests on.
    Evidence => Form::Pick(&[DirectorSaw, WitnessSays, RecordShows, BehaviourAndCards, OddChoices, Possession, Statistics, AnotherAuthority]),

    // Appeals.
    /// Whether the time for an appeal is still running.
    InAppealTime => YES_NO,
    /// Whether those concur who must.
    Concurs => YES_NO,
    /// Whether there is a committee.
    CommitteeThere => YES_NO,
    /// Who appeals.
    Appellant => Form::Pick(&[NsAppeal, EwAppeal, BothAppeal, OthersAppeal]),
    /// Which player appeals.
    AppellantPlayer => SEAT,
    /// What the appeal is about.
    AppealAbout => Form::Pick(&[PointOfLaw, Judgement]),
    /// What the Director in charge decides.
    InChargeDecides => Form::Pick(&[NotHeardYet, LeaveRuling, ChangeRuling]),
    /// Whether his decision is appealed to the committee.
    AppealedFurther => YES_NO,
    /// Whether the request was found to be without merit.
    WithoutMerit => YES_NO,
    /// Whether the decision is taken further.
    TakenFurther => YES_NO,
    /// What the committee wants to do.
    CommitteeWants => Form::Pick(&[NotHeardYet, LeaveRuling, ChangeJudgement, ChangeLaw, LiftDiscipline]),
    /// Whether an adjusted score is awarded; otherwise the one made at the table stands.
    ScoreAdjustedNow => YES_NO,
}

impl Query {
    /// Whether it asks for what was suggested.
    pub(crate) const fn is_suggested(self) -> bool {
        matches!(
            self,
            Query::SuggestedCall | Query::AlsoSuggestedCall | Query::SuggestedCard | Query::AlsoSuggestedCard
        )
    }

    /// Whether the answer is a card that lies in one place, so that it cannot be the answer to another such question.
    pub(crate) const fn places_a_card(self) -> bool {
        matches!(
            self,
            Query::Card
                | Query::CardLed
                | Query::CardLedIfAny
                | Query::FollowsWith(_)
                | Query::LowestInDummy
                | Query::HighestInDummy
                | Query::WinningInDummy
                | Query::CouldHaveFollowed(_)
                | Query::CouldHaveLed
                | Query::PlayedTo(_)
                | Query::PlayedToNext(_)
                | Query::CardSeen
                | Query::CardBehind
                | Query::AlsoSeen
                | Query::OneCard
                | Query::OtherCard
                | Query::AnotherPenaltyCard
                | Query::NamedInstead
                | Query::PenaltyCardLies
                | Query::PlayedInstead
        )
    }
}
