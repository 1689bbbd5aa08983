//! The JSON API: what the pages do, for other programs.
//!
//! A program brings a token, which somebody made on the page of tokens. It acts for the session that made it and may do no
//! more than its scopes and that session. Every answer comes from the functions that the pages use.
//!
//! What describes the API beside the routes and their types (`cfg_attr(test, …)`) is read when tests are built, which write
//! `openapi.json` of it. The program carries that file and serves it.

mod analysis;
mod body;
mod caller;
mod calls;
mod commands;
#[cfg(test)]
mod describe;
mod description;
mod desk;
mod entries;
mod events;
mod fields;
mod follow;
#[cfg(test)]
mod form_fields;
mod kept;
mod laws;
mod line_desk;
mod lines;
mod organize;
mod own;
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
use axum::http::{StatusCode, header};
use axum::routing::{MethodRouter, any, get};
use axum::{Router, middleware};

use caller::Caller;
#[cfg(test)]
use describe::WithTokens;
use description::DESCRIPTION;
use refusal::Refused;

use crate::app::App;
use crate::wrong::Wrong;

/// The most bytes of a request.
const LARGEST: usize = 1 << 20;

/// The routes. What is no route, or is none for a method, is refused as JSON too.
pub(crate) fn router() -> Router<App> {
    routes()
        .route(description::PATH, get(description))
        .route_layer(middleware::from_fn(query::hold))
        .route("/api/v1/{*rest}", any(nothing))
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(LARGEST))
}

async fn description() -> ([(header::HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, "application/json")], &DESCRIPTION.text)
}

async fn nothing(caller: Caller) -> Refused {
    caller.no(&Wrong::NotFound)
}

async fn no_such_method(caller: Caller) -> Refused {
    let Refused { refusal, .. } = caller.no(&Wrong::NotFound);
    Refused { status: StatusCode::METHOD_NOT_ALLOWED, refusal }
}

macro_rules! routes {
    ($($path:literal => $($method:ident $module:ident::$handler:ident),+;)+) => {
        fn routes() -> Router<App> {
            Router::new()$(.route($path, MethodRouter::new()$(.$method($module::$handler))+))+
        }

        /// Every path with its methods.
        #[cfg(test)]
        const ROUTES: &[(&str, &[&str])] = &[$(($path, &[$(stringify!($method)),+])),+];

        #[cfg(test)]
        #[derive(utoipa::OpenApi)]
        #[openapi(
            info(
                title = "Openroom",
                description = "Events and tables for other programs. Make a token on the page /tokens; it acts for your session and \
                               may do no more than its scopes: read, enter, play, direct, organize. Without a token you read what \
                               any spectator reads. A field of a body or a word after `?` that \
                               is not described is refused, and so is a word without a value. Messages come in the language of Accept-Language: en, et, fi, pl, de, nb."
            ),
            modifiers(&WithTokens),
            paths($($($module::$handler),+),+)
        )]
        struct Described;
    };
}

routes! {
    "/api/v1/events" => get events::list, post organize::found;
    "/api/v1/events/{code}" => get events::show;
    "/api/v1/events/{code}/entries" => get events::entries, post events::enter;
    "/api/v1/events/{code}/ranking" => get events::ranking;
    "/api/v1/choices" => get set_up::choices;
    "/api/v1/events/{code}/conditions" => get set_up::conditions, post set_up::set_conditions;
    "/api/v1/events/{code}/movements" => get set_up::movements;
    "/api/v1/events/{code}/names" => post entries::enter_names;
    "/api/v1/events/{code}/entries/{entry}" => get entries::entry, post entries::change_entry;
    "/api/v1/events/{code}/line-ups" => get entries::line_ups, post entries::name_line_up;
    "/api/v1/events/{code}/papers/{name}" => get set_up::papers;
    "/api/v1/events/{code}/room" => get room::show, post room::act;
    "/api/v1/events/{code}/display" => get room::display;
    "/api/v1/events/{code}/live" => get room::live;
    "/api/v1/events/{code}/boards/{board}" => get events::board;
    "/api/v1/events/{code}/sessions" => post organize::start;
    "/api/v1/events/{code}/deals" => post organize::deals;
    "/api/v1/events/{code}/invitations" => post organize::invite;
    "/api/v1/events/{code}/cards" => get organize::cards;
    "/api/v1/events/{code}/pins" => post organize::pins;
    "/api/v1/events/{code}/calls" => get calls::list, post calls::call;
    "/api/v1/events/{code}/calls/{call}/attended" => post calls::attend;
    "/api/v1/events/{code}/online" => post calls::join;
    "/api/v1/events/{code}/lines" => get lines::list;
    "/api/v1/events/{code}/results" => get events::results, post lines::result;
    "/api/v1/events/{code}/agreements" => post lines::agree;
    "/api/v1/events/{code}/line" => get line_desk::show, post line_desk::act;
    "/api/v1/events/{code}/line/hands" => post line_desk::hands;
    "/api/v1/events/{code}/rulings" => get rulings::list, post rulings::rule;
    "/api/v1/events/{code}/appeals" => post rulings::appeals;
    "/api/v1/events/{code}/card" => get own::card;
    "/api/v1/events/{code}/contests" => post own::contest;
    "/api/v1/events/{code}/me" => get own::me;
    "/api/v1/events/{code}/seats/{link}" => get own::seats;
    "/api/v1/events/{code}/seats" => post own::come;
    "/api/v1/events/{code}/leave" => post own::leave;
    "/api/v1/events/{code}/offices" => post own::take_office;
    "/api/v1/events/{code}/commands" => post commands::give;
    "/api/v1/tables" => post tables::open;
    "/api/v1/tables/{code}" => get tables::show;
    "/api/v1/tables/{code}/acts" => post tables::act;
    "/api/v1/tables/{code}/answers" => post tables::answer;
    "/api/v1/tables/{code}/places" => get places::list, post places::sit;
    "/api/v1/tables/{code}/run" => post places::run;
    "/api/v1/tables/{code}/alone" => post places::alone;
    "/api/v1/tables/{code}/boards" => post places::deal;
    "/api/v1/tables/{code}/card" => get places::card;
    "/api/v1/tables/{code}/live" => get follow::live;
    "/api/v1/tables/{code}/watch/{link}" => get follow::watch;
    "/api/v1/tables/{code}/watch/{link}/live" => get follow::watch_live;
    "/api/v1/token" => get token::show, delete token::revoke;
    "/api/v1/tables/{code}/desk" => get desk::of_table;
    "/api/v1/desk" => get desk::topics;
    "/api/v1/desk/topics/{topic}" => get desk::consult;
    "/api/v1/desk/cases" => get desk::cases;
    "/api/v1/desk/rulings" => get kept::list, post kept::keep;
    "/api/v1/desk/rulings/{number}" => get kept::one, post kept::change, delete kept::forget;
    "/api/v1/desk/records" => get kept::export;
    "/api/v1/desk/statistics" => get kept::statistics;
    "/api/v1/analysis" => get analysis::study, post analysis::boards;
    "/api/v1/analysis/claim" => get analysis::examine_claim;
    "/api/v1/analysis/equity" => get analysis::reckon_equity;
    "/api/v1/laws" => get laws::contents;
    "/api/v1/laws/{number}" => get laws::show;
    "/api/v1/scenarios" => get scenarios::list, post scenarios::open;
    "/api/v1/tables/{code}/steps" => post scenarios::step;
}
