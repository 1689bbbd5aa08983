//! Sessions, rounds, draws and movements.

use openroom_movements::{BoardSet, Change, Draw};
use openroom_tournament::{Happened, Plan, Playing, Section, SectionStart};

use super::{Teller, one_line};
use crate::event::store::runs;
use crate::movement::show::contestants;

impl Teller<'_> {
    pub(super) fn of_rounds(self, what: &Happened) -> Option<String> {
        Some(match what {
            Happened::Seated { order } => {
                let numbers: Vec<String> = order.iter().map(ToString::to_string).collect();
                self.say("log-seated", &[("n", order.len().to_string()), ("order", numbers.join(", "))])
            }
            Happened::Started { sections } => {
                let session = self.event.session_no();
                let parts =
                    (1..).map(Section).zip(sections).map(|(section, start)| self.begins(section, start));
                let parts: Vec<String> = parts.collect();
                self.say("log-started", &[("n", session.to_string()), ("sections", parts.join("; "))])
            }
            Happened::StartTakenBack { reason } => {
                let session = self.event.session_no() + 1;
                self.say("log-start-taken-back", &[("n", session.to_string()), ("reason", one_line(reason))])
            }
            Happened::CutShort { section, after, reason } => self.say(
                "log-cut-short",
                &[
                    ("section", section.to_string()),
                    ("round", after.to_string()),
                    ("reason", one_line(reason)),
                ],
            ),
            Happened::RoundDrawn { section, draw, won: _ } => {
                let round = self.playing(*section).map_or(0, |playing| playing.draws.len());
                let said = [
                    ("section", section.to_string()),
                    ("round", round.to_string()),
                    ("pairings", self.pairings(*section, draw)),
                ];
                self.say("log-drawn", &said)
            }
            Happened::DrawTakenBack { section, reason } => {
                let round = self.playing(*section).map_or(0, |playing| playing.draws.len()) + 1;
                self.say(
                    "log-draw-taken-back",
                    &[
                        ("section", section.to_string()),
                        ("round", round.to_string()),
                        ("reason", one_line(reason)),
                    ],
                )
            }
            Happened::TieBroken { section, won: ((stage, _), who), reason, session } => {
                let session = session.unwrap_or_else(|| self.event.session_no());
                let playing = self.event.section(session, *section);
                let entry = playing.and_then(|playing| playing.entry(*who));
                let who = entry.map_or_else(|| who.to_string(), |entry| self.entry(entry));
                self.say(
                    "log-tie-broken",
                    &[("who", who), ("round", (stage + 1).to_string()), ("reason", one_line(reason))],
                )
            }
            Happened::RoundStarted { section, round } => {
                let playing = self.playing(*section);
                let boards = playing.map_or_else(String::new, |playing| boards_of(playing, *round));
                self.say(
                    "log-round",
                    &[
                        ("section", section.to_string()),
                        ("round", round.to_string()),
                        ("rounds", playing.map_or(0, |playing| playing.rounds).to_string()),
                        ("boards", boards),
                    ],
                )
            }
            Happened::MovementChanged { section, change, by: _ } => self.changed(*section, *change),
            Happened::Returned { section, contestant, from } => self.say(
                "log-returned",
                &[("who", self.contestant(*section, *contestant)), ("round", from.unwrap_or(1).to_string())],
            ),
            _ => return None,
        })
    }

    /// How a section is played.
    fn begins(self, section: Section, start: &SectionStart) -> String {
        let count = start.entries.len();
        let unit = self.event.unit().unwrap_or(openroom_movements::Unit::Pair);
        let who = contestants(self.w, unit, &count);
        let heading = match &start.plan {
            Plan::Movement(movement) => self.say(
                "movement-heading",
                &[
                    ("kind", movement.kind.to_string()),
                    ("who", who),
                    ("tables", movement.tables().to_string()),
                    ("rounds", movement.rounds.len().to_string()),
                    ("per", movement.boards_per_set.to_string()),
                    ("boards", movement.boards().to_string()),
                ],
            ),
            Plan::Swiss { rounds, boards } => self.say(
                "log-begins-swiss",
                &[("who", who), ("rounds", rounds.to_string()), ("boards", boards.to_string())],
            ),
            Plan::Knockout { boards } => {
                self.say("log-begins-knockout", &[("who", who), ("boards", boards.to_string())])
            }
        };
        format!("{}: {heading}", self.w.with("score-section", "name", section))
    }

    /// Who meets whom by a draw, and who sits out.
    fn pairings(self, section: Section, draw: &Draw) -> String {
        let met = draw.pairings.iter().map(|pairing| {
            let [one, other] = [pairing.ns, pairing.ew].map(|who| self.contestant(section, who));
            format!("{one} / {other}")
        });
        let bye = draw.bye.map(|bye| self.w.with("movement-bye", "who", self.contestant(section, bye)));
        met.chain(bye).collect::<Vec<_>>().join("; ")
    }

    fn changed(self, section: Section, change: Change) -> String {
        let boards = |set: BoardSet| {
            let numbers = self.playing(section).map(|playing| playing.movement.board_numbers(set));
            numbers.map_or_else(String::new, |(first, last)| runs(&(first..=last).collect::<Vec<_>>()))
        };
        let at = |key: &str, round: u16, table: u16| {
            self.say(
                key,
                &[
                    ("section", section.to_string()),
                    ("round", round.to_string()),
                    ("table", table.to_string()),
                ],
            )
        };
        let with = |key: &str, round: u16, table: u16, set: BoardSet| {
            self.say(
                key,
                &[
                    ("section", section.to_string()),
                    ("round", round.to_string()),
                    ("table", table.to_string()),
                    ("boards", boards(set)),
                ],
            )
        };
        match change {
            Change::Withdraw { contestant, after } => self.say(
                "log-plays-until",
                &[("who", self.contestant(section, contestant)), ("round", after.to_string())],
            ),
            Change::Late { contestant, from } => self.say(
                "log-plays-from",
                &[("who", self.contestant(section, contestant)), ("round", from.to_string())],
            ),
            Change::TurnTable { round, table } => at("log-turned", round, table),
            Change::Exchange { round, one, other } => self.say(
                "log-exchanged",
                &[
                    ("round", round.to_string()),
                    ("one", self.contestant(section, one)),
                    ("other", self.contestant(section, other)),
                ],
            ),
            Change::OtherBoards { round, table, set } => with("log-other-boards", round, table, set),
            Change::AlsoPlays { round, table, set } => with("log-also-plays", round, table, set),
            Change::NoLongerPlays { round, table, set } => with("log-no-longer-plays", round, table, set),
        }
    }
}

/// The boards that are played in a round, at whichever table.
fn boards_of(playing: &Playing, round: u16) -> String {
    let tables = playing.movement.rounds.get(usize::from(round).wrapping_sub(1)).map(|round| &round.tables);
    let sets = tables.into_iter().flatten().filter(|table| table.is_played()).filter_map(|table| table.set);
    let numbers = sets.flat_map(|set| {
        let (first, last) = playing.movement.board_numbers(set);
        first..=last
    });
    let numbers: std::collections::BTreeSet<u32> = numbers.collect();
    runs(&numbers.into_iter().collect::<Vec<u32>>())
}
