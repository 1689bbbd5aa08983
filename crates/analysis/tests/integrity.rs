//! Integrity statistics on simulated pairs: innocent ones are left alone, one who sees hidden hands stands out.

use openroom_analysis::double_dummy::CardValue;
use openroom_analysis::integrity::*;
use openroom_cards::{Call, Card, Rank, Suit};

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

fn values(numbers: &mut Numbers) -> Vec<CardValue> {
    let cards = Rank::ALL.into_iter().map(|rank| Card::new(Suit::Spades, rank));
    cards.map(|card| CardValue { card, tricks: 3 + numbers.below(3) as u8 }).collect()
}

/// Every player leads one of three cards; a cheat leads the best of them.
fn decisions(count: usize, cheat: bool, seed: u64) -> Vec<Decision> {
    let mut numbers = Numbers(seed);
    (0..count)
        .map(|_| {
            let values = values(&mut numbers);
            let peers: Vec<Card> = (0..12).map(|_| values[numbers.below(3) as usize].card).collect();
            let best = values[..3].iter().max_by_key(|value| value.tricks).unwrap().card;
            let usual = values[numbers.below(3) as usize].card;
            Decision::of_card(&values, if cheat { best } else { usual }, &peers).unwrap()
        })
        .collect()
}

fn field(cheats: usize) -> Vec<(String, Vec<Decision>)> {
    (0..8).map(|pair| (format!("pair {pair}"), decisions(260, pair < cheats, pair as u64 + 1))).collect()
}

#[test]
fn a_pair_that_sees_hidden_hands_stands_out_and_the_others_do_not() {
    let mut looks = Looks::default();
    let report = examine(&mut looks, "committee", "complaint 7", &field(1), 1).unwrap();
    assert!(report.findings[0].corrected < LEVEL, "{:?}", report.findings[0]);
    assert!(report.findings[0].limits.0 > 0.0);
    assert!(report.findings[1..].iter().all(|finding| finding.corrected > LEVEL), "{:?}", report.findings);
    assert_eq!(examine(&mut Looks::default(), "committee", "complaint 7", &field(1), 1).unwrap(), report);
}

#[test]
fn innocent_fields_are_rarely_named_and_the_rate_is_told() {
    let report = examine(&mut Looks::default(), "committee", "yearly", &field(0), 2).unwrap();
    assert!(report.falsely_named * 200 <= report.fields, "{report:?}");
    let mean = report.findings.iter().map(|finding| finding.p).sum::<f64>() / 8.0;
    assert!((0.15..0.85).contains(&mean), "{mean}");
}

#[test]
fn every_look_is_recorded_and_makes_the_next_one_stricter() {
    let mut looks = Looks::default();
    let first = examine(&mut looks, "committee", "complaint 7", &field(0), 3).unwrap();
    let second = examine(&mut looks, "committee", "complaint 7 again", &field(0), 3).unwrap();
    assert_eq!((first.tests, second.tests, looks.tests()), (8, 16, 16));
    for (first, second) in first.findings.iter().zip(&second.findings) {
        assert!(second.corrected >= first.corrected);
    }
    let few = vec![("pair".to_owned(), decisions(199, false, 9))];
    let refused = examine(&mut looks, "committee", "curiosity", &few, 3);
    assert!(matches!(refused, Err(LookError::TooFew { decisions: 0..200, .. })), "{refused:?}");
    assert_eq!(examine(&mut looks, " ", "x", &few, 3), Err(LookError::Unsigned));
    assert_eq!((looks.all().len(), looks.tests()), (4, 18));
}

/// Twelve tables call one of three; the first is called most and is the best on average. A cheat calls what is best
/// on this layout.
fn calls(count: usize, cheat: bool, seed: u64) -> Vec<Decision> {
    const CALLS: [Call; 3] = [Call::Pass, Call::Double, Call::Redouble];
    let mut numbers = Numbers(seed);
    (0..count)
        .map(|_| {
            let worth: [f64; 3] =
                [3, 1, 0].map(|mean| f64::from(mean) + f64::from(numbers.below(9) as u32) - 4.0);
            let best = (0..3).max_by(|one, other| worth[*one].total_cmp(&worth[*other])).unwrap();
            let mut usual = || [0, 0, 0, 0, 1, 1, 2][numbers.below(7) as usize];
            let chosen: Vec<usize> =
                (0..12).map(|table| if cheat && table == 0 { best } else { usual() }).collect();
            let tables: Vec<(Call, f64)> = chosen
                .into_iter()
                .map(|call| (CALLS[call], worth[call] + f64::from(numbers.below(5) as u32) - 2.0))
                .collect();
            Decision::of_call(&tables, 0).unwrap()
        })
        .collect()
}

#[test]
fn who_calls_like_his_peers_gains_nothing_though_they_call_well() {
    let gains: Vec<f64> = calls(20_000, false, 3).iter().map(Decision::gain).collect();
    let mean = gains.iter().sum::<f64>() / 20_000.0;
    let error = (gains.iter().map(|gain| gain * gain).sum::<f64>()).sqrt() / 20_000.0;
    assert!(mean.abs() < 4.0 * error, "{mean} {error}");
}

#[test]
fn a_pair_that_calls_by_hidden_hands_stands_out() {
    let field: Vec<(String, Vec<Decision>)> =
        (0..6_u64).map(|pair| (format!("pair {pair}"), calls(260, pair == 0, pair + 11))).collect();
    let report = examine(&mut Looks::default(), "committee", "complaint 7", &field, 1).unwrap();
    assert!(report.findings[0].corrected < LEVEL, "{:?}", report.findings[0]);
    assert!(report.findings[1..].iter().all(|finding| finding.corrected > LEVEL), "{:?}", report.findings);
    assert!(report.falsely_named * 200 <= report.fields, "{report:?}");
}

#[test]
fn a_call_needs_peers() {
    let tables = [(Call::Pass, 1.0), (Call::Pass, 0.0), (Call::Double, 2.0), (Call::Pass, 3.0)];
    assert_eq!(Decision::of_call(&tables, 0), Err(DecisionError::TooFewPeers(3)));
    assert_eq!(Decision::of_call(&tables, 4), Err(DecisionError::NoSuchTable(4)));
    let tables = [&tables[..], &[(Call::Double, 4.0)]].concat();
    // A pass is worth 4/3, a double 3; two of five double.
    let gain = Decision::of_call(&tables, 2).unwrap().gain();
    assert!((gain - (3.0 - (0.6 * 4.0 / 3.0 + 0.4 * 3.0))).abs() < 1e-12, "{gain}");
}

#[test]
fn a_decision_needs_peers_and_lawful_cards() {
    let values = values(&mut Numbers(1));
    let stranger = Card::new(Suit::Clubs, Rank::Ace);
    let own = values[0].card;
    assert_eq!(Decision::of_card(&values, own, &[own; 3]), Err(DecisionError::TooFewPeers(3)));
    assert_eq!(Decision::of_card(&values, stranger, &[own; 4]), Err(DecisionError::NotACandidate(stranger)));
    assert_eq!(Decision::of_card(&values, own, &[stranger; 4]), Err(DecisionError::NotACandidate(stranger)));
}
