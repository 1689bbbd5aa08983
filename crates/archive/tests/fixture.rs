//! Journals of every release are read by every later one: what was stored, what it comes to.
//!
//! `fixtures/form-N.journal` holds events in which everything happened that form N knows, beside it
//! the key, and what an organizer was given of each event when it was written. A new form adds files; old
//! ones are never written again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{HEAD, Office};
use openroom_archive::{Confidential, Kept, SealingKey, replay, share};
use openroom_cards::{BySide, Call, Side};
use openroom_journal::{Journal, SqliteJournal};
use openroom_lawbook::provisions::{L12C2a, L90A};
use openroom_lawbook::regulations::{AppealsArrangement, FurtherAppeals};
use openroom_lawbook::{Edition, Regulations};
use openroom_laws::{Act, Answer, Attended, SetUp, Settings, Table, Who};
use openroom_movements::{BoardSet, Change, Contestant, Kind, Unit, build};
use openroom_scoring::Ratio;
use openroom_tournament::{
    About, Adjusted, AppealNo, Awarded, Boards, Category, ClaimNo, Command, Conditions, Decision,
    DeviationKind, DrawBy, EntryNo, Fault, FileNo, Line, LineUp, Matter, Merit, Moment, Partners, Penalty,
    PenaltyAmount, PenaltyKind, PenaltyNo, Person, Plan, Reader, RedealBecause, Role, RulingNo, Score,
    Scoring, Seating, Section, SystemCard, UnderRuling, Verdict, Watching, standings,
};

const KEY: [u8; 32] = [9; 32];

fn fixtures() -> PathBuf {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    std::env::var_os("OPENROOM_FIXTURES").map_or_else(own, PathBuf::from)
}

/// What an organizer is given of every event, and what each comes to.
fn told(store: &SqliteJournal) -> String {
    let key = SealingKey::from_bytes(KEY);
    let mut text = Vec::new();
    for stream in store.streams().unwrap() {
        let kept = Kept::open(store, &key, stream).unwrap();
        let mut shared = Vec::new();
        share(&kept, Reader::Office(Role::Organizer), &mut shared).unwrap();
        // The record of a table is read, but a later program may write more of it.
        let shared = String::from_utf8(shared).unwrap();
        let lines = shared.lines().filter(|line| !line.starts_with("{\"table\":"));
        text.extend(lines.flat_map(|line| format!("{line}\n").into_bytes()));
        for &line in kept.event().notes().keys() {
            assert!(kept.played_record(line).unwrap().is_some(), "the record of {line}");
        }
        for group in standings(kept.event()).unwrap_or_default() {
            for row in group.rows {
                let line = format!("{} {} {}\n", row.rank, row.entry, row.total.score.shown(4));
                text.extend(line.bytes());
            }
        }
    }
    String::from_utf8(text).unwrap()
}

#[test]
fn a_journal_of_every_form_is_read_and_comes_to_the_same() {
    let mut forms = 0;
    for form in 1.. {
        let stored = fixtures().join(format!("form-{form}.journal"));
        if !stored.exists() {
            break;
        }
        forms += 1;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("copy.journal");
        fs::copy(&stored, &path).unwrap();
        let store = SqliteJournal::open(&path).unwrap();
        store.verify().unwrap();
        let expected = fs::read_to_string(fixtures().join(format!("form-{form}.told"))).unwrap();
        assert!(told(&store) == expected, "form {form} is read otherwise than it was written");
    }
    assert_eq!(forms, openroom_tournament::FORMAT, "every form has its journal");
}

/// Everything happens in events of the form of this program. Where that form has no journal yet, it is kept; one that
/// was released is never written again.
#[test]
fn everything_happens_in_the_journal_of_this_form() {
    let form = openroom_tournament::FORMAT;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.journal");
    let office = Office::new(&path, KEY);
    pairs(&office);
    teams(&office);
    knockout(&office);
    late(&office);
    short(&office);
    let mut names = BTreeSet::new();
    for stream in office.store.streams().unwrap() {
        replay(&office.store, &stream, |_, record| {
            let json = serde_json::to_value(&record.what).unwrap();
            let name = json.as_object().and_then(|object| object.keys().next().cloned());
            names.insert(name.unwrap_or_else(|| json.as_str().unwrap().to_owned()));
        })
        .unwrap();
    }
    assert_eq!(names.len(), 73, "{names:?}");
    let text = told(&office.store);
    drop(office);
    let kept = fixtures().join(format!("form-{form}.journal"));
    if !kept.exists() {
        fs::create_dir_all(fixtures()).unwrap();
        fs::copy(&path, kept).unwrap();
        fs::write(fixtures().join(format!("form-{form}.told")), text).unwrap();
    }
}

fn conditions(scoring: Scoring) -> Conditions {
    let mut regulations = Regulations::default();
    regulations.appeals.appeals_arrangement = AppealsArrangement::Committee;
    regulations.appeals.further_appeals = FurtherAppeals::Established;
    Conditions::new(Edition::Laws2017, regulations, scoring)
}

fn reason() -> String {
    "because".to_owned()
}

fn result(text: &str) -> Score {
    Score::Result(text.parse().unwrap())
}

fn line(text: &str) -> Line {
    text.parse().unwrap()
}

fn average() -> Verdict {
    let awards = BySide::new([Awarded::Average(Fault::None), Awarded::Average(Fault::Directly)]);
    Verdict::Adjusted(Adjusted { awards, offenders: vec![Side::EastWest], by: L12C2a })
}

/// An insufficient bid that was replaced by a comparable call: a review is due.
fn reviewed_table() -> Vec<openroom_laws::Event> {
    let deal = openroom_cards::dealing::Dealer::from_key([3; 32]).deal();
    let settings = Settings::of(Edition::Laws2017);
    let mut table = Table::new(SetUp::dealt(settings, openroom_cards::Seat::North, &deal)).unwrap();
    let call = |table: &mut Table, text: &str| {
        let by = table.turn().unwrap();
        table.act(Act::Call { by, call: text.parse().unwrap() }).unwrap();
        by
    };
    call(&mut table, "1S");
    let offender = call(&mut table, "1D");
    let by = Who::Player(offender.lho());
    table.act(Act::DrawAttention { by, to: Attended::Whatever }).unwrap();
    let answer = |table: &mut Table, wanted: Answer| {
        loop {
            let question = table.questions().next().copied();
            if question.is_none_or(|question| table.answer(&question, wanted).is_err()) {
                break;
            }
        }
    };
    answer(&mut table, Answer::No);
    table.act(Act::Call { by: offender, call: "2D".parse::<Call>().unwrap() }).unwrap();
    answer(&mut table, Answer::Yes);
    table.events().to_vec()
}

fn pairs(office: &Office) {
    let mut event = office.open("club/pairs");
    event.head(Command::Open { unit: Unit::Pair });
    for role in [Role::ChiefDirector, Role::AppealsCommittee, Role::Authority, Role::Staff] {
        event.head(Command::Appoint(HEAD, role));
    }
    event.head(Command::Dismiss(HEAD, Role::Staff));
    event.head(Command::SetConditions(Box::new(conditions(Scoring::Matchpoints))));
    event.head(Command::PublishConditions);
    for pair in 0..7 {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        event.by(players[0], Command::Enter { players, captain: None });
    }
    event.head(Command::Withdraw(EntryNo(7)));
    let meaning = openroom_laws::Meaning::natural("2C".parse().unwrap());
    let card = SystemCard {
        system: "Natural".into(),
        category: Category::Green,
        openings: vec![("2C".parse().unwrap(), meaning)],
        text: "Fourth best".into(),
    };
    let pair = Partners::of(Person(1), Person(2)).unwrap();
    event.by(Person(1), Command::FileCard { pair, card: Box::new(card) });
    event.head(Command::Substitute { entry: EntryNo(2), leaves: Person(4), comes: Person(50) });
    event.head(Command::Admit { person: Person(60), watching: Watching::Presentation });
    event.head(Command::SendAway { person: Person(60), reason: reason() });
    event.head(Command::Seat(Seating::Drawn(4)));
    let movement = build(Kind::Howell, 3, None).unwrap().with_boards_per_set(2);
    event.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
    event.head(Command::NameSection(Section::A, "Main hall".into()));
    event.head(Command::ChangeConditions(Box::new(conditions(Scoring::Matchpoints)), reason()));
    let mut dealer = openroom_cards::dealing::Dealer::from_key([4; 32]);
    let deals: Vec<_> = (0..10).map(|_| dealer.deal()).collect();
    let at = event.moment();
    event.kept.deal(HEAD, at, 1, &deals).unwrap();
    event.head(Command::CopyBoards(Boards { first: 1, last: 2 }, 3));
    let at = event.moment();
    event.kept.take_out(HEAD, at, 1, Boards::one(3), &reason()).unwrap();
    event.head(Command::StartRound(Section::A, 1));
    event.head(Command::ChangeMovement(Section::A, Change::TurnTable { round: 1, table: 1 }));
    event.head(Command::Redeal { board: 1, because: RedealBecause::Ordered, reason: reason() });
    let first = event.kept.event().missing(1);
    event.head(Command::Postpone(first[0], reason()));
    event.head(Command::RequirePlay(first[0]));
    event.head(Command::BringRecord { line: first[0], events: Vec::new() });
    event.head(Command::BringRecord { line: first[0], events: reviewed_table() });
    let review = event.kept.event().reviews_due()[0];
    event.head(Command::CloseReview { line: review.0, case: review.1, finding: reason() });
    let at = first[1];
    let (ns, ew) = (
        event.kept.event().players_at(at, Side::NorthSouth)[0],
        event.kept.event().players_at(at, Side::EastWest)[0],
    );
    event.by(ns, Command::EnterResult(at, result("3NTN=")));
    event.by(ew, Command::EnterResult(at, result("3NTN-1")));
    event.head(Command::EnterResult(at, result("3NTN=")));
    event.head(Command::Correct(at, result("3NTN+1"), reason()));
    let kind = DeviationKind::Psychic;
    let call = "1S".parse().unwrap();
    event.head(Command::Register { line: at, player: ns, call, kind, remark: "light".into() });
    event.head(Command::Suspend { person: Person(11), reason: reason() });
    event.finish(&["4SN=", "2HE-1", "1NTS+2"]);
    let missing = event.kept.event().lines().keys().copied().find(|line| line.board == 5).unwrap();
    event.head(Command::Foul { session: 1, board: 5, forms: vec![(missing, 1)], reason: reason() });
    let last = *event.kept.event().lines().keys().next_back().unwrap();
    event.head(Command::Cancel(last, reason()));
    event.head(Command::RequirePlay(last));
    event.head(Command::Cancel(last, reason()));
    let another = event.kept.event().lines().keys().copied().find(|line| line.table != at.table).unwrap();
    for line in [at, first[0], another] {
        let (verdict, matter) = (average(), Matter::Judgement);
        event.head(Command::Rule { line, verdict, matter, reason: reason() });
    }
    let (verdict, matter) = (Verdict::ResultStands, Matter::Judgement);
    event.head(Command::Rule { line: another, verdict, matter, reason: reason() });
    let penalty = |tenths: i64| {
        let amount = PenaltyAmount::Tops(Ratio::new(tenths, 10).unwrap());
        Penalty { kind: PenaltyKind::Procedural, amount }
    };
    for _ in 0..2 {
        let entry = EntryNo(3);
        event.head(Command::Penalize { entry, penalty: penalty(1), by: L90A, reason: reason() });
    }
    event.head(Command::ChangePenalty { number: PenaltyNo(1), penalty: penalty(2), reason: reason() });
    event.head(Command::WithdrawPenalty { number: PenaltyNo(2), reason: reason() });
    event.by(ns, Command::ClaimError { line: at, text: "one trick more".into() });
    event.head(Command::SettleClaim { claim: ClaimNo(1), finding: reason() });
    let moment = event.moment();
    for (about, name) in [(About::Person(Person(1)), "one"), (About::Ruling(RulingNo(1)), "two")] {
        let file = Confidential { name: name.into(), bytes: b"confidential".to_vec() };
        event.kept.keep_file(HEAD, moment, about, &file).unwrap();
    }
    event.kept.remove_file(HEAD, moment, FileNo(1), "so asked").unwrap();
    event.head(Command::PublishScores(1));
    event.by(ew, Command::Appeal(RulingNo(1), Matter::Judgement));
    let entry = event.kept.event().entry_of(ew).unwrap();
    let partner = *event.kept.event().entries()[&entry].players.iter().find(|one| **one != ew).unwrap();
    event.by(partner, Command::Concur(AppealNo(1)));
    event.head(Command::Decide {
        appeal: AppealNo(1),
        decision: Decision::Stands,
        merit: Merit::Without,
        reason: String::new(),
    });
    event.by(ew, Command::AppealFurther(AppealNo(1)));
    event.head(Command::Decide {
        appeal: AppealNo(1),
        decision: Decision::TableResult,
        merit: Merit::With,
        reason: String::new(),
    });
    event.head(Command::Refer(RulingNo(2)));
    event.by(ew, Command::Appeal(RulingNo(2), Matter::Judgement));
    event.by(ew, Command::WithdrawAppeal(AppealNo(3)));
    event.by(Person(5), Command::AppealPenalty(PenaltyNo(1), Matter::Judgement));
    event.by(Person(6), Command::Concur(AppealNo(4)));
    let decision = Decision::PenaltyChanged(penalty(1));
    event.head(Command::Decide { appeal: AppealNo(4), decision, merit: Merit::With, reason: String::new() });
    event.head(Command::ReferPenalty(PenaltyNo(1)));
    let decision = Decision::PenaltyLifted;
    event.head(Command::Decide { appeal: AppealNo(5), decision, merit: Merit::With, reason: String::new() });
    event.head(Command::ConsentToCorrection(at));
    event.head(Command::Disqualify { entry: EntryNo(6), reason: reason() });
    event.head(Command::ApproveDisqualification(EntryNo(6)));
    let [one, other] = event.kept.event().entries()[&EntryNo(6)].players[..] else { panic!("a pair") };
    event.by(one, Command::AppealDisqualification(EntryNo(6), Matter::Judgement));
    event.by(other, Command::Concur(AppealNo(6)));
    let decision = Decision::DisqualificationLifted;
    event.head(Command::Decide { appeal: AppealNo(6), decision, merit: Merit::With, reason: reason() });
    event.head(Command::ReferDisqualification(EntryNo(6)));
    event.head(Command::Disqualify { entry: EntryNo(5), reason: reason() });
    event.head(Command::RefuseDisqualification { entry: EntryNo(5), reason: reason() });
    let now = Moment(event.kept.event().now().0 - 5);
    event.head(Command::SetClock { now, reason: reason() });
}

fn teams(office: &Office) {
    let mut event = office.open("club/teams");
    event.head(Command::Open { unit: Unit::Team });
    event.head(Command::Appoint(HEAD, Role::ChiefDirector));
    event.head(Command::SetConditions(Box::new(conditions(Scoring::Imps))));
    event.head(Command::PublishConditions);
    event.enter_teams(4);
    event.head(Command::NameCaptain { entry: EntryNo(2), captain: Person(77) });
    event.head(Command::NameTeam { entry: EntryNo(2), name: "The Four".to_owned() });
    let line_up = LineUp {
        north_south: Partners::of(Person(1), Person(2)).unwrap(),
        east_west: Partners::of(Person(3), Person(4)).unwrap(),
    };
    event.by(Person(1), Command::LineUp { entry: EntryNo(1), round: 1, line_up });
    event.head(Command::Seat(Seating::ByNumber));
    let movement = build(Kind::RoundRobin, 4, None).unwrap().with_boards_per_set(3);
    event.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
    event.head(Command::StartRound(Section::A, 1));
    let first = line("1A/1/1/1");
    let sides = event.kept.event().sides(first).unwrap();
    let (home, away) = (sides[Side::NorthSouth][0], sides[Side::EastWest][0]);
    event.head(Command::Foul { session: 1, board: 1, forms: vec![(first, 1)], reason: reason() });
    event.head(Command::SubstituteBoard { session: 1, board: 1, home, away, reason: reason() });
    event.finish(&["4SN=", "2HE-1", "1NTS+2", "6CN-1"]);
    event.head(Command::PublishScores(1));
}

/// A half table that a pair fills in the second round.
fn late(office: &Office) {
    let mut event = office.open("club/late");
    event.head(Command::Open { unit: Unit::Pair });
    event.head(Command::Appoint(HEAD, Role::ChiefDirector));
    event.head(Command::SetConditions(Box::new(conditions(Scoring::Matchpoints))));
    event.head(Command::PublishConditions);
    for pair in 0..3 {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        event.head(Command::Enter { players, captain: None });
    }
    event.head(Command::Seat(Seating::ByNumber));
    let movement = build(Kind::Howell, 2, None).unwrap().without(Contestant(4)).unwrap();
    event.head(Command::Start(vec![Plan::Movement(Box::new(movement))]));
    event.head(Command::StartRound(Section::A, 1));
    let players = vec![Person(7), Person(8)];
    event.head(Command::EnterLate { players, captain: None, section: Section::A, from: 2 });
    event.finish(&["4SN=", "2HE-1"]);
}

/// A start that was taken back, a pair that comes earlier than it said, an evening that ends early.
fn short(office: &Office) {
    let mut event = office.open("club/short");
    event.head(Command::Open { unit: Unit::Pair });
    event.head(Command::Appoint(HEAD, Role::ChiefDirector));
    event.head(Command::SetConditions(Box::new(conditions(Scoring::Matchpoints))));
    event.head(Command::PublishConditions);
    for pair in 0..6 {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        event.head(Command::Enter { players, captain: None });
    }
    event.head(Command::Seat(Seating::ByNumber));
    let plan = |kind| Plan::Movement(Box::new(build(kind, 3, None).unwrap()));
    event.head(Command::Start(vec![plan(Kind::Mitchell)]));
    event.head(Command::TakeBackStart { reason: reason() });
    event.head(Command::Start(vec![plan(Kind::Howell)]));
    for from in [3, 1] {
        event.head(Command::ChangeMovement(Section::A, Change::Late { contestant: Contestant(1), from }));
    }
    event.head(Command::StartRound(Section::A, 1));
    for line in event.kept.event().missing(1) {
        event.head(Command::EnterResult(line, result("3NTN=")));
    }
    event.head(Command::Withdraw(EntryNo(6)));
    event.head(Command::ChangeMovement(Section::A, Change::Late { contestant: Contestant(6), from: 3 }));
    let at = *event.kept.event().lines().keys().next().unwrap();
    event.head(Command::Rule { line: at, verdict: average(), matter: Matter::Law, reason: reason() });
    for (text, ruling) in [("3NTN+1", UnderRuling::Stands), ("3NTN+2", UnderRuling::Ends)] {
        let score = result(text);
        event.head(Command::CorrectUnderRuling { line: at, score, ruling, reason: reason() });
    }
    event.head(Command::CutShort { section: Section::A, reason: reason() });
    let (round, table) = (at.round, at.table);
    let own = event.kept.event().movement(1, Section::A).unwrap().rounds[0].tables[0].set;
    let set = (1..=u16::MAX).map(BoardSet).find(|set| Some(*set) != own).unwrap();
    for change in [Change::AlsoPlays { round, table, set }, Change::NoLongerPlays { round, table, set }] {
        event.head(Command::ChangeMovement(Section::A, change));
    }
    event.head(Command::PublishScores(1));
}

fn knockout(office: &Office) {
    let mut event = office.open("club/knockout");
    event.head(Command::Open { unit: Unit::Team });
    event.head(Command::Appoint(HEAD, Role::ChiefDirector));
    event.head(Command::SetConditions(Box::new(conditions(Scoring::Imps))));
    event.head(Command::PublishConditions);
    event.enter_teams(4);
    event.head(Command::Seat(Seating::ByNumber));
    event.head(Command::Start(vec![Plan::Knockout { boards: 2 }]));
    event.head(Command::DrawRound(Section::A, DrawBy::Standings));
    event.head(Command::StartRound(Section::A, 1));
    for line in event.kept.event().missing(1) {
        event.head(Command::EnterResult(line, result("3NTN=")));
    }
    let draw = event.kept.event().section(1, Section::A).unwrap().draws[0].clone();
    for pairing in draw.pairings {
        let winner = EntryNo(pairing.ns.0);
        event.head(Command::BreakTie { section: Section::A, winner, reason: reason() });
    }
    event.head(Command::DrawRound(Section::A, DrawBy::Standings));
    event.head(Command::TakeBackDraw { section: Section::A, reason: reason() });
    event.head(Command::DrawRound(Section::A, DrawBy::Standings));
    // A correction turns the first match, and the draw stands all the same.
    let first = event.kept.event().section(1, Section::A).unwrap().draws[0].pairings[0];
    event.head(Command::Correct(line("1A/1/1/1"), result("3NTN-2"), reason()));
    let winner = EntryNo(first.ns.0);
    event.head(Command::BreakTie { section: Section::A, winner, reason: reason() });
}
