//! What went wrong with a request, as a value.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::words::Words;

/// Why a request gets no page. The middleware writes it in the visitor's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// There is no such page, table or link, or none that this visitor may know of.
    NotFound,
    /// He had a place at this table and has none now.
    Gone,
    /// The form does not belong to this session.
    NotYourForm,
    /// The form stood on a page of somebody else's.
    OtherSite,
    /// Too many requests in a short time.
    TooMany,
    /// More was sent than is taken.
    TooLarge,
    /// Something in the form makes no sense; the key of the sentence that says what.
    Malformed(&'static str),
    /// The link is no longer good, or never was.
    Expired,
    /// It is no longer as the form showed it; the page that shows it as it is.
    Stale(String),
    /// The form was sent before; where the answer to that leads.
    Again(String),
    /// There is no such field; its name and its place.
    Unknown(String),
    /// A field that a program sends is missing or cannot be read; its name and its place.
    Unread(String),
    /// A text is longer than is taken: where it stands in what a program sent, how many letters it has, and the most.
    TooLong { place: Option<String>, found: usize, longest: usize },
    /// An event refused it; the sentence that says why.
    Refused(String),
    /// The server itself failed.
    Failed,
}

impl Wrong {
    /// The status of the answer.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Wrong::NotFound | Wrong::Gone | Wrong::Expired => StatusCode::NOT_FOUND,
            Wrong::NotYourForm | Wrong::OtherSite => StatusCode::FORBIDDEN,
            Wrong::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Wrong::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Wrong::Again(_) => StatusCode::SEE_OTHER,
            Wrong::Stale(_) => StatusCode::CONFLICT,
            Wrong::Malformed(_)
            | Wrong::Unknown(_)
            | Wrong::Unread(_)
            | Wrong::TooLong { .. }
            | Wrong::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Wrong::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence that says it.
    pub(crate) fn sentence(&self, w: Words) -> String {
        let key = match self {
            Wrong::Refused(sentence) => return sentence.clone(),
            Wrong::Unknown(name) => return w.with("wrong-field", "name", name.clone()),
            Wrong::Unread(name) => return w.with("api-unread", "name", name.clone()),
            Wrong::TooLong { found, longest, .. } => {
                return w
                    .say("wrong-too-long", &[("found", found.to_string()), ("most", longest.to_string())]);
            }
            Wrong::NotFound => "wrong-not-found",
            Wrong::Gone => "gone-seat",
            Wrong::NotYourForm => "wrong-not-your-form",
            Wrong::OtherSite => "wrong-other-site",
            Wrong::TooMany => "wrong-too-many",
            Wrong::TooLarge => "wrong-too-large",
            Wrong::Malformed(key) => key,
            Wrong::Stale(_) | Wrong::Again(_) => "notice-gone",
            Wrong::Expired => "wrong-expired",
            Wrong::Failed => "wrong-failed",
        };
        w.t(key)
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
