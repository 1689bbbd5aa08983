//! `openroom lawbook` from outside: an official book is kept, shown beside the provision, and forgotten.

use std::{fs, path::Path, process::Command};

const BOOK: &str = "Law 27 Too low\n\nA. First\n\n1. Words of a book.\n2. More words.\n\nLaw 28 In turn\n\nA. One\n\nText.\n";

fn openroom(home: &Path, words: &[&str]) -> (i32, String, String) {
    let run =
        Command::new(env!("CARGO_BIN_EXE_openroom")).args(words).env("OPENROOM_HOME", home).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (run.status.code().unwrap(), text(run.stdout), text(run.stderr))
}

#[test]
fn a_book_is_imported_shown_and_removed() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("book.txt");
    fs::write(&file, BOOK).unwrap();
    let file = file.to_str().unwrap();
    let book = ["--lang", "pl", "--edition", "2017"];
    let show = ["law", "27A1", "--lang", "pl"];

    let (code, out, _) =
        openroom(home.path(), &[&["lawbook", "import", file, "--dry-run"][..], &book].concat());
    assert!(code == 0 && out.contains("Nothing was kept"), "{out}");
    assert!(!openroom(home.path(), &show).1.contains("Brzmienie urzędowe"));

    let (code, out, err) = openroom(home.path(), &[&["lawbook", "import", file][..], &book].concat());
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("Numbered paragraphs: 6;") && out.contains("Not found: 1A"), "{out}");
    let shown = openroom(home.path(), &show).1;
    assert!(shown.contains("Brzmienie urzędowe (z własnej książki)\n  Words of a book."), "{shown}");
    let other = openroom(home.path(), &[&show[..], &["--edition", "2007"]].concat()).1;
    assert!(
        other.contains("    openroom law 27A1 --lang pl --edition 2017\n")
            && !other.contains("Words of a book"),
        "{other}"
    );
    assert!(
        openroom(home.path(), &["law", "30A", "--lang", "pl"])
            .1
            .contains("Nie znaleziono w niej numeru 30A.")
    );
    assert!(!openroom(home.path(), &["law", "27A1", "--lang", "et"]).1.contains("Ametlik sõnastus"));
    assert!(openroom(home.path(), &["lawbook", "list"]).1.starts_with("Polish"));

    assert_eq!(openroom(home.path(), &[&["lawbook", "remove"][..], &book].concat()).0, 0);
    assert!(openroom(home.path(), &["lawbook", "list"]).1.starts_with("No law book"));
}

#[test]
fn what_is_no_law_book_is_refused_and_nothing_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("book.txt");
    for (text, reason) in [
        (&b""[..], "not a law book"),
        (b"a letter", "not a law book"),
        (b"Law 27 Low\n\nLaw 28 \xff", "line 3: not UTF-8"),
        (b"Law 27 Low\n\nno other", "headings of Laws found: 1"),
        (b"%PDF-1.7\nLaw 27 Low\n", "pdftotext"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a PDF or a picture"),
        ("Law 27 UNGENÜGENDES GEBOT\n\nLaw 28 Rest".as_bytes(), "--lang de"),
    ] {
        fs::write(&file, text).unwrap();
        let (code, _, err) = openroom(
            home.path(),
            &["lawbook", "import", file.to_str().unwrap(), "--lang", "pl", "--edition", "2017"],
        );
        assert!(code == 2 && err.contains(reason), "{err}");
    }
    let (code, _, err) =
        openroom(home.path(), &["lawbook", "import", "no-such-file", "--lang", "pl", "--edition", "2017"]);
    assert!(code == 2 && err.contains("no such file"), "{err}");
    assert!(openroom(home.path(), &["lawbook", "list"]).1.starts_with("No law book"));
}

/// The commands about books are told in the language of the environment; `--lang` is that of the book.
#[test]
fn books_are_spoken_of_in_the_language_of_the_screen() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("book.txt");
    fs::write(&file, BOOK).unwrap();
    let file = file.to_str().unwrap();
    let finnish = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
        let run = command.args(words).env("OPENROOM_HOME", home.path()).env("OPENROOM_LANG", "fi");
        let run = run.output().unwrap();
        [run.stdout, run.stderr].map(|said| String::from_utf8(said).unwrap()).concat()
    };
    let polish = ["--lang", "pl", "--edition", "2017"];
    let removed = finnish(&[&["lawbook", "remove"][..], &polish].concat());
    assert!(removed.contains("ei ole tuotu lakikirjaa"), "{removed}");
    let refused = finnish(&["lawbook", "import", file, "--lang", "pl", "--edition", "2019"]);
    assert!(refused.contains("ei kelpaa") && refused.contains("Mahdollisia"), "{refused}");
    let refused = finnish(&["lawbook", "import", file, "--lang=pl", "--edition", "2019", "--speak=de"]);
    assert!(refused.contains("ist kein Wert"), "{refused}");
    let kept = finnish(&[&["lawbook", "import", file][..], &polish].concat());
    assert!(kept.contains("Numeroituja"), "{kept}");
    assert!(finnish(&["lawbook", "list"]).starts_with("puola "), "{}", finnish(&["lawbook", "list"]));
    fs::write(home.path().join("lawbooks/pl-2017.json"), "{").unwrap();
    let damaged = finnish(&["law", "27A1", "--lang", "pl"]);
    assert!(damaged.contains("plik jest uszkodzony"), "{damaged}");
}

#[test]
fn a_book_of_another_edition_is_told() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("book.txt");
    let of_2007 = "Law 22 Own\n\nA. One.\n\nB. Two.\n\n1. Three.\n2. Four.\n\nLaw 23 Own\n\nText.\n";
    fs::write(&file, of_2007).unwrap();
    let file = file.to_str().unwrap();
    let import = |edition| {
        let words = ["lawbook", "import", file, "--dry-run", "--lang", "pl", "--edition", edition];
        openroom(home.path(), &words).1
    };
    assert!(import("2017").contains("import it with --edition 2007."), "{}", import("2017"));
    assert!(!import("2007").contains("--edition"), "{}", import("2007"));
}
