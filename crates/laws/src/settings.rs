//! How a table is set.

use openroom_lawbook::Edition;
use openroom_lawbook::regulations::{AlertForm, Regulations, SpecialConditions};
use serde::{Deserialize, Serialize};

/// What holds at one table besides the Laws themselves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The edition of the Laws in force.
    pub edition: Edition,
    /// What the authority and the organizer chose.
    pub regulations: Regulations,
    /// Who draws attention to an irregularity.
    pub attention: Attention,
    /// Whether the table refuses what software can refuse.
    pub policy: Policy,
    /// Whether screens part the table.
    pub screens: Screens,
    /// What becomes of an irregularity that has not passed the tray.
    #[serde(default)]
    pub unpassed: Unpassed,
    /// How calls are alerted, asked about and explained.
    #[serde(default)]
    pub disclosure: Disclosure,
}

impl Settings {
    /// A table without screens where anything may happen and the players draw attention.
    pub fn of(edition: Edition) -> Settings {
        Settings::under(edition, Regulations::default())
    }

    /// A table under these regulations, where the players draw attention.
    pub fn under(edition: Edition, regulations: Regulations) -> Settings {
        let (policy, screens) = match regulations.event.special_conditions {
            SpecialConditions::None | SpecialConditions::Other => (Policy::Allow, Screens::None),
            SpecialConditions::Screens => (Policy::Allow, Screens::NorthWithEast),
            SpecialConditions::Prevention => (Policy::Prevent, Screens::None),
        };
        let (attention, unpassed) = (Attention::ByPlayers, Unpassed::CorrectedFreely);
        let disclosure = match regulations.table.alert_form {
            AlertForm::NotSpecified | AlertForm::AsRegulated => Disclosure::Aloud,
            AlertForm::BySelf => Disclosure::BySelf,
        };
        Settings { edition, regulations, attention, policy, screens, unpassed, disclosure }
    }

    /// Whether partners hear what each other asks and explains.
    pub(crate) fn partners_hear(&self) -> bool {
        self.screens == Screens::None && self.disclosure == Disclosure::Aloud
    }
}

/// Who draws attention to an irregularity.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Attention {
    /// The players and the Director; until then the table notes it silently.
    ByPlayers,
    /// The program, at once.
    AtOnce,
}

/// What the table does with an act that the Laws forbid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Policy {
    /// It happens, and what follows is ruled.
    Allow,
    /// It is refused with the provision that forbids it.
    Prevent,
}

/// Whether screens part the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Screens {
    /// There are none.
    None,
    /// North and East sit on one side, South and West on the other.
    NorthWithEast,
    /// North and West sit on one side, South and East on the other.
    NorthWithWest,
}

/// What becomes of an irregularity behind a screen before the tray is passed, as the regulation has it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Unpassed {
    /// It is corrected without rectification.
    #[default]
    CorrectedFreely,
    /// The Laws apply as without screens.
    AsTheLaws,
}

/// How calls are alerted, asked about and explained, as the regulation has it. Behind a screen it is always in writing,
/// between screenmates.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Disclosure {
    /// Aloud, by the caller's partner: everybody hears it.
    #[default]
    Aloud,
    /// In writing, by the caller's partner: a question reaches him alone, an explanation the opponents.
    InWriting,
    /// In writing, by the caller himself: his partner learns neither of alerts nor of questions and explanations.
    BySelf,
}
