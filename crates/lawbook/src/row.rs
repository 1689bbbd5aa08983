//! What the catalogue says of a provision, its texts apart.

use crate::{Edition, Editions, Kind, Modality, Place, Provision, Reference, Standing, case::CaseRow};

/// A row of the table of provisions.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) kind: Kind,
    pub(crate) modality: Option<Modality>,
    pub(crate) standing: [Standing; Edition::ALL.len()],
    pub(crate) went: &'static [Provision],
    pub(crate) refs: &'static [Reference],
    pub(crate) local: &'static str,
    pub(crate) cases: &'static [CaseRow],
}

const ABSENT: Standing = Standing::Absent;

const fn own(number: &'static str) -> Standing {
    Standing::Own(number)
}

const fn within(provision: u16) -> Standing {
    Standing::Within(Provision(provision))
}

const fn to(provision: u16) -> Reference {
    Reference::Provision(Provision(provision))
}

const fn to_place(id: &'static str) -> Reference {
    Reference::Place(Place(id))
}

const fn case(editions: Editions, text: &'static str) -> CaseRow {
    CaseRow(editions, text)
}

/// The provisions in the order of the catalogue.
pub(crate) static ROWS: &[Row] = &include!(concat!(env!("OUT_DIR"), "/rows.rs"));
