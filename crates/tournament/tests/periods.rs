//! Correction and appeal periods under clocks that jump, days that change their hour, and restarts.

use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Command, Conditions, FORMAT, Line, Matter, Moment, Person, Plan, Record, Refused, Request, Role,
    RulingNo, Score, Scoring, Seating, Section, Tournament, Verdict, Why, from_bytes, judge, to_bytes,
};

const HEAD: Person = Person(900);
const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
/// Sunday 25 October 2026, 00:50 universal time: ten minutes before clocks in Europe are set back an hour.
const PUBLISHED: u64 = 1_792_889_400;

struct Event {
    event: Tournament,
    log: Vec<Record>,
}

impl Event {
    fn at(&mut self, at: u64, by: Person, command: Command) -> Result<(), Refused> {
        let records = judge(&self.event, &Request { by, at: Moment(at), command })?;
        for record in records {
            self.event.apply(&record);
            self.log.push(record);
        }
        Ok(())
    }

    /// The event as a program reads it that was started anew.
    fn restarted(&self) -> Event {
        let read = |record: &Record| from_bytes(FORMAT, &to_bytes(record).unwrap()).unwrap();
        let log: Vec<Record> = self.log.iter().map(read).collect();
        Event { event: Tournament::fold(&log), log }
    }

    fn correct(&mut self, at: u64) -> Result<(), Refused> {
        // Each time to another result: a correction that changes nothing is refused.
        let now = self.event.lines()[&line()].agreed().cloned();
        let made = Score::Result("3NTN=".parse().unwrap());
        let down = Score::Result("3NTN-1".parse().unwrap());
        let score = if now.as_ref() == Some(&made) { down } else { made };
        self.at(at, HEAD, Command::Correct(line(), score, "slip".into()))
    }

    fn appeal(&mut self, at: u64) -> Result<(), Refused> {
        self.at(at, Person(1), Command::Appeal(RulingNo(1), Matter::Judgement))
    }
}

fn line() -> Line {
    "1A/1/1/1".parse().unwrap()
}

/// An event with a ruling whose scores were published.
fn published() -> Event {
    let mut event = Event { event: Tournament::default(), log: Vec::new() };
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Matchpoints);
    let movement = build(Kind::Howell, 2, None).unwrap();
    let mut commands = vec![
        Command::Open { unit: Unit::Pair },
        Command::Appoint(HEAD, Role::ChiefDirector),
        Command::SetConditions(Box::new(conditions)),
        Command::PublishConditions,
    ];
    commands.extend((0..4).map(|pair| {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        Command::Enter { players, captain: None }
    }));
    let (verdict, matter, reason) = (Verdict::ResultStands, Matter::Judgement, "heard".to_owned());
    commands.extend([
        Command::Seat(Seating::ByNumber),
        Command::Start(vec![Plan::Movement(Box::new(movement))]),
        Command::StartRound(Section::A, 1),
        Command::EnterResult(line(), Score::Result("4SN=".parse().unwrap())),
        Command::Rule { line: line(), verdict, matter, reason },
    ]);
    for command in commands {
        event.at(PUBLISHED, HEAD, command).unwrap();
    }
    for round in 2..=4 {
        for line in event.event.missing(1) {
            let refused = event.at(PUBLISHED, HEAD, Command::PublishScores(1)).unwrap_err();
            assert!(matches!(refused.why, Why::SessionNotOver { .. }), "{refused}");
            let score = Score::Result("4SN=".parse().unwrap());
            event.at(PUBLISHED, HEAD, Command::EnterResult(line, score)).unwrap();
        }
        if round <= 3 {
            event.at(PUBLISHED, HEAD, Command::StartRound(Section::A, round)).unwrap();
        }
    }
    event.at(PUBLISHED, HEAD, Command::PublishScores(1)).unwrap();
    event
}

fn is_late(result: &Result<(), Refused>) -> bool {
    matches!(result, Err(Refused { why: Why::Late { .. }, .. }))
}

#[test]
fn an_hour_set_back_at_night_neither_shortens_nor_lengthens_a_period() {
    // Half an hour later the clock on the wall shows the same hour again; universal time does not.
    let mut event = published();
    event.correct(PUBLISHED + 30 * MINUTE).unwrap();
    assert!(is_late(&event.correct(PUBLISHED + 30 * MINUTE + 1)));
    assert!(is_late(&event.appeal(PUBLISHED + 31 * MINUTE)));
}

#[test]
fn a_clock_set_back_reopens_nothing() {
    let mut event = published();
    assert!(is_late(&event.correct(PUBLISHED + HOUR)));
    let reason = "late".to_owned();
    event.at(PUBLISHED + HOUR, HEAD, Command::Suspend { person: Person(3), reason }).unwrap();
    for event in [&mut event.restarted(), &mut event] {
        assert!(is_late(&event.correct(PUBLISHED + MINUTE)), "the log knows that an hour has passed");
        assert!(is_late(&event.appeal(PUBLISHED + MINUTE)));
        let reason = "the clock was wrong".to_owned();
        let before = Moment(PUBLISHED - HOUR);
        let refused = event.at(PUBLISHED, HEAD, Command::SetClock { now: before, reason }).unwrap_err();
        assert!(matches!(refused.why, Why::ClockRange { .. }));
    }
}

#[test]
fn publishing_again_reopens_nothing() {
    let mut event = published();
    event.at(PUBLISHED + HOUR, HEAD, Command::PublishScores(1)).unwrap();
    assert!(is_late(&event.correct(PUBLISHED + HOUR + MINUTE)));
    assert!(is_late(&event.restarted().appeal(PUBLISHED + HOUR + MINUTE)));
}

#[test]
fn a_clock_that_ran_ahead_is_put_right_by_name_and_shortens_nothing() {
    let mut event = published();
    let reason = "late".to_owned();
    let year = 365 * 24 * HOUR;
    event.at(PUBLISHED + year, HEAD, Command::Suspend { person: Person(3), reason }).unwrap();
    assert!(is_late(&event.correct(PUBLISHED + MINUTE)));
    let set = |reason: &str| Command::SetClock { now: Moment(PUBLISHED + MINUTE), reason: reason.to_owned() };
    assert!(event.at(PUBLISHED, Person(1), set("let me appeal")).is_err(), "not a player");
    assert!(event.at(PUBLISHED, HEAD, set(" ")).is_err(), "not without a reason");
    event.at(PUBLISHED, HEAD, set("the year was wrong")).unwrap();
    let mut event = event.restarted();
    event.correct(PUBLISHED + 29 * MINUTE).unwrap();
    event.appeal(PUBLISHED + 30 * MINUTE).unwrap();
    assert!(is_late(&event.correct(PUBLISHED + 31 * MINUTE)));
}

#[test]
fn an_ended_period_is_opened_again_by_the_organizer_alone() {
    let mut event = published();
    let director = Person(901);
    event.at(PUBLISHED, HEAD, Command::Appoint(director, Role::ChiefDirector)).unwrap();
    let reason = "late".to_owned();
    event.at(PUBLISHED + HOUR, HEAD, Command::Suspend { person: Person(3), reason }).unwrap();
    let set = |minutes: u64| Command::SetClock {
        now: Moment(PUBLISHED + minutes * MINUTE),
        reason: "the clock ran ahead".to_owned(),
    };
    let refused = event.at(PUBLISHED, director, set(10)).unwrap_err();
    assert_eq!(refused.by.map(openroom_lawbook::Provision::id), Some("79C2"), "{refused}");
    event.at(PUBLISHED, director, set(40)).unwrap();
    event.at(PUBLISHED, HEAD, set(10)).unwrap();
    event.correct(PUBLISHED + 11 * MINUTE).unwrap();
}

#[test]
fn nothing_happens_after_the_last_year() {
    let mut event = published();
    for at in [Moment::LAST.0 + 1, u64::MAX] {
        let reason = "late".to_owned();
        let refused = event.at(at, HEAD, Command::Suspend { person: Person(3), reason }).unwrap_err();
        assert_eq!(refused.why, Why::NoSuchMoment);
    }
    assert_eq!(event.event.now(), Moment(PUBLISHED));
    assert!(is_late(&event.correct(PUBLISHED + HOUR)));
    let said = event.correct(PUBLISHED + HOUR).unwrap_err().to_string();
    assert!(said.contains("2026-10-25 01:20:00Z"), "{said}");
}

#[test]
fn a_restart_changes_no_period() {
    let mut event = published();
    for minutes in [1, 15, 30] {
        event = event.restarted();
        event.correct(PUBLISHED + minutes * MINUTE).unwrap();
    }
    let mut event = event.restarted();
    assert!(is_late(&event.correct(PUBLISHED + 31 * MINUTE)));
    assert!(is_late(&event.appeal(PUBLISHED + 31 * MINUTE)));
}
