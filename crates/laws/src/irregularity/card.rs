use openroom_cards::{Card, Seat};

use super::Verdict;
use crate::{Matter, Phase, Table, law53::LeadOutOfTurn, law53::LedBy, law61};

impl Table {
    pub(super) fn judge_card(&self, by: Seat, card: Card) -> Verdict {
        match self.lead_out_of_turn(by, card).or_else(|| law61::judge(self, by, card)) {
            Some(matter) => Verdict::Silent(matter),
            None => Verdict::Regular,
        }
    }

    #[allow(clippy::unused_self, reason = "the Laws of the play come here")]
    pub(super) fn judge_face_down(&self, _by: Seat, _card: Card) -> Verdict {
        Verdict::Regular
    }

    fn lead_out_of_turn(&self, by: Seat, card: Card) -> Option<Matter> {
        let to_lead = match self.phase() {
            Phase::Clarification => self.position.declarer().map(Seat::lho),
            Phase::Auction | Phase::Play | Phase::Over => self.position.on_lead(),
        };
        let turn = to_lead.filter(|turn| *turn != by)?;
        let (at, trick) = (self.next_act(), self.position.current);
        let led_by = if self.position.is_defender(by) { LedBy::Defender } else { LedBy::Declarer };
        Some(LeadOutOfTurn { offender: by, card, at, turn, trick, led_by }.into())
    }
}
