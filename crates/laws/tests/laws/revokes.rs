use crate::bench::{Bench, seat};
use openroom_cards::{Card, Outcome};
use openroom_lawbook::Edition::{self, *};
use openroom_lawbook::regulations::DefendersAskAboutRevoke;
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn plays(text: &str) -> Answer {
    Answer::Card(card(text), None)
}

fn penalty(bench: &Bench, of: &str) -> String {
    let card = |one: &Restriction| match one.rule {
        Rule::PenaltyCard { card, kind } if one.on == seat(of) => Some(format!("{card} {kind:?}")),
        _ => None,
    };
    bench.table.restrictions().filter_map(card).collect::<Vec<_>>().join(", ")
}

fn notices(bench: &mut Bench, by: &str, of: &str) {
    bench.act(Act::DrawAttention {
        by: Who::Player(seat(by)),
        to: Attended::Revoke { by: seat(of), trick: None },
    });
}

fn tricks(bench: &Bench) -> u8 {
    match bench.table.position().outcome() {
        Some(Outcome::Played { tricks, .. }) => tricks,
        other => panic!("{other:?}"),
    }
}

/// South declares in no trump and leads a heart to the fourth trick; West holds two and discards.
fn west_revokes(edition: Edition) -> Bench {
    let hands = "N H3 CA E HK H6 S HA H5 W H2 HJ C4";
    let mut bench = Bench::in_play(edition, "3NTS", "S S S", hands);
    bench.plays("S HA W C4").quiet();
    bench
}

#[test]
fn nobody_is_told_until_somebody_speaks() {
    for edition in Edition::ALL {
        let mut bench = west_revokes(edition);
        assert_eq!(bench.table.unnoticed().len(), 1);
        bench.plays("N H3 E H6").turn("S").quiet();
        assert_eq!(bench.table.unnoticed().len(), 1);
    }
}

#[test]
fn a_defender_corrects_and_the_card_is_a_major_penalty_card() {
    for edition in Edition::ALL {
        let mut bench = west_revokes(edition);
        notices(&mut bench, "W", "W");
        bench.expect("62A 62B1");
        assert_eq!(penalty(&bench, "W"), "C4 Major");
        let question = *bench.table.questions().next().unwrap();
        assert!(!question.form().admits(&plays("C4")));
        bench.plays("W HJ").expect("62B").quiet().turn("N");
        assert!(bench.table.position().hands[seat("W")].contains(card("C4")));
    }
}

#[test]
fn declarer_and_dummy_correct_freely() {
    for edition in Edition::ALL {
        let mut bench = Bench::in_play(edition, "3NTS", "W W", "S D3 C5 N S3 C8 C2 W CK");
        bench.plays("W CK N S3 E C6").attention("W").expect("62A 62B2");
        bench.answer_of("S", plays("C8")).expect("62B").no("62C1").quiet().turn("S");
        bench.plays("S D3").attention("E").expect("62A 62B2").answer_of("S", plays("C5")).quiet();
        assert_eq!(bench.table.position().current, 3);
    }
}

#[test]
fn a_faced_card_stays_a_penalty_card() {
    let mut setup = SetUp::new(Settings::of(Laws2017), seat("S"));
    setup.contract = "3NTS".parse().ok();
    setup.tricks_before = vec![seat("S")];
    setup.hands[seat("W")].insert(card("C4"));
    setup.hands[seat("W")].insert(card("H2"));
    setup.penalty_cards = vec![(seat("W"), card("C4"), PenaltyCard::Major)];
    let mut bench = Bench::of(setup);
    bench.plays("S H5 W C4").attention("S").expect("62A 62B2");
    bench.plays("W H2").expect("62B").quiet().turn("N");
    assert_eq!(penalty(&bench, "W"), "C4 Major");
    assert!(bench.table.position().faced[seat("W")].contains(card("C4")));
}

/// A club from dummy, East revokes, South and West follow.
fn east_revokes(edition: Edition) -> Bench {
    let hands = "N C5 E H2 C7 S C9 CJ W CK C3";
    let mut bench = Bench::in_play(edition, "3NTS", "N N N", hands);
    bench.plays("N C5 E H2 S C9 W CK").quiet();
    bench
}

#[test]
fn the_next_players_may_change_in_their_order() {
    for edition in Edition::ALL {
        let mut bench = east_revokes(edition);
        notices(&mut bench, "E", "E");
        bench.plays("E C7").expect("62A 62B1 62B");
        let mut keeps = bench.again();
        keeps.no("62C1").expect("").turn("W");
        bench.answer("62C1", plays("CJ")).expect("62C1 62C1");
        bench.answer("62C2", plays("C3")).expect("62C2 62C2 62C2").quiet().turn("S");
        assert_eq!(penalty(&bench, "W"), "CK Major");
        assert_eq!(penalty(&bench, "E"), "H2 Major");
    }
}

#[test]
fn a_card_already_played_to_the_next_trick_may_go_back() {
    for edition in Edition::ALL {
        let hands = "N CA D3 C2 E C7 S C5 W H2 C9";
        let mut bench = Bench::in_play(edition, "3NTS", "S S S", hands);
        bench.plays("S C5 W H2 N CA E C7 N D3");
        notices(&mut bench, "W", "W");
        bench.plays("W C9").expect("62A 62B1 62B");
        let mut keeps = bench.again();
        keeps.no("62C1").no("62C1").expect("").quiet().turn("E");
        bench.answer("62C1", plays("C2")).no("62C2").expect("62C1 62C1 62C1").quiet().turn("W");
        assert!(bench.table.position().hands[seat("N")].contains(card("D3")));
    }
}

#[test]
fn established_by_a_play_lawful_or_not() {
    for edition in Edition::ALL {
        let mut bench = west_revokes(edition);
        bench.plays("N H3 E H6 S H5");
        let mut ours = bench.again();
        notices(&mut ours, "W", "W");
        ours.expect("62A 62B1").plays("W H2");
        let mut later = bench.again();
        later.plays("W HJ");
        notices(&mut later, "S", "W");
        later.expect("63A 63A1 63B").quiet().turn("N");
        let mut bench = west_revokes(edition);
        bench.plays("N H3 E H6 E HK").attention("S");
        bench.yes("45E1").no("56").expect("63A 63A1 63B 56B 56B");
    }
}

#[test]
fn established_by_naming_and_by_claiming() {
    for edition in Edition::ALL {
        let hands = "N C5 CA E C7 S D3 C9 W C3";
        let mut bench = Bench::in_play(edition, "3NTS", "N N N", hands);
        bench.plays("N CA E C7 S D3 W C3");
        bench.act(Act::Name { by: seat("S"), designation: Designation::Card(card("C5")) });
        notices(&mut bench, "E", "S");
        bench.expect("45B 63A 63A2 63B");
        let mut bench = west_revokes(edition);
        bench.plays("N H3 E H6");
        bench.act(Act::Claim { by: seat("W"), tricks: 9, statement: "".into() });
        notices(&mut bench, "S", "W");
        bench.expect("68D 63A 63A3 63B");
    }
}

#[test]
fn a_concession_that_partner_stopped_establishes_nothing() {
    for edition in Edition::ALL {
        let mut bench = west_revokes(edition);
        bench.plays("N H3 E H6").act(Act::Concede { by: seat("W"), tricks: 9 });
        bench.act(Act::Object { by: seat("E") }).expect("68D 68B2 68B2").turn("S");
        notices(&mut bench, "S", "W");
        bench.expect("62A 62B1");
    }
}

fn agreed(edition: Edition) -> Bench {
    let mut bench = west_revokes(edition);
    bench.plays("N H3 E H6").act(Act::Claim { by: seat("S"), tricks: 9, statement: "".into() });
    bench.act(Act::Acquiesce { by: seat("W") }).act(Act::Acquiesce { by: seat("E") }).expect("68D 69A");
    bench
}

#[test]
fn agreeing_to_the_opponents_claim() {
    for edition in SINCE_2017 {
        let mut bench = agreed(edition);
        notices(&mut bench, "W", "W");
        bench
            .answer_of("W", plays("H2"))
            .no("62C1")
            .answer("70A", Answer::Number(8))
            .expect("62A 62B1 62B 70A")
            .quiet();
        assert_eq!(tricks(&bench), 12);
        let mut bench = agreed(edition);
        bench.act(Act::CallOnNextBoard { by: seat("E") });
        notices(&mut bench, "W", "W");
        bench.expect("63A 63A4 63B 64B 64B1 64C1");
        let mut bench = agreed(edition);
        bench.act(Act::CallOnNextBoard { by: seat("S") });
        notices(&mut bench, "W", "W");
        bench.expect("62A 62B1");
    }
    let mut bench = agreed(Laws2007);
    notices(&mut bench, "W", "W");
    bench.expect("63A 63A3 63B 64B 64B1 64C1");
}

/// Each trick of these, whose leader is the winner of the one before, in no trump by South.
fn last_tricks(edition: Edition, contract: &str, won: &str, hands: &str, text: &str) -> Bench {
    let mut bench = Bench::in_play(edition, contract, won, hands);
    bench.plays(text);
    bench
}

const NINE: &str = "S S S S S S S S S";

/// West ruffs the tenth trick with a heart in his hand, wins it and leads two more winners or none.
fn west_ruffs(edition: Edition, west: &str, rest: &str) -> Bench {
    let hands = format!("N H3 D3 D4 D5 E H6 D6 D7 D8 S HA {} W H2 S3 {west}", "SA SK SQ");
    last_tricks(edition, "4SS", NINE, &hands, &format!("S HA W S3 N H3 E H6 {rest}"))
}

#[test]
fn the_offender_won_the_trick() {
    for edition in Edition::ALL {
        let rest = "W CA N D3 E D6 S SQ S SA W CK N D4 E D7 S SK W H2 N D5 E D8";
        let mut bench = west_ruffs(edition, "CA CK", rest);
        notices(&mut bench, "S", "W");
        bench.expect("63A 63A1 63B 64A1 64C1");
        assert_eq!(tricks(&bench), 13);
    }
}

#[test]
fn a_later_trick_goes_too_and_the_offender_not_winning_costs_one() {
    for edition in Edition::ALL {
        let hands = "N H3 D3 D4 D5 E HK D6 D7 D8 S H4 C2 C3 C4 W H2 D9 CA CK";
        let rest = "S H4 W D9 N H3 E HK E D8 S C2 W H2 N D3 E D7 S C3 W CA N D4 E D6 S C4 W CK N D5";
        let mut bench = last_tricks(edition, "3NTS", NINE, hands, rest);
        notices(&mut bench, "S", "W");
        bench.expect("63A 63A1 63B 64A2 64C1");
        assert_eq!(tricks(&bench), 10);
    }
}

#[test]
fn nothing_won_from_the_revoke_on() {
    for edition in Edition::ALL {
        let hands = "N H3 D3 D4 D5 E H6 D6 D7 D8 S HA SA SK SQ W H2 C3 CA CK";
        let rest = "S HA W C3 N H3 E H6 S SA W CA N D3 E D6 S SK W CK N D4 E D7 S SQ W H2 N D5 E D8";
        let mut bench = last_tricks(edition, "4SS", NINE, hands, rest);
        bench.attention("S").expect("63A 63A1 63B 64B 64B1 64C1");
        assert_eq!(tricks(&bench), 13);
    }
}

/// West discards twice on hearts holding one; East wins the last trick.
fn twice(edition: Edition) -> Bench {
    let hands = "N D2 D3 D4 D5 E H6 H7 D6 DA S HA HK SA D8 W H2 C3 CA D9";
    let rest = "S HA W C3 N D2 E H6 S HK W CA N D3 E H7 S SA W H2 N D4 E D6 S D8 W D9 N D5 E DA";
    last_tricks(edition, "3NTS", NINE, hands, rest)
}

#[test]
fn twice_in_one_suit_costs_once() {
    for edition in SINCE_2017 {
        let mut bench = twice(edition);
        bench.attention("S").expect("63A 63A1 63B 63A 63A1 63B 64A2 64C1 64B 64B2 64C2a");
        assert_eq!(tricks(&bench), 13);
    }
    twice(Laws2007).attention("S").expect("63A 63A1 63B 63A 63A1 63B 64A2 64C1 64B 64B2 64C1");
}

#[test]
fn too_late() {
    for edition in Edition::ALL {
        let mut bench = twice(edition);
        bench.act(Act::CallOnNextBoard { by: seat("S") });
        bench.act(Act::DrawAttention {
            by: Who::Player(seat("S")),
            to: Attended::Revoke { by: seat("W"), trick: Some(9) },
        });
        bench.expect("63A 63A1 63B 64B 64B4 64C1");
        let mut bench = twice(edition);
        bench.act(Act::CallOnNextBoard { by: seat("E") });
        bench.act(Act::DrawAttention {
            by: Who::Player(seat("S")),
            to: Attended::Revoke { by: seat("W"), trick: Some(9) },
        });
        bench.expect("63A 63A1 63B 64A2 64C1");
        let mut bench = twice(edition);
        bench.act(Act::EndRound).attention("S");
        assert!(bench.orders().starts_with("63A 63A1 63B 63A 63A1 63B 64B 64B5 64C1 64B 64B2"));
    }
}

#[test]
fn both_sides() {
    let hands = "N D2 D3 D4 D5 E H6 H7 D6 DA S HA C5 SA D8 W H2 C3 CA D9";
    let rest = "S HA W D9 N D2 E H6 S SA W C3 N D3 E D6 S D8 W H2 N D5 E DA E H7 S C5 W CA N D4";
    for edition in Edition::ALL {
        let mut bench = last_tricks(edition, "3NTS", NINE, hands, rest);
        bench.attention("S").expect("63A 63A1 63B 64A2 64C1");
        assert_eq!(tricks(&bench), 12);
    }
    let hands = "N D2 D3 D4 D5 E HK H7 D6 DA S H4 HQ SA D8 W H2 C3 CA D9";
    let rest = "S H4 W D9 N D2 E HK E H7 S SA W H2 N D3 E DA S D8 W C3 N D5 E D6 S HQ W CA N D4";
    for edition in SINCE_2017 {
        let mut bench = last_tricks(edition, "3NTS", NINE, hands, rest);
        bench.act(Act::DrawAttention {
            by: Who::Player(seat("S")),
            to: Attended::Revoke { by: seat("W"), trick: None },
        });
        bench.expect("63A 63A1 63B 64A2 64C1");
        assert_eq!(tricks(&bench), 10);
        notices(&mut bench, "E", "S");
        bench.expect("63A 63A1 63B 64A 64B 64B7 64C2b 64B 64B1 64C2b");
        assert_eq!(tricks(&bench), 9);
    }
}

#[test]
fn by_dummy() {
    for edition in Edition::ALL {
        let hands = "N C8 S3 E C7 S C5 W CA";
        let mut bench = Bench::in_play(edition, "3NTS", "W W", hands);
        bench.plays("W CA N S3 E C7 S C5 W DA N C8");
        notices(&mut bench, "E", "N");
        bench.expect("63A 63A1 63B");
        bench.act(Act::Claim { by: seat("W"), tricks: 0, statement: "".into() });
        bench.no("68B2").yes("68D1").expect("68D 69A 64B 64B3 64C1");
    }
}

#[test]
fn the_twelfth_trick_is_put_right() {
    let hands = "N D2 D3 E H6 D6 S HA SA W H2 C3";
    let rest = "S HA W C3 N D2 E H6 S SA W H2 N D3 E D6";
    for edition in Edition::ALL {
        let mut bench = last_tricks(edition, "3NTS", "S S S S S S S S S S S", hands, rest);
        let mut late = bench.again();
        notices(&mut bench, "S", "W");
        bench.expect("62D1 62D1 62D1 62D1 62D1 62B1 62D2");
        bench.plays("W H2").no("62C1").quiet().expect("62B");
        bench.plays("S SA").quiet();
        for seat in openroom_cards::Seat::ALL {
            late.act(Act::ReturnHand { by: seat });
        }
        notices(&mut late, "S", "W");
        late.expect("63A 63A1 63B 64B 64B1 64C1");
    }
}

#[test]
fn both_sides_on_one_trick() {
    let hands = "N H3 CA E HA H6 S C9 H5 W H2 C4";
    for edition in SINCE_2017 {
        let mut bench = Bench::in_play(edition, "3NTS", "N N N", hands);
        bench.plays("N H3 E HA S C9 W C4 E H6");
        notices(&mut bench, "S", "W");
        bench.expect("62C3 62C3 62C3 62B2 62C3 62C3");
        bench.answer_of("S", plays("H5")).plays("W H2").expect("62B 62B 64B8").turn("E");
        assert_eq!(penalty(&bench, "W"), "C4 Major");
        assert_eq!(penalty(&bench, "E"), "H6 Major");
    }
    let mut bench = Bench::in_play(Laws2007, "3NTS", "N N N", hands);
    bench.plays("N H3 E HA S C9 W C4 E H6").attention("S").expect("62A 62B2 63A 63A1 63B");
}

#[test]
fn a_required_lead_not_made() {
    for edition in Edition::ALL {
        let mut bench = Bench::in_play(edition, "4SS", "", "W D8 HA N H3 E SK");
        bench.plays("E SK").attention("S").no("54");
        bench.answer("50D2", Answer::Forbid(Denominations::of(openroom_cards::Denomination::Spades)));
        bench.expect("54D 54D 50D2a 50D2a");
        bench.plays("W SA").quiet();
        assert_eq!(bench.table.unnoticed().len(), 1);
        bench.plays("N S2").attention("S").expect("62A 62B1 62C1").turn("W");
        assert_eq!(penalty(&bench, "W"), "SA Major");
    }
}

#[test]
fn dummy_may_not_ask_a_defender() {
    let mut bench = west_revokes(Laws2017);
    bench.act(Act::AskAboutRevoke { by: seat("S"), of: seat("W") }).expect("61B1").quiet();
    bench.act(Act::AskAboutRevoke { by: seat("N"), of: seat("W") }).expect("61B2b").quiet();
}

#[test]
fn defenders_may_be_forbidden_to_ask_one_another() {
    for edition in Edition::ALL {
        let mut settings = Settings::of(edition);
        settings.regulations.table.defenders_ask_about_revoke = DefendersAskAboutRevoke::Prohibited;
        let mut setup = SetUp::new(settings, seat("S"));
        setup.contract = Some("3NTS".parse().unwrap());
        setup.tricks_before = vec![seat("S"); 3];
        let mut bench = Bench::of(setup);
        bench.plays("S HA W C4");
        bench.act(Act::AskAboutRevoke { by: seat("E"), of: seat("W") });
        if edition == Laws2007 {
            assert_eq!(bench.table.unnoticed().len(), 1);
            bench.attention("S");
        }
        bench.expect("61B3");
        let given = bench.table.cases().last().and_then(|case| case.orders.last()).unwrap().order;
        let east = seat("E");
        let forbidden = edition == Laws2007;
        assert_eq!(given, if forbidden { Order::NotEntitled(east) } else { Order::Entitled(east) });
    }
}

#[test]
fn what_a_revoke_is() {
    for edition in Edition::ALL {
        for hand in ["H2 HJ C4 D5", "C2 C4 D5 S3"] {
            for played in hand.split(' ') {
                let mut bench =
                    Bench::in_play(edition, "3NTS", "S S S S S S S S S", &format!("S HA W {hand}"));
                bench.plays(&format!("S HA W {played}"));
                let revoked = hand.contains('H') && !played.starts_with('H');
                let noted = bench.table.unnoticed().iter().any(|note| match note {
                    Matter::Revoke(it) => it.duty == law61::Duty::Follow(openroom_cards::Suit::Hearts),
                    _ => false,
                });
                assert_eq!(noted, revoked, "{hand} {played}");
            }
        }
    }
}
