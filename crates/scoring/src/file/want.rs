//! What a file should say where it says something else.

use crate::Said;

/// What is wanted: the key of the message, and the English.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Want(&'static str, &'static str);

impl Want {
    pub(crate) fn said(self) -> Said {
        Said::Sentence { key: self.0, english: self.1.to_owned(), parts: Vec::new() }
    }
}

pub(crate) const TABLE: Want = Want("file-a-table", "a table");
pub(crate) const NUMBER: Want = Want("want-number", "a number");
pub(crate) const TEXT: Want = Want("want-text", "a text");
pub(crate) const TABLES: Want = Want("want-tables", "a list of tables");
pub(crate) const SEAT: Want = Want("want-seat", "a seat");
pub(crate) const VULNERABLE: Want = Want("want-vulnerable", "None, NS, EW or All");
pub(crate) const BOARD: Want = Want("want-board", "the number of a board");
pub(crate) const CONTESTANT: Want = Want("want-contestant", "the number of a contestant");
pub(crate) const PERCENTAGE: Want = Want("want-percentage", "a percentage");
pub(crate) const IMPS: Want = Want("want-imps", "a number of IMPs");
pub(crate) const FROM_ONE: Want = Want("want-from-one", "a number from 1");
pub(crate) const COUNT: Want = Want("want-count", "a number up to 65535");
pub(crate) const LETTER: Want = Want("want-letter", "a letter from A");
pub(crate) const LETTERS: Want = Want("want-letters", "a list of letters from A");
pub(crate) const RESULT: Want = Want("want-result", "a result such as 4SXN-1 or pass");
pub(crate) const POINTS: Want = Want("want-points", "points for North-South, a multiple of ten");
pub(crate) const PROVISION: Want = Want("want-provision", "a provision of the Laws");
pub(crate) const AVERAGE: Want = Want("want-average", "A+, A, A-, a percentage or IMPs");
pub(crate) const WEIGHTED: Want = Want("want-weighted", "a result or a list of weights and results");
pub(crate) const WEIGHT: Want = Want("want-weight", "a weight such as 60% or 1/3");
pub(crate) const PRESET: Want = Want("want-preset", "a preset such as wbf or sbl2017");
pub(crate) const EDITION: Want = Want("want-edition", "an edition such as 2017 or poland2024");
pub(crate) const OPTION: Want = Want("want-option", "an option such as \"imp_average_plus_minus = 2\"");
pub(crate) const SCORING: Want = Want("want-scoring", "a way of scoring");
pub(crate) const DATE: Want = Want("want-date", "a date such as 2026-11-10");
pub(crate) const MOMENT: Want = Want("want-moment", "a date and a time such as 2026-11-10 22:15");
pub(crate) const ID: Want = Want("want-id", "a number or a name");
pub(crate) const SECTION: Want = Want("want-section", "the name of a section");
pub(crate) const SHARE: Want = Want("want-share", "a share such as 50%");
pub(crate) const EXTRA: Want =
    Want("want-extra", "penalty, bonus, carry_over or handicap, with its number where there are several");
pub(crate) const SOURCE: Want = Want("want-source", "where the table is from");
pub(crate) const MOST_CONTESTANTS: Want = Want("want-most-contestants", "the most contestants of the field");
pub(crate) const NUMBERS: Want = Want("want-numbers", "a list of numbers");
pub(crate) const COLUMNS: Want = Want("want-columns", "a list of columns");
pub(crate) const COLUMN_BOARDS: Want = Want("want-column-boards", "the most boards of the column");
pub(crate) const SCALE: Want = Want(
    "want-scale",
    "continuous, discrete, wbf 25, american 20, american 30, a table, or percentage for pairs at matchpoints",
);
pub(crate) const ROW: Want = Want("want-row", "a least margin and two numbers of victory points");
pub(crate) const ROUNDS: Want = Want("want-rounds", "a list of rounds");
pub(crate) const BOARDS: Want = Want("want-boards", "a list of boards");
pub(crate) const RESULTS: Want = Want("want-results", "a list of results");
pub(crate) const CARD: Want = Want("want-card", "a card such as SA");
pub(crate) const FORM: Want = Want("want-form", "a letter, A for the board as dealt");
pub(crate) const NUMBER_OF_TABLES: Want = Want("want-number-of-tables", "a number of tables");
pub(crate) const EXPECTED: Want = Want("want-expected", "from 1 to 100000");
pub(crate) const ROUNDING: Want =
    Want("want-rounding", "none, or a unit and where halves go: away, towards, up or down (\"10 away\")");
pub(crate) const ROOM: Want = Want("want-room", "a result or a table");
pub(crate) const ASSIGNED: Want = Want("want-assigned", "what the team not at fault is assigned");
