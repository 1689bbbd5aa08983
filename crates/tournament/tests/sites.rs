//! Several sites ranked as one field, and scales of victory points for rounds of any length.

use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Command, Conditions, EntryNo, Moment, NotTogether, Person, Plan, Refused, Request, Role, Score, Scoring,
    Seating, Section, Tournament, VictoryPoints, Why, judge, standings, together,
};

const HEAD: Person = Person(900);
const RESULTS: [&str; 5] = ["3NTN=", "4SN+1", "2HE-1", "1NTS=", "4SXN-2"];

struct Event(Tournament, u64);

impl Event {
    fn open(unit: Unit, conditions: Conditions) -> Event {
        let mut event = Event(Tournament::default(), 1_800_000_000);
        event.does(Command::Open { unit });
        event.does(Command::Appoint(HEAD, Role::ChiefDirector));
        event.does(Command::SetConditions(Box::new(conditions)));
        event.does(Command::PublishConditions);
        event
    }

    fn tries(&mut self, command: Command) -> Result<(), Refused> {
        self.1 += 1;
        for record in judge(&self.0, &Request { by: HEAD, at: Moment(self.1), command })? {
            self.0.apply(&record);
        }
        Ok(())
    }

    fn does(&mut self, command: Command) {
        self.tries(command).unwrap_or_else(|refused| panic!("{refused}"));
    }

    fn enters(&mut self, pairs: u32) {
        for pair in 1..=pairs {
            self.does(Command::Enter {
                players: vec![Person(2 * pair - 1), Person(2 * pair)],
                captain: None,
            });
        }
        self.does(Command::Seat(Seating::ByNumber));
    }
}

fn conditions(scoring: Scoring) -> Conditions {
    Conditions::new(Edition::Laws2017, Regulations::default(), scoring)
}

fn mitchell(tables: u16) -> Plan {
    Plan::Movement(Box::new(build(Kind::Mitchell, tables, None).unwrap()))
}

/// Plays everything; what a table has depends on where it stands among all tables of the field.
fn played(scoring: Scoring, sections: &[u16], first: u16) -> Tournament {
    let mut event = Event::open(Unit::Pair, conditions(scoring));
    event.enters(sections.iter().map(|tables| 2 * u32::from(*tables)).sum());
    event.does(Command::Start(sections.iter().map(|tables| mitchell(*tables)).collect()));
    for section in (1..).take(sections.len()).map(Section) {
        let rounds = event.0.movement(1, section).unwrap().rounds.len() as u16;
        (1..=rounds).for_each(|round| event.does(Command::StartRound(section, round)));
    }
    for line in event.0.missing(1) {
        let site = u32::from(line.section.0 - 1 + first);
        let place = (line.board * 7 + u32::from(line.table) * 3 + u32::from(line.round) + site) as usize;
        let result = Score::Result(RESULTS[place % RESULTS.len()].parse().unwrap());
        event.does(Command::EnterResult(line, result));
    }
    event.0
}

#[test]
fn two_sites_are_ranked_as_two_sections_of_one_event_are() {
    for scoring in [Scoring::Matchpoints, Scoring::Butler, Scoring::CrossImps] {
        let one = played(scoring, &[5, 5], 0);
        let sites = [played(scoring, &[5], 0), played(scoring, &[5], 1)];
        let rows = together(&[&sites[0], &sites[1]], 1).unwrap();
        assert_eq!(rows.len(), 20);
        let groups = standings(&one).unwrap();
        assert_eq!(groups.len(), 2);
        let expected = groups.iter().flat_map(|group| {
            group.rows.iter().map(|row| (group.side, row.rank, row.sharing, row.total.clone(), row.entry))
        });
        let mut expected: Vec<_> = expected.collect();
        let own = |row: &openroom_tournament::JointRow| {
            let EntryNo(number) = row.entry;
            (row.side, row.rank, row.sharing, row.own.clone(), EntryNo(number + 10 * row.site as u16))
        };
        let mut found: Vec<_> = rows.iter().map(own).collect();
        expected.sort_by_key(|row| row.4);
        found.sort_by_key(|row| row.4);
        assert_eq!(found, expected, "{scoring:?}");
    }
}

#[test]
fn sites_that_are_no_one_field_are_refused() {
    let pairs = played(Scoring::Matchpoints, &[4], 0);
    let imps = played(Scoring::Butler, &[4], 0);
    assert_eq!(together(&[], 1), Err(NotTogether::NoSite));
    assert_eq!(together(&[&pairs, &imps], 1), Err(NotTogether::OtherConditions(1)));
    assert!(matches!(together(&[&pairs], 2), Err(NotTogether::Site(0, _))));
    let teams = Event::open(Unit::Team, conditions(Scoring::Imps)).0;
    assert_eq!(together(&[&pairs, &teams], 1), Err(NotTogether::Teams));
}

fn scale(json: &str) -> VictoryPoints {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn rounds_that_the_scale_does_not_know_are_refused() {
    let swiss = |points: VictoryPoints, boards| {
        let rules = Conditions { victory_points: Some(points), ..conditions(Scoring::Matchpoints) };
        let mut event = Event::open(Unit::Pair, rules);
        event.enters(6);
        event.tries(Command::Start(vec![Plan::Swiss { rounds: 3, boards }]))
    };
    assert_eq!(swiss(VictoryPoints::Continuous, 27), Ok(()));
    let refused = swiss(VictoryPoints::Continuous, 28).unwrap_err();
    assert_eq!(refused.why, Why::NoColumn { boards: 28, most: 27 });
    assert!(refused.to_string().contains("a table of your own"), "{refused}");
    let own =
        r#"{"source": "our rules", "columns": [{"boards": 30, "rows": [[0, 10, 10], ["1.5", 20, 0]]}]}"#;
    assert_eq!(swiss(scale(own), 28), Ok(()));
    assert_eq!(swiss(scale(own), 31).unwrap_err().why, Why::NoColumn { boards: 31, most: 30 });
}

#[test]
fn a_table_of_the_organizers_own_gives_the_points() {
    // Fifteen all up to half a per cent, 25 to 5 from there on.
    let own = scale(r#"{"source": "our rules", "rows": [[0, 15, 15], ["1/2", 25, 5]]}"#);
    assert_eq!(scale(&serde_json::to_string(&own).unwrap()), own);
    let rules = Conditions { victory_points: Some(own), ..conditions(Scoring::Matchpoints) };
    let mut event = Event::open(Unit::Pair, rules);
    event.enters(4);
    event.does(Command::Start(vec![Plan::Swiss { rounds: 1, boards: 1 }]));
    event.does(Command::DrawRound(Section::A, openroom_tournament::DrawBy::Standings));
    event.does(Command::StartRound(Section::A, 1));
    for (line, text) in event.0.missing(1).into_iter().zip(["4SN=", "4SN-1"]) {
        event.does(Command::EnterResult(line, Score::Result(text.parse().unwrap())));
    }
    let scores: Vec<String> =
        standings(&event.0).unwrap()[0].rows.iter().map(|row| row.total.score.shown(0)).collect();
    assert_eq!(scores, ["25", "25", "5", "5"]);
}

#[test]
fn a_scale_that_is_none_is_refused() {
    for (json, why) in [
        (r#""wbf 26""#, "no scale is called"),
        (r#"{"columns": []}"#, "a table of your own"),
        (r#"{"source": "s", "rows": [[0, 1]]}"#, "a table of your own"),
    ] {
        let error = serde_json::from_str::<VictoryPoints>(json).unwrap_err().to_string();
        assert!(error.contains(why), "{json}: {error}");
    }
    for json in [
        r#"{"source": "s"}"#,
        r#"{"source": "", "rows": [[0, 10, 10]]}"#,
        r#"{"source": "s", "rows": [[1, 10, 10]]}"#,
        r#"{"source": "s", "rows": [[0, 10, 10]], "columns": [{"boards": 8, "rows": [[0, 10, 10]]}]}"#,
        r#"{"source": "s", "columns": [{"boards": 8, "rows": [[0, 10, 10]]}, {"boards": 8, "rows": [[0, 10, 10]]}]}"#,
    ] {
        let rules = Conditions { victory_points: Some(scale(json)), ..conditions(Scoring::Matchpoints) };
        let mut event = Event(Tournament::default(), 1_800_000_000);
        event.does(Command::Open { unit: Unit::Pair });
        let refused = event.tries(Command::SetConditions(Box::new(rules))).unwrap_err();
        assert!(matches!(refused.why, Why::BadScale { .. }), "{json}: {refused}");
    }
    for points in [VictoryPoints::Continuous, VictoryPoints::Older] {
        let mut event = Event(Tournament::default(), 1_800_000_000);
        event.does(Command::Open { unit: Unit::Team });
        let rules = Conditions { victory_points: Some(points), ..conditions(Scoring::BoardAMatch) };
        assert_eq!(event.tries(Command::SetConditions(Box::new(rules))).unwrap_err().why, Why::ScaleForImps);
    }
}

#[test]
fn the_scale_to_25_of_before_2013_has_a_name() {
    let points = scale(r#""wbf 25""#);
    assert_eq!(serde_json::to_string(&points).unwrap(), r#""wbf 25""#);
    let rules = Conditions { victory_points: Some(points), ..conditions(Scoring::Imps) };
    let scale = rules.scale().unwrap().unwrap();
    // Salsomaggiore 2002, twenty boards: 95–41 was 25–4.
    let margin = openroom_scoring::Ratio::whole(54);
    assert_eq!([&margin, &-&margin].map(|margin| scale.own(20, margin).exact()), ["25", "4"]);
    assert_eq!(scale.most(), Some(32));
}
