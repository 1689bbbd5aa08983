use std::fmt;

/// What was found where a journal is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Damage {
    /// An entry is missing, or is not as it was written.
    BrokenChain,
    /// The tables of the file are not there.
    NoTables,
    /// What says how many entries there were.
    End,
    /// The file has fewer pages than it says.
    Cut {
        /// How many are there.
        there: u64,
        /// How many it says.
        pages: u64,
    },
    /// A paper beside the log is not as it was written.
    Paper,
    /// So many are not.
    Papers(u64),
    /// An entry cannot be read, for a reason that its reader knows.
    Unreadable(String),
    /// What the store itself says.
    Told(String),
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::BrokenChain => f.write_str("the chain of hashes is broken"),
            Damage::NoTables => f.write_str("its tables are not there; the file is cut or overwritten"),
            Damage::End => f.write_str("nothing tells any more whether others followed"),
            Damage::Cut { there, pages } => {
                write!(f, "the file is cut: {there} of {pages} pages are there")
            }
            Damage::Paper => f.write_str("a paper beside the log is not as it was written"),
            Damage::Papers(count) => {
                write!(f, "{count} of the papers beside the log are not as they were written")
            }
            Damage::Unreadable(why) | Damage::Told(why) => f.write_str(why),
        }
    }
}
