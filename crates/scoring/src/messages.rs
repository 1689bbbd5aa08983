use openroom_lawbook::Language;

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
