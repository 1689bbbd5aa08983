//! The preset and the options that the header of a block names.

use openroom_lawbook::regulations::{Preset, Regulations};

use crate::document::{Header, Setting};
use crate::fault::Fault;

/// The regulations that a header gives: the preset first, then its options. Blanks in a value are written as `_`.
pub(crate) fn regulations(header: &Header) -> Result<Regulations, Fault> {
    let mut regulations = Regulations::default();
    for setting in header.settings.iter().filter(|setting| setting.name == "preset") {
        regulations = preset(setting)?.regulations();
    }
    for setting in header.settings.iter().filter(|setting| setting.name != "preset") {
        let set = regulations
            .set(&setting.name, &setting.value)
            .or_else(|_| regulations.set(&setting.name, &setting.value.replace('_', " ")));
        set.map_err(|error| fault(setting, format!("another setting: {error}")))?;
    }
    Ok(regulations)
}

fn preset(setting: &Setting) -> Result<Preset, Fault> {
    let ids: Vec<_> = Preset::ALL.iter().map(|preset| preset.id()).collect();
    Preset::ALL
        .into_iter()
        .find(|preset| preset.id() == setting.value)
        .ok_or_else(|| fault(setting, format!("one of {}", ids.join(", "))))
}

fn fault(setting: &Setting, expected: String) -> Fault {
    Fault::new(setting.place, format!("{}={}", setting.name, setting.value), expected)
}
