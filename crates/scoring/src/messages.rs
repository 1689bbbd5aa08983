use openroom_lawbook::Language;

/// What is said of session files that cannot be read or scored.
pub const fn file_messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/file/en.ftl"),
        Language::Et => include_str!("../messages/file/et.ftl"),
        Language::Fi => include_str!("../messages/file/fi.ftl"),
        Language::Pl => include_str!("../messages/file/pl.ftl"),
        Language::De => include_str!("../messages/file/de.ftl"),
        Language::Nb => include_str!("../messages/file/nb.ftl"),
    }
}

/// What scores say in this language, in the program and on paper.
pub const fn messages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en.ftl"),
        Language::Et => include_str!("../messages/et.ftl"),
        Language::Fi => include_str!("../messages/fi.ftl"),
        Language::Pl => include_str!("../messages/pl.ftl"),
        Language::De => include_str!("../messages/de.ftl"),
        Language::Nb => include_str!("../messages/nb.ftl"),
    }
}
