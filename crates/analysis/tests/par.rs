//! Par against the known answers of DDS, in the forms in which DDS writes them.

use std::collections::{BTreeMap, BTreeSet};

use crate::list::{self, Entry};
use openroom_analysis::double_dummy::Table;
use openroom_analysis::{Par, par};
use openroom_cards::{Denomination, Doubling, Seat, Side, Vulnerability};

/// Denomination, who declares (`NS`, `W` …), doubled; and the levels.
type Grouped = BTreeMap<(Denomination, String, bool), Vec<(u8, i8)>>;

fn grouped(par: &Par) -> Grouped {
    let mut by_bid: BTreeMap<_, (String, bool, i8)> = BTreeMap::new();
    for entry in &par.contracts {
        let doubled = entry.contract.doubling == Doubling::Doubled;
        let one = by_bid.entry((entry.contract.bid, entry.contract.declarer.side()));
        one.or_insert((String::new(), doubled, entry.over())).0.push(entry.contract.declarer.letter());
    }
    let mut groups = Grouped::new();
    for ((bid, _), (seats, doubled, over)) in by_bid {
        groups.entry((bid.denomination(), seats, doubled)).or_default().push((bid.level().get(), over));
    }
    groups
}

fn letter(denomination: Denomination) -> char {
    denomination.trump().map_or('N', openroom_cards::Suit::letter)
}

/// As in `NS:EW 2Nx,EW 3Cx`.
fn by_side(par: &Par, first: Side) -> (String, BTreeSet<String>) {
    let contracts = grouped(par).into_iter().map(|((denomination, seats, doubled), levels)| {
        let levels: String = levels.iter().map(|(level, _)| level.to_string()).collect();
        format!("{seats} {levels}{}{}", letter(denomination), if doubled { "x" } else { "" })
    });
    let score = if first == Side::NorthSouth { par.score } else { -par.score };
    (format!("{first} {score}"), contracts.collect())
}

/// As in `3C*-EW-1`.
fn by_dealer(par: &Par) -> (String, BTreeSet<String>) {
    let contracts = grouped(par).into_iter().map(|((denomination, seats, doubled), levels)| {
        let (level, over) = levels[0];
        let doubled = if doubled { "*" } else { "" };
        let over = if over == 0 { String::new() } else { format!("{over:+}") };
        format!("{level}{}{doubled}-{seats}{over}", letter(denomination))
    });
    (par.score.to_string(), contracts.collect())
}

fn check(entries: &[Entry]) {
    for entry in entries {
        for (side, place) in [(Side::NorthSouth, 0), (Side::EastWest, 1)] {
            let ours = by_side(&par(&entry.table, entry.vulnerability, side), side);
            let contracts = entry.par[place + 2].split_once(':').unwrap().1;
            let theirs = (entry.par[place].clone(), contracts.split(',').map(str::to_owned).collect());
            assert_eq!(ours, theirs, "{}", entry.deal);
        }
        let ours = by_dealer(&par(&entry.table, entry.vulnerability, entry.dealer.side()));
        let theirs = (entry.dealer_par[0].clone(), entry.dealer_par[1..].iter().cloned().collect());
        assert_eq!(ours, theirs, "{}", entry.deal);
    }
}

#[test]
fn the_deals_of_the_project() {
    check(&list::read(include_str!("data/dds.txt")));
}

#[test]
fn the_list_of_a_hundred() {
    let Some(path) = openroom_testing::data("dd/list100.txt") else { return };
    check(&list::read(&std::fs::read_to_string(path).unwrap()));
}

#[test]
fn a_board_on_which_nobody_makes_anything_is_passed_out() {
    let par = par(&Table::from_fn(|_, _| 6), Vulnerability::None, Side::NorthSouth);
    assert_eq!((par.score, par.contracts), (0, Vec::new()));
}

#[test]
fn where_both_sides_make_one_notrump_it_matters_who_speaks_first() {
    let table = Table::from_fn(|denomination, _| if denomination == Denomination::NoTrump { 7 } else { 6 });
    for (side, score) in [(Side::NorthSouth, 90), (Side::EastWest, -90)] {
        let par = par(&table, Vulnerability::Both, side);
        assert_eq!(par.score, score);
        let declarers: Vec<Seat> = par.contracts.iter().map(|one| one.contract.declarer).collect();
        assert_eq!(declarers, side.seats());
    }
}
