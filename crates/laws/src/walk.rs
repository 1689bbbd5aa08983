//! A random walker: any act by anyone at any time, with random answers.
//!
//! It checks what must hold whatever happens: nothing panics, the table is never stuck, a refused act changes nothing,
//! the stored events give the same table, cards are conserved, no view shows what its owner may not know.

mod acts;
mod check;
mod procedure;
mod random;
mod tally;
mod twin;

use openroom_cards::{BySeat, Cards, Deal, Seat};
use openroom_lawbook::{Edition, regulations::Preset};

pub use random::Random;
pub use tally::{Count, Tally};

use crate::{Act, Answer, Attention, Phase, Policy, Question, Screens, SetUp, Settings, Table, Unpassed};

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
    let mut random = Random::new(seed);
    let setup = set_up(&mut random);
    let mut inputs = vec![];
    let found = |what: String, inputs: &[Input]| Box::new(Found { seed, what, inputs: inputs.to_vec() });
    let mut table = Table::new(setup.clone()).map_err(|error| found(error.to_string(), &inputs))?;
    let temper = acts::Temper::new(&mut random);
    let mut over = 0;
    for _ in 0..400 {
        if table.phase() == Phase::Over && table.questions().next().is_none() {
            over += 1;
        }
        if over > 3 {
            break;
        }
        let input = acts::input(&table, &temper, &mut random);
        inputs.push(input.clone());
        step(&mut table, input, &mut random, tally).map_err(|what| found(what, &inputs))?;
        check::standing(&table).map_err(|what| found(what, &inputs))?;
    }
    check::rebuilt(&table).map_err(|what| found(what, &inputs))?;
    twin::views(&setup, &table, &inputs, &mut random).map_err(|what| found(what, &inputs))?;
    tally.board(&table);
    Ok(())
}

fn step(table: &mut Table, input: Input, random: &mut Random, tally: &mut Tally) -> Result<(), String> {
    let before = random.one_in(4).then(|| table.clone());
    let taken = apply(table, input);
    tally.act(taken);
    if let (false, Some(before)) = (taken, &before)
        && table != before
    {
        return Err("a refusal changed the table".to_owned());
    }
    if random.one_in(12) { check::rebuilt(table) } else { Ok(()) }
}

fn apply(table: &mut Table, input: Input) -> bool {
    match input {
        Input::Act(act) => table.act(act).is_ok(),
        Input::Answer(question, answer) => table.answer(&question, answer).is_ok(),
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
        ..Settings::under(edition, preset.regulations())
    };
    let dealer = Seat::ALL[random.below(4) as usize];
    let mut setup = SetUp::new(settings, dealer);
    if let Some(deal) = Deal::new(deal(random)) {
        setup = SetUp::dealt(settings, dealer, &deal);
        if random.one_in(8) {
            procedure::misplace(&mut setup, random);
        }
    }
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
