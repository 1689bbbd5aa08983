//! What stands behind `event` blocks: people who run an event and play in it.

mod acts;
mod begin;
mod words;

use openroom_lawbook::Edition;
use openroom_lawbook::regulations::Regulations;
use openroom_tournament::{
    Command, Moment, Person, Record, Request, Tournament, from_bytes, judge, to_bytes,
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
    ("missing N", "how many results of called rounds are missing"),
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
        let found = if words.take("missing") {
            let expected: usize = words.number()?;
            let found = self.event.missing(self.event.session_no()).len();
            (format!("missing {expected}"), format!("missing {found}"))
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
