//! What a format cannot hold is listed, and what a file has that is wrong is said.

use openroom_notation::loss::Losses;
use openroom_notation::pbn::{Game, Read};
use openroom_notation::{Format, GamesWriter, Problem, ReadError, read_games};

const DEAL: &str = "N:AKQ2.AK2.AK2.AK2 JT98.QJT.QJT.QJT 7654.9876.987.98 3.543.6543.76543";

fn read(format: Format, text: &str) -> Vec<Read> {
    read_games(format, text.as_bytes()).unwrap()
}

fn games(format: Format, text: &str) -> Vec<Game> {
    read(format, text).into_iter().map(|read| read.game).collect()
}

/// Writes games as `convert` does: the text, and what is listed as lost.
fn convert(games: &[Game], to: Format) -> (String, Vec<String>) {
    let mut writer = GamesWriter::new(to);
    for game in games {
        writer.see(game);
    }
    let (mut out, mut losses) = (Vec::new(), Losses::default());
    let each = games.iter().map(|game| Ok::<_, std::io::Error>(game.clone()));
    writer.write(each, &mut out, &mut losses).unwrap();
    (String::from_utf8_lossy(&out).into_owned(), losses.iter().map(|loss| loss.what).collect())
}

fn problems(reads: &[Read]) -> Vec<Problem> {
    reads.iter().flat_map(|read| &read.complaints).map(|complaint| complaint.problem).collect()
}

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
    assert_eq!(problems(&read(Format::Csv, "Board,Auction\n1,N: 1S [x Pass\n")), [Problem::BadCall]);
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
    assert_eq!(again[0].tag("ScoreTable"), before[0].clone().placeless().tag("ScoreTable"));
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
