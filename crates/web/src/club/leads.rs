use openroom_cards::{BySide, Card, Outcome, Seat, Side};
use openroom_tournament::{Line, LineState, Score};
use serde::Serialize;

use super::Inside;

/// A card that was led, as somebody said it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Led {
    /// The card.
    pub(crate) card: Card,
    /// The declarer of the result with which it was said; of old phones he is not known.
    pub(crate) declarer: Option<Seat>,
}

impl Led {
    /// A lead that is said with this score; none where nobody led.
    pub(crate) fn with(score: &Score, card: Option<Card>) -> Option<Led> {
        let Score::Result(Outcome::Played { contract, .. }) = score else { return None };
        Some(Led { card: card?, declarer: Some(contract.declarer) })
    }

    /// Whether it can have been the lead where this is the score. Against another declarer somebody else led.
    fn fits(self, score: &Score) -> bool {
        match score {
            Score::Result(Outcome::Played { contract, .. }) => {
                self.declarer.is_none_or(|declarer| declarer == contract.declarer)
            }
            Score::Adjusted(_) => true,
            Score::Result(Outcome::PassedOut) | Score::NotPlayed | Score::Cancelled => false,
        }
    }
}

/// The opening lead of a line, as each side has entered it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Leads(BySide<Option<Led>>);

impl Leads {
    /// As a side has it.
    pub(crate) fn of(self, side: Side) -> Option<Card> {
        self.said_by(side).map(|led| led.card)
    }

    /// The same with the declarer of its result.
    pub(crate) fn said_by(self, side: Side) -> Option<Led> {
        self.0[side]
    }

    /// The lead: one side said it, or both said the same.
    pub(crate) fn settled(self) -> Option<Card> {
        let [one, other] = Side::ALL.map(|side| self.of(side));
        if self.differ() { None } else { one.or(other) }
    }

    /// Whether the two sides said different things.
    pub(crate) fn differ(self) -> bool {
        let [one, other] = Side::ALL.map(|side| self.of(side));
        one.is_some() && other.is_some() && one != other
    }

    /// A side says it, or where nobody knows which it was, both.
    pub(super) fn say(&mut self, side: Option<Side>, led: Led) {
        for one in Side::ALL {
            if side.is_none_or(|side| side == one) {
                self.0[one] = Some(led);
            }
        }
    }

    /// What of it goes with the score that each side has.
    fn fitting<'a>(mut self, score_of: impl Fn(Side) -> &'a Score) -> Leads {
        for side in Side::ALL {
            self.0[side] = self.0[side].filter(|led| led.fits(score_of(side)));
        }
        self
    }
}

impl Inside {
    /// The opening lead of a line as each side has it; none where nothing was played there, nor where the score now names
    /// another declarer.
    pub(crate) fn leads(&self, line: Line) -> Leads {
        let said = self.door.leads.get(&line).copied().unwrap_or_default();
        match self.event.lines().get(&line) {
            None | Some(LineState::Postponed) => Leads::default(),
            Some(LineState::Entered(_, score) | LineState::Agreed(score)) => said.fitting(|_| score),
            Some(LineState::Disputed { by, first, second }) => {
                said.fitting(|side| if side == *by { first } else { second })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn led(card: &str) -> Led {
        Led { card: card.parse().unwrap(), declarer: Some(Seat::North) }
    }

    fn played(text: &str) -> Score {
        Score::Result(text.parse().unwrap())
    }

    #[test]
    fn a_lead_is_settled_where_the_sides_do_not_differ() {
        let (ace, king) = (led("HA"), led("HK"));
        let mut leads = Leads::default();
        assert_eq!((leads.settled(), leads.differ()), (None, false));
        leads.say(Some(Side::EastWest), ace);
        assert_eq!((leads.settled(), leads.of(Side::NorthSouth)), (Some(ace.card), None));
        leads.say(Some(Side::NorthSouth), king);
        assert_eq!((leads.settled(), leads.differ()), (None, true));
        leads.say(None, king);
        assert_eq!((leads.settled(), leads.differ()), (Some(king.card), false));
    }
    #[test]
    fn a_lead_goes_with_its_declarer() {
        let ace = led("HA");
        let unknown = Led { declarer: None, ..ace };
        for (score, fits) in
            [("4SN=", true), ("4HXN-1", true), ("4SS=", false), ("4SE=", false), ("PASS", false)]
        {
            assert_eq!(ace.fits(&played(score)), fits, "{score}");
            assert_eq!(unknown.fits(&played(score)), score != "PASS", "{score}");
            assert_eq!(Led::with(&played(score), Some(ace.card)).is_some(), score != "PASS", "{score}");
        }
        assert!(!ace.fits(&Score::NotPlayed) && !ace.fits(&Score::Cancelled));
    }
}
