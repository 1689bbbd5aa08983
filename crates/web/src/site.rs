//! Whose page a form was sent from.

use axum::extract::Request;
use axum::http::header;
use axum::http::uri::Authority;

use crate::app::App;

/// Where a form stood.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Site {
    /// On a page of this server, as far as the browser says.
    Ours,
    /// On a page of somebody else's.
    Another,
}

/// Where the form of this request stood. A browser that names no site, as from pages that send no referrer, is believed
/// by the mark of the form alone.
pub(crate) fn of(app: &App, request: &Request) -> Site {
    let said = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    let ours = match (said("sec-fetch-site"), said(header::ORIGIN.as_str())) {
        // Only the browser itself writes it, and no proxy changes what it compares.
        (Some(from), _) => matches!(from, "same-origin" | "none"),
        (None, None | Some("null")) => true,
        (None, Some(origin)) => {
            let host =
                said(header::HOST.as_str()).or_else(|| request.uri().authority().map(Authority::as_str));
            let reached = app.at.public.as_deref().into_iter().chain(app.at.network.as_deref());
            reached.filter_map(bare).chain(host.map(str::to_ascii_lowercase)).any(|at| is_at(origin, &at))
        }
    };
    if ours { Site::Ours } else { Site::Another }
}

/// The host and port of an address.
fn bare(url: &str) -> Option<String> {
    let (_, rest) = url.split_once("://")?;
    rest.split('/').next().map(str::to_ascii_lowercase)
}

/// Whether an origin has this host and port. A proxy may write the port that browsers leave out.
fn is_at(origin: &str, at: &str) -> bool {
    let port = match origin.split_once("://") {
        Some(("http", _)) => ":80",
        Some(("https", _)) => ":443",
        _ => return false,
    };
    let usual = |host: &str| host.strip_suffix(port).unwrap_or(host).to_owned();
    bare(origin).is_some_and(|host| usual(&host) == usual(at))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use openroom_archive::SealingKey;
    use openroom_journal::MemoryJournal;

    use super::*;

    fn sent(app: &App, headers: &[(&str, &str)]) -> Site {
        let mut request = Request::builder().uri("/look");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        of(app, &request.body(Body::empty()).unwrap())
    }

    #[test]
    fn a_form_is_ours_by_what_the_browser_says_of_it() {
        let app = App::new(Arc::new(MemoryJournal::new()), SealingKey::from_bytes([7; 32]));
        let club = ("host", "192.168.1.5:8080");
        for (headers, site) in [
            (&[club][..], Site::Ours),
            (&[club, ("origin", "null")], Site::Ours),
            (&[club, ("origin", "http://192.168.1.5:8080")], Site::Ours),
            (&[club, ("origin", "http://192.168.1.5")], Site::Another),
            (&[club, ("origin", "http://192.168.1.5:8081")], Site::Another),
            (&[club, ("origin", "http://192.168.1.5:8080.evil.example")], Site::Another),
            (&[club, ("origin", "https://evil.example")], Site::Another),
            (&[club, ("origin", "192.168.1.5:8080")], Site::Another),
            (&[("host", "Club.example"), ("origin", "http://club.example")], Site::Ours),
            (&[("host", "club.example:443"), ("origin", "https://club.example")], Site::Ours),
            (&[("host", "club.example:80"), ("origin", "https://club.example")], Site::Another),
            (&[("origin", "http://club.example")], Site::Another),
            (&[club, ("sec-fetch-site", "same-origin")], Site::Ours),
            (&[club, ("sec-fetch-site", "none")], Site::Ours),
            (&[club, ("sec-fetch-site", "same-site")], Site::Another),
            (&[club, ("sec-fetch-site", "cross-site"), ("origin", "null")], Site::Another),
        ] {
            assert_eq!(sent(&app, headers), site, "{headers:?}");
        }
    }

    #[test]
    fn behind_a_proxy_that_keeps_the_host_to_itself_the_public_address_is_ours() {
        let app = App::new(Arc::new(MemoryJournal::new()), SealingKey::from_bytes([7; 32]));
        let app = app.reached_at("http://192.168.1.5:8080/", Some("https://Bridge.example:8443/club"));
        let inside = ("host", "127.0.0.1:8080");
        for (origin, site) in [
            ("https://bridge.example:8443", Site::Ours),
            ("https://bridge.example", Site::Another),
            ("http://192.168.1.5:8080", Site::Ours),
            ("https://evil.example", Site::Another),
        ] {
            assert_eq!(sent(&app, &[inside, ("origin", origin)]), site, "{origin}");
        }
    }
}
