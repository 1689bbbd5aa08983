//! The one place where everything of the engine has its scenario words. Each list is an exhaustive
//! match: what is new in the engine does not compile without words, and its form is in the documents.

mod act;
mod fill;
mod learnt;
mod order;
mod question;
mod refusal;
mod restriction;

pub use act::claimed_words;
pub(super) use act::{ACTS, act, conveyed};
pub(super) use fill::{Named, Suits, call_of, list};
pub(super) use learnt::learnt;
pub(super) use order::{ORDERS, order};
pub(super) use question::{CHOICES, FACTS, FINDINGS, FORMS, WAITS, form, what};
pub(super) use refusal::{ANSWER_REFUSALS, REFUSALS, answer_refusal, refusal};
pub(super) use restriction::{ENDS, RULES, restriction, rule, until};

/// Words for every variant: `PATTERN => "FORM" [PART, …]`. A word of the form in capitals stands for
/// the next part. Makes the function that gives the words, and the list of all forms.
macro_rules! words {
    (
        $(#[$doc:meta])*
        fn $name:ident($value:ident: $type:ty, $table:ident), $list:ident {
            $($(#[doc = $meaning:literal])? $pattern:pat => $form:literal $([$($part:expr),* $(,)?])?,)*
        }
    ) => {
        /// Every form, with what it means where the form does not say it.
        pub(in crate::table) const $list: &[(&str, &str)] = &[$(($form, concat!($($meaning)?))),*];

        $(#[$doc])*
        #[allow(unused_variables, reason = "not every list needs the table")]
        pub(in crate::table) fn $name($value: &$type, $table: &openroom_laws::Table) -> String {
            match $value {
                $($pattern => crate::table::words::fill::fill($form, &[$($(&$part as &dyn std::fmt::Display),*)?]),)*
            }
        }
    };
}
use words;
