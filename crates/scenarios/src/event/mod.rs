//! What stands behind `event` blocks: people who run an event and play in it.

mod acts;
mod begin;
mod judging;
mod play;
mod words;

use openroom_lawbook::Edition;
use openroom_lawbook::regulations::Regulations;
use openroom_tournament::{
    BoardsGo, Command, Line, Moment, Person, Record, Request, Score, Section, Tournament, from_bytes, judge,
    to_bytes,
};

use crate::document::Header;
use crate::fault::Fault;
use crate::ground::{Asked, Chapter, Check, Did, Differs, Driver, Entry, Ground, Ordered, Refusal};
use crate::line::Who;
use crate::settings::regulations;
use crate::words::Words;

/// Blocks of kind `event`.
pub(crate) struct Events;

impl Driver for Events {
    fn begin(&self, edition: Edition, header: &Header) -> Result<Box<dyn Ground>, Fault> {
        Ok(Box::new(Evening::new(edition, regulations(header)?)))
    }

    fn vocabulary(&self) -> Vec<Entry> {
        let lists = [
            (Chapter::Beginnings, begin::BEGINNINGS),
            (Chapter::Acts, acts::ACTS),
            (Chapter::Acts, play::ACTS),
            (Chapter::Acts, judging::ACTS),
            (Chapter::Orders, words::ORDERS),
            (Chapter::Checks, CHECKS),
        ];
        let entries = |(chapter, list): (Chapter, &'static [(&'static str, &'static str)])| {
            list.iter().map(move |(form, meaning)| Entry { chapter, form, meaning })
        };
        lists.into_iter().flat_map(entries).collect()
    }
}

const CHECKS: &[(&str, &str)] = &[
    ("contestants N", "how many entries there are"),
    ("scoring to be approved", "by the authority; or `scoring in order`"),
    ("missing N", "how many results of called rounds are missing"),
    ("due N", "how much waits for the Director, the committee or the organizer"),
    ("due by PROVISION", "something waits by it"),
    ("table N: pair M stays", "who stays at a table all session; `nobody` where all move"),
    ("boards of table N go to M", "after the round that is played; M is a table, `a bye stand` or `nowhere`"),
    ("special N CALL", "the opening bid is a special understanding on the card of pair N"),
    ("total of N is NUMBER", "what entry N has in the session"),
    ("appeal N STATE", "STATE is `lodged`, `concurred`, `recommended`, `decided` or `withdrawn`"),
];

/// The people of every block.
pub(super) const ORGANIZER: Person = Person(901);
pub(super) const DIRECTOR: Person = Person(902);
pub(super) const ASSISTANT: Person = Person(903);
pub(super) const COMMITTEE: Person = Person(904);
pub(super) const AUTHORITY: Person = Person(905);
pub(super) const SPECTATOR: Person = Person(906);

/// An event with its log.
pub(super) struct Evening {
    edition: Edition,
    regulations: Regulations,
    event: Tournament,
    log: Vec<Record>,
    at: u64,
}

impl Evening {
    fn new(edition: Edition, regulations: Regulations) -> Evening {
        Evening { edition, regulations, event: Tournament::default(), log: Vec::new(), at: 1_800_000_000 }
    }

    fn does(&mut self, by: Person, command: Command) -> Did {
        self.at += 1;
        match judge(&self.event, &Request { by, at: Moment(self.at), command }) {
            Err(refused) => Did::Refused(Refusal { by: refused.by, words: String::new() }),
            Ok(records) => {
                let mut orders = Vec::new();
                for record in records {
                    self.event.apply(&record);
                    let by = record.what.by(self.edition);
                    orders.extend(by.map(|by| Ordered { by, words: words::of(&record.what).to_owned() }));
                    self.log.push(record);
                }
                Did::Acted(orders)
            }
        }
    }

    fn check(&mut self, words: &mut Words<'_>) -> Result<Option<Check>, Fault> {
        let found = if words.take("contestants") {
            let expected: usize = words.number()?;
            (format!("contestants {expected}"), format!("contestants {}", self.event.entries().len()))
        } else if words.take("scoring") {
            let expected = words.rest();
            words.done()?;
            let by = self.event.conditions().and_then(openroom_tournament::Conditions::to_be_approved);
            let found = if by.is_some() { "scoring to be approved" } else { "scoring in order" };
            let by = by.into_iter().collect();
            return Ok(Some(Check { expected: format!("scoring {expected}"), found: found.to_owned(), by }));
        } else if words.take("missing") {
            let expected: usize = words.number()?;
            let found = self.event.missing(self.event.session_no()).len();
            (format!("missing {expected}"), format!("missing {found}"))
        } else if words.take("due by") {
            let by = words.provision()?;
            words.done()?;
            let found = self.event.waiting().iter().any(|due| due.by() == by);
            let line = |is: bool| format!("due by {}{by}", if is { "" } else { "others than " });
            return Ok(Some(Check { expected: line(true), found: line(found), by: vec![by] }));
        } else if words.take("due") {
            let expected: usize = words.number()?;
            (format!("due {expected}"), format!("due {}", self.event.waiting().len()))
        } else if words.take("table") {
            return self.who_stays(words).map(Some);
        } else if words.take("boards of table") {
            return self.where_boards_go(words).map(Some);
        } else if words.take("special") {
            return self.is_special(words).map(Some);
        } else if words.take("total of") {
            let entry: u16 = words.number()?;
            words.expect("is")?;
            let expected = words.rest();
            let scores = openroom_tournament::session_scores(&self.event, self.event.session_no());
            let own =
                scores.ok().and_then(|scores| scores.get(&openroom_tournament::EntryNo(entry)).cloned());
            let found = own.map_or_else(|| "nothing".to_owned(), |own| own.score.shown(2));
            (format!("total of {entry} is {expected}"), format!("total of {entry} is {found}"))
        } else if words.take("appeal") {
            let number = openroom_tournament::AppealNo(words.number()?);
            let expected = words.rest();
            let state =
                self.event.appeals().get(&number).map_or("none", |appeal| words::state(&appeal.state));
            (format!("appeal {} {expected}", number.0), format!("appeal {} {state}", number.0))
        } else {
            return Ok(None);
        };
        words.done()?;
        Ok(Some(Check { expected: found.0, found: found.1, by: Vec::new() }))
    }
}

impl Evening {
    fn who_stays(&self, words: &mut Words<'_>) -> Result<Check, Fault> {
        let table: u16 = words.number()?;
        words.expect(":")?;
        let expected = words.rest();
        words.done()?;
        let stays = self.event.stays(self.event.session_no(), Section::A, table);
        let found =
            stays.map_or_else(|| "nobody stays".to_owned(), |(_, entry)| format!("pair {entry} stays"));
        let by = stays.map(|(by, _)| by).into_iter().collect();
        Ok(Check {
            expected: format!("table {table}: {expected}"),
            found: format!("table {table}: {found}"),
            by,
        })
    }

    fn where_boards_go(&self, words: &mut Words<'_>) -> Result<Check, Fault> {
        let table: u16 = words.number()?;
        words.expect("go to")?;
        let expected = words.rest();
        words.done()?;
        let session = self.event.session_no();
        let round = self.event.section(session, Section::A).map_or(0, openroom_tournament::Playing::round);
        let go = self.event.boards_go(session, Section::A, round, table);
        let found = match go {
            Some((_, BoardsGo::Table(to))) => to.to_string(),
            Some((_, BoardsGo::Stand)) => "a bye stand".to_owned(),
            Some((_, BoardsGo::Away)) | None => "nowhere".to_owned(),
        };
        let line = |to: &str| format!("boards of table {table} go to {to}");
        let by = go.map(|(by, _)| by).into_iter().collect();
        Ok(Check { expected: line(&expected), found: line(&found), by })
    }

    fn is_special(&self, words: &mut Words<'_>) -> Result<Check, Fault> {
        let pair: u32 = words.number()?;
        let call = words.call()?;
        words.done()?;
        let pair_of = openroom_tournament::Partners::of(Person(2 * pair - 1), Person(2 * pair));
        let by = pair_of.map_or_else(Vec::new, |pair| self.event.special(pair, call));
        let found = if by.is_empty() { "not special" } else { "special" };
        Ok(Check { expected: format!("special {pair} {call}"), found: format!("{found} {pair} {call}"), by })
    }
}

/// A board at a table.
fn line(words: &mut Words<'_>) -> Result<Line, Fault> {
    words.read("a board at a table (1A/1/2/3)", |word| word.parse().ok())
}

/// A result.
fn score(words: &mut Words<'_>) -> Result<Score, Fault> {
    words.read("a result (4SN=) or `not-played`", |word| match word {
        "not-played" => Some(Score::NotPlayed),
        _ => word.parse().ok().map(Score::Result),
    })
}

impl Ground for Evening {
    fn act(&mut self, who: Who, mut words: Words<'_>) -> Result<Did, Fault> {
        match who {
            Who::Director => self.person_does(DIRECTOR, &mut words),
            Who::Player(_) => Err(words.fault("a person of an event: `pair 1`, `organizer`, `Director`")),
        }
    }

    fn state(&mut self, mut words: Words<'_>) -> Result<Did, Fault> {
        if self.begins(&mut words)? {
            return Ok(Did::Prepared);
        }
        if let Some(check) = self.check(&mut words)? {
            return Ok(Did::Checked(check));
        }
        let who = self.who(&mut words)?;
        self.person_does(who, &mut words)
    }

    fn questions(&self) -> Vec<Asked> {
        Vec::new()
    }

    fn waits(&self) -> Vec<Asked> {
        Vec::new()
    }

    fn answer(&mut self, _: usize, words: Words<'_>) -> Result<Did, Fault> {
        Err(words.fault("no answer: an event block asks nothing"))
    }

    fn rebuild(&mut self) -> Result<(), Differs> {
        let read = |record: &Record| {
            to_bytes(record).ok().and_then(|bytes| from_bytes(openroom_tournament::FORMAT, &bytes).ok())
        };
        let log: Option<Vec<Record>> = self.log.iter().map(read).collect();
        let again = log.map(|log| Tournament::fold(&log));
        if again.as_ref() == Some(&self.event) {
            return Ok(());
        }
        Err(Differs { was: format!("{:?}", self.event), rebuilt: format!("{again:?}") })
    }
}
