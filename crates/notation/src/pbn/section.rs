use super::assemble::Assembler;
use super::cursor::Cursor;
use super::game::{Item, Section, Tag};
use super::table::TableWord;
use super::tags::Kind;
use super::word::{Mark, Spelled, Word, call, card};
use crate::{Place, Problem};

/// Bytes that end a call or a card.
const ENDS: [bool; 256] = {
    let mut ends = [false; 256];
    let marks = b"{;$=!?^[]*+\" \t\n\r\x0C";
    let mut index = 0;
    while index < marks.len() {
        ends[marks[index] as usize] = true;
        index += 1;
    }
    ends
};

fn ends(byte: u8) -> bool {
    ENDS[usize::from(byte)]
}

impl Assembler {
    /// Reads what stands outside tag pairs and comments.
    pub(super) fn content(&mut self, cursor: &mut Cursor<'_>) {
        match self.game.items.last() {
            Some(Item::Tag(tag)) if matches!(tag.section, Section::Words(_)) => {
                let reads = if tag.kind() == Some(Kind::Auction) { call } else { card };
                let mut words = self.words().map(std::mem::take).unwrap_or_default();
                loop {
                    let place = cursor.here();
                    let word = self.word(cursor, reads);
                    words.push((place, word));
                    match cursor.skip_space() {
                        Some(byte) if byte.is_ascii_alphanumeric() || byte == b'-' => {}
                        _ => break,
                    }
                }
                if let Some(place) = self.words() {
                    *place = words;
                }
            }
            Some(Item::Tag(Tag { section: Section::Table(_), .. })) => self.cell(cursor),
            _ => self.stray(cursor),
        }
    }

    /// The words of the section that is open.
    fn words(&mut self) -> Option<&mut Vec<(Place, Word)>> {
        match self.game.items.last_mut() {
            Some(Item::Tag(Tag { section: Section::Words(words), .. })) => Some(words),
            _ => None,
        }
    }

    fn word(&mut self, cursor: &mut Cursor<'_>, reads: fn(&str) -> Spelled) -> Word {
        let place = cursor.here();
        let (text, read) = match cursor.peek() {
            Some(b'*') => {
                cursor.at += 1;
                return Word::End;
            }
            Some(b'+') => {
                cursor.at += 1;
                return Word::Continued;
            }
            Some(b'-') => {
                let text = cursor.take(|byte| byte != b'-');
                match text {
                    "-" => return Word::Dash,
                    _ => (text, Err((Problem::BadValue, "one hyphen for each place"))),
                }
            }
            Some(b'!' | b'?') => {
                let length =
                    1 + usize::from(matches!(cursor.text.as_bytes().get(cursor.at + 1), Some(b'!' | b'?')));
                let text = &cursor.text[cursor.at..cursor.at + length];
                cursor.at += length;
                (text, Word::suffix(text).map(|word| (word, None)).ok_or((Problem::BadNag, "! or ?")))
            }
            Some(b'$') => {
                let text = cursor.take(ends);
                let nag = text[1..].parse().map(|nag| (Word::Nag(nag), None));
                (text, nag.map_err(|_| (Problem::BadNag, "a number from 0 to 255")))
            }
            Some(b'=') => {
                let mut text = cursor.take(ends);
                if cursor.peek() == Some(b'=') {
                    cursor.at += 1;
                    text = &cursor.text[cursor.at - text.len() - 1..cursor.at];
                }
                (text, note(text))
            }
            Some(b'^') => {
                let text = cursor.take(ends);
                let mut letters = text[1..].chars();
                let mark = letters.next().and_then(Mark::from_letter).filter(|_| letters.next().is_none());
                (
                    text,
                    mark.map(|mark| (Word::Mark(mark), None)).ok_or((Problem::BadMark, "^I, ^S, ^R or ^L")),
                )
            }
            Some(b']' | b'"') => {
                let text = &cursor.text[cursor.at..=cursor.at];
                cursor.at += 1;
                (text, Err((Problem::BadCharacter, "a word of the section")))
            }
            _ => {
                let text = cursor.take(ends);
                (text, reads(text))
            }
        };
        match read {
            Ok((word, odd)) => {
                if let Some((problem, expected)) = odd {
                    self.complain(place, problem, text, expected);
                }
                word
            }
            Err((problem, expected)) => {
                self.complain(place, problem, text, expected);
                Word::Unknown(text.into())
            }
        }
    }

    fn cell(&mut self, cursor: &mut Cursor<'_>) {
        const FORBIDDEN: [char; 5] = ['%', '[', ']', '{', '}'];
        let place = cursor.here();
        let text = if cursor.peek() == Some(b'"') {
            self.string(cursor, |_, at| at).1.into()
        } else {
            let text = cursor.take(|byte| byte.is_ascii_whitespace());
            if let Some(at) = text.find(FORBIDDEN) {
                let place = place.right(text[..at].chars().count() as u32);
                self.complain(place, Problem::BadCell, text, "an element without %, [, ], { and }");
            }
            text.into()
        };
        if let Some(Item::Tag(Tag { section: Section::Table(words), .. })) = self.game.items.last_mut() {
            words.push((place, TableWord::Cell(text)));
        }
    }

    /// Text after a tag that has no section: kept line by line.
    fn stray(&mut self, cursor: &mut Cursor<'_>) {
        let place = cursor.here();
        let text = cursor.take(|byte| byte == b'[').trim_end();
        match self.game.items.last_mut() {
            Some(Item::Tag(tag)) if tag.kind().is_none() => match &mut tag.section {
                Section::Text(lines) => lines.push(text.into()),
                section => *section = Section::Text(vec![text.into()]),
            },
            _ => {
                self.complain(place, Problem::UnexpectedText, text, "a tag pair or a comment");
                self.push(Item::Text(text.into()));
            }
        }
    }
}

fn note(text: &str) -> Spelled {
    text.strip_prefix('=')
        .and_then(|text| text.strip_suffix('='))
        .and_then(|number| number.parse().ok())
        .filter(|number| (1..=32).contains(number))
        .map(|number| (Word::Note(number), None))
        .ok_or((Problem::BadNote, "a number from 1 to 32 between equals signs"))
}
