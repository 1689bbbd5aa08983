//! The results of an event as a file of the bridge world: USEBIO, CSV or PBN.

use std::io;

use clap::ValueEnum;
use openroom_archive::Results;
use openroom_notation::loss::Losses;
use openroom_notation::{Format, GamesWriter};
use openroom_tournament::{Line, Reader, Role, Tournament};

use super::Desk;
use super::hours::hour;
use super::show::people;
use crate::finish::{Failure, Finish};
use crate::output::Output;

/// In which form results are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    /// USEBIO results XML.
    Usebio,
    /// CSV, a row a result.
    Csv,
    /// PBN with tables of scores.
    Pbn,
}

impl Form {
    fn format(self) -> Format {
        match self {
            Form::Usebio => Format::Usebio,
            Form::Csv => Format::Csv,
            Form::Pbn => Format::Pbn,
        }
    }
}

/// Writes the agreed results that a reader may see; what the form cannot hold is listed.
pub(super) fn write(desk: &Desk<'_>, form: Form, reader: Reader, output: &Output) -> Result<Finish, Failure> {
    let event = desk.kept.event();
    let results = Results {
        event,
        title: desk.kept.stream().as_str(),
        people: &people(&desk.kept),
        sees: &|line: Line| event.may_see_line(reader, line),
        deal: &|session, board| {
            let given = is_given_deals(event, reader, session);
            given.then(|| desk.kept.played_deal(session, board).ok()).flatten()
        },
        hour: &hour,
    };
    let games = results.games();
    if games.is_empty() {
        return Err(Failure::said("event-nothing-to-export", []));
    }
    let mut losses = Losses::default();
    let mut writer = GamesWriter::new(form.format());
    for game in &games {
        writer.see(game);
    }
    output.write(|out| writer.write(games.into_iter().map(Ok::<_, io::Error>), out, &mut losses))?;
    for loss in losses.iter() {
        crate::convert::say(&format!("the file cannot hold, and does not have: {loss}"));
    }
    Ok(Finish::Fine)
}

/// Whether a reader is given the deals of a session that nobody has still to play.
fn is_given_deals(event: &Tournament, reader: Reader, session: u16) -> bool {
    let directs = match reader {
        Reader::Office(role) | Reader::Official(role, _) => {
            matches!(role, Role::Organizer | Role::ChiefDirector | Role::AssistantDirector)
        }
        Reader::Player(_) | Reader::PlayerFor { .. } | Reader::Anybody => false,
    };
    directs || event.published(session).is_some()
}
