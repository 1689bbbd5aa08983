//! How many rounds of how many boards: from what was asked, to what the movement has.

use clap::Args;
use openroom_movements::{Kind, Pace, Unit};

use super::make::{rounds, size};
use crate::finish::Failure;
use crate::words::spoken;

/// How much is to be played.
#[derive(Args, Clone, Debug)]
pub(crate) struct Length {
    /// Boards that each contestant plays; rounds and boards a round are chosen to fit
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) boards: Option<u16>,
    /// Rounds; without it the complete movement
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=999))]
    pub(crate) rounds: Option<u16>,
    /// Boards in a round
    #[arg(long, conflicts_with = "boards", value_parser = clap::value_parser!(u16).range(1..=32))]
    pub(crate) per_round: Option<u16>,
    /// Minutes that play may take; boards a round are chosen to fit
    #[arg(long, conflicts_with_all = ["boards", "per_round"])]
    pub(crate) minutes: Option<u32>,
    /// Minutes for a board
    #[arg(long, default_value_t = Pace::USUAL.board, value_parser = clap::value_parser!(u16).range(1..=60))]
    pub(crate) minutes_a_board: u16,
}

/// Rounds and boards a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fitted {
    pub(crate) kind: Kind,
    pub(crate) rounds: Option<u16>,
    pub(crate) per_round: u16,
    end: End,
}

/// Whether the rounds are those of a movement, or play simply stops.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum End {
    Early,
    Whole,
}

/// As many boards a round as make about 26 in all.
pub(crate) fn boards_a_round(rounds: u16) -> u16 {
    let rounds = rounds.max(1);
    ((26 + rounds / 2) / rounds).clamp(1, 8)
}

impl Length {
    /// So many rounds of so many boards, where they are said.
    pub(crate) fn of(rounds: Option<u16>, per_round: Option<u16>) -> Length {
        Length { boards: None, rounds, per_round, minutes: None, minutes_a_board: Pace::USUAL.board }
    }

    pub(crate) fn pace(&self) -> Pace {
        Pace { board: self.minutes_a_board, ..Pace::USUAL }
    }

    /// Chooses among kinds, best first, the one that has the rounds asked for.
    pub(crate) fn fit(&self, kinds: &[Kind], size: u16) -> Result<Fitted, Failure> {
        let mut ways: Vec<Fitted> = Vec::new();
        for &kind in kinds {
            let possible = kind.rounds(size).unwrap_or_default();
            let asked = |rounds: &u16| self.rounds.is_none_or(|asked| asked == *rounds);
            let early = (1..=possible.last().copied().unwrap_or_default())
                .filter(|&rounds| self.may_stop_early() && kind.stops_early(size, rounds));
            let ends = possible.iter().map(|&rounds| (End::Whole, rounds));
            let ends = ends.chain(early.map(|rounds| (End::Early, rounds)));
            for (end, rounds) in ends.filter(|(_, rounds)| asked(rounds)) {
                ways.extend(self.boards_for(kind, rounds).into_iter().map(|per_round| Fitted {
                    kind,
                    rounds: Some(rounds),
                    per_round,
                    end,
                }));
            }
        }
        let first = *kinds.first().unwrap_or(&Kind::Mitchell);
        match (self.boards, self.minutes) {
            (Some(boards), _) => {
                let fits = |way: &&Fitted| way.boards() == boards;
                let best = ways
                    .iter()
                    .filter(fits)
                    .max_by_key(|way| (way.per_round > 1, way.end, way.rounds, way.preference(kinds)));
                match best {
                    Some(way) => Ok(*way),
                    None if ways.is_empty() => Ok(Fitted::unfit(first, self.rounds)),
                    None => Err(Failure::input(nearest(&ways, boards, size))),
                }
            }
            (None, Some(minutes)) => ways
                .into_iter()
                .filter(|way| self.pace().minutes(way.rounds.unwrap_or(1), way.per_round) <= minutes)
                .max_by_key(|way| (way.boards(), way.rounds, way.preference(kinds)))
                .ok_or_else(|| Failure::said("movement-no-minutes", [("n", minutes.to_string())])),
            (None, None) => Ok(ways
                .into_iter()
                .max_by_key(|way| (way.rounds, way.preference(kinds)))
                .unwrap_or(Fitted::unfit(first, self.rounds))),
        }
    }

    /// Only who asks for so many rounds or boards has a movement stopped early.
    fn may_stop_early(&self) -> bool {
        self.rounds.is_some() || self.boards.is_some()
    }

    fn boards_for(&self, kind: Kind, rounds: u16) -> Vec<u16> {
        match (self.per_round, self.boards, self.minutes) {
            (Some(boards), _, _) => vec![boards],
            (None, Some(_), _) => match kind.unit() {
                Unit::Player | Unit::Pair => (1..=8).collect(),
                Unit::Team => (1..=32).collect(),
            },
            (None, None, Some(minutes)) => {
                self.pace().boards_per_round(rounds, minutes).into_iter().collect()
            }
            (None, None, None) => vec![boards_a_round(rounds)],
        }
    }
}

impl Fitted {
    fn boards(self) -> u16 {
        self.rounds.unwrap_or(0).saturating_mul(self.per_round)
    }

    /// What no movement answers; making it says why and what is near.
    fn unfit(kind: Kind, rounds: Option<u16>) -> Fitted {
        Fitted { kind, rounds, per_round: 1, end: End::Whole }
    }

    fn preference(self, kinds: &[Kind]) -> (End, std::cmp::Reverse<usize>) {
        let place = kinds.iter().position(|&kind| kind == self.kind).unwrap_or(kinds.len());
        (self.end, std::cmp::Reverse(place))
    }
}

fn nearest(ways: &[Fitted], boards: u16, size: u16) -> String {
    let w = spoken();
    let mut near: Vec<&Fitted> = ways.iter().filter(|way| way.per_round > 1 || way.boards() < 12).collect();
    near.sort_by_key(|way| (way.boards().abs_diff(boards), way.boards(), std::cmp::Reverse(way.rounds)));
    near.dedup_by_key(|way| way.boards());
    let offers: Vec<String> = near
        .iter()
        .take(4)
        .map(|way| {
            let said = [
                ("boards", w.many("movement-boards", way.boards().into())),
                ("rounds", rounds(w, way.rounds.unwrap_or(0))),
                ("per", way.per_round.to_string()),
                ("kind", way.kind.to_string()),
            ];
            w.say("movement-way", &said)
        })
        .collect();
    let boards = w.many("movement-boards", boards.into());
    let size = ways.first().map_or_else(|| size.to_string(), |way| self::size(w, way.kind, size));
    let why = w.say("movement-no-boards", &[("boards", boards), ("size", size)]);
    w.say("movement-nearest", &[("why", why), ("offers", offers.join(", "))])
}
