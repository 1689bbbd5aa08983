//! How the players of the demonstration play a board at the engine's table, now and then irregularly.

use openroom_cards::{Board, Call, Card, Cards, Deal, Seat, Suit};
use openroom_laws::walk::Random;
use openroom_laws::{
    Act, Answer, Attended, Denominations, Event, Meaning, Nature, Phase, SetUp, SetUpError, Settings, Span,
    Table, Who,
};

use super::bidding::{Sees, lead};

/// More steps than any board takes.
const STEPS: usize = 800;

/// Plays a board to its end and gives the events of its table.
pub(super) fn play(
    board: Board,
    deal: &Deal,
    settings: Settings,
    opening: &dyn Fn(&Table) -> Option<Act>,
    random: &mut Random,
) -> Result<Vec<Event>, SetUpError> {
    let mut setup = SetUp::dealt(settings, board.dealer, deal);
    setup.vulnerability = board.vulnerability;
    let mut table = Table::new(setup)?;
    let mut slip = random.one_in(9).then(|| random.below(40));
    for step in 0..STEPS {
        if answer(&mut table, random) {
            continue;
        }
        if table.phase() == Phase::Over {
            break;
        }
        if slip.is_some_and(|at| step as u32 >= at) && irregular(&mut table, random) {
            slip = None;
            continue;
        }
        let calls = table.calls().len();
        if !regular(&mut table, random) {
            break;
        }
        if table.calls().len() > calls
            && let Some(record) = opening(&table)
        {
            let _ = table.act(record);
        }
    }
    Ok(table.events().to_vec())
}

/// What the opening bids of the demonstration show.
pub(super) fn openings() -> Vec<(Call, Meaning)> {
    let points = |least, most| Some(Span { least, most });
    let shows = |text: &str, strength: Option<Span>| {
        let call: Call = text.parse().ok()?;
        Some((call, Meaning { strength, ..Meaning::natural(call) }))
    };
    let strong = |text: &str| {
        let call: Call = text.parse().ok()?;
        let meaning = Meaning::showing(Nature::Artificial, Denominations::NONE);
        Some((
            call,
            Meaning { strength: points(20, 37), purpose: Some("strong, any hand".into()), ..meaning },
        ))
    };
    let natural = ["1C", "1D", "1H", "1S"].map(|text| shows(text, points(11, 21)));
    let others = [shows("1NT", points(15, 17)), strong("2C"), shows("2NT", points(20, 21))];
    natural.into_iter().chain(others).flatten().collect()
}

/// Answers the first question: players decline what they need not accept, the Director finds as he may.
fn answer(table: &mut Table, random: &mut Random) -> bool {
    let Some(question) = table.questions().next().copied() else { return false };
    let mut answers = question.form().answers();
    if answers.contains(&Answer::No) && !random.one_in(3) {
        answers.insert(0, Answer::No);
    } else if !answers.is_empty() {
        let picked = answers.swap_remove(random.below(answers.len() as u32) as usize);
        answers.insert(0, picked);
    }
    answers.into_iter().any(|answer| table.answer(&question, answer).is_ok())
}

fn regular(table: &mut Table, random: &mut Random) -> bool {
    let face_down = table.position().face_down.map(|lead| lead.by);
    let Some(by) = face_down.or(table.turn()) else { return false };
    let act = match table.phase() {
        Phase::Auction => Act::Call { by, call: call(table, by, random) },
        Phase::Clarification if table.position().face_down.is_some() => Act::FaceLead { by },
        Phase::Clarification => match chosen(lead(table.legal_cards(by)), table.legal_cards(by), 3, random) {
            Some(card) if table.leads_face_down() => Act::LeadFaceDown { by, card },
            Some(card) => Act::Play { by, card },
            None => return false,
        },
        Phase::Play => {
            if let Some(dummy) = table.position().dummy()
                && !table.position().dummy_spread
                && table.act(Act::SpreadHand { by: dummy }).is_ok()
            {
                return true;
            }
            match chosen(card(table, by), table.legal_cards(by), 7, random) {
                Some(card) => Act::Play { by, card },
                None => return false,
            }
        }
        Phase::Over => return false,
    };
    table.act(act).is_ok()
}

/// The sensible card, but once in so many times another: people differ.
fn chosen(card: Option<Card>, legal: Cards, chances: u32, random: &mut Random) -> Option<Card> {
    if random.one_in(chances) { legal.nth(random.below(legal.len().max(1))).or(card) } else { card }
}

fn call(table: &Table, by: Seat, random: &mut Random) -> Call {
    let position = table.position();
    let (hand, auction, calls) = (position.hands[by], &position.auction, table.calls());
    let sees = Sees { seat: by, hand, auction, calls, optimism: random.below(3) };
    let legal = table.legal_calls(by);
    let wanted = sees.call();
    if legal.contains(wanted) || legal.is_empty() {
        return wanted;
    }
    if legal.contains(Call::Pass) { Call::Pass } else { legal.nth(0).unwrap_or(Call::Pass) }
}

/// A sensible card: high in third hand, cheaply where it wins, low otherwise.
fn card(table: &Table, by: Seat) -> Option<Card> {
    let legal = table.legal_cards(by);
    let position = table.position();
    let trump = position.contract().and_then(|contract| contract.bid.denomination().trump());
    let trick = position.trick()?;
    let Some(led) = trick.suit_led() else {
        let aces =
            legal.iter().filter(|card| position.hands.values().iter().all(|hand| beats_all(*card, *hand)));
        return aces.max_by_key(|card| legal.in_suit(card.suit()).len()).or_else(|| lead(legal));
    };
    let on_table = || trick.cards.iter().filter_map(|(seat, card)| card.map(|card| (seat, card)));
    let (winning, best) =
        on_table().reduce(|one, two| if beats(two.1, one.1, led, trump) { two } else { one })?;
    let low = legal.iter().min_by_key(|card| (Some(card.suit()) == trump, card.rank()));
    if winning == by.partner() && on_table().count() >= 2 {
        return low;
    }
    let last = on_table().count() == 3;
    let winners = legal.iter().filter(|card| beats(*card, best, led, trump));
    let cheapest = winners.min_by_key(|card| (Some(card.suit()) == trump, card.rank()));
    match cheapest {
        Some(card) if last || on_table().count() == 2 || card.suit() != led => Some(card),
        _ => low,
    }
}

fn beats_all(card: Card, hand: Cards) -> bool {
    hand.in_suit(card.suit()).highest().is_none_or(|other| other <= card)
}

fn beats(card: Card, best: Card, led: Suit, trump: Option<Suit>) -> bool {
    if card.suit() == best.suit() {
        card > best
    } else {
        Some(card.suit()) == trump && best.suit() != card.suit() && led != card.suit()
    }
}

/// Somebody errs, and an opponent draws attention to it. False where nothing irregular could be done here.
fn irregular(table: &mut Table, random: &mut Random) -> bool {
    let Some(turn) = table.turn() else { return false };
    let act = match table.phase() {
        Phase::Auction => match table.position().auction.bid {
            Some((_, last)) if random.one_in(2) => {
                let Some(low) = last.index().checked_sub(1).and_then(openroom_cards::Bid::from_index) else {
                    return false;
                };
                Act::Call { by: turn, call: Call::Bid(low) }
            }
            _ => Act::Call { by: turn.lho(), call: Call::Pass },
        },
        Phase::Clarification => match lead(table.position().hands[turn.partner()]) {
            Some(card) => Act::Play { by: turn.partner(), card },
            None => return false,
        },
        Phase::Play if table.position().is_defender(turn) => {
            let illegal = table.position().hands[turn] - table.legal_cards(turn);
            match illegal.lowest() {
                Some(card) => Act::Play { by: turn, card },
                None => return false,
            }
        }
        Phase::Play | Phase::Over => return false,
    };
    let offender = act.by().unwrap_or(turn);
    if table.act(act).is_err() {
        return false;
    }
    let by = Who::Player(offender.lho());
    let _ = table.act(Act::DrawAttention { by, to: Attended::Whatever });
    true
}

/// How the tables of an event are set.
pub(super) fn settings(event: &openroom_tournament::Tournament) -> Option<Settings> {
    let conditions = event.conditions()?;
    Some(Settings::under(conditions.edition, conditions.regulations))
}
