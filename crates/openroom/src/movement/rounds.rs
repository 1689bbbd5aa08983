//! What is drawn round by round: Swiss and knockout.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use openroom_movements::{Contestant, Draw, Entrant, Match, Standing, draw};

use super::check::read;
use crate::finish::{Failure, Finish};
use crate::output::{Output, json};

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
        write_draw(out, &drawn)
    })?;
    Ok(Finish::Fine)
}

fn newcomer(number: u16) -> Standing {
    Standing { contestant: Contestant(number), score: 0, met: Vec::new(), byes: 0, north_south_surplus: 0 }
}

fn write_draw(out: &mut dyn Write, drawn: &Draw) -> std::io::Result<()> {
    writeln!(out, "  table   NS   EW")?;
    for (table, pairing) in (1..).zip(&drawn.pairings) {
        let again = match pairing.met_before {
            0 => String::new(),
            times => format!("  met before: {times}"),
        };
        writeln!(out, "  {table:>5} {:>4} {:>4}{again}", pairing.ns, pairing.ew)?;
    }
    if let Some(bye) = drawn.bye {
        writeln!(out, "  bye: {bye}{}", if drawn.bye_again { ", not for the first time" } else { "" })?;
    }
    if drawn.needs_decision() {
        writeln!(
            out,
            "\nNo draw without a rematch or a second bye exists. This is the least bad; the Director decides."
        )?;
    }
    Ok(())
}

pub(crate) fn knockout(request: &Knockout) -> Result<Finish, Failure> {
    let bracket = openroom_movements::knockout(request.teams)
        .ok_or_else(|| Failure::input("a knockout needs two teams"))?;
    request.output.write(|out| {
        if request.json {
            return json(out, &bracket);
        }
        for (round, matches) in bracket.rounds.iter().enumerate() {
            writeln!(out, "{}Round {}", if round == 0 { "" } else { "\n" }, round + 1)?;
            for (number, game) in (1..).zip(matches) {
                match game {
                    Match::Between(one, other) => {
                        writeln!(out, "  match {number}: {} - {}", entrant(*one), entrant(*other))?;
                    }
                    Match::Bye(one) => writeln!(out, "  match {number}: {} has a bye", entrant(*one))?,
                }
            }
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

fn entrant(entrant: Entrant) -> String {
    match entrant {
        Entrant::Seed(team) => format!("team {team}"),
        Entrant::WinnerOf(before) => format!("winner of match {}", before + 1),
    }
}
