//! What the pages have solved: one question at a time, answers kept.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use openroom_analysis::double_dummy::{CardValue, Limits, Solvers, Table};
use openroom_analysis::{Course, Position, course};
use openroom_cards::{Card, Deal, Seat};

use crate::app::apart;
use crate::wrong::Wrong;

/// The most megabytes of the solvers' tables.
const MEGABYTES: u32 = 256;
/// The most questions that wait for their turn.
const WAITING: usize = 24;
/// How many answers of a kind are kept.
const KEPT: usize = 2_000;

/// Solves for all visitors: one question at a time, so that many who ask do not slow the tables of the server.
pub(crate) struct Analyst {
    solvers: Solvers,
    turn: tokio::sync::Mutex<()>,
    waiting: AtomicUsize,
    tables: Kept<Deal, Table>,
    courses: Kept<(Position, Seat, Vec<Card>), Arc<Course>>,
    values: Kept<Position, Vec<CardValue>>,
}

impl Default for Analyst {
    fn default() -> Analyst {
        Analyst {
            solvers: Solvers::new(Limits::within(MEGABYTES)),
            turn: tokio::sync::Mutex::default(),
            waiting: AtomicUsize::new(0),
            tables: Kept::default(),
            courses: Kept::default(),
            values: Kept::default(),
        }
    }
}

impl Analyst {
    /// Works with the solvers when it is this question's turn; refused where too many wait.
    pub(crate) async fn work<T: Send + 'static>(
        self: &Arc<Analyst>,
        work: impl FnOnce(&Solvers) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        let _waits = Waits::enter(&self.waiting)?;
        let _turn = self.turn.lock().await;
        let analyst = Arc::clone(self);
        apart(move || work(&analyst.solvers)).await
    }

    /// All twenty results of a deal.
    pub(crate) async fn table(self: &Arc<Analyst>, deal: Deal) -> Result<Table, Wrong> {
        if let Some(known) = self.tables.get(&deal) {
            return Ok(known);
        }
        let found = self.work(move |solvers| solvers.table(&deal)).await?;
        self.tables.keep(deal, found);
        Ok(found)
    }

    /// The play from a position, and what each card cost; the cards are known to be playable.
    pub(crate) async fn course(
        self: &Arc<Analyst>,
        start: Position,
        declarer: Seat,
        cards: Vec<Card>,
    ) -> Result<Arc<Course>, Wrong> {
        let key = (start, declarer, cards);
        if let Some(known) = self.courses.get(&key) {
            return Ok(known);
        }
        let asked = key.clone();
        let found = self.work(move |solvers| course(solvers, asked.0, asked.1, &asked.2)).await?;
        let found = Arc::new(found.map_err(|_| Wrong::Malformed("study-wrong-play"))?);
        self.courses.keep(key, Arc::clone(&found));
        Ok(found)
    }

    /// The value of every card that may be played in a position.
    pub(crate) async fn values(self: &Arc<Analyst>, position: Position) -> Result<Vec<CardValue>, Wrong> {
        if let Some(known) = self.values.get(&position) {
            return Ok(known);
        }
        let found = self.work(move |solvers| solvers.values(&[position]).swap_remove(0)).await?;
        self.values.keep(position, found.clone());
        Ok(found)
    }
}

/// One who waits for his turn.
struct Waits<'a>(&'a AtomicUsize);

impl Waits<'_> {
    fn enter(count: &AtomicUsize) -> Result<Waits<'_>, Wrong> {
        let waits = Waits(count);
        if count.fetch_add(1, Ordering::Relaxed) < WAITING { Ok(waits) } else { Err(Wrong::TooMany) }
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The last answers; the oldest makes room.
struct Kept<K, V>(Mutex<(HashMap<K, V>, VecDeque<K>)>);

impl<K, V> Default for Kept<K, V> {
    fn default() -> Kept<K, V> {
        Kept(Mutex::new((HashMap::new(), VecDeque::new())))
    }
}

impl<K: Clone + Eq + Hash, V: Clone> Kept<K, V> {
    fn inside(&self) -> MutexGuard<'_, (HashMap<K, V>, VecDeque<K>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, key: &K) -> Option<V> {
        self.inside().0.get(key).cloned()
    }

    fn keep(&self, key: K, value: V) {
        let (known, order) = &mut *self.inside();
        if known.insert(key.clone(), value).is_none() {
            order.push_back(key);
        }
        if order.len() > KEPT
            && let Some(oldest) = order.pop_front()
        {
            known.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_answer_makes_room() {
        let kept = Kept::default();
        for number in 0..=KEPT {
            kept.keep(number, number * 2);
        }
        assert_eq!((kept.get(&0), kept.get(&1), kept.get(&KEPT)), (None, Some(2), Some(KEPT * 2)));
    }

    #[test]
    fn too_many_who_wait_are_refused_and_the_others_leave() {
        let count = AtomicUsize::new(0);
        let waiting: Vec<_> = (0..WAITING).map(|_| Waits::enter(&count).unwrap()).collect();
        assert!(Waits::enter(&count).is_err());
        drop(waiting);
        assert_eq!(count.load(Ordering::Relaxed), 0);
    }
}
