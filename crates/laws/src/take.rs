//! Taking an act: refused, an answer, held, or made and judged.

use openroom_cards::{Card, Seat};

use crate::irregularity::Verdict;
use crate::{
    Act, Answer, AnswerRefusal, Attended, Attention, CaseNo, Event, Facts, Matter, Notice, Phase, Policy,
    Question, Refusal, Table, Why, facts,
};

impl Table {
    /// Takes an act. A refused act leaves the table exactly as it was.
    pub fn act(&mut self, act: Act) -> Result<(), Refusal> {
        if let Err(why) = self.possible(&act).and_then(|()| self.prevents(&act)) {
            return Err(Refusal { act: Box::new(act), why });
        }
        self.take(act);
        self.settle();
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
        self.answered(no, *question, answer);
        self.settle();
        Ok(())
    }

    /// Whether such a thing can happen at all.
    fn possible(&self, act: &Act) -> Result<(), Why> {
        if self.acts >= u16::MAX - 64 || self.cases.len() >= usize::from(u16::MAX) {
            return Err(Why::Full);
        }
        let phase = self.phase();
        match act {
            Act::Play { by, card } => {
                self.holds(*by, *card)?;
                let trick = self.position.trick().ok_or(Why::NotNow)?;
                let may = matches!(phase, Phase::Clarification | Phase::Play);
                if may && trick.cards[*by].is_none() && self.position.face_down.is_none() {
                    Ok(())
                } else {
                    Err(Why::NotNow)
                }
            }
            Act::LeadFaceDown { by, card } => {
                self.holds(*by, *card)?;
                let may = phase == Phase::Clarification && self.position.face_down.is_none();
                if may { Ok(()) } else { Err(Why::NotNow) }
            }
            Act::FaceLead { .. } => {
                let may = phase == Phase::Clarification && self.position.face_down.is_some();
                if may { Ok(()) } else { Err(Why::NotNow) }
            }
            Act::ExposeCards { by, cards, .. } => {
                cards.iter().try_for_each(|card| self.holds(*by, card))?;
                if cards.len() <= self.position.hands[*by].len() + u32::from(self.position.unknown[*by]) {
                    Ok(())
                } else {
                    Err(Why::NotNow)
                }
            }
            Act::Call { .. } | Act::BidAboveSeven { .. } => {
                if phase == Phase::Over {
                    Err(Why::NotNow)
                } else {
                    Ok(())
                }
            }
            Act::ChangeCall { by, .. } => {
                let called = self.calls.iter().any(|made| made.by == *by && made.stands());
                if called { Ok(()) } else { Err(Why::NotNow) }
            }
            Act::Alert { call, .. }
            | Act::Announce { call, .. }
            | Act::Explain { call, .. }
            | Act::CorrectExplanation { call, .. } => {
                if self.calls.iter().any(|made| made.at == *call) {
                    Ok(())
                } else {
                    Err(Why::NoSuchRecord)
                }
            }
            Act::AskWaiver { case, .. } | Act::WithdrawRuling { case } => {
                if case.index() < self.cases.len() {
                    Ok(())
                } else {
                    Err(Why::NoSuchRecord)
                }
            }
            _ => Ok(()),
        }
    }

    fn holds(&self, by: Seat, card: Card) -> Result<(), Why> {
        if self.position.may_hold(by).contains(card) { Ok(()) } else { Err(Why::NotHeld(by, card)) }
    }

    /// What a table that prevents refuses.
    fn prevents(&self, act: &Act) -> Result<(), Why> {
        if self.settings.policy == Policy::Allow {
            return Ok(());
        }
        if act.moves_on()
            && let Some(question) = self.questions().next()
            && question.answered_by(act, self.next_act()).is_none()
        {
            return Err(Why::Waiting(Box::new(*question)));
        }
        let forbidden = match act {
            Act::Call { by, call } => self.call_forbidden_by(*by, *call),
            Act::Play { by, card } | Act::LeadFaceDown { by, card } => self.card_forbidden_by(*by, *card),
            _ => None,
        };
        forbidden.map_or(Ok(()), |by| Err(Why::Prevented(by)))
    }

    /// Makes an act that is possible: it may be an answer, be held, or take up what nobody noticed.
    pub(crate) fn take(&mut self, act: Act) {
        let at = self.next_act();
        if act.moves_on()
            && let Some(no) = self.asking()
        {
            let asked = self.cases[no.index()].open.iter().filter(|question| !question.is_wait());
            let answer = asked.into_iter().find_map(|one| Some((*one, one.answered_by(&act, at)?)));
            match answer {
                Some((question, answer)) => {
                    self.answered(no, question, answer);
                    self.settle();
                    self.take(act);
                }
                None => self.hold(act),
            }
            return;
        }
        if !self.notes.is_empty()
            && let Some(matter) = self.taken_up_by(&act)
        {
            let facts = self.facts_for(&matter, act.by());
            self.open(matter, facts, Notice::Silent);
            self.settle();
            self.take(act);
            return;
        }
        let act = self.as_it_counts(act);
        let verdict = self.judge(&act);
        let attended = match &act {
            Act::DrawAttention { by, to } => Some((*by, *to)),
            _ => None,
        };
        self.emit(Event::Acted(at, act));
        match (verdict, self.settings.attention) {
            (Verdict::Regular, _) => {}
            (Verdict::Silent(matter), Attention::ByPlayers) => self.emit(Event::Noted(Box::new(matter))),
            (Verdict::Silent(matter), Attention::AtOnce) | (Verdict::Noticed(matter), _) => {
                self.open_now(matter, Notice::ByTable);
            }
        }
        if let Some((by, to)) = attended {
            self.attend(to, Notice::Drawn(by));
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

    fn hold(&mut self, act: Act) {
        let Some(question) = self.questions().next().copied() else { return };
        self.emit(Event::Held(Box::new(act), Box::new(question)));
    }

    /// Attention was drawn: what was noted silently is ruled on now.
    fn attend(&mut self, to: Attended, notice: Notice) {
        let meant = |note: &&Matter| match to {
            Attended::Whatever => true,
            Attended::Act(at) => note.about() == Some(at),
            Attended::Revoke { .. } => false,
        };
        for matter in self.notes.iter().filter(meant).cloned().collect::<Vec<_>>() {
            // An earlier one may have taken back what a later one was about.
            if self.notes.contains(&matter) {
                self.open_now(matter, notice);
            }
        }
    }

    pub(crate) fn open_now(&mut self, matter: Matter, notice: Notice) {
        let facts = self.facts_for(&matter, None);
        self.open(matter, facts, notice);
    }

    fn open(&mut self, matter: Matter, facts: Facts, notice: Notice) {
        let no = CaseNo(self.cases.len() as u16);
        self.emit(Event::Opened(no, Box::new(matter), Box::new(facts), notice));
        self.run(no);
    }

    /// What the table knows about the matter now; `coming` is the player whose act takes it up.
    fn facts_for(&self, _matter: &Matter, coming: Option<Seat>) -> Facts {
        Facts {
            calls: Some(facts::CallsMade { begun: self.auction_begun, calls: self.calls.clone() }),
            coming: coming.map(|by| facts::Coming { by, at: self.next_act() }),
            contract: self.position.contract(),
            meanings: self.meanings.clone(),
            alerted: self.alerted.clone(),
        }
    }
}
