use openroom_scenarios::{Document, Told, prose};

use crate::output::shown;
use crate::page::Page;

/// A file of scenarios as a page that a director reads.
pub(super) fn page(document: &Document) -> Page {
    let mut page = Page::new();
    for told in prose(document) {
        match told {
            Told::Heading(level, text) => {
                let text = shown(&text).to_string();
                page.heading(&text);
                if level <= 2 {
                    let rule = if level == 1 { "=" } else { "-" };
                    page.verbatim(&rule.repeat(text.chars().count().min(page.width())));
                }
                page.blank();
            }
            Told::Paragraph(text) => {
                page.blank();
                page.text(&shown(&text).to_string());
                page.blank();
            }
            Told::Verbatim(line) => page.verbatim(&shown(&line.replace('\t', "    ")).to_string()),
            Told::Step(text) => page.hanging(2, "", 0, &shown(&text).to_string()),
            Told::Follows(text) => page.hanging(4, "\u{2192}", 2, &shown(&text).to_string()),
        }
    }
    page
}
