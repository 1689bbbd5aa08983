//! Acts and answers at random.

use openroom_cards::{BySeat, Call, Card, Cards, Denomination, Seat};
use openroom_laws::{
    Act, ActNo, Attended, Because, Conveyance, Denominations, Designation, Explanation, Exposure, Meaning,
    Nature, Phase, Review, Span, SystemCard, Table, Tray, Who,
};

pub(super) mod play;

use super::{Input, Random, aim::Aim, procedure, react};

/// How wild a walk is.
pub(super) struct Temper {
    /// One act in so many is out of turn or illegal.
    wild: u32,
    /// What it is out for.
    aim: Aim,
    /// It tries that once in so many acts.
    keen: u32,
}

impl Temper {
    pub(super) fn new(random: &mut Random) -> Temper {
        Temper {
            wild: [2, 4, 8, 20][random.below(4) as usize],
            aim: Aim::new(random),
            keen: [3, 8, 20][random.below(3) as usize],
        }
    }
}

/// Something that somebody does or answers next.
pub(super) fn input(table: &Table, temper: &Temper, random: &mut Random) -> Input {
    let questions: Vec<_> = table.questions().copied().collect();
    if let Some(question) = random.pick(&questions)
        && random.one_in(4)
        && let Some(act) = react::meanwhile(table, question, random)
    {
        return Input::Act(act);
    }
    if let Some(question) = random.pick(&questions)
        && !random.one_in(6)
        && let Some(answer) = random.pick(&question.form().answers())
    {
        return Input::Answer(*question, *answer);
    }
    Input::Act(act(table, temper, random))
}

fn act(table: &Table, temper: &Temper, random: &mut Random) -> Act {
    let anyone = Seat::ALL[random.below(4) as usize];
    if random.one_in(3)
        && let Some(act) = react::act(table, random)
    {
        return act;
    }
    if random.one_in(temper.keen)
        && let Some(act) = temper.aim.begin(table, random)
    {
        return act;
    }
    if random.one_in(24) {
        return procedure::act(table, anyone, random);
    }
    if random.one_in(12) {
        return aside(table, anyone, random);
    }
    if table.phase() == Phase::Play && random.one_in(temper.wild * 6) {
        return play::act(table, anyone, random);
    }
    if !table.unnoticed().is_empty() && random.one_in(4) {
        let by = if random.one_in(5) { Who::Director } else { Who::Player(anyone) };
        return Act::DrawAttention { by, to: Attended::Whatever };
    }
    if let Some(by) = passes_tray(table)
        && !random.one_in(6)
    {
        return Act::PassTray { by };
    }
    let wild = random.one_in(temper.wild);
    let by = if wild && random.one_in(2) { anyone } else { table.turn().unwrap_or(anyone) };
    match table.phase() {
        Phase::Auction => calling(table, by, wild, random),
        Phase::Clarification if random.one_in(temper.wild * 4) => calling(table, by, wild, random),
        Phase::Clarification if table.position().face_down.is_some() => facing(table, wild, random),
        Phase::Clarification if random.one_in(2) => match card(table, by, wild, random) {
            Act::Play { by, card } => Act::LeadFaceDown { by, card },
            other => other,
        },
        Phase::Clarification | Phase::Play => card(table, by, wild, random),
        Phase::Over => aside(table, anyone, random),
    }
}

/// Somebody before whom the tray lies to be passed.
pub(super) fn passes_tray(table: &Table) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| table.tray(*seat) == Some(Tray::ToBePassed))
}

fn calling(table: &Table, by: Seat, wild: bool, random: &mut Random) -> Act {
    let legal = table.legal_calls(by);
    let call = if wild || legal.is_empty() { any_call(table, random) } else { likely(legal, random) };
    if wild && random.one_in(30) {
        return Act::BidAboveSeven {
            by,
            level: 8,
            denomination: Denomination::ALL[random.below(5) as usize],
        };
    }
    if wild && random.one_in(12) {
        let mut calls = BySeat::default();
        calls[by] = Some(call);
        calls[Seat::ALL[random.below(4) as usize]] = Some(any_call(table, random));
        return Act::CallTogether { calls: Box::new(calls) };
    }
    if wild && random.one_in(4) {
        let because = if random.one_in(2) { Because::Slip } else { Because::Unsaid };
        return Act::ChangeCall { by, to: call, because };
    }
    Act::Call { by, call }
}

pub(super) fn likely(legal: openroom_laws::Calls, random: &mut Random) -> Call {
    let low = legal.nth(random.below(legal.len().min(6))).unwrap_or(Call::Pass);
    if legal.contains(Call::Pass) && random.one_in(2) { Call::Pass } else { low }
}

pub(super) fn any_call(table: &Table, random: &mut Random) -> Call {
    let near = table.position().auction.bid.map_or(0, |(_, bid)| u32::from(bid.index()));
    let index = match random.below(6) {
        0 => 35 + random.below(3),
        1 | 2 => near.saturating_sub(random.below(4)),
        _ => (near + random.below(4)).min(34),
    };
    Call::from_index(index as u8).unwrap_or(Call::Pass)
}

fn card(table: &Table, by: Seat, wild: bool, random: &mut Random) -> Act {
    let legal = table.legal_cards(by);
    let from = if wild || legal.is_empty() { table.position().may_hold(by) } else { legal };
    match from.nth(random.below(from.len())) {
        Some(card) if table.position().dummy() == Some(by) && random.one_in(4) => {
            Act::Name { by: by.partner(), designation: designation(card, random) }
        }
        Some(card) if wild && random.one_in(12) => at_the_same_time(table, by, card, random),
        Some(card) => Act::Play { by, card },
        None => aside(table, by, random),
    }
}

/// Some way to call for this card of dummy, or for another.
pub(super) fn designation(card: Card, random: &mut Random) -> Designation {
    match random.below(8) {
        0 => Designation::Suit(card.suit()),
        1 => Designation::Rank(card.rank()),
        2 => Designation::High,
        3 => Designation::Low,
        4 => Designation::Win,
        5 => Designation::Anything,
        6 => Designation::NotHeld(card),
        _ => Designation::Card(card),
    }
}

/// Another card together with this one, from the same hand or from another.
pub(super) fn at_the_same_time(table: &Table, by: Seat, card: Card, random: &mut Random) -> Act {
    let other = if random.one_in(2) { by } else { Seat::ALL[random.below(4) as usize] };
    let hand = table.position().hands[other] - Cards::of(card);
    match hand.nth(random.below(hand.len().max(1))) {
        Some(second) if other == by => Act::PlayTogether { by, cards: Cards::of(card) | Cards::of(second) },
        Some(second) => {
            let mut plays = BySeat::default();
            plays[by] = Some(card);
            plays[other] = Some(second);
            Act::PlayAtOnce { plays: Box::new(plays) }
        }
        None => Act::Play { by, card },
    }
}

/// The opening lead is faced, or something else is done with it.
fn facing(table: &Table, wild: bool, random: &mut Random) -> Act {
    match table.position().face_down {
        Some(lead) if wild && random.one_in(3) => Act::TakeBackCard { by: lead.by, card: lead.card },
        Some(lead) if wild && table.position().also_down.is_none() => {
            let by = lead.by.partner();
            let card = table.position().hands[by].lowest();
            card.map_or(Act::FaceLead { by: lead.by }, |card| Act::LeadFaceDown { by, card })
        }
        Some(lead) => Act::FaceLead { by: lead.by },
        None => Act::EndRound,
    }
}

/// An act that neither calls nor plays.
fn aside(table: &Table, by: Seat, random: &mut Random) -> Act {
    let last = table.calls().last().map(|made| made.at);
    match (random.below(13), last) {
        (10 | 11, _) => of_information(table, by, random),
        (12, _) if table.phase() == Phase::Over => Act::ComeBack,
        (0, Some(call)) => Act::Alert { by, call },
        (1, Some(call)) => Act::Ask { by, about: Some(call) },
        (2, _) => Act::CallDirector { by },
        (3, _) => Act::DrawAttention { by: Who::Player(by), to: Attended::WhatHeSaw },
        (4, _) => match table.position().faced[by].lowest() {
            Some(card) => Act::TakeBackCard { by, card },
            None => Act::WarnOfSkip { by },
        },
        (5, _) => Act::AskReview { by },
        (6, _) => {
            let how = [Conveyance::Hesitation, Conveyance::Remark, Conveyance::Manner];
            let reported = [Who::Player(by.lho()), Who::Player(by.partner()), Who::Director];
            Act::Convey {
                by,
                how: how[random.below(3) as usize],
                reported: reported[random.below(3) as usize],
                text: "".into(),
            }
        }
        (7, _) => {
            let hand = table.position().hands[by];
            let card = hand.nth(random.below(hand.len().max(1)));
            let cards = card.map_or(Cards::EMPTY, Cards::of);
            let how = [Exposure::Dropped, Exposure::Led, Exposure::Shown, Exposure::ByAnother(by.lho())];
            Act::ExposeCards { by, cards, how: how[random.below(4) as usize] }
        }
        (8, _) => of_the_end(table, by, random),
        _ => Act::ReturnHand { by },
    }
}

/// An act about what calls mean and what may be known.
pub(super) fn of_information(table: &Table, by: Seat, random: &mut Random) -> Act {
    let calls = table.calls();
    let call = calls.get(random.below(calls.len() as u32) as usize).map(|made| made.at);
    let meaning = random.one_in(2).then(|| meaning(table, call, random));
    let says = || Box::new(Explanation { text: "".into(), meaning });
    let reported = if random.one_in(4) { Who::Director } else { Who::Player(by) };
    let given = [Review::Right, Review::Partial, Review::Wrong][random.below(3) as usize];
    let whose = if random.one_in(2) { SystemCard::Own } else { SystemCard::Opponents };
    match (random.below(11), call) {
        (9, Some(call)) => recorded(table, call, random),
        (10, _) => Act::WarnOfSkip { by },
        (0, Some(call)) => Act::Explain { by, call, says: says() },
        (1 | 2, Some(call)) => Act::CorrectExplanation { by, call, says: says() },
        (3, Some(call)) => Act::ReportDeviation { call, reported },
        (4, Some(call)) => Act::Announce { by, call, text: "".into() },
        (5, _) => Act::GiveReview { by, given },
        (6, _) => Act::ConsultCard { by, whose },
        (7, _) => Act::UseAid { by },
        (8, Some(call)) if random.one_in(2) => {
            Act::DrawAttention { by: Who::Player(by), to: Attended::Act(call) }
        }
        _ => Act::LearnOfBoard { by, what: "".into() },
    }
}

/// What a call is said or recorded to mean: what it names, or a suit.
fn meaning(table: &Table, call: Option<ActNo>, random: &mut Random) -> Meaning {
    let made = call.and_then(|at| table.calls().iter().find(|made| made.at == at)?.said.call());
    if random.one_in(2) {
        return Meaning::natural(made.unwrap_or(Call::Pass));
    }
    let suit = Denomination::ALL[random.below(4) as usize];
    let points = random.below(12) as u8;
    let strength = random.one_in(2).then_some(Span { least: points, most: points + 4 });
    Meaning { strength, ..Meaning::showing(Nature::Artificial, Denominations::of(suit)) }
}

/// Somebody records what a call of his means.
fn recorded(table: &Table, call: ActNo, random: &mut Random) -> Act {
    let meaning = meaning(table, Some(call), random);
    let made =
        table.calls().iter().find(|made| made.at == call).and_then(|made| Some((made.by, made.said.call()?)));
    let (by, call) = made.unwrap_or((Seat::North, Call::Pass));
    Act::RecordMeaning { by, call, nth: 1, meaning: Box::new(meaning) }
}

/// An act about revokes, claims or the end of the board.
fn of_the_end(table: &Table, by: Seat, random: &mut Random) -> Act {
    let of = Seat::ALL[random.below(4) as usize];
    let tricks = random.below(u32::from(13 - table.position().current.min(13)) + 1) as u8;
    match random.below(8) {
        0 => Act::Claim { by, tricks, statement: "".into() },
        1 => Act::Concede { by, tricks },
        2 => Act::Object { by },
        3 => Act::Acquiesce { by },
        4 => Act::AskAboutRevoke { by, of },
        5 if table.phase() == Phase::Over && random.one_in(2) => Act::StateTricks { by, declarers: tricks },
        5 if table.phase() == Phase::Over || table.position().suspended => Act::CallOnNextBoard { by },
        6 if table.phase() == Phase::Over => Act::EndRound,
        _ => Act::DrawAttention { by: Who::Player(by), to: Attended::Revoke { by: of, trick: None } },
    }
}
