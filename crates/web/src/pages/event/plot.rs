//! Plots, drawn here so that they follow the colours of the page.

#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "a picture has few parts")]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use openroom_tournament::EntryNo;

/// The most lines in a plot; the others are left out from the bottom.
const MOST: usize = 14;
const WIDE: f64 = 480.0;
const HIGH: f64 = 300.0;

/// Ranks after each round: one line a contestant, the best at the top.
pub(super) fn ranking(
    label: &str,
    points: &[BTreeMap<EntryNo, (u32, f64)>],
    name: impl Fn(EntryNo) -> String,
) -> String {
    let Some(last) = points.last() else { return String::new() };
    let mut entries: Vec<(EntryNo, f64)> = last.iter().map(|(entry, (_, score))| (*entry, *score)).collect();
    entries.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    entries.truncate(MOST);
    let values =
        || points.iter().flat_map(|point| entries.iter().filter_map(|(entry, _)| Some(point.get(entry)?.1)));
    let (low, high) =
        values().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    let spread = if high - low > f64::EPSILON { high - low } else { 1.0 };
    let steps = (points.len() - 1).max(1) as f64;
    let at = |step: usize, value: f64| {
        let x = 24.0 + step as f64 / steps * (WIDE - 72.0);
        let y = 16.0 + (high - value) / spread * (HIGH - 48.0);
        (x, y)
    };
    let mut svg = open(label, WIDE, HIGH);
    for step in 0..points.len() {
        let (x, _) = at(step, high);
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{x:.0} 12V{:.0}\"/><text class=\"axis\" x=\"{x:.0}\" y=\"{:.0}\">{}</text>",
            HIGH - 28.0,
            HIGH - 8.0,
            step + 1
        );
    }
    let mut taken: Vec<f64> = vec![];
    for (place, (entry, _)) in entries.iter().enumerate() {
        let class = place % 7;
        let places: Vec<(f64, f64)> = points
            .iter()
            .enumerate()
            .filter_map(|(step, point)| Some(at(step, point.get(entry)?.1)))
            .collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = write!(svg, "<path class=\"curve c{class}\" d=\"M{}\"/>", path.join("L"));
        if let Some((x, y)) = places.last() {
            let mut label_y = *y;
            while taken.iter().any(|other| (other - label_y).abs() < 16.0) {
                label_y += 16.0;
            }
            taken.push(label_y);
            let _ = write!(
                svg,
                "<circle class=\"dot c{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>\
                 <text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                x + 8.0,
                label_y + 4.0,
                name(*entry)
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// How often each score occurred on a board; the highest for North-South first.
pub(super) fn frequencies(label: &str, counts: &BTreeMap<i32, u32>, own: Option<i32>) -> String {
    let most = counts.values().copied().max().unwrap_or(1).max(1);
    let row = 24.0;
    let high = counts.len() as f64 * row + 8.0;
    let mut svg = open(label, WIDE, high);
    for (place, (points, count)) in counts.iter().rev().enumerate() {
        let y = 4.0 + place as f64 * row;
        let wide = f64::from(*count) / f64::from(most) * 270.0;
        let class = if own == Some(*points) { "bar own" } else { "bar" };
        let _ = write!(
            svg,
            "<text class=\"points\" x=\"86\" y=\"{:.0}\">{}</text>\
             <rect class=\"{class}\" x=\"96\" y=\"{:.0}\" width=\"{wide:.0}\" height=\"18\" rx=\"3\"/>\
             <text class=\"count\" x=\"{:.0}\" y=\"{:.0}\">{count}</text>",
            y + 15.0,
            super::told::points(*points),
            y + 1.0,
            wide + 104.0,
            y + 15.0,
        );
    }
    svg.push_str("</svg>");
    svg
}

fn open(label: &str, wide: f64, high: f64) -> String {
    let label = label.replace(['<', '>', '&', '"'], " ");
    format!("<svg class=\"plot\" viewBox=\"0 0 {wide:.0} {high:.0}\" role=\"img\" aria-label=\"{label}\">")
}
