use openroom_cards::Bid;
use openroom_lawbook::Edition;

use crate::document::{Block, BlockKind, Document, Form, Header, Heading, Setting, Text};
use crate::fault::{Fault, Place};
use crate::line::Line;
use crate::words::{Words, a_provision, case, provision, split};

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
            } else {
                document.texts.extend(verbatim(number, line));
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
                heading.inherits = true;
            }
            document.headings.push(heading);
        } else {
            text_line(&mut document.texts, number, line);
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
        let quoted = with == '`' && text[length..].contains('`');
        (length >= 3 && line.len() - text.len() <= 3 && !quoted).then_some(Fence { with, length })
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

/// One line of a block that is not run.
fn verbatim(number: usize, line: &str) -> Option<Text> {
    let line = line.trim_end();
    (!line.is_empty()).then(|| Text { line: number, lines: vec![line.to_owned()], form: Form::Verbatim })
}

/// Adds a line of text to the paragraph before it, or begins one.
fn text_line(texts: &mut Vec<Text>, number: usize, line: &str) {
    let stands = line.trim_start().starts_with(['-', '*', '+', '|', '>']) || line.starts_with("    ");
    let form = if stands { Form::Verbatim } else { Form::Paragraph };
    match texts.last_mut() {
        _ if line.trim().is_empty() => {}
        Some(last) if last.form == form && last.line + last.lines.len() == number => {
            last.lines.push(line.trim_end().to_owned());
        }
        _ => texts.push(Text { line: number, lines: vec![line.trim_end().to_owned()], form }),
    }
}

/// The header of a block; none where its first word is no kind, as with a block of another language.
fn header(number: usize, line: &str) -> Result<Option<Header>, Fault> {
    let info = line.trim_start().trim_start_matches(['`', '~']);
    let before = line.len() - info.len();
    let words = split(number, &format!("{}{info}", " ".repeat(before)));
    let mut words = Words::new(&words, Place { line: number, column: line.trim_end().chars().count() + 1 });
    let place = words.place();
    let Some(first) = words.peek() else { return Ok(None) };
    let Some(kind) = BlockKind::ALL.into_iter().find(|kind| kind.name() == first) else {
        return match BlockKind::ALL.into_iter().find(|kind| is_near(first, kind.name())) {
            Some(kind) => Err(words.fault(format!("`{kind}`, or a word that is not so near to it"))),
            None => Ok(None),
        };
    };
    words.word();
    let mut header = Header { place, kind, named: Vec::new(), settings: Vec::new(), cases: Vec::new() };
    while let Some(word) = words.peek() {
        let place = words.place();
        if word == "," {
            words.word();
        } else if word == "but" {
            words.word();
            for edition in words.read("an edition after `but`", editions)? {
                header.named.retain(|named| *named != edition);
            }
            if header.named.is_empty() {
                return Err(words.fault("`but` after editions of which one is left"));
            }
        } else if word.contains('#') {
            header.cases.push(words.read("a case of the catalogue (27B1a#2)", case)?);
        } else if let Some((name, value)) =
            word.split_once('=').filter(|(n, v)| !n.is_empty() && !v.is_empty())
        {
            if header.settings.iter().any(|setting| setting.name == name) {
                return Err(words.fault(format!("`{name}` only once")));
            }
            header.settings.push(Setting { place, name: name.to_owned(), value: value.to_owned() });
            words.word();
        } else {
            let expected =
                format!("an edition ({}), a case (27B1a#2) or a setting (preset=pzbs2024)", edition_words());
            for edition in words.read(expected, editions)? {
                if !header.named.contains(&edition) {
                    header.named.push(edition);
                }
            }
        }
    }
    Ok(Some(header))
}

/// The editions that a word names: one, with a plus also those that follow it, or all.
fn editions(word: &str) -> Option<Vec<Edition>> {
    match word.strip_suffix('+') {
        Some(first) => first.parse().ok().map(|first: Edition| first.and_followers().collect()),
        None if word == "all" => Some(Edition::ALL.to_vec()),
        None => word.parse().ok().map(|edition| vec![edition]),
    }
}

/// How an edition is named in a header.
fn edition_words() -> String {
    format!("{}, 2017+ or all", Edition::ALL.map(Edition::name).join(", "))
}

/// Whether a word was meant to be this kind: one letter wrong, missing, too many or swapped, another case, or
/// something joined to it.
fn is_near(word: &str, kind: &str) -> bool {
    let word = word.to_lowercase();
    let letters: String = word.chars().take_while(|c| c.is_alphabetic()).collect();
    if letters == kind {
        return true;
    }
    let (a, b): (Vec<char>, Vec<char>) = (word.chars().collect(), kind.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[same..], &b[same..]);
    match (a, b) {
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([a0, a1, a @ ..], [b0, b1, b @ ..]) if a == b && (a0, a1) == (b1, b0) => true,
        ([_, a @ ..], b) if a == b => true,
        (a, [_, b @ ..]) if a == b => true,
        _ => false,
    }
}

fn heading(number: usize, line: &str, faults: &mut Vec<Fault>) -> Option<Heading> {
    let level = line.chars().take_while(|c| *c == '#').count();
    let text = line[level..].strip_prefix([' ', '\t']).filter(|_| (1..=6).contains(&level))?;
    let words = split(number, &format!("{} {text}", " ".repeat(level)));
    let mut words = Words::new(&words, Place { line: number, column: line.chars().count() + 1 });
    let mut heading = Heading {
        line: number,
        level,
        title: String::new(),
        provisions: Vec::new(),
        cases: Vec::new(),
        inherits: false,
    };
    loop {
        let start = words;
        if words.take(",") {
            continue;
        }
        let Some(word) = words.word() else { break };
        if let Some(provision) = provision(word) {
            // A number alone may be any number: a sign after it makes it a Law.
            if word.bytes().all(|byte| byte.is_ascii_digit()) && !words.take(":") {
                words = start;
                break;
            }
            heading.provisions.push(provision);
        } else if word.contains('#') && word.starts_with(|c: char| c.is_ascii_digit()) {
            match case(word) {
                Some(case) => {
                    heading.provisions.push(case.provision());
                    heading.cases.push(case);
                }
                None => faults.push(start.fault("a case of the catalogue (27B1a#2)")),
            }
        } else {
            if is_like_a_provision(word) && heading.provisions.is_empty() {
                faults.push(start.fault(a_provision(word)));
            }
            words = start;
            break;
        }
        words.take(":");
    }
    heading.provisions.dedup();
    heading.title = words.rest();
    Some(heading)
}

/// Whether a word was meant to be a provision: a number, a letter and more, and no bid (`3NT`).
fn is_like_a_provision(word: &str) -> bool {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = word.len() - rest.len();
    let letter = rest.chars().next().is_some_and(|c| c.is_ascii_alphabetic());
    let more = rest.chars().nth(1).is_none_or(|c| !c.is_ascii_alphabetic());
    word.starts_with("def:") || ((1..=2).contains(&number) && letter && more && word.parse::<Bid>().is_err())
}
