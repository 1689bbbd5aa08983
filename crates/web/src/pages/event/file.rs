//! The results as a file of the bridge world, for whoever may see them.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use openroom_archive::Results;
use openroom_cards::Deal;
use openroom_notation::loss::Losses;
use openroom_notation::{Format, GamesWriter};
use openroom_tournament::{Line, Moment, People, Tournament};

use super::find;
use crate::app::{App, apart};
use crate::club::{Evening, Guest, Inside};
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// What the files are called on a page, and their names in addresses.
pub(super) const OFFERED: [(&str, &str); 3] =
    [("USEBIO (XML)", "results.xml"), ("CSV", "results.csv"), ("PBN", "results.pbn")];

/// The files that there are, by their names in addresses.
const FILES: [(&str, Format); 3] =
    [("results.xml", Format::Usebio), ("results.csv", Format::Csv), ("results.pbn", Format::Pbn)];

/// The most letters of the name under which a file is kept.
const LONGEST_NAME: usize = 60;

/// Everything that a file needs of the event, so that nobody waits for it.
struct Seen {
    event: Tournament,
    title: String,
    people: People,
    lines: BTreeSet<Line>,
    /// The boards whose deals may be known, by session.
    boards: BTreeSet<(u16, u32)>,
}

/// The file of this name.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, name)): Path<(String, String)>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (_, format) = FILES.into_iter().find(|(known, _)| *known == name).ok_or(Wrong::NotFound)?;
    let session = query.get("session").map(|text| text.parse().map_err(|_| Wrong::NotFound)).transpose()?;
    let guest = evening.inside().guest(&visitor.key());
    written(&app, &evening, guest, format, session).await
}

/// The results of the event, or of one of its sessions, in a format.
pub(crate) async fn written(
    app: &App,
    evening: &Arc<Evening>,
    guest: Guest,
    format: Format,
    session: Option<u16>,
) -> Result<Response, Wrong> {
    let _one_of_few = app.limits.heavy.turn().await.ok_or(Wrong::TooMany)?;
    let seen = seen(&evening.inside(), &guest, session);
    if seen.lines.is_empty() {
        return Err(Wrong::NotFound);
    }
    let named = named(&seen.title).unwrap_or_else(|| evening.code.clone());
    let of = Arc::clone(evening);
    let file = apart(move || seen.file(&of, format)).await?.map_err(|_| Wrong::Failed)?;
    let kind = match format {
        Format::Usebio => "application/xml",
        Format::Csv => "text/csv; charset=utf-8",
        _ => "application/x-pbn",
    };
    let name = format!("attachment; filename=\"{named}.{}\"", format.extension());
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], file).into_response())
}

/// The title as the name of a file, where it has letters that every system takes.
fn named(title: &str) -> Option<String> {
    let words = title.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let name: String = words.collect::<Vec<_>>().join("-").chars().take(LONGEST_NAME).collect();
    (!name.is_empty()).then_some(name)
}

/// Whether there is a result that this visitor is given as a file.
pub(super) fn has_any(inside: &Inside, guest: &Guest) -> bool {
    boards(inside).into_iter().any(|board| is_given(inside, guest, board))
}

/// The boards of which results are agreed, by session.
fn boards(inside: &Inside) -> BTreeSet<(u16, u32)> {
    let agreed = inside.event.lines().iter().filter(|(_, state)| state.agreed().is_some());
    agreed.map(|(line, _)| (line.session, line.board)).collect()
}

/// Whether the results of a board are given to this visitor: to those who direct at any time, to all when the scores are
/// published, and never those of a board that he has still to play.
fn is_given(inside: &Inside, guest: &Guest, (session, board): (u16, u32)) -> bool {
    let known = guest.director().is_some() || inside.event.published(session).is_some();
    known && inside.may_see_results(guest, session, board)
}

fn seen(inside: &Inside, guest: &Guest, session: Option<u16>) -> Seen {
    let event = &inside.event;
    let mut boards = boards(inside);
    boards.retain(|board| session.is_none_or(|asked| asked == board.0) && is_given(inside, guest, *board));
    let lines = event.lines().keys().filter(|line| boards.contains(&(line.session, line.board)));
    let lines: BTreeSet<Line> = lines.copied().collect();
    boards.retain(|(session, board)| inside.may_see_hands(guest, *session, *board));
    Seen {
        event: event.clone(),
        title: inside.door.title.clone(),
        people: inside.people.clone(),
        lines,
        boards,
    }
}

impl Seen {
    fn file(&self, evening: &Evening, format: Format) -> io::Result<Vec<u8>> {
        let kept = |at: &(u16, u32)| Some((*at, evening.played_deal(at.0, at.1).ok()?));
        let deals: BTreeMap<(u16, u32), Deal> = self.boards.iter().filter_map(kept).collect();
        let results = Results {
            event: &self.event,
            title: &self.title,
            people: &self.people,
            sees: &|line| self.lines.contains(&line),
            deal: &|session, board| deals.get(&(session, board)).copied(),
            hour: &|at: Moment| at.to_string(),
        };
        let games = results.games();
        let mut writer = GamesWriter::new(format);
        for game in &games {
            writer.see(game);
        }
        let mut file = Vec::new();
        writer.write(games.into_iter().map(Ok::<_, io::Error>), &mut file, &mut Losses::default())?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_by_what_every_system_takes() {
        assert_eq!(named("Tuesday pairs / \"B\"").as_deref(), Some("Tuesday-pairs-B"));
        assert_eq!(named("Õhtu"), Some("htu".to_owned()));
        assert_eq!(named("…"), None);
    }
}
