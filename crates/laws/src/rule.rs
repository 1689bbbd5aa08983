//! From a matter to the Law that rules it.

use crate::{Ask, Case, Matter, law26, law27};

/// Runs the Law that rules the matter, from the top.
pub fn rule(matter: &Matter, case: &mut Case<'_>) -> Ask<()> {
    match matter {
        Matter::InsufficientBid(it) => law27::rule(it, case),
        Matter::FirstLead(it) => law26::rule(it, case),
    }
}
