use crate::{League, Place, Ratio};

/// A match of a knockout with all its segments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnockoutMatch {
    /// The round.
    pub round: u32,
    /// The team that is home in its first segment.
    pub home: Place,
    /// The other.
    pub away: Place,
    /// The home team's margin in each segment, with the segment's number; none where no board of it has a score.
    pub segments: Vec<(u32, Option<Ratio>)>,
    /// How many results of its tables are late.
    pub outstanding: u32,
}

impl KnockoutMatch {
    /// The home team's margin over all segments; none where no board has a score.
    pub fn margin(&self) -> Option<Ratio> {
        let margins = self.segments.iter().filter_map(|(_, margin)| margin.as_ref());
        margins.fold(None, |sum: Option<Ratio>, margin| Some(sum.unwrap_or_default() + margin))
    }
}

/// How a match of a knockout stands.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// No board has a score yet.
    NotPlayed,
    /// This team won.
    Wins(Place),
    /// Neither did.
    Tie,
    /// This team leads; something is still to come.
    Leads(Place),
    /// Neither does; something is still to come.
    Equal,
}

impl KnockoutMatch {
    /// Whether every segment has a score.
    pub fn all_segments(&self) -> bool {
        self.segments.iter().all(|(_, margin)| margin.is_some())
    }

    /// How it stands.
    pub fn verdict(&self) -> Verdict {
        let whole = self.all_segments() && self.outstanding == 0;
        let Some(margin) = self.margin() else { return Verdict::NotPlayed };
        let ahead = if margin.is_negative() { self.away } else { self.home };
        match (margin.is_zero(), whole) {
            (true, true) => Verdict::Tie,
            (true, false) => Verdict::Equal,
            (false, true) => Verdict::Wins(ahead),
            (false, false) => Verdict::Leads(ahead),
        }
    }
}

impl League {
    /// The matches of a knockout: what two teams play in one round is one match, however many segments it has.
    pub fn knockouts(&self) -> Vec<KnockoutMatch> {
        let mut all: Vec<KnockoutMatch> = Vec::new();
        for (one, result) in self.matches.iter().zip(&self.results) {
            let margin = (result.counted() > 0).then(|| result.home.clone());
            let known = all.iter_mut().find(|other| {
                let teams = (other.home, other.away);
                other.round == one.round && (teams == (one.home, one.away) || teams == (one.away, one.home))
            });
            match known {
                Some(other) => {
                    let turned = other.home != one.home;
                    other.outstanding += one.outstanding();
                    other
                        .segments
                        .push((one.segment, margin.map(|margin| if turned { -margin } else { margin })));
                }
                None => all.push(KnockoutMatch {
                    round: one.round,
                    home: one.home,
                    away: one.away,
                    segments: vec![(one.segment, margin)],
                    outstanding: one.outstanding(),
                }),
            }
        }
        all
    }
}
