use openroom_cards::{BySeat, Call, Card, Cards, Denomination, Rank, Seat, Suit};
use openroom_lawbook::Edition;
use openroom_laws::{
    Act, Attended, Because, CaseNo, Conveyance, Designation, Explanation, Exposure, Inspection, Overstep,
    Place, Pocket, Review, Seen, SystemCard, Table, Warning, Who as LawsWho,
};

use proptest::prelude::*;
use proptest::sample::select;

use super::begin::Begin;
use super::words::{ACTS, act as words_of};
use super::{Tables, act, words};
use crate::line::{Line, Says};
use crate::{Driver, parse, run};

fn table() -> Table {
    let mut table = Begin::new(openroom_laws::Settings::of(Edition::Laws2017)).table().unwrap();
    table.act(Act::Call { by: Seat::North, call: Call::Pass }).unwrap();
    table
}

fn read(text: &str, table: &Table) -> Act {
    let line = Line::read(1, text).unwrap().unwrap();
    match line.says {
        Says::Acts(who) => {
            act::by(who, line.words(), table).unwrap_or_else(|fault| panic!("{text}: {fault}"))
        }
        Says::States => act::nobody(line.words()).unwrap().unwrap_or_else(|| panic!("{text}")),
        says => panic!("{text}: {says:?}"),
    }
}

fn samples(table: &Table) -> Vec<Act> {
    use Seat::*;
    let by = East;
    let card = Card::new(Suit::Hearts, Rank::Ten);
    let cards: Cards = [card, Card::new(Suit::Spades, Rank::Two)].into_iter().collect();
    let call = table.calls()[0].at;
    let text = || Box::<str>::from("some, words");
    let says = || Box::new(Explanation { text: text(), meaning: None });
    let players = [LawsWho::Player(West), LawsWho::Director];
    let mut acts = vec![
        Act::TakeHand { by, from: Pocket::Own },
        Act::TakeHand { by, from: Pocket::Of(South) },
        Act::TakeHand { by, from: Pocket::OtherBoard },
        Act::CountCards { by, cards: 12 },
        Act::ReturnHand { by },
        Act::LearnOfBoard { by, what: text() },
        Act::ConsultCard { by, whose: SystemCard::Own },
        Act::ConsultCard { by, whose: SystemCard::Opponents },
        Act::UseAid { by },
        Act::ReportDeviation { call, reported: LawsWho::Director },
        Act::ReportDeviation { call, reported: LawsWho::Player(West) },
        Act::ComeBack,
        Act::Call { by, call: Call::Double },
        Act::BidAboveSeven { by, level: 8, denomination: Denomination::NoTrump },
        Act::DoubleNaming { by, call: Call::Double, named: "3H".parse().unwrap() },
        Act::ChangeCall { by, to: Call::Pass, because: Because::Unsaid },
        Act::ChangeCall { by, to: Call::Pass, because: Because::Slip },
        Act::CallTogether {
            calls: Box::new(BySeat::new([Some(Call::Pass), None, Some(Call::Double), None])),
        },
        Act::WarnOfSkip { by },
        Act::Alert { by, call },
        Act::Announce { by, call, text: text() },
        Act::Ask { by, about: Some(call) },
        Act::Ask { by, about: None },
        Act::Explain { by, call, says: says() },
        Act::CorrectExplanation { by, call, says: says() },
        Act::AskReview { by },
        Act::LeadFaceDown { by, card },
        Act::FaceLead { by },
        Act::Play { by, card },
        Act::PlayTogether { by, cards },
        Act::PlayAtOnce { plays: Box::new(BySeat::new([Some(card), Some(card), None, None])) },
        Act::RenameCard { by, to: card, because: Because::Unsaid },
        Act::RenameCard { by, to: card, because: Because::Slip },
        Act::DummyPlays { card },
        Act::DummySuggests { card },
        Act::AskAboutRevoke { by, of: West },
        Act::SpreadHand { by },
        Act::TakeBackCard { by, card },
        Act::PutBack { by, card },
        Act::TurnDown { by },
        Act::PointOutTrick { by, of: West, trick: 0 },
        Act::InspectTrick { by, trick: 12, whose: Inspection::Own },
        Act::InspectTrick { by, trick: 3, whose: Inspection::All },
        Act::InspectTrick { by, trick: 3, whose: Inspection::OwnShown },
        Act::MixCards { by },
        Act::Claim { by, tricks: 12, statement: "text".into() },
        Act::Claim {
            by,
            tricks: 5,
            statement: Box::new(openroom_laws::Statement {
                steps: vec![
                    openroom_laws::Step::DrawTrumps,
                    openroom_laws::Step::Cash(vec![card, card]),
                    openroom_laws::Step::Ruff(card.suit(), by),
                    openroom_laws::Step::Cross(by, card.suit()),
                    openroom_laws::Step::Finesse { missing: card, with: card },
                    openroom_laws::Step::Play(card.suit(), openroom_laws::LineOrder::TopDown),
                ],
                throws: vec![card],
                concedes: vec![
                    openroom_laws::Conceded::Suit(card.suit()),
                    openroom_laws::Conceded::Card(card),
                ],
                words: "and more".to_owned(),
            }),
        },
        Act::AskContract { by },
        Act::SayTurn { by, of: West },
        Act::OmitCard { by },
        Act::PlayHiding { by, card, hidden: card, seen: Seen::Upper },
        Act::PlayHiding { by, card, hidden: card, seen: Seen::Unknown },
        Act::DummyUses { right: openroom_laws::DummysRight::TellsDirector },
        Act::DummyUses { right: openroom_laws::DummysRight::CountsTricks },
        Act::DummyUses { right: openroom_laws::DummysRight::SeesToFollowing },
        Act::DummyUses { right: openroom_laws::DummysRight::PlaysAsDirected },
        Act::DummyOversteps { how: Overstep::ShownByDefender(West) },
        Act::DummyWarns { of: Warning::Defender },
        Act::Claim { by, tricks: 12, statement: "".into() },
        Act::Concede { by, tricks: 1 },
        Act::Object { by },
        Act::Acquiesce { by },
        Act::CallOnNextBoard { by },
        Act::EndRound,
        Act::StateTricks { by, declarers: 9 },
        Act::PassTray { by },
        Act::CallDirector { by },
        Act::SettleThemselves { by, what: text() },
        Act::AskWaiver { by, case: CaseNo(0) },
        Act::WithdrawRuling { case: CaseNo(1) },
    ];
    acts.extend([Review::Right, Review::Partial, Review::Wrong].map(|given| Act::GiveReview { by, given }));
    acts.extend(
        [
            Exposure::Shown,
            Exposure::AsDummy,
            Exposure::Dropped,
            Exposure::Held,
            Exposure::Led,
            Exposure::Named,
            Exposure::ByAnother(South),
        ]
        .map(|how| Act::ExposeCards { by, cards, how }),
    );
    acts.extend(
        [
            Designation::Card(card),
            Designation::Touched(card),
            Designation::Suit(Suit::Clubs),
            Designation::Rank(Rank::Ace),
            Designation::High,
            Designation::Low,
            Designation::Win,
            Designation::Anything,
            Designation::NotHeld(card),
        ]
        .map(|designation| Act::Name { by, designation }),
    );
    acts.extend(
        [Overstep::ExchangedHands, Overstep::LeftSeat, Overstep::LookedAtDefender(West), Overstep::TookPart]
            .map(|how| Act::DummyOversteps { how }),
    );
    acts.extend([Warning::WrongHand, Warning::Other].map(|of| Act::DummyWarns { of }));
    for by in players {
        acts.extend(
            [
                Attended::Whatever,
                Attended::WhatHeSaw,
                Attended::Act(call),
                Attended::Revoke { by: East, trick: None },
                Attended::Revoke { by: East, trick: Some(4) },
                Attended::WrongBoard,
            ]
            .map(|to| Act::DrawAttention { by, to }),
        );
        acts.extend(
            [
                Place::Hand(West),
                Place::Played(West),
                Place::Board,
                Place::Elsewhere,
                Place::OtherPack,
                Place::Nowhere,
            ]
            .map(|place| Act::FindCard { by, card, of: East, place }),
        );
        acts.extend(
            [
                Conveyance::Remark,
                Conveyance::Question,
                Conveyance::Alert,
                Conveyance::Hesitation,
                Conveyance::Haste,
                Conveyance::Manner,
            ]
            .map(|how| Act::Convey { by: East, how, reported: by, text: text() }),
        );
    }
    acts
}

#[test]
fn every_act_is_read_as_it_is_written() {
    let table = table();
    for sample in samples(&table) {
        let written = words_of(&sample, &table);
        assert_eq!(read(&written, &table), sample, "{written}");
    }
}

#[test]
fn every_form_of_act_has_a_sample() {
    let table = table();
    let written: Vec<String> = samples(&table).iter().map(|act| words_of(act, &table)).collect();
    let told_apart = ["SEAT CALL is MEANING", "Director rules on CALL: QUESTION ANSWER"];
    for (form, _) in ACTS.iter().filter(|(form, _)| !told_apart.contains(form)) {
        let fixed: Vec<&str> =
            form.split(' ').filter(|word| word.bytes().any(|b| b.is_ascii_lowercase())).collect();
        let has = written.iter().any(|line| fixed.iter().all(|word| line.split(' ').any(|it| it == *word)));
        assert!(has, "{form}");
    }
}

#[test]
fn all_words_are_different() {
    for list in
        [words::ORDERS, words::RULES, words::ENDS, words::FINDINGS, words::CHOICES, words::WAITS, ACTS]
    {
        let mut forms: Vec<&str> = list.iter().map(|(form, _)| *form).collect();
        forms.sort_unstable();
        let all = forms.len();
        forms.dedup();
        assert_eq!(forms.len(), all, "{forms:?}");
    }
}

fn failures(lines: &str) -> Vec<String> {
    let document = parse(&format!("```table 2017\n{lines}\n```\n")).unwrap();
    let run = run(&document, &document.blocks[0], Edition::Laws2017, Some(&Tables));
    run.failures.iter().map(ToString::to_string).collect()
}

#[test]
fn a_table_begins_anywhere() {
    assert_eq!(failures("board 2\nauction so far pass 1NT\nturn W\nauction pass 1NT"), [""; 0]);
    assert_eq!(failures("board 2\nturn N"), ["3:1: expected `turn N`; it is `turn E`"]);
    let play = "dealer S\nhand N AK.Q.J.9\nhand E 32.2.2.2\nhand S QJ.A.A.A\nhand W 54.3.3.3\ncontract 3NT by S\n\
        tricks so far N N N N N N N S\nphase play\nturn S\ntricks NS 8\nS SQ\nW S4\nN SK\nE S2\nturn N\ntricks NS 9";
    assert_eq!(failures(play), [""; 0]);
    let seen = format!(
        "{play}\nsees W W C3 D3 H3 S5\nsees W N SA HQ DJ C9\nsees W E nothing\nsees Director E D2 C2 H2 S3"
    );
    assert_eq!(failures(&seen), [""; 0]);
}

#[test]
fn a_result_is_worth_something() {
    let passed = "dealer N\nN pass\nE pass\nS pass\nW pass\nend of play\nresult Pass\nscore NS 0\nscore EW 0";
    assert_eq!(failures(passed), [""; 0]);
    let last = "dealer S, NS vulnerable\nhand N A...\nhand E K...\nhand S 2...\nhand W 3...\ncontract 3NT by S\n\
        tricks so far N N N N N N N N E E E E\nturn E\nE SK\nS S2\nW S3\nN SA\nresult 3NTS=\nscore NS +600\n\
        score EW -600\ntricks NS 9";
    assert_eq!(failures(last), [""; 0]);
}

#[test]
fn faults_say_where() {
    assert_eq!(failures("dealer Q"), ["2:8: found `Q`, expected a seat (N, E, S or W)"]);
    assert_eq!(failures("dealer N, some vulnerable"), ["2:11: found `some`, expected none, NS, EW or both"]);
    assert_eq!(
        failures("N holds S2\nE holds S2\nturn N"),
        ["3:9: found `S2`, expected a card that no other hand holds: N holds it"]
    );
    assert_eq!(
        failures("N holds S2\nhand E AS.2..\nturn N"),
        ["3:8: found `AS.2..`, expected a hand in PBN (AKQ2.T98.543.762)"]
    );
    assert_eq!(
        failures("N holds S2\nhand E A2.2..\nturn N"),
        ["3:8: found `A2.2..`, expected cards that no other hand holds: N holds S2"]
    );
    assert_eq!(failures("W holds SA SA\nturn N"), ["2:12: found `SA`, expected each card once"]);
    let fourteen = format!("tricks so far{}\nturn N", " N".repeat(14));
    assert_eq!(failures(&fourteen), ["2:41: found `N`, expected nothing more: there are 13 tricks"]);
    let late = "expected this line before the first act or check: it says how the block begins";
    assert_eq!(failures("N 1S\ndealer E"), [format!("3:1: found `dealer`, {late}")]);
    assert_eq!(failures("N 1S\nE holds SA"), [format!("3:3: found `holds`, {late}")]);
    assert_eq!(failures("N 1S E pass"), ["2:6: found `E`, expected nothing more: one thing a line"]);
    let large = "expected a number within reach, which this one is too large for";
    assert_eq!(failures("N 1S\ntricks NS 99999"), [format!("3:11: found `99999`, {large}")]);
    assert_eq!(
        failures("E 1H\nS draws attention\nS accept call out of turn? no\n=> 31 call stnds E 1H\nturn N")[0],
        "5:1: did not come: => 31 call stnds E 1H; there is no word `stnds`"
    );
    let dealer = "expected the dealer, before the auction, and only once";
    for (twice, found) in [
        ("dealer N\ndealer E", "dealer"),
        ("dealer N\nboard 2", "board"),
        ("auction so far 1S\ndealer E", "dealer"),
    ] {
        assert_eq!(failures(&format!("{twice}\nturn E")), [format!("3:1: found `{found}`, {dealer}")]);
    }
    assert_eq!(
        failures("NS vulnerable\ndealer E, EW vulnerable\nturn E"),
        ["3:1: found `dealer`, expected the vulnerability only once"]
    );
    assert_eq!(failures("board 0\nturn N"), ["2:7: found `0`, expected the number of a board"]);
    assert!(failures("N jumps")[0].starts_with("2:3: found `jumps`, expected a call, a card or another act"));
    assert!(
        failures("tunr N")[0]
            .starts_with("2:1: found `tunr`, expected a person, how the block begins, or a check")
    );
    assert_eq!(
        failures("N 1S\nE 1H\nS draws attention\nS accept call? maybe"),
        ["5:16: found `maybe`, expected yes or no"]
    );
    assert_eq!(failures("E 1H is odd\nturn N"), ["2:9: found `odd`, expected natural or artificial"]);
}

#[test]
fn a_result_that_is_not_there_yet_is_checked() {
    assert_eq!(failures("N 1S\nresult none yet\nscore NS none yet"), [""; 0]);
    assert_eq!(failures("N 1S\nresult 1SN="), ["3:1: expected `result 1SN=`; it is `result none yet`"]);
}

#[test]
fn a_void_is_written_alike_in_a_deal_and_a_hand() {
    let deal = "deal N:-.AKQJT98765432.-.- AKQJT98765432.-.-.- -.-.AKQJT98765432.- -.-.-.AKQJT98765432";
    assert_eq!(failures(&format!("{deal}\nturn N")), [""; 0]);
}

#[test]
fn a_table_that_prevents_refuses() {
    assert_eq!(failures("table prevents\nN 1S\nE 1H\nrefused 18D prevented\nturn E"), [""; 0]);
}

#[test]
fn a_header_names_a_preset_and_options() {
    let begun = |header: &str| {
        let document = parse(&format!("```table 2017 {header}\nturn N\n```\n")).unwrap();
        Tables.begin(Edition::Laws2017, &document.blocks[0].header).map(|_| ())
    };
    assert_eq!(begun("preset=pzbs2024"), Ok(()));
    assert_eq!(begun("preset=sbl2017 special_conditions=software_prevents_what_it_can"), Ok(()));
    let fault = |header: &str| begun(header).unwrap_err().to_string();
    assert!(fault("preset=fbi").starts_with("1:15: found `preset=fbi`, expected one of wbf, etbl2017"));
    assert!(fault("special_condition=none").contains("special_conditions"));
    assert!(fault("special_conditions=magic").contains("software prevents what it can"));
}

#[test]
fn an_option_changes_what_the_table_does() {
    let prevented = "N 1S\nE 1H\nrefused 18D prevented\nturn E";
    let under = |option: &str| {
        let document = parse(&format!("```table 2017 {option}\n{prevented}\n```\n")).unwrap();
        run(&document, &document.blocks[0], Edition::Laws2017, Some(&Tables)).failures.is_empty()
    };
    assert!(under("special_conditions=software_prevents_what_it_can"));
    assert!(!under("special_conditions=none"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_lines_at_a_table_are_taken_or_refused(
        lines in proptest::collection::vec((select(SUBJECTS), select(PREDICATES)), 0..24)
    ) {
        let text: Vec<String> = lines.iter().map(|(subject, predicate)| format!("{subject}{predicate}")).collect();
        if let Ok(document) = parse(&format!("```table all\n{}\n```\n", text.join("\n"))) {
            for edition in Edition::ALL {
                let _ = run(&document, &document.blocks[0], edition, Some(&Tables));
            }
        }
    }
}

const SUBJECTS: &[&str] = &["N ", "E ", "S ", "W ", "N ", "E ", "S ", "W ", "Director ", ""];

const PREDICATES: &[&str] = &[
    "1C",
    "1H",
    "1S",
    "2C",
    "2H",
    "3NT",
    "7NT",
    "8C",
    "pass",
    "pass",
    "pass",
    "X",
    "XX",
    "SA",
    "S2",
    "HT",
    "C2",
    "changes to 2H",
    "corrects to 1S",
    "draws attention",
    "draws attention to E 1H",
    "accept call? no",
    "accept call? yes",
    "comparable? no",
    "comparable? yes",
    "forbid suit? H",
    "forbid suit? no",
    "exposes HT",
    "leads SA face down",
    "faces the lead",
    "claims 13",
    "claims 0: all mine",
    "concedes 13",
    "objects",
    "agrees",
    "notices revoke E trick 13",
    "names low",
    "names suit H",
    "touches H2",
    "dummy plays H2",
    "holds SA S2",
    "1H is natural, 4+ H",
    "withdraws ruling 65535",
    "asks to waive case 1",
    "contract 7NTXX by N",
    "contract none",
    "tricks so far N N N N N N N N N N N N N",
    "played so far N SA, E S2",
    "major penalty card E HT",
    "board 4294967295",
    "hand N AKQJT98765432...",
    "auction so far 1C pass pass pass",
    "turn N",
    "restrictions none",
    "may N 1C",
    "sees N E nothing",
    "score NS 0",
    "result PASS",
    "held nothing",
    "round ends",
    "table prevents",
    "attention at once",
    "together N 1C, E 1H",
    "at once E SA, W S2",
    "returns his hand",
    "takes back SA",
    "spreads his hand",
    "=> 27B x",
    "refused",
    "asked nobody",
    "waiting nobody",
];
