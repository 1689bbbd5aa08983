//! Another value of an option changes what an event allows: one test an option.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::L16B3;
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Conditions, Decision, Fault, Line, Matter, Merit, Moment, Person,
    Plan, Refused, Request, Role, RulingNo, Score, Scoring, Seating, Section, Tournament, Verdict, judge,
};

const ORGANIZER: Person = Person(900);
const DIRECTOR: Person = Person(901);
const COMMITTEE: Person = Person(902);
const MINUTE: u64 = 60;

struct Tried {
    event: Tournament,
    at: u64,
}

impl Tried {
    /// An event under one option, open for entries.
    fn under(edition: Edition, option: &str, unit: Unit) -> Tried {
        let mut regulations = Regulations::default();
        regulations.change(option).unwrap();
        let scoring = if unit == Unit::Team { Scoring::Imps } else { Scoring::Matchpoints };
        let conditions = Conditions::new(edition, regulations, scoring);
        let mut tried = Tried { event: Tournament::default(), at: 1_800_000_000 };
        tried.does(ORGANIZER, Command::Open { unit });
        tried.does(ORGANIZER, Command::Appoint(DIRECTOR, Role::ChiefDirector));
        tried.does(ORGANIZER, Command::Appoint(COMMITTEE, Role::AppealsCommittee));
        tried.does(ORGANIZER, Command::SetConditions(Box::new(conditions)));
        tried.does(ORGANIZER, Command::PublishConditions);
        tried
    }

    /// One with a ruling on its first result, and its scores published; that result, and who played East-West.
    fn ruled(edition: Edition, option: &str) -> (Tried, Line, Person) {
        let mut tried = Tried::under(edition, option, Unit::Pair);
        for pair in 1..=4 {
            let players = vec![Person(2 * pair - 1), Person(2 * pair)];
            tried.does(DIRECTOR, Command::Enter { players, captain: None });
        }
        tried.does(DIRECTOR, Command::Seat(Seating::ByNumber));
        tried.does(
            DIRECTOR,
            Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap()))]),
        );
        tried.does(DIRECTOR, Command::StartRound(Section::A, 1));
        let line = tried.event.missing(1)[0];
        tried.does(DIRECTOR, Command::EnterResult(line, Score::Result("3NTN=".parse().unwrap())));
        let awards = BySide::new([Awarded::Average(Fault::None), Awarded::Average(Fault::Directly)]);
        let adjusted = Adjusted { awards, offenders: vec![Side::EastWest], by: L16B3 };
        tried.does(
            DIRECTOR,
            Command::Rule {
                line,
                verdict: Verdict::Adjusted(adjusted),
                matter: Matter::Judgement,
                reason: "hesitation".into(),
            },
        );
        tried.does(DIRECTOR, Command::PublishScores(1));
        let table =
            tried.event.movement(1, Section::A).unwrap().rounds[0].tables[usize::from(line.table) - 1];
        let pair = u32::from(table.side(Side::EastWest).unwrap().0);
        (tried, line, Person(2 * pair - 1))
    }

    fn tries(&mut self, by: Person, command: Command) -> Result<(), Refused> {
        self.at += 1;
        let records = judge(&self.event, &Request { by, at: Moment(self.at), command })?;
        for record in &records {
            self.event.apply(record);
        }
        Ok(())
    }

    fn does(&mut self, by: Person, command: Command) {
        self.tries(by, command).unwrap_or_else(|refused| panic!("{refused}"));
    }
}

fn appeal() -> Command {
    Command::Appeal(RulingNo(1), Matter::Judgement)
}

#[test]
fn team_size() {
    let five = |option| {
        let mut tried = Tried::under(Edition::Laws2017, option, Unit::Team);
        let players: Vec<Person> = (1..=5).map(Person).collect();
        tried.tries(Person(1), Command::Enter { players, captain: Some(Person(1)) }).is_ok()
    };
    assert!(!five("team_size = four"));
    assert!(five("team_size = more than four"));
}

#[test]
fn correction_period() {
    let after_twenty_minutes = |option| {
        let (mut tried, line, _) = Tried::ruled(Edition::Laws2017, option);
        tried.at += 20 * MINUTE;
        let score = Score::Result("3NTN-1".parse().unwrap());
        tried.tries(DIRECTOR, Command::Correct(line, score, "wrong way".into())).is_ok()
    };
    assert!(after_twenty_minutes("correction_period = 30 minutes"));
    assert!(!after_twenty_minutes("correction_period = 10 minutes"));
}

#[test]
fn late_score_correction() {
    let consents = |option| {
        let (mut tried, line, _) = Tried::ruled(Edition::Laws2007, option);
        tried.at += 60 * MINUTE;
        tried.tries(ORGANIZER, Command::ConsentToCorrection(line)).is_ok()
    };
    assert!(!consents("late_score_correction = refused"));
    assert!(consents("late_score_correction = consented"));
}

#[test]
fn appeal_time() {
    let after_forty_minutes = |option| {
        let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
        tried.at += 40 * MINUTE;
        tried.tries(player, appeal()).is_ok()
    };
    assert!(!after_forty_minutes("appeal_time = 30 minutes"));
    assert!(after_forty_minutes("appeal_time = 60 minutes"));
    assert!(!after_forty_minutes("appeal_time = end of the correction period"));
}

#[test]
fn appeals_arrangement() {
    let decides = |option, by| {
        let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
        tried.does(player, appeal());
        tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
        tried
            .tries(
                by,
                Command::Decide { appeal: AppealNo(1), decision: Decision::TableResult, merit: Merit::With },
            )
            .is_ok()
    };
    let director = "appeals_arrangement = Director in charge";
    let committee = "appeals_arrangement = appeals committee";
    assert!(decides(director, DIRECTOR) && !decides(director, COMMITTEE));
    assert!(!decides(committee, DIRECTOR) && decides(committee, COMMITTEE));
}
