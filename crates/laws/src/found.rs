//! What the Director has found of a card is not asked again.

use openroom_cards::Seat;

use crate::{ActNo, Answer, CaseNo, CaseRecord, Finding, Given, Matter, Order, Question, Table, What};

impl Table {
    /// A question about a player's last card that was answered before, in another case or in this one: what it was
    /// does not change with what it is asked for.
    pub(crate) fn found_before(&self) -> Option<(CaseNo, Question, Answer)> {
        let no = self.asking()?;
        let case = self.cases.get(no.index())?;
        let back = |given: &Given| matches!(given.order, Order::Reconsider { of, .. } if of == no);
        if self.cases.iter().flat_map(|case| &case.orders).any(back) {
            return None;
        }
        case.open.iter().find_map(|question| {
            let player = card_looked_into(question)?;
            let card = last_card(case, player)?;
            let same = |one: &&CaseRecord| one.state.is_in_force() && last_card(one, player) == Some(card);
            let mut answers = self.cases.iter().filter(same).flat_map(|one| &one.answers);
            let (_, answer) = answers.find(|(one, _)| one == question)?;
            Some((no, *question, *answer))
        })
    }
}

/// The player whose card the Director looks into: whether he acted on a word, or led it.
fn card_looked_into(question: &Question) -> Option<Seat> {
    match question.what {
        What::Finding(Finding::ActedOnWord(player) | Finding::Led(player)) => Some(player),
        _ => None,
    }
}

/// The last card that this player had put out when the case opened, to a trick or beside it.
fn last_card(case: &CaseRecord, player: Seat) -> Option<ActNo> {
    if let Matter::SecondCard(it) = case.matter {
        return (it.by == player).then_some(it.at);
    }
    let play = case.facts.play.as_ref()?;
    let beside = case.facts.course.iter().flat_map(|course| &course.beside);
    let beside = beside.filter(|one| one.by == player).map(|one| one.at);
    play.plays.iter().filter(|one| one.by == player).map(|one| one.at).chain(beside).max()
}
