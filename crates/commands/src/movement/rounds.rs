//! What is drawn round by round: Swiss and knockout.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use openroom_movements::{Contestant, Draw, Entrant, Match, Standing, draw};
use openroom_reasoning::Words;

use super::check::read;
use crate::finish::{Failure, Finish};
use crate::output::{Output, json};
use crate::words::Spoken;

/// A Swiss round.
#[derive(Args)]
pub(crate) struct Swiss {
    /// Contestants, all equal, for the first round
    #[arg(long, required_unless_present = "standings", value_parser = clap::value_parser!(u16).range(2..=4000))]
    contestants: Option<u16>,
    /// The standings as JSON: a list of contestant, score, met, byes, `north_south_surplus`
    #[arg(long, value_name = "FILE", conflicts_with = "contestants")]
    standings: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    spoken: Spoken,
    #[command(flatten)]
    output: Output,
}

/// A knockout.
#[derive(Args)]
pub(crate) struct Knockout {
    /// Teams, seeded by number
    #[arg(long, value_parser = clap::value_parser!(u16).range(2..=4096))]
    teams: u16,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    spoken: Spoken,
    #[command(flatten)]
    output: Output,
}

pub(crate) fn swiss(request: &Swiss) -> Result<Finish, Failure> {
    let standings: Vec<Standing> = match &request.standings {
        Some(file) => read(file)?,
        None => (1..=request.contestants.unwrap_or(0)).map(newcomer).collect(),
    };
    let drawn = draw(&standings).map_err(Failure::input)?;
    request.output.write(|out| {
        if request.json {
            return json(out, &drawn);
        }
        write_draw(out, request.spoken.words(), &drawn)
    })?;
    Ok(Finish::Fine)
}

fn newcomer(number: u16) -> Standing {
    Standing { contestant: Contestant(number), score: 0, met: Vec::new(), byes: 0, north_south_surplus: 0 }
}

fn write_draw(out: &mut dyn Write, w: Words, drawn: &Draw) -> std::io::Result<()> {
    let table = w.t("col-table");
    let width = table.chars().count().max(5);
    writeln!(out, "  {table:>width$} {:>4} {:>4}", w.t("ns"), w.t("ew"))?;
    for (table, pairing) in (1..).zip(&drawn.pairings) {
        let again = match pairing.met_before {
            0 => String::new(),
            times => format!("  {}", w.with("movement-met-before", "n", times)),
        };
        writeln!(out, "  {table:>width$} {:>4} {:>4}{again}", pairing.ns, pairing.ew)?;
    }
    if let Some(bye) = drawn.bye {
        let again = if drawn.bye_again { format!(", {}", w.t("movement-bye-again")) } else { String::new() };
        writeln!(out, "  {}{again}", w.with("movement-bye", "who", bye))?;
    }
    if drawn.needs_decision() {
        writeln!(out, "\n{}", w.t("movement-no-better"))?;
    }
    Ok(())
}

pub(crate) fn knockout(request: &Knockout) -> Result<Finish, Failure> {
    let bracket =
        openroom_movements::knockout(request.teams).ok_or_else(|| Failure::said("movement-two-teams", []))?;
    let w = request.spoken.words();
    request.output.write(|out| {
        if request.json {
            return json(out, &bracket);
        }
        for (round, matches) in bracket.rounds.iter().enumerate() {
            let gap = if round == 0 { "" } else { "\n" };
            writeln!(out, "{gap}{}", w.with("movement-round", "n", round + 1))?;
            for (number, game) in (1_usize..).zip(matches) {
                let (key, other) = match game {
                    Match::Between(_, other) => ("movement-match", Some(*other)),
                    Match::Bye(_) => ("movement-match-bye", None),
                };
                let (Match::Between(one, _) | Match::Bye(one)) = game;
                let mut said = vec![("n", number.to_string()), ("one", entrant(w, *one))];
                said.extend(other.map(|other| ("other", entrant(w, other))));
                writeln!(out, "  {}", w.say(key, &said))?;
            }
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

fn entrant(w: Words, entrant: Entrant) -> String {
    match entrant {
        Entrant::Seed(team) => w.with("movement-seed", "n", team),
        Entrant::WinnerOf(before) => w.with("movement-winner", "n", before + 1),
    }
}
