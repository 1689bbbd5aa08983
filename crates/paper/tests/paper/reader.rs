//! A PDF read again: its pages, its text, its fonts.

use std::collections::{BTreeMap, BTreeSet};

use crate::file::{File, Scan, Value};
use crate::glyphs::{FONTS, same_glyphs};

pub(crate) struct Read {
    file: File,
    pages: Vec<String>,
    fonts: usize,
}

/// What a code of a font means.
type Meanings = BTreeMap<u16, char>;

impl Read {
    pub(crate) fn new(name: &str, pdf: impl AsRef<[u8]>) -> Read {
        let pdf = pdf.as_ref();
        keep(name, pdf);
        let file = File::read(pdf);
        let catalog = file.get(file.trailer.at("Root"));
        assert_eq!(catalog.at("Type").name(), "Catalog");
        let tree = file.get(catalog.at("Pages"));
        let fonts = file.get(tree.at("Resources")).at("Font").map();
        let fonts: BTreeMap<&str, (Meanings, &Value)> =
            fonts.iter().map(|(name, font)| (name.as_str(), (meanings(&file, font), font))).collect();
        let mut used: BTreeMap<&str, BTreeSet<u16>> = BTreeMap::new();
        let mut pages = Vec::new();
        for page in tree.at("Kids").list() {
            let page = file.get(page);
            assert_eq!((page.at("Type").name(), file.get(page.at("Parent"))), ("Page", tree));
            pages.push(text(&file.stream(page.at("Contents")), &fonts, &mut used));
        }
        assert_eq!(tree.at("Count").count(), pages.len());
        for (name, (meanings, font)) in &fonts {
            assert!(used[name].iter().eq(meanings.keys()), "{name}: what is in the font is what is printed");
            embedded(&file, font, meanings);
        }
        let fonts = fonts.len();
        Read { file, pages, fonts }
    }

    pub(crate) fn pages(&self) -> usize {
        self.pages.len()
    }

    /// The text of a page, from 1, without its blanks.
    pub(crate) fn text(&self, page: u32) -> String {
        self.pages[page as usize - 1].clone()
    }

    pub(crate) fn all_text(&self) -> String {
        self.pages.concat()
    }

    /// How many fonts there are, all of them embedded.
    pub(crate) fn fonts(&self) -> usize {
        self.fonts
    }

    /// The title that the file is listed under, and the language in which it is read aloud.
    pub(crate) fn about(&self) -> (String, String) {
        let info = self.file.get(self.file.trailer.at("Info"));
        let units = info.at("Title").text().chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
        let title = String::from_utf16(&units.collect::<Vec<_>>()).unwrap();
        let title = title.strip_prefix('\u{FEFF}').expect("the sign of UTF-16").to_owned();
        let catalog = self.file.get(self.file.trailer.at("Root"));
        let language = String::from_utf8(catalog.at("Lang").text().to_vec()).unwrap();
        let metadata = String::from_utf8(self.file.stream(catalog.at("Metadata"))).unwrap();
        let escaped = title.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        assert!(metadata.contains(&format!(">{escaped}</rdf:li>")), "{metadata}");
        assert!(metadata.contains(&format!("<rdf:li>{language}</rdf:li>")), "{metadata}");
        (title, language)
    }
}

/// The text that the operators of a page show; none that is not known is among them, and all of it is on the paper.
fn text<'f>(
    contents: &[u8],
    fonts: &BTreeMap<&'f str, (Meanings, &Value)>,
    used: &mut BTreeMap<&'f str, BTreeSet<u16>>,
) -> String {
    let (mut scan, mut operands) = (Scan::new(contents), Vec::new());
    let (mut shown, mut font) = (String::new(), None);
    while let Some(value) = scan.value() {
        let Value::Word(operator) = &value else {
            operands.push(value);
            continue;
        };
        match operator.as_str() {
            "Tf" => font = fonts.get_key_value(operands[0].name()),
            "Tm" => {
                let [x, y] = [4, 5].map(|at| operands[at].number());
                assert!(
                    (0.0..595.28).contains(&x) && (0.0..841.89).contains(&y),
                    "{x} {y} is not on the paper"
                );
            }
            "Tj" => {
                let (name, (meanings, _)) = font.expect("a font");
                for code in operands[0].text().chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])) {
                    used.entry(name).or_default().insert(code);
                    shown.push(meanings[&code]);
                }
            }
            known => assert!(
                ["cm", "BT", "ET", "rg", "RG", "w", "d", "m", "l", "S", "re", "f"].contains(&known),
                "{known}"
            ),
        }
        operands.clear();
    }
    assert!(operands.is_empty());
    shown.retain(|character| !character.is_whitespace());
    shown
}

/// What each code of a font means, for a reader that searches or copies.
fn meanings(file: &File, font: &Value) -> Meanings {
    let map = String::from_utf8(file.stream(file.get(font).at("ToUnicode"))).unwrap();
    let lines = map.lines().filter_map(|line| line.strip_prefix('<')?.strip_suffix('>')?.split_once("><"));
    let meaning = |(code, meant): (&str, &str)| {
        let units = meant.as_bytes().chunks(4).map(|unit| std::str::from_utf8(unit).unwrap());
        let units: Vec<u16> = units.map(|unit| u16::from_str_radix(unit, 16).unwrap()).collect();
        let meant = String::from_utf16(&units).unwrap();
        assert_eq!(meant.chars().count(), 1, "{meant}");
        (u16::from_str_radix(code, 16).unwrap(), meant.chars().next().unwrap())
    };
    lines.filter(|pair| *pair != ("0000", "FFFF")).map(meaning).collect()
}

/// A font is there whole: each code is drawn as its character is, and as wide as is said.
fn embedded(file: &File, font: &Value, meanings: &Meanings) {
    let font = file.get(font);
    assert_eq!(font.at("Encoding").name(), "Identity-H");
    let descendant = file.get(&font.at("DescendantFonts").list()[0]);
    assert_eq!(descendant.at("CIDToGIDMap").name(), "Identity");
    let descriptor = file.get(descendant.at("FontDescriptor"));
    let (tag, name) = descriptor.at("FontName").name().split_once('+').unwrap();
    assert!(tag.len() == 6 && tag.bytes().all(|byte| byte.is_ascii_uppercase()), "{tag}");
    let cut = file.stream(descriptor.at("FontFile2"));
    assert_eq!(file.get(descriptor.at("FontFile2")).at("Length1").count(), cut.len());
    let [first, widths] = descendant.at("W").list() else { panic!("other widths") };
    assert_eq!(first.count(), 0);
    let widths: Vec<f64> = widths.list().iter().map(Value::number).collect();
    let whole = FONTS.iter().find(|(one, _)| *one == name).expect("a font of ours").1;
    same_glyphs(whole, &cut, meanings, &widths);
}

/// Keeps the PDF in the folder that `OPENROOM_PAPER` names, to be looked at.
fn keep(name: &str, pdf: &[u8]) {
    if let Some(folder) = std::env::var_os("OPENROOM_PAPER") {
        std::fs::write(std::path::Path::new(&folder).join(format!("{name}.pdf")), pdf).unwrap();
    }
}
