//! Where a word stands that was found to be none of those that it can be.

use serde_json::Value;

use crate::{Place, Reason, Step, Wrong};

impl Wrong {
    /// The same, where a word that is none of some stands below the place that is known.
    pub(crate) fn placed(self, whole: &Value) -> Wrong {
        match self.reason {
            Reason::OneOf { word, words } => {
                let place = below(self.place, &word, whole);
                Wrong { place, reason: Reason::OneOf { word, words } }
            }
            Reason::Unknown | Reason::Missing | Reason::Twice | Reason::Kind | Reason::Malformed { .. } => {
                self
            }
        }
    }
}

/// The place of this word below this one; the place itself where the word stands nowhere below it, or more than once. What is
/// one of several kinds of objects is looked at twice while it is read, and its inner places are lost.
fn below(place: Place, word: &str, whole: &Value) -> Place {
    let mut found = vec![];
    if let Some(value) = at(whole, &place) {
        find(word, &mut place.clone(), value, &mut found);
    }
    match <[Place; 1]>::try_from(found) {
        Ok([inner]) if inner != place => inner,
        Ok(_) | Err(_) => place,
    }
}

fn at<'a>(whole: &'a Value, place: &Place) -> Option<&'a Value> {
    place.steps().iter().try_fold(whole, |value, step| match step {
        Step::Field(name) => value.get(name),
        Step::Item(number) => value.get(number),
    })
}

fn find(word: &str, here: &mut Place, value: &Value, found: &mut Vec<Place>) {
    match value {
        Value::String(text) if text == word => found.push(here.clone()),
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                here.enter(Step::Item(number));
                find(word, here, item, found);
                here.leave();
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                here.enter(Step::Field(name.clone()));
                find(word, here, field, found);
                here.leave();
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_where_it_stands_once() {
        let body = br#"{"act":{"what":"card","category":"x"},"other":["x",{"x":"y"}]}"#;
        let whole = crate::read(body).unwrap();
        let found = |word: &str, steps: &[&str]| {
            let mut place = Place::default();
            for step in steps {
                place.enter(Step::Field((*step).to_owned()));
            }
            below(place, word, &whole).to_string()
        };
        assert_eq!(found("x", &["act"]), "act.category");
        assert_eq!(found("x", &["other"]), "other[0]");
        assert_eq!(found("y", &[]), "other[1].x");
        assert_eq!(found("x", &[]), "", "it stands there twice");
        assert_eq!(found("z", &["act"]), "act");
        assert_eq!(found("x", &["ac"]), "ac", "no such field");
        assert_eq!(found("x", &["act", "category"]), "act.category");
    }
}
