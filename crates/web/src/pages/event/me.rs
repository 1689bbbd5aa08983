//! A player's phone: where to be, which boards, what was entered.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_cards::{Card, Seat, Side};
use openroom_movements::{Contestant, guide};
use openroom_tournament::{EntryNo, Line, LineState, Person, Playing, Section};

use super::contest::{self, Contest};
use super::result::Taps;
use super::rulings::{self, AppealRow, RulingRow};
use super::tables::table_name;
use super::told::{self, Told};
use super::top::{Top, framed};
use super::{find, gone, room};
use crate::app::App;
use crate::club::{Evening, Guest, Inside, Subject};
use crate::html::{self, Page};
use crate::secret::code;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// Where somebody is in a round.
#[derive(Clone)]
pub(crate) struct At {
    pub(crate) round: u16,
    pub(crate) rounds: u16,
    pub(crate) table: Option<String>,
    /// The side; in an individual the seat.
    pub(crate) side: &'static str,
    /// The partner, in an individual.
    pub(crate) partner: Option<String>,
    pub(crate) opponents: String,
    pub(crate) boards: String,
    pub(crate) called: bool,
}

/// How far a board has come, as a phone shows it.
pub(crate) enum Stage {
    /// Nothing was entered.
    Open,
    /// The own side has entered this.
    Own(Told),
    /// The other side has entered this, and waits for agreement.
    Theirs(Told, &'static str),
    /// The two sides entered different results: the own and theirs.
    Disputed(Told, Told),
    /// It is agreed.
    Agreed(Told),
}

/// A card that was led, with the class of its colour.
type Led = (String, &'static str);

/// A board of the round.
pub(crate) struct BoardRow {
    pub(crate) board: u32,
    pub(crate) line: String,
    pub(crate) face: String,
    pub(crate) stage: Stage,
    /// The opening lead as far as the sides agree on it, or as it is offered.
    pub(crate) lead: Option<Led>,
    /// The lead of the own side and that of the other, where the sides entered different things.
    pub(crate) leads: (Option<Led>, Option<Led>),
    /// Whether the result is agreed and the leads are not.
    pub(crate) leads_differ: bool,
    /// The own side and the other one.
    pub(crate) sides: [(&'static str, &'static str); 2],
    pub(crate) may_look: bool,
    /// Whether it can be played at a table of this server.
    pub(crate) may_play: bool,
    /// Whether its result comes from such a table alone.
    pub(crate) from_table: bool,
    /// Names what stands there.
    pub(crate) seen: String,
}

impl BoardRow {
    /// The points with the sign of the own side, and which side that is.
    pub(crate) fn points(&self, told: &Told) -> String {
        let (name, side) = self.sides[0];
        match told.worth {
            None | Some(0) => told.points.clone(),
            Some(worth) => format!("{name} {}", told::points(if side == "NS" { worth } else { -worth })),
        }
    }

    /// Whether something may be entered.
    pub(crate) fn is_open(&self) -> bool {
        let open =
            matches!(self.stage, Stage::Open | Stage::Own(_) | Stage::Theirs(..) | Stage::Disputed(..));
        open && !self.from_table
    }
}

/// What a phone shows, and what changes.
pub(crate) struct Me {
    pub(crate) w: Words,
    pub(crate) code: String,
    pub(crate) csrf: String,
    pub(crate) who: String,
    pub(crate) number: Option<u16>,
    pub(crate) serves: bool,
    pub(crate) devices: usize,
    pub(crate) now: Option<At>,
    pub(crate) next: Option<At>,
    pub(crate) rows: Vec<BoardRow>,
    pub(crate) clock: Option<room::Clock>,
    pub(crate) called: bool,
    pub(crate) over: bool,
    pub(crate) done: bool,
    /// Whether the round is the last.
    pub(crate) last: bool,
    /// Whether his team has lost a match of a knockout and plays no further round.
    pub(crate) out: bool,
    /// Whether he is suspended for the session.
    pub(crate) suspended: bool,
    pub(crate) notice: Option<String>,
    /// The tables of his team, where it is not known at which of them he sits.
    pub(crate) tables: Vec<String>,
    /// Whether he names the line-up of his team.
    pub(crate) captain: bool,
    /// What he may contest.
    pub(crate) contest: Contest,
    /// The rulings against which he may appeal.
    pub(crate) rulings: Vec<RulingRow>,
    /// The appeals of his side that are open.
    pub(crate) appeals: Vec<AppealRow>,
}

#[derive(Template)]
#[template(path = "event/me.html")]
struct MePage {
    page: Page,
    top: Top,
    me: Me,
    taps: Taps,
    once: Vec<String>,
}

#[derive(Template)]
#[template(path = "event/me_part.html")]
struct MePart<'a> {
    me: &'a Me,
}

impl Me {
    /// The part that shows it.
    fn part(&self) -> MePart<'_> {
        MePart { me: self }
    }
}

/// The page of a player or of a table's device.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Response, Wrong> {
    let evening = find(&app, name).await?;
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let me = match me(&evening, &inside, &visitor) {
        Err(Wrong::NotFound) => return gone::page(&evening.code, &inside, &visitor),
        me => me?,
    };
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-me");
    let once = me.rows.iter().map(|_| code().ok_or(Wrong::Failed)).collect::<Result<_, _>>()?;
    let taps = Taps::of(page.w);
    html::page(&MePage { page, top, me, taps, once })
}

/// The part that changes, as text.
pub(super) fn part(evening: &Evening, visitor: &Visitor, notice: Option<String>) -> Result<String, Wrong> {
    let me = me(evening, &evening.inside(), visitor)?;
    html::text(&Me { notice, ..me }.part())
}

/// Whose lines somebody may enter: a line, the side for which it is entered, and the person who then enters it.
pub(crate) fn may_enter(inside: &Inside, guest: &Guest, line: Line) -> Option<(Side, Person)> {
    if let Some((person, ..)) = guest.player {
        return inside.side_of(guest, line).map(|side| (side, person));
    }
    let (section, table) = guest.table?;
    let playing = inside.event.section(line.session, section)?;
    let here = (line.section, line.table, line.round) == (section, table, playing.round());
    let person = first_of(inside, line, Side::NorthSouth).filter(|_| here)?;
    Some((Side::NorthSouth, person))
}

/// Who enters the result of a line by hand for this guest, where it does not come from a table of the server.
pub(crate) fn enters(inside: &Inside, guest: &Guest, line: Line) -> Result<(Side, Person), Wrong> {
    let entered = may_enter(inside, guest, line).ok_or(Wrong::NotFound)?;
    if super::online::is_played_here(inside, line) {
        return Err(Wrong::Malformed("refused-from-table"));
    }
    Ok(entered)
}

/// To what of the other side somebody agrees.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Agreeing {
    /// To the result, which this person then does.
    ToResult(Person),
    /// To the lead alone: the result is agreed, and the leads differ.
    ToLead,
}

/// Which side agrees, and to what: the one that has not entered, or one that takes what the other entered where they differ.
/// A device that serves both sides says which of them takes the other's lead.
pub(crate) fn agreeing(
    inside: &Inside,
    guest: &Guest,
    line: Line,
    giving_way: Option<Side>,
) -> Option<(Side, Agreeing)> {
    let (own, person) = may_enter(inside, guest, line)?;
    let serves = guest.player.is_none();
    match inside.event.lines().get(&line)? {
        LineState::Entered(entered, _) if serves => {
            let side = entered.other();
            Some((side, Agreeing::ToResult(first_of(inside, line, side)?)))
        }
        LineState::Entered(entered, _) => (own != *entered).then_some((own, Agreeing::ToResult(person))),
        LineState::Disputed { .. } => Some((own, Agreeing::ToResult(person))),
        LineState::Agreed(_) if inside.leads(line).differ() => {
            let side = if serves { giving_way? } else { own };
            Some((side, Agreeing::ToLead))
        }
        LineState::Postponed | LineState::Agreed(_) => None,
    }
}

pub(super) fn first_of(inside: &Inside, line: Line, side: Side) -> Option<Person> {
    let sides = inside.event.sides(line)?;
    let entry = sides[side].first()?;
    inside.event.entries().get(entry)?.players.first().copied()
}

/// What this visitor's phone shows.
pub(crate) fn me(evening: &Evening, inside: &Inside, visitor: &Visitor) -> Result<Me, Wrong> {
    let guest = inside.guest(&visitor.key());
    let w = words(visitor.language);
    let event = &inside.event;
    let session = event.session_no();
    let many = event.sections(session).count() > 1;
    let mut me = of_everybody(w, evening, inside, visitor, &guest);
    let section = if let Some((person, section, table)) = guest.player {
        me.who = told::person(inside, person);
        me.devices = inside.door.devices_of(person);
        me.suspended = event.is_suspended(person, session);
        let entry = event.entry_of(person).ok_or(Wrong::NotFound)?;
        me.number = Some(told::number_of(event, entry));
        me.captain = event.entries().get(&entry).is_some_and(|known| known.captain == Some(person));
        let section = section_of(inside, entry).unwrap_or(section);
        let playing = event.section(session, section).ok_or(Wrong::NotFound)?;
        let contestant = playing.contestant(entry).ok_or(Wrong::NotFound)?;
        let at = |round: u16| {
            let table = table_in(inside, &guest, round).unwrap_or(table);
            place(inside, w, (section, table, many), playing, contestant, round)
        };
        let round = playing.round().max(1);
        (me.now, me.next) = (at(round), at(round + 1));
        me.out = event.is_knocked_out(session, section, contestant, round + 1);
        me.tables = unknown_tables(inside, &guest, (section, many), playing, contestant);
        me.rows = rows(inside, w, &guest, |line| {
            let late = line.round < playing.round() && !crate::club::is_agreed(event, line);
            inside.side_of(&guest, *line).is_some() && (line.round == playing.round() || late)
        });
        section
    } else if let Some((section, table)) = guest.table {
        me.serves = true;
        me.who = format!("{} {}", w.term("table"), table_name(section, table, many));
        let playing = event.section(session, section).ok_or(Wrong::NotFound)?;
        me.now = at_table(inside, w, (section, table, many), playing);
        me.rows = rows(inside, w, &guest, |line| {
            (line.section, line.table, line.round) == (section, table, playing.round())
        });
        section
    } else {
        return Err(Wrong::NotFound);
    };
    let table = guest.table.map(|(_, table)| table);
    let table = table.or_else(|| table_now(inside, &guest));
    me.called = inside
        .door
        .calls
        .iter()
        .any(|call| !call.attended && call.section == section && Some(call.table) == table);
    me.clock = room::clock(inside, section);
    let sits_out =
        me.tables.is_empty() && me.now.as_ref().is_some_and(|now| now.called && now.table.is_none());
    let agreed = me.rows.iter().all(|row| matches!(row.stage, Stage::Agreed(_)));
    me.done = agreed && (sits_out || !me.rows.is_empty());
    me.last = me.now.as_ref().is_some_and(|now| now.round >= now.rounds);
    me.out &= me.done && (sits_out || !me.last);
    Ok(me)
}

/// What a phone shows whoever has it.
fn of_everybody(w: Words, evening: &Evening, inside: &Inside, visitor: &Visitor, guest: &Guest) -> Me {
    let event = &inside.event;
    let session = event.session_no();
    Me {
        w,
        code: evening.code.clone(),
        csrf: visitor.token.for_forms(),
        who: String::new(),
        number: None,
        serves: false,
        devices: 1,
        now: None,
        next: None,
        rows: vec![],
        clock: None,
        called: false,
        over: event.phase() == openroom_tournament::Phase::Published || event.is_over(session),
        done: false,
        last: false,
        out: false,
        suspended: false,
        notice: None,
        tables: vec![],
        captain: false,
        contest: contest::of(w, inside, guest, session),
        rulings: rulings::rulings(w, inside, guest).0.into_iter().filter(|one| one.may_appeal).collect(),
        appeals: rulings::appeals(w, inside, guest).into_iter().filter(|one| one.open).collect(),
    }
}

fn section_of(inside: &Inside, entry: EntryNo) -> Option<Section> {
    let session = inside.event.session_no();
    inside
        .event
        .sections(session)
        .find(|(_, playing)| playing.entries.contains(&entry))
        .map(|(section, _)| section)
}

/// The tables of a team in this round, where nobody said at which of them this player sits: there is no line-up, and his
/// phone came in at another table.
fn unknown_tables(
    inside: &Inside,
    guest: &Guest,
    (section, many): (Section, bool),
    playing: &Playing,
    contestant: Contestant,
) -> Vec<String> {
    let places = guide(&playing.movement, contestant);
    let round = playing.round().max(1);
    let here = places.iter().filter(|place| place.round == round && place.set.is_some());
    let tables: Vec<u16> = here.filter_map(|place| place.table).collect();
    if tables.len() < 2 || table_in(inside, guest, round).is_some() {
        return vec![];
    }
    tables.into_iter().map(|table| table_name(section, table, many)).collect()
}

/// The table at which a player plays in a round, as far as it is known.
fn table_in(inside: &Inside, guest: &Guest, round: u16) -> Option<u16> {
    let mut due = inside.event.due(inside.event.session_no()).into_iter();
    let own = |line: &Line| line.round == round && inside.side_of(guest, *line).is_some();
    due.find(own).map(|line| line.table)
}

/// The table at which a player is now.
pub(super) fn table_now(inside: &Inside, guest: &Guest) -> Option<u16> {
    let (person, _, came_in) = guest.player?;
    let entry = inside.event.entry_of(person)?;
    let section = section_of(inside, entry)?;
    let playing = inside.event.section(inside.event.session_no(), section)?;
    if let Some(table) = table_in(inside, guest, playing.round().max(1)) {
        return Some(table);
    }
    let places = guide(&playing.movement, playing.contestant(entry)?);
    let now: Vec<u16> = places
        .iter()
        .filter(|place| place.round == playing.round().max(1))
        .filter_map(|place| place.table)
        .collect();
    now.iter().copied().find(|table| *table == came_in).or_else(|| now.first().copied())
}

fn rows(inside: &Inside, w: Words, guest: &Guest, is_mine: impl Fn(&Line) -> bool) -> Vec<BoardRow> {
    let lines = inside.event.due(inside.event.session_no());
    lines.into_iter().filter(is_mine).map(|line| row(inside, w, guest, line)).collect()
}

fn row(inside: &Inside, w: Words, guest: &Guest, line: Line) -> BoardRow {
    let own = may_enter(inside, guest, line).map(|(side, _)| side);
    let stage = match inside.event.lines().get(&line) {
        None | Some(LineState::Postponed) => Stage::Open,
        Some(LineState::Entered(side, score)) => {
            let told = told::score_of(w, line, score);
            if guest.table.is_some() || Some(*side) != own {
                Stage::Theirs(told, w.side(side.other()))
            } else {
                Stage::Own(told)
            }
        }
        Some(LineState::Disputed { by, first, second }) => {
            let (first, second) = (told::score_of(w, line, first), told::score_of(w, line, second));
            if own == Some(*by) { Stage::Disputed(first, second) } else { Stage::Disputed(second, first) }
        }
        Some(LineState::Agreed(score)) => Stage::Agreed(match own {
            Some(side) if guest.player.is_some() => told::score_for(w, line, score, side),
            Some(_) | None => told::score_of(w, line, score),
        }),
    };
    let (leads, own) = (inside.leads(line), own.unwrap_or(Side::NorthSouth));
    let led = |card: Option<Card>| card.map(|card| told::card(w, card));
    BoardRow {
        board: line.board,
        line: line.to_string(),
        face: told::face(w, line.board),
        may_look: inside.may_see_results(guest, line.session, line.board),
        may_play: guest.player.is_some() && super::online::may_play(inside, line),
        seen: inside.mark(Subject::Result(line)),
        lead: led(leads.settled()),
        leads: (led(leads.of(own)), led(leads.of(own.other()))),
        leads_differ: leads.differ() && matches!(stage, Stage::Agreed(_)),
        sides: [own, own.other()]
            .map(|side| (w.side(side), if side == Side::NorthSouth { "NS" } else { "EW" })),
        from_table: super::online::is_played_here(inside, line),
        stage,
    }
}

/// Where a contestant is in a round; a team is where the phone came in, or at its first table.
fn place(
    inside: &Inside,
    w: Words,
    (section, came_in, many): (Section, u16, bool),
    playing: &Playing,
    contestant: Contestant,
    round: u16,
) -> Option<At> {
    let places = guide(&playing.movement, contestant);
    let here: Vec<_> = places.iter().filter(|place| place.round == round).collect();
    let place = here.iter().find(|place| place.table == Some(came_in)).or_else(|| here.first())?;
    let partner = place.partner.and_then(|who| playing.entry(who));
    let sits = |seat: Seat| if partner.is_some() { w.seat(seat) } else { w.side(seat.side()) };
    let opponents: Vec<EntryNo> = place.opponents.iter().filter_map(|who| playing.entry(*who)).collect();
    Some(At {
        round,
        rounds: playing.rounds,
        table: place.table.filter(|_| place.set.is_some()).map(|table| table_name(section, table, many)),
        side: place.seat.map(sits).unwrap_or_default(),
        partner: partner.map(|entry| told::entries(inside, &[entry])),
        opponents: told::entries(inside, &opponents),
        boards: place.set.map(|set| told::boards(playing.movement.board_numbers(set))).unwrap_or_default(),
        called: round <= playing.round(),
    })
}

fn at_table(
    inside: &Inside,
    w: Words,
    (section, table, many): (Section, u16, bool),
    playing: &Playing,
) -> Option<At> {
    let round = playing.round().max(1);
    let drawn = playing.movement.rounds.get(usize::from(round) - 1)?;
    // A round has only the tables that it needs.
    let here = drawn.tables.get(usize::from(table).checked_sub(1)?);
    let names = |here: &openroom_movements::Table, side: Side| {
        let mut entries: Vec<EntryNo> = vec![];
        for seat in side.seats() {
            entries.extend(
                here.seats[seat].and_then(|who| playing.entry(who)).filter(|one| !entries.contains(one)),
            );
        }
        format!("{}: {}", w.side(side), told::entries(inside, &entries))
    };
    Some(At {
        round,
        rounds: playing.rounds,
        table: here.filter(|here| here.is_played()).map(|_| table_name(section, table, many)),
        side: "",
        partner: None,
        opponents: here
            .map(|here| format!("{} · {}", names(here, Side::NorthSouth), names(here, Side::EastWest)))
            .unwrap_or_default(),
        boards: here
            .and_then(|here| here.set)
            .map(|set| told::boards(playing.movement.board_numbers(set)))
            .unwrap_or_default(),
        called: round <= playing.round(),
    })
}
