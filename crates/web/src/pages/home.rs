use askama::Template;
use axum::response::Response;

use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    page: Page,
}

/// The first page.
pub(crate) async fn show(visitor: Visitor) -> Result<Response, Wrong> {
    html::page(&Home { page: Page::of(&visitor) })
}
