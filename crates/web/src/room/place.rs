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

    /// Whether somebody with another name has it.
    pub(crate) fn is_of_another(&self, name: &str) -> bool {
        !self.holders.is_empty() && self.name != name
    }

    /// Takes it from this session.
    pub(super) fn take_from(&mut self, key: &Key) {
        self.holders.retain(|holder| holder != key);
    }

    pub(super) fn add(&mut self, key: Key, name: String) {
        if !self.is_held_by(&key) {
            self.holders.push(key);
            if self.holders.len() > MOST_DEVICES {
                self.holders.remove(0);
            }
        }
        self.name = name;
    }
}
