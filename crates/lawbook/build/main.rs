//! Makes the constants and tables of the law book from the catalogue, each time the catalogue changes.

mod catalogue;
mod differences;
mod editions;
mod error;
mod provisions;
mod texts;
mod words;

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use error::BuildError;

fn main() {
    let folder = folder();
    println!("cargo::rerun-if-changed={}", folder.display());
    if let Err(error) = make(&folder, &out()) {
        println!("cargo::error={error}");
    }
}

/// The catalogue: a folder of the package, which in the project's own tree links to the one at the top. Where the tree
/// was written without links it is looked for at the top.
fn folder() -> PathBuf {
    let inside = Path::new("catalogue");
    let folder = if inside.is_dir() { inside } else { Path::new("../../catalogue") };
    folder.canonicalize().unwrap_or_else(|_| folder.to_owned())
}

fn out() -> PathBuf {
    env::var_os("OUT_DIR").map(PathBuf::from).expect("cargo says where to write")
}

fn make(folder: &Path, out: &Path) -> Result<(), BuildError> {
    let catalogue = catalogue::read(folder)?;
    let write = |name: &str, text: String| {
        let place = out.join(name);
        fs::write(&place, text).map_err(|error| BuildError::File(place, error))
    };
    write("provisions.rs", provisions::constants(&catalogue.rows)?)?;
    write("rows.rs", provisions::table(&catalogue.rows, &catalogue.editions)?)?;
    write("options.rs", words::options(&catalogue.options, &catalogue.rows)?)?;
    write("presets.rs", words::presets(&catalogue.presets, &catalogue.editions)?)?;
    write("terms.rs", words::glossary(&catalogue.terms))?;
    write("editions.rs", editions::table(&catalogue.editions))?;
    let (register, editions) = (&catalogue.differences, &catalogue.editions);
    write("differences.rs", differences::table(register, editions, &catalogue.rows)?)?;
    write("en.txt", texts::english(&catalogue.rows, &catalogue.editions)?)?;
    for (language, translated) in &catalogue.texts {
        let lines = texts::translated(language, translated, &catalogue.rows, &catalogue.editions)?;
        write(&format!("{language}.txt"), lines)?;
    }
    Ok(())
}

/// A name of the catalogue as Rust writes a type or a variant.
fn pascal(text: &str) -> String {
    text.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
        })
        .collect()
}
