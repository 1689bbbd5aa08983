//! Contestants that come late or leave, players who take another's place, sessions that begin wrong or end early.

use openroom_cards::Side;
use openroom_lawbook::{Edition, Regulations, provisions as laws};
use openroom_movements::{Change, Contestant, Kind, Movement, Unit, build};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Boards, BoardsGo, ClaimNo, Clock, Command, Conditions, Dealing, DeviationKind, DrawBy, Due, EntryNo,
    Line, LineState, Matter, Moment, Person, Phase, Plan, Reader, Record, RedealBecause, Refused, Request,
    Role, RulingNo, Score, Scoring, Seating, Section, Tournament, Verdict, VictoryPoints, Why, judge,
    standings,
};

const HEAD: Person = Person(900);

struct Evening {
    event: Tournament,
    log: Vec<Record>,
    at: u64,
}

impl Evening {
    fn open(unit: Unit, conditions: Conditions) -> Evening {
        let mut event = Evening { event: Tournament::default(), log: Vec::new(), at: 1_800_000_000 };
        event.head(Command::Open { unit });
        event.head(Command::Appoint(HEAD, Role::ChiefDirector));
        event.head(Command::SetConditions(Box::new(conditions)));
        event.head(Command::PublishConditions);
        event
    }

    /// Pairs of which the first has the persons 1 and 2, the second 3 and 4.
    fn pairs(count: u32, movement: Movement) -> Evening {
        let mut event = Evening::open(Unit::Pair, conditions(Scoring::Matchpoints));
        event.enter(count, 2);
        event.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
        event
    }

    fn teams(count: u32, conditions: Conditions, plan: Plan) -> Evening {
        let mut event = Evening::open(Unit::Team, conditions);
        event.enter(count, 4);
        event.head(Command::Start(vec![plan]));
        event
    }

    fn enter(&mut self, count: u32, size: u32) {
        for number in 0..count {
            let players: Vec<Person> = (1..=size).map(|n| Person(number * size + n)).collect();
            let captain = (size == 4).then_some(players[0]);
            self.head(Command::Enter { players, captain });
        }
        self.head(Command::Seat(Seating::ByNumber));
    }

    fn ask(&mut self, by: Person, command: Command) -> Result<(), Refused> {
        self.at += 1;
        for record in judge(&self.event, &Request { by, at: Moment(self.at), command })? {
            self.event.apply(&record);
            self.log.push(record);
        }
        assert_eq!(Tournament::fold(&self.log), self.event);
        Ok(())
    }

    fn head(&mut self, command: Command) {
        self.ask(HEAD, command).unwrap_or_else(|refused| panic!("{refused}"));
    }

    fn refuses(&mut self, command: Command) -> Refused {
        self.ask(HEAD, command).expect_err("this must be refused")
    }

    fn call(&mut self) {
        let next = self.event.section(self.event.session_no(), Section::A).unwrap().round() + 1;
        self.head(Command::StartRound(Section::A, next));
    }

    fn draw_and_call(&mut self) {
        self.head(Command::DrawRound(Section::A, DrawBy::Standings));
        self.call();
    }

    fn score(&mut self, line: &str, text: &str) {
        self.head(Command::EnterResult(at(line), result(text)));
    }

    fn play(&mut self) {
        for line in self.event.missing(self.event.session_no()) {
            let text =
                ["3NTN=", "4SN+1", "2HE-1", "1NTS="][(line.board as usize + usize::from(line.table)) % 4];
            self.head(Command::EnterResult(line, result(text)));
        }
    }

    /// Home wins every board of its match in the round that was called last by so much.
    fn play_for(&mut self, winners: &[u16]) {
        for line in self.event.missing(self.event.session_no()) {
            let ns = self.event.sides(line).unwrap()[Side::NorthSouth][0];
            let text = if winners.contains(&ns.0) { "4SN=" } else { "4SN-1" };
            self.head(Command::EnterResult(line, result(text)));
        }
    }

    fn scores(&self) -> Vec<(u32, u16, String)> {
        let rows = standings(&self.event).unwrap().into_iter().flat_map(|group| group.rows);
        rows.map(|row| (row.rank, row.entry.0, row.total.score.shown(2))).collect()
    }

    fn ranks(&self) -> Vec<(u32, u16)> {
        self.scores().into_iter().map(|(rank, entry, _)| (rank, entry)).collect()
    }

    fn score_of(&self, entry: u16) -> String {
        self.scores().into_iter().find(|(_, other, _)| *other == entry).unwrap().2
    }

    fn sees(&self, reader: Reader, line: Line) -> bool {
        self.event.may_see_line(reader, line)
    }
}

fn conditions(scoring: Scoring) -> Conditions {
    Conditions::new(Edition::Laws2017, Regulations::default(), scoring)
}

fn with_byes() -> Conditions {
    Conditions {
        victory_points: Some(VictoryPoints::Continuous),
        bye: Some(Ratio::whole(12)),
        ..conditions(Scoring::Imps)
    }
}

fn mitchell() -> Movement {
    build(Kind::Mitchell, 3, None).unwrap()
}

fn at(text: &str) -> Line {
    text.parse().unwrap()
}

fn result(text: &str) -> Score {
    Score::Result(text.parse().unwrap())
}

fn reason() -> String {
    "because".to_owned()
}

fn late(contestant: u16, from: u16) -> Command {
    Command::ChangeMovement(Section::A, Change::Late { contestant: Contestant(contestant), from })
}

fn substitute(entry: u16, leaves: u32, comes: u32) -> Command {
    Command::Substitute { entry: EntryNo(entry), leaves: Person(leaves), comes: Person(comes) }
}

#[test]
fn who_comes_late_takes_no_result_away() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    let refused = club.refuses(late(1, 3));
    assert_eq!(refused.why, Why::WouldLose { line: at("1A/1/1/1") });
    let gone = Change::Withdraw { contestant: Contestant(1), after: 0 };
    let refused = club.refuses(Command::ChangeMovement(Section::A, gone));
    assert_eq!(refused.why, Why::WouldLose { line: at("1A/1/1/1") });
    assert_eq!(club.event.lines().len(), 3);
    club.head(Command::ChangeMovement(Section::A, Change::Withdraw { contestant: Contestant(1), after: 1 }));
    assert_eq!(club.event.due(1).len(), 7);
}

#[test]
fn who_was_to_come_late_comes_in_another_round_or_in_time() {
    let mut club = Evening::pairs(6, mitchell());
    let all = club.event.due(1);
    club.call();
    club.head(late(1, 3));
    assert_eq!(club.event.missing(1), [at("1A/1/2/2"), at("1A/1/3/3")]);
    assert_eq!(club.event.due(1).len(), 7);
    club.head(late(1, 2));
    assert_eq!(club.event.due(1).len(), 8);
    club.head(late(1, 1));
    assert_eq!(club.event.due(1), all);
    club.head(Command::Withdraw(EntryNo(1)));
    let gone = club.event.due(1);
    club.head(late(1, 1));
    assert_eq!(club.event.due(1), gone, "who left does not come back so");
}

#[test]
fn boards_that_a_substitute_has_played_are_cancelled_and_come_back_with_another() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    club.head(substitute(1, 1, 90));
    club.call();
    let line = at("1A/2/3/1");
    assert!(club.event.players_at(line, Side::NorthSouth).contains(&Person(5)));
    club.head(substitute(3, 5, 1));
    assert_eq!(club.event.lines()[&line], LineState::Agreed(Score::Cancelled));
    assert_eq!(club.event.waiting(), [Due::Deprived(line, laws::L15B1)]);
    assert!(club.ask(Person(1), Command::EnterResult(line, result("3NTN="))).is_err());
    let refused = club.refuses(Command::RequirePlay(line));
    assert_eq!(refused.why, Why::PlayedBefore { line: at("1A/1/1/1") });
    assert_eq!(refused.by, Some(laws::L15B1));
    // The movement is put right elsewhere: the board stays cancelled.
    for _ in 0..2 {
        club.head(Command::ChangeMovement(Section::A, Change::TurnTable { round: 2, table: 1 }));
    }
    assert_eq!(club.event.lines()[&line], LineState::Agreed(Score::Cancelled));
    club.head(substitute(3, 1, 91));
    assert!(!club.event.lines().contains_key(&line));
    club.score("1A/2/3/1", "3NTN=");
}

#[test]
fn a_board_that_a_player_met_before_is_not_scored_again() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.head(substitute(1, 1, 90));
    club.call();
    club.head(substitute(3, 5, 1));
    // The result of the table that he left comes in afterwards.
    let line = at("1A/2/3/1");
    club.score("1A/2/3/1", "3NTN=");
    assert_eq!(
        club.event.lines()[&line],
        LineState::Agreed(result("3NTN=")),
        "90 sat there, as far as is known"
    );

    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.score("1A/1/1/1", "4SN=");
    club.head(substitute(1, 1, 90));
    club.head(substitute(3, 5, 1));
    club.call();
    assert_eq!(club.event.lines()[&line], LineState::Agreed(Score::Cancelled), "before the round is called");
    club.head(Command::Correct(at("1A/1/1/1"), Score::NotPlayed, reason()));
    club.head(Command::RequirePlay(line));
    club.head(Command::Correct(at("1A/1/1/1"), result("4SN="), reason()));
    let refused = club.refuses(Command::EnterResult(line, result("3NTN=")));
    assert_eq!(refused.why, Why::PlayedBefore { line: at("1A/1/1/1") });
    club.head(Command::Cancel(line, reason()));
    assert_eq!(club.event.waiting(), [Due::Deprived(line, laws::L15B1)]);
}

#[test]
fn who_sat_at_a_table_stays_the_one_who_did() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    let line = at("1A/1/1/1");
    let (verdict, matter) = (Verdict::ResultStands, Matter::Judgement);
    club.head(Command::Rule { line, verdict, matter, reason: reason() });
    club.head(substitute(1, 1, 90));
    club.call();
    let register = |player| {
        let (kind, call, remark) = (DeviationKind::Psychic, "1S".parse().unwrap(), String::new());
        Command::Register { line, player: Person(player), call, kind, remark }
    };
    assert_eq!(club.refuses(register(90)).why, Why::NoSuchPlayer { person: Person(90) });
    club.head(register(1));
    let claim = || Command::ClaimError { line, text: "one trick more".into() };
    assert_eq!(club.ask(Person(90), claim()).unwrap_err().why, Why::NotAtTheTable { line });
    club.ask(Person(1), claim()).unwrap();
    club.head(Command::SettleClaim { claim: ClaimNo(1), finding: reason() });
    let appeal = || Command::Appeal(RulingNo(1), Matter::Judgement);
    assert_eq!(club.ask(Person(90), appeal()).unwrap_err().why, Why::NotConcerned);
    club.ask(Person(1), appeal()).unwrap();
    let appeal = openroom_tournament::AppealNo(1);
    assert_eq!(club.ask(Person(90), Command::Concur(appeal)).unwrap_err().why, Why::NotToConcur);
    club.ask(Person(2), Command::Concur(appeal)).unwrap();
    assert!(club.sees(Reader::Player(Person(1)), line) && !club.sees(Reader::Player(Person(90)), line));
    assert!(club.event.takes_part(Person(1)) && club.event.takes_part(Person(90)));
    assert!(!club.event.takes_part(Person(77)));
    let next = at("1A/2/1/2");
    assert_eq!(club.event.players_at(next, Side::NorthSouth), [Person(90), Person(2)]);
    assert_eq!(club.event.players_at(line, Side::NorthSouth), [Person(1), Person(2)]);
}

#[test]
fn what_a_player_may_see_is_not_given_to_one_who_has_still_to_play_it() {
    let mut club = Evening::pairs(6, mitchell());
    club.head(Command::Appoint(Person(3), Role::AssistantDirector));
    club.call();
    club.play();
    let line = at("1A/1/1/1");
    assert!(club.event.has_still_to_play(Person(3), 1, 1));
    assert!(club.sees(Reader::Player(Person(1)), line));
    assert!(!club.sees(Reader::PlayerFor { player: Person(1), to: Person(3) }, line));
    let own = at("1A/1/2/2");
    assert!(club.sees(Reader::PlayerFor { player: Person(3), to: Person(3) }, own));
    assert!(club.sees(Reader::Official(Role::AssistantDirector, Person(3)), at("1A/1/2/2")));
}

#[test]
fn the_winner_of_the_final_is_first() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    for (line, text) in [("1A/1/1/1", "1NTN="), ("1A/1/2/1", "1NTN-1")] {
        cup.score(line, text);
    }
    for (line, text) in [("1A/1/3/1", "7NTXXN="), ("1A/1/4/1", "7NTXXN-3")] {
        cup.score(line, text);
    }
    cup.draw_and_call();
    assert_eq!(cup.ranks()[0], (1, 2), "until it is decided the points count");
    for (line, text) in [("1A/2/1/2", "1NTN="), ("1A/2/2/2", "1NTN-1")] {
        cup.score(line, text);
    }
    cup.head(Command::PublishScores(1));
    let ranks = cup.ranks();
    assert_eq!(ranks[..2], [(1, 1), (2, 2)]);
    assert!(ranks[2..].iter().all(|(rank, _)| *rank == 3), "{ranks:?}");
    assert!(cup.event.is_knocked_out(1, Section::A, Contestant(3), 2));
    assert!(!cup.event.is_knocked_out(1, Section::A, Contestant(2), 2));
}

#[test]
fn only_a_match_that_was_played_and_is_tied_has_its_winner_named() {
    let name =
        |winner: u16| Command::BreakTie { section: Section::A, winner: EntryNo(winner), reason: reason() };
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    assert_eq!(cup.refuses(name(4)).why, Why::NoTie);
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    assert_eq!(cup.refuses(name(4)).why, Why::NoTie);
    cup.call();
    assert_eq!(cup.refuses(name(4)).why, Why::NoTie);
    for line in ["1A/1/1/1", "1A/1/2/1", "1A/1/3/1", "1A/1/4/1"] {
        cup.score(line, "1NTN=");
    }
    assert_eq!(cup.event.waiting().len(), 2);
    cup.head(name(4));
    cup.head(name(3));
    cup.head(name(2));
    // A correction before the draw decides the match by itself.
    cup.head(Command::Correct(at("1A/1/1/1"), result("7NTN="), reason()));
    assert!(cup.event.waiting().is_empty());
    cup.draw_and_call();
    let last = cup.event.section(1, Section::A).unwrap().draws[1].pairings.clone();
    assert_eq!((last[0].ns, last[0].ew), (Contestant(1), Contestant(2)));
    // After the draw nothing of it changes.
    cup.head(Command::Correct(at("1A/1/1/1"), result("1NTN="), reason()));
    cup.play_for(&[2]);
    assert_eq!(cup.ranks()[..2], [(1, 2), (2, 1)]);
}

#[test]
fn the_opponents_of_a_team_that_leaves_a_knockout_go_on() {
    let mut cup = Evening::teams(6, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    cup.play_for(&[1, 2, 3, 4]);
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    let drawn = cup.event.section(1, Section::A).unwrap().draws[1].pairings.clone();
    let other = drawn.iter().find(|one| one.ns == Contestant(1)).unwrap().ew;
    cup.head(Command::Withdraw(EntryNo(1)));
    cup.call();
    cup.play_for(&[2]);
    cup.draw_and_call();
    let last = cup.event.section(1, Section::A).unwrap().draws[2].pairings.clone();
    assert_eq!(last.iter().map(|one| [one.ns, one.ew]).collect::<Vec<_>>(), [[other, Contestant(2)]]);
    cup.play_for(&[2]);
    cup.head(Command::PublishScores(1));
    assert_eq!(cup.ranks()[..2], [(1, 2), (2, other.0)]);
}

#[test]
fn a_team_that_leaves_before_the_final_is_drawn_leaves_it_to_the_other() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    cup.play_for(&[1, 2]);
    cup.head(Command::Withdraw(EntryNo(1)));
    cup.draw_and_call();
    assert!(cup.event.missing(1).is_empty());
    cup.head(Command::PublishScores(1));
    assert_eq!(cup.ranks()[0], (1, 2));
}

#[test]
fn who_leaves_in_the_middle_of_a_match_has_lost_it() {
    let mut cup = Evening::teams(2, conditions(Scoring::Imps), Plan::Knockout { boards: 2 });
    cup.draw_and_call();
    cup.score("1A/1/1/1", "7NTN=");
    cup.score("1A/1/2/1", "7NTN-1");
    let leads = cup.event.sides(at("1A/1/1/1")).unwrap()[Side::NorthSouth][0];
    cup.head(Command::Withdraw(leads));
    for line in ["1A/1/1/2", "1A/1/2/2"] {
        cup.head(Command::Cancel(at(line), reason()));
    }
    cup.head(Command::PublishScores(1));
    assert_eq!(cup.ranks(), [(1, 3 - leads.0)]);
}

#[test]
fn a_round_without_opponents_has_no_worth_where_shares_are_ranked() {
    let mut event = Evening::open(Unit::Pair, conditions(Scoring::Matchpoints));
    let wrong = Conditions { bye: Some(Ratio::whole(12)), ..conditions(Scoring::Matchpoints) };
    assert_eq!(event.refuses(Command::SetConditions(Box::new(wrong.clone()))).why, Why::ByeInShares);
    let points = Conditions { victory_points: Some(VictoryPoints::Continuous), ..wrong.clone() };
    event.head(Command::SetConditions(Box::new(points)));
    event.head(Command::PublishConditions);
    event.enter(5, 2);
    event.head(Command::Start(vec![Plan::Swiss { rounds: 3, boards: 2 }]));
    assert_eq!(event.refuses(Command::ChangeConditions(Box::new(wrong), reason())).why, Why::ByeInShares);
}

#[test]
fn whose_opponents_left_has_what_a_round_without_opponents_is_worth() {
    let mut swiss = Evening::teams(4, with_byes(), Plan::Swiss { rounds: 2, boards: 2 });
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    let first = swiss.event.section(1, Section::A).unwrap().draws[0].pairings[0];
    swiss.head(Command::Withdraw(EntryNo(first.ns.0)));
    assert_eq!(swiss.score_of(first.ew.0), "0.00", "before the round is called");
    swiss.call();
    assert_eq!(swiss.score_of(first.ew.0), "12.00");
    swiss.play();
    swiss.draw_and_call();
    let draw = swiss.event.section(1, Section::A).unwrap().draws[1].clone();
    assert_ne!(draw.bye, Some(first.ew), "it sat out already");

    let movement = build(Kind::RoundRobin, 4, None).unwrap().with_boards_per_set(2);
    let mut all = Evening::teams(4, with_byes(), Plan::Movement(Box::new(movement)));
    all.call();
    all.play();
    let before: Vec<String> = (2..=4).map(|entry| all.score_of(entry)).collect();
    all.head(Command::Withdraw(EntryNo(1)));
    all.call();
    let alone: Vec<u16> =
        (2..=4).filter(|entry| all.score_of(*entry) != before[usize::from(*entry) - 2]).collect();
    assert_eq!(alone.len(), 1, "the opponent of the round");
    all.call();
    let given = (2..=4).filter(|entry| all.score_of(*entry) != before[usize::from(*entry) - 2]).count();
    assert_eq!(given, 2);
}

#[test]
fn who_enters_a_swiss_late_does_not_sit_out_at_once() {
    let mut swiss = Evening::open(Unit::Pair, conditions(Scoring::Matchpoints));
    swiss.enter(4, 2);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 3, boards: 2 }]));
    swiss.draw_and_call();
    let players = vec![Person(101), Person(102)];
    swiss.head(Command::EnterLate { players, captain: None, section: Section::A, from: 2 });
    swiss.play();
    swiss.draw_and_call();
    let draw = swiss.event.section(1, Section::A).unwrap().draws[1].clone();
    assert!(draw.bye.is_some() && draw.bye != Some(Contestant(5)), "{draw:?}");
    assert!(!draw.bye_again);
}

#[test]
fn a_start_is_taken_back_until_a_round_is_called() {
    let mut club = Evening::pairs(6, mitchell());
    let boards = Boards { first: 1, last: 3 };
    club.head(Command::RecordDealing(boards, Dealing::AtTheTable));
    assert_eq!(club.refuses(Command::Seat(Seating::ByNumber)).why, Why::RoundsToCome { round: 1 });
    let take_back = || Command::TakeBackStart { reason: reason() };
    assert!(club.ask(Person(1), take_back()).is_err(), "it is for the Director");
    club.head(take_back());
    assert_eq!((club.event.phase(), club.event.session_no()), (Phase::SetUp, 0));
    assert_eq!(club.refuses(take_back()).why, Why::NotStarted);
    let howell = build(Kind::Howell, 3, None).unwrap();
    club.head(Command::Start(vec![Plan::Movement(Box::new(howell))]));
    assert_eq!(club.event.due(1).len(), 15);
    assert!(club.event.session(1).unwrap().is_dealt(3), "the deals stay");
    assert!(!club.event.session(1).unwrap().is_dealt(4));
    club.call();
    assert_eq!(club.refuses(take_back()).why, Why::AlreadyStarted);
}

#[test]
fn a_session_ends_before_rounds_that_are_not_played() {
    let mut club = Evening::pairs(6, mitchell());
    let cut = || Command::CutShort { section: Section::A, reason: "the lights went out".into() };
    assert_eq!(club.refuses(cut()).why, Why::RoundNotCalled { round: 1 });
    for _ in 0..2 {
        club.call();
        club.play();
    }
    assert_eq!(club.refuses(Command::PublishScores(1)).why, Why::RoundsToCome { round: 3 });
    assert!(club.ask(Person(1), cut()).is_err(), "it is for the Director");
    club.head(cut());
    assert_eq!(club.event.due(1).len(), 6);
    assert_eq!(club.refuses(Command::StartRound(Section::A, 3)).why, Why::LastRound { round: 2 });
    club.head(Command::PublishScores(1));
    assert_eq!(club.scores().len(), 6);
    assert_eq!(club.refuses(cut()).why, Why::LastRound { round: 2 });
    club.head(Command::Seat(Seating::ByNumber));
}

#[test]
fn a_swiss_that_ends_early_has_no_round_left_to_draw() {
    let mut swiss = Evening::teams(5, with_byes(), Plan::Swiss { rounds: 4, boards: 2 });
    swiss.draw_and_call();
    swiss.play();
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    let with_two: Vec<String> = (1..=5).map(|entry| swiss.score_of(entry)).collect();
    swiss.head(Command::CutShort { section: Section::A, reason: reason() });
    let with_one: Vec<String> = (1..=5).map(|entry| swiss.score_of(entry)).collect();
    assert_ne!(with_one, with_two, "the bye of the round that is not played is gone");
    let drawn = swiss.refuses(Command::DrawRound(Section::A, DrawBy::Standings));
    assert_eq!(drawn.why, Why::NothingToDraw);
    swiss.head(Command::PublishScores(1));
}

#[test]
fn a_ruling_on_a_board_that_was_dealt_anew_is_not_appealed() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    let line = at("1A/1/1/1");
    let (verdict, matter) = (Verdict::ResultStands, Matter::Judgement);
    club.head(Command::Rule { line, verdict, matter, reason: reason() });
    club.head(Command::Redeal { board: 1, because: RedealBecause::NotShuffled, reason: reason() });
    let gone = Why::RulingGone { ruling: RulingNo(1) };
    let appeal = Command::Appeal(RulingNo(1), Matter::Judgement);
    assert_eq!(club.ask(Person(1), appeal).unwrap_err().why, gone);
    assert_eq!(club.refuses(Command::Refer(RulingNo(1))).why, gone);
}

#[test]
fn the_director_is_told_to_enter_what_the_sides_dispute() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    let line = at("1A/1/1/1");
    let east = club.event.players_at(line, Side::EastWest)[0];
    club.ask(Person(1), Command::EnterResult(line, result("3NTN="))).unwrap();
    club.ask(east, Command::EnterResult(line, result("3NTN-1"))).unwrap();
    assert_eq!(club.refuses(Command::Agree(line)).why, Why::SidesDiffer { line });
    club.score("1A/1/1/1", "3NTN=");
}

#[test]
fn a_long_clock_does_not_run_round() {
    let clock = Clock { board: 60_000, moving: 1, warning: 3 };
    let mut club =
        Evening::open(Unit::Pair, Conditions { clock: Some(clock), ..conditions(Scoring::Matchpoints) });
    club.enter(6, 2);
    club.head(Command::Start(vec![Plan::Movement(Box::new(mitchell().with_boards_per_set(3)))]));
    club.call();
    let called = club.event.now();
    let ends = club.event.clock(Section::A, called).unwrap().ends;
    assert_eq!(ends.0 - called.0, 3 * 60_000 * 60);
}

#[test]
fn boards_go_through_a_half_table_and_over_a_bye_stand() {
    let half = build(Kind::Mitchell, 7, None).unwrap().without(Contestant(14)).unwrap();
    let club = Evening::pairs(13, half.clone());
    let go = |round, table| club.event.boards_go(1, Section::A, round, table).map(|(_, to)| to);
    let alone = |round: u16| {
        let tables = &half.rounds[usize::from(round) - 1].tables;
        tables.iter().position(|table| !table.is_played()).unwrap() as u16 + 1
    };
    for round in 1..=6 {
        // Whoever sits alone passes the boards on, and gets those of the next table.
        let table = alone(round);
        let below = if table == 1 { 7 } else { table - 1 };
        assert_eq!(go(round, table), Some(BoardsGo::Table(below)), "round {round}");
        assert!(club.event.answers_for_boards(1, Section::A, round, table).is_some());
        let next = alone(round + 1);
        assert_eq!(go(round, next % 7 + 1), Some(BoardsGo::Table(next)), "round {round}");
    }

    let relay = build(Kind::RelayMitchell, 8, None).unwrap();
    let club = Evening::pairs(16, relay.clone());
    let at = |round: u16, set| {
        relay.rounds[usize::from(round) - 1].tables.iter().any(|table| table.set == Some(set))
    };
    let mut rested = 0;
    for round in 1..=7 {
        for (table, place) in (1..).zip(&relay.rounds[usize::from(round) - 1].tables) {
            let set = place.set.unwrap();
            let to = club.event.boards_go(1, Section::A, round, table).unwrap().1;
            let later = (round + 1..=8).any(|later| at(later, set));
            assert_eq!(to == BoardsGo::Stand, !at(round + 1, set) && later, "{round} {table}");
            rested += u32::from(to == BoardsGo::Stand);
            let from = club.event.boards_from_stand(1, Section::A, round, table);
            assert_eq!(from, round > 1 && !at(round - 1, set), "{round} {table}");
        }
    }
    assert!(rested > 0);
}
