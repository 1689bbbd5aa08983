//! Laws 16, 20, 21, 40 and 75: what may be known, asked and told.

use crate::bench::{Bench, call, seat};
use openroom_cards::Seat;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

fn number(bench: &Bench, by: &str, text: &str) -> ActNo {
    let made =
        bench.table.calls().iter().find(|made| made.by == seat(by) && made.said.call() == Some(call(text)));
    made.unwrap().at
}

fn says(meaning: Option<Meaning>) -> Explanation {
    Explanation { text: "".into(), meaning }
}

fn explains(bench: &mut Bench, by: &str, of: (&str, &str), meaning: Option<Meaning>) {
    let call = number(bench, of.0, of.1);
    bench.act(Act::Explain { by: seat(by), call, says: says(meaning).into() });
}

fn corrects(bench: &mut Bench, by: &str, of: (&str, &str)) {
    let call = number(bench, of.0, of.1);
    bench.act(Act::CorrectExplanation { by: seat(by), call, says: says(None).into() });
}

/// North's 2D is recorded as hearts.
fn with_a_transfer(settings: Settings) -> Bench {
    let mut setup = SetUp::new(settings, seat("N"));
    setup.meanings.push(RecordedMeaning { by: Seat::North, call: call("2D"), nth: 1, meaning: hearts() });
    Bench::of(setup)
}

fn hearts() -> Meaning {
    Meaning::showing(Nature::Artificial, Denominations::of(openroom_cards::Suit::Hearts))
}

#[test]
fn questions_have_their_turn() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S");
    assert_eq!(bench.table.question_forbidden_by(Seat::East), None);
    assert_eq!(bench.table.question_forbidden_by(Seat::West).unwrap().id(), "20F1");
    bench.act(Act::Ask { by: seat("W"), about: None });
    bench.expect("").attention("N").expect("20F1 16B1 16B3");
}

#[test]
fn a_player_who_must_pass_may_ask_only_in_2007() {
    for (edition, forbidden) in [(Laws2007, None), (Laws2017, Some("20F1")), (Poland2024, Some("20F1"))] {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E 1H").attention("S").no("27A1").calls("E 3C");
        let open: Vec<_> = bench.table.questions().copied().collect();
        for question in open {
            bench.table.answer(&question, Answer::No).unwrap();
        }
        bench.calls("S pass");
        assert!(bench.restrictions().starts_with("W MustPass"));
        let by = bench.table.question_forbidden_by(Seat::West).map(openroom_lawbook::Provision::id);
        assert_eq!(by, forbidden, "{edition}");
    }
}

#[test]
fn a_review_is_whole_and_by_an_opponent() {
    for (by, given, breach) in
        [("W", Review::Right, ""), ("N", Review::Right, "20D"), ("W", Review::Partial, "20B")]
    {
        let mut bench = Bench::new(Laws2017, "N");
        bench.calls("N 1S E pass").act(Act::AskReview { by: seat("S") });
        bench.act(Act::GiveReview { by: seat(by), given }).attention("E").expect(breach);
    }
}

#[test]
fn an_error_in_a_review_is_put_right_by_anybody() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E X").act(Act::AskReview { by: seat("S") });
    bench.act(Act::GiveReview { by: seat("W"), given: Review::Wrong }).expect("");
    bench.act(Act::GiveReview { by: seat("N"), given: Review::Right }).expect("20E").turn("S");
    assert!(bench.table.unnoticed().is_empty());
}

#[test]
fn the_last_call_on_misinformation_may_be_changed() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 2D");
        explains(&mut bench, "S", ("N", "2D"), None);
        bench.calls("E pass S pass");
        corrects(&mut bench, "S", ("N", "2D"));
        if edition == Laws2007 {
            bench.no("75B2");
        }
        bench.yes("21B1b").yes("21B1a").answer("21B1a", Answer::Call(call("2S"), None)).no("21B2");
        assert_eq!(bench.auction(), "2D (pass) 2S pass");
    }
}

#[test]
fn what_the_record_tells_is_not_asked() {
    let mut wrong = with_a_transfer(Settings::of(Laws2017));
    wrong.calls("N 2D");
    let natural = Meaning::natural(call("2D"));
    explains(&mut wrong, "S", ("N", "2D"), Some(natural));
    assert_eq!(wrong.table.unnoticed().len(), 1, "nobody but the record knows");
    wrong.calls("E pass").attention("E").expect("75A 75B1").no("21B1a").expect("21B1a").quiet();

    let mut right = with_a_transfer(Settings::of(Laws2017));
    right.calls("N 2D");
    explains(&mut right, "S", ("N", "2D"), Some(hearts()));
    assert!(right.table.unnoticed().is_empty());
    right.calls("E pass");
    corrects(&mut right, "S", ("N", "2D"));
    right.expect("75A 75B2 20F4b 75C").quiet();
}

#[test]
fn an_explanation_is_compared_as_far_as_both_speak() {
    let span = |least, most| Some(Span { least, most });
    let weak = Meaning { strength: span(0, 9), ..hearts() };
    assert!(hearts().agrees_with(&weak) && weak.agrees_with(&hearts()));
    assert!(!weak.agrees_with(&Meaning { strength: span(6, 10), ..hearts() }));
    assert!(!hearts().agrees_with(&Meaning::natural(call("2H"))), "one of them is artificial");
}

#[test]
fn a_correction_settles_what_the_record_noted() {
    let mut bench = with_a_transfer(Settings::of(Laws2017));
    bench.calls("N 2D");
    explains(&mut bench, "S", ("N", "2D"), Some(Meaning::natural(call("2D"))));
    bench.calls("E pass");
    corrects(&mut bench, "S", ("N", "2D"));
    bench.no("21B1a").orders();
    assert!(bench.table.unnoticed().is_empty());
    bench.attention("W").expect("").quiet();
}

#[test]
fn partner_corrects_when_the_play_lets_him() {
    let explained = |edition| {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1NT");
        explains(&mut bench, "S", ("N", "1NT"), None);
        bench
    };
    let mut early = explained(Laws2017);
    corrects(&mut early, "N", ("N", "1NT"));
    early.expect("75A 20F5a 16B1 75B3");
    let mut declaring = explained(Laws2017);
    declaring.calls("E pass S pass W pass");
    corrects(&mut declaring, "N", ("N", "1NT"));
    declaring.expect("75A 20F5bii 75B3");
}

#[test]
fn behind_a_screen_an_explanation_is_between_two() {
    let settings = Settings { screens: Screens::NorthWithEast, ..Settings::of(Laws2017) };
    let mut bench = with_a_transfer(settings);
    bench.calls("N 2D");
    let before = Seat::ALL.map(|seat| bench.table.view(Who::Player(seat)));
    explains(&mut bench, "N", ("N", "2D"), Some(Meaning::natural(call("2D"))));
    let after = Seat::ALL.map(|seat| bench.table.view(Who::Player(seat)));
    assert_eq!(after[1].told.len(), 1, "East reads it");
    assert_eq!((&after[2], &after[3]), (&before[2], &before[3]), "nothing crosses the screen");
    bench.calls("E pass");
    corrects(&mut bench, "N", ("N", "2D"));
    bench.expect("80B2e 75B2 20F4b 75B1").no("21B1a").expect("21B1a").quiet();
    let heard = |of| bench.table.heard_by(Who::Player(of)).count();
    assert_eq!((heard(Seat::East), heard(Seat::South)), (5, 0));
}

#[test]
fn in_writing_a_question_reaches_who_is_asked_and_an_explanation_the_opponents() {
    for (disclosure, explainer) in [(Disclosure::InWriting, "S"), (Disclosure::BySelf, "N")] {
        let settings = Settings { disclosure, ..Settings::of(Laws2017) };
        let mut bench = with_a_transfer(settings);
        bench.calls("N 2D");
        let bid = number(&bench, "N", "2D");
        assert_eq!(bench.table.explainer(seat("E"), bid), Some(seat(explainer)));
        let views = |bench: &Bench| Seat::ALL.map(|seat| bench.table.view(Who::Player(seat)));
        let before = views(&bench);
        bench.act(Act::Ask { by: seat("E"), about: Some(bid) });
        let asked = views(&bench);
        let unaware = |place: usize| ![seat("E"), seat(explainer)].contains(&Seat::ALL[place]);
        for place in (0..4).filter(|place| unaware(*place)) {
            assert_eq!(asked[place], before[place], "{disclosure:?} {place}");
        }
        explains(&mut bench, explainer, ("N", "2D"), Some(hearts()));
        let told = views(&bench);
        assert_eq!((told[1].told.len(), told[3].told.len()), (1, 1), "both opponents read it");
        let partner = seat(explainer).partner();
        let place = Seat::ALL.iter().position(|one| *one == partner).unwrap();
        assert_eq!(told[place], asked[place], "{disclosure:?}: his partner learns nothing");
        bench.expect("");
        let unnoticed = bench.table.unnoticed().len();
        assert_eq!(unnoticed, 0, "{disclosure:?}: it was for him to explain");
    }
}

#[test]
fn in_writing_a_question_out_of_turn_tells_partner_nothing_and_nobody_else_of_it() {
    let settings = Settings {
        disclosure: Disclosure::InWriting,
        attention: Attention::AtOnce,
        ..Settings::of(Laws2017)
    };
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    bench.calls("N 1S");
    let bid = number(&bench, "N", "1S");
    let before = [Seat::North, Seat::East].map(|seat| bench.table.view(Who::Player(seat)));
    bench.act(Act::Ask { by: seat("W"), about: Some(bid) });
    bench.expect("20F1");
    let after = [Seat::North, Seat::East].map(|seat| bench.table.view(Who::Player(seat)));
    assert_eq!(before, after);
    assert_eq!(bench.table.heard_by(Who::Player(Seat::West)).count(), 1, "he is told himself");
}

#[test]
fn who_alerts_his_own_calls_fails_to_himself() {
    let mut regulations = openroom_lawbook::regulations::Regulations::default();
    regulations.table.alert_procedure = openroom_lawbook::regulations::AlertProcedure::Alerts;
    for (disclosure, offender) in [(Disclosure::InWriting, Seat::South), (Disclosure::BySelf, Seat::North)] {
        let settings = Settings { disclosure, ..Settings::under(Laws2017, regulations) };
        let mut bench = with_a_transfer(settings);
        bench.calls("N 2D E pass");
        assert_eq!(bench.table.unnoticed().len(), 1);
        assert_eq!(bench.table.unnoticed()[0].offender(), offender, "{disclosure:?}");
    }
}

#[test]
fn behind_screens_each_alerts_his_screenmate() {
    let mut regulations = openroom_lawbook::regulations::Regulations::default();
    regulations.table.alert_procedure = openroom_lawbook::regulations::AlertProcedure::Alerts;
    let settings = Settings { screens: Screens::NorthWithEast, ..Settings::under(Laws2017, regulations) };
    let mut bench = with_a_transfer(settings);
    bench.calls("N 2D");
    let alerted = number(&bench, "N", "2D");
    bench.act(Act::Alert { by: seat("N"), call: alerted }).calls("E pass");
    bench.act(Act::PassTray { by: seat("E") }).calls("S pass W pass");
    bench.act(Act::DrawAttention { by: Who::Player(seat("W")), to: Attended::Act(alerted) });
    let case = bench.table.cases().last().unwrap();
    assert_eq!((case.matter.name(), case.matter.offender()), ("Misinformation", Seat::South));
}

#[test]
fn system_cards_are_read_when_the_laws_let() {
    let mut bench = Bench::new(Laws2017, "N");
    assert_eq!(bench.table.consulting_forbidden_by(Seat::South, SystemCard::Own), None, "nobody has called");
    bench.calls("N 1NT");
    let own = bench.table.consulting_forbidden_by(Seat::East, SystemCard::Own);
    assert_eq!(own.unwrap().id(), "40B2b");
    assert_eq!(bench.table.consulting_forbidden_by(Seat::East, SystemCard::Opponents), None);
    bench.act(Act::ConsultCard { by: seat("W"), whose: SystemCard::Opponents });
    bench.expect("").attention("N").expect("40B2c");
}

#[test]
fn a_deviation_counts_where_partner_had_reason_to_know() {
    for (knew, then) in [(Answer::No, false), (Answer::Yes, true)] {
        let mut bench = Bench::new(Laws2017, "S");
        bench.calls("S 1H W pass");
        let call = number(&bench, "S", "1H");
        bench.act(Act::ReportDeviation { call, reported: Who::Player(seat("E")) });
        bench.answer("40C1", knew).expect("40C1");
        assert_eq!(bench.table.reviews().next().is_some(), then);
    }
}

#[test]
fn what_partner_told_is_looked_at_after_the_play() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 2C");
    let how = Conveyance::Hesitation;
    bench.act(Act::Convey { by: seat("E"), how, reported: Who::Director, text: "".into() });
    bench.no("16B1").expect("16B1");
    assert_eq!(bench.table.reviews().count(), 0);
    bench.act(Act::Convey { by: seat("E"), how, reported: Who::Director, text: "".into() });
    bench.yes("16B1").expect("16B1 16B3");
    assert_eq!(bench.table.reviews().map(|(_, by)| by.id()).collect::<Vec<_>>(), ["16B3"]);
}

fn with_alerts(edition: Edition) -> Settings {
    let mut regulations = openroom_lawbook::regulations::Regulations::default();
    regulations.table.alert_procedure = openroom_lawbook::regulations::AlertProcedure::Alerts;
    Settings::under(edition, regulations)
}

#[test]
fn an_alert_that_did_not_come_is_noted() {
    for edition in Edition::ALL {
        let mut bench = with_a_transfer(with_alerts(edition));
        bench.calls("N 2D");
        assert!(bench.table.unnoticed().is_empty(), "it may still come");
        bench.calls("E pass").quiet();
        let noted: Vec<_> =
            bench.table.unnoticed().iter().map(|note| (note.breach().id(), note.offender())).collect();
        assert_eq!(noted, [("21B1a", Seat::South)]);
        let mut late = bench.again();
        let call = number(&late, "N", "2D");
        late.act(Act::Alert { by: seat("S"), call });
        assert!(late.table.unnoticed().is_empty() && late.table.questions().next().is_some());
        bench.attention("W");
        assert!(bench.table.unnoticed().is_empty() && bench.table.questions().next().is_some());
    }
}

#[test]
fn a_meaning_recorded_later_tells_of_an_alert_that_did_not_come() {
    let mut bench = Bench::of(SetUp::new(with_alerts(Laws2017), seat("N")));
    bench.calls("N 2D E pass");
    let before = Seat::ALL.map(|seat| bench.table.view(Who::Player(seat)));
    let meaning = Box::new(hearts());
    bench.act(Act::RecordMeaning { by: seat("N"), call: call("2D"), nth: 1, meaning });
    assert_eq!(bench.table.unnoticed().len(), 1);
    assert_eq!(Seat::ALL.map(|seat| bench.table.view(Who::Player(seat))), before, "nobody else knows");
}

#[test]
fn an_ordered_pause_tells_nothing() {
    for (edition, by) in [(Laws2007, "73A2"), (Laws2017, "73A2"), (Poland2024, "73D3")] {
        let mut regulations = openroom_lawbook::regulations::Regulations::default();
        regulations.table.mandatory_pauses.skip_bid = true;
        let hesitates = |reported: &str| Act::Convey {
            by: seat("E"),
            how: Conveyance::Hesitation,
            reported: Who::Player(seat(reported)),
            text: "".into(),
        };
        let mut bench = Bench::of(SetUp::new(Settings::under(edition, regulations), seat("N")));
        bench.act(Act::WarnOfSkip { by: seat("N") }).expect(by).calls("N 3H E pass").act(hesitates("S"));
        let mut longer = bench.again();
        bench.expect(by).no(by).expect("16B1").quiet();
        longer.expect(by).yes(by).expect("16B1 16B3").quiet();
        let mut later = Bench::of(SetUp::new(Settings::under(edition, regulations), seat("N")));
        later.act(Act::WarnOfSkip { by: seat("N") }).calls("N 3H E pass S 3S W pass N pass E pass");
        later.orders();
        later.act(hesitates("S")).expect("16B2");
        let mut quick = Bench::of(SetUp::new(Settings::under(edition, regulations), seat("N")));
        quick.act(Act::WarnOfSkip { by: seat("N") }).expect(by).calls("N 3H E pass");
        let (how, reported) = (Conveyance::Haste, Who::Player(seat("S")));
        quick
            .act(Act::Convey { by: seat("E"), how, reported, text: "".into() })
            .expect(&format!("{by} 16B2"));
        let mut unordered = Bench::new(edition, "N");
        unordered.act(Act::WarnOfSkip { by: seat("N") }).expect("").quiet();
    }
}

#[test]
fn a_restored_card_is_not_for_partner_to_use() {
    let mut setup = SetUp::new(Settings::of(Laws2017), seat("N"));
    let ace = "HA".parse().unwrap();
    setup.hands[Seat::West].insert(ace);
    setup.astray.push(Astray { card: ace, of: Seat::West, with: None });
    let mut bench = Bench::of(setup);
    bench.act(Act::CountCards { by: seat("W"), cards: 12 });
    let question = *bench.table.questions().next().unwrap();
    bench.table.answer(&question, Answer::Found(ace, Place::Elsewhere)).unwrap();
    let cause = Cause::Restored { to: Seat::West, card: ace };
    let learnt = |of: Seat| {
        let view = bench.table.view(Who::Player(of));
        view.learnt.iter().find(|(one, _)| *one == cause).map(|(_, used)| (used.authorized, used.by.id()))
    };
    assert_eq!(learnt(Seat::East), Some((Authorized::No, "14C")));
    assert_eq!(learnt(Seat::South), Some((Authorized::Yes, "16A1c")));
    assert_eq!(learnt(Seat::West), None);
}
