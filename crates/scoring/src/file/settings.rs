//! How a session is scored, as its file says.

use openroom_lawbook::Edition;
use openroom_lawbook::regulations::{Preset, Regulations};

use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use crate::{
    Averages, Butler, Conditions, Divisor, Field, Halves, Knockout, MatchConditions, MatchMethod, Method,
    Ratio, Rounding, Scale, SmallGroups, Step, Table, TieBreak, Unequal, Unit, VictoryPoints, Winners,
    Withdrawals,
};

/// The edition and the regulations in force.
pub(crate) fn regulations(fields: &Fields<'_>) -> Result<(Edition, Regulations), FileError> {
    let preset: Preset = fields.maybe("preset", "a preset such as wbf or sbl2017")?.unwrap_or(Preset::Wbf);
    let edition = fields.maybe("edition", "2007, 2017 or poland2024")?.unwrap_or(preset.edition());
    let mut regulations = preset.regulations();
    for node in fields.rows("options")? {
        let change = node.text("options", "an option such as \"imp_average_plus_minus = 2\"")?;
        regulations.change(change).map_err(|why| node.bad("options", why))?;
    }
    Ok((edition, regulations))
}

pub(crate) fn conditions(fields: &Fields<'_>) -> Result<Conditions, FileError> {
    let (edition, regulations) = regulations(fields)?;
    let units = [("2-1-0", Unit::Two), ("1-1/2-0", Unit::One)];
    let unit = fields.word_or("unit", &units, regulations.scores.matchpoint_unit.into())?;
    let node = fields.need("scoring")?;
    let method = match node.word("scoring", &METHODS)? {
        0 => Method::Matchpoints(unit),
        1 => Method::Butler(butler(fields)?),
        2 => Method::CrossImps(fields.word_or("divisor", &DIVISORS, Divisor::default())?),
        _ => Method::TotalPoints,
    };
    let unequal = [("neuberg", Unequal::Neuberg), ("plain", Unequal::Plain)];
    let small = [("as others", SmallGroups::AsOthers), ("indulgent", SmallGroups::Indulgent)];
    let field = [("whole", Field::Whole), ("section", Field::Section)];
    let winners = [("1", Winners::One), ("2", Winners::Two)];
    let withdrawals = [("stand", Withdrawals::Stand), ("annulled", Withdrawals::Annulled)];
    let regulated = Conditions::regulated(edition, &regulations, method);
    Ok(Conditions {
        unequal: fields.word_or("unequal", &unequal, Unequal::default())?,
        expected: expected(fields)?,
        board_rounding: fields
            .get("board_rounding")
            .map_or(Ok(None), |node| rounding(node, "board_rounding"))?,
        small_groups: fields.word_or("small_groups", &small, SmallGroups::default())?,
        field: fields.word_or("field", &field, Field::default())?,
        winners: fields.word_or("winners", &winners, Winners::default())?,
        averages: averages(fields, regulated.averages.clone())?,
        withdrawals: fields.word_or("withdrawals", &withdrawals, Withdrawals::default())?,
        ..regulated
    })
}

const METHODS: [(&str, u8); 4] = [("matchpoints", 0), ("butler", 1), ("cross-imps", 2), ("total-points", 3)];

const DIVISORS: [(&str, Divisor); 4] = [
    ("none", Divisor::Undivided),
    ("comparisons", Divisor::Comparisons),
    ("tables", Divisor::Tables),
    ("root", Divisor::Root),
];

fn expected(fields: &Fields<'_>) -> Result<Option<u32>, FileError> {
    let Some(node) = fields.get("expected") else { return Ok(None) };
    let expected: u32 = node.parse("expected", "a number of tables")?;
    if (1..=100_000).contains(&expected) {
        Ok(Some(expected))
    } else {
        Err(node.not_a("expected", "from 1 to 100000"))
    }
}

fn averages(fields: &Fields<'_>, regulated: Averages) -> Result<Averages, FileError> {
    let averages = Averages {
        plus: fields.maybe("average_plus", "a percentage")?.unwrap_or(regulated.plus),
        minus: fields.maybe("average_minus", "a percentage")?.unwrap_or(regulated.minus),
        imps: fields.maybe("average_imps", "a number of IMPs")?.unwrap_or(regulated.imps),
    };
    let usual = Averages::default();
    if averages.plus < usual.plus || averages.plus > Ratio::ONE {
        return Err(fields.need("average_plus")?.bad("average_plus", "average plus is at least 60%"));
    }
    if averages.minus > usual.minus || averages.minus.is_negative() {
        return Err(fields.need("average_minus")?.bad("average_minus", "average minus is at most 40%"));
    }
    Ok(averages)
}

fn butler(fields: &Fields<'_>) -> Result<Butler, FileError> {
    let usual = Butler::default();
    Ok(Butler {
        left_out: count(fields, "left_out")?.unwrap_or(usual.left_out),
        least_field: count(fields, "least_field")?.unwrap_or(usual.least_field),
        rounding: match fields.get("datum_rounding") {
            None => usual.rounding,
            Some(node) => rounding(node, "datum_rounding")?,
        },
    })
}

fn count(fields: &Fields<'_>, key: &str) -> Result<Option<u32>, FileError> {
    let Some(node) = fields.get(key) else { return Ok(None) };
    let number: u16 = node.parse(key, "a number")?;
    Ok(Some(u32::from(number)))
}

/// `none`, or a unit with the way halves go: `10 away`, `1 up`, `0.01 towards`.
fn rounding(node: &Node, key: &str) -> Result<Option<Rounding>, FileError> {
    let wanted = "none, or a unit and where halves go: away, towards, up or down (\"10 away\")";
    let text = node.text(key, wanted)?.trim();
    if text == "none" {
        return Ok(None);
    }
    let (unit, halves) = text.split_once(' ').unwrap_or((text, "away"));
    let halves = match halves.trim() {
        "away" => Halves::AwayFromZero,
        "towards" => Halves::TowardsZero,
        "up" => Halves::Up,
        "down" => Halves::Down,
        _ => return Err(node.not_a(key, wanted)),
    };
    let unit = unit.parse().ok().and_then(|unit| Rounding::to(unit, halves));
    unit.map(Some).ok_or_else(|| node.not_a(key, wanted))
}

/// The conditions of matches between teams.
pub(crate) fn match_conditions(fields: &Fields<'_>) -> Result<MatchConditions, FileError> {
    let (edition, regulations) = regulations(fields)?;
    let regulated = Conditions::regulated(edition, &regulations, Method::TotalPoints);
    let methods = [
        ("imps", MatchMethod::Imps),
        ("board-a-match", MatchMethod::BoardAMatch),
        ("total-points", MatchMethod::TotalPoints),
    ];
    let stages = [("league", Knockout::No), ("knockout", Knockout::Yes)];
    Ok(MatchConditions {
        method: fields.need("scoring")?.word("scoring", &methods)?,
        averages: averages(fields, regulated.averages)?,
        most_a_board: fields.maybe("most_a_board", "a number of IMPs")?,
        most_a_match: fields.maybe("most_a_match", "a number of IMPs")?,
        rounding: fields.get("margin_rounding").map_or(Ok(None), |node| rounding(node, "margin_rounding"))?,
        scale: scale(fields)?,
        knockout: fields.word_or("stage", &stages, Knockout::No)?,
    })
}

/// The scale of victory points; a table for some numbers of boards is chosen when a match is scored.
pub(crate) fn scale(fields: &Fields<'_>) -> Result<Option<Scale>, FileError> {
    let Some(node) = fields.get("victory_points") else { return Ok(None) };
    if let Ok(text) = node.text("victory_points", "") {
        let boards = count(fields, "boards_a_match")?.unwrap_or_default();
        let none =
            || node.bad("victory_points", "set boards_a_match to 6 to 11: the scale has no other columns");
        return match text.trim() {
            "continuous" => Ok(Some(Scale::Continuous)),
            "discrete" => Ok(Some(Scale::Discrete)),
            "american 20" => Scale::american_20(boards).map(Some).ok_or_else(none),
            "american 30" => Scale::american_30(boards).map(Some).ok_or_else(none),
            _ => {
                Err(node.not_a("victory_points", "continuous, discrete, american 20, american 30 or a table"))
            }
        };
    }
    let table = node.fields("victory_points", &["source", "rows"])?;
    let mut steps = Vec::new();
    for row in table.rows("rows")? {
        let [least, winner, loser] = row.list("rows", "a least margin and two numbers of victory points")?
        else {
            return Err(row.not_a("rows", "a least margin and two numbers of victory points"));
        };
        let number = |node: &Node| node.read::<Ratio>("rows", "a number");
        let points = VictoryPoints { winner: number(winner)?, loser: number(loser)? };
        steps.push(Step { least: number(least)?, points });
    }
    let source = table.text_or_empty("source")?;
    Table::new(&source, steps)
        .map(|table| Some(Scale::Table(table)))
        .map_err(|why| node.bad("victory_points", why))
}

/// The ways to part equal scores, in their order.
pub(crate) fn tie_breaks(fields: &Fields<'_>) -> Result<Vec<TieBreak>, FileError> {
    let words: Vec<(&str, TieBreak)> = TieBreak::ALL.iter().map(|way| (way.name(), *way)).collect();
    fields.rows("tie_breaks")?.iter().map(|node| node.word("tie_breaks", &words)).collect()
}

pub(crate) fn refuse(
    fields: &Fields<'_>,
    keys: &[&'static str],
    event: &'static str,
) -> Result<(), FileError> {
    match keys.iter().find(|key| fields.get(key).is_some()) {
        Some(key) => Err(fields.fail(Problem::Clash(key, event))),
        None => Ok(()),
    }
}
