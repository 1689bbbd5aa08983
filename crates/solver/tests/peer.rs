//! Deals and positions against another solver.

use contract_bridge::{FullDeal, Seat as TheirSeat, Strain};
use openroom_cards::dealing::Dealer;
use openroom_cards::{BySeat, Card, Denomination, Seat, Side};
use openroom_solver::{CardValue, Megabytes, Position, Solver};
use pons_dds::{Objective, Target};

use crate::convert::{board, builder, card, strain};
use crate::random::Random;

/// The value of each card, the other solver's.
fn theirs(peer: &mut pons_dds::Solver, position: &Position) -> Vec<CardValue> {
    peer.set_strain(strain(position.denomination()));
    let found = peer.solve_board(&Objective { board: board(position), target: Target::Legal });
    let mut values = Vec::new();
    for play in &found.plays {
        for own in position.legal() {
            let same = card(own) == play.card
                || card(own).suit == play.card.suit && play.equals.contains(card(own).rank);
            if same {
                values.push(CardValue { card: own, tricks: play.score.get() });
            }
        }
    }
    values.sort_by_key(|value| (std::cmp::Reverse(value.tricks), value.card));
    values
}

#[test]
fn whole_deals_have_the_same_twenty_results() {
    let many = if std::env::var_os("OPENROOM_WHOLE").is_some() { 300 } else { 4 };
    let mut solver = Solver::new(Megabytes::default());
    let mut peer = pons_dds::Solver::with_memory(Strain::Notrump, 160, 256);
    for deal in Dealer::from_key([29; 32]).take(many) {
        let full: FullDeal = builder(deal.hands()).build_full().unwrap();
        let results = solver.results(&deal).unwrap();
        for denomination in Denomination::ALL {
            peer.set_strain(strain(denomination));
            let row = peer.solve(full);
            let row = BySeat::from_fn(|seat| row.get(TheirSeat::ALL[seat as usize]).get());
            assert_eq!(*results.row(denomination), row, "{denomination} {deal}");
        }
    }
}

#[test]
fn positions_of_all_kinds_have_the_same_cards() {
    let many = if std::env::var_os("OPENROOM_WHOLE").is_some() { 20_000 } else { 400 };
    let mut solver = Solver::new(Megabytes::LEAST);
    let mut peer = pons_dds::Solver::with_memory(Strain::Notrump, 160, 256);
    for seed in 0..many {
        let mut random = Random::new(seed + 1_000_000);
        let tricks = 2 + random.below(8);
        let position = random.position(tricks);
        assert_eq!(solver.cards(&position).unwrap(), theirs(&mut peer, &position), "{position:?}");
    }
}

#[test]
fn deals_that_share_two_hands_come_out_alike_with_what_was_found_before() {
    let many = if std::env::var_os("OPENROOM_WHOLE").is_some() { 400 } else { 8 };
    let mut solver = Solver::new(Megabytes::LEAST);
    let mut peer = pons_dds::Solver::with_memory(Strain::Notrump, 160, 256);
    let deal = Dealer::from_key([31; 32]).next().unwrap();
    let known =
        BySeat::from_fn(|seat| matches!(seat, Seat::North | Seat::South).then_some(deal.hands()[seat]));
    let mut random = Random::new(5);
    for _ in 0..many {
        let rest: Vec<Card> = random.shuffle_rest(&known);
        let (west, east) = rest.split_at(13);
        let hands = BySeat::from_fn(|seat| match seat {
            Seat::North | Seat::South => deal.hands()[seat],
            Seat::East => east.iter().copied().collect(),
            Seat::West => west.iter().copied().collect(),
        });
        let full = builder(&hands).build_full().unwrap();
        let deal = openroom_cards::Deal::new(hands).unwrap();
        peer.set_strain(Strain::Hearts);
        let theirs = peer.solve(full).get(TheirSeat::South).get();
        assert_eq!(solver.tricks(&deal, Denomination::Hearts, Seat::South), Ok(theirs));
        assert_eq!(solver.makes(&deal, Denomination::Hearts, Seat::South, theirs + 1), Ok(false));
    }
}

#[test]
fn every_card_of_a_play_costs_the_same() {
    let mut solver = Solver::new(Megabytes::LEAST);
    let mut peer = pons_dds::Solver::with_memory(Strain::Notrump, 160, 256);
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let start = Position::opening(
            &Dealer::from_key([seed as u8; 32]).next().unwrap(),
            random.denomination(),
            Seat::East,
        );
        let (mut position, mut cards, mut expected, mut won) = (start, Vec::new(), Vec::new(), 0);
        while let Some(turn) = position.turn() {
            let legal = position.legal();
            let best = theirs(&mut peer, &position)[0].tricks;
            let left = position.tricks_left();
            expected.push(won + if turn.side() == Side::NorthSouth { best } else { left - best });
            let card = legal.nth(random.below(legal.len() as usize) as u32).unwrap();
            cards.push(card);
            position = position.after(card).unwrap();
            let ended = position.tricks_left() < left;
            won += u8::from(ended && position.trick().leader.side() == Side::NorthSouth);
        }
        expected.push(won);
        assert_eq!(solver.play(&start, Side::NorthSouth, &cards), Ok(expected));
    }
}
