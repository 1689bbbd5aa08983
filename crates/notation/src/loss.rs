//! What a format could not hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::pbn::{Game, Item};

/// Something that was in games and is not in what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// What.
    pub what: String,
    /// In how many games.
    pub games: usize,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} {})", self.what, self.games, if self.games == 1 { "game" } else { "games" })
    }
}

/// What is lost of a game that is written at another place than it had.
pub(crate) const ORDER: &str = "the order of the games";

/// What is lost where a game cannot be written at all.
pub(crate) const VANISHED: &str = "games of which nothing is left";

/// Everything that a writer could not keep.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Losses(BTreeMap<String, usize>, BTreeSet<String>);

impl Losses {
    /// Notes that one more game loses this.
    pub fn note(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    /// Begins a game, of which each loss counts once.
    pub(crate) fn begin_game(&mut self) {
        self.1.clear();
    }

    /// Notes that the game that was begun loses this, at whatever number of its places.
    pub(crate) fn note_in_game(&mut self, what: impl Into<String>) {
        let what = what.into();
        if self.1.insert(what.clone()) {
            self.note(what);
        }
    }

    /// Whether this is among what was lost.
    pub fn contains(&self, what: &str) -> bool {
        self.0.contains_key(what)
    }

    /// Whether something is lost whose name has this in it.
    pub(crate) fn mentions(&self, part: &str) -> bool {
        self.0.keys().any(|what| what.contains(part))
    }

    /// Notes every tag of a game that says something and is not among those kept, and its comments.
    pub fn note_all_but(&mut self, game: &Game, kept: &[&str]) {
        let mut names: Vec<&str> = Vec::new();
        for item in &game.items {
            let name = match item {
                Item::Tag(tag) if kept.contains(&tag.name()) || matches!(tag.effective(), "" | "?") => {
                    continue;
                }
                Item::Tag(tag) => tag.name(),
                Item::Comment(comment) if comment.is_header() => continue,
                Item::Comment(_) => "comments",
                Item::Text(_) => "text outside tags",
                Item::Blank => continue,
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.extend(game.standing.iter().map(|(name, _)| &**name).filter(|name| !kept.contains(name)));
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
        self.0.iter().map(|(what, games)| Loss { what: what.clone(), games: *games })
    }
}
