//! What a kept ruling rests on: the desk, a live table, or an event.

use openroom_lawbook::{Edition, Provision};
use openroom_laws::{self as laws, CaseRecord, Table};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::{Consultation, Order, Topic};

/// What a kept ruling rests on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Source {
    /// A consultation at the desk: facts, reasoning and ruling follow from it.
    #[serde(rename = "consultation")]
    Desk(Consultation),
    /// A case of a live table.
    #[serde(rename = "live")]
    Live(Box<Live>),
    /// A ruling that was entered in an event.
    #[serde(rename = "ruling")]
    Event(OfEvent),
    /// One of these as it was kept when the desk asked what it no longer knows.
    #[serde(untagged)]
    Unread(Value),
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        let kept = Map::<String, Value>::deserialize(deserializer)?;
        let known =
            ["consultation", "live", "ruling"].into_iter().find_map(|name| Some((name, kept.get(name)?)));
        let Some((name, value)) = known else { return Err(Error::missing_field("consultation")) };
        let read = match name {
            "consultation" => read(value).map(Source::Desk),
            "live" => read(value).map(Source::Live),
            _ => read(value).map(Source::Event),
        };
        Ok(read.unwrap_or_else(|| {
            Source::Unread(Value::Object(Map::from_iter([(name.to_owned(), value.clone())])))
        }))
    }
}

/// The value as this type, where it is one.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}

/// A case of a live table, with all that happened there until it was closed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Live {
    /// Which table and board it was, by which the record is found again; nothing where that is not to be told.
    #[serde(default)]
    pub place: Option<String>,
    /// The number of the case, from 0.
    pub case: u16,
    /// What happened.
    pub events: Vec<laws::Event>,
}

/// A ruling that was entered in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfEvent {
    /// The edition in force.
    pub edition: Edition,
    /// What was ordered.
    pub orders: Vec<(Provision, Order)>,
    /// Why, in the Director's words.
    #[serde(default)]
    pub reason: String,
}

impl Live {
    /// The table as it was, and the case; none where the events make no table.
    pub fn stood(&self) -> Option<(Table, CaseRecord)> {
        let table = Table::rebuild(self.events.clone()).ok()?;
        let case = table.cases().get(usize::from(self.case))?.clone();
        Some((table, case))
    }

    /// The same without anybody's words and without the place.
    fn anonymised(&self) -> Live {
        let bare = |event: &laws::Event| {
            let mut value = serde_json::from_slice(&event.to_json().ok()?).ok()?;
            blank(&mut value);
            laws::Event::from_json(value.to_string().as_bytes()).ok()
        };
        Live { place: None, case: self.case, events: self.events.iter().filter_map(bare).collect() }
    }
}

/// Empties every text that somebody said or wrote.
fn blank(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if name == "text" && field.is_string() {
                    *field = Value::String(String::new());
                } else {
                    blank(field);
                }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(blank),
        _ => {}
    }
}

impl Source {
    /// It as it is kept, for what is no longer asked or said as it was.
    pub(crate) fn kept(&self) -> Value {
        let text = serde_json::to_vec(self);
        text.and_then(|text| serde_json::from_slice(&text)).unwrap_or_default()
    }

    /// The edition in force.
    pub fn edition(&self) -> Edition {
        match self {
            Source::Desk(consultation) => consultation.edition,
            Source::Live(live) => live.stood().map_or(Edition::USUAL, |(table, _)| table.settings().edition),
            Source::Event(ruling) => ruling.edition,
            Source::Unread(value) => ["consultation", "ruling"]
                .iter()
                .find_map(|name| read(&value[name]["edition"]))
                .unwrap_or(Edition::USUAL),
        }
    }

    /// The consultation, where it is one.
    pub fn consultation(&self) -> Option<&Consultation> {
        match self {
            Source::Desk(consultation) => Some(consultation),
            Source::Live(_) | Source::Event(_) | Source::Unread(_) => None,
        }
    }

    /// With what the desk began, where it was asked.
    pub fn topic(&self) -> Option<Topic> {
        match self {
            Source::Unread(value) => read(&value["consultation"]["topic"]),
            _ => self.consultation().map(|consultation| consultation.topic),
        }
    }

    /// Which table and board a live case is of, by which the record is found again.
    pub fn place(&self) -> Option<&str> {
        match self {
            Source::Live(live) => live.place.as_deref(),
            Source::Unread(value) => value["live"]["place"].as_str(),
            Source::Desk(_) | Source::Event(_) => None,
        }
    }

    /// Whether what was ordered still follows from it.
    pub(crate) fn still_follows(&self) -> bool {
        match self {
            Source::Desk(consultation) => consultation.consult().is_ruled(),
            Source::Live(live) => live.stood().is_some(),
            Source::Event(_) => true,
            Source::Unread(_) => false,
        }
    }

    /// Whether it may have been about what only a disciplinary body is told, as far as its answers show.
    pub(crate) fn speaks_of_prohibited_conduct(&self) -> bool {
        let text = serde_json::to_string(self).unwrap_or_default();
        text.contains(Topic::Prohibited.key()) || text.contains("\"Provision\":\"89")
    }

    /// What was ordered, each with its provision.
    pub fn orders(&self) -> Vec<(Provision, Order)> {
        match self {
            Source::Desk(consultation) => {
                consultation.consult().orders().map(|(by, order)| (by, order.clone())).collect()
            }
            Source::Live(live) => live.stood().map_or_else(Vec::new, |(_, case)| {
                case.orders.iter().map(|given| (given.by, Order::Law(given.order))).collect()
            }),
            Source::Event(ruling) => ruling.orders.clone(),
            Source::Unread(_) => vec![],
        }
    }

    /// The same without anybody's words and without the place.
    pub(crate) fn anonymised(&self) -> Source {
        match self {
            Source::Desk(consultation) => Source::Desk(consultation.clone()),
            Source::Live(live) => Source::Live(Box::new(live.anonymised())),
            Source::Event(ruling) => Source::Event(OfEvent { reason: String::new(), ..ruling.clone() }),
            Source::Unread(value) => {
                let mut bare = value.clone();
                blank(&mut bare);
                for (of, name) in [("live", "place"), ("ruling", "reason")] {
                    if let Some(fields) = bare.get_mut(of).and_then(Value::as_object_mut) {
                        fields.remove(name);
                    }
                }
                Source::Unread(bare)
            }
        }
    }
}
