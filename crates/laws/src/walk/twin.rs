//! Two tables that differ only in cards hidden from a player look the same to him.

use openroom_cards::{Cards, Seat};

use super::{Input, Random, apply};
use crate::{Act, Answer, Choice, Designation, Policy, SetUp, Table, What, Who};

/// Swaps two cards that nobody has seen between two other hands and does everything again.
pub(super) fn views(
    setup: &SetUp,
    table: &Table,
    inputs: &[Input],
    random: &mut Random,
) -> Result<(), String> {
    let viewer = Seat::ALL[random.below(4) as usize];
    let [one, other] = [1, 2, 3].map(|steps| viewer.step(steps)).into_iter().fold([None; 2], |pair, seat| {
        match (pair, random.one_in(3)) {
            ([None, _], _) => [Some(seat), None],
            ([_, None], false) => [pair[0], Some(seat)],
            ([_, None], true) if seat == viewer.step(3) => [pair[0], Some(seat)],
            _ => pair,
        }
    });
    let (Some(one), Some(other)) = (one, other) else { return Ok(()) };
    let hidden = |seat: Seat| setup.hands[seat] - seen(inputs);
    let (Some(first), Some(second)) = (pick(hidden(one), random), pick(hidden(other), random)) else {
        return Ok(());
    };
    let mut swapped = setup.clone();
    for (seat, out, into) in [(one, first, second), (other, second, first)] {
        swapped.hands[seat].remove(out);
        swapped.hands[seat].insert(into);
    }
    let (mut table_again, Ok(mut twin)) = (replay(setup)?, Table::new(swapped)) else { return Ok(()) };
    for input in inputs {
        let dummy = table_again.position().dummy().filter(|_| table_again.position().dummy_spread);
        if dummy == Some(one) || dummy == Some(other) || reveals(input) {
            return Ok(());
        }
        let taken = apply(&mut table_again, input.clone());
        if taken != apply(&mut twin, input.clone()) {
            // What a table prevents is told only to the player who tried it, who knows his own cards.
            if setup.settings.policy == Policy::Prevent {
                return Ok(());
            }
            return Err(format!("{viewer} could tell {first} from {second} by a refusal of {input:?}"));
        }
        let dummy = table_again.position().dummy().filter(|_| table_again.position().dummy_spread);
        if dummy == Some(one) || dummy == Some(other) {
            return Ok(());
        }
        if opens_a_revoke(&table_again) || opens_a_revoke(&twin) {
            return Ok(());
        }
        if tells_that_a_suit_is_missing(&table_again) || tells_that_a_suit_is_missing(&twin) {
            return Ok(());
        }
        let who = Who::Player(viewer);
        if table_again.view(who) != twin.view(who) {
            return Err(format!(
                "{viewer} could tell {first} with {one} from {second} with {other} after {input:?}"
            ));
        }
    }
    if table_again == *table { Ok(()) } else { Err("the same inputs gave another table".to_owned()) }
}

fn replay(setup: &SetUp) -> Result<Table, String> {
    Table::new(setup.clone()).map_err(|error| error.to_string())
}

fn pick(cards: Cards, random: &mut Random) -> Option<openroom_cards::Card> {
    cards.nth(random.below(cards.len()))
}

/// The cards that an input names.
fn seen(inputs: &[Input]) -> Cards {
    inputs.iter().fold(Cards::EMPTY, |seen, input| match input {
        Input::Act(
            Act::Play { card, .. }
            | Act::LeadFaceDown { card, .. }
            | Act::DummyPlays { card }
            | Act::DummySuggests { card }
            | Act::RenameCard { to: card, .. }
            | Act::TakeBackCard { card, .. }
            | Act::Name { designation: Designation::Card(card) | Designation::Touched(card), .. },
        )
        | Input::Answer(_, Answer::Card(card, _)) => seen | Cards::of(*card),
        Input::Act(Act::PlayHiding { card, hidden, .. }) => seen | Cards::of(*card) | Cards::of(*hidden),
        Input::Act(Act::ExposeCards { cards, .. } | Act::PlayTogether { cards, .. }) => seen | *cards,
        Input::Act(Act::PlayAtOnce { plays }) => {
            plays.iter().filter_map(|(_, card)| *card).fold(seen, |seen, card| seen | Cards::of(card))
        }
        Input::Act(_) | Input::Answer(..) => seen,
    })
}

/// Whether a revoke was spoken of: that a hand could have followed is known from then on.
fn opens_a_revoke(table: &Table) -> bool {
    table.cases().iter().any(|case| matches!(case.matter, crate::Matter::Revoke(_)))
}

/// Whether it brings hidden cards to light: from then on the tables may differ for everybody.
fn reveals(input: &Input) -> bool {
    matches!(
        input,
        Input::Act(
            Act::DrawAttention { .. }
                | Act::Claim { .. }
                | Act::Concede { .. }
                | Act::InspectTrick { .. }
                | Act::SpreadHand { .. }
        )
    )
}

/// Whether declarer is asked for one of several penalty cards: then their owner could not follow suit.
fn tells_that_a_suit_is_missing(table: &Table) -> bool {
    table.questions().any(|question| matches!(question.what, What::Choice(Choice::PenaltyCard(_))))
}
