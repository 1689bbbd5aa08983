//! What the catalogue says of a provision.

use crate::{Kind, Modality, Provision, Reference, Standing, case::CaseRow};

/// A row of the generated table.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    pub(crate) kind: Kind,
    pub(crate) modality: Option<Modality>,
    pub(crate) standing: [Standing; 3],
    pub(crate) went: &'static [Provision],
    pub(crate) when: &'static str,
    pub(crate) then: &'static str,
    pub(crate) judgement: &'static str,
    pub(crate) refs: &'static [Reference],
    pub(crate) notes: [&'static str; 3],
    pub(crate) local: &'static str,
    pub(crate) option: &'static str,
    pub(crate) cases: &'static [CaseRow],
}
