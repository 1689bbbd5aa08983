use std::fmt::{self, Display, Write};

use openroom_cards::{Cards, Denomination, Seat};
use openroom_laws::{Act, ActNo, Conveyance, Denominations, Event, Exposure, Said, Table};

/// A form with its words in capitals replaced by the parts in order.
pub(super) fn fill(form: &str, parts: &[&dyn Display]) -> String {
    let mut parts = parts.iter();
    let mut out = String::new();
    for word in form.split(' ') {
        if !out.is_empty() {
            out.push(' ');
        }
        let stem = word.trim_end_matches([',', ':']);
        match parts.len() {
            left if left > 0 && stem.len() > 2 && stem.bytes().all(|b| b.is_ascii_uppercase()) => {
                let _ = parts.next().map(|part| write!(out, "{part}"));
                // An empty part leaves no space before the mark.
                out.truncate(out.trim_end().len());
                out.push_str(&word[stem.len()..]);
            }
            _ => out.push_str(word),
        }
    }
    out.trim_end_matches([' ', ':']).to_owned()
}

/// A call or card of the record as it is written: `E 1D`.
pub(in crate::table) struct Named<'a>(pub(in crate::table) &'a Table, pub(in crate::table) ActNo);

impl Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Named(table, at) = self;
        if let Some(made) = table.calls().iter().find(|made| made.at == *at) {
            write!(f, "{} {}", made.by, call_of(made.said))
        } else if let Some(played) = table.plays().iter().find(|played| played.at == *at) {
            write!(f, "{} {}", played.by, played.card)
        } else if let Some((verb, by)) = act_of(table, *at) {
            write!(f, "{by} {verb}")
        } else if let Some(lead) = table.position().face_down.filter(|lead| lead.at == *at) {
            write!(f, "{} {}", lead.by, lead.card)
        } else if let Some(by) = omitted(table, *at) {
            write!(f, "{by} no card")
        } else {
            write!(f, "act {}", at.0)
        }
    }
}

/// What an act that is no call or card is called.
fn act_of(table: &Table, at: ActNo) -> Option<(&'static str, Seat)> {
    let act = table.events().iter().find_map(|event| match event {
        Event::Acted(no, act) if *no == at && act.is_numbered() => Some(act),
        _ => None,
    })?;
    let name = match act {
        Act::Convey { how, .. } => super::conveyed(*how),
        Act::ExposeCards { how: Exposure::Named, .. } => super::conveyed(Conveyance::Remark),
        Act::Explain { .. } | Act::Announce { .. } => "explanation",
        Act::CorrectExplanation { .. } => "correction",
        _ => return None,
    };
    Some((name, act.by()?))
}

/// Who played no card by this act.
fn omitted(table: &Table, at: ActNo) -> Option<Seat> {
    table.events().iter().find_map(|event| match event {
        Event::Acted(acted, Act::OmitCard { by }) if *acted == at => Some(*by),
        _ => None,
    })
}

/// What was said, as it is written.
pub(in crate::table) fn call_of(said: Said) -> String {
    match said {
        Said::Call(call) => call.to_string(),
        Said::AboveSeven { level, denomination } => format!("{level}{denomination}"),
    }
}

/// Denominations as they are written: `C D NT`, or `none`.
pub(in crate::table) struct Suits(pub(in crate::table) Denominations);

impl Display for Suits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = Denomination::ALL
            .into_iter()
            .filter(|denomination| self.0.contains(*denomination))
            .map(|denomination| denomination.to_string())
            .collect();
        f.write_str(if names.is_empty() { "none" } else { "" })?;
        f.write_str(&names.join(" "))
    }
}

/// Cards as they are written: `SA H2`.
pub(in crate::table) fn list(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
