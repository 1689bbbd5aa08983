//! Numbers as one person counts them: what he does not know of has none.

use crate::{ActNo, CaseNo, Choice, Given, Order, Question, Restriction, Rule, Table, What, Who, Why};

/// How one person counts the acts and cases of the record.
pub(crate) struct Numbers {
    unknown: Vec<ActNo>,
    untold: Vec<CaseNo>,
}

impl Numbers {
    pub(crate) fn of(table: &Table, who: Who) -> Numbers {
        let untold = table.cases.iter().zip((0..).map(CaseNo)).filter(|(case, _)| !table.is_told(who, case));
        Numbers { unknown: table.unknown_to(who), untold: untold.map(|(_, no)| no).collect() }
    }

    fn act(&self, at: ActNo) -> ActNo {
        ActNo(at.0 - self.unknown.iter().filter(|unknown| **unknown < at).count() as u16)
    }

    fn case(&self, no: CaseNo) -> CaseNo {
        CaseNo(no.0 - self.untold.iter().filter(|untold| **untold < no).count() as u16)
    }

    pub(crate) fn given(&self, given: &Given) -> Given {
        Given { order: self.order(given.order), ..*given }
    }

    /// A restriction without the case and the act that only the record knows.
    pub(super) fn restriction(&self, one: &Restriction) -> Restriction {
        Restriction { rule: self.rule(one.rule), from: None, ended: None, ..*one }
    }

    /// Why something was refused.
    pub(crate) fn why(&self, why: Why) -> Why {
        match why {
            Why::Withdrawn(no) => Why::Withdrawn(self.case(no)),
            Why::RuledAgain(no, now) => Why::RuledAgain(self.case(no), self.case(now)),
            Why::Waived(no) => Why::Waived(self.case(no)),
            Why::Lapsed(no) => Why::Lapsed(self.case(no)),
            Why::IsWithdrawal(no) => Why::IsWithdrawal(self.case(no)),
            Why::NoRectification(no) => Why::NoRectification(self.case(no)),
            why => why,
        }
    }

    pub(crate) fn question(&self, question: &Question) -> Question {
        let what = match question.what {
            What::Choice(choice) => What::Choice(self.choice(choice)),
            what @ (What::Finding(_) | What::Fact(_) | What::Wait(_)) => what,
        };
        Question { what, ..*question }
    }

    fn rule(&self, rule: Rule) -> Rule {
        match rule {
            Rule::LeadMayBeRestricted { offender, withdrawn } => {
                Rule::LeadMayBeRestricted { offender, withdrawn: self.act(withdrawn) }
            }
            Rule::MustPass
            | Rule::MustCall(_)
            | Rule::MayNotDouble
            | Rule::MustLead(_)
            | Rule::MayNotLead(_)
            | Rule::MustPlay(_)
            | Rule::PenaltyCard { .. } => rule,
        }
    }

    fn order(&self, order: Order) -> Order {
        match order {
            Order::CallStands(at) => Order::CallStands(self.act(at)),
            Order::CancelCall(at) => Order::CancelCall(self.act(at)),
            Order::CancelCallsFrom(at) => Order::CancelCallsFrom(self.act(at)),
            Order::WithdrawCall(at) => Order::WithdrawCall(self.act(at)),
            Order::SubstituteCall { at, call } => Order::SubstituteCall { at: self.act(at), call },
            Order::ReplaceCall { at, by } => Order::ReplaceCall { at: self.act(at), by },
            Order::ChangeStands { first, second } => {
                Order::ChangeStands { first: self.act(first), second: self.act(second) }
            }
            Order::IsChangeOfCall { first, second } => {
                Order::IsChangeOfCall { first: self.act(first), second: self.act(second) }
            }
            Order::CardStands(at) => Order::CardStands(self.act(at)),
            Order::WithdrawCard(at) => Order::WithdrawCard(self.act(at)),
            Order::Established(at) => Order::Established(self.act(at)),
            Order::Unauthorized { at, to } => Order::Unauthorized { at: self.act(at), to },
            Order::Authorized { at, to } => Order::Authorized { at: self.act(at), to },
            Order::RestsOn(at) => Order::RestsOn(self.act(at)),
            Order::Restrict(seat, rule, until) => Order::Restrict(seat, self.rule(rule), until),
            Order::Waive(no) => Order::Waive(self.case(no)),
            Order::NotWaived(no) => Order::NotWaived(self.case(no)),
            Order::Undo(no) => Order::Undo(self.case(no)),
            Order::Lift(no) => Order::Lift(self.case(no)),
            Order::RuleAgain(no) => Order::RuleAgain(self.case(no)),
            Order::Reconsider { of, answers } => Order::Reconsider { of: self.case(of), answers },
            other => other,
        }
    }

    fn choice(&self, choice: Choice) -> Choice {
        match choice {
            Choice::AcceptCall(at) => Choice::AcceptCall(self.act(at)),
            Choice::AcceptCallOutOfTurn { call, turn } => {
                Choice::AcceptCallOutOfTurn { call: self.act(call), turn }
            }
            Choice::CallAcceptsOrInTurn(at) => Choice::CallAcceptsOrInTurn(self.act(at)),
            Choice::AcceptChange(at) => Choice::AcceptChange(self.act(at)),
            Choice::WithdrawCall(at) => Choice::WithdrawCall(self.act(at)),
            Choice::ChangeCall(at) => Choice::ChangeCall(self.act(at)),
            Choice::AgreeThatItHappened(at) => Choice::AgreeThatItHappened(self.act(at)),
            Choice::AcceptLead { lead, next, turn } => {
                Choice::AcceptLead { lead: self.act(lead), next, turn }
            }
            Choice::AcceptCard(at) => Choice::AcceptCard(self.act(at)),
            Choice::OpeningLead(at) => Choice::OpeningLead(self.act(at)),
            Choice::TakeBackCard(at) => Choice::TakeBackCard(self.act(at)),
            Choice::ObjectToConcession(at) => Choice::ObjectToConcession(self.act(at)),
            Choice::AgreeToClaim(at) => Choice::AgreeToClaim(self.act(at)),
            Choice::AskToPlayOn(at) => Choice::AskToPlayOn(self.act(at)),
            Choice::ConsentToPlayOn(at) => Choice::ConsentToPlayOn(self.act(at)),
            Choice::ForbidSuit(_)
            | Choice::RequireOrForbidSuit(_)
            | Choice::PartnersLead { .. }
            | Choice::PenaltyCard(_)
            | Choice::PartnersCard { .. }
            | Choice::NameCard { .. }
            | Choice::DummysCard(_)
            | Choice::LyingInDummy { .. }
            | Choice::PlayAgain { .. }
            | Choice::ChangeCard { .. }
            | Choice::HandToLead(_) => choice,
        }
    }
}
