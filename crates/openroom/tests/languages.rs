//! The program in six languages.

use std::fs;
use std::process::Command;

const LANGUAGES: [&str; 6] = ["en", "et", "fi", "pl", "de", "nb"];

const SESSION: &str = r#"
event = "pairs"
scoring = "matchpoints"
contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]
[[board]]
number = 1
results = [{ ns = 1, ew = 2, result = "4SN=" }, { ns = 3, ew = 4, result = "3NTE-1" }]
"#;

const SCENARIO: &str = "# A bid that is too low\n\n```table 2017\ndealer N\nN 1S\nE 1D\nS draws attention\nS accept call? no\n=> 27B replace call E\nE 2D\n=> 27B1a nothing further\n=> 27D review after play\n```\n";

fn said(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert_ne!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn openroom(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.args(words).env_remove("OPENROOM_LANG");
    command
}

/// What a command says in each language: by the option, and the same by the environment.
fn in_each(words: &[&str]) -> [String; 6] {
    LANGUAGES.map(|language| {
        let by_option = said(openroom(words).args(["--lang", language]));
        assert_eq!(by_option, said(openroom(words).env("OPENROOM_LANG", language)), "{words:?}");
        assert!(!by_option.contains(['{', '}']), "{words:?} in {language}: {by_option}");
        by_option
    })
}

#[test]
fn movements_and_demos_are_refused_in_the_language() {
    let words = [
        &["movement", "mitchell", "--tables", "1"][..],
        &["movement", "howell", "--tables", "2", "--rounds", "9"],
        &["movement", "triples", "--teams", "4"],
        &["movement", "mitchell", "--tables", "8", "--boards", "29"],
        &["movement", "mitchell", "--tables", "9", "--minutes", "1"],
        &["demo", "--preset", "x"],
    ];
    for words in words {
        let said = LANGUAGES.map(|language| {
            let output = openroom(words).env("OPENROOM_LANG", language).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{words:?}");
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(!said.contains(['{', '}']), "{words:?} in {language}: {said}");
            said
        });
        for other in &said[1..] {
            assert_ne!(&said[0], other, "{words:?}");
        }
        assert!(!said[0].contains(" 1 tables") && !said[0].contains(" 1 rounds"), "{}", said[0]);
    }
}

#[test]
fn every_language_says_it_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let (session, scenario) = (folder.path().join("session.toml"), folder.path().join("low.md"));
    fs::write(&session, SESSION).unwrap();
    fs::write(&scenario, SCENARIO).unwrap();
    let (session, scenario) = (session.to_str().unwrap(), scenario.to_str().unwrap());
    for words in [
        &["score", session][..],
        &["score", session, "--card", "1"],
        &["score", session, "--explain", "1", "--explain", "ranking"],
        &["movement", "mitchell", "--tables", "5"],
        &["movement", "mitchell", "--tables", "5", "--as", "cards"],
        &["movement", "swiss", "--contestants", "5"],
        &["movement", "knockout", "--teams", "5"],
        &["law"],
        &["law", "27"],
        &["law", "27B1a"],
        &["scenarios", "run", "--explain", scenario],
    ] {
        let all = in_each(words);
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "{words:?} is the same twice: {one}");
        }
    }
}

/// What a command without `--lang` says, on the screen and of what is wrong, in the language of the environment.
fn by_environment(words: &[&str]) -> [String; 6] {
    let all = LANGUAGES.map(|language| {
        let output = openroom(words).env("OPENROOM_LANG", language).output().unwrap();
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap()).concat();
        assert!(!said.contains(['{', '}']), "{words:?} in {language}: {said}");
        said
    });
    for (place, one) in all.iter().enumerate() {
        assert!(!all[..place].contains(one), "{words:?} is the same twice: {one}");
    }
    all
}

#[test]
fn deals_devices_and_registers_are_told_in_each_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let same =
        "[Board \"1\"]\n[Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432\"]\n\n";
    let twice = file("twice.pbn", format!("{same}{}", same.replacen('1', "3", 1)).as_bytes());
    let all = by_environment(&["deal", "check", &twice]);
    assert!(all[2].contains("jako 3: samat kortit kuin tässä: jako 1"), "{}", all[2]);
    let wide = file("wide.pbn", b"\xFF\xFE[\0");
    let bad = file("bad.pbn", same.replacen("AKQJ", "AKQA", 1).as_bytes());
    let rank = file("rank.pbn", same.replacen("AKQJ", "AKQ1", 1).as_bytes());
    for file in [&wide, &bad, &rank] {
        by_environment(&["deal", "check", file]);
    }
    let cases = file("cases.txt", b"A & B\tx\tyes\n");
    let by = ["--slow", "5", "--pair", "A & B", "--by", "N", "--key", &cases, "--ground", "x", "--register"];
    by_environment(&[&["integrity", "tempo", &cases][..], &by, &[&wide]].concat());
    let pbn = file("ten.pbn", b"[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S 1H =x=\n");
    let lin = folder.path().join("ten.csv");
    let told = by_environment(&["convert", &pbn, lin.to_str().unwrap(), "--force"]);
    assert!(told[3].contains("oczekiwano: wyższa odzywka albo właściwa kontra"), "{}", told[3]);
}

#[test]
fn servers_scenarios_and_options_are_refused_in_each_language() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let file = |name: &str, text: &[u8]| {
        fs::write(folder.path().join(name), text).unwrap();
        place(name)
    };
    let plain = file("plain.md", b"# Nothing\n");
    let latin = file("latin.md", b"# \xe4\n");
    let control = file("control.md", b"# \x07\n");
    let wrong = file("wrong.toml", b"[options]\nopening_lead_face = \"up\"\n");
    let (empty, data) = (place("empty"), place("data"));
    fs::create_dir(&empty).unwrap();
    for words in [
        &["law", "options", "no_such_option"][..],
        &["law", "options", "--file", &wrong],
        &["law", "options", "--file", &latin],
        &["scenarios", "run", &empty],
        &["scenarios", "run", &plain],
        &["scenarios", "run", &latin],
        &["scenarios", "run", &control],
        &["serve", "--public", "bridge.example"],
        &["serve", "--data", &data, "--cert", &plain, "--key", &plain],
        &["serve", "--data", &data, "--listen", "192.0.2.1:1"],
    ] {
        by_environment(words);
    }
}

const ENDING: &str = r#"[Event "Claim"]
[Board "7"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
[Declarer "W"]
[Contract "4S"]
[Result "6"]
[Play "N"]
CT D4 CA CJ
*
"#;

/// What is read, analysed and converted is told in each language.
#[test]
fn files_claims_and_equity_are_told_in_each_language() {
    let folder = tempfile::tempdir().unwrap();
    let (pbn, out) = (folder.path().join("a.pbn"), folder.path().join("a.bri"));
    let five = folder.path().join("five.pbn");
    fs::write(&pbn, ENDING).unwrap();
    let deal = "[Board \"7\"]\n[Declarer \"S\"]\n[Contract \"H\"]\n[Deal \"N:432.32.. KQJT9... A.AK.AK. 8765.Q..\"]\n[Play \"S\"]\n";
    fs::write(&five, deal).unwrap();
    let (pbn, out, five) = (pbn.to_str().unwrap(), out.to_str().unwrap(), five.to_str().unwrap());
    let small = ["--threads", "1", "--memory", "300"];
    let told = |words: &[&str]| {
        let all = in_each(words);
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "{words:?} is the same twice: {one}");
        }
    };
    told(&["claim", five, "--claim", "S claims 5: mine", "--seconds", "60"]);
    told(&[&["equity", "revoke", pbn][..], &small].concat());
    told(&[&["equity", "contract", pbn, "--samples", "2"][..], &small].concat());
    told(&[&["equity", "play", pbn, "--samples", "2"][..], &small].concat());
    told(&["analyse", five, "--threads", "1"]);
    told(&["movement", "list"]);
    told(&["movement", "list", "--tables", "8"]);
    let summaries = LANGUAGES.map(|language| {
        let mut command = openroom(&["convert", pbn, out, "--force", "--lang", language]);
        String::from_utf8(command.output().unwrap().stderr).unwrap()
    });
    for (place, one) in summaries.iter().enumerate() {
        assert!(one.contains("Auction") || one.contains("Play"), "{one}");
        assert!(!summaries[..place].contains(one), "{one}");
    }
}

/// Labels, headings and modalities of the law book; what only English has is said to be so.
#[test]
fn the_law_book_speaks_each_language_in_all_its_modes() {
    let english = [
        "a case of",
        "Facts",
        "Outcome",
        "Provisions",
        "Changed (",
        "Renumbered only",
        "Gone (",
        " shall\n",
        " does ·",
        "not in 20",
        "(2017; in 2",
        " options: ",
        "obeyed",
    ];
    for words in [
        &["law", "27B1a"][..],
        &["law", "27B1a", "--edition", "2007"],
        &["law", "26A", "--edition", "2007"],
        &["law", "27B1a#1"],
        &["law", "search", "revoke"],
        &["law", "search", "xyzzy"],
        &["law", "diff", "2007", "2017", "--law", "27"],
        &["law", "diff", "2017", "2017"],
        &["law", "options", "opening_lead_face", "--status"],
        &["law", "options", "claim", "--preset", "sbl2017"],
        &["law", "41A"],
    ] {
        let all = in_each(words);
        assert!(all[0].len() > 7, "{words:?}");
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "{words:?} is the same twice: {one}");
            let left = english.iter().find(|label| place > 0 && one.contains(**label));
            assert!(left.is_none(), "{words:?}: {left:?} in {one}");
        }
    }
}

#[test]
fn terms_are_those_of_the_language() {
    let law = in_each(&["law", "27"]);
    for (text, begins) in law.iter().zip(["Law 27 ", "Reegel 27 ", "27 § ", "Przepis 27 ", "§ 27 ", "§ 27 "])
    {
        assert!(text.starts_with(begins), "{text}");
    }
    let folder = tempfile::tempdir().unwrap();
    let scenario = folder.path().join("low.md");
    fs::write(&scenario, SCENARIO).unwrap();
    let ruled = in_each(&["scenarios", "run", "--explain", scenario.to_str().unwrap()]);
    for (text, sentence) in ruled.iter().zip([
        "27A1: South was asked: accept 1♦ by East? Answer: no.",
        "27A1: küsimus (Süd): kas tunnistab kehtivaks 1♦ (Ost)? Vastus: ei.",
        "27A1: kysymys (Etelä): hyväksyykö hän tarjouksen 1♦ (Itä)? Vastaus: ei.",
        "27A1: pytanie (S): czy akceptuje 1♦ (E)? Odpowiedź: nie.",
        "27A1: Gefragt wurde Süd: 1♦ von Ost annehmen? Antwort: nein.",
        "27A1: Syd ble spurt: godta 1♦ fra Øst? Svar: nei.",
    ]) {
        assert!(text.contains(sentence), "{text}");
        assert!(text.ends_with("1 passed, 0 failed\n"), "{text}");
    }
    let movement = in_each(&["movement", "mitchell", "--tables", "5"]);
    for (text, word) in
        movement.iter().zip(["Round 5", "Voor 5", "Kierros 5", "Runda 5", "Runde 5", "Runde 5"])
    {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn an_event_is_shown_and_refuses_in_each_language() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("demo.journal");
    let journal = journal.to_str().unwrap();
    said(&mut openroom(&["demo", "--tables", "3", "--seed", "7", "--journal", journal]));
    for what in [&["status"][..], &["rulings"], &["guide", "1"]] {
        let all = in_each(&[&["event", "-j", journal], what].concat());
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "{what:?} is the same twice: {one}");
        }
    }
    let refusals = LANGUAGES.map(|language| {
        let refused = openroom(&["event", "-j", journal, "round", "--lang", language]).output().unwrap();
        assert_eq!(refused.status.code(), Some(2));
        String::from_utf8(refused.stderr).unwrap()
    });
    for (place, one) in refusals.iter().enumerate() {
        assert!(!refusals[..place].contains(one), "{one}");
    }
}

#[test]
fn what_is_not_there_is_told_in_each_language() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().to_str().unwrap();
    for words in [
        &["law", "999"][..],
        &["law", "27Z"],
        &["law", "27B1a#99"],
        &["law", "search", "-"],
        &["rulings", "show", "7", "--data", data],
        &["lawbook", "remove", "--lang", "pl", "--edition", "2017", "--data", data],
    ] {
        by_environment(words);
    }
    assert!(by_environment(&["law", "27Z"])[4].contains("keine Regel hat die Nummer \"27Z\""));
}

#[test]
fn an_unknown_language_is_refused() {
    let refused = openroom(&["law", "27"]).env("OPENROOM_LANG", "xx").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("en, et, fi, pl, de, nb"));
}

/// What a command says in each language when it cannot do its work.
fn refused_in_each(words: &[&str]) -> [String; 6] {
    LANGUAGES.map(|language| {
        let output = openroom(words).args(["--lang", language]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        String::from_utf8(output.stderr).unwrap()
    })
}

#[test]
fn what_cannot_be_read_is_said_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none.toml");
    let none = none.to_str().unwrap();
    let paper = folder.path().join("none.pdf");
    let commands = [
        vec!["score", none],
        vec!["print", "results", none, "-o", paper.to_str().unwrap()],
        vec!["event", "-j", none, "status"],
        vec!["event", "-j", none, "create", none],
    ];
    for command in commands {
        let said = refused_in_each(&command);
        for (one, text) in said.iter().enumerate() {
            assert!(text.contains("none.toml"), "{text}");
            assert!(said[..one].iter().all(|other| other != text), "{command:?}: {text}");
        }
    }
    let wrong = folder.path().join("wrong.toml");
    for text in [
        "event = \"pairs\"\nscoring matchpoints\n",
        "event = \"pairs\"\n[[board]\n",
        "event = \"pairs\"\nevent = \"teams\"\n",
    ] {
        fs::write(&wrong, text).unwrap();
        let said = refused_in_each(&["score", wrong.to_str().unwrap()]);
        for (one, told) in said.iter().enumerate() {
            assert!(told.contains(" 2: "), "{told}");
            assert!(said[..one].iter().all(|other| other != told), "{told}");
            let english = ["expected", "missing", "duplicate", "invalid", "unclosed"];
            assert!(one == 0 || !english.iter().any(|word| told.contains(word)), "{told}");
        }
    }
}

/// What is said of a command line that cannot be followed, in each language.
fn refused(words: &[&str]) -> [String; 6] {
    LANGUAGES.map(|language| {
        let output = openroom(words).env("OPENROOM_LANG", language).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!said.contains(['{', '}']), "{words:?} in {language}: {said}");
        said
    })
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_in_the_language() {
    for words in [
        &["rul"][..],
        &["rule", "--bogus"],
        &["rule", "--edition", "1999"],
        &["rule", "--preset", "nobody"],
        &["rule", "--lang", "xx"],
        &["rule", "--keep", "--keep"],
        &["rule", "--answers"],
        &["integrity", "leads"],
        &["integrity", "leads", "a.pbn", "--same", "hand"],
        &["analyse", "a.pbn", "--threads", "0"],
        &["event", "start", "--swiss", "3", "--tables", "4"],
    ] {
        let said = refused(words);
        for (place, one) in said.iter().enumerate() {
            assert!(!said[..place].contains(one), "{words:?}: {one}");
        }
    }
    let [english, _, _, polish, ..] = refused(&["rule", "--edition", "1999"]);
    let possible = "2007, 2017, poland2024";
    assert!(english.contains(possible) && polish.contains(possible), "{english}{polish}");
}

#[test]
fn a_committee_is_told_in_its_language() {
    for language in LANGUAGES {
        let folder = tempfile::tempdir().unwrap();
        let ran = |words: &[&str]| {
            let mut command = openroom(words);
            let output = command.args(["--lang", language]).env("HOME", folder.path());
            let output = output.current_dir(folder.path()).output().unwrap();
            let [out, err] = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
            // What has no sentence is shown by its name in braces, which a style has too.
            assert!(!out.contains("{integrity") && !err.contains(['{', '}']), "{out}{err}");
            (out, err)
        };
        let at = ["--register", "r.json"];
        let (out, err) =
            ran(&[&["integrity", "found", "--committee", "EBL", "--member", "Zoe"], &at[..]].concat());
        assert_eq!(out.contains("key of a member"), language == "en", "{out}{err}");
        let cases: Vec<String> = (0..900)
            .map(|case| {
                let pair = if case % 3 == 0 { "Ann & Bea" } else { "Cid & Dan" };
                let held = if case % 7 < 3 { "yes" } else { "no" };
                format!("{pair}\t{}\t{held}\tcase {case}", case % 5)
            })
            .collect();
        fs::write(folder.path().join("cases.txt"), cases.join("\n")).unwrap();
        let by = ["--by", "Zoe", "--key", "r.json.zoe.key"];
        let look = ["--pair", "Ann & Bea", "--ground", "x", "--slow", "2", "--html"];
        let (out, err) = ran(&[&["integrity", "tempo", "cases.txt"], &look[..], &by[..], &at[..]].concat());
        assert!(out.contains(&format!("<html lang=\"{language}\">")), "{out}{err}");
        assert_eq!(out.contains("peers"), language == "en", "{out}");
        let (out, err) = ran(&[&["integrity", "looks"], &by[..], &at[..]].concat());
        assert_eq!(out.ends_with("1 look\n"), language == "en", "{out}{err}");
    }
}

#[test]
fn help_is_told_in_each_language_wherever_it_is_asked_for() {
    for words in [
        &["--help"][..],
        &["help"],
        &["deal", "-h"],
        &["rule", "--help"],
        &["help", "deal", "reveal"],
        &["event", "people", "--help"],
        &["integrity", "found", "--help"],
    ] {
        let all = in_each(words);
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one), "{words:?} is the same twice: {one}");
            assert_eq!(
                one.matches("openroom").count(),
                all[0].matches("openroom").count(),
                "{words:?}: {one}"
            );
        }
    }
    let finnish = said(openroom(&["--lang", "fi", "help", "deal", "reveal"]).env("OPENROOM_LANG", "pl"));
    assert!(
        finnish.contains("Käyttö: openroom deal reveal [VALITSIMET] --public <TEXT> <SECRET>"),
        "{finnish}"
    );
    assert_eq!(finnish, said(openroom(&["deal", "reveal", "--help"]).env("OPENROOM_LANG", "fi")));
}
