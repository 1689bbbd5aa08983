use crate::bench::Bench;
use openroom_cards::Seat;
use openroom_lawbook::Edition;
use openroom_laws::Exposure;

/// N has opened one spade; W let these cards be seen, and the Director was told so.
fn shown(edition: Edition, cards: &str, how: Exposure) -> Bench {
    let mut bench = Bench::new(edition, "N");
    bench.calls("N 1S").exposes("W", cards, how).quiet().expect("");
    bench.attention("S");
    if how != Exposure::Led {
        bench.yes("24");
    }
    bench
}

#[test]
fn a_low_card_silences_nobody() {
    for edition in Edition::ALL {
        let mut bench = shown(edition, "D7", Exposure::Dropped);
        bench.expect("24 16C 24A").calls("E 2H S pass W pass N pass").quiet();
        assert_eq!(bench.penalty("W"), "");
    }
}

#[test]
fn an_honour_a_lead_and_two_cards_silence_partner_once() {
    for edition in Edition::ALL {
        for (cards, how, by) in [
            ("HT", Exposure::Dropped, "24 16C 24B 72C"),
            ("C3", Exposure::Led, "24 16C 24B 72C"),
            ("S4 D9", Exposure::Dropped, "24 24 16C 24C 72C"),
        ] {
            let mut bench = shown(edition, cards, how);
            bench.expect(by);
            assert_eq!(bench.restrictions(), "E MustPass NextTurn");
            bench.calls("E pass S 2S W pass N pass");
            assert_eq!(bench.restrictions(), "", "he is free at his next turn");
        }
    }
}

#[test]
fn a_second_card_later_makes_two() {
    for edition in Edition::ALL {
        let mut bench = shown(edition, "D7", Exposure::Dropped);
        bench.expect("24 16C 24A").exposes("W", "S4", Exposure::Dropped).attention("N").yes("24");
        bench.expect("24 16C 24C 72C").calls("E pass S pass W pass").expect("24E 24E");
        assert_eq!(bench.penalty("W"), "D7 Major, S4 Major");
    }
}

#[test]
fn a_defenders_cards_become_penalty_cards() {
    for edition in Edition::ALL {
        for (cards, how, kinds) in [
            ("D7", Exposure::Dropped, "D7 Minor"),
            ("HK", Exposure::Held, "HK Major"),
            ("C3", Exposure::Led, "C3 Major"),
        ] {
            let mut bench = shown(edition, cards, how);
            bench.orders();
            bench.calls("E pass S pass W pass").expect("24E").turn("E");
            assert_eq!(bench.penalty("W"), kinds);
        }
    }
}

#[test]
fn a_card_shown_on_purpose_is_minor_only_if_the_director_says_so() {
    for edition in Edition::ALL {
        let mut bench = shown(edition, "D7", Exposure::Shown);
        bench.orders();
        bench.calls("E pass S pass W pass").no("50B").expect("24E");
        assert_eq!(bench.penalty("W"), "D7 Major");
    }
}

#[test]
fn nothing_follows_where_partner_saw_nothing_or_it_was_not_his_error() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S").exposes("W", "HK", Exposure::Held).attention("S").no("24").expect("24");
        bench.exposes("W", "HQ", Exposure::ByAnother(Seat::South)).attention("S").expect("24").quiet();
        bench.calls("E pass S pass W pass").expect("");
        assert!(bench.table.position().faced[Seat::West].is_empty());
    }
}

#[test]
fn noticed_after_the_auction_it_is_a_penalty_card_all_the_same() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S").exposes("W", "HK", Exposure::Dropped).calls("E pass S pass W pass").quiet();
        bench.attention("S").yes("24").expect("24 16C 24E");
        assert_eq!(bench.penalty("W"), "HK Major");
    }
}

#[test]
fn after_the_final_pass_only_2007_still_looks_here() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E pass S pass W pass").exposes("W", "D7", Exposure::Dropped).attention("S");
        if edition == Edition::Laws2007 {
            bench.yes("24").expect("24 16C 24E");
        } else {
            bench.yes("50").expect("49 50B");
        }
        assert_eq!(bench.penalty("W"), "D7 Minor");
    }
}

#[test]
fn declarers_side_picks_up_when_the_time_is_over() {
    for edition in Edition::ALL {
        let mut bench = shown(edition, "D7", Exposure::Dropped);
        bench.orders();
        bench.calls("E 2H S pass W pass N pass");
        let lies = !bench.table.position().faced[Seat::West].is_empty();
        assert_eq!(lies, edition == Edition::Laws2007);
        let lead = bench.table.legal_cards(Seat::South).lowest().unwrap();
        bench.plays(&format!("S {lead}"));
        assert!(bench.table.position().faced[Seat::West].is_empty());
    }
}

#[test]
fn a_call_by_the_silenced_partner_becomes_a_pass() {
    for edition in Edition::ALL {
        let mut bench = shown(edition, "HK", Exposure::Dropped);
        bench.orders();
        bench.calls("E 2H").attention("S");
        assert!(bench.orders().starts_with("37B 37B1 37B2 37B2 37B2"));
        assert_eq!(bench.auction(), "1S (2H) pass");
    }
}
