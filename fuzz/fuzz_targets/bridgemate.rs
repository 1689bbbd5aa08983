//! bridgemate: no file stops the reader, and every game can be written in every format.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_notation::loss::Losses;
use openroom_notation::pbn::Game;
use openroom_notation::{Format, read_games, write_games};

fuzz_target!(|bytes: &[u8]| {
    let Ok(reads) = read_games(Format::Bridgemate, bytes) else { return };
    let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
    for format in Format::ALL {
        let written = write_games(format, &games, &mut Losses::default());
        if format == Format::Bridgemate {
            let _ = read_games(format, &written);
        }
    }
});
