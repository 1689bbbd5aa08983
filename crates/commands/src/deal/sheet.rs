//! The sheets of a provable set: what is kept secret, what is published before, what is published after.

use std::num::NonZeroU32;
use std::path::Path;

use openroom_cards::dealing::{Commitment, Plan, Secret};
use serde::{Deserialize, Serialize};

use crate::finish::Failure;
use crate::input::beginning;
use crate::output::shown;

/// The construction by which the deals are made; another one would have another name.
const FORM: &str = "openroom deals 1";

/// No honest sheet is larger.
const LARGEST: u64 = 1 << 16;

/// What stands on a sheet.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    form: String,
    event: String,
    source: String,
    first: NonZeroU32,
    boards: NonZeroU32,
    commitment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    public: Option<String>,
}

impl Sheet {
    /// What is published before the session.
    pub(super) fn published(plan: &Plan, commitment: Commitment) -> Sheet {
        Sheet {
            form: FORM.to_owned(),
            event: plan.event.clone(),
            source: plan.source.clone(),
            first: plan.first,
            boards: plan.boards,
            commitment: commitment.to_hex(),
            secret: None,
            public: None,
        }
    }

    /// The same with the secret.
    pub(super) fn with_secret(self, secret: &Secret) -> Sheet {
        Sheet { secret: Some(secret.to_hex()), ..self }
    }

    /// The same with the public text.
    pub(super) fn with_public(self, public: &str) -> Sheet {
        Sheet { public: Some(public.trim().to_owned()), ..self }
    }

    /// The sheet as a file.
    pub(super) fn text(&self) -> Result<String, Failure> {
        toml::to_string(self).map_err(Failure::input)
    }

    /// The public text, where it is on the sheet.
    pub(super) fn public(&self) -> Option<&str> {
        self.public.as_deref()
    }

    /// The plan.
    pub(super) fn plan(&self) -> Plan {
        Plan {
            event: self.event.clone(),
            source: self.source.clone(),
            first: self.first,
            boards: self.boards,
        }
    }

    /// Reads a sheet that holds the secret.
    pub(super) fn read(file: &Path) -> Result<(Sheet, Secret), Failure> {
        let name = file.display().to_string();
        let text = beginning(file, LARGEST)?;
        if text.len() as u64 > LARGEST {
            return Err(Failure::said("err-sheet-too-large", []).at(shown(&name)));
        }
        let Ok(text) = String::from_utf8(text) else {
            return Err(Failure::said("err-sheet-not-text", []).at(shown(&name)));
        };
        let sheet: Sheet = toml::from_str(&text).map_err(|error| not_a_sheet(&name, &text, &error))?;
        if sheet.form != FORM {
            let forms = [("form", sheet.form.clone()), ("known", FORM.to_owned())];
            return Err(Failure::said("deal-other-form", forms).at(shown(&name)));
        }
        match sheet.secret.as_deref().map(Secret::from_hex) {
            None => Err(Failure::said("err-sheet-no-secret", []).at(shown(&name))),
            Some(None) => Err(Failure::said("err-sheet-bad-secret", []).at(shown(&name))),
            Some(Some(secret)) => Ok((sheet, secret)),
        }
    }

    /// The commitment that is written on the sheet, where it is one.
    pub(super) fn commitment(&self) -> Option<Commitment> {
        Commitment::from_hex(&self.commitment)
    }
}

fn not_a_sheet(name: &str, text: &str, error: &toml::de::Error) -> Failure {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.bytes().take(start).filter(|byte| *byte == b'\n').count() + 1;
    let reason = error.message().lines().collect::<Vec<_>>().join("; ");
    Failure::said("deal-not-a-sheet", [("why", reason)]).at(format_args!("{}:{line}", shown(name)))
}
