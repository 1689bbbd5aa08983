//! Laws 69 and 71 after the play: agreement or a concession that comes too late to be contested.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::law68::Claimed;
use crate::law70::{ClaimContested, number};
use crate::{
    Act, ActNo, Answer, Ask, Case, CaseNo, Choice, Event, Finding, Matter, Order, Phase, Question, Ruled,
    Table, What, Who, law68,
};

/// A player wants tricks back that his side agreed to lose or conceded.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TricksWantedBack {
    /// Who wants them.
    pub by: Seat,
    /// The claim.
    pub claim: Claimed,
    /// How many tricks his side has lost by it.
    pub lost: u8,
}

/// What an objection is after a claim was agreed to. What the Director has ruled on is not contested by one.
pub(crate) fn judge_objection(table: &Table, by: Seat) -> Option<Matter> {
    if table.phase() != Phase::Over || !law68::is_agreed(table) {
        return None;
    }
    let claim = law68::settled(table)?;
    let awarded = table.position().awarded?;
    let agreeing = by.side() != claim.side();
    if agreeing && !is_final(table, by, claim.at) {
        return Some(ClaimContested { by, claim }.into());
    }
    let lost = awarded[by.side().other()];
    (lost > 0).then(|| TricksWantedBack { by, claim, lost }.into())
}

/// Whether the agreement of this player's side is established.
pub(crate) fn is_final(table: &Table, by: Seat, claimed: ActNo) -> bool {
    is_left_behind(table, claimed, |caller| caller.side() == by.side())
}

/// Whether, since this claim or concession, one of these players has called on the next board or the round has ended.
fn is_left_behind(table: &Table, claimed: ActNo, counts: impl Fn(Seat) -> bool) -> bool {
    table.events().iter().any(|event| match event {
        Event::Acted(at, Act::CallOnNextBoard { by }) => *at > claimed && counts(*by),
        Event::Acted(at, Act::EndRound) => *at > claimed,
        _ => false,
    })
}

impl Table {
    /// What is asked of a claim or concession and answered by going on: who lets his side call on the next board, or the
    /// round end, without a doubt agrees, and partner's objection would no longer come at once. Who doubted it before,
    /// in a ruling that was taken back, is asked again.
    pub(crate) fn left_undoubted(&self) -> Option<(CaseNo, Question, Answer)> {
        let no = self.asking()?;
        let (question, answer) =
            self.questions().find_map(|question| Some((*question, silent(self, question)?)))?;
        let doubted = |(one, given): &(Question, Answer)| one.what == question.what && *given != answer;
        let before = self.cases().iter().flat_map(|case| &case.answers).any(doubted);
        (!before).then_some((no, question, answer))
    }
}

/// The answer of a player who has said nothing to it and for whom the time is over.
fn silent(table: &Table, question: &Question) -> Option<Answer> {
    match (question.what, question.to) {
        (What::Choice(Choice::AgreeToClaim(claimed)), Who::Player(asked)) => {
            is_final(table, asked, claimed).then_some(Answer::Yes)
        }
        (What::Choice(Choice::ObjectToConcession(claimed)), _) => {
            is_left_behind(table, claimed, |_| true).then_some(Answer::No)
        }
        _ => None,
    }
}

impl Ruled for TricksWantedBack {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        wanted_back(self, case)
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        if self.by.side() == self.claim.side() { L71 } else { L69B }
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// Agreement is withdrawn, or a concession cancelled.
pub(crate) fn wanted_back(it: &TricksWantedBack, case: &mut Case<'_>) -> Ask<()> {
    if it.by.side() == it.claim.side() {
        back(it, case, [L71, L71A, L71B], Finding::CannotBeLost(it.lost))
    } else {
        back(it, case, [L69B, L69B1, L69B2], Finding::LikelyWon(it.lost))
    }
}

/// Within the correction period, tricks already won and tricks that the cards would give come back.
fn back(wanted: &TricksWantedBack, case: &mut Case<'_>, by: [Provision; 3], would: Finding) -> Ask<()> {
    let [time, won, unplayed] = by;
    let to = wanted.by.side();
    if !case.finding(time, Finding::InCorrectionPeriod)? {
        case.order(time, Order::NoTransfer);
        return Ok(());
    }
    let already = number(case, won, Finding::AlreadyWon(wanted.lost))?;
    let more = if already < wanted.lost { number(case, unplayed, would)? } else { 0 };
    for (by, tricks) in [(won, already), (unplayed, more.min(wanted.lost - already))] {
        if tricks > 0 {
            case.order(by, Order::GiveBack { to, tricks });
        }
    }
    if already + more == 0 {
        case.order(time, Order::NoTransfer);
    }
    Ok(())
}
