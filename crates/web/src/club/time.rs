use std::time::{SystemTime, UNIX_EPOCH};

use openroom_tournament::Moment;

/// Milliseconds since 1970.
pub(crate) fn millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.ok().and_then(|since| u64::try_from(since.as_millis()).ok()).unwrap_or_default()
}

/// This moment.
pub(crate) fn now() -> Moment {
    Moment(millis() / 1000)
}
