use openroom_laws::{AnswerRefusal, Why};

use super::words;
use crate::line::Who;

words! {
    /// Why an act is refused.
    fn refusal(why: Why, table), REFUSALS {
        /// The table is set to prevent it; the line cites what forbids it.
        Why::Prevented(_) => "prevented",
        /// The line cites what asks.
        Why::Waiting(who, _) => "waiting for WHO" [Who::from(*who)],
        Why::NotHeld(seat, card) => "SEAT does not hold CARD" [seat, card],
        /// A claim or concession of more.
        Why::TricksLeft(left) => "tricks left NUMBER" [left],
        /// The line that the claimer states speaks of it.
        Why::NotHisHand(seat) => "not his hand SEAT" [seat],
        /// The auction is not over: there is nothing to play, claim or concede.
        Why::InAuction => "in the auction",
        Why::PlayIsOver => "play is over",
        /// A claim or concession is being settled.
        Why::ClaimNotSettled => "claim not settled",
        Why::NoScreens => "no screens",
        /// Nobody has said anything of the call.
        Why::NothingToCorrect => "nothing to correct",
        /// The ruling with this number was taken back.
        Why::Withdrawn(case) => "ruling NUMBER withdrawn" [case.0 + 1],
        /// The same, and the matter was ruled on again: the second number is that of the new ruling.
        Why::RuledAgain(case, now) => "ruling NUMBER withdrawn, now NUMBER" [case.0 + 1, now.0 + 1],
        Why::Waived(case) => "case NUMBER waived" [case.0 + 1],
        /// It came to nothing before it was ruled on.
        Why::Lapsed(case) => "case NUMBER lapsed" [case.0 + 1],
        /// The case with this number itself took a ruling back.
        Why::IsWithdrawal(case) => "case NUMBER is a withdrawal" [case.0 + 1],
        /// A claim, or a waiver.
        Why::NoRectification(case) => "case NUMBER has no rectification" [case.0 + 1],
        Why::NotNow => "not now",
        /// It is on the other side of the screen; what lies on it plays no part.
        Why::NoTray => "the tray has not come",
        Why::NoSuchRecord => "no such call or case",
        Why::Full => "the record is full",
    }
}

words! {
    /// Why an answer is refused.
    fn answer_refusal(refusal: AnswerRefusal, table), ANSWER_REFUSALS {
        AnswerRefusal::NotAsked(..) => "not asked",
        AnswerRefusal::WrongKind(..) => "no such answer",
        /// The same of an answer.
        AnswerRefusal::Prevented(..) => "prevented",
    }
}
