//! What is printed of an event.

mod forms;
mod scores;

use std::fmt;

use openroom_cards::Board;
use openroom_movements::{Contestant, Unit};
use openroom_tournament::{AppealNo, EntryNo, Person, Playing, RulingNo, Section, Tournament, Unranked};

use crate::diagram::HandBoard;
use crate::heading::Heading;
use crate::print::guide_card::GuideCards;
use crate::print::slip::ScoreSlips;
use crate::print::table_card::{TableCard, TableCards};

/// An event with all that paper needs beside it.
pub struct EventPaper<'a> {
    /// The event.
    pub event: &'a Tournament,
    /// What stands above: the name of the event, the date as it is to be printed.
    pub heading: Heading,
    /// How a person is called.
    pub name: &'a dyn Fn(Person) -> String,
    /// The hands of a board of a session, where they may be shown.
    pub hands: &'a dyn Fn(u16, Board) -> Option<HandBoard>,
}

/// Something that is not in the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotThere {
    /// There is no such session.
    Session(u16),
    /// No such entry plays in the session.
    Entry(EntryNo),
    /// There is no such ruling.
    Ruling(RulingNo),
    /// There is no such appeal.
    Appeal(AppealNo),
    /// There is nothing to rank.
    Unranked(Unranked),
}

impl fmt::Display for NotThere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotThere::Session(0) => f.write_str("play has not begun"),
            NotThere::Session(number) => write!(f, "there is no session {number}"),
            NotThere::Entry(entry) => write!(f, "entry {entry} does not play in this session"),
            NotThere::Ruling(number) => write!(f, "there is no ruling {}", number.0),
            NotThere::Appeal(number) => write!(f, "there is no appeal {}", number.0),
            NotThere::Unranked(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NotThere {}

impl From<Unranked> for NotThere {
    fn from(why: Unranked) -> NotThere {
        NotThere::Unranked(why)
    }
}

impl EventPaper<'_> {
    /// The guide cards of a session, section after section. Rounds that are still to be drawn are not on them.
    pub fn guide_cards(&self, session: u16) -> Result<GuideCards, NotThere> {
        let mut all = GuideCards { heading: self.heading.clone(), unit: self.unit(), cards: Vec::new() };
        for (section, playing) in self.sections(session)? {
            let name = |contestant: Contestant| self.contestant_name(playing, contestant);
            let letter = self.letter(session, section);
            let part = GuideCards::of(Heading::default(), &playing.movement, &letter, name);
            all.cards.extend(part.cards);
        }
        Ok(all)
    }

    /// The table cards of a session; `link` gives the address behind the code of a table.
    pub fn table_cards(
        &self,
        session: u16,
        link: &dyn Fn(Section, u16) -> Option<String>,
    ) -> Result<TableCards, NotThere> {
        let mut all = TableCards { heading: self.heading.clone(), unit: self.unit(), cards: Vec::new() };
        for (section, playing) in self.sections(session)? {
            let letter = self.letter(session, section);
            let of_table = |table: u16| link(section, table);
            let part = TableCards::of(Heading::default(), &playing.movement, &letter, of_table);
            let drawn_later = (part.cards.len() as u16 + 1..=playing.tables()).map(|table| TableCard {
                number: format!("{letter}{table}"),
                link: of_table(table),
                pin: None,
                rounds: vec![],
            });
            all.cards.extend(part.cards.into_iter().chain(drawn_later));
        }
        Ok(all)
    }

    /// The score slips of a session, of all rounds or of one.
    pub fn score_slips(&self, session: u16, round: Option<u16>) -> Result<ScoreSlips, NotThere> {
        let mut all = ScoreSlips { heading: self.heading.clone(), slips: Vec::new() };
        for (section, playing) in self.sections(session)? {
            let name = |contestant: Contestant| self.contestant_name(playing, contestant);
            let letter = self.letter(session, section);
            let part = ScoreSlips::of(Heading::default(), &playing.movement, &letter, name);
            let wanted = part.slips.into_iter().filter(|slip| round.is_none() || slip.round == round);
            all.slips.extend(wanted);
        }
        Ok(all)
    }

    fn unit(&self) -> Unit {
        self.event.unit().unwrap_or(Unit::Pair)
    }

    fn sections(&self, session: u16) -> Result<Vec<(Section, &Playing)>, NotThere> {
        match self.event.session(session) {
            Some(_) => Ok(self.event.sections(session).collect()),
            None => Err(NotThere::Session(session)),
        }
    }

    /// The letter of a section, where there are several.
    fn letter(&self, session: u16, section: Section) -> String {
        if self.event.sections(session).count() > 1 { section.to_string() } else { String::new() }
    }

    fn entry_name(&self, entry: EntryNo) -> String {
        self.event.called(entry, |person| (self.name)(person))
    }

    fn contestant_name(&self, playing: &Playing, contestant: Contestant) -> String {
        playing.entry(contestant).map_or(String::new(), |entry| self.entry_name(entry))
    }

    /// The number that an entry plays under in a session.
    fn number(&self, session: u16, entry: EntryNo) -> String {
        let found = self.event.sections(session).find_map(|(section, playing)| {
            playing.contestant(entry).map(|number| format!("{}{number}", self.letter(session, section)))
        });
        found.unwrap_or_else(|| entry.to_string())
    }

    /// Number and name.
    fn called(&self, session: u16, entry: EntryNo) -> String {
        format!("{} {}", self.number(session, entry), self.entry_name(entry)).trim().to_owned()
    }
}
