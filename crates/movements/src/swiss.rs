use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::matching::{Edge, Matching, least_cost_perfect_matching};
use crate::teams::match_tables;
use crate::{BoardSet, Contestant, Round, Table, Unit};

/// Where a contestant stands when a round is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The contestant.
    pub contestant: Contestant,
    /// The score so far in any unit, such as hundredths of a victory point.
    pub score: i64,
    /// The opponents met so far, each as often as met.
    #[serde(default)]
    pub met: Vec<Contestant>,
    /// How many byes so far.
    #[serde(default)]
    pub byes: u16,
    /// How many more rounds North-South than East-West so far.
    #[serde(default)]
    pub north_south_surplus: i16,
}

/// Two contestants who are to meet; the first sits North-South, or at home.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// North-South.
    pub ns: Contestant,
    /// East-West.
    pub ew: Contestant,
    /// How often they have met before.
    pub met_before: u16,
}

/// A draw of one round: a value that is published and then stands, whatever is corrected later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// The pairings, highest standing first.
    pub pairings: Vec<Pairing>,
    /// Who sits out, when the number is odd.
    pub bye: Option<Contestant>,
    /// Whether the bye is a second one for its contestant.
    pub bye_again: bool,
}

impl Draw {
    /// The pairings of contestants who have met before; none wherever a draw without exists.
    pub fn rematches(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|pairing| pairing.met_before > 0)
    }

    /// Whether no draw without a rematch or second bye exists, so that the Director must decide
    /// if this least bad one stands.
    pub fn needs_decision(&self) -> bool {
        self.bye_again || self.rematches().next().is_some()
    }

    /// The draw as a round in which every table plays this set; a team match takes two tables.
    pub fn round(&self, unit: Unit, set: BoardSet) -> Round {
        let tables = self.pairings.iter().flat_map(|pairing| match unit {
            Unit::Player | Unit::Pair => vec![Table::sides(Some(pairing.ns), Some(pairing.ew), set)],
            Unit::Team => match_tables(pairing.ns, pairing.ew, set).to_vec(),
        });
        Round { tables: tables.collect() }
    }
}

/// Why a round cannot be drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DrawRefused {
    /// Fewer than two contestants.
    TooFew,
    /// A contestant is listed twice.
    Twice(Contestant),
}

impl std::fmt::Display for DrawRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DrawRefused::TooFew => f.write_str("a draw needs two contestants"),
            DrawRefused::Twice(contestant) => write!(f, "contestant {contestant} is listed twice"),
        }
    }
}

impl std::error::Error for DrawRefused {}

const WIDEST: i64 = 1 << 14;
const REMATCH: i64 = 1 << 48;

/// Draws a round: contestants with the nearest scores meet, and nobody meets an opponent again or
/// has a second bye where that can be avoided.
///
/// The draw is the one of least cost among all: first the fewest rematches, then the smallest sum
/// of squared differences in score (differences above 16383 count as that), then of places. The
/// order of the list breaks ties, so the same standings always give the same draw.
pub fn draw(standings: &[Standing]) -> Result<Draw, DrawRefused> {
    let field = Field::new(standings)?;
    let matching = field.match_up();
    let mut drawn = Draw { pairings: Vec::new(), bye: None, bye_again: false };
    for (one, &other) in matching.mate.iter().enumerate() {
        if other < one {
            continue;
        }
        match field.ranked.get(other) {
            None => {
                drawn.bye = Some(field.ranked[one].contestant);
                drawn.bye_again = field.ranked[one].byes > 0;
            }
            Some(&second) => {
                let first = field.ranked[one];
                let turned = first.north_south_surplus > second.north_south_surplus;
                let (ns, ew) = if turned { (second, first) } else { (first, second) };
                let met_before = field.met[one].iter().filter(|&&met| met == other).count() as u16;
                drawn.pairings.push(Pairing { ns: ns.contestant, ew: ew.contestant, met_before });
            }
        }
    }
    Ok(drawn)
}

struct Field<'a> {
    ranked: Vec<&'a Standing>,
    met: Vec<Vec<usize>>,
    vertices: usize,
}

impl<'a> Field<'a> {
    fn new(standings: &'a [Standing]) -> Result<Field<'a>, DrawRefused> {
        if standings.len() < 2 {
            return Err(DrawRefused::TooFew);
        }
        let mut ranked: Vec<&Standing> = standings.iter().collect();
        ranked.sort_by_key(|standing| std::cmp::Reverse(standing.score));
        let mut place = BTreeMap::new();
        for (at, standing) in ranked.iter().enumerate() {
            if place.insert(standing.contestant, at).is_some() {
                return Err(DrawRefused::Twice(standing.contestant));
            }
        }
        let vertices = ranked.len() + ranked.len() % 2;
        let nobody = ranked.len();
        let mut met: Vec<Vec<usize>> = vec![Vec::new(); vertices];
        for (at, standing) in ranked.iter().enumerate() {
            for other in standing.met.iter().filter_map(|who| place.get(who)) {
                met[at].push(*other);
            }
            met[at].extend(std::iter::repeat_n(nobody, usize::from(standing.byes)));
        }
        Ok(Field { ranked, met, vertices })
    }

    fn edge(&self, one: usize, other: usize) -> Edge {
        let score =
            |at: usize| self.ranked.get(at).or(self.ranked.last()).map_or(0, |standing| standing.score);
        let apart = score(one).saturating_sub(score(other)).clamp(-WIDEST + 1, WIDEST - 1);
        let places = i64::from(other.abs_diff(one) as u32).pow(2).min((1 << 18) - 1);
        let times = i64::from(self.times_met(one, other) as u32);
        Edge { one, other, cost: times * REMATCH + apart * apart * (1 << 9) + places }
    }

    /// A meeting that only one of the two lists counts as well.
    fn times_met(&self, one: usize, other: usize) -> usize {
        let count = |a: usize, b: usize| self.met[a].iter().filter(|&&met| met == b).count();
        count(one, other).max(count(other, one))
    }

    /// Matches over near neighbours first, then widens until the duals prove that nothing left
    /// out would be better.
    fn match_up(&self) -> Matching {
        let mut near = 12;
        loop {
            let mut edges = self.near_edges(near);
            let mut known: BTreeSet<_> = edges.iter().map(|edge| (edge.one, edge.other)).collect();
            while let Some(matching) = least_cost_perfect_matching(self.vertices, &edges) {
                let missing: Vec<Edge> = self
                    .all_edges()
                    .filter(|edge| !matching.rules_out(*edge))
                    .filter(|edge| known.insert((edge.one, edge.other)))
                    .collect();
                if missing.is_empty() {
                    return matching;
                }
                edges.extend(missing);
            }
            if near >= self.vertices {
                let every: Vec<Edge> = self.all_edges().collect();
                if let Some(matching) = least_cost_perfect_matching(self.vertices, &every) {
                    return matching;
                }
            }
            near *= 4;
        }
    }

    fn near_edges(&self, near: usize) -> Vec<Edge> {
        let mut edges = Vec::new();
        for one in 0..self.vertices {
            let new = (one + 1..self.vertices).filter(|&other| self.times_met(one, other) == 0);
            edges.extend(new.take(near).map(|other| self.edge(one, other)));
        }
        edges
    }

    fn all_edges(&self) -> impl Iterator<Item = Edge> {
        (0..self.vertices)
            .flat_map(move |one| (one + 1..self.vertices).map(move |other| self.edge(one, other)))
    }
}
