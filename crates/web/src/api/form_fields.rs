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
        fields.extend(of_conditions());
        let about = "The fields of a new event. All are texts. GET /choices has every value in the caller's language.";
        form(about, fields, &["title", "organizer", "unit", "preset", "minutes"])
    }
}

/// The fields of the conditions of an event. All are texts.
pub(super) struct ConditionFields;

impl PartialSchema for ConditionFields {
    fn schema() -> RefOr<Schema> {
        let about = "The fields of the conditions of an event. All are texts, and all are set.";
        form(about, of_conditions(), &["preset", "minutes"])
    }
}

impl ToSchema for ConditionFields {}

fn of_conditions() -> Vec<(String, ObjectBuilder)> {
    let mut fields = vec![];
    for (name, unit) in UNITS {
        let about = format!("How contestants are scored; needed where they are of the kind {name}.");
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
            text("There where system cards are on paper at the tables and none is filed.").examples(["1"]),
        ),
        ("notes".to_owned(), text("Announcements.").examples(["Coffee after round two"])),
    ]);
    for option in Choices::new(words(Language::En)).options {
        let values: Vec<&'static str> = option.values.iter().map(|(value, _)| *value).collect();
        let about = format!("{} Without it as the federation has it.", option.question);
        let field = if values.is_empty() { text(&about) } else { one_of(&about, values) };
        fields.push((format!("option-{}", option.id), field));
    }
    fields
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

/// What can be done at a table, as `act` names it.
const ACTS: [&str; 66] = [
    "call",
    "card",
    "face",
    "attention",
    "director",
    "change",
    "back",
    "expose",
    "revoke",
    "claim",
    "concede",
    "object",
    "spread",
    "stop",
    "convey",
    "alert",
    "ask",
    "ask-auction",
    "announce",
    "explain",
    "correct",
    "deviation",
    "contract",
    "review",
    "give-review",
    "own-card",
    "their-card",
    "aid",
    "meaning",
    "above",
    "naming",
    "settle",
    "tray",
    "name",
    "rename",
    "play-together",
    "hiding",
    "hiding-unknown",
    "omit",
    "put-back",
    "turn-down",
    "mix",
    "inspect",
    "point",
    "say-turn",
    "state",
    "acquiesce",
    "next-board",
    "dummy-plays",
    "dummy-suggests",
    "dummy-right",
    "dummy-warns",
    "dummy-oversteps",
    "take",
    "count",
    "return",
    "learn",
    "wrong-board",
    "revoked",
    "come-back",
    "end-round",
    "waive",
    "withdraw-ruling",
    "find",
    "call-together",
    "play-at-once",
];

/// The fields of something that is done at a table. All are texts; each act takes those that it needs and no other.
pub(super) struct ActFields;

impl PartialSchema for ActFields {
    fn schema() -> RefOr<Schema> {
        let seats = ["N", "E", "S", "W"];
        let fields = vec![
            ("act", one_of("What is done.", ACTS)),
            ("by", one_of("Who does it: a place that the caller has.", ["N", "E", "S", "W", "Director"])),
            (
                "call",
                text(
                    "The call that is made: `1S`, `3NT`, `pass`, `X`, `XX`; for alert, ask, announce, explain, correct and \
                     deviation the number of a call that was made, from 0.",
                )
                .examples(["1S"]),
            ),
            ("card", text("The card.").examples(["HA"])),
            ("hand", one_of("From whose hand a card is played: one's own, or as declarer dummy's.", seats)),
            ("face", one_of("That the opening lead is made face down.", ["down"])),
            ("of", one_of("Another player, whom it is about.", seats)),
            (
                "how",
                text(
                    "How a card was exposed: `dropped`, `held`, `led`, `named`, `shown` or `as-dummy`; how something was \
                     conveyed: `remark`, `hesitation`, `haste` or `manner`; what dummy did: docs/api.md has each.",
                )
                .examples(["dropped"]),
            ),
            ("tricks", number("How many tricks are claimed or conceded, or are declarer's by what is stated.", "7")),
            ("statement", text("The line that a claim states.").examples(["drawing trumps"])),
            ("text", text("What was said.").examples(["11 to 14"])),
            ("slip", text("There where a change of call or card puts right a slip.").examples(["1"])),
            ("given", one_of("How a review of the auction was given.", ["right", "partial", "wrong"])),
            ("nature", one_of("What kind of call it is by what it means.", ["natural", "artificial"])),
            ("level", number("The level of a bid of more than seven, from 8 to 15.", "8")),
            ("denomination", text("Its denomination, as a bid at any level.").examples(["1NT"])),
            ("named", text("The bid that a double or redouble names.").examples(["2S"])),
            (
                "designation",
                text(
                    "The card of dummy that declarer calls for: a card, `high`, `low`, `win`, `anything`, `suit S`, \
                     `rank Q`, `touched SQ` or `not-held SQ`.",
                )
                .examples(["suit S"]),
            ),
            ("other", text("The other card, or the other of two players who act at once.").examples(["H5"])),
            ("one", one_of("One of two players who act at once.", seats)),
            ("one-did", text("His call or card.").examples(["1S"])),
            ("other-did", text("The call or card of the other.").examples(["pass"])),
            ("trick", number("A trick, from 1.", "3")),
            ("whose", one_of("Which cards of the trick are looked at.", ["own", "all"])),
            ("from", text("Where a hand is taken from: `own`, a seat or `other-board`.").examples(["own"])),
            ("cards", number("How many cards were counted.", "13")),
            (
                "place",
                one_of(
                    "Where a missing card is found.",
                    ["board", "elsewhere", "other-pack", "nowhere", "played", "hand"],
                ),
            ),
            ("with", one_of("Among whose cards it is found, or had been played.", seats)),
            ("case", number("The number of a case, from 1.", "1")),
        ];
        let about = "The fields of something that is done at a table. All are texts; each act takes those that it needs and \
                     no other: docs/api.md lists them.";
        let fields = fields.into_iter().map(|(name, field)| (name.to_owned(), field)).collect();
        form(about, fields, &["act", "by"])
    }
}

impl ToSchema for ActFields {}

/// The fields of a table that is opened. All are texts.
pub(super) struct OpeningFields;

impl PartialSchema for OpeningFields {
    fn schema() -> RefOr<Schema> {
        let presets = Preset::ALL.map(Preset::id);
        let fields = vec![
            ("preset", one_of("The federation whose edition and choices are in force.", presets)),
            (
                "attention",
                one_of("Whether attention is drawn at once, or by the players.", ["at-once", "players"]),
            ),
            (
                "part",
                one_of("At a table for four: whether whoever opens it directs or plays.", ["direct", "play"]),
            ),
            (
                "pbn",
                text("A deal, or boards as PBN or LIN, played one after the other; dealt at random without it.")
                    .examples(["N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53"]),
            ),
            ("prevent", text("There where the table prevents what the Laws forbid.").examples(["1"])),
            (
                "screens",
                one_of("Whether there are screens, and who sits with North.", ["none", "east", "west"]),
            ),
            (
                "explains",
                one_of(
                    "Who explains a call, in writing; at a training table also aloud.",
                    ["partner", "self", "aloud"],
                ),
            ),
            ("artificial", text("There where calls at a training table may be artificial.").examples(["1"])),
            ("title", text("What the table is called.").examples(["Friday table"])),
            ("delay", number("By how many seconds spectators see it later, at most 3600.", "60")),
        ];
        let fields = fields.into_iter().map(|(name, field)| (name.to_owned(), field)).collect();
        form("The fields of a table that is opened. All are texts.", fields, &["preset", "attention"])
    }
}

impl ToSchema for OpeningFields {}

/// The fields of what the Director does with a table. All are texts.
pub(super) struct RunFields;

impl PartialSchema for RunFields {
    fn schema() -> RefOr<Schema> {
        let what = ["adjourn", "resume", "came", "free", "delay"];
        let about = "Puts the board off, lets it go on, says that he came, frees a seat, or how late spectators see it.";
        let fields = vec![
            ("what", one_of(about, what)),
            ("reason", text("Why it is put off.").examples(["the network"])),
            (
                "seat",
                one_of(
                    "The place that is freed; not at a table of an event.",
                    ["N", "E", "S", "W", "Director"],
                ),
            ),
            ("delay", number("By how many seconds spectators see it later, at most 3600.", "60")),
        ];
        let fields = fields.into_iter().map(|(name, field)| (name.to_owned(), field)).collect();
        form("The fields of what the Director does with a table. All are texts.", fields, &["what"])
    }
}

impl ToSchema for RunFields {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use utoipa::PartialSchema;

    use super::{ACTS, ActFields};

    const SOURCES: [&str; 5] = [
        include_str!("../acts/mod.rs"),
        include_str!("../acts/words.rs"),
        include_str!("../acts/cards.rs"),
        include_str!("../acts/hands.rs"),
        include_str!("../acts/desk.rs"),
    ];

    /// The fields that are described.
    fn described() -> BTreeSet<String> {
        let schema = serde_json::to_value(ActFields::schema()).unwrap();
        schema["properties"].as_object().unwrap().keys().cloned().collect()
    }

    /// The acts and their fields that the document lists.
    fn listed() -> Vec<(BTreeSet<String>, BTreeSet<String>)> {
        let text = include_str!("../../../../docs/api.md");
        let rows = text.split("| act | fields |").nth(1).unwrap().split("\n\n").next().unwrap();
        let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        let cells = rows.lines().skip(2).map(|row| row.trim_matches('|').split_once('|').unwrap());
        cells.map(|(acts, fields)| (names(acts), names(fields))).collect()
    }

    #[test]
    fn every_act_that_forms_know_is_described() {
        let mut known = BTreeSet::new();
        for line in SOURCES.iter().flat_map(|source| source.lines()) {
            let Some((arm, _)) = line.split_once(" =>") else { continue };
            if arm.starts_with("        \"") {
                known.extend(arm.split('"').skip(1).step_by(2));
            }
        }
        assert_eq!(known, ACTS.into_iter().collect());
        let told: BTreeSet<String> = listed().into_iter().flat_map(|(acts, _)| acts).collect();
        assert_eq!(told, ACTS.map(str::to_owned).into(), "docs/api.md tells of each");
    }

    #[test]
    fn every_field_that_acts_read_is_described() {
        let reads = ["read(\"", "read::<Call>(\"", "get(\"", "line(\"", "ticked(\""];
        let mut read = BTreeSet::new();
        for source in SOURCES {
            for start in reads {
                let start = format!("form.{start}");
                let fields = source.split(&start).skip(1);
                read.extend(fields.map(|rest| rest.split('"').next().unwrap().to_owned()));
            }
        }
        let described = described();
        assert_eq!(read.difference(&described).collect::<Vec<_>>(), Vec::<&String>::new());
        for (acts, fields) in listed() {
            assert!(fields.is_subset(&described), "{acts:?}: {fields:?}");
        }
    }
}
