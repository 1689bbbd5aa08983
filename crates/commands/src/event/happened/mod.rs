//! What happened in an event, told in a line: for the log, and to whoever just brought it about.

mod decided;
mod played;
mod rounds;

use openroom_movements::{Contestant, Unit};
use openroom_reasoning::Words;
use openroom_tournament::{EntryNo, Happened, People, Person, Playing, Section, Tournament, Watching};

use super::hours::hour;
use super::show;
use crate::output::shown;

/// Who tells: the language, the event right after it happened, and the names.
#[derive(Copy, Clone)]
pub(super) struct Teller<'a> {
    pub(super) w: Words,
    pub(super) event: &'a Tournament,
    pub(super) people: &'a People,
}

impl<'a> Teller<'a> {
    /// What happened.
    pub(super) fn told(self, what: &Happened) -> String {
        let told = self.of_set_up(what).or_else(|| self.of_entries(what));
        let told = told.or_else(|| self.of_rounds(what)).or_else(|| self.of_boards(what));
        told.or_else(|| self.of_results(what)).or_else(|| self.of_decisions(what)).unwrap_or_default()
    }

    fn say(self, key: &str, of: &[(&'static str, String)]) -> String {
        self.w.say(key, of)
    }

    fn person(self, person: Person) -> String {
        show::name(self.people, person)
    }

    /// An entry by its number and its name.
    pub(super) fn entry(self, entry: EntryNo) -> String {
        let name = self.event.called(entry, |person| self.person(person));
        format!("{entry} {}", shown(&name)).trim_end().to_owned()
    }

    /// The entry that plays under a number in the session.
    pub(super) fn contestant(self, section: Section, contestant: Contestant) -> String {
        let entry = self.playing(section).and_then(|playing| playing.entry(contestant));
        entry.map_or_else(|| contestant.to_string(), |entry| self.entry(entry))
    }

    fn playing(self, section: Section) -> Option<&'a Playing> {
        self.event.section(self.event.session_no(), section)
    }

    fn of_set_up(self, what: &Happened) -> Option<String> {
        Some(match what {
            Happened::Opened { unit } => self.say("log-opened", &[("unit", unit_of(self.w, Some(*unit)))]),
            Happened::Appointed { person, role } => self
                .say("log-appointed", &[("who", self.person(*person)), ("role", show::role(self.w, *role))]),
            Happened::Dismissed { person, role } => self
                .say("log-dismissed", &[("who", self.person(*person)), ("role", show::role(self.w, *role))]),
            Happened::ConditionsSet { conditions: _ } => self.w.t("log-conditions-set"),
            Happened::ConditionsPublished => self.w.t("log-conditions-published"),
            Happened::ConditionsChanged { conditions: _, reason } => {
                self.say("log-conditions-changed", &[("reason", one_line(reason))])
            }
            Happened::Admitted { person, watching } => match watching {
                Watching::Table { section, table, hands: _ } => self.say(
                    "log-admitted-table",
                    &[
                        ("who", self.person(*person)),
                        ("section", section.to_string()),
                        ("table", table.to_string()),
                    ],
                ),
                Watching::Presentation => self.say("log-admitted", &[("who", self.person(*person))]),
            },
            Happened::SentAway { person, reason } => {
                self.say("log-sent-away", &[("who", self.person(*person)), ("reason", one_line(reason))])
            }
            Happened::ClockSet { now, reason } => {
                self.say("log-clock-set", &[("at", hour(*now)), ("reason", one_line(reason))])
            }
            Happened::SectionNamed { section, name } => {
                self.say("log-section-named", &[("section", section.to_string()), ("name", one_line(name))])
            }
            _ => return None,
        })
    }

    fn of_entries(self, what: &Happened) -> Option<String> {
        Some(match what {
            Happened::Entered { entry, players, captain } => {
                let players: Vec<String> = players.iter().map(|player| self.person(*player)).collect();
                let said = [("entry", entry.to_string()), ("players", players.join(" – "))];
                let captain =
                    captain.map(|captain| self.w.with("event-captain", "who", self.person(captain)));
                let captain = captain.map_or_else(String::new, |captain| format!(" ({captain})"));
                format!("{}{captain}", self.say("log-entered", &said))
            }
            Happened::JoinedLate { entry, section, from } => self.say(
                "log-joined-late",
                &[("who", self.entry(*entry)), ("section", section.to_string()), ("round", from.to_string())],
            ),
            Happened::Substituted { entry, leaves, comes } => self.say(
                "log-substituted",
                &[
                    ("entry", entry.to_string()),
                    ("comes", self.person(*comes)),
                    ("leaves", self.person(*leaves)),
                ],
            ),
            Happened::CaptainNamed { entry, captain } => {
                self.say("log-captain", &[("who", self.entry(*entry)), ("captain", self.person(*captain))])
            }
            Happened::TeamNamed { entry, name } if name.is_empty() => {
                self.say("log-team-unnamed", &[("entry", entry.to_string())])
            }
            Happened::TeamNamed { entry, name } => {
                self.say("log-team-named", &[("entry", entry.to_string()), ("name", one_line(name))])
            }
            Happened::Withdrew { entry } => self.say("log-withdrew", &[("who", self.entry(*entry))]),
            Happened::CardFiled { pair, card } => {
                let pair = pair.both().map(|person| self.person(person)).join(" – ");
                self.say("log-card-filed", &[("who", pair), ("system", one_line(&card.system))])
            }
            Happened::LinedUp { entry, session: _, round, line_up } => {
                let [ns, ew] =
                    line_up.pairs().map(|pair| pair.both().map(|who| self.person(who)).join(" – "));
                let [north_south, east_west] =
                    openroom_cards::Side::ALL.map(|side| crate::words::side(self.w, side));
                self.say(
                    "log-lined-up",
                    &[
                        ("who", self.entry(*entry)),
                        ("round", round.to_string()),
                        ("seats", format!("{north_south} {ns}, {east_west} {ew}")),
                    ],
                )
            }
            Happened::Suspended { person, session, reason } => self.say(
                "log-suspended",
                &[("who", self.person(*person)), ("n", session.to_string()), ("reason", one_line(reason))],
            ),
            _ => return None,
        })
    }
}

/// What kind of contestants an event is for.
pub(super) fn unit_of(w: Words, unit: Option<Unit>) -> String {
    w.t(match unit {
        Some(Unit::Player) => "event-individual",
        Some(Unit::Pair) => "event-pairs",
        Some(Unit::Team) => "event-teams",
        None => "event-nothing",
    })
}

/// Text that somebody wrote, in one line.
fn one_line(text: &str) -> String {
    shown(text).to_string()
}
