//! The penalty cards of one hand.

use openroom_cards::{Card, Cards, Seat};

use crate::{Case, Order, PenaltyCard, Restriction, Rule, Table};

/// The penalty cards of a hand: one may be minor, of several none is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct PenaltyCards {
    /// The major ones.
    pub major: Cards,
    /// The minor one.
    pub minor: Option<Card>,
}

impl PenaltyCards {
    /// These, beside others that make all of them major.
    pub(crate) fn new(cards: impl Iterator<Item = (Card, PenaltyCard)>, beside: Cards) -> PenaltyCards {
        let mut all = PenaltyCards { major: Cards::EMPTY, minor: None };
        for (card, kind) in cards {
            match kind {
                PenaltyCard::Minor if (beside - Cards::of(card)).is_empty() => all.minor = Some(card),
                PenaltyCard::Minor | PenaltyCard::Major => {
                    all.major.insert(card);
                }
            }
        }
        all
    }

    /// Those among the restrictions. What goes back when he plays another card is a penalty card then, and with several
    /// of them none is minor.
    pub(crate) fn among<'a>(
        restrictions: impl Iterator<Item = &'a Restriction>,
        goes_back: Cards,
    ) -> PenaltyCards {
        let cards = restrictions.filter_map(|one| match one.rule {
            Rule::PenaltyCard { card, kind } => Some((card, kind)),
            _ => None,
        });
        PenaltyCards::new(cards, goes_back)
    }

    /// All of them.
    pub(crate) fn all(&self) -> Cards {
        self.major | self.minor.map_or(Cards::EMPTY, Cards::of)
    }

    /// What kind of penalty card this one is.
    pub(crate) fn kind(&self, card: Card) -> Option<PenaltyCard> {
        if self.minor == Some(card) {
            return Some(PenaltyCard::Minor);
        }
        self.major.contains(card).then_some(PenaltyCard::Major)
    }

    /// The others, without these.
    pub(crate) fn but_for(self, cards: Cards) -> PenaltyCards {
        PenaltyCards { major: self.major - cards, minor: self.minor.filter(|minor| !cards.contains(*minor)) }
    }
}

impl Table {
    /// The penalty cards of this player that lie on the table.
    pub(crate) fn penalty_cards_of(&self, owner: Seat) -> PenaltyCards {
        PenaltyCards::among(self.restrictions().filter(|one| one.on == owner), Cards::EMPTY)
    }
}

impl Case<'_> {
    /// The penalty cards of this player, those of this run among them.
    pub(crate) fn penalty_cards_of(&self, owner: Seat) -> PenaltyCards {
        let before = self.penalty_cards().iter().filter(|(seat, ..)| *seat == owner);
        let before = before.map(|(_, card, kind)| (*card, *kind));
        let now = self.given().iter().filter_map(|given| match given.order {
            Order::Restrict(seat, Rule::PenaltyCard { card, kind }, _) if seat == owner => Some((card, kind)),
            _ => None,
        });
        let made_major =
            |card: Card| self.given().iter().any(|given| given.order == Order::MakeMajor { owner, card });
        let kind = |card, kind| if made_major(card) { PenaltyCard::Major } else { kind };
        PenaltyCards::new(before.chain(now).map(|(card, was)| (card, kind(card, was))), Cards::EMPTY)
    }
}
