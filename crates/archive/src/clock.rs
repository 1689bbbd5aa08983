use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use openroom_tournament::Moment;

/// The moment now. The system's clock is read once; from then on time runs as it runs, whatever is done to
/// that clock, so that no jump of it shortens or reopens a period of an event that is running.
pub fn now() -> Moment {
    static START: OnceLock<(u64, Instant)> = OnceLock::new();
    let wall = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    let (wall, since) = START.get_or_init(|| (wall(), Instant::now()));
    Moment(wall + since.elapsed().as_secs())
}
