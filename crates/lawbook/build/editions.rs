//! The editions: the enum, their names, and which is based on which.

use std::fmt::Write;

use serde::Deserialize;

use super::{BuildError, pascal};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    edition: Vec<Edition>,
}

/// An edition of the Laws.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edition {
    id: String,
    #[serde(default)]
    also: Vec<String>,
    name: Spoken,
    short: Option<Spoken>,
    based_on: Option<String>,
    #[serde(default)]
    usual: bool,
}

/// A name in every language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spoken {
    en: String,
    et: String,
    fi: String,
    pl: String,
    de: String,
    nb: String,
}

impl Spoken {
    fn all(&self) -> [&str; 6] {
        [&self.en, &self.et, &self.fi, &self.pl, &self.de, &self.nb]
    }
}

impl Edition {
    fn variant(&self) -> String {
        if self.id.starts_with(|first: char| first.is_ascii_digit()) {
            format!("Laws{}", self.id)
        } else {
            pascal(&self.id)
        }
    }
}

/// Every edition, in the order of the generated tables.
pub(super) struct Editions(Vec<Edition>);

impl Editions {
    /// Checks what the file says.
    pub(super) fn new(file: File) -> Result<Editions, BuildError> {
        let all = file.edition;
        let refused = |what: String| Err(BuildError::Content(what));
        for (place, one) in all.iter().enumerate() {
            if all[..place].iter().any(|other| other.id == one.id) {
                return refused(format!("the edition {} stands twice", one.id));
            }
            if let Some(base) = &one.based_on
                && !all[..place].iter().any(|other| other.id == *base)
            {
                return refused(format!("{} is based on {base}, which does not stand before it", one.id));
            }
        }
        if all.iter().filter(|one| one.usual).count() != 1 {
            return refused("exactly one edition is the usual one".to_owned());
        }
        Ok(Editions(all))
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The place of the edition with this id.
    pub(super) fn place(&self, id: &str) -> Option<usize> {
        self.0.iter().position(|one| one.id == id)
    }

    /// The variant of the edition at a place.
    pub(super) fn variant(&self, place: usize) -> String {
        self.0[place].variant()
    }

    /// The place of the edition that is read by this name, whichever case its letters have.
    pub(super) fn read(&self, name: &str) -> Option<usize> {
        let is_named = |one: &Edition| {
            std::iter::once(&one.id).chain(&one.also).any(|own| own.eq_ignore_ascii_case(name))
        };
        self.0.iter().position(is_named)
    }

    /// The ids in order.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|one| one.id.as_str())
    }

    /// The usual edition and those that are based on it, one bit each.
    pub(super) fn usual_and_followers(&self) -> u32 {
        let mut those = 0;
        for (place, one) in self.0.iter().enumerate() {
            if one.usual || self.base(place).is_some_and(|base| those & 1 << base != 0) {
                those |= 1 << place;
            }
        }
        those
    }

    /// The id of the edition at a place.
    pub(super) fn id(&self, place: usize) -> &str {
        &self.0[place].id
    }

    /// The place of the edition that the one at a place is based on.
    pub(super) fn base(&self, place: usize) -> Option<usize> {
        self.place(self.0[place].based_on.as_deref()?)
    }
}

/// The enum and what is known of each edition.
pub(super) fn table(editions: &Editions) -> String {
    let all = &editions.0;
    let mut out = "/// An edition of the Laws of duplicate bridge.\n///\n\
         /// Editions have no order. What they say differently is asked by its question ([`crate::differences`]).\n\
         #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]\npub enum Edition {\n"
        .to_owned();
    for one in all {
        let _ = writeln!(out, "    /// {}.", capital(&one.name.en));
        let _ = writeln!(out, "    #[serde(rename = {:?})]\n    {},", one.id, one.variant());
    }
    let _ = writeln!(out, "}}\n\nimpl Edition {{\n    /// Every edition.");
    let variants: Vec<String> = all.iter().map(|one| format!("Self::{}", one.variant())).collect();
    let _ = writeln!(out, "    pub const ALL: [Self; {}] = [{}];", all.len(), variants.join(", "));
    for one in all.iter().filter(|one| one.usual) {
        let _ = writeln!(out, "\n    /// The edition taken where nobody names one.");
        let _ = writeln!(out, "    pub const USUAL: Self = Self::{};", one.variant());
    }
    let names: Vec<String> = all.iter().map(|one| format!("`{}`", one.id)).collect();
    each(&mut out, &format!("Its short name: {}.", listed(&names)), "name", "&'static str", all, |one| {
        format!("{:?}", one.id)
    });
    each(&mut out, "Its name in an English sentence.", "long_name", "&'static str", all, |one| {
        format!("{:?}", one.name.en)
    });
    spoken(&mut out, "Its name in a sentence of a language.", "name_in", all, |one| one.name.all());
    spoken(&mut out, "Its name on a button, in a language.", "short_in", all, |one| {
        one.short.as_ref().map_or([one.id.as_str(); 6], Spoken::all)
    });
    each(
        &mut out,
        "The edition that it is a change of, whose words hold where it has none of its own.",
        "based_on",
        "Option<Self>",
        all,
        |one| {
            let base = one.based_on.as_ref().and_then(|id| all.iter().find(|other| other.id == *id));
            base.map_or_else(|| "None".to_owned(), |base| format!("Some(Self::{})", base.variant()))
        },
    );
    out.push_str("}\n\n/// Every name by which an edition is read.\n");
    let read: Vec<String> = all
        .iter()
        .flat_map(|one| {
            let names = std::iter::once(&one.id).chain(&one.also);
            names.map(move |name| format!("({name:?}, Edition::{})", one.variant()))
        })
        .collect();
    let _ = writeln!(
        out,
        "const NAMES: [(&str, Edition); {}] = [\n    {},\n];",
        read.len(),
        read.join(",\n    ")
    );
    out
}

fn each(
    out: &mut String,
    doc: &str,
    name: &str,
    of: &str,
    all: &[Edition],
    value: impl Fn(&Edition) -> String,
) {
    let _ = writeln!(
        out,
        "\n    /// {doc}\n    #[allow(clippy::match_same_arms)]\n    pub const fn {name}(self) -> {of} {{\n        match self {{"
    );
    for one in all {
        let _ = writeln!(out, "            Self::{} => {},", one.variant(), value(one));
    }
    out.push_str("        }\n    }\n");
}

fn spoken<'a>(
    out: &mut String,
    doc: &str,
    name: &str,
    all: &'a [Edition],
    words: impl Fn(&'a Edition) -> [&'a str; 6],
) {
    let _ = writeln!(
        out,
        "\n    /// {doc}\n    #[allow(clippy::match_same_arms)]\n    pub const fn {name}(self, language: Language) -> &'static str {{\n        let words = match self {{"
    );
    for one in all {
        let _ = writeln!(out, "            Self::{} => {:?},", one.variant(), words(one));
    }
    out.push_str("        };\n        words[language as usize]\n    }\n");
}

fn listed(names: &[String]) -> String {
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Three editions, the third based on the second.
    pub(crate) fn three() -> Editions {
        let text = "[[edition]]\nid = \"2007\"\nname = { en = \"the old\", et = \"e\", fi = \"f\", pl = \"p\", de = \"d\", nb = \"n\" }\n\n\
                    [[edition]]\nid = \"2017\"\nname = { en = \"the new\", et = \"e\", fi = \"f\", pl = \"p\", de = \"d\", nb = \"n\" }\nusual = true\n\n\
                    [[edition]]\nid = \"poland2024\"\nalso = [\"pl\"]\nname = { en = \"the Polish\", et = \"e\", fi = \"f\", pl = \"p\", de = \"d\", nb = \"n\" }\nbased_on = \"2017\"\n";
        Editions::new(toml::from_str(text).unwrap()).unwrap()
    }

    #[test]
    fn an_edition_is_a_variant_with_its_names() {
        let text = table(&three());
        assert!(
            text.contains("    /// The Polish.\n    #[serde(rename = \"poland2024\")]\n    Poland2024,\n")
        );
        assert!(text.contains("pub const USUAL: Self = Self::Laws2017;"));
        assert!(text.contains("Self::Poland2024 => Some(Self::Laws2017),"));
        assert!(text.contains("(\"pl\", Edition::Poland2024)"));
        assert!(text.contains("`2007`, `2017` or `poland2024`."));
    }

    #[test]
    fn contradictions_are_told() {
        let refused = |text: &str| match Editions::new(toml::from_str(text).unwrap()) {
            Ok(_) => String::new(),
            Err(why) => why.to_string(),
        };
        let one = "[[edition]]\nid = \"1\"\nname = { en = \"n\", et = \"e\", fi = \"f\", pl = \"p\", de = \"d\", nb = \"n\" }\n";
        assert!(refused(one).contains("exactly one"));
        assert!(refused(&format!("{one}{one}")).contains("stands twice"));
        assert!(refused(&format!("{one}based_on = \"9\"\n")).contains("based on 9"));
    }
}
