//! Deals and their numbers, provable sets, statistics of a million deals, and what is found in bad sets.

use std::num::NonZeroU32;

use openroom_cards::dealing::*;
use openroom_cards::*;
use proptest::prelude::*;

fn number(number: u128) -> DealNumber {
    DealNumber::new(number).unwrap()
}

fn deal(text: &str) -> Deal {
    text.parse().unwrap()
}

fn dealer() -> Dealer {
    Dealer::from_key(*b"two hundred and fifty-six bits.\n")
}

#[test]
fn there_are_as_many_deals_as_the_formula_says() {
    // 52!/(13!)^4, divided as it grows: every step is a whole number.
    let by_formula = (1..=52).fold(1, |product: u128, n| product * n / ((n - 1) % 13 + 1));
    assert_eq!(by_formula, DealNumber::COUNT);
    assert_eq!(DealNumber::new(DealNumber::COUNT), None);
}

/// The deals of these numbers were worked out by a program of a few lines in another language.
#[test]
fn known_numbers_have_known_deals() {
    for (n, text) in [
        (0, "N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432..."),
        (1, "N:...AKQJT98765432 ..AKQJT98765432. 2.KQJT98765432.. AKQJT9876543.A.."),
        (DealNumber::COUNT / 2, "N:QT3.QJT85.3.K763 ..6542.AQJT98542 .76432.AKQJT987. AKJ9876542.AK9.."),
        (DealNumber::COUNT - 1, "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"),
    ] {
        assert_eq!(Deal::from(number(n)), deal(text));
        assert_eq!(deal(text).number(), number(n));
    }
}

proptest! {
    #[test]
    fn a_deal_is_its_number(n in 0..DealNumber::COUNT) {
        let deal = Deal::from(number(n));
        prop_assert!(Deal::new(*deal.hands()).is_some());
        prop_assert_eq!(deal.number(), number(n));
        prop_assert_eq!(number(n).to_string().parse(), Ok(number(n)));
    }

    #[test]
    fn the_edges_of_each_hand_are_numbers_too(near in 0..3u128, hand in 0..3usize, times in 0..1000u128) {
        let steps = [1, 10_400_600, 10_400_600 * 8_122_425_444];
        let n = (steps[hand] * times).saturating_sub(1) + near;
        prop_assert_eq!(Deal::from(number(n)).number(), number(n));
    }

    #[test]
    fn a_number_is_its_deal(pack in Just(Card::all().collect::<Vec<_>>()).prop_shuffle()) {
        let hand = |seat| pack.iter().copied().skip(seat as usize * 13).take(13).collect::<Hand>();
        let deal = Deal::new(BySeat::from_fn(hand)).unwrap();
        prop_assert_eq!(Deal::from(deal.number()), deal);
    }
}

#[test]
fn a_number_too_high_is_refused() {
    let error = "53644737765488792839237440000".parse::<DealNumber>().unwrap_err();
    assert_eq!(error.to_string(), "a number above 53644737765488792839237439999 at character 1");
    assert!("99999999999999999999999999999999999999999".parse::<DealNumber>().is_err());
}

#[test]
fn a_million_deals_are_as_expected() {
    let mut statistics = Statistics::new();
    dealer().take(1_000_000).for_each(|deal| statistics.add(&deal));
    let least = statistics.least_p().unwrap();
    assert!(least > 0.01, "least p {least}: {:#?}", statistics.tests());
    for test in statistics.tests() {
        let Verdict::Measured { p, freedom, .. } = test.verdict else { panic!("{test:?}") };
        assert!(p < 0.9999, "too good to be true: {test:?}");
        assert!(freedom >= 9, "{test:?}");
    }
}

/// Every card goes to every seat equally often, and every two cards meet as often as they should.
#[test]
fn every_card_and_every_pair_is_dealt_evenly() {
    let deals = 200_000u32;
    let mut together = vec![[0u32; 52]; 52];
    let mut held = BySeat::new([[0u32; 52]; 4]);
    for deal in dealer().take(deals as usize) {
        for (seat, hand) in deal.hands().iter() {
            for one in *hand {
                held[seat][one.index() as usize] += 1;
                for other in *hand {
                    together[one.index() as usize][other.index() as usize] += 1;
                }
            }
        }
    }
    let deviations = |count: u32, chance: f64| {
        let expected = f64::from(deals) * chance;
        (f64::from(count) - expected).abs() / (expected * (1.0 - chance)).sqrt()
    };
    for (one, counts) in together.iter().enumerate() {
        for (other, count) in counts.iter().enumerate().take(one) {
            assert!(deviations(*count, 12.0 / 51.0) < 5.0, "cards {one} and {other}: {count}");
        }
    }
    for (seat, counts) in held.iter() {
        for (card, count) in counts.iter().enumerate() {
            assert!(deviations(*count, 0.25) < 5.0, "card {card} at {seat}: {count}");
        }
    }
}

#[test]
fn statistics_notice_a_dealer_who_helps_north() {
    let mut statistics = Statistics::new();
    for deal in dealer().filter(|deal| deal.hands()[Seat::North].points() >= 9).take(400) {
        statistics.add(&deal);
    }
    assert!(statistics.least_p().unwrap() < 1e-6);
}

#[test]
fn statistics_of_few_deals_say_nothing() {
    let mut statistics = Statistics::new();
    assert_eq!(statistics.least_p(), None);
    dealer().take(5).for_each(|deal| statistics.add(&deal));
    assert!(statistics.tests().iter().all(|test| test.verdict == Verdict::TooFew));
}

/// A p below 0.05 must come about as often as it says, also where a set has few boards.
#[test]
fn statistics_of_small_sets_raise_no_false_alarms() {
    let mut dealer = dealer();
    let sets = 1000;
    let least = (0..sets).filter_map(|_| {
        let mut statistics = Statistics::new();
        dealer.by_ref().take(24).for_each(|deal| statistics.add(&deal));
        statistics.least_p()
    });
    let least: Vec<f64> = least.collect();
    let below = |p: f64| least.iter().filter(|least| **least < p).count();
    assert_eq!(least.len(), sets);
    assert!((10..=65).contains(&below(0.05)), "{} of {sets} sets below 0.05", below(0.05));
    assert!(below(0.001) <= 4, "{} of {sets} sets below 0.001", below(0.001));
}

fn plan() -> Plan {
    Plan {
        event: "Klub Młynów, 17 November 2026".to_owned(),
        source: "the national lottery of 18 November 2026".to_owned(),
        first: NonZeroU32::MIN,
        boards: NonZeroU32::new(24).unwrap(),
    }
}

fn secret() -> Secret {
    Secret::from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f").unwrap()
}

/// Worked out by a program in another language from the description of [`Plan`].
#[test]
fn a_provable_set_has_its_test_vector() {
    let commitment = secret().commitment(&plan());
    assert_eq!(commitment.to_hex(), "ccaa1224184c9822a5467abb47a1e71a7a47a544b0aa61c3e183cd0a6b449d9f");
    assert_eq!(Commitment::from_hex(&commitment.to_hex().to_uppercase()), Some(commitment));
    let key = secret().key(&plan(), " 3 14 15 92 65 35\n");
    for (board, number) in [
        (1, 2_631_208_295_450_866_618_373_587_399),
        (2, 22_968_025_216_826_317_472_818_613_364),
        (16, 6_098_813_285_436_233_081_612_672_651),
        (24, 22_380_650_536_509_481_516_691_780_011),
    ] {
        assert_eq!(key.number(NonZeroU32::new(board).unwrap()).get(), number, "board {board}");
    }
    assert_eq!(
        key.deal(NonZeroU32::MIN),
        deal("N:53.52.QJ2.QT8432 QT987.J7.A8764.6 AK62.AKQ4.KT9.AJ J4.T9863.53.K975")
    );
}

#[test]
fn every_part_of_a_plan_matters() {
    let other = |change: fn(&mut Plan)| {
        let mut plan = plan();
        change(&mut plan);
        plan
    };
    let changed = [
        other(|plan| plan.event.push(' ')),
        other(|plan| plan.source.push('!')),
        other(|plan| plan.boards = NonZeroU32::MIN),
        other(|plan| plan.first = NonZeroU32::MAX),
        other(|plan| {
            // The border between the two texts counts as well.
            let moved = plan.source.remove(0);
            plan.event.push(moved);
        }),
    ];
    let board = NonZeroU32::MIN;
    let usual = secret().key(&plan(), "7").number(board);
    for plan in changed {
        assert_ne!(secret().commitment(&plan), secret().commitment(&self::plan()));
        assert_ne!(secret().key(&plan, "7").number(board), usual);
    }
    assert_ne!(secret().key(&plan(), "8").number(board), usual);
    assert_eq!(other(|plan| plan.first = NonZeroU32::MAX).numbers().count(), 1);
    assert_eq!(Secret::from_hex("00"), None);
    assert_eq!(Secret::from_hex(&"+1".repeat(32)), None);
}

fn rearranged(deal: Deal, owner: impl Fn(Seat) -> Seat, card: impl Fn(Card) -> Card) -> Deal {
    let mut hands = BySeat::new([Hand::EMPTY; 4]);
    for (seat, hand) in deal.hands().iter() {
        hands[owner(seat)] = hand.iter().map(&card).collect();
    }
    Deal::new(hands).unwrap()
}

#[test]
fn bad_sets_are_found_out() {
    let mut set = Set::new();
    let [first, second] = [(); 2].map({
        let mut dealer = dealer();
        move |()| dealer.deal()
    });
    let shifted = |by: u8| move |card: Card| Card::from_index((card.index() + by) % 52).unwrap();
    let other_suit = |card: Card| Card::new(Suit::ALL[3 - card.suit() as usize], card.rank());
    assert_eq!(set.add(first), []);
    assert_eq!(set.add(second), []);
    assert_eq!(set.add(second), [Finding::Repeated { of: 1 }]);
    let turned = rearranged(first, Seat::lho, other_suit);
    assert_eq!(set.add(turned), [Finding::Exchanged { of: 0 }]);
    let moved = rearranged(second, Seat::partner, shifted(5));
    assert_eq!(set.add(moved), [Finding::Shifted { of: 1 }]);
    let next = Deal::from(number(first.number().get() + 1));
    assert_eq!(set.add(next), [Finding::Near { of: 0 }]);
    assert_eq!(set.len(), 6);
}

#[test]
fn packs_that_were_hardly_shuffled_are_found_out() {
    let sorted = Deal::new(BySeat::from_fn(|seat| {
        Card::all().filter(|card| card.index() % 4 == seat as u8).collect()
    }));
    let found = Set::new().add(sorted.unwrap());
    assert_eq!(found, [Finding::Unshuffled { order: Order::BySuit, steps: 1, neighbours: 51 }]);
    let packets = deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
    let found = Set::new().add(packets);
    assert_eq!(found, [Finding::Unshuffled { order: Order::BySuit, steps: 0, neighbours: 48 }]);
    let mut set = Set::new();
    assert!(dealer().take(3000).all(|deal| set.add(deal).is_empty()));
}

#[test]
fn two_dealers_from_entropy_differ() {
    let [one, other] = [(); 2].map(|()| Dealer::from_entropy().unwrap().deal());
    assert_ne!(one, other);
    assert_ne!(Secret::from_entropy().unwrap(), Secret::from_entropy().unwrap());
}
