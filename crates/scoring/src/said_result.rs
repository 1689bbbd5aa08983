//! What stands on a line, penalties and the like, to be said in any language.

use openroom_cards::{Board, Side};

use crate::said::{joined, said, signed, sum};
use crate::{
    Adjustment, Amount, Artificial, Award, Carried, Entry, Extra, ExtraKind, Ratio, Said, Standing, Weighted,
    score,
};

impl Artificial {
    pub(crate) fn said(&self) -> Said {
        Said::Sum(self.to_string())
    }
}

fn points_said(weighted: &Weighted, own: impl Fn(i32) -> i32) -> Said {
    if let Some(points) = weighted.single() {
        return Said::Sum(signed(own(points)));
    }
    let part = |(weight, points): &(Ratio, i32)| {
        let points = Said::Sum(signed(own(*points)));
        said!("score-weight", "{weight} of {points}", weight = weight, points = points)
    };
    Said::join(weighted.results().iter().map(part).collect(), ", ")
}

impl Award {
    /// What a side gets, points in the sign of North-South.
    pub fn said(&self) -> Said {
        self.said_for(Side::NorthSouth)
    }

    /// What a side gets, points as they are for that side.
    pub fn said_for(&self, side: Side) -> Said {
        match (self, side) {
            (Award::Points(points), Side::NorthSouth) => points_said(points, |points| points),
            (Award::Points(points), Side::EastWest) => points_said(points, |points| -points),
            (Award::Artificial(artificial), _) => artificial.said(),
        }
    }
}

/// What both sides get.
pub(crate) fn awards_said(adjustment: &Adjustment) -> Said {
    let [ns, ew] = adjustment.awards.values();
    if ns == ew {
        return ns.said();
    }
    let [ns, ew] =
        [(Side::NorthSouth, ns), (Side::EastWest, ew)].map(|(side, award)| joined!(side, " ", award.said()));
    joined!(ns, "; ", ew)
}

impl Entry {
    /// What stands on a line.
    pub fn said(&self) -> Said {
        match self {
            Entry::Result(outcome) => Said::Result(*outcome),
            Entry::Points(points) => Said::Sum(signed(*points)),
            Entry::Adjusted(adjustment) => awards_said(adjustment),
            Entry::Late => said!("score-late", "late"),
            Entry::NotPlayed => said!("score-not-played", "not played"),
            Entry::Cancelled => said!("score-cancelled", "cancelled"),
        }
    }

    /// The same, a result with its points for North-South.
    pub fn said_with_points(&self, board: Board) -> Said {
        match self {
            Entry::Result(outcome) => match score(outcome, board.vulnerability) {
                Ok(points) if points != 0 => joined!(self.said(), " ", Said::Sum(signed(points))),
                Ok(_) | Err(_) => self.said(),
            },
            Entry::Points(_) | Entry::Adjusted(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => {
                self.said()
            }
        }
    }
}

impl Amount {
    /// How much, and of what.
    pub fn said(&self) -> Said {
        let percent = |share: &Ratio| sum!("{}%", (share * Ratio::whole(100)).exact());
        match self {
            Amount::Score(score) => score.into(),
            Amount::Tops(share) => said!("score-of-top", "{share} of a top", share = percent(share)),
            Amount::Session(share) => {
                said!("score-of-session", "{share} of the session", share = percent(share))
            }
            Amount::VictoryPoints(points) => said!("score-vp", "{points} VP", points = points),
        }
    }
}

impl Carried {
    /// How it was reckoned, and to what it was held where a limit bit.
    pub(crate) fn said(&self) -> Said {
        let shown = |number: &Ratio| match self.from {
            Amount::Tops(_) | Amount::Session(_) => format!("{}%", (number * Ratio::whole(100)).exact()),
            Amount::Score(_) | Amount::VictoryPoints(_) => number.exact(),
        };
        let from = self.from.number();
        let (part, carried) = (from * &self.by.part, self.by.of(from));
        let whole = sum!("{} × {} = {}", shown(from), self.by.part.exact(), shown(&part));
        if carried == part {
            return whole;
        }
        said!("score-held", "{whole}, held to {held}", whole = whole, held = Said::Sum(shown(&carried)))
    }
}

impl ExtraKind {
    /// What it is.
    pub fn said(self) -> Said {
        match self {
            ExtraKind::Procedural => said!("extra-procedural", "procedural penalty"),
            ExtraKind::Disciplinary => said!("extra-disciplinary", "disciplinary penalty"),
            ExtraKind::Bonus => said!("extra-bonus", "bonus"),
            ExtraKind::CarryOver => said!("extra-carry-over", "carry-over"),
            ExtraKind::Handicap => said!("extra-handicap", "handicap"),
        }
    }
}

impl Extra {
    /// Its kind, its amount and how that was reckoned.
    pub fn said(&self) -> Said {
        let amount = joined!(self.kind.said(), " ", self.amount.said());
        self.reckoned(amount)
    }

    /// The same with the number by which a correction calls it.
    pub fn said_numbered(&self) -> Said {
        match self.number {
            Some(number) => {
                let amount = joined!(self.kind.said(), " ", number, ": ", self.amount.said());
                self.reckoned(amount)
            }
            None => self.said(),
        }
    }

    fn reckoned(&self, amount: Said) -> Said {
        match &self.carried {
            Some(carried) => joined!(amount, " (", carried.said(), ")"),
            None => amount,
        }
    }
}

impl Standing {
    /// What it is.
    pub fn said(self) -> Said {
        match self {
            Standing::Ranked => said!("standing-ranked", "ranked"),
            Standing::WithoutStanding => said!("standing-without-standing", "without standing"),
            Standing::Withdrawn => said!("standing-withdrawn", "withdrawn"),
            Standing::Disqualified => said!("standing-disqualified", "disqualified"),
        }
    }
}
