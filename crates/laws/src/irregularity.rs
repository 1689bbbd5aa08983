//! From an act and the table to what it is: regular, noticed at once, or silent until attention is drawn.

mod call;
mod card;
mod told;

use openroom_cards::Seat;

use crate::law7::HandOfAnother;
use crate::law10::{OptionsTold, SettledThemselves};
use crate::law15::HandOfOtherBoard;
use crate::law81::WaiverAsked;
use crate::{
    Act, Designation, Matter, Overstep, Phase, Pocket, Seen, Table, law13, law17, law20, law28, law40, law41,
    law42, law43, law45, law46, law48, law53, law61, law64, law65, law67, law68, law69, law73, law75, law79,
    law82,
};

/// What an act is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Regular, or nothing that a Law has to rule on.
    Regular,
    /// Irregular, and nobody is told until somebody draws attention.
    Silent(Matter),
    /// Something that opens a case by itself.
    Noticed(Matter),
    /// Something that nobody but the player knows until it is told, however the table is set.
    Private(Matter),
    /// Something that opens a case of which only the Director knows.
    Unseen(Matter),
}

impl Verdict {
    fn noticed(matter: Option<Matter>) -> Verdict {
        matter.map_or(Verdict::Regular, Verdict::Noticed)
    }

    fn silent(matter: Option<Matter>) -> Verdict {
        matter.map_or(Verdict::Regular, Verdict::Silent)
    }
}

impl Table {
    /// What this act is, on the table as it is before the act. One line an act.
    pub(crate) fn judge(&self, act: &Act) -> Verdict {
        match act {
            Act::Call { by, call } => self.judge_call(*by, *call),
            Act::BidAboveSeven { by, level, denomination } => {
                self.judge_above_seven(*by, *level, *denomination)
            }
            Act::DoubleNaming { by, call, named } => self.judge_naming(*by, *call, *named),
            Act::ChangeCall { by, to, because } => self.judge_change(*by, *to, *because),
            Act::CallTogether { calls } => self.judge_together(calls),
            Act::Play { by, card } => self.judge_card(*by, *card),
            Act::ExposeCards { by, cards, how } => self.judge_exposure(*by, *cards, *how),
            Act::TakeBackCard { by, card } => self.judge_taking_back(*by, *card),
            Act::Name { by, designation } => self.judge_designation(*by, *designation),
            Act::RenameCard { by, to, .. } => Verdict::noticed(law45::judge_renamed(self, *by, *to)),
            Act::DummyPlays { card } => Verdict::silent(law45::judge_put_out(self, *card)),
            Act::DummySuggests { card } => Verdict::silent(law45::judge_suggestion(self, *card)),
            Act::DummyOversteps { how } => self.judge_overstep(*how),
            Act::DummyUses { .. } | Act::DummyWarns { .. } | Act::CallDirector { .. } => {
                self.judge_dummy(act)
            }
            Act::DrawAttention { .. } => self.judge_dummy(act),
            Act::PlayHiding { by, card, hidden, seen } => {
                self.judge_hiding(*by, *hidden, (*seen == Seen::Unknown).then_some(*card))
            }
            Act::PutBack { by, card } => Verdict::silent(law67::judge_put_back(self, *by, *card)),
            Act::OmitCard { by } => self.judge_omission(*by),
            Act::SpreadHand { by } => Verdict::noticed(law48::judge_spread(self, *by)),
            Act::PointOutTrick { .. } | Act::MixCards { .. } | Act::InspectTrick { .. } => {
                Verdict::noticed(law65::judge(self, act))
            }
            Act::StateTricks { by, declarers } => Verdict::noticed(law79::judge(self, *by, *declarers)),
            Act::PlayTogether { by, cards } => self.judge_cards_together(*by, *cards),
            Act::LeadFaceDown { by, card } => self.judge_face_down(*by, *card),
            Act::AskAboutRevoke { by, of } => self.judge_revoke_question(act, *by, *of),
            Act::TurnDown { by } => Verdict::silent(law45::judge_turned(self, *by)),
            Act::FaceLead { by } => self.judge_facing(*by),
            Act::Claim { by, .. } | Act::Concede { by, .. } if self.position.dummy() == Some(*by) => {
                self.judge_overstep(Overstep::TookPart)
            }
            Act::Claim { by, tricks, .. } => {
                Verdict::noticed(law68::judge(self, *by, *tricks, law68::Kind::Claim))
            }
            Act::Concede { by, tricks } => {
                Verdict::noticed(law68::judge(self, *by, *tricks, law68::Kind::Concession))
            }
            Act::Object { by } => Verdict::noticed(law69::judge_objection(self, *by)),
            Act::TakeHand { by, from: Pocket::Own } => Verdict::noticed(law17::judge(self, *by)),
            Act::TakeHand { by, from: Pocket::Of(of) } => {
                Verdict::Silent(HandOfAnother { offender: *by, of: *of, at: self.next_act() }.into())
            }
            Act::TakeHand { by, from: Pocket::OtherBoard } => {
                Verdict::Silent(HandOfOtherBoard { offender: *by, at: self.next_act() }.into())
            }
            Act::CountCards { by, cards } => Verdict::noticed(law13::judge_count(self, *by, *cards)),
            Act::FindCard { .. } => Verdict::noticed(law13::judge_find(self, act)),
            Act::SettleThemselves { by, .. } => {
                Verdict::Noticed(SettledThemselves { offender: *by, at: self.next_act() }.into())
            }
            Act::AskWaiver { by, case } => {
                let of = self.cases.get(case.index());
                Verdict::noticed(of.map(|of| {
                    let offending = of.matter.offender().side();
                    let (at, mut came_due) = (self.next_act(), law82::came_due(self, *case));
                    came_due.extend(law64::charged(self, *case));
                    WaiverAsked { by: *by, of: *case, offending, at, came_due }.into()
                }))
            }
            Act::WithdrawRuling { case } => Verdict::noticed(law82::judge(self, *case)),
            Act::Convey { .. } | Act::LearnOfBoard { .. } => self.judge_told(act),
            Act::WarnOfSkip { by } => Verdict::noticed(law73::judge(self, *by).map(Matter::from)),
            Act::RuleBeforehand { .. } => {
                OptionsTold::at(self).map_or(Verdict::Regular, |told| Verdict::Unseen(told.into()))
            }
            Act::Alert { by, call } => match law20::judge(self, act) {
                Some(not_his) => Verdict::Silent(not_his),
                None => Verdict::noticed(law75::late_alert(self, *by, *call)),
            },
            Act::CorrectExplanation { by, call, .. } => {
                Verdict::noticed(law75::correction(self, *by, *call).map(Matter::from))
            }
            Act::ReportDeviation { call, .. } => {
                Verdict::noticed(law40::deviation(self, *call).map(Matter::from))
            }
            Act::GiveReview { .. } => self.judge_review(act),
            Act::Ask { .. } | Act::AskReview { .. } | Act::AskContract { .. } => self.judge_question(act),
            Act::Explain { .. } => {
                let not_his = law20::judge(self, act);
                Verdict::silent(not_his.or_else(|| law75::judge_explanation(self, act)))
            }
            Act::Announce { .. } | Act::ConsultCard { .. } | Act::UseAid { .. } => {
                Verdict::silent(law20::judge(self, act))
            }
            Act::Acquiesce { .. }
            | Act::CallOnNextBoard { .. }
            | Act::ComeBack
            | Act::EndRound
            | Act::PassTray { .. }
            | Act::PlayAtOnce { .. }
            | Act::RecordMeaning { .. }
            | Act::ReturnHand { .. }
            | Act::SayTurn { .. } => Verdict::Regular,
        }
    }

    /// A question: against its time, or within it when the auction is over.
    fn judge_question(&self, act: &Act) -> Verdict {
        match law20::judge(self, act) {
            Some(matter) => Verdict::Silent(matter),
            None => law41::judge_question(self, act).map_or(Verdict::Regular, Verdict::Unseen),
        }
    }

    fn judge_designation(&self, by: Seat, designation: Designation) -> Verdict {
        Verdict::noticed(match designation {
            Designation::Card(card) if self.lies_face_down(by, card) => None,
            Designation::Card(card) if law45::is_of_own_hand(self, by, card) => {
                law45::judge_named(self, by, card)
            }
            Designation::Touched(card) => Some(law45::judge_touched(by, card)),
            _ => law46::judge(self, by, designation),
        })
    }

    fn judge_revoke_question(&self, act: &Act, by: Seat, of: Seat) -> Verdict {
        match (law61::judge_dummys_question(self, by, of), law61::judge_question(self, by, of)) {
            (Some(matter), _) => Verdict::Noticed(matter),
            (None, Verdict::Regular) => self.judge_dummy(act),
            (None, verdict) => verdict,
        }
    }

    /// What dummy does by his rights or against his limits.
    fn judge_dummy(&self, act: &Act) -> Verdict {
        match law43::judge(self, act) {
            // Whoever calls him is known to the Director, and to the table when he speaks.
            Some(matter) if matches!(act, Act::CallDirector { .. }) => Verdict::Unseen(matter),
            Some(matter) => Verdict::Noticed(matter),
            None => law42::judge(self, act).map_or(Verdict::Regular, Verdict::Unseen),
        }
    }

    fn judge_overstep(&self, how: Overstep) -> Verdict {
        let dummy = self.position.dummy().filter(|_| self.phase() == Phase::Play);
        let overstep = |offender| law43::DummyOverstepped { offender, how, at: self.next_act() }.into();
        Verdict::silent(dummy.map(overstep))
    }

    /// The act as the card that is played with it: one with another behind it, or one of his own that he names.
    pub(crate) fn as_card(&self, act: &Act) -> Act {
        match act {
            Act::PlayHiding { by, card, .. } => Act::Play { by: *by, card: *card },
            act => self.as_own_card(act),
        }
    }

    /// The act as the card that is played with it, where a player names one of his own or faces one.
    pub(crate) fn as_own_card(&self, act: &Act) -> Act {
        match act {
            Act::Name { by, designation: Designation::Card(card) }
                if law45::is_of_own_hand(self, *by, *card) =>
            {
                Act::Play { by: *by, card: *card }
            }
            act => self.as_faced(act),
        }
    }

    /// The same of a card of dummy too.
    pub(crate) fn as_named_card(&self, act: &Act) -> Act {
        match self.as_own_card(act) {
            Act::Name { by, designation: Designation::Card(card) } => Act::Play { by: by.partner(), card },
            act => act,
        }
    }

    /// A matter that the act opens before it is itself made: it takes up an irregularity that nobody noticed.
    pub(crate) fn taken_up_by(&self, act: &Act) -> Option<Matter> {
        let (act, as_made) = (&self.as_card(act), act);
        let takes_up = |note: &&Matter| {
            note.ruled().is_taken_up_by(act)
                && !law53::goes_back_whatever_follows(self, note, act)
                && !law53::is_of_a_later_trick(self, note)
        };
        let noted = self.notes.iter().find(takes_up).cloned();
        noted
            .or_else(|| self.called_after_partner(act))
            .or_else(|| law28::is_called_over(self, act))
            .or_else(|| law45::named_past(self, as_made))
    }
}
