//! Every contract, doubling, vulnerability and number of tricks against a table written out by hand.

use openroom_cards::{Bid, Contract, Denomination, Doubling, Outcome, Seat, Vulnerability};
use openroom_scoring::{TooManyTricks, score};

/// Made exactly, at the levels one to seven.
type Made = [i32; 7];

/// By doubling, then not vulnerable and vulnerable.
struct Kind {
    made: [[Made; 2]; 3],
    undoubled_overtrick: i32,
}

const MINOR: Kind = Kind {
    made: [
        [[70, 90, 110, 130, 400, 920, 1440], [70, 90, 110, 130, 600, 1370, 2140]],
        [[140, 180, 470, 510, 550, 1090, 1630], [140, 180, 670, 710, 750, 1540, 2330]],
        [[230, 560, 640, 720, 800, 1380, 1960], [230, 760, 840, 920, 1000, 1830, 2660]],
    ],
    undoubled_overtrick: 20,
};

const MAJOR: Kind = Kind {
    made: [
        [[80, 110, 140, 420, 450, 980, 1510], [80, 110, 140, 620, 650, 1430, 2210]],
        [[160, 470, 530, 590, 650, 1210, 1770], [160, 670, 730, 790, 850, 1660, 2470]],
        [[520, 640, 760, 880, 1000, 1620, 2240], [720, 840, 960, 1080, 1200, 2070, 2940]],
    ],
    undoubled_overtrick: 30,
};

const NO_TRUMP: Kind = Kind {
    made: [
        [[90, 120, 400, 430, 460, 990, 1520], [90, 120, 600, 630, 660, 1440, 2220]],
        [[180, 490, 550, 610, 670, 1230, 1790], [180, 690, 750, 810, 870, 1680, 2490]],
        [[560, 680, 800, 920, 1040, 1660, 2280], [760, 880, 1000, 1120, 1240, 2110, 2980]],
    ],
    undoubled_overtrick: 30,
};

/// One down to thirteen down, doubled.
const DOWN_DOUBLED: [[i32; 13]; 2] = [
    [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
];

fn by_hand(bid: Bid, doubling: Doubling, vulnerable: bool, tricks: u8) -> i32 {
    let kind = match bid.denomination() {
        Denomination::Clubs | Denomination::Diamonds => MINOR,
        Denomination::Hearts | Denomination::Spades => MAJOR,
        Denomination::NoTrump => NO_TRUMP,
    };
    let place = usize::from(vulnerable);
    let needed = bid.level().tricks();
    if tricks < needed {
        let down = usize::from(needed - tricks);
        let doubled = DOWN_DOUBLED[place][down - 1];
        return match doubling {
            Doubling::Undoubled => -i32::from(down as u8) * if vulnerable { 100 } else { 50 },
            Doubling::Doubled => -doubled,
            Doubling::Redoubled => -2 * doubled,
        };
    }
    let overtrick = match (doubling, vulnerable) {
        (Doubling::Undoubled, _) => kind.undoubled_overtrick,
        (Doubling::Doubled, false) => 100,
        (Doubling::Doubled, true) | (Doubling::Redoubled, false) => 200,
        (Doubling::Redoubled, true) => 400,
    };
    kind.made[doubling as usize][place][usize::from(bid.level().get() - 1)]
        + i32::from(tricks - needed) * overtrick
}

#[test]
fn every_contract_agrees_with_the_table() {
    let mut compared = 0;
    for bid in Bid::all() {
        for doubling in Doubling::ALL {
            for vulnerability in Vulnerability::ALL {
                for declarer in Seat::ALL {
                    for tricks in 0..=13 {
                        let contract = Contract { bid, doubling, declarer };
                        let ours = score(&Outcome::Played { contract, tricks }, vulnerability).unwrap();
                        let hand = by_hand(bid, doubling, vulnerability.of_seat(declarer), tricks);
                        let sign = if matches!(declarer, Seat::North | Seat::South) { 1 } else { -1 };
                        assert_eq!(ours, sign * hand, "{contract} {vulnerability} {tricks}");
                        compared += 1;
                    }
                }
            }
        }
    }
    assert_eq!(compared, 35 * 3 * 4 * 4 * 14);
}

#[test]
fn passed_out_is_a_result_of_zero() {
    assert_eq!(score(&Outcome::PassedOut, Vulnerability::Both), Ok(0));
}

#[test]
fn fourteen_tricks_are_refused() {
    let contract: Contract = "4SN".parse().unwrap();
    let outcome = Outcome::Played { contract, tricks: 14 };
    assert_eq!(score(&outcome, Vulnerability::None), Err(TooManyTricks(14)));
}
