use openroom_cards::{
    Bid, BySide, Card, Contract, Denomination, Doubling, Level, Outcome, Rank, Seat, Side, Suit,
};
use serde::{Deserialize, Serialize};

use super::{Average, Entered, Entry};
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
    #[serde(skip_serializing)]
    #[allow(dead_code)]
    validation_messages: Option<serde_json::Value>,
}

/// The connector's answer around its data.
#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Response {
    serialized_data: String,
}

/// The most bytes that are read.
const LARGEST: usize = 1 << 26;

/// Reads entries; those that cannot be understood are complaints.
pub fn read_entries(bytes: &[u8]) -> Result<(Vec<Entry>, Vec<Complaint>), ReadError> {
    if bytes.len() > LARGEST {
        return Err(ReadError::TooLarge { place: Place::new(1, 1), what: "file" });
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let wrong = |error: &serde_json::Error, expected| ReadError::NotThisFormat {
        place: Place::new(error.line() as u32, error.column().max(1) as u32),
        expected,
    };
    let results: Vec<ResultDto> = match serde_json::from_slice::<Response>(bytes) {
        Ok(response) => serde_json::from_str(&response.serialized_data)
            .map_err(|error| wrong(&error, "an array of results in the connector's SerializedData"))?,
        Err(_) => serde_json::from_slice(bytes).map_err(|error| {
            wrong(&error, "an array of results as the Bridgemate Data Connector gives them")
        })?,
    };
    let mut entries = Vec::new();
    let mut complaints = Vec::new();
    for (index, result) in results.iter().enumerate() {
        match result.entry() {
            Ok(entry) => entries.push(entry),
            Err((found, expected)) => {
                let place = Place::new(index as u32 + 1, 1);
                complaints.push(Complaint::new(place, Problem::BadRecord, &found, expected));
            }
        }
    }
    Ok((entries, complaints))
}

impl ResultDto {
    fn entry(&self) -> Result<Entry, (String, &'static str)> {
        let positive = |number: i64, expected| {
            u32::try_from(number).ok().filter(|n| *n > 0).ok_or((number.to_string(), expected))
        };
        let entered = self.entered()?;
        let pair = |number, expected| match entered {
            Entered::Deleted => Ok(u32::try_from(number).unwrap_or_default()),
            Entered::Outcome(_) | Entered::NotPlayed | Entered::Averages(_) => positive(number, expected),
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
            entered,
            lead: self.lead()?,
        })
    }

    fn entered(&self) -> Result<Entered, (String, &'static str)> {
        if self.is_deleted {
            return Ok(Entered::Deleted);
        }
        match self.level {
            -10 => Ok(Entered::NotPlayed),
            artificial @ -9..=-1 => {
                let index = artificial.unsigned_abs() as usize - 1;
                let [north_south, east_west] = [index / 3, index % 3].map(|at| Average::ALL[at]);
                let sides = if self.scoring_direction == 2 {
                    [east_west, north_south]
                } else {
                    [north_south, east_west]
                };
                Ok(Entered::Averages(BySide::new(sides)))
            }
            0 => Ok(Entered::Outcome(Outcome::PassedOut)),
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
                Ok(Entered::Outcome(Outcome::Played { contract, tricks }))
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
            scoring_direction: 3,
            pair_north_south: self.pairs[Side::NorthSouth].into(),
            pair_east_west: self.pairs[Side::EastWest].into(),
            declaring_pair: self.pairs[Side::NorthSouth].into(),
            lead_card_rank: self.lead.map_or(0, |card| card.rank() as i64 + 2),
            lead_card_suit: self.lead.map_or(0, |card| card.suit() as i64 + 1),
            ..ResultDto::default()
        };
        match self.entered {
            Entered::Deleted => dto.is_deleted = true,
            Entered::NotPlayed => dto.level = -10,
            Entered::Averages(sides) => {
                dto.level = -(sides[Side::NorthSouth] as i64 * 3 + sides[Side::EastWest] as i64) - 1;
            }
            Entered::Outcome(Outcome::PassedOut) => {}
            Entered::Outcome(Outcome::Played { contract, tricks }) => {
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
