//! The agreed results of an event as games, for files of the bridge world.

use std::collections::BTreeMap;

use openroom_cards::{Board, Deal, Outcome, Seat, Side};
use openroom_movements::Unit;
use openroom_notation::Place;
use openroom_notation::pbn::{ContractValue, DealValue, Game, Item, Section as Part, TableWord, Tag};
use openroom_scoring::{Book, Ratio};
use openroom_tournament::{
    EntryNo, Line, LineState, Moment, People, Person, Score, Scoring, Section, Tournament, book, standings,
};

/// The results of an event for one reader.
pub struct Results<'a> {
    /// The event.
    pub event: &'a Tournament,
    /// What it is called.
    pub title: &'a str,
    /// The names.
    pub people: &'a People,
    /// Whether the reader may see the result of a line.
    pub sees: &'a dyn Fn(Line) -> bool,
    /// The deal of a board of a session, where it is kept and the reader may have it.
    pub deal: &'a dyn Fn(u16, u32) -> Option<Deal>,
    /// The day and hour of a moment, in the order of ISO 8601.
    pub hour: &'a dyn Fn(Moment) -> String,
}

/// A row of a table: columns with their values.
type Row = Vec<(&'static str, String)>;

impl Results<'_> {
    /// A game for each board of each session and section that has results which the reader may see; none where there are none.
    pub fn games(&self) -> Vec<Game> {
        let whole = self.seen_whole();
        let books: Vec<Option<Book>> = (1..=self.event.session_no())
            .zip(&whole)
            .map(|(session, whole)| whole.then(|| book(self.event, session).ok()).flatten())
            .collect();
        let mut boards: BTreeMap<(u16, Section, u32), Vec<Row>> = BTreeMap::new();
        for (line, state) in self.event.lines() {
            let Some(score) = state.agreed().filter(|_| (self.sees)(*line)) else { continue };
            let book = books.get(usize::from(line.session).wrapping_sub(1)).and_then(Option::as_ref);
            boards
                .entry((line.session, line.section, line.board))
                .or_default()
                .push(self.row(*line, score, book));
        }
        let mut games: Vec<Game> = Vec::with_capacity(boards.len());
        let mut sections: Vec<Section> = Vec::new();
        for ((session, section, number), rows) in boards {
            let mut game = self.board(session, section, number);
            if !sections.contains(&section) && whole.iter().all(|whole| *whole) {
                game.items.extend(table("TotalScoreTable", &self.totals(section, sections.is_empty())));
                sections.push(section);
            }
            game.items.extend(table("ScoreTable", &rows));
            games.push(game);
        }
        games
    }

    /// The sessions of which the reader may see every result: only there is he told what it scored against the others.
    fn seen_whole(&self) -> Vec<bool> {
        let sees = |session: u16| {
            let mut agreed = self
                .event
                .lines()
                .iter()
                .filter(|(line, state)| line.session == session && LineState::agreed(state).is_some());
            agreed.all(|(line, _)| (self.sees)(*line))
        };
        (1..=self.event.session_no()).map(sees).collect()
    }

    /// What is said of a board beside its results.
    fn board(&self, session: u16, section: Section, number: u32) -> Game {
        let mut game = Game::default();
        game.set("Event", self.title);
        if self.event.session_no() > 1 {
            game.set("Session", session.to_string());
        }
        game.set("Section", section.to_string());
        if let Some(date) = self.date(session) {
            game.set("Date", date);
        }
        game.set("Board", number.to_string());
        if let Ok(number) = number.try_into() {
            let board = Board::numbered(number);
            game.set("Dealer", board.dealer.to_string());
            game.set("Vulnerable", board.vulnerability.to_string());
        }
        if let Some(deal) = (self.deal)(session, number) {
            let value = DealValue { first: Seat::North, hands: deal.hands().map(Some) };
            game.set("Deal", value.to_string());
        }
        game.set("Scoring", self.scoring());
        game.set("Competition", self.competition());
        game
    }

    /// A result as a row: where, who, what, and what it scored.
    fn row(&self, line: Line, score: &Score, book: Option<&Book>) -> Row {
        let event = self.event;
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
            Some(Scoring::Matchpoints | Scoring::BoardAMatch | Scoring::TotalPoints) | None => {
                ("MP_NS", "MP_EW")
            }
        };
        for (side, column) in [(Side::NorthSouth, north_south), (Side::EastWest, east_west)] {
            if let Some(points) = book.and_then(|book| self.scored(book, line, side)) {
                row.push((column, points.shown(2)));
            }
        }
        row
    }

    /// What a side has on a line of the scored session.
    fn scored(&self, book: &Book, line: Line, side: Side) -> Option<Ratio> {
        let event = self.event;
        let sides = event.sides(line)?;
        let all: Vec<EntryNo> =
            event.sections(line.session).flat_map(|(_, playing)| playing.entries.iter().copied()).collect();
        let place = |side: Side| {
            let first = sides[side].first()?;
            all.iter()
                .position(|other| other == first)
                .and_then(|at| openroom_scoring::Place::try_from(at).ok())
        };
        let (own, other) = (place(side)?, place(side.other())?);
        let (at, traveller) =
            book.travellers().iter().enumerate().find(|(_, one)| one.board.number.get() == line.board)?;
        let of = |one: &openroom_scoring::Line| {
            one.of(side).contains(&own) && one.of(side.other()).contains(&other)
        };
        let place = traveller.lines.iter().position(of)?;
        book.score_of(own, at, place, side).amount().cloned()
    }

    /// The section in which an entry plays in the last session.
    fn section_of(&self, entry: EntryNo) -> Option<Section> {
        let mut sections = self.event.sections(self.event.session_no());
        sections.find(|(_, playing)| playing.contestant(entry).is_some()).map(|(section, _)| section)
    }

    /// The standings of those who play in a section, a row an entry; in the first those too who play no more.
    fn totals(&self, section: Section, is_first: bool) -> Vec<Row> {
        let event = self.event;
        let is_here = |entry: EntryNo| self.section_of(entry).map_or(is_first, |own| own == section);
        let mut rows = Vec::new();
        for group in standings(event).unwrap_or_default() {
            for one in group.rows.iter().filter(|one| is_here(one.entry)) {
                let id = match event.unit() {
                    Some(Unit::Team) => "TeamId",
                    Some(Unit::Pair | Unit::Player) | None => "PairId",
                };
                let rank = if one.began { one.rank.to_string() } else { String::new() };
                let mut row: Row = vec![("Rank", rank), (id, self.number(one.entry))];
                let team = event.entries().get(&one.entry).map_or("", |entry| entry.name.as_str());
                if !team.is_empty() {
                    row.push(("USEBIO_TEAM_NAME", team.replace([';', '"'], " ")));
                }
                if let Some(side) = group.side {
                    row.push(("Direction", side.to_string()));
                }
                let players = event.entries().get(&one.entry).map_or(&[][..], |entry| &entry.players);
                let name = |person: &Person| {
                    self.people.get(*person).map_or_else(|| person.to_string(), |player| player.name.clone())
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
    fn number(&self, entry: EntryNo) -> String {
        let event = self.event;
        let mut sections = event.sections(event.session_no());
        let number = sections.find_map(|(_, playing)| playing.contestant(entry));
        number.map_or_else(|| entry.to_string(), |who| who.0.to_string())
    }

    /// The day on which a session began, as games have it.
    fn date(&self, session: u16) -> Option<String> {
        let first = self.event.sections(session).find_map(|(_, playing)| playing.called.first().copied())?;
        (self.hour)(first).get(..10).map(|day| day.replace('-', "."))
    }

    fn scoring(&self) -> &'static str {
        match self.event.conditions().map(|how| how.scoring) {
            Some(Scoring::Matchpoints) | None => "MP",
            Some(Scoring::Butler) => "IMP;Butler",
            Some(Scoring::CrossImps) => "IMP;Cross1",
            Some(Scoring::Imps) => "IMP",
            Some(Scoring::TotalPoints) => "TotalPoints",
            Some(Scoring::BoardAMatch) => "BAM",
        }
    }

    fn competition(&self) -> &'static str {
        match self.event.unit() {
            Some(Unit::Player) => "Individuals",
            Some(Unit::Team) => "Teams",
            Some(Unit::Pair) | None => "Pairs",
        }
    }
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
