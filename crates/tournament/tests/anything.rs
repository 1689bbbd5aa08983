//! Any commands by anyone in any order: no panic, a refusal changes nothing, the fold is the state.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::L90A;
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::{BoardSet, Change, Contestant, Kind, Unit, build};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Command, Conditions, Decision, EntryNo, FORMAT, Fault, Line, Matter, Merit,
    Moment, Penalty, PenaltyAmount, PenaltyKind, Person, Plan, RedealBecause, Request, Role, RulingNo, Score,
    Scoring, Seating, Section, Tournament, Verdict, Watching, book, from_bytes, judge, standings, to_bytes,
};
use proptest::prelude::*;

fn person() -> impl Strategy<Value = Person> {
    (0u32..12).prop_map(Person)
}

fn line() -> impl Strategy<Value = Line> {
    (0u16..5, 0u16..4, 0u32..8).prop_map(|(round, table, board)| Line {
        session: 1,
        section: Section::A,
        round,
        table,
        board,
    })
}

fn score() -> impl Strategy<Value = Score> {
    prop_oneof![
        prop::sample::select(vec!["3NTN=", "4SXE-2", "7NTS=", "1CW+6"])
            .prop_map(|t| Score::Result(t.parse().unwrap())),
        Just(Score::NotPlayed),
        Just(Score::Cancelled),
        adjusted().prop_map(Score::Adjusted),
    ]
}

fn adjusted() -> impl Strategy<Value = Adjusted> {
    let award = || {
        prop_oneof![
            Just(Awarded::Average(Fault::None)),
            Just(Awarded::Average(Fault::Directly)),
            (0i64..4).prop_map(|n| Awarded::Share(Ratio::new(n, 3).unwrap())),
            (1i64..3).prop_map(|n| Awarded::Points(vec![
                (Ratio::new(n, 2).unwrap(), 100),
                (Ratio::new(1, 2).unwrap(), -50)
            ])),
        ]
    };
    (award(), award()).prop_map(|(ns, ew)| Adjusted {
        awards: BySide::new([ns, ew]),
        offenders: vec![Side::EastWest],
        by: L90A,
    })
}

fn command() -> impl Strategy<Value = Command> {
    let conditions = || {
        let regulations = Regulations::default();
        Box::new(Conditions::new(Edition::Laws2007, regulations, Scoring::CrossImps))
    };
    let role = prop::sample::select(Role::ALL.to_vec());
    let entry = || (0u16..7).prop_map(EntryNo);
    let reason = || prop::sample::select(vec![String::new(), "because".to_owned()]);
    let contestant = || (0u16..6).prop_map(Contestant);
    let change = prop_oneof![
        (contestant(), 0u16..5).prop_map(|(contestant, after)| Change::Withdraw { contestant, after }),
        (contestant(), 0u16..5).prop_map(|(contestant, from)| Change::Late { contestant, from }),
        (0u16..5, 0u16..4).prop_map(|(round, table)| Change::TurnTable { round, table }),
        (0u16..5, contestant(), contestant()).prop_map(|(round, one, other)| Change::Exchange {
            round,
            one,
            other
        }),
        (0u16..5, 0u16..4, 0u16..5).prop_map(|(round, table, set)| Change::OtherBoards {
            round,
            table,
            set: BoardSet(set)
        }),
    ];
    prop_oneof![
        1 => Just(Command::Open { unit: Unit::Pair }),
        1 => (person(), role.clone()).prop_map(|(person, role)| Command::Appoint(person, role)),
        1 => (person(), role).prop_map(|(person, role)| Command::Dismiss(person, role)),
        1 => Just(Command::SetConditions(conditions())),
        1 => Just(Command::PublishConditions),
        1 => reason().prop_map(move |reason| Command::ChangeConditions(conditions(), reason)),
        4 => (1u32..5).prop_map(|n| Command::Enter { players: vec![Person(2 * n), Person(2 * n + 1)], captain: None }),
        1 => (entry(), person(), person()).prop_map(|(entry, leaves, comes)| Command::Substitute { entry, leaves, comes }),
        1 => entry().prop_map(Command::Withdraw),
        2 => Just(Command::Seat(Seating::ByNumber)),
        1 => any::<u64>().prop_map(|seed| Command::Seat(Seating::Drawn(seed))),
        4 => Just(Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap().with_boards_per_set(2)))])),
        4 => (1u16..5).prop_map(|round| Command::StartRound(Section::A, round)),
        1 => change.prop_map(|change| Command::ChangeMovement(Section::A, change)),
        8 => (line(), score()).prop_map(|(line, score)| Command::EnterResult(line, score)),
        4 => line().prop_map(Command::Agree),
        1 => (line(), score(), reason()).prop_map(|(line, score, reason)| Command::Correct(line, score, reason)),
        1 => line().prop_map(Command::ConsentToCorrection),
        4 => (line(), adjusted(), reason()).prop_map(|(line, adjusted, reason)| Command::Rule { line, verdict: Verdict::Adjusted(adjusted), matter: Matter::Judgement, reason }),
        1 => (entry(), -1i64..3, reason()).prop_map(|(entry, n, reason)| Command::Penalize {
            entry,
            penalty: Penalty { kind: PenaltyKind::Disciplinary, amount: PenaltyAmount::Tops(Ratio::whole(n)) },
            by: L90A,
            reason,
        }),
        1 => (line(), reason()).prop_map(|(line, reason)| Command::Postpone(line, reason)),
        1 => line().prop_map(Command::RequirePlay),
        1 => (line(), reason()).prop_map(|(line, reason)| Command::Cancel(line, reason)),
        1 => (line(), 0u8..3, reason()).prop_map(|(line, form, reason)| Command::Foul { session: 1, board: line.board, forms: vec![(line, form)], reason }),
        1 => (0u32..8, reason()).prop_map(|(board, reason)| Command::Redeal { board, because: RedealBecause::Ordered, reason }),
        1 => (0u16..5, 0u16..4, 0u16..5).prop_map(|(round, table, set)| Command::PlayedWrongBoards { section: Section::A, round, table, set: BoardSet(set) }),
        1 => (person(), 0u8..3).prop_map(|(person, hands)| Command::Admit { person, watching: Watching::Table { section: Section::A, table: 1, hands } }),
        1 => (entry(), reason()).prop_map(|(entry, reason)| Command::Disqualify { entry, reason }),
        1 => entry().prop_map(Command::ApproveDisqualification),
        1 => (person(), reason()).prop_map(|(person, reason)| Command::Suspend { person, reason }),
        1 => (0u16..3).prop_map(|n| Command::Refer(RulingNo(n))),
        1 => (0u16..3).prop_map(|n| Command::AppealFurther(AppealNo(n))),
        1 => Just(Command::PublishScores(1)),
        1 => (0u16..3).prop_map(|n| Command::Appeal(RulingNo(n), Matter::Judgement)),
        1 => (0u16..3).prop_map(|n| Command::Concur(AppealNo(n))),
        1 => (0u16..3).prop_map(|n| Command::WithdrawAppeal(AppealNo(n))),
        1 => (0u16..3, adjusted()).prop_map(|(n, adjusted)| Command::Decide { appeal: AppealNo(n), decision: Decision::Changed(adjusted), merit: Merit::With, reason: String::new() }),
    ]
}

/// An event that the first person directs, up to the first round.
fn set_up() -> Vec<Command> {
    let regulations = Regulations::default();
    let conditions = Conditions::new(Edition::Laws2017, regulations, Scoring::Matchpoints);
    let movement = build(Kind::Howell, 2, None).unwrap().with_boards_per_set(2);
    let enter = |n: u32| Command::Enter { players: vec![Person(2 * n), Person(2 * n + 1)], captain: None };
    vec![
        Command::Open { unit: Unit::Pair },
        Command::Appoint(Person(1), Role::ChiefDirector),
        Command::SetConditions(Box::new(conditions)),
        Command::PublishConditions,
        enter(1),
        enter(2),
        enter(3),
        enter(4),
        Command::Seat(Seating::ByNumber),
        Command::Start(vec![Plan::Movement(Box::new(movement))]),
        Command::StartRound(Section::A, 1),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn anything_may_be_asked(
        requests in proptest::collection::vec((person(), 0u64..5000, command()), 0..120),
        stage in 0usize..3,
    ) {
        let mut event = Tournament::default();
        let mut log = Vec::new();
        let opening = set_up().into_iter().take([0, 2, usize::MAX][stage]).map(|command| (Person(1), 0, command));
        for (by, at, command) in opening.chain(requests) {
            // Half of the acts come from the one who may do most.
            let by = if by.0 < 6 { Person(1) } else { by };
            if let Ok(records) = judge(&event, &Request { by, at: Moment(at), command }) {
                prop_assert!(!records.is_empty());
                for record in records {
                    event.apply(&record);
                    log.push(from_bytes(FORMAT, &to_bytes(&record).unwrap()).unwrap());
                }
            }
        }
        prop_assert!(log.is_sorted_by_key(|record| record.at));
        prop_assert_eq!(&Tournament::fold(&log), &event);
        if stage == 2 {
            prop_assert!(log.len() >= 11);
            prop_assert_eq!(book(&event, 1).unwrap().contestants().len(), 4);
            prop_assert!(standings(&event).is_ok());
        }
    }
}
