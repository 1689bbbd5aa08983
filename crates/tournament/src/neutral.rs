//! Who decides at a line: a Director who does not play there.

use openroom_cards::Side;

use crate::{ErrorClaim, Line, Person, Role, Tournament};

/// The offices that direct.
pub(crate) const DIRECTORS: &[Role] = &[Role::ChiefDirector, Role::AssistantDirector];

impl Tournament {
    /// Whether somebody directs and does not play this line.
    pub fn is_neutral(&self, person: Person, line: Line) -> bool {
        self.has_role(person, DIRECTORS) && self.side_of(person, line).is_none()
    }

    /// Whether the event has a Director who does not play this line.
    pub fn has_neutral_director(&self, line: Line) -> bool {
        let directs = self.roles.iter().filter(|(_, role)| DIRECTORS.contains(role));
        directs.into_iter().any(|(person, _)| self.side_of(*person, line).is_none())
    }

    /// Whether this side says that the score of the line is wrong, and nobody has settled that.
    pub fn is_contested_by(&self, side: Side, line: Line) -> bool {
        let here = |claim: &&ErrorClaim| claim.line == line && claim.settled.is_none();
        let sides = self.sides(line);
        let of_side =
            |claim: &ErrorClaim| sides.as_ref().is_some_and(|sides| sides[side].contains(&claim.entry));
        self.claims.values().filter(here).any(of_side)
    }
}
