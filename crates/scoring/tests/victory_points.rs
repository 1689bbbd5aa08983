//! Scales of victory points beside what was published.

use openroom_scoring::{Ratio, Scale};

const DOCUMENT: &str = include_str!("../../../docs/victory-points.md");

fn points(scale: &Scale, boards: u32, margin: i64) -> [String; 2] {
    let points = scale.of(boards, &Ratio::whole(margin));
    [points.winner.exact(), points.loser.exact()]
}

#[test]
fn continuous_values_that_were_published() {
    for (boards, margin, winner, from) in [
        (14, 2, "10.66", "Klinger, IBPA bulletin, May 2013"),
        (14, 7, "12.16", "Klinger, IBPA bulletin, May 2013"),
        (16, 50, "19.16", "EBU blog, 2014"),
        (16, 53, "19.43", "EBU blog, 2014"),
        (20, 1, "10.28", "bcstar.nl"),
        (20, 2, "10.55", "bcstar.nl"),
    ] {
        let found = Scale::Continuous.of(boards, &Ratio::whole(margin)).winner.shown(2);
        assert_eq!(found, winner, "{boards} boards, {margin} IMPs: {from}");
    }
}

/// bcstar.nl, 20 boards: 0 to 1 a draw, 2 to 5 11–9, 6 to 9 12–8.
#[test]
fn discrete_values_that_were_published() {
    for (margins, winner) in [(0..=1, "10"), (2..=5, "11"), (6..=9, "12"), (10..=10, "13")] {
        for margin in margins {
            assert_eq!(points(&Scale::Discrete, 20, margin)[0], winner, "{margin}");
        }
    }
}

/// The bulletins of the European championships, Salsomaggiore 2002 (6) and Malmö 2004 (2, 4, 5, 6): matches of 20
/// boards, every result that is legible and has no fine.
const OFFICIAL: [(i64, i64, &str, &str); 18] = [
    (95, 41, "25", "4"),
    (45, 23, "20", "10"),
    (54, 31, "20", "10"),
    (72, 26, "24", "6"),
    (93, 31, "25", "3"),
    (92, 33, "25", "4"),
    (79, 23, "25", "4"),
    (34, 27, "16", "14"),
    (80, 15, "25", "3"),
    (58, 35, "20", "10"),
    (83, 24, "25", "4"),
    (61, 44, "19", "11"),
    (55, 10, "24", "6"),
    (65, 43, "20", "10"),
    (27, 18, "17", "13"),
    (47, 14, "22", "8"),
    (68, 56, "17", "13"),
    (42, 33, "17", "13"),
];

#[test]
fn the_scale_to_25_gives_what_official_matches_gave() {
    let scale = Scale::wbf_25().unwrap();
    for (won, lost, winner, loser) in OFFICIAL {
        assert_eq!(points(&scale, 20, won - lost), [winner, loser], "{won} to {lost}");
    }
    // Klinger on 16 and 14 boards; infobridge.it on 21 IMPs in 16 and 32.
    for (boards, margin, winner) in
        [(16, 2, "15"), (16, 3, "16"), (16, 7, "16"), (14, 2, "15"), (16, 21, "20"), (32, 21, "18")]
    {
        assert_eq!(points(&scale, boards, margin)[0], winner, "{boards} boards, {margin} IMPs");
    }
    assert_eq!([1, 32, 33].map(|boards| scale.covers(boards)), [true, true, false]);
}

/// The panel of 2012: the new full win, 15√n, is about the old 25–2.
#[test]
fn the_new_full_win_is_about_the_old_25_to_2() {
    let scale = Scale::wbf_25().unwrap();
    for boards in [8, 12, 16, 20, 24, 28, 32] {
        let full = (15.0 * f64::from(boards).sqrt()).round() as i64;
        assert!(
            ["2", "3"].contains(&points(&scale, boards, full)[1].as_str()),
            "{boards} boards, {full} IMPs"
        );
    }
}

/// The table of the document is the one that is scored by.
#[test]
fn the_document_prints_the_scale_to_25() {
    let scale = Scale::wbf_25().unwrap();
    let (_, section) = DOCUMENT.split_once("| boards |").unwrap();
    let mut rows = section.lines();
    let heading: Vec<[String; 2]> = rows
        .next()
        .unwrap()
        .split('|')
        .filter_map(|cell| {
            let (winner, loser) = cell.trim().split_once('–')?;
            Some([winner.to_owned(), loser.to_owned()])
        })
        .collect();
    assert_eq!(heading.len(), 15);
    let mut columns = 0;
    for row in rows.skip(1).take_while(|row| row.starts_with('|')) {
        let cells: Vec<i64> = row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        let (boards, ends) = (u32::try_from(cells[0]).unwrap(), &cells[1..]);
        assert_eq!(ends.len(), heading.len());
        for (place, (end, result)) in ends.iter().zip(&heading).enumerate() {
            assert_eq!(points(&scale, boards, *end), *result, "{boards} boards, {end} IMPs");
            let next = heading.get(place + 1).map_or(["25".to_owned(), "0".to_owned()], Clone::clone);
            assert_eq!(points(&scale, boards, end + 1), next, "{boards} boards, {} IMPs", end + 1);
        }
        columns += 1;
    }
    assert_eq!(columns, 7);
}
