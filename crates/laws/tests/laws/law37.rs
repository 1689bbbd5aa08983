use crate::bench::Bench;
use openroom_lawbook::Edition;

/// W must pass for the rest of the auction; it is his turn.
fn silenced(edition: Edition) -> Bench {
    let mut bench = Bench::new(edition, "N");
    bench.calls("N 1S E 1H").attention("S").no("27A1").calls("E pass").no("27B1b").calls("S 2C").orders();
    assert_eq!(bench.restrictions(), "W MustPass EndOfAuction");
    bench
}

#[test]
fn called_over_it_stands() {
    for edition in Edition::ALL {
        let mut bench = silenced(edition);
        bench.calls("W 2H N 2S").expect("37A").quiet();
        assert_eq!(bench.restrictions(), "W MustPass EndOfAuction", "he must pass later all the same");
        let mut once = Bench::new(edition, "N");
        once.calls("E pass").attention("S").no("29A").calls("N 1S E 2H S pass").orders();
        assert_eq!(once.restrictions(), "", "the duty was for one turn");
    }
}

#[test]
fn noticed_in_time_it_becomes_a_pass() {
    for edition in [Edition::Laws2017, Edition::Poland2024] {
        let mut bench = silenced(edition);
        bench.calls("W 2H").attention("N").expect("37B 37B1 37B2 37B2 37B2 26B 72C").turn("N");
        assert!(bench.restrictions().contains("E MustPass EndOfAuction"));
        assert!(bench.auction().ends_with("2C (2H) pass"));
    }
}

#[test]
fn an_inadmissible_double_goes_first() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 1H")
            .attention("S")
            .no("27A1")
            .calls("E 3H")
            .no("27B1b")
            .calls("S pass W X")
            .attention("N");
        assert!(bench.orders().ends_with("36B 36B1 36B2 36B3 72C"));
    }
}
