//! Another value of an option changes what the desk rules.

use openroom_cards::Seat;
use openroom_desk::{Answer, Consultation, Order, Pick, Ruling, Topic};
use openroom_lawbook::provisions::{L40B2aiv, L40B4};
use openroom_lawbook::{Edition, Regulations};
use openroom_laws as laws;

/// A pair whose methods change after this, under an option.
fn varied(edition: Edition, option: &str, after: Pick) -> Consultation {
    let mut regulations = Regulations::default();
    regulations.change(option).unwrap();
    let mut now = Consultation::new(Topic::Agreement, edition, regulations);
    for answer in [Answer::Law(laws::Answer::Seat(Seat::North)), Answer::Pick(Pick::MethodsVary)] {
        let question = now.consult().open[0];
        now = now.answered(question, answer);
    }
    // After what is asked only where it matters.
    match now.consult().open.first() {
        Some(question) if question.by == L40B2aiv => now.answered(*question, Answer::Pick(after)),
        _ => now,
    }
}

#[test]
fn vary_understanding_after_irregularity() {
    for edition in Edition::ALL {
        let option = |value: &str| format!("vary_understanding_after_irregularity={value}");
        let allowed = varied(edition, &option("allowed"), Pick::AfterIrregularity).consult();
        assert!(allowed.is_ruled());
        assert!(allowed.orders().any(|given| given == (L40B2aiv, &Order::Desk(Ruling::InOrder))));
        let forbidden = varied(edition, &option("disallowed"), Pick::AfterIrregularity).consult();
        assert!(forbidden.orders().any(|given| given == (L40B2aiv, &Order::Law(laws::Order::MayPenalize))));
        assert_eq!(forbidden.open[0].by, L40B4, "damage is looked at");
        let question = varied(edition, &option("disallowed"), Pick::AfterQuestion).consult();
        assert_eq!(question.is_ruled(), edition != Edition::Laws2007);
    }
}
