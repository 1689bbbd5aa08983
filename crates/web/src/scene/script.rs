use openroom_laws::Table;

use crate::room::Script;
use crate::scenarios;

/// The lines of a scenario, and how far the table has come.
pub(crate) struct ScriptLines {
    /// Each line, and the class of one that is past or comes next.
    pub(crate) lines: Vec<(String, &'static str)>,
    /// Whether there is more to come.
    pub(crate) goes_on: bool,
}

impl ScriptLines {
    pub(super) fn of(script: &Script, table: &Table) -> Option<ScriptLines> {
        let (here, further) = scenarios::next(script, table)?;
        let block = scenarios::block(script)?;
        let goes_on = further.is_some();
        let class = |place: usize| match place {
            place if place < here => "done",
            place if place == here && goes_on => "next",
            _ => "",
        };
        let lines = block.lines.iter().enumerate();
        let lines = lines.map(|(place, line)| (line.text.clone(), class(place))).collect();
        Some(ScriptLines { lines, goes_on })
    }
}
