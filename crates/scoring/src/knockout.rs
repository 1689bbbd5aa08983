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
