//! Under which rules the desk is asked.

use openroom_desk::{Consultation, Topic};
use openroom_lawbook::regulations::{Preset, Regulations};
use openroom_lawbook::{Edition, Language};
use openroom_reasoning::say as reasoning;

use crate::club::millis;
use crate::language;
use crate::words::Words;

/// Under which Laws and choices.
#[derive(Copy, Clone)]
pub(crate) struct Rules {
    pub(crate) edition: Edition,
    pub(super) preset: Option<Preset>,
    pub(super) aloud: Option<Language>,
    /// When the consultation began, in seconds of universal time.
    pub(super) began: Option<u64>,
    /// When the Director was called, where the call is known; in seconds of universal time.
    pub(crate) called: Option<u64>,
}

impl Rules {
    /// As the address or the form says: an edition and an authority, or by `laws` one of either. None where one is
    /// named that does not exist.
    pub(crate) fn read<'a>(get: impl Fn(&str) -> Option<&'a str>) -> Option<Rules> {
        let authority = |id: &str| Preset::ALL.into_iter().find(|one| one.id() == id);
        let (edition, preset): (Option<Edition>, Option<Preset>) = if let Some(laws) = get("laws") {
            let (edition, preset) = (laws.parse().ok(), authority(laws));
            if edition.is_none() && preset.is_none() {
                return None;
            }
            (edition, preset)
        } else {
            let edition = get("edition").map(str::parse).transpose().ok()?;
            let preset = get("preset").map(|id| authority(id).ok_or(())).transpose().ok()?;
            (edition, preset)
        };
        Some(Rules {
            edition: edition.or(preset.map(Preset::edition)).unwrap_or(Edition::USUAL),
            preset,
            aloud: get("say").and_then(language::read),
            began: get("at").and_then(|at| at.parse().ok()),
            called: get("called").and_then(|at| at.parse().ok()),
        })
    }

    /// A consultation about this.
    pub(crate) fn start(self, topic: Topic) -> Consultation {
        let regulations = self.preset.map_or_else(Regulations::default, Preset::regulations);
        Consultation::new(topic, self.edition, regulations)
    }

    /// What the choice of Laws offers, and whether it is chosen: the editions alone, and the authorities.
    pub(crate) fn offered(self, w: Words) -> Vec<(&'static str, String, bool)> {
        let alone = Edition::ALL.into_iter().map(|edition| {
            let chosen = self.preset.is_none() && self.edition == edition;
            (edition.name(), reasoning::edition(w, edition), chosen)
        });
        let by_authority = Preset::ALL.into_iter().filter(|preset| *preset != Preset::Wbf).map(|preset| {
            let said = Rules { preset: Some(preset), edition: preset.edition(), ..self }.said(w);
            (preset.id(), said, self.preset == Some(preset))
        });
        alone.chain(by_authority).collect()
    }

    /// The edition, and the authority whose choices are in force.
    pub(crate) fn said(self, w: Words) -> String {
        let edition = reasoning::edition_short(w, self.edition);
        self.preset.map_or(edition.clone(), |preset| format!("{} · {edition}", reasoning::preset(w, preset)))
    }

    /// How the choice is remembered.
    pub(super) fn chosen(self) -> &'static str {
        self.preset.map_or(self.edition.name(), Preset::id)
    }

    /// How many minutes ago the consultation began.
    pub(super) fn minutes(self) -> String {
        let since = self.began.and_then(|began| (millis() / 1000).checked_sub(began));
        since.map_or_else(String::new, |seconds| (seconds / 60).to_string())
    }

    /// What every link of the desk brings along.
    pub(super) fn query(self) -> String {
        let preset = self.preset.map_or_else(String::new, |preset| format!("&preset={}", preset.id()));
        let aloud = self.aloud.map_or_else(String::new, |aloud| format!("&say={}", aloud.code()));
        let began = self.began.map_or_else(String::new, |began| format!("&at={began}"));
        let called = self.called.map_or_else(String::new, |called| format!("&called={called}"));
        format!("edition={}{preset}{aloud}{began}{called}", self.edition.name())
    }
}
