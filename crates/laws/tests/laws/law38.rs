use crate::bench::{Bench, seat};
use openroom_cards::Denomination;
use openroom_lawbook::Edition;
use openroom_laws::*;

fn eight_clubs(by: &str) -> Act {
    Act::BidAboveSeven { by: seat(by), level: 8, denomination: Denomination::Clubs }
}

#[test]
fn it_and_what_follows_is_cancelled() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 7NT").act(eight_clubs("E")).attention("S").expect("38B 38C 38C 38C 38D 72C").turn("S");
        assert_eq!(bench.lead_restrictable(), "W");
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 7NT")
            .act(eight_clubs("E"))
            .calls("S pass W pass")
            .attention("N")
            .expect("38B 38C 38C 38C 38D")
            .turn("S");
        assert_eq!(bench.lead_restrictable(), "");
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 7NT E pass S pass").act(eight_clubs("W")).attention("N");
        assert_eq!(bench.table.phase(), Phase::Clarification);
    }
}

#[test]
fn it_is_never_played() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.act(eight_clubs("N")).calls("E pass S pass W pass").expect("38A 38B 38C 38C 38C 38D").turn("E");
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 7NT")
            .act(eight_clubs("E"))
            .calls("S pass W pass N pass")
            .expect("38A 38B 38C 38C 38C 38D")
            .turn("S");
    }
}
