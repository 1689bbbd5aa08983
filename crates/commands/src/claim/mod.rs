//! `openroom claim`: a contested claim, the worst that normal play allows and what it depends on.

mod json;
mod read;
mod text;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use openroom_analysis::claim::{
    Budget, Claim, ClaimReport, Concession, Discards, Finesse, Losers, Opponents, Principles, Proposal,
    SuitOrder, Trumps, Variant, examine, propose, variants,
};
use openroom_cards::Cards;
use openroom_lawbook::regulations::Preset;
use openroom_lawbook::{Edition, Regulations};

use crate::files;
use crate::finish::{Failure, Finish};
use crate::output::Output;
use crate::recorded::Recorded;
use crate::words::Spoken;

/// A contested claim: the worst normal outcome, a line that reaches it, and what it depends on
///
/// Reads a board with its play, or an ending, from PBN. What was claimed stands in the file as
/// [Claim "S claims 5 draw trumps, cash SA SK: his words"] or is given with --claim. Parts of a line are
/// draw trumps, play S, play S from the top, cash SA SK, ruff H in N, cross to N in D, finesse CQ with CJ,
/// throw H2, and concede H or concede HK for what he said that he loses. The Director decides; this shows what a ruling would rest on.
#[derive(Args, Debug)]
pub(crate) struct ClaimArgs {
    /// The PBN file; - reads standard input
    #[arg(value_name = "FILE")]
    pbn: PathBuf,

    /// The board, where the file has several
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,

    /// The claim comes after so many cards of the recorded play; after all of them if not given
    #[arg(long, value_name = "CARDS")]
    after: Option<usize>,

    /// What was claimed: "S claims 5", with a line and words where there were some
    #[arg(long, value_name = "CLAIM")]
    claim: Option<String>,

    /// A line that the claimer proposed afterwards, to be set against what he said
    #[arg(long, value_name = "LINE")]
    proposed: Option<String>,

    /// The major penalty cards that lie before the defenders, such as "H7 SQ"
    #[arg(long, value_name = "CARDS")]
    penalty_cards: Option<Cards>,

    /// The edition of the Laws: 2007, 2017 or poland2024; the preset's if not given
    #[arg(long)]
    edition: Option<Edition>,

    /// The federation's regulations, such as wbf or sbl2017
    #[arg(long)]
    preset: Option<Preset>,

    /// The order of play within a suit, where nothing was said
    #[arg(long)]
    suits: Option<Suits>,

    /// Whether the claimer may have forgotten a trump that is out
    #[arg(long)]
    trumps: Option<Outstanding>,

    /// What is thrown
    #[arg(long)]
    discards: Option<Thrown>,

    /// When a loser is led
    #[arg(long)]
    losers: Option<Led>,

    /// How the opponents play
    #[arg(long)]
    opponents: Option<Play>,

    /// What a finesse that nobody spoke of is worth
    #[arg(long)]
    finesse: Option<Unstated>,

    /// Seconds to search, from 0.1 to 600; the answer says so where they do not suffice
    #[arg(long, value_name = "SECONDS", default_value_t = 0.9)]
    seconds: f64,

    /// Write JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    spoken: Spoken,

    #[command(flatten)]
    output: Output,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Suits {
    Any,
    WinnersFirst,
    FromTheTop,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Outstanding {
    MayBeForgotten,
    Known,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Thrown {
    AnySuit,
    KeepHonours,
    KeepWinners,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Led {
    AnyTime,
    AfterWinners,
    AllAfterWinners,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Play {
    Lawful,
    Sensible,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Unstated {
    Never,
    WhereTheDropIsHopeless,
}

/// All that was found of a claim.
struct Found {
    board: Recorded,
    edition: Edition,
    claim: Claim,
    report: ClaimReport,
    /// Where some of the tricks were given up.
    concession: Option<Concession>,
    proposal: Option<Proposal>,
    variants: Vec<Variant>,
}

pub(crate) fn run(args: &ClaimArgs) -> Result<Finish, Failure> {
    let board = Recorded::read(&args.pbn, args.board.as_deref())?;
    let written = args.claim.as_ref().or(board.claim.as_ref());
    let written = written.ok_or_else(|| Failure::input(args.spoken.words().t("read-no-claim")))?;
    let (edition, principles) = principles(args);
    let claim = read::claim(written, &board, args.after, principles, args.penalty_cards.unwrap_or_default())?;
    let part = |share: f64| budget(args.seconds, share);
    let report = examine(&claim, part(0.6)?).map_err(files::no_claim)?;
    let concession = report.concession();
    let proposal = match &args.proposed {
        None => None,
        Some(line) => {
            let proposed = read::line(line, &claim)?;
            Some(propose(&claim, report.worst, proposed, part(0.1)?).map_err(files::no_claim)?)
        }
    };
    let variants = variants(&claim, &report, part(0.4)?).map_err(files::no_claim)?;
    let found = Found { board, edition, claim, report, concession, proposal, variants };
    let w = args.spoken.words();
    args.output
        .write(|out| if args.json { json::write(out, &found) } else { text::write(out, &found, w) })?;
    Ok(Finish::Fine)
}

fn principles(args: &ClaimArgs) -> (Edition, Principles) {
    let regulations = args.preset.map_or_else(Regulations::default, Preset::regulations);
    let edition = args.edition.or(args.preset.map(Preset::edition)).unwrap_or(Edition::Laws2017);
    let usual = Principles::under(edition, &regulations);
    let principles = Principles {
        suit_order: args.suits.map_or(usual.suit_order, |suits| match suits {
            Suits::Any => SuitOrder::Any,
            Suits::WinnersFirst => SuitOrder::WinnersFirst,
            Suits::FromTheTop => SuitOrder::TopDown,
        }),
        trumps: args.trumps.map_or(usual.trumps, |trumps| match trumps {
            Outstanding::MayBeForgotten => Trumps::MayBeForgotten,
            Outstanding::Known => Trumps::Known,
        }),
        discards: args.discards.map_or(usual.discards, |discards| match discards {
            Thrown::AnySuit => Discards::AnySuit,
            Thrown::KeepHonours => Discards::KeepHonours,
            Thrown::KeepWinners => Discards::KeepWinners,
        }),
        losers: args.losers.map_or(usual.losers, |losers| match losers {
            Led::AnyTime => Losers::AnyTime,
            Led::AfterWinners => Losers::AfterWinners,
            Led::AllAfterWinners => Losers::AllAfterWinners,
        }),
        opponents: args.opponents.map_or(usual.opponents, |opponents| match opponents {
            Play::Lawful => Opponents::AnyLawful,
            Play::Sensible => Opponents::Sensible,
        }),
        finesse: args.finesse.map_or(usual.finesse, |finesse| match finesse {
            Unstated::Never => Finesse::NeverAssumed,
            Unstated::WhereTheDropIsHopeless => Finesse::AssumedWhereDropIsHopeless,
        }),
    };
    (edition, principles)
}

/// A share of the time. The number of cards is limited only where the time is the usual, so that more seconds can
/// find more.
fn budget(seconds: f64, share: f64) -> Result<Budget, Failure> {
    if !(0.1..=600.0).contains(&seconds) {
        return Err(Failure::said("err-seconds", []));
    }
    let usual = Budget::default();
    let long = usual.time.is_some_and(|usual| Duration::from_secs_f64(seconds) > usual);
    let nodes = if long { u64::MAX / 8 } else { usual.nodes };
    Ok(Budget { nodes, time: Some(Duration::from_secs_f64(seconds * share)) })
}
