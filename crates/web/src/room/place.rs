use crate::secret::Key;

/// A seat, or the Director's desk.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    /// The secret of the link that gives it.
    pub(crate) link: String,
    /// The sessions that have it: one person may have several devices.
    pub(crate) holders: Vec<Key>,
    /// The name of the person.
    pub(crate) name: String,
}

/// The most devices of one person.
const MOST_DEVICES: usize = 8;

impl Place {
    /// Whether this session has it.
    pub(crate) fn is_held_by(&self, key: &Key) -> bool {
        self.holders.contains(key)
    }

    /// How many devices have it.
    pub(crate) fn devices(&self) -> u8 {
        u8::try_from(self.holders.len()).unwrap_or(u8::MAX)
    }

    /// Whether somebody with another name has it.
    pub(crate) fn is_of_another(&self, name: &str) -> bool {
        !self.holders.is_empty() && self.name != name
    }

    /// Takes it from this session.
    pub(super) fn take_from(&mut self, key: &Key) {
        self.holders.retain(|holder| holder != key);
    }

    /// Gives it another link, and leaves it to nobody but this session; those who had it besides.
    pub(super) fn clear(&mut self, but: Option<&Key>, link: String) -> Vec<Key> {
        let (kept, left): (Vec<Key>, Vec<Key>) =
            std::mem::take(&mut self.holders).into_iter().partition(|holder| Some(holder) == but);
        if kept.is_empty() {
            self.name.clear();
        }
        (self.holders, self.link) = (kept, link);
        left
    }

    /// Gives it to this session; the one that has it no longer, where there are too many.
    pub(super) fn add(&mut self, key: Key, name: String) -> Option<Key> {
        self.name = name;
        if self.is_held_by(&key) {
            return None;
        }
        self.holders.push(key);
        (self.holders.len() > MOST_DEVICES).then(|| self.holders.remove(0))
    }
}
