//! On random endings of five cards the search gives the same answer as trying every line.

mod plain;

use plain::number;

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
        (
            select(vec![Discards::AnySuit, Discards::KeepHonours, Discards::KeepWinners]),
            select(vec![Losers::AnyTime, Losers::AfterWinners, Losers::AllAfterWinners]),
        ),
        select(vec![Opponents::AnyLawful, Opponents::Sensible]),
        select(vec![Finesse::NeverAssumed, Finesse::AssumedWhereDropIsHopeless]),
    )
        .prop_map(|(suit_order, trumps, (discards, losers), opponents, finesse)| Principles {
            suit_order,
            trumps,
            discards,
            losers,
            opponents,
            finesse,
        })
}

/// What chance decides about a step: its kind, and choices among the cards and hands of the claim.
type Drawn = (u8, usize, usize);

fn drawn() -> impl Strategy<Value = Vec<Drawn>> {
    prop_oneof![Just(Vec::new()), prop::collection::vec((0..10_u8, any::<usize>(), any::<usize>()), 1..4)]
}

/// A statement that the claimer can mean.
fn statement(claim: &Claim, drawn: &[Drawn]) -> Statement {
    let pick = |cards: Cards, at: usize| cards.iter().nth(at % cards.len().max(1) as usize);
    let mut free = claim.own_cards();
    let mut statement = Statement::silent();
    for (kind, one, other) in drawn {
        let suit = Suit::ALL[one % 4];
        let hands: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| claim.plays(*seat)).collect();
        let hand = hands[other % hands.len()];
        let step = match kind {
            0 => Step::DrawTrumps,
            1 => Step::Play(suit, Order::TopDown),
            2 => Step::Play(suit, Order::Unstated),
            3 => {
                let cards: Vec<Card> =
                    [*one, *other].into_iter().filter_map(|at| take(&mut free, at)).collect();
                Step::Cash(cards)
            }
            4 => Step::Ruff(suit, hand),
            5 => Step::Cross(hand, suit),
            6 => {
                let opponents = claim.side().other().seats().map(|seat| claim.position.hands()[seat]);
                let out = opponents[0] | opponents[1];
                let (Some(missing), Some(with)) = (pick(out, *one), take(&mut free, *other)) else {
                    continue;
                };
                Step::Finesse { missing, with }
            }
            7 => {
                statement.throws.extend(take(&mut free, *one));
                continue;
            }
            8 => {
                statement.concedes.push(Conceded::Suit(suit));
                continue;
            }
            _ => {
                statement.concedes.extend(pick(claim.own_cards(), *one).map(Conceded::Card));
                continue;
            }
        };
        statement.steps.push(step);
    }
    statement
}

fn take(cards: &mut Cards, at: usize) -> Option<Card> {
    let card = cards.iter().nth(at % cards.len().max(1) as usize)?;
    cards.remove(card);
    Some(card)
}

fn claim() -> impl Strategy<Value = Claim> {
    (
        ending(),
        select(Denomination::ALL.to_vec()),
        select(Seat::ALL.to_vec()),
        select(vec![0_u8, 0, 1, 3]),
        3..=CARDS as u8,
        principles(),
        (drawn(), prop_oneof![Just(Vec::new()), prop::collection::vec(any::<u32>(), 0..7)]),
        (
            prop::option::of((select(Seat::ALL.to_vec()), select(Suit::ALL.to_vec()))),
            prop_oneof![3 => Just(Vec::new()), 1 => prop::collection::vec(any::<u32>(), 1..3)],
        ),
        prop::collection::vec(prop::bool::weighted(0.8), CARDS * 2),
    )
        .prop_map(
            |(
                mut hands,
                denomination,
                leader,
                role,
                claimed,
                principles,
                (drawn, played),
                (shown, lying),
                higher,
            )| {
                let declarer = Seat::South;
                strengthen(&mut hands, declarer.step(role), &higher);
                let mut shown_out = ShownOut::default();
                if let Some((seat, suit)) = shown
                    && hands[seat as usize].in_suit(suit).is_empty()
                {
                    shown_out.note(seat, suit);
                }
                let claim = Claim {
                    position: Position::between_tricks(BySeat::new(hands), denomination, leader).unwrap(),
                    declarer,
                    claimer: declarer.step(role),
                    claimed,
                    statement: Statement::silent(),
                    shown_out,
                    penalty_cards: Cards::EMPTY,
                    principles,
                };
                let mut claim = later(claim, &played);
                claim.penalty_cards = penalty_cards(&claim, &lying);
                Claim { statement: statement(&claim, &drawn), ..claim }
            },
        )
}

/// Some of the cards that the defenders still have.
fn penalty_cards(claim: &Claim, lying: &[u32]) -> Cards {
    let [one, other] = claim.declarer.side().other().seats().map(|seat| claim.position.hands()[seat]);
    let held = one | other;
    lying.iter().filter_map(|at| held.nth(at % held.len().max(1))).collect()
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
        claim.penalty_cards.remove(card);
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
        penalty_cards: claim.penalty_cards.iter().map(number).collect(),
        shown_out: Seat::ALL.map(|seat| Suit::ALL.map(|suit| claim.shown_out.has(seat, suit))),
        principles: claim.principles,
        steps: claim.statement.steps.clone(),
        throws: claim.statement.throws.iter().map(|card| number(*card)).collect(),
        concedes: claim.statement.concedes.clone(),
        step: 0,
        out_at_claim: claim
            .side()
            .other()
            .seats()
            .iter()
            .flat_map(|seat| claim.position.hands()[*seat].iter().map(number).collect::<Vec<_>>())
            .collect(),
    };
    ending.pass_over_steps();
    ending
}

/// Three hundred endings usually, a thousand with `OPENROOM_WHOLE=1` (`cargo xtask whole`).
fn cases() -> u32 {
    if std::env::var_os("OPENROOM_WHOLE").is_some() { 1000 } else { 300 }
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

    /// However little was searched: the bounds hold, the line comes to the upper one, and so does its choice.
    #[test]
    fn a_search_cut_short_contradicts_nothing(claim in claim(), nodes in 1..3_000_u64) {
        let whole = examine(&claim, Budget { nodes: u64::MAX / 16, time: None }).unwrap();
        let cut = examine(&claim, Budget { nodes, time: None }).unwrap();
        let exact = whole.worst.exact().unwrap();
        prop_assert!(cut.worst.least <= exact && exact <= cut.worst.most, "{:?} {exact}", cut.worst);
        prop_assert_eq!(cut.line_wins, cut.worst.most);
        for (_, bounds) in cut.choices.iter().flat_map(|choice| &choice.options) {
            prop_assert!(bounds.most >= cut.worst.most, "{:?} {:?}", bounds, cut.worst);
            prop_assert!(bounds.least >= cut.worst.least, "{:?} {:?}", bounds, cut.worst);
        }
    }

    /// Who claims fewer tricks is not settled below one who claims more.
    #[test]
    fn a_smaller_claim_is_not_settled_lower(claim in claim()) {
        let budget = Budget { nodes: u64::MAX / 16, time: None };
        let settled: Vec<u8> = (0..=claim.position.tricks_left())
            .map(|claimed| examine(&Claim { claimed, ..claim.clone() }, budget).unwrap().worst.most)
            .collect();
        prop_assert!(settled.windows(2).all(|pair| pair[0] >= pair[1]), "{:?}", settled);
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

proptest! {
    #![proptest_config(Config { cases: cases() / 4, ..Config::default() })]

    /// However little was searched, all that is said of one claim agrees with what trying every line finds, and so with
    /// all else that is said of it.
    #[test]
    fn bounds_of_a_search_cut_short_hold_and_agree(claim in claim(), nodes in prop_oneof![0..40_u64, 0..1_000_u64]) {
        let fewest = |claim: &Claim| plainly(claim).fewest() as u8;
        let holds = |bounds: Bounds, exact: u8| bounds.least <= exact && exact <= bounds.most;
        let budget = Budget { nodes, time: None };
        let exact = fewest(&claim);
        let report = examine(&claim, budget).unwrap();
        prop_assert!(holds(report.worst, exact), "{:?} {exact}", report.worst);
        let careful = examine(&claim, Budget { nodes: u64::MAX / 16, time: None }).unwrap().careful.exact();
        prop_assert!(careful.is_some_and(|careful| holds(report.careful, careful)), "{:?}", report.careful);
        prop_assert!(report.worst.least <= report.careful.least && report.worst.most <= report.careful.most);

        let by = |trumps: Trumps| Claim { principles: Principles { trumps, ..claim.principles }, ..claim.clone() };
        if let Some(trump) = report.trump.filter(|trump| !trump.mentioned) {
            prop_assert!(holds(trump.forgotten, fewest(&by(Trumps::MayBeForgotten))), "{:?}", trump);
            prop_assert!(holds(trump.known, fewest(&by(Trumps::Known))), "{:?}", trump);
            let same = match claim.principles.trumps {
                Trumps::MayBeForgotten => trump.forgotten,
                Trumps::Known => trump.known,
            };
            prop_assert_eq!(same, report.worst, "one question has one answer");
        }
        for variant in variants(&claim, &report, budget).unwrap() {
            let other = Claim { principles: variant.principles, ..claim.clone() };
            prop_assert!(holds(variant.worst, fewest(&other)), "{:?}", variant);
        }
        let proposal = propose(&claim, report.worst, Statement::silent(), budget).unwrap();
        prop_assert!(holds(proposal.stated, exact));
        let silent = Claim { statement: Statement::silent(), ..claim };
        prop_assert!(holds(proposal.proposed, fewest(&silent)), "{:?}", proposal);
    }
}
