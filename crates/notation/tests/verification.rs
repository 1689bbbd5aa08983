//! The files of the PBN standard's verification program: the correct ones are read without a
//! complaint, each game of the others with the complaints that were checked by hand.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use openroom_notation::pbn::{Read, read_all, write_game};

fn data(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/pbn").join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read(name: &str) -> Vec<Read> {
    read_all(&data(name)).unwrap()
}

/// The game that a line belongs to, by the headings of the file.
fn game_of_line(name: &str) -> Vec<u32> {
    let mut game = 0;
    let bytes = data(name);
    let text = String::from_utf8_lossy(&bytes);
    let mut games = vec![0];
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("% ==================== game ") {
            game = rest.split(' ').next().unwrap().parse().unwrap();
        }
        games.push(game);
    }
    games
}

#[test]
fn correct_files_are_read_without_a_complaint() {
    for (name, games) in [("correct_10.pbn", 31), ("correct_20.pbn", 46), ("correct_21.pbn", 2)] {
        let reads = read(name);
        assert_eq!(reads.len(), games, "{name}");
        for read in reads {
            assert_eq!(read.complaints, [], "{name}");
        }
    }
}

#[test]
fn each_wrong_game_has_its_complaints() {
    let mut found = String::new();
    for name in ["errors_10.pbn", "errors_20.pbn", "errors_21.pbn"] {
        let games = game_of_line(name);
        let last = *games.last().unwrap();
        let complaints: Vec<_> = read(name).into_iter().flat_map(|read| read.complaints).collect();
        for game in 1..=last {
            let mut count = 0;
            for complaint in &complaints {
                if games[complaint.place.line as usize] == game {
                    count += 1;
                    writeln!(found, "{name} {game} {} {:?}", complaint.place, complaint.problem).unwrap();
                }
            }
            assert!(count > 0, "{name}: game {game} is wrong and was not complained about");
        }
    }
    let expected = String::from_utf8(data("complaints.txt")).unwrap();
    assert_eq!(found, expected);
}

#[test]
fn what_was_read_is_written_back() {
    for name in [
        "correct_10.pbn",
        "correct_20.pbn",
        "correct_21.pbn",
        "errors_10.pbn",
        "errors_20.pbn",
        "errors_21.pbn",
    ] {
        let games = read(name);
        let mut text = String::new();
        for read in &games {
            write_game(&read.game, &mut text);
            text.push('\n');
        }
        let again = read_all(text.as_bytes()).unwrap();
        assert_eq!(again.len(), games.len(), "{name}");
        for (read, again) in games.into_iter().zip(again) {
            assert_eq!(again.game.placeless(), read.game.placeless(), "{name}");
        }
    }
}
