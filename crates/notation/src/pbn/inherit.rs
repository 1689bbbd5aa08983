use std::borrow::Cow;

use super::assemble::MOST_TAGS;
use super::game::{Game, Item};
use super::tags::Kind;

/// Values that go from game to game.
#[derive(Clone, Debug, Default)]
pub struct Heritage {
    previous: Vec<(Cow<'static, str>, String)>,
    standing: Vec<(Cow<'static, str>, Box<str>)>,
    /// The bytes of all that games have inherited.
    given: u64,
}

/// What a file may pass on from game to game: so many times its own length, and a little more.
const TIMES: u64 = 32;
const LEAST: u64 = 1 << 20;

/// Whether games have more from what stands before them than an honest file of this length gives.
pub(crate) fn passes_on_too_much(given: u64, length: u64) -> bool {
    given > LEAST + TIMES * length
}

impl Heritage {
    /// Fills in what a game inherits, and remembers what the next may.
    pub fn pass_on(&mut self, game: &mut Game) {
        for item in &mut game.items {
            let Item::Tag(tag) = item else { continue };
            if !tag.kind().is_none_or(Kind::is_inheritable) {
                continue;
            }
            if let Some(value) = tag.value.strip_prefix("##") {
                if value.is_empty() {
                    tag.inherited = self.last(tag.name()).map(Into::into);
                }
                let value: Box<str> = tag.effective().into();
                match self.standing.iter_mut().find(|(name, _)| *name == tag.name()) {
                    Some((_, standing)) => *standing = value,
                    None => self.standing.push((tag.shared_name().clone(), value)),
                }
            } else {
                if &*tag.value == "#" {
                    tag.inherited = self.last(tag.name()).map(Into::into);
                }
                if !self.standing.is_empty() {
                    self.standing.retain(|(name, _)| *name != tag.name());
                }
            }
        }
        if !self.standing.is_empty() {
            game.standing =
                self.standing.iter().filter(|(name, _)| game.tag(name).is_none()).cloned().collect();
        }
        let inherited = game.tags().filter_map(|tag| tag.inherited.as_ref()).map(|value| value.len());
        let standing = game.standing.iter().map(|(name, value)| name.len() + value.len());
        self.given += inherited.chain(standing).sum::<usize>() as u64;
        self.remember(game);
    }

    /// Whether more was passed on than an honest file of this length does.
    pub fn exceeds(&self, length: u64) -> bool {
        passes_on_too_much(self.given, length) || self.standing.len() > MOST_TAGS
    }

    fn last(&self, name: &str) -> Option<&str> {
        self.previous.iter().find(|(previous, _)| previous == name).map(|(_, value)| value.as_str())
    }

    /// Keeps the values of this game in the strings of the one before.
    fn remember(&mut self, game: &Game) {
        let mut count = 0;
        let values = game
            .tags()
            .filter(|tag| tag.kind() != Some(Kind::Note))
            .map(|tag| (tag.shared_name(), tag.effective()))
            .chain(game.standing.iter().map(|(name, value)| (name, &**value)));
        for (name, value) in values {
            match self.previous.get_mut(count) {
                Some((old_name, old_value)) => {
                    old_name.clone_from(name);
                    old_value.clear();
                    old_value.push_str(value);
                }
                None => self.previous.push((name.clone(), value.to_owned())),
            }
            count += 1;
        }
        self.previous.truncate(count);
    }
}
