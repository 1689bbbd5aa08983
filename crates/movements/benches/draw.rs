//! Drawing Swiss rounds of large fields, and finding Howells.

use std::time::{Duration, Instant};

use openroom_movements::{Contestant, Kind, Standing, build, draw};

fn main() {
    for contestants in [40, 200, 1000] {
        let mut field: Vec<Standing> = (1..=contestants)
            .map(|number| Standing {
                contestant: Contestant(number),
                score: 0,
                met: Vec::new(),
                byes: 0,
                north_south_surplus: 0,
            })
            .collect();
        let mut slowest = Duration::ZERO;
        let mut rematches = 0;
        for round in 0..9u32 {
            let start = Instant::now();
            let drawn = draw(&field).expect("a field of two or more");
            slowest = slowest.max(start.elapsed());
            rematches += drawn.rematches().count();
            for (match_number, pairing) in (1u32..).zip(&drawn.pairings) {
                let won = i64::from((match_number * 7919 + round * 104_729) % 2001);
                for (own, other, score) in
                    [(pairing.ns, pairing.ew, won), (pairing.ew, pairing.ns, 2000 - won)]
                {
                    let standing = &mut field[usize::from(own.0) - 1];
                    standing.score += score;
                    standing.met.push(other);
                }
            }
        }
        println!("{} tables, 9 rounds: slowest draw {slowest:.1?}, {rematches} rematches", contestants / 2);
    }
    for tables in [5, 7, 13, 33, 60] {
        let start = Instant::now();
        let movement = build(Kind::Howell, tables, None).expect("a Howell");
        println!(
            "Howell of {tables} tables, {} rounds: found in {:.1?}",
            movement.rounds.len(),
            start.elapsed()
        );
    }
}
