//! Law 51: several penalty cards, one of which is to be played.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{Act, Answer, Ask, Case, CaseRecord, Choice, Demand, Matter, Order, Rule, Ruled, Table, Until};

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

/// Of these cards, those that a defender may put down in place of one that goes back: where several of his penalty cards
/// are left to him, the one that declarer names.
pub(crate) fn named_of(cards: Cards, owner: Seat, case: &mut Case<'_>) -> Ask<Cards> {
    let owed = cards & case.penalty_cards_of(owner).major;
    if owed.len() < 2 || owed != cards {
        return Ok(cards);
    }
    let declarer = case.declarer(L51A)?;
    Ok(match case.choose(L51A, declarer, Choice::PenaltyCard(owed))? {
        Answer::Card(card, _) => Cards::of(card),
        _ => cards,
    })
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

impl Table {
    /// Whether a defender of whose penalty cards declarer is to name one plays none of them. He owed one of them before
    /// it was named, or follows suit with a card that nobody had recorded: in neither case is there anything to name.
    pub(crate) fn is_none_of_those_to_be_named(&self, act: &Act) -> bool {
        let asking = self.asking().and_then(|no| self.cases().get(no.index()));
        let Some(Matter::SeveralPenaltyCards(it)) = asking.map(|case| &case.matter) else { return false };
        match self.as_card(act) {
            Act::Play { by, card } => by == it.owner && !it.cards.contains(card) && self.held().is_empty(),
            _ => false,
        }
    }
}
