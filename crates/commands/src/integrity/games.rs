//! The games of the files that a look reads, each once.

use std::collections::HashSet;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use openroom_cards::{Cards, Deal};
use openroom_notation::pbn::{Game, Reader};
use openroom_reasoning::Words;

use crate::files;
use crate::finish::Failure;

/// What a look takes from a game: the deal, the pairs whose choices it has, and the choices.
pub(super) struct Seen<T> {
    pub(super) deal: Deal,
    pub(super) pairs: Vec<String>,
    pub(super) what: T,
}

/// How many games were left out.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct LeftOut {
    /// They lack something that is needed.
    pub(super) lacking: usize,
    /// One of their pairs had played the same deal in a game before.
    pub(super) again: usize,
}

/// So many games.
pub(super) fn counted(w: Words, games: usize) -> String {
    w.many("integrity-games", games as u64)
}

/// Which pairs have played which deals. Nobody plays a deal twice, so that a second game of a pair on the same four
/// hands, in whatever seats, is the same game once more.
#[derive(Default)]
pub(super) struct Played(HashSet<([u64; 4], String)>);

impl Played {
    /// Whether none of these pairs has had this deal; they have had it now.
    pub(super) fn first(&mut self, deal: &Deal, pairs: &[String]) -> bool {
        let mut hands = deal.hands().values().map(Cards::bits);
        hands.sort_unstable();
        let keys: HashSet<([u64; 4], String)> =
            pairs.iter().map(|pair| (hands, pair.to_lowercase())).collect();
        let is_first = keys.is_disjoint(&self.0);
        if is_first {
            self.0.extend(keys);
        }
        is_first
    }
}

/// Reads the games of these files; what the first game of a pair on a deal has is taken.
pub(super) fn each<T>(
    files: &[PathBuf],
    seen: impl Fn(&Game) -> Option<Seen<T>>,
    mut take: impl FnMut(Deal, T),
) -> Result<LeftOut, Failure> {
    let mut left_out = LeftOut::default();
    let mut played = Played::default();
    for file in files {
        let source = File::open(file).map_err(|error| Failure::reading(file, error))?;
        for read in Reader::new(BufReader::new(source)) {
            let game = read.map_err(|error| files::unread(file, &error))?.game;
            if game.is_bare() {
                continue;
            }
            match seen(&game) {
                Some(Seen { deal, pairs, what }) if played.first(&deal, &pairs) => take(deal, what),
                Some(_) => left_out.again += 1,
                None => left_out.lacking += 1,
            }
        }
    }
    Ok(left_out)
}
