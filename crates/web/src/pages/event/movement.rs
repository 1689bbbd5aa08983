//! Which movement, with its picture, and the start of the session.

mod plans;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::Side;
use openroom_cards::dealing::Dealer;
use openroom_movements::{Contestant, Kind, Movement, Pace, Unit, Winners};
use openroom_scoring::Ratio;
use openroom_tournament::{
    Boards, Carry, Command, Conditions, Dealing, EntryNo, Person, Plan, Scoring, Seating, Tournament,
    standings,
};

use super::top::{Top, framed};
use super::{after, doing, find, organizer, picture, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Evening, Inside, NotDone, Noted, now, rehearse};
use crate::html::{self, Page};
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

use plans::{
    MOST_ROUNDS, Wish, kind_named, most_sections, offers, plan, plans, possible, recommended, sizes,
};

/// The most boards a round that are offered where the movement has no more.
const USUAL_MOST: u16 = 16;
/// The most boards that the computer deals for a session.
const MOST_BOARDS: u32 = 1_000;

/// A kind that can be played.
pub(crate) struct Offered {
    kind: Kind,
    rounds: u16,
    chosen: bool,
}

/// The movement that is looked at.
pub(crate) struct Shown {
    kind: Kind,
    rounds: u16,
    possible: Vec<u16>,
    boards: u16,
    all_boards: u32,
    /// How many boards each contestant plays: one number, or the fewest and the most.
    each: String,
    minutes: u32,
    two_winners: bool,
    one: bool,
    may_switch: bool,
    sits_out: bool,
    /// How many players of an individual sit out in a round.
    players_out: usize,
    picture: String,
    /// What the picture shows: the class of an arrow, and what it means.
    legend: Vec<(&'static str, String)>,
    plan: Vec<Vec<String>>,
    tables: usize,
    sections: u16,
    most_sections: u16,
    /// Whether every board is played at one table only, so that nothing can be compared.
    alone: bool,
}

impl Shown {
    /// The most boards a round that are offered.
    fn most_boards(&self) -> u16 {
        self.boards.max(USUAL_MOST)
    }
}

#[derive(Template)]
#[template(path = "event/movement.html")]
struct MovementPage {
    page: Page,
    top: Top,
    started: bool,
    /// The session that would be started.
    next: u16,
    entries: usize,
    tables: usize,
    sections: u16,
    offered: Vec<Offered>,
    shown: Option<Shown>,
    /// What is chosen of the seating, the dealing and what is carried over.
    seating: &'static str,
    dealing: &'static str,
    carry: &'static str,
}

/// The seatings, dealings and parts carried over that a form may name; the first is the usual one.
const SEATINGS: [&str; 3] = ["number", "drawn", "rank"];
const DEALINGS: [&str; 3] = ["tables", "here", "online"];
const CARRIES: [&str; 3] = ["100", "50", "0"];

/// The one of these that is named, or the first.
fn chosen(all: [&'static str; 3], named: Option<&str>) -> &'static str {
    all.into_iter().find(|one| Some(*one) == named).unwrap_or(all[0])
}

/// The address of the movement as a form has it set, before anything is started.
fn address_of(code: &str, form: &Posted) -> Result<String, Wrong> {
    let kind = form.get("kind").and_then(kind_named).ok_or_else(|| form.unread("kind"))?;
    let (rounds, boards): (u16, u16) = (form.read("rounds")?, form.read("boards")?);
    let sections: u16 = form.get("sections").and_then(|text| text.parse().ok()).unwrap_or(1);
    let one = if form.ticked("one") { "&one=1" } else { "" };
    Ok(format!(
        "/e/{code}/movement?kind={}&rounds={rounds}&boards={boards}&sections={sections}{one}&seating={}&dealing={}&carry={}",
        kind.name(),
        chosen(SEATINGS, form.get("seating")),
        chosen(DEALINGS, form.get("dealing")),
        chosen(CARRIES, form.get("carry")),
    ))
}

/// The movements that fit the entries.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    organizer(&inside, &visitor)?;
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-movement");
    let session = inside.event.session_no();
    let started = session > 0 && !inside.event.is_over(session);
    let entries = inside.event.active().count();
    let unit = inside.event.unit().unwrap_or(Unit::Pair);
    let sections = query.get("sections").and_then(|text| text.parse().ok()).unwrap_or(1);
    let sections: u16 = if (1..=most_sections(unit, entries)).contains(&sections) { sections } else { 1 };
    let of_first = sizes(unit, entries, sections)[0];
    let offers = offers(unit, of_first);
    let asked =
        query.get("kind").and_then(kind_named).filter(|kind| offers.iter().any(|(one, _)| one == kind));
    let kind = asked.or_else(|| recommended(&offers, of_first));
    let wish = kind.map(|kind| Wish {
        kind,
        rounds: query.get("rounds").and_then(|text| text.parse().ok()),
        boards: query.get("boards").and_then(|text| text.parse().ok()),
        one: query.get("one").is_some(),
        sections,
    });
    let shown = if started {
        running(&inside, &page)
    } else {
        wish.and_then(|wish| shown(&inside, &page, unit, entries, wish))
    };
    let offered = offers
        .into_iter()
        .map(|(one, rounds)| Offered { kind: one, rounds, chosen: Some(one) == kind })
        .collect();
    let tables = match unit {
        Unit::Player => entries / 4,
        Unit::Pair => entries.div_ceil(2),
        Unit::Team => entries,
    };
    html::page(&MovementPage {
        page,
        top,
        started,
        next: session + 1,
        entries,
        tables,
        sections,
        offered,
        shown,
        seating: chosen(SEATINGS, query.get("seating")),
        dealing: chosen(DEALINGS, query.get("dealing")),
        carry: chosen(CARRIES, query.get("carry")),
    })
}

/// The kinds that fit the entries in so many sections, with the usual number of rounds and whether it is recommended; none
/// where there cannot be so many sections.
pub(crate) fn offered(inside: &Inside, sections: u16) -> Option<Vec<(Kind, u16, bool)>> {
    let entries = inside.event.active().count();
    let unit = inside.event.unit().unwrap_or(Unit::Pair);
    if sections != 1 && !(1..=most_sections(unit, entries)).contains(&sections) {
        return None;
    }
    let of_first = sizes(unit, entries, sections)[0];
    let offers = offers(unit, of_first);
    let best = recommended(&offers, of_first);
    Some(offers.into_iter().map(|(kind, rounds)| (kind, rounds, Some(kind) == best)).collect())
}

/// Gives the entries their places and begins the session, with boards that are dealt here or at the tables; or shows the
/// movement as it is set.
pub(crate) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let by = organizer(&evening.inside(), &visitor)?;
    if form.get("what") == Some("show") {
        return Ok(Redirect::to(&address_of(&evening.code, &form)?).into_response());
    }
    let done = started(&evening, by, &form).await?;
    after(&evening, &visitor, done, "/tables")
}

/// Starts the session that a form asks for.
pub(crate) async fn started(
    evening: &Arc<Evening>,
    by: Person,
    form: &Posted,
) -> Result<Result<(), NotDone>, Wrong> {
    let (unit, entries) = {
        let inside = evening.inside();
        (inside.event.unit().ok_or(Wrong::NotFound)?, inside.event.active().count())
    };
    let wish = Wish {
        kind: form.get("kind").and_then(kind_named).ok_or_else(|| form.unread("kind"))?,
        rounds: Some(form.read("rounds")?),
        boards: Some(form.read("boards")?),
        one: form.ticked("one"),
        sections: form
            .get("sections")
            .map_or(Ok(1), |text| text.parse().map_err(|_| form.unread("sections")))?,
    };
    let plans = plans(unit, entries, wish).ok_or(Wrong::Malformed("wrong-movement"))?;
    let seating = if form.get("seating") == Some("rank") {
        Seating::InOrder(ranked(&evening.inside().event))
    } else if form.get("seating") == Some("drawn") {
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).map_err(|_| Wrong::Failed)?;
        Seating::Drawn(u64::from_le_bytes(seed))
    } else {
        Seating::ByNumber
    };
    let seatings = [None, Some("number"), Some("drawn"), Some("rank")];
    if !seatings.contains(&form.get("seating")) {
        return Err(form.unread("seating"));
    }
    let carried = carried(form)?;
    let online = form.get("dealing") == Some("online");
    if ![None, Some("tables"), Some("here"), Some("online")].contains(&form.get("dealing")) {
        return Err(form.unread("dealing"));
    }
    let dealt_here = online || form.get("dealing") == Some("here");
    form.all_asked_for()?;
    doing(evening, move |evening| {
        let mut commands = vec![];
        if let Some(carried) = carried {
            commands.extend(carrying(&evening.inside(), carried));
        }
        commands.extend([Command::Seat(seating), Command::Start(plans)]);
        let mut also = Also::default();
        let open = {
            let inside = evening.inside();
            also.notes = whereabouts(&inside, online).into_iter().collect();
            let after = rehearse(&inside.event, by, now(), &commands);
            let after = after.map_err(|refused| NotDone::Refused(Box::new(refused)))?;
            to_be_dealt(&after, if dealt_here { Deals::Computer } else { Deals::Tables })
        };
        if dealt_here {
            let mut dealer = Dealer::from_entropy().map_err(|_| NotDone::Failed)?;
            also.deals = open.into_iter().map(|board| (board, dealer.deal())).collect();
        } else {
            commands.extend(runs(&open).map(|run| Command::RecordDealing(run, Dealing::AtTheTable)));
        }
        evening.does_with(by, commands, also)
    })
    .await
}

/// What is noted where the session is played otherwise than was noted last.
fn whereabouts(inside: &Inside, online: bool) -> Option<Noted> {
    match (inside.door.online, online) {
        (false, true) => Some(Noted::PlaysOnline),
        (true, false) => Some(Noted::PlaysElsewhere),
        (true, true) | (false, false) => None,
    }
}

/// Who deals the boards of a session.
#[derive(Copy, Clone)]
enum Deals {
    /// The computer.
    Computer,
    /// The players at their tables.
    Tables,
}

/// The boards of the session that are to be dealt here, or at the tables. Those that were dealt in this way before its start was
/// taken back keep their deals; those that were dealt in the other way are dealt again.
fn to_be_dealt(event: &Tournament, deals: Deals) -> Vec<u32> {
    let number = event.session_no();
    let boards = event.sections(number).map(|(_, playing)| playing.movement.boards()).max().unwrap_or(0);
    let Some(session) = event.session(number) else { return vec![] };
    let is_open = |board: &u32| {
        let sealed = session.digests.contains_key(board);
        match deals {
            Deals::Computer => !sealed && *board <= MOST_BOARDS,
            Deals::Tables => sealed || !session.is_dealt(*board),
        }
    };
    (1..=boards).filter(is_open).collect()
}

/// The boards in runs of those that follow each other.
fn runs(boards: &[u32]) -> impl Iterator<Item = Boards> {
    let runs = boards.chunk_by(|one, next| one.checked_add(1) == Some(*next));
    runs.map(|run| Boards { first: run[0], last: run[run.len() - 1] })
}

/// How many hundredths of the score so far are carried into the next session; none where that is not asked.
fn carried(form: &Posted) -> Result<Option<i64>, Wrong> {
    let Some(text) = form.get("carry") else { return Ok(None) };
    let part: i64 = text.parse().map_err(|_| form.unread("carry"))?;
    if (0..=100).contains(&part) { Ok(Some(part)) } else { Err(form.unread("carry")) }
}

/// What changes the conditions so that this part is carried; nothing where it is so already.
fn carrying(inside: &Inside, hundredths: i64) -> Option<Command> {
    let conditions = inside.event.conditions()?;
    let part = Ratio::new(hundredths, 100)?;
    let carry_over = (hundredths != 100).then_some(Carry { part, most: None, least: None });
    if conditions.carry_over == carry_over {
        return None;
    }
    let changed = Conditions { carry_over, ..conditions.clone() };
    Some(Command::ChangeConditions(Box::new(changed), "carry-over into the next session".to_owned()))
}

/// The entries that still play, best first.
fn ranked(event: &Tournament) -> Vec<EntryNo> {
    let groups = standings(event).unwrap_or_default();
    let mut all: Vec<(u32, EntryNo)> =
        groups.iter().flat_map(|group| &group.rows).map(|row| (row.rank, row.entry)).collect();
    all.sort_unstable();
    let active: Vec<EntryNo> = event.active().collect();
    let mut order: Vec<EntryNo> = vec![];
    for entry in all.into_iter().map(|(_, entry)| entry).chain(active.iter().copied()) {
        if active.contains(&entry) && !order.contains(&entry) {
            order.push(entry);
        }
    }
    order
}

/// The movement of the first section; the others have the same kind.
fn shown(inside: &Inside, page: &Page, unit: Unit, all: usize, wish: Wish) -> Option<Shown> {
    let entries = *sizes(unit, all, wish.sections).first()?;
    let possible = possible(wish.kind, unit, entries)?;
    let right = wish.rounds.filter(|rounds| possible.contains(rounds));
    let boards = wish.boards.filter(|boards| (1..=36).contains(boards));
    let wish = Wish { rounds: right, boards, ..wish };
    plans(unit, all, wish)?;
    let plan = plan(unit, entries, wish)?;
    let pace = inside.event.conditions().and_then(|conditions| conditions.clock);
    let pace = pace.map_or(Pace::USUAL, |clock| Pace { board: clock.board, moving: clock.moving });
    let start = match &plan {
        Plan::Movement(movement) => Some((**movement).clone()),
        Plan::Swiss { .. } | Plan::Knockout { .. } => None,
    };
    let two = start.as_ref().is_some_and(|movement| movement.winners == Winners::Two);
    let (rounds, boards) = match &plan {
        Plan::Movement(movement) => (movement.rounds.len() as u16, movement.boards_per_set),
        Plan::Swiss { rounds, boards } => (*rounds, *boards),
        Plan::Knockout { boards } => (possible.last().copied().unwrap_or(1), *boards),
    };
    let all_boards = start.as_ref().map_or(u32::from(rounds) * u32::from(boards), Movement::boards);
    Some(Shown {
        kind: wish.kind,
        rounds,
        boards,
        all_boards,
        each: match &start {
            Some(movement) => each(movement, rounds),
            None => each_drawn(wish.kind, entries, rounds, boards),
        },
        minutes: pace.minutes(rounds, boards),
        two_winners: two,
        one: wish.one,
        may_switch: two || wish.one,
        sits_out: unit == Unit::Pair && entries % 2 == 1,
        players_out: start
            .as_ref()
            .filter(|_| unit == Unit::Player)
            .map_or(0, |one| one.sitting_out(1).len()),
        picture: start.as_ref().map(|movement| picture::of(page.w, movement)).unwrap_or_default(),
        legend: start.as_ref().map(|movement| picture::legend(page.w, movement)).unwrap_or_default(),
        plan: start.as_ref().map(table_of).unwrap_or_default(),
        tables: start.as_ref().map_or(0, Movement::tables),
        sections: wish.sections,
        most_sections: most_sections(unit, all),
        alone: unit != Unit::Team
            && wish.sections == 1
            && inside.event.conditions().is_some_and(|known| known.scoring != Scoring::TotalPoints)
            && start.as_ref().is_some_and(is_alone),
        possible: possible.into_iter().filter(|rounds| *rounds <= MOST_ROUNDS).collect(),
    })
}

/// How many boards each contestant plays in these rounds: where somebody sits out it is less than there are.
fn each(movement: &Movement, rounds: u16) -> String {
    let mut played: BTreeMap<Contestant, u32> =
        movement.all_contestants().map(|contestant| (contestant, u32::from(rounds))).collect();
    for contestant in (1..=rounds).flat_map(|round| movement.sitting_out(round)) {
        played.entry(contestant).and_modify(|rounds| *rounds -= 1);
    }
    // Whoever left for good, or plays nothing, is not counted.
    let played = played.into_values().filter(|rounds| *rounds > 0);
    let boards = u32::from(movement.boards_per_set);
    let all: Vec<u32> = played.map(|rounds| rounds * boards).collect();
    span(all.iter().min().copied().unwrap_or_default(), all.iter().max().copied().unwrap_or_default())
}

/// The same where rounds are drawn: of an odd number one has a bye in each round of a Swiss, nobody twice while somebody
/// has had none.
fn each_drawn(kind: Kind, entries: usize, rounds: u16, boards: u16) -> String {
    let (rounds, boards) = (u32::from(rounds), u32::from(boards));
    let all = entries as u32;
    if kind != Kind::Swiss || all.is_multiple_of(2) {
        return (rounds * boards).to_string();
    }
    span((rounds - rounds.div_ceil(all)) * boards, (rounds - rounds / all) * boards)
}

fn span(fewest: u32, most: u32) -> String {
    if fewest == most { most.to_string() } else { format!("{fewest}–{most}") }
}

/// The movement that is being played.
fn running(inside: &Inside, page: &Page) -> Option<Shown> {
    let (_, playing) = inside.event.sections(inside.event.session_no()).next()?;
    let movement = &playing.movement;
    Some(Shown {
        kind: movement.kind,
        rounds: playing.rounds,
        possible: vec![],
        boards: movement.boards_per_set,
        all_boards: movement.boards(),
        each: each(movement, playing.rounds),
        minutes: 0,
        two_winners: movement.winners == Winners::Two,
        one: false,
        may_switch: false,
        sits_out: false,
        players_out: 0,
        picture: picture::of(page.w, movement),
        legend: picture::legend(page.w, movement),
        plan: table_of(movement),
        tables: movement.tables(),
        sections: inside.event.sections(inside.event.session_no()).count() as u16,
        most_sections: 1,
        alone: false,
    })
}

/// Whether every set of boards is played at one table only.
fn is_alone(movement: &Movement) -> bool {
    let played = movement.rounds.iter().flat_map(|round| &round.tables).filter(|table| table.is_played());
    let sets: Vec<_> = played.filter_map(|table| table.set).collect();
    sets.iter().collect::<BTreeSet<_>>().len() == sets.len()
}

/// Round by round: who sits at each table, and the boards.
fn table_of(movement: &Movement) -> Vec<Vec<String>> {
    let cell = |table: &openroom_movements::Table| {
        let who: Vec<String> = match movement.unit {
            Unit::Player => table.seats.values().iter().map(|who| name(*who)).collect(),
            Unit::Pair | Unit::Team => {
                vec![name(table.side(Side::NorthSouth)), name(table.side(Side::EastWest))]
            }
        };
        let boards =
            table.set.filter(|_| table.is_played()).map(|set| told::boards(movement.board_numbers(set)));
        format!("{} · {}", who.join("–"), boards.unwrap_or_else(|| "–".to_owned()))
    };
    movement.rounds.iter().map(|round| round.tables.iter().map(cell).collect()).collect()
}

fn name(who: Option<Contestant>) -> String {
    who.map_or_else(|| "·".to_owned(), |who| who.to_string())
}
