use openroom_cards::BySide;
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{Adjusted, EntryNo, Moment, Penalty, PenaltyNo, Person, RulingNo, SettledBy};

/// The number of an appeal, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AppealNo(pub u16);

/// What a ruling, and an appeal against it, is about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// Law or regulation only.
    Law,
    /// Facts or judgement.
    Judgement,
}

/// What an appeal is against.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Against {
    /// A ruling on a board.
    Ruling(RulingNo),
    /// A penalty.
    Penalty(PenaltyNo),
    /// The disqualification of an entry.
    Disqualification(EntryNo),
}

/// How an appeal was decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// What counts stands: the ruling, the penalty or the disqualification, or what was decided on it before.
    Stands,
    /// Another score takes its place.
    Changed(Adjusted),
    /// The table's result is restored.
    TableResult,
    /// The penalty is lifted.
    PenaltyLifted,
    /// Another penalty takes its place.
    PenaltyChanged(Penalty),
    /// The disqualification is lifted: the entry is of the event again.
    DisqualificationLifted,
    /// The committee recommends that the Director in charge change his ruling; he decides.
    Recommended(String),
    /// The ruling, the penalty or the disqualification counts again as it was given, whatever was decided on it before.
    AsRuled,
}

/// Whether an appeal had merit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Merit {
    /// It had.
    With,
    /// It had none; regulations may have a sanction for it.
    Without,
}

/// Before whom an appeal is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The Director in charge, the committee or the body that regulations name.
    Tournament,
    /// The Regulating Authority.
    Authority,
}

/// How far an appeal has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum AppealState {
    /// Someone must still concur before it is heard.
    Lodged,
    /// It can be heard.
    Concurred,
    /// A recommendation was made to the Director in charge.
    Recommended(String),
    /// It was decided.
    Decided(Decision),
    /// It was taken back.
    Withdrawn,
}

/// An appeal against a ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Appeal {
    /// Against what.
    pub against: Against,
    /// Whose; none where the Director referred the matter himself.
    pub entry: Option<EntryNo>,
    /// Who lodged it.
    pub by: Person,
    /// What it is about.
    pub matter: Matter,
    /// Before whom it is.
    pub stage: Stage,
    /// How far it has come.
    pub state: AppealState,
    /// When it was decided.
    pub decided: Option<Moment>,
    /// By which provision it was decided: the Director in charge, the committee or the authority.
    pub decided_by: Option<Provision>,
    /// Why it was decided so, as far as it was said.
    pub reason: String,
    /// Whether it had merit, once it was decided.
    pub merit: Option<Merit>,
    /// What it was decided to let stand, where that is another ruling, or something that was decided before.
    pub upheld: Option<SettledBy>,
    /// Who took the decision further, and how the appeal stood then.
    pub further: Option<Box<Further>>,
}

/// A decision that was taken further.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Further {
    /// Who took it further.
    pub by: Person,
    /// Whose appeal it is now; none where a Director referred the matter.
    pub entry: Option<EntryNo>,
    /// The appeal as it was decided before.
    pub below: Appeal,
}

impl Appeal {
    /// Who may take back what was lodged last, and the entry that it is for.
    pub fn lodged_last(&self) -> (Person, Option<EntryNo>) {
        match &self.further {
            Some(further) => (further.by, further.entry),
            None => (self.by, self.entry),
        }
    }

    /// Each stage that found on merit: whose appeal it was, and what was found.
    pub fn merits(&self) -> impl Iterator<Item = (EntryNo, Merit)> + '_ {
        let stages = std::iter::successors(Some(self), |one| one.further.as_deref().map(|it| &it.below));
        stages.filter_map(|one| Some((one.lodged_last().1?, one.merit?)))
    }

    /// The ruling that it is against, where it is one.
    pub fn ruling(&self) -> Option<RulingNo> {
        match self.against {
            Against::Ruling(ruling) => Some(ruling),
            Against::Penalty(_) | Against::Disqualification(_) => None,
        }
    }

    /// The penalty that it is against, where it is one.
    pub fn penalty(&self) -> Option<PenaltyNo> {
        match self.against {
            Against::Ruling(_) | Against::Disqualification(_) => None,
            Against::Penalty(penalty) => Some(penalty),
        }
    }

    /// The entry whose disqualification it is against, where it is one.
    pub fn disqualified(&self) -> Option<EntryNo> {
        match self.against {
            Against::Ruling(_) | Against::Penalty(_) => None,
            Against::Disqualification(entry) => Some(entry),
        }
    }
}

/// The entries on both sides of a table.
pub(crate) type Sides = BySide<Vec<EntryNo>>;
