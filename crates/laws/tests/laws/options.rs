//! Another value of an option changes what follows at a table: one test an option.

use openroom_cards::Seat;
use openroom_lawbook::{Edition, Regulations};
use openroom_laws::{Act, Conveyance, Meaning, Nature, RecordedMeaning, SetUp, Settings, SystemCard, Who};

use crate::bench::{Bench, call, seat};

/// A table with North to call, under one option.
fn under(edition: Edition, option: &str) -> Bench {
    let mut regulations = Regulations::default();
    regulations.change(option).unwrap();
    let mut setup = SetUp::new(Settings::under(edition, regulations), seat("N"));
    let meaning = Meaning { nature: Nature::Artificial, ..Meaning::natural(call("2D")) };
    setup.meanings.push(RecordedMeaning { by: Seat::North, call: call("2D"), nth: 1, meaning });
    Bench::of(setup)
}

fn conveys(by: &str, how: Conveyance, reported: &str) -> Act {
    Act::Convey { by: seat(by), how, reported: Who::Player(seat(reported)), text: "".into() }
}

#[test]
fn reserve_rights() {
    for edition in Edition::ALL {
        for (value, orders) in
            [("may reserve", "16B2 RightsReserved"), ("must call the Director at once", "16B2 CallDirector")]
        {
            let mut bench = under(edition, &format!("reserve_rights={value}"));
            bench.calls("N 1S E pass").act(conveys("E", Conveyance::Hesitation, "S"));
            let given = bench.table.cases().last().unwrap().orders.clone();
            let said: Vec<String> =
                given.iter().map(|given| format!("{} {:?}", given.by, given.order)).collect();
            assert!(said.iter().any(|order| order.starts_with(orders)), "{edition} {value}: {said:?}");
        }
    }
}

#[test]
fn alert_form() {
    let himself = "the caller alerts and explains himself, in writing";
    for edition in Edition::ALL {
        for (value, by) in [("not specified", "S"), ("specified by regulation", "S"), (himself, "N")] {
            let mut bench = under(edition, &format!("alert_form={value}"));
            bench.calls("N 2D");
            let at = bench.table.calls()[0].at;
            assert_eq!(bench.table.explainer(seat("E"), at), Some(seat(by)), "{edition} {value}");
            let own = bench.table.explanation_forbidden_by(Seat::North, at);
            let own = own.map(openroom_lawbook::Provision::id);
            assert_eq!(own, (by == "S").then_some("20F1"), "{edition} {value}");
        }
    }
}

#[test]
fn alert_procedure() {
    for edition in Edition::ALL {
        for (value, noted) in
            [("none", 0), ("announcements", 0), ("alerts", 1), ("alerts and announcements", 1)]
        {
            let mut bench = under(edition, &format!("alert_procedure={value}"));
            bench.calls("N 2D E pass");
            assert_eq!(bench.table.unnoticed().len(), noted, "{edition} {value}");
        }
    }
}

#[test]
fn mandatory_pauses() {
    for edition in Edition::ALL {
        for (value, ordered) in [("none", false), ("first round", true)] {
            let mut bench = under(edition, &format!("mandatory_pauses={value}"));
            bench.calls("N 1S E pass").act(conveys("E", Conveyance::Haste, "S"));
            let breach = if edition == Edition::Poland2024 { "73D3" } else { "73A2" };
            let given = &bench.table.cases().last().unwrap().orders;
            let broken = given.iter().any(|given| given.by.number(edition) == Some(breach));
            assert_eq!(broken, ordered, "{edition} {value}");
        }
    }
}

#[test]
fn own_system_card() {
    let laws = "no, except the declaring side in the clarification period";
    for (value, forbidden) in [(laws, Some("40B2b")), ("otherwise as regulated", None)] {
        let mut bench = under(Edition::Laws2017, &format!("own_system_card={value}"));
        bench.calls("N 1NT");
        let by = bench.table.consulting_forbidden_by(Seat::East, SystemCard::Own);
        assert_eq!(by.map(openroom_lawbook::Provision::id), forbidden, "{value}");
    }
}

#[test]
fn memory_aids() {
    for (value, forbidden) in [("not allowed", Some("40B2d")), ("allowed", None)] {
        let mut bench = under(Edition::Laws2017, &format!("memory_aids={value}"));
        bench.calls("N 1NT");
        assert_eq!(
            bench.table.aid_forbidden_by(Seat::North).map(openroom_lawbook::Provision::id),
            forbidden,
            "{value}"
        );
    }
}

#[test]
fn opening_lead_face() {
    for (value, down) in [("face down", true), ("face up", false)] {
        let mut bench = under(Edition::Laws2017, &format!("opening_lead_face={value}"));
        bench.calls("N 1NT E pass S pass W pass");
        assert_eq!(bench.table.leads_face_down(), down, "{value}");
        bench.act(Act::LeadFaceDown { by: seat("E"), card: "H9".parse().unwrap() });
        bench.act(Act::FaceLead { by: seat("E") });
        assert!(!bench.table.leads_face_down(), "it is no opening lead any more");
    }
}
