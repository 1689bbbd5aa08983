//! Commands that somebody sent as JSON, read here once for all who take them.

use openroom_json::{Part, Wrong};
use serde_json::Value;

use crate::Command;

impl Command {
    /// The command that this text is.
    pub fn from_json(text: &[u8]) -> Result<Command, Wrong> {
        Command::sent(&openroom_json::read(text)?)
    }

    /// The command that was sent so.
    pub fn sent(value: &Value) -> Result<Command, Wrong> {
        Part::of(value).read()
    }
}
