//! How far a long command has come: one line on the terminal, where there is one.

use std::io::{IsTerminal, Write, stderr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many signs the bar has.
const WIDE: u64 = 40;

/// How long a line stands at least.
const STANDS: Duration = Duration::from_millis(50);

/// How far a long command has come; several threads may tell it.
pub(crate) struct Progress {
    now: Mutex<Now>,
    /// What is counted, said after the numbers.
    what: String,
}

/// What is done, and what of it stands on the terminal.
struct Now {
    shown: bool,
    done: u64,
    of: u64,
    began: Instant,
    drawn: Option<Instant>,
    /// How many signs stand on the line.
    signs: usize,
}

impl Progress {
    /// Nothing of so many is done yet.
    pub(crate) fn new(of: usize) -> Progress {
        Progress::counting(of, String::new())
    }

    /// The same, with a word for what is counted.
    pub(crate) fn counting(of: usize, what: String) -> Progress {
        Progress { now: Mutex::new(Now::new(of as u64, stderr().is_terminal())), what }
    }

    /// Nobody knows how many there are, and nothing is shown.
    pub(crate) fn hidden() -> Progress {
        Progress { now: Mutex::new(Now::new(0, false)), what: String::new() }
    }

    /// There are so many.
    pub(crate) fn set_of(&self, of: usize) {
        self.now().of = of as u64;
    }

    /// So many more are done.
    pub(crate) fn did(&self, more: usize) {
        let mut now = self.now();
        now.done += more as u64;
        if now.shown && now.drawn.is_none_or(|drawn| drawn.elapsed() >= STANDS) {
            let line = now.line(&self.what);
            now.draw(&line);
            now.drawn = Some(Instant::now());
        }
    }

    /// Takes the line away, so that something else can be written; the next step brings it back.
    pub(crate) fn clear(&self) {
        let mut now = self.now();
        if now.signs > 0 {
            now.draw("");
            now.drawn = None;
        }
    }

    /// How many of how many are done.
    #[cfg(test)]
    pub(crate) fn so_far(&self) -> (u64, u64) {
        let now = self.now();
        (now.done, now.of)
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

impl Now {
    fn new(of: u64, shown: bool) -> Now {
        Now { shown, done: 0, of, began: Instant::now(), drawn: None, signs: 0 }
    }

    /// The bar, how many of how many, and how long the rest will take if it goes on like this.
    fn line(&self, what: &str) -> String {
        let (done, of) = (self.done.min(self.of), self.of.max(1));
        let full = WIDE * done / of;
        let bar: String = (0..WIDE).map(|sign| if sign < full { '█' } else { '░' }).collect();
        let what = if what.is_empty() { String::new() } else { format!(" {what}") };
        format!("{bar} {}/{}{what} {}", self.done, self.of, length(self.began.elapsed(), done, of))
    }

    /// Writes over what stands on the line.
    fn draw(&mut self, line: &str) {
        let signs = line.chars().count();
        let blanks = self.signs.saturating_sub(signs);
        let mut err = stderr().lock();
        // Where the terminal is gone there is nobody to tell.
        let _ = write!(err, "\r{line}{:blanks$}{}", "", if line.is_empty() { "\r" } else { "" });
        let _ = err.flush();
        self.signs = signs;
    }
}

/// How long the rest takes, after so long for this part of the whole.
fn length(so_far: Duration, done: u64, of: u64) -> String {
    if done == 0 {
        return String::new();
    }
    let seconds = (so_far.as_millis() * u128::from(of - done) / u128::from(done)).div_ceil(1000);
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_long() {
        let mut now = Now::new(8, true);
        assert!(now.line("").starts_with("░░░░"), "{}", now.line(""));
        now.done = 2;
        let line = now.line("boards");
        assert!(line.starts_with(&"█".repeat(10)) && line.contains("░ 2/8 boards "), "{line}");
        now.done = 9;
        assert!(now.line("").contains("█ 9/8"), "{}", now.line(""));
    }

    #[test]
    fn the_rest_takes_as_long_as_what_was() {
        assert_eq!(length(Duration::from_secs(10), 0, 4), "");
        assert_eq!(length(Duration::from_secs(10), 1, 4), "30 s");
        assert_eq!(length(Duration::from_mins(1), 1, 4), "3:00");
        assert_eq!(length(Duration::from_hours(1), 2, 4), "1:00:00");
    }
}
