//! Table cards with codes to scan, links for those who direct, deals for a dealing machine.

use std::fmt::Write as _;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use openroom_cards::Deal;
use openroom_tournament::{Boards, Dealing, Person, Section, Tournament};

use super::top::{Top, framed};
use super::{after, director, doing, find, lines, organizer, said, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Evening, NotDone, Noted, Office, millis};
use crate::html::{self, Page};
use crate::pages::seat::{address, qr_svg};
use crate::secret::{Key, code, digest};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// How long an invitation is good for, in milliseconds.
const LINK_FOR: u64 = 24 * 3_600_000;

/// The card of a table.
pub(crate) struct TableCard {
    name: String,
    pin: Option<String>,
    address: String,
    qr: String,
}

#[derive(Template)]
#[template(path = "event/tables.html")]
struct TablesPage {
    page: Page,
    top: Top,
    cards: Vec<TableCard>,
    spectators: String,
    spectators_qr: String,
    organizes: bool,
    /// Whether a round was called.
    begun: bool,
    dealt_here: bool,
    plays: bool,
    pins: bool,
    invitation: Option<(&'static str, String, String)>,
}

/// The cards and links.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    written(&app, &visitor, code, &headers, None).await
}

async fn written(
    app: &App,
    visitor: &Visitor,
    code: String,
    headers: &HeaderMap,
    invitation: Option<(&'static str, String)>,
) -> Result<Response, Wrong> {
    let evening = find(app, code).await?;
    let inside = evening.inside();
    let by = director(&inside, visitor)?;
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(visitor, &evening.code, &inside, &guest, "tab-tables");
    let session = inside.event.session_no();
    let many = inside.event.sections(session).count() > 1;
    let cards = inside
        .event
        .sections(session)
        .flat_map(|(section, playing)| (1..=playing.tables()).map(move |table| (section, table)));
    let cards = cards.map(|(section, table)| {
        let link = inside.door.table_code(section, table);
        let address = address(app, headers, &format!("/e/{}/t/{link}", evening.code));
        let qr = qr_svg(&address);
        TableCard {
            name: table_name(section, table, many),
            pin: inside.door.pin(section, table),
            address,
            qr,
        }
    });
    let spectators = address(app, headers, &format!("/e/{}", evening.code));
    let dealt_here = !boards_dealt_here(&inside.event, session).is_empty();
    html::page(&TablesPage {
        cards: cards.collect(),
        spectators_qr: qr_svg(&spectators),
        spectators,
        organizes: guest.organizer().is_some(),
        begun: inside.event.sections(session).any(|(_, playing)| playing.round() > 0),
        dealt_here,
        pins: inside.door.pins().is_some(),
        plays: inside.event.entry_of(by).is_some(),
        invitation: invitation.map(|(key, path)| {
            let address = address(app, headers, &path);
            let qr = qr_svg(&address);
            (key, address, qr)
        }),
        page,
        top,
    })
}

/// The name of a table: its number, after the letter of the section where there are several.
pub(crate) fn table_name(section: Section, table: u16, many: bool) -> String {
    if many { format!("{section}{table}") } else { table.to_string() }
}

/// Makes a new link for another Director, or for another device of the organizer.
pub(crate) async fn invite(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    headers: HeaderMap,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, name.clone()).await?;
    organizer(&evening.inside(), &visitor)?;
    let (office, key) = office(form.get("office").unwrap_or_default())?;
    let done = invited(&evening, office).await?;
    let path = done.map_err(|why| said(&evening, &visitor, why))?;
    written(&app, &visitor, name, &headers, Some((key, path))).await
}

/// The office with this name, and the key of the words for its link.
pub(crate) fn office(name: &str) -> Result<(Office, &'static str), Wrong> {
    Ok(match name {
        "organizer" => (Office::Organizer, "invite-organizer"),
        "director" => (Office::Director, "invite-director"),
        "committee" => (Office::Committee, "invite-committee"),
        _ => return Err(Wrong::Malformed("wrong-form")),
    })
}

/// A new link for an office, as a path.
pub(crate) async fn invited(
    evening: &Arc<Evening>,
    office: Office,
) -> Result<Result<String, NotDone>, Wrong> {
    let link = code().ok_or(Wrong::Failed)?;
    let path = format!("/e/{}/in/{link}", evening.code);
    let invited = Noted::Invited { hash: digest("invitation", &link), office, until: millis() + LINK_FOR };
    Ok(doing(evening, move |evening| evening.note(invited)).await?.map(|()| path))
}

/// Renews the PINs of the tables, or lets phones come without one.
pub(crate) async fn pins(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, name).await?;
    let (noted, back) = {
        let inside = evening.inside();
        director(&inside, &visitor)?;
        let all = |generation| (Noted::Pins { generation }, "/tables".to_owned());
        match form.get("pins") {
            Some("renew") => all(Some(inside.door.next_pins())),
            Some("none") => {
                organizer(&inside, &visitor)?;
                all(None)
            }
            Some(what @ ("table" | "table-out")) => {
                let place = form.get("table").and_then(lines::place);
                let (section, table) = place.ok_or(Wrong::Malformed("wrong-form"))?;
                let back = format!("/lines?table={section}/{table}");
                (Noted::TablePin { section, table, out: what == "table-out" }, back)
            }
            _ => return Err(Wrong::Malformed("wrong-form")),
        }
    };
    let done = doing(&evening, move |evening| super::door::renew(&app, evening, noted)).await?;
    after(&evening, &visitor, done, &back)
}

/// The boards of a session that are dealt here.
pub(super) fn boards_dealt_here(event: &Tournament, number: u16) -> Vec<u32> {
    let boards = event.sections(number).map(|(_, playing)| playing.movement.boards()).max().unwrap_or(0);
    let is_here = |board: &u32| {
        let dealing = event.session(number).and_then(|session| session.dealing(*board));
        matches!(dealing, Some(Dealing::InAdvance { .. }))
    };
    (1..=boards).filter(is_here).collect()
}

/// The deals of the session for somebody who does not play; that he took them out is in the log.
pub(crate) async fn taken_out(
    evening: &Arc<Evening>,
    (key, by): (Key, Person),
    reason: String,
) -> Result<Result<Vec<(u32, Deal)>, NotDone>, Wrong> {
    let (session, boards) = {
        let inside = evening.inside();
        let session = inside.event.session_no();
        let dealt = boards_dealt_here(&inside.event, session);
        let (first, last) = dealt.first().zip(dealt.last()).ok_or(Wrong::NotFound)?;
        (session, Boards { first: *first, last: *last })
    };
    doing(evening, move |evening| evening.take_out((&key, by), session, boards, &reason)).await
}

/// The deals as PBN, for whoever does not play; that they were taken out is in the log.
pub(crate) async fn deals(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    _: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let by = director(&evening.inside(), &visitor)?;
    let title = evening.inside().door.title.clone();
    let taken = taken_out(&evening, (visitor.key(), by), "for duplicating the boards".to_owned()).await?;
    let taken = taken.map_err(|why: NotDone| said(&evening, &visitor, why))?;
    let mut text = String::from("% PBN 2.1\n");
    for (board, deal) in taken {
        let Some(face) = told::markings(board) else { continue };
        let event = title.replace(['"', '\\'], "'");
        let _ = write!(
            text,
            "[Event \"{event}\"]\n[Board \"{board}\"]\n[Dealer \"{}\"]\n[Vulnerable \"{}\"]\n[Deal \"{deal}\"]\n\n",
            face.dealer.letter(),
            match face.vulnerability {
                openroom_cards::Vulnerability::None => "None",
                openroom_cards::Vulnerability::NorthSouth => "NS",
                openroom_cards::Vulnerability::EastWest => "EW",
                openroom_cards::Vulnerability::Both => "All",
            }
        );
    }
    let kind = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"deals.pbn\""),
    ];
    Ok((kind, text).into_response())
}
