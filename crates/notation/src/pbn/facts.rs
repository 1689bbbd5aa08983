use openroom_cards::{Denomination, Seat};

use super::game::{Game, Tag};
use super::tags::Kind;
use super::value::{
    ContractValue, DealValue, Declarer, Misread, parse_contract, parse_deal, parse_declarer, parse_seat,
};

/// What the tags of a game tell about its auction, play and result.
#[derive(Default)]
pub(super) struct Facts<'a> {
    pub(super) dealer: Option<Seat>,
    pub(super) deal: Option<DealValue>,
    pub(super) contract: Option<(&'a Tag, Result<ContractValue, Misread>)>,
    pub(super) declarer: Option<(&'a Tag, Result<Declarer, Misread>)>,
    pub(super) result: Option<&'a Tag>,
    pub(super) auction: Option<&'a Tag>,
    pub(super) play: Option<&'a Tag>,
    pub(super) rubber: Option<&'a Tag>,
    pub(super) vulnerable: Option<&'a Tag>,
    /// The tags of the standard that the game has.
    pub(super) given: u128,
}

impl<'a> Facts<'a> {
    pub(super) fn of(game: &'a Game) -> Facts<'a> {
        let mut facts = Facts::default();
        for tag in game.tags() {
            let Some(known) = tag.known() else { continue };
            if facts.given & known.bit() != 0 {
                continue;
            }
            facts.given |= known.bit();
            match known.kind() {
                Kind::Dealer => facts.dealer = parse_seat(tag.effective()).ok(),
                Kind::Deal => facts.deal = parse_deal(tag.effective()).ok(),
                Kind::Contract => facts.contract = Some((tag, parse_contract(tag.effective()))),
                Kind::Declarer => facts.declarer = Some((tag, parse_declarer(tag.effective()))),
                Kind::Result => facts.result = Some(tag),
                Kind::Auction => facts.auction = Some(tag),
                Kind::Play => facts.play = Some(tag),
                Kind::RubberHistory => facts.rubber = Some(tag),
                Kind::Vulnerable => facts.vulnerable = Some(tag),
                _ => {}
            }
        }
        facts
    }

    /// How many cards each hand began with, where it is fewer than thirteen.
    pub(super) fn short(&self) -> Option<u8> {
        self.deal.map(|deal| deal.length() as u8).filter(|length| *length < 13)
    }

    pub(super) fn declarer(&self) -> Option<Declarer> {
        self.declarer.as_ref().and_then(|(_, declarer)| declarer.ok())
    }

    pub(super) fn denomination(&self) -> Option<Denomination> {
        self.contract.as_ref().and_then(|(_, contract)| contract.ok()?.denomination())
    }
}
