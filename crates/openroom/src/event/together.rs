//! One ranking over several sites, each with a journal of its own.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{Kept, SealingKey, take_in};
use openroom_cards::Side;
use openroom_journal::MemoryJournal;
use openroom_tournament::{Tournament, together};

use super::show::{entry_name, figure, people};
use crate::finish::{Failure, Finish};
use crate::output::to_screen;

/// Sites that played the same boards.
#[derive(Args)]
pub(crate) struct Together {
    /// What `event export` wrote at each site for the organizer
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The session
    #[arg(long, default_value_t = 1)]
    session: u16,
}

impl Together {
    pub(super) fn run(&self) -> Result<Finish, Failure> {
        let key = SealingKey::from_entropy().map_err(Failure::input)?;
        let stores: Vec<MemoryJournal> = self.files.iter().map(|_| MemoryJournal::new()).collect();
        let sites = self.files.iter().zip(&stores).map(|(file, store)| site(file, store, &key));
        let sites = sites.collect::<Result<Vec<_>, _>>()?;
        let events: Vec<&Tournament> = sites.iter().map(Kept::event).collect();
        let rows = together(&events, self.session).map_err(Failure::input)?;
        let names: Vec<_> = sites.iter().map(people).collect();
        to_screen(|out| {
            let mut side = None;
            for row in &rows {
                if row.side != side {
                    side = row.side;
                    writeln!(out, "{}", side.map_or_else(String::new, |side: Side| side.to_string()))?;
                }
                let equal = if row.sharing > 1 { "=" } else { " " };
                let (own, site) = (figure(&row.own), &sites[row.site]);
                let who = entry_name(site, &names[row.site], row.entry);
                writeln!(out, "{:>4}{equal} {own:>10}  {who} ({})", row.rank, site.stream())?;
            }
            Ok(())
        })?;
        Ok(Finish::Fine)
    }
}

fn site<'a>(
    path: &Path,
    store: &'a MemoryJournal,
    key: &'a SealingKey,
) -> Result<Kept<'a, MemoryJournal>, Failure> {
    let file = File::open(path).map_err(|error| Failure::reading(path, error))?;
    take_in(store, key, &mut BufReader::new(file)).map_err(|error| Failure::input_at(path.display(), error))
}
