use openroom_cards::Denomination;
use openroom_lawbook::provisions::L21B2;
use openroom_laws::{Answer, Choice, Fact, Finding, Place, Question, Table, Wait, What};

use super::{Variables, about, cards, of_seat, suits, title, variant};
use crate::words::Words;

/// The most cards that a question names: no hand holds more.
const LISTED: u32 = 13;

/// A question.
pub fn question(w: Words, table: &Table, question: &Question) -> String {
    let (key, variables) = match &question.what {
        What::Choice(Choice::NameCard { of, cards }) if cards.len() > LISTED => {
            ("choice-name-card-any".to_owned(), of_seat(w, *of))
        }
        What::Choice(Choice::LyingInDummy { cards, .. }) if cards.len() > LISTED => {
            ("choice-lying-in-dummy-any".to_owned(), vec![])
        }
        // He was told nothing wrong: the call over which he called has changed.
        What::Choice(choice @ Choice::ChangeCall(_)) if question.by == L21B2 => {
            ("choice-change-call-after".to_owned(), of_choice(w, table, choice))
        }
        // Here it is about the whole board, and no claim.
        What::Finding(finding @ Finding::TricksOf { .. }) if question.by.law() == Some(79) => {
            ("finding-tricks-won".to_owned(), of_finding(w, table, finding))
        }
        What::Choice(choice) => (format!("choice-{}", variant(choice)), of_choice(w, table, choice)),
        What::Finding(finding) => (format!("finding-{}", variant(finding)), of_finding(w, table, finding)),
        What::Fact(fact) => (format!("fact-{}", variant(fact)), of_fact(w, fact)),
        What::Wait(wait) => (wait_key(*wait).to_owned(), vec![]),
    };
    if w.has(&key) { w.say(&key, &variables) } else { title(w, question.by) }
}

const fn wait_key(wait: Wait) -> &'static str {
    match wait {
        Wait::NextCall(_) => "wait-next-call",
        Wait::NextCard => "wait-next-card",
        Wait::EndOfPlay => "wait-end-of-play",
    }
}

fn of_choice(w: Words, table: &Table, choice: &Choice) -> Variables {
    match choice {
        Choice::AcceptCall(at)
        | Choice::ChangeCall(at)
        | Choice::CallAcceptsOrInTurn(at)
        | Choice::AcceptChange(at)
        | Choice::WithdrawCall(at)
        | Choice::AcceptCard(at)
        | Choice::OpeningLead(at)
        | Choice::TakeBackCard(at)
        | Choice::ObjectToConcession(at)
        | Choice::AgreeToClaim(at)
        | Choice::AskToPlayOn(at)
        | Choice::ConsentToPlayOn(at) => about(w, table, *at),
        Choice::AcceptCallOutOfTurn { call, .. } => about(w, table, *call),
        Choice::AcceptLead { lead, .. } => about(w, table, *lead),
        Choice::ForbidSuit(of)
        | Choice::RequireOrForbidSuit(of)
        | Choice::PartnersLead { forbid: of, .. } => {
            vec![("suits", suits(w, *of))]
        }
        Choice::PenaltyCard(some) | Choice::LyingInDummy { cards: some, .. } => {
            vec![("cards", cards(w, *some))]
        }
        Choice::NameCard { of, cards: some } => {
            vec![("seat", w.seat(*of).to_owned()), ("cards", cards(w, *some))]
        }
        Choice::PlayAgain { hand, .. } => of_seat(w, *hand),
        Choice::ChangeCard { hand, card, .. } => {
            vec![("seat", w.seat(*hand).to_owned()), ("card", w.card(*card))]
        }
        _ => vec![],
    }
}

fn of_finding(w: Words, table: &Table, finding: &Finding) -> Variables {
    match finding {
        Finding::Comparable { withdrawn, new }
        | Finding::SameOrMorePrecise { withdrawn, new }
        | Finding::RepeatsDenomination { withdrawn, new } => {
            vec![("withdrawn", w.call(*withdrawn)), ("new", w.call(*new))]
        }
        Finding::LowestSpecifyingTheSame { withdrawn, new }
        | Finding::NeitherArtificial { withdrawn, new } => {
            let bid = |bid| w.call(openroom_cards::Call::Bid(bid));
            vec![("withdrawn", bid(*withdrawn)), ("new", bid(*new))]
        }
        Finding::Unintended(at)
        | Finding::WithoutPause(at)
        | Finding::ArtificialPass(at)
        | Finding::IsChangeOfCall(at)
        | Finding::DifferentFinalCall(at)
        | Finding::BecauseOfExplanation(at)
        | Finding::TiedToSuits(at) => about(w, table, *at),
        Finding::TouchedToPlay(card)
        | Finding::SeenByTable(card)
        | Finding::Meant { instead_of: card, .. } => {
            vec![("card", w.card(*card))]
        }
        Finding::SpecifiedLegally(seat)
        | Finding::CouldHaveKnown(seat)
        | Finding::ChoseWhatWasSuggested(seat)
        | Finding::ProperLead(seat)
        | Finding::PenaltyCard(seat)
        | Finding::Led(seat)
        | Finding::CouldComply(seat)
        | Finding::CouldBeSeen(seat)
        | Finding::TouchedTable(seat)
        | Finding::AsIfPlayed(seat)
        | Finding::MeantToClaim(seat)
        | Finding::ActedOnWord(seat)
        | Finding::OwnErrorSeenByPartner(seat)
        | Finding::LikelyToInterfere(seat)
        | Finding::KnewEarlier(seat)
        | Finding::PartnerHadReasonToKnow(seat)
        | Finding::MissingCard { of: seat, .. }
        | Finding::WonTheTrick(seat)
        | Finding::Inadvertent(seat) => of_seat(w, *seat),
        Finding::Gained(side)
        | Finding::Damaged(side)
        | Finding::Lowered(side)
        | Finding::GainedByIgnorance(side) => {
            vec![("side", w.side(*side).to_owned())]
        }
        Finding::TricksOf { side, most } => {
            vec![("side", w.side(*side).to_owned()), ("most", most.to_string())]
        }
        Finding::LostToTrump(most)
        | Finding::AlreadyWon(most)
        | Finding::LikelyWon(most)
        | Finding::CannotBeLost(most) => vec![("most", most.to_string())],
        _ => vec![],
    }
}

fn of_fact(w: Words, fact: &Fact) -> Variables {
    match fact {
        Fact::HasCalled(seat) | Fact::CalledAfter(seat) | Fact::CardsOf(seat) => of_seat(w, *seat),
        _ => vec![],
    }
}

/// An answer, in the words of its question.
pub fn answer(w: Words, question: &Question, answer: &Answer) -> String {
    let accepts = matches!(
        question.what,
        What::Choice(
            Choice::AcceptCall(_)
                | Choice::AcceptCallOutOfTurn { .. }
                | Choice::AcceptChange(_)
                | Choice::AcceptLead { .. }
                | Choice::AcceptCard(_)
                | Choice::OpeningLead(_)
        )
    );
    let is_lead = matches!(
        question.what,
        What::Choice(Choice::PartnersLead { .. } | Choice::RequireOrForbidSuit(_) | Choice::ForbidSuit(_))
    );
    let names_a_card = matches!(question.what, What::Choice(Choice::DummysCard(_)));
    match answer {
        Answer::Yes if accepts => w.t("answer-accept"),
        Answer::No if accepts => w.t("answer-refuse"),
        Answer::No if is_lead => w.t("answer-free"),
        Answer::No if names_a_card => w.t("answer-nothing"),
        Answer::Yes => w.t("answer-yes"),
        Answer::No => w.t("answer-no"),
        Answer::InTurn(_) => w.t("answer-in-turn"),
        Answer::Nothing => w.t("answer-nothing"),
        Answer::Spread => w.t("answer-spread"),
        Answer::Seat(seat) => w.seat(*seat).to_owned(),
        Answer::Suit(suit) if is_lead => w.with("answer-forbid", "suits", w.suit(*suit)),
        Answer::Suit(suit) => w.suit(*suit).to_owned(),
        Answer::Highest => w.t("answer-highest"),
        Answer::Lowest => w.t("answer-lowest"),
        Answer::Require(suit) => w.with("answer-require", "suit", w.suit(*suit)),
        Answer::Forbid(of) => w.with("answer-forbid", "suits", suits(w, *of)),
        Answer::Denominations(of) if of.is_empty() => w.t("answer-none"),
        Answer::Denominations(of) => {
            let all: Vec<String> = Denomination::ALL
                .into_iter()
                .filter(|denomination| of.contains(*denomination))
                .map(|denomination| w.denomination(denomination))
                .collect();
            all.join(" ")
        }
        Answer::Number(number) => number.to_string(),
        Answer::Call(call, _) => w.call(*call),
        Answer::Card(card, _) => w.card(*card),
        Answer::Ended(_) => w.t("answer-ended"),
        Answer::Never => w.t("answer-never"),
        Answer::Remedy(remedy) => w.t(format!("remedy-{}", variant(remedy))),
        Answer::Found(card, place) => {
            w.say("answer-found", &[("card", w.card(*card)), ("place", self::place(w, *place))])
        }
    }
}

/// Where a card was found.
fn place(w: Words, place: Place) -> String {
    let seat = match place {
        Place::Hand(seat) | Place::Played(seat) => w.seat(seat),
        Place::Board | Place::Elsewhere | Place::OtherPack | Place::Nowhere => "",
    };
    w.with(&format!("found-{}", variant(&place)), "seat", seat)
}
