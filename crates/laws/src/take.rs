//! Taking an act: refused, an answer, held, or made and judged.

use openroom_cards::{BySeat, Card, Cards};
use openroom_lawbook::provisions::{L24B, L38A, L44B, L45D1, L58A, L58B, L65A};

use crate::irregularity::Verdict;
use crate::law15::WrongBoard;
use crate::law58::AtOnce;
use crate::{
    Act, Answer, AnswerRefusal, Attended, Attention, Because, CaseNo, Choice, Designation, Event, Exposure,
    Facts, Matter, Notice, Policy, Question, Refusal, Table, What, Who, Why, law33, law45, law46, law47,
    law61, law69,
};

impl Table {
    /// Takes an act. A refused act leaves the table exactly as it was.
    pub fn act(&mut self, act: Act) -> Result<(), Refusal> {
        if let Err(why) =
            self.possible(&act).and_then(|()| self.prevents(&act)).and_then(|()| self.has_a_place(&act))
        {
            return Err(Refusal { act: Box::new(act), why });
        }
        let unrecorded = self.position.pool;
        self.make(act);
        self.settle();
        self.heed_what_was_changed();
        self.heed_what_is_proved(unrecorded);
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
        let unrecorded = self.position.pool;
        self.answered(no, *question, answer);
        self.settle();
        self.heed_what_was_changed();
        self.heed_what_is_proved(unrecorded);
        Ok(())
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

    /// What a table that prevents refuses.
    fn prevents(&self, act: &Act) -> Result<(), Why> {
        if self.settings.policy == Policy::Allow {
            return Ok(());
        }
        if act.moves_on()
            && let Some(question) = self.questions().next()
            && question.answered_by(act, self.next_act()).is_none()
            && let Some(no) = self.asking()
            && let Some((who, by)) =
                self.waited_for_by(act.by().map_or(Who::Director, Who::Player), no).first()
        {
            return Err(Why::Waiting(*who, *by));
        }
        let forbidden = match act {
            Act::Call { by, call } | Act::DoubleNaming { by, call, .. } => self.call_forbidden_by(*by, *call),
            Act::BidAboveSeven { by, .. } => self.calling_forbidden_by(*by).or(Some(L38A)),
            Act::CallTogether { calls } => law33::forbidden_by(self, calls),
            Act::ExposeCards { how: Exposure::Led, .. } => Some(L24B),
            Act::Play { by, card } | Act::LeadFaceDown { by, card } => self.card_forbidden_by(*by, *card),
            Act::Name { by, designation: Designation::Card(card) } => {
                let own = law45::is_of_own_hand(self, *by, *card);
                self.card_forbidden_by(if own { *by } else { by.partner() }, *card)
            }
            Act::DummyPlays { .. } => Some(L45D1),
            Act::OmitCard { .. } => Some(L44B),
            Act::PlayHiding { .. } | Act::PlayTogether { .. } => Some(L58B),
            Act::PlayAtOnce { .. } => Some(L58A),
            Act::PutBack { .. } => Some(L65A),
            Act::Name { by, designation: Designation::Suit(suit) } => {
                let lowest = self.position.hands[by.partner()].in_suit(*suit).lowest();
                lowest.and_then(|card| self.card_forbidden_by(by.partner(), card))
            }
            Act::CorrectExplanation { by, call, .. } => self.correction_forbidden_by(*by, *call),
            _ => self.aside_forbidden_by(act),
        };
        forbidden.map_or(Ok(()), |by| Err(Why::Prevented(by)))
    }

    /// Agreement or an objection comes to nothing while something else is asked, unless it is meant for a claim that is
    /// held.
    fn has_a_place(&self, act: &Act) -> Result<(), Why> {
        let (by, objects) = match act {
            Act::Acquiesce { by } => (*by, false),
            Act::Object { by } => (*by, law69::judge_objection(self, *by).is_some()),
            _ => return Ok(()),
        };
        let Some(no) = self.asking() else { return Ok(()) };
        if objects || !self.held.is_empty() || self.reply(act, self.next_act()).is_some() {
            return Ok(());
        }
        let waits = self.waited_for_by(Who::Player(by), no).first().copied();
        waits.map_or(Ok(()), |(who, by)| Err(Why::Waiting(who, by)))
    }

    /// Whether the act is about what is held, and has to wait with it.
    fn waits_behind_held(&self, act: &Act) -> bool {
        let about_it = match act {
            Act::DrawAttention { to, .. } => *to != Attended::WrongBoard,
            Act::Object { .. } | Act::Acquiesce { .. } => true,
            _ => false,
        };
        about_it && !self.held.is_empty() && self.asking().is_some()
    }

    /// Makes an act, unless an answer has meanwhile made it impossible.
    pub(crate) fn take(&mut self, act: Act) {
        if self.possible(&act).is_ok() {
            self.make(act);
        }
    }

    /// Makes an act that is possible: it may be an answer, be held, or take up what nobody noticed.
    fn make(&mut self, act: Act) {
        if self.is_regular_so_far()
            && let Act::Call { .. } | Act::Play { .. } = act
        {
            return self.judge_and_put(act);
        }
        let act = self.as_replacement(act);
        let at = self.next_act();
        if let Act::Object { .. } | Act::Acquiesce { .. } | Act::FindCard { .. } = act
            && let Some((no, question, answer)) = self.reply(&act, at)
        {
            self.emit(Event::Acted(at, act));
            self.answered(no, question, answer);
            return;
        }
        if self.waits_behind_held(&act) {
            return self.hold(act);
        }
        if let Act::ChangeCall { by, to, because } = act
            && let Some(no) = self.asks_about_call_of(by)
        {
            return self.take_with_ruling(no, by, to, because);
        }
        if let Some((no, matter)) = self.change_overtaken_by(&act) {
            return self.take_over_a_change(act, no, matter);
        }
        if act.moves_on() && self.asking().is_some() && !self.is_lead_past_the_question(&act) {
            match self.reply(&act, at) {
                Some((no, question, answer)) => {
                    self.answered(no, question, answer);
                    self.settle();
                    self.take(act);
                }
                None => self.hold(act),
            }
            return;
        }
        if !(self.notes.is_empty() && self.restrictions.is_empty())
            && let Some(matter) = self.taken_up_by(&act)
        {
            let facts = self.facts(Some(&act));
            self.open(matter, facts, Notice::Silent);
            self.settle();
            self.take(act);
            return;
        }
        if let Act::Call { .. } | Act::Play { .. } = act {
            return self.judge_and_put(act);
        }
        let act = match act {
            Act::PlayAtOnce { plays } => return self.take_at_once(*plays),
            act => self.as_it_counts(act),
        };
        let verdict = self.judge(&act);
        let attended = match &act {
            Act::DrawAttention { by, to } => Some((*by, *to)),
            Act::TakeBackCard { by, .. } => {
                law47::taken_back(self, &act).map(|card| (Who::Player(*by), Attended::Act(card)))
            }
            _ => None,
        };
        let together = self.parts(&act);
        let records = matches!(act, Act::RecordMeaning { .. });
        let doubt = law46::intention(self, &act);
        let looks_back = if let Act::ComeBack = act { self.looks_back() } else { vec![] };
        self.emit(Event::Acted(at, act));
        self.heed(verdict);
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

    /// A call or a card is made, and judged by how things stood before.
    fn judge_and_put(&mut self, act: Act) {
        let verdict = self.judge(&act);
        self.emit(Event::Acted(self.next_act(), act));
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
    fn heed(&mut self, verdict: Verdict) {
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

    /// A second call right after one's own insufficient bid is put in its place.
    fn as_replacement(&self, act: Act) -> Act {
        let Act::Call { by, call } = act else { return act };
        let change = Act::ChangeCall { by, to: call, because: Because::Unsaid };
        let last = self.calls.last().map(|made| made.at);
        let of_his = |matter: &Matter| matches!(matter, Matter::InsufficientBid(it) if it.offender == by && Some(it.at) == last);
        let asked = |no: CaseNo| matches!(self.cases[no.index()].matter, Matter::InsufficientBid(_));
        if self.notes.iter().any(of_his) || self.asks_about_call_of(by).is_some_and(asked) {
            change
        } else {
            act
        }
    }

    /// The open question that this act answers, and how.
    pub(crate) fn reply(&self, act: &Act, at: crate::ActNo) -> Option<(CaseNo, Question, Answer)> {
        let no = self.asking()?;
        if self.is_over_a_replacement(no, act) {
            return None;
        }
        if self.plays_to_early_lead(no, act) {
            return Some((no, *self.questions().next()?, Answer::Nothing));
        }
        let mut asked = self.questions();
        asked.find_map(|question| Some((no, *question, question.answered_by(act, at)?)))
    }

    /// Whether the act is a call after an insufficient bid and its replacement: over which of them, its player says.
    fn is_over_a_replacement(&self, no: CaseNo, act: &Act) -> bool {
        let (first, offender) = match (act, &self.cases[no.index()].matter) {
            (Act::Call { .. }, Matter::InsufficientBid(it)) => (it.at, it.offender),
            (Act::Call { .. }, Matter::ChangeOfCall(it)) => (it.at, it.offender),
            _ => return false,
        };
        let facts = &self.cases[no.index()].facts;
        let replaced = facts.calls.as_ref().is_some_and(|calls| calls.offered(offender).is_some());
        let accepts = What::Choice(Choice::AcceptCall(first));
        replaced && self.questions().any(|question| question.what == accepts)
    }

    /// Makes an act of which it is known what it is.
    pub(crate) fn take_as(&mut self, act: Act, matter: Matter) {
        if self.possible(&act).is_err() {
            return;
        }
        self.emit(Event::Acted(self.next_act(), act));
        self.open_now(matter, Notice::ByTable);
    }

    /// Cards at the same moment: the legal one first, the others after it in rotation.
    fn take_at_once(&mut self, plays: BySeat<Option<Card>>) {
        let Some(first) = self
            .turn()
            .filter(|seat| plays[*seat].is_some())
            .or_else(|| plays.iter().find(|(_, card)| card.is_some()).map(|(seat, _)| seat))
        else {
            return;
        };
        self.emit(Event::Acted(self.next_act(), Act::PlayAtOnce { plays: Box::new(plays) }));
        let in_order = (0..4).map(|steps| first.step(steps));
        let cards: Vec<_> = in_order.filter_map(|by| Some((by, plays[by]?))).collect();
        for (then, _) in cards.iter().skip(1) {
            self.open_now(AtOnce { first, then: *then }.into(), Notice::ByTable);
        }
        for (by, card) in cards {
            self.take(Act::Play { by, card });
        }
    }

    /// A change made by a player who has meanwhile been told to call again is that call.
    fn as_it_counts(&self, act: Act) -> Act {
        match act {
            Act::ChangeCall { by, to, .. } if self.position.auction.turn() == Some(by) => {
                let replaced = self.calls.iter().rev().find(|made| made.by == by);
                match replaced {
                    Some(made) if made.stands() => act,
                    _ => Act::Call { by, call: to },
                }
            }
            _ => act,
        }
    }

    /// The calls that an act of several parts comes to.
    fn parts(&self, act: &Act) -> Vec<Act> {
        match act {
            Act::CallTogether { calls } => law33::acts(self, calls),
            Act::DoubleNaming { by, call, .. } => vec![Act::Call { by: *by, call: *call }],
            _ => vec![],
        }
    }

    fn hold(&mut self, act: Act) {
        let Some(question) = self.questions().next().copied() else { return };
        self.emit(Event::Held(Box::new(act), Box::new(question)));
    }

    /// Attention was drawn: what was noted silently is ruled on now.
    fn attend(&mut self, to: Attended, notice: Notice) {
        if to == Attended::WrongBoard {
            let dealer = self.position.auction.dealer;
            self.open_now(WrongBoard { dealer }.into(), notice);
            return;
        }
        let noted = self.to_be_attended(to);
        if let Attended::Revoke { by, trick } = to
            && noted.is_empty()
            && let Some(matter) = law61::alleged(self, by, trick, notice)
        {
            self.open_now(matter, notice);
        }
        for matter in noted {
            // An earlier one may have taken back what a later one was about.
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

    pub(crate) fn open_now(&mut self, matter: Matter, notice: Notice) {
        let matter = self.as_behind_screen(matter);
        let facts = self.facts(None);
        self.open(matter, facts, notice);
    }

    pub(crate) fn open(&mut self, matter: Matter, facts: Facts, notice: Notice) {
        let no = self.next_case();
        let matter = match matter {
            Matter::CallOutOfTurn(it) => it.as_it_met(&facts).into(),
            other => other,
        };
        self.emit(Event::Opened(no, Box::new(matter), Box::new(facts), notice));
        self.run(no);
    }
}

impl Attended {
    /// Whether attention to this is attention to what was noted.
    pub(crate) fn means(self, note: &Matter) -> bool {
        match self {
            Attended::Whatever => true,
            Attended::Act(at) => note.about() == Some(at),
            Attended::Revoke { by, trick } => law61::Revoke::is_meant(note, by, trick),
            Attended::WrongBoard => false,
        }
    }
}

fn is_misinformation_about(case: &crate::CaseRecord, call: crate::ActNo) -> bool {
    matches!(case.matter, Matter::Misinformation(it) if it.call == call)
}
