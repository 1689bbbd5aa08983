//! What a look found, as text or as a page with plots.

use std::io::{self, Write};

use openroom_analysis::integrity::{
    Association, Bar, FEWEST, Finding, LEVEL, Report, TempoFinding, TempoReport, false_rate, forest,
    histogram,
};

use super::looks::counted;
use crate::output::shown;

const CAUTION: &str = "It names nobody and rules nothing. A pair that is better than its peers gains too, and a small number says only that chance and the habits of peers do not explain what was seen. It is for the committee, with all else that it knows, and never for players.";

/// What a look at choices measures.
pub(super) struct Measure {
    pub(super) title: &'static str,
    /// In what a gain is told.
    pub(super) unit: &'static str,
}

pub(super) fn text(out: &mut dyn Write, measure: &Measure, report: &Report, note: &str) -> io::Result<()> {
    writeln!(out, "{}", measure.title)?;
    writeln!(out, "{note}")?;
    for finding in &report.findings {
        writeln!(out)?;
        for line in lines(measure, finding) {
            writeln!(out, "{}", shown(&line))?;
        }
    }
    writeln!(out, "\n{}", errors(report.tests, report.falsely_named, report.fields))?;
    writeln!(out, "{CAUTION}")
}

fn lines(measure: &Measure, finding: &Finding) -> Vec<String> {
    let unit = measure.unit;
    vec![
        format!("{}: {} decisions in which something could be gained", finding.pair, finding.decisions),
        format!(
            "  gain over peers {:+.3} {unit} a decision, between {:+.3} and {:+.3} (95%); {:+.2} standard deviations of one peer's gain",
            finding.gain, finding.limits.0, finding.limits.1, finding.effect
        ),
        format!(
            "  an innocent pair gains as much or more with chance {}; corrected for all looks {}",
            chance(finding.p),
            chance(finding.corrected)
        ),
        format!(
            "  {} the level of {LEVEL}; it would be reached from {:+.3} {unit} a decision on",
            beside(finding.corrected),
            finding.named_from
        ),
    ]
}

pub(super) fn tempo_text(out: &mut dyn Write, report: &TempoReport, note: &str) -> io::Result<()> {
    writeln!(out, "Tempo against holding")?;
    writeln!(out, "{note}")?;
    for finding in &report.findings {
        writeln!(out)?;
        for line in tempo_lines(finding) {
            writeln!(out, "{}", shown(&line))?;
        }
    }
    writeln!(out, "\n{}", errors(report.tests, report.falsely_named, report.fields))?;
    writeln!(out, "{CAUTION}")
}

fn tempo_lines(finding: &TempoFinding) -> Vec<String> {
    let odds = |association: &Association| {
        format!(
            "{:.2}, between {:.2} and {:.2} (95%), Fisher {}",
            association.odds_ratio,
            association.limits.0,
            association.limits.1,
            chance(association.p)
        )
    };
    vec![
        format!("{}: {} cases", finding.pair, finding.cases),
        format!("  odds ratio of slow and holding {}", odds(&finding.own)),
        format!("  of its peers {}", odds(&finding.peers)),
        format!(
            "  {:.2} times that of its peers, between {:.2} and {:.2} (95%)",
            finding.ratio, finding.limits.0, finding.limits.1
        ),
        format!(
            "  a pair like its peers shows as much or more with chance {}; corrected for all looks {}: {} the level of {LEVEL}",
            chance(finding.p),
            chance(finding.corrected),
            beside(finding.corrected)
        ),
    ]
}

fn beside(corrected: f64) -> &'static str {
    if corrected < LEVEL { "below" } else { "not below" }
}

fn chance(p: f64) -> String {
    if p >= 0.001 { format!("{p:.3}") } else { format!("{p:.1e}") }
}

fn errors(tests: usize, falsely: usize, fields: usize) -> String {
    let (low, high) = false_rate(falsely, fields);
    format!(
        "Corrected for {} in all, earlier ones counted. Of {fields} simulated fields of innocent pairs, {falsely} had one below the level by the same procedure: a rate between {:.2}% and {:.2}% (95%). Fewer than {FEWEST} decisions are refused.",
        counted(tests),
        100.0 * low,
        100.0 * high
    )
}

pub(super) fn html(out: &mut dyn Write, measure: &Measure, report: &Report, note: &str) -> io::Result<()> {
    begin(out, measure.title, note)?;
    let bars: Vec<Bar> = report
        .findings
        .iter()
        .map(|finding| Bar { name: finding.pair.clone(), value: finding.gain, limits: finding.limits })
        .collect();
    let title = format!("Gain over peers, {} a decision, with 95% limits", measure.unit);
    write!(out, "{}", forest(&title, &bars, 0.0))?;
    for finding in &report.findings {
        paragraphs(out, &lines(measure, finding))?;
        let title = format!("{}: gain a decision among innocent pairs", finding.pair);
        write!(out, "{}", histogram(&title, &finding.innocent, finding.gain, finding.named_from))?;
    }
    end(out, &errors(report.tests, report.falsely_named, report.fields))
}

pub(super) fn tempo_html(out: &mut dyn Write, report: &TempoReport, note: &str) -> io::Result<()> {
    begin(out, "Tempo against holding", note)?;
    let bars: Vec<Bar> = report
        .findings
        .iter()
        .map(|finding| Bar {
            name: finding.pair.clone(),
            value: finding.ratio.ln(),
            limits: (finding.limits.0.ln(), finding.limits.1.ln()),
        })
        .collect();
    write!(out, "{}", forest("Logarithm of the odds ratio over that of peers, with 95% limits", &bars, 0.0))?;
    for finding in &report.findings {
        paragraphs(out, &tempo_lines(finding))?;
    }
    end(out, &errors(report.tests, report.falsely_named, report.fields))
}

fn begin(out: &mut dyn Write, title: &str, note: &str) -> io::Result<()> {
    write!(
        out,
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title><style>body{{font-family:sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;line-height:1.4}}svg{{max-width:100%;height:auto}}</style></head><body>\n<h1>{title}</h1>\n<p>{}</p>\n",
        safe(note)
    )
}

fn paragraphs(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    let (first, rest) = lines.split_first().map_or(("", lines), |(first, rest)| (first.as_str(), rest));
    writeln!(out, "<h2>{}</h2>", safe(first))?;
    rest.iter().try_for_each(|line| writeln!(out, "<p>{}</p>", safe(line.trim())))
}

fn end(out: &mut dyn Write, errors: &str) -> io::Result<()> {
    writeln!(out, "<p>{}</p>\n<p>{CAUTION}</p>\n</body></html>", safe(errors))
}

fn safe(text: &str) -> String {
    shown(text).to_string().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
