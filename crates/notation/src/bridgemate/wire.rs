use openroom_cards::{
    Bid, BySide, Card, Contract, Denomination, Doubling, Level, Outcome, Rank, Seat, Side, Suit,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::{Average, BOTH, Entered, Entry, Scored};
use crate::{Complaint, Place, Problem, ReadError};

/// A result as the connector spells it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "PascalCase", default)]
struct ResultDto {
    session_guid: String,
    section_letters: String,
    table_number: i64,
    round_number: i64,
    board_number: i64,
    scoring_direction: i64,
    is_deleted: bool,
    pair_north_south: i64,
    pair_east_west: i64,
    declaring_pair: i64,
    declarer_direction: i64,
    level: i64,
    denomination: i64,
    stake: i64,
    total_tricks: i64,
    lead_card_rank: i64,
    lead_card_suit: i64,
}

/// The connector's answer around its data.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Response<'a> {
    #[serde(borrow)]
    serialized_data: &'a RawValue,
}

/// A score that counts for one side alone.
const EAST_WEST: i64 = 2;

/// The most bytes that are read.
const LARGEST: usize = 1 << 26;

/// Reads entries. Those that cannot be understood are complaints, and so is what an entry has no place for.
pub fn read_entries(bytes: &[u8]) -> Result<(Vec<Entry>, Vec<Complaint>), ReadError> {
    if bytes.len() > LARGEST {
        return Err(ReadError::TooLarge { place: Place::new(1, 1), what: "file" });
    }
    let not_this = |place, expected| ReadError::NotThisFormat { place, expected };
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        not_this(good.chars().fold(Place::new(1, 1), Place::after), "UTF-8")
    })?;
    if bytes.iter().take(2).any(|byte| *byte == 0) {
        return Err(not_this(Place::new(1, 1), "UTF-8"));
    }
    let at = |error: &serde_json::Error| Place::new(error.line() as u32, error.column().max(1) as u32);
    let whole = serde_json::from_str::<&RawValue>(text);
    whole.map_err(|error| not_this(at(&error), "well-formed JSON"))?;
    if text.trim_start().starts_with('{')
        && let Ok(response) = serde_json::from_str::<Response<'_>>(text)
    {
        let place = Places::of(text).of_part(response.serialized_data);
        let expected = "an array of results in the connector's SerializedData";
        let data: String =
            serde_json::from_str(response.serialized_data.get()).map_err(|_| not_this(place, expected))?;
        let results: Vec<&RawValue> = serde_json::from_str(&data).map_err(|_| not_this(place, expected))?;
        // A place within a string of JSON is none of the file: the result is told by its number.
        return read_results(results.into_iter().zip(1..).map(|(one, number)| (one, place, Some(number))));
    }
    let expected = "an array of results as the Bridgemate Data Connector gives them";
    let results: Vec<&RawValue> =
        serde_json::from_str(text).map_err(|error| not_this(at(&error), expected))?;
    let mut places = Places::of(text);
    read_results(results.into_iter().map(|one| (one, places.of_part(one), None)))
}

/// The places of parts of a text, which are asked for in their order.
struct Places<'a> {
    text: &'a str,
    at: usize,
    place: Place,
}

impl<'a> Places<'a> {
    fn of(text: &'a str) -> Places<'a> {
        Places { text, at: 0, place: Place::new(1, 1) }
    }

    /// The place of a value that was read raw and so lies in the text.
    fn of_part(&mut self, part: &RawValue) -> Place {
        let start = part.get().as_ptr() as usize - self.text.as_ptr() as usize;
        let passed = self.text.get(self.at..start).unwrap_or_default();
        self.place = passed.chars().fold(self.place, Place::after);
        self.at = start;
        self.place
    }
}

/// Reads results, each with its place and, where that is the place of all, with its number.
fn read_results<'a>(
    results: impl Iterator<Item = (&'a RawValue, Place, Option<u32>)>,
) -> Result<(Vec<Entry>, Vec<Complaint>), ReadError> {
    let mut entries = Vec::new();
    let mut complaints = Vec::new();
    for (result, place, number) in results {
        let expected = "a result as the Bridgemate Data Connector gives it";
        let Ok(said) = serde_json::from_str::<Map<String, Value>>(result.get()) else {
            return Err(ReadError::NotThisFormat { place, expected });
        };
        let mut complain = |problem, found: &str, expected| {
            let found = number.map_or_else(|| found.to_owned(), |number| format!("#{number}: {found}"));
            complaints.push(Complaint::new(place, problem, &found, expected));
        };
        let dto = serde_json::from_str::<ResultDto>(result.get());
        match dto.map_err(|error| (error.to_string(), expected)).and_then(|dto| dto.entry()) {
            Err((found, expected)) => complain(Problem::BadRecord, &found, expected),
            Ok(entry) => {
                for lost in not_kept(&said, &entry) {
                    complain(Problem::NotKept, &lost, "what an entry can hold");
                }
                entries.push(entry);
            }
        }
    }
    Ok((entries, complaints))
}

/// What a result says and its entry, written again, does not.
fn not_kept(said: &Map<String, Value>, entry: &Entry) -> Vec<String> {
    let again = serde_json::to_value(entry.dto()).unwrap_or_default();
    let nothing = |value: &Value| match value {
        Value::Null => true,
        Value::Bool(value) => !value,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
    };
    // Without a declarer no pair declared; devices name one all the same.
    let scored = match entry.entered {
        Entered::Scored(scored) => Some(scored),
        Entered::Deleted(scored) => scored,
    };
    let declared = matches!(scored, Some(Scored::Outcome(Outcome::Played { .. })));
    let mut lost: Vec<String> = said
        .iter()
        .filter(|(name, value)| !nothing(value) && again.get(name) != Some(value))
        .filter(|(name, _)| declared || *name != "DeclaringPair")
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    lost.sort();
    lost
}

impl ResultDto {
    fn entry(&self) -> Result<Entry, (String, &'static str)> {
        let positive = |number: i64, expected| {
            u32::try_from(number).ok().filter(|n| *n > 0).ok_or((number.to_string(), expected))
        };
        let entered = self.entered()?;
        let pair = |number, expected| match entered {
            Entered::Deleted(_) => Ok(u32::try_from(number).unwrap_or_default()),
            Entered::Scored(_) => positive(number, expected),
        };
        Ok(Entry {
            session: self.session_guid.clone(),
            section: self.section_letters.clone(),
            table: positive(self.table_number, "a table number")?,
            round: positive(self.round_number, "a round number")?,
            board: positive(self.board_number, "a board number")?,
            pairs: BySide::new([
                pair(self.pair_north_south, "the pair of North-South")?,
                pair(self.pair_east_west, "the pair of East-West")?,
            ]),
            direction: u8::try_from(self.scoring_direction).ok().filter(|said| *said > 0).unwrap_or(BOTH),
            entered,
            lead: self.lead()?,
        })
    }

    /// What a withdrawn entry was is kept where it can be understood; without a level it says nothing.
    fn entered(&self) -> Result<Entered, (String, &'static str)> {
        if self.is_deleted {
            return Ok(Entered::Deleted(self.scored().ok().filter(|_| self.level != 0)));
        }
        self.scored().map(Entered::Scored)
    }

    fn scored(&self) -> Result<Scored, (String, &'static str)> {
        match self.level {
            -10 => Ok(Scored::NotPlayed),
            artificial @ -9..=-1 => {
                let index = artificial.unsigned_abs() as usize - 1;
                let [north_south, east_west] = [index / 3, index % 3].map(|at| Average::ALL[at]);
                let sides = if self.scoring_direction == EAST_WEST {
                    [east_west, north_south]
                } else {
                    [north_south, east_west]
                };
                Ok(Scored::Averages(BySide::new(sides)))
            }
            0 => Ok(Scored::Outcome(Outcome::PassedOut)),
            level => {
                let level = u8::try_from(level).ok().and_then(Level::new);
                let level = level.ok_or((self.level.to_string(), "a level from -10 to 7"))?;
                let denomination = pick(&Denomination::ALL, self.denomination, 1)
                    .ok_or((self.denomination.to_string(), "a denomination from 1 to 5"))?;
                let doubling = pick(&Doubling::ALL, self.stake, 0)
                    .ok_or((self.stake.to_string(), "a stake from 0 to 2"))?;
                let declarer = pick(&Seat::ALL, self.declarer_direction, 1)
                    .ok_or((self.declarer_direction.to_string(), "a declarer's direction from 1 to 4"))?;
                let tricks = u8::try_from(self.total_tricks).ok().filter(|tricks| *tricks <= 13);
                let tricks = tricks.ok_or((self.total_tricks.to_string(), "tricks from 0 to 13"))?;
                let contract = Contract { bid: Bid::new(level, denomination), doubling, declarer };
                Ok(Scored::Outcome(Outcome::Played { contract, tricks }))
            }
        }
    }

    fn lead(&self) -> Result<Option<Card>, (String, &'static str)> {
        if self.lead_card_rank == 0 {
            return Ok(None);
        }
        let rank = pick(&Rank::ALL, self.lead_card_rank, 2)
            .ok_or((self.lead_card_rank.to_string(), "a rank from 2 to 14"))?;
        let suit = pick(&Suit::ALL, self.lead_card_suit, 1)
            .ok_or((self.lead_card_suit.to_string(), "a suit from 1 to 4"))?;
        Ok(Some(Card::new(suit, rank)))
    }
}

/// The value of a number, where the first has this number.
fn pick<T: Copy>(all: &[T], number: i64, first: i64) -> Option<T> {
    all.get(usize::try_from(number.checked_sub(first)?).ok()?).copied()
}

impl Entry {
    fn dto(&self) -> ResultDto {
        let mut dto = ResultDto {
            session_guid: self.session.clone(),
            section_letters: self.section.clone(),
            table_number: self.table.into(),
            round_number: self.round.into(),
            board_number: self.board.into(),
            scoring_direction: self.direction.into(),
            pair_north_south: self.pairs[Side::NorthSouth].into(),
            pair_east_west: self.pairs[Side::EastWest].into(),
            declaring_pair: self.pairs[Side::NorthSouth].into(),
            lead_card_rank: self.lead.map_or(0, |card| card.rank() as i64 + 2),
            lead_card_suit: self.lead.map_or(0, |card| card.suit() as i64 + 1),
            ..ResultDto::default()
        };
        let scored = match self.entered {
            Entered::Scored(scored) => Some(scored),
            Entered::Deleted(scored) => {
                dto.is_deleted = true;
                scored
            }
        };
        match scored {
            None | Some(Scored::Outcome(Outcome::PassedOut)) => {}
            Some(Scored::NotPlayed) => dto.level = -10,
            Some(Scored::Averages(sides)) => {
                let [first, second] = if dto.scoring_direction == EAST_WEST {
                    [Side::EastWest, Side::NorthSouth]
                } else {
                    [Side::NorthSouth, Side::EastWest]
                };
                dto.level = -(sides[first] as i64 * 3 + sides[second] as i64) - 1;
            }
            Some(Scored::Outcome(Outcome::Played { contract, tricks })) => {
                dto.level = contract.bid.level().get().into();
                dto.denomination = contract.bid.denomination() as i64 + 1;
                dto.stake = contract.doubling as i64;
                dto.declarer_direction = contract.declarer as i64 + 1;
                dto.declaring_pair = self.pairs[contract.declarer.side()].into();
                dto.total_tricks = tricks.into();
            }
        }
        dto
    }
}

/// Entries as the connector takes them.
pub fn write_entries(entries: &[Entry]) -> String {
    let results: Vec<ResultDto> = entries.iter().map(Entry::dto).collect();
    let mut text = serde_json::to_string_pretty(&results).unwrap_or_default();
    text.push('\n');
    text
}
