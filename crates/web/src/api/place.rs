//! Where a word stands in a body that was sent.

use serde_json::Value;

/// The place below this one where a value is this word; none where there is no such place or several.
pub(super) fn of(word: &str, below: &str, body: &[u8]) -> Option<String> {
    let mut all = vec![];
    find(word, String::new(), &serde_json::from_slice(body).ok()?, &mut all);
    all.retain(|place| {
        place.strip_prefix(below).is_some_and(|rest| rest.starts_with(['.', '[']) || below.is_empty())
    });
    match all.as_slice() {
        [place] => Some(place.clone()),
        _ => None,
    }
}

fn find(word: &str, at: String, value: &Value, all: &mut Vec<String>) {
    match value {
        Value::String(text) if text == word => all.push(at),
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                find(word, format!("{at}[{number}]"), item, all);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let place = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
                find(word, place, field, all);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn a_word_is_found_where_it_stands_once() {
        let body = br#"{"act":{"what":"card","category":"x"},"other":["x",{"x":"y"}]}"#;
        let found = |word, below| of(word, below, body);
        assert_eq!(found("x", "act"), Some("act.category".to_owned()));
        assert_eq!(found("x", "other"), Some("other[0]".to_owned()));
        assert_eq!(found("y", ""), Some("other[1].x".to_owned()));
        assert_eq!(found("x", ""), None, "it stands there twice");
        assert_eq!(found("z", "act"), None);
        assert_eq!(found("x", "ac"), None, "no such field");
    }
}
