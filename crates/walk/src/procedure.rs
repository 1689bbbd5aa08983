//! Acts about boards, hands and rulings at random.

use openroom_cards::{Call, Denomination, Seat};
use openroom_laws::{
    Act, Astray, Attended, CaseNo, Denominations, Meaning, Nature, Place, Pocket, RecordedMeaning, SetUp,
    Table, Who,
};

use super::Random;

/// A card of one hand lies in another or nowhere.
pub(super) fn misplace(setup: &mut SetUp, random: &mut Random) {
    let of = Seat::ALL[random.below(4) as usize];
    let Some(card) = setup.hands[of].nth(random.below(13)) else { return };
    let with = if random.one_in(2) { Some(of.step(1 + random.below(3) as u8)) } else { None };
    setup.astray.push(Astray { card, of, with });
}

/// What the usual calls of one side mean: nothing is recorded, all are natural, or some are artificial.
pub(super) fn meanings(random: &mut Random) -> Vec<RecordedMeaning> {
    let artificial = match random.below(3) {
        0 => return vec![],
        1 => None,
        _ => Some(2 + random.below(6)),
    };
    let mut meanings = vec![];
    let side = if random.one_in(2) { [Seat::North, Seat::South] } else { [Seat::East, Seat::West] };
    let usual = |call: &Call| call.bid().is_none_or(|bid| bid.index() < 15);
    for (by, call) in side.into_iter().flat_map(|by| Call::all().filter(usual).map(move |call| (by, call))) {
        let suit = Denomination::ALL[random.below(4) as usize];
        let meaning = match artificial {
            Some(often) if random.one_in(often) => {
                Meaning::showing(Nature::Artificial, Denominations::of(suit))
            }
            Some(_) | None => Meaning::natural(call),
        };
        meanings.push(RecordedMeaning { by, call, nth: 1, meaning });
    }
    meanings
}

/// An act about the board, a hand or a ruling.
pub(super) fn act(table: &Table, by: Seat, random: &mut Random) -> Act {
    if let Some(one) = table.astray().first()
        && random.one_in(3)
    {
        return count(table, one.of, random);
    }
    let case = CaseNo(random.below((table.cases().len() as u32).max(1)) as u16);
    match random.below(9) {
        0 | 1 => take_hand(by, random),
        2 => count(table, by, random),
        3 => find(table, by, random),
        4 => Act::SettleThemselves { by, what: "".into() },
        5 => Act::AskWaiver { by, case },
        6 => Act::WithdrawRuling { case },
        7 if random.one_in(4) => Act::DrawAttention { by: Who::Player(by), to: Attended::WrongBoard },
        7 => Act::PassTray { by },
        _ => beforehand(table, random).unwrap_or(Act::PassTray { by }),
    }
}

fn take_hand(by: Seat, random: &mut Random) -> Act {
    let from = match random.below(3) {
        0 => Pocket::Own,
        1 => Pocket::Of(by.step(1 + random.below(3) as u8)),
        _ => Pocket::OtherBoard,
    };
    Act::TakeHand { by, from }
}

fn count(table: &Table, by: Seat, random: &mut Random) -> Act {
    let held = table.position().hands[by].len() as u8;
    let cards = if random.one_in(4) { held.saturating_sub(1) } else { held };
    Act::CountCards { by, cards }
}

fn find(table: &Table, by: Seat, random: &mut Random) -> Act {
    let who = if random.one_in(2) { Who::Director } else { Who::Player(by) };
    if let Some(one) = random.pick(table.astray()) {
        let elsewhere = if random.one_in(3) { Place::Nowhere } else { Place::Elsewhere };
        let place = one.with.map_or(elsewhere, Place::Hand);
        return Act::FindCard { by: who, card: one.card, of: one.of, place };
    }
    let card = table.position().hands[by].lowest().or(table.position().astray.lowest());
    match card {
        Some(card) => Act::FindCard { by: who, card, of: by, place: Place::OtherPack },
        None => Act::CallDirector { by },
    }
}

/// The Director answers beforehand what some call would make him be asked.
pub(super) fn beforehand(table: &Table, random: &mut Random) -> Option<Act> {
    let candidates = table.candidates(Who::Director);
    let candidate = random.pick(&candidates)?;
    let question = random.pick(&candidate.asks)?;
    let answer = random.pick(&question.form().answers()).copied()?;
    Some(Act::RuleBeforehand { question: Box::new(*question), answer })
}
