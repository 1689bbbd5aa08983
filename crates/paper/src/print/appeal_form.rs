//! Appeal forms, blank or filled.

use openroom_cards::Side;
use openroom_lawbook::Language;
use openroom_tournament::Matter;

use crate::heading::{Flow, feet};
use crate::print::form::Form;
use crate::print::ruling_form::{RuledOn, RulingForm};
use crate::sheet::{About, Page, pdf};
use crate::words::{Words, capital};
use crate::{Pdf, Unprintable};

/// A form for an appeal. What is left out is left to be written: the default is a blank form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AppealForm {
    /// The ruling that is appealed against.
    pub ruling: RulingForm,
    /// The number of the appeal.
    pub number: String,
    /// The side that appeals.
    pub side: Option<Side>,
    /// Who lodged it.
    pub appellant: String,
    /// What it is about.
    pub matter: Option<Matter>,
    /// Whether all who must have concurred.
    pub concurred: bool,
    /// What the appellants say.
    pub reasons: String,
    /// The committee.
    pub committee: Vec<String>,
    /// What was decided.
    pub decision: Option<AppealDecision>,
    /// Why it was decided so.
    pub findings: String,
}

/// How an appeal ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppealDecision {
    /// The ruling stands.
    RulingStands,
    /// The table's result is restored.
    TableResult,
    /// Another score.
    Changed(RuledOn),
    /// A change is recommended to the Director in charge.
    Recommended(String),
    /// It was withdrawn.
    Withdrawn,
}

impl AppealForm {
    /// The form as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("appeal-form"), self.ruling.heading.title);
        pdf(&self.pages(words), &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let mut flow = Flow::new(&self.ruling.heading, words.t("appeal-form"));
        let mut form = Form::new(&mut flow, words);
        self.ruling.place(&mut form);
        form.heading(&words.label("ruling"));
        let result = self.ruling.result.as_ref().map_or(String::new(), |entry| words.entry(entry));
        form.row(&[
            (1.0, words.t("table-result"), result),
            (1.0, words.label("director"), self.ruling.director.clone()),
        ]);
        form.text(136.0, &words.t("facts"), &self.ruling.facts);
        self.ruling.verdict(&mut form);
        self.appeal(&mut form);
        self.committee(&mut form);
        form.end();
        let mut pages = flow.pages;
        feet(&mut pages, words, "");
        pages
    }

    fn appeal(&self, form: &mut Form<'_, '_>) {
        let words = form.words;
        form.heading(&words.label("appeal"));
        form.row(&[
            (0.6, words.t("number"), self.number.clone()),
            (2.2, words.t("appellant"), self.appellant.clone()),
            (1.2, words.t("date-time"), String::new()),
            (1.2, words.t("deposit"), String::new()),
        ]);
        let of = |side: Side| (self.side == Some(side), words.side(side));
        form.ticks(
            &words.t("appeals-by"),
            &[
                of(Side::NorthSouth),
                of(Side::EastWest),
                (self.matter == Some(Matter::Law), words.t("of-law")),
                (self.matter == Some(Matter::Judgement), words.t("of-judgement")),
            ],
        );
        form.ticks("", &[(self.concurred, words.t("concurred"))]);
        form.text(146.0, &words.t("appellants-reasons"), &self.reasons);
        form.text(84.0, &words.t("opponents-reasons"), "");
        form.row(&[
            (1.0, words.t("signature-appellants"), String::new()),
            (1.0, words.t("signature-captain"), String::new()),
        ]);
    }

    fn committee(&self, form: &mut Form<'_, '_>) {
        let words = form.words;
        form.flow.turn();
        form.heading(&words.label("appeals_committee"));
        let members: Vec<String> = (0..6.max(self.committee.len()))
            .map(|place| self.committee.get(place).cloned().unwrap_or_default())
            .collect();
        for (row, three) in members.chunks(3).enumerate() {
            let fields: Vec<_> = three
                .iter()
                .enumerate()
                .map(|(place, name)| {
                    let label = if row + place == 0 { words.t("chair") } else { words.t("member") };
                    (1.0, label, name.clone())
                })
                .collect();
            form.row(&fields);
        }
        form.text(190.0, &words.t("committee-findings"), &self.findings());
        let is = |wanted: &AppealDecision| self.decision.as_ref() == Some(wanted);
        let changed = match &self.decision {
            Some(AppealDecision::Changed(ruled)) => Some(ruled),
            _ => None,
        };
        form.ticks(
            &words.t("decision"),
            &[
                (is(&AppealDecision::RulingStands), words.t("ruling-stands")),
                (is(&AppealDecision::TableResult), words.t("table-result-restored")),
                (changed.is_some(), words.label("adjusted_score")),
                (is(&AppealDecision::Withdrawn), words.t("appeal-withdrawn")),
            ],
        );
        let award = |side: Side| match changed {
            Some(RuledOn::Adjusted { awards, .. }) => words.award_in_words(side, &awards[side]),
            Some(RuledOn::Stands) | None => String::new(),
        };
        form.row(&[
            (1.0, words.with("score-for", "side", words.side(Side::NorthSouth)), award(Side::NorthSouth)),
            (1.0, words.with("score-for", "side", words.side(Side::EastWest)), award(Side::EastWest)),
            (1.0, words.t("laws"), String::new()),
        ]);
        form.ticks(
            &words.t("merit"),
            &[
                (false, capital(words.term("appeal_without_merit"))),
                (false, words.t("deposit-returned")),
                (false, words.t("deposit-kept")),
            ],
        );
        form.row(&[
            (1.0, words.t("date-time"), String::new()),
            (1.6, words.t("signature-chair"), String::new()),
        ]);
    }

    /// What was recommended, and why it was decided so.
    fn findings(&self) -> String {
        let recommended = match &self.decision {
            Some(AppealDecision::Recommended(what)) => what.as_str(),
            _ => "",
        };
        let said = [recommended, &self.findings];
        said.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }
}
