//! A random walker: any act by anyone at any time, with random answers.
//!
//! It checks what must hold whatever happens: nothing panics, the table is never stuck, a refused act changes nothing,
//! the stored events give the same table, the short way of an act gives what the long one does, cards are conserved, no
//! view shows what its owner may not know.

mod acts;
mod aim;
mod check;
mod onward;
mod plain;
mod private;
mod procedure;
mod react;
mod record;
mod tally;
mod tray;
mod twin;

use openroom_cards::{BySeat, Cards, Deal, Seat};
use openroom_lawbook::{Edition, regulations::Preset};
use openroom_laws::{
    Act, Answer, Attention, Disclosure, Phase, Policy, Question, Screens, SetUp, Settings, Table, Unpassed,
    Why,
};

pub use openroom_cards::Random;
pub use record::{damaged, rebuilds};
pub use tally::{Count, Tally, UnderLaw};

/// What was done to a table from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// An act.
    Act(Act),
    /// An answer.
    Answer(Question, Answer),
}

/// Something that must not happen, and how to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The seed of the walk.
    pub seed: u64,
    /// What went wrong.
    pub what: String,
    /// What was done, the last one included.
    pub inputs: Vec<Input>,
}

/// Walks one board with this seed and counts what happened.
pub fn walk(seed: u64, tally: &mut Tally) -> Result<(), Box<Found>> {
    walk_with(seed, Random::new(seed), tally, |_| ())
}

/// Walks one board as these bytes steer it, until they are spent.
pub fn walk_steered(bytes: &[u8]) -> Result<(), Box<Found>> {
    walk_with(0, Random::steered(bytes), &mut Tally::default(), |_| ())
}

/// The same, with something done to the table after every step: a test looks at it, or plants a fault.
pub fn walk_with(
    seed: u64,
    mut random: Random,
    tally: &mut Tally,
    plant: impl Fn(&mut Table) + Copy,
) -> Result<(), Box<Found>> {
    let (setup, table, inputs) = board(seed, &mut random, tally, plant)?;
    let found = |what: String| Box::new(Found { seed, what, inputs: inputs.clone() });
    check::rebuilt(&table).map_err(found)?;
    tally.compared += twin::views(&setup, &table, &inputs, &mut random, plant).map_err(found)?;
    tally.board(&table);
    Ok(())
}

/// Once in so many acts it is tried whether the board can be brought to its end.
const ONWARD: u32 = 40;

/// Walks one board: how it began, how it ended and what was done.
fn board(
    seed: u64,
    random: &mut Random,
    tally: &mut Tally,
    plant: impl Fn(&mut Table) + Copy,
) -> Result<(SetUp, Table, Vec<Input>), Box<Found>> {
    let setup = set_up(random);
    let mut inputs = vec![];
    let found = |what: String, inputs: &[Input]| Box::new(Found { seed, what, inputs: inputs.to_vec() });
    let mut table = Table::new(setup.clone()).map_err(|error| found(error.to_string(), &inputs))?;
    let temper = acts::Temper::new(random);
    let mut over = 0;
    for _ in 0..400 {
        if table.phase() == Phase::Over && table.questions().next().is_none() {
            over += 1;
        }
        if over > 5 || random.is_spent() {
            break;
        }
        let input = acts::input(&table, &temper, random);
        inputs.push(input.clone());
        step(&mut table, input, random, tally, plant).map_err(|what| found(what, &inputs))?;
        check::standing(&table).map_err(|what| found(what, &inputs))?;
        if table.settings().screens != Screens::None && random.one_in(8) {
            tally.screened += tray::alike(&table, random, plant).map_err(|what| found(what, &inputs))?;
        }
        if random.one_in(ONWARD) {
            onward::to_the_end(&table, random, plant).map_err(|what| found(what, &inputs))?;
            tally.ended += 1;
        }
    }
    Ok((setup, table, inputs))
}

fn step(
    table: &mut Table,
    input: Input,
    random: &mut Random,
    tally: &mut Tally,
    plant: impl Fn(&mut Table),
) -> Result<(), String> {
    let act = match &input {
        Input::Act(act) if private::concerns(table, act) => Some(act.clone()),
        Input::Act(_) | Input::Answer(..) => None,
    };
    let before = (act.is_some() || random.one_in(4)).then(|| table.clone());
    let at_length = plain::at_length(table, &input);
    let taken = apply(table, input);
    if let Some(at_length) = at_length {
        plain::same(table, &at_length)?;
        tally.plain += 1;
    }
    plant(table);
    tally.act(table, &taken);
    if let Some(before) = &before {
        if taken.is_err() && table != before {
            return Err("a refusal changed the table".to_owned());
        }
        if let Some(act) = &act {
            tally.unaware += private::unchanged(before, table, act)?;
        }
    }
    if random.one_in(12) { check::rebuilt(table) } else { Ok(()) }
}

/// Why an input was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Refused {
    Act(Why),
    Answer,
}

fn apply(table: &mut Table, input: Input) -> Result<(), Refused> {
    match input {
        Input::Act(act) => table.act(act).map_err(|refusal| Refused::Act(refusal.why)),
        Input::Answer(question, answer) => table.answer(&question, answer).map_err(|_| Refused::Answer),
    }
}

fn set_up(random: &mut Random) -> SetUp {
    let edition = Edition::ALL[random.below(3) as usize];
    let preset = Preset::ALL[random.below(Preset::ALL.len() as u32) as usize];
    let settings = Settings {
        attention: if random.one_in(3) { Attention::AtOnce } else { Attention::ByPlayers },
        screens: [Screens::None, Screens::None, Screens::NorthWithEast, Screens::NorthWithWest]
            [random.below(4) as usize],
        unpassed: if random.one_in(3) { Unpassed::AsTheLaws } else { Unpassed::CorrectedFreely },
        policy: if random.one_in(6) { Policy::Prevent } else { Policy::Allow },
        disclosure: [Disclosure::Aloud, Disclosure::Aloud, Disclosure::InWriting, Disclosure::BySelf]
            [random.below(4) as usize],
        ..Settings::under(edition, preset.regulations())
    };
    let dealer = Seat::ALL[random.below(4) as usize];
    let mut setup = SetUp::new(settings, dealer);
    if let Some(deal) = Deal::new(deal(random)) {
        setup = SetUp::dealt(settings, dealer, &deal);
        if random.one_in(6) {
            procedure::misplace(&mut setup, random);
        }
    }
    setup.meanings = procedure::meanings(random);
    setup
}

fn deal(random: &mut Random) -> BySeat<Cards> {
    let mut rest = Cards::PACK;
    BySeat::from_fn(|_| {
        let mut hand = Cards::EMPTY;
        while hand.len() < 13
            && let Some(card) = rest.nth(random.below(rest.len()))
        {
            rest.remove(card);
            hand.insert(card);
        }
        hand
    })
}

#[cfg(test)]
mod tests {
    use openroom_laws::inside::{Fault, plant};

    use super::*;

    /// Whether a walk with this fault planted finds it, and says so.
    fn is_found(plant: impl Fn(&mut Table) + Copy, says: &str) -> bool {
        (0..300).any(|seed| {
            let walked = walk_with(seed, Random::new(seed), &mut Tally::default(), plant);
            walked.is_err_and(|found| found.what.contains(says))
        })
    }

    #[test]
    fn planted_faults_are_found() {
        let lost_card = |table: &mut Table| plant(table, Fault::LostCard);
        assert!(is_found(lost_card, "cards are lost"), "a card that vanishes");
        let forgotten = |table: &mut Table| plant(table, Fault::EnforcedPassForgotten);
        assert!(is_found(forgotten, "rebuilt otherwise"), "an enforced pass that the events do not end");
        let unlawful = |table: &mut Table| plant(table, Fault::OrderLost);
        assert!(is_found(unlawful, ""), "an order that the Law gives and the table loses");
        assert!(!is_found(|_| (), ""), "nothing where nothing is planted");
    }

    #[test]
    fn planted_faults_of_tricks_are_found() {
        let leads = |table: &mut Table| plant(table, Fault::LeadNotNoted);
        assert!(is_found(leads, "and nobody looks into it"), "a lead out of turn that nobody noted");
        let revokes = |table: &mut Table| plant(table, Fault::RevokeNotNoted);
        assert!(is_found(revokes, "has not followed"), "a revoke that nobody noted");
        let of_another_suit = |table: &mut Table| plant(table, Fault::RevokeOfAnotherSuit);
        assert!(is_found(of_another_suit, "the suit led is another"), "a revoke by a card that followed");
    }

    #[test]
    fn planted_dead_ends_are_found() {
        let no_card = |table: &mut Table| plant(table, Fault::NoCardLegal);
        assert!(is_found(no_card, "stuck in Play"), "a play in which no card is legal");
        let endless = |table: &mut Table| plant(table, Fault::AuctionWithoutEnd);
        assert!(is_found(endless, "do not come to the end"), "an auction that never ends");
    }

    #[test]
    fn a_planted_change_by_a_refusal_is_found() {
        let counts = |table: &mut Table| plant(table, Fault::ActsCounted);
        assert!(is_found(counts, "a refusal changed the table"), "something that every act leaves behind");
    }

    #[test]
    fn a_planted_leak_of_hidden_cards_is_found() {
        let spades = |table: &mut Table| plant(table, Fault::SpadesTold);
        let could_tell = |plant: &dyn Fn(&mut Table)| {
            (0..100).any(|seed| {
                let mut random = Random::new(seed);
                let walked = board(seed, &mut random, &mut Tally::default(), |_| ());
                walked.is_ok_and(|(setup, table, inputs)| {
                    let looked = twin::views(&setup, &table, &inputs, &mut random, plant);
                    looked.is_err_and(|what| what.contains("could tell"))
                })
            })
        };
        assert!(could_tell(&spades), "the spades of a hidden hand");
        assert!(!could_tell(&|_| ()), "nothing where nothing is planted");
    }

    #[test]
    fn a_planted_leak_of_what_is_on_the_tray_is_found() {
        let high = |table: &mut Table| plant(table, Fault::CallTold);
        let could_tell = |plant: &dyn Fn(&mut Table)| {
            (0..200).any(|seed| {
                let mut random = Random::new(seed);
                let walked = board(seed, &mut random, &mut Tally::default(), |_| ());
                walked.is_ok_and(|(setup, ..)| {
                    let begun = Table::new(setup);
                    begun.is_ok_and(|table| tray::alike(&table, &mut random, plant).is_err())
                })
            })
        };
        assert!(could_tell(&high), "the call that is on the tray");
        assert!(!could_tell(&|_| ()), "nothing where nothing is planted");
    }

    #[test]
    fn a_planted_leak_of_a_hidden_act_is_found() {
        let acts = |table: &mut Table| plant(table, Fault::ActsTold);
        assert!(is_found(acts, "could tell that"), "something that only some have perceived");
    }
}
