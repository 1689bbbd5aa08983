//! `openroom analyse` as its users call it.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

const BOARD: &str = r#"[Event "Test"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"]
[Declarer "W"]
[Contract "2S"]
[Result "8"]
[Play "N"]
CT C4 CA CJ
H4 HK H9 H8
*
"#;

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn analyse(input: &[u8], args: &[&str]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["analyse", "-"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn makeable_contracts_par_and_play_are_printed() {
    let ran = analyse(BOARD.as_bytes(), &["--play", "--memory", "300"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.starts_with("Board 1: dealer N, vulnerable None\nN:QJ6.K652.J85.T98 "), "{}", ran.out);
    assert!(
        ran.out.contains("     C   D   H   S  NT\n  N   7   5   6   5   6\n  E   5   7   6   8   6\n"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Par for NS: -110; 2SE=, 2SW=\n"), "{}", ran.out);
    assert!(ran.out.contains("Play: 2SW, double dummy 8 tricks before the lead"), "{}", ran.out);
    assert!(ran.out.contains("The rest of the play is not followed: card 5"), "{}", ran.out);
}

#[test]
fn json_is_one_object_a_board() {
    let two = format!("{BOARD}\n{}", BOARD.replace("[Deal \"N:QJ6.K652.J85.T98", "[Deal \"N:- - -"));
    let ran = analyse(two.as_bytes(), &["--json", "--threads", "1"]);
    assert_eq!(ran.code, Some(1));
    let lines: Vec<serde_json::Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["tricks"]["E"]["S"], 8);
    assert_eq!(lines[0]["par"]["score"], -110);
    assert_eq!(lines[0]["par"]["contracts"][0]["contract"], "2S");
    assert!(lines[1]["error"].as_str().unwrap().contains("deal"), "{}", lines[1]);
    assert!(lines[1].get("tricks").is_none());
}

#[test]
fn bad_input_gets_a_clear_answer() {
    let empty = analyse(b"", &[]);
    assert_eq!((empty.code, empty.err.as_str()), (Some(2), "openroom: -: no game in it\n"));
    let folder = tempfile::tempdir().unwrap();
    let none = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("analyse")
        .arg(folder.path().join("none.pbn"))
        .output()
        .unwrap();
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&none.stderr).contains("no such file or folder"));
    fs::create_dir(folder.path().join("boards.pbn")).unwrap();
    for (language, reason) in [("en", "it is a folder"), ("de", "es ist ein Ordner")] {
        for command in [&["analyse"][..], &["claim"], &["equity", "revoke"]] {
            let ran = Command::new(env!("CARGO_BIN_EXE_openroom"))
                .args(command)
                .args(["boards.pbn", "--lang", language])
                .current_dir(folder.path())
                .output()
                .unwrap();
            assert_eq!(ran.status.code(), Some(2));
            let said = String::from_utf8_lossy(&ran.stderr).into_owned();
            assert!(said.contains(reason) && !said.contains("os error"), "{said}");
        }
    }
    fs::write(folder.path().join("hand.lin"), "pn|a,b,c,d|").unwrap();
    for command in ["analyse", "claim"] {
        let lin = Command::new(env!("CARGO_BIN_EXE_openroom"))
            .args([command, "hand.lin"])
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert_eq!(lin.status.code(), Some(2));
        let said = String::from_utf8_lossy(&lin.stderr).into_owned();
        assert!(said.contains("`openroom convert hand.lin hand.pbn` makes it"), "{said}");
    }
    fs::write(folder.path().join("half.pbn"), &BOARD[..90]).unwrap();
    let half = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .arg("analyse")
        .arg(folder.path().join("half.pbn"))
        .output()
        .unwrap();
    assert_eq!(half.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&half.stdout).contains("not analysed"));
    let noise = analyse(&[0xFF, 0xFE, 0, 0xD8, b'[', 0], &[]);
    assert!(matches!(noise.code, Some(1 | 2)), "{:?}", noise.code);
}
