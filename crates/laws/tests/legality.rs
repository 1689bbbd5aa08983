//! Legal calls and cards against a second statement of the Laws.

use openroom_cards::{Bid, Call, Card, Cards, Random, Seat, Suit};
use openroom_lawbook::Edition;
use openroom_laws::{
    Act, Answer, Attended, Demand, Form, PenaltyCard, Phase, Rule, Said, SetUp, Settings, Table, Who,
};

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

/// What may be played, said one condition after the other; one that nothing meets is passed over.
fn expected(table: &Table, by: Seat, led: Option<Suit>) -> Cards {
    let hand = table.position().hands[by];
    let of_suit = |suit: Suit| hand.iter().filter(move |card| card.suit() == suit);
    let mut cards = hand;
    let mut keep = |meets: &dyn Fn(Card) -> bool| {
        let left: Cards = cards.iter().filter(|card| meets(*card)).collect();
        if !left.is_empty() {
            cards = left;
        }
    };
    if let Some(led) = led {
        keep(&|card| card.suit() == led);
    }
    let own: Vec<Rule> = table.restrictions().filter(|one| one.on == by).map(|one| one.rule).collect();
    for rule in &own {
        match *rule {
            Rule::MustLead(suits) if led.is_none() => keep(&|card| suits.suits().any(|it| it == card.suit())),
            Rule::MayNotLead(suits) if led.is_none() => {
                keep(&|card| suits.suits().all(|it| it != card.suit()));
            }
            Rule::MustPlay(Demand::OneOf(some)) => keep(&|card| some.contains(card)),
            Rule::MustPlay(Demand::Highest(suit)) => {
                keep(&|card| card.suit() == suit && of_suit(suit).all(|other| other.rank() <= card.rank()));
            }
            Rule::MustPlay(Demand::Lowest(suit)) => {
                keep(&|card| card.suit() == suit && of_suit(suit).all(|other| other.rank() >= card.rank()));
            }
            Rule::MustPlay(Demand::Of(suit)) => keep(&|card| card.suit() == suit),
            Rule::MustPlay(Demand::Not(suit)) => keep(&|card| card.suit() != suit),
            Rule::MustLead(_)
            | Rule::MayNotLead(_)
            | Rule::PenaltyCard { .. }
            | Rule::MustPass
            | Rule::MustCall(_)
            | Rule::MayNotDouble
            | Rule::LeadMayBeRestricted { .. } => {}
        }
    }
    let of_kind = |wanted: PenaltyCard| -> Vec<Card> {
        let penalty = own.iter().filter_map(|rule| match *rule {
            Rule::PenaltyCard { card, kind } if kind == wanted => Some(card),
            _ => None,
        });
        penalty.collect()
    };
    let major = of_kind(PenaltyCard::Major);
    keep(&|card| major.contains(&card));
    for minor in of_kind(PenaltyCard::Minor) {
        keep(&|card| card == minor || card.suit() != minor.suit() || card.rank().is_honour());
    }
    cards
}

/// One to three cards of each defender's lie face up: one below honour rank is minor, others are major.
fn with_penalty_cards(random: &mut Random) -> Table {
    let dealt = table(random);
    let edition = Edition::ALL[random.below(3) as usize];
    let mut setup = SetUp::new(Settings::of(edition), Seat::South);
    setup.known = openroom_laws::Known::Whole;
    setup.hands = dealt.position().hands;
    let bids = ["1CS", "2DS", "3HS", "4SS", "3NTS"];
    setup.contract = bids[random.below(5) as usize].parse().ok();
    for owner in [Seat::West, Seat::East] {
        let mut rest = setup.hands[owner];
        let cards = random.below(4);
        for _ in 0..cards {
            let card = rest.nth(random.below(rest.len())).unwrap();
            rest.remove(card);
            let minor = cards == 1 && !card.rank().is_honour();
            let kind = if minor { PenaltyCard::Minor } else { PenaltyCard::Major };
            setup.penalty_cards.push((owner, card, kind));
        }
    }
    Table::new(setup).unwrap()
}

/// Declarer requires, forbids or leaves the lead free, names a penalty card, or says what a defender plays whose
/// partner was too early; the Director finds that what was seen is a penalty card.
fn answer(table: &mut Table, random: &mut Random) {
    let question = *table.questions().next().unwrap();
    let answer = match question.form() {
        Form::Card(cards) => Answer::Card(cards.nth(random.below(cards.len())).unwrap(), None),
        form @ (Form::Lead { .. } | Form::PartnersCard { .. }) => {
            let answers = form.answers();
            answers[random.below(answers.len() as u32) as usize]
        }
        Form::YesNo => Answer::Yes,
        other => panic!("{other:?}"),
    };
    table.answer(&question, answer).unwrap();
}

/// A defender follows to the trick before his partner, or at the turn of the opponent on his right, and attention is
/// drawn.
fn play_too_early(table: &mut Table, random: &mut Random) {
    let position = table.position();
    let (Some(turn), Some(trick)) = (position.turn(), position.trick()) else { return };
    let Some(led) = trick.suit_led() else { return };
    let by = if position.is_defender(turn) { turn.partner() } else { turn.lho() };
    let hand = position.hands[by];
    let of_suit: Cards = hand.iter().filter(|card| card.suit() == led).collect();
    let cards = if of_suit.is_empty() { hand } else { of_suit };
    if trick.cards[by].is_some() || cards.is_empty() {
        return;
    }
    let card = cards.nth(random.below(cards.len())).unwrap();
    table.act(Act::Play { by, card }).unwrap();
    let declarer = table.position().declarer().unwrap();
    table.act(Act::DrawAttention { by: Who::Player(declarer), to: Attended::Whatever }).unwrap();
}

#[test]
fn legal_cards_with_penalty_cards_are_those_of_a_brute_force_statement() {
    let mut random = Random::new(11);
    let (mut restricted, mut asked) = (0, 0);
    let (mut highest, mut lowest, mut required, mut forbidden) = (0, 0, 0, 0);
    for _ in 0..300 {
        let mut table = with_penalty_cards(&mut random);
        while let Some(by) = table.turn() {
            if table.questions().next().is_some() {
                answer(&mut table, &mut random);
                asked += 1;
                continue;
            }
            if random.one_in(12) {
                play_too_early(&mut table, &mut random);
                if table.questions().next().is_some() || table.turn() != Some(by) {
                    continue;
                }
            }
            let led = table.position().trick().and_then(openroom_laws::TrickSoFar::suit_led);
            for one in table.restrictions().filter(|one| one.on == by) {
                match one.rule {
                    Rule::MustPlay(Demand::Highest(_)) => highest += 1,
                    Rule::MustPlay(Demand::Lowest(_)) => lowest += 1,
                    Rule::MustPlay(Demand::Of(_)) => required += 1,
                    Rule::MustPlay(Demand::Not(_)) => forbidden += 1,
                    _ => {}
                }
            }
            let expected = expected(&table, by, led);
            assert_eq!(table.legal_cards(by), expected, "{:?}", table.restrictions().collect::<Vec<_>>());
            for card in table.position().hands[by] {
                assert_eq!(table.card_forbidden_by(by, card).is_none(), expected.contains(card));
            }
            restricted += u32::from(table.restrictions().any(|one| one.on == by));
            let card = expected.nth(random.below(expected.len())).unwrap();
            table.act(Act::Play { by, card }).unwrap();
        }
        assert!(table.unnoticed().is_empty());
    }
    assert!(restricted > 1000 && asked > 100, "{restricted} {asked}");
    let demands = [highest, lowest, required, forbidden];
    assert!(demands.iter().all(|times| *times > 20), "{demands:?}");
}
