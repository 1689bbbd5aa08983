use openroom_lawbook::{Edition, Provision, provisions as laws};

use crate::{Dealing, Happened, PenaltyKind, RedealBecause, Role, Verdict, Watching};

impl Happened {
    /// The provision that lets this happen or makes it follow, where one of the Laws does.
    pub fn by(&self, edition: Edition) -> Option<Provision> {
        Some(match self {
            Happened::Opened { .. } => laws::L80B1,
            Happened::Appointed { person: _, role } => match role {
                Role::Organizer => laws::L80B1,
                Role::ChiefDirector => laws::L80B2a,
                Role::AssistantDirector => laws::L80B2gi,
                Role::Staff => laws::L80B2gii,
                Role::AppealsCommittee => laws::L80B2k,
                Role::Authority => laws::L80A2,
            },
            Happened::Dismissed { .. } => laws::L80B2l,
            Happened::ConditionsSet { .. } => laws::L80B2e,
            Happened::ConditionsPublished => laws::L78D,
            Happened::ConditionsChanged { .. } => laws::L80B2f,
            Happened::Entered { .. } | Happened::JoinedLate { .. } => laws::L80B2h,
            Happened::Substituted { .. } | Happened::LinedUp { .. } => laws::L4,
            Happened::Withdrew { .. } | Happened::CaptainNamed { .. } | Happened::TeamNamed { .. } => {
                laws::L80B2d
            }
            Happened::SectionNamed { .. } => laws::L3,
            Happened::CardFiled { .. } => laws::L40B2aii.paragraph(edition),
            Happened::Admitted { person: _, watching } => match watching {
                Watching::Table { .. } => laws::L76A1,
                Watching::Presentation => laws::L76A2,
            },
            Happened::SentAway { .. } => laws::L76C2,
            Happened::Seated { .. } => laws::L5A,
            Happened::Started { .. } => laws::L80B2c,
            Happened::RoundDrawn { .. } | Happened::RoundStarted { .. } => laws::L8A1,
            Happened::TieBroken { .. } => laws::L81B1,
            Happened::MovementChanged { section: _, change: _, by } => by.unwrap_or(laws::L82A),
            Happened::ClockSet { .. }
            | Happened::Returned { .. }
            | Happened::StartTakenBack { .. }
            | Happened::DrawTakenBack { .. } => laws::L82A,
            Happened::BoardsDealt { boards: _, dealing, digests: _ } => match dealing {
                Dealing::AtTheTable => laws::L6E1,
                Dealing::InAdvance { .. } => laws::L6E2,
                Dealing::ByHelper { .. } => laws::L6E3,
                Dealing::ByComputer { .. } => laws::L6E4,
            },
            Happened::BoardsCopied { .. } => laws::L6F,
            Happened::DealsTakenOut { .. } => laws::L6E4,
            Happened::Redealt { board: _, because, reason: _ } => match because {
                RedealBecause::Faulty => laws::L6D1,
                RedealBecause::NotShuffled => laws::L6D2,
                RedealBecause::Ordered => laws::L6D3,
            },
            Happened::Postponed { .. }
            | Happened::CutShort { .. }
            | Happened::PlayRequired { .. }
            | Happened::CancellationLifted { .. } => laws::L82B2,
            Happened::Cancelled { line: _, by, reason: _ }
            | Happened::NotComparable { lines: _, by }
            | Happened::AppealConcurred { appeal: _, by }
            | Happened::AppealDecided { by, .. } => *by,
            Happened::Fouled { .. } => laws::L87A,
            Happened::BoardSubstituted { .. } => laws::L86B2a.in_force(edition).unwrap_or(laws::L82B2),
            Happened::RecordBrought { .. } => laws::L80B2j,
            Happened::RecordStrayed { .. } => laws::L81C6,
            Happened::Registered { deviation } => deviation.against.unwrap_or(laws::L40C1),
            Happened::ResultEntered { .. } | Happened::ResultAgreed { .. } => laws::L79A1,
            Happened::ResultDisputed { .. } => laws::L79B,
            Happened::ResultCorrected { by, .. } => by.unwrap_or(laws::L79C1),
            Happened::ErrorClaimed { .. } | Happened::ClaimSettled { .. } => laws::L79C1,
            Happened::ReviewClosed { .. }
            | Happened::ResultRestored { .. }
            | Happened::PenaltyChanged { .. }
            | Happened::PenaltyWithdrawn { .. } => laws::L81C3,
            Happened::FileKept { .. } | Happened::FileRemoved { .. } => return None,
            Happened::CorrectionConsented { .. } => laws::L79C2,
            Happened::ScoresPublished { .. } => laws::L81C8,
            Happened::Ruled { verdict, .. } => match verdict {
                Verdict::ResultStands => laws::L81C6,
                Verdict::Adjusted(adjusted) => adjusted.by,
            },
            Happened::RightToAppealTold { .. } => laws::L83,
            Happened::Penalized { penalty, .. } => match penalty.kind {
                PenaltyKind::Procedural => laws::L90A,
                PenaltyKind::Disciplinary => laws::L91A,
            },
            Happened::Suspended { .. } => laws::L91A,
            Happened::DisqualificationAsked { .. }
            | Happened::Disqualified { .. }
            | Happened::DisqualificationRefused { .. } => laws::L91B,
            Happened::AppealLodged { .. }
            | Happened::PenaltyAppealed { .. }
            | Happened::DisqualificationAppealed { .. } => laws::L92C,
            Happened::RulingReferred { .. }
            | Happened::PenaltyReferred { .. }
            | Happened::DisqualificationReferred { .. } => laws::L81C7,
            Happened::AppealWithdrawn { .. } => laws::L92A,
            Happened::AppealedFurther { .. } => laws::L93C1,
        })
    }
}
