//! A board that was recorded elsewhere, played again at the engine's table with what the pairs' cards say.

use std::path::PathBuf;

use clap::Args;
use openroom_cards::{Board, Card, Deal};
use openroom_laws::{Act, Phase, Refusal, SetUp, Settings, Table};
use openroom_notation::pbn::{Auction, Game, Play};
use openroom_reasoning::{Words, say};
use openroom_tournament::{Command, Line, Score, Tournament, judge};

use super::Desk;
use super::scores::line;
use crate::finish::{Failure, Finish};
use crate::recorded;
use crate::words::words;

/// The record of a board.
#[derive(Args)]
pub(crate) struct Bring {
    /// Session and section, round, table, board: 1A/3/2/7
    #[arg(value_parser = line)]
    line: Line,
    /// A PBN file with the auction and the play
    file: PathBuf,
    /// Which board of the file; not needed where it has one
    #[arg(long)]
    board: Option<String>,
}

impl Bring {
    pub(super) fn run(&self, desk: &mut Desk<'_>) -> Result<Finish, Failure> {
        let wrong = |key| Failure::said(key, []).at(self.file.display());
        let game = recorded::game(&self.file, self.board.as_deref())?;
        let deal = game.hands().and_then(|value| value.deal()).ok_or_else(|| wrong("bring-no-deal"))?;
        if desk.kept.deal_at_the_table(self.line).is_ok_and(|kept| kept != deal) {
            return Err(wrong("bring-other-cards"));
        }
        let event = desk.kept.event();
        let mut table = self.table(event, &deal)?;
        let left = replay(words(desk.lang), &mut table, &game, event, self.line)
            .map_err(|why| why.at(self.file.display()))?;
        let brought = Command::BringRecord { line: self.line, events: table.events().to_vec() };
        let mut requests = vec![desk.request(brought)?];
        let mut after = desk.kept.event().clone();
        let records = judge(&after, &requests[0]).map_err(|refused| Failure::input(desk.said(&refused)))?;
        for record in &records {
            after.apply(record);
        }
        let agreed = after.lines().get(&self.line).is_some_and(|state| state.agreed().is_some());
        if let (false, Some(outcome)) = (agreed, game.outcome()) {
            let entered = Command::EnterResult(self.line, Score::Result(outcome));
            requests.push(desk.request(entered)?);
        }
        desk.does_all(&requests)?;
        let left = (left > 0).then(|| words(desk.lang).with("bring-left", "n", left));
        desk.says(left.as_slice())
    }

    fn table(&self, event: &Tournament, deal: &Deal) -> Result<Table, Failure> {
        let conditions = event.conditions().ok_or_else(|| Failure::said("bring-no-conditions", []))?;
        let settings = Settings::under(conditions.edition, conditions.regulations);
        let board = self.line.board;
        let none = |_| Failure::said("event-refused-no-board", [("n", board.to_string())]);
        let number = board.try_into().map_err(none)?;
        let board = Board::numbered(number);
        let mut set_up = SetUp::dealt(settings, board.dealer, deal);
        set_up.vulnerability = board.vulnerability;
        Table::new(set_up).map_err(Failure::input)
    }
}

/// Plays the file's calls and cards; how many cards were left when the table had to wait for somebody.
fn replay(
    w: Words,
    table: &mut Table,
    game: &Game,
    event: &Tournament,
    line: Line,
) -> Result<usize, Failure> {
    let auction = Auction::of(game).ok_or_else(|| Failure::said("bring-no-auction", []))?;
    let not_taken = |key, place: usize, table: &Table, refused: &Refusal| {
        Failure::said(key, [("n", place.to_string()), ("why", say::refusal(w, table, refused))])
    };
    for (place, made) in (1..).zip(&auction.calls) {
        let called = table.act(Act::Call { by: made.seat, call: made.call });
        called.map_err(|refused| not_taken("bring-call", place, table, &refused))?;
        if let Some(record) = event.record_of_opening(line, table) {
            let recorded = table.act(record);
            recorded.map_err(|refused| not_taken("bring-call", place, table, &refused))?;
        }
    }
    let play = Play::of(game);
    let cards: Vec<Card> =
        play.iter().flat_map(|play| play.tricks.iter().flatten().map(|played| played.card)).collect();
    for (place, card) in cards.iter().enumerate() {
        if table.phase() == Phase::Over || table.questions().next().is_some() {
            return Ok(cards.len() - place);
        }
        let played = play_one(table, *card);
        played.map_err(|refused| not_taken("bring-card", place + 1, table, &refused))?;
    }
    Ok(0)
}

/// One card by the player whose turn it is, with what goes with an opening lead.
fn play_one(table: &mut Table, card: Card) -> Result<(), Refusal> {
    let Some(by) = table.turn() else { return Ok(()) };
    if table.leads_face_down() {
        table.act(Act::LeadFaceDown { by, card })?;
        table.act(Act::FaceLead { by })?;
    } else {
        table.act(Act::Play { by, card })?;
    }
    match table.position().dummy() {
        Some(dummy) if table.phase() == Phase::Play && !table.position().dummy_spread => {
            table.act(Act::SpreadHand { by: dummy })
        }
        Some(_) | None => Ok(()),
    }
}
