use crate::document::BlockKind;
use crate::ground::Driver;

/// What stands behind a kind of block; none where nothing does yet.
pub fn driver(kind: BlockKind) -> Option<&'static dyn Driver> {
    match kind {
        BlockKind::Table | BlockKind::Ruling | BlockKind::Score | BlockKind::Event => None,
    }
}
