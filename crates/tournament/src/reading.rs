//! Reading the opponents' card, and what cards say of calls at a table.

use openroom_cards::{Call, Seat};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L40A1b;
use openroom_laws::RecordedMeaning;

use crate::{Line, Looking, Person, Refused, SystemCard, Tournament, Why, may_look};

impl Tournament {
    /// The opponents' card for a player at a table, when he may look at it now, and by which provision.
    pub fn read_card(
        &self,
        reader: Person,
        line: Line,
        looking: Looking,
    ) -> Result<(Provision, &SystemCard), Refused> {
        let conditions = self.conditions().ok_or(Why::NoConditions)?;
        let side = self.side_of(reader, line).ok_or(Why::NotAtTheTable { line })?;
        let by = may_look(looking, conditions.edition, &conditions.regulations)
            .map_err(|by| Why::MayNotLook.by(by))?;
        let pair = self.pair_at(line, side.other());
        let card = pair.and_then(|pair| self.cards.get(&pair));
        Ok((by, card.ok_or_else(|| Why::NothingToRead.by(L40A1b))?))
    }

    /// What an opening bid of a player at a table shows by the card of his pair, as a table records it.
    pub fn opening_meaning(&self, line: Line, by: Seat, call: Call) -> Option<RecordedMeaning> {
        let card = self.cards.get(&self.pair_at(line, by.side())?)?;
        card.recorded_opening(by, call)
    }
}
