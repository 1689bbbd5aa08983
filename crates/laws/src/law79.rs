//! Law 79: a disagreement on the tricks won.

use openroom_cards::{Outcome, Seat, Side};
use openroom_lawbook::provisions::*;
use serde::{Deserialize, Serialize};

use crate::law68::{self, Claimed};
use crate::law69::{self, TricksWantedBack, wanted_back};
use crate::law70::{self, number};
use crate::matter::in_play;
use crate::{Act, Ask, Case, Event, Finding, Matter, Order, Table};

/// A player says that another number of tricks was won than is recorded.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TricksDisputed {
    /// The player.
    pub offender: Seat,
    /// The claim or concession that ended play, and how many tricks his side gave up by it.
    pub claim: Option<(Claimed, u8)>,
    /// When he says it.
    pub raised: Raised,
    /// Whether his side may still take back that it agreed.
    #[serde(default)]
    pub agreement: Agreement,
    /// The side that would have more tricks than are recorded; his own where nothing is said.
    #[serde(default)]
    pub favours: Option<Side>,
}

/// What has become of the agreement to a claim.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Agreement {
    /// It is established, or there was none.
    #[default]
    Established,
    /// It may still be objected to.
    Open,
}

/// When a disagreement arose.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Raised {
    /// Before the round ended.
    InTheRound,
    /// After it.
    AfterTheRound,
}

in_play!(TricksDisputed, L79B, rule);

fn rule(it: &TricksDisputed, case: &mut Case<'_>) -> Ask<()> {
    case.order(L79B, Order::Applies);
    if let Some((claim, lost)) = it.claim {
        case.order(L79B1, Order::Applies);
        if it.agreement == Agreement::Open {
            case.order(L69A, Order::Applies);
            return law70::rule(&claim, case);
        }
        return wanted_back(&TricksWantedBack { by: it.offender, claim, lost }, case);
    }
    match it.raised {
        Raised::InTheRound => record(L79B2, case),
        Raised::AfterTheRound if !L79B3.exists_in(case.edition()) => {
            case.order(L79B2, Order::ResultStands).order(L79B2, Order::ReviewAfterPlay);
            Ok(())
        }
        Raised::AfterTheRound => {
            if case.finding(L79B3, Finding::FullyConvinced)? {
                return record(L79B3, case);
            }
            not_convinced(it, case)
        }
    }
}

/// He leaves the recorded result, or lowers that of one side without raising the other's.
fn not_convinced(it: &TricksDisputed, case: &mut Case<'_>) -> Ask<()> {
    let lower = it.favours.unwrap_or(it.offender.side()).other();
    let lowered = case.finding(L79B3, Finding::Lowered(lower))?;
    case.order(L79B3, if lowered { Order::GainTaken(lower) } else { Order::ResultStands });
    Ok(())
}

/// The Director says how many tricks declarer won.
fn record(by: openroom_lawbook::Provision, case: &mut Case<'_>) -> Ask<()> {
    let side = case.declarer(by)?.side();
    let declarers = number(case, by, Finding::TricksOf { side, most: 13 })?;
    case.order(by, Order::RecordTricks { declarers });
    Ok(())
}

/// What a number of tricks stated after the play is; none where it is the one recorded.
pub(crate) fn judge(table: &Table, by: Seat, declarers: u8) -> Option<Matter> {
    let Some(Outcome::Played { tricks, contract }) = table.position().outcome() else { return None };
    if tricks == declarers {
        return None;
    }
    let lost = table.position().awarded.map_or(0, |awarded| awarded[by.side().other()]);
    let agreed = || law68::settled(table).filter(|_| law68::is_agreed(table));
    let claim = agreed().filter(|_| lost > 0).map(|claim| (claim, lost));
    let ended = table.events().iter().any(|event| matches!(event, Event::Acted(_, Act::EndRound)));
    let raised = if ended { Raised::AfterTheRound } else { Raised::InTheRound };
    let objects = |claim: &Claimed| by.side() != claim.side() && !law69::is_final(table, by, claim.at);
    let agreement = match &claim {
        Some((claim, _)) if objects(claim) => Agreement::Open,
        _ => Agreement::Established,
    };
    let declaring = contract.declarer.side();
    let favours = Some(if declarers > tricks { declaring } else { declaring.other() });
    Some(TricksDisputed { offender: by, claim, raised, agreement, favours }.into())
}
