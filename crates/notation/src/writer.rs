use std::io::{self, Write};

use crate::csv::CsvWriter;
use crate::deals::{Boards, Packing, dlm_of, packed_of};
use crate::lin::LinWriter;
use crate::loss::Losses;
use crate::pbn::{Charset, Game, PbnWriter, WriteError, export_game, write_game};
use crate::{Format, bridgemate, deals, kept, lin, write_games};

/// The most games of a file that is written as a whole.
const MOST: usize = 100_000;

/// Writes games one by one, once it has seen all of them.
///
/// Each game is read again from what was written of it: what is not the same is noted as lost.
/// Memory does not grow with the number of games for PBN, LIN, CSV and the deal files; USEBIO and
/// Bridgemate are written as a whole.
pub struct GamesWriter {
    format: Format,
    kind: Kind,
    /// Whether a game was seen that says something, and one of which this format has a record.
    any: bool,
    held: bool,
}

enum Kind {
    Pbn(Charset),
    Lin(LinWriter),
    Csv(CsvWriter),
    Deals(Boards),
    Whole(Vec<Game>),
}

impl GamesWriter {
    /// Writes this format.
    pub fn new(format: Format) -> GamesWriter {
        let kind = match format {
            Format::Pbn => Kind::Pbn(Charset::Latin1),
            Format::Lin => Kind::Lin(LinWriter::default()),
            Format::Csv => Kind::Csv(CsvWriter::default()),
            Format::Bri | Format::Dge | Format::Dup | Format::Dlm => Kind::Deals(Boards::default()),
            Format::Usebio | Format::Bridgemate => Kind::Whole(Vec::new()),
        };
        GamesWriter { format, kind, any: false, held: false }
    }

    /// Takes note of a game that is to be written.
    pub fn see(&mut self, game: &Game) {
        self.any |= !game.is_bare();
        self.held |= match &self.kind {
            Kind::Deals(_) => deals::whole(game).is_some(),
            Kind::Whole(_) if self.format == Format::Bridgemate => bridgemate::has_entry(game),
            Kind::Lin(_) => lin::holds(game),
            Kind::Pbn(_) | Kind::Csv(_) | Kind::Whole(_) => true,
        };
        match &mut self.kind {
            Kind::Pbn(charset) => {
                let mut text = String::new();
                write_game(&export_game(game), &mut text);
                if text.chars().any(|c| !matches!(u32::from(c), 0..=0x7F | 0xA0..=0xFF)) {
                    *charset = Charset::Utf8;
                }
            }
            Kind::Lin(writer) => writer.see(game),
            Kind::Csv(writer) => writer.see(game),
            Kind::Deals(_) | Kind::Whole(_) => {}
        }
    }

    /// What is missing where the games that were seen would make an empty file.
    pub fn missing(&self) -> Option<&'static str> {
        match &self.kind {
            _ if !self.any => Some("at least one game"),
            _ if self.held => None,
            Kind::Deals(_) => Some("at least one board with four whole hands"),
            Kind::Lin(_) => Some("at least one game"),
            _ => Some("at least one score with its contract and pairs"),
        }
    }

    /// Writes the games, all of which were seen in this order.
    pub fn write<E: From<io::Error>>(
        mut self,
        games: impl Iterator<Item = Result<Game, E>>,
        out: &mut dyn Write,
        losses: &mut Losses,
    ) -> Result<(), E> {
        let mut pbn = PbnWriter::new(Vec::new(), Charset::Latin1);
        let mut text = String::new();
        match &self.kind {
            Kind::Pbn(charset) => {
                pbn = PbnWriter::new(Vec::new(), *charset);
                pbn.export_header().map_err(written)?;
            }
            Kind::Lin(writer) => text = writer.heading(losses),
            Kind::Csv(writer) => text = format!("\u{FEFF}{}", writer.heading(losses)),
            Kind::Deals(_) | Kind::Whole(_) => {}
        }
        for game in games {
            let game = game?;
            kept::check(self.format, &game, losses);
            match &mut self.kind {
                Kind::Pbn(_) => pbn.game(&export_game(&game)).map_err(written)?,
                Kind::Lin(writer) => writer.board(&game, &mut text, losses),
                Kind::Csv(writer) => writer.rows(&game, &mut text, losses),
                Kind::Deals(boards) => boards.add(&game, losses),
                Kind::Whole(games) if games.len() < MOST => games.push(game),
                Kind::Whole(_) => {
                    let refused = "more than 100,000 games, and this format is written whole";
                    return Err(io::Error::other(refused).into());
                }
            }
            out.write_all(text.as_bytes())?;
            text.clear();
            out.write_all(&std::mem::take(pbn.target()))?;
        }
        out.write_all(text.as_bytes())?;
        out.write_all(pbn.target())?;
        let rest = match &self.kind {
            Kind::Pbn(_) | Kind::Lin(_) | Kind::Csv(_) => Vec::new(),
            Kind::Whole(games) => write_games(self.format, games, losses),
            Kind::Deals(boards) => match self.format {
                Format::Bri => packed_of(Packing::Bri, boards, losses),
                Format::Dge => packed_of(Packing::Dge, boards, losses),
                Format::Dup => packed_of(Packing::Dup, boards, losses),
                _ => dlm_of(boards, losses),
            },
        };
        out.write_all(&rest)?;
        Ok(())
    }
}

fn written(error: WriteError) -> io::Error {
    match error {
        WriteError::Io(error) => error,
        WriteError::Unspellable(_) => io::Error::other(error.to_string()),
    }
}
