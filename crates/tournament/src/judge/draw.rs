//! Rounds drawn one by one: Swiss from the standings, knockout by the bracket.

use std::collections::BTreeMap;

use openroom_lawbook::provisions::{L8A1, L8B1, L81B1};
use openroom_movements::{Contestant, Draw, Kind, Match, Pairing, Standing, draw};

use super::{Follows, Judging, only_with_reason};
use crate::knockout::{Slot, Stands, entrants};
use crate::{DrawBy, EntryNo, Happened, Own, Playing, Refused, Section, Tie, Why, Won, standings};

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
            DrawBy::Director(pairings) => {
                directed(playing, pairings, &self.plays(playing), &self.pairings(playing))?
            }
            DrawBy::Standings | DrawBy::StandingsWithRematch | DrawBy::StandingsSoFar => {
                self.must_be_played_before(section, playing, by)?;
                let standings = self.swiss_standings(playing)?;
                draw(&standings).map_err(|_| Why::BadDraw)?
            }
        };
        if matches!(by, DrawBy::Standings | DrawBy::StandingsSoFar) && draw.needs_decision() {
            return Err(Why::Rematch { draw: Box::new(draw) }.by(L8A1));
        }
        self.without_boards_again(Happened::RoundDrawn { section, draw, won: Vec::new() })
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
        let groups = standings(self.event).map_err(|why| Why::CannotBeScored { why })?;
        let scores: BTreeMap<EntryNo, Own> =
            groups.into_iter().flat_map(|group| group.rows).map(|row| (row.entry, row.total)).collect();
        let pairings = self.pairings(playing);
        let standing = |contestant: Contestant| {
            let own = playing.entry(contestant).and_then(|entry| scores.get(&entry));
            let met = |pairing: &(Contestant, Contestant)| match () {
                () if pairing.0 == contestant => Some(pairing.1),
                () if pairing.1 == contestant => Some(pairing.0),
                () => None,
            };
            let count = |sits: fn(&(Contestant, Contestant)) -> Contestant| {
                i16::try_from(pairings.iter().filter(|pairing| sits(pairing) == contestant).count())
                    .unwrap_or(i16::MAX)
            };
            Standing {
                contestant,
                score: own.map_or(0, hundredths),
                met: pairings.iter().filter_map(met).collect(),
                // Who came late has sat out already.
                byes: self.rounds_out(playing, contestant),
                north_south_surplus: count(|pairing| pairing.0) - count(|pairing| pairing.1),
            }
        };
        Ok(self.plays(playing).into_iter().map(standing).collect())
    }

    /// Who met whom in drawn rounds of this and of earlier sessions, as contestants of this one.
    fn pairings(&self, playing: &Playing) -> Vec<(Contestant, Contestant)> {
        let earlier = (1..self.event.session_no()).flat_map(|session| self.event.sections(session));
        let earlier = earlier.filter(|(_, before)| before.is_drawn()).flat_map(|(_, before)| {
            let here = move |who: Contestant| playing.contestant(before.entry(who)?);
            let drawn = before.draws.iter().flat_map(|draw| &draw.pairings);
            drawn.filter_map(move |pairing| Some((here(pairing.ns)?, here(pairing.ew)?)))
        });
        let own = playing.draws.iter().flat_map(|draw| &draw.pairings);
        earlier.chain(own.map(|pairing| (pairing.ns, pairing.ew))).collect()
    }

    /// How many drawn rounds of this and of earlier sessions a contestant sat out.
    fn rounds_out(&self, playing: &Playing, contestant: Contestant) -> u16 {
        let entry = playing.entry(contestant);
        let earlier = (1..self.event.session_no()).flat_map(|session| self.event.sections(session));
        let earlier = earlier.filter(|(_, before)| before.is_drawn());
        let before: usize =
            earlier.filter_map(|(_, before)| Some(before.rounds_not_drawn(before.contestant(entry?)?))).sum();
        (before + playing.rounds_not_drawn(contestant)) as u16
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
        stages.map_err(|why| Why::CannotBeScored { why }.into())
    }

    /// A draw is taken back while its round was not called: who was drawn may have left, and a correction may have
    /// turned a match.
    pub(super) fn take_back_draw(&self, section: Section, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        let playing = self.playing(section)?;
        let drawn = playing.draws.len() as u16;
        if drawn == 0 {
            return Err(Why::NothingToDraw.into());
        }
        if playing.round() >= drawn {
            return Err(Why::AlreadyCalled { round: drawn }.by(L8B1));
        }
        Ok(vec![Happened::DrawTakenBack { section, reason: reason.to_owned() }])
    }

    /// A match stands otherwise than when the next round was drawn: whoever went on then is named, and the draw stands.
    fn uphold(&self, section: Section, winner: EntryNo, reason: &str) -> Follows {
        let last = self.event.session_no();
        // In earlier sessions the team may have played in another section.
        let earlier =
            (1..last).flat_map(|session| self.event.sections(session).map(move |it| (session, it.0)));
        let all = earlier.chain([(last, section)]);
        let turned: Vec<(Won, Tie)> =
            all.flat_map(|(session, section)| self.event.turned_in(session, section)).collect();
        let is_it = |(_, tie): &&(Won, Tie)| [tie.home, tie.away].contains(&winner);
        let (won, tie) = turned.iter().rev().find(is_it).ok_or(Why::NoTie)?;
        let playing = self.event.section(tie.session, tie.section).ok_or(Why::NoTie)?;
        let entry = playing.entry(won.1).ok_or(Why::NoTie)?;
        if entry != winner {
            return Err(Why::WentOn { round: tie.round + 1, entry }.by(L8B1));
        }
        let (section, session) = (tie.section, (tie.session != last).then_some(tie.session));
        Ok(vec![Happened::TieBroken { section, won: *won, session, reason: reason.to_owned() }])
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
        let Some(number) = stages[stage].iter().position(is_it) else {
            return self.uphold(section, winner, reason);
        };
        let who = playing.contestant(winner).ok_or(Why::NoSuchEntry { entry: winner })?;
        let (won, reason) = (((stage, number), who), reason.to_owned());
        Ok(vec![Happened::TieBroken { section, won, session: None, reason }])
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
fn directed(
    playing: &Playing,
    pairings: &[(EntryNo, EntryNo)],
    all: &[Contestant],
    met: &[(Contestant, Contestant)],
) -> Result<Draw, Refused> {
    let who = |entry: EntryNo| playing.contestant(entry).ok_or(Why::NoSuchEntry { entry });
    let mut named = Vec::new();
    let mut drawn = Vec::new();
    for &(ns, ew) in pairings {
        let (ns, ew) = (who(ns)?, who(ew)?);
        named.extend([ns, ew]);
        let both = |pairing: &&(Contestant, Contestant)| [(ns, ew), (ew, ns)].contains(pairing);
        drawn.push(Pairing { ns, ew, met_before: met.iter().filter(both).count() as u16 });
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
