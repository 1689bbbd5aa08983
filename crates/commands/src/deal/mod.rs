//! `openroom deal`: boards dealt at random, sets that can be proved, and checks of sets.

mod check;
mod hands;
mod proof;
pub(crate) mod read;
mod sheet;
pub(crate) mod write;

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use openroom_cards::dealing::Dealer;
use openroom_cards::{Board, Deal};

use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::words::spoken;

const PROVABLE: &str = "\
A set that nobody can have chosen, as everybody can check afterwards:

  1. Before, name a public text that nobody can know yet:
       openroom deal commit --boards 24 --event … --source … -o set.secret
     Publish what it prints. Keep set.secret to yourself.
  2. When the public text is known:
       openroom deal make set.secret --public … -o set.pbn
  3. After the session, publish set.pbn and what this writes:
       openroom deal reveal set.secret --public … -o set.reveal
  4. Anyone:
       openroom deal verify set.reveal set.pbn --commitment …

How the deals follow from secret and public text is written in crates/cards/PROVABLE.md.";

/// Deal boards at random, prove or check a set
///
/// Every deal is equally likely; the random bits come from the operating system. Dealer and vulnerability follow
/// the board number.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true, after_long_help = PROVABLE)]
pub(crate) struct DealArgs {
    #[command(subcommand)]
    command: Option<DealCommand>,

    #[command(flatten)]
    boards: Boards,

    /// The name of the event, for the file
    #[arg(long, default_value = "", hide_default_value = true, value_name = "NAME")]
    event: String,

    #[command(flatten)]
    form: Form,

    #[command(flatten)]
    output: Output,
}

#[derive(Subcommand, Debug)]
enum DealCommand {
    /// Lay down a plan for a set and get the commitment to publish before the session
    Commit(proof::Commit),
    /// Make the deals of a plan, once its public text is known
    Make(proof::Make),
    /// Write what is published after the session, so that anyone can verify
    Reveal(proof::Reveal),
    /// Check that a set was dealt from what was committed to before
    Verify(proof::Verify),
    /// Look for what a random set would not show: repeated deals, unshuffled packs, unlikely hands
    Check(check::Check),
}

/// Which boards.
#[derive(Args, Debug)]
struct Boards {
    /// How many boards
    #[arg(short = 'b', long = "boards", required = true, value_name = "COUNT", value_parser = one_or_more)]
    count: Option<NonZeroU32>,

    /// The number of the first board
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = one_or_more)]
    first: NonZeroU32,
}

fn one_or_more(text: &str) -> Result<NonZeroU32, String> {
    text.parse().map_err(|_| spoken().with("deal-whole-number", "n", u32::MAX))
}

impl Boards {
    fn count(&self) -> Result<NonZeroU32, Failure> {
        let count = self.count.unwrap_or(NonZeroU32::MIN);
        match self.first.checked_add(count.get() - 1) {
            Some(_) => Ok(count),
            None => Err(Failure::said("deal-no-numbers-above", [("n", u32::MAX.to_string())])),
        }
    }

    /// The boards with their usual markings.
    fn marked(first: NonZeroU32, count: NonZeroU32) -> impl Iterator<Item = Board> {
        (0..count.get()).map_while(move |after| first.checked_add(after)).map(Board::numbered)
    }
}

/// How deals are written.
#[derive(Args, Copy, Clone, Debug)]
struct Form {
    /// How the deals are written
    #[arg(short, long, value_enum, default_value_t = Format::Pbn)]
    format: Format,
}

#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
enum Format {
    /// Portable Bridge Notation, for dealing machines and programs
    Pbn,
    /// Hands to read or print
    Hands,
    /// A line with each board and the number of its deal among all deals
    Numbers,
}

/// Runs the command.
pub(crate) fn run(args: DealArgs) -> Result<Finish, Failure> {
    match args.command {
        None => {
            let boards = Boards::marked(args.boards.first, args.boards.count()?);
            let mut dealer = Dealer::from_entropy().map_err(Failure::input)?;
            let deals = boards.map(|board| (board, dealer.deal()));
            write(args.form.format, &args.event, deals, &args.output)
        }
        Some(DealCommand::Commit(args)) => args.run(),
        Some(DealCommand::Make(args)) => args.run(),
        Some(DealCommand::Reveal(args)) => args.run(),
        Some(DealCommand::Verify(args)) => args.run(),
        Some(DealCommand::Check(args)) => args.run(),
    }
}

fn write(
    format: Format,
    event: &str,
    deals: impl Iterator<Item = (Board, Deal)>,
    output: &Output,
) -> Result<Finish, Failure> {
    output.write(|writer| match format {
        Format::Pbn => write::pbn(event, deals, writer),
        Format::Hands => hands::hands(deals, writer),
        Format::Numbers => {
            for (board, deal) in deals {
                writeln!(writer, "{} {}", board.number, deal.number())?;
            }
            Ok(())
        }
    })?;
    Ok(Finish::Fine)
}

/// A file of deals to read.
#[derive(Args, Debug)]
struct DealFile {
    /// The file with the deals (PBN); - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
}
