//! What people do in an event block.

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::L12C2a;
use openroom_movements::BoardSet;
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Category, Command, Decision, Fault as AtFault, Line, Matter, Merit,
    Partners, Person, RedealBecause, Role, RulingNo, Score, Section, SystemCard, Verdict, Watching,
};

use super::{ASSISTANT, COMMITTEE, DIRECTOR, Evening, SPECTATOR};
use crate::fault::Fault;
use crate::ground::Did;
use crate::words::Words;

pub(super) const ACTS: &[(&str, &str)] = &[
    (
        "WHO ACT",
        "WHO is `organizer`, `Director`, `assistant`, `committee`, `authority`, `spectator`, `pair N`, `partner N` (the second of the pair), `captain N`, `member N` (another of the team) or `player N`",
    ),
    ("appoints ROLE", "ROLE is `director`, `assistant`, `committee` or `staff`"),
    ("publishes the conditions", ""),
    ("changes the conditions [because …]", "without `because` as before the start"),
    ("enters pair N M", "the persons N and M"),
    ("assigns the seats", ""),
    ("calls round N", ""),
    (
        "enters LINE RESULT",
        "LINE is session and section, round, table, board: `1A/1/2/3`; RESULT is `4SN=` or `not-played`",
    ),
    ("agrees LINE", ""),
    ("corrects LINE RESULT", ""),
    ("consents LINE", "to a correction after the period"),
    ("postpones LINE", ""),
    ("requires LINE", "a postponed board is played after all"),
    ("cancels LINE", ""),
    (
        "finds table N with boards of set M",
        "boards that were not meant for the table, in the round that is played",
    ),
    ("has board N dealt anew because REASON", "REASON is `faulty`, `unshuffled` or `ordered`"),
    ("publishes the scores", ""),
    ("rules LINE", "average plus to North-South, average minus to East-West, as a matter of judgement"),
    ("rules on law LINE", "the same as a matter of law"),
    ("appeals N", "against ruling N"),
    ("refers N", "ruling N to the committee"),
    ("concurs N", "in appeal N"),
    ("decides N WHAT", "WHAT is `stands`, `table result` or `recommends …`"),
    ("appeals further N", ""),
    ("admits spectator [to N hands]", ""),
    ("admits WHO to the presentation", ""),
    ("sends away spectator", ""),
    ("files a CATEGORY card", "CATEGORY is `green`, `blue`, `red` or `yellow`"),
    ("disqualifies N", "entry N"),
    ("approves N", "the disqualification of entry N"),
];

impl Evening {
    pub(super) fn person_does(&mut self, by: Person, words: &mut Words<'_>) -> Result<Did, Fault> {
        if words.take("files a") {
            return self.files(by, words);
        }
        let command = match self.set_up(words)? {
            Some(command) => command,
            None => match self.plays(words)? {
                Some(command) => command,
                None => self.judges(words)?.ok_or_else(|| words.fault("what somebody does in an event"))?,
            },
        };
        words.done()?;
        Ok(self.does(by, command))
    }

    fn set_up(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        Ok(Some(if words.take("appoints") {
            let (person, role) = words.read("an office", |word| match word {
                "director" => Some((DIRECTOR, Role::ChiefDirector)),
                "assistant" => Some((ASSISTANT, Role::AssistantDirector)),
                "committee" => Some((COMMITTEE, Role::AppealsCommittee)),
                "staff" => Some((SPECTATOR, Role::Staff)),
                _ => None,
            })?;
            Command::Appoint(person, role)
        } else if words.take("publishes the conditions") {
            Command::PublishConditions
        } else if words.take("changes the conditions") {
            let conditions = self.event.conditions().cloned().ok_or_else(|| words.fault("an event"))?;
            let reason = if words.take("because") { words.rest() } else { String::new() };
            if reason.is_empty() {
                Command::SetConditions(Box::new(conditions))
            } else {
                Command::ChangeConditions(Box::new(conditions), reason)
            }
        } else if words.take("enters pair") {
            let players = vec![Person(words.number()?), Person(words.number()?)];
            Command::Enter { players, captain: None }
        } else if words.take("assigns the seats") {
            Command::Seat(openroom_tournament::Seating::ByNumber)
        } else if words.take("admits spectator") {
            let hands = if words.take("to") { words.number()? } else { 1 };
            let _ = words.take("hands");
            Command::Admit {
                person: SPECTATOR,
                watching: Watching::Table { section: Section::A, table: 1, hands },
            }
        } else if words.take("admits") {
            let person = self.who(words)?;
            words.expect("to the presentation")?;
            Command::Admit { person, watching: Watching::Presentation }
        } else if words.take("sends away spectator") {
            Command::SendAway { person: SPECTATOR, reason: "he spoke".to_owned() }
        } else {
            return Ok(None);
        }))
    }

    fn plays(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        let reason = || "so found".to_owned();
        Ok(Some(if words.take("calls round") {
            Command::StartRound(Section::A, words.number()?)
        } else if words.take("enters") {
            Command::EnterResult(line(words)?, score(words)?)
        } else if words.take("agrees") {
            Command::Agree(line(words)?)
        } else if words.take("corrects") {
            Command::Correct(line(words)?, score(words)?, reason())
        } else if words.take("consents") {
            Command::ConsentToCorrection(line(words)?)
        } else if words.take("postpones") {
            Command::Postpone(line(words)?, reason())
        } else if words.take("requires") {
            Command::RequirePlay(line(words)?)
        } else if words.take("cancels") {
            Command::Cancel(line(words)?, reason())
        } else if words.take("finds table") {
            let table = words.number()?;
            words.expect("with boards of set")?;
            let set = BoardSet(words.number()?);
            let event = &self.event;
            let playing = event.section(event.session_no(), Section::A);
            let round = playing.map_or(0, openroom_tournament::Playing::round);
            Command::PlayedWrongBoards { section: Section::A, round, table, set }
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
        } else if words.take("publishes the scores") {
            Command::PublishScores(self.event.session_no())
        } else {
            return Ok(None);
        }))
    }

    fn judges(&mut self, words: &mut Words<'_>) -> Result<Option<Command>, Fault> {
        let reason = || "so found".to_owned();
        Ok(Some(if words.take("rules") {
            let matter = if words.take("on law") { Matter::Law } else { Matter::Judgement };
            let awards = BySide::new([Awarded::Average(AtFault::None), Awarded::Average(AtFault::Directly)]);
            let adjusted = Adjusted { awards, offenders: vec![Side::EastWest], by: L12C2a };
            Command::Rule {
                line: line(words)?,
                verdict: Verdict::Adjusted(adjusted),
                matter,
                reason: reason(),
            }
        } else if words.take("appeals further") {
            Command::AppealFurther(AppealNo(words.number()?))
        } else if words.take("appeals") {
            let ruling = RulingNo(words.number()?);
            let matter = self.event.rulings().get(&ruling).map_or(Matter::Judgement, |ruling| ruling.matter);
            Command::Appeal(ruling, matter)
        } else if words.take("refers") {
            Command::Refer(RulingNo(words.number()?))
        } else if words.take("concurs") {
            Command::Concur(AppealNo(words.number()?))
        } else if words.take("decides") {
            let appeal = AppealNo(words.number()?);
            let decision = if words.take("stands") {
                Decision::Stands
            } else if words.take("table result") {
                Decision::TableResult
            } else {
                words.expect("recommends")?;
                Decision::Recommended(words.rest())
            };
            Command::Decide { appeal, decision, merit: Merit::With }
        } else if words.take("disqualifies") {
            Command::Disqualify { entry: openroom_tournament::EntryNo(words.number()?), reason: reason() }
        } else if words.take("approves") {
            Command::ApproveDisqualification(openroom_tournament::EntryNo(words.number()?))
        } else {
            return Ok(None);
        }))
    }

    fn files(&mut self, by: Person, words: &mut Words<'_>) -> Result<Did, Fault> {
        let category = words.read("`green`, `blue`, `red` or `yellow`", |word| match word {
            "green" => Some(Category::Green),
            "blue" => Some(Category::Blue),
            "red" => Some(Category::Red),
            "yellow" => Some(Category::Yellow),
            _ => None,
        })?;
        words.expect("card")?;
        words.done()?;
        let mate = if by.0 % 2 == 1 { Person(by.0 + 1) } else { Person(by.0 - 1) };
        let pair = Partners::of(by, mate).ok_or_else(|| words.fault("a pair"))?;
        let card =
            SystemCard { system: "ours".to_owned(), category, openings: Vec::new(), text: String::new() };
        Ok(self.does(by, Command::FileCard { pair, card: Box::new(card) }))
    }
}

fn line(words: &mut Words<'_>) -> Result<Line, Fault> {
    words.read("a board at a table (1A/1/2/3)", |word| word.parse().ok())
}

fn score(words: &mut Words<'_>) -> Result<Score, Fault> {
    words.read("a result (4SN=) or `not-played`", |word| match word {
        "not-played" => Some(Score::NotPlayed),
        _ => word.parse().ok().map(Score::Result),
    })
}
