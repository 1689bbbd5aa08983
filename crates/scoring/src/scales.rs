//! Scales that were printed as tables, as data with their source.

use crate::{Columns, Ratio, Scale, Step, Table, VictoryPoints};

impl Scale {
    /// The North American scale of twenty victory points for 6 to 8 and 9 to 11 boards.
    ///
    /// None for another number of boards: the published table has no column for it.
    pub fn american_20(boards: u32) -> Option<Scale> {
        const SOURCE: &str = "ACBL 20-VP scale, as printed at bridgehands.com (2011)";
        let leasts: [i64; 11] = match boards {
            6..=8 => [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28],
            9..=11 => [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36],
            _ => return None,
        };
        Some(Scale::Table(sharing(SOURCE, 10, leasts.map(Ratio::whole), 10..)?))
    }

    /// The North American scale of thirty victory points for 6 to 8 and 9 to 11 boards; it jumps from 15 to 18.
    pub fn american_30(boards: u32) -> Option<Scale> {
        const SOURCE: &str = "ACBL 30-VP scale, as printed at bridgehands.com (2011)";
        let leasts: [i64; 14] = match boards {
            6..=8 => [0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28],
            9..=11 => [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36],
            _ => return None,
        };
        Some(Scale::Table(sharing(SOURCE, 15, leasts.map(Ratio::whole), std::iter::once(15).chain(18..))?))
    }

    /// The World Bridge Federation's scale to 25 of before 2013, on which the loser of a great defeat goes on losing.
    ///
    /// A match between two columns takes the next longer one, a shorter one that of eight boards; for more than 32
    /// boards there is none.
    pub fn wbf_25() -> Option<Scale> {
        let points =
            || (15..=25).map(|winner| (winner, 30 - winner)).chain((0..5).rev().map(|loser| (25, loser)));
        let column = |(most, ends): &(u32, [i64; 15])| {
            let leasts = std::iter::once(0).chain(ends.iter().map(|end| end + 1));
            let step = |(least, (winner, loser)): (i64, (i64, i64))| Step {
                least: Ratio::whole(least),
                points: VictoryPoints { winner: Ratio::whole(winner), loser: Ratio::whole(loser) },
            };
            Some((*most, Table::new(OLDER, leasts.zip(points()).map(step).collect()).ok()?))
        };
        let columns = OLDER_ENDS.iter().map(column).collect::<Option<Vec<_>>>()?;
        Columns::new(columns).ok().map(Scale::Columns)
    }

    /// The English scale of twenty victory points for pairs at matchpoints, from percentage points above fifty.
    ///
    /// A percentage is taken to hundredths; one at the end of a range is in it.
    pub fn percentage() -> Option<Scale> {
        let column = |(most, ends): &(u32, [i64; 10])| {
            // The first row begins at fifty, each other a hundredth above the end of the one before.
            let rows = std::iter::once(0).chain(ends.iter().map(|end| end - 5000 + 1));
            let leasts = rows.map(Ratio::percent);
            Some((*most, sharing(PERCENTAGES, 10, leasts, 10..)?))
        };
        let columns = ENDS_OF_RANGES.iter().map(column).collect::<Option<Vec<_>>>()?;
        Columns::new(columns).ok().map(Scale::Columns)
    }
}

const OLDER: &str = "WBF scale to 25, before 2013, as BridgeNote transcribes it (BridgeGameScoring.cs)";

/// The boards of a column, and the greatest margins of 15–15, 16–14 … 25–5, 25–4 … 25–1.
const OLDER_ENDS: [(u32, [i64; 15]); 7] = [
    (8, [1, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 37, 41, 45, 50]),
    (12, [1, 6, 9, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50, 55, 61]),
    (16, [2, 7, 11, 15, 19, 23, 27, 31, 36, 41, 46, 52, 58, 64, 71]),
    (20, [2, 8, 12, 16, 21, 26, 31, 36, 41, 47, 53, 59, 65, 72, 79]),
    (24, [3, 9, 14, 19, 24, 29, 34, 39, 45, 51, 57, 64, 71, 79, 87]),
    (28, [3, 10, 15, 20, 25, 31, 37, 43, 49, 55, 61, 68, 76, 85, 94]),
    (32, [3, 10, 16, 22, 28, 34, 40, 46, 52, 58, 65, 73, 82, 91, 100]),
];

const PERCENTAGES: &str = "EBU White Book 3.1.7, Swiss pairs; the columns to 27 boards as bridge-box-scorer transcribes them, that of 7 to 9 as the Oxford Congress prints it";

/// The most boards of a column, and the hundredths of a per cent at which 10, 11 … 19 victory points end.
const ENDS_OF_RANGES: [(u32, [i64; 10]); 6] = [
    (4, [5092, 5280, 5471, 5670, 5880, 6108, 6363, 6661, 7036, 7595]),
    (6, [5078, 5239, 5402, 5572, 5751, 5945, 6162, 6417, 6737, 7213]),
    (9, [5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835]),
    (13, [5054, 5165, 5278, 5395, 5519, 5653, 5804, 5980, 6201, 6530]),
    (19, [5045, 5138, 5232, 5330, 5434, 5545, 5671, 5818, 6003, 6278]),
    (27, [5038, 5116, 5194, 5277, 5363, 5457, 5562, 5685, 5840, 6071]),
];

/// A scale whose two sides share twice a draw: the least margins and what each gives the winner.
fn sharing(
    source: &str,
    draw: i64,
    leasts: impl IntoIterator<Item = Ratio>,
    winners: impl IntoIterator<Item = i64>,
) -> Option<Table> {
    let step = |(least, winner): (Ratio, i64)| {
        let points = VictoryPoints { winner: Ratio::whole(winner), loser: Ratio::whole(2 * draw - winner) };
        Step { least, points }
    };
    Table::new(source, leasts.into_iter().zip(winners).map(step).collect()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn r(text: &str) -> Ratio {
        text.parse().unwrap()
    }

    #[test]
    fn american_scales() {
        let twenty = Scale::american_20(7).unwrap();
        assert_eq!(twenty.of(7, &r("7")), VictoryPoints { winner: r("13"), loser: r("7") });
        assert_eq!(twenty.of(7, &r("28")).winner, r("20"));
        let thirty = Scale::american_30(9).unwrap();
        assert_eq!(thirty.of(9, &r("0")), VictoryPoints { winner: r("15"), loser: r("15") });
        assert_eq!(thirty.of(9, &r("1")), VictoryPoints { winner: r("18"), loser: r("12") });
        assert_eq!(thirty.of(9, &r("35")), VictoryPoints { winner: r("29"), loser: r("1") });
        assert_eq!(Scale::american_20(12), None);
    }

    #[test]
    fn the_english_scale_of_seven_boards() {
        // The booklet of the Oxford Congress: 20 above 68.35, 19 from 64.41, 18 from 61.76, 17 from 59.65, 16 from
        // 57.84, 15 from 56.24, 14 from 54.75, 13 from 53.34, 12 from 51.99, 11 from 50.66, else 10.
        let scale = Scale::percentage().unwrap();
        let leasts =
            ["50.66", "51.99", "53.34", "54.75", "56.24", "57.84", "59.65", "61.76", "64.41", "68.36"];
        for (least, points) in leasts.into_iter().zip(11..) {
            let margin = r(least) - r("50");
            assert_eq!(scale.own(7, &margin), Ratio::whole(points), "{least}");
            assert_eq!(scale.own(7, &(&margin - r("0.01"))), Ratio::whole(points - 1), "below {least}");
            assert_eq!(scale.own(7, &-margin), Ratio::whole(20 - points), "{least} the other way");
        }
        // The White Book's own example: eight boards, exactly 56.23% are 14–6.
        assert_eq!(scale.of(8, &r("6.23")), VictoryPoints { winner: r("14"), loser: r("6") });
        // Its sample of the rows 10–10, 15–5 and 19–1 for every column.
        for (boards, [ten, fifteen, nineteen]) in [
            (4, ["50.92", "61.08", "75.95"]),
            (5, ["50.78", "59.45", "72.13"]),
            (9, ["50.65", "57.83", "68.35"]),
            (13, ["50.54", "56.53", "65.30"]),
            (14, ["50.45", "55.45", "62.78"]),
            (27, ["50.38", "54.57", "60.71"]),
        ] {
            for (end, points) in [(ten, 10), (fifteen, 15), (nineteen, 19)] {
                let margin = r(end) - r("50");
                assert_eq!(scale.own(boards, &margin), Ratio::whole(points), "{boards} boards, {end}");
                let above = margin + r("0.01");
                assert_eq!(scale.own(boards, &above), Ratio::whole(points + 1), "{boards} boards, {end}");
            }
        }
        assert!(!scale.covers(28));
    }
}
