use openroom_laws::{Adjustment, Order};

use super::{Named, Suits, list, rule, until, words};

words! {
    /// An order in the words of scenarios.
    fn order(order: Order, table), ORDERS {
        /// The call counts, whatever was wrong with it.
        Order::CallStands(at) => "call stands CALL" [Named(table, *at)],
        Order::CancelCall(at) => "cancel call CALL" [Named(table, *at)],
        /// That call and every later one.
        Order::CancelCallsFrom(at) => "cancel calls from CALL" [Named(table, *at)],
        Order::WithdrawCall(at) => "withdraw call CALL" [Named(table, *at)],
        Order::SubstituteCall { at, call } => "substitute CALL with CALL" [Named(table, *at), call],
        /// The call is cancelled and the player makes another.
        Order::ReplaceCall { at: _, by } => "replace call SEAT" [by],
        /// The second call stands in place of the first.
        Order::ChangeStands { first, second } => "change stands CALL to CALL" [Named(table, *first), Named(table, *second)],
        Order::DeemPassed(seat) => "passed SEAT" [seat],
        Order::TurnReverts(seat) => "turn reverts SEAT" [seat],
        Order::CardStands(at) => "card stands CARD" [Named(table, *at)],
        Order::WithdrawCard(at) => "withdraw card CARD" [Named(table, *at)],
        /// What declarer's words come to, or a card named out of turn; it is played.
        Order::CardNamed { hand, card } => "card named SEAT CARD" [hand, card],
        /// He must name a card.
        Order::DesignationVoid => "designation void",
        /// In place of a card taken back.
        Order::PlayInstead { hand, card } => "plays instead SEAT CARD" [hand, card],
        /// The revoke with this card.
        Order::Established(at) => "revoke established CARD" [Named(table, *at)],
        /// The player's penalty cards of these suits.
        Order::PickUp { owner, suits } => "pick up SEAT SUITS" [owner, Suits(*suits)],
        Order::MakeMajor { owner, card } => "major penalty card SEAT CARD" [owner, card],
        /// Declarer asks for nothing.
        Order::LeadIsFree(seat) => "lead free SEAT" [seat],
        /// When the trick being played is over.
        Order::LeadsNext { hand, card } => "leads next SEAT CARD" [hand, card],
        /// To the trick that lacks one.
        Order::SupplyCard { hand, card, trick: _ } => "supplies SEAT CARD" [hand, card],
        /// The trick keeps its winner.
        Order::AddToPlayed { hand, card, trick: _ } => "adds to played SEAT CARD" [hand, card],
        /// That was hidden among those played.
        Order::TakeFromPlayed { hand, card } => "takes from played SEAT CARD" [hand, card],
        /// Out of the hand.
        Order::RestorePlayed { hand, card, trick: _ } => "restores to played SEAT CARD" [hand, card],
        Order::FaceTrick(trick) => "face trick NUMBER" [trick + 1],
        /// For declarer.
        Order::RecordTricks { declarers } => "record NUMBER tricks" [declarers],
        Order::ResultStands => "result stands",
        Order::Entitled(seat) => "entitled SEAT" [seat],
        /// They are limited from now on.
        Order::RightsLost(seat) => "rights lost SEAT" [seat],
        /// To a procedural penalty.
        Order::LiableToPenalty(seat) => "liable to a penalty SEAT" [seat],
        /// What was pointed out is not rectified.
        Order::PlayOnRegardless => "play on regardless",
        Order::LeadFrom(seat) => "lead from SEAT" [seat],
        Order::TakeBackFaceDown => "take back face-down lead",
        Order::LeaveFaced { owner, card } => "leave faced SEAT CARD" [owner, card],
        Order::ReturnToHand { owner, cards } => "return to hand SEAT CARDS" [owner, list(*cards)],
        /// The second's card counts as played after the first's.
        Order::CountsAfter { first, then } => "counts after SEAT SEAT" [first, then],
        Order::DeclarerIs(seat) => "declarer SEAT" [seat],
        Order::SpreadDummy => "spread dummy",
        /// See the restrictions.
        Order::Restrict(seat, what, end) => "SEAT RULE until END" [seat, rule(what, table), until(end, table)],
        Order::SuspendPlay => "suspend play",
        Order::ResumePlay => "resume play",
        /// Of the tricks not played; play is over.
        Order::AwardTricks { to, tricks } => "award SIDE NUMBER" [to, tricks],
        /// After the play.
        Order::TransferTricks { to, tricks } => "transfer to SIDE NUMBER" [to, tricks],
        /// This paragraph governs.
        Order::Applies => "applies",
        /// What was done is a change of call.
        Order::IsChangeOfCall { first, second } => "change of call CALL to CALL" [Named(table, *first), Named(table, *second)],
        /// What was withdrawn is unauthorized for the player.
        Order::Unauthorized { at, to } => "CALL unauthorized for SEAT" [Named(table, *at), to],
        Order::QuestionUnauthorized { by, to } => "question of SEAT unauthorized for SEAT" [by, to],
        /// Of the board, from elsewhere.
        Order::MayNotUseKnowledge(seat) => "knowledge unauthorized for SEAT" [seat],
        /// Of what was withdrawn.
        Order::Authorized { at, to } => "CALL authorized for SIDE" [Named(table, *at), to],
        /// The correction of an explanation.
        Order::InTime(seat) => "in time SEAT" [seat],
        Order::Late(seat) => "late SEAT" [seat],
        Order::TooEarly(seat) => "too early SEAT" [seat],
        Order::NotEntitled(seat) => "not entitled SEAT" [seat],
        Order::RightsReserved(side) => "rights reserved SIDE" [side],
        /// At once.
        Order::CallDirector(side) => "call the Director SIDE" [side],
        /// The last bid, whatever he named.
        Order::DoublesLastBid(seat) => "doubles the last bid SEAT" [seat],
        /// Of calls at the same moment.
        Order::CallsFirst(seat) => "calls first SEAT" [seat],
        /// A transfer that was ordered before.
        Order::CancelTransfer { from, tricks } => "cancel transfer from SIDE NUMBER" [from, tricks],
        /// Of tricks given without play.
        Order::GiveBack { to, tricks } => "give back to SIDE NUMBER" [to, tricks],
        Order::NoTransfer => "no transfer",
        Order::FaceHands => "face all hands",
        /// Tricks of a contested claim.
        Order::CountFor { to, tricks } => "count for SIDE NUMBER" [to, tricks],
        /// What the claimer stated cannot be played; the parts of his line count from 1.
        Order::LineFails { part } => "line fails at part NUMBER" [part],
        /// A line of play that was not stated.
        Order::LineAccepted => "line accepted",
        Order::LineRefused => "line refused",
        /// To the hand where it belongs.
        Order::RestoreCard { card, to, from: None } => "restore CARD to SEAT" [card, to],
        Order::RestoreCard { card, to, from: Some(from) } => "restore CARD to SEAT from SEAT" [card, to, from],
        /// With another pack.
        Order::RebuildDeal => "rebuild deal",
        /// A card that is not of the deal.
        Order::RemoveCard { from, card } => "remove CARD from SEAT" [card, from],
        /// That the card was put back.
        Order::KnowledgeUnauthorized { card, to } => "restored CARD unauthorized for SEAT" [card, to],
        Order::NoChangeOfCall => "no change of call",
        /// Of this board.
        Order::TakeCorrectHand(seat) => "takes his own hand SEAT" [seat],
        Order::CallAgain(seat) => "calls again SEAT" [seat],
        /// His call there with the one cancelled here.
        Order::CompareOnOtherBoard(seat) => "compare on the other board SEAT" [seat],
        Order::AuctionPeriodBegins(side) => "auction period begins SIDE" [side],
        /// The score stands.
        Order::PlayOn => "play on",
        Order::RightBoardLater => "right board may be played later",
        Order::CancelBoard => "cancel board",
        /// The board is not played on.
        Order::AdjustScore(Adjustment::Artificial) => "artificial adjusted score",
        Order::AdjustScore(Adjustment::Assigned) => "assigned adjusted score",
        Order::AdjustScore(Adjustment::Either) => "adjusted score",
        /// Both sides are taken as not offending.
        Order::AdjustScore(Adjustment::BothAsNonOffending) => "adjusted score for both as non-offending",
        Order::MayPenalize => "may penalize",
        Order::SettlementStands => "settlement stands",
        Order::SettlementCancelled => "settlement cancelled",
        Order::RightForfeited(side) => "right forfeited SIDE" [side],
        /// From its score; the other side keeps its own.
        Order::GainTaken(side) => "gain taken from SIDE" [side],
        Order::Waive(case) => "waive case NUMBER" [case.0 + 1],
        Order::NotWaived(case) => "not waived case NUMBER" [case.0 + 1],
        /// Its orders no longer count; they stay in the record.
        Order::Undo(case) => "undo ruling NUMBER" [case.0 + 1],
        /// The act rests on the ruling.
        Order::RestsOn(at) => "rests on it ACT" [Named(table, *at)],
        /// What it imposed no longer binds; what was done stays.
        Order::Lift(case) => "lift ruling NUMBER" [case.0 + 1],
        Order::RuleAgain(case) => "rule again case NUMBER" [case.0 + 1],
        /// Only what was found last is taken back and asked again.
        Order::Reconsider { of, .. } => "reconsider case NUMBER" [of.0 + 1],
        Order::NothingFurther => "nothing further",
        /// What was withdrawn stays unauthorized.
        Order::NoRectification => "no rectification",
        Order::ReviewAfterPlay => "review after play",
        Order::AdjustAfterPlay { against } => "adjust score against SIDE" [against],
        /// Neither side has offended.
        Order::AdjustWithoutOffence => "adjust score without offence",
        /// As far as this goes.
        Order::ScoreStands => "score stands",
        /// What the adjustment goes by.
        Order::AsIfToldRight => "as if told the agreed meaning",
        Order::AsIfToldNoAgreement => "as if told that nothing was agreed",
        Order::ChangeSeats => "change seats",
        Order::Redeal => "redeal",
    }
}
