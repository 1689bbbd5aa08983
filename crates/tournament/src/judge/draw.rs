//! Rounds drawn one by one: Swiss from the standings, knockout by the bracket.

use openroom_lawbook::provisions::{L8A1, L81B1};
use openroom_movements::{Contestant, Draw, Kind, Match, Pairing, Standing, draw};

use super::{Follows, Judging, only_with_reason};
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
                byes: playing.draws.iter().filter(|draw| draw.bye == Some(contestant)).count() as u16,
                north_south_surplus: count(|pairing| pairing.ns) - count(|pairing| pairing.ew),
            }
        };
        Ok(self.plays(playing).into_iter().map(standing).collect())
    }

    fn draw_stage(&self, section: Section, playing: &Playing) -> Follows {
        let bracket = playing.bracket.as_ref().ok_or(Why::NothingToDraw)?;
        let stage = playing.draws.len();
        let won = match stage.checked_sub(1) {
            Some(before) => self.winners(section, playing, before)?,
            None => Vec::new(),
        };
        let winner = |round: usize, number: usize| {
            let new = won.iter().find(|(place, _)| *place == (round, number)).map(|(_, who)| *who);
            new.or_else(|| playing.winners.get(&(round, number)).copied())
        };
        let matches = bracket.rounds.get(stage).ok_or(Why::NothingToDraw)?;
        let pairing = |number: usize| {
            let (ns, ew) = bracket.players(stage, number, winner)?;
            Some(Pairing { ns, ew, met_before: 0 })
        };
        let pairings: Vec<Pairing> = (0..matches.len()).filter_map(pairing).collect();
        let draw = Draw { pairings, bye: None, bye_again: false };
        Ok(vec![Happened::RoundDrawn { section, draw, won }])
    }

    /// Who goes on from a stage; refused where a match is not finished or tied.
    fn winners(&self, section: Section, playing: &Playing, stage: usize) -> Result<Vec<Won>, Refused> {
        let round = stage as u16 + 1;
        let session = self.event.session_no();
        let undecided = || Refused::from(Why::Undecided { round });
        if self.event.missing(session).iter().any(|line| line.section == section) || playing.round() < round {
            return Err(undecided());
        }
        let margins = self.margins(section, round)?;
        let bracket = playing.bracket.as_ref().ok_or(Why::NothingToDraw)?;
        let mut won = Vec::new();
        for (number, one) in bracket.rounds[stage].iter().enumerate() {
            let place = (stage, number);
            if matches!(one, Match::Bye(_)) || playing.winners.contains_key(&place) {
                continue;
            }
            let known = |round: usize, number: usize| playing.winners.get(&(round, number)).copied();
            let (ns, ew) = bracket.players(stage, number, known).ok_or_else(undecided)?;
            let of = |who: Contestant| playing.entry(who);
            let margin = margins.iter().find(|(home, away, _)| {
                (Some(*home), Some(*away)) == (of(ns), of(ew))
                    || (Some(*home), Some(*away)) == (of(ew), of(ns))
            });
            let (home, away, sign) = margin.ok_or_else(undecided)?;
            let home_is_ns = of(ns) == Some(*home);
            match sign {
                0 => {
                    let (home, away) = (*home, *away);
                    return Err(Why::Tied { round, home, away }.by(L81B1));
                }
                sign => won.push((place, if (*sign > 0) == home_is_ns { ns } else { ew })),
            }
        }
        Ok(won)
    }

    fn margins(&self, section: Section, round: u16) -> Result<Vec<(EntryNo, EntryNo, i32)>, Refused> {
        let margins = self.event.margins(section, round);
        margins.map_err(|why| Why::CannotBeScored { why: why.to_string() }.into())
    }

    pub(super) fn break_tie(&self, section: Section, winner: EntryNo, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        let playing = self.playing(section)?;
        let bracket = playing.bracket.as_ref().ok_or(Why::NoTie)?;
        let stage = playing.draws.len().checked_sub(1).ok_or(Why::NoTie)?;
        let margins = self.margins(section, stage as u16 + 1)?;
        if !margins.iter().any(|(home, away, sign)| *sign == 0 && (*home == winner || *away == winner)) {
            return Err(Why::NoTie.into());
        }
        let who = playing.contestant(winner).ok_or(Why::NoSuchEntry { entry: winner })?;
        let known = |round: usize, number: usize| playing.winners.get(&(round, number)).copied();
        let number = (0..bracket.rounds[stage].len())
            .find(|&number| bracket.players(stage, number, known).is_some_and(|(a, b)| a == who || b == who))
            .ok_or(Why::NoTie)?;
        Ok(vec![Happened::TieBroken { section, won: ((stage, number), who), reason: reason.to_owned() }])
    }
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
