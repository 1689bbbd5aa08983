//! Taking an act: refused, an answer, held, or made and judged.

mod attend;
mod counts;
mod plain;
mod refuse;

use openroom_cards::Cards;

use crate::irregularity::Verdict;
use crate::law58::SeveralCards;
use crate::{
    Act, ActNo, Answer, AnswerRefusal, Attended, Attention, Event, Facts, Matter, Notice, Question, Refusal,
    Seen, Table, Who, law46, law47, law61, law67,
};

impl Table {
    /// Takes an act. A refused act leaves the table exactly as it was.
    pub fn act(&mut self, act: Act) -> Result<(), Refusal> {
        if self.is_plain(&act) {
            self.emit_act(act);
            return Ok(());
        }
        self.act_at_length(act)
    }

    /// Takes an act that may be refused, be irregular, or meet something that is open.
    #[cold]
    pub(crate) fn act_at_length(&mut self, act: Act) -> Result<(), Refusal> {
        if let Err(why) =
            self.possible(&act).and_then(|()| self.prevents(&act)).and_then(|()| self.has_a_place(&act))
        {
            return Err(Refusal { act: Box::new(act), why });
        }
        let unrecorded = self.position.pool;
        self.make(act);
        self.heed_what_follows(unrecorded);
        Ok(())
    }

    /// Takes the answer to an open question; a refused one leaves the table exactly as it was.
    pub fn answer(&mut self, question: &Question, answer: Answer) -> Result<(), AnswerRefusal> {
        let asked = self.asking().filter(|no| self.cases[no.index()].open.contains(question));
        let Some(no) = asked.filter(|_| !question.is_wait()) else {
            return Err(AnswerRefusal::NotAsked(Box::new(*question), answer));
        };
        if !question.form().admits(&answer) {
            return Err(AnswerRefusal::WrongKind(Box::new(*question), answer));
        }
        if let Some(by) = self.answer_forbidden_by(question, &answer) {
            return Err(AnswerRefusal::Prevented(Box::new(*question), answer, by));
        }
        let unrecorded = self.position.pool;
        self.answered(no, *question, answer);
        self.heed_what_follows(unrecorded);
        Ok(())
    }

    /// Settles what follows from an act or an answer, before which these cards were unrecorded.
    fn heed_what_follows(&mut self, unrecorded: Cards) {
        if self.is_regular_so_far() && self.position.pool == unrecorded {
            return;
        }
        self.settle();
        self.heed_what_was_changed();
        self.heed_what_is_proved(unrecorded);
    }

    /// Cards that nobody had recorded have turned up: they may prove that their player has revoked.
    fn heed_what_is_proved(&mut self, unrecorded: Cards) {
        if self.position.pool == unrecorded {
            return;
        }
        for matter in law61::proved(self) {
            self.heed(Verdict::Silent(matter));
        }
        self.settle();
    }

    /// Makes an act, unless an answer has meanwhile made it impossible.
    pub(crate) fn take(&mut self, act: Act) {
        if self.possible(&act).is_ok() {
            self.make(act);
        }
    }

    /// Makes an act that is possible: it may be an answer, be held, or take up what nobody noticed.
    fn make(&mut self, act: Act) {
        let act = self.as_played(self.as_replacement(act));
        let at = self.next_act();
        let Some(act) = self.made_as_an_answer(act, at) else { return };
        let Some(act) = self.made_after_what_comes_first(act) else { return };
        match act {
            Act::Call { .. } | Act::Play { .. } => self.judge_and_put(act),
            Act::PlayAtOnce { plays } => self.take_at_once(*plays),
            act => self.judge_and_record(at, self.as_it_counts(act)),
        }
    }

    /// Takes an act that answers what is asked, waits for it or goes before it; gives any other back.
    fn made_as_an_answer(&mut self, act: Act, at: ActNo) -> Option<Act> {
        if let Act::Object { .. } | Act::Acquiesce { .. } | Act::FindCard { .. } = act
            && let Some((no, question, answer)) = self.reply(&act, at)
        {
            self.emit(Event::Acted(at, act));
            self.answered(no, question, answer);
            return None;
        }
        if self.waits_behind_held(&act) {
            self.hold(act);
            return None;
        }
        if let Act::DrawAttention { by, to } = act
            && self.asking().is_none()
            && let Some(meant) = self.to_be_found_first(by, to)
        {
            self.open_now(meant, Notice::Drawn(by));
            self.settle();
            self.take(act);
            return None;
        }
        if let Act::ChangeCall { by, to, because } = act
            && let Some(no) = self.asks_about_call_of(by)
        {
            self.take_with_ruling(no, by, to, because);
            return None;
        }
        if let Some((no, matter)) = self.change_overtaken_by(&act) {
            self.take_over_a_change(act, no, matter);
            return None;
        }
        let shows = matches!(act, Act::ExposeCards { .. }) && self.reply(&act, at).is_some();
        let waits = (self.waits_for_answers(&act) || shows) && self.asking().is_some();
        if !waits || self.is_lead_past_the_question(&act) || self.is_none_of_those_to_be_named(&act) {
            return Some(act);
        }
        match self.reply(&act, at) {
            Some((no, question, answer)) => {
                self.answered(no, question, answer);
                self.settle();
                self.take(act);
            }
            None => self.hold(act),
        }
        None
    }

    /// Takes an act after what it brings along or takes up; gives back one that does neither.
    fn made_after_what_comes_first(&mut self, act: Act) -> Option<Act> {
        if !self.notes.is_empty()
            && let Some(back) = self.taken_back_with(&act)
        {
            self.take(back);
            self.settle();
            if self.taken_back_with(&act).is_none() {
                self.take(act);
                return None;
            }
        }
        if self.notes.is_empty() && self.restrictions.is_empty() {
            return Some(act);
        }
        if let Some(lies) = self.lies_before(&act) {
            self.take(lies);
        } else if let Some(matter) = self.taken_up_by(&act) {
            let facts = self.facts(Some(&self.as_card(&act)));
            self.open(matter, facts, Notice::Silent);
        } else {
            return Some(act);
        }
        self.settle();
        self.take(act);
        None
    }

    /// Records an act that is neither a call nor a card, and heeds what it is and what it draws attention to.
    fn judge_and_record(&mut self, at: ActNo, act: Act) {
        let verdict = self.judge(&act);
        let attended = match &act {
            Act::DrawAttention { by, to } => Some((*by, *to)),
            Act::TakeBackCard { by, .. } => {
                law47::taken_back(self, &act).map(|card| (Who::Player(*by), Attended::Act(card)))
            }
            _ => None,
        };
        let top = match &act {
            Act::PlayHiding { by, card, .. } => self.judge(&Act::Play { by: *by, card: *card }),
            _ => Verdict::Regular,
        };
        let together = self.parts(&act);
        let records = matches!(act, Act::RecordMeaning { .. });
        let doubt = law46::intention(self, &act);
        let looks_back = if let Act::ComeBack = act { self.looks_back() } else { vec![] };
        self.emit(Event::Acted(at, act));
        self.heed(verdict);
        self.heed(top);
        if let Some(doubt) = doubt {
            self.emit(Event::Noted(Box::new(doubt)));
        }
        if records {
            // The others do not know what is recorded.
            for missed in self.alerts_missed() {
                self.heed(Verdict::Private(missed));
            }
        }
        if let Some((by, to)) = attended {
            self.attend(to, Notice::Drawn(by));
        }
        for matter in looks_back {
            self.open_now(matter, Notice::Drawn(Who::Director));
        }
        for one in together {
            self.settle();
            self.take(one);
        }
    }

    /// Two cards that lie in the trick as one: the one that would stay is played, the other goes with it unnoticed.
    pub(crate) fn put_together(&mut self, it: &SeveralCards) {
        let led = self.position.trick().and_then(crate::TrickSoFar::suit_led);
        let (Some(low), Some(high)) = (it.cards.nth(0), it.cards.nth(1)) else { return };
        let (card, hidden) = if law67::is_rather_kept(low, high, led) { (low, high) } else { (high, low) };
        let act = Act::PlayHiding { by: it.by, card, hidden, seen: Seen::Unknown };
        let (below, top) = (self.judge(&act), self.judge(&Act::Play { by: it.by, card }));
        self.emit_act(act);
        self.heed(below);
        self.heed(top);
    }

    /// A call or a card is made, and judged by how things stood before.
    fn judge_and_put(&mut self, act: Act) {
        let verdict = self.judge(&act);
        self.emit_act(act);
        if !matches!(verdict, Verdict::Regular) {
            self.heed(verdict);
        }
        if !self.meanings.is_empty() {
            for missed in self.alerts_missed() {
                self.heed(Verdict::Silent(missed));
            }
        }
    }

    /// What was found of an act is noted or ruled on, as the table is set.
    pub(crate) fn heed(&mut self, verdict: Verdict) {
        match (verdict, self.settings.attention) {
            (Verdict::Regular, _) => {}
            (Verdict::Silent(matter), Attention::ByPlayers) | (Verdict::Private(matter), _) => {
                self.emit(Event::Noted(Box::new(matter)));
            }
            (Verdict::Unseen(matter), _) => self.open_now(matter, Notice::Silent),
            (Verdict::Silent(matter), Attention::AtOnce) | (Verdict::Noticed(matter), _) => {
                self.open_now(matter, Notice::ByTable);
            }
        }
    }

    /// Makes an act of which it is known what it is.
    pub(crate) fn take_as(&mut self, act: Act, matter: Matter) {
        if self.possible(&act).is_err() {
            return;
        }
        self.emit_act(act);
        self.open_now(matter, Notice::ByTable);
    }

    fn hold(&mut self, act: Act) {
        let Some(question) = self.questions().next().copied() else { return };
        self.emit(Event::Held(Box::new(act), Box::new(question)));
    }

    pub(crate) fn open_now(&mut self, matter: Matter, notice: Notice) {
        let matter = self.as_behind_screen(matter);
        let facts = self.facts(None);
        self.open(matter, facts, notice);
    }

    pub(crate) fn open(&mut self, matter: Matter, facts: Facts, notice: Notice) {
        let no = self.next_case();
        let facts = match matter {
            Matter::Misinformation(_) => Facts { compelled: self.compelled(), ..facts },
            _ => facts,
        };
        let matter = match matter {
            Matter::CallOutOfTurn(it) => it.as_it_met(&facts).into(),
            other => other,
        };
        self.emit(Event::Opened(no, Box::new(matter), Box::new(facts), notice));
        self.run(no);
    }
}
