//! How a table is made into what a place sees of it.

use openroom_cards::{BySeat, Card, Seat};
use openroom_laws::{CaseState, Phase, Rule, Said, SeenStanding, Table, Tray, View, Who};

use super::{
    Asked, CallSeen, CaseShown, Choice, Cited, DeedShown, DirectorSees, Earlier, Followed, OverShown,
    PenaltyCard, RemarkShown, Restriction, TableShown, ToExplain, ViewShown,
};
use crate::room::{Room, Script, State, Watching};
use crate::scene::{self, Cite, Onlooker, Ruling, Scene, ScriptLines, Step, heard_of_calls, own_face_down};
use crate::secret::Key;
use crate::words::Words;

/// How a place is named.
pub(in crate::api) fn named(who: Who) -> String {
    match who {
        Who::Player(seat) => seat.letter().to_string(),
        Who::Director => "Director".to_owned(),
    }
}

/// What this session sees of a table; none where it has no place there.
pub(in crate::api) fn shown(
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
pub(in crate::api) fn watched(
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
    let phase = match view.phase {
        Phase::Auction => "auction",
        Phase::Clarification => "clarification",
        Phase::Play => "play",
        Phase::Over => "over",
    };
    let own_face_down = match view.of {
        Who::Player(seat) => own_face_down(table, std::slice::from_ref(view), seat),
        Who::Director => None,
    };
    let trick = |trick: &BySeat<Option<Card>>| Seat::ALL.map(|seat| trick[seat].map(|card| card.to_string()));
    let desk = scene.director.then(|| DirectorSees {
        calling: scene.calling.iter().map(|seat| (*seat).to_owned()).collect(),
        cases: scene.cases.into_iter().map(case).collect(),
        unnoticed: scene.unnoticed.into_iter().map(ruled).collect(),
        course: scene.course.into_iter().map(deed).collect(),
    });
    ViewShown {
        of: named(view.of),
        phase: phase.to_owned(),
        turn: view.turn.map(letter),
        now: scene.status.now,
        dealer: letter(view.dealer),
        vulnerable: view.vulnerability.to_string(),
        hands: Seat::ALL.map(|seat| view.hands[seat].cards.to_string()).into(),
        cards: Seat::ALL.map(|seat| view.hands[seat].count).into(),
        calls: calls(table, view),
        contract: view.contract.map(|contract| contract.to_string()),
        won: scene.status.tricks.map(Into::into),
        led_face_down: view.led_face_down.map(letter),
        own_face_down: own_face_down.map(|card| card.to_string()),
        tricks: view.tricks.iter().map(|one| trick(one).into()).collect(),
        legal: legal(view),
        asked: scene.asked.into_iter().map(asked).collect(),
        to_explain: scene.to_explain.into_iter().map(to_explain).collect(),
        choices: scene.ways.into_iter().map(choice).collect(),
        waiting_for: scene.waiting.into_iter().map(|one| cited((one.who, one.cite))).collect(),
        held: scene.held,
        restrictions: scene.limits.into_iter().map(restriction).collect(),
        penalty_cards: penalty_cards(view),
        rulings: scene.rulings.into_iter().map(ruled).collect(),
        said: scene.remarks.into_iter().map(remark).collect(),
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

fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}

fn calls(table: &Table, view: &View) -> Vec<CallSeen> {
    let heard = heard_of_calls(table, view.of);
    let seen = view.calls.iter().zip(heard).enumerate().map(|(number, (made, heard))| CallSeen {
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
    seen.collect()
}

fn penalty_cards(view: &View) -> Vec<PenaltyCard> {
    // When the board is over nothing is in force.
    let in_force = view.restrictions.iter().filter(|_| view.phase != Phase::Over);
    let cards = in_force.filter_map(|one| match one.rule {
        Rule::PenaltyCard { card, .. } => Some(PenaltyCard { of: letter(one.on), card: card.to_string() }),
        _ => None,
    });
    cards.collect()
}

fn asked(one: scene::Asked) -> Asked {
    Asked {
        question: one.key,
        text: one.text,
        law: one.cite.number.to_owned(),
        claim: one.claim.map(|claim| format!("{} {} {}", claim.by, claim.what, claim.words)),
        answers: one.answers.into_iter().map(|answer| answer.text).collect(),
    }
}

fn to_explain(one: scene::ToExplain) -> ToExplain {
    ToExplain { call: one.place, text: one.text, law: one.cite.number.to_owned() }
}

fn choice(way: scene::Way) -> Choice {
    Choice {
        if_found: way.if_found.map(|(text, _)| text),
        calls: way.calls.into_iter().map(|(call, _)| call).collect(),
        follows: way.follows.into_iter().map(cited).collect(),
    }
}

fn restriction(limit: scene::Limit) -> Restriction {
    Restriction { on: limit.on, text: limit.text, until: limit.until, law: limit.cite.number.to_owned() }
}

fn remark(one: scene::Remark) -> RemarkShown {
    RemarkShown { by: one.by, what: one.what, words: one.words }
}

fn deed(deed: scene::Deed) -> DeedShown {
    DeedShown { by: deed.by.to_owned(), what: deed.what, seconds: deed.seconds, away: deed.away }
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

fn case(one: scene::CaseLine) -> CaseShown {
    let step = |step: Step| match step {
        Step::Answered { to, question, answer, cite } => cited((format!("{to}: {question} {answer}"), cite)),
        Step::Ordered(ruling) => ruled(ruling),
        Step::Open { to, question, cite } => cited((format!("{to}: {question}"), cite)),
    };
    CaseShown {
        number: one.number,
        about: cited((one.text, one.cite)),
        state: state(one.state).to_owned(),
        steps: one.steps.into_iter().map(step).collect(),
    }
}

const fn state(of: CaseState) -> &'static str {
    match of {
        CaseState::Open => "open",
        CaseState::Closed => "closed",
        CaseState::Lapsed => "lapsed",
        CaseState::Strayed => "strayed",
        CaseState::Waived => "waived",
        CaseState::Withdrawn => "withdrawn",
    }
}
