//! The results of an event as a file of the bridge world: USEBIO, CSV or PBN.

use std::collections::BTreeMap;
use std::io;

use clap::ValueEnum;
use openroom_cards::{Board, Outcome, Seat, Side};
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{ContractValue, DealValue, Game, Item, Section as Part, TableWord, Tag};
use openroom_notation::{Format, GamesWriter, Place};
use openroom_scoring::{Book, Ratio};
use openroom_tournament::{
    EntryNo, Line, LineState, People, Reader, Role, Score, Scoring, Section, Tournament, book,
    standings as rank,
};

use super::Desk;
use super::hours::hour;
use super::show::people;
use crate::finish::{Failure, Finish};
use crate::output::Output;

/// In which form results are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// USEBIO results XML.
    Usebio,
    /// CSV, a row a result.
    Csv,
    /// PBN with tables of scores.
    Pbn,
}

impl Form {
    fn format(self) -> Format {
        match self {
            Form::Usebio => Format::Usebio,
            Form::Csv => Format::Csv,
            Form::Pbn => Format::Pbn,
        }
    }
}

/// Writes the agreed results that a reader may see; what the form cannot hold is listed.
pub(super) fn write(desk: &Desk<'_>, form: Form, reader: Reader, output: &Output) -> Result<Finish, Failure> {
    let games = games(desk, reader)?;
    let mut losses = Losses::default();
    let mut writer = GamesWriter::new(form.format());
    for game in &games {
        writer.see(game);
    }
    output.write(|out| writer.write(games.into_iter().map(Ok::<_, io::Error>), out, &mut losses))?;
    for loss in losses.iter() {
        crate::convert::say(&format!("the file cannot hold, and does not have: {loss}"));
    }
    Ok(Finish::Fine)
}

/// A row of a table: columns with their values.
type Row = Vec<(&'static str, String)>;

/// The sessions of which a reader may see every result: only there is he told what it scored against the others.
fn seen_whole(event: &Tournament, reader: Reader) -> Vec<bool> {
    let sees = |session: u16| {
        let mut agreed = event
            .lines()
            .iter()
            .filter(|(line, state)| line.session == session && LineState::agreed(state).is_some());
        agreed.all(|(line, _)| event.may_see_line(reader, *line))
    };
    (1..=event.session_no()).map(sees).collect()
}

/// Whether a reader is given the deals of a session that nobody has still to play.
fn is_given_deals(event: &Tournament, reader: Reader, session: u16) -> bool {
    let directs = match reader {
        Reader::Office(role) | Reader::Official(role, _) => {
            matches!(role, Role::Organizer | Role::ChiefDirector | Role::AssistantDirector)
        }
        Reader::Player(_) | Reader::PlayerFor { .. } | Reader::Anybody => false,
    };
    directs || event.published(session).is_some()
}

fn games(desk: &Desk<'_>, reader: Reader) -> Result<Vec<Game>, Failure> {
    let event = desk.kept.event();
    let whole = seen_whole(event, reader);
    let people = people(&desk.kept);
    let mut boards: BTreeMap<(u16, Section, u32), Vec<Row>> = BTreeMap::new();
    let books: Vec<Option<Book>> = (1..=event.session_no())
        .zip(&whole)
        .map(|(session, whole)| whole.then(|| book(event, session).ok()).flatten())
        .collect();
    for (line, state) in event.lines() {
        let Some(score) = LineState::agreed(state).filter(|_| event.may_see_line(reader, *line)) else {
            continue;
        };
        let book = books.get(usize::from(line.session).wrapping_sub(1)).and_then(Option::as_ref);
        boards
            .entry((line.session, line.section, line.board))
            .or_default()
            .push(row(desk, *line, score, book));
    }
    if boards.is_empty() {
        return Err(Failure::said("event-nothing-to-export", []));
    }
    let mut games: Vec<Game> = Vec::with_capacity(boards.len());
    for ((session, section, number), rows) in boards {
        let mut game = Game::default();
        game.set("Event", desk.kept.stream().as_str());
        if event.session_no() > 1 {
            game.set("Session", session.to_string());
        }
        game.set("Section", section.to_string());
        if let Some(date) = date(desk, session) {
            game.set("Date", date);
        }
        game.set("Board", number.to_string());
        if let Ok(number) = number.try_into() {
            let board = Board::numbered(number);
            game.set("Dealer", board.dealer.to_string());
            game.set("Vulnerable", board.vulnerability.to_string());
        }
        if is_given_deals(event, reader, session)
            && let Ok(deal) = desk.kept.played_deal(session, number)
        {
            let value = DealValue { first: Seat::North, hands: deal.hands().map(Some) };
            game.set("Deal", value.to_string());
        }
        game.set("Scoring", scoring(desk));
        game.set("Competition", competition(desk));
        if games.is_empty() && whole.iter().all(|whole| *whole) {
            game.items.extend(table("TotalScoreTable", &totals(desk, &people)));
        }
        game.items.extend(table("ScoreTable", &rows));
        games.push(game);
    }
    Ok(games)
}

/// A result as a row: where, who, what, and what it scored.
fn row(desk: &Desk<'_>, line: Line, score: &Score, book: Option<&Book>) -> Row {
    let event = desk.kept.event();
    let mut row: Row = vec![("Round", line.round.to_string()), ("Table", line.table.to_string())];
    let sides = event.sides(line);
    let playing = event.section(line.session, line.section);
    let number = |entry: &EntryNo| {
        playing
            .and_then(|playing| playing.contestant(*entry))
            .map_or(entry.to_string(), |who| who.0.to_string())
    };
    for (side, column) in [(Side::NorthSouth, "PairId_NS"), (Side::EastWest, "PairId_EW")] {
        let sit = sides.as_ref().map_or(&[][..], |sides| &sides[side]);
        row.push((column, sit.iter().map(number).collect::<Vec<_>>().join("+")));
    }
    match score {
        Score::Result(outcome) => result(&mut row, line, *outcome),
        Score::NotPlayed => row.push(("Adjusted", "NotPlayed".to_owned())),
        Score::Cancelled => row.push(("Adjusted", "Cancelled".to_owned())),
        Score::Adjusted(adjusted) => row.push(("Adjusted", format!("by {}", adjusted.by.id()))),
    }
    let (north_south, east_west) = match event.conditions().map(|how| how.scoring) {
        Some(Scoring::Butler | Scoring::CrossImps | Scoring::Imps) => ("IMP_NS", "IMP_EW"),
        Some(Scoring::Matchpoints | Scoring::BoardAMatch | Scoring::TotalPoints) | None => ("MP_NS", "MP_EW"),
    };
    for (side, column) in [(Side::NorthSouth, north_south), (Side::EastWest, east_west)] {
        if let Some(points) = book.and_then(|book| scored(desk, book, line, side)) {
            row.push((column, points.shown(2)));
        }
    }
    row
}

fn result(row: &mut Row, line: Line, outcome: Outcome) {
    match outcome {
        Outcome::PassedOut => row.push(("Contract", ContractValue::PassedOut.to_string())),
        Outcome::Played { contract, tricks } => {
            row.push(("Contract", ContractValue::Bid(contract.bid, contract.doubling).to_string()));
            row.push(("Declarer", contract.declarer.to_string()));
            row.push(("Result", tricks.to_string()));
        }
    }
    let points = line
        .board
        .try_into()
        .ok()
        .map(Board::numbered)
        .and_then(|board| openroom_scoring::score(&outcome, board.vulnerability).ok());
    row.extend(points.map(|points| ("Score_NS", points.to_string())));
}

/// What a side has on a line of the scored session.
fn scored(desk: &Desk<'_>, book: &Book, line: Line, side: Side) -> Option<Ratio> {
    let event = desk.kept.event();
    let sides = event.sides(line)?;
    let all: Vec<EntryNo> =
        event.sections(line.session).flat_map(|(_, playing)| playing.entries.iter().copied()).collect();
    let place = |side: Side| {
        let first = sides[side].first()?;
        all.iter().position(|other| other == first).and_then(|at| openroom_scoring::Place::try_from(at).ok())
    };
    let (own, other) = (place(side)?, place(side.other())?);
    let (at, traveller) =
        book.travellers().iter().enumerate().find(|(_, one)| one.board.number.get() == line.board)?;
    let of =
        |one: &openroom_scoring::Line| one.of(side).contains(&own) && one.of(side.other()).contains(&other);
    let place = traveller.lines.iter().position(of)?;
    book.score_of(own, at, place, side).amount().cloned()
}

/// The standings, a row an entry.
fn totals(desk: &Desk<'_>, people: &People) -> Vec<Row> {
    let event = desk.kept.event();
    let mut rows = Vec::new();
    for group in rank(event).unwrap_or_default() {
        for one in &group.rows {
            let id = match event.unit() {
                Some(openroom_movements::Unit::Team) => "TeamId",
                Some(openroom_movements::Unit::Pair | openroom_movements::Unit::Player) | None => "PairId",
            };
            let rank = if one.began { one.rank.to_string() } else { String::new() };
            let mut row: Row = vec![("Rank", rank), (id, number(desk, one.entry))];
            let team = event.entries().get(&one.entry).map_or("", |entry| entry.name.as_str());
            if !team.is_empty() {
                row.push(("USEBIO_TEAM_NAME", team.replace([';', '"'], " ")));
            }
            if let Some(side) = group.side {
                row.push(("Direction", side.to_string()));
            }
            let players = event.entries().get(&one.entry).map_or(&[][..], |entry| &entry.players);
            let name = |person: &openroom_tournament::Person| {
                people.get(*person).map_or_else(|| person.to_string(), |player| player.name.clone())
            };
            let names = players.iter().map(name).map(|name| name.replace([';', '"'], " "));
            row.push(("Names", names.collect::<Vec<_>>().join(";")));
            match one.total.share() {
                _ if !one.began => {}
                Some(share) => row.push(("TotalPercentage", (share * Ratio::whole(100)).shown(2))),
                None => row.push(("TotalScore", one.total.score.shown(2))),
            }
            rows.push(row);
        }
    }
    rows
}

/// The number under which an entry plays in the last session.
fn number(desk: &Desk<'_>, entry: EntryNo) -> String {
    let event = desk.kept.event();
    let mut sections = event.sections(event.session_no());
    let number = sections.find_map(|(_, playing)| playing.contestant(entry));
    number.map_or_else(|| entry.to_string(), |who| who.0.to_string())
}

/// Rows as a tag of a game; what a row does not have is a hyphen.
fn table(name: &'static str, rows: &[Row]) -> Option<Item> {
    let mut columns: Vec<&'static str> = Vec::new();
    for (column, _) in rows.iter().flatten() {
        if !columns.contains(column) {
            columns.push(column);
        }
    }
    let cell = |row: &Row, column: &str| {
        let value = row.iter().find(|(name, _)| *name == column).map(|(_, value)| value.as_str());
        value.filter(|value| !value.is_empty()).unwrap_or("-").to_owned()
    };
    let cells = rows.iter().flat_map(|row| columns.iter().map(|column| cell(row, column)));
    let words = cells.map(|text| (Place::default(), TableWord::Cell(text.into()))).collect();
    let tag = Tag::new(name, columns.join(";")).with(Part::Table(words));
    (!rows.is_empty()).then_some(Item::Tag(tag))
}

/// The day on which a session began, as games have it.
fn date(desk: &Desk<'_>, session: u16) -> Option<String> {
    let first =
        desk.kept.event().sections(session).find_map(|(_, playing)| playing.called.first().copied())?;
    hour(first).get(..10).map(|day| day.replace('-', "."))
}

fn scoring(desk: &Desk<'_>) -> &'static str {
    match desk.kept.event().conditions().map(|how| how.scoring) {
        Some(Scoring::Matchpoints) | None => "MP",
        Some(Scoring::Butler) => "IMP;Butler",
        Some(Scoring::CrossImps) => "IMP;Cross1",
        Some(Scoring::Imps) => "IMP",
        Some(Scoring::TotalPoints) => "TotalPoints",
        Some(Scoring::BoardAMatch) => "BAM",
    }
}

fn competition(desk: &Desk<'_>) -> &'static str {
    match desk.kept.event().unit() {
        Some(openroom_movements::Unit::Player) => "Individuals",
        Some(openroom_movements::Unit::Team) => "Teams",
        Some(openroom_movements::Unit::Pair) | None => "Pairs",
    }
}
