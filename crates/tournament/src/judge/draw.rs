//! Rounds drawn one by one: Swiss from the standings, knockout by the bracket.

use openroom_lawbook::provisions::{L8A1, L81B1};
use openroom_movements::{Contestant, Draw, Kind, Match, Pairing, Standing, draw};

use super::{Follows, Judging, only_with_reason};
use crate::knockout::{Slot, Stands, entrants};
use crate::{DrawBy, EntryNo, Happened, Own, Playing, Refused, Section, Why, Won, session_scores};

impl Judging<'_> {
    pub(super) fn draw_round(&self, section: Section, by: &DrawBy) -> Follows {
        self.only_directors()?;
        let playing = self.playing(section)?;
        if !playing.is_drawn() || playing.movement.rounds.len() >= usize::from(playing.rounds) {
            return Err(Why::NothingToDraw.into());
        }
        if playing.movement.kind == Kind::Knockout {
            return self.draw_stage(section, playing);
        }
        let draw = match by {
            DrawBy::Director(pairings) => directed(playing, pairings, &self.plays(playing))?,
            DrawBy::Standings | DrawBy::StandingsWithRematch | DrawBy::StandingsSoFar => {
                self.must_be_played_before(section, playing, by)?;
                let standings = self.swiss_standings(playing)?;
                draw(&standings).map_err(|_| Why::BadDraw)?
            }
        };
        if matches!(by, DrawBy::Standings | DrawBy::StandingsSoFar) && draw.needs_decision() {
            return Err(Why::Rematch { draw: Box::new(draw) }.by(L8A1));
        }
        Ok(vec![Happened::RoundDrawn { section, draw, won: Vec::new() }])
    }

    /// The rounds before have their results, or at least were called where the draw does not wait for them.
    fn must_be_played_before(&self, section: Section, playing: &Playing, by: &DrawBy) -> Result<(), Refused> {
        let round = playing.movement.rounds.len() as u16;
        let missing = self.event.missing(self.event.session_no());
        let missing = missing.iter().filter(|line| line.section == section).count();
        let waits = *by != DrawBy::StandingsSoFar && missing > 0;
        if playing.round() < round || waits {
            return Err(Why::RoundNotOver { round, missing }.by(L8A1));
        }
        Ok(())
    }

    fn plays(&self, playing: &Playing) -> Vec<Contestant> {
        let plays = |entry: &EntryNo| self.event.entries.get(entry).is_some_and(crate::Entry::plays);
        let here = playing.entries.iter().filter(|entry| plays(entry));
        here.filter_map(|&entry| playing.contestant(entry)).collect()
    }

    fn swiss_standings(&self, playing: &Playing) -> Result<Vec<Standing>, Refused> {
        let session = self.event.session_no();
        let scores = session_scores(self.event, session)
            .map_err(|why| Why::CannotBeScored { why: why.to_string() })?;
        let standing = |contestant: Contestant| {
            let own = playing.entry(contestant).and_then(|entry| scores.get(&entry));
            let met = |pairing: &Pairing| match () {
                () if pairing.ns == contestant => Some(pairing.ew),
                () if pairing.ew == contestant => Some(pairing.ns),
                () => None,
            };
            let pairings = || playing.draws.iter().flat_map(|draw| &draw.pairings);
            let count = |sits: fn(&Pairing) -> Contestant| {
                i16::try_from(pairings().filter(|pairing| sits(pairing) == contestant).count())
                    .unwrap_or(i16::MAX)
            };
            Standing {
                contestant,
                score: own.map_or(0, hundredths),
                met: pairings().filter_map(met).collect(),
                // Who came late has sat out already.
                byes: playing.rounds_not_drawn(contestant) as u16,
                north_south_surplus: count(|pairing| pairing.ns) - count(|pairing| pairing.ew),
            }
        };
        Ok(self.plays(playing).into_iter().map(standing).collect())
    }

    /// The matches of the next stage between teams that are there; who has no opponent left goes on.
    fn draw_stage(&self, section: Section, playing: &Playing) -> Follows {
        let bracket = playing.bracket.as_ref().ok_or(Why::NothingToDraw)?;
        let stage = playing.draws.len();
        let before = self.stages(section)?.pop().unwrap_or_default();
        let won = match stage.checked_sub(1) {
            Some(before_it) => winners(playing, before_it, &before)?,
            None => Vec::new(),
        };
        let there = self.plays(playing);
        let pairing = |one: &Match| match entrants(*one, &before) {
            [Slot::Taken(ns), Slot::Taken(ew)] if there.contains(&ns) && there.contains(&ew) => {
                Some(Pairing { ns, ew, met_before: 0 })
            }
            _ => None,
        };
        let matches = bracket.rounds.get(stage).ok_or(Why::NothingToDraw)?;
        let draw =
            Draw { pairings: matches.iter().filter_map(pairing).collect(), bye: None, bye_again: false };
        Ok(vec![Happened::RoundDrawn { section, draw, won }])
    }

    fn stages(&self, section: Section) -> Result<Vec<Vec<Stands>>, Refused> {
        let stages = self.event.stages(self.event.session_no(), section);
        stages.map_err(|why| Why::CannotBeScored { why: why.to_string() }.into())
    }

    /// Only a match that is played to its end and tied has a winner to be named.
    pub(super) fn break_tie(&self, section: Section, winner: EntryNo, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        let playing = self.playing(section)?;
        let stages = self.stages(section)?;
        let stage = stages.len().checked_sub(1).ok_or(Why::NoTie)?;
        let is_it = |stands: &Stands| match *stands {
            Stands::Tied { home, away, named: _ } => [home, away].contains(&winner),
            Stands::GoesOn(_) | Stands::Nobody | Stands::Open => false,
        };
        let number = stages[stage].iter().position(is_it).ok_or(Why::NoTie)?;
        let who = playing.contestant(winner).ok_or(Why::NoSuchEntry { entry: winner })?;
        Ok(vec![Happened::TieBroken { section, won: ((stage, number), who), reason: reason.to_owned() }])
    }
}

/// Who goes on from a stage; refused where a match is not finished, or tied with nobody named.
fn winners(playing: &Playing, stage: usize, stands: &[Stands]) -> Result<Vec<Won>, Refused> {
    let round = stage as u16 + 1;
    let mut won = Vec::new();
    for (number, one) in stands.iter().enumerate() {
        match *one {
            Stands::GoesOn(who) | Stands::Tied { named: Some(who), .. } => won.push(((stage, number), who)),
            Stands::Nobody => {}
            Stands::Tied { home, away, named: None } => {
                return Err(Why::Tied { round, home, away }.by(L81B1));
            }
            Stands::Open => return Err(Why::Undecided { round }.into()),
        }
    }
    won.retain(|(place, _)| !playing.winners.contains_key(place));
    Ok(won)
}

/// A score as a whole number: hundredths of a point, or of a per cent where scores are shares.
fn hundredths(own: &Own) -> i64 {
    let of_one = match own.share() {
        Some(share) => share * openroom_scoring::Ratio::whole(100),
        None => own.score.clone(),
    };
    (of_one.to_f64() * 100.0).round() as i64
}

/// The draw that the Director made.
fn directed(playing: &Playing, pairings: &[(EntryNo, EntryNo)], all: &[Contestant]) -> Result<Draw, Refused> {
    let who = |entry: EntryNo| playing.contestant(entry).ok_or(Why::NoSuchEntry { entry });
    let mut named = Vec::new();
    let mut drawn = Vec::new();
    for &(ns, ew) in pairings {
        let (ns, ew) = (who(ns)?, who(ew)?);
        named.extend([ns, ew]);
        let before = playing.draws.iter().flat_map(|draw| &draw.pairings);
        let both = |pairing: &&Pairing| [(ns, ew), (ew, ns)].contains(&(pairing.ns, pairing.ew));
        drawn.push(Pairing { ns, ew, met_before: before.filter(both).count() as u16 });
    }
    named.sort_unstable();
    if named.windows(2).any(|two| two[0] == two[1]) || named.iter().any(|who| !all.contains(who)) {
        return Err(Why::BadDraw.into());
    }
    let left: Vec<&Contestant> = all.iter().filter(|who| !named.contains(who)).collect();
    let bye = match left[..] {
        [] => None,
        [one] => Some(*one),
        _ => return Err(Why::BadDraw.into()),
    };
    let bye_again = bye.is_some() && playing.draws.iter().any(|draw| draw.bye == bye);
    Ok(Draw { pairings: drawn, bye, bye_again })
}
