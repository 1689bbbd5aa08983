//! Contested claims: cases of the catalogue, and others that show one principle each.

use openroom_analysis::Position;
use openroom_analysis::claim::*;
use openroom_cards::{BySeat, Card, Cards, Denomination, Seat, Suit};
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L70A, L70C, L70D1, L70D2, L70E1, L71B};
use openroom_lawbook::regulations::{Preset, Regulations};

fn position(hands: [&str; 4], denomination: Denomination, leader: Seat) -> Position {
    let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
    Position::between_tricks(hands, denomination, leader).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// South, declarer, claims all tricks and says nothing.
fn south(position: Position) -> Claim {
    Claim {
        position,
        declarer: Seat::South,
        claimer: Seat::South,
        claimed: position.tricks_left(),
        statement: Statement::silent(),
        shown_out: ShownOut::default(),
        penalty_cards: Cards::EMPTY,
        principles: Principles::USUAL,
    }
}

#[track_caller]
fn worst(claim: &Claim) -> u8 {
    let report = examine(claim, Budget::default()).unwrap();
    let tricks = report.worst.exact().expect("exhausted");
    let mut position = claim.position;
    let mut won = 0;
    for (seat, card) in &report.line {
        assert_eq!(position.turn(), Some(*seat));
        let (next, winner) = position.play(*card).unwrap();
        won += u8::from(winner.is_some_and(|winner| winner.side() == claim.side()));
        position = next;
    }
    assert_eq!(position.turn(), None);
    assert_eq!(won, tricks, "the line leads to the result");
    tricks
}

fn forgotten_trump() -> Claim {
    south(position(["..5432.", "..6.543", "A.AKQ..", "3..789."], Denomination::Spades, Seat::South))
}

#[test]
fn a_forgotten_trump_wins_a_trick() {
    let claim = forgotten_trump();
    assert_eq!(worst(&claim), 3);
    let trump = examine(&claim, Budget::default()).unwrap().trump.unwrap();
    assert_eq!((trump.holder, trump.mentioned, trump.can_win()), (Seat::West, false, Some(1)));
    assert_eq!((trump.forgotten, trump.known), (Bounds::exactly(3), Bounds::exactly(4)));
    let provisions = examine(&claim, Budget::default()).unwrap().provisions(&claim);
    assert_eq!(provisions, [L70A, L70C, L70D1]);
}

#[test]
fn a_trump_spoken_of_or_known_is_drawn() {
    let stated = Claim { statement: Statement::of([Step::DrawTrumps]), ..forgotten_trump() };
    assert_eq!(worst(&stated), 4);
    let principles = Principles { trumps: Trumps::Known, ..Principles::USUAL };
    assert_eq!(worst(&Claim { principles, ..forgotten_trump() }), 4);
}

#[test]
fn a_trump_that_can_win_nothing_changes_nothing() {
    let claim = south(position(["..543.", "..6.54", "AKQ...", "3..78."], Denomination::Spades, Seat::South));
    assert_eq!(worst(&claim), 3);
    assert_eq!(outstanding_trump(&claim, Budget::default()).unwrap().unwrap().can_win(), Some(0));
}

fn finesse_for_the_queen() -> Claim {
    south(position(["..432.", "..Q98.", "..AKJ.", "654..."], Denomination::NoTrump, Seat::North))
}

#[test]
fn a_finesse_not_spoken_of_is_not_assumed() {
    assert_eq!(worst(&finesse_for_the_queen()), 2);
    let report = examine(&finesse_for_the_queen(), Budget::default()).unwrap();
    assert_eq!(report.careful, Bounds::exactly(3));
    let choice = &report.choices[0];
    assert_eq!((choice.after, choice.seat), (2, Seat::South));
    assert!(choice.options.contains(&(card("DJ"), Bounds::exactly(3))), "{choice:?}");
}

#[test]
fn a_marked_finesse_is_taken() {
    let mut claim = finesse_for_the_queen();
    claim.shown_out.note(Seat::West, Suit::Diamonds);
    assert_eq!(worst(&claim), 3);
}

#[test]
fn a_stated_finesse_is_taken_even_where_it_loses() {
    let step = Step::Finesse { missing: card("DQ"), with: card("DJ") };
    let claim = Claim { statement: Statement::of([step.clone()]), ..finesse_for_the_queen() };
    assert_eq!(worst(&claim), 3);
    let offside = position(["..432.", "654...", "..AKJ.", "..Q98."], Denomination::NoTrump, Seat::North);
    let claim = Claim { statement: Statement::of([step]), ..south(offside) };
    assert_eq!(worst(&claim), 2);
}

#[test]
fn a_line_brought_up_later_falls_where_a_normal_one_does_worse() {
    let finesse = Statement::of([Step::Finesse { missing: card("DQ"), with: card("DJ") }]);
    let compared = |claim: &Claim, proposed: Statement| {
        let stated = examine(claim, Budget::default()).unwrap().worst;
        propose(claim, stated, proposed, Budget::default()).unwrap()
    };
    assert_eq!(compared(&finesse_for_the_queen(), finesse.clone()).falls(), Some(true));
    let mut marked = finesse_for_the_queen();
    marked.shown_out.note(Seat::West, Suit::Diamonds);
    assert_eq!(compared(&marked, finesse).falls(), Some(false));
    let same = compared(&finesse_for_the_queen(), Statement::silent());
    assert_eq!((same.proposed, same.falls()), (same.stated, Some(false)));
}

#[test]
fn the_exception_of_2007_for_an_irrational_alternative() {
    // East has followed low; the king, ten and nine cannot all be with West but one, so the ace never drops it.
    let hands = ["..32.", "..KT.", "..AQ.", "..98."];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::North));
    assert_eq!(worst(&claim), 1);
    for edition in Edition::ALL {
        claim.principles = Principles::under(edition, &Regulations::default());
        let expected = if edition == Edition::Laws2007 { 2 } else { 1 };
        assert_eq!(worst(&claim), expected, "{edition}");
    }
}

#[test]
fn a_fixed_order_from_the_top_is_followed() {
    let offside_doubleton = ["...432", "65...8", "...AKJ", "7...Q9"];
    let mut claim = south(position(offside_doubleton, Denomination::NoTrump, Seat::North));
    assert_eq!(worst(&claim), 1, "a losing finesse is normal where no order is fixed");
    claim.principles = Principles::under(Edition::Laws2017, &Preset::Sbl2017.regulations());
    assert_eq!(worst(&claim), 3);
}

#[test]
fn a_defenders_partner_may_throw_the_wrong_card() {
    let hands = [".2..2", ".K..K", ".Q..Q", "A.3.."];
    let position = position(hands, Denomination::NoTrump, Seat::West);
    let mut claim = Claim { claimer: Seat::West, ..south(position) };
    assert_eq!(worst(&claim), 1);
    assert!(examine(&claim, Budget::default()).unwrap().provisions(&claim).contains(&L70D2));
    claim.claimer = Seat::East;
    assert_eq!(worst(&claim), 1);
}

#[test]
fn a_defenders_partner_without_a_choice_is_no_doubt() {
    let hands = [".2..2", "2.K..", ".Q..Q", "A.3.."];
    let position = position(hands, Denomination::NoTrump, Seat::West);
    assert_eq!(worst(&Claim { claimer: Seat::West, ..south(position) }), 2);
}

#[test]
fn a_penalty_card_is_played_as_soon_as_it_can_be() {
    // East has the king and the two of spades.
    let claim = south(position(["..32.", "K2...", "Q..A.", "..5.4"], Denomination::NoTrump, Seat::South));
    assert_eq!(worst(&claim), 0, "the king takes the queen, and the two is high");
    let claim = Claim { penalty_cards: Cards::of(card("S2")), ..claim };
    assert_eq!(worst(&claim), 1, "the two lies before its owner and is played first");
    let own = Claim { penalty_cards: Cards::of(card("SQ")), ..claim };
    assert_eq!(examine(&own, Budget::default()), Err(ClaimError::NoPenaltyCard(card("SQ"))));
}

#[test]
fn suits_are_played_in_any_order() {
    let hands = ["..432.", ".2..AK", ".A..Q9", "...JT8"];
    let claim = south(position(hands, Denomination::NoTrump, Seat::South));
    assert!(worst(&claim) < 3);
}

#[test]
fn a_blocked_suit_is_played_carelessly() {
    let hands = ["AK3...", "..543.", "QJ..2.", "..AKQ."];
    let claim = south(position(hands, Denomination::NoTrump, Seat::South));
    assert_eq!(worst(&claim), 2, "the queen and the jack may both be overtaken");
    let principles = Principles { losers: Losers::AnyTime, ..Principles::USUAL };
    assert_eq!(worst(&Claim { principles, ..claim.clone() }), 0, "the small diamond is led first");
    let statement = Statement::of([Step::Play(Suit::Spades, Order::Unstated)]);
    assert_eq!(worst(&Claim { statement, ..claim.clone() }), 2);
    let statement = Statement::of([Step::Cash(vec![card("SQ"), card("SK"), card("SA")])]);
    assert_eq!(worst(&Claim { statement, ..claim }), 3);
}

#[test]
fn a_stated_ruff_and_a_stated_throw_bind() {
    // Spades are trumps; North leads a heart and South ruffs, then dummy is high.
    let hands = ["AK.2..", "..543.", "Q..2.2", "..AKQ."];
    let mut claim = south(position(hands, Denomination::Spades, Seat::North));
    claim.statement = Statement::of([Step::Ruff(Suit::Hearts, Seat::South)]);
    let unstated = worst(&claim);
    claim.statement.throws = vec![card("D2")];
    assert!(worst(&claim) >= unstated);
}

#[test]
fn a_conceded_trick_that_cannot_be_lost_comes_back() {
    let hands = ["..432.", "..765.", "A.AK..", "2.32.."];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::South));
    claim.claimed = 2;
    let all_winners = concession(&claim, Budget::default()).unwrap();
    assert_eq!((all_winners.conceded, all_winners.cannot_be_lost(3)), (1, (1, 1)));

    let hands = ["..432.", "..765.", "A.A3..", "2.K2.."];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::South));
    claim.claimed = 2;
    assert_eq!(concession(&claim, Budget::default()).unwrap().cannot_be_lost(3), (0, 0));
}

#[test]
fn variants_show_what_the_result_depends_on() {
    let claim = forgotten_trump();
    let report = examine(&claim, Budget::default()).unwrap();
    let variants = variants(&claim, &report, Budget::default()).unwrap();
    for variant in variants {
        let expected = if variant.principles.trumps == Trumps::Known { 4 } else { 3 };
        assert_eq!(variant.worst, Bounds::exactly(expected), "{:?}", variant.principles);
    }
}

#[test]
fn a_search_that_is_cut_short_says_so_and_its_bounds_hold() {
    let claim = finesse_for_the_queen();
    for nodes in [8, 16, 40, 80] {
        let report = examine(&claim, Budget { nodes, time: None }).unwrap();
        assert!(report.worst.least <= 2 && report.worst.most >= 2, "{nodes}: {:?}", report.worst);
    }
    let report = examine(&claim, Budget { nodes: 8, time: None }).unwrap();
    assert!(!report.is_exhausted());
}

#[test]
fn what_is_no_claim_is_refused() {
    let mut claim = finesse_for_the_queen();
    claim.claimed = 4;
    assert_eq!(examine(&claim, Budget::default()), Err(ClaimError::TooMany { left: 3, claimed: 4 }));
    claim.claimer = Seat::North;
    assert_eq!(examine(&claim, Budget::default()), Err(ClaimError::ByDummy(Seat::North)));
}

/// Eleven tricks are left; North is on lead with three aces, South has six clubs from the top.
fn six_clubs_and_three_aces() -> Claim {
    let hands = ["A432.A4.A32.32", "KQJ..KQJT9.JT9", "65.T.54.AKQ765", "T987.Q98.876.4"];
    south(position(hands, Denomination::NoTrump, Seat::North))
}

#[test]
fn a_smaller_claim_is_not_settled_below_a_larger_one() {
    let budget = Budget { nodes: 200_000, time: None };
    let settled: Vec<Bounds> = [3, 6, 9, 11]
        .into_iter()
        .map(|claimed| examine(&Claim { claimed, ..six_clubs_and_three_aces() }, budget).unwrap().worst)
        .collect();
    assert!(settled.iter().all(|one| *one == settled[0]), "{settled:?}");
    assert!(settled[0].most >= 6, "{settled:?}");
}

#[test]
fn nobody_throws_an_ace_to_keep_a_deuce() {
    let mut claim = south(position(["A.2..", ".Q..4", "3...A", "K...5"], Denomination::NoTrump, Seat::South));
    claim.statement = Statement::of([Step::Cash(vec![card("CA")])]);
    assert_eq!(worst(&claim), 2);
    claim.principles.discards = Discards::AnySuit;
    assert_eq!(worst(&claim), 1);
}

#[test]
fn a_plain_loser_is_not_led_while_winners_are_there() {
    let hands = [".AJ2..", "..AK2.", ".K3.4.", ".Q54.."];
    let before = position(hands, Denomination::NoTrump, Seat::South);
    let mut claim = south(before.play(card("HK")).unwrap().0);
    assert_eq!(worst(&claim), 3);
    claim.principles.losers = Losers::AnyTime;
    assert_eq!(worst(&claim), 1);
}

#[test]
fn what_a_claimer_concedes_is_led_after_his_winners() {
    // South has two spade winners and the heart king; the ace of hearts is out.
    let hands = ["..32.2", "..54.5", "AK.K..", ".A.6.6"];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::South));
    claim.claimed = 2;
    assert_eq!(worst(&claim), 0, "he may have taken the king for a winner");
    for conceded in [Conceded::Suit(Suit::Hearts), Conceded::Card(card("HK"))] {
        claim.statement = Statement { concedes: vec![conceded], ..Statement::silent() };
        assert_eq!(worst(&claim), 2, "{conceded:?}");
        let report = examine(&claim, Budget::default()).unwrap();
        assert_eq!(report.concession().unwrap().cannot_be_lost(3), (0, 0));
    }
    claim.principles.losers = Losers::AnyTime;
    assert_eq!(worst(&claim), 0, "the Director found that he would not have known");
    claim.statement = Statement::silent();
    claim.principles.losers = Losers::AllAfterWinners;
    assert_eq!(worst(&claim), 2);
}

#[test]
fn a_conceded_loser_is_thrown_before_a_small_winner() {
    // On the ace of spades South throws the king of hearts or the four of clubs, which wins over the three.
    let hands = ["A...2", "Q.A..", ".K..4", "J...3"];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::North));
    claim.statement = Statement::of([Step::Cash(vec![card("SA")])]);
    assert_eq!(worst(&claim), 1);
    claim.statement.concedes = vec![Conceded::Suit(Suit::Hearts)];
    assert_eq!(worst(&claim), 2);
    claim.principles.discards = Discards::AnySuit;
    assert_eq!(worst(&claim), 1);
}

#[test]
fn a_conceded_trump_is_a_trump_that_was_spoken_of() {
    // The ace of trumps is out. Where the king is led to it a club comes back too.
    let hands = ["..432.", "..65.5", "K..AK.", "A..7.7"];
    let mut claim = south(position(hands, Denomination::Spades, Seat::South));
    claim.claimed = 2;
    assert_eq!(worst(&claim), 1);
    claim.statement = Statement { concedes: vec![Conceded::Suit(Suit::Spades)], ..Statement::silent() };
    let report = examine(&claim, Budget::default()).unwrap();
    assert!(report.trump.unwrap().mentioned);
    assert_eq!(worst(&claim), 2);
}

#[test]
fn a_conceded_card_that_cannot_lose_comes_back() {
    let hands = [".432..", ".765..", "A.AK..", "2.98.."];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::South));
    claim.claimed = 2;
    claim.statement = Statement { concedes: vec![Conceded::Card(card("HK"))], ..Statement::silent() };
    let report = examine(&claim, Budget::default()).unwrap();
    assert_eq!(report.concession().unwrap().cannot_be_lost(3), (1, 1));
    assert!(report.provisions(&claim).contains(&L71B));
}

#[test]
fn a_drop_that_needs_two_rounds_is_not_hopeless() {
    let hands = [".KT2..", ".Q3..2", ".AJ4..", ".765.."];
    for edition in Edition::ALL {
        let mut claim = south(position(hands, Denomination::NoTrump, Seat::South));
        claim.principles = Principles {
            suit_order: SuitOrder::TopDown,
            ..Principles::under(edition, &Regulations::default())
        };
        assert_eq!(worst(&claim), 3, "{edition}");
    }
}

#[test]
fn a_ruling_names_what_it_rests_on() {
    let report = |claim: &Claim| examine(claim, Budget::default()).unwrap().provisions(claim);
    let hands = [".A2..", ".Q5..", ".K3..", ".J4.."];
    let mut claim = south(position(hands, Denomination::NoTrump, Seat::South));
    claim.claimed = 1;
    assert_eq!(report(&claim), [L71B]);
    assert_eq!(report(&finesse_for_the_queen()), [L70A, L70D1, L70E1]);
}

#[test]
fn thirteen_tricks_are_bounded_without_a_contradiction() {
    let hands = ["AK32.AK2.AK2.432", "J.QJT9.QJT9.QJT9", "QT98.54.543.AK65", "7654.8763.876.87"];
    let mut claim = south(position(hands, Denomination::Spades, Seat::West));
    claim.claimed = 10;
    claim.statement = Statement::of([Step::DrawTrumps]);
    for nodes in [1_000, 20_000, 100_000] {
        let report = examine(&claim, Budget { nodes, time: None }).unwrap();
        assert_eq!(report.line_wins, report.worst.most, "{nodes}");
        assert!(report.worst.least <= report.worst.most);
        let options = report.choices.iter().flat_map(|choice| &choice.options);
        assert!(options.into_iter().all(|(_, bounds)| bounds.most >= report.worst.most), "{nodes}");
        assert!(report.worst.most <= report.careful.most, "{nodes}");
    }
}

/// Two mistakes are possible one after the other, and either is enough: no card alone decides the worst.
#[test]
fn where_no_single_card_decides_the_last_chance_is_named() {
    let hands = ["J4..A2.4", "KT.K97..", "8.AJ.T.3", "A63..9.8"];
    let claim = south(position(hands, Denomination::Spades, Seat::South));
    let report = examine(&claim, Budget { nodes: 10_000_000, time: None }).unwrap();
    assert_eq!((report.worst, report.careful), (Bounds::exactly(0), Bounds::exactly(1)));
    assert_eq!(report.undecided(), None);
    let choice = report.choices.first().expect("what it depends on");
    assert_eq!(choice.then, Afterwards::Well);
    let (played_by, played) = report.line[choice.after];
    assert!(claim.plays(played_by) && played_by == choice.seat);
    assert!(choice.options.contains(&(played, Bounds::exactly(0))), "{choice:?}");
    assert!(choice.options.iter().any(|(_, value)| value.least == 1), "{choice:?}");
}

#[test]
fn where_the_best_is_no_better_that_is_said() {
    let lost = south(position(["..4.", "..A.", "..K.", "..2."], Denomination::NoTrump, Seat::South));
    let report = examine(&lost, Budget::default()).unwrap();
    assert_eq!((report.worst, report.undecided()), (Bounds::exactly(0), Some(Undecided::NoChoice)));
    let won = south(position(["..4.", "..K.", "..A.", "..2."], Denomination::NoTrump, Seat::South));
    assert_eq!(examine(&won, Budget::default()).unwrap().undecided(), None);
}
