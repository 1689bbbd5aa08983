//! An event of teams.

use openroom_cards::Board;
use openroom_lawbook::Edition;

use super::entry::{KEYS, artificial, entry, outcome};
use super::node::{Fields, Node, Value};
use super::pairs::{board, master_points};
use super::people::People;
use super::problem::{FileError, Problem};
use super::settings::{match_conditions, regulations, tie_breaks};
use crate::{Amount, Entry, League, MasterPoints, Match, MatchBoard, Ratio, TieBreak};

/// An event of teams, scored.
#[derive(Clone, Debug)]
pub struct TeamsSession {
    /// Its name.
    pub name: String,
    /// Its date.
    pub date: String,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The matches and their results.
    pub league: League,
    /// The ways to part equal scores.
    pub tie_breaks: Vec<TieBreak>,
    /// Points for places.
    pub master_points: Option<MasterPoints>,
}

const ROOT: [&str; 24] = [
    "name",
    "date",
    "event",
    "scoring",
    "preset",
    "edition",
    "options",
    "average_plus",
    "average_minus",
    "average_imps",
    "most_a_board",
    "most_a_match",
    "margin_rounding",
    "victory_points",
    "boards_a_match",
    "stage",
    "tie_breaks",
    "master_points",
    "contestant",
    "match",
    "penalty",
    "bonus",
    "carry_over",
    "notes",
];

pub(crate) fn read(root: &Node) -> Result<TeamsSession, FileError> {
    let fields = root.fields("the file", &ROOT)?;
    let conditions = match_conditions(&fields)?;
    let (edition, _) = regulations(&fields)?;
    let people = People::read(&fields)?;
    let mut matches = Vec::new();
    let mut lines = Vec::new();
    for row in fields.rows("match")? {
        let (one, places) = a_match(row, &people)?;
        matches.push(one);
        lines.push(places);
    }
    if matches.is_empty() {
        return Err(fields.fail(Problem::Missing("match")));
    }
    let mut extras = Vec::new();
    for (line, extra) in people.extras(&fields)? {
        let fits = match (&extra.amount, conditions.scale.is_some()) {
            (Amount::VictoryPoints(_), true) | (Amount::Score(_), false) => true,
            (Amount::VictoryPoints(_), false)
            | (Amount::Score(_), true)
            | (Amount::Tops(_) | Amount::Session(_), _) => false,
        };
        if !fits {
            let wanted =
                if conditions.scale.is_some() { "`vp`, or a penalty of the match" } else { "`score`" };
            return Err(FileError::at(
                line,
                Problem::Scoring(format!("an event of teams like this one takes {wanted}")),
            ));
        }
        extras.push(extra);
    }
    let league = League::new(conditions, people.list, matches, extras)
        .map_err(|(one, board, why)| FileError::at(lines[one][board], Problem::Scoring(why.to_string())))?;
    Ok(TeamsSession {
        name: fields.text_or_empty("name")?,
        date: fields.text_or_empty("date")?,
        edition,
        league,
        tie_breaks: tie_breaks(&fields)?,
        master_points: master_points(&fields)?,
    })
}

fn a_match(row: &Node, people: &People) -> Result<(Match, Vec<usize>), FileError> {
    let keys = &["round", "home", "away", "boards", "home_penalty", "away_penalty"];
    let fields = row.fields("match", keys)?;
    let home = people.find(fields.need("home")?, "home")?;
    let away = people.find(fields.need("away")?, "away")?;
    if home == away {
        return Err(fields.fail(Problem::Scoring("a team cannot play itself".to_owned())));
    }
    let rows = fields.need("boards")?.list("boards", "a list of boards")?;
    let mut boards: Vec<MatchBoard> = Vec::with_capacity(rows.len());
    for row in rows {
        let board = match_board(row)?;
        if boards.iter().any(|before| before.board.number == board.board.number) {
            return Err(FileError::at(row.line, Problem::SameBoard(board.board.number.get())));
        }
        boards.push(board);
    }
    let round = fields.get("round").map_or(Ok(1), |node| node.parse("round", "the number of a round"))?;
    let penalty = |key| Ok(fields.maybe::<Ratio>(key, "a number")?.unwrap_or_default());
    let penalties = [penalty("home_penalty")?, penalty("away_penalty")?];
    Ok((Match { round, home, away, boards, penalties }, rows.iter().map(|row| row.line).collect()))
}

fn match_board(row: &Node) -> Result<MatchBoard, FileError> {
    let keys = &["number", "dealer", "vulnerable", "open", "closed", "home_average", "away_average"];
    let fields = row.fields("boards", keys)?;
    let board = board(&fields, "number")?;
    let awarded = match (fields.get("home_average"), fields.get("away_average")) {
        (Some(home), Some(away)) => {
            Some([artificial(home, "home_average")?, artificial(away, "away_average")?])
        }
        (None, None) => None,
        (Some(_), None) => return Err(fields.fail(Problem::Missing("away_average"))),
        (None, Some(_)) => return Err(fields.fail(Problem::Missing("home_average"))),
    };
    let room = |key: &'static str| match (fields.get(key), &awarded) {
        (Some(node), _) => table(node, key, board),
        (None, Some(_)) => Ok(Entry::NotPlayed),
        (None, None) => Err(fields.fail(Problem::Missing(key))),
    };
    Ok(MatchBoard { board, open: room("open")?, closed: room("closed")?, awarded })
}

fn table(node: &Node, key: &str, board: Board) -> Result<Entry, FileError> {
    match &node.value {
        Value::Table(_) => {
            let fields: Fields<'_> = node.fields(key, &KEYS)?;
            entry(&fields, board)
        }
        Value::Text(_) => Ok(Entry::Result(outcome(node, key)?)),
        Value::Number(_) | Value::Flag(_) | Value::List(_) => Err(node.not_a(key, "a result or a table")),
    }
}
