//! `openroom score`: a session file in, ranking, travellers, cards and explanations out.

mod columns;
mod pairs;
mod teams;

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_scoring::file::{Session, read};

use crate::finish::{Failure, Finish};
use crate::output::{Output, shown};

/// Score a session: ranking, travellers, a contestant's card, the arithmetic of a board
#[derive(Args, Debug)]
pub(crate) struct ScoreArgs {
    /// The session, in TOML or JSON (see docs/score-file.md); `-` reads standard input
    #[arg(value_name = "FILE")]
    session: PathBuf,

    /// Show the ranking
    #[arg(long)]
    ranking: bool,

    /// Show the travellers, or the matches of teams
    #[arg(long)]
    travellers: bool,

    /// Show the card of this contestant
    #[arg(long, value_name = "CONTESTANT")]
    card: Vec<String>,

    /// Show the arithmetic of this board, step by step
    #[arg(long, value_name = "BOARD")]
    explain: Vec<u32>,

    #[command(flatten)]
    output: Output,
}

/// What is to be shown.
pub(crate) struct Wanted<'a> {
    ranking: bool,
    travellers: bool,
    cards: &'a [String],
    explain: &'a [u32],
}

impl ScoreArgs {
    /// Ranking and travellers where nothing is asked for.
    fn wanted(&self) -> Wanted<'_> {
        let nothing = !self.ranking && !self.travellers && self.card.is_empty() && self.explain.is_empty();
        Wanted {
            ranking: self.ranking || nothing,
            travellers: self.travellers || nothing,
            cards: &self.card,
            explain: &self.explain,
        }
    }
}

/// Runs the command. Nothing is written unless everything that was asked for can be.
pub(crate) fn run(args: &ScoreArgs) -> Result<Finish, Failure> {
    let bytes = bytes(&args.session)?;
    let session = read(&bytes).map_err(|error| Failure::input_at(args.session.display(), error))?;
    let mut page = Vec::new();
    let unfound = match session {
        Session::Pairs(session) => pairs::show(*session, &args.wanted(), &mut page)?,
        Session::Teams(session) => teams::show(&session, &args.wanted(), &mut page)?,
    };
    if let Some(unfound) = unfound {
        return Err(Failure::input_at(args.session.display(), unfound));
    }
    args.output.write(|writer| writer.write_all(&page))?;
    Ok(Finish::Fine)
}

fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let result = if file.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    result.map(|_| bytes).map_err(|error| Failure::reading(file, error))
}

/// Something that was asked for and is not in the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unfound {
    Contestant(String),
    Board(u32),
}

impl std::fmt::Display for Unfound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unfound::Contestant(id) => write!(f, "there is no contestant {id}"),
            Unfound::Board(number) => write!(f, "there is no board {number}"),
        }
    }
}

fn title(name: &str, date: &str, writer: &mut dyn Write) -> io::Result<()> {
    let both = [name, date].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
    if both.is_empty() { Ok(()) } else { writeln!(writer, "{}\n", shown(&both)) }
}
