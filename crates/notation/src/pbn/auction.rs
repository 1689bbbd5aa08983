use openroom_cards::{Bid, Call, Contract, Doubling, Seat};

use super::annotation::{Act, Annotation};
use super::game::{Game, Section};
use super::value::parse_seat;
use super::word::{Mark, Word};
use crate::{Complaint, Place, Problem};

/// A call with what the file says about it.
#[derive(Clone, PartialEq, Debug)]
pub struct MarkedCall {
    /// Who called.
    pub seat: Seat,
    /// What.
    pub call: Call,
    /// Marked as an insufficient bid.
    pub insufficient: bool,
    /// Annotations and note.
    pub annotation: Annotation,
}

/// How an auction section ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum AuctionEnd {
    /// In the middle.
    #[default]
    Open,
    /// Marked to be continued.
    Continued,
    /// By passes.
    Finished,
}

/// The calls of an auction section.
#[derive(Clone, PartialEq, Debug)]
pub struct Auction {
    /// Whose column is first.
    pub first: Seat,
    /// The calls in order; a skipped player has none.
    pub calls: Vec<MarkedCall>,
    /// Players who were skipped, with the number of calls made before.
    pub skipped: Vec<(usize, Seat)>,
    /// How it ends.
    pub end: AuctionEnd,
    bids: Standing,
}

/// What stands in an auction.
#[derive(Clone, PartialEq, Debug, Default)]
struct Standing {
    last: Option<(Bid, Seat)>,
    doubling: Doubling,
    named: [[Option<Seat>; 5]; 2],
    passes: u8,
}

impl Standing {
    fn allows(&self, seat: Seat, call: Call) -> bool {
        match (call, self.last) {
            (Call::Pass, _) | (Call::Bid(_), None) => true,
            (Call::Bid(bid), Some((last, _))) => bid > last,
            (Call::Double, Some((_, bidder))) => {
                self.doubling == Doubling::Undoubled && bidder.side() != seat.side()
            }
            (Call::Redouble, Some((_, bidder))) => {
                self.doubling == Doubling::Doubled && bidder.side() == seat.side()
            }
            (Call::Double | Call::Redouble, None) => false,
        }
    }

    fn make(&mut self, seat: Seat, call: Call) {
        self.passes = if call == Call::Pass { self.passes.saturating_add(1) } else { 0 };
        match call {
            Call::Pass => {}
            Call::Double => self.doubling = Doubling::Doubled,
            Call::Redouble => self.doubling = Doubling::Redoubled,
            Call::Bid(bid) => {
                self.last = Some((bid, seat));
                self.doubling = Doubling::Undoubled;
                self.named[seat.side() as usize][bid.denomination() as usize].get_or_insert(seat);
            }
        }
    }

    fn finished(&self) -> bool {
        self.passes >= if self.last.is_some() { 3 } else { 4 }
    }
}

impl Auction {
    /// The auction of a game; none where it has no auction section that says who begins.
    pub fn of(game: &Game) -> Option<Auction> {
        let tag = game.tag("Auction")?;
        let first = parse_seat(tag.effective()).ok()?;
        let Section::Words(words) = &tag.section else { return None };
        let dealer = game.known("Dealer").and_then(|value| parse_seat(value).ok());
        Some(read(words, first, dealer, &mut |_| {}))
    }

    /// How the auction ended; none while it has not.
    pub fn outcome(&self) -> Option<AuctionOutcome> {
        if self.end != AuctionEnd::Finished {
            return None;
        }
        let Some((bid, bidder)) = self.bids.last else { return Some(AuctionOutcome::PassedOut) };
        let declarer = self.bids.named[bidder.side() as usize][bid.denomination() as usize].unwrap_or(bidder);
        Some(AuctionOutcome::Contract(Contract { bid, doubling: self.bids.doubling, declarer }))
    }
}

/// What an auction came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AuctionOutcome {
    /// All four passed.
    PassedOut,
    /// A contract.
    Contract(Contract),
}

/// Reads the words of an auction section and complains about what does not fit.
pub(super) fn read(
    words: &[(Place, Word)],
    first: Seat,
    dealer: Option<Seat>,
    complain: &mut dyn FnMut(Complaint),
) -> Auction {
    let mut auction = Auction {
        first,
        calls: Vec::with_capacity(words.len().min(64)),
        skipped: Vec::new(),
        end: AuctionEnd::Open,
        bids: Standing::default(),
    };
    let mut turn = first;
    let mut begun = false;
    let mut mark: Option<(Place, Mark)> = None;
    for (place, word) in words {
        let mut complaint =
            |problem, expected| complain(Complaint::new(*place, problem, &word.to_string(), expected));
        let acts = word.takes_place();
        if acts && auction.end != AuctionEnd::Open {
            complaint(Problem::AfterTheEnd, "nothing more");
            continue;
        }
        if acts && !begun && dealer != Some(turn) && dealer.is_some() && *word != Word::Dash {
            complaint(Problem::BadTurn, "- for each player before the dealer");
            begun = true;
        }
        match word {
            Word::Dash => {
                if begun || dealer == Some(turn) {
                    complaint(Problem::BadTurn, "a call by the dealer");
                    begun = true;
                }
                turn = turn.lho();
            }
            Word::Mark(Mark::Skipped) => {
                begun = true;
                auction.skipped.push((auction.calls.len(), turn));
                turn = turn.lho();
            }
            Word::Mark(Mark::Insufficient) => {
                if mark.replace((*place, Mark::Insufficient)).is_some() {
                    complaint(Problem::RepeatedMark, "one mark");
                }
            }
            Word::Mark(Mark::Revoke | Mark::LeadOutOfTurn) => {
                complaint(Problem::BadMark, "^I or ^S in an auction");
            }
            Word::Call(call) => {
                begun = true;
                let insufficient = mark.take();
                let allowed = auction.bids.allows(turn, *call);
                match insufficient {
                    Some((place, _)) if allowed || call.bid().is_none() => {
                        let expected = "^I only before an insufficient bid";
                        complain(Complaint::new(place, Problem::BadMark, "^I", expected));
                    }
                    None if !allowed => {
                        complaint(Problem::IllegalCall, "a call that is higher or a fitting double");
                    }
                    _ => {}
                }
                auction.bids.make(turn, *call);
                auction.calls.push(MarkedCall {
                    seat: turn,
                    call: *call,
                    insufficient: insufficient.is_some(),
                    annotation: Annotation::default(),
                });
                turn = turn.lho();
                if auction.bids.finished() {
                    auction.end = AuctionEnd::Finished;
                }
            }
            Word::AllPass => {
                if let Some((place, _)) = mark.take() {
                    let expected = "^I only before an insufficient bid";
                    complain(Complaint::new(place, Problem::BadMark, "^I", expected));
                }
                while !auction.bids.finished() {
                    auction.bids.make(turn, Call::Pass);
                    auction.calls.push(MarkedCall {
                        seat: turn,
                        call: Call::Pass,
                        insufficient: false,
                        annotation: Annotation::default(),
                    });
                    turn = turn.lho();
                }
                auction.end = AuctionEnd::Finished;
            }
            Word::Continued => auction.end = AuctionEnd::Continued,
            Word::Suffix(_) | Word::Nag(_) | Word::Note(_) => match auction.calls.last_mut() {
                Some(call) => {
                    if let Some(complaint) = call.annotation.add(Act::Call, *place, word) {
                        complain(complaint);
                    }
                }
                None => complaint(Problem::BadNag, "a call before its annotation"),
            },
            Word::Card(_) => complaint(Problem::BadCall, "a call"),
            Word::Unknown(_) if acts => {
                begun = true;
                turn = turn.lho();
            }
            Word::End | Word::Comment(_) | Word::Unknown(_) => {}
        }
    }
    auction
}
