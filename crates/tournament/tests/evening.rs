//! A club evening from the first entry to an appeal decided, through a journal and back.

use openroom_cards::{BySide, Side};
use openroom_journal::{Event, Journal, MemoryJournal, Stream, Version};
use openroom_lawbook::provisions::{
    L12C2a, L16B3, L78D, L79A1, L79C1, L79C2, L81D, L90A, L92A, L92B, L92D1, L93B2,
};
use openroom_lawbook::regulations::AppealsArrangement;
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{Change, Contestant, Kind, Unit, build};
use openroom_scoring::{AtTable, Entry, Ratio, Standing};
use openroom_tournament::{
    Adjusted, AppealNo, AppealState, Awarded, Command, Conditions, Decision, EntryNo, FORMAT, Fault, Line,
    LineState, Matter, Merit, Moment, Penalty, PenaltyAmount, PenaltyKind, Person, Phase, Plan, Record,
    Refused, Request, Role, RulingNo, Score, Scoring, Seating, Section, Tournament, UnderRuling, Verdict,
    Why, book, from_bytes, judge, to_bytes,
};

const ORGANIZER: Person = Person(900);
const DIRECTOR: Person = Person(901);
const COMMITTEE: Person = Person(902);

/// An event that keeps its log as a program would.
struct Evening {
    event: Tournament,
    log: Vec<Record>,
    at: u64,
}

impl Evening {
    fn new() -> Evening {
        Evening { event: Tournament::default(), log: Vec::new(), at: 1_800_000_000 }
    }

    fn try_do(&mut self, by: Person, command: Command) -> Result<(), Refused> {
        self.at += 1;
        let request = Request { by, at: Moment(self.at), command };
        let before = self.event.clone();
        match judge(&self.event, &request) {
            Ok(records) => {
                for record in records {
                    self.event.apply(&record);
                    self.log.push(record);
                }
                assert_eq!(Tournament::fold(&self.log), self.event, "the fold is the state");
                Ok(())
            }
            Err(refused) => {
                assert_eq!(self.event, before);
                Err(refused)
            }
        }
    }

    fn does(&mut self, by: Person, command: Command) {
        self.try_do(by, command).unwrap_or_else(|refused| panic!("{refused}"));
    }

    fn refuses(&mut self, by: Person, command: Command) -> Refused {
        self.try_do(by, command).expect_err("this must be refused")
    }
}

fn conditions() -> Conditions {
    let mut regulations = Regulations::default();
    regulations.appeals.appeals_arrangement = AppealsArrangement::Committee;
    Conditions::new(Edition::Laws2017, regulations, Scoring::Matchpoints)
}

fn pair(number: u32) -> Vec<Person> {
    vec![Person(2 * number - 1), Person(2 * number)]
}

fn set_up(pairs: u32) -> Evening {
    let mut evening = Evening::new();
    evening.does(ORGANIZER, Command::Open { unit: Unit::Pair });
    evening.does(ORGANIZER, Command::Appoint(DIRECTOR, Role::ChiefDirector));
    evening.does(ORGANIZER, Command::Appoint(COMMITTEE, Role::AppealsCommittee));
    evening.does(ORGANIZER, Command::SetConditions(Box::new(conditions())));
    evening.does(ORGANIZER, Command::PublishConditions);
    for number in 1..=pairs {
        evening.does(Person(2 * number), Command::Enter { players: pair(number), captain: None });
    }
    evening
}

/// Six pairs, five rounds of two boards, all played to some result.
fn played() -> Evening {
    let mut evening = set_up(6);
    evening.does(DIRECTOR, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::Howell, 3, None).unwrap().with_boards_per_set(2);
    evening.does(DIRECTOR, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    for round in 1..=5 {
        evening.does(DIRECTOR, Command::StartRound(Section::A, round));
        let due: Vec<Line> = evening.event.missing(1);
        assert_eq!(due.len(), 6);
        for line in due {
            let (ns, ew) = players(&evening, line);
            let text = ["3NTN=", "4SN+1", "2HE-1", "1NTS=", "4HW="]
                [(line.board as usize + usize::from(line.table)) % 5];
            evening.does(ns, Command::EnterResult(line, Score::Result(text.parse().unwrap())));
            evening.does(ew, Command::Agree(line));
        }
    }
    evening
}

fn players(evening: &Evening, line: Line) -> (Person, Person) {
    let movement = evening.event.movement(1, Section::A).unwrap();
    let table = movement.rounds[usize::from(line.round) - 1].tables[usize::from(line.table) - 1];
    let first = |side| Person(2 * u32::from(table.side(side).unwrap().0) - 1);
    (first(Side::NorthSouth), first(Side::EastWest))
}

fn first_line(evening: &Evening) -> Line {
    *evening.event.lines().keys().next().unwrap()
}

fn average(ns: Fault, ew: Fault) -> Adjusted {
    let awards = BySide::new([Awarded::Average(ns), Awarded::Average(ew)]);
    Adjusted { awards, offenders: vec![Side::EastWest], by: L16B3 }
}

#[test]
fn an_evening_is_ranked_and_comes_back_from_a_journal() {
    let mut evening = played();
    evening.does(DIRECTOR, Command::PublishScores(1));
    let ranked = book(&evening.event, 1).unwrap();
    let totals: Vec<String> = (0..6).map(|place| ranked.total(place).score.exact()).collect();
    let ranks = ranked.rankings().ranks(&ranked.rankings().rankings()[0]);
    assert_eq!(ranks.len(), 6);

    let journal = MemoryJournal::new();
    let stream: Stream = "club/evening".parse().unwrap();
    let events = evening.log.iter().map(|record| Event::new(FORMAT, to_bytes(record).unwrap())).collect();
    journal.append(&stream, Version::START, events).unwrap();
    let read: Vec<Record> = journal
        .read(&stream, Version::START, usize::MAX)
        .unwrap()
        .iter()
        .map(|entry| from_bytes(entry.event.format, &entry.event.bytes).unwrap())
        .collect();
    assert_eq!(read, evening.log);
    let again = Tournament::fold(&read);
    assert_eq!(again, evening.event);
    let other = book(&again, 1).unwrap();
    assert_eq!((0..6).map(|place| other.total(place).score.exact()).collect::<Vec<_>>(), totals);
}

#[test]
fn conditions_are_published_before_the_start_and_frozen_at_it() {
    let mut evening = Evening::new();
    evening.does(ORGANIZER, Command::Open { unit: Unit::Pair });
    evening.does(ORGANIZER, Command::Appoint(DIRECTOR, Role::ChiefDirector));
    evening.does(Person(1), Command::Enter { players: pair(1), captain: None });
    for number in 2..=6 {
        evening.does(DIRECTOR, Command::Enter { players: pair(number), captain: None });
    }
    evening.does(DIRECTOR, Command::Seat(Seating::Drawn(7)));
    let start = Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 3, None).unwrap()))]);
    assert_eq!(evening.refuses(DIRECTOR, start.clone()), Refused { why: Why::NoConditions, by: Some(L78D) });
    evening.does(ORGANIZER, Command::SetConditions(Box::new(conditions())));
    assert_eq!(evening.refuses(DIRECTOR, start.clone()).why, Why::NoConditions);
    evening.does(DIRECTOR, Command::PublishConditions);
    evening.does(DIRECTOR, start);
    let refused = evening.refuses(ORGANIZER, Command::SetConditions(Box::new(conditions())));
    assert_eq!(refused, Refused { why: Why::Frozen, by: Some(L78D) });
    assert_eq!(
        evening.refuses(ORGANIZER, Command::ChangeConditions(Box::new(conditions()), " ".into())).why,
        Why::NoReason
    );
    evening.does(ORGANIZER, Command::ChangeConditions(Box::new(conditions()), "storm".into()));
    assert_eq!(evening.event.phase(), Phase::Play);
}

#[test]
fn entries_are_checked() {
    let mut evening = set_up(4);
    let enter = |players: Vec<Person>| Command::Enter { players, captain: None };
    assert_eq!(
        evening.refuses(DIRECTOR, enter(vec![Person(50)])).why,
        Why::WrongNumberOfPlayers { found: 1, allowed: 2..=2 }
    );
    let twice = evening.refuses(DIRECTOR, enter(vec![Person(1), Person(60)])).why;
    assert_eq!(twice, Why::PlaysAlready { person: Person(1), entry: EntryNo(1) });
    assert!(matches!(
        evening.refuses(DIRECTOR, enter(vec![Person(60), Person(60)])).why,
        Why::PlaysAlready { .. }
    ));
    assert!(matches!(
        evening.refuses(Person(70), enter(vec![Person(60), Person(61)])).why,
        Why::NotYours { .. }
    ));
    let captain = Command::Enter { players: vec![Person(60), Person(61)], captain: Some(Person(60)) };
    assert_eq!(evening.refuses(DIRECTOR, captain).why, Why::Captain);
    evening.does(DIRECTOR, Command::Substitute { entry: EntryNo(1), leaves: Person(1), comes: Person(60) });
    evening.does(DIRECTOR, enter(vec![Person(1), Person(61)]));
    evening.does(Person(61), Command::Withdraw(EntryNo(5)));
    let order = vec![EntryNo(4), EntryNo(3), EntryNo(2), EntryNo(1)];
    let wrong = Command::Seat(Seating::InOrder(vec![EntryNo(5), EntryNo(3), EntryNo(2), EntryNo(1)]));
    assert_eq!(evening.refuses(DIRECTOR, wrong).why, Why::NotEveryEntryOnce);
    evening.does(DIRECTOR, Command::Seat(Seating::InOrder(order)));
    let five = build(Kind::Howell, 5, None).unwrap();
    let refused = evening.refuses(DIRECTOR, Command::Start(vec![Plan::Movement(Box::new(five))])).why;
    assert_eq!(refused, Why::MovementDoesNotFit { contestants: 10, entries: 4 });
    evening.does(
        DIRECTOR,
        Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap()))]),
    );
}

#[test]
fn results_are_entered_by_one_side_and_agreed_by_the_other() {
    let mut evening = set_up(6);
    evening.does(DIRECTOR, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::Howell, 3, None).unwrap().with_boards_per_set(2);
    evening.does(DIRECTOR, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    assert!(matches!(
        evening.refuses(DIRECTOR, Command::StartRound(Section::A, 2)).why,
        Why::WrongRound { next: 1 }
    ));
    let line = evening.event.due(1)[0];
    let result = |text: &str| Score::Result(text.parse().unwrap());
    let (ns, ew) = players(&evening, line);
    let early = evening.refuses(ns, Command::EnterResult(line, result("3NTN=")));
    assert_eq!(early.why, Why::RoundNotCalled { round: 1 });
    evening.does(DIRECTOR, Command::StartRound(Section::A, 1));
    let stranger = Person(777);
    assert!(matches!(
        evening.refuses(stranger, Command::EnterResult(line, result("3NTN="))).why,
        Why::NotAtTheTable { .. }
    ));
    assert_eq!(evening.refuses(ew, Command::Agree(line)).why, Why::NothingEntered);
    evening.does(ns, Command::EnterResult(line, result("3NTN=")));
    evening.does(ns, Command::EnterResult(line, result("3NTN+1")));
    assert_eq!(evening.refuses(ns, Command::Agree(line)), Refused { why: Why::OwnResult, by: Some(L79A1) });
    evening.does(ew, Command::EnterResult(line, result("3NTN=")));
    assert!(matches!(evening.event.lines()[&line], LineState::Disputed { .. }));
    assert_eq!(evening.refuses(DIRECTOR, Command::Agree(line)).why, Why::SidesDiffer { line });
    assert!(matches!(
        evening.refuses(ew, Command::EnterResult(line, result("3NTN="))).why,
        Why::NotYours { .. }
    ));
    evening.does(DIRECTOR, Command::EnterResult(line, result("3NTN+1")));
    assert_eq!(evening.event.lines()[&line], LineState::Agreed(result("3NTN+1")));
    assert_eq!(evening.refuses(ns, Command::EnterResult(line, result("3NTN="))).why, Why::Agreed);
    let nowhere = Line { table: 9, ..line };
    assert!(matches!(evening.refuses(DIRECTOR, Command::Agree(nowhere)).why, Why::NoSuchLine { .. }));
    let adjusted = Score::Adjusted(average(Fault::None, Fault::Directly));
    let other = evening.event.missing(1)[0];
    assert_eq!(evening.refuses(DIRECTOR, Command::EnterResult(other, adjusted)).why, Why::NoSuchResult);
}

#[test]
fn sides_that_disagree_settle_it_when_one_takes_the_result_of_the_other() {
    let result = |text: &str| Score::Result(text.parse().unwrap());
    for (settles, by_agreeing) in [("ns", true), ("ew", true), ("ns", false), ("ew", false)] {
        let mut evening = begun();
        let line = evening.event.due(1)[0];
        let (ns, ew) = players(&evening, line);
        evening.does(ns, Command::EnterResult(line, result("3NTN+1")));
        evening.does(ew, Command::EnterResult(line, result("3NTN=")));
        let (who, theirs) = if settles == "ns" { (ns, result("3NTN=")) } else { (ew, result("3NTN+1")) };
        let command =
            if by_agreeing { Command::Agree(line) } else { Command::EnterResult(line, theirs.clone()) };
        evening.does(who, command);
        assert_eq!(evening.event.lines()[&line], LineState::Agreed(theirs));
    }
    // Both were wrong: a third result begins again, and the other side agrees.
    let mut evening = begun();
    let line = evening.event.due(1)[0];
    let (ns, ew) = players(&evening, line);
    evening.does(ns, Command::EnterResult(line, result("3NTN+1")));
    evening.does(ew, Command::EnterResult(line, result("3NTN=")));
    evening.does(ns, Command::EnterResult(line, result("3NTN+2")));
    assert_eq!(evening.refuses(ns, Command::Agree(line)).why, Why::OwnResult);
    evening.does(ew, Command::Agree(line));
    assert_eq!(evening.event.lines()[&line], LineState::Agreed(result("3NTN+2")));
}

#[test]
fn a_director_who_plays_does_not_settle_his_own_results_alone() {
    let result = |text: &str| Score::Result(text.parse().unwrap());
    let mut evening = begun();
    let line = evening.event.due(1)[0];
    let (ns, ew) = players(&evening, line);
    evening.does(ORGANIZER, Command::Appoint(ns, Role::AssistantDirector));
    evening.does(ns, Command::EnterResult(line, result("3NTN=")));
    assert!(matches!(evening.event.lines()[&line], LineState::Entered(Side::NorthSouth, _)));
    assert_eq!(evening.refuses(ns, Command::Agree(line)).why, Why::OwnResult);
    evening.does(ew, Command::Agree(line));
    let correct = || Command::Correct(line, result("3NTN+1"), "miscounted".into());
    assert_eq!(evening.refuses(ns, correct()), Refused { why: Why::OwnTable, by: Some(L79C1) });
    let text = "they made ten".to_owned();
    evening.does(ns, Command::ClaimError { line, text: text.clone() });
    assert_eq!(evening.refuses(ns, correct()).why, Why::OwnTable, "his own side says so, not the other");
    evening.does(ew, Command::ClaimError { line, text });
    evening.does(ns, correct());
    assert_eq!(evening.refuses(ns, correct()).why, Why::NothingChanges);
    let again = || Command::Correct(line, result("3NTN+2"), "miscounted again".into());
    assert_eq!(evening.refuses(ns, again()).why, Why::OwnTable, "it was settled");
    evening.does(DIRECTOR, again());
    // At another table he decides.
    let elsewhere = evening.event.due(1).into_iter().find(|other| other.table != line.table).unwrap();
    evening.does(ns, Command::EnterResult(elsewhere, result("3NTN=")));
    assert_eq!(evening.event.lines()[&elsewhere], LineState::Agreed(result("3NTN=")));
}

#[test]
fn a_director_who_plays_decides_a_disagreement_only_where_nobody_else_directs() {
    let result = |text: &str| Score::Result(text.parse().unwrap());
    let mut evening = begun();
    let line = evening.event.due(1)[0];
    let (ns, ew) = players(&evening, line);
    evening.does(ORGANIZER, Command::Appoint(ns, Role::AssistantDirector));
    evening.does(ns, Command::EnterResult(line, result("3NTN=")));
    evening.does(ew, Command::EnterResult(line, result("3NTN-1")));
    assert!(matches!(
        evening.refuses(ns, Command::EnterResult(line, result("3NTN="))).why,
        Why::NotYours { .. }
    ));
    evening.does(ORGANIZER, Command::Dismiss(DIRECTOR, Role::ChiefDirector));
    evening.does(ns, Command::EnterResult(line, result("3NTN=")));
    assert_eq!(evening.event.lines()[&line], LineState::Agreed(result("3NTN=")));
}

#[test]
fn a_director_who_plays_rules_nothing_at_his_own_table() {
    let result = |text: &str| Score::Result(text.parse().unwrap());
    let mut evening = begun();
    let line = evening.event.due(1)[0];
    let (ns, ew) = players(&evening, line);
    evening.does(ORGANIZER, Command::Appoint(ns, Role::AssistantDirector));
    let reason = || "a ruling".to_owned();
    let postpone = || Command::Postpone(line, reason());
    assert_eq!(evening.refuses(ns, postpone()), Refused { why: Why::OwnTable, by: Some(L81D) });
    evening.does(DIRECTOR, Command::EnterResult(line, result("3NTN=")));
    let verdict = Verdict::ResultStands;
    let rule = || Command::Rule { line, verdict: verdict.clone(), matter: Matter::Law, reason: reason() };
    let entry = evening.event.entry_of(ns).unwrap();
    let penalty = Penalty { kind: PenaltyKind::Procedural, amount: PenaltyAmount::Warning };
    let penalize = || Command::Penalize { entry, penalty: penalty.clone(), by: L90A, reason: reason() };
    let turn = || Command::ChangeMovement(line.section, Change::TurnTable { round: 1, table: line.table });
    for command in [rule(), Command::Cancel(line, reason()), penalize(), turn()] {
        assert_eq!(evening.refuses(ns, command).why, Why::OwnTable);
    }
    evening.does(ew, Command::ClaimError { line, text: reason() });
    assert_eq!(evening.refuses(ns, rule()).why, Why::OwnTable, "another Director does it");
    evening.does(ORGANIZER, Command::Dismiss(DIRECTOR, Role::ChiefDirector));
    evening.does(ns, rule());
    evening.does(ns, penalize());
    evening.does(ns, turn());
    // At other tables he rules as ever.
    let elsewhere = evening.event.due(1).into_iter().find(|other| other.table != line.table).unwrap();
    evening.does(ns, Command::Cancel(elsewhere, reason()));
}

/// Six pairs, whose first round has been called.
fn begun() -> Evening {
    let mut evening = set_up(6);
    evening.does(DIRECTOR, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::Howell, 3, None).unwrap().with_boards_per_set(2);
    evening.does(DIRECTOR, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    evening.does(DIRECTOR, Command::StartRound(Section::A, 1));
    evening
}

#[test]
fn corrections_end_with_their_period_and_a_clock_set_back_does_not_reopen_it() {
    let mut evening = played();
    let line = first_line(&evening);
    let corrected =
        |result: &str| Command::Correct(line, Score::Result(result.parse().unwrap()), "wrong way".into());
    let correct = || corrected("3NTN-1");
    evening.does(DIRECTOR, correct());
    assert_eq!(evening.refuses(DIRECTOR, correct()).why, Why::NothingChanges);
    evening.does(DIRECTOR, Command::PublishScores(1));
    let published = evening.event.published(1).unwrap();
    evening.at = published.0 + 30 * 60 - 1;
    evening.does(DIRECTOR, corrected("3NTN-2"));
    let refused = evening.refuses(DIRECTOR, correct());
    let ended = Moment(published.0 + 30 * 60);
    assert_eq!(refused, Refused { why: Why::Late { ended }, by: Some(L79C1) });
    evening.does(DIRECTOR, Command::PublishScores(1));
    assert_eq!(evening.event.published(1), Some(published), "publishing again opens no new period");
    evening.at = published.0 - 5000;
    assert_eq!(evening.refuses(DIRECTOR, correct()).why, Why::Late { ended });
    let consent = Command::ConsentToCorrection(line);
    assert_eq!(evening.refuses(DIRECTOR, consent.clone()).by, Some(L79C2));
    evening.does(ORGANIZER, consent);
    evening.does(DIRECTOR, correct());
    assert_eq!(evening.refuses(DIRECTOR, correct()).why, Why::Late { ended }, "one consent, one correction");
}

#[test]
fn a_ruling_is_appealed_in_time_with_partners_consent_and_decided_by_the_committee() {
    let mut evening = played();
    let line = first_line(&evening);
    let (ns, ew) = players(&evening, line);
    let before = evening.event.lines()[&line].clone();
    let rule = Command::Rule {
        line,
        verdict: Verdict::Adjusted(average(Fault::None, Fault::Directly)),
        matter: Matter::Judgement,
        reason: "hesitation".into(),
    };
    assert!(matches!(evening.refuses(ns, rule.clone()).why, Why::NotYours { .. }));
    evening.does(DIRECTOR, rule);
    evening.does(DIRECTOR, Command::PublishScores(1));
    let appeal = Command::Appeal(RulingNo(1), Matter::Judgement);
    let mut elsewhere = evening.event.entries().values().flat_map(|entry| entry.players.clone());
    let outsider =
        elsewhere.rfind(|p| p.0.div_ceil(2) != ns.0.div_ceil(2) && p.0.div_ceil(2) != ew.0.div_ceil(2));
    assert_eq!(
        evening.refuses(outsider.unwrap(), appeal.clone()),
        Refused { why: Why::NotConcerned, by: Some(L92A) }
    );
    evening.does(ew, appeal.clone());
    let decide = Command::Decide {
        appeal: AppealNo(1),
        decision: Decision::TableResult,
        merit: Merit::With,
        reason: String::new(),
    };
    assert_eq!(
        evening.refuses(COMMITTEE, decide.clone()),
        Refused { why: Why::NoConcurrence, by: Some(L92D1) }
    );
    assert_eq!(evening.refuses(ew, Command::Concur(AppealNo(1))).why, Why::NotToConcur);
    evening.does(Person(ew.0 + 1), Command::Concur(AppealNo(1)));
    assert_eq!(evening.refuses(DIRECTOR, decide.clone()).by, Some(L93B2));
    evening.does(COMMITTEE, decide.clone());
    assert_eq!(evening.event.lines()[&line], before);
    assert!(matches!(evening.event.appeals()[&AppealNo(1)].state, AppealState::Decided(_)));
    assert_eq!(evening.refuses(COMMITTEE, decide).why, Why::AppealClosed);
    evening.at += 3600;
    assert_eq!(evening.refuses(ns, appeal).by, Some(L92B));
}

#[test]
fn adjusted_scores_penalties_and_withdrawals_reach_the_ranking() {
    let mut evening = played();
    let line = first_line(&evening);
    let plain = book(&evening.event, 1).unwrap();
    let movement = evening.event.movement(1, Section::A).unwrap().clone();
    let table = movement.rounds[0].tables[usize::from(line.table) - 1];
    let offender = u32::from(table.side(Side::EastWest).unwrap().0) - 1;
    let rule = Command::Rule {
        line,
        verdict: Verdict::Adjusted(average(Fault::None, Fault::Directly)),
        matter: Matter::Judgement,
        reason: "r".into(),
    };
    evening.does(DIRECTOR, rule);
    let reason = "late three times".to_owned();
    let penalty =
        Penalty { kind: PenaltyKind::Procedural, amount: PenaltyAmount::Tops(Ratio::new(1, 4).unwrap()) };
    let penalize = Command::Penalize { entry: EntryNo(offender as u16 + 1), penalty, by: L90A, reason };
    evening.does(DIRECTOR, penalize);
    let ruled = book(&evening.event, 1).unwrap();
    assert!(ruled.total(offender).score < ruled.total(offender).boards_score);
    assert_ne!(plain.total(offender).score, ruled.total(offender).score);
    // The table had a result, so no scheme for boards without one looks at its average plus; a table that did not
    // play has none.
    let had = |event: &Tournament| {
        let scored = book(event, 1).unwrap();
        let lines = scored.travellers().iter().flat_map(|traveller| traveller.lines.clone());
        let adjusted = lines.filter_map(|line| match line.entry {
            Entry::Adjusted(adjustment) => Some(adjustment.at_table),
            _ => None,
        });
        adjusted.collect::<Vec<_>>()
    };
    assert_eq!(had(&evening.event), [AtTable::Result]);
    let mut unplayed = evening.event.clone();
    let mut records = Vec::new();
    for command in [
        Command::CorrectUnderRuling {
            line,
            score: Score::NotPlayed,
            ruling: UnderRuling::Stands,
            reason: "it was the next board".into(),
        },
        Command::Rule {
            line,
            verdict: Verdict::Adjusted(average(Fault::None, Fault::Directly)),
            matter: Matter::Judgement,
            reason: "no time to play it".into(),
        },
    ] {
        let request = Request { by: DIRECTOR, at: Moment(evening.at + 1), command };
        records.extend(judge(&unplayed, &request).unwrap());
        unplayed = evening.event.clone();
        for record in &records {
            unplayed.apply(record);
        }
    }
    assert_eq!(had(&unplayed), [AtTable::NoResult]);
    let bad = Adjusted {
        awards: BySide::new([Awarded::Points(vec![]), Awarded::Share(Ratio::whole(2))]),
        ..average(Fault::None, Fault::None)
    };
    let rule = Command::Rule {
        line,
        verdict: Verdict::Adjusted(bad),
        matter: Matter::Judgement,
        reason: "r".into(),
    };
    assert_eq!(evening.refuses(DIRECTOR, rule).why, Why::BadAward);
    evening.does(DIRECTOR, Command::Withdraw(EntryNo(1)));
    assert_eq!(book(&evening.event, 1).unwrap().contestants()[0].standing, Standing::Withdrawn);
}

#[test]
fn a_withdrawal_and_a_table_put_right_are_one_act_each() {
    let mut evening = set_up(6);
    evening.does(DIRECTOR, Command::Seat(Seating::ByNumber));
    evening.does(
        DIRECTOR,
        Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 3, None).unwrap()))]),
    );
    evening.does(DIRECTOR, Command::StartRound(Section::A, 1));
    evening.does(DIRECTOR, Command::ChangeMovement(Section::A, Change::TurnTable { round: 1, table: 1 }));
    let wrong = Command::ChangeMovement(Section::A, Change::TurnTable { round: 9, table: 1 });
    assert!(matches!(evening.refuses(DIRECTOR, wrong).why, Why::ChangeDoesNotFit { .. }));
    evening.does(DIRECTOR, Command::Withdraw(EntryNo(6)));
    let movement = evening.event.movement(1, Section::A).unwrap();
    assert_eq!(movement.sitting_out(1), []);
    assert!((2..=5).all(|round| movement.sitting_out(round).contains(&Contestant(6))));
    assert_eq!(evening.event.due(1).len(), 3 + 4 * 2);
}

#[test]
fn an_assistant_is_delegated_to_by_the_chief_and_directs() {
    let mut evening = played();
    let assistant = Person(905);
    let line = first_line(&evening);
    let correct = Command::Correct(line, Score::NotPlayed, "no".into());
    assert!(matches!(evening.refuses(assistant, correct.clone()).why, Why::NotYours { .. }));
    assert!(matches!(
        evening.refuses(Person(1), Command::Appoint(assistant, Role::AssistantDirector)).why,
        Why::NotYours { .. }
    ));
    evening.does(DIRECTOR, Command::Appoint(assistant, Role::AssistantDirector));
    evening.does(assistant, correct);
    assert!(matches!(
        evening.refuses(DIRECTOR, Command::Appoint(assistant, Role::Organizer)).why,
        Why::NotYours { .. }
    ));
    assert_eq!(evening.refuses(ORGANIZER, Command::Dismiss(ORGANIZER, Role::Organizer)).why, Why::NotNow);
}

#[test]
fn damaged_and_newer_records_are_refused() {
    assert!(from_bytes(FORMAT + 1, b"{}").is_err());
    assert!(from_bytes(FORMAT, b"{}").is_err());
    assert!(from_bytes(FORMAT, b"").is_err());
    assert!(from_bytes(FORMAT, &b"[".repeat(200_000)).is_err());
}

#[test]
fn what_was_ruled_as_law_is_appealed_as_law_and_once() {
    let mut evening = played();
    let line = first_line(&evening);
    let (_, ew) = players(&evening, line);
    let verdict = Verdict::Adjusted(average(Fault::None, Fault::Directly));
    evening.does(DIRECTOR, Command::Rule { line, verdict, matter: Matter::Law, reason: "the Law".into() });
    evening.does(DIRECTOR, Command::PublishScores(1));
    let appeal = Command::Appeal(RulingNo(1), Matter::Judgement);
    evening.does(ew, appeal.clone());
    assert_eq!(evening.event.appeals()[&AppealNo(1)].matter, Matter::Law);
    assert_eq!(evening.refuses(ew, appeal.clone()).why, Why::AppealedAlready);
    evening.does(ew, Command::WithdrawAppeal(AppealNo(1)));
    evening.does(ew, appeal);
}

#[test]
fn points_that_no_result_gives_are_refused() {
    let mut evening = played();
    let line = first_line(&evening);
    let rule = |points: i32| {
        let awards = BySide::from_fn(|_| Awarded::Points(vec![(Ratio::ONE, points)]));
        let verdict = Verdict::Adjusted(Adjusted { awards, offenders: vec![], by: L12C2a });
        Command::Rule { line, verdict, matter: Matter::Judgement, reason: "so".into() }
    };
    assert_eq!(evening.refuses(DIRECTOR, rule(427)).why, Why::NoSuchScore { points: 427 });
    evening.does(DIRECTOR, rule(100));
}
