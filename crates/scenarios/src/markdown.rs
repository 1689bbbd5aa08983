use openroom_lawbook::Edition;

use crate::document::{Block, BlockKind, Document, Header, Heading, Setting};
use crate::fault::{Fault, Place};
use crate::line::Line;
use crate::words::{Words, case, provision, split};

/// The longest block that is read: the table is built anew after every line.
const MOST_LINES: usize = 2000;

/// Reads the headings and blocks of a Markdown file; all faults at once.
pub fn parse(text: &str) -> Result<Document, Vec<Fault>> {
    let mut document = Document::default();
    let mut faults = Vec::new();
    let mut open: Option<Open> = None;
    let mut comment = false;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(fence) = &mut open {
            if fence.closes(line) {
                document.blocks.extend(open.take().and_then(|open| open.block));
            } else if let Some(block) = &mut fence.block {
                if block.lines.len() == MOST_LINES {
                    let expected = format!("the end of the block after {MOST_LINES} lines");
                    faults.push(Fault::new(Place { line: number, column: 1 }, line, expected));
                    fence.block = None;
                    continue;
                }
                match Line::read(number, line) {
                    Ok(line) => block.lines.extend(line),
                    Err(fault) => faults.push(fault),
                }
            }
        } else if comment || line.starts_with("<!--") {
            comment = !line.contains("-->");
        } else if let Some(fence) = Fence::of(line) {
            let block = match header(number, line) {
                Ok(header) => header.map(|header| Block {
                    header,
                    lines: Vec::new(),
                    heading: document.headings.len().checked_sub(1),
                }),
                Err(fault) => {
                    faults.push(fault);
                    None
                }
            };
            open = Some(Open { fence, line: number, block });
        } else if let Some(mut heading) = heading(number, line, &mut faults) {
            if heading.provisions.is_empty()
                && let Some(above) = document.headings.iter().rfind(|above| above.level < heading.level)
            {
                heading.provisions.clone_from(&above.provisions);
                heading.cases.clone_from(&above.cases);
            }
            document.headings.push(heading);
        }
    }
    if let Some(open) = open {
        let expected = format!("a line `{}` that ends the block", open.fence.mark());
        faults.push(Fault::new(Place { line: open.line, column: 1 }, open.fence.mark(), expected));
    }
    if faults.is_empty() { Ok(document) } else { Err(faults) }
}

struct Fence {
    with: char,
    length: usize,
}

impl Fence {
    fn of(line: &str) -> Option<Fence> {
        let text = line.trim_start_matches(' ');
        let with = text.chars().next().filter(|c| ['`', '~'].contains(c))?;
        let length = text.chars().take_while(|c| *c == with).count();
        (length >= 3 && line.len() - text.len() <= 3).then_some(Fence { with, length })
    }

    fn mark(&self) -> String {
        self.with.to_string().repeat(self.length.min(8))
    }
}

struct Open {
    fence: Fence,
    line: usize,
    block: Option<Block>,
}

impl Open {
    fn closes(&self, line: &str) -> bool {
        Fence::of(line).is_some_and(|fence| {
            fence.with == self.fence.with
                && fence.length >= self.fence.length
                && line.trim().chars().all(|c| c == fence.with)
        })
    }
}

/// The header of a block; none for a fence that is none of ours: one without a word or with `text`.
fn header(number: usize, line: &str) -> Result<Option<Header>, Fault> {
    let info = line.trim_start().trim_start_matches(['`', '~']);
    let before = line.len() - info.len();
    let words = split(number, &format!("{}{info}", " ".repeat(before)));
    let mut words = Words::new(&words, Place { line: number, column: line.trim_end().chars().count() + 1 });
    let place = words.place();
    if matches!(words.peek(), None | Some("text" | "markdown" | "md")) {
        return Ok(None);
    }
    let kind = words
        .read("table, ruling, score or event (or text, for a block that is not run)", |word| {
            BlockKind::ALL.into_iter().find(|kind| kind.name() == word)
        })?;
    let mut header = Header { place, kind, named: Vec::new(), settings: Vec::new(), cases: Vec::new() };
    while let Some(word) = words.peek() {
        let place = words.place();
        if word == "," {
            words.word();
        } else if word == "all" {
            words.word();
            header.named = Edition::ALL.to_vec();
        } else if word.contains('#') {
            header.cases.push(words.read("a case of the catalogue (27B1a#2)", case)?);
        } else if let Some((name, value)) =
            word.split_once('=').filter(|(n, v)| !n.is_empty() && !v.is_empty())
        {
            header.settings.push(Setting { place, name: name.to_owned(), value: value.to_owned() });
            words.word();
        } else {
            let expected =
                "an edition (2007, 2017, poland2024 or all), a case (27B1a#2) or a setting (preset=pzbs2024)";
            let edition: Edition = words.read(expected, |word| word.parse().ok())?;
            if !header.named.contains(&edition) {
                header.named.push(edition);
            }
        }
    }
    Ok(Some(header))
}

fn heading(number: usize, line: &str, faults: &mut Vec<Fault>) -> Option<Heading> {
    let level = line.chars().take_while(|c| *c == '#').count();
    let text = line[level..].strip_prefix([' ', '\t']).filter(|_| (1..=6).contains(&level))?;
    let words = split(number, &format!("{} {text}", " ".repeat(level)));
    let mut words = Words::new(&words, Place { line: number, column: line.chars().count() + 1 });
    let mut heading =
        Heading { line: number, level, title: String::new(), provisions: Vec::new(), cases: Vec::new() };
    loop {
        if words.peek() == Some(",") {
            words.word();
        } else if let Some(provision) = words.peek().and_then(provision) {
            words.word();
            heading.provisions.push(provision);
        } else if words.peek().is_some_and(|word| word.contains('#') && begins_like_a_provision(word)) {
            match words.read("a case of the catalogue (27B1a#2)", case) {
                Ok(case) => {
                    heading.provisions.push(case.provision());
                    heading.cases.push(case);
                }
                Err(fault) => {
                    faults.push(fault);
                    words.word();
                }
            }
        } else {
            break;
        }
    }
    if words.peek().is_some_and(begins_like_a_provision) && heading.provisions.is_empty() {
        faults.push(words.fault("a provision of the Laws (27B1a)"));
    }
    heading.provisions.dedup();
    heading.title = words.rest();
    Some(heading)
}

fn begins_like_a_provision(word: &str) -> bool {
    word.starts_with("def:") || word.starts_with(|c: char| c.is_ascii_digit())
}
