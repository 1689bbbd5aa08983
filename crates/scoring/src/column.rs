//! The results of one group of tables on a board, in the sign of North-South, sorted.

use crate::{Ratio, Weighted};

/// All equal results of a column.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    pub(crate) points: i32,
    /// How many: whole unless weighted scores are among them.
    pub(crate) count: Ratio,
    /// The lines with exactly this result; weighted lines are not among them.
    pub(crate) lines: Vec<u32>,
}

/// The results that are compared with one another.
#[derive(Clone, Debug, Default)]
pub(crate) struct Column {
    pub(crate) levels: Vec<Level>,
    /// The tables with a result.
    pub(crate) tables: u32,
}

impl Column {
    pub(crate) fn new(singles: &mut [(i32, u32)]) -> Column {
        singles.sort_unstable();
        let mut levels: Vec<Level> = Vec::new();
        for chunk in singles.chunk_by(|a, b| a.0 == b.0) {
            let lines = chunk.iter().map(|(_, line)| *line).collect();
            levels.push(Level { points: chunk[0].0, count: Ratio::from(chunk.len() as u32), lines });
        }
        Column { levels, tables: singles.len() as u32 }
    }

    pub(crate) fn find(&self, points: i32) -> Result<usize, usize> {
        self.levels.binary_search_by_key(&points, |level| level.points)
    }

    fn count(&mut self, points: i32, weight: &Ratio) -> &mut Level {
        let at = self.find(points).unwrap_or_else(|at| {
            self.levels.insert(at, Level { points, count: Ratio::ZERO, lines: Vec::new() });
            at
        });
        let level = &mut self.levels[at];
        level.count += weight;
        level
    }

    pub(crate) fn add_single(&mut self, points: i32, line: u32) {
        self.count(points, &Ratio::ONE).lines.push(line);
        self.tables += 1;
    }

    pub(crate) fn remove_single(&mut self, points: i32, line: u32) {
        let Ok(at) = self.find(points) else { return };
        let level = &mut self.levels[at];
        let Some(place) = level.lines.iter().position(|other| *other == line) else { return };
        level.lines.swap_remove(place);
        level.count -= &Ratio::ONE;
        if level.count.is_zero() {
            self.levels.remove(at);
        }
        self.tables -= 1;
    }

    pub(crate) fn add_weighted(&mut self, weighted: &Weighted) {
        for (weight, points) in weighted.results() {
            self.count(*points, weight);
        }
        self.tables += 1;
    }
}
