//! Lists the scenarios, so that they are part of the program.

use std::path::Path;
use std::{env, fs};

fn main() {
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    let folder = Path::new(&here).join("../../scenarios");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of scenarios")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .filter(|path| path.file_stem().is_some_and(|name| name != "README"))
        .collect();
    files.sort();
    let lines: Vec<String> = files
        .iter()
        .map(|path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            format!("    ({name:?}, include_str!({:?})),\n", path.to_string_lossy())
        })
        .collect();
    let text = format!("const SOURCES: &[(&str, &str)] = &[\n{}];\n", lines.concat());
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("scenarios.rs"), text).expect("the list is written");
}
