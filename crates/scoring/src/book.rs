use std::collections::BTreeMap;

use openroom_cards::{BySide, Side};
use openroom_lawbook::provisions::{L12C2a, L12C2b, L12C2d};

use crate::board::{BoardScores, Setting};
use crate::compare::{Size, cross_imp_finish};
use crate::fault::{Fault, Where, check};
use crate::ranking::Rankings;
use crate::{
    Amount, Artificial, AtTable, Award, Conditions, Contestant, Entry, Extra, Field, Granted, Line, Method,
    Place, Ratio, Responsibility, Standing, Traveller, Unequal, Withdrawals, average_plus_boards,
};

/// A session of pairs or individuals, scored and ranked, that keeps itself so while scores are corrected.
#[derive(Clone, Debug)]
pub struct Book {
    pub(crate) conditions: Conditions,
    pub(crate) contestants: Vec<Contestant>,
    pub(crate) travellers: Vec<Traveller>,
    pub(crate) extras: Vec<Extra>,
    pub(crate) expected: Expected,
    pub(crate) boards: Vec<BoardScores>,
    pub(crate) totals: Vec<Totals>,
    pub(crate) rankings: Rankings,
}

/// How many results each board should have, in the whole field or a section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Expected(BTreeMap<u16, u32>);

impl Expected {
    fn new(travellers: &[Traveller], conditions: &Conditions) -> Expected {
        let mut most: BTreeMap<u16, u32> = BTreeMap::new();
        for traveller in travellers {
            let mut here: BTreeMap<u16, u32> = BTreeMap::new();
            for line in &traveller.lines {
                *here.entry(conditions.field.section_of(line)).or_default() += 1;
            }
            for (section, lines) in here {
                let count = most.entry(section).or_default();
                *count = lines.max(*count);
            }
        }
        for count in most.values_mut() {
            *count = conditions.expected.unwrap_or(*count);
        }
        Expected(most)
    }

    pub(crate) fn of(&self, section: u16) -> u32 {
        self.0.get(&section).copied().unwrap_or_default()
    }
}

impl Field {
    pub(crate) fn section_of(self, line: &Line) -> u16 {
        match self {
            Field::Whole => 0,
            Field::Section => line.section,
        }
    }
}

/// What a contestant has on the boards of the session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Totals {
    /// The sum of his scores that rest on points.
    pub(crate) natural: Ratio,
    /// The tops of those boards.
    pub(crate) available: Ratio,
    /// How many they are.
    pub(crate) boards: u32,
    /// His artificial scores.
    pub(crate) artificial: Vec<Awarded>,
}

/// An artificial score not yet turned into matchpoints or IMPs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Awarded {
    pub(crate) board: usize,
    pub(crate) line: usize,
    pub(crate) score: Artificial,
    pub(crate) top: Ratio,
    pub(crate) at_table: AtTable,
}

/// What a side has on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineScore {
    /// Nothing.
    None,
    /// From points, compared.
    Compared(Ratio),
    /// Artificial, with the provision that set its size.
    Artificial(Granted),
}

impl LineScore {
    /// The score, where there is one.
    pub fn amount(&self) -> Option<&Ratio> {
        match self {
            LineScore::None => None,
            LineScore::Compared(score) => Some(score),
            LineScore::Artificial(granted) => Some(&granted.amount),
        }
    }
}

/// A contestant's total, with all that made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Total {
    /// His score on the boards.
    pub boards_score: Ratio,
    /// With penalties, bonus, carry-over and handicap.
    pub score: Ratio,
    /// All that he could have had; zero where there is no such thing.
    pub available: Ratio,
    /// The boards on which he has a score.
    pub boards: u32,
}

impl Total {
    /// The share of what was available.
    pub fn share(&self) -> Option<Ratio> {
        self.score.over(&self.available)
    }
}

impl Book {
    /// Scores and ranks a session from scratch.
    pub fn new(
        conditions: Conditions,
        contestants: Vec<Contestant>,
        mut travellers: Vec<Traveller>,
        mut extras: Vec<Extra>,
    ) -> Result<Book, Fault> {
        check(&conditions, &contestants, &travellers, &extras)?;
        extras.sort_by_key(|extra| extra.contestant);
        annul(&conditions, &contestants, &mut travellers);
        let expected = Expected::new(&travellers, &conditions);
        let mut totals = vec![Totals::default(); contestants.len()];
        let mut boards = Vec::with_capacity(travellers.len());
        for (index, traveller) in travellers.iter().enumerate() {
            let setting = Setting { conditions: &conditions, expected: &expected };
            let scores = BoardScores::new(traveller, &setting)
                .map_err(|(line, why)| Fault::tricks(Where { board: index, line }, why))?;
            scores.credit(index, traveller, &conditions, &mut totals);
            boards.push(scores);
        }
        let rankings = Rankings::default();
        let mut book =
            Book { conditions, contestants, travellers, extras, expected, boards, totals, rankings };
        book.rankings = Rankings::new(&book);
        Ok(book)
    }

    /// The conditions.
    pub fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    /// The contestants, in the order of their places.
    pub fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// The travellers.
    pub fn travellers(&self) -> &[Traveller] {
        &self.travellers
    }

    /// Penalties, bonus, carry-over and handicaps.
    pub fn extras(&self) -> &[Extra] {
        &self.extras
    }

    /// Those of one contestant.
    pub fn extras_of(&self, place: Place) -> &[Extra] {
        let from = self.extras.partition_point(|extra| extra.contestant < place);
        let to = self.extras.partition_point(|extra| extra.contestant <= place);
        &self.extras[from..to]
    }

    /// The rankings.
    pub fn rankings(&self) -> &Rankings {
        &self.rankings
    }

    /// What the first contestant of a side has on a line.
    ///
    /// Two partners of an individual event may have different averages: each has his own rate.
    pub fn line_score(&self, board: usize, line: usize, side: Side) -> LineScore {
        self.score_of(self.travellers[board].lines[line].of(side)[0], board, line, side)
    }

    /// What a contestant who sat on this side has on a line.
    pub fn score_of(&self, contestant: Place, board: usize, line: usize, side: Side) -> LineScore {
        let natural = self.boards[board].natural(&self.travellers[board], line, side, &self.conditions);
        match natural {
            Some(score) => LineScore::Compared(score),
            None => self
                .artificial_of(contestant)
                .find(|(awarded, _)| (awarded.board, awarded.line) == (board, line))
                .map_or(LineScore::None, |(_, granted)| LineScore::Artificial(granted)),
        }
    }

    /// What stands on a line, each average as it was scored: a scheme for several boards may have lowered it.
    pub fn entry_as_scored(&self, board: usize, line: usize) -> Entry {
        let mut entry = self.travellers[board].lines[line].entry.clone();
        if let Entry::Adjusted(adjustment) = &mut entry {
            for side in Side::ALL {
                let score = self.line_score(board, line, side);
                if matches!(&score, LineScore::Artificial(granted) if granted.by == L12C2d) {
                    let average = Artificial::Average(Responsibility::PartlyAtFault);
                    adjustment.awards[side] = Award::Artificial(average);
                }
            }
        }
        entry
    }

    /// The top on a board for a side of this line; zero where there is none.
    pub fn top(&self, board: usize, line: usize, side: Side) -> Ratio {
        self.boards[board].top_of(line, side)
    }

    /// A contestant's share of what was available, or his mean, on the boards where he has a result.
    pub fn own_rate(&self, place: Place) -> Option<Ratio> {
        let totals = &self.totals[place as usize];
        if self.conditions.method.has_top() {
            totals.natural.over(&totals.available)
        } else {
            totals.natural.over_whole(i64::from(totals.boards))
        }
    }

    /// A contestant's artificial scores, each with its size.
    pub(crate) fn artificial_of(&self, place: Place) -> impl Iterator<Item = (&Awarded, Granted)> {
        let totals = &self.totals[place as usize];
        let own = if totals.artificial.is_empty() { None } else { self.own_rate(place) };
        let missed = totals.artificial.iter().filter(|awarded| awarded.is_scheduled()).count() as u32;
        let (plus, _) = average_plus_boards(self.conditions.several, missed, self.conditions.edition);
        let mut given = 0;
        totals.artificial.iter().map(move |awarded| {
            given += u32::from(awarded.is_scheduled());
            let turn =
                if awarded.is_scheduled() && given > plus { Turn::BeyondTheScheme } else { Turn::Usual };
            (awarded, self.grant(awarded, own.as_ref(), turn))
        })
    }

    fn grant(&self, awarded: &Awarded, own: Option<&Ratio>, turn: Turn) -> Granted {
        let averages = &self.conditions.averages;
        let line = &self.travellers[awarded.board].lines[awarded.line];
        let imp_scale = |imps: &Ratio| self.imp_scale(imps, self.conditions.field.section_of(line));
        let responsibility = match (&awarded.score, turn) {
            (Artificial::Share(share), _) => return Granted { amount: share * &awarded.top, by: L12C2a },
            (Artificial::Imps(imps), _) => return Granted { amount: imp_scale(imps), by: L12C2b },
            (Artificial::Average(_), Turn::BeyondTheScheme) => Responsibility::PartlyAtFault,
            (Artificial::Average(responsibility), Turn::Usual) => *responsibility,
        };
        let mut granted = if self.conditions.method.has_top() {
            let granted = averages.share(responsibility, own);
            Granted { amount: granted.amount * &awarded.top, by: granted.by }
        } else {
            let unscaled = averages.imps(responsibility, None);
            let fixed = Granted { amount: imp_scale(&unscaled.amount), by: unscaled.by };
            let scaled = crate::Averages { imps: imp_scale(&averages.imps), ..averages.clone() };
            let with_own = scaled.imps(responsibility, own);
            if with_own.by == fixed.by { fixed } else { with_own }
        };
        if turn == Turn::BeyondTheScheme {
            granted.by = L12C2d;
        }
        granted
    }

    /// IMPs against one table as this method counts them in a section.
    fn imp_scale(&self, imps: &Ratio, section: u16) -> Ratio {
        match &self.conditions.method {
            Method::CrossImps(divisor) => {
                let expected = self.expected.of(section);
                let size = Size { expected, unequal: Unequal::Plain, fouled: None, rounding: None };
                let comparisons = Ratio::from(expected.saturating_sub(1));
                cross_imp_finish(expected, *divisor, &size).of(&(imps * comparisons))
            }
            Method::Butler(_) | Method::Matchpoints(_) | Method::TotalPoints => imps.clone(),
        }
    }

    /// A contestant's total.
    pub fn total(&self, place: Place) -> Total {
        let totals = &self.totals[place as usize];
        let mut score = totals.natural.clone();
        let mut available = totals.available.clone();
        let mut boards = totals.boards;
        for (awarded, granted) in self.artificial_of(place) {
            score += &granted.amount;
            available += &awarded.top;
            boards += 1;
        }
        let boards_score = score.clone();
        for extra in self.extras_of(place) {
            let amount = self.extra_amount(extra, &available);
            if extra.kind.is_penalty() { score -= &amount } else { score += &amount }
        }
        Total { boards_score, score, available, boards }
    }

    /// An extra in the unit of the session.
    pub fn extra_amount(&self, extra: &Extra, available: &Ratio) -> Ratio {
        match &extra.amount {
            Amount::Score(score) => score.clone(),
            Amount::Session(share) => share * available,
            Amount::Tops(tops) => tops * self.full_top(extra.contestant),
            Amount::VictoryPoints(_) => Ratio::ZERO,
        }
    }

    /// The top on a board with all its results, where this contestant is compared.
    fn full_top(&self, contestant: Place) -> Ratio {
        let section = match self.conditions.field {
            Field::Whole => 0,
            Field::Section => self.contestants[contestant as usize].section,
        };
        match &self.conditions.method {
            Method::Matchpoints(unit) => {
                Ratio::from(2 * self.expected.of(section).saturating_sub(1)) * unit.equal()
            }
            Method::Butler(_) | Method::CrossImps(_) | Method::TotalPoints => Ratio::ZERO,
        }
    }
}

/// Whether an average plus is one of those that a scheme for several boards still gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Turn {
    Usual,
    BeyondTheScheme,
}

impl Awarded {
    /// Whether a scheme for several boards without a result looks at it.
    fn is_scheduled(&self) -> bool {
        self.score == Artificial::Average(Responsibility::NotAtFault) && self.at_table == AtTable::NoResult
    }
}

fn annul(conditions: &Conditions, contestants: &[Contestant], travellers: &mut [Traveller]) {
    if conditions.withdrawals == Withdrawals::Stand {
        return;
    }
    for line in travellers.iter_mut().flat_map(|traveller| &mut traveller.lines) {
        if is_annulled(conditions, contestants, line) {
            line.entry = Entry::Cancelled;
        }
    }
}

/// Whether the scores of a line are annulled, since a contestant on it withdrew.
pub(crate) fn is_annulled(conditions: &Conditions, contestants: &[Contestant], line: &Line) -> bool {
    let gone = |place: &Place| contestants[*place as usize].standing == Standing::Withdrawn;
    match conditions.withdrawals {
        Withdrawals::Stand => false,
        Withdrawals::Annulled => line.contestants.values().iter().flatten().any(gone),
    }
}

/// What each side was awarded on a line, where it was anything.
pub fn awards_on(traveller: &Traveller, line: usize) -> Option<BySide<Award>> {
    crate::traveller::awards(&traveller.lines[line].entry, traveller.board).ok().flatten()
}
