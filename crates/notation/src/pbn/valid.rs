use openroom_cards::{Denomination, Side, Vulnerability};

use super::amount::{decimal, parse_score, parse_sides, parse_tricks, whole};
use super::table::columns_of;
use super::tags::Kind;
use super::value::{ContractValue, Misread, parse_contract, parse_deal, parse_declarer, parse_seat, seat};
use crate::Problem;

const SCORINGS: [&str; 8] = ["MP", "MatchPoints", "IMP", "Cavendish", "Chicago", "Rubber", "BAM", "Instant"];
const SCORING_WAYS: [&str; 19] = [
    "Butler",
    "Butler-2",
    "Experts",
    "Cross",
    "Cross1",
    "Cross2",
    "Mean",
    "Median",
    "MP1",
    "MP2",
    "OldMP",
    "Mitchell2",
    "Mitchell3",
    "Mitchell4",
    "Ascherman",
    "Bastille",
    "EMP",
    "IMP_1948",
    "IMP_1961",
];

/// Whether a value is one that its tag may have; empty and unknown always are.
pub(super) fn validate(kind: Kind, value: &str) -> Result<(), Misread> {
    if matches!(value, "" | "?") {
        return Ok(());
    }
    match kind {
        Kind::Text | Kind::Note | Kind::Time => Ok(()),
        Kind::Date => date(value),
        Kind::Board => match whole(value) {
            Some((number, length)) if length == value.len() && number >= 0.0 => Ok(()),
            _ => Err(Misread::value(0, "a board number")),
        },
        Kind::Round => match value.chars().next() {
            Some(first) if first.is_alphanumeric() || value == "-" => Ok(()),
            _ => Err(Misread::value(0, "a round such as 3 or 3.1")),
        },
        Kind::Dealer | Kind::Auction | Kind::Play => parse_seat(value).map(drop),
        Kind::Vulnerable => one_of(
            value,
            &["None", "Love", "-", "NS", "EW", "All", "Both"],
            Problem::BadValue,
            "None, Love, -, NS, EW, All or Both",
        ),
        Kind::Deal => parse_deal(value).map(drop),
        Kind::Declarer => parse_declarer(value).map(drop),
        Kind::Contract => match parse_contract(value)? {
            ContractValue::Bid(bid, _)
                if bid.denomination() == Denomination::NoTrump && !has_no_trump(value) =>
            {
                Err(Misread::new(1, Problem::BadDenomination, "C, D, H, S or NT"))
            }
            _ => Ok(()),
        },
        Kind::Result => result(value),
        Kind::Scoring => scoring(value),
        Kind::Score => parse_sides(value, whole, "a whole number, or NS and EW with one each").map(drop),
        Kind::Decimal => parse_score(value).map(drop),
        Kind::Percentage => percentage(value),
        Kind::Rubber => {
            parse_sides(value, rubber, "points above / points below, for a side or both").map(drop)
        }
        Kind::RubberHistory => rubber_vulnerability(value).map(drop),
        Kind::OptimumScore => {
            if !value.trim_start().starts_with("NS") && !value.trim_start().starts_with("EW") {
                return Err(Misread::value(0, "NS or EW and a number"));
            }
            parse_sides(value, whole, "NS or EW and a number").map(drop)
        }
        Kind::Hidden => match value.chars().position(|letter| seat(letter).is_none()) {
            Some(at) => Err(Misread::value(at, "letters of seats")),
            None => Ok(()),
        },
        Kind::YesNo => one_of(value, &["Yes", "No"], Problem::BadValue, "Yes or No"),
        Kind::Competition => one_of(
            value,
            &["Chicago", "Individuals", "Pairs", "Rubber", "Teams"],
            Problem::UnknownValue,
            "Chicago, Individuals, Pairs, Rubber or Teams",
        ),
        Kind::PlayerType => one_of(value, &["human", "program"], Problem::UnknownValue, "human or program"),
        Kind::Mode => one_of(
            value,
            &["EMB", "IBS", "OKB", "TABLE", "TC"],
            Problem::UnknownValue,
            "EMB, IBS, OKB, TABLE or TC",
        ),
        Kind::Table => columns_of(value).map(drop),
    }
}

fn has_no_trump(value: &str) -> bool {
    value.get(1..3).is_some_and(|text| text.eq_ignore_ascii_case("NT"))
}

fn one_of(value: &str, known: &[&str], problem: Problem, expected: &'static str) -> Result<(), Misread> {
    if known.iter().any(|word| word.eq_ignore_ascii_case(value)) {
        Ok(())
    } else {
        Err(Misread::new(0, problem, expected))
    }
}

fn date(value: &str) -> Result<(), Misread> {
    const DATE: &str = "a date as YYYY.MM.DD with ? for what is not known";
    let bytes = value.as_bytes();
    for (at, byte) in bytes.iter().enumerate() {
        let fits = if at == 4 || at == 7 { *byte == b'.' } else { byte.is_ascii_digit() || *byte == b'?' };
        if at >= 10 || !fits {
            return Err(Misread::value(value[..at].chars().count(), DATE));
        }
    }
    let within = |range: std::ops::Range<usize>, least: u32, most: u32| {
        let text = &value[range];
        text.contains('?') || text.parse().is_ok_and(|number| (least..=most).contains(&number))
    };
    if bytes.len() < 10 {
        Err(Misread::value(bytes.len(), DATE))
    } else if !within(5..7, 1, 12) {
        Err(Misread::value(5, "a month from 01 to 12"))
    } else if !within(8..10, 1, 31) {
        Err(Misread::value(8, "a day from 01 to 31"))
    } else {
        Ok(())
    }
}

fn result(value: &str) -> Result<(), Misread> {
    let tricks = parse_tricks(value)?.amount;
    match tricks.sides.values() {
        [Some(north_south), Some(east_west)] if north_south + east_west != 13 => {
            Err(Misread::value(0, "thirteen tricks together"))
        }
        _ => Ok(()),
    }
}

fn percentage(value: &str) -> Result<(), Misread> {
    let amount = parse_score(value)?;
    let all = amount.sides.values().iter().flatten().chain(amount.declarer.as_ref());
    for percentage in all {
        if !(0.0..=100.0).contains(percentage) {
            return Err(Misread::value(0, "0 to 100"));
        }
    }
    Ok(())
}

fn scoring(value: &str) -> Result<(), Misread> {
    let mut at = 0;
    let mut system = false;
    for field in value.split(';') {
        let known = |list: &[&str]| list.iter().any(|word| word.eq_ignore_ascii_case(field));
        let is_system = known(&SCORINGS);
        if is_system && system {
            return Err(Misread::value(at, "one scoring system"));
        }
        if !is_system && !known(&SCORING_WAYS) {
            return Err(Misread::new(
                at,
                Problem::UnknownValue,
                "a scoring system such as MP or IMP, then ways parted by ;",
            ));
        }
        system |= is_system;
        at += field.chars().count() + 1;
    }
    Ok(())
}

fn rubber(text: &str) -> Option<((f64, f64), usize)> {
    let (above, length) = whole(text)?;
    let rest = text[length..].trim_start().strip_prefix('/')?.trim_start();
    let (below, length) = whole(rest)?;
    Some(((above, below), text.len() - rest.len() + length))
}

/// Who is vulnerable by the games of a rubber's history.
pub(super) fn rubber_vulnerability(value: &str) -> Result<Vulnerability, Misread> {
    const HISTORY: &str =
        "NS and EW, each with two scores above, a stroke and the points of one to three games";
    let (north_south, east_west) = value
        .trim()
        .strip_prefix("NS")
        .and_then(|rest| rest.split_once("EW"))
        .ok_or(Misread::value(0, HISTORY))?;
    let games = |text: &str| -> Option<Vec<f64>> {
        let (above, below) = text.split_once('/')?;
        let numbers = |text: &str| {
            text.split_whitespace()
                .map(|word| {
                    decimal(word).filter(|(_, length)| *length == word.len()).map(|(number, _)| number)
                })
                .collect::<Option<Vec<f64>>>()
        };
        let below = numbers(below)?;
        (numbers(above)?.len() == 2 && (1..=3).contains(&below.len())).then_some(below)
    };
    let north_south = games(north_south).ok_or(Misread::value(2, HISTORY))?;
    let east_west = games(east_west).ok_or(Misread::value(2, HISTORY))?;
    if north_south.len() != east_west.len() {
        return Err(Misread::value(0, "the same number of games for both sides"));
    }
    let mut vulnerable = [false; 2];
    for (points, others) in north_south.iter().zip(&east_west).take(north_south.len() - 1) {
        match (*points >= 100.0, *others >= 100.0) {
            (true, false) => vulnerable[Side::NorthSouth as usize] = true,
            (false, true) => vulnerable[Side::EastWest as usize] = true,
            _ => return Err(Misread::value(0, "one side with a hundred points in each finished game")),
        }
    }
    Ok(match vulnerable {
        [false, false] => Vulnerability::None,
        [true, false] => Vulnerability::NorthSouth,
        [false, true] => Vulnerability::EastWest,
        [true, true] => Vulnerability::Both,
    })
}
