use openroom_lawbook::Edition;

use crate::document::BlockKind;
use crate::{driver, parse, run};

fn failures(lines: &str, edition: Edition) -> Vec<String> {
    let text = format!("```score all\n{lines}\n```\n");
    let document = parse(&text).unwrap();
    let block = &document.blocks[0];
    let run = run(&document, block, edition, driver(BlockKind::Score));
    run.failures.iter().map(ToString::to_string).collect()
}

#[test]
fn a_wrong_number_fails() {
    for lines in [
        "score pass\n=> 77.passout 10",
        "score pass\n=> 77.passout 0\nworth +10",
        "score 4SN-1\n=> 77.undertricks 100 to the defenders",
        "NS scores +420, +170\nmatchpoints\n=> 78A NS 2, 0\n=> 78A EW 0, 1",
        "NS scores 60% +420 40% -50, +170\ncross-IMPs\n=> 78B NS 1, -1",
        "difference 20\n=> 78B 2 IMP",
        "+620 against +170\n=> 78B 9 IMP",
        "total +420, -100\n=> 78C +310",
        "not at fault, top 12\n=> 12C2a 7",
        "not at fault, IMPs\n=> 12C2b 2",
        "knockout +6 and -2\n=> 12C4 6 and -2",
        "W revokes on trick 6\nend of play\n=> 64A transfer after play\n=> 64A1 2 tricks",
    ] {
        assert!(!failures(lines, Edition::Laws2017).is_empty(), "{lines}");
    }
}

#[test]
fn a_line_that_cannot_be_read_fails_with_its_place() {
    for lines in [
        "score 4S=",
        "score 8SN=",
        "NS scores 60% +420 30% -50, +170",
        "matchpoints",
        "end of play",
        "worth +420",
        "likely +420; at all probable +980",
        "W revokes on trick 13",
        "N 1S",
        "something else",
        "",
    ] {
        assert!(!failures(lines, Edition::Laws2017).is_empty(), "{lines}");
    }
}

#[test]
fn editions_differ() {
    let lines = "W revokes on trick 5\nhe revoked in the suit before, corrected\nend of play\n=> 64A transfer after play\n=> 64A1 1 trick";
    assert!(failures(lines, Edition::Laws2017).is_empty());
    assert!(!failures(lines, Edition::Laws2007).is_empty());
}
