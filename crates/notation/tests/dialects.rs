//! Files in the shapes that other programs give them, and what comes back of them.

use openroom_notation::{Format, Problem};

use crate::conversion::{DEAL, convert, games, problems, read};

/// A board of a match with what commentators said while it went on: East deals, South declares.
const VUGRAPH: &str = "vg|Cup,Final,I,46,46,Herons,0,Storks,0|\nrs|3NS=,|\npn|a,b,c,d,e,f,g,h|pg||\n\
    qx|o46|st||md|4S7654H9876D987C98,S3H543D6543C76543,SAKQ2HAK2DAK2CAK2,SJT98HQJTDQJTCQJT|sv|o|\
    nt|hello|mb|p|mb|1S|nt|light|mb|p|mb|2C!|nt|asks|mb|p|mb|3N|mb|p|mb|p|mb|p|nt|all over|pg||\
    pc|S3|nt|a lead|pc|S2|pc|SJ|nt|third hand|pc|S4|pg||nt|one down already|pg||\
    pc|CQ|nt|a club|pc|C8|pc|C3|pc|CA|pg||pc|HA|nt|top of all|mc|9|nt|claims|pg||\n";

#[test]
fn what_is_said_within_a_play_comes_back_where_it_was_said() {
    let board =
        VUGRAPH.replace("mb|p|mb|1S|nt|light|mb|p|mb|2C!|nt|asks|mb|p|mb|3N|", "mb|p|mb|3N|nt|light|");
    let before = games(Format::Lin, &board);
    let (text, lost) = convert(&before, Format::Lin);
    assert_eq!(lost, [""; 0]);
    let play = text.split_once("pg||pc|").unwrap().1;
    let play = play.replace("pg||", "");
    let said: Vec<&str> = play.split("pc|").collect();
    assert_eq!(said[0], "S3|nt|a lead|", "{text}");
    assert_eq!(said[3], "S4|nt|one down already|", "{text}");
    assert!(text.contains("nt|hello|mb|p|mb|3N|nt|light|"), "{text}");
}

#[test]
fn comments_between_cards_of_pbn_stand_in_lin_after_their_cards() {
    let text = format!(
        "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"{DEAL}\"]\n[Declarer \"N\"]\n[Contract \"1S\"]\n\
         [Result \"8\"]\n[Auction \"N\"]\n1S Pass Pass Pass\n[Play \"E\"]\n\
         HT {{lead}} H6 H3 HA {{first trick}}\nS8 S4 S3 {{follows}} SA {{second trick}}\n*\n"
    );
    let before = games(Format::Pbn, &text);
    let (lin, lost) = convert(&before, Format::Lin);
    assert_eq!(lost, [""; 0]);
    let cards = "pc|HT|nt|lead|pc|H6|pc|H3|pc|HA|nt|first trick|pg||pc|SA|pc|S8|pc|S4|pc|S3|nt|follows|nt|second trick|";
    assert!(lin.contains(cards), "{lin}");
    let again = games(Format::Lin, &lin);
    let (pbn, _) = convert(&again, Format::Pbn);
    assert!(
        pbn.contains("HT {lead} H6 H3 HA {first trick}\nS8 S4 S3 SA {follows} {second trick}\n*"),
        "{pbn}"
    );
}

#[test]
fn a_comment_that_another_place_is_found_for_is_listed() {
    let text = format!(
        "[Board \"1\"]\n[Dealer \"N\"]\n[Deal \"{DEAL}\"]\n[Declarer \"N\"]\n[Contract \"1S\"]\n[Result \"8\"]\n\
         [Auction \"N\"]\n1S Pass Pass Pass\n[Play \"E\"]\n{{before the lead}} HT H6 H3 HA\n*\n"
    );
    let (_, lost) = convert(&games(Format::Pbn, &text), Format::Lin);
    assert_eq!(lost, ["comments as they stand"]);
}

#[test]
fn a_list_of_results_has_one_letter_for_notrump() {
    let long = games(Format::Lin, &VUGRAPH.replace("rs|3NS=,|", "rs|3NTS=,|"));
    assert_eq!(long[0].known("Contract"), Some("3NT"));
    let (text, _) = convert(&long, Format::Lin);
    assert!(text.contains("rs|3NS=,|"), "{text}");
}

#[test]
fn a_listed_board_that_stops_within_its_auction_may_have_been_cut_off() {
    let (cut, _) = VUGRAPH.split_once("mb|3N|").unwrap();
    assert_eq!(problems(&read(Format::Lin, cut)), [Problem::Unfinished]);
    let (cut, _) = VUGRAPH.split_once("mc|9|").unwrap();
    assert_eq!(problems(&read(Format::Lin, cut)), []);
}

#[test]
fn dealer_and_vulnerability_of_a_board_without_its_number_are_listed_where_another_number_gives_others() {
    let board = |more: &str| format!("{more}[Deal \"{DEAL}\"]\n\n");
    let first = board("[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n");
    let second = "[Dealer \"S\"]\n[Vulnerable \"All\"]\n";
    let lost_of = [
        "dealers that the board number does not give",
        "vulnerabilities that the board number does not give",
    ];
    for to in [Format::Bri, Format::Dge, Format::Dup, Format::Dlm] {
        let text = first.clone() + &board(second);
        assert_eq!(convert(&games(Format::Pbn, &text), to).1, lost_of, "{to:?}");
        let as_it_is = first.clone() + &board("[Dealer \"E\"]\n[Vulnerable \"NS\"]\n");
        assert_eq!(convert(&games(Format::Pbn, &as_it_is), to).1, [""; 0], "{to:?}");
        let unread = first.clone() + &board("[Dealer \"Black\"]\n[Vulnerable \"E\"]\n");
        assert_eq!(convert(&games(Format::Pbn, &unread), to).1, lost_of, "{to:?}");
    }
    let fifteenth = board("[Board \"15\"]\n[Dealer \"S\"]\n[Vulnerable \"NS\"]\n");
    assert_eq!(convert(&games(Format::Pbn, &fifteenth), Format::Dup).1, [""; 0]);
    let lost = convert(&games(Format::Pbn, &fifteenth), Format::Bri).1;
    assert_eq!(lost, ["board numbers that do not follow each other", lost_of[0], lost_of[1]]);
}

#[test]
fn numbers_and_dates_of_csv_are_read_by_the_customs_of_five_countries() {
    let one = |text: &str| {
        let mut reads = read(Format::Csv, text);
        assert_eq!(problems(&reads), [], "{text}");
        reads.remove(0).game
    };
    for date in ["2026.02.03", "2026-02-03", "03.02.2026", "3.2.2026"] {
        for separator in [';', '\t'] {
            let text = format!("Board;Date;ScorePercentage;ScoreIMP\n1;{date};62,5;NS -2,75\n");
            let game = one(&text.replace(';', &separator.to_string()));
            let said = ["Date", "ScorePercentage", "ScoreIMP"].map(|tag| game.known(tag));
            assert_eq!(said, [Some("2026.02.03"), Some("62.5"), Some("NS -2.75")], "{text}");
        }
    }
    let scores = one("Board;ScoreTable:PairId_NS;ScoreTable:MP_NS;ScoreTable:Names\n1;1;12,50;A,1\n");
    let (pbn, _) = convert(&[scores], Format::Pbn);
    assert!(pbn.contains("\n1 12.50 A,1\n"), "{pbn}");
    for (column, value) in
        [("ScorePercentage", "\"62,5\""), ("Date", "03/02/2026"), ("ScorePercentage", "\"1,2,3\"")]
    {
        let reads = read(Format::Csv, &format!("Board,{column}\n1,{value}\n"));
        assert_eq!(problems(&reads), [Problem::BadValue], "{value}");
        assert_eq!(reads[0].game.known(column), Some(value.trim_matches('"')));
    }
}

#[test]
fn a_line_of_usebio_has_tricks_and_points_by_themselves() {
    let board = |declarer: &str, result: &str, score: &str| {
        format!(
            "[Board \"1\"]\n[Deal \"{DEAL}\"]\n[Declarer \"{declarer}\"]\n[Contract \"5CX\"]\n[Result \"{result}\"]\n[Score \"{score}\"]\n"
        )
    };
    for (declarer, result, score, points) in [
        ("N", "NS 11", "NS 550", "550"),
        ("N", "11", "EW -550", "550"),
        ("E", "EW 11", "550", "-550"),
        ("E", "NS 2", "NS -550", "-550"),
    ] {
        let (text, _) = convert(&games(Format::Pbn, &board(declarer, result, score)), Format::Usebio);
        let line = format!("<TRICKS>11</TRICKS>\n        <SCORE>{points}</SCORE>");
        assert!(text.contains(&line), "{text}");
    }
}

#[test]
fn a_semicolon_in_a_name_of_usebio_is_told() {
    let text = "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"PAIRS\"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>\
        <PLAYER><PLAYER_NAME>Ann; Bea</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>Cy</PLAYER_NAME></PLAYER></PAIR>\
        </PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></EVENT></USEBIO>";
    assert_eq!(problems(&read(Format::Usebio, text)), [Problem::NotKept]);
}

#[test]
fn a_claim_that_the_cards_contradict_is_told_where_it_stands() {
    let (board, _) = VUGRAPH.split_once("pc|HA|").unwrap();
    let said = |claim: &str| {
        let reads = read(Format::Lin, &format!("{board}{claim}\n").replace("rs|3NS=,|", "rs||"));
        let complaints = reads.iter().flat_map(|read| &read.complaints);
        complaints.map(|one| (one.place.line, one.problem, one.found.to_string())).collect::<Vec<_>>()
    };
    assert_eq!(said("mc|9|pg||"), []);
    assert_eq!(said("mc|13|pg||"), [(4, Problem::BadResult, "13".to_owned())]);
}
