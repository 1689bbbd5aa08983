//! Deals, exports, imports, copies.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{share, take_in};
use openroom_cards::dealing::Dealer;
use openroom_journal::Hash;
use openroom_tournament::{Boards, Reader, Role};

use super::office::{Office, moment};
use super::{Desk, results_file};
use crate::deal::{read, write};
use crate::finish::{Failure, Finish};
use crate::output::{Output, to_screen};

/// Boards to be dealt.
#[derive(Args)]
pub(crate) struct Deal {
    /// Up to this board; all of the session where it is not said
    #[arg(long, conflicts_with = "from")]
    boards: Option<u32>,
    /// Take the deals from a PBN file; boards keep their numbers
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

impl Deal {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        if let Some(file) = &self.from {
            return import(desk, file);
        }
        let event = desk.kept.event();
        let all = event.sections(event.session_no()).map(|(_, playing)| playing.movement.boards()).max();
        let last = all.map(|all| self.boards.map_or(all, |boards| boards.min(all)).min(10_000));
        let last =
            last.ok_or_else(|| Failure::input("play has not begun: `event start` says which boards"))?;
        let session = event.session(event.session_no());
        let is_dealt = |board: &u32| session.is_some_and(|session| session.is_dealt(*board));
        let open: Vec<u32> = (1..=last).filter(|board| !is_dealt(board)).collect();
        if open.is_empty() {
            let dealt = "every board has its deal; `event redeal` has one dealt anew";
            return Err(Failure::input(dealt));
        }
        let mut dealer = Dealer::from_entropy().map_err(Failure::input)?;
        let by = desk.by()?;
        for run in open.chunk_by(|one, next| one + 1 == *next) {
            let deals: Vec<_> = run.iter().map(|_| dealer.deal()).collect();
            desk.kept.deal(by, moment(desk.at), run[0], &deals).map_err(Failure::input)?;
        }
        to_screen(|out| writeln!(out, "{} boards dealt", open.len()))?;
        Ok(Finish::Fine)
    }
}

/// Keeps the deals of a file, which must be one after the other.
fn import(desk: &mut Desk<'_>, file: &Path) -> Result<Finish, Failure> {
    let mut found: Vec<(u32, openroom_cards::Deal)> = Vec::new();
    read::deals(file, |one| {
        let number = one.board.map(|board| board.number.get());
        let next = found.last().map(|(before, _)| before + 1);
        match number {
            Some(number) if next.is_none_or(|next| next == number) => {
                found.push((number, one.deal));
                Ok(())
            }
            Some(_) | None => {
                let wrong = "the boards of the file must be numbered one after the other";
                Err(Failure::input_at(format!("{}:{}", file.display(), one.line), wrong))
            }
        }
    })?;
    let Some(first) = found.first().map(|(number, _)| *number) else {
        return Err(Failure::input_at(file.display(), "there is no deal in it"));
    };
    let deals: Vec<_> = found.into_iter().map(|(_, deal)| deal).collect();
    let by = desk.by()?;
    desk.kept.deal(by, moment(desk.at), first, &deals).map_err(Failure::input)?;
    Ok(Finish::Fine)
}

/// Deals to be taken out.
#[derive(Args)]
pub(crate) struct TakeOut {
    /// The first board
    first: u32,
    /// The last board
    last: u32,
    /// The session; the last one where it is not said
    #[arg(long)]
    session: Option<u16>,
    /// What for
    #[arg(long)]
    reason: String,
    /// As a PBN file
    #[arg(long)]
    pbn: bool,
    #[command(flatten)]
    output: Output,
}

impl TakeOut {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let session = self.session.unwrap_or_else(|| desk.kept.event().session_no());
        let boards = Boards { first: self.first, last: self.last };
        let by = desk.by()?;
        let taken =
            desk.kept.take_out(by, moment(desk.at), session, boards, &self.reason).map_err(Failure::input)?;
        let numbered = |(board, deal): &(u32, openroom_cards::Deal)| {
            Some((openroom_cards::Board::numbered((*board).try_into().ok()?), *deal))
        };
        self.output.write(|out| {
            if self.pbn {
                return write::pbn(desk.kept.stream().as_str(), taken.iter().filter_map(numbered), out);
            }
            taken.iter().try_for_each(|(board, deal)| writeln!(out, "{board} {deal}"))
        })?;
        Ok(Finish::Fine)
    }
}

fn reader(text: &str) -> Result<Reader, String> {
    if text == "anybody" {
        return Ok(Reader::Anybody);
    }
    if let Some(number) = text.strip_prefix("player:") {
        let person = number.trim_start_matches('#').parse().map_err(|_| format!("{number} is no person"))?;
        return Ok(Reader::Player(openroom_tournament::Person(person)));
    }
    let role = Role::ALL.into_iter().find(|role| role.word().replace(' ', "-") == text);
    role.map(Reader::Office).ok_or_else(|| {
        let words: Vec<String> = Role::ALL.iter().map(|role| role.word().replace(' ', "-")).collect();
        format!("give anybody, player:PERSON, {}", words.join(", "))
    })
}

/// An export.
#[derive(Args)]
pub(crate) struct Export {
    /// For whom: organizer, chief-director, appeals-committee, player:7, anybody …
    #[arg(long = "for", value_name = "ROLE", default_value = "organizer", value_parser = reader)]
    reader: Reader,
    /// Only the results, as a file of the bridge world
    #[arg(long = "as", value_name = "FORM", conflicts_with = "reader")]
    form: Option<results_file::Form>,
    #[command(flatten)]
    output: Output,
}

impl Export {
    pub(super) fn run(&self, desk: &Desk<'_>) -> Result<Finish, Failure> {
        if let Some(form) = self.form {
            return results_file::write(desk, form, &self.output);
        }
        self.must_be_asked_for(desk)?;
        let mut file = Vec::new();
        share(&desk.kept, self.reader, &mut file).map_err(Failure::input)?;
        self.output.write(|out| out.write_all(&file))?;
        Ok(Finish::Fine)
    }
}

impl Export {
    /// Those who direct export for anybody; others for themselves.
    fn must_be_asked_for(&self, desk: &Desk<'_>) -> Result<(), Failure> {
        let (event, who) = (desk.kept.event(), desk.by()?);
        if let Reader::Player(person) = self.reader
            && !event.entries().values().any(|entry| entry.is_of(person))
        {
            return Err(Failure::input(format!("{person} does not play in this event")));
        }
        let directs = [Role::Organizer, Role::ChiefDirector, Role::AssistantDirector];
        let own = match self.reader {
            Reader::Anybody => true,
            Reader::Player(person) => person == who,
            Reader::Office(role) => event.has_role(who, &[role]),
        };
        if own { Ok(()) } else { desk.must_hold(&directs) }
    }
}

/// An import.
#[derive(Args)]
pub(crate) struct Import {
    /// The file that `event export` wrote for the organizer
    file: PathBuf,
}

impl Import {
    pub(super) fn run(&self, office: &Office) -> Result<Finish, Failure> {
        let file = File::open(&self.file).map_err(|error| Failure::reading(&self.file, error))?;
        let kept = take_in(&office.store, &office.key, &mut BufReader::new(file))
            .map_err(|error| Failure::input_at(self.file.display(), error))?;
        to_screen(|out| writeln!(out, "{}: {} records", kept.stream(), kept.version()))?;
        Ok(Finish::Fine)
    }
}

/// What is checked.
#[derive(Args)]
pub(crate) struct Verify {
    /// A file that `event export` wrote, for anybody; the journal where it is not given
    #[arg(long)]
    pub(super) file: Option<PathBuf>,
    /// The last hash as it was published: the file must end with it
    #[arg(long, requires = "file")]
    pub(super) hash: Option<Hash>,
}

/// Checks that no record of a shared file was edited, left out or moved.
pub(super) fn verify_file(path: &Path, published: Option<Hash>) -> Result<Finish, Failure> {
    let file = File::open(path).map_err(|error| Failure::reading(path, error))?;
    let checked = openroom_archive::check_shared(&mut BufReader::new(file))
        .map_err(|error| Failure::input_at(path.display(), error))?;
    to_screen(|out| {
        writeln!(
            out,
            "{}: {} records, {} withheld, {} deals, tables and files, hash {}",
            checked.stream, checked.records, checked.withheld, checked.papers, checked.hash
        )?;
        if checked.untied > 0 {
            writeln!(
                out,
                "{} withheld records, deals or tables are in the first form, which has no digests: for them, and for what is before a withheld one, the file is no proof",
                checked.untied
            )?;
        }
        match published {
            Some(hash) if hash != checked.hash => {
                writeln!(out, "it is not the log that was published: {hash}")
            }
            Some(_) => writeln!(out, "it is the log that was published"),
            None => writeln!(out, "compare the hash with the one that was published"),
        }
    })?;
    let same = published.is_none_or(|hash| hash == checked.hash);
    Ok(if same && checked.untied == 0 { Finish::Fine } else { Finish::CheckFailed })
}

/// Checks every hash.
pub(super) fn verify(office: &Office) -> Result<Finish, Failure> {
    let heads = office.store.verify().map_err(Failure::input)?;
    to_screen(|out| {
        heads.iter().try_for_each(|(stream, head)| writeln!(out, "{stream} {} {}", head.version, head.hash))
    })?;
    Ok(Finish::Fine)
}
