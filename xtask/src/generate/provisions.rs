//! The constants of the provisions and the table behind them.

use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

use serde::Deserialize;

use super::GenerateError;

const PARTS: [&str; 4] = ["01-26.toml", "27-50.toml", "51-71.toml", "72-93.toml"];
const HEAD: &str = "// Made from catalogue/ by `cargo xtask generate`; change the catalogue instead.\n\n";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    provision: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "not every field is generated yet")]
struct Row {
    id: String,
    title: String,
    kind: String,
    modality: String,
    #[serde(default)]
    editions: Option<Vec<String>>,
    n2007: String,
    when: String,
    then: String,
    judgement: String,
    refs: Vec<String>,
    e2007: String,
    e2017: String,
    pl2024: String,
    local: String,
    option: String,
    cases: Vec<String>,
}

impl Row {
    fn constant(&self) -> String {
        match self.id.strip_prefix("def:") {
            Some(term) => format!("Def{}", pascal(term)),
            None => match self.id.split_once('.') {
                Some((law, part)) => format!("L{law}{}", pascal(part)),
                None => format!("L{}", self.id.replace('@', "_")),
            },
        }
    }

    fn number(&self, edition: &str) -> Option<String> {
        if let Some(editions) = &self.editions
            && !editions.iter().any(|name| name == edition)
        {
            return None;
        }
        if edition == "2007" && !self.n2007.is_empty() {
            return Some(self.n2007.clone());
        }
        Some(self.id.split('@').next().unwrap_or(&self.id).to_owned())
    }
}

/// The generated files by name.
pub(super) fn files(catalogue: &Path) -> Result<Vec<(&'static str, String)>, GenerateError> {
    let rows = read(catalogue)?;
    Ok(vec![("provisions.rs", constants(&rows)), ("table.rs", table(&rows)?)])
}

fn read(catalogue: &Path) -> Result<Vec<Row>, GenerateError> {
    let mut rows = Vec::new();
    for part in PARTS {
        let path = catalogue.join(part);
        let text = fs::read_to_string(&path).map_err(|error| GenerateError::File(path.clone(), error))?;
        let part: Part =
            toml::from_str(&text).map_err(|error| GenerateError::Catalogue(path, Box::new(error)))?;
        rows.extend(part.provision);
    }
    let mut seen = BTreeSet::new();
    for row in &rows {
        if !seen.insert(row.constant()) {
            return Err(GenerateError::Content(format!("two provisions are named {}", row.constant())));
        }
    }
    Ok(rows)
}

fn constants(rows: &[Row]) -> String {
    let mut out = String::from("//! Every provision of the Laws, by name.\n\n");
    out.push_str(HEAD);
    out.push_str("use crate::Provision;\n");
    for (index, row) in rows.iter().enumerate() {
        let _ = writeln!(out, "\n/// **{}** {}.", row.id, doc(row.title.trim_end_matches('.')));
        let _ = writeln!(out, "///\n/// *When:* {}", doc(&row.when));
        let _ = writeln!(out, "///\n/// *Then:* {}", doc(&row.then));
        let _ = writeln!(out, "pub const {}: Provision = Provision({index});", row.constant());
    }
    let _ = writeln!(out, "\n/// Every constant with its id.");
    let _ = writeln!(out, "#[cfg(test)]\npub(crate) static NAMED: [(Provision, &str); {}] = [", rows.len());
    for row in rows {
        let _ = writeln!(out, "    ({}, {:?}),", row.constant(), row.id);
    }
    out.push_str("];\n");
    out
}

fn table(rows: &[Row]) -> Result<String, GenerateError> {
    let mut out = String::from("//! What the catalogue says of every provision.\n\n");
    out.push_str(HEAD);
    out.push_str("use crate::{Kind, Modality, provision::Row};\n\n");
    let _ = writeln!(out, "pub(crate) static ROWS: [Row; {}] = [", rows.len());
    for row in rows {
        let _ = writeln!(out, "    Row {{");
        let _ = writeln!(out, "        id: {:?},", row.id);
        let _ = writeln!(out, "        title: {:?},", row.title);
        let _ = writeln!(out, "        kind: Kind::{},", pascal(&row.kind));
        let modality = match row.modality.as_str() {
            "" => "None".to_owned(),
            verb => format!("Some(Modality::{})", pascal(&verb.replace(' ', "-"))),
        };
        let _ = writeln!(out, "        modality: {modality},");
        let numbers = ["2007", "2017", "poland2024"].map(|edition| match row.number(edition) {
            None => "None".to_owned(),
            Some(number) => format!("Some({number:?})"),
        });
        if numbers.iter().all(|number| number == "None") {
            return Err(GenerateError::Content(format!("{} is in no edition", row.id)));
        }
        let _ = writeln!(out, "        numbers: [{}],", numbers.join(", "));
        let _ = writeln!(out, "        when: {:?},", row.when);
        let _ = writeln!(out, "        then: {:?},", row.then);
        let _ = writeln!(out, "    }},");
    }
    out.push_str("];\n");
    Ok(out)
}

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

fn doc(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '[' | ']' | '<' | '>' | '*' | '_' | '`' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}
