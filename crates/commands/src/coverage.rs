//! `openroom coverage`: how far each provision of the Laws is obeyed, from the runs.

mod cases;
mod table;

use std::path::PathBuf;

use clap::Args;
use openroom_lawbook::regulations::{RegulationOption, Status};
use openroom_scenarios::{Reasons, Run, coverage};

use crate::finish::{Failure, Finish};
use crate::output::{json, to_screen};
use crate::scenarios::{load, scenes, text_of};

/// `openroom coverage`
#[derive(Args)]
pub(crate) struct Coverage {
    /// Scenario files or folders
    #[arg(value_name = "PATH", default_value = "scenarios")]
    paths: Vec<PathBuf>,

    /// Each case of the catalogue and the scenario that shows it, or the reason that none does
    #[arg(long)]
    cases: bool,

    /// A list of provision, edition, kind, status and runs, or of cases, as JSON
    #[arg(long)]
    json: bool,

    /// Reasons for what no scenario shows; otherwise reasons.toml in the folders
    #[arg(long, value_name = "FILE")]
    reasons: Vec<PathBuf>,
}

/// Runs the scenarios and reports.
pub(crate) fn run(command: &Coverage) -> Result<Finish, Failure> {
    let (sources, unread) = load(&command.paths);
    if !unread.is_empty() {
        return Err(Failure::Several(unread));
    }
    let reasons = reasons(command)?;
    let scenes = scenes(&sources);
    if command.cases {
        let cases = cases::cases(&scenes, &reasons);
        to_screen(|out| if command.json { cases::json(out, &cases) } else { cases::list(out, &cases) })?;
        return Ok(Finish::Fine);
    }
    let runs: Vec<&Run> = scenes.iter().flat_map(|scene| &scene.runs).collect();
    let rows = coverage(runs.iter().copied(), &reasons);
    to_screen(|out| {
        if command.json {
            json(out, &rows)
        } else {
            let failed = runs.iter().filter(|run| !run.passed()).count();
            table::write(out, &rows, &reasons)?;
            writeln!(out, "{} runs, {failed} of them failed and do not count", runs.len())?;
            let not_yet = RegulationOption::all().filter(|option| option.status() == Status::NotYet).count();
            writeln!(
                out,
                "{not_yet} options of the regulations are not yet obeyed: openroom law options --status"
            )
        }
    })?;
    Ok(Finish::Fine)
}

fn reasons(command: &Coverage) -> Result<Reasons, Failure> {
    let mut files = command.reasons.clone();
    if files.is_empty() {
        files = command
            .paths
            .iter()
            .map(|path| path.join("reasons.toml"))
            .filter(|file| file.is_file())
            .collect();
    }
    let mut all = Reasons::default();
    for file in files {
        let text = text_of(&file)?;
        let reasons = Reasons::parse(&text).map_err(|faults| {
            let place = file.display();
            Failure::Several(
                faults.iter().map(|fault| Failure::input(format_args!("{place}:{fault}"))).collect(),
            )
        })?;
        all.by_type.extend(reasons.by_type);
        all.for_a_person.extend(reasons.for_a_person);
        all.cases.extend(reasons.cases);
    }
    Ok(all)
}
