//! Who may see which record: an export holds only what its reader's role may see.

use crate::{
    About, Against, AppealNo, ClaimNo, EntryNo, Happened, Line, Partners, PenaltyNo, Person, Record, Role,
    RulingNo, Tournament,
};

/// Someone for whom the log is read out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reader {
    /// A person with this office.
    Office(Role),
    /// A player or a captain.
    Player(Person),
    /// Anybody.
    Anybody,
}

/// Whom a record is for.
enum For {
    Anybody,
    /// Those at a line at once, anybody when the scores of its session are published.
    AtTheLine(Line),
    /// The contestant alone.
    Entry(EntryNo),
    /// The contestants of a match, and anybody when the scores are published.
    Match(Line),
    /// Anybody when the scores of the session are published.
    Published(u16),
    /// The team, and anybody once the round was called.
    LineUp(EntryNo, u16, u16),
    /// The pair and its opponents, once their round was called.
    Card(Partners),
    /// Those at the line of a claim, anybody when the scores are published.
    Claim(ClaimNo),
    /// Those whom a ruling concerns, and the committee.
    Ruling(RulingNo),
    /// The contestant who was penalized.
    Penalty(PenaltyNo),
    /// The same, by the appeal.
    Appeal(AppealNo),
    /// Those who direct and the organizer; anybody once the conditions are published.
    Conditions,
    /// Those who direct and the organizer.
    Directors,
    /// Those who direct, the organizer and the committee.
    Officials,
}

impl Tournament {
    /// Whether a reader may see a record of this event, as the event is now.
    pub fn may_see(&self, reader: Reader, record: &Record) -> bool {
        match reader {
            Reader::Office(Role::Organizer | Role::ChiefDirector | Role::AssistantDirector) => true,
            Reader::Office(Role::AppealsCommittee | Role::Authority) => match for_whom(&record.what) {
                For::Directors => false,
                For::Conditions => self.conditions_published,
                For::Anybody
                | For::AtTheLine(_)
                | For::Entry(_)
                | For::Match(_)
                | For::Published(_)
                | For::LineUp(..)
                | For::Card(_)
                | For::Claim(_)
                | For::Ruling(_)
                | For::Penalty(_)
                | For::Appeal(_)
                | For::Officials => true,
            },
            Reader::Office(Role::Staff) | Reader::Anybody => self.is_for(&record.what, None),
            Reader::Player(person) => self.is_for(&record.what, Some(person)),
        }
    }

    fn is_for(&self, what: &Happened, person: Option<Person>) -> bool {
        let published = |session| self.published(session).is_some();
        let is_of = |entry: &EntryNo| {
            let entry = self.entries.get(entry);
            entry.is_some_and(|entry| person.is_some_and(|person| entry.is_of(person)))
        };
        let sits = |line: Line| person.is_some_and(|person| self.was_there(person, line));
        let ruling = |number: RulingNo| {
            let ruling = self.rulings.get(&number);
            ruling.is_some_and(|ruling| published(ruling.line.session) || sits(ruling.line))
        };
        let penalty =
            |number: PenaltyNo| self.penalties.get(&number).is_some_and(|given| is_of(&given.entry));
        match for_whom(what) {
            For::Anybody => true,
            For::AtTheLine(line) => published(line.session) || sits(line),
            For::Entry(entry) => is_of(&entry),
            For::Match(line) => {
                let of = |entries: &Vec<EntryNo>| entries.iter().any(is_of);
                published(line.session) || self.sides(line).is_some_and(|sides| sides.values().iter().any(of))
            }
            For::Published(session) => published(session),
            For::LineUp(entry, session, round) => is_of(&entry) || self.was_called(entry, session, round),
            For::Card(pair) => person.is_some_and(|person| self.may_know_card(person, pair)),
            For::Claim(claim) => {
                let line = self.claims.get(&claim).map(|claim| claim.line);
                line.is_some_and(|line| published(line.session) || sits(line))
            }
            For::Ruling(number) => ruling(number),
            For::Penalty(number) => penalty(number),
            For::Appeal(appeal) => match self.appeals.get(&appeal).map(|appeal| appeal.against) {
                Some(Against::Ruling(number)) => ruling(number),
                Some(Against::Penalty(number)) => penalty(number),
                None => false,
            },
            For::Conditions => self.conditions_published,
            For::Directors | For::Officials => false,
        }
    }
}

impl Tournament {
    /// The opponents get the card at the table: it is theirs to look at when the round is called.
    fn may_know_card(&self, person: Person, pair: Partners) -> bool {
        let meets = |line: &Line| {
            let called =
                self.section(line.session, line.section).is_some_and(|part| line.round <= part.round());
            let side = self.side_of(person, *line).filter(|_| called);
            side.is_some_and(|side| self.pair_at(*line, side.other()) == Some(pair))
        };
        pair.both().contains(&person)
            || (1..=self.session_no()).any(|session| self.due(session).iter().any(meets))
    }

    fn was_called(&self, entry: EntryNo, session: u16, round: u16) -> bool {
        let mut sections = self.sections(session);
        sections.any(|(_, playing)| playing.entries.contains(&entry) && playing.round() >= round)
    }
}

fn for_whom(what: &Happened) -> For {
    match what {
        Happened::Opened { .. }
        | Happened::Appointed { .. }
        | Happened::Dismissed { .. }
        | Happened::ConditionsPublished
        | Happened::ConditionsChanged { .. }
        | Happened::Entered { .. }
        | Happened::JoinedLate { .. }
        | Happened::Substituted { .. }
        | Happened::CaptainNamed { .. }
        | Happened::Withdrew { .. }
        | Happened::SectionNamed { .. }
        | Happened::ClockSet { .. }
        | Happened::Seated { .. }
        | Happened::Started { .. }
        | Happened::RoundDrawn { .. }
        | Happened::TieBroken { .. }
        | Happened::RoundStarted { .. }
        | Happened::MovementChanged { .. }
        | Happened::BoardsDealt { .. }
        | Happened::BoardsCopied { .. }
        | Happened::ScoresPublished { .. }
        | Happened::Disqualified { .. }
        | Happened::Redealt { .. } => For::Anybody,
        Happened::Postponed { line, .. }
        | Happened::PlayRequired { line }
        | Happened::Cancelled { line, .. }
        | Happened::CancellationLifted { line }
        | Happened::ResultEntered { line, .. }
        | Happened::ResultDisputed { line, .. }
        | Happened::ResultAgreed { line, .. }
        | Happened::ResultCorrected { line, .. }
        | Happened::ResultRestored { line, .. }
        | Happened::CorrectionConsented { line }
        | Happened::ErrorClaimed { line, .. }
        | Happened::RecordBrought { line, .. }
        | Happened::Ruled { line, .. } => For::AtTheLine(*line),
        // Which tables played what form tells of results: it is published with them.
        Happened::Fouled { session, .. } => For::Published(*session),
        Happened::NotComparable { lines, .. } | Happened::BoardSubstituted { lines, .. } => {
            lines.first().map_or(For::Officials, |line| For::Match(*line))
        }
        Happened::CardFiled { pair, .. } => For::Card(*pair),
        Happened::ClaimSettled { claim, .. } => For::Claim(*claim),
        Happened::FileKept { about, .. } => match about {
            About::Event | About::Person(_) => For::Directors,
            About::Ruling(_) | About::Appeal(_) => For::Officials,
        },
        // The opponents see a line-up when the round is called.
        Happened::LinedUp { entry, session, round, .. } => For::LineUp(*entry, *session, *round),
        Happened::Penalized { entry, .. } => For::Entry(*entry),
        Happened::PenaltyChanged { number, .. } | Happened::PenaltyWithdrawn { number, .. } => {
            For::Penalty(*number)
        }
        Happened::PenaltyAppealed { penalty, .. } | Happened::PenaltyReferred { penalty, .. } => {
            For::Penalty(*penalty)
        }
        Happened::RightToAppealTold { ruling }
        | Happened::AppealLodged { ruling, .. }
        | Happened::RulingReferred { ruling, .. } => For::Ruling(*ruling),
        // The draft of the conditions is the organizer's until it is published.
        Happened::ConditionsSet { .. } => For::Conditions,
        Happened::DealsTakenOut { .. }
        | Happened::Admitted { .. }
        | Happened::SentAway { .. }
        | Happened::FileRemoved { .. } => For::Directors,
        Happened::RecordStrayed { .. }
        | Happened::ReviewClosed { .. }
        | Happened::Registered { .. }
        | Happened::Suspended { .. }
        | Happened::DisqualificationAsked { .. } => For::Officials,
        Happened::AppealConcurred { appeal, .. }
        | Happened::AppealWithdrawn { appeal }
        | Happened::AppealDecided { appeal, .. }
        | Happened::AppealedFurther { appeal } => For::Appeal(*appeal),
    }
}
