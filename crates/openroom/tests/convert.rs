//! `openroom convert` from outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../notation/tests/data").join(name)
}

fn convert(input: &Path, output: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("convert")
        .arg(input)
        .arg(output)
        .args(more)
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn deals_go_from_format_to_format() {
    let folder = tempfile::tempdir().unwrap();
    let pbn = folder.path().join("set.pbn");
    let first = convert(&data("deals/big-deal.dlm"), &pbn, &[]);
    assert!(first.status.success(), "{}", said(&first));
    assert_eq!(said(&first), "");
    for name in ["set.bri", "set.dge", "set.dup", "set.dlm", "set.lin", "set.csv"] {
        let there = folder.path().join(name);
        let back = folder.path().join(format!("{name}.pbn"));
        assert!(convert(&pbn, &there, &[]).status.success(), "{name}");
        assert!(convert(&there, &back, &[]).status.success(), "{name}");
        assert_eq!(fs::read(&back).unwrap(), fs::read(&pbn).unwrap(), "{name}");
    }
}

#[test]
fn what_a_format_cannot_hold_is_listed() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("a.bri");
    let done = convert(&data("lin/example1.lin"), &out, &[]);
    assert!(done.status.success());
    let said = said(&done);
    assert!(said.contains("cannot hold, and does not have:"), "{said}");
    for lost in ["  Auction (1 game)", "  Play (1 game)", "  South (1 game)"] {
        assert!(said.contains(lost), "{said}");
    }
}

#[test]
fn complaints_and_losses_are_in_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let (input, out) = (folder.path().join("a.pbn"), folder.path().join("a.lin"));
    fs::write(&input, "[Board \"1\"]\n[Dealer \"X\"]\n[Contract \"1NT\"]\n{kept}\n").unwrap();
    let english = convert(&input, &out, &[]);
    assert!(said(&english).contains("2:10: value that cannot be understood: \"X\""), "{}", said(&english));
    for (lang, problem, games) in [
        ("et", "väärtus, millest ei saa aru", "Contract (1 mäng"),
        ("fi", "arvo, jota ei ymmärretä", "Contract ("),
        ("pl", "wartość, której nie można zrozumieć", "Contract ("),
        ("de", "Wert, der nicht zu verstehen ist", "Contract (1 Spiel"),
        ("nb", "verdi som ikke kan forstås", "Contract (1 spill"),
    ] {
        let done = convert(&input, &out, &["--force", "--lang", lang]);
        let said = said(&done);
        assert!(done.status.success(), "{said}");
        assert!(said.contains(problem) && said.contains(games), "{lang}: {said}");
        assert!(!said.contains("expected") && !said.contains("value"), "{lang}: {said}");
        let none = convert(&folder.path().join("none.pbn"), &out, &["--force", "--lang", lang]);
        assert!(!String::from_utf8_lossy(&none.stderr).contains("cannot read"), "{lang}");
        let unknown = convert(&folder.path().join("a.doc"), &out, &["--force", "--lang", lang]);
        assert!(!String::from_utf8_lossy(&unknown.stderr).contains("unknown kind"), "{lang}");
    }
}

#[test]
fn nothing_is_overwritten_unasked_and_nothing_is_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("a.pbn");
    assert!(convert(&data("deals/big-deal.bri"), &out, &[]).status.success());
    let before = fs::read(&out).unwrap();
    let again = convert(&data("lin/example1.lin"), &out, &[]);
    assert_eq!(again.status.code(), Some(2));
    assert!(said(&again).contains("--force overwrites it"));
    assert_eq!(fs::read(&out).unwrap(), before);
    assert!(convert(&data("lin/example1.lin"), &out, &["--force"]).status.success());
    let empty = folder.path().join("empty.pbn");
    fs::write(&empty, "").unwrap();
    let refused = convert(&empty, &folder.path().join("b.pbn"), &[]);
    assert!(
        said(&refused).contains("empty.pbn: 1:1: expected a file that is not empty"),
        "{}",
        said(&refused)
    );
    let strict = convert(&data("pbn/errors_20.pbn"), &folder.path().join("b.pbn"), &["--strict"]);
    assert_eq!(strict.status.code(), Some(2));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// Brackets alone make no game: a compressed file or JSON under a wrong name is refused.
#[test]
fn a_file_that_is_no_pbn_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = folder.path().join("wrong.pbn");
    for bytes in
        [&b"\x1f\x8b[\x03q\"]x[ab"[..], b"[\n {\"Board\": 1},\n {\"Board\": 2}\n]\n", b"[Document]\n"]
    {
        fs::write(&wrong, bytes).unwrap();
        for out in ["out.pbn", "out.csv"] {
            let refused = convert(&wrong, &folder.path().join(out), &[]);
            assert_eq!(refused.status.code(), Some(2), "{bytes:?}");
            assert!(
                said(&refused).contains("wrong.pbn: 1:1: expected at least one game"),
                "{}",
                said(&refused)
            );
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn faults_are_shown_with_their_places() {
    let folder = tempfile::tempdir().unwrap();
    let done = convert(&data("pbn/errors_20.pbn"), &folder.path().join("a.pbn"), &["--keep-order"]);
    assert!(done.status.success());
    let said = said(&done);
    assert!(
        said.contains("errors_20.pbn:40:4: more after the end: \"+\"; expected one + where the play goes on"),
        "{said}"
    );
    assert!(said.contains("faults and"), "{said}");
}

#[test]
fn names_that_latin_1_cannot_spell_make_it_utf_8() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("a.pbn"), folder.path().join("b.pbn"));
    fs::write(&input, "[Event \"Łódź\"]\n").unwrap();
    assert!(convert(&input, &output, &[]).status.success());
    assert!(
        fs::read_to_string(&output)
            .unwrap()
            .starts_with("\u{FEFF}% PBN 2.1\n% EXPORT\n%\n[Event \"Łódź\"]\n")
    );
    fs::write(&input, "[Event \"Tõnis\"]\n").unwrap();
    assert!(convert(&input, &output, &["--force"]).status.success());
    assert!(fs::read(&output).unwrap().windows(7).any(|part| part == b"T\xF5nis\"]"));
}

#[test]
fn an_old_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let done = convert(&folder.path().join("club.bws"), &folder.path().join("a.pbn"), &[]);
    assert_eq!(done.status.code(), Some(2));
    assert!(said(&done).contains("BWS databases are not read"));
}

#[test]
fn all_complaints_are_shown_where_they_are_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("a.pbn");
    let some = said(&convert(&data("pbn/errors_10.pbn"), &out, &[]));
    assert_eq!(some.lines().count(), 22, "{some}");
    assert!(some.contains("more; --complaints all shows them"), "{some}");
    let all = said(&convert(&data("pbn/errors_10.pbn"), &out, &["--force", "--complaints", "all"]));
    assert!(all.lines().count() > 100 && !all.contains("more;"), "{all}");
    let none = said(&convert(&data("pbn/errors_10.pbn"), &out, &["--force", "--complaints", "0"]));
    assert_eq!(none.lines().count(), 2, "{none}");
}

/// A name that ISO 8859-1 cannot spell has the file read once more; nothing is told twice and nothing is left out.
#[test]
fn every_complaint_is_told_once_whatever_the_names() {
    let folder = tempfile::tempdir().unwrap();
    let pbn = folder.path().join("a.pbn");
    let out = folder.path().join("b.pbn");
    let faulty = |number: u32| format!("[Event \"x\"]\n[Board \"{number}\"]\n[Dealer \"Q\"]\n\n");
    let polish = "[Event \"Łódź\"]\n[Dealer \"Z\"]\n\n";
    let text = format!("{}{}{polish}{}", faulty(1), faulty(2), faulty(3));
    fs::write(&pbn, text).unwrap();
    for (shown, lines) in [("all", vec![3, 7, 10, 14]), ("3", vec![3, 7, 10])] {
        let done = convert(&pbn, &out, &["--force", "--complaints", shown]);
        let told = said(&done);
        let about: Vec<u32> = told
            .lines()
            .filter_map(|line| line.split_once("a.pbn:")?.1.split(':').next()?.parse().ok())
            .collect();
        assert_eq!(about, lines, "{told}");
        assert!(told.contains("4 faults and 0 remarks"), "{told}");
        assert!(fs::read_to_string(&out).unwrap().contains("Łódź"));
    }
}

#[test]
fn a_truncated_file_is_a_fault_and_its_text_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (input, out) = (folder.path().join("cut.pbn"), folder.path().join("out.pbn"));
    fs::write(&input, "[Event \"x\"]\n[Board \"4\"]\n[Competiti").unwrap();
    assert_eq!(convert(&input, &out, &["--strict"]).status.code(), Some(2));
    for more in [&["--force"][..], &["--force", "--keep-order"]] {
        let done = convert(&input, &out, more);
        assert!(said(&done).contains("cut.pbn:3:1: tag pair without its closing bracket"), "{}", said(&done));
        assert!(fs::read_to_string(&out).unwrap().contains("[Competiti \"\"]"));
    }
}

/// The most memory that a run takes, in kilobytes.
#[cfg(target_os = "linux")]
fn memory_of(words: &[&std::ffi::OsStr]) -> u64 {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(words)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        let now = fs::read_to_string(&status).unwrap_or_default();
        let line = now.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
        most = most.max(line.trim().trim_end_matches(" kB").parse().unwrap_or(0));
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    most
}

/// So many games, each with this beside its number.
#[cfg(target_os = "linux")]
fn many(games: u32, with: &str) -> String {
    let game = |board| format!("[Event \"Cup\"]\n[Board \"{board}\"]\n[North \"Player {board}\"]\n{with}\n");
    (1..=games).map(game).collect()
}

/// Twenty thousand games at once would take eighty megabytes.
#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_games() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in.pbn");
    let deal = "[Deal \"N:AKQ2.AK2.AK2.AK2 JT98.QJT.QJT.QJT 7654.9876.987.98 3.543.6543.76543\"]\n";
    let converting = |games, extension: &str| {
        fs::write(&input, many(games, deal)).unwrap();
        let out = folder.path().join(format!("out.{extension}"));
        memory_of(&["convert".as_ref(), input.as_os_str(), out.as_os_str()])
    };
    for extension in ["csv", "lin", "bri", "pbn"] {
        let (few, most) = (converting(200, extension), converting(20_000, extension));
        assert!(most < few + 8_000, "{extension}: {few} kB for 200 games, {most} for 20,000");
    }
    let analysing = |games| {
        fs::write(&input, many(games, "")).unwrap();
        memory_of(&["analyse".as_ref(), input.as_os_str(), "--threads".as_ref(), "1".as_ref()])
    };
    let (few, most) = (analysing(1_000), analysing(100_000));
    assert!(most < few + 8_000, "{few} kB for 1,000 games without a deal, {most} for 100,000");
}

#[test]
fn a_file_that_would_be_empty_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let input = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let result = input("result.pbn", "[Event \"Club\"]\n[Board \"1\"]\n[Contract \"Pass\"]\n");
    for name in ["a.bri", "a.dge", "a.dup", "a.dlm"] {
        let out = folder.path().join(name);
        let done = convert(&result, &out, &[]);
        assert_eq!(done.status.code(), Some(2), "{name}");
        let said = said(&done);
        assert!(
            said.contains("result.pbn: 1:1: expected at least one board with four whole hands"),
            "{said}"
        );
        assert!(!out.exists(), "{name}");
    }
    let done = convert(&result, &folder.path().join("a.json"), &[]);
    assert!(
        said(&done).contains("1:1: expected at least one score with its contract and pairs"),
        "{}",
        said(&done)
    );
    for nothing in [
        input("c.pbn", "% PBN 2.1\n{only a comment}\n"),
        input("h.csv", "Board,Deal\n"),
        input("n.json", "[]"),
    ] {
        let out = folder.path().join("a.lin");
        let done = convert(&nothing, &out, &[]);
        assert_eq!(done.status.code(), Some(2), "{}", nothing.display());
        assert!(said(&done).contains("expected at least one"), "{}", said(&done));
        assert!(!out.exists());
    }
    for name in ["e.bri", "e.dge", "e.dup", "e.dlm", "e.lin", "e.xml", "e.csv", "e.json"] {
        let done = convert(&input(name, ""), &folder.path().join("a.pbn"), &[]);
        assert_eq!(done.status.code(), Some(2), "{name}");
        assert!(said(&done).contains("expected a file that is not empty"), "{}", said(&done));
    }
}

#[test]
fn the_address_of_a_hand_viewer_is_read_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("a.lin"), folder.path().join("b.pbn"));
    let address = "https://www.bridgebase.com/tools/handviewer.html?lin=md%7C3SAKQ2HAK2DAK2CAK2%2CSJT98HQJTDQJTCQJT%2CS7654H9876D987C98%7Cah%7CBoard%201%7Csv%7Co%7Cmb%7Cp1Nppp%7Cmc%7C8%7C\n";
    fs::write(&input, address).unwrap();
    let done = convert(&input, &output, &[]);
    assert!(done.status.success(), "{}", said(&done));
    assert_eq!(said(&done), "");
    let text = fs::read_to_string(&output).unwrap();
    assert!(text.contains("[Declarer \"E\"]\n[Contract \"1NT\"]\n[Result \"8\"]\n"), "{text}");
}

#[test]
fn bytes_under_the_name_of_csv_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (input, out) = (folder.path().join("a.csv"), folder.path().join("a.pbn"));
    fs::write(&input, b"\x1f\x8b\x08\x00abc,\x01\n\x02\x03,zz\n").unwrap();
    let done = convert(&input, &out, &[]);
    assert_eq!(done.status.code(), Some(2), "{}", said(&done));
    assert!(said(&done).ends_with("1:1: expected at least one game\n"), "{}", said(&done));
    assert!(!out.exists());
}

#[test]
fn an_event_without_a_board_is_refused_and_standings_alone_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let (input, out) = (folder.path().join("a.xml"), folder.path().join("a.pbn"));
    fs::write(&input, "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"></EVENT></USEBIO>").unwrap();
    let done = convert(&input, &out, &[]);
    assert_eq!((done.status.code(), out.exists()), (Some(2), false), "{}", said(&done));
    let pair = "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>";
    fs::write(&input, format!("<USEBIO><EVENT><PARTICIPANTS>{pair}</PARTICIPANTS></EVENT></USEBIO>"))
        .unwrap();
    let done = convert(&input, &out, &["--lang", "fi"]);
    assert!(
        done.status.success() && said(&done).contains("1:16: tulosluettelo ilman yhtään jakoa"),
        "{}",
        said(&done)
    );
}

#[test]
fn the_character_set_is_that_of_the_file_or_of_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let name: &[u8] = b"\xA3ukasz R\xF3\xBFycki";
    fs::write(at("said.pbn"), [b"%charset=windows-1250\n[Board \"1\"]\n[West \"", name, b"\"]\n"].concat())
        .unwrap();
    fs::write(at("unsaid.csv"), [b"Board;West\r\n1;", name, b"\r\n"].concat()).unwrap();
    fs::write(at("unsaid.lin"), [b"pn|x,", name, b",y,z|st||md|1S2,,,|sv|o|\n"].concat()).unwrap();
    for (input, more) in [
        ("said.pbn", [].as_slice()),
        ("unsaid.csv", &["--encoding", "windows-1250"]),
        ("unsaid.lin", &["--encoding", "CP1250"]),
    ] {
        for output in ["out.pbn", "out.csv"] {
            let done = convert(&at(input), &at(output), &[more, &["--force"]].concat());
            assert!(done.status.success(), "{input}: {}", said(&done));
            let written = fs::read_to_string(at(output)).unwrap();
            assert!(written.contains("Łukasz Różycki") && !written.contains("1250"), "{input}: {written}");
        }
    }
    let unknown = convert(&at("unsaid.csv"), &at("new.pbn"), &["--encoding", "klingon"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(
        said(&unknown).contains("`klingon`") && said(&unknown).contains("windows-1257"),
        "{}",
        said(&unknown)
    );
    fs::copy(data("deals/big-deal.dlm"), at("set.dlm")).unwrap();
    for lang in ["en", "et", "fi", "pl", "de", "nb"] {
        let none = convert(&at("set.dlm"), &at("new.pbn"), &["--encoding", "latin2", "--lang", lang]);
        assert_eq!(none.status.code(), Some(2));
        assert!(said(&none).contains("--encoding"), "{}", said(&none));
        assert_eq!(said(&none).contains("character sets"), lang == "en", "{}", said(&none));
    }
    assert!(!at("new.pbn").exists());
}

#[test]
fn missing_boards_are_told_by_their_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, cut) = (fs::read(data("deals/big-deal.dlm")).unwrap(), folder.path().join("cut.dlm"));
    let end = whole.windows(9).position(|part| part == b"Board 07=").unwrap();
    fs::write(&cut, &whole[..end]).unwrap();
    for lang in ["et", "fi", "pl", "de", "nb"] {
        let done = convert(&cut, &folder.path().join("out.pbn"), &["--force", "--lang", lang]);
        let said = said(&done);
        assert!(said.contains("\"7–"), "{said}");
        assert!(!said.contains("board "), "{said}");
    }
}

#[test]
fn a_tag_that_the_standard_does_not_have_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let (input, out) = (folder.path().join("a.pbn"), folder.path().join("b.pbn"));
    let game = |board: u32| format!("[Event \"Łódź\"]\n[Board \"{board}\"]\n[BCFlags \"1\"]\n\n");
    fs::write(&input, format!("{}[Dealer \"Q\"]\n", (1..=30).map(game).collect::<String>())).unwrap();
    let told = said(&convert(&input, &out, &[]));
    assert_eq!(told.matches("BCFlags").count(), 1, "{told}");
    assert!(told.contains("\"Q\"") && told.contains("and 29 more"), "{told}");
    let all = said(&convert(&input, &out, &["--force", "--complaints", "all"]));
    assert_eq!(all.matches("BCFlags").count(), 30, "{all}");
}

#[test]
fn what_a_program_writes_wrong_in_every_game_does_not_hide_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let (input, out) = (folder.path().join("in.pbn"), folder.path().join("out.pbn"));
    let game = |board: u32| format!("[Date \"2024-01-02\"]\n[Board \"{board}\"]\n\n");
    let games: String = (1..=60).map(game).collect();
    fs::write(&input, format!("{games}[Dealer \"Q\"]\n[Board \"61\"]\n")).unwrap();
    let ran = convert(&input, &out, &[]);
    assert_eq!(said(&ran).matches("2024-01-02").count(), 3, "{}", said(&ran));
    assert!(said(&ran).contains("\"Q\"") && said(&ran).contains("61 faults"), "{}", said(&ran));
    let all = convert(&input, &out, &["--force", "--complaints", "all"]);
    assert_eq!(said(&all).matches("2024-01-02").count(), 60);
}
