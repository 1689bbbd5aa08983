//! What a PDF tells about itself, to those who list it and to those who read it aloud.

use super::objects::{Hex, Id, Objects};
use crate::sheet::text::plain;

/// What a reader of the PDF is told about it.
pub(crate) struct About {
    pub(crate) title: String,
    pub(crate) language: &'static str,
}

/// The program that makes it.
const CREATOR: &str = "Openroom";

/// The sign at the beginning of a text in UTF-16.
const UTF_16: char = '\u{FEFF}';

impl About {
    /// The old form.
    pub(super) fn info(&self, objects: &mut Objects) -> Id {
        let title = format!("{UTF_16}{}", plain(&self.title));
        objects.push(format_args!("<</Title{}/Creator({CREATOR})>>", Hex(&title)))
    }

    /// The new one, which is XML.
    pub(super) fn metadata(&self, objects: &mut Objects) -> Id {
        let title = plain(&self.title).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let language = self.language;
        let xml = format!(
            "<?xpacket begin=\"{UTF_16}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\
             <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
             <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\
             <dc:format>application/pdf</dc:format>\
             <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\
             <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>\
             <xmp:CreatorTool>{CREATOR}</xmp:CreatorTool>\
             </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"
        );
        objects.plain_stream("/Type/Metadata/Subtype/XML", xml.as_bytes())
    }
}
