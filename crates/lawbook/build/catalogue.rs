//! The files of the catalogue as they are written.

use std::{collections::BTreeMap, fs, path::Path};

use serde::{Deserialize, de::DeserializeOwned};

use super::BuildError;

const PARTS: [&str; 4] = ["01-26.toml", "27-50.toml", "51-71.toml", "72-93.toml"];

/// The languages of the texts other than English.
const LANGUAGES: [&str; 5] = ["de", "et", "fi", "nb", "pl"];

/// The editions, in the order of the generated tables.
pub(super) const EDITIONS: [&str; 3] = ["2007", "2017", "poland2024"];

/// All that the catalogue holds.
pub(super) struct Catalogue {
    pub(super) rows: Vec<Row>,
    pub(super) options: Vec<Choice>,
    pub(super) presets: Vec<Preset>,
    pub(super) terms: Vec<Term>,
    /// By language and id.
    pub(super) texts: BTreeMap<&'static str, BTreeMap<String, Translated>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    provision: Vec<Row>,
}

/// A provision.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) kind: String,
    pub(super) modality: String,
    pub(super) editions: Option<Vec<String>>,
    pub(super) n2007: String,
    pub(super) in2007: Option<String>,
    pub(super) in2017: Option<String>,
    #[serde(default)]
    pub(super) went: Vec<String>,
    pub(super) when: String,
    pub(super) then: String,
    pub(super) judgement: String,
    pub(super) refs: Vec<String>,
    pub(super) e2007: String,
    pub(super) e2017: String,
    pub(super) pl2024: String,
    pub(super) local: String,
    pub(super) option: String,
    pub(super) cases: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Options {
    option: Vec<Choice>,
}

/// A choice that the Laws leave to someone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    pub(super) id: String,
    pub(super) law: String,
    pub(super) provisions: Vec<String>,
    pub(super) question: String,
    pub(super) values: Vec<String>,
    pub(super) default: String,
    pub(super) status: String,
    #[serde(default)]
    pub(super) reason: String,
    #[serde(default)]
    pub(super) proof: String,
    pub(super) etbl2017: String,
    pub(super) sbl2017: String,
    pub(super) pzbs2024: String,
    pub(super) dbv2008: String,
    pub(super) nbf2008: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Presets {
    preset: Vec<Preset>,
}

/// The choices of an authority.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Preset {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) edition: String,
    pub(super) options: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    term: Vec<Term>,
}

/// A term in six languages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Term {
    pub(super) key: String,
    pub(super) en: String,
    pub(super) et: String,
    pub(super) fi: String,
    pub(super) pl: String,
    pub(super) de: String,
    pub(super) nb: String,
    pub(super) law: String,
    #[serde(default)]
    pub(super) note: String,
}

/// The short text of a provision in another language.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Translated {
    pub(super) title: String,
    pub(super) when: String,
    pub(super) then: String,
    #[serde(default)]
    pub(super) judgement: String,
    #[serde(default)]
    pub(super) choice: String,
    #[serde(default)]
    pub(super) e2007: String,
    #[serde(default)]
    pub(super) e2017: String,
    #[serde(default)]
    pub(super) pl2024: String,
}

/// Reads the whole catalogue.
pub(super) fn read(folder: &Path) -> Result<Catalogue, BuildError> {
    let mut rows = Vec::new();
    for part in PARTS {
        rows.extend(file::<Part>(folder, part)?.provision);
    }
    let mut texts = BTreeMap::new();
    for language in LANGUAGES {
        texts.insert(language, translated(&folder.join("texts").join(language))?);
    }
    Ok(Catalogue {
        rows,
        options: file::<Options>(folder, "options.toml")?.option,
        presets: file::<Presets>(folder, "presets.toml")?.preset,
        terms: file::<Glossary>(folder, "glossary.toml")?.term,
        texts,
    })
}

fn translated(folder: &Path) -> Result<BTreeMap<String, Translated>, BuildError> {
    let mut all = BTreeMap::new();
    for part in PARTS {
        for (id, text) in file::<BTreeMap<String, Translated>>(folder, part)? {
            if all.contains_key(&id) {
                let place = folder.join(part);
                return Err(BuildError::Content(format!("{id} stands twice, again in {}", place.display())));
            }
            all.insert(id, text);
        }
    }
    Ok(all)
}

fn file<T: DeserializeOwned>(folder: &Path, name: &str) -> Result<T, BuildError> {
    let path = folder.join(name);
    let text = fs::read_to_string(&path).map_err(|error| BuildError::File(path.clone(), error))?;
    toml::from_str(&text).map_err(|error| BuildError::Catalogue(path, Box::new(error)))
}
