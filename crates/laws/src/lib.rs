#![doc = include_str!("../README.md")]
#![allow(clippy::wildcard_imports, reason = "a Law names its provisions as the book does")]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "matters are passed alike, whatever their size")]

mod act;
mod apply;
mod auction;
mod calls;
mod case;
mod denominations;
mod due;
mod event;
mod facts;
mod irregularity;
mod legality;
mod matter;
mod meaning;
mod number;
mod order;
mod play;
mod position;
mod possible;
mod question;
mod rebuild;
mod refusal;
mod restriction;
mod settings;
mod settle;
mod setup;
mod silence;
mod table;
mod take;
mod view;
mod withdrawn;

pub mod law26;
pub mod law27;
pub mod law50;
pub mod law53;
mod law54;
mod law55;
mod law56;
pub mod walk;

pub use act::*;
pub use auction::{Auction, Made, Said, Standing};
pub use calls::Calls;
pub use case::{Ask, Case, CaseRecord, CaseState, Given, Notice};
pub use denominations::Denominations;
pub use event::Event;
pub use facts::{CallsMade, Coming, Deed, Facts, PlaySoFar};
pub use matter::{Matter, Ruled, rule};
pub use meaning::{Meaning, Nature, RecordedMeaning, Span};
pub use number::{ActNo, CaseNo};
pub use order::Order;
pub use play::{Played, TrickSoFar, Winners};
pub use position::{FaceDown, Phase, Position};
pub use question::{Answer, Choice, Fact, Finding, Form, Question, Takes, Wait, What, Who};
pub use rebuild::RebuildError;
pub use refusal::{AnswerRefusal, Refusal, Why};
pub use restriction::{PenaltyCard, Restriction, Rule, Until};
pub use settings::{Attention, Policy, Screens, Settings};
pub use setup::{Known, SetUp, SetUpError};
pub(crate) use silence::silence;
pub use table::{Held, Table};
pub use view::{Authorized, SeenCall, SeenHand, SeenStanding, View};
pub use withdrawn::{Shown, Withdrawn};
