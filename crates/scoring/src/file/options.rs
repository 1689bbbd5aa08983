//! The edition and the regulations in force, and whether what a file states of them has an effect here.

use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L12C2d, L78D};
use openroom_lawbook::regulations::{
    AssignedScoreMethod2007, Preset, Regulations, ScoringMethod, SeveralUnplayedBoards, WeightedScore,
};

use super::node::{Fields, Node};
use super::problem::{FileError, Problem};

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
        let preset: Preset =
            fields.maybe("preset", "a preset such as wbf or sbl2017")?.unwrap_or(Preset::Wbf);
        let edition = fields.maybe("edition", "2007, 2017 or poland2024")?.unwrap_or(preset.edition());
        let mut regulations = preset.regulations();
        let mut stated = Vec::new();
        for node in fields.rows("options")? {
            let change = node.text("options", "an option such as \"imp_average_plus_minus = 2\"")?;
            regulations.change(change).map_err(|why| node.bad("options", why))?;
            let name = change.split_once('=').map_or(change, |(name, _)| name).trim();
            if stated.iter().any(|(other, _)| *other == name) {
                return Err(node.bad("options", format_args!("{name} is stated twice")));
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
        let scoring =
            fields.need("scoring")?.text("scoring", "a way of scoring")?.trim().to_ascii_lowercase();
        for (name, node) in &self.stated {
            let idle = |why: String| FileError::at(node.line, Problem::Idle { key: (*name).to_owned(), why });
            match OBEYED.iter().find(|(option, _)| option == name) {
                None => return Err(idle("no score depends on it".to_owned())),
                Some((_, ways)) if !ways.is_empty() && !ways.contains(&scoring.as_str()) => {
                    return Err(idle(format!("the session is scored by {scoring}")));
                }
                Some(_) => {}
            }
        }
        for (key, option) in TWINS {
            if let (Some(_), Some(node)) = (fields.get(key), self.stated(option)) {
                return Err(FileError::at(node.line, Problem::Clash(option, key)));
            }
        }
        match (self.edition, self.stated("assigned_score_method_2007")) {
            (Edition::Laws2017 | Edition::Poland2024, Some(node)) => {
                let why = format!("it is of the Laws of 2007, and {} are in force", self.edition.long_name());
                let key = "assigned_score_method_2007".to_owned();
                Err(FileError::at(node.line, Problem::Idle { key, why }))
            }
            (Edition::Laws2007 | Edition::Laws2017 | Edition::Poland2024, _) => Ok(()),
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
            let why = format!(
                "{} know no scheme for several boards without a result, and the regulations set one; state several_unplayed_boards = 12C2a and 12C2b for every board, or another edition",
                self.edition.long_name(),
            );
            return Err(node.map_or_else(
                || fields.fail(Problem::Scoring(why.clone())),
                |node| node.bad("several_unplayed_boards", &why),
            ));
        }
        let whole = self.edition == Edition::Laws2007
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
                let why = format!(
                    "the options allow the methods of 78A to 78C only, and victory points need approval ({}); once you have it: scoring_method = also victory points",
                    L78D.cite(self.edition)
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
