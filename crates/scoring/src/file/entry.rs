//! What stands on a line: a result, points, an adjusted score, or nothing yet.

use openroom_cards::{Board, BySide, Outcome, Side};
use openroom_lawbook::provisions::{L12C1a, L12C1c, L12C2a, L12C2b, L12C2d};
use openroom_lawbook::{Edition, Provision};

use super::node::{Fields, Node, Value};
use super::problem::{FileError, Problem};
use super::want;
use crate::said::said;
use crate::{
    Adjustment, Artificial, AtTable, Averages, Award, Entry, Offenders, Ratio, Responsibility, Weighted,
    is_possible, score,
};

/// Where an entry stands: on which board, under which Laws.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Ground {
    pub(crate) board: Board,
    pub(crate) edition: Edition,
}

/// More outcomes than any ruling weighs.
const MOST_OUTCOMES: usize = 1000;

/// The keys that say what happened.
pub(crate) const KEYS: [&str; 10] = [
    "result",
    "points",
    "assigned",
    "ns_assigned",
    "ew_assigned",
    "ns_average",
    "ew_average",
    "status",
    "offenders",
    "by",
];

pub(crate) fn entry(fields: &Fields<'_>, ground: Ground) -> Result<Entry, FileError> {
    let board = ground.board;
    if let Some(status) = fields.get("status") {
        if let Some(clash) = KEYS.iter().find(|key| **key != "status" && fields.get(key).is_some()) {
            return Err(FileError::at(status.line, Problem::Clash("status", clash)));
        }
        return Ok(match status.word("status", &[("late", 0), ("not played", 1), ("cancelled", 2)])? {
            0 => Entry::Late,
            1 => Entry::NotPlayed,
            _ => Entry::Cancelled,
        });
    }
    let table = at_table(fields, board)?;
    let adjusted = ["assigned", "ns_assigned", "ew_assigned", "ns_average", "ew_average"];
    if adjusted.iter().all(|key| fields.get(key).is_none()) {
        if let Some(key) = ["offenders", "by"].into_iter().find(|key| fields.get(key).is_some()) {
            return Err(fields.fail(Problem::Clash(key, "result")));
        }
        return table.ok_or_else(|| fields.fail(Problem::Missing("result")));
    }
    let own = |keys: [&str; 2]| keys.iter().any(|key| fields.get(key).is_some());
    let (ns_own, ew_own) = (own(["ns_assigned", "ns_average"]), own(["ew_assigned", "ew_average"]));
    if ns_own && ew_own {
        fields.idle(&["assigned"], said!("idle-own-score", "each side has a score of its own"))?;
    }
    if table.is_none() && fields.get("assigned").is_none() && ns_own != ew_own {
        let (has, wants) = if ns_own { ("ns", "ew") } else { ("ew", "ns") };
        let why = said!(
            "bad-other-side",
            "without a `result` at the table `{assigned}` or `{average}` is wanted",
            assigned = format!("{wants}_assigned"),
            average = format!("{wants}_average")
        );
        return Err(fields.fail(Problem::Bad { key: format!("{has}_…"), why }));
    }
    let from_table = table.as_ref().map(|entry| points_of(entry, board, fields)).transpose()?;
    let ns = award(fields, ["ns_assigned", "ns_average"], board, from_table)?;
    let ew = award(fields, ["ew_assigned", "ew_average"], board, from_table)?;
    let by = match fields.get("by") {
        Some(node) => provision(node, ground.edition)?,
        None => usual_provision(&ns, &ew),
    };
    let offenders = match fields.get("offenders") {
        Some(node) => {
            let offenders = node.word("offenders", &OFFENDERS)?;
            agree(node, offenders, [&ns, &ew])?;
            within_limits(fields, offenders, by, ground.edition)?;
            offenders
        }
        None => offenders_by_average(&ns, &ew),
    };
    let at_table = if table.is_some() { AtTable::Result } else { AtTable::NoResult };
    Ok(Entry::Adjusted(Adjustment { awards: BySide::new([ns, ew]), offenders, by, at_table }))
}

/// A provision by the number that the edition prints, or by its id where the edition has it.
pub(crate) fn provision(node: &Node, edition: Edition) -> Result<Provision, FileError> {
    let text = node.text("by", want::PROVISION)?.trim();
    let by_id = || Provision::from_id(text).filter(|provision| provision.exists_in(edition));
    let found = Provision::from_number(text, edition).or_else(by_id);
    found.ok_or_else(|| {
        node.bad(
            "by",
            said!(
                "bad-provision",
                "{text} is no provision of {laws}",
                text = format!("{text:?}"),
                laws = edition
            ),
        )
    })
}

/// Average plus is for a side in no way at fault, average minus for one directly at fault.
fn agree(node: &Node, offenders: Offenders, awards: [&Award; 2]) -> Result<(), FileError> {
    for (side, award) in Side::ALL.into_iter().zip(awards) {
        let offended = offenders.offended(side);
        let wrong = match award.artificial() {
            Some(Artificial::Average(Responsibility::NotAtFault)) => offended,
            Some(Artificial::Average(Responsibility::DirectlyAtFault)) => !offended,
            Some(
                Artificial::Average(Responsibility::PartlyAtFault)
                | Artificial::Share(_)
                | Artificial::Imps(_),
            )
            | None => false,
        };
        if wrong {
            return Err(node.bad(
                "offenders",
                said!(
                    "bad-agree",
                    "{side} has {award}: that does not agree",
                    side = side,
                    award = award.to_string()
                ),
            ));
        }
    }
    Ok(())
}

/// A share or IMPs that the Director states keep to what average minus and average plus may be; an own rate only goes
/// beyond them in the same direction. A scheme for several boards without a result may set other shares.
fn within_limits(
    fields: &Fields<'_>,
    offenders: Offenders,
    by: Provision,
    edition: Edition,
) -> Result<(), FileError> {
    if by == L12C2d {
        return Ok(());
    }
    for (side, key) in [(Side::NorthSouth, "ns_average"), (Side::EastWest, "ew_average")] {
        let Some(node) = fields.get(key) else { continue };
        let usual = Averages::default();
        let (offended, stated) = (offenders.offended(side), artificial(node, key)?);
        let (limit, by) = match &stated {
            Artificial::Share(share) if offended && *share > usual.minus => {
                (said!("limit-most-40", "at most 40%"), L12C2a)
            }
            Artificial::Share(share) if !offended && *share < usual.plus => {
                (said!("limit-least-60", "at least 60%"), L12C2a)
            }
            Artificial::Imps(imps) if offended && imps.is_positive() => {
                (said!("limit-not-above", "not above 0 IMP"), L12C2b)
            }
            Artificial::Imps(imps) if !offended && imps.is_negative() => {
                (said!("limit-not-below", "not below 0 IMP"), L12C2b)
            }
            Artificial::Share(_) | Artificial::Imps(_) | Artificial::Average(_) => continue,
        };
        let (stated, law) = (stated.to_string(), by.cite(edition));
        let why = if offended {
            said!(
                "bad-limit-offended",
                "{stated} for {side}, who offended: {limit} ({law}); for a side only partly at fault write A",
                stated = stated,
                side = side,
                limit = limit,
                law = law
            )
        } else {
            said!(
                "bad-limit-innocent",
                "{stated} for {side}, who did not offend: {limit} ({law}); for a side only partly at fault write A",
                stated = stated,
                side = side,
                limit = limit,
                law = law
            )
        };
        return Err(node.bad(key, why));
    }
    Ok(())
}

const OFFENDERS: [(&str, Offenders); 4] = [
    ("none", Offenders::Neither),
    ("NS", Offenders::Side(Side::NorthSouth)),
    ("EW", Offenders::Side(Side::EastWest)),
    ("both", Offenders::Both),
];

/// Average plus and minus say who was at fault; nothing else does.
fn offenders_by_average(ns: &Award, ew: &Award) -> Offenders {
    let is = |award: &Award, fault| award.artificial() == Some(&Artificial::Average(fault));
    let offended = |award| is(award, Responsibility::DirectlyAtFault);
    let innocent = |award| is(award, Responsibility::NotAtFault);
    match (offended(ns), offended(ew)) {
        (true, false) => Offenders::Side(Side::NorthSouth),
        (false, true) => Offenders::Side(Side::EastWest),
        (true, true) => Offenders::Both,
        (false, false) if innocent(ns) && innocent(ew) => Offenders::Neither,
        (false, false) => Offenders::NotStated,
    }
}

fn usual_provision(ns: &Award, ew: &Award) -> Provision {
    match (ns, ew) {
        (Award::Artificial(_), _) | (_, Award::Artificial(_)) => L12C2a,
        (Award::Points(ns), Award::Points(ew)) if ns.single().is_some() && ew.single().is_some() => L12C1a,
        (Award::Points(_), Award::Points(_)) => L12C1c,
    }
}

pub(crate) fn at_table(fields: &Fields<'_>, board: Board) -> Result<Option<Entry>, FileError> {
    match (fields.get("result"), fields.get("points")) {
        (Some(_), Some(points)) => Err(FileError::at(points.line, Problem::Clash("points", "result"))),
        (Some(result), None) => Ok(Some(Entry::Result(outcome(result, "result")?))),
        (None, Some(points)) => Ok(Some(Entry::Points(whole_points(points, board)?))),
        (None, None) => Ok(None),
    }
}

/// A result as it is written: `4SXN-1`, `3NT by S +1`, `pass`.
pub(crate) fn outcome(node: &Node, key: &str) -> Result<Outcome, FileError> {
    node.parse(key, want::RESULT)
}

fn whole_points(node: &Node, board: Board) -> Result<i32, FileError> {
    let points: i32 = node.parse("points", want::POINTS)?;
    if is_possible(points, board.vulnerability) {
        Ok(points)
    } else {
        let vulnerable = board.vulnerability;
        Err(node.bad(
            "points",
            said!(
                "bad-points",
                "no contract gives {points} (vulnerability: {vulnerable})",
                points = points.to_string(),
                vulnerable = vulnerable.to_string()
            ),
        ))
    }
}

fn points_of(entry: &Entry, board: Board, fields: &Fields<'_>) -> Result<i32, FileError> {
    match entry {
        Entry::Points(points) => Ok(*points),
        Entry::Result(outcome) => score(outcome, board.vulnerability)
            .map_err(|why| fields.fail(Problem::Bad { key: "result".to_owned(), why: why.said() })),
        Entry::Adjusted(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => {
            Err(fields.fail(Problem::Missing("result")))
        }
    }
}

/// What one side gets: its own key, the key for both, or what happened at the table.
fn award(
    fields: &Fields<'_>,
    [assigned, average]: [&'static str; 2],
    board: Board,
    table: Option<i32>,
) -> Result<Award, FileError> {
    match (fields.get(assigned), fields.get(average)) {
        (Some(node), Some(_)) => Err(FileError::at(node.line, Problem::Clash(assigned, average))),
        (Some(node), None) => weighted(node, assigned, board).map(Award::Points),
        (None, Some(node)) => artificial(node, average).map(Award::Artificial),
        (None, None) => match (fields.get("assigned"), table) {
            (Some(node), _) => weighted(node, "assigned", board).map(Award::Points),
            (None, Some(points)) => Ok(Award::Points(Weighted::certain(points))),
            (None, None) => Err(fields.fail(Problem::Missing(average))),
        },
    }
}

/// `A+`, `A`, `A-`, a percentage or IMPs.
pub(crate) fn artificial(node: &Node, key: &str) -> Result<Artificial, FileError> {
    let wanted = want::AVERAGE;
    let text = node.text(key, wanted)?.trim();
    let average = Responsibility::ALL.into_iter().find(|fault| fault.to_string().eq_ignore_ascii_case(text));
    if let Some(fault) = average {
        return Ok(Artificial::Average(fault));
    }
    let number = |text: &str| text.trim().parse::<Ratio>().map_err(|_| node.not_a(key, wanted));
    if text.ends_with('%') {
        let share = number(text)?;
        return if share.is_negative() || share > Ratio::ONE {
            Err(node.bad(key, said!("bad-share", "{text} is not between 0% and 100%", text = text)))
        } else {
            Ok(Artificial::Share(share))
        };
    }
    let imps = ["IMPs", "IMP"].into_iter().find_map(|unit| text.strip_suffix(unit));
    let imps = number(imps.ok_or_else(|| node.not_a(key, wanted))?)?;
    if imps.abs() > Ratio::whole(24) {
        return Err(node.bad(key, said!("bad-24", "{text}: no board gives more than 24 IMPs", text = text)));
    }
    Ok(Artificial::Imps(imps))
}

/// One result, points, or a list of weights and results.
pub(crate) fn weighted(node: &Node, key: &str, board: Board) -> Result<Weighted, FileError> {
    let points = |node: &Node, key: &str| -> Result<i32, FileError> {
        let outcome = outcome(node, key)?;
        score(&outcome, board.vulnerability).map_err(|why| node.bad(key, why.said()))
    };
    match &node.value {
        Value::Number(_) => whole_points(node, board).map(Weighted::certain),
        Value::Text(_) => points(node, key).map(Weighted::certain),
        Value::Flag(_) | Value::Table(_) => Err(node.not_a(key, want::WEIGHTED)),
        Value::List(list) => {
            if list.len() > MOST_OUTCOMES {
                return Err(node.bad(
                    key,
                    said!("bad-many-results", "more than {most} results", most = MOST_OUTCOMES as u32),
                ));
            }
            let mut results = Vec::with_capacity(list.len());
            for part in list {
                let fields = part.fields(key, &["weight", "result", "points"])?;
                let weight = fields.need("weight")?.parse("weight", want::WEIGHT)?;
                let points = match (fields.get("result"), fields.get("points")) {
                    (Some(node), None) => points(node, "result")?,
                    (None, Some(node)) => whole_points(node, board)?,
                    (Some(_), Some(_)) => return Err(fields.fail(Problem::Clash("result", "points"))),
                    (None, None) => return Err(fields.fail(Problem::Missing("result"))),
                };
                results.push((weight, points));
            }
            Weighted::new(results).map_err(|why| node.bad(key, why.said()))
        }
    }
}
