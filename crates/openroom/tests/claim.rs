//! `openroom claim`, `equity` and `integrity` as their users call them.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Five tricks are left. South has drawn all trumps but one (H2 with West) and claims the rest.
const ENDING: &str = r#"[Event "Claim"]
[Board "7"]
[Declarer "S"]
[Contract "H"]
[Deal "N:A432.3.. KQJ.KQ5.. .A4.AK.2 9876.2.."]
"#;

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn openroom(folder: &Path, args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(args)
        .current_dir(folder)
        .env("OPENROOM_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Hands of five cards; South is on lead, hearts are trumps, West has the last one out.
const FIVE: &str = r#"[Event "Claim"]
[Board "7"]
[Declarer "S"]
[Contract "H"]
[Deal "N:432.32.. KQJT9... A.AK.AK. 8765.Q.."]
[Play "S"]
"#;

fn here(args: &[&str], input: &str) -> Ran {
    openroom(tempfile::tempdir().unwrap().path(), args, input)
}

#[test]
fn a_claimer_who_names_his_loser_keeps_his_winners() {
    let ending = "[Board \"1\"]\n[Deal \"N:..32.2 ..54.5 AK.K.. .A.6.6\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"S\"]\n*\n";
    let words = here(&["claim", "-", "--claim", "S claims 2: giving you a heart"], ending);
    for said in ["0: fewer than claimed by 2.", "concede H", "  all losers are led after winners: worst 2"] {
        assert!(words.out.contains(said), "{said}\n{}", words.out);
    }
    let named = here(&["claim", "-", "--claim", "S claims 2 concede H: giving you a heart"], ending);
    for said in ["Line: concede H", "2: the claim holds.", "  losers are led at any time: worst 0"] {
        assert!(named.out.contains(said), "{said}\n{}", named.out);
    }
    let all = here(&["claim", "-", "--claim", "S claims 2", "--losers", "all-after-winners"], ending);
    assert!(all.out.contains("2: the claim holds."), "{}", all.out);
    let foreign = here(&["claim", "-", "--claim", "S claims 2 concede HA"], ending);
    assert!(foreign.code == Some(2) && foreign.err.contains("does not hold HA"), "{}", foreign.err);
}

#[test]
fn a_claim_that_forgets_a_trump_falls_short_and_one_that_draws_it_holds() {
    let silent = here(&["claim", "-", "--claim", "S claims 5: they are all good"], FIVE);
    assert_eq!((silent.code, silent.err.as_str()), (Some(0), ""));
    for words in [
        "Board 7, H by S: S claims 5 of 5 tricks",
        "No line was stated.\nHis words: they are all good\n",
        "Worst normal outcome:\n  4: fewer than claimed by 1.\n",
        "With the best of what is allowed: 5.",
        "A line that comes to 4:",
        "It depends on:\n  Trick ",
        "Trumps out: HQ, the highest with W.\n",
        "The statement does not speak of trumps. Forgotten 4, known 5. Tricks that hang on it: 1. (70C)\n",
        "trumps that are out are known: worst 5",
        "A ruling by this would rest on 70A, 70C, 70D1",
        "The Director decides",
    ] {
        assert!(silent.out.contains(words), "{words}\n{}", silent.out);
    }
    let drawn = FIVE.replace("[Play", "[Claim \"S claims 5 draw trumps\"]\n[Play");
    let stated = here(&["claim", "-"], &drawn);
    let holds = "Line: draw trumps\n";
    assert!(stated.out.contains(holds), "{}{}", stated.out, stated.err);
    assert!(stated.out.contains("Worst normal outcome:\n  5: the claim holds.\n"), "{}", stated.out);
    let proposed = here(&["claim", "-", "--claim", "S claims 5", "--proposed", "draw trumps"], FIVE);
    assert!(proposed.out.contains("may not be accepted. (70D1)"), "{}", proposed.out);
    let json = here(&["claim", "-", "--claim", "S claims 5", "--json"], FIVE);
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((value["worst"]["most"].as_u64(), value["exhausted"].as_bool()), (Some(4), Some(true)));
    assert_eq!(value["line"].as_array().unwrap().len(), 20);
}

#[test]
fn a_concession_is_the_claim_of_the_other_tricks() {
    let claimed = here(&["claim", "-", "--claim", "S claims 3: giving you two"], FIVE);
    let conceded = here(&["claim", "-", "--claim", "S concedes 2: giving you two"], FIVE);
    assert_eq!((claimed.code, conceded.code), (Some(0), Some(0)), "{}", conceded.err);
    let told = |ran: &Ran| ran.out.lines().filter(|line| !line.starts_with("The Director")).count();
    assert_eq!(told(&claimed), told(&conceded));
    assert!(conceded.out.contains("S claims 3 of 5 tricks"), "{}", conceded.out);
    for (words, told) in [
        ("S concedes all", "S claims 0 of 5 tricks"),
        ("S concedes all: yours", "S claims 0 of 5 tricks"),
        ("S claims all: mine", "S claims 5 of 5 tricks"),
    ] {
        let ran = here(&["claim", "-", "--claim", words], FIVE);
        assert!(ran.out.contains(told), "{words}: {}{}", ran.out, ran.err);
    }
    assert_eq!(here(&["claim", "-", "--claim", "S concedes 6"], FIVE).code, Some(2));
}

#[test]
fn a_line_is_read_however_its_words_are_spaced() {
    let small = here(&["claim", "-", "--claim", "s claims ALL draw trumps"], FIVE);
    assert!(small.out.contains("S claims 5 of 5 tricks"), "{}", small.out);
    let neat = here(&["claim", "-", "--claim", "S claims 5 draw trumps, cash SA: two,  three"], FIVE);
    let loose = here(&["claim", "-", "--claim", "S  claims 5 draw  trumps,cash SA : two,  three"], FIVE);
    assert_eq!((loose.code, loose.err.as_str()), (Some(0), ""));
    assert!(neat.out.contains("His words: two, three\n"), "{}", neat.out);
    let understood = |out: &str| out.split_once("Worst").unwrap().0.to_owned();
    assert_eq!(understood(&loose.out), understood(&neat.out));
    let proposed =
        here(&["claim", "-", "--claim", "S claims 5", "--proposed", "draw  trumps ,cash SA"], FIVE);
    assert!(proposed.out.contains("may not be accepted. (70D1)"), "{}{}", proposed.out, proposed.err);
}

#[test]
fn claims_that_cannot_be_examined_are_refused() {
    for (claim, why) in [
        ("S claims 6", "6 tricks claimed of 5 left"),
        ("N claims 5", "N is dummy"),
        ("S claims 5 cash SK", "does not hold SK"),
        ("S claims 4 concede C", "has no card of C"),
        ("S claims 5 play C", "has no card of C"),
        ("S claims 5 finesse HA with HK", "which is his own"),
        ("S claims 5 ruff S in E", "does not play the hand of E"),
        ("S claims 5 think", "1:12"),
        ("S claims -1", "1:10: found `-1`, expected the number of tricks claimed, 0 to 13"),
        ("S claims 14", "expected the number of tricks claimed, 0 to 13"),
        ("S claims 9999999999", "expected the number of tricks claimed, 0 to 13"),
        ("five", "1:1"),
    ] {
        let ran = here(&["claim", "-", "--claim", claim], FIVE);
        assert_eq!(ran.code, Some(2), "{claim}");
        assert!(ran.err.contains(why), "{claim}: {}", ran.err);
    }
    for (file, why) in [
        (FIVE.replace("[Play \"S\"]\n", ""), "say who leads"),
        (FIVE.replace("432.32..", "432.3.."), "5:17: hands with the wrong number of cards"),
        (FIVE.replace("[Contract \"H\"]\n", ""), "Contract"),
        (format!("{FIVE}\n{}", FIVE.replace("\"7\"", "\"8\"")), "choose one with --board"),
        (String::new(), "no game"),
        (FIVE.replace("[Play \"S\"]", "[Play \"S\"]\nHQ - - -"), "card 1"),
        (ENDING.to_owned(), "5:18: hands with the wrong number of cards"),
    ] {
        let ran = here(&["claim", "-", "--claim", "S claims 5"], &file);
        assert_eq!(ran.code, Some(2), "{file}");
        assert!(ran.err.contains(why), "{why}: {}", ran.err);
    }
}

/// North leads the club ten; East then follows with a diamond though he has clubs.
const REVOKE: &str = r#"[Event "Test"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
[Declarer "W"]
[Contract "2S"]
[Result "7"]
[Play "N"]
CT D4 CA CJ
*
"#;

#[test]
fn a_revoke_on_the_twelfth_trick_is_to_be_corrected() {
    let play = "HK H7 H3 HA\n\
        H2 H9 HT HQ\n\
        CT C4 C6 CJ\n\
        C9 CQ C2 CK\n\
        C8 D7 C5 C3\n\
        S6 S8 SK S2\n\
        D5 DA DQ D3\n\
        SQ S3 S5 S9\n\
        H5 HJ H8 H4\n\
        D8 D4 D9 D2\n\
        DJ D6 DK SA\n\
        H6 S7 C7 ST";
    let twelfth = REVOKE.replace("CT D4 CA CJ", play);
    let ran = here(&["equity", "revoke", "-", "--memory", "300"], &twelfth);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("(trick 12)") && ran.out.contains("must be corrected"), "{}", ran.out);
    assert!(ran.out.contains("(62D1)") && ran.out.contains("(64B6)"), "{}", ran.out);
    let first = here(&["equity", "revoke", "-", "--memory", "300"], REVOKE);
    assert!(!first.out.contains("62D1"), "{}", first.out);
}

#[test]
fn equity_after_a_revoke_and_of_a_contract() {
    let ran = here(&["equity", "revoke", "-", "--memory", "300"], REVOKE);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for words in [
        "E revokes with D4, card 2 of the play (trick 1)",
        "Without the revoke, double dummy from there: North-South ",
        "NS has 6",
    ] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    let args = [
        "equity",
        "contract",
        "-",
        "--contract",
        "4SW",
        "--samples",
        "4",
        "--told",
        "N: 5-9",
        "--threads",
        "1",
    ];
    let ran = here(&args, REVOKE);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for words in [
        "Double dummy on the actual hands: 8 tricks, +100 for NS",
        "Over 4 layouts",
        "Weights to start from",
        "mean",
    ] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    assert_eq!(here(&args, REVOKE).out, ran.out, "the same seed draws the same");
    let ran = here(&["equity", "play", "-", "--after", "1", "--samples", "2", "--threads", "1"], REVOKE);
    assert!(
        ran.out.contains("E to play, 13 tricks left") && ran.out.contains("  CQ "),
        "{}{}",
        ran.out,
        ran.err
    );
    for (args, why) in [
        (vec!["revoke", "-", "--card", "1"], "no revoke"),
        (vec!["revoke", "-", "--card", "9"], "no card 9"),
        (vec!["contract", "-", "--told", "W: strong"], "none of 12-14"),
        (vec!["contract", "-", "--told", "W: 30+"], "does not fit"),
        (vec!["contract", "-", "--told", "N: 30+", "--samples", "1"], "none of"),
        (vec!["contract", "-", "--samples", "99999"], "goes up to"),
        (vec!["play", "-", "--after", "9"], "only 4 cards"),
    ] {
        let ran = here(&[&["equity"], &args[..]].concat(), REVOKE);
        assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
    }
}

#[test]
fn one_trick_is_no_tricks() {
    let one = "[Board \"1\"]\n[Deal \"N:A... 2... K... Q...\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Play \"N\"]\n";
    for (language, words) in [("en", "S claims 1 of 1 trick\n"), ("de", "beansprucht 1 von 1 Stich\n")] {
        let ran = here(&["claim", "-", "--claim", "S claims 1", "--lang", language], one);
        assert!(ran.out.contains(words), "{}{}", ran.out, ran.err);
    }
    let ran = here(&["equity", "contract", "-", "--contract", "7NTE", "--samples", "0"], REVOKE);
    assert!(ran.out.contains(" tricks, "), "{}{}", ran.out, ran.err);
    let none = REVOKE.replace("CT D4 CA CJ", "CT CQ CA CJ");
    let ran = here(&["equity", "revoke", "-"], &none);
    assert_eq!(ran.err, "openroom: -: there is no revoke in the recorded play\n");
}

#[test]
fn the_play_goes_on_after_a_revoke() {
    let ran = here(&["claim", "-", "--claim", "W claims 3", "--seconds", "0.2"], REVOKE);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("W claims 3 of 12 tricks"), "{}", ran.out);
    let point = ["equity", "play", "-", "--samples", "3", "--threads", "1", "--viewer", "S", "--sees", "S"];
    let ran = here(&[&point[..], &["--sees", "E", "--sees", "E"]].concat(), REVOKE);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for words in ["S to play, 12 tricks left", "for NS", "Weights to start from", "(hands seen: S, E)"] {
        assert!(ran.out.contains(words), "{words}\n{}", ran.out);
    }
    let ran = here(&[&point[..], &["--after", "2"]].concat(), REVOKE);
    assert!(ran.err.contains("E revoked to the trick in progress"), "{}", ran.err);
    let more = REVOKE.replace("CT D4 CA CJ\n", "CT D4 CA CJ\nC8 CQ C2 C3\n");
    let ran = here(&["analyse", "-", "--play", "--threads", "1"], &more);
    assert!(ran.out.contains("E D4^R") && ran.out.contains("   2  "), "{}{}", ran.out, ran.err);
}

#[test]
fn a_report_cites_what_it_rests_on() {
    let kept = "[Deal \"N:.A2.. .Q5.. .K3.. .J4..\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Play \"S\"]\n";
    let ran = here(&["claim", "-", "--claim", "S claims 1"], kept);
    assert!(ran.out.contains("A ruling by this would rest on 71B\n"), "{}", ran.out);
    let stated = here(&["claim", "-", "--claim", "S claims 5 draw trumps"], FIVE);
    assert!(stated.out.contains("The statement speaks of trumps. (70C1)\n"), "{}", stated.out);
}

#[test]
fn few_boards_are_refused_and_the_look_stays_recorded() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("boards.pbn"), REVOKE).unwrap();
    found(folder.path());
    let look = ["--pair", "Ann & Bea", "--by", "Zoe", "--key", ZOE, "--ground", "complaint 7"];
    let leads = ["integrity", "leads", "boards.pbn"];
    let ran = openroom(folder.path(), &[&leads, &look[..]].concat(), "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("Ann & Bea: 0 decisions; below 200 nothing is shown"), "{}", ran.err);
    let list = ["integrity", "looks", "--by", "zoe", "--key", ZOE];
    let looks = openroom(folder.path(), &list, "");
    let refused =
        "--same calls --seed 1; refused: Ann & Bea: 0 decisions; below 200 nothing is shown\n1 look\n";
    let begins = "by Zoe, ground: complaint 7; Ann & Bea; boards.pbn (";
    assert!(looks.out.contains(begins) && looks.out.ends_with(refused), "{}", looks.out);

    let unsigned = ["--pair", "Ann & Bea", "--by", "Zoe", "--key", ZOE, "--ground", " "];
    let ran = openroom(folder.path(), &[&leads, &unsigned[..]].concat(), "");
    assert!(ran.err.contains("names who looks"), "{}", ran.err);
}

#[test]
fn a_look_at_calls_is_recorded_and_refused_below_two_hundred() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("boards.pbn"), REVOKE).unwrap();
    found(folder.path());
    let look = ["--pair", "Ann & Bea", "--by", "Zoe", "--key", ZOE, "--ground", "complaint 7"];
    let ran = openroom(folder.path(), &[&["integrity", "calls", "boards.pbn"], &look[..]].concat(), "");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("Ann & Bea: 0 decisions; below 200 nothing is shown"), "{}", ran.err);
    let list = ["integrity", "looks", "--by", "zoe", "--key", ZOE, "-o", "looks.txt"];
    assert_eq!(openroom(folder.path(), &list, "").code, Some(0));
    let looks = fs::read_to_string(folder.path().join("looks.txt")).unwrap();
    assert!(looks.contains("calls, by Zoe"), "{looks}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.path().join("looks.txt")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

const ZOE: &str = "integrity-register.json.zoe.key";

/// A register whose members are Zoe and Yan.
fn found(folder: &Path) {
    let words = ["integrity", "found", "--committee", "EBL", "--member", "Zoe", "--member", "Yan"];
    let ran = openroom(folder, &words, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let again = openroom(folder, &words, "");
    assert!(again.code == Some(2) && again.err.contains("exists already"), "{}", again.err);
}

#[test]
fn only_members_look() {
    let folder = tempfile::tempdir().unwrap();
    let leads = ["integrity", "leads", "boards.pbn", "--pair", "Ann & Bea", "--ground", "x"];
    let by = |name: &'static str, key: &'static str| [&leads[..], &["--by", name, "--key", key]].concat();
    let refused = |words: &[&str], why: &str| {
        let ran = openroom(folder.path(), words, "");
        assert!(ran.code == Some(2) && ran.err.contains(why), "{}", ran.err);
    };
    refused(&by("Zoe", ZOE), "there is no register");
    found(folder.path());
    refused(&by("Ann", ZOE), "\"Ann\" is no member of EBL; only a member may look");
    refused(&by("Yan", ZOE), "it is not the key of Yan");
    refused(&by("Zoe", "none.key"), "none.key");
    refused(&["integrity", "looks", "--by", "Ann", "--key", ZOE], "no member");
    fs::write(folder.path().join("boards.pbn"), REVOKE).unwrap();
    let own = openroom(folder.path(), &by("Zoe", ZOE), "");
    assert!(own.err.contains("0 decisions"), "{}", own.err);
    let list = openroom(folder.path(), &["integrity", "looks", "--by", "Zoe", "--key", ZOE], "");
    let outcomes: Vec<&str> = list.out.lines().filter_map(|line| line.split("; refused: ").nth(1)).collect();
    let [none, wrong, missing, few] = outcomes.as_slice() else { panic!("{}", list.out) };
    assert!(none.contains("\"Ann\" is no member of EBL"), "{none}");
    assert!(wrong.contains("it is not the key of Yan"), "{wrong}");
    assert!(missing.contains("none.key") && few.contains("0 decisions"), "{missing} {few}");
    assert!(list.out.ends_with("4 looks\n"), "{}", list.out);
}

/// A table of one deal: 3NT by North, and East leads.
fn led(north: &str, east: &str, lead: &str) -> String {
    format!(
        "[Board \"1\"]\n[West \"West of {east}\"]\n[North \"{north}\"]\n[East \"{east}\"]\n\
         [South \"South of {north}\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
         [Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432\"]\n\
         [Declarer \"N\"]\n[Contract \"3NT\"]\n[Auction \"N\"]\n{} AP\n[Play \"E\"]\n{lead}\n*\n\n",
        if north == "n1" { "2NT Pass 3NT" } else { "3NT" }
    )
}

#[test]
fn a_pair_has_a_deal_once_however_often_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    found(folder.path());
    let counted = |what: &str, pair: &str, files: &[&str]| {
        let look = ["--pair", pair, "--by", "Zoe", "--key", ZOE, "--ground", "x"];
        let ran = openroom(folder.path(), &[&["integrity", what], files, &look[..]].concat(), "");
        ran.err.split_once(": ").map_or(ran.err.clone(), |(_, said)| said.to_owned())
    };
    let write = |name: &str, tables: &[(&str, &str, &str)]| {
        let text: String = tables.iter().map(|(north, east, lead)| led(north, east, lead)).collect();
        fs::write(folder.path().join(name), text).unwrap();
    };
    // Five pairs had the lead from the same hand after the same call; five opened, and not all alike.
    write(
        "field.pbn",
        &[
            ("n1", "e1", "S7"),
            ("n2", "e2", "S7"),
            ("n3", "e3", "HJ"),
            ("n4", "e4", "HJ"),
            ("n5", "e5", "DJ"),
            ("n6", "e6", "DJ"),
        ],
    );
    for files in [&["field.pbn"][..], &["field.pbn", "field.pbn", "field.pbn"]] {
        let leads = counted("leads", "e2 & West of e2", files);
        assert!(leads.contains("1 decision; below 200"), "{files:?}: {leads}");
        let calls = counted("calls", "n1 & South of n1", files);
        assert!(calls.contains("1 decision; below 200"), "{files:?}: {calls}");
    }
    // One pair of peers, told five times, is one.
    let again = [("n9", "e9", "HJ"); 5];
    write("same.pbn", &[&[("n1", "e1", "S7"), ("n2", "e2", "S7")][..], &again[..]].concat());
    for (what, pair) in [("leads", "e2 & West of e2"), ("calls", "n1 & South of n1")] {
        let said = counted(what, pair, &["same.pbn"]);
        assert!(said.contains("0 decisions; below 200"), "{what}: {said}");
    }
}

#[test]
fn no_look_can_be_taken_out_of_the_record() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("boards.pbn"), REVOKE).unwrap();
    found(folder.path());
    let look = ["integrity", "leads", "boards.pbn", "--by", "Zoe", "--key", ZOE, "--ground", "x", "--pair"];
    for pair in ["A & B", "C & D", "E & F"] {
        openroom(folder.path(), &[&look[..], &[pair]].concat(), "");
    }
    let record = folder.path().join("integrity-register.json.looks.jsonl");
    let whole = fs::read_to_string(&record).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 6, "each look has a beginning and an end");
    for (thinned, why) in [
        (format!("{}\n", lines[1..].join("\n")), "jsonl:1: it does not follow"),
        (format!("{}\n{}\n", lines[0], lines[2]), "jsonl:2: it does not follow"),
        (format!("{}\n{}\n", lines[0], lines[1]), "2 lines, but the register knows of 6"),
        (whole.replace("C & D", "C & X"), "jsonl:3: it does not follow"),
        (String::new(), "0 lines, but the register knows of 6"),
        ("damaged\n".to_owned(), "jsonl:1: no look"),
    ] {
        fs::write(&record, thinned).unwrap();
        let ran = openroom(folder.path(), &[&look[..], &["G & H"]].concat(), "");
        assert!(ran.code == Some(2) && ran.err.contains(why), "{why}: {}", ran.err);
    }
    fs::remove_file(&record).unwrap();
    let ran = openroom(folder.path(), &[&look[..], &["G & H"]].concat(), "");
    assert!(ran.err.contains("the record of looks is missing"), "{}", ran.err);

    fs::write(&record, &whole).unwrap();
    let new = ["integrity", "found", "--register", "new.json", "--committee", "EBL", "--member", "Yan"];
    let after = ["--after", "integrity-register.json", "--by", "Zoe", "--key", ZOE];
    let ran = openroom(folder.path(), &[&new[..], &after].concat(), "");
    assert!(ran.out.contains("new.json: 3 looks taken over"), "{} {}", ran.out, ran.err);
    let list = ["integrity", "looks", "--register", "new.json", "--by", "Yan", "--key", "new.json.yan.key"];
    assert!(openroom(folder.path(), &list, "").out.contains("3 looks"));
}

#[test]
fn tempo_is_compared_with_peers() {
    let folder = tempfile::tempdir().unwrap();
    let mut cases = String::new();
    let mut add = |pair: &str, count: usize, seconds: &str, holds: &str| {
        for _ in 0..count {
            writeln!(cases, "{pair}\t{seconds}\t{holds}").unwrap();
        }
    };
    for (pair, [slow_yes, slow_no, quick_yes, quick_no]) in
        [("Ann & Bea", [120, 10, 60, 160]), ("Cy & Di", [60, 60, 150, 150]), ("Ed & Flo", [55, 60, 145, 150])]
    {
        add(pair, slow_yes, "12", "yes");
        add(pair, slow_no, "12", "no");
        add(pair, quick_yes, "3", "yes");
        add(pair, quick_no, "3", "no");
    }
    fs::write(folder.path().join("cases.tsv"), &cases).unwrap();
    found(folder.path());
    let look =
        ["--pair", "bea & ann", "--pair", "Cy & Di", "--by", "Zoe", "--key", ZOE, "--ground", "complaint 7"];
    let args = [&["integrity", "tempo", "cases.tsv", "--slow", "8"], &look[..]].concat();
    let ran = openroom(folder.path(), &args, "");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("ann & bea: 350 cases"), "{}", ran.out);
    assert!(
        ran.out.contains(": below the level of 0.001") && ran.out.contains(": not below the level"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Corrected for 2 looks in all"), "{}", ran.out);
    assert!(ran.out.contains("Look 1 of the register of EBL founded on 2"), "{}", ran.out);
    assert!(ran.out.contains("or by another register, are not counted"), "{}", ran.out);
    assert!(ran.out.contains("a rate between 0."), "{}", ran.out);
    let page = openroom(folder.path(), &[&args[..], &["--html"]].concat(), "");
    assert!(page.out.contains("<svg") && page.out.contains("Corrected for 4 looks in all"), "{}", page.out);
    let alone = ["integrity", "tempo", "cases.tsv", "--slow", "8", "--pair", "Ann & Bea"];
    let alone = [&alone[..], &["--by", "Zoe", "--key", ZOE, "--ground", "x"]].concat();
    let told = "though nothing tells them from a line before: 1168 lines";
    assert!(page.out.contains(told), "{}", page.out);
    fs::write(folder.path().join("cases.tsv"), cases.repeat(2)).unwrap();
    let ran = openroom(folder.path(), &alone, "");
    assert!(ran.err.contains("cases.tsv: it has the same lines again and again"), "{}", ran.err);
    let named: String = (0..300).fold(String::new(), |mut all, case| {
        writeln!(all, "Ann & Bea\t3\tyes\tboard {}", case % 150).unwrap();
        all
    }) + "Ann & Bea\t3\tyes\tboard 150\n";
    fs::write(folder.path().join("cases.tsv"), named).unwrap();
    let ran = openroom(folder.path(), &alone, "");
    assert!(ran.err.contains("Ann & Bea: 151 decisions; below 200"), "{}", ran.err);
    let all = (0..300).map(|case| format!("Ann & Bea\t3\tyes\t{case}\n")).collect::<Vec<_>>().concat();
    fs::write(folder.path().join("cases.tsv"), all).unwrap();
    let ran = openroom(folder.path(), &alone, "");
    assert!(ran.err.contains("Ann & Bea: its peers have 0 cases; below 200"), "{}", ran.err);
    fs::write(folder.path().join("cases.tsv"), "Ann & Bea\tx\tyes\n").unwrap();
    let ran = openroom(folder.path(), &args, "");
    assert!(ran.err.contains("cases.tsv:1: the seconds are no number"), "{}", ran.err);
}

#[test]
fn a_deal_that_cannot_be_read_is_told_with_place_and_reason() {
    let twice = FIVE.replace("KQJT9...", "KQJT2...");
    let told = here(&["claim", "-", "--claim", "S claims 5"], &twice);
    assert_eq!(told.code, Some(2), "{}", told.out);
    assert!(told.err.contains("5:") && told.err.contains("card given twice"), "{}", told.err);
    let polish = here(&["claim", "-", "--claim", "S claims 5", "--lang", "pl"], &twice);
    assert!(!polish.err.contains("Deal)"), "{}", polish.err);
    let none = here(&["claim", "-", "--claim", "S claims 5"], "[Board \"7\"]\n[Contract \"H\"]\n");
    assert!(none.err.contains("the deal is not given or cannot be read"), "{}", none.err);
}

#[test]
fn nothing_is_said_of_trumps_where_none_is_out() {
    let ending = "[Board \"1\"]\n[Deal \"N:..32.2 ..54.5 AK.K.. .A.6.6\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"S\"]\n*\n";
    let told = here(&["claim", "-", "--claim", "S claims 2"], ending);
    assert!(told.code == Some(0) && !told.out.contains("trump"), "{}", told.out);
}

#[test]
fn a_contract_that_is_named_needs_none_in_the_file() {
    let deal = REVOKE.lines().find(|line| line.starts_with("[Deal ")).unwrap();
    let board = format!("[Board \"1\"]\n{deal}\n");
    let ran = here(&["equity", "contract", "-", "--contract", "4SW", "--samples", "0"], &board);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("8 tricks"), "{}", ran.out);
    let ran = here(&["equity", "contract", "-"], &board);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("--contract"), "{}", ran.err);
}
