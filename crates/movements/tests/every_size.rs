//! Every kind at every size from 2 to 60 for which it exists: proved, and its meetings counted.

use openroom_movements::{Kind, Movement, Properties, Supply, Unit, build, prove};

fn proved(kind: Kind, size: u16, rounds: Option<u16>) -> (Movement, Properties) {
    let movement = build(kind, size, rounds).unwrap_or_else(|refused| panic!("{refused}"));
    let properties =
        prove(&movement).unwrap_or_else(|faults| panic!("{kind} {size} {rounds:?}: {:?}", faults[0]));
    assert_eq!(movement.kind, kind);
    assert_eq!(rounds.unwrap_or(movement.rounds.len() as u16), movement.rounds.len() as u16);
    let sharing = movement.supply.tables_a_round();
    assert!(properties.tables_sharing <= sharing, "{kind} {size}: says {sharing}");
    (movement, properties)
}

/// The size with the rounds it is usually played for, complete and cut short.
fn every(kind: Kind, mut check: impl FnMut(u16, &Movement, &Properties)) {
    let mut sizes = 0;
    for size in 2..=60 {
        let Ok(possible) = kind.rounds(size) else {
            assert!(build(kind, size, None).is_err());
            continue;
        };
        sizes += 1;
        let (movement, properties) = proved(kind, size, possible.last().copied());
        check(size, &movement, &properties);
        proved(kind, size, possible.get(possible.len() / 2).copied());
        proved(kind, size, possible.first().copied());
    }
    assert!(sizes > 0, "{kind} exists for no size");
    if kind == Kind::Mitchell {
        assert_eq!(sizes, 59, "a Mitchell exists for every size");
    }
}

fn only(times: u16, couples: u32) -> Vec<(u16, u32)> {
    vec![(times, couples)]
}

fn meetings(properties: &Properties) -> Vec<(u16, u32)> {
    properties.meetings.iter().map(|(&times, &couples)| (times, couples)).collect()
}

#[test]
fn mitchell_of_an_odd_number_of_tables_is_complete() {
    every(Kind::Mitchell, |size, movement, properties| {
        assert_eq!(movement.supply, Supply::SINGLE);
        if size % 2 == 1 {
            assert_eq!(meetings(properties), only(1, u32::from(size).pow(2)));
        }
    });
}

#[test]
fn skip_mitchell_leaves_out_one_opponent() {
    every(Kind::SkipMitchell, |size, movement, properties| {
        assert_eq!(movement.supply, Supply::SINGLE);
        let size = u32::from(size);
        assert_eq!(meetings(properties), [(0, size), (1, size * (size - 1))]);
    });
}

#[test]
fn relay_mitchell_shares_one_set() {
    every(Kind::RelayMitchell, |size, _, properties| {
        assert_eq!(properties.tables_sharing, 2);
        assert_eq!(meetings(properties), only(1, u32::from(size).pow(2)));
    });
}

#[test]
fn hesitation_mitchell_has_a_round_more_than_tables() {
    every(Kind::HesitationMitchell, |size, movement, properties| {
        assert_eq!(movement.rounds.len(), usize::from(size) + 1);
        assert_eq!(movement.sets, size + 1);
        assert!(properties.meetings.keys().all(|&times| times <= 2));
        if size % 2 == 1 {
            assert_eq!(properties.tables_sharing, 1);
        }
    });
}

#[test]
fn web_mitchell_gives_everybody_the_same_boards() {
    for size in 4..=60 {
        for rounds in Kind::WebMitchell.rounds(size).unwrap() {
            let (movement, properties) = proved(Kind::WebMitchell, size, Some(rounds));
            assert_eq!(movement.sets, rounds);
            assert!(properties.meetings.keys().all(|&times| times <= 1));
            assert!(movement.supply.copies <= size / rounds + 2);
        }
    }
}

#[test]
fn mitchell_of_large_fields() {
    for size in [99, 200, 333, 500] {
        for kind in [Kind::Mitchell, Kind::SkipMitchell, Kind::RelayMitchell] {
            if let Ok(possible) = kind.rounds(size) {
                let rounds = possible.into_iter().rfind(|&rounds| rounds <= 13);
                if rounds.is_some() {
                    proved(kind, size, rounds);
                }
            }
        }
    }
}

#[test]
fn howell_meets_everybody_once() {
    let perfect = [4, 6, 8, 10, 12, 16, 18, 22, 24, 30, 32, 34, 36, 40, 42, 52, 54, 60];
    let mut sizes = Vec::new();
    every(Kind::Howell, |size, movement, properties| {
        let pairs = u32::from(2 * size);
        assert_eq!(meetings(properties), only(1, pairs * (pairs - 1) / 2));
        assert_eq!(properties.tables_sharing > 1, size <= 3);
        assert_eq!(movement.sets, 2 * size - 1);
        let balance = properties.balance[0].figure();
        if (balance - 100.0).abs() < 1e-9 {
            sizes.push(size);
        }
        let least = if size == 3 { 60.0 } else { 75.0 };
        assert!(balance >= least, "{size}: {balance}");
    });
    for size in perfect.iter().filter(|&&size| size < 60) {
        assert!(sizes.contains(size), "{size} should balance perfectly, not only {sizes:?}");
    }
}

#[test]
fn three_quarter_howell_meets_nobody_twice() {
    for size in 3..=16 {
        let Ok(possible) = Kind::ThreeQuarterHowell.rounds(size) else { continue };
        for rounds in possible {
            let (movement, properties) = proved(Kind::ThreeQuarterHowell, size, Some(rounds));
            assert_eq!(movement.supply, Supply::SINGLE);
            assert!(properties.meetings.keys().all(|&times| times <= 1));
        }
    }
    for size in 17..=60 {
        proved(Kind::ThreeQuarterHowell, size, None);
    }
}

#[test]
fn barometer_meets_everybody_once_on_the_same_boards() {
    every(Kind::Barometer, |size, movement, properties| {
        let pairs = u32::from(2 * size);
        assert_eq!(meetings(properties), only(1, pairs * (pairs - 1) / 2));
        assert!(
            movement.rounds.iter().all(|round| round.tables.iter().all(|t| t.set == round.tables[0].set))
        );
    });
}

#[test]
fn rainbow_individual_meets_nobody_twice() {
    every(Kind::RainbowIndividual, |size, movement, properties| {
        assert_eq!(movement.unit, Unit::Player);
        assert!(properties.partnerships.keys().all(|&times| times <= 1));
        assert!(properties.meetings.keys().all(|&times| times <= 1));
        assert_eq!(properties.meetings[&1], 4 * u32::from(size).pow(2));
    });
}

#[test]
fn whist_individual_partners_everybody_once_and_opposes_twice() {
    every(Kind::WhistIndividual, |size, _, properties| {
        let players = u32::from(4 * size);
        let couples = players * (players - 1) / 2;
        assert_eq!(
            properties.partnerships.iter().map(|(&t, &n)| (t, n)).collect::<Vec<_>>(),
            only(1, couples)
        );
        assert_eq!(meetings(properties), only(2, couples));
    });
}

#[test]
fn team_matches_are_whole() {
    every(Kind::HeadToHead, |_, _, properties| assert_eq!(properties.meetings.len(), 1));
    every(Kind::RoundRobin, |size, _, properties| {
        let teams = u32::from(size);
        assert_eq!(meetings(properties), only(2, teams * (teams - 1) / 2));
    });
    every(Kind::Triples, |size, _, properties| assert_eq!(properties.meetings[&2], u32::from(size)));
}

#[test]
fn american_whist_completes_every_match_on_single_boards() {
    every(Kind::AmericanWhist, |size, movement, properties| {
        assert_eq!(movement.supply, Supply::SINGLE);
        let teams = u32::from(size);
        let couples = teams * (teams - 1) / 2;
        if size % 2 == 1 {
            assert_eq!(meetings(properties), only(2, couples));
        } else {
            assert_eq!(meetings(properties), [(0, teams / 2), (2, couples - teams / 2)]);
        }
    });
}
