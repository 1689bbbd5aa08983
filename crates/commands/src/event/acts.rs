//! Entries, seating, rounds, and any command as JSON.

use std::io::Read;

use clap::{Args, ValueEnum};
use openroom_tournament::{Command, Conditions, DrawBy, EntryNo, Happened, Scoring, Seating, Section};

use super::Desk;
use super::done::Form;
use super::failures::failed;
use super::happened::Teller;
use super::pairings::Pairings;
use super::show::{entry_name, people};
use crate::finish::{Failure, Finish};
use crate::words::{spoken, words};

/// A contestant.
#[derive(Args)]
pub(crate) struct Enter {
    /// The players: list numbers, names, or #PERSON
    #[arg(required = true)]
    players: Vec<String>,
    /// The captain of a team
    #[arg(long)]
    captain: Option<String>,
    /// What the team is called
    #[arg(long)]
    name: Option<String>,
    /// After the start: the first round it plays, in an empty place of the section
    #[arg(long, value_name = "ROUND")]
    late: Option<u16>,
    #[command(flatten)]
    of: OfSection,
}

impl Enter {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let players = self.players.iter().map(|words| desk.person(words)).collect::<Result<_, _>>()?;
        let captain = self.captain.as_ref().map(|words| desk.person(words)).transpose()?;
        let entry = EntryNo(desk.kept.event().entries().len() as u16 + 1);
        let enter = match self.late {
            None => Command::Enter { players, captain },
            Some(from) => Command::EnterLate { players, captain, section: self.of.section, from },
        };
        let name = self.name.clone().map(|name| Command::NameTeam { entry, name });
        let commands = std::iter::once(enter).chain(name);
        let requests = commands.map(|command| desk.request(command)).collect::<Result<Vec<_>, _>>()?;
        desk.does_all(&requests)
    }
}

/// Starting positions.
#[derive(Args)]
pub(crate) struct Seat {
    /// Draw by lot from this seed
    #[arg(long, conflicts_with = "order")]
    draw: Option<u64>,
    /// In this order of entries, for instance 3,1,2
    #[arg(long, value_delimiter = ',')]
    order: Vec<u16>,
    /// By the ranks of the players in the list, added up
    #[arg(long, value_name = "FIRST", conflicts_with_all = ["draw", "order"])]
    rank: Option<First>,
}

/// Who comes first by rank.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum First {
    /// The highest numbers
    Highest,
    /// The lowest numbers
    Lowest,
}

impl Seat {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let seating = match (self.rank, self.draw, self.order.as_slice()) {
            (Some(first), ..) => Seating::InOrder(by_rank(desk, first)?),
            (None, Some(seed), _) => Seating::Drawn(seed),
            (None, None, []) => Seating::ByNumber,
            (None, None, order) => Seating::InOrder(order.iter().copied().map(EntryNo).collect()),
        };
        let request = desk.request(Command::Seat(seating))?;
        let records = desk.stores(&[request])?;
        desk.tell(&records)?;
        let people = people(&desk.kept);
        let teller = Teller { w: words(desk.lang), event: desk.kept.event(), people: &people };
        let order = records.iter().filter_map(|record| match &record.what {
            Happened::Seated { order } => Some(order),
            _ => None,
        });
        let places = order.flat_map(|order| (1..).zip(order));
        let places = places.map(|(place, entry): (u16, _)| format!("{place:>4}  {}", teller.entry(*entry)));
        desk.says(&places.collect::<Vec<_>>())
    }
}

/// The entries by the ranks of their players; who has none comes last.
fn by_rank(desk: &Desk<'_>, first: First) -> Result<Vec<EntryNo>, Failure> {
    let people = desk.kept.names().all().map_err(failed)?;
    let event = desk.kept.event();
    let rank = |entry: EntryNo| -> Option<f64> {
        let players = &event.entries().get(&entry)?.players;
        players.iter().map(|&person| people.get(person)?.rank.replace(',', ".").parse::<f64>().ok()).sum()
    };
    let mut order: Vec<(Option<f64>, EntryNo)> = event.active().map(|entry| (rank(entry), entry)).collect();
    order.sort_by(|(one, a), (other, b)| {
        let ranks = match (one, other) {
            (Some(one), Some(other)) => match first {
                First::Highest => other.total_cmp(one),
                First::Lowest => one.total_cmp(other),
            },
            (one, other) => other.is_some().cmp(&one.is_some()),
        };
        ranks.then(a.cmp(b))
    });
    Ok(order.into_iter().map(|(_, entry)| entry).collect())
}

pub(super) fn section(text: &str) -> Result<Section, String> {
    text.parse().map_err(|_| spoken().t("event-section-letter"))
}

/// A section.
#[derive(Args)]
pub(crate) struct OfSection {
    /// The section
    #[arg(long, default_value = "A", value_parser = section)]
    section: Section,
}

impl OfSection {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let event = desk.kept.event();
        let playing = event.section(event.session_no(), self.section);
        let next = playing.map_or(1, |playing| playing.round() + 1);
        let missing = desk.missing_in(self.section);
        desk.does(Command::StartRound(self.section, next))?;
        desk.says(missing.as_slice())
    }
}

/// A start to be taken back.
#[derive(Args)]
pub(crate) struct TakeBackStart {
    /// Why
    #[arg(long)]
    reason: String,
}

impl TakeBackStart {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::TakeBackStart { reason: self.reason.clone() })
    }
}

/// A draw to be taken back.
#[derive(Args)]
pub(crate) struct TakeBackDraw {
    #[command(flatten)]
    of: OfSection,
    /// Why
    #[arg(long)]
    reason: String,
}

impl TakeBackDraw {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::TakeBackDraw { section: self.of.section, reason: self.reason.clone() })
    }
}

/// A session that ends early.
#[derive(Args)]
pub(crate) struct LastRound {
    #[command(flatten)]
    of: OfSection,
    /// Why
    #[arg(long)]
    reason: String,
}

impl LastRound {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        desk.does(Command::CutShort { section: self.of.section, reason: self.reason.clone() })
    }
}

/// A draw.
#[derive(Args)]
pub(crate) struct Draw {
    #[command(flatten)]
    of: OfSection,
    /// Let contestants meet again where no other draw exists
    #[arg(long, conflicts_with = "early")]
    rematch: bool,
    /// Draw from the standings as they are while the round before is still played
    #[arg(long)]
    early: bool,
}

impl Draw {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let by = match (self.rematch, self.early) {
            (true, _) => DrawBy::StandingsWithRematch,
            (false, true) => DrawBy::StandingsSoFar,
            (false, false) => DrawBy::Standings,
        };
        let request = desk.request(Command::DrawRound(self.of.section, by))?;
        let records = desk.stores(&[request])?;
        match desk.form {
            Form::Json => return desk.tell(&records),
            Form::Words => Pairings::last(self.of.section).run(desk)?,
        };
        self.say_bye(desk)
    }

    /// A round without opponents that is worth nothing is said, so that nobody finds it in the standings.
    fn say_bye(&self, desk: &Desk<'_>) -> Result<Finish, Failure> {
        let event = desk.kept.event();
        let playing = event.section(event.session_no(), self.of.section);
        let bye = playing.and_then(|playing| playing.entry(playing.draws.last()?.bye?));
        let adds_up = |how: &Conditions| how.scoring != Scoring::Matchpoints || how.victory_points.is_some();
        let nothing = event.conditions().is_some_and(|how| how.bye.is_none() && adds_up(how));
        if let Some(entry) = bye.filter(|_| nothing) {
            let who = entry_name(&desk.kept, &people(&desk.kept), entry);
            return desk.says(&[words(desk.lang).with("event-bye-nothing", "who", who)]);
        }
        Ok(Finish::Fine)
    }
}

/// Any command.
#[derive(Args)]
pub(crate) struct Do {
    /// The command in JSON, such as '{"postpone":[{"session":1,"section":1,"round":1,"table":2,"board":3},"late"]}'; `-` reads standard input
    #[arg(value_name = "JSON")]
    command: String,
}

impl Do {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let mut text = self.command.clone();
        if text == "-" {
            text.clear();
            let read = std::io::stdin().lock().take(64 << 20).read_to_string(&mut text);
            read.map_err(|error| Failure::input_at("standard input", error))?;
        }
        let command: Command = serde_json::from_str(&text)
            .map_err(|error| Failure::said("event-no-command", [("why", error.to_string())]))?;
        match command {
            Command::KeepDeals { .. } => Err(Failure::said("event-deals-by-deal", [])),
            Command::KeepFile { .. } => Err(Failure::said("event-files-by-file", [])),
            command => desk.does(command),
        }
    }
}
