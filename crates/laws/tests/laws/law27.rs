use crate::bench::{Bench, call, seat};
use openroom_cards::Denomination;
use openroom_lawbook::Edition::{self, *};
use openroom_laws::*;

const SINCE_2017: [Edition; 2] = [Laws2017, Poland2024];

fn meaning(by: &str, of: &str, nature: Nature, shows: &[Denomination]) -> RecordedMeaning {
    let meaning = Meaning::showing(nature, shows.iter().copied().collect());
    RecordedMeaning { by: seat(by), call: call(of), nth: 1, meaning }
}

#[test]
fn called_over_it_is_accepted() {
    for edition in Edition::ALL {
        Bench::new(edition, "N").calls("N 1S E 1H S pass").expect("27A1").quiet().turn("W");
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E 1H S 1S").expect("27A1").quiet().turn("W");
        assert!(bench.table.unnoticed().is_empty(), "1S outranks 1H");
    }
}

#[test]
fn only_the_next_opponent_may_accept() {
    let mut bench = Bench::new(Laws2017, "N");
    bench.calls("N 1S E 1H").quiet().attention("N");
    let asked: Vec<_> = bench.table.questions().map(|question| question.to).collect();
    assert_eq!(asked, [Who::Player(seat("S"))]);
}

#[test]
fn replaced_by_the_lowest_in_the_same_denomination() {
    for edition in Edition::ALL {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E 1D").attention("S").no("27A1").expect("27B").turn("E");
        bench.calls("E 2D").expect("27B1a 27D").quiet().turn("S");
        assert_eq!(bench.restrictions(), "");
        assert!(bench.table.withdrawn().iter().all(|one| one.is_authorized_for(seat("W"))));
    }
}

#[test]
fn replaced_by_a_bid_that_is_not_the_lowest() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 1D")
            .attention("S")
            .no("27A1")
            .calls("E 3D")
            .no("27B1b")
            .expect("27B 27B2 26B 72C");
        assert_eq!(bench.restrictions(), "W MustPass EndOfAuction");
        assert_eq!(bench.lead_restrictable(), "W");
        assert!(!bench.table.withdrawn()[0].is_authorized_for(seat("W")));
    }
}

#[test]
fn what_the_bids_specify_counts_since_2017() {
    let transfer = |edition| {
        let mut setup = SetUp::new(Settings::of(edition), seat("W"));
        setup.meanings.push(meaning("E", "2D", Nature::Artificial, &[Denomination::Hearts]));
        let mut bench = Bench::of(setup);
        bench.calls("W 1NT N 2S E 2D").attention("S").no("27A1").calls("E 3H");
        bench
    };
    for edition in SINCE_2017 {
        transfer(edition).expect("27B 27B1a 27D");
    }
    transfer(Laws2007).no("27B1b").expect("27B 27B2 26@2007 72C");
}

#[test]
fn replaced_by_a_comparable_call() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "W");
        bench
            .calls("W 1D N 1S E 1H")
            .attention("S")
            .no("27A1")
            .calls("E X")
            .yes("27B1b")
            .expect("27B 27B1b 27D");
        assert!(bench.table.withdrawn().iter().all(|one| one.is_authorized_for(seat("W"))));
    }
    let mut bench = Bench::new(Laws2007, "W");
    bench.calls("W 1D N 1S E 1H").attention("S").no("27A1").calls("E X").yes("27B1b").expect("27B 27B1b 27D");
    assert!(!bench.table.withdrawn()[0].is_authorized_for(seat("W")), "2007 did not set it free");
}

#[test]
fn a_double_that_is_not_comparable_is_cancelled() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench
            .calls("N 1S E 1H")
            .attention("S")
            .no("27A1")
            .calls("E X")
            .no("27B1b")
            .expect("27B 27B3")
            .turn("E");
        bench.calls("E 2H").no("26A").expect("27B3 26B 72C");
        assert_eq!(bench.restrictions(), "W MustPass EndOfAuction");
        assert_eq!(bench.auction(), "1S (1H) (X) 2H");
    }
}

#[test]
fn a_second_insufficient_bid() {
    for edition in SINCE_2017 {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 2S E 1H").attention("S").no("27A1").calls("E 2H").no("27B4").expect("27B 27B4");
        bench.calls("E 3H").no("26A").expect("27B3 26B 72C");
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 2S E 1H").attention("S").no("27A1").calls("E 2H S pass").expect("27B 27A1").turn("W");
        assert_eq!(bench.restrictions(), "");
    }
}

#[test]
fn replaced_before_the_ruling() {
    for edition in SINCE_2017 {
        let premature = |to| {
            let mut bench = Bench::new(edition, "N");
            bench.calls("N 1S E 1H").changes("E", to, Because::Unsaid);
            bench
        };
        premature("2H").no("27A1").expect("27B 27C 27B1a 27D").turn("S");
        let mut accepted = premature("2H");
        accepted.yes("27A1").expect("27A1 27C").turn("S");
        assert_eq!(accepted.auction(), "1S 1H (2H)");
        let mut double = premature("X");
        double.no("27A1").no("27B1b").expect("27B 27B3").turn("E");
        assert_eq!(double.auction(), "1S (1H) (X)");
        let mut again = Bench::new(edition, "N");
        again.calls("N 2S E 1H").changes("E", "2H", Because::Unsaid).no("27A1").no("27B4").expect("27B 27B4");
        again.calls("E 3H").no("26A").expect("27B3 26B 72C");
    }
}

#[test]
fn first_lead_after_the_withdrawn_bid() {
    let defended = |edition| {
        let mut bench = Bench::new(edition, "N");
        bench.calls("N 1S E 1H").attention("S").no("27A1").calls("E pass").no("27B1b");
        bench.calls("S 2S W pass N pass E pass").orders();
        bench
    };
    for edition in SINCE_2017 {
        // N declares and E leads; W is on lead for the first time later.
        let mut bench = defended(edition);
        bench.quiet().turn("E");
        for (by, card) in
            [("E", "DA"), ("S", "D2"), ("W", "D3"), ("N", "D4"), ("E", "D5"), ("S", "D6"), ("W", "DK")]
        {
            bench.act(Act::Play { by: seat(by), card: card.parse().unwrap() }).quiet();
        }
        bench.act(Act::Play { by: seat("N"), card: "D7".parse().unwrap() });
        bench.answer("26B", Answer::Suit(openroom_cards::Suit::Hearts)).expect("26B");
        assert!(!bench.table.legal_cards(seat("W")).contains("H2".parse().unwrap()));
        assert_eq!(bench.table.card_forbidden_by(seat("W"), "H2".parse().unwrap()).unwrap().id(), "26B");
    }
    let mut bench = defended(Laws2007);
    for (by, card) in [("E", "DA"), ("S", "D2"), ("W", "DK"), ("N", "D4")] {
        bench.act(Act::Play { by: seat(by), card: card.parse().unwrap() });
    }
    bench.quiet();
    for (by, card) in [("E", "D5"), ("S", "D6"), ("W", "DQ"), ("N", "D7")] {
        bench.act(Act::Play { by: seat(by), card: card.parse().unwrap() });
    }
    bench.answer("26A2@2007", Answer::Require(openroom_cards::Suit::Hearts)).expect("26A@2007 26A2a@2007");
}

#[test]
fn attention_at_once_where_the_table_is_set_so() {
    let mut settings = Settings::of(Laws2017);
    settings.attention = Attention::AtOnce;
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    bench.calls("N 1S E 1D").no("27A1").expect("27B");
}

#[test]
fn prevented_and_unchanged() {
    let mut settings = Settings::of(Laws2017);
    settings.policy = Policy::Prevent;
    let mut bench = Bench::of(SetUp::new(settings, seat("N")));
    bench.calls("N 1S");
    let before = bench.table.clone();
    let refused = bench.table.act(Act::Call { by: seat("E"), call: call("1D") }).unwrap_err();
    assert_eq!(refused.why, Why::Prevented(openroom_lawbook::provisions::L18D));
    assert_eq!(bench.table, before);
}

#[test]
fn a_desk_is_asked_what_a_table_knows() {
    let settings = Settings::of(Laws2017);
    let bid = call("1D").bid().unwrap();
    let matter = Matter::InsufficientBid(law27::InsufficientBid { offender: seat("E"), bid, at: ActNo(0) });
    let facts = Facts::default();
    let mut given = [Answer::No, Answer::No, Answer::Call(call("2C"), None), Answer::Call(call("1S"), None)]
        .into_iter()
        .chain([Answer::No, Answer::Yes]);
    let mut answers = vec![];
    let mut asked = vec![];
    let orders = loop {
        let mut case = Case::new(&settings, &facts, &answers);
        match rule(&matter, &mut case) {
            Ok(()) => break case.given().iter().map(|given| given.by.id()).collect::<Vec<_>>(),
            Err(open) => {
                asked.push(open[0].by.id());
                let answer = given.next().unwrap();
                assert!(open[0].form().admits(&answer), "{open:?} {answer:?}");
                answers.push((open[0], answer));
            }
        }
    };
    assert_eq!(asked, ["27A1", "27A1", "27B", "27B", "27B1a", "27B1b"]);
    assert_eq!(orders, ["27B", "27B1b", "27D"]);
}

#[test]
fn what_is_not_recorded_is_asked() {
    for edition in Edition::ALL {
        let mut bench = Bench::unrecorded(edition, "N");
        bench.calls("N 1S E 1D").attention("S").no("27A1").calls("E 2D");
        bench.yes("27B1a");
        assert!(bench.orders().ends_with("27B1a 27D"));
    }
}
