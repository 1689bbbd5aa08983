//! Random walks over whole boards; `cargo xtask fuzz` walks for hours.

use openroom_laws::Act;
use openroom_walk::{Tally, walk};

/// In so many acts every Law of the table must have been ruled to the end often; in fewer half as often in proportion.
const LONG: u64 = 10_000_000;

/// How often, then, in each edition.
const OFTEN: u64 = 1_000;

/// From so many boards on what is counted must have come up in all of them on the average.
const MANY: u64 = 200;

/// How many boards it takes to make every kind of act.
const SOME: u64 = 5_000;

/// `WALKS` boards from the seed `FROM` on; every finding is told, not only the first.
#[test]
fn nothing_that_happens_breaks_the_table() {
    let (from, boards) = (number("FROM").unwrap_or(0), number("WALKS").unwrap_or(1500));
    let mut tally = Tally::default();
    let mut found = vec![];
    for seed in from..from + boards {
        if let Err(finding) = walk(seed, &mut tally) {
            let told = format!("seed {seed}: {}\n{:?}", finding.what, finding.inputs);
            eprintln!("{told}");
            found.push(seed);
        }
        if found.len() > 50 {
            break;
        }
    }
    println!("{tally}");
    // A few boards bring many cases of one kind, so the counts of a short walk scatter widely.
    let often = if tally.taken < LONG { OFTEN * tally.taken / LONG / 2 } else { OFTEN };
    let rare = tally.rarer_than(often);
    println!("Laws of the table that were ruled to the end fewer than {often} times: {rare:?}");
    assert!(found.is_empty(), "found with the seeds {found:?}");
    let never: Vec<_> = kinds_of_acts().into_iter().filter(|kind| !tally.acts.contains_key(kind)).collect();
    assert!(boards < SOME || never.is_empty(), "the walker makes no {never:?}");
    assert!(rare.is_empty(), "rare in {} acts: {rare:?}", tally.taken);
    let looked = [tally.compared, tally.unaware, tally.ended, tally.screened, tally.plain];
    assert!(boards < MANY || looked.iter().all(|times| *times > boards), "hardly looked: {looked:?}");
}

/// Seeds with which a long walk found something: endless boards (a suit to be led against a penalty card that was named,
/// a double that was owed when there was nothing left to double), a review that put right another which its giver
/// could not have heard, leads before declarer's choice that told whether their player could have met it, held cards
/// that were laid in another order where the card before them was a revoke, a change of an earlier call that was taken for
/// the replacement of an insufficient bid, an accepted call that was taken back on the tray, a second call that a call on
/// the tray made a change of call; then tricks led by another than the winner of the one before, and cards that did not
/// follow, where the card before them had changed; and a lead that went back again and again under the cards that had been
/// played to one before it, play that stayed suspended by a claim whose ruling was taken back, waivers of cases of which
/// nobody had told their player, a bid in the place of another that was accepted without end, and a card that lay alone
/// after one of declarer's side that was no lead, and a lead that lay face down while the auction went on again; and a card
/// beside a penalty card whose player could or could not follow suit, and a call that a change before it brought back into
/// the auction, and a dummy who was to play to a lead that was not the right one and lay closed.
const ONCE_FOUND: [u64; 48] = [
    436,
    1370,
    191_906,
    199_494,
    306_085,
    575_722,
    589_647,
    7_001_789,
    8_017_704,
    8_035_707,
    8_061_825,
    20_001_797,
    20_012_708,
    30_019_517,
    50_000_513,
    50_000_743,
    50_001_754,
    50_001_987,
    50_005_446,
    50_008_810,
    50_009_867,
    50_014_012,
    50_014_293,
    50_015_018,
    50_018_283,
    50_021_424,
    50_022_691,
    60_000_448,
    60_004_697,
    60_005_062,
    70_006_037,
    70_020_304,
    80_002_764,
    80_007_382,
    80_033_514,
    80_051_149,
    80_094_981,
    90_043_906,
    90_061_818,
    92_003_067,
    92_021_664,
    92_039_082,
    93_032_096,
    93_090_935,
    94_065_226,
    95_005_786,
    95_056_395,
    120_056_212,
];

#[test]
fn what_was_found_once_is_mended() {
    for seed in ONCE_FOUND {
        if let Err(finding) = walk(seed, &mut Tally::default()) {
            panic!("seed {seed}: {}", finding.what);
        }
    }
}

/// The names of all kinds, as the stored form tells them to whoever writes another.
fn kinds_of_acts() -> Vec<String> {
    let error = serde_json::from_str::<Act>("\"Another\"").unwrap_err().to_string();
    let names: Vec<String> = error.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(names.len() > 60, "{error}");
    names
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}
