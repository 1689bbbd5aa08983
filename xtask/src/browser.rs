//! The web app in a real browser: tests and pictures.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::run::{Said, answers, cargo, root, show};

const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// What the browser needs, or what is missing.
struct Ready {
    chromium: PathBuf,
    program: PathBuf,
}

/// Runs the tests in a browser; the reason where something that they need is missing.
pub(crate) fn test() -> Result<Said, &'static str> {
    let ready = prepare()?;
    Ok(show(&mut node(&ready, "test.mjs")))
}

/// `cargo xtask pictures [FOLDER]`: pictures of the main pages.
pub(crate) fn pictures(words: &[&str]) -> ExitCode {
    let folder = match words {
        [] => root().join("target/pictures"),
        [folder] => PathBuf::from(folder),
        _ => return crate::misuse("pictures takes one folder"),
    };
    match prepare() {
        Ok(ready) if show(node(&ready, "pictures.mjs").arg(&folder)).success => {
            println!("the pictures are in {}", folder.display());
            ExitCode::SUCCESS
        }
        Ok(_) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

fn folder() -> PathBuf {
    root().join("crates/web/browser")
}

const NO_BROWSER: &str = "Chromium is missing: install chromium, or name a browser by CHROMIUM";

fn there(name: &str) -> bool {
    answers(Command::new(name).arg("--version"))
}

/// The browser that `CHROMIUM` names, or the first that is there.
fn browser() -> Option<PathBuf> {
    match std::env::var_os("CHROMIUM") {
        Some(named) => Some(PathBuf::from(named)),
        None => BROWSERS.into_iter().find(|name| there(name)).map(found),
    }
}

/// Whether packages could be installed through apt; only root may, or who may become root unasked.
fn installed(packages: &[&str]) -> bool {
    let root = answers(Command::new("sh").args(["-c", "test $(id -u) = 0"]));
    let apt = |words: &[&str]| {
        let mut command = if root { Command::new("apt-get") } else { Command::new("sudo") };
        if !root {
            command.args(["-n", "apt-get"]);
        }
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        println!("apt-get {}", words.join(" "));
        answers(&mut command)
    };
    let install: Vec<&str> =
        ["install", "-y", "--no-install-recommends"].iter().chain(packages).copied().collect();
    apt(&install) || (apt(&["update"]) && apt(&install))
}

fn prepare() -> Result<Ready, &'static str> {
    if !there("node") && !installed(&["nodejs"]) {
        return Err("Node is missing: install nodejs and npm");
    }
    if !there("npm") && !installed(&["npm"]) {
        return Err("npm is missing: install npm");
    }
    let chromium = match browser() {
        Some(chromium) => chromium,
        None if installed(&["chromium"]) => browser().ok_or(NO_BROWSER)?,
        None => return Err(NO_BROWSER),
    };
    if !folder().join("node_modules/playwright-core").exists() {
        let install = ["install", "--no-audit", "--no-fund", "--no-package-lock"];
        if !answers(Command::new("npm").args(install).current_dir(folder())) {
            return Err("npm cannot install what the browser tests need");
        }
    }
    if !show(&mut cargo(&["build", "--quiet", "--bin", "openroom"])).success {
        return Err("the program does not build");
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(Ready {
        chromium,
        program: target.join("debug").join(format!("openroom{}", std::env::consts::EXE_SUFFIX)),
    })
}

fn node(ready: &Ready, script: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(script).current_dir(folder());
    command.env("OPENROOM", &ready.program).env("CHROMIUM", &ready.chromium);
    command
}

/// Where a program is.
fn found(name: &str) -> PathBuf {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let full = std::env::split_paths(&paths).map(|folder| folder.join(name)).find(|path| path.exists());
    full.unwrap_or_else(|| Path::new(name).to_owned())
}
