//! What is wrong with a movement, and which individuals there are none of, in every language.

use openroom_movements::{ChangeRefused, Fault, NoIndividual};
use openroom_reasoning::Words;

use crate::finish::Failure;

/// Something that makes a movement unplayable.
pub(crate) fn told(w: Words, fault: Fault) -> String {
    let (key, of) = match fault {
        Fault::NoSuchContestant { contestant, round } => {
            ("fault-contestant", vec![("n", contestant.to_string()), ("round", round.to_string())])
        }
        Fault::NoSuchSet { set, round } => {
            ("fault-set", vec![("n", set.0.to_string()), ("round", round.to_string())])
        }
        Fault::TwoSeats { contestant, round } => {
            ("fault-two-seats", vec![("n", contestant.to_string()), ("round", round.to_string())])
        }
        Fault::SplitSide { table, round } => {
            ("fault-split-side", vec![("table", table.to_string()), ("round", round.to_string())])
        }
        Fault::BoardTwice { contestant, set, round } => (
            "fault-board-twice",
            vec![("n", contestant.to_string()), ("set", set.0.to_string()), ("round", round.to_string())],
        ),
        Fault::TooManyTables { set, round, tables } => (
            "fault-tables",
            vec![("set", set.0.to_string()), ("round", round.to_string()), ("tables", tables.to_string())],
        ),
        Fault::HalfMatch { ns, ew, set } => (
            "fault-half-match",
            vec![("one", ns.to_string()), ("other", ew.to_string()), ("set", set.0.to_string())],
        ),
    };
    w.say(key, &of)
}

/// No individual is made for so many players.
pub(crate) fn no_individual(refused: &NoIndividual) -> Failure {
    let of = [
        ("fewest", NoIndividual::FEWEST.to_string()),
        ("most", NoIndividual::MOST.to_string()),
        ("n", refused.players.to_string()),
    ];
    Failure::said("movement-no-individual", of)
}

/// A change does not fit the movement.
pub(crate) fn unchanged(refused: ChangeRefused) -> Failure {
    let one = |key, n: &dyn ToString| Failure::said(key, [("n", n.to_string())]);
    match refused {
        ChangeRefused::NoSuchContestant(contestant) => one("change-contestant", &contestant),
        ChangeRefused::NoSuchRound(round) => one("event-no-round", &round),
        ChangeRefused::NoSuchTable(table) => one("change-table", &table),
        ChangeRefused::NoSuchSet(set) => one("change-set", &set.0),
        ChangeRefused::NoPlace => Failure::said("change-no-place", []),
        ChangeRefused::SameContestant(contestant) => one("change-same-contestant", &contestant),
        ChangeRefused::SameSet(set) => one("change-same-set", &set.0),
        ChangeRefused::NotBesides(set) => one("change-not-besides", &set.0),
    }
}
