use crate::bench::{Bench, seat};
use openroom_lawbook::Edition;
use openroom_laws::*;

#[test]
fn a_call_over_a_player_who_must_pass_is_in_rotation() {
    for edition in Edition::ALL {
        // E must pass once after his pass out of turn.
        let mut bench = Bench::new(edition, "N");
        bench.calls("E pass").attention("S").no("29A").calls("N 1S S 2S").quiet();
        assert!(bench.orders().ends_with("28A"));
        assert_eq!(bench.auction(), "(pass) 1S pass 2S");
        bench.turn("W");
    }
}

#[test]
fn the_player_in_turn_calls_first() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("E 1H N 1S").expect("28B").quiet().turn("E");
        assert_eq!(bench.restrictions() + &bench.lead_restrictable(), "");
        assert!(!bench.table.withdrawn()[0].is_authorized_for(seat("W")));
        // The same while LHO is being asked.
        let mut bench = Bench::new(edition, "S");
        bench.calls("W 1NT").attention("N").calls("S pass").expect("28B").quiet().turn("W");
        bench.calls("W 2C").quiet();
    }
}

#[test]
fn a_player_in_turn_who_is_lho_says_what_his_call_was() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("W 1H N 1S").answer("28B", Answer::InTurn(None)).expect("28B").turn("E");
        assert_eq!(bench.auction(), "(1H) 1S");
        let mut bench = Bench::new(edition, "N");
        bench.calls("W 1H N 1S").answer("28B", Answer::Yes).expect("29A").turn("E");
        assert_eq!(bench.auction(), "1H 1S");
    }
}

/// Only an opponent gives up a right by calling: partner's call at his turn stands, and the offence waits.
#[test]
fn partner_calls_at_his_turn() {
    for edition in [Edition::Laws2017, Edition::Poland2024] {
        let mut bench = Bench::new(edition, "N");
        bench.calls("S 1H N 1S").expect("").quiet().turn("E");
        assert_eq!(bench.table.unnoticed().len(), 1);
        let mut declined = bench.again();
        declined.attention("W").no("29A").expect("29B 31 31B 31B1 31B2").quiet().turn("E");
        assert_eq!(declined.auction(), "(1H) 1S");
        let mut accepted = bench.again();
        accepted.attention("W").yes("29A").expect("29A 29A").quiet().turn("W");
        assert_eq!(accepted.auction(), "1H (1S)");
        let mut in_turn = bench.again();
        in_turn.calls("E 2C").expect("28B").quiet().turn("S");
        assert_eq!(in_turn.auction(), "(1H) 1S 2C");
        assert_eq!(in_turn.restrictions() + &in_turn.lead_restrictable(), "");
        bench.calls("W 2C").expect("29A 29A").quiet().turn("N");
        assert_eq!(bench.auction(), "1H (1S) 2C");
    }
}

/// What partner called is compared with the auction that he met.
#[test]
fn partner_may_call_below_what_was_called_out_of_turn() {
    let mut bench = Bench::new(Edition::Laws2017, "N");
    bench.calls("S 3H N 1S");
    assert_eq!(bench.table.unnoticed().len(), 1, "1S is sufficient");
    bench.attention("E").no("29A").quiet().turn("E");
    assert_eq!(bench.auction(), "(3H) 1S");
    let mut bench = Bench::new(Edition::Laws2017, "W");
    bench.calls("W 1C S 1H N X").attention("E").no("29A").quiet().turn("E");
    assert_eq!(bench.auction(), "1C (1H) X");
    assert!(!bench.table.legal_calls(seat("E")).contains(openroom_cards::Call::Double));
}

/// In 2007 partner had to pass at that very turn, and still must after an inadmissible double.
#[test]
fn partner_who_must_pass_loses_what_he_called() {
    let mut bench = Bench::new(Edition::Laws2007, "N");
    bench.calls("S 1H N 1S").attention("W").no("29A").turn("N");
    assert_eq!(bench.auction(), "(1H) (1S)");
    assert_eq!(bench.restrictions(), "N MustPass EndOfAuction");
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("S X N 1S").expect("").attention("E").quiet().turn("N");
        assert_eq!(bench.auction(), "(X) (1S)");
        assert!(bench.restrictions().starts_with("N MustPass"));
    }
}

/// While the offender's left-hand opponent is asked, partner's call waits; the opponent who follows may call.
#[test]
fn partner_is_no_opponent_while_the_question_is_open() {
    let mut bench = Bench::new(Edition::Laws2017, "N");
    bench.calls("S 1H").attention("W").calls("N 1S");
    assert_eq!(bench.table.held().len(), 1);
    bench.no("29A").expect("29B 31 31B 31B1 31B2 9B2").quiet().turn("E");
    let mut bench = Bench::new(Edition::Laws2017, "N");
    bench.calls("S 1H N 1S").attention("W").calls("E 2C").expect("28B").quiet().turn("S");
}

/// A pass at partner's turn, then his own: nobody was deprived, the opponent who follows calls.
#[test]
fn three_passes_of_which_partner_made_one_at_his_turn() {
    let mut bench = Bench::new(Edition::Laws2017, "N");
    bench.calls("N 1C E pass N pass S pass").expect("").turn("W");
    bench.calls("W pass").expect("28B").quiet();
    assert_eq!(bench.auction(), "1C pass (pass) pass pass");
    assert!(bench.table.phase() != Phase::Auction);
}
