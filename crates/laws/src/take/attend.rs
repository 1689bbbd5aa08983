//! Attention: what was noted silently is ruled on.

use crate::law15::WrongBoard;
use crate::{ActNo, Attended, CaseRecord, Matter, Notice, Table, Who, law61, law82};

impl Table {
    /// Attention was drawn: what was noted silently is ruled on now.
    pub(super) fn attend(&mut self, to: Attended, notice: Notice) {
        if to == Attended::WrongBoard {
            let dealer = self.position.auction.dealer;
            self.open_now(WrongBoard { dealer }.into(), notice);
            return;
        }
        let of = match notice {
            Notice::Drawn(by) => by,
            Notice::ByTable | Notice::Silent => Who::Director,
        };
        let noted = self.brought_up(of, to);
        if noted.is_empty() {
            let left = law82::left_unruled(self).into_iter();
            let meant = left.filter(|matter| to.means(matter) && self.may_notice(of, matter));
            for matter in meant.collect::<Vec<_>>() {
                self.open_now(matter, notice);
            }
        }
        if let Attended::Revoke { by, trick } = to
            && noted.is_empty()
            && let Some(matter) = law61::alleged(self, by, trick, notice)
        {
            self.open_now(matter, notice);
        }
        for matter in noted {
            // An earlier one may have taken back what a later one was about.
            self.clear();
            if self.notes.contains(&matter) {
                self.open_now(law61::by_own_word(matter, notice), notice);
            }
        }
        if let Attended::Act(call) = to
            && !self.cases.iter().any(|case| is_misinformation_about(case, call))
            && let Some(missed) = self.missed_alert(call)
        {
            self.open_now(missed.into(), notice);
        }
    }
}

impl Table {
    /// Which card declarer meant is found before anything else that was noted is ruled on.
    pub(super) fn to_be_found_first(&self, of: Who, to: Attended) -> Option<Matter> {
        self.brought_up(of, to).into_iter().find(|note| matches!(note, Matter::Intention(_)))
    }

    /// What was noted and comes up when this person draws attention to this.
    fn brought_up(&self, of: Who, to: Attended) -> Vec<Matter> {
        let mut noted = self.to_be_attended(to);
        noted.retain(|note| self.may_notice(of, note) && self.is_within(of, to, note));
        noted
    }
}

impl Attended {
    /// Whether attention to this is attention to what was noted.
    pub(crate) fn means(self, note: &Matter) -> bool {
        match self {
            Attended::Whatever | Attended::WhatHeSaw => true,
            Attended::Act(at) => note.about() == Some(at),
            Attended::Revoke { by, trick } => law61::Revoke::is_meant(note, by, trick),
            Attended::WrongBoard => false,
        }
    }
}

fn is_misinformation_about(case: &CaseRecord, call: ActNo) -> bool {
    matches!(case.matter, Matter::Misinformation(it) if it.call == call)
}
