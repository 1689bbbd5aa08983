//! Analysis, one module a subject.

mod claim_cases;
mod claims;
mod equity;
mod integrity;
#[allow(dead_code, reason = "par needs only part of what is known of each deal")]
mod list;
mod par;
