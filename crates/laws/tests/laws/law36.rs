use crate::bench::{Bench, call, seat};
use openroom_cards::Doubling;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

#[test]
fn called_over_everything_after_it_is_cancelled() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass S X W 2H").quiet().attention("N").expect("36A").turn("S");
        assert_eq!((bench.auction().as_str(), bench.restrictions().as_str()), ("1S pass (X) (2H)", ""));
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S S X W pass").attention("N").expect("36A").turn("E");
    }
}

#[test]
fn in_turn_it_is_replaced_and_partner_is_silenced() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass S X").attention("W").expect("36B 36B1 36B2 36B3 72C").turn("S");
        assert_eq!(bench.restrictions(), "N MustPass EndOfAuction");
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E X S pass W XX")
            .attention("N")
            .expect("36B 36B1 36B2 36B3 72C")
            .turn("W")
            .calls("W 2C");
        assert_eq!(bench.restrictions(), "E MustPass EndOfAuction");
    }
}

#[test]
fn out_of_turn_as_well() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S S X").attention("E").expect("36B 36B1 36B4 36B4 72C").turn("E");
        assert_eq!(bench.restrictions(), "N MustPass EndOfAuction");
        // The player in turn calls before a ruling.
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S S X E 2C").expect("28B").turn("S");
        assert_eq!(bench.restrictions() + &bench.lead_restrictable(), "");
    }
}

#[test]
fn scored_as_if_it_had_not_been_made() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 4S E pass S X W pass N pass E pass").quiet();
        bench.act(Act::Play { by: seat("E"), card: "DA".parse().unwrap() });
        bench.attention("W").expect(if edition == Laws2007 { "36B1" } else { "36C" });
        assert_eq!(bench.table.position().contract().unwrap().doubling, Doubling::Undoubled);
        assert_eq!(bench.table.phase(), Phase::Play);
    }
}

#[test]
fn which_doubles_are_inadmissible() {
    for (calls, by, what) in
        [("N 1S E pass", "S", "X"), ("N 1S E pass", "S", "XX"), ("N 1S E X S pass", "W", "X")]
    {
        let mut bench = Bench::new(Laws2017, "N");
        bench.calls(calls);
        assert!(bench.table.call_forbidden_by(seat(by), call(what)).is_some());
        bench.act(Act::Call { by: seat(by), call: call(what) });
        assert!(matches!(bench.table.unnoticed(), [Matter::InadmissibleDouble(_)]), "{calls} {by} {what}");
    }
}
