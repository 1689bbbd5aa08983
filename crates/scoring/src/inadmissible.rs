use openroom_cards::Doubling;
use openroom_lawbook::{Edition, provisions::L36C};

/// An inadmissible call that attention is drawn to only after the opening lead is faced.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Inadmissible {
    /// A double.
    Double,
    /// A redouble.
    Redouble,
}

/// How the contract is doubled for scoring: as if the inadmissible call had not been made.
///
/// None in an edition without a rule for this moment; the Director decides there.
pub fn doubling_scored(edition: Edition, called: Doubling, inadmissible: Inadmissible) -> Option<Doubling> {
    L36C.in_force(edition).map(|_| match (inadmissible, called) {
        (Inadmissible::Double, _) | (Inadmissible::Redouble, Doubling::Undoubled) => Doubling::Undoubled,
        (Inadmissible::Redouble, Doubling::Doubled | Doubling::Redoubled) => Doubling::Doubled,
    })
}
