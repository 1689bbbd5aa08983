//! Calls from PBN files in which boards were played at several tables.

use std::collections::HashMap;
use std::path::PathBuf;

use clap::Args;
use openroom_analysis::double_dummy::{Limits, Solvers, Table};
use openroom_analysis::integrity::{Decision, Looks, examine, may_be_taken};
use openroom_cards::{BySeat, Call, Deal, Outcome, Seat, Side, Vulnerability};
use openroom_notation::pbn::{self, AuctionOutcome, Game};
use openroom_scoring::{imps, score};

use super::games::{self, LeftOut, Seen};
use super::looks::{self, Asked};
use super::page::{self, Measure};
use super::{Look, pair_name, same};
use crate::finish::{Failure, Finish};

/// Calls against what the hidden hands favour, compared with peers who held the same hand after the same calls.
#[derive(Args, Debug)]
pub(crate) struct CallsArgs {
    /// PBN files with names, deals and auctions
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Megabytes that the solvers' tables may take together
    #[arg(long, value_name = "MB", default_value_t = 1024)]
    memory: u32,

    #[command(flatten)]
    look: Look,
}

/// What is the same at all tables of a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct Board {
    hands: [u64; 4],
    dealer: Seat,
    vulnerability: Vulnerability,
}

/// An auction at one table.
struct Auction {
    /// The pair of each seat.
    pairs: BySeat<String>,
    calls: Vec<(Seat, Call)>,
    outcome: AuctionOutcome,
}

/// A call of a pair that is looked at: the auctions in which it came after the same calls to the same hand, this one
/// among them.
struct Situation {
    pair: usize,
    deal: Deal,
    vulnerability: Vulnerability,
    side: Side,
    /// What was called in each, and where that led to.
    calls: Vec<(Call, AuctionOutcome)>,
    own: usize,
}

pub(super) fn run(args: &CallsArgs) -> Result<Finish, Failure> {
    let asked = Asked::new(&args.look, "calls", &args.files, "")?;
    looks::take(&args.look, asked, |asked, earlier, told| report(args, asked, earlier, told))
}

fn report(args: &CallsArgs, asked: Vec<String>, mut earlier: Looks, told: &str) -> Result<Finish, Failure> {
    let (boards, left_out) = read(args)?;
    let situations = situations(&boards, &asked);
    let count = |pair: usize| situations.iter().filter(|situation| situation.pair == pair).count();
    let decisions = asked.iter().enumerate().map(|(at, pair)| (pair.clone(), count(at)));
    may_be_taken(&args.look.by, &args.look.ground, decisions).map_err(looks::refused)?;
    let tables = tables(&situations, args.memory);
    let mut pairs: Vec<(String, Vec<Decision>)> = asked.into_iter().map(|pair| (pair, Vec::new())).collect();
    for situation in &situations {
        let valued = valued(situation, &tables[&situation.deal]);
        pairs[situation.pair].1.extend(Decision::of_call(&valued, situation.own).ok());
    }
    let report = examine(&mut earlier, &args.look.by, &args.look.ground, &pairs, args.look.seed)
        .map_err(looks::refused)?;
    let w = args.look.words();
    let note = w.say(
        "integrity-note-calls",
        &[
            ("n", situations.len().to_string()),
            ("lacking", games::counted(w, left_out.lacking)),
            ("again", games::counted(w, left_out.again)),
            ("told", told.to_owned()),
        ],
    );
    args.look.write(
        |out| page::html(out, w, Measure::Calls, &report, &note),
        |out| page::text(out, w, Measure::Calls, &report, &note),
    )
}

type Boards = HashMap<Board, (Deal, Vec<Auction>)>;

fn read(args: &CallsArgs) -> Result<(Boards, LeftOut), Failure> {
    let mut boards = Boards::new();
    let left_out = games::each(&args.files, auction, |deal, (board, auction)| {
        boards.entry(board).or_insert_with(|| (deal, Vec::new())).1.push(auction);
    })?;
    Ok((boards, left_out))
}

fn auction(game: &Game) -> Option<Seen<(Board, Auction)>> {
    let deal: Deal = game.hands()?.deal()?;
    let dealer: Seat = game.known("Dealer")?.parse().ok()?;
    let vulnerability = pbn::parse_vulnerability(game.known("Vulnerable")?).ok()?;
    let mut pairs = BySeat::from_fn(|_| String::new());
    for seat in Seat::ALL {
        pairs[seat] = pair_name(game.player(seat)?, game.player(seat.partner())?);
    }
    let auction = pbn::Auction::of(game)?;
    let begins = auction.calls.first().map(|call| call.seat);
    let irregular = !auction.skipped.is_empty() || auction.calls.iter().any(|call| call.insufficient);
    if begins != Some(dealer) || irregular {
        return None;
    }
    let outcome = auction.outcome()?;
    let calls = auction.calls.iter().map(|call| (call.seat, call.call)).collect();
    let hands = deal.hands().values().map(openroom_cards::Cards::bits);
    let both = vec![pairs[Seat::North].clone(), pairs[Seat::East].clone()];
    let what = (Board { hands, dealer, vulnerability }, Auction { pairs, calls, outcome });
    Some(Seen { deal, pairs: both, what })
}

/// Every call of the pairs asked for that enough others could make, where not all called alike.
fn situations(boards: &Boards, asked: &[String]) -> Vec<Situation> {
    let mut situations = Vec::new();
    let mut all: Vec<(&Board, &(Deal, Vec<Auction>))> = boards.iter().collect();
    all.sort_unstable_by_key(|(board, _)| (board.hands, board.dealer as u8, board.vulnerability as u8));
    for (board, (deal, auctions)) in all {
        for own in auctions {
            for (at, (seat, _)) in own.calls.iter().enumerate() {
                let Some(pair) = asked.iter().position(|pair| same(pair, &own.pairs[*seat])) else {
                    continue;
                };
                let alike = |other: &&Auction| {
                    let is_own = std::ptr::eq(*other, own);
                    (is_own || !same(&asked[pair], &other.pairs[*seat]))
                        && other.calls.get(..at) == Some(&own.calls[..at])
                };
                let there: Vec<&Auction> = auctions.iter().filter(alike).collect();
                let calls: Vec<(Call, AuctionOutcome)> = there
                    .iter()
                    .filter_map(|auction| auction.calls.get(at).map(|(_, call)| (*call, auction.outcome)))
                    .collect();
                let differ = calls.iter().any(|(call, _)| *call != calls[0].0);
                let place = there.iter().position(|auction| std::ptr::eq(*auction, own));
                if let Some(place) = place.filter(|_| differ && calls.len() > Decision::FEWEST_PEERS) {
                    situations.push(Situation {
                        pair,
                        deal: *deal,
                        vulnerability: board.vulnerability,
                        side: seat.side(),
                        calls,
                        own: place,
                    });
                }
            }
        }
    }
    situations
}

/// What each declarer makes double dummy on the boards of these choices.
fn tables(situations: &[Situation], memory: u32) -> HashMap<Deal, Table> {
    let mut deals: Vec<Deal> = situations.iter().map(|situation| situation.deal).collect();
    deals.dedup();
    let solvers = Solvers::new(Limits::within(memory));
    let bar = crate::analyse::bar(deals.len());
    let mut tables = HashMap::with_capacity(deals.len());
    for some in deals.chunks(64) {
        tables.extend(some.iter().copied().zip(solvers.tables(some, &|| bar.did(1))));
    }
    tables
}

/// Each call with what came of it: the mean of the IMPs of its contract against those of all other tables.
fn valued(situation: &Situation, table: &Table) -> Vec<(Call, f64)> {
    let points = |outcome: &AuctionOutcome| {
        let outcome = match outcome {
            AuctionOutcome::PassedOut => Outcome::PassedOut,
            AuctionOutcome::Contract(contract) => {
                let tricks = table.tricks(contract.bid.denomination(), contract.declarer);
                Outcome::Played { contract: *contract, tricks }
            }
        };
        let score = score(&outcome, situation.vulnerability).unwrap_or_default();
        if situation.side == Side::NorthSouth { score } else { -score }
    };
    let all: Vec<i32> = situation.calls.iter().map(|(_, outcome)| points(outcome)).collect();
    let others = f64::from(u32::try_from(all.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1));
    let value = |own: &i32| all.iter().map(|other| f64::from(imps(own - other))).sum::<f64>() / others;
    situation.calls.iter().zip(&all).map(|((call, _), own)| (*call, value(own))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_notation::pbn::Reader;

    const DEAL: &str = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432";

    /// A table at which North opens, and all pass after the next call of his side.
    fn table(north: &str, auction: &str) -> String {
        format!(
            "[Board \"1\"]\n[West \"w{north}\"]\n[North \"{north}\"]\n[East \"e{north}\"]\n[South \"s\"]\n\
             [Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"{DEAL}\"]\n[Auction \"N\"]\n{auction} AP\n\n"
        )
    }

    fn boards(tables: &[(&str, &str)]) -> Boards {
        let text: String = tables.iter().map(|(north, auction)| table(north, auction)).collect();
        let mut boards = Boards::new();
        for read in Reader::new(text.as_bytes()) {
            let Seen { deal, what: (board, auction), .. } = auction(&read.unwrap().game).unwrap();
            boards.entry(board).or_insert_with(|| (deal, Vec::new())).1.push(auction);
        }
        boards
    }

    #[test]
    fn a_choice_is_one_that_enough_others_had_and_not_all_made_alike() {
        let boards = boards(&[
            ("a", "2C Pass 2D Pass 6NT"),
            ("b", "2C Pass 2D Pass 6NT"),
            ("c", "2C Pass 2D Pass 3NT"),
            ("d", "2C Pass 2D Pass 3NT"),
            ("e", "2C Pass 2D Pass 7NT"),
            ("f", "2NT"),
        ]);
        let found = situations(&boards, &[pair_name("a", "s")]);
        let calls: Vec<(usize, usize)> = found.iter().map(|one| (one.calls.len(), one.own)).collect();
        assert_eq!(calls, [(6, 0), (5, 0)], "the opening, and the rebid; all answered alike");
        assert_eq!(situations(&boards, &[pair_name("f", "s")]).len(), 1);
        assert!(situations(&boards, &["x & y".to_owned()]).is_empty());
    }

    #[test]
    fn a_call_is_worth_what_its_contracts_make_against_the_others() {
        let boards = boards(&[("a", "6NT"), ("b", "3NT"), ("c", "3NT"), ("d", "3NT"), ("e", "7NT")]);
        let found = situations(&boards, &[pair_name("a", "s")]);
        let solvers = Solvers::new(Limits::within(Limits::LEAST_MEGABYTES));
        let tables = solvers.tables(&[found[0].deal], &|| {});
        let valued = valued(&found[0], &tables[0]);
        let tricks = tables[0].tricks(openroom_cards::Denomination::NoTrump, Seat::North);
        let score = |level: u8| -> i32 {
            let over = i32::from(tricks) - i32::from(level) - 6;
            if over < 0 {
                50 * over
            } else {
                40 + 30 * (i32::from(level) - 1)
                    + 30 * over
                    + match level {
                        7 => 1300,
                        6 => 800,
                        _ => 300,
                    }
            }
        };
        let against = |own: u8, others: [u8; 4]| {
            others.iter().map(|other| f64::from(imps(score(own) - score(*other)))).sum::<f64>() / 4.0
        };
        assert!((valued[0].1 - against(6, [3, 3, 3, 7])).abs() < 1e-9, "{valued:?}");
        assert!((valued[1].1 - against(3, [6, 3, 3, 7])).abs() < 1e-9, "{valued:?}");
        assert!((valued[4].1 - against(7, [6, 3, 3, 3])).abs() < 1e-9, "{valued:?}");
    }
}
