use crate::bench::{Bench, seat};
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

#[test]
fn an_unintended_call_is_replaced() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1H E pass").changes("N", "1S", Because::Slip).yes("25A2").no("25A6").expect("25A1");
        assert_eq!(bench.auction(), "(1H) 1S pass");
        bench.turn("S");
    }
}

#[test]
fn too_late_when_partner_has_called() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1H E pass S pass").changes("N", "1S", Because::Slip);
        assert!(bench.orders().starts_with("25A4 25B2"));
        assert_eq!(bench.auction(), "1H pass pass (1S)");
    }
}

#[test]
fn lho_may_withdraw_and_what_he_showed_is_his() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N pass E 1D")
            .changes("N", "1S", Because::Slip)
            .yes("25A2")
            .yes("25A6")
            .expect("25A1 25A6")
            .turn("E");
        let diamonds = bench.table.withdrawn().iter().find(|one| one.by == seat("E")).unwrap();
        assert!(diamonds.is_authorized_for(seat("W")) && !diamonds.is_authorized_for(seat("S")));
    }
}

#[test]
fn the_replacement_is_judged_by_the_law_that_fits_it() {
    let mut bench = Bench::new(Laws2017, "W");
    bench
        .calls("W 2C N pass")
        .changes("N", "1S", Because::Slip)
        .yes("25A2")
        .expect("25A1")
        .no("27A1")
        .expect("27B");
    bench.turn("N").calls("N 2S").expect("27B1a 27D");
    // A call kept by LHO may be wrong now: it is ruled on too.
    let mut bench = Bench::new(Laws2017, "N");
    bench
        .calls("N 1S E 2C")
        .changes("N", "2S", Because::Slip)
        .yes("25A2")
        .no("25A6")
        .no("27A1")
        .expect("25A1 27B");
    bench.calls("E 3C").expect("27B1a 27D").turn("S");
}

#[test]
fn an_intended_change() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 2H")
            .changes("N", "3H", Because::Unsaid)
            .no("25A2")
            .calls("E 3S")
            .no("26A")
            .expect("25B1 25B3 26B");
        assert_eq!((bench.auction().as_str(), bench.lead_restrictable().as_str()), ("(2H) 3H 3S", "S"));
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 2H")
            .changes("N", "pass", Because::Unsaid)
            .no("25A2")
            .no("25B1")
            .no("26A")
            .expect("25B2 25B3 26B")
            .turn("E");
        let pass = bench.table.withdrawn()[0];
        assert!(!pass.is_authorized_for(seat("S")) && pass.is_authorized_for(seat("E")));
    }
}

#[test]
fn the_final_pass_until_the_lead_is_faced() {
    let passed = |bench: &mut Bench| {
        bench.calls("E 1NT S pass W pass N pass");
        bench.act(Act::LeadFaceDown { by: seat("S"), card: "H4".parse().unwrap() });
    };
    let mut bench = Bench::new(Laws2017, "E");
    passed(&mut bench);
    bench.changes("N", "X", Because::Slip).yes("25A2").expect("25A1 25A1").turn("E");
    let mut bench = Bench::new(Laws2017, "E");
    passed(&mut bench);
    bench.act(Act::FaceLead { by: seat("S") }).changes("N", "X", Because::Slip);
    assert!(bench.orders().starts_with("25A5 17D1 25B2"));
}

#[test]
fn four_passes_until_all_hands_are_back() {
    let mut bench = Bench::new(Laws2017, "E");
    bench.calls("E pass S pass W pass N pass");
    for by in ["E", "S", "W"] {
        bench.act(Act::ReturnHand { by: seat(by) });
    }
    let mut late = Bench { table: bench.table.clone(), seen: bench.table.events().len() };
    bench.changes("N", "1C", Because::Slip).yes("25A2").expect("25A1").turn("E");
    late.act(Act::ReturnHand { by: seat("N") }).changes("N", "1C", Because::Slip);
    assert!(late.orders().starts_with("25A5 17D2 25B2"));
}

#[test]
fn a_replacement_that_was_itself_unintended_reopens_the_case() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1C S 2H").attention("W").no("29A").calls("E 1D S 3S").no("23A").orders();
    assert_eq!(bench.restrictions(), "N MustPass NextTurn");
    bench.calls("W pass").changes("S", "2H", Because::Slip).yes("25A2").no("25A6").yes("23A");
    assert_eq!(bench.restrictions(), "");
    bench.quiet();
}
