use std::collections::HashMap;

use openroom_cards::{BySide, Outcome, Side};

use super::{Average, Entered, Entry, read_entries, write_entries};
use crate::ReadError;
use crate::loss::Losses;
use crate::pbn::{ContractValue, Game, Read, parse_contract};
use crate::scores::{Rows, add, rows_of};

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
        boards[at].1.push(row(&entry));
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
    match entry.entered {
        Entered::Outcome(Outcome::PassedOut) => put("Contract", ContractValue::PassedOut.to_string()),
        Entered::Outcome(Outcome::Played { contract, tricks }) => {
            put("Contract", ContractValue::Bid(contract.bid, contract.doubling).to_string());
            put("Declarer", contract.declarer.to_string());
            put("Result", tricks.to_string());
        }
        Entered::NotPlayed => put("Adjusted", "NotPlayed".to_owned()),
        Entered::Averages(sides) => {
            put("Adjusted", format!("{}/{}", sides[Side::NorthSouth], sides[Side::EastWest]));
        }
        Entered::Deleted => put("Adjusted", "Deleted".to_owned()),
    }
    if let Some(lead) = entry.lead {
        put("Lead", lead.to_string());
    }
    row
}

/// The columns that an entry can say.
const HELD: [&str; 9] =
    ["Table", "Round", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Result", "Adjusted", "Lead"];

/// Writes the scores of games as entries.
pub fn write_bridgemate(games: &[Game], losses: &mut Losses) -> String {
    let mut entries = Vec::new();
    for game in games {
        losses.note_all_but(game, &["Board", "Section", "SessionGuid", "ScoreTable"]);
        let rows = rows_of(game, "ScoreTable");
        if rows.is_empty() && !game.is_bare() {
            losses.note("boards without a table of scores");
        }
        for row in rows {
            match entry(game, &row) {
                Some(entry) => entries.push(entry),
                None => losses.note("scores without contract, declarer, tricks and pairs"),
            }
            for (name, _) in row.iter().filter(|(name, _)| !HELD.contains(&name.as_str())) {
                losses.note(format!("ScoreTable column {name}"));
            }
        }
    }
    write_entries(&entries)
}

fn entry(game: &Game, row: &[(String, &str)]) -> Option<Entry> {
    let cell = |name: &str| row.iter().find(|(column, _)| column == name).map(|(_, cell)| *cell);
    let average = |text: &str| Average::ALL.into_iter().find(|average| average.to_string() == text);
    let entered = match cell("Adjusted") {
        Some("NotPlayed") => Entered::NotPlayed,
        Some("Deleted") => Entered::Deleted,
        Some(text) => {
            let (north_south, east_west) = text.split_once('/')?;
            Entered::Averages(BySide::new([average(north_south)?, average(east_west)?]))
        }
        None => Entered::Outcome(match parse_contract(cell("Contract")?).ok()? {
            ContractValue::PassedOut => Outcome::PassedOut,
            contract => Outcome::Played {
                contract: contract.by(cell("Declarer")?.parse().ok()?)?,
                tricks: cell("Result")?.parse().ok().filter(|tricks| *tricks <= 13)?,
            },
        }),
    };
    let number = |name: &str| cell(name).and_then(|cell| cell.parse().ok()).filter(|number| *number > 0);
    Some(Entry {
        session: game.known("SessionGuid").unwrap_or_default().to_owned(),
        section: game.known("Section").unwrap_or("A").to_owned(),
        table: number("Table").unwrap_or(1),
        round: number("Round").unwrap_or(1),
        board: game.known("Board")?.parse().ok()?,
        pairs: BySide::new([number("PairId_NS")?, number("PairId_EW")?]),
        entered,
        lead: cell("Lead").and_then(|text| text.parse().ok()),
    })
}
