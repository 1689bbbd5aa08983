//! LIN as people and programs write it: several calls or cards in one command, and boards within an address.

use openroom_cards::Seat;
use openroom_notation::pbn::{Auction, Game, Play, Read, parse_deal};
use openroom_notation::{Complaint, Format, Place, Problem, ReadError, read_games};

const HANDS: &str = "SAKQ2HAK2DAK2CAK2,SJT98HQJTDQJTCQJT,S7654H9876D987C98,S3H543D6543C76543";

fn read(text: &str) -> Vec<Read> {
    read_games(Format::Lin, text.as_bytes()).unwrap()
}

fn one(text: &str) -> Game {
    let mut reads = read(text);
    assert_eq!(reads.len(), 1, "{text}");
    let read = reads.remove(0);
    assert_eq!(read.complaints, [], "{text}");
    read.game
}

fn calls(game: &Game) -> Vec<String> {
    Auction::of(game).unwrap().calls.iter().map(|call| format!("{}{}", call.seat, call.call)).collect()
}

fn cards(game: &Game) -> Vec<String> {
    let play = Play::of(game).unwrap();
    play.tricks.iter().flatten().map(|card| format!("{}{}", card.seat, card.card)).collect()
}

#[test]
fn a_command_may_hold_several_calls() {
    let apart = one(&format!("md|1{HANDS}|mb|1C|mb|d|mb|r|mb|2D|mb|3N!|mb|p|mb|p|mb|p|pc|SJ|pc|S4|mc|9|"));
    for together in [
        "mb|1Cdr2D3N!ppp|",
        "mb|1cXr2d3nt!PPP|",
        "mb|1C|mb|dr2D|mb|3N!|mb|ppp|",
        "mb|1C dbl rdbl 2D 3NT ! p pass p|",
        "mb|1CXR2D3N!---|",
    ] {
        let game = one(&format!("md|1{HANDS}|{together}pc|SJS4|mc|9|"));
        assert_eq!(calls(&game), calls(&apart), "{together}");
        assert_eq!(game.notes("Auction"), apart.notes("Auction"), "{together}");
        assert_eq!(cards(&game), ["WSJ", "NS4"].map(str::to_owned), "{together}");
        assert_eq!(game.known("Contract"), Some("3NT"), "{together}");
    }
    assert_eq!(calls(&apart), ["S1C", "WX", "NXX", "E2D", "S3NT", "Wpass", "Npass", "Epass"]);
}

#[test]
fn an_explanation_belongs_to_the_last_of_several_calls() {
    let game = one(&format!("md|1{HANDS}|mb|1Cp1D!|an|transfer|mb|ppp|mc|7|"));
    let auction = Auction::of(&game).unwrap();
    let noted: Vec<_> = auction.calls.iter().filter(|call| call.annotation.note.is_some()).collect();
    assert_eq!(noted.len(), 1);
    assert_eq!(noted[0].seat, Seat::North);
    assert_eq!(game.notes("Auction"), [(1, "alert: transfer")]);
}

#[test]
fn what_is_no_call_or_card_is_told_where_it_stands() {
    let reads = read(&format!("md|1{HANDS}|\nmb|1C1Cp|mb|1Cfoo|mb|{}|pc|S7X|", "p".repeat(400)));
    let told: Vec<(Problem, Place)> =
        reads[0].complaints.iter().map(|complaint| (complaint.problem, complaint.place)).collect();
    assert!(told.contains(&(Problem::IllegalCall, Place::new(2, 6))), "{told:?}");
    assert!(told.contains(&(Problem::BadCall, Place::new(2, 10))), "{told:?}");
    assert!(told.contains(&(Problem::BadCall, Place::new(2, 19))), "{told:?}");
    assert!(told.contains(&(Problem::BadCard, Place::new(2, 423))), "{told:?}");
}

#[test]
fn an_address_holds_a_board_in_lin() {
    let lin = format!(
        "pn|Ann,Bob,Zoë,Dan|st||md|1{HANDS}|rh||ah|Board 5|sv|n|mb|1C|mb|p|mb|1D!|an|5+ hearts|mb|p|mb|1N|mb|p|mb|p|mb|p|pc|SJ|pc|S4|mc|8|"
    );
    let plain = one(&lin).placeless();
    let spaced = lin.replace(' ', "%20").replace('ë', "%C3%AB");
    let whole: String = lin
        .bytes()
        .map(|byte| match byte {
            b' ' => "+".to_owned(),
            _ if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
            _ => format!("%{byte:02x}"),
        })
        .collect();
    let latin = lin.replace(' ', "%20").replace('ë', "%EB");
    for text in [&spaced, &whole, &latin, &lin] {
        for address in [
            format!("https://www.bridgebase.com/tools/handviewer.html?lin={text}"),
            format!("HTTP://example.org/viewer?bbo=y&lin={text}\n"),
            format!("\u{FEFF}  www.bridgebase.com/tools/handviewer.html?bbo=y&amp;lin={text}\r\n\r\n"),
        ] {
            assert_eq!(one(&address).placeless(), plain, "{address}");
        }
    }
}

#[test]
fn an_address_holds_a_board_in_parameters() {
    let address = "https://www.bridgebase.com/tools/handviewer.html?s=sakq2hak2dak2cak2&w=sjt98hqjtdqjtcqjt&n=s7654h9876d987c98&sn=Ann&wn=Bob&nn=Cec%20il&en=Dan&d=s&v=e&b=13&a=2C!(strong%20(22+))p2DP3N{All%20agree}ppp&p=SJs4S3Sa&c=11";
    let game = one(address);
    let tags =
        ["South", "West", "North", "East", "Board", "Dealer", "Vulnerable", "Contract", "Declarer", "Result"];
    assert_eq!(
        tags.map(|tag| game.known(tag).unwrap_or_default()),
        ["Ann", "Bob", "Cec il", "Dan", "13", "S", "EW", "3NT", "S", "11"]
    );
    let deal = parse_deal(game.known("Deal").unwrap()).unwrap().deal().unwrap();
    assert_eq!(deal.hands()[Seat::East].to_string(), "3.543.6543.76543");
    assert_eq!(calls(&game), ["S2C", "Wpass", "N2D", "Epass", "S3NT", "Wpass", "Npass", "Epass"]);
    assert_eq!(game.notes("Auction"), [(1, "alert: strong (22+)")]);
    assert_eq!(cards(&game), ["WSJ", "NS4", "ES3", "SSA"].map(str::to_owned));
}

#[test]
fn every_address_of_a_file_is_a_board() {
    let address = |board: u32| format!("https://example.org/hv?n=s7654h9876d987c98&b={board}&a=1n\n");
    let boards: Vec<String> = read(&format!("{}{}\n{}", address(3), address(4), address(5)))
        .iter()
        .map(|read| read.game.known("Board").unwrap_or_default().to_owned())
        .collect();
    assert_eq!(boards, ["3", "4", "5"]);
}

#[test]
fn an_address_that_does_not_hold_its_board_is_refused() {
    for text in [
        "https://www.bridgebase.com/tools/handviewer.html?bbo=y&myhand=M-1-1",
        "https://example.org/?linurl=other.lin",
        "https://example.org/?",
        "https://example.org/?lin=",
    ] {
        let refused = read_games(Format::Lin, text.as_bytes());
        let Err(error @ ReadError::NotThisFormat { .. }) = refused else { panic!("{text}: {refused:?}") };
        assert!(error.to_string().contains("the address of a hand viewer that holds its board"), "{error}");
    }
}

#[test]
fn faults_within_an_address_have_their_places() {
    let reads = read("https://example.org/hv?d=q&a=1Nfoo&p=S7zz&c=14&v=x&style=blue");
    let told: Vec<(Problem, u32)> =
        reads[0].complaints.iter().map(|complaint| (complaint.problem, complaint.place.column)).collect();
    for expected in [
        (Problem::BadValue, 26),
        (Problem::BadCall, 32),
        (Problem::BadCard, 40),
        (Problem::BadResult, 45),
        (Problem::BadValue, 50),
        (Problem::NotKept, 58),
    ] {
        assert!(told.contains(&expected), "{expected:?} in {told:?}");
    }
    let reads = read("https://example.org/hv?lin=md%7C0%7Cmb%7C1Q%7Cmb%7Cp");
    let told: Vec<(Problem, u32)> =
        reads[0].complaints.iter().map(|complaint| (complaint.problem, complaint.place.column)).collect();
    assert_eq!(told[..2], [(Problem::BadCall, 37), (Problem::Truncated, 47)]);
}

#[test]
fn an_address_within_a_text_is_text() {
    let game = one(&format!("md|1{HANDS}|mb|pppp|nt|see\nhttps://example.org/?lin=md|"));
    assert_eq!(game.known("Contract"), Some("Pass"));
}

#[test]
fn a_stroke_within_a_text_costs_no_later_board() {
    let board = |number: u32| {
        format!("qx|o{number}|md|1{HANDS}|ah|Board {number}|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||pc|SJ|mc|9|pg||\n")
    };
    let whole = read(&format!("{}{}", board(1), board(2)));
    for (written, kept) in [
        ("nt|West led the jack | a fine card|", "West led the jack | a fine card"),
        ("nt|one | two | three!|", "one | two | three!"),
        ("nt|one | two | three | four.|", "one | two | three | four."),
        ("nt|at the end||", "at the end|"),
        ("nt|South has 5|4 in the majors|", "South has 5|4 in the majors"),
        ("nt|(5+|)|", "(5+|)"),
    ] {
        let reads = read(&format!("{}{written}\npg||{}", board(1), board(2)));
        assert_eq!(reads.len(), 2, "{written}");
        for (one, other) in reads.iter().zip(&whole) {
            for tag in ["Board", "Room", "Deal", "Contract", "Result"] {
                assert_eq!(one.game.known(tag), other.game.known(tag), "{written} {tag}");
            }
            assert_eq!(cards(&one.game), cards(&other.game), "{written}");
        }
        let told: Vec<&Complaint> = reads.iter().flat_map(|read| &read.complaints).collect();
        assert!(told.iter().any(|one| one.problem == Problem::UnexpectedText), "{written} {told:?}");
        assert!(told.iter().all(|one| one.place.line == 2), "{written} {told:?}");
        let comments = format!("{:?}", reads[0].game) + &format!("{:?}", reads[1].game);
        assert!(comments.contains(kept), "{written}: {comments}");
    }
}

#[test]
fn a_stroke_within_an_explanation_costs_no_later_call() {
    let reads = read(&format!(
        "md|1{HANDS}|mb|1N!|an|15|17, five card major|mb|p|mb|2C|an|Stayman ||mb|p|mb|p|mb|p|"
    ));
    let [one] = reads.as_slice() else { panic!("{reads:?}") };
    assert_eq!(calls(&one.game), ["S1NT", "Wpass", "N2C", "Epass", "Spass", "Wpass"]);
    let notes: Vec<_> = one.game.notes("Auction").into_iter().map(|(_, text)| text.to_owned()).collect();
    assert_eq!(notes, ["alert: 15|17, five card major", "Stayman |"]);
    assert_eq!(one.complaints.len(), 2, "{:?}", one.complaints);
}

#[test]
fn a_stroke_too_many_or_a_text_between_commands_costs_no_later_command() {
    for (written, faults) in
        [("mb|p||mb|p|mb|p|", 1), ("mb|p|and now|mb|p|mb|p|", 1), ("mb|p||||mb|p|mb|p|", 1)]
    {
        let reads = read(&format!("md|1{HANDS}|mb|1N|{written}pc|SJ|pc|S4|mc|9|"));
        let [one] = reads.as_slice() else { panic!("{reads:?}") };
        assert_eq!(calls(&one.game), ["S1NT", "Wpass", "Npass", "Epass"], "{written}");
        assert_eq!(cards(&one.game), ["WSJ", "NS4"], "{written}");
        assert_eq!(one.complaints.len(), faults, "{written} {:?}", one.complaints);
    }
}

#[test]
fn a_command_that_nobody_knows_is_kept_with_its_text() {
    for written in ["mbx|1C|", "zz|pg|", "7z|something|"] {
        let reads = read(&format!("md|1{HANDS}|mb|1N|{written}mb|p|mb|p|mb|p|"));
        assert_eq!(calls(&reads[0].game), ["S1NT", "Wpass", "Npass", "Epass"], "{written}");
        let (name, text) = written.trim_end_matches('|').split_once('|').unwrap();
        assert!(format!("{:?}", reads[0].game).contains(&format!("LIN {name}|{text}")), "{written}");
    }
}
