//! What is shown of a session of pairs or of an individual event.

use std::io::{self, Write};

use openroom_cards::Side;
use openroom_reasoning::Words;
use openroom_scoring::file::{PairsSession, RankList, RankedBy};
use openroom_scoring::{Adjustment, Book, Entry, LineScore, Place, Ratio, SitOuts};

use super::columns::Columns;
use super::columns::Flush::{Left, Right};
use super::{
    Explained, Unfound, Wanted, corrections, exact, extra_lines, hundredths, in_section, outstanding,
    percent, points_source, reasons, tell, title,
};
use crate::finish::Failure;
use crate::output::shown;
use crate::words;

pub(crate) fn show(
    mut session: PairsSession,
    wanted: &Wanted<'_>,
    w: Words,
    page: &mut Vec<u8>,
) -> Result<Option<Unfound>, Failure> {
    let told = session.make_corrections().map_err(Failure::input)?;
    let book = &session.book;
    title(&session.head, page)?;
    if wanted.ranking {
        rankings(&session, w, page)?;
        corrections(&told, w, page)?;
    }
    if wanted.travellers {
        for board in 0..book.travellers().len() {
            traveller(&session, board, w, page)?;
        }
    }
    for id in wanted.cards {
        match book.contestants().iter().position(|contestant| contestant.id == *id) {
            Some(place) => card(&session, place as Place, w, page)?,
            None => return Ok(Some(Unfound::Contestant(id.clone()))),
        }
    }
    for what in wanted.explain {
        match what {
            Explained::Ranking => ranking_explained(&session, w, page)?,
            Explained::Board(number) => {
                let mut boards = book.travellers().iter();
                match boards.position(|traveller| traveller.board.number.get() == *number) {
                    Some(board) => explanation(&session, board, w, page)?,
                    None => return Ok(Some(Unfound::Board(*number))),
                }
            }
        }
    }
    Ok(None)
}

fn rankings(session: &PairsSession, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    for list in session.lists() {
        writeln!(page, "{}{}", heading(&list, session, w), outstanding(w, session.outstanding(&list)))?;
        match list.by {
            RankedBy::Score => table(session, &list, w, page)?,
            RankedBy::VictoryPoints => victory_points(session, &list, w, page)?,
        }
    }
    if let Some(results) = book.nothing_left_out() {
        writeln!(page, "  {}\n", w.with("score-nothing-left-out", "n", results))?;
    }
    points_source(w, session.master_points.as_ref(), page)?;
    unranked(session, w, page)?;
    extra_lines(session.extras(), book.contestants(), book.conditions().edition, w, page)
}

fn victory_points(session: &PairsSession, list: &RankList, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let (Some(swiss), book) = (&session.swiss, &session.book) else { return Ok(()) };
    let awards = session.awards(list);
    let mut heading =
        vec![("", Right), ("col-number", Left), ("col-name", Left), ("col-rounds", Left), ("col-vp", Right)];
    heading.extend(awards.is_some().then_some(("col-points", Right)));
    let mut columns = Columns::said(w, &heading);
    for ranked in &list.ranks {
        let contestant = &book.contestants()[ranked.contestant as usize];
        let rounds = swiss.points(book, ranked.contestant);
        let rounds: Vec<String> = rounds
            .iter()
            .map(|points| points.as_ref().map_or("-".to_owned(), |points| exact(w, points)))
            .collect();
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        columns.row(&[
            format!("{}{equal}", ranked.rank),
            contestant.id.clone(),
            contestant.name.clone(),
            rounds.join(" "),
            hundredths(w, &swiss.total(book, ranked.contestant)),
            awards.map_or(String::new(), |awards| hundredths(w, &awards.of(*ranked, list.ranks.len()))),
        ]);
    }
    columns.write(page)
}

fn heading(list: &RankList, session: &PairsSession, w: Words) -> String {
    let what = match (list.stratum, list.by) {
        (Some(stratum), _) => w.with("score-stratum", "name", char::from(b'A' + stratum)),
        (None, RankedBy::VictoryPoints) => w.t("score-victory-points"),
        (None, RankedBy::Score) if session.swiss.is_some() => w.t("score-by-score"),
        (None, RankedBy::Score) => w.t("score-ranking"),
    };
    let section = list.section.map(|section| in_section(w, &session.sections[usize::from(section)]));
    let side = list.side.map(|side| words::side(w, side));
    std::iter::once(what).chain(section).chain(side).collect::<Vec<_>>().join(", ")
}

fn table(session: &PairsSession, list: &RankList, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let awards = session.awards(list);
    let sit_outs = match (book.conditions().sit_outs, &session.swiss) {
        (SitOuts::Total, _) | (_, Some(_)) => None,
        (SitOuts::Mean, None) => Some("col-mean"),
        (SitOuts::Factored, None) => Some("col-factored"),
    };
    let top = book.conditions().method.has_top();
    let mut heading = vec![
        (String::new(), Right),
        (w.t("col-number"), Left),
        (w.t("col-name"), Left),
        (w.t("col-boards"), Right),
        (w.t("col-score"), Right),
    ];
    if top {
        heading.extend([(w.t("col-of"), Right), ("%".to_owned(), Right)]);
    }
    heading.extend(sit_outs.map(|key| (w.t(key), Right)));
    heading.extend(awards.map(|_| (w.t("col-points"), Right)));
    let mut columns = Columns::new(&heading);
    for ranked in &list.ranks {
        let contestant = &book.contestants()[ranked.contestant as usize];
        let total = book.total(ranked.contestant);
        let equal = if ranked.sharing > 1 { "=" } else { "" };
        let mut row = vec![
            format!("{}{equal}", ranked.rank),
            contestant.id.clone(),
            contestant.name.clone(),
            total.boards.to_string(),
            hundredths(w, &total.score),
        ];
        if top {
            row.push(hundredths(w, &total.available));
            row.push(total.share().map_or(String::new(), |share| percent(w, &share)));
        }
        row.extend(sit_outs.map(|_| hundredths(w, &total.ranked)));
        row.extend(awards.map(|awards| hundredths(w, &awards.of(*ranked, list.ranks.len()))));
        columns.row(&row);
    }
    columns.write(page)
}

fn unranked(session: &PairsSession, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let mut any = false;
    for (place, contestant) in book.contestants().iter().enumerate() {
        if contestant.standing != openroom_scoring::Standing::Ranked {
            let total = book.total(place as Place);
            let score = match total.share() {
                Some(share) => format!(", {}%", percent(w, &share)),
                None if total.boards > 0 => format!(", {}", hundredths(w, &total.score)),
                None => String::new(),
            };
            let points = session.swiss.as_ref().map(|swiss| swiss.total(book, place as Place));
            let points = points.map_or(String::new(), |points| format!(", {}", victory_text(w, &points)));
            let standing = tell(w, &contestant.standing.said());
            let (id, name) = (shown(&contestant.id), shown(&contestant.name));
            writeln!(page, "  {id} {name}: {standing}{score}{points}")?;
            any = true;
        }
    }
    if any { writeln!(page) } else { Ok(()) }
}

fn sides(w: Words, book: &Book, board: usize, line: usize) -> String {
    Side::ALL.map(|side| ids(book, board, line, side)).join(&format!(" {} ", w.t("versus")))
}

fn ids(book: &Book, board: usize, line: usize, side: Side) -> String {
    let places = book.travellers()[board].lines[line].of(side).iter();
    let ids = places.map(|place| shown(&book.contestants()[*place as usize].id).to_string());
    ids.collect::<Vec<_>>().join("+")
}

/// What stands on a line as it was scored.
fn scored_text(book: &Book, board: usize, line: usize, w: Words) -> String {
    if let Some(entry) = book.annulled(board, line) {
        return format!("{} ({})", tell(w, &entry.said()), w.t("score-annulled"));
    }
    tell(w, &book.entry_as_scored(board, line).said()) + &lowered_by(book, board, line)
}

/// By what a line is scored otherwise than it stands.
fn lowered_by(book: &Book, board: usize, line: usize) -> String {
    let by = book.lowered_by(board, line);
    by.map_or(String::new(), |by| format!(" ({})", by.cite(book.conditions().edition)))
}

/// What a line is for one side: its own award, with points as they are for that side.
fn own_text(book: &Book, board: usize, line: usize, side: Side, w: Words) -> String {
    match book.entry_as_scored(board, line) {
        Entry::Adjusted(Adjustment { awards, .. }) => {
            tell(w, &awards[side].said_for(side)) + &lowered_by(book, board, line)
        }
        Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => {
            scored_text(book, board, line, w)
        }
    }
}

fn form_text(w: Words, form: u8) -> String {
    if form == 0 {
        return String::new();
    }
    format!(" ({})", w.with("score-form", "form", char::from(b'A' + form)))
}

fn points_text(book: &Book, board: usize, line: usize) -> String {
    let awards = openroom_scoring::awards_on(&book.travellers()[board], line);
    let points = awards
        .and_then(|awards| awards[Side::NorthSouth].points().and_then(openroom_scoring::Weighted::single));
    points.map_or(String::new(), |points| if points == 0 { "0".to_owned() } else { format!("{points:+}") })
}

fn score_text(w: Words, score: &LineScore) -> String {
    score.amount().map_or("-".to_owned(), |amount| hundredths(w, amount))
}

fn victory_text(w: Words, points: &Ratio) -> String {
    format!("{} {}", hundredths(w, points), w.t("col-vp"))
}

/// What a side has: one score, or one for each partner where they differ.
fn side_text(book: &Book, board: usize, line: usize, side: Side, w: Words) -> String {
    let partners = book.travellers()[board].lines[line].of(side).iter();
    let mut texts: Vec<String> =
        partners.map(|place| score_text(w, &book.score_of(*place, board, line, side))).collect();
    texts.dedup();
    texts.join("/")
}

fn traveller(session: &PairsSession, board: usize, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let (traveller, marks) = (&book.travellers()[board], &session.marks[board]);
    let face = traveller.board;
    let said = [
        ("board", face.number.to_string()),
        ("dealer", w.seat_letter_named(face.dealer)),
        ("who", words::vulnerable(w, face.vulnerability)),
    ];
    writeln!(page, "{}", w.say("board-heading", &said))?;
    let tables = marks.iter().any(|mark| !mark.table.is_empty());
    let leads = marks.iter().any(|mark| mark.lead.is_some());
    let mut heading = vec![
        ("ns", Left),
        ("ew", Left),
        ("col-result", Left),
        ("col-points", Right),
        ("ns", Right),
        ("ew", Right),
    ];
    heading.extend(tables.then_some(("col-table", Left)));
    heading.extend(leads.then_some(("col-lead", Left)));
    let mut columns = Columns::said(w, &heading);
    for ((place, line), mark) in traveller.lines.iter().enumerate().zip(marks) {
        let mut row = vec![
            ids(book, board, place, Side::NorthSouth),
            ids(book, board, place, Side::EastWest),
            scored_text(book, board, place, w) + &form_text(w, line.form),
            points_text(book, board, place),
            side_text(book, board, place, Side::NorthSouth, w),
            side_text(book, board, place, Side::EastWest, w),
        ];
        row.extend(tables.then(|| mark.table.clone()));
        row.extend(leads.then(|| mark.lead.map_or(String::new(), |lead| lead.to_string())));
        columns.row(&row);
    }
    columns.write(page)
}

fn card(session: &PairsSession, place: Place, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let contestant = &book.contestants()[place as usize];
    let who = format!("{} {}", shown(&contestant.id), shown(&contestant.name));
    writeln!(page, "{}", w.with("score-card", "who", who))?;
    writeln!(page, "  {}", w.t("score-card-sign"))?;
    let top = book.conditions().method.has_top();
    let mut heading = vec![
        ("col-board", Right),
        ("", Left),
        ("col-against", Left),
        ("col-result", Left),
        ("col-score", Right),
    ];
    heading.extend(top.then_some(("col-of", Right)));
    let mut columns = Columns::said(w, &heading);
    for (board, line, side) in book.played(place) {
        let mut row = vec![
            book.travellers()[board].board.number.to_string(),
            words::side(w, side),
            ids(book, board, line, side.other()),
            own_text(book, board, line, side, w),
            score_text(w, &book.score_of(place, board, line, side)),
        ];
        row.extend(top.then(|| hundredths(w, &book.top(board, line, side))));
        columns.row(&row);
    }
    columns.write(page)?;
    let own: Vec<_> = session.extras().iter().filter(|extra| extra.contestant == place).cloned().collect();
    extra_lines(&own, book.contestants(), book.conditions().edition, w, page)?;
    let total = book.total(place);
    let share = total.share().map_or(String::new(), |share| format!(", {}%", percent(w, &share)));
    let points = session.swiss.as_ref();
    let points =
        points.map_or(String::new(), |swiss| format!(", {}", victory_text(w, &swiss.total(book, place))));
    let said = [
        ("score", exact(w, &total.boards_score)),
        ("n", total.boards.to_string()),
        ("total", exact(w, &total.score)),
    ];
    writeln!(page, "  {}{share}{points}{}\n", w.say("score-card-sum", &said), rank(session, w, place))
}

fn rank(session: &PairsSession, w: Words, place: Place) -> String {
    let found = session.ranks().into_iter().find(|ranked| ranked.contestant == place);
    found.map_or(String::new(), |ranked| format!(", {}", w.with("score-rank", "n", ranked.rank)))
}

fn explanation(session: &PairsSession, board: usize, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let book = &session.book;
    let number = book.travellers()[board].board.number;
    writeln!(page, "{}", w.with("score-arithmetic", "board", number))?;
    for (line, mark) in session.marks[board].iter().enumerate() {
        if let Some(obtained) = &mark.obtained {
            let said = [("sides", sides(w, book, board, line)), ("result", tell(w, &obtained.said()))];
            writeln!(page, "  {}", w.say("score-at-table", &said))?;
        }
    }
    reasons(&book.explain(board, &session.sections), book.conditions().edition, w, page)
}

fn ranking_explained(session: &PairsSession, w: Words, page: &mut dyn Write) -> io::Result<()> {
    let (book, edition) = (&session.book, session.book.conditions().edition);
    writeln!(page, "{}", w.t("score-arithmetic-ranking"))?;
    reasons(&book.explain_ranking(&session.tie_breaks), edition, w, page)?;
    let Some(swiss) = &session.swiss else { return Ok(()) };
    reasons(&swiss.explain_source(), edition, w, page)?;
    for (place, contestant) in (0..).zip(book.contestants()) {
        let said =
            [("who", shown(&contestant.id).to_string()), ("total", exact(w, &swiss.total(book, place)))];
        writeln!(page, "{}", w.say("score-points-of", &said))?;
        reasons(&swiss.explain(book, place), edition, w, page)?;
    }
    reasons(&swiss.explain_ties(book, &session.tie_breaks), edition, w, page)
}
