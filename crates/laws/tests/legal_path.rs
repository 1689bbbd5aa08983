//! Legal acts allocate nothing, not even in the longest auction.

use openroom_cards::{Call, Cards, Deal, Random, Seat};
use openroom_lawbook::Edition;
use openroom_laws::{Act, Phase, SetUp, Settings, Table};

fn table(random: &mut Random) -> Table {
    let mut rest = Cards::PACK;
    let hands = openroom_cards::BySeat::from_fn(|_| {
        let mut hand = Cards::EMPTY;
        while hand.len() < 13 {
            let card = rest.nth(random.below(rest.len())).unwrap();
            rest.remove(card);
            hand.insert(card);
        }
        hand
    });
    Table::new(SetUp::dealt(Settings::of(Edition::Laws2017), Seat::North, &Deal::new(hands).unwrap()))
        .unwrap()
}

fn play_out(table: &mut Table, random: &mut Random) {
    while let Some(by) = table.turn() {
        let calls = table.legal_calls(by);
        let act = if let Some(call) = calls.nth(random.below(calls.len())) {
            Act::Call { by, call }
        } else {
            let cards = table.legal_cards(by);
            Act::Play { by, card: cards.nth(random.below(cards.len())).unwrap() }
        };
        table.act(act).unwrap();
    }
}

/// Every call that can be made, in the order that makes the auction longest.
fn longest_auction(table: &mut Table) -> u32 {
    let mut calls = 0;
    while let Some(by) = table.turn().filter(|_| table.phase() == Phase::Auction) {
        let legal = table.legal_calls(by);
        let passes = table.position().auction.passes;
        let most = if table.position().auction.bid.is_some() { 2 } else { 3 };
        let doubles = [Call::Double, Call::Redouble].into_iter().find(|call| legal.contains(*call));
        let call = if passes < most { Call::Pass } else { doubles.or(legal.nth(0)).unwrap_or(Call::Pass) };
        table.act(Act::Call { by, call }).unwrap();
        calls += 1;
    }
    calls
}

#[test]
fn legal_acts_allocate_nothing() {
    let mut random = Random::new(5);
    for _ in 0..200 {
        let mut table = table(&mut random);
        let counted = allocation_counter::measure(|| play_out(&mut table, &mut random));
        assert_eq!(counted.count_total, 0, "{:?}", table.events());
        assert_eq!(table.phase(), Phase::Over);
    }
}

#[test]
fn the_longest_auction_allocates_nothing() {
    let mut random = Random::new(6);
    let mut table = table(&mut random);
    let mut calls = 0;
    let counted = allocation_counter::measure(|| {
        calls = longest_auction(&mut table);
        play_out(&mut table, &mut random);
    });
    assert_eq!((calls, counted.count_total), (319, 0));
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn asking_what_a_seat_may_do_allocates_nothing() {
    let mut random = Random::new(7);
    let table = table(&mut random);
    let counted = allocation_counter::measure(|| {
        for seat in Seat::ALL {
            assert!(table.legal_cards(seat).is_empty());
            assert_eq!(table.legal_calls(seat).is_empty(), seat != Seat::North);
        }
    });
    assert_eq!(counted.count_total, 0);
}
