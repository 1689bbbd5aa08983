use openroom_cards::{BySeat, Cards};
use openroom_lawbook::provisions::L50;

use crate::{
    Auction, Known, Made, Position, Restriction, Rule, Said, SetUp, Standing, Table, TrickSoFar, Until,
};

impl Table {
    pub(super) fn apply_setup(&mut self, setup: &SetUp) {
        self.vulnerability = setup.vulnerability;
        self.meanings.clone_from(&setup.meanings);
        self.position = Position::new(setup.dealer, setup.hands);
        let before = setup.tricks_before.len() as u8;
        if setup.known == Known::Part {
            self.position.pool = setup.hands.values().iter().fold(Cards::PACK, |pool, hand| pool - *hand);
            self.position.unknown =
                BySeat::from_fn(|seat| (13 - before).saturating_sub(setup.hands[seat].len() as u8));
        }
        for one in &setup.astray {
            self.position.hands[one.of].remove(one.card);
            match one.with {
                Some(with) => self.position.hands[with].insert(one.card),
                None => self.position.astray.insert(one.card),
            };
            self.astray.push(*one);
        }
        for (by, call) in &setup.calls {
            let said = Said::Call(*call);
            self.calls.push(Made { at: self.next_act(), by: *by, said, standing: Standing::Accepted });
            self.position.auction.add(*by, said);
            self.acts += 1;
        }
        self.passed = self.next_act();
        self.tray = self.position.auction.next();
        if let Some(contract) = setup.contract {
            self.auction_begun = Auction::ended(setup.dealer, contract);
            self.position.auction = self.auction_begun;
        }
        for (trick, winner) in self.position.tricks.iter_mut().zip(&setup.tricks_before) {
            *trick = TrickSoFar { won_before: Some(*winner), ..TrickSoFar::EMPTY };
        }
        if before > 0 {
            self.position.contract = self.position.auction.contract();
            self.position.dummy_spread = true;
            self.position.find_current(0);
        }
        for (by, card) in &setup.plays {
            let at = self.next_act();
            self.acts += 1;
            self.put_card(at, *by, *card);
        }
        for (on, card, kind) in &setup.penalty_cards {
            self.position.faced[*on].insert(*card);
            self.restrictions.push(Restriction {
                by: L50,
                on: *on,
                rule: Rule::PenaltyCard { card: *card, kind: *kind },
                until: Until::Played,
                from: None,
                ended: None,
            });
        }
    }
}
