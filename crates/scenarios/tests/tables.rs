//! The project's own `table` blocks run as they are written.

use std::fs;
use std::path::{Path, PathBuf};

use openroom_scenarios::{BlockKind, driver, parse, run};

/// `FILE` runs one alone.
#[test]
fn every_table_is_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    if let Some(file) = std::env::var_os("FILE") {
        files = vec![file.into()];
    }
    files.sort();
    let mut blocks = 0;
    let mut failed = vec![];
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let document = match parse(&fs::read_to_string(&path).unwrap()) {
            Ok(document) => document,
            Err(faults) => {
                failed.push(format!("{name}: {faults:?}"));
                continue;
            }
        };
        for block in document.blocks.iter().filter(|block| block.header.kind == BlockKind::Table) {
            for edition in block.header.editions() {
                blocks += 1;
                let run = run(&document, block, edition, driver(block.header.kind));
                let told =
                    run.failures.iter().map(|it| format!("{name}:{} {edition}: {}", it.place, it.wrong));
                failed.extend(told);
            }
            for edition in block.header.others() {
                if run(&document, block, edition, driver(block.header.kind)).passed() {
                    failed.push(format!("{name}:{} passes in {edition} too", block.header.place));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} of {blocks} and more:\n{}", failed.len(), failed.join("\n"));
}
