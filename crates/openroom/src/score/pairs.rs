//! What is shown of a session of pairs or of an individual event.

use std::io::{self, Write};

use openroom_cards::Side;
use openroom_scoring::file::PairsSession;
use openroom_scoring::{
    Adjustment, Amount, Book, Correction, Entry, ExtraKind, LineScore, Moved, Place, Ranked, RankingOf,
    Ratio, stratum,
};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{Unfound, Wanted, title};
use crate::finish::Failure;
use crate::output::shown;

pub(crate) fn show(
    mut session: PairsSession,
    wanted: &Wanted<'_>,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let mut corrected = Vec::new();
    for plan in std::mem::take(&mut session.corrections) {
        let done = session.book.correct(plan.at, plan.entry, &plan.who, &plan.why, &plan.when);
        corrected.push(done.map_err(Failure::input)?);
    }
    let book = &session.book;
    title(&session.name, &session.date, page)?;
    if wanted.ranking {
        rankings(&session, page)?;
        corrections(book, &corrected, page)?;
    }
    if wanted.travellers {
        for board in 0..book.travellers().len() {
            traveller(book, board, page)?;
        }
    }
    for id in wanted.cards {
        match book.contestants().iter().position(|contestant| contestant.id == *id) {
            Some(place) => card(book, place as Place, page)?,
            None => return Ok(Some(Unfound::Contestant(id.clone()))),
        }
    }
    for number in wanted.explain {
        let found = book.travellers().iter().position(|traveller| traveller.board.number.get() == *number);
        match found {
            Some(board) => explanation(book, board, page)?,
            None => return Ok(Some(Unfound::Board(*number))),
        }
    }
    Ok(None)
}

fn rankings(session: &PairsSession, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    for ranking in book.rankings().rankings() {
        let ranks = book.ranks(ranking, &session.tie_breaks);
        writeln!(page, "{}", heading(ranking.of, &session.sections))?;
        table(session, &ranks, page)?;
        let lowest = ranks.iter().map(|ranked| book.contestants()[ranked.contestant as usize].stratum).max();
        for place in 1..=lowest.unwrap_or_default() {
            let inside = |contestant: Place| book.contestants()[contestant as usize].stratum >= place;
            writeln!(page, "Stratum {}", char::from(b'A' + place))?;
            table(session, &stratum(&ranks, inside), page)?;
        }
    }
    victory_points(session, page)?;
    unranked(book, page)?;
    extras(book, page)
}

fn victory_points(session: &PairsSession, page: &mut dyn Write) -> io::Result<()> {
    let (Some(swiss), book) = (&session.swiss, &session.book) else { return Ok(()) };
    writeln!(page, "Victory points")?;
    let mut columns =
        Columns::new(&[("", Right), ("no.", Left), ("name", Left), ("rounds", Left), ("VP", Right)]);
    for ranked in swiss.ranks(book) {
        let contestant = &book.contestants()[ranked.contestant as usize];
        let rounds = swiss.points(book, ranked.contestant);
        let rounds: Vec<String> =
            rounds.iter().map(|points| points.as_ref().map_or("-".to_owned(), Ratio::exact)).collect();
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        columns.row(&[
            format!("{}{equal}", ranked.rank),
            contestant.id.clone(),
            contestant.name.clone(),
            rounds.join(" "),
            swiss.total(book, ranked.contestant).shown(2),
        ]);
    }
    columns.write(page)
}

fn heading(of: RankingOf, sections: &[String]) -> String {
    let section = of
        .section
        .map_or(String::new(), |section| format!(", section {}", shown(&sections[usize::from(section)])));
    let side = of.side.map_or(String::new(), |side| format!(", {side}"));
    format!("Ranking{section}{side}")
}

fn table(session: &PairsSession, ranks: &[Ranked], page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let top = book.conditions().method.has_top();
    let mut heading = vec![("", Right), ("no.", Left), ("name", Left), ("boards", Right), ("score", Right)];
    if top {
        heading.extend([("of", Right), ("%", Right)]);
    }
    if session.master_points.is_some() {
        heading.push(("points", Right));
    }
    let mut columns = Columns::new(&heading);
    for ranked in ranks {
        let contestant = &book.contestants()[ranked.contestant as usize];
        let total = book.total(ranked.contestant);
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        let mut row = vec![
            format!("{}{equal}", ranked.rank),
            contestant.id.clone(),
            contestant.name.clone(),
            total.boards.to_string(),
            total.score.shown(2),
        ];
        if top {
            row.push(total.available.shown(2));
            row.push(total.share().map_or(String::new(), |share| (share * Ratio::whole(100)).shown(2)));
        }
        if let Some(points) = &session.master_points {
            row.push(points.of(*ranked).shown(2));
        }
        columns.row(&row);
    }
    columns.write(page)
}

fn unranked(book: &Book, page: &mut dyn Write) -> io::Result<()> {
    let mut any = false;
    for (place, contestant) in book.contestants().iter().enumerate() {
        if contestant.standing != openroom_scoring::Standing::Ranked {
            let share = book
                .total(place as Place)
                .share()
                .map_or(String::new(), |share| format!(", {}%", (share * Ratio::whole(100)).shown(2)));
            let standing = match contestant.standing {
                openroom_scoring::Standing::Ranked => "ranked",
                openroom_scoring::Standing::WithoutStanding => "without standing",
                openroom_scoring::Standing::Withdrawn => "withdrawn",
                openroom_scoring::Standing::Disqualified => "disqualified",
            };
            writeln!(page, "  {} {}: {standing}{share}", shown(&contestant.id), shown(&contestant.name))?;
            any = true;
        }
    }
    if any { writeln!(page) } else { Ok(()) }
}

fn extras(book: &Book, page: &mut dyn Write) -> io::Result<()> {
    for extra in book.extras() {
        let contestant = &book.contestants()[extra.contestant as usize];
        let kind = match extra.kind {
            ExtraKind::Procedural => "procedural penalty",
            ExtraKind::Disciplinary => "disciplinary penalty",
            ExtraKind::Bonus => "bonus",
            ExtraKind::CarryOver => "carry-over",
            ExtraKind::Handicap => "handicap",
        };
        let percent = |share: &Ratio| (share * Ratio::whole(100)).exact();
        let amount = match &extra.amount {
            Amount::Score(score) => score.exact(),
            Amount::Tops(share) => format!("{}% of a top", percent(share)),
            Amount::Session(share) => format!("{}% of the session", percent(share)),
            Amount::VictoryPoints(points) => format!("{} VP", points.exact()),
        };
        let by = extra.by.map_or(String::new(), |by| format!(" ({})", by.cite(book.conditions().edition)));
        writeln!(page, "  {}: {kind} {amount}{by} {}", shown(&contestant.id), shown(&extra.reason))?;
    }
    if book.extras().is_empty() { Ok(()) } else { writeln!(page) }
}

fn corrections(book: &Book, corrected: &[(Correction, Vec<Moved>)], page: &mut dyn Write) -> io::Result<()> {
    if corrected.is_empty() {
        return Ok(());
    }
    writeln!(page, "Corrections")?;
    for (correction, moved) in corrected {
        let traveller = &book.travellers()[correction.at.board];
        let (was, now) = (entry_text(&correction.was), entry_text(&correction.now));
        writeln!(
            page,
            "  board {}, {}: {was} is now {now} ({}, {}: {})",
            traveller.board.number,
            sides(book, correction.at.board, correction.at.line),
            shown(&correction.when),
            shown(&correction.who),
            shown(&correction.why),
        )?;
        for moved in moved {
            let id = &book.contestants()[moved.contestant as usize].id;
            let rank = |rank: Option<u32>| rank.map_or("none".to_owned(), |rank| rank.to_string());
            writeln!(page, "    {}: rank {} is now {}", shown(id), rank(moved.from), rank(moved.to))?;
        }
    }
    writeln!(page)
}

fn sides(book: &Book, board: usize, line: usize) -> String {
    Side::ALL.map(|side| ids(book, board, line, side)).join(" v ")
}

fn ids(book: &Book, board: usize, line: usize, side: Side) -> String {
    let places = book.travellers()[board].lines[line].of(side).iter();
    places.map(|place| book.contestants()[*place as usize].id.as_str()).collect::<Vec<_>>().join("+")
}

fn entry_text(entry: &Entry) -> String {
    match entry {
        Entry::Result(outcome) => outcome.to_string(),
        Entry::Points(points) => format!("{points:+}"),
        Entry::Adjusted(Adjustment { awards, .. }) => match awards.values() {
            [ns, ew] if ns == ew => ns.to_string(),
            [ns, ew] => format!("NS {ns}; EW {ew}"),
        },
        Entry::Late => "late".to_owned(),
        Entry::NotPlayed => "not played".to_owned(),
        Entry::Cancelled => "cancelled".to_owned(),
    }
}

fn points_text(book: &Book, board: usize, line: usize) -> String {
    let awards = openroom_scoring::awards_on(&book.travellers()[board], line);
    let points = awards
        .and_then(|awards| awards[Side::NorthSouth].points().and_then(openroom_scoring::Weighted::single));
    points.map_or(String::new(), |points| if points == 0 { "0".to_owned() } else { format!("{points:+}") })
}

fn score_text(score: &LineScore) -> String {
    score.amount().map_or("-".to_owned(), |amount| amount.shown(2))
}

fn traveller(book: &Book, board: usize, page: &mut dyn Write) -> io::Result<()> {
    let traveller = &book.travellers()[board];
    let face = traveller.board;
    writeln!(page, "Board {}, dealer {}, vulnerable {}", face.number, face.dealer, face.vulnerability)?;
    let heading =
        [("NS", Left), ("EW", Left), ("result", Left), ("points", Right), ("NS", Right), ("EW", Right)];
    let mut columns = Columns::new(&heading);
    for (place, line) in traveller.lines.iter().enumerate() {
        let form =
            if line.form == 0 { String::new() } else { format!(" (form {})", char::from(b'A' + line.form)) };
        columns.row(&[
            ids(book, board, place, Side::NorthSouth),
            ids(book, board, place, Side::EastWest),
            entry_text(&line.entry) + &form,
            points_text(book, board, place),
            score_text(&book.line_score(board, place, Side::NorthSouth)),
            score_text(&book.line_score(board, place, Side::EastWest)),
        ]);
    }
    columns.write(page)
}

fn card(book: &Book, place: Place, page: &mut dyn Write) -> io::Result<()> {
    let contestant = &book.contestants()[place as usize];
    writeln!(page, "Card of {} {}", shown(&contestant.id), shown(&contestant.name))?;
    let heading =
        [("board", Right), ("", Left), ("against", Left), ("result", Left), ("score", Right), ("of", Right)];
    let mut columns = Columns::new(&heading);
    for (board, line, side) in book.played(place) {
        columns.row(&[
            book.travellers()[board].board.number.to_string(),
            side.to_string(),
            ids(book, board, line, side.other()),
            entry_text(&book.travellers()[board].lines[line].entry),
            score_text(&book.line_score(board, line, side)),
            book.top(board, line).shown(2),
        ]);
    }
    columns.write(page)?;
    let total = book.total(place);
    let share =
        total.share().map_or(String::new(), |share| format!(", {}%", (share * Ratio::whole(100)).shown(2)));
    writeln!(
        page,
        "  {} on {} boards, with all extras {}{share}\n",
        total.boards_score.exact(),
        total.boards,
        total.score.exact()
    )
}

fn explanation(book: &Book, board: usize, page: &mut dyn Write) -> io::Result<()> {
    writeln!(page, "Board {}: the arithmetic", book.travellers()[board].board.number)?;
    for reason in book.explain(board) {
        writeln!(page, "  {}", shown(&reason.cited(book.conditions().edition).to_string()))?;
    }
    writeln!(page)
}
