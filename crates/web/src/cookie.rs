//! Cookies: one read, one written.

use axum::http::{HeaderMap, HeaderValue, header};

/// The value of a cookie that the browser sent.
pub(crate) fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// What carries the pages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Over {
    /// Plain HTTP, as in a club.
    Plain,
    /// TLS, by a proxy or by certificates that were given.
    Tls,
}

/// A cookie for a year that scripts cannot read and other sites cannot send with a form; over TLS it goes no other way.
pub(crate) fn write(name: &str, value: &str, over: Over) -> Option<HeaderValue> {
    let secure = match over {
        Over::Plain => "",
        Over::Tls => "; Secure",
    };
    let text = format!("{name}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_one_of_several_is_read() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("xopenroom=1; openroom=2"));
        headers.append(header::COOKIE, HeaderValue::from_static("language=pl"));
        assert_eq!(read(&headers, "openroom"), Some("2"));
        assert_eq!(read(&headers, "language"), Some("pl"));
        assert_eq!(read(&headers, "theme"), None);
    }
}
