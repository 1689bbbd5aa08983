//! Appeals: who, until when, with whose consent, who decides, and what comes after.

use openroom_lawbook::provisions::{
    L81C7, L92A, L92B, L92D1, L92D2, L93A, L93B1, L93B3, L93C1, L93C2, L93C3a,
};
use openroom_lawbook::regulations::{AppealsArrangement, FinalSayAssigned, FurtherAppeals};
use openroom_lawbook::{
    Provision,
    differences::{self, FinalSayOnAppeals},
};
use openroom_movements::Unit;

use super::rulings::{must_agree_with_fault, must_be_points};
use super::{Follows, Judging, LONGEST_TEXT};
use crate::deciders::OnAuthority;
use crate::{
    Against, Appeal, AppealNo, AppealState, Decision, DisqualificationState, EntryNo, EntryStanding,
    Happened, Line, Matter, Merit, PenaltyNo, PenaltyState, Person, Refused, Role, Ruling, RulingNo, Score,
    SettledBy, Stage, Verdict, Why,
};

impl Judging<'_> {
    pub(super) fn appeal(&self, ruling: RulingNo, matter: Matter) -> Follows {
        let given = self.ruling_that_stands(ruling)?;
        let sides = self.event.sides(given.line).ok_or(Why::NoSuchRuling)?;
        let concerned = |entry: &&EntryNo| self.event.was_of(**entry, self.request.by, given.line);
        let entry =
            sides.values().iter().flatten().find(concerned).ok_or_else(|| Why::NotConcerned.by(L92A))?;
        // What was ruled as law stays law, whatever the appeal calls it.
        let matter = match given.matter {
            Matter::Law => Matter::Law,
            Matter::Judgement => matter,
        };
        self.may_appeal(Against::Ruling(ruling), *entry, given.line.session)?;
        let appeal = self.next_appeal();
        let lodged = Happened::AppealLodged { appeal, ruling, entry: *entry, matter };
        Ok(self.lodged(lodged, appeal, *entry))
    }

    /// A ruling that is not history.
    fn ruling_that_stands(&self, ruling: RulingNo) -> Result<&Ruling, Refused> {
        let given = self.event.rulings.get(&ruling).ok_or(Why::NoSuchRuling)?;
        match given.ended {
            None => Ok(given),
            Some(ended) => Err(Why::RulingEnded { ruling, ended }.by(L92A)),
        }
    }

    /// A ruling whose line has still a score to be decided on.
    fn ruling_to_decide(&self, number: RulingNo) -> Result<&Ruling, Refused> {
        let given = self.event.rulings.get(&number).ok_or(Why::NoSuchRuling)?;
        match given.ended.filter(|ended| self.event.is_beyond_appeal(given.line, Some(*ended))) {
            None => Ok(given),
            Some(ended) => Err(Why::RulingEnded { ruling: number, ended }.by(L92A)),
        }
    }

    pub(super) fn appeal_penalty(&self, penalty: PenaltyNo, matter: Matter) -> Follows {
        let given = self.penalty_in_force(penalty)?;
        let entry = given.entry;
        if !self.event.entries.get(&entry).is_some_and(|known| known.is_of(self.request.by)) {
            return Err(Why::NotConcerned.by(L92A));
        }
        self.may_appeal(Against::Penalty(penalty), entry, given.session)?;
        let appeal = self.next_appeal();
        Ok(self.lodged(Happened::PenaltyAppealed { appeal, penalty, entry, matter }, appeal, entry))
    }

    pub(super) fn appeal_disqualification(&self, entry: EntryNo, matter: Matter) -> Follows {
        let given = self.event.disqualified.get(&entry);
        let given = given.filter(|given| given.state == DisqualificationState::InForce);
        let given = given.ok_or_else(|| Why::NotDisqualified { entry }.by(L92A))?;
        if !self.event.entries.get(&entry).is_some_and(|known| known.is_of(self.request.by)) {
            return Err(Why::NotConcerned.by(L92A));
        }
        self.may_appeal(Against::Disqualification(entry), entry, given.session)?;
        let appeal = self.next_appeal();
        Ok(self.lodged(Happened::DisqualificationAppealed { appeal, entry, matter }, appeal, entry))
    }

    /// In time, and not for the second time.
    fn may_appeal(&self, against: Against, entry: EntryNo, session: u16) -> Result<(), Refused> {
        self.must_not_be_the_authoritys(against)?;
        if let (Some(published), Some(conditions)) = (self.event.published(session), self.event.conditions())
        {
            let ended = conditions.appeals_end(published);
            if self.at > ended {
                return Err(Why::Late { ended }.by(L92B));
            }
        }
        let again = |known: &Appeal| {
            (known.against, known.entry) == (against, Some(entry)) && known.state != AppealState::Withdrawn
        };
        if self.event.appeals.values().any(again) {
            return Err(Why::AppealedAlready.by(L92A));
        }
        Ok(())
    }

    /// The Regulating Authority neither has the matter before it nor has resolved it.
    fn must_not_be_the_authoritys(&self, against: Against) -> Result<(), Refused> {
        match self.event.authority_on(against) {
            Some(OnAuthority::Decided) => Err(Why::DecidedByAuthority.by(L93C2)),
            Some(OnAuthority::Waits) => Err(Why::BeforeAuthority.by(L93C1)),
            None => Ok(()),
        }
    }

    fn lodged(&self, lodged: Happened, appeal: AppealNo, entry: EntryNo) -> Vec<Happened> {
        let mut follows = vec![lodged];
        if self.needs_nobody(entry) {
            follows.push(Happened::AppealConcurred { appeal, by: self.concurrence_law() });
        }
        follows
    }

    fn next_appeal(&self) -> AppealNo {
        AppealNo(self.event.appeals.len() as u16 + 1)
    }

    pub(super) fn refer(&self, ruling: RulingNo) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L81C7))?;
        let given = self.ruling_that_stands(ruling)?;
        self.must_not_be_the_authoritys(Against::Ruling(ruling))?;
        self.must_be_in_time_to_refer(Against::Ruling(ruling), given.line.session)?;
        Ok(vec![Happened::RulingReferred { appeal: self.next_appeal(), ruling }])
    }

    pub(super) fn refer_penalty(&self, penalty: PenaltyNo) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L81C7))?;
        let given = self.event.penalties.get(&penalty).ok_or(Why::NoSuchPenalty)?;
        // One that was lifted may be looked at again.
        if matches!(given.state, PenaltyState::Withdrawn(_)) {
            return Err(Why::PenaltyGone { number: penalty }.into());
        }
        self.must_not_be_the_authoritys(Against::Penalty(penalty))?;
        self.must_be_in_time_to_refer(Against::Penalty(penalty), given.session)?;
        Ok(vec![Happened::PenaltyReferred { appeal: self.next_appeal(), penalty }])
    }

    pub(super) fn refer_disqualification(&self, entry: EntryNo) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L81C7))?;
        let given = self.event.disqualified.get(&entry);
        // One that was lifted may be looked at again.
        let given = given.filter(|given| given.was_in_force());
        let given = given.ok_or_else(|| Why::NotDisqualified { entry }.by(L81C7))?;
        self.must_not_be_the_authoritys(Against::Disqualification(entry))?;
        self.must_be_in_time_to_refer(Against::Disqualification(entry), given.session)?;
        Ok(vec![Happened::DisqualificationReferred { appeal: self.next_appeal(), entry }])
    }

    /// The Director refers while he rectifies, and after a decision while that may be taken further.
    fn must_be_in_time_to_refer(&self, against: Against, session: u16) -> Result<(), Refused> {
        let conditions = self.conditions()?;
        let decided = self.event.appeals.values().filter(|known| known.against == against);
        let mut decided = decided.filter_map(|known| known.decided);
        let open = |decided| conditions.further_appeals_end(decided).is_none_or(|ended| self.at <= ended);
        if decided.any(open) { Ok(()) } else { self.must_be_in_time(session) }
    }

    /// Nothing was decided on appeal at the line that the Director would undo.
    pub(super) fn must_not_be_decided(&self, line: Line) -> Result<(), Refused> {
        match self.event.settled_by(line) {
            Some(SettledBy::Appeal(appeal)) => self.must_be_the_directors(appeal),
            Some(SettledBy::Ruling(_)) | None => Ok(()),
        }
    }

    /// The decision is that of the Director in charge, who may look at it again. What a committee or the authority
    /// decided is not his to change, and what went further is out of his hands.
    pub(super) fn must_be_the_directors(&self, number: AppealNo) -> Result<(), Refused> {
        let appeal = self.event.appeals.get(&number).ok_or(Why::NoSuchAppeal)?;
        let by = match (&appeal.state, appeal.decided_by) {
            (AppealState::Decided(_), Some(by)) => by,
            _ => L93C1,
        };
        let own = [L93A, L93B1].contains(&by) || (by == L93B3 && appeal.stage == Stage::Tournament);
        if own && self.event.has_role(self.request.by, &[Role::ChiefDirector]) {
            return Ok(());
        }
        Err(Why::DecidedOnAppeal { appeal: number }.by(by))
    }

    /// In an individual event partner's concurrence is not needed; a captain's appeal has it.
    fn needs_nobody(&self, entry: EntryNo) -> bool {
        match self.event.unit {
            None | Some(Unit::Player) => true,
            Some(Unit::Pair) => false,
            Some(Unit::Team) => {
                self.event.entries.get(&entry).is_some_and(|known| known.captain == Some(self.request.by))
            }
        }
    }

    fn open_appeal(&self, number: AppealNo) -> Result<&Appeal, Refused> {
        let appeal = self.event.appeals.get(&number).ok_or(Why::NoSuchAppeal)?;
        match appeal.state {
            AppealState::Lodged | AppealState::Concurred | AppealState::Recommended(_) => Ok(appeal),
            AppealState::Decided(_) | AppealState::Withdrawn => Err(Why::AppealClosed.into()),
        }
    }

    fn concurrence_law(&self) -> Provision {
        if self.event.unit == Some(Unit::Team) { L92D2 } else { L92D1 }
    }

    pub(super) fn concur(&self, number: AppealNo) -> Follows {
        let appeal = self.open_appeal(number)?;
        let by = self.request.by;
        let may = appeal.entry.is_some_and(|entry| match self.event.unit {
            Some(Unit::Team) => self.event.entries.get(&entry).is_some_and(|known| known.captain == Some(by)),
            None | Some(Unit::Player | Unit::Pair) => {
                self.members(appeal, entry).contains(&by) && appeal.by != by
            }
        });
        if !may || appeal.state != AppealState::Lodged {
            return Err(Why::NotToConcur.by(self.concurrence_law()));
        }
        Ok(vec![Happened::AppealConcurred { appeal: number, by: self.concurrence_law() }])
    }

    /// The members of an entry whom an appeal is about: those who were at the table of a ruling.
    fn members(&self, appeal: &Appeal, entry: EntryNo) -> &[Person] {
        let ruling = appeal.ruling().and_then(|ruling| self.event.rulings.get(&ruling));
        match ruling {
            Some(ruling) => self.event.players_of(entry, ruling.line),
            None => self.event.entries.get(&entry).map_or(&[], |known| &known.players),
        }
    }

    pub(super) fn withdraw_appeal(&self, number: AppealNo) -> Follows {
        let appeal = self.open_appeal(number)?;
        // Who lodged a stage takes back that stage, and no other's.
        let (by, entry) = appeal.lodged_last();
        let entry = entry.and_then(|entry| self.event.entries.get(&entry));
        let captain = entry.and_then(|entry| entry.captain);
        if by != self.request.by && captain != Some(self.request.by) {
            return Err(Why::NotConcerned.into());
        }
        Ok(vec![Happened::AppealWithdrawn { appeal: number }])
    }

    pub(super) fn decide(
        &self,
        number: AppealNo,
        decision: &Decision,
        merit: Merit,
        reason: &str,
    ) -> Follows {
        let appeal = self.open_appeal(number)?;
        let (roles, by) = self.event.deciders(appeal);
        self.only(roles).map_err(|refused| refused.why.by(by))?;
        if self.event.is_kept_from_deciding(&[self.request.by], number, decision) {
            return Err(Why::PartyToTheAppeal.into());
        }
        if reason.len() > LONGEST_TEXT {
            return Err(Why::BadText.into());
        }
        if appeal.state == AppealState::Lodged {
            return Err(Why::NoConcurrence.by(self.concurrence_law()));
        }
        let recommends = matches!(decision, Decision::Recommended(_));
        // Each office is judged by itself: one that he holds must allow the whole act.
        let advises = |role: Role| role == Role::AppealsCommittee && self.event.is_the_directors(appeal);
        let allows = |role: &Role| recommends || !advises(*role);
        let held = |role: &&Role| self.event.has_role(self.request.by, &[**role]);
        if !roles.iter().filter(held).any(allows) {
            return Err(Why::OnlyRecommend.by(L93B3));
        }
        // The tournament decides nothing else while the authority has the matter, nor after it.
        if appeal.stage == Stage::Tournament && *decision != Decision::Stands {
            self.must_not_be_the_authoritys(appeal.against)?;
        }
        self.must_be_a_decision(appeal, decision)?;
        let stage = appeal.stage;
        let by = if recommends { L93B3 } else { by };
        let counts_again = *decision == Decision::AsRuled;
        let (decision, reason) = (decision.clone(), reason.trim().to_owned());
        let restored = self.under_all_rulings(appeal, &decision);
        let mut follows =
            vec![Happened::AppealDecided { appeal: number, decision, merit, stage, by, reason }];
        follows.extend(restored);
        // A disqualification that counts again takes the entry out of what it had come back to.
        let again = counts_again.then(|| appeal.disqualified()).flatten();
        if let Some(entry) = again {
            follows.extend(self.leaves_the_movement(entry));
            follows.extend(self.leaves_its_match(entry));
        }
        Ok(follows)
    }

    /// The decision is one on what was appealed against.
    fn must_be_a_decision(&self, appeal: &Appeal, decision: &Decision) -> Result<(), Refused> {
        match (appeal.against, decision) {
            (_, Decision::Recommended(what)) if what.trim().is_empty() => Err(Why::NoReason.into()),
            // Where nothing was decided before, what was ruled stands.
            (against, Decision::AsRuled) if self.event.counts_now(against).is_none() => {
                Err(Why::NothingChanges.by(L93B3))
            }
            (_, Decision::Stands | Decision::Recommended(_))
            | (Against::Penalty(_), Decision::PenaltyLifted | Decision::AsRuled) => Ok(()),
            (Against::Disqualification(entry), Decision::DisqualificationLifted) => {
                let known = self.event.entries.get(&entry).ok_or(Why::NoSuchEntry { entry })?;
                if known.plays() {
                    return Err(Why::NothingChanges.by(L92A));
                }
                // Its players may play elsewhere by now.
                known.players.iter().try_for_each(|person| self.must_not_play(*person))
            }
            (Against::Disqualification(entry), Decision::AsRuled) => {
                let stands = self.event.entries.get(&entry).map(|known| known.standing);
                let stands = stands == Some(EntryStanding::Disqualified);
                if stands { Err(Why::NothingChanges.by(L92A)) } else { Ok(()) }
            }
            (Against::Ruling(ruling), Decision::TableResult | Decision::AsRuled) => {
                self.ruling_to_decide(ruling).map(|_| ())
            }
            (Against::Ruling(_), Decision::Changed(adjusted)) if !adjusted.is_sound() => {
                Err(Why::BadAward.into())
            }
            (Against::Ruling(ruling), Decision::Changed(adjusted)) => {
                let ruling = self.ruling_to_decide(ruling)?;
                must_be_points(ruling.line, adjusted)?;
                must_agree_with_fault(adjusted)
            }
            (Against::Penalty(_), Decision::PenaltyChanged(penalty)) => self.must_be_a_penalty(penalty),
            (
                Against::Ruling(_),
                Decision::PenaltyLifted | Decision::PenaltyChanged(_) | Decision::DisqualificationLifted,
            )
            | (
                Against::Penalty(_),
                Decision::TableResult | Decision::Changed(_) | Decision::DisqualificationLifted,
            )
            | (
                Against::Disqualification(_),
                Decision::TableResult
                | Decision::Changed(_)
                | Decision::PenaltyLifted
                | Decision::PenaltyChanged(_),
            ) => Err(Why::OtherDecision.into()),
        }
    }

    /// The table's result, where the ruling had itself replaced an adjusted score.
    fn under_all_rulings(&self, appeal: &Appeal, decision: &Decision) -> Option<Happened> {
        let ruling = self.event.rulings.get(&appeal.ruling()?)?;
        let table = match decision {
            Decision::TableResult => true,
            Decision::AsRuled => ruling.verdict == Verdict::ResultStands,
            Decision::Stands
            | Decision::Changed(_)
            | Decision::PenaltyLifted
            | Decision::PenaltyChanged(_)
            | Decision::DisqualificationLifted
            | Decision::Recommended(_) => false,
        };
        let again = table && matches!(ruling.before, Some(Score::Adjusted(_)));
        let score = self.event.table_result(ruling.line).cloned();
        again.then_some(Happened::ResultRestored { line: ruling.line, score })
    }

    pub(super) fn appeal_further(&self, number: AppealNo) -> Follows {
        let appeal = self.event.appeals.get(&number).ok_or(Why::NoSuchAppeal)?;
        let AppealState::Decided(_) = appeal.state else {
            return Err(Why::NotDecided { appeal: number }.by(L93C1));
        };
        let appeals = self.conditions()?.regulations.appeals;
        if appeal.stage == Stage::Authority {
            return Err(Why::DecidedByAuthority.by(L93C1));
        }
        if appeals.further_appeals == FurtherAppeals::None {
            return Err(Why::NoFurtherAppeal.by(L93C1));
        }
        let assignable = match differences::final_say_on_appeals(self.conditions()?.edition) {
            FinalSayOnAppeals::CommitteeAlone => appeals.appeals_arrangement == AppealsArrangement::Committee,
            FinalSayOnAppeals::AnyBody => true,
        };
        if assignable && appeals.final_say_assigned == FinalSayAssigned::Assigned {
            return Err(Why::Final.by(L93C3a));
        }
        let is_concerned = self.event.concerned(appeal, self.request.by).is_some();
        if !is_concerned && !self.is_director() {
            return Err(Why::NotConcerned.by(L92A));
        }
        // What the Director refers for later consideration has no time.
        let ended = appeal.decided.and_then(|decided| self.conditions().ok()?.further_appeals_end(decided));
        if let Some(ended) = ended.filter(|ended| is_concerned && self.at > *ended) {
            return Err(Why::Late { ended }.by(L93C1));
        }
        if self.event.authority_on(appeal.against).is_some_and(|on| on == OnAuthority::Decided) {
            return Err(Why::DecidedByAuthority.by(L93C2));
        }
        Ok(vec![Happened::AppealedFurther { appeal: number }])
    }
}
