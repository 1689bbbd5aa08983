//! What happens at the table.

use super::value::{Value, words};

/// How calls and plays are made at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableRegulations {
    /// `bidding_method`: how calls are made (18F).
    pub bidding_method: BiddingMethod,
    /// `alert_form`: what form an alert takes, and who gives it (Definitions).
    pub alert_form: AlertForm,
    /// `alert_procedure`: how partners' methods are disclosed as they come up (40B2aiii).
    pub alert_procedure: AlertProcedure,
    /// `reserve_rights`: whether a player may reserve the right to call the Director later (16B2).
    pub reserve_rights: ReserveRights,
    /// `mandatory_pauses`: when a player must wait (73D3).
    pub mandatory_pauses: Pauses,
    /// `opening_lead_face`: how the opening lead is made (41A).
    pub opening_lead_face: OpeningLeadFace,
    /// `defenders_ask_about_revoke`: whether defenders may ask one another about a revoke (61B3 of 2007).
    pub defenders_ask_about_revoke: DefendersAskAboutRevoke,
    /// `claim_card_order`: in which order cards of a suit are taken to be played after a claim (70E2).
    pub claim_card_order: ClaimCardOrder,
}

words! {
    /// How calls are made.
    pub enum BiddingMethod {
        /// They are spoken.
        Spoken = "spoken",
        /// By bidding boxes.
        BiddingBoxes = "bidding boxes",
        /// By another method.
        Other = "other method",
    }
}

words! {
    /// What form an alert takes.
    pub enum AlertForm {
        /// Nothing is said of it; partner alerts.
        NotSpecified = "not specified",
        /// As a regulation says; partner alerts.
        AsRegulated = "specified by regulation",
        /// Who calls alerts and explains his call himself, to the opponents alone.
        BySelf = "the caller alerts and explains himself, in writing",
    }
}

words! {
    /// How partners' methods are disclosed as they come up.
    pub enum AlertProcedure {
        /// Not at all; opponents ask.
        None = "none",
        /// By alerts; a missing one is misinformation.
        Alerts = "alerts",
        /// By announcements.
        Announcements = "announcements",
        /// By both.
        Both = "alerts and announcements",
    }
}

words! {
    /// Whether a player may reserve the right to call the Director later.
    pub enum ReserveRights {
        /// He may.
        MayReserve = "may reserve",
        /// He may not.
        MayNotReserve = "may not reserve",
        /// He must call the Director at once.
        MustCallAtOnce = "must call the Director at once",
    }
}

words! {
    /// How the opening lead is made.
    pub enum OpeningLeadFace {
        /// Face down.
        Down = "face down",
        /// Face up.
        Up = "face up",
    }
}

words! {
    /// Whether defenders may ask one another about a possible revoke.
    pub enum DefendersAskAboutRevoke {
        /// They may.
        Allowed = "allowed",
        /// They may not, in the edition that lets the authority say so.
        Prohibited = "prohibited",
    }
}

words! {
    /// In which order cards of a suit are taken to be played after a claim without a statement.
    pub enum ClaimCardOrder {
        /// No order is laid down; the Director judges.
        None = "none",
        /// The highest first.
        TopDown = "top down",
        /// Another order, which the authority describes.
        Other = "other",
    }
}

/// When a player must wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pauses {
    /// In the first round of the auction.
    pub first_round: bool,
    /// After a skip-bid warning.
    pub skip_bid: bool,
    /// On the first trick.
    pub first_trick: bool,
}

const PAUSES: [&str; 3] = ["first round", "after a skip-bid warning", "first trick"];

impl Value for Pauses {
    fn values() -> Vec<&'static str> {
        vec!["none", "any of: first round, after a skip-bid warning, first trick"]
    }

    fn parse(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("none") {
            return Some(Self::default());
        }
        let mut set = [false; 3];
        for word in text.split(',') {
            let at = PAUSES.iter().position(|name| word.trim().eq_ignore_ascii_case(name))?;
            set[at] = true;
        }
        let [first_round, skip_bid, first_trick] = set;
        Some(Self { first_round, skip_bid, first_trick })
    }

    fn text(&self) -> String {
        let set = [self.first_round, self.skip_bid, self.first_trick];
        let named: Vec<&str> =
            PAUSES.into_iter().zip(set).filter(|(_, on)| *on).map(|(name, _)| name).collect();
        if named.is_empty() { "none".to_owned() } else { named.join(", ") }
    }
}
