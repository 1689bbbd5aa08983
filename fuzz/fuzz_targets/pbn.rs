//! PBN: no text stops the reader; what is written is read as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_notation::pbn::{Game, export_game, read_all, write_game};

fuzz_target!(|bytes: &[u8]| {
    let Ok(reads) = read_all(bytes) else { return };
    for read in &reads {
        for complaint in &read.complaints {
            let _ = complaint.to_string();
        }
    }
    let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
    let mut text = String::from("\u{FEFF}");
    for game in &games {
        write_game(game, &mut text);
        text.push('\n');
    }
    let again = read_all(text.as_bytes()).expect("what was written is readable");
    let mut twice = String::from("\u{FEFF}");
    for read in &again {
        write_game(&read.game, &mut twice);
        twice.push('\n');
    }
    let _ = read_all(twice.as_bytes()).expect("what was written twice is readable");
    for game in &games {
        let exported = export_game(game);
        assert_eq!(export_game(&exported), exported);
    }
});
