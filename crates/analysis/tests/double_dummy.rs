//! Double dummy against the known answers of DDS.
//!
//! A few deals are part of the project. The whole list of a hundred is outside data; usually ten of its
//! deals are taken, with `OPENROOM_WHOLE=1` (`cargo xtask whole`) all of them.

#[allow(dead_code, reason = "double dummy needs only part of what is known of each deal")]
mod list;

use std::collections::BTreeMap;

use list::Entry;
use openroom_analysis::Position;
use openroom_analysis::double_dummy::Solvers;

fn check(entries: &[Entry]) {
    let solvers = Solvers::default();
    let deals: Vec<_> = entries.iter().map(|entry| entry.deal).collect();
    let positions: Vec<_> = entries
        .iter()
        .map(|entry| Position::opening(&entry.deal, entry.denomination, entry.leader))
        .collect();
    for (entry, table) in entries.iter().zip(solvers.tables(&deals, &|| ())) {
        assert_eq!(table, entry.table, "{:?}", entry.deal);
    }
    for (entry, values) in entries.iter().zip(solvers.values(&positions)) {
        let values: BTreeMap<_, _> = values.into_iter().map(|value| (value.card, value.tricks)).collect();
        assert_eq!(values, entry.leads, "{:?}", entry.deal);
    }
    for (entry, tricks) in entries.iter().zip(solvers.tricks_from(&positions, openroom_cards::Seat::North)) {
        let best = entry.leads.values().max().unwrap();
        let ours = entry.leader.side() == openroom_cards::Side::NorthSouth;
        assert_eq!(tricks, if ours { *best } else { 13 - best });
    }
    for entry in entries {
        let trace = solvers.trace(&entry.deal, entry.denomination, entry.leader.rho(), &entry.play).unwrap();
        let after = trace.cards.iter().map(|card| card.declarer_tricks);
        let tricks: Vec<u8> = std::iter::once(trace.before).chain(after).take(entry.trace.len()).collect();
        assert_eq!(tricks, entry.trace, "{:?}", entry.deal);
        let declarers = entry.leader.rho().side();
        for (before, card) in tricks.iter().zip(&trace.cards) {
            let lost = if card.seat.side() == declarers {
                before - card.declarer_tricks
            } else {
                card.declarer_tricks - before
            };
            assert_eq!(lost, card.cost);
        }
    }
}

#[test]
fn the_deals_of_the_project() {
    check(&list::read(include_str!("data/dds.txt")));
}

#[test]
fn the_list_of_a_hundred() {
    let Some(path) = openroom_testing::data("dd/list100.txt") else { return };
    let mut entries = list::read(&std::fs::read_to_string(path).unwrap());
    assert_eq!(entries.len(), 100);
    if std::env::var_os("OPENROOM_WHOLE").is_none() {
        entries = entries.into_iter().skip(6).step_by(10).collect();
    }
    println!("{} deals", entries.len());
    check(&entries);
}
