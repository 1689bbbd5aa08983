//! Which movements so many entries can play, and what is usual.

use openroom_movements::{
    Contestant, Kind, Movement, Unit, Winners, best_arrow_switched, build, individual_for,
};
use openroom_tournament::Plan;

/// The boards that an evening usually has.
pub(super) const USUAL_BOARDS: u16 = 26;

/// The most rounds that are offered.
pub(super) const MOST_ROUNDS: u16 = 40;

/// The fewest and the most players of an individual for which no table of movements is needed.
pub(super) const FEWEST_PLAYERS: u16 = 4;

pub(super) const MOST_PLAYERS: u16 = 120;

/// The most sections.
pub(super) const MOST_SECTIONS: u16 = 26;

/// What was asked for.
#[derive(Copy, Clone)]
pub(super) struct Wish {
    pub(super) kind: Kind,
    pub(super) rounds: Option<u16>,
    pub(super) boards: Option<u16>,
    pub(super) one: bool,
    pub(super) sections: u16,
}

/// How many entries each section has: as equal as can be, pairs by twos.
pub(super) fn sizes(unit: Unit, entries: usize, sections: u16) -> Vec<usize> {
    let step = match unit {
        Unit::Player => 4,
        Unit::Pair => 2,
        Unit::Team => 1,
    };
    let (steps, left) = (entries / step, entries % step);
    let sections = usize::from(sections.max(1));
    let size = |nth: usize| {
        let one_more = usize::from(nth < steps % sections);
        (steps / sections + one_more) * step + if nth + 1 == sections { left } else { 0 }
    };
    (0..sections).map(size).collect()
}

pub(super) fn kind_named(name: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.name() == name)
}

/// How many tables or teams a kind would have for so many entries.
pub(super) fn size(kind: Kind, unit: Unit, entries: usize) -> Option<u16> {
    let fits = kind.unit() == unit || (kind == Kind::Swiss && unit == Unit::Team);
    let size = match unit {
        Unit::Player if !entries.is_multiple_of(4) => return None,
        Unit::Player => entries / 4,
        Unit::Pair => entries.div_ceil(2),
        Unit::Team => entries,
    };
    u16::try_from(size).ok().filter(|size| fits && *size > 0)
}

/// The movement of an individual whose players do not fill the tables, or for whose tables no other is known.
pub(super) fn with_sit_outs(kind: Kind, unit: Unit, entries: usize, rounds: Option<u16>) -> Option<Movement> {
    let players =
        u16::try_from(entries).ok().filter(|players| (FEWEST_PLAYERS..=MOST_PLAYERS).contains(players))?;
    let whole = players.is_multiple_of(4) && kind.rounds(players / 4).is_ok();
    let wanted = unit == Unit::Player && kind == Kind::WhistIndividual && !whole;
    wanted.then(|| individual_for(players, rounds).ok()).flatten()
}

/// The numbers of rounds that a kind may have for so many entries.
pub(super) fn possible(kind: Kind, unit: Unit, entries: usize) -> Option<Vec<u16>> {
    if let Some(complete) = with_sit_outs(kind, unit, entries, None) {
        return Some((1..=u16::try_from(complete.rounds.len()).ok()?).collect());
    }
    rounds(kind, unit, size(kind, unit, entries)?)
}

/// The kinds that exist for so many entries, each with its usual number of rounds.
pub(super) fn offers(unit: Unit, entries: usize) -> Vec<(Kind, u16)> {
    let one = |kind: Kind| {
        let possible = possible(kind, unit, entries)?;
        if kind == Kind::HesitationMitchell && entries % 2 == 1 {
            return None;
        }
        let usual = match kind {
            Kind::Swiss => 5.min(*possible.last()?),
            Kind::HeadToHead => 2,
            Kind::ThreeQuarterHowell => *possible.get(possible.len() / 2)?,
            Kind::WebMitchell => *possible.iter().rev().find(|rounds| **rounds <= 13)?,
            Kind::WhistIndividual | Kind::RainbowIndividual => {
                *possible.iter().rev().find(|rounds| **rounds <= 12)?
            }
            _ => *possible.last()?,
        };
        (usual <= MOST_ROUNDS).then_some((kind, usual))
    };
    Kind::ALL.into_iter().filter_map(one).collect()
}

pub(super) fn rounds(kind: Kind, unit: Unit, size: u16) -> Option<Vec<u16>> {
    match (kind, unit) {
        (Kind::Swiss, Unit::Team) => (size >= 2).then(|| (1..size.max(2)).collect()),
        _ => kind.rounds(size).ok(),
    }
    .filter(|rounds| !rounds.is_empty())
}

/// What a club would usually choose.
pub(super) fn recommended(offers: &[(Kind, u16)], entries: usize) -> Option<Kind> {
    let has = |kind: Kind| offers.iter().any(|(one, _)| *one == kind).then_some(kind);
    let small = has(Kind::Howell).filter(|_| entries <= 10);
    let mitchell =
        || if entries.div_ceil(2) % 2 == 1 { has(Kind::Mitchell) } else { has(Kind::SkipMitchell) };
    small
        .or_else(mitchell)
        .or_else(|| has(Kind::Howell))
        .or_else(|| has(Kind::HeadToHead))
        .or_else(|| has(Kind::RoundRobin))
        .or_else(|| offers.first().map(|(kind, _)| *kind))
}

pub(super) fn boards_for(rounds: u16) -> u16 {
    (USUAL_BOARDS / rounds.max(1)).clamp(1, 12)
}

/// The most sections of so many entries: each has two tables at least.
pub(super) fn most_sections(unit: Unit, entries: usize) -> u16 {
    let least = match unit {
        Unit::Player => 8,
        Unit::Pair | Unit::Team => 4,
    };
    u16::try_from(entries / least).unwrap_or(MOST_SECTIONS).clamp(1, MOST_SECTIONS)
}

/// The plan of every section; none where one of them has no such movement.
pub(super) fn plans(unit: Unit, entries: usize, wish: Wish) -> Option<Vec<Plan>> {
    if !(1..=most_sections(unit, entries)).contains(&wish.sections) {
        return None;
    }
    sizes(unit, entries, wish.sections)
        .into_iter()
        .map(|size| plan(unit, size, within(unit, size, wish)))
        .collect()
}

/// The wish with a number of rounds that a section of this size can have: the most that are not more, or the fewest.
pub(super) fn within(unit: Unit, entries: usize, wish: Wish) -> Wish {
    let Some(wanted) = wish.rounds.filter(|_| wish.sections > 1) else { return wish };
    let possible = possible(wish.kind, unit, entries).unwrap_or_default();
    let most = possible.iter().copied().filter(|rounds| *rounds <= wanted).max();
    Wish { rounds: most.or(possible.into_iter().min()), ..wish }
}

/// The plan of a wish; none where no such movement exists.
pub(super) fn plan(unit: Unit, entries: usize, wish: Wish) -> Option<Plan> {
    let possible = possible(wish.kind, unit, entries)?;
    let usual =
        offers(unit, entries).into_iter().find(|(kind, _)| *kind == wish.kind).map(|(_, usual)| usual);
    let rounds = wish.rounds.or(usual).filter(|rounds| possible.contains(rounds))?;
    let boards = wish.boards.unwrap_or_else(|| boards_for(rounds));
    if !(1..=36).contains(&boards) || rounds > 100 {
        return None;
    }
    match wish.kind {
        Kind::Swiss => return Some(Plan::Swiss { rounds, boards }),
        Kind::Knockout => return Some(Plan::Knockout { boards }),
        _ => {}
    }
    let movement = match with_sit_outs(wish.kind, unit, entries, Some(rounds)) {
        Some(movement) => movement,
        None => build(wish.kind, size(wish.kind, unit, entries)?, Some(rounds)).ok()?,
    };
    let movement = movement.with_boards_per_set(boards);
    let movement = if unit == Unit::Pair && entries % 2 == 1 { without_last(movement) } else { movement };
    let switch = wish.one && movement.winners == Winners::Two;
    let movement = if switch { best_arrow_switched(&movement).0 } else { movement };
    let fits =
        usize::from(movement.contestants) == entries && openroom_movements::faults(&movement).is_empty();
    fits.then(|| Plan::Movement(Box::new(movement)))
}

/// The movement with one pair less: whoever would meet it sits out.
pub(super) fn without_last(mut movement: Movement) -> Movement {
    let missing = Contestant(movement.contestants);
    for table in movement.rounds.iter_mut().flat_map(|round| &mut round.tables) {
        for seat in openroom_cards::Seat::ALL {
            if table.seats[seat] == Some(missing) {
                table.seats[seat] = None;
            }
        }
    }
    movement.contestants -= 1;
    movement
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_has_the_rounds_that_its_movement_can_have() {
        let rounds = |plan: &Plan| match plan {
            Plan::Movement(movement) => movement.rounds.len(),
            Plan::Swiss { rounds, .. } => usize::from(*rounds),
            Plan::Knockout { .. } => 0,
        };
        for wanted in [5, 6, 7] {
            let (kind, rounds_wanted) = (Kind::Howell, Some(wanted));
            let wish = Wish { kind, rounds: rounds_wanted, boards: Some(1), one: false, sections: 2 };
            let plans = plans(Unit::Pair, 13, wish).unwrap();
            assert_eq!(plans.iter().map(rounds).collect::<Vec<_>>(), [5, 7], "{wanted}");
        }
    }

    #[test]
    fn sections_are_as_equal_as_can_be() {
        assert_eq!(sizes(Unit::Pair, 28, 2), [14, 14]);
        assert_eq!(sizes(Unit::Pair, 26, 2), [14, 12]);
        assert_eq!(sizes(Unit::Pair, 27, 2), [14, 13]);
        assert_eq!(sizes(Unit::Team, 7, 3), [3, 2, 2]);
        assert_eq!(sizes(Unit::Player, 40, 3), [16, 12, 12]);
        for entries in 8..200 {
            for sections in 1..=most_sections(Unit::Pair, entries) {
                assert_eq!(sizes(Unit::Pair, entries, sections).iter().sum::<usize>(), entries);
            }
        }
    }
}
