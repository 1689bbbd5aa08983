//! Files that were put together carelessly.

use openroom_cards::{Seat, Side, Vulnerability};
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{Auction, Play, Read, export_game, read_all, write_game};
use openroom_notation::{Format, Problem, ReadError, read_games, write_games};

const DEAL: &str = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85";

fn read(text: &str) -> Vec<Read> {
    read_all(text.as_bytes()).unwrap()
}

fn problems(read: &Read) -> Vec<Problem> {
    read.complaints.iter().map(|complaint| complaint.problem).collect()
}

#[test]
fn games_without_an_empty_line_between_them() {
    let game = |board: u32| format!("[Board \"{board}\"]\n[Dealer \"N\"]\n[Deal \"{DEAL}\"]\n");
    let reads = read(&[game(1), game(2), game(3)].concat());
    let boards: Vec<Option<u32>> = reads.iter().map(|read| read.game.board()).collect();
    assert_eq!(boards, [Some(1), Some(2), Some(3)]);
    assert_eq!(problems(&reads[0]), []);
    assert_eq!(problems(&reads[1]), [Problem::Separation]);
    assert_eq!(reads[2].complaints[0].place.line, 7);
    assert_eq!(read(&format!("[Board \"1\"][Deal \"{DEAL}\"][Board \"2\"][Deal \"{DEAL}\"]")).len(), 2);
}

#[test]
fn an_auction_after_an_empty_line_belongs_to_its_game() {
    let text = format!("[Dealer \"N\"]\n[Deal \"{DEAL}\"]\n\n[Auction \"N\"]\n1D AP\n\n\n[Board \"2\"]\n");
    let reads = read(&text);
    assert_eq!(reads.len(), 2);
    assert_eq!(problems(&reads[0]), [Problem::Separation]);
    assert_eq!(Auction::of(&reads[0].game).unwrap().calls.len(), 4);
}

#[test]
fn odd_line_ends_and_spaces() {
    let plain = "[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1D Pass Pass Pass\n\n[Board \"2\"]\n";
    for ends in ["\r\n", "\r", " \n", "\t\r\n", "\r\r\n", "\n\r"] {
        let reads = read(&plain.replace('\n', ends));
        assert_eq!(reads.len(), 2, "{ends:?}");
        assert!(reads.iter().all(|read| read.complaints.is_empty()), "{ends:?}");
    }
    let wide: Vec<u8> = plain.encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(read_all(&wide).unwrap().len(), 2);
}

#[test]
fn what_the_tags_say_as_values() {
    let text = format!(
        "[Board \"7\"]\n[West \"Ann\"]\n[Dealer \"N\"]\n[Vulnerable \"Both\"]\n[Deal \"{DEAL}\"]\n[Declarer \"S\"]\n\
         [Contract \"5HX\"]\n[Result \"EW 4\"]\n[Score \"-300\"]\n[ScoreIMP \"NS -7.5 EW 7.5\"]\n[Play \"W\"]\nSK H3 S4 S3\n*\n"
    );
    let reads = read(&text);
    let game = &reads[0].game;
    assert_eq!(problems(&reads[0]), []);
    assert_eq!((game.board(), game.dealer()), (Some(7), Some(Seat::North)));
    assert_eq!(game.vulnerability(), Some(Vulnerability::Both));
    assert_eq!(game.player(Seat::West), Some("Ann"));
    assert_eq!(game.contract().unwrap().to_string(), "5HXS");
    assert_eq!(game.score_of("Score", Side::NorthSouth), Some(-300.0));
    assert_eq!(game.score_of("ScoreIMP", Side::EastWest), Some(7.5));
    let Some(openroom_cards::Outcome::Played { tricks, .. }) = game.outcome() else { panic!("played") };
    assert_eq!(tricks, 9);
    assert!(game.hands().unwrap().deal().is_some());
    assert_eq!(Play::of(game).unwrap().won.values(), &[1, 0]);
}

#[test]
fn a_value_of_number_signs_is_not_taken_for_an_inherited_one() {
    let game = export_game(&read("[West \"####\"]\n")[0].game);
    assert_eq!(game.value("West"), Some(" ##"));
    assert_eq!(export_game(&game), game);
}

#[test]
fn values_that_are_inherited() {
    let reads = read(
        "[Event \"##Cup\"]\n[West \"Ann\"]\n[Board \"1\"]\n\n[West \"#\"]\n[Board \"2\"]\n\n[Event \"Other\"]\n[Board \"3\"]\n\n[Board \"4\"]\n",
    );
    let event: Vec<Option<&str>> = reads.iter().map(|read| read.game.value("Event")).collect();
    assert_eq!(event, [Some("Cup"), Some("Cup"), Some("Other"), None]);
    let west: Vec<Option<&str>> = reads.iter().map(|read| read.game.value("West")).collect();
    assert_eq!(west, [Some("Ann"), Some("Ann"), None, None]);
    assert_eq!(problems(&read("[West \"#\"]\n")[0]), [Problem::NothingInherited]);
}

#[test]
fn a_tag_that_the_end_of_the_file_cuts_is_kept_and_complained_about() {
    for (end, place, problem, kept) in [
        ("[Competiti", (3, 1), Problem::UnterminatedTag, "[Competiti \"\"]"),
        ("[Competition \"Pai", (3, 14), Problem::UnterminatedString, "[Competition \"Pai\"]"),
        ("[", (3, 1), Problem::UnterminatedTag, "{[}"),
        ("{half a rema", (3, 1), Problem::UnterminatedComment, "{half a rema}"),
    ] {
        let reads = read(&format!("[Event \"x\"]\n[Board \"4\"]\n{end}"));
        assert_eq!(reads.len(), 1, "{end}");
        let complaint = reads[0].complaints.iter().find(|complaint| complaint.problem == problem);
        let complaint = complaint.unwrap_or_else(|| panic!("{end}: {:?}", reads[0].complaints));
        assert_eq!((complaint.place.line, complaint.place.column), place, "{end}");
        for game in [reads[0].game.clone(), export_game(&reads[0].game)] {
            let mut text = String::new();
            write_game(&game, &mut text);
            assert!(text.contains(kept), "{end}: {text}");
        }
    }
}

#[test]
fn inherited_values_do_not_blow_up_a_file() {
    let long = "x".repeat(500_000);
    let boards = (1..3_000).map(|board| format!("[Board \"{board}\"]\n\n")).collect::<Vec<_>>().concat();
    let bomb = read_all(format!("[Event \"##{long}\"]\n{boards}").as_bytes());
    assert!(matches!(bomb, Err(ReadError::TooLarge { .. })));
    assert_eq!(read(&format!("[Event \"##{}\"]\n{boards}", "x".repeat(200))).len(), 2_999);
}

#[test]
fn a_brace_within_a_comment_is_kept() {
    let reads = read_games(Format::Lin, b"st||md|1S2,,,|nt|a {world} of\nit}|mb|p|nt|{b}|").unwrap();
    let text = String::from_utf8(write_games(Format::Pbn, &[reads[0].game.clone()], &mut Losses::default()));
    let text = text.unwrap();
    for part in ["a {world} of", "it}", "{b}"] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn quotes_within_a_value_are_kept_and_complained_about_once() {
    for (tag, value, column) in [
        (r#"[Site "The "Club" of Tartu"]"#, r#"The "Club" of Tartu"#, 12),
        (r#"[Site ""The Club""]"#, r#""The Club""#, 8),
        (r#"[Site "Bob "the "big" one"" ]"#, r#"Bob "the "big" one""#, 12),
        (r#"[Site "a \"b\" "c""]"#, r#"a "b" "c""#, 16),
        (r#"[Site "a" "b"]"#, r#"a" "b"#, 9),
    ] {
        let text = format!("{tag}\n[Board \"4\"]\n");
        let reads = read(&text);
        assert_eq!(reads[0].game.value("Site"), Some(value), "{tag}");
        assert_eq!(reads[0].game.board(), Some(4), "{tag}");
        assert_eq!(problems(&reads[0]), [Problem::BadCharacter], "{tag}");
        assert_eq!(reads[0].complaints[0].place.column, column, "{tag}");
        let mut written = String::new();
        write_game(&reads[0].game, &mut written);
        let again = read(&written);
        assert_eq!((again[0].game.value("Site"), problems(&again[0])), (Some(value), vec![]), "{tag}");
    }
    for two in
        ["[Site \"a\" [Board \"4\"]\n", "[Site \"a\"\n]\n[Board \"4\"]\n", "[Site \"a\"][Board \"4\"]\n"]
    {
        let reads = read(two);
        assert_eq!((reads[0].game.value("Site"), reads[0].game.board()), (Some("a"), Some(4)), "{two}");
    }
    let table = "[Deal \"\"]\n[ScoreTable \"Names;Rank\"]\n\"Ann \" \"1\"\n";
    assert!(!problems(&read(table)[0]).contains(&Problem::BadCharacter));
}

#[test]
fn a_row_of_csv_that_the_end_of_the_file_cuts_within_its_play_gets_a_remark() {
    let rows = |play: &str| format!("Board,Dealer,Deal,Contract,Declarer,Play\n1,S,{DEAL},1C,S,{play}");
    for (play, wanted) in [
        ("W: SK H3 S4 S3 DJ", vec![Problem::Unfinished]),
        ("W: SK H3 S4 S3 DJ\r\n", vec![]),
        ("W: SK H3 S4 S3 *", vec![]),
    ] {
        let reads = read_games(Format::Csv, rows(play).as_bytes()).unwrap();
        assert_eq!(problems(&reads[0]), wanted, "{play}: {:?}", reads[0].complaints);
    }
}
