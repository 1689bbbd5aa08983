use std::borrow::Cow;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::{CodePage, Complaint, Line, Lines, Place, Problem, ReadError};

/// An element of XML.
#[derive(Debug, Default)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) attributes: Vec<(String, String)>,
    pub(super) text: String,
    pub(super) children: Vec<Element>,
    pub(super) place: Place,
}

impl Element {
    pub(super) fn text(&self) -> &str {
        self.text.trim()
    }

    /// Where its text begins, where it has no attributes and the text stands on the line of its name.
    pub(super) fn text_place(&self) -> Place {
        self.place.right(self.name.chars().count() as u32 + 2)
    }

    pub(super) fn child(&self, name: &str) -> Option<&str> {
        self.children.iter().find(|child| child.name == name).map(Element::text)
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

/// The deepest nesting, the most elements of one that is taken whole, and the largest file.
const DEEPEST: usize = 32;
const MOST: usize = 500_000;
const LARGEST: usize = 1 << 28;

/// The most complaints about the text itself.
const COMPLAINTS: usize = 100;

/// How an element is taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// Its children come one by one.
    Apart,
    /// With all that is in it.
    Whole,
}

/// Who is given the elements of a text as they come, so that the text is never in memory as a tree.
pub(super) trait Visitor {
    /// An element begins that is in none taken whole; it has no text and no children yet.
    fn begin(&mut self, element: &Element) -> Result<Taken, ReadError>;
    /// An element that is taken whole.
    fn whole(&mut self, element: &Element) -> Result<(), ReadError>;
    /// The innermost element that is taken apart ends here.
    fn end(&mut self, place: Place) -> Result<(), ReadError>;
}

/// Gives the elements of a text to a visitor, and says what its encoding does not allow.
/// No entity but the five of XML is known; none is ever declared.
pub(super) fn visit(
    bytes: &[u8],
    page: Option<CodePage>,
    visitor: &mut impl Visitor,
) -> Result<Vec<Complaint>, ReadError> {
    if bytes.len() > LARGEST {
        return Err(ReadError::TooLarge { place: Place::new(1, 1), what: "file" });
    }
    let (text, mut complaints) = decode(bytes, page)?;
    let mut reader = Reader::from_str(&text);
    // Elements taken apart, then those of the one that is being taken whole.
    let mut apart = 0;
    let mut open: Vec<Element> = Vec::new();
    let mut count = 0;
    let mut places = Places { text: &text, at: 0, place: Place::new(1, 1) };
    loop {
        let at = reader.buffer_position() as usize;
        let here = places.at(at);
        let wrong = |expected| Err(ReadError::NotThisFormat { place: here, expected });
        let Ok(event) = reader.read_event() else { return wrong("well-formed XML") };
        let empty = matches!(event, Event::Empty(_));
        match event {
            Event::Start(start) | Event::Empty(start) => {
                count = if open.is_empty() { 1 } else { count + 1 };
                if apart + open.len() >= DEEPEST || count > MOST {
                    let what = if count > MOST { "number of elements" } else { "depth of elements" };
                    return Err(ReadError::TooLarge { place: here, what });
                }
                let Some(element) = element(&start, here) else {
                    return wrong("attributes as XML has them");
                };
                if open.is_empty() && visitor.begin(&element)? == Taken::Apart {
                    apart += 1;
                } else {
                    open.push(element);
                }
                if empty && close(&mut open, &mut apart, visitor, here, &mut complaints)? {
                    complaints.extend(after_the_end(&mut reader, &mut places));
                    return Ok(complaints);
                }
            }
            Event::End(_) => {
                if close(&mut open, &mut apart, visitor, here, &mut complaints)? {
                    complaints.extend(after_the_end(&mut reader, &mut places));
                    return Ok(complaints);
                }
            }
            Event::Text(part) => add(&mut open, &part, here, &mut complaints),
            Event::CData(part) => add(&mut open, &part, here, &mut complaints),
            Event::GeneralRef(reference) => {
                let character = match &*reference {
                    "amp" => Some('&'),
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    "quot" => Some('"'),
                    "apos" => Some('\''),
                    _ => reference.resolve_char_ref().ok().flatten(),
                };
                match character {
                    Some(character) => {
                        add(&mut open, character.encode_utf8(&mut [0; 4]), here, &mut complaints);
                    }
                    None => return wrong("no entity but those of XML itself"),
                }
            }
            Event::DocType(doctype) => {
                if doctype.contains('[') {
                    return wrong("no declarations within the document type");
                }
            }
            Event::Decl(_) | Event::Comment(_) | Event::PI(_) => {}
            Event::Eof if apart == 0 => {
                let place = Place::new(1, 1);
                return Err(ReadError::NotThisFormat { place, expected: "the element USEBIO" });
            }
            Event::Eof => return wrong("a whole element"),
        }
    }
}

/// The text, and what it has that its encoding has not: that which somebody or the file itself says, otherwise UTF-8.
fn decode(bytes: &[u8], page: Option<CodePage>) -> Result<(Cow<'_, str>, Vec<Complaint>), ReadError> {
    let page = page.or_else(|| named_by(bytes).map(CodePage::of)).unwrap_or(CodePage::Utf8);
    let mut complaints = Vec::new();
    // UTF-16 without its mark is UTF-8 too, by its bytes.
    let is_wide = bytes.iter().take(2).any(|byte| *byte == 0);
    let is_table = matches!(page, CodePage::Other(_));
    if let Some(text) = std::str::from_utf8(bytes).ok().filter(|_| !is_wide && !is_table) {
        return Ok((Cow::Borrowed(text.trim_start_matches('\u{FEFF}')), complaints));
    }
    let mut lines = Lines::new(bytes).stored_in(page);
    let mut line = Line::default();
    let mut text = String::new();
    while lines.read(&mut line)? {
        complaints.extend(line.complaints().next().filter(|_| complaints.len() < COMPLAINTS));
        text.push_str(&line.text);
        text.push('\n');
    }
    Ok((Cow::Owned(text), complaints))
}

/// The name of the character set in the declaration with which a document begins.
fn named_by(bytes: &[u8]) -> Option<&str> {
    let start = &bytes[..bytes.len().min(1 << 10)];
    let end = memchr::memmem::find(start, b"?>")?;
    let declaration = std::str::from_utf8(&start[..end]).ok()?.trim_start_matches('\u{FEFF}').trim_start();
    let (_, after) = declaration.strip_prefix("<?xml")?.split_once("encoding")?;
    let value = after.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|sign| matches!(sign, '"' | '\''))?;
    value[1..].split_once(quote).map(|(name, _)| name)
}

/// Places by byte, counted on from the last one asked for.
struct Places<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl Places<'_> {
    fn at(&mut self, at: usize) -> Place {
        let passed = self.text.get(self.at..at).unwrap_or_default();
        let lines = memchr::memchr_iter(b'\n', passed.as_bytes()).count() as u32;
        let columns = passed.rsplit('\n').next().unwrap_or_default().chars().count() as u32;
        self.place = match lines {
            0 => self.place.right(columns),
            lines => Place::new(self.place.line + lines, columns + 1),
        };
        self.at = self.at.max(at);
        self.place
    }
}

fn element(start: &BytesStart<'_>, place: Place) -> Option<Element> {
    let mut element =
        Element { name: start.name().as_ref().to_ascii_uppercase(), place, ..Element::default() };
    for attribute in start.attributes() {
        let attribute = attribute.ok()?;
        let name = attribute.key.as_ref().to_owned();
        let value = quick_xml::escape::unescape(&attribute.value).ok()?.into_owned();
        element.attributes.push((name, value));
    }
    Some(element)
}

/// Adds text to the innermost element; what stands beside the elements of one that is taken apart belongs to none.
fn add(open: &mut [Element], text: &str, place: Place, complaints: &mut Vec<Complaint>) {
    if let Some(element) = open.last_mut() {
        element.text.push_str(text);
        return;
    }
    let begin = text.chars().take_while(|letter| letter.is_whitespace()).fold(place, Place::after);
    complaints.extend(stray(text, begin).filter(|_| complaints.len() < COMPLAINTS));
}

/// A complaint about text that no element holds.
fn stray(text: &str, place: Place) -> Option<Complaint> {
    let text = text.trim();
    let expected = "text only within elements that have no others";
    (!text.is_empty()).then(|| Complaint::new(place, Problem::UnexpectedText, text, expected))
}

/// A complaint about what stands after the whole document: only comments and instructions may.
fn after_the_end(reader: &mut Reader<&[u8]>, places: &mut Places<'_>) -> Option<Complaint> {
    loop {
        let at = reader.buffer_position() as usize;
        match reader.read_event() {
            Ok(Event::Eof) => return None,
            Ok(Event::Comment(_) | Event::PI(_)) => {}
            Ok(Event::Text(part)) if part.trim().is_empty() => {}
            Ok(_) | Err(_) => {
                let rest = places.text.get(at..).unwrap_or_default();
                let place = places.at(at + rest.len() - rest.trim_start().len());
                let expected = "nothing after the element USEBIO";
                return Some(Complaint::new(place, Problem::AfterTheEnd, rest.trim(), expected));
            }
        }
    }
}

/// Closes the innermost element; true where it was the root.
fn close(
    open: &mut Vec<Element>,
    apart: &mut usize,
    visitor: &mut impl Visitor,
    place: Place,
    complaints: &mut Vec<Complaint>,
) -> Result<bool, ReadError> {
    if let Some(element) = open.last().filter(|element| !element.children.is_empty()) {
        let stray = stray(&element.text, element.place);
        complaints.extend(stray.filter(|_| complaints.len() < COMPLAINTS));
    }
    match (open.pop(), open.last_mut()) {
        (Some(element), Some(parent)) => parent.children.push(element),
        (Some(element), None) => visitor.whole(&element)?,
        (None, _) => {
            *apart = apart.saturating_sub(1);
            visitor.end(place)?;
        }
    }
    Ok(*apart == 0 && open.is_empty())
}
