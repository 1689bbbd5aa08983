//! Teams: who sits where, what a teammate at the other table may know, captains.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::{L4, L15B1, L86B2, L87C, L92D2};
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Change, Kind, Unit, build};
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Conditions, Due, Ended, EntryNo, Fault, Line, LineState, LineUp,
    Matter, Moment, Partners, Person, Plan, Reader, Record, Refused, Request, Role, RulingNo, RulingStands,
    Score, Scoring, Seating, Section, SettledBy, Tournament, UnderRuling, Verdict, Why, judge,
    session_scores,
};

const HEAD: Person = Person(900);

struct Match {
    event: Tournament,
    log: Vec<Record>,
    at: u64,
}

impl Match {
    fn ask(&mut self, by: Person, command: Command) -> Result<(), Refused> {
        self.at += 1;
        for record in judge(&self.event, &Request { by, at: Moment(self.at), command })? {
            self.event.apply(&record);
            self.log.push(record);
        }
        Ok(())
    }

    fn does(&mut self, by: Person, command: Command) {
        self.ask(by, command).unwrap_or_else(|refused| panic!("{refused}"));
    }

    fn sees(&self, person: Person) -> usize {
        let about = |record: &&Record| format!("{:?}", record.what).starts_with("Result");
        let seen = |record: &&Record| self.event.may_see(Reader::Player(person), record);
        self.log.iter().filter(about).filter(seen).count()
    }
}

fn pair(one: u32, other: u32) -> Partners {
    Partners::of(Person(one), Person(other)).unwrap()
}

fn line_up(ns: (u32, u32), ew: (u32, u32)) -> LineUp {
    LineUp { north_south: pair(ns.0, ns.1), east_west: pair(ew.0, ew.1) }
}

/// Two teams of four: 1 to 4 and 5 to 8, in a match of two boards that both tables have.
fn two_teams() -> Match {
    let mut game = Match { event: Tournament::default(), log: Vec::new(), at: 1_800_000_000 };
    game.does(HEAD, Command::Open { unit: Unit::Team });
    game.does(HEAD, Command::Appoint(HEAD, Role::ChiefDirector));
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Imps);
    game.does(HEAD, Command::SetConditions(Box::new(conditions)));
    game.does(HEAD, Command::PublishConditions);
    for team in 0..2 {
        let players: Vec<Person> = (1..=4).map(|member| Person(4 * team + member)).collect();
        let captain = Some(players[0]);
        game.does(HEAD, Command::Enter { players, captain });
    }
    game
}

fn start(game: &mut Match) -> [Line; 2] {
    game.does(HEAD, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::HeadToHead, 2, Some(2)).unwrap();
    game.does(HEAD, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    game.does(HEAD, Command::StartRound(Section::A, 1));
    let due = game.event.due(1);
    let board = due[0].board;
    let both: Vec<Line> = due.into_iter().filter(|line| line.board == board).collect();
    [both[0], both[1]]
}

#[test]
fn a_team_is_called_by_its_name() {
    let mut game = two_teams();
    let name = |entry: u16, name: &str| Command::NameTeam { entry: EntryNo(entry), name: name.to_owned() };
    let called = |game: &Match| game.event.called(EntryNo(1), |person| person.to_string());
    assert_eq!(called(&game), "person 1 – person 2 – person 3 – person 4");
    assert!(matches!(game.ask(Person(2), name(1, "Õli")).unwrap_err().why, Why::NotYours { .. }));
    game.does(Person(1), name(1, "  Õli "));
    assert_eq!(called(&game), "Õli");
    assert_eq!(game.ask(HEAD, name(2, "oli")).unwrap_err().why, Why::NameTaken { entry: EntryNo(1) });
    assert_eq!(game.ask(HEAD, name(2, "two\nlines")).unwrap_err().why, Why::BadName);
    game.does(HEAD, name(1, ""));
    assert_eq!(called(&game), "person 1 – person 2 – person 3 – person 4");
    assert_eq!(Tournament::fold(&game.log), game.event);
}

#[test]
fn only_those_of_the_line_up_enter_and_know_a_result() {
    let mut game = two_teams();
    let named = |team, line_up| Command::LineUp { entry: EntryNo(team), round: 1, line_up };
    game.does(Person(1), named(1, line_up((1, 2), (3, 4))));
    game.does(Person(5), named(2, line_up((5, 6), (7, 8))));
    let [open, closed] = start(&mut game);
    let sits = |game: &Match, line: Line| {
        [game.event.players_at(line, Side::NorthSouth), game.event.players_at(line, Side::EastWest)].concat()
    };
    let (here, there) = (sits(&game, open), sits(&game, closed));
    assert_eq!(here.len(), 4);
    assert!(here.iter().all(|person| !there.contains(person)), "{here:?} {there:?}");
    let result = || Score::Result("4SN=".parse().unwrap());
    let refused = game.ask(there[0], Command::EnterResult(open, result())).unwrap_err();
    assert_eq!(refused.why, Why::NotAtTheTable { line: open });
    game.does(here[0], Command::EnterResult(open, result()));
    game.does(here[2], Command::Agree(open));
    assert_eq!(game.sees(here[0]), 2);
    for teammate in there {
        assert_eq!(game.sees(teammate), 0, "he has still to play the board");
    }
    game.does(HEAD, Command::EnterResult(closed, result()));
    assert_eq!(game.sees(here[0]), 3, "the match knows its board");
}

#[test]
fn without_a_line_up_nobody_of_a_team_knows_a_board_before_both_tables_played_it() {
    let mut game = two_teams();
    let [open, closed] = start(&mut game);
    let result = || Score::Result("4SN=".parse().unwrap());
    game.does(HEAD, Command::EnterResult(open, result()));
    assert!((1..=8).all(|person| game.sees(Person(person)) == 0));
    game.does(HEAD, Command::EnterResult(closed, result()));
    assert!((1..=8).all(|person| game.sees(Person(person)) == 2));
}

#[test]
fn line_ups_are_the_captains_and_hold_until_the_next() {
    let mut game = two_teams();
    let named = |round, line_up| Command::LineUp { entry: EntryNo(1), round, line_up };
    assert!(game.ask(Person(2), named(1, line_up((1, 2), (3, 4)))).is_err(), "not the captain");
    for wrong in [line_up((1, 2), (2, 3)), line_up((1, 2), (3, 5))] {
        assert_eq!(game.ask(Person(1), named(1, wrong)).unwrap_err().why, Why::BadLineUp);
    }
    game.does(Person(1), named(1, line_up((1, 2), (3, 4))));
    start(&mut game);
    assert!(matches!(
        game.ask(Person(1), named(1, line_up((3, 4), (1, 2)))).unwrap_err().why,
        Why::WrongRound { next: 2 }
    ));
    assert_eq!(game.ask(Person(1), named(2, line_up((1, 3), (2, 4)))).unwrap_err().by, Some(L4));
    game.does(Person(1), named(2, line_up((3, 4), (1, 2))));
    assert_eq!(game.event.line_up(EntryNo(1), 1, 1), Some(line_up((1, 2), (3, 4))));
    assert_eq!(game.event.line_up(EntryNo(1), 1, 2), Some(line_up((3, 4), (1, 2))));
    game.does(HEAD, named(2, line_up((1, 3), (2, 4))));
    assert_eq!(game.event.line_up(EntryNo(1), 1, 9), Some(line_up((1, 3), (2, 4))));
}

fn four_boards(game: &mut Match) {
    game.does(HEAD, Command::Seat(Seating::ByNumber));
    let mut movement = build(Kind::HeadToHead, 2, Some(1)).unwrap();
    movement.boards_per_set = 4;
    game.does(HEAD, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    game.does(HEAD, Command::StartRound(Section::A, 1));
}

fn at(text: &str) -> Line {
    text.parse().unwrap()
}

fn result() -> Score {
    Score::Result("4SN=".parse().unwrap())
}

#[test]
fn a_substitute_takes_the_place_in_the_line_up() {
    let mut game = two_teams();
    let named = |team, round, line_up| Command::LineUp { entry: EntryNo(team), round, line_up };
    game.does(Person(1), named(1, 1, line_up((1, 2), (3, 4))));
    game.does(Person(5), named(2, 1, line_up((5, 6), (7, 8))));
    four_boards(&mut game);
    let (played, next) = (at("1A/1/1/1"), at("1A/1/1/2"));
    game.does(Person(2), Command::EnterResult(played, result()));
    game.does(Person(7), Command::Agree(played));
    game.does(HEAD, Command::Substitute { entry: EntryNo(1), leaves: Person(2), comes: Person(9) });
    assert_eq!(game.event.line_up(EntryNo(1), 1, 1), Some(line_up((1, 9), (3, 4))));
    assert_eq!(game.event.players_at(next, Side::NorthSouth), [Person(1), Person(9)]);
    assert_eq!(game.event.players_at(played, Side::NorthSouth), [Person(1), Person(2)]);
    let refused = game.ask(Person(2), Command::EnterResult(next, result())).unwrap_err();
    assert_eq!(refused.why, Why::NotAtTheTable { line: next });
    game.does(Person(9), Command::EnterResult(next, result()));
    game.does(Person(7), Command::Agree(next));
    // Who left comes back at the other table: the board that he has played is cancelled there.
    game.does(HEAD, Command::Substitute { entry: EntryNo(1), leaves: Person(3), comes: Person(2) });
    let again = at("1A/1/2/1");
    assert_eq!(game.event.lines()[&again], LineState::Agreed(Score::Cancelled));
    assert!(!game.event.lines().contains_key(&at("1A/1/2/2")));
    assert_eq!(game.event.waiting(), [Due::Deprived(again, L15B1)]);
    game.does(HEAD, Command::Substitute { entry: EntryNo(1), leaves: Person(2), comes: Person(3) });
    assert!(!game.event.lines().contains_key(&again));
    assert_eq!(Tournament::fold(&game.log), game.event);
}

#[test]
fn no_line_up_has_a_player_meet_a_board_again() {
    let mut game = two_teams();
    let named = |team, round, line_up| Command::LineUp { entry: EntryNo(team), round, line_up };
    game.does(Person(1), named(1, 1, line_up((1, 2), (3, 4))));
    four_boards(&mut game);
    game.does(HEAD, Command::EnterResult(at("1A/1/1/1"), result()));
    let refused = game.ask(HEAD, named(1, 1, line_up((3, 4), (1, 2)))).unwrap_err();
    assert_eq!((refused.why, refused.by), (Why::PlayedTwice { line: at("1A/1/2/1") }, Some(L15B1)));
    // Once both tables have it the pairs may change places for the rest.
    game.does(HEAD, Command::EnterResult(at("1A/1/2/1"), result()));
    game.does(HEAD, named(1, 1, line_up((3, 4), (1, 2))));
    assert_eq!(game.event.players_at(at("1A/1/1/1"), Side::NorthSouth), [Person(1), Person(2)]);
    assert_eq!(game.event.players_at(at("1A/1/1/2"), Side::NorthSouth), [Person(3), Person(4)]);
    assert_eq!(Tournament::fold(&game.log), game.event);
}

#[test]
fn boards_that_come_back_in_another_round_are_for_the_other_pair() {
    let whist = |game: &mut Match| {
        game.does(HEAD, Command::Seat(Seating::ByNumber));
        let movement = build(Kind::AmericanWhist, 5, None).unwrap();
        game.ask(HEAD, Command::Start(vec![Plan::Movement(Box::new(movement))]))
    };
    let five = || {
        let mut game = two_teams();
        for team in 2..5 {
            let players: Vec<Person> = (1..=4).map(|member| Person(4 * team + member)).collect();
            let captain = Some(players[0]);
            game.does(HEAD, Command::Enter { players, captain });
        }
        game
    };
    let named = |round, line_up| Command::LineUp { entry: EntryNo(1), round, line_up };
    let mut game = five();
    game.does(Person(1), named(1, line_up((1, 2), (3, 4))));
    whist(&mut game).unwrap();
    game.does(HEAD, Command::StartRound(Section::A, 1));
    let refused = game.ask(Person(1), named(2, line_up((3, 4), (1, 2)))).unwrap_err();
    assert!(matches!(refused.why, Why::PlayedTwice { .. }), "{refused}");
    assert_eq!(refused.by, Some(L15B1));
    game.does(Person(1), named(2, line_up((1, 2), (3, 4))));
    // What was named before the movement is known is looked at when it starts.
    let mut game = five();
    game.does(Person(1), named(1, line_up((1, 2), (3, 4))));
    game.does(Person(1), named(2, line_up((3, 4), (1, 2))));
    assert_eq!(whist(&mut game).unwrap_err().by, Some(L15B1));
    game.does(Person(1), named(2, line_up((1, 2), (3, 4))));
    whist(&mut game).unwrap();
}

#[test]
fn who_sat_in_a_round_that_is_past_is_put_right() {
    let mut game = two_teams();
    let named = |round, line_up| Command::LineUp { entry: EntryNo(1), round, line_up };
    game.does(Person(1), named(1, line_up((1, 2), (3, 4))));
    game.does(HEAD, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::HeadToHead, 2, Some(2)).unwrap();
    game.does(HEAD, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    game.does(HEAD, Command::StartRound(Section::A, 1));
    for line in game.event.missing(1) {
        game.does(HEAD, Command::EnterResult(line, result()));
    }
    game.does(HEAD, Command::StartRound(Section::A, 2));
    game.does(HEAD, named(1, line_up((3, 4), (1, 2))));
    assert_eq!(game.event.players_at(at("1A/1/1/1"), Side::NorthSouth), [Person(3), Person(4)]);
}

#[test]
fn a_new_captain_concurs_in_an_appeal() {
    let mut game = two_teams();
    let [open, _] = start(&mut game);
    let (verdict, matter, reason) = (Verdict::ResultStands, Matter::Judgement, "heard".to_owned());
    game.does(HEAD, Command::Rule { line: open, verdict, matter, reason });
    game.does(Person(2), Command::Appeal(RulingNo(1), Matter::Judgement));
    assert!(game.ask(Person(2), Command::NameCaptain { entry: EntryNo(1), captain: Person(2) }).is_err());
    let of_others = Command::NameCaptain { entry: EntryNo(1), captain: Person(5) };
    assert!(matches!(game.ask(Person(1), of_others).unwrap_err().why, Why::PlaysAlready { .. }));
    game.does(Person(1), Command::NameCaptain { entry: EntryNo(1), captain: Person(55) });
    assert_eq!(game.ask(Person(1), Command::Concur(AppealNo(1))).unwrap_err().by, Some(L92D2));
    game.does(Person(55), Command::Concur(AppealNo(1)));
}

fn averages(ns: Fault, ew: Fault) -> Verdict {
    let awards = BySide::new([Awarded::Average(ns), Awarded::Average(ew)]);
    Verdict::Adjusted(Adjusted { awards, offenders: vec![], by: L86B2 })
}

fn rule(line: &str, verdict: Verdict) -> Command {
    Command::Rule { line: at(line), verdict, matter: Matter::Judgement, reason: "heard".to_owned() }
}

/// What the two teams have, the first of them first.
fn scores(game: &Match) -> [String; 2] {
    let scores = session_scores(&game.event, 1).unwrap();
    [1, 2].map(|team| scores[&EntryNo(team)].score.shown(2))
}

fn played(game: &mut Match) {
    four_boards(game);
    for line in game.event.missing(1) {
        game.does(HEAD, Command::EnterResult(line, result()));
    }
}

#[test]
fn a_ruling_on_a_fouled_board_of_a_match_counts() {
    let mut game = two_teams();
    played(&mut game);
    let forms = vec![(at("1A/1/2/2"), 1)];
    let foul = |forms| Command::Foul { session: 1, board: 2, forms, reason: "a card".to_owned() };
    game.does(HEAD, foul(forms));
    let both = [at("1A/1/1/2"), at("1A/1/2/2")];
    assert_eq!(game.event.waiting(), both.map(|line| Due::Incomparable(line, L87C)));
    assert_eq!(scores(&game), ["0.00", "0.00"]);
    // At the second table team 2 sits North-South: average plus for it, minus for team 1.
    game.does(HEAD, rule("1A/1/2/2", averages(Fault::None, Fault::Directly)));
    assert_eq!(scores(&game), ["-3.00", "3.00"]);
    assert_eq!(game.event.waiting(), [], "one score for the board is enough");
    // The last ruling counts, at whichever table it was given.
    game.does(HEAD, rule("1A/1/1/2", averages(Fault::None, Fault::Directly)));
    assert_eq!(scores(&game), ["3.00", "-3.00"]);
    assert_eq!(game.event.settled_by(at("1A/1/2/2")), Some(SettledBy::Ruling(RulingNo(2))));
    game.does(HEAD, rule("1A/1/2/2", averages(Fault::Partly, Fault::Partly)));
    assert_eq!(scores(&game), ["0.00", "0.00"]);
    // It had been the wrong table: nothing is fouled.
    let mut game = two_teams();
    played(&mut game);
    game.does(HEAD, foul(vec![(at("1A/1/2/2"), 1)]));
    game.does(HEAD, foul(vec![(at("1A/1/2/2"), 0)]));
    assert_eq!(game.event.waiting(), []);
}

#[test]
fn the_board_that_replaces_a_fouled_one_is_compared_and_can_be_fouled_itself() {
    let mut game = two_teams();
    four_boards(&mut game);
    let foul = |form| {
        let forms = vec![(at("1A/1/2/2"), form)];
        Command::Foul { session: 1, board: 2, forms, reason: "a card".to_owned() }
    };
    let replace = Command::SubstituteBoard {
        session: 1,
        board: 2,
        home: EntryNo(1),
        away: EntryNo(2),
        reason: "fouled".to_owned(),
    };
    game.does(HEAD, Command::EnterResult(at("1A/1/1/2"), result()));
    game.does(HEAD, foul(1));
    assert_eq!(game.event.waiting().len(), 2);
    game.does(HEAD, replace);
    assert_eq!(game.event.waiting(), []);
    game.does(HEAD, Command::EnterResult(at("1A/1/1/2"), result()));
    game.does(HEAD, Command::EnterResult(at("1A/1/2/2"), result()));
    assert_eq!(game.event.waiting(), []);
    game.does(HEAD, foul(1));
    assert!(game.event.waiting().contains(&Due::Incomparable(at("1A/1/2/2"), L87C)));
    assert_eq!(game.ask(HEAD, foul(1)).unwrap_err().why, Why::NothingChanges);
    game.does(HEAD, foul(0));
    assert_eq!(game.event.waiting(), []);
}

#[test]
fn where_a_table_was_turned_no_line_up_says_who_sits_there() {
    let mut game = two_teams();
    let named = |team, line_up| Command::LineUp { entry: EntryNo(team), round: 1, line_up };
    game.does(Person(1), named(1, line_up((1, 2), (3, 4))));
    game.does(Person(5), named(2, line_up((5, 6), (7, 8))));
    four_boards(&mut game);
    game.does(HEAD, Command::ChangeMovement(Section::A, Change::TurnTable { round: 1, table: 1 }));
    game.does(Person(1), Command::EnterResult(at("1A/1/1/1"), result()));
    for line in game.event.missing(1) {
        game.does(HEAD, Command::EnterResult(line, result()));
    }
    assert!(game.event.waiting().contains(&Due::Incomparable(at("1A/1/1/1"), L86B2)));
}

#[test]
fn a_team_that_sat_the_same_way_at_both_tables_has_nothing_to_compare() {
    let mut game = two_teams();
    played(&mut game);
    game.does(HEAD, Command::ChangeMovement(Section::A, Change::TurnTable { round: 1, table: 1 }));
    assert_eq!(game.event.waiting().len(), 8);
    assert!(game.event.waiting().contains(&Due::Incomparable(at("1A/1/1/1"), L86B2)));
    assert_eq!(scores(&game), ["0.00", "0.00"]);
    // Team 2 is North-South at both.
    game.does(HEAD, rule("1A/1/1/1", averages(Fault::Directly, Fault::None)));
    assert_eq!(scores(&game), ["3.00", "-3.00"]);
    game.does(HEAD, Command::ChangeMovement(Section::A, Change::TurnTable { round: 1, table: 1 }));
    assert_eq!(game.event.waiting(), []);
}

#[test]
fn a_ruling_that_another_table_replaced_does_not_come_back() {
    let mut game = two_teams();
    played(&mut game);
    game.does(HEAD, rule("1A/1/2/2", averages(Fault::None, Fault::Directly)));
    game.does(HEAD, rule("1A/1/1/2", averages(Fault::None, Fault::Directly)));
    assert_eq!(scores(&game), ["3.00", "-3.00"]);
    let first = Some(RulingStands::Ended(Ended::Replaced(RulingNo(2))));
    assert_eq!(game.event.ruling_stands(RulingNo(1)), first);
    let mut cancelled = two_teams();
    (cancelled.event, cancelled.log, cancelled.at) = (game.event.clone(), game.log.clone(), game.at);

    // The later one is ended with a correction: the results of the tables count, and not what was replaced.
    let (line, score) = (at("1A/1/1/2"), Score::Result("4SN+1".parse().unwrap()));
    let ruling = UnderRuling::Ends;
    game.does(HEAD, Command::CorrectUnderRuling { line, score, ruling, reason: "a slip".to_owned() });
    assert_eq!(game.event.ruling_stands(RulingNo(1)), first);
    assert_eq!(scores(&game), ["1.00", "-1.00"], "30 points more are an IMP");
    assert_eq!(Tournament::fold(&game.log), game.event);

    // Or its board is cancelled at its table.
    let cancel = || Command::Cancel(at("1A/1/1/2"), "not in time".to_owned());
    cancelled.does(HEAD, cancel());
    assert_eq!(cancelled.event.ruling_stands(RulingNo(1)), first);
    assert_eq!(scores(&cancelled), ["0.00", "0.00"]);
    cancelled.does(HEAD, Command::RequirePlay(at("1A/1/1/2")));
    assert_eq!(scores(&cancelled), ["3.00", "-3.00"]);
    assert_eq!(cancelled.event.ruling_stands(RulingNo(1)), first);
}
