use openroom_cards::{
    Bid, BySeat, Call, Card, Cards, Contract, Deal, Denomination, Hand, Level, Outcome, Rank, Seat, Suit,
    Trick, Vulnerability,
};

use super::results::Listed;
use super::{ALERT, KEPT, RESULTS};
use crate::pbn::{
    Auction, AuctionOutcome, Comment, CommentStyle, ContractValue, DealValue, Game, Item, Section, Tag, Word,
};
use crate::{Complaint, Place, Problem};

/// A board as its commands come.
#[derive(Default)]
pub(super) struct Board {
    pub(super) kept: Vec<Comment>,
    pub(super) names: Option<BySeat<String>>,
    pub(super) number: Option<String>,
    pub(super) room: Option<&'static str>,
    pub(super) dealer: Option<Seat>,
    pub(super) vulnerability: Option<Vulnerability>,
    pub(super) hands: Option<BySeat<Option<Hand>>>,
    pub(super) auction: Vec<(Place, Word)>,
    pub(super) notes: Vec<String>,
    pub(super) play: Vec<(Place, Card)>,
    remarks: Vec<(usize, Place, Comment)>,
    pub(super) claimed: Option<(Place, u8)>,
    pub(super) listed: Option<Listed>,
    pub(super) has_deal: bool,
}

impl Board {
    /// How many things it has.
    pub(super) fn size(&self) -> usize {
        self.kept.len() + self.auction.len() + self.remarks.len()
    }

    /// A remark at this point of the board.
    pub(super) fn remark(&mut self, place: Place, text: &str) {
        let comment = comment(text);
        if !self.play.is_empty() {
            self.remarks.push((self.play.len(), place, comment));
        } else if self.auction.is_empty() {
            self.kept.push(comment);
        } else {
            self.auction.push((place, Word::Comment(comment)));
        }
    }

    /// Says something about the last call; false where there is none.
    pub(super) fn explain(&mut self, place: Place, text: &str) -> bool {
        let text = text.trim();
        let last = self.auction.iter().rposition(|(_, word)| matches!(word, Word::Call(_)));
        let Some(at) = last else { return false };
        if let Some((_, Word::Note(number))) = self.auction.get(at + 1) {
            let alerted = self.notes.get(usize::from(*number) - 1).is_some_and(|note| note == ALERT);
            if alerted {
                let number = *number;
                self.auction.remove(at + 1);
                let unused = !self.auction.iter().any(|(_, word)| *word == Word::Note(number));
                if unused && usize::from(number) == self.notes.len() {
                    self.notes.pop();
                }
                return self.note(place, at, &format!("{ALERT}: {text}"));
            }
        }
        self.note(place, at, text)
    }

    pub(super) fn alert(&mut self, place: Place) {
        if let Some(at) = self.auction.iter().rposition(|(_, word)| matches!(word, Word::Call(_))) {
            self.note(place, at, ALERT);
        }
    }

    /// Refers from a call to a note; to a comment after all else that is said of it where all 32 notes are taken.
    fn note(&mut self, place: Place, at: usize, text: &str) -> bool {
        const MOST: usize = 32;
        let said = self.auction.len() - at - 1;
        if said >= MOST {
            self.auction.push((place, Word::Comment(comment(text))));
            return true;
        }
        let number = self.notes.iter().position(|note| *note == text).or_else(|| {
            (self.notes.len() < MOST).then(|| {
                self.notes.push(text.to_owned());
                self.notes.len() - 1
            })
        });
        let word = match number {
            Some(number) => Word::Note(number as u8 + 1),
            None => Word::Comment(comment(text)),
        };
        self.auction.insert(at + 1, (place, word));
        true
    }

    /// How the auction ended by its calls.
    fn called(&self) -> Option<AuctionOutcome> {
        let first = self.dealer.unwrap_or(Seat::North);
        let mut section = Game::default();
        section.set("Dealer", first.to_string());
        let tag = Tag::new("Auction", first.to_string()).with(Section::Words(self.auction.clone()));
        section.items.push(Item::Tag(tag));
        Auction::of(&section).and_then(|auction| auction.outcome())
    }

    /// How the auction ended, by the calls or by the list of results.
    fn contract(&self) -> Option<AuctionOutcome> {
        self.called().or_else(|| self.listed().map(ended))
    }

    fn listed(&self) -> Option<Outcome> {
        self.listed.as_ref().and_then(Listed::outcome)
    }

    /// What the list of results says otherwise than the board. Such an entry is kept as it stands, and not believed.
    pub(super) fn contradicted(&mut self) -> Option<Complaint> {
        let listed = self.listed.as_ref()?;
        let called = self.called();
        let wrong = match listed.outcome() {
            None => {
                Some((Problem::BadValue, "PASS, or a contract with its declarer and result such as 3NTWx-1"))
            }
            Some(outcome) if called.is_some_and(|called| called != ended(outcome)) => {
                Some((Problem::BadContract, "the contract of the auction"))
            }
            Some(Outcome::Played { contract, tricks }) => {
                let won = || rows(contract, &self.play, Vec::new(), Word::End).1;
                let known = self.claimed.map(|(_, tricks)| tricks).or_else(won);
                known
                    .filter(|known| *known != tricks)
                    .map(|_| (Problem::BadResult, "the tricks of the play or of the claim"))
            }
            Some(Outcome::PassedOut) => None,
        };
        let (problem, expected) = wrong?;
        let complaint = Complaint::new(listed.place, problem, &listed.text, expected);
        let text = format!("{KEPT}{RESULTS}|{}", listed.text).into();
        self.kept.push(Comment { style: CommentStyle::Escape, text });
        self.listed = None;
        Some(complaint)
    }

    /// Without a contract nobody knows who played which card: cards and claim are kept as their commands.
    /// The place of the first, where there are any.
    pub(super) fn keep_play_without_contract(&mut self) -> Option<Place> {
        if matches!(self.contract(), Some(AuctionOutcome::Contract(_))) {
            return None;
        }
        let place = self.play.first().map(|(place, _)| *place).or(self.claimed.map(|(place, _)| place));
        let cards = std::mem::take(&mut self.play).into_iter().map(|(_, card)| ("pc", card.to_string()));
        let claim = self.claimed.take().map(|(_, tricks)| ("mc", tricks.to_string()));
        let remarks = std::mem::take(&mut self.remarks).into_iter().map(|(_, _, comment)| comment);
        let commands = cards.chain(claim).map(|(name, text)| Comment {
            style: CommentStyle::Escape,
            text: format!("{KEPT}{name}|{text}").into(),
        });
        self.kept.extend(commands.chain(remarks));
        place
    }

    /// What is wrong with the last board where the file ends in the middle of its auction or play.
    pub(super) fn cut_off(&self) -> Option<Complaint> {
        let unfinished =
            |place, found: &str, expected| Some(Complaint::new(place, Problem::Unfinished, found, expected));
        if let Some((place, card)) = self.play.last() {
            let told = self.play.len() >= 52 || self.claimed.is_some() || self.listed.is_some();
            let expected = "all cards, or a claim after the last";
            return unfinished(*place, &card.to_string(), expected).filter(|_| !told);
        }
        let (place, word) = self.auction.iter().rfind(|(_, word)| matches!(word, Word::Call(_)))?;
        let expected = "calls to the end of the auction";
        unfinished(*place, &word.to_string(), expected).filter(|_| self.called().is_none())
    }

    /// The game of the board.
    pub(super) fn game(self) -> Game {
        let contract = self.contract();
        let listed = self.listed();
        let mut game = Game { items: self.kept.into_iter().map(Item::Comment).collect(), ..Game::default() };
        if let Some(number) = self.number {
            game.set("Board", number);
        }
        if let Some(room) = self.room {
            game.set("Room", room);
        }
        for (seat, name) in [Seat::West, Seat::North, Seat::East, Seat::South].into_iter().zip(SEATS) {
            if let Some(names) = &self.names {
                game.set(name, names[seat].as_str());
            }
        }
        if let Some(dealer) = self.dealer {
            game.set("Dealer", dealer.to_string());
        }
        if let Some(vulnerability) = self.vulnerability {
            game.set("Vulnerable", vulnerability.to_string());
        }
        if let Some(hands) = self.hands {
            game.set("Deal", DealValue { first: self.dealer.unwrap_or(Seat::North), hands }.to_string());
        }
        let mut section = Game::default();
        if !self.auction.is_empty() {
            let first = self.dealer.unwrap_or(Seat::North);
            section.set("Dealer", first.to_string());
            let tag = Tag::new("Auction", first.to_string()).with(Section::Words(self.auction));
            section.items.push(Item::Tag(tag));
        }
        let mut tricks = None;
        let mut play = None;
        if let Some(AuctionOutcome::Contract(contract)) = contract {
            let known = self.claimed.is_some() || listed.is_some();
            let end = if known { Word::End } else { Word::Continued };
            let (words, won) = rows(contract, &self.play, self.remarks, end);
            play = (!self.play.is_empty()).then_some((contract.declarer.lho(), words));
            let counted = won.map(|tricks| (Place::default(), tricks));
            tricks = self.claimed.or(counted).or(match listed {
                Some(Outcome::Played { tricks, .. }) => Some((Place::default(), tricks)),
                _ => None,
            });
        }
        match contract {
            Some(AuctionOutcome::PassedOut) => game.set("Contract", ContractValue::PassedOut.to_string()),
            Some(AuctionOutcome::Contract(contract)) => {
                game.set("Declarer", contract.declarer.to_string());
                game.set("Contract", ContractValue::Bid(contract.bid, contract.doubling).to_string());
            }
            None => {}
        }
        if let Some((place, tricks)) = tricks {
            game.set_at("Result", tricks.to_string(), place);
        }
        game.items.extend(section.items.into_iter().skip(1));
        for (number, note) in self.notes.iter().enumerate() {
            game.items.push(Item::Tag(Tag::new("Note", format!("{}:{note}", number + 1))));
        }
        if let Some((first, words)) = play {
            game.items.push(Item::Tag(Tag::new("Play", first.to_string()).with(Section::Words(words))));
        }
        game
    }
}

fn ended(outcome: Outcome) -> AuctionOutcome {
    match outcome {
        Outcome::PassedOut => AuctionOutcome::PassedOut,
        Outcome::Played { contract, .. } => AuctionOutcome::Contract(contract),
    }
}

/// Text as a comment: braces around it unless it has one itself.
fn comment(text: &str) -> Comment {
    let style = if text.contains('}') { CommentStyle::Line } else { CommentStyle::Brace };
    Comment { style, text: text.into() }
}

/// The tags of the players in the order of the standard.
pub(super) const SEATS: [&str; 4] = ["West", "North", "East", "South"];

/// Cards in the order of play as rows by seat, and declarer's tricks where all were played.
fn rows(
    contract: Contract,
    cards: &[(Place, Card)],
    remarks: Vec<(usize, Place, Comment)>,
    end: Word,
) -> (Vec<(Place, Word)>, Option<u8>) {
    let first = contract.declarer.lho();
    let mut leader = first;
    let mut won = 0;
    let mut words = Vec::new();
    let mut remarks = remarks.into_iter().peekable();
    let mut done = 0;
    let at_end_of_row = first.step(3);
    for trick in cards.chunks(4) {
        let mut table = Trick::led_by(leader);
        let mut places = BySeat::new([Place::default(); 4]);
        for (steps, (place, card)) in (0..).zip(trick) {
            let seat = leader.step(steps);
            table.cards[seat] = Some(*card);
            places[seat] = *place;
        }
        let next = (trick.len() < 4 && end == Word::Continued).then(|| leader.step(trick.len() as u8));
        let mut said: BySeat<Vec<(Place, Word)>> = BySeat::from_fn(|_| Vec::new());
        while let Some((at, place, comment)) = remarks.next_if(|(at, ..)| *at <= done + trick.len()) {
            let steps = at.saturating_sub(done + 1);
            let after = if steps < 3 { leader.step(steps as u8) } else { at_end_of_row };
            said[after].push((place, Word::Comment(comment)));
        }
        for seat in (0..4).map(|steps| first.step(steps)) {
            let missing = if next == Some(seat) { Word::Continued } else { Word::Dash };
            words.push((places[seat], table.cards[seat].map_or(missing, Word::Card)));
            words.append(&mut said[seat]);
        }
        done += trick.len();
        if trick.len() == 4
            && let Some(winner) = table.winner(contract.bid.denomination())
        {
            won += u8::from(winner.side() == contract.declarer.side());
            leader = winner;
        }
    }
    words.extend(remarks.map(|(_, place, comment)| (place, Word::Comment(comment))));
    let continued = end == Word::Continued;
    if continued && cards.len() < 52 && cards.len().is_multiple_of(4) && !cards.is_empty() {
        let before = usize::from(first.steps_to(leader));
        words.extend(std::iter::repeat_n((Place::default(), Word::Dash), before));
        words.push((Place::default(), end));
    } else if !continued {
        words.push((Place::default(), end));
    }
    (words, (cards.len() == 52).then_some(won))
}

/// A call where it stands in its command, counted in characters.
pub(super) struct Made {
    pub(super) at: u32,
    pub(super) call: Call,
    pub(super) alerted: bool,
}

/// The calls of a command, each perhaps with the sign of an alert; none where something else stands there.
pub(super) fn calls(text: &str) -> Option<Vec<Made>> {
    /// No auction has more: a bid at the end of each round of doubles and passes.
    const MOST: usize = 319;
    let mut made: Vec<Made> = Vec::new();
    let mut rest = text;
    let mut at = 0;
    while let Some(next) = rest.chars().next() {
        let length = if next == '!' {
            made.last_mut()?.alerted = true;
            1
        } else if next.is_whitespace() {
            next.len_utf8()
        } else {
            let (call, length) = first_call(rest)?;
            made.push(Made { at, call, alerted: false });
            length
        };
        at += rest[..length].chars().count() as u32;
        rest = &rest[length..];
    }
    (1..=MOST).contains(&made.len()).then_some(made)
}

/// The call with which a text begins, and its length.
pub(super) fn first_call(text: &str) -> Option<(Call, usize)> {
    const WORDS: [(&str, Call); 9] = [
        ("PASS", Call::Pass),
        ("RDBL", Call::Redouble),
        ("DBL", Call::Double),
        ("XX", Call::Redouble),
        ("P", Call::Pass),
        ("-", Call::Pass),
        ("D", Call::Double),
        ("X", Call::Double),
        ("R", Call::Redouble),
    ];
    const DENOMINATIONS: [(&str, Denomination); 6] = [
        ("NT", Denomination::NoTrump),
        ("N", Denomination::NoTrump),
        ("S", Denomination::Spades),
        ("H", Denomination::Hearts),
        ("D", Denomination::Diamonds),
        ("C", Denomination::Clubs),
    ];
    let begins =
        |text: &str, word: &str| text.get(..word.len()).is_some_and(|part| part.eq_ignore_ascii_case(word));
    if let Some((word, call)) = WORDS.into_iter().find(|(word, _)| begins(text, word)) {
        return Some((call, word.len()));
    }
    let level = text.chars().next()?.to_digit(10).and_then(|level| Level::new(level as u8))?;
    let (word, denomination) = DENOMINATIONS.into_iter().find(|(word, _)| begins(&text[1..], word))?;
    Some((Call::Bid(Bid::new(level, denomination)), 1 + word.len()))
}

/// The cards of a command, each where it stands in characters; none where something else stands there.
pub(super) fn cards(text: &str) -> Option<Vec<(u32, Card)>> {
    let mut cards = Vec::new();
    let mut rest = text;
    let mut at = 0;
    while let Some(next) = rest.chars().next() {
        let length = if next.is_whitespace() {
            next.len_utf8()
        } else {
            let (card, length) = first_card(rest)?;
            cards.push((at, card));
            length
        };
        at += rest[..length].chars().count() as u32;
        rest = &rest[length..];
    }
    (!cards.is_empty()).then_some(cards)
}

/// The card with which a text begins, and its length.
pub(super) fn first_card(text: &str) -> Option<(Card, usize)> {
    let suit = suit(text.chars().next()?.to_ascii_uppercase())?;
    let after = &text[1..];
    if after.starts_with("10") {
        return Some((Card::new(suit, Rank::Ten), 3));
    }
    let rank = rank(after.chars().next()?.to_ascii_uppercase())?;
    Some((Card::new(suit, rank), 2))
}

fn suit(letter: char) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
}

fn rank(letter: char) -> Option<Rank> {
    Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
}

/// The hands of a deal command: dealer's digit, then South, West, North and East; the last may be left out.
pub(super) fn deal(text: &str) -> Option<(Option<Seat>, BySeat<Option<Hand>>)> {
    const ORDER: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];
    let text = text.trim();
    let (dealer, text) = match text.bytes().next() {
        Some(digit @ b'1'..=b'4') => (Some(ORDER[usize::from(digit - b'1')]), &text[1..]),
        Some(b'0') => (None, &text[1..]),
        _ => (None, text),
    };
    let mut hands = BySeat::new([None; 4]);
    let mut seen = Cards::EMPTY;
    for (seat, part) in ORDER.into_iter().zip(text.split(',')) {
        let part = part.trim().to_ascii_uppercase().replace("10", "T");
        if part.is_empty() {
            continue;
        }
        let mut hand = Hand::EMPTY;
        let mut current = None;
        for letter in part.chars() {
            if let Some(suit) = suit(letter) {
                current = Some(suit);
                continue;
            }
            let card = Card::new(current?, rank(letter)?);
            if !seen.insert(card) {
                return None;
            }
            hand.insert(card);
        }
        if hand.len() > 13 {
            return None;
        }
        hands[seat] = (!hand.is_empty()).then_some(hand);
    }
    if text.split(',').count() > 4 {
        return None;
    }
    let whole = hands.values().iter().flatten().all(|hand| hand.len() == 13);
    let missing: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| hands[*seat].is_none()).collect();
    if let ([seat], true) = (missing.as_slice(), whole) {
        hands[*seat] = Some(!seen);
        Deal::new(hands.map(Option::unwrap_or_default))?;
    }
    Some((dealer, hands))
}
