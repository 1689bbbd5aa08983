//! Corrections, to be told in any language: what was and what is, and what follows from it.

use openroom_cards::Side;

use crate::file::{Corrected, CorrectedMatch, ExtraChange, Made, MadeMatch, PairsSession, TeamsSession};
use crate::said::{joined, said};
use crate::{
    Book, Contestant, Entry, Extra, Fault, KnockoutMatch, League, Line, Match, MatchBoard, Moved, Place,
    Ratio, Said, Standing, Verdict, Why,
};

/// A correction as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What was, and what is.
    pub what: Said,
    /// When.
    pub when: String,
    /// By whom.
    pub who: String,
    /// Why.
    pub why: String,
    /// Whose ranks moved, and which matches of a knockout now stand otherwise.
    pub follows: Vec<Said>,
}

/// What was on a line of a board, and what is.
pub fn line_corrected(board: u32, sides: [&str; 2], was: &Entry, now: &Entry) -> Said {
    let seats = joined!(sides[0], " ", said!("versus", "v"), " ", sides[1]);
    on_board(board, joined!(seats, ": ", is_now(was.said(), now.said())))
}

/// Whose rank moved.
pub fn rank_moved(who: &str, from: Option<u32>, to: Option<u32>) -> Said {
    let rank = |rank: Option<u32>| rank.map_or_else(|| said!("score-no-rank", "none"), Said::from);
    said!("score-moved", "{who}: rank {from} is now {to}", who = who, from = rank(from), to = rank(to))
}

fn is_now(was: Said, now: Said) -> Said {
    said!("score-now", "{was} is now {now}", was = was, now = now)
}

fn added(what: Said) -> Said {
    said!("score-added", "{what} is added", what = what)
}

fn on_board(board: u32, what: Said) -> Said {
    said!("score-on-board", "board {board}, {what}", board = board, what = what)
}

fn moved_said(moved: &Moved, contestants: &[Contestant]) -> Said {
    rank_moved(&contestants[moved.contestant as usize].id, moved.from, moved.to)
}

fn standing_said(who: &str, [was, now]: [Standing; 2]) -> Said {
    joined!(who, ": ", is_now(was.said(), now.said()))
}

fn extra_said(change: &ExtraChange, contestants: &[Contestant]) -> Said {
    let words = |extra: &Extra| {
        let text = if extra.number > Some(1) { extra.said_numbered() } else { extra.said() };
        if extra.reason.is_empty() { text } else { joined!(text, " (", &extra.reason, ")") }
    };
    let whose = change.withdrawn.iter().chain(&change.added).next();
    let id = whose.map_or("", |extra| contestants[extra.contestant as usize].id.as_str());
    let what = match (&change.withdrawn, &change.added) {
        (Some(was), Some(now)) => is_now(words(was), words(now)),
        (Some(was), None) => said!("score-withdrawn", "{what} is withdrawn", what = words(was)),
        (None, Some(now)) => added(words(now)),
        (None, None) => Said::from(""),
    };
    joined!(id, ": ", what)
}

impl Line {
    /// What stands on it, with the form in which the board was played where it is not the board as dealt.
    pub fn said(&self) -> Said {
        if self.form == 0 { self.entry.said() } else { joined!(self.entry.said(), form_said(self.form)) }
    }
}

/// The form in which a board was played.
fn form_said(form: u8) -> Said {
    let form = char::from(b'A' + form).to_string();
    joined!(" (", said!("score-form", "form {form}", form = form), ")")
}

fn seats(book: &Book, line: &Line) -> Said {
    let ids = |side: Side| {
        let ids = line.of(side).iter().map(|place| book.contestants[*place as usize].id.as_str());
        ids.collect::<Vec<_>>().join("+")
    };
    joined!(ids(Side::NorthSouth), " ", said!("versus", "v"), " ", ids(Side::EastWest))
}

fn line_said(book: &Book, was: &Line, now: &Line) -> Said {
    let after = if was.contestants == now.contestants {
        now.said()
    } else {
        joined!(seats(book, now), ": ", now.said())
    };
    joined!(seats(book, was), ": ", is_now(was.said(), after))
}

impl PairsSession {
    /// Makes the corrections that the file lists, in their order.
    pub fn make_corrections(&mut self) -> Result<Vec<Told>, Fault> {
        let plans = std::mem::take(&mut self.corrections).into_iter();
        plans.map(|plan| self.correct(plan).map(|made| self.told(&made))).collect()
    }

    /// A correction of this session as it is told.
    pub fn told(&self, one: &Corrected) -> Told {
        let book = &self.book;
        let what = match &one.made {
            Made::Lines { board, lines } => {
                let lines = lines.iter().map(|(_, was, now)| line_said(book, was, now)).collect();
                on_board(book.travellers[*board].board.number.get(), Said::join(lines, "; "))
            }
            Made::Added(at) => {
                let line = &book.travellers[at.board].lines[at.line];
                let what = joined!(seats(book, line), ": ", line.said());
                on_board(book.travellers[at.board].board.number.get(), added(what))
            }
            Made::Standing(place, both) => standing_said(&book.contestants[*place as usize].id, *both),
            Made::Extra(change) => extra_said(change, &book.contestants),
        };
        Told {
            what,
            when: one.when.clone(),
            who: one.who.clone(),
            why: one.why.clone(),
            follows: one.moved.iter().map(|moved| moved_said(moved, &book.contestants)).collect(),
        }
    }
}

impl League {
    /// A team by its name, or its id where it has none.
    pub fn name(&self, team: Place) -> &str {
        let team = &self.teams[team as usize];
        if team.name.is_empty() { &team.id } else { &team.name }
    }

    /// A match by its round and teams.
    fn met(&self, one: &Match) -> Said {
        said!(
            "team-met",
            "round {round}, {home} v {away}",
            round = one.round,
            home = self.name(one.home),
            away = self.name(one.away)
        )
    }
}

impl Match {
    /// What was added to or taken from its margins, each by the team and what it is: penalty, handicap, carry-over.
    fn all_moves(&self) -> Vec<(Place, MatchMove, &Ratio)> {
        let kinds = [
            (MatchMove::Penalty, &self.penalties),
            (MatchMove::Handicap, &self.handicaps),
            (MatchMove::CarryOver, &self.carried),
        ];
        let of = |(what, amounts)| {
            self.teams().into_iter().zip(amounts).map(move |(team, amount)| (team, what, amount))
        };
        kinds.into_iter().flat_map(of).collect()
    }

    /// The same where there is something.
    pub fn moves(&self) -> Vec<(Place, MatchMove, &Ratio)> {
        let all = self.all_moves().into_iter();
        all.filter(|(_, _, amount): &(_, _, &Ratio)| !amount.is_zero()).collect()
    }
}

/// What moves the margin of a match beside its boards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MatchMove {
    /// A penalty.
    Penalty,
    /// A handicap.
    Handicap,
    /// What a team brings into the match.
    CarryOver,
}

impl MatchMove {
    /// What it is.
    pub fn said(self) -> Said {
        match self {
            MatchMove::Penalty => said!("team-penalty", "penalty"),
            MatchMove::Handicap => said!("extra-handicap", "handicap"),
            MatchMove::CarryOver => said!("extra-carry-over", "carry-over"),
        }
    }
}

impl League {
    /// What was added to or taken from the margins of a match, by team.
    pub fn moves_said(&self, one: &Match) -> Vec<Said> {
        let said = |(team, what, amount): (Place, MatchMove, &Ratio)| {
            joined!(self.name(team), ": ", what.said(), " ", amount)
        };
        one.moves().into_iter().map(said).collect()
    }
}

impl League {
    /// What was added to or taken from the margins of a match and is something else now; none where others played it.
    fn moves_changed(&self, was: &Match, now: &Match) -> Option<Said> {
        if (was.home, was.away) != (now.home, now.away) {
            return None;
        }
        let of = |what: MatchMove, amount: &Ratio| joined!(what.said(), " ", amount);
        let both = was.all_moves().into_iter().zip(now.all_moves()).filter(|(was, now)| was.2 != now.2);
        let changed = both.map(|((team, what, was), (_, _, now))| {
            let said = match (was.is_zero(), now.is_zero()) {
                (true, _) => added(of(what, now)),
                (false, true) => said!("score-withdrawn", "{what} is withdrawn", what = of(what, was)),
                (false, false) => is_now(of(what, was), of(what, now)),
            };
            joined!(self.name(team), ": ", said)
        });
        let changed: Vec<Said> = changed.collect();
        (!changed.is_empty()).then(|| Said::join(changed, ", "))
    }
}

fn rooms_said(board: &MatchBoard) -> Said {
    if let Some([home, away]) = &board.awarded {
        return said!("team-awarded", "home {home}, away {away}", home = home.said(), away = away.said());
    }
    let [open, closed] = [&board.open, &board.closed].map(|entry| entry.said_with_points(board.board));
    said!("team-rooms", "open {open}, closed {closed}", open = open, closed = closed)
}

impl TeamsSession {
    /// Makes the corrections that the file lists, in their order.
    pub fn make_corrections(&mut self) -> Result<Vec<Told>, Why> {
        let plans = std::mem::take(&mut self.corrections).into_iter();
        plans.map(|plan| self.correct(plan).map(|made| self.told(&made))).collect()
    }

    /// A correction of this session as it is told.
    pub fn told(&self, one: &CorrectedMatch) -> Told {
        let league = &self.league;
        let of_board = |of: &Match, board: &MatchBoard, what: Said| {
            let board = board.board.number.get();
            joined!(
                league.met(of),
                ", ",
                said!("team-on-board", "board {board}: {what}", board = board, what = what)
            )
        };
        let what = match &one.made {
            MadeMatch::Board { at, boards } => {
                let [was, now] = &**boards;
                of_board(&league.matches[at.0], now, is_now(rooms_said(was), rooms_said(now)))
            }
            MadeMatch::Matches(matches) => {
                let whole = |one: &Match| {
                    let parts = std::iter::once(league.met(one)).chain(league.moves_said(one));
                    Said::join(parts.collect(), ", ")
                };
                let change = |[was, now]: &[Match; 2]| match league.moves_changed(was, now) {
                    Some(changed) => joined!(league.met(now), ": ", changed),
                    None => is_now(whole(was), whole(now)),
                };
                Said::join(matches.iter().map(change).collect(), "; ")
            }
            MadeMatch::Added((of, board)) => {
                let (of, board) = (&league.matches[*of], &league.matches[*of].boards[*board]);
                of_board(of, board, added(rooms_said(board)))
            }
            MadeMatch::Standing(team, both) => standing_said(&league.teams[*team as usize].id, *both),
            MadeMatch::Extra(change) => extra_said(change, &league.teams),
        };
        let ranks = one.moved.iter().map(|moved| moved_said(moved, &league.teams));
        let turned = one.turned.iter().map(|(was, now)| match was {
            Some(was) => is_now(league.verdict_said(was), league.verdict_said(now)),
            None => league.verdict_said(now),
        });
        Told {
            what,
            when: one.when.clone(),
            who: one.who.clone(),
            why: one.why.clone(),
            follows: ranks.chain(turned).collect(),
        }
    }
}

impl League {
    /// How a match of a knockout stands.
    pub fn verdict_said(&self, one: &KnockoutMatch) -> Said {
        one.said(&|team| self.name(team).to_owned())
    }
}

impl KnockoutMatch {
    /// How it stands, with the names of its teams.
    pub fn said(&self, name: &dyn Fn(Place) -> String) -> Said {
        self.said_as(name, self.verdict_said(name))
    }

    /// The same where more is known than the score: who was named to go on, or had nobody left to play against.
    pub fn decided_said(&self, decided: KnockoutDecided, name: &dyn Fn(Place) -> String) -> Said {
        self.said_as(name, decided.said(name))
    }

    fn said_as(&self, name: &dyn Fn(Place) -> String, verdict: Said) -> Said {
        let margin = |margin: Option<&Ratio>| margin.map_or(Said::from("-"), Said::from);
        let total = self.margin();
        let mut margins = vec![margin(total.as_ref())];
        if self.segments.len() > 1 {
            let parts = self.segments.iter().map(|(_, one)| margin(one.as_ref())).collect();
            margins.push(said!("team-segments", "segments {parts}", parts = Said::join(parts, ", ")));
        }
        said!(
            "team-match",
            "round {round}: {home} v {away}: {margin} ({verdict})",
            round = self.round,
            home = name(self.home),
            away = name(self.away),
            margin = Said::join(margins, ", "),
            verdict = verdict
        )
    }

    fn verdict_said(&self, name: &dyn Fn(Place) -> String) -> Said {
        let open = match self.verdict() {
            Verdict::NotPlayed => return said!("team-not-played", "not played yet"),
            Verdict::Wins(team) => return said!("team-wins", "{team} wins", team = name(team)),
            Verdict::Tie => return said!("team-tie", "a tie, not decided"),
            Verdict::Leads(team) => said!("team-leads", "{team} leads", team = name(team)),
            Verdict::Equal => said!("team-equal", "equal"),
        };
        let segments = said!("team-segments-open", "not all segments are played");
        let segments = (!self.all_segments()).then_some(segments);
        let late = (self.outstanding > 0).then(|| outstanding_said(self.outstanding));
        Said::join([Some(open), segments, late].into_iter().flatten().collect(), ", ")
    }
}

/// What decided a match of a knockout besides its score.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum KnockoutDecided {
    /// This team was named to go on.
    Named(Place),
    /// This team went on because the other left.
    LeftTo(Place),
    /// Both left.
    BothLeft,
}

impl KnockoutDecided {
    fn said(self, name: &dyn Fn(Place) -> String) -> Said {
        match self {
            KnockoutDecided::Named(team) => {
                said!("team-named", "{team} goes on, as was decided", team = name(team))
            }
            KnockoutDecided::LeftTo(team) => {
                said!("team-left-to", "{team} goes on, the others left", team = name(team))
            }
            KnockoutDecided::BothLeft => said!("team-both-left", "both teams left"),
        }
    }
}

/// How many results are late.
pub fn outstanding_said(results: u32) -> Said {
    said!("score-outstanding", "results outstanding: {n}", n = results)
}
