//! Deals: kept, recorded, taken out, ordered anew.

use openroom_lawbook::provisions::{L6D1, L6D3, L6E1, L6E2, L6E3, L6E4, L6F, L22B, L86A};
use openroom_lawbook::regulations::DealingMethod;
use openroom_movements::Unit;

use super::{Follows, Judging, only_with_reason};
use crate::{
    Boards, Dealing, Digest, Happened, Line, LineState, RedealBecause, Refused, Role, Score, Session, Why,
    matches,
};

impl Judging<'_> {
    pub(super) fn must_have_board(&self, session: u16, board: u32) -> Result<(), Refused> {
        self.only_after_start()?;
        if self.event.session(session).is_none() {
            return Err(Why::NoSuchSession { session }.into());
        }
        let here =
            self.event.sections(session).any(|(_, playing)| (1..=playing.movement.boards()).contains(&board));
        if here { Ok(()) } else { Err(Why::NoSuchBoard { board }.into()) }
    }

    pub(super) fn record_dealing(&self, boards: Boards, dealing: &Dealing) -> Follows {
        self.must_be_to_be_dealt(boards, dealing)?;
        Ok(vec![Happened::BoardsDealt { boards, dealing: dealing.clone(), digests: Vec::new() }])
    }

    /// The deals are kept outside the log, which holds the digest of each.
    pub(super) fn keep_deals(&self, boards: Boards, dealing: &Dealing, digests: &[Digest]) -> Follows {
        self.must_be_to_be_dealt(boards, dealing)?;
        if digests.len() as u64 != u64::from(boards.last - boards.first) + 1 {
            return Err(Why::BadDigests.into());
        }
        let session = self.event.session_no();
        let begun = |line: &Line| line.session == session && boards.contains(line.board);
        if self.event.lines.keys().any(begun) || self.event.notes.keys().any(begun) {
            return Err(Why::AuctionBegun.by(L6D1));
        }
        let (dealing, digests) = (dealing.clone(), digests.to_vec());
        Ok(vec![Happened::BoardsDealt { boards, dealing, digests }])
    }

    fn must_be_to_be_dealt(&self, boards: Boards, dealing: &Dealing) -> Result<(), Refused> {
        self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])?;
        let session = self.event.session_no();
        self.must_have_board(session, boards.first)?;
        self.must_have_board(session, boards.last)?;
        if boards.first > boards.last {
            return Err(Why::NoSuchBoard { board: boards.first }.into());
        }
        self.must_be_dealt_so(dealing)?;
        let dealt = (boards.first..=boards.last).find(|&board| self.has_its_deal(session, board, dealing));
        dealt.map_or(Ok(()), |board| Err(Why::DealtAlready { board }.by(L6D3)))
    }

    /// Whether a board has its deal. Until a round is called it may be dealt in another way all the same.
    fn has_its_deal(&self, session: u16, board: u32, dealing: &Dealing) -> bool {
        let called = self.event.sections(session).any(|(_, playing)| playing.round() > 0);
        let way = std::mem::discriminant(dealing);
        let so = |known: &Session| {
            known.is_dealt(board)
                && (called || known.dealing(board).is_some_and(|known| std::mem::discriminant(known) == way))
        };
        self.event.session(session).is_some_and(so)
    }

    /// The regulations may say how boards are dealt.
    fn must_be_dealt_so(&self, dealing: &Dealing) -> Result<(), Refused> {
        let chosen = self.conditions()?.regulations.event.dealing_method;
        let by = match chosen {
            DealingMethod::NotSet => return Ok(()),
            DealingMethod::AtTable => L6E1,
            DealingMethod::ByDirector => L6E2,
            DealingMethod::ByAssistants => L6E3,
            DealingMethod::Other => L6E4,
        };
        let so = match dealing {
            Dealing::AtTheTable => DealingMethod::AtTable,
            Dealing::InAdvance { .. } => DealingMethod::ByDirector,
            Dealing::ByHelper { .. } => DealingMethod::ByAssistants,
            Dealing::ByComputer { .. } => DealingMethod::Other,
        };
        if so == chosen { Ok(()) } else { Err(Why::DealtOtherwise.by(by)) }
    }

    fn is_copied(&self, session: u16, board: u32) -> bool {
        let known = self.event.session(session).map_or(&[][..], |session| &session.copied);
        known.iter().any(|(boards, _)| boards.contains(board))
    }

    pub(super) fn take_out(&self, session: u16, boards: Boards, reason: &str) -> Follows {
        self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])?;
        only_with_reason(reason)?;
        self.must_have_board(session, boards.first)?;
        self.must_have_board(session, boards.last)?;
        if boards.first > boards.last {
            return Err(Why::NoSuchBoard { board: boards.first }.into());
        }
        if self.event.entry_of(self.request.by).is_some() {
            return Err(Why::PlaysHere.into());
        }
        Ok(vec![Happened::DealsTakenOut { session, boards, reason: reason.to_owned() }])
    }

    pub(super) fn redeal(&self, board: u32, because: RedealBecause, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        let session = self.event.session_no();
        self.must_have_board(session, board)?;
        let mut here =
            self.event.lines.iter().filter(|(line, _)| (line.session, line.board) == (session, board));
        let scored = |state: &LineState| !matches!(state, LineState::Postponed);
        let played = here.clone().any(|(_, state)| scored(state));
        match because {
            RedealBecause::Faulty if self.is_copied(session, board) => {
                return Err(Why::Copied.by(L6F));
            }
            RedealBecause::Faulty if played || self.has_note(session, board) => {
                return Err(Why::AuctionBegun.by(L6D1));
            }
            RedealBecause::Ordered if here.any(|(_, state)| passed_out(state)) => {
                return Err(Why::AuctionBegun.by(L22B));
            }
            RedealBecause::Faulty | RedealBecause::NotShuffled | RedealBecause::Ordered => {}
        }
        if self.event.published(session).is_some() {
            return Err(Why::Published.by(L6D3));
        }
        let mut here = self.event.lines.keys().filter(|line| (line.session, line.board) == (session, board));
        here.try_for_each(|&line| self.must_not_be_decided(line))?;
        let known = |one: &crate::TeamMatch| {
            let alone = one.boards.len() == 1 && !played;
            one.boards.contains_key(&board) && !alone && self.result_may_be_known(one, board)
        };
        if self.event.unit == Some(Unit::Team) && matches(self.event, session).iter().any(known) {
            return Err(Why::ResultMayBeKnown.by(L86A));
        }
        Ok(vec![Happened::Redealt { board, because, reason: reason.to_owned() }])
    }

    /// Whether the result of a match without a board may be known: all its other boards are agreed.
    pub(super) fn result_may_be_known(&self, one: &crate::TeamMatch, board: u32) -> bool {
        let open = |line: &Line| self.event.lines.get(line).is_none_or(|state| state.agreed().is_none());
        let others = one.boards.iter().filter(|(number, _)| **number != board);
        !others.flat_map(|(_, lines)| lines).flatten().any(open)
    }

    fn has_note(&self, session: u16, board: u32) -> bool {
        self.event.notes.keys().any(|line| (line.session, line.board) == (session, board))
    }
}

fn passed_out(state: &LineState) -> bool {
    matches!(state.agreed(), Some(Score::Result(openroom_cards::Outcome::PassedOut)))
}
