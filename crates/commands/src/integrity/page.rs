//! What a look found, as text or as a page with plots.

use std::io::{self, Write};

use openroom_analysis::integrity::{
    Association, Bar, FEWEST, Finding, LEVEL, Report, TempoFinding, TempoReport, false_rate, forest,
    histogram,
};
use openroom_reasoning::Words;

use super::looks::counted;
use crate::output::shown;

/// What a look at choices measures.
#[derive(Copy, Clone)]
pub(super) enum Measure {
    /// Opening leads, in tricks.
    Leads,
    /// Calls, in IMPs.
    Calls,
}

impl Measure {
    fn title(self, w: Words) -> String {
        w.t(match self {
            Measure::Leads => "integrity-title-leads",
            Measure::Calls => "integrity-title-calls",
        })
    }

    /// In what a gain is told, as sentences know it.
    const fn unit(self) -> &'static str {
        match self {
            Measure::Leads => "tricks",
            Measure::Calls => "imps",
        }
    }
}

pub(super) fn text(
    out: &mut dyn Write,
    w: Words,
    measure: Measure,
    report: &Report,
    note: &str,
) -> io::Result<()> {
    writeln!(out, "{}", measure.title(w))?;
    writeln!(out, "{}", shown(note))?;
    for finding in &report.findings {
        part(out, &lines(w, measure, finding))?;
    }
    writeln!(out, "\n{}", errors(w, report.tests, report.falsely_named, report.fields))?;
    writeln!(out, "{}", w.t("integrity-caution"))
}

/// What was found of a pair: its name, and under it the figures.
fn part(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    writeln!(out)?;
    for (place, line) in lines.iter().enumerate() {
        writeln!(out, "{}{}", if place == 0 { "" } else { "  " }, shown(line))?;
    }
    Ok(())
}

fn lines(w: Words, measure: Measure, finding: &Finding) -> Vec<String> {
    let unit = ("unit", measure.unit().to_owned());
    let gain = |gain: f64| w.decimals(&format!("{gain:+.3}"));
    vec![
        w.say("integrity-decisions", &[("pair", finding.pair.clone()), ("n", finding.decisions.to_string())]),
        w.say(
            "integrity-gain",
            &[
                ("gain", gain(finding.gain)),
                unit.clone(),
                ("low", gain(finding.limits.0)),
                ("high", gain(finding.limits.1)),
                ("effect", w.decimals(&format!("{:+.2}", finding.effect))),
            ],
        ),
        w.say(
            "integrity-chance",
            &[("p", chance(w, finding.p)), ("corrected", chance(w, finding.corrected))],
        ),
        w.say(
            "integrity-level",
            &[below(finding.corrected), ("level", level(w)), ("from", gain(finding.named_from)), unit],
        ),
    ]
}

pub(super) fn tempo_text(out: &mut dyn Write, w: Words, report: &TempoReport, note: &str) -> io::Result<()> {
    writeln!(out, "{}", w.t("integrity-title-tempo"))?;
    writeln!(out, "{}", shown(note))?;
    for finding in &report.findings {
        part(out, &tempo_lines(w, finding))?;
    }
    writeln!(out, "\n{}", errors(w, report.tests, report.falsely_named, report.fields))?;
    writeln!(out, "{}", w.t("integrity-caution"))
}

fn tempo_lines(w: Words, finding: &TempoFinding) -> Vec<String> {
    let figure = |value: f64| w.decimals(&format!("{value:.2}"));
    let odds = |association: &Association| {
        w.say(
            "integrity-odds",
            &[
                ("ratio", figure(association.odds_ratio)),
                ("low", figure(association.limits.0)),
                ("high", figure(association.limits.1)),
                ("p", chance(w, association.p)),
            ],
        )
    };
    vec![
        w.say("integrity-cases", &[("pair", finding.pair.clone()), ("n", finding.cases.to_string())]),
        w.with("integrity-own", "odds", odds(&finding.own)),
        w.with("integrity-peers", "odds", odds(&finding.peers)),
        w.say(
            "integrity-times",
            &[
                ("ratio", figure(finding.ratio)),
                ("low", figure(finding.limits.0)),
                ("high", figure(finding.limits.1)),
            ],
        ),
        w.say(
            "integrity-like-peers",
            &[
                ("p", chance(w, finding.p)),
                ("corrected", chance(w, finding.corrected)),
                below(finding.corrected),
                ("level", level(w)),
            ],
        ),
    ]
}

fn below(corrected: f64) -> (&'static str, String) {
    ("below", if corrected < LEVEL { "yes" } else { "no" }.to_owned())
}

fn level(w: Words) -> String {
    w.decimals(&LEVEL.to_string())
}

fn chance(w: Words, p: f64) -> String {
    w.decimals(&if p >= 0.001 { format!("{p:.3}") } else { format!("{p:.1e}") })
}

fn errors(w: Words, tests: usize, falsely: usize, fields: usize) -> String {
    let (low, high) = false_rate(falsely, fields);
    let rate = |rate: f64| w.decimals(&format!("{:.2}", 100.0 * rate));
    w.say(
        "integrity-errors",
        &[
            ("looks", counted(w, tests)),
            ("fields", fields.to_string()),
            ("falsely", falsely.to_string()),
            ("low", rate(low)),
            ("high", rate(high)),
            ("fewest", FEWEST.to_string()),
        ],
    )
}

pub(super) fn html(
    out: &mut dyn Write,
    w: Words,
    measure: Measure,
    report: &Report,
    note: &str,
) -> io::Result<()> {
    begin(out, w, &measure.title(w), note)?;
    let bars: Vec<Bar> = report
        .findings
        .iter()
        .map(|finding| Bar { name: finding.pair.clone(), value: finding.gain, limits: finding.limits })
        .collect();
    write!(out, "{}", forest(&w.with("integrity-plot-gain", "unit", measure.unit()), &bars, 0.0))?;
    let marks = [w.t("integrity-plot-pair"), w.t("integrity-plot-level")];
    for finding in &report.findings {
        paragraphs(out, &lines(w, measure, finding))?;
        let title = w.with("integrity-plot-innocent", "pair", &finding.pair);
        let marks = [(finding.gain, marks[0].as_str()), (finding.named_from, marks[1].as_str())];
        write!(out, "{}", histogram(&title, &finding.innocent, marks))?;
    }
    end(out, w, &errors(w, report.tests, report.falsely_named, report.fields))
}

pub(super) fn tempo_html(out: &mut dyn Write, w: Words, report: &TempoReport, note: &str) -> io::Result<()> {
    begin(out, w, &w.t("integrity-title-tempo"), note)?;
    let bars: Vec<Bar> = report
        .findings
        .iter()
        .map(|finding| Bar {
            name: finding.pair.clone(),
            value: finding.ratio.ln(),
            limits: (finding.limits.0.ln(), finding.limits.1.ln()),
        })
        .collect();
    write!(out, "{}", forest(&w.t("integrity-plot-tempo"), &bars, 0.0))?;
    for finding in &report.findings {
        paragraphs(out, &tempo_lines(w, finding))?;
    }
    end(out, w, &errors(w, report.tests, report.falsely_named, report.fields))
}

fn begin(out: &mut dyn Write, w: Words, title: &str, note: &str) -> io::Result<()> {
    write!(
        out,
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>body{{font-family:sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;line-height:1.4}}svg{{max-width:100%;height:auto}}</style></head><body>\n<h1>{title}</h1>\n<p>{}</p>\n",
        w.code(),
        safe(note)
    )
}

fn paragraphs(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    let (first, rest) = lines.split_first().map_or(("", lines), |(first, rest)| (first.as_str(), rest));
    writeln!(out, "<h2>{}</h2>", safe(first))?;
    rest.iter().try_for_each(|line| writeln!(out, "<p>{}</p>", safe(line)))
}

fn end(out: &mut dyn Write, w: Words, errors: &str) -> io::Result<()> {
    writeln!(out, "<p>{}</p>\n<p>{}</p>\n</body></html>", safe(errors), safe(&w.t("integrity-caution")))
}

fn safe(text: &str) -> String {
    shown(text).to_string().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
