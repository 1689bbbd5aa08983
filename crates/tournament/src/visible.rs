//! Who may see which record: an export holds only what its reader's role may see.

use crate::{
    About, Against, AppealNo, ClaimNo, Disqualification, EntryNo, Happened, Line, Partners, PenaltyNo,
    Person, Record, Role, RulingNo, Tournament,
};

/// Someone for whom the log is read out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reader {
    /// Those with this office: nothing is for them of a board that one of them has still to play.
    Office(Role),
    /// Those with this office, from the hand of a person who may play too: nothing of a board that he or one of them
    /// has still to play.
    Official(Role, Person),
    /// A player or a captain.
    Player(Person),
    /// What a player may see, given to another who may play too: nothing is for him of a board that he has still to
    /// play.
    PlayerFor {
        /// The player.
        player: Person,
        /// Who is given it.
        to: Person,
    },
    /// Anybody.
    Anybody,
}

/// What a record tells of.
#[derive(Copy, Clone)]
enum Told {
    /// A board at a table.
    Line(Line),
    /// A board of a session, wherever it is played.
    Board(u16, u32),
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
    /// Those who direct, the organizer and the committee; the contestant once it is disqualified.
    Disqualification(EntryNo),
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
        self.is_shown(reader, &for_whom(&record.what)) && !self.is_hidden(reader, self.told_by(&record.what))
    }

    /// Whether a reader may see the result of a line.
    pub fn may_see_line(&self, reader: Reader, line: Line) -> bool {
        self.is_shown(reader, &For::AtTheLine(line)) && !self.is_hidden(reader, Some(Told::Line(line)))
    }

    /// Whether a reader who may read such confidential files is given one about this: not about a board that he has
    /// still to play.
    pub fn may_see_file(&self, reader: Reader, about: About) -> bool {
        !self.is_hidden(reader, self.told_of(about))
    }

    fn is_shown(&self, reader: Reader, whom: &For) -> bool {
        match reader {
            Reader::Office(role) | Reader::Official(role, _) => match role {
                Role::Organizer | Role::ChiefDirector | Role::AssistantDirector => true,
                Role::AppealsCommittee | Role::Authority => match whom {
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
                    | For::Disqualification(_)
                    | For::Officials => true,
                },
                Role::Staff => self.is_for(whom, None),
            },
            Reader::Anybody => self.is_for(whom, None),
            Reader::Player(person) | Reader::PlayerFor { player: person, to: _ } => {
                self.is_for(whom, Some(person))
            }
        }
    }

    /// Whether somebody for whom the file is has still to play the board that a record tells of.
    fn is_hidden(&self, reader: Reader, told: Option<Told>) -> bool {
        let Some(told) = told else { return false };
        let from = |person: Person| match told {
            Told::Line(line) => {
                self.has_still_to_play(person, line.session, line.board) && !self.was_there(person, line)
            }
            Told::Board(session, board) => self.has_still_to_play(person, session, board),
        };
        let holders = |role: Role| self.roles.iter().any(|&(person, held)| held == role && from(person));
        match reader {
            // A file for an office is read by everybody who holds it, whoever made it.
            Reader::Office(role) => holders(role),
            Reader::Official(role, person) => from(person) || holders(role),
            Reader::PlayerFor { player: _, to: person } => from(person),
            Reader::Anybody | Reader::Player(_) => false,
        }
    }

    /// Whether a person has still to play a board of a session.
    pub fn has_still_to_play(&self, person: Person, session: u16, board: u32) -> bool {
        let Some(entry) = self.entry_of(person) else { return false };
        let drawn_later = self.sections(session).any(|(_, playing)| {
            let drawn = playing.movement.rounds.len();
            let boards = drawn as u64 * u64::from(playing.movement.boards_per_set);
            playing.entries.contains(&entry)
                && drawn < usize::from(playing.rounds)
                && u64::from(board) > boards
        });
        let plays = |line: &Line| {
            self.sides(*line).is_some_and(|sides| sides.values().iter().any(|side| side.contains(&entry)))
        };
        let open = |line: &Line| self.lines.get(line).is_none_or(|state| state.agreed().is_none());
        drawn_later || self.due_on(session, board).any(|line| open(&line) && plays(&line))
    }

    fn told_of(&self, about: About) -> Option<Told> {
        let of_ruling = |ruling: RulingNo| self.rulings.get(&ruling).map(|ruling| Told::Line(ruling.line));
        match about {
            About::Event | About::Person(_) => None,
            About::Ruling(ruling) => of_ruling(ruling),
            About::Appeal(appeal) => of_ruling(self.appeals.get(&appeal)?.ruling()?),
        }
    }

    /// The board that a record tells of: nobody who has still to play it reads it.
    fn told_by(&self, what: &Happened) -> Option<Told> {
        match what {
            Happened::RecordStrayed { line, .. } | Happened::ReviewClosed { line, .. } => {
                return Some(Told::Line(*line));
            }
            Happened::Registered { deviation } => return Some(Told::Line(deviation.line)),
            Happened::Fouled { session, board, .. } => return Some(Told::Board(*session, *board)),
            Happened::FileKept { about, .. } => return self.told_of(*about),
            _ => {}
        }
        match for_whom(what) {
            For::AtTheLine(line) | For::Match(line) => Some(Told::Line(line)),
            For::Claim(claim) => self.claims.get(&claim).map(|claim| Told::Line(claim.line)),
            For::Ruling(ruling) => self.told_of(About::Ruling(ruling)),
            For::Appeal(appeal) => self.told_of(About::Appeal(appeal)),
            For::Anybody
            | For::Entry(_)
            | For::Published(_)
            | For::LineUp(..)
            | For::Card(_)
            | For::Penalty(_)
            | For::Disqualification(_)
            | For::Conditions
            | For::Directors
            | For::Officials => None,
        }
    }

    fn is_for(&self, whom: &For, person: Option<Person>) -> bool {
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
        match *whom {
            For::Anybody => true,
            For::AtTheLine(line) => published(line.session) || sits(line),
            For::Entry(entry) => is_of(&entry),
            For::Match(line) => {
                let was_of = |entry: &EntryNo| person.is_some_and(|who| self.was_of(*entry, who, line));
                let of = |entries: &Vec<EntryNo>| entries.iter().any(was_of);
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
                // That it was disqualified was told to anybody, and so is what became of it.
                Some(Against::Disqualification(_)) => true,
                None => false,
            },
            For::Disqualification(entry) => {
                self.disqualified.get(&entry).is_some_and(Disqualification::was_in_force) && is_of(&entry)
            }
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
        | Happened::TeamNamed { .. }
        | Happened::Withdrew { .. }
        | Happened::SectionNamed { .. }
        | Happened::ClockSet { .. }
        | Happened::Seated { .. }
        | Happened::Started { .. }
        | Happened::StartTakenBack { .. }
        | Happened::DrawTakenBack { .. }
        | Happened::CutShort { .. }
        | Happened::Returned { .. }
        | Happened::RoundDrawn { .. }
        | Happened::TieBroken { .. }
        | Happened::RoundStarted { .. }
        | Happened::MovementChanged { .. }
        | Happened::BoardsDealt { .. }
        | Happened::BoardsCopied { .. }
        | Happened::ScoresPublished { .. }
        | Happened::Disqualified { .. }
        | Happened::DisqualificationAppealed { .. }
        | Happened::DisqualificationReferred { .. }
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
        Happened::DisqualificationAsked { entry, .. } => For::Disqualification(*entry),
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
        | Happened::DisqualificationRefused { .. } => For::Officials,
        Happened::AppealConcurred { appeal, .. }
        | Happened::AppealWithdrawn { appeal }
        | Happened::AppealDecided { appeal, .. }
        | Happened::AppealedFurther { appeal } => For::Appeal(*appeal),
    }
}
