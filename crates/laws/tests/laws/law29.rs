use crate::bench::Bench;
use openroom_lawbook::Edition;

#[test]
fn called_over_by_lho_it_stands() {
    for edition in Edition::ALL {
        Bench::new(edition, "N").calls("E 1H S 1S").expect("29A").quiet().turn("W");
        Bench::new(edition, "N").calls("E pass S pass").expect("29A").quiet().turn("W");
    }
}

#[test]
fn not_called_over_it_is_cancelled() {
    for edition in Edition::ALL {
        Bench::new(edition, "N").calls("E 1H").attention("S").no("29A").expect("29B 31 31A").turn("N");
        let mut bench = Bench::new(edition, "S");
        bench.calls("S 1H E X").attention("S").no("29A").turn("W");
        assert!(bench.orders().starts_with("29B 32"));
    }
}

#[test]
fn insufficient_and_out_of_turn_is_ruled_as_out_of_turn() {
    for edition in Edition::ALL {
        Bench::new(edition, "N")
            .calls("N 1S S 1H")
            .attention("W")
            .no("29A")
            .expect("27A2 29B 31 31A")
            .turn("E");
        Bench::new(edition, "N").calls("N 1S S 1H W pass").expect("27A2 29A").turn("N");
    }
}

#[test]
fn the_next_call_while_another_is_out_of_turn_is_held() {
    let mut bench = Bench::new(Edition::Laws2017, "N");
    bench.calls("N 1C S 2H").attention("W").calls("N 3H");
    assert_eq!(bench.table.held().len(), 1);
    // N has called and it is his left-hand opponent's turn: a change of call.
    bench.no("29A").expect("29B 31 31A 9B2 31C");
    bench.no("25A2").no("25B1").no("26A").expect("25B2 25B3 26B").turn("E");
}
