//! How a session is scored, as its file says.

use openroom_lawbook::Edition;
use openroom_lawbook::provisions::L86B3;
use openroom_lawbook::regulations::{OneTableResult, Regulations};

use super::node::{Fields, Node};
use super::options::InForce;
use super::problem::{FileError, Problem};
use super::scale::scale;
use super::want;
use crate::said::said;
use crate::{
    Averages, Butler, Conditions, Divisor, Field, Halves, Knockout, MatchConditions, MatchMethod, Method,
    Ratio, Rounding, SitOuts, SmallGroups, TieBreak, Unequal, Unit, Winners, Withdrawals,
};

/// Keys that only some ways of scoring use: the key, and those ways.
const OF_SOME: [(&str, &[&str]); 15] = [
    ("unit", &["matchpoints", "board-a-match"]),
    ("small_groups", &["matchpoints"]),
    ("average_plus", &["matchpoints", "board-a-match"]),
    ("average_minus", &["matchpoints", "board-a-match"]),
    ("average_imps", &["butler", "cross-imps", "imps"]),
    ("one_table_imps", &["imps"]),
    ("most_a_board", &["imps"]),
    ("left_out", &["butler"]),
    ("least_field", &["butler"]),
    ("datum_rounding", &["butler"]),
    ("divisor", &["cross-imps"]),
    ("unequal", &["matchpoints", "cross-imps"]),
    ("expected", &["matchpoints", "cross-imps"]),
    ("board_rounding", &["matchpoints", "butler", "cross-imps"]),
    ("sit_outs", &["butler", "cross-imps", "total-points"]),
];

/// Refuses keys that this way of scoring does not use.
fn refuse_idle(fields: &Fields<'_>) -> Result<(), FileError> {
    let scoring = fields.need("scoring")?.text("scoring", want::SCORING)?.trim().to_ascii_lowercase();
    let mut not_used = OF_SOME.iter().filter(|(_, ways)| !ways.contains(&scoring.as_str()));
    let why = said!("idle-scored-by", "the session is scored by {scoring}", scoring = &scoring);
    not_used.try_for_each(|(key, _)| fields.idle(&[key], why.clone()))
}

pub(crate) fn conditions(fields: &Fields<'_>) -> Result<Conditions, FileError> {
    let InForce { edition, regulations, .. } = InForce::read(fields)?;
    let unit = fields.word_or("unit", &UNITS, regulations.scores.matchpoint_unit.into())?;
    let node = fields.need("scoring")?;
    let method = match node.word("scoring", &METHODS)? {
        0 => Method::Matchpoints(unit),
        1 => Method::Butler(butler(fields)?),
        2 => Method::CrossImps(fields.word_or("divisor", &DIVISORS, Divisor::default())?),
        _ => Method::TotalPoints,
    };
    refuse_idle(fields)?;
    let unequal = [("neuberg", Unequal::Neuberg), ("plain", Unequal::Plain)];
    let small = [("as others", SmallGroups::AsOthers), ("indulgent", SmallGroups::Indulgent)];
    let field = [("whole", Field::Whole), ("section", Field::Section)];
    let winners = [("1", Winners::One), ("2", Winners::Two)];
    let withdrawals = [("stand", Withdrawals::Stand), ("annulled", Withdrawals::Annulled)];
    let sit_outs = [("total", SitOuts::Total), ("mean", SitOuts::Mean), ("factored", SitOuts::Factored)];
    let regulated = Conditions::regulated(edition, &regulations, method);
    Ok(Conditions {
        unequal: fields.word_or("unequal", &unequal, Unequal::default())?,
        expected: expected(fields)?,
        board_rounding: fields
            .get("board_rounding")
            .map_or(Ok(None), |node| rounding(node, "board_rounding"))?,
        small_groups: fields.word_or("small_groups", &small, regulated.small_groups)?,
        field: fields.word_or("field", &field, Field::default())?,
        winners: fields.word_or("winners", &winners, Winners::default())?,
        averages: averages(fields, regulated.averages.clone())?,
        withdrawals: fields.word_or("withdrawals", &withdrawals, Withdrawals::default())?,
        sit_outs: fields.word_or("sit_outs", &sit_outs, SitOuts::default())?,
        ..regulated
    })
}

const UNITS: [(&str, Unit); 2] = [("2-1-0", Unit::Two), ("1-1/2-0", Unit::One)];

const METHODS: [(&str, u8); 4] = [("matchpoints", 0), ("butler", 1), ("cross-imps", 2), ("total-points", 3)];

const DIVISORS: [(&str, Divisor); 4] = [
    ("none", Divisor::Undivided),
    ("comparisons", Divisor::Comparisons),
    ("tables", Divisor::Tables),
    ("root", Divisor::Root),
];

fn expected(fields: &Fields<'_>) -> Result<Option<u32>, FileError> {
    let Some(node) = fields.get("expected") else { return Ok(None) };
    let expected: u32 = node.parse("expected", want::NUMBER_OF_TABLES)?;
    if (1..=100_000).contains(&expected) {
        Ok(Some(expected))
    } else {
        Err(node.not_a("expected", want::EXPECTED))
    }
}

fn averages(fields: &Fields<'_>, regulated: Averages) -> Result<Averages, FileError> {
    let averages = Averages {
        plus: fields.maybe("average_plus", want::PERCENTAGE)?.unwrap_or(regulated.plus),
        minus: fields.maybe("average_minus", want::PERCENTAGE)?.unwrap_or(regulated.minus),
        imps: fields.maybe("average_imps", want::IMPS)?.unwrap_or(regulated.imps),
    };
    let usual = Averages::default();
    if averages.plus < usual.plus || averages.plus > Ratio::ONE {
        return Err(fields
            .need("average_plus")?
            .bad("average_plus", said!("bad-average-plus", "average plus is at least 60%")));
    }
    if averages.minus > usual.minus || averages.minus.is_negative() {
        return Err(fields
            .need("average_minus")?
            .bad("average_minus", said!("bad-average-minus", "average minus is at most 40%")));
    }
    if averages.imps.is_negative() || averages.imps > Ratio::whole(24) {
        return Err(fields
            .need("average_imps")?
            .bad("average_imps", said!("bad-imps-range", "from 0 to 24 IMPs")));
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

pub(crate) fn count(fields: &Fields<'_>, key: &str) -> Result<Option<u32>, FileError> {
    let Some(node) = fields.get(key) else { return Ok(None) };
    let number: u16 = node.parse(key, want::COUNT)?;
    Ok(Some(u32::from(number)))
}

/// `none`, or a unit with the way halves go: `10 away`, `1 up`, `0.01 towards`.
pub(crate) fn rounding(node: &Node, key: &str) -> Result<Option<Rounding>, FileError> {
    let wanted = want::ROUNDING;
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
    let InForce { edition, regulations, .. } = InForce::read(fields)?;
    let regulated = Conditions::regulated(edition, &regulations, Method::TotalPoints);
    let methods = [
        ("imps", MatchMethod::Imps),
        ("board-a-match", MatchMethod::BoardAMatch),
        ("total-points", MatchMethod::TotalPoints),
    ];
    let stages = [("league", Knockout::No), ("knockout", Knockout::Yes)];
    let field = [("whole", Field::Whole), ("section", Field::Section)];
    let withdrawals = [("stand", Withdrawals::Stand), ("annulled", Withdrawals::Annulled)];
    let method = fields.need("scoring")?.word("scoring", &methods)?;
    refuse_idle(fields)?;
    let knockout = fields.word_or("stage", &stages, Knockout::No)?;
    if knockout == Knockout::Yes {
        fields.idle(
            &["victory_points", "tie_breaks", "master_points", "boards_a_match", "field"],
            said!("idle-knockout", "a knockout names the winner of each match and has no ranking"),
        )?;
    }
    scale_for_imps(fields, method)?;
    if method == MatchMethod::BoardAMatch
        && knockout == Knockout::No
        && fields.get("victory_points").is_none()
    {
        let why =
            said!("idle-boards-added", "without victory points the boards are added up, not the margins");
        fields.idle(&["most_a_match", "margin_rounding"], why)?;
    }
    Ok(MatchConditions {
        edition,
        method,
        unit: fields.word_or("unit", &UNITS, regulations.scores.matchpoint_unit.into())?,
        averages: averages(fields, regulated.averages)?,
        several: regulated.several,
        weighting: regulated.weighting,
        one_table: match method {
            MatchMethod::Imps => one_table(fields, edition, &regulations)?,
            MatchMethod::BoardAMatch | MatchMethod::TotalPoints => None,
        },
        most_a_board: most(fields, "most_a_board")?,
        most_a_match: most(fields, "most_a_match")?,
        rounding: fields.get("margin_rounding").map_or(Ok(None), |node| rounding(node, "margin_rounding"))?,
        scale: scale(fields)?,
        boards: count(fields, "boards_a_match")?,
        knockout,
        field: fields.word_or("field", &field, Field::default())?,
        withdrawals: fields.word_or("withdrawals", &withdrawals, Withdrawals::default())?,
    })
}

/// The scales that have a name turn IMPs into victory points, and nothing else.
fn scale_for_imps(fields: &Fields<'_>, method: MatchMethod) -> Result<(), FileError> {
    match (method, fields.get("victory_points")) {
        (MatchMethod::BoardAMatch | MatchMethod::TotalPoints, Some(node))
            if node.text("victory_points", want::TEXT).is_ok() =>
        {
            Err(node.bad(
                "victory_points",
                said!("bad-scale-imps", "this scale is for IMPs; give one of your own in rows"),
            ))
        }
        (MatchMethod::Imps | MatchMethod::BoardAMatch | MatchMethod::TotalPoints, _) => Ok(()),
    }
}

/// What a board played at one table only is worth, where a regulation sets it.
fn one_table(
    fields: &Fields<'_>,
    edition: Edition,
    regulations: &Regulations,
) -> Result<Option<Ratio>, FileError> {
    let Some(node) = fields.get("one_table_imps") else {
        return match regulations.scores.one_table_result {
            OneTableResult::AsTheLaws => Ok(None),
            OneTableResult::ByRegulation => Err(fields.fail(Problem::Missing("one_table_imps"))),
        };
    };
    if !L86B3.exists_in(edition) {
        fields.idle(
            &["one_table_imps"],
            said!("idle-no-paragraph", "{laws} have no such paragraph", laws = edition),
        )?;
    }
    let imps: Ratio = node.parse("one_table_imps", want::IMPS)?;
    if imps.is_negative() || imps > Ratio::whole(24) {
        return Err(node.bad("one_table_imps", said!("bad-imps-range", "from 0 to 24 IMPs")));
    }
    Ok(Some(imps))
}

fn most(fields: &Fields<'_>, key: &str) -> Result<Option<Ratio>, FileError> {
    let most: Option<Ratio> = fields.maybe(key, want::NUMBER)?;
    match (most, fields.get(key)) {
        (Some(most), Some(node)) if !most.is_positive() => {
            Err(node.bad(key, said!("bad-not-above-zero", "not above zero")))
        }
        (most, _) => Ok(most),
    }
}

/// The ways to part equal scores, in their order, each once and each one that can part these contestants.
pub(crate) fn tie_breaks(fields: &Fields<'_>, serving: &[TieBreak]) -> Result<Vec<TieBreak>, FileError> {
    let words: Vec<(&str, TieBreak)> = serving.iter().map(|way| (way.name(), *way)).collect();
    let mut ways = Vec::new();
    for node in fields.rows("tie_breaks")? {
        let way = node.word("tie_breaks", &words)?;
        if ways.contains(&way) {
            return Err(node.bad(
                "tie_breaks",
                said!("bad-tie-break-twice", "{way} stands here twice", way = format!("{:?}", way.name())),
            ));
        }
        ways.push(way);
    }
    Ok(ways)
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
