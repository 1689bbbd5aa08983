use openroom_cards::{BySeat, Card};
use openroom_laws::{
    Act, Attended, Because, Conceded, Conveyance, Designation, DummysRight, Exposure, Inspection, LineOrder,
    Overstep, Place, Pocket, Review, Seen, Statement, Step, SystemCard, Warning,
};

use super::{Named, list, what, words};
use crate::line::Who;

words! {
    /// An act as it is written in a scenario.
    fn act(act: Act, table), ACTS {
        Act::TakeHand { by, from: Pocket::Own } => "SEAT takes his hand" [by],
        Act::TakeHand { by, from: Pocket::Of(seat) } => "SEAT takes the hand of SEAT" [by, seat],
        Act::TakeHand { by, from: Pocket::OtherBoard } => "SEAT takes a hand of another board" [by],
        Act::CountCards { by, cards } => "SEAT counts NUMBER cards" [by, cards],
        /// By a player or the Director; PLACE is `hand of SEAT`, `played cards of SEAT`, `board`, `elsewhere`, `other pack` or `nowhere`.
        Act::FindCard { by, card, of, place } => "WHO finds CARD of SEAT: PLACE" [Who::from(*by), card, of, place_of(*place)],
        Act::ReturnHand { by } => "SEAT returns his hand" [by],
        Act::LearnOfBoard { by, what } => "SEAT learns: TEXT" [by, what],
        Act::Call { by, call } => "SEAT CALL" [by, call],
        /// A bid of more than seven: `E 8H`.
        Act::BidAboveSeven { by, level, denomination } => "SEAT BID" [by, format!("{level}{denomination}")],
        /// Double or redouble, with the bid that he says he doubles: `E X naming 3H`.
        Act::DoubleNaming { by, call, named } => "SEAT CALL naming BID" [by, call, named],
        Act::ChangeCall { by, to, because: Because::Unsaid } => "SEAT changes to CALL" [by, to],
        /// He says that it was a slip.
        Act::ChangeCall { by, to, because: Because::Slip } => "SEAT corrects to CALL" [by, to],
        /// At the same moment.
        Act::CallTogether { calls } => "together CALLS" [together(calls)],
        Act::WarnOfSkip { by } => "SEAT warns of a skip" [by],
        Act::Alert { by, call } => "SEAT alerts CALL" [by, Named(table, *call)],
        Act::Announce { by, call, text } => "SEAT announces CALL: TEXT" [by, Named(table, *call), text],
        Act::Ask { by, about: Some(call) } => "SEAT asks about CALL" [by, Named(table, *call)],
        Act::Ask { by, about: None } => "SEAT asks about the auction" [by],
        /// Or `SEAT explains CALL as MEANING`, which is compared with what is recorded of the call.
        Act::Explain { by, call, says } => "SEAT explains CALL: TEXT" [by, Named(table, *call), says.text],
        Act::CorrectExplanation { by, call, says } => "SEAT corrects explanation CALL: TEXT" [by, Named(table, *call), says.text],
        Act::AskContract { by } => "SEAT asks for the contract" [by],
        Act::AskReview { by } => "SEAT asks for a review" [by],
        Act::GiveReview { by, given: Review::Right } => "SEAT reviews the auction" [by],
        Act::GiveReview { by, given: Review::Partial } => "SEAT reviews part of the auction" [by],
        Act::GiveReview { by, given: Review::Wrong } => "SEAT reviews the auction wrongly" [by],
        /// During the board; `MEANING` as at the beginning.
        Act::RecordMeaning { by, call, nth: _, meaning: _ } => "SEAT CALL is MEANING" [by, call, "recorded"],
        Act::ConsultCard { by, whose: SystemCard::Own } => "SEAT looks at his own system card" [by],
        Act::ConsultCard { by, whose: SystemCard::Opponents } => "SEAT looks at the opponents' system card" [by],
        /// To memory, calculation or technique.
        Act::UseAid { by } => "SEAT uses an aid" [by],
        /// From what the partners announced.
        Act::ReportDeviation { call, reported } => "WHO reports deviation CALL" [Who::from(*reported), Named(table, *call)],
        /// `remarks`, `asks aloud`, `alerts strangely`, `hesitates`, `hurries` or `gestures`; a text may follow.
        Act::Convey { by, how, reported, text } => "WHO reports SEAT HOW: TEXT" [Who::from(*reported), by, conveyed(*how), text],
        Act::ExposeCards { by, cards, how: Exposure::Shown } => "SEAT exposes CARDS" [by, list(*cards)],
        /// As dummy does.
        Act::ExposeCards { by, cards, how: Exposure::AsDummy } => "SEAT begins to spread CARDS" [by, list(*cards)],
        Act::ExposeCards { by, cards, how: Exposure::Dropped } => "SEAT drops CARDS" [by, list(*cards)],
        Act::ExposeCards { by, cards, how: Exposure::Held } => "SEAT lets CARDS be seen" [by, list(*cards)],
        /// Before the auction is over.
        Act::ExposeCards { by, cards, how: Exposure::Led } => "SEAT leads CARDS early" [by, list(*cards)],
        Act::ExposeCards { by, cards, how: Exposure::Named } => "SEAT says he holds CARDS" [by, list(*cards)],
        Act::ExposeCards { by, cards, how: Exposure::ByAnother(seat) } => "SEAT has CARDS exposed by SEAT" [by, list(*cards), seat],
        Act::LeadFaceDown { by, card } => "SEAT leads CARD face down" [by, card],
        Act::FaceLead { by } => "SEAT faces the lead" [by],
        Act::Play { by, card } => "SEAT CARD" [by, card],
        Act::PlayTogether { by, cards } => "SEAT plays CARDS together" [by, list(*cards)],
        /// The second card is not seen.
        Act::PlayHiding { by, card, hidden, seen: Seen::Upper } => "SEAT plays CARD hiding CARD" [by, card, hidden],
        /// Nobody can say which of the two was seen.
        Act::PlayHiding { by, card, hidden, seen: Seen::Unknown } => "SEAT plays CARD hiding CARD or hidden by it" [by, card, hidden],
        /// The table goes on without him.
        Act::OmitCard { by } => "SEAT plays no card" [by],
        /// At the same moment.
        Act::PlayAtOnce { plays } => "at once CARDS" [together(plays)],
        Act::Name { by, designation: Designation::Card(card) } => "SEAT names CARD" [by, card],
        Act::Name { by, designation: Designation::Touched(card) } => "SEAT touches CARD" [by, card],
        Act::Name { by, designation: Designation::Suit(suit) } => "SEAT names suit SUIT" [by, suit],
        Act::Name { by, designation: Designation::Rank(rank) } => "SEAT names rank RANK" [by, rank],
        Act::Name { by, designation: Designation::High } => "SEAT names high" [by],
        Act::Name { by, designation: Designation::Low } => "SEAT names low" [by],
        Act::Name { by, designation: Designation::Win } => "SEAT names win" [by],
        Act::Name { by, designation: Designation::Anything } => "SEAT names anything" [by],
        Act::Name { by, designation: Designation::NotHeld(card) } => "SEAT names missing CARD" [by, card],
        Act::RenameCard { by, to, because: Because::Unsaid } => "SEAT renames to CARD" [by, to],
        /// He says that it was a slip.
        Act::RenameCard { by, to, because: Because::Slip } => "SEAT corrects card to CARD" [by, to],
        /// A card that declarer did not name.
        Act::DummyPlays { card } => "dummy plays CARD" [card],
        Act::DummySuggests { card } => "dummy suggests CARD" [card],
        Act::DummyOversteps { how: Overstep::ExchangedHands } => "dummy exchanges hands",
        Act::DummyOversteps { how: Overstep::LeftSeat } => "dummy leaves his seat",
        Act::DummyOversteps { how: Overstep::LookedAtDefender(seat) } => "dummy looks at the hand of SEAT" [seat],
        Act::DummyOversteps { how: Overstep::ShownByDefender(seat) } => "dummy is shown the hand of SEAT" [seat],
        Act::DummyUses { right: DummysRight::TellsDirector } => "dummy tells the Director",
        Act::DummyUses { right: DummysRight::CountsTricks } => "dummy counts the tricks",
        Act::DummyUses { right: DummysRight::PlaysAsDirected } => "dummy plays as directed",
        Act::DummyUses { right: DummysRight::SeesToFollowing } => "dummy sees to following suit",
        Act::SayTurn { by, of } => "SEAT says it is the turn of SEAT" [by, of],
        Act::DummyOversteps { how: Overstep::TookPart } => "dummy takes part",
        Act::DummyWarns { of: Warning::WrongHand } => "dummy warns of the wrong hand",
        Act::DummyWarns { of: Warning::Defender } => "dummy warns a defender",
        Act::DummyWarns { of: Warning::Other } => "dummy warns of an irregularity",
        Act::AskAboutRevoke { by, of } => "SEAT asks SEAT about a revoke" [by, of],
        Act::SpreadHand { by } => "SEAT spreads his hand" [by],
        Act::TakeBackCard { by, card } => "SEAT takes back CARD" [by, card],
        /// Of a quitted trick, into his hand.
        Act::PutBack { by, card } => "SEAT puts back CARD" [by, card],
        Act::TurnDown { by } => "SEAT turns his card" [by],
        Act::PointOutTrick { by, of, trick } => "SEAT points out trick NUMBER of SEAT" [by, trick + 1, of],
        Act::InspectTrick { by, trick, whose: Inspection::Own } => "SEAT inspects his card of trick NUMBER" [by, trick + 1],
        /// To others.
        Act::InspectTrick { by, trick, whose: Inspection::OwnShown } => "SEAT shows his card of trick NUMBER" [by, trick + 1],
        Act::InspectTrick { by, trick, whose: Inspection::All } => "SEAT inspects trick NUMBER" [by, trick + 1],
        Act::MixCards { by } => "SEAT mixes his cards" [by],
        /// A line and any words may follow: `S claims 5 draw trumps, cash SA SK, throw H2: no problem`. Other parts of a line are `play C`, `play C from the top`, `ruff H in N`, `cross to N in D`, `finesse CQ with CJ` and `concede H` or `concede HK` (what he says that he loses). He may be wrong: when the claim is contested, `=> 70A line fails at part NUMBER` tells the first part that cannot be played.
        Act::Claim { by, tricks, statement } => "SEAT claims NUMBER LINE: TEXT" [by, tricks, line_of(statement), statement.words],
        Act::Concede { by, tricks } => "SEAT concedes NUMBER" [by, tricks],
        Act::Object { by } => "SEAT objects" [by],
        Act::Acquiesce { by } => "SEAT agrees" [by],
        Act::CallOnNextBoard { by } => "SEAT calls on the next board" [by],
        Act::EndRound => "round ends",
        Act::StateTricks { by, declarers } => "SEAT states NUMBER tricks for declarer" [by, declarers],
        /// By a player or the Director, to whatever is wrong.
        Act::DrawAttention { by, to: Attended::Whatever } => "WHO draws attention" [Who::from(*by)],
        /// To what he can have noticed himself: not to a revoke of which no card was seen.
        Act::DrawAttention { by, to: Attended::WhatHeSaw } => "WHO draws attention to what he saw" [Who::from(*by)],
        Act::DrawAttention { by, to: Attended::Act(at) } => "WHO draws attention to CALL" [Who::from(*by), Named(table, *at)],
        Act::DrawAttention { by, to: Attended::Revoke { by: of, trick: None } } => "WHO notices revoke SEAT" [Who::from(*by), of],
        Act::DrawAttention { by, to: Attended::Revoke { by: of, trick: Some(trick) } } => "WHO notices revoke SEAT trick NUMBER" [Who::from(*by), of, trick + 1],
        Act::CallDirector { by } => "SEAT calls the Director" [by],
        Act::SettleThemselves { by, what } => "SEAT settles it: TEXT" [by, what],
        /// The cases of a block are counted from 1.
        Act::AskWaiver { by, case } => "SEAT asks to waive case NUMBER" [by, case.0 + 1],
        Act::DrawAttention { by, to: Attended::WrongBoard } => "WHO finds the wrong board" [Who::from(*by)],
        /// What he would be asked after the call: `Director rules on 2C: comparable no`.
        Act::RuleBeforehand { question, answer: _ } => "Director rules on CALL: QUESTION ANSWER" ["a call", what(question.what, table), "beforehand"],
        Act::PassTray { by } => "SEAT passes the tray" [by],
        /// To what he has to look at after the play.
        Act::ComeBack => "Director comes back",
        Act::WithdrawRuling { case } => "Director withdraws ruling NUMBER" [case.0 + 1],
    }
}

fn together<T: std::fmt::Display>(values: &BySeat<Option<T>>) -> String {
    let each: Vec<String> =
        values.iter().filter_map(|(seat, value)| Some(format!("{seat} {}", value.as_ref()?))).collect();
    each.join(", ")
}

fn place_of(place: Place) -> String {
    match place {
        Place::Hand(seat) => format!("hand of {seat}"),
        Place::Played(seat) => format!("played cards of {seat}"),
        Place::Board => "board".to_owned(),
        Place::Elsewhere => "elsewhere".to_owned(),
        Place::OtherPack => "other pack".to_owned(),
        Place::Nowhere => "nowhere".to_owned(),
    }
}

/// The verb of something conveyed.
pub(in crate::table) fn conveyed(how: Conveyance) -> &'static str {
    match how {
        Conveyance::Remark => "remarks",
        Conveyance::Question => "asks aloud",
        Conveyance::Alert => "alerts strangely",
        Conveyance::Hesitation => "hesitates",
        Conveyance::Haste => "hurries",
        Conveyance::Manner => "gestures",
    }
}

/// What a claimer said as it is written: his line, and his words after it.
pub fn claimed_words(statement: &Statement) -> String {
    match (line_of(statement), statement.words.as_str()) {
        (line, "") => line,
        (line, words) if line.is_empty() => format!(": {words}"),
        (line, words) => format!("{line}: {words}"),
    }
}

/// The line of a claim as it is written.
fn line_of(statement: &Statement) -> String {
    let cards = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let step = |step: &Step| match step {
        Step::DrawTrumps => "draw trumps".to_owned(),
        Step::Play(suit, LineOrder::TopDown) => format!("play {suit} from the top"),
        Step::Play(suit, LineOrder::Unstated) => format!("play {suit}"),
        Step::Cash(all) => format!("cash {}", cards(all)),
        Step::Ruff(suit, hand) => format!("ruff {suit} in {hand}"),
        Step::Cross(hand, suit) => format!("cross to {hand} in {suit}"),
        Step::Finesse { missing, with } => format!("finesse {missing} with {with}"),
    };
    let mut parts: Vec<String> = statement.steps.iter().map(step).collect();
    if !statement.throws.is_empty() {
        parts.push(format!("throw {}", cards(&statement.throws)));
    }
    if !statement.concedes.is_empty() {
        let conceded = |one: &Conceded| match one {
            Conceded::Suit(suit) => suit.to_string(),
            Conceded::Card(card) => card.to_string(),
        };
        let all: Vec<String> = statement.concedes.iter().map(conceded).collect();
        parts.push(format!("concede {}", all.join(" ")));
    }
    parts.join(", ")
}
