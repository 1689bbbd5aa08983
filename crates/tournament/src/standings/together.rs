//! Several sites that played the same boards, ranked as one field.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

use openroom_cards::{BySide, Side};
use openroom_movements::Unit;
use openroom_scoring as scoring;
use openroom_scoring::{Book, Fault, Place};

use super::{Own, Unranked, pairs, places};
use crate::{EntryNo, Tournament};

/// Why sites are not one field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotTogether {
    /// There is no site.
    NoSite,
    /// A site cannot be scored by itself; sites count from 0.
    Site(usize, Unranked),
    /// A site plays under other conditions of contest than the first.
    OtherConditions(usize),
    /// Teams meet at their own site: there is nothing to compare.
    Teams,
    /// Matches of a Swiss are decided at their own site.
    VictoryPoints,
    /// The scores of all do not fit together.
    Faulty(Fault),
}

impl fmt::Display for NotTogether {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotTogether::NoSite => f.write_str("there is no site"),
            NotTogether::Site(site, why) => write!(f, "site {}: {why}", site + 1),
            NotTogether::OtherConditions(site) => {
                write!(
                    f,
                    "site {} plays under other conditions than site 1: Laws, regulations or scoring",
                    site + 1
                )
            }
            NotTogether::Teams => f.write_str("teams are compared at their own site, not across sites"),
            NotTogether::VictoryPoints => {
                f.write_str("rounds in victory points are decided at their own site")
            }
            NotTogether::Faulty(why) => write!(f, "the scores do not fit together: {why}"),
        }
    }
}

impl std::error::Error for NotTogether {}

/// A contestant of one of several sites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JointRow {
    /// The site, from 0.
    pub site: usize,
    /// Who, by the site's own number.
    pub entry: EntryNo,
    /// The side, where every site has two winners.
    pub side: Option<Side>,
    /// The rank over all sites, shared by equals.
    pub rank: u32,
    /// How many share it.
    pub sharing: u32,
    /// The score over all sites.
    pub own: Own,
}

/// Ranks a session of several sites on the same boards as one field: North-South first where there are two winners.
pub fn together(sites: &[&Tournament], session: u16) -> Result<Vec<JointRow>, NotTogether> {
    let first = sites.first().ok_or(NotTogether::NoSite)?;
    let books = sites.iter().enumerate().map(|(site, event)| {
        alike(first, event).map_err(|wrong| wrong.unwrap_or(NotTogether::OtherConditions(site)))?;
        pairs::book(event, session).map_err(|why| NotTogether::Site(site, why))
    });
    let books = books.collect::<Result<Vec<_>, _>>()?;
    let two = books.iter().all(|book| book.conditions().winners == scoring::Winners::Two);
    let book = joined(&books, two)?;
    let who = sites
        .iter()
        .enumerate()
        .flat_map(|(site, event)| places(event, session).into_iter().map(move |(_, entry)| (site, entry)));
    let row = |(place, (site, entry)): (usize, (usize, EntryNo))| {
        let contestant = &book.contestants()[place];
        let total = book.total(place as Place);
        let own = Own { score: total.score, available: total.available };
        let side = contestant.direction.filter(|_| two);
        let ranked = contestant.standing == scoring::Standing::Ranked;
        ranked.then_some(JointRow { site, entry, side, rank: 0, sharing: 0, own })
    };
    let mut rows: Vec<JointRow> = who.enumerate().filter_map(row).collect();
    rank(&mut rows);
    Ok(rows)
}

/// Whether a site plays as the first does; with the reason where it is not about conditions.
fn alike(first: &Tournament, event: &Tournament) -> Result<(), Option<NotTogether>> {
    let (Some(one), Some(other)) = (first.conditions(), event.conditions()) else { return Err(None) };
    if first.unit() == Some(Unit::Team) || event.unit() == Some(Unit::Team) {
        return Err(Some(NotTogether::Teams));
    }
    if one.victory_points.is_some() || other.victory_points.is_some() {
        return Err(Some(NotTogether::VictoryPoints));
    }
    let same =
        (one.edition, one.scoring, &one.regulations) == (other.edition, other.scoring, &other.regulations);
    if same && first.unit() == event.unit() { Ok(()) } else { Err(None) }
}

/// One book of all: every contestant of a site keeps his place after those of the sites before.
fn joined(books: &[Book], two: bool) -> Result<Book, NotTogether> {
    let mut conditions = books.first().ok_or(NotTogether::NoSite)?.conditions().clone();
    conditions.winners = if two { scoring::Winners::Two } else { scoring::Winners::One };
    conditions.field = scoring::Field::Whole;
    let (mut contestants, mut extras) = (Vec::new(), Vec::new());
    let mut boards: BTreeMap<u32, scoring::Traveller> = BTreeMap::new();
    for (site, book) in books.iter().enumerate() {
        let before = contestants.len() as Place;
        contestants.extend(book.contestants().iter().map(|one| scoring::Contestant {
            id: format!("{}-{}", site + 1, one.id),
            section: site as u16 + 1,
            direction: one.direction.filter(|_| two),
            ..one.clone()
        }));
        let moved = |extra: &scoring::Extra| scoring::Extra {
            contestant: extra.contestant + before,
            ..extra.clone()
        };
        extras.extend(book.extras().iter().map(moved));
        for traveller in book.travellers() {
            let number = traveller.board.number.get();
            let new = || scoring::Traveller { board: traveller.board, lines: Vec::new() };
            let all = boards.entry(number).or_insert_with(new);
            // A board that was changed at two sites was not changed in the same way.
            let forms = all.lines.iter().map(|line| line.form).max().unwrap_or_default();
            all.lines.extend(traveller.lines.iter().map(|line| scoring::Line {
                contestants: BySide::new(
                    line.contestants.values().map(|both| both.map(|place| place + before)),
                ),
                form: if line.form == 0 { 0 } else { line.form.saturating_add(forms) },
                section: site as u16 + 1,
                ..line.clone()
            }));
        }
    }
    Book::new(conditions, contestants, boards.into_values().collect(), extras).map_err(NotTogether::Faulty)
}

fn rank(rows: &mut [JointRow]) {
    let order = |a: &JointRow, b: &JointRow| a.side.cmp(&b.side).then(b.own.order(&a.own));
    rows.sort_by(|a, b| order(a, b).then((a.site, a.entry).cmp(&(b.site, b.entry))));
    let (mut side, mut done) = (None, 0);
    for equals in rows.chunk_by_mut(|a, b| order(a, b) == Ordering::Equal) {
        if side != Some(equals[0].side) {
            (side, done) = (Some(equals[0].side), 0);
        }
        let sharing = equals.len() as u32;
        for row in equals {
            (row.rank, row.sharing) = (done + 1, sharing);
        }
        done += sharing;
    }
}
