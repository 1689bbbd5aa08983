//! Commands that somebody sent as JSON.

use openroom_json::Reason;
use openroom_tournament::Command;

fn wrong(text: &str) -> (String, Reason) {
    let wrong = Command::from_json(text.as_bytes()).unwrap_err();
    (wrong.place.to_string(), wrong.reason)
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let line = "\"session\":1,\"section\":1,\"round\":1,\"table\":1,\"board\":1";
    let agreed = Command::from_json(format!("{{\"agree\":{{{line}}}}}").as_bytes()).unwrap();
    assert!(matches!(agreed, Command::Agree(_)));
    assert_eq!(Command::from_json(b"\"publish_conditions\""), Ok(Command::PublishConditions));
    let unknown = wrong(&format!("{{\"agree\":{{{line},\"boards\":2}}}}"));
    assert_eq!(unknown, ("agree.boards".to_owned(), Reason::Unknown));
    assert_eq!(wrong("{\"agree\":{\"session\":1}}"), ("agree.section".to_owned(), Reason::Missing));
    let twice = wrong(&format!("{{\"agree\":{{{line},\"board\":2}}}}"));
    assert_eq!(twice, ("agree.board".to_owned(), Reason::Twice));
    assert_eq!(wrong("{\"start_round\":[1,\"x\"]}"), ("start_round[1]".to_owned(), Reason::Kind));
    assert_eq!(wrong("{\"start_round\":[1,2,3]}"), ("start_round".to_owned(), Reason::Kind));
    assert!(matches!(wrong("{\"fly\":1}"), (place, Reason::OneOf { word, words })
        if place.is_empty() && word == "fly" && words.contains(&"start_round")));
    assert_eq!(wrong("{"), (String::new(), Reason::Malformed { line: 1, column: 1 }));
}
