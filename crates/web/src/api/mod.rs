//! The JSON API: what the pages do, for other programs.
//!
//! A program brings a token, which somebody made on the page of tokens. It acts for the session that made it and may do no
//! more than its scopes and that session. Every answer comes from the functions that the pages use.

mod analysis;
mod caller;
mod calls;
mod commands;
mod desk;
mod events;
mod fields;
mod follow;
mod form_fields;
mod kept;
mod laws;
mod line_desk;
mod lines;
mod object;
mod organize;
mod own;
mod place;
mod places;
mod query;
mod refusal;
mod room;
mod ruling_sent;
mod rulings;
mod scenarios;
mod set_up;
mod table_shown;
mod tables;
mod token;
mod told;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{any, get};
use axum::{Json, Router, middleware};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use caller::Caller;
use refusal::Refused;

use crate::app::App;
use crate::wrong::Wrong;

/// The most bytes of a request.
const LARGEST: usize = 1 << 20;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Openroom",
        description = "Events and tables for other programs. Make a token on the page /tokens; it acts for your session and \
                       may do no more than its scopes: read, enter, play, direct, organize. Without a token you read what \
                       any spectator reads. A field of a body or a word after `?` that \
                       is not described is refused, and so is a word without a value. Messages come in the language of Accept-Language: en, et, fi, pl, de, nb."
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

/// What every route may answer.
fn with_refusals(openapi: &mut utoipa::openapi::OpenApi) {
    let refusal = |why: &str| {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
        ResponseBuilder::new().description(why).content("application/json", body).build()
    };
    for item in openapi.paths.paths.values_mut() {
        let all = [&mut item.get, &mut item.post, &mut item.put, &mut item.delete];
        for operation in all.into_iter().flatten() {
            let answers = &mut operation.responses.responses;
            for (status, why) in [
                ("401", "the token is not good, or no longer"),
                ("413", "more was sent than is taken"),
                (
                    "422",
                    "what was sent is not what is described: a word after `?` that is not taken among it",
                ),
                ("429", "too much at once"),
                ("500", "the server could not do it"),
            ] {
                answers.entry(status.to_owned()).or_insert_with(|| refusal(why).into());
            }
        }
    }
}

/// The routes, and their description among them. What is no route, or is none for a method, is refused as JSON too.
pub(crate) fn router() -> Router<App> {
    let (router, description) = described();
    let taken = query::Taken::of(&description);
    router
        .route(query::DESCRIPTION, get(move || async move { Json(description) }))
        .route_layer(middleware::from_fn_with_state(taken, query::hold))
        .route("/api/v1/{*rest}", any(nothing))
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(LARGEST))
}

async fn nothing(caller: Caller) -> Refused {
    caller.no(&Wrong::NotFound)
}

async fn no_such_method(caller: Caller) -> Refused {
    let Refused { refusal, .. } = caller.no(&Wrong::NotFound);
    Refused { status: StatusCode::METHOD_NOT_ALLOWED, refusal }
}

fn described() -> (Router<App>, utoipa::openapi::OpenApi) {
    let (router, mut description) = routes();
    with_refusals(&mut description);
    query::describe(&mut description);
    (router, description)
}

fn routes() -> (Router<App>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(events::list, organize::found))
        .routes(routes!(events::show))
        .routes(routes!(events::entries, events::enter))
        .routes(routes!(events::ranking))
        .routes(routes!(set_up::choices))
        .routes(routes!(set_up::conditions, set_up::set_conditions))
        .routes(routes!(set_up::movements))
        .routes(routes!(set_up::enter_names))
        .routes(routes!(set_up::entry, set_up::change_entry))
        .routes(routes!(set_up::line_ups, set_up::name_line_up))
        .routes(routes!(set_up::papers))
        .routes(routes!(room::show, room::act))
        .routes(routes!(room::display))
        .routes(routes!(room::live))
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
        .routes(routes!(events::results, lines::result))
        .routes(routes!(lines::agree))
        .routes(routes!(line_desk::show, line_desk::act))
        .routes(routes!(line_desk::hands))
        .routes(routes!(rulings::list, rulings::rule))
        .routes(routes!(rulings::appeals))
        .routes(routes!(own::card))
        .routes(routes!(own::contest))
        .routes(routes!(own::me))
        .routes(routes!(own::seats))
        .routes(routes!(own::come))
        .routes(routes!(own::leave))
        .routes(routes!(own::take_office))
        .routes(routes!(commands::give))
        .routes(routes!(tables::open))
        .routes(routes!(tables::show))
        .routes(routes!(tables::act))
        .routes(routes!(tables::answer))
        .routes(routes!(places::list, places::sit))
        .routes(routes!(places::run))
        .routes(routes!(places::alone))
        .routes(routes!(places::deal))
        .routes(routes!(places::card))
        .routes(routes!(follow::live))
        .routes(routes!(follow::watch))
        .routes(routes!(follow::watch_live))
        .routes(routes!(token::show, token::revoke))
        .routes(routes!(desk::of_table))
        .routes(routes!(desk::topics))
        .routes(routes!(desk::consult))
        .routes(routes!(desk::cases))
        .routes(routes!(kept::list, kept::keep))
        .routes(routes!(kept::one, kept::change, kept::forget))
        .routes(routes!(kept::export))
        .routes(routes!(kept::statistics))
        .routes(routes!(analysis::study, analysis::boards))
        .routes(routes!(analysis::examine_claim))
        .routes(routes!(analysis::reckon_equity))
        .routes(routes!(laws::contents))
        .routes(routes!(laws::show))
        .routes(routes!(scenarios::list, scenarios::open))
        .routes(routes!(scenarios::step))
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
        assert!(paths.len() > 40, "{}", paths.len());
        for (path, operations) in paths {
            assert!(path.starts_with("/api/v1/"), "{path}");
            for (method, operation) in operations.as_object().unwrap() {
                let place = format!("{method} {path}");
                assert!(operation["description"].is_string() || operation["summary"].is_string(), "{place}");
                for status in ["401", "404", "429"] {
                    assert!(operation["responses"][status].is_object(), "{place}: {status}");
                }
                assert!(operation["security"].is_array(), "{place}");
                for (parameter, _) in path.match_indices('{') {
                    let name = path[parameter + 1..].split('}').next().unwrap();
                    let all = operation["parameters"].as_array().unwrap();
                    assert!(all.iter().any(|one| one["name"] == name), "{place}: {name}");
                }
                if !matches!(method.as_str(), "get" | "delete") {
                    let bare = ["/calls", "/attended", "/boards", "/leave", "/alone"]
                        .iter()
                        .any(|end| path.ends_with(end));
                    assert!(operation["requestBody"].is_object() || bare, "{place}");
                }
            }
        }
    }
}
