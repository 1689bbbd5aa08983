//! The lists of an event of teams, as they are printed.

use super::teams::TeamsSession;
use crate::{Awards, Place, PointsFor, Ranked, stratum};

/// Teams in order: all of them, those of a section, or those of a stratum and below.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamList {
    /// Which awards it has.
    pub of: PointsFor,
    /// The section, where it is of one.
    pub section: Option<u16>,
    /// The stratum, where it is of one.
    pub stratum: Option<u8>,
    /// The teams.
    pub ranks: Vec<Ranked>,
    /// How many results are late that it may still depend on.
    pub outstanding: u32,
}

impl TeamsSession {
    /// The rankings that decide, each with those of its sections, where they are ranked together, and of its strata.
    pub fn lists(&self) -> Vec<TeamList> {
        let league = &self.league;
        let team = |place: Place| &league.teams[place as usize];
        let named: Vec<u16> =
            (0u16..).zip(&self.sections).filter(|(_, name)| !name.is_empty()).map(|(at, _)| at).collect();
        let mut all = Vec::new();
        for section in league.sections() {
            let ranks = league.ranks(section, &self.tie_breaks);
            let outstanding = league.outstanding(section);
            let whole = TeamList {
                of: PointsFor::Ranking,
                section,
                stratum: None,
                ranks: ranks.clone(),
                outstanding,
            };
            all.push(whole.clone());
            if section.is_none() && named.len() > 1 {
                all.extend(named.iter().map(|own| TeamList {
                    of: PointsFor::Section,
                    section: Some(*own),
                    ranks: stratum(&ranks, |place| team(place).section == *own),
                    ..whole.clone()
                }));
            }
            let lowest = ranks.iter().map(|ranked| team(ranked.contestant).stratum).max();
            all.extend((1..=lowest.unwrap_or_default()).map(|lower| TeamList {
                of: PointsFor::Stratum(lower),
                stratum: Some(lower),
                ranks: stratum(&ranks, |place| team(place).stratum >= lower),
                ..whole.clone()
            }));
        }
        all
    }

    /// The points of a list for places, where it has any.
    pub fn awards(&self, list: &TeamList) -> Option<&Awards> {
        self.master_points.as_ref()?.awards(list.of)
    }
}
