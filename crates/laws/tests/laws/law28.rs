use crate::bench::{Bench, seat};
use openroom_lawbook::Edition;
use openroom_laws::*;

#[test]
fn a_call_over_a_player_who_must_pass_is_in_rotation() {
    for edition in Edition::ALL {
        // E must pass once after his pass out of turn.
        let mut bench = Bench::new(edition, "N");
        bench.calls("E pass").attention("S").no("29A").calls("N 1S S 2S").quiet();
        assert!(bench.orders().ends_with("28A"));
        assert_eq!(bench.auction(), "(pass) 1S pass 2S");
        bench.turn("W");
    }
}

#[test]
fn the_player_in_turn_calls_first() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("E 1H N 1S").expect("28B").quiet().turn("E");
        assert_eq!(bench.restrictions() + &bench.lead_restrictable(), "");
        assert!(!bench.table.withdrawn()[0].is_authorized_for(seat("W")));
        // The same while LHO is being asked.
        let mut bench = Bench::new(edition, "S");
        bench.calls("W 1NT").attention("N").calls("S pass").expect("28B").quiet().turn("W");
        bench.calls("W 2C").quiet();
    }
}

#[test]
fn a_player_in_turn_who_is_lho_says_what_his_call_was() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("W 1H N 1S").answer("28B", Answer::InTurn(None)).expect("28B").turn("E");
        assert_eq!(bench.auction(), "(1H) 1S");
        let mut bench = Bench::new(edition, "N");
        bench.calls("W 1H N 1S").answer("28B", Answer::Yes).expect("29A").turn("E");
        assert_eq!(bench.auction(), "1H 1S");
    }
}
