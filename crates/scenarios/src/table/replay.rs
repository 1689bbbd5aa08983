//! A block played up to a line, to be looked at on a table.

use openroom_lawbook::Edition;
use openroom_laws::Table;

use super::{AtTable, Begin};
use crate::document::Block;
use crate::fault::Fault;
use crate::ground::Ground;
use crate::line::{Question, Says};
use crate::settings::regulations;

/// The table when so many lines of a block of kind `table` have been played. Expectations are not compared, what is
/// refused changes nothing, and before the first act the table is as the lines set it up.
pub fn replay(block: &Block, edition: Edition, lines: usize) -> Result<Option<Table>, Fault> {
    let settings = openroom_laws::Settings::under(edition, regulations(&block.header)?);
    let mut ground = AtTable { begin: Begin::new(settings), table: None };
    for line in block.lines.iter().take(lines) {
        match &line.says {
            Says::Acts(who) => {
                ground.act(*who, line.words())?;
            }
            Says::States => {
                ground.state(line.words())?;
            }
            Says::Answers { question, .. } => {
                let open = ground.questions();
                let is_meant = |asked: &crate::ground::Asked| is_same(question, asked);
                if let Some(place) = open.iter().position(is_meant) {
                    ground.answer(place, line.words())?;
                }
            }
            Says::Follows { .. } | Says::Refused { .. } | Says::Asked(_) | Says::Waiting(_) => {}
        }
    }
    let AtTable { begin, table } = ground;
    Ok(table.or_else(|| begin.table().ok()))
}

fn is_same(question: &Question, asked: &crate::ground::Asked) -> bool {
    question.to == asked.to && question.words == asked.words && question.by.is_none_or(|by| by == asked.by)
}
