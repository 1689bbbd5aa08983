//! USEBIO, the XML of bridge results: a game for each board with its travellers as a table of
//! scores, the participants as a table of totals, hands from the set beside the event or from the boards. Elements
//! without a place of their own are kept as tags that begin with `USEBIO_`.

mod hands;
mod read;
mod tree;
mod write;

pub use read::{read_usebio, read_usebio_in};
pub use write::write_usebio;

/// Elements of a traveller's line and the columns that hold them.
const LINE: [(&str, &str); 14] = [
    ("NS_PAIR_NUMBER", "PairId_NS"),
    ("EW_PAIR_NUMBER", "PairId_EW"),
    ("CONTRACT", "Contract"),
    ("PLAYED_BY", "Declarer"),
    ("LEAD", "Lead"),
    ("TRICKS", "Result"),
    ("SCORE", "Score_NS"),
    ("NS_SCORE", "Score_NS_"),
    ("EW_SCORE", "Score_EW"),
    ("NS_MATCH_POINTS", "MP_NS"),
    ("EW_MATCH_POINTS", "MP_EW"),
    ("NS_CROSS_IMP_POINTS", "IMP_NS"),
    ("EW_CROSS_IMP_POINTS", "IMP_EW"),
    ("ROUND_NUMBER", "Round"),
];

/// Elements of a participant and the columns that hold them.
const TOTAL: [(&str, &str); 6] = [
    ("PLACE", "Rank"),
    ("PAIR_NUMBER", "PairId"),
    ("TEAM_ID", "TeamId"),
    ("DIRECTION", "Direction"),
    ("PERCENTAGE", "TotalPercentage"),
    ("TOTAL_SCORE", "TotalScore"),
];

/// Elements of an event and the tags that hold them.
const EVENT: [(&str, &str); 5] = [
    ("EVENT_DESCRIPTION", "Event"),
    ("CLUB_NAME", "Site"),
    ("PROGRAM_NAME", "Application"),
    ("DATE", "Date"),
    ("BOARD_SCORING_METHOD", "Scoring"),
];

/// Ways of scoring and their names in games.
const SCORING: [(&str, &str); 4] =
    [("MATCH_POINTS", "MP"), ("CROSS_IMPS", "IMP;Cross1"), ("BUTLER_IMPS", "IMP;Butler"), ("IMPS", "IMP")];

/// Kinds of events and their names in games.
const KINDS: [(&str, &str); 3] = [("PAIRS", "Pairs"), ("TEAMS", "Teams"), ("INDIVIDUAL", "Individuals")];

/// What stands in the tag of a team itself: columns and attributes.
const OF_TEAM: [(&str, &str); 2] = [("TEAM_ID", "TeamId"), ("TEAM_NAME", "USEBIO_TEAM_NAME")];

/// How kept elements begin as tags and columns; those of a club, a board and a match have its name after it.
const KEPT: &str = "USEBIO_";
const OF_CLUB: &str = "USEBIO_CLUB_";
const OF_BOARD: &str = "USEBIO_BOARD_";
const OF_MATCH: &str = "USEBIO_MATCH_";

/// The tag that keeps the kind of an event where it says more than games can.
const EVENT_TYPE: &str = "USEBIO_EVENT_TYPE";

/// The kind of an event as games have it, by the word that its own name has in it.
fn kind_of_event(word: &str) -> Option<&'static str> {
    let parts = [
        ("INDIVIDUAL", "Individuals"),
        ("PAIR", "Pairs"),
        ("TEAM", "Teams"),
        ("RUBBER", "Rubber"),
        ("CHICAGO", "Chicago"),
    ];
    let word = word.to_ascii_uppercase();
    second_of(&KINDS, &word)
        .or_else(|| parts.iter().find(|(part, _)| word.contains(part)).map(|(_, kind)| *kind))
}

fn first_of<'a>(pairs: &[(&'a str, &'a str)], second: &str) -> Option<&'a str> {
    pairs.iter().find(|(_, other)| *other == second).map(|(first, _)| *first)
}

fn second_of<'a>(pairs: &[(&'a str, &'a str)], first: &str) -> Option<&'a str> {
    pairs.iter().find(|(other, _)| *other == first).map(|(_, second)| *second)
}
