//! Equity: samples that fit what is known, weights with their uncertainty, revokes.

use openroom_analysis::double_dummy::Solvers;
use openroom_analysis::equity::*;
use openroom_cards::{Card, Contract, Deal, Denomination, Seat, Side, Suit, Vulnerability};

const DEAL: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";
const PLAY: &str = "CT C4 CA CJ H8 H4 HK H9 D5 DA D9 D2 S7 S5 S2 SQ D8 D4 DQ D3 H3 HA H6 H7";

fn deal() -> Deal {
    DEAL.parse().unwrap()
}

fn play(cards: usize) -> Vec<Card> {
    PLAY.split(' ').take(cards).map(|card| card.parse().unwrap()).collect()
}

fn history(cards: usize) -> History {
    History::of(&deal(), Denomination::Spades, Seat::West, &play(cards)).unwrap()
}

fn told() -> Knowledge {
    let east = HandConstraint { points: Range::new(5, 9), ..HandConstraint::ANY };
    Knowledge::own_side(&deal(), Seat::South).told(Seat::East, [east, HandConstraint::balanced(15, 17)])
}

#[test]
fn samples_fit_what_is_known_and_can_be_drawn_again() {
    let knowledge = told();
    let drawn = sample(&knowledge, 200, 1).unwrap();
    assert_eq!(drawn.hands.len(), 200);
    assert!(drawn.tries >= 200);
    for deal in drawn.deals() {
        assert_eq!(deal.hands()[Seat::South], self::deal().hands()[Seat::South]);
        assert_eq!(deal.hands()[Seat::North], self::deal().hands()[Seat::North]);
        let points = deal.hands()[Seat::East].points();
        assert!((5..=9).contains(&points) || (15..=17).contains(&points), "{deal}");
    }
    assert_eq!(drawn.deals().len(), 200);
    assert_eq!(sample(&knowledge, 200, 1).unwrap().hands, drawn.hands);
    assert_ne!(sample(&knowledge, 200, 2).unwrap().hands, drawn.hands);
}

#[test]
fn a_card_is_as_often_on_one_side_as_on_the_other() {
    let drawn = sample(&Knowledge::own_side(&deal(), Seat::South), 4000, 3).unwrap();
    let ace: Card = "SA".parse().unwrap();
    let with_east = drawn.hands.iter().filter(|hands| hands[Seat::East].contains(ace)).count();
    assert!(with_east.abs_diff(2000) < 200, "{with_east}");
}

#[test]
fn cards_played_and_suits_shown_out_of_are_respected() {
    let history = history(20);
    assert!(
        history.shown_out.has(Seat::West, Suit::Diamonds)
            == history.played[Seat::West].in_suit(Suit::Diamonds).is_empty()
    );
    let mut shown = history.clone();
    shown.shown_out.note(Seat::West, Suit::Diamonds);
    let drawn = sample(&Knowledge::of(shown, Seat::South, &[Seat::East]), 100, 4).unwrap();
    for hands in &drawn.hands {
        assert!(hands[Seat::West].in_suit(Suit::Diamonds).is_empty());
        for seat in Seat::ALL {
            assert_eq!(hands[seat].len(), history.position.hands()[seat].len());
            assert!((hands[seat] & history.played[seat]).is_empty());
        }
    }
}

#[test]
fn what_cannot_be_is_said() {
    let too_strong = told().told(Seat::West, [HandConstraint::points(37, 40)]);
    assert!(matches!(sample(&too_strong, 1, 5), Err(SampleError::NoneFound(20_000))));
    let seen = told().told(Seat::North, [HandConstraint::points(20, 40)]);
    assert!(matches!(sample(&seen, 1, 5), Err(SampleError::Contradiction(Seat::North))));
}

#[test]
fn a_player_who_sees_all_hands_expects_the_double_dummy_result() {
    let knowledge = Knowledge::of(history(5), Seat::West, &[Seat::North, Seat::East, Seat::South]);
    let drawn = sample(&knowledge, 3, 6).unwrap();
    let results = position_results(&Solvers::default(), &drawn, &knowledge);
    assert_eq!(results.shares().len(), 1);
    assert_eq!((results.shares()[0].tricks, results.total()), (8, 3));
}

#[test]
fn shares_have_limits_and_weights_are_a_whole() {
    let results: Distribution = [8, 8, 8, 9, 9, 9, 9, 9, 10, 7].into_iter().collect();
    let nine = results.shares()[2];
    assert_eq!((nine.tricks, nine.count), (9, 5));
    assert!((nine.limits.0 - 0.236_6).abs() < 1e-4 && (nine.limits.1 - 0.763_4).abs() < 1e-4, "{nine:?}");
    let (mean, error) = results.mean().unwrap();
    assert!((mean - 8.6).abs() < 1e-9 && (error - 0.8 / 10_f64.sqrt()).abs() < 1e-9, "{mean} {error}");
    let contract: Contract = "3NTS".parse().unwrap();
    let weights = results.weights(&contract, Vulnerability::None);
    assert_eq!(weights.iter().map(|weight| weight.percent).sum::<u8>(), 100);
    let nine = weights.iter().find(|weight| weight.tricks == 9).unwrap();
    assert_eq!((nine.score, nine.percent), (400, 50));
    assert!(Distribution::default().mean().is_none() && Distribution::default().shares().is_empty());
}

#[test]
fn the_contract_on_the_actual_deal_is_worth_its_double_dummy_result() {
    let contract: Contract = "2SW".parse().unwrap();
    let results = contract_results(&Solvers::default(), &[deal()], &contract);
    assert_eq!(results.shares()[0].tricks, 8);
}

#[test]
fn without_the_revoke_the_side_wins_its_double_dummy_tricks() {
    let solvers = Solvers::default();
    let mut cards = play(8);
    cards[5] = "S2".parse().unwrap();
    let examine = |cards: &[Card], place| {
        revoke_equity(&solvers, &deal(), Denomination::Spades, Seat::West, cards, place)
    };
    let equity = examine(&cards, 5).unwrap();
    assert_eq!(equity.offender, Seat::West);
    assert_eq!((equity.without[Side::EastWest], equity.without[Side::NorthSouth]), (8, 5));
    assert_eq!((equity.short(4), equity.short(5), equity.short(6)), (Some(1), None, None));
    assert!(equity.lawful.iter().all(|value| value.card.suit() == Suit::Hearts));

    let lawful = play(8);
    assert!(matches!(examine(&lawful, 5), Err(RevokeError::NoRevoke(Seat::West, _))));
    assert!(matches!(examine(&lawful, 8), Err(RevokeError::NoCard(8))));
    assert!(matches!(examine(&cards, 7), Err(RevokeError::Before(_))));
}
