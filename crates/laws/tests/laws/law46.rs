use crate::bench::{Bench, seat};
use openroom_cards::{Rank, Suit};
use openroom_lawbook::Edition;
use openroom_laws::*;

fn west_led_a_heart(edition: Edition, contract: &str, dummy: &str) -> Bench {
    let mut bench = Bench::in_play(edition, contract, "S S S S S S S W", &format!("N {dummy}"));
    bench.plays("W H7");
    bench
}

fn names(bench: &mut Bench, designation: Designation) -> &mut Bench {
    bench.act(Act::Name { by: seat("S"), designation })
}

fn from_dummy(bench: &Bench) -> String {
    let played =
        bench.table.plays().iter().rfind(|played| played.by == seat("N") && played.standing.counts());
    played.map_or_else(String::new, |played| played.card.to_string())
}

#[test]
fn words_come_to_a_card_that_is_played() {
    let cases = [
        (Designation::High, "46B1a", "HK"),
        (Designation::Low, "46B1c", "H3"),
        (Designation::Suit(Suit::Hearts), "46B2", "H3"),
        (Designation::Rank(Rank::Nine), "46B3b", "H9"),
        (Designation::Card("H9".parse().unwrap()), "45B", "H9"),
    ];
    for edition in Edition::ALL {
        for (designation, by, card) in cases {
            let mut bench = west_led_a_heart(edition, "3NTS", "HK H9 H3 D9 C2");
            names(&mut bench, designation).expect(by).turn("E").quiet();
            assert_eq!(from_dummy(&bench), card);
        }
    }
}

#[test]
fn a_ruff_known_to_win_is_one_that_cannot_be_overruffed() {
    for edition in Edition::ALL {
        let mut bench = west_led_a_heart(edition, "4SS", "SA SK S2 D9 C2");
        names(&mut bench, Designation::Win).expect("46B1b");
        assert_eq!(from_dummy(&bench), "SK");
    }
}

#[test]
fn void_words_play_nothing_and_leave_him_free() {
    for edition in Edition::ALL {
        let mut bench = west_led_a_heart(edition, "3NTS", "DK D9 D3 C9 C2");
        names(&mut bench, Designation::High).expect("46B1a").turn("N").quiet();
        names(&mut bench, Designation::Win).expect("46B1b").turn("N").quiet();
        names(&mut bench, Designation::Suit(Suit::Spades)).expect("46B4").turn("N").quiet();
        bench.attention("E").expect("46B").quiet();
        bench.plays("N C9").expect("").turn("E");
    }
}

#[test]
fn declarer_says_which_by_playing_it() {
    for edition in Edition::ALL {
        let mut bench = west_led_a_heart(edition, "3NTS", "DK D9 D3 C9 C2");
        names(&mut bench, Designation::Rank(Rank::Nine)).expect("").turn("N");
        bench.plays("N C9").expect("46B3b").turn("E").quiet();
        assert_eq!(from_dummy(&bench), "C9");
    }
}

#[test]
fn two_defenders_who_say_nothing_leave_it_to_declarer() {
    for edition in Edition::ALL {
        let mut bench = west_led_a_heart(edition, "3NTS", "HK H9 D3 C9 C2");
        names(&mut bench, Designation::Anything);
        bench.answer_of("W", Answer::No).answer_of("E", Answer::No).expect("46B5").turn("N").quiet();
    }
}

#[test]
fn only_declarer_names_and_only_what_dummy_has() {
    let mut bench = west_led_a_heart(Edition::Laws2017, "3NTS", "HK H9 D3 C9 C2");
    let by_east = Act::Name { by: seat("E"), designation: Designation::High };
    assert!(bench.table.act(by_east).is_err());
    let gone = Act::Name { by: seat("S"), designation: Designation::Card("H7".parse().unwrap()) };
    assert!(bench.table.act(gone).is_err());
    let there = Act::Name { by: seat("S"), designation: Designation::NotHeld("HK".parse().unwrap()) };
    assert!(bench.table.act(there).is_err());
    bench.expect("").turn("N");
}
