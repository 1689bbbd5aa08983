//! The description of the API that the program carries.

use std::sync::LazyLock;

use serde_json::Value;

use super::query::Taken;

/// Where it is read. It takes no words.
pub(super) const PATH: &str = "/api/v1/openapi.json";

/// The description.
pub(super) static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
    let whole: Value = serde_json::from_str(include_str!("../../../../openapi.json")).unwrap_or_default();
    Description { text: whole.to_string(), taken: Taken::of(&whole) }
});

/// The description, and what is needed of it here.
pub(super) struct Description {
    /// As it is sent.
    pub(super) text: String,
    /// The words that the routes take.
    pub(super) taken: Taken,
}
