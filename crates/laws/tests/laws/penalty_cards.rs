use crate::bench::{Bench, cards_of, seat};
use openroom_cards::Card;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

/// Three notrumps by South, seven tricks played, all hands known.
fn in_play(edition: Edition, leader: &str) -> Bench {
    let won = format!("S S S S S S {leader}");
    Bench::in_play(
        edition,
        "3NTS",
        &won,
        "N C9 C4 H3 H2 D2 SA E H7 H9 H4 HK S3 SQ S C3 CJ H6 D6 D5 S5 W CK C5 C8 S2 S4 DA",
    )
}

fn card(text: &str) -> Answer {
    Answer::Card(text.parse::<Card>().unwrap(), None)
}

#[test]
fn a_dropped_card_is_minor_below_honour_rank() {
    for edition in Edition::ALL {
        let mut bench = in_play(edition, "N");
        bench.exposes("E", "H7", Exposure::Dropped).quiet().attention("S").yes("50").expect("49 50B");
        assert_eq!(bench.penalty("E"), "H7 Minor");
        bench.plays("N H3");
        assert_eq!(bench.may_play("E"), "H7 HK");
        let mut bench = in_play(edition, "N");
        bench.exposes("E", "HK", Exposure::Dropped).attention("S").yes("50").expect("49 50B");
        assert_eq!(bench.penalty("E"), "HK Major");
        let mut bench = in_play(edition, "N");
        bench.exposes("E", "H7 S3", Exposure::Dropped).attention("S").yes("50").expect("49 49 50B 50B");
        assert_eq!(bench.penalty("E"), "H7 Major, S3 Major");
    }
}

#[test]
fn a_second_one_makes_both_major() {
    let mut bench = in_play(Laws2017, "N");
    bench.exposes("E", "H7", Exposure::Dropped).attention("S").yes("50");
    bench.exposes("E", "S3", Exposure::Dropped).attention("S").yes("50").expect("49 50B 49 50B 50B");
    assert_eq!(bench.penalty("E"), "H7 Major, S3 Major");
}

#[test]
fn the_director_may_decide_otherwise() {
    let mut bench = in_play(Laws2017, "N");
    bench.exposes("E", "HK", Exposure::ByAnother(seat("S"))).attention("S").no("50").expect("50").quiet();
    assert_eq!(bench.penalty("E"), "");
    assert!(bench.table.position().faced[seat("E")].is_empty());
}

#[test]
fn a_named_card_may_be_inadvertent() {
    let mut bench = in_play(Laws2017, "N");
    bench.exposes("E", "H4", Exposure::Named).attention("S").yes("50").no("50B").expect("49 50B");
    assert_eq!(bench.penalty("E"), "H4 Major");
}

#[test]
fn declarers_card_goes_back() {
    for edition in Edition::ALL {
        let mut bench = in_play(edition, "N");
        bench.exposes("S", "S5", Exposure::Dropped).attention("W").expect("48A 48A").quiet();
        assert!(bench.table.position().faced[seat("S")].is_empty());
    }
}

#[test]
fn it_stays_on_the_table() {
    let mut bench = in_play(Laws2017, "N");
    bench.exposes("E", "H7", Exposure::Dropped).attention("S").yes("50").expect("49 50B");
    bench.act(Act::TakeBackCard { by: seat("E"), card: "H7".parse().unwrap() }).quiet();
    bench.attention("S").expect("50A");
    assert_eq!(bench.table.position().faced[seat("E")], cards_of("H7"));
    assert_eq!(bench.penalty("E"), "H7 Minor");
}

/// West has the king of clubs as a major penalty card.
fn owes_club(edition: Edition, leader: &str) -> Bench {
    let mut bench = in_play(edition, leader);
    bench.exposes("W", "CK", Exposure::Dropped).attention("S").yes("50").expect("49 50B");
    bench
}

#[test]
fn a_major_one_is_played_when_it_can_be() {
    let mut bench = owes_club(Laws2017, "S");
    bench.plays("S S5");
    assert_eq!(bench.may_play("W"), "S2 S4");
    bench.plays("W S2").expect("50D1b").plays("N SA E S3").turn("N");
    bench.plays("N H2 E H4 S H6");
    assert_eq!(bench.may_play("W"), "CK");
    bench.plays("W CK").expect("");
    assert_eq!(bench.penalty("W"), "");
}

#[test]
fn declarer_names_one_of_several() {
    for edition in Edition::ALL {
        let mut bench = in_play(edition, "S");
        bench.exposes("W", "CK C5", Exposure::Dropped).attention("S").yes("50").expect("49 49 50B 50B");
        bench.plays("S CJ").answer("51A", card("C5")).expect("51A").quiet();
        assert_eq!(bench.may_play("W"), "C5");
        bench.plays("W C5").expect("");
        assert_eq!(bench.penalty("W"), "CK Major");
    }
}

#[test]
fn of_two_only_one_can_be_played() {
    let mut bench = in_play(Laws2017, "S");
    bench.exposes("W", "CK S2", Exposure::Dropped).attention("S").yes("50");
    bench.plays("S S5").quiet();
    assert_eq!(bench.may_play("W"), "S2");
}

#[test]
fn another_card_is_accepted_by_word_or_by_playing_on() {
    for edition in Edition::ALL {
        let mut bench = owes_club(edition, "S");
        bench.plays("S C3 W C5").quiet().attention("S").yes("52A").expect("52B1a 52B1c").turn("N");
        assert_eq!(bench.penalty("W"), "CK Major");
        let mut bench = owes_club(edition, "S");
        bench.plays("S C3 W C5 N C9").expect("52B1b 52B1c").quiet();
        let mut bench = owes_club(edition, "S");
        bench.plays("S C3 W C5").attention("S").plays("N C9").expect("52B1a 52B1c").turn("E");
    }
}

#[test]
fn another_card_is_refused() {
    for edition in Edition::ALL {
        let mut bench = owes_club(edition, "S");
        bench.plays("S C3 W C5").attention("S").no("52A").expect("52B2 52B2 52B2").turn("W").quiet();
        assert_eq!(bench.penalty("W"), "CK Major, C5 Major");
        assert_eq!(bench.may_play("W"), "CK");
        bench.plays("W CK").expect("");
        assert_eq!(bench.penalty("W"), "C5 Major");
    }
}

#[test]
fn a_minor_one_is_owed_before_a_low_card() {
    let mut bench = in_play(Laws2017, "N");
    bench.exposes("E", "H4", Exposure::Dropped).attention("S").yes("50").expect("49 50B");
    let mut low = bench.again();
    low.plays("N H3 E H7").attention("S").no("52A").expect("52B2 52B2 50B 52B2");
    assert_eq!(low.penalty("E"), "H4 Major, H7 Major");
    assert_eq!(low.may_play("E"), "H4");
    bench.plays("N H3 E HK").attention("S").expect("").quiet();
    assert_eq!(bench.penalty("E"), "H4 Minor");
}

#[test]
fn too_late_to_refuse_after_the_next_lead() {
    let mut bench = owes_club(Laws2017, "N");
    bench.plays("N C4 E S3 S CJ W C5").turn("S").quiet();
    let mut soon = bench.again();
    soon.attention("S").no("52A").expect("52B2 52B2 52B2").turn("W");
    bench.plays("S D6").expect("52B1b 52B1c").quiet();
}
