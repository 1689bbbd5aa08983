//! Where the program keeps what is its user's own.

use std::{env, path::PathBuf};

use crate::finish::Failure;

/// The folder of the user's own files: `OPENROOM_HOME`, or the place that the system has for such files.
pub(crate) fn home() -> Result<PathBuf, Failure> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("OPENROOM_HOME")
        .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("openroom")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/openroom")))
        .or_else(|| set("APPDATA").map(|data| data.join("openroom")))
        .ok_or_else(|| Failure::input("there is no home folder; name one by OPENROOM_HOME"))
}
