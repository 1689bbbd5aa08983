//! Reading and writing as `convert` does.

use openroom_notation::loss::Losses;
use openroom_notation::pbn::{Game, Read};
use openroom_notation::{Format, GamesWriter, Problem, read_games};

/// A whole deal.
pub(crate) const DEAL: &str = "N:AKQ2.AK2.AK2.AK2 JT98.QJT.QJT.QJT 7654.9876.987.98 3.543.6543.76543";

pub(crate) fn read(format: Format, text: &str) -> Vec<Read> {
    read_games(format, text.as_bytes()).unwrap()
}

pub(crate) fn games(format: Format, text: &str) -> Vec<Game> {
    read(format, text).into_iter().map(|read| read.game).collect()
}

/// Writes games as `convert` does: the text, and what is listed as lost.
pub(crate) fn convert(games: &[Game], to: Format) -> (String, Vec<String>) {
    let mut writer = GamesWriter::new(to);
    for game in games {
        writer.see(game);
    }
    let (mut out, mut losses) = (Vec::new(), Losses::default());
    let each = games.iter().map(|game| Ok::<_, std::io::Error>(game.clone()));
    writer.write(each, &mut out, &mut losses).unwrap();
    (String::from_utf8_lossy(&out).into_owned(), losses.iter().map(|loss| loss.what.to_string()).collect())
}

pub(crate) fn problems(reads: &[Read]) -> Vec<Problem> {
    reads.iter().flat_map(|read| &read.complaints).map(|complaint| complaint.problem).collect()
}
