//! What an answer says where nothing was done.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_lawbook::Language;
use serde::Serialize;
use utoipa::ToSchema;

use crate::words::words;
use crate::wrong::Wrong;

/// Why nothing was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Refusal {
    /// For programs: not-found, forbidden, too-many, too-large, malformed, refused, stale, adjourned, failed.
    pub(crate) code: &'static str,
    /// For people, in the language that was asked for.
    pub(crate) message: String,
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
            Wrong::NotFound | Wrong::Gone | Wrong::Expired => "not-found",
            Wrong::NotYourForm => "forbidden",
            Wrong::TooMany => "too-many",
            Wrong::TooLarge => "too-large",
            Wrong::Malformed(_) | Wrong::Unknown(_) => "malformed",
            Wrong::Stale(_) | Wrong::Again(_) => "stale",
            Wrong::Refused(_) => "refused",
            Wrong::Failed => "failed",
        };
        let message = wrong.sentence(words(language));
        Refused { status: wrong.status(), refusal: Refusal { code, message } }
    }

    /// A sentence of the table itself.
    pub(super) fn saying(status: StatusCode, code: &'static str, message: String) -> Refused {
        Refused { status, refusal: Refusal { code, message } }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(self.refusal)).into_response()
    }
}
