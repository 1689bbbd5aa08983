/// A reason that nobody wrote: the program gives it where one act has others follow. The log keeps its text; who shows it
/// says it in the reader's language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OwnReason {
    /// A board is cancelled because somebody at the table had played it.
    PlayedBefore,
    /// A board is cancelled because a team of its match has left.
    TeamLeft,
}

impl OwnReason {
    /// Every one.
    pub const ALL: [OwnReason; 2] = [OwnReason::PlayedBefore, OwnReason::TeamLeft];

    /// The text that the log keeps.
    pub const fn text(self) -> &'static str {
        match self {
            OwnReason::PlayedBefore => "somebody at the table had played the board before",
            OwnReason::TeamLeft => "a team of the match has left",
        }
    }

    /// The reason that has this text.
    pub fn of(text: &str) -> Option<OwnReason> {
        OwnReason::ALL.into_iter().find(|reason| reason.text() == text)
    }
}
