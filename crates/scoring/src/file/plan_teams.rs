//! Corrections of an event of teams, as a file writes them.

use std::num::NonZeroU32;

use super::correct_teams::{MatchChange, PlannedMatch};
use super::entry::Ground;
use super::moment::InOrder;
use super::node::Fields;
use super::pairs::board;
use super::people::{EXTRAS, Numbers, People};
use super::plan::{changes_extra, read_extra_change, standing, words};
use super::problem::{FileError, Problem};
use super::settings::refuse;
use super::teams::{AMOUNTS, BOARD, TeamsSession, amounts, covered, fits, match_board, one_at_a_time};
use super::want;
use crate::said::said;
use crate::{Match, Place};

/// What a correction says beside what changes.
const OWN: [&str; 7] = ["round", "segment", "contestant", "board", "who", "why", "when"];

/// Reads the corrections in their order, each against what the ones before it left, and tries it.
pub(crate) fn corrections(
    fields: &Fields<'_>,
    people: &People,
    session: &TeamsSession,
) -> Result<Vec<PlannedMatch>, FileError> {
    let rows = fields.rows("correction")?;
    let mut planned = Vec::with_capacity(rows.len());
    let mut now = session.clone();
    let mut times = InOrder::default();
    let mut numbers = Numbers::of(&session.league.extras);
    for row in rows {
        let more: &[&'static str] =
            &["against", "withdraw", "home", "away", "add", "standing", "dealer", "vulnerable"];
        let fields = row.fields_of("correction", &[&OWN, more, &EXTRAS, &AMOUNTS, &BOARD])?;
        let of_match = AMOUNTS.iter().chain(&["home", "away"]).any(|key| fields.get(key).is_some());
        let alone = |with: &'static str| {
            let keys = &["round", "segment", "board", "against", "home", "away", "add"][..];
            [keys, &AMOUNTS, &BOARD].into_iter().try_for_each(|keys| refuse(&fields, keys, with))
        };
        if fields.get("add").is_none() {
            fields.idle(&["dealer", "vulnerable"], said!("idle-add", "it goes with `add`"))?;
        }
        let change = if fields.get("standing").is_some() {
            alone("standing")?;
            refuse(&fields, &["withdraw"], "standing")?;
            refuse(&fields, &EXTRAS, "standing")?;
            let (team, standing) = standing(&fields, people)?;
            MatchChange::Standing(team, standing)
        } else if changes_extra(&fields) {
            alone("withdraw")?;
            extra_change(&fields, people, &mut numbers, &now)?
        } else if fields.get("add").is_some() {
            refuse(&fields, &["home", "away"], "add")?;
            refuse(&fields, &AMOUNTS, "add")?;
            added_board(&fields, people, &now)?
        } else if of_match {
            refuse(&fields, &["board"], "home")?;
            refuse(&fields, &BOARD, "home")?;
            match_change(&fields, people, &now)?
        } else {
            refuse(&fields, &["against"], "board")?;
            board_change(&fields, people, &now)?
        };
        let (who, why) = (words(&fields, "who")?, words(&fields, "why")?);
        let plan = PlannedMatch { change, who, why, when: times.next(fields.need("when")?)? };
        now.correct(plan.clone()).map_err(|why| fields.fail(Problem::Scoring(why.said())))?;
        planned.push(plan);
    }
    now.points_fit(fields)?;
    Ok(planned)
}

/// A board of a match that was forgotten.
fn added_board(fields: &Fields<'_>, people: &People, now: &TeamsSession) -> Result<MatchChange, FileError> {
    fields.need("add")?.word("add", &[("result", ())])?;
    let (at, conditions) = (the_match(fields, people, now)?, &now.league.conditions);
    let board = board(fields, "board")?;
    let mut matches = now.league.matches.clone();
    if matches[at].boards.iter().any(|other| other.board.number == board.number) {
        return Err(fields.fail(Problem::SameBoard(board.number.get())));
    }
    let ground = Ground { board, edition: conditions.edition };
    let added = match_board(fields, ground, None)?;
    matches[at].boards.push(added.clone());
    one_at_a_time(&matches, people, conditions).map_err(|(_, why)| fields.fail(Problem::Scoring(why)))?;
    covered(fields.line, &matches[at], conditions)?;
    Ok(MatchChange::Added(at, Box::new(added)))
}

fn extra_change(
    fields: &Fields<'_>,
    people: &People,
    numbers: &mut Numbers,
    now: &TeamsSession,
) -> Result<MatchChange, FileError> {
    let league = &now.league;
    let change = read_extra_change(fields, people, numbers, &league.extras, league.conditions.edition)?;
    if let Some(added) = &change.added {
        fits(fields.line, added, &league.conditions)?;
    }
    Ok(MatchChange::Extra(Box::new(change)))
}

/// The team, the round and the segment that a correction names.
fn named(fields: &Fields<'_>, people: &People) -> Result<(Place, u32, u32), FileError> {
    let team = people.find(fields.need("contestant")?, "contestant")?;
    let numbered = |key: &'static str| {
        let number = fields.get(key).map(|node| node.parse::<u32>(key, want::FROM_ONE));
        Ok(number.transpose()?.unwrap_or(1))
    };
    Ok((team, numbered("round")?, numbered("segment")?))
}

fn board_change(fields: &Fields<'_>, people: &People, now: &TeamsSession) -> Result<MatchChange, FileError> {
    let (team, round, segment) = named(fields, people)?;
    let number: NonZeroU32 = fields.need("board")?.parse("board", want::BOARD)?;
    let at = now.league.matches.iter().enumerate().find_map(|(of, one)| {
        let board = one.boards.iter().position(|board| board.board.number == number)?;
        let here = (one.round, one.segment) == (round, segment) && one.teams().contains(&team);
        here.then_some((of, board))
    });
    let none = || {
        let id = people.list[team as usize].id.clone();
        fields.fail(Problem::NoTeamBoard { id, board: number.get(), round })
    };
    let at = at.ok_or_else(none)?;
    let before = &now.league.matches[at.0].boards[at.1];
    let ground = Ground { board: before.board, edition: now.league.conditions.edition };
    let now = Box::new(match_board(fields, ground, Some(before))?);
    Ok(MatchChange::Board { at, now })
}

/// Who played a match, and what was added to or taken from its margin.
fn match_change(fields: &Fields<'_>, people: &People, now: &TeamsSession) -> Result<MatchChange, FileError> {
    let mut matches = now.league.matches.clone();
    let at = the_match(fields, people, now)?;
    amounts(fields, &mut matches[at])?;
    for (key, side) in [("home", 0), ("away", 1)] {
        let Some(node) = fields.get(key) else { continue };
        seat(&mut matches, at, side, people.find(node, key)?);
    }
    one_at_a_time(&matches, people, &now.league.conditions)
        .map_err(|(_, why)| fields.fail(Problem::Scoring(why)))?;
    let changed = matches.into_iter().enumerate().zip(&now.league.matches);
    let changed = changed.filter(|((place, one), was)| one != *was || *place == at).map(|(now, _)| now);
    Ok(MatchChange::Matches(changed.collect()))
}

/// The one match that a correction names.
fn the_match(fields: &Fields<'_>, people: &People, now: &TeamsSession) -> Result<usize, FileError> {
    let (team, round, segment) = named(fields, people)?;
    let against = fields.get("against").map(|node| people.find(node, "against")).transpose()?;
    let here = |one: &Match| {
        (one.round, one.segment) == (round, segment)
            && one.teams().contains(&team)
            && against.is_none_or(|other| one.teams().contains(&other))
    };
    let mut found = now.league.matches.iter().enumerate().filter(|(_, one)| here(one)).map(|(at, _)| at);
    let id = &people.list[team as usize].id;
    match (found.next(), found.next()) {
        (Some(at), None) => Ok(at),
        (Some(_), Some(_)) => {
            let why = said!(
                "bad-several-matches",
                "team {id} has several matches in round {round}: say `against` whom",
                id = id,
                round = round
            );
            Err(fields.fail(Problem::Scoring(why)))
        }
        (None, _) => Err(fields.fail(Problem::NoMatch { id: id.clone(), round })),
    }
}

/// Seats a team in a match. The one that was there takes its place, where it had another with the same boards.
fn seat(matches: &mut [Match], at: usize, side: usize, who: Place) {
    let gone = matches[at].teams()[side];
    if gone == who {
        return;
    }
    let target = matches[at].clone();
    for (place, one) in matches.iter_mut().enumerate() {
        let here = place == at;
        if here || shares(one, &target) {
            for team in [&mut one.home, &mut one.away] {
                if *team == who {
                    *team = gone;
                } else if here && *team == gone {
                    *team = who;
                }
            }
        }
    }
}

/// Whether no team could play both of these matches.
fn shares(one: &Match, other: &Match) -> bool {
    let numbers = |one: &Match| one.boards.iter().map(|board| board.board.number).collect::<Vec<_>>();
    (one.round, one.segment) == (other.round, other.segment)
        && numbers(one).iter().any(|number| numbers(other).contains(number))
}
