//! What can be undone and by whom: rulings, decisions on appeal, penalties, exchanged places, wrong boards.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::{
    L12C1ei, L12C2a, L15B1, L79C1, L79C2, L81C3, L90A, L91A, L92A, L92B, L93A, L93B2, L93B3, L93C1, L93C2,
};
use openroom_lawbook::regulations::{AppealsArrangement, FurtherAppeals};
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{BoardSet, Change, ChangeRefused, Contestant, Kind, Table, Unit, build};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Conditions, Decision, Due, Ended, EntryNo, EntryStanding, Happened,
    Line, LineState, Matter, Merit, Moment, Penalty, PenaltyAmount, PenaltyKind, PenaltyNo, PenaltyState,
    Person, Plan, Record, Refused, Request, Role, RulingNo, RulingStands, Score, Scoring, Seating, Section,
    SettledBy, Tournament, UnderRuling, Verdict, Why, from_bytes, judge, session_scores, to_bytes,
};

const HEAD: Person = Person(900);
const COMMITTEE: Person = Person(901);
const AUTHORITY: Person = Person(902);
const ASSISTANT: Person = Person(903);

struct Evening {
    event: Tournament,
    log: Vec<Record>,
    at: u64,
}

impl Evening {
    /// Six pairs at a Mitchell, everything played and agreed.
    fn played(arrangement: AppealsArrangement) -> Evening {
        let mut evening = Evening::begun(arrangement);
        for round in 2..=3 {
            evening.finish();
            evening.head(Command::StartRound(Section::A, round));
        }
        evening.finish();
        evening
    }

    /// The first round of it is called.
    fn begun(arrangement: AppealsArrangement) -> Evening {
        let mut evening = Evening { event: Tournament::default(), log: Vec::new(), at: 1_800_000_000 };
        let mut regulations = Regulations::default();
        regulations.appeals.appeals_arrangement = arrangement;
        regulations.appeals.further_appeals = FurtherAppeals::Established;
        let conditions = Conditions::new(Edition::Laws2017, regulations, Scoring::Matchpoints);
        evening.head(Command::Open { unit: Unit::Pair });
        for (person, role) in [
            (HEAD, Role::ChiefDirector),
            (ASSISTANT, Role::AssistantDirector),
            (COMMITTEE, Role::AppealsCommittee),
            (AUTHORITY, Role::Authority),
        ] {
            evening.head(Command::Appoint(person, role));
        }
        evening.head(Command::SetConditions(Box::new(conditions)));
        evening.head(Command::PublishConditions);
        for pair in 0..6 {
            let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
            evening.head(Command::Enter { players, captain: None });
        }
        evening.head(Command::Seat(Seating::ByNumber));
        let movement = build(Kind::Mitchell, 3, None).unwrap().with_boards_per_set(2);
        evening.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
        evening.head(Command::StartRound(Section::A, 1));
        evening
    }

    fn finish(&mut self) {
        for (place, line) in self.event.missing(1).into_iter().enumerate() {
            let result = ["3NTN=", "4SE-1", "2HS+1"][place % 3];
            self.head(Command::EnterResult(line, score(result)));
        }
    }

    fn tries(&mut self, by: Person, command: Command) -> Result<Vec<Happened>, Refused> {
        self.at += 1;
        let records = judge(&self.event, &Request { by, at: Moment(self.at), command })?;
        for record in &records {
            self.event.apply(record);
            let stored = to_bytes(record).unwrap();
            self.log.push(from_bytes(openroom_tournament::FORMAT, &stored).unwrap());
        }
        assert_eq!(Tournament::fold(&self.log), self.event, "the fold is the state");
        Ok(records.into_iter().map(|record| record.what).collect())
    }

    fn does(&mut self, by: Person, command: Command) -> Vec<Happened> {
        self.tries(by, command).unwrap_or_else(|refused| panic!("{refused}"))
    }

    fn head(&mut self, command: Command) -> Vec<Happened> {
        self.does(HEAD, command)
    }

    fn refuses(&mut self, by: Person, command: Command) -> Refused {
        let before = self.event.clone();
        let refused = self.tries(by, command).expect_err("this must be refused");
        assert_eq!(self.event, before);
        refused
    }

    fn on(&self, line: Line) -> Option<&Score> {
        self.event.lines().get(&line).and_then(LineState::agreed)
    }

    fn total(&self, entry: u16) -> Ratio {
        session_scores(&self.event, 1).unwrap()[&EntryNo(entry)].score.clone()
    }

    /// A ruling at the first line, appealed by East-West with both concurring.
    fn ruled_and_appealed(&mut self) -> Line {
        let line = first(&self.event);
        self.head(rule(line, -50));
        let sides = self.event.sides(line).unwrap();
        let [one, other] = self.event.entries()[&sides[Side::EastWest][0]].players[..] else { panic!() };
        self.does(one, Command::Appeal(RulingNo(1), Matter::Judgement));
        self.does(other, Command::Concur(AppealNo(1)));
        line
    }
}

fn score(text: &str) -> Score {
    Score::Result(text.parse().unwrap())
}

fn first(event: &Tournament) -> Line {
    event.due(1).into_iter().find(|line| line.board == 1).unwrap()
}

fn why() -> String {
    "so found".to_owned()
}

fn assigned(points: i32) -> Adjusted {
    let awards = BySide::from_fn(|_| Awarded::Points(vec![(Ratio::ONE, points)]));
    Adjusted { awards, offenders: vec![Side::NorthSouth], by: L12C1ei }
}

fn rule(line: Line, points: i32) -> Command {
    let verdict = Verdict::Adjusted(assigned(points));
    Command::Rule { line, verdict, matter: Matter::Judgement, reason: why() }
}

fn stands(line: Line) -> Command {
    Command::Rule { line, verdict: Verdict::ResultStands, matter: Matter::Judgement, reason: why() }
}

fn decide(decision: Decision) -> Command {
    Command::Decide { appeal: AppealNo(1), decision, merit: Merit::With, reason: String::new() }
}

fn penalty(kind: PenaltyKind, percent: i64) -> Penalty {
    Penalty { kind, amount: PenaltyAmount::Tops(Ratio::new(percent, 100).unwrap()) }
}

fn penalize(kind: PenaltyKind, percent: i64) -> Command {
    let by = if kind == PenaltyKind::Procedural { L90A } else { L91A };
    Command::Penalize { entry: EntryNo(1), penalty: penalty(kind, percent), by, reason: why() }
}

#[test]
fn no_director_undoes_what_the_committee_decided() {
    for decision in [Decision::Stands, Decision::TableResult, Decision::Changed(assigned(100))] {
        let mut evening = Evening::played(AppealsArrangement::Committee);
        let table = evening.on(first(&evening.event)).cloned();
        let line = evening.ruled_and_appealed();
        evening.does(COMMITTEE, decide(decision.clone()));
        let decided = evening.on(line).cloned();
        let expected = match &decision {
            Decision::TableResult => table,
            Decision::Changed(adjusted) => Some(Score::Adjusted(adjusted.clone())),
            _ => Some(Score::Adjusted(assigned(-50))),
        };
        assert_eq!(decided, expected);
        assert_eq!(evening.event.settled_by(line), Some(SettledBy::Appeal(AppealNo(1))));
        for by in [HEAD, ASSISTANT] {
            for command in [rule(line, -50), rule(line, 420), stands(line), Command::Cancel(line, why())] {
                let refused = evening.refuses(by, command);
                assert_eq!(
                    refused,
                    Refused { why: Why::DecidedOnAppeal { appeal: AppealNo(1) }, by: Some(L93B2) }
                );
            }
        }
        let correction = Command::Correct(line, score("3NTN+2"), "a slip".into());
        match decided {
            Some(Score::Result(_)) => {
                evening.head(correction);
                assert_eq!(evening.on(line), Some(&score("3NTN+2")), "the record of the result was wrong");
                assert_eq!(evening.refuses(HEAD, rule(line, -50)).by, Some(L93B2), "it stays decided");
            }
            _ => assert_eq!(evening.refuses(HEAD, correction).by, Some(L93B2)),
        }
        evening.head(Command::Refer(RulingNo(1)));
        let again = Command::Decide {
            appeal: AppealNo(2),
            decision: Decision::TableResult,
            merit: Merit::With,
            reason: String::new(),
        };
        evening.does(COMMITTEE, again);
        assert_eq!(evening.event.settled_by(line), Some(SettledBy::Appeal(AppealNo(2))));
    }
}

#[test]
fn what_went_further_is_out_of_the_directors_hands() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let line = evening.ruled_and_appealed();
    evening.does(COMMITTEE, decide(Decision::Stands));
    evening.head(Command::AppealFurther(AppealNo(1)));
    assert_eq!(evening.refuses(HEAD, rule(line, 420)).by, Some(L93C1));
    evening.does(AUTHORITY, decide(Decision::TableResult));
    assert_eq!(evening.refuses(HEAD, rule(line, 420)).by, Some(L93C2));
}

#[test]
fn the_director_in_charge_may_look_again_at_what_he_decided_himself() {
    let mut evening = Evening::played(AppealsArrangement::DirectorInCharge);
    let table = evening.on(first(&evening.event)).cloned();
    let line = evening.ruled_and_appealed();
    evening.head(decide(Decision::Stands));
    assert_eq!(evening.refuses(ASSISTANT, stands(line)).by, Some(L93A));
    let follows = evening.head(stands(line));
    assert!(follows.contains(&Happened::ResultRestored { line, score: table.clone() }));
    assert_eq!(evening.on(line), table.as_ref());
    assert_eq!(evening.event.settled_by(line), Some(SettledBy::Ruling(RulingNo(2))));
}

#[test]
fn the_tables_result_is_that_under_all_rulings() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let line = first(&evening.event);
    let table = evening.on(line).cloned();
    evening.head(rule(line, 420));
    evening.head(rule(line, -50));
    assert_eq!(evening.event.table_result(line), table.as_ref());
    evening.head(Command::Refer(RulingNo(2)));
    evening.does(COMMITTEE, decide(Decision::TableResult));
    assert_eq!(evening.on(line), table.as_ref());
}

#[test]
fn penalties_have_numbers_and_are_changed_and_withdrawn_in_time() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let whole = evening.total(1);
    evening.head(penalize(PenaltyKind::Procedural, 10));
    let reduced = evening.total(1);
    assert!(reduced < whole);
    evening.head(Command::ChangePenalty {
        number: PenaltyNo(1),
        penalty: penalty(PenaltyKind::Procedural, 5),
        reason: why(),
    });
    assert!(evening.total(1) > reduced && evening.total(1) < whole);
    let same = Command::ChangePenalty {
        number: PenaltyNo(1),
        penalty: penalty(PenaltyKind::Procedural, 5),
        reason: why(),
    };
    assert_eq!(evening.refuses(HEAD, same), Refused { why: Why::NothingChanges, by: Some(L81C3) });
    let withdraw = |number| Command::WithdrawPenalty { number: PenaltyNo(number), reason: why() };
    assert_eq!(evening.refuses(HEAD, withdraw(2)).why, Why::NoSuchPenalty);
    assert!(matches!(evening.refuses(Person(1), withdraw(1)).why, Why::NotYours { .. }));
    evening.head(withdraw(1));
    assert_eq!(evening.total(1), whole);
    assert_eq!(evening.event.penalties()[&PenaltyNo(1)].state, PenaltyState::Withdrawn(why()));
    assert_eq!(evening.refuses(HEAD, withdraw(1)).why, Why::PenaltyGone { number: PenaltyNo(1) });
    evening.head(penalize(PenaltyKind::Procedural, 10));
    evening.head(Command::PublishScores(1));
    evening.at += 3600;
    let late = evening.refuses(HEAD, withdraw(2));
    assert!(matches!(late.why, Why::Late { .. }) && late.by == Some(L81C3), "{late}");
    assert_eq!(
        evening.refuses(Person(1), Command::AppealPenalty(PenaltyNo(2), Matter::Judgement)).by,
        Some(L92B)
    );
}

#[test]
fn a_procedural_penalty_is_appealed_and_the_committee_lifts_or_changes_it() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let whole = evening.total(1);
    evening.head(penalize(PenaltyKind::Procedural, 10));
    let appeal = || Command::AppealPenalty(PenaltyNo(1), Matter::Judgement);
    assert_eq!(evening.refuses(Person(3), appeal()), Refused { why: Why::NotConcerned, by: Some(L92A) });
    evening.does(Person(1), appeal());
    assert_eq!(evening.refuses(Person(2), appeal()).why, Why::AppealedAlready);
    assert!(evening.event.waiting().contains(&Due::Appeal(AppealNo(1))));
    evening.does(Person(2), Command::Concur(AppealNo(1)));
    assert_eq!(evening.refuses(COMMITTEE, decide(Decision::TableResult)).why, Why::OtherDecision);
    let lighter = penalty(PenaltyKind::Procedural, 5);
    evening.does(COMMITTEE, decide(Decision::PenaltyChanged(lighter.clone())));
    assert_eq!(evening.event.penalties()[&PenaltyNo(1)].in_force(), Some(&lighter));
    let withdraw = Command::WithdrawPenalty { number: PenaltyNo(1), reason: why() };
    let refused = evening.refuses(HEAD, withdraw);
    assert_eq!(refused, Refused { why: Why::DecidedOnAppeal { appeal: AppealNo(1) }, by: Some(L93B2) });
    evening.head(Command::ReferPenalty(PenaltyNo(1)));
    let lift = Command::Decide {
        appeal: AppealNo(2),
        decision: Decision::PenaltyLifted,
        merit: Merit::With,
        reason: String::new(),
    };
    evening.does(COMMITTEE, lift);
    assert_eq!(evening.total(1), whole);
    assert_eq!(evening.event.penalties()[&PenaltyNo(1)].state, PenaltyState::Lifted(AppealNo(2)));
}

#[test]
fn on_discipline_the_committee_recommends_and_the_director_in_charge_decides() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let whole = evening.total(1);
    evening.head(penalize(PenaltyKind::Disciplinary, 50));
    evening.does(Person(1), Command::AppealPenalty(PenaltyNo(1), Matter::Judgement));
    evening.does(Person(2), Command::Concur(AppealNo(1)));
    for decision in [Decision::PenaltyLifted, Decision::Stands] {
        let refused = evening.refuses(COMMITTEE, decide(decision));
        assert_eq!(refused, Refused { why: Why::OnlyRecommend, by: Some(L93B3) });
    }
    evening.does(COMMITTEE, decide(Decision::Recommended("too much".into())));
    assert!(evening.total(1) < whole);
    assert!(matches!(evening.refuses(COMMITTEE, decide(Decision::PenaltyLifted)).why, Why::OnlyRecommend));
    evening.head(decide(Decision::PenaltyLifted));
    assert_eq!(evening.total(1), whole);
}

#[test]
fn two_offices_together_allow_no_more_than_each_by_itself() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let whole = evening.total(1);
    evening.head(penalize(PenaltyKind::Disciplinary, 50));
    evening.does(Person(1), Command::AppealPenalty(PenaltyNo(1), Matter::Judgement));
    evening.does(Person(2), Command::Concur(AppealNo(1)));
    evening.head(Command::Appoint(COMMITTEE, Role::Authority));
    for decision in [Decision::PenaltyLifted, Decision::Stands] {
        let refused = evening.refuses(COMMITTEE, decide(decision));
        assert_eq!(refused, Refused { why: Why::OnlyRecommend, by: Some(L93B3) });
    }
    evening.does(COMMITTEE, decide(Decision::Recommended("too much".into())));
    assert_eq!(evening.refuses(COMMITTEE, decide(Decision::PenaltyLifted)).why, Why::OnlyRecommend);
    evening.head(decide(Decision::Stands));
    // Taken further it is before the authority, and that office decides.
    evening.does(Person(1), Command::AppealFurther(AppealNo(1)));
    evening.does(COMMITTEE, decide(Decision::PenaltyLifted));
    assert_eq!(evening.total(1), whole);
}

#[test]
fn a_disqualification_is_appealed_and_lifted_by_the_director_in_charge() {
    let mut evening = Evening::begun(AppealsArrangement::Committee);
    let entry = EntryNo(1);
    let disqualify = || Command::Disqualify { entry, reason: why() };
    let appeal = || Command::AppealDisqualification(entry, Matter::Judgement);
    let standing = |evening: &Evening| evening.event.entries()[&entry].standing;
    assert_eq!(evening.refuses(Person(1), appeal()).why, Why::NotDisqualified { entry });
    evening.head(disqualify());
    assert_eq!(evening.refuses(Person(1), appeal()).by, Some(L92A), "nobody has approved yet");
    evening.head(Command::RefuseDisqualification { entry, reason: why() });
    assert_eq!(standing(&evening), EntryStanding::Playing);
    evening.head(disqualify());
    evening.head(Command::ApproveDisqualification(entry));
    assert_eq!(evening.refuses(Person(3), appeal()).why, Why::NotConcerned);
    evening.does(Person(1), appeal());
    assert_eq!(evening.refuses(Person(2), appeal()).why, Why::AppealedAlready);
    evening.does(Person(2), Command::Concur(AppealNo(1)));
    let refused = evening.refuses(COMMITTEE, decide(Decision::DisqualificationLifted));
    assert_eq!(refused, Refused { why: Why::OnlyRecommend, by: Some(L93B3) });
    assert_eq!(evening.refuses(HEAD, decide(Decision::PenaltyLifted)).why, Why::OtherDecision);
    evening.does(COMMITTEE, decide(Decision::Recommended("too much".into())));
    evening.head(decide(Decision::DisqualificationLifted));
    assert_eq!(standing(&evening), EntryStanding::Playing);
    // It has its places again from the next round on.
    let late = Change::Late { contestant: Contestant(1), from: 2 };
    evening.head(Command::ChangeMovement(Section::A, late));
    evening.head(Command::ReferDisqualification(entry));
    let again = Command::Decide {
        appeal: AppealNo(2),
        decision: Decision::AsRuled,
        merit: Merit::With,
        reason: String::new(),
    };
    evening.head(again);
    assert_eq!(standing(&evening), EntryStanding::Disqualified);
    let movement = evening.event.movement(1, Section::A).unwrap();
    let seated = |table: &Table| table.occupants().any(|(_, who)| who == Contestant(1));
    assert!(!movement.rounds[1].tables.iter().any(seated));
}

#[test]
fn what_is_over_is_not_referred() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    evening.head(penalize(PenaltyKind::Procedural, 10));
    evening.head(Command::PublishScores(1));
    evening.at += 3600;
    let refused = evening.refuses(HEAD, Command::ReferPenalty(PenaltyNo(1)));
    assert!(matches!(refused.why, Why::Late { .. }) && refused.by == Some(L81C3), "{refused}");
}

#[test]
fn a_penalty_of_an_old_form_has_its_place_for_a_number() {
    let text = br#"{"by":900,"at":5,"what":{"penalized":{"entry":1,"penalty":{"kind":"procedural","amount":"warning"},"by":"90A","reason":"late"}}}"#;
    let record = from_bytes(2, text).unwrap();
    let mut event = Tournament::default();
    event.apply(&record);
    event.apply(&record);
    assert_eq!(event.penalties().keys().map(|number| number.0).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn places_exchanged_back_leave_everything_as_it_was() {
    let mut evening = Evening::begun(AppealsArrangement::Committee);
    evening.finish();
    evening.head(Command::StartRound(Section::A, 2));
    let before = (evening.event.lines().clone(), evening.event.waiting());
    let exchange = |one, other| {
        let change = Change::Exchange { round: 2, one: Contestant(one), other: Contestant(other) };
        Command::ChangeMovement(Section::A, change)
    };
    let same = evening.refuses(HEAD, exchange(1, 1));
    assert_eq!(same.why, Why::ChangeDoesNotFit { why: ChangeRefused::SameContestant(Contestant(1)) });
    let mut cancelled = 0;
    for (one, other) in [(1, 2), (1, 3), (2, 5), (3, 4)] {
        evening.head(exchange(one, other));
        let lines: Vec<Line> = evening
            .event
            .waiting()
            .iter()
            .filter_map(|due| match due {
                Due::Deprived(line, _) => Some(*line),
                _ => None,
            })
            .collect();
        cancelled += lines.len();
        if let Some(&line) = lines.iter().find(|line| line.round == 2) {
            let refused = evening.refuses(HEAD, Command::EnterResult(line, score("3NTN=")));
            assert_eq!(refused, Refused { why: Why::BoardCancelled { line }, by: Some(L15B1) });
            let correct = Command::Correct(line, score("3NTN="), why());
            assert_eq!(evening.refuses(HEAD, correct).why, Why::BoardCancelled { line });
            assert_eq!(evening.refuses(HEAD, Command::RequirePlay(line)).by, Some(L15B1));
        }
        evening.head(exchange(other, one));
        assert_eq!((evening.event.lines().clone(), evening.event.waiting()), before);
    }
    assert!(cancelled > 0, "some board was met again");
}

#[test]
fn a_result_that_an_exchange_cancelled_comes_back() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let before = evening.event.lines().clone();
    let change = Change::Exchange { round: 2, one: Contestant(1), other: Contestant(2) };
    evening.head(Command::ChangeMovement(Section::A, change));
    assert_ne!(evening.event.lines(), &before);
    evening.head(Command::ChangeMovement(Section::A, change));
    assert_eq!(evening.event.lines(), &before);
}

#[test]
fn wrong_boards_put_right_and_a_cancelled_board_are_played_after_all() {
    let mut evening = Evening::begun(AppealsArrangement::Committee);
    evening.finish();
    evening.head(Command::StartRound(Section::A, 2));
    let before = (evening.event.lines().clone(), evening.event.waiting());
    let own = evening.event.movement(1, Section::A).unwrap().rounds[1].tables[0].set.unwrap();
    let wrong = |set| Command::PlayedWrongBoards { section: Section::A, round: 2, table: 1, set };
    let refused = evening.refuses(HEAD, wrong(own));
    assert_eq!(refused.why, Why::ChangeDoesNotFit { why: ChangeRefused::SameSet(own) });
    let mut cancelled = 0;
    for set in (1..=3).map(BoardSet).filter(|set| *set != own) {
        evening.head(wrong(set));
        cancelled += evening.event.waiting().len();
        evening.head(wrong(own));
        assert_eq!((evening.event.lines().clone(), evening.event.waiting()), before, "set {set}");
    }
    assert!(cancelled > 0);
    let line = evening.event.missing(1)[0];
    evening.head(Command::Cancel(line, why()));
    assert_eq!(evening.refuses(HEAD, Command::Cancel(line, why())).why, Why::BoardCancelled { line });
    evening.head(Command::RequirePlay(line));
    assert_eq!((evening.event.lines().clone(), evening.event.waiting()), before);
    evening.head(Command::EnterResult(line, score("3NTN=")));
}

#[test]
fn a_late_correction_rests_on_the_consent() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let line = first(&evening.event);
    evening.head(Command::PublishScores(1));
    evening.at += 3600;
    evening.head(Command::ConsentToCorrection(line));
    let follows = evening.head(Command::Correct(line, score("3NTN+2"), why()));
    assert_eq!(follows[0].by(Edition::Laws2017), Some(L79C2));
}

#[test]
fn after_the_last_round_there_is_none() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let refused = evening.refuses(HEAD, Command::StartRound(Section::A, 4));
    assert_eq!(refused.why, Why::LastRound { round: 3 });
}

fn under(line: Line, text: &str, ruling: UnderRuling) -> Command {
    Command::CorrectUnderRuling { line, score: score(text), ruling, reason: "a slip".into() }
}

#[test]
fn a_correction_says_what_becomes_of_the_ruling_over_it() {
    let mut evening = Evening::played(AppealsArrangement::DirectorInCharge);
    let line = first(&evening.event);
    evening.head(rule(line, -50));
    let refused = evening.refuses(HEAD, Command::Correct(line, score("3NTN+2"), "a slip".into()));
    assert_eq!(refused, Refused { why: Why::RulingOverIt { ruling: RulingNo(1) }, by: Some(L81C3) });
    let same = evening.refuses(HEAD, under(line, "3NTN=", UnderRuling::Stands));
    assert_eq!(same.why, Why::NothingChanges);

    // What was ruled stands, and what the table had is put right under it.
    evening.head(under(line, "3NTN+2", UnderRuling::Stands));
    assert_eq!(evening.on(line), Some(&Score::Adjusted(assigned(-50))));
    assert_eq!(evening.event.table_result(line), Some(&score("3NTN+2")));
    assert_eq!(evening.event.ruling_stands(RulingNo(1)), Some(RulingStands::InForce));

    // The Director ends it by a ruling of his own, against which there is an appeal.
    evening.does(ASSISTANT, under(line, "3NTN+1", UnderRuling::Ends));
    assert_eq!(evening.on(line), Some(&score("3NTN+1")));
    let replaced = Some(RulingStands::Ended(Ended::Replaced(RulingNo(2))));
    assert_eq!(evening.event.ruling_stands(RulingNo(1)), replaced);
    let second = evening.event.rulings()[&RulingNo(2)].clone();
    assert_eq!((second.by, second.told, &second.verdict), (ASSISTANT, true, &Verdict::ResultStands));
    let sides = evening.event.sides(line).unwrap();
    let player = evening.event.entries()[&sides[Side::EastWest][0]].players[0];
    let old = evening.refuses(player, Command::Appeal(RulingNo(1), Matter::Judgement));
    let ended = Ended::Replaced(RulingNo(2));
    assert_eq!(old, Refused { why: Why::RulingEnded { ruling: RulingNo(1), ended }, by: Some(L92A) });
    evening.does(player, Command::Appeal(RulingNo(2), Matter::Judgement));

    // A ruling that the result stands has nothing over it: it stands over the corrected one as well.
    evening.head(Command::Correct(line, score("3NTN="), "a slip".into()));
    assert_eq!(evening.on(line), Some(&score("3NTN=")));
    assert_eq!(evening.event.ruling_stands(RulingNo(2)), Some(RulingStands::InForce));
    assert_eq!(evening.event.ruling_stands(RulingNo(1)), replaced);
}

#[test]
fn a_ruling_is_not_ended_when_its_time_is_over() {
    let mut evening = Evening::played(AppealsArrangement::DirectorInCharge);
    let line = first(&evening.event);
    evening.head(rule(line, -50));
    evening.head(Command::PublishScores(1));
    let published = evening.event.published(1).unwrap();
    evening.at = evening.event.conditions().unwrap().rulings_end(published).0 + 3600;
    assert_eq!(evening.refuses(HEAD, under(line, "3NTN+2", UnderRuling::Ends)).by, Some(L79C1));
    assert_eq!(evening.refuses(HEAD, rule(line, -100)).by, Some(L81C3));
}

#[test]
fn a_ruling_ends_with_its_board_and_comes_back_with_it() {
    let mut evening = Evening::played(AppealsArrangement::DirectorInCharge);
    let line = first(&evening.event);
    evening.head(rule(line, -50));
    evening.head(rule(line, -100));
    let one = Some(RulingStands::Ended(Ended::Replaced(RulingNo(2))));
    evening.head(Command::Cancel(line, why()));
    assert_eq!(evening.event.ruling_stands(RulingNo(1)), one, "what was replaced stays history");
    let cancelled = Some(RulingStands::Ended(Ended::Cancelled));
    assert_eq!(evening.event.ruling_stands(RulingNo(2)), cancelled);
    assert_eq!(evening.event.waiting(), [Due::Deprived(line, L12C2a)], "somebody has no score now");
    let refused = evening.refuses(HEAD, Command::Refer(RulingNo(2)));
    assert_eq!(refused.why, Why::RulingEnded { ruling: RulingNo(2), ended: Ended::Cancelled });
    evening.head(Command::RequirePlay(line));
    assert_eq!(evening.event.ruling_stands(RulingNo(2)), Some(RulingStands::InForce));
    assert_eq!(evening.event.ruling_stands(RulingNo(1)), one);
    assert_eq!(evening.on(line), Some(&Score::Adjusted(assigned(-100))));
    assert_eq!(evening.event.settled_by(line), Some(SettledBy::Ruling(RulingNo(2))));
    // Where another score was given meanwhile, that one counts.
    evening.head(Command::Cancel(line, why()));
    evening.head(rule(line, 0));
    let replaced = Some(RulingStands::Ended(Ended::Replaced(RulingNo(3))));
    assert_eq!(evening.event.ruling_stands(RulingNo(2)), replaced);
}

#[test]
fn an_appeal_goes_on_when_the_director_rules_again() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let table = evening.on(first(&evening.event)).cloned();
    let line = evening.ruled_and_appealed();
    evening.head(rule(line, -100));
    evening.does(COMMITTEE, decide(Decision::TableResult));
    assert_eq!(evening.on(line).cloned(), table);
    assert_eq!(evening.event.ruling_stands(RulingNo(2)), Some(RulingStands::Decided(AppealNo(1))));

    // What was ruled on is gone with its board: nothing is decided, and the appeal is closed.
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let line = evening.ruled_and_appealed();
    evening.head(Command::Cancel(line, why()));
    for decision in [Decision::TableResult, Decision::Changed(assigned(100))] {
        let refused = evening.refuses(COMMITTEE, decide(decision));
        assert_eq!(refused.why, Why::RulingEnded { ruling: RulingNo(1), ended: Ended::Cancelled });
    }
    evening.does(COMMITTEE, decide(Decision::Stands));
    assert_eq!(evening.on(line), Some(&Score::Cancelled));
    assert_eq!(evening.event.settled_by(line), None);
}

fn decide_no(appeal: u16, decision: Decision) -> Command {
    Command::Decide { appeal: AppealNo(appeal), decision, merit: Merit::With, reason: String::new() }
}

/// A ruling of 420 that the committee changed to -50, and the line.
fn changed_on_appeal() -> (Evening, Line) {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let line = first(&evening.event);
    evening.head(rule(line, 420));
    evening.head(Command::Refer(RulingNo(1)));
    evening.does(COMMITTEE, decide(Decision::Changed(assigned(-50))));
    (evening, line)
}

#[test]
fn on_a_second_hearing_what_was_decided_stands_or_the_ruling_is_restored() {
    let (mut evening, line) = changed_on_appeal();
    evening.head(Command::Refer(RulingNo(1)));
    evening.does(COMMITTEE, decide_no(2, Decision::Stands));
    assert_eq!(evening.on(line), Some(&Score::Adjusted(assigned(-50))));
    let second = &evening.event.appeals()[&AppealNo(2)];
    assert_eq!(second.upheld, Some(SettledBy::Appeal(AppealNo(1))), "it says what stands");
    assert_eq!(evening.event.comes_to(second), Some(Decision::Changed(assigned(-50))));
    evening.head(Command::Refer(RulingNo(1)));
    evening.does(COMMITTEE, decide_no(3, Decision::AsRuled));
    assert_eq!(evening.on(line), Some(&Score::Adjusted(assigned(420))), "the ruling counts again");
    assert_eq!(evening.event.settled_by(line), Some(SettledBy::Appeal(AppealNo(3))));

    let mut evening = Evening::played(AppealsArrangement::Committee);
    let table = evening.on(line).cloned();
    evening.head(stands(line));
    evening.head(Command::Refer(RulingNo(1)));
    assert_eq!(evening.refuses(COMMITTEE, decide(Decision::AsRuled)).why, Why::NothingChanges);
    evening.does(COMMITTEE, decide(Decision::Changed(assigned(-50))));
    evening.head(Command::AppealFurther(AppealNo(1)));
    evening.does(AUTHORITY, decide(Decision::AsRuled));
    assert_eq!(evening.on(line), table.as_ref(), "the ruling was that the result stands");
}

#[test]
fn a_penalty_that_was_lifted_is_restored_by_a_second_hearing_or_the_authority() {
    for further in [false, true] {
        let mut evening = Evening::played(AppealsArrangement::Committee);
        evening.head(penalize(PenaltyKind::Procedural, 10));
        let given = penalty(PenaltyKind::Procedural, 10);
        evening.head(Command::ReferPenalty(PenaltyNo(1)));
        evening.does(COMMITTEE, decide(Decision::PenaltyLifted));
        let (by, number) = if further {
            evening.head(Command::AppealFurther(AppealNo(1)));
            (AUTHORITY, 1)
        } else {
            evening.head(Command::ReferPenalty(PenaltyNo(1)));
            evening.does(COMMITTEE, decide_no(2, Decision::Stands));
            assert_eq!(evening.event.penalties()[&PenaltyNo(1)].in_force(), None, "that it is lifted stands");
            evening.head(Command::ReferPenalty(PenaltyNo(1)));
            (COMMITTEE, 3)
        };
        evening.does(by, decide_no(number, Decision::AsRuled));
        assert_eq!(evening.event.penalties()[&PenaltyNo(1)].in_force(), Some(&given));
    }
}

#[test]
fn what_the_authority_has_or_decided_is_final_in_the_tournament() {
    let (mut evening, line) = changed_on_appeal();
    let sides = evening.event.sides(line).unwrap();
    let player = evening.event.entries()[&sides[Side::EastWest][0]].players[0];
    evening.head(Command::Refer(RulingNo(1)));
    evening.does(player, Command::AppealFurther(AppealNo(1)));
    let appeal = || Command::Appeal(RulingNo(1), Matter::Judgement);
    assert_eq!(evening.refuses(HEAD, Command::Refer(RulingNo(1))).why, Why::BeforeAuthority);
    assert_eq!(evening.refuses(COMMITTEE, decide_no(2, Decision::AsRuled)).why, Why::BeforeAuthority);
    evening.does(AUTHORITY, decide(Decision::TableResult));
    let last = evening.on(line).cloned();
    let decided = Refused { why: Why::DecidedByAuthority, by: Some(L93C2) };
    assert_eq!(evening.refuses(HEAD, Command::Refer(RulingNo(1))), decided);
    assert_eq!(evening.refuses(player, appeal()), decided);
    assert_eq!(evening.refuses(COMMITTEE, decide_no(2, Decision::Changed(assigned(420)))), decided);
    evening.does(COMMITTEE, decide_no(2, Decision::Stands));
    assert_eq!(evening.on(line), last.as_ref());
    assert_eq!(evening.refuses(player, Command::AppealFurther(AppealNo(2))), decided);
    assert_eq!(evening.refuses(HEAD, rule(line, 420)).by, Some(L93C2), "it rests on the authority");
}

#[test]
fn who_took_a_decision_further_takes_that_stage_back_and_nobody_else_does() {
    let mut evening = Evening::played(AppealsArrangement::Committee);
    let line = evening.ruled_and_appealed();
    let sides = evening.event.sides(line).unwrap();
    let of = |side: Side| evening.event.entries()[&sides[side][0]].players[0];
    let (loser, winner) = (of(Side::NorthSouth), of(Side::EastWest));
    evening.does(COMMITTEE, decide(Decision::Changed(assigned(100))));
    let decided = evening.event.appeals()[&AppealNo(1)].clone();
    evening.does(loser, Command::AppealFurther(AppealNo(1)));
    assert_eq!(evening.refuses(winner, Command::WithdrawAppeal(AppealNo(1))).why, Why::NotConcerned);
    assert!(evening.event.waiting().contains(&Due::FurtherAppeal(AppealNo(1))));
    evening.does(loser, Command::WithdrawAppeal(AppealNo(1)));
    assert_eq!(evening.event.appeals()[&AppealNo(1)], decided, "what was decided before it counts");
    assert_eq!(evening.on(line), Some(&Score::Adjusted(assigned(100))));
    assert_eq!(evening.refuses(HEAD, rule(line, 420)).by, Some(L93B2));
}
