//! Why an event refused something, with what helps at the command line: the hour, who may, the value, the command.

use openroom_movements::Draw;
use openroom_reasoning::Words;
use openroom_tournament::{Ended, Moment, People, Why};

use super::hours::hour;
use super::show;

/// What is wrong with the best draw.
fn repeated(w: Words, draw: &Draw) -> String {
    let again = draw.rematches().map(|pairing| {
        w.say("event-refused-again", &[("one", pairing.ns.to_string()), ("other", pairing.ew.to_string())])
    });
    let bye = draw.bye.filter(|_| draw.bye_again).map(|bye| w.with("event-refused-bye-again", "n", bye));
    again.chain(bye).collect::<Vec<_>>().join(", ")
}

/// The sentence; none where what the browser says is as much.
pub(super) fn sentence(w: Words, people: &People, why: &Why) -> Option<String> {
    let (key, of): (&str, Vec<(&'static str, String)>) = match why {
        Why::NotYours { may } => {
            let may: Vec<String> = may.iter().map(|role| show::role(w, *role)).collect();
            ("event-refused-not-yours", vec![("may", may.join(", "))])
        }
        Why::NotAtTheTable { line } => ("event-refused-not-there", vec![("line", line.to_string())]),
        Why::NotConcerned => ("event-refused-not-concerned", vec![]),
        Why::Late { ended } => ("event-refused-late", vec![("at", hour(*ended))]),
        Why::NoLateCorrection => ("event-refused-no-late", vec![]),
        Why::NoSuchScore { points } => ("event-refused-no-score", vec![("points", points.to_string())]),
        Why::NoSuchRuling => ("event-refused-no-ruling", vec![]),
        Why::NoSuchAppeal => ("event-refused-no-appeal", vec![]),
        Why::NoSuchPenalty => ("event-refused-no-penalty", vec![]),
        Why::NoSuchClaim => ("event-refused-no-claim", vec![]),
        Why::NoSuchEntry { entry } => ("event-refused-no-entry", vec![("entry", entry.to_string())]),
        Why::NoSuchPlayer { person } => {
            ("event-refused-no-player", vec![("who", show::name(people, *person))])
        }
        Why::PlaysAlready { person, entry } => (
            "event-refused-plays-already",
            vec![("who", show::name(people, *person)), ("entry", entry.to_string())],
        ),
        Why::NoSuchLine { line } => ("event-refused-no-line", vec![("line", line.to_string())]),
        Why::NoSuchSession { session } => ("event-refused-no-session", vec![("n", session.to_string())]),
        Why::NoSuchSection { section } => ("event-refused-no-section", vec![("name", section.to_string())]),
        Why::NoSuchBoard { board } => ("event-refused-no-board", vec![("n", board.to_string())]),
        Why::RoundsToCome { round } => ("event-refused-rounds-to-come", vec![("n", round.to_string())]),
        Why::DecidedOnAppeal { appeal } => {
            ("event-refused-decided-on-appeal", vec![("n", appeal.0.to_string())])
        }
        Why::NothingToDraw => ("event-refused-nothing-to-draw", vec![]),
        Why::Undecided { round } => ("event-refused-undecided", vec![("n", round.to_string())]),
        Why::Rematch { draw } => ("event-refused-rematch", vec![("what", repeated(w, draw))]),
        Why::BoardCancelled { line } => ("event-refused-cancelled", vec![("line", line.to_string())]),
        Why::ScoreAdjusted { line } => ("event-refused-adjusted", vec![("line", line.to_string())]),
        Why::SidesDiffer { line } => ("event-refused-sides-differ", vec![("line", line.to_string())]),
        Why::Tied { round, home, away } => (
            "event-refused-tied",
            vec![("n", round.to_string()), ("home", home.to_string()), ("away", away.to_string())],
        ),
        Why::RulingOverIt { ruling } => ("event-refused-ruling-over-it", vec![("n", ruling.0.to_string())]),
        Why::RulingEnded { ruling, ended: Ended::Cancelled } => {
            ("event-refused-ruling-cancelled", vec![("n", ruling.0.to_string())])
        }
        Why::RulingEnded { ruling, ended: Ended::Corrected } => {
            ("event-refused-ruling-corrected", vec![("n", ruling.0.to_string())])
        }
        Why::WentOn { round, entry } => {
            ("event-refused-went-on", vec![("n", round.to_string()), ("entry", entry.to_string())])
        }
        Why::RoundNotOver { round, missing: 0 } => {
            ("event-refused-round-not-played", vec![("n", round.to_string())])
        }
        Why::RoundNotOver { round, missing } => {
            ("event-refused-round-not-over", vec![("n", round.to_string()), ("missing", missing.to_string())])
        }
        Why::NotDrawn { round } => ("event-refused-not-drawn", vec![("n", round.to_string())]),
        Why::ClockRange { from, to } => {
            ("event-refused-clock", vec![("from", hour(*from)), ("to", hour(*to))])
        }
        Why::NoSuchMoment => ("event-refused-no-moment", vec![("at", hour(Moment::LAST))]),
        Why::DealtAlready { board } => ("event-refused-dealt-already", vec![("n", board.to_string())]),
        Why::AppealClosed => ("event-refused-appeal-closed", vec![]),
        Why::Final => ("event-refused-final", vec![]),
        Why::NoFurtherAppeal => ("event-refused-no-further", vec![]),
        Why::DecidedByAuthority => ("event-refused-by-authority", vec![]),
        Why::BeforeAuthority => ("event-refused-before-authority", vec![]),
        Why::NoConcurrence => ("event-refused-no-concurrence", vec![]),
        Why::NotToConcur => ("event-refused-not-to-concur", vec![]),
        Why::Frozen => ("event-refused-frozen", vec![]),
        Why::BadText => ("event-refused-bad-text", vec![]),
        _ => return None,
    };
    Some(w.say(key, &of))
}
