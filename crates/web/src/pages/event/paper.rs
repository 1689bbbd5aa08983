//! Paper: what is printed of an event, as PDF.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use openroom_analysis::double_dummy::Table;
use openroom_cards::{Board, Deal};
use openroom_lawbook::Language;
use openroom_paper::of_event::EventPaper;
use openroom_paper::{HandBoard, HandRecord, Heading};
use openroom_tournament::{EntryNo, Person, Section, Tournament};

use super::tables::table_name;
use super::{find, session, told};
use crate::app::{App, apart};
use crate::club::{Evening, Guest, Inside};
use crate::pages::seat::address;
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// How long makeable contracts are looked for.
const LONGEST: Duration = Duration::from_secs(15);

/// Something to print.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum What {
    TableCards,
    GuideCards,
    Slips,
    Hands,
    Results,
    Card(EntryNo),
}

/// Everything that printing needs of the event, so that nobody waits for it.
struct Printing {
    what: What,
    session: u16,
    event: Tournament,
    title: String,
    names: BTreeMap<Person, String>,
    deals: BTreeMap<u32, Deal>,
    /// What each deal gives double dummy, as far as it was found in time.
    tricks: BTreeMap<u32, Table>,
    links: BTreeMap<(Section, u16), String>,
    pins: BTreeMap<String, String>,
    language: Language,
}

/// The paper of this name, for whoever may have it.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, name)): Path<(String, String)>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let _one_of_few = app.limits.heavy.turn().await.ok_or(Wrong::TooMany)?;
    let link = |path: &str| address(&app, &headers, path);
    let mut printing = {
        let inside = evening.inside();
        let guest = inside.guest(&visitor.key());
        let session = session::asked(&inside.event, &query)?;
        let what = what(&name, &inside, &guest, session).ok_or(Wrong::NotFound)?;
        gather((what, session), &evening, &inside, visitor.language, &link)
    };
    let guest = evening.inside().guest(&visitor.key());
    if matches!(printing.what, What::Hands | What::Results) {
        let session = printing.session;
        printing.deals = apart(move || deals(&evening, &guest, session)).await?;
        printing.tricks = tricks(&app, &printing.deals).await;
    }
    let pdf = apart(move || printing.pdf()).await??;
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    let kind = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"{name}.pdf\"")),
    ];
    Ok((kind, pdf).into_response())
}

/// What the name asks for, where this visitor may have it: cards and slips are for those who direct, hands and results for
/// all when the session is over, a player's card for the player.
fn what(name: &str, inside: &Inside, guest: &Guest, session: u16) -> Option<What> {
    let event = &inside.event;
    let directs = session > 0 && guest.director().is_some();
    let now = directs && session == event.session_no();
    let plays = guest.persons().any(|person| event.entry_of(person).is_some());
    let over = session > 0 && (event.is_over(session) || event.published(session).is_some());
    match name {
        "table-cards" => now.then_some(What::TableCards),
        "guide-cards" => now.then_some(What::GuideCards),
        "slips" => now.then_some(What::Slips),
        "hands" => (over || directs).then_some(What::Hands),
        "results" => (over || (directs && !plays)).then_some(What::Results),
        "card" => {
            let (person, ..) = guest.player.filter(|_| over)?;
            event.entry_of(person).map(What::Card)
        }
        _ => None,
    }
}

fn gather(
    (what, session): (What, u16),
    evening: &Evening,
    inside: &Inside,
    language: Language,
    link: &dyn Fn(&str) -> String,
) -> Printing {
    // Nothing of a later session comes into what is printed of an earlier one.
    let event = if session == inside.event.session_no() {
        inside.event.clone()
    } else {
        inside.earlier(session).event.as_ref().clone()
    };
    let players = event.entries().values().flat_map(|entry| entry.players.iter().copied());
    let names = players.map(|person| (person, told::person(inside, person))).collect();
    let (mut links, mut pins) = (BTreeMap::new(), BTreeMap::new());
    if what == What::TableCards {
        let many = event.sections(session).count() > 1;
        for (section, playing) in event.sections(session) {
            for table in 1..=playing.tables() {
                let code = inside.door.table_code(section, table);
                links.insert((section, table), link(&format!("/e/{}/t/{code}", evening.code)));
                pins.extend(
                    inside.door.pin(section, table).map(|pin| (table_name(section, table, many), pin)),
                );
            }
        }
    }
    let title = inside.door.title.clone();
    let (deals, tricks) = (BTreeMap::new(), BTreeMap::new());
    Printing { what, session, event, title, names, deals, tricks, links, pins, language }
}

/// The deals that this visitor may know.
fn deals(evening: &Evening, guest: &Guest, session: u16) -> BTreeMap<u32, Deal> {
    let boards = {
        let inside = evening.inside();
        let mut boards: Vec<u32> = inside.event.due(session).iter().map(|line| line.board).collect();
        boards.sort_unstable();
        boards.dedup();
        boards.retain(|board| inside.may_see_hands(guest, session, *board));
        boards
    };
    let known =
        boards.into_iter().filter_map(|board| Some((board, evening.played_deal(session, board).ok()?)));
    known.collect()
}

/// What the deals give double dummy. Nobody waits long for it: what is not found in time is not printed.
async fn tricks(app: &App, deals: &BTreeMap<u32, Deal>) -> BTreeMap<u32, Table> {
    let until = Instant::now() + LONGEST;
    let mut found = BTreeMap::new();
    for (board, deal) in deals {
        if Instant::now() >= until {
            break;
        }
        found.extend(app.analyst.table(*deal).await.ok().map(|tricks| (*board, tricks)));
    }
    found
}

impl Printing {
    fn board(&self, board: Board) -> Option<HandBoard> {
        let number = board.number.get();
        let dealt = HandBoard {
            number: board.number.to_string(),
            dealer: board.dealer,
            vulnerability: board.vulnerability,
            deal: *self.deals.get(&number)?,
            makeable: None,
        };
        Some(match self.tricks.get(&number) {
            Some(tricks) => dealt.with_tricks(*tricks),
            None => dealt,
        })
    }

    fn pdf(&self) -> Result<Vec<u8>, Wrong> {
        let name = |person: Person| self.names.get(&person).cloned().unwrap_or_default();
        let hands = |_: u16, board: Board| self.board(board);
        let heading = Heading::titled(self.title.clone());
        let paper = EventPaper { event: &self.event, heading: heading.clone(), name: &name, hands: &hands };
        let session = self.session;
        let nothing = |_| Wrong::Malformed("wrong-paper");
        let made = match self.what {
            What::TableCards => {
                let link = |section: Section, table: u16| self.links.get(&(section, table)).cloned();
                let mut cards = paper.table_cards(session, &link).map_err(nothing)?;
                for card in &mut cards.cards {
                    card.pin = self.pins.get(&card.number).cloned();
                }
                cards.pdf(self.language)
            }
            What::GuideCards => paper.guide_cards(session).map_err(nothing)?.pdf(self.language),
            What::Slips => paper.score_slips(session, None).map_err(nothing)?.pdf(self.language),
            What::Results => paper.results(session).map_err(nothing)?.pdf(self.language),
            What::Card(entry) => paper.card(session, entry).map_err(nothing)?.pdf(self.language),
            What::Hands => {
                let numbers = self.deals.keys().filter_map(|number| (*number).try_into().ok());
                let boards = numbers.map(Board::numbered).filter_map(|board| self.board(board)).collect();
                HandRecord { heading, boards }.pdf(self.language)
            }
        };
        made.map(|pdf| pdf.bytes).map_err(|_| Wrong::Malformed("wrong-paper"))
    }
}
