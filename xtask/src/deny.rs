//! Licences, sources and versions of what the project depends on, as `deny.toml` allows them.

use std::process::ExitCode;

use crate::run::{answers, cargo, show};

/// Asks cargo-deny. The list of known flaws needs the network and is looked at only where it is asked for.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    let check: &[&str] = match words {
        [] => &["deny", "--offline", "check", "licenses", "bans", "sources"],
        ["--advisories"] => &["deny", "check"],
        _ => return crate::misuse("deny takes nothing or --advisories"),
    };
    if !answers(&mut cargo(&["deny", "--version"])) {
        eprintln!("xtask: cargo-deny is missing: `cargo install --locked cargo-deny`");
        return ExitCode::from(2);
    }
    if show(&mut cargo(check)).success { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;

    use crate::run::root;

    /// What stands between quotes after this key.
    fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
        let (_, rest) = line.split_once(key)?;
        rest.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?.split('"').next()
    }

    #[test]
    fn no_crate_is_there_in_two_versions_but_those_that_deny_toml_excuses() {
        let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut name = "";
        for line in lock.lines() {
            if line.starts_with("name") {
                name = value(line, "name").unwrap();
            } else if line.starts_with("version =") && !name.is_empty() {
                versions.entry(name).or_default().push(value(line, "version").unwrap());
            }
        }
        assert!(versions.len() > 100, "{}", versions.len());
        let deny = fs::read_to_string(root().join("deny.toml")).unwrap();
        let excused = |line: &str| {
            let reason = value(line, "reason").is_some_and(|reason| reason.len() > 10);
            value(line, "crate").filter(|_| reason).map(str::to_owned)
        };
        let excused: Vec<String> = deny.lines().filter_map(excused).collect();
        let mut left = Vec::new();
        for (name, all) in versions.iter().filter(|(_, all)| all.len() > 1) {
            let known: Vec<String> = all.iter().map(|version| format!("{name}@{version}")).collect();
            if !known.iter().any(|one| excused.contains(one)) {
                left.push(known.join(", "));
            }
        }
        assert!(left.is_empty(), "in several versions: {left:?}");
    }
}
