#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Bid, Call, Card, Cards, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Answer, CaseNo, Denominations, Form, Remedy};

/// What the Director finds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Finding {
    /// Whether the new call is comparable to the withdrawn one.
    Comparable { withdrawn: Call, new: Call },
    /// Whether the new call means the same or is more precise, wholly contained in the other.
    SameOrMorePrecise { withdrawn: Call, new: Call },
    /// Whether the new bid is the lowest sufficient one that specifies the same as the withdrawn one.
    LowestSpecifyingTheSame { withdrawn: Bid, new: Bid },
    /// Whether both bids are beyond doubt not artificial.
    NeitherArtificial { withdrawn: Bid, new: Bid },
    /// Whether the call was unintended.
    Unintended(ActNo),
    /// Whether he changed it without pause for thought.
    WithoutPause(ActNo),
    /// Whether the pass, or the partner's call that it passes, is artificial.
    ArtificialPass(ActNo),
    /// Whether the new call repeats the denominations that the withdrawn one showed.
    RepeatsDenomination { withdrawn: Call, new: Call },
    /// Whether the call is to be treated as a change of call.
    IsChangeOfCall(ActNo),
    /// Whether the player chose a different final call for that turn.
    DifferentFinalCall(ActNo),
    /// The suits that the player specified in the legal auction.
    SpecifiedLegally(Seat),
    /// The suits that the withdrawn call was tied to and nothing else, or none.
    TiedToSuits(ActNo),
    /// Whether the card of this hand is its own lead, not a play to the irregular one.
    ProperLead(Seat),
    /// Whether the claimer said again what he had said with his claim, and nothing else.
    StatementRepeated(ActNo),
    /// Whether the opponents were heard on what they object to.
    ObjectionsHeard(ActNo),
    /// Whether the players are to lay their cards open.
    CardsToBeFaced(ActNo),
    /// Whether the statement spoke of the trump that is out.
    TrumpMentioned(ActNo),
    /// Whether it is at all likely that the claimer did not know of it.
    UnawareOfTrump(ActNo),
    /// How many tricks, of so many, some normal play would lose to it.
    LostToTrump(u8),
    /// Whether part of the claim depends on the partner choosing one of several normal plays.
    DependsOnPartner(ActNo),
    /// Whether the claimer proposes a successful line that was not in his statement.
    NewLine(ActNo),
    /// Whether a less successful line would be normal.
    WorseLineIsNormal(ActNo),
    /// Whether the line succeeds only if a certain card is with one opponent.
    NeedsACardPlaced(ActNo),
    /// Whether an opponent failed to follow before the claim, or would on any normal line.
    ShowsOut(ActNo),
    /// Whether it would be irrational not to take the line.
    OtherwiseIrrational(ActNo),
    /// How many of the tricks left, at most so many, are the side's.
    TricksOf { side: Side, most: u8 },
    /// Whether the correction period is still running.
    InCorrectionPeriod,
    /// How many of so many tricks given away had already been won.
    AlreadyWon(u8),
    /// How many of so many tricks given away would probably have been won.
    LikelyWon(u8),
    /// How many of so many tricks given away no normal play could lose.
    CannotBeLost(u8),
    /// Whether the player's exposed cards are penalty cards.
    PenaltyCard(Seat),
    /// Whether the player's second card was a lead to the next trick.
    Led(Seat),
    /// Whether the player, whose hand nobody has recorded, could have followed suit or played as demanded.
    CouldComply(Seat),
    /// Whether the player by his own error let his partner see the cards.
    OwnErrorSeenByPartner(Seat),
    /// The card of these that declarer beyond doubt meant instead of the one played from dummy, or none.
    Meant { instead_of: Card, cards: Cards },
    /// Whether what was reported could tell partner something.
    GaveInformation(ActNo),
    /// Whether what the player knows is likely to interfere with normal play.
    LikelyToInterfere(Seat),
    /// What is done before the first call.
    RemedyBeforeAnyCall,
    /// What is done after the first call.
    RemedyLater,
    /// Whether it was the explanation that was mistaken, not the call.
    MistakenExplanation(ActNo),
    /// Whether misinformation may well have led to this call or card.
    MayHaveBeenMisled(ActNo),
    /// Whether the player knew of his mistake earlier.
    KnewEarlier(Seat),
    /// Whether the player had more reason than the opponents to know of a deviation.
    PartnerHadReasonToKnow(Seat),
    /// Whether the regulations bar such a psychic call.
    PsychicNotAllowed(ActNo),
    /// Whether the offender could have known that it might well do damage.
    CouldHaveKnown(Seat),
    /// Whether the player chose what he was not to know suggested, another action being a logical alternative.
    ChoseWhatWasSuggested(Seat),
    /// Whether without the irregularity the board could well have ended otherwise.
    CouldHaveEndedOtherwise,
    /// Whether the side gained by it.
    Gained(Side),
    /// Whether the side was damaged.
    Damaged(Side),
    /// Whether there is enough evidence of what the call meant by agreement.
    AgreedMeaningProven,
    /// Whether it influenced the result.
    InfluencedTheResult,
    /// Whether the player acted because an opponent had told him that it was his turn.
    ActedOnWord(Seat),
    /// Whether the card was played because of a wrong explanation.
    BecauseOfExplanation(ActNo),
    /// Whether the player's partner could have seen the face of the card.
    CouldBeSeen(Seat),
    /// Whether the player held the card face up and touching or nearly touching the table.
    TouchedTable(Seat),
    /// Whether the player held the card as one that is played.
    AsIfPlayed(Seat),
    /// Whether declarer touched the card deliberately, to play it.
    TouchedToPlay(Card),
    /// Whether the player who laid his hand open meant to claim.
    MeantToClaim(Seat),
    /// Whether the card was seen by the table when it went back.
    SeenByTable(Card),
    /// Whether the Director is fully convinced what result was obtained.
    FullyConvinced,
    /// Whether this side's result is lowered, without the other's being raised.
    Lowered(Side),
    /// Whether the player would have won the trick that was not played to its end.
    WonTheTrick(Seat),
    /// Whether the player exposed the card inadvertently.
    Inadvertent(Seat),
    /// Which of these cards the hand lacks, and where it is.
    MissingCard { of: Seat, among: Cards },
    /// Whether somebody has seen a card of another hand.
    CardOfAnotherSeen,
    /// Whether that is enough to interfere with normal bidding or play.
    EnoughToInterfere,
    /// Whether the deal can be put right and played without any change of call.
    Correctable,
    /// Whether the card that is not of the deal went to a quitted trick.
    PlayedToQuittedTrick,
    /// Whether one of the four has played the board before.
    PlayedBefore,
    /// Whether what players settled among themselves may stand.
    SettlementMayStand,
    /// Whether the side gained because an opponent did not know the law.
    GainedByIgnorance(Side),
    /// Whether the rectification of the case is waived.
    Waive(CaseNo),
    /// Whether the case is to be ruled again.
    RuleAgain(CaseNo),
    /// Whether the board can still be scored normally.
    ScoredNormally,
}

impl Finding {
    pub(super) fn form(self) -> Form {
        match self {
            Finding::LostToTrump(most)
            | Finding::TricksOf { most, .. }
            | Finding::AlreadyWon(most)
            | Finding::LikelyWon(most)
            | Finding::CannotBeLost(most) => Form::Number(most),
            Finding::RemedyBeforeAnyCall => Form::Remedy(&Remedy::ALL),
            Finding::RemedyLater => Form::Remedy(&[Remedy::PlayOn, Remedy::AdjustScore]),
            Finding::SpecifiedLegally(_) | Finding::TiedToSuits(_) => {
                Form::Denominations(Denominations::SUITS)
            }
            Finding::Meant { cards, .. } => Form::CardOrNone(cards),
            Finding::MissingCard { among, .. } => Form::Found(among),
            _ => Form::YesNo,
        }
    }

    /// The answer that this act is.
    pub(super) fn answered_by(self, act: &Act) -> Option<Answer> {
        match (self, act) {
            (Finding::MissingCard { of, among }, Act::FindCard { card, of: whose, place, .. })
                if of == *whose && among.contains(*card) =>
            {
                Some(Answer::Found(*card, *place))
            }
            _ => None,
        }
    }
}
