//! What is refused although it could happen, and what waits with an act that is held.

use openroom_cards::{Call, Seat};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L24, L24B, L38A, L41D, L44B, L45D1, L58A, L58B, L65A};

use crate::irregularity::Verdict;
use crate::{
    Act, ActNo, Answer, Attended, CaseNo, Choice, Designation, Exposure, Finding, Phase, Pocket, Policy,
    Question, Table, What, Who, Why, law33, law45, law65, law69,
};

impl Table {
    /// What a table that prevents refuses.
    pub(super) fn prevents(&self, act: &Act) -> Result<(), Why> {
        if self.settings.policy == Policy::Allow {
            return Ok(());
        }
        if self.waits_for_answers(act)
            && let Some(question) = self.questions().next()
            && question.answered_by(act, self.next_act()).is_none()
            && let Some(no) = self.asking()
            && let Some(why) = self.why_he_waits(act.by().map_or(Who::Director, Who::Player), no)
        {
            return Err(why);
        }
        let forbidden = match act {
            Act::Call { by, call } | Act::DoubleNaming { by, call, .. } => self.call_forbidden_by(*by, *call),
            Act::ChangeCall { by, to, .. } => {
                let first = self.calls.iter().rfind(|made| made.by == *by && made.stands());
                first.and_then(|first| self.call_forbidden_in_place_of(first, *to))
            }
            Act::BidAboveSeven { by, .. } => self.calling_forbidden_by(*by).or(Some(L38A)),
            Act::CallTogether { calls } => law33::forbidden_by(self, calls),
            Act::ExposeCards { how: Exposure::Led, .. } => Some(L24B),
            Act::SpreadHand { by } => self.spreading_forbidden_by(*by),
            Act::Play { by, card } | Act::LeadFaceDown { by, card } => self.card_forbidden_by(*by, *card),
            Act::Name { by, designation: Designation::Card(card) } => {
                let own = law45::is_of_own_hand(self, *by, *card);
                self.card_forbidden_by(if own { *by } else { by.partner() }, *card)
            }
            Act::DummyPlays { .. } => Some(L45D1),
            Act::OmitCard { .. } => Some(L44B),
            Act::PlayHiding { .. } | Act::PlayTogether { .. } => Some(L58B),
            Act::PlayAtOnce { .. } => Some(L58A),
            Act::PutBack { .. } => Some(L65A),
            Act::Name { by, designation: Designation::Suit(suit) } => {
                let lowest = self.position.hands[by.partner()].in_suit(*suit).lowest();
                lowest.and_then(|card| self.card_forbidden_by(by.partner(), card))
            }
            Act::CorrectExplanation { by, call, .. } => self.correction_forbidden_by(*by, *call),
            Act::PointOutTrick { .. } | Act::MixCards { .. } | Act::InspectTrick { .. } => {
                law65::forbidden_by(self, act)
            }
            _ => self.aside_forbidden_by(act).or_else(|| self.offence_in(act)),
        };
        forbidden.map_or(Ok(()), |by| Err(Why::Prevented(by)))
    }

    /// The provision by which a table that prevents does not take this answer: a call in place of another that would be
    /// illegal there, or one that is kept although it is illegal over what stands before it now.
    pub fn answer_forbidden_by(&self, question: &Question, answer: &Answer) -> Option<Provision> {
        if self.settings.policy == Policy::Allow {
            return None;
        }
        let call = |at: ActNo| self.calls.iter().find(|made| made.at == at);
        match (question.what, answer) {
            (What::Choice(Choice::ChangeCall(at)), Answer::Call(to, _)) => {
                call(at).and_then(|first| self.call_forbidden_in_place_of(first, *to))
            }
            (What::Choice(choice @ (Choice::WithdrawCall(at) | Choice::ChangeCall(at))), Answer::No) => {
                let kept = call(at)?;
                let by = self.call_forbidden_in_place_of(kept, kept.said.call()?)?;
                // Who may make no other call there keeps his.
                let may_change = || Call::all().any(|to| self.call_forbidden_in_place_of(kept, to).is_none());
                (matches!(choice, Choice::WithdrawCall(_)) || may_change()).then_some(by)
            }
            _ => None,
        }
    }

    /// Before there is a declarer a hand that is spread is shown; dummy spreads his when the lead is faced.
    fn spreading_forbidden_by(&self, by: Seat) -> Option<Provision> {
        match self.phase() {
            Phase::Auction => Some(L24),
            Phase::Clarification if self.position.dummy() == Some(by) => Some(L41D),
            Phase::Clarification | Phase::Play | Phase::Over => None,
        }
    }

    /// What an act breaks that is nothing but an offence where it is one: cards let be seen, dummy's limits, hands of others.
    fn offence_in(&self, act: &Act) -> Option<Provision> {
        let may_offend = match act {
            Act::ExposeCards { .. } => {
                !self.questions().any(|one| one.answered_by(act, self.next_act()).is_some())
            }
            Act::DummySuggests { .. }
            | Act::DummyOversteps { .. }
            | Act::DummyWarns { .. }
            | Act::AskAboutRevoke { .. }
            | Act::TurnDown { .. }
            | Act::TakeHand { from: Pocket::Of(_) | Pocket::OtherBoard, .. } => true,
            Act::Claim { by, .. } | Act::Concede { by, .. } => self.position.dummy() == Some(*by),
            _ => false,
        };
        match self.judge(act) {
            Verdict::Silent(matter) | Verdict::Noticed(matter) if may_offend => Some(matter.breach()),
            _ => None,
        }
    }

    /// An objection comes to nothing where nobody has claimed or conceded; and so does it, and agreement, while something
    /// else is asked, unless it is meant for a claim that is held.
    pub(super) fn has_a_place(&self, act: &Act) -> Result<(), Why> {
        let by = match act {
            // There is nothing to claim yet, and what is held may be across the screen.
            Act::Object { .. } if self.phase() == Phase::Auction => return Err(Why::NotNow),
            Act::Object { by } if law69::judge_objection(self, *by).is_some() => return Ok(()),
            Act::Object { by } | Act::Acquiesce { by } => *by,
            _ => return Ok(()),
        };
        if !self.held.is_empty() || self.reply(act, self.next_act()).is_some() {
            return Ok(());
        }
        match (act, self.asking()) {
            (_, Some(no)) => self.why_he_waits(Who::Player(by), no).map_or(Ok(()), Err),
            (Act::Object { .. }, None) => Err(Why::NotNow),
            (_, None) => Ok(()),
        }
    }

    /// Why what this person does must wait; of what is between others he is not told what it is.
    fn why_he_waits(&self, of: Who, no: CaseNo) -> Option<Why> {
        let (who, by) = *self.waited_for_by(of, no).first()?;
        Some(if self.knows_that_it_waits(of, no) { Why::Waiting(who, by) } else { Why::NotNow })
    }

    /// Whether the act moves the auction or the play on, and so waits while something is asked. As long as calls are made
    /// cards that are shown move nothing on.
    pub(super) fn waits_for_answers(&self, act: &Act) -> bool {
        let shows = matches!(act, Act::SpreadHand { .. } | Act::ExposeCards { .. });
        act.moves_on() && !(shows && self.phase() == Phase::Auction)
    }

    /// Whether the act is about what is held, and has to wait with it; or draws attention while it is open whether there
    /// was a concession, a claim or a card called for: none happened if a defender objects to his partner's, or the
    /// Director finds that it was not meant.
    pub(super) fn waits_behind_held(&self, act: &Act) -> bool {
        let perhaps_happened = |question: &Question| {
            matches!(
                question.what,
                What::Choice(Choice::ObjectToConcession(_))
                    | What::Finding(
                        Finding::MeantToClaim(_) | Finding::TouchedToPlay(_) | Finding::Meant { .. }
                    )
            )
        };
        let conceding = || self.questions().any(perhaps_happened);
        let waits = match act {
            Act::DrawAttention { to: Attended::WrongBoard, .. } => false,
            Act::DrawAttention { .. } => !self.held.is_empty() || conceding(),
            Act::Object { .. } | Act::Acquiesce { .. } => !self.held.is_empty(),
            _ => false,
        };
        waits && self.asking().is_some()
    }
}
