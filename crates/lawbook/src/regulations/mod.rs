//! Regulations: what an authority, an organizer or the Director may choose.
//!
//! ```
//! use openroom_lawbook::regulations::{OpeningLeadFace, Preset, Regulations};
//!
//! let mut regulations: Regulations = Preset::Sbl2017.regulations();
//! regulations.change("opening_lead_face = face up").unwrap();
//! assert_eq!(regulations.table.opening_lead_face, OpeningLeadFace::Up);
//! ```

mod appeals;
mod choice;
mod event;
mod preset;
mod scores;
mod status;
mod table_play;
mod text;
mod understandings;
mod value;

pub use appeals::*;
pub use choice::RegulationOption;
pub use event::*;
pub use preset::{Preset, UnknownPreset};
pub use scores::*;
pub use status::Status;
pub use table_play::*;
pub use text::OptionError;
pub use understandings::*;

/// What an authority, an organizer or the Director has chosen for an event.
///
/// The default is what the Laws give where nobody chooses. It is stored as a map from option to value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Regulations {
    /// How the event is set up.
    pub event: EventRegulations,
    /// How calls and plays are made at the table.
    pub table: TableRegulations,
    /// What partners may agree and look at.
    pub understandings: UnderstandingRegulations,
    /// What results are worth.
    pub scores: ScoreRegulations,
    /// Corrections of scores, and appeals.
    pub appeals: AppealRegulations,
}
