use std::collections::BTreeMap;
use std::fmt;

use openroom_cards::{Board, BySide, Side};
use openroom_movements::{Unit, Winners};
use openroom_scoring as scoring;
use openroom_scoring::{Book, Ratio};

use crate::person::index;
use crate::{Line, LineState, Penalty, Score, Scoring, Tournament};

/// Why an event cannot be ranked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unranked {
    /// It has no conditions or has not started.
    NotStarted,
    /// Teams are ranked by their matches, which is not done here yet.
    Teams,
    /// The scores do not fit together.
    Faulty(String),
}

impl fmt::Display for Unranked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unranked::NotStarted => f.write_str("play has not begun"),
            Unranked::Teams => f.write_str("team matches are not ranked yet"),
            Unranked::Faulty(why) => write!(f, "the scores do not fit together: {why}"),
        }
    }
}

impl std::error::Error for Unranked {}

/// The event scored and ranked as it stands: agreed lines count, others are late.
pub fn book(event: &Tournament) -> Result<Book, Unranked> {
    let (Some(movement), Some(conditions)) = (event.movement(), event.conditions()) else {
        return Err(Unranked::NotStarted);
    };
    if movement.unit == Unit::Team {
        return Err(Unranked::Teams);
    }
    let method = match conditions.scoring {
        Scoring::Matchpoints => scoring::Method::Matchpoints(scoring::Unit::Two),
        Scoring::Butler => scoring::Method::Butler(scoring::Butler::default()),
        Scoring::CrossImps => scoring::Method::CrossImps(scoring::Divisor::Comparisons),
        Scoring::TotalPoints => scoring::Method::TotalPoints,
    };
    let mut how = scoring::Conditions::new(conditions.edition, method);
    how.winners = match movement.winners {
        Winners::One => scoring::Winners::One,
        Winners::Two => scoring::Winners::Two,
    };
    let contestants = contestants(event, &movement.lines());
    Book::new(how, contestants, travellers(event), extras(event))
        .map_err(|fault| Unranked::Faulty(fault.to_string()))
}

fn contestants(
    event: &Tournament,
    rankings: &[Vec<openroom_movements::Contestant>],
) -> Vec<scoring::Contestant> {
    let direction = |number: usize| match rankings {
        [ns, _] if ns.iter().any(|&who| index(who) == Some(number)) => Some(Side::NorthSouth),
        [_, _] => Some(Side::EastWest),
        _ => None,
    };
    let contestant = |(number, entry): (usize, &crate::EntryNo)| scoring::Contestant {
        id: (number + 1).to_string(),
        name: String::new(),
        section: 0,
        direction: direction(number),
        stratum: 0,
        standing: match event.entries.get(entry) {
            Some(known) if known.withdrawn => scoring::Standing::Withdrawn,
            _ => scoring::Standing::Ranked,
        },
    };
    event.order.iter().enumerate().map(contestant).collect()
}

fn travellers(event: &Tournament) -> Vec<scoring::Traveller> {
    let mut boards: BTreeMap<u32, Vec<scoring::Line>> = BTreeMap::new();
    for line in event.due() {
        boards.entry(line.board).or_default().extend(scored(event, line));
    }
    boards
        .into_iter()
        .filter_map(|(number, lines)| {
            Some(scoring::Traveller { board: Board::numbered(number.try_into().ok()?), lines })
        })
        .collect()
}

fn scored(event: &Tournament, line: Line) -> Option<scoring::Line> {
    let table = event.table(line)?;
    let place = |seat| table.seats[seat].and_then(index).map(|place| place as u32);
    let side = |side: Side| {
        let [one, other] = side.seats();
        Some([place(one)?, place(other)?])
    };
    let entry = match event.lines.get(&line).and_then(LineState::agreed) {
        None | Some(Score::Postponed) => scoring::Entry::Late,
        Some(Score::NotPlayed) => scoring::Entry::NotPlayed,
        Some(Score::Result(outcome)) => scoring::Entry::Result(*outcome),
        Some(Score::Adjusted(adjusted)) => scoring::Entry::Adjusted(adjusted.scored()?),
    };
    let contestants = BySide::new([side(Side::NorthSouth)?, side(Side::EastWest)?]);
    Some(scoring::Line { contestants, entry, form: 0, section: 0 })
}

fn extras(event: &Tournament) -> Vec<scoring::Extra> {
    let extra = |(entry, penalty, by, reason): &(crate::EntryNo, Penalty, _, String)| {
        let place = event.order.iter().position(|other| other == entry)?;
        let (kind, tops): (_, &Ratio) = match penalty {
            Penalty::Procedural(tops) => (scoring::ExtraKind::Procedural, tops),
            Penalty::Disciplinary(tops) => (scoring::ExtraKind::Disciplinary, tops),
        };
        Some(scoring::Extra {
            contestant: place as u32,
            kind,
            amount: scoring::Amount::Tops(tops.clone()),
            by: Some(*by),
            reason: reason.clone(),
        })
    };
    event.penalties.iter().filter_map(extra).collect()
}
