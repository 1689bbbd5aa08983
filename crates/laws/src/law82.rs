//! Law 82: the Director takes a ruling back.

use openroom_cards::{BySeat, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::law29::Bound;
use crate::{
    Act, ActNo, Adjustment, Answer, Ask, Case, CaseNo, CaseRecord, CaseState, Event, Finding, Given, Made,
    Matter, Notice, Order, Played, Question, Rule, Ruled, Table,
};

/// The Director takes a ruling back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RulingWithdrawn {
    /// The case.
    pub of: CaseNo,
    /// The offender of that case.
    pub offender: Seat,
    /// The acts that rest on it.
    pub resting: Vec<ActNo>,
    /// What the table itself brought up because of it.
    #[serde(default)]
    pub followed: Vec<CaseNo>,
    /// How many of its answers stay, where only its last part is taken back.
    #[serde(default)]
    pub keeps: Option<u16>,
    /// The rulings of which something lasts: this one and what came of it.
    #[serde(default)]
    pub binding: Vec<CaseNo>,
    /// The call that a player chose because he had been told what would follow, where nobody has called since.
    #[serde(default)]
    pub chosen: Option<ActNo>,
    /// What there is to settle when it is undone.
    #[serde(default)]
    pub then: Then,
}

/// What there is to settle when a ruling is undone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Then {
    /// Whether it is ruled again.
    #[default]
    RuleAgain,
    /// The same; where it is not, these cards that it left face up are picked up.
    #[allow(missing_docs, reason = "the fields say what they are by their names")]
    PickUp { owner: Seat, cards: Cards },
    /// Nothing: it was a waiver, and what was waived binds again.
    BindsAgain,
}

impl Ruled for RulingWithdrawn {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        if self.resting.is_empty() {
            for no in &self.followed {
                case.order(L82A, Order::Undo(*no));
            }
            if let Some(answers) = self.keeps {
                case.order(L82A, Order::Reconsider { of: self.of, answers });
                return Ok(());
            }
            case.order(L82A, Order::Undo(self.of));
            if self.then == Then::BindsAgain {
                return Ok(());
            }
            if case.finding(L82A, Finding::RuleAgain(self.of))? {
                case.order(L82A, Order::RuleAgain(self.of));
            } else if let Then::PickUp { owner, cards } = self.then {
                case.order(L82A, Order::ReturnToHand { owner, cards });
            }
            return Ok(());
        }
        for act in &self.resting {
            case.order(L82C, Order::RestsOn(*act));
        }
        if let Some(at) = self.chosen {
            let to = self.offender.side();
            case.order(L82A, Order::WithdrawCall(at)).order(L82C, Order::Authorized { at, to });
            return Ok(());
        }
        if case.finding(L82C, Finding::ScoredNormally)? {
            for no in &self.binding {
                case.order(L82C, Order::Lift(*no));
            }
            case.order(L82B, Order::PlayOn);
        } else {
            case.order(L82C, Order::AdjustScore(Adjustment::BothAsNonOffending));
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L82A
    }

    fn comes_first(&self) -> bool {
        true
    }
}

/// What taking this ruling back comes to.
pub(crate) fn judge(table: &Table, of: CaseNo) -> Option<Matter> {
    let record = table.cases().get(of.index())?;
    let promised = last_part(record).and_then(|keeps| promised(table, record, keeps));
    let keeps = last_part(record).filter(|_| promised.is_none());
    let Since { mut resting, mut followed } = Since::the_ruling(table, of, keeps);
    if let Rests::Only(told) = Rests::on(record) {
        resting.retain(|at| table.actor(*at).is_some_and(|by| told[by]));
        followed.clear();
    }
    followed.retain(|no| {
        let case = &table.cases()[no.index()];
        let live = matches!(case.state, CaseState::Open | CaseState::Closed);
        let judged_anew = case.state == CaseState::Open && case.matter.about().is_some();
        live && (judged_anew || case.orders.iter().any(|given| given.order != Order::Applies))
    });
    let binding = binding(table, of);
    let chosen = promised.filter(|act| resting == [*act]);
    let resting = lying_now(table, &resting);
    let offender = record.matter.offender();
    let then = match &record.matter {
        Matter::WaiverAsked(_) => Then::BindsAgain,
        Matter::ShownInAuction(it) => Then::PickUp { owner: it.offender, cards: it.cards },
        _ => Then::RuleAgain,
    };
    Some(RulingWithdrawn { of, offender, resting, followed, keeps, binding, chosen, then }.into())
}

/// The same acts, but for calls and cards that were put right since: what stands in their place rests on the ruling.
fn lying_now(table: &Table, acts: &[ActNo]) -> Vec<ActNo> {
    let mut now = vec![];
    for at in acts {
        let at = put_in_place_of(table, *at).or_else(|| called_in_place_of(table, *at)).unwrap_or(*at);
        if !now.contains(&at) {
            now.push(at);
        }
    }
    now
}

/// The card of the same hand in the place of one that was taken back.
fn put_in_place_of(table: &Table, at: ActNo) -> Option<ActNo> {
    let back = table.plays().iter().find(|one| one.at == at && !one.standing.counts())?;
    let instead = |one: &&Played| one.by == back.by && one.trick == back.trick && one.standing.counts();
    table.plays().iter().find(instead).map(|one| one.at)
}

/// The call of the same player in the place of one that was withdrawn: no other stands between them.
fn called_in_place_of(table: &Table, at: ActNo) -> Option<ActNo> {
    let place = table.calls().iter().position(|made| made.at == at && !made.stands())?;
    let (before, from) = table.calls().split_at(place);
    let by = from.first()?.by;
    let stands = |made: &&Made| made.stands();
    let his = |made: &&Made| made.by == by;
    let later = from.iter().find(stands).filter(his);
    // A change that was cancelled: the first call stands.
    let first = || before.last().filter(stands).filter(his);
    later.or_else(first).map(|made| made.at)
}

/// The call that rests on what the Director had said beforehand would follow from it.
fn promised(table: &Table, record: &CaseRecord, keeps: u16) -> Option<ActNo> {
    let (acted, found) = record.answers.split_at_checked(usize::from(keeps))?;
    let told =
        |(question, _): &(Question, Answer)| table.beforehand.iter().any(|(_, one, _)| one == question);
    found.iter().any(told).then(|| acted.last()?.1.act())?
}

/// This ruling and what came due because of it, where something of it lasts.
fn binding(table: &Table, of: CaseNo) -> Vec<CaseNo> {
    let mut came_of_it = vec![of];
    for no in (of.0 + 1..table.cases().len() as u16).map(CaseNo) {
        let comes_of = |cause: &CaseNo| is_due_to(table, no, *cause);
        if came_of_it.iter().any(comes_of) {
            came_of_it.push(no);
        }
    }
    came_of_it.retain(|no| lasts(table, *no));
    came_of_it
}

/// Whether the ruling binds somebody, is not at its end, has the Director come back, or says what may not be used.
fn lasts(table: &Table, no: CaseNo) -> bool {
    let case = &table.cases()[no.index()];
    let looks_back = || table.reviews().any(|(of, _)| of == no);
    let says = || case.orders.iter().any(|given| told_to(given.order).is_some());
    match case.state {
        CaseState::Open => true,
        CaseState::Closed => binds(table, no) || looks_back() || says() || leaves_faced(table, case),
        CaseState::Lapsed | CaseState::Waived | CaseState::Withdrawn | CaseState::Strayed => false,
    }
}

/// Whether a card that the ruling left face up still lies there.
fn leaves_faced(table: &Table, case: &CaseRecord) -> bool {
    case.orders.iter().any(|given| match given.order {
        Order::LeaveFaced { owner, card } => table.faced(owner).contains(card),
        _ => false,
    })
}

/// Who may not use what the order speaks of.
fn told_to(order: Order) -> Option<Seat> {
    match order {
        Order::Unauthorized { to, .. }
        | Order::QuestionUnauthorized { to, .. }
        | Order::KnowledgeUnauthorized { to, .. }
        | Order::MayNotUseKnowledge(to) => Some(to),
        _ => None,
    }
}

/// Whose acts may rest on a ruling.
enum Rests {
    /// Everybody's: it moved something on the table or bound somebody.
    Everybody,
    /// Only theirs: it did no more than say what they may not use, or who was not entitled to what.
    Only(BySeat<bool>),
}

impl Rests {
    fn on(record: &CaseRecord) -> Rests {
        let mut told = BySeat::default();
        for given in &record.orders {
            match (told_to(given.order), given.order) {
                (Some(to), _) => told[to] = true,
                (
                    None,
                    Order::Applies
                    | Order::NoRectification
                    | Order::ReviewAfterPlay
                    | Order::RightsReserved(_)
                    | Order::CallDirector(_)
                    | Order::NotEntitled(_)
                    | Order::LiableToPenalty(_),
                ) => {}
                (None, _) => return Rests::Everybody,
            }
        }
        Rests::Only(told)
    }
}

/// What came due because of this ruling and of no other, was chosen, and binds somebody.
pub(crate) fn came_due(table: &Table, of: CaseNo) -> Vec<CaseNo> {
    let mut waived = vec![of];
    for no in (of.0 + 1..table.cases().len() as u16).map(CaseNo) {
        let other = |cause: &CaseNo| {
            let live = matches!(table.cases()[cause.index()].state, CaseState::Open | CaseState::Closed);
            live && !waived.contains(cause)
        };
        let by_another = (0..no.0).map(CaseNo).filter(other).any(|cause| comes_of(table, no, cause));
        if waived.iter().any(|cause| comes_of(table, no, *cause)) && !by_another {
            waived.push(no);
        }
    }
    waived.retain(|no| {
        let closed = table.cases()[no.index()].state == CaseState::Closed;
        *no != of && closed && binds(table, *no)
    });
    waived
}

fn binds(table: &Table, no: CaseNo) -> bool {
    table.imposed().any(|one| one.from.is_some_and(|(from, _)| from == no))
}

/// Whether a later case came up because of what this ruling imposed: it came due, or somebody broke it.
fn is_due_to(table: &Table, later: CaseNo, ruling: CaseNo) -> bool {
    comes_of(table, later, ruling) || breaks(table, later, ruling)
}

/// Whether a later case came due because of what this ruling imposed.
fn comes_of(table: &Table, later: CaseNo, ruling: CaseNo) -> bool {
    let [later_case, ruled] = [later, ruling].map(|no| &table.cases()[no.index()]);
    ruled.orders.iter().any(|given| match (given.order, &later_case.matter) {
        (Order::Restrict(owner, Rule::PenaltyCard { card, .. }, _), Matter::PartnersLead(lead)) => {
            owner == lead.leader.partner() && lead.suits.contains(card.suit())
        }
        (Order::Restrict(owner, Rule::PenaltyCard { card, .. }, _), Matter::SeveralPenaltyCards(it)) => {
            owner == it.owner && it.cards.contains(card)
        }
        (Order::Restrict(_, Rule::LeadMayBeRestricted { withdrawn, .. }, _), Matter::FirstLead(lead)) => {
            lead.withdrawn.contains(&withdrawn)
        }
        (Order::LeaveFaced { owner, card }, Matter::LyingAfterAuction(it)) => {
            owner == it.owner && it.cards.contains(card)
        }
        _ => false,
    })
}

/// Whether a later case is about a call by a player whom this ruling, and no other, had made pass.
fn breaks(table: &Table, later: CaseNo, ruling: CaseNo) -> bool {
    let [later_case, ruled] = [later, ruling].map(|no| &table.cases()[no.index()]);
    ruled.orders.iter().any(|given| match (given.order, &later_case.matter) {
        (Order::Restrict(on, Rule::MustPass, _), Matter::CallByPasser(it)) => {
            on == it.offender && !had_to_pass_by_another(table, on, later, ruling)
        }
        (Order::Restrict(on, Rule::MustPass, _), Matter::CallOutOfTurn(it)) => {
            it.bound == Bound::ToPass
                && on == it.offender
                && !had_to_pass_by_another(table, on, later, ruling)
        }
        _ => false,
    })
}

/// Whether another ruling before that case made the player pass too.
fn had_to_pass_by_another(table: &Table, player: Seat, before: CaseNo, ruling: CaseNo) -> bool {
    let silences =
        |given: &Given| matches!(given.order, Order::Restrict(on, Rule::MustPass, _) if on == player);
    let earlier = (0..before.0).map(CaseNo).filter(|no| *no != ruling);
    earlier
        .map(|no| &table.cases()[no.index()])
        .any(|case| case.state.is_in_force() && case.orders.iter().any(silences))
}

/// How many answers stay where the last part of the ruling was found after an act that it had ordered: that part is
/// taken back alone, and the act stands.
fn last_part(record: &CaseRecord) -> Option<u16> {
    let acted = record.answers.iter().rposition(|(_, answer)| answer.act().is_some())?;
    let keeps = acted + 1;
    let mut later = record.orders.iter().skip_while(|given| usize::from(given.rests_on) <= keeps);
    let found = keeps < record.answers.len() && !record.matter.ruled().is_of_the_play();
    (found && later.all(|given| only_lasts_or_says(given.order))).then_some(keeps as u16)
}

/// Whether the order falls with its part of the case, without anything having moved on the table.
fn only_lasts_or_says(order: Order) -> bool {
    matches!(
        order,
        Order::Restrict(..)
            | Order::Applies
            | Order::NothingFurther
            | Order::NoRectification
            | Order::ReviewAfterPlay
    )
}

/// What has happened since a ruling.
#[derive(Default)]
struct Since {
    /// What players did.
    resting: Vec<ActNo>,
    /// What the table brought up of its own accord.
    followed: Vec<CaseNo>,
}

impl Since {
    fn the_ruling(table: &Table, of: CaseNo, keeps: Option<u16>) -> Since {
        let mut since = Since::default();
        let Some(ruled) = beginning(table, of, keeps) else { return since };
        let mut done = vec![];
        for event in &table.events()[ruled..] {
            match event {
                Event::Acted(at, act) => {
                    done.push(*at);
                    if act.moves_on() || matches!(act, Act::ExposeCards { .. }) {
                        since.rests(*at);
                    }
                }
                Event::Opened(no, matter, _, notice) if *no != of && !matter.ruled().comes_first() => {
                    match matter.about() {
                        Some(at) if done.contains(&at) => since.rests(at),
                        Some(_) if *notice != Notice::ByTable => {}
                        None if !since.resting.is_empty() => {}
                        Some(_) | None => since.followed.push(*no),
                    }
                }
                _ => {}
            }
        }
        since
    }

    fn rests(&mut self, act: ActNo) {
        if !self.resting.contains(&act) {
            self.resting.push(act);
        }
    }
}

/// The event with which the ruling, or the part of it that is taken back, began.
fn beginning(table: &Table, of: CaseNo, keeps: Option<u16>) -> Option<usize> {
    let Some(keeps) = keeps else {
        return table.events().iter().position(|event| matches!(event, Event::Ordered(no, ..) if *no == of));
    };
    let answers = table.cases().get(of.index())?.answers.len();
    let given = |(place, event): (usize, &Event)| match event {
        Event::Answered(no, _) if *no == of => Some(place),
        _ => None,
    };
    table.events().iter().enumerate().rev().filter_map(given).take(answers - usize::from(keeps)).last()
}

impl Table {
    /// Who did the act with this number.
    fn actor(&self, of: ActNo) -> Option<Seat> {
        self.log.iter().find_map(|event| match event {
            Event::Acted(at, act) if *at == of => act.by(),
            _ => None,
        })
    }
}

/// Irregularities on which the Director took his ruling back and did not rule again. He may when attention is drawn.
pub(crate) fn left_unruled(table: &Table) -> Vec<Matter> {
    let undecided = |case: &CaseRecord| {
        case.state == CaseState::Open && matches!(case.matter, Matter::RulingWithdrawn(_))
    };
    if table.cases().iter().any(undecided) {
        return vec![];
    }
    let live = |matter: &Matter| {
        let same = |case: &CaseRecord| case.state.is_in_force() && case.matter.about() == matter.about();
        table.cases().iter().any(same) || table.unnoticed().iter().any(|note| note.about() == matter.about())
    };
    let stands = |at: ActNo| {
        let back = |made: &Made| made.at == at && !made.stands();
        let gone = |one: &Played| one.at == at && !one.standing.counts();
        !table.calls().iter().any(back) && !table.plays().iter().any(gone)
    };
    let undone = table.undone.iter().filter_map(|no| Some(&table.cases().get(no.index())?.matter));
    // What the tray lets be taken back is taken back on the tray alone.
    let passed = |matter: &Matter| match matter {
        Matter::BeforeTray(it) => !table.is_on_tray(it.offender, it.at),
        _ => false,
    };
    let of_an_act = |matter: &&Matter| {
        matter.about().is_some_and(stands) && !matter.ruled().comes_first() && !passed(matter)
    };
    let mut left: Vec<Matter> = vec![];
    for matter in undone.filter(of_an_act).filter(|matter| !live(matter)) {
        if !left.contains(matter) {
            left.push(matter.clone());
        }
    }
    left
}

/// A case that is to be ruled again.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    table.cases().iter().enumerate().find_map(|(place, case)| {
        let again = case.orders.iter().find_map(|given| match given.order {
            Order::RuleAgain(of) if case.state == CaseState::Closed => Some(of),
            _ => None,
        })?;
        let matter = &table.cases().get(again.index())?.matter;
        // Behind a screen the same call is ruled on as another matter.
        let same =
            |other: &Matter| other == matter || (matter.about().is_some() && other.about() == matter.about());
        let opened = table.cases()[place + 1..].iter().any(|later| same(&later.matter));
        (!opened).then(|| matter.clone())
    })
}
