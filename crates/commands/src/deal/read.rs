//! The deals of a PBN file, read line by line; everything but board, dealer, vulnerability and deal is skipped.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::num::NonZeroU32;
use std::path::Path;

use openroom_cards::{Board, Deal, Seat, TextError, Vulnerability};

use crate::files;
use crate::finish::Failure;
use crate::output::shown;
use crate::words::spoken;

/// A longer line is no line of a file of deals.
const LONGEST: u64 = 1 << 20;

/// A deal as it stands in a file.
pub(crate) struct Found {
    /// The line of the deal.
    pub(crate) line: usize,
    /// The board, where it has a number.
    pub(crate) board: Option<Board>,
    /// The deal.
    pub(crate) deal: Deal,
}

/// Reads a file, or standard input for `-`, and hands over each deal as it comes.
pub(crate) fn deals(file: &Path, take: impl FnMut(Found) -> Result<(), Failure>) -> Result<(), Failure> {
    let name = file.display().to_string();
    let reading = |error| Failure::reading(file, error);
    if file.as_os_str() == "-" {
        read(BufReader::new(io::stdin().lock()), "standard input", &reading, take)
    } else {
        let open = File::open(file).map_err(reading)?;
        if open.metadata().map_err(reading)?.is_dir() {
            return Err(reading(io::ErrorKind::IsADirectory.into()));
        }
        read(BufReader::new(open), &name, &reading, take)
    }
}

fn read(
    mut reader: impl BufRead,
    name: &str,
    reading: &impl Fn(io::Error) -> Failure,
    mut take: impl FnMut(Found) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut game = Game::default();
    let mut place = Place::Tags;
    let mut found = 0usize;
    let mut bytes = Vec::new();
    for line in 1.. {
        bytes.clear();
        let length = reader.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).map_err(reading)?;
        let at = |failure: Failure| failure.at(format_args!("{}:{line}", shown(name)));
        if length as u64 == LONGEST && !bytes.ends_with(b"\n") {
            return Err(at(Failure::said("deal-line-too-long", [])));
        }
        if bytes.contains(&0) {
            return Err(at(Failure::said("deal-zero-byte", [])));
        }
        let text = decode(&bytes);
        let text = if line == 1 { text.trim_start_matches('\u{FEFF}') } else { &text };
        let blank = place == Place::Tags && text.trim().is_empty();
        let mut end = |game: &mut Game| match std::mem::take(game).finish() {
            Ended::Whole(whole) => {
                found += 1;
                take(whole)
            }
            Ended::WithoutDeal(number) => {
                Err(at(Failure::said("deal-board-without", [("n", number.to_string())])))
            }
            Ended::Empty => Ok(()),
        };
        if length == 0 || blank {
            end(&mut game)?;
        } else {
            for (tag, value) in tags(text, &mut place) {
                if game.has(tag) {
                    end(&mut game)?;
                }
                game.set(tag, value, line).map_err(|error| error.place(name))?;
            }
        }
        if length == 0 {
            break;
        }
    }
    if found == 0 {
        return Err(Failure::said("err-no-deals", []).at(shown(name)));
    }
    Ok(())
}

/// UTF-8, or Latin-1 where it is not.
fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Tag {
    Board,
    Dealer,
    Vulnerable,
    Deal,
}

/// Where a line begins.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Place {
    Tags,
    Comment,
}

/// The tags of a line that are needed here.
fn tags<'a>(line: &'a str, place: &mut Place) -> Vec<(Tag, &'a str)> {
    let mut found = Vec::new();
    if line.starts_with('%') && *place == Place::Tags {
        return found;
    }
    let mut rest = line;
    loop {
        if *place == Place::Comment {
            let Some((_, after)) = rest.split_once('}') else { return found };
            *place = Place::Tags;
            rest = after;
        }
        let Some(next) = rest.find(['[', '{', ';']) else { return found };
        let after = &rest[next + 1..];
        match rest.as_bytes()[next] {
            b'{' => {
                *place = Place::Comment;
                rest = after;
            }
            b'[' => {
                let (name, value, after) = tag(after);
                let known = [
                    ("Board", Tag::Board),
                    ("Dealer", Tag::Dealer),
                    ("Vulnerable", Tag::Vulnerable),
                    ("Deal", Tag::Deal),
                ];
                let known = known.into_iter().find(|(known, _)| name.eq_ignore_ascii_case(known));
                found.extend(known.map(|(_, tag)| (tag, value)));
                rest = after;
            }
            _ => return found,
        }
    }
}

/// Name and value of a tag, and what follows it.
fn tag(text: &str) -> (&str, &str, &str) {
    let text = text.trim_start();
    let (name, rest) =
        text.split_at(text.find(|next: char| !next.is_ascii_alphanumeric()).unwrap_or(text.len()));
    let Some(quoted) = rest.trim_start().strip_prefix('"') else { return ("", "", rest) };
    let mut escaped = false;
    for (place, next) in quoted.char_indices() {
        match next {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return (name, &quoted[..place], &quoted[place + 1..]),
            _ => escaped = false,
        }
    }
    (name, quoted.trim_end(), "")
}

/// The tags of one game so far, each with its line.
#[derive(Default)]
struct Game {
    board: Option<Board>,
    dealer: Option<Seat>,
    vulnerability: Option<Vulnerability>,
    deal: Option<(usize, Deal)>,
    /// Whether there is a tag for the deal that tells none.
    left_open: bool,
}

struct Misread {
    line: usize,
    tag: &'static str,
    error: TextError,
}

impl Misread {
    fn place(&self, name: &str) -> Failure {
        let why = files::misread(spoken(), self.tag, &self.error);
        Failure::input_at(format_args!("{}:{}", shown(name), self.line), why)
    }
}

impl Game {
    fn has(&self, tag: Tag) -> bool {
        match tag {
            Tag::Board => self.board.is_some(),
            Tag::Dealer => self.dealer.is_some(),
            Tag::Vulnerable => self.vulnerability.is_some(),
            Tag::Deal => self.deal.is_some(),
        }
    }

    fn set(&mut self, tag: Tag, value: &str, line: usize) -> Result<(), Misread> {
        // One or two hash signs before a value say that the games after it have it as well.
        let value = value.trim_start_matches('#').trim();
        if value.is_empty() || value == "?" {
            self.left_open |= tag == Tag::Deal;
            return Ok(());
        }
        let misread = |tag| move |error| Misread { line, tag, error };
        match tag {
            Tag::Board => {
                let number: NonZeroU32 = match value.parse::<Board>() {
                    Ok(board) => board.number,
                    Err(error) => return Err(misread("Board")(error)),
                };
                self.board = Some(Board::numbered(number));
            }
            Tag::Dealer => self.dealer = Some(value.parse().map_err(misread("Dealer"))?),
            Tag::Vulnerable => self.vulnerability = Some(value.parse().map_err(misread("Vulnerable"))?),
            Tag::Deal => self.deal = Some((line, value.parse().map_err(misread("Deal"))?)),
        }
        Ok(())
    }

    fn finish(self) -> Ended {
        let board = self.board.map(|board| Board {
            number: board.number,
            dealer: self.dealer.unwrap_or(board.dealer),
            vulnerability: self.vulnerability.unwrap_or(board.vulnerability),
        });
        match (self.deal, board) {
            (Some((line, deal)), board) => Ended::Whole(Found { line, board, deal }),
            (None, Some(board)) if !self.left_open => Ended::WithoutDeal(board.number),
            (None, _) => Ended::Empty,
        }
    }
}

/// How a game ended.
enum Ended {
    Whole(Found),
    WithoutDeal(NonZeroU32),
    Empty,
}
