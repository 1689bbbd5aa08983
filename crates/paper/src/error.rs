use std::fmt;

/// Why something cannot be printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unprintable {
    /// There is nothing to print.
    Nothing,
    /// It would take more pages than anybody prints.
    TooLong {
        /// How many pages it would take, at least.
        pages: usize,
    },
    /// A link is too long for a code that a phone can read.
    Link(String),
}

impl fmt::Display for Unprintable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unprintable::Nothing => f.write_str("there is nothing to print"),
            Unprintable::TooLong { pages } => write!(f, "it would take {pages} pages or more"),
            Unprintable::Link(link) => {
                let start: String = link.chars().take(60).collect();
                write!(f, "the link is too long for a code: {start}…")
            }
        }
    }
}

impl std::error::Error for Unprintable {}
