//! A page of plain text, wrapped to the width of the terminal.

use std::io::{self, Write};

const NARROWEST: usize = 40;
const WIDEST: usize = 100;

/// A page of plain text.
pub(crate) struct Page {
    width: usize,
    lines: Vec<String>,
}

impl Page {
    /// An empty page as wide as the terminal, within limits that are good to read.
    pub(crate) fn new() -> Self {
        let width = terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0));
        Self::of_width(width)
    }

    fn of_width(width: usize) -> Self {
        Self { width: width.clamp(NARROWEST, WIDEST), lines: Vec::new() }
    }

    /// How many characters a line has room for.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// An empty line, unless the page is empty or the line before is empty already.
    pub(crate) fn blank(&mut self) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    /// A paragraph.
    pub(crate) fn text(&mut self, text: &str) {
        self.indented(0, text);
    }

    /// A heading with an empty line before it.
    pub(crate) fn heading(&mut self, text: &str) {
        self.blank();
        self.text(text);
    }

    /// A paragraph set in from the left.
    pub(crate) fn indented(&mut self, indent: usize, text: &str) {
        self.hanging(indent, "", 0, text);
    }

    /// A line that is not wrapped.
    pub(crate) fn verbatim(&mut self, line: &str) {
        self.lines.push(line.trim_end().to_owned());
    }

    /// A label, and a paragraph that keeps clear of it.
    pub(crate) fn labelled(&mut self, label: &str, column: usize, text: &str) {
        self.hanging(0, label, column, text);
    }

    /// A label set in from the left, and a paragraph that keeps clear of it.
    pub(crate) fn hanging(&mut self, indent: usize, label: &str, column: usize, text: &str) {
        let left = indent + column;
        let mut line = format!("{:indent$}{label}", "");
        let mut used = line.chars().count();
        let mut fresh = true;
        for word in text.split_whitespace() {
            let length = word.chars().count();
            if !fresh && used + 1 + length > self.width {
                self.lines.push(line.trim_end().to_owned());
                line = String::new();
                used = 0;
                fresh = true;
            }
            let gap = if fresh { left.saturating_sub(used) } else { 1 };
            let gap = if fresh && gap == 0 && used > indent { 1 } else { gap };
            line.push_str(&" ".repeat(gap));
            line.push_str(word);
            used += gap + length;
            fresh = false;
        }
        self.lines.push(line.trim_end().to_owned());
    }

    /// Writes the page.
    pub(crate) fn write(&self, writer: &mut dyn Write) -> io::Result<()> {
        let end = self.lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        self.lines[..end].iter().try_for_each(|line| writeln!(writer, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::Page;

    fn shown(fill: impl FnOnce(&mut Page)) -> String {
        let mut page = Page::of_width(40);
        fill(&mut page);
        let mut out = Vec::new();
        page.write(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn labels_stand_clear() {
        let text = "one two three four five six seven eight nine ten";
        let page = shown(|page| page.labelled("When", 8, text));
        assert_eq!(page, "When    one two three four five six\n        seven eight nine ten\n");
        let page = shown(|page| page.labelled("A long label", 8, "one"));
        assert_eq!(page, "A long label one\n");
    }

    #[test]
    fn a_long_word_is_not_cut() {
        let page = shown(|page| page.text(&format!("a {} b", "x".repeat(60))));
        assert_eq!(page, format!("a\n{}\nb\n", "x".repeat(60)));
    }

    #[test]
    fn no_blank_lines_at_the_ends() {
        let page = shown(|page| {
            page.heading("One");
            page.blank();
            page.blank();
        });
        assert_eq!(page, "One\n");
    }
}
