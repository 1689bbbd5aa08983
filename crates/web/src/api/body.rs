//! What a program sends in the body of a request, and what is wrong with it.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use openroom_json::{Part, Reason, Wrong as NotRead};
use openroom_lawbook::Language;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::refusal::{Code, Refused};
use crate::acts::plain;
use crate::app::App;
use crate::language;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The longest place or word of a body that is said again.
const LONGEST: usize = 120;

/// The body of a request.
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, Refused> {
        let (body, language) = received(request, app).await?;
        let read = whole(&body).and_then(|whole| Part::of(&whole).read());
        read.map(Sent).map_err(|wrong| said(&wrong, words(language)))
    }
}

/// No body, or one without fields.
pub(super) struct Nothing;

impl FromRequest<App> for Nothing {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Nothing, Refused> {
        let (body, language) = received(request, app).await?;
        if body.trim_ascii().is_empty() {
            return Ok(Nothing);
        }
        let whole = whole(&body).map_err(|wrong| said(&wrong, words(language)))?;
        match whole.as_object().and_then(|fields| fields.keys().next()) {
            None => Ok(Nothing),
            Some(field) => Err(Refused::of(&Wrong::Unknown(field.clone()), language)),
        }
    }
}

async fn received(request: Request, app: &App) -> Result<(Bytes, Language), Refused> {
    let language = language::of(request.headers());
    let body = Bytes::from_request(request, app).await.map_err(|why| {
        let large = why.status() == StatusCode::PAYLOAD_TOO_LARGE;
        Refused::of(if large { &Wrong::TooLarge } else { &Wrong::Malformed("wrong-json") }, language)
    })?;
    Ok((body, language))
}

/// The object that these bytes are. What is no object is of another kind as a whole.
fn whole(body: &[u8]) -> Result<Value, NotRead> {
    let no_object = || Err(NotRead::with(Reason::Kind));
    let begins_other = |first: &u8| matches!(first, b'[' | b'"' | b'-' | b'0'..=b'9');
    if body.trim_ascii_start().first().is_none_or(begins_other) {
        return no_object();
    }
    let whole = openroom_json::read(body)?;
    if whole.is_object() { Ok(whole) } else { no_object() }
}

/// What is wrong with a body, in the words of the caller's language.
pub(super) fn said(wrong: &NotRead, w: Words) -> Refused {
    let whole = wrong.place.is_whole();
    let place = plain(&wrong.place.to_string(), LONGEST);
    let of_field = |key: &str| Refused::field(place.clone(), w.with(key, "name", place.clone()));
    let malformed =
        |message: String| Refused::saying(StatusCode::UNPROCESSABLE_ENTITY, Code::Malformed, message);
    match &wrong.reason {
        Reason::Unknown => of_field("wrong-field"),
        Reason::Missing => of_field("api-lacks-field"),
        Reason::Twice => of_field("api-twice"),
        Reason::OneOf { word, words } => {
            let place = if whole { ".".to_owned() } else { place };
            let with =
                [("name", place.clone()), ("value", plain(word, LONGEST)), ("values", words.join(", "))];
            Refused::field(place, w.say("api-one-of", &with))
        }
        Reason::Kind if whole => malformed(w.t("api-no-object")),
        Reason::Kind => of_field("api-other-kind"),
        Reason::Malformed { line, column } => {
            let with = [("line", line.to_string()), ("column", column.to_string())];
            malformed(w.say("api-malformed", &with))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Strict {
        commands: Vec<Kinds>,
    }

    /// An object that is one of several kinds.
    #[derive(Debug, PartialEq, serde::Deserialize)]
    struct Kinds {
        act: Kind,
    }

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(tag = "what", rename_all = "kebab-case")]
    enum Kind {
        Card { category: Colour },
    }

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Colour {
        Green,
        Red,
    }

    fn read(text: &str) -> Result<Strict, (String, Reason)> {
        let read = whole(text.as_bytes()).and_then(|whole| Part::of(&whole).read());
        read.map_err(|wrong| (wrong.place.to_string(), wrong.reason))
    }

    fn wrong(text: &str) -> (String, Reason) {
        read(text).unwrap_err()
    }

    fn at(place: &str, reason: Reason) -> (String, Reason) {
        (place.to_owned(), reason)
    }

    #[test]
    fn a_field_that_nobody_knows_is_named_with_its_place() {
        let green = "\"act\":{\"what\":\"card\",\"category\":\"green\"}";
        let body = |more: &str, rest: &str| format!("{{\"commands\":[{{{green}}},{{{green}{more}}}]{rest}}}");
        assert_eq!(read(&body("", "")).unwrap().commands.len(), 2);
        assert_eq!(wrong(&body("", ",\"trail\":true")), at("trail", Reason::Unknown));
        assert_eq!(wrong(&body(",\"boards\":2", "")), at("commands[1].boards", Reason::Unknown));
    }

    #[test]
    fn what_is_no_json_or_no_object_is_told_so() {
        for text in ["{", "x", "{\"commands\":[]} x"] {
            assert!(matches!(wrong(text), (place, Reason::Malformed { .. }) if place.is_empty()), "{text}");
        }
        for text in ["", " \n", "[", "[]", "[[]]", "5", "null", "\"x\""] {
            assert_eq!(wrong(text), at("", Reason::Kind), "{text}");
        }
        assert_eq!(wrong("{\"commands\":\n 5 x"), at("", Reason::Malformed { line: 2, column: 4 }));
        assert_eq!(wrong("{\"commands\":\n [}"), at("", Reason::Malformed { line: 2, column: 3 }));
    }

    #[test]
    fn a_field_is_missing_twice_or_another() {
        assert_eq!(wrong("{}"), at("commands", Reason::Missing));
        assert_eq!(wrong("{\"commands\":[{}]}"), at("commands[0].act", Reason::Missing));
        assert_eq!(wrong("{\"commands\":[],\"commands\":[]}"), at("commands", Reason::Twice));
        assert_eq!(wrong("{\"commands\":5}"), at("commands", Reason::Kind));
        assert_eq!(wrong("{\"commands\":[[]]}"), at("commands[0]", Reason::Kind));
        for (act, place, word) in [
            ("\"what\":\"card\",\"category\":\"odd\"", "commands[0].act.category", "odd"),
            ("\"what\":\"fly\"", "commands[0].act.what", "fly"),
        ] {
            let found = wrong(&format!("{{\"commands\":[{{\"act\":{{{act}}}}}]}}"));
            assert!(
                matches!(&found, (at, Reason::OneOf { word: told, .. }) if at == place && told == word),
                "{found:?}"
            );
        }
    }
}
