//! The sentences of what the Laws ask, order and restrict.
//!
//! The key of a sentence is the name of the thing itself: `Order::TurnReverts` is said by `order-turn-reverts`. What has no
//! sentence of its own yet is said by the title of its provision.

mod order;
mod question;
mod restriction;

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::Edition;
use openroom_lawbook::regulations::Preset;
use openroom_laws::law61::Duty;
use openroom_laws::{Act, ActNo, Denominations, Designation, Event, Matter, Refusal, Table, Who, Why};
use serde::Serialize;

pub use order::{no_transfer, order};
pub use question::{answer, question};
pub use restriction::{bound, rule, until};

use crate::words::Words;

type Variables = Vec<(&'static str, String)>;

/// A person.
pub fn who(w: Words, who: Who) -> String {
    match who {
        Who::Player(seat) => w.seat(seat).to_owned(),
        Who::Director => w.t("director"),
    }
}

/// An edition by its whole name.
pub fn edition(w: Words, edition: Edition) -> String {
    edition.name_in(w.language()).to_owned()
}

/// An edition in a word or two.
pub fn edition_short(w: Words, edition: Edition) -> String {
    edition.short_in(w.language()).to_owned()
}

/// An authority whose choices are in force.
pub fn preset(w: Words, preset: Preset) -> String {
    w.t(format!("preset-{}", preset.id()))
}

/// What a case is about.
pub fn matter(w: Words, table: &Table, matter: &Matter) -> String {
    let key = match matter {
        // Who led or played against a requirement had no suit to follow.
        Matter::Revoke(it) if !matches!(it.duty, Duty::Follow(_)) => "matter-revoke-required".to_owned(),
        _ => format!("matter-{}", kebab(matter.name())),
    };
    let at = matter.about().map(|at| act_named(w, table, at)).unwrap_or_default();
    let variables = [("seat", w.seat(matter.offender()).to_owned()), ("act", at)];
    if w.has(&key) { w.say(&key, &variables) } else { title(w, matter.breach()) }
}

/// Why an act was not taken. A card that somebody does not hold is refused alike, whoever holds it.
pub fn refusal(w: Words, table: &Table, refusal: &Refusal) -> String {
    let cited = |by: openroom_lawbook::Provision| by.cite(table.settings().edition).to_owned();
    match &refusal.why {
        Why::Prevented(by) => w.with("refused-prevented", "law", cited(*by)),
        Why::Waiting(_, by) => w.with("refused-waiting", "law", cited(*by)),
        Why::NotHeld(..) => w.t("refused-not-held"),
        Why::TricksLeft(left) => w.with("refused-tricks-left", "left", left.to_string()),
        Why::NotHisHand(seat) => w.with("refused-not-his-hand", "seat", w.seat(*seat).to_owned()),
        Why::InAuction => w.t("refused-in-auction"),
        Why::PlayIsOver => w.t("refused-play-over"),
        Why::ClaimNotSettled => w.t("refused-claim-not-settled"),
        Why::NoScreens => w.t("refused-no-screens"),
        Why::NothingToCorrect => w.t("refused-nothing-to-correct"),
        Why::Withdrawn(_) => w.t("refused-withdrawn"),
        Why::RuledAgain(..) => w.t("refused-ruled-again"),
        Why::Waived(_) => w.t("refused-waived"),
        Why::Lapsed(_) => w.t("refused-lapsed"),
        Why::IsWithdrawal(_) => w.t("refused-is-withdrawal"),
        Why::NoRectification(_) => w.t("refused-no-rectification"),
        Why::NotNow => w.t("refused-not-now"),
        Why::NoTray => w.t("refused-no-tray"),
        Why::NoSuchRecord => w.t("refused-no-record"),
        Why::Full => w.t("refused-full"),
    }
}

/// A call or card of the record by what it was; in general words where it is neither.
pub fn act_named(w: Words, table: &Table, at: ActNo) -> String {
    let call = table.calls().iter().find(|made| made.at == at);
    let card = table.plays().iter().find(|played| played.at == at);
    match (call, card) {
        (Some(made), _) => match made.said {
            openroom_laws::Said::Call(call) => w.call(call),
            openroom_laws::Said::AboveSeven { level, denomination } => {
                format!("{level}{}", w.denomination(denomination))
            }
        },
        (None, Some(played)) => w.card(played.card),
        (None, None) => named_by(table, at).map_or_else(|| w.t("act-in-question"), |card| w.card(card)),
    }
}

/// The card that a player named or let be seen with this act.
fn named_by(table: &Table, at: ActNo) -> Option<Card> {
    let act = table.events().iter().find_map(|event| match event {
        Event::Acted(no, act) if *no == at && act.is_numbered() => Some(act),
        _ => None,
    })?;
    match act {
        Act::Name { designation: Designation::Card(card), .. } => Some(*card),
        Act::ExposeCards { cards, .. } if cards.len() == 1 => cards.lowest(),
        _ => None,
    }
}

/// Who made the call or played the card; of any other act, who did it.
fn by_whom(table: &Table, at: ActNo) -> Option<Seat> {
    let call = table.calls().iter().find(|made| made.at == at).map(|made| made.by);
    let card = || table.plays().iter().find(|played| played.at == at).map(|played| played.by);
    let act = || {
        table.events().iter().find_map(|event| match event {
            Event::Acted(no, act) if *no == at => act.by(),
            _ => None,
        })
    };
    call.or_else(card).or_else(act)
}

/// Whether the record has a call or card of this number.
fn is_call_or_card(table: &Table, at: ActNo) -> bool {
    table.calls().iter().any(|made| made.at == at) || table.plays().iter().any(|played| played.at == at)
}

/// The player whose act of the record it was; in general words where the record has none.
pub fn actor(w: Words, table: &Table, at: ActNo) -> String {
    by_whom(table, at).map_or_else(|| w.t("act-player"), |by| w.seat(by).to_owned())
}

fn about(w: Words, table: &Table, at: ActNo) -> Variables {
    vec![("act", act_named(w, table, at)), ("seat", actor(w, table, at))]
}

fn of_seat(w: Words, seat: Seat) -> Variables {
    vec![("seat", w.seat(seat).to_owned())]
}

fn cards(w: Words, cards: Cards) -> String {
    let all: Vec<String> =
        cards.iter().collect::<Vec<_>>().into_iter().rev().map(|card| w.card(card)).collect();
    all.join(" ")
}

fn suits(w: Words, suits: Denominations) -> String {
    let all: Vec<&str> = suits.suits().map(|suit| w.suit(suit)).collect();
    all.join(", ")
}

/// That a paragraph governs, by its title.
pub fn applies(w: Words, by: openroom_lawbook::Provision) -> String {
    w.with("order-applies", "title", title(w, by))
}

/// The title of a provision in the reader's language.
fn title(w: Words, by: openroom_lawbook::Provision) -> String {
    by.text(w.language()).title.to_owned()
}

/// The name of a value's variant, as it is in keys of sentences.
fn variant(value: &impl Serialize) -> String {
    let name = match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(serde_json::Value::Object(map)) => map.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    kebab(&name)
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use openroom_laws::Order;

    #[test]
    fn the_name_of_a_variant_is_its_key() {
        assert_eq!(variant(&Order::NothingFurther), "nothing-further");
        assert_eq!(variant(&Order::TurnReverts(Seat::North)), "turn-reverts");
    }
}
