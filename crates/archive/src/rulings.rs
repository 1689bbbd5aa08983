//! The rulings of an event as records of the desk.

use std::collections::BTreeMap;

use openroom_cards::{BySeat, Side};
use openroom_desk::{Appeal, OfEvent, Order, Record, Ruling, Source};
use openroom_journal::{Journal, Stream};
use openroom_lawbook::{Provision, provisions::L81C6};
use openroom_laws as laws;
use openroom_scoring::{Ratio, Weighted};
use openroom_tournament::{
    AppealState, Awarded, Decision, Fault, Happened, Line, Moment, Person, RulingNo, Tournament, Verdict,
};

use crate::{ArchiveError, replay};

/// The rulings that were entered in an event, in their order, each with its line.
pub fn rulings(
    journal: &dyn Journal,
    stream: &Stream,
    title: &str,
    name: &dyn Fn(Person) -> String,
) -> Result<Vec<(Line, Record)>, ArchiveError> {
    let mut event = Tournament::default();
    let mut told: BTreeMap<RulingNo, Moment> = BTreeMap::new();
    replay(journal, stream, |_, record| {
        if let Happened::Ruled { ruling, .. } = &record.what {
            told.insert(*ruling, record.at);
        }
        event.apply(&record);
    })?;
    let Some(edition) = event.conditions().map(|known| known.edition) else { return Ok(vec![]) };
    let record = |(number, ruling): (&RulingNo, &openroom_tournament::Ruling)| {
        let line = ruling.line;
        let orders = ordered(&ruling.verdict);
        let source = Source::Event(OfEvent { edition, orders, reason: ruling.reason.clone() });
        let record = Record {
            event: title.to_owned(),
            table: format!("{}{}", line.section, line.table),
            board: line.board.try_into().ok(),
            players: players(&event, line, name),
            ruled_by: name(ruling.by),
            told: told.get(number).map(|at| at.0),
            appeal: appeal(&event, *number),
            ..Record::of(source)
        };
        (line, record)
    };
    Ok(event.rulings().iter().map(record).collect())
}

fn players(event: &Tournament, line: Line, name: &dyn Fn(Person) -> String) -> BySeat<String> {
    let mut players = BySeat::<String>::default();
    for side in Side::ALL {
        for (seat, person) in side.seats().into_iter().zip(event.players_at(line, side)) {
            players[seat] = name(person);
        }
    }
    players
}

/// What became of a ruling on its last appeal.
fn appeal(event: &Tournament, ruling: RulingNo) -> Appeal {
    let last = event.appeals().values().rev().find(|appeal| appeal.ruling() == Some(ruling));
    let Some(last) = last else { return Appeal::None };
    match &last.state {
        AppealState::Lodged | AppealState::Concurred | AppealState::Recommended(_) => Appeal::Lodged,
        AppealState::Withdrawn => Appeal::Withdrawn,
        AppealState::Decided(decision) => match event.comes_to(last).as_ref().unwrap_or(decision) {
            Decision::Stands | Decision::Recommended(_) | Decision::AsRuled => Appeal::Upheld,
            Decision::Changed(_)
            | Decision::TableResult
            | Decision::PenaltyLifted
            | Decision::PenaltyChanged(_)
            | Decision::DisqualificationLifted => Appeal::Changed,
        },
    }
}

fn ordered(verdict: &Verdict) -> Vec<(Provision, Order)> {
    match verdict {
        Verdict::ResultStands => vec![(L81C6, Order::Law(laws::Order::ScoreStands))],
        Verdict::Adjusted(adjusted) => Side::ALL
            .into_iter()
            .map(|side| (adjusted.by, Order::Desk(awarded(side, &adjusted.awards[side]))))
            .collect(),
    }
}

fn awarded(side: Side, award: &Awarded) -> Ruling {
    match award {
        Awarded::Average(Fault::None) => Ruling::AveragePlus(side),
        Awarded::Average(Fault::Partly) => Ruling::Average(side),
        Awarded::Average(Fault::Directly) => Ruling::AverageMinus(side),
        Awarded::Share(share) => {
            let percent = share.clone() * Ratio::whole(100);
            Ruling::Assigned(side, format!("{} %", percent.exact()))
        }
        Awarded::Points(results) => {
            let sign = if side == Side::NorthSouth { 1 } else { -1 };
            let own = results.iter().map(|(weight, points)| (weight.clone(), sign * points)).collect();
            Weighted::new(own)
                .map_or_else(|_| Ruling::Assigned(side, String::new()), |own| Ruling::assigned(side, &own))
        }
    }
}
