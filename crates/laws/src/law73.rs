//! Law 73 at the table: pauses that the authority orders.

use openroom_cards::Seat;
use openroom_lawbook::provisions::*;
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Ask, Case, Event, Order, Phase, Table, ruled};

/// A skip bid was announced where the authority orders a pause after that.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SkipWarned {
    /// Who announced it; his left-hand opponent is to pause.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(SkipWarned, L73A2);

fn rule(_: &SkipWarned, case: &mut Case<'_>) -> Ask<()> {
    case.order(L73D3.paragraph(case.edition()), Order::Applies);
    Ok(())
}

/// Whether a pause was ordered for what a player did.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pause {
    /// It was.
    Ordered,
    /// It was not.
    #[default]
    NotOrdered,
}

/// What a warning comes to: nothing where no pause is ordered.
pub(crate) fn judge(table: &Table, by: Seat) -> Option<SkipWarned> {
    let ordered = table.settings().regulations.table.mandatory_pauses.skip_bid;
    ordered.then(|| SkipWarned { offender: by, at: table.next_act() })
}

impl Table {
    /// Whether a pause was ordered for the last call or card of this player, or for the one that he is to make.
    pub(crate) fn pause_of(&self, player: Seat) -> Pause {
        let ordered = self.settings.regulations.table.mandatory_pauses;
        let calls = self.calls.iter().filter(|made| made.by == player).count();
        let pause = match self.phase() {
            Phase::Auction => {
                (ordered.first_round && calls < 2) || (ordered.skip_bid && self.is_warned_of_skip(player))
            }
            Phase::Play => ordered.first_trick && self.position.current == 0,
            Phase::Clarification | Phase::Over => false,
        };
        if pause { Pause::Ordered } else { Pause::NotOrdered }
    }

    /// Whether his right-hand opponent announced a skip bid since the player's last call but one.
    fn is_warned_of_skip(&self, player: Seat) -> bool {
        let mut called = 0;
        for event in self.log.iter().rev() {
            match event {
                Event::Acted(_, Act::WarnOfSkip { by }) if *by == player.rho() => return called < 2,
                Event::Acted(_, Act::Call { by, .. }) if *by == player => called += 1,
                _ => {}
            }
        }
        false
    }
}
