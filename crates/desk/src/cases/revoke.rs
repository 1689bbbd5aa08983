//! A card that did not follow suit.

use openroom_cards::{BySide, Card, Rank, Seat};
use openroom_lawbook::{Edition, Provision, provisions::*};
use openroom_laws::law61::{Duty, Missed, Revoke, Was};
use openroom_laws::law64::{Known, RevokesReckoned, Spoken};
use openroom_laws::{Act, ActNo, Facts, Winners};

use super::auction::attend;
use super::{adjust, play};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Not established it is corrected at the table; established it costs tricks after the play.
pub(crate) fn revoke(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L61A, Query::Offender)?;
    if desk.yes(L63A, Query::Established)? { established(desk, by) } else { in_time(desk, by) }
}

fn in_time(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    let declarer = desk.seat(L62A, Query::Declarer)?;
    let card = desk.card(L62A, Query::Card)?;
    let held = desk.card(L61A, Query::CouldHavePlayed)?;
    if held.suit() == card.suit() {
        desk.order(L61A, Ruling::NothingIrregular);
        return Ok(());
    }
    let rank = if held.rank() == Rank::Two { Rank::Three } else { Rank::Two };
    let (leader, led) = (by.rho(), Card::new(held.suit(), rank));
    let mut setup = play::board(desk, declarer);
    setup.tricks_before.push(leader);
    setup.hands[leader].insert(led);
    setup.hands[by].insert(card);
    setup.hands[by].insert(held);
    setup.plays.push((leader, led));
    desk.set_up(setup);
    desk.act(Act::Play { by, card });
    attend(desk)
}

pub(super) fn established(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    let won_by = match desk.pick(L64A1, Query::RevokeTrickWinner)? {
        Pick::ByPartner => by.partner(),
        Pick::ByOpponents => by.lho(),
        _ => by,
    };
    let later = desk.number(L64A1, Query::LaterTricks)?;
    let exception = desk.pick(L64B, Query::RevokeException)?;
    let matter = reckoned(by, won_by, later, exception);
    desk.law(matter, &Facts::default())?;
    equity(desk, by)
}

/// The tricks as the answers have them: the revoke on the first of them, unless it was on the twelfth.
fn reckoned(by: Seat, won_by: Seat, later: u8, exception: Pick) -> RevokesReckoned {
    let trick = if exception == Pick::OnTrickTwelve { 11 } else { 0 };
    let second = exception == Pick::SecondInSuit;
    let first = if second { 1 } else { trick };
    let mut winners: Winners = [Some(by.lho()); 13];
    winners[usize::from(first)] = Some(won_by);
    for won in winners.iter_mut().skip(usize::from(first) + 1).take(usize::from(later)) {
        *won = Some(by);
    }
    let missed = match exception {
        Pick::CardFaceUp => Missed::Faced,
        Pick::CardOfDummy => Missed::Dummy,
        _ => Missed::Closed,
    };
    let spoken = match exception {
        Pick::AfterCallOnNextBoard => Spoken::AfterACall,
        Pick::AfterRound => Spoken::AfterTheRound,
        _ => Spoken::InTime,
    };
    let suit = openroom_cards::Suit::Spades;
    let card = Card::new(openroom_cards::Suit::Clubs, Rank::Two);
    let on = |trick: u8| Revoke {
        offender: by,
        card,
        at: ActNo(u16::from(trick)),
        trick,
        duty: Duty::Follow(suit),
        missed,
        was: Was::Closed,
    };
    let known = |revoke| Known { revoke, spoken, deemed: None };
    let mut revokes = vec![known(on(first))];
    if second {
        revokes.insert(
            0,
            Known {
                revoke: Revoke { missed: Missed::Closed, ..on(0) },
                spoken: Spoken::InTime,
                deemed: None,
            },
        );
    }
    RevokesReckoned {
        revokes,
        corrected: vec![],
        winners,
        awarded: BySide::default(),
        before: BySide::default(),
    }
}

/// A card never played to a trick, which this paragraph deems an established revoke.
pub(super) fn deemed(by: Seat, paragraph: Provision, later: u8) -> RevokesReckoned {
    let mut matter = reckoned(by, by.lho(), later, Pick::NoneOfThese);
    for known in &mut matter.revokes {
        known.deemed = Some(paragraph);
    }
    matter
}

/// Whether what was transferred is enough.
fn equity(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    match desk.edition() {
        Edition::Laws2007 => {}
        Edition::Laws2017 | Edition::Poland2024 => {
            let also = match desk.pick(L64C2a, Query::OtherRevokes)? {
                Pick::SameSuitAgain => Some(L64C2a),
                Pick::BothSidesRevoked => Some(L64C2b),
                _ => None,
            };
            if let Some(also) = also {
                desk.order(also, Ruling::AdjustedScoreFollows);
                return adjust::assigned(desk, Some(by.side()));
            }
        }
    }
    if desk.yes(L64C1, Query::CompensatedEnough)? {
        desk.order_law(L64C1, openroom_laws::Order::ScoreStands);
        return Ok(());
    }
    desk.order(L64C1, Ruling::AdjustedScoreFollows);
    adjust::assigned(desk, Some(by.side()))
}
