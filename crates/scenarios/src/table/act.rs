use openroom_cards::{BySeat, Cards, Denomination, Seat};
use openroom_laws::{
    Act, ActNo, Attended, Because, CaseNo, Conveyance, Designation, DummysRight, Explanation, Exposure,
    Inspection, Overstep, Place, Pocket, Review, Seen, SystemCard, Table, Warning,
};

use super::{claim, meaning};
use crate::fault::Fault;
use crate::line::Who;
use crate::words::Words;

/// Reads what a person does.
pub(super) fn by(who: Who, words: Words<'_>, table: &Table) -> Result<Act, Fault> {
    let mut rest = words;
    let act = match anyone(who, &mut rest, table)? {
        Some(act) => act,
        None => match who {
            Who::Player(seat) => player(seat, &mut rest, table)?,
            Who::Director => {
                return Err(
                    words.fault("draws attention, notices revoke, finds, reports or withdraws ruling")
                );
            }
        },
    };
    rest.done()?;
    Ok(act)
}

/// Reads an act that names no person first; none where it is none.
pub(super) fn nobody(words: Words<'_>) -> Result<Option<Act>, Fault> {
    let mut rest = words;
    let act = if rest.take("together") {
        Act::CallTogether { calls: Box::new(each(&mut rest, Words::call)?) }
    } else if rest.take("at once") {
        Act::PlayAtOnce { plays: Box::new(each(&mut rest, Words::card)?) }
    } else if rest.take("round ends") {
        Act::EndRound
    } else if rest.take("dummy plays as directed") {
        Act::DummyUses { right: DummysRight::PlaysAsDirected }
    } else if rest.take("dummy plays") {
        Act::DummyPlays { card: rest.card()? }
    } else if rest.take("dummy suggests") {
        Act::DummySuggests { card: rest.card()? }
    } else if rest.take("dummy exchanges hands") {
        Act::DummyOversteps { how: Overstep::ExchangedHands }
    } else if rest.take("dummy leaves his seat") {
        Act::DummyOversteps { how: Overstep::LeftSeat }
    } else if rest.take("dummy looks at the hand of") {
        Act::DummyOversteps { how: Overstep::LookedAtDefender(rest.seat()?) }
    } else if rest.take("dummy is shown the hand of") {
        Act::DummyOversteps { how: Overstep::ShownByDefender(rest.seat()?) }
    } else if rest.take("dummy tells the Director") {
        Act::DummyUses { right: DummysRight::TellsDirector }
    } else if rest.take("dummy counts the tricks") {
        Act::DummyUses { right: DummysRight::CountsTricks }
    } else if rest.take("dummy sees to following suit") {
        Act::DummyUses { right: DummysRight::SeesToFollowing }
    } else if rest.take("dummy takes part") {
        Act::DummyOversteps { how: Overstep::TookPart }
    } else if rest.take("dummy warns of the wrong hand") {
        Act::DummyWarns { of: Warning::WrongHand }
    } else if rest.take("dummy warns a defender") {
        Act::DummyWarns { of: Warning::Defender }
    } else if rest.take("dummy warns of an irregularity") {
        Act::DummyWarns { of: Warning::Other }
    } else {
        return Ok(None);
    };
    rest.done()?;
    Ok(Some(act))
}

/// What a player or the Director may do.
fn anyone(who: Who, words: &mut Words<'_>, table: &Table) -> Result<Option<Act>, Fault> {
    let by = who.into();
    Ok(Some(if words.take("draws attention to what he saw") {
        Act::DrawAttention { by, to: Attended::WhatHeSaw }
    } else if words.take("draws attention to") {
        Act::DrawAttention { by, to: Attended::Act(made(words, table)?) }
    } else if words.take("draws attention") {
        Act::DrawAttention { by, to: Attended::Whatever }
    } else if words.take("notices revoke") {
        let of = words.seat()?;
        let trick = if words.take("trick") { Some(trick(words)?) } else { None };
        Act::DrawAttention { by, to: Attended::Revoke { by: of, trick } }
    } else if words.take("finds the wrong board") {
        Act::DrawAttention { by, to: Attended::WrongBoard }
    } else if words.take("finds") {
        let card = words.card()?;
        words.expect("of")?;
        let of = words.seat()?;
        words.expect(":")?;
        Act::FindCard { by, card, of, place: place(words)? }
    } else if words.take("reports deviation") {
        Act::ReportDeviation { call: made(words, table)?, reported: by }
    } else if who == Who::Director && words.take("comes back") {
        Act::ComeBack
    } else if words.take("reports") {
        let of = words.seat()?;
        Act::Convey { by: of, how: conveyed(words)?, reported: by, text: text(words) }
    } else if who == Who::Director && words.take("rules on") {
        beforehand(words, table)?
    } else if who == Who::Director && words.take("withdraws ruling") {
        Act::WithdrawRuling { case: case(words)? }
    } else {
        return Ok(None);
    }))
}

fn player(by: Seat, words: &mut Words<'_>, table: &Table) -> Result<Act, Fault> {
    if words.len() == 1
        && let Some(act) = words.peek().and_then(|word| call_or_card(by, word))
    {
        words.word();
        return Ok(act);
    }
    if let Some((mut before, mut after)) = words.part_at("naming") {
        let (call, named) = (before.call()?, after.call()?);
        before.done()?;
        after.done()?;
        words.rest();
        let named = named.bid().ok_or_else(|| words.fault("a bid after `naming`"))?;
        return Ok(Act::DoubleNaming { by, call, named });
    }
    if let Some(recorded) = meaning::line(by, *words)? {
        words.rest();
        let (call, nth) = (recorded.call, recorded.nth);
        return Ok(Act::RecordMeaning { by, call, nth, meaning: Box::new(recorded.meaning) });
    }
    if let Some(act) = auction(by, words, table)? {
        return Ok(act);
    }
    if let Some(act) = rest(by, words)? {
        return Ok(act);
    }
    if let Some(act) = play(by, words)? {
        return Ok(act);
    }
    if words.len() > 1 && words.peek().is_some_and(|word| call_or_card(by, word).is_some()) {
        words.word();
        return Err(words.fault("nothing more: one thing a line"));
    }
    Err(words.fault("a call, a card or another act (`openroom scenarios words` lists them)"))
}

fn call_or_card(by: Seat, word: &str) -> Option<Act> {
    if let Ok(call) = word.parse() {
        return Some(Act::Call { by, call });
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    if let (Ok(level @ 8..), Ok(denomination)) =
        (word[..digits].parse(), word[digits..].parse::<Denomination>())
    {
        return Some(Act::BidAboveSeven { by, level, denomination });
    }
    word.parse().ok().map(|card| Act::Play { by, card })
}

fn auction(by: Seat, words: &mut Words<'_>, table: &Table) -> Result<Option<Act>, Fault> {
    Ok(Some(if words.take("changes to") {
        Act::ChangeCall { by, to: words.call()?, because: Because::Unsaid }
    } else if words.take("corrects to") {
        Act::ChangeCall { by, to: words.call()?, because: Because::Slip }
    } else if words.take("passes the tray") {
        Act::PassTray { by }
    } else if words.take("warns of a skip") {
        Act::WarnOfSkip { by }
    } else if words.take("alerts") {
        Act::Alert { by, call: made(words, table)? }
    } else if words.take("announces") {
        Act::Announce { by, call: made(words, table)?, text: text(words) }
    } else if words.take("asks about the auction") {
        Act::Ask { by, about: None }
    } else if words.take("asks about") {
        Act::Ask { by, about: Some(made(words, table)?) }
    } else if words.take("explains") {
        let call = made(words, table)?;
        Act::Explain { by, call, says: Box::new(explanation(call, words, table)?) }
    } else if words.take("corrects explanation") {
        let call = made(words, table)?;
        Act::CorrectExplanation { by, call, says: Box::new(explanation(call, words, table)?) }
    } else if words.take("looks at his own system card") {
        Act::ConsultCard { by, whose: SystemCard::Own }
    } else if words.take("looks at the opponents' system card") {
        Act::ConsultCard { by, whose: SystemCard::Opponents }
    } else if words.take("uses an aid") {
        Act::UseAid { by }
    } else if words.take("asks for the contract") {
        Act::AskContract { by }
    } else if words.take("asks for a review") {
        Act::AskReview { by }
    } else if words.take("reviews the auction wrongly") {
        Act::GiveReview { by, given: Review::Wrong }
    } else if words.take("reviews the auction") {
        Act::GiveReview { by, given: Review::Right }
    } else if words.take("reviews part of the auction") {
        Act::GiveReview { by, given: Review::Partial }
    } else {
        return Ok(None);
    }))
}

fn play(by: Seat, words: &mut Words<'_>) -> Result<Option<Act>, Fault> {
    Ok(Some(if words.take("exposes") {
        Act::ExposeCards { by, cards: cards(words)?, how: Exposure::Shown }
    } else if words.take("begins to spread") {
        Act::ExposeCards { by, cards: cards(words)?, how: Exposure::AsDummy }
    } else if words.take("drops") {
        Act::ExposeCards { by, cards: cards(words)?, how: Exposure::Dropped }
    } else if words.take("says he holds") {
        Act::ExposeCards { by, cards: cards(words)?, how: Exposure::Named }
    } else if words.take("lets") {
        let cards = cards(words)?;
        words.expect("be seen")?;
        Act::ExposeCards { by, cards, how: Exposure::Held }
    } else if words.take("has") {
        let cards = cards(words)?;
        words.expect("exposed by")?;
        Act::ExposeCards { by, cards, how: Exposure::ByAnother(words.seat()?) }
    } else if words.take("leads") {
        let cards = cards(words)?;
        if words.take("early") {
            Act::ExposeCards { by, cards, how: Exposure::Led }
        } else {
            words.expect("face down")?;
            let card = cards.lowest().filter(|_| cards.len() == 1);
            Act::LeadFaceDown { by, card: card.ok_or_else(|| words.fault("one card before `face down`"))? }
        }
    } else if words.take("faces the lead") {
        Act::FaceLead { by }
    } else if words.take("says it is the turn of") {
        Act::SayTurn { by, of: words.seat()? }
    } else if words.take("plays no card") {
        Act::OmitCard { by }
    } else if words.take("plays") {
        let cards = cards(words)?;
        if let Some(card) = cards.lowest().filter(|_| cards.len() == 1 && words.take("hiding")) {
            let hidden = words.card()?;
            let seen = if words.take("or hidden by it") { Seen::Unknown } else { Seen::Upper };
            return Ok(Some(Act::PlayHiding { by, card, hidden, seen }));
        }
        words.expect("together")?;
        Act::PlayTogether { by, cards }
    } else if words.take("touches") {
        Act::Name { by, designation: Designation::Touched(words.card()?) }
    } else if words.take("names") {
        named(by, words)?
    } else if words.take("renames to") {
        Act::RenameCard { by, to: words.card()?, because: Because::Unsaid }
    } else if words.take("corrects card to") {
        Act::RenameCard { by, to: words.card()?, because: Because::Slip }
    } else if words.take("asks") {
        let of = words.seat()?;
        words.expect("about a revoke")?;
        Act::AskAboutRevoke { by, of }
    } else if words.take("spreads his hand") {
        Act::SpreadHand { by }
    } else if words.take("takes back") {
        Act::TakeBackCard { by, card: words.card()? }
    } else if words.take("puts back") {
        Act::PutBack { by, card: words.card()? }
    } else if words.take("turns his card") {
        Act::TurnDown { by }
    } else if words.take("points out trick") {
        let trick = trick(words)?;
        words.expect("of")?;
        Act::PointOutTrick { by, of: words.seat()?, trick }
    } else if words.take("inspects his card of trick") {
        Act::InspectTrick { by, trick: trick(words)?, whose: Inspection::Own }
    } else if words.take("shows his card of trick") {
        Act::InspectTrick { by, trick: trick(words)?, whose: Inspection::OwnShown }
    } else if words.take("inspects trick") {
        Act::InspectTrick { by, trick: trick(words)?, whose: Inspection::All }
    } else if words.take("mixes his cards") {
        Act::MixCards { by }
    } else {
        return Ok(None);
    }))
}

fn named(by: Seat, words: &mut Words<'_>) -> Result<Act, Fault> {
    let designation = if words.take("suit") {
        Designation::Suit(words.read("a suit", |word| word.parse().ok())?)
    } else if words.take("rank") {
        Designation::Rank(words.read("a rank", |word| word.parse().ok())?)
    } else if words.take("high") {
        Designation::High
    } else if words.take("low") {
        Designation::Low
    } else if words.take("win") {
        Designation::Win
    } else if words.take("anything") {
        Designation::Anything
    } else if words.take("missing") {
        Designation::NotHeld(words.card()?)
    } else {
        Designation::Card(words.card()?)
    };
    Ok(Act::Name { by, designation })
}

fn rest(by: Seat, words: &mut Words<'_>) -> Result<Option<Act>, Fault> {
    Ok(Some(if words.take("takes his hand") {
        Act::TakeHand { by, from: Pocket::Own }
    } else if words.take("takes the hand of") {
        Act::TakeHand { by, from: Pocket::Of(words.seat()?) }
    } else if words.take("takes a hand of another board") {
        Act::TakeHand { by, from: Pocket::OtherBoard }
    } else if words.take("counts") {
        let cards = words.number()?;
        words.expect("cards")?;
        Act::CountCards { by, cards }
    } else if words.take("returns his hand") {
        Act::ReturnHand { by }
    } else if words.take("learns") {
        Act::LearnOfBoard { by, what: text(words) }
    } else if words.take("claims") {
        Act::Claim { by, tricks: words.number()?, statement: Box::new(claim::statement(words)?) }
    } else if words.take("concedes") {
        Act::Concede { by, tricks: words.number()? }
    } else if words.take("objects") {
        Act::Object { by }
    } else if words.take("agrees") {
        Act::Acquiesce { by }
    } else if words.take("calls on the next board") {
        Act::CallOnNextBoard { by }
    } else if words.take("states") {
        let declarers = words.number()?;
        words.expect("tricks for declarer")?;
        Act::StateTricks { by, declarers }
    } else if words.take("calls the Director") {
        Act::CallDirector { by }
    } else if words.take("settles it") {
        Act::SettleThemselves { by, what: text(words) }
    } else if words.take("asks to waive case") {
        Act::AskWaiver { by, case: case(words)? }
    } else {
        return Ok(None);
    }))
}

/// `: any text`, or nothing.
fn text(words: &mut Words<'_>) -> Box<str> {
    words.take(":");
    words.rest().into()
}

/// `as MEANING`, or `: any text`.
fn explanation(of: ActNo, words: &mut Words<'_>, table: &Table) -> Result<Explanation, Fault> {
    let call = table.calls().iter().find(|made| made.at == of).and_then(|made| made.said.call());
    match call {
        Some(call) if words.take("as") => {
            let mut whole = *words;
            let text = whole.rest().into();
            Ok(Explanation { text, meaning: Some(meaning::shown_by(call, words)?) })
        }
        Some(_) | None => Ok(Explanation { text: text(words), meaning: None }),
    }
}

/// The last call or card of the record that is this: `S 1NT`.
pub(super) fn made(words: &mut Words<'_>, table: &Table) -> Result<ActNo, Fault> {
    let start = *words;
    let by = words.seat()?;
    let name = words.word().unwrap_or_default();
    let calls = table.calls().iter().rev().filter(|made| made.by == by);
    let cards = table.plays().iter().rev().filter(|played| played.by == by);
    let call = calls.map(|made| (made.at, super::words::call_of(made.said))).find(|(_, said)| said == name);
    let card = cards.map(|played| (played.at, played.card.to_string())).find(|(_, card)| card == name);
    call.or(card).map(|(at, _)| at).ok_or_else(|| start.fault("a call or card of the record (S 1NT)"))
}

fn cards(words: &mut Words<'_>) -> Result<Cards, Fault> {
    let mut cards = Cards::of(words.card()?);
    while let Some(card) = words.peek().and_then(|word| word.parse().ok()) {
        words.word();
        cards.insert(card);
    }
    Ok(cards)
}

/// A trick as people count it.
fn trick(words: &mut Words<'_>) -> Result<u8, Fault> {
    words.read("a trick from 1 to 13", |word| {
        word.parse::<u8>().ok()?.checked_sub(1).filter(|trick| *trick < 13)
    })
}

fn case(words: &mut Words<'_>) -> Result<CaseNo, Fault> {
    words.read("the number of a case, from 1", |word| word.parse::<u16>().ok()?.checked_sub(1).map(CaseNo))
}

pub(super) fn place(words: &mut Words<'_>) -> Result<Place, Fault> {
    Ok(if words.take("hand of") {
        Place::Hand(words.seat()?)
    } else if words.take("played cards of") {
        Place::Played(words.seat()?)
    } else if words.take("board") {
        Place::Board
    } else if words.take("elsewhere") {
        Place::Elsewhere
    } else if words.take("other pack") {
        Place::OtherPack
    } else if words.take("nowhere") {
        Place::Nowhere
    } else {
        return Err(
            words.fault("hand of SEAT, played cards of SEAT, board, elsewhere, other pack or nowhere")
        );
    })
}

fn conveyed(words: &mut Words<'_>) -> Result<Conveyance, Fault> {
    const ALL: [Conveyance; 6] = [
        Conveyance::Remark,
        Conveyance::Question,
        Conveyance::Alert,
        Conveyance::Hesitation,
        Conveyance::Haste,
        Conveyance::Manner,
    ];
    ALL.into_iter()
        .find(|how| words.take(super::words::conveyed(*how)))
        .ok_or_else(|| words.fault("remarks, asks aloud, alerts strangely, hesitates, hurries or gestures"))
}

fn each<'a, T: Copy>(
    words: &mut Words<'a>,
    read: impl Fn(&mut Words<'a>) -> Result<T, Fault>,
) -> Result<BySeat<Option<T>>, Fault> {
    let mut values = BySeat::default();
    for mut part in words.parts(",") {
        let seat = part.seat()?;
        values[seat] = Some(read(&mut part)?);
        part.done()?;
    }
    words.rest();
    Ok(values)
}

/// `2C: comparable no`
fn beforehand(words: &mut Words<'_>, table: &Table) -> Result<Act, Fault> {
    let call = words.call()?;
    words.expect(":")?;
    let candidates = table.candidates(openroom_laws::Who::Director);
    let asked = candidates.iter().filter(|one| one.call == call).flat_map(|one| &one.asks);
    for question in asked {
        let mut rest = *words;
        if rest.take(&super::words::what(question.what, table)) {
            let answer = super::answer::read(question.form(), rest, table)?;
            words.rest();
            return Ok(Act::RuleBeforehand { question: Box::new(*question), answer });
        }
    }
    Err(words.fault("a question that the Director would be asked after this call"))
}
