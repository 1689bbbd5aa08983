use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};

use crate::acts::Posted;
use crate::app::App;
use crate::visitor::{LOOK, Look};
use crate::wrong::Wrong;
use crate::{cookie, language};

/// Keeps the chosen language and look, and goes back to where the visitor was.
pub(crate) async fn choose(State(app): State<App>, form: Posted) -> Result<Response, Wrong> {
    let language = form.get("language").and_then(language::read);
    let look = ["theme", "suits", "size"].map(|name| form.get(name).unwrap_or_default()).join(".");
    let back = form.get("back").filter(|path| is_ours(path)).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    let code = language.map(openroom_lawbook::Language::code);
    let cookies = [
        code.and_then(|code| cookie::write(language::COOKIE, code, app.over())),
        cookie::write(LOOK, &Look::read(&look).text(), app.over()),
    ];
    for cookie in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Whether it is a path of this server and not a way to another one.
fn is_ours(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    #[test]
    fn nobody_is_sent_to_another_server() {
        for (path, ours) in [
            ("/t/abc?as=N", true),
            ("/", true),
            ("//evil.example", false),
            ("/\\evil.example", false),
            ("https://evil.example", false),
            ("/a\r\nSet-Cookie: x", false),
        ] {
            assert_eq!(super::is_ours(path), ours, "{path:?}");
        }
    }
}
