//! Real files with damage: no reader stops at them, and what was read can be written in every format.
//!
//! `DAMAGED` says how often each file is damaged where it shall be more often.

use std::fs;
use std::path::Path;

use openroom_notation::loss::Losses;
use openroom_notation::pbn::Game;
use openroom_notation::{Format, read_games, write_games};

const TIMES: u32 = 40;

/// The longest file that is damaged; longer ones are cut.
const LONGEST: usize = 6_000;

/// What breaks readers more often than other bytes.
const PIECES: [&[u8]; 24] = [
    b"|",
    b"||",
    b"mb|1C!",
    b"qx|o1,|",
    b"rs|,|",
    b"pn|",
    b"https://a/?lin=",
    b"&a=1N(!",
    b"%7C",
    b"%",
    b"[",
    b"\"]",
    b"##",
    b"{",
    b"^R ",
    b"=1=",
    b"\\\"",
    b"<",
    b"</BOARD>",
    b"&amp;",
    b"\0",
    b"\xFF\xFE",
    b"\r",
    b"9999999999999999999",
];

/// A small generator of numbers; its quality does not matter here.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit.max(1) as u64) as usize
    }
}

fn damage(bytes: &mut Vec<u8>, other: &[u8], numbers: &mut Numbers) {
    let at = numbers.below(bytes.len() + 1);
    let end = (at + numbers.below(60)).min(bytes.len());
    match numbers.below(7) {
        0 => drop(bytes.drain(at..end)),
        1 => bytes.extend_from_within(at..end),
        2 => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        3 => drop(bytes.splice(at..at, PIECES[numbers.below(PIECES.len())].iter().copied())),
        4 => drop(bytes.splice(at..end, PIECES[numbers.below(PIECES.len())].iter().copied())),
        5 => {
            let from = numbers.below(other.len());
            let to = (from + numbers.below(200)).min(other.len());
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = numbers.below(256) as u8;
            }
        }
    }
}

#[test]
fn no_damage_stops_a_reader_or_a_writer() {
    let times = std::env::var("DAMAGED").ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES);
    let mut files: Vec<(Format, Vec<u8>)> = Vec::new();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for folder in fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir())
    {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let Ok(format) = Format::of(&path) else { continue };
            let mut bytes = fs::read(&path).unwrap();
            bytes.truncate(LONGEST);
            files.push((format, bytes));
        }
    }
    files.sort_by(|(_, one), (_, other)| one.cmp(other));
    assert!(files.len() > 15, "the files of the tests");
    let mut numbers = Numbers(u64::from(times));
    let mut read = 0;
    for (format, whole) in &files {
        for _ in 0..times {
            let mut bytes = whole.clone();
            for _ in 0..=numbers.below(6) {
                let other = &files[numbers.below(files.len())].1;
                damage(&mut bytes, other, &mut numbers);
            }
            let Ok(reads) = read_games(*format, &bytes) else { continue };
            let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
            read += games.len();
            for to in Format::ALL {
                let written = write_games(to, &games, &mut Losses::default());
                if to == *format {
                    let _ = read_games(to, &written);
                }
            }
        }
    }
    assert!(read > files.len(), "damage leaves something to read");
}
