//! Where the program keeps what is its user's own.

use std::{env, path::PathBuf};

/// The folder of the user's own files: `OPENROOM_HOME`, or the place that the system has for such files; none
/// where there is no such place.
pub fn home() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("OPENROOM_HOME")
        .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("openroom")))
        .or_else(|| set("LOCALAPPDATA").map(|data| data.join("openroom")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/openroom")))
}
