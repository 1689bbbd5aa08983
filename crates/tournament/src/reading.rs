//! Reading the opponents' card, and what cards say of calls at a table.

use openroom_cards::{Call, Seat};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L40A1b, L40B1b, L40B1b_2007, L40B1c, L40B2c};
use openroom_laws::{Act, Leave, Nature, RecordedMeaning, Table};

use crate::{Line, Looking, Partners, Person, Refused, SystemCard, Tournament, Why, may_look};

impl Tournament {
    /// The opponents' card for a player at a table, when he may look at it now, and by which provision.
    pub fn read_card(
        &self,
        reader: Person,
        line: Line,
        looking: Looking,
    ) -> Result<(Provision, &SystemCard), Refused> {
        let conditions = self.conditions().ok_or(Why::NoConditions)?;
        self.side_of(reader, line).ok_or(Why::NotAtTheTable { line })?;
        let by = may_look(looking, conditions.edition, &conditions.regulations)
            .map_err(|by| Why::MayNotLook.by(by))?;
        Ok((by, self.opponents_card(reader, line)?))
    }

    /// The opponents' card for a player at a table that says itself whether he may look at it now. Where no provision
    /// speaks of it the regulations give leave, or the board is over.
    pub fn read_card_at_table(
        &self,
        reader: Person,
        line: Line,
        leave: Option<Leave>,
    ) -> Result<(Provision, &SystemCard), Refused> {
        let by = match leave {
            Some(Leave::Refused(by)) => return Err(Why::MayNotLook.by(by)),
            Some(Leave::Given(by)) => by,
            None => L40B2c,
        };
        Ok((by, self.opponents_card(reader, line)?))
    }

    fn opponents_card(&self, reader: Person, line: Line) -> Result<&SystemCard, Refused> {
        let side = self.side_of(reader, line).ok_or(Why::NotAtTheTable { line })?;
        let pair = self.pair_at(line, side.other());
        let card = pair.and_then(|pair| self.cards.get(&pair));
        card.ok_or_else(|| Why::NothingToRead.by(L40A1b))
    }

    /// By which provisions an opening bid on the card of a pair is a special understanding; by none where it
    /// is not one.
    pub fn special(&self, pair: Partners, opening: Call) -> Vec<Provision> {
        let (Some(card), Some(conditions)) = (self.cards.get(&pair), self.conditions()) else {
            return Vec::new();
        };
        let mut by = Vec::new();
        if conditions.systems.special.contains(&opening.to_string()) {
            by.push(L40B1b);
        }
        let known = conditions.systems.generally_known.contains(&opening.to_string());
        if !known && card.opening(opening).is_some_and(|meaning| meaning.nature == Nature::Artificial) {
            by.push(L40B1c);
            by.extend(L40B1b_2007.in_force(conditions.edition));
        }
        by
    }

    /// The opening bids on the card of a pair that are special understandings, each with what makes it one.
    pub fn specials(&self, pair: Partners) -> Vec<(Call, Vec<Provision>)> {
        let openings = self.cards.get(&pair).map_or(&[][..], |card| &card.openings);
        let special = |(call, _): &(Call, openroom_laws::Meaning)| (*call, self.special(pair, *call));
        openings.iter().map(special).filter(|(_, by)| !by.is_empty()).collect()
    }

    /// The act that records what the opening bid just made at a table shows by the card of the pair; none where
    /// the last call opened nothing, or the card does not say.
    pub fn record_of_opening(&self, line: Line, table: &Table) -> Option<Act> {
        let (last, before) = table.calls().split_last()?;
        let is_bid =
            |made: &openroom_laws::Made| made.stands() && matches!(made.said.call(), Some(Call::Bid(_)));
        if before.iter().any(is_bid) {
            return None;
        }
        let RecordedMeaning { by, call, nth, meaning } =
            self.opening_meaning(line, last.by, last.said.call()?)?;
        Some(Act::RecordMeaning { by, call, nth, meaning: Box::new(meaning) })
    }

    /// What an opening bid of a player at a table shows by the card of his pair, as a table records it.
    pub fn opening_meaning(&self, line: Line, by: Seat, call: Call) -> Option<RecordedMeaning> {
        let card = self.cards.get(&self.pair_at(line, by.side())?)?;
        card.recorded_opening(by, call)
    }
}
