//! Files that are part of the program.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::secret::digest;

const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: &[(&str, &str, &str)] = &[
    ("openroom.css", "text/css; charset=utf-8", include_str!("../static/openroom.css")),
    ("openroom.js", SCRIPT, include_str!("../static/openroom.js")),
    ("deaf.js", SCRIPT, include_str!("../static/deaf.js")),
    ("live.js", SCRIPT, include_str!("../static/live.js")),
    ("windows.js", SCRIPT, include_str!("../static/windows.js")),
    ("projector.js", SCRIPT, include_str!("../static/projector.js")),
    ("event.js", SCRIPT, include_str!("../static/event.js")),
    ("htmx.min.js", SCRIPT, include_str!("../static/htmx.min.js")),
    ("hx-sse.min.js", SCRIPT, include_str!("../static/hx-sse.min.js")),
    ("icon.svg", "image/svg+xml", include_str!("../static/icon.svg")),
    ("htmx.LICENSE", "text/plain; charset=utf-8", include_str!("../static/htmx.LICENSE")),
];

/// Names the state of all files, so that a browser may keep them until one changes.
pub(crate) fn version() -> &'static str {
    static VERSION: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    VERSION.get_or_init(|| {
        let all: String = FILES.iter().map(|(_, _, text)| *text).collect();
        digest("assets", &all)[..12].to_owned()
    })
}

/// One of the files.
pub(crate) async fn file(Path((at, name)): Path<(String, String)>) -> Response {
    let found = FILES.iter().find(|(file, ..)| *file == name).filter(|_| at == version());
    let Some((_, kind, text)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let kept = "public, max-age=31536000, immutable";
    ([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, kept)], *text).into_response()
}
