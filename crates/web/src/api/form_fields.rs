//! The fields of the forms that found an event and start a session, described with every value that they can have.

use openroom_lawbook::Language;
use openroom_lawbook::regulations::Preset;
use openroom_movements::Kind;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, Object, ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::pages::event::conditions::{Choices, UNITS, scorings};
use crate::words::words;

/// The fields of a new event. All are texts. `GET /choices` has every value in the caller's language.
pub(super) struct EventFields;

/// The fields of a session. All are texts.
pub(super) struct SessionFields;

fn text(about: &str) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).description(Some(about))
}

fn one_of(about: &str, values: impl IntoIterator<Item = &'static str>) -> ObjectBuilder {
    text(about).enum_values(Some(values))
}

fn number(about: &str, example: &str) -> ObjectBuilder {
    text(about).pattern(Some("^[0-9]+$")).examples([example])
}

fn form(about: &str, fields: Vec<(String, ObjectBuilder)>, required: &[&str]) -> RefOr<Schema> {
    let mut all = ObjectBuilder::new()
        .description(Some(about))
        .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)));
    for (name, field) in fields {
        all = all.property(name, Object::from(field));
    }
    for name in required {
        all = all.required(*name);
    }
    all.build().into()
}

impl PartialSchema for EventFields {
    fn schema() -> RefOr<Schema> {
        let mut fields = vec![
            ("title".to_owned(), text("What the event is called; at most 60 letters.").examples(["Tuesday"])),
            ("organizer".to_owned(), text("The name of who organizes it.").examples(["Zoe Park"])),
            ("unit".to_owned(), one_of("What the contestants are.", UNITS.map(|(name, _)| name))),
        ];
        for (name, unit) in UNITS {
            let about = format!("How contestants are scored; needed where `unit` is {name}.");
            fields.push((format!("scoring-{name}"), one_of(&about, scorings(unit))));
        }
        let presets = Preset::ALL.map(Preset::id);
        let victory = ["none", "continuous", "discrete", "older"];
        fields.extend([
            ("preset".to_owned(), one_of("The federation whose edition and choices are in force.", presets)),
            ("minutes".to_owned(), number("Minutes for a board, from 0 (no clock) to 60.", "7")),
            ("victory".to_owned(), one_of("Victory points, for teams.", victory)),
            (
                "paper-cards".to_owned(),
                text("There where system cards are on paper at the tables and none is filed.")
                    .examples(["1"]),
            ),
            ("notes".to_owned(), text("Announcements.").examples(["Coffee after round two"])),
        ]);
        for option in Choices::new(words(Language::En)).options {
            let values: Vec<&'static str> = option.values.iter().map(|(value, _)| *value).collect();
            let about = format!("{} Without it as the federation has it.", option.question);
            let field = if values.is_empty() { text(&about) } else { one_of(&about, values) };
            fields.push((format!("option-{}", option.id), field));
        }
        let about = "The fields of a new event. All are texts. GET /choices has every value in the caller's language.";
        form(about, fields, &["title", "organizer", "unit", "preset", "minutes"])
    }
}

impl ToSchema for EventFields {}

impl PartialSchema for SessionFields {
    fn schema() -> RefOr<Schema> {
        let fields = vec![
            (
                "kind",
                one_of("The movement; GET /movements says which fit the entries.", Kind::ALL.map(Kind::name)),
            ),
            ("rounds", number("How many rounds.", "3")),
            ("boards", number("How many boards a round.", "2")),
            ("sections", number("How many sections; one without it.", "1")),
            (
                "one",
                text("There where a Mitchell is to have one winner, by an arrow switch.").examples(["1"]),
            ),
            (
                "seating",
                one_of(
                    "How the entries get their places: by number, drawn, or by the ranking so far.",
                    ["number", "drawn", "rank"],
                ),
            ),
            (
                "dealing",
                one_of(
                    "Where the boards are dealt: at the tables, here, or here for play on this server.",
                    ["tables", "here", "online"],
                ),
            ),
            (
                "carry",
                number(
                    "How many hundredths of the score so far are carried into this session, from 0 to 100.",
                    "50",
                ),
            ),
        ];
        let fields = fields.into_iter().map(|(name, field)| (name.to_owned(), field)).collect();
        form("The fields of a session. All are texts.", fields, &["kind", "rounds", "boards"])
    }
}

impl ToSchema for SessionFields {}
