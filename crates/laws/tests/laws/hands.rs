//! Laws 7 and 13 to 17: taking the hands, wrong numbers of cards, the wrong board, when the auction period begins.

use crate::bench::{Bench, seat};
use openroom_cards::{Card, Seat};
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn takes(bench: &mut Bench, by: &str, from: Pocket) {
    bench.act(Act::TakeHand { by: seat(by), from });
}

fn counts(bench: &mut Bench, by: &str, cards: u8) {
    bench.act(Act::CountCards { by: seat(by), cards });
}

fn finds_played(bench: &mut Bench) {
    let place = Place::Played(Seat::West);
    bench.act(Act::FindCard { by: Who::Director, card: card("HQ"), of: Seat::West, place });
}

fn lacking(edition: Edition, dealer: &str, of: &str, missing: &str, with: Option<&str>) -> Bench {
    let mut setup = SetUp::new(Settings::of(edition), seat(dealer));
    setup.hands[seat(of)].insert(card(missing));
    setup.astray.push(Astray { card: card(missing), of: seat(of), with: with.map(seat) });
    Bench::of(setup)
}

#[test]
fn the_auction_period_begins_once_for_each_side() {
    let mut bench = Bench::new(Laws2017, "N");
    for (by, orders) in [("N", "17A"), ("S", ""), ("E", "17A"), ("W", "")] {
        takes(&mut bench, by, Pocket::Own);
        bench.expect(orders);
    }
    assert!(bench.table.act(Act::TakeHand { by: seat("N"), from: Pocket::Own }).is_err(), "he has one");
}

#[test]
fn a_hand_out_of_the_wrong_pocket_is_knowledge_from_elsewhere() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        takes(&mut bench, "E", Pocket::Of(Seat::South));
        bench.expect("").quiet();
        bench.attention("E").expect("7B1 16D1").no("16D2").expect("16D2").turn("N");
    }
}

#[test]
fn after_a_call_seats_can_no_longer_be_changed() {
    let remedies = |bench: &Bench| bench.table.questions().next().unwrap().form().answers().len();
    let mut early = Bench::new(Laws2017, "N");
    takes(&mut early, "E", Pocket::Of(Seat::South));
    early.attention("E").yes("16D2");
    assert_eq!(remedies(&early), 4);
    let mut late = Bench::new(Laws2017, "N");
    takes(&mut late, "E", Pocket::Of(Seat::South));
    late.calls("N 1S").attention("E").yes("16D2");
    assert_eq!(remedies(&late), 2);
    let mut then = Bench::new(Laws2007, "N");
    takes(&mut then, "E", Pocket::Of(Seat::South));
    then.calls("N 1S").attention("E").yes("16D2").expect("7B1 16D1 16D3 16D2c").quiet();
}

#[test]
fn fourteen_cards_and_twelve_before_either_has_called() {
    for (edition, orders) in [(Laws2007, "13A 13A1"), (Laws2017, "13 13A 13A1"), (Poland2024, "13 13A 13A1")]
    {
        let mut bench = lacking(edition, "N", "W", "C2", Some("E"));
        counts(&mut bench, "E", 14);
        bench.expect(orders).no("13A1").expect("13A1").turn("N");
        assert!(bench.table.position().hands[Seat::West].contains(card("C2")));
    }
}

#[test]
fn what_was_seen_of_another_hand_weighed_more_in_2007() {
    let mut now = lacking(Laws2017, "N", "W", "CA", Some("E"));
    counts(&mut now, "E", 14);
    now.yes("13A1").expect("13 13A 13A1 13A2 13A2");
    assert_eq!(now.table.position().ended, None);
    let mut then = lacking(Laws2007, "N", "W", "CA", Some("E"));
    counts(&mut then, "E", 14);
    then.yes("13A1").yes("13A2").expect("13A 13A1 13D2b@2007 13D2b@2007");
    assert_eq!(then.table.position().ended, Some(Ended::Adjusted(Adjustment::Artificial)));
}

#[test]
fn a_card_that_was_missing_counts_as_held_all_along() {
    let mut bench = lacking(Laws2017, "N", "W", "HA", None);
    bench.calls("N pass E pass S pass W pass");
    counts(&mut bench, "W", 12);
    bench.answer("14A", Answer::Found(card("HA"), Place::Elsewhere)).expect("14A 14A1 14A3 14C");
    assert_eq!(bench.table.view(Who::Player(Seat::West)).hands[Seat::West].cards.len(), 1);
}

#[test]
fn a_card_among_the_played_ones_goes_back_by_the_law_of_the_trick() {
    let mut bench = Bench::in_play(Laws2017, "3NTS", "S S S S", "");
    bench.plays("S DA W D2 N D3 E D4 S DK W D5 N D6 E D7");
    counts(&mut bench, "W", 6);
    finds_played(&mut bench);
    bench.expect("14B 14B1 67B2a").yes("67B2a").expect("67B2a");
    assert_eq!(bench.penalty("W"), "HQ Major");
}

#[test]
fn a_card_back_from_the_played_ones_may_have_been_a_revoke() {
    let mut bench = Bench::in_play(Laws2017, "3NTS", "S S S S", "");
    bench.plays("S HA W D2 N H3 E H4 S DK W D5 N D6 E D7");
    counts(&mut bench, "W", 6);
    finds_played(&mut bench);
    bench.no("67B2a");
    bench.expect("14B 14B1 67B2a 63A 63A1 63B");
}

#[test]
fn a_call_with_the_cards_of_another_board_is_cancelled() {
    let mut bench = Bench::new(Laws2017, "W");
    takes(&mut bench, "N", Pocket::OtherBoard);
    bench.calls("W pass N 1S E pass").attention("E").turn("N");
    assert_eq!(bench.auction(), "pass (1S) (pass)");
    let mut late = Bench::new(Laws2017, "W");
    takes(&mut late, "N", Pocket::OtherBoard);
    late.calls("W pass N 1S E pass S 2S").attention("E");
    assert!(matches!(late.table.position().ended, Some(Ended::Adjusted(_))), "partner has called");
}

#[test]
fn a_board_that_somebody_has_played_is_cancelled() {
    let wrong = |bench: &mut Bench| {
        bench.act(Act::DrawAttention { by: Who::Director, to: Attended::WrongBoard });
    };
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S");
    wrong(&mut bench);
    bench.yes("15B1").expect("15B 15B1 15B3");
    let mut fresh = Bench::new(Laws2017, "N");
    fresh.calls("N 1S");
    wrong(&mut fresh);
    fresh.no("15B1").expect("15B 15B2 15B2").turn("E");
    let mut then = Bench::new(Laws2007, "N");
    then.calls("N 1S E pass");
    wrong(&mut then);
    then.expect("15C@2007").turn("N");
    then.calls("N 1S E 2C");
    assert_eq!(then.table.position().ended, Some(Ended::Cancelled), "a call differed");
}
