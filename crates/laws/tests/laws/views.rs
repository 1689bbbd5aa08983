use crate::bench::{Bench, call, seat};
use openroom_cards::Seat;
use openroom_lawbook::Edition::*;
use openroom_laws::*;

fn views(bench: &Bench) -> [View; 4] {
    Seat::ALL.map(|seat| bench.table.view(Who::Player(seat)))
}

#[test]
fn an_unnoticed_irregularity_is_in_no_players_view() {
    let mut noticed = Bench::new(Laws2017, "N");
    noticed.calls("N 1S E 1H");
    for view in views(&noticed) {
        assert!(view.orders.is_empty() && view.asked.is_empty() && view.waiting_for.is_empty());
    }
    assert_eq!(noticed.table.unnoticed().len(), 1);
    // Passing over it has its effect, and nobody but the Director hears of that.
    noticed.calls("S pass");
    assert!(views(&noticed).iter().all(|view| view.orders.is_empty()));
    assert_eq!(noticed.table.view(Who::Director).orders.len(), 1);
}

#[test]
fn what_only_goes_into_the_record_changes_no_view() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 2C");
    let before = views(&bench);
    bench.act(Act::CallDirector { by: seat("S") });
    assert_eq!(views(&bench), before);
}

#[test]
fn what_a_player_knows_from_elsewhere_is_in_his_view_alone() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 2C");
    let before = views(&bench);
    bench.act(Act::LearnOfBoard { by: seat("S"), what: "4S makes".into() });
    let after = views(&bench);
    assert_eq!(
        [0, 1, 3].map(|other| after[other] == before[other]),
        [true; 3],
        "the others know nothing of it"
    );
    assert_eq!(after[2].learnt.len(), 1);
    assert_eq!(after[2].learnt[0].1.authorized, Authorized::No);
}

#[test]
fn a_hesitation_that_is_agreed_on_is_not_for_partner() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 2C");
    let how = Conveyance::Hesitation;
    bench.act(Act::Convey { by: seat("E"), how, reported: Who::Player(seat("S")), text: "long".into() });
    bench.yes("16B2").expect("16B2 16B1 16B3");
    let uses = views(&bench).map(|view| view.learnt.first().map(|(_, used)| (used.authorized, used.by.id())));
    let authorized = Some((Authorized::Yes, "16A1c"));
    assert_eq!(uses, [authorized, None, authorized, Some((Authorized::No, "16B1"))]);
}

#[test]
fn each_sees_his_own_hand_and_what_he_may_do() {
    let mut setup = SetUp::new(Settings::of(Laws2017), seat("N"));
    for (letter, card) in [("N", "SA"), ("E", "SK"), ("S", "SQ"), ("W", "SJ")] {
        setup.hands[seat(letter)].insert(card.parse().unwrap());
    }
    let mut bench = Bench::of(setup);
    bench.calls("N 1NT");
    let east = bench.table.view(Who::Player(seat("E")));
    assert_eq!(east.hands.map(|hand| hand.cards.len()).values(), &[0, 1, 0, 0]);
    assert_eq!(east.hands[seat("N")].count, 13);
    assert!(east.legal_calls.contains(call("X")) && !east.legal_calls.contains(call("1S")));
    assert!(bench.table.view(Who::Player(seat("S"))).legal_calls.is_empty());
    assert_eq!(bench.table.view(Who::Director).hands.map(|hand| hand.cards.len()).values(), &[1; 4]);
}

#[test]
fn the_asked_player_sees_the_question_and_the_others_that_it_is_asked() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 1H").attention("N");
    let [north, _, south, _] = views(&bench);
    assert_eq!((north.asked.len(), south.asked.len()), (0, 1));
    assert_eq!(north.waiting_for, south.waiting_for);
    assert_eq!(north.waiting_for[0].0, Who::Player(seat("S")));
}

/// Walks once found this: the number of the next act told of one on the other side of the screen.
#[test]
fn what_would_follow_tells_nothing_of_the_other_side_of_the_screen() {
    let settings = Settings { screens: Screens::NorthWithEast, ..Settings::of(Laws2017) };
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    bench.calls("N 1S E 1H").act(Act::PassTray { by: seat("E") });
    bench.attention("S").no("27A1").act(Act::PassTray { by: seat("S") });
    let east = Who::Player(Seat::East);
    let (view, told) = (bench.table.view(east), bench.table.candidates(east));
    assert!(told.iter().any(|one| !one.orders.is_empty()));
    bench.act(Act::GiveReview { by: seat("W"), given: Review::Partial });
    assert_eq!((bench.table.view(east), bench.table.candidates(east)), (view, told));
}

/// Walks once found this: dummy's attention to one thing told whether there was another that nobody had noticed.
#[test]
fn dummy_speaks_of_what_he_points_at_and_of_nothing_else() {
    let after = |held: &str| {
        let mut bench =
            Bench::in_play(Laws2017, "3NTS", "S", &format!("N H2 D3 E {held} C5 S HA HK W H9 H8"));
        bench.plays("S HA W H9 N H2 E C5");
        let call = bench.table.plays()[0].at;
        bench.act(Act::DrawAttention { by: Who::Player(seat("N")), to: Attended::Act(call) });
        bench
    };
    let (revoked, discarded) = (after("H3"), after("D4"));
    assert_eq!((revoked.table.unnoticed().len(), discarded.table.unnoticed().len()), (1, 0));
    for viewer in [Seat::North, Seat::South, Seat::West] {
        let orders = |bench: &Bench| bench.table.view(Who::Player(viewer)).orders;
        assert_eq!(orders(&revoked), orders(&discarded));
    }
}

#[test]
fn the_tray_is_passed_by_the_side_that_has_called() {
    let settings = Settings { screens: Screens::NorthWithEast, ..Settings::of(Laws2017) };
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    let trays = |bench: &Bench| Seat::ALL.map(|seat| bench.table.tray(seat));
    let (pass, across) = (Some(Tray::ToBePassed), Some(Tray::Across));
    assert_eq!(trays(&bench), [None, None, across, across]);
    bench.calls("N 1C");
    assert_eq!(trays(&bench), [None, None, across, across], "East is to call first");
    bench.calls("E pass");
    assert_eq!(trays(&bench), [pass, pass, across, across]);
    bench.act(Act::PassTray { by: seat("E") });
    assert_eq!(trays(&bench), [across, across, None, None]);
    bench.calls("S 1D W pass");
    assert_eq!(trays(&bench), [across, across, pass, pass]);
    bench.act(Act::PassTray { by: seat("W") }).calls("N pass E pass").act(Act::PassTray { by: seat("N") });
    bench.calls("S pass");
    assert_eq!(trays(&bench), [across, across, pass, pass], "the last pass goes round as well");
    bench.act(Act::PassTray { by: seat("S") });
    assert_eq!(trays(&bench), [None; 4], "the auction is over for both sides");
    let without = Bench::new(Laws2017, "N");
    assert_eq!(trays(&without), [None; 4]);
}

#[test]
fn nobody_calls_or_passes_the_tray_without_it() {
    let settings = Settings { screens: Screens::NorthWithEast, ..Settings::of(Laws2017) };
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    bench.calls("N 1S");
    let south = bench.table.view(Who::Player(Seat::South));
    for act in [
        Act::Call { by: Seat::South, call: call("2S") },
        Act::Call { by: Seat::West, call: call("pass") },
        Act::PassTray { by: Seat::West },
    ] {
        let before = bench.table.clone();
        assert_eq!(bench.table.act(act).unwrap_err().why, Why::NoTray);
        assert_eq!(bench.table, before);
    }
    assert_eq!((south.calls.len(), south.turn, south.legal_calls.is_empty()), (0, Some(Seat::North), true));
    // Whoever has it may pass it too early; then it goes back.
    bench.act(Act::PassTray { by: Seat::North });
    assert_eq!(bench.table.view(Who::Player(Seat::South)).calls.len(), 1);
    let early = bench.table.act(Act::Call { by: Seat::East, call: call("2H") }).unwrap_err();
    assert_eq!(early.why, Why::NoTray);
    bench.act(Act::PassTray { by: Seat::West }).calls("E 2H");
    assert_eq!(bench.table.view(Who::Player(Seat::South)).calls.len(), 1);
}

#[test]
fn the_auction_ends_when_the_tray_has_gone_round() {
    let settings = Settings { screens: Screens::NorthWithEast, ..Settings::of(Laws2017) };
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    bench.calls("N 1S E pass").act(Act::PassTray { by: seat("N") }).calls("S pass");
    let before = bench.table.view(Who::Player(Seat::East));
    bench.calls("W pass");
    assert_eq!(bench.table.view(Who::Player(Seat::East)), before);
    let [north, _, south, _] = views(&bench);
    assert_eq!((north.phase, north.contract, north.calls.len()), (Phase::Auction, None, 2));
    assert_eq!((south.phase, south.turn, south.calls.len()), (Phase::Auction, None, 4));
    bench.act(Act::PassTray { by: seat("S") });
    let [north, ..] = views(&bench);
    assert_eq!((north.phase, north.calls.len()), (Phase::Clarification, 4));
    assert!(north.contract.is_some() && north.turn == Some(Seat::East));
}
