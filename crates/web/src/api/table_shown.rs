//! What a place sees of a table, for a program: what the page shows, in the same words.

use openroom_cards::Seat;
use openroom_laws::{Phase, Rule, Said, SeenStanding, Table, Tray, View, Who};
use serde::Serialize;
use utoipa::ToSchema;

use crate::room::{Room, Script, State, Watching};
use crate::scene::{Cite, Onlooker, Ruling, Scene, ScriptLines, Step, heard_of_calls, own_face_down};
use crate::secret::Key;
use crate::words::Words;

/// What the caller's places at a table see.
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
pub(super) struct Earlier {
    /// Its number.
    board: u32,
    /// Contract and tricks.
    result: String,
    /// The score.
    score: String,
}

/// A sentence with the provision that it rests on.
#[derive(Serialize, ToSchema)]
pub(super) struct Cited {
    /// The sentence.
    text: String,
    /// The number of the provision in the edition in force.
    law: String,
}

/// What one place sees.
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
pub(super) struct ToExplain {
    /// The number of the call.
    call: usize,
    /// Who asks what.
    text: String,
    /// By which provision.
    law: String,
}

/// Calls that have the same consequence.
#[derive(Serialize, ToSchema)]
pub(super) struct Choice {
    /// What the Director has to find for it.
    if_found: Option<String>,
    /// The calls in signs; none where it is every other call.
    calls: Vec<String>,
    /// What follows.
    follows: Vec<Cited>,
}

/// Something that holds for a player.
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
pub(super) struct PenaltyCard {
    /// Whose.
    of: String,
    /// Which.
    card: String,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(super) struct RemarkShown {
    /// By whom.
    by: String,
    /// What.
    what: String,
    /// The words themselves.
    words: String,
}

/// How a board ended.
#[derive(Serialize, ToSchema)]
pub(super) struct OverShown {
    /// Contract, declarer and tricks, such as `4SN+1`; in words on the page.
    result: String,
    /// The score in words.
    score: String,
}

/// What only the Director sees.
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
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

/// How a place is named.
pub(super) fn named(who: Who) -> String {
    match who {
        Who::Player(seat) => seat.letter().to_string(),
        Who::Director => "Director".to_owned(),
    }
}

/// What this session sees of a table; none where it has no place there.
pub(super) fn shown(
    room: &Room,
    state: &State,
    key: &Key,
    w: Words,
    round_ends: Option<u64>,
) -> Option<TableShown> {
    let roles = state.roles(key);
    let onlooker = Onlooker { key, csrf: "", words: w, acting: None };
    let scene = Scene::of(room, state, &onlooker)?;
    let view = |who: &Who| {
        let scene = Scene::of_place(room, state, &state.table, *who, &onlooker)?;
        Some(view_shown(&state.table, &state.table.view(*who), scene))
    };
    Some(TableShown {
        mark: scene.mark.clone(),
        places: roles.iter().copied().map(named).collect(),
        views: roles.iter().filter_map(view).collect(),
        ..frame(state, scene, round_ends)
    })
}

/// What a spectator sees of the board as it was; he acts on nothing.
pub(super) fn watched(
    room: &Room,
    state: &State,
    table: &Table,
    whom: Watching,
    w: Words,
) -> Option<TableShown> {
    let key = state.owner.clone();
    let onlooker = Onlooker { key: &key, csrf: "", words: w, acting: None };
    let seats = whom.one().map_or_else(|| Seat::ALL.to_vec(), |seat| vec![seat]);
    let view = |seat: &Seat| {
        let scene = Scene::watched(room, state, table, Watching::One(*seat), w)?;
        let view = table.view(Who::Player(*seat));
        Some(ViewShown { legal: vec![], ..view_shown(table, &view, scene) })
    };
    let scene = Scene::of_place(room, state, table, Who::Player(*seats.first()?), &onlooker)?;
    let views = seats.iter().filter_map(view).collect();
    Some(TableShown { views, may_deal: false, ..frame(state, scene, None) })
}

fn followed(script: &Script, lines: Option<&ScriptLines>) -> Followed {
    let of = |class: &'static str| {
        lines.into_iter().flat_map(|it| &it.lines).filter(move |(_, here)| *here == class)
    };
    Followed {
        file: script.file.clone(),
        block: script.block,
        edition: script.edition.name().to_owned(),
        done: lines.map(|_| of("done").count()),
        next: of("next").map(|(line, _)| line.clone()).next(),
    }
}

fn frame(state: &State, scene: Scene, round_ends: Option<u64>) -> TableShown {
    let script = state.script.as_ref().filter(|_| scene.director);
    let scenario = script.map(|script| followed(script, scene.script.as_ref()));
    let earlier = scene.ended.into_iter();
    TableShown {
        mark: String::new(),
        places: vec![],
        title: state.title.clone(),
        board: scene.number,
        adjourned: scene.adjourned,
        round_ends,
        may_deal: scene.may_deal,
        earlier: earlier
            .map(|(board, over, _)| Earlier { board, result: over.result, score: over.score })
            .collect(),
        scenario,
        views: vec![],
    }
}

fn cited((text, cite): (String, Cite)) -> Cited {
    Cited { text, law: cite.number.to_owned() }
}

fn ruled(ruling: Ruling) -> Cited {
    cited((ruling.text, ruling.cite))
}

fn view_shown(table: &Table, view: &View, scene: Scene) -> ViewShown {
    let letter = |seat: Seat| seat.letter().to_string();
    let heard = heard_of_calls(table, view.of);
    let calls = view.calls.iter().zip(heard).enumerate().map(|(number, (made, heard))| CallSeen {
        number,
        by: letter(made.by),
        call: match made.said {
            Said::Call(call) => call.to_string(),
            Said::AboveSeven { level, denomination } => format!("{level}{denomination}"),
        },
        stands: made.standing == SeenStanding::Stands,
        alerted: heard.alerted,
        explained: Some(heard.words).filter(|words| !words.is_empty()),
    });
    // When the board is over nothing is in force.
    let in_force = view.restrictions.iter().filter(|_| view.phase != Phase::Over);
    let penalties = in_force.filter_map(|one| match one.rule {
        Rule::PenaltyCard { card, .. } => Some(PenaltyCard { of: letter(one.on), card: card.to_string() }),
        _ => None,
    });
    let desk = scene.director.then(|| DirectorSees {
        calling: scene.calling.iter().map(|seat| (*seat).to_owned()).collect(),
        cases: scene.cases.into_iter().map(case).collect(),
        unnoticed: scene.unnoticed.into_iter().map(ruled).collect(),
        course: scene
            .course
            .into_iter()
            .map(|deed| DeedShown {
                by: deed.by.to_owned(),
                what: deed.what,
                seconds: deed.seconds,
                away: deed.away,
            })
            .collect(),
    });
    ViewShown {
        of: named(view.of),
        phase: match view.phase {
            Phase::Auction => "auction",
            Phase::Clarification => "clarification",
            Phase::Play => "play",
            Phase::Over => "over",
        }
        .to_owned(),
        turn: view.turn.map(letter),
        now: scene.status.now,
        dealer: letter(view.dealer),
        vulnerable: view.vulnerability.to_string(),
        hands: Seat::ALL.map(|seat| view.hands[seat].cards.to_string()).into(),
        cards: Seat::ALL.map(|seat| view.hands[seat].count).into(),
        calls: calls.collect(),
        contract: view.contract.map(|contract| contract.to_string()),
        won: scene.status.tricks.map(Into::into),
        led_face_down: view.led_face_down.map(letter),
        own_face_down: match view.of {
            Who::Player(seat) => own_face_down(table, std::slice::from_ref(view), seat),
            Who::Director => None,
        }
        .map(|card| card.to_string()),
        tricks: view
            .tricks
            .iter()
            .map(|trick| Seat::ALL.map(|seat| trick[seat].map(|card| card.to_string())).into())
            .collect(),
        legal: legal(view),
        asked: scene
            .asked
            .into_iter()
            .map(|one| Asked {
                question: one.key,
                text: one.text,
                law: one.cite.number.to_owned(),
                claim: one.claim.map(|claim| format!("{} {} {}", claim.by, claim.what, claim.words)),
                answers: one.answers.into_iter().map(|answer| answer.text).collect(),
            })
            .collect(),
        to_explain: scene
            .to_explain
            .into_iter()
            .map(|one| ToExplain { call: one.place, text: one.text, law: one.cite.number.to_owned() })
            .collect(),
        choices: scene
            .ways
            .into_iter()
            .map(|way| Choice {
                if_found: way.if_found.map(|(text, _)| text),
                calls: way.calls.into_iter().map(|(call, _)| call).collect(),
                follows: way.follows.into_iter().map(cited).collect(),
            })
            .collect(),
        waiting_for: scene.waiting.into_iter().map(|one| cited((one.who, one.cite))).collect(),
        held: scene.held,
        restrictions: scene
            .limits
            .into_iter()
            .map(|limit| Restriction {
                on: limit.on.clone(),
                text: limit.text,
                until: limit.until,
                law: limit.cite.number.to_owned(),
            })
            .collect(),
        penalty_cards: penalties.collect(),
        rulings: scene.rulings.into_iter().map(ruled).collect(),
        said: scene
            .remarks
            .into_iter()
            .map(|one| RemarkShown { by: one.by, what: one.what, words: one.words })
            .collect(),
        tray: scene.tray.map(|tray| match tray {
            Tray::ToBePassed => "to-pass".to_owned(),
            Tray::Across => "across".to_owned(),
        }),
        called: scene.called,
        over: table
            .position()
            .outcome()
            .zip(scene.over)
            .map(|(outcome, over)| OverShown { result: outcome.to_string(), score: over.score }),
        desk,
    }
}

fn legal(view: &View) -> Vec<String> {
    // Declarer plays dummy's cards.
    let declarer = view.contract.map(|contract| contract.declarer).filter(|_| view.phase == Phase::Play);
    let turn = view.turn.map(|turn| declarer.filter(|declarer| turn == declarer.partner()).unwrap_or(turn));
    if turn.map(Who::Player) != Some(view.of) {
        return vec![];
    }
    let calls = openroom_cards::Call::all().filter(|call| view.legal_calls.contains(*call));
    let calls = calls.map(|call| call.to_string());
    calls.chain(view.legal_cards.iter().map(|card| card.to_string())).collect()
}

fn case(one: crate::scene::CaseLine) -> CaseShown {
    let step = |step: Step| match step {
        Step::Answered { to, question, answer, cite } => cited((format!("{to}: {question} {answer}"), cite)),
        Step::Ordered(ruling) => ruled(ruling),
        Step::Open { to, question, cite } => cited((format!("{to}: {question}"), cite)),
    };
    CaseShown {
        number: one.number,
        about: cited((one.text, one.cite)),
        state: one.state.trim_start_matches("case-").to_owned(),
        steps: one.steps.into_iter().map(step).collect(),
    }
}
