//! What is said aloud, what is not, and what is counted.

use openroom_cards::Seat;
use openroom_desk::{Answer, Consultation, Pick, Query, Record, Statistics, Topic, What, say};
use openroom_lawbook::provisions::{L73B2, L89A3};
use openroom_lawbook::regulations::Regulations;
use openroom_lawbook::{Edition, Language};
use openroom_laws as laws;

/// Answers the first open question each time.
fn ruled(topic: Topic, edition: Edition, answers: &[Answer]) -> Consultation {
    let mut now = Consultation::new(topic, edition, Regulations::default());
    for answer in answers {
        let question = now.consult().open[0];
        now = now.answered(question, *answer);
        assert_eq!(now.consult().unused, Vec::<usize>::new(), "{answer:?} to {question:?}");
    }
    assert!(now.consult().is_ruled(), "{:?}", now.consult().open);
    now
}

fn confidential(edition: Edition) -> Consultation {
    if edition == Edition::Poland2024 {
        let answers =
            [Answer::Provision(L89A3), Answer::YES, seat(Seat::South), Answer::Pick(Pick::Statistics)];
        return ruled(Topic::Prohibited, edition, &answers);
    }
    let answers = [
        Answer::Provision(L73B2),
        Answer::Pick(Pick::ByOtherMeans),
        Answer::YES,
        seat(Seat::South),
        Answer::Pick(Pick::Suspension),
    ];
    ruled(Topic::Prohibited, edition, &answers)
}

#[test]
fn a_confidential_file_is_neither_said_nor_named() {
    for edition in Edition::ALL {
        let now = confidential(edition);
        assert_eq!(say::ruling_aloud(say::words(Language::En), &now.consult()), "");
        let record = Record { event: "Club Mo".to_owned(), ..Record::new(&now) }.told_at(100);
        assert_eq!(record.told, None);
        let all = Statistics::of([&record]);
        assert_eq!((all.rulings, all.confidential), (0, 1));
        assert!(all.laws.is_empty() && all.topics.is_empty() && all.events.is_empty());
        let said = say::statistics(say::words(Language::En), &all).join(" ");
        assert!(!said.contains("cheating") && !said.contains("Club Mo") && !said.contains("73"), "{said}");
    }
}

#[test]
fn what_was_decided_is_said_and_not_who_might() {
    let w = say::words(Language::En);
    let said =
        |topic, answers: &[Answer]| say::ruling_aloud(w, &ruled(topic, Edition::Laws2017, answers).consult());
    let by_north = [Answer::YES, Answer::Pick(Pick::Individual), seat(Seat::North)];
    let lodged = [&by_north[..], &[Answer::YES, Answer::Pick(Pick::Judgement)]].concat();
    let heard = |decision| said(Topic::Appeal, &[&lodged[..], &[Answer::Pick(decision)]].concat());
    let waits = heard(Pick::NotHeardYet);
    assert_eq!(waits, "The appeal is made through the Director. It is referred to the committee.");
    assert_eq!(heard(Pick::LeaveRuling), "The ruling stands.");
    let changed = [&lodged[..], &[Answer::Pick(Pick::ChangeJudgement), Answer::NO]].concat();
    assert_eq!(said(Topic::Appeal, &changed), "The ruling is changed. The score stands.");
    let new_deal = [Answer::Pick(Pick::OtherReason), Answer::NO, Answer::Pick(Pick::Pairs), Answer::YES];
    assert_eq!(said(Topic::Redeal, &new_deal), "The board is dealt again.");
    let unknown = [Answer::NO, Answer::Pick(Pick::NoMoreEvidence), Answer::NO];
    assert_eq!(said(Topic::Facts, &unknown), "A ruling is made that lets play go on.");
}

#[test]
fn who_called_over_a_call_that_was_changed_is_not_told_that_he_was_misled() {
    let told = [
        seat(Seat::North),
        Answer::Pick(Pick::WrongExplanation),
        Answer::Pick(Pick::Explainer),
        Answer::Pick(Pick::DuringAuction),
        bid("2D"),
        seat(Seat::East),
        bid("pass"),
        bid("2H"),
        Answer::NO,
        Answer::YES,
        Answer::YES,
    ];
    let misled = asked(Topic::Misinformation, Edition::Laws2017, &told);
    let changed = misled.answered(misled.consult().open[0], bid("2S"));
    let put = |now: &Consultation, language| {
        let advice = now.consult();
        say::question(say::words(language), &advice, &advice.open[0])
    };
    assert!(put(&misled, Language::En).contains("wrong information"));
    let after = put(&changed, Language::En);
    assert!(after.starts_with("The call before yours was changed."), "{after}");
    for language in Language::ALL {
        let sentences = |text: &str| text.split(". ").count();
        let (misled, after) = (put(&misled, language), put(&changed, language));
        assert_eq!((sentences(&misled), sentences(&after)), (1, 2), "{misled} {after}");
    }
}

#[test]
fn a_ruling_says_each_thing_once() {
    let w = say::words(Language::En);
    let revoke = ruled(
        Topic::Revoke,
        Edition::Laws2017,
        &[
            Answer::Pick(Pick::IsEstablished),
            Answer::Law(laws::Answer::Seat(openroom_cards::Seat::East)),
            Answer::Pick(Pick::NoneOfThese),
            Answer::Pick(Pick::ByOffender),
            Answer::Law(laws::Answer::Number(1)),
            Answer::YES,
        ],
    );
    assert_eq!(say::ruling_aloud(w, &revoke.consult()), "Tricks transferred to North-South: 2.");
}

#[test]
fn what_was_a_serious_error_depends_on_the_edition() {
    let asked = |edition| {
        let answers = [
            Answer::Pick(Pick::AnotherLaw),
            Answer::Pick(Pick::DirectorHimself),
            Answer::Side(openroom_cards::Side::EastWest),
            Answer::YES,
            Answer::YES,
            Answer::Pick(Pick::NobodyVulnerable),
            Answer::Outcome("4SN=".parse().unwrap()),
            Answer::Law(laws::Answer::Number(100)),
        ];
        let mut now = Consultation::new(Topic::AdjustedScore, edition, Regulations::default());
        for answer in answers {
            now = now.answered(now.consult().open[0], answer);
        }
        let advice = now.consult();
        assert_eq!(advice.open[0].what, What::Desk(Query::OwnError));
        say::question(say::words(Language::En), &advice, &advice.open[0])
    };
    assert!(!asked(Edition::Laws2007).contains("extremely"));
    assert!(asked(Edition::Laws2017).contains("extremely"));
    assert!(asked(Edition::Poland2024).contains("extremely"));
}

#[test]
fn a_call_that_is_cancelled_after_all_is_not_said_to_stand() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let call = |text: &str| Answer::Law(laws::Answer::Call(text.parse().unwrap(), None));
    let answers = [
        seat(openroom_cards::Seat::West),
        call("pass"),
        seat(openroom_cards::Seat::South),
        call("1H"),
        Answer::Pick(Pick::NotDoubled),
        seat(openroom_cards::Seat::North),
        Answer::Pick(Pick::LhoOfCaller),
        call("pass"),
    ];
    let advice = ruled(Topic::CallOutOfTurn, Edition::Laws2017, &answers).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert_eq!(said, "Pass by West and all later calls are cancelled. It is the turn of South.");
}

#[test]
fn each_penalty_card_of_two_suits_is_named() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    let diamonds = Answer::Law(laws::Answer::Require(openroom_cards::Suit::Diamonds));
    let answers = [
        seat(openroom_cards::Seat::South),
        seat(openroom_cards::Seat::West),
        card("HK"),
        card("D5"),
        Answer::Pick(Pick::PartnerLeads),
        diamonds,
    ];
    let advice = ruled(Topic::PenaltyCard, Edition::Laws2017, &answers).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert!(said.contains("partner may not use what ♦5 tells"), "{said}");
    assert!(said.contains("Everybody may use what ♥K tells while it lies there."), "{said}");
}

#[test]
fn a_penalty_card_of_the_suit_that_partner_picks_up_is_said() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    let hearts = laws::Denominations::of(openroom_cards::Suit::Hearts);
    let answers = [
        seat(Seat::South),
        Answer::NO,
        seat(Seat::West),
        card("HK"),
        seat(Seat::East),
        Answer::NO,
        Answer::Pick(Pick::PlayerInTurn),
        card("H5"),
        Answer::NO,
        Answer::Law(laws::Answer::Forbid(hearts)),
    ];
    let advice = ruled(Topic::LeadOutOfTurn, Edition::Laws2017, &answers).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    let penalty_card = |card: &str| said.split(". ").any(|one| one.contains(card) && one.contains("penalty"));
    assert!(penalty_card("♥5") && !penalty_card("♥K"), "{said}");
}

#[test]
fn a_penalty_card_that_stays_says_what_it_asks() {
    let w = say::words(Language::En);
    let exposed = |text: &str, more: &[Answer]| {
        let none = Answer::Pick(Pick::NoneOfThese);
        let begun = [seat(Seat::South), seat(Seat::East), card(text), none];
        let answers = [&begun[..], more].concat();
        say::ruling_aloud(w, &ruled(Topic::ExposedCard, Edition::Laws2017, &answers).consult())
    };
    let major = exposed("HK", &[Answer::YES, Answer::NO]);
    assert!(major.contains("East must play ♥K as soon as he legally can"), "{major}");
    assert!(major.contains("Each time West is to lead"), "{major}");
    let minor = exposed("H5", &[Answer::Pick(Pick::Dropped), Answer::YES]);
    assert!(minor.contains("no other card of that suit below an honour before ♥5"), "{minor}");
    assert!(minor.contains("The lead of West is not restricted.") && !minor.contains("Each time"), "{minor}");
    let required = Answer::Law(laws::Answer::Require(openroom_cards::Suit::Hearts));
    let picked_up = exposed("HK", &[Answer::YES, Answer::YES, required]);
    assert!(!picked_up.contains("must play ♥K") && !picked_up.contains("Each time"), "{picked_up}");
}

#[test]
fn a_card_of_dummy_is_of_the_suit_that_was_named() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let mut now = Consultation::new(Topic::NamedCard, Edition::Laws2017, Regulations::default());
    for answer in [
        seat(openroom_cards::Seat::South),
        Answer::Pick(Pick::NamedSuit),
        Answer::YES,
        Answer::Law(laws::Answer::Suit(openroom_cards::Suit::Hearts)),
    ] {
        now = now.answered(now.consult().open[0], answer);
    }
    let asked = now.consult().open[0];
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    assert_eq!(now.answered(asked, card("S2")).consult().unused.len(), 1);
    assert!(now.answered(asked, card("H2")).consult().unused.is_empty());
}

#[test]
fn the_offender_is_told_to_follow_suit() {
    let seat = |seat| Answer::Law(laws::Answer::Seat(seat));
    let card = |text: &str| Answer::Law(laws::Answer::Card(text.parse().unwrap(), None));
    let mut now = Consultation::new(Topic::Revoke, Edition::Laws2017, Regulations::default());
    for answer in [
        Answer::Pick(Pick::TrickUnfinished),
        seat(openroom_cards::Seat::South),
        seat(openroom_cards::Seat::West),
        card("H5"),
        card("S2"),
        Answer::NO,
    ] {
        now = now.answered(now.consult().open[0], answer);
    }
    let advice = now.consult();
    assert_eq!(advice.open[0].what, What::Desk(Query::FollowsWith(openroom_cards::Seat::North)));
    let said = say::aloud(say::words(Language::En), &advice, Edition::Laws2017, &advice.open[0]);
    assert!(said.is_some_and(|said| said.starts_with("South:") && said.ends_with("follows suit.")));
}

#[test]
fn more_than_the_whole_cannot_be_weighed() {
    let mut now = Consultation::new(Topic::AdjustedScore, Edition::Laws2017, Regulations::default());
    for answer in [
        Answer::Pick(Pick::AnotherLaw),
        Answer::Pick(Pick::DirectorHimself),
        Answer::Side(openroom_cards::Side::EastWest),
        Answer::YES,
        Answer::YES,
        Answer::Pick(Pick::NobodyVulnerable),
        Answer::Outcome("4SN=".parse().unwrap()),
        Answer::Law(laws::Answer::Number(60)),
        Answer::Outcome("4SN-1".parse().unwrap()),
    ] {
        now = now.answered(now.consult().open[0], answer);
    }
    let asked = now.consult().open[0];
    let number = |number| Answer::Law(laws::Answer::Number(number));
    assert!(!asked.admits(&number(60), Edition::Laws2017));
    assert!(asked.admits(&number(40), Edition::Laws2017));
}

#[test]
fn what_the_second_revoke_does_not_cost_contradicts_nothing() {
    for edition in Edition::ALL {
        let mut answers = vec![
            Answer::Pick(Pick::IsEstablished),
            Answer::Law(laws::Answer::Seat(openroom_cards::Seat::East)),
            Answer::Pick(Pick::SecondInSuit),
            Answer::Pick(Pick::ByOffender),
            Answer::Law(laws::Answer::Number(1)),
        ];
        if edition != Edition::Laws2007 {
            answers.push(Answer::NO);
        }
        answers.push(Answer::YES);
        let advice = ruled(Topic::Revoke, edition, &answers).consult();
        for language in Language::ALL {
            let w = say::words(language);
            let aloud = say::ruling_aloud(w, &advice);
            assert!(!aloud.contains(&w.t("order-no-transfer")), "{aloud}");
            let again = w.with("order-no-transfer-again-of", "seat", w.seat(Seat::East));
            assert!(aloud.contains(&again), "{aloud}");
        }
    }
}

#[test]
fn how_grave_an_offence_is_is_not_said_aloud() {
    let late = |penalty| {
        let answers = [
            Answer::Provision(openroom_lawbook::provisions::L90B6),
            Answer::YES,
            seat(Seat::South),
            Answer::Pick(Pick::BreachOfProcedure),
            Answer::Pick(penalty),
            Answer::Points("10".parse().unwrap()),
        ];
        ruled(Topic::Procedure, Edition::Laws2017, &answers)
    };
    for language in Language::ALL {
        let w = say::words(language);
        let aloud = say::ruling_aloud(w, &late(Pick::Procedural).consult());
        assert!(!aloud.contains(&w.t("ruling-procedure-not-kept")), "{aloud}");
        assert!(aloud.contains(&w.with("ruling-procedural-penalty", "points", "10")), "{aloud}");
    }
}

pub(crate) fn seat(seat: Seat) -> Answer {
    Answer::Law(laws::Answer::Seat(seat))
}

pub(crate) fn card(text: &str) -> Answer {
    Answer::Law(laws::Answer::Card(text.parse().unwrap(), None))
}

pub(crate) fn bid(text: &str) -> Answer {
    Answer::Law(laws::Answer::Call(text.parse().unwrap(), None))
}

fn number(number: u8) -> Answer {
    Answer::Law(laws::Answer::Number(number))
}

/// The consultation after these answers, ruled or not.
pub(crate) fn asked(topic: Topic, edition: Edition, answers: &[Answer]) -> Consultation {
    let mut now = Consultation::new(topic, edition, Regulations::default());
    for answer in answers {
        let question = now.consult().open[0];
        now = now.answered(question, *answer);
        assert_eq!(now.consult().unused, Vec::<usize>::new(), "{answer:?} to {question:?}");
    }
    now
}

#[test]
fn who_called_out_of_turn_hears_what_his_next_call_brings() {
    let w = say::words(Language::En);
    let to_call = |edition, calls: &[&str]| {
        let mut answers = vec![seat(Seat::East), bid("1H"), seat(Seat::West), Answer::NO];
        answers.extend([Answer::Pick(Pick::Nobody), Answer::NO]);
        answers.extend(calls.iter().map(|call| bid(call)));
        let now = asked(Topic::CallOutOfTurn, edition, &answers);
        let advice = now.consult();
        say::aloud(w, &advice, edition, &advice.open[0]).unwrap()
    };
    assert_eq!(to_call(Edition::Laws2017, &[]), "West: Make a call.");
    let own = to_call(Edition::Laws2017, &["pass", "pass"]);
    assert!(own.starts_with("East: Make a call.") && own.contains("comparable"), "{own}");
    assert!(own.contains("first lead"), "{own}");
}

/// After a second low bid, or a double that is not comparable, no call frees the partner.
#[test]
fn whose_second_low_bid_is_refused_hears_that_his_partner_must_pass() {
    for edition in Edition::ALL {
        let first = [seat(Seat::North), bid("1S"), seat(Seat::East), bid("1H")];
        let refused = [&first[..], &[Answer::Pick(Pick::NothingSince), Answer::NO]].concat();
        let again = [&refused[..], &[bid("1D")]].concat();
        let lost = [&again[..], &[Answer::NO]].concat();
        for language in Language::ALL {
            let w = say::words(language);
            let put = |answers: &[Answer]| {
                let now = asked(Topic::InsufficientBid, edition, answers);
                let advice = now.consult();
                say::aloud(w, &advice, edition, &advice.open[0]).unwrap()
            };
            let once = if edition == Edition::Laws2007 {
                ["options-replace-bid-once", "options-replace-again-once"]
            } else {
                ["options-replace-bid", "options-replace-again"]
            };
            assert!(put(&refused).ends_with(&w.t(once[0])), "{}", put(&refused));
            assert!(put(&again).contains(&w.t("effect-bid-refused-again")), "{}", put(&again));
            assert!(put(&lost).ends_with(&w.t(once[1])), "{}", put(&lost));
        }
    }
}

#[test]
fn a_penalty_card_that_is_played_now_is_not_also_to_be_played_later() {
    let not_accepted = [seat(Seat::South), seat(Seat::East), card("SK"), card("D5"), card("CA"), Answer::NO];
    let advice = ruled(Topic::PenaltyCardNotPlayed, Edition::Laws2017, &not_accepted).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert!(said.contains("East must play ♠K (when he next plays)."), "{said}");
    assert!(said.contains("East must play ♣A as soon as"), "{said}");
    assert!(!said.contains("East must play ♠K as soon as"), "{said}");
}

#[test]
fn under_which_head_facts_were_ruled_is_not_said() {
    let facts = [Answer::YES, Answer::Topic(Topic::SeenElsewhere), seat(Seat::West), Answer::NO, Answer::NO];
    let advice = ruled(Topic::Facts, Edition::Laws2017, &facts).consult();
    let w = say::words(Language::En);
    assert!(!say::ruling_aloud(w, &advice).contains("prescribes"));
    let told: Vec<String> = advice.told().map(|(by, order)| say::order(w, &advice, by, order)).collect();
    assert!(told.iter().all(|line| !line.contains("prescribes")), "{told:?}");
}

#[test]
fn a_kept_ruling_is_listed_with_its_table_and_board() {
    let record = Record {
        event: "Club Mo".to_owned(),
        table: "4".to_owned(),
        board: Some(7),
        ..Record::new(&confidential(Edition::Laws2017))
    };
    assert_eq!(say::place_in_a_line(say::words(Language::En), &record), "Club Mo, Table 4, Board 7");
    let nothing = Record::new(&confidential(Edition::Laws2017));
    assert_eq!(say::place_in_a_line(say::words(Language::En), &nothing), "");
}

#[test]
fn what_is_said_does_not_contradict_itself() {
    let w = say::words(Language::En);
    let objected = [seat(Seat::South), Answer::Law(laws::Answer::Suit(openroom_cards::Suit::Spades))];
    let objected = [&objected[..], &[seat(Seat::East), number(5), number(0), Answer::YES]].concat();
    let said = say::ruling_aloud(w, &ruled(Topic::Claim, Edition::Laws2017, &objected).consult());
    assert!(said.contains("Play goes on.") && !said.contains("Play stops."), "{said}");
    let dealt = asked(Topic::SeenElsewhere, Edition::Laws2017, &[seat(Seat::North), Answer::NO, Answer::YES]);
    let question = dealt.consult().open[0];
    let redealt = question.answers(Edition::Laws2017)[1];
    let said = say::ruling_aloud(w, &dealt.answered(question, redealt).consult());
    assert!(said.contains("dealt again") && !said.contains("cancelled"), "{said}");
}

#[test]
fn without_tricks_transferred_nobody_is_asked_whether_they_are_enough() {
    let w = say::words(Language::En);
    let established = [Answer::Pick(Pick::IsEstablished), seat(Seat::East)];
    let question = |more: &[Answer]| {
        let now = asked(Topic::Revoke, Edition::Laws2017, &[&established[..], more].concat());
        let advice = now.consult();
        assert_eq!(advice.open[0].what, What::Desk(Query::CompensatedEnough));
        say::question(w, &advice, &advice.open[0])
    };
    assert!(question(&[Answer::Pick(Pick::AfterRound)]).contains("no trick is transferred"));
    let counted = [Answer::Pick(Pick::NoneOfThese), Answer::Pick(Pick::ByOffender), number(1)];
    assert!(question(&counted).contains("tricks transferred"));
}

/// Whether the desk takes the answer to its first open question.
pub(crate) fn takes(now: &Consultation, answer: Answer) -> bool {
    now.answered(now.consult().open[0], answer).consult().unused.is_empty()
}

#[test]
fn what_cannot_be_is_not_taken() {
    let withdrawn = [seat(Seat::East)];
    let mut first_lead = asked(Topic::FirstLead, Edition::Laws2017, &withdrawn);
    while !matches!(first_lead.consult().open[0].what, What::Law(laws::What::Fact(laws::Fact::Declarer))) {
        let question = first_lead.consult().open[0];
        first_lead = first_lead.answered(question, question.answers(Edition::Laws2017)[0]);
    }
    assert!(!takes(&first_lead, seat(Seat::East)) && !takes(&first_lead, seat(Seat::West)));
    assert!(takes(&first_lead, seat(Seat::South)));
    let counts = [14, 12, 13, 13].map(number);
    let lacks = [Answer::NO, Answer::NO, Answer::NO, Answer::NO, card("HK")];
    let wrong = asked(Topic::WrongNumber, Edition::Laws2017, &[&counts[..], &lacks].concat());
    assert!(matches!(wrong.consult().open[0].what, What::Desk(Query::LackedCardMoved(Seat::East))));
    for place in [Pick::HandOfEast, Pick::HandOfSouth, Pick::HandOfWest] {
        assert!(!takes(&wrong, Answer::Pick(place)), "{place:?}");
    }
    assert!(takes(&wrong, Answer::Pick(Pick::HandOfNorth)));
}

#[test]
fn counts_near_thirteen_come_first() {
    let now = asked(Topic::WrongNumber, Edition::Laws2017, &[]);
    let answers = now.consult().open[0].answers(Edition::Laws2017);
    assert_eq!(answers[..6], [11, 12, 13, 14, 15, 0].map(number));
    assert_eq!(answers.len(), 53);
}

#[test]
fn where_a_bid_is_asked_only_bids_are_offered() {
    let now = asked(Topic::InsufficientBid, Edition::Laws2017, &[seat(Seat::North)]);
    let question = now.consult().open[0];
    assert_eq!(question.what, What::Desk(Query::LastBid));
    assert_eq!(question.answers(Edition::Laws2017).len(), 35);
}

#[test]
fn a_lead_to_the_next_trick_is_named() {
    let answers = [
        seat(Seat::South),
        Answer::Pick(Pick::LedToNextTrick),
        seat(Seat::South),
        card("H3"),
        seat(Seat::South),
        card("HA"),
    ];
    let now = asked(Topic::PlayedTooEarly, Edition::Laws2017, &answers);
    let advice = now.consult();
    let said = say::question(say::words(Language::En), &advice, &advice.open[0]);
    assert_eq!(said, "Do you accept ♥A, led to the next trick by South?");
}

#[test]
fn a_revoke_that_costs_nothing_is_named_by_its_player() {
    let w = say::words(Language::En);
    let established = [Answer::Pick(Pick::IsEstablished), seat(Seat::East)];
    for edition in Edition::ALL {
        let answers = [&established[..], &[Answer::Pick(Pick::CardOfDummy), Answer::YES]].concat();
        let dummys = ruled(Topic::Revoke, edition, &answers).consult();
        let said: Vec<String> = dummys.told().map(|(by, order)| say::order(w, &dummys, by, order)).collect();
        let named = "For the revoke of East no tricks are transferred.";
        assert_eq!(said.iter().filter(|text| *text == named).count(), 1, "{said:?}");
    }
    let both = [&established[..], &[Answer::Pick(Pick::BothSidesRevoked), Answer::YES]].concat();
    let both = ruled(Topic::Revoke, Edition::Laws2007, &both).consult();
    let said: Vec<String> = both.told().map(|(by, order)| say::order(w, &both, by, order)).collect();
    let named = "For the revokes of both sides no tricks are transferred.";
    assert_eq!(said.iter().filter(|text| *text == named).count(), 1, "{said:?}");
}

#[test]
fn a_disputed_score_is_about_the_tricks_of_the_whole_board() {
    let answers = [Answer::Pick(Pick::TricksDiffer), seat(Seat::East), Answer::Pick(Pick::InRound)];
    let now = asked(Topic::ScoreDispute, Edition::Laws2017, &[&answers[..], &[seat(Seat::North)]].concat());
    let advice = now.consult();
    let said = |language| say::question(say::words(language), &advice, &advice.open[0]);
    assert_eq!(said(Language::En), "How many of the thirteen tricks did North-South win?");
    for language in Language::ALL {
        assert!(!said(language).contains("13"), "{}", said(language));
    }
}

#[test]
fn who_says_nothing_hears_what_that_brings() {
    let w = say::words(Language::En);
    let led = |answers: &[Answer]| {
        let now = asked(Topic::LeadOutOfTurn, Edition::Laws2017, answers);
        let advice = now.consult();
        say::aloud(w, &advice, Edition::Laws2017, &advice.open[0]).unwrap()
    };
    let declarer =
        [seat(Seat::South), Answer::NO, seat(Seat::South), card("HK"), seat(Seat::East), Answer::NO];
    let said = led(&[&declarer[..], &[Answer::Pick(Pick::Nobody)]].concat());
    assert!(said.contains("Say nothing – what your partner says counts"), "{said}");
}

#[test]
fn what_each_of_two_teams_gets_is_told_in_imps() {
    let w = say::words(Language::En);
    let both = [Answer::Pick(Pick::NotComparable), Answer::Pick(Pick::BothTeams)];
    let of_faults = |faults: [Pick; 2]| {
        let answers = [&both[..], &faults.map(Answer::Pick)].concat();
        say::ruling_aloud(w, &ruled(Topic::Teams, Edition::Laws2017, &answers).consult())
    };
    let said = of_faults([Pick::DirectlyAtFault, Pick::DirectlyAtFault]);
    assert!(said.contains("Each of the two teams gets -3 IMPs."), "{said}");
    let said = of_faults([Pick::PartlyAtFault, Pick::DirectlyAtFault]);
    assert!(said.contains("North-South gets 0 IMPs (average)."), "{said}");
    assert!(said.contains("East-West gets -3 IMPs (average minus)."), "{said}");
    assert!(!takes(&asked(Topic::Teams, Edition::Laws2017, &both), Answer::Pick(Pick::NotAtFault)));
    let answers = [
        Answer::NO,
        Answer::NO,
        Answer::Pick(Pick::Imps),
        Answer::Pick(Pick::DirectlyAtFault),
        Answer::Pick(Pick::NotAtFault),
    ];
    let advice = ruled(Topic::Teams, Edition::Laws2007, &answers).consult();
    let said = say::ruling_aloud(w, &advice);
    assert!(said.contains("North-South gets -3 IMPs (average minus)."), "{said}");
    assert!(said.contains("East-West gets +3 IMPs (average plus)."), "{said}");
}

#[test]
fn an_order_is_told_once_in_the_reasoning() {
    let established = [Answer::Pick(Pick::IsEstablished), seat(Seat::East)];
    let both = [&established[..], &[Answer::Pick(Pick::BothSidesRevoked), Answer::YES]].concat();
    let now = ruled(Topic::Revoke, Edition::Laws2007, &both);
    let mut lines = say::reasoning(say::words(Language::En), &now, &now.consult());
    let all = lines.len();
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), all, "{lines:?}");
    assert!(now.consult().steps.len() > all, "nothing was ordered twice");
}

#[test]
fn who_has_come_back_to_it_does_not_come_back_again() {
    let partner = |more: &[Answer]| {
        let begun =
            [seat(Seat::North), Answer::Pick(Pick::Hesitation), Answer::Pick(Pick::Opponent), Answer::YES];
        let now = asked(Topic::Unauthorized, Edition::Laws2017, &[&begun[..], more].concat());
        let advice = now.consult();
        (advice.is_ruled(), say::ruling_aloud(say::words(Language::En), &advice))
    };
    let (ruled, said) = partner(&[Answer::YES, Answer::NO]);
    assert!(ruled && said.contains("The score stands.") && !said.contains("comes back"), "{said}");
    let (ruled, said) = partner(&[Answer::NO]);
    assert!(ruled && said.contains("The Director comes back to it after the play."), "{said}");
}

#[test]
fn what_the_director_may_do_is_decided_and_not_told_beside_it() {
    for edition in Edition::ALL {
        let begun = [seat(Seat::East), Answer::Pick(Pick::NotAllowed), Answer::YES, Answer::NO];
        let penalty = [Answer::Pick(Pick::Procedural), Answer::Points("-10".parse().unwrap())];
        let advice = ruled(Topic::Agreement, edition, &[&begun[..], &penalty[..]].concat()).consult();
        let w = say::words(Language::En);
        let told: Vec<String> = advice.told().map(|(by, order)| say::order(w, &advice, by, order)).collect();
        assert_eq!(
            told,
            ["The score stands.", "A procedural penalty of 10 is given, in the points of the event."]
        );
    }
}

#[test]
fn dummy_who_claims_is_penalized_or_not() {
    let notrump = Answer::NO;
    let claimed = [seat(Seat::South), notrump, seat(Seat::North)];
    let none = Answer::Pick(Pick::NoPenaltyAtAll);
    let advice = ruled(Topic::Claim, Edition::Laws2017, &[&claimed[..], &[none]].concat()).consult();
    let said = say::ruling_aloud(say::words(Language::En), &advice);
    assert_eq!(said, "North was not entitled to that. No penalty is given.");
}

#[test]
fn a_score_that_one_player_leaves_and_the_other_does_not_is_adjusted() {
    for edition in Edition::ALL {
        let answers = [
            seat(Seat::East),
            Answer::Pick(Pick::NonOffendersOwn),
            Answer::YES,
            Answer::NO,
            Answer::YES,
            Answer::YES,
            Answer::NO,
            Answer::Pick(Pick::Matchpoints),
        ];
        let advice = ruled(Topic::Withdrawn, edition, &answers).consult();
        let said = say::ruling_aloud(say::words(Language::En), &advice);
        assert!(
            said.contains("North-South gets 60 % of the matchpoints (average plus).")
                && !said.contains("stands"),
            "{said}"
        );
        assert!(!said.contains("The board gets an adjusted score."), "{said}");
    }
}

#[test]
fn what_binds_a_player_is_said_as_a_sentence() {
    let w = say::words(Language::En);
    let none = Answer::Pick(Pick::NoneOfThese);
    let exposed = [seat(Seat::South), seat(Seat::East), card("HK"), none, Answer::YES];
    let stays = ruled(Topic::ExposedCard, Edition::Laws2017, &[&exposed[..], &[Answer::NO]].concat());
    let said = say::ruling_aloud(w, &stays.consult());
    assert!(said.contains("♥K of East becomes a major penalty card"), "{said}");
    let required = Answer::Law(laws::Answer::Require(openroom_cards::Suit::Hearts));
    let back =
        ruled(Topic::ExposedCard, Edition::Laws2017, &[&exposed[..], &[Answer::YES, required]].concat());
    let advice = back.consult();
    let told: Vec<String> = advice.told().map(|(by, order)| say::order(w, &advice, by, order)).collect();
    assert!(!told.iter().any(|line| line.contains("penalty card and stays")), "{told:?}");
}
