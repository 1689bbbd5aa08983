//! Templates to answers, and what every page has.

use std::borrow::Borrow;

use askama::Template;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use openroom_lawbook::regulations::Preset;
use openroom_lawbook::{Edition, Language};
use openroom_reasoning::say;

use crate::secret::{Token, code};
use crate::visitor::{Look, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;
use crate::{assets, language};

/// What the frame of a page needs.
pub(crate) struct Page {
    /// The words.
    pub(crate) w: Words,
    /// How the visitor likes pages.
    pub(crate) look: Look,
    /// What his forms bring along.
    pub(crate) csrf: String,
    /// The state of the static files.
    pub(crate) assets: &'static str,
    /// Where he is, to come back to.
    pub(crate) here: String,
}

#[derive(Template)]
#[template(path = "page_links.html")]
struct Links<'a> {
    page: &'a Page,
}

#[derive(Template)]
#[template(path = "page_top.html")]
struct Above<'a> {
    page: &'a Page,
}

#[derive(Template)]
#[template(path = "page_bottom.html")]
struct Below<'a> {
    page: &'a Page,
}

impl Page {
    /// The frame for this visitor.
    pub(crate) fn of(visitor: &Visitor) -> Page {
        Page {
            w: words(visitor.language),
            look: visitor.look,
            csrf: numbered(&visitor.token),
            assets: assets::version(),
            here: visitor.here.clone(),
        }
    }

    /// Its scripts and styles.
    pub(crate) fn links(&self) -> impl Template {
        Links { page: self }
    }

    /// What stands above every page.
    pub(crate) fn top(&self) -> impl Template {
        Above { page: self }
    }

    /// What stands below every page.
    pub(crate) fn bottom(&self) -> impl Template {
        Below { page: self }
    }

    /// What a script says of a text that is too long, with `%found` and `%most` in the places of the numbers.
    pub(crate) fn too_long(&self) -> String {
        let numbers = [("found", "%found".to_owned()), ("most", "%most".to_owned())];
        self.w.say("wrong-too-long", &numbers)
    }

    /// An edition in a word or two.
    pub(crate) fn edition(&self, edition: impl Borrow<Edition>) -> String {
        say::edition_short(self.w, *edition.borrow())
    }

    /// An authority whose choices are in force.
    pub(crate) fn preset(&self, preset: impl Borrow<Preset>) -> String {
        say::preset(self.w, *preset.borrow())
    }

    /// The languages with their own names.
    pub(crate) fn languages() -> impl Iterator<Item = (Language, &'static str)> {
        Language::ALL.into_iter().map(|of| (of, language::own_name(of)))
    }
}

/// What the forms of one page bring along: that they are of this session, and a number of the page.
fn numbered(token: &Token) -> String {
    let number = code().map(|number| format!(".{number}")).unwrap_or_default();
    format!("{}{number}", token.for_forms())
}

/// The text of a template.
pub(crate) fn text(template: &impl Template) -> Result<String, Wrong> {
    template.render().map_err(|_| Wrong::Failed)
}

/// A template as an answer.
pub(crate) fn page(template: &impl Template) -> Result<Response, Wrong> {
    Ok(([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text(template)?).into_response())
}
