//! Law 51: several penalty cards, one of which is to be played.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{Answer, Ask, Case, CaseRecord, Choice, Demand, Matter, Order, Rule, Ruled, Table, Until};

/// It is the turn of a defender who may play any of several penalty cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeveralPenaltyCards {
    /// Whose they are.
    pub owner: Seat,
    /// Those that he may legally play.
    pub cards: Cards,
    /// To which trick.
    pub trick: u8,
}

impl Ruled for SeveralPenaltyCards {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let declarer = case.declarer(L51A)?;
        match case.choose(L51A, declarer, Choice::PenaltyCard(self.cards))? {
            Answer::Card(card, _) => {
                let named = Rule::MustPlay(Demand::OneOf(Cards::of(card)));
                case.order(L51A, Order::Restrict(self.owner, named, Until::PlaysOnce));
                case.shown_against(self.owner, Cards::of(card));
            }
            Answer::Nothing => {
                case.order(L60A1, Order::RightForfeited(declarer.side()));
            }
            _ => {}
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L51A
    }

    fn is_of_the_play(&self) -> bool {
        true
    }

    fn comes_last(&self) -> bool {
        true
    }
}

/// The matter that comes due when it is this defender's turn.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let several = coming(table)?;
    let named = |case: &CaseRecord| {
        case.state.is_in_force() && matches!(case.matter, Matter::SeveralPenaltyCards(it) if it == several)
    };
    (!table.cases().iter().any(named)).then(|| several.into())
}

/// The penalty cards of which declarer names one, whether or not he has been asked.
pub(crate) fn coming(table: &Table) -> Option<SeveralPenaltyCards> {
    let owner = table.turn().filter(|seat| table.position().is_defender(*seat))?;
    let major = table.penalty_cards_of(owner).major;
    let legal = table.legal_cards(owner);
    let cards = legal & major;
    if cards.len() < 2 || !major.contains_all(legal - table.may_follow_unrecorded(owner)) {
        return None;
    }
    Some(SeveralPenaltyCards { owner, cards, trick: table.position().current })
}
