//! The project's own `ruling` blocks run as they are written.

use std::fs;
use std::path::Path;

use openroom_scenarios::{BlockKind, driver, parse, run};

#[test]
fn every_ruling_is_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut blocks = 0;
    let mut failed = vec![];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !(name.starts_with("ruling-") || name == "conduct.md") {
            continue;
        }
        let document = match parse(&fs::read_to_string(&path).unwrap()) {
            Ok(document) => document,
            Err(faults) => {
                failed.push(format!("{name}: {faults:?}"));
                continue;
            }
        };
        for block in document.blocks.iter().filter(|block| block.header.kind == BlockKind::Ruling) {
            for edition in block.header.editions() {
                blocks += 1;
                let run = run(&document, block, edition, driver(block.header.kind));
                let told =
                    run.failures.iter().map(|it| format!("{name}:{} {edition}: {}", it.place, it.wrong));
                failed.extend(told);
            }
            for edition in block.header.others() {
                let run = run(&document, block, edition, driver(block.header.kind));
                if run.passed() {
                    failed.push(format!("{name}:{} passes in {edition} too", block.header.place));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} of {blocks} and more:\n{}", failed.len(), failed.join("\n"));
    assert!(blocks > 100);
}
