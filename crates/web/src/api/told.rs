//! What stands on a board, for programs.

use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use crate::pages::event::told::Told;

/// What stands on a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ScoreShown {
    /// Contract, declarer and tricks over or under, or what stands in their place, as people read it.
    #[cfg_attr(test, schema(example = "4♠N+1"))]
    told: String,
    /// The points of North-South; empty where there are none.
    #[cfg_attr(test, schema(example = "+450"))]
    points: String,
}

impl From<Told> for ScoreShown {
    fn from(told: Told) -> ScoreShown {
        ScoreShown { told: format!("{}{}{}", told.level, told.sign, told.rest), points: told.points }
    }
}
