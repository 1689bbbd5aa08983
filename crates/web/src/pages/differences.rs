use askama::Template;
use axum::response::Response;
use openroom_lawbook::differences::{self, Difference};
use openroom_lawbook::{Edition, Provision};

use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::Visitor;
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "differences.html")]
struct Differences {
    page: Page,
    rows: Vec<Row>,
}

/// A question, and who answers what.
struct Row {
    cites: Vec<Cite>,
    question: &'static str,
    answers: Vec<(String, &'static str)>,
}

/// The questions on which editions differ.
pub(crate) async fn show(visitor: Visitor) -> Result<Response, Wrong> {
    let page = Page::of(&visitor);
    let row = |row: &'static Difference| Row {
        cites: row.provisions().iter().map(|one| cite(*one)).collect(),
        question: row.question(visitor.language),
        answers: row
            .answers()
            .iter()
            .map(|answer| {
                let editions: Vec<String> = answer.editions().iter().map(|one| page.edition(one)).collect();
                (editions.join(", "), answer.means(visitor.language))
            })
            .collect(),
    };
    let rows = differences::all().map(row).collect();
    html::page(&Differences { page, rows })
}

/// By the usual edition where that has it.
fn cite(provision: Provision) -> Cite {
    let usual = provision.exists_in(Edition::USUAL).then_some(Edition::USUAL);
    let edition = usual.or_else(|| provision.editions().iter().next()).unwrap_or(Edition::USUAL);
    Cite::of(provision, edition)
}
