//! `openroom print` of an event: everything that an evening needs on paper.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

fn openroom(folder: &Path, words: &str) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(words.split_whitespace())
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn an_evening_on_paper() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(openroom(folder, "demo --tables 3 --journal demo.journal").0, Some(0));
    for (name, words) in [
        ("hands", "hands --plain -j demo.journal --lang et"),
        ("guides", "guide-cards -j demo.journal --lang fi --title Evening --date 2026-11-01"),
        ("tables", "table-cards -j demo.journal --lang pl --link https://club.example/{section}/{table}"),
        ("slips", "slips -j demo.journal --round 2 --lang de"),
        ("results", "results -j demo.journal --plain --lang nb"),
        ("ranking", "results -j demo.journal --ranking"),
        ("cards", "card -j demo.journal"),
        ("card", "card -j demo.journal --of 2"),
        ("ruling", "ruling 1 -j demo.journal --lang pl"),
        ("appeal", "appeal 1 -j demo.journal --lang fi"),
        ("blank", "ruling -j demo.journal"),
    ] {
        let (code, said) = openroom(folder, &format!("print {words} -o {name}.pdf"));
        assert_eq!(code, Some(0), "print {words}: {said}");
        let pdf = fs::read(folder.join(format!("{name}.pdf"))).unwrap();
        assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"), "{words}");
    }
    let whole = fs::metadata(folder.join("results.pdf")).unwrap().len();
    assert!(fs::metadata(folder.join("ranking.pdf")).unwrap().len() < whole);
    let (code, said) = openroom(folder, "print ruling -j demo.journal --title 王小Cup -o wide.pdf");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("王 (U+738B), 小 (U+5C0F)"), "{said}");
    for words in ["ruling 99", "appeal 99", "card --of 99", "card --of x", "results --session 9"] {
        let (code, said) = openroom(folder, &format!("print {words} -j demo.journal -o none.pdf"));
        assert_eq!((code, said.lines().count()), (Some(2), 1), "print {words}: {said}");
        assert!(!folder.join("none.pdf").exists());
    }
}

#[test]
fn what_cannot_be_printed_is_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(openroom(folder, "demo --tables 3 --journal demo.journal").0, Some(0));
    fs::write(folder.join("a.pbn"), "[Board \"1\"]\n[Contract \"1S\"]\n").unwrap();
    for (words, why) in [
        ("card -j demo.journal --of 99", "zgłoszenie 99 nie gra w tej sesji"),
        ("card -j demo.journal --of x", "x nie jest numerem zgłoszenia"),
        ("ruling 9 -j demo.journal", "nie ma takiego rozstrzygnięcia"),
        ("appeal 9 -j demo.journal", "nie ma takiego odwołania"),
        ("results -j demo.journal --session 4", "nie ma sesji 4"),
        ("slips -j demo.journal --round 44", "nie ma nic do wydrukowania"),
        ("guide-cards", "podaj --movement PLIK albo --journal PLIK"),
        ("hands a.pbn", "a.pbn: rozdanie 1 nie jest drukowane: nie podano rozdania"),
        ("hands a.txt", "nieznany rodzaj pliku"),
    ] {
        let (code, said) = openroom(folder, &format!("print {words} --lang pl -o x.pdf"));
        assert!(code == Some(2) && said.contains(why), "print {words}: {said}");
    }
}
