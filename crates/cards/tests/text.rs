//! Every text form, out and in again, and what is said of text that is none.

use std::fmt::{Debug, Display};
use std::num::NonZeroU32;
use std::str::FromStr;

use openroom_cards::*;
use proptest::prelude::*;
use proptest::sample::select;
use serde::Serialize;
use serde::de::DeserializeOwned;

#[allow(clippy::needless_pass_by_value, reason = "fits `for_each`")]
fn round_trip<T>(value: T)
where
    T: Display + Debug + PartialEq + FromStr<Err = TextError> + Serialize + DeserializeOwned,
{
    let text = value.to_string();
    let symbols = format!("{value:#}");
    for form in [&text, &text.to_lowercase(), &text.to_uppercase(), &symbols] {
        assert_eq!(form.parse::<T>().as_ref(), Ok(&value), "{form}");
    }
    let stored = serde_json::to_string(&value).unwrap();
    assert_eq!(stored, format!("\"{text}\""));
    assert_eq!(serde_json::from_str::<T>(&stored).unwrap(), value);
}

fn all<T: FromStr<Err = TextError> + PartialEq + Debug>(value: &T, texts: &[&str]) {
    for text in texts {
        assert_eq!(text.parse::<T>().as_ref(), Ok(value), "{text}");
    }
}

fn refused<T: FromStr<Err = TextError> + Debug>(text: &str, says: &str) {
    assert_eq!(text.parse::<T>().unwrap_err().to_string(), says, "{text:?}");
}

fn seats() -> impl Strategy<Value = Seat> {
    select(&Seat::ALL[..])
}

fn bids() -> impl Strategy<Value = Bid> {
    (0..35u8).prop_map(|index| Bid::from_index(index).unwrap())
}

fn contracts() -> impl Strategy<Value = Contract> {
    (bids(), select(&Doubling::ALL[..]), seats()).prop_map(|(bid, doubling, declarer)| Contract {
        bid,
        doubling,
        declarer,
    })
}

fn packs() -> impl Strategy<Value = Vec<Card>> {
    Just(Card::all().collect::<Vec<_>>()).prop_shuffle()
}

fn deals() -> impl Strategy<Value = Deal> {
    packs().prop_map(|pack| {
        let hand = |seat| pack.iter().copied().skip(seat as usize * 13).take(13).collect::<Hand>();
        Deal::new(BySeat::from_fn(hand)).unwrap()
    })
}

fn partial_deals() -> impl Strategy<Value = PartialDeal> {
    (deals(), any::<[Option<u64>; 4]>()).prop_map(|(deal, kept)| {
        let hand = |seat: Seat| {
            let bits = kept[seat as usize]?;
            Cards::from_bits(deal.hands()[seat].bits() & (bits | bits >> 20))
        };
        PartialDeal::new(BySeat::from_fn(hand)).unwrap()
    })
}

#[test]
fn small_things_round_trip() {
    Suit::ALL.into_iter().for_each(round_trip);
    Denomination::ALL.into_iter().for_each(round_trip);
    Rank::ALL.into_iter().for_each(round_trip);
    Card::all().for_each(round_trip);
    Seat::ALL.into_iter().for_each(round_trip);
    Side::ALL.into_iter().for_each(round_trip);
    Vulnerability::ALL.into_iter().for_each(round_trip);
    (1..=7).filter_map(Level::new).for_each(round_trip);
    Bid::all().for_each(round_trip);
    Call::all().for_each(round_trip);
    Doubling::ALL.into_iter().for_each(round_trip);
}

#[test]
fn every_outcome_round_trips() {
    round_trip(Outcome::PassedOut);
    round_trip(WrittenOutcome::PassedOut);
    for bid in Bid::all() {
        for doubling in Doubling::ALL {
            for tricks in 0..=13 {
                round_trip(WrittenOutcome::Played { bid, doubling, declarer: None, tricks });
                for declarer in Seat::ALL {
                    let outcome = Outcome::Played { contract: Contract { bid, doubling, declarer }, tricks };
                    round_trip(outcome);
                    assert_eq!(WrittenOutcome::from(outcome).outcome(), Some(outcome));
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn hands_round_trip(bits in 0..1u64 << 52) {
        let hand = Cards::from_bits(bits).unwrap();
        round_trip(hand);
        let named = hand.iter().map(|card| format!("{card:#}")).collect::<Vec<_>>().join(" ");
        prop_assert!(hand.is_empty() || named.parse() == Ok(hand));
    }

    #[test]
    fn deals_round_trip(deal in deals(), first in seats()) {
        round_trip(deal);
        prop_assert_eq!(deal.from_seat(first).to_string().parse(), Ok(deal));
        prop_assert_eq!(deal.to_string().replace('T', "10").parse(), Ok(deal));
        prop_assert_eq!(PartialDeal::from(deal).complete(), Some(deal));
    }

    #[test]
    fn partial_deals_round_trip(hands in partial_deals(), first in seats()) {
        round_trip(hands);
        prop_assert_eq!(hands.from_seat(first).to_string().parse(), Ok(hands));
    }

    #[test]
    fn contracts_round_trip(contract in contracts()) {
        round_trip(contract);
        let Contract { bid, doubling, declarer } = contract;
        for text in [
            format!("{declarer}{bid}{doubling}"),
            format!("{bid}{declarer}{doubling}"),
            format!("{bid}{doubling} by {declarer}"),
            format!("{declarer} {bid:#} {doubling}").trim().to_owned(),
        ] {
            prop_assert_eq!(text.parse(), Ok(contract), "{}", text);
        }
    }

    #[test]
    fn tricks_round_trip(pack in packs(), played in any::<[bool; 4]>(), leader in seats()) {
        let card = |seat| played[seat as usize].then(|| pack[seat as usize]);
        round_trip(Trick { leader, cards: BySeat::from_fn(card) });
    }

    #[test]
    fn boards_round_trip(
        number: NonZeroU32,
        dealer in seats(),
        vulnerability in select(&Vulnerability::ALL[..]),
    ) {
        round_trip(Board { number, dealer, vulnerability });
        round_trip(Board::numbered(number));
    }

    #[test]
    fn values_by_key_are_stored_by_their_keys(points: [u8; 4]) {
        let by_seat = BySeat::new(points);
        let [n, e, s, w] = points;
        let stored = serde_json::to_string(&by_seat).unwrap();
        prop_assert_eq!(&stored, &format!(r#"{{"N":{n},"E":{e},"S":{s},"W":{w}}}"#));
        prop_assert_eq!(serde_json::from_str::<BySeat<u8>>(&stored).unwrap(), by_seat);
        let by_suit = serde_json::to_string(&BySuit::new(points)).unwrap();
        prop_assert_eq!(serde_json::from_str::<BySuit<u8>>(&by_suit).unwrap(), BySuit::new(points));
    }

    #[test]
    fn no_text_makes_a_reader_panic(
        text in "(?s).{0,40}",
        typed in "[NESWnesw:.\\-+=XxAKQJT10-9♠♥ ]{0,70}",
    ) {
        for text in [text, typed] {
            let errors = [
                text.parse::<Card>().err(), text.parse::<Cards>().err(), text.parse::<Deal>().err(),
                text.parse::<PartialDeal>().err(), text.parse::<Call>().err(), text.parse::<Contract>().err(),
                text.parse::<Outcome>().err(), text.parse::<WrittenOutcome>().err(), text.parse::<Board>().err(),
                text.parse::<Trick>().err(), text.parse::<Vulnerability>().err(), text.parse::<Seat>().err(),
            ];
            for error in errors.into_iter().flatten() {
                prop_assert_eq!(text[error.byte..].chars().next(), error.found);
                prop_assert_eq!(text[..error.byte].chars().count(), error.character);
                prop_assert!(!error.to_string().chars().any(char::is_control));
            }
        }
    }
}

#[test]
fn the_ways_in_which_people_write() {
    let bid = |text: &str| text.parse::<Bid>().unwrap();
    all(&Card::new(Suit::Hearts, Rank::Ten), &["HT", "h10", "♥10", "♡t", "♥\u{FE0F}T", "10h", "T♥"]);
    all(&Call::Bid(bid("1NT")), &["1NT", "1nt", "1N", "1n"]);
    all(&Call::Bid(bid("1S")), &["1S", "1s", "1♠", "1♤"]);
    all(&Call::Pass, &["pass", "Pass", "PASS", "p", "P", "-"]);
    all(&Call::Double, &["x", "X", "dbl", "Dbl", "double", "D"]);
    all(&Call::Redouble, &["xx", "XX", "rdbl", "Redouble", "redbl", "R"]);
    all(&Vulnerability::None, &["None", "NONE", "Love", "-"]);
    all(&Vulnerability::Both, &["All", "Both", "both"]);
    all(&Vulnerability::NorthSouth, &["NS", "N-S", "ns", "N/S"]);
    all(&Side::EastWest, &["EW", "E-W", "e/w"]);
    all(&Seat::West, &["W", "w", "West", "WEST"]);
    all(&Outcome::PassedOut, &["PASS", "Pass", "passed out", "Passed Out", "all pass", "pass out"]);
    let contract = "4SXN".parse().unwrap();
    all(&contract, &["4SXN", "N4SX", "4♠xN", "4sNx", "4S* N", "4SX by North", "North 4S X"]);
    all(&Outcome::Played { contract, tricks: 9 }, &["4SXN-1", "N4SX-1", "4SX N −1", "4♠XN–1", "4SNX -1"]);
    let contract = "3NTN".parse().unwrap();
    all(&Outcome::Played { contract, tricks: 9 }, &["3NTN=", "3NN=", "N3N=", "3N by N ="]);
    let written =
        WrittenOutcome::Played { bid: bid("4S"), doubling: Doubling::Doubled, declarer: None, tricks: 9 };
    all(&written, &["4SX-1", "4♠*-1", "4sx -1"]);
    all(&"AK.T.2.".parse::<Hand>().unwrap(), &["AK.10.2.", "♠AK ♥10 ♦2", "SAKHTD2C-", "d2 sk sa h10"]);
}

#[test]
fn errors_say_where_and_why() {
    refused::<Call>("", "expected a call (a bid, pass, X or XX) at character 1, where the text ends");
    refused::<Call>("8S", "expected a level (1 to 7) at character 1, found '8'");
    refused::<Call>("1Z", "expected a denomination (C, D, H, S or NT) at character 2, found 'Z'");
    refused::<Call>("1♠♠", "expected the end of the text at character 3, found '♠'");
    refused::<Call>("\u{1b}[2J", "expected a call (a bid, pass, X or XX) at character 1, found '\\u{1b}'");
    refused::<Card>("♥1", "expected a rank (A, K, Q, J, T or 10, 9 to 2) at character 2, found '1'");
    refused::<Outcome>("4S=", "expected a declarer (N, E, S or W) at character 4, where the text ends");
    refused::<Outcome>("4SN+4", "4S ends between +3 and -10 at character 4");
    refused::<Outcome>("4SN-0", "expected a number of tricks (1 to 13) at character 5, found '0'");
    refused::<Outcome>("4SN", "expected a result (=, +1, -1 …) at character 4, where the text ends");
    refused::<Outcome>("soon", "expected a level (1 to 7) at character 2, found 'o'");
    refused::<Outcome>("?", "expected a contract (such as 4SXN) or PASS at character 1, found '?'");
    refused::<Board>("0", "expected a board number (1 or more) at character 1, found '0'");
    refused::<Board>("4294967296", "a board number above 4294967295 at character 1");
    refused::<Board>("3 S", "expected a space at character 4, where the text ends");
    refused::<Hand>("AKA...", "SA for the second time at character 3");
    refused::<Deal>(
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -",
        "the hand of W is not told at character 54",
    );
    refused::<Deal>("N:AKQJT98765432... .AKQJT9876543.. - -", "E has 12 of 13 cards at character 20");
    refused::<Deal>("N AKQ", "expected a colon at character 2, found ' '");
    refused::<PartialDeal>("N:A... A... - -", "SA for the second time at character 8");
    refused::<PartialDeal>("N:AKQJT98765432.A.. - - -", "a hand of more than 13 cards at character 3");
    refused::<Trick>("W:SA SA - -", "SA for the second time at character 6");
    let error = "1Z".parse::<Call>().unwrap_err().after("♠ ");
    assert_eq!((error.byte, error.character), (5, 3));
}

#[test]
fn width_and_symbols_are_kept() {
    let bid: Bid = "4H".parse().unwrap();
    assert_eq!(format!("[{bid:>5}] [{bid:#}] [{:<5}]", Call::Pass), "[   4H] [4♥] [pass ]");
}
