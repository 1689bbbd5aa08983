//! What must hold after every step.

use openroom_cards::{Call, Cards, Seat};
use openroom_laws::law61::Duty;
use openroom_laws::{Act, ActNo, CaseState, Event, Given, Matter, Order, Phase, Standing, Table, View};

/// Cards are conserved, the current trick is the first incomplete one, what may be called is told in one way.
pub(super) fn standing(table: &Table) -> Result<(), String> {
    let position = table.position();
    if let Some(case) = table.cases().iter().find(|case| case.state == CaseState::Strayed) {
        return Err(format!("a case strayed: {case:?}"));
    }
    cited(table)?;
    let back = put_back(table);
    let mut seen = position.pool;
    let mut put = |card: Cards, place: &str| {
        // One that was put back lies in the hand and counts where it was played.
        let twice = !((seen & card) - back).is_empty();
        seen |= card;
        if twice { Err(format!("{card} is in two places, one of them {place}")) } else { Ok(()) }
    };
    for seat in Seat::ALL {
        put(position.hands[seat], "a hand")?;
        for trick in &position.tricks {
            put(trick.cards[seat].map_or(Cards::EMPTY, Cards::of), "a trick")?;
        }
    }
    put(position.astray, "nowhere")?;
    for lead in [position.face_down, position.also_down].into_iter().flatten() {
        put(Cards::of(lead.card), "the lead")?;
    }
    if let Some(stuck) = position.stuck {
        put(Cards::of(stuck.card), "the played cards")?;
    }
    if seen != Cards::PACK {
        let last = &table.events()[table.events().len().saturating_sub(25)..];
        return Err(format!("cards are lost: {} after {last:?}", !seen));
    }
    let current = position.tricks.iter().position(|trick| !trick.is_complete()).unwrap_or(13);
    if usize::from(position.current) != current {
        return Err(format!("the current trick is {current}, not {}", position.current));
    }
    led_by_its_winner(table)?;
    followed(table)?;
    noted_rightly(table)?;
    callable(table)
}

/// What happened last, one thing a line.
fn lately(table: &Table) -> String {
    let events = table.events();
    let last = events[events.len().saturating_sub(25)..].iter();
    let shown = last.map(|event| match event {
        Event::Opened(no, matter, ..) => format!("Opened({no:?}, {matter:?})"),
        other => format!("{other:?}"),
    });
    shown.collect::<Vec<_>>().join("\n")
}

/// Whether a ruling was taken back, so that what was played by it stays as it was; or a card was supplied that had been
/// left out, of which it is told otherwise whether it follows.
fn is_undone(table: &Table) -> bool {
    let omits = |event: &Event| matches!(event, Event::Acted(_, Act::OmitCard { .. }));
    table.events().iter().any(omits)
        || table.cases().iter().any(|case| matches!(case.state, CaseState::Withdrawn | CaseState::Waived))
}

/// Whether something was noted about this card, or somebody has ruled on it.
fn is_looked_into(table: &Table, at: ActNo) -> bool {
    let about =
        |matter: &Matter| matter.about() == Some(at) || matter.revoke().is_some_and(|revoke| revoke.at == at);
    let ever = |event: &Event| match event {
        Event::Noted(matter) | Event::Opened(_, matter, ..) => about(matter),
        Event::Ordered(_, _, Order::CardStands(it) | Order::Established(it), _) => *it == at,
        _ => false,
    };
    table.events().iter().any(ever)
}

/// Whoever won a trick leads to the next, or it is looked into.
fn led_by_its_winner(table: &Table) -> Result<(), String> {
    let ordered = |given: &Given| matches!(given.order, Order::LeadFrom(_) | Order::PlayOnRegardless);
    if table.cases().iter().flat_map(|case| &case.orders).any(ordered)
        || table.asking().is_some()
        || table.position().is_cut_short()
        || is_undone(table)
    {
        return Ok(());
    }
    let position = table.position();
    let winners = position.winners();
    for (number, (before, trick)) in (1..).zip(winners.iter().zip(&position.tricks[1..])) {
        let (Some(winner), Some(leader)) = (before, trick.leader) else { continue };
        let lead = trick.acts[leader];
        let played = table.plays().iter().any(|one| one.at == lead && one.standing == Standing::Stands);
        let accepted = accepted(table, number, leader);
        if leader != *winner && played && !accepted && !is_looked_into(table, lead) {
            let last = lately(table);
            return Err(format!("{leader} has led where {winner} won, and nobody looks into it: {last}"));
        }
    }
    Ok(())
}

/// Whether a lead of this hand to that trick was accepted: it stays its lead when another card takes its place.
fn accepted(table: &Table, trick: u8, hand: Seat) -> bool {
    let mut leads = table.plays().iter().filter(|one| (one.trick, one.by) == (trick, hand));
    leads.any(|lead| {
        let accepts = |given: &Given| match given.order {
            Order::CardStands(at) => at == lead.at,
            Order::LeadsNext { hand: by, card } => (by, card) == (hand, lead.card),
            _ => false,
        };
        table.cases().iter().flat_map(|case| &case.orders).any(accepts)
    })
}

/// Whoever has a card of the suit led has followed with one, or it is looked into.
fn followed(table: &Table) -> Result<(), String> {
    let position = table.position();
    let Some(trick) = position.trick().filter(|_| table.asking().is_none() && !is_undone(table)) else {
        return Ok(());
    };
    let (Some(led), Some(leader)) = (trick.suit_led(), trick.leader) else { return Ok(()) };
    if is_looked_into(table, trick.acts[leader]) {
        return Ok(());
    }
    // A card of an earlier trick that was put back into the hand is no card to follow with.
    let back = put_back(table);
    for seat in Seat::ALL {
        let Some(card) = trick.cards[seat].filter(|card| card.suit() != led) else { continue };
        if !(position.hands[seat].in_suit(led) - back).is_empty() && !is_looked_into(table, trick.acts[seat])
        {
            let last = lately(table);
            return Err(format!("{seat} has not followed with {card}, and nobody looks into it: {last}"));
        }
    }
    Ok(())
}

/// What is noted as a revoke was played to the suit that is led.
fn noted_rightly(table: &Table) -> Result<(), String> {
    if table.asking().is_some() {
        return Ok(());
    }
    for note in table.unnoticed() {
        let Matter::Revoke(revoke) = note else { continue };
        let trick = &table.position().tricks[usize::from(revoke.trick)];
        let led = trick.suit_led().map(Duty::Follow);
        let follows = matches!(revoke.duty, Duty::Follow(_)) && trick.won_before.is_none();
        if follows && led != Some(revoke.duty) {
            return Err(format!("{revoke:?} is noted, and the suit led is another: {}", lately(table)));
        }
    }
    Ok(())
}

fn put_back(table: &Table) -> Cards {
    table.events().iter().fold(Cards::EMPTY, |all, event| match event {
        Event::Acted(_, Act::PutBack { card, .. }) => all | Cards::of(*card),
        _ => all,
    })
}

/// Every order and question cites a provision that the edition in force has.
fn cited(table: &Table) -> Result<(), String> {
    let edition = table.settings().edition;
    let orders = table.cases().iter().flat_map(|case| &case.orders).map(|given| given.by);
    let asked = table.cases().iter().flat_map(|case| &case.open).map(|question| question.by);
    match orders.chain(asked).find(|by| !by.exists_in(edition)) {
        Some(by) => Err(format!("{by} is not in {edition}")),
        None => Ok(()),
    }
}

/// The calls that the player in turn may make are those that nothing forbids, and there is one.
fn callable(table: &Table) -> Result<(), String> {
    let calls = |seat: &Seat| table.phase() == Phase::Auction && table.has_tray(*seat);
    let Some(seat) = table.turn().filter(calls) else { return Ok(()) };
    let legal = table.legal_calls(seat);
    let differs = |call: &Call| legal.contains(*call) == table.call_forbidden_by(seat, *call).is_some();
    match Call::all().find(differs) {
        _ if legal.is_empty() => Err(format!("stuck: {seat} may call nothing")),
        Some(call) => Err(format!("{call} by {seat} is both forbidden and legal, or neither")),
        None => Ok(()),
    }
}

/// The stored events give the same table and nothing new.
pub(super) fn rebuilt(table: &Table) -> Result<(), String> {
    let again = Table::rebuild(table.events().to_vec()).map_err(|error| error.to_string())?;
    if again.events().len() != table.events().len() {
        return Err(format!("rebuilding gave {:?}", &again.events()[table.events().len()..]));
    }
    if &again == table { Ok(()) } else { Err(format!("rebuilt otherwise:\n{again:#?}\n{table:#?}")) }
}

/// The lines in which two views differ.
pub(super) fn difference(one: &View, other: &View) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let same = one.lines().zip(other.lines()).take_while(|(one, other)| one == other).count();
    let rest = |text: &str| text.lines().skip(same.saturating_sub(3)).take(12).collect::<Vec<_>>().join("\n");
    format!("line {same}:\n{}\nagainst\n{}", rest(&one), rest(&other))
}
