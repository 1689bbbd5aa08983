//! The matches of teams as readers see them: who met whom, and what came of it.

use openroom_scoring::MatchMethod;
use openroom_tournament::{EntryNo, KnockoutCame, TeamMatch, Tournament};

use super::compared::{Contest, Contests};
use super::told;
use crate::club::{Guest, Inside};
use crate::words::Words;

/// A match.
pub(crate) struct Meeting {
    /// The round in which it began.
    pub(crate) round: u16,
    /// The two teams.
    pub(crate) teams: [String; 2],
    /// What the first team is ahead by in IMPs or points; nothing where boards are won and lost.
    pub(crate) margin: String,
    /// What each has for it: victory points or boards; nothing where the margin is all.
    pub(crate) scores: Option<[String; 2]>,
    /// Who goes on, where the score alone does not say it.
    pub(crate) went_on: Option<String>,
    /// Whether results are missing.
    pub(crate) open: bool,
    /// Whether the reader is of one of the teams.
    pub(crate) mine: bool,
}

/// The matches of the session as the event is known to this reader. A match is shown as soon as it has a board that is scored
/// and the reader may see every board of it that is.
pub(crate) fn meetings(inside: &Inside, guest: &Guest, known: &Tournament, w: Words) -> Vec<Meeting> {
    let session = known.session_no();
    let Some(contests) = Contests::of(known, session) else { return vec![] };
    let own = guest.player.and_then(|(person, ..)| inside.event.entry_of(person));
    let may_see = |one: &Contest<'_>| {
        let boards = one.scored.boards.iter().zip(&one.result.boards);
        let mut scored = boards.filter(|(_, score)| score.is_some()).map(|(board, _)| board).peekable();
        scored.peek().is_some()
            && scored.all(|board| inside.may_see_results(guest, session, board.board.number.get()))
    };
    let shown = |one: Contest<'_>| {
        let open = contests.is_open(&one);
        let both = |text: &dyn Fn(usize) -> String| Some([text(0), text(1)]);
        let points = one.result.victory_points.as_ref().filter(|_| !open);
        let scores = match (contests.method(), points) {
            (_, Some(points)) => both(&|at| told::number(w, &points[at], 2)),
            (MatchMethod::BoardAMatch, None) => both(&|at| told::short(w, &one.result.scores[at])),
            (_, None) => None,
        };
        Meeting {
            round: one.played.round,
            teams: [one.played.home, one.played.away].map(|team| told::entry(inside, team)),
            margin: match contests.method() {
                MatchMethod::BoardAMatch => String::new(),
                _ => contests.amount(w, &one.result.home),
            },
            scores,
            went_on: went_on(inside, known, one.played, w),
            open,
            mine: own.is_some_and(|own| [one.played.home, one.played.away].contains(&own)),
        }
    };
    let mut all: Vec<Meeting> = contests.all().filter(may_see).map(shown).collect();
    all.sort_by_key(|one| std::cmp::Reverse(one.round));
    all
}

/// Whether any match has more to tell than its margin.
pub(crate) fn have_scores(meetings: &[Meeting]) -> bool {
    meetings.iter().any(|one| one.scores.is_some())
}

/// Which team goes on from a match of a knockout, where it was named or the other left.
fn went_on(inside: &Inside, known: &Tournament, played: &TeamMatch, w: Words) -> Option<String> {
    let is_it = |round: u16, teams: [EntryNo; 2]| {
        round == played.round && teams.contains(&played.home) && teams.contains(&played.away)
    };
    let ties = known.knockout_ties(known.session_no());
    let came = ties.into_iter().find(|one| is_it(one.tie.round, [one.tie.home, one.tie.away]))?.came;
    match came {
        KnockoutCame::Named(team) | KnockoutCame::LeftTo(team) => {
            Some(w.with("room-tied-wins", "team", told::entry(inside, team)))
        }
        KnockoutCame::Nothing | KnockoutCame::Won(_) | KnockoutCame::BothLeft => None,
    }
}
