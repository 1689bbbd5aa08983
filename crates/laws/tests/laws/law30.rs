use crate::bench::{Bench, call, seat};
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

#[test]
fn at_rhos_turn_he_passes_once() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench.calls("E pass").attention("S").no("29A").expect("29B 30 30A 72C").calls("N 1S");
        assert_eq!(bench.restrictions(), "E MustPass NextTurn");
        bench.calls("E pass");
        assert_eq!(bench.restrictions(), "");
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass W pass").attention("S").no("29A").expect("29B 30 30A 72C");
    }
}

#[test]
fn at_partners_turn() {
    for edition in SINCE_2017 {
        let begin = || {
            let mut bench = Bench::new(edition, "W");
            bench.calls("E pass").attention("S").no("29A").expect("29B 30 30B1 30B1a 30B1b").turn("W");
            bench
        };
        begin().calls("W 1S N pass E 2S").yes("23A").expect("30B1bi 23B 23C").quiet();
        let mut bench = begin();
        bench.calls("W 1S N pass E 2D").no("23A").expect("30B1bii 26B 72C");
        assert_eq!(
            (bench.restrictions(), bench.lead_restrictable()),
            ("W MustPass NextTurn".into(), "W".into())
        );
        bench.calls("S pass W pass N pass E 2NT S pass");
        assert_eq!(bench.restrictions(), "", "free at his later turns");
    }
    let mut bench = Bench::new(Laws2007, "W");
    bench.calls("E pass").attention("S").no("29A").expect("29B 30 30A@2007 72C");
    let mut bench = Bench::new(Laws2007, "S");
    bench.calls("S 1H E pass").attention("S").no("29A").expect("29B 30 30B2a@2007 30B2b@2007 72C").turn("W");
    assert!(!bench.table.legal_calls(seat("W")).contains(call("X")));
    bench
        .calls("W X")
        .attention("N")
        .expect("30B2b@2007")
        .turn("W")
        .calls("W 1S N 2H E 3S")
        .attention("S")
        .expect("37B 37B1 37B2 37B2 37B2 26@2007 72C");
}

#[test]
fn at_lhos_turn() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "W");
        bench.calls("S pass").attention("N").no("29A").expect("29B 30 30B1 30B1a 30B1b").turn("W");
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 2H E pass")
            .attention("S")
            .no("25A2")
            .no("25B1")
            .no("26A")
            .expect("30B2 25B2 25B3 26B")
            .turn("S");
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 2H E pass")
            .attention("S")
            .no("25A2")
            .calls("S 2S")
            .no("26A")
            .expect("30B2 25B1 25B3 26B");
        assert_eq!(bench.auction(), "1S (2H) pass 2S");
    }
    let mut bench = Bench::new(Laws2007, "N");
    bench.calls("N pass E pass E pass").attention("S").no("29A").expect("29B 30 30A@2007 72C");
}

#[test]
fn an_artificial_pass_is_ruled_as_a_bid() {
    for edition in Edition::ALL {
        let mut setup = SetUp::new(Settings::of(edition), seat("W"));
        let meaning = Meaning::showing(Nature::Artificial, Denominations::NONE);
        setup.meanings.push(RecordedMeaning { by: seat("W"), call: call("2C"), nth: 1, meaning });
        let mut bench = Bench::of(setup);
        bench
            .calls("W 2C E pass")
            .attention("S")
            .no("29A")
            .expect("29B 30C 31 31A")
            .calls("N pass")
            .expect("31A1");
        assert_eq!(bench.table.legal_calls(seat("E")), Calls::of(call("pass")));
    }
}
