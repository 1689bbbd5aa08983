//! What people do in an event block: sessions, rounds, boards, results.

use openroom_cards::{Board, Call};
use openroom_laws::{Act, Event, SetUp, Settings, Table};
use openroom_movements::{BoardSet, Change, Contestant, Kind, build};
use openroom_tournament::{
    Boards, ClaimNo, Command, Dealing, DeviationKind, DrawBy, EntryNo, Line, Plan, RedealBecause, Section,
    UnderRuling,
};

use super::{ASSISTANT, Evening, line, score};
use crate::fault::Fault;
use crate::words::Words;

pub(super) const ACTS: &[(&str, &str)] = &[
    ("starts KIND for N", "KIND is a movement such as `howell`, N its tables or teams"),
    ("starts a swiss of N rounds", "of two boards"),
    ("draws the round", ""),
    ("calls round N", ""),
    ("turns table N", "its sides sat the wrong way in the round that is played"),
    ("exchanges N and M", "they took each other's places in the round that is played"),
    (
        "finds table N with boards of set M",
        "boards that were not meant for the table, in the round that is played",
    ),
    ("lets table N also play set M", "the two sides meet again on other boards"),
    ("lets table N no longer play set M", "the boards that it was also to play"),
    ("has boards dealt HOW", "HOW is `at the tables`, `in advance`, `by a helper` or `by computer`"),
    ("has N copies made", "of every board"),
    ("takes out board N", "from the sealed deals"),
    ("has board N dealt anew because REASON", "REASON is `faulty`, `unshuffled` or `ordered`"),
    ("finds board N fouled at LINE [and LINE …]", "in another form there than elsewhere"),
    ("replaces board N of N and M", "the match of two teams plays another"),
    ("brings LINE passed out", "the record of the engine's table"),
    ("brings a broken record of LINE", "one that makes no table"),
    ("registers WHO CALL at LINE", "a psychic call"),
    (
        "enters LINE RESULT",
        "LINE is session and section, round, table, board: `1A/1/2/3`; RESULT is `4SN=` or `not-played`",
    ),
    ("agrees LINE", ""),
    ("corrects LINE RESULT", ""),
    ("corrects LINE RESULT under the ruling", "what was ruled stands"),
    ("corrects LINE RESULT and ends the ruling", "by another, that the result stands"),
    ("claims LINE is wrong", "a contestant says so"),
    ("settles claim N", "without a correction"),
    ("consents LINE", "to a correction after the period"),
    ("postpones LINE", ""),
    ("requires LINE", "a postponed board is played after all"),
    ("cancels LINE", ""),
    ("publishes the scores", ""),
];

fn reason() -> String {
    "so found".to_owned()
}

impl Evening {
    pub(super) fn plays(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        if let Some(command) = self.round(words)? {
            return Ok(Some(command));
        }
        if let Some(command) = self.board(words)? {
            return Ok(Some(command));
        }
        Ok(Some(if words.take("enters") {
            Command::EnterResult(line(words)?, score(words)?)
        } else if words.take("agrees") {
            Command::Agree(line(words)?)
        } else if words.take("corrects") {
            let (line, score) = (line(words)?, score(words)?);
            let under =
                |ruling| Command::CorrectUnderRuling { line, score: score.clone(), ruling, reason: reason() };
            match () {
                () if words.take("under the ruling") => under(UnderRuling::Stands),
                () if words.take("and ends the ruling") => under(UnderRuling::Ends),
                () => Command::Correct(line, score, reason()),
            }
        } else if words.take("claims") {
            let line = line(words)?;
            words.expect("is wrong")?;
            Command::ClaimError { line, text: reason() }
        } else if words.take("settles claim") {
            Command::SettleClaim { claim: ClaimNo(words.number()?), finding: reason() }
        } else if words.take("consents") {
            Command::ConsentToCorrection(line(words)?)
        } else if words.take("postpones") {
            Command::Postpone(line(words)?, reason())
        } else if words.take("requires") {
            Command::RequirePlay(line(words)?)
        } else if words.take("cancels") {
            Command::Cancel(line(words)?, reason())
        } else if words.take("publishes the scores") {
            Command::PublishScores(self.event.session_no())
        } else {
            return Ok(None);
        }))
    }

    /// The round that is played in the only section.
    pub(super) fn now(&self) -> u16 {
        let playing = self.event.section(self.event.session_no(), Section::A);
        playing.map_or(0, openroom_tournament::Playing::round)
    }

    fn round(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        let round = self.now();
        let section = Section::A;
        Ok(Some(if words.take("starts a swiss of") {
            let rounds = words.number()?;
            words.expect("rounds")?;
            Command::Start(vec![Plan::Swiss { rounds, boards: 2 }])
        } else if words.take("starts") {
            let kind =
                words.read("a movement", |word| Kind::ALL.into_iter().find(|kind| kind.name() == word))?;
            words.expect("for")?;
            let movement = build(kind, words.number()?, None);
            let movement = movement.map_err(|_| words.fault("a size for which there is a movement"))?;
            Command::Start(vec![Plan::Movement(Box::new(movement))])
        } else if words.take("draws the round") {
            Command::DrawRound(section, DrawBy::Standings)
        } else if words.take("calls round") {
            Command::StartRound(section, words.number()?)
        } else if words.take("turns table") {
            Command::ChangeMovement(section, Change::TurnTable { round, table: words.number()? })
        } else if words.take("exchanges") {
            let one = Contestant(words.number()?);
            words.expect("and")?;
            let other = Contestant(words.number()?);
            Command::ChangeMovement(section, Change::Exchange { round, one, other })
        } else if words.take("finds table") {
            let table = words.number()?;
            words.expect("with boards of set")?;
            Command::PlayedWrongBoards { section, round, table, set: BoardSet(words.number()?) }
        } else if words.take("lets table") {
            let table = words.number()?;
            let no_longer = words.take("no longer play set");
            if !no_longer {
                words.expect("also play set")?;
            }
            let set = BoardSet(words.number()?);
            let change = if no_longer {
                Change::NoLongerPlays { round, table, set }
            } else {
                Change::AlsoPlays { round, table, set }
            };
            Command::ChangeMovement(section, change)
        } else {
            return Ok(None);
        }))
    }

    fn all_boards(&self) -> Boards {
        let movement = self.event.movement(self.event.session_no(), Section::A);
        Boards { first: 1, last: movement.map_or(1, openroom_movements::Movement::boards) }
    }

    fn board(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        let session = self.event.session_no();
        Ok(Some(if words.take("has boards dealt") {
            let sealed = "sealed".to_owned();
            let dealing = if words.take("at the tables") {
                Dealing::AtTheTable
            } else if words.take("in advance") {
                Dealing::InAdvance { sealed }
            } else if words.take("by a helper") {
                Dealing::ByHelper { helper: ASSISTANT, sealed }
            } else {
                words.expect("by computer")?;
                Dealing::ByComputer { sealed }
            };
            Command::RecordDealing(self.all_boards(), dealing)
        } else if words.take("has board") {
            let board = words.number()?;
            words.expect("dealt anew because")?;
            let because = words.read("`faulty`, `unshuffled` or `ordered`", |word| match word {
                "faulty" => Some(RedealBecause::Faulty),
                "unshuffled" => Some(RedealBecause::NotShuffled),
                "ordered" => Some(RedealBecause::Ordered),
                _ => None,
            })?;
            Command::Redeal { board, because, reason: reason() }
        } else if words.take("has") {
            let copies = words.number()?;
            words.expect("copies made")?;
            Command::CopyBoards(self.all_boards(), copies)
        } else if words.take("takes out board") {
            Command::TakeOutDeals { session, boards: Boards::one(words.number()?), reason: reason() }
        } else if words.take("finds board") {
            let board = words.number()?;
            words.expect("fouled at")?;
            let mut forms = vec![(line(words)?, 1)];
            while words.take("and") {
                forms.push((line(words)?, 1));
            }
            Command::Foul { session, board, forms, reason: reason() }
        } else if words.take("replaces board") {
            let board = words.number()?;
            words.expect("of")?;
            let home = EntryNo(words.number()?);
            words.expect("and")?;
            Command::SubstituteBoard {
                session,
                board,
                home,
                away: EntryNo(words.number()?),
                reason: reason(),
            }
        } else if words.take("brings a broken record of") {
            Command::BringRecord { line: line(words)?, events: Vec::new() }
        } else if words.take("brings") {
            let line = line(words)?;
            words.expect("passed out")?;
            Command::BringRecord { line, events: self.passed_out(line).unwrap_or_default() }
        } else if words.take("registers") {
            let player = self.who(words)?;
            let call = words.call()?;
            words.expect("at")?;
            let (line, remark) = (line(words)?, String::new());
            Command::Register { line, player, call, kind: DeviationKind::Psychic, remark }
        } else {
            return Ok(None);
        }))
    }

    /// The events of a table at which everybody passed.
    fn passed_out(&self, line: Line) -> Option<Vec<Event>> {
        let board = Board::numbered(line.board.try_into().ok()?);
        let settings = Settings::under(self.edition, self.regulations);
        let deal = openroom_cards::dealing::Dealer::from_key([7; 32]).deal();
        let mut table = Table::new(SetUp::dealt(settings, board.dealer, &deal)).ok()?;
        for _ in 0..4 {
            table.act(Act::Call { by: table.turn()?, call: Call::Pass }).ok()?;
        }
        Some(table.events().to_vec())
    }
}
