use std::fmt;

use serde::Serialize;

use crate::{Kind, MOST, Movement, WhyNot, barometer, howell, individual, mitchell, teams};

/// A movement that can be made: a kind, a size and a number of rounds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Offer {
    /// The kind.
    pub kind: Kind,
    /// How many tables, or teams.
    pub size: u16,
    /// How many rounds.
    pub rounds: u16,
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} {}, {} rounds", self.kind, self.size, self.kind.size_word(), self.rounds)
    }
}

/// A request that no movement answers, with the nearest that can be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Impossible {
    /// What was asked for.
    pub kind: Kind,
    /// How many tables, or teams.
    pub size: u16,
    /// How many rounds, if it was said.
    pub rounds: Option<u16>,
    /// Why there is none.
    pub why: WhyNot,
    /// What can be made instead.
    pub nearest: Vec<Offer>,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} of {} {}", self.kind, self.size, self.kind.size_word())?;
        if let Some(rounds) = self.rounds {
            write!(f, " and {rounds} rounds")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for Impossible {}

/// Makes a movement; without a number of rounds the complete one.
pub fn build(kind: Kind, size: u16, rounds: Option<u16>) -> Result<Movement, Impossible> {
    let impossible = |why| Impossible { kind, size, rounds, why, nearest: nearest(kind, size, rounds) };
    let possible = kind.rounds(size).map_err(impossible)?;
    let chosen = match rounds {
        None => usual_rounds(kind, size, &possible),
        Some(rounds) if possible.contains(&rounds) => rounds,
        Some(rounds) if kind.stops_early(size, rounds) => {
            let whole = make(kind, size, usual_rounds(kind, size, &possible)).map_err(impossible)?;
            return Ok(whole.stopped_after(rounds));
        }
        Some(_) => return Err(impossible(WhyNot::Rounds(possible))),
    };
    make(kind, size, chosen).map_err(impossible)
}

fn usual_rounds(kind: Kind, size: u16, possible: &[u16]) -> u16 {
    let last = possible.last().copied().unwrap_or(1);
    match kind {
        Kind::ThreeQuarterHowell => (3 * size / 2).clamp(size + 1, last),
        Kind::HeadToHead => 2,
        Kind::WebMitchell if size > 13 && possible.contains(&13) => 13,
        _ => last,
    }
}

fn make(kind: Kind, size: u16, rounds: u16) -> Result<Movement, WhyNot> {
    match kind {
        Kind::Mitchell => Ok(mitchell::standard(size, rounds)),
        Kind::SkipMitchell => Ok(mitchell::skip(size, rounds)),
        Kind::RelayMitchell => Ok(mitchell::relay(size, rounds)),
        Kind::HesitationMitchell => Ok(mitchell::hesitation(size, rounds)),
        Kind::WebMitchell => Ok(mitchell::web(size, rounds)),
        Kind::Howell | Kind::ThreeQuarterHowell => howell::howell(size, rounds).ok_or(WhyNot::NoBaseRound),
        Kind::RainbowIndividual => individual::rainbow(size, rounds).ok_or(WhyNot::NoConstruction),
        Kind::WhistIndividual => individual::whist(size, rounds).ok_or(WhyNot::NoBaseRound),
        Kind::HeadToHead => Ok(teams::head_to_head(rounds)),
        Kind::RoundRobin => Ok(teams::round_robin(size, rounds)),
        Kind::AmericanWhist => Ok(teams::american_whist(size, rounds)),
        Kind::Triples => Ok(teams::triples(size)),
        Kind::Barometer => Ok(barometer::barometer(size, rounds)),
        Kind::Swiss | Kind::Knockout => Err(WhyNot::DrawnByRound),
    }
}

/// Up to five movements near a request: the same kind and size with other rounds, another kind of
/// the same size, the same kind of the next sizes.
fn nearest(kind: Kind, size: u16, rounds: Option<u16>) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    let mut offer = |kind: Kind, size: u16| {
        let Ok(possible) = kind.rounds(size) else { return };
        if matches!(kind, Kind::Swiss | Kind::Knockout) {
            return;
        }
        let best = match rounds {
            Some(wanted) => possible.iter().copied().min_by_key(|&n| (n.abs_diff(wanted), n)),
            None => Some(usual_rounds(kind, size, &possible)),
        };
        offers.extend(best.map(|rounds| Offer { kind, size, rounds }));
    };
    offer(kind, size);
    for below in (2..size.min(MOST + 1)).rev().take(60).filter(|&below| kind.rounds(below).is_ok()).take(1) {
        offer(kind, below);
    }
    for above in (size.saturating_add(1)..=MOST).take(60).filter(|&above| kind.rounds(above).is_ok()).take(1)
    {
        offer(kind, above);
    }
    for other in Kind::ALL {
        if other != kind && other.unit() == kind.unit() {
            offer(other, size);
        }
    }
    let wanted = rounds.unwrap_or(0);
    let (same, mut others): (Vec<_>, Vec<_>) = offers.into_iter().partition(|offer| offer.kind == kind);
    if rounds.is_some() {
        others.sort_by_key(|offer| offer.rounds.abs_diff(wanted));
    }
    same.into_iter().chain(others).take(5).collect()
}
