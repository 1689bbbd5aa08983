//! What every answer tells the browser to refuse.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::cookie::Over;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const ALL: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Browsers heed it over TLS alone, and say so in their consoles where it comes otherwise.
const OVER_TLS: (HeaderName, &str) = (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Adds the headers; an answer that says nothing about keeping is not kept.
pub(crate) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let over_tls = (app.over() == Over::Tls).then_some(OVER_TLS);
    for (name, value) in ALL.into_iter().chain(over_tls) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
