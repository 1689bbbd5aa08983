//! What is known of each suit alone, for every set of its cards that may still be out.

/// How one suit lies when some of its cards are out.
#[derive(Copy, Clone, Default)]
pub(crate) struct Layout {
    /// Sixteen bits a seat: the highest of each run of equal cards.
    pub(crate) heads: u64,
    /// Whose the cards are from the highest down, two bits a card.
    pub(crate) owners: u32,
    /// How many each seat holds, four bits a seat.
    pub(crate) lengths: u16,
}

impl Layout {
    /// How many cards are out.
    pub(crate) const fn count(self) -> u32 {
        let pairs = (self.lengths & 0x0F0F) + (self.lengths >> 4 & 0x0F0F);
        ((pairs + (pairs >> 8)) & 0xFF) as u32
    }
}

/// What a hand on lead can cash in one suit: four bits of tricks, four bits that count the cards whose rank
/// that needs, one bit where partner can come to this hand in the suit, one bit once it is known.
pub(crate) type Cash = u16;

/// The tricks.
pub(crate) const fn cash_tricks(cash: Cash) -> i8 {
    (cash & 15) as i8
}

/// How many cards from the top matter.
pub(crate) const fn cash_ranks(cash: Cash) -> u32 {
    (cash >> 4 & 15) as u32
}

/// Whether partner can reach this hand.
pub(crate) const fn cash_entry(cash: Cash) -> bool {
    cash & 0x100 != 0
}

const KNOWN: Cash = 0x8000;

/// The sixteen bits of a suit.
#[inline]
pub(crate) const fn out_of(all: u64, suit: usize) -> usize {
    (all >> (16 * suit)) as usize & 0x1FFF
}

/// A seat's sixteen of 64 bits.
#[inline]
pub(crate) const fn of_seat(all: u64, seat: usize) -> u16 {
    (all >> (16 * seat)) as u16
}

/// The suits of a position.
pub(crate) struct Suits {
    hands: [u64; 4],
    trump: usize,
    layouts: [Vec<Layout>; 4],
    /// By which of the two opponents can ruff; a seat's sixteen bits each. In trumps the top tricks of each side are
    /// at 0, the top cards of each hand at 1.
    cash: [Vec<[u64; 4]>; 4],
}

impl Suits {
    /// Of no position yet.
    pub(crate) const fn new() -> Suits {
        Suits {
            hands: [0; 4],
            trump: usize::MAX,
            layouts: [const { Vec::new() }; 4],
            cash: [const { Vec::new() }; 4],
        }
    }

    /// Takes up a position: four hands in lanes, each suit without gaps.
    pub(crate) fn set(&mut self, hands: [u64; 4], trump: usize) {
        if self.hands != hands || self.trump == usize::MAX {
            for suit in 0..4 {
                lay_out(&mut self.layouts[suit], hands.map(|hand| (hand >> (16 * suit)) as u16));
                self.cash[suit].clear();
                self.cash[suit].resize(self.layouts[suit].len(), [0; 4]);
            }
            self.hands = hands;
        } else if self.trump != trump {
            for changed in [self.trump, trump] {
                self.cash.get_mut(changed).into_iter().for_each(|cash| cash.fill([0; 4]));
            }
        }
        self.trump = trump;
    }

    /// How a suit lies, by the sixteen bits of its cards that are out.
    #[inline]
    pub(crate) fn layout(&self, suit: usize, out: usize) -> &Layout {
        &self.layouts[suit][out]
    }

    /// What each seat can cash in a suit when these of its opponents can ruff.
    #[inline]
    pub(crate) fn cash(&mut self, suit: usize, out: usize, ruffs: usize) -> u64 {
        let known = self.cash[suit][out][ruffs];
        if known != 0 || out == 0 { known } else { self.find_cash(suit, out, ruffs) }
    }

    #[cold]
    fn find_cash(&mut self, suit: usize, out: usize, ruffs: usize) -> u64 {
        let hands = self.relative(suit, out);
        let mut all = 0;
        for seat in 0..4 {
            let others = [hands[(seat + 1) & 3], hands[(seat + 3) & 3]];
            let first = (seat + 1) & 1;
            let mut most = 13;
            for (at, opponent) in [first, first + 2].into_iter().enumerate() {
                if ruffs >> at & 1 == 1 {
                    most = most.min(hands[opponent].count_ones());
                }
            }
            let cash = cash_in(hands[seat], hands[(seat + 2) & 3], others, most);
            all |= u64::from(cash | KNOWN) << (16 * seat);
        }
        self.cash[suit][out][ruffs] = all;
        all
    }

    /// The sure top tricks of each seat's side in trumps, in the same form.
    #[inline]
    pub(crate) fn top_trumps(&mut self, out: usize) -> u64 {
        let known = self.cash[self.trump][out][0];
        if known != 0 { known } else { self.find_top_trumps(self.trump, out) }
    }

    #[cold]
    fn find_top_trumps(&mut self, suit: usize, out: usize) -> u64 {
        let hands = self.relative(suit, out);
        let mut all = 0;
        for seat in 0..4 {
            let (my, pd) = (hands[seat], hands[seat ^ 2]);
            let most = my.count_ones().max(pd.count_ones());
            let tops = (my | pd).trailing_ones();
            let one_hand = hands.iter().filter(|hand| **hand != 0).count() == 1;
            let sure = tops.min(most);
            let ranks = if one_hand { 0 } else { sure };
            all |= u64::from((sure | ranks << 4) as u16 | KNOWN) << (16 * seat);
        }
        self.cash[suit][out][0] = all;
        all
    }

    /// How many of the highest trumps each seat holds in unbroken order, sixteen bits a seat.
    #[inline]
    pub(crate) fn own_trumps(&mut self, out: usize) -> u64 {
        let known = self.cash[self.trump][out][1];
        if known != 0 { known } else { self.find_own_trumps(self.trump, out) }
    }

    #[cold]
    fn find_own_trumps(&mut self, suit: usize, out: usize) -> u64 {
        let mut all = 0;
        for (seat, hand) in self.relative(suit, out).into_iter().enumerate() {
            all |= u64::from(hand.trailing_ones() as u16 | KNOWN) << (16 * seat);
        }
        self.cash[suit][out][1] = all;
        all
    }

    /// The hands of a suit without gaps.
    fn relative(&self, suit: usize, out: usize) -> [u32; 4] {
        let layout = self.layouts[suit][out];
        let mut hands = [0; 4];
        for place in 0..out.count_ones() {
            hands[(layout.owners >> (2 * place) & 3) as usize] |= 1 << place;
        }
        hands
    }
}

/// How a suit lies for each set of its cards: whoever holds a card holds it in every set.
fn lay_out(layouts: &mut Vec<Layout>, held: [u16; 4]) {
    let cards = (held[0] | held[1] | held[2] | held[3]).count_ones();
    layouts.clear();
    layouts.reserve_exact(1 << cards);
    layouts.push(Layout::default());
    for place in 0..cards {
        let owner = held.iter().position(|hand| hand >> place & 1 == 1).unwrap_or(0) as u32;
        for set in 0..1_usize << place {
            let above = layouts[set];
            let count = set.count_ones();
            let last = if count == 0 { 4 } else { above.owners >> (2 * (count - 1)) & 3 };
            let head = u64::from(last != owner) << (16 * owner + place);
            layouts.push(Layout {
                heads: above.heads | head,
                owners: above.owners | owner << (2 * count),
                lengths: above.lengths + (1 << (4 * owner)),
            });
        }
    }
}

/// The highest of these cards, so many at most.
fn highest(cards: u32, most: u32) -> u32 {
    let mut cards = cards;
    while cards.count_ones() > most {
        cards ^= 1 << cards.ilog2();
    }
    cards
}

/// What a hand can cash in a suit with its partner's help when the opponents follow to so many rounds at least.
fn cash_in(mine: u32, partners: u32, others: [u32; 2], most: u32) -> Cash {
    let longest = partners.count_ones().max(others[0].count_ones()).max(others[1].count_ones());
    let (my, pd) = (highest(mine, most), highest(partners, most));
    let tops = (my | pd).trailing_ones();
    let run = (1 << tops) - 1;
    let (winners, mut theirs) = ((my & run).count_ones(), (pd & run).count_ones());
    let counting = highest(my & run, longest);
    let ranks = 32 - counting.leading_zeros();
    let top = |cards: u32| cards.trailing_zeros();
    let bottom = |cards: u32| cards.ilog2();
    let entry = pd != 0 && winners > 0 && top(my) < bottom(pd);
    let tricks = if theirs == 0 {
        winners
    } else if winners == 0 {
        if my == 0 { 0 } else { theirs }
    } else if top(my) > bottom(pd) {
        theirs
    } else if bottom(my) < top(pd) {
        winners
    } else {
        if theirs == pd.count_ones() {
            theirs -= 1;
        }
        my.count_ones().min(winners + theirs)
    };
    (tricks | ranks << 4 | u32::from(entry) << 8) as u16
}
