//! On random endings of five cards the search gives the same answer as trying every line.

mod plain;

use openroom_analysis::Position;
use openroom_analysis::claim::*;
use openroom_cards::{BySeat, Card, Cards, Denomination, Hand, Seat, Suit};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::Config;

const CARDS: usize = 5;

fn ending() -> impl Strategy<Value = [Hand; 4]> {
    let deck: Vec<Card> = Card::all().filter(|card| card.suit() != Suit::Clubs).collect();
    let all: Vec<Card> = Card::all().collect();
    prop_oneof![subsequence(deck, CARDS * 4), subsequence(all, CARDS * 4)].prop_shuffle().prop_map(|cards| {
        let mut hands = cards.chunks(CARDS).map(|hand| hand.iter().copied().collect::<Cards>());
        std::array::from_fn(|_| hands.next().unwrap())
    })
}

/// Gives the higher of two cards to the claimer's side where so decided: endings worth a claim.
fn strengthen(hands: &mut [Hand; 4], claimer: Seat, higher: &[bool]) {
    let [own, others] = [claimer.side(), claimer.side().other()].map(|side| {
        side.seats()
            .map(|seat| hands[seat as usize].iter().map(move |card| (seat, card)).collect::<Vec<_>>())
            .concat()
    });
    for (((own, low), (other, high)), _) in
        own.into_iter().zip(others).zip(higher).filter(|(_, higher)| **higher)
    {
        if low.rank() < high.rank() {
            hands[own as usize] = (hands[own as usize] - Cards::of(low)) | Cards::of(high);
            hands[other as usize] = (hands[other as usize] - Cards::of(high)) | Cards::of(low);
        }
    }
}

fn principles() -> impl Strategy<Value = Principles> {
    (
        select(vec![SuitOrder::Any, SuitOrder::WinnersFirst, SuitOrder::TopDown]),
        select(vec![Trumps::MayBeForgotten, Trumps::Known]),
        select(vec![Discards::AnySuit, Discards::KeepWinners]),
        select(vec![Opponents::AnyLawful, Opponents::Sensible]),
        select(vec![Finesse::NeverAssumed, Finesse::AssumedWhereDropIsHopeless]),
    )
        .prop_map(|(suit_order, trumps, discards, opponents, finesse)| Principles {
            suit_order,
            trumps,
            discards,
            opponents,
            finesse,
        })
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        Just(Step::DrawTrumps),
        (select(Suit::ALL.to_vec()), select(vec![Order::TopDown, Order::Unstated]))
            .prop_map(|(suit, order)| Step::Play(suit, order)),
    ]
}

fn claim() -> impl Strategy<Value = Claim> {
    (
        ending(),
        select(Denomination::ALL.to_vec()),
        select(Seat::ALL.to_vec()),
        select(vec![0_u8, 0, 1, 3]),
        3..=CARDS as u8,
        principles(),
        prop_oneof![Just(Vec::new()), prop::collection::vec(step(), 1..3)],
        prop::option::of((select(Seat::ALL.to_vec()), select(Suit::ALL.to_vec()))),
        prop::collection::vec(prop::bool::weighted(0.8), CARDS * 2),
    )
        .prop_map(
            |(mut hands, denomination, leader, role, claimed, principles, steps, shown, higher)| {
                let declarer = Seat::South;
                strengthen(&mut hands, declarer.step(role), &higher);
                let mut shown_out = ShownOut::default();
                if let Some((seat, suit)) = shown
                    && hands[seat as usize].in_suit(suit).is_empty()
                {
                    shown_out.note(seat, suit);
                }
                Claim {
                    position: Position::between_tricks(BySeat::new(hands), denomination, leader).unwrap(),
                    declarer,
                    claimer: declarer.step(role),
                    claimed,
                    statement: Statement::of(steps),
                    shown_out,
                    principles,
                }
            },
        )
}

fn number(card: Card) -> plain::Card {
    (card.suit() as usize, card.rank() as usize)
}

/// The claim made some lawful cards later.
fn later(mut claim: Claim, choices: &[u32]) -> Claim {
    for choice in choices {
        let legal = claim.position.legal();
        let (Some(seat), Some(card)) = (claim.position.turn(), legal.nth(choice % legal.len().max(1))) else {
            break;
        };
        if let Some(led) = claim.position.led()
            && led != card.suit()
        {
            claim.shown_out.note(seat, led);
        }
        claim.position = claim.position.play(card).unwrap().0;
    }
    claim.claimed = claim.claimed.min(claim.position.tricks_left());
    claim
}

fn plainly(claim: &Claim) -> plain::Ending {
    let of = |hand: &Hand| hand.iter().map(number).collect();
    let mut ending = plain::Ending {
        hands: claim.position.hands().values().each_ref().map(of),
        trump: claim.position.denomination().trump().map(|suit| suit as usize),
        leader: claim.position.trick().leader as usize,
        trick: (0..4)
            .map(|steps| claim.position.trick().leader.step(steps))
            .map_while(|seat| claim.position.trick().cards[seat].map(|card| (seat as usize, number(card))))
            .collect(),
        claimer: claim.claimer as usize,
        declarer: claim.declarer as usize,
        to_lose: usize::from(claim.position.tricks_left().saturating_sub(claim.claimed)),
        shown_out: Seat::ALL.map(|seat| Suit::ALL.map(|suit| claim.shown_out.has(seat, suit))),
        principles: claim.principles,
        steps: claim.statement.steps.clone(),
        step: 0,
    };
    ending.pass_over_steps();
    ending
}

/// Forty endings usually, a thousand with `OPENROOM_WHOLE=1`.
fn cases() -> u32 {
    if std::env::var_os("OPENROOM_WHOLE").is_some() { 1000 } else { 40 }
}

proptest! {
    #![proptest_config(Config { cases: cases(), ..Config::default() })]

    #[test]
    fn the_search_finds_what_trying_every_line_finds(claim in claim()) {
        let budget = Budget { nodes: u64::MAX / 16, time: None };
        let report = examine(&claim, budget).unwrap();
        prop_assert_eq!(report.worst.exact().map(usize::from), Some(plainly(&claim).fewest()));
        prop_assert!(report.careful.least >= report.worst.most);
        let mut position = claim.position;
        let mut won = 0;
        for (_, card) in report.line {
            let (next, winner) = position.play(card).unwrap();
            won += u8::from(winner.is_some_and(|winner| winner.side() == claim.side()));
            position = next;
        }
        prop_assert_eq!(Some(won), report.worst.exact());
    }
}

proptest! {
    #![proptest_config(Config { cases: 50 * cases(), ..Config::default() })]

    #[test]
    fn the_cards_allowed_are_those_of_the_principles(
        claim in claim(),
        choices in prop::collection::vec(any::<u32>(), 0..12),
    ) {
        let claim = later(claim, &choices);
        let Some(seat) = claim.position.turn() else { return Ok(()) };
        let ours: Vec<plain::Card> = allowed_now(&claim).unwrap().iter().map(number).collect();
        let mut theirs = plainly(&claim).candidates(seat as usize);
        theirs.sort_unstable();
        prop_assert_eq!(ours, theirs);
    }
}
