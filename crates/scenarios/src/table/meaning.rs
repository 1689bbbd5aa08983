use openroom_cards::{Call, Denomination, Seat, Suit};
use openroom_laws::{Denominations, Meaning, Nature, RecordedMeaning, Span};

use crate::fault::Fault;
use crate::words::Words;

/// The lines that say what a call means.
pub(super) const MEANINGS: &[(&str, &str)] = &[
    ("SEAT CALL is natural", "more may follow: `E 1H is natural, 4+ H, 6+ points`"),
    (
        "SEAT CALL is artificial, shows SUITS",
        "`E 2D is artificial, shows H, 5+ H, 0-9 points, for a transfer`",
    ),
    ("SEAT CALL time NUMBER is MEANING", "the second or later time that he makes this call"),
    ("SEAT CALL is not recorded", "nothing is recorded: the Director is asked where it matters"),
];

/// Reads `1H is natural, 4+ H, 6+ points`; none where the line is no meaning.
pub(super) fn line(by: Seat, mut words: Words<'_>) -> Result<Option<RecordedMeaning>, Fault> {
    let Some((before, mut after)) = words.part_at("is") else { return Ok(None) };
    if before.len() != 1 && before.len() != 3 {
        return Ok(None);
    }
    let call = words.call()?;
    let nth = if words.take("time") { words.number()? } else { 1 };
    words.expect("is")?;
    let meaning = shown_by(call, &mut after)?;
    Ok(Some(RecordedMeaning { by, call, nth, meaning }))
}

/// Reads `natural, 4+ H, 6+ points` as what this call shows.
pub(super) fn shown_by(call: Call, words: &mut Words<'_>) -> Result<Meaning, Fault> {
    let mut parts = words.parts(",").into_iter();
    let mut first = parts.next().unwrap_or(*words);
    let mut meaning = match first.word() {
        Some("natural") => Meaning::natural(call),
        Some("artificial") => Meaning::showing(Nature::Artificial, Denominations::NONE),
        _ => return Err(words.fault("natural or artificial")),
    };
    first.done()?;
    for part in parts {
        detail(part, &mut meaning)?;
    }
    words.rest();
    Ok(meaning)
}

fn detail(mut words: Words<'_>, meaning: &mut Meaning) -> Result<(), Fault> {
    if words.take("shows") {
        let mut shown = Denominations::NONE;
        while !words.is_empty() {
            shown = shown.with(words.read("a suit or NT", |word| word.parse::<Denomination>().ok())?);
        }
        meaning.specifies = shown;
    } else if words.take("for") {
        if words.is_empty() {
            return Err(words.fault("what it is for"));
        }
        meaning.purpose = Some(words.rest().into());
    } else {
        let span =
            words.read("shows SUITS, a length (4+ H), points (6-9 points) or for and a purpose", span)?;
        if words.take("points") {
            meaning.strength = Some(span);
        } else {
            let suit = words.read("a suit or `points`", |word| word.parse::<Suit>().ok())?;
            meaning.lengths[suit] = Some(span);
        }
    }
    words.done()
}

/// `4+`, `6-9` or `5`.
fn span(word: &str) -> Option<Span> {
    if let Some(least) = word.strip_suffix('+') {
        return Some(Span { least: least.parse().ok()?, most: 37 });
    }
    let (least, most) = word.split_once('-').unwrap_or((word, word));
    let span = Span { least: least.parse().ok()?, most: most.parse().ok()? };
    (span.least <= span.most).then_some(span)
}
