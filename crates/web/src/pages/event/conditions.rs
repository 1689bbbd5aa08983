//! The conditions of contest: from a form, and as it shows them.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_lawbook::Regulations;
use openroom_lawbook::regulations::{Preset, RegulationOption, Status, SystemCard};
use openroom_movements::Unit;
use openroom_tournament::{Clock, Command, Conditions, Scoring, VictoryPoints};

use super::top::{Top, framed};
use super::{after, doing, find, organizer, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::Inside;
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// One choice that the Laws leave open.
pub(crate) struct Choice {
    /// Its id.
    pub(crate) id: &'static str,
    /// What is chosen.
    pub(crate) question: String,
    /// The values, each with its words; none where it is written.
    pub(crate) values: Vec<(&'static str, String)>,
    /// Words that may be written where it is no number.
    pub(crate) said: Vec<String>,
    /// What is chosen now; empty where the preset decides.
    pub(crate) now: String,
    /// The same in words, where it is written.
    pub(crate) written: String,
    /// What each preset has.
    pub(crate) presets: Vec<(&'static str, String)>,
    /// Where the Laws leave it open.
    pub(crate) cites: Vec<Cite>,
}

/// What can be chosen for an event, and what is chosen now.
pub(crate) struct Choices {
    /// Ways of scoring, by what the contestants are.
    pub(crate) scorings: Vec<(&'static str, Vec<(&'static str, String)>)>,
    /// What the contestants are, where that is settled.
    pub(crate) unit: Option<&'static str>,
    /// The way of scoring that is chosen.
    pub(crate) scoring: &'static str,
    /// The preset.
    pub(crate) preset: Preset,
    /// Minutes for a board.
    pub(crate) minutes: u16,
    /// Whether the system cards are on paper at the tables, and nothing is filed here.
    pub(crate) paper_cards: bool,
    /// Victory points.
    pub(crate) victory: &'static str,
    /// Single choices.
    pub(crate) options: Vec<Choice>,
    /// Announcements.
    pub(crate) notes: String,
}

const SCORINGS: [(&str, Scoring); 6] = [
    ("matchpoints", Scoring::Matchpoints),
    ("cross-imps", Scoring::CrossImps),
    ("butler", Scoring::Butler),
    ("imps", Scoring::Imps),
    ("board-a-match", Scoring::BoardAMatch),
    ("total", Scoring::TotalPoints),
];
/// What contestants can be.
pub(crate) const UNITS: [(&str, Unit); 3] =
    [("pair", Unit::Pair), ("player", Unit::Player), ("team", Unit::Team)];
/// The longest announcement.
const LONGEST_NOTES: usize = 2_000;

/// The ways of scoring that fit such contestants, as the description of the API has them.
#[cfg(test)]
pub(crate) fn scorings(unit: Unit) -> impl Iterator<Item = &'static str> {
    SCORINGS.into_iter().filter(move |(_, scoring)| scoring.fits(unit)).map(|(id, _)| id)
}

impl Choices {
    /// For a new event.
    pub(crate) fn new(w: Words) -> Choices {
        let fitting = |unit: Unit| {
            let all = SCORINGS.iter().filter(move |(_, scoring)| scoring.fits(unit));
            all.map(|(id, scoring)| (*id, w.t(told::scoring(*scoring)))).collect()
        };
        Choices {
            scorings: UNITS.iter().map(|(name, unit)| (*name, fitting(*unit))).collect(),
            unit: None,
            scoring: "matchpoints",
            preset: preset_for(w),
            minutes: Clock::default().board,
            paper_cards: true,
            victory: "none",
            options: options(w, None, preset_for(w)),
            notes: String::new(),
        }
    }

    fn of(w: Words, unit: Unit, conditions: &Conditions) -> Choices {
        let of_edition = Preset::ALL.into_iter().filter(|preset| preset.edition() == conditions.edition);
        let nearest = of_edition.min_by_key(|preset| {
            (differences(&preset.regulations(), &conditions.regulations), *preset != preset_for(w))
        });
        let preset = nearest.unwrap_or(Preset::Wbf);
        let unit = UNITS.iter().find(|(_, other)| *other == unit).map(|(name, _)| *name);
        let scoring = SCORINGS.iter().find(|(_, scoring)| *scoring == conditions.scoring);
        let mut choices = Choices::new(w);
        choices.scorings.retain(|(name, _)| Some(*name) == unit);
        Choices {
            unit,
            scoring: scoring.map_or("matchpoints", |(id, _)| id),
            preset,
            minutes: conditions.clock.map_or(0, |clock| clock.board),
            paper_cards: conditions.regulations.understandings.system_card == SystemCard::NotRequired,
            victory: match &conditions.victory_points {
                None => "none",
                Some(VictoryPoints::Continuous) => "continuous",
                Some(VictoryPoints::Discrete) => "discrete",
                Some(VictoryPoints::Older) => "older",
                Some(VictoryPoints::Own(_)) => "own",
            },
            options: options(w, Some(&conditions.regulations), preset),
            notes: conditions.notes.clone(),
            ..choices
        }
    }
}

/// In how many choices two sets of regulations differ.
fn differences(one: &Regulations, other: &Regulations) -> usize {
    RegulationOption::all().filter(|option| one.get(*option) != other.get(*option)).count()
}

/// The preset of the federation whose language it is.
fn preset_for(w: Words) -> Preset {
    use openroom_lawbook::Language::{De, En, Et, Fi, Nb, Pl};
    let id = match w.language() {
        En => "wbf",
        Et => "etbl",
        Fi => "sbl",
        Pl => "pzbs",
        De => "dbv",
        Nb => "nbf",
    };
    Preset::ALL.into_iter().find(|preset| preset.id().starts_with(id)).unwrap_or(Preset::Wbf)
}

fn options(w: Words, chosen: Option<&Regulations>, preset: Preset) -> Vec<Choice> {
    let of_preset = preset.regulations();
    let words_of = |values: &'static [&'static str]| values.iter().map(move |one| (*one, value(w, one)));
    let obeyed = RegulationOption::all().filter(|one| matches!(one.status(), Status::Obeyed { .. }));
    obeyed
        .map(|option| {
            let now = chosen.and_then(|chosen| chosen.get(option));
            let differs = now.filter(|now| of_preset.get(option).as_ref() != Some(now));
            let mut trial = of_preset;
            let all_settable = option.values().iter().all(|value| trial.set(option.id(), value).is_ok());
            Choice {
                id: option.id(),
                question: w.t(format!("option-{}", option.id().replace('_', "-"))),
                values: if all_settable { words_of(option.values()).collect() } else { vec![] },
                said: if all_settable {
                    vec![]
                } else {
                    written_values(option, of_preset).map(|one| value(w, one)).collect()
                },
                written: differs.as_ref().map(|now| value(w, now)).unwrap_or_default(),
                now: differs.unwrap_or_default(),
                presets: Preset::ALL
                    .into_iter()
                    .map(|preset| {
                        let has = preset.regulations().get(option).unwrap_or_default();
                        (preset.id(), value(w, &has))
                    })
                    .collect(),
                cites: cites(option, preset),
            }
        })
        .collect()
}

/// The paragraphs that leave a choice open, each once.
fn cites(option: RegulationOption, preset: Preset) -> Vec<Cite> {
    let mut all: Vec<Cite> = vec![];
    for by in option.provisions() {
        let cite = Cite::of(*by, preset.edition());
        if !cite.number.starts_with("def:") && all.iter().all(|other| other.number != cite.number) {
            all.push(cite);
        }
    }
    all
}

/// The pauses that may be ordered, any of them.
const PAUSES: &str = "any of: ";

/// The values of a choice that are written out, where a number may be written too.
fn written_values(option: RegulationOption, of_preset: Regulations) -> impl Iterator<Item = &'static str> {
    let all = option.values().iter().flat_map(|text| match text.strip_prefix(PAUSES) {
        Some(pauses) => pauses.split(", ").collect(),
        None => vec![*text],
    });
    let mut trial = of_preset;
    all.filter(move |text| trial.set(option.id(), text).is_ok())
}

/// A value in the words of this language; one without words is as it is.
fn value(w: Words, value: &str) -> String {
    if let Some([boards, percent]) = average_plus_on(value) {
        return w.say(
            "value-average-plus-on",
            &[("boards", boards.to_string()), ("percent", percent.to_string())],
        );
    }
    let pauses: Vec<&str> = value.split(", ").collect();
    if pauses.len() > 1 && pauses.iter().all(|one| is_pause(one)) {
        return pauses.into_iter().map(|one| self::value(w, one)).collect::<Vec<_>>().join(", ");
    }
    let parts = value.to_lowercase();
    let parts: Vec<&str> =
        parts.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let has_words = value
        .split(|sign: char| !sign.is_alphanumeric())
        .any(|part| part.len() > 1 && part.chars().all(char::is_alphabetic));
    if has_words { w.t(format!("value-{}", parts.join("-"))) } else { value.to_owned() }
}

fn is_pause(text: &str) -> bool {
    let all = RegulationOption::all().flat_map(RegulationOption::values);
    all.filter_map(|value| value.strip_prefix(PAUSES)).any(|pauses| pauses.split(", ").any(|one| one == text))
}

/// The boards and the percentage where average plus is given on so many at most.
fn average_plus_on(value: &str) -> Option<[u16; 2]> {
    if !value.starts_with("average plus on at most ") {
        return None;
    }
    let mut numbers = value.split_whitespace().filter_map(|word| word.parse().ok());
    Some([numbers.next()?, numbers.next()?])
}

/// What was written in the words of this language, as the options have it.
fn unsaid(w: Words, option: RegulationOption, of_preset: Regulations, written: &str) -> String {
    let lower = |text: &str| text.trim().to_lowercase();
    let known: Vec<&str> = written_values(option, of_preset).collect();
    let one = |part: &str| {
        let said = known.iter().find(|one| lower(&value(w, one)) == lower(part));
        said.map_or_else(|| part.trim().to_owned(), |one| (*one).to_owned())
    };
    let mut numbers = written.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty());
    if let (Some(boards), Some(percent)) = (numbers.next(), numbers.next()) {
        let all = format!("average plus on at most {boards} boards or {percent} percent of them");
        if lower(&value(w, &all)) == lower(written) {
            return all;
        }
    }
    match one(written) {
        whole if known.contains(&whole.as_str()) => whole,
        _ => written.split(',').map(one).collect::<Vec<_>>().join(", "),
    }
}

/// The conditions that a form asks for.
pub(super) fn read(w: Words, form: &Posted, unit: Unit) -> Result<Conditions, Wrong> {
    let preset: Preset = form.read("preset")?;
    let mut regulations = preset.regulations();
    for option in RegulationOption::all() {
        let value = form.get(&format!("option-{}", option.id())).map(str::trim);
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            let set = regulations.set(option.id(), value);
            let set = set
                .or_else(|_| regulations.set(option.id(), &unsaid(w, option, preset.regulations(), value)));
            set.map_err(|_| match form.unread(&format!("option-{}", option.id())) {
                wrong @ Wrong::Unread(_) => wrong,
                _ => Wrong::Malformed("wrong-option"),
            })?;
        }
    }
    if form.ticked("paper-cards") && form.get("option-system_card").is_none_or(str::is_empty) {
        regulations.understandings.system_card = SystemCard::NotRequired;
    }
    let unit_name = UNITS.iter().find(|(_, other)| *other == unit).map_or("pair", |(name, _)| name);
    let asked = form.get(&format!("scoring-{unit_name}")).unwrap_or_default();
    let scoring = SCORINGS.iter().find(|(id, scoring)| *id == asked && scoring.fits(unit));
    let (_, scoring) = scoring.ok_or_else(|| form.unread(&format!("scoring-{unit_name}")))?;
    let minutes: u16 = form.read("minutes")?;
    if minutes > 60 {
        return Err(form.unread("minutes"));
    }
    let victory_points = match form.get("victory") {
        Some("continuous") => Some(VictoryPoints::Continuous),
        Some("discrete") => Some(VictoryPoints::Discrete),
        Some("older") => Some(VictoryPoints::Older),
        None | Some("none" | "own" | "") => None,
        Some(_) => return Err(form.unread("victory")),
    };
    Ok(Conditions {
        clock: (minutes > 0).then(|| Clock { board: minutes, ..Clock::default() }),
        victory_points,
        notes: form.line("notes", LONGEST_NOTES)?,
        ..Conditions::new(preset.edition(), regulations, *scoring)
    })
}

#[derive(Template)]
#[template(path = "event/conditions.html")]
struct ConditionsPage {
    page: Page,
    top: Top,
    choices: Choices,
}

/// The choices of an event as they are now.
pub(crate) fn now(w: Words, inside: &Inside) -> Result<Choices, Wrong> {
    match (inside.event.unit(), inside.event.conditions()) {
        (Some(unit), Some(conditions)) => Ok(Choices::of(w, unit, conditions)),
        _ => Err(Wrong::NotFound),
    }
}

/// The conditions before the start.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let inside = evening.inside();
    organizer(&inside, &visitor)?;
    let guest = inside.guest(&visitor.key());
    let (page, top) = framed(&visitor, &evening.code, &inside, &guest, "tab-conditions");
    let choices = now(page.w, &inside)?;
    html::page(&ConditionsPage { page, top, choices })
}

/// Changes them before the start.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (by, unit, own) = {
        let inside = evening.inside();
        let own = inside.event.conditions().and_then(|conditions| conditions.victory_points.clone());
        (organizer(&inside, &visitor)?, inside.event.unit().ok_or(Wrong::NotFound)?, own)
    };
    let mut conditions = Box::new(read(words(visitor.language), &form, unit)?);
    if form.get("victory") == Some("own") {
        conditions.victory_points = own;
    }
    form.all_asked_for()?;
    let commands = vec![Command::SetConditions(conditions), Command::PublishConditions];
    let done = doing(&evening, move |evening| evening.does(by, commands)).await?;
    after(&evening, &visitor, done, "/names")
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Language;

    use openroom_lawbook::regulations::{Preset, RegulationOption};

    use super::{Choices, unsaid, value};
    use crate::words::words;

    #[test]
    fn every_option_and_value_has_words_in_every_language() {
        for language in Language::ALL {
            let choices = Choices::new(words(language));
            assert!(choices.options.len() > 30);
            for option in choices.options {
                let values = option.values.iter().map(|(_, words)| words);
                for text in
                    values.chain([&option.question]).chain(option.presets.iter().map(|(_, words)| words))
                {
                    assert!(!text.contains("option-") && !text.contains("value-"), "{language:?}: {text}");
                }
            }
        }
    }

    #[test]
    fn what_is_written_in_the_words_of_a_language_is_read() {
        let written = [
            ("mandatory_pauses", "first round, after a skip-bid warning"),
            ("mandatory_pauses", "none"),
            ("appeal_time", "end of the correction period"),
            ("boards_per_session", "not set"),
            ("several_unplayed_boards", "average plus on at most 2 boards or 40 percent of them"),
            ("several_unplayed_boards", "12C2a and 12C2b for every board"),
            ("correction_period", "45"),
        ];
        for w in Language::ALL.map(words) {
            for (id, text) in written {
                let option = RegulationOption::all().find(|option| option.id() == id).unwrap();
                let said = value(w, text).to_uppercase();
                assert_eq!(unsaid(w, option, Preset::Wbf.regulations(), &said), text, "{said}");
            }
        }
    }
}
