//! Legal calls and cards against a second statement of the Laws.

use openroom_cards::{Bid, Call, Card, Cards, Seat, Suit};
use openroom_lawbook::Edition;
use openroom_laws::{Act, Phase, Said, SetUp, Settings, Table, walk::Random};

/// Legal auctions in which only the lowest bids may be made.
fn auctions(auction: openroom_laws::Auction, bids: u8) -> u64 {
    let Some(seat) = auction.turn() else { return 1 };
    let allowed = auction.allows(seat);
    let few = allowed.iter().filter(|call| call.bid().is_none_or(|bid| bid.index() < bids));
    few.map(|call| {
        let mut next = auction;
        next.add(seat, Said::Call(call));
        auctions(next, bids)
    })
    .sum()
}

#[test]
fn as_many_auctions_as_the_formula_says() {
    for bids in 0..4 {
        let expected = 1 + 4 * (22u64.pow(u32::from(bids)) - 1) / 3;
        let counted = auctions(openroom_laws::Auction::new(Seat::North), bids);
        // With no bid to choose from the only auction is four passes.
        assert_eq!(counted, if bids == 0 { 1 } else { expected }, "{bids} bids");
    }
}

/// Whether the last of these calls is legal, said by looking back from it.
fn is_legal(before: &[(Seat, Call)], by: Seat, call: Call) -> bool {
    let last_bid = before.iter().rev().find_map(|(seat, call)| Some((*seat, call.bid()?)));
    let last_not_pass = before.iter().rev().find(|(_, call)| *call != Call::Pass);
    match call {
        Call::Pass => true,
        Call::Bid(bid) => last_bid.is_none_or(|(_, last)| {
            bid.level() > last.level()
                || (bid.level() == last.level() && bid.denomination() > last.denomination())
        }),
        Call::Double => {
            last_not_pass.is_some_and(|(seat, call)| call.bid().is_some() && seat.side() != by.side())
        }
        Call::Redouble => {
            last_not_pass.is_some_and(|(seat, call)| *call == Call::Double && seat.side() != by.side())
        }
    }
}

/// Who wins a trick, said by beating one card after the other.
fn winner(trick: &[(Seat, Card)], trump: Option<Suit>) -> Seat {
    let beats = |card: Card, best: Card| {
        if card.suit() == best.suit() { card.rank() > best.rank() } else { Some(card.suit()) == trump }
    };
    let best = trick.iter().copied().reduce(|best, next| if beats(next.1, best.1) { next } else { best });
    best.unwrap().0
}

fn table(random: &mut Random) -> Table {
    let mut rest = Cards::PACK;
    let mut setup = SetUp::new(Settings::of(Edition::Laws2017), Seat::ALL[random.below(4) as usize]);
    setup.known = openroom_laws::Known::Whole;
    for seat in Seat::ALL {
        while setup.hands[seat].len() < 13 {
            let card = rest.nth(random.below(rest.len())).unwrap();
            rest.remove(card);
            setup.hands[seat].insert(card);
        }
    }
    Table::new(setup).unwrap()
}

#[test]
fn legal_calls_and_cards_are_those_of_a_brute_force_statement() {
    let mut random = Random::new(7);
    let mut played = 0;
    for _ in 0..400 {
        let mut table = table(&mut random);
        let mut calls = vec![];
        while table.phase() == Phase::Auction {
            let by = table.turn().unwrap();
            for call in Call::all() {
                let legal = table.legal_calls(by).contains(call);
                assert_eq!(legal, is_legal(&calls, by, call), "{calls:?} {by} {call}");
                assert_eq!(legal, table.call_forbidden_by(by, call).is_none());
                assert!(!table.legal_calls(by.lho()).contains(call));
            }
            let legal = table.legal_calls(by);
            let call =
                if random.one_in(2) { Call::Pass } else { legal.nth(random.below(legal.len())).unwrap() };
            calls.push((by, call));
            table.act(Act::Call { by, call }).unwrap();
        }
        let mut led = None;
        let mut in_trick = 0;
        let mut trick = vec![];
        while let Some(by) = table.turn() {
            let hand = table.position().hands[by];
            let follows = |suit| hand.iter().filter(move |card| card.suit() == suit).collect::<Cards>();
            let expected = led.map(follows).filter(|cards: &Cards| !cards.is_empty()).unwrap_or(hand);
            assert_eq!(table.legal_cards(by), expected);
            let card = expected.nth(random.below(expected.len())).unwrap();
            table.act(Act::Play { by, card }).unwrap();
            in_trick = (in_trick + 1) % 4;
            led = if in_trick == 0 { None } else { led.or(Some(card.suit())) };
            played += 1;
            trick.push((by, card));
            if in_trick == 0 {
                let trump =
                    table.position().contract().and_then(|contract| contract.bid.denomination().trump());
                let expected = winner(&trick, trump);
                assert_eq!(table.turn().unwrap_or(expected), expected);
                trick.clear();
            }
        }
        assert!(table.cases().is_empty() && table.unnoticed().is_empty());
    }
    assert!(played > 400 * 40);
    assert_eq!(Bid::all().count(), 35);
}
