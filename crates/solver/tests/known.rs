//! The list of a hundred deals with the answers of DDS.
//!
//! It is outside data; usually a few of its deals are taken, with `OPENROOM_WHOLE=1` all of them.

use openroom_cards::{Card, Deal, Denomination, Rank, Seat, Suit};
use openroom_solver::{Megabytes, Position, Solver};

fn numbers(line: &str) -> Vec<usize> {
    line.split_whitespace().skip(1).map_while(|number| number.parse().ok()).collect()
}

fn quoted(line: &str) -> &str {
    line.split('"').nth(1).unwrap()
}

/// The suits of DDS, spades first.
fn denomination(number: usize) -> Denomination {
    if number == 4 { Denomination::NoTrump } else { Suit::ALL[3 - number].into() }
}

fn check(solver: &mut Solver, lines: &[&str]) {
    let deal: Deal = quoted(lines[0]).parse().unwrap();
    let board = numbers(lines[0]);
    let results = solver.results(&deal).unwrap();
    for (place, tricks) in numbers(lines[2]).into_iter().enumerate() {
        let (denomination, seat) = (denomination(place / 4), Seat::ALL[place % 4]);
        assert_eq!(usize::from(results.tricks(denomination, seat)), tricks, "{denomination} {seat} {deal}");
    }
    let leader = Seat::ALL[board[3]];
    let start = Position::opening(&deal, denomination(board[2]), leader);
    let leads = numbers(lines[1]);
    let (count, leads) = (leads[0], &leads[1..]);
    let values = solver.cards(&start).unwrap();
    for at in 0..count {
        let card = Card::new(Suit::ALL[3 - leads[at]], Rank::ALL[leads[count + at] - 2]);
        let value = values.iter().find(|value| value.card == card).unwrap();
        assert_eq!(usize::from(value.tricks), leads[3 * count + at], "{card} {deal}");
    }
    let cards: Vec<Card> = quoted(lines[5])
        .as_bytes()
        .chunks(2)
        .map(|letters| std::str::from_utf8(letters).unwrap().parse().unwrap())
        .collect();
    let trace = &numbers(lines[6])[1..];
    let totals = solver.play(&start, leader.rho().side(), &cards).unwrap();
    let totals: Vec<usize> = totals.into_iter().map(usize::from).collect();
    assert_eq!(totals[..trace.len()], *trace, "{deal}");
}

#[test]
fn the_list_of_a_hundred() {
    let Some(path) = openroom_testing::data("dd/list100.txt") else { return };
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("NUMBER")).collect();
    let mut solver = Solver::new(Megabytes::default());
    let step = if std::env::var_os("OPENROOM_WHOLE").is_some() { 1 } else { 20 };
    let deals: Vec<_> = lines.chunks(7).step_by(step).collect();
    println!("{} deals", deals.len());
    for lines in deals {
        check(&mut solver, lines);
    }
}
