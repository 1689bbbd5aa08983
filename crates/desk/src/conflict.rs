//! Answers that cannot be true beside those before them, and why.

mod in_place;

use openroom_cards::{Call, Card, Seat, Suit};
use openroom_lawbook::differences::{self, WhoChangesANamedCard};
use openroom_laws::{self as laws, Place};

use crate::desk::{Desk, place_of};
use crate::{Answer, Pick, Query, Question, Step, What};

/// How many cards four hands hold at most: the pack, and a few of another.
const MOST_CARDS: u16 = 56;

/// The fewest that are entered: all but those of one hand are there.
const FEWEST_CARDS: u16 = 39;

/// The most cards that one hand is said to have: its own and those of another.
const MOST_IN_A_HAND: u16 = 26;

macro_rules! conflicts {
    ($($(#[doc = $doc:literal])+ $name:ident $(($part:ident: $type:ty))?,)+) => {
        /// Why an answer cannot be given.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Conflict {
            $($(#[doc = $doc])+ $name $(($type))?,)+
        }

        impl Conflict {
            /// The names of all.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Conflict::$name $(($part))? => { $(let _ = $part;)? stringify!($name) })+
                }
            }
        }
    };
}

conflicts! {
    /// The card was named before, in another place.
    CardNamedBefore,
    /// It was said before, and is not said twice.
    SaidBefore,
    /// The card must be of this suit.
    OfAnotherSuit(suit: Suit),
    /// The card must not be of this suit.
    OfForbiddenSuit(suit: Suit),
    /// The card would not win the trick.
    WouldNotWin,
    /// A bid is asked for.
    NoBid,
    /// The bid is high enough.
    IsSufficient,
    /// This player cannot have spoken last.
    DidNotSpeakLast,
    /// The trick was said to be complete, so that everybody has played to it.
    TrickWasComplete,
    /// Dummy was said to have no such card.
    NotInDummy,
    /// Who had the call withdrawn cannot have his own side declaring.
    DeclaresHimself,
    /// Only a card named from dummy can be named anew.
    OnlyFromDummy,
    /// The hand has no card too many.
    HandNotTooLong,
    /// No card had been played yet.
    NothingPlayedYet,
    /// At least one trick is left.
    NoTrickLeft,
    /// The four hands cannot have so many cards together, or so few.
    CountsDoNotAddUp,
    /// Both teams were said to be at fault.
    BothAtFault,
    /// The lead that was made was one that was left to the player.
    LedAsRequired,
    /// Over the calls before it the call would be illegal.
    IllegalThere,
    /// This player was said to have revoked on the trick.
    HasRevoked(player: Seat),
    /// By the cards that were named this player followed suit.
    FollowedSuit(player: Seat),
    /// It was this player's own side that explained.
    OwnSideExplained,
    /// It is the result that was recorded.
    AsRecorded,
    /// The table does not take it.
    NotTaken,
}

impl Desk<'_> {
    /// Why the answer cannot be true beside those before it.
    pub(crate) fn conflict(&self, question: &Question, answer: &Answer) -> Option<Conflict> {
        let before = || {
            self.steps.iter().filter_map(|step| match step {
                Step::Answered { question, answer } => Some((question, answer)),
                Step::Ordered { .. } => None,
            })
        };
        let counted = |what: &What| matches!(what, What::Law(laws::What::Fact(laws::Fact::CardsOf(_))));
        match (question.what, answer) {
            (What::Desk(query), Answer::Law(laws::Answer::Card(card, _))) if query.places_a_card() => {
                let twice = before().any(|(asked, given)| match (asked.what, given) {
                    (What::Desk(other), Answer::Law(laws::Answer::Card(one, _))) => {
                        other.places_a_card() && one == card
                    }
                    _ => false,
                });
                let fits = match query {
                    Query::PlayedTo(seat) => self.does_not_fit_the_revoke(seat, Some(*card)),
                    _ => self.cannot_be(query, *card),
                };
                fits.or(twice.then_some(Conflict::CardNamedBefore))
            }
            (What::Desk(Query::LastBid | Query::LastBidIfAny), Answer::Law(laws::Answer::Call(call, _))) => {
                call.bid().is_none().then_some(Conflict::NoBid)
            }
            (What::Desk(Query::OffendingCall), Answer::Law(laws::Answer::Call(call, _)))
                if question.is_of_a_bid_too_low() =>
            {
                self.is_not_too_low(*call)
            }
            (
                What::Desk(query @ (Query::LastBidder | Query::LastDoubler)),
                Answer::Law(laws::Answer::Seat(seat)),
            ) => self.cannot_have_spoken_last(query, *seat).then_some(Conflict::DidNotSpeakLast),
            (What::Desk(Query::PlayedTo(seat)), Answer::Law(laws::Answer::No)) => {
                let far = self.given(|one| one == Query::HowFar);
                matches!(far, Some(Answer::Pick(Pick::TrickComplete | Pick::OpponentLedOn)))
                    .then_some(Conflict::TrickWasComplete)
                    .or_else(|| self.does_not_fit_the_revoke(seat, None))
            }
            (
                What::Law(laws::What::Choice(laws::Choice::ChangeCall(first))),
                Answer::Law(laws::Answer::Call(call, _)),
            ) => self.is_illegal_in_place_of(first, *call),
            (
                What::Law(laws::What::Choice(laws::Choice::ChangeCard { card: first, cards, .. })),
                Answer::Law(laws::Answer::Card(card, _)),
            ) => in_place::does_not_follow(first, cards, *card),
            (
                What::Law(laws::What::Choice(laws::Choice::LyingInDummy { .. })),
                Answer::Law(laws::Answer::Card(card, _)),
            ) => self.is_not_in_dummy(*card).then_some(Conflict::NotInDummy),
            (
                What::Law(laws::What::Fact(laws::Fact::Declarer)),
                Answer::Law(laws::Answer::Seat(declarer)),
            ) if question.by.law() == Some(26) => {
                // Who has a call withdrawn and declares has no first lead against him.
                let declares = self.given(|one| one == Query::Offender).is_some_and(
                    |given| matches!(given, Answer::Law(laws::Answer::Seat(by)) if by.side() == declarer.side()),
                );
                declares.then_some(Conflict::DeclaresHimself)
            }
            // It may be that only what declarer named from dummy can be named anew.
            (What::Desk(Query::Offender), Answer::Law(laws::Answer::Seat(seat))) => {
                let renamed = self.given(|one| one == Query::WhyTakenBack)
                    == Some(Answer::Pick(Pick::DesignationChanged));
                let defends = match self.given(|one| one == Query::Declarer) {
                    Some(Answer::Law(laws::Answer::Seat(declarer))) => declarer.side() != seat.side(),
                    _ => false,
                };
                let renamed_in_vain = match differences::who_changes_a_named_card(self.edition()) {
                    WhoChangesANamedCard::EveryPlayer => None,
                    WhoChangesANamedCard::DeclarerOfDummysCards => {
                        (renamed && defends).then_some(Conflict::OnlyFromDummy)
                    }
                };
                renamed_in_vain.or_else(|| self.has_followed(*seat))
            }
            // Only a hand that is too long can hold a card of another.
            (What::Desk(Query::LackedCardMoved(of)), Answer::Pick(pick)) => match place_of(*pick, of) {
                Place::Hand(with) if self.counted.is_some_and(|counts| counts[with] <= 13) => {
                    Some(Conflict::HandNotTooLong)
                }
                _ => None,
            },
            (What::Desk(Query::LackedCardLost(_)), Answer::Pick(Pick::AmongPlayed)) => {
                (self.lead_faced() == Some(false)).then_some(Conflict::NothingPlayedYet)
            }
            (
                What::Desk(Query::LackedCard(_) | Query::AlsoLackedCard(_)),
                Answer::Law(laws::Answer::Card(..)),
            ) => {
                let twice = before().any(|(asked, given)| {
                    matches!(asked.what, What::Desk(Query::LackedCard(_) | Query::AlsoLackedCard(_)))
                        && given == answer
                });
                twice.then_some(Conflict::CardNamedBefore)
            }
            (What::Desk(Query::FaultOfNs | Query::FaultOfEw), Answer::Pick(Pick::NotAtFault)) => {
                let both = self.given(|one| one == Query::TeamsAtFault);
                (both == Some(Answer::Pick(Pick::BothTeams))).then_some(Conflict::BothAtFault)
            }
            (What::Desk(Query::AlsoSuggestedCall | Query::AlsoSuggestedCard), given)
                if *given != Answer::NO =>
            {
                let suggested = |what: What| match what {
                    What::Desk(query) => query.is_suggested(),
                    What::Law(_) => false,
                };
                before()
                    .any(|(asked, earlier)| suggested(asked.what) && earlier == given)
                    .then_some(Conflict::SaidBefore)
            }
            (What::Desk(Query::RequiredSuit), Answer::Law(laws::Answer::Suit(suit))) => {
                self.was_led_as_it_had_to_be(*suit)
            }
            (What::Desk(Query::WhoPlayed), Answer::Law(laws::Answer::Seat(seat))) => {
                let explained = match self.given(|one| one == Query::Caller) {
                    Some(Answer::Law(laws::Answer::Seat(caller))) => caller.side() == seat.side(),
                    _ => false,
                };
                explained.then_some(Conflict::OwnSideExplained)
            }
            (What::Desk(Query::ResultAgreed), given) => {
                let recorded = self.given(|one| one == Query::ResultRecorded);
                (recorded == Some(*given)).then_some(Conflict::AsRecorded)
            }
            (What::Desk(Query::TricksLeft), Answer::Law(laws::Answer::Number(left))) => {
                (*left == 0).then_some(Conflict::NoTrickLeft)
            }
            (what, Answer::Law(laws::Answer::Number(cards))) if counted(&what) => {
                let others: Vec<u16> = before()
                    .filter(|(asked, _)| counted(&asked.what))
                    .map(|(_, given)| match given {
                        Answer::Law(laws::Answer::Number(cards)) => u16::from(*cards),
                        _ => 0,
                    })
                    .collect();
                let all = others.iter().sum::<u16>() + u16::from(*cards);
                let still_to_count = 3_u16.saturating_sub(u16::try_from(others.len()).unwrap_or(3));
                let cannot_be = u16::from(*cards) > MOST_IN_A_HAND
                    || all > MOST_CARDS
                    || all + still_to_count * MOST_IN_A_HAND < FEWEST_CARDS;
                cannot_be.then_some(Conflict::CountsDoNotAddUp)
            }
            _ => None,
        }
    }

    /// Why it cannot be this card: it is not of the suit that was led or named, or would not win.
    fn cannot_be(&self, query: Query, card: Card) -> Option<Conflict> {
        let led = self
            .given_card(|one| matches!(one, Query::CardLed | Query::CardLedIfAny))
            .or_else(|| self.given_card(|one| one == Query::Card));
        let other_suit =
            |suit: Option<Suit>| suit.filter(|suit| card.suit() != *suit).map(Conflict::OfAnotherSuit);
        match query {
            Query::FollowsWith(_) | Query::CouldHaveFollowed(_) => other_suit(led.map(Card::suit)),
            Query::LowestInDummy | Query::HighestInDummy => {
                let named = match self.given(|one| one == Query::SuitNamed) {
                    Some(Answer::Law(laws::Answer::Suit(suit))) => Some(suit),
                    _ => led.map(Card::suit),
                };
                other_suit(named)
            }
            Query::WinningInDummy => {
                let trump = self.given(|one| one == Query::Trump);
                let ruffs = trump == Some(Answer::Law(laws::Answer::Suit(card.suit())));
                let wins = |led: Card| if card.suit() == led.suit() { card > led } else { ruffs };
                led.filter(|led| !wins(*led)).map(|_| Conflict::WouldNotWin)
            }
            Query::CouldHaveLed => self.would_not_have_been_allowed(card),
            _ => None,
        }
    }

    /// Whether the Director has said that dummy has no such card: none of the suit led, or none of the rank named in the
    /// suit of the last trick.
    fn is_not_in_dummy(&self, card: Card) -> bool {
        let led = self.given_card(|one| one == Query::CardLed).map(Card::suit);
        let has_none = self.given(|one| one == Query::DummyHasSuitLed) == Some(Answer::NO);
        let won_in = match self.given(|one| one == Query::SuitDummyWonIn) {
            Some(Answer::Law(laws::Answer::Suit(suit))) => Some(suit),
            _ => None,
        };
        (has_none && led == Some(card.suit())) || won_in == Some(card.suit())
    }

    /// Whether a call of this player cannot have been the last but passes: the auction would have been over, or what the
    /// offender called after it was not possible.
    fn cannot_have_spoken_last(&self, query: Query, seat: Seat) -> bool {
        let of = |is: Query| match self.given(|one| one == is) {
            Some(Answer::Law(laws::Answer::Seat(seat))) => Some(seat),
            _ => None,
        };
        let (offender, turn) = (of(Query::Offender), of(Query::TurnToCall));
        let own = match self.given(|one| matches!(one, Query::CalledBefore(_))) {
            Some(Answer::Law(laws::Answer::Call(own, _))) => Some(own),
            _ => None,
        };
        match own {
            Some(Call::Double) if query == Query::LastBidder => {
                offender.is_some_and(|offender| offender.side() == seat.side())
            }
            Some(_) => offender == Some(seat) || turn == Some(seat),
            None => turn == Some(seat),
        }
    }

    /// Why this call is no bid that is too low over the last one.
    fn is_not_too_low(&self, call: Call) -> Option<Conflict> {
        let Some(bid) = call.bid() else { return Some(Conflict::NoBid) };
        let last = match self.given(|one| one == Query::LastBid) {
            Some(Answer::Law(laws::Answer::Call(last, _))) => last.bid(),
            _ => None,
        };
        last.filter(|last| bid > *last).map(|_| Conflict::IsSufficient)
    }

    /// Whether the lead that was made was the one that was required.
    fn was_led_as_it_had_to_be(&self, suit: Suit) -> Option<Conflict> {
        let led = self.given_card(|one| one == Query::CardLed)?;
        (led.suit() == suit).then_some(Conflict::LedAsRequired)
    }

    /// Whether this card would have been no better a lead than the one that was made.
    fn would_not_have_been_allowed(&self, card: Card) -> Option<Conflict> {
        if let Some(Answer::Law(laws::Answer::Suit(suit))) = self.given(|one| one == Query::RequiredSuit) {
            return (card.suit() != suit).then_some(Conflict::OfAnotherSuit(suit));
        }
        let forbidden = self.given_card(|one| one == Query::CardLed)?.suit();
        (card.suit() == forbidden).then_some(Conflict::OfForbiddenSuit(forbidden))
    }
}
