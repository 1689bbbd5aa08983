//! Laws 10, 11, 23, 35 and 72C: what the Director assesses, compares and comes back to.

use crate::bench::{Bench, call, seat};
use openroom_cards::{Call, Seat, Side, Suit};
use openroom_lawbook::Edition::{self, *};
use openroom_lawbook::Provision;
use openroom_laws::*;

fn settles(bench: &mut Bench) {
    bench.act(Act::SettleThemselves { by: seat("S"), what: "no heart lead".into() });
}

#[test]
fn what_players_settle_themselves_the_director_may_cancel() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        settles(&mut bench);
        bench.expect("10A").no("10B").expect("10B").quiet();
    }
}

#[test]
fn a_gain_by_ignorance_was_once_a_right_forfeited() {
    let gain = Order::GainTaken(Side::NorthSouth);
    let right = Order::RightForfeited(Side::NorthSouth);
    for (edition, order) in [(Laws2007, right), (Laws2017, gain), (Poland2024, gain)] {
        let mut bench = Bench::new(edition, "N");
        settles(&mut bench);
        bench.yes("10B").yes("11A").expect("10A 10B 11A 11B");
        assert!(bench.table.cases()[0].orders.iter().any(|given| given.order == order), "{edition}");
    }
}

fn points(text: &str, least: u8, most: u8) -> Meaning {
    Meaning { strength: Some(Span { least, most }), ..Meaning::natural(call(text)) }
}

#[test]
fn calls_are_compared_by_what_they_show() {
    use openroom_laws::law23::{Likeness, compare};
    let notrump = points("1NT", 15, 17);
    for (new, likeness) in [
        (points("1NT", 15, 17), Likeness::Same),
        (points("2NT", 16, 17), Likeness::Subset),
        (points("2NT", 14, 17), Likeness::Similar),
        (points("2NT", 20, 21), Likeness::Differs),
        (Meaning::natural(call("2NT")), Likeness::Unknown),
    ] {
        assert_eq!(compare(&notrump, &new), likeness, "{new:?}");
    }
    let shows = |specifies| Meaning {
        purpose: Some("a transfer".into()),
        strength: Some(Span { least: 0, most: 9 }),
        ..Meaning::showing(Nature::Artificial, specifies)
    };
    let (hearts, spades) = (Denominations::of(Suit::Hearts), Denominations::of(Suit::Spades));
    assert_eq!(compare(&shows(hearts), &shows(hearts)), Likeness::SamePurpose);
    assert_eq!(compare(&shows(hearts), &shows(spades)), Likeness::Differs, "not to the same suit");
    assert_eq!(
        compare(&notrump, &points("2H", 15, 17)),
        Likeness::Differs,
        "a suit is no subset of no trump"
    );
    let pass = Meaning { strength: Some(Span { least: 0, most: 11 }), ..Meaning::natural(Call::Pass) };
    assert_eq!(compare(&pass, &points("2H", 6, 9)), Likeness::Subset, "a raise of a hand that passed");
    let by = |likeness: Likeness| Edition::ALL.map(|edition| likeness.provision(edition).map(Provision::id));
    assert_eq!(by(Likeness::Similar), [None, Some("23A1"), Some("23A1")]);
    assert_eq!(by(Likeness::Subset), [Some("27B1b"), Some("23A2"), Some("23A2")]);
}

#[test]
fn the_player_is_told_which_of_his_calls_compare() {
    let mut setup = SetUp::new(Settings::of(Laws2017), seat("N"));
    for (text, least, most) in [("1NT", 15, 17), ("2NT", 15, 17), ("2C", 11, 15)] {
        let (call, meaning) = (call(text), points(text, least, most));
        setup.meanings.push(RecordedMeaning { by: Seat::East, call, nth: 1, meaning });
    }
    let mut bench = Bench::of(setup);
    bench.calls("N 1NT E 1NT").attention("S").no("27A1");
    let told = bench.table.comparable_calls(Seat::East);
    let of = |text: &str| told.iter().find(|(one, _)| *one == call(text)).map(|(_, likeness)| *likeness);
    assert_eq!(of("2NT"), Some(law23::Likeness::Same));
    assert_eq!(of("2C"), Some(law23::Likeness::Differs));
    assert_eq!(of("3C"), Some(law23::Likeness::Unknown));
    assert!(bench.table.comparable_calls(Seat::West).is_empty());
}

#[test]
fn only_the_offender_is_told_what_would_follow() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 1H").attention("S").no("27A1");
    let told = bench.table.candidates(Who::Player(Seat::East));
    assert!(!told.is_empty() && bench.table.candidates(Who::Player(Seat::West)).is_empty());
    let lowest = told.iter().find(|one| one.call == call("2H")).unwrap();
    assert_eq!(lowest.orders.first().unwrap().by.id(), "27B1a");
    assert!(lowest.asks.is_empty(), "two natural bids need no person");
    let other = told.iter().find(|one| one.call == call("3C")).unwrap();
    assert!(!other.asks.is_empty(), "the Director is asked");
}

#[test]
fn inadmissible_calls_are_told_by_kind() {
    let breach = |bench: &Bench| bench.table.unnoticed().first().map(|note| note.breach().id().to_owned());
    let mut double = Bench::new(Laws2017, "N");
    double.calls("N X");
    let mut above = Bench::new(Laws2017, "N");
    above.act(Act::BidAboveSeven {
        by: seat("N"),
        level: 8,
        denomination: openroom_cards::Denomination::Spades,
    });
    let mut after = Bench::new(Laws2017, "N");
    after.calls("N 1S E pass S pass W pass N 2S");
    let told = [&double, &above, &after].map(breach);
    assert!(told.iter().all(|one| one.as_ref().is_some_and(|id| id.starts_with("35"))), "{told:?}");
}

#[test]
fn the_director_comes_back_to_what_could_have_been_known() {
    for (known, gained, ends) in [
        (Answer::Yes, Some(Answer::Yes), Order::AdjustAfterPlay { against: Side::EastWest }),
        (Answer::Yes, Some(Answer::No), Order::ScoreStands),
        (Answer::No, None, Order::ScoreStands),
    ] {
        let mut bench = Bench::new(Laws2017, "N");
        bench.calls("N 1S E 1H").attention("S").no("27A1").calls("E 3NT").no("27B1b");
        bench.calls("S pass W pass N pass").plays("S C2");
        bench.act(Act::Claim { by: seat("S"), tricks: 13, statement: "".into() }).yes("68D1").orders();
        assert!(bench.table.reviews().any(|(_, by)| by.id() == "72C"));
        bench.act(Act::ComeBack).answer("72C", known);
        if let Some(gained) = gained {
            bench.answer("72C", gained);
        }
        let ruled = bench.table.cases().iter().flat_map(|case| &case.orders);
        assert!(ruled.into_iter().any(|given| given.by.id() == "72C" && given.order == ends));
    }
}

#[test]
fn whoever_draws_attention_the_same_is_asked() {
    let asked = |by: &str| {
        let mut bench = Bench::new(Laws2017, "N");
        bench.calls("N 1S E 1H").attention(by);
        bench.table.questions().copied().collect::<Vec<_>>()
    };
    assert_eq!(asked("N").len(), 1);
    for by in ["E", "S", "W"] {
        assert_eq!(asked(by), asked("N"), "drawn by {by}");
    }
}

#[test]
fn options_told_beforehand_are_told_by_their_provision() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 1H").attention("S").no("27A1").expect("27B");
    let candidates = bench.table.candidates(Who::Director);
    let question = candidates.iter().find(|one| one.call == call("3C")).unwrap().asks[0];
    let before = Seat::ALL.map(|seat| bench.table.view(Who::Player(seat)));
    bench.act(Act::RuleBeforehand { question: Box::new(question), answer: Answer::Yes }).expect("10C1");
    assert_eq!(Seat::ALL.map(|seat| bench.table.view(Who::Player(seat))), before);
    bench.calls("E 3C").expect("27B1b 27D").quiet();
}
