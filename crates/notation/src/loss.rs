//! What a format could not hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::pbn::{Game, Item};

macro_rules! lost {
    ($($name:ident $key:literal $text:literal,)*) => {
        /// What a format could not hold.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Lost {
            $(#[doc = concat!("Shown as: ", $text, ".")] $name,)*
            /// A tag.
            Tag(String),
            /// A tag that comes back, and otherwise than it stood.
            AsItStands(String),
            /// How wide the columns of a table are, and how the rows are ordered by them.
            FormatsOfColumns(String),
            /// A column of a table.
            Column {
                /// The tag of the table.
                table: &'static str,
                /// The column.
                name: String,
            },
            /// Columns past so many.
            ColumnsPast(usize),
            /// Boards past so many.
            BoardsPast(usize),
        }

        impl Lost {
            /// Those that name nothing of the file.
            pub const PLAIN: &[Lost] = &[$(Lost::$name,)*];

            /// The key of its sentence; none for a tag, which is its own name in every language.
            pub const fn key(&self) -> Option<&'static str> {
                match self {
                    $(Lost::$name => Some($key),)*
                    Lost::Tag(_) => None,
                    Lost::AsItStands(_) => Some("lost-as-it-stands"),
                    Lost::FormatsOfColumns(_) => Some("lost-formats-of-columns"),
                    Lost::Column { .. } => Some("lost-column"),
                    Lost::ColumnsPast(_) => Some("lost-columns-past"),
                    Lost::BoardsPast(_) => Some("lost-boards-past"),
                }
            }
        }

        impl fmt::Display for Lost {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Lost::$name => f.write_str($text),)*
                    Lost::Tag(name) => f.write_str(name),
                    Lost::AsItStands(name) => write!(f, "{name} as it stands"),
                    Lost::FormatsOfColumns(name) => write!(f, "widths and order of {name} columns"),
                    Lost::Column { table, name } => write!(f, "{table} column {name}"),
                    Lost::ColumnsPast(most) => write!(f, "columns past {most}"),
                    Lost::BoardsPast(most) => write!(f, "boards past {most}"),
                }
            }
        }
    };
}

lost! {
    Notes "lost-notes" "notes",
    Comments "lost-comments" "comments",
    TextOutsideTags "lost-text-outside-tags" "text outside tags",
    CommentsAsTheyStand "lost-comments-as-they-stand" "comments as they stand",
    Order "lost-order" "the order of the games",
    Vanished "lost-vanished" "games of which nothing is left",
    EndOfGame "lost-end-of-game" "where a game ends whose next one differs in its scores alone",
    SwappedDeclarers "lost-swapped-declarers" "marks of swapped declarers",
    ScoresWithout "lost-scores-without" "scores without contract, declarer, tricks and pairs",
    BoardsWithoutScores "lost-boards-without-scores" "boards without a table of scores",
    BoardsWithoutHands "lost-boards-without-hands" "boards without four whole hands",
    Numbers "lost-numbers" "board numbers that are no numbers",
    NumbersInTurn "lost-numbers-in-turn" "board numbers that do not follow each other",
    HighestNumber "lost-highest-number" "the highest board number",
    SameNumber "lost-same-number" "other deals of the same board number",
    Dealers "lost-dealers" "dealers that the board number does not give",
    Vulnerabilities "lost-vulnerabilities" "vulnerabilities that the board number does not give",
    ChangedPlayers "lost-changed-players" "players who changed within the match",
    UnlistedResults "lost-unlisted-results" "results that the list of a match has no place for",
    MarksInAuction "lost-marks-in-auction" "marks of irregularities in the auction",
    WordsOfAuction "lost-words-of-auction" "words of the auction that were not understood",
    CallsAfterTheEnd "lost-calls-after-the-end" "calls after the end of the auction",
    AnnotationsOfCalls "lost-annotations-of-calls" "annotations of calls",
    MarksInPlay "lost-marks-in-play" "marks of irregularities in the play",
    AnnotationsOfCards "lost-annotations-of-cards" "annotations of cards",
}

/// Something that was in games and is not in what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// What.
    pub what: Lost,
    /// In how many games.
    pub games: usize,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} {})", self.what, self.games, if self.games == 1 { "game" } else { "games" })
    }
}

/// Everything that a writer could not keep.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Losses(BTreeMap<Lost, usize>, BTreeSet<Lost>);

impl Losses {
    /// Notes that one more game loses this.
    pub fn note(&mut self, what: Lost) {
        *self.0.entry(what).or_default() += 1;
    }

    /// Begins a game, of which each loss counts once.
    pub(crate) fn begin_game(&mut self) {
        self.1.clear();
    }

    /// Notes that the game that was begun loses this, at whatever number of its places.
    pub(crate) fn note_in_game(&mut self, what: Lost) {
        if self.1.insert(what.clone()) {
            self.note(what);
        }
    }

    /// Whether this is among what was lost.
    pub fn contains(&self, what: &Lost) -> bool {
        self.0.contains_key(what)
    }

    /// Whether the tag of this name is.
    pub(crate) fn has_tag(&self, name: &str) -> bool {
        self.contains(&Lost::Tag(name.to_owned()))
    }

    /// Whether this column of a table is.
    pub(crate) fn has_column(&self, of: &str, column: &str) -> bool {
        self.0.keys().any(|what| match what {
            Lost::Column { table, name } => *table == of && name == column,
            _ => false,
        })
    }

    /// Whether one of these is.
    pub(crate) fn has_any(&self, all: &[Lost]) -> bool {
        all.iter().any(|what| self.contains(what))
    }

    /// Notes every tag of a game that says something and is not among those kept, and its comments.
    pub fn note_all_but(&mut self, game: &Game, kept: &[&str]) {
        let mut names: Vec<Lost> = Vec::new();
        for item in &game.items {
            let name = match item {
                Item::Tag(tag) if kept.contains(&tag.name()) || matches!(tag.effective(), "" | "?") => {
                    continue;
                }
                Item::Tag(tag) => Lost::Tag(tag.name().to_owned()),
                Item::Comment(comment) if comment.is_header() => continue,
                Item::Comment(_) => Lost::Comments,
                Item::Text(_) => Lost::TextOutsideTags,
                Item::Blank => continue,
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let standing = game.standing.iter().map(|(name, _)| &**name).filter(|name| !kept.contains(name));
        names.extend(standing.map(|name| Lost::Tag(name.to_owned())));
        for name in names {
            self.note(name);
        }
    }

    /// Whether nothing was lost.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The losses by name.
    pub fn iter(&self) -> impl Iterator<Item = Loss> {
        let mut all: Vec<Loss> =
            self.0.iter().map(|(what, games)| Loss { what: what.clone(), games: *games }).collect();
        all.sort_by_cached_key(|loss| loss.what.to_string());
        all.into_iter()
    }
}
