//! What each player has learnt at the table, whether he may use it, and by which provision.

use openroom_cards::{BySeat, Card, Cards, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, LyingPenaltyCard},
    provisions::*,
};
use serde::Serialize;

use crate::{
    Act, ActNo, Authorized, CaseNo, CaseRecord, CaseState, Conveyance, Event, Exposure, Made, Matter, Order,
    PenaltyCard, Rule, Said, Shown, Standing, Table, Who, Withdrawn, law27,
};

/// Something that was learnt at the table. It holds no number that a hidden act would change.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Information {
    /// Where it came from.
    pub cause: Cause,
    /// What each may do with it; none where it tells him nothing or he does not know of it.
    pub uses: BySeat<Option<Use>>,
}

/// Whether a player may use it, and by which provision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Use {
    /// Whether he may.
    pub authorized: Authorized,
    /// The provision that says so.
    pub by: Provision,
}

/// Where information came from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of variants say what they are by their names")]
pub enum Cause {
    /// A call or card that was withdrawn.
    Withdrawn { by: Seat, shown: Shown },
    /// An illegal call that was accepted.
    Accepted { by: Seat, said: Said },
    /// A remark, hesitation, gesture or the like.
    Conveyed { by: Seat, how: Conveyance },
    /// A question about this call, or about the auction.
    Asked { by: Seat, about: Option<(Seat, Said)> },
    /// An alert of this call.
    Alerted { by: Seat, call: (Seat, Said) },
    /// An explanation or announcement of this call, or its correction.
    Explained { by: Seat, call: (Seat, Said) },
    /// Cards that a player let be seen in the auction.
    Exposed { by: Seat, cards: Cards },
    /// A card that is or was a penalty card.
    OnTheTable { by: Seat, card: Card, kind: PenaltyCard },
    /// A hand, a result or a remark about the board from elsewhere.
    FromElsewhere { by: Seat },
    /// A card that was put back where it belongs.
    Restored { to: Seat, card: Card },
}

impl Use {
    const fn yes(by: Provision) -> Option<Use> {
        Some(Use { authorized: Authorized::Yes, by })
    }

    const fn no(by: Provision) -> Option<Use> {
        Some(Use { authorized: Authorized::No, by })
    }
}

impl Table {
    /// What has been learnt besides the legal calls and plays, in the order of the causes.
    pub fn information(&self) -> Vec<Information> {
        let withdrawn = self.withdrawn.iter().map(|one| self.of_withdrawn(one));
        let illegal = |made: &&Made| {
            let perhaps = matches!(made.standing, Standing::Accepted | Standing::Withdrawn);
            perhaps && !law27::is_legal_replacement(self, made.at)
        };
        let accepted = self.calls.iter().filter(illegal).filter_map(|made| {
            let cause = Cause::Accepted { by: made.by, said: made.said };
            let uses = BySeat::from_fn(|seat| {
                let of = Who::Player(seat);
                let knows = seat != made.by
                    && !self.is_unseen(of, made.by, made.at)
                    && self.standing_known_to(of, made) == Standing::Accepted;
                if knows { Use::yes(L16A1a) } else { None }
            });
            let is_known = made.standing == Standing::Accepted || uses.iter().any(|(_, one)| one.is_some());
            is_known.then_some(Information { cause, uses })
        });
        let spoken = self.log.iter().filter_map(|event| match event {
            Event::Acted(at, act) => self.of_act(*at, act),
            _ => None,
        });
        let cards = self.penalty_cards_so_far().into_iter().map(|one| self.of_penalty_card(one));
        let exposed = self.cases.iter().filter_map(of_exposed);
        let restored = self.cases.iter().flat_map(|case| self.of_restored(case));
        withdrawn.chain(accepted).chain(spoken).chain(exposed).chain(cards).chain(restored).collect()
    }

    /// What this person has learnt and whether he may use it; the Director is told of everything else.
    pub(crate) fn learnt_by(&self, of: Who) -> Vec<(Cause, Use)> {
        match of {
            Who::Player(seat) => {
                self.information().into_iter().filter_map(|one| Some((one.cause, one.uses[seat]?))).collect()
            }
            Who::Director => vec![],
        }
    }

    fn of_withdrawn(&self, one: &Withdrawn) -> Information {
        let freed = || {
            let orders = self.cases.get(one.case.index()).map_or(&[][..], |case| &case.orders);
            let frees = |order: Order| match order {
                Order::NothingFurther => true,
                Order::Authorized { at, .. } => at == one.at,
                _ => false,
            };
            orders.iter().find(|given| frees(given.order)).map_or(L16A1b, |given| given.by)
        };
        let uses = BySeat::from_fn(|seat| {
            let of = Who::Player(seat);
            let unseen = self.is_unseen(of, one.by, one.at) || self.is_settled_on_tray(of, one.case);
            if seat == one.by || unseen {
                None
            } else if seat.side() != one.offending {
                Use::yes(L16C1)
            } else if one.unauthorized {
                Use::no(L16C2)
            } else {
                Use::yes(freed())
            }
        });
        Information { cause: Cause::Withdrawn { by: one.by, shown: one.shown }, uses }
    }

    fn of_act(&self, at: ActNo, act: &Act) -> Option<Information> {
        let (by, cause, partner) = match act {
            Act::Convey { by, how, .. } if self.is_found_to_tell(at) => {
                (*by, Cause::Conveyed { by: *by, how: *how }, L16B1)
            }
            Act::ExposeCards { by, how: Exposure::Named, .. } if self.is_found_to_tell(at) => {
                (*by, Cause::Conveyed { by: *by, how: Conveyance::Remark }, L16B1)
            }
            Act::Ask { by, about } => {
                let about = about.and_then(|at| self.call_at(at));
                (*by, Cause::Asked { by: *by, about }, L16B1)
            }
            Act::Alert { by, call } => (*by, Cause::Alerted { by: *by, call: self.call_at(*call)? }, L16B1),
            Act::Announce { by, call, .. }
            | Act::Explain { by, call, .. }
            | Act::CorrectExplanation { by, call, .. } => {
                (*by, Cause::Explained { by: *by, call: self.call_at(*call)? }, L75A)
            }
            Act::LearnOfBoard { by, .. } if self.has_changed_seats(*by, at) => return None,
            Act::LearnOfBoard { by, .. } => {
                let uses = BySeat::from_fn(|seat| if seat == *by { Use::no(L16D1) } else { None });
                return Some(Information { cause: Cause::FromElsewhere { by: *by }, uses });
            }
            _ => return None,
        };
        let uses = BySeat::from_fn(|seat| {
            if seat == by || !self.perceives(Who::Player(seat), act) {
                None
            } else if seat == by.partner() {
                Use::no(partner)
            } else {
                Use::yes(L16A1c)
            }
        });
        Some(Information { cause, uses })
    }

    /// Whether the player who learnt something here has since got the hand that he knew: another sits in his place.
    fn has_changed_seats(&self, seat: Seat, since: ActNo) -> bool {
        let changed = |case: &CaseRecord| {
            case.matter.offender() == seat
                && case.state.is_in_force()
                && case.opened_at >= since
                && case.orders.iter().any(|given| given.order == Order::ChangeSeats)
        };
        self.cases.iter().any(changed)
    }

    /// Cards that a case put back, where it says whose partner may not know it.
    fn of_restored(&self, case: &CaseRecord) -> Vec<Information> {
        let told = |card: Card, seat: Seat| {
            case.orders.iter().find_map(|given| match given.order {
                Order::KnowledgeUnauthorized { card: one, to } if (one, to) == (card, seat) => Some(given.by),
                _ => None,
            })
        };
        let restored = case.orders.iter().filter_map(|given| match given.order {
            Order::RestoreCard { card, to, .. } => Some((card, to)),
            _ => None,
        });
        let known = |(card, _): &(Card, Seat)| {
            Seat::ALL.iter().any(|seat| told(*card, *seat).is_some()) && case.state.is_in_force()
        };
        let information = |(card, to): (Card, Seat)| {
            let uses = BySeat::from_fn(|seat| match told(card, seat) {
                _ if !self.is_told(Who::Player(seat), case) => None,
                Some(by) => Use::no(by),
                None if seat.side() != to.side() => Use::yes(L16A1c),
                None => None,
            });
            Information { cause: Cause::Restored { to, card }, uses }
        };
        restored.filter(known).map(information).collect()
    }

    /// Whether a case has found that what was reported told something.
    fn is_found_to_tell(&self, reported: ActNo) -> bool {
        let tells = |case: &CaseRecord| {
            matches!(case.matter, Matter::Conveyed(it) if it.at == reported)
                && case.state.is_in_force()
                && case.orders.iter().any(|given| matches!(given.order, Order::Unauthorized { .. }))
        };
        self.cases.iter().any(tells)
    }

    pub(crate) fn call_at(&self, at: ActNo) -> Option<(Seat, Said)> {
        self.calls.iter().find(|made| made.at == at).map(|made| (made.by, made.said))
    }

    /// Every card that has been a penalty card, and what became of it.
    fn penalty_cards_so_far(&self) -> Vec<(Seat, Card, PenaltyCard)> {
        let given = self.log.first().into_iter().flat_map(|event| match event {
            Event::SetUp(setup) => setup.penalty_cards.clone(),
            _ => vec![],
        });
        let live = self.cases.iter().zip((0..).map(CaseNo)).filter(|(case, no)| {
            let counts = matches!(case.state, CaseState::Open | CaseState::Closed);
            counts && !self.undone.contains(no)
        });
        let ordered = live.flat_map(|(case, _)| &case.orders).filter_map(|given| match given.order {
            Order::Restrict(owner, Rule::PenaltyCard { card, kind }, _) => Some((owner, card, kind)),
            _ => None,
        });
        let mut all: Vec<(Seat, Card, PenaltyCard)> = vec![];
        for (owner, card, kind) in given.chain(ordered) {
            if !all.iter().any(|one| (one.0, one.1) == (owner, card)) {
                all.push((owner, card, self.kind_on_the_table(owner, card).unwrap_or(kind)));
            }
        }
        all
    }

    /// The kind of a penalty card that lies on the table.
    fn kind_on_the_table(&self, owner: Seat, of: Card) -> Option<PenaltyCard> {
        self.imposed().find_map(|one| match one.rule {
            Rule::PenaltyCard { card, kind } if (one.on, card) == (owner, of) => Some(kind),
            _ => None,
        })
    }

    /// While it lies there, what it tells may be more than the duty to play it. Picked up or played, it tells his partner
    /// nothing that he may use.
    fn of_penalty_card(&self, (by, card, kind): (Seat, Card, PenaltyCard)) -> Information {
        let lies = self.kind_on_the_table(by, card).is_some();
        let its = |rule: Rule| matches!(rule, Rule::PenaltyCard { card: one, .. } if one == card);
        let played = self.restrictions.iter().any(|one| one.on == by && its(one.rule) && !one.holds());
        let now = match (lies, played) {
            (true, _) => L50E1,
            (false, true) => L50E3,
            (false, false) => L50E2,
        };
        let gone = now.paragraph(self.settings.edition);
        let partner = match differences::lying_penalty_card(self.settings.edition) {
            LyingPenaltyCard::OnlyTheDuty => Use::no(L50E2.paragraph(self.settings.edition)),
            LyingPenaltyCard::AllItTells if lies => Use::yes(L50E1),
            LyingPenaltyCard::AllItTells => Use::no(gone),
        };
        let opponents = Use::yes(gone);
        let uses = BySeat::from_fn(|seat| match seat {
            _ if seat == by => None,
            _ if seat == by.partner() => partner,
            _ => opponents,
        });
        Information { cause: Cause::OnTheTable { by, card, kind }, uses }
    }
}

/// Cards that had to be left face up in the auction, while they are no penalty cards.
fn of_exposed(case: &CaseRecord) -> Option<Information> {
    let Matter::ShownInAuction(it) = case.matter else { return None };
    let faced = case.orders.iter().any(|given| matches!(given.order, Order::LeaveFaced { .. }));
    if !faced || !case.state.is_in_force() {
        return None;
    }
    let by = it.offender;
    let uses = BySeat::from_fn(|seat| match seat {
        _ if seat == by => None,
        _ if seat == by.partner() => Use::no(L16C2),
        _ => Use::yes(L16C1),
    });
    Some(Information { cause: Cause::Exposed { by, cards: it.cards }, uses })
}
