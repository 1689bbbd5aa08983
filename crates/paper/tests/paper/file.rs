//! The file that a PDF is, taken apart: strict, and without anything of what writes ours.

use std::collections::BTreeMap;

/// What stands in a PDF: in its objects, and between the operators of a page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Number(f64),
    Name(String),
    Text(Vec<u8>),
    List(Vec<Value>),
    Map(BTreeMap<String, Value>),
    Reference(usize),
    /// An operator, or what is true, false or nothing.
    Word(String),
}

impl Value {
    pub(crate) fn number(&self) -> f64 {
        let Value::Number(number) = self else { panic!("no number: {self:?}") };
        *number
    }

    /// A number of things.
    pub(crate) fn count(&self) -> usize {
        self.number().to_string().parse().unwrap_or_else(|_| panic!("no count: {self:?}"))
    }

    pub(crate) fn name(&self) -> &str {
        let Value::Name(name) = self else { panic!("no name: {self:?}") };
        name
    }

    pub(crate) fn text(&self) -> &[u8] {
        let Value::Text(text) = self else { panic!("no text: {self:?}") };
        text
    }

    pub(crate) fn list(&self) -> &[Value] {
        let Value::List(list) = self else { panic!("no list: {self:?}") };
        list
    }

    pub(crate) fn map(&self) -> &BTreeMap<String, Value> {
        let Value::Map(map) = self else { panic!("no map: {self:?}") };
        map
    }

    /// An entry of a map.
    pub(crate) fn at(&self, key: &str) -> &Value {
        self.map().get(key).unwrap_or_else(|| panic!("no {key} in {self:?}"))
    }

    fn references(&self) -> Vec<usize> {
        match self {
            Value::Reference(to) => vec![*to],
            Value::List(list) => list.iter().flat_map(Value::references).collect(),
            Value::Map(map) => map.values().flat_map(Value::references).collect(),
            Value::Number(_) | Value::Name(_) | Value::Text(_) | Value::Word(_) => Vec::new(),
        }
    }
}

/// Reads one value after another.
pub(crate) struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Scan<'a> {
        Scan { bytes, at: 0 }
    }

    fn byte(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.byte().is_some_and(|byte| byte.is_ascii_whitespace() || byte == 0) {
            self.at += 1;
        }
    }

    /// Goes on behind these letters if they are next.
    fn takes(&mut self, letters: &str) -> bool {
        let next = self.bytes[self.at..].starts_with(letters.as_bytes());
        self.at += if next { letters.len() } else { 0 };
        next
    }

    fn expect(&mut self, letters: &str) {
        assert!(self.takes(letters), "{letters:?} is not at {}", self.at);
    }

    fn word(&mut self) -> &'a str {
        let ends = |byte: &u8| byte.is_ascii_whitespace() || *byte == 0 || b"()<>[]/%".contains(byte);
        let rest = &self.bytes[self.at..];
        let word = &rest[..rest.iter().position(ends).unwrap_or(rest.len())];
        self.at += word.len();
        std::str::from_utf8(word).unwrap()
    }

    /// The next value; none at the end.
    pub(crate) fn value(&mut self) -> Option<Value> {
        self.blanks();
        Some(match self.byte()? {
            b'/' => {
                self.at += 1;
                Value::Name(self.word().to_owned())
            }
            b'(' => Value::Text(self.letters()),
            b'[' => {
                self.at += 1;
                Value::List(self.until("]"))
            }
            b'<' if self.takes("<<") => {
                let entries = self.until(">>");
                let pairs = entries.chunks(2).map(|pair| (pair[0].name().to_owned(), pair[1].clone()));
                let map: BTreeMap<String, Value> = pairs.collect();
                assert_eq!(map.len() * 2, entries.len(), "{entries:?}");
                Value::Map(map)
            }
            b'<' => {
                self.at += 1;
                let figures = self.word();
                self.expect(">");
                let byte = |at: usize| u8::from_str_radix(&figures[at..at + 2], 16).unwrap();
                Value::Text((0..figures.len()).step_by(2).map(byte).collect())
            }
            b'0'..=b'9' | b'-' => {
                let number = self.word();
                self.reference(number).unwrap_or_else(|| Value::Number(number.parse().unwrap()))
            }
            _ => {
                let word = self.word().to_owned();
                assert!(!word.is_empty(), "nothing to read at {}", self.at);
                Value::Word(word)
            }
        })
    }

    /// `12 0 R`, of which the first number is read.
    fn reference(&mut self, number: &str) -> Option<Value> {
        let rest = self.bytes[self.at..].strip_prefix(b" 0 R")?;
        if rest.first().is_some_and(u8::is_ascii_alphanumeric) {
            return None;
        }
        self.at += 4;
        number.parse().ok().map(Value::Reference)
    }

    fn until(&mut self, end: &str) -> Vec<Value> {
        let mut all = Vec::new();
        loop {
            self.blanks();
            if self.takes(end) {
                return all;
            }
            all.push(self.value().expect("an end"));
        }
    }

    fn letters(&mut self) -> Vec<u8> {
        let (mut letters, mut open) = (Vec::new(), 0);
        loop {
            let byte = self.byte().expect("an end of the text");
            self.at += 1;
            match byte {
                b'(' => open += 1,
                b')' => open -= 1,
                b'\\' => {
                    letters.push(match self.byte().unwrap() {
                        b'r' => b'\r',
                        byte @ (b'(' | b')' | b'\\') => byte,
                        byte => panic!("\\{byte} is not read here"),
                    });
                    self.at += 1;
                    continue;
                }
                b'\r' => panic!("a line may end otherwise where it is copied"),
                _ => {}
            }
            if open == 0 {
                return letters;
            }
            if (byte, open) != (b'(', 1) {
                letters.push(byte);
            }
        }
    }
}

/// An object: its value, and the bytes that follow where it is a stream.
#[derive(Debug)]
struct Object {
    value: Value,
    stream: Option<Vec<u8>>,
}

/// A whole file.
#[derive(Debug)]
pub(crate) struct File {
    objects: BTreeMap<usize, Object>,
    pub(crate) trailer: Value,
}

impl File {
    /// Every object is where the table says, is as long as it says, and refers to such as are there.
    pub(crate) fn read(bytes: &[u8]) -> File {
        assert!(bytes.starts_with(b"%PDF-1.7\n"));
        let tail = String::from_utf8_lossy(&bytes[bytes.len() - 40..]).into_owned();
        let table: usize = tail
            .strip_suffix("\n%%EOF\n")
            .and_then(|tail| tail.rsplit_once("startxref\n"))
            .map(|(_, place)| place.parse().unwrap())
            .expect("an end");
        let mut scan = Scan { bytes, at: table };
        scan.expect("xref\n0 ");
        let count: usize = scan.word().parse().unwrap();
        scan.expect("\n0000000000 65535 f \n");
        let mut objects = BTreeMap::new();
        let mut ends = Vec::new();
        for number in 1..count {
            let place = scan.word();
            assert_eq!(place.len(), 10);
            scan.expect(" 00000 n \n");
            let (object, end) = Object::read(bytes, place.parse().unwrap(), number);
            objects.insert(number, object);
            ends.push((place.parse::<usize>().unwrap(), end));
        }
        ends.sort_unstable();
        assert!(
            ends.windows(2).all(|pair| pair[0].1 == pair[1].0),
            "objects lie one behind the other: {ends:?}"
        );
        assert_eq!(ends.last().unwrap().1, table);
        scan.expect("trailer\n");
        let trailer = scan.value().unwrap();
        assert_eq!(trailer.at("Size").count(), count);
        let values = objects.values().map(|object| &object.value).chain([&trailer]);
        let mut used: Vec<usize> = values.flat_map(Value::references).collect();
        used.sort_unstable();
        used.dedup();
        assert_eq!(used, (1..count).collect::<Vec<_>>(), "what is there is used, and what is used is there");
        File { objects, trailer }
    }

    /// What a value stands for.
    pub(crate) fn get<'a>(&'a self, value: &'a Value) -> &'a Value {
        match value {
            Value::Reference(to) => &self.objects[to].value,
            other => other,
        }
    }

    /// The bytes of a stream, unpacked.
    pub(crate) fn stream(&self, value: &Value) -> Vec<u8> {
        let Value::Reference(to) = value else { panic!("no stream: {value:?}") };
        let object = &self.objects[to];
        let bytes = object.stream.as_ref().expect("a stream");
        match object.value.map().get("Filter") {
            Some(filter) => {
                assert_eq!(filter.name(), "FlateDecode");
                miniz_oxide::inflate::decompress_to_vec_zlib(bytes).unwrap()
            }
            None => bytes.clone(),
        }
    }
}

impl Object {
    /// The object, and where it ends.
    fn read(bytes: &[u8], place: usize, number: usize) -> (Object, usize) {
        let mut scan = Scan { bytes, at: place };
        scan.expect(&format!("{number} 0 obj\n"));
        let value = scan.value().unwrap();
        scan.blanks();
        let stream = scan.takes("stream\n").then(|| {
            let length = value.at("Length").count();
            let stream = bytes[scan.at..scan.at + length].to_vec();
            scan.at += length;
            scan.expect("\nendstream\n");
            stream
        });
        scan.expect("endobj\n");
        (Object { value, stream }, scan.at)
    }
}
