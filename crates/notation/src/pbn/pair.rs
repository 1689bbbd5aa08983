use std::mem;

use super::assemble::{Assembler, State};
use super::cursor::Cursor;
use super::game::{Comment, CommentStyle, Item, Section, Tag};
use super::tags::{Kind, Known};
use crate::{Complaint, Place, Problem};

/// A tag pair of which a part was read.
#[derive(Default)]
pub(super) struct PartialTag {
    place: Place,
    name: Option<String>,
    value: Option<(Place, String)>,
}

impl PartialTag {
    /// A tag pair whose bracket stands here.
    pub(super) fn at(place: Place) -> PartialTag {
        PartialTag { place, ..PartialTag::default() }
    }
}

/// The quote that closes the value of a tag: the one that stands here, or a later one where this one stands within the
/// value, as careless programs write it.
fn closing_quote(text: &[u8], at: usize) -> usize {
    const MOST: usize = 32;
    let ends = |at: usize| {
        matches!(text[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace()), None | Some(b']'))
    };
    if ends(at) {
        return at;
    }
    let mut escaped = false;
    let mut within = 0;
    for (later, byte) in text.iter().enumerate().skip(at + 1) {
        match byte {
            b'"' if escaped => {}
            b'"' if ends(later) => return later,
            b'"' => within += 1,
            _ => {}
        }
        escaped = *byte == b'\\' && !escaped;
        if *byte == b'[' || within > MOST {
            break;
        }
    }
    at
}

impl Assembler {
    pub(super) fn tag(&mut self, mut tag: PartialTag, cursor: &mut Cursor<'_>) {
        match cursor.peek() {
            Some(b']') => {
                cursor.at += 1;
                self.close_tag(tag);
                return;
            }
            Some(b'[') => {
                self.complain(tag.place, Problem::UnterminatedTag, "[", "]");
                self.close_tag(tag);
                return;
            }
            Some(b'"') => {
                let (place, mut value, closed) = self.string(cursor, closing_quote);
                if !closed {
                    value.truncate(value.strip_suffix(']').unwrap_or(&value).len());
                }
                match &mut tag.value {
                    None => tag.value = Some((place, value)),
                    Some((_, before)) => {
                        self.complain(place, Problem::UnexpectedText, &value, "]");
                        before.push(' ');
                        before.push_str(&value);
                    }
                }
                if !closed {
                    self.close_tag(tag);
                    return;
                }
            }
            _ if tag.name.is_none() => {
                let name = cursor.take(|byte| byte.is_ascii_whitespace() || b"\"[]".contains(&byte));
                tag.name = Some(name.to_owned());
            }
            _ => {
                let place = cursor.here();
                let value = cursor.take(|byte| b"]\"[".contains(&byte)).trim_end();
                self.complain(place, Problem::NoTagValue, value, "a value between quotes");
                match &mut tag.value {
                    None => tag.value = Some((place, value.to_owned())),
                    Some((_, before)) => {
                        before.push(' ');
                        before.push_str(value);
                    }
                }
            }
        }
        self.state = State::Tag(tag);
    }

    /// A string from its opening quote, and whether it was closed. Which quote closes it, the one that was come to or
    /// one after it, `closing` says.
    pub(super) fn string(
        &mut self,
        cursor: &mut Cursor<'_>,
        closing: fn(&[u8], usize) -> usize,
    ) -> (Place, String, bool) {
        let place = cursor.here();
        let start = cursor.at + 1;
        let bytes = cursor.text.as_bytes();
        let mut value = String::new();
        let mut copied = start;
        let mut at = start;
        let mut closes = None;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    let is_first = closes.is_none();
                    if at < *closes.get_or_insert_with(|| closing(bytes, at)) {
                        if is_first {
                            let expected = "a backslash before a quote within a string";
                            self.complain(cursor.place(at), Problem::BadCharacter, "\"", expected);
                        }
                        at += 1;
                        continue;
                    }
                    value.push_str(&cursor.text[copied..at]);
                    cursor.at = at + 1;
                    return (place, value, true);
                }
                b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                    value.push_str(&cursor.text[copied..at]);
                    copied = at + 1;
                    at += 1;
                }
                control if control.is_ascii_control() => {
                    if control == b'\t' {
                        let expected = "no tab within a string";
                        self.complain(cursor.place(at), Problem::BadCharacter, "\t", expected);
                    }
                    value.push_str(&cursor.text[copied..at]);
                    value.push(' ');
                    copied = at + 1;
                }
                _ => {}
            }
            at += 1;
        }
        value.push_str(&cursor.text[copied..]);
        cursor.at = cursor.text.len();
        self.complain(place, Problem::UnterminatedString, &value, "a closing quote");
        value.truncate(value.trim_end().len());
        (place, value, false)
    }

    pub(super) fn abandon_tag(&mut self) {
        if let State::Tag(tag) = mem::take(&mut self.state) {
            self.complain(tag.place, Problem::UnterminatedTag, tag.name.as_deref().unwrap_or("["), "]");
            self.close_tag(tag);
        }
    }

    fn close_tag(&mut self, tag: PartialTag) {
        let PartialTag { place, name, value } = tag;
        let Some(name) = name else {
            self.complain(place, Problem::NoTagName, "[", "a tag name and a value between quotes");
            let text = format!("[{}", value.map_or(String::new(), |(_, value)| value)).into();
            self.push_comment(Comment { style: CommentStyle::Brace, text }, place);
            return;
        };
        let (value_place, value) = if let Some(value) = value {
            value
        } else {
            self.complain(place, Problem::NoTagValue, &name, "a value between quotes");
            (place, String::new())
        };
        self.push_tag(&name, value, place, value_place);
    }

    fn push_tag(&mut self, name: &str, value: impl Into<Box<str>>, place: Place, value_place: Place) {
        let mut tag = Tag::named(name, value);
        tag.place = place;
        tag.value_place = value_place;
        tag.section = match tag.kind() {
            Some(Kind::Auction) => Section::Words(Vec::with_capacity(16)),
            Some(Kind::Play) => Section::Words(Vec::with_capacity(64)),
            Some(Kind::Table) => Section::Table(Vec::new()),
            _ => Section::None,
        };
        if let Some(known) = tag.known() {
            if self.begins_another(known) {
                let complaint =
                    Complaint::new(place, Problem::Separation, tag.name(), "an empty line between games");
                self.end();
                self.complaints.push(complaint);
            }
            self.given |= known.bit();
        }
        self.tags += 1;
        self.push(Item::Tag(tag));
    }

    /// Whether a tag that the game has already can only begin the next one: this one has its deal.
    fn begins_another(&self, tag: Known) -> bool {
        self.given & tag.bit() != 0
            && Known::of("Deal").is_some_and(|deal| self.given & deal.bit() != 0)
            && matches!(
                tag.name(),
                "Event"
                    | "Site"
                    | "Date"
                    | "Board"
                    | "West"
                    | "North"
                    | "East"
                    | "South"
                    | "Dealer"
                    | "Vulnerable"
                    | "Deal"
            )
    }

    /// A tag pair on one line with nothing unusual in it; false where it must be read with care.
    pub(super) fn plain_tag(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let rest = &cursor.rest()[1..];
        let name = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let Some(value) = rest[name..].strip_prefix(" \"").filter(|_| name > 0) else { return false };
        let Some(length) = memchr::memchr2(b'"', b'\\', value.as_bytes()) else { return false };
        if !value[length..].starts_with("\"]") || value.as_bytes()[..length].iter().any(u8::is_ascii_control)
        {
            return false;
        }
        let place = cursor.here();
        let value_place = cursor.place(cursor.at + 1 + name + 1);
        cursor.at += 1 + name + 2 + length + 2;
        self.push_tag(&rest[..name], &value[..length], place, value_place);
        true
    }
}
