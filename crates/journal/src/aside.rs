use crate::JournalError;

/// What lies beside the chain, referenced from it by id: names, contacts, confidential files.
///
/// It can be changed and removed without touching a stream, so that a person can be anonymised
/// while the hash chain stays whole.
pub trait Aside: Send + Sync {
    /// Keeps bytes under an id, in the place of what was there; durable when it returns.
    fn put(&self, id: &str, bytes: &[u8]) -> Result<(), JournalError>;

    /// What is kept under an id.
    fn get(&self, id: &str) -> Result<Option<Vec<u8>>, JournalError>;

    /// Removes what is kept under an id for good; durable when it returns.
    fn remove(&self, id: &str) -> Result<(), JournalError>;
}
