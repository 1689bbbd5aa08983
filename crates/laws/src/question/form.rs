#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Call, Cards, Seat};

use crate::{Answer, Denominations, Place, Remedy};

/// What an answer must look like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Yes or no.
    YesNo,
    /// Yes, no, or a call in turn.
    YesNoInTurn,
    /// Yes, no, or nothing said.
    YesNoNothing,
    /// Yes, no, or the hand is spread.
    YesNoSpread,
    /// Yes, or a call in turn.
    YesInTurn,
    /// One of these suits, or no for none.
    SuitOrNone(Denominations),
    /// One of these suits.
    Suit(Denominations),
    /// A suit required, one or more forbidden, or no for a free lead.
    Lead { require: Denominations, forbid: Denominations },
    /// One of these suits required, one of them forbidden, or no for a free lead.
    RequireOrForbid(Denominations),
    /// The highest or lowest card of the suit led, one of these suits required, or one of those forbidden.
    PartnersCard { require: Denominations, forbid: Denominations },
    /// Any set of these denominations.
    Denominations(Denominations),
    /// A player.
    Seat,
    /// This player or his partner, or nothing said.
    HandOrNothing(Seat),
    /// A number up to this one.
    Number(u8),
    /// A call.
    Call,
    /// A call, or no for none.
    CallOrNone,
    /// One of these cards.
    Card(Cards),
    /// One of these cards, or no for none.
    CardOrNone(Cards),
    /// One of these cards and where it is.
    Found(Cards),
    /// One of these remedies.
    Remedy(&'static [Remedy]),
    /// The table gives it.
    Happening,
}

impl Form {
    /// Whether the answer has this form.
    pub fn admits(self, answer: &Answer) -> bool {
        self.answers().contains(&answer.without_act())
    }

    /// The answers that a person may give.
    pub fn answers(self) -> Vec<Answer> {
        let subsets = |all: Denominations| {
            (0..32).filter_map(Denominations::from_bits).filter(move |set| all.contains_all(*set))
        };
        match self {
            Form::YesNo => vec![Answer::Yes, Answer::No],
            Form::YesNoInTurn => vec![Answer::Yes, Answer::No, Answer::InTurn(None)],
            Form::YesNoNothing => vec![Answer::Yes, Answer::No, Answer::Nothing],
            Form::YesNoSpread => vec![Answer::Yes, Answer::No, Answer::Spread],
            Form::YesInTurn => vec![Answer::Yes, Answer::InTurn(None)],
            Form::SuitOrNone(suits) => suits.suits().map(Answer::Suit).chain([Answer::No]).collect(),
            Form::Suit(suits) => suits.suits().map(Answer::Suit).collect(),
            Form::Lead { require, forbid } => require
                .suits()
                .map(Answer::Require)
                .chain(subsets(forbid).filter(|set| !set.is_empty()).map(Answer::Forbid))
                .chain([Answer::No])
                .collect(),
            Form::RequireOrForbid(suits) => suits
                .suits()
                .map(Answer::Require)
                .chain(suits.suits().map(|suit| Answer::Forbid(Denominations::of(suit))))
                .chain([Answer::No])
                .collect(),
            Form::PartnersCard { require, forbid } => [Answer::Highest, Answer::Lowest]
                .into_iter()
                .chain(require.suits().map(Answer::Require))
                .chain(forbid.suits().map(|suit| Answer::Forbid(Denominations::of(suit))))
                .collect(),
            Form::Denominations(all) => subsets(all).map(Answer::Denominations).collect(),
            Form::Seat => Seat::ALL.into_iter().map(Answer::Seat).collect(),
            Form::HandOrNothing(seat) => {
                vec![Answer::Seat(seat), Answer::Seat(seat.partner()), Answer::Nothing]
            }
            Form::Number(most) => (0..=most).map(Answer::Number).collect(),
            Form::Call => Call::all().map(|call| Answer::Call(call, None)).collect(),
            Form::CallOrNone => {
                Call::all().map(|call| Answer::Call(call, None)).chain([Answer::No]).collect()
            }
            Form::Card(cards) => cards.iter().map(|card| Answer::Card(card, None)).collect(),
            Form::CardOrNone(cards) => {
                cards.iter().map(|card| Answer::Card(card, None)).chain([Answer::No]).collect()
            }
            Form::Found(cards) => {
                let places = [Place::Board, Place::Elsewhere, Place::Nowhere];
                let hands = Seat::ALL.into_iter().map(Place::Hand);
                let places: Vec<Place> = places.into_iter().chain(hands).collect();
                cards
                    .iter()
                    .flat_map(|card| places.iter().map(move |place| Answer::Found(card, *place)))
                    .collect()
            }
            Form::Remedy(remedies) => remedies.iter().copied().map(Answer::Remedy).collect(),
            Form::Happening => vec![],
        }
    }
}
