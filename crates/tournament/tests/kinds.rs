//! Swiss rounds, team matches, knockouts, several sessions and sections.

use openroom_lawbook::regulations::{AppealsArrangement, FurtherAppeals};
use openroom_lawbook::{Edition, Regulations, provisions as laws};
use openroom_movements::{Kind, Unit, build};
use openroom_scoring::Ratio;
use openroom_tournament::{
    AppealNo, Carry, Category, Clock, Command, Conditions, Decision, DrawBy, Due, EntryNo, Field, Line,
    LineState, Matter, Merit, Moment, Partners, Person, Plan, RedealBecause, Refused, Request, Role,
    RoundState, RulingNo, Score, Scoring, Seating, Section, SystemCard, Systems, Tie, Tournament, Verdict,
    VictoryPoints, Why, judge, matches, standings,
};

const HEAD: Person = Person(900);

struct Event {
    event: Tournament,
    at: u64,
}

impl Event {
    fn open(unit: Unit, conditions: Conditions) -> Event {
        let mut event = Event { event: Tournament::default(), at: 1_800_000_000 };
        event.head(Command::Open { unit });
        for role in [Role::ChiefDirector, Role::AppealsCommittee, Role::Authority] {
            event.head(Command::Appoint(HEAD, role));
        }
        event.head(Command::SetConditions(Box::new(conditions)));
        event.head(Command::PublishConditions);
        event
    }

    fn ask(&mut self, by: Person, command: Command) -> Result<(), Refused> {
        self.at += 1;
        let records = judge(&self.event, &Request { by, at: Moment(self.at), command })?;
        for record in &records {
            self.event.apply(record);
        }
        Ok(())
    }

    fn head(&mut self, command: Command) {
        self.ask(HEAD, command).unwrap_or_else(|refused| panic!("{refused}"));
    }

    fn refuses(&mut self, command: Command) -> Refused {
        self.ask(HEAD, command).expect_err("this must be refused")
    }

    fn enter(&mut self, count: u32, size: u32) {
        for number in 0..count {
            let players: Vec<Person> = (1..=size).map(|n| Person(number * size + n)).collect();
            let captain = (size == 4).then_some(players[0]);
            self.head(Command::Enter { players, captain });
        }
        self.head(Command::Seat(Seating::ByNumber));
    }

    fn score(&mut self, line: Line, text: &str) {
        self.head(Command::EnterResult(line, Score::Result(text.parse().unwrap())));
    }

    fn play_all(&mut self) {
        let session = self.event.session_no();
        for line in self.event.missing(session) {
            let text =
                ["3NTN=", "4SN+1", "2HE-1", "1NTS="][(line.board as usize + usize::from(line.table)) % 4];
            self.score(line, text);
        }
    }
}

fn conditions(scoring: Scoring) -> Conditions {
    Conditions::new(Edition::Laws2017, Regulations::default(), scoring)
}

#[test]
fn a_published_swiss_round_is_never_drawn_again() {
    let points = Some(VictoryPoints::Continuous);
    let bye = Some(Ratio::whole(12));
    let mut swiss = Event::open(
        Unit::Pair,
        Conditions { victory_points: points, bye, ..conditions(Scoring::Matchpoints) },
    );
    swiss.enter(7, 2);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 5, boards: 3 }]));
    assert_eq!(swiss.refuses(Command::StartRound(Section::A, 1)).why, Why::NotDrawn { round: 1 });
    for round in 1..=5 {
        swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
        swiss.head(Command::StartRound(Section::A, round));
        let draws = swiss.event.section(1, Section::A).unwrap().draws.clone();
        swiss.play_all();
        if round == 2 {
            let line = *swiss.event.lines().keys().next().unwrap();
            let other = Score::Result("7NTN-13".parse().unwrap());
            swiss.head(Command::Correct(line, other, "written on the wrong line".into()));
            assert_eq!(swiss.event.section(1, Section::A).unwrap().draws, draws);
        }
    }
    let part = swiss.event.section(1, Section::A).unwrap();
    let mut met: Vec<_> =
        part.draws.iter().flat_map(|draw| &draw.pairings).map(|p| (p.ns.min(p.ew), p.ns.max(p.ew))).collect();
    let all = met.len();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), all, "nobody met twice");
    assert_eq!(swiss.refuses(Command::DrawRound(Section::A, DrawBy::Standings)).why, Why::NothingToDraw);
    let groups = standings(&swiss.event).unwrap();
    assert_eq!(groups[0].rows.len(), 7);
    assert!(swiss.event.is_over(1));
}

#[test]
fn a_rematch_is_for_the_director_to_decide() {
    let mut swiss = Event::open(Unit::Pair, conditions(Scoring::Matchpoints));
    swiss.enter(2, 2);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 3, boards: 1 }]));
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    swiss.head(Command::StartRound(Section::A, 1));
    swiss.play_all();
    let refused = swiss.refuses(Command::DrawRound(Section::A, DrawBy::Standings));
    assert!(matches!(refused.why, Why::Rematch { .. }), "{refused}");
    swiss.head(Command::DrawRound(Section::A, DrawBy::StandingsWithRematch));
    swiss.head(Command::DrawRound(Section::A, DrawBy::Director(vec![(EntryNo(2), EntryNo(1))])));
    assert_eq!(
        swiss.refuses(Command::DrawRound(Section::A, DrawBy::Director(vec![]))).why,
        Why::NothingToDraw
    );
}

#[test]
fn a_round_is_drawn_when_the_one_before_is_over_or_with_open_eyes() {
    let mut swiss = Event::open(Unit::Pair, conditions(Scoring::Matchpoints));
    swiss.enter(6, 2);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 3, boards: 1 }]));
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    for by in [DrawBy::Standings, DrawBy::StandingsWithRematch, DrawBy::StandingsSoFar] {
        let refused = swiss.refuses(Command::DrawRound(Section::A, by));
        assert_eq!(refused.why, Why::RoundNotOver { round: 1, missing: 0 });
    }
    swiss.head(Command::StartRound(Section::A, 1));
    let line = swiss.event.missing(1)[0];
    swiss.score(line, "4SN=");
    for by in [DrawBy::Standings, DrawBy::StandingsWithRematch] {
        let refused = swiss.refuses(Command::DrawRound(Section::A, by));
        assert_eq!(refused.why, Why::RoundNotOver { round: 1, missing: 2 });
    }
    swiss.head(Command::DrawRound(Section::A, DrawBy::StandingsSoFar));
    assert!(swiss.ask(HEAD, Command::DrawRound(Section::A, DrawBy::StandingsSoFar)).is_err());
}

#[test]
fn a_second_bye_is_said() {
    let mut swiss = Event::open(Unit::Pair, conditions(Scoring::Matchpoints));
    swiss.enter(3, 2);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 4, boards: 1 }]));
    for round in 1..=3 {
        swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
        swiss.head(Command::StartRound(Section::A, round));
        swiss.play_all();
    }
    let refused = swiss.refuses(Command::DrawRound(Section::A, DrawBy::Standings)).to_string();
    assert!(refused.contains("a second bye for"), "{refused}");
}

#[test]
fn a_pair_enters_late_into_a_half_table_or_the_next_draw() {
    let late = |from| Command::EnterLate {
        players: vec![Person(50), Person(51)],
        captain: None,
        section: Section::A,
        from,
    };
    let mut swiss = Event::open(Unit::Pair, conditions(Scoring::Matchpoints));
    swiss.enter(5, 2);
    assert_eq!(swiss.refuses(late(1)).why, Why::NotStarted);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 3, boards: 1 }]));
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    swiss.head(Command::StartRound(Section::A, 1));
    swiss.play_all();
    assert_eq!(swiss.refuses(late(1)).why, Why::WrongRound { next: 2 });
    assert!(swiss.ask(Person(50), late(2)).is_err(), "it is for the Director");
    swiss.head(late(2));
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    let draw = swiss.event.section(1, Section::A).unwrap().draws[1].clone();
    assert_eq!((draw.pairings.len(), draw.bye), (3, None));

    let mut howell = Event::open(Unit::Pair, conditions(Scoring::Matchpoints));
    howell.enter(5, 2);
    let whole = build(Kind::Howell, 3, None).unwrap();
    let half = whole.without(openroom_movements::Contestant(6)).unwrap();
    howell.head(Command::Start(vec![Plan::Movement(Box::new(half))]));
    howell.head(Command::StartRound(Section::A, 1));
    assert_eq!(howell.refuses(late(1)).why, Why::WrongRound { next: 2 });
    howell.head(late(2));
    assert_eq!(howell.refuses(late(3)).why, Why::PlaysAlready { person: Person(50), entry: EntryNo(6) });
    howell.play_all();
    for round in 2..=5 {
        howell.head(Command::StartRound(Section::A, round));
        assert_eq!(howell.event.missing(1).len(), 3, "three tables of one board");
        howell.play_all();
    }
    assert_eq!(standings(&howell.event).unwrap()[0].rows.len(), 6);
    let another = Command::EnterLate {
        players: vec![Person(60), Person(61)],
        captain: None,
        section: Section::A,
        from: 5,
    };
    assert!(howell.ask(HEAD, another).is_err());
}

#[test]
fn teams_play_matches_and_captains_concur() {
    let mut regulations = Regulations::default();
    regulations.appeals.appeals_arrangement = AppealsArrangement::Committee;
    regulations.appeals.further_appeals = FurtherAppeals::Established;
    let points = Some(VictoryPoints::Discrete);
    let rules = Conditions { regulations, victory_points: points, ..conditions(Scoring::Imps) };
    let mut teams = Event::open(Unit::Team, rules);
    assert_eq!(
        teams.refuses(Command::SetConditions(Box::new(conditions(Scoring::Matchpoints)))).why,
        Why::ScoringDoesNotFit
    );
    teams.enter(4, 4);
    let movement = build(Kind::RoundRobin, 4, None).unwrap().with_boards_per_set(2);
    teams.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
    for round in 1..=3 {
        teams.head(Command::StartRound(Section::A, round));
        for line in teams.event.missing(1) {
            let strong = teams.event.sides(line).unwrap().values()[0].contains(&EntryNo(1));
            teams.score(line, if strong { "4SN=" } else { "3SN=" });
        }
    }
    let all = matches(&teams.event, 1);
    assert_eq!(all.len(), 6);
    assert!(
        all.iter().all(|one| one.boards.len() == 2 && one.boards.values().flatten().all(Option::is_some))
    );
    let groups = standings(&teams.event).unwrap();
    assert_eq!((groups[0].rows[0].entry, groups[0].rows[0].rank), (EntryNo(1), 1));
    assert_eq!(groups[0].rows[1].sharing, 3);

    let line = *teams.event.lines().keys().next().unwrap();
    let verdict = Verdict::ResultStands;
    teams.head(Command::Rule { line, verdict, matter: Matter::Judgement, reason: "no damage".into() });
    assert!(teams.event.rulings()[&RulingNo(1)].told);
    let entry = teams.event.sides(line).unwrap().values()[0][0];
    let players = teams.event.entries()[&entry].players.clone();
    teams.ask(players[2], Command::Appeal(RulingNo(1), Matter::Judgement)).unwrap();
    let decide = |decision| Command::Decide {
        appeal: AppealNo(1),
        decision,
        merit: Merit::With,
        reason: String::new(),
    };
    assert_eq!(teams.refuses(decide(Decision::Stands)).by, Some(laws::L92D2));
    let refused = teams.ask(players[1], Command::Concur(AppealNo(1))).unwrap_err();
    assert_eq!(refused.by, Some(laws::L92D2));
    teams.ask(players[0], Command::Concur(AppealNo(1))).unwrap();
    teams.head(decide(Decision::Stands));
    teams.ask(players[0], Command::AppealFurther(AppealNo(1))).unwrap();
    teams.head(decide(Decision::TableResult));
    assert_eq!(teams.refuses(Command::AppealFurther(AppealNo(1))).by, Some(laws::L93C1));
}

#[test]
fn a_knockout_goes_on_with_its_winners() {
    let mut cup = Event::open(Unit::Team, conditions(Scoring::Imps));
    cup.enter(5, 4);
    cup.head(Command::Start(vec![Plan::Knockout { boards: 2 }]));
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    cup.head(Command::StartRound(Section::A, 1));
    assert_eq!(cup.event.missing(1).len(), 4, "one match, the others have byes");
    let before = cup.refuses(Command::DrawRound(Section::A, DrawBy::Standings));
    assert_eq!(before.why, Why::Undecided { round: 1 });
    for line in cup.event.missing(1) {
        cup.score(line, "3NTN=");
    }
    let tied = cup.refuses(Command::DrawRound(Section::A, DrawBy::Standings));
    assert_eq!(tied.why, Why::Tied { round: 1, home: EntryNo(4), away: EntryNo(5) });
    let tie = Tie { session: 1, section: Section::A, round: 1, home: EntryNo(4), away: EntryNo(5) };
    assert_eq!(cup.event.waiting(), [Due::Tie(tie)]);
    let reason = "two boards more".to_owned();
    assert_eq!(
        cup.refuses(Command::BreakTie { section: Section::A, winner: EntryNo(1), reason: reason.clone() })
            .why,
        Why::NoTie
    );
    cup.head(Command::BreakTie { section: Section::A, winner: EntryNo(5), reason });
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    cup.head(Command::StartRound(Section::A, 2));
    for line in cup.event.missing(1) {
        let strong = cup.event.sides(line).unwrap().values()[0].iter().any(|entry| entry.0 >= 3);
        cup.score(line, if strong { "6NTN=" } else { "3NTN+3" });
    }
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    let last = cup.event.section(1, Section::A).unwrap().draws[2].clone();
    let entry = |who| cup.event.section(1, Section::A).unwrap().entry(who).unwrap();
    let mut finalists = [entry(last.pairings[0].ns), entry(last.pairings[0].ew)];
    finalists.sort_unstable();
    assert_eq!(finalists, [EntryNo(3), EntryNo(5)]);
}

#[test]
fn sessions_add_up_with_what_is_carried_and_sections_are_ranked_apart() {
    let half = Some(Carry { part: Ratio::percent(50), most: None, least: None });
    let rules = Conditions { carry_over: half, field: Field::Section, ..conditions(Scoring::CrossImps) };
    let mut event = Event::open(Unit::Pair, rules);
    event.enter(8, 2);
    let small = || Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap()));
    assert!(matches!(event.refuses(Command::Start(vec![small()])).why, Why::MovementDoesNotFit { .. }));
    for session in 1..=2 {
        event.head(Command::Seat(Seating::Drawn(session)));
        event.head(Command::Start(vec![small(), small()]));
        assert_eq!(event.refuses(Command::Seat(Seating::ByNumber)).why, Why::RoundsToCome { round: 1 });
        for round in 1..=3 {
            event.head(Command::StartRound(Section(1), round));
            event.head(Command::StartRound(Section(2), round));
            event.play_all();
        }
        event.head(Command::PublishScores(session as u16));
    }
    let groups = standings(&event.event).unwrap();
    assert_eq!(
        groups.iter().map(|group| group.section).collect::<Vec<_>>(),
        [Some(Section(1)), Some(Section(2))]
    );
    let row = &groups[0].rows[0];
    let of = |session: usize| row.sessions[session].as_ref().unwrap().score.clone();
    assert_eq!(row.total.score, of(0) * Ratio::percent(50) + of(1));
}

#[test]
fn the_clock_warns_and_names_late_tables() {
    let mut event = Event::open(
        Unit::Pair,
        Conditions { clock: Some(Clock::default()), ..conditions(Scoring::Matchpoints) },
    );
    event.enter(4, 2);
    let movement = build(Kind::Howell, 2, None).unwrap().with_boards_per_set(2);
    event.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
    event.head(Command::StartRound(Section::A, 1));
    let called = event.at;
    let at =
        |event: &Event, minutes: u64| event.event.clock(Section::A, Moment(called + minutes * 60)).unwrap();
    assert_eq!(at(&event, 1).state, RoundState::Playing);
    assert_eq!(at(&event, 12).state, RoundState::Warning);
    assert_eq!((at(&event, 14).state, at(&event, 14).late), (RoundState::Over, vec![1, 2]));
    let first: Vec<Line> = event.event.missing(1).into_iter().filter(|line| line.table == 1).collect();
    for &line in &first {
        event.score(line, "PASS");
    }
    assert_eq!(at(&event, 14).late, [2]);
    let line = event.event.missing(1)[0];
    event.head(Command::Postpone(line, "slow".into()));
    assert_eq!(event.event.lines()[&line], LineState::Postponed);
    assert!(event.event.missing(1).contains(&line));
    event.head(Command::Cancel(line, "no time".into()));
    assert!(!event.event.missing(1).contains(&line));
    let again =
        Command::Redeal { board: first[0].board, because: RedealBecause::Ordered, reason: "r".into() };
    assert_eq!(event.refuses(again).by, Some(laws::L22B));
}

#[test]
fn cards_are_filed_and_systems_permitted() {
    let systems = Systems { forbidden: [Category::Yellow].into(), ..Systems::default() };
    let mut rules = Conditions { systems, ..conditions(Scoring::Matchpoints) };
    rules.regulations.change("system_card = required, with or without supplements").unwrap();
    let mut event = Event::open(Unit::Pair, rules);
    event.enter(4, 2);
    let movement = Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap()));
    assert_eq!(event.refuses(Command::Start(vec![movement])).by, Some(laws::L40B2aii));
    let card =
        |category| SystemCard { system: "Acol".into(), category, openings: vec![], text: String::new() };
    let file = |one, other, category| Command::FileCard {
        pair: Partners::of(Person(one), Person(other)).unwrap(),
        card: Box::new(card(category)),
    };
    assert_eq!(event.refuses(file(1, 2, Category::Yellow)).by, Some(laws::L40B2ai));
    assert_eq!(event.refuses(file(1, 3, Category::Green)).why, Why::NotPartners);
    event.ask(Person(2), file(1, 2, Category::Green)).unwrap();
    assert!(event.ask(Person(3), file(1, 2, Category::Green)).is_err());
}
