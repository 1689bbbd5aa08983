//! The program run in a folder, and an event of four pairs to run it on.

#![allow(dead_code, reason = "each test takes what it needs")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The program with these arguments.
pub(crate) fn program(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.current_dir(folder).args(arguments);
    command
}

/// What became of a line of arguments parted by `|`.
pub(crate) fn ran(folder: &Path, line: &str) -> Output {
    let arguments: Vec<&str> = line.split('|').collect();
    program(folder, &arguments).output().unwrap()
}

/// What it said where all was well.
pub(crate) fn text(folder: &Path, line: &str) -> String {
    let output = ran(folder, line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Why it did not do its work.
pub(crate) fn refused(folder: &Path, line: &str) -> String {
    let output = ran(folder, line);
    assert_eq!(output.status.code(), Some(2), "{line}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// All that it said where a check failed.
pub(crate) fn failed(folder: &Path, line: &str) -> String {
    let output = ran(folder, line);
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(output.status.code(), Some(1), "{line}: {said}");
    said
}

/// The names of the files in a folder.
pub(crate) fn files(folder: &Path) -> Vec<String> {
    let name = |file: std::io::Result<fs::DirEntry>| file.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
    names.sort();
    names
}

/// The file of an event of four pairs.
pub(crate) const FILE: &str = r#"
name = "club/tuesday"
unit = "pair"
scoring = "matchpoints"
people = "players.csv"
organizer = "1"
chief_director = "2"
assistants = ["18"]
committee = ["17"]

[[entries]]
players = ["11", "12"]
[[entries]]
players = ["13", "14"]
[[entries]]
players = ["15", "16"]
[[entries]]
players = ["17", "18"]
"#;

/// Its players.
pub(crate) const LIST: &str = "number,name,contact\n1,Olga Organizer,olga@example.org\n2,Dag Director,\n11,A A,\n\
    12,B B,\n13,C C,\n14,D D,\n15,E E,\n16,F F,\n17,G G,\n18,H H,\n";

/// Writes both.
pub(crate) fn write_files(here: &Path) {
    fs::write(here.join("players.csv"), LIST).unwrap();
    fs::write(here.join("event.toml"), FILE).unwrap();
}

/// The event, begun: two rounds of two boards that go from table to table, dealt.
pub(crate) fn begun(here: &Path) {
    write_files(here);
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--movement|mitchell|--tables|2|--boards|2");
    text(here, "event|deal");
}

/// The lines whose results are missing.
pub(crate) fn missing(here: &Path) -> Vec<String> {
    let status = text(here, "event|status");
    let line = status.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
    let lines = line.split(": ").nth(1).unwrap_or_default().split(' ');
    lines.filter(|line| line.contains('/')).map(str::to_owned).collect()
}
