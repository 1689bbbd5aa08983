//! Kept rulings are shown as they were recorded, whatever the desk asks today.

use openroom_desk::{Answer, Consultation, Record, Source, Statistics, Topic, say};
use openroom_lawbook::regulations::Regulations;
use openroom_lawbook::{Edition, Language};
use serde_json::{Value, json};

/// A revoke as the desk asked about it before: the pick and the query are gone.
fn old() -> Value {
    let regulations = serde_json::to_value(Regulations::default()).unwrap();
    let asked = |by: &str, what: Value| json!({ "by": by, "to": "Director", "what": { "Desk": what } });
    let seat = json!({ "Law": { "Seat": "East" } });
    let answers = json!([
        [asked("61A", json!("Offender")), seat],
        [asked("63A", json!("Established")), { "Law": "Yes" }],
        [asked("64B", json!("OtherRevokes")), { "Pick": "SameSuitAgain" }],
        [asked("12C1c", json!("Weight")), { "Law": { "Number": 60 } }],
    ]);
    let consultation =
        json!({ "topic": "revoke", "edition": "laws2017", "regulations": regulations, "answers": answers });
    json!({ "consultation": consultation, "event": "Tuesday", "board": 7, "note": "both agreed" })
}

fn edition_as_stored() -> Value {
    serde_json::to_value(Edition::Laws2017).unwrap()
}

#[test]
fn a_question_that_is_gone_is_shown_by_its_name() {
    let mut stored = old();
    stored["consultation"]["edition"] = edition_as_stored();
    let seat = serde_json::to_value(Answer::Law(openroom_laws::Answer::Seat(openroom_cards::Seat::East)));
    stored["consultation"]["answers"][0][1] = seat.unwrap();
    let record: Record = serde_json::from_value(stored.clone()).unwrap();
    assert!(matches!(record.source, Source::Unread(_)));
    for language in Language::ALL {
        let w = say::words(language);
        let lines = say::record(w, &record);
        assert!(lines[0].contains(&say::topic(w, Topic::Revoke)), "{lines:#?}");
        assert!(
            lines.iter().any(|line| line.contains("64B") && line.contains("same suit again")),
            "{lines:#?}"
        );
        assert!(lines.iter().any(|line| line.contains(w.seat(openroom_cards::Seat::East))), "{lines:#?}");
        assert!(lines.contains(&w.t("desk-old-orders")), "{lines:#?}");
    }
    let again = serde_json::to_value(&Record { note: "changed".to_owned(), ..record.clone() }).unwrap();
    assert_eq!(again["consultation"], stored["consultation"]);
    assert_eq!(again["board"], 7);
    let all = Statistics::of(&[record]);
    assert_eq!((all.rulings, all.confidential, all.topics[&Topic::Revoke]), (1, 0, 1));
}

#[test]
fn one_that_cannot_be_read_is_confidential_where_it_may_be() {
    let mut stored = old();
    stored["consultation"]["topic"] = json!("prohibited-conduct");
    let record: Record = serde_json::from_value(stored).unwrap();
    assert!(record.is_confidential());
}

#[test]
fn what_rests_on_nothing_is_no_ruling() {
    assert!(serde_json::from_value::<Record>(json!({ "event": "Tuesday" })).is_err());
}

fn ruled() -> Consultation {
    let mut now = Consultation::new(Topic::Waiver, Edition::Laws2017, Regulations::default());
    let seat = Answer::Law(openroom_laws::Answer::Seat(openroom_cards::Seat::East));
    for answer in [seat, Answer::Side(openroom_cards::Side::EastWest)] {
        let question = now.consult().open[0];
        now = now.answered(question, answer);
    }
    assert!(now.consult().is_ruled());
    now
}

#[test]
fn the_words_of_a_ruling_are_kept_with_it() {
    let record = Record::new(&ruled());
    let mut stored = serde_json::to_value(&record).unwrap();
    stored["consultation"]["answers"][0][0]["what"] = json!({ "Desk": "AQuestionOfOldTimes" });
    let later: Record = serde_json::from_value(stored.clone()).unwrap();
    assert!(matches!(later.source, Source::Unread(_)));
    for language in Language::ALL {
        let w = say::words(language);
        assert_eq!(say::record(w, &later), say::record(w, &record));
        assert!(!say::orders(w, &later).is_empty());
    }
    assert_eq!(later.laws(), record.laws());
    assert_eq!(serde_json::to_value(&later).unwrap(), stored);
}

#[test]
fn a_question_that_is_no_longer_asked_changes_nothing() {
    let record = Record::new(&ruled());
    let mut stored = serde_json::to_value(&record).unwrap();
    stored["consultation"]["topic"] = json!("facts");
    let later: Record = serde_json::from_value(stored).unwrap();
    assert_eq!(say::record(say::words(Language::En), &later), say::record(say::words(Language::En), &record));
    let wordless = Record { recorded: None, ..later };
    let lines = say::reasons(say::words(Language::En), &wordless);
    assert_eq!(lines.len(), 3, "{lines:#?}");
    assert!(say::orders(say::words(Language::En), &wordless).is_empty());
}

#[test]
fn answers_that_are_no_longer_asked_are_not_kept() {
    let open = Consultation::new(Topic::Facts, Edition::Laws2017, Regulations::default()).consult().open[0];
    let astray = ruled().answered(open, Answer::YES);
    assert_eq!(Record::new(&astray).source, Source::Desk(ruled()));
}

#[test]
fn words_that_are_of_today_are_said_to_be() {
    let kept = Record::new(&ruled());
    let wordless = Record { recorded: None, ..kept.clone() };
    for language in Language::ALL {
        let w = say::words(language);
        let note = w.t("desk-words-of-today");
        assert!(!say::reasons(w, &kept).contains(&note));
        let lines = say::record(w, &wordless);
        assert!(lines.contains(&note), "{lines:#?}");
        assert_eq!(say::orders(w, &wordless), say::orders(w, &kept));
    }
}
