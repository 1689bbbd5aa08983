//! `openroom integrity`: statistics over many boards for a federation's committee. Never a verdict.

mod calls;
mod games;
mod leads;
mod looks;
mod page;
mod register;
mod tempo;

use std::io;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use openroom_reasoning::Words;

use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::words::Spoken;

/// Statistics over many boards of a pair, for a federation's committee; never a verdict
///
/// Only members of a committee look, each with his key (`integrity found`). Every look is recorded before it is taken, makes all later looks stricter, and is refused below 200 decisions.
/// What comes out is for the committee, never for players. docs/integrity.md says what it can show and what not.
#[derive(Subcommand, Debug)]
pub(crate) enum Integrity {
    /// Found the register of a committee: who may look, and the record of all looks
    Found(register::FoundArgs),
    /// Opening leads against what the hidden hands favour, compared with peers who held the same hand
    Leads(leads::LeadsArgs),
    /// Calls against what the hidden hands favour, compared with peers who held the same hand after the same calls
    Calls(calls::CallsArgs),
    /// Slow or not against holding a card or not, compared with peers
    Tempo(tempo::TempoArgs),
    /// The looks that were taken or refused so far
    Looks(looks::LooksArgs),
}

/// Who looks, why, at whom, and where that is recorded.
#[derive(Args, Debug)]
struct Look {
    /// A pair to look at, as its two names parted by & ; may be given several times
    #[arg(long = "pair", value_name = "NAMES", required = true)]
    pairs: Vec<String>,

    /// Who looks: a member of the committee
    #[arg(long, value_name = "NAME")]
    by: String,

    /// His key
    #[arg(long, value_name = "FILE")]
    key: PathBuf,

    /// On what ground: the complaint or the order of the committee
    #[arg(long, value_name = "TEXT")]
    ground: String,

    /// The committee's register; in the program's own folder if not given
    #[arg(long, value_name = "FILE")]
    register: Option<PathBuf>,

    /// The seed of the simulations
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,

    /// Write a page with plots (HTML with SVG) instead of text
    #[arg(long)]
    html: bool,

    #[command(flatten)]
    output: Output,

    #[command(flatten)]
    spoken: Spoken,
}

pub(crate) fn run(integrity: &Integrity) -> Result<Finish, Failure> {
    match integrity {
        Integrity::Found(args) => register::found(args),
        Integrity::Leads(args) => leads::run(args),
        Integrity::Calls(args) => calls::run(args),
        Integrity::Tempo(args) => tempo::run(args),
        Integrity::Looks(args) => looks::run(args),
    }
}

/// A pair by its two names, whichever stands first and however they are written.
fn pair_name(one: &str, other: &str) -> String {
    let mut names = [one, other].map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
    names.sort_unstable_by_key(|name| name.to_lowercase());
    names.join(" & ")
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl Look {
    /// The words of its language.
    fn words(&self) -> Words {
        self.spoken.words()
    }

    /// Writes a report, as a page or as text. It tells of players, so that a file of it is for its owner alone.
    fn write(
        &self,
        page: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
        text: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
    ) -> Result<Finish, Failure> {
        self.output.write_privately(|out| if self.html { page(out) } else { text(out) })?;
        Ok(Finish::Fine)
    }

    /// The pairs asked for, each once, in the form in which pairs are kept.
    fn asked(&self) -> Result<Vec<String>, Failure> {
        let mut asked: Vec<String> = Vec::new();
        for pair in &self.pairs {
            let Some((one, other)) = pair.split_once('&') else {
                return Err(Failure::said("err-both-names", [("pair", format!("{pair:?}"))]));
            };
            let name = pair_name(one, other);
            if asked.iter().any(|before| same(before, &name)) {
                return Err(Failure::said("err-asked-twice", [("name", name.clone())]));
            }
            asked.push(name);
        }
        Ok(asked)
    }
}
