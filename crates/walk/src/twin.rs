//! Two tables that differ only in cards hidden from a player look the same to him.

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::provisions::{L45D1, L47D, L68D2a};
use openroom_laws::law43::{DummySpokeUp, SpokeUp};
use openroom_laws::law61::Revoke;
use openroom_laws::{
    Act, Answer, CaseNo, CaseRecord, Choice, Conceded, Designation, Event, Given, Matter, Order, Policy,
    Question, Rule, SetUp, Statement, Step, Table, What, Who, inside,
};

use super::{Input, Random, Refused, apply, check::difference};

/// A card of one hand in place of one of another, and the player who sees neither hand.
struct Swap {
    viewer: Seat,
    one: (Seat, Card),
    other: (Seat, Card),
}

/// Swaps two cards that nobody has named between two other hands and does everything again: how many views were
/// compared until the two tables may differ for everybody.
pub(super) fn views(
    setup: &SetUp,
    table: &Table,
    inputs: &[Input],
    random: &mut Random,
    plant: impl Fn(&mut Table),
) -> Result<u64, String> {
    let mut compared = 0;
    let Some(swap) = Swap::pick(setup, table, inputs, random) else { return Ok(compared) };
    let (Ok(mut again), Ok(mut twin)) = (Table::new(setup.clone()), Table::new(swap.made_in(setup))) else {
        return Ok(compared);
    };
    for input in inputs {
        let Some(same) = swap.same_to(input, &again, &twin) else { return Ok(compared) };
        let (taken, taken_there) = (apply(&mut again, input.clone()), apply(&mut twin, same));
        plant(&mut again);
        plant(&mut twin);
        if swap.as_told(taken.clone(), &again) != swap.as_told(taken_there.clone(), &twin) {
            if taken.is_err() && taken_there.is_err() && !swap.is_told(input) {
                continue;
            }
            if swap.is_hindered(setup, input) {
                return Ok(compared);
            }
            return Err(format!("{swap} by a refusal of {input:?}: {taken:?}, {taken_there:?}"));
        }
        if swap.is_shown_by(input, &again) || swap.is_over(&again) || swap.is_over(&twin) {
            return Ok(compared);
        }
        let who = Who::Player(swap.viewer);
        let (seen, seen_there) = (again.view(who), twin.view(who));
        if seen != seen_there {
            let how = difference(&seen, &seen_there);
            return Err(format!(
                "{swap} after {input:?}: {how}\n{}\nagainst\n{}",
                lately(&again),
                lately(&twin)
            ));
        }
        compared += 1;
        if random.one_in(16) && again.candidates(who) != twin.candidates(who) {
            return Err(format!("{swap} by what would follow after {input:?}"));
        }
    }
    if again == *table { Ok(compared) } else { Err("the same inputs gave another table".to_owned()) }
}

impl Swap {
    /// Half of the time two hands that stay closed to the end, otherwise any two.
    fn pick(setup: &SetUp, table: &Table, inputs: &[Input], random: &mut Random) -> Option<Swap> {
        let viewer = Seat::ALL[random.below(4) as usize];
        let dummy = table.position().dummy().filter(|dummy| *dummy != viewer && random.one_in(2));
        let mut hands: Vec<Seat> = [1, 2, 3]
            .map(|steps| viewer.step(steps))
            .into_iter()
            .filter(|seat| Some(*seat) != dummy)
            .collect();
        if hands.len() == 3 {
            hands.remove(random.below(3) as usize);
        }
        let named = named(inputs);
        let mut hidden = |seat: Seat| {
            let cards = setup.hands[seat] - named;
            Some((seat, cards.nth(random.below(cards.len()))?))
        };
        Some(Swap { viewer, one: hidden(hands[0])?, other: hidden(hands[1])? })
    }

    fn made_in(&self, setup: &SetUp) -> SetUp {
        let mut swapped = setup.clone();
        for (seat, out, into) in
            [(self.one.0, self.one.1, self.other.1), (self.other.0, self.other.1, self.one.1)]
        {
            swapped.hands[seat].remove(out);
            swapped.hands[seat].insert(into);
        }
        swapped
    }

    fn is_of(&self, seat: Seat) -> bool {
        seat == self.one.0 || seat == self.other.0
    }

    /// The same done at the twin. A question to somebody else may list his cards, which only he sees: the equal
    /// question there takes the answer. None where that lists other cards to choose from, for then he could not
    /// have answered so, by word or by playing, and his answer itself tells it; nor where the Director, who sees all hands, has something else
    /// to find or to take back there.
    fn same_to(&self, input: &Input, here: &Table, twin: &Table) -> Option<Input> {
        let (question, answer) = match input {
            Input::Answer(question, answer) => (question, answer),
            Input::Act(act) => {
                let answers = |table: &Table| {
                    let at = table.next_act();
                    table.questions().any(|question| question.answered_by(act, at).is_some())
                };
                let ruling = |table: &Table| match act {
                    Act::WithdrawRuling { case } => {
                        Some(table.cases().get(usize::from(case.0))?.matter.name())
                    }
                    _ => None,
                };
                let same = answers(here) == answers(twin) && ruling(here) == ruling(twin);
                let could = act.by() == Some(self.viewer) || same;
                return could.then(|| Input::Act(as_counted_there(act, here, twin)));
            }
        };
        if question.to == Who::Player(self.viewer) || twin.questions().any(|one| one == question) {
            return Some(input.clone());
        }
        let Some(there) = twin.questions().find(|one| is_alike(question, one)) else {
            let finds = question.to == Who::Director && twin.questions().any(|one| one.to == Who::Director);
            return (!finds).then(|| input.clone());
        };
        there.form().admits(answer).then_some(Input::Answer(*there, *answer))
    }

    /// Whether a refusal is told to the viewer. Of what another tried he sees no more than that nothing happened, as if it
    /// had not been tried.
    fn is_told(&self, input: &Input) -> bool {
        matches!(input, Input::Act(act) if act.by() == Some(self.viewer))
    }

    /// What came of an input, with the cases as the viewer counts them.
    fn as_told(&self, taken: Result<(), Refused>, table: &Table) -> Result<(), Refused> {
        taken.map_err(|refused| match refused {
            Refused::Act(why) => Refused::Act(inside::as_told(table, Who::Player(self.viewer), why)),
            Refused::Answer => Refused::Answer,
        })
    }

    /// Whether another player may have tried what his own cards or those that he plays forbid, or do not let him do.
    fn is_hindered(&self, setup: &SetUp, input: &Input) -> bool {
        let Input::Act(act) = input else { return false };
        let by_his_cards = matches!(act, Act::PlayHiding { .. });
        let hindered = setup.settings.policy == Policy::Prevent || by_his_cards;
        hindered && act.by().is_none_or(|by| by != self.viewer)
    }

    /// Whether a player by this act itself tells what he holds: he lays his hand open or claims, or as declarer calls for a card
    /// that wins as far as he knows, which rests on his own cards; or he puts several cards out in place of one that he had
    /// shown as what he plays, which rests on whether he may play that.
    fn is_shown_by(&self, input: &Input, table: &Table) -> bool {
        match input {
            Input::Act(Act::SpreadHand { by } | Act::Claim { by, .. } | Act::Concede { by, .. }) => {
                self.is_of(*by)
            }
            Input::Act(Act::PlayTogether { by, .. }) => {
                self.is_of(*by) && !table.shown_to_be_played(*by).is_empty()
            }
            Input::Act(Act::Name { designation: Designation::Win, .. }) => {
                table.position().declarer().is_some_and(|declarer| self.is_of(declarer))
            }
            Input::Act(_) | Input::Answer(..) => false,
        }
    }

    /// Whether the two tables may differ for everybody from now on.
    fn is_over(&self, table: &Table) -> bool {
        let position = table.position();
        let spread = position.dummy().filter(|dummy| position.dummy_spread || is_played_from(table, *dummy));
        // A card that lies face up is seen by all.
        let faced = [self.one.0, self.other.0].iter().any(|seat| {
            let swapped = Cards::of(self.one.1) | Cards::of(self.other.1);
            !(position.faced[*seat] & swapped).is_empty()
        });
        spread.is_some_and(|dummy| self.is_of(dummy)) || faced || self.tells_of_a_suit(table)
    }

    /// Whether the Law itself tells what one of the hands holds: a revoke, a card before its time or one omitted that was
    /// spoken of shows whether it could have followed suit, a choice among its penalty cards that it could not, a demand
    /// for its highest or lowest card whether it had played that already, another card of dummy led whether it must
    /// follow that, in a contested claim the Director speaks of the trump that is out, and in a trick of a revoke that a
    /// claim cut short of who would have won it.
    fn tells_of_a_suit(&self, table: &Table) -> bool {
        let owned = |cards: Cards| {
            table.restrictions().any(|one| match one.rule {
                Rule::PenaltyCard { card, .. } => self.is_of(one.on) && cards.contains(card),
                _ => false,
            })
        };
        let yet_to_play = table
            .position()
            .trick()
            .is_some_and(|lying| [self.one.0, self.other.0].iter().any(|seat| lying.cards[*seat].is_none()));
        let early = |matter: &Matter| {
            matches!(matter, Matter::DefenderTooEarly(it) if self.is_of(it.offender))
                || matches!(matter, Matter::DeclarerTooEarly(it) if self.is_of(it.hand))
                || matches!(matter, Matter::CardOmitted(it) if self.is_of(it.offender))
                || matches!(matter, Matter::RevokesReckoned(it) if it.unfinished.is_some() && yet_to_play)
        };
        let trumps = table.position().contract().and_then(|contract| contract.bid.denomination().trump());
        let moves_a_trump = [self.one.1, self.other.1].iter().any(|card| Some(card.suit()) == trumps);
        let contested =
            |case: &CaseRecord| moves_a_trump && case.orders.iter().any(|given| given.by == L68D2a);
        let demanded = |case: &CaseRecord| {
            let chosen =
                |question: &Question| matches!(question.what, What::Choice(Choice::PartnersCard { .. }));
            self.is_of(case.matter.offender().partner()) && case.answers.iter().any(|(one, _)| chosen(one))
        };
        let of_its_hands = |at| table.plays().iter().any(|played| played.at == at && self.is_of(played.by));
        let changed = |case: &CaseRecord| {
            let back = |given: &Given| match given.order {
                Order::WithdrawCard(at) => [L45D1, L47D].contains(&given.by) && of_its_hands(at),
                _ => false,
            };
            case.orders.iter().any(back)
        };
        table.cases().iter().any(|case| {
            changed(case)
                || early(&case.matter)
                || contested(case)
                || demanded(case)
                || self.is_in_the_trick_of(&case.matter, table)
        }) || table
            .questions()
            .any(|question| matches!(question.what, What::Choice(Choice::PenaltyCard(cards)) if owned(cards)))
    }
}

impl Swap {
    /// Whether it speaks of a revoke by one of the hands, or of another's to a trick in which one of them revoked too:
    /// the Law puts such a trick right as a whole.
    fn is_in_the_trick_of(&self, matter: &Matter, table: &Table) -> bool {
        if let Matter::DummySpokeUp(DummySpokeUp { how: SpokeUp::PointedOutWithoutRight, .. }) = matter {
            // A dummy without rights has said what a defender did; play goes on as if he had not.
            return self.has_revoked(table, |_| true);
        }
        let Some(spoken_of) = matter.revoke() else { return false };
        self.is_of(spoken_of.offender) || self.has_revoked(table, |it| it.trick == spoken_of.trick)
    }

    /// Whether one of the hands is noted to have made such a revoke.
    fn has_revoked(&self, table: &Table, such: impl Fn(Revoke) -> bool) -> bool {
        table.events().iter().any(|event| match event {
            Event::Noted(note) => note.revoke().is_some_and(|it| self.is_of(it.offender) && such(it)),
            _ => false,
        })
    }
}

/// The act as its player would do it there: he names a case as he counts those of which he was told.
fn as_counted_there(act: &Act, here: &Table, there: &Table) -> Act {
    let Act::AskWaiver { by, case } = *act else { return act.clone() };
    let of = Who::Player(by);
    let place = here.cases_told_to(of).position(|no| no == case);
    let same = place.and_then(|place| there.cases_told_to(of).nth(place));
    Act::AskWaiver { by, case: same.unwrap_or(CaseNo(u16::MAX)) }
}

impl std::fmt::Display for Swap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Swap { viewer, one, other } = self;
        write!(f, "{viewer} could tell {} with {} from {} with {}", one.1, one.0, other.1, other.0)
    }
}

/// Whether two questions are the same but for the cards that they list.
fn is_alike(one: &Question, other: &Question) -> bool {
    let same = match (one.what, other.what) {
        (What::Choice(one), What::Choice(other)) => {
            std::mem::discriminant(&one) == std::mem::discriminant(&other)
        }
        (What::Finding(one), What::Finding(other)) => {
            std::mem::discriminant(&one) == std::mem::discriminant(&other)
        }
        (one, other) => one == other,
    };
    same && one.by == other.by && one.to == other.to
}

/// Whether a card of this hand went to another's lead: dummy's lies open by then, whoever led.
fn is_played_from(table: &Table, dummy: Seat) -> bool {
    let follows = |trick: &openroom_laws::TrickSoFar| {
        trick.cards[dummy].is_some() && trick.leader.is_some_and(|leader| leader != dummy)
    };
    table.position().tricks.iter().any(follows)
}

/// What happened last, line by line.
fn lately(table: &Table) -> String {
    let events = table.events();
    let shown = |event: &Event| match event {
        Event::Opened(no, matter, ..) => format!("Opened({no:?}, {matter:?})"),
        other => format!("{other:?}"),
    };
    events[events.len().saturating_sub(8)..].iter().map(shown).collect::<Vec<_>>().join("\n")
}

fn stated(statement: &Statement) -> Cards {
    let cashed = statement.steps.iter().flat_map(|step| match step {
        Step::Cash(cards) => &cards[..],
        Step::Finesse { with, .. } => std::slice::from_ref(with),
        Step::DrawTrumps | Step::Play(..) | Step::Ruff(..) | Step::Cross(..) => &[],
    });
    let conceded = statement.concedes.iter().filter_map(|one| match one {
        Conceded::Card(card) => Some(card),
        Conceded::Suit(_) => None,
    });
    cashed.chain(&statement.throws).chain(conceded).fold(Cards::EMPTY, |all, card| all | Cards::of(*card))
}

/// The cards that an input names.
fn named(inputs: &[Input]) -> Cards {
    inputs.iter().fold(Cards::EMPTY, |seen, input| match input {
        Input::Act(
            Act::Play { card, .. }
            | Act::LeadFaceDown { card, .. }
            | Act::DummyPlays { card }
            | Act::DummySuggests { card }
            | Act::FindCard { card, .. }
            | Act::RenameCard { to: card, .. }
            | Act::TakeBackCard { card, .. }
            | Act::Name {
                designation: Designation::Card(card) | Designation::Touched(card) | Designation::NotHeld(card),
                ..
            },
        )
        | Input::Answer(_, Answer::Card(card, _) | Answer::Found(card, _)) => seen | Cards::of(*card),
        Input::Act(Act::PlayHiding { card, hidden, .. }) => seen | Cards::of(*card) | Cards::of(*hidden),
        Input::Act(Act::ExposeCards { cards, .. } | Act::PlayTogether { cards, .. }) => seen | *cards,
        Input::Act(Act::Claim { statement, .. }) => seen | stated(statement),
        Input::Act(Act::PlayAtOnce { plays }) => {
            plays.iter().filter_map(|(_, card)| *card).fold(seen, |seen, card| seen | Cards::of(card))
        }
        Input::Act(_) | Input::Answer(..) => seen,
    })
}
