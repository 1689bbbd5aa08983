//! Pages as a PDF. The same pages give the same bytes.

mod about;
mod drawing;
mod letters;
mod objects;

use std::fmt::Write as _;

pub(crate) use self::about::About;
use self::drawing::{drawn, name};
use self::letters::Letters;
use self::objects::Objects;
use super::font::Face;
use super::page::{Area, Mark, Page};
use crate::Unprintable;

/// A PDF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// Letters that the font does not have, each once; on the paper a sign stands for each.
    pub lacking: String,
}

impl AsRef<[u8]> for Pdf {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// More pages than this are refused.
const MOST_PAGES: usize = 5_000;

/// The PDF of these pages.
pub(crate) fn pdf(pages: &[Page], about: &About) -> Result<Pdf, Unprintable> {
    if pages.is_empty() {
        return Err(Unprintable::Nothing);
    }
    if pages.len() > MOST_PAGES {
        return Err(Unprintable::TooLong { pages: pages.len() });
    }
    Ok(Pdf { bytes: written(pages, about), lacking: lacking(pages) })
}

fn written(pages: &[Page], about: &About) -> Vec<u8> {
    let mut objects = Objects::new();
    let letters = Face::BOTH.map(|face| Letters::of(pages, face));
    let mut fonts = String::new();
    for letters in letters.iter().filter(|letters| !letters.is_empty()) {
        let font = letters.write(&mut objects);
        let _ = write!(fonts, "/{} {font}", name(letters.face));
    }
    let tree = objects.id();
    let mut kids = String::new();
    for page in pages {
        let contents = objects.stream("", &drawn(page, &letters));
        let page = objects.push(format_args!("<</Type/Page/Parent {tree}/Contents {contents}>>"));
        let _ = write!(kids, "{page} ");
    }
    let (kids, count) = (kids.trim_end(), pages.len());
    let Area { width, height, .. } = Page::WHOLE;
    objects.write(
        tree,
        format_args!(
            "<</Type/Pages/Count {count}/Kids[{kids}]/MediaBox[0 0 {width} {height}]/Resources<</Font<<{fonts}>>>>>>"
        ),
    );
    let (info, metadata) = (about.info(&mut objects), about.metadata(&mut objects));
    let language = about.language;
    let catalog =
        objects.push(format_args!("<</Type/Catalog/Pages {tree}/Lang({language})/Metadata {metadata}>>"));
    objects.finish(catalog, info)
}

/// The letters of these pages that the font does not have, in the order in which they come.
fn lacking(pages: &[Page]) -> String {
    let mut all = String::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        let Mark::Text { style, text, .. } = mark else { continue };
        for character in text.chars() {
            if !style.face.has(character) && !all.contains(character) {
                all.push(character);
            }
        }
    }
    all
}
