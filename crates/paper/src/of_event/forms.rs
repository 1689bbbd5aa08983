//! Rulings and appeals of an event as forms.

use openroom_cards::{Board, BySeat, BySide, Side};
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::L91B;
use openroom_movements::Unit;
use openroom_scoring::{AtTable, Entry};
use openroom_tournament::{
    Adjusted, Against, AppealNo, AppealState, Decision, EntryNo, Line, PenaltyNo, Role, RulingNo, Score,
    Verdict,
};

use super::{EventPaper, NotThere};
use crate::print::appeal_form::{AppealDecision, AppealForm};
use crate::print::ruling_form::{RuledOn, RulingForm};

impl EventPaper<'_> {
    /// A ruling as a form, filled as far as the record goes.
    pub fn ruling(&self, number: RulingNo) -> Result<RulingForm, NotThere> {
        let ruling = self.event.rulings().get(&number).ok_or(NotThere::Ruling(number))?;
        let line = ruling.line;
        let board = line.board.try_into().ok().map(Board::numbered);
        let edition = self.event.conditions().map_or(Edition::USUAL, |how| how.edition);
        let (verdict, laws) = match &ruling.verdict {
            Verdict::ResultStands => (Some(RuledOn::Stands), String::new()),
            Verdict::Adjusted(adjusted) => (ruled(adjusted), adjusted.by.cite(edition).to_owned()),
        };
        Ok(RulingForm {
            heading: self.heading.clone(),
            number: number.0.to_string(),
            session: format!("{}{}", line.session, self.letter(line.session, line.section)),
            round: line.round.to_string(),
            table: line.table.to_string(),
            board,
            contestants: self.contestants(line),
            players: self.players(line),
            hands: board.and_then(|board| (self.hands)(line.session, board)),
            auction: Vec::new(),
            result: ruling.before.as_ref().and_then(entry),
            facts: ruling.reason.clone(),
            laws,
            verdict,
            matter: Some(ruling.matter),
            told: Some(ruling.told),
            director: (self.name)(ruling.by),
        })
    }

    /// An appeal as a form, filled as far as the record goes.
    pub fn appeal(&self, number: AppealNo) -> Result<AppealForm, NotThere> {
        let appeal = self.event.appeals().get(&number).ok_or(NotThere::Appeal(number))?;
        let ruling = match appeal.against {
            Against::Ruling(ruling) => self.ruling(ruling)?,
            Against::Penalty(penalty) => self.penalty(penalty),
            Against::Disqualification(entry) => self.disqualification(entry),
        };
        let line = appeal.ruling().and_then(|ruling| self.event.rulings().get(&ruling));
        let line = line.map(|ruling| ruling.line);
        let sides = line.and_then(|line| self.event.sides(line));
        let side = appeal.entry.and_then(|entry| {
            Side::ALL
                .into_iter()
                .find(|side| sides.as_ref().is_some_and(|sides| sides[*side].contains(&entry)))
        });
        let (concurred, decision) = match &appeal.state {
            AppealState::Lodged => (false, None),
            AppealState::Concurred => (true, None),
            AppealState::Recommended(what) => (true, Some(AppealDecision::Recommended(what.clone()))),
            AppealState::Decided(_) => (true, self.event.comes_to(appeal).as_ref().and_then(decided)),
            AppealState::Withdrawn => (false, Some(AppealDecision::Withdrawn)),
        };
        let committee = self.event.roles().iter().filter(|(_, role)| *role == Role::AppealsCommittee);
        Ok(AppealForm {
            ruling,
            number: number.0.to_string(),
            side,
            appellant: (self.name)(appeal.by),
            matter: Some(appeal.matter),
            concurred,
            reasons: String::new(),
            committee: committee.map(|(person, _)| (self.name)(*person)).collect(),
            decision,
            findings: appeal.reason.clone(),
        })
    }

    /// What a form says of a penalty: who gave it, by what, and why.
    fn penalty(&self, number: PenaltyNo) -> RulingForm {
        let heading = self.heading.clone();
        let Some(given) = self.event.penalties().get(&number) else {
            return RulingForm { heading, ..RulingForm::default() };
        };
        let edition = self.event.conditions().map_or(Edition::USUAL, |how| how.edition);
        RulingForm {
            heading,
            number: number.0.to_string(),
            session: given.session.to_string(),
            facts: format!("{}: {}", self.called(given.session, given.entry), given.reason),
            laws: given.by.cite(edition).to_owned(),
            director: (self.name)(given.given_by),
            ..RulingForm::default()
        }
    }

    /// The same of a disqualification.
    fn disqualification(&self, entry: EntryNo) -> RulingForm {
        let heading = self.heading.clone();
        let Some(given) = self.event.disqualifications().get(&entry) else {
            return RulingForm { heading, ..RulingForm::default() };
        };
        let edition = self.event.conditions().map_or(Edition::USUAL, |how| how.edition);
        RulingForm {
            heading,
            session: given.session.to_string(),
            facts: format!("{}: {}", self.called(given.session, entry), given.reason),
            laws: L91B.cite(edition).to_owned(),
            director: (self.name)(given.by),
            ..RulingForm::default()
        }
    }

    fn contestants(&self, line: Line) -> BySide<String> {
        let sides = self.event.sides(line);
        let of = |side: Side| {
            let entries = sides.as_ref().map_or(&[][..], |sides| &sides[side]);
            entries.iter().map(|entry| self.called(line.session, *entry)).collect::<Vec<_>>().join(", ")
        };
        BySide::from_fn(of)
    }

    /// Who sat where is known of single players only: partners choose their seats.
    fn players(&self, line: Line) -> BySeat<String> {
        let nobody = || BySeat::from_fn(|_| String::new());
        if self.unit() != Unit::Player {
            return nobody();
        }
        let Some(playing) = self.event.section(line.session, line.section) else { return nobody() };
        let round = usize::from(line.round).checked_sub(1).and_then(|at| playing.movement.rounds.get(at));
        let table = usize::from(line.table).checked_sub(1).and_then(|at| round?.tables.get(at));
        let Some(table) = table else { return nobody() };
        table.seats.map(|who| who.map_or(String::new(), |who| self.contestant_name(playing, who)))
    }
}

fn ruled(adjusted: &Adjusted) -> Option<RuledOn> {
    let awards = adjusted.scored(AtTable::NoResult)?.awards;
    Some(RuledOn::Adjusted { awards, offenders: adjusted.offenders.clone() })
}

fn decided(decision: &Decision) -> Option<AppealDecision> {
    Some(match decision {
        Decision::Stands | Decision::AsRuled => AppealDecision::RulingStands,
        Decision::TableResult => AppealDecision::TableResult,
        Decision::Changed(adjusted) => AppealDecision::Changed(ruled(adjusted)?),
        Decision::Recommended(what) => AppealDecision::Recommended(what.clone()),
        // The form has boxes for scores only; what became of a penalty is written by hand.
        Decision::PenaltyLifted | Decision::PenaltyChanged(_) | Decision::DisqualificationLifted => {
            return None;
        }
    })
}

fn entry(score: &Score) -> Option<Entry> {
    Some(match score {
        Score::Result(outcome) => Entry::Result(*outcome),
        Score::NotPlayed => Entry::NotPlayed,
        Score::Cancelled => Entry::Cancelled,
        Score::Adjusted(adjusted) => Entry::Adjusted(adjusted.scored(AtTable::NoResult)?),
    })
}
