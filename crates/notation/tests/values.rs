//! Bad values are told of in every format, with their places.

use openroom_notation::loss::{Losses, Lost};
use openroom_notation::{Format, Place, Problem, Severity, read_games, write_games};

fn faults(format: Format, text: &str) -> Vec<(Place, Problem, String)> {
    let reads = read_games(format, text.as_bytes()).unwrap();
    let all = reads.into_iter().flat_map(|read| read.complaints);
    let faults = all.filter(|complaint| complaint.severity() == Severity::Fault);
    faults.map(|complaint| (complaint.place, complaint.problem, complaint.found.to_string())).collect()
}

#[test]
fn cells_of_csv_are_checked_where_they_stand() {
    let text = "Board,Dealer,Vulnerable,Deal,Contract\nabc,Q,maybe,N:AAA... - - -,\"9ZZ\"\n";
    let found: Vec<(u32, u32, Problem)> = faults(Format::Csv, text)
        .into_iter()
        .map(|(place, problem, _)| (place.line, place.column, problem))
        .collect();
    assert_eq!(
        found,
        [
            (2, 1, Problem::BadValue),
            (2, 5, Problem::BadValue),
            (2, 7, Problem::BadValue),
            (2, 16, Problem::RepeatedCard),
            (2, 29, Problem::BadValue),
        ]
    );
}

#[test]
fn results_calls_and_scores_of_csv_are_checked() {
    let text = "Dealer,Contract,Declarer,Result,Auction\nN,3NT,N,99,N: 1C 1C\n";
    let found = faults(Format::Csv, text);
    let at = |column| found.iter().find(|(place, ..)| *place == Place::new(2, column));
    assert_eq!(at(9).map(|(_, problem, _)| *problem), Some(Problem::BadValue), "{found:?}");
    assert_eq!(at(18).map(|(_, problem, _)| *problem), Some(Problem::IllegalCall), "{found:?}");
    let scores = "Board,ScoreTable:Contract,ScoreTable:Result\n1,3NT,9\n1,9ZZ,99\n";
    let found: Vec<(u32, u32, String)> = faults(Format::Csv, scores)
        .into_iter()
        .map(|(place, _, found)| (place.line, place.column, found))
        .collect();
    assert_eq!(found, [(3, 3, "9ZZ".to_owned()), (3, 7, "99".to_owned())]);
}

const EVENT: &str = "<USEBIO Version=\"1.2\">\n<EVENT EVENT_TYPE=\"MP_PAIRS\">\n<DATE>yesterday</DATE>\n<BOARD>\n\
    <BOARD_NUMBER>../../etc</BOARD_NUMBER>\n<TRAVELLER_LINE>\n<CONTRACT>9ZZ</CONTRACT>\n<TRICKS>99</TRICKS>\n\
    </TRAVELLER_LINE>\n</BOARD>\n<BOARD>\n<BOARD_NUMBER>2</BOARD_NUMBER>\n</BOARD>\n</EVENT>\n</USEBIO>\n";

#[test]
fn elements_of_usebio_are_checked_where_they_stand() {
    let found: Vec<(u32, u32, String)> = faults(Format::Usebio, EVENT)
        .into_iter()
        .map(|(place, _, found)| (place.line, place.column, found))
        .collect();
    let expected = [(3, 7, "yesterday"), (5, 15, "../../etc"), (7, 11, "9ZZ"), (8, 9, "99")];
    assert_eq!(found, expected.map(|(line, column, found)| (line, column, found.to_owned())));
}

#[test]
fn the_kind_of_an_event_has_its_own_word_and_comes_back() {
    for (word, kind, kept) in [
        ("MP_PAIRS", Some("Pairs"), true),
        ("SWISS_TEAMS", Some("Teams"), true),
        ("INDIVIDUAL", Some("Individuals"), false),
        ("PAIRS", Some("Pairs"), false),
        ("KO", None, true),
    ] {
        let reads = read_games(Format::Usebio, EVENT.replace("MP_PAIRS", word).as_bytes()).unwrap();
        let games: Vec<_> = reads.into_iter().map(|read| read.game).collect();
        assert_eq!(games[0].known("Competition"), kind);
        assert_eq!(games[0].known("USEBIO_EVENT_TYPE"), kept.then_some(word));
        let pbn = write_games(Format::Pbn, &games, &mut Losses::default());
        let games: Vec<_> =
            read_games(Format::Pbn, &pbn).unwrap().into_iter().map(|read| read.game).collect();
        let again = write_games(Format::Usebio, &games, &mut Losses::default());
        let again = String::from_utf8(again).unwrap();
        assert!(again.contains(&format!("<EVENT EVENT_TYPE=\"{word}\">")), "{again}");
        assert!(!again.contains("<EVENT_TYPE>"), "{again}");
    }
}

#[test]
fn losses_count_games() {
    let text = "[Board \"1\"]\n[ScoreTable \"Contract;Odd\"]\n3NT a\n4S b\n2C c\n\n\
                [Board \"2\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S ^I 1C ^I 1D Pass Pass Pass\n";
    let games: Vec<_> =
        read_games(Format::Pbn, text.as_bytes()).unwrap().into_iter().map(|read| read.game).collect();
    for (format, what) in [
        (Format::Usebio, "ScoreTable column Odd"),
        (Format::Bridgemate, "scores without contract, declarer, tricks and pairs"),
        (Format::Lin, "marks of irregularities in the auction"),
    ] {
        let mut losses = Losses::default();
        write_games(format, &games, &mut losses);
        let count = losses.iter().find(|loss| loss.what.to_string() == what).map(|loss| loss.games);
        assert_eq!(count, Some(1), "{format:?} {what}");
    }
}

#[test]
fn a_mark_before_all_pass_is_a_complaint() {
    let found = faults(Format::Pbn, "[Dealer \"N\"]\n[Auction \"N\"]\n1S ^I AP\n");
    assert_eq!(found, [(Place::new(3, 4), Problem::BadMark, "^I".to_owned())]);
}

#[test]
fn a_file_of_bytes_of_nought_is_not_called_empty() {
    let said = |bytes: &[u8]| read_games(Format::Pbn, bytes).unwrap_err().to_string();
    assert!(said(&[0; 100]).contains("something else than bytes of nought"));
    assert!(said(b" \n").contains("not empty"));
}

#[test]
fn no_line_of_a_tag_grows_past_the_limit() {
    let text = include_bytes!("data/pbn/correct_10.pbn");
    let games: Vec<_> = read_games(Format::Pbn, text).unwrap().into_iter().map(|read| read.game).collect();
    let written = write_games(Format::Pbn, &games, &mut Losses::default());
    let written: String = written.into_iter().map(char::from).collect();
    assert!(written.lines().any(|line| line.starts_with("[Event\"An extremely long line")));
    assert_eq!(written.lines().map(|line| line.chars().count()).max(), Some(254));
}

#[test]
fn calls_in_brackets_come_back_as_they_stood() {
    let text = "qx|o1|md|3SAKQHAKQDAKQCAKQJ,S2345H2345D2345C2,S6789H678D678C678,|sv|o|mb|p1s(x)ppp|pg||\n";
    let reads = read_games(Format::Lin, text.as_bytes()).unwrap();
    assert!(reads[0].complaints.iter().any(|complaint| complaint.problem == Problem::BadCall));
    let games: Vec<_> = reads.into_iter().map(|read| read.game).collect();
    let pbn = write_games(Format::Pbn, &games, &mut Losses::default());
    let games: Vec<_> = read_games(Format::Pbn, &pbn).unwrap().into_iter().map(|read| read.game).collect();
    let mut losses = Losses::default();
    let again = String::from_utf8(write_games(Format::Lin, &games, &mut losses)).unwrap();
    assert!(again.contains("mb|p1s(x)ppp|"), "{again}");
    assert!(!losses.contains(&Lost::WordsOfAuction));
}

#[test]
fn the_check_of_a_deal_files_heading_is_looked_at() {
    let text = String::from_utf8(include_bytes!("data/deals/big-deal.dlm").to_vec()).unwrap();
    assert!(faults(Format::Dlm, &text).is_empty());
    let found = faults(Format::Dlm, &text.replace("Checksum=3", "Checksum=77"));
    assert_eq!(found, [(Place::new(10, 10), Problem::BadChecksum, "77".to_owned())]);
    let games = read_games(Format::Dlm, text.as_bytes()).unwrap();
    let games: Vec<_> = games.into_iter().map(|read| read.game).collect();
    let own = write_games(Format::Dlm, &games, &mut Losses::default());
    assert!(faults(Format::Dlm, &String::from_utf8(own).unwrap()).is_empty());
}
