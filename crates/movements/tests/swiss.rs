//! Drawing Swiss rounds.

use std::collections::BTreeSet;

use openroom_movements::{Contestant, DrawRefused, Standing, draw};
use proptest::prelude::*;

fn field(scores: &[i64]) -> Vec<Standing> {
    (1..)
        .zip(scores)
        .map(|(number, &score)| Standing {
            contestant: Contestant(number),
            score,
            met: Vec::new(),
            byes: 0,
            north_south_surplus: 0,
        })
        .collect()
}

/// Draws a round, books it and gives everybody some score.
fn play(field: &mut [Standing], seed: u64) -> usize {
    let drawn = draw(field).unwrap();
    let mut seen = BTreeSet::new();
    for pairing in &drawn.pairings {
        assert!(seen.insert(pairing.ns) && seen.insert(pairing.ew));
        for (own, other, side) in [(pairing.ns, pairing.ew, 1), (pairing.ew, pairing.ns, -1)] {
            let standing = field.iter_mut().find(|standing| standing.contestant == own).unwrap();
            standing.met.push(other);
            standing.north_south_surplus += side;
            let luck = (seed.wrapping_mul(u64::from(own.0) * 7919 + 13) % 2001).cast_signed();
            let won = (luck + 2000 - i64::from(other.0)) % 2001;
            standing.score += if own < other { won } else { 2000 - won };
        }
    }
    if let Some(bye) = drawn.bye {
        assert!(seen.insert(bye));
        let standing = field.iter_mut().find(|standing| standing.contestant == bye).unwrap();
        standing.byes += 1;
        standing.score += 1200;
    }
    assert_eq!(seen.len(), field.len());
    drawn.rematches().count() + usize::from(drawn.bye_again)
}

#[test]
fn neighbours_meet() {
    let drawn = draw(&field(&[90, 10, 80, 20])).unwrap();
    let pairs: Vec<_> = drawn.pairings.iter().map(|pairing| (pairing.ns.0, pairing.ew.0)).collect();
    assert_eq!(pairs, [(1, 3), (4, 2)]);
    assert!(!drawn.needs_decision());
}

#[test]
fn the_last_has_the_bye_and_only_once() {
    let mut standings = field(&[50, 40, 30]);
    let first = draw(&standings).unwrap();
    assert_eq!(first.bye, Some(Contestant(3)));
    standings[2].byes = 1;
    assert_eq!(draw(&standings).unwrap().bye, Some(Contestant(2)));
}

#[test]
fn every_round_of_a_whole_round_robin_can_be_drawn_or_is_shown_as_rematch() {
    for size in 2..=24u16 {
        let mut standings = field(&vec![0; usize::from(size)]);
        let mut together = 0;
        for round in 0..u64::from(size) / 2 {
            together += play(&mut standings, round + 1);
        }
        assert_eq!(together, 0, "half the rounds of {size} never need a rematch");
    }
}

#[test]
fn a_swiss_of_every_size_to_sixty_tables_has_no_rematch_and_nobody_sits_out_twice() {
    for size in 3..=121u16 {
        let mut standings = field(&vec![0; usize::from(size)]);
        for round in 0..u64::from(size / 2).min(7) {
            assert_eq!(play(&mut standings, round + u64::from(size)), 0, "{size}, round {}", round + 1);
        }
    }
}

#[test]
fn the_least_bad_pairing_is_shown_when_everybody_has_met() {
    let mut standings = field(&[40, 30, 20, 10]);
    for standing in &mut standings {
        standing.met = (1..=4).map(Contestant).filter(|&other| other != standing.contestant).collect();
    }
    standings[0].met.push(Contestant(2));
    standings[1].met.push(Contestant(1));
    let drawn = draw(&standings).unwrap();
    assert!(drawn.needs_decision());
    assert_eq!(drawn.rematches().count(), 2);
    assert!(drawn.pairings.iter().all(|pairing| pairing.met_before == 1), "not the couple that met twice");
}

#[test]
fn a_field_of_five_hundred_tables_over_seven_rounds_has_no_rematch() {
    let mut standings = field(&vec![0; 1000]);
    for round in 0..7 {
        assert_eq!(play(&mut standings, round + 3), 0);
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    assert_eq!(draw(&field(&[1])), Err(DrawRefused::TooFew));
    let mut standings = field(&[1, 2]);
    standings[1].contestant = Contestant(1);
    assert_eq!(draw(&standings), Err(DrawRefused::Twice(Contestant(1))));
}

/// The least cost by trying all pairings: rematches first, then squared score differences.
fn by_trying(standings: &[Standing], open: &mut Vec<usize>) -> (usize, i64) {
    let Some(one) = open.pop() else { return (0, 0) };
    let mut best = (usize::MAX, i64::MAX);
    for at in 0..open.len() {
        let other = open.remove(at);
        let (rest_met, rest) = by_trying(standings, open);
        let (a, b) = (&standings[one], &standings[other]);
        let met = a.met.iter().filter(|&&who| who == b.contestant).count();
        best = best.min((rest_met + met, rest + (a.score - b.score).pow(2)));
        open.insert(at, other);
    }
    open.push(one);
    best
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_pairing_is_better(
        scores in proptest::collection::vec(0i64..60, 4..=10),
        meetings in proptest::collection::btree_set((0usize..10, 0usize..10), 0..40),
    ) {
        let size = scores.len() / 2 * 2;
        let mut standings = field(&scores[..size]);
        for (one, other) in meetings {
            if one < other && other < size {
                standings[one].met.push(Contestant(other as u16 + 1));
                standings[other].met.push(Contestant(one as u16 + 1));
            }
        }
        let drawn = draw(&standings).unwrap();
        let score = |who: Contestant| standings[usize::from(who.0) - 1].score;
        let found = drawn.pairings.iter().fold((0, 0), |(met, sum), pairing| {
            (met + usize::from(pairing.met_before), sum + (score(pairing.ns) - score(pairing.ew)).pow(2))
        });
        prop_assert_eq!(found, by_trying(&standings, &mut (0..size).collect()));
    }
}
