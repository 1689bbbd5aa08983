//! Files made by other programs, and files in the formats for which none could be had.

use std::fs;
use std::path::PathBuf;

use openroom_cards::{Outcome, Seat};
use openroom_notation::bridgemate::{Average, Entered, Scored, read_entries, write_entries};
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{
    Auction, Game, Play, Read, Table, export_game, parse_deal, parse_vulnerability,
};
use openroom_notation::{Complaint, Format, Place, Problem, read_games, write_games};

fn data(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read(name: &str) -> Vec<Read> {
    read_games(Format::of(name.as_ref()).unwrap(), &data(name)).unwrap()
}

fn games(name: &str) -> Vec<Game> {
    let reads = read(name);
    for read in &reads {
        assert_eq!(read.complaints, [], "{name}");
    }
    reads.into_iter().map(|read| read.game).collect()
}

fn deals(games: &[Game]) -> Vec<openroom_cards::Deal> {
    games.iter().map(|game| parse_deal(game.known("Deal").unwrap()).unwrap().deal().unwrap()).collect()
}

#[test]
fn one_set_in_all_deal_formats_is_the_same_set() {
    let pbn = deals(&games("deals/big-deal.pbn"));
    assert_eq!(pbn.len(), 2);
    for format in ["bri", "dge", "dup", "dlm"] {
        let games = games(&format!("deals/big-deal.{format}"));
        assert_eq!(deals(&games), pbn, "{format}");
        assert_eq!(games[1].known("Dealer"), Some("E"));
        assert_eq!(games[1].known("Vulnerable"), Some("NS"));
    }
    assert_eq!(games("deals/dealer.bri").len(), 8);
}

#[test]
fn deal_files_are_written_as_others_write_them() {
    for name in ["deals/big-deal.bri", "deals/big-deal.dge", "deals/big-deal.dlm"] {
        let mut losses = Losses::default();
        let written = write_games(Format::of(name.as_ref()).unwrap(), &games(name), &mut losses);
        assert!(losses.is_empty());
        let theirs = data(name);
        if name.ends_with("dlm") {
            let boards = |bytes: &[u8]| {
                let text = String::from_utf8(bytes.to_vec()).unwrap();
                text.lines().filter(|line| line.starts_with("Board ")).map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(boards(&written), boards(&theirs));
        } else {
            assert_eq!(written, theirs, "{name}");
        }
    }
}

#[test]
fn pbn_of_other_programs_is_understood_though_not_always_right() {
    for (name, boards) in [
        ("pbn/Hand_Trophy_Pairs.pbn", 26),
        ("pbn/Hazlemere_Trophy.pbn", 30),
        ("pbn/Wed_Individual.pbn", 28),
        ("pbn/Schiphol.pbn", 1),
    ] {
        let reads = read(name);
        assert_eq!(reads.len(), boards, "{name}");
        for read in reads {
            assert!(parse_deal(read.game.known("Deal").unwrap()).unwrap().deal().is_some(), "{name}");
            assert!(parse_vulnerability(read.game.known("Vulnerable").unwrap()).is_ok(), "{name}");
        }
    }
    let problems: Vec<Problem> =
        read("pbn/ruter71.pbn").iter().flat_map(|read| &read.complaints).map(|one| one.problem).collect();
    assert_eq!(problems, [Problem::Unfinished], "its last line has no end");
}

#[test]
fn a_hand_of_bridge_base_online() {
    let games = games("lin/example1.lin");
    let [game] = games.as_slice() else { panic!("one board") };
    assert_eq!(game.known("South"), Some("domtp"));
    assert_eq!(game.known("Dealer"), Some("N"));
    assert_eq!(game.known("Board"), Some("1"));
    assert_eq!(game.known("Contract"), Some("3NT"));
    assert_eq!(game.known("Declarer"), Some("N"));
    let auction = Auction::of(game).unwrap();
    assert_eq!(auction.calls.len(), 12);
    assert_eq!(game.notes("Auction").len(), 5);
    assert_eq!(auction.calls[2].annotation.note, Some(1));
    let play = Play::of(game).unwrap();
    assert_eq!(play.tricks.len(), 13);
    assert_eq!(play.tricks[0][0].seat, Seat::East);
    let Some(Outcome::Played { tricks, .. }) = game.outcome() else { panic!("played") };
    assert_eq!(tricks, 11);
    let text = String::from_utf8(write_games(Format::Pbn, &games, &mut Losses::default())).unwrap();
    let again = read_games(Format::Pbn, text.as_bytes()).unwrap();
    assert_eq!(again[0].complaints, [], "{text}");
}

#[test]
fn a_vugraph_match_with_two_tables() {
    let games = games("lin/vugraph.lin");
    assert_eq!(games.len(), 4);
    assert_eq!(games[0].known("Room"), Some("Open"));
    assert_eq!(games[0].known("HomeTeam"), Some("Herons"));
    assert_eq!(games[0].known("Result"), Some("9"));
    assert_eq!(games[0].notes("Auction"), [(1, "alert: strong"), (2, "alert")]);
    assert_eq!(games[1].known("South"), Some("Stwo"));
    assert_eq!(games[1].known("Contract"), Some("4S"));
    assert_eq!(games[1].known("Declarer"), Some("E"));
    assert_eq!(games[1].known("Result"), Some("9"));
    assert_eq!(games[2].known("Contract"), Some("Pass"));
    let listed = ["Board", "Room", "South", "Contract", "Declarer", "Result", "Deal"];
    assert_eq!(
        listed.map(|tag| games[3].known(tag)),
        [Some("2"), Some("Closed"), Some("Stwo"), Some("2HX"), Some("W"), Some("9"), None]
    );
    let mut losses = Losses::default();
    let written = write_games(Format::Lin, &games, &mut losses);
    assert_eq!(losses.iter().map(|loss| loss.what.to_string()).collect::<Vec<_>>(), Vec::<String>::new());
    let again: Vec<Game> =
        read_games(Format::Lin, &written).unwrap().into_iter().map(|read| read.game.placeless()).collect();
    assert_eq!(again, games.into_iter().map(Game::placeless).collect::<Vec<_>>());
}

#[test]
fn an_impossible_card_in_lin_is_complained_about_at_its_place() {
    let text = String::from_utf8(data("lin/example1.lin")).unwrap();
    let wrong = text.replacen("pc|S3|", "\npc|SA|", 1);
    let reads = read_games(Format::Lin, wrong.as_bytes()).unwrap();
    let complaint = &reads[0].complaints[0];
    assert_eq!((complaint.problem, complaint.place.line, complaint.place.column), (Problem::BadCard, 2, 1));
    let wrong = text.replacen("mb|1H|", "mb|r|", 1);
    assert_eq!(
        read_games(Format::Lin, wrong.as_bytes()).unwrap()[0].complaints[0].problem,
        Problem::IllegalCall
    );
}

#[test]
fn results_as_usebio_in_and_out() {
    let games = games("usebio/pairs.xml");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].known("Site"), Some("Heron & Stork"));
    assert_eq!(games[0].known("Date"), Some("2026.02.03"));
    assert_eq!(games[0].known("Scoring"), Some("MP"));
    let totals = Table::of(games[0].tag("TotalScoreTable").unwrap()).unwrap();
    assert_eq!(totals.rows.len(), 2);
    assert_eq!(totals.rows[0][totals.column("Names").unwrap()], "Ann Õun;Bo Å");
    let scores = Table::of(games[0].tag("ScoreTable").unwrap()).unwrap();
    assert_eq!(scores.rows[0][scores.column("Contract").unwrap()], "3NT");
    let mut losses = Losses::default();
    let written = write_games(Format::Usebio, &games, &mut losses);
    assert!(losses.is_empty(), "{:?}", losses.iter().collect::<Vec<_>>());
    let again: Vec<Game> =
        read_games(Format::Usebio, &written).unwrap().into_iter().map(|read| read.game).collect();
    let placeless = |games: Vec<Game>| games.into_iter().map(Game::placeless).collect::<Vec<_>>();
    assert_eq!(placeless(again), placeless(games));
}

/// The shapes that a scoring program writes: hands and vulnerability with each board, teams named in their own tag.
#[test]
fn usebio_with_hands_in_boards_and_teams_by_attribute() {
    let hand = |seat: &str, suits: [&str; 4]| {
        let [spades, hearts, diamonds, clubs] = suits;
        format!(
            "<HAND><DIRECTION>{seat}</DIRECTION><SPADES>{spades}</SPADES><HEARTS>{hearts}</HEARTS>\
             <DIAMONDS>{diamonds}</DIAMONDS><CLUBS>{clubs}</CLUBS></HAND>"
        )
    };
    let hands = [
        hand("N", ["QJ6", "K652", "J85", "T98"]),
        hand("E", ["873", "J97", "AT764", "Q4"]),
        hand("S", ["K5", "T83", "KQ9", "A7652"]),
        hand("W", ["AT942", "AQ4", "32", "KJ3"]),
    ];
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n<!DOCTYPE USEBIO PUBLIC \"-//EBU//DTD USEBIO 1.2//EN\" \
         \"http://www.usebio.org/files/usebio_v1_2.dtd\">\n<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"SWISS_TEAMS\">\
         <PARTICIPANTS><TEAM TEAM_ID=\"4\" TEAM_NAME=\"Fours &amp; more\"><PLACE>1</PLACE>\
         <PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER></TEAM></PARTICIPANTS>\
         <BOARD><BOARD_NUMBER>2</BOARD_NUMBER><VULNERABILITY>North-South</VULNERABILITY>{}<TRAVELLER_LINE KIND=\"x\">\
         <CONTRACT>2S</CONTRACT><PLAYED_BY>W</PLAYED_BY><TRICKS>8</TRICKS></TRAVELLER_LINE></BOARD></EVENT></USEBIO>",
        hands.concat()
    );
    let reads = read_games(Format::Usebio, text.as_bytes()).unwrap();
    let game = &reads[0].game;
    assert_eq!(game.known("Vulnerable"), Some("NS"));
    let deal = parse_deal(game.known("Deal").unwrap()).unwrap().deal().unwrap();
    assert_eq!(deal.hands()[Seat::North].to_string(), "QJ6.K652.J85.T98");
    let totals = Table::of(game.tag("TotalScoreTable").unwrap()).unwrap();
    let columns: Vec<&str> = totals.columns.iter().map(|column| column.name.as_ref()).collect();
    assert_eq!(columns[..2], ["TeamId", "USEBIO_TEAM_NAME"]);
    let lost: Vec<&str> = reads[0].complaints.iter().map(|complaint| complaint.found.as_ref()).collect();
    assert_eq!(lost, ["TRAVELLER_LINE KIND"]);
    let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
    let mut losses = Losses::default();
    let written = write_games(Format::Usebio, &games, &mut losses);
    assert!(losses.is_empty(), "{losses:?}");
    let text = String::from_utf8(written.clone()).unwrap();
    assert!(text.contains("<TEAM TEAM_ID=\"4\" TEAM_NAME=\"Fours &amp; more\">"), "{text}");
    let again = read_games(Format::Usebio, &written).unwrap();
    assert_eq!(export_game(&again[0].game).placeless(), export_game(&games[0]).placeless());
}

/// As several scoring programs write it: hands beside the event, rank before suit, sections and matches.
#[test]
fn usebio_with_hands_sections_and_matches() {
    let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE USEBIO SYSTEM \"http://example.org/usebio_v1_2.dtd\">\n\
        <USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"BUTLER_PAIRS\"><SESSION><SECTION SECTION_ID=\"A\">\
        <PARTICIPANTS EVENT_TYPE=\"BUTLER_PAIRS\"><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION></DIRECTION>\
        <PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>\
        <BOARD EVENT_TYPE=\"BUTLER_PAIRS\"><BOARD_NUMBER>1</BOARD_NUMBER><BOARD_AVERAGE>160</BOARD_AVERAGE>\
        <TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>7</EW_PAIR_NUMBER><CONTRACT>2S</CONTRACT>\
        <PLAYED_BY>S</PLAYED_BY><LEAD>10D</LEAD><TRICKS>10</TRICKS><SCORE>170</SCORE></TRAVELLER_LINE></BOARD></SECTION>\
        <SECTION SECTION_ID=\"B\"><MATCH><ROUND_NUMBER>3</ROUND_NUMBER><NS_PAIR_NUMBER>4</NS_PAIR_NUMBER>\
        <EW_PAIR_NUMBER>5</EW_PAIR_NUMBER><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT/><TRICKS/>\
        <SCORE>0</SCORE></TRAVELLER_LINE></BOARD></MATCH><BOARD><BOARD_NUMBER>2</BOARD_NUMBER></BOARD></SECTION>\
        </SESSION></EVENT><HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\
        <HAND><DIRECTION>East</DIRECTION><CLUBS></CLUBS><DIAMONDS>-</DIAMONDS><HEARTS>AKQJ1098765432</HEARTS><SPADES/></HAND>\
        <HAND><DIRECTION>N</DIRECTION><SPADES>AKQJT98765432</SPADES></HAND>\
        <HAND><DIRECTION>South</DIRECTION><DIAMONDS>AKQJT98765432</DIAMONDS></HAND></BOARD>\
        <BOARD><BOARD_NUMBER>3</BOARD_NUMBER><HAND><DIRECTION>Up</DIRECTION></HAND></BOARD></HANDSET></USEBIO>";
    let reads = read_games(Format::Usebio, text.as_bytes()).unwrap();
    let problems: Vec<_> = reads.iter().flat_map(|read| &read.complaints).map(|one| &one.found).collect();
    assert_eq!(problems.len(), 1, "only the board without hands: {problems:?}");
    let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
    let deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    assert_eq!(
        games.iter().map(|game| game.known("Deal")).collect::<Vec<_>>(),
        [Some(deal), Some(deal), None]
    );
    let cell = |game: &Game, column: &str| {
        let table = Table::of(game.tag("ScoreTable").unwrap()).unwrap();
        table.rows[0][table.column(column).unwrap()].to_owned()
    };
    assert_eq!(cell(&games[0], "Lead"), "DT");
    assert_eq!(
        (cell(&games[1], "PairId_NS"), cell(&games[1], "PairId_EW")),
        ("4".to_owned(), "5".to_owned())
    );
    assert_eq!(games[1].known("USEBIO_MATCH_ROUND_NUMBER"), Some("3"));
    assert_eq!(
        games[2].known("USEBIO_MATCH_ROUND_NUMBER"),
        None,
        "what is said of a match is said of it alone"
    );
    let mut losses = Losses::default();
    let again = read_games(Format::Usebio, &write_games(Format::Usebio, &games, &mut losses)).unwrap();
    assert_eq!(again.iter().filter(|read| read.game.known("Deal") == Some(deal)).count(), 2);
    let lost: Vec<String> = losses.iter().map(|loss| loss.to_string()).collect();
    assert_eq!(lost, [""; 0]);
    assert_eq!(again[1].game.known("USEBIO_MATCH_ROUND_NUMBER"), Some("3"));
    let deals = write_games(
        Format::Usebio,
        &read_games(Format::Bri, &data("deals/big-deal.bri"))
            .unwrap()
            .into_iter()
            .map(|read| read.game)
            .collect::<Vec<_>>(),
        &mut Losses::default(),
    );
    assert_eq!(read_games(Format::Usebio, &deals).unwrap().len(), 2);
}

#[test]
fn matches_of_teams_come_back() {
    let of_match = |round: &str, score: &str, tricks: &str| {
        format!(
            "<MATCH><ROUND_NUMBER>{round}</ROUND_NUMBER><TEAM>1</TEAM>\
             <BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY>\
             <TRICKS>{tricks}</TRICKS></TRAVELLER_LINE></BOARD><TEAM_SCORE>{score}</TEAM_SCORE></MATCH>"
        )
    };
    let text = format!(
        "<USEBIO><EVENT EVENT_TYPE=\"TEAMS\"><EVENT_DESCRIPTION>T</EVENT_DESCRIPTION>{}{}</EVENT></USEBIO>",
        of_match("1", "33", "9"),
        of_match("2", "7", "10"),
    );
    let games = |bytes: &[u8]| -> Vec<Game> {
        read_games(Format::Usebio, bytes).unwrap().into_iter().map(|read| read.game).collect()
    };
    let before = games(text.as_bytes());
    let said = |games: &[Game]| -> Vec<[Option<String>; 3]> {
        let tags = ["USEBIO_MATCH_ROUND_NUMBER", "USEBIO_MATCH_TEAM_SCORE", "Event"];
        games.iter().map(|game| tags.map(|tag| game.known(tag).map(str::to_owned))).collect()
    };
    let expected = [["1", "33", "T"], ["2", "7", "T"]].map(|game| game.map(|tag| Some(tag.to_owned())));
    assert_eq!(said(&before), expected);
    let mut losses = Losses::default();
    let written = write_games(Format::Usebio, &before, &mut losses);
    assert!(losses.is_empty(), "{losses:?}");
    assert_eq!(String::from_utf8_lossy(&written).matches("<MATCH>").count(), 2);
    let placeless = |games: Vec<Game>| games.into_iter().map(Game::placeless).collect::<Vec<_>>();
    assert_eq!(placeless(games(&written)), placeless(before));
}

#[test]
fn a_kind_of_event_that_nobody_named_is_not_written() {
    let text = b"[Board \"1\"]\n[ScoreTable \"PairId_NS;Contract;Declarer;Result\"]\n1 3NT N 9\n";
    let games: Vec<Game> = read_games(Format::Pbn, text).unwrap().into_iter().map(|read| read.game).collect();
    let written = write_games(Format::Usebio, &games, &mut Losses::default());
    let again = read_games(Format::Usebio, &written).unwrap();
    assert_eq!(again[0].game.known("Competition"), None);
}

#[test]
fn results_of_scoring_devices_in_and_out() {
    let (entries, complaints) = read_entries(&data("bridgemate/results.json")).unwrap();
    assert_eq!(complaints, []);
    assert_eq!(entries.len(), 4);
    let Entered::Scored(Scored::Outcome(Outcome::Played { contract, tricks })) = entries[0].entered else {
        panic!("played")
    };
    assert_eq!((contract.to_string().as_str(), tricks), ("3NTXW", 7));
    assert_eq!(entries[0].lead.unwrap().to_string(), "SA");
    let Entered::Scored(Scored::Averages(sides)) = entries[2].entered else { panic!("averages") };
    assert_eq!(sides.values(), &[Average::Minus, Average::Plus]);
    assert_eq!(read_entries(write_entries(&entries).as_bytes()).unwrap().0, entries);
    let wrapped = serde_json::json!({
        "RequestCommand": 18, "DataType": 12, "ErrorType": 0,
        "SerializedData": String::from_utf8(data("bridgemate/results.json")).unwrap(),
    });
    assert_eq!(read_entries(wrapped.to_string().as_bytes()).unwrap().0, entries);
    let games = games("bridgemate/results.json");
    assert_eq!(games.len(), 2);
    let written = write_games(Format::Bridgemate, &games, &mut Losses::default());
    assert_eq!(read_entries(&written).unwrap().0, entries);
}

#[test]
fn what_a_device_says_is_kept_or_told() {
    let text = "[\n {\"SectionLetters\":\"A\",\"TableNumber\":1,\"RoundNumber\":1,\"BoardNumber\":5,\
        \"ScoringDirection\":2,\"IsDeleted\":true,\"PairNorthSouth\":1,\"PairEastWest\":2,\"DeclaringPair\":1,\
        \"DeclarerDirection\":1,\"Level\":4,\"Denomination\":4,\"Stake\":1,\"TotalTricks\":9,\
        \"ValidationMessages\":[{\"Text\":\"Lead not in hand\"}],\"Remarks\":\"TD called\"},\n\n  {\"TableNumber\":1}]";
    let said = |complaints: &[Complaint]| complaints.iter().map(ToString::to_string).collect::<Vec<_>>();
    let (entries, complaints) = read_entries(text.as_bytes()).unwrap();
    assert_eq!(
        said(&complaints),
        [
            r#"2:2: something that has no place in a game: "Remarks \"TD called\""; expected what an entry can hold"#,
            r#"2:2: something that has no place in a game: "ValidationMessages [{\"Text\":\"Lead not in hand\"}]"; expected what an entry can hold"#,
            r#"4:3: record that cannot be understood: "0"; expected a round number"#,
        ]
    );
    let Entered::Deleted(Some(Scored::Outcome(Outcome::Played { contract, tricks }))) = entries[0].entered
    else {
        panic!("withdrawn, and what it was")
    };
    assert_eq!((contract.to_string().as_str(), tricks, entries[0].direction), ("4SXN", 9, 2));
    let games: Vec<Game> =
        read_games(Format::Bridgemate, text.as_bytes()).unwrap().into_iter().map(|read| read.game).collect();
    let written = write_games(Format::Bridgemate, &games, &mut Losses::default());
    assert_eq!(read_entries(&written).unwrap().0, entries);
    let wrapped = serde_json::json!({ "SerializedData": text }).to_string();
    assert_eq!(read_entries(wrapped.as_bytes()).unwrap().0, entries);
    let complaints = read_entries(wrapped.as_bytes()).unwrap().1;
    assert_eq!(complaints[2].place, Place::new(1, 19));
    assert_eq!(&*complaints[2].found, "#2: 0");
}

#[test]
fn a_hostile_file_gets_an_error_with_its_place() {
    let bomb = b"<?xml version=\"1.0\"?>\n<!DOCTYPE USEBIO [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;\">]>\n<USEBIO>&b;</USEBIO>";
    assert_eq!(
        read_games(Format::Usebio, bomb).unwrap_err().to_string(),
        "2:1: expected no declarations within the document type"
    );
    let other = read_games(Format::Usebio, b"[Event \"\"]\n\n").unwrap_err().to_string();
    assert_eq!(other, "1:1: expected the element USEBIO");
    let foreign = b"<USEBIO>\n&file;</USEBIO>";
    assert!(read_games(Format::Usebio, foreign).unwrap_err().to_string().starts_with("2:1"));
    let deep = format!("<USEBIO>{}", "<A>".repeat(100_000));
    assert!(
        read_games(Format::Usebio, deep.as_bytes())
            .unwrap_err()
            .to_string()
            .contains("depth of elements too large")
    );
    let nested = "[".repeat(100_000);
    assert!(read_games(Format::Bridgemate, nested.as_bytes()).is_err());
    for format in Format::ALL {
        assert_eq!(
            read_games(format, b" \n").unwrap_err().to_string(),
            "1:1: expected a file that is not empty",
            "{format:?}"
        );
        let _ = read_games(format, &[0xFF; 4096]);
        let _ = read_games(format, "\u{FEFF}[".as_bytes());
    }
    let short = read_games(Format::Bri, &data("deals/big-deal.bri")[..200]).unwrap();
    assert_eq!(short[1].complaints[0].problem, Problem::Truncated);
    let mut wrong = data("deals/big-deal.dlm");
    let at = wrong.windows(9).position(|part| part == b"Board 01=").unwrap() + 9;
    wrong[at] += 1;
    let read = read_games(Format::Dlm, &wrong).unwrap();
    assert_eq!(read[0].complaints[0].problem, Problem::BadDeal);
    let mut wrong = data("deals/big-deal.dlm");
    wrong[at + 26] += 1;
    let read = read_games(Format::Dlm, &wrong).unwrap();
    assert_eq!(read[0].complaints[0].problem, Problem::BadChecksum);
}

/// What no element holds, and what follows the document, is told.
#[test]
fn text_beside_the_elements_of_usebio_is_told() {
    let text = b"<USEBIO>\n<EVENT>\n lost<BOARD>also<BOARD_NUMBER>1</BOARD_NUMBER></BOARD></EVENT></USEBIO>\n<!-- fine -->\n <USEBIO/>";
    let reads = read_games(Format::Usebio, text).unwrap();
    let told: Vec<_> =
        reads.iter().flat_map(|read| &read.complaints).map(|one| (one.problem, one.place)).collect();
    assert_eq!(
        told,
        [
            (Problem::UnexpectedText, Place::new(3, 2)),
            (Problem::UnexpectedText, Place::new(3, 6)),
            (Problem::AfterTheEnd, Place::new(5, 2)),
        ]
    );
}

#[test]
fn usebio_in_wide_characters_is_read_with_and_without_their_mark() {
    // Of letters of ASCII alone the bytes are UTF-8 too.
    let text = String::from_utf8(data("usebio/pairs.xml")).unwrap().replace(|c: char| !c.is_ascii(), "o");
    let plain = read_games(Format::Usebio, text.as_bytes()).unwrap();
    let plain: Vec<Game> = plain.into_iter().map(|read| read.game).collect();
    for mark in ["", "\u{FEFF}"] {
        let units: Vec<u16> = mark.encode_utf16().chain(text.encode_utf16()).collect();
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let wide: Vec<u8> = units.iter().flat_map(|unit| bytes(*unit)).collect();
            let reads = read_games(Format::Usebio, &wide).unwrap();
            assert_eq!(reads.into_iter().map(|read| read.game).collect::<Vec<_>>(), plain);
        }
    }
}

#[test]
fn broken_json_is_told_where_it_breaks() {
    let wrong = |bytes: &[u8]| read_games(Format::Bridgemate, bytes).unwrap_err().to_string();
    assert_eq!(wrong(b"{\n\"SerializedData\": \"[]"), "2:21: expected well-formed JSON");
    assert_eq!(wrong(b"[\n\"\xE9\"]"), "2:2: expected UTF-8");
    assert_eq!(wrong(b"[\0]\0"), "1:1: expected UTF-8");
}

/// Notes have no cell, and nothing refers to them there; what is wrong in a cell is told once.
#[test]
fn csv_refers_to_no_note_that_it_lost() {
    let text =
        b"[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1NT =1= Pass Pass Pass\n[Note \"1:15-17\"]\n";
    let before: Vec<Game> =
        read_games(Format::Pbn, text).unwrap().into_iter().map(|read| read.game).collect();
    let mut losses = Losses::default();
    let written = write_games(Format::Csv, &before, &mut losses);
    assert_eq!(losses.iter().map(|loss| loss.what.to_string()).collect::<Vec<_>>(), ["notes"]);
    assert_eq!(read_games(Format::Csv, &written).unwrap()[0].complaints, []);
    let wrong = read_games(Format::Csv, b"Dealer,Auction\nN,N: 1NT =1= Pass Pass Pass\n").unwrap();
    let told: Vec<_> = wrong[0].complaints.iter().map(|one| (one.problem, one.place)).collect();
    assert_eq!(told, [(Problem::MissingNote, Place::new(2, 10))]);
}

/// A deal file that ends too early says so, wherever it was cut.
#[test]
fn a_truncated_deal_file_is_a_fault_with_its_place() {
    let deals: Vec<Game> = (1..=6)
        .flat_map(|_| games("deals/big-deal.bri"))
        .zip(1..=12)
        .map(|(mut game, board)| {
            game.set("Board", board.to_string());
            game
        })
        .collect();
    let cut = |format, bytes: &[u8]| {
        let reads = read_games(format, bytes).unwrap();
        let all: Vec<_> = reads.iter().flat_map(|read| read.complaints.clone()).collect();
        all.iter().map(|one| (one.place.line, one.problem, one.found.to_string())).collect::<Vec<_>>()
    };
    let mut losses = Losses::default();
    let dlm = write_games(Format::Dlm, &deals, &mut losses);
    let text = String::from_utf8(dlm).unwrap();
    assert_eq!(cut(Format::Dlm, text.as_bytes()), []);
    let at = text.find("Board 07=").unwrap();
    let truncated = (23, Problem::Truncated, "7–12".to_owned());
    assert_eq!(cut(Format::Dlm, &text.as_bytes()[..at]), [truncated]);
    let told = cut(Format::Dlm, &text.as_bytes()[..at - 12]);
    assert_eq!(told[0], (23, Problem::BadRecord, "Dupli".to_owned()));
    assert_eq!(told[1].1, Problem::Truncated);
    let told = cut(Format::Dlm, &text.as_bytes()[..at + 12]);
    assert_eq!((told[0].0, told[0].1), (24, Problem::Truncated));
    assert_eq!((told[1].0, told[1].1), (24, Problem::BadRecord));
    for (cut_at, place) in [("Duplicates 13", "13–99"), ("Board 50=", "50–99"), ("Duplicates 99", "99")] {
        let at = text.find(cut_at).unwrap();
        let told = cut(Format::Dlm, &text.as_bytes()[..at]);
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!((told[0].1, &*told[0].2), (Problem::Unfinished, place));
    }
    let gap = text.replace("Board 03=", "Bored 03=");
    assert_eq!(cut(Format::Dlm, gap.as_bytes())[0].2, "3");
    let wrong = text.replace("To board=12", "To board=1x");
    assert_eq!(cut(Format::Dlm, wrong.as_bytes())[0].1, Problem::BadValue);
    let outside = text.replace("To board=12", "To board=11");
    let told: Vec<Problem> =
        cut(Format::Dlm, outside.as_bytes()).into_iter().map(|(_, problem, _)| problem).collect();
    assert_eq!(told, [Problem::BadChecksum, Problem::NotKept], "the heading, then the board");
    for (format, record) in [(Format::Bri, 128), (Format::Dge, 128), (Format::Dup, 156)] {
        let bytes = write_games(format, &deals, &mut losses);
        assert_eq!(cut(format, &bytes), [], "{format:?}");
        for end in [record * 5 + 1, record * 6 - 1] {
            let told = cut(format, &bytes[..end]);
            assert_eq!((told[0].0, told[0].1), (6, Problem::Truncated), "{format:?} {end}");
        }
    }
    let bytes = write_games(Format::Dup, &deals, &mut losses);
    let truncated = (7, Problem::Truncated, "7–12".to_owned());
    assert_eq!(cut(Format::Dup, &bytes[..6 * 156]), [truncated]);
}

#[test]
fn results_of_a_match_are_kept_without_their_boards_and_contradictions_are_told() {
    let hands = "3SAKQ2HAK2DAK2CAK2,SJT98HQJTDQJTCQJT,S7654H9876D987C98,";
    let text = format!(
        "vg|Final,Segment 1,I,1,3,Team A,10,Team B,12|\n\
         rs|4SN=,4SN-1,3NTS+1,2HE=,avg,4SNx-1|\npn|a,b,c,d,e,f,g,h|\n\
         qx|o1|md|{hands}|sv|o|mb|1C|mb|d|mb|p|mb|p|mb|p|pg||mc|11|\n\
         qx|c1|md|{hands}|sv|o|mb|4S|mb|p|mb|p|mb|p|mc|10|\n"
    );
    let reads = read_games(Format::Lin, text.as_bytes()).unwrap();
    let told: Vec<_> = reads
        .iter()
        .flat_map(|read| &read.complaints)
        .map(|one| (one.place.line, one.place.column, one.problem, &*one.found))
        .collect();
    assert_eq!(
        told,
        [
            (2, 4, Problem::BadContract, "4SN="),
            (2, 9, Problem::BadResult, "4SN-1"),
            (2, 27, Problem::BadValue, "avg")
        ]
    );
    let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
    let said =
        |tag: &str| games.iter().map(|game| game.known(tag).unwrap_or("-").to_owned()).collect::<Vec<_>>();
    assert_eq!(said("Board"), ["1", "1", "2", "2", "3", "3"]);
    assert_eq!(said("Room"), ["Open", "Closed", "Open", "Closed", "Open", "Closed"]);
    assert_eq!(said("Contract"), ["1CX", "4S", "3NT", "2H", "-", "4SX"]);
    assert_eq!(said("Declarer"), ["N", "N", "S", "E", "-", "N"]);
    assert_eq!(said("Result"), ["11", "10", "10", "8", "-", "9"]);
    let mut losses = Losses::default();
    let written = String::from_utf8(write_games(Format::Lin, &games, &mut losses)).unwrap();
    assert_eq!(losses.iter().map(|loss| loss.what.to_string()).collect::<Vec<_>>(), Vec::<String>::new());
    assert!(written.contains("rs|4SN=,4SN-1,3NS+1,2HE=,avg,4SNx-1|"), "{written}");
    assert_eq!(written.matches("qx|").count(), 2, "{written}");
    let pbn = write_games(Format::Pbn, &games, &mut losses);
    let again: Vec<Game> = read_games(Format::Pbn, &pbn).unwrap().into_iter().map(|read| read.game).collect();
    assert_eq!(String::from_utf8(write_games(Format::Lin, &again, &mut losses)).unwrap(), written);
}

#[test]
fn what_a_match_says_cannot_blow_up_a_file() {
    let text = format!("vg|{}|\n{}", "x".repeat(500_000), "md||".repeat(100_000));
    assert!(read_games(Format::Lin, text.as_bytes()).unwrap_err().to_string().contains("too large"));
    let boards = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD>".repeat(100_000);
    let event = "x".repeat(500_000);
    let text =
        format!("<USEBIO><EVENT><EVENT_DESCRIPTION>{event}</EVENT_DESCRIPTION>{boards}</EVENT></USEBIO>");
    assert!(read_games(Format::Usebio, text.as_bytes()).unwrap_err().to_string().contains("too large"));
    let cell = |at: u32| format!("<C{at}>1</C{at}>");
    let wide: String = (0..900).map(cell).collect();
    let lines = "<TRAVELLER_LINE><SCORE>1</SCORE></TRAVELLER_LINE>".repeat(20_000);
    let text = format!("<USEBIO><BOARD><TRAVELLER_LINE>{wide}</TRAVELLER_LINE>{lines}</BOARD></USEBIO>");
    let reads = read_games(Format::Usebio, text.as_bytes()).unwrap();
    assert_eq!(reads[0].complaints[0].problem, Problem::NotKept);
}

#[test]
fn the_length_of_a_file_is_no_reason_to_refuse_it() {
    let text = format!("<USEBIO><EVENT>{}</EVENT></USEBIO>", "<X/>".repeat(500_100));
    assert_eq!(read_games(Format::Usebio, text.as_bytes()).unwrap().len(), 1);
    let text = format!("<USEBIO><PARTICIPANTS>{}</PARTICIPANTS></USEBIO>", "<X/>".repeat(500_100));
    let refused = read_games(Format::Usebio, text.as_bytes()).unwrap_err().to_string();
    assert!(refused.contains("number of elements too large"), "{refused}");
}

fn suits(first: usize) -> String {
    let order = ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"];
    let hand = |(at, seat): (usize, &str)| {
        let suit = order[(first + at) % 4];
        format!("<HAND><DIRECTION>{seat}</DIRECTION><{suit}>AKQJT98765432</{suit}></HAND>")
    };
    ["North", "East", "South", "West"].into_iter().enumerate().map(hand).collect()
}

#[test]
fn hands_of_usebio_belong_to_the_boards_of_their_own_session() {
    let set = |boards: &[(u32, usize)]| {
        let one = |(number, first): &(u32, usize)| {
            format!("<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{}</BOARD>", suits(*first))
        };
        format!("<HANDSET>{}</HANDSET>", boards.iter().map(one).collect::<String>())
    };
    let board = |number: u32, score: u32| {
        format!(
            "<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>\
             <SCORE>{score}</SCORE></TRAVELLER_LINE></BOARD>"
        )
    };
    let check = |body: &str, north: &[&str], problems: &[Problem]| {
        let text = format!("<USEBIO><EVENT>{body}</EVENT></USEBIO>");
        let reads = read_games(Format::Usebio, text.as_bytes()).unwrap();
        let told: Vec<_> = reads.iter().flat_map(|read| &read.complaints).map(|one| one.problem).collect();
        assert_eq!(told, problems, "{body}");
        let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
        let suit = |game: &Game| {
            let deal =
                game.known("Deal").map(|value| value[2..].split(' ').next().unwrap_or_default().to_owned());
            deal.map_or("-", |hand| ["C", "D", "H", "S"][3 - hand.find('A').unwrap()])
        };
        assert_eq!(games.iter().map(suit).collect::<Vec<_>>(), north, "{body}");
        let again = write_games(Format::Usebio, &games, &mut Losses::default());
        let again = read_games(Format::Usebio, &again).unwrap();
        assert_eq!(again.iter().map(|read| suit(&read.game)).collect::<Vec<_>>(), north, "{body}");
    };
    let (one, two) = (board(1, 100), board(1, 200));
    let (clubs, diamonds) = (set(&[(1, 0)]), set(&[(1, 1)]));
    let sessions = format!("<SESSION>{one}{clubs}</SESSION><SESSION>{two}{diamonds}</SESSION>");
    check(&sessions, &["C", "D"], &[]);
    check(&format!("<SESSION>{clubs}{one}</SESSION><SESSION>{two}</SESSION>"), &["C", "-"], &[]);
    check(&format!("<SESSION>{one}</SESSION><SESSION>{two}</SESSION>{clubs}"), &["C", "C"], &[]);
    let beside = format!("<SESSION>{one}</SESSION><SESSION>{two}</SESSION>{clubs}{diamonds}");
    check(&beside, &["C", "D"], &[Problem::AmbiguousHands]);
    check(&format!("{one}{clubs}{diamonds}"), &["-", "C", "D"], &[Problem::AmbiguousHands]);
    check(&format!("{one}{}", set(&[(1, 0), (1, 0), (2, 1)])), &["C", "D"], &[]);
    let inside = board(1, 100).replace("<TRAVELLER", &format!("{}<TRAVELLER", suits(0)));
    check(&format!("{inside}{clubs}"), &["C"], &[]);
}

#[test]
fn a_section_is_named_before_or_after_its_boards() {
    let text = "<USEBIO><EVENT><SECTION><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD><SECTION_ID>B</SECTION_ID>\
        <BOARD><BOARD_NUMBER>2</BOARD_NUMBER></BOARD></SECTION></EVENT></USEBIO>";
    let reads = read_games(Format::Usebio, text.as_bytes()).unwrap();
    assert_eq!(
        reads.iter().map(|read| read.game.known("Section")).collect::<Vec<_>>(),
        [Some("B"), Some("B")]
    );
}

#[test]
fn an_old_database_is_refused_with_the_reason() {
    assert!(
        Format::of("club.BWS".as_ref()).unwrap_err().to_string().starts_with("BWS databases are not read")
    );
    assert!(Format::of("club".as_ref()).unwrap_err().to_string().contains(".pbn, .lin, .bri"));
}
