//! Regulations option by option, from text and to text.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeMap};

use super::{RegulationOption, Regulations, Status, value::Field};

impl Regulations {
    /// Sets one option from the text of its value. A refusal changes nothing.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), OptionError> {
        let option = option.trim();
        let known = RegulationOption::from_id(option)
            .ok_or_else(|| OptionError::Unknown { option: option.to_owned(), nearest: nearest(option) })?;
        let field = self.field(option).ok_or(OptionError::NotObeyed(known))?;
        if field.set(value) {
            return Ok(());
        }
        Err(OptionError::Value { option: known, value: value.trim().to_owned(), values: field.values() })
    }

    /// Sets one option from a line `option = value`. Quotes around the value may be left out.
    pub fn change(&mut self, line: &str) -> Result<(), OptionError> {
        let (option, value) = line.split_once('=').ok_or_else(|| OptionError::Line(line.to_owned()))?;
        let value = value.trim();
        let bare = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(value);
        self.set(option, bare)
    }

    /// The value of an option as text; none where no field holds it.
    pub fn get(&self, option: RegulationOption) -> Option<String> {
        let mut copy = *self;
        copy.field(option.id()).map(|field| field.text())
    }

    /// Every option that a field holds, with its value.
    pub fn iter(&self) -> impl Iterator<Item = (RegulationOption, String)> + '_ {
        RegulationOption::all().filter_map(|option| self.get(option).map(|value| (option, value)))
    }

    pub(super) fn field(&mut self, option: &str) -> Option<&mut dyn Field> {
        Some(match option {
            "team_size" => &mut self.event.team_size,
            "boards_per_session" => &mut self.event.boards_per_session,
            "starting_positions" => &mut self.event.starting_positions,
            "dealing_method" => &mut self.event.dealing_method,
            "who_moves_boards" => &mut self.event.who_moves_boards,
            "special_conditions" => &mut self.event.special_conditions,
            "spectator_hands" => &mut self.event.spectator_hands,
            "bidding_method" => &mut self.table.bidding_method,
            "alert_form" => &mut self.table.alert_form,
            "alert_procedure" => &mut self.table.alert_procedure,
            "reserve_rights" => &mut self.table.reserve_rights,
            "mandatory_pauses" => &mut self.table.mandatory_pauses,
            "opening_lead_face" => &mut self.table.opening_lead_face,
            "defenders_ask_about_revoke" => &mut self.table.defenders_ask_about_revoke,
            "claim_card_order" => &mut self.table.claim_card_order,
            "system_card" => &mut self.understandings.system_card,
            "vary_understanding_after_irregularity" => &mut self.understandings.vary_after_irregularity,
            "psychic_artificial_calls" => &mut self.understandings.psychic_artificial_calls,
            "own_system_card" => &mut self.understandings.own_system_card,
            "opponents_system_card" => &mut self.understandings.opponents_system_card,
            "memory_aids" => &mut self.understandings.memory_aids,
            "weighted_score" => &mut self.scores.weighted_score,
            "assigned_score_method_2007" => &mut self.scores.assigned_score_method_2007,
            "imp_average_plus_minus" => &mut self.scores.imp_average_plus_minus,
            "several_unplayed_boards" => &mut self.scores.several_unplayed_boards,
            "matchpoint_unit" => &mut self.scores.matchpoint_unit,
            "scoring_method" => &mut self.scores.scoring_method,
            "one_table_result" => &mut self.scores.one_table_result,
            "fouled_board_scoring" => &mut self.scores.fouled_board_scoring,
            "correction_period" => &mut self.appeals.correction_period,
            "late_score_correction" => &mut self.appeals.late_score_correction,
            "appeal_time" => &mut self.appeals.appeal_time,
            "appeals_arrangement" => &mut self.appeals.appeals_arrangement,
            "appeal_without_merit" => &mut self.appeals.appeal_without_merit,
            "further_appeals" => &mut self.appeals.further_appeals,
            "further_appeal_time" => &mut self.appeals.further_appeal_time,
            "final_say_assigned" => &mut self.appeals.final_say_assigned,
            _ => return None,
        })
    }
}

/// Why an option could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The line is not of the form `option = value`.
    Line(String),
    /// No option has this name; these come nearest.
    Unknown {
        /// The name.
        option: String,
        /// The nearest names.
        nearest: Vec<&'static str>,
    },
    /// The program does not obey this option, so it cannot be set.
    NotObeyed(RegulationOption),
    /// The option does not take this value.
    Value {
        /// The option.
        option: RegulationOption,
        /// The text that was given.
        value: String,
        /// What it takes.
        values: Vec<&'static str>,
    },
}

fn nearest(option: &str) -> Vec<&'static str> {
    let asked: Vec<&str> = option.split(['_', ' ', '-']).filter(|word| word.len() > 2).collect();
    let shared = |id: &str| id.split('_').filter(|word| asked.contains(word)).count();
    let mut ids: Vec<&'static str> = RegulationOption::all().map(RegulationOption::id).collect();
    ids.retain(|id| shared(id) > 0);
    ids.sort_by_key(|id| std::cmp::Reverse(shared(id)));
    ids.truncate(4);
    ids
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "{line:?} is not of the form `option = value`"),
            Self::Unknown { option, nearest } if nearest.is_empty() => {
                write!(f, "no option is named {option:?}")
            }
            Self::Unknown { option, nearest } => {
                write!(f, "no option is named {option:?}; there is {}", nearest.join(", "))
            }
            Self::NotObeyed(option) => match option.status() {
                Status::Obeyed { .. } | Status::NotYet => write!(f, "{option} cannot be set"),
                Status::Shown { how } => write!(f, "{option} is not set here: {how}"),
                Status::NotComputed { reason } => write!(f, "{option} is not computed: {reason}"),
            },
            Self::Value { option, value, values } => {
                let values: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
                write!(f, "{option} cannot be {value:?}; it takes {}", values.join(" or "))
            }
        }
    }
}

impl std::error::Error for OptionError {}

impl Serialize for Regulations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (option, value) in self.iter() {
            map.serialize_entry(&option, &value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Regulations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut regulations = Self::default();
        for (option, value) in BTreeMap::<String, String>::deserialize(deserializer)? {
            regulations.set(&option, &value).map_err(de::Error::custom)?;
        }
        Ok(regulations)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::regulations::{OpeningLeadFace, Preset};

    /// A value of the option other than the one that the Laws give.
    fn another(option: RegulationOption) -> String {
        let numbers =
            ["7", "average plus on at most 3 boards or 50 percent of them", "first round, first trick"];
        let given = Regulations::default().get(option).unwrap();
        let candidates = option.values().iter().copied().chain(numbers);
        for value in candidates.filter(|value| *value != given) {
            if Regulations::default().set(option.id(), value).is_ok() {
                return value.to_owned();
            }
        }
        panic!("{option} has no other value")
    }

    #[test]
    fn what_is_obeyed_is_held_and_what_nothing_reads_is_not() {
        assert_eq!(RegulationOption::all().len(), 106);
        for option in RegulationOption::all() {
            let is_held = Regulations::default().get(option).is_some();
            match option.status() {
                Status::Obeyed { .. } | Status::NotYet => assert!(is_held, "{option}"),
                Status::Shown { .. } => {}
                Status::NotComputed { .. } => assert!(!is_held, "{option}"),
            }
        }
    }

    #[test]
    fn the_catalogue_lists_the_values_that_the_field_takes() {
        let mut regulations = Regulations::default();
        for option in RegulationOption::all() {
            if let Some(field) = regulations.field(option.id()) {
                assert_eq!(field.values(), option.values(), "{option}");
            }
        }
    }

    #[test]
    fn changing_an_option_changes_exactly_its_field() {
        for option in RegulationOption::all().filter(|&option| Regulations::default().get(option).is_some()) {
            let value = another(option);
            let mut changed = Regulations::default();
            changed.change(&format!("{option} = \"{value}\"")).unwrap();
            for (other, text) in changed.iter() {
                let before = Regulations::default().get(other).unwrap();
                assert_eq!(text != before, other == option, "{option} = {value} and {other}");
            }
            let given = Regulations::default().get(option).unwrap();
            changed.set(option.id(), &given).unwrap();
            assert_eq!(changed, Regulations::default(), "{option} = {given}");
        }
    }

    #[test]
    fn presets_hold_what_their_books_state() {
        assert_eq!(Preset::Wbf.regulations(), Regulations::default());
        for preset in Preset::ALL {
            assert_eq!(preset.id().parse(), Ok(preset));
            assert_eq!(serde_json::to_string(&preset).unwrap(), format!("{:?}", preset.id()));
            for (id, value) in preset.choices() {
                let option = RegulationOption::from_id(id).unwrap();
                assert_eq!(preset.regulations().get(option).as_deref(), Some(*value), "{preset} {option}");
                assert_ne!(Regulations::default().get(option).as_deref(), Some(*value), "{preset} {option}");
                assert!(
                    !option.stated_by(preset).is_empty() || *id == "own_system_card",
                    "{preset} {option}"
                );
            }
        }
    }

    #[test]
    fn a_refusal_says_what_would_be_taken_and_changes_nothing() {
        let mut regulations = Preset::Sbl2017.regulations();
        let before = regulations;
        let mut refused = |line: &str| regulations.change(line).unwrap_err().to_string();
        assert_eq!(
            refused("opening_lead_face = sideways"),
            "opening_lead_face cannot be \"sideways\"; it takes \"face down\" or \"face up\""
        );
        assert_eq!(
            refused("opening_lead = face up"),
            "no option is named \"opening_lead\"; there is opening_lead_face"
        );
        assert!(refused("redeal = yes").starts_with("redeal is not set here: the Director decides"));
        assert!(refused("card_faces_symmetric = required").contains("is not computed"));
        assert!(refused("opening_lead_face").contains("option = value"));
        assert!(refused("correction_period = 99999999").contains("a number of minutes"));
        assert_eq!(regulations, before);
    }

    #[test]
    fn stored_as_a_map() {
        let mut regulations = Preset::Etbl2017.regulations();
        regulations.table.opening_lead_face = OpeningLeadFace::Up;
        let text = serde_json::to_string(&regulations).unwrap();
        assert!(text.contains("\"opening_lead_face\":\"face up\""));
        assert_eq!(serde_json::from_str::<Regulations>(&text).unwrap(), regulations);
        assert!(serde_json::from_str::<Regulations>("{\"opening_lead_face\":\"x\"}").is_err());
    }

    proptest! {
        #[test]
        fn no_line_panics(line in ".*") {
            let _ = Regulations::default().change(&line);
        }

        #[test]
        fn no_value_panics(at in 0usize..106, value in ".*") {
            let option = RegulationOption::all().nth(at).unwrap();
            let mut regulations = Regulations::default();
            if regulations.set(option.id(), &value).is_ok() {
                let text = regulations.get(option).unwrap();
                let mut again = Regulations::default();
                again.set(option.id(), &text).unwrap();
                prop_assert_eq!(again, regulations);
            } else {
                prop_assert_eq!(regulations, Regulations::default());
            }
        }
    }
}
