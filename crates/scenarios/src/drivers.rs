use crate::document::BlockKind;
use crate::event::Events;
use crate::ground::Driver;
use crate::ruling::Rulings;
use crate::score::Scores;
use crate::table::Tables;

/// What stands behind a kind of block; none where nothing does yet.
#[allow(clippy::match_same_arms, reason = "one line a kind")]
pub fn driver(kind: BlockKind) -> Option<&'static dyn Driver> {
    match kind {
        BlockKind::Table => Some(&Tables),
        BlockKind::Score => Some(&Scores),
        BlockKind::Ruling => Some(&Rulings),
        BlockKind::Event => Some(&Events),
    }
}
