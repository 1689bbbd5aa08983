use openroom_cards::{BySide, Card, Outcome, Side};
use openroom_tournament::{Line, LineState, Score};

use super::Inside;

/// The opening lead of a line, as each side has entered it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Leads(BySide<Option<Card>>);

impl Leads {
    /// As a side has it.
    pub(crate) fn of(self, side: Side) -> Option<Card> {
        self.0[side]
    }

    /// The lead: one side said it, or both said the same.
    pub(crate) fn settled(self) -> Option<Card> {
        let [one, other] = *self.0.values();
        if self.differ() { None } else { one.or(other) }
    }

    /// Whether the two sides said different things.
    pub(crate) fn differ(self) -> bool {
        let [one, other] = *self.0.values();
        one.is_some() && other.is_some() && one != other
    }

    /// A side says it, or where nobody knows which it was, both.
    pub(super) fn say(&mut self, side: Option<Side>, card: Card) {
        for one in Side::ALL {
            if side.is_none_or(|side| side == one) {
                self.0[one] = Some(card);
            }
        }
    }
}

impl Inside {
    /// The opening lead of a line as each side has it; none where nothing was played there.
    pub(crate) fn leads(&self, line: Line) -> Leads {
        let played = |score: &Score| matches!(score, Score::Result(Outcome::Played { .. }));
        let played = match self.event.lines().get(&line) {
            None | Some(LineState::Postponed) => false,
            Some(LineState::Entered(_, score) | LineState::Agreed(score)) => {
                played(score) || matches!(score, Score::Adjusted(_))
            }
            Some(LineState::Disputed { by: _, first, second }) => played(first) || played(second),
        };
        if played { self.door.leads.get(&line).copied().unwrap_or_default() } else { Leads::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_settled_where_the_sides_do_not_differ() {
        let (ace, king): (Card, Card) = ("HA".parse().unwrap(), "HK".parse().unwrap());
        let mut leads = Leads::default();
        assert_eq!((leads.settled(), leads.differ()), (None, false));
        leads.say(Some(Side::EastWest), ace);
        assert_eq!((leads.settled(), leads.of(Side::NorthSouth)), (Some(ace), None));
        leads.say(Some(Side::NorthSouth), king);
        assert_eq!((leads.settled(), leads.differ()), (None, true));
        leads.say(None, king);
        assert_eq!((leads.settled(), leads.differ()), (Some(king), false));
    }
}
