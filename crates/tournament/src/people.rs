//! The list of players: read from CSV, searched without diacritics, duplicates found.
//!
//! Names lie outside the log; the log knows persons by id only.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Person;
use crate::fold::fold;

/// A player as a federation's list gives him.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// His number in the list, which may have letters.
    pub number: String,
    /// His name.
    pub name: String,
    /// His club.
    pub club: String,
    /// His rank.
    pub rank: String,
    /// How he is reached, which few may know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub contact: String,
}

/// A list of players by person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct People(BTreeMap<Person, Player>);

/// A person whose name or contact another list would replace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replaced {
    /// Who.
    pub person: Person,
    /// His number in the other list.
    pub number: String,
    /// His name as it is known.
    pub before: String,
    /// His name in the other list; the same where only the contact is another.
    pub after: String,
}

impl fmt::Display for Replaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Replaced { person, number, before, after } = self;
        if number.is_empty() {
            write!(f, "#{} ", person.0)?;
        } else {
            write!(f, "{number} ")?;
        }
        if before == after {
            write!(f, "{before}, another contact")
        } else {
            write!(f, "{before} → {after}")
        }
    }
}

/// Why a list cannot be read. Lines count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListRefused {
    /// The first line does not name the columns number and name.
    NoHeading,
    /// A line has another number of fields than the first.
    Fields {
        /// The line.
        line: usize,
        /// How many it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A player has no name or no number.
    Empty {
        /// The line.
        line: usize,
    },
    /// A number stands twice.
    NumberTwice {
        /// The line of the second.
        line: usize,
        /// The number.
        number: String,
    },
    /// A quotation mark is not closed.
    Quote {
        /// The line where it opens.
        line: usize,
    },
}

impl fmt::Display for ListRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListRefused::NoHeading => {
                f.write_str("line 1 must name the columns: number, name, and club and rank if there are any")
            }
            ListRefused::Fields { line, found, expected } => {
                write!(f, "line {line} has {found} fields, not {expected}")
            }
            ListRefused::Empty { line } => {
                write!(f, "line {line}: a player needs a number and a name")
            }
            ListRefused::NumberTwice { line, number } => {
                write!(f, "line {line}: number {number} stands twice")
            }
            ListRefused::Quote { line } => write!(f, "line {line}: a quotation mark is not closed"),
        }
    }
}

impl std::error::Error for ListRefused {}

impl People {
    /// Reads a list with a heading line; fields are parted by comma, semicolon or tab, as the
    /// heading has it. Persons are numbered from 1 in the order of the list.
    pub fn from_csv(text: &str) -> Result<People, ListRefused> {
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
        let first = text.lines().next().unwrap_or_default();
        let parting = [';', '\t', ','].into_iter().max_by_key(|&c| first.matches(c).count()).unwrap_or(',');
        let mut rows = rows(text, parting)?.into_iter();
        let (_, heading) = rows.next().ok_or(ListRefused::NoHeading)?;
        let column = |name: &str| heading.iter().position(|field| fold(field) == name);
        let (Some(number), Some(name)) = (column("number"), column("name")) else {
            return Err(ListRefused::NoHeading);
        };
        let (club, rank, contact) = (column("club"), column("rank"), column("contact"));
        let mut people = People::default();
        let mut numbers = BTreeMap::new();
        for (line, fields) in rows {
            if fields.len() != heading.len() {
                return Err(ListRefused::Fields { line, found: fields.len(), expected: heading.len() });
            }
            let field = |column: Option<usize>| column.map_or(String::new(), |at| one_line(&fields[at]));
            let player = Player {
                number: field(Some(number)),
                name: field(Some(name)),
                club: field(club),
                rank: field(rank),
                contact: field(contact),
            };
            if player.number.is_empty() || player.name.is_empty() {
                return Err(ListRefused::Empty { line });
            }
            if numbers.insert(player.number.clone(), line).is_some() {
                return Err(ListRefused::NumberTwice { line, number: player.number });
            }
            people.0.insert(Person(people.0.len() as u32 + 1), player);
        }
        Ok(people)
    }

    /// The person who has the list number of a player.
    pub fn numbered(&self, player: &Player) -> Option<Person> {
        let same =
            |(_, other): &(Person, &Player)| !player.number.is_empty() && other.number == player.number;
        self.iter().find(same).map(|(person, _)| person)
    }

    /// Takes a player in: one whose number is known is the same person. What the list leaves empty stays as it was.
    pub fn add(&mut self, player: Player) -> Person {
        let next = || Person(self.0.keys().next_back().map_or(1, |last| last.0.saturating_add(1)));
        let person = self.numbered(&player).unwrap_or_else(next);
        self.meet(person, player);
        person
    }

    /// Takes in what another list says of this person. What it leaves empty stays as it was, and who was removed
    /// stays removed.
    pub fn meet(&mut self, person: Person, player: Player) {
        match self.0.get_mut(&person) {
            None => _ = self.0.insert(person, player),
            Some(known) if *known == Player::default() => {}
            Some(known) => {
                let Player { number, name, club, rank, contact } = player;
                let told = [
                    (&mut known.number, number),
                    (&mut known.name, name),
                    (&mut known.club, club),
                    (&mut known.rank, rank),
                    (&mut known.contact, contact),
                ];
                for (known, new) in told {
                    if !new.is_empty() {
                        *known = new;
                    }
                }
            }
        }
    }

    /// What would be replaced where another list says this of a person; nothing where the two can stand together.
    pub fn replaced(&self, person: Person, player: &Player) -> Option<Replaced> {
        let known = self.get(person)?;
        let other = |known: &str, new: &str| !known.is_empty() && !new.is_empty() && known != new;
        let (name, contact) = (other(&known.name, &player.name), other(&known.contact, &player.contact));
        let (before, after) = (known.name.clone(), player.name.clone());
        (name || contact).then(|| Replaced { person, number: player.number.clone(), before, after })
    }

    /// Keeps a player as this person.
    pub fn set(&mut self, person: Person, player: Player) {
        self.0.insert(person, player);
    }

    /// Forgets all that is known of a person; the number is never given to another.
    pub fn remove(&mut self, person: Person) -> Option<Player> {
        self.0.get_mut(&person).map(std::mem::take).filter(|known| *known != Player::default())
    }

    /// A player.
    pub fn get(&self, person: Person) -> Option<&Player> {
        self.0.get(&person).filter(|known| **known != Player::default())
    }

    /// The players in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = (Person, &Player)> {
        let known = self.0.iter().filter(|(_, known)| **known != Player::default());
        known.map(|(&person, player)| (person, player))
    }

    /// The players whose number, name or club has every word, whatever the case and the diacritics.
    pub fn search(&self, words: &str) -> Vec<Person> {
        let words: Vec<String> = words.split_whitespace().map(fold).collect();
        let matches = |player: &Player| {
            let text = fold(&format!("{} {} {}", player.number, player.name, player.club));
            words.iter().all(|word| text.contains(word.as_str()))
        };
        self.iter().filter(|(_, player)| matches(player)).map(|(person, _)| person).collect()
    }

    /// Groups of players who may be one: the same name in any order of its words.
    pub fn duplicates(&self) -> Vec<Vec<Person>> {
        let mut by_name: BTreeMap<Vec<String>, Vec<Person>> = BTreeMap::new();
        for (person, player) in self.iter() {
            let folded = fold(&player.name);
            let mut words: Vec<String> = folded
                .split(|c: char| !c.is_alphanumeric())
                .filter(|word| !word.is_empty())
                .map(str::to_owned)
                .collect();
            words.sort_unstable();
            by_name.entry(words).or_default().push(person);
        }
        by_name.into_values().filter(|group| group.len() > 1).collect()
    }
}

/// A text without breaks and control characters, which names have not: each run of them is a space.
fn one_line(text: &str) -> String {
    text.split(|letter: char| letter.is_control())
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

type Row = (usize, Vec<String>);

/// The rows with the number of the line where each begins; empty lines are left out.
fn rows(text: &str, parting: char) -> Result<Vec<Row>, ListRefused> {
    let mut rows = Vec::new();
    let (mut line, mut begins) = (1, 1);
    let mut fields = vec![String::new()];
    let mut quoted: Option<usize> = None;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let last = fields.len() - 1;
        match c {
            '"' if quoted.is_some() && rest.peek() == Some(&'"') => {
                rest.next();
                fields[last].push('"');
            }
            '"' if quoted.is_some() => quoted = None,
            '"' if fields[last].trim().is_empty() => {
                fields[last].clear();
                quoted = Some(line);
            }
            '\n' if quoted.is_none() => {
                line += 1;
                rows.push((begins, std::mem::replace(&mut fields, vec![String::new()])));
                begins = line;
            }
            '\r' if quoted.is_none() => {}
            _ if c == parting && quoted.is_none() => fields.push(String::new()),
            _ => {
                line += usize::from(c == '\n');
                fields[last].push(c);
            }
        }
    }
    if let Some(line) = quoted {
        return Err(ListRefused::Quote { line });
    }
    rows.push((begins, fields));
    rows.retain(|(_, fields)| fields.iter().any(|field| !field.trim().is_empty()));
    Ok(rows)
}
