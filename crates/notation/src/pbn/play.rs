use openroom_cards::{BySeat, BySide, Card, Cards, Denomination, Seat, Side, Trick};

use super::annotation::{Act, Annotation};
use super::facts::Facts;
use super::game::{Game, Section};
use super::value::parse_seat;
use super::word::{Mark, Word};
use crate::{Complaint, Place, Problem};

/// A card with what the file says about it.
#[derive(Clone, PartialEq, Debug)]
pub struct MarkedCard {
    /// Who played it.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Marked as a revoke or as a lead out of turn.
    pub mark: Option<Mark>,
    /// Annotations and note.
    pub annotation: Annotation,
}

/// The cards of a play section.
#[derive(Clone, PartialEq, Debug)]
pub struct Play {
    /// Whose column is first: the opening leader.
    pub first: Seat,
    /// The tricks, each with its cards in the order in which they were played.
    pub tricks: Vec<Vec<MarkedCard>>,
    /// The tricks that each side has won.
    pub won: BySide<u8>,
    /// Ended before its time, by a claim or otherwise.
    pub ended: bool,
    /// To be continued.
    pub continued: bool,
    /// The least that each side wins of the tricks not played, by top trumps in one hand.
    least: BySide<u8>,
}

impl Play {
    /// The play of a game; none where it has no play section that says who leads.
    pub fn of(game: &Game) -> Option<Play> {
        let tag = game.tag("Play")?;
        let first = parse_seat(tag.effective()).ok()?;
        let Section::Words(words) = &tag.section else { return None };
        Some(read(words, first, &Facts::of(game), Keep::Cards, &mut |_| {}))
    }

    /// The tricks that a side can have at the end: at least and at most, of so many.
    pub(super) fn bounds(&self, side: Side, tricks: u8) -> (u8, u8) {
        let surely = |side: Side| self.won[side] + self.least[side];
        (surely(side), tricks.saturating_sub(surely(side.other())))
    }
}

/// One place of a row.
struct Slot<'a> {
    place: Place,
    word: &'a Word,
    mark: Option<(Place, Mark)>,
    annotation: Annotation,
}

/// What is kept of a play that is read.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Keep {
    /// Every card with what is said of it.
    Cards,
    /// Only what it came to.
    Result,
}

/// Reads the words of a play section and complains about what does not fit.
pub(super) fn read(
    words: &[(Place, Word)],
    first: Seat,
    facts: &Facts<'_>,
    keep: Keep,
    complain: &mut dyn FnMut(Complaint),
) -> Play {
    let mut table = Cardplay {
        play: Play {
            first,
            tricks: match keep {
                Keep::Cards => Vec::with_capacity(words.len().div_ceil(4).min(13)),
                Keep::Result => Vec::new(),
            },
            won: BySide::new([0; 2]),
            ended: false,
            continued: false,
            least: BySide::new([0; 2]),
        },
        leader: first,
        denomination: facts.denomination(),
        hands: facts.deal.as_ref().map_or(BySeat::new([None; 4]), |deal| deal.hands),
        played: Cards::EMPTY,
        known: true,
        keep,
        quitted: Cards::EMPTY,
        whole: true,
        complain,
    };
    let mut row: Vec<Slot<'_>> = Vec::with_capacity(4);
    let mut mark: Option<(Place, Mark)> = None;
    for (place, word) in words {
        let mut complaint = |problem, expected| {
            (table.complain)(Complaint::new(*place, problem, &word.to_string(), expected));
        };
        match word {
            word if word.takes_place() && !matches!(word, Word::Mark(_)) => {
                if table.play.ended {
                    complaint(Problem::AfterTheEnd, "nothing more");
                    continue;
                }
                if row.len() == 4 {
                    table.trick(&mut row);
                }
                row.push(Slot { place: *place, word, mark: mark.take(), annotation: Annotation::default() });
            }
            Word::Mark(new @ (Mark::Revoke | Mark::LeadOutOfTurn)) => {
                let earlier = mark.replace((*place, *new));
                if earlier.is_some() {
                    complaint(Problem::RepeatedMark, "one mark");
                }
            }
            Word::Mark(Mark::Insufficient | Mark::Skipped) => {
                complaint(Problem::BadMark, "^R or ^L in a play");
            }
            Word::Suffix(_) | Word::Nag(_) | Word::Note(_) => match row.last_mut() {
                Some(slot) => {
                    if let Some(complaint) = slot.annotation.add(Act::Card, *place, word) {
                        (table.complain)(complaint);
                    }
                }
                None => complaint(Problem::BadNag, "a card before its annotation"),
            },
            Word::End => table.play.ended = true,
            _ => {}
        }
    }
    if !row.is_empty() {
        table.trick(&mut row);
    }
    table.least();
    table.play
}

struct Cardplay<'a> {
    play: Play,
    leader: Seat,
    denomination: Option<Denomination>,
    hands: BySeat<Option<Cards>>,
    played: Cards,
    /// Whether the leader of the next trick is known.
    known: bool,
    keep: Keep,
    /// The cards of the whole tricks before the first that is not.
    quitted: Cards,
    whole: bool,
    complain: &'a mut dyn FnMut(Complaint),
}

impl Cardplay<'_> {
    fn complaint(&mut self, place: Place, problem: Problem, found: &str, expected: &'static str) {
        (self.complain)(Complaint::new(place, problem, found, expected));
    }

    fn trick(&mut self, row: &mut Vec<Slot<'_>>) {
        let mut slots: BySeat<Option<Slot<'_>>> = BySeat::from_fn(|_| None);
        for (steps, slot) in (0..).zip(row.drain(..)) {
            slots[self.play.first.step(steps)] = Some(slot);
        }
        self.lead_out_of_turn(&slots);
        let mut trick = Trick::led_by(self.leader);
        let mut cards = match self.keep {
            Keep::Cards => Vec::with_capacity(4),
            Keep::Result => Vec::new(),
        };
        let mut count = 0;
        let mut stopped: Option<&'static str> = self.play.continued.then_some("nothing after +");
        for steps in 0..4 {
            let seat = self.leader.step(steps);
            let Some(slot) = slots[seat].take() else {
                stopped.get_or_insert("");
                continue;
            };
            match slot.word {
                Word::Card(card) => {
                    if let Some(expected) = stopped
                        && self.known
                    {
                        let expected =
                            if expected.is_empty() { "the cards of a trick in turn" } else { expected };
                        self.complaint(slot.place, Problem::AfterTheEnd, &card.to_string(), expected);
                    }
                    self.card(seat, *card, &slot, &mut trick);
                    count += 1;
                    if self.keep == Keep::Cards {
                        let mark = slot.mark.map(|(_, mark)| mark);
                        cards.push(MarkedCard { seat, card: *card, mark, annotation: slot.annotation });
                    }
                }
                Word::Continued => {
                    if self.play.continued {
                        self.complaint(slot.place, Problem::AfterTheEnd, "+", "one + where the play goes on");
                    }
                    self.play.continued = true;
                    stopped = Some("nothing after +");
                }
                Word::Unknown(_) | Word::Call(_) | Word::AllPass => self.known = false,
                _ => {
                    stopped.get_or_insert("");
                }
            }
        }
        if count == 0 {
            return;
        }
        self.whole &= count == 4;
        if self.whole {
            self.quitted |= trick.cards.values().iter().flatten().copied().collect::<Cards>();
        }
        match self.denomination.filter(|_| count == 4 && self.known).and_then(|d| trick.winner(d)) {
            Some(winner) => {
                self.play.won[winner.side()] += u8::from(self.play.won[winner.side()] < 13);
                self.leader = winner;
            }
            None => self.known = false,
        }
        if self.keep == Keep::Cards {
            self.play.tricks.push(cards);
        }
    }

    /// Who leads is who won, unless someone is marked to have led out of turn.
    fn lead_out_of_turn(&mut self, slots: &BySeat<Option<Slot<'_>>>) {
        for seat in Seat::ALL {
            let Some(Slot { mark: Some((place, Mark::LeadOutOfTurn)), .. }) = &slots[seat] else { continue };
            if self.known && seat == self.leader {
                self.complaint(*place, Problem::BadMark, "^L", "^L only before a lead out of turn");
            }
            self.leader = seat;
        }
    }

    fn card(&mut self, seat: Seat, card: Card, slot: &Slot<'_>, trick: &mut Trick) {
        let elsewhere =
            || self.hands.iter().any(|(other, hand)| other != seat && hand.is_some_and(|h| h.contains(card)));
        let wrong = self.played.contains(card)
            || match self.hands[seat] {
                Some(hand) => !hand.contains(card),
                None => elsewhere(),
            };
        if wrong {
            self.complaint(
                slot.place,
                Problem::BadCard,
                &card.to_string(),
                "a card that this player still holds",
            );
        }
        let led = trick.cards[trick.leader].map(Card::suit);
        let held = self.hands[seat].map(|hand| hand - self.played);
        self.played.insert(card);
        trick.cards[seat] = Some(card);
        if !self.known || wrong {
            return;
        }
        let revokes =
            led.map(|led| led != card.suit() && held.is_none_or(|held| !held.in_suit(led).is_empty()));
        match (slot.mark, revokes) {
            (Some((place, Mark::Revoke)), None | Some(false)) => {
                self.complaint(place, Problem::BadMark, "^R", "^R only before a revoke");
            }
            (None, Some(true)) if held.is_some() => {
                self.complaint(slot.place, Problem::Revoke, &card.to_string(), "^R before a revoke");
            }
            _ => {}
        }
    }

    /// Top trumps in one hand win a trick each, whatever happens.
    fn least(&mut self) {
        let (Some(denomination), [Some(_), Some(_), Some(_), Some(_)]) =
            (self.denomination, self.hands.values())
        else {
            return;
        };
        let Some(suit) = denomination.trump() else { return };
        let hands = self.hands.map(|hand| (hand.unwrap_or_default() - self.quitted).in_suit(suit));
        let mut trumps = hands.values().iter().fold(Cards::EMPTY, |all, hand| all | *hand);
        let mut owner: Option<Seat> = None;
        while let Some(top) = trumps.highest() {
            let Some((seat, _)) = hands.iter().find(|(_, hand)| hand.contains(top)) else { return };
            if *owner.get_or_insert(seat) != seat {
                return;
            }
            self.play.least[seat.side()] += 1;
            trumps.remove(top);
        }
    }
}
