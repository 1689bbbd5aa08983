//! What may not change an answer.

use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Hand, Rank, Seat, Side, Suit, Trick};
use openroom_solver::{Megabytes, PlayError, Position, PositionError, Solver, Stopped};
use proptest::prelude::*;

use crate::random::Random;

fn lead(hands: BySeat<Hand>, leader: Seat, denomination: Denomination) -> Position {
    Position::new(hands, Trick::led_by(leader), denomination).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn turning_the_table_changes_nothing(seed in any::<u64>(), tricks in 2..8_usize, steps in 1..4_u8) {
        let mut random = Random::new(seed);
        let position = lead(random.hands(tricks, seed % 2 == 0), Seat::North, random.denomination());
        let turned = BySeat::from_fn(|seat| position.hands()[seat.step(4 - steps)]);
        let turned = lead(turned, Seat::North.step(steps), position.denomination());
        let mut solver = Solver::new(Megabytes::LEAST);
        let side = Seat::North.step(steps).side();
        prop_assert_eq!(solver.tricks_from(&position, Side::NorthSouth), solver.tricks_from(&turned, side));
    }

    #[test]
    fn changing_the_suits_about_changes_nothing(seed in any::<u64>(), tricks in 2..8_usize, by in 1..4_usize) {
        let mut random = Random::new(seed);
        let position = lead(random.hands(tricks, false), Seat::West, random.denomination());
        let other = |suit: Suit| Suit::ALL[(suit as usize + by) % 4];
        let hands = position.hands().map(|hand| {
            hand.into_iter().map(|card| Card::new(other(card.suit()), card.rank())).collect::<Cards>()
        });
        let denomination = position.denomination().trump().map_or(Denomination::NoTrump, |suit| other(suit).into());
        let mut solver = Solver::new(Megabytes::LEAST);
        let changed = lead(hands, Seat::West, denomination);
        prop_assert_eq!(
            solver.tricks_from(&position, Side::EastWest),
            solver.tricks_from(&changed, Side::EastWest)
        );
    }

    #[test]
    fn equal_cards_are_worth_the_same(seed in any::<u64>(), tricks in 2..8_usize) {
        let mut random = Random::new(seed);
        let position = random.position(tricks);
        let mut solver = Solver::new(Megabytes::LEAST);
        let values = solver.cards(&position).unwrap();
        let held = position.hands()[position.turn().unwrap()];
        let out = position.hands().values().iter().fold(Cards::EMPTY, |out, hand| out | *hand)
            | position.trick().cards.values().iter().flatten().copied().collect();
        for pair in held.into_iter().collect::<Vec<_>>().windows(2) {
            let between = (out - held).into_iter().any(|card| pair[0] < card && card < pair[1]);
            let value = |card: Card| values.iter().find(|value| value.card == card).map(|value| value.tricks);
            if pair[0].suit() == pair[1].suit() && !between {
                prop_assert_eq!(value(pair[0]), value(pair[1]));
            }
        }
    }

    #[test]
    fn the_best_card_is_worth_what_the_position_is(seed in any::<u64>(), tricks in 1..9_usize) {
        let mut random = Random::new(seed);
        let position = random.position(tricks);
        let side = position.turn().unwrap().side();
        let mut solver = Solver::new(Megabytes::LEAST);
        let best = solver.cards(&position).unwrap()[0].tricks;
        solver.forget();
        prop_assert_eq!(solver.tricks_from(&position, side), Ok(best));
        prop_assert_eq!(
            solver.tricks_from(&position, Seat::ALL[usize::from(side == Side::NorthSouth)].side()),
            Ok(position.tricks_left() - best)
        );
    }
}

#[test]
fn a_solver_stops_when_it_is_told_and_goes_on_when_it_is_asked_again() {
    let deal = openroom_cards::dealing::Dealer::from_key([3; 32]).next().unwrap();
    let expected = Solver::new(Megabytes::LEAST).results(&deal).unwrap();
    let mut asked = 0;
    let mut solver = Solver::new(Megabytes::LEAST);
    solver.stop_when(move || {
        asked += 1;
        asked == 1 || asked == 3
    });
    assert_eq!(solver.results(&deal), Err(Stopped));
    let mut results = solver.results(&deal);
    while results.is_err() {
        results = solver.results(&deal);
    }
    assert_eq!(results, Ok(expected));
}

#[test]
fn what_is_no_position_is_refused() {
    let card = |suit, rank| Card::new(suit, rank);
    let ace = card(Suit::Spades, Rank::Ace);
    let mut hands = BySeat::from_fn(|seat| Cards::of(card(Suit::ALL[seat as usize], Rank::Two)));
    let trick = Trick::led_by(Seat::North);
    let new = |hands, trick| Position::new(hands, trick, Denomination::Hearts);
    assert!(new(hands, trick).is_ok());
    let mut early = trick;
    early.cards[Seat::East] = Some(ace);
    let mut fewer = hands;
    fewer[Seat::East] = Cards::EMPTY;
    assert_eq!(new(fewer, trick), Err(PositionError::Unequal(Seat::East)));
    assert_eq!(new(fewer, early), Err(PositionError::OutOfTurn(Seat::East)));
    let mut over = trick;
    over.cards = BySeat::from_fn(|seat| Some(card(Suit::Clubs, Rank::ALL[seat as usize + 3])));
    assert_eq!(new(hands, over), Err(PositionError::Complete));
    hands[Seat::West] = hands[Seat::North];
    assert_eq!(new(hands, trick), Err(PositionError::Twice(card(Suit::Clubs, Rank::Two))));
}

#[test]
fn a_card_that_cannot_be_played_is_named() {
    let deal: Deal = openroom_cards::dealing::Dealer::from_key([3; 32]).next().unwrap();
    let start = Position::opening(&deal, Denomination::NoTrump, Seat::South);
    let first = deal.hands()[Seat::South].lowest().unwrap();
    let strange = deal.hands()[Seat::North].lowest().unwrap();
    let mut solver = Solver::new(Megabytes::LEAST);
    let play = solver.play(&start, Side::EastWest, &[first, strange]);
    assert_eq!(play, Err(PlayError::NotLegal(1, strange)));
}
