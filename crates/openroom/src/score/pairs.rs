//! What is shown of a session of pairs or of an individual event.

use std::io::{self, Write};

use openroom_cards::Side;
use openroom_lawbook::provisions::L12C2d;
use openroom_scoring::file::{Corrected, Made, PairsSession, RankList, RankedBy};
use openroom_scoring::{Adjustment, Book, Entry, Line, LineScore, Place, Ranked, Ratio};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{Explained, Unfound, Wanted, extra_change, extra_lines, moved_lines, reasons, title, told};
use crate::finish::Failure;
use crate::output::shown;

pub(crate) fn show(
    mut session: PairsSession,
    wanted: &Wanted<'_>,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let mut corrected = Vec::new();
    for plan in std::mem::take(&mut session.corrections) {
        corrected.push(session.correct(plan).map_err(Failure::input)?);
    }
    let book = &session.book;
    title(&session.head, page)?;
    if wanted.ranking {
        rankings(&session, page)?;
        corrections(book, &corrected, page)?;
    }
    if wanted.travellers {
        for board in 0..book.travellers().len() {
            traveller(&session, board, page)?;
        }
    }
    for id in wanted.cards {
        match book.contestants().iter().position(|contestant| contestant.id == *id) {
            Some(place) => card(&session, place as Place, page)?,
            None => return Ok(Some(Unfound::Contestant(id.clone()))),
        }
    }
    for what in wanted.explain {
        match what {
            Explained::Ranking => ranking_explained(&session, page)?,
            Explained::Board(number) => {
                let mut boards = book.travellers().iter();
                match boards.position(|traveller| traveller.board.number.get() == *number) {
                    Some(board) => explanation(&session, board, page)?,
                    None => return Ok(Some(Unfound::Board(*number))),
                }
            }
        }
    }
    Ok(None)
}

fn rankings(session: &PairsSession, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    for list in session.lists() {
        writeln!(page, "{}", heading(&list, session))?;
        match list.by {
            RankedBy::Score => table(session, &list.ranks, page)?,
            RankedBy::VictoryPoints => victory_points(session, &list.ranks, page)?,
        }
    }
    unranked(session, page)?;
    extra_lines(session.extras(), book.contestants(), book.conditions().edition, page)
}

fn victory_points(session: &PairsSession, ranks: &[Ranked], page: &mut dyn Write) -> io::Result<()> {
    let (Some(swiss), book) = (&session.swiss, &session.book) else { return Ok(()) };
    let mut heading = vec![("", Right), ("no.", Left), ("name", Left), ("rounds", Left), ("VP", Right)];
    heading.extend(session.master_points.is_some().then_some(("points", Right)));
    let mut columns = Columns::new(&heading);
    for ranked in ranks {
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
            session.master_points.as_ref().map_or(String::new(), |points| points.of(*ranked).shown(2)),
        ]);
    }
    columns.write(page)
}

fn heading(list: &RankList, session: &PairsSession) -> String {
    let name = |section: u16| format!(", section {}", shown(&session.sections[usize::from(section)]));
    let section = list.section.map_or(String::new(), name);
    let side = list.side.map_or(String::new(), |side| format!(", {side}"));
    let what = match (list.stratum, list.by) {
        (Some(stratum), _) => format!("Stratum {}", char::from(b'A' + stratum)),
        (None, RankedBy::VictoryPoints) => "Victory points".to_owned(),
        (None, RankedBy::Score) if session.swiss.is_some() => "By score".to_owned(),
        (None, RankedBy::Score) => "Ranking".to_owned(),
    };
    format!("{what}{section}{side}")
}

fn table(session: &PairsSession, ranks: &[Ranked], page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let top = book.conditions().method.has_top();
    let mut heading = vec![("", Right), ("no.", Left), ("name", Left), ("boards", Right), ("score", Right)];
    if top {
        heading.extend([("of", Right), ("%", Right)]);
    }
    if session.swiss.is_none() && session.master_points.is_some() {
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
        if let (Some(points), None) = (&session.master_points, &session.swiss) {
            row.push(points.of(*ranked).shown(2));
        }
        columns.row(&row);
    }
    columns.write(page)
}

fn unranked(session: &PairsSession, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let mut any = false;
    for (place, contestant) in book.contestants().iter().enumerate() {
        if contestant.standing != openroom_scoring::Standing::Ranked {
            let total = book.total(place as Place);
            let score = match total.share() {
                Some(share) => format!(", {}%", (share * Ratio::whole(100)).shown(2)),
                None if total.boards > 0 => format!(", {}", total.score.shown(2)),
                None => String::new(),
            };
            let points = session.swiss.as_ref().map(|swiss| swiss.total(book, place as Place));
            let points = points.map_or(String::new(), |points| format!(", {} VP", points.shown(2)));
            let standing = contestant.standing;
            let (id, name) = (shown(&contestant.id), shown(&contestant.name));
            writeln!(page, "  {id} {name}: {standing}{score}{points}")?;
            any = true;
        }
    }
    if any { writeln!(page) } else { Ok(()) }
}

fn corrections(book: &Book, corrected: &[Corrected], page: &mut dyn Write) -> io::Result<()> {
    if corrected.is_empty() {
        return Ok(());
    }
    writeln!(page, "Corrections")?;
    for one in corrected {
        let what = match &one.made {
            Made::Lines { board, lines } => {
                let number = book.travellers()[*board].board.number;
                let lines: Vec<String> =
                    lines.iter().map(|(_, was, now)| line_change(book, was, now)).collect();
                format!("board {number}, {}", lines.join("; "))
            }
            Made::Extra(change) => extra_change(change, book.contestants()),
        };
        writeln!(page, "  {what} {}", told(&one.when, &one.who, &one.why))?;
        moved_lines(&one.moved, book.contestants(), page)?;
    }
    writeln!(page)
}

fn line_change(book: &Book, was: &Line, now: &Line) -> String {
    let result = |line: &Line| entry_text(&line.entry) + &form_text(line.form);
    let seats = |line: &Line| Side::ALL.map(|side| names(book, line.of(side))).join(" v ");
    if was.contestants == now.contestants {
        format!("{}: {} is now {}", seats(was), result(was), result(now))
    } else {
        format!("{}: {} is now {}: {}", seats(was), result(was), seats(now), result(now))
    }
}

fn sides(book: &Book, board: usize, line: usize) -> String {
    Side::ALL.map(|side| ids(book, board, line, side)).join(" v ")
}

fn ids(book: &Book, board: usize, line: usize, side: Side) -> String {
    names(book, book.travellers()[board].lines[line].of(side))
}

fn names(book: &Book, places: &[Place]) -> String {
    let ids = places.iter().map(|place| shown(&book.contestants()[*place as usize].id).to_string());
    ids.collect::<Vec<_>>().join("+")
}

/// What stands on a line as it was scored.
fn scored_text(book: &Book, board: usize, line: usize) -> String {
    let (entry, scored) = (&book.travellers()[board].lines[line].entry, book.entry_as_scored(board, line));
    let by = if *entry == scored {
        String::new()
    } else {
        format!(" ({})", L12C2d.cite(book.conditions().edition))
    };
    entry_text(&scored) + &by
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

fn form_text(form: u8) -> String {
    if form == 0 { String::new() } else { format!(" (form {})", char::from(b'A' + form)) }
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

/// What a side has: one score, or one for each partner where they differ.
fn side_text(book: &Book, board: usize, line: usize, side: Side) -> String {
    let partners = book.travellers()[board].lines[line].of(side).iter();
    let mut texts: Vec<String> =
        partners.map(|place| score_text(&book.score_of(*place, board, line, side))).collect();
    texts.dedup();
    texts.join("/")
}

fn traveller(session: &PairsSession, board: usize, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let (traveller, marks) = (&book.travellers()[board], &session.marks[board]);
    let face = traveller.board;
    writeln!(page, "Board {}, dealer {}, vulnerable {}", face.number, face.dealer, face.vulnerability)?;
    let tables = marks.iter().any(|mark| !mark.table.is_empty());
    let leads = marks.iter().any(|mark| mark.lead.is_some());
    let mut heading =
        vec![("NS", Left), ("EW", Left), ("result", Left), ("points", Right), ("NS", Right), ("EW", Right)];
    heading.extend(tables.then_some(("table", Left)));
    heading.extend(leads.then_some(("lead", Left)));
    let mut columns = Columns::new(&heading);
    for ((place, line), mark) in traveller.lines.iter().enumerate().zip(marks) {
        let mut row = vec![
            ids(book, board, place, Side::NorthSouth),
            ids(book, board, place, Side::EastWest),
            scored_text(book, board, place) + &form_text(line.form),
            points_text(book, board, place),
            side_text(book, board, place, Side::NorthSouth),
            side_text(book, board, place, Side::EastWest),
        ];
        row.extend(tables.then(|| mark.table.clone()));
        row.extend(leads.then(|| mark.lead.map_or(String::new(), |lead| lead.to_string())));
        columns.row(&row);
    }
    columns.write(page)
}

fn card(session: &PairsSession, place: Place, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
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
            scored_text(book, board, line),
            score_text(&book.score_of(place, board, line, side)),
            book.top(board, line, side).shown(2),
        ]);
    }
    columns.write(page)?;
    let own: Vec<_> = session.extras().iter().filter(|extra| extra.contestant == place).cloned().collect();
    extra_lines(&own, book.contestants(), book.conditions().edition, page)?;
    let total = book.total(place);
    let share =
        total.share().map_or(String::new(), |share| format!(", {}%", (share * Ratio::whole(100)).shown(2)));
    let points = session.swiss.as_ref();
    let points = points.map_or(String::new(), |swiss| format!(", {} VP", swiss.total(book, place).shown(2)));
    writeln!(
        page,
        "  {} on {} boards, with all extras {}{share}{points}{}\n",
        total.boards_score.exact(),
        total.boards,
        total.score.exact(),
        rank(session, place)
    )
}

fn rank(session: &PairsSession, place: Place) -> String {
    let found = session.ranks().into_iter().find(|ranked| ranked.contestant == place);
    found.map_or(String::new(), |ranked| format!(", rank {}", ranked.rank))
}

fn explanation(session: &PairsSession, board: usize, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    writeln!(page, "Board {}: the arithmetic", book.travellers()[board].board.number)?;
    for (line, mark) in session.marks[board].iter().enumerate() {
        if let Some(obtained) = &mark.obtained {
            writeln!(page, "  at the table {}: {}", sides(book, board, line), entry_text(obtained))?;
        }
    }
    reasons(&book.explain(board), book.conditions().edition, page)
}

fn ranking_explained(session: &PairsSession, page: &mut dyn Write) -> io::Result<()> {
    let (book, edition) = (&session.book, session.book.conditions().edition);
    writeln!(page, "The ranking: the arithmetic")?;
    reasons(&book.explain_ranking(&session.tie_breaks), edition, page)?;
    let Some(swiss) = &session.swiss else { return Ok(()) };
    for (place, contestant) in (0..).zip(book.contestants()) {
        writeln!(page, "Victory points of {}: {}", shown(&contestant.id), swiss.total(book, place).exact())?;
        reasons(&swiss.explain(book, place), edition, page)?;
    }
    reasons(&swiss.explain_ties(book, &session.tie_breaks), edition, page)
}
