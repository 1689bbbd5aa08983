//! Where a consultation begins: what was seen, not a number.

use serde::{Deserialize, Serialize};

use crate::cases;
use crate::desk::{Ask, Desk};

/// Topics that are listed together.
#[derive(Copy, Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Group {
    /// The auction.
    Auction,
    /// The play.
    Play,
    /// What somebody knows or was told.
    Information,
    /// Boards and scores.
    Scores,
    /// Conduct and procedure.
    Conduct,
    /// The Director's office, and appeals.
    Office,
}

impl Group {
    /// The groups in order.
    pub const ALL: [Group; 6] =
        [Group::Auction, Group::Play, Group::Information, Group::Scores, Group::Conduct, Group::Office];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Group::Auction => "auction",
            Group::Play => "play",
            Group::Information => "information",
            Group::Scores => "scores",
            Group::Conduct => "conduct",
            Group::Office => "office",
        }
    }
}

macro_rules! topics {
    ($($(#[doc = $doc:literal])+ $name:ident = $key:literal in $group:ident by $module:ident::$run:ident,)+) => {
        /// What was seen.
        #[derive(Copy, Clone, PartialEq, Eq, Debug, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Topic {
            $($(#[doc = $doc])+ #[serde(rename = $key)] $name,)+
        }

        impl Topic {
            /// All of them.
            pub const ALL: &'static [Topic] = &[$(Topic::$name,)+];

            /// Its name in commands, addresses and sentences.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Topic::$name => $key,)+
                }
            }

            /// With which it is listed.
            pub const fn group(self) -> Group {
                match self {
                    $(Topic::$name => Group::$group,)+
                }
            }

            /// Whether it begins with what happened, so that facts found or learnt later can be ruled by it.
            pub const fn is_of_facts(self) -> bool {
                match self.group() {
                    Group::Auction | Group::Play | Group::Information | Group::Scores | Group::Conduct => true,
                    Group::Office => false,
                }
            }

            pub(crate) fn run(self, desk: &mut Desk<'_>) -> Ask<()> {
                match self {
                    $(Topic::$name => cases::$module::$run(desk),)+
                }
            }
        }
    };
}

topics! {
    /// A bid that is too low.
    InsufficientBid = "insufficient-bid" in Auction by auction::insufficient,
    /// A call at another's turn.
    CallOutOfTurn = "call-out-of-turn" in Auction by out_of_turn::call,
    /// A double or redouble that is not possible.
    InadmissibleDouble = "inadmissible-double" in Auction by out_of_turn::inadmissible,
    /// A call changed.
    ChangedCall = "changed-call" in Auction by auction::changed,
    /// A call after the auction was over.
    CallAfterEnd = "call-after-end" in Auction by auction::after_end,
    /// A bid of more than seven.
    BidAboveSeven = "bid-above-seven" in Auction by auction::above_seven,
    /// Two calls at once.
    CallsTogether = "calls-together" in Auction by auction::together,
    /// A call by a player who had to pass.
    CallByPasser = "had-to-pass" in Auction by handling::passer,
    /// A card seen during the auction.
    CardInAuction = "card-in-auction" in Auction by auction::card_seen,
    /// The first lead of a player whose partner had a call withdrawn.
    FirstLead = "first-lead" in Play by play::first_lead,
    /// A lead out of turn.
    LeadOutOfTurn = "lead-out-of-turn" in Play by play::lead_out_of_turn,
    /// A card exposed during the play.
    ExposedCard = "exposed-card" in Play by play::exposed,
    /// A penalty card lies on the table.
    PenaltyCard = "penalty-card" in Play by play::penalty_card,
    /// A card played too early.
    PlayedTooEarly = "played-too-early" in Play by play::too_early,
    /// Somebody did not follow suit.
    Revoke = "revoke" in Play by revoke::revoke,
    /// A card of which it is doubted whether it was played.
    PlayedOrNot = "played-or-not" in Play by handling::played_or_not,
    /// Declarer's words for a card of dummy.
    NamedCard = "named-card" in Play by handling::named,
    /// A card taken back.
    TakenBack = "taken-back" in Play by handling::taken_back,
    /// Two cards played at once.
    SeveralCards = "several-cards" in Play by handling::several,
    /// A penalty card that was not played.
    PenaltyCardNotPlayed = "penalty-card-not-played" in Play by handling::penalty_card_not_played,
    /// A claim or concession that is doubted.
    Claim = "claim" in Play by claim::claim,
    /// A trick with too few or too many cards.
    DefectiveTrick = "defective-trick" in Play by defective::defective,
    /// Cards mixed, or a dispute about what was played.
    MixedCards = "mixed-cards" in Play by play::mixed,
    /// A hesitation, a remark or the like.
    Unauthorized = "unauthorized-information" in Information by information::conveyed,
    /// Another hand or a result was seen or heard.
    SeenElsewhere = "seen-elsewhere" in Information by information::elsewhere,
    /// What a withdrawn call or card tells.
    Withdrawn = "withdrawn" in Information by withdrawn::withdrawn,
    /// A wrong explanation, or none.
    Misinformation = "misinformation" in Information by misinformation::misinformation,
    /// A card played because of a wrong explanation.
    CardByExplanation = "card-by-explanation" in Information by misinformation::card,
    /// A psychic call, or an agreement that is secret or not allowed.
    Agreement = "agreement" in Information by agreement::agreement,
    /// A player misled by manner or tempo.
    Deception = "deception" in Information by deception::deception,
    /// An irregularity that may have been meant to gain.
    CouldHaveKnown = "could-have-known" in Information by deception::could_have_known,
    /// Damage after a comparable call or a corrected bid.
    AfterComparable = "after-comparable" in Information by deception::after_comparable,
    /// Too many or too few cards.
    WrongNumber = "wrong-number" in Scores by boards::wrong_number,
    /// The wrong board or the wrong hand.
    WrongBoard = "wrong-board" in Scores by boards::wrong_board,
    /// A deal that may have to be dealt anew.
    Redeal = "redeal" in Scores by boards::redeal,
    /// Scores that do not agree.
    ScoreDispute = "score-dispute" in Scores by boards::score,
    /// A score that is to be adjusted.
    AdjustedScore = "adjusted-score" in Scores by adjust::adjusted,
    /// Boards of a match that cannot be compared.
    Teams = "teams" in Scores by teams::teams,
    /// A board that could not be played.
    Unplayed = "unplayed-board" in Scores by adjust::unplayed,
    /// A ruling in an individual event.
    Individual = "individual" in Scores by adjust::individual,
    /// Rude, loud, or otherwise out of manner.
    Manner = "manner" in Conduct by conduct::manner,
    /// Late, slow, or another fault of procedure.
    Procedure = "procedure" in Conduct by conduct::procedure,
    /// A spectator.
    Spectator = "spectator" in Conduct by conduct::spectator,
    /// Cheating, or what looks like it.
    Prohibited = "prohibited-conduct" in Conduct by conduct::prohibited,
    /// Another provision on conduct.
    Conduct = "conduct" in Conduct by conduct::report,
    /// Players settled it themselves.
    SettledThemselves = "settled-themselves" in Office by office::settled,
    /// A side asks that a rectification be waived.
    Waiver = "waiver" in Office by office::waiver,
    /// A ruling on facts, agreed or disputed.
    Facts = "facts" in Office by office::facts,
    /// The Director learns of an irregularity later.
    Aware = "learnt-later" in Office by office::aware,
    /// The Director erred.
    DirectorsError = "directors-error" in Office by office::error,
    /// An appeal.
    Appeal = "appeal" in Office by appeal::appeal,
}
