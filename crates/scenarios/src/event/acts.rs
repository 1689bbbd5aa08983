//! What people do in an event block: setting up, entries, offices, spectators, cards.

use openroom_cards::Call;
use openroom_laws::{Meaning, Nature};
use openroom_tournament::{
    Category, Command, EntryNo, LineUp, Looking, Partners, Person, Role, Seating, Section, SystemCard,
    Watching,
};

use super::{ASSISTANT, COMMITTEE, DIRECTOR, Evening, SPECTATOR, line};
use crate::fault::Fault;
use crate::ground::{Did, Ordered, Refusal};
use crate::words::Words;

pub(super) const ACTS: &[(&str, &str)] = &[
    (
        "WHO ACT",
        "WHO is `organizer`, `Director`, `assistant`, `committee`, `authority`, `spectator`, `pair N`, `partner N` (the second of the pair), `captain N`, `member N` (another of the team) or `player N`",
    ),
    ("appoints ROLE", "ROLE is `director`, `assistant`, `committee` or `staff`"),
    ("dismisses ROLE", ""),
    ("publishes the conditions", ""),
    ("changes the conditions [because …]", "without `because` as before the start"),
    ("enters pair N M", "the persons N and M"),
    ("enters late pair N M from round R", "in an empty place"),
    ("enters team N …", "its members, the captain first"),
    ("puts N in for WHO", "the person N as a substitute"),
    (
        "lines up team N with A B and C D from round M",
        "the members A and B sit North-South, C and D East-West",
    ),
    ("makes N captain of team M", "the person N"),
    ("withdraws N", "entry N"),
    ("assigns the seats", ""),
    ("admits spectator [to N hands]", ""),
    ("admits WHO to the presentation", ""),
    ("sends away spectator", ""),
    (
        "files a CATEGORY card [with artificial CALL | with natural CALL]",
        "CATEGORY is `green`, `blue`, `red` or `yellow`; CALL is an opening bid",
    ),
    ("finds boards of table N not passed on", "after the round that is played"),
    (
        "looks at the card at LINE WHEN",
        "the opponents' card; WHEN is `before the auction`, `in the clarification period`, `at his turn`, `at another's turn`, `as declarer` or `to explain`",
    ),
];

impl Evening {
    pub(super) fn person_does(&mut self, by: Person, words: &mut Words<'_>) -> Result<Did, Fault> {
        if words.take("files a") {
            return self.files(by, words);
        }
        if words.take("looks at the card at") {
            return self.looks(by, words);
        }
        if words.take("finds boards of table") {
            return self.not_passed_on(words);
        }
        let command = match self.set_up(words)? {
            Some(command) => command,
            None => match self.plays(words)? {
                Some(command) => command,
                None => self.judges(words)?.ok_or_else(|| words.fault("what somebody does in an event"))?,
            },
        };
        words.done()?;
        Ok(self.does(by, command))
    }

    fn set_up(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        Ok(Some(if words.take("appoints") {
            let (person, role) = office(words)?;
            Command::Appoint(person, role)
        } else if words.take("dismisses") {
            let (person, role) = office(words)?;
            Command::Dismiss(person, role)
        } else if words.take("publishes the conditions") {
            Command::PublishConditions
        } else if words.take("changes the conditions") {
            let conditions = self.event.conditions().cloned().ok_or_else(|| words.fault("an event"))?;
            let reason = if words.take("because") { words.rest() } else { String::new() };
            if reason.is_empty() {
                Command::SetConditions(Box::new(conditions))
            } else {
                Command::ChangeConditions(Box::new(conditions), reason)
            }
        } else if words.take("enters pair") {
            let players = vec![Person(words.number()?), Person(words.number()?)];
            Command::Enter { players, captain: None }
        } else if words.take("enters late pair") {
            let players = vec![Person(words.number()?), Person(words.number()?)];
            words.expect("from round")?;
            let section = openroom_tournament::Section::A;
            Command::EnterLate { players, captain: None, section, from: words.number()? }
        } else if words.take("enters team") {
            let mut players = vec![Person(words.number()?)];
            while words.peek().is_some() {
                players.push(Person(words.number()?));
            }
            Command::Enter { captain: players.first().copied(), players }
        } else if words.take("puts") {
            let comes = Person(words.number()?);
            words.expect("in for")?;
            let leaves = self.who(words)?;
            let entry = self.event.entry_of(leaves).ok_or_else(|| words.fault("somebody who plays"))?;
            Command::Substitute { entry, leaves, comes }
        } else if words.take("lines up team") {
            self.lines_up(words)?
        } else if words.take("makes") {
            let captain = Person(words.number()?);
            words.expect("captain of team")?;
            Command::NameCaptain { entry: EntryNo(words.number()?), captain }
        } else if words.take("withdraws appeal") {
            Command::WithdrawAppeal(openroom_tournament::AppealNo(words.number()?))
        } else if words.take("withdraws") {
            Command::Withdraw(EntryNo(words.number()?))
        } else if words.take("assigns the seats") {
            Command::Seat(Seating::ByNumber)
        } else if words.take("admits spectator") {
            let hands = if words.take("to") { words.number()? } else { 1 };
            let _ = words.take("hands");
            Command::Admit {
                person: SPECTATOR,
                watching: Watching::Table { section: Section::A, table: 1, hands },
            }
        } else if words.take("admits") {
            let person = self.who(words)?;
            words.expect("to the presentation")?;
            Command::Admit { person, watching: Watching::Presentation }
        } else if words.take("sends away spectator") {
            Command::SendAway { person: SPECTATOR, reason: "he spoke".to_owned() }
        } else {
            return Ok(None);
        }))
    }

    fn lines_up(&self, words: &mut Words<'_>) -> Result<Command, Fault> {
        let number: u16 = words.number()?;
        words.expect("with")?;
        let players = self.event.entries().get(&EntryNo(number)).map_or(&[][..], |entry| &entry.players);
        let pair = |words: &mut Words<'_>| {
            let mut one = || -> Result<Person, Fault> {
                let member: usize = words.number()?;
                let known = member.checked_sub(1).and_then(|place| players.get(place)).copied();
                known.ok_or_else(|| words.fault("a member of the team"))
            };
            let two = (one()?, one()?);
            Partners::of(two.0, two.1).ok_or_else(|| words.fault("two members of the team"))
        };
        let north_south = pair(words)?;
        words.expect("and")?;
        let east_west = pair(words)?;
        words.expect("from round")?;
        let round = words.number()?;
        Ok(Command::LineUp { entry: EntryNo(number), round, line_up: LineUp { north_south, east_west } })
    }

    fn files(&mut self, by: Person, words: &mut Words<'_>) -> Result<Did, Fault> {
        let category = category(words)?;
        words.expect("card")?;
        let openings = openings(words)?;
        words.done()?;
        let mate = if by.0 % 2 == 1 { Person(by.0 + 1) } else { Person(by.0 - 1) };
        let pair = Partners::of(by, mate).ok_or_else(|| words.fault("a pair"))?;
        let did = self.does(by, Command::FileCard { pair, card: Box::new(card(category, openings)) });
        let Did::Acted(mut orders) = did else { return Ok(did) };
        for (call, by) in self.event.specials(pair) {
            orders.extend(by.into_iter().map(|by| Ordered { by, words: format!("special {call}") }));
        }
        Ok(Did::Acted(orders))
    }

    /// The one whose business it was to take boards on.
    fn not_passed_on(&self, words: &mut Words<'_>) -> Result<Did, Fault> {
        let table = words.number()?;
        words.expect("not passed on")?;
        words.done()?;
        let session = self.event.session_no();
        let answers = self.event.answers_for_boards(session, Section::A, self.now(), table);
        let order = |(by, entry)| Ordered { by, words: format!("North of {entry} answers") };
        Ok(Did::Acted(answers.map(order).into_iter().collect()))
    }

    fn looks(&mut self, by: Person, words: &mut Words<'_>) -> Result<Did, Fault> {
        let at = line(words)?;
        let times = [
            ("before the auction", Looking::BeforeTheAuction),
            ("in the clarification period", Looking::Clarification),
            ("at his turn", Looking::OwnTurn),
            ("at another's turn", Looking::OthersTurn),
            ("as declarer", Looking::DeclarerAtOthersTurn),
            ("to explain", Looking::Explaining),
        ];
        let found = times.into_iter().find(|(phrase, _)| words.take(phrase));
        let (_, looking) = found.ok_or_else(|| words.fault("when somebody looks at a card"))?;
        words.done()?;
        Ok(match self.event.read_card(by, at, looking) {
            Ok((by, _)) => Did::Acted(vec![Ordered { by, words: "may look".to_owned() }]),
            Err(refused) => Did::Refused(Refusal { by: refused.by, words: String::new() }),
        })
    }
}

fn office(words: &mut Words<'_>) -> Result<(Person, Role), Fault> {
    words.read("an office", |word| match word {
        "director" => Some((DIRECTOR, Role::ChiefDirector)),
        "assistant" => Some((ASSISTANT, Role::AssistantDirector)),
        "committee" => Some((COMMITTEE, Role::AppealsCommittee)),
        "staff" => Some((SPECTATOR, Role::Staff)),
        _ => None,
    })
}

/// The opening bids of a card, as the end of a line names them.
pub(super) fn openings(words: &mut Words<'_>) -> Result<Vec<(Call, Meaning)>, Fault> {
    if words.take("with natural") {
        let call = words.call()?;
        return Ok(vec![(call, Meaning::natural(call))]);
    }
    if !words.take("with artificial") {
        return Ok(Vec::new());
    }
    let call = words.call()?;
    Ok(vec![(call, Meaning { nature: Nature::Artificial, ..Meaning::natural(call) })])
}

pub(super) fn card(category: Category, openings: Vec<(Call, Meaning)>) -> SystemCard {
    SystemCard { system: "ours".to_owned(), category, openings, text: String::new() }
}

pub(super) fn category(words: &mut Words<'_>) -> Result<Category, Fault> {
    words.read("`green`, `blue`, `red` or `yellow`", |word| match word {
        "green" => Some(Category::Green),
        "blue" => Some(Category::Blue),
        "red" => Some(Category::Red),
        "yellow" => Some(Category::Yellow),
        _ => None,
    })
}
