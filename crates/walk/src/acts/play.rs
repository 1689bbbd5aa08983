//! Acts of the play other than playing a card.

use openroom_cards::{Card, Cards, Seat};
use openroom_laws::{
    Act, Because, Conceded, Designation, DummysRight, Explanation, Exposure, Inspection, LineOrder, Overstep,
    Seen, Statement, Step, Table, Warning,
};

use super::Random;

/// Something of the play that somebody does.
pub(super) fn act(table: &Table, by: Seat, random: &mut Random) -> Act {
    let position = table.position();
    let of = Seat::ALL[random.below(4) as usize];
    let turn = table.turn().unwrap_or(by);
    let trick = position.current.saturating_sub(random.below(2) as u8);
    match random.below(25) {
        0 => Act::DummyOversteps { how: overstep(of, random) },
        1 => Act::DummyWarns { of: warning(random) },
        2 => Act::DummyUses { right: right(random) },
        3 => with(dummys(table, random), |card| Act::DummyPlays { card }),
        4 => with(dummys(table, random), |card| Act::DummySuggests { card }),
        5 | 6 => rename(table, random),
        7 | 8 => with(last_of(table, by), |card| Act::TakeBackCard { by, card }),
        9 => Act::SayTurn { by, of },
        10 => with(any_of(table, turn, random), |card| Act::ExposeCards {
            by: turn,
            cards: Cards::of(card),
            how: Exposure::Held,
        }),
        11 => with(any_of(table, turn, random), |card| Act::Name {
            by: turn,
            designation: Designation::Card(card),
        }),
        12 => match (position.declarer(), dummys(table, random)) {
            (Some(by), Some(card)) => Act::Name { by, designation: Designation::Touched(card) },
            _ => Act::AskContract { by },
        },
        13 => Act::InspectTrick {
            by,
            trick,
            whose: [Inspection::Own, Inspection::All, Inspection::OwnShown][random.below(3) as usize],
        },
        14 => Act::PointOutTrick { by, of, trick },
        15 => Act::OmitCard { by: turn },
        16 => hiding(table, turn, random),
        17 => Act::SpreadHand { by },
        18 => claim(table, by, random),
        19 => Act::AskReview { by },
        20 => match table.calls().last() {
            Some(made) => {
                let says = Box::new(Explanation { text: "".into(), meaning: None });
                Act::CorrectExplanation { by, call: made.at, says }
            }
            None => Act::AskContract { by },
        },
        21 => put_back(table, by, random),
        22 => Act::DummyUses { right: DummysRight::PlaysAsDirected },
        23 => Act::MixCards { by },
        _ => Act::TurnDown { by },
    }
}

/// A card of a quitted trick goes back into the hand.
pub(crate) fn put_back(table: &Table, by: Seat, random: &mut Random) -> Act {
    let position = table.position();
    let quitted = &position.tricks[..usize::from(position.current).min(13)];
    let cards = quitted
        .iter()
        .filter_map(|trick| trick.cards[by])
        .fold(Cards::EMPTY, |all, card| all | Cards::of(card));
    with(cards.nth(random.below(cards.len())), |card| Act::PutBack { by, card })
}

fn with(card: Option<Card>, act: impl FnOnce(Card) -> Act) -> Act {
    card.map_or(Act::EndRound, act)
}

fn any_of(table: &Table, hand: Seat, random: &mut Random) -> Option<Card> {
    let cards = table.position().hands[hand];
    cards.nth(random.below(cards.len()))
}

fn dummys(table: &Table, random: &mut Random) -> Option<Card> {
    table.position().dummy().and_then(|dummy| any_of(table, dummy, random))
}

fn last_of(table: &Table, by: Seat) -> Option<Card> {
    table.plays().iter().rfind(|one| one.by == by && one.standing.counts()).map(|one| one.card)
}

fn rename(table: &Table, random: &mut Random) -> Act {
    let because = if random.one_in(2) { Because::Slip } else { Because::Unsaid };
    match (table.position().declarer(), dummys(table, random)) {
        (Some(by), Some(to)) => Act::RenameCard { by, to, because },
        _ => Act::EndRound,
    }
}

pub(crate) fn hiding(table: &Table, by: Seat, random: &mut Random) -> Act {
    let legal = table.legal_cards(by);
    match (legal.nth(random.below(legal.len())), any_of(table, by, random)) {
        (Some(card), Some(hidden)) => {
            let seen = if random.one_in(4) { Seen::Unknown } else { Seen::Upper };
            Act::PlayHiding { by, card, hidden, seen }
        }
        _ => Act::EndRound,
    }
}

fn claim(table: &Table, by: Seat, random: &mut Random) -> Act {
    let tricks = random.below(u32::from(13 - table.position().current.min(13)) + 1) as u8;
    let hand = if random.one_in(4) { by.lho() } else { by };
    let steps: Vec<Step> = match any_of(table, hand, random) {
        Some(card) => {
            vec![Step::DrawTrumps, Step::Cash(vec![card]), Step::Play(card.suit(), LineOrder::TopDown)]
        }
        None => vec![],
    };
    let conceded = any_of(table, hand, random).filter(|_| random.one_in(4));
    let concedes = conceded
        .map(|card| if random.one_in(2) { Conceded::Suit(card.suit()) } else { Conceded::Card(card) });
    let statement = Statement { concedes: concedes.into_iter().collect(), ..Statement::of(steps) };
    Act::Claim { by, tricks, statement: Box::new(statement) }
}

pub(crate) fn overstep(of: Seat, random: &mut Random) -> Overstep {
    match random.below(5) {
        0 => Overstep::ExchangedHands,
        1 => Overstep::LeftSeat,
        2 => Overstep::LookedAtDefender(of),
        3 => Overstep::ShownByDefender(of),
        _ => Overstep::TookPart,
    }
}

pub(crate) fn right(random: &mut Random) -> DummysRight {
    [DummysRight::TellsDirector, DummysRight::CountsTricks, DummysRight::SeesToFollowing]
        [random.below(3) as usize]
}

pub(crate) fn warning(random: &mut Random) -> Warning {
    [Warning::WrongHand, Warning::Defender, Warning::Other][random.below(3) as usize]
}
