//! Where the commands write: the screen or a file, whole or not at all, and nothing is overwritten unasked.

use std::borrow::Cow;
use std::fmt::{self, Write as _};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use tempfile::NamedTempFile;

use crate::finish::Failure;

/// Where a command that makes a file or a page of text writes it.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Output {
    /// Write to this file instead of the screen
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// Overwrite the file if it exists
    #[arg(long, requires = "file")]
    pub(crate) force: bool,
}

impl Output {
    /// Writes what `fill` gives. A file appears under its name only when it is whole.
    pub(crate) fn write(&self, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
        self.write_for(Readers::Anyone, fill)
    }

    /// The same, and a file is for its owner alone.
    pub(crate) fn write_privately(
        &self,
        fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        self.write_for(Readers::Owner, fill)
    }

    fn write_for(
        &self,
        readers: Readers,
        fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        match &self.file {
            Some(file) if file.as_os_str() != "-" => to_file(file, self.overwriting(), readers, fill)
                .map_err(|error| Failure::writing(file, error)),
            _ => to_screen(fill),
        }
    }

    fn overwriting(&self) -> Overwriting {
        if self.force { Overwriting::Allowed } else { Overwriting::Refused }
    }
}

/// Whether a file that exists may be replaced.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overwriting {
    /// It may.
    Allowed,
    /// It stays as it is.
    Refused,
}

/// Who may read a new file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Readers {
    /// Whoever the system lets read new files.
    Anyone,
    /// Its owner only.
    Owner,
}

/// Writes to a file what `fill` gives, by way of a draft in the same folder.
pub(crate) fn to_file(
    file: &Path,
    overwriting: Overwriting,
    readers: Readers,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let before = fs::metadata(file).ok();
    if let Some(before) = &before
        && !before.is_file()
    {
        // A device or a named pipe is written to; renaming would replace it.
        let mut device = BufWriter::new(File::options().write(true).open(file)?);
        fill(&mut device)?;
        return device.flush();
    }
    if before.is_some() && overwriting == Overwriting::Refused {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let target = if before.is_some() { fs::canonicalize(file)? } else { file.to_owned() };
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut draft = draft_in(folder, readers)?;
    {
        let mut writer = BufWriter::new(draft.as_file_mut());
        fill(&mut writer)?;
        writer.flush()?;
    }
    if let (Some(before), Readers::Anyone) = (before, readers) {
        draft.as_file().set_permissions(before.permissions())?;
    }
    draft.as_file().sync_all()?;
    let kept = match overwriting {
        Overwriting::Allowed => draft.persist(&target),
        Overwriting::Refused => draft.persist_noclobber(&target),
    };
    kept.map(drop).map_err(|error| error.error)
}

#[cfg(unix)]
fn draft_in(folder: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    let mode = match readers {
        Readers::Anyone => 0o666,
        Readers::Owner => 0o600,
    };
    tempfile::Builder::new()
        .prefix(".openroom-")
        .permissions(fs::Permissions::from_mode(mode))
        .tempfile_in(folder)
}

#[cfg(not(unix))]
fn draft_in(folder: &Path, _: Readers) -> io::Result<NamedTempFile> {
    tempfile::Builder::new().prefix(".openroom-").tempfile_in(folder)
}

/// Writes to the screen what `fill` gives. A reader that goes away ends the writing quietly, and the command
/// goes on to its own end: what it checked decides its exit code.
pub(crate) fn to_screen(fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
    let mut screen = BufWriter::new(io::stdout().lock());
    match fill(&mut screen).and_then(|()| screen.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(Failure::Screen),
    }
}

/// Text from outside in one line, shown without anything that could command a terminal or turn the line around.
pub(crate) fn shown(text: &str) -> impl fmt::Display + '_ {
    Shown(text)
}

/// The first characters of a text, and `…` where there are more.
pub(crate) fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// Writes a value as JSON on several lines. What is not shown is escaped, which JSON reads as the same text.
pub(crate) fn json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    escaped(out, &serde_json::to_string_pretty(value)?)
}

/// Writes a value as one line of JSON.
pub(crate) fn json_line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    escaped(out, &serde_json::to_string(value)?)
}

/// A hidden character stands only inside of strings, as the writer breaks lines by `\n` alone.
fn escaped(out: &mut dyn Write, json: &str) -> io::Result<()> {
    let mut safe = String::with_capacity(json.len() + 1);
    for character in json.chars() {
        if character != '\n' && is_hidden(character) {
            for unit in character.encode_utf16(&mut [0; 2]) {
                let _ = write!(safe, "\\u{unit:04x}");
            }
        } else {
            safe.push(character);
        }
    }
    safe.push('\n');
    out.write_all(safe.as_bytes())
}

struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.trim_end().chars() {
            if matches!(character, '\n' | '\r' | '\t') {
                f.write_char(' ')?;
            } else if is_hidden(character) {
                write!(f, "{}", character.escape_unicode())?;
            } else {
                f.write_char(character)?;
            }
        }
        Ok(())
    }
}

/// Control characters, line and direction marks, invisible blanks and tags. Joiners stay: names need them.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{61C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(file: PathBuf, force: bool) -> Output {
        Output { file: Some(file), force }
    }

    fn text(text: &'static str) -> impl FnOnce(&mut dyn Write) -> io::Result<()> {
        move |writer| writer.write_all(text.as_bytes())
    }

    #[test]
    fn a_file_is_whole_and_not_overwritten_unasked() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("set.pbn");
        to(file.clone(), false).write(text("one")).unwrap();
        let refused = to(file.clone(), false).write(text("two")).unwrap_err();
        assert!(refused.to_string().ends_with("exists already; --force overwrites it"), "{refused}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "one");
        to(file.clone(), true).write(text("two")).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_failure_midway_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("set.pbn");
        let broken = to(file.clone(), true).write(|writer| {
            writer.write_all(b"half")?;
            Err(io::Error::other("power cut"))
        });
        assert!(broken.unwrap_err().to_string().contains("power cut"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn long_text_is_cut_between_characters() {
        assert_eq!(cut("żółw", 4), "żółw");
        assert_eq!(cut("żółwie", 4), "żółw…");
    }

    #[test]
    fn nothing_hidden_reaches_the_terminal() {
        assert_eq!(shown("Łukasz\u{1b}[2J\u{202e}").to_string(), "Łukasz\\u{1b}[2J\\u{202e}");
        assert_eq!(shown("Room 1\nsecond floor\n").to_string(), "Room 1 second floor");
    }

    #[test]
    fn json_escapes_what_is_hidden_and_means_the_same() {
        let text = "a\u{202e}b\u{7f}\u{e0001}\n\"ż";
        for write in [json, json_line] {
            let mut out = Vec::new();
            write(&mut out, &text).unwrap();
            let out = String::from_utf8(out).unwrap();
            assert_eq!(out, "\"a\\u202eb\\u007f\\udb40\\udc01\\n\\\"ż\"\n");
            assert_eq!(serde_json::from_str::<String>(&out).unwrap(), text);
        }
    }
}
