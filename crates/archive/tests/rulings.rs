//! The rulings of an event as records of the desk.

use crate::common::{HEAD, Office};
use openroom_cards::{BySide, Side};
use openroom_desk::{Appeal, Statistics};
use openroom_lawbook::provisions::L16B3;
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Conditions, Decision, Fault, Matter, Merit, Person, Plan, Role,
    RulingNo, Score, Scoring, Seating, Section, Verdict,
};

#[test]
fn a_ruling_of_an_event_is_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::new(&folder.path().join("a.journal"), [1; 32]);
    let mut running = office.open("event/tuesday");
    running.head(Command::Open { unit: Unit::Pair });
    running.head(Command::Appoint(HEAD, Role::ChiefDirector));
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Matchpoints);
    running.head(Command::SetConditions(Box::new(conditions)));
    running.head(Command::PublishConditions);
    for pair in 1..=4 {
        let players = vec![Person(2 * pair - 1), Person(2 * pair)];
        running.head(Command::Enter { players, captain: None });
    }
    running.head(Command::Seat(Seating::ByNumber));
    running.head(Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap()))]));
    running.head(Command::StartRound(Section::A, 1));
    let line = running.kept.event().missing(1)[0];
    running.head(Command::EnterResult(line, Score::Result("3NTN=".parse().unwrap())));
    let awards = BySide::new([Awarded::Average(Fault::None), Awarded::Average(Fault::Directly)]);
    let adjusted = Adjusted { awards, offenders: vec![Side::EastWest], by: L16B3 };
    let told = running.moment();
    let (verdict, reason) = (Verdict::Adjusted(adjusted), "a slow double".to_owned());
    running.head(Command::Rule { line, verdict, matter: Matter::Judgement, reason });
    let east = running.kept.event().players_at(line, Side::EastWest);
    running.by(east[0], Command::Appeal(RulingNo(1), Matter::Judgement));
    running.by(east[1], Command::Concur(AppealNo(1)));
    let decide = Command::Decide {
        appeal: AppealNo(1),
        decision: Decision::Stands,
        merit: Merit::With,
        reason: String::new(),
    };
    running.head(decide);
    let name = |person: Person| format!("#{}", person.0);
    let stream = "event/tuesday".parse().unwrap();
    let found = openroom_archive::rulings(&office.store, &stream, "Tuesday", &name).unwrap();
    let [(of, record)] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((*of, record.event.as_str(), record.ruled_by.as_str()), (line, "Tuesday", "#900"));
    assert_eq!((record.told, record.appeal), (Some(told.0), Appeal::Upheld));
    assert_eq!(record.players.values().iter().filter(|name| name.is_empty()).count(), 0);
    let all = Statistics::of([record]);
    assert_eq!((all.rulings, all.appealed, all.laws.get(&16)), (1, 1, Some(&1)));
    let bare = serde_json::to_string(&record.anonymised()).unwrap();
    assert!(!bare.contains("slow double") && !bare.contains("Tuesday"), "{bare}");
}
