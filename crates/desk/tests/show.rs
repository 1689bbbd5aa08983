//! Temporary.
use openroom_desk::say;
use openroom_lawbook::Language;
use crate::course;

#[test]
fn show() {
    let Ok(file) = std::env::var("SHOW") else { return };
    let mut out = String::new();
    for now in course::courses() {
        let advice = now.consult();
        if !advice.is_ruled() { continue }
        let w = say::words(Language::En);
        out += &format!("=== {} {}\n", now.topic.key(), now.edition);
        for line in say::reasoning(w, &now, &advice) { out += &format!("  {line}\n"); }
        out += "  RULING\n";
        for (by, order) in advice.told() { out += &format!("    [{}] {}\n", by.cite(now.edition), say::order(w, &advice, by, order)); }
        out += &format!("  SAY {}\n", say::ruling_aloud(w, &advice));
    }
    std::fs::write(file, out).unwrap();
}
