//! Cards of a trick that nobody was asked for, such that the right hand has won it.

use openroom_cards::{Card, Denomination, Rank, Seat, Suit};

/// The trumps, and the cards from the lead to the one before this hand, so that the hand named wins the trick: with a
/// card that is known, with a high one of the suit, or with a trump. What is known is the lead first.
pub(super) fn before(
    leader: Seat,
    until: Seat,
    known: &[(Seat, Card)],
    held: Card,
    wins: Option<Seat>,
) -> (Denomination, Vec<(Seat, Card)>) {
    let led = known[0].1;
    let mut taken: Vec<Card> = known.iter().map(|(_, card)| *card).chain([held]).collect();
    let between: Vec<Seat> = (1..leader.steps_to(until)).map(|steps| leader.step(steps)).collect();
    let of_winner = wins.and_then(|wins| known.iter().find(|(seat, _)| *seat == wins)).map(|(_, card)| *card);
    let winning = match (wins, of_winner) {
        (Some(_), Some(card)) => Some(card),
        (Some(wins), None) if between.contains(&wins) => highest(led.suit(), &taken)
            .filter(|card| beats_all(*card, known))
            .or_else(|| a_trump(led.suit(), known)),
        _ => None,
    };
    let trump = match winning {
        Some(card) if card.suit() != led.suit() => Denomination::from(card.suit()),
        _ => Denomination::NoTrump,
    };
    taken.extend(winning);
    let mut plays = vec![(leader, led)];
    for seat in between {
        let card = match winning {
            Some(card) if Some(seat) == wins => card,
            Some(card) => lowest_but(&[led.suit(), card.suit()], &taken),
            None => lowest(led.suit(), &taken).unwrap_or(led),
        };
        taken.push(card);
        plays.push((seat, card));
    }
    (trump, plays)
}

fn beats_all(card: Card, known: &[(Seat, Card)]) -> bool {
    known.iter().all(|(_, other)| other.suit() != card.suit() || other.rank() < card.rank())
}

/// A card of a suit that nobody has played.
fn a_trump(led: Suit, known: &[(Seat, Card)]) -> Option<Card> {
    let unplayed = |suit: &Suit| *suit != led && known.iter().all(|(_, card)| card.suit() != *suit);
    Suit::ALL.into_iter().find(unplayed).map(|suit| Card::new(suit, Rank::Two))
}

fn free(suit: Suit, taken: &[Card]) -> impl Iterator<Item = Card> {
    let cards = Rank::ALL.into_iter().map(move |rank| Card::new(suit, rank));
    cards.filter(|card| !taken.contains(card))
}

fn highest(suit: Suit, taken: &[Card]) -> Option<Card> {
    free(suit, taken).max_by_key(|card| card.rank())
}

fn lowest(suit: Suit, taken: &[Card]) -> Option<Card> {
    free(suit, taken).min_by_key(|card| card.rank())
}

/// A low card of none of these suits.
fn lowest_but(suits: &[Suit], taken: &[Card]) -> Card {
    let other = Suit::ALL.into_iter().filter(|suit| !suits.contains(suit));
    other.into_iter().find_map(|suit| lowest(suit, taken)).unwrap_or(Card::new(Suit::Clubs, Rank::Two))
}

#[cfg(test)]
mod tests {
    use openroom_cards::{BySeat, Trick};

    use super::*;

    #[test]
    fn the_hand_named_wins() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        for (led, revoke, wins) in [
            ("H5", "S5", Seat::North),
            ("H5", "S5", Seat::East),
            ("HA", "S5", Seat::North),
            ("H2", "S5", Seat::West),
        ] {
            let known = [(Seat::West, card(led)), (Seat::South, card(revoke))];
            let (trump, plays) = before(Seat::West, Seat::South, &known, card("H3"), Some(wins));
            let mut cards = BySeat::default();
            for (seat, card) in plays.iter().chain([&known[1]]) {
                cards[*seat] = Some(*card);
            }
            assert_eq!(
                Trick { leader: Seat::West, cards }.winner(trump),
                Some(wins),
                "{led} {plays:?} {trump:?}"
            );
        }
    }
}
