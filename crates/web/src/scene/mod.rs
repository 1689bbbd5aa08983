//! What one person is shown of a table: made from the views of the places that he has, and from nothing else.

mod asked;
mod auction;
mod bidding;
mod course;
mod follows;
mod hands;
mod latest;
mod ruling;
mod said;
mod script;
mod spoken;
mod status;

use std::borrow::Borrow;

use openroom_cards::Seat;
use openroom_lawbook::{Edition, Provision, law_title, law_title_in};
use openroom_laws::{Phase, Policy, Table, Tray, View, Who};

pub(crate) use asked::{Asked, key_of};
pub(crate) use auction::{Meant, Row, suit_class};
pub(crate) use bidding::{BiddingBox, bare};
pub(crate) use course::Deed;
pub(crate) use follows::Way;
pub(crate) use hands::{CardFace, Hand, Playable, Trick, own_face_down};
pub(crate) use ruling::{CaseLine, Limit, Ruling, Step};
use said::Which;
pub(crate) use said::{Remark, ToExplain, call_numbered, heard_of_calls};
pub(crate) use script::ScriptLines;
pub(crate) use spoken::PutTo;
pub(crate) use status::{Over, Status};

use crate::pages::analysis::Study;
use crate::pages::event::room::Clock;
use crate::room::{Kind, Room, State, Watching, everybody};
use crate::secret::Key;
use crate::words::Words;

/// The longest name of a seat that fits the head of an auction on a phone as it is.
const LONG: usize = 7;

/// A provision as it is cited, with where it is told.
pub(crate) struct Cite {
    /// The number in the edition in force.
    pub(crate) number: &'static str,
    /// Its page.
    pub(crate) page: String,
}

impl Cite {
    /// How this provision is cited.
    pub(crate) fn of(provision: Provision, edition: Edition) -> Cite {
        let page = format!("/law/{}?edition={}", provision.id(), edition.name());
        Cite { number: provision.cite(edition), page }
    }
}

/// Somebody else whom the table waits for.
pub(crate) struct Waiting {
    /// Who is asked.
    pub(crate) who: String,
    /// By which provision.
    pub(crate) cite: Cite,
    /// The title of its Law: what the paragraph comes to is open yet.
    pub(crate) title: &'static str,
}

impl Waiting {
    fn of(w: Words, who: Who, by: Provision, edition: Edition) -> Waiting {
        let who = openroom_reasoning::say::who(w, who);
        let named = |law| law_title_in(law, edition, w.language()).or_else(|| law_title(law, w.language()));
        let title = by.law().and_then(named);
        Waiting { who, cite: Cite::of(by, edition), title: title.unwrap_or_default() }
    }
}

/// A place that the person has.
pub(crate) struct Tab {
    /// Whose.
    pub(crate) seat: Seat,
    /// Its name.
    pub(crate) name: &'static str,
    /// Whether he acts for it now.
    pub(crate) acts: bool,
    /// Whether it is its turn.
    pub(crate) turn: bool,
}

impl Tab {
    fn of(w: Words, seat: Seat, acting: Option<Seat>, turn: Option<Seat>) -> Tab {
        Tab { seat, name: w.seat(seat), acts: acting == Some(seat), turn: turn == Some(seat) }
    }
}

/// A place at a table to play at, and who has it.
pub(crate) struct Present {
    /// Whose.
    pub(crate) who: String,
    /// The name of the player.
    pub(crate) name: String,
    /// How many devices have it.
    pub(crate) devices: u8,
}

/// Everything that a page of a table shows.
#[allow(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
pub(crate) struct Scene {
    /// The words.
    pub(crate) w: Words,
    /// The code of the table.
    pub(crate) code: String,
    /// What the table is called.
    pub(crate) title: String,
    /// Whether it is for training.
    pub(crate) training: bool,
    /// Whether it follows a scenario.
    pub(crate) follows: bool,
    /// The lines of the scenario; none where the table went its own way.
    pub(crate) script: Option<ScriptLines>,
    /// What forms bring along.
    pub(crate) csrf: String,
    /// Names what is seen here.
    pub(crate) mark: String,
    /// The state of things in words.
    pub(crate) status: Status,
    /// What was called or played last.
    pub(crate) latest: String,
    /// The seats that he has.
    pub(crate) tabs: Vec<Tab>,
    /// Whether he is Director here.
    pub(crate) director: bool,
    /// Whether the Director has put the board off.
    pub(crate) adjourned: bool,
    /// For whom he acts.
    pub(crate) acting: Option<Seat>,
    /// Whether he chose for whom he acts.
    pub(crate) pinned: bool,
    /// What he is asked.
    pub(crate) asked: Vec<Asked>,
    /// Who else is asked.
    pub(crate) waiting: Vec<Waiting>,
    /// The four hands as he sees them.
    pub(crate) hands: Vec<Hand>,
    /// What he was asked by an opponent and has not explained.
    pub(crate) to_explain: Vec<ToExplain>,
    /// What was put to him, which he may answer by taking a card back.
    pub(crate) put_to: Vec<PutTo>,
    /// What he may do now that a call of his was cancelled, and what follows.
    pub(crate) ways: Vec<Way>,
    /// By which provision that is explained.
    pub(crate) ways_cite: Cite,
    /// What he did that waits for an answer of somebody else.
    pub(crate) held: Vec<String>,
    /// The auction.
    pub(crate) auction: Vec<Row>,
    /// What was said of its calls.
    pub(crate) meant: Vec<Meant>,
    /// The trick on the table.
    pub(crate) trick: Option<Trick>,
    /// The bidding box, while calls are made.
    pub(crate) bidding: Option<BiddingBox>,
    /// The hands that he plays from.
    pub(crate) playable: Vec<Playable>,
    /// Whether the lead lies face down and he may turn it.
    pub(crate) may_face: bool,
    /// Restrictions that he knows of.
    pub(crate) limits: Vec<Limit>,
    /// What was ruled, as he heard it.
    pub(crate) rulings: Vec<Ruling>,
    /// The cases with their questions and answers, for the Director.
    pub(crate) cases: Vec<CaseLine>,
    /// Irregularities that nobody has noticed, for the Director.
    pub(crate) unnoticed: Vec<Ruling>,
    /// The calls and cards with the time that each took, for the Director.
    pub(crate) course: Vec<Deed>,
    /// How earlier boards ended, with the score, and where they are analysed.
    pub(crate) ended: Vec<(u32, Over, Option<String>)>,
    /// The number of the board.
    pub(crate) number: u32,
    /// Whether he may deal another board.
    pub(crate) may_deal: bool,
    /// What was said at the table, as far as he heard it.
    pub(crate) remarks: Vec<Remark>,
    /// How the board ended.
    pub(crate) over: Option<Over>,
    /// Where the board is analysed, once it is over; for the Director.
    pub(crate) study: Option<String>,
    /// Whether he acts for dummy while cards are played.
    pub(crate) is_dummy: bool,
    /// Dummy's cards, once they are seen.
    pub(crate) dummys: Vec<CardFace>,
    /// The cards that he has played to tricks.
    pub(crate) quitted: Vec<CardFace>,
    /// Whether cards are played, so that somebody may be asked whether he follows suit.
    pub(crate) in_play: bool,
    /// How many tricks have begun.
    pub(crate) tricks: usize,
    /// The event that it belongs to.
    pub(crate) event: Option<String>,
    /// The line of the event that is played at it.
    pub(crate) line: Option<String>,
    /// Whether screens part the table.
    pub(crate) screens: bool,
    /// Whether the table refuses what the Laws do not allow.
    pub(crate) prevents: bool,
    /// Where the tray is, while he is not to call behind a screen.
    pub(crate) tray: Option<Tray>,
    /// The players who have called the Director, for him.
    pub(crate) calling: Vec<&'static str>,
    /// Whether he has called the Director himself, who has not come yet.
    pub(crate) called: bool,
    /// The clock of the round.
    pub(crate) clock: Option<Clock>,
    /// The calls by number, for those who ask, alert, explain or change.
    pub(crate) calls: Vec<(usize, String)>,
    /// Those that are for him to alert and explain.
    pub(crate) own_calls: Vec<(usize, String)>,
    /// The call that he may alert at once: its place, and what the button says.
    pub(crate) to_alert: Option<(usize, String)>,
    /// Those of the opponents, about which he may ask.
    pub(crate) their_calls: Vec<(usize, String)>,
    /// Whether he has called.
    pub(crate) has_called: bool,
    /// The places and who has them; none at a table of an event, which says itself who came.
    pub(crate) present: Vec<Present>,
    /// How many devices have his place.
    pub(crate) own_devices: u8,
    /// What became of what he last did.
    pub(crate) notice: Option<(&'static str, String)>,
}

/// Who looks, and how.
pub(crate) struct Onlooker<'a> {
    /// The session.
    pub(crate) key: &'a Key,
    /// What its forms bring along.
    pub(crate) csrf: &'a str,
    /// The language.
    pub(crate) words: Words,
    /// For whom he wants to act.
    pub(crate) acting: Option<Seat>,
}

impl Scene {
    /// What this person is shown; none where he has no place here.
    pub(crate) fn of(room: &Room, state: &State, onlooker: &Onlooker<'_>) -> Option<Scene> {
        Scene::seen(room, state, &state.table, &state.roles(onlooker.key), onlooker)
    }

    /// What one place is shown of this board, whoever has it.
    pub(crate) fn of_place(
        room: &Room,
        state: &State,
        table: &Table,
        who: Who,
        onlooker: &Onlooker<'_>,
    ) -> Option<Scene> {
        Scene::seen(room, state, table, &[who], onlooker)
    }

    /// What a spectator is shown: the hand of the player whom he watches, or all where he may, and nothing to do.
    pub(crate) fn watched(
        room: &Room,
        state: &State,
        table: &Table,
        whom: Watching,
        w: Words,
    ) -> Option<Scene> {
        let key = state.owner.clone();
        let onlooker = Onlooker { key: &key, csrf: "", words: w, acting: None };
        let roles = match whom {
            Watching::One(seat) => vec![Who::Player(seat)],
            Watching::All => Seat::ALL.map(Who::Player).into(),
        };
        let scene = Scene::seen(room, state, table, &roles, &onlooker)?;
        Some(Scene {
            mark: String::new(),
            tabs: vec![],
            acting: None,
            asked: vec![],
            to_explain: vec![],
            put_to: vec![],
            ways: vec![],
            held: vec![],
            bidding: None,
            playable: vec![],
            may_face: false,
            may_deal: false,
            calls: vec![],
            own_calls: vec![],
            to_alert: None,
            their_calls: vec![],
            has_called: false,
            tray: None,
            called: false,
            present: vec![],
            own_devices: 0,
            ..scene
        })
    }

    fn seen(
        room: &Room,
        state: &State,
        table: &Table,
        roles: &[Who],
        onlooker: &Onlooker<'_>,
    ) -> Option<Scene> {
        let views: Vec<View> = roles.iter().map(|who| table.view(*who)).collect();
        let any = views.first()?;
        let w = onlooker.words;
        let seats: Vec<Seat> = roles.iter().filter_map(|who| seat_of(*who)).collect();
        let pinned = onlooker.acting.filter(|seat| seats.contains(seat));
        let acting = pinned.or_else(|| natural(any, &seats));
        let as_actor = acting.and_then(|seat| views.iter().find(|view| view.of == Who::Player(seat)));
        let director = roles.contains(&Who::Director);
        let heard = said::of_calls(table, roles);
        Some(Scene {
            w,
            code: room.code.clone(),
            title: state.title.clone(),
            training: state.kind == Kind::Training,
            follows: state.script.is_some(),
            script: state.script.as_ref().filter(|_| director).and_then(|it| ScriptLines::of(it, table)),
            csrf: onlooker.csrf.to_owned(),
            mark: room.mark(state, roles),
            status: Status::of(w, table, any),
            latest: latest::of(w, table, any),
            tabs: seats.iter().map(|seat| Tab::of(w, *seat, acting, any.turn)).collect(),
            director,
            adjourned: state.adjourned,
            acting,
            pinned: pinned.is_some(),
            asked: views.iter().flat_map(|view| asked::of(w, table, view)).collect(),
            waiting: waiting(w, table, any, roles),
            hands: hands::of(w, &views, &state.seats),
            to_explain: said::to_explain(w, table, roles),
            put_to: spoken::put_to(w, table, roles),
            ways: as_actor.map_or_else(Vec::new, |view| follows::of(w, table, view)),
            ways_cite: follows::explained_by(table),
            held: said::held(w, table, roles),
            auction: auction::of(w, table, any, &heard, &said::warnings(table, roles)),
            meant: auction::meant(w, table, any, &heard),
            trick: hands::trick(w, table, &views),
            bidding: as_actor.and_then(|view| bidding::of(w, view)),
            playable: as_actor.map_or_else(Vec::new, |view| hands::playable(w, table, view)),
            may_face: any.led_face_down.is_some_and(|leader| seats.contains(&leader)),
            limits: ruling::limits(w, table, &views),
            rulings: if director { vec![] } else { ruling::heard(w, table, any) },
            cases: if director { ruling::cases(w, table) } else { vec![] },
            unnoticed: if director { ruling::unnoticed(w, table) } else { vec![] },
            course: if director { course::of(w, state) } else { vec![] },
            ended: state.ended.iter().rev().filter_map(|ended| Over::of_ended(w, ended)).collect(),
            number: state.of.as_ref().map_or(state.number, |(_, line)| line.board),
            may_deal: state.is_owner(onlooker.key) && state.may_deal(),
            remarks: said::heard(w, table, roles),
            over: over(w, table),
            is_dummy: acting.is_some() && table.position().dummy() == acting && any.phase == Phase::Play,
            dummys: hands::dummys(w, any),
            quitted: as_actor.map_or_else(Vec::new, |view| hands::quitted(w, view)),
            in_play: any.phase == Phase::Play,
            tricks: any.tricks.len(),
            event: state.of.as_ref().map(|(code, _)| code.clone()),
            line: state.of.as_ref().map(|(_, line)| line.to_string()),
            screens: table.settings().screens != openroom_laws::Screens::None,
            prevents: table.settings().policy == Policy::Prevent,
            tray: acting.filter(|_| any.waiting_for.is_empty()).and_then(|seat| table.tray(seat)),
            calling: state.calling().into_iter().filter(|_| director).map(|seat| w.seat(seat)).collect(),
            called: state.calling().iter().any(|seat| seats.contains(seat)),
            clock: None,
            study: if director { study(state, table) } else { None },
            calls: said::calls(w, table, any),
            to_alert: acting.and_then(|seat| said::to_alert(w, table, seat)),
            own_calls: acting.map_or_else(Vec::new, |seat| said::calls_for(w, table, seat, Which::Own)),
            their_calls: acting.map_or_else(Vec::new, |seat| said::calls_for(w, table, seat, Which::Theirs)),
            has_called: table.calls_seen_by(any.of).any(|made| Some(made.by) == acting),
            present: present(w, state),
            own_devices: own_devices(state, roles),
            notice: None,
        })
    }

    /// The first seat letter of the acting player, for forms.
    pub(crate) fn by(&self) -> String {
        self.acting.map(|seat| seat.letter().to_string()).unwrap_or_default()
    }

    /// Whether he acts for this seat.
    pub(crate) fn is_acting(&self, seat: impl Borrow<Seat>) -> bool {
        self.acting == Some(*seat.borrow())
    }

    /// Whether he plays cards from this hand, so that they lie before him in full.
    pub(crate) fn plays_from(&self, seat: impl Borrow<Seat>) -> bool {
        self.playable.iter().any(|hand| hand.seat == *seat.borrow())
    }

    /// Whether a seat has a long name in this language, for which the head of the auction needs smaller letters.
    pub(crate) fn has_long_seats(&self) -> bool {
        Seat::ALL.iter().any(|seat| self.w.seat(seat).chars().count() > LONG)
    }

    /// Whether calls are being made.
    pub(crate) fn calling(&self) -> bool {
        self.bidding.is_some()
    }

    /// Whether he may bid now, so that he may warn of a skip bid, and has not done so.
    pub(crate) fn may_warn(&self) -> bool {
        let has_warned = self.auction.iter().flatten().any(|cell| cell.is_turn() && cell.warned);
        let mut bids = self.bidding.iter().flat_map(|bidding| bidding.levels.iter().flatten());
        !has_warned && bids.any(|bid| bid.legal)
    }

    /// Whether the tray lies before him and is to be passed.
    pub(crate) fn may_pass_tray(&self) -> bool {
        self.tray == Some(Tray::ToBePassed)
    }

    /// Everybody else's seats, to be asked about something.
    pub(crate) fn other_seats(&self) -> impl Iterator<Item = (char, &'static str)> {
        let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != self.acting);
        others.map(|seat| (seat.letter(), self.w.seat(seat)))
    }
}

/// Whether the table waits for the answer of somebody else: until then nobody calls or plays.
fn waits_for_others(view: &View) -> bool {
    view.waiting_for.iter().any(|(who, _)| *who != view.of)
}

/// Who has which place at a table to play at.
fn present(w: Words, state: &State) -> Vec<Present> {
    let told = state.kind == Kind::Online && state.of.is_none();
    let one = |who: Who| {
        let place = state.place(who);
        Present {
            who: openroom_reasoning::say::who(w, who),
            name: place.name.clone(),
            devices: place.devices(),
        }
    };
    everybody().into_iter().filter(|_| told).map(one).collect()
}

/// For whom else the table waits.
fn waiting(w: Words, table: &Table, view: &View, roles: &[Who]) -> Vec<Waiting> {
    let others = view.waiting_for.iter().filter(|(who, _)| !roles.contains(who));
    others.map(|(who, by)| Waiting::of(w, *who, *by, table.settings().edition)).collect()
}

/// What the board came to, once everybody may know it.
fn over(w: Words, table: &Table) -> Option<Over> {
    let outcome = table.position().outcome().filter(|_| !table.is_end_on_tray())?;
    Some(Over::of(w, outcome, table.vulnerability()))
}

/// Where the board can be analysed. A player may not learn from it of a revoke that nobody has noticed: he has it with the
/// next board. A board of an event is analysed on the event's own page, when it may be known.
fn study(state: &State, table: &Table) -> Option<String> {
    if state.of.is_some() {
        return None;
    }
    Study::of_table(state.number, table).map(|it| it.start_page())
}

/// On how many devices he sits here, where that is his own affair.
fn own_devices(state: &State, roles: &[Who]) -> u8 {
    match state.kind {
        Kind::Online if state.of.is_none() => {
            roles.iter().map(|who| state.place(*who).devices()).max().unwrap_or_default()
        }
        Kind::Online | Kind::Training => 0,
    }
}

fn seat_of(who: Who) -> Option<Seat> {
    match who {
        Who::Player(seat) => Some(seat),
        Who::Director => None,
    }
}

/// For whom he would act: whoever's turn it is, declarer for dummy, otherwise the first of his seats.
fn natural(view: &View, seats: &[Seat]) -> Option<Seat> {
    let declarer = view.contract.map(|contract| contract.declarer);
    let turn = view.turn.or(view.led_face_down).map(|turn| match declarer {
        Some(declarer) if view.phase == Phase::Play && turn == declarer.partner() => declarer,
        _ => turn,
    });
    turn.filter(|turn| seats.contains(turn)).or_else(|| seats.first().copied())
}

/// The edition of a table.
pub(crate) fn edition(table: &Table) -> Edition {
    table.settings().edition
}
