use std::fmt;
use std::ops::AddAssign;

/// What the tests of a run came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Count {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// Did not run for want of a tool or of outside data.
    pub(crate) skipped: usize,
    /// Marked `#[ignore]`.
    pub(crate) ignored: usize,
}

impl Count {
    /// A stage that is one test.
    pub(crate) fn one(success: bool) -> Count {
        Count { passed: usize::from(success), failed: usize::from(!success), ..Count::default() }
    }

    /// Adds up the summary lines of nextest, `cargo test` and `openroom scenarios run`.
    /// A command that failed without saying which test did counts as one failure.
    pub(crate) fn of(lines: &[String], success: bool) -> Count {
        let mut count = Count::default();
        for line in lines {
            count += nextest(line).or_else(|| libtest(line)).or_else(|| scenarios(line)).unwrap_or_default();
        }
        if !success && count.failed == 0 {
            count.failed = 1;
        }
        count
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.ignored += other.ignored;
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped + self.ignored)
    }
}

/// `     Summary [   0.012s] 5 tests run: 4 passed (1 slow), 1 failed, 2 skipped`
fn nextest(line: &str) -> Option<Count> {
    let (_, counts) = line.trim_start().strip_prefix("Summary [")?.split_once(" run: ")?;
    Some(counted(counts, ','))
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s`
fn libtest(line: &str) -> Option<Count> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    Some(counted(counts, ';'))
}

/// `12 passed, 1 failed`
fn scenarios(line: &str) -> Option<Count> {
    let (passed, failed) = line.split_once(" passed, ")?;
    let failed = failed.strip_suffix(" failed")?;
    Some(Count { passed: passed.parse().ok()?, failed: failed.parse().ok()?, ..Count::default() })
}

fn counted(text: &str, parted_by: char) -> Count {
    let mut count = Count::default();
    for part in text.split(parted_by) {
        let mut words = part.split_whitespace();
        let (Some(number), Some(what)) = (words.next(), words.next()) else { continue };
        let Ok(number) = number.parse::<usize>() else { continue };
        match what {
            "passed" => count.passed += number,
            "failed" | "timed" => count.failed += number,
            "skipped" | "ignored" => count.ignored += number,
            _ => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> Count {
        Count::of(&[line.to_owned()], true)
    }

    #[test]
    fn nextest_summary() {
        let count =
            of("     Summary [   0.012s] 7 tests run: 4 passed (1 slow), 2 failed, 1 timed out, 2 skipped");
        assert_eq!(count, Count { passed: 4, failed: 3, skipped: 0, ignored: 2 });
    }

    #[test]
    fn libtest_summary() {
        let count =
            of("test result: FAILED. 3 passed; 1 failed; 2 ignored; 0 measured; 9 filtered out; finished");
        assert_eq!(count, Count { passed: 3, failed: 1, skipped: 0, ignored: 2 });
    }

    #[test]
    fn scenario_summary() {
        assert_eq!(of("12 passed, 1 failed"), Count { passed: 12, failed: 1, skipped: 0, ignored: 0 });
        assert_eq!(of("twelve passed, 1 failed"), Count::default());
    }

    #[test]
    fn a_failure_without_a_summary_counts() {
        assert_eq!(Count::of(&[], false).failed, 1);
        assert_eq!(Count::of(&["1 passed, 1 failed".to_owned()], false).failed, 1);
    }

    #[test]
    fn the_last_line() {
        let count = Count { passed: 5, failed: 1, skipped: 2, ignored: 1 };
        assert_eq!(count.to_string(), "5 passed, 1 failed, 3 skipped");
    }
}
