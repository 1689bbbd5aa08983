//! Deal files: the first byte chooses the format; deals come back as they were.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_notation::loss::Losses;
use openroom_notation::pbn::Game;
use openroom_notation::{Format, read_games, write_games};

fuzz_target!(|bytes: &[u8]| {
    let Some((first, bytes)) = bytes.split_first() else { return };
    let format = [Format::Bri, Format::Dge, Format::Dup, Format::Dlm][usize::from(first % 4)];
    let Ok(reads) = read_games(format, bytes) else { return };
    let games: Vec<Game> = reads.into_iter().map(|read| read.game).filter(|game| !game.is_bare()).collect();
    let written = write_games(Format::Bri, &games, &mut Losses::default());
    if !games.is_empty() {
        let again = read_games(Format::Bri, &written).expect("deals that were read can be written");
        assert!(again.len() <= games.len());
    }
});
