use openroom_cards::{Call, Card, Cards, Contract, Outcome, Seat, Side};
use openroom_lawbook::Provision;
use openroom_laws::{
    self as laws, Ended, Leave, Phase, Right, SeenStanding, Shown, Standing, SystemCard, Table,
};

use super::begin::contract;
use super::words::{self, call_of};
use crate::fault::Fault;
use crate::ground::Check;
use crate::line::who;
use crate::words::Words;

/// The checks.
pub(super) const CHECKS: &[(&str, &str)] = &[
    ("turn SEAT", "whose turn it is to call, or from whose hand a card is to be played"),
    ("turn nobody", ""),
    (
        "auction CALLS",
        "all calls so far; `(2H)` no longer stands, `[2H]` was put in place of another and is not yet ruled on",
    ),
    (
        "restrictions RESTRICTIONS",
        "all that hold now, parted by commas, each as an order writes it; ` by 27B2` may follow",
    ),
    ("restrictions none", ""),
    ("may SEAT CALL", "the call or card is legal now"),
    ("may not SEAT CALL by PROVISION", "it is not, and this provision forbids it"),
    (
        "unauthorized for SEAT CALLS",
        "withdrawn calls and cards that he may not use: `unauthorized for W E 1H, E 2H`",
    ),
    ("unauthorized for SEAT nothing", ""),
    (
        "may not SEAT DO by PROVISION",
        "or `may`; DO is `ask`, `review`, `look at his own system card`, `use an aid`, `explain CALL`, or one of those of the next line",
    ),
    (
        "may SEAT DO by PROVISION",
        "this provision lets him; DO is `draw attention`, `prevent an irregularity`, `call the Director`, `ask who leads`, `look at the opponents' system card` or `correct CALL`",
    ),
    (
        "learnt by SEAT INFORMATION",
        "what he may and may not use besides the legal calls and plays, with the provision: `learnt by W E 1H unauthorized by 16C2, N hesitates authorized by 16A1c`",
    ),
    ("learnt by SEAT nothing", ""),
    ("heard by SEAT PROVISIONS", "the orders that he has heard, by their provisions: `heard by W 24, 24B`"),
    ("heard by SEAT nothing", ""),
    ("comparable SEAT CALLS", "calls that by their meanings may be comparable: `comparable E 3C by 23A3`"),
    ("comparable SEAT nothing", ""),
    ("reviews PROVISIONS", "what the Director still has to come back to after the play: `reviews 72C, 16C3`"),
    ("reviews nothing", ""),
    (
        "unnoticed PROVISIONS",
        "irregularities that nobody has drawn attention to, by what they break and who did: `unnoticed 18D E`",
    ),
    ("unnoticed nothing", ""),
    ("held ACTS", "acts made while a question was open, not yet judged"),
    ("held nothing", ""),
    ("faced SEAT CARDS", "cards of this hand that lie face up"),
    ("faced SEAT nothing", ""),
    ("sees WHO SEAT CARDS", "the cards of that hand that he sees: `sees W E HT`"),
    ("sees WHO SEAT nothing", ""),
    ("tricks SIDE NUMBER", "tricks won in play: `tricks NS 3`"),
    ("contract CONTRACT by SEAT", "what the auction came to"),
    ("contract none", ""),
    ("result RESULT", "how the board ended: `result 4SN=`, `result 3NTXW-2`, `result PASS`"),
    ("result none yet", "it has not ended, or without a result"),
    ("score SIDE POINTS", "what the result is worth to that side: `score NS +420`"),
    ("ended HOW", "how the Director ended the board: `cancelled` or `adjusted`; `no` where he did not"),
    ("calls seen by SEAT CALLS", "the calls that he sees, as `auction` writes them, or `nothing`"),
    ("candidates WHO CALLS", "the calls of which he is told what would follow, or `none`"),
    ("phase PHASE", "`auction`, `clarification`, `play` or `over`"),
    ("end of play", "play is over"),
];

/// Compares what a line says with the table.
pub(super) fn check(mut words: Words<'_>, table: &Table) -> Result<Check, Fault> {
    let line = words.to_string();
    let head = words.word().unwrap_or_default();
    let mut by = Vec::new();
    let (expected, found) = match head {
        "turn" => {
            let expected = if words.take("nobody") { None } else { Some(words.seat()?) };
            (turn(expected), turn(table.turn()))
        }
        "auction" => (line, format!("auction {}", auction(table)).trim_end().to_owned()),
        "restrictions" => return restrictions(words, table),
        "may" => return may(words, table),
        "unauthorized" => unauthorized(&mut words, table, &mut by)?,
        "learnt" => learnt(&mut words, table, &mut by)?,
        "heard" => heard(&mut words, table)?,
        "comparable" => comparable(&mut words, table, &mut by)?,
        "reviews" => {
            let due: Vec<String> = table.reviews().map(|(_, by)| by.to_string()).collect();
            (line, listed("reviews", &due))
        }
        "unnoticed" => {
            let noted: Vec<String> =
                table.unnoticed().iter().map(|it| format!("{} {}", it.breach(), it.offender())).collect();
            (line, listed("unnoticed", &noted))
        }
        "held" => {
            let held: Vec<String> = table.held().iter().map(|held| words::act(&held.act, table)).collect();
            (line, listed("held", &held))
        }
        "faced" => {
            let seat = words.seat()?;
            let found = named(table.faced(seat));
            (format!("faced {seat} {}", cards(&mut words)?), format!("faced {seat} {found}"))
        }
        "sees" => sees(&mut words, table)?,
        "tricks" => {
            let side = words.read("NS or EW", side)?;
            let tricks: u8 = words.number()?;
            (
                format!("tricks {side} {tricks}"),
                format!("tricks {side} {}", table.position().tricks_won(side)),
            )
        }
        "contract" => came_to(&mut words, table)?,
        "result" => result(&mut words, table)?,
        "score" => score(&mut words, table)?,
        "ended" => {
            let found = match table.position().ended {
                Some(Ended::Cancelled) => "cancelled",
                Some(Ended::Adjusted(_)) => "adjusted",
                None => "no",
            };
            (format!("ended {}", words.rest()), format!("ended {found}"))
        }
        "calls" => calls_seen(&mut words, table)?,
        "candidates" => {
            let who = words.read("a seat or Director", who)?;
            let calls: Vec<String> =
                table.candidates(who.into()).iter().map(|one| one.call.to_string()).collect();
            let found = if calls.is_empty() { "none".to_owned() } else { calls.join(" ") };
            (format!("candidates {who} {}", words.rest()), format!("candidates {who} {found}"))
        }
        "phase" => {
            let name = phase(table.phase());
            (format!("phase {}", words.rest()), format!("phase {name}"))
        }
        "end" => {
            words.expect("of play")?;
            let over = table.phase() == Phase::Over;
            let found =
                if over { "end of play".to_owned() } else { format!("phase {}", phase(table.phase())) };
            ("end of play".to_owned(), found)
        }
        _ => return Err(unknown(head, &line, &words)),
    };
    if !["auction", "unnoticed", "held", "reviews"].contains(&head) {
        words.done()?;
    }
    Ok(Check { expected, found, by })
}

/// What a line expects and what was found, written alike.
type Compared = (String, String);

/// Withdrawn calls and cards that a player may not use.
fn unauthorized(words: &mut Words<'_>, table: &Table, by: &mut Vec<Provision>) -> Result<Compared, Fault> {
    words.expect("for")?;
    let seat = words.seat()?;
    let withdrawn: Vec<String> = table
        .withdrawn()
        .iter()
        .filter(|it| !it.is_authorized_for(seat) && has_seen(table, seat, it))
        .inspect(|it| by.push(it.under))
        .map(|it| match it.shown {
            Shown::Card(card) => format!("{} {card}", it.by),
            Shown::Call(_) => words::Named(table, it.at).to_string(),
        })
        .collect();
    Ok((
        format!("unauthorized for {seat} {}", words.rest()),
        listed(&format!("unauthorized for {seat}"), &withdrawn),
    ))
}

/// What a player has learnt besides, and where from.
fn learnt(words: &mut Words<'_>, table: &Table, by: &mut Vec<Provision>) -> Result<Compared, Fault> {
    words.expect("by")?;
    let seat = words.seat()?;
    let head = format!("learnt by {seat}");
    let learnt: Vec<String> = table
        .view(laws::Who::Player(seat))
        .learnt
        .iter()
        .inspect(|(_, used)| by.push(used.by))
        .map(|(cause, used)| words::learnt(cause, *used))
        .collect();
    Ok((format!("{head} {}", words.rest()), listed(&head, &learnt)))
}

/// What a player has heard the Director order.
fn heard(words: &mut Words<'_>, table: &Table) -> Result<Compared, Fault> {
    words.expect("by")?;
    let seat = words.seat()?;
    let head = format!("heard by {seat}");
    let heard: Vec<String> =
        table.heard_by(laws::Who::Player(seat)).map(|given| given.by.to_string()).collect();
    Ok((format!("{head} {}", words.rest()), listed(&head, &heard)))
}

/// The calls that would be comparable, with the provision of each.
fn comparable(words: &mut Words<'_>, table: &Table, by: &mut Vec<Provision>) -> Result<Compared, Fault> {
    let seat = words.seat()?;
    let edition = table.settings().edition;
    let calls: Vec<String> = table
        .comparable_calls(seat)
        .into_iter()
        .filter_map(|(call, likeness)| Some((call, likeness.provision(edition)?)))
        .inspect(|(_, provision)| by.push(*provision))
        .map(|(call, provision)| format!("{call} by {provision}"))
        .collect();
    let head = format!("comparable {seat}");
    Ok((format!("{head} {}", words.rest()), listed(&head, &calls)))
}

/// The cards of a hand that somebody sees.
fn sees(words: &mut Words<'_>, table: &Table) -> Result<Compared, Fault> {
    let who = words.read("a seat or Director", who)?;
    let seat = words.seat()?;
    let seen = table.view(who.into()).hands[seat].cards;
    Ok((format!("sees {who} {seat} {}", cards(words)?), format!("sees {who} {seat} {}", named(seen))))
}

/// What the auction came to.
fn came_to(words: &mut Words<'_>, table: &Table) -> Result<Compared, Fault> {
    let found = table.position().contract().map_or("none".to_owned(), written);
    let expected = if words.take("none") { "none".to_owned() } else { written(contract(words)?) };
    Ok((format!("contract {expected}"), format!("contract {found}")))
}

/// How the board ended.
fn result(words: &mut Words<'_>, table: &Table) -> Result<Compared, Fault> {
    let found = table.position().outcome().map_or("none yet".to_owned(), |outcome| outcome.to_string());
    let expected = if words.take("none yet") {
        "none yet".to_owned()
    } else {
        let read = |word: &str| word.parse::<Outcome>().ok();
        words.read("a result (4SN=, 3NTXW-2, PASS or `none yet`)", read)?.to_string()
    };
    Ok((format!("result {expected}"), format!("result {found}")))
}

/// What the result is worth to a side.
fn score(words: &mut Words<'_>, table: &Table) -> Result<Compared, Fault> {
    let side = words.read("NS or EW", side)?;
    let expected =
        if words.take("none yet") { "none yet".to_owned() } else { format!("{:+}", words.number::<i32>()?) };
    let outcome = table.position().outcome();
    let score = outcome.and_then(|outcome| openroom_scoring::score(&outcome, table.vulnerability()).ok());
    let found = score.map(|score| if side == Side::NorthSouth { score } else { -score });
    let found = found.map_or("none yet".to_owned(), |points| format!("{points:+}"));
    Ok((format!("score {side} {expected}"), format!("score {side} {found}")))
}

/// The calls that a player sees.
fn calls_seen(words: &mut Words<'_>, table: &Table) -> Result<Compared, Fault> {
    words.expect("seen by")?;
    let seat = words.seat()?;
    let view = table.view(openroom_laws::Who::Player(seat));
    let calls: Vec<String> = view
        .calls
        .iter()
        .map(|one| match one.standing {
            SeenStanding::Stands => call_of(one.said),
            SeenStanding::Offered => format!("[{}]", call_of(one.said)),
            SeenStanding::Withdrawn => format!("({})", call_of(one.said)),
        })
        .collect();
    let head = format!("calls seen by {seat}");
    let written = |calls: &str| match calls {
        "" => format!("{head} nothing"),
        some => format!("{head} {some}"),
    };
    Ok((written(words.rest().trim()), written(&calls.join(" "))))
}

fn unknown(head: &str, line: &str, words: &Words<'_>) -> Fault {
    let mut heads: Vec<&str> = CHECKS.iter().filter_map(|(form, _)| form.split(' ').next()).collect();
    let mut seen = std::collections::BTreeSet::new();
    heads.retain(|head| seen.insert(*head));
    let expected = format!("a person, how the block begins, or a check ({})", heads.join(", "));
    Fault::new(first_place(line, words), head, expected)
}

fn first_place(line: &str, words: &Words<'_>) -> crate::Place {
    let mut place = words.place();
    let rest = words.to_string();
    let before = line.chars().count().saturating_sub(rest.chars().count());
    place.column = place.column.saturating_sub(before).max(1);
    place
}

/// Cards, or `nothing`, in one order.
fn cards(words: &mut Words<'_>) -> Result<String, Fault> {
    let mut cards = Cards::EMPTY;
    if !words.take("nothing") {
        while !words.is_empty() {
            cards.insert(words.card()?);
        }
    }
    Ok(named(cards))
}

fn named(cards: Cards) -> String {
    let names: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(" ") }
}

fn turn(seat: Option<Seat>) -> String {
    seat.map_or("turn nobody".to_owned(), |seat| format!("turn {seat}"))
}

fn auction(table: &Table) -> String {
    let calls: Vec<String> = table
        .calls()
        .iter()
        .map(|made| {
            let call = call_of(made.said);
            match made.standing {
                Standing::Stands | Standing::Accepted => call,
                Standing::Offered => format!("[{call}]"),
                Standing::Withdrawn => format!("({call})"),
            }
        })
        .collect();
    calls.join(" ")
}

fn listed(head: &str, list: &[String]) -> String {
    if list.is_empty() { format!("{head} nothing") } else { format!("{head} {}", list.join(", ")) }
}

fn restrictions(mut words: Words<'_>, table: &Table) -> Result<Check, Fault> {
    let mut found: Vec<(String, Provision)> =
        table.restrictions().map(|it| (words::restriction(it, table), it.by)).collect();
    found.sort();
    let mut expected = Vec::new();
    if !words.take("none") {
        for part in words.parts(",") {
            let (mut text, by) = match part.part_at("by") {
                Some((text, mut by)) => (text, Some(by.provision()?)),
                None => (part, None),
            };
            let text = text.rest();
            let other = by.filter(|by| !found.iter().any(|(words, it)| *words == text && it == by));
            expected.push(other.map_or(text.clone(), |by| format!("{text} by {by}")));
        }
        words.rest();
    }
    words.done()?;
    expected.sort();
    let by = found.iter().map(|(_, by)| *by).collect();
    let found: Vec<String> = found.into_iter().map(|(words, _)| words).collect();
    let written = |list: &[String]| {
        let list = if list.is_empty() { "none".to_owned() } else { list.join(", ") };
        format!("restrictions {list}")
    };
    Ok(Check { expected: written(&expected), found: written(&found), by })
}

/// Something that may be called or played.
enum Doing {
    Call(Call),
    Card(Card),
    Aside(Option<Provision>),
    Leave(Option<Leave>),
}

fn may(mut words: Words<'_>, table: &Table) -> Result<Check, Fault> {
    let not = words.take("not");
    let seat = words.seat()?;
    let mut name = words.peek().unwrap_or_default().to_owned();
    let doing = match aside(seat, &mut words, table)? {
        Some((did, doing)) => {
            name = did;
            doing
        }
        None => words.read("a call, a card or something else that he may do", |word| {
            word.parse().map(Doing::Call).ok().or_else(|| word.parse().map(Doing::Card).ok())
        })?,
    };
    let expected = if not {
        words.expect("by")?;
        Some(Leave::Refused(words.provision()?))
    } else if words.take("by") {
        Some(Leave::Given(words.provision()?))
    } else {
        None
    };
    words.done()?;
    let leave = match doing {
        Doing::Call(call) => table.call_forbidden_by(seat, call).map(Leave::Refused),
        Doing::Card(card) => table.card_forbidden_by(seat, card).map(Leave::Refused),
        Doing::Aside(forbidden) => forbidden.map(Leave::Refused),
        Doing::Leave(leave) => leave,
    };
    // By which provision he may is compared only where the line names one.
    let named = matches!(expected, Some(Leave::Given(_)));
    let found = leave.filter(|leave| named || matches!(leave, Leave::Refused(_)));
    let written = |leave: Option<Leave>| match leave {
        Some(Leave::Refused(by)) => format!("may not {seat} {name} by {by}"),
        Some(Leave::Given(by)) => format!("may {seat} {name} by {by}"),
        None => format!("may {seat} {name}"),
    };
    let by = found.map(Leave::by).into_iter().collect();
    Ok(Check { expected: written(expected), found: written(found), by })
}

/// Whether the player has seen what was withdrawn; a call may have been taken back before the tray came to him.
fn has_seen(table: &Table, seat: Seat, it: &openroom_laws::Withdrawn) -> bool {
    let call = table.calls().iter().any(|made| made.at == it.at);
    !call || table.calls_seen_by(openroom_laws::Who::Player(seat)).any(|made| made.at == it.at)
}

/// Something besides calling and playing, and what forbids or allows it.
fn aside(seat: Seat, words: &mut Words<'_>, table: &Table) -> Result<Option<(String, Doing)>, Fault> {
    let start = words.to_string();
    let right = if words.take("draw attention") {
        Some(Right::DrawAttention)
    } else if words.take("prevent an irregularity") {
        Some(Right::Prevent)
    } else if words.take("call the Director") {
        Some(Right::CallDirector)
    } else if words.take("ask who leads") {
        Some(Right::AskWhoLeads)
    } else if words.take("look at the opponents' system card") {
        Some(Right::OpponentsCard)
    } else if words.take("correct") {
        Some(Right::Correct(super::act::made(words, table)?))
    } else {
        None
    };
    let doing = match right {
        Some(right) => Some(Doing::Leave(table.leave(seat, right))),
        None => forbidden(seat, words, table)?,
    };
    let rest = words.to_string();
    let did = start.strip_suffix(&rest).unwrap_or(&start).trim_end().to_owned();
    Ok(doing.map(|doing| (did, doing)))
}

/// What forbids something besides calling and playing; none where the words name no such thing.
fn forbidden(seat: Seat, words: &mut Words<'_>, table: &Table) -> Result<Option<Doing>, Fault> {
    Ok(Some(Doing::Aside(if words.take("ask") {
        table.question_forbidden_by(seat)
    } else if words.take("review") {
        table.review_forbidden_by(seat)
    } else if words.take("look at his own system card") {
        table.consulting_forbidden_by(seat, SystemCard::Own)
    } else if words.take("use an aid") {
        table.aid_forbidden_by(seat)
    } else if words.take("explain") {
        table.explanation_forbidden_by(seat, super::act::made(words, table)?)
    } else {
        return Ok(None);
    })))
}

fn side(word: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.to_string() == word)
}

fn written(contract: Contract) -> String {
    format!("{}{} by {}", contract.bid, contract.doubling, contract.declarer)
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Auction => "auction",
        Phase::Clarification => "clarification",
        Phase::Play => "play",
        Phase::Over => "over",
    }
}
