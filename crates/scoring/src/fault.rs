use std::fmt;

use openroom_cards::{BySide, Outcome, Side};
use openroom_lawbook::regulations::WeightedScore;

use crate::said::said;
use crate::{
    Amount, Artificial, Award, Conditions, Contestant, Entry, Extra, Field, Line, Method, Place, Said,
    TooManyTricks, Traveller, Winners,
};

/// A line of a traveller.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Where {
    /// The place of the traveller.
    pub board: usize,
    /// The place of the line on it.
    pub line: usize,
}

/// Why a session cannot be scored, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, where it is about one.
    pub at: Option<Where>,
    /// Why.
    pub why: Why,
}

/// Why a session cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// More tricks than there are.
    TooManyTricks(TooManyTricks),
    /// There is no such contestant.
    UnknownContestant(Place),
    /// The contestant has two lines on this board, or sits on both sides.
    Twice(String),
    /// A share of a top where there are no tops.
    ShareWithoutTop,
    /// A penalty or the like as a share of a top or of a session, where there are no tops.
    ExtraWithoutTop,
    /// IMPs where the session is not scored in IMPs.
    ImpsWithoutImps,
    /// Average plus or minus at total points, for which nothing says what it is worth.
    AverageAtTotalPoints,
    /// A weighted score where regulations want a single result.
    Weighting,
    /// Victory points in a session that has none.
    VictoryPoints,
    /// A table where one side has points and the other an artificial score, in a match.
    HalfArtificial,
    /// The line is annulled, since a contestant on it withdrew.
    Annulled,
    /// There are two rankings, and nothing says to which this contestant belongs.
    NoDirection(String),
    /// Contestants of two sections that are compared apart, on one line.
    TwoSections,
    /// A contestant on the side against his direction.
    AgainstDirection(String, Side),
    /// A correction that leaves everything as it was.
    NothingChanges,
    /// A correction of a penalty or the like that is not there.
    NoSuchExtra,
}

impl Fault {
    pub(crate) fn tricks(at: Where, why: TooManyTricks) -> Fault {
        Fault { at: Some(at), why: Why::TooManyTricks(why) }
    }
}

impl Why {
    /// What it says, in any language.
    pub fn said(&self) -> Said {
        match self {
            Why::TooManyTricks(why) => why.said(),
            Why::UnknownContestant(place) => said!(
                "why-unknown-contestant",
                "there is no contestant at place {place}",
                place = place.to_string()
            ),
            Why::Twice(id) => said!("why-twice", "contestant {id} is on this board twice", id = id),
            Why::ShareWithoutTop => said!(
                "why-share",
                "a percentage is no score where there are no matchpoints; write A+, A, A- or IMPs"
            ),
            Why::ExtraWithoutTop => said!(
                "why-extra-share",
                "a share of a top or of the session is nothing where there are no matchpoints; write `score`"
            ),
            Why::ImpsWithoutImps => said!(
                "why-imps",
                "IMPs are no score in a session that is not scored in IMPs; write A+, A, A- or a percentage"
            ),
            Why::AverageAtTotalPoints => {
                said!("why-average-points", "total points have no averages; assign points")
            }
            Why::Weighting => said!("why-weighting", "the regulations allow no weighted score"),
            Why::VictoryPoints => said!("why-no-vp", "this session has no victory points"),
            Why::HalfArtificial => said!(
                "why-half",
                "in a match a table gives both sides points or both an average; state both teams' averages for the board"
            ),
            Why::Annulled => said!("why-annulled", "this line is annulled: a contestant on it withdrew"),
            Why::NoDirection(id) => said!(
                "why-direction",
                "there are two rankings, and contestant {id} has no direction",
                id = id
            ),
            Why::TwoSections => {
                said!("why-two-sections", "the contestants are of two sections that are compared apart")
            }
            Why::AgainstDirection(id, side) => said!(
                "why-against",
                "contestant {id} sits {side} here, against its direction",
                id = id,
                side = *side
            ),
            Why::NoSuchExtra => {
                said!("why-no-extra", "there is no such penalty, bonus, carry-over or handicap")
            }
            Why::NothingChanges => {
                said!("why-nothing-changes", "this changes nothing: it is what stands there already")
            }
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "traveller {}, line {}: {}", at.board + 1, at.line + 1, self.why),
            None => self.why.fmt(f),
        }
    }
}

impl std::error::Error for Fault {}

pub(crate) fn check(
    conditions: &Conditions,
    contestants: &[Contestant],
    travellers: &[Traveller],
    extras: &[Extra],
) -> Result<(), Fault> {
    let mut seen = vec![0usize; contestants.len()];
    for (board, traveller) in travellers.iter().enumerate() {
        for (line, entry) in traveller.lines.iter().enumerate() {
            let fault = |why| Fault { at: Some(Where { board, line }), why };
            check_entry(&entry.entry, conditions).map_err(fault)?;
            let compared = entry.is_compared();
            for place in Side::ALL.iter().flat_map(|side| entry.of(*side)) {
                let Some(last) = seen.get_mut(*place as usize) else {
                    return Err(fault(Why::UnknownContestant(*place)));
                };
                if compared && *last == board + 1 {
                    return Err(fault(Why::Twice(contestants[*place as usize].id.clone())));
                }
                if compared {
                    *last = board + 1;
                }
            }
        }
    }
    check_rest(conditions, contestants, extras).map_err(|why| Fault { at: None, why })
}

impl Line {
    /// Whether it is compared with others: only one such line of a board may name a contestant. One
    /// that was cancelled, or scored without play, stands beside it.
    pub(crate) fn is_compared(&self) -> bool {
        match &self.entry {
            Entry::Result(_) | Entry::Points(_) => true,
            Entry::Adjusted(adjustment) => {
                adjustment.awards.values().iter().any(|award| matches!(award, Award::Points(_)))
            }
            Entry::Late | Entry::NotPlayed | Entry::Cancelled => false,
        }
    }
}

/// Whether those who sit on a line may sit there together.
pub(crate) fn check_seats(
    seats: &BySide<[Place; 2]>,
    contestants: &[Contestant],
    conditions: &Conditions,
) -> Result<(), Why> {
    let of = |place: &Place| &contestants[*place as usize];
    let section = of(&seats[Side::NorthSouth][0]).section;
    let across = seats.values().iter().flatten().any(|place| of(place).section != section);
    if across && conditions.field == Field::Section {
        return Err(Why::TwoSections);
    }
    for side in Side::ALL {
        let against = |place: &&Place| of(place).direction.is_some_and(|direction| direction != side);
        if let Some(place) = seats[side].iter().find(against) {
            return Err(Why::AgainstDirection(of(place).id.clone(), side));
        }
    }
    Ok(())
}

fn check_rest(conditions: &Conditions, contestants: &[Contestant], extras: &[Extra]) -> Result<(), Why> {
    if conditions.winners == Winners::Two
        && let Some(contestant) = contestants.iter().find(|contestant| contestant.direction.is_none())
    {
        return Err(Why::NoDirection(contestant.id.clone()));
    }
    check_extras(conditions, contestants, extras)
}

pub(crate) fn check_extras(
    conditions: &Conditions,
    contestants: &[Contestant],
    extras: &[Extra],
) -> Result<(), Why> {
    let unknown = extras.iter().find(|extra| extra.contestant as usize >= contestants.len());
    if let Some(extra) = unknown {
        return Err(Why::UnknownContestant(extra.contestant));
    }
    extras.iter().try_for_each(|extra| check_amount(&extra.amount, conditions))
}

pub(crate) fn check_amount(amount: &Amount, conditions: &Conditions) -> Result<(), Why> {
    match amount {
        Amount::VictoryPoints(_) => Err(Why::VictoryPoints),
        Amount::Tops(_) | Amount::Session(_) if !conditions.method.has_top() => Err(Why::ExtraWithoutTop),
        Amount::Score(_) | Amount::Tops(_) | Amount::Session(_) => Ok(()),
    }
}

pub(crate) fn check_entry(entry: &Entry, conditions: &Conditions) -> Result<(), Why> {
    match entry {
        Entry::Result(Outcome::Played { tricks, .. }) if *tricks > 13 => {
            Err(Why::TooManyTricks(TooManyTricks(*tricks)))
        }
        Entry::Adjusted(adjustment) => {
            adjustment.awards.values().iter().try_for_each(|award| check_award(award, conditions))
        }
        Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => Ok(()),
    }
}

fn check_award(award: &Award, conditions: &Conditions) -> Result<(), Why> {
    let artificial = match award {
        Award::Artificial(artificial) => artificial,
        Award::Points(points)
            if points.single().is_none() && conditions.weighting == WeightedScore::SingleResult =>
        {
            return Err(Why::Weighting);
        }
        Award::Points(_) => return Ok(()),
    };
    match (artificial, &conditions.method) {
        (Artificial::Share(_), Method::Butler(_) | Method::CrossImps(_) | Method::TotalPoints) => {
            Err(Why::ShareWithoutTop)
        }
        (Artificial::Imps(_), Method::Matchpoints(_) | Method::TotalPoints) => Err(Why::ImpsWithoutImps),
        (Artificial::Average(_), Method::TotalPoints) => Err(Why::AverageAtTotalPoints),
        (Artificial::Share(_), Method::Matchpoints(_))
        | (Artificial::Imps(_), Method::Butler(_) | Method::CrossImps(_))
        | (Artificial::Average(_), Method::Matchpoints(_) | Method::Butler(_) | Method::CrossImps(_)) => {
            Ok(())
        }
    }
}
