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
