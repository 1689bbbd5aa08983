//! What each role is given, and what nobody is: deals still to be played, names after anonymising.

use std::fs;
use std::path::Path;

use openroom_archive::{ArchiveError, Kept, Names, SealingKey, check_shared, share, take_in};
use openroom_cards::dealing::Dealer;
use openroom_cards::{Board, Deal};
use openroom_journal::SqliteJournal;
use openroom_lawbook::{Edition, Regulations};
use openroom_laws::{SetUp, Settings, Table};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Boards, Command, Conditions, DeviationKind, Due, Line, Matter, Moment, People, Person, Plan, Reader,
    Request, Role, Score, Scoring, Seating, Section, Verdict, standings,
};

const HEAD: Person = Person(9);

fn people() -> People {
    let row = |number| format!("L{number},Name Of{number},Club,1,secret{number}@example.org\n");
    let rows: Vec<String> = (1..=9).map(row).collect();
    People::from_csv(&format!("number,name,club,rank,contact\n{}", rows.concat())).unwrap()
}

struct Evening {
    folder: tempfile::TempDir,
    store: SqliteJournal,
    key: SealingKey,
    deals: Vec<Deal>,
}

impl Evening {
    fn new() -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteJournal::open(&folder.path().join("a.journal")).unwrap();
        let mut dealer = Dealer::from_key([3; 32]);
        let deals = (0..6).map(|_| dealer.deal()).collect();
        Evening { folder, store, key: SealingKey::from_bytes([5; 32]), deals }
    }

    fn kept(&self) -> Kept<'_, SqliteJournal> {
        Kept::at(&self.store, &self.key, "club/evening".parse().unwrap()).unwrap()
    }

    fn shared(&self, reader: Reader) -> String {
        let mut file = Vec::new();
        share(&self.kept(), reader, &mut file).unwrap();
        String::from_utf8(file).unwrap()
    }
}

fn ask(kept: &mut Kept<'_, SqliteJournal>, by: Person, command: Command) {
    let at = Moment(kept.event().now().0.max(1_800_000_000) + 1);
    kept.ask(&Request { by, at, command }).unwrap_or_else(|error| panic!("{error}"));
}

/// Four pairs, three rounds of two boards; one round is played, one board of it at the engine's table.
fn half_played(evening: &Evening) {
    Names::new(&evening.store).add(&people()).unwrap();
    let mut kept = evening.kept();
    ask(&mut kept, HEAD, Command::Open { unit: Unit::Pair });
    ask(&mut kept, HEAD, Command::Appoint(HEAD, Role::ChiefDirector));
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Matchpoints);
    ask(&mut kept, HEAD, Command::SetConditions(Box::new(conditions)));
    ask(&mut kept, HEAD, Command::PublishConditions);
    for pair in 0..4 {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        ask(&mut kept, Person(2 * pair + 1), Command::Enter { players, captain: None });
    }
    ask(&mut kept, HEAD, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::Howell, 2, None).unwrap().with_boards_per_set(2);
    ask(&mut kept, HEAD, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    kept.deal(HEAD, Moment(1_800_000_100), 1, &evening.deals).unwrap();
    ask(&mut kept, HEAD, Command::StartRound(Section::A, 1));
    for line in kept.event().missing(1) {
        ask(&mut kept, HEAD, Command::EnterResult(line, Score::Result("3NTN=".parse().unwrap())));
    }
    let line = *kept.event().lines().keys().next().unwrap();
    let reason = "a ruling".to_owned();
    let verdict = Verdict::ResultStands;
    ask(&mut kept, HEAD, Command::Rule { line, verdict, matter: Matter::Judgement, reason });
    let player = Person(1);
    let remark = "opened on nothing".to_owned();
    let kind = DeviationKind::Psychic;
    let line =
        *kept.event().lines().keys().find(|line| kept.event().side_of(player, **line).is_some()).unwrap();
    ask(&mut kept, HEAD, Command::Register { line, player, call: "1S".parse().unwrap(), kind, remark });
}

fn contains(path: &Path, text: &str) -> bool {
    fs::read(path).unwrap().windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn nobody_sees_a_deal_that_is_still_to_be_played_and_taking_it_out_is_on_record() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    let open: Vec<u32> = (1..=6).filter(|&board| kept.event().is_still_to_be_played(1, board)).collect();
    assert!(!open.is_empty());
    let readers =
        Role::ALL.map(Reader::Office).into_iter().chain([Reader::Player(Person(1)), Reader::Anybody]);
    for reader in readers {
        let shared = evening.shared(reader);
        for &board in &open {
            let deal = evening.deals[board as usize - 1].to_string();
            assert!(!shared.contains(&deal), "{reader:?} sees board {board}");
        }
    }
    for deal in &evening.deals {
        for file in ["a.journal", "a.journal-wal"] {
            let path = evening.folder.path().join(file);
            assert!(!path.exists() || !contains(&path, &deal.to_string()));
        }
    }
    let board = open[0];
    let refused = kept.played_deal(1, board).unwrap_err();
    assert!(matches!(refused, ArchiveError::StillToBePlayed { .. }));
    assert!(!refused.to_string().contains(&evening.deals[board as usize - 1].to_string()));
    let before = kept.version();
    let out = kept.take_out(HEAD, Moment(1_800_001_000), 1, Boards::one(board), "dealing machine").unwrap();
    assert_eq!(out, [(board, evening.deals[board as usize - 1])]);
    assert_eq!(kept.version().0, before.0 + 1);
    assert!(kept.take_out(Person(1), Moment(1_800_001_000), 1, Boards::one(board), "curious").is_err());
    let other = SealingKey::from_bytes([6; 32]);
    let mut elsewhere = Kept::at(&evening.store, &other, "club/evening".parse().unwrap()).unwrap();
    let wrong = elsewhere.take_out(HEAD, Moment(1_800_001_000), 1, Boards::one(board), "x").unwrap_err();
    assert!(matches!(wrong, ArchiveError::Sealed { .. }));
}

#[test]
fn each_role_finds_what_is_its_own_and_no_more() {
    let evening = Evening::new();
    half_played(&evening);
    let of = |role| evening.shared(Reader::Office(role));
    let (organizer, committee, staff) = (of(Role::Organizer), of(Role::AppealsCommittee), of(Role::Staff));
    let (mine, anybody) = (evening.shared(Reader::Player(Person(1))), evening.shared(Reader::Anybody));
    assert!(!organizer.contains("withheld"));
    let all = [&organizer, &committee, &mine, &staff, &anybody];
    for (text, sees) in [
        ("secret1@example.org", [true, false, false, false, false]),
        ("opened on nothing", [true, true, false, false, false]),
        ("Name Of1", [true, true, true, true, true]),
    ] {
        for (shared, sees) in all.into_iter().zip(sees) {
            assert_eq!(shared.contains(text), sees, "{text} in\n{shared}");
        }
    }
    assert!(committee.contains("a ruling") && !staff.contains("a ruling") && !anybody.contains("a ruling"));
    let results = |shared: &str| shared.matches("result_agreed").count();
    assert_eq!(results(&organizer), 4);
    assert_eq!(results(&mine), 2, "his own table alone");
    assert_eq!(results(&anybody), 0, "nothing before publication");
    let mut kept = evening.kept();
    ask(&mut kept, HEAD, Command::PublishScores(1));
    assert_eq!(results(&evening.shared(Reader::Anybody)), 4);
    assert!(!evening.shared(Reader::Anybody).contains("opened on nothing"));
}

#[test]
fn an_anonymised_person_is_in_no_file_and_the_chain_is_whole() {
    let evening = Evening::new();
    half_played(&evening);
    let names = Names::new(&evening.store);
    assert!(names.anonymise(Person(3)).unwrap());
    assert!(!names.anonymise(Person(3)).unwrap());
    assert!(!evening.shared(Reader::Office(Role::Organizer)).contains("Name Of3"));
    evening.store.verify().unwrap();
    let added = names.add(&People::from_csv("number,name\nL10,New One\n").unwrap()).unwrap();
    assert_eq!(added, [Person(10)], "no number is given twice");
}

#[test]
fn a_whole_event_taken_in_elsewhere_is_the_same_byte_for_byte() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    for round in 2..=3 {
        ask(&mut kept, HEAD, Command::StartRound(Section::A, round));
        for line in kept.event().missing(1) {
            bring(&mut kept, line);
        }
    }
    ask(&mut kept, HEAD, Command::PublishScores(1));
    let file = evening.shared(Reader::Office(Role::Organizer));
    assert!(file.contains("\"deal\":") && file.contains("\"table\":"));
    let other = SqliteJournal::open(&evening.folder.path().join("b.journal")).unwrap();
    let key = SealingKey::from_bytes([8; 32]);
    let there = take_in(&other, &key, &mut file.as_bytes()).unwrap();
    assert_eq!(there.event(), kept.event());
    assert_eq!(standings(there.event()), standings(kept.event()));
    let mut again = Vec::new();
    share(&there, Reader::Office(Role::Organizer), &mut again).unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), file);
    let public = evening.shared(Reader::Anybody);
    assert!(take_in(&other, &key, &mut public.as_bytes()).is_err(), "a record is withheld");
    let edited = file.replacen("3NTN=", "3NTN-1", 1);
    let third = SqliteJournal::open(&evening.folder.path().join("c.journal")).unwrap();
    for wrong in [edited.as_str(), "", "{}", "\u{0}", &file[..file.len() / 2]] {
        assert!(take_in(&third, &key, &mut wrong.as_bytes()).is_err());
    }
    assert!(openroom_journal::Journal::streams(&third).unwrap().is_empty());
}

fn bring(kept: &mut Kept<'_, SqliteJournal>, line: Line) {
    let deal = kept.deal_at_the_table(line).unwrap();
    let board = Board::numbered(line.board.try_into().unwrap());
    let settings = Settings::of(Edition::Laws2017);
    let mut table = Table::new(SetUp::dealt(settings, board.dealer, &deal)).unwrap();
    for _ in 0..4 {
        let by = table.turn().unwrap();
        table.act(openroom_laws::Act::Call { by, call: openroom_cards::Call::Pass }).unwrap();
    }
    ask(kept, HEAD, Command::BringRecord { line, events: table.events().to_vec() });
    assert!(kept.event().lines()[&line].agreed().is_some());
}

#[test]
fn a_record_that_makes_no_table_goes_to_the_director() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    ask(&mut kept, HEAD, Command::StartRound(Section::A, 2));
    let line = kept.event().missing(1)[0];
    ask(&mut kept, HEAD, Command::BringRecord { line, events: vec![] });
    assert!(kept.event().strayed().contains_key(&line));
    assert!(kept.event().missing(1).contains(&line));
    bring(&mut kept, line);
    assert!(kept.event().strayed().is_empty());
}

/// A table at which a case is open: an insufficient bid to which attention was drawn.
fn open_case() -> Vec<openroom_laws::Event> {
    let deal = Dealer::from_key([3; 32]).deal();
    let mut table =
        Table::new(SetUp::dealt(Settings::of(Edition::Laws2017), openroom_cards::Seat::North, &deal))
            .unwrap();
    for call in ["1S", "1D"] {
        let by = table.turn().unwrap();
        table.act(openroom_laws::Act::Call { by, call: call.parse().unwrap() }).unwrap();
    }
    let by = openroom_laws::Who::Player(openroom_cards::Seat::South);
    let to = openroom_laws::Attended::Whatever;
    table.act(openroom_laws::Act::DrawAttention { by, to }).unwrap();
    let question = *table.questions().next().unwrap();
    table.answer(&question, openroom_laws::Answer::No).unwrap();
    table.events().to_vec()
}

#[test]
fn an_open_case_that_no_longer_begins_with_its_orders_goes_to_the_director() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    ask(&mut kept, HEAD, Command::StartRound(Section::A, 2));
    let line = kept.event().missing(1)[0];
    let mut events = open_case();
    let ordered = events
        .iter_mut()
        .find_map(|event| match event {
            openroom_laws::Event::Ordered(_, by, ..) => Some(by),
            _ => None,
        })
        .expect("the open case has given an order");
    *ordered = openroom_lawbook::provisions::L1A;
    ask(&mut kept, HEAD, Command::BringRecord { line, events });
    let waits = kept.event().waiting();
    let for_him = |due: &Due| match due {
        Due::Record(at) | Due::Case(at, _) => *at == line,
        _ => false,
    };
    assert!(waits.iter().any(for_him), "{waits:?}");
    assert!(kept.event().missing(1).contains(&line), "it has no result by itself");
}

/// Nobody can find out a withheld record by trying records against its hash: it holds a salt of the key.
#[test]
fn a_withheld_record_cannot_be_guessed_from_its_hash() {
    let evening = Evening::new();
    half_played(&evening);
    let (mine, all) = (evening.shared(Reader::Anybody), evening.shared(Reader::Office(Role::Organizer)));
    let withheld: Vec<&str> = mine.lines().filter(|line| line.contains("\"withheld\":true")).collect();
    assert!(!withheld.is_empty());
    let salts: Vec<&str> =
        all.lines().filter_map(|line| line.split("\"salt\":\"").nth(1)?.split('"').next()).collect();
    assert!(salts.len() > 15 && salts.iter().all(|salt| salt.len() == 32));
    for (at, salt) in salts.iter().enumerate() {
        assert!(!salts[..at].contains(salt), "every record has its own");
    }
    let shown = mine.lines().filter(|line| line.contains("\"salt\"")).count();
    assert_eq!(shown + withheld.len(), salts.len());
    for line in withheld {
        assert!(!line.contains("salt") && !line.contains("what"), "{line}");
    }
}

#[test]
fn a_shared_file_is_checked_by_anybody() {
    let evening = Evening::new();
    half_played(&evening);
    for reader in [Reader::Anybody, Reader::Player(Person(1)), Reader::Office(Role::Organizer)] {
        let file = evening.shared(reader);
        let checked = check_shared(&mut file.as_bytes()).unwrap();
        assert_eq!(checked.records + checked.withheld, evening.kept().version().0);
        let edited = file.replacen("\"entry\":1", "\"entry\":2", 1);
        assert!(check_shared(&mut edited.as_bytes()).is_err());
        let lines: Vec<&str> = file.lines().collect();
        let cut = [&lines[..5], &lines[6..]].concat().join("\n");
        assert!(check_shared(&mut cut.as_bytes()).is_err());
    }
}
