//! The evening itself, by the commands that a user has.

use openroom_archive::{ArchiveError, Kept, Store};
use openroom_cards::dealing::Dealer;
use openroom_cards::{Board, BySide, Deal, Seat, Side};
use openroom_lawbook::provisions::{L12C1c, L16B3, L90A};
use openroom_lawbook::regulations::{AppealsArrangement, Preset};
use openroom_laws::Table;
use openroom_laws::walk::Random;
use openroom_movements::{Kind, Movement, Unit, build};
use openroom_scoring::{Ratio, is_possible, score};
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Clock, Command, Conditions, Decision, Line, Matter, Merit, Moment, Penalty,
    PenaltyAmount, PenaltyKind, Person, Plan, Request, Role, RulingNo, Score, Scoring, Seating, Section,
    Tournament, Verdict,
};

use super::play;
use crate::progress::Progress;
use crate::words::spoken;

/// The first evening of November 2026, at six.
const BEGINS: u64 = 1_793_556_000;
/// A set of boards is played for so long.
const ROUND: u64 = 15 * 60;
/// The board that goes wrong.
const FOULED: u32 = 5;

/// What the evening is like.
pub(super) struct Evening {
    pub(super) tables: u16,
    pub(super) seed: u64,
    pub(super) preset: Preset,
}

/// Why the evening could not be played.
pub(super) enum Stopped {
    Archive(ArchiveError),
    NoMovement(openroom_movements::Impossible),
    Table(Line),
}

impl From<ArchiveError> for Stopped {
    fn from(error: ArchiveError) -> Stopped {
        Stopped::Archive(error)
    }
}

/// The people who run the evening come after the players.
struct Staff {
    organizer: Person,
    director: Person,
    committee: Person,
}

struct Running<'k, 's, S> {
    kept: &'k mut Kept<'s, S>,
    at: u64,
}

impl<S: Store> Running<'_, '_, S> {
    fn does(&mut self, by: Person, command: Command) -> Result<(), ArchiveError> {
        self.at += 1;
        self.kept.ask(&Request { by, at: Moment(self.at), command })?;
        Ok(())
    }
}

impl Evening {
    /// How many people the evening needs, those who run it included.
    pub(super) fn people(&self) -> u32 {
        4 * u32::from(self.tables) + 3
    }

    fn movement(&self) -> Result<Movement, Stopped> {
        let kind = if self.tables >= 7 { Kind::Mitchell } else { Kind::Howell };
        let made = build(kind, self.tables, None).or_else(|_| build(Kind::SkipMitchell, self.tables, None));
        Ok(made.map_err(Stopped::NoMovement)?.with_boards_per_set(2))
    }

    fn conditions(&self) -> Conditions {
        let mut regulations = self.preset.regulations();
        regulations.appeals.appeals_arrangement = AppealsArrangement::Committee;
        let clock = Some(Clock::default());
        Conditions { clock, ..Conditions::new(self.preset.edition(), regulations, Scoring::Matchpoints) }
    }

    /// Plays the whole evening into an event that is still to be opened.
    pub(super) fn run<S: Store>(&self, kept: &mut Kept<'_, S>, bar: &Progress) -> Result<(), Stopped> {
        let players = 4 * u32::from(self.tables);
        let staff = Staff {
            organizer: Person(players + 1),
            director: Person(players + 2),
            committee: Person(players + 3),
        };
        let mut random = Random::new(self.seed);
        let mut evening = Running { kept, at: BEGINS };
        self.set_up(&mut evening, &staff)?;
        let movement = self.movement()?;
        let (rounds, boards) = (movement.rounds.len() as u16, movement.boards());
        evening.does(staff.director, Command::Start(vec![Plan::Movement(Box::new(movement))]))?;
        let mut dealer = Dealer::from_key(key(self.seed));
        let deals: Vec<_> = (0..boards).map(|_| dealer.deal()).collect();
        evening.kept.deal(staff.director, Moment(evening.at), 1, &deals)?;
        bar.set_of(evening.kept.event().due(1).len());
        for round in 1..=rounds {
            evening.at = BEGINS + u64::from(round) * ROUND;
            evening.does(staff.director, Command::StartRound(Section::A, round))?;
            for line in evening.kept.event().missing(1) {
                play_line(&mut evening, &staff, line, &mut random)?;
                bar.did(1);
            }
        }
        afterwards(&mut evening, &staff)
    }

    fn set_up<S: Store>(&self, evening: &mut Running<'_, '_, S>, staff: &Staff) -> Result<(), Stopped> {
        let unit = Unit::Pair;
        evening.does(staff.organizer, Command::Open { unit })?;
        evening.does(staff.organizer, Command::Appoint(staff.director, Role::ChiefDirector))?;
        evening.does(staff.organizer, Command::Appoint(staff.committee, Role::AppealsCommittee))?;
        evening.does(staff.organizer, Command::SetConditions(Box::new(self.conditions())))?;
        evening.does(staff.organizer, Command::PublishConditions)?;
        for pair in 0..2 * u32::from(self.tables) {
            let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
            file_card_and_enter(evening, players)?;
        }
        evening.does(staff.director, Command::Seat(Seating::Drawn(self.seed)))?;
        Ok(())
    }
}

/// A fouled board, reviews closed, a ruling, results published, an appeal decided.
fn afterwards<S: Store>(evening: &mut Running<'_, '_, S>, staff: &Staff) -> Result<(), Stopped> {
    foul_a_board(evening, staff)?;
    let ruled = rule(evening, staff)?;
    let mut due: Vec<_> =
        evening.kept.event().reviews_due().into_iter().map(|(line, case, _)| (line, case)).collect();
    due.dedup();
    for (line, case) in due {
        let finding = spoken().t(if ruled == Some(line) { "demo-damage" } else { "demo-no-damage" });
        evening.does(staff.director, Command::CloseReview { line, case, finding })?;
    }
    let late = *evening.kept.event().entries().keys().next_back().unwrap_or(&openroom_tournament::EntryNo(1));
    let penalty = Penalty {
        kind: PenaltyKind::Procedural,
        amount: PenaltyAmount::Tops(Ratio::new(1, 10).unwrap_or(Ratio::ONE)),
    };
    let reason = spoken().t("demo-slow");
    evening.does(staff.director, Command::Penalize { entry: late, penalty, by: L90A, reason })?;
    evening.does(staff.director, Command::PublishScores(1))?;
    let Some(line) = ruled else { return Ok(()) };
    evening.at += 10 * 60;
    let offenders = evening.kept.event().sides(line).map(|sides| sides[Side::EastWest].clone());
    let entry = offenders.and_then(|entries| entries.first().copied());
    let players =
        entry.and_then(|entry| evening.kept.event().entries().get(&entry)).map(|e| e.players.clone());
    if let Some([one, other]) = players.as_deref() {
        let (one, other) = (*one, *other);
        evening.does(one, Command::Appeal(RulingNo(1), Matter::Judgement))?;
        evening.does(other, Command::Concur(AppealNo(1)))?;
        evening.at += 30 * 60;
        let decision = Decision::TableResult;
        let merit = Merit::With;
        evening.does(
            staff.committee,
            Command::Decide { appeal: AppealNo(1), decision, merit, reason: String::new() },
        )?;
        evening.does(staff.director, Command::PublishScores(1))?;
    }
    Ok(())
}

fn file_card_and_enter<S: Store>(
    evening: &mut Running<'_, '_, S>,
    players: Vec<Person>,
) -> Result<(), Stopped> {
    use openroom_tournament::{Category, Partners, SystemCard};
    let (one, other) = (players[0], players[1]);
    evening.does(one, Command::Enter { players, captain: None })?;
    let card = SystemCard {
        system: spoken().t("demo-system"),
        category: Category::Green,
        openings: play::openings(),
        text: spoken().t("demo-card"),
    };
    if let Some(pair) = Partners::of(one, other) {
        evening.does(other, Command::FileCard { pair, card: Box::new(card) })?;
    }
    Ok(())
}

/// One board at one table: played at the engine's table, or entered where the play came to no result.
fn play_line<S: Store>(
    evening: &mut Running<'_, '_, S>,
    staff: &Staff,
    line: Line,
    random: &mut Random,
) -> Result<(), Stopped> {
    let dealt = evening.kept.deal_at_the_table(line)?;
    let deal = if is_fouled(evening.kept.event(), line) { two_cards_changed(&dealt) } else { dealt };
    let number = line.board.try_into().map_err(|_| Stopped::Table(line))?;
    let settings = play::settings(evening.kept.event()).ok_or(Stopped::Table(line))?;
    let opening = |table: &Table| evening.kept.event().record_of_opening(line, table);
    let events = play::play(Board::numbered(number), &deal, settings, &opening, random)
        .map_err(|_| Stopped::Table(line))?;
    evening.does(staff.director, Command::BringRecord { line, events })?;
    let agreed = |evening: &Running<'_, '_, S>| {
        evening.kept.event().lines().get(&line).is_some_and(|state| state.agreed().is_some())
    };
    if !agreed(evening) {
        evening.does(staff.director, Command::EnterResult(line, Score::NotPlayed))?;
    }
    Ok(())
}

/// Whether somebody put two cards of the board into the wrong pockets before this table played it: from the
/// middle of the evening on one board went round so.
fn is_fouled(event: &Tournament, line: Line) -> bool {
    let rounds = event.movement(1, Section::A).map_or(1, |movement| movement.rounds.len() as u16);
    line.board == FOULED && line.round > rounds / 2
}

/// The deal with the lowest cards of North and East in each other's hand.
fn two_cards_changed(deal: &Deal) -> Deal {
    let mut hands = *deal.hands();
    if let (Some(one), Some(other)) = (hands[Seat::North].lowest(), hands[Seat::East].lowest()) {
        hands[Seat::North].remove(one);
        hands[Seat::North].insert(other);
        hands[Seat::East].remove(other);
        hands[Seat::East].insert(one);
    }
    Deal::new(hands).unwrap_or(*deal)
}

/// At the end of the evening the Director compares the records and finds what happened to the board.
fn foul_a_board<S: Store>(evening: &mut Running<'_, '_, S>, staff: &Staff) -> Result<(), Stopped> {
    let event = evening.kept.event();
    let lines: Vec<Line> = event.due(1).into_iter().filter(|line| line.board == FOULED).collect();
    let forms: Vec<(Line, u8)> =
        lines.into_iter().filter(|line| is_fouled(event, *line)).map(|line| (line, 1)).collect();
    if forms.is_empty() {
        return Ok(());
    }
    let reason = spoken().t("demo-fouled");
    evening.does(staff.director, Command::Foul { session: 1, board: FOULED, forms, reason })?;
    Ok(())
}

/// The first review that is due shows damage: the score is adjusted, weighted where the Laws weight.
fn rule<S: Store>(evening: &mut Running<'_, '_, S>, staff: &Staff) -> Result<Option<Line>, Stopped> {
    let event = evening.kept.event();
    let due = event.reviews_due();
    let looked_at = due.iter().map(|(line, ..)| line).chain(event.notes().keys());
    let played = looked_at.filter(|line| line.board != FOULED).find_map(|line| {
        match event.lines().get(line).and_then(openroom_tournament::LineState::agreed) {
            Some(Score::Result(outcome)) => Some((*line, *outcome)),
            _ => None,
        }
    });
    let Some((line, outcome)) = played else { return Ok(None) };
    let review = due.iter().find(|(at, ..)| *at == line).map(|(_, _, by)| *by);
    let edition = event.conditions().map(|conditions| conditions.edition);
    let Ok(vulnerability) = line.board.try_into().map(|number| Board::numbered(number).vulnerability) else {
        return Ok(None);
    };
    let points = score(&outcome, vulnerability).unwrap_or(0);
    let better = (points + 200..8000).find(|&more| is_possible(more, vulnerability)).unwrap_or(points);
    let weighted = |high: i64| {
        let parts = [Ratio::new(high, 10), Ratio::new(10 - high, 10)];
        let results = parts.into_iter().flatten().zip([better, points]).collect();
        Awarded::Points(results)
    };
    let awards = match edition {
        Some(openroom_lawbook::Edition::Laws2007) | None => BySide::new([
            Awarded::Points(vec![(Ratio::ONE, better)]),
            Awarded::Points(vec![(Ratio::ONE, better)]),
        ]),
        Some(openroom_lawbook::Edition::Laws2017 | openroom_lawbook::Edition::Poland2024) => {
            BySide::new([weighted(6), weighted(6)])
        }
    };
    let by = match edition {
        Some(openroom_lawbook::Edition::Laws2007) | None => L16B3,
        Some(openroom_lawbook::Edition::Laws2017 | openroom_lawbook::Edition::Poland2024) => L12C1c,
    };
    let adjusted = Adjusted { awards, offenders: vec![Side::EastWest], by };
    let reason = match review {
        Some(review) => {
            let law = review.cite(edition.unwrap_or(openroom_lawbook::Edition::Laws2017));
            spoken().with("demo-reviewed", "law", law)
        }
        None => spoken().t("demo-pause"),
    };
    let verdict = Verdict::Adjusted(adjusted);
    evening.does(staff.director, Command::Rule { line, verdict, matter: Matter::Judgement, reason })?;
    Ok(Some(line))
}

fn key(seed: u64) -> [u8; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_be_bytes());
    key[8..16].copy_from_slice(b"openroom");
    key
}
