//! What a format cannot hold is listed, and what a file has that is wrong is said.

use openroom_notation::pbn::Game;
use openroom_notation::{Format, GamesWriter, Problem, ReadError, read_games};

use crate::conversion::{DEAL, convert, games, problems, read};

fn played(declarer: &str, leader: &str, end: &str) -> String {
    let play = match leader {
        "E" => "HT H6 H3 HA\nS8 S4 S3 SA",
        _ => "H3 HA HT H6\nS3 SA S8 S4",
    };
    format!(
        "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"{DEAL}\"]\n[Declarer \"{declarer}\"]\n\
         [Contract \"1S\"]\n[Result \"8\"]\n[Auction \"N\"]\n1S Pass Pass Pass\n[Play \"{leader}\"]\n{play}\n{end}\n"
    )
}

#[test]
fn a_swapped_declarer_is_lost_in_lin_and_the_play_with_him() {
    let (text, lost) = convert(&games(Format::Pbn, &played("^S", "W", "*")), Format::Lin);
    assert_eq!(lost, ["Declarer as it stands", "Play"]);
    assert!(!text.contains("pc|"), "{text}");
    let (_, lost) = convert(&games(Format::Pbn, &played("N", "E", "*")), Format::Lin);
    assert_eq!(lost, [""; 0]);
}

#[test]
fn tricks_and_cards_without_a_contract_are_not_written_as_lin() {
    let without = |tag: &str, text: String| {
        let from = text.find(tag).unwrap();
        let end = text[from + 1..].find('[').map_or(text.len(), |at| from + 1 + at);
        [&text[..from], &text[end..]].concat()
    };
    let result = without("[Play", without("[Auction", played("N", "E", "*")));
    let (text, lost) = convert(&games(Format::Pbn, &result), Format::Lin);
    assert_eq!(lost, ["Contract", "Declarer", "Result"]);
    assert!(!text.contains("mc|"), "{text}");
    assert_eq!(problems(&read(Format::Lin, &text)), []);

    let played_without_calls = without("[Auction", played("N", "E", "*"));
    let (text, lost) = convert(&games(Format::Pbn, &played_without_calls), Format::Lin);
    assert_eq!(lost, ["Contract", "Declarer", "Play", "Result"]);
    assert_eq!(problems(&read(Format::Lin, &text)), []);

    // The list of a match says the contract instead of the calls.
    let room = format!("{played_without_calls}[Room \"Open\"]\n");
    let (text, lost) = convert(&games(Format::Pbn, &room), Format::Lin);
    assert_eq!(lost, [""; 0], "{text}");
    let again = read(Format::Lin, &text);
    assert_eq!(problems(&again), [], "{text}");
    assert_eq!((again[0].game.known("Contract"), again[0].game.known("Result")), (Some("1S"), Some("8")));
}

#[test]
fn an_unfinished_play_comes_back_unfinished() {
    let unfinished = played("N", "E", "+").replace("[Result \"8\"]\n", "");
    let (text, lost) = convert(&games(Format::Pbn, &unfinished), Format::Lin);
    assert_eq!(lost, [""; 0]);
    let (text, _) = convert(&games(Format::Lin, &text), Format::Pbn);
    assert!(text.contains("\n+\n") || text.contains("- +"), "{text}");
    assert!(!text.contains('*'), "{text}");
    let (_, lost) = convert(&games(Format::Pbn, &played("N", "E", "+")), Format::Lin);
    assert_eq!(lost, ["Play as it stands"]);
}

#[test]
fn strokes_and_commas_are_lost_in_lin() {
    let text = played("N", "E", "*") + "[North \"A|B\"]\n[South \"C,D\"]\n";
    let text = text.replace("Pass Pass Pass", "=1= Pass Pass Pass {x|y}\n[Note \"1:a|b\"]");
    let (_, lost) = convert(&games(Format::Pbn, &text), Format::Lin);
    assert_eq!(
        lost,
        ["Auction as it stands", "North as it stands", "South as it stands", "comments as they stand"]
    );
}

#[test]
fn a_board_number_that_is_no_number_is_lost_in_deal_files() {
    let text = format!("[Board \"abc\"]\n[Deal \"{DEAL}\"]\n");
    for format in [Format::Bri, Format::Dge, Format::Dup, Format::Dlm] {
        assert_eq!(convert(&games(Format::Pbn, &text), format).1, ["board numbers that are no numbers"]);
    }
}

#[test]
fn who_played_is_a_seat_in_usebio() {
    let (text, lost) = convert(&games(Format::Pbn, &played("^S", "W", "*")), Format::Usebio);
    assert!(text.contains("<PLAYED_BY>S</PLAYED_BY>"), "{text}");
    assert!(lost.contains(&"marks of swapped declarers".to_owned()), "{lost:?}");
}

#[test]
fn columns_of_csv_are_kept_or_complained_about() {
    let reads = read(Format::Csv, "Board,Board,Name with space,a]b,'=Bad\n1,2,x,y,z\n");
    let game = &reads[0].game;
    assert_eq!((game.value("Board"), game.value("Board_2")), (Some("1"), Some("2")));
    assert_eq!(game.value("Namewithspace"), Some("x"));
    assert_eq!(
        problems(&reads),
        [Problem::RepeatedTag, Problem::BadColumn, Problem::BadColumn, Problem::BadColumn]
    );
    assert_eq!(problems(&read(Format::Csv, "Board,West\n1,a\n2\n")), [Problem::MissingCell]);
    assert_eq!(problems(&read(Format::Csv, "Board,West\n1,a,b\n")), [Problem::BadRecord]);
    assert_eq!(problems(&read(Format::Csv, "Dealer,Auction\nN,N: 1S [x Pass\n")), [Problem::BadCall]);
    assert!(matches!(read_games(Format::Csv, b"Board,West\n"), Err(ReadError::NotThisFormat { .. })));
    assert!(matches!(read_games(Format::Csv, &[0; 1000]), Err(ReadError::NotThisFormat { .. })));
    assert!(problems(&read(Format::Csv, "Board\0,West\n1,\0\n")).contains(&Problem::BadCharacter));
}

#[test]
fn a_long_text_is_not_repeated_on_each_row_of_scores() {
    let rows = (1..=300).map(|row| format!("{row} 1\n")).collect::<Vec<_>>().concat();
    let event = "x".repeat(100_000);
    let text = format!("[Event \"{event}\"]\n[Board \"1\"]\n[ScoreTable \"PairId_NS;MP_NS\"]\n{rows}");
    let before = games(Format::Pbn, &text);
    let (csv, lost) = convert(&before, Format::Csv);
    assert!(csv.len() < 200_000, "{}", csv.len());
    assert_eq!(lost, [""; 0]);
    let again = games(Format::Csv, &csv);
    assert_eq!(again.len(), 1);
    assert_eq!(
        again[0].clone().placeless().tag("ScoreTable"),
        before[0].clone().placeless().tag("ScoreTable")
    );
}

#[test]
fn cards_without_a_contract_are_kept() {
    let text = "st||md|1S2,,,|mb|AP|pc|SA|pc|S2|mc|9|pg||";
    let reads = read(Format::Lin, text);
    assert_eq!(problems(&reads), [Problem::BadCall, Problem::BadContract]);
    let (written, _) = convert(&[reads[0].game.clone()], Format::Lin);
    for command in ["pc|SA|", "pc|S2|", "mc|9|"] {
        assert!(written.contains(command), "{written}");
    }
    let (pbn, _) = convert(&[reads[0].game.clone()], Format::Pbn);
    assert!(pbn.contains("%LIN pc|SA"), "{pbn}");
}

#[test]
fn characters_that_are_not_of_the_encoding_are_complained_about() {
    let xml = |encoding: &str| {
        let head = format!("<?xml version=\"1.0\"{encoding}?>\n<USEBIO><EVENT><EVENT_DESCRIPTION>caf");
        let text = [head.as_bytes(), b"\xE9</EVENT_DESCRIPTION></EVENT></USEBIO>\n"].concat();
        problems(&read_games(Format::Usebio, &text).unwrap())
    };
    assert_eq!(xml(" encoding=\"UTF-8\""), [Problem::BadCharacter]);
    assert_eq!(xml(""), [Problem::BadCharacter]);
    assert_eq!(xml(" encoding='ISO-8859-1'"), []);
    let lin = [b"\xEF\xBB\xBFpn|caf".as_slice(), b"\xE9,,,|st||md|1S2,,,|"].concat();
    assert_eq!(problems(&read_games(Format::Lin, &lin).unwrap()), [Problem::BadCharacter]);
    for format in Format::ALL {
        assert!(read_games(format, &vec![0; 100_000]).is_err(), "{format:?}");
    }
}

#[test]
fn a_room_is_lost_in_lin_where_not_every_board_has_one() {
    let room = format!("[Board \"1\"]\n[Deal \"{DEAL}\"]\n[Room \"Open\"]\n");
    let both = format!("{room}\n[Board \"2\"]\n[Deal \"{DEAL}\"]\n");
    assert_eq!(convert(&games(Format::Pbn, &both), Format::Lin).1, ["Room"]);
    assert_eq!(convert(&games(Format::Pbn, &room), Format::Lin).1, [""; 0]);
}

#[test]
fn a_match_of_lin_has_one_title() {
    let board = |board: u8, event: &str| {
        format!("[Event \"{event}\"]\n[Board \"{board}\"]\n[Deal \"{DEAL}\"]\n[Room \"Open\"]\n\n")
    };
    let one = board(1, "Cup") + &board(2, "Cup");
    assert_eq!(convert(&games(Format::Pbn, &one), Format::Lin).1, [""; 0]);
    let two = board(1, "Cup") + &board(2, "League");
    assert_eq!(convert(&games(Format::Pbn, &two), Format::Lin).1, ["Event"]);
}

#[test]
fn a_room_of_lin_may_have_a_label_behind_its_number() {
    let text = "vg|Cup,Final,I,1,2,A,0,B,0|\nrs|,,2HE=,|\n\
                qx|o1,BOARD 1|md|3SAKQ2H345DT98C765,SJT9HAKQDAKQCAKQJ,S876H6789DJ765C98,|mb|p|mb|p|mb|p|mb|p|\n\
                qx|c,BOARD 1|md|3SAKQ2H345DT98C765,SJT9HAKQDAKQCAKQJ,S876H6789DJ765C98,|mb|p|mb|p|mb|p|mb|p|\n\
                qx|o2,The last|\n";
    let games = games(Format::Lin, text);
    let boards: Vec<_> = games.iter().map(|game| (game.known("Room"), game.known("Board"))).collect();
    assert_eq!(boards, [("Open", "1"), ("Closed", "1"), ("Open", "2")].map(|(a, b)| (Some(a), Some(b))));
    assert_eq!(games[2].known("Contract"), Some("2H"));
    let (lin, lost) = convert(&games, Format::Lin);
    assert_eq!(lost, [""; 0]);
    assert!(lin.contains("ah|The last|"), "{lin}");
}

#[test]
fn quotes_within_an_element_of_a_table_are_kept() {
    let text =
        "[Board \"1\"]\n[ScoreTable \"PairId_NS;Names\"]\n1 \"Ann \\\"Ace\\\" Lee\"\n2 \"c:\\\\x y\"\n";
    let reads = read(Format::Pbn, text);
    assert_eq!(problems(&reads), []);
    let before = games(Format::Pbn, text);
    let rows = |game: &Game| {
        let table = openroom_notation::pbn::Table::of(game.tag("ScoreTable").unwrap()).unwrap();
        table.rows.iter().map(|row| row.join("|")).collect::<Vec<_>>()
    };
    assert_eq!(rows(&before[0]), ["1|Ann \"Ace\" Lee", "2|c:\\x y"]);
    for format in [Format::Pbn, Format::Csv] {
        let (written, lost) = convert(&before, format);
        assert_eq!(lost, [""; 0], "{format:?}");
        assert_eq!(rows(&games(format, &written)[0]), rows(&before[0]), "{written}");
    }
}

#[test]
fn the_title_of_a_match_says_nothing_that_a_board_did_not() {
    let staged = format!("[Board \"1\"]\n[Stage \"Final\"]\n[Deal \"{DEAL}\"]\n[Room \"Open\"]\n\n");
    let plain = format!("[Board \"2\"]\n[Deal \"{DEAL}\"]\n[Room \"Open\"]\n\n");
    for text in [staged.clone() + &plain, plain.clone() + &staged] {
        let (lin, lost) = convert(&games(Format::Pbn, &text), Format::Lin);
        assert_eq!(lost, ["Stage"]);
        for read in read(Format::Lin, &lin) {
            assert_eq!((read.game.known("Stage"), read.game.known("Scoring")), (None, None), "{lin}");
        }
    }
    let butler = plain.replace("[Room", "[Scoring \"Butler\"]\n[Room");
    assert_eq!(convert(&games(Format::Pbn, &butler), Format::Lin).1, ["Scoring"]);
}

#[test]
fn the_table_of_a_game_is_a_column_of_csv() {
    let text = "[Board \"1\"]\n[Table \"7\"]\n[ScoreTable \"Table;PairId_NS\"]\n3 1\n4 2\n";
    let before = games(Format::Pbn, text);
    let (csv, lost) = convert(&before, Format::Csv);
    assert_eq!(lost, [""; 0]);
    let again = read(Format::Csv, &csv);
    assert_eq!(problems(&again), []);
    assert_eq!(again[0].game.known("Table"), Some("7"));
    let placeless = again[0].game.clone().placeless();
    assert_eq!(placeless.tag("ScoreTable"), before[0].clone().placeless().tag("ScoreTable"));
    assert_eq!(problems(&read(Format::Csv, "Board,ScoreTable,Note\n1,x,y\n")), [Problem::NotKept; 2]);
}

#[test]
fn a_tab_in_a_cell_is_told() {
    let reads = read(Format::Csv, "Board,North\n1,\"Ann\tB\"\n");
    assert_eq!(reads[0].game.value("North"), Some("Ann B"));
    assert_eq!(problems(&reads), [Problem::NotKept]);
}

#[test]
fn widths_of_columns_are_listed_where_they_are_lost() {
    let text = "[Board \"1\"]\n[ScoreTable \"PairId_NS\\2R;-MP_NS\"]\n 1 3\n";
    for format in [Format::Csv, Format::Usebio] {
        let (_, lost) = convert(&games(Format::Pbn, text), format);
        assert_eq!(lost, ["widths and order of ScoreTable columns"], "{format:?}");
    }
}

#[test]
fn empty_places_of_a_deal_file_are_no_games() {
    let board = |board: u8| format!("[Board \"{board}\"]\n[Deal \"{DEAL}\"]\n\n");
    let (text, lost) = convert(&games(Format::Pbn, &(board(1) + &board(5))), Format::Dlm);
    assert_eq!(lost, [""; 0]);
    let reads = read(Format::Dlm, &text);
    let numbers: Vec<_> = reads.iter().map(|read| read.game.known("Board")).collect();
    assert_eq!(numbers, [Some("1"), Some("5")]);
    assert_eq!(problems(&reads), [Problem::NotKept; 3]);
}

#[test]
fn an_auction_or_play_cut_off_is_told_with_its_place() {
    let whole = played("N", "E", "*");
    assert_eq!(problems(&read(Format::Pbn, &whole)), []);
    let cut = |at: &str| {
        let text = &whole[..whole.find(at).unwrap() + at.len()];
        let reads = read(Format::Pbn, text);
        let unfinished = reads[0].complaints.iter().find(|one| one.problem == Problem::Unfinished);
        unfinished.map(|one| (one.place.line, one.place.column, one.found.to_string()))
    };
    assert_eq!(cut("HT H6 H3"), Some((11, 7, "H3".to_owned())));
    assert_eq!(cut("HT H6 H3 HA\nS8"), Some((12, 1, "S8".to_owned())));
    assert_eq!(cut("1S Pass"), Some((9, 4, "Pass".to_owned())));
    assert_eq!(cut("[Auction \"N\"]\n"), Some((8, 1, "Auction".to_owned())));
    assert_eq!(cut("[Result \"8\"]\n"), None);
    let table = |end: &str| {
        problems(&read(
            Format::Pbn,
            &format!("[Board \"1\"]\n[ScoreTable \"PairId_NS;MP_NS\"]\n1 3\n2 10{end}"),
        ))
    };
    assert_eq!(table("\n"), []);
    assert_eq!(table(""), [Problem::Unfinished]);
}

#[test]
fn a_lin_board_cut_off_is_told() {
    let board =
        format!("{}mb|1S|mb|p|mb|p|mb|p|", "st||md|3S7654H9876D987C98,S3H543D6543C76543,SAKQ2HAK2DAK2CAK2|");
    let said = |text: &str| problems(&read(Format::Lin, text));
    assert_eq!(said(&format!("{board}pc|HT|pc|H6|mc|10|")), []);
    assert_eq!(said(&format!("{board}pc|HT|pc|H6|")), [Problem::Unfinished]);
    assert_eq!(said(&board[..board.len() - 5]), [Problem::Unfinished]);
}

#[test]
fn boards_past_ten_thousand_and_columns_past_a_thousand_are_listed() {
    let mut game = games(Format::Pbn, &format!("[Board \"1\"]\n[Deal \"{DEAL}\"]\n")).remove(0);
    let many: Vec<Game> = (1..=10_002_u32)
        .map(|board| {
            game.set("Board", board.to_string());
            game.clone()
        })
        .collect();
    assert!(convert(&many, Format::Bri).1.contains(&"boards past 10000".to_owned()));
    let mut wide = Game::default();
    (0..1_200).for_each(|tag| wide.set(format!("X{tag}"), "1"));
    assert!(convert(&[wide], Format::Csv).1.contains(&"columns past 1000".to_owned()));
}

#[test]
fn the_export_format_has_one_spelling_and_one_order() {
    let text = format!(
        "[Stage \"C:\\\\x\"]\n[Board \"1\"]\n[Dealer \"n\"]\n[Deal \"{DEAL}\"]\n[Declarer \"s\"]\n[Contract \"3ntx\"]\n\
         [Result \"EW 4\"]\n[Stage \"Other\"]\n[Auction \"n\"]\n1NT $200 !! =1= Pass 3nt Pass\nPass X AP\n[Note \"1:strong\"]\n\
         [Play \"w\"]\nS3 SA\n*\n[ScoreTable \"PairId_NS\\3R\"]\n  1\n[ActionTable \"Call\"]\nX\n"
    );
    let (written, lost) = convert(&games(Format::Pbn, &text), Format::Pbn);
    assert_eq!(lost, [""; 0]);
    let lines = [
        "[Dealer \"N\"]",
        "[Declarer \"S\"]",
        "[Contract \"3NTX\"]",
        "[Result \"9\"]",
        "[Stage \"C:\\\\x\"]",
        "{Stage \"Other\"}",
        "[Auction \"N\"]",
        "1NT =1= $3 $200 Pass 3NT Pass",
        "[Play \"W\"]",
        "[ActionTable \"Call\"]",
        "[ScoreTable \"PairId_NS\\3R\"]",
    ];
    let mut rest = written.as_str();
    for line in lines {
        let at = rest.find(line).unwrap_or_else(|| panic!("{line} in its place\n{written}"));
        rest = &rest[at..];
    }
    assert_eq!(convert(&games(Format::Pbn, &written), Format::Pbn).0, written);
}

const OTHER: &str = "N:JT98.QJT.QJT.QJT AKQ2.AK2.AK2.AK2 7654.9876.987.98 3.543.6543.76543";

fn dealt(number: u32, more: &str) -> String {
    let deal = if number.is_multiple_of(2) { OTHER } else { DEAL };
    format!("[Board \"{number}\"]\n[Deal \"{deal}\"]\n{more}\n")
}

/// The numbers of boards in the order in which they come back, and what was lost.
fn back(text: &str, to: Format) -> (Vec<String>, Vec<String>) {
    let (text, lost) = convert(&games(Format::Pbn, text), to);
    let numbers = games(to, &text).into_iter().map(|game| game.known("Board").unwrap_or_default().to_owned());
    (numbers.collect(), lost)
}

#[test]
fn games_that_become_one_in_csv_are_listed() {
    let scored =
        |tricks: u8| dealt(1, &format!("[ScoreTable \"Contract;Declarer;Result\"]\n1NT N {tricks}\n"));
    let (numbers, lost) = back(&[scored(7), scored(8)].concat(), Format::Csv);
    assert_eq!(numbers, ["1"]);
    assert_eq!(lost, ["where a game ends whose next one differs in its scores alone"]);
    let (numbers, lost) = back(&[scored(7), dealt(2, ""), scored(8)].concat(), Format::Csv);
    assert_eq!(numbers, ["1", "2", "1"]);
    assert_eq!(lost, [""; 0]);
}

#[test]
fn games_that_vanish_are_counted() {
    let text = format!("[Event \"Club\"]\n[Room \"Open\"]\n\n{}", dealt(1, ""));
    let (_, lost) = convert(&games(Format::Pbn, &text), Format::Usebio);
    assert_eq!(lost, ["Room", "games of which nothing is left"]);
    let (_, lost) = convert(&games(Format::Pbn, &dealt(1, "")), Format::Bridgemate);
    assert!(lost.iter().any(|what| what == "games of which nothing is left"), "{lost:?}");
}

const ORDER: &str = "the order of the games";

#[test]
fn the_order_of_games_is_listed_where_it_is_lost() {
    let result = "[Declarer \"N\"]\n[Contract \"1NT\"]\n[Result \"7\"]\n";
    let hands_before_results = [dealt(1, ""), dealt(2, result), dealt(3, result)].concat();
    let (numbers, lost) = back(&hands_before_results, Format::Usebio);
    assert_eq!(numbers, ["2", "3", "1"]);
    assert!(lost.iter().any(|what| what == ORDER), "{lost:?}");
    let hands_after_results = [dealt(1, result), dealt(2, result), dealt(3, "")].concat();
    let (numbers, lost) = back(&hands_after_results, Format::Usebio);
    assert_eq!(numbers, ["1", "2", "3"]);
    assert!(lost.iter().all(|what| what != ORDER), "{lost:?}");
    let section = |name: &str| format!("[Section \"{name}\"]\n{result}");
    let sections = [dealt(1, &section("A")), dealt(2, &section("B")), dealt(3, &section("A"))].concat();
    let (numbers, lost) = back(&sections, Format::Usebio);
    assert_eq!(numbers, ["1", "3", "2"]);
    assert!(lost.iter().any(|what| what == ORDER), "{lost:?}");

    let backwards = [dealt(3, ""), dealt(2, "")].concat();
    let (numbers, lost) = back(&backwards, Format::Dlm);
    assert_eq!(numbers, ["2", "3"]);
    assert!(lost.iter().any(|what| what == ORDER), "{lost:?}");
    let (_, lost) = back(&[dealt(2, ""), dealt(3, "")].concat(), Format::Dlm);
    assert!(lost.iter().all(|what| what != ORDER), "{lost:?}");

    let room = "[Room \"Open\"]\n";
    let listed = |number: u32| format!("[Board \"{number}\"]\n{room}{result}\n");
    let (numbers, lost) = back(&[listed(1), dealt(2, room)].concat(), Format::Lin);
    assert_eq!(numbers, ["2", "1"]);
    assert!(lost.iter().any(|what| what == ORDER), "{lost:?}");
    let (numbers, lost) = back(&[dealt(2, room), listed(4), listed(3)].concat(), Format::Lin);
    assert_eq!(numbers, ["2", "3", "4"]);
    assert!(lost.iter().any(|what| what == ORDER), "{lost:?}");
    let (numbers, lost) = back(&[dealt(2, room), listed(3), listed(4)].concat(), Format::Lin);
    assert_eq!(numbers, ["2", "3", "4"]);
    assert!(lost.iter().all(|what| what != ORDER), "{lost:?}");
}

#[test]
fn what_would_take_ever_longer_is_refused() {
    let tags = |count: u32, value: &str| -> String {
        (0..count).map(|number| format!("[T{number} \"{value}\"]\n")).collect::<Vec<_>>().concat()
    };
    assert!(read_games(Format::Pbn, tags(4_000, "").as_bytes()).is_ok());
    let refused = |format, text: &str| {
        let read = read_games(format, text.as_bytes());
        assert!(matches!(read, Err(ReadError::TooLarge { .. })), "{:?}", read.map(|reads| reads.len()));
    };
    refused(Format::Pbn, &tags(4_001, ""));
    // Tags that hold for all games that follow, though they say nothing.
    let standing = tags(4_000, "##").replacen("[T2000", "\n[T2000", 1);
    assert!(read_games(Format::Pbn, format!("{standing}\n[Event \"\"]\n").as_bytes()).is_ok());
    refused(Format::Pbn, &format!("{standing}\n[More \"##\"]\n\n[Event \"\"]\n"));
    let columns = |count: usize| format!("{}\n1\n", vec!["a"; count].join(","));
    assert!(read_games(Format::Csv, columns(1_000).as_bytes()).is_ok());
    refused(Format::Csv, &columns(1_001));
}

#[test]
fn thousands_of_remarks_and_explanations_are_kept_in_their_order() {
    let said: Vec<String> = (0..3_000).map(|number| format!("remark{number}")).collect();
    for command in ["an", "nt"] {
        let remarks = said.iter().map(|text| format!("{command}|{text}|")).collect::<Vec<_>>().concat();
        let text = format!("md|1|mb|1S|{remarks}mb|ppp|");
        let (text, _) = convert(&games(Format::Lin, &text), Format::Pbn);
        let places: Vec<usize> =
            said.iter().skip(32).map(|remark| text.find(&format!("{{{remark}}}")).unwrap()).collect();
        assert!(places.is_sorted(), "{command}");
    }
}

#[test]
fn a_cell_with_a_space_before_a_formula_is_no_formula() {
    let (text, lost) = convert(&games(Format::Pbn, "[Event \" =1+1\"]\n[Site \" -5\"]\n"), Format::Csv);
    assert_eq!(lost, [""; 0]);
    assert!(text.contains("' =1+1"), "{text}");
    let back = games(Format::Csv, &text);
    assert_eq!((back[0].known("Event"), back[0].known("Site")), (Some(" =1+1"), Some(" -5")));
}

/// LIN gives calls without their players: after a skipped one each would be another's.
#[test]
fn a_skipped_player_costs_lin_the_auction_and_what_hangs_on_it() {
    let skipped =
        played("S", "W", "*").replace("1S Pass Pass Pass", "1H =1= ^S 1S Pass Pass Pass\n[Note \"1:five\"]");
    let (text, lost) = convert(&games(Format::Pbn, &skipped), Format::Lin);
    assert_eq!(lost, ["Auction", "Contract", "Declarer", "Note", "Play", "Result"]);
    assert!(!["mb|", "pc|", "mc|"].iter().any(|command| text.contains(command)), "{text}");
    assert_eq!(problems(&read(Format::Lin, &text)), []);
    // The list of a match says the contract by itself, so that the cards have their players.
    let listed = skipped.replace("[Dealer", "[Room \"Open\"]\n[Dealer");
    let (text, lost) = convert(&games(Format::Pbn, &listed), Format::Lin);
    assert_eq!(lost, ["Auction", "Note"]);
    let again = games(Format::Lin, &text).remove(0);
    assert_eq!(["Declarer", "Contract", "Result"].map(|tag| again.known(tag)), ["S", "1S", "8"].map(Some));
    assert_eq!(again.tag("Play").unwrap().effective(), "W");
}

#[test]
fn calls_after_the_end_of_an_auction_are_listed_where_they_are_lost() {
    let more = played("N", "E", "*").replace("1S Pass Pass Pass", "1S Pass Pass Pass 2S Pass");
    let (text, lost) = convert(&games(Format::Pbn, &more), Format::Lin);
    assert_eq!(lost, ["calls after the end of the auction"]);
    assert_eq!(text.matches("mb|").count(), 4);
}

/// Other readers take all before the first `pg||` for the heading, and part boards by `pn|`.
#[test]
fn a_match_of_lin_has_a_heading_of_its_own_and_every_other_board_its_players() {
    let board = played("N", "E", "*");
    let (text, _) = convert(&games(Format::Pbn, &board), Format::Lin);
    assert!(text.starts_with("pn|,,,|"), "{text}");
    let both =
        ["Open", "Closed"].map(|room| board.replace("[Dealer", &format!("[Room \"{room}\"]\n[Dealer")));
    let (text, _) = convert(&games(Format::Pbn, &both.join("\n")), Format::Lin);
    let (heading, boards) = text.split_once("|pg||\n").unwrap();
    assert!(!heading.contains("qx|") && boards.starts_with("qx|o1|"), "{text}");
    assert_eq!(games(Format::Lin, &text).len(), 2);
}

#[test]
fn a_passed_out_board_has_neither_declarer_nor_result() {
    let lin = "pn|a,b,c,d|st||md|1SAKQ2HAK2DAK2CAK2,SJT98HQJTDQJTCQJT,S7654H9876D987C98,|ah|Board 3|sv|e|mb|p|mb|p|mb|p|mb|p|pg||\n";
    let (text, lost) = convert(&games(Format::Lin, lin), Format::Pbn);
    assert_eq!(lost, [""; 0]);
    assert!(text.contains("[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n"), "{text}");
    assert_eq!(problems(&read(Format::Pbn, &text)), []);
}

#[test]
fn an_event_of_usebio_without_a_board_is_no_game() {
    let event = |inside: &str| {
        format!(
            "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"MP_PAIRS\"><EVENT_DESCRIPTION>x</EVENT_DESCRIPTION>{inside}</EVENT></USEBIO>"
        )
    };
    let reads = read(Format::Usebio, &event(""));
    assert!(reads.iter().all(|read| read.game.is_bare()));
    let standings = "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>1</PLACE></PAIR></PARTICIPANTS>";
    let reads = read(Format::Usebio, &event(standings));
    assert_eq!(problems(&reads), [Problem::NoBoards]);
    assert_eq!(reads[0].game.known("TotalScoreTable"), Some("PairId;Rank;Names"));
    let mut writer = GamesWriter::new(Format::Lin);
    writer.see(&reads[0].game);
    assert_eq!(writer.missing(), Some("at least one game"));
    let board = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD>";
    assert_eq!(problems(&read(Format::Usebio, &event(&format!("{standings}{board}")))), []);
}
