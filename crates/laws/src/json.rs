//! What is stored and sent as JSON, read here once for all who store and send it.

use serde::{Deserialize, Serialize};
use serde_json::Error;

use crate::{Answer, Event, Order, View, What};

openroom_json::read_here!(Answer, Event, Order, What);

/// An event in a list, which needs no look at it before it is read.
#[derive(Deserialize)]
#[serde(transparent)]
struct Listed(#[serde(with = "Event")] Event);

impl Event {
    /// Events as a list in JSON.
    pub fn list_to_json(events: &[Event]) -> Result<Vec<u8>, Error> {
        let mut bytes = Vec::new();
        events.serialize(&mut serde_json::Serializer::new(&mut bytes))?;
        Ok(bytes)
    }

    /// Events from a list in JSON.
    pub fn list_from_json(bytes: &[u8]) -> Result<Vec<Event>, Error> {
        let listed: Vec<Listed> = serde_json::from_slice(bytes)?;
        Ok(listed.into_iter().map(|Listed(event)| event).collect())
    }
}

impl View {
    /// All that is seen, as JSON: two that are equal are equal byte for byte.
    pub fn to_json(&self) -> Result<Vec<u8>, Error> {
        serde_json::to_vec(self)
    }
}
