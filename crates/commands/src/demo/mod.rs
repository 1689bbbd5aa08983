//! `openroom demo`: a whole club evening with fictional people, by the commands that a user has.

mod bidding;
mod evening;
mod names;
mod play;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{Kept, Names};
use openroom_journal::Stream;
use openroom_lawbook::regulations::{Preset, UnknownPreset};
use openroom_laws::walk::Random;

use crate::event::failures::failed;
use crate::event::office::Office;
use crate::event::{judged, show};
use crate::finish::{Failure, Finish};
use crate::movement::make::refused;
use crate::output::{shown, to_screen};
use crate::progress::Progress;
use crate::words::Spoken;
use evening::{Evening, Stopped};

/// Play a club evening with fictional people: boards at the table, rulings, a fouled board, an appeal
#[derive(Args, Debug)]
pub(crate) struct Demo {
    /// Tables, from 3 to 60
    #[arg(long, default_value_t = 13, value_parser = clap::value_parser!(u16).range(3..=60))]
    tables: u16,
    /// The same seed gives the same evening
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Whose regulations hold
    #[arg(long, default_value = "wbf")]
    preset: String,
    /// The journal to write; a new file
    #[arg(long, short = 'j', default_value = "demo.journal")]
    journal: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
}

/// Runs the command.
pub(crate) fn run(args: &Demo) -> Result<Finish, Failure> {
    play(args).map_err(|failure| failure.in_words(args.spoken.words()))
}

fn play(args: &Demo) -> Result<Finish, Failure> {
    let preset: Preset = args.preset.parse().map_err(|_: UnknownPreset| {
        let names = Preset::ALL.map(Preset::id).join(", ");
        Failure::said("demo-no-preset", [("text", shown(&args.preset).to_string()), ("names", names)])
    })?;
    let file = shown(&args.journal.display().to_string()).to_string();
    if args.journal.exists() {
        return Err(Failure::said("demo-exists", [("file", file)]));
    }
    let draft = Draft::new(&args.journal)?;
    let office = Office::open(&draft.journal)?;
    let evening = Evening { tables: args.tables, seed: args.seed, preset };
    let people = names::people(evening.people(), &mut Random::new(args.seed));
    let players = people.iter().map(|(person, player)| (person, player.clone()));
    Names::new(&office.store).keep_as(players).map_err(failed)?;
    let stream: Stream = format!("demo/{}", args.seed).parse().map_err(Failure::input)?;
    let mut kept = Kept::at(&office.store, &office.key, stream).map_err(failed)?;
    let bar = Progress::counting(0, args.spoken.words().t("demo-boards-played"));
    evening.run(&mut kept, &bar).map_err(|stopped| match stopped {
        Stopped::Archive(error) => failed(error),
        Stopped::NoMovement(why) => refused(&why),
        Stopped::Table(line) => Failure::said("demo-not-played", [("line", line.to_string())]),
    })?;
    bar.clear();
    let w = args.spoken.words();
    to_screen(|out| {
        show::standings(&kept, w, out)?;
        writeln!(out)?;
        judged::rulings(&kept, w, out)?;
        writeln!(out, "\n{}", w.with("demo-done", "file", &file))?;
        for more in ["status", "standings", "rulings", "log", "export --for anybody"] {
            writeln!(out, "  openroom event --journal {} {more}", args.journal.display())?;
        }
        Ok(())
    })?;
    drop(kept);
    drop(office);
    draft.becomes(&args.journal)?;
    Ok(Finish::Fine)
}

/// A journal that has its name only when the evening is over: a demo that was killed leaves no half evening under it.
struct Draft {
    journal: PathBuf,
}

impl Draft {
    /// Everything of a draft that was left behind is removed.
    fn new(of: &Path) -> Result<Draft, Failure> {
        let draft = Draft { journal: beside(of, ".making") };
        for ending in ["", "-wal", "-shm", "-journal", ".key", ".key.new", ".lock"] {
            let path = beside(&draft.journal, ending);
            match fs::remove_file(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    return Err(Failure::writing(&path, error));
                }
                Ok(()) | Err(_) => {}
            }
        }
        Ok(draft)
    }

    fn becomes(&self, journal: &Path) -> Result<(), Failure> {
        for ending in [".key", ""] {
            let to = beside(journal, ending);
            fs::rename(beside(&self.journal, ending), &to).map_err(|error| Failure::writing(&to, error))?;
        }
        let _ = fs::remove_file(beside(&self.journal, ".lock"));
        Ok(())
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
