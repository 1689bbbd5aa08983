//! The edition and the regulations in force, and whether what a file states of them has an effect here.

use openroom_lawbook::provisions::{L12C2d, L78D};
use openroom_lawbook::regulations::{
    AssignedScoreMethod2007, OptionError, Preset, Regulations, ScoringMethod, SeveralUnplayedBoards,
    WeightedScore,
};
use openroom_lawbook::{
    Edition,
    differences::{self, AssignedScoreMethod},
};

use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use super::want;
use crate::Said;
use crate::said::said;

/// The edition, the regulations, and the options that the file states itself.
pub(crate) struct InForce<'a> {
    pub(crate) edition: Edition,
    pub(crate) regulations: Regulations,
    stated: Vec<(&'a str, &'a Node)>,
}

/// The options that a score obeys, and the ways of scoring that use them; none named where all do.
const OBEYED: [(&str, &[&str]); 8] = [
    ("weighted_score", &[]),
    ("assigned_score_method_2007", &[]),
    ("scoring_method", &[]),
    ("several_unplayed_boards", &["matchpoints", "butler", "cross-imps", "imps", "board-a-match"]),
    ("imp_average_plus_minus", &["butler", "cross-imps", "imps"]),
    ("matchpoint_unit", &["matchpoints", "board-a-match"]),
    ("fouled_board_scoring", &["matchpoints"]),
    ("one_table_result", &["imps"]),
];

/// Keys of a session that say the same as an option.
const TWINS: [(&str, &str); 3] = [
    ("unit", "matchpoint_unit"),
    ("small_groups", "fouled_board_scoring"),
    ("average_imps", "imp_average_plus_minus"),
];

impl<'a> InForce<'a> {
    pub(crate) fn read(fields: &Fields<'a>) -> Result<InForce<'a>, FileError> {
        let preset: Preset = fields.maybe("preset", want::PRESET)?.unwrap_or(Preset::Wbf);
        let edition = fields.maybe("edition", want::EDITION)?.unwrap_or(preset.edition());
        let mut regulations = preset.regulations();
        let mut stated = Vec::new();
        for node in fields.rows("options")? {
            let change = node.text("options", want::OPTION)?;
            regulations.change(change).map_err(|why| node.bad("options", option_said(&why)))?;
            let name = change.split_once('=').map_or(change, |(name, _)| name).trim();
            if stated.iter().any(|(other, _)| *other == name) {
                return Err(
                    node.bad("options", said!("bad-option-twice", "{name} is stated twice", name = name))
                );
            }
            stated.push((name, node));
        }
        let all = InForce { edition, regulations, stated };
        all.refuse_idle(fields)?;
        all.refuse_unheeded(fields)?;
        Ok(all)
    }

    fn stated(&self, option: &str) -> Option<&'a Node> {
        self.stated.iter().find(|(name, _)| *name == option).map(|(_, node)| *node)
    }

    /// Options that nothing in such a session looks at.
    fn refuse_idle(&self, fields: &Fields<'_>) -> Result<(), FileError> {
        let scoring = fields.need("scoring")?.text("scoring", want::SCORING)?.trim().to_ascii_lowercase();
        for (name, node) in &self.stated {
            let idle = |why: Said| FileError::at(node.line, Problem::Idle { key: (*name).to_owned(), why });
            match OBEYED.iter().find(|(option, _)| option == name) {
                None => return Err(idle(said!("idle-no-score", "no score depends on it"))),
                Some((_, ways)) if !ways.is_empty() && !ways.contains(&scoring.as_str()) => {
                    return Err(idle(said!(
                        "idle-scored-by",
                        "the session is scored by {scoring}",
                        scoring = &scoring
                    )));
                }
                Some(_) => {}
            }
        }
        for (key, option) in TWINS {
            if let (Some(_), Some(node)) = (fields.get(key), self.stated(option)) {
                return Err(FileError::at(node.line, Problem::Clash(option, key)));
            }
        }
        match (differences::assigned_score_method(self.edition), self.stated("assigned_score_method_2007")) {
            (AssignedScoreMethod::Weighted, Some(node)) => {
                let why = said!(
                    "idle-of-2007",
                    "it is of the Laws of 2007, and {laws} are in force",
                    laws = self.edition
                );
                let key = "assigned_score_method_2007".to_owned();
                Err(FileError::at(node.line, Problem::Idle { key, why }))
            }
            (AssignedScoreMethod::Weighted | AssignedScoreMethod::AuthorityChooses, _) => Ok(()),
        }
    }

    /// Values that the edition, or something else in the file, would keep from being heeded.
    fn refuse_unheeded(&self, fields: &Fields<'_>) -> Result<(), FileError> {
        let scores = &self.regulations.scores;
        if scores.several_unplayed_boards != SeveralUnplayedBoards::EveryBoard
            && !L12C2d.exists_in(self.edition)
        {
            let stated = self.stated("several_unplayed_boards");
            let node = stated.or(fields.get("edition")).or(fields.get("preset"));
            let why = said!(
                "bad-no-scheme",
                "{laws} know no scheme for several boards without a result, and the regulations set one; state several_unplayed_boards = 12C2a and 12C2b for every board, or another edition",
                laws = self.edition
            );
            return Err(match node {
                None => fields.fail(Problem::Scoring(why)),
                Some(node) => node.bad("several_unplayed_boards", why),
            });
        }
        let whole = differences::assigned_score_method(self.edition) == AssignedScoreMethod::AuthorityChooses
            && scores.assigned_score_method_2007 == AssignedScoreMethod2007::InWhole;
        if let (true, WeightedScore::Weighted, Some(node)) =
            (whole, scores.weighted_score, self.stated("weighted_score"))
        {
            return Err(FileError::at(
                node.line,
                Problem::Clash("weighted_score", "assigned_score_method_2007"),
            ));
        }
        match (scores.scoring_method, self.stated("scoring_method"), fields.get("victory_points")) {
            (ScoringMethod::OfTheLaws, Some(_), Some(node)) => {
                let why = said!(
                    "bad-vp-approval",
                    "the options allow the methods of 78A to 78C only, and victory points need approval ({law}); once you have it: scoring_method = also victory points",
                    law = L78D.cite(self.edition)
                );
                Err(node.bad("victory_points", why))
            }
            (
                ScoringMethod::OfTheLaws | ScoringMethod::AlsoVictoryPoints | ScoringMethod::OthersApproved,
                _,
                _,
            ) => Ok(()),
        }
    }
}

/// Why an option is not set.
fn option_said(why: &OptionError) -> Said {
    let quoted = |text: &str| format!("{text:?}");
    match why {
        OptionError::Line(line) => {
            said!("bad-option-form", "{line} is not of the form `option = value`", line = quoted(line))
        }
        OptionError::Unknown { option, nearest } if nearest.is_empty() => {
            said!("bad-option-name", "no option is named {option}", option = quoted(option))
        }
        OptionError::Unknown { option, nearest } => {
            said!(
                "bad-option-near",
                "no option is named {option}; there is {nearest}",
                option = quoted(option),
                nearest = nearest.join(", ")
            )
        }
        OptionError::NotObeyed(option) => {
            said!("bad-option-set", "{option} cannot be set in a session file", option = option.id())
        }
        OptionError::Value { option, value, values } => {
            let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
            said!(
                "bad-option-value",
                "{option} cannot be {value}; it takes {values}",
                option = option.id(),
                value = quoted(value),
                values = values.join(", ")
            )
        }
    }
}
