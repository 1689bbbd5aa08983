//! The table is never stuck: whoever acts legally and answers what he is asked brings the board to its end.

use openroom_cards::Call;
use openroom_laws::{Act, Answer, Phase, Table, Who};

use super::Random;
use super::acts::{likely, passes_tray};

/// More than any board takes: an auction, a card for each of 52, and what may be asked on the way.
const STEPS: usize = 600;

/// How people answer who behave.
#[derive(Copy, Clone)]
enum Manner {
    /// The first answer that the question takes.
    First,
    /// The last one.
    Last,
    /// Any.
    Any,
}

/// Goes on from here by legal acts and answers alone; each must be taken, and they must lead to the end.
pub(super) fn to_the_end(
    table: &Table,
    random: &mut Random,
    plant: impl Fn(&mut Table),
) -> Result<(), String> {
    let manner = [Manner::First, Manner::Last, Manner::Any][random.below(3) as usize];
    let mut table = table.clone();
    for _ in 0..STEPS {
        if table.phase() == Phase::Over && table.questions().next().is_none() {
            return Ok(());
        }
        step(&mut table, manner, random)?;
        plant(&mut table);
    }
    Err(format!("legal acts do not come to the end of the board: {}", lately(&table)))
}

fn step(table: &mut Table, manner: Manner, random: &mut Random) -> Result<(), String> {
    let Some(question) = table.questions().next().copied() else {
        let Some(act) = legal(table, random) else {
            return Err(format!("stuck in {:?} after {}", table.phase(), lately(table)));
        };
        return table
            .act(act)
            .map_err(|refusal| format!("stuck: {refusal} for {:?}, after {}", refusal.act, lately(table)));
    };
    let mut answers = question.form().answers();
    answers.retain(|one| table.answer_forbidden_by(&question, one).is_none());
    let answer: Option<&Answer> = match manner {
        Manner::First => answers.first(),
        Manner::Last => answers.last(),
        Manner::Any => random.pick(&answers),
    };
    // Nobody changes his call who need not.
    let kept = answers.iter().find(|one| **one == Answer::No);
    let answer = answer.map(|one| if let Answer::Call(..) = one { kept.unwrap_or(one) } else { one });
    let Some(answer) = answer else { return Err(format!("stuck: nobody can answer {question:?}")) };
    let taken = table.answer(&question, *answer);
    taken.map_err(|refusal| format!("stuck: {refusal} for {answer:?}, after {}", lately(table)))
}

/// A call or card that the player in turn may make or play, declarer from dummy's hand once he sees it; none where there is
/// none.
fn legal(table: &Table, random: &mut Random) -> Option<Act> {
    if let Some(lead) = table.position().face_down {
        return Some(Act::FaceLead { by: lead.by });
    }
    if let Some(by) = passes_tray(table) {
        return Some(Act::PassTray { by });
    }
    let by = table.turn()?;
    if table.phase() == Phase::Auction {
        let calls = table.legal_calls(by);
        let call = if random.one_in(4) { likely(calls, random) } else { calls.nth(0)? };
        let call = if calls.contains(Call::Pass) && random.one_in(2) { Call::Pass } else { call };
        return calls.contains(call).then_some(Act::Call { by, call });
    }
    let dummy = table.position().dummy();
    let player = if dummy == Some(by) { by.partner() } else { by };
    let cards = table.legal_cards(by) & table.own_legal_cards(Who::Player(player));
    cards.nth(random.below(cards.len().max(1))).map(|card| Act::Play { by, card })
}

fn lately(table: &Table) -> String {
    let (turn, restrictions) = (table.turn(), table.restrictions().collect::<Vec<_>>());
    let legal = turn.map(|seat| (table.position().hands[seat], table.legal_cards(seat)));
    let events = &table.events()[table.events().len().saturating_sub(12)..];
    format!("{events:?}, turn {turn:?} with {legal:?} under {restrictions:?}")
}
