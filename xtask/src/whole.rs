//! The long proofs: what takes minutes or hours, each a stage that can be run alone.

use crate::run::cargo;
use crate::stages::{Outcome, Stage, counted};
use crate::{fuzz, soak};

/// The stages in order; a new proof is one more entry.
pub(crate) const STAGES: [Stage; 5] = [
    Stage { name: "claims", does: "a thousand contested claims against brute force", run: claims },
    Stage { name: "double-dummy", does: "a hundred deals against what DDS said of them", run: double_dummy },
    Stage { name: "walk", does: "a million random boards in every edition and preset", run: fuzz::walk },
    Stage { name: "kills", does: "the journal's writer and the program killed 500 times", run: soak::kills },
    Stage { name: "fuzz", does: "every fuzz target for ten minutes, guided by coverage", run: fuzz::guided },
];

fn claims() -> Outcome {
    of_analysis("claims_by_force")
}

fn double_dummy() -> Outcome {
    of_analysis("double_dummy")
}

/// All of a test that takes a part by day.
fn of_analysis(test: &str) -> Outcome {
    let words = ["test", "--package", "openroom-analysis", "--test", test, "--", "--nocapture"];
    counted(cargo(&words).env("OPENROOM_WHOLE", "1"))
}
