//! What can be printed, each thing by itself.

pub(crate) mod appeal_form;
pub(crate) mod card;
mod form;
pub(crate) mod guide_card;
pub(crate) mod hand_record;
pub(crate) mod matches;
pub(crate) mod note;
pub(crate) mod ranking;
pub(crate) mod results;
pub(crate) mod ruling_form;
pub(crate) mod slip;
pub(crate) mod table_card;
pub(crate) mod traveller;
