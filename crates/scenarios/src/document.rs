use std::fmt;

use openroom_lawbook::{Case, Edition, Provision};

use crate::line::Line;

/// What stands behind a block.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum BlockKind {
    /// One board at one table.
    Table,
    /// The Director's desk, without a table.
    Ruling,
    /// A result and what it is worth.
    Score,
    /// A whole event.
    Event,
}

impl BlockKind {
    /// The four kinds.
    pub const ALL: [BlockKind; 4] = [BlockKind::Table, BlockKind::Ruling, BlockKind::Score, BlockKind::Event];

    /// The first word of the block.
    pub const fn name(self) -> &'static str {
        match self {
            BlockKind::Table => "table",
            BlockKind::Ruling => "ruling",
            BlockKind::Score => "score",
            BlockKind::Event => "event",
        }
    }
}

impl fmt::Display for BlockKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// `preset=pzbs2024` and the like: a setting in the header of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Where it stands.
    pub place: crate::Place,
    /// Before the sign.
    pub name: String,
    /// After it.
    pub value: String,
}

/// What the first line of a block says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Where it stands.
    pub place: crate::Place,
    /// What stands behind the block.
    pub kind: BlockKind,
    /// The editions that it names; empty where it names none.
    pub named: Vec<Edition>,
    /// Preset and options.
    pub settings: Vec<Setting>,
    /// The cases that it shows.
    pub cases: Vec<Case>,
}

impl Header {
    /// The editions that the block is run in: those named, otherwise the usual one and those that follow it.
    pub fn editions(&self) -> Vec<Edition> {
        if self.named.is_empty() { Edition::USUAL.and_followers().collect() } else { self.named.clone() }
    }

    /// The editions in which a block that names some must fail.
    pub fn others(&self) -> Vec<Edition> {
        if self.named.is_empty() {
            return Vec::new();
        }
        Edition::ALL.into_iter().filter(|edition| !self.named.contains(edition)).collect()
    }
}

/// A heading: what is shown, and which provisions and cases it names first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The line it stands in.
    pub line: usize,
    /// One to six.
    pub level: usize,
    /// Its text without provisions and cases.
    pub title: String,
    /// The provisions that each block below must cite; those of the heading above where it names none.
    pub provisions: Vec<Provision>,
    /// The cases that the blocks below show.
    pub cases: Vec<Case>,
    /// Whether provisions and cases are those of the heading above.
    pub inherits: bool,
}

/// A block and the lines in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its first line.
    pub header: Header,
    /// Its lines, without empty ones and notes.
    pub lines: Vec<Line>,
    /// The heading above it: its place in [`Document::headings`].
    pub heading: Option<usize>,
}

/// A piece of the text that stands between headings and blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// Its first line.
    pub line: usize,
    /// Its lines as they are written.
    pub lines: Vec<String>,
    /// What it is.
    pub form: Form,
}

/// What a piece of text is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Lines that flow.
    Paragraph,
    /// Lines that stand as they are: a block that is not run, a list, a table.
    Verbatim,
}

/// A file of scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// The headings in order.
    pub headings: Vec<Heading>,
    /// The blocks in order.
    pub blocks: Vec<Block>,
    /// The other text in order.
    pub texts: Vec<Text>,
}

impl Document {
    /// The heading above a block.
    pub fn heading(&self, block: &Block) -> Option<&Heading> {
        self.headings.get(block.heading?)
    }

    /// The cases that a block shows, by its header and its heading.
    pub fn cases(&self, block: &Block) -> Vec<Case> {
        let mut cases = block.header.cases.clone();
        cases.extend(self.heading(block).into_iter().flat_map(|heading| &heading.cases));
        cases.sort_unstable();
        cases.dedup();
        cases
    }
}
