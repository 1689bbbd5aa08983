//! Law 64: the tricks that an established revoke costs.

mod cost;

use openroom_cards::{BySide, Card, Seat, Side};
use openroom_lawbook::{Edition, Provision, provisions::*};
use serde::{Deserialize, Serialize};

pub use cost::{Established, OtherRevoke, Together, Transfer, WonBy};

use crate::law61::{Duty, Missed, Revoke, Was};
use crate::{
    Act, Ask, Case, CaseNo, CaseRecord, CaseState, Facts, Matter, Order, Phase, Ruled, Standing, Table,
    Winners, law67,
};

/// Play is over and established revokes were spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RevokesReckoned {
    /// The established revokes, in the order of the tricks.
    pub revokes: Vec<Known>,
    /// Revokes that were put right.
    pub corrected: Vec<Revoke>,
    /// Who won each trick.
    pub winners: Winners,
    /// Tricks given without play.
    pub awarded: BySide<u8>,
    /// Tricks that an earlier reckoning took from each side.
    pub before: BySide<u8>,
}

/// An established revoke, and when it was spoken of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The revoke.
    pub revoke: Revoke,
    /// When.
    pub spoken: Spoken,
    /// The paragraph by which a card that was never played counts as one.
    pub deemed: Option<Provision>,
}

/// When a revoke was first spoken of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spoken {
    /// In time.
    InTime,
    /// After one of the other side had called on the next board.
    AfterACall,
    /// After the round.
    AfterTheRound,
}

impl Spoken {
    fn of(revoke: &Revoke, facts: &Facts) -> Spoken {
        let acts = facts.course.as_ref().map_or(&[][..], |course| &course.acts);
        let called =
            |act: &Act| matches!(act, Act::CallOnNextBoard { by } if by.side() != revoke.offender.side());
        if acts.iter().any(|(_, act)| called(act)) {
            Spoken::AfterACall
        } else if acts.iter().any(|(_, act)| *act == Act::EndRound) {
            Spoken::AfterTheRound
        } else {
            Spoken::InTime
        }
    }
}

/// The matter that comes due when play is over.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    if table.phase() != Phase::Over {
        return None;
    }
    let last = table.cases().iter().rev().find_map(|case| match &case.matter {
        Matter::RevokesReckoned(it) if case.state.is_in_force() => Some((it, case)),
        _ => None,
    });
    let mut matter = RevokesReckoned {
        revokes: established(table),
        corrected: corrected(table),
        winners: table.position().winners(),
        awarded: table.position().awarded.unwrap_or_default(),
        before: last.map_or_else(BySide::default, |(_, case)| taken(case)),
    };
    if matter.revokes.is_empty() && last.is_none() {
        return None;
    }
    matter.revokes.sort_by_key(|known| known.revoke.at);
    let same = last.is_some_and(|(it, _)| RevokesReckoned { before: it.before, ..matter.clone() } == *it);
    (!same).then(|| matter.into())
}

/// Whether the case reckoned revokes and was reckoned anew since.
pub(crate) fn is_replaced(table: &Table, no: CaseNo) -> bool {
    let reckons =
        |case: &CaseRecord| matches!(case.matter, Matter::RevokesReckoned(_)) && case.state.is_in_force();
    let mut from = table.cases().iter().skip(no.index());
    from.next().is_some_and(reckons) && from.any(reckons)
}

fn cases_of_revokes(table: &Table) -> impl Iterator<Item = (Revoke, &CaseRecord)> {
    table.cases().iter().filter(|case| case.state == CaseState::Closed).filter_map(|case| {
        match &case.matter {
            Matter::Revoke(revoke) => Some((*revoke, case)),
            Matter::PerhapsRevoked(it) => Some((it.revoke, case)),
            _ => None,
        }
    })
}

fn established(table: &Table) -> Vec<Known> {
    let stands = |revoke: Revoke| {
        table.plays().iter().any(|played| played.at == revoke.at && played.standing != Standing::Withdrawn)
    };
    let mut known: Vec<Known> = cases_of_revokes(table)
        .filter(|(revoke, case)| {
            case.orders.iter().any(|given| given.order == Order::Established(revoke.at)) && stands(*revoke)
        })
        .map(|(revoke, case)| Known { revoke, spoken: Spoken::of(&revoke, &case.facts), deemed: None })
        .collect();
    known.extend(table.cases().iter().flat_map(|case| otherwise_established(table, case)));
    known
}

/// Revokes that count as established in a case about something else.
fn otherwise_established(table: &Table, case: &CaseRecord) -> Vec<Known> {
    if case.state != CaseState::Closed {
        return vec![];
    }
    let established = case.orders.iter().filter_map(|given| match given.order {
        Order::Established(at) => Some((at, given.by)),
        _ => None,
    });
    let known = |revoke: Revoke, deemed| Known { revoke, spoken: Spoken::of(&revoke, &case.facts), deemed };
    let follow = |offender: Seat, card: Card, at, trick, suit| Revoke {
        offender,
        card,
        at,
        trick,
        duty: Duty::Follow(suit),
        missed: Missed::Closed,
        was: Was::Closed,
    };
    match &case.matter {
        Matter::AskedWithoutRight(it) => {
            established.filter_map(|_| it.revoke).map(|revoke| known(revoke, None)).collect()
        }
        Matter::CardOmitted(it) => established
            .filter(|(_, by)| law67::deemed(*by))
            .filter_map(|(at, by)| {
                let trick = table.position().tricks.get(usize::from(it.trick))?;
                let card = trick.cards[it.offender]?;
                Some(known(follow(it.offender, card, at, it.trick, it.led), Some(by)))
            })
            .collect(),
        Matter::CardHidden(it) => established
            .filter_map(|(at, _)| {
                let played = table.plays().iter().find(|one| one.at == at)?;
                Some(known(follow(it.offender, played.card, at, played.trick, it.card.suit()), None))
            })
            .collect(),
        _ => vec![],
    }
}

fn corrected(table: &Table) -> Vec<Revoke> {
    let withdrawn = |revoke: &Revoke| {
        table.plays().iter().any(|played| played.at == revoke.at && played.standing == Standing::Withdrawn)
    };
    cases_of_revokes(table).map(|(revoke, _)| revoke).filter(withdrawn).collect()
}

fn taken(case: &CaseRecord) -> BySide<u8> {
    let mut taken = BySide::default();
    for given in &case.orders {
        if let Order::TransferTricks { to, tricks } = given.order {
            taken[to.other()] += tricks;
        }
    }
    taken
}

impl Ruled for RevokesReckoned {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.revokes.first().map_or(Seat::North, |known| known.revoke.offender)
    }

    fn breach(&self) -> Provision {
        L64A
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(matter: &RevokesReckoned, case: &mut Case<'_>) {
    for side in Side::ALL {
        if matter.before[side] > 0 {
            case.order(L64A, Order::CancelTransfer { from: side, tricks: matter.before[side] });
        }
    }
    let mut taken: BySide<u8> = BySide::default();
    for known in &matter.revokes {
        let side = known.revoke.offender.side();
        let Transfer { tricks, by } = matter.weighed(known).transfer(case.edition());
        if tricks == 0 {
            let equity = equity(by, case.edition());
            case.order(L64B, Order::Applies)
                .order(by, Order::NoTransfer)
                .order(equity, Order::ReviewAfterPlay);
            continue;
        }
        let by = known.deemed.unwrap_or(by);
        let left = matter.won_from(matter.first_trick_of(side), side).saturating_sub(taken[side]);
        let tricks = tricks.min(left);
        taken[side] += tricks;
        case.order(by, Order::TransferTricks { to: side.other(), tricks });
        case.order(L64C1, Order::ReviewAfterPlay);
    }
}

impl RevokesReckoned {
    /// Tricks won by the side from this trick on, those given without play among them.
    fn won_from(&self, trick: u8, side: Side) -> u8 {
        let later = self.winners.iter().skip(usize::from(trick)).flatten();
        later.filter(|winner| winner.side() == side).count() as u8 + self.awarded[side]
    }

    /// All that decides what this revoke costs.
    fn weighed(&self, known: &Known) -> Established {
        let Known { revoke, spoken, deemed } = *known;
        let side = revoke.offender.side();
        let won_by = match self.winners[usize::from(revoke.trick)] {
            Some(winner) if winner == revoke.offender => WonBy::Offender,
            Some(winner) if winner.side() == side => WonBy::Partner,
            Some(_) | None => WonBy::Opponents,
        };
        let in_the_suit = |other: &Revoke| {
            other.offender == revoke.offender && other.suit() == revoke.suit() && other.at < revoke.at
        };
        Established {
            trick: revoke.trick,
            won_by,
            later: self.won_from(revoke.trick + 1, side),
            missed: revoke.missed,
            earlier: revoke.suit().and_then(|_| self.other(in_the_suit)),
            other_side: self.other(|other| other.offender.side() != side),
            spoken,
            corrected_together: Together::No,
            deemed,
        }
    }

    /// What became of another revoke of this kind.
    fn other(&self, is_meant: impl Fn(&Revoke) -> bool) -> Option<OtherRevoke> {
        if self.revokes.iter().any(|known| is_meant(&known.revoke)) {
            return Some(OtherRevoke::Established);
        }
        self.corrected.iter().any(is_meant).then_some(OtherRevoke::Corrected)
    }

    /// Whose revokes are looked at by this provision, one player of each side.
    pub(crate) fn not_compensated(&self, by: Provision, edition: Edition) -> Vec<Seat> {
        let mut players: Vec<Seat> = vec![];
        for known in &self.revokes {
            let Transfer { tricks, by: cited } = self.weighed(known).transfer(edition);
            let looked_at = if tricks == 0 { equity(cited, edition) } else { L64C1 };
            let offender = known.revoke.offender;
            if looked_at == by && players.iter().all(|one| one.side() != offender.side()) {
                players.push(offender);
            }
        }
        players
    }

    fn first_trick_of(&self, side: Side) -> u8 {
        let ours = self.revokes.iter().filter(|known| known.revoke.offender.side() == side);
        ours.map(|known| known.revoke.trick).min().unwrap_or(0)
    }
}

/// Where the Director looks whether the other side is compensated.
fn equity(by: Provision, edition: Edition) -> Provision {
    let (repeated, both) = match edition {
        Edition::Laws2007 => (L64C1, L64C1),
        Edition::Laws2017 | Edition::Poland2024 => (L64C2a, L64C2b),
    };
    if by == L64B2 {
        repeated
    } else if by == L64B7 {
        both
    } else {
        L64C1
    }
}
