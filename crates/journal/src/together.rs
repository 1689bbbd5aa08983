use crate::{Event, JournalError, Stream, Version};

/// One of several writes that are made as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// Events are appended to a stream that is at this version then.
    Append {
        /// The stream.
        stream: Stream,
        /// The version that it is at, after the writes before this one.
        expected: Version,
        /// The events.
        events: Vec<Event>,
    },
    /// Bytes are kept aside under an id, in the place of what was there.
    Put {
        /// The id.
        id: String,
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// What is kept aside under an id is removed for good.
    Remove {
        /// The id.
        id: String,
    },
}

/// A store that makes several writes, to streams and aside, as one.
pub trait Together: Send + Sync {
    /// Makes all writes in their order, or none of them: whoever reads, also after a process was killed, finds all
    /// or nothing. Durable when it returns.
    fn write(&self, all: Vec<Write>) -> Result<(), JournalError>;
}

/// Whether the writes are of a size that any implementation takes.
pub(crate) fn admit_all(all: &[Write]) -> Result<(), JournalError> {
    all.iter().try_for_each(|write| match write {
        Write::Append { events, .. } => crate::port::admit(events),
        Write::Put { bytes, .. } if bytes.len() > crate::MOST_BYTES => Err(JournalError::TooLarge),
        Write::Put { .. } | Write::Remove { .. } => Ok(()),
    })
}
