//! What is printed of a session file, the form that `openroom score` reads.

use openroom_cards::Board;
use openroom_scoring::file::{PairsSession, RankList, RankedBy, Session, TeamList, TeamsSession};
use openroom_scoring::{Contestant, Fault, Knockout, Place, Ranked, Ratio, SitOuts, Standing, Told};

use crate::diagram::HandBoard;
use crate::heading::Heading;
use crate::of_book::{Called, card_lines, knockouts, matches, remarks, travellers};
use crate::print::card::Card;
use crate::print::ranking::{Figure, Ranking, RankingRow};
use crate::print::results::Results;

/// Makes the corrections that a session file lists, as they come before anything is printed; gives what is told of them.
pub fn corrected(mut session: Session) -> Result<(Session, Vec<Told>), Uncorrected> {
    let told = match &mut session {
        Session::Pairs(pairs) => pairs.make_corrections().map_err(Uncorrected::Pairs)?,
        Session::Teams(teams) => teams.make_corrections().map_err(Uncorrected::Teams)?,
    };
    Ok((session, told))
}

/// A correction that cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Uncorrected {
    /// On a traveller.
    Pairs(Fault),
    /// In a match.
    Teams(openroom_scoring::Why),
}

impl std::fmt::Display for Uncorrected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Uncorrected::Pairs(fault) => fault.fmt(f),
            Uncorrected::Teams(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Uncorrected {}

/// The results of a session; `hands` gives the boards that may be shown.
pub fn results(session: &Session, hands: &dyn Fn(Board) -> Option<HandBoard>) -> Results {
    match session {
        Session::Pairs(session) => of_pairs(session, hands),
        Session::Teams(session) => of_teams(session),
    }
}

/// The card of a contestant; none where there is no such one.
pub fn card(session: &Session, id: &str) -> Option<Card> {
    match session {
        Session::Pairs(session) => {
            let place = position(session.book.contestants(), id)?;
            Some(card_of_pairs(session, place))
        }
        Session::Teams(session) => Some(card_of_teams(session, position(&session.league.teams, id)?)),
    }
}

/// The ids of all contestants.
pub fn contestants(session: &Session) -> Vec<String> {
    let all = match session {
        Session::Pairs(session) => session.book.contestants(),
        Session::Teams(session) => &session.league.teams,
    };
    all.iter().map(|one| one.id.clone()).collect()
}

fn position(contestants: &[Contestant], id: &str) -> Option<Place> {
    contestants.iter().position(|one| one.id == id).map(|place| place as Place)
}

fn heading(head: &openroom_scoring::file::Head) -> Heading {
    Heading { title: head.name.clone(), detail: String::new(), date: head.date.clone() }
}

fn with_called<T>(contestants: &[Contestant], make: impl FnOnce(&Called<'_>) -> T) -> T {
    let number = |place: Place| contestants[place as usize].id.clone();
    let name = |place: Place| contestants[place as usize].name.clone();
    make(&Called { number: &number, name: &name })
}

fn of_pairs(session: &PairsSession, hands: &dyn Fn(Board) -> Option<HandBoard>) -> Results {
    let book = &session.book;
    with_called(book.contestants(), |called| {
        let lead = |board: usize, line: usize| session.marks[board][line].lead;
        Results {
            heading: heading(&session.head),
            notes: session.head.notes.clone(),
            rankings: pair_rankings(session),
            unranked: unranked(book.contestants(), called),
            remarks: remarks(called, session.extras(), book.conditions().edition),
            points_from: session.master_points.as_ref().map(|points| points.source.clone()),
            travellers: travellers(book, called, hands, &lead),
            ..Results::default()
        }
    })
}

fn unranked(contestants: &[Contestant], called: &Called<'_>) -> Vec<(String, Standing)> {
    let places = (0..).zip(contestants).filter(|(_, one)| one.standing != Standing::Ranked);
    places.map(|(place, one)| (called.both(place), one.standing)).collect()
}

fn pair_rankings(session: &PairsSession) -> Vec<Ranking> {
    let named = |section: u16| session.sections[usize::from(section)].clone();
    let ranking = |list: RankList| Ranking {
        section: list.section.map(named),
        side: list.side,
        stratum: list.stratum.map(|stratum| char::from(b'A' + stratum)),
        outstanding: session.outstanding(&list),
        ..match list.by {
            RankedBy::Score => pair_ranking(session, &list),
            RankedBy::VictoryPoints => victory_points(session, &list),
        }
    };
    session.lists().into_iter().map(ranking).collect()
}

fn victory_points(session: &PairsSession, list: &RankList) -> Ranking {
    let book = &session.book;
    let master = session.awards(list);
    let mut columns = vec![Figure::VictoryPoints];
    columns.extend(master.map(|_| Figure::MasterPoints));
    let row = |ranked: &Ranked| {
        let mut figures = vec![session.swiss.as_ref().map(|swiss| swiss.total(book, ranked.contestant))];
        figures.extend(master.map(|points| Some(points.of(*ranked, list.ranks.len()))));
        ranking_row(book.contestants(), *ranked, figures)
    };
    Ranking { columns, rows: list.ranks.iter().map(row).collect(), ..Ranking::default() }
}

fn ranking_row(contestants: &[Contestant], ranked: Ranked, figures: Vec<Option<Ratio>>) -> RankingRow {
    let one = &contestants[ranked.contestant as usize];
    RankingRow {
        rank: ranked.rank,
        sharing: ranked.sharing,
        number: one.id.clone(),
        name: one.name.clone(),
        figures,
    }
}

fn pair_ranking(session: &PairsSession, list: &RankList) -> Ranking {
    let book = &session.book;
    let master = session.awards(list);
    let mut columns = vec![Figure::Boards, Figure::Score];
    if book.conditions().method.has_top() {
        columns.extend([Figure::Top, Figure::Percent]);
    }
    let ranked_by = ranked_by(session);
    columns.extend(ranked_by);
    columns.extend(master.map(|_| Figure::MasterPoints));
    let row = |ranked: &Ranked| {
        let total = book.total(ranked.contestant);
        let percent = total.share().map(|share| share * Ratio::whole(100));
        let mut figures = vec![Some(Ratio::whole(total.boards.into())), Some(total.score)];
        if book.conditions().method.has_top() {
            figures.extend([Some(total.available), percent]);
        }
        figures.extend(ranked_by.map(|_| Some(total.ranked)));
        figures.extend(master.map(|points| Some(points.of(*ranked, list.ranks.len()))));
        ranking_row(book.contestants(), *ranked, figures)
    };
    Ranking { columns, rows: list.ranks.iter().map(row).collect(), ..Ranking::default() }
}

/// What ranks where contestants have scores on different numbers of boards, if it is not the total.
fn ranked_by(session: &PairsSession) -> Option<Figure> {
    match (session.book.conditions().sit_outs, &session.swiss) {
        (SitOuts::Total, _) | (_, Some(_)) => None,
        (SitOuts::Mean, None) => Some(Figure::Mean),
        (SitOuts::Factored, None) => Some(Figure::Factored),
    }
}

fn card_of_pairs(session: &PairsSession, place: Place) -> Card {
    let book = &session.book;
    let contestant = &book.contestants()[place as usize];
    let total = book.total(place);
    let rank = session.ranks().into_iter().find(|ranked| ranked.contestant == place);
    let own: Vec<_> = session.extras().iter().filter(|extra| extra.contestant == place).cloned().collect();
    with_called(book.contestants(), |called| Card {
        heading: heading(&session.head),
        number: contestant.id.clone(),
        name: contestant.name.clone(),
        rank: rank.map(|ranked| (ranked.rank, ranked_with(session, place))),
        total: Some(total.score.clone()),
        ranked_by: ranked_by(session).map(|figure| (figure, total.ranked.clone())),
        share: total.share(),
        victory_points: session.swiss.as_ref().map(|swiss| swiss.total(book, place)),
        boards: card_lines(book, called, place),
        remarks: remarks(called, &own, book.conditions().edition),
        ..Card::default()
    })
}

/// How many are in the ranking in which a contestant is.
fn ranked_with(session: &PairsSession, place: Place) -> usize {
    let mut lists = session.lists().into_iter();
    let here = |list: &RankList| list.ranks.iter().any(|ranked| ranked.contestant == place);
    lists.find(here).map_or(0, |list| list.ranks.len())
}

fn of_teams(session: &TeamsSession) -> Results {
    let league = &session.league;
    let mut rankings = Vec::new();
    if league.conditions.knockout == Knockout::No {
        rankings.extend(session.lists().iter().map(|list| Ranking {
            section: list.section.map(|section| session.sections[usize::from(section)].clone()),
            stratum: list.stratum.map(|stratum| char::from(b'A' + stratum)),
            outstanding: list.outstanding,
            ..team_ranking(session, list)
        }));
    }
    with_called(&league.teams, |called| Results {
        heading: heading(&session.head),
        notes: session.head.notes.clone(),
        rankings,
        unranked: unranked(&league.teams, called),
        knockouts: knockouts(league, called, |_| true),
        points_from: session.master_points.as_ref().map(|points| points.source.clone()),
        remarks: remarks(called, &league.extras, league.conditions.edition),
        matches: matches(league, called, |_| true),
        ..Results::default()
    })
}

fn team_ranking(session: &TeamsSession, list: &TeamList) -> Ranking {
    let league = &session.league;
    let master = session.awards(list);
    let score = if league.conditions.scale.is_some() { Figure::VictoryPoints } else { Figure::Score };
    let mut columns = vec![Figure::Matches, score];
    columns.extend(master.map(|_| Figure::MasterPoints));
    let row = |ranked: &Ranked| {
        let played = i64::try_from(league.played(ranked.contestant)).unwrap_or(i64::MAX);
        let mut figures = vec![Some(Ratio::whole(played)), Some(league.total(ranked.contestant))];
        figures.extend(master.map(|points| Some(points.of(*ranked, list.ranks.len()))));
        ranking_row(&league.teams, *ranked, figures)
    };
    Ranking { columns, rows: list.ranks.iter().map(row).collect(), ..Ranking::default() }
}

fn card_of_teams(session: &TeamsSession, team: Place) -> Card {
    let league = &session.league;
    let mut lists = league.sections().into_iter().map(|section| league.ranks(section, &session.tie_breaks));
    let own = lists.find(|list| list.iter().any(|ranked| ranked.contestant == team));
    let rank = own.and_then(|list| {
        let ranked = list.iter().find(|ranked| ranked.contestant == team)?;
        Some((ranked.rank, list.len()))
    });
    let own_extras: Vec<_> = league.extras.iter().filter(|extra| extra.contestant == team).cloned().collect();
    let total = Some(league.total(team));
    let (total, victory_points) =
        if league.conditions.scale.is_some() { (None, total) } else { (total, None) };
    with_called(&league.teams, |called| Card {
        heading: heading(&session.head),
        number: league.teams[team as usize].id.clone(),
        name: league.teams[team as usize].name.clone(),
        rank: rank.filter(|_| league.conditions.knockout == Knockout::No),
        total,
        victory_points,
        matches: matches(league, called, |one| one.home == team || one.away == team),
        knockouts: knockouts(league, called, |one| one.home == team || one.away == team),
        remarks: remarks(called, &own_extras, league.conditions.edition),
        ..Card::default()
    })
}
