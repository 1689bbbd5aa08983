use openroom_cards::{Contract, Outcome, Seat, Side, Vulnerability};

use super::amount::{Amount, Tricks, parse_score, parse_tricks};
use super::game::Game;
use super::value::{
    ContractValue, DealValue, Declarer, parse_contract, parse_deal, parse_declarer, parse_seat,
    parse_vulnerability,
};

/// What the tags of a game say, as values; none where they say nothing or nothing that is understood.
impl Game {
    /// The number of the board.
    pub fn board(&self) -> Option<u32> {
        self.known("Board")?.trim().parse().ok()
    }

    /// The dealer.
    pub fn dealer(&self) -> Option<Seat> {
        parse_seat(self.known("Dealer")?).ok()
    }

    /// The vulnerability.
    pub fn vulnerability(&self) -> Option<Vulnerability> {
        parse_vulnerability(self.known("Vulnerable")?).ok()
    }

    /// The hands that are known.
    pub fn hands(&self) -> Option<DealValue> {
        parse_deal(self.known("Deal")?).ok()
    }

    /// The name of a player.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.known(match seat {
            Seat::North => "North",
            Seat::East => "East",
            Seat::South => "South",
            Seat::West => "West",
        })
    }

    /// Who declares, and whether swapped with dummy.
    pub fn declarer(&self) -> Option<Declarer> {
        parse_declarer(self.known("Declarer")?).ok()
    }

    /// The contract with its declarer.
    pub fn contract(&self) -> Option<Contract> {
        parse_contract(self.known("Contract")?).ok()?.by(self.declarer()?.seat)
    }

    /// The tricks of the result.
    pub fn tricks(&self) -> Option<Tricks> {
        parse_tricks(self.known("Result")?).ok()
    }

    /// A score by the name of its tag: `Score`, `ScoreIMP`, `ScoreMP` or `ScorePercentage`.
    pub fn score(&self, tag: &str) -> Option<Amount<f64>> {
        parse_score(self.known(tag)?).ok()
    }

    /// The score of a side, where it is said or follows from who declares.
    pub fn score_of(&self, tag: &str, side: Side) -> Option<f64> {
        self.score(tag)?.of(side, self.declarer().map(|declarer| declarer.seat))
    }

    /// The outcome of the board: passed out, or the contract and its tricks.
    pub fn outcome(&self) -> Option<Outcome> {
        if parse_contract(self.known("Contract")?).ok()? == ContractValue::PassedOut {
            return Some(Outcome::PassedOut);
        }
        let contract = self.contract()?;
        let tricks = self.tricks()?.amount;
        let side = contract.declarer.side();
        let tricks = tricks
            .of(side, Some(contract.declarer))
            .or_else(|| tricks.sides[side.other()].map(|others| 13 - others))?;
        Some(Outcome::Played { contract, tricks })
    }
}
