//! What stands on a board, for programs.

use serde::Serialize;
use utoipa::ToSchema;

use crate::pages::event::told::Told;

/// What stands on a board.
#[derive(Serialize, ToSchema)]
pub(super) struct ScoreShown {
    /// Contract, declarer and tricks over or under, or what stands in their place, as people read it.
    #[schema(example = "4♠N+1")]
    told: String,
    /// The points of North-South; empty where there are none.
    #[schema(example = "+450")]
    points: String,
}

impl From<Told> for ScoreShown {
    fn from(told: Told) -> ScoreShown {
        ScoreShown { told: format!("{}{}{}", told.level, told.sign, told.rest), points: told.points }
    }
}
