//! Who may ask whom about a revoke.

use openroom_cards::Seat;
use openroom_lawbook::regulations::DefendersAskAboutRevoke;
use openroom_lawbook::{
    differences::{self, DefendersAskEachOther},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::irregularity::Verdict;
use crate::matter::in_play;
use crate::{Ask, Case, Matter, Order, Phase, Settings, Table};

/// Dummy asked a defender whether he has no card of the suit led.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DummyAsksDefender {
    /// Dummy.
    pub offender: Seat,
    /// The defender.
    pub of: Seat,
}

in_play!(DummyAsksDefender, L61B2b, rule_dummys);

fn rule_dummys(_: &DummyAsksDefender, case: &mut Case<'_>) -> Ask<()> {
    case.order(L61B2b, Order::ReviewAfterPlay);
    Ok(())
}

/// What a question of dummy's is that he may not ask.
pub(crate) fn judge_dummys(table: &Table, by: Seat, of: Seat) -> Option<Matter> {
    let forbidden = table.position().dummy() == Some(by) && table.position().is_defender(of);
    forbidden.then(|| DummyAsksDefender { offender: by, of }.into())
}

/// Declarer or a defender asked another player whether he has no card of the suit led.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskedAboutRevoke {
    /// Who asked.
    pub offender: Seat,
    /// Whom.
    pub of: Seat,
}

in_play!(AskedAboutRevoke, L61B3, rule_asked);

fn rule_asked(it: &AskedAboutRevoke, case: &mut Case<'_>) -> Ask<()> {
    let asker = it.offender;
    if !case.is_defender(asker) {
        case.order(L61B1, Order::Entitled(asker));
    } else if is_forbidden(it, case.settings()) {
        case.order(L61B3, Order::NotEntitled(asker));
    } else {
        case.order(L61B3, Order::Entitled(asker));
    }
    Ok(())
}

/// Whether the authority has forbidden defenders to ask one another, where it can.
fn is_forbidden(it: &AskedAboutRevoke, settings: &Settings) -> bool {
    match differences::defenders_ask_each_other(settings.edition) {
        DefendersAskEachOther::UnlessTheAuthorityForbids => {
            let rule = settings.regulations.table.defenders_ask_about_revoke;
            it.of == it.offender.partner() && rule == DefendersAskAboutRevoke::Prohibited
        }
        DefendersAskEachOther::Always => false,
    }
}

/// What a question of declarer's or a defender's about a revoke is.
pub(crate) fn judge(table: &Table, by: Seat, of: Seat) -> Verdict {
    let (position, phase) = (table.position(), table.phase());
    let asks = by != of && position.dummy() != Some(by) && position.dummy() != Some(of);
    if !asks || phase != Phase::Play {
        return Verdict::Regular;
    }
    let it = AskedAboutRevoke { offender: by, of };
    if is_forbidden(&it, table.settings()) { Verdict::Silent(it.into()) } else { Verdict::Unseen(it.into()) }
}
