//! One ranking over several sites, each with a journal of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{Kept, SealingKey, take_in};
use openroom_cards::{Deal, Side};
use openroom_journal::{Hash, Journal, MemoryJournal, Version};
use openroom_tournament::{Tournament, together};

use super::failures::{failed, failed_at};
use super::show::{entry_name, figure, people};
use crate::finish::{Failure, Finish};
use crate::output::to_screen;
use crate::words::spoken;

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
        let key = SealingKey::from_entropy().map_err(failed)?;
        let stores: Vec<MemoryJournal> = self.files.iter().map(|_| MemoryJournal::new()).collect();
        let sites = self.files.iter().zip(&stores).map(|(file, store)| site(file, store, &key));
        let sites = sites.collect::<Result<Vec<_>, _>>()?;
        self.must_be_different(&sites)?;
        let unknown = self.must_have_the_same_deals(&sites)?;
        let events: Vec<&Tournament> = sites.iter().map(Kept::event).collect();
        let rows = together(&events, self.session).map_err(Failure::input)?;
        let names: Vec<_> = sites.iter().map(people).collect();
        to_screen(|out| {
            for site in unknown {
                writeln!(out, "{}", spoken().with("together-no-deals", "file", site))?;
            }
            let mut side = None;
            for row in &rows {
                if row.side != side {
                    side = row.side;
                    let side = side.map(|side: Side| crate::words::side(spoken(), side));
                    writeln!(out, "{}", side.unwrap_or_default())?;
                }
                let equal = if row.sharing > 1 { "=" } else { " " };
                let (own, site) = (figure(spoken(), &row.own), &sites[row.site]);
                let who = entry_name(site, &names[row.site], row.entry);
                writeln!(out, "{:>4}{equal} {own:>10}  {who} ({})", row.rank, site.stream())?;
            }
            Ok(())
        })?;
        Ok(Finish::Fine)
    }
}

type Site<'a> = Kept<'a, MemoryJournal>;

impl Together {
    /// No event comes twice: the first record tells it, whatever the file is called and however far it goes.
    fn must_be_different(&self, sites: &[Site<'_>]) -> Result<(), Failure> {
        let mut known: Vec<(Hash, &Path)> = Vec::new();
        for (site, file) in sites.iter().zip(&self.files) {
            let first = site.store().read(site.stream(), Version::START, 1).map_err(failed)?;
            let Some(first) = first.first().map(|entry| entry.hash) else { continue };
            if let Some((_, before)) = known.iter().find(|(hash, _)| *hash == first) {
                let same = [("file", before.display().to_string())];
                return Err(Failure::said("together-same", same).at(file.display()));
            }
            known.push((first, file));
        }
        Ok(())
    }

    /// Where two sites know the deal of a board, it is the same; the sites that know none.
    fn must_have_the_same_deals(&self, sites: &[Site<'_>]) -> Result<Vec<String>, Failure> {
        let mut known: BTreeMap<u32, (Deal, &Path)> = BTreeMap::new();
        let mut unknown = Vec::new();
        for (site, file) in sites.iter().zip(&self.files) {
            let boards: BTreeSet<u32> =
                site.event().due(self.session).iter().map(|line| line.board).collect();
            let deals =
                boards.iter().filter_map(|&board| Some((board, site.played_deal(self.session, board).ok()?)));
            let deals: Vec<(u32, Deal)> = deals.collect();
            if deals.is_empty() {
                unknown.push(file.display().to_string());
            }
            for (board, deal) in deals {
                let (first, before) = known.entry(board).or_insert((deal, file));
                if *first != deal {
                    let other = [("board", board.to_string()), ("file", before.display().to_string())];
                    return Err(Failure::said("together-other-deal", other).at(file.display()));
                }
            }
        }
        Ok(unknown)
    }
}

fn site<'a>(
    path: &Path,
    store: &'a MemoryJournal,
    key: &'a SealingKey,
) -> Result<Kept<'a, MemoryJournal>, Failure> {
    let file = File::open(path).map_err(|error| Failure::reading(path, error))?;
    take_in(store, key, &mut BufReader::new(file)).map_err(|error| failed_at(path.display(), error))
}
