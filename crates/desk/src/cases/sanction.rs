//! Whether a penalty is given, where a Law lets the Director give one.

use openroom_laws as laws;

use super::conduct;
use crate::desk::{Ask, Desk};
use crate::{Order, Step};

/// Whether an order leaves it to the Director to give a penalty.
pub(crate) fn is_left_open(order: &Order) -> bool {
    matches!(order, Order::Law(laws::Order::MayPenalize | laws::Order::LiableToPenalty(_)))
}

/// What the Director may do he decides now, once by each provision that lets him.
pub(crate) fn decided(desk: &mut Desk<'_>) -> Ask<()> {
    let mut may = vec![];
    for step in &desk.steps {
        match step {
            Step::Ordered { by, order } if is_left_open(order) && !may.contains(by) => may.push(*by),
            Step::Ordered { .. } | Step::Answered { .. } => {}
        }
    }
    for by in may {
        conduct::penalty(desk, by)?;
    }
    Ok(())
}
