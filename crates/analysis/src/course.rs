use openroom_cards::{Card, Seat};

use crate::Position;
use crate::double_dummy::{Solvers, TraceError};
use crate::equity::{Followed, History};

/// The play of a board as it was, revokes too, and what each card cost.
#[derive(Clone, Debug)]
pub struct Course {
    /// Before the first card and after each.
    pub points: Vec<History>,
    /// The cards.
    pub cards: Vec<CourseCard>,
    /// Declarer's tricks in all before the first card, double dummy.
    pub before: u8,
}

/// A card of the play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CourseCard {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Whether it followed suit.
    pub followed: Followed,
    /// Declarer's tricks in all once it was played and the tricks that it cost its player's side, double dummy; none
    /// from a revoke to the end of its trick.
    pub worth: Option<(u8, u8)>,
}

/// Follows the cards of a board from a position between two tricks, without their worth.
pub fn follow(start: Position, cards: &[Card]) -> Result<(Vec<History>, Vec<CourseCard>), TraceError> {
    let mut now = History::from(start);
    let mut points = vec![now.clone()];
    let mut played = Vec::with_capacity(cards.len());
    for (index, card) in cards.iter().enumerate() {
        let turn = now.position.turn();
        let followed = now.play_as_it_was(*card).map_err(|why| TraceError { index, why })?;
        points.push(now.clone());
        played.extend(turn.map(|seat| CourseCard { seat, card: *card, followed, worth: None }));
    }
    Ok((points, played))
}

/// Follows the cards and tells what each cost. After a revoke the worth is told again from the next trick on.
pub fn course(
    solvers: &Solvers,
    start: Position,
    declarer: Seat,
    cards: &[Card],
) -> Result<Course, TraceError> {
    let (points, mut played) = follow(start, cards)?;
    let side = declarer.side();
    let mut before = None;
    let mut from = 0;
    loop {
        let lawful = played[from..].iter().take_while(|card| card.followed == Followed::Lawfully).count();
        let trace = solvers.trace_from(&points[from].position, declarer, &cards[from..from + lawful])?;
        let won = points[from].won[side];
        before = before.or(Some(won + trace.before));
        for (card, traced) in played[from..].iter_mut().zip(trace.cards) {
            card.worth = Some((won + traced.declarer_tricks, traced.cost));
        }
        // A trick has four cards, and the first card of all was a lead.
        let next = (from + lawful) / 4 * 4 + 4;
        if from + lawful == played.len() || next >= played.len() {
            return Ok(Course { points, cards: played, before: before.unwrap_or(0) });
        }
        from = next;
    }
}
