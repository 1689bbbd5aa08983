use crate::bench::{Bench, seat};
use openroom_cards::Outcome;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];
const EIGHT: &str = "S S S S S S S S";

fn tricks(bench: &Bench) -> u8 {
    match bench.table.position().outcome() {
        Some(Outcome::Played { tricks, .. }) => tricks,
        other => panic!("{other:?}"),
    }
}

/// South has won eight tricks in spades and claims so many of the five left.
fn south_claims(edition: Edition, tricks: u8) -> Bench {
    let mut bench = Bench::in_play(edition, "4SS", EIGHT, "N C2 E D2 S SA HA W S3");
    bench.act(Act::Claim { by: seat("S"), tricks, statement: "hearts from the top".into() });
    bench
}

fn assents(bench: &mut Bench, by: &str) {
    bench.act(Act::Acquiesce { by: seat(by) });
}

fn objects(bench: &mut Bench, by: &str) {
    bench.act(Act::Object { by: seat(by) });
}

/// The Director hears everybody and finds no line but what was stated.
fn plainly(bench: &mut Bench, tricks: u8) {
    bench.yes("70B1").yes("70B2").no("70B3").yes("70C1").no("70D1").answer("70A", Answer::Number(tricks));
}

#[test]
fn play_stops_and_the_tricks_are_given_when_both_opponents_agree() {
    for edition in Edition::ALL {
        let mut bench = south_claims(edition, 4);
        bench.expect("68D");
        assert!(bench.table.legal_cards(seat("S")).is_empty());
        assents(&mut bench, "W");
        bench.expect("");
        assents(&mut bench, "E");
        bench.expect("69A").quiet();
        assert_eq!(tricks(&bench), 12);
    }
}

#[test]
fn a_card_put_down_meanwhile_does_not_count() {
    for edition in Edition::ALL {
        let mut bench = south_claims(edition, 5);
        bench.plays("E D2");
        assents(&mut bench, "W");
        assents(&mut bench, "E");
        bench.quiet();
        assert!(bench.table.plays().is_empty());
        assert_eq!(tricks(&bench), 13);
    }
}

#[test]
fn a_defenders_partner_stops_his_concession() {
    for edition in Edition::ALL {
        for act in [
            Act::Concede { by: seat("W"), tricks: 5 },
            Act::Claim { by: seat("W"), tricks: 1, statement: "".into() },
        ] {
            let mut bench = Bench::in_play(edition, "4SS", EIGHT, "W SK");
            bench.act(act);
            objects(&mut bench, "E");
            bench.expect("68D 68B2 68B2").quiet().turn("S");
            bench.plays("S SA");
        }
        let mut bench = Bench::in_play(edition, "4SS", EIGHT, "W SK");
        bench.act(Act::Concede { by: seat("W"), tricks: 2 }).no("68B2");
        assents(&mut bench, "S");
        bench.expect("68D 69A").quiet();
        assert_eq!(tricks(&bench), 10);
    }
}

#[test]
fn anybody_may_doubt_dummy_too() {
    for edition in SINCE_2017 {
        let mut bench = south_claims(edition, 5);
        objects(&mut bench, "N");
        bench.answer_of("W", Answer::No).answer_of("E", Answer::No).expect("68D 68D2 68D2a");
        plainly(&mut bench, 4);
        bench.expect("70A").quiet();
        assert_eq!(tricks(&bench), 12);
    }
    let mut bench = south_claims(Laws2007, 5);
    objects(&mut bench, "N");
    bench.expect("68D 68D2 68D2a");
    plainly(&mut bench, 5);
    assert_eq!(tricks(&bench), 13);
}

#[test]
fn played_on_when_all_four_agree() {
    for edition in SINCE_2017 {
        let mut bench = south_claims(edition, 5);
        objects(&mut bench, "E");
        bench.answer_of("W", Answer::Yes);
        let mut refused = bench.again();
        refused.answer_of("N", Answer::No).expect("68D 68D2 68D2a");
        for who in ["N", "E", "S"] {
            bench.answer_of(who, Answer::Yes);
        }
        bench.expect("68D 68D2 68D2bii").quiet().turn("S");
        bench.plays("S HA");
        bench.act(Act::Claim { by: seat("S"), tricks: 3, statement: "".into() }).yes("68D1").yes("68D1");
        assert_eq!(tricks(&bench), 11);
    }
}

#[test]
fn a_trump_that_was_forgotten() {
    for edition in Edition::ALL {
        let mut bench = south_claims(edition, 5);
        objects(&mut bench, "W");
        if edition != Laws2007 {
            bench.no("68D2b").no("68D2b");
        }
        bench.yes("70B1").yes("70B2").yes("70B3").no("70C1").yes("70C2").answer("70C3", Answer::Number(1));
        bench.no("70D1").answer("70A", Answer::Number(4)).expect("68D 68D2 68D2a 70B3 70C 70A").quiet();
        assert_eq!(tricks(&bench), 12);
        assert!(bench.table.position().faced[seat("W")].contains("S3".parse().unwrap()));
    }
}

#[test]
fn a_line_that_was_not_stated() {
    for edition in Edition::ALL {
        let contested = || {
            let mut bench = south_claims(edition, 5);
            objects(&mut bench, "W");
            if edition != Laws2007 {
                bench.no("68D2b").no("68D2b");
            }
            bench.no("70B1").yes("70B2").no("70B3").yes("70C1").yes("70D1").expect("68D 68D2 68D2a");
            bench
        };
        let mut bench = contested();
        bench.yes("70D1").expect("70D1").answer("70A", Answer::Number(4));
        let mut bench = contested();
        bench.no("70D1").no("70E1").expect("70D1").answer("70A", Answer::Number(5));
        let mut bench = contested();
        bench.no("70D1").yes("70E1").yes("70E1").expect("70D1");
        let mut bench = contested();
        bench.no("70D1").yes("70E1").no("70E1");
        match edition {
            Laws2007 => bench.yes("70E1").expect("70D1"),
            Laws2017 | Poland2024 => bench.expect("70E1"),
        };
    }
}

#[test]
fn a_defenders_claim_that_needs_his_partner() {
    let mut bench = Bench::in_play(Laws2017, "3NTS", "S S S S S S S S S S W", "W SA H3 N H2 C2 E HK CK");
    bench.act(Act::Claim { by: seat("W"), tricks: 2, statement: "".into() });
    objects(&mut bench, "S");
    bench.no("68D2b").no("68D2b").yes("70B1").yes("70B2").no("70B3").no("70D1").yes("70D2");
    bench.answer("70A", Answer::Number(1)).expect("68D 68D2 68D2a 70D2 70A").quiet();
    assert_eq!(tricks(&bench), 11);
}

fn agreed(edition: Edition) -> Bench {
    let mut bench = south_claims(edition, 5);
    assents(&mut bench, "W");
    assents(&mut bench, "E");
    bench.expect("68D 69A");
    bench
}

#[test]
fn agreement_taken_back_in_time_and_too_late() {
    for edition in Edition::ALL {
        let mut bench = agreed(edition);
        bench.act(Act::CallOnNextBoard { by: seat("N") });
        objects(&mut bench, "W");
        bench.expect("68D2a");
        plainly(&mut bench, 4);
        bench.expect("70A").quiet();
        assert_eq!(tricks(&bench), 12);
        for last in [Act::CallOnNextBoard { by: seat("W") }, Act::EndRound] {
            let mut bench = agreed(edition);
            bench.act(last);
            objects(&mut bench, "W");
            let mut over = bench.again();
            over.no("69B").expect("69B").quiet();
            assert_eq!(tricks(&over), 13);
            bench.yes("69B").answer("69B1", Answer::Number(0)).answer("69B2", Answer::Number(1));
            bench.expect("69B2").quiet();
            assert_eq!(tricks(&bench), 12);
        }
    }
}

#[test]
fn a_concession_is_cancelled() {
    for edition in Edition::ALL {
        let mut bench = south_claims(edition, 3);
        assents(&mut bench, "W");
        assents(&mut bench, "E");
        bench.expect("68D 69A").act(Act::EndRound);
        objects(&mut bench, "S");
        bench.yes("71").answer("71A", Answer::Number(1)).answer("71B", Answer::Number(1));
        bench.expect("71A 71B").quiet();
        assert_eq!(tricks(&bench), 13);
    }
}

#[test]
fn nobody_claims_more_tricks_than_are_left() {
    let mut bench = Bench::in_play(Laws2017, "4SS", EIGHT, "W SK");
    let refusal = bench.table.act(Act::Claim { by: seat("S"), tricks: 6, statement: "".into() });
    assert_eq!(refusal.unwrap_err().why, Why::TricksLeft(5));
    bench.act(Act::Claim { by: seat("N"), tricks: 5, statement: "".into() }).expect("").quiet();
}

#[test]
fn a_claim_of_some_concedes_the_rest() {
    let claimed = |bench: &Bench| match bench.table.cases()[0].matter {
        Matter::Claimed(claim) => claim,
        _ => panic!("a claim"),
    };
    for edition in Edition::ALL {
        for tricks in 0..=5 {
            assert_eq!(claimed(&south_claims(edition, tricks)).conceded(), 5 - tricks);
            let mut bench = Bench::in_play(edition, "4SS", EIGHT, "S SA HA");
            bench.act(Act::Concede { by: seat("S"), tricks });
            assert_eq!((claimed(&bench).tricks, claimed(&bench).conceded()), (5 - tricks, tricks));
        }
    }
}
