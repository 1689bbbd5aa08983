use crate::bench::{Bench, seat};
use openroom_cards::{Denomination, Suit};
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

fn penalty(bench: &Bench, of: &str) -> String {
    let card = |one: &Restriction| match one.rule {
        Rule::PenaltyCard { card, kind } if one.on == seat(of) => Some(format!("{card} {kind:?}")),
        _ => None,
    };
    bench.table.restrictions().filter_map(card).collect::<Vec<_>>().join(", ")
}

/// South declares 4S and East has led out of turn.
fn east_leads(edition: Edition) -> Bench {
    let mut bench = Bench::in_play(edition, "4SS", "", "W D8 N HA E SK");
    bench.plays("E SK").quiet();
    bench
}

#[test]
fn an_opening_lead_out_of_turn_is_accepted_by_word_or_by_playing() {
    for edition in Edition::ALL {
        let mut bench = east_leads(edition);
        bench.attention("S").yes("54").expect("54B 54B 54B1").quiet().turn("S");
        let mut bench = east_leads(edition);
        bench.plays("S S5").expect("54B 54B 54B1").quiet().turn("W");
        assert!(bench.table.position().dummy_spread);
    }
}

#[test]
fn declarer_spreads_his_hand_and_is_dummy() {
    for edition in Edition::ALL {
        for noticed in [true, false] {
            let mut bench = east_leads(edition);
            if noticed {
                bench.attention("S");
            }
            bench.act(Act::SpreadHand { by: seat("S") }).expect("48B1 54A 54A 54A").quiet().turn("S");
            assert_eq!(bench.table.position().declarer(), Some(seat("N")));
            bench.plays("S S2 W S3 N S4").turn("E");
        }
    }
}

#[test]
fn having_seen_dummy_declarer_must_accept() {
    for edition in SINCE_2017 {
        let mut bench = east_leads(edition);
        bench.act(Act::ExposeCards {
            by: seat("N"),
            cards: "S2".parse().map(openroom_cards::Cards::of).unwrap(),
            how: Exposure::Shown,
        });
        bench.attention("S").expect("54C 54C 54C").quiet().turn("S");
        let mut bench = east_leads(edition);
        bench.act(Act::SpreadHand { by: seat("N") }).expect("54C 54C 54C").quiet();
    }
    let mut bench = east_leads(Laws2007);
    bench.act(Act::SpreadHand { by: seat("N") }).expect("54C 54C").quiet();
}

#[test]
fn refused_it_is_a_penalty_card_and_declarer_chooses_the_lead() {
    for edition in Edition::ALL {
        let mut bench = east_leads(edition);
        bench.attention("S").no("54").expect("54D 54D").turn("W");
        assert_eq!(penalty(&bench, "E"), "SK Major");
        let mut required = bench.again();
        required.answer("50D2", Answer::Require(Suit::Spades)).expect("50D2a 50D2a").quiet();
        assert_eq!(penalty(&required, "E"), "");
        assert!(required.table.legal_cards(seat("W")).iter().all(|card| card.suit() == Suit::Spades));
        let mut free = bench.again();
        free.answer("50D2", Answer::No).expect("50D2b").quiet();
        assert_eq!(penalty(&free, "E"), "SK Major");
        free.plays("W S2 N S3");
        assert_eq!(
            free.table.legal_cards(seat("E")).iter().next().map(|card| card.to_string()),
            Some("SK".into())
        );
    }
}

#[test]
fn a_forbidden_suit_stays_forbidden_while_the_lead_is_kept() {
    let spades = Denominations::of(Denomination::Spades);
    let mut bench = east_leads(Laws2017);
    bench.attention("S").no("54").answer("50D2", Answer::Forbid(spades)).expect("54D 54D 50D2a 50D2a");
    bench.plays("W DA N D2 E D3 S D4").turn("W").quiet();
    assert!(bench.table.legal_cards(seat("W")).in_suit(Suit::Spades).is_empty());
    bench.plays("W D8 N D9 E D6 S D5").turn("N");
    assert!(bench.table.restrictions().all(|one| !matches!(one.rule, Rule::MayNotLead(_))));
}

#[test]
fn a_lead_before_declarer_chose_is_a_penalty_card_too() {
    let mut bench = east_leads(Laws2017);
    bench.attention("S").no("54").plays("W D8").answer("50D2", Answer::No);
    bench.expect("54D 54D 50D2b 50D2 49").turn("W");
    assert_eq!(penalty(&bench, "W"), "D8 Major");
}

#[test]
fn the_partners_card_face_down_goes_back() {
    let mut bench = Bench::in_play(Laws2017, "4SS", "", "W H4 E SK");
    bench.act(Act::LeadFaceDown { by: seat("W"), card: "H4".parse().unwrap() });
    bench.plays("E SK").attention("S").expect("54").yes("54").expect("54B 54B 54B1").turn("S");
    assert!(bench.table.position().hands[seat("W")].contains("H4".parse().unwrap()));
}

#[test]
fn a_lead_by_the_declaring_side_is_none() {
    for edition in Edition::ALL {
        let mut bench = Bench::in_play(edition, "4SS", "", "N SA");
        bench.plays("N SA").attention("W").expect("54E 24D").quiet().turn("W");
    }
}

fn later(edition: Edition, leader: &str) -> Bench {
    Bench::in_play(edition, "4SS", &format!("W W W W {leader}"), "N C9 H3 E H8 H5 S D4 SA W H9")
}

#[test]
fn a_defenders_lead_out_of_turn() {
    for edition in Edition::ALL {
        let mut bench = later(edition, "W");
        bench.plays("E H8").quiet().attention("S").yes("56").expect("56A").turn("S");
        let mut bench = later(edition, "S");
        bench.plays("E H8").attention("S").no("56").expect("56B 56B").turn("S");
        assert_eq!(penalty(&bench, "E"), "H8 Major");
        let mut bench = later(edition, "S");
        bench.plays("W H9 N H3").expect("53A").quiet().turn("E");
    }
}

#[test]
fn the_proper_leader_leads() {
    for edition in Edition::ALL {
        let mut bench = later(edition, "N");
        bench.plays("E H5 N C9").yes("53B").expect("53B 47F1").quiet().turn("E");
        assert!(!bench.table.withdrawn()[0].is_authorized_for(seat("W")));
        assert_eq!(penalty(&bench, "E"), "");
        let mut bench = later(edition, "W");
        bench.plays("S D4 W H9").yes("53B").expect("53B 47F1").turn("N");
        let mut bench = later(edition, "W");
        bench.plays("S D4 W H9").no("53B").expect("53A").turn("N");
        let mut bench = later(edition, "N");
        bench.plays("E H5").attention("S").plays("N C9").yes("53B").expect("53B 47F1").turn("E");
    }
}

#[test]
fn declarers_lead_from_the_wrong_hand() {
    for edition in Edition::ALL {
        let mut bench = later(edition, "N");
        bench.plays("S D4").attention("W").answer_of("E", Answer::No).answer_of("W", Answer::Yes);
        bench.expect("55A").turn("W").quiet();
        let mut bench = later(edition, "S");
        bench.plays("N C9").attention("W").answer_of("E", Answer::No).expect("55B2 55B2").turn("S");
        let mut bench = later(edition, "W");
        bench.plays("S D4").attention("E").answer_of("W", Answer::Nothing).answer_of("E", Answer::No);
        bench.expect("55B1 55B1").turn("W").quiet();
        let mut bench = later(edition, "N");
        bench.plays("S D4 W D7").expect("53A").turn("N");
        let mut bench = later(edition, "N");
        bench.plays("S D4 E D9").expect("53C");
    }
}

#[test]
fn to_the_last_trick_there_is_no_choice_since_2017() {
    for edition in SINCE_2017 {
        let mut bench = Bench::in_play(edition, "4SS", &"S ".repeat(12), "E H8 S H2");
        bench.plays("E H8").attention("S").expect("53A 53A").turn("S");
    }
    let mut bench = Bench::in_play(Laws2007, "4SS", &"S ".repeat(12), "E H8 S H2");
    bench.plays("E H8").attention("S").yes("56").expect("56A").turn("S");
}
