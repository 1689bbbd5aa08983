use std::collections::BTreeSet;
use std::sync::LazyLock;

use openroom_cards::{Bid, Contract, Denomination, Doubling, Outcome, Seat, Side, Vulnerability};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L77Bonus, L77Overtricks, L77Passout, L77Slam, L77Tricks, L77Undertricks};

use crate::Said;
use crate::said::said;

/// What one part of a contract's score is for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The odd tricks bid and made.
    Tricks,
    /// The tricks above the contract.
    Overtricks,
    /// A contract worth 100 trick points or more.
    Game,
    /// A contract worth less.
    PartScore,
    /// A slam bid and made.
    Slam,
    /// A doubled or redoubled contract made.
    MadeDoubled,
    /// The tricks that declarer's side fell short.
    Undertricks,
    /// Four passes.
    PassedOut,
}

impl Part {
    /// The provision that gives these points.
    pub const fn by(self) -> Provision {
        match self {
            Part::Tricks => L77Tricks,
            Part::Overtricks => L77Overtricks,
            Part::Game | Part::PartScore | Part::MadeDoubled => L77Bonus,
            Part::Slam => L77Slam,
            Part::Undertricks => L77Undertricks,
            Part::PassedOut => L77Passout,
        }
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Part::Tricks => "tricks",
            Part::Overtricks => "overtricks",
            Part::Game => "game",
            Part::PartScore => "part-score",
            Part::Slam => "slam",
            Part::MadeDoubled => "made doubled",
            Part::Undertricks => "undertricks",
            Part::PassedOut => "passed out",
        })
    }
}

/// One part of a score and the points for it; undertricks are negative.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Item {
    /// What for.
    pub part: Part,
    /// How many points, seen from declarer's side.
    pub points: i32,
}

/// A number of tricks that no thirteen cards can win.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TooManyTricks(pub u8);

impl TooManyTricks {
    /// What it says, in any language.
    pub fn said(self) -> Said {
        said!("tricks-thirteen", "{tricks} tricks: there are only thirteen", tricks = self.0.to_string())
    }
}

impl std::fmt::Display for TooManyTricks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for TooManyTricks {}

/// Per doubling: undoubled, doubled, redoubled.
type ByDoubling = [i32; 3];

const MINOR_TRICK: ByDoubling = [20, 40, 80];
const MAJOR_TRICK: ByDoubling = [30, 60, 120];
const FIRST_NO_TRUMP: ByDoubling = [40, 80, 160];
const OVERTRICK: [[i32; 2]; 2] = [[100, 200], [200, 400]];
const MADE_DOUBLED: ByDoubling = [0, 50, 100];
const GAME: [i32; 2] = [300, 500];
const PART_SCORE: i32 = 50;
const SMALL_SLAM: [i32; 2] = [500, 750];
const GRAND_SLAM: [i32; 2] = [1000, 1500];
const FIRST_UNDERTRICK: [ByDoubling; 2] = [[50, 100, 200], [100, 200, 400]];
const FURTHER_UNDERTRICK: [ByDoubling; 2] = [[50, 200, 400], [100, 300, 600]];
const FOURTH_UNDERTRICK_EXTRA: [ByDoubling; 2] = [[0, 100, 200], [0, 0, 0]];
const ENOUGH_FOR_GAME: i32 = 100;

/// The score of a board for North-South, in points.
pub fn score(outcome: &Outcome, vulnerability: Vulnerability) -> Result<i32, TooManyTricks> {
    match outcome {
        Outcome::PassedOut => Ok(0),
        Outcome::Played { contract, tricks } => {
            let side = contract.declarer.side();
            let points = items(contract, *tricks, vulnerability)?.iter().map(|item| item.points).sum::<i32>();
            Ok(if side == Side::NorthSouth { points } else { -points })
        }
    }
}

/// Whether some result of a board gives North-South these points.
pub fn is_possible(points: i32, vulnerability: Vulnerability) -> bool {
    static POSSIBLE: LazyLock<Vec<(Vulnerability, BTreeSet<i32>)>> =
        LazyLock::new(|| Vulnerability::ALL.into_iter().map(|of| (of, all_scores(of))).collect());
    POSSIBLE.iter().any(|(of, scores)| *of == vulnerability && scores.contains(&points))
}

fn all_scores(vulnerability: Vulnerability) -> BTreeSet<i32> {
    let mut scores = BTreeSet::from([0]);
    for bid in Bid::all() {
        for doubling in Doubling::ALL {
            for declarer in [Seat::North, Seat::East] {
                for tricks in 0..=13 {
                    let contract = Contract { bid, doubling, declarer };
                    scores.extend(score(&Outcome::Played { contract, tricks }, vulnerability).ok());
                }
            }
        }
    }
    scores
}

/// The parts of a contract's score, seen from declarer's side.
pub fn items(
    contract: &Contract,
    tricks: u8,
    vulnerability: Vulnerability,
) -> Result<Vec<Item>, TooManyTricks> {
    if tricks > 13 {
        return Err(TooManyTricks(tricks));
    }
    let vulnerable = usize::from(vulnerability.of_seat(contract.declarer));
    let needed = contract.bid.level().tricks();
    Ok(if tricks < needed {
        vec![Item {
            part: Part::Undertricks,
            points: -down(i32::from(needed - tricks), contract.doubling, vulnerable),
        }]
    } else {
        made(*contract, i32::from(tricks - needed), vulnerable)
    })
}

fn made(contract: Contract, over: i32, vulnerable: usize) -> Vec<Item> {
    let doubling = contract.doubling as usize;
    let level = i32::from(contract.bid.level().get());
    let trick = match contract.bid.denomination() {
        Denomination::Clubs | Denomination::Diamonds => MINOR_TRICK,
        Denomination::Hearts | Denomination::Spades | Denomination::NoTrump => MAJOR_TRICK,
    };
    let first = match contract.bid.denomination() {
        Denomination::NoTrump => FIRST_NO_TRUMP,
        Denomination::Clubs | Denomination::Diamonds | Denomination::Hearts | Denomination::Spades => trick,
    };
    let tricks = first[doubling] + (level - 1) * trick[doubling];
    let each_over = match contract.doubling {
        Doubling::Undoubled => trick[0],
        Doubling::Doubled => OVERTRICK[vulnerable][0],
        Doubling::Redoubled => OVERTRICK[vulnerable][1],
    };
    let (bonus, points) = if tricks >= ENOUGH_FOR_GAME {
        (Part::Game, GAME[vulnerable])
    } else {
        (Part::PartScore, PART_SCORE)
    };
    let slam = match level {
        7 => GRAND_SLAM[vulnerable],
        6 => SMALL_SLAM[vulnerable],
        _ => 0,
    };
    let mut items = vec![Item { part: Part::Tricks, points: tricks }];
    let further = [
        Item { part: Part::Overtricks, points: over * each_over },
        Item { part: bonus, points },
        Item { part: Part::Slam, points: slam },
        Item { part: Part::MadeDoubled, points: MADE_DOUBLED[doubling] },
    ];
    items.extend(further.into_iter().filter(|item| item.points != 0));
    items
}

fn down(under: i32, doubling: Doubling, vulnerable: usize) -> i32 {
    let doubling = doubling as usize;
    FIRST_UNDERTRICK[vulnerable][doubling]
        + (under - 1) * FURTHER_UNDERTRICK[vulnerable][doubling]
        + (under - 3).max(0) * FOURTH_UNDERTRICK_EXTRA[vulnerable][doubling]
}
