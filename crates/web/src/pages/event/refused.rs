//! Why an event refused something, in the visitor's language.

use openroom_tournament::Refused;
use openroom_words::{Called, refusal};

use super::told;
use crate::club::Inside;
use crate::words::Words;

/// The sentence, with the provision where it rests on one.
pub(crate) fn sentence(w: Words, inside: &Inside, refused: &Refused) -> String {
    let edition = inside.event.conditions().map(|conditions| conditions.edition);
    let called =
        Called { person: &|person| told::person(inside, person), entry: &|entry| told::entry(inside, entry) };
    refusal(w, edition, refused, &called)
}
