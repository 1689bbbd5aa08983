//! What was found of a claim, as text.

use std::io::{self, Write};

use openroom_analysis::claim::{
    Bounds, ClaimReport, Discards, Finesse, Losers, Opponents, Principles, Statement, SuitOrder, Trumps,
    Variant,
};
use openroom_cards::Seat;
use openroom_scenarios::claimed_words;

use super::Found;
use crate::output::shown;

pub(super) fn write(out: &mut dyn Write, found: &Found) -> io::Result<()> {
    let (claim, report) = (&found.claim, &found.report);
    writeln!(
        out,
        "Board {}, {} by {}: {} claims {} of {} tricks",
        shown(&found.board.name),
        found.board.denomination,
        claim.declarer,
        claim.claimer,
        claim.claimed,
        report.left
    )?;
    let line = claimed_words(&Statement { words: String::new(), ..claim.statement.clone() });
    let line = if line.is_empty() { "none stated".to_owned() } else { line };
    let words = match claim.statement.words.as_str() {
        "" => String::new(),
        words => format!("; his words: {}", shown(words)),
    };
    writeln!(out, "Line: {line}{words}")?;
    for seat in Seat::ALL {
        writeln!(out, "  {seat} {}", claim.position.hands()[seat])?;
    }
    let trick: Vec<String> = Seat::ALL
        .iter()
        .filter_map(|seat| claim.position.trick().cards[*seat].map(|card| format!("{seat} {card}")))
        .collect();
    let leader = claim.position.trick().leader;
    if trick.is_empty() {
        writeln!(out, "  {leader} to lead")?;
    } else {
        writeln!(out, "  led by {leader}, on the table {}", trick.join(", "))?;
    }
    worst(out, report)?;
    let moves = &report.line;
    if !moves.is_empty() {
        writeln!(out, "A line that comes to {}:", report.line_wins)?;
        for (number, trick) in tricks(found).into_iter().enumerate() {
            let cards: Vec<String> = trick.iter().map(|(seat, card)| format!("{seat} {card}")).collect();
            writeln!(out, "{:>4}  {}", number + 1, cards.join("  "))?;
        }
    }
    if !report.choices.is_empty() {
        writeln!(out, "It depends on:")?;
    }
    for choice in &report.choices {
        let options: Vec<String> =
            choice.options.iter().map(|(card, value)| format!("{card} {}", bounds(*value))).collect();
        let card = choice.after + 1;
        writeln!(out, "  card {card} of the line, by {}: {}", choice.seat, options.join(", "))?;
    }
    trump(out, found)?;
    if let Some(concession) = &found.concession {
        let (surely, perhaps) = concession.cannot_be_lost(report.left);
        let range = if surely == perhaps { surely.to_string() } else { format!("{surely} to {perhaps}") };
        writeln!(
            out,
            "Conceded: {}; of these {range} could not be lost by any normal play (71B)",
            concession.conceded
        )?;
    }
    if let Some(proposal) = &found.proposal {
        let verdict = match proposal.falls() {
            Some(true) => {
                "a normal line within the first statement is less successful, so it may not be accepted (70D1)"
            }
            Some(false) => "no normal line within the first statement is less successful",
            None => "whether a normal line within the first statement is less successful was not settled",
        };
        writeln!(
            out,
            "Proposed afterwards: worst {}, as stated {}: {verdict}",
            bounds(proposal.proposed),
            bounds(proposal.stated)
        )?;
    }
    writeln!(out, "Principles: {}", principles(claim.principles))?;
    for variant in &found.variants {
        writeln!(out, "  {}: worst {}", changed(claim.principles, *variant), bounds(variant.worst))?;
    }
    let cited: Vec<&str> = report.provisions(claim).iter().map(|by| by.cite(found.edition)).collect();
    if !cited.is_empty() {
        writeln!(out, "A ruling by this would rest on {}", cited.join(", "))?;
    }
    writeln!(out, "The Director decides; {} cards were tried.", report.nodes)
}

fn worst(out: &mut dyn Write, report: &ClaimReport) -> io::Result<()> {
    if !report.is_exhausted() {
        writeln!(
            out,
            "Not exhausted: no line wins fewer than {}, and the one below wins {} (more --seconds may tell)",
            report.worst.least, report.worst.most
        )?;
    } else if report.short().0 == 0 {
        writeln!(out, "Worst normal outcome: {}; the claim holds", bounds(report.worst))?;
    } else {
        writeln!(
            out,
            "Worst normal outcome: {}, {} fewer than claimed",
            bounds(report.worst),
            report.short().0
        )?;
    }
    writeln!(out, "With the best of what is allowed: {}", bounds(report.careful))
}

fn trump(out: &mut dyn Write, found: &Found) -> io::Result<()> {
    let Some(trump) = &found.report.trump else { return Ok(()) };
    let cards: Vec<String> = trump.trumps.iter().map(|card| card.to_string()).collect();
    let head = format!("Trumps out: {} ({} has the highest)", cards.join(" "), trump.holder);
    if trump.mentioned {
        return writeln!(out, "{head}; the statement spoke of trumps, so none was forgotten (70C1)");
    }
    let wins = match trump.can_win() {
        Some(true) => "it can win a trick that a claimer who knew of it would not lose (70C)",
        Some(false) => "no trick hangs on it",
        None => "whether a trick hangs on it was not settled",
    };
    writeln!(
        out,
        "{head}; the statement did not speak of trumps; forgotten {}, known {}: {wins}",
        bounds(trump.forgotten),
        bounds(trump.known)
    )
}

/// The line by tricks; the first continues the one in progress.
fn tricks(found: &Found) -> Vec<&[(Seat, openroom_cards::Card)]> {
    let on_table = found.claim.position.trick().cards.values().iter().flatten().count();
    let first = (4 - on_table).min(found.report.line.len());
    let (head, tail) = found.report.line.split_at(first);
    std::iter::once(head).chain(tail.chunks(4)).filter(|trick| !trick.is_empty()).collect()
}

pub(super) fn bounds(bounds: Bounds) -> String {
    match bounds.exact() {
        Some(tricks) => tricks.to_string(),
        None => format!("{} to {}", bounds.least, bounds.most),
    }
}

fn principles(principles: Principles) -> String {
    [
        suit_order(principles.suit_order),
        trumps(principles.trumps),
        discards(principles.discards),
        losers(principles.losers),
        opponents(principles.opponents),
        match principles.finesse {
            Finesse::NeverAssumed => "no finesse is assumed that was not stated",
            Finesse::AssumedWhereDropIsHopeless => "a finesse is assumed where the drop is hopeless",
        },
    ]
    .join("; ")
}

/// The principle that a variant sets otherwise.
pub(super) fn changed(now: Principles, variant: Variant) -> &'static str {
    let other = variant.principles;
    if other.suit_order != now.suit_order {
        suit_order(other.suit_order)
    } else if other.trumps != now.trumps {
        trumps(other.trumps)
    } else if other.discards != now.discards {
        discards(other.discards)
    } else if other.losers != now.losers {
        losers(other.losers)
    } else {
        opponents(other.opponents)
    }
}

fn suit_order(order: SuitOrder) -> &'static str {
    match order {
        SuitOrder::Any => "suits in any order",
        SuitOrder::WinnersFirst => "winners before losers",
        SuitOrder::TopDown => "suits from the top",
    }
}

fn trumps(trumps: Trumps) -> &'static str {
    match trumps {
        Trumps::MayBeForgotten => "a trump may have been forgotten",
        Trumps::Known => "trumps that are out are known",
    }
}

fn discards(discards: Discards) -> &'static str {
    match discards {
        Discards::AnySuit => "any suit is thrown",
        Discards::KeepHonours => "honours that are winners are kept",
        Discards::KeepWinners => "winners are kept",
    }
}

fn losers(losers: Losers) -> &'static str {
    match losers {
        Losers::AnyTime => "losers are led at any time",
        Losers::AfterWinners => "plain losers are led after winners",
    }
}

fn opponents(opponents: Opponents) -> &'static str {
    match opponents {
        Opponents::AnyLawful => "opponents play any lawful card",
        Opponents::Sensible => "opponents play sensibly",
    }
}
