//! Plots, drawn here so that they follow the colours of the page.

#![allow(clippy::cast_precision_loss, clippy::cast_possible_wrap, reason = "a picture has few parts")]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use openroom_tournament::EntryNo;

/// How far names of a plot are apart.
const APART: f64 = 17.0;
const WIDE: f64 = 480.0;
const HIGH: f64 = 300.0;
/// The highest place of a name.
const TOP: f64 = 16.0;
/// The room between the lines and the names.
const GAP: f64 = 20.0;
/// How far a name stands from the end of its line when a thin line leads to it.
const LED: f64 = 4.0;

/// Ranks after each round: one line a contestant, the best at the top; it begins where he has his first point.
pub(super) fn ranking(
    label: &str,
    points: &[BTreeMap<EntryNo, (u32, f64)>],
    name: impl Fn(EntryNo) -> String,
) -> String {
    let Some(last) = points.last() else { return String::new() };
    let mut entries: Vec<(EntryNo, f64)> = last.iter().map(|(entry, (_, score))| (*entry, *score)).collect();
    if entries.is_empty() {
        return String::new();
    }
    entries.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let high_enough = HIGH.max(entries.len() as f64 * APART + 56.0);
    let values =
        || points.iter().flat_map(|point| entries.iter().filter_map(|(entry, _)| Some(point.get(entry)?.1)));
    let (low, high) =
        values().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    let spread = if high - low > f64::EPSILON { high - low } else { 1.0 };
    let steps = (points.len() - 1).max(1) as f64;
    let at = |step: usize, value: f64| {
        let x = 16.0 + step as f64 / steps * (WIDE - 188.0 - GAP);
        let y = 16.0 + (high - value) / spread * (high_enough - 52.0);
        (x, y)
    };
    let mut svg = open(label, WIDE, high_enough);
    let ends: Vec<f64> = entries.iter().map(|(_, score)| at(0, *score).1).collect();
    let labels = spread_out(&ends, high_enough - 34.0);
    for step in 0..points.len() {
        let (x, _) = at(step, high);
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{x:.0} 12V{:.0}\"/><text class=\"axis\" x=\"{x:.0}\" y=\"{:.0}\">{}</text>",
            high_enough - 28.0,
            high_enough - 8.0,
            step + 1
        );
    }
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
            if (labels[place] - y).abs() > LED {
                let _ = write!(
                    svg,
                    "<path class=\"curve to-name c{class}\" d=\"M{x:.1} {y:.1}L{:.1} {:.1}\"/>",
                    x + GAP - 2.0,
                    labels[place]
                );
            }
            let _ = write!(
                svg,
                "<circle class=\"dot c{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>\
                 <text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                x + GAP,
                labels[place] + 4.0,
                plain(&name(*entry))
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// Places from the top that are far enough apart and not below the lowest, each as near as can be to where it should be:
/// those that would overlap stand around their middle.
fn spread_out(wanted: &[f64], lowest: f64) -> Vec<f64> {
    let mut groups: Vec<(f64, usize)> = vec![];
    for at in wanted {
        let mut group = (*at, 1);
        while let Some((middle, many)) = groups.pop_if(|above| overlap(*above, group)) {
            let sizes = (many as f64, group.1 as f64);
            group = ((middle * sizes.0 + group.0 * sizes.1) / (sizes.0 + sizes.1), many + group.1);
        }
        groups.push(group);
    }
    let mut places: Vec<f64> = vec![];
    for (middle, many) in groups {
        let first = middle - (many as f64 - 1.0) / 2.0 * APART;
        let first = first.max(places.last().map_or(TOP, |above| above + APART));
        places.extend((0..many).map(|place| first + place as f64 * APART));
    }
    let mut below = lowest;
    for place in places.iter_mut().rev() {
        *place = place.min(below);
        below = *place - APART;
    }
    places
}

/// Whether two groups of names, each given by its middle and its number, would overlap.
fn overlap((above, many): (f64, usize), (below, more): (f64, usize)) -> bool {
    below - above < (many + more) as f64 / 2.0 * APART
}

/// How many minutes each table took.
pub(super) fn minutes(label: &str, tables: &[(String, u64)]) -> String {
    let most = tables.iter().map(|(_, minutes)| *minutes).max().unwrap_or(1).max(1) as f64;
    let row = 24.0;
    let mut svg = open(label, WIDE, tables.len() as f64 * row + 8.0);
    for (place, (name, minutes)) in tables.iter().enumerate() {
        let y = 4.0 + place as f64 * row;
        let wide = *minutes as f64 / most * 320.0;
        let _ = write!(
            svg,
            "<text class=\"points\" x=\"56\" y=\"{:.0}\">{}</text>\
             <rect class=\"bar\" x=\"66\" y=\"{:.0}\" width=\"{wide:.0}\" height=\"18\" rx=\"3\"/>\
             <text class=\"count\" x=\"{:.0}\" y=\"{:.0}\">{minutes}</text>",
            y + 15.0,
            plain(name),
            y + 1.0,
            wide + 74.0,
            y + 15.0,
        );
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
    let label = plain(label);
    format!("<svg class=\"plot\" viewBox=\"0 0 {wide:.0} {high:.0}\" role=\"img\" aria-label=\"{label}\">")
}

/// Text as markup holds it.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{APART, ranking, spread_out};
    use openroom_tournament::EntryNo;

    #[test]
    fn names_are_apart_and_inside_the_picture() {
        for ends in [vec![16.0; 12], vec![200.0; 12], vec![16.0, 16.0, 240.0, 248.0, 248.0]] {
            let places = spread_out(&ends, 266.0);
            assert!(places.windows(2).all(|two| two[1] - two[0] >= APART - 0.001), "{places:?}");
            assert!(places.iter().all(|place| *place <= 266.0 && *place > 0.0), "{places:?}");
        }
    }

    #[test]
    fn a_name_stands_where_its_line_ends_or_is_led_to() {
        assert_eq!(spread_out(&[40.0, 100.0, 100.0, 100.0, 200.0], 266.0), [40.0, 83.0, 100.0, 117.0, 200.0]);
        let round = |_| [(1, 0.9), (2, 0.5), (3, 0.5), (4, 0.5), (5, 0.1)];
        let round = |at| round(at).into_iter().map(|(entry, score)| (EntryNo(entry), (1, score))).collect();
        let svg = ranking("r", &[round(1), round(2)], |entry| entry.0.to_string());
        assert_eq!(svg.matches("to-name").count(), 2, "{svg}");
    }

    #[test]
    fn everybody_is_in_the_plot() {
        let round = |_| (1..=26).map(|entry| (EntryNo(entry), (1, 0.5))).collect();
        let svg = ranking("r", &[round(1), round(2)], |entry| format!("{}<b>", entry.0));
        assert_eq!(svg.matches("class=\"name\"").count(), 26);
        assert!(!svg.contains("<b>") && svg.contains(">7&lt;b&gt;<"), "names are text, and whole");
    }
}
