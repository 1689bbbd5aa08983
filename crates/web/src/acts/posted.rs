//! A form that was sent.

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::rejection::RawFormRejection;
use axum::extract::{FromRequest, RawForm, Request};
use axum::http::StatusCode;

use crate::pairs::pairs;
use crate::repeats::SentBefore;
use crate::secret::{identity, same};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// The fields of a form of this visitor's own session.
pub(crate) struct Posted {
    fields: Vec<(String, String)>,
    /// Which of them were asked for.
    asked: Vec<AtomicBool>,
    from: Source,
}

/// Where fields come from.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Source {
    /// From a form of a page, which may have more fields than what is done with it needs.
    Page,
    /// From a program, which is told of fields that nobody asks for; where they stand in what it sends.
    Program(&'static str),
}

impl Posted {
    /// Fields that did not come from a form of a page.
    pub(crate) fn of(fields: impl IntoIterator<Item = (String, String)>) -> Posted {
        Posted::at("fields.", fields)
    }

    /// Fields that a program sends at this place.
    pub(crate) fn at(place: &'static str, fields: impl IntoIterator<Item = (String, String)>) -> Posted {
        Posted::new(fields.into_iter().collect(), Source::Program(place))
    }

    /// That a field is missing or makes no sense. A program is told which.
    pub(crate) fn unread(&self, name: &str) -> Wrong {
        match self.from {
            Source::Page => Wrong::Malformed("wrong-form"),
            Source::Program(place) => Wrong::Unread(format!("{place}{name}")),
        }
    }

    fn new(fields: Vec<(String, String)>, from: Source) -> Posted {
        let asked = fields.iter().map(|_| AtomicBool::new(false)).collect();
        Posted { fields, asked, from }
    }

    /// Everything that a program sent was asked for: what was not it takes for something that is none.
    pub(crate) fn all_asked_for(&self) -> Result<(), Wrong> {
        let asked = self.asked.iter().map(|it| it.load(Ordering::Relaxed));
        let Source::Program(place) = self.from else { return Ok(()) };
        let unknown = self.fields.iter().zip(asked).find(|(_, asked)| !asked);
        unknown.map_or(Ok(()), |((name, _), _)| Err(Wrong::Unknown(format!("{place}{}", plain(name, 60)))))
    }

    /// A field as it was sent; the button that was pressed comes last.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let place = self.fields.iter().rposition(|(key, _)| key == name)?;
        self.asked[place].store(true, Ordering::Relaxed);
        Some(&self.fields[place].1)
    }

    /// Whether a box was ticked.
    pub(crate) fn ticked(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A field that is read as something.
    pub(crate) fn read<T: FromStr>(&self, name: &str) -> Result<T, Wrong> {
        self.get(name).and_then(|text| text.parse().ok()).ok_or_else(|| self.unread(name))
    }

    /// Names what the form says: two that say the same have the same name.
    pub(crate) fn name(&self) -> String {
        identity("form", &self.fields(&["csrf", "mark"]))
    }

    /// All fields but these, for a form that is shown again.
    pub(crate) fn fields(&self, but: &[&str]) -> Vec<(String, String)> {
        self.fields.iter().filter(|(name, _)| !but.contains(&name.as_str())).cloned().collect()
    }

    /// A line that a person wrote, without signs that nobody sees. One that is too long is refused, never cut.
    pub(crate) fn line(&self, name: &str, longest: usize) -> Result<String, Wrong> {
        self.within(name, clean(self.get(name).unwrap_or_default()), longest)
    }

    /// Lines that a person wrote.
    pub(crate) fn text(&self, name: &str, longest: usize) -> Result<String, Wrong> {
        let lines: Vec<String> = self.get(name).unwrap_or_default().lines().map(clean).collect();
        self.within(name, lines.join("\n").trim().to_owned(), longest)
    }

    fn within(&self, name: &str, text: String, longest: usize) -> Result<String, Wrong> {
        let place = match self.from {
            Source::Page => None,
            Source::Program(place) => Some(format!("{place}{name}")),
        };
        within(place, text, longest)
    }
}

/// The text, where it is not longer than so many letters; otherwise how long it is. The place is told to a program.
pub(crate) fn within(place: Option<String>, text: String, longest: usize) -> Result<String, Wrong> {
    match text.chars().count() {
        found if found > longest => Err(Wrong::TooLong { place, found, longest }),
        _ => Ok(text),
    }
}

/// The beginning of a text that is said again to whoever sent it.
pub(crate) fn plain(text: &str, longest: usize) -> String {
    clean(text).chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// The text without control signs and signs that turn the direction of writing.
pub(crate) fn clean(text: &str) -> String {
    let turns = |sign: char| matches!(sign, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let text = text.replace("\r\n", "\n");
    let kept = text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
    let kept: String = kept.filter(|sign| !sign.is_control() && !turns(*sign)).collect();
    kept.trim().to_owned()
}

impl<S: Send + Sync> FromRequest<S> for Posted {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Posted, Wrong> {
        let visitor = request.extensions().get::<Visitor>().cloned().ok_or(Wrong::Failed)?;
        let RawForm(sent) = RawForm::from_request(request, state).await.map_err(|why| refused(&why))?;
        let posted = Posted::new(pairs(&sent), Source::Page);
        let sent = posted.get("csrf").unwrap_or_default();
        let (session, page) = sent.split_once('.').unwrap_or((sent, ""));
        if !same(session, &visitor.token.for_forms()) {
            return Err(Wrong::NotYourForm);
        }
        if !page.is_empty() {
            let name = identity("form of a page", &(&visitor.here, &posted.fields));
            visitor.sending.begin(&name).await.map_err(|SentBefore(to)| Wrong::Again(to))?;
        }
        Ok(posted)
    }
}

fn refused(why: &RawFormRejection) -> Wrong {
    if why.status() == StatusCode::PAYLOAD_TOO_LARGE {
        Wrong::TooLarge
    } else {
        Wrong::Malformed("wrong-form")
    }
}

#[cfg(test)]
mod tests {
    use super::{Posted, plain};
    use crate::wrong::Wrong;

    #[test]
    fn signs_that_nobody_sees_are_left_out() {
        assert_eq!(plain(" a\u{202e}b\u{0}c\n\td ", 99), "abc  d");
        assert_eq!(plain("<b>żółw</b>", 6), "<b>żół");
    }

    #[test]
    fn a_text_that_is_too_long_is_refused_and_not_cut() {
        let sent = |text: &str| Posted::of([("text".to_owned(), text.to_owned())]);
        assert_eq!(sent(" żółw\u{0} ").line("text", 4), Ok("żółw".to_owned()));
        let too_long = Wrong::TooLong { place: Some("fields.text".to_owned()), found: 4, longest: 3 };
        assert_eq!(sent("żółw").line("text", 3), Err(too_long.clone()));
        assert_eq!(sent("ż\r\nół").text("text", 4), Ok("ż\nół".to_owned()));
        assert_eq!(
            sent("ż\r\nół").line("text", 4),
            Ok("ż ół".to_owned()),
            "as a field of several lines is sent"
        );
        assert_eq!(sent("ż\nół").text("text", 3), Err(too_long));
        assert_eq!(sent("").line("other", 3), Ok(String::new()));
    }
}
