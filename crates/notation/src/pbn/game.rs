use std::borrow::Cow;
use std::ops::Range;

use super::table::TableWord;
use super::tags::{Kind, Known};
use super::word::Word;
use crate::Place;

/// How a comment is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CommentStyle {
    /// Between braces, on any number of lines.
    Brace,
    /// From a semicolon to the end of the line.
    Line,
    /// A line that begins with a per cent sign: for programs, or to be skipped.
    Escape,
}

/// A remark that readers may skip and writers keep.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    /// How it is written.
    pub style: CommentStyle,
    /// What it says, without its marks.
    pub text: Box<str>,
}

impl Comment {
    /// Whether it only says how the file is written, so that writers say it anew.
    pub fn is_header(&self) -> bool {
        let text = self.text.trim();
        self.style == CommentStyle::Escape
            && (text.is_empty() || text == "EXPORT" || text == "IMPORT" || text.starts_with("PBN "))
    }

    /// Where it names the character set of the file: after `charset=`, alone or with the type of the content.
    pub(super) fn charset(&self) -> Option<Range<usize>> {
        let text = self.text.to_ascii_lowercase();
        let begins = |word| text.trim_start().starts_with(word);
        if self.style != CommentStyle::Escape || !(begins("content-type") || begins("charset")) {
            return None;
        }
        let (before, after) = text.split_once("charset")?;
        let name = after.trim_start().strip_prefix('=')?.trim_start().trim_start_matches(['"', '\'']);
        let end =
            name.find(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ';')).unwrap_or(name.len());
        let from = before.len() + "charset".len() + after.len() - name.len();
        (end > 0).then(|| from..from + end)
    }
}

/// What follows a tag pair.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Section {
    /// Nothing.
    #[default]
    None,
    /// Calls or cards with their marks, annotations, notes and comments.
    Words(Vec<(Place, Word)>),
    /// The elements of a table.
    Table(Vec<(Place, TableWord)>),
    /// Lines that are kept as they are.
    Text(Vec<Box<str>>),
}

/// A name and a value, with what follows them.
#[derive(Clone, PartialEq, Debug)]
pub struct Tag {
    name: Cow<'static, str>,
    known: Option<Known>,
    /// The value as it was written.
    pub value: Box<str>,
    /// The value that it stands for, where it is inherited.
    pub inherited: Option<Box<str>>,
    /// Where the tag pair begins.
    pub place: Place,
    /// Where the value begins.
    pub value_place: Place,
    /// What follows.
    pub section: Section,
}

impl Tag {
    /// A tag of this name and value that no file has yet.
    pub fn new(name: impl Into<Cow<'static, str>>, value: impl Into<Box<str>>) -> Tag {
        let name = name.into();
        Tag {
            known: Known::of(&name),
            name,
            value: value.into(),
            inherited: None,
            place: Place::default(),
            value_place: Place::default(),
            section: Section::None,
        }
    }

    /// A tag with the name that a file gives, in whatever case.
    pub(super) fn named(name: &str, value: impl Into<Box<str>>) -> Tag {
        let known = Known::of_any_case(name);
        Tag {
            name: known.map_or_else(|| Cow::Owned(name.to_owned()), |known| Cow::Borrowed(known.name())),
            known,
            value: value.into(),
            inherited: None,
            place: Place::default(),
            value_place: Place::default(),
            section: Section::None,
        }
    }

    /// The name, in the spelling of the standard where it has it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Which tag of the standard it is.
    pub(super) fn known(&self) -> Option<Known> {
        self.known
    }

    /// What kind of value the standard gives it.
    pub(super) fn kind(&self) -> Option<Kind> {
        self.known.map(Known::kind)
    }

    pub(super) fn shared_name(&self) -> &Cow<'static, str> {
        &self.name
    }

    /// The same tag with this section.
    pub fn with(mut self, section: Section) -> Tag {
        self.section = section;
        self
    }

    /// The value in force: as written, or inherited; nothing where there is nothing to inherit.
    pub fn effective(&self) -> &str {
        match &self.inherited {
            Some(value) => value,
            None if &*self.value == "#" => "",
            None => self.value.strip_prefix("##").unwrap_or(&self.value),
        }
    }
}

/// One thing in a game, in the order of the file.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A tag pair with its section.
    Tag(Tag),
    /// A comment or an escaped line.
    Comment(Comment),
    /// An empty line between comments.
    Blank,
    /// Text that belongs to nothing.
    Text(Box<str>),
}

/// A game: everything that a file says about one board at one table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Game {
    /// Everything in the order of the file.
    pub items: Vec<Item>,
    /// Values that hold here because an earlier game gave them for all that follow.
    pub standing: Vec<(Cow<'static, str>, Box<str>)>,
}

impl Game {
    /// The tags in the order of the file.
    pub fn tags(&self) -> impl Iterator<Item = &Tag> {
        self.items.iter().filter_map(|item| match item {
            Item::Tag(tag) => Some(tag),
            Item::Comment(_) | Item::Blank | Item::Text(_) => None,
        })
    }

    /// The tags in the order of the file, to be changed.
    pub fn tags_mut(&mut self) -> impl Iterator<Item = &mut Tag> {
        self.items.iter_mut().filter_map(|item| match item {
            Item::Tag(tag) => Some(tag),
            Item::Comment(_) | Item::Blank | Item::Text(_) => None,
        })
    }

    /// The first tag of this name.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        let known = Known::of(name);
        self.tags().find(|tag| tag.known == known && (known.is_some() || tag.name == name))
    }

    /// The value in force of a tag: its own, inherited or standing; none where it is absent.
    pub fn value(&self, name: &str) -> Option<&str> {
        match self.tag(name) {
            Some(tag) => Some(tag.effective()),
            None => self.standing.iter().find(|(standing, _)| standing == name).map(|(_, value)| &**value),
        }
    }

    /// The value of a tag where it says something: not absent, empty or unknown.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.value(name).filter(|value| !value.is_empty() && *value != "?")
    }

    /// Gives a tag a value, in its place where it has one, otherwise at the end.
    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Box<str>>) {
        let name = name.into();
        if let Some(tag) = self.tags_mut().find(|tag| tag.name() == name) {
            tag.value = value.into();
            tag.inherited = None;
            return;
        }
        self.items.push(Item::Tag(Tag::new(name, value)));
    }

    /// Gives a tag a value that stands at this place of a file.
    pub(crate) fn set_at(
        &mut self,
        name: impl Into<Cow<'static, str>>,
        value: impl Into<Box<str>>,
        place: Place,
    ) {
        let name = name.into();
        self.set(name.clone(), value);
        if let Some(tag) = self.tags_mut().find(|tag| tag.name() == name) {
            tag.place = place;
            tag.value_place = place;
        }
    }

    /// Whether it has no tag.
    pub fn is_bare(&self) -> bool {
        self.tags().next().is_none()
    }

    /// The same game without the places of the file, so that two readings can be compared.
    #[must_use]
    pub fn placeless(mut self) -> Game {
        for tag in self.tags_mut() {
            tag.place = Place::default();
            tag.value_place = Place::default();
            match &mut tag.section {
                Section::Words(words) => words.iter_mut().for_each(|(place, _)| *place = Place::default()),
                Section::Table(words) => words.iter_mut().for_each(|(place, _)| *place = Place::default()),
                Section::None | Section::Text(_) => {}
            }
        }
        self
    }

    /// The notes of an auction or a play, by number.
    pub fn notes(&self, section: &str) -> Vec<(u8, &str)> {
        let mut inside = false;
        let mut notes = Vec::new();
        for tag in self.tags() {
            match tag.name() {
                "Note" if inside => {
                    if let Some((number, text)) = tag.value.split_once(':')
                        && let Ok(number) = number.trim().parse()
                    {
                        notes.push((number, text.trim()));
                    }
                }
                "Note" => {}
                name => inside = name == section,
            }
        }
        notes
    }
}
