use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Contestant, Fault, Movement, Unit, faults};

/// One place of a simultaneous event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Site {
    /// Its name.
    pub name: String,
    /// How it plays; sites need not play the same movement.
    pub movement: Movement,
}

/// One event at several sites on the same boards: set 1 is the same boards everywhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Simultaneous {
    sites: Vec<Site>,
    boards: u32,
}

/// Why sites do not make one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SitesRefused {
    /// There is no site.
    None,
    /// Two sites have the same name.
    SameName(String),
    /// A site plays for other contestants than the first: pairs and teams, for instance.
    OtherUnit(String),
    /// A site's movement has faults.
    Faulty(String, Vec<Fault>),
}

impl fmt::Display for SitesRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SitesRefused::None => f.write_str("there is no site"),
            SitesRefused::SameName(name) => write!(f, "two sites are called {name}"),
            SitesRefused::OtherUnit(name) => write!(f, "{name} is for other contestants than the first site"),
            SitesRefused::Faulty(name, found) => {
                write!(f, "{name}: the movement is wrong")?;
                found.iter().try_for_each(|fault| write!(f, "; {fault}"))
            }
        }
    }
}

impl std::error::Error for SitesRefused {}

impl Simultaneous {
    /// Joins sites to one event.
    pub fn new(sites: Vec<Site>) -> Result<Simultaneous, SitesRefused> {
        let first: Unit = sites.first().ok_or(SitesRefused::None)?.movement.unit;
        for (at, site) in sites.iter().enumerate() {
            if sites[..at].iter().any(|other| other.name == site.name) {
                return Err(SitesRefused::SameName(site.name.clone()));
            }
            if site.movement.unit != first {
                return Err(SitesRefused::OtherUnit(site.name.clone()));
            }
            let found = faults(&site.movement);
            if !found.is_empty() {
                return Err(SitesRefused::Faulty(site.name.clone(), found));
            }
        }
        let boards = sites.iter().map(|site| site.movement.boards()).max().unwrap_or(0);
        Ok(Simultaneous { sites, boards })
    }

    /// The sites.
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    /// How many boards the event has: as many as the site that plays most.
    pub fn boards(&self) -> u32 {
        self.boards
    }

    /// The number over all sites of a contestant of one of them, by the sites' order.
    pub fn number(&self, site: usize, contestant: Contestant) -> Option<u32> {
        let here = self.sites.get(site)?;
        let known = contestant.0 > 0 && contestant.0 <= here.movement.contestants;
        let before: u32 = self.sites[..site].iter().map(|site| u32::from(site.movement.contestants)).sum();
        known.then(|| before + u32::from(contestant.0))
    }

    /// At how many tables a board is played over all sites, which is what a top depends on.
    pub fn times_played(&self, board: u32) -> usize {
        self.sites
            .iter()
            .map(|site| {
                let plays = |table: &&crate::Table| {
                    table.is_played()
                        && table.set.is_some_and(|set| {
                            let (first, last) = site.movement.board_numbers(set);
                            (first..=last).contains(&board)
                        })
                };
                site.movement.rounds.iter().flat_map(|round| &round.tables).filter(plays).count()
            })
            .sum()
    }
}
