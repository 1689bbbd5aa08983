#![doc = include_str!("../README.md")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "rows and columns of a page are few, and lengths on it are positive"
)]

mod diagram;
mod error;
mod heading;
mod of_book;
pub mod of_event;
pub mod of_session;
mod print;
mod sheet;
mod words;

pub use diagram::{HandBoard, Makeable};
pub use error::Unprintable;
pub use heading::Heading;
pub use print::appeal_form::{AppealDecision, AppealForm};
pub use print::card::{Card, CardLine};
pub use print::guide_card::{GuideCard, GuideCards, GuidePlace, GuideRound};
pub use print::hand_record::HandRecord;
pub use print::matches::{MatchLine, MatchSheet};
pub use print::note::Note;
pub use print::ranking::{Figure, Ranking, RankingRow};
pub use print::results::{Deducted, Outstanding, Remark, Results};
pub use print::ruling_form::{AuctionCall, RuledOn, RulingForm};
pub use print::slip::{ScoreSlips, Slip};
pub use print::table_card::{TableCard, TableCards, TableRound};
pub use print::traveller::{TravellerLine, TravellerSheet};
pub use sheet::Pdf;
