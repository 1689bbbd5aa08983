//! An event of teams.

use std::collections::HashSet;
use std::num::NonZeroU32;

use openroom_lawbook::Edition;
use openroom_lawbook::provisions::L86B1;

use super::awards::{fit, master_points};
use super::correct_teams::PlannedMatch;
use super::entry::{Ground, KEYS, artificial, entry, outcome};
use super::head::{COMMON, Head};
use super::node::{Fields, Node, Value};
use super::pairs::{board, form};
use super::people::People;
use super::plan_teams::corrections;
use super::problem::{FileError, Problem};
use super::settings::{match_conditions, tie_breaks};
use super::want;
use crate::Said;
use crate::said::said;
use crate::teams::has_points;
use crate::{
    Amount, AtFault, Cause, Entry, Extra, Favours, Field, Incomparable, Knockout, League, MasterPoints,
    Match, MatchBoard, MatchConditions, Ratio, TieBreak,
};

/// An event of teams, scored as it stood before any correction.
#[derive(Clone, Debug)]
pub struct TeamsSession {
    /// Its name, date and notes.
    pub head: Head,
    /// The names of the sections.
    pub sections: Vec<String>,
    /// The matches and their results.
    pub league: League,
    /// The corrections, in their order.
    pub corrections: Vec<PlannedMatch>,
    /// The ways to part equal scores.
    pub tie_breaks: Vec<TieBreak>,
    /// Points for places.
    pub master_points: Option<MasterPoints>,
}

const OWN: [&str; 8] = [
    "unit",
    "one_table_imps",
    "most_a_board",
    "most_a_match",
    "margin_rounding",
    "boards_a_match",
    "stage",
    "match",
];

/// What is added to or taken from the margins of a match.
pub(crate) const AMOUNTS: [&str; 6] =
    ["home_penalty", "away_penalty", "home_handicap", "away_handicap", "home_carry_over", "away_carry_over"];

/// What a board of a match may say beside its number.
pub(crate) const BOARD: [&str; 7] =
    ["open", "closed", "home_average", "away_average", "at_fault", "assigned", "favours"];

pub(crate) fn read(root: &Node) -> Result<TeamsSession, FileError> {
    let fields = root.fields_of("the file", &[&COMMON, &OWN])?;
    let conditions = match_conditions(&fields)?;
    let people = People::read(&fields, &[])?;
    if conditions.field == Field::Section {
        people.in_sections(&fields)?;
    }
    let mut matches = Vec::new();
    let mut lines = Vec::new();
    for row in fields.rows("match")? {
        let (one, places) = a_match(row, &people, &conditions)?;
        whole(&fields, row, &one, &conditions)?;
        matches.push(one);
        lines.push(places);
    }
    if matches.is_empty() {
        return Err(fields.fail(Problem::Missing("match")));
    }
    one_at_a_time(&matches, &people, &conditions)
        .map_err(|((of, board), why)| FileError::at(lines[of][board], Problem::Scoring(why)))?;
    let mut extras = Vec::new();
    for (line, extra) in people.extras(&fields, conditions.edition)? {
        fits(line, &extra, &conditions)?;
        extras.push(extra);
    }
    let ways = tie_breaks(&fields, &TieBreak::for_teams(conditions.method))?;
    let league = League::new(conditions, people.list.clone(), matches, extras)
        .map_err(|bad| FileError::at(lines[bad.of][bad.board], Problem::Scoring(bad.why.said())))?;
    let mut session = TeamsSession {
        head: Head::read(&fields)?,
        sections: people.sections.clone(),
        league,
        corrections: Vec::new(),
        tie_breaks: ways,
        master_points: master_points(&fields, people.strata)?,
    };
    session.corrections = corrections(&fields, &people, &session)?;
    Ok(session)
}

impl TeamsSession {
    /// Whether the points for places are for fields as large as those that are ranked.
    pub(crate) fn points_fit(&self, fields: &Fields<'_>) -> Result<(), FileError> {
        let sizes: Vec<_> = self.lists().into_iter().map(|list| (list.of, list.ranks.len())).collect();
        fit(fields, self.master_points.as_ref(), &sizes)
    }
}

/// Whether no team has a board twice in a round, and no match is between sections that are ranked apart; otherwise the
/// match, the board in it, and why.
pub(crate) fn one_at_a_time(
    matches: &[Match],
    people: &People,
    conditions: &MatchConditions,
) -> Result<(), ((usize, usize), Said)> {
    let mut seen = HashSet::new();
    let section = |team: u32| people.list[team as usize].section;
    for (of, one) in matches.iter().enumerate() {
        if conditions.field == Field::Section && section(one.home) != section(one.away) {
            return Err((
                (of, 0),
                said!("bad-two-sections", "the teams are of two sections that are ranked apart"),
            ));
        }
        for (place, board) in one.boards.iter().enumerate() {
            for team in one.teams() {
                if !seen.insert((one.round, one.segment, team, board.board.number)) {
                    let id = &people.list[team as usize].id;
                    let number = board.board.number.to_string();
                    let why = said!(
                        "bad-team-board-twice",
                        "team {id} has board {board} twice in round {round}",
                        id = id,
                        board = number,
                        round = one.round
                    );
                    return Err(((of, place), why));
                }
            }
        }
    }
    Ok(())
}

/// Whether the scale has a column for a match.
pub(crate) fn covered(line: usize, one: &Match, conditions: &MatchConditions) -> Result<(), FileError> {
    let boards = conditions.boards.unwrap_or(one.boards.len() as u32);
    if conditions.scale.as_ref().is_none_or(|scale| scale.covers(boards)) {
        return Ok(());
    }
    let why = said!(
        "bad-no-column",
        "the scale of victory points has no column for {boards} boards; set `boards_a_match`, or write the scale of your regulations in columns",
        boards = boards
    );
    Err(FileError::at(line, Problem::Scoring(why)))
}

/// A match that the scale has a column for, and that is one of segments only in a knockout.
fn whole(
    fields: &Fields<'_>,
    row: &Node,
    one: &Match,
    conditions: &MatchConditions,
) -> Result<(), FileError> {
    covered(row.line, one, conditions)?;
    if one.segment > 1 {
        if conditions.knockout == Knockout::No {
            return Err(FileError::at(
                row.line,
                Problem::Scoring(said!(
                    "bad-segments",
                    "only a knockout is played in segments: the margins of a league are matches each"
                )),
            ));
        }
        fields
            .idle(&["most_a_match"], said!("idle-segment-cap", "it would cap each segment, not the match"))?;
    }
    Ok(())
}

/// Whether a penalty or the like is counted in what the event is ranked by.
pub(crate) fn fits(line: usize, extra: &Extra, conditions: &MatchConditions) -> Result<(), FileError> {
    if conditions.knockout == Knockout::Yes {
        return Err(FileError::at(
            line,
            Problem::Scoring(said!(
                "bad-knockout-totals",
                "a knockout has no totals: write it in its match (`home_penalty`, `home_handicap`, `home_carry_over` and the same for `away`)"
            )),
        ));
    }
    let fits = match (&extra.amount, conditions.scale.is_some()) {
        (Amount::VictoryPoints(_), true) | (Amount::Score(_), false) => true,
        (Amount::VictoryPoints(_), false)
        | (Amount::Score(_), true)
        | (Amount::Tops(_) | Amount::Session(_), _) => false,
    };
    if fits {
        return Ok(());
    }
    let why = if conditions.scale.is_some() {
        said!("bad-teams-vp", "an event of teams like this one takes `vp`, or a penalty of the match")
    } else {
        said!("bad-teams-score", "an event of teams like this one takes `score`")
    };
    Err(FileError::at(line, Problem::Scoring(why)))
}

/// Sets what is added to or taken from the margins of a match, where the file says it.
pub(crate) fn amounts(fields: &Fields<'_>, one: &mut Match) -> Result<(), FileError> {
    let lists = [&mut one.penalties, &mut one.handicaps, &mut one.carried];
    for (amount, key) in lists.into_iter().flatten().zip(AMOUNTS) {
        let Some(node) = fields.get(key) else { continue };
        let now: Ratio = node.parse(key, want::NUMBER)?;
        if now.is_negative() {
            return Err(node.bad(key, said!("bad-sign", "it is written without a sign")));
        }
        *amount = now;
    }
    Ok(())
}

fn a_match(
    row: &Node,
    people: &People,
    conditions: &MatchConditions,
) -> Result<(Match, Vec<usize>), FileError> {
    let keys = &["round", "segment", "session", "home", "away", "boards"];
    let fields = row.fields_of("match", &[keys, &AMOUNTS])?;
    let home = people.find(fields.need("home")?, "home")?;
    let away = people.find(fields.need("away")?, "away")?;
    if home == away {
        return Err(fields.fail(Problem::Scoring(said!("bad-itself", "a team cannot play itself"))));
    }
    let rows = fields.need("boards")?.list("boards", want::BOARDS)?;
    if rows.is_empty() {
        return Err(fields
            .need("boards")?
            .bad("boards", said!("idle-match-board", "a match has at least one board")));
    }
    let mut boards: Vec<MatchBoard> = Vec::with_capacity(rows.len());
    for row in rows {
        let fields = row.fields_of("boards", &[&["number", "dealer", "vulnerable"], &BOARD])?;
        let ground = Ground { board: board(&fields, "number")?, edition: conditions.edition };
        let board = match_board(&fields, ground, None)?;
        if boards.iter().any(|before| before.board.number == board.board.number) {
            return Err(FileError::at(row.line, Problem::SameBoard(board.board.number.get())));
        }
        boards.push(board);
    }
    let counted = |key: &str| {
        let number = fields.get(key).map(|node| node.parse::<NonZeroU32>(key, want::FROM_ONE));
        Ok(number.transpose()?.map_or(1, NonZeroU32::get))
    };
    let mut one = Match {
        session: counted("session")?,
        segment: counted("segment")?,
        boards,
        ..Match::between(counted("round")?, home, away)
    };
    amounts(&fields, &mut one)?;
    Ok((one, rows.iter().map(|row| row.line).collect()))
}

/// A board as its row says; a correction leaves the rooms that it does not name as they were.
pub(crate) fn match_board(
    fields: &Fields<'_>,
    ground: Ground,
    before: Option<&MatchBoard>,
) -> Result<MatchBoard, FileError> {
    let awarded = match (fields.get("home_average"), fields.get("away_average")) {
        (Some(home), Some(away)) => {
            Some([artificial(home, "home_average")?, artificial(away, "away_average")?])
        }
        (None, None) => None,
        (Some(_), None) => return Err(fields.fail(Problem::Missing("away_average"))),
        (None, Some(_)) => return Err(fields.fail(Problem::Missing("home_average"))),
    };
    let needless = awarded.is_some() || fields.get("at_fault").is_some();
    let room = |key: &'static str, was: Option<&Entry>| match (fields.get(key), was) {
        (Some(node), _) => table(node, key, ground),
        (None, Some(was)) => Ok((was.clone(), 0)),
        (None, None) if needless => Ok((Entry::NotPlayed, 0)),
        (None, None) => Err(fields.fail(Problem::Missing(key))),
    };
    let (open, open_form) = room("open", before.map(|board| &board.open))?;
    let (closed, closed_form) = room("closed", before.map(|board| &board.closed))?;
    let mut board = MatchBoard { board: ground.board, open, closed, awarded, incomparable: None };
    let stays = ["open", "closed"].iter().any(|key| fields.get(key).is_none());
    let fouled = open_form != closed_form || (stays && before.is_some_and(is_fouled));
    board.incomparable = incomparable(fields, &board, fouled)?;
    favoured(fields, &mut board, ground.edition)?;
    Ok(board)
}

fn is_fouled(board: &MatchBoard) -> bool {
    board.incomparable.as_ref().is_some_and(|apart| apart.cause == Cause::Fouled)
}

/// What the Director found where the results of the two tables cannot be compared.
fn incomparable(
    fields: &Fields<'_>,
    board: &MatchBoard,
    fouled: bool,
) -> Result<Option<Incomparable>, FileError> {
    let rooms = [&board.open, &board.closed];
    let results = rooms.iter().filter(|entry| has_points(entry)).count();
    let gone = rooms.iter().any(|entry| matches!(entry, Entry::NotPlayed | Entry::Cancelled));
    let Some(node) = fields.get("at_fault") else {
        fields
            .idle(&["assigned"], said!("idle-assigned", "it goes with `at_fault` and one team at fault"))?;
        if board.awarded.is_none() && (fouled || (results == 1 && gone)) {
            let why = if fouled {
                said!(
                    "bad-fouled",
                    "the board was fouled: say who is `at_fault`, or give both teams their averages"
                )
            } else {
                said!(
                    "bad-one-table",
                    "only one table has a result: say who is `at_fault`, or give both teams their averages"
                )
            };
            return Err(fields.fail(Problem::Scoring(why)));
        }
        return Ok(None);
    };
    if board.awarded.is_some() {
        return Err(FileError::at(node.line, Problem::Clash("at_fault", "home_average")));
    }
    let words = [
        ("none", AtFault::Neither),
        ("home", AtFault::Home),
        ("away", AtFault::Away),
        ("both", AtFault::Both),
    ];
    let at_fault = node.word("at_fault", &words)?;
    if matches!(at_fault, AtFault::Neither | AtFault::Both) {
        fields.idle(
            &["assigned"],
            said!("idle-assigned-innocent", "it is for the team not at fault, where one is"),
        )?;
    }
    let cause = match results {
        _ if fouled => Cause::Fouled,
        2 => Cause::PlayedWrongly,
        1 => Cause::OneTable,
        _ => Cause::NoResult,
    };
    let assigned = fields.maybe("assigned", want::ASSIGNED)?;
    Ok(Some(Incomparable { cause, at_fault, assigned, favours: Favours::Nobody }))
}

/// Where the result of the other table clearly favours a team, an average will not do; an assigned score that names no
/// provision of its own rests on that.
fn favoured(fields: &Fields<'_>, board: &mut MatchBoard, edition: Edition) -> Result<(), FileError> {
    let Some(node) = fields.get("favours") else { return Ok(()) };
    let favours = node.word("favours", &[("none", false), ("home", true), ("away", true)])?;
    let obtained = |entry: &&Entry| matches!(entry, Entry::Result(_) | Entry::Points(_));
    if [&board.open, &board.closed].into_iter().filter(obtained).count() != 1 {
        let why = said!(
            "idle-favours",
            "it is found where one table has a result, and the other none or an adjusted score"
        );
        return fields.idle(&["favours"], why);
    }
    let Some(rule) = L86B1.in_force(edition) else { return Ok(()) };
    if !favours {
        return Ok(());
    }
    let mut assigned = board.incomparable.as_ref().is_some_and(|apart| apart.assigned.is_some());
    let averaged = board.incomparable.as_ref().map(|apart| apart.at_fault);
    let averaged = matches!(averaged, Some(AtFault::Neither | AtFault::Both));
    for (key, entry) in [("open", &mut board.open), ("closed", &mut board.closed)] {
        if let (true, Entry::Adjusted(adjustment)) = (has_points(entry), entry) {
            assigned |= board.awarded.is_none();
            let room = fields.get(key).map(|node| &node.value);
            let named = matches!(room, Some(Value::Table(keys)) if keys.iter().any(|(key, _)| key == "by"));
            if room.is_some() && !named {
                adjustment.by = rule;
            }
        }
    }
    if assigned && !averaged {
        if let Some(apart) = &mut board.incomparable {
            apart.favours = Favours::ATeam;
        }
        return Ok(());
    }
    let why = said!(
        "bad-favours",
        "then an assigned score is due ({law}), not an average",
        law = rule.cite(edition)
    );
    Err(node.bad("favours", why))
}

fn table(node: &Node, key: &str, ground: Ground) -> Result<(Entry, u8), FileError> {
    match &node.value {
        Value::Table(_) => {
            let fields = node.fields_of(key, &[&KEYS, &["form"]])?;
            Ok((entry(&fields, ground)?, form(&fields)?))
        }
        Value::Text(_) => Ok((Entry::Result(outcome(node, key)?), 0)),
        Value::Number(_) | Value::Flag(_) | Value::List(_) => Err(node.not_a(key, want::ROOM)),
    }
}
