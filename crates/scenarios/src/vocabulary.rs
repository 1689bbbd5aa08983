use std::fmt::Write;

use crate::document::BlockKind;
use crate::drivers::driver;
use crate::ground::{Chapter, Entry};

/// Every word that the kinds of blocks know, as the chapters of a Markdown file.
pub fn vocabulary() -> String {
    let mut out = String::new();
    for kind in BlockKind::ALL {
        let Some(driver) = driver(kind) else { continue };
        let _ = writeln!(out, "### The words of `{kind}` blocks\n");
        let mut entries = driver.vocabulary();
        entries.dedup();
        for chapter in Chapter::ALL {
            let entries: Vec<&Entry> = entries.iter().filter(|entry| entry.chapter == chapter).collect();
            if entries.is_empty() {
                continue;
            }
            let _ = writeln!(out, "#### {}\n", chapter.title());
            for entry in entries {
                let _ = match entry.meaning.trim() {
                    "" => writeln!(out, "- `{}`", entry.form),
                    meaning => writeln!(out, "- `{}`: {meaning}", entry.form),
                };
            }
            out.push('\n');
        }
    }
    out
}
