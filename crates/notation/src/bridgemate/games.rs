use std::collections::HashMap;
use std::rc::Rc;

use openroom_cards::{BySide, Outcome, Side};

use super::{Average, BOTH, Entered, Entry, Scored, read_entries, write_entries};
use crate::loss::{Losses, Lost};
use crate::pbn::{ContractValue, Game, Read, parse_contract};
use crate::scores::{Rows, add, rows_of};
use crate::{Place, ReadError};

/// Reads entries as games: one a board and section, with a table of scores.
pub fn read_bridgemate(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    let (entries, complaints) = read_entries(bytes)?;
    let mut boards: Vec<((String, String, u32), Rows)> = Vec::new();
    let mut places: HashMap<(String, String, u32), usize> = HashMap::new();
    for entry in entries {
        let key = (entry.session.clone(), entry.section.clone(), entry.board);
        let at = *places.entry(key.clone()).or_insert_with(|| {
            boards.push((key, Rows::default()));
            boards.len() - 1
        });
        let cells = row(&entry).into_iter().map(|(name, value)| (name, value, Place::default()));
        boards[at].1.push(cells.collect());
    }
    let mut reads: Vec<Read> = boards
        .into_iter()
        .map(|((session, section, board), rows)| {
            let mut game = Game::default();
            game.set("Board", board.to_string());
            game.set("Section", section);
            game.set("SessionGuid", session);
            add(&mut game, "ScoreTable", rows);
            Read { game, complaints: Vec::new() }
        })
        .collect();
    match reads.first_mut() {
        Some(read) => read.complaints = complaints,
        None if !complaints.is_empty() => reads.push(Read { game: Game::default(), complaints }),
        None => {}
    }
    Ok(reads)
}

fn row(entry: &Entry) -> Vec<(String, String)> {
    let mut row = vec![
        ("Table".to_owned(), entry.table.to_string()),
        ("Round".to_owned(), entry.round.to_string()),
        ("PairId_NS".to_owned(), entry.pairs[Side::NorthSouth].to_string()),
        ("PairId_EW".to_owned(), entry.pairs[Side::EastWest].to_string()),
    ];
    let mut put = |name: &str, value: String| row.push((name.to_owned(), value));
    let (scored, deleted) = match entry.entered {
        Entered::Scored(scored) => (Some(scored), None),
        Entered::Deleted(scored) => (scored, Some(DELETED)),
    };
    let mut adjusted = None;
    match scored {
        None => {}
        Some(Scored::Outcome(Outcome::PassedOut)) => put("Contract", ContractValue::PassedOut.to_string()),
        Some(Scored::Outcome(Outcome::Played { contract, tricks })) => {
            put("Contract", ContractValue::Bid(contract.bid, contract.doubling).to_string());
            put("Declarer", contract.declarer.to_string());
            put("Result", tricks.to_string());
        }
        Some(Scored::NotPlayed) => adjusted = Some(NOT_PLAYED.to_owned()),
        Some(Scored::Averages(sides)) => {
            adjusted = Some(format!("{}/{}", sides[Side::NorthSouth], sides[Side::EastWest]));
        }
    }
    let words: Vec<&str> = deleted.into_iter().chain(adjusted.as_deref()).collect();
    if !words.is_empty() {
        put("Adjusted", words.join(":"));
    }
    if let Some(lead) = entry.lead {
        put("Lead", lead.to_string());
    }
    if entry.direction != BOTH {
        put(DIRECTION, entry.direction.to_string());
    }
    row
}

/// What the column of adjusted scores says of entries; what a withdrawn one was follows after a colon.
const DELETED: &str = "Deleted";
const NOT_PLAYED: &str = "NotPlayed";

/// The column of the side for which the score counts, where that is not both.
const DIRECTION: &str = "ScoringDirection";

/// The columns that an entry can say.
const HELD: [&str; 10] = [
    "Table",
    "Round",
    "PairId_NS",
    "PairId_EW",
    "Contract",
    "Declarer",
    "Result",
    "Adjusted",
    "Lead",
    DIRECTION,
];

/// Writes the scores of games as entries.
pub fn write_bridgemate(games: &[Game], losses: &mut Losses) -> String {
    let mut entries = Vec::new();
    for game in games {
        losses.begin_game();
        losses.note_all_but(game, &["Board", "Section", "SessionGuid", "ScoreTable"]);
        let rows = rows_of(game, "ScoreTable");
        if rows.is_empty() && !game.is_bare() {
            losses.note(Lost::BoardsWithoutScores);
        }
        for row in rows {
            match entry(game, &row) {
                Some(entry) => entries.push(entry),
                None => losses.note_in_game(Lost::ScoresWithout),
            }
            for (name, _) in row.iter().filter(|(name, _)| !HELD.contains(&&**name)) {
                losses.note_in_game(Lost::Column { table: "ScoreTable", name: name.to_string() });
            }
        }
    }
    write_entries(&entries)
}

/// Whether something of a game can be an entry.
pub(crate) fn has_entry(game: &Game) -> bool {
    rows_of(game, "ScoreTable").iter().any(|row| entry(game, row).is_some())
}

fn entry(game: &Game, row: &[(Rc<str>, &str)]) -> Option<Entry> {
    let cell = |name: &str| row.iter().find(|(column, _)| **column == *name).map(|(_, cell)| *cell);
    let average = |text: &str| Average::ALL.into_iter().find(|average| average.to_string() == text);
    let played = || {
        Some(Scored::Outcome(match parse_contract(cell("Contract")?).ok()? {
            ContractValue::PassedOut => Outcome::PassedOut,
            contract => Outcome::Played {
                contract: contract.by(cell("Declarer")?.parse().ok()?)?,
                tricks: cell("Result")?.parse().ok().filter(|tricks| *tricks <= 13)?,
            },
        }))
    };
    let scored = |adjusted: &str| match adjusted {
        NOT_PLAYED => Some(Scored::NotPlayed),
        text => {
            let (north_south, east_west) = text.split_once('/')?;
            Some(Scored::Averages(BySide::new([average(north_south)?, average(east_west)?])))
        }
    };
    let entered = match cell("Adjusted").map(|text| (text, text.strip_prefix(DELETED))) {
        Some((_, Some(""))) => Entered::Deleted(played()),
        Some((_, Some(was))) => Entered::Deleted(Some(scored(was.strip_prefix(':')?)?)),
        Some((text, None)) => Entered::Scored(scored(text)?),
        None => Entered::Scored(played()?),
    };
    let number = |name: &str| cell(name).and_then(|cell| cell.parse().ok()).filter(|number| *number > 0);
    let pair = |name: &str| number(name).or(matches!(entered, Entered::Deleted(_)).then_some(0));
    Some(Entry {
        session: game.known("SessionGuid").unwrap_or_default().to_owned(),
        section: game.known("Section").unwrap_or("A").to_owned(),
        table: number("Table").unwrap_or(1),
        round: number("Round").unwrap_or(1),
        board: game.known("Board")?.parse().ok()?,
        pairs: BySide::new([pair("PairId_NS")?, pair("PairId_EW")?]),
        direction: cell(DIRECTION).and_then(|text| text.parse().ok()).unwrap_or(BOTH),
        entered,
        lead: cell("Lead").and_then(|text| text.parse().ok()),
    })
}
