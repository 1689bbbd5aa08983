//! One entry, for those who direct: substitutes, suspension, withdrawal, the system card of the pair.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::Call;
use openroom_lawbook::provisions::L91A;
use openroom_laws::{Denominations, Meaning, Nature};
use openroom_movements::{Change, Contestant, Unit};
use openroom_tournament::{Category, Command, EntryNo, Partners, Person, Section, SystemCard};

use super::top::{Top, framed};
use super::{after, director, doing, find, online, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Evening, Inside, NotDone, Saw, Subject};
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::Visitor;
use crate::words::Words;
use crate::wrong::Wrong;

/// The longest name, and the longest words for one bid.
const LONGEST: usize = 60;
/// The longest reason.
const LONGEST_REASON: usize = 500;
/// The longest text of a card.
const LONGEST_CARD: usize = 4_000;
/// The opening bids that the form asks for.
pub(crate) const OPENINGS: [&str; 12] =
    ["1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H", "2S", "2NT", "3NT", "pass"];
const CATEGORIES: [(&str, Category); 4] = [
    ("green", Category::Green),
    ("blue", Category::Blue),
    ("red", Category::Red),
    ("yellow", Category::Yellow),
];

/// An opening bid on a card.
pub(crate) struct OpeningRow {
    value: &'static str,
    text: String,
    class: &'static str,
    nature: &'static str,
    words: String,
}

/// A card as the form shows it.
pub(crate) struct CardForm {
    filed: bool,
    system: String,
    category: &'static str,
    text: String,
    openings: Vec<OpeningRow>,
}

#[derive(Template)]
#[template(path = "event/entry.html")]
struct EntryPage {
    page: Page,
    top: Top,
    entry: u16,
    name: String,
    mark: String,
    players: Vec<(u32, String)>,
    started: bool,
    plays: bool,
    late: Vec<u16>,
    /// Those who are suspended for the session.
    suspended: Vec<String>,
    suspension: Option<Cite>,
    team: bool,
    card: Option<CardForm>,
    categories: Vec<&'static str>,
}

/// The page of an entry.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, entry)): Path<(String, u16)>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    director(&inside, &visitor)?;
    let guest = inside.guest(&visitor.key());
    let known = inside.event.entries().get(&EntryNo(entry)).ok_or(Wrong::NotFound)?;
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-names");
    let card = pair_of(&inside, EntryNo(entry)).map(|pair| form_of(page.w, inside.event.cards().get(&pair)));
    html::page(&EntryPage {
        entry,
        name: told::entry(&inside, EntryNo(entry)),
        mark: inside.mark(Subject::Entry(EntryNo(entry))),
        players: known.players.iter().map(|one| (one.0, told::person(&inside, *one))).collect(),
        started: inside.event.session_no() > 0,
        plays: known.plays(),
        late: late_rounds(&inside, EntryNo(entry)),
        suspended: suspended(&inside, &known.players),
        suspension: inside.event.conditions().map(|conditions| Cite::of(L91A, conditions.edition)),
        team: inside.event.unit() == Some(Unit::Team),
        card,
        categories: CATEGORIES.iter().map(|(name, _)| *name).collect(),
        page,
        top,
    })
}

/// Which of these players are suspended for the session.
pub(super) fn suspended(inside: &Inside, players: &[Person]) -> Vec<String> {
    let session = inside.event.session_no();
    let are = players.iter().filter(|one| inside.event.is_suspended(**one, session));
    are.map(|one| told::person(inside, *one)).collect()
}

/// The two players of a pair.
pub(crate) fn pair_of(inside: &Inside, entry: EntryNo) -> Option<Partners> {
    match (inside.event.unit(), &inside.event.entries().get(&entry)?.players[..]) {
        (Some(Unit::Pair), [one, other]) => Partners::of(*one, *other),
        _ => None,
    }
}

fn form_of(w: Words, card: Option<&SystemCard>) -> CardForm {
    let opening = |value: &'static str| {
        let call: Option<Call> = value.parse().ok();
        let meaning = call.and_then(|call| card?.opening(call));
        OpeningRow {
            value,
            text: call.map(|call| w.call(call)).unwrap_or_default(),
            class: call.and_then(Call::bid).map_or("", |bid| crate::scene::suit_class(bid.denomination())),
            nature: meaning.map_or("", |meaning| match meaning.nature {
                Nature::Natural => "natural",
                Nature::Artificial => "artificial",
            }),
            words: meaning.and_then(|it| it.purpose.as_deref()).unwrap_or_default().to_owned(),
        }
    };
    let category = card.and_then(|card| CATEGORIES.iter().find(|(_, one)| *one == card.category));
    CardForm {
        filed: card.is_some(),
        system: card.map(|card| card.system.clone()).unwrap_or_default(),
        category: category.map_or("green", |(name, _)| name),
        text: card.map(|card| card.text.clone()).unwrap_or_default(),
        openings: OPENINGS.map(opening).into(),
    }
}

/// Puts a substitute in, suspends a player, takes the entry out, or files the card.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, entry)): Path<(String, u16)>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let number = EntryNo(entry);
    let (by, pair, saw) = {
        let inside = evening.inside();
        let by = director(&inside, &visitor)?;
        inside.event.entries().get(&number).ok_or(Wrong::NotFound)?;
        (by, pair_of(&inside, number), Saw::of(&form, Subject::Entry(number))?)
    };
    let done = match form.get("what") {
        Some("substitute") => {
            let (leaves, comes) = (Person(form.read("leaves")?), form.line("comes", LONGEST)?);
            if comes.is_empty() {
                return Err(Wrong::Malformed("wrong-named"));
            }
            doing(&evening, move |evening| {
                let comes = app.club.persons(&[comes])?.first().copied().ok_or(NotDone::Failed)?;
                let seats = online::seats_of(&evening.inside(), leaves);
                let substitute = Command::Substitute { entry: number, leaves, comes };
                evening.does_with(by, vec![substitute], Also::seeing(saw))?;
                online::free(&app, &seats)
            })
            .await?
        }
        Some("late") => {
            let from: u16 = form.read("round")?;
            let (section, contestant) = contestant(&evening.inside(), number).ok_or(Wrong::NotFound)?;
            let change = Change::Late { contestant, from };
            gives(&evening, by, Command::ChangeMovement(section, change), saw).await?
        }
        Some("suspend") => {
            if !form.ticked("sure") {
                return Err(Wrong::Malformed("wrong-sure"));
            }
            let person = Person(form.read("who")?);
            let reason = form.line("reason", LONGEST_REASON)?;
            gives(&evening, by, Command::Suspend { person, reason }, saw).await?
        }
        Some("withdraw") => {
            if !form.ticked("sure") {
                return Err(Wrong::Malformed("wrong-sure"));
            }
            gives(&evening, by, Command::Withdraw(number), saw).await?
        }
        Some("card") => {
            let pair = pair.ok_or(Wrong::NotFound)?;
            let card = Box::new(card(&form)?);
            gives(&evening, by, Command::FileCard { pair, card }, saw).await?
        }
        _ => return Err(Wrong::Malformed("wrong-form")),
    };
    after(&evening, &visitor, done, "/names")
}

/// The number of an entry in the movement that is played.
fn contestant(inside: &Inside, entry: EntryNo) -> Option<(Section, Contestant)> {
    let mut all = inside.event.sections(inside.event.session_no());
    all.find_map(|(section, playing)| Some((section, playing.contestant(entry)?)))
}

/// The rounds with which a late entry may begin: those that have not been called.
pub(crate) fn late_rounds(inside: &Inside, entry: EntryNo) -> Vec<u16> {
    let session = inside.event.session_no();
    let found = contestant(inside, entry).and_then(|(section, _)| inside.event.section(session, section));
    let Some(playing) = found.filter(|playing| !playing.is_drawn()) else { return vec![] };
    (playing.round().max(1) + 1..=playing.rounds).collect()
}

async fn gives(
    evening: &Arc<Evening>,
    by: Person,
    command: Command,
    saw: Saw,
) -> Result<Result<(), NotDone>, Wrong> {
    doing(evening, move |evening| evening.does_with(by, vec![command], Also::seeing(saw))).await
}

fn card(form: &Posted) -> Result<SystemCard, Wrong> {
    let system = form.line("system", LONGEST)?;
    if system.is_empty() {
        return Err(Wrong::Malformed("wrong-system"));
    }
    let asked = form.get("category").unwrap_or_default();
    let category =
        CATEGORIES.iter().find(|(name, _)| *name == asked).ok_or(Wrong::Malformed("wrong-form"))?;
    let mut openings = vec![];
    for value in OPENINGS {
        let call: Call = value.parse().map_err(|_| Wrong::Failed)?;
        let words = form.line(&format!("words-{value}"), LONGEST)?;
        let meaning = match form.get(&format!("nature-{value}")).unwrap_or_default() {
            "" if words.is_empty() => continue,
            "natural" | "" => Meaning::natural(call),
            "artificial" => Meaning::showing(Nature::Artificial, Denominations::NONE),
            _ => return Err(Wrong::Malformed("wrong-form")),
        };
        let purpose = Some(words.into_boxed_str()).filter(|words| !words.is_empty());
        openings.push((call, Meaning { purpose, ..meaning }));
    }
    Ok(SystemCard { system, category: category.1, openings, text: form.text("text", LONGEST_CARD)? })
}
