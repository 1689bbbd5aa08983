use crate::bench::{Bench, call, seat};
use openroom_cards::BySeat;
use openroom_lawbook::Edition;
use openroom_laws::*;

fn together(pairs: &[(&str, &str)]) -> Act {
    let mut calls = BySeat::default();
    for (by, what) in pairs {
        calls[seat(by)] = Some(call(what));
    }
    Act::CallTogether { calls: Box::new(calls) }
}

#[test]
fn the_player_in_turn_comes_first() {
    for edition in [Edition::Laws2017, Edition::Poland2024] {
        let mut bench = Bench::new(edition, "N");
        bench.act(together(&[("E", "1H"), ("N", "1S")])).expect("33").attention("S").no("27A1").expect("27B");
        let mut bench = Bench::new(edition, "N");
        bench
            .act(together(&[("S", "pass"), ("N", "1S")]))
            .attention("W")
            .no("29A")
            .expect("33 29B 30 30A 72C");
    }
}

#[test]
fn three_passes_one_out_of_rotation() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass W pass N pass").expect("29A 34 17D3 17D3").turn("S");
        assert_eq!(bench.auction(), "1S pass (pass) (pass)");
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1H E pass S pass N pass").expect("34 17D3 17D3").turn("W");
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass W pass N 2S").expect("29A").turn("E");
    }
}
