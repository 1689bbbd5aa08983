//! The short texts of the provisions: one file a language, so many lines a provision.

use std::collections::BTreeMap;

use super::{
    BuildError,
    catalogue::{Row, Translated},
    editions::Editions,
};

/// The English texts.
pub(super) fn english(rows: &[Row], editions: &Editions) -> Result<String, BuildError> {
    rows.iter()
        .map(|row| {
            let fields = [&row.title, &row.when, &row.then, &row.judgement, &row.option];
            let notes = editions.ids().map(|edition| row.note(edition));
            lines("en", &row.id, fields.into_iter().map(String::as_str).chain(notes))
        })
        .collect()
}

/// The texts in another language; empty lines where a provision has none there.
pub(super) fn translated(
    language: &str,
    texts: &BTreeMap<String, Translated>,
    rows: &[Row],
    editions: &Editions,
) -> Result<String, BuildError> {
    if let Some(id) = texts.keys().find(|id| !rows.iter().any(|row| row.id == **id)) {
        return Err(BuildError::Content(format!("{language} has a text of {id}, which does not exist")));
    }
    let none = Translated::default();
    rows.iter()
        .map(|row| {
            let text = texts.get(&row.id).unwrap_or(&none);
            let fields = [&text.title, &text.when, &text.then, &text.judgement, &text.choice];
            let notes = editions.ids().map(|edition| text.note(edition));
            lines(language, &row.id, fields.into_iter().map(String::as_str).chain(notes))
        })
        .collect()
}

fn lines<'a>(language: &str, id: &str, fields: impl Iterator<Item = &'a str>) -> Result<String, BuildError> {
    let mut text = String::new();
    for field in fields {
        if field.contains(['\n', '\r']) {
            return Err(BuildError::Content(format!("{language}: a text of {id} is not one line")));
        }
        text += field;
        text.push('\n');
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::super::editions::tests::three;
    use super::super::provisions::tests::rows;
    use super::*;

    fn texts(id: &str, title: &str) -> BTreeMap<String, Translated> {
        BTreeMap::from([(id.to_owned(), Translated { title: title.to_owned(), ..Translated::default() })])
    }

    #[test]
    fn a_provision_has_so_many_lines_in_every_language() {
        let some = rows("refs = []\ncases = []");
        assert_eq!(english(&some, &three()).unwrap().lines().count(), 8 * some.len());
        let polish = translated("pl", &texts("12C1a", "Tytuł"), &some, &three()).unwrap();
        assert_eq!(polish.lines().count(), 8 * some.len());
        assert_eq!(polish.lines().nth(8), Some("Tytuł"));
    }

    #[test]
    fn texts_of_nothing_and_texts_of_two_lines_are_told() {
        let some = rows("refs = []\ncases = []");
        let refused = |texts| translated("pl", &texts, &some, &three()).unwrap_err().to_string();
        assert!(refused(texts("9Z", "T")).contains("pl has a text of 9Z, which does not exist"));
        assert!(refused(texts("1A", "T\nT")).contains("a text of 1A is not one line"));
    }
}
