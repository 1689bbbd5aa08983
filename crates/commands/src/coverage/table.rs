use std::io::{self, Write};

use openroom_lawbook::{Edition, Kind};
use openroom_scenarios::{Covered, Reasons, Status, law};

use crate::output::shown;

/// The table by Law, kind and edition, the sums, and every reason.
pub(super) fn write(out: &mut dyn Write, rows: &[Covered], reasons: &Reasons) -> io::Result<()> {
    writeln!(
        out,
        "Provisions by Law and kind; in each edition: exercised, by type, for a person, not yet.\n"
    )?;
    write!(out, "{:<12} {:<11}", "Law", "kind")?;
    for edition in Edition::ALL {
        write!(out, "{edition:>22}")?;
    }
    writeln!(out)?;
    let mut laws: Vec<&str> = rows.iter().map(|row| law(row.provision)).collect();
    laws.sort_by_key(|name| name.parse().unwrap_or(0_u8));
    laws.dedup();
    for name in laws {
        let of_law: Vec<Covered> = rows.iter().filter(|row| law(row.provision) == name).copied().collect();
        for kind in Kind::ALL {
            line(out, name, kind.name(), &of_law.iter().filter(|row| row.kind == kind))?;
        }
    }
    writeln!(out)?;
    for kind in Kind::ALL {
        line(out, "all", kind.name(), &rows.iter().filter(|row| row.kind == kind))?;
    }
    line(out, "all", "all", &rows.iter())?;
    reasons_of(out, reasons)
}

fn line<'a>(
    out: &mut dyn Write,
    law: &str,
    kind: &str,
    rows: &(impl Iterator<Item = &'a Covered> + Clone),
) -> io::Result<()> {
    if rows.clone().next().is_none() {
        return Ok(());
    }
    write!(out, "{law:<12} {kind:<11}")?;
    for edition in Edition::ALL {
        let counts = Status::ALL.map(|status| {
            let n = rows.clone().filter(|row| row.edition == edition && row.status == status).count();
            format!("{n:>4}")
        });
        write!(out, "{:>22}", counts.join(" "))?;
    }
    writeln!(out)
}

fn reasons_of(out: &mut dyn Write, reasons: &Reasons) -> io::Result<()> {
    if !reasons.by_type.is_empty() {
        writeln!(out, "\nBy type:")?;
    }
    for (provision, by) in &reasons.by_type {
        let [why, r#type, test] = [&by.why, &by.r#type, &by.test].map(|text| shown(text));
        writeln!(out, "  {provision}: {why} ({type}), shown by {test}")?;
    }
    if !reasons.for_a_person.is_empty() {
        writeln!(out, "\nFor a person:")?;
    }
    for (provision, why) in &reasons.for_a_person {
        writeln!(out, "  {provision}: {}", shown(why))?;
    }
    writeln!(out)
}
