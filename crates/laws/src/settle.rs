//! The one place where the order of things is settled.

use openroom_cards::Seat;
use openroom_lawbook::provisions::{L55A, L56A};

use crate::irregularity::Verdict;
use crate::{
    Act, ActNo, Answer, Ask, Attended, Case, CaseNo, CaseRecord, CaseState, Choice, Event, Finding, Given,
    Held, Made, Matter, Notice, Order, Phase, Question, Table, Takes, Wait, What, Who, Withdrawn, law25,
    law27, law46,
    law47::{AfterWord, PlayedAfterWord},
    law50::LedTooEarly,
    law53, law57,
    law58::PlayedMeanwhile,
    law61, law62, rule,
};

impl Table {
    /// Settles what follows: questions of the oldest case stop the table; then an act that stands ends the waits for
    /// it; then what still stands after a withdrawal is judged again; then what has come due; then what was held.
    pub(crate) fn settle(&mut self) {
        if self.is_regular_so_far() {
            return;
        }
        loop {
            self.clear();
            if self.lapses() || self.is_answered_already() || self.puts_what_waits_for_nothing() {
                continue;
            }
            if self.asking().is_some() {
                if !self.takes_held_answers() {
                    return;
                }
            } else if !self.goes_on() {
                return;
            }
        }
    }

    /// Lets a case lapse that is not due any more, or opens in its place what is.
    fn lapses(&mut self) -> bool {
        let overtaken = || {
            let by_the_end = self.overtaken_by_the_end();
            let gone = || law62::lead_taken_back(self).or_else(|| law46::gone_back(self));
            let otherwise = || law57::demanded_instead(self).or_else(gone);
            let moot = || law27::overtaken(self).or_else(|| law25::put_back(self)).or_else(otherwise);
            let lost = || self.rho_has_lost_his_turn().or_else(|| law27::has_lost_his_turn(self));
            by_the_end.or_else(moot).or_else(lost)
        };
        if let Some(no) = self.no_longer_due().or_else(overtaken) {
            self.emit(Event::Lapsed(no));
        } else if let Some(no) = self.met_otherwise() {
            let (matter, notice) = (self.cases[no.index()].matter.clone(), self.cases[no.index()].notice);
            self.emit(Event::Lapsed(no));
            self.open_now(matter, notice);
        } else if let Some((no, seen)) = self.shown_otherwise() {
            let notice = self.cases[no.index()].notice;
            self.emit(Event::Lapsed(no));
            self.open_now(seen, notice);
        } else {
            return false;
        }
        true
    }

    /// Gives a question the answer that it has by what is known already.
    fn is_answered_already(&mut self) -> bool {
        let answer = self.ruled_beforehand().or_else(|| self.found_before());
        let answer = answer.or_else(|| self.given_up_before()).or_else(|| self.left_undoubted());
        let Some((no, question, answer)) = answer else { return false };
        self.answered(no, question, answer);
        true
    }

    /// Puts cards that are played whatever is asked.
    fn puts_what_waits_for_nothing(&mut self) -> bool {
        if let Some(lead) = self.play_of_named().filter(|lead| self.is_lead_past_the_question(lead)) {
            self.take_first(lead);
        } else if let Some((no, it)) = self.several_past_discovery() {
            self.emit(Event::Lapsed(no));
            self.put_together(&it);
        } else {
            return false;
        }
        true
    }

    /// Takes held acts that are answers to what is asked.
    fn takes_held_answers(&mut self) -> bool {
        let held = self.held_answers();
        for _ in &held {
            self.emit(Event::Released);
        }
        let some = !held.is_empty();
        for act in held {
            self.take(act);
        }
        some
    }

    /// Where nothing is asked: what has happened meanwhile, what is judged again, what has come due, what was held.
    fn goes_on(&mut self) -> bool {
        if let Some((no, question, answer)) = self.happened() {
            self.answered(no, question, answer);
        } else if let Some((case, answers)) = self.taken_back_never() {
            self.reopen(case, answers);
        } else if let Some(no) = self.moot() {
            self.emit(Event::Lapsed(no));
        } else if let Some(matter) = self.changed_unjudged() {
            self.emit(Event::Noted(Box::new(matter)));
        } else if let Some(play) = self.play_of_named() {
            self.take_first(play);
        } else if let Some((lies, notice)) = self.lies_over_what_was_taken_back() {
            self.open_now(lies, notice);
        } else if let Some(matter) = self.wrong_now().or_else(|| self.due()) {
            self.open_now(matter, Notice::ByTable);
        } else if let Some((early, notice)) = self.early_to_accepted_lead() {
            match notice {
                Notice::Silent => self.emit(Event::Noted(Box::new(early))),
                Notice::Drawn(_) | Notice::ByTable => self.open_now(early, notice),
            }
        } else if let Some((lead, accepted)) = self.lead_put_out_before() {
            if accepted {
                self.emit_act(lead);
            } else {
                self.take_first(lead);
            }
        } else if let Some(overtaken) = law53::overtaken(self) {
            self.open_now(overtaken, Notice::ByTable);
        } else if let Some(revoke) = law61::standing_unjudged(self) {
            self.heed(Verdict::Silent(revoke));
        } else if self.in_hand {
            return false;
        } else if let Some(lies) = self.held.first().and_then(|held| self.lies_before(&held.act)) {
            self.take_first(lies);
        } else if let Some(held) = self.held.first() {
            let held = held.clone();
            self.release_first(&held);
        } else {
            return false;
        }
        true
    }

    /// Whether nothing has happened that a Law would take up.
    pub(crate) fn is_regular_so_far(&self) -> bool {
        self.cases.is_empty()
            && self.restrictions.is_empty()
            && self.held.is_empty()
            && self.notes.is_empty()
            && self.astray.is_empty()
    }

    /// The oldest held act, where it is agreement or an objection and answers what is asked now; or attention that
    /// waited only until it was known what had happened, where nothing else is held.
    fn held_answers(&self) -> Vec<Act> {
        let Some(oldest) = self.held.first() else { return vec![] };
        match oldest.act {
            Act::Object { .. } | Act::Acquiesce { .. } => {
                let answers = self.reply(&oldest.act, self.next_act()).is_some();
                if answers { vec![oldest.act.clone()] } else { vec![] }
            }
            Act::DrawAttention { .. } if self.held.iter().all(|held| self.has_waited_enough(held)) => {
                self.held.iter().map(|held| held.act.clone()).collect()
            }
            _ => vec![],
        }
    }

    /// Whether this is attention for which it was open what had happened, and no longer is.
    fn has_waited_enough(&self, held: &Held) -> bool {
        let waited = matches!(
            held.question.what,
            What::Choice(Choice::ObjectToConcession(_))
                | What::Finding(Finding::MeantToClaim(_) | Finding::TouchedToPlay(_))
        );
        matches!(held.act, Act::DrawAttention { .. })
            && waited
            && self.questions().all(|one| *one != held.question)
    }

    /// Makes an act before anything that is held.
    fn take_first(&mut self, act: Act) {
        let outer = std::mem::replace(&mut self.in_hand, true);
        self.take(act);
        self.in_hand = outer;
    }

    /// Releases the oldest held act. Where it is held again for another question, those that were held after it stay
    /// behind it.
    fn release_first(&mut self, held: &Held) {
        self.emit(Event::Released);
        let later = self.held.len();
        self.in_hand = true;
        self.release(held);
        self.in_hand = false;
        if self.held.len() > later {
            for _ in 0..later {
                let Held { act, question } = self.held[0].clone();
                self.emit(Event::Released);
                self.emit(Event::Held(Box::new(act), Box::new(question)));
            }
        }
    }

    /// Judges an act that was made while a question was open.
    fn release(&mut self, held: &Held) {
        let at = self.next_act();
        let meanwhile = PlayedMeanwhile::held(self, held, at).map(|one| (one.hand, Matter::from(one)));
        let after_word =
            PlayedAfterWord::held(self, held, at).or_else(|| law53::played_to_it(self, held, at));
        let in_the_trick = after_word.filter(|one| one.was == AfterWord::InTheTrick);
        let other = after_word.filter(|one| one.was != AfterWord::InTheTrick);
        match (LedTooEarly::held(self, held, at), other) {
            (Some(early), _) => self.take_as(self.as_own_card(&held.act), early.into()),
            (None, Some(other)) if other.was == AfterWord::ToLeadOutOfTurn => {
                self.take_as(self.as_named_card(&held.act), other.into());
            }
            (None, Some(other)) => self.take_as(held.act.clone(), other.into()),
            (None, None) if meanwhile.is_some() => self.take(self.as_named_card(&held.act)),
            (None, None) => self.take(self.as_faced(&held.act)),
        }
        let also = meanwhile.or_else(|| in_the_trick.map(|one| (one.hand, one.into())));
        if let Some((_, matter)) = also.filter(|(hand, _)| self.stands(*hand, at)) {
            self.open_now(matter, Notice::ByTable);
        }
        if let Some(matter) = self.acted_before_ruling(held, at) {
            let act = matter.at;
            self.open_now(matter.into(), Notice::ByTable);
            // The Director, who speaks of it, goes on to what is wrong with it.
            for note in self.to_be_attended(Attended::Act(act)) {
                self.open_now(note, Notice::ByTable);
            }
        }
    }

    /// The card of dummy that a designation came to, or another that was named out of turn, not yet played.
    fn play_of_named(&self) -> Option<Act> {
        let (by, card) = self.named?;
        Some(Act::Play { by, card }).filter(|play| self.possible(play).is_ok())
    }

    /// The lead that was put out while the trick before was played, and whether it was accepted, whoever won that trick.
    fn lead_put_out_before(&self) -> Option<(Act, bool)> {
        let (hand, card) = self.leads_next.filter(|_| self.position.on_lead().is_some())?;
        let orders = self.cases.iter().rev().flat_map(|case| &case.orders);
        let mut leads = orders.filter(|given| given.order == Order::LeadsNext { hand, card });
        let accepted = leads.next().is_some_and(|given| [L55A, L56A].contains(&given.by));
        let lead = Act::Play { by: hand, card };
        self.possible(&lead).is_ok().then_some((lead, accepted))
    }

    /// Whether the card of this hand with this number was played and stands.
    fn stands(&self, hand: Seat, at: ActNo) -> bool {
        self.plays.iter().any(|one| (one.by, one.at) == (hand, at) && one.standing.counts())
    }

    pub(crate) fn answered(&mut self, no: CaseNo, question: Question, answer: Answer) {
        self.emit(Event::Answered(no, Box::new((question, answer))));
        self.run(no);
    }

    /// Runs the Law from the top; only orders that are new take effect.
    pub(crate) fn run(&mut self, no: CaseNo) {
        let Some((given, result)) = self.dry_run(no) else {
            self.emit(Event::Strayed(no));
            return;
        };
        let known = self.cases[no.index()].orders.len();
        let over = result.is_ok();
        self.cases[no.index()].open = result.err().unwrap_or_default();
        for Given { by, order, rests_on } in given.into_iter().skip(known) {
            let nth = self.cases[no.index()].orders.len() as u16;
            self.emit(Event::Ordered(no, by, order, rests_on));
            let by_this = |one: &&Withdrawn| one.case == no && one.nth == nth;
            let gone: Vec<ActNo> = self.withdrawn.iter().filter(by_this).map(|one| one.at).collect();
            for at in gone {
                self.act_withdrawn(no, at);
            }
            if let Order::Reconsider { of, .. } = order {
                self.run(of);
            }
            if let Order::Undo(of) = order
                && let Matter::WaiverAsked(waiver) = &self.cases[of.index()].matter
                && self.is_open(waiver.of)
            {
                self.run(waiver.of);
            }
        }
        if over {
            self.emit(Event::Closed(no));
        }
    }

    /// What the Law says on what is stored; none where that does not begin with the stored orders.
    fn dry_run(&self, no: CaseNo) -> Option<(Vec<Given>, Ask<()>)> {
        let record = self.cases.get(no.index())?;
        let mut case = Case::new(&self.settings, &record.facts, &record.answers);
        let result = rule(&record.matter, &mut case);
        let used = case.unused().next().is_none();
        let given = case.into_given();
        (used && given.starts_with(&record.orders)).then_some((given, result))
    }

    /// Answers that were the withdrawn act fall, and what rested on them; open cases about it fall away.
    fn act_withdrawn(&mut self, by: CaseNo, at: ActNo) {
        let by_matter = &self.cases[by.index()].matter;
        let ruled_by_itself = matches!(by_matter, Matter::InsufficientBid(it) if it.at == at);
        let illegal = |matter: &Matter| match matter {
            Matter::InsufficientBid(it) => it.at == at,
            Matter::InadmissibleDouble(it) => it.at == at,
            _ => false,
        };
        for no in (0..self.cases.len() as u16).map(CaseNo).filter(|no| *no != by) {
            let case = &self.cases[no.index()];
            let falls = match case.state {
                CaseState::Open => case.matter.about() == Some(at),
                CaseState::Closed => illegal(&case.matter),
                CaseState::Lapsed | CaseState::Waived | CaseState::Withdrawn | CaseState::Strayed => false,
            };
            // A replacement that was in order when it was made has a ruling of its own now.
            let stays = ruled_by_itself && matches!(case.matter, Matter::InsufficientBid(_));
            if falls {
                self.emit(Event::Lapsed(no));
            } else if matches!(case.state, CaseState::Open | CaseState::Closed)
                && !stays
                && let Some(answers) = case.answers.iter().position(|(_, answer)| answer.act() == Some(at))
            {
                self.reopen(no, answers);
            }
        }
    }

    fn reopen(&mut self, case: CaseNo, answers: usize) {
        let rests = |given: &&Given| usize::from(given.rests_on) <= answers;
        let orders = self.cases[case.index()].orders.iter().take_while(rests).count();
        self.emit(Event::Reopened { case, answers: answers as u16, orders: orders as u16 });
        self.run(case);
    }

    /// A wait that is over: those whose Law judges whatever comes first, then the oldest case.
    fn happened(&self) -> Option<(CaseNo, Question, Answer)> {
        let waits = |takes: Option<Takes>| {
            self.cases.iter().zip(0..).flat_map(move |(case, no)| {
                case.open.iter().filter_map(move |question| match question.what {
                    What::Wait(wait) if takes.is_none_or(|takes| wait == Wait::NextCall(takes)) => {
                        let answer = self.come_true(wait, question.to, case)?;
                        Some((CaseNo(no), *question, answer))
                    }
                    _ => None,
                })
            })
        };
        // What is wrong with a call is looked into before it is taken as one that stands.
        let others = || if self.wrong_now().is_none() { waits(None).next() } else { None };
        waits(Some(Takes::Anything)).next().or_else(others)
    }

    fn come_true(&self, wait: Wait, who: Who, case: &CaseRecord) -> Option<Answer> {
        match (wait, who) {
            (Wait::NextCall(_), Who::Player(seat)) => self.next_call_of(seat, case),
            (Wait::NextCard, Who::Player(seat)) => self.next_card_of(seat, case.waits_from()),
            (Wait::EndOfPlay, _) => {
                (self.phase() == Phase::Over).then(|| Answer::Ended(self.position.winners()))
            }
            (Wait::NextCall(_) | Wait::NextCard, Who::Director) => None,
        }
    }

    /// His first call after the one that the case has taken last, in the order of the auction: that one may have been
    /// changed when he had called.
    fn next_call_of(&self, seat: Seat, case: &CaseRecord) -> Option<Answer> {
        let taken = case.answers.iter().rev().find_map(|(_, answer)| answer.act());
        let place = taken.and_then(|at| self.calls.iter().position(|made| made.at == at));
        let later = |(nth, made): &(usize, &Made)| match place {
            Some(place) => *nth > place,
            None => made.at >= case.waits_from(),
        };
        let mut calls = self.calls.iter().enumerate().filter(later).map(|(_, made)| made);
        let made = calls.find(|made| made.by == seat && made.stands());
        match made.and_then(|made| Some((made, made.said.call()?))) {
            Some((made, _)) if self.is_doubted(made.at) => None,
            Some((made, call)) => Some(Answer::Call(call, Some(made.at))),
            None if self.phase() != Phase::Auction => Some(Answer::Never),
            None => None,
        }
    }

    fn next_card_of(&self, seat: Seat, from: ActNo) -> Option<Answer> {
        let stands = |played: &&crate::Played| played.standing.counts();
        let played = self.plays.iter().filter(stands).find(|played| played.by == seat && played.at >= from);
        match played {
            Some(played) if self.is_doubted(played.at) => None,
            Some(played) => Some(Answer::Card(played.card, Some(played.at))),
            None if self.phase() == Phase::Over => Some(Answer::Never),
            None => None,
        }
    }

    /// Whether something is noted about the act that nobody has ruled on.
    fn is_doubted(&self, at: ActNo) -> bool {
        self.notes.iter().any(|note| note.about() == Some(at))
    }

    /// A case that was told that a call can no longer come, although the auction goes on again.
    fn taken_back_never(&self) -> Option<(CaseNo, usize)> {
        if self.phase() != Phase::Auction {
            return None;
        }
        self.cases.iter().zip(0..).find_map(|(case, no)| {
            let live = matches!(case.state, CaseState::Open | CaseState::Closed);
            let answers = case.answers.iter().position(|(_, answer)| *answer == Answer::Never)?;
            live.then_some((CaseNo(no), answers))
        })
    }

    /// A case of the play that is open although the auction goes on again.
    fn moot(&self) -> Option<CaseNo> {
        if self.phase() != Phase::Auction {
            return None;
        }
        let moot = |case: &crate::CaseRecord| {
            matches!(case.state, CaseState::Open | CaseState::Closed) && case.matter.ruled().is_of_the_play()
        };
        self.cases.iter().position(moot).map(|place| CaseNo(place as u16))
    }

    /// After a restart: open cases run again on what is stored, and must say nothing new.
    pub(crate) fn resume(&mut self) {
        for no in (0..self.cases.len() as u16).map(CaseNo) {
            if self.is_open(no) {
                self.run(no);
            }
        }
        self.settle();
    }
}
