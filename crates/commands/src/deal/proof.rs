//! The four steps of a provable set: commit, make, reveal, verify.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;
use openroom_cards::dealing::{Commitment, Plan, Secret};
use openroom_cards::{Board, Deal};

use super::sheet::Sheet;
use super::{Boards, DealFile, Form, read};
use crate::finish::{Failure, Finish};
use crate::output::{Output, Overwriting, Readers, to_file, to_screen};
use crate::words::spoken;

/// Lay down a plan for a set and get the commitment to publish before the session
///
/// The secret goes to a file that only you can read. What is printed is for publishing: whoever has it can
/// check afterwards that you did not choose the boards. Name a public text that nobody can know yet, such as
/// the numbers of a lottery on a day to come; it is mixed into the deals.
#[derive(Args, Debug)]
pub(super) struct Commit {
    #[command(flatten)]
    boards: Boards,

    /// The event and session
    #[arg(long, value_name = "NAME")]
    event: String,

    /// The public text that will be mixed in, such as "numbers of the Saturday lottery, 21 November 2026"
    #[arg(long, value_name = "DESCRIPTION")]
    source: String,

    /// The file for the secret
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    file: PathBuf,

    /// Overwrite the file if it exists: the secret in it is lost
    #[arg(long)]
    force: bool,
}

impl Commit {
    pub(super) fn run(self) -> Result<Finish, Failure> {
        let count = self.boards.count()?;
        let plan = Plan { event: self.event, source: self.source, first: self.boards.first, boards: count };
        for (text, option) in [(&plan.event, "--event"), (&plan.source, "--source")] {
            if text.trim().is_empty() {
                return Err(Failure::said("deal-option-empty", [("option", option.to_owned())]));
            }
        }
        let w = spoken();
        let secret = Secret::from_entropy().map_err(Failure::input)?;
        let published = Sheet::published(&plan, secret.commitment(&plan));
        let text = published.text()?;
        let kept = published.with_secret(&secret).text()?;
        let overwriting = if self.force { Overwriting::Allowed } else { Overwriting::Refused };
        to_file(&self.file, overwriting, Readers::Owner, |writer| {
            writeln!(writer, "# {}\n{kept}", w.t("deal-keep-secret"))
        })
        .map_err(|error| Failure::writing(&self.file, error))?;
        to_screen(|writer| writeln!(writer, "# {}\n{text}", w.t("deal-publish")))?;
        Ok(Finish::Fine)
    }
}

/// The secret sheet and the public text.
#[derive(Args, Debug)]
struct Known {
    /// The file that “openroom deal commit” wrote
    #[arg(value_name = "SECRET")]
    secret: PathBuf,

    /// The public text, exactly as it was published; blanks at the ends do not count
    #[arg(long, value_name = "TEXT")]
    public: String,
}

impl Known {
    fn read(&self) -> Result<(Sheet, Secret), Failure> {
        if self.public.trim().is_empty() {
            return Err(Failure::said("err-public-empty", []));
        }
        let (sheet, secret) = Sheet::read(&self.secret)?;
        let place = self.secret.display();
        if sheet.commitment() != Some(secret.commitment(&sheet.plan())) {
            return Err(Failure::said("deal-sheet-changed", []).at(place));
        }
        Ok((sheet, secret))
    }
}

/// Make the deals of a plan, once its public text is known
#[derive(Args, Debug)]
pub(super) struct Make {
    #[command(flatten)]
    known: Known,

    #[command(flatten)]
    form: Form,

    #[command(flatten)]
    output: Output,
}

impl Make {
    pub(super) fn run(self) -> Result<Finish, Failure> {
        let (sheet, secret) = self.known.read()?;
        let plan = sheet.plan();
        let key = secret.key(&plan, &self.known.public);
        let boards = Boards::marked(plan.first, plan.boards);
        super::write(
            self.form.format,
            &plan.event,
            boards.map(|board| (board, key.deal(board.number))),
            &self.output,
        )
    }
}

/// Write what is published after the session, so that anyone can verify
#[derive(Args, Debug)]
pub(super) struct Reveal {
    #[command(flatten)]
    known: Known,

    #[command(flatten)]
    output: Output,
}

impl Reveal {
    pub(super) fn run(self) -> Result<Finish, Failure> {
        let (sheet, _) = self.known.read()?;
        let text = sheet.with_public(&self.known.public).text()?;
        self.output.write(|writer| writeln!(writer, "# {}\n{text}", spoken().t("deal-made-from")))?;
        Ok(Finish::Fine)
    }
}

/// Check that a set was dealt from what was committed to before
///
/// Give the commitment as it was published before the session, not as the revealed sheet repeats it; and look
/// up the public text at its source. Exit code 1 where anything differs.
#[derive(Args, Debug)]
pub(super) struct Verify {
    /// The file that “openroom deal reveal” wrote
    #[arg(value_name = "REVEALED")]
    revealed: PathBuf,

    #[command(flatten)]
    deals: DealFile,

    /// The commitment as it was published before the session, 64 hexadecimal digits
    #[arg(long, value_name = "DIGITS", value_parser = commitment)]
    commitment: Commitment,
}

fn commitment(digits: &str) -> Result<Commitment, String> {
    Commitment::from_hex(digits.trim()).ok_or_else(|| spoken().t("deal-not-64"))
}

impl Verify {
    pub(super) fn run(self) -> Result<Finish, Failure> {
        let (sheet, secret) = Sheet::read(&self.revealed)?;
        let Some(public) = sheet.public().filter(|public| !public.trim().is_empty()) else {
            return Err(Failure::said("err-sheet-no-public", []).at(self.revealed.display()));
        };
        let plan = sheet.plan();
        let bound = secret.commitment(&plan) == self.commitment;
        let key = secret.key(&plan, public);
        let found = read_boards(&self.deals)?;
        let w = spoken();
        let mut wrong = Vec::new();
        let mut right = 0u32;
        for board in Boards::marked(plan.first, plan.boards) {
            match found.get(&board.number) {
                None => wrong.push(w.with("deal-not-in-file", "n", board.number)),
                Some((_, deal)) if *deal != key.deal(board.number) => {
                    wrong.push(w.with("deal-another", "n", board.number));
                }
                Some((marked, _)) if *marked != board => {
                    wrong.push(w.with("deal-marked-otherwise", "n", board.number));
                }
                Some(_) => right += 1,
            }
            if wrong.len() > 1000 {
                wrong.push(w.t("deal-and-so-on"));
                break;
            }
        }
        let last = plan.first.saturating_add(plan.boards.get() - 1);
        let planned = plan.first..=last;
        let unplanned = found.keys().filter(|number| !planned.contains(number));
        wrong.extend(unplanned.take(1000).map(|number| w.with("deal-not-in-plan", "n", number)));
        to_screen(|writer| {
            let says = w.t(if bound { "deal-bound" } else { "deal-not-bound" });
            let counted = [("right", right.to_string()), ("all", plan.boards.to_string())];
            let rows = [
                ("deal-row-event", plan.event.clone()),
                ("deal-row-source", plan.source.clone()),
                ("deal-row-public", public.to_owned()),
                ("deal-row-commitment", says),
                ("deal-row-boards", w.say("deal-right", &counted)),
            ];
            let names = rows.each_ref().map(|(name, _)| w.t(name));
            let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
            for (name, (_, says)) in names.iter().zip(&rows) {
                writeln!(writer, "{name:<widest$}  {}", crate::output::shown(says))?;
            }
            wrong.iter().try_for_each(|line| writeln!(writer, "  {line}"))?;
            let verified = bound && wrong.is_empty();
            writeln!(writer, "{}", w.t(if verified { "deal-verified" } else { "deal-not-verified" }))
        })?;
        Ok(if bound && wrong.is_empty() { Finish::Fine } else { Finish::CheckFailed })
    }
}

fn read_boards(file: &DealFile) -> Result<BTreeMap<NonZeroU32, (Board, Deal)>, Failure> {
    let mut boards = BTreeMap::new();
    read::deals(&file.file, |found| {
        let place = format!("{}:{}", file.file.display(), found.line);
        let Some(board) = found.board else {
            return Err(Failure::said("err-deal-unnumbered", []).at(place));
        };
        match boards.insert(board.number, (board, found.deal)) {
            Some(before) if before != (board, found.deal) => {
                Err(Failure::said("deal-second-time", [("n", board.number.to_string())]).at(place))
            }
            _ => Ok(()),
        }
    })?;
    Ok(boards)
}
