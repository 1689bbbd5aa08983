//! Rulings, penalties, disqualifications and appeals.

use openroom_tournament::{AppealNo, Decision, Happened, Merit, PenaltyNo, RulingNo, Verdict};

use super::{Teller, one_line};
use crate::event::judged::{self, awarded};

impl Teller<'_> {
    pub(super) fn of_decisions(self, what: &Happened) -> Option<String> {
        let edition = crate::event::show::edition(self.event);
        Some(match what {
            Happened::Ruled { ruling, line, verdict, matter: _, reason } => {
                let what = match verdict {
                    Verdict::ResultStands => self.w.t("event-result-stands"),
                    Verdict::Adjusted(adjusted) => {
                        let law = self.w.with("event-adjusted", "law", adjusted.by.cite(edition));
                        format!("{law} ({})", awarded(self.w, adjusted))
                    }
                };
                self.say(
                    "event-ruling",
                    &[
                        ("n", ruling.0.to_string()),
                        ("line", line.to_string()),
                        ("what", what),
                        ("reason", one_line(reason)),
                    ],
                )
            }
            Happened::RightToAppealTold { ruling } => {
                self.say("log-right-told", &[("n", ruling.0.to_string())])
            }
            Happened::Penalized { entry, penalty, by: _, reason, number } => {
                let number = number.map_or(self.event.penalties().len(), |number| usize::from(number.0));
                self.say(
                    "log-penalized",
                    &[
                        ("n", number.to_string()),
                        ("who", self.entry(*entry)),
                        ("what", judged::amount(self.w, penalty)),
                        ("reason", one_line(reason)),
                    ],
                )
            }
            Happened::PenaltyChanged { number, penalty, reason } => self.say(
                "log-penalty-changed",
                &[
                    ("n", number.0.to_string()),
                    ("what", judged::amount(self.w, penalty)),
                    ("reason", one_line(reason)),
                ],
            ),
            Happened::PenaltyWithdrawn { number, reason } => self
                .say("log-penalty-withdrawn", &[("n", number.0.to_string()), ("reason", one_line(reason))]),
            Happened::DisqualificationAsked { entry, reason } => self.say(
                "log-disqualification-asked",
                &[("who", self.entry(*entry)), ("reason", one_line(reason))],
            ),
            Happened::Disqualified { entry } => self.say("log-disqualified", &[("who", self.entry(*entry))]),
            Happened::DisqualificationRefused { entry, reason } => self.say(
                "log-disqualification-refused",
                &[("who", self.entry(*entry)), ("reason", one_line(reason))],
            ),
            what => return self.of_appeals(what),
        })
    }

    fn of_appeals(self, what: &Happened) -> Option<String> {
        let appeal = |key: &str, AppealNo(appeal): AppealNo| self.say(key, &[("n", appeal.to_string())]);
        let of_ruling = |key: &str, AppealNo(appeal): AppealNo, RulingNo(ruling): RulingNo| {
            self.say(key, &[("n", appeal.to_string()), ("ruling", ruling.to_string())])
        };
        let of_penalty = |key: &str, AppealNo(appeal): AppealNo, PenaltyNo(penalty): PenaltyNo| {
            self.say(key, &[("n", appeal.to_string()), ("penalty", penalty.to_string())])
        };
        let of_entry = |key: &str, AppealNo(appeal): AppealNo, entry| {
            self.say(key, &[("n", appeal.to_string()), ("who", self.entry(entry))])
        };
        Some(match what {
            Happened::AppealLodged { appeal, ruling, entry, matter: _ } => {
                format!("{}: {}", of_ruling("log-appeal", *appeal, *ruling), self.entry(*entry))
            }
            Happened::RulingReferred { appeal, ruling } => of_ruling("log-referred", *appeal, *ruling),
            Happened::PenaltyAppealed { appeal, penalty, entry, matter: _ } => {
                format!("{}: {}", of_penalty("log-appeal-penalty", *appeal, *penalty), self.entry(*entry))
            }
            Happened::PenaltyReferred { appeal, penalty } => {
                of_penalty("log-referred-penalty", *appeal, *penalty)
            }
            Happened::DisqualificationAppealed { appeal, entry, matter: _ } => {
                of_entry("log-appeal-disqualification", *appeal, *entry)
            }
            Happened::DisqualificationReferred { appeal, entry } => {
                of_entry("log-referred-disqualification", *appeal, *entry)
            }
            Happened::AppealConcurred { appeal: number, by: _ } => appeal("log-concurred", *number),
            Happened::AppealWithdrawn { appeal: number } => appeal("log-appeal-withdrawn", *number),
            Happened::AppealDecided { appeal: number, decision, merit, stage: _, by: _, reason } => {
                let state = self.event.appeals().get(number).map(|appeal| judged::state(self.w, appeal));
                let score = match decision {
                    Decision::Changed(adjusted) => format!(" ({})", awarded(self.w, adjusted)),
                    Decision::PenaltyChanged(penalty) => format!(" ({})", judged::amount(self.w, penalty)),
                    _ => String::new(),
                };
                let what = format!("{}{score}", state.unwrap_or_default());
                let said = [("n", number.0.to_string()), ("what", what)];
                let merit = match merit {
                    Merit::With => None,
                    Merit::Without => Some(self.w.t("log-no-merit")),
                };
                let reason = (!reason.is_empty()).then(|| one_line(reason));
                let more = merit.into_iter().chain(reason).flat_map(|one| ["; ".to_owned(), one]);
                std::iter::once(self.say("log-decided", &said)).chain(more).collect()
            }
            Happened::AppealedFurther { appeal: number } => appeal("log-appealed-further", *number),
            // Told before; a new happening must be told somewhere.
            Happened::Opened { .. }
            | Happened::Appointed { .. }
            | Happened::Dismissed { .. }
            | Happened::ConditionsSet { .. }
            | Happened::ConditionsPublished
            | Happened::ConditionsChanged { .. }
            | Happened::Entered { .. }
            | Happened::JoinedLate { .. }
            | Happened::Substituted { .. }
            | Happened::CaptainNamed { .. }
            | Happened::TeamNamed { .. }
            | Happened::Withdrew { .. }
            | Happened::CardFiled { .. }
            | Happened::Admitted { .. }
            | Happened::SentAway { .. }
            | Happened::ClockSet { .. }
            | Happened::SectionNamed { .. }
            | Happened::LinedUp { .. }
            | Happened::Seated { .. }
            | Happened::Started { .. }
            | Happened::StartTakenBack { .. }
            | Happened::CutShort { .. }
            | Happened::RoundDrawn { .. }
            | Happened::DrawTakenBack { .. }
            | Happened::TieBroken { .. }
            | Happened::RoundStarted { .. }
            | Happened::MovementChanged { .. }
            | Happened::Returned { .. }
            | Happened::BoardsDealt { .. }
            | Happened::BoardsCopied { .. }
            | Happened::DealsTakenOut { .. }
            | Happened::Redealt { .. }
            | Happened::Postponed { .. }
            | Happened::PlayRequired { .. }
            | Happened::Cancelled { .. }
            | Happened::CancellationLifted { .. }
            | Happened::Fouled { .. }
            | Happened::NotComparable { .. }
            | Happened::BoardSubstituted { .. }
            | Happened::RecordBrought { .. }
            | Happened::RecordStrayed { .. }
            | Happened::ReviewClosed { .. }
            | Happened::Registered { .. }
            | Happened::ResultEntered { .. }
            | Happened::ResultDisputed { .. }
            | Happened::ResultAgreed { .. }
            | Happened::ErrorClaimed { .. }
            | Happened::ClaimSettled { .. }
            | Happened::ResultCorrected { .. }
            | Happened::ResultRestored { .. }
            | Happened::CorrectionConsented { .. }
            | Happened::ScoresPublished { .. }
            | Happened::Ruled { .. }
            | Happened::RightToAppealTold { .. }
            | Happened::Penalized { .. }
            | Happened::PenaltyChanged { .. }
            | Happened::PenaltyWithdrawn { .. }
            | Happened::FileKept { .. }
            | Happened::FileRemoved { .. }
            | Happened::Suspended { .. }
            | Happened::DisqualificationAsked { .. }
            | Happened::Disqualified { .. }
            | Happened::DisqualificationRefused { .. } => return None,
        })
    }
}
