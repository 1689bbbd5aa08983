use crate::bench::{Bench, cards_of, seat};
use openroom_cards::{BySeat, Card, Suit};
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

/// Three notrumps by South, dummy on lead with six cards each.
fn dummy_leads(edition: Edition) -> Bench {
    in_play(edition, "N")
}

fn in_play(edition: Edition, leader: &str) -> Bench {
    let won = format!("S S S S S S {leader}");
    Bench::in_play(
        edition,
        "3NTS",
        &won,
        "N H5 H9 C9 C4 D2 SA E HK H7 H2 S3 D9 C6 S H3 C3 CJ D6 D5 S5 W HQ H6 CK S2 S4 DA",
    )
}

/// West plays the queen before East.
fn west_too_early(edition: Edition) -> Bench {
    let mut bench = dummy_leads(edition);
    bench.plays("N H5 W HQ").quiet();
    bench
}

#[test]
fn declarer_says_what_the_partner_plays() {
    for edition in Edition::ALL {
        let mut bench = west_too_early(edition);
        bench.attention("S").expect("57A 57A").turn("E");
        assert_eq!(bench.penalty("W"), "HQ Major");
        let mut highest = bench.again();
        highest.answer("57A", Answer::Highest).expect("57A1");
        assert_eq!(highest.may_play("E"), "HK");
        let mut lowest = bench.again();
        lowest.answer("57A", Answer::Lowest).expect("57A2");
        assert_eq!(lowest.may_play("E"), "H2");
        let mut other = bench.again();
        other
            .answer("57A", Answer::Forbid(Denominations::of(Suit::Spades)))
            .expect("57A4")
            .plays("E H7")
            .expect("");
    }
}

#[test]
fn another_suit_can_be_required_since_2017() {
    for edition in SINCE_2017 {
        let mut bench = west_too_early(edition);
        bench.attention("S").answer("57A", Answer::Require(Suit::Clubs)).expect("57A 57A 57A3");
        assert_eq!(bench.may_play("E"), "H2 H7 HK");
        bench.plays("E H7").expect("57B");
    }
    let mut bench = west_too_early(Laws2007);
    bench.attention("S");
    let asked = *bench.table.questions().next().unwrap();
    assert!(bench.table.answer(&asked, Answer::Require(Suit::Clubs)).is_err());
}

#[test]
fn the_partner_played_at_once() {
    let mut bench = west_too_early(Laws2017);
    bench.plays("E H2").attention("S").answer("57A", Answer::Highest);
    bench.expect("57A 57A 60C 49 57A1").turn("E");
    assert_eq!(bench.penalty("E"), "H2 Major");
    assert_eq!(bench.may_play("E"), "HK");
}

#[test]
fn no_rectification_after_both_hands_or_dummys_own_act() {
    for edition in Edition::ALL {
        let mut bench = in_play(edition, "S");
        bench.plays("S H3 N H9 E HK").attention("S");
        let first = bench.orders();
        assert_eq!(first, "57C3 57C1 57C1");
        let mut bench = in_play(edition, "S");
        bench.plays("S H3");
        bench.act(Act::DummySuggests { card: "H9".parse().unwrap() }).plays("E HK").attention("S");
        bench.expect("45F 45F 57C2 57C2");
    }
}

#[test]
fn declarers_early_card_stands() {
    for edition in Edition::ALL {
        let mut bench = in_play(edition, "W");
        bench.plays("W DA S D6").attention("E").expect("57C3").turn("N");
    }
}

#[test]
fn at_right_hand_opponents_turn() {
    for edition in SINCE_2017 {
        let mut bench = in_play(edition, "E");
        bench.plays("E H2 W HQ").quiet().attention("S").expect("57D 57D 57D").turn("S");
        bench.plays("S H3");
        assert_eq!(bench.may_play("W"), "HQ");
        let mut bench = in_play(edition, "E");
        bench.plays("E H2 W S4").attention("S").expect("57D 57D").turn("S");
        assert_eq!(bench.penalty("W"), "S4 Major");
    }
    let mut bench = in_play(Laws2007, "E");
    bench.plays("E H2 W HQ").attention("S").yes("50").expect("49 50B");
    assert_eq!(bench.penalty("W"), "HQ Major");
}

#[test]
fn playing_on_gives_it_up() {
    let mut bench = in_play(Laws2017, "E");
    bench.plays("E H2 W HQ S H3 N H5").expect("60A1 60A2").turn("W");
}

#[test]
fn at_the_same_moment_the_legal_card_comes_first() {
    let mut bench = in_play(Laws2017, "W");
    let mut plays = BySeat::default();
    plays[seat("W")] = Some("CK".parse::<Card>().unwrap());
    plays[seat("E")] = Some("H7".parse::<Card>().unwrap());
    bench.act(Act::PlayAtOnce { plays: Box::new(plays) }).expect("58A").turn("N");
    bench.attention("S").expect("57D 57D");
    assert_eq!(bench.penalty("E"), "H7 Major");
}

#[test]
fn several_cards_at_once() {
    for edition in Edition::ALL {
        let named = |card: &str| Answer::Card(card.parse().unwrap(), None);
        let mut bench = in_play(edition, "W");
        bench.act(Act::PlayTogether { by: seat("W"), cards: cards_of("S2 S4") });
        bench.answer("58B2", named("S2")).expect("58B2 49 50B");
        assert_eq!(bench.penalty("W"), "S4 Minor");
        bench.plays("W S2").expect("").turn("N");
        let mut bench = in_play(edition, "W");
        bench.act(Act::PlayTogether { by: seat("W"), cards: cards_of("HQ H6") });
        bench.plays("W H6").expect("58B2 49 50B 50D1b").turn("N");
        assert_eq!(bench.penalty("W"), "HQ Major");
        let mut bench = in_play(edition, "S");
        bench.act(Act::PlayTogether { by: seat("S"), cards: cards_of("CJ C3") });
        bench.answer("58B2", named("C3")).expect("58B2 58B2");
        assert_eq!(bench.may_play("S"), "C3");
        let mut bench = in_play(edition, "W");
        bench.act(Act::PlayTogether { by: seat("W"), cards: cards_of("H6") }).expect("58B1").plays("W H6");
    }
}

#[test]
fn a_demand_that_cannot_be_met() {
    let mut bench = in_play(Laws2017, "S");
    bench.exposes("E", "D9", Exposure::Dropped).attention("S").yes("50").expect("49 50B");
    bench.exposes("E", "C6", Exposure::Dropped).attention("S").yes("50").expect("49 50B 50B");
    bench.plays("S S5 W S4 N SA E S3").expect("50D1b 50D1b");
}

#[test]
fn before_the_corrected_lead() {
    for edition in Edition::ALL {
        let mut bench = dummy_leads(edition);
        bench.plays("S D6").attention("W").answer_of("W", Answer::No).expect("55B2 55B2").turn("N");
        bench.plays("W DA").quiet().attention("S").expect("60B 60B").turn("N");
        assert_eq!(bench.penalty("W"), "DA Major");
    }
}

#[test]
fn a_second_card() {
    for edition in Edition::ALL {
        let mut bench = in_play(edition, "W");
        bench.plays("W DA N D2 W CK").quiet().attention("S");
        let mut fifth = bench.again();
        fifth.no("45E1").expect("45E1");
        assert_eq!(fifth.penalty("W"), "CK Major");
        bench.yes("45E1").expect("57A").answer("57A", Answer::Highest).expect("57A1");
        assert_eq!(bench.may_play("E"), "D9");
        let mut bench = in_play(edition, "S");
        bench.plays("S H3 W H6 S D6").attention("E").no("45E2").expect("45E2").turn("N");
        assert!(bench.table.position().faced[seat("S")].is_empty());
    }
}
