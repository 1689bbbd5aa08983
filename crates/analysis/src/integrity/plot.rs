//! Plots as SVG, drawn without a library: two kinds of lines and bars are all that is needed.

use std::fmt::Write as _;

use super::Histogram;

/// A value with its limits and a name.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// The name.
    pub name: String,
    /// The value.
    pub value: f64,
    /// Its limits.
    pub limits: (f64, f64),
}

const WIDTH: f64 = 720.0;
const LEFT: f64 = 230.0;
const RIGHT: f64 = 20.0;

/// Where a value stands between the two ends of an axis.
struct Axis {
    from: f64,
    to: f64,
    left: f64,
}

impl Axis {
    fn over(values: impl Iterator<Item = f64>, left: f64) -> Axis {
        let finite = values.filter(|value| value.is_finite());
        let (from, to) =
            finite.fold((0.0_f64, 0.0_f64), |(from, to), value| (from.min(value), to.max(value)));
        let margin = ((to - from) * 0.05).max(1e-6);
        Axis { from: from - margin, to: to + margin, left }
    }

    fn at(&self, value: f64) -> f64 {
        let part = (value - self.from) / (self.to - self.from);
        self.left + part.clamp(0.0, 1.0) * (WIDTH - RIGHT - self.left)
    }

    /// Marks at round values, nought among them.
    fn marks(&self, top: f64, bottom: f64, svg: &mut String) {
        let (step, figures) = round_step((self.to - self.from) / 6.0);
        let (first, last) = ((self.from / step).ceil(), (self.to / step).floor());
        for number in (0..=(last - first).clamp(0.0, 20.0) as u32).map(f64::from) {
            // Adding nought makes a negative nought a plain one.
            let value = (first + number) * step + 0.0;
            let x = self.at(value);
            let _ = write!(
                svg,
                "<line x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"#ddd\"/><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value:.figures$}</text>",
                bottom + 16.0
            );
        }
    }
}

/// The least of 1, 2 and 5 times a power of ten that is no less than this, and the figures after its point.
fn round_step(least: f64) -> (f64, usize) {
    let power = least.max(1e-9).log10().floor();
    let unit = 10.0_f64.powf(power);
    let times = [1.0, 2.0, 5.0, 10.0].into_iter().find(|times| times * unit >= least * (1.0 - 1e-9));
    let step = times.unwrap_or(10.0) * unit;
    (step, (-(step * 1.000_001).log10().floor()).clamp(0.0, 9.0) as usize)
}

fn begin(title: &str, height: f64) -> String {
    let title = escaped(title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\" aria-label=\"{title}\" font-family=\"sans-serif\" font-size=\"12\"><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/><text x=\"12\" y=\"20\" font-size=\"14\">{title}</text>"
    )
}

/// Values with their limits, one below the other; `neutral` is where nothing would show.
pub fn forest(title: &str, bars: &[Bar], neutral: f64) -> String {
    let row = 26.0;
    let (top, bottom) = (36.0, 36.0 + row * bars.len() as f64 + 8.0);
    let all = bars.iter().flat_map(|bar| [bar.value, bar.limits.0, bar.limits.1]).chain([neutral]);
    let axis = Axis::over(all, LEFT);
    let mut svg = begin(title, bottom + 28.0);
    axis.marks(top, bottom, &mut svg);
    let x = axis.at(neutral);
    let _ = write!(
        svg,
        "<line x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"#555\" stroke-dasharray=\"4 3\"/>"
    );
    for (place, bar) in bars.iter().enumerate() {
        let y = top + row * (place as f64 + 0.6);
        let (from, to, at) = (axis.at(bar.limits.0), axis.at(bar.limits.1), axis.at(bar.value));
        let _ = write!(
            svg,
            "<text x=\"12\" y=\"{:.1}\">{}</text><line x1=\"{from:.1}\" y1=\"{y:.1}\" x2=\"{to:.1}\" y2=\"{y:.1}\" stroke=\"#1f4e79\" stroke-width=\"2\"/><circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#1f4e79\"/>",
            y + 4.0,
            escaped(&short(&bar.name))
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// What innocent pairs gain, with what this pair gained and where it would be named, each with the word for it.
pub fn histogram(title: &str, innocent: &Histogram, marks: [(f64, &str); 2]) -> String {
    let [(observed, this_pair), (named_from, level)] = marks;
    let (top, bottom) = (70.0, 258.0);
    let last = innocent.from + innocent.width * innocent.counts.len() as f64;
    let axis = Axis::over([innocent.from, last, observed, named_from].into_iter(), 40.0);
    let most = f64::from(innocent.counts.iter().copied().max().unwrap_or(1).max(1));
    let mut svg = begin(title, bottom + 28.0);
    axis.marks(top, bottom, &mut svg);
    for (place, count) in innocent.counts.iter().enumerate() {
        let left = innocent.from + innocent.width * place as f64;
        let (x, end) = (axis.at(left), axis.at(left + innocent.width));
        let height = (bottom - top) * f64::from(*count) / most;
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"#9fb8d0\"/>",
            bottom - height,
            (end - x).max(0.5)
        );
    }
    for (value, colour, words) in
        [(observed, "#a02020", escaped(this_pair)), (named_from, "#555", escaped(level))]
    {
        let x = axis.at(value);
        let anchor = if x > WIDTH - 80.0 { "end" } else { "middle" };
        let _ = write!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" stroke=\"{colour}\" stroke-width=\"2\"/><text x=\"{x:.1}\" y=\"{:.1}\" fill=\"{colour}\" text-anchor=\"{anchor}\">{words}</text>",
            if colour == "#555" { top - 6.0 } else { top - 20.0 }
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The first characters of a long name.
fn short(name: &str) -> String {
    if name.chars().count() <= 32 { name.to_owned() } else { name.chars().take(31).chain(['…']).collect() }
}

/// Text that cannot end a tag or begin one; what is no letter of a page is left out.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars().filter(|character| !character.is_control()) {
        match character {
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_hold_their_values_and_no_foreign_tags() {
        let bar = Bar { name: "<script>&\u{1b}".to_owned(), value: 0.2, limits: (0.1, 0.3) };
        let svg = forest("gain", &[bar], 0.0);
        assert!(svg.contains("&lt;script&gt;&amp;<") && !svg.contains("<script"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), 1);
        let innocent = Histogram { from: -0.1, width: 0.05, counts: vec![1, 4, 2] };
        let svg = histogram("innocent", &innocent, [(0.2, "this pair"), (0.4, "the level")]);
        assert_eq!(svg.matches("fill=\"#9fb8d0\"").count(), 3);
        assert!(svg.contains("this pair") && svg.ends_with("</svg>\n"));
    }

    #[test]
    fn marks_stand_at_round_values_and_at_nought() {
        assert_eq!(round_step(0.03), (0.05, 2));
        assert_eq!(round_step(0.1), (0.1, 1));
        assert_eq!(round_step(7.0), (10.0, 0));
        let innocent = Histogram { from: -0.254, width: 0.013, counts: vec![1; 40] };
        let svg = histogram("innocent", &innocent, [(0.2, "this pair"), (0.4, "the level")]);
        for mark in [">-0.2<", ">0.0<", ">0.2<", ">0.4<"] {
            assert!(svg.contains(mark), "{mark} {svg}");
        }
        assert!(!svg.contains("-0.0<"), "{svg}");
    }

    #[test]
    fn values_that_are_no_numbers_do_not_break_a_plot() {
        let bar = Bar { name: String::new(), value: f64::NAN, limits: (f64::NEG_INFINITY, f64::INFINITY) };
        let svg = forest("", &[bar], 0.0);
        assert!(svg.ends_with("</svg>\n"));
    }
}
