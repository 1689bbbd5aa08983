use openroom_cards::{Contract, Doubling, Outcome, Seat, Side, Vulnerability};
use openroom_laws::{Order, Phase, Table, View};

use crate::pages::analysis::Study;
use crate::room::Ended;
use crate::words::Words;

/// The state of things in words.
pub(crate) struct Status {
    /// The dealer.
    pub(crate) dealer: &'static str,
    /// Who is vulnerable.
    pub(crate) vulnerable: &'static str,
    /// The edition of the Laws.
    pub(crate) edition: &'static str,
    /// The contract, once there is one.
    pub(crate) contract: Option<String>,
    /// The tricks of each side, once cards are played.
    pub(crate) tricks: Option<[u8; 2]>,
    /// What happens now.
    pub(crate) now: String,
}

/// How the board ended.
pub(crate) struct Over {
    /// The contract and the tricks.
    pub(crate) result: String,
    /// The score, from the side of North and South.
    pub(crate) score: String,
}

impl Status {
    pub(super) fn of(w: Words, table: &Table, view: &View) -> Status {
        let vulnerable = match view.vulnerability {
            Vulnerability::None => "none_vulnerable",
            Vulnerability::NorthSouth => "ns_vulnerable",
            Vulnerability::EastWest => "ew_vulnerable",
            Vulnerability::Both => "both_vulnerable",
        };
        let begun = matches!(view.phase, Phase::Play | Phase::Over) && view.contract.is_some();
        Status {
            dealer: w.seat(view.dealer),
            vulnerable: w.term(vulnerable),
            edition: table.settings().edition.name(),
            contract: view.contract.map(|it| contract(w, &it)),
            tricks: begun.then(|| tricks(table)),
            now: now(w, view),
        }
    }
}

/// The tricks of each side: as they were won, and once the board is over as they count.
fn tricks(table: &Table) -> [u8; 2] {
    let position = table.position();
    match position.outcome() {
        Some(Outcome::Played { contract, tricks }) => {
            let declares = contract.declarer.side();
            Side::ALL.map(|side| if side == declares { tricks } else { 13_u8.saturating_sub(tricks) })
        }
        Some(Outcome::PassedOut) | None => Side::ALL.map(|side| position.tricks_won(side)),
    }
}

fn now(w: Words, view: &View) -> String {
    let named = |seat: Option<Seat>| seat.map(|seat| w.seat(seat).to_owned()).unwrap_or_default();
    let seat = named(view.turn);
    let declarer = view.contract.map(|contract| contract.declarer);
    match (view.phase, view.led_face_down) {
        // The auction is over when the tray has gone round.
        (Phase::Auction, _) if view.turn.is_none() => w.t("tray-pass"),
        (Phase::Auction, _) => w.with("now-calls", "seat", seat),
        (Phase::Clarification, Some(leader)) => w.with("now-questions", "seat", w.seat(leader)),
        (Phase::Clarification, None) => w.with("now-leads", "seat", seat),
        (Phase::Play, _) if is_stopped(view) => {
            w.t("refused-claim-not-settled").trim_end_matches('.').to_owned()
        }
        (Phase::Play, _) if view.turn.is_some() && view.turn == declarer.map(Seat::partner) => {
            w.with("now-dummy", "seat", named(declarer))
        }
        (Phase::Play, _) => w.with("now-plays", "seat", seat),
        (Phase::Over, _) => w.t("now-over"),
    }
}

/// Whether nobody plays on before somebody has said something of a claim or concession.
fn is_stopped(view: &View) -> bool {
    let last = view.orders.iter().rev().find_map(|given| match given.order {
        Order::SuspendPlay => Some(true),
        Order::ResumePlay => Some(false),
        _ => None,
    });
    last == Some(true) && !view.waiting_for.is_empty()
}

/// A contract in signs and words.
pub(crate) fn contract(w: Words, contract: &Contract) -> String {
    let doubled = match contract.doubling {
        Doubling::Undoubled => "",
        Doubling::Doubled => "×",
        Doubling::Redoubled => "××",
    };
    let bid = w.call(openroom_cards::Call::Bid(contract.bid));
    format!("{bid}{doubled} {}", w.seat(contract.declarer))
}

impl Over {
    pub(super) fn of(w: Words, outcome: Outcome, vulnerability: Vulnerability) -> Over {
        let score = openroom_scoring::score(&outcome, vulnerability).ok();
        let result = match outcome {
            Outcome::PassedOut => w.term("passed_out").to_owned(),
            Outcome::Played { contract: it, tricks } => {
                let over = i16::from(tricks) - i16::from(it.bid.level().tricks());
                let over = if over == 0 { "=".to_owned() } else { format!("{over:+}").replace('-', "−") };
                format!("{} {over}", contract(w, &it))
            }
        };
        let score = score.map_or(String::new(), |points| {
            let side = if points >= 0 { Side::NorthSouth } else { Side::EastWest };
            format!("{} +{}", w.side(side), points.abs())
        });
        Over { result, score }
    }

    pub(super) fn of_ended(w: Words, ended: &Ended) -> Option<(u32, Over, Option<String>)> {
        let study = ended.study.as_ref().map(Study::start_page);
        Some((ended.number, Over::of(w, ended.outcome?, ended.vulnerability), study))
    }
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Language;

    use super::*;
    use crate::words::words;

    #[test]
    fn the_score_is_given_to_the_side_that_has_it() {
        for (result, vulnerability, score) in [
            ("1NTN=", Vulnerability::None, "North-South +90"),
            ("1NTE=", Vulnerability::None, "East-West +90"),
            ("1NTE-4", Vulnerability::NorthSouth, "North-South +200"),
            ("4SXS-2", Vulnerability::Both, "East-West +500"),
            ("6CW=", Vulnerability::EastWest, "East-West +1370"),
        ] {
            let over = Over::of(words(Language::En), result.parse().unwrap(), vulnerability);
            assert_eq!(over.score, score, "{result}");
        }
    }
}
