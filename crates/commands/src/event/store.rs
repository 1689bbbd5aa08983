//! Deals, exports, imports, copies.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{ArchiveError, Deals, Item, Kept, LeftOut, OtherNames, Whole, share};
use openroom_cards::dealing::Dealer;
use openroom_journal::Hash;
use openroom_tournament::{Boards, Reader, Role};

use super::failures::{archive, failed, failed_at};
use super::office::{Office, moment};
use super::{Desk, rescue, results_file, show};
use crate::deal::{read, write};
use crate::finish::{Failure, Finish};
use crate::output::{Output, to_screen};
use crate::words::{spoken, words};

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
        let last = last.ok_or_else(|| Failure::said("event-not-started", []))?;
        let session = event.session(event.session_no());
        let is_dealt = |board: &u32| session.is_some_and(|session| session.is_dealt(*board));
        let open: Vec<u32> = (1..=last).filter(|board| !is_dealt(board)).collect();
        if open.is_empty() {
            return Err(all_dealt(desk)?);
        }
        let mut dealer = Dealer::from_entropy().map_err(Failure::input)?;
        let boards: Vec<_> = open.into_iter().map(|board| (board, dealer.deal())).collect();
        let count = boards.len();
        let (by, at) = (desk.by()?, moment(desk.at));
        desk.kept.deal_boards(Deals { by, at, boards }).map_err(|error| desk.failed(error))?;
        to_screen(|out| writeln!(out, "{}", words(desk.lang).with("event-dealt", "n", count)))?;
        Ok(Finish::Fine)
    }
}

/// Why there is nothing to deal, and which deals are somewhere else.
fn all_dealt(desk: &Desk<'_>) -> Result<Failure, Failure> {
    let session = desk.kept.event().session_no();
    let missing = desk.kept.missing().map_err(failed)?;
    let missing: Vec<u32> = missing
        .into_iter()
        .filter_map(|what| match what {
            Item::Deal { session: of, board } if of == session => Some(board),
            _ => None,
        })
        .collect();
    if missing.is_empty() {
        return Ok(Failure::said("event-all-dealt", []));
    }
    let of = [("n", missing.len().to_string()), ("boards", runs(&missing))];
    Ok(Failure::said("event-deals-elsewhere", of))
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
                let place = format!("{}:{}", file.display(), one.line);
                Err(Failure::said("event-boards-in-order", []).at(place))
            }
        }
    })?;
    let Some(first) = found.first().map(|(number, _)| *number) else {
        return Err(Failure::said("event-no-deal", []).at(file.display()));
    };
    let deals: Vec<_> = found.into_iter().map(|(_, deal)| deal).collect();
    let by = desk.by()?;
    desk.kept.deal(by, moment(desk.at), first, &deals).map_err(|error| desk.failed(error))?;
    let w = words(desk.lang);
    let event = desk.kept.event();
    let session = event.session(event.session_no());
    let all = event.sections(event.session_no()).map(|(_, playing)| playing.movement.boards()).max();
    let is_dealt = |board: &u32| session.is_some_and(|session| session.is_dealt(*board));
    let lacking: Vec<u32> = (1..=all.unwrap_or_default()).filter(|board| !is_dealt(board)).collect();
    to_screen(|out| {
        writeln!(out, "{}", w.with("event-dealt", "n", deals.len()))?;
        if lacking.is_empty() {
            return Ok(());
        }
        let said = [("n", lacking.len().to_string()), ("boards", runs(&lacking))];
        writeln!(out, "{}", w.say("event-deals-lacking", &said))
    })?;
    Ok(Finish::Fine)
}

/// Numbers in their order as runs: `1-3, 7`.
pub(super) fn runs(numbers: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run = |(first, last): &(u32, u32)| {
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    };
    runs.iter().map(run).collect::<Vec<_>>().join(", ")
}

/// Deals to be taken out.
#[derive(Args)]
pub(crate) struct TakeOut {
    /// The first board; all that are kept where none is said
    first: Option<u32>,
    /// The last board; the first alone where it is not said
    last: Option<u32>,
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
        let kept = desk.kept.event().session(session).map(|session| &session.digests);
        let ends = kept.and_then(|kept| Some((*kept.keys().next()?, *kept.keys().next_back()?)));
        let (first, last) = match (self.first, self.last) {
            (Some(first), last) => (first, last.unwrap_or(first)),
            (None, _) => ends.unwrap_or((1, 1)),
        };
        let boards = Boards { first, last };
        let by = desk.by()?;
        let taken = desk.kept.take_out(by, moment(desk.at), session, boards, &self.reason);
        let taken = taken.map_err(|error| desk.failed(error))?;
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

/// For whom an export is, as it was asked for.
#[derive(Clone)]
enum ForWhom {
    Reader(Reader),
    /// A player, by the words that all commands take for a person.
    Player(String),
}

fn for_whom(text: &str) -> Result<ForWhom, String> {
    if text == "anybody" {
        return Ok(ForWhom::Reader(Reader::Anybody));
    }
    if let Some(words) = text.strip_prefix("player:") {
        return Ok(ForWhom::Player(words.to_owned()));
    }
    let role = Role::ALL.into_iter().find(|role| role.word().replace(' ', "-") == text);
    role.map(|role| ForWhom::Reader(Reader::Office(role))).ok_or_else(|| {
        let words: Vec<String> = Role::ALL.iter().map(|role| role.word().replace(' ', "-")).collect();
        spoken().with("event-give-reader", "roles", words.join(", "))
    })
}

/// An export.
#[derive(Args)]
pub(crate) struct Export {
    /// For whom: organizer, chief-director, appeals-committee, anybody …, or a player by list number, name or #PERSON,
    /// such as player:11
    #[arg(long = "for", value_name = "ROLE", default_value = "organizer", value_parser = for_whom)]
    for_whom: ForWhom,
    /// Only the results that the reader may see, as a file of the bridge world
    #[arg(long = "as", value_name = "FORM")]
    form: Option<results_file::Form>,
    #[command(flatten)]
    output: Output,
}

impl Export {
    pub(super) fn run(&self, desk: &Desk<'_>) -> Result<Finish, Failure> {
        let reader = self.reader(desk)?;
        must_be_asked_for(desk, reader)?;
        // Whoever asks may have boards to play himself.
        let asks = desk.by()?;
        let reader = match reader {
            Reader::Office(role) => Reader::Official(role, asks),
            Reader::Player(player) if player != asks => Reader::PlayerFor { player, to: asks },
            Reader::Official(..) | Reader::Player(_) | Reader::PlayerFor { .. } | Reader::Anybody => reader,
        };
        if let Some(form) = self.form {
            return results_file::write(desk, form, reader, &self.output);
        }
        let mut file = Vec::new();
        share(&desk.kept, reader, &mut file).map_err(failed)?;
        self.output.write(|out| out.write_all(&file))?;
        Ok(Finish::Fine)
    }

    /// The reader, who takes part where he is a player.
    fn reader(&self, desk: &Desk<'_>) -> Result<Reader, Failure> {
        match &self.for_whom {
            ForWhom::Reader(reader) => Ok(*reader),
            ForWhom::Player(words) => {
                let person = desk.person(words)?;
                if desk.kept.event().takes_part(person) {
                    return Ok(Reader::Player(person));
                }
                let who = show::name(&show::people(&desk.kept), person);
                Err(Failure::said("event-plays-not", [("who", who)]))
            }
        }
    }
}

/// Those who direct export for anybody; others for themselves.
fn must_be_asked_for(desk: &Desk<'_>, reader: Reader) -> Result<(), Failure> {
    let (event, who) = (desk.kept.event(), desk.by()?);
    let directs = [Role::Organizer, Role::ChiefDirector, Role::AssistantDirector];
    let own = match reader {
        Reader::Anybody => true,
        Reader::Player(person) | Reader::PlayerFor { player: person, to: _ } => person == who,
        Reader::Office(role) | Reader::Official(role, _) => event.has_role(who, &[role]),
    };
    if own { Ok(()) } else { desk.must_hold(&directs) }
}

/// An import.
#[derive(Args)]
pub(crate) struct Import {
    /// The file that `event export` wrote for the organizer
    file: PathBuf,
    /// Take the names and contacts of the file for people who are known here by others
    #[arg(long)]
    rename: bool,
}

impl Import {
    /// Reads the file to its end, before there is a journal.
    pub(super) fn read(&self) -> Result<Whole, Failure> {
        let file = File::open(&self.file).map_err(|error| Failure::reading(&self.file, error))?;
        Whole::read(&mut BufReader::new(file)).map_err(|error| failed_at(self.file.display(), error))
    }

    pub(super) fn run(&self, whole: Whole, office: &Office) -> Result<Finish, Failure> {
        let left_out = whole.left_out();
        let other_names = if self.rename { OtherNames::Taken } else { OtherNames::Refused };
        let kept = whole.keep(&office.store, &office.key, other_names).map_err(|error| {
            let said = archive(spoken(), &error);
            let said = match &error {
                ArchiveError::OtherNames(_) => spoken().with("import-other-names", "why", said),
                _ => said,
            };
            Failure::input(said).at(self.file.display())
        })?;
        to_screen(|out| {
            let said = [("event", kept.stream().to_string()), ("n", kept.version().to_string())];
            writeln!(out, "{}", spoken().say("import-done", &said))?;
            say_left_out(left_out, out)
        })?;
        Ok(Finish::Fine)
    }
}

/// Says how many papers a file has not, though its log speaks of them.
fn say_left_out(left_out: LeftOut, out: &mut dyn Write) -> io::Result<()> {
    let LeftOut { deals, tables, files } = left_out;
    if deals + tables + files == 0 {
        return Ok(());
    }
    let said = [("deals", deals.to_string()), ("tables", tables.to_string()), ("files", files.to_string())];
    writeln!(out, "{}", spoken().say("import-left-out", &said))
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
        .map_err(|error| failed_at(path.display(), error))?;
    let w = spoken();
    to_screen(|out| {
        let said = [
            ("event", checked.stream.to_string()),
            ("n", checked.records.to_string()),
            ("withheld", checked.withheld.to_string()),
            ("papers", checked.papers.to_string()),
            ("hash", checked.hash.to_string()),
        ];
        writeln!(out, "{}", w.say("verify-file", &said))?;
        if checked.untied > 0 {
            writeln!(out, "{}", w.with("verify-untied", "n", checked.untied))?;
        }
        say_left_out(checked.left_out, out)?;
        match published {
            Some(hash) if hash != checked.hash => {
                writeln!(out, "{}", w.with("verify-other", "hash", hash))
            }
            Some(_) => writeln!(out, "{}", w.t("verify-same")),
            None => writeln!(out, "{}", w.t("verify-compare")),
        }
    })?;
    let same = published.is_none_or(|hash| hash == checked.hash);
    Ok(if same && checked.untied == 0 { Finish::Fine } else { Finish::CheckFailed })
}

/// Checks every hash, and that what lies beside the log is as it was written.
pub(super) fn verify(office: &Office) -> Result<Finish, Failure> {
    let heads = office.store.verify().map_err(failed)?;
    let damage = rescue::damage_of(office)?;
    let mut missing = Vec::new();
    for (stream, _) in &heads {
        // Other streams than events are read by the server alone.
        if let Ok(kept) = Kept::open(&office.store, &office.key, stream.clone()) {
            missing.push((stream, kept.missing().map_err(failed)?.len()));
        }
    }
    to_screen(|out| {
        heads
            .iter()
            .try_for_each(|(stream, head)| writeln!(out, "{stream} {} {}", head.version, head.hash))?;
        for (stream, count) in missing.iter().filter(|(_, count)| *count > 0) {
            let said = [("event", stream.to_string()), ("n", count.to_string())];
            writeln!(out, "{}", spoken().say("verify-not-kept", &said))?;
        }
        damage.iter().try_for_each(|line| writeln!(out, "{line}"))
    })?;
    Ok(if damage.is_empty() { Finish::Fine } else { Finish::CheckFailed })
}
