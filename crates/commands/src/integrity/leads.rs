//! Opening leads from PBN files in which boards were played at several tables.

use std::collections::HashMap;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use openroom_analysis::Position;
use openroom_analysis::double_dummy::{Limits, Solvers};
use openroom_analysis::integrity::{Decision, Looks, examine, may_be_taken};
use openroom_cards::{Card, Deal, Denomination, Seat};
use openroom_notation::pbn::{self, Game};

use super::games::{self, LeftOut, Seen};
use super::looks::{self, Asked};
use super::page::{self, Measure};
use super::{Look, pair_name, same};
use crate::finish::{Failure, Finish};
use crate::progress::Progress;

/// Opening leads against what the hidden hands favour, compared with peers who held the same hand.
#[derive(Args, Debug)]
pub(crate) struct LeadsArgs {
    /// PBN files with names, auctions and opening leads
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Who counts as a peer: he led from the same hand after the same calls, or only against the same contract
    #[arg(long, value_enum, default_value_t = Same::Calls)]
    same: Same,

    /// Megabytes that the solvers' tables may take together
    #[arg(long, value_name = "MB", default_value_t = 1024)]
    memory: u32,

    #[command(flatten)]
    look: Look,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Same {
    Calls,
    Contract,
}

impl Same {
    /// Its name, as options and sentences have it.
    const fn name(self) -> &'static str {
        match self {
            Same::Calls => "calls",
            Same::Contract => "contract",
        }
    }
}

/// The situation of an opening leader: all who share it had the same to go by.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Situation {
    hands: [u64; 4],
    denomination: Denomination,
    declarer: Seat,
    calls: String,
}

/// A lead and the pair that made it.
struct Lead {
    pair: String,
    card: Card,
}

pub(super) fn run(args: &LeadsArgs) -> Result<Finish, Failure> {
    let same = format!("--same {}", args.same.name());
    let asked = Asked::new(&args.look, "leads", &args.files, &same)?;
    looks::take(&args.look, asked, |asked, earlier, told| report(args, asked, earlier, told))
}

fn report(args: &LeadsArgs, asked: Vec<String>, mut earlier: Looks, told: &str) -> Result<Finish, Failure> {
    let (situations, left_out) = read(args)?;
    let wanted: Vec<(Position, &Vec<Lead>)> = situations
        .values()
        .filter(|(_, leads)| leads.iter().any(|lead| asked.iter().any(|pair| same(pair, &lead.pair))))
        .filter(|(_, leads)| leads.len() > Decision::FEWEST_PEERS)
        .map(|(position, leads)| (*position, leads))
        .collect();
    let own = |pair: &str| {
        let of = |leads: &[Lead]| leads.iter().filter(|lead| same(pair, &lead.pair)).count();
        wanted.iter().map(|(_, leads)| of(leads)).sum()
    };
    let decisions = asked.iter().map(|pair| (pair.clone(), own(pair)));
    may_be_taken(&args.look.by, &args.look.ground, decisions).map_err(looks::refused)?;
    let values = values(&wanted, args.memory);
    let mut pairs: Vec<(String, Vec<Decision>)> = Vec::with_capacity(asked.len());
    for pair in asked {
        let mut decisions = Vec::new();
        for ((_, leads), values) in wanted.iter().zip(&values) {
            for lead in leads.iter().filter(|lead| same(&pair, &lead.pair)) {
                let peers: Vec<Card> =
                    leads.iter().filter(|other| !same(&pair, &other.pair)).map(|other| other.card).collect();
                decisions.extend(Decision::of_card(values, lead.card, &peers).ok());
            }
        }
        pairs.push((pair, decisions));
    }
    let report = examine(&mut earlier, &args.look.by, &args.look.ground, &pairs, args.look.seed)
        .map_err(looks::refused)?;
    let w = args.look.words();
    let note = w.say(
        "integrity-note-leads",
        &[
            ("same", args.same.name().to_owned()),
            ("n", wanted.len().to_string()),
            ("lacking", games::counted(w, left_out.lacking)),
            ("again", games::counted(w, left_out.again)),
            ("told", told.to_owned()),
        ],
    );
    args.look.write(
        |out| page::html(out, w, Measure::Leads, &report, &note),
        |out| page::text(out, w, Measure::Leads, &report, &note),
    )
}

type Situations = HashMap<Situation, (Position, Vec<Lead>)>;

fn read(args: &LeadsArgs) -> Result<(Situations, LeftOut), Failure> {
    let mut situations = Situations::new();
    let seen = |game: &Game| lead(game, args.same);
    let left_out = games::each(&args.files, seen, |_, (situation, position, lead)| {
        situations.entry(situation).or_insert_with(|| (position, Vec::new())).1.push(lead);
    })?;
    Ok((situations, left_out))
}

fn lead(game: &Game, same: Same) -> Option<Seen<(Situation, Position, Lead)>> {
    let deal: Deal = game.hands()?.deal()?;
    let contract = game.contract()?;
    let (denomination, declarer) = (contract.bid.denomination(), contract.declarer);
    let leader = declarer.lho();
    let pair = pair_name(game.player(leader)?, game.player(leader.partner())?);
    let first = pbn::Play::of(game)?.tricks.into_iter().flatten().next()?;
    if first.seat != leader || first.mark.is_some() || !deal.hands()[leader].contains(first.card) {
        return None;
    }
    let calls = match same {
        Same::Contract => contract.to_string(),
        Same::Calls => {
            let auction = pbn::Auction::of(game)?;
            auction.outcome()?;
            let calls = auction.calls.iter().map(|call| format!("{}{}", call.seat, call.call));
            calls.collect::<Vec<_>>().join(" ")
        }
    };
    let hands = deal.hands().values().map(openroom_cards::Cards::bits);
    let position = Position::opening(&deal, denomination, leader);
    let situation = Situation { hands, denomination, declarer, calls };
    let pairs = vec![pair.clone()];
    Some(Seen { deal, pairs, what: (situation, position, Lead { pair, card: first.card }) })
}

fn values(
    wanted: &[(Position, &Vec<Lead>)],
    memory: u32,
) -> Vec<Vec<openroom_analysis::double_dummy::CardValue>> {
    let solvers = Solvers::new(Limits::within(memory));
    let bar = Progress::new(wanted.len());
    let mut values = Vec::with_capacity(wanted.len());
    for some in wanted.chunks(8) {
        let positions: Vec<Position> = some.iter().map(|(position, _)| *position).collect();
        values.extend(solvers.values(&positions));
        bar.did(some.len());
    }
    values
}
