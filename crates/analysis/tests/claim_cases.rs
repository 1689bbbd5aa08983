//! Contested claims whose settlement follows from the Laws and the stated principles alone: each was reasoned out card
//! by card before it was run.

use openroom_analysis::Position;
use openroom_analysis::claim::*;
use openroom_cards::{BySeat, Card, Cards, Denomination, Seat, Suit};

/// North, East, South and West, each with its spades, hearts, diamonds and clubs.
type Hands = [&'static str; 4];

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn claim(hands: Hands, denomination: Denomination, leader: Seat, claimer: Seat) -> Claim {
    let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
    let position = Position::between_tricks(hands, denomination, leader).unwrap();
    Claim {
        position,
        declarer: Seat::South,
        claimer,
        claimed: position.tricks_left(),
        statement: Statement::silent(),
        shown_out: ShownOut::default(),
        penalty_cards: Cards::EMPTY,
        principles: Principles::USUAL,
    }
}

/// South, declarer, is on lead and claims the rest.
fn south(hands: Hands, denomination: Denomination) -> Claim {
    claim(hands, denomination, Seat::South, Seat::South)
}

fn says<const N: usize>(claim: &Claim, steps: [Step; N]) -> Claim {
    let claim = Claim { statement: Statement::of(steps), ..claim.clone() };
    claim.can_mean(&claim.statement).unwrap();
    claim
}

fn knows_of_trumps(claim: &Claim) -> Claim {
    Claim { principles: Principles { trumps: Trumps::Known, ..claim.principles }, ..claim.clone() }
}

/// The worst and the best of what is allowed.
#[track_caller]
fn settles(claim: &Claim, worst: u8, careful: u8) {
    let report = examine(claim, Budget { nodes: 2_000_000, time: None }).unwrap();
    assert_eq!(
        (report.worst, report.careful),
        (Bounds::exactly(worst), Bounds::exactly(careful)),
        "{:?}",
        report.line
    );
}

const NT: Denomination = Denomination::NoTrump;
const SPADES: Denomination = Denomination::Spades;

#[test]
fn a_master_trump_wins_its_trick_whatever_is_led_first() {
    settles(&south(["..32.", "A.4..", "K.A..", "...32"], SPADES), 1, 1);
}

#[test]
fn a_small_trump_whose_holder_must_follow_wins_nothing() {
    let claim = south(["..432.", "..765.", "A.AK..", "3.QJ.."], SPADES);
    settles(&claim, 3, 3);
    assert_eq!(outstanding_trump(&claim, Budget::default()).unwrap().unwrap().can_win(), Some(0));
}

#[test]
fn two_small_trumps_in_one_hand_are_drawn_where_that_was_said() {
    let hands = ["..5432.", "..9876.", "AK.A.A.", "32...32"];
    settles(&says(&south(hands, SPADES), [Step::DrawTrumps]), 4, 4);
    // Both side aces are ruffed where they come first, and the trumps ruff what West leads.
    settles(&south(hands, SPADES), 2, 4);
    settles(&knows_of_trumps(&south(hands, SPADES)), 4, 4);
}

#[test]
fn trumps_that_break_badly_cost_a_trick_though_they_are_drawn() {
    let claim = south(["..5432.", "..9876.", "AK2.A..", "QJT.3.."], SPADES);
    settles(&says(&claim, [Step::DrawTrumps]), 3, 3);
    settles(&claim, 3, 3);
}

#[test]
fn winners_beyond_a_block_cannot_be_reached() {
    settles(&south([".KQJ..", ".T98..", ".A.32.", "..AKQ."], NT), 1, 1);
    settles(&south([".QJ2..", "..KQJ.", ".AK.2.", "..A9.5"], NT), 2, 2);
}

#[test]
fn a_king_may_fall_under_his_own_ace_and_not_a_three_be_tried_for_a_queen() {
    // Low to the queen, and the ace takes the king: two tricks. The three, which two cards beat, is never put in.
    settles(&south([".AQ3..", ".JT9..", ".K2.A.", "..KQJ."], NT), 2, 3);
}

#[test]
fn a_queen_under_a_king_is_no_winner() {
    settles(&south(["...32", "...54", "..AQ.", "..K3."], NT), 1, 1);
    // The king falls under the ace, which is played first.
    settles(&south(["...32", "..43.", "..AQ.", "..K.5"], NT), 2, 2);
}

#[test]
fn a_nine_under_a_guarded_ten_loses() {
    settles(&south(["...32", "...54", "..J9.", "..T8."], NT), 1, 1);
}

#[test]
fn a_long_card_is_good_only_where_the_suit_breaks() {
    settles(&south(["..543.2", "..76.43", "..AKQ2.", "..JT98."], NT), 3, 3);
    settles(&south(["..543.2", "..876.4", "..AKQ2.", "..JT9.5"], NT), 4, 4);
    settles(&south(["..654.", "..T98.", "..AK3.", "..QJ2."], NT), 2, 2);
}

#[test]
fn a_dummys_trump_that_was_not_spoken_of_may_be_drawn_by_the_claimer_himself() {
    let claim = south(["3...2", ".AK..", "A.2..", ".QJ.."], SPADES);
    settles(&claim, 1, 2);
    settles(&says(&claim, [Step::Ruff(Suit::Hearts, Seat::North)]), 2, 2);
}

#[test]
fn a_crossruff_that_was_said_is_carried_out() {
    let claim = south(["KQ...4", ".AKQ..", "A2.3..", "...AKQ"], SPADES);
    settles(&claim, 2, 3);
    let crossruff = [Step::Ruff(Suit::Hearts, Seat::North), Step::Ruff(Suit::Clubs, Seat::South)];
    settles(&says(&claim, crossruff), 3, 3);
}

#[test]
fn aces_are_thrown_on_the_winners_of_an_opponent_who_leads() {
    settles(&claim(["32...", "..5.K", ".A..A", "54..."], NT, Seat::East, Seat::South), 0, 1);
}

#[test]
fn a_two_way_finesse_is_taken_the_wrong_way() {
    let claim = south(["..AJ2.", "..765.", "..KT3.", "..Q98."], NT);
    settles(&claim, 2, 3);
    let through_west = Step::Finesse { missing: card("DQ"), with: card("DJ") };
    // That it held is no proof: what follows it must be said too.
    settles(&says(&claim, [through_west.clone()]), 2, 3);
    settles(&says(&claim, [through_west, Step::Cash(vec![card("DA"), card("DK")])]), 3, 3);
    let through_east = Step::Finesse { missing: card("DQ"), with: card("DT") };
    let in_dummy = self::claim(["..AJ2.", "..765.", "..KT3.", "..Q98."], NT, Seat::North, Seat::South);
    settles(&says(&in_dummy, [through_east]), 2, 2);
}

#[test]
fn a_finesse_is_marked_by_an_opponent_who_has_shown_out() {
    let mut claim = south(["..AJ2.", "987...", "..K43.", "..Q98."], NT);
    settles(&claim, 2, 3);
    claim.shown_out.note(Seat::East, Suit::Diamonds);
    settles(&claim, 3, 3);
}

#[test]
fn a_finesse_becomes_marked_on_the_way() {
    // East throws a card on the king, which is led first by all who play from the top.
    let mut claim = south(["..AJ2.", "987...", "..K43.", "..Q98."], NT);
    claim.principles.suit_order = SuitOrder::TopDown;
    let first = says(&claim, [Step::Cash(vec![card("DK")])]);
    settles(&first, 3, 3);
}

#[test]
fn a_defender_on_lead_takes_his_top_cards() {
    settles(&claim(["..432.", "AKQ...", "...432", "JT9..."], NT, Seat::East, Seat::East), 3, 3);
}

#[test]
fn a_defender_loses_what_his_partners_lead_may_lose() {
    settles(&claim(["..A4.", "AK...", "..K5.", "2..3."], NT, Seat::West, Seat::East), 0, 0);
    // With spades alone the partner has no choice.
    settles(&claim(["..A4.", "AK...", "..K5.", "32..."], NT, Seat::West, Seat::East), 2, 2);
}

#[test]
fn a_defender_may_forget_a_trump_too() {
    let claim = claim([".32..", "A.A..", "K..2.", "...32"], SPADES, Seat::East, Seat::East);
    settles(&claim, 1, 2);
    settles(&knows_of_trumps(&claim), 2, 2);
}

#[test]
fn a_defenders_second_top_card_is_ruffed() {
    settles(&claim(["..32.", ".AK..", "2.3..", "...32"], SPADES, Seat::East, Seat::East), 1, 1);
}

#[test]
fn a_card_of_a_trick_in_progress_counts() {
    // West has led the king; dummy has the ace and the queen is with South.
    let mut claim = claim(["..A2.", "..43.", "..Q5.", "..KJ."], NT, Seat::West, Seat::South);
    claim.position = claim.position.play(card("DK")).unwrap().0;
    // The king is covered by the ace, and the queen is high. Low from dummy would leave the king the trick.
    settles(&claim, 2, 2);
}

#[test]
fn a_stated_order_that_fails_is_followed_to_its_end() {
    let claim = south([".AK..", "..AK.", ".2.3.", ".QJ.."], NT);
    settles(&claim, 2, 2);
    settles(&says(&claim, [Step::Play(Suit::Diamonds, Order::Unstated)]), 0, 0);
}

#[test]
fn from_the_top_a_small_card_is_not_led_past_the_winner() {
    // The ten and the nine are out; from the top the jack draws the ten and the eight the nine.
    let mut claim = south(["...432", "..T.98", "..J8.5", "..9.76"], NT);
    claim.claimed = 2;
    claim.principles.suit_order = SuitOrder::TopDown;
    settles(&claim, 2, 2);
}

#[test]
fn a_trick_conceded_that_no_normal_play_loses_comes_back() {
    let mut claim = south(["..543.2", "..876.4", "..AKQ2.", "..JT9.5"], NT);
    claim.claimed = 3;
    let conceded = concession(&claim, Budget::default()).unwrap();
    assert_eq!(conceded.cannot_be_lost(4), (1, 1));
    // Where the suit breaks badly the trick stays with the opponents.
    let mut claim = south(["..543.2", "..76.43", "..AKQ2.", "..JT98."], NT);
    claim.claimed = 3;
    let conceded = concession(&claim, Budget::default()).unwrap();
    assert_eq!(conceded.cannot_be_lost(4), (0, 0));
}

#[test]
fn nobody_spends_two_equal_honours_on_one_card() {
    for hands in [["Q5...", "..32.", "K2...", "A9..."], ["T5...", "..32.", "J2...", "Q8..."]] {
        settles(&claim(hands, NT, Seat::North, Seat::South), 1, 1);
        let from_the_top = Principles { suit_order: SuitOrder::TopDown, ..Principles::USUAL };
        let claim = Claim { principles: from_the_top, ..claim(hands, NT, Seat::North, Seat::South) };
        settles(&claim, 1, 1);
    }
    // With the queen out between them the king may be played for the drop.
    settles(&claim(["J5...", "..32.", "K2...", "AQ..."], NT, Seat::North, Seat::South), 0, 0);
}

#[test]
fn a_last_trump_is_not_led_into_a_master_that_is_known() {
    let claim = south(["..432.", "..J5.9", "Q.AK..", "A...87"], SPADES);
    settles(&knows_of_trumps(&claim), 2, 2);
    settles(&claim, 0, 2);
    // With a smaller one out too, the master may be driven out to draw it; the ace first is ruffed by the small one.
    let claim = south(["..7432.", "..J65.9", "QJT.A..", "A3...87"], SPADES);
    settles(&knows_of_trumps(&claim), 2, 3);
}

#[test]
fn a_low_card_that_many_beat_is_not_left_to_them_while_a_trump_can_take_it() {
    // Where North has overruffed a heart he is left with small cards; the ace of trumps takes the next of them.
    settles(&south(["4..32.3", ".54..K8", "A.AKQ..", "3..AK.Q"], SPADES), 4, 4);
    // A queen that only the king beats may be run.
    settles(&claim(["..Q2.", "..54.", "A.2..", "..K9."], SPADES, Seat::North, Seat::South), 1, 2);
}

#[test]
fn nobody_finesses_into_an_opponent_who_is_known_to_have_the_card() {
    // West shows out on the first heart, so the queen lies behind the jack.
    let hands = [".AJ.2.", ".Q43..", ".K5.A.", "..K.43"];
    settles(&south(hands, NT), 3, 3);
    let careless_2007 = Principles { finesse: Finesse::AssumedWhereDropIsHopeless, ..Principles::USUAL };
    settles(&Claim { principles: careless_2007, ..south(hands, NT) }, 3, 3);
    let from_the_top = Principles { suit_order: SuitOrder::TopDown, ..Principles::USUAL };
    settles(&Claim { principles: from_the_top, ..south(hands, NT) }, 3, 3);
    // Where West follows, the jack may be put in.
    settles(&south([".AJ.2.", ".Q43..", ".K5.A.", ".6.K.4"], NT), 2, 3);
}
