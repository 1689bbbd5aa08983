use std::collections::HashSet;

use openroom_cards::Seat;

use super::amount::parse_tricks;
use super::auction::{self, Auction, AuctionEnd, AuctionOutcome};
use super::facts::Facts;
use super::game::{Game, Item, Section, Tag};
use super::play::{self, Keep, Play};
use super::tags::{Kind, Known};
use super::valid::{rubber_vulnerability, validate};
use super::value::{ContractValue, parse_seat, parse_vulnerability};
use super::word::Word;
use super::{MANDATORY, table};
use crate::{Complaint, Place, Problem};

/// What is wrong with a game, wherever it came from.
pub fn complaints_about(game: &Game) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    check(game, false, 0, &mut complaints);
    complaints
}

/// Complains about everything in a game that does not fit the standard or the rest of the game.
/// Values begin so many characters after their places.
pub(super) fn check(game: &Game, export: bool, opening: u32, complaints: &mut Vec<Complaint>) {
    let facts = Facts::of(game);
    names(game, complaints);
    for tag in game.tags() {
        value(tag, &facts, opening, complaints);
    }
    needed(&facts, complaints);
    let (auction, play) = sections(game, &facts, complaints);
    notes(game, complaints);
    if let Some(outcome) = auction.and_then(|auction| auction.outcome()) {
        contract(&facts, outcome, complaints);
    }
    if let Some(play) = play {
        result(game, &facts, &play, complaints);
    }
    rubber(&facts, complaints);
    if export {
        exported(game, complaints);
    }
}

fn names(game: &Game, complaints: &mut Vec<Complaint>) {
    let mut seen = 0;
    let mut unknown: HashSet<&str> = HashSet::new();
    for tag in game.tags() {
        let again = match tag.known() {
            Some(known) if known.kind() == Kind::Note => false,
            Some(known) => {
                let again = seen & known.bit() != 0;
                seen |= known.bit();
                again
            }
            None => {
                let expected = "a tag of the standard";
                complaints.push(Complaint::new(tag.place, Problem::UnknownTag, tag.name(), expected));
                !unknown.insert(tag.name())
            }
        };
        if again {
            complaints.push(Complaint::new(
                tag.place,
                Problem::RepeatedTag,
                tag.name(),
                "each tag once in a game",
            ));
        }
    }
}

fn value(tag: &Tag, facts: &Facts<'_>, opening: u32, complaints: &mut Vec<Complaint>) {
    let Some(kind) = tag.kind() else { return };
    let inherits = tag.value.starts_with('#');
    if inherits && !kind.is_inheritable() {
        let expected = "a value of this game";
        complaints.push(Complaint::new(tag.value_place, Problem::NotInheritable, &tag.value, expected));
        return;
    }
    if &*tag.value == "#" && tag.inherited.is_none() {
        let expected = "a value in the game before";
        complaints.push(Complaint::new(tag.value_place, Problem::NothingInherited, &tag.value, expected));
        return;
    }
    let shift = if !inherits {
        0
    } else if tag.inherited.is_some() {
        return;
    } else {
        2
    };
    if kind == Kind::Deal && facts.deal.is_some() && !inherits {
        return;
    }
    if let Err(misread) = validate(kind, tag.effective()) {
        let place = tag.value_place.right(misread.at as u32 + opening + shift);
        complaints.push(Complaint::new(place, misread.problem, &tag.value, misread.expected));
    }
}

fn needed(facts: &Facts<'_>, complaints: &mut Vec<Complaint>) {
    let mut need = |tag: &Tag, given: bool, expected| {
        if !given {
            complaints.push(Complaint::new(tag.place, Problem::MissingTag, tag.name(), expected));
        }
    };
    let has = |name: &str| Known::of(name).is_some_and(|known| facts.given & known.bit() != 0);
    if let Some(tag) = facts.auction {
        need(tag, has("Dealer"), "a Dealer tag with an auction");
    }
    if let Some(tag) = facts.play {
        need(tag, has("Deal"), "a Deal tag with a play");
        need(tag, facts.contract.is_some(), "a Contract tag with a play");
        need(tag, facts.declarer.is_some() || facts.short().is_some(), "a Declarer tag with a play");
    }
    if let Some(tag) = facts.result
        && facts.declarer.as_ref().is_none_or(|(tag, _)| matches!(tag.effective(), "" | "?"))
        && parse_tricks(tag.effective()).is_ok_and(|tricks| tricks.amount.declarer.is_some())
    {
        let expected = "a declarer, or NS or EW before the tricks";
        complaints.push(Complaint::new(tag.place, Problem::MissingTag, &tag.value, expected));
    }
}

type Words<'a> = (&'a Tag, Seat, &'a [(Place, Word)]);

fn words(tag: Option<&Tag>) -> Option<Words<'_>> {
    let tag = tag?;
    let Section::Words(words) = &tag.section else { return None };
    Some((tag, parse_seat(tag.effective()).ok()?, words))
}

fn sections(
    game: &Game,
    facts: &Facts<'_>,
    complaints: &mut Vec<Complaint>,
) -> (Option<Auction>, Option<Play>) {
    let auction = words(facts.auction).map(|(_, first, words)| {
        auction::read(words, first, facts.dealer, &mut |complaint| complaints.push(complaint))
    });
    let play = words(facts.play).map(|(tag, first, words)| {
        let leader = facts.declarer().map(|declarer| declarer.seat.lho());
        if facts.short().is_none() && leader.is_some_and(|leader| leader != first) {
            let expected = "the player on declarer's left";
            complaints.push(Complaint::new(tag.value_place, Problem::BadTurn, &tag.value, expected));
        }
        play::read(words, first, facts, Keep::Result, &mut |complaint| complaints.push(complaint))
    });
    for tag in game.tags() {
        table::check(tag, complaints);
    }
    (auction, play)
}

/// Complains about an auction or a play in whose middle the file ends, unless a sign says that it is unfinished.
pub(crate) fn cut_off(game: &Game, complaints: &mut Vec<Complaint>) {
    let Some(tag) = game.tags().last() else { return };
    let Some((_, first, words)) = words(Some(tag)) else { return };
    let facts = Facts::of(game);
    let finished = if tag.kind() == Some(Kind::Auction) {
        auction::read(words, first, facts.dealer, &mut |_| {}).end != AuctionEnd::Open
    } else {
        let cards = 4 * facts.short().map_or(13, usize::from);
        let play = play::read(words, first, &facts, Keep::Cards, &mut |_| {});
        play.tricks.iter().map(Vec::len).sum::<usize>() >= cards
    };
    if finished || words.iter().any(|(_, word)| matches!(word, Word::End | Word::Continued)) {
        return;
    }
    let expected = "the rest, or * where it ends before its time, or + where it goes on";
    let last = words.iter().rfind(|(_, word)| !matches!(word, Word::Comment(_)));
    let (place, found) =
        last.map_or((tag.place, tag.name().to_owned()), |(place, word)| (*place, word.to_string()));
    complaints.push(Complaint::new(place, Problem::Unfinished, &found, expected));
}

/// Notes belong to the auction or play before them, and are referred to there.
fn notes(game: &Game, complaints: &mut Vec<Complaint>) {
    let mut referred: Option<Vec<(Place, u8)>> = None;
    let mut given: Vec<u8> = Vec::new();
    let settle =
        |referred: &mut Option<Vec<(Place, u8)>>, given: &mut Vec<u8>, complaints: &mut Vec<Complaint>| {
            for (place, number) in referred.take().unwrap_or_default() {
                if !given.contains(&number) {
                    let found = format!("={number}=");
                    complaints.push(Complaint::new(
                        place,
                        Problem::MissingNote,
                        &found,
                        "a Note tag with this number",
                    ));
                }
            }
            given.clear();
        };
    for tag in game.tags() {
        if tag.kind() != Some(Kind::Note) {
            settle(&mut referred, &mut given, complaints);
            if let Section::Words(words) = &tag.section {
                referred = Some(
                    words
                        .iter()
                        .filter_map(|(place, word)| match word {
                            Word::Note(number) => Some((*place, *number)),
                            _ => None,
                        })
                        .collect(),
                );
            }
            continue;
        }
        let mut complaint = |problem, expected| {
            complaints.push(Complaint::new(tag.value_place, problem, &tag.value, expected));
        };
        if tag.value.starts_with('#') {
            continue;
        }
        let number = tag.value.split_once(':').and_then(|(number, _)| number.trim().parse::<u8>().ok());
        match (number, &referred) {
            (_, None) => complaint(Problem::MisplacedNote, "an Auction or Play tag before it"),
            (Some(number @ 1..=32), Some(all)) => {
                if !all.iter().any(|(_, other)| *other == number) {
                    complaint(Problem::UnusedNote, "a reference to this note");
                }
                given.push(number);
            }
            _ => complaint(Problem::BadNote, "a number from 1 to 32, a colon and the text"),
        }
    }
    settle(&mut referred, &mut given, complaints);
}

/// Contract and declarer as the auction has them.
fn contract(facts: &Facts<'_>, outcome: AuctionOutcome, complaints: &mut Vec<Complaint>) {
    if let Some((tag, Ok(said))) = facts.contract {
        let agrees = match (said, outcome) {
            (ContractValue::PassedOut, AuctionOutcome::PassedOut) => true,
            (ContractValue::Bid(bid, doubling), AuctionOutcome::Contract(contract)) => {
                (bid, doubling) == (contract.bid, contract.doubling)
            }
            (ContractValue::Denomination(denomination), AuctionOutcome::Contract(contract)) => {
                denomination == contract.bid.denomination()
            }
            _ => false,
        };
        if !agrees {
            let expected = "the contract that the auction came to";
            complaints.push(Complaint::new(tag.value_place, Problem::BadContract, &tag.value, expected));
        }
    }
    if let (Some((tag, Ok(said))), AuctionOutcome::Contract(contract)) = (facts.declarer, outcome) {
        let natural = contract.declarer;
        if said.seat != if said.swapped { natural.partner() } else { natural } {
            let expected = "who first named the denomination, or ^ and the partner";
            complaints.push(Complaint::new(tag.value_place, Problem::BadDeclarer, &tag.value, expected));
        }
    }
}

/// The result as the play has it.
fn result(game: &Game, facts: &Facts<'_>, play: &Play, complaints: &mut Vec<Complaint>) {
    let (Some(tag), Some(declarer)) = (facts.result, facts.declarer()) else { return };
    let Ok(tricks) = parse_tricks(tag.effective()) else { return };
    let side = declarer.seat.side();
    let all = facts.short().unwrap_or(13);
    let Some(said) = tricks.amount.of(side, Some(declarer.seat)) else { return };
    let (least, most) = play.bounds(side, all);
    let marks: usize = game
        .tags()
        .map(|tag| match &tag.section {
            Section::Words(words) => words.iter().filter(|(_, word)| matches!(word, Word::Mark(_))).count(),
            Section::None | Section::Table(_) | Section::Text(_) => 0,
        })
        .sum();
    let bad = complaints.iter().filter(|complaint| complaint.problem == Problem::BadMark).count();
    let irregular = marks > bad || declarer.swapped;
    let (wrong, expected) = if tricks.adjusted {
        (!irregular && (least..=most).contains(&said), "^ only where an irregularity changed the result")
    } else {
        (!(least..=most).contains(&said), "a result that the play allows")
    };
    if wrong {
        complaints.push(Complaint::new(tag.value_place, Problem::BadResult, &tag.value, expected));
    }
}

fn rubber(facts: &Facts<'_>, complaints: &mut Vec<Complaint>) {
    let (Some(tag), Some(vulnerable)) = (facts.rubber, facts.vulnerable) else { return };
    let Ok(said) = parse_vulnerability(vulnerable.effective()) else { return };
    if rubber_vulnerability(tag.effective()).is_ok_and(|rubber| rubber != said) {
        let expected = "the vulnerability that the games of the rubber give";
        complaints.push(Complaint::new(tag.value_place, Problem::BadVulnerability, &tag.value, expected));
    }
}

/// What the export format asks for besides.
fn exported(game: &Game, complaints: &mut Vec<Complaint>) {
    let Some(first) = game.tags().next() else { return };
    let mut missing = MANDATORY.iter().filter(|name| game.tag(name).is_none());
    if let Some(name) = missing.next() {
        complaints.push(Complaint::new(first.place, Problem::NotExport, name, "all mandatory tags"));
    }
    for item in &game.items {
        let Item::Tag(Tag { section: Section::Words(words), .. }) = item else { continue };
        let mut line = (0, 0);
        for (place, word) in words {
            let counts = matches!(word, Word::Call(_) | Word::Card(_) | Word::Dash | Word::AllPass);
            line = if place.line == line.0 {
                (line.0, line.1 + u8::from(counts))
            } else {
                (place.line, u8::from(counts))
            };
            if line.1 == 5 && counts {
                complaints.push(Complaint::new(
                    *place,
                    Problem::NotExport,
                    &word.to_string(),
                    "four on a line",
                ));
                break;
            }
        }
    }
}
