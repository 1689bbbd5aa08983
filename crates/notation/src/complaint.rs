use std::fmt;

/// A place in a text: line and column, both counted from one; the column counts characters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Place {
    /// The place of this line and column.
    pub const fn new(line: u32, column: u32) -> Place {
        Place { line, column }
    }

    /// A place this many columns to the right.
    pub const fn right(self, columns: u32) -> Place {
        Place { line: self.line, column: self.column.saturating_add(columns) }
    }

    /// The place after this character.
    pub(crate) fn after(self, character: char) -> Place {
        if character == '\n' { Place::new(self.line.saturating_add(1), 1) } else { self.right(1) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// How much a complaint matters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Severity {
    /// Allowed, but a reader should know.
    Remark,
    /// Against the format; what could be understood was.
    Fault,
}

macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident $severity:ident $text:literal,)*) => {
        /// What is wrong.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Problem {
            $($(#[$doc])* #[doc = concat!("Shown as: ", $text, ".")] $name,)*
        }

        impl Problem {
            /// All of them.
            pub const ALL: &[Problem] = &[$(Problem::$name,)*];

            /// The name of it in the program.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Problem::$name => stringify!($name),)*
                }
            }

            /// How much it matters.
            pub const fn severity(self) -> Severity {
                match self {
                    $(Problem::$name => Severity::$severity,)*
                }
            }

            /// What is wrong, in a few words.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Problem::$name => $text,)*
                }
            }
        }
    };
}

problems! {
    BadCharacter Fault "character that the format does not allow",
    LineTooLong Remark "line too long",
    UnterminatedString Fault "string without its closing quote",
    UnterminatedComment Fault "comment without its closing brace",
    UnterminatedTag Fault "tag pair without its closing bracket",
    NoTagName Fault "tag pair without a name",
    NoTagValue Fault "tag pair without a value",
    UnexpectedText Fault "text that belongs to nothing",
    UnknownTag Remark "tag name that the standard does not have",
    RepeatedTag Fault "tag given twice",
    UnknownValue Remark "value that the standard does not have",
    BadValue Fault "value that cannot be understood",
    NotInheritable Fault "value that cannot be inherited",
    NothingInherited Fault "nothing to inherit from",
    MissingTag Fault "tag that is needed and missing",
    MisplacedNote Fault "note outside an auction or a play",
    BadRank Fault "unknown rank",
    BadSuit Fault "unknown suit",
    BadDenomination Fault "unknown denomination",
    RepeatedCard Fault "card given twice",
    BadDeal Fault "hands with the wrong number of cards",
    BadCall Fault "not a call",
    IllegalCall Fault "call that the auction does not allow",
    BadTurn Fault "not this player's place",
    AfterTheEnd Fault "more after the end",
    BadCard Fault "card that this player cannot play",
    Revoke Fault "revoke that is not marked",
    BadMark Fault "mark of an irregularity that did not happen",
    RepeatedMark Fault "two marks on one act",
    BadNag Fault "annotation that does not fit here",
    RepeatedNag Fault "two annotations of the same kind",
    BadNote Fault "note reference that cannot be understood",
    RepeatedNote Fault "two note references on one act",
    MissingNote Fault "note that is referred to and missing",
    UnusedNote Remark "note that nothing refers to",
    BadDeclarer Fault "declarer that the auction contradicts",
    BadContract Fault "contract that the auction contradicts",
    BadResult Fault "result that the play contradicts",
    BadVulnerability Fault "vulnerability that the rubber contradicts",
    BadColumn Fault "column that cannot be understood",
    MissingCell Fault "row of a table with too few elements",
    BadCell Fault "element that a table does not allow",
    BadOrder Remark "rows out of the order that the column promises",
    NotExport Remark "not as the export format has it",
    Separation Remark "games parted carelessly",
    Truncated Fault "file that ends too early",
    Unfinished Remark "neither finished nor marked to be unfinished where the file ends",
    BadRecord Fault "record that cannot be understood",
    BadChecksum Fault "check that does not agree",
    UnknownCommand Remark "command that is not known",
    AmbiguousHands Fault "several deals of one board",
    NotKept Remark "something that has no place in a game",
    NoBoards Remark "standings without a board",
}

/// Something that a reader found wrong, and where.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Complaint {
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub problem: Problem,
    /// What stood there, shortened.
    pub found: Box<str>,
    /// What was expected instead.
    pub expected: &'static str,
}

impl Complaint {
    /// A complaint about this text.
    pub fn new(place: Place, problem: Problem, found: &str, expected: &'static str) -> Complaint {
        const LONGEST: usize = 60;
        let found = match found.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &found[..end]).into(),
            None => found.into(),
        };
        Complaint { place, problem, found, expected }
    }

    /// How much it matters.
    pub const fn severity(&self) -> Severity {
        self.problem.severity()
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem.text())?;
        if !self.found.is_empty() {
            write!(f, ": {:?}", self.found)?;
        }
        if !self.expected.is_empty() {
            write!(f, "; expected {}", self.expected)?;
        }
        Ok(())
    }
}
