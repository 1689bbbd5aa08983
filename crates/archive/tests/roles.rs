//! What each role is given, and what nobody is: deals still to be played, names after anonymising.

use crate::half_played::{Evening, HEAD, ask, bring, contains, finish, half_played};
use openroom_archive::{ArchiveError, Kept, Names, SealingKey};
use openroom_cards::Board;
use openroom_cards::dealing::Dealer;
use openroom_lawbook::Edition;
use openroom_laws::{SetUp, Settings, Table};
use openroom_tournament::{
    Boards, Command, Due, Moment, Partners, People, Person, Reader, Role, Section, SystemCard,
};

/// The hands as the record of the first board's table has them.
fn brought_hands(evening: &Evening) -> String {
    let board = Board::numbered(1.try_into().unwrap());
    let set_up = SetUp::dealt(Settings::of(Edition::Laws2017), board.dealer, &evening.deals[0]);
    let table = Table::new(set_up).unwrap();
    let events = serde_json::to_value(table.events()).unwrap();
    let text = events[0].to_string();
    let hands = text.find("\"hands\"").map_or(text.as_str(), |at| &text[at..]);
    hands.to_owned()
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
            assert!(
                !shared.contains(&format!("/{board}\",\"events\":")),
                "{reader:?} sees the table of {board}"
            );
        }
        let brought = brought_hands(&evening);
        assert!(!shared.contains(&brought), "{reader:?} sees hands of a table");
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
    finish(&mut kept);
    ask(&mut kept, HEAD, Command::PublishScores(1));
    assert_eq!(results(&evening.shared(Reader::Anybody)), 12);
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
fn a_player_is_given_his_own_card_and_those_of_the_opponents_he_was_called_to() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    let line = *kept.event().lines().keys().find(|line| line.table == 1).unwrap();
    for pair in 0..4 {
        let (one, other) = (Person(2 * pair + 1), Person(2 * pair + 2));
        let card = SystemCard {
            system: format!("System {pair}"),
            category: openroom_tournament::Category::Green,
            openings: vec![],
            text: String::new(),
        };
        let pair = Partners::of(one, other).unwrap();
        ask(&mut kept, one, Command::FileCard { pair, card: Box::new(card) });
    }
    let all = |shared: &str| (0..4).filter(|pair| shared.contains(&format!("System {pair}"))).count();
    let person = kept.event().players_at(line, openroom_cards::Side::NorthSouth)[0];
    assert_eq!(all(&evening.shared(Reader::Player(person))), 2, "his own and his opponents'");
    assert_eq!(all(&evening.shared(Reader::Anybody)), 0);
    assert_eq!(all(&evening.shared(Reader::Office(Role::ChiefDirector))), 4);
    assert_eq!(all(&evening.shared(Reader::Office(Role::AppealsCommittee))), 4);
    ask(&mut kept, HEAD, Command::StartRound(Section::A, 2));
    assert_eq!(all(&evening.shared(Reader::Player(person))), 3);
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
