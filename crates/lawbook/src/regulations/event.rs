//! How an event is set up.

use std::num::NonZeroU16;

use super::value::{Value, number_with_unit, words};

/// How an event is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EventRegulations {
    /// `team_size`: whether a team may have more than four players (definition of team).
    pub team_size: TeamSize,
    /// `boards_per_session`: how many boards make a session (definition of session).
    pub boards_per_session: BoardsPerSession,
    /// `starting_positions`: who picks the seats within a contestant's starting position (5A).
    pub starting_positions: StartingPositions,
    /// `dealing_method`: who shuffles and deals, and how (6E).
    pub dealing_method: DealingMethod,
    /// `who_moves_boards`: who takes the boards to the next table (8A2).
    pub who_moves_boards: WhoMovesBoards,
    /// `special_conditions`: special conditions for bidding and play (80B2e).
    pub special_conditions: SpecialConditions,
    /// `spectator_hands`: how many hands a spectator may look at (76B1).
    pub spectator_hands: SpectatorHands,
}

words! {
    /// How many players a team may have.
    pub enum TeamSize {
        /// Four.
        Four = "four",
        /// More than four.
        MoreThanFour = "more than four",
    }
}

words! {
    /// Who picks the seats within a contestant's starting position.
    pub enum StartingPositions {
        /// The members of the contestant.
        MembersChoose = "members choose",
        /// The Director.
        SeatsDirected = "seats directed",
    }
}

words! {
    /// Who shuffles and deals, and how.
    pub enum DealingMethod {
        /// The Director has not said.
        NotSet = "not set",
        /// The players, at each table before play.
        AtTable = "at each table before play",
        /// The Director, in advance.
        ByDirector = "by the Director in advance",
        /// Assistants or appointees, in advance.
        ByAssistants = "by assistants or appointees in advance",
        /// Another method with wholly random expectation.
        Other = "another method with the same random expectation",
    }
}

words! {
    /// Who takes the boards to the next table.
    pub enum WhoMovesBoards {
        /// The player who sits North.
        North = "North",
        /// Somebody else.
        Another = "another player or person",
    }
}

words! {
    /// Special conditions for bidding and play.
    pub enum SpecialConditions {
        /// None.
        None = "none",
        /// Screens, with other rectifications for what does not cross the screen.
        Screens = "screens",
        /// The program refuses the irregularities that a program can refuse.
        Prevention = "software prevents what it can",
        /// Others, which the organizer describes.
        Other = "other",
    }
}

words! {
    /// How many hands a spectator may look at.
    pub enum SpectatorHands {
        /// One.
        One = "one hand",
        /// More than one.
        More = "more",
    }
}

/// How many boards make a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BoardsPerSession(pub Option<NonZeroU16>);

impl Value for BoardsPerSession {
    fn values() -> Vec<&'static str> {
        vec!["not set", "a number of boards"]
    }

    fn parse(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("not set") {
            return Some(Self(None));
        }
        number_with_unit(text, &["boards", "board"]).map(|boards| Self(Some(boards)))
    }

    fn text(&self) -> String {
        self.0.map_or_else(|| "not set".to_owned(), |boards| boards.to_string())
    }
}
