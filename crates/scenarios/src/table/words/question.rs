use openroom_laws::{Choice, Fact, Finding, Form, Table, Takes, Wait, What};

use super::{Named, words};

/// What is asked or waited for.
pub(in crate::table) fn what(what: What, table: &Table) -> String {
    match what {
        What::Choice(it) => choice(&it, table),
        What::Finding(it) => finding(&it, table),
        What::Fact(it) => fact(&it, table),
        What::Wait(it) => wait(&it, table),
    }
}

words! {
    /// A choice of a player.
    fn choice(choice: Choice, table), CHOICES {
        Choice::AcceptCall(_) => "accept call",
        Choice::AcceptCallOutOfTurn { .. } => "accept call out of turn",
        /// Whether his call accepts the call at his turn, or is made in turn.
        Choice::CallAcceptsOrInTurn(_) => "call accepts",
        Choice::AcceptChange(_) => "accept change",
        Choice::WithdrawCall(_) => "withdraw call",
        /// Another call in its place, or none.
        Choice::ChangeCall(at) => "change CALL" [Named(table, *at)],
        /// That he told his partner something.
        Choice::AgreeThatItHappened(_) => "agree that it happened",
        Choice::ForbidSuit(_) => "forbid suit",
        Choice::RequireOrForbidSuit(_) => "require or forbid suit",
        /// Of the lead of a penalty card's owner's partner.
        Choice::PartnersLead { .. } => "lead",
        Choice::AcceptLead { .. } => "accept lead",
        /// Which of several penalty cards is played.
        Choice::PenaltyCard(_) => "penalty card",
        Choice::AcceptCard(_) => "accept card",
        /// Of a defender whose partner played too early.
        Choice::PartnersCard { .. } => "partner's card",
        /// Of several put down at once, or of a rank.
        Choice::NameCard { .. } => "name card",
        /// The card that he called for, where it is not recorded what dummy holds; `no` for none.
        Choice::LyingInDummy { .. } => "card in dummy",
        /// When declarer named neither suit nor rank.
        Choice::DummysCard(_) => "dummy's card",
        Choice::OpeningLead(_) => "accept opening lead",
        /// In place of the card taken back; playing it answers too.
        Choice::PlayAgain { .. } => "play again",
        /// Take the card back and play another.
        Choice::ChangeCard { card, .. } => "change CARD" [card],
        Choice::TakeBackCard(at) => "take back CARD" [Named(table, *at)],
        /// From which hand declarer leads.
        Choice::HandToLead(_) => "hand to lead",
        Choice::ObjectToConcession(_) => "object to concession",
        Choice::AgreeToClaim(_) => "agree to claim",
        Choice::AskToPlayOn(_) => "ask to play on",
        Choice::ConsentToPlayOn(_) => "consent to play on",
    }
}

words! {
    /// A finding of the Director.
    fn finding(finding: Finding, table), FINDINGS {
        Finding::Comparable { .. } => "comparable",
        /// As the withdrawn call, or more precise.
        Finding::SameOrMorePrecise { .. } => "same or more precise",
        /// The lowest sufficient bid that specifies the same as the withdrawn one.
        Finding::LowestSpecifyingTheSame { .. } => "lowest specifying the same",
        Finding::NeitherArtificial { .. } => "neither artificial",
        Finding::Unintended(_) => "unintended",
        Finding::WithoutPause(_) => "without pause for thought",
        /// The pass, or the partner's call that it passes.
        Finding::ArtificialPass(_) => "artificial pass",
        Finding::RepeatsDenomination { .. } => "repeats denomination",
        Finding::IsChangeOfCall(_) => "change of call",
        Finding::DifferentFinalCall(_) => "different final call",
        Finding::SpecifiedLegally(seat) => "suits specified legally SEAT" [seat],
        /// The suits that the withdrawn call was tied to and nothing else.
        Finding::TiedToSuits(at) => "suits tied to CALL" [Named(table, *at)],
        /// Not a play to the irregular lead.
        Finding::ProperLead(seat) => "own lead SEAT" [seat],
        /// By the claimer, as he had made it.
        Finding::StatementRepeated(_) => "statement repeated",
        Finding::ObjectionsHeard(_) => "objections heard",
        Finding::CardsToBeFaced(_) => "face cards",
        Finding::TrumpMentioned(_) => "trump mentioned",
        /// Whether it is at all likely.
        Finding::UnawareOfTrump(_) => "unaware of trump",
        Finding::LostToTrump(_) => "lost to trump",
        /// Of a defender, on one of several normal plays.
        Finding::DependsOnPartner(_) => "depends on partner",
        /// A successful one that was not in the statement.
        Finding::NewLine(_) => "new line",
        Finding::WorseLineIsNormal(_) => "worse line normal",
        /// With one opponent.
        Finding::NeedsACardPlaced(_) => "needs a card placed",
        /// Before the claim, or on any normal line.
        Finding::ShowsOut(_) => "opponent shows out",
        Finding::OtherwiseIrrational(_) => "otherwise irrational",
        Finding::TricksOf { side, most: _ } => "tricks of SIDE" [side],
        Finding::InCorrectionPeriod => "in correction period",
        Finding::AlreadyWon(_) => "already won",
        Finding::LikelyWon(_) => "likely won",
        Finding::CannotBeLost(_) => "cannot be lost",
        /// Are the exposed cards penalty cards?
        Finding::PenaltyCard(seat) => "penalty card SEAT" [seat],
        /// A lead to the next trick, not a card to this one.
        Finding::Led(seat) => "led SEAT" [seat],
        /// Followed suit, or played as demanded, with a hand that nobody has recorded.
        Finding::CouldComply(seat) => "could comply SEAT" [seat],
        /// By his own error.
        Finding::OwnErrorSeenByPartner(seat) => "shown to partner SEAT" [seat],
        /// The card that declarer beyond doubt wanted from dummy.
        Finding::Meant { instead_of, cards: _ } => "meant instead of CARD" [instead_of],
        /// What was reported, to partner.
        Finding::GaveInformation(_) => "gave information",
        /// With normal play, by what he knows.
        Finding::LikelyToInterfere(seat) => "likely to interfere SEAT" [seat],
        Finding::RemedyBeforeAnyCall => "remedy",
        Finding::RemedyLater => "remedy later",
        /// Not the call.
        Finding::MistakenExplanation(_) => "explanation mistaken",
        Finding::MayHaveBeenMisled(at) => "misled CALL" [Named(table, *at)],
        Finding::KnewEarlier(seat) => "knew earlier SEAT" [seat],
        /// More than the opponents had.
        Finding::PartnerHadReasonToKnow(seat) => "had reason to know SEAT" [seat],
        Finding::PsychicNotAllowed(_) => "psychic call barred",
        /// That it might well do damage.
        Finding::CouldHaveKnown(seat) => "could have known SEAT" [seat],
        /// Another action being a logical alternative.
        Finding::ChoseWhatWasSuggested(seat) => "chose what was suggested SEAT" [seat],
        /// Without the irregularity.
        Finding::CouldHaveEndedOtherwise => "could have ended otherwise",
        Finding::Gained(side) => "gained SIDE" [side],
        Finding::Damaged(side) => "damaged SIDE" [side],
        Finding::AgreedMeaningProven => "agreed meaning proven",
        Finding::InfluencedTheResult => "influenced the result",
        /// It was an opponent's word that it was his turn.
        Finding::ActedOnWord(seat) => "acted on his word SEAT" [seat],
        Finding::BecauseOfExplanation(at) => "because of the explanation CARD" [Named(table, *at)],
        /// By the player's partner.
        Finding::CouldBeSeen(seat) => "could be seen SEAT" [seat],
        /// Or nearly touched it, face up.
        Finding::TouchedTable(seat) => "touched the table SEAT" [seat],
        Finding::AsIfPlayed(seat) => "held as if played SEAT" [seat],
        /// Deliberately, not to arrange the cards.
        Finding::TouchedToPlay(card) => "touched to play CARD" [card],
        Finding::MeantToClaim(seat) => "meant to claim SEAT" [seat],
        Finding::SeenByTable(card) => "seen at the table CARD" [card],
        /// Of the result obtained at the table.
        Finding::FullyConvinced => "fully convinced",
        /// The result of one side, without raising the other's.
        Finding::Lowered(side) => "lowered SIDE" [side],
        /// The one that was not played to its end.
        Finding::WonTheTrick(seat) => "won the trick SEAT" [seat],
        Finding::Inadvertent(seat) => "inadvertent SEAT" [seat],
        /// Who finds it answers.
        Finding::MissingCard { of, .. } => "missing card SEAT" [of],
        Finding::CardOfAnotherSeen => "card of another seen",
        Finding::EnoughToInterfere => "enough to interfere",
        /// And played without change of call.
        Finding::Correctable => "can be corrected",
        Finding::PlayedToQuittedTrick => "played to quitted trick",
        /// By one of the four.
        Finding::PlayedBefore => "played before",
        Finding::SettlementMayStand => "may stand",
        Finding::GainedByIgnorance(side) => "gained through ignorance SIDE" [side],
        Finding::Waive(case) => "waive case NUMBER" [case.0 + 1],
        Finding::RuleAgain(case) => "rule again NUMBER" [case.0 + 1],
        Finding::ScoredNormally => "can be scored normally",
    }
}

words! {
    /// A fact that a table knows and a desk has to be told.
    fn fact(fact: Fact, table), FACTS {
        Fact::Turn => "turn",
        Fact::LastBid => "last bid",
        Fact::LastBidder => "last bidder",
        Fact::HasCalled(seat) => "has called SEAT" [seat],
        Fact::CalledAfter(seat) => "called after SEAT" [seat],
        Fact::SawDummy => "saw dummy",
        Fact::AuctionPeriodOver => "auction period over",
        Fact::LeadFaced => "lead faced",
        Fact::Established => "revoke established",
        Fact::Declarer => "declarer",
        Fact::CardsOf(seat) => "cards of SEAT" [seat],
        Fact::PlayOver => "play over",
    }
}

words! {
    /// Something that is yet to happen.
    fn wait(wait: Wait, table), WAITS {
        /// Whatever it is: the Law that waits judges it.
        Wait::NextCall(Takes::Anything) => "call",
        /// Only a call that stands.
        Wait::NextCall(Takes::WhatStands) => "call that stands",
        Wait::NextCard => "card",
        Wait::EndOfPlay => "end of play",
    }
}

words! {
    /// What an answer looks like.
    fn form(form: Form, table), FORMS {
        Form::YesNo => "yes or no",
        /// `in turn`: the call was made in its own turn.
        Form::YesNoInTurn => "yes, no or in turn",
        Form::YesNoNothing => "yes, no or nothing",
        Form::YesNoSpread => "yes, no or spread",
        Form::YesInTurn => "yes or in turn",
        Form::SuitOrNone(_) => "a suit, or no",
        Form::Suit(_) => "a suit",
        /// `require S`, `forbid S H`.
        Form::Lead { .. } => "require and a suit, forbid and suits, or no",
        Form::RequireOrForbid(_) => "require or forbid and a suit, or no",
        /// `require` only since 2017.
        Form::PartnersCard { .. } => "highest, lowest, or require or forbid and a suit",
        Form::Denominations(_) => "suits, or none",
        Form::Seat => "a seat",
        Form::HandOrNothing(_) => "a seat or nothing",
        Form::Number(most) => "a number",
        Form::Call => "a call",
        Form::CallOrNone => "a call, or none",
        Form::Card(_) => "a card",
        Form::CardOrNone(_) => "a card, or no",
        /// `HA elsewhere`.
        Form::Found(_) => "a card and a place",
        /// Before the first call all four, later only the last two.
        Form::Remedy(_) => "change seats, redeal, play on or adjust",
        Form::Happening => "nothing: it happens",
    }
}
