//! What a place sees of a table, for a program: what the page shows, in the same words.

mod make;

use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

pub(super) use make::{named, shown, watched};

/// What the caller's places at a table see.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TableShown {
    /// Names what is seen here; an act or answer brings it along, so that nobody acts on what has changed meanwhile.
    mark: String,
    /// The places that the caller has: N, E, S, W, Director.
    places: Vec<String>,
    /// What the table is called.
    title: String,
    /// The number of the board.
    board: u32,
    /// Whether the Director has put the board off.
    adjourned: bool,
    /// When the round ends, in seconds since 1970, where there is a clock.
    round_ends: Option<u64>,
    /// Whether the caller may deal another board.
    may_deal: bool,
    /// How earlier boards ended, the last first.
    earlier: Vec<Earlier>,
    /// The scenario that the table follows, for the Director.
    scenario: Option<Followed>,
    /// The view of each place.
    views: Vec<ViewShown>,
}

/// A scenario that a table follows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Followed {
    /// The file.
    file: String,
    /// Its number in the file.
    block: usize,
    /// The edition.
    edition: String,
    /// How many lines of its script are done; null where the table has left it.
    done: Option<usize>,
    /// The line that comes next; null at its end, and where the table has left it.
    next: Option<String>,
}

/// A board that was played before.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Earlier {
    /// Its number.
    board: u32,
    /// Contract and tricks.
    result: String,
    /// The score.
    score: String,
}

/// A sentence with the provision that it rests on.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Cited {
    /// The sentence.
    text: String,
    /// The number of the provision in the edition in force.
    law: String,
}

/// What one place sees.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ViewShown {
    /// The place.
    of: String,
    /// auction, clarification, play or over.
    phase: String,
    /// Whose turn it is.
    turn: Option<String>,
    /// What happens now, in words.
    now: String,
    /// The dealer.
    dealer: String,
    /// Who is vulnerable: None, NS, EW or All.
    vulnerable: String,
    /// The cards that are seen in each hand, N, E, S, W, as PBN writes them.
    hands: Vec<String>,
    /// How many cards each hand has, N, E, S, W.
    cards: Vec<u8>,
    /// The calls.
    calls: Vec<CallSeen>,
    /// The contract with its declarer, such as `4SXN`.
    contract: Option<String>,
    /// The tricks of North-South and of East-West.
    won: Option<Vec<u8>>,
    /// Who has led face down.
    led_face_down: Option<String>,
    /// The card that this player has led face down himself.
    own_face_down: Option<String>,
    /// The tricks: the cards of N, E, S, W, each where it is seen.
    tricks: Vec<Vec<Option<String>>>,
    /// What may be called or played by the Laws now.
    legal: Vec<String>,
    /// What is asked: a key, the sentence, and the answers to choose from.
    asked: Vec<Asked>,
    /// Calls that opponents have asked him about.
    to_explain: Vec<ToExplain>,
    /// What he may call now in place of a call that was cancelled, and what follows from each.
    choices: Vec<Choice>,
    /// Whom the table waits for.
    waiting_for: Vec<Cited>,
    /// What he did that waits for an answer of somebody else.
    held: Vec<String>,
    /// What holds now for somebody.
    restrictions: Vec<Restriction>,
    /// The penalty cards on the table.
    penalty_cards: Vec<PenaltyCard>,
    /// What was ruled, as he heard it, the last first.
    rulings: Vec<Cited>,
    /// What was said at the table, as far as he heard it, the last first.
    said: Vec<RemarkShown>,
    /// Behind a screen, while nobody on his side is to call: to-pass or across.
    tray: Option<String>,
    /// Whether he has called the Director, who has not come yet.
    called: bool,
    /// How the board ended.
    over: Option<OverShown>,
    /// What only the Director sees.
    desk: Option<DirectorSees>,
}

/// A call that was made.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CallSeen {
    /// Its number among those that are seen, as acts name it.
    number: usize,
    /// By whom.
    by: String,
    /// What.
    call: String,
    /// Whether it stands.
    stands: bool,
    /// Whether it was alerted.
    alerted: bool,
    /// How its side explained it last. It is what was said, not what was agreed.
    explained: Option<String>,
}

/// A question.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Asked {
    /// Names it in an answer.
    question: String,
    /// In words.
    text: String,
    /// By which provision.
    law: String,
    /// What was said in the claim that it is about.
    claim: Option<String>,
    /// What may be answered, by number from 0.
    answers: Vec<String>,
}

/// A call that he is to explain.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ToExplain {
    /// The number of the call.
    call: usize,
    /// Who asks what.
    text: String,
    /// By which provision.
    law: String,
}

/// Calls that have the same consequence.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Choice {
    /// What the Director has to find for it.
    if_found: Option<String>,
    /// The calls in signs; none where it is every other call.
    calls: Vec<String>,
    /// What follows.
    follows: Vec<Cited>,
}

/// Something that holds for a player.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Restriction {
    /// For whom.
    on: String,
    /// What he must or may not do.
    text: String,
    /// Until when.
    until: String,
    /// By which provision.
    law: String,
}

/// A penalty card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct PenaltyCard {
    /// Whose.
    of: String,
    /// Which.
    card: String,
}

/// Something that was said.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RemarkShown {
    /// By whom.
    by: String,
    /// What.
    what: String,
    /// The words themselves.
    words: String,
}

/// How a board ended.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct OverShown {
    /// Contract, declarer and tricks, such as `4SN+1`; in words on the page.
    result: String,
    /// The score in words.
    score: String,
}

/// What only the Director sees.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct DirectorSees {
    /// The players who have called him.
    calling: Vec<String>,
    /// The cases with their questions, answers and orders, the last first.
    cases: Vec<CaseShown>,
    /// Irregularities that nobody has noticed.
    unnoticed: Vec<Cited>,
    /// The calls and cards with the time that each took.
    course: Vec<DeedShown>,
}

/// A case.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CaseShown {
    /// Its number.
    number: usize,
    /// What it is about, with what was breached.
    about: Cited,
    /// open, closed, lapsed, strayed, waived or withdrawn.
    state: String,
    /// Its steps in words.
    steps: Vec<Cited>,
}

/// A call or card with its time.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct DeedShown {
    /// By whom.
    by: String,
    /// What.
    what: String,
    /// Seconds of his own.
    seconds: u64,
    /// Seconds without connection.
    away: u64,
}
