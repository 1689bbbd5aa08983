//! A form that was sent.

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;

use crate::secret::{digest, same};
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
        digest("form", &format!("{:?}", self.fields(&["csrf", "mark"])))[..32].to_owned()
    }

    /// All fields but these, for a form that is shown again.
    pub(crate) fn fields(&self, but: &[&str]) -> Vec<(String, String)> {
        self.fields.iter().filter(|(name, _)| !but.contains(&name.as_str())).cloned().collect()
    }

    /// A line that a person wrote: without signs that nobody sees, and cut where it is too long.
    pub(crate) fn line(&self, name: &str, longest: usize) -> String {
        plain(self.get(name).unwrap_or_default(), longest)
    }

    /// Lines that a person wrote, cut where they are too long.
    pub(crate) fn text(&self, name: &str, longest: usize) -> String {
        let lines = self.get(name).unwrap_or_default().lines().map(|line| plain(line, longest));
        let text: String = lines.collect::<Vec<_>>().join("\n").chars().take(longest).collect();
        text.trim().to_owned()
    }
}

/// The text without control signs and signs that turn the direction of writing, cut at so many letters.
pub(crate) fn plain(text: &str, longest: usize) -> String {
    let turns = |sign: char| matches!(sign, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let kept = text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
    let kept: String = kept.filter(|sign| !sign.is_control() && !turns(*sign)).take(longest).collect();
    kept.trim().to_owned()
}

impl<S: Send + Sync> FromRequest<S> for Posted {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Posted, Wrong> {
        let visitor = request.extensions().get::<Visitor>().cloned().ok_or(Wrong::Failed)?;
        let read = Form::<Vec<(String, String)>>::from_request(request, state).await;
        let posted = Posted::new(read.map_err(|why| refused(&why))?.0, Source::Page);
        let sent = posted.get("csrf").unwrap_or_default();
        let (session, page) = sent.split_once('.').unwrap_or((sent, ""));
        if !same(session, &visitor.token.for_forms()) {
            return Err(Wrong::NotYourForm);
        }
        if !page.is_empty() {
            let name = digest("form of a page", &format!("{} {:?}", visitor.here, posted.fields));
            visitor.sending.begin(&name).await.map_err(Wrong::Again)?;
        }
        Ok(posted)
    }
}

fn refused(why: &FormRejection) -> Wrong {
    if why.status() == StatusCode::PAYLOAD_TOO_LARGE {
        Wrong::TooLarge
    } else {
        Wrong::Malformed("wrong-form")
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn signs_that_nobody_sees_are_left_out() {
        assert_eq!(plain(" a\u{202e}b\u{0}c\n\td ", 99), "abc  d");
        assert_eq!(plain("<b>żółw</b>", 6), "<b>żół");
    }
}
