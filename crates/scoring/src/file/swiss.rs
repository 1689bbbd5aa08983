//! The rounds of a Swiss of pairs and their victory points.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use super::scale::scale;
use super::settings::{count, rounding};
use super::want;
use crate::Said;
use crate::said::said;
use crate::{Conditions, Halves, Method, Rounding, Scale, Swiss, Traveller};

/// The rounds by the numbers of their boards, and the scale of their victory points.
pub(crate) fn swiss(
    fields: &Fields<'_>,
    travellers: &[Traveller],
    conditions: &Conditions,
) -> Result<Option<Swiss>, FileError> {
    let (rounds, node) = match (fields.get("rounds"), fields.get("victory_points")) {
        (None, None) => {
            let why = said!("idle-swiss", "it goes with the `rounds` and `victory_points` of a Swiss");
            fields.idle(&["boards_a_match", "margin_rounding"], why)?;
            return Ok(None);
        }
        (Some(_), None) => return Err(fields.fail(Problem::Missing("victory_points"))),
        (None, Some(_)) => return Err(fields.fail(Problem::Missing("rounds"))),
        (Some(rounds), Some(node)) => (rounds, node),
    };
    fields.idle(&["sit_outs"], said!("idle-swiss-vp", "a Swiss is ranked by victory points"))?;
    let boards = count(fields, "boards_a_match")?;
    let own = fields.get("margin_rounding").map_or(Ok(None), |node| rounding(node, "margin_rounding"))?;
    let (scale, rounding) = of_pairs(fields, node, &conditions.method)?;
    let mut swiss = Swiss {
        rounds: Vec::new(),
        strays: BTreeMap::new(),
        scale,
        boards,
        rounding: own.or(rounding),
        extras: Vec::new(),
    };
    let mut placed = vec![false; travellers.len()];
    for round in rounds.list("rounds", want::ROUNDS)? {
        let mut boards = Vec::new();
        for node in round.list("rounds", want::BOARDS)? {
            let number: NonZeroU32 = node.parse("rounds", want::BOARD)?;
            let found = travellers.iter().position(|traveller| traveller.board.number == number);
            let none = || FileError::at(node.line, Problem::NoBoard(number.get()));
            let board = found.ok_or_else(none)?;
            if std::mem::replace(&mut placed[board], true) {
                return Err(node.bad(
                    "rounds",
                    said!(
                        "bad-in-rounds-twice",
                        "board {board} is in the rounds twice",
                        board = number.to_string()
                    ),
                ));
            }
            boards.push(board);
        }
        if boards.is_empty() {
            return Err(round.bad("rounds", said!("bad-empty-round", "a round has at least one board")));
        }
        swiss.rounds.push(boards);
    }
    if let Some(board) = placed.iter().position(|placed| !placed) {
        let number = travellers[board].board.number;
        return Err(rounds.bad(
            "rounds",
            said!("bad-in-no-round", "board {board} is in no round", board = number.to_string()),
        ));
    }
    let uncovered = |round: &usize| !swiss.scale.covers(swiss.boards_of(*round));
    if let Some(round) = (0..swiss.rounds.len()).find(uncovered) {
        let boards = swiss.boards_of(round);
        return Err(node.bad("victory_points", said!("bad-no-column", "the scale of victory points has no column for {boards} boards; set `boards_a_match`, or write the scale of your regulations in columns", boards = boards)));
    }
    Ok(Some(swiss))
}

/// The scale, and the rounding of the margin that belongs to it.
fn of_pairs(
    fields: &Fields<'_>,
    node: &Node,
    method: &Method,
) -> Result<(Scale, Option<Rounding>), FileError> {
    let named = node.text("victory_points", want::TEXT).map(str::trim).ok();
    let wrong = |why: Said| Err(node.bad("victory_points", why));
    match (method, named) {
        (Method::Matchpoints(_), Some("percentage")) => {
            let hundredths = Rounding::places(2, Halves::AwayFromZero);
            let scale = Scale::percentage()
                .ok_or_else(|| node.bad("victory_points", said!("bad-no-scale", "no such scale")))?;
            return Ok((scale, Some(hundredths)));
        }
        (Method::Matchpoints(_), Some(_)) => {
            return wrong(said!(
                "bad-scale-percentage",
                "at matchpoints it is \"percentage\", or a scale of your own in rows from percentage points above fifty"
            ));
        }
        (Method::Butler(_) | Method::CrossImps(_) | Method::TotalPoints, Some("percentage")) => {
            return wrong(said!("bad-scale-matchpoints", "this scale is for matchpoints"));
        }
        (Method::TotalPoints, Some(_)) => {
            return wrong(said!("bad-scale-imps", "this scale is for IMPs; give one of your own in rows"));
        }
        (Method::Matchpoints(_) | Method::TotalPoints, None)
        | (Method::Butler(_) | Method::CrossImps(_), Some(_) | None) => {}
    }
    let scale = scale(fields)?.ok_or_else(|| fields.fail(Problem::Missing("victory_points")))?;
    Ok((scale, None))
}
