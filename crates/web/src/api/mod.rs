//! The JSON API: what the pages do, for other programs.
//!
//! A program brings a token, which somebody made on the page of tokens. It acts for the session that made it and may do no
//! more than its scopes and that session. Every answer comes from the functions that the pages use.

mod caller;
mod calls;
mod commands;
mod events;
mod lines;
mod organize;
mod refusal;
mod tables;

use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Json, Router};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The most bytes of a request.
const LARGEST: usize = 1 << 20;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Openroom",
        description = "Events and tables for other programs. Make a token on the page /tokens; it acts for your session and \
                       may do no more than its scopes: read, enter, play, direct, organize. Without a token you read what \
                       any spectator reads. Messages come in the language of Accept-Language: en, et, fi, pl, de, nb."
    ),
    modifiers(&WithTokens)
)]
struct Described;

struct WithTokens;

impl Modify for WithTokens {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_with(Default::default);
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// The routes, and their description among them.
pub(crate) fn router() -> Router<App> {
    let (router, description) = described();
    router
        .route("/api/v1/openapi.json", get(move || async move { Json(description) }))
        .layer(DefaultBodyLimit::max(LARGEST))
}

fn described() -> (Router<App>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(events::list, organize::found))
        .routes(routes!(events::show))
        .routes(routes!(events::entries, events::enter))
        .routes(routes!(events::ranking))
        .routes(routes!(events::board))
        .routes(routes!(organize::start))
        .routes(routes!(organize::deals))
        .routes(routes!(organize::invite))
        .routes(routes!(organize::cards))
        .routes(routes!(organize::pins))
        .routes(routes!(calls::list, calls::call))
        .routes(routes!(calls::attend))
        .routes(routes!(calls::join))
        .routes(routes!(lines::list))
        .routes(routes!(lines::result))
        .routes(routes!(lines::agree))
        .routes(routes!(commands::give))
        .routes(routes!(tables::open))
        .routes(routes!(tables::show))
        .routes(routes!(tables::act))
        .routes(routes!(tables::answer))
        .split_for_parts()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described_with_what_it_refuses_and_who_may() {
        let (_, description) = described();
        let text = serde_json::to_value(&description).unwrap();
        let paths = text["paths"].as_object().unwrap();
        assert_eq!(paths.len(), 21);
        for (path, operations) in paths {
            assert!(path.starts_with("/api/v1/"), "{path}");
            for (method, operation) in operations.as_object().unwrap() {
                let place = format!("{method} {path}");
                assert!(operation["description"].is_string() || operation["summary"].is_string(), "{place}");
                assert!(operation["responses"]["404"].is_object(), "{place}");
                assert!(operation["security"].is_array(), "{place}");
                for (parameter, _) in path.match_indices('{') {
                    let name = path[parameter + 1..].split('}').next().unwrap();
                    let all = operation["parameters"].as_array().unwrap();
                    assert!(all.iter().any(|one| one["name"] == name), "{place}: {name}");
                }
                if method != "get" {
                    let bare = path.ends_with("/calls") || path.ends_with("/attended");
                    assert!(operation["requestBody"].is_object() || bare, "{place}");
                }
            }
        }
    }
}
