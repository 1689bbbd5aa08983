//! The constants of the provisions and the table behind them.

use std::{collections::BTreeMap, fmt::Write};

use super::{BuildError, catalogue::Row, editions::Editions, pascal};

const KINDS: [&str; 6] = ["definition", "table", "ruling", "score", "organise", "conduct"];
const MODALITIES: [&str; 7] = ["", "may", "does", "should", "shall", "must", "may not"];

/// The constants, each with its title, when and then as its documentation.
pub(super) fn constants(rows: &[Row]) -> Result<String, BuildError> {
    let mut out = String::new();
    let mut seen = BTreeMap::new();
    for (index, row) in rows.iter().enumerate() {
        let name = constant(&row.id);
        if let Some(other) = seen.insert(name.clone(), &row.id) {
            return Err(BuildError::Content(format!("{other} and {} are both named {name}", row.id)));
        }
        let _ = writeln!(out, "\n/// **{}** {}.", row.id, doc(row.title.trim_end_matches('.')));
        let _ = writeln!(out, "///\n/// *When:* {}", doc(&row.when));
        let _ = writeln!(out, "///\n/// *Then:* {}", doc(&row.then));
        let _ = writeln!(out, "pub const {name}: Provision = Provision({index});");
    }
    let _ = writeln!(out, "\n/// Every constant with its id.");
    let _ = writeln!(out, "#[cfg(test)]\npub(crate) static NAMED: [(Provision, &str); {}] = [", rows.len());
    for row in rows {
        let _ = writeln!(out, "    ({}, {:?}),", constant(&row.id), row.id);
    }
    out.push_str("];\n");
    Ok(out)
}

/// The static table of all that the catalogue says.
pub(super) fn table(rows: &[Row], editions: &Editions) -> Result<String, BuildError> {
    let index: BTreeMap<&str, usize> =
        rows.iter().enumerate().map(|(at, row)| (row.id.as_str(), at)).collect();
    let mut out = "[\n".to_owned();
    for row in rows {
        for (word, known) in [(row.kind.as_str(), &KINDS[..]), (&row.modality, &MODALITIES)] {
            if !known.contains(&word) {
                return Err(BuildError::Content(format!("{} has the kind or modality {word:?}", row.id)));
            }
        }
        let modality = match row.modality.as_str() {
            "" => "None".to_owned(),
            verb => format!("Some(Modality::{})", pascal(&verb.replace(' ', "-"))),
        };
        let standing = standing(row, editions, &index)?;
        let refs: Vec<String> =
            row.refs.iter().map(|id| reference(row, id, rows, &index)).collect::<Result<_, _>>()?;
        let went: Vec<String> = row
            .went
            .iter()
            .map(|id| Ok(format!("Provision({})", known(row, id, &index)?)))
            .collect::<Result<_, BuildError>>()?;
        let cases: Vec<String> =
            row.cases.iter().map(|case| case_row(row, case, editions)).collect::<Result<_, _>>()?;
        let _ = writeln!(out, "    Row {{");
        let _ = writeln!(out, "        id: {:?},", row.id);
        let _ = writeln!(out, "        kind: Kind::{},", pascal(&row.kind));
        let _ = writeln!(out, "        modality: {modality},");
        let _ = writeln!(out, "        standing: [{}],", standing.join(", "));
        let _ = writeln!(out, "        went: &[{}],", went.join(", "));
        let _ = writeln!(out, "        refs: &[{}],", refs.join(", "));
        let _ = writeln!(out, "        local: {:?},", row.local);
        let _ = writeln!(out, "        cases: &[{}],", cases.concat());
        let _ = writeln!(out, "    }},");
    }
    out.push_str("]\n");
    Ok(out)
}

/// The name of the constant of a provision.
pub(super) fn constant(id: &str) -> String {
    match id.strip_prefix("def:") {
        Some(term) => format!("Def{}", pascal(term)),
        None => match id.split_once('.') {
            Some((law, part)) => format!("L{law}{}", pascal(part)),
            None => format!("L{}", id.replace('@', "_")),
        },
    }
}

fn known(row: &Row, id: &str, index: &BTreeMap<&str, usize>) -> Result<usize, BuildError> {
    index
        .get(id)
        .copied()
        .ok_or_else(|| BuildError::Content(format!("{} names {id}, which does not exist", row.id)))
}

/// Where it stands in each edition. One that is based on another has it where and as that one does, unless the row says
/// otherwise.
fn standing(
    row: &Row,
    editions: &Editions,
    index: &BTreeMap<&str, usize>,
) -> Result<Vec<String>, BuildError> {
    let named = row.editions.iter().flatten().chain(&row.without).chain(row.edition.keys());
    if let Some(wrong) = named.into_iter().find(|name| editions.place(name).is_none()) {
        return Err(BuildError::Content(format!("{} names the edition {wrong}", row.id)));
    }
    let mut out: Vec<Option<String>> = Vec::new();
    for place in 0..editions.len() {
        let id = editions.id(place);
        let of_base = editions.base(place).and_then(|base| out[base].clone());
        let named = row.editions.as_ref().is_none_or(|all| all.iter().any(|name| name == id));
        if row.without.iter().any(|name| name == id) || !(named || of_base.is_some()) {
            out.push(None);
            continue;
        }
        out.push(Some(match (row.number(id), row.within(id), of_base) {
            (Some(number), _, _) => format!("own({number:?})"),
            (None, Some(holder), _) => format!("within({})", known(row, holder, index)?),
            (None, None, Some(as_there)) => as_there,
            (None, None, None) => format!("own({:?})", printed(&row.id)),
        }));
    }
    if out.iter().all(Option::is_none) {
        return Err(BuildError::Content(format!("{} is in no edition", row.id)));
    }
    Ok(out.into_iter().map(|there| there.unwrap_or_else(|| "ABSENT".to_owned())).collect())
}

fn printed(id: &str) -> &str {
    id.split('@').next().unwrap_or(id)
}

fn reference(row: &Row, id: &str, rows: &[Row], index: &BTreeMap<&str, usize>) -> Result<String, BuildError> {
    if let Some(at) = index.get(id) {
        return Ok(format!("to({at})"));
    }
    let under = |other: &Row| {
        other.id.strip_prefix(id).is_some_and(|rest| {
            !(rest.starts_with(|letter: char| letter.is_ascii_digit())
                && id.ends_with(|letter: char| letter.is_ascii_digit()))
        })
    };
    if rows.iter().any(under) {
        return Ok(format!("to_place({id:?})"));
    }
    Err(BuildError::Content(format!("{} refers to {id}, which does not exist", row.id)))
}

fn case_row(row: &Row, text: &str, editions: &Editions) -> Result<String, BuildError> {
    let (those, text) = match text.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
        None => (editions.usual_and_followers(), text),
        Some((tag, text)) => match editions.read(tag) {
            Some(place) => (1 << place, text),
            None => return Err(BuildError::Content(format!("{} has a case tagged {tag}", row.id))),
        },
    };
    if !text.contains(" -> ") {
        return Err(BuildError::Content(format!("{} has a case without an outcome: {text}", row.id)));
    }
    Ok(format!("\n            case(Editions({those}), {text:?}),"))
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

#[cfg(test)]
pub(super) mod tests {
    use super::super::editions::tests::three;
    use super::*;

    pub(crate) fn rows(changed: &str) -> Vec<Row> {
        let row = |id: &str, more: &str| {
            format!(
                "[[provision]]\nid = {id:?}\ntitle = \"T\"\nkind = \"table\"\nmodality = \"may not\"\nn2007 = \"\"\n\
                 when = \"W\"\nthen = \"T\"\njudgement = \"\"\ne2007 = \"\"\ne2017 = \"\"\npl2024 = \"\"\nlocal = \"\"\n\
                 option = \"\"\n{more}\n"
            )
        };
        let plain = "refs = []\ncases = []";
        let text = row("1A", changed) + &row("12C1a", plain) + &row("26A1@2007", plain);
        toml::from_str::<BTreeMap<String, Vec<Row>>>(&text).unwrap().remove("provision").unwrap()
    }

    fn refused(changed: &str) -> String {
        table(&rows(changed), &three()).unwrap_err().to_string()
    }

    #[test]
    fn names_of_constants() {
        assert_eq!(constant("27B1a"), "L27B1a");
        assert_eq!(constant("26A1@2007"), "L26A1_2007");
        assert_eq!(constant("77.tricks"), "L77Tricks");
        assert_eq!(constant("def:penalty-card"), "DefPenaltyCard");
    }

    #[test]
    fn a_place_may_be_referred_to() {
        let rows =
            rows("refs = [\"12C\", \"12C1a\"]\ncases = [\"[2007] a -> b\", \"[PL] c -> d\", \"e -> f\"]");
        let table = table(&rows, &three()).unwrap();
        assert!(table.contains("refs: &[to_place(\"12C\"), to(1)]"), "{table}");
        assert!(table.contains("case(Editions(1), \"a -> b\")"), "{table}");
        assert!(table.contains("case(Editions(4), \"c -> d\")"), "{table}");
        assert!(table.contains("case(Editions(6), \"e -> f\")"), "{table}");
        assert!(table.contains("modality: Some(Modality::MayNot)"), "{table}");
    }

    #[test]
    fn an_edition_has_what_the_one_that_it_is_based_on_has() {
        let standing = |changed: &str| {
            let table = table(&rows(&format!("refs = []\ncases = []\n{changed}")), &three()).unwrap();
            let found = table.lines().find_map(|line| line.trim().strip_prefix("standing: "));
            found.unwrap_or_default().to_owned()
        };
        assert_eq!(standing(""), r#"[own("1A"), own("1A"), own("1A")],"#);
        assert_eq!(standing("editions = [\"2017\"]"), r#"[ABSENT, own("1A"), own("1A")],"#);
        assert_eq!(standing("without = [\"poland2024\"]"), r#"[own("1A"), own("1A"), ABSENT],"#);
        assert_eq!(standing("in2017 = \"12C1a\""), r#"[own("1A"), within(1), within(1)],"#);
        let own = "in2017 = \"12C1a\"\nedition = { poland2024 = { number = \"1B\", note = \"moved\" } }";
        assert_eq!(standing(own), r#"[own("1A"), within(1), own("1B")],"#);
    }

    #[test]
    fn contradictions_are_told() {
        assert!(
            refused("refs = [\"1\", \"2\"]\ncases = []").contains("1A refers to 2, which does not exist")
        );
        assert!(refused("refs = []\ncases = [\"[1997] a -> b\"]").contains("tagged 1997"));
        assert!(refused("refs = []\ncases = [\"a\"]").contains("without an outcome"));
        assert!(refused("refs = []\ncases = []\nwent = [\"9\"]").contains("names 9"));
        assert!(refused("refs = []\ncases = []\neditions = [\"1997\"]").contains("edition 1997"));
        assert!(refused("refs = []\ncases = []\neditions = []").contains("in no edition"));
        let mut strange = rows("refs = []\ncases = []");
        strange[2].kind = "tabel".to_owned();
        let told = table(&strange, &three()).unwrap_err().to_string();
        assert!(told.contains("26A1@2007 has the kind or modality \"tabel\""), "{told}");
        let mut twice = rows("refs = []\ncases = []");
        twice[1].id = "1A".to_owned();
        assert!(constants(&twice).unwrap_err().to_string().contains("both named L1A"));
    }
}
