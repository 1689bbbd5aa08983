use crate::bench::{Bench, call, seat};
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

fn out_of_turn(edition: Edition, calls: &str) -> Bench {
    let mut bench = Bench::new(edition, "N");
    let last = calls.split_whitespace().rev().nth(1).unwrap();
    bench.calls(calls).attention(last).no("29A").orders();
    bench
}

#[test]
fn rho_passes_and_the_bid_is_repeated() {
    for edition in Edition::ALL {
        let mut bench = out_of_turn(edition, "E 1H");
        bench.calls("N pass").expect("31A1").turn("E");
        assert_eq!(bench.table.legal_calls(seat("E")), Calls::of(call("1H")));
        assert_eq!(bench.table.call_forbidden_by(seat("E"), call("1S")).unwrap().id(), "31A1");
        bench.calls("E 1H").quiet();
        assert_eq!(bench.restrictions(), "");
        // Another call is not allowed.
        let mut bench = out_of_turn(edition, "E 1H");
        bench.calls("N pass E 1S").attention("S").expect("31A1 31A1").turn("S");
        assert_eq!(bench.auction(), "(1H) pass (1S) 1H");
    }
}

#[test]
fn a_repeated_bid_that_is_insufficient_goes_to_its_own_law() {
    for edition in Edition::ALL {
        let mut bench = out_of_turn(edition, "N 1S S 1H");
        bench.calls("E pass").expect("31A1").calls("S 1H").attention("W").no("27A1").expect("27B");
    }
}

#[test]
fn rho_bids() {
    for edition in SINCE_2017 {
        let mut bench = out_of_turn(edition, "E 1NT");
        bench.calls("N 1D E 1NT").yes("23A").expect("31A2 31A2a 23B 23C");
        let mut bench = out_of_turn(edition, "E 1NT");
        bench.calls("N 1D E pass").no("23A").expect("31A2 31A2b 26B 72C");
        assert_eq!(bench.restrictions(), "W MustPass NextTurn");
    }
    let mut bench = out_of_turn(Laws2007, "E 1NT");
    bench.calls("N 1D E 1NT").expect("31A2 31A2a@2007 72C");
    assert_eq!(bench.restrictions(), "W MustPass NextTurn");
    let mut bench = out_of_turn(Laws2007, "E 1NT");
    bench.calls("N 1D E pass").expect("31A2 31A2b@2007 26@2007 72C");
    assert_eq!(bench.restrictions(), "W MustPass EndOfAuction");
}

#[test]
fn rhos_illegal_call_is_ruled_on_first() {
    let mut bench = Bench::new(Laws2017, "W");
    bench.calls("W 1S E 2S").attention("S").no("29A").calls("N 1D").attention("E").no("27A1").orders();
    bench.calls("N 2D").expect("27B1a 27D 31A2").turn("E").calls("E 2S").yes("23A").expect("31A2a 23B 23C");
    // Accepted by the offender's own call: the illegal call stands and his own case goes on.
    let mut bench = Bench::new(Laws2017, "W");
    bench
        .calls("W 1S E 2S")
        .attention("S")
        .no("29A")
        .calls("N 1D E 2S")
        .yes("23A")
        .expect("29B 31 31A 27A1 31A2 31A2a 23B 23C");
}

#[test]
fn at_partners_turn() {
    for edition in SINCE_2017 {
        let begin = || {
            let mut bench = Bench::new(edition, "N");
            bench.calls("S 1H").attention("W").no("29A").expect("29B 31 31B 31B1 31B2").turn("N");
            bench
        };
        begin().calls("N pass E pass S 1H").yes("23A").expect("31A2a 23B 23C");
        begin().calls("N 1D E pass S 1S").no("23A").expect("31A2b 26B 72C");
        // The auction ends before the offender's turn: nothing comparable took its place.
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass S pass E 2H").attention("S").no("29A").calls("W pass").quiet();
        assert_eq!(bench.lead_restrictable(), "W");
    }
    let mut bench = Bench::new(Laws2007, "N");
    bench.calls("S 1H").attention("W").no("29A").expect("29B 31 31B@2007 72C");
    assert_eq!(bench.restrictions(), "N MustPass EndOfAuction");
}

#[test]
fn later_at_lhos_turn_it_is_a_change_of_call() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 2H E 3H")
            .attention("S")
            .no("25A2")
            .no("25B1")
            .no("26A")
            .expect("31C 25B2 25B3 26B")
            .turn("S");
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 2H E 3H S 3S")
            .no("25A2")
            .answer("25B1", Answer::Yes)
            .no("26A")
            .expect("31C 25B1 25B3 26B");
        assert_eq!(bench.auction(), "1S (2H) 3H 3S");
        bench.turn("W");
    }
}
