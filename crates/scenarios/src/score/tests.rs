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
        "4SN= scores +430",
        "4SN= gives 120 tricks, 500 game",
        "NS scores +420, +170\nmatchpoints 2, 1",
        "NS scores 60% +420 40% -50, +170\nmatchpoints 1, 1",
        "difference 20 is 2 IMP",
        "+620 against +170 is 9 IMP",
        "total +420, -100 is +310",
        "not at fault, top 12, gets 7",
        "not at fault gets 2 IMP",
        "knockout +6 and -2 is +6 and -2",
        "W revokes on trick 6\ntransfer 2 tricks",
    ] {
        let failures = failures(lines, Edition::Laws2017);
        assert_eq!(failures.len(), 1, "{lines}: {failures:?}");
        assert!(failures[0].contains("; it is "), "{lines}: {failures:?}");
    }
}

#[test]
fn a_line_that_cannot_be_read_fails_with_its_place() {
    for lines in [
        "4S scores +420",
        "8SN= scores +420",
        "NS scores 60% +420 30% -50, +170\nmatchpoints 1, 1",
        "matchpoints 2, 0",
        "transfer 1 trick",
        "W revokes on trick 13\ntransfer 0 tricks",
        "N 1S",
        "something else",
        "",
    ] {
        assert_eq!(failures(lines, Edition::Laws2017).len(), 1, "{lines}");
    }
}

#[test]
fn editions_differ() {
    let lines = "W revokes on trick 5\nhe revoked in the suit before, corrected\ntransfer 1 trick";
    assert!(failures(lines, Edition::Laws2017).is_empty());
    assert_eq!(failures(lines, Edition::Laws2007).len(), 1);
}
