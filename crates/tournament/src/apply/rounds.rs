//! Sessions and rounds that begin, are drawn or taken back.

use openroom_movements::Draw;

use crate::knockout::Slot;
use crate::{EntryNo, Line, Phase, Plan, Playing, Section, SectionStart, Session, Tournament, Won};

impl Tournament {
    pub(super) fn start(&mut self, sections: &[SectionStart]) {
        let Some(unit) = self.unit else { return };
        self.note_who_plays_on(sections);
        let sections = sections.iter().map(|start| Playing::new(start, unit)).collect();
        self.sessions.push(Session { sections, ..self.taken_back.take().unwrap_or_default() });
        self.phase = Phase::Play;
        self.order.clear();
    }

    /// Who plays on from the last matches of a knockout in the next session has gone on, whatever is corrected later.
    fn note_who_plays_on(&mut self, sections: &[SectionStart]) {
        let session = self.session_no();
        let goes_on = |entry: EntryNo| {
            let of = |start: &SectionStart| {
                matches!(start.plan, Plan::Knockout { .. }) && start.entries.contains(&entry)
            };
            sections.iter().any(of)
        };
        let mut gone_on = Vec::new();
        for (section, playing) in self.sections(session) {
            let stages = self.stages(session, section).unwrap_or_default();
            let Some(stage) = stages.len().checked_sub(1) else { continue };
            for (number, stands) in stages[stage].iter().enumerate() {
                if let Slot::Taken(who) = stands.slot()
                    && playing.entry(who).is_some_and(goes_on)
                {
                    gone_on.push((section, ((stage, number), who)));
                }
            }
        }
        for (section, (place, who)) in gone_on {
            if let Some(playing) = self.playing_mut(section) {
                playing.winners.entry(place).or_insert(who);
            }
        }
    }

    /// The session is as if it had not begun, but for the deals of its boards, which stay with it.
    pub(super) fn take_back_start(&mut self) {
        let Some(session) = self.sessions.pop() else { return };
        for playing in self.sessions.last_mut().into_iter().flat_map(|last| &mut last.sections) {
            playing.forget_later_rounds();
        }
        self.order = session.sections.iter().flat_map(|playing| playing.entries.clone()).collect();
        self.phase = match self.sessions.last() {
            None => Phase::SetUp,
            Some(last) if last.published.is_some() => Phase::Published,
            Some(_) => Phase::Play,
        };
        self.taken_back = Some(Session { sections: Vec::new(), ..session });
    }

    /// The round is as if it had not been drawn, and who goes on to it is open again.
    pub(super) fn take_back_draw(&mut self, section: Section) {
        let session = self.session_no();
        let Some(playing) = self.playing_mut(section) else { return };
        playing.draws.pop();
        playing.movement.rounds.pop();
        let round = playing.movement.rounds.len() as u16 + 1;
        playing.forget_later_rounds();
        let gone = |line: &Line| (line.session, line.section) == (session, section) && line.round >= round;
        self.lines.retain(|line, _| !gone(line));
        self.deprived.retain(|line, _| !gone(line));
        self.cancelled.retain(|line, _| !gone(line));
    }

    pub(super) fn publish(&mut self, session: u16) {
        let now = self.now;
        if session == self.session_no() {
            self.phase = Phase::Published;
        }
        let place = usize::from(session).checked_sub(1);
        if let Some(session) = place.and_then(|place| self.sessions.get_mut(place)) {
            session.published.get_or_insert(now);
        }
    }

    /// A round is drawn, and who goes on is settled with it.
    pub(super) fn draw_round(&mut self, section: Section, draw: &Draw, won: &[Won]) {
        let unit = self.unit;
        if let (Some(playing), Some(unit)) = (self.playing_mut(section), unit) {
            let set = openroom_movements::BoardSet(playing.movement.rounds.len() as u16 + 1);
            playing.movement.rounds.push(draw.round(unit, set));
            playing.draws.push(draw.clone());
            playing.winners.extend(won.iter().copied());
            // What was named and not overtaken by a correction is settled with the draw.
            for (&place, &who) in &playing.tie_breaks {
                playing.winners.entry(place).or_insert(who);
            }
        }
    }

    /// The winner of a tied match is named, or named again after a correction.
    pub(super) fn break_tie(&mut self, session: u16, section: Section, won: Won) {
        if let Some(playing) = self.playing_in_mut(session, section) {
            if playing.winners.get(&won.0) == Some(&won.1) {
                playing.upheld.insert(won.0);
            } else {
                playing.tie_breaks.insert(won.0, won.1);
            }
        }
    }
}
