use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L70A, L70C, L70D1, L70D2, L70E1, L70E2, L71B};

use super::followed::Followed;
use super::principles::{Discards, Losers, Opponents, SuitOrder, Trumps};
use super::search::{Choosing, Search};
use super::state::{Player, State};
use super::stated::allowed;
use super::trumps::{OutstandingTrump, trump_beside};
use super::{Bounds, Budget, Claim, ClaimError, Concession, Principles, Statement};

/// What the Director is shown of a contested claim. All tricks are those of the claimer's side from
/// the claim on, the trick in progress counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimReport {
    /// The tricks that were left.
    pub left: u8,
    /// The tricks claimed.
    pub claimed: u8,
    /// The worst that the statement and normal play allow.
    pub worst: Bounds,
    /// What the claimer wins where he chooses the best of what is allowed.
    pub careful: Bounds,
    /// A line to its end that comes to the upper bound of the worst.
    pub line: Vec<(Seat, Card)>,
    /// What the claimer's side wins on that line.
    pub line_wins: u8,
    /// Where on that line another card of the claimer's side would have brought another result.
    pub choices: Vec<Choice>,
    /// A trump that is out, where there is one.
    pub trump: Option<OutstandingTrump>,
    /// The cards tried.
    pub nodes: u64,
}

impl ClaimReport {
    /// Whether every line was followed to its end. Otherwise the bounds say what is known.
    pub fn is_exhausted(&self) -> bool {
        self.worst.exact().is_some()
    }

    /// The tricks that the claim falls short of, as far as is known: certainly the first number, perhaps the second.
    pub fn short(&self) -> (u8, u8) {
        (self.claimed.saturating_sub(self.worst.most), self.claimed.saturating_sub(self.worst.least))
    }
}

/// What a result depends on, where no choice is listed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undecided {
    /// On no choice of the claimer: the best that he may do comes to the same.
    NoChoice,
    /// On a choice that the search did not come to.
    NotFound,
}

impl ClaimReport {
    /// Why no choice is listed; none where some are, or where nothing is short.
    pub fn undecided(&self) -> Option<Undecided> {
        if !self.choices.is_empty() || self.short().1 == 0 && self.worst == self.careful {
            None
        } else if self.worst == self.careful && self.is_exhausted() {
            Some(Undecided::NoChoice)
        } else {
            Some(Undecided::NotFound)
        }
    }

    /// What is known of other principles on trumps, all else as it is.
    fn by_trumps(&self, claim: &Claim, other: Principles) -> Option<Bounds> {
        if other.trumps == claim.principles.trumps {
            return None;
        }
        let trump = claim.position.denomination().trump();
        if trump.is_none() || claim.statement.mentions_trumps(trump) {
            return Some(self.worst);
        }
        self.trump.map(|out| match other.trumps {
            Trumps::MayBeForgotten => out.forgotten,
            Trumps::Known => out.known,
        })
    }

    /// What becomes of the tricks that were given up with the claim; none where none were.
    pub fn concession(&self) -> Option<Concession> {
        let conceded = self.left.saturating_sub(self.claimed);
        (conceded > 0).then_some(Concession { conceded, worst: self.worst })
    }

    /// The provisions on which a ruling by this report would rest.
    pub fn provisions(&self, claim: &Claim) -> Vec<Provision> {
        let depends = self.choices.iter().any(|choice| claim.player(choice.seat) == Player::Claimer);
        let on_partner = self.choices.iter().any(|choice| claim.player(choice.seat) == Player::Partner);
        let stated = claim.statement.steps.iter().any(|step| matches!(step, super::Step::Finesse { .. }));
        let finesse = !stated && self.choices.iter().any(|choice| choice.is_finesse(claim));
        let trump = self
            .trump
            .is_some_and(|trump| !trump.mentioned && trump.can_win().is_some_and(|tricks| tricks > 0));
        let fixed = claim.principles.suit_order == SuitOrder::TopDown;
        [
            (self.short() != (0, 0), L70A),
            (trump, L70C),
            (depends, L70D1),
            (on_partner, L70D2),
            (finesse, L70E1),
            (fixed, L70E2),
            (self.worst.least > self.claimed, L71B),
        ]
        .into_iter()
        .filter_map(|(applies, provision)| applies.then_some(provision))
        .collect()
    }
}

/// A turn of the claimer's side at which the result still depended on the card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// How many cards of the line come before it.
    pub after: usize,
    /// The trick of the line, counted from one; the first is the one in progress where there is one.
    pub number: usize,
    /// Whose turn.
    pub seat: Seat,
    /// How the claimer is taken to go on after it.
    pub then: Afterwards,
    /// The cards allowed, one of each group of equals, and what follows each.
    pub options: Vec<(Card, Bounds)>,
    /// The cards of the trick before it.
    pub trick: Vec<(Seat, Card)>,
}

/// How the claimer is taken to go on after a choice.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Afterwards {
    /// The worst for him: the choice itself decides.
    Carelessly,
    /// The best for him: after any card some later card could still cost as much, and after the one of the line nothing
    /// can save it.
    Well,
}

impl Choice {
    /// Whether it is one between a finesse and the drop, or between two finesses: a hand of the claimer follows
    /// suit with more than one card while an opponent has yet to play.
    fn is_finesse(&self, claim: &Claim) -> bool {
        if claim.player(self.seat) != Player::Claimer {
            return false;
        }
        let suits = self.options.iter().map(|(card, _)| card.suit());
        let suit = match self.trick.first() {
            Some((_, led)) => Some(led.suit()).filter(|led| suits.clone().all(|suit| suit == *led)),
            None => None,
        };
        let opponent_after = self.trick.len() < 3;
        let results: Vec<Bounds> = self.options.iter().map(|(_, bounds)| *bounds).collect();
        suit.is_some() && opponent_after && results.iter().any(|bounds| *bounds != results[0])
    }
}

/// Examines a contested claim.
pub fn examine(claim: &Claim, budget: Budget) -> Result<ClaimReport, ClaimError> {
    claim.check()?;
    let start = State::start(claim);
    let mut careless = Search::new(claim, Choosing::Carelessly, part(budget, 4));
    let mut worst = careless.value(&start);
    let mut well = Search::new(claim, Choosing::Well, part(budget, 2));
    if worst.exact().is_none() {
        well.learn(&careless);
    }
    let mut careful = well.value(&start);
    if careful.most < worst.most {
        careless.learn(&well);
    }
    careless.extend(part(budget, 1));
    let followed = Followed::to_the_worst(claim, &mut careless, start);
    worst = worst.and(Bounds { least: followed.least(), most: followed.wins });
    careful.least = careful.least.max(worst.least);
    let mut choices = followed.choices(claim, worst);
    if choices.is_empty() && worst.most < careful.least {
        well.extend(part(budget, 1));
        choices = followed.last_chances(claim, &mut well, worst);
    }
    let trump = trump_beside(claim, Some(worst), part(budget, 1))?;
    Ok(ClaimReport {
        left: claim.position.tricks_left(),
        claimed: claim.claimed,
        worst,
        careful,
        line: followed.line(),
        line_wins: followed.wins,
        choices,
        trump,
        nodes: careless.nodes() + well.nodes(),
    })
}

/// The cards that the statement and normal play allow now.
pub fn allowed_now(claim: &Claim) -> Result<Cards, ClaimError> {
    claim.check()?;
    let cards = claim.position.turn().map(|seat| allowed(claim, &State::start(claim), seat));
    Ok(cards.unwrap_or_default())
}

/// The worst outcome alone.
pub(super) fn worst(claim: &Claim, budget: Budget) -> Result<Bounds, ClaimError> {
    claim.check()?;
    Ok(Search::new(claim, Choosing::Carelessly, budget).value(&State::start(claim)))
}

/// So many eighths of a budget.
fn part(budget: Budget, eighths: u32) -> Budget {
    Budget { nodes: budget.nodes * u64::from(eighths) / 8, time: budget.time.map(|time| time * eighths / 8) }
}

/// A line that the claimer proposes afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The worst of the proposed line.
    pub proposed: Bounds,
    /// The worst of what he said with his claim.
    pub stated: Bounds,
}

impl Proposal {
    /// Whether some normal line within the first statement is less successful, so that the new one
    /// may not be accepted; none where the search could not tell.
    pub fn falls(&self) -> Option<bool> {
        if self.stated.most < self.proposed.least {
            Some(true)
        } else if self.stated.least >= self.proposed.most {
            Some(false)
        } else {
            None
        }
    }
}

/// Compares a line proposed afterwards with what was said at the time, of which this is the worst.
pub fn propose(
    claim: &Claim,
    stated: Bounds,
    proposed: Statement,
    budget: Budget,
) -> Result<Proposal, ClaimError> {
    let other = Claim { statement: proposed, ..claim.clone() };
    let proposed = if other == *claim { stated } else { worst(&other, budget)? };
    Ok(Proposal { proposed, stated })
}

/// The worst outcome by other principles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The principles, one of them changed.
    pub principles: Principles,
    /// The worst by them.
    pub worst: Bounds,
}

/// The worst outcome where each principle in turn is set otherwise: what the result depends on. What the report of the
/// claim found already is not searched again; whether a trump was known counts only where one is out.
pub fn variants(claim: &Claim, report: &ClaimReport, budget: Budget) -> Result<Vec<Variant>, ClaimError> {
    let now = claim.principles;
    let orders = [SuitOrder::Any, SuitOrder::WinnersFirst, SuitOrder::TopDown];
    let trumps = [Trumps::MayBeForgotten, Trumps::Known];
    let discards = [Discards::AnySuit, Discards::KeepHonours, Discards::KeepWinners];
    let losers = [Losers::AnyTime, Losers::AfterWinners, Losers::AllAfterWinners];
    let opponents = [Opponents::AnyLawful, Opponents::Sensible];
    let all = orders
        .map(|suit_order| Principles { suit_order, ..now })
        .into_iter()
        .chain(
            trumps.into_iter().filter(|_| report.trump.is_some()).map(|trumps| Principles { trumps, ..now }),
        )
        .chain(discards.map(|discards| Principles { discards, ..now }))
        .chain(losers.map(|losers| Principles { losers, ..now }))
        .chain(opponents.map(|opponents| Principles { opponents, ..now }));
    all.filter(|principles| *principles != now)
        .map(|principles| {
            let found = match report.by_trumps(claim, principles) {
                Some(found) => found,
                None => worst(&Claim { principles, ..claim.clone() }, part(budget, 1))?,
            };
            Ok(Variant { principles, worst: found })
        })
        .collect()
}
