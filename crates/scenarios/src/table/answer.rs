use openroom_cards::{Denomination, Suit};
use openroom_laws::{Answer, Denominations, Form, Remedy, Table};

use super::words::{Suits, form as words_of, list};
use crate::fault::Fault;
use crate::words::Words;

const REMEDIES: [(&str, Remedy); 4] = [
    ("change seats", Remedy::ChangeSeats),
    ("redeal", Remedy::Redeal),
    ("play on", Remedy::PlayOn),
    ("adjust", Remedy::AdjustScore),
];

/// Reads an answer as the question wants it.
pub(super) fn read(form: Form, words: Words<'_>, table: &Table) -> Result<Answer, Fault> {
    let mut rest = words;
    let expected = || words_of(&form, table);
    let answer = match form {
        Form::YesNoInTurn | Form::YesInTurn if rest.take("in turn") => Answer::InTurn(None),
        Form::YesNoNothing | Form::HandOrNothing(_) if rest.take("nothing") => Answer::Nothing,
        Form::YesNoSpread if rest.take("spread") => Answer::Spread,
        Form::YesNo | Form::YesNoInTurn | Form::YesNoNothing | Form::YesNoSpread => {
            yes_no(&mut rest, expected)?
        }
        Form::YesInTurn => rest.read(expected(), |word| (word == "yes").then_some(Answer::Yes))?,
        Form::PartnersCard { .. } if rest.take("highest") => Answer::Highest,
        Form::PartnersCard { .. } if rest.take("lowest") => Answer::Lowest,
        Form::SuitOrNone(_) | Form::Lead { .. } | Form::RequireOrForbid(_) | Form::CardOrNone(_)
            if rest.take("no") || rest.take("none") =>
        {
            Answer::No
        }
        Form::CallOrNone if rest.take("none") || rest.take("no") => Answer::No,
        Form::SuitOrNone(_) | Form::Suit(_) => Answer::Suit(rest.read(expected(), suit)?),
        Form::Lead { .. } | Form::RequireOrForbid(_) | Form::PartnersCard { .. } if rest.take("require") => {
            Answer::Require(rest.read(expected(), suit)?)
        }
        Form::Lead { .. } | Form::RequireOrForbid(_) | Form::PartnersCard { .. } if rest.take("forbid") => {
            Answer::Forbid(set(&mut rest, expected)?)
        }
        Form::Lead { .. } | Form::RequireOrForbid(_) | Form::PartnersCard { .. } | Form::Happening => {
            return Err(rest.fault(expected()));
        }
        Form::Denominations(_) if rest.take("none") => Answer::Denominations(Denominations::NONE),
        Form::Denominations(_) => Answer::Denominations(set(&mut rest, expected)?),
        Form::Seat | Form::HandOrNothing(_) => Answer::Seat(rest.seat()?),
        Form::Number(_) => Answer::Number(rest.number()?),
        Form::Remedy(_) => {
            let found = REMEDIES.iter().find(|(name, _)| rest.take(name));
            Answer::Remedy(found.ok_or_else(|| rest.fault(expected()))?.1)
        }
        Form::Call | Form::CallOrNone => Answer::Call(rest.call_answered()?, None),
        Form::Card(_) | Form::CardOrNone(_) => Answer::Card(rest.card()?, None),
        Form::Found(_) => Answer::Found(rest.card()?, super::act::place(&mut rest)?),
    };
    rest.done()?;
    Ok(answer)
}

/// The answer as it is read; none where a line cannot give it.
pub(super) fn written(answer: &Answer) -> Option<String> {
    Some(match answer {
        Answer::Yes => "yes".to_owned(),
        Answer::No => "no".to_owned(),
        Answer::InTurn(_) => "in turn".to_owned(),
        Answer::Nothing => "nothing".to_owned(),
        Answer::Spread => "spread".to_owned(),
        Answer::Seat(seat) => seat.to_string(),
        Answer::Suit(suit) => suit.to_string(),
        Answer::Highest => "highest".to_owned(),
        Answer::Lowest => "lowest".to_owned(),
        Answer::Require(suit) => format!("require {suit}"),
        Answer::Forbid(suits) => format!("forbid {}", Suits(*suits)),
        Answer::Denominations(suits) => Suits(*suits).to_string(),
        Answer::Number(number) => number.to_string(),
        Answer::Call(call, _) => call.to_string(),
        Answer::Card(card, _) => card.to_string(),
        Answer::Remedy(remedy) => REMEDIES.iter().find(|(_, one)| one == remedy)?.0.to_owned(),
        Answer::Found(..) | Answer::Ended(_) | Answer::Never => return None,
    })
}

/// What may be answered, with the suits, cards or numbers that there are.
pub(super) fn possible(form: &Form, table: &Table) -> String {
    let said = words_of(form, table);
    let of = |list: String| format!("{said}: {list}");
    match form {
        Form::SuitOrNone(suits) | Form::Suit(suits) | Form::RequireOrForbid(suits) => {
            of(Suits(*suits).to_string())
        }
        Form::Denominations(suits) => of(Suits(*suits).to_string()),
        Form::Lead { require, forbid } | Form::PartnersCard { require, forbid } => {
            of(format!("require {}, forbid {}", Suits(*require), Suits(*forbid)))
        }
        Form::Number(most) => format!("{said} from 0 to {most}"),
        Form::Card(cards) | Form::CardOrNone(cards) => of(list(*cards)),
        Form::YesNo
        | Form::YesNoInTurn
        | Form::YesNoNothing
        | Form::YesNoSpread
        | Form::YesInTurn
        | Form::Seat
        | Form::HandOrNothing(_)
        | Form::Call
        | Form::CallOrNone
        | Form::Found(_)
        | Form::Remedy(_)
        | Form::Happening => said,
    }
}

fn yes_no(words: &mut Words<'_>, expected: impl Fn() -> String) -> Result<Answer, Fault> {
    words.read(expected(), |word| match word {
        "yes" => Some(Answer::Yes),
        "no" => Some(Answer::No),
        _ => None,
    })
}

fn suit(word: &str) -> Option<Suit> {
    word.parse().ok()
}

fn set(words: &mut Words<'_>, expected: impl Fn() -> String) -> Result<Denominations, Fault> {
    let mut set = Denominations::NONE;
    loop {
        set = set.with(words.read(expected(), |word| word.parse::<Denomination>().ok())?);
        if words.is_empty() {
            return Ok(set);
        }
    }
}
