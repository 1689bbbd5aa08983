//! A scored session of pairs or individuals, or of teams, as it is printed.

use openroom_cards::{Board, BySide, Card, Side};
use openroom_lawbook::Edition;
use openroom_scoring::{
    Amount, Book, Entry, Extra, Knockout, KnockoutMatch, League, Match, MatchResult, Place, Ratio, Said,
};

use crate::diagram::HandBoard;
use crate::print::card::CardLine;
use crate::print::matches::{MatchLine, MatchSheet};
use crate::print::note::Note;
use crate::print::results::{Deducted, Remark};
use crate::print::traveller::{TravellerLine, TravellerSheet};

/// How a contestant is called: by number and name.
pub(crate) struct Called<'a> {
    pub(crate) number: &'a dyn Fn(Place) -> String,
    pub(crate) name: &'a dyn Fn(Place) -> String,
}

impl Called<'_> {
    /// Number and name.
    pub(crate) fn both(&self, place: Place) -> String {
        format!("{} {}", (self.number)(place), (self.name)(place)).trim().to_owned()
    }

    /// The name, or the number where there is none.
    pub(crate) fn name_or_number(&self, place: Place) -> String {
        let name = (self.name)(place);
        if name.is_empty() { (self.number)(place) } else { name }
    }
}

/// The travellers of a session; `hands` gives a board that may be shown, `lead` the lead of a line.
pub(crate) fn travellers(
    book: &Book,
    called: &Called<'_>,
    hands: &dyn Fn(Board) -> Option<HandBoard>,
    lead: &dyn Fn(usize, usize) -> Option<Card>,
) -> Vec<TravellerSheet> {
    let sheet = |(at, traveller): (usize, &openroom_scoring::Traveller)| {
        let line = |(place, line): (usize, &openroom_scoring::Line)| TravellerLine {
            contestants: BySide::from_fn(|side| numbers(called, line.of(side))),
            entry: stands(book, at, place),
            notes: notes(book, at, place),
            lead: lead(at, place),
            scores: BySide::from_fn(|side| scores(book, at, place, side)),
        };
        let mut lines: Vec<TravellerLine> = traveller.lines.iter().enumerate().map(line).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(best(line)));
        TravellerSheet { board: traveller.board, hands: hands(traveller.board), lines }
    };
    book.travellers().iter().enumerate().map(sheet).collect()
}

/// What stands on a line: as it was scored, or as it was where it is annulled.
fn stands(book: &Book, board: usize, line: usize) -> Entry {
    book.annulled(board, line).cloned().unwrap_or_else(|| book.entry_as_scored(board, line))
}

fn notes(book: &Book, board: usize, line: usize) -> Vec<Note> {
    let form = book.travellers()[board].lines[line].form;
    let lowered = book.lowered_by(board, line).map(|by| by.cite(book.conditions().edition).to_owned());
    let all = [
        (form != 0).then(|| Note::Form(char::from(b'A' + form))),
        lowered.map(Note::LoweredBy),
        book.annulled(board, line).map(|_| Note::Annulled),
    ];
    all.into_iter().flatten().collect()
}

fn best(line: &TravellerLine) -> Option<Ratio> {
    line.scores[Side::NorthSouth].first().cloned()
}

fn numbers(called: &Called<'_>, places: &[Place]) -> String {
    places.iter().map(|place| (called.number)(*place)).collect::<Vec<_>>().join("+")
}

/// What a side has: one score, or one for each partner where they differ.
fn scores(book: &Book, board: usize, line: usize, side: Side) -> Vec<Ratio> {
    let partners = book.travellers()[board].lines[line].of(side).iter();
    let scores = partners.filter_map(|place| book.score_of(*place, board, line, side).amount().cloned());
    let mut scores: Vec<Ratio> = scores.collect();
    scores.dedup();
    scores
}

/// The boards of one contestant.
pub(crate) fn card_lines(book: &Book, called: &Called<'_>, place: Place) -> Vec<CardLine> {
    let line = |(board, line, side): (usize, usize, Side)| {
        let traveller = &book.travellers()[board];
        let opponents = traveller.lines[line].of(side.other()).iter();
        let partner = traveller.lines[line].of(side).iter().find(|other| **other != place);
        let awards = openroom_scoring::awards_on(traveller, line);
        let top = book.top(board, line, side);
        CardLine {
            board: traveller.board,
            side,
            partner: partner.map(|other| called.both(*other)),
            opponents: opponents.map(|place| called.both(*place)).collect::<Vec<_>>().join(", "),
            entry: stands(book, board, line),
            notes: notes(book, board, line),
            points: awards.and_then(|awards| awards[side].points()?.single()),
            score: book.score_of(place, board, line, side).amount().cloned(),
            top: Some(top).filter(|top| !top.is_zero()),
        }
    };
    book.played(place).map(line).collect()
}

/// Penalties, bonus, carry-over and handicaps.
pub(crate) fn remarks(called: &Called<'_>, extras: &[Extra], edition: Edition) -> Vec<Remark> {
    let remark = |extra: &Extra| {
        let signed =
            |amount: &Ratio| if extra.kind.is_penalty() { Ratio::ZERO - amount } else { amount.clone() };
        Remark {
            who: called.both(extra.contestant),
            kind: extra.kind,
            amount: match &extra.amount {
                Amount::Score(points) => Deducted::Points(signed(points)),
                Amount::Tops(tops) => Deducted::Tops(signed(tops)),
                Amount::Session(share) => Deducted::Session(signed(share)),
                Amount::VictoryPoints(points) => Deducted::VictoryPoints(signed(points)),
            },
            by: extra.by.map_or(String::new(), |by| by.cite(edition).to_owned()),
            reason: extra.reason.clone(),
        }
    };
    extras.iter().map(remark).collect()
}

/// The matches that `wanted` picks.
pub(crate) fn matches(
    league: &League,
    called: &Called<'_>,
    wanted: impl Fn(&Match) -> bool,
) -> Vec<MatchSheet> {
    let both = league.matches.iter().zip(&league.results).filter(|(one, _)| wanted(one));
    both.map(|(one, result)| sheet(league, called, one, result)).collect()
}

/// How the matches of a knockout stand that `wanted` picks; none in another event.
pub(crate) fn knockouts(
    league: &League,
    called: &Called<'_>,
    wanted: impl Fn(&KnockoutMatch) -> bool,
) -> Vec<Said> {
    match league.conditions.knockout {
        Knockout::No => Vec::new(),
        Knockout::Yes => {
            let all = league.knockouts().into_iter().filter(|one| wanted(one));
            all.map(|one| one.said(&|team| called.name_or_number(team))).collect()
        }
    }
}

fn sheet(league: &League, called: &Called<'_>, one: &Match, result: &MatchResult) -> MatchSheet {
    let line = |(board, scored): (&openroom_scoring::MatchBoard, &Option<openroom_scoring::BoardResult>)| {
        MatchLine {
            board: board.board,
            rooms: [board.open.clone(), board.closed.clone()],
            scores: scored.as_ref().map(|scored| [scored.home.clone(), scored.away.clone()]),
        }
    };
    MatchSheet {
        round: one.round,
        segment: one.segment,
        teams: [one.home, one.away].map(|team| called.name_or_number(team)),
        notes: if league.counts(one) { Vec::new() } else { vec![Note::Annulled] },
        boards: one.boards.iter().zip(&result.boards).map(line).collect(),
        margin: [result.home.clone(), result.away.clone()],
        victory_points: result.victory_points.clone(),
        moves: one
            .moves()
            .into_iter()
            .map(|(team, what, amount)| (called.name_or_number(team), what, amount.clone()))
            .collect(),
        outstanding: league.outstanding_in(one),
    }
}
