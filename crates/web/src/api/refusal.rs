//! What an answer says where nothing was done.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_lawbook::Language;
use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use crate::json::Json;
use crate::words::words;
use crate::wrong::Wrong;

/// Why nothing was done.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(crate) struct Refusal {
    /// For programs: what kind of refusal it is.
    pub(crate) code: Code,
    /// For people, in the language that was asked for.
    #[cfg_attr(
        test,
        schema(
            example = "7SN cannot end so: there are thirteen tricks, so it ends between 13 down and 0 over."
        )
    )]
    pub(crate) message: String,
    /// The field that it is about, with its place, where it is about one: `commands[0].agree.board`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schema(example = "result"))]
    pub(crate) field: Option<String>,
}

/// What kind of refusal it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Code {
    /// There is no such thing, or none that the caller may know of with this token.
    NotFound,
    /// The token is not good, or no longer.
    Forbidden,
    /// Too much at once: come back later.
    TooMany,
    /// More was sent than is taken.
    TooLarge,
    /// What was sent is not what is described; `field` says where.
    Malformed,
    /// The event or the table refuses it, for a reason that the message says.
    Refused,
    /// It is no longer as it was read: read it again.
    Stale,
    /// The board is put off.
    Adjourned,
    /// The server could not do it.
    Failed,
}

/// A refusal on its way.
pub(crate) struct Refused {
    pub(super) status: StatusCode,
    pub(super) refusal: Refusal,
}

impl Refused {
    /// What went wrong, in this language.
    pub(super) fn of(wrong: &Wrong, language: Language) -> Refused {
        let code = match wrong {
            Wrong::NotFound | Wrong::Gone | Wrong::Expired => Code::NotFound,
            Wrong::NotYourForm | Wrong::OtherSite => Code::Forbidden,
            Wrong::TooMany => Code::TooMany,
            Wrong::TooLarge => Code::TooLarge,
            // What is as described and yet is not done.
            Wrong::Malformed(key) if *key == "hidden-other" || key.starts_with("refused-") => Code::Refused,
            Wrong::Malformed(_) | Wrong::Unknown(_) | Wrong::Unread(_) | Wrong::TooLong { .. } => {
                Code::Malformed
            }
            Wrong::Stale(_) | Wrong::Again(_) => Code::Stale,
            Wrong::Refused(_) => Code::Refused,
            Wrong::Failed => Code::Failed,
        };
        let field = match wrong {
            Wrong::Unknown(place) | Wrong::Unread(place) => Some(place.clone()),
            Wrong::TooLong { place, .. } => place.clone(),
            _ => None,
        };
        let message = wrong.sentence(words(language));
        Refused { status: wrong.status(), refusal: Refusal { code, message, field } }
    }

    /// That a field cannot be as it was sent.
    pub(super) fn field(field: impl Into<String>, message: String) -> Refused {
        let refusal = Refusal { code: Code::Malformed, message, field: Some(field.into()) };
        Refused { status: StatusCode::UNPROCESSABLE_ENTITY, refusal }
    }

    /// A sentence of the table itself.
    pub(super) fn saying(status: StatusCode, code: Code, message: String) -> Refused {
        Refused { status, refusal: Refusal { code, message, field: None } }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(self.refusal)).into_response()
    }
}
