//! Any text is answered.

use openroom_lawbook::Edition;
use openroom_lawtext::read;
use proptest::prelude::*;

fn lines() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        "Law [0-9]{1,3} [A-Z][a-z]{0,8}",
        "[0-9]{1,3}\\. [A-Z][a-z]{0,8}",
        "- ?\\(?[a-zA-Z0-9]{1,3}[.)] ?[a-z.]{0,12}",
        "\\PC{0,20}",
        Just(String::new()),
        Just("---".to_owned()),
        Just("<b".to_owned()),
        Just("**".to_owned()),
    ];
    prop::collection::vec(line, 0..60).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #[test]
    fn no_text_is_a_panic(text in lines()) {
        for edition in Edition::ALL {
            if let Ok(book) = read(&text, edition) {
                prop_assert!(book.paragraphs.len() >= 2);
                prop_assert!(book.paragraphs.iter().all(|one| one.line <= text.lines().count()));
            }
        }
    }
}
