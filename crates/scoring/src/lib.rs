//! Scores of duplicate bridge: from a contract to a ranking, with every adjusted score.
//!
//! All arithmetic is exact: numbers are rationals, and nothing is rounded but where a regulation prescribes a
//! [`Rounding`], which is then named.

mod annulled;
mod averages;
mod award;
mod board;
mod book;
mod column;
mod compare;
mod compare_rooms;
mod conditions;
mod contestant;
mod contract;
mod correction;
mod expected;
mod explain;
mod explain_entry;
mod explain_match;
mod explain_method;
mod fault;
pub mod file;
mod imps;
mod inadmissible;
mod knockout;
mod league;
mod league_ranking;
mod master_points;
mod match_margin;
mod messages;
mod number;
mod ranking;
mod rates;
mod ratio;
mod reason;
mod rounding;
mod said;
mod said_correction;
mod said_result;
mod scale_table;
mod scales;
mod separate;
mod surd;
mod swiss;
mod teams;
mod tie;
mod totals;
mod traveller;
mod victory;

pub use averages::{Averages, Granted, average_plus_boards};
pub use award::{Adjustment, Artificial, AtTable, Award, BadWeights, Offenders, Responsibility, Weighted};
pub use book::{Book, LineScore, Total, awards_on};
pub use conditions::{
    Butler, Conditions, Divisor, Field, Method, SitOuts, SmallGroups, Unequal, Unit, Winners, Withdrawals,
};
pub use contestant::{Amount, Carried, CarryOver, Contestant, Extra, ExtraKind, Standing};
pub use contract::{Item, Part, TooManyTricks, is_possible, items, score};
pub use correction::{Correction, Moved};
pub use fault::{Fault, Where, Why};
pub use imps::{imps, imps_of};
pub use inadmissible::{Inadmissible, doubling_scored};
pub use knockout::{KnockoutMatch, Verdict};
pub use league::{BadBoard, League, Match, score_match};
pub use master_points::{Awards, MasterPoints, PointsFor};
pub use messages::{file_messages, messages};
pub use number::NotANumber;
pub use ranking::{Ranking, RankingOf, Rankings};
pub use ratio::Ratio;
pub use reason::Reason;
pub use rounding::{Halves, Rounding, over_root};
pub use said::{Said, SaidPart, Tells};
pub use said_correction::{KnockoutDecided, MatchMove, Told, line_corrected, outstanding_said, rank_moved};
pub use scale_table::{BadTable, Columns, Step, Table, VictoryPoints};
pub(crate) use separate::more_favourable;
pub use separate::{
    Apart, MethodOf2007, best_likely_worst_probable, fouled_in_teams, incomparable_provisions, knockout_mean,
    knockout_provisions, one_team_at_fault, self_inflicted, team_average_provisions,
};
pub use surd::Surd;
pub use swiss::Swiss;
pub use teams::{
    AtFault, BoardResult, Cause, Favours, Incomparable, Knockout, MatchBoard, MatchConditions, MatchMethod,
    MatchResult,
};
pub use tie::{Ranked, TieBreak, TieStep, Worth, break_ties, parting, stratum};
pub use traveller::{Entry, Line, Place, Traveller};
pub use victory::{Scale, continuous_scale, discrete_scale};
