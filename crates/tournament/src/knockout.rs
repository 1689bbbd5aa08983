//! Matches of a knockout: who goes on, who has to be named, how far each came.

use std::collections::BTreeMap;

use openroom_movements::{Bracket, Contestant, Entrant, Match};
use openroom_scoring::Ratio;

use crate::{
    Entry, EntryNo, Line, LineState, Playing, Score, Section, TeamMatch, Tournament, Unranked, Won, league,
    matches,
};

/// A match of a knockout that is tied.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tie {
    /// The session.
    pub session: u16,
    /// The section.
    pub section: Section,
    /// The round, from 1.
    pub round: u16,
    /// One team.
    pub home: EntryNo,
    /// The other.
    pub away: EntryNo,
}

/// How far an entry came in a knockout: whoever has not lost is before all others.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Far {
    /// It lost in this round, from 0.
    LostIn(usize),
    /// It has not lost.
    StillIn,
}

/// How far the entries of a knockout came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Course {
    /// Entry by entry.
    pub(crate) far: BTreeMap<EntryNo, Far>,
    /// Whether matches are still to be played or decided.
    pub(crate) undecided: bool,
}

/// How a match of a knockout stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// This contestant goes on.
    GoesOn(Contestant),
    /// Neither is there any more.
    Nobody,
    /// It is tied; who was named to go on, where somebody was.
    Tied { home: EntryNo, away: EntryNo, named: Option<Contestant> },
    /// It has not been played to its end.
    Open,
}

/// A place in a match of a knockout.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// This contestant has it.
    Taken(Contestant),
    /// Nobody came so far.
    Empty,
    /// That is not decided.
    Open,
}

impl Stands {
    /// The place that follows from the match.
    pub(crate) fn slot(self) -> Slot {
        match self {
            Stands::GoesOn(who) | Stands::Tied { named: Some(who), .. } => Slot::Taken(who),
            Stands::Nobody => Slot::Empty,
            Stands::Tied { named: None, .. } | Stands::Open => Slot::Open,
        }
    }
}

/// The two places of a match of a bracket by how the matches before it stand.
pub(crate) fn entrants(one: Match, before: &[Stands]) -> [Slot; 2] {
    let slot = |entrant: Entrant| match entrant {
        Entrant::Seed(contestant) => Slot::Taken(contestant),
        Entrant::WinnerOf(number) => before.get(number).copied().map_or(Slot::Open, Stands::slot),
    };
    match one {
        Match::Between(one, other) => [slot(one), slot(other)],
        Match::Bye(one) => [slot(one), Slot::Empty],
    }
}

/// A match of a knockout between two teams, and what came of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct KnockoutTie {
    /// The match.
    pub tie: Tie,
    /// What came of it.
    pub came: KnockoutCame,
}

/// What came of a match of a knockout.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum KnockoutCame {
    /// Nothing yet: it is not played to its end, or tied.
    Nothing,
    /// This team won by the score.
    Won(EntryNo),
    /// This team was named to go on, or went on when the next round was drawn.
    Named(EntryNo),
    /// This team went on because the other left.
    LeftTo(EntryNo),
    /// Both left.
    BothLeft,
}

/// A section of a knockout with its matches as they are scored.
struct Scored<'a> {
    event: &'a Tournament,
    session: u16,
    playing: &'a Playing,
    bracket: &'a Bracket,
    matches: Vec<(TeamMatch, Ratio)>,
}

impl Scored<'_> {
    /// How every match of a stage stands, from how those of the stage before do.
    fn stage(&self, stage: usize, before: &[Stands]) -> Vec<Stands> {
        let all = self.bracket.rounds.get(stage).map_or(&[][..], Vec::as_slice);
        all.iter().enumerate().map(|(number, one)| self.stands((stage, number), *one, before)).collect()
    }

    fn stands(&self, place: (usize, usize), one: Match, before: &[Stands]) -> Stands {
        if let Some(settled) = self.playing.winners.get(&place) {
            return Stands::GoesOn(*settled);
        }
        self.by_its_score(place, one, before)
    }

    /// How a match stands by what was played, whoever went on.
    fn by_its_score(&self, place: (usize, usize), one: Match, before: &[Stands]) -> Stands {
        match entrants(one, before) {
            [Slot::Empty, Slot::Empty] => Stands::Nobody,
            [Slot::Taken(who), Slot::Empty] | [Slot::Empty, Slot::Taken(who)] => Stands::GoesOn(who),
            [Slot::Taken(one), Slot::Taken(other)] => self.between(place, one, other),
            [Slot::Open, _] | [_, Slot::Open] => Stands::Open,
        }
    }

    fn came(
        &self,
        place: (usize, usize),
        one: Match,
        before: &[Stands],
        stands: Stands,
        section: Section,
    ) -> Option<KnockoutTie> {
        let [Slot::Taken(one), Slot::Taken(other)] = entrants(one, before) else { return None };
        let (home, away) = (self.playing.entry(one)?, self.playing.entry(other)?);
        let tie = Tie { session: self.session, section, round: place.0 as u16 + 1, home, away };
        let found = self.found(tie);
        let ahead = found.filter(|(_, margin)| !margin.is_zero());
        let ahead = ahead.map(|(found, margin)| if margin.is_negative() { found.away } else { found.home });
        let whole = found.is_some_and(|(found, _)| self.is_whole(found));
        let has_left = |entry: EntryNo| !self.event.entries.get(&entry).is_some_and(Entry::plays);
        let came = match stands.slot() {
            Slot::Open => KnockoutCame::Nothing,
            Slot::Empty => KnockoutCame::BothLeft,
            Slot::Taken(who) => {
                let won = self.playing.entry(who)?;
                let loser = if won == home { away } else { home };
                match () {
                    () if whole && ahead == Some(won) => KnockoutCame::Won(won),
                    () if has_left(loser) => KnockoutCame::LeftTo(won),
                    () => KnockoutCame::Named(won),
                }
            }
        };
        Some(KnockoutTie { tie, came })
    }

    /// A match as it is scored, with the margin of its home team.
    fn found(&self, tie: Tie) -> Option<&(TeamMatch, Ratio)> {
        self.matches.iter().find(|(found, _)| {
            let teams = [found.home, found.away];
            found.round == tie.round && teams.contains(&tie.home) && teams.contains(&tie.away)
        })
    }

    /// Whether every board of a match has a score, and none because a team left.
    fn is_whole(&self, played: &TeamMatch) -> bool {
        let score = |line: Line| self.event.lines.get(&line).and_then(LineState::agreed);
        let scored = |line: Line| match score(line) {
            Some(Score::Result(_) | Score::Adjusted(_)) => true,
            Some(Score::NotPlayed | Score::Cancelled) => !self.event.is_of_a_match_given_up(line),
            None => false,
        };
        played.boards.values().flatten().all(|line| line.is_some_and(scored))
    }

    /// A team that left in the middle has lost; what was played to its end counts also when the winner left then.
    fn between(&self, place: (usize, usize), one: Contestant, other: Contestant) -> Stands {
        let plays = |who: Contestant| {
            let entry = self.playing.entry(who).and_then(|entry| self.event.entries.get(&entry));
            entry.is_some_and(Entry::plays)
        };
        let there = match (plays(one), plays(other)) {
            (true, true) => None,
            (true, false) => Some(Stands::GoesOn(one)),
            (false, true) => Some(Stands::GoesOn(other)),
            (false, false) => Some(Stands::Nobody),
        };
        let stage = place.0;
        let (of_one, of_other) = (self.playing.entry(one), self.playing.entry(other));
        let is_it = |(found, _): &&(TeamMatch, Ratio)| {
            let teams = (Some(found.home), Some(found.away));
            usize::from(found.round) == stage + 1 && [(of_one, of_other), (of_other, of_one)].contains(&teams)
        };
        let found = self.matches.iter().find(is_it);
        let Some((played, margin)) = found else { return there.unwrap_or(Stands::Open) };
        let lines: Vec<Option<Line>> = played.boards.values().flatten().copied().collect();
        let score = |line: &Option<Line>| self.event.lines.get(line.as_ref()?).and_then(LineState::agreed);
        let with_result = |line| matches!(score(line), Some(Score::Result(_) | Score::Adjusted(_)));
        // Who was named to go on from a match that was tied has won it, also when he left then.
        let named = self.playing.tie_breaks.get(&place).copied();
        let tied = margin.is_zero() && named.is_none();
        if let Some(there) = there.filter(|_| tied || !lines.iter().all(with_result)) {
            return there;
        }
        if usize::from(self.playing.round()) <= stage || lines.iter().any(|line| score(line).is_none()) {
            return Stands::Open;
        }
        if margin.is_zero() {
            return Stands::Tied { home: played.home, away: played.away, named };
        }
        let home_is_one = of_one == Some(played.home);
        Stands::GoesOn(if margin.is_negative() == home_is_one { other } else { one })
    }
}

impl Tournament {
    fn scored(&self, session: u16, section: Section) -> Result<Option<Scored<'_>>, Unranked> {
        let playing = self.section(session, section);
        let Some((playing, bracket)) = playing.and_then(|playing| Some((playing, playing.bracket.as_ref()?)))
        else {
            return Ok(None);
        };
        let margins = league(self, session)?.results.into_iter().map(|result| result.home);
        let all = matches(self, session).into_iter().zip(margins);
        let matches = all.filter(|(one, _)| one.section == section).collect();
        Ok(Some(Scored { event: self, session, playing, bracket, matches }))
    }

    /// The matches of knockouts that now stand otherwise than when the next round was drawn or the next session began, but
    /// for those whose draw the Director let stand.
    pub fn turned(&self) -> Vec<Tie> {
        let sections = |session| self.sections(session).map(move |(section, _)| (session, section));
        let all = (1..=self.session_no()).flat_map(sections);
        all.flat_map(|(session, section)| self.turned_in(session, section)).map(|(_, tie)| tie).collect()
    }

    /// The matches of a section that stand otherwise, each with who went on.
    pub(crate) fn turned_in(&self, session: u16, section: Section) -> Vec<(Won, Tie)> {
        let (Ok(stages), Ok(Some(scored))) = (self.stages(session, section), self.scored(session, section))
        else {
            return Vec::new();
        };
        let turned = |(&place, &went_on): (&(usize, usize), &Contestant)| {
            if scored.playing.upheld.contains(&place) {
                return None;
            }
            let one = *scored.bracket.rounds.get(place.0)?.get(place.1)?;
            let before = place.0.checked_sub(1).and_then(|stage| stages.get(stage));
            let before = before.map_or(&[][..], Vec::as_slice);
            let now = scored.by_its_score(place, one, before);
            let [Slot::Taken(one), Slot::Taken(other)] = entrants(one, before) else { return None };
            let otherwise = match now {
                Stands::GoesOn(who) | Stands::Tied { named: Some(who), .. } => who != went_on,
                Stands::Tied { named: None, .. } => true,
                Stands::Nobody | Stands::Open => false,
            };
            let (home, away) = (scored.playing.entry(one)?, scored.playing.entry(other)?);
            let tie = Tie { session, section, round: place.0 as u16 + 1, home, away };
            otherwise.then_some(((place, went_on), tie))
        };
        scored.playing.winners.iter().filter_map(turned).collect()
    }

    /// The matches of a session's knockouts that two teams were drawn into, and what came of them.
    pub fn knockout_ties(&self, session: u16) -> Vec<KnockoutTie> {
        let of = |section: Section| {
            let stages = self.stages(session, section).unwrap_or_default();
            let Ok(Some(scored)) = self.scored(session, section) else { return Vec::new() };
            let mut all = Vec::new();
            for (stage, stands) in stages.iter().enumerate() {
                let before = stage.checked_sub(1).map_or(&[][..], |before| &stages[before]);
                let matches = scored.bracket.rounds.get(stage).into_iter().flatten();
                for (number, (one, stands)) in matches.zip(stands).enumerate() {
                    all.extend(scored.came((stage, number), *one, before, *stands, section));
                }
            }
            all
        };
        self.sections(session).flat_map(|(section, _)| of(section)).collect()
    }

    /// How the matches of every stage that was drawn stand; nothing where the section is no knockout.
    pub(crate) fn stages(&self, session: u16, section: Section) -> Result<Vec<Vec<Stands>>, Unranked> {
        let Some(scored) = self.scored(session, section)? else { return Ok(Vec::new()) };
        let mut stages: Vec<Vec<Stands>> = Vec::new();
        for stage in 0..scored.playing.draws.len() {
            let before = stages.last().map_or(&[][..], Vec::as_slice);
            let next = scored.stage(stage, before);
            stages.push(next);
        }
        Ok(stages)
    }

    /// The played matches of knockouts in the current session that are tied, and for which nobody was named the winner.
    pub fn ties(&self) -> Vec<Tie> {
        let session = self.session_no();
        self.sections(session).flat_map(|(section, _)| self.ties_of(session, section)).collect()
    }

    /// The first match of a session's knockouts that is tied, and for which nobody was named the winner.
    pub(crate) fn tie_in(&self, session: u16) -> Option<Tie> {
        self.sections(session).find_map(|(section, _)| self.ties_of(session, section).into_iter().next())
    }

    fn ties_of(&self, session: u16, section: Section) -> Vec<Tie> {
        let stages = self.stages(session, section).unwrap_or_default();
        let round = stages.len() as u16;
        let tie = |stands: &Stands| match *stands {
            Stands::Tied { home, away, named: None } => Some(Tie { session, section, round, home, away }),
            Stands::Tied { .. } | Stands::GoesOn(_) | Stands::Nobody | Stands::Open => None,
        };
        stages.last().into_iter().flatten().filter_map(tie).collect()
    }

    /// Whether a line is one of a match of a knockout that a team has left.
    pub(crate) fn is_of_a_match_given_up(&self, line: Line) -> bool {
        let knockout = self.section(line.session, line.section).is_some_and(|one| one.bracket.is_some());
        let has_left = |entry: &EntryNo| !self.entries.get(entry).is_some_and(Entry::plays);
        knockout && self.sides(line).is_some_and(|sides| sides.values().iter().flatten().any(has_left))
    }

    /// Whether a contestant has lost a match of a knockout before a round, from 1.
    pub fn is_knocked_out(&self, session: u16, section: Section, contestant: Contestant, round: u16) -> bool {
        let Some(playing) = self.section(session, section) else { return false };
        let stages = self.stages(session, section).unwrap_or_default();
        let before = playing.draws.iter().zip(&stages).take(usize::from(round).saturating_sub(1));
        before.into_iter().any(|(draw, stands)| {
            let opponents = draw.pairings.iter().filter_map(|pairing| match contestant {
                who if who == pairing.ns => Some(pairing.ew),
                who if who == pairing.ew => Some(pairing.ns),
                _ => None,
            });
            opponents.into_iter().any(|other| stands.iter().any(|one| one.slot() == Slot::Taken(other)))
        })
    }

    /// How far each entry of a section came in its knockout; nothing where it plays none.
    pub(crate) fn course(&self, session: u16, section: Section) -> Option<Course> {
        let playing = self.section(session, section)?;
        playing.bracket.as_ref()?;
        let stages = self.stages(session, section).ok()?;
        let open = |one: &Stands| one.slot() == Slot::Open;
        let open = stages.len() < usize::from(playing.rounds) || stages.iter().flatten().any(open);
        let mut far: BTreeMap<EntryNo, Far> =
            playing.entries.iter().map(|&entry| (entry, Far::StillIn)).collect();
        for (round, (draw, stands)) in playing.draws.iter().zip(&stages).enumerate() {
            let goes_on = |who: Contestant| stands.iter().any(|one| one.slot() == Slot::Taken(who));
            for pairing in &draw.pairings {
                for (who, other) in [(pairing.ns, pairing.ew), (pairing.ew, pairing.ns)] {
                    if let Some(entry) = playing.entry(who).filter(|_| goes_on(other) && !goes_on(who)) {
                        far.insert(entry, Far::LostIn(round));
                    }
                }
            }
        }
        let left = |entry: &EntryNo| {
            far.get(entry) == Some(&Far::StillIn) && self.entries.get(entry).is_some_and(Entry::plays)
        };
        // One that was cut short has several left, who play on in another session.
        let undecided = open || playing.entries.iter().filter(|entry| left(entry)).count() > 1;
        Some(Course { far, undecided })
    }

    /// Whether every section of a session plays a knockout.
    pub(crate) fn is_knockout(&self, session: u16) -> bool {
        let mut sections = self.sections(session).peekable();
        sections.peek().is_some() && sections.all(|(_, playing)| playing.bracket.is_some())
    }

    /// Those who are left of the knockout of the last session, in the order of its bracket: whoever beat another has the
    /// better of both places. Nothing where it was none.
    pub fn left_in_knockout(&self) -> Option<Vec<EntryNo>> {
        let session = self.session_no();
        self.is_knockout(session).then(|| {
            self.sections(session).flat_map(|(section, playing)| self.left_in(section, playing)).collect()
        })
    }

    fn left_in(&self, section: Section, playing: &Playing) -> Vec<EntryNo> {
        let stages = self.stages(self.session_no(), section).unwrap_or_default();
        let mut places: BTreeMap<Contestant, Contestant> =
            playing.movement.all_contestants().map(|who| (who, who)).collect();
        for (draw, stands) in playing.draws.iter().zip(&stages) {
            let goes_on = |who: Contestant| stands.iter().any(|one| one.slot() == Slot::Taken(who));
            for pairing in &draw.pairings {
                for (who, other) in [(pairing.ns, pairing.ew), (pairing.ew, pairing.ns)] {
                    if goes_on(who) && !goes_on(other) {
                        let beaten = places.remove(&other);
                        if let Some(place) = places.get_mut(&who) {
                            *place = beaten.map_or(*place, |beaten| beaten.min(*place));
                        }
                    }
                }
            }
        }
        let mut left: Vec<(Contestant, EntryNo)> =
            places.into_iter().filter_map(|(who, place)| Some((place, playing.entry(who)?))).collect();
        left.retain(|(_, entry)| self.entries.get(entry).is_some_and(Entry::plays));
        left.sort_unstable();
        left.into_iter().map(|(_, entry)| entry).collect()
    }
}
