//! The Laws in our words: contents, search, one provision.

use axum::extract::State;
use openroom_lawbook::Edition;
use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use super::caller::{Caller, Path};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::App;
use crate::json::Json;
use crate::pages::law;
use crate::visitor::Query;
use crate::wrong::Wrong;

/// The Laws, or what a search finds.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LawsShown {
    /// The edition.
    edition: String,
    /// All Laws by number.
    laws: Vec<LawLine>,
    /// The provisions that a search finds, best first.
    found: Vec<ProvisionLine>,
    /// The terms that it finds, in the caller's language and in English.
    terms: Vec<TermShown>,
}

/// A Law.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LawLine {
    /// Its number.
    law: u8,
    /// Its title.
    title: String,
}

/// A provision in a list.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ProvisionLine {
    /// Its number in the edition.
    #[cfg_attr(test, schema(example = "27B1a"))]
    law: String,
    /// Its title.
    title: String,
}

/// A term.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TermShown {
    /// In the caller's language.
    word: String,
    /// In English.
    english: String,
}

/// A Law, a part of one, or a provision.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LawShown {
    /// The edition.
    edition: String,
    /// What was found.
    heading: String,
    /// Its provisions, in our words.
    provisions: Vec<ProvisionShown>,
    /// Of one provision: its number in every edition.
    editions: Vec<InEdition>,
    /// Of one provision: its parts.
    parts: Vec<ProvisionLine>,
    /// Of one provision: what it refers to.
    refers: Vec<ProvisionLine>,
}

/// A provision in our words.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ProvisionShown {
    /// Its number in the edition.
    law: String,
    /// Its title.
    title: String,
    /// When it applies.
    when: String,
    /// What follows.
    then: String,
    /// What a person judges, where he does.
    judged: String,
    /// What may be chosen, where something may.
    choice: String,
    /// How this edition differs from others.
    difference: Option<String>,
    /// The language of these words.
    language: String,
}

/// Where an edition has a provision.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct InEdition {
    /// The edition.
    edition: String,
    /// Its number there; in brackets where it is part of another, a dash where there is none.
    number: String,
    /// What is to be said of it there.
    note: String,
}

fn edition(caller: &Caller, query: &Query) -> Result<Edition, Refused> {
    match query.get("edition") {
        None => Ok(Edition::USUAL),
        Some(name) => name.parse().map_err(|_| caller.no(&Wrong::Unread("edition".to_owned()))),
    }
}

fn lines(all: Vec<law::Line>) -> Vec<ProvisionLine> {
    let line =
        |one: law::Line| ProvisionLine { law: one.cite.number.to_owned(), title: one.title.to_owned() };
    all.into_iter().map(line).collect()
}

/// All Laws by number, or what a search by number or words finds.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/laws", tag = "laws", security((), ("token" = ["read"])),
    params(("q" = Option<String>, Query, description = "a number or words to search for", example = "revoke"),
           ("edition" = Option<String>, Query, description = "the edition", example = "2017")),
    responses((status = 200, body = LawsShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn contents(caller: Caller, query: Query) -> Result<Json<LawsShown>, Refused> {
    let edition = edition(&caller, &query)?;
    let found = law::found(caller.language, edition, query.get("q").unwrap_or_default());
    Ok(Json(LawsShown {
        edition: edition.name().to_owned(),
        laws: found.laws.into_iter().map(|(law, title)| LawLine { law, title: title.to_owned() }).collect(),
        found: lines(found.found),
        terms: found
            .terms
            .into_iter()
            .map(|(word, english)| TermShown { word: word.to_owned(), english: english.to_owned() })
            .collect(),
    }))
}

/// A Law, a part of one, or a provision, in our words and in the caller's language. The wording of an imported law book is on
/// the pages alone.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/laws/{number}", tag = "laws", security((), ("token" = ["read"])),
    params(("number" = String, Path, description = "a number such as 27 or 27B1a", example = "27B1a"),
           ("edition" = Option<String>, Query, description = "the edition", example = "2017")),
    responses((status = 200, body = LawShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn show(
    State(_): State<App>,
    caller: Caller,
    Path(number): Path<String>,
    query: Query,
) -> Result<Json<LawShown>, Refused> {
    let edition = edition(&caller, &query)?;
    let read = law::read(edition, number).map_err(|wrong| caller.no(&wrong))?;
    let provision = |one: law::Told| ProvisionShown {
        law: one.cite.number.to_owned(),
        title: one.title.to_owned(),
        when: one.when.to_owned(),
        then: one.then.to_owned(),
        judged: one.judged.to_owned(),
        choice: one.choice.to_owned(),
        difference: one.difference.map(ToOwned::to_owned),
        language: one.language.to_owned(),
    };
    let told = |by| law::told(by, edition, caller.language, None);
    let editions = read.one.map_or_else(Vec::new, |one| law::standings(one, caller.language));
    Ok(Json(LawShown {
        edition: edition.name().to_owned(),
        heading: read.heading,
        provisions: read.all.into_iter().map(told).map(provision).collect(),
        editions: editions
            .into_iter()
            .map(|one| InEdition {
                edition: one.edition.name().to_owned(),
                number: one.number,
                note: one.note.to_owned(),
            })
            .collect(),
        parts: lines(read.one.map_or_else(Vec::new, |one| law::parts(one, edition, caller.language))),
        refers: lines(read.one.map_or_else(Vec::new, |one| law::references(one, edition, caller.language))),
    }))
}
