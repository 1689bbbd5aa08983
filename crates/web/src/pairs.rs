//! Names and values, as addresses and forms have them.

/// The names and values of what stands behind `?` or in the body of a form.
pub(crate) fn pairs(sent: &[u8]) -> Vec<(String, String)> {
    form_urlencoded::parse(sent).into_owned().collect()
}
