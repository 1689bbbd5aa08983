//! Seating, the start of a session, rounds called.

use openroom_lawbook::provisions::{DefSession, L3, L5A, L8B1, L8C, L78D, L82A};
use openroom_movements::{Round, Table, Unit, faults};

use super::{Follows, Judging, only_a_name, only_with_reason};
use crate::{EntryNo, Happened, Plan, Playing, Refused, Seating, Section, SectionStart, Why};

impl Judging<'_> {
    pub(super) fn playing(&self, section: Section) -> Result<&Playing, Refused> {
        self.only_after_start()?;
        self.event
            .section(self.event.session_no(), section)
            .ok_or_else(|| Why::NoSuchSection { section }.into())
    }

    /// No session is being played: the last one is over.
    fn only_between_sessions(&self) -> Result<(), Refused> {
        match self.event.session_no() {
            0 => Ok(()),
            session => self.must_be_over(session).map_err(|refused| refused.or_by(L8C)),
        }
    }

    /// A start is taken back while no round of the session was called.
    pub(super) fn take_back_start(&self, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.only_after_start()?;
        let mut sections = self.event.sections(self.event.session_no());
        if sections.any(|(_, playing)| playing.round() > 0) {
            return Err(Why::AlreadyStarted.by(L82A));
        }
        Ok(vec![Happened::StartTakenBack { reason: reason.to_owned() }])
    }

    /// The round that was called last is the last of the section.
    pub(super) fn cut_short(&self, section: Section, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        let playing = self.playing(section)?;
        let after = playing.round();
        if after == 0 {
            return Err(Why::RoundNotCalled { round: 1 }.by(L8B1));
        }
        if after >= playing.rounds {
            return Err(Why::LastRound { round: playing.rounds }.by(L8C));
        }
        Ok(vec![Happened::CutShort { section, after, reason: reason.to_owned() }])
    }

    pub(super) fn name_section(&self, section: Section, name: &str) -> Follows {
        self.only_directors()?;
        self.playing(section)?;
        let name = only_a_name(name)?;
        if name.is_empty() {
            return Err(Why::BadName.into());
        }
        Ok(vec![Happened::SectionNamed { section, name }])
    }

    pub(super) fn seat(&self, seating: &Seating) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L5A))?;
        self.only_between_sessions()?;
        let entered: Vec<EntryNo> = self.event.active().collect();
        let left = self.event.left_in_knockout().unwrap_or_default();
        let order = match seating {
            // Who plays on in a knockout does so in the order of its bracket.
            Seating::ByNumber => {
                let out = entered.iter().copied().filter(|entry| !left.contains(entry));
                left.iter().copied().chain(out).collect()
            }
            Seating::InOrder(order) => {
                let sorted = |order: &[EntryNo]| {
                    let mut sorted = order.to_vec();
                    sorted.sort_unstable();
                    sorted
                };
                let named = sorted(order);
                if named != entered && (left.is_empty() || named != sorted(&left)) {
                    return Err(Why::NotEveryEntryOnce.into());
                }
                order.clone()
            }
            Seating::Drawn(seed) => drawn(entered, *seed),
        };
        Ok(vec![Happened::Seated { order }])
    }

    pub(super) fn start(&self, plans: &[Plan]) -> Follows {
        self.only_directors()?;
        self.only_between_sessions()?;
        if !self.event.conditions_published {
            return Err(Why::NoConditions.by(L78D));
        }
        let order = self.order_for(plans)?;
        let entries = order.len();
        let unit = self.event.unit.ok_or(Why::NotNow)?;
        self.must_have_cards(&order)?;
        let mut left = order.as_slice();
        let mut sections = Vec::new();
        for plan in plans {
            let count = plan.contestants().map_or(left.len(), usize::from);
            let (here, rest) = left.split_at_checked(count).ok_or_else(|| {
                let contestants = plan.contestants().unwrap_or_default();
                Why::MovementDoesNotFit { contestants, entries: left.len() }.by(L3)
            })?;
            must_be_playable(plan, unit, here.len())?;
            self.must_fit_the_conditions(plan, here.len())?;
            left = rest;
            sections.push(SectionStart { entries: here.to_vec(), plan: plan.clone() });
        }
        if sections.is_empty() || !left.is_empty() {
            return Err(
                Why::MovementDoesNotFit { contestants: (entries - left.len()) as u16, entries }.by(L3)
            );
        }
        let started = Happened::Started { sections };
        self.must_not_meet_again(&started)?;
        Ok(vec![started])
    }

    /// Who plays, in which order: everybody, and in a knockout that goes on those who have not lost.
    fn order_for(&self, plans: &[Plan]) -> Result<Vec<EntryNo>, Refused> {
        let order = &self.event.order;
        let knockout = plans.iter().all(|plan| matches!(plan, Plan::Knockout { .. }));
        match self.event.left_in_knockout().filter(|_| knockout) {
            Some(left) if left.len() < 2 => Err(Why::KnockoutDecided.into()),
            Some(left) if !left.iter().all(|entry| order.contains(entry)) => Err(Why::NotSeated.by(L5A)),
            Some(left) => Ok(order.iter().copied().filter(|entry| left.contains(entry)).collect()),
            None if order.is_empty() || order.len() != self.event.active().count() => {
                Err(Why::NotSeated.by(L5A))
            }
            None => Ok(order.clone()),
        }
    }

    /// The scale of victory points knows rounds of that length, and the session is as long as regulated.
    fn must_fit_the_conditions(&self, plan: &Plan, entries: usize) -> Result<(), Refused> {
        let conditions = self.event.conditions().ok_or(Why::NoConditions)?;
        let scale = conditions.scale().map_err(|why| Why::BadScale { why }.by(L78D))?;
        let boards = plan.match_boards();
        if let Some(scale) = scale.filter(|scale| boards.is_some_and(|boards| !scale.covers(boards))) {
            let boards = boards.unwrap_or_default();
            return Err(Why::NoColumn { boards, most: scale.most().unwrap_or(boards) }.by(L78D));
        }
        let boards = plan.boards_played(entries as u16);
        match conditions.regulations.event.boards_per_session.0 {
            Some(wanted) if boards != u32::from(wanted.get()) => {
                Err(Why::SessionLength { boards, wanted: wanted.get() }.by(DefSession))
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn start_round(&self, section: Section, round: u16) -> Follows {
        self.only_directors()?;
        let playing = self.playing(section)?;
        let next = playing.round() + 1;
        let drawn = playing.movement.rounds.len();
        if round == next && playing.round() >= playing.rounds {
            return Err(Why::LastRound { round: playing.rounds }.by(L8C));
        }
        if round == next && playing.is_drawn() && usize::from(round) > drawn && round <= playing.rounds {
            return Err(Why::NotDrawn { round }.by(L8B1));
        }
        if round != next || usize::from(round) > drawn {
            return Err(Why::WrongRound { next }.by(L8B1));
        }
        Ok(vec![Happened::RoundStarted { section, round }])
    }
}

fn must_be_playable(plan: &Plan, unit: Unit, entries: usize) -> Result<(), Refused> {
    match plan {
        Plan::Movement(movement) => {
            if movement.unit != unit {
                return Err(Why::MovementDoesNotFit { contestants: movement.contestants, entries }.by(L3));
            }
            let played = |round: &Round| round.tables.iter().any(Table::is_played);
            if movement.boards_per_set == 0
                || movement.rounds.is_empty()
                || !movement.rounds.iter().all(played)
            {
                return Err(Why::NothingToPlay.by(L3));
            }
            let faults = faults(movement);
            if faults.is_empty() { Ok(()) } else { Err(Why::MovementFaulty { faults }.into()) }
        }
        Plan::Swiss { rounds, boards } => playable(entries, *rounds, *boards, unit),
        Plan::Knockout { boards } if unit == Unit::Team => playable(entries, 1, *boards, unit),
        Plan::Knockout { .. } => Err(Why::OnlyForTeams.into()),
    }
}

fn playable(entries: usize, rounds: u16, boards: u16, unit: Unit) -> Result<(), Refused> {
    let sizes = (1..=100).contains(&rounds) && (1..=100).contains(&boards);
    if entries < 2 || !sizes || unit == Unit::Player {
        return Err(Why::MovementDoesNotFit { contestants: 0, entries }.by(L3));
    }
    Ok(())
}

/// A fair shuffle that depends on nothing but the seed.
fn drawn(mut entries: Vec<EntryNo>, seed: u64) -> Vec<EntryNo> {
    let mut state = seed;
    for last in (1..entries.len()).rev() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        let pick = ((u128::from(mixed) * (last as u128 + 1)) >> 64) as usize;
        entries.swap(last, pick);
    }
    entries
}
