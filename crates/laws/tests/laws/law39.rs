use crate::bench::Bench;
use openroom_cards::Suit;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

fn four_spades(edition: Edition) -> Bench {
    let mut bench = Bench::new(edition, "N");
    bench.calls("N 4S E pass S pass W pass").quiet().turn("E");
    bench
}

#[test]
fn harmless_late_calls() {
    for edition in Edition::ALL {
        four_spades(edition).calls("S 5S").attention("E").expect("39A 39B").quiet();
        four_spades(edition).calls("E pass").attention("E").expect("39A 39B").quiet();
        let mut bench = four_spades(edition);
        bench.calls("E X S XX").attention("N").expect("39A 39B").quiet();
        assert!(bench.auction().ends_with("(X) (XX)"));
        let mut bench = four_spades(edition);
        bench.calls("S 5S W X").attention("N").expect("39A 39B").quiet();
    }
}

#[test]
fn a_late_call_by_a_defender() {
    for edition in [Laws2017, Poland2024] {
        let mut bench = four_spades(edition);
        bench.calls("E X").attention("N").expect("39A 39C").quiet();
        assert_eq!(bench.lead_restrictable(), "W");
        let mut bench = four_spades(edition);
        bench.calls("W 5H").attention("N").answer("26B", Answer::Suit(Suit::Hearts)).expect("39A 39C 26B");
    }
    let mut bench = four_spades(Laws2007);
    bench
        .calls("W 5H")
        .attention("N")
        .answer("26A2@2007", Answer::Require(Suit::Hearts))
        .expect("39A 39C 26A@2007 26A2a@2007");
}
