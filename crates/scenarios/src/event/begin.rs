//! How an event block begins, and who its people are.

use openroom_cards::Call;
use openroom_laws::Meaning;
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Category, Command, Conditions, Partners, Person, Plan, Role, Score, Scoring, Seating, Section,
    VictoryPoints,
};

use super::acts::{card, category, openings};
use super::{ASSISTANT, AUTHORITY, COMMITTEE, DIRECTOR, Evening, ORGANIZER, SPECTATOR};
use crate::fault::Fault;
use crate::ground::Did;
use crate::words::Words;

pub(super) const BEGINNINGS: &[(&str, &str)] = &[
    ("an event of UNIT", "UNIT is `pairs`, `teams` or `players`; it is open, and its conditions are set"),
    (
        "an event of UNIT [without CATEGORY systems] [where CALL is special] [where CALL is generally known]",
        "the same with what the authority forbids, and what it designates as special or as not special",
    ),
    ("an event of UNIT for at most N", "no more entries are accepted"),
    ("an event of teams in victory points", ""),
    ("N UNIT enter", "the same with N entries, the conditions published and seats given"),
    ("N UNIT play", "the same in its first round, every other one still to come"),
    ("every pair files a card [with artificial CALL]", "a green one"),
    ("the session is played", "every result that is missing is entered, to the last round"),
    ("N minutes pass", "the clock goes on"),
];

impl Evening {
    /// Whether the line says how the block begins, or that time passes.
    pub(super) fn begins(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        if words.take("an event of") {
            let unit = unit(words)?;
            let conditions = self.conditions(unit, words)?;
            words.done()?;
            self.open(unit, conditions);
            return Ok(true);
        }
        if words.take("every pair files a card") {
            let openings = openings(words)?;
            words.done()?;
            self.every_card(&openings);
            return Ok(true);
        }
        if words.take("the session is played") {
            words.done()?;
            self.play_out();
            return Ok(true);
        }
        let Some(count) = words.peek().and_then(|word| word.parse::<u16>().ok()) else { return Ok(false) };
        words.word();
        if words.take("minutes pass") {
            words.done()?;
            self.at += u64::from(count) * 60;
            return Ok(true);
        }
        let unit = unit(words)?;
        let plays = words.take("play");
        if !plays {
            words.expect("enter")?;
        }
        words.done()?;
        let conditions = Conditions::new(self.edition, self.regulations, usual(unit));
        self.open(unit, conditions);
        self.enter(unit, count);
        if plays {
            self.start(unit, count, words)?;
        }
        Ok(true)
    }

    /// What the rest of the line says of the conditions of contest.
    fn conditions(&self, unit: Unit, words: &mut Words<'_>) -> Result<Conditions, Fault> {
        let mut conditions = Conditions::new(self.edition, self.regulations, usual(unit));
        if words.take("for at most") {
            conditions.most_entries = Some(words.number()?);
        }
        if words.take("in victory points") {
            conditions.victory_points = Some(VictoryPoints::Continuous);
        }
        let systems = &mut conditions.systems;
        if words.take("without") {
            systems.forbidden.insert(category(words)?);
            words.expect("systems")?;
        }
        while words.take("where") {
            let call = words.call()?.to_string();
            if words.take("is generally known") {
                systems.generally_known.insert(call);
            } else {
                words.expect("is special")?;
                systems.special.insert(call);
            }
        }
        Ok(conditions)
    }

    fn open(&mut self, unit: Unit, conditions: Conditions) {
        self.does(ORGANIZER, Command::Open { unit });
        let roles = [
            (DIRECTOR, Role::ChiefDirector),
            (COMMITTEE, Role::AppealsCommittee),
            (AUTHORITY, Role::Authority),
        ];
        for (person, role) in roles {
            self.does(ORGANIZER, Command::Appoint(person, role));
        }
        self.does(ORGANIZER, Command::SetConditions(Box::new(conditions)));
    }

    fn enter(&mut self, unit: Unit, count: u16) {
        self.does(ORGANIZER, Command::PublishConditions);
        let size = size(unit);
        for entry in 0..u32::from(count) {
            let players: Vec<Person> = (1..=size).map(|player| Person(entry * size + player)).collect();
            let captain = (unit == Unit::Team).then_some(players[0]);
            self.does(DIRECTOR, Command::Enter { players, captain });
        }
        self.does(DIRECTOR, Command::Seat(Seating::ByNumber));
    }

    /// Plays every board that is left, round after round.
    fn play_out(&mut self) {
        let Ok(outcome) = "3NTN=".parse() else { return };
        loop {
            let session = self.event.session_no();
            for line in self.event.missing(session) {
                self.does(DIRECTOR, Command::EnterResult(line, Score::Result(outcome)));
            }
            let playing = self.event.section(session, Section::A);
            let next =
                playing.filter(|playing| playing.round() < playing.rounds).map(|playing| playing.round() + 1);
            let Some(next) = next else { return };
            if matches!(self.does(DIRECTOR, Command::StartRound(Section::A, next)), Did::Refused(_)) {
                return;
            }
        }
    }

    fn every_card(&mut self, openings: &[(Call, Meaning)]) {
        let entries: Vec<Vec<Person>> =
            self.event.entries().values().map(|entry| entry.players.clone()).collect();
        for players in entries {
            if let [one, other] = players[..]
                && let Some(pair) = Partners::of(one, other)
            {
                let card = Box::new(card(Category::Green, openings.to_vec()));
                self.does(one, Command::FileCard { pair, card });
            }
        }
    }

    fn start(&mut self, unit: Unit, count: u16, words: &Words<'_>) -> Result<(), Fault> {
        let built = match unit {
            Unit::Pair => build(Kind::Howell, count / 2, None),
            Unit::Team => build(Kind::RoundRobin, count, None),
            Unit::Player => build(Kind::WhistIndividual, count / 4, None),
        };
        let movement = built.map_err(|_| words.fault("a number for which there is a movement"))?;
        self.does(DIRECTOR, Command::Start(vec![Plan::Movement(Box::new(movement))]));
        self.does(DIRECTOR, Command::StartRound(Section::A, 1));
        Ok(())
    }

    /// The person that comes next in a line.
    pub(super) fn who(&self, words: &mut Words<'_>) -> Result<Person, Fault> {
        let people = [
            ("organizer", ORGANIZER),
            ("assistant", ASSISTANT),
            ("committee", COMMITTEE),
            ("authority", AUTHORITY),
            ("spectator", SPECTATOR),
        ];
        for (word, person) in people {
            if words.take(word) {
                return Ok(person);
            }
        }
        let size = size(self.event.unit().unwrap_or(Unit::Pair));
        for (word, place) in [("pair", 1), ("partner", 2), ("captain", 1), ("player", 1), ("member", 3)] {
            if words.take(word) {
                let entry: u32 = words.number()?;
                return Ok(Person(entry.saturating_sub(1) * size + place));
            }
        }
        Err(words.fault("a line of an event block"))
    }
}

/// How contestants of this kind are usually compared.
fn usual(unit: Unit) -> Scoring {
    if unit == Unit::Team { Scoring::Imps } else { Scoring::Matchpoints }
}

pub(super) fn size(unit: Unit) -> u32 {
    match unit {
        Unit::Player => 1,
        Unit::Pair => 2,
        Unit::Team => 4,
    }
}

fn unit(words: &mut Words<'_>) -> Result<Unit, Fault> {
    words.read("`pairs`, `teams` or `players`", |word| match word {
        "pairs" => Some(Unit::Pair),
        "teams" => Some(Unit::Team),
        "players" => Some(Unit::Player),
        _ => None,
    })
}
