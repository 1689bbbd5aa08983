use std::collections::BTreeMap;

use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C2a, L12C2b, L12C2d};

use crate::annulled::annul;
use crate::averages::better_or_worse;
use crate::board::{BoardScores, Setting};
use crate::compare::{Size, cross_imp_finish, top_of};
use crate::expected::Expected;
use crate::fault::{Fault, Where, check};
use crate::ranking::Rankings;
use crate::totals::{Awarded, Exact, Totals};
use crate::{
    Amount, Artificial, Award, Conditions, Contestant, Divisor, Entry, Extra, Granted, Line, Method, Place,
    Ratio, Responsibility, SitOuts, Surd, Traveller, Unequal, average_plus_boards,
};

/// A session of pairs or individuals, scored and ranked, that keeps itself so while scores are corrected.
#[derive(Clone, Debug)]
pub struct Book {
    pub(crate) conditions: Conditions,
    pub(crate) contestants: Vec<Contestant>,
    pub(crate) travellers: Vec<Traveller>,
    pub(crate) extras: Vec<Extra>,
    /// What stood on the lines that are annulled.
    pub(crate) annulled: BTreeMap<(usize, usize), Entry>,
    pub(crate) expected: Expected,
    /// The most boards that a contestant has a score on, in the whole field or a section.
    pub(crate) full: BTreeMap<u16, u32>,
    pub(crate) boards: Vec<BoardScores>,
    pub(crate) totals: Vec<Totals>,
    pub(crate) rankings: Rankings,
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
    /// What ranks him where nothing is available: the same, his mean, or what it comes to on all boards.
    pub ranked: Ratio,
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
        let annulled = annul(&conditions, &contestants, &mut travellers);
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
        let mut book = Book {
            conditions,
            contestants,
            travellers,
            extras,
            annulled,
            expected,
            full: BTreeMap::new(),
            boards,
            totals,
            rankings: Rankings::default(),
        };
        book.rank_anew();
        Ok(book)
    }

    pub(crate) fn rank_anew(&mut self) {
        self.full.clear();
        for (totals, contestant) in self.totals.iter().zip(&self.contestants) {
            let most = self.full.entry(self.conditions.field.section_of_one(contestant)).or_default();
            *most = totals.with_a_score().max(*most);
        }
        self.rankings = Rankings::new(self);
    }

    /// What stood on a line that is annulled, since a contestant on it withdrew.
    pub fn annulled(&self, board: usize, line: usize) -> Option<&Entry> {
        self.annulled.get(&(board, line))
    }

    /// How many results are late, in a section or in all.
    pub fn outstanding(&self, section: Option<u16>) -> u32 {
        let lines = self.travellers.iter().flat_map(|traveller| &traveller.lines);
        let here = |line: &&Line| section.is_none_or(|section| section == line.section);
        lines.filter(here).filter(|line| line.entry == Entry::Late).count() as u32
    }

    /// How many results a board should have for any to be left out of its datum, where no board has as many.
    pub fn nothing_left_out(&self) -> Option<u32> {
        let Method::Butler(butler) = &self.conditions.method else { return None };
        let columns = self.boards.iter().flat_map(|board| &board.groups).flat_map(|group| &group.columns);
        let most = columns.map(|(column, _)| column.tables).max().unwrap_or_default();
        (butler.left_out > 0 && butler.left_out_of(most) == 0).then(|| butler.needed())
    }

    /// The travellers with what stood on annulled lines.
    pub(crate) fn as_entered(&self) -> Vec<Traveller> {
        let mut travellers = self.travellers.clone();
        for ((board, line), entry) in &self.annulled {
            travellers[*board].lines[*line].entry = entry.clone();
        }
        travellers
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
            Some((score, radicand)) => {
                LineScore::Compared(self.to_hundredths(score, |score| Surd::term(score, radicand)))
            }
            None => self.artificial_on(contestant, board, line).map_or(LineScore::None, |exact| {
                LineScore::Artificial(Granted { amount: self.settled(&exact.amount), by: exact.by })
            }),
        }
    }

    /// The same before any rounding of it.
    pub fn exact_score_of(&self, contestant: Place, board: usize, line: usize, side: Side) -> Option<Surd> {
        let natural = self.boards[board].natural(&self.travellers[board], line, side, &self.conditions);
        match natural {
            Some((score, radicand)) => Some(Surd::term(score, radicand)),
            None => self.artificial_on(contestant, board, line).map(|exact| exact.amount),
        }
    }

    fn artificial_on(&self, contestant: Place, board: usize, line: usize) -> Option<Exact> {
        let mut all = self.artificial_of(contestant);
        all.find(|(awarded, _)| (awarded.board, awarded.line) == (board, line)).map(|(_, exact)| exact)
    }

    /// Whether scores are rounded to hundredths once they are added up.
    pub(crate) fn has_root(&self) -> bool {
        self.conditions.method == Method::CrossImps(Divisor::Root) && self.conditions.board_rounding.is_none()
    }

    fn to_hundredths(&self, score: Ratio, surd: impl FnOnce(Ratio) -> Surd) -> Ratio {
        if self.has_root() { surd(score).hundredths() } else { score }
    }

    /// A sum of scores, to hundredths where the method rounds them.
    pub(crate) fn settled(&self, sum: &Surd) -> Ratio {
        match sum.rational() {
            Some(score) if !self.has_root() => score,
            Some(_) | None => sum.hundredths(),
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

    /// By what an average of a line was lowered, where it was.
    pub fn lowered_by(&self, board: usize, line: usize) -> Option<Provision> {
        let stands = &self.travellers[board].lines[line].entry;
        (*stands != self.entry_as_scored(board, line)).then_some(L12C2d)
    }

    /// The top on a board for a side of this line; zero where there is none.
    pub fn top(&self, board: usize, line: usize, side: Side) -> Ratio {
        self.boards[board].top_of(&self.travellers[board], line, side)
    }

    /// A contestant's share of what was available, or his mean, on the boards where he has a result.
    pub fn own_rate(&self, place: Place) -> Option<Ratio> {
        let totals = &self.totals[place as usize];
        if self.conditions.method.has_top() {
            totals.natural.over(&totals.available)
        } else {
            self.own_mean(place).map(|mean| self.settled(&mean))
        }
    }

    fn own_mean(&self, place: Place) -> Option<Surd> {
        let totals = &self.totals[place as usize];
        totals.exact().over_whole(i64::from(totals.boards))
    }

    /// A contestant's artificial scores, each with its size.
    pub(crate) fn artificial_of(&self, place: Place) -> impl Iterator<Item = (&Awarded, Exact)> {
        let totals = &self.totals[place as usize];
        let own = if totals.artificial.is_empty() {
            None
        } else if self.conditions.method.has_top() {
            self.own_rate(place).map(Surd::from)
        } else {
            self.own_mean(place)
        };
        let missed = totals.artificial.iter().filter(|awarded| awarded.is_unplayed()).count() as u32;
        let (plus, _) = average_plus_boards(self.conditions.several, missed, self.conditions.edition);
        let mut given = 0;
        totals.artificial.iter().map(move |awarded| {
            given += u32::from(awarded.is_scheduled());
            let turn =
                if awarded.is_scheduled() && given > plus { Turn::BeyondTheScheme } else { Turn::Usual };
            (awarded, self.grant(awarded, own.as_ref(), turn))
        })
    }

    fn grant(&self, awarded: &Awarded, own: Option<&Surd>, turn: Turn) -> Exact {
        let averages = &self.conditions.averages;
        let line = &self.travellers[awarded.board].lines[awarded.line];
        let imp_scale = |imps: &Ratio| self.imp_scale(imps, self.conditions.field.section_of(line));
        let exact = |amount: Ratio, by| Exact { amount: Surd::from(amount), by };
        let responsibility = match (&awarded.score, turn) {
            (Artificial::Share(share), _) => return exact(share * &awarded.top, L12C2a),
            (Artificial::Imps(imps), _) => return Exact { amount: imp_scale(imps), by: L12C2b },
            (Artificial::Average(_), Turn::BeyondTheScheme) => Responsibility::PartlyAtFault,
            (Artificial::Average(responsibility), Turn::Usual) => *responsibility,
        };
        let mut granted = if self.conditions.method.has_top() {
            let own = own.and_then(Surd::rational);
            let granted = averages.share(responsibility, own.as_ref());
            exact(granted.amount * &awarded.top, granted.by)
        } else {
            let fixed = averages.imps(responsibility, None);
            let (amount, by) =
                better_or_worse(responsibility, imp_scale(&fixed.amount), own.cloned(), fixed.by);
            Exact { amount, by }
        };
        if turn == Turn::BeyondTheScheme {
            granted.by = L12C2d;
        }
        granted
    }

    /// IMPs against one table as this method counts them in a section.
    fn imp_scale(&self, imps: &Ratio, section: u16) -> Surd {
        match &self.conditions.method {
            Method::CrossImps(divisor) => {
                let expected = self.expected.of(section);
                let size = Size { expected, unequal: Unequal::Plain, fouled: None, rounding: None };
                let comparisons = Ratio::from(expected.saturating_sub(1));
                let finish = cross_imp_finish(expected, *divisor, &size);
                Surd::term(finish.of(&(imps * comparisons)), finish.radicand)
            }
            Method::Butler(_) | Method::Matchpoints(_) | Method::TotalPoints => Surd::from(imps.clone()),
        }
    }

    /// A contestant's total.
    pub fn total(&self, place: Place) -> Total {
        let totals = &self.totals[place as usize];
        let mut sum = totals.exact();
        let mut available = totals.available.clone();
        for (awarded, granted) in self.artificial_of(place) {
            sum.add(&granted.amount);
            available += &awarded.top;
        }
        let boards = totals.with_a_score();
        let boards_score = self.settled(&sum);
        let mut extras = Ratio::ZERO;
        for extra in self.extras_of(place) {
            let amount = self.extra_amount(extra, &available);
            if extra.kind.is_penalty() { extras -= &amount } else { extras += &amount }
        }
        let score = &boards_score + &extras;
        let ranked = match self.conditions.sit_outs {
            SitOuts::Total => score.clone(),
            SitOuts::Mean => score.over_whole(i64::from(boards)).unwrap_or_default(),
            SitOuts::Factored => {
                let factor = Ratio::new(i64::from(self.full_boards(place)), i64::from(boards));
                let factored = factor.map_or(Ratio::ZERO, |factor| self.settled(&sum.times(&factor)));
                factored + extras
            }
        };
        Total { boards_score, score, ranked, available, boards }
    }

    /// The scores of a contestant on some boards, added up before any rounding; none where he has none there.
    pub(crate) fn exact_on(&self, place: Place, is_here: impl Fn(usize, usize) -> bool) -> Option<Surd> {
        let here = self.played(place).filter(|(board, line, _)| is_here(*board, *line));
        let scores = here.filter_map(|(board, line, side)| self.exact_score_of(place, board, line, side));
        scores.fold(None, |sum: Option<Surd>, score| {
            let mut sum = sum.unwrap_or_default();
            sum.add(&score);
            Some(sum)
        })
    }

    /// The most boards that a contestant has a score on, where this one is compared.
    pub fn full_boards(&self, place: Place) -> u32 {
        let section = self.conditions.field.section_of_one(&self.contestants[place as usize]);
        self.full.get(&section).copied().unwrap_or_default()
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
        let section = self.conditions.field.section_of_one(&self.contestants[contestant as usize]);
        match &self.conditions.method {
            Method::Matchpoints(unit) => top_of(self.expected.of(section), &unit.equal()),
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

/// What each side was awarded on a line, where it was anything.
pub fn awards_on(traveller: &Traveller, line: usize) -> Option<BySide<Award>> {
    crate::traveller::awards(&traveller.lines[line].entry, traveller.board).ok().flatten()
}
