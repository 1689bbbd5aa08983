//! Results and cards of an event.

use openroom_cards::Side;
use openroom_movements::Unit;
use openroom_scoring::{
    KnockoutDecided, KnockoutMatch, League, Place, Ratio, Said, Standing, Told, line_corrected, rank_moved,
};
use openroom_tournament::{
    Corrected, EntryNo, EntryStanding, KnockoutCame, KnockoutTie, Line, Own, Tie, book, league,
    session_scores, standings,
};

use super::{EventPaper, NotThere};
use crate::of_book::{Called, card_lines, matches, remarks, travellers};
use crate::print::card::Card;
use crate::print::ranking::{Figure, Ranking, RankingRow};
use crate::print::results::{Deducted, Outstanding, Remark, Results};

impl EventPaper<'_> {
    /// The standings of the event, with the travellers or matches of a session.
    pub fn results(&self, session: u16) -> Result<Results, NotThere> {
        let entries = self.entries_of(session)?;
        let mut results = Results {
            heading: self.heading.clone(),
            rankings: self.rankings(session)?,
            unranked: self.unranked(session),
            remarks: self.penalties(session),
            outstanding: self.missing(session),
            ..Results::default()
        };
        self.with_called(session, &entries, |called| match self.unit() {
            Unit::Team => {
                let league = league(self.event, session)?;
                results.matches = matches(&league, called, |_| true);
                results.knockouts = self.knockouts(session, &league, called, |_| true);
                Ok(())
            }
            Unit::Player | Unit::Pair => {
                let book = book(self.event, session)?;
                let hands = |board| (self.hands)(session, board);
                results.travellers = travellers(&book, called, &hands, &|_, _| None);
                Ok::<_, NotThere>(())
            }
        })?;
        Ok(results)
    }

    /// The matches of a knockout, with who went on where the score alone does not say it.
    fn knockouts(
        &self,
        session: u16,
        league: &League,
        called: &Called<'_>,
        wanted: impl Fn(&Tie) -> bool,
    ) -> Vec<Said> {
        let entries = self.entries_of(session).unwrap_or_default();
        let place = |entry| entries.iter().position(|other| *other == entry).map(|at| at as Place);
        let scored = league.knockouts();
        let name = |team: Place| called.name_or_number(team);
        let said = |one: KnockoutTie| {
            let (home, away) = (place(one.tie.home)?, place(one.tie.away)?);
            let is_it = |known: &&KnockoutMatch| {
                let teams = [known.home, known.away];
                known.round == u32::from(one.tie.round) && teams.contains(&home) && teams.contains(&away)
            };
            let none = KnockoutMatch {
                round: u32::from(one.tie.round),
                home,
                away,
                segments: Vec::new(),
                outstanding: 0,
            };
            let known = scored.iter().find(is_it).cloned().unwrap_or(none);
            let decided = match one.came {
                KnockoutCame::Nothing | KnockoutCame::Won(_) => None,
                KnockoutCame::Named(entry) => Some(KnockoutDecided::Named(place(entry)?)),
                KnockoutCame::LeftTo(entry) => Some(KnockoutDecided::LeftTo(place(entry)?)),
                KnockoutCame::BothLeft => Some(KnockoutDecided::BothLeft),
            };
            Some(match decided {
                Some(decided) => known.decided_said(decided, &name),
                None => known.said(&name),
            })
        };
        let all = self.event.knockout_ties(session).into_iter().filter(|one| wanted(&one.tie));
        all.filter_map(said).collect()
    }

    /// A correction of a session as it is told; `when` is its moment as people read it.
    pub fn told(&self, one: &Corrected, when: String) -> Told {
        let session = one.line.session;
        let called = |side: Side| self.side_called(one.line, side);
        let sides = [called(Side::NorthSouth), called(Side::EastWest)];
        let moved = |(entry, from, to): &(EntryNo, Option<u32>, Option<u32>)| {
            rank_moved(&self.called(session, *entry), *from, *to)
        };
        Told {
            what: line_corrected(one.line.board, [&sides[0], &sides[1]], &one.was, &one.now),
            when,
            who: (self.name)(one.by),
            why: one.reason.clone(),
            follows: one.moved.iter().map(moved).collect(),
        }
    }

    /// The results of called rounds of a session that have not come in.
    fn missing(&self, session: u16) -> Vec<Outstanding> {
        let missing = self.event.missing(session).into_iter();
        let at = |line: Line| Outstanding {
            round: line.round,
            table: format!("{}{}", self.letter(session, line.section), line.table),
            board: line.board,
            sides: [Side::NorthSouth, Side::EastWest].map(|side| self.side_called(line, side)),
        };
        missing.map(at).collect()
    }

    /// Who sit on a side of a table, by their numbers.
    fn side_called(&self, line: Line, side: Side) -> String {
        let entries = self.event.sides(line).map(|sides| sides[side].clone()).unwrap_or_default();
        let numbers = entries.into_iter().map(|entry| self.number(line.session, entry));
        numbers.collect::<Vec<_>>().join("+")
    }

    /// The card of an entry in a session.
    pub fn card(&self, session: u16, entry: EntryNo) -> Result<Card, NotThere> {
        let entries = self.entries_of(session)?;
        let place = entries.iter().position(|other| *other == entry).ok_or(NotThere::Entry(entry))? as Place;
        let scores = session_scores(self.event, session)?;
        let own = scores.get(&entry).cloned().unwrap_or_default();
        let mut card = Card {
            heading: self.heading.clone(),
            number: self.number(session, entry),
            name: self.entry_name(entry),
            rank: self.rank(entry)?,
            share: own.share(),
            ..Card::default()
        };
        let points = self.event.conditions().is_some_and(|how| how.victory_points.is_some());
        if points {
            card.victory_points = Some(own.score);
        } else {
            card.total = Some(own.score);
        }
        self.with_called(session, &entries, |called| {
            match self.unit() {
                Unit::Team => {
                    let of = |one: &openroom_scoring::Match| one.home == place || one.away == place;
                    let league = league(self.event, session)?;
                    card.matches = matches(&league, called, of);
                    let own = |tie: &Tie| [tie.home, tie.away].contains(&entry);
                    card.knockouts = self.knockouts(session, &league, called, own);
                }
                Unit::Player | Unit::Pair => {
                    let book = book(self.event, session)?;
                    card.boards = card_lines(&book, called, place);
                    card.remarks = remarks(called, book.extras_of(place), book.conditions().edition);
                }
            }
            Ok::<_, NotThere>(())
        })?;
        Ok(card)
    }

    /// The entries of a session, in the order in which they are scored.
    pub fn entries_of(&self, session: u16) -> Result<Vec<EntryNo>, NotThere> {
        let sections = self.sections(session)?;
        Ok(sections.into_iter().flat_map(|(_, playing)| playing.entries.iter().copied()).collect())
    }

    fn with_called<T>(&self, session: u16, entries: &[EntryNo], make: impl FnOnce(&Called<'_>) -> T) -> T {
        let of = |place: Place| entries.get(place as usize).copied();
        let number = |place| of(place).map_or(String::new(), |entry| self.number(session, entry));
        let name = |place| of(place).map_or(String::new(), |entry| self.entry_name(entry));
        make(&Called { number: &number, name: &name })
    }

    fn rankings(&self, session: u16) -> Result<Vec<Ranking>, NotThere> {
        let main = self.figure();
        let hundred = Ratio::whole(100);
        let shown = |own: &Own| match main {
            Figure::Percent => own.share().map(|share| share * &hundred),
            _ => Some(own.score.clone()),
        };
        let several = self.event.session_no() > 1;
        let mut columns = Vec::new();
        if several {
            columns.extend((1..=self.event.session_no()).map(Figure::Session));
        }
        if main == Figure::Percent {
            columns.extend([Figure::Score, Figure::Top]);
        }
        columns.push(main);
        let ranking = |group: openroom_tournament::Group| Ranking {
            section: group.section.map(|section| section.to_string()),
            side: group.side,
            stratum: None,
            outstanding: self.outstanding(group.section.map(|section| section.0)),
            undecided: group.undecided,
            columns: columns.clone(),
            rows: group
                .rows
                .iter()
                .map(|row| {
                    let mut figures = Vec::new();
                    if several {
                        figures.extend(row.sessions.iter().map(|own| own.as_ref().and_then(shown)));
                    }
                    if main == Figure::Percent {
                        figures.extend([Some(row.total.score.clone()), Some(row.total.available.clone())]);
                    }
                    figures.push(shown(&row.total));
                    RankingRow {
                        rank: row.rank,
                        sharing: row.sharing,
                        number: self.number(session, row.entry),
                        name: self.entry_name(row.entry),
                        figures,
                    }
                })
                .collect(),
        };
        Ok(standings(self.event)?.into_iter().map(ranking).collect())
    }

    /// How many results are late in all sessions, in a section or in all.
    fn outstanding(&self, section: Option<u16>) -> u32 {
        let of = |session: u16| match self.unit() {
            Unit::Team => league(self.event, session).map(|league| league.outstanding(section)),
            Unit::Player | Unit::Pair => book(self.event, session).map(|book| book.outstanding(section)),
        };
        (1..=self.event.session_no()).filter_map(|session| of(session).ok()).sum()
    }

    /// What the event is ranked by.
    fn figure(&self) -> Figure {
        use openroom_tournament::Scoring::*;
        let Some(how) = self.event.conditions() else { return Figure::Score };
        if how.victory_points.is_some() {
            return Figure::VictoryPoints;
        }
        match (how.scoring, self.unit()) {
            (Matchpoints, _) | (BoardAMatch, Unit::Pair | Unit::Player) => Figure::Percent,
            (Butler | CrossImps | Imps, _) => Figure::Imps,
            (TotalPoints, _) | (BoardAMatch, Unit::Team) => Figure::Score,
        }
    }

    fn rank(&self, entry: EntryNo) -> Result<Option<(u32, usize)>, NotThere> {
        let groups = standings(self.event)?;
        let rows = groups.iter().map(|group| &group.rows);
        let mut rows = rows.filter_map(|rows| {
            let row = rows.iter().find(|row| row.entry == entry)?;
            Some((row.rank, rows.len()))
        });
        Ok(rows.next())
    }

    fn unranked(&self, session: u16) -> Vec<(String, Standing)> {
        let standing = |standing| match standing {
            EntryStanding::Playing | EntryStanding::ToBeDisqualified => Standing::Ranked,
            EntryStanding::Withdrawn => Standing::Withdrawn,
            EntryStanding::Disqualified => Standing::Disqualified,
        };
        let all = self.event.entries().iter().map(|(number, entry)| (*number, standing(entry.standing)));
        let gone = all.filter(|(_, standing)| *standing != Standing::Ranked);
        gone.map(|(number, standing)| (self.called(session, number), standing)).collect()
    }

    fn penalties(&self, session: u16) -> Vec<Remark> {
        use openroom_tournament::{PenaltyAmount, PenaltyKind};
        let Some(conditions) = self.event.conditions() else { return Vec::new() };
        let given =
            self.event.penalties().values().filter(|one| one.session == session && one.in_force().is_some());
        let remark = |one: &openroom_tournament::Penalized| Remark {
            who: self.called(session, one.entry),
            kind: match one.penalty.kind {
                PenaltyKind::Procedural => openroom_scoring::ExtraKind::Procedural,
                PenaltyKind::Disciplinary => openroom_scoring::ExtraKind::Disciplinary,
            },
            amount: match &one.penalty.amount {
                PenaltyAmount::Warning => Deducted::Warning,
                PenaltyAmount::Tops(tops) => Deducted::Tops(Ratio::ZERO - tops),
                PenaltyAmount::Points(points) => Deducted::Points(Ratio::ZERO - points),
            },
            by: one.by.cite(conditions.edition).to_owned(),
            reason: one.reason.clone(),
        };
        given.map(remark).collect()
    }
}
