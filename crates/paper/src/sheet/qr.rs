//! Codes that a phone reads.

use fast_qr::{ECL, QRBuilder};

use super::page::{Area, Ink, Mark, Page};
use crate::Unprintable;

/// The blank border that readers need, in modules.
const QUIET: usize = 4;

/// The most letters: longer links make codes that no phone reads from a table.
const LONGEST: usize = 500;

/// Draws a link as a code that fills the square.
pub(crate) fn qr(page: &mut Page, square: Area, link: &str) -> Result<(), Unprintable> {
    let too_long = || Unprintable::Link(link.to_owned());
    if link.len() > LONGEST {
        return Err(too_long());
    }
    let code = QRBuilder::new(link).ecl(ECL::M).build().map_err(|_| too_long())?;
    let module = square.width / (code.size + 2 * QUIET) as f32;
    let place = |at: usize| (at + QUIET) as f32 * module;
    let mut at = Vec::new();
    for row in 0..code.size {
        for column in 0..code.size {
            if code[row][column].value() {
                at.push((square.x + place(column), square.y + place(row)));
            }
        }
    }
    page.fill(square, Ink::White);
    // A little larger than the grid, so that no viewer leaves hairlines between them.
    page.marks.push(Mark::Squares { size: module * 1.01, at });
    Ok(())
}
