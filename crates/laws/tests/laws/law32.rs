use crate::bench::Bench;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

fn at_rhos_turn(edition: Edition) -> Bench {
    let mut bench = Bench::new(edition, "S");
    bench.calls("S 1H W pass E X").attention("S").no("29A").expect("29B 32 32A").turn("N");
    bench
}

#[test]
fn rho_passes_and_it_is_repeated() {
    for edition in Edition::ALL {
        at_rhos_turn(edition).calls("N pass").expect("32A1").calls("E X").quiet();
        let mut bench = Bench::new(edition, "S");
        bench
            .calls("S 1H W X N pass S XX")
            .attention("W")
            .no("29A")
            .calls("E pass")
            .expect("29B 32 32A 32A1");
    }
}

#[test]
fn rho_bids() {
    for edition in SINCE_2017 {
        at_rhos_turn(edition).calls("N 2H E X").yes("23A").expect("32A2 32A2a 23B 23C");
        let mut bench = at_rhos_turn(edition);
        bench.calls("N 2H E 2S").no("23A").expect("32A2 32A2b 26B 72C");
        assert_eq!(bench.restrictions(), "W MustPass NextTurn");
    }
    let mut bench = at_rhos_turn(Laws2007);
    bench.calls("N 2H").expect("32B2@2007 72C");
    assert_eq!(bench.restrictions(), "W MustPass EndOfAuction");
}

#[test]
fn at_partners_turn() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "S");
        bench.calls("S 1H E X").attention("S").no("29A").expect("29B 32 32B 32B1 32B2").turn("W");
        bench.calls("W pass N 2H E pass").no("23A").expect("32A2b 26B 72C");
    }
    let mut bench = Bench::new(Laws2007, "S");
    bench.calls("S 1H E X").attention("S").no("29A").expect("29B 32 32A@2007 72C");
}

#[test]
fn later_at_lhos_turn_it_is_a_change_of_call() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass E X").attention("S").yes("25A2").expect("32C 25A1").turn("S");
        assert_eq!(bench.auction(), "1S (pass) X");
    }
    let mut bench = Bench::new(Laws2007, "N");
    bench.calls("N 1S E pass E X").attention("S").yes("32").yes("25A1").yes("25A1").expect("32 25A1");
    assert_eq!(bench.table.phase(), Phase::Auction);
}
