//! Teams: who sits where, what a teammate at the other table may know, captains.

use openroom_cards::Side;
use openroom_lawbook::provisions::{L4, L92D2};
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    AppealNo, Command, Conditions, EntryNo, Line, LineUp, Matter, Moment, Partners, Person, Plan, Reader,
    Record, Refused, Request, Role, RulingNo, Score, Scoring, Seating, Section, Tournament, Verdict, Why,
    judge,
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
