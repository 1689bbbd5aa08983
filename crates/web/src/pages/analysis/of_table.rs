//! The board of a live table, for whoever may know it.

use openroom_cards::{BySeat, Card, Cards, Deal};
use openroom_laws::{Phase, Table};

use super::Study;

impl Study {
    /// The board that was played at a table; none while it is not over, or where not all cards are known.
    pub(crate) fn of_table(number: u32, table: &Table) -> Option<Study> {
        let position = table.position();
        if table.phase() != Phase::Over {
            return None;
        }
        let outcome = position.outcome()?;
        let mut cards: Vec<Card> = vec![];
        let mut hands: BySeat<Cards> = position.hands;
        for trick in &position.tricks {
            let Some(leader) = trick.leader else { break };
            let played =
                (0..4).map(|steps| leader.step(steps)).map_while(|seat| Some((seat, trick.cards[seat]?)));
            for (seat, card) in played {
                hands[seat].insert(card);
                cards.push(card);
            }
        }
        let study = Study::of_deal(number, &Deal::new(hands)?);
        let study = Study {
            dealer: Some(position.auction.dealer),
            vulnerability: table.vulnerability(),
            ..study.played(&outcome, cards)
        };
        study.follow().is_ok().then_some(study)
    }
}
