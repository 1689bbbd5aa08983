//! Coming in: by the code of a table, or by an invitation.

use std::sync::Arc;
use std::time::Instant;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::Side;
use openroom_lawbook::regulations::AppealsArrangement;
use openroom_tournament::{Command, Person, Phase, Role, Section, Tournament};

use super::tables::table_name;
use super::top::{Top, framed};
use super::{after, doing, find, online, said, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Evening, Holder, Inside, NotDone, Noted, Office, millis};
use crate::html::{self, Page};
use crate::secret::same;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// A name to choose.
pub(crate) struct Sitter {
    pub(crate) person: u32,
    pub(crate) name: String,
    pub(crate) taken: bool,
}

/// What the door of a table shows.
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) round: u16,
    pub(crate) sides: Vec<(String, Vec<Sitter>)>,
    at: (Section, u16),
}

#[derive(Template)]
#[template(path = "event/door.html")]
struct DoorPage {
    page: Page,
    top: Top,
    link: String,
    table: String,
    round: u16,
    sides: Vec<(String, Vec<Sitter>)>,
    already: Option<String>,
    has_device: bool,
    asks_pin: bool,
}

#[derive(Template)]
#[template(path = "event/invited.html")]
struct InvitedPage {
    page: Page,
    title: String,
    code: String,
    link: String,
    asks_name: bool,
    key: &'static str,
}

/// The table with this code, while its session is played.
fn table_of(inside: &Inside, link: &str) -> Option<(Section, u16)> {
    table_named(inside, link).filter(|_| inside.event.phase() == Phase::Play)
}

/// The table with this code in the last session. A code of another table or event is no code here.
fn table_named(inside: &Inside, link: &str) -> Option<(Section, u16)> {
    let event = &inside.event;
    let session = event.session_no();
    let all = event.sections(session).flat_map(|(section, playing)| {
        let most = playing.tables().max(playing.movement.contestants);
        (1..=most).map(move |table| (section, table))
    });
    let mut all = all;
    all.find(|(section, table)| same(&inside.door.table_code(*section, *table), link))
}

/// The players at a table in the round that is played, or in the first before it is called.
fn sitters(inside: &Inside, section: Section, table: u16) -> (u16, Vec<(Side, Vec<Person>)>) {
    let event = &inside.event;
    let Some(playing) = event.section(event.session_no(), section) else { return (0, vec![]) };
    let round = playing.round().max(1);
    let here = playing.movement.rounds.get(usize::from(round) - 1);
    let Some(here) = here.and_then(|round| round.tables.get(usize::from(table).checked_sub(1)?)) else {
        return (round, vec![]);
    };
    let side = |side: Side| {
        let mut persons: Vec<Person> = vec![];
        for seat in side.seats() {
            let Some(entry) = here.seats[seat].and_then(|who| playing.entry(who)) else { continue };
            let players = match event.line_up(entry, event.session_no(), round) {
                Some(line_up) => line_up.of(side).both().to_vec(),
                None => event.entries().get(&entry).map_or_else(Vec::new, |entry| entry.players.clone()),
            };
            for person in players {
                if !persons.contains(&person) {
                    persons.push(person);
                }
            }
        }
        (side, persons)
    };
    (round, Side::ALL.map(side).into())
}

/// Asks whoever scans the code of a table who he is.
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    let is_over = table_of(&inside, &link).is_none() && table_named(&inside, &link).is_some();
    if is_over {
        return Ok(Redirect::to(&format!("/e/{}", evening.code)).into_response());
    }
    let opened = opened(words(visitor.language), &inside, &link)?;
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "");
    let Opened { table, round, sides, at: (section, number) } = opened;
    html::page(&DoorPage {
        table,
        round,
        sides,
        already: guest.player.map(|(person, ..)| told::person(&inside, person)),
        has_device: inside.door.has_device(section, number),
        asks_pin: inside.door.pins().is_some(),
        link,
        page,
        top,
    })
}

/// Who sits now at the table with this code.
pub(crate) fn opened(w: Words, inside: &Inside, link: &str) -> Result<Opened, Wrong> {
    let (section, table) = table_of(inside, link).ok_or(Wrong::Expired)?;
    let (round, sides) = sitters(inside, section, table);
    let many = inside.event.sections(inside.event.session_no()).count() > 1;
    let sides = sides.into_iter().map(|(side, persons)| {
        let sitter = |person: Person| Sitter {
            person: person.0,
            name: told::person(inside, person),
            taken: inside.door.devices_of(person) > 0,
        };
        (w.side(side).to_owned(), persons.into_iter().map(sitter).collect())
    });
    Ok(Opened {
        table: table_name(section, table, many),
        round,
        sides: sides.collect(),
        at: (section, table),
    })
}

/// Lets a player, or a device for the whole table, in.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let key = visitor.key();
    let holder = {
        let inside = evening.inside();
        let (section, table) = table_of(&inside, &link).ok_or(Wrong::Expired)?;
        brings_pin(&app, &visitor, (&evening.code, &inside), (section, table), &form)?;
        if !inside.door.has_room() {
            return Err(Wrong::TooMany);
        }
        let holder = if form.ticked("device") {
            Holder::Table(section, table)
        } else {
            let person = Person(form.read("person")?);
            let (_, sides) = sitters(&inside, section, table);
            // Only somebody who sits here now comes in by this table's code.
            if !sides.iter().any(|(_, persons)| persons.contains(&person)) {
                return Err(Wrong::NotFound);
            }
            Holder::Player(person, section, table)
        };
        if inside.has_looked_ahead(&key, holder) {
            return Err(Wrong::Malformed("wrong-looked"));
        }
        if !inside.may_come(&key, holder) {
            return Err(Wrong::Malformed("wrong-other-table"));
        }
        holder
    };
    let done = doing(&evening, move |evening| {
        let before = evening.inside().guest(&key).player.map(|(person, ..)| person);
        let same = matches!(holder, Holder::Player(person, ..) if before == Some(person));
        evening.note(Noted::Came { key: key.clone(), holder })?;
        if same { Ok(()) } else { online::take_away(&app, evening, &[key]) }
    })
    .await?;
    after(&evening, &visitor, done, "/me")
}

/// Whoever only has a picture of the code does not know the PIN for long: those who direct renew it.
fn brings_pin(
    app: &App,
    visitor: &Visitor,
    (code, inside): (&str, &Inside),
    (section, table): (Section, u16),
    form: &Posted,
) -> Result<(), Wrong> {
    let Some(pin) = inside.door.pin(section, table) else { return Ok(()) };
    let door = format!("{code}/{section}/{table}/{pin}");
    let (now, limits) = (Instant::now(), &app.limits);
    let from = (door.clone(), visitor.address);
    if limits.pins.is_used_up(&door, now) || limits.pins_from.is_used_up(&from, now) {
        return Err(Wrong::TooMany);
    }
    if same(&pin, &form.line("pin", 8)?) {
        return Ok(());
    }
    limits.pins.admits(door, now);
    limits.pins_from.admits(from, now);
    Err(Wrong::Malformed("wrong-pin"))
}

/// Renews PINs. Devices that have to come in again lose the seats that they have at tables of the server.
pub(crate) fn renew(app: &App, evening: &Evening, noted: Noted) -> Result<(), NotDone> {
    let out = match noted {
        Noted::TablePin { section, table, out: true } => evening.inside().door.keys_at(section, table),
        _ => vec![],
    };
    evening.note(noted)?;
    online::take_away(app, evening, &out)
}

/// Gives the place up on this device.
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    _: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let key = visitor.key();
    let guest = evening.inside().guest(&key);
    if guest.player.is_none() && guest.table.is_none() {
        return Err(Wrong::NotFound);
    }
    let done = doing(&evening, move |evening| {
        evening.note(Noted::Left { key: key.clone() })?;
        online::take_away(&app, evening, &[key])
    })
    .await?;
    after(&evening, &visitor, done, "")
}

/// Asks whoever brings an invitation for his name.
pub(crate) async fn invited(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    let office = inside.door.office_of(&link, millis()).ok_or(Wrong::Expired)?;
    html::page(&InvitedPage {
        page: Page::of(&visitor),
        title: inside.door.title.clone(),
        code: evening.code.clone(),
        link,
        asks_name: office != Office::Organizer,
        key: match office {
            Office::Organizer => "organize-about",
            Office::Director => "invited-director",
            Office::Committee => "invited-committee",
        },
    })
}

/// Gives the office to whoever brings an invitation.
pub(crate) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let office = evening.inside().door.office_of(&link, millis()).ok_or(Wrong::Expired)?;
    let name = form.line("name", 60)?;
    if office != Office::Organizer && name.is_empty() {
        return Err(Wrong::Malformed("wrong-named"));
    }
    let (key, club) = (visitor.key(), Arc::clone(&app.club));
    let done = doing(&evening, move |evening| {
        let organizer = organizer_of(evening).ok_or(NotDone::Failed)?;
        let person = match office {
            Office::Organizer => organizer,
            Office::Director | Office::Committee => {
                let person = club.persons(&[name])?.first().copied().ok_or(NotDone::Failed)?;
                let (has, role): (&[Role], _) = if office == Office::Director {
                    (&[Role::ChiefDirector, Role::AssistantDirector], Role::AssistantDirector)
                } else {
                    (&[Role::AppealsCommittee], Role::AppealsCommittee)
                };
                if !evening.inside().event.has_role(person, has) {
                    let came = Noted::Came { key, holder: Holder::Official(office, person) };
                    let appointed = appointing(&evening.inside().event, person, role);
                    return evening.does_with(organizer, appointed, Also::noting(came));
                }
                person
            }
        };
        evening.note(Noted::Came { key, holder: Holder::Official(office, person) })
    })
    .await?;
    match done {
        Ok(()) => {
            let page = if office == Office::Committee { "rulings" } else { "room" };
            Ok(Redirect::to(&format!("/e/{}/{page}", evening.code)).into_response())
        }
        Err(why) => Err(said(&evening, &visitor, why)),
    }
}

/// What gives an office. With a committee the organizer arranges that it hears appeals.
fn appointing(event: &Tournament, person: Person, role: Role) -> Vec<Command> {
    let mut commands = vec![Command::Appoint(person, role)];
    let Some(conditions) = event.conditions().filter(|conditions| {
        let hears = conditions.regulations.appeals.appeals_arrangement;
        role == Role::AppealsCommittee && hears == AppealsArrangement::DirectorInCharge
    }) else {
        return commands;
    };
    let mut conditions = Box::new(conditions.clone());
    conditions.regulations.appeals.appeals_arrangement = AppealsArrangement::Committee;
    if event.session_no() == 0 {
        commands.extend([Command::SetConditions(conditions), Command::PublishConditions]);
    } else {
        commands.push(Command::ChangeConditions(conditions, "an appeals committee was appointed".to_owned()));
    }
    commands
}

fn organizer_of(evening: &Evening) -> Option<Person> {
    let inside = evening.inside();
    let mut roles = inside.event.roles().iter();
    roles.find(|(_, role)| *role == Role::Organizer).map(|(person, _)| *person)
}
