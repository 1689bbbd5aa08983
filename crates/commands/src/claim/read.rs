//! A claim from its words.

use openroom_analysis::claim::{Claim, Principles, Statement};
use openroom_cards::Cards;
use openroom_lawbook::Language;
use openroom_scenarios::{Claimed, Fault, claimed, claimed_line};

use crate::files;
use crate::finish::Failure;
use crate::recorded::Recorded;
use crate::words::spoken;

pub(super) fn claim(
    written: &str,
    board: &Recorded,
    after: Option<usize>,
    principles: Principles,
    penalty_cards: Cards,
) -> Result<Claim, Failure> {
    let history = board.history(after)?;
    let Claimed { by, tricks, statement } = claimed(&counted(&tidy(written), history.position.tricks_left()))
        .map_err(|fault| unread("claim-unread", &fault))?;
    let claim = Claim {
        position: history.position,
        declarer: board.declarer,
        claimer: by,
        claimed: tricks,
        statement,
        shown_out: history.shown_out,
        penalty_cards,
        principles,
    };
    claim.check().map_err(files::no_claim)?;
    claim.can_mean(&claim.statement).map_err(files::no_claim)?;
    Ok(claim)
}

/// A line without who claims and how many.
pub(super) fn line(written: &str, claim: &Claim) -> Result<Statement, Failure> {
    let statement = claimed_line(&tidy(written)).map_err(|fault| unread("claim-line-unread", &fault))?;
    claim.can_mean(&statement).map_err(files::no_claim)?;
    Ok(statement)
}

/// `s claims all` as `S claims 5`, where five are left, and `S concedes 2` as the claim of the three others.
fn counted(written: &str, left: u8) -> String {
    let mut words: Vec<String> = written.splitn(4, ' ').map(str::to_owned).collect();
    if let Some(who) = words.first_mut().filter(|who| who.len() == 1) {
        who.make_ascii_uppercase();
    }
    let [_, verb, number, ..] = words.as_mut_slice() else { return words.join(" ") };
    let (said, rest) = number.split_at(number.find(':').unwrap_or(number.len()));
    let said = if said.eq_ignore_ascii_case("all") { left.to_string() } else { said.to_owned() };
    let of_others = said.parse().ok().and_then(|conceded| left.checked_sub(conceded));
    *number = match of_others.filter(|_| verb == "concedes") {
        Some(claimed) => {
            "claims".clone_into(verb);
            format!("{claimed}{rest}")
        }
        None => format!("{said}{rest}"),
    };
    words.join(" ")
}

/// The line with one space between its words and after each comma; the claimer's own words, after the colon, as they are.
fn tidy(written: &str) -> String {
    let (line, words) = written.split_at(written.find(':').unwrap_or(written.len()));
    let parts = line.split(',').map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    parts.collect::<Vec<_>>().join(", ") + words
}

/// Words of a claim that are not understood: English says what was expected, the others where, and how it is written.
fn unread(key: &'static str, fault: &Fault) -> Failure {
    if spoken().language() == Language::En {
        let what = if key == "claim-unread" { "claim" } else { "proposed line" };
        return Failure::input(format!("{what}, {fault}"));
    }
    let said = [("place", fault.place.column.to_string()), ("found", format!("{:?}", fault.found))];
    Failure::said(key, said)
}
