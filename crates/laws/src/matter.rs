//! What a case is about: data named by what happened, never by a number.

use openroom_cards::Seat;
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Ask, Case, law61::Revoke};

/// Something that a Law rules on. Each kind lives in the file of its Law.
pub trait Ruled {
    /// The Law: a plain function that asks.
    fn rule(&self, case: &mut Case<'_>) -> Ask<()>;

    /// Whose irregularity it was. What is withdrawn in the case is unauthorized for his side.
    fn offender(&self) -> Seat;

    /// The provision that forbade it, or that makes the case necessary.
    fn breach(&self) -> Provision;

    /// The act that was irregular, where it was one call or card of the record.
    fn about(&self) -> Option<ActNo> {
        None
    }

    /// Whether this act, made before anybody drew attention, has its effect on it. Then the case opens silently with
    /// the act as [`crate::Facts::coming`], and the act is made when the case asks nothing more.
    fn is_taken_up_by(&self, _act: &Act) -> bool {
        false
    }

    /// Whether its questions come before those of older cases.
    fn comes_first(&self) -> bool {
        false
    }

    /// Whether its questions wait for those of every other case of the play: it came due by itself or is a claim, and
    /// what is ruled meanwhile may change it.
    fn comes_last(&self) -> bool {
        false
    }

    /// Whether it can come up only when the auction is over.
    fn is_of_the_play(&self) -> bool {
        false
    }
}

/// The plain parts of [`Ruled`] for a matter about one act of one offender.
macro_rules! ruled {
    ($matter:ty, $breach:expr $(, taken up by $taken_up:expr)?) => {
        impl $crate::Ruled for $matter {
            fn rule(&self, case: &mut $crate::Case<'_>) -> $crate::Ask<()> {
                rule(self, case)
            }

            fn offender(&self) -> openroom_cards::Seat {
                self.offender
            }

            fn breach(&self) -> openroom_lawbook::Provision {
                $breach
            }

            fn about(&self) -> Option<$crate::ActNo> {
                Some(self.at)
            }

            $(fn is_taken_up_by(&self, act: &$crate::Act) -> bool {
                let taken_up: fn(&$matter, &$crate::Act) -> bool = $taken_up;
                taken_up(self, act)
            })?
        }
    };
}
pub(crate) use ruled;

/// The plain parts of [`Ruled`] for a matter of the play, about one act where so said.
macro_rules! in_play {
    ($matter:ty, $breach:expr, about $at:ident, $rule:expr) => {
        in_play!(@ $matter, $breach, $rule, fn about(&self) -> Option<$crate::ActNo> { Some(self.$at) });
    };
    ($matter:ty, $breach:expr, $rule:expr) => {
        in_play!(@ $matter, $breach, $rule,);
    };
    (@ $matter:ty, $breach:expr, $rule:expr, $($about:item)?) => {
        impl $crate::Ruled for $matter {
            fn rule(&self, case: &mut $crate::Case<'_>) -> $crate::Ask<()> {
                $rule(self, case)
            }

            fn offender(&self) -> openroom_cards::Seat {
                self.offender
            }

            fn breach(&self) -> openroom_lawbook::Provision {
                $breach
            }

            $($about)?

            fn is_of_the_play(&self) -> bool {
                true
            }
        }
    };
}
pub(crate) use in_play;

macro_rules! matters {
    ($($(#[$doc:meta])* $name:ident($law:ident),)+) => {
        /// What a case is about. One line a kind: its name and the module of the Law that rules it.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Matter {
            $($(#[$doc])* $name(crate::$law::$name),)+
        }

        $(impl From<crate::$law::$name> for Matter {
            fn from(it: crate::$law::$name) -> Matter {
                Matter::$name(it)
            }
        })+

        impl Matter {
            /// What is ruled on.
            pub fn ruled(&self) -> &dyn Ruled {
                match self {
                    $(Matter::$name(it) => it,)+
                }
            }

            /// The name of its kind.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Matter::$name(_) => stringify!($name),)+
                }
            }

            /// The module of the Law that rules it.
            pub const fn law(&self) -> &'static str {
                match self {
                    $(Matter::$name(_) => stringify!($law),)+
                }
            }
        }
    };
}

matters! {
    /// Three passes, one of them out of rotation, would deprive a player of his turn.
    DeprivedOfTurn(law34),
    /// A player is said to have told his partner something by other means than calls and plays.
    Conveyed(law16),
    /// A player learnt something about the board from elsewhere.
    LearntElsewhere(law16),
    /// A question, a review or a look at a card that the player was not entitled to.
    NotEntitled(law20),
    /// A review of the auction with an error.
    WrongReview(law20),
    /// An explanation or a missing alert that is said to have been wrong.
    Misinformation(law21),
    /// A call that is said to have deviated from what was announced.
    Deviation(law40),
    /// What the Director looks at after the play.
    LookBack(review),
    /// A double or redouble that names a bid, the last one or another.
    MisnamedDouble(law19),
    /// Cards exposed or led during the auction.
    ShownInAuction(law24),
    /// Such cards when the auction is over.
    LyingAfterAuction(law24),
    /// A second call in place of the first.
    ChangeOfCall(law25),
    /// The first lead of a player whose partner had a call withdrawn.
    FirstLead(law26),
    /// A bid that does not supersede the last one.
    InsufficientBid(law27),
    /// Declarer let cards be seen.
    DeclarersCards(law48),
    /// A defender let cards be seen.
    ExposedCards(law49),
    /// A penalty card picked up too early.
    PickedUp(law50),
    /// Penalty cards that could not yet be played.
    NotYetPlayed(law50),
    /// One of several penalty cards is to be played.
    SeveralPenaltyCards(law51),
    /// A penalty card not played although it had to be.
    PenaltyCardNotPlayed(law52),
    /// The lead of a defender whose partner has major penalty cards.
    PartnersLead(law50),
    /// A lead before declarer had chosen what it may be.
    LedTooEarly(law50),
    /// A lead by a hand whose turn it was not.
    LeadOutOfTurn(law53),
    /// A call at the turn of a right-hand opponent who must pass.
    CallOverPasser(law28),
    /// A call at another player's turn.
    CallOutOfTurn(law29),
    /// Another call than the one that had to be repeated.
    CallNotRepeated(repeat),
    /// A double or redouble by a player who may do neither at this turn.
    DoubleNotAllowed(double),
    /// Calls at the same moment.
    SimultaneousCalls(law33),
    /// A double or redouble that the auction does not allow.
    InadmissibleDouble(law36),
    /// A bid, double or redouble by a player who must pass.
    CallByPasser(law37),
    /// A bid of more than seven.
    BidAboveSeven(law38),
    /// A call after the final pass.
    CallAfterFinalPass(law39),
    /// A card that was not what the hand had to play and could have played.
    Revoke(law61),
    /// A card that may have been a revoke, of a hand that nobody has recorded.
    PerhapsRevoked(law61),
    /// A question about a revoke that dummy may not ask.
    DummyAsksDefender(law61),
    /// A question about a revoke by declarer or a defender.
    AskedAboutRevoke(law61),
    /// The tricks that established revokes cost.
    RevokesReckoned(law64),
    /// A claim or a concession.
    Claimed(law68),
    /// Tricks that a side agreed to lose or conceded, and wants back.
    TricksWantedBack(law69),
    /// A claim whose acceptance was taken back in time.
    ClaimContested(law70),
    /// An opening lead put face down by the wrong player.
    FaceDownOutOfTurn(law41),
    /// A lead face down that its player took back.
    FaceDownTakenBack(law41),
    /// A lead face down of which declarer may still say what it may be.
    FaceDownBeforeChoice(law41),
    /// A question about the auction or the contract, when the auction was over.
    Asked(law41),
    /// Something that dummy may do.
    DummyUsedRight(law42),
    /// One of dummy's limits broken.
    DummyOverstepped(law43),
    /// A warning by a dummy who has lost his rights.
    WarnedOfWrongHand(law43),
    /// A question by a dummy who has lost his rights.
    AskedWithoutRight(law43),
    /// Dummy spoke up during the play.
    DummySpokeUp(law43),
    /// A card held out at its owner's turn.
    HeldOut(law45),
    /// A card of dummy touched, or one's own named.
    PointedAt(law45),
    /// Another card of one's own named after the first.
    NamedAnother(law45),
    /// Another card of dummy named in place of the first.
    Renamed(law45),
    /// A card that dummy put out himself.
    NotNamed(law45),
    /// A card that dummy indicated.
    Suggested(law45),
    /// A card turned face down before all had played.
    TurnedEarly(law45),
    /// A played card that its player wants back.
    CardTakenBack(law47),
    /// A card after one that went back because of an opponent's word.
    PlayedAfterWord(law47),
    /// A hand laid open.
    HandFaced(law48),
    /// A card played while an opponent was naming one of several.
    PlayedMeanwhile(law58),
    /// A quitted card said to lie the wrong way.
    PointedOut(law65),
    /// Played cards mixed.
    Mixed(law65),
    /// A trick looked at.
    Inspected(law65),
    /// A trick to which somebody played no card.
    CardOmitted(law67),
    /// A card of a quitted trick put back into the hand.
    CardPutBack(law67),
    /// A card hidden behind another.
    CardHidden(law67),
    /// Another number of tricks than is recorded.
    TricksDisputed(law79),
    /// A card of dummy named incompletely or wrongly.
    Designated(law46),
    /// What declarer meant by such a designation.
    Intention(law46),
    /// A second card to a trick from one hand.
    SecondCard(law45),
    /// A defender's card before its time.
    DefenderTooEarly(law57),
    /// A card of declarer's or dummy's before its time.
    DeclarerTooEarly(law57),
    /// Cards of two players at the same moment.
    AtOnce(law58),
    /// Several cards of one hand at once.
    SeveralCards(law58),
    /// A demand that could not be met.
    CouldNotComply(law59),
    /// A defender's card before declarer's corrected lead.
    BeforeCorrectedLead(law60),
    /// A player took his hand out of the wrong pocket.
    HandOfAnother(law7),
    /// A call or card after attention was drawn and before the ruling.
    ActedBeforeRuling(law9),
    /// Players settled a rectification themselves.
    SettledThemselves(law10),
    /// The Director told a player what his calls would bring.
    OptionsTold(law10),
    /// A skip bid was announced.
    SkipWarned(law73),
    /// A hand with a wrong number of cards.
    WrongNumber(law13),
    /// A card that is not of the deal.
    SurplusCard(law13),
    /// A player holds cards of another board.
    HandOfOtherBoard(law15),
    /// Contestants play a board that is not theirs now.
    WrongBoard(law15),
    /// A side took its first hand out of the board.
    HandTaken(law17),
    /// A call behind a screen, irregular or changed before the tray was passed.
    BeforeTray(screens),
    /// The non-offenders asked for a waiver.
    WaiverAsked(law81),
    /// The Director takes a ruling back.
    RulingWithdrawn(law82),
}

impl Matter {
    /// Whose irregularity it was.
    pub fn offender(&self) -> Seat {
        self.ruled().offender()
    }

    /// The act that was irregular, where it was one call or card of the record.
    pub fn about(&self) -> Option<ActNo> {
        self.ruled().about()
    }

    /// The provision that forbade it, or that makes the case necessary.
    pub fn breach(&self) -> Provision {
        self.ruled().breach()
    }

    /// Whether a case about the other settles this: it is the same explanation of the same call. What else was wrong
    /// with a call that its player changed is ruled on when it is known which of the two stands; only an insufficient
    /// bid is judged with what replaces it.
    pub(crate) fn is_settled_with(&self, other: &Matter) -> bool {
        match (self, other) {
            (Matter::Misinformation(one), Matter::Misinformation(other)) => {
                one.call == other.call && one.offender == other.offender
            }
            (Matter::InsufficientBid(one), Matter::ChangeOfCall(change)) => one.at == change.at,
            (_, Matter::ChangeOfCall(_)) => self == other,
            _ => self == other || (self.about().is_some() && self.about() == other.about()),
        }
    }

    /// The revoke that it speaks of.
    pub fn revoke(&self) -> Option<Revoke> {
        match self {
            Matter::Revoke(it) => Some(*it),
            Matter::PerhapsRevoked(it) => Some(it.revoke),
            Matter::AskedWithoutRight(it) => it.revoke,
            _ => None,
        }
    }

    /// The act with which tricks were claimed or conceded, or a hand was laid open.
    pub(crate) fn claimed_at(&self) -> Option<ActNo> {
        match self {
            Matter::Claimed(it) => Some(it.at),
            Matter::HandFaced(it) => Some(it.at),
            _ => None,
        }
    }

    /// Whether a later note takes the place of this one: it is about the same act, or about what declarer meant last.
    pub(crate) fn is_replaced_by(&self, later: &Matter) -> bool {
        let same_act = self.about().is_some() && self.about() == later.about();
        same_act || matches!((self, later), (Matter::Intention(_), Matter::Intention(_)))
    }
}

/// Runs the Law that rules the matter, from the top.
pub fn rule(matter: &Matter, case: &mut Case<'_>) -> Ask<()> {
    matter.ruled().rule(case)
}
