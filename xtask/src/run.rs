use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

/// The folder of the workspace: the one that is run in, where several copies share what was built.
pub(crate) fn root() -> PathBuf {
    let mut root = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    root.pop();
    root
}

/// A `cargo` command in the workspace.
pub(crate) fn cargo(words: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words).current_dir(root());
    command
}

/// Whether this command is there and starts.
pub(crate) fn answers(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// What a command said, line by line, and whether it succeeded.
pub(crate) struct Said {
    pub(crate) lines: Vec<String>,
    pub(crate) success: bool,
}

/// Runs a command, shows what it says as it says it, and keeps it.
pub(crate) fn show(command: &mut Command) -> Said {
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            eprintln!("xtask: {} cannot be started: {error}", command.get_program().display());
            return Said { lines: Vec::new(), success: false };
        }
    };
    let errors = child.stderr.take().map(|pipe| thread::spawn(move || copy(pipe, std::io::stderr())));
    let mut lines = child.stdout.take().map(|pipe| copy(pipe, std::io::stdout())).unwrap_or_default();
    if let Some(Ok(more)) = errors.map(thread::JoinHandle::join) {
        lines.extend(more);
    }
    let success = child.wait().is_ok_and(|status| status.success());
    Said { lines, success }
}

fn copy(from: impl Read, mut to: impl Write) -> Vec<String> {
    let mut lines = Vec::new();
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).into_owned();
        let _ = writeln!(to, "{line}");
        lines.push(line);
    }
    lines
}
