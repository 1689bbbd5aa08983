//! Boards: copied, postponed, cancelled, fouled, replaced; records of tables.

use openroom_cards::Call;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L6F, L8B2, L40B2av, L40C1, L82B2, L86A, L87A, L87B, L87C};
use openroom_lawbook::regulations::PsychicArtificialCalls;
use openroom_laws::Nature;
use openroom_movements::Unit;
use openroom_scoring::fouled_in_teams;

use super::{Follows, Judging, LONGEST_TEXT, only_with_reason};
use crate::{
    Boards, Deviation, DeviationKind, Due, EntryNo, Happened, Line, LineState, Person, Refused, Score,
    TableNote, Why, matches,
};

impl Judging<'_> {
    pub(super) fn copy_boards(&self, boards: Boards, copies: u16) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L6F))?;
        let session = self.event.session_no();
        self.must_have_board(session, boards.first)?;
        self.must_have_board(session, boards.last)?;
        if boards.first > boards.last || !(2..=1000).contains(&copies) {
            return Err(Why::NoSuchBoard { board: boards.first }.by(L6F));
        }
        Ok(vec![Happened::BoardsCopied { boards, copies }])
    }

    pub(super) fn postpone(&self, line: Line, reason: &str) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L82B2))?;
        only_with_reason(reason)?;
        self.must_be_played(line)?;
        self.must_be_open(line)?;
        Ok(vec![Happened::Postponed { line, reason: reason.to_owned() }])
    }

    pub(super) fn require_play(&self, line: Line) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L82B2))?;
        self.must_be_played(line)?;
        match self.event.lines.get(&line) {
            Some(LineState::Postponed) => Ok(vec![Happened::PlayRequired { line }]),
            Some(LineState::Agreed(Score::Cancelled)) => {
                self.must_be_in_time(line.session)?;
                self.must_have_been_cancelled_for_nothing(line)?;
                Ok(vec![Happened::CancellationLifted { line }])
            }
            _ => Err(Why::NotPostponed.by(L8B2)),
        }
    }

    pub(super) fn cancel(&self, line: Line, reason: &str) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L82B2))?;
        only_with_reason(reason)?;
        self.must_be_played(line)?;
        self.must_be_in_time(line.session)?;
        self.must_not_be_decided(line)?;
        if self.event.lines.get(&line) == Some(&LineState::Agreed(Score::Cancelled)) {
            return Err(self.cancelled(line));
        }
        let postponed = self.event.lines.get(&line) == Some(&LineState::Postponed);
        let otherwise = if postponed { L8B2 } else { L82B2 };
        let by = self.cancelled_as_met(line).unwrap_or(otherwise);
        Ok(vec![Happened::Cancelled { line, by, reason: reason.to_owned() }])
    }

    pub(super) fn foul(&self, session: u16, board: u32, forms: &[(Line, u8)], reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.must_have_board(session, board)?;
        self.must_be_in_time(session)?;
        let of_board = |line: &Line| (line.session, line.board) == (session, board);
        if let Some((line, _)) =
            forms.iter().find(|(line, _)| !of_board(line) || self.event.table(*line).is_none())
        {
            return Err(Why::NoSuchLine { line: *line }.into());
        }
        if forms.is_empty() {
            let teams = self.event.unit == Some(Unit::Team);
            return Err(Why::NoSuchBoard { board }.by(if teams { L87C } else { L87B }));
        }
        let form = |line: &Line| forms.iter().find(|(at, _)| at == line).map(|(_, form)| *form);
        let lines = self.event.due(session);
        let mut all = lines.iter().filter(|line| of_board(line)).map(form);
        if let Some(Some(first)) = all.next()
            && all.all(|other| other == Some(first))
        {
            return Err(Why::SameForm.by(L87A));
        }
        if forms.iter().all(|(line, form)| self.event.form(*line) == *form) {
            return Err(Why::NothingChanges.by(L87A));
        }
        let mut follows =
            vec![Happened::Fouled { session, board, forms: forms.to_vec(), reason: reason.to_owned() }];
        follows.extend(self.not_comparable(session, board, forms)?);
        Ok(follows)
    }

    /// The matches whose two tables then have the board in different forms.
    fn not_comparable(
        &self,
        session: u16,
        board: u32,
        forms: &[(Line, u8)],
    ) -> Result<Vec<Happened>, Refused> {
        if self.event.unit != Some(Unit::Team) {
            return Ok(Vec::new());
        }
        let by = fouled_in_teams(self.conditions()?.edition);
        let form = |line: &Line| {
            let new = forms.iter().find(|(at, _)| at == line).map(|(_, form)| *form);
            new.or_else(|| self.event.forms.get(line).copied()).unwrap_or_default()
        };
        let unlike = |one: &crate::TeamMatch| match one.boards.get(&board)? {
            [Some(first), Some(second)] if form(first) != form(second) => {
                Some(Happened::NotComparable { lines: vec![*first, *second], by })
            }
            _ => None,
        };
        Ok(matches(self.event, session).iter().filter_map(unlike).collect())
    }

    pub(super) fn substitute_board(
        &self,
        session: u16,
        board: u32,
        teams: (EntryNo, EntryNo),
        reason: &str,
    ) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.must_have_board(session, board)?;
        self.must_be_in_time(session)?;
        if self.event.unit != Some(Unit::Team) {
            return Err(Why::OnlyForTeams.into());
        }
        let (home, away) = teams;
        let between = |one: &&crate::TeamMatch| {
            ((one.home, one.away) == (home, away) || (one.home, one.away) == (away, home))
                && one.boards.contains_key(&board)
        };
        let found = matches(self.event, session).iter().find(between).cloned();
        let found = found.ok_or(Why::NoSuchBoard { board })?;
        if self.result_may_be_known(&found, board) {
            return Err(Why::ResultMayBeKnown.by(L86A));
        }
        let lines: Vec<Line> = found.boards[&board].iter().flatten().copied().collect();
        lines.iter().try_for_each(|&line| self.must_not_be_decided(line))?;
        Ok(vec![Happened::BoardSubstituted { lines, reason: reason.to_owned(), form: Some(0) }])
    }

    /// A record that makes no table, or whose case strays, goes to the Director.
    pub(super) fn bring_record(&self, line: Line, events: &[openroom_laws::Event]) -> Follows {
        self.must_be_played(line)?;
        if !self.is_director() {
            self.side(line)?;
        }
        let note = match TableNote::of(events.to_vec()) {
            Ok(note) => note,
            Err(why) => return Ok(vec![Happened::RecordStrayed { line, why: why.to_string() }]),
        };
        self.must_be_open(line)?;
        self.must_be_new_to_them(line)?;
        let mut follows = vec![Happened::RecordBrought { line, note: note.clone(), digest: None }];
        if let Some(outcome) = note.outcome {
            follows.push(Happened::ResultAgreed { line, score: Score::Result(outcome) });
        }
        Ok(follows)
    }

    pub(super) fn close_review(&self, line: Line, case: u16, finding: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(finding)?;
        let is_it = |due: &Due| match due {
            Due::Review(at, number, _) | Due::Case(at, number) => (*at, *number) == (line, case),
            _ => false,
        };
        if !self.event.waiting().iter().any(is_it) {
            return Err(Why::NoSuchReview.into());
        }
        Ok(vec![Happened::ReviewClosed { line, case, finding: finding.to_owned() }])
    }

    pub(super) fn register(
        &self,
        line: Line,
        player: Person,
        call: Call,
        kind: DeviationKind,
        remark: &str,
    ) -> Follows {
        self.must_be_played(line)?;
        if !self.is_director() {
            self.side(line).map_err(|refused| refused.why.by(L40C1))?;
        }
        if remark.len() > LONGEST_TEXT {
            return Err(Why::BadText.into());
        }
        if self.event.side_of(player, line).is_none() {
            return Err(Why::NoSuchPlayer { person: player }.into());
        }
        let against = self.psychic_is_against(player, call, kind)?;
        let deviation = Deviation { line, player, call, kind, remark: remark.to_owned(), against };
        Ok(vec![Happened::Registered { deviation }])
    }

    /// The provision by which the regulations restrict a psychic artificial call.
    fn psychic_is_against(
        &self,
        player: Person,
        call: Call,
        kind: DeviationKind,
    ) -> Result<Option<Provision>, Refused> {
        let conditions = self.event.conditions().ok_or(Why::NoConditions)?;
        let cards = self.event.cards.iter().filter(|(pair, _)| pair.both().contains(&player));
        let artificial = cards
            .filter_map(|(_, card)| card.opening(call))
            .any(|meaning| meaning.nature == Nature::Artificial);
        let restricted = match conditions.regulations.understandings.psychic_artificial_calls {
            PsychicArtificialCalls::Unrestricted => false,
            PsychicArtificialCalls::NotOpeningBids | PsychicArtificialCalls::Restricted => artificial,
        };
        Ok((restricted && kind == DeviationKind::Psychic).then_some(L40B2av))
    }
}
