//! The scenarios that are part of the program, to be picked and followed at a table.

use std::sync::OnceLock;

use openroom_laws::{Event, Table};
use openroom_scenarios::{Block, BlockKind, Document, parse, replay};

use crate::room::Script;

include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// A file of scenarios.
pub(crate) struct File {
    /// Its name without ending: `law27`.
    pub(crate) name: &'static str,
    /// What is in it.
    pub(crate) document: Document,
}

/// The files that have blocks to follow at a table, in the order of the Laws.
pub(crate) fn files() -> &'static [File] {
    static FILES: OnceLock<Vec<File>> = OnceLock::new();
    FILES.get_or_init(|| {
        let read = SOURCES.iter().filter_map(|(name, text)| {
            let document = parse(text).ok()?;
            Some(File { name, document })
        });
        read.filter(|file| file.blocks().next().is_some()).collect()
    })
}

impl File {
    /// The blocks that can be followed, with their places.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = (usize, &Block)> {
        let blocks = self.document.blocks.iter().enumerate();
        blocks.filter(|(_, block)| block.header.kind == BlockKind::Table)
    }

    /// Its first heading; where it has none, its name.
    pub(crate) fn title(&self) -> &str {
        self.document.headings.first().map_or(self.name, |heading| &heading.title)
    }

    /// The number of the Law.
    pub(crate) fn law(&self) -> Option<u8> {
        self.name.strip_prefix("law")?.parse().ok()
    }
}

/// The file with this name.
pub(crate) fn file(name: &str) -> Option<&'static File> {
    files().iter().find(|file| file.name == name)
}

/// The block that a script names.
pub(crate) fn block(script: &Script) -> Option<&'static Block> {
    file(&script.file)?.document.blocks.get(script.block).filter(|it| it.header.kind == BlockKind::Table)
}

/// The table before anything has happened in the scenario.
pub(crate) fn beginning(script: &Script) -> Option<Table> {
    let block = block(script)?;
    (0..=block.lines.len())
        .map_while(|lines| replay(block, script.edition, lines).ok()?)
        .take_while(|table| !table.events().iter().any(is_done))
        .last()
}

fn is_done(event: &Event) -> bool {
    matches!(event, Event::Acted(..) | Event::Answered(..) | Event::Held(..))
}

/// Where a table is in its scenario: the number of lines played, and the table after the next line at which something
/// happens. None where the table went its own way.
pub(crate) fn next(script: &Script, table: &Table) -> Option<(usize, Option<Table>)> {
    let block = block(script)?;
    let at = |lines: usize| replay(block, script.edition, lines).ok().flatten();
    let all: Vec<Option<Table>> = (0..=block.lines.len()).map(at).collect();
    let here = all.iter().rposition(|it| it.as_ref().is_some_and(|it| it.events() == table.events()))?;
    Some((here, all.into_iter().nth(here + 1).flatten()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_title() {
        for file in files() {
            let title = file.title();
            assert!(title != file.name && title.starts_with(char::is_uppercase), "{}: {title}", file.name);
        }
    }

    #[test]
    fn every_block_can_be_followed_to_its_end() {
        assert!(files().len() > 10);
        for file in files() {
            for (place, block) in file.blocks() {
                let edition = block.header.editions()[0];
                let script = Script { file: file.name.to_owned(), block: place, edition };
                let mut table = beginning(&script).unwrap_or_else(|| panic!("{} {place}", file.name));
                let mut last = 0;
                while let Some((line, further)) = next(&script, &table) {
                    assert!(line >= last, "{} {place}", file.name);
                    last = line;
                    let Some(further) = further else { break };
                    assert!(further.events().starts_with(table.events()));
                    table = further;
                }
                assert_eq!(last, block.lines.len(), "{} {place}", file.name);
            }
        }
    }
}
