use openroom_lawbook::provisions::{
    L64A, L64A1, L64A2, L64B, L64B1, L64B2, L64B3, L64B4, L64B5, L64B6, L64B7, L64B8, L67B1a, L67B1b,
};
use openroom_lawbook::{Edition, Provision};

/// Who won the trick of the revoke, seen from the player who revoked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum RevokeTrick {
    /// He himself, with his own card.
    Offender,
    /// His partner; dummy, where declarer revoked.
    Partner,
    /// The other side.
    Opponents,
}

/// Which card the player failed to play.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Withheld {
    /// One from his hand.
    #[default]
    Hidden,
    /// A penalty card.
    PenaltyCard,
    /// A card of dummy.
    Dummy,
    /// A card that lies face up and is no penalty card.
    FaceUp,
}

/// What became of another revoke.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum OtherRevoke {
    /// It was established.
    Established,
    /// It was corrected in time.
    Corrected,
}

/// When attention was drawn to the revoke.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Noticed {
    /// In time.
    #[default]
    InTime,
    /// After a player of the non-offending side had called on the next deal.
    AfterCallOnNextDeal,
    /// After the round was over.
    AfterRound,
}

/// How the trick was defective where a card was missing from it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MissingCard {
    /// The player has a card of the suit led.
    HasSuit,
    /// He has none.
    HasNone,
}

/// An established revoke, and all that decides what it costs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Revoke {
    /// The trick, from 1.
    pub trick: u8,
    /// Who won it.
    pub won_by: RevokeTrick,
    /// How many later tricks the offending side won.
    pub later: u8,
    /// Which card was withheld.
    pub withheld: Withheld,
    /// An earlier revoke of the same player in the same suit.
    pub earlier: Option<OtherRevoke>,
    /// A revoke of the other side on the same board.
    pub other_side: Option<OtherRevoke>,
    /// When attention was drawn to it.
    pub noticed: Noticed,
    /// Whether both sides revoked on the trick and both were corrected after the lead to the next.
    pub corrected_together: Together,
    /// Whether it is a trick to which he did not play, deemed a revoke.
    pub missing_card: Option<MissingCard>,
}

/// Whether two revokes on one trick were corrected together.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Together {
    /// No.
    #[default]
    No,
    /// Yes.
    Yes,
}

/// The tricks that go to the non-offending side after play, and the provisions that say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// None, one or two.
    pub tricks: u8,
    /// By which provisions.
    pub by: Vec<Provision>,
}

impl Revoke {
    /// The tricks that an edition transfers.
    pub fn transfer(&self, edition: Edition) -> Transfer {
        let mut by = match self.missing_card {
            Some(MissingCard::HasSuit) => vec![L67B1a],
            Some(MissingCard::HasNone) => vec![L67B1b],
            None => Vec::new(),
        };
        if let Some(exception) = self.exception(edition) {
            by.extend([L64B, exception]);
            return Transfer { tricks: 0, by };
        }
        let (tricks, rule) = match (self.won_by, self.missing_card) {
            (RevokeTrick::Offender, None) => (1 + self.later.min(1), L64A1),
            (RevokeTrick::Offender | RevokeTrick::Partner | RevokeTrick::Opponents, _) => (1, L64A2),
        };
        by.extend([L64A, rule]);
        Transfer { tricks, by }
    }

    /// The paragraph by which nothing is transferred, where there is one.
    fn exception(&self, edition: Edition) -> Option<Provision> {
        let applies = [
            (L64B1, self.won_by == RevokeTrick::Opponents && self.later == 0),
            (L64B2, earlier_counts(self.earlier, edition)),
            (L64B3, withheld_in_sight(self.withheld, edition)),
            (L64B4, self.noticed == Noticed::AfterCallOnNextDeal),
            (L64B5, self.noticed == Noticed::AfterRound),
            (L64B6, self.trick == 12),
            (L64B7, other_side_counts(self.other_side, edition)),
            (L64B8, corrected_together_counts(self.corrected_together, edition)),
        ];
        applies.into_iter().find(|(_, applies)| *applies).map(|(by, _)| by)
    }
}

/// Whether the first revoke must have been established, or any revoke in the suit is enough.
fn earlier_counts(earlier: Option<OtherRevoke>, edition: Edition) -> bool {
    match edition {
        Edition::Laws2007 => earlier.is_some(),
        Edition::Laws2017 | Edition::Poland2024 => earlier == Some(OtherRevoke::Established),
    }
}

/// Whether any faced card is enough, or only a penalty card or dummy's.
fn withheld_in_sight(withheld: Withheld, edition: Edition) -> bool {
    match (withheld, edition) {
        (Withheld::PenaltyCard | Withheld::Dummy, _) | (Withheld::FaceUp, Edition::Laws2007) => true,
        (Withheld::Hidden, _) | (Withheld::FaceUp, Edition::Laws2017 | Edition::Poland2024) => false,
    }
}

/// Whether the other side's revoke must be established too.
fn other_side_counts(other: Option<OtherRevoke>, edition: Edition) -> bool {
    match edition {
        Edition::Laws2007 => other.is_some(),
        Edition::Laws2017 | Edition::Poland2024 => other == Some(OtherRevoke::Established),
    }
}

/// Whether the edition has a paragraph for two revokes corrected together.
fn corrected_together_counts(together: Together, edition: Edition) -> bool {
    match edition {
        Edition::Laws2007 => false,
        Edition::Laws2017 | Edition::Poland2024 => together == Together::Yes,
    }
}
