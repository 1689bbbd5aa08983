//! `openroom score` from outside.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const SESSION: &str = r#"
event = "pairs"
scoring = "matchpoints"
contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]
[[board]]
number = 1
results = [
  { ns = 1, ew = 2, result = "4SN=" },
  { ns = 3, ew = 4, assigned = [{ weight = "1/2", result = "4SN=" }, { weight = "1/2", result = "4SN-1" }] },
]
"#;

fn score(file: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom")).arg("score").arg(file).args(more).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn ranking_card_and_arithmetic() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    fs::write(&file, SESSION).unwrap();
    // Half of +420 and half of −50 against +420: 0.5 × 1; the other table 0.5 × 1 + 0.5 × 2 = 1.5 of 2, 75%.
    let all = score(&file, &[]);
    assert!(all.status.success());
    assert!(text(&all.stdout).contains("75.00"), "{}", text(&all.stdout));
    assert!(text(&score(&file, &["--card", "3"]).stdout).contains("0.50"));
    let why = text(&score(&file, &["--explain", "1"]).stdout);
    // The number that a law book prints.
    assert!(why.contains("\n  77             1 v 2: 4SN= is 120 tricks + 300 game = 420 for NS\n"), "{why}");
    assert!(why.contains("12C1c          NS 3: 0.5 × 1 + 0.5 × 0 = 0.5, of a top of 2"), "{why}");
}

#[test]
fn a_card_has_the_scores_of_its_own_side() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    let session = "event = \"pairs\"\nscoring = \"matchpoints\"\ncontestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]\n\
        [[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, assigned = [{ weight = \"60%\", result = \"4SN=\" }, \
        { weight = \"40%\", result = \"4SN-1\" }] }, { ns = 3, ew = 4, result = \"4SN=\" }]\n\
        [[board]]\nnumber = 2\nresults = [{ ns = 1, ew = 2, ns_assigned = \"4SN=\", ew_assigned = \"4SN-1\" }, \
        { ns = 3, ew = 4, result = \"4SN=\" }]\n";
    fs::write(&file, session).unwrap();
    let card = |id: &str| text(&score(&file, &["--card", id]).stdout);
    let (ns, ew) = (card("1"), card("2"));
    assert!(ns.contains("0.6 of +420, 0.4 of -50") && !ns.contains("-420"), "{ns}");
    assert!(ew.contains("0.6 of -420, 0.4 of +50") && !ew.contains("+420"), "{ew}");
    assert!(ew.contains("with its own sign"), "{ew}");
}

#[test]
fn a_bad_session_names_the_line_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("session.toml"), folder.path().join("out.txt"));
    for (good, bad, line) in [
        ("ew = 4", "ew = 2", "line 9"),
        ("\"1/2\", result = \"4SN=\"", "\"1/3\", result = \"4SN=\"", "line 9"),
        ("4SN-1", "8SN-1", "line 9"),
        ("ns = 1", "ns = 7", "line 8"),
    ] {
        fs::write(&file, SESSION.replace(good, bad)).unwrap();
        let refused = score(&file, &["-o", out.to_str().unwrap()]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains(line), "{}", text(&refused.stderr));
        assert!(refused.stdout.is_empty());
        assert!(!out.exists());
    }
    fs::write(&file, SESSION).unwrap();
    assert!(score(&file, &["-o", out.to_str().unwrap()]).status.success());
    assert!(fs::read_to_string(&out).unwrap().starts_with("Ranking"));
}

/// Corrections of the document: two pairs exchanged, a penalty that came later, one that was taken back.
#[test]
fn corrections_say_what_was_and_whose_ranks_moved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    let document = include_str!("../../../docs/score-file.md");
    let example =
        document.split("```toml session\n").find(|block| block.contains("withdraw = \"penalty\"\n"));
    fs::write(&file, example.unwrap().split("```").next().unwrap()).unwrap();
    let page = text(&score(&file, &["--ranking"]).stdout);
    for line in [
        "  board 1, 1 v 2: 3NTN= is now 1 v 4: 3NTN=; 3 v 4: 3NTN-1 is now 3 v 2: 3NTN-1 (2026-11-10 22:15, Scorer: the East-West pairs of two tables were exchanged)",
        "  1: procedural penalty 10% of a top (a telephone rang) is added (2026-11-10 22:20, Director: reported after the last round)",
        "  3: procedural penalty 25% of a top (late) is withdrawn (2026-11-10 23:05, Appeals committee: the pair was late by the fault of the organizer)",
        "    4: rank 1 is now 3",
        "    1: rank 1 is now 2",
    ] {
        assert!(page.lines().any(|other| other == line), "{line}\n{page}");
    }
}

#[test]
fn a_swiss_is_ranked_by_its_victory_points() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    let session = r#"
event = "pairs"
scoring = "matchpoints"
rounds = [[1], [2]]
victory_points = "percentage"
contestant = [{ id = 1 }, { id = 2, stratum = "B" }, { id = 3, stratum = "B" }, { id = 4, standing = "without standing" }]
[[board]]
number = 1
results = [{ ns = 1, ew = 2, result = "1NTN=" }, { ns = 3, ew = 4, result = "pass" }]
[[board]]
number = 2
results = [{ ns = 1, ew = 3, result = "1NTN=" }, { ns = 2, ew = 4, result = "2HN=" }]
[[penalty]]
contestant = 3
vp = 1
"#;
    fs::write(&file, session).unwrap();
    let page = text(&score(&file, &["--ranking"]).stdout);
    assert!(page.starts_with("Victory points\n"), "{page}");
    let stratum: Vec<&str> = page.lines().skip_while(|line| *line != "Stratum B").skip(2).take(2).collect();
    assert!(stratum[0].trim_start().starts_with("1  2") && stratum[0].ends_with("20.00"), "{page}");
    assert!(stratum[1].trim_start().starts_with("2  3") && stratum[1].ends_with("19.00"), "{page}");
    assert!(page.contains("4 : without standing, 50.00%, 20.00 VP"), "{page}");
    let why = text(&score(&file, &["--explain", "ranking"]).stdout);
    assert!(why.contains("90A            3: procedural penalty 1"), "{why}");
    assert!(why.contains("3: 0 + 20 − 1 = 19"), "{why}");
}

#[test]
fn a_knockout_tells_who_now_wins() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    let session = r#"
event = "teams"
scoring = "imps"
stage = "knockout"
contestant = [{ id = "A" }, { id = "B" }]
[[match]]
home = "A"
away = "B"
boards = [{ number = 1, open = "4SN=", closed = "4SN-1" }]
[[correction]]
contestant = "A"
home_penalty = 11
who = "Director"
why = "a telephone"
when = "2026-11-10"
"#;
    fs::write(&file, session).unwrap();
    let page = text(&score(&file, &["--ranking"]).stdout);
    let line = "  round 1, A v B: A: penalty 11 is added (2026-11-10, Director: a telephone)\n    round 1: A v B: 10 (A wins) is now round 1: A v B: -1 (B wins)\n";
    assert!(page.contains(line), "{page}");
}

#[test]
fn a_handicap_that_is_taken_back_is_told_so() {
    let session = r#"
event = "teams"
scoring = "imps"
contestant = [{ id = "A" }, { id = "B" }]
[[match]]
home = "A"
away = "B"
home_handicap = 5
away_penalty = 2
boards = [{ number = 1, open = "4SN=", closed = "4SN-1" }]
[[correction]]
contestant = "A"
home_handicap = 0
who = "Director"
why = "they have none"
when = "2026-11-10"
[[correction]]
contestant = "A"
away_penalty = 3
who = "Director"
why = "a slip"
when = "2026-11-10"
"#;
    let page = page_of(session, &["--ranking"]);
    for line in [
        "  round 1, A v B: A: handicap 5 is withdrawn (",
        "  round 1, A v B: B: penalty 2 is now penalty 3 (",
    ] {
        assert!(page.contains(line), "{page}");
    }
}

fn page_of(session: &str, more: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    fs::write(&file, session).unwrap();
    let output = score(&file, more);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn results_that_are_outstanding_are_told_with_every_ranking() {
    let pairs = r#"
event = "pairs"
scoring = "butler"
left_out = 2
notes = """
first line
second line"""
withdrawals = "annulled"
master_points = { source = "the club", awards = [6, 4] }
contestant = [{ id = 1, stratum = "B" }, { id = 2 }, { id = 3 }, { id = 4, standing = "withdrawn" }]
[[board]]
number = 1
results = [{ ns = 1, ew = 2, result = "4SN=" }, { ns = 3, ew = 4, result = "4SN-1" }]
[[board]]
number = 2
results = [{ ns = 1, ew = 3, status = "late" }, { ns = 2, ew = 4, result = "4SN-1" }]
"#;
    let page = page_of(pairs, &[]);
    assert!(page.starts_with("first line\nsecond line\n\nRanking (one result is outstanding)\n"), "{page}");
    assert!(page.contains("Stratum B (one result is outstanding)\n"), "{page}");
    assert!(page.contains("4SN-1 (annulled)"), "{page}");
    assert_eq!(page.matches("points\n").count(), 1, "{page}");
    assert!(page.contains("  Points: the club\n"), "{page}");
    assert!(page.contains("No board has 5 results"), "{page}");
    let card = page_of(pairs, &["--card", "1"]);
    assert!(card.contains("result  score\n"), "{card}");
    let teams = r#"
event = "teams"
scoring = "imps"
contestant = [{ id = "A" }, { id = "B" }]
[[match]]
home = "A"
away = "B"
boards = [{ number = 1, open = "4SN=", closed = { status = "late" } }, { number = 2, open = "4SN=", closed = "4SN-1" }]
"#;
    let page = page_of(teams, &[]);
    assert!(page.starts_with("Ranking (one result is outstanding)\n"), "{page}");
    assert!(page.contains("margin 12 and -12, one result is outstanding\n"), "{page}");
    let knockout = page_of(&teams.replace("imps\"", "imps\"\nstage = \"knockout\""), &["--ranking"]);
    assert!(knockout.contains("A v B: 12 (A leads, one result is outstanding)"), "{knockout}");
}

#[test]
fn sit_outs_added_lines_standings_and_numbers_are_shown() {
    let session = r#"
event = "pairs"
scoring = "cross-imps"
sit_outs = "factored"
contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }, { id = 5 }]
[[board]]
number = 1
results = [{ ns = 1, ew = 2, result = "4SN=" }, { ns = 3, ew = 4, result = "4SN-1" }]
[[board]]
number = 2
results = [{ ns = 1, ew = 3, result = "3NTN=" }]
[[penalty]]
contestant = 3
score = 1
[[penalty]]
contestant = 3
score = 2
[[correction]]
board = 2
add = "result"
ns = 5
ew = 4
result = "3NTN-1"
who = "Scorer"
why = "the slip was found"
when = "2026-11-10"
[[correction]]
contestant = 5
standing = "without standing"
who = "Director"
why = "a house pair"
when = "2026-11-11"
[[correction]]
contestant = 3
withdraw = "penalty 1"
who = "Director"
why = "a mistake"
when = "2026-11-12"
"#;
    let page = page_of(session, &["--ranking"]);
    for line in [
        "  board 2, 5 v 4: 3NTN-1 is added (2026-11-10, Scorer: the slip was found)",
        "  5: ranked is now without standing (2026-11-11, Director: a house pair)",
        "  3: procedural penalty 2: 2 (90A)",
    ] {
        assert!(page.lines().any(|other| other == line), "{line}\n{page}");
    }
    let head = page.lines().nth(1).unwrap();
    assert!(head.ends_with("score  factored"), "{page}");
}

#[test]
fn a_match_says_its_penalties_and_why_its_scores_were_adjusted() {
    let teams = r#"
event = "teams"
scoring = "imps"
contestant = [{ id = "A" }, { id = "B" }]
[[match]]
home = "A"
away = "B"
away_penalty = 2
boards = [
  { number = 1, open = "4SN=", closed = { assigned = "4SN-2", by = "12C1c" } },
  { number = 2, open = "4SN=", closed = { status = "not played" }, at_fault = "none" },
]
"#;
    let page = page_of(teams, &["--travellers"]);
    // 420 + 100 = 520: 11 IMP; average plus for both, 11 from A's other board, 3 as B lost its own.
    assert!(page.contains("12C1c, 78B\n"), "{page}");
    assert!(page.contains("not played"), "{page}");
    assert!(page.contains("margin 22 and -10, B: penalty 2\n"), "{page}");
}

#[test]
fn numbers_and_amounts_are_said_in_the_language() {
    let session = r#"
event = "pairs"
scoring = "matchpoints"
contestant = [{ id = "1.5" }, { id = 2 }, { id = 3 }, { id = 4 }]
[[board]]
number = 1
results = [
  { ns = "1.5", ew = 2, result = "4SN=" },
  { ns = 3, ew = 4, ns_assigned = [{ weight = "1/2", result = "4SN=" }, { weight = "1/2", result = "4SN-1" }], ew_assigned = "4SN=" },
]
[[penalty]]
contestant = 2
tops = "12.5%"
[[penalty]]
contestant = 3
session = "5%"
"#;
    let asked = ["--ranking", "--travellers", "--explain", "1", "--explain", "ranking", "--lang"];
    let page = |language: &str| page_of(session, &[&asked[..], &[language]].concat());
    let english = page("en");
    assert!(english.contains("procedural penalty 12.5% of a top"), "{english}");
    assert!(english.contains("NS 0.5 of +420, 0.5 of -50; EW +420"), "{english}");
    for language in ["et", "fi", "pl", "de", "nb"] {
        let page = page(language);
        for words in [" of ", "0.5", "12.5", ".00"] {
            assert!(!page.contains(words), "{language}: {words}\n{page}");
        }
        assert!(page.contains("12,5%") && page.contains("0,5"), "{page}");
        // A name is no number.
        assert!(page.contains("1.5"), "{page}");
    }
    assert!(page("pl").contains("NS 0,5 z +420, 0,5 z -50; WE +420"), "{}", page("pl"));
    assert!(page("fi").contains("menettelytaparangaistus 5% istunnon maksimista"), "{}", page("fi"));
}

#[test]
fn what_is_wrong_in_a_file_is_said_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    let errors = |text: &str, language: &str| {
        fs::write(&file, text).unwrap();
        let output = score(&file, &["--lang", language]);
        assert_eq!(output.status.code(), Some(2), "{}", text_of(&output));
        assert!(output.stdout.is_empty());
        text_of(&output)
    };
    let unknown = SESSION.replace("ew = 4,", "ew = 7,");
    let weights = SESSION.replace("{ weight = \"1/2\", result = \"4SN=\" }, ", "");
    let word = SESSION.replace("matchpoints", "chess");
    for (wrong, english, german) in [
        (&unknown, "line 9: there is no contestant 7", "Zeile 9: es gibt keinen Teilnehmer 7"),
        (&weights, "the weights add up to 0.5, not to 1", "die Gewichte ergeben 0,5, nicht 1"),
        (&word, "`scoring` should be one of matchpoints", "`scoring` sollte sein: eins von matchpoints"),
    ] {
        assert!(errors(wrong, "en").contains(english), "{}", errors(wrong, "en"));
        assert!(errors(wrong, "de").contains(german), "{}", errors(wrong, "de"));
        for language in ["et", "fi", "pl", "nb"] {
            assert_ne!(errors(wrong, language), errors(wrong, "en"));
        }
    }
    fs::write(&file, &unknown).unwrap();
    let set = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("score")
        .arg(&file)
        .env("OPENROOM_LANG", "pl")
        .output()
        .unwrap();
    assert!(text_of(&set).contains("wiersz 9: nie ma uczestnika 7"), "{}", text_of(&set));
}

fn text_of(output: &Output) -> String {
    text(&output.stderr)
}
