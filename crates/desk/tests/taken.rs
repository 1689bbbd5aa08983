//! Which answers the desk takes, which it refuses and why, and what they lead to.

use openroom_cards::{Seat, Suit};
use openroom_desk::{Advice, Answer, Conflict, Order, Pick, Ruling, Topic, say};
use openroom_lawbook::{Edition, Language};
use openroom_laws as laws;

use crate::aloud::{asked, bid, card, seat, takes};

#[test]
fn a_lead_that_was_not_the_one_required_is_a_revoke() {
    let begun = [
        Answer::Pick(Pick::TrickUnfinished),
        seat(Seat::South),
        seat(Seat::East),
        card("S5"),
        card("S7"),
        Answer::NO,
    ];
    let required = |more: &[Answer]| asked(Topic::Revoke, Edition::Laws2017, &[&begun[..], more].concat());
    let hearts = Answer::Law(laws::Answer::Suit(Suit::Hearts));
    let told = [Answer::Pick(Pick::SuitRequired), hearts];
    let led = required(&told);
    let as_led = Answer::Law(laws::Answer::Suit(Suit::Spades));
    assert!(!takes(&led, card("D2")) && !takes(&required(&told[..1]), as_led));
    let advice = led.answered(led.consult().open[0], card("H2")).consult();
    assert!(advice.is_ruled(), "{:?}", advice.open);
    let cites = |id: &str| advice.told().any(|(by, _)| by.id() == id);
    assert!(cites("62A") && cites("62B1") && cites("62C1"), "{:?}", advice.orders().collect::<Vec<_>>());
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert!(said.contains("♠5"), "{said}");
    let free = required(&[Answer::Pick(Pick::NothingRequired)]).consult();
    assert!(free.orders().any(|(_, order)| *order == Order::Desk(Ruling::NothingIrregular)));
    let unable = required(&[told[0], told[1], Answer::NO]).consult();
    assert!(unable.is_ruled() && unable.told().all(|(by, _)| by.id() == "59"));
}

#[test]
fn an_answer_that_cannot_be_given_is_refused_with_its_reason() {
    let complete = [
        Answer::Pick(Pick::TrickComplete),
        seat(Seat::South),
        seat(Seat::North),
        card("HA"),
        card("SK"),
        card("H3"),
    ];
    let now = asked(Topic::Revoke, Edition::Laws2017, &complete);
    let question = now.consult().open[0];
    assert_eq!(now.conflict(&question, &Answer::NO), Some(Conflict::TrickWasComplete));
    assert_eq!(now.conflict(&question, &card("SK")), Some(Conflict::CardNamedBefore));
    assert_eq!(now.conflict(&question, &card("H4")), None);
    assert!(!now.possible(&question).contains(&Answer::NO));
}

#[test]
fn only_a_bid_that_is_too_low_is_taken_for_one() {
    let now =
        asked(Topic::InsufficientBid, Edition::Laws2017, &[seat(Seat::North), bid("1S"), seat(Seat::East)]);
    let question = now.consult().open[0];
    let offered = now.possible(&question);
    assert_eq!(offered, ["1C", "1D", "1H", "1S"].map(bid));
    assert_eq!(now.conflict(&question, &bid("2C")), Some(Conflict::IsSufficient));
    assert_eq!(now.conflict(&question, &bid("pass")), Some(Conflict::NoBid));
}

#[test]
fn a_slip_is_ruled_as_a_change_of_call() {
    let slip = |more: &[Answer]| {
        let begun = [seat(Seat::North), bid("1S"), seat(Seat::East), bid("1D"), Answer::Pick(Pick::SaysSlip)];
        asked(Topic::InsufficientBid, Edition::Laws2017, &[&begun[..], more].concat()).consult()
    };
    let cites = |advice: &Advice, id: &str| advice.orders().any(|(by, _)| by.id() == id);
    let meant = slip(&[Answer::NO, bid("2D"), Answer::YES]);
    assert!(meant.is_ruled() && cites(&meant, "25A1"), "{:?}", meant.steps);
    let late = slip(&[bid("pass"), bid("pass"), bid("2D")]);
    assert!(late.is_ruled() && cites(&late, "25A4") && cites(&late, "27A1"), "{:?}", late.steps);
    let no_slip = slip(&[Answer::NO, bid("2D"), Answer::NO]);
    assert!(!no_slip.is_ruled() && !cites(&no_slip, "25A1"), "{:?}", no_slip.steps);
}

#[test]
fn what_is_suggested_is_named_once() {
    let begun = [
        seat(Seat::North),
        Answer::Pick(Pick::Hesitation),
        Answer::Pick(Pick::Opponent),
        Answer::YES,
        Answer::YES,
        Answer::YES,
        Answer::Pick(Pick::AboutACall),
        bid("4S"),
    ];
    let now = asked(Topic::Unauthorized, Edition::Laws2017, &begun);
    let question = now.consult().open[0];
    assert_eq!(now.conflict(&question, &bid("4S")), Some(Conflict::SaidBefore));
    assert!(takes(&now, bid("5H")) && takes(&now, Answer::NO));
}

#[test]
fn who_takes_back_a_card_of_the_suit_led_follows_with_another() {
    let begun = [
        Answer::Pick(Pick::TrickUnfinished),
        seat(Seat::South),
        seat(Seat::East),
        card("S5"),
        card("C2"),
        card("S7"),
        card("S9"),
        card("SA"),
    ];
    for edition in Edition::ALL {
        let west = asked(Topic::Revoke, edition, &begun);
        let north = asked(Topic::Revoke, edition, &[&begun[..], &[card("SK")]].concat());
        // West by 62C1, and dummy, the offender's partner, by 62C2.
        for now in [west, north] {
            let question = now.consult().open[0];
            let offered = now.possible(&question);
            let spades = |answer: &&Answer| match answer {
                Answer::Law(laws::Answer::Card(card, _)) => card.suit() == Suit::Spades,
                _ => **answer == Answer::NO,
            };
            assert!(offered.len() > 5 && offered.iter().all(|answer| spades(&answer)), "{offered:?}");
            assert_eq!(now.conflict(&question, &card("C3")), Some(Conflict::OfAnotherSuit(Suit::Spades)));
            assert!(takes(&now, card("SJ")) && !takes(&now, card("C3")));
        }
    }
}

#[test]
fn only_a_legal_call_stands_in_place_of_one_made_on_a_wrong_explanation() {
    let told = |next: Seat, calls: &[Answer]| {
        let begun = [
            seat(Seat::West),
            Answer::Pick(Pick::WrongExplanation),
            Answer::Pick(Pick::Explainer),
            Answer::Pick(Pick::DuringAuction),
            bid("2D"),
            seat(next),
        ];
        let found = [Answer::NO, Answer::YES, Answer::YES];
        asked(Topic::Misinformation, Edition::Laws2017, &[&begun[..], calls, &found].concat())
    };
    let north = told(Seat::North, &[bid("pass")]);
    let question = north.consult().open[0];
    for illegal in ["1C", "2D", "XX"] {
        assert_eq!(north.conflict(&question, &bid(illegal)), Some(Conflict::IllegalThere), "{illegal}");
        assert!(!north.possible(&question).contains(&bid(illegal)), "{illegal}");
    }
    for legal in ["2H", "X", "7NT"] {
        assert!(takes(&north, bid(legal)) && north.possible(&question).contains(&bid(legal)), "{legal}");
    }
    // East's later call stands over what North calls now.
    let both = told(Seat::North, &[bid("pass"), bid("2H")]);
    let east = both.answered(both.consult().open[0], bid("3C"));
    assert!(!takes(&east, bid("2S")) && takes(&east, bid("3D")) && takes(&east, bid("X")));
    // What North and East called before the explanation is not known: somebody may have bid and doubled.
    let south = told(Seat::South, &[bid("pass")]);
    assert!(!takes(&south, bid("1S")) && takes(&south, bid("XX")));
}

#[test]
fn who_is_said_to_have_revoked_on_trick_twelve_did_not_follow_suit() {
    let begun = [
        Answer::Pick(Pick::IsEstablished),
        seat(Seat::East),
        Answer::Pick(Pick::OnTrickTwelve),
        Answer::NO,
        seat(Seat::South),
        seat(Seat::North),
        card("H3"),
    ];
    let east = asked(Topic::Revoke, Edition::Laws2017, &begun);
    let question = east.consult().open[0];
    let refused = Some(Conflict::HasRevoked(Seat::East));
    assert_eq!(east.conflict(&question, &card("H7")), refused);
    assert_eq!(east.conflict(&question, &Answer::NO), refused);
    assert!(east.possible(&question).iter().all(|answer| *answer != card("H7") && *answer != Answer::NO));
    // Where he had none to follow with there was no revoke, and nothing else is ruled.
    let none = [card("C4"), card("HK"), card("H7"), Answer::NO];
    let unable = asked(Topic::Revoke, Edition::Laws2017, &[&begun[..], &none].concat()).consult();
    assert!(unable.is_ruled(), "{:?}", unable.open);
    assert!(unable.orders().all(|(_, order)| *order == Order::Desk(Ruling::NothingIrregular)));
}

#[test]
fn who_followed_suit_is_not_named_as_the_one_who_revoked() {
    let begun = [
        Answer::Pick(Pick::TrickComplete),
        seat(Seat::South),
        seat(Seat::North),
        card("HA"),
        card("SK"),
        card("H3"),
        card("C2"),
    ];
    let now = asked(Topic::Revoke, Edition::Laws2017, &begun);
    let question = now.consult().open[0];
    assert_eq!(now.conflict(&question, &seat(Seat::South)), Some(Conflict::FollowedSuit(Seat::South)));
    assert!(takes(&now, seat(Seat::East)) && takes(&now, seat(Seat::West)));
}
