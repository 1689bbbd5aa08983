//! Revokes of hands that nobody has recorded: alleged, admitted, or proved by what a player turns out to hold.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use super::{Duty, Missed, Revoke, Was};
use crate::{
    Act, ActNo, Answer, Ask, Attended, Case, CaseRecord, CaseState, Demand, Event, Finding, Matter, Notice,
    Order, Played, Restriction, Rule, Ruled, Table, Who, law43, law59,
};

/// A card that may have been a revoke: nobody has recorded whether the hand could have played otherwise.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PerhapsRevoked {
    /// What it was, if the hand could.
    pub revoke: Revoke,
    /// The provision that demanded another card; none where the hand had to follow suit.
    pub demanded: Option<Provision>,
}

impl Ruled for PerhapsRevoked {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let Revoke { offender, at, .. } = self.revoke;
        if case.finding(L61A, Finding::CouldComply(offender))? {
            return self.revoke.rule(case);
        }
        let by = self.demanded.map_or(L44D, law59::excused_by);
        case.order(by, Order::CardStands(at));
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.revoke.offender
    }

    fn breach(&self) -> Provision {
        self.demanded.unwrap_or(L61A)
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.revoke.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The revoke that somebody speaks of although nothing is noted: his own word is enough, another's is looked into.
pub(crate) fn alleged(table: &Table, by: Seat, trick: Option<u8>, notice: Notice) -> Option<Matter> {
    if table.position().unknown[by] == 0 {
        return None;
    }
    let meant = |one: &&Played| one.by == by && trick.is_none_or(|trick| trick == one.trick);
    let failed = |one| Some((failure(table, one)?, None));
    let doubtful = |one| failed(one).or_else(|| highest_or_lowest(table, one));
    let (revoke, demanded) = table.plays().iter().rev().filter(meant).find_map(doubtful)?;
    if table.cases().iter().any(|case| case.matter.about() == Some(revoke.at)) || is_spared(table, &revoke) {
        return None;
    }
    Some(by_own_word(PerhapsRevoked { revoke, demanded }.into(), notice))
}

/// A doubtful revoke as one that is none: its player himself speaks of it.
pub(crate) fn by_own_word(matter: Matter, notice: Notice) -> Matter {
    match (matter, notice) {
        (Matter::PerhapsRevoked(it), Notice::Drawn(Who::Player(speaker))) if speaker == it.offender() => {
            it.revoke.into()
        }
        (matter, Notice::Drawn(_) | Notice::ByTable | Notice::Silent) => matter,
    }
}

/// Whether a dummy who had lost his rights was the first to speak of this revoke of a defender's: play goes on as if
/// it had not happened.
fn is_spared(table: &Table, revoke: &Revoke) -> bool {
    let position = table.position();
    let spoken_of = |event: &Event| match event {
        Event::Acted(
            at,
            Act::DrawAttention { by: Who::Player(by), to: Attended::Revoke { by: of, trick } },
        ) => {
            position.dummy() == Some(*by)
                && *of == revoke.offender
                && *at > revoke.at
                && trick.is_none_or(|trick| trick == revoke.trick)
        }
        _ => false,
    };
    position.is_defender(revoke.offender)
        && law43::has_lost_rights(table)
        && table.events().iter().any(spoken_of)
}

/// What a card that did not follow suit may have been, where the hand is not recorded and nobody has ruled on it.
pub(crate) fn perhaps(table: &Table, played: &Played) -> Option<Matter> {
    let ruled = table.cases().iter().any(|case| case.matter.about() == Some(played.at));
    let revoke = failure(table, played).filter(|_| table.position().unknown[played.by] > 0 && !ruled)?;
    Some(PerhapsRevoked { revoke, demanded: None }.into())
}

/// The revokes that are known now, since what a player turns out to hold he held all the time. While the cards of a hand
/// are being looked for, that is told with what was found.
pub(crate) fn proved(table: &Table) -> Vec<Matter> {
    let looking =
        |case: &CaseRecord| case.state == CaseState::Open && matches!(case.matter, Matter::WrongNumber(_));
    if table.cases().iter().any(looking) {
        return vec![];
    }
    let acted = |one: &&Played| Some(one.at) >= first_act(table);
    let known = |one: &Played| {
        let held = held_since(table, one);
        let other = || highest_or_lowest(table, one).map(|(revoke, _)| revoke);
        let fell_short =
            || other().filter(|revoke| !revoke.duty.complying(held | Cards::of(one.card)).contains(one.card));
        let revoke = failure(table, one).or_else(|| doubted(table, one.at)).or_else(fell_short)?;
        let proved = !revoke.duty.complying(held).is_empty() && !is_noted(table, one.at);
        (proved && !is_spared(table, &revoke)).then_some(revoke)
    };
    table.plays().iter().filter(acted).filter_map(known).map(Matter::from).collect()
}

/// The first card that was not given with the set-up, in which nothing is judged.
fn first_act(table: &Table) -> Option<ActNo> {
    table.events().iter().find_map(|event| match event {
        Event::Acted(at, _) => Some(*at),
        _ => None,
    })
}

/// A card that did not follow suit, as the revoke that it may have been.
pub(crate) fn failure(table: &Table, played: &Played) -> Option<Revoke> {
    let trick =
        table.position().tricks.get(usize::from(played.trick)).filter(|_| played.standing.counts())?;
    let led = trick.suit_led().filter(|led| trick.leader != Some(played.by) && *led != played.card.suit())?;
    let dummy = table.position().dummy() == Some(played.by);
    Some(Revoke {
        offender: played.by,
        card: played.card,
        at: played.at,
        trick: played.trick,
        duty: Duty::Follow(led),
        missed: if dummy { Missed::Dummy } else { Missed::Closed },
        was: Was::Closed,
    })
}

/// A card that was to be the highest or the lowest of its suit, as a revoke that it may have been; and by which provision.
fn highest_or_lowest(table: &Table, played: &Played) -> Option<(Revoke, Option<Provision>)> {
    let demanded = |one: &Restriction| match one.rule {
        Rule::MustPlay(demand @ (Demand::Highest(suit) | Demand::Lowest(suit))) => {
            let met = one.on == played.by && one.ended == Some(played.at) && suit == played.card.suit();
            met.then_some((demand, one.by))
        }
        _ => None,
    };
    let (demand, by) = table.restrictions.iter().find_map(demanded).filter(|_| played.standing.counts())?;
    let (duty, missed, was) = (Duty::Play(demand), Missed::Closed, Was::Closed);
    let Played { by: offender, card, at, trick, .. } = *played;
    Some((Revoke { offender, card, at, trick, duty, missed, was }, Some(by)))
}

/// A card against a demand, noted as one with which the player perhaps revoked.
fn doubted(table: &Table, at: ActNo) -> Option<Revoke> {
    table.unnoticed().iter().find_map(|note| match note {
        Matter::PerhapsRevoked(it) if it.revoke.at == at => Some(it.revoke),
        _ => None,
    })
}

fn held_since(table: &Table, played: &Played) -> Cards {
    let later = table.plays().iter().filter(|one| one.by == played.by && one.at > played.at);
    let later = later.filter(|one| one.standing.counts());
    later.fold(table.position().hands[played.by], |held, one| held | Cards::of(one.card))
}

/// Whether it is known already what was wrong with this card.
fn is_noted(table: &Table, at: ActNo) -> bool {
    table.events().iter().any(|event| match event {
        Event::Noted(matter) | Event::Opened(_, matter, ..) => {
            let open = matches!(**matter, Matter::PerhapsRevoked(_) | Matter::CouldNotComply(_));
            matter.about() == Some(at) && !open
        }
        _ => false,
    }) || found(table).any(|revoke| revoke.at == at)
}

/// The doubtful revokes of which the Director found that they were.
pub(crate) fn found(table: &Table) -> impl Iterator<Item = Revoke> {
    table.cases().iter().filter_map(|case| match case.matter {
        Matter::PerhapsRevoked(it) if case.answers.first().is_some_and(|(_, was)| *was == Answer::Yes) => {
            Some(it.revoke)
        }
        _ => None,
    })
}
