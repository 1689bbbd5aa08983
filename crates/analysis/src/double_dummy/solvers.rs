use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pons_dds::Solver;

/// What the solvers may take of the machine.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Threads, one solver each.
    pub threads: NonZeroUsize,
    /// Megabytes for the table of positions of one solver. A smaller table is slower, never wrong.
    pub megabytes: u32,
}

impl Limits {
    /// The least that a solver works with at a fair speed.
    pub const LEAST_MEGABYTES: u32 = 32;

    /// The most that all solvers together keep in their tables.
    pub fn total_megabytes(&self) -> usize {
        self.threads.get() * self.megabytes as usize
    }

    /// As many threads as there are cores, and tables that share this much memory.
    pub fn within(megabytes: u32) -> Limits {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let affordable = (megabytes / Self::LEAST_MEGABYTES).max(1) as usize;
        let threads = NonZeroUsize::new(cores.min(affordable)).unwrap_or(NonZeroUsize::MIN);
        let each = (megabytes / threads.get() as u32).clamp(Self::LEAST_MEGABYTES, Self::default().megabytes);
        Limits { threads, megabytes: each }
    }
}

impl Default for Limits {
    /// As many threads as there are cores, 256 megabytes each.
    fn default() -> Limits {
        Limits { threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN), megabytes: 256 }
    }
}

/// Double-dummy solvers, one a thread, kept warm between questions.
pub struct Solvers {
    limits: Limits,
    idle: Mutex<Vec<Solver>>,
}

/// The search goes 52 cards deep with large frames; a thread's usual stack is too small for it.
const STACK: usize = 16 << 20;

impl Solvers {
    /// Solvers within these limits; each is made when it is first needed.
    pub const fn new(limits: Limits) -> Solvers {
        Solvers { limits, idle: Mutex::new(Vec::new()) }
    }

    /// The limits.
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// Does the tasks on as many threads as allowed; the results come in the order of the tasks.
    pub(super) fn run<T: Send>(&self, tasks: usize, work: impl Fn(&mut Solver, usize) -> T + Sync) -> Vec<T> {
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::with_capacity(tasks));
        let worker = || {
            let mut solver = self.take();
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                if task >= tasks {
                    break;
                }
                let result = work(&mut solver, task);
                lock(&done).push((task, result));
            }
            lock(&self.idle).push(solver);
        };
        thread::scope(|scope| {
            for _ in 0..self.limits.threads.get().min(tasks) {
                thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, worker)
                    .expect("the system gives a thread");
            }
        });
        let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        done.sort_unstable_by_key(|(task, _)| *task);
        done.into_iter().map(|(_, result)| result).collect()
    }

    fn take(&self) -> Solver {
        let most = self.limits.megabytes;
        lock(&self.idle)
            .pop()
            .unwrap_or_else(|| Solver::with_memory(contract_bridge::Strain::Notrump, most * 5 / 8, most))
    }
}

impl Default for Solvers {
    fn default() -> Solvers {
        Solvers::new(Limits::default())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_shared_among_the_threads() {
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        assert_eq!(Limits::within(0).threads.get(), 1);
        assert_eq!(Limits::within(0).megabytes, Limits::LEAST_MEGABYTES);
        let wide = Limits::within(u32::MAX);
        assert_eq!((wide.threads.get(), wide.megabytes), (cores, 256));
        for megabytes in [32, 64, 100, 200, 1000] {
            assert!(Limits::within(megabytes).total_megabytes() <= megabytes as usize);
        }
    }

    #[test]
    fn results_come_in_the_order_of_the_tasks() {
        let solvers = Solvers::new(Limits { threads: NonZeroUsize::new(3).unwrap(), megabytes: 32 });
        assert_eq!(
            solvers.run(10, |_, task| task * task),
            (0..10).map(|task| task * task).collect::<Vec<_>>()
        );
        assert!(solvers.run(0, |_, task| task).is_empty());
    }
}
