//! The constants of the provisions and the table behind them.

use std::{collections::BTreeMap, fmt::Write};

use super::{
    BuildError,
    catalogue::{EDITIONS, Row},
    pascal,
};

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
pub(super) fn table(rows: &[Row]) -> Result<String, BuildError> {
    let index: BTreeMap<&str, usize> =
        rows.iter().enumerate().map(|(at, row)| (row.id.as_str(), at)).collect();
    let mut out = "[\n".to_owned();
    for row in rows {
        let modality = match row.modality.as_str() {
            "" => "None".to_owned(),
            verb => format!("Some(Modality::{})", pascal(&verb.replace(' ', "-"))),
        };
        let standing = standing(row, &index)?;
        let refs: Vec<String> =
            row.refs.iter().map(|id| reference(row, id, rows, &index)).collect::<Result<_, _>>()?;
        let went: Vec<String> = row
            .went
            .iter()
            .map(|id| Ok(format!("Provision({})", known(row, id, &index)?)))
            .collect::<Result<_, BuildError>>()?;
        let cases: Vec<String> =
            row.cases.iter().map(|case| case_row(row, case)).collect::<Result<_, _>>()?;
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

fn constant(id: &str) -> String {
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

fn standing(row: &Row, index: &BTreeMap<&str, usize>) -> Result<[String; 3], BuildError> {
    let mut out = ["ABSENT", "ABSENT", "ABSENT"].map(str::to_owned);
    if let Some(wrong) = row.editions.iter().flatten().find(|name| !EDITIONS.contains(&name.as_str())) {
        return Err(BuildError::Content(format!("{} names the edition {wrong}", row.id)));
    }
    for (place, edition) in out.iter_mut().zip(EDITIONS) {
        if row.editions.as_ref().is_some_and(|editions| !editions.iter().any(|name| name == edition)) {
            continue;
        }
        let holder = match edition {
            "2007" => &row.in2007,
            "2017" => &row.in2017,
            _ => &None,
        };
        *place = match holder {
            Some(holder) => format!("within({})", known(row, holder, index)?),
            None if edition == "2007" && !row.n2007.is_empty() => format!("own({:?})", row.n2007),
            None => format!("own({:?})", printed(&row.id)),
        };
    }
    if out.iter().all(|place| place == "ABSENT") {
        return Err(BuildError::Content(format!("{} is in no edition", row.id)));
    }
    Ok(out)
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

fn case_row(row: &Row, text: &str) -> Result<String, BuildError> {
    let (editions, text) = match text.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
        None => ("LATER", text),
        Some(("2007", text)) => ("ONLY_2007", text),
        Some(("2017", text)) => ("ONLY_2017", text),
        Some(("PL2024", text)) => ("ONLY_POLAND", text),
        Some((tag, _)) => return Err(BuildError::Content(format!("{} has a case tagged {tag}", row.id))),
    };
    if !text.contains(" -> ") {
        return Err(BuildError::Content(format!("{} has a case without an outcome: {text}", row.id)));
    }
    Ok(format!("\n            case(Editions::{editions}, {text:?}),"))
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
        table(&rows(changed)).unwrap_err().to_string()
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
        let table = table(&rows("refs = [\"12C\", \"12C1a\"]\ncases = [\"[2007] a -> b\"]")).unwrap();
        assert!(table.contains("refs: &[to_place(\"12C\"), to(1)]"), "{table}");
        assert!(table.contains("case(Editions::ONLY_2007, \"a -> b\")"), "{table}");
        assert!(table.contains("modality: Some(Modality::MayNot)"), "{table}");
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
        let mut twice = rows("refs = []\ncases = []");
        twice[1].id = "1A".to_owned();
        assert!(constants(&twice).unwrap_err().to_string().contains("both named L1A"));
    }
}
