//! A PDF read again, by another library than the one that wrote it.

use lopdf::{Document, Object};

pub(crate) struct Read {
    document: Document,
}

impl Read {
    pub(crate) fn new(name: &str, pdf: impl AsRef<[u8]>) -> Read {
        let pdf = pdf.as_ref();
        keep(name, pdf);
        Read { document: Document::load_mem(pdf).unwrap_or_else(|error| panic!("{name}: {error}")) }
    }

    pub(crate) fn pages(&self) -> usize {
        self.document.get_pages().len()
    }

    /// The text of a page, from 1, without its blanks.
    pub(crate) fn text(&self, page: u32) -> String {
        let text = self.document.extract_text(&[page]).unwrap();
        text.chars().filter(|character| !character.is_whitespace()).collect()
    }

    pub(crate) fn all_text(&self) -> String {
        (1..=self.pages() as u32).map(|page| self.text(page)).collect()
    }

    /// How many fonts there are, all of them embedded.
    pub(crate) fn fonts(&self) -> usize {
        let dictionaries = self.document.objects.values().filter_map(|object| object.as_dict().ok());
        let of_type = |name: &[u8]| {
            let is = move |dictionary: &&lopdf::Dictionary| {
                dictionary.get(b"Type").and_then(Object::as_name).is_ok_and(|kind| kind == name)
            };
            dictionaries.clone().filter(is).collect::<Vec<_>>()
        };
        let described = of_type(b"FontDescriptor");
        for descriptor in &described {
            let file = [&b"FontFile"[..], b"FontFile2", b"FontFile3"].iter().any(|key| descriptor.has(key));
            assert!(file, "a font is not embedded: {descriptor:?}");
        }
        described.len()
    }
}

/// Keeps the PDF in the folder that `OPENROOM_PAPER` names, to be looked at.
fn keep(name: &str, pdf: &[u8]) {
    if let Some(folder) = std::env::var_os("OPENROOM_PAPER") {
        std::fs::write(std::path::Path::new(&folder).join(format!("{name}.pdf")), pdf).unwrap();
    }
}
