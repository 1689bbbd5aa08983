//! The files of the catalogue as they are written.

use std::{collections::BTreeMap, fs, path::Path};

use serde::{Deserialize, de::DeserializeOwned};

use super::{BuildError, differences, editions};

const PARTS: [&str; 4] = ["01-26.toml", "27-50.toml", "51-71.toml", "72-93.toml"];

/// The languages of the texts other than English.
pub(super) const LANGUAGES: [&str; 5] = ["et", "fi", "pl", "de", "nb"];

/// All that the catalogue holds.
pub(super) struct Catalogue {
    pub(super) rows: Vec<Row>,
    pub(super) options: Vec<Choice>,
    pub(super) presets: Vec<Preset>,
    pub(super) terms: Vec<Term>,
    /// By language and id.
    pub(super) texts: BTreeMap<&'static str, BTreeMap<String, Translated>>,
    pub(super) editions: editions::Editions,
    pub(super) differences: differences::Register,
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
    #[serde(default)]
    pub(super) without: Vec<String>,
    n2007: String,
    in2007: Option<String>,
    in2017: Option<String>,
    /// What an edition has otherwise than the row says, by its id.
    #[serde(default)]
    pub(super) edition: BTreeMap<String, OfEdition>,
    #[serde(default)]
    pub(super) went: Vec<String>,
    pub(super) when: String,
    pub(super) then: String,
    pub(super) judgement: String,
    pub(super) refs: Vec<String>,
    e2007: String,
    e2017: String,
    pl2024: String,
    pub(super) local: String,
    pub(super) option: String,
    pub(super) cases: Vec<String>,
}

impl Row {
    /// The number that it has in an edition, where the row says that.
    pub(super) fn number(&self, edition: &str) -> Option<&str> {
        let own = self.edition.get(edition).and_then(|own| own.number.as_deref());
        own.or_else(|| (edition == "2007" && !self.n2007.is_empty()).then_some(self.n2007.as_str()))
    }

    /// The provision whose paragraph holds it in an edition, where the row says that.
    pub(super) fn within(&self, edition: &str) -> Option<&str> {
        let own = self.edition.get(edition).and_then(|own| own.within.as_deref());
        own.or(match edition {
            "2007" => self.in2007.as_deref(),
            "2017" => self.in2017.as_deref(),
            _ => None,
        })
    }

    /// What is noted of an edition.
    pub(super) fn note(&self, edition: &str) -> &str {
        match (self.edition.get(edition), edition) {
            (Some(own), _) if !own.note.is_empty() => &own.note,
            (_, "2007") => &self.e2007,
            (_, "2017") => &self.e2017,
            (_, "poland2024") => &self.pl2024,
            _ => "",
        }
    }
}

/// What an edition has otherwise.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct OfEdition {
    number: Option<String>,
    within: Option<String>,
    #[serde(default)]
    note: String,
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
    /// What other editions say differently, by their ids.
    #[serde(default)]
    pub(super) edition: BTreeMap<String, String>,
}

impl Translated {
    /// What an edition says differently.
    pub(super) fn note(&self, edition: &str) -> &str {
        match edition {
            "2007" => &self.e2007,
            "2017" => &self.e2017,
            "poland2024" => &self.pl2024,
            other => self.edition.get(other).map_or("", String::as_str),
        }
    }
}

/// Reads the whole catalogue.
pub(super) fn read(folder: &Path) -> Result<Catalogue, BuildError> {
    let mut rows = Vec::new();
    for part in PARTS {
        rows.extend(file::<Part>(folder, part)?.provision);
    }
    let mut texts = BTreeMap::new();
    let mut answers = Vec::new();
    for language in LANGUAGES {
        let folder = folder.join("texts").join(language);
        texts.insert(language, translated(&folder)?);
        answers.push(file(&folder, "differences.toml")?);
    }
    Ok(Catalogue {
        rows,
        options: file::<Options>(folder, "options.toml")?.option,
        presets: file::<Presets>(folder, "presets.toml")?.preset,
        terms: file::<Glossary>(folder, "glossary.toml")?.term,
        texts,
        editions: editions::Editions::new(file(folder, "editions.toml")?)?,
        differences: differences::Register { file: file(folder, "differences.toml")?, translated: answers },
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
