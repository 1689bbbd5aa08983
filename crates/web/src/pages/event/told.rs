//! Names, contracts and figures as the pages of an event show them.

use openroom_cards::{Board, Card, Doubling, Outcome, Side, Vulnerability};
use openroom_lawbook::Language;
use openroom_scoring::{Ratio, score};
use openroom_tournament::{Adjusted, Awarded, EntryNo, Fault, Line, Own, Person, Score, Scoring, Tournament};

use crate::club::Inside;
use crate::scene::suit_class;
use crate::words::Words;

/// The name of a person.
pub(crate) fn person(inside: &Inside, person: Person) -> String {
    inside.people.get(person).map_or_else(|| format!("#{}", person.0), |player| player.name.clone())
}

/// What an entry is called: a team by its name, others by their players.
pub(crate) fn entry(inside: &Inside, entry: EntryNo) -> String {
    team(inside, entry).unwrap_or_else(|| players(inside, entry))
}

/// The name of a team, where it has one: in the log, or at the door as in events of earlier releases.
pub(crate) fn team(inside: &Inside, entry: EntryNo) -> Option<String> {
    let logged = inside.event.entries().get(&entry).map(|known| known.name.clone());
    logged.filter(|name| !name.is_empty()).or_else(|| inside.door.teams.get(&entry).cloned())
}

/// The names of an entry's players.
pub(super) fn players(inside: &Inside, entry: EntryNo) -> String {
    let known = inside.event.entries().get(&entry);
    known.map(|entry| entry.players_called(|one| person(inside, one))).unwrap_or_default()
}

/// The names of all entries of a side.
pub(super) fn entries(inside: &Inside, all: &[EntryNo]) -> String {
    all.iter().map(|&one| entry(inside, one)).collect::<Vec<_>>().join(" – ")
}

/// A number with so many places, as this language writes it.
pub(super) fn number(w: Words, number: &Ratio, places: u8) -> String {
    let text = number.shown(places).replace('-', "−");
    match w.language() {
        Language::En => text,
        Language::Et | Language::Fi | Language::Pl | Language::De | Language::Nb => text.replace('.', ","),
    }
}

/// A number without places where it is whole, with two where it is not.
pub(super) fn short(w: Words, amount: &Ratio) -> String {
    number(w, amount, if amount.to_whole().is_some() { 0 } else { 2 })
}

/// A share as a percentage.
pub(super) fn percent(w: Words, share: &Ratio) -> String {
    format!("{} %", number(w, &(share * &Ratio::whole(100)), 2))
}

/// What a contestant has: a percentage, or points.
pub(super) fn own(w: Words, own: &Own) -> String {
    own.share().map_or_else(|| number(w, &own.score, 2), |share| percent(w, &share))
}

/// Points with their sign.
pub(super) fn points(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        _ => format!("{points:+}").replace('-', "−"),
    }
}

/// A contract with its result in signs.
#[derive(Clone, Default)]
pub(crate) struct Told {
    /// The level; or all of it, where there was no contract.
    pub(crate) level: String,
    /// The denomination.
    pub(crate) sign: String,
    /// The class of its colour.
    pub(crate) class: &'static str,
    /// Doubled or redoubled, declarer and the tricks over or under.
    pub(crate) rest: String,
    /// The points of North-South.
    pub(crate) points: String,
    /// The same as a number, where there are any.
    pub(crate) worth: Option<i32>,
}

/// What stands on a line, with the points of an adjusted score as this side has them.
pub(super) fn score_for(w: Words, line: Line, given: &Score, side: Side) -> Told {
    let told = score_of(w, line, given);
    match given {
        Score::Adjusted(adjusted) => {
            let own = &adjusted.awards[side];
            let rest = match own {
                Awarded::Points(_) => of_side(w, own, side),
                Awarded::Average(_) | Awarded::Share(_) => award(w, own, side),
            };
            Told { rest: format!(": {rest}"), ..told }
        }
        Score::Result(_) | Score::NotPlayed | Score::Cancelled => told,
    }
}

/// What stands on a line.
pub(super) fn score_of(w: Words, line: Line, given: &Score) -> Told {
    let only = |level: String| Told { level, ..Told::default() };
    match given {
        Score::Result(outcome) => result(w, line.board, outcome),
        Score::NotPlayed => only(w.term("not_played").to_owned()),
        Score::Cancelled => only(w.term("cancelled").to_owned()),
        Score::Adjusted(adjusted) => Told {
            level: w.term("adjusted_score").to_owned(),
            rest: format!(": {}", awards(w, adjusted)),
            ..Told::default()
        },
    }
}

/// What is awarded, with the points as this side has them.
fn award(w: Words, award: &Awarded, seen_by: Side) -> String {
    let sign = |points: i32| self::points(if seen_by == Side::NorthSouth { points } else { -points });
    match award {
        Awarded::Points(weighed) => {
            let one = |(weight, points): &(Ratio, i32)| match weighed.len() {
                1 => sign(*points),
                _ => format!("{} {}", whole_percent(w, weight), sign(*points)),
            };
            weighed.iter().map(one).collect::<Vec<_>>().join(" + ")
        }
        Awarded::Average(fault) => w
            .term(match fault {
                Fault::None => "average_plus",
                Fault::Partly => "average",
                Fault::Directly => "average_minus",
            })
            .to_owned(),
        Awarded::Share(share) => percent(w, share),
    }
}

/// What a side gets, with its name and its own sign.
fn of_side(w: Words, given: &Awarded, side: Side) -> String {
    format!("{} {}", w.side(side), award(w, given, side))
}

/// What each side gets by an adjusted score; of one result for both what North-South have.
fn awards(w: Words, adjusted: &Adjusted) -> String {
    let of = |side: Side| of_side(w, &adjusted.awards[side], side);
    let [ns, ew] = Side::ALL.map(|side| &adjusted.awards[side]);
    if matches!(ns, Awarded::Points(_)) && ns == ew {
        of(Side::NorthSouth)
    } else {
        Side::ALL.map(of).join(", ")
    }
}

fn whole_percent(w: Words, share: &Ratio) -> String {
    format!("{} %", number(w, &(share * &Ratio::whole(100)), 0))
}

/// An adjusted score in words: what each side gets, and who offended.
pub(super) fn adjusted(w: Words, adjusted: &Adjusted) -> String {
    let sides = adjusted.offenders.iter().map(|side| w.side(*side)).collect::<Vec<_>>().join(", ");
    let offended = if sides.is_empty() { sides } else { format!("; {} {sides}", w.term("offending_side")) };
    format!("{}: {}{offended}", w.term("adjusted_score"), awards(w, adjusted))
}

/// The result of a table.
pub(super) fn result(w: Words, board: u32, outcome: &Outcome) -> Told {
    let vulnerability = markings(board).map_or(Vulnerability::None, |board| board.vulnerability);
    let worth = score(outcome, vulnerability).ok();
    let points = worth.map(points).unwrap_or_default();
    match outcome {
        Outcome::PassedOut => {
            Told { level: w.term("passed_out").to_owned(), points, worth, ..Told::default() }
        }
        Outcome::Played { contract, tricks } => {
            let doubled = match contract.doubling {
                Doubling::Undoubled => "",
                Doubling::Doubled => "×",
                Doubling::Redoubled => "××",
            };
            let margin = i16::from(*tricks) - i16::from(contract.bid.level().tricks());
            let margin = if margin == 0 { "=".to_owned() } else { self::points(margin.into()) };
            Told {
                level: contract.bid.level().get().to_string(),
                sign: w.denomination(contract.bid.denomination()),
                class: suit_class(contract.bid.denomination()),
                rest: format!("{doubled} {} {margin}", w.seat_letter(contract.declarer)),
                points,
                worth,
            }
        }
    }
}

/// A card in signs with its class.
pub(super) fn card(w: Words, card: Card) -> (String, &'static str) {
    (w.card(card), suit_class(card.suit().into()))
}

/// What the face of a board says.
pub(super) fn markings(board: u32) -> Option<Board> {
    board.try_into().ok().map(Board::numbered)
}

/// Dealer and vulnerability in words.
pub(super) fn face(w: Words, board: u32) -> String {
    let Some(board) = markings(board) else { return String::new() };
    let vulnerable = w.term(match board.vulnerability {
        Vulnerability::None => "none_vulnerable",
        Vulnerability::NorthSouth => "ns_vulnerable",
        Vulnerability::EastWest => "ew_vulnerable",
        Vulnerability::Both => "both_vulnerable",
    });
    format!("{} {}, {vulnerable}", w.term("dealer"), w.seat(board.dealer))
}

/// Boards from the first to the last.
pub(super) fn boards((first, last): (u32, u32)) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// The entries of a side at a line.
pub(super) fn side_at(inside: &Inside, line: Line, side: Side) -> String {
    inside.event.sides(line).map_or_else(String::new, |sides| entries(inside, &sides[side]))
}

/// The key of a way of scoring.
pub(super) const fn scoring(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Matchpoints => "scoring-matchpoints",
        Scoring::Butler => "scoring-butler",
        Scoring::CrossImps => "scoring-cross-imps",
        Scoring::TotalPoints => "scoring-total",
        Scoring::Imps => "scoring-imps",
        Scoring::BoardAMatch => "scoring-board-a-match",
    }
}

/// The number by which players know an entry in a section: its number in the movement.
pub(super) fn number_of(event: &Tournament, entry: EntryNo) -> u16 {
    let session = event.session_no();
    let found = event.sections(session).find_map(|(_, playing)| playing.contestant(entry));
    found.map_or(entry.0, |contestant| contestant.0)
}
