//! Every command ends with 0 when it did its work, 1 when a check that was asked for failed, 2 when it could not.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const SESSION: &str = "event = \"pairs\"\nscoring = \"matchpoints\"\ncontestant = [{ id = 1 }, { id = 2 }]\n\
                       [[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, result = \"3NTN=\" }]\n";
const PASSES: &str = "```table 2017\ndealer N\nN 1S\nturn E\n```\n";
const FAILS: &str = "```table 2017\ndealer N\nN 1S\nturn W\n```\n";
/// A pack in order, dealt card by card: every suit runs round the table.
const SORTED: &str = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
                      [Deal \"N:AT62.AT62.AT62.A K95.K95.K95.KT62 Q84.Q84.Q84.Q953 J73.J73.J73.J874\"]\n";

fn code(folder: &Path, words: &str) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(words.split_whitespace())
        .current_dir(folder)
        .env_remove("UPDATE")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn every_command_has_its_exit_codes() {
    let folder = tempfile::tempdir().unwrap();
    let sorted_twice = format!("{SORTED}\n{}", SORTED.replace("[Board \"1\"]", "[Board \"2\"]"));
    for (name, text) in [
        ("session.toml", SESSION),
        ("broken.toml", "event = \"pairs\"\nscoring = "),
        ("passes.md", PASSES),
        ("fails.md", FAILS),
        ("broken.md", "```tabel\n```\n"),
        ("twice.pbn", &sorted_twice),
        ("broken.json", "{"),
        ("empty.pbn", ""),
        ("ruled.txt", "Director which conduct? 7B1\nDirector own pocket? yes\n"),
        ("half.txt", "Director which conduct? 7B1\n"),
        ("wrong.txt", "Director dealer? N\n"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let folder = folder.path();
    assert_eq!(code(folder, "movement howell --tables 3 --as json -o good.json").0, Some(0));
    for (words, expected) in [
        ("serve --help", 0),
        ("help", 0),
        ("--version", 0),
        ("nonsense", 2),
        ("law 27B1a", 0),
        ("law 27B1a --json", 0),
        ("law 99Z", 2),
        ("law options --preset nobody", 2),
        ("rule --list", 0),
        ("rule insufficient-bid", 1),
        ("rule conduct --answers ruled.txt", 0),
        ("rule conduct --answers half.txt", 1),
        ("rule conduct --answers wrong.txt", 2),
        ("rule xyzzy", 1),
        ("deal --boards 4 -o set.pbn", 0),
        ("deal check set.pbn", 0),
        ("deal check twice.pbn", 1),
        ("deal check empty.pbn", 2),
        ("deal --boards none", 2),
        ("print hands set.pbn --plain --lang pl -o hands.pdf", 0),
        ("print hands set.pbn --plain --lang pl -o hands.pdf", 2),
        ("print hands empty.pbn -o none.pdf", 2),
        ("print hands set.pbn --lang xx -o none.pdf", 2),
        ("print guide-cards --movement good.json -o guides.pdf", 0),
        ("print table-cards --movement good.json --link https://club.example/{table} -o tables.pdf", 0),
        ("print slips --movement good.json --round 1 -o slips.pdf", 0),
        ("print slips --movement good.json --round 99 -o none.pdf", 2),
        ("print slips --blank 3 --lang fi -o blank.pdf", 0),
        ("print slips -o none.pdf", 2),
        ("print guide-cards --movement broken.json -o none.pdf", 2),
        ("print results session.toml --lang de -o results.pdf", 0),
        ("print results broken.toml -o none.pdf", 2),
        ("print card session.toml --of 1 -o card.pdf", 0),
        ("print card session.toml --of 9 -o none.pdf", 2),
        ("print ruling --lang et -o ruling.pdf", 0),
        ("print ruling 1 -o none.pdf", 2),
        ("print appeal --lang nb -o appeal.pdf", 0),
        ("print results -j none.journal -o none.pdf", 2),
        ("scenarios run passes.md", 0),
        ("scenarios show passes.md", 0),
        ("scenarios words", 0),
        ("scenarios run fails.md", 1),
        ("scenarios run passes.md broken.md", 2),
        ("scenarios run --others passes.md", 1),
        ("coverage passes.md", 0),
        ("coverage broken.md", 2),
        ("score session.toml", 0),
        ("score broken.toml", 2),
        ("score none.toml", 2),
        ("movement howell --tables 3", 0),
        ("movement check good.json", 0),
        ("movement check broken.json", 2),
        ("movement howell --tables 0", 2),
        ("convert set.pbn set.lin", 0),
        ("convert none.pbn other.lin", 2),
        ("analyse empty.pbn", 2),
        ("analyse none.pbn", 2),
        ("claim empty.pbn", 2),
        ("equity revoke none.pbn", 2),
        ("equity contract twice.pbn", 2),
        ("integrity leads none.pbn", 2),
        ("integrity looks --register none.json --by Ann --key none.key", 2),
        ("integrity looks --register broken.json --by Ann --key none.key", 2),
    ] {
        let (found, said) = code(folder, words);
        assert_eq!(found, Some(expected), "openroom {words}: {said}");
        assert!(expected < 2 || said.lines().count() > 0, "openroom {words} says why");
    }
}
