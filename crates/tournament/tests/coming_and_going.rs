//! Contestants that come late or leave, players who take another's place, sessions that begin wrong or end early.

use openroom_cards::{BySide, Side};
use openroom_lawbook::{Edition, Regulations, provisions as laws};
use openroom_movements::{BoardSet, Change, Contestant, Kind, Movement, Unit, build};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, Awarded, Boards, BoardsGo, Carry, ClaimNo, Clock, Command, Conditions, Dealing, Decision,
    DeviationKind, Digest, DrawBy, Due, Ended, EntryNo, Fault, Field, Line, LineState, Matter, Merit, Moment,
    Penalty, PenaltyAmount, PenaltyKind, Person, Phase, Plan, Reader, Record, RedealBecause, Refused,
    Request, Role, RulingNo, Score, Scoring, Seating, Section, Tie, Tournament, Verdict, VictoryPoints, Why,
    judge, standings,
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
    assert_ne!(gone, all);
    club.head(late(1, 1));
    assert_eq!(club.event.due(1), all, "the withdrawal is taken back");
    assert_eq!(club.event.active().count(), 6);
    assert_eq!(club.refuses(late(1, 1)).why, Why::NothingChanges);
    club.head(Command::Disqualify { entry: EntryNo(1), reason: reason() });
    club.head(Command::ApproveDisqualification(EntryNo(1)));
    let left = Refused { why: Why::HasLeft { entry: EntryNo(1) }, by: Some(laws::L82A) };
    assert_eq!(club.refuses(late(1, 1)), left);
    let gone = Change::Withdraw { contestant: Contestant(1), after: 1 };
    assert_eq!(club.refuses(Command::ChangeMovement(Section::A, gone)), left);
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
    let group = standings(&cup.event).unwrap().remove(0);
    assert!(group.undecided);
    let ranks: Vec<u32> = group.rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [1, 1, 3, 3], "both of the final may still win");
    for (line, text) in [("1A/2/1/2", "1NTN="), ("1A/2/2/2", "1NTN-1")] {
        cup.score(line, text);
    }
    assert!(!standings(&cup.event).unwrap()[0].undecided);
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
fn a_match_of_a_team_that_left_in_the_middle_is_over() {
    let mut cup = Evening::teams(2, conditions(Scoring::Imps), Plan::Knockout { boards: 2 });
    cup.draw_and_call();
    cup.score("1A/1/1/1", "3NTN=");
    cup.head(Command::Withdraw(EntryNo(2)));
    assert_eq!(cup.event.missing(1), []);
    assert_eq!(cup.event.waiting(), []);
    assert_eq!(cup.event.lines()[&at("1A/1/1/1")], LineState::Agreed(result("3NTN=")));
    // The withdrawal is taken back, and the match goes on.
    cup.head(late(2, 1));
    assert_eq!(cup.event.missing(1).len(), 3);
    cup.head(Command::Withdraw(EntryNo(2)));
    assert_eq!(cup.ranks(), [(1, 1)]);
    cup.head(Command::PublishScores(1));
}

#[test]
fn a_tied_final_is_not_published_before_it_is_decided() {
    let mut cup = Evening::teams(2, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    for line in ["1A/1/1/1", "1A/1/2/1"] {
        cup.score(line, "1NTN=");
    }
    assert_eq!(cup.event.missing(1), []);
    assert!(standings(&cup.event).unwrap()[0].undecided);
    assert_eq!(cup.ranks(), [(1, 1), (1, 2)]);
    let (home, away) = (EntryNo(1), EntryNo(2));
    let tied = Refused { why: Why::Tied { round: 1, home, away }, by: Some(laws::L81B1) };
    assert_eq!(cup.refuses(Command::PublishScores(1)), tied);
    assert_eq!(cup.refuses(Command::Seat(Seating::ByNumber)), tied);
    let reason = "two extra boards: 3 IMPs to 2".to_owned();
    cup.head(Command::BreakTie { section: Section::A, winner: away, reason });
    assert!(!standings(&cup.event).unwrap()[0].undecided);
    assert_eq!(cup.ranks(), [(1, 2), (2, 1)]);
    cup.head(Command::PublishScores(1));
}

#[test]
fn a_round_without_opponents_gives_no_more_than_the_scale() {
    let with = |bye: i64| Conditions { bye: Some(Ratio::whole(bye)), ..with_byes() };
    let mut event = Evening::open(Unit::Team, with(20));
    let refused = event.refuses(Command::SetConditions(Box::new(with(21))));
    let most = Some(Ratio::whole(20));
    assert_eq!(refused, Refused { why: Why::ByeOutOfScale { most }, by: Some(laws::L78D) });
    assert!(matches!(
        event.refuses(Command::SetConditions(Box::new(with(-1)))).why,
        Why::ByeOutOfScale { .. }
    ));
    let older = Conditions { victory_points: Some(VictoryPoints::Older), ..with(25) };
    event.head(Command::SetConditions(Box::new(older.clone())));
    let more = Conditions { bye: Some(Ratio::whole(26)), ..older };
    assert!(event.ask(HEAD, Command::SetConditions(Box::new(more))).is_err());
    let imps = |bye: i64| Conditions { bye: Some(Ratio::whole(bye)), ..conditions(Scoring::Imps) };
    event.head(Command::SetConditions(Box::new(imps(30))));
    let below = event.refuses(Command::SetConditions(Box::new(imps(-3)))).why;
    assert_eq!(below, Why::ByeOutOfScale { most: None });
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
        assert_eq!(cup.event.lines()[&at(line)], LineState::Agreed(Score::Cancelled));
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
fn boards_are_dealt_in_another_way_until_a_round_is_called() {
    let mut club = Evening::pairs(6, mitchell());
    let boards = Boards { first: 1, last: 3 };
    let sealed = || Dealing::InAdvance { sealed: "event/deal/1".into() };
    let digests = vec![Digest([7; 32]); 3];
    let in_advance = || Command::KeepDeals { boards, dealing: sealed(), digests: digests.clone() };
    let at_the_table = || Command::RecordDealing(boards, Dealing::AtTheTable);
    club.head(in_advance());
    assert_eq!(club.refuses(in_advance()).why, Why::DealtAlready { board: 1 }, "nobody chooses among deals");
    club.head(at_the_table());
    assert_eq!(
        club.event.session(1).unwrap().digests.len(),
        0,
        "the deals that were kept are no longer its deals"
    );
    assert_eq!(club.refuses(at_the_table()).why, Why::DealtAlready { board: 1 });
    club.head(in_advance());
    assert_eq!(club.event.session(1).unwrap().digests.len(), 3);
    club.call();
    assert_eq!(club.refuses(at_the_table()).why, Why::DealtAlready { board: 1 });
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
    assert_eq!(with_one, with_two, "the bye of a round that is not called is worth nothing");
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
    let gone = Why::RulingEnded { ruling: RulingNo(1), ended: Ended::Annulled };
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

#[test]
fn a_penalty_counts_in_the_match_of_a_knockout() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    cup.play_for(&[1, 2]);
    let penalty = |points: i64| Penalty {
        kind: PenaltyKind::Procedural,
        amount: PenaltyAmount::Points(Ratio::whole(points)),
    };
    let penalize = |entry: u16, points: i64| Command::Penalize {
        entry: EntryNo(entry),
        penalty: penalty(points),
        by: laws::L90A,
        reason: reason(),
    };
    // 420 and 50 are 470: 10 IMP for team 1. With a penalty of 12 it has lost by 2.
    cup.head(penalize(1, 12));
    cup.draw_and_call();
    let last = cup.event.section(1, Section::A).unwrap().draws[1].pairings.clone();
    assert!(last[0].ns == Contestant(4) || last[0].ew == Contestant(4), "{last:?}");
    // A penalty of the final is one of the final.
    cup.play_for(&[2]);
    assert_eq!(cup.ranks()[0], (1, 2));
    cup.head(penalize(2, 13));
    assert_eq!(cup.ranks()[..2], [(1, 4), (2, 2)]);
    assert_eq!(cup.score_of(1), "-2.00");
}

#[test]
fn a_draw_is_taken_back_before_its_round_is_called() {
    let take_back = || Command::TakeBackDraw { section: Section::A, reason: reason() };
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    assert_eq!(cup.refuses(take_back()).why, Why::NothingToDraw);
    cup.draw_and_call();
    assert_eq!(cup.refuses(take_back()).why, Why::AlreadyCalled { round: 1 });
    for (line, text) in
        [("1A/1/1/1", "4SN+1"), ("1A/1/2/1", "4SN="), ("1A/1/3/1", "4SN+1"), ("1A/1/4/1", "4SN=")]
    {
        cup.score(line, text);
    }
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    cup.head(Command::Correct(at("1A/1/1/1"), result("4SN-1"), reason()));
    let (home, away) = (EntryNo(1), EntryNo(4));
    let turned = Tie { session: 1, section: Section::A, round: 1, home, away };
    assert_eq!(cup.event.waiting(), [Due::Turned(turned)]);
    cup.head(take_back());
    assert_eq!(cup.event.waiting(), []);
    cup.draw_and_call();
    let last = cup.event.section(1, Section::A).unwrap().draws[1].pairings.clone();
    assert!(last[0].ns == Contestant(4) || last[0].ew == Contestant(4), "{last:?}");
    assert_eq!(cup.refuses(take_back()).why, Why::AlreadyCalled { round: 2 });

    let mut swiss = Evening::teams(6, with_byes(), Plan::Swiss { rounds: 2, boards: 1 });
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    swiss.head(Command::Withdraw(EntryNo(2)));
    swiss.head(Command::Withdraw(EntryNo(4)));
    swiss.head(take_back());
    swiss.draw_and_call();
    let drawn = swiss.event.section(1, Section::A).unwrap().draws[0].clone();
    assert_eq!((drawn.pairings.len(), drawn.bye), (2, None));
}

#[test]
fn a_swiss_goes_on_in_the_next_session() {
    let mut swiss = Evening::teams(6, with_byes(), Plan::Swiss { rounds: 2, boards: 1 });
    let mut met: Vec<(u16, u16)> = Vec::new();
    for session in 1..=2 {
        if session == 2 {
            swiss.head(Command::Seat(Seating::ByNumber));
            swiss.head(Command::Start(vec![Plan::Swiss { rounds: 2, boards: 1 }]));
        }
        for _ in 0..2 {
            swiss.draw_and_call();
            let drawn = swiss.event.section(session, Section::A).unwrap().draws.last().unwrap().clone();
            for pairing in &drawn.pairings {
                let both = (pairing.ns.0.min(pairing.ew.0), pairing.ns.0.max(pairing.ew.0));
                assert!(!met.contains(&both), "{both:?} have met in {met:?}");
                met.push(both);
            }
            swiss.play_for(&[1, 2, 3]);
        }
    }
}

#[test]
fn a_round_of_a_swiss_counts_where_it_was_played() {
    let conditions =
        Conditions { victory_points: Some(VictoryPoints::Continuous), ..conditions(Scoring::Matchpoints) };
    let mut swiss = Evening::open(Unit::Pair, conditions);
    swiss.enter(8, 2);
    swiss.head(Command::Start(vec![Plan::Swiss { rounds: 2, boards: 2 }]));
    swiss.draw_and_call();
    let wrong = Command::PlayedWrongBoards { section: Section::A, round: 1, table: 1, set: BoardSet(2) };
    swiss.head(wrong);
    let first = swiss.event.sides(at("1A/1/1/3")).unwrap();
    let (winner, loser) = (first[Side::NorthSouth][0], first[Side::EastWest][0]);
    for line in swiss.event.missing(1) {
        let text = if line.board > 2 { "4SN+1" } else { "4SN=" };
        swiss.head(Command::EnterResult(line, result(text)));
    }
    swiss.draw_and_call();
    // The boards that they have played are cancelled for them, and not missing.
    let cancelled: Vec<Line> = swiss
        .event
        .lines()
        .iter()
        .filter(|(_, state)| **state == LineState::Agreed(Score::Cancelled))
        .map(|(line, _)| *line)
        .collect();
    assert!(cancelled.iter().all(|line| line.round == 2 && line.board > 2), "{cancelled:?}");
    let has = |event: &Tournament, line: &Line, who: EntryNo| {
        event.sides(*line).unwrap().values().iter().flatten().any(|one| *one == who)
    };
    for who in [winner, loser] {
        assert_eq!(cancelled.iter().filter(|line| has(&swiss.event, line, who)).count(), 2);
    }
    for line in swiss.event.missing(1) {
        swiss.head(Command::EnterResult(line, result("4SN=")));
    }
    let before = (swiss.score_of(winner.0), swiss.score_of(loser.0));
    for line in cancelled {
        let awards = BySide::new([Awarded::Average(Fault::None), Awarded::Average(Fault::None)]);
        let verdict = Verdict::Adjusted(Adjusted { awards, offenders: vec![], by: laws::L15B3 });
        swiss.head(Command::Rule { line, verdict, matter: Matter::Law, reason: reason() });
    }
    // Each has the victory points of both rounds: 60% and more of the second, beside what it had of the first.
    let number = |text: String| text.parse::<f64>().unwrap();
    assert!(number(swiss.score_of(winner.0)) > number(before.0) + 10.0);
    assert!(number(swiss.score_of(loser.0)) > number(before.1) + 10.0);
}

#[test]
fn an_artificial_score_does_not_contradict_who_offended() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    let line = at("1A/1/1/1");
    let rule = |ns: Awarded, ew: Awarded, offenders: Vec<Side>| {
        let adjusted = Adjusted { awards: BySide::new([ns, ew]), offenders, by: laws::L12C2a };
        Command::Rule { line, verdict: Verdict::Adjusted(adjusted), matter: Matter::Law, reason: reason() }
    };
    let average = Awarded::Average;
    let share = |percent: i64| Awarded::Share(Ratio::percent(percent));
    let (ns, ew) = (Side::NorthSouth, Side::EastWest);
    for (wrong, side) in [
        (rule(average(Fault::Directly), average(Fault::None), vec![ew]), ns),
        (rule(average(Fault::None), average(Fault::None), vec![ns]), ns),
        (rule(average(Fault::None), average(Fault::Partly), vec![ns, ew]), ns),
        (rule(share(55), share(45), vec![ns]), ns),
        (rule(share(40), share(45), vec![ns]), ew),
    ] {
        let refused = Refused { why: Why::AwardAgainstFault { side }, by: Some(laws::L12C2a) };
        assert_eq!(club.refuses(wrong), refused);
    }
    club.head(rule(average(Fault::Directly), average(Fault::None), vec![ns]));
    club.head(rule(average(Fault::Partly), share(60), vec![ns]));
    club.head(rule(average(Fault::Directly), average(Fault::Directly), vec![]));
}

#[test]
fn a_board_that_was_not_played_wants_its_score() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    let line = at("1A/1/1/1");
    club.head(Command::EnterResult(line, Score::NotPlayed));
    assert_eq!(club.event.waiting(), [Due::Deprived(line, laws::L12C2a)]);
    let awards = BySide::new([Awarded::Average(Fault::None), Awarded::Average(Fault::None)]);
    let verdict = Verdict::Adjusted(Adjusted { awards, offenders: vec![], by: laws::L12C2a });
    club.head(Command::Rule { line, verdict, matter: Matter::Law, reason: reason() });
    assert_eq!(club.event.waiting(), []);
}

#[test]
fn conditions_and_movements_that_make_nothing_are_refused() {
    let carry = |part: i64| Conditions {
        carry_over: Some(Carry { part: Ratio::whole(part), most: None, least: None }),
        ..conditions(Scoring::Matchpoints)
    };
    let mut club = Evening::open(Unit::Pair, carry(1));
    for part in [-3, 5] {
        let refused = club.refuses(Command::SetConditions(Box::new(carry(part))));
        assert_eq!(refused.why, Why::BadCarryOver);
    }
    club.enter(6, 2);
    let without_boards = Movement { boards_per_set: 0, ..mitchell() };
    let without_rounds = Movement { rounds: Vec::new(), ..mitchell() };
    for empty in [without_boards, without_rounds] {
        let refused = club.refuses(Command::Start(vec![Plan::Movement(Box::new(empty))]));
        assert_eq!(refused.why, Why::NothingToPlay);
    }
}

#[test]
fn a_table_does_not_also_play_boards_that_it_has() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    club.call();
    club.play();
    let also = |set: u16| {
        Command::ChangeMovement(Section::A, Change::AlsoPlays { round: 2, table: 1, set: BoardSet(set) })
    };
    let own = club.event.due(1).into_iter().find(|line| (line.round, line.table) == (2, 1)).unwrap();
    for set in 1..=3 {
        let refused = club.refuses(also(set));
        assert!(matches!(refused.why, Why::PlayedTwice { .. }), "{refused}");
        assert_eq!(refused.by, Some(laws::L15B1));
    }
    assert!(matches!(club.event.lines()[&own], LineState::Agreed(Score::Result(_))));
    // Where it took another set, its own is played later.
    let wrong =
        |set: u16| Command::PlayedWrongBoards { section: Section::A, round: 2, table: 1, set: BoardSet(set) };
    let other = if own.board == 1 { 2 } else { 1 };
    club.head(wrong(other));
    club.head(also(own.board as u16));
}

/// What a table was also to play is taken back, by itself or with the wrong boards that it was for.
#[test]
fn boards_to_be_played_besides_are_taken_back() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    club.call();
    let own = club.event.due(1).into_iter().find(|line| (line.round, line.table) == (2, 1)).unwrap();
    let set = BoardSet(own.board as u16);
    let other = BoardSet(if own.board == 1 { 2 } else { 1 });
    let wrong = |set| Command::PlayedWrongBoards { section: Section::A, round: 2, table: 1, set };
    let change = |change| Command::ChangeMovement(Section::A, change);
    let also = || change(Change::AlsoPlays { round: 2, table: 1, set });
    let no_longer = || change(Change::NoLongerPlays { round: 2, table: 1, set });
    let planned = club.event.movement(1, Section::A).unwrap().clone();
    assert!(matches!(club.refuses(no_longer()).why, Why::ChangeDoesNotFit { .. }));
    club.head(wrong(other));
    let without = club.event.movement(1, Section::A).unwrap().clone();
    club.head(also());
    club.head(no_longer());
    assert_eq!(*club.event.movement(1, Section::A).unwrap(), without);
    // The right boards were played after all: nobody plays them a second time, and nothing is cancelled.
    club.head(also());
    club.head(wrong(set));
    assert_eq!(*club.event.movement(1, Section::A).unwrap(), planned);
    assert!(club.event.lines().values().all(|state| state.agreed() != Some(&Score::Cancelled)));
}

/// Where both tables played the boards, only the second time is cancelled.
#[test]
fn two_tables_do_not_cancel_each_others_boards() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    club.call();
    let own = club.event.due(1).into_iter().find(|line| (line.round, line.table) == (2, 1)).unwrap();
    let set = BoardSet(own.board as u16);
    let other = BoardSet(if own.board == 1 { 2 } else { 1 });
    let wrong = |set| Command::PlayedWrongBoards { section: Section::A, round: 2, table: 1, set };
    club.head(wrong(other));
    club.head(Command::ChangeMovement(Section::A, Change::AlsoPlays { round: 2, table: 1, set }));
    let besides = Line { table: 4, ..own };
    club.head(Command::EnterResult(besides, result("3NTN=")));
    let refused =
        club.refuses(Command::ChangeMovement(Section::A, Change::NoLongerPlays { round: 2, table: 1, set }));
    assert_eq!(refused.why, Why::WouldLose { line: besides });
    club.head(wrong(set));
    let is_cancelled = |club: &Evening, line| {
        club.event.lines().get(&line).and_then(LineState::agreed) == Some(&Score::Cancelled)
    };
    assert!(is_cancelled(&club, besides) && !is_cancelled(&club, own));
    // It was the other way after all.
    club.head(wrong(other));
    assert!(!is_cancelled(&club, besides));
}

/// Boards that are still to be played besides were not played before: what a table takes meanwhile stands.
#[test]
fn boards_still_to_be_played_besides_cancel_nothing() {
    let mut club = Evening::pairs(10, build(Kind::Mitchell, 5, None).unwrap());
    club.call();
    club.play();
    club.call();
    let line =
        |round: u16, table: u16, board: u32| Line { session: 1, section: Section::A, round, table, board };
    let wrong = |round: u16, set: u16| Command::PlayedWrongBoards {
        section: Section::A,
        round,
        table: 1,
        set: BoardSet(set),
    };
    assert_eq!(club.event.movement(1, Section::A).unwrap().rounds[1].tables[0].set, Some(BoardSet(2)));
    club.head(wrong(2, 4));
    let also = Change::AlsoPlays { round: 2, table: 1, set: BoardSet(2) };
    club.head(Command::ChangeMovement(Section::A, also));
    for line in club.event.missing(1).into_iter().filter(|line| line.table <= 5) {
        club.head(Command::EnterResult(line, result("3NTN=")));
    }
    club.call();
    club.head(wrong(3, 2));
    assert_eq!(club.event.lines().get(&line(3, 1, 2)), None, "nobody there has played it");
    let besides = club.event.lines().get(&line(2, 6, 2));
    assert_eq!(besides, Some(&LineState::Agreed(Score::Cancelled)), "it would be the second time");
}

#[test]
fn who_left_comes_back_in_a_later_round_and_keeps_what_it_played() {
    let movement = build(Kind::Mitchell, 5, None).unwrap();
    let mut club = Evening::pairs(10, movement);
    club.call();
    club.play();
    club.call();
    club.play();
    let played: Vec<Line> = club.event.due(1).into_iter().filter(|line| line.round <= 2).collect();
    club.head(Command::Withdraw(EntryNo(7)));
    let sits = |club: &Evening, round: u16| {
        let movement = club.event.movement(1, Section::A).unwrap();
        let tables = &movement.rounds[usize::from(round) - 1].tables;
        tables.iter().any(|table| table.occupants().any(|(_, who)| who == Contestant(7)))
    };
    assert_eq!([1, 2, 3, 4, 5].map(|round| sits(&club, round)), [true, true, false, false, false]);
    club.head(late(7, 5));
    assert_eq!([1, 2, 3, 4, 5].map(|round| sits(&club, round)), [true, true, false, false, true]);
    assert!(club.event.entries()[&EntryNo(7)].plays());
    assert!(played.iter().all(|line| club.event.lines().contains_key(line)));
    // It comes one round sooner after all, and then leaves for good after it.
    club.head(late(7, 4));
    assert_eq!([1, 2, 3, 4, 5].map(|round| sits(&club, round)), [true, true, false, true, true]);
    for _ in 3..=5 {
        club.call();
        club.play();
    }
    club.head(Command::PublishScores(1));
}

#[test]
fn who_left_and_comes_back_plays_the_round_that_was_called() {
    let seats = |club: &Evening, round: usize| {
        let movement = club.event.movement(1, Section::A).unwrap();
        let tables = movement.rounds[round - 1].tables.iter();
        tables.filter(|table| table.is_played()).count()
    };
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.play();
    club.call();
    let called = club.event.missing(1);
    club.head(Command::Withdraw(EntryNo(4)));
    assert_eq!((seats(&club, 2), seats(&club, 3)), (3, 2));
    club.head(late(4, 3));
    assert_eq!((seats(&club, 2), seats(&club, 3)), (3, 3));
    assert_eq!(club.event.missing(1), called, "the round that is played stays as it was");
    // The same after a disqualification that was lifted on appeal.
    club.head(Command::Disqualify { entry: EntryNo(4), reason: reason() });
    club.head(Command::ApproveDisqualification(EntryNo(4)));
    let [one, other] = [7, 8].map(Person);
    club.ask(one, Command::AppealDisqualification(EntryNo(4), Matter::Judgement)).unwrap();
    let appeal = *club.event.appeals().keys().next().unwrap();
    club.ask(other, Command::Concur(appeal)).unwrap();
    let decision = Decision::DisqualificationLifted;
    club.head(Command::Decide { appeal, decision, merit: Merit::With, reason: reason() });
    club.head(late(4, 3));
    assert_eq!((seats(&club, 2), seats(&club, 3)), (3, 3));
    assert_eq!(club.event.missing(1), called);
    // In a Swiss the match that was called is played.
    let mut swiss = Evening::teams(6, with_byes(), Plan::Swiss { rounds: 4, boards: 1 });
    swiss.draw_and_call();
    swiss.play();
    swiss.draw_and_call();
    swiss.head(Command::Withdraw(EntryNo(2)));
    swiss.head(late(2, 3));
    assert_eq!(swiss.event.missing(1).len(), 6);
}

#[test]
fn who_left_a_swiss_is_in_the_next_draw() {
    let mut swiss = Evening::teams(6, with_byes(), Plan::Swiss { rounds: 4, boards: 1 });
    swiss.draw_and_call();
    swiss.play();
    swiss.head(Command::Withdraw(EntryNo(2)));
    assert_eq!(swiss.refuses(late(2, 4)).why, Why::WrongRound { next: 2 });
    swiss.head(late(2, 2));
    swiss.draw_and_call();
    let drawn = swiss.event.section(1, Section::A).unwrap().draws[1].clone();
    assert_eq!((drawn.pairings.len(), drawn.bye), (3, None));
}

/// A knockout of four whose first match was turned by a correction when the final had been called.
fn turned_cup() -> (Evening, Tie) {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    for (line, text) in
        [("1A/1/1/1", "4SN+1"), ("1A/1/2/1", "4SN="), ("1A/1/3/1", "4SN+1"), ("1A/1/4/1", "4SN=")]
    {
        cup.score(line, text);
    }
    cup.draw_and_call();
    cup.head(Command::Correct(at("1A/1/1/1"), result("4SN-1"), reason()));
    let turned = Tie { session: 1, section: Section::A, round: 1, home: EntryNo(1), away: EntryNo(4) };
    (cup, turned)
}

#[test]
fn a_turned_match_waits_until_the_director_lets_the_draw_stand() {
    let (mut cup, turned) = turned_cup();
    cup.play_for(&[1]);
    cup.head(Command::PublishScores(1));
    assert_eq!(cup.event.waiting(), [Due::Turned(turned)], "publication decides nothing");
    let names =
        |winner: u16| Command::BreakTie { section: Section::A, winner: EntryNo(winner), reason: reason() };
    let refused = cup.refuses(names(4));
    assert_eq!(refused.why, Why::WentOn { round: 2, entry: EntryNo(1) });
    assert_eq!(refused.by, Some(laws::L8B1));
    cup.head(names(1));
    assert_eq!(cup.event.waiting(), []);
    assert_eq!(cup.ranks()[0], (1, 1));
    // Another correction in that match puts it to him again.
    cup.head(Command::Correct(at("1A/1/1/1"), result("4SN-2"), reason()));
    assert_eq!(cup.event.waiting(), [Due::Turned(turned)]);
    cup.head(Command::Correct(at("1A/1/1/1"), result("4SN+1"), reason()));
    assert_eq!(cup.event.waiting(), []);
    assert_eq!(cup.refuses(names(1)).why, Why::NoTie);
}

#[test]
fn a_knockout_goes_on_in_the_next_session_with_those_who_have_not_lost() {
    let mut cup = Evening::teams(8, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    // The last seed beats the first; the others go on as they were seeded.
    cup.play_for(&[8, 2, 3, 4]);
    cup.head(Command::CutShort { section: Section::A, reason: reason() });
    cup.head(Command::PublishScores(1));
    let groups = standings(&cup.event).unwrap();
    assert!(groups[0].undecided, "four are left");
    cup.head(Command::Seat(Seating::ByNumber));
    cup.head(Command::Start(vec![Plan::Knockout { boards: 1 }]));
    let entries = &cup.event.section(2, Section::A).unwrap().entries;
    // Whoever beat the first has his place.
    assert_eq!(*entries, [8, 2, 3, 4].map(EntryNo));
    cup.draw_and_call();
    let drawn = cup.event.section(2, Section::A).unwrap().draws[0].pairings.clone();
    let mut met: Vec<[u16; 2]> = drawn
        .iter()
        .map(|pairing| {
            let of = |who| cup.event.section(2, Section::A).unwrap().entry(who).unwrap().0;
            let mut both = [of(pairing.ns), of(pairing.ew)];
            both.sort_unstable();
            both
        })
        .collect();
    met.sort_unstable();
    assert_eq!(met, [[2, 3], [4, 8]], "as the bracket says");
    cup.play_for(&[8, 2]);
    cup.draw_and_call();
    cup.play_for(&[8]);
    assert_eq!(
        cup.ranks(),
        [(1, 8), (2, 2), (3, 3), (3, 4), (5, 1), (5, 5), (5, 6), (5, 7)]
            .map(|(rank, entry): (u32, u16)| (rank, entry))
    );
    assert!(!standings(&cup.event).unwrap()[0].undecided);
    cup.head(Command::PublishScores(2));
    cup.head(Command::Seat(Seating::ByNumber));
    assert_eq!(cup.refuses(Command::Start(vec![Plan::Knockout { boards: 1 }])).why, Why::KnockoutDecided);
    // Anything else is for everybody.
    cup.head(Command::Start(vec![Plan::Swiss { rounds: 2, boards: 1 }]));
    assert_eq!(cup.event.section(3, Section::A).unwrap().entries.len(), 8);
}

#[test]
fn a_director_who_plays_decides_nothing_about_those_he_plays_against() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.head(Command::Appoint(Person(1), Role::AssistantDirector));
    cup.draw_and_call();
    let penalize = |entry: u16| Command::Penalize {
        entry: EntryNo(entry),
        penalty: Penalty { kind: PenaltyKind::Procedural, amount: PenaltyAmount::Points(Ratio::whole(3)) },
        by: laws::L90A,
        reason: reason(),
    };
    let own = Refused { why: Why::OwnTable, by: Some(laws::L81D) };
    let disqualify = |entry: u16| Command::Disqualify { entry: EntryNo(entry), reason: reason() };
    let suspend = Command::Suspend { person: Person(13), reason: reason() };
    let to_be_late = late(4, 1);
    for command in [penalize(4), Command::Withdraw(EntryNo(4)), disqualify(4), suspend, to_be_late] {
        assert_eq!(cup.ask(Person(1), command.clone()).unwrap_err(), own, "{command:?}");
    }
    cup.ask(Person(1), penalize(2)).unwrap();
    // Those of the next match are his own affair as soon as it is drawn.
    cup.play_for(&[1, 2]);
    cup.ask(Person(1), penalize(2)).unwrap();
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    assert_eq!(cup.ask(Person(1), Command::Withdraw(EntryNo(2))).unwrap_err(), own);
    // Where nobody else directs, somebody has to.
    cup.head(Command::Dismiss(HEAD, Role::ChiefDirector));
    cup.ask(Person(1), Command::Withdraw(EntryNo(2))).unwrap();
}

#[test]
fn a_bye_counts_when_its_round_is_called() {
    let mut swiss = Evening::teams(3, with_byes(), Plan::Swiss { rounds: 2, boards: 1 });
    swiss.draw_and_call();
    swiss.play();
    let before = swiss.scores();
    swiss.head(Command::DrawRound(Section::A, DrawBy::Standings));
    assert_eq!(swiss.scores(), before, "nobody has played that round");
    let drawn = swiss.event.section(1, Section::A).unwrap().draws[1].clone();
    let sits = swiss.event.section(1, Section::A).unwrap().entry(drawn.bye.unwrap()).unwrap();
    let had: f64 = before.iter().find(|row| row.1 == sits.0).unwrap().2.parse().unwrap();
    swiss.call();
    let gained = swiss.score_of(sits.0).parse::<f64>().unwrap() - had;
    assert!((gained - 12.0).abs() < 0.001, "{gained}");
}

#[test]
fn a_tie_that_was_decided_stays_so_when_the_winner_leaves() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    for line in cup.event.missing(1) {
        cup.head(Command::EnterResult(line, result("4SN=")));
    }
    for winner in [1, 2].map(EntryNo) {
        cup.head(Command::BreakTie { section: Section::A, winner, reason: reason() });
    }
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    cup.head(Command::Withdraw(EntryNo(1)));
    assert_eq!(cup.event.waiting(), [], "the match was not turned");
    cup.call();
    assert_eq!(cup.ranks()[0], (1, 2));
    cup.head(Command::PublishScores(1));
}

#[test]
fn a_section_that_is_ranked_for_itself_has_its_own_two_winners() {
    let two_sections = |field: Field| {
        let mut club = Evening::open(Unit::Pair, Conditions { field, ..conditions(Scoring::Matchpoints) });
        club.enter(10, 2);
        let howell = build(Kind::Howell, 2, None).unwrap();
        let plans = [mitchell(), howell].map(|movement| Plan::Movement(Box::new(movement)));
        club.head(Command::Start(plans.to_vec()));
        let groups = standings(&club.event).unwrap();
        groups.into_iter().map(|group| (group.section, group.side, group.rows.len())).collect::<Vec<_>>()
    };
    let (ns, ew) = (Some(Side::NorthSouth), Some(Side::EastWest));
    let (a, b) = (Some(Section(1)), Some(Section(2)));
    assert_eq!(two_sections(Field::Section), [(a, ns, 3), (a, ew, 3), (b, None, 4)]);
    assert_eq!(two_sections(Field::Whole), [(None, None, 10)]);
}

#[test]
fn a_match_that_a_correction_turns_after_the_next_session_began_waits_for_the_director() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    cup.play_for(&[1, 2]);
    cup.head(Command::CutShort { section: Section::A, reason: reason() });
    cup.head(Command::PublishScores(1));
    cup.head(Command::Seat(Seating::ByNumber));
    cup.head(Command::Start(vec![Plan::Knockout { boards: 1 }]));
    let lines: Vec<Line> = cup.event.due(1);
    let won_there = |line: &Line| {
        let sides = cup.event.sides(*line).unwrap();
        sides[Side::NorthSouth][0] == EntryNo(1)
    };
    let line = lines.into_iter().find(won_there).unwrap();
    cup.head(Command::Correct(line, result("4SN-4"), reason()));
    let turned = Tie { session: 1, section: Section::A, round: 1, home: EntryNo(1), away: EntryNo(4) };
    assert_eq!(cup.event.waiting(), [Due::Turned(turned)]);
    cup.draw_and_call();
    cup.play_for(&[1]);
    cup.head(Command::PublishScores(2));
    assert_eq!(cup.event.waiting(), [Due::Turned(turned)], "asked until it is decided");
    let first: Vec<_> = cup.ranks().into_iter().filter(|(rank, _)| *rank == 1).collect();
    assert_eq!(first, [(1, 1)], "one team wins");
    let names =
        |winner: u16| Command::BreakTie { section: Section::A, winner: EntryNo(winner), reason: reason() };
    assert_eq!(cup.refuses(names(4)).why, Why::WentOn { round: 2, entry: EntryNo(1) });
    cup.head(names(1));
    assert_eq!(cup.event.waiting(), []);
}

#[test]
fn a_start_that_is_taken_back_leaves_open_who_goes_on() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    cup.play_for(&[1, 2]);
    cup.head(Command::CutShort { section: Section::A, reason: reason() });
    cup.head(Command::PublishScores(1));
    cup.head(Command::Seat(Seating::ByNumber));
    let before = cup.event.section(1, Section::A).unwrap().clone();
    cup.head(Command::Start(vec![Plan::Knockout { boards: 1 }]));
    cup.head(Command::TakeBackStart { reason: reason() });
    assert_eq!(*cup.event.section(1, Section::A).unwrap(), before);
}

#[test]
fn a_round_that_is_not_played_has_no_draw_to_protect() {
    let mut cup = Evening::teams(4, conditions(Scoring::Imps), Plan::Knockout { boards: 1 });
    cup.draw_and_call();
    for (line, text) in
        [("1A/1/1/1", "4SN+1"), ("1A/1/2/1", "4SN="), ("1A/1/3/1", "4SN+1"), ("1A/1/4/1", "4SN=")]
    {
        cup.score(line, text);
    }
    cup.head(Command::DrawRound(Section::A, DrawBy::Standings));
    cup.head(Command::CutShort { section: Section::A, reason: reason() });
    cup.head(Command::Correct(at("1A/1/1/1"), result("4SN-1"), reason()));
    assert_eq!(cup.event.waiting(), []);
    let left = cup.event.left_in_knockout().unwrap();
    assert!(left.contains(&EntryNo(4)) && !left.contains(&EntryNo(1)), "{left:?}");
}

#[test]
fn nobody_comes_back_to_a_pair_who_plays_in_another() {
    let mut club = Evening::pairs(6, mitchell());
    club.call();
    club.head(Command::Withdraw(EntryNo(1)));
    club.head(substitute(3, 5, 1));
    let refused = club.refuses(late(1, 2));
    assert_eq!(refused.why, Why::PlaysAlready { person: Person(1), entry: EntryNo(3) });
}

#[test]
fn what_is_over_is_not_changed_by_who_leaves_or_comes() {
    let mut club = Evening::pairs(6, mitchell());
    let rounds = club.event.section(1, Section::A).unwrap().rounds;
    for _ in 0..rounds {
        club.call();
        club.play();
    }
    club.head(Command::PublishScores(1));
    let ranks = club.ranks();
    club.at += 30 * 24 * 3600;
    let refused = club.refuses(substitute(1, 1, 50));
    assert!(matches!(refused.why, Why::Late { .. }) && refused.by == Some(laws::L81C3), "{refused}");
    club.head(Command::Withdraw(EntryNo(3)));
    assert_eq!(club.ranks(), ranks);
}

#[test]
fn who_sits_out_has_what_a_round_without_opponents_is_worth() {
    let movement = build(Kind::RoundRobin, 5, None).unwrap().with_boards_per_set(2);
    let mut all = Evening::teams(5, with_byes(), Plan::Movement(Box::new(movement)));
    all.call();
    all.play();
    let scores = all.scores();
    let out: Vec<_> = scores.iter().filter(|(_, _, score)| score == "12.00").collect();
    assert_eq!(out.len(), 1, "{scores:?}");
}
