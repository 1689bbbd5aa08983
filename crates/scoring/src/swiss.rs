use crate::{Book, Place, Ranked, Ratio, Scale, Standing};

/// A Swiss of pairs at matchpoints: each round is a match, its percentage becomes victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swiss {
    /// The travellers of each round.
    pub rounds: Vec<Vec<usize>>,
    /// From percentage points above fifty to victory points.
    pub scale: Scale,
}

impl Swiss {
    /// A pair's victory points round by round; none where it has no score in the round.
    pub fn points(&self, book: &Book, place: Place) -> Vec<Option<Ratio>> {
        self.rounds
            .iter()
            .map(|boards| {
                let share = book.share_on(place, boards)?;
                let margin = (share - Ratio::percent(50)) * Ratio::whole(100);
                Some(self.scale.own(boards.len() as u32, &margin))
            })
            .collect()
    }

    /// A pair's total.
    pub fn total(&self, book: &Book, place: Place) -> Ratio {
        self.points(book, place).into_iter().flatten().sum()
    }

    /// The ranking by victory points, equal totals sharing a rank.
    pub fn ranks(&self, book: &Book) -> Vec<Ranked> {
        let mut totals: Vec<(Ratio, Place)> = (0..book.contestants().len() as Place)
            .filter(|place| book.contestants()[*place as usize].standing == Standing::Ranked)
            .map(|place| (self.total(book, place), place))
            .collect();
        totals.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut ranks = Vec::with_capacity(totals.len());
        for tied in totals.chunk_by(|a, b| a.0 == b.0) {
            let (rank, sharing) = (ranks.len() as u32 + 1, tied.len() as u32);
            ranks.extend(tied.iter().map(|(_, place)| Ranked { contestant: *place, rank, sharing }));
        }
        ranks
    }
}

impl Book {
    /// A contestant's share of what was available on some boards; none where he has no score there.
    pub fn share_on(&self, place: Place, boards: &[usize]) -> Option<Ratio> {
        let (mut score, mut available) = (Ratio::ZERO, Ratio::ZERO);
        for (board, line, side) in self.played(place).filter(|(board, _, _)| boards.contains(board)) {
            if let Some(amount) = self.line_score(board, line, side).amount() {
                score += amount;
                available += &self.top(board, line);
            }
        }
        score.over(&available)
    }
}
