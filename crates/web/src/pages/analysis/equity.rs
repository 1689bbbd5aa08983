//! What a contract or a position was worth: after a revoke, or for an adjusted score.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use openroom_analysis::CourseCard;
use openroom_analysis::double_dummy::CardValue;
use openroom_analysis::equity::{Followed, History, RevokeEquity, revoke_equity};
use openroom_cards::{Contract, Outcome, Seat, Side};
use openroom_lawbook::provisions::{L12C1c, L62D1, L64B6, L64C1};
use openroom_lawbook::{Edition, Provision};
use openroom_scoring::score;

use super::diagram::{CardShown, Diagram, shown};
use super::equity_sample::{self, From, SIZES, SampleShown, Wanted};
use super::makeable::signed;
use super::record::{in_a_broken_trick, trick_seen};
use super::{Asked, Head, study};
use crate::app::App;
use crate::html::{self, Page};
use crate::scene::Cite;
use crate::visitor::{Query, Visitor};
use crate::words::{Words, words};
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "analysis/equity.html")]
struct EquityPage {
    page: Page,
    head: Head,
    fields: Vec<(&'static str, String)>,
    diagram: Diagram,
    revoke: Option<RevokeShown>,
    contract: Option<ContractShown>,
    /// The cards that may be played where it is looked at, and declarer's tricks in all with each.
    values: Vec<(CardShown, u8)>,
    to_play: Option<&'static str>,
    form: Option<Form>,
    sample: Option<SampleShown>,
    refused: Option<String>,
    adjusts: Cite,
}

/// What each side would have won without a revoke.
pub(crate) struct RevokeShown {
    pub(crate) title: String,
    /// Each lawful card, and the tricks of each side with it.
    pub(crate) lawful: Vec<(CardShown, String)>,
    pub(crate) without: String,
    /// What the other side has, and whether more is due.
    pub(crate) due: Option<String>,
    pub(crate) cite: Cite,
}

/// The contract on the actual hands.
pub(crate) struct ContractShown {
    pub(crate) contract: String,
    pub(crate) tricks: String,
    pub(crate) points: String,
}

/// The form that asks for a sample.
struct Form {
    contract: String,
    viewers: Vec<(char, &'static str, &'static str)>,
    blind: bool,
    told: Vec<(char, &'static str, String)>,
    sizes: Vec<(usize, &'static str)>,
    seed: u64,
    from_point: bool,
    point: bool,
}

/// The equity of the board in the address.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, query: Query) -> Result<Response, Wrong> {
    let w = words(visitor.language);
    let Equity {
        asked,
        wanted,
        asked_contract,
        edition,
        point,
        seen,
        marks,
        revoke,
        contract,
        values,
        sample,
        refused,
    } = found(&app, w, &query).await?;
    let mut fields = asked.study.fields();
    fields.push(("after", asked.after.to_string()));
    html::page(&EquityPage {
        page: Page::of(&visitor),
        head: Head::of(w, &asked.study, asked.after, "equity"),
        fields,
        diagram: Diagram::of_point(w, &point.position, &seen, asked.playing.declarer, &marks),
        to_play: point.position.turn().map(|seat| w.seat(seat)),
        form: asked_contract.map(|contract| form(w, &asked, contract, &wanted)),
        adjusts: Cite::of(L12C1c, edition),
        revoke,
        contract,
        values,
        sample,
        refused,
    })
}

/// The equity of a board.
pub(crate) struct Equity {
    asked: Asked,
    wanted: Wanted,
    asked_contract: Option<Contract>,
    edition: Edition,
    point: History,
    seen: openroom_cards::BySeat<Option<openroom_cards::Card>>,
    marks: Vec<CardValue>,
    pub(crate) revoke: Option<RevokeShown>,
    pub(crate) contract: Option<ContractShown>,
    pub(crate) values: Vec<(CardShown, u8)>,
    pub(crate) sample: Option<SampleShown>,
    pub(crate) refused: Option<String>,
}

/// What is found of the equity of the board that an address names.
pub(crate) async fn found(app: &App, w: Words, query: &Query) -> Result<Equity, Wrong> {
    let asked = Asked::read(query, w)?;
    let (points, cards) = asked.study.follow().map_err(|why| Wrong::Refused(study::refused(w, &why)))?;
    let point = points.get(asked.after).ok_or(Wrong::Malformed("study-wrong-play"))?.clone();
    let edition = query.get("edition").and_then(|name| name.parse().ok()).unwrap_or(Edition::USUAL);
    let broken = in_a_broken_trick(&cards[..asked.after]);
    let values = if broken { vec![] } else { app.analyst.values(point.position).await? };
    let (wanted, done) = Wanted::read(query, asked.playing.declarer);
    let wanted = if asked.after == 0 { Wanted { from: From::Contract, ..wanted } } else { wanted };
    let contract = match wanted.from {
        From::Contract => contract(query, &asked),
        From::Point => asked.study.deal().and(asked.playing.contract),
    };
    let (mut sample, mut refused) = (None, None);
    if let (Some(contract), Some(_), false) = (contract, done, broken) {
        match drawn(app, &asked, wanted.clone(), contract, &points, asked.after).await? {
            Ok(drawn) => {
                sample = Some(SampleShown::of(w, &wanted, &drawn, &contract, asked.study.vulnerability));
            }
            Err(why) => refused = Some(why.sentence(w)),
        }
    }
    let revoke = revoke(w, app, &asked, &cards, edition).await?;
    let on_hands = match (contract, asked.study.deal()) {
        (Some(contract), Some(deal)) => {
            let table = app.analyst.table(deal).await?;
            let tricks = table.tricks(contract.bid.denomination(), contract.declarer);
            Some(on_these_hands(w, &asked, contract, tricks))
        }
        _ => None,
    };
    Ok(Equity {
        seen: trick_seen(&cards[..asked.after], &point),
        values: with_each(w, &asked, &point, &values),
        marks: values,
        contract: on_hands,
        asked_contract: contract,
        asked,
        wanted,
        edition,
        point,
        revoke,
        sample,
        refused,
    })
}

/// The contract that is asked about: another one than was played, or that one.
fn contract(query: &Query, asked: &Asked) -> Option<Contract> {
    asked.study.deal()?;
    let other = query.get("if").and_then(|text| text.trim().to_ascii_uppercase().parse().ok());
    other.or(asked.playing.contract)
}

async fn drawn(
    app: &App,
    asked: &Asked,
    wanted: Wanted,
    contract: Contract,
    points: &[History],
    after: usize,
) -> Result<Result<equity_sample::Drawn, equity_sample::NotDrawn>, Wrong> {
    let deal = asked.study.deal().ok_or(Wrong::Malformed("study-wrong-deal"))?;
    let point = match wanted.from {
        From::Contract => History::opening(&deal, contract.bid.denomination(), contract.declarer),
        From::Point => points[after].clone(),
    };
    app.analyst.work(move |solvers| equity_sample::draw(solvers, &wanted, &contract, point)).await
}

fn on_these_hands(w: Words, asked: &Asked, contract: Contract, tricks: u8) -> ContractShown {
    let outcome = Outcome::Played { contract, tricks };
    let points = score(&outcome, asked.study.vulnerability).map_or_else(|_| String::new(), signed);
    let sign = w.denomination(contract.bid.denomination());
    ContractShown {
        contract: format!("{}{sign} {}", contract.bid.level().get(), w.seat(contract.declarer)),
        tricks: w.count("equity-tricks", tricks),
        points,
    }
}

fn with_each(w: Words, asked: &Asked, point: &History, values: &[CardValue]) -> Vec<(CardShown, u8)> {
    let Some(turn) = point.position.turn() else { return vec![] };
    let (declarer, left) = (asked.playing.declarer.side(), point.position.tricks_left());
    let of_declarer = |tricks: u8| if turn.side() == declarer { tricks } else { left - tricks };
    let in_all = |value: &CardValue| (shown(w, value.card), point.won[declarer] + of_declarer(value.tricks));
    values.iter().map(in_all).collect()
}

async fn revoke(
    w: Words,
    app: &App,
    asked: &Asked,
    cards: &[CourseCard],
    edition: Edition,
) -> Result<Option<RevokeShown>, Wrong> {
    let place = cards.iter().position(|card| card.followed == Followed::Revoking);
    let (Some(place), Some(deal)) = (place, asked.study.deal()) else { return Ok(None) };
    let (playing, revoked) = (asked.playing.clone(), cards[place]);
    let equity = app
        .analyst
        .work(move |solvers| {
            revoke_equity(solvers, &deal, playing.denomination, playing.declarer, &playing.cards, place)
        })
        .await?
        .map_err(|_| Wrong::Malformed("study-wrong-play"))?;
    Ok(Some(shown_revoke(w, asked, &equity, revoked, place, edition)))
}

fn shown_revoke(
    w: Words,
    asked: &Asked,
    equity: &RevokeEquity,
    revoked: CourseCard,
    place: usize,
    edition: Edition,
) -> RevokeShown {
    let offender = equity.offender;
    let others = offender.side().other();
    let stated = asked
        .playing
        .tricks
        .map(|tricks| if asked.playing.declarer.side() == others { tricks } else { 13 - tricks });
    let due = stated.map(|has| {
        let numbers = [
            ("side", w.side(others).to_owned()),
            ("has", has.to_string()),
            ("short", equity.short(has).unwrap_or(0).to_string()),
        ];
        let key = if equity.short(has).is_some() { "equity-short" } else { "equity-not-short" };
        w.say(key, &numbers)
    });
    let without = w.say(
        "equity-without",
        &[
            ("ns", equity.without[Side::NorthSouth].to_string()),
            ("ew", equity.without[Side::EastWest].to_string()),
        ],
    );
    let by = |provision: Provision| provision.cite(edition).to_owned();
    let twelfth = w.say("equity-twelfth", &[("corrected", by(L62D1)), ("later", by(L64B6))]);
    RevokeShown {
        title: w.say(
            "equity-revoke",
            &[
                ("who", w.seat(offender).to_owned()),
                ("card", w.card(revoked.card)),
                ("n", (place / 4 + 1).to_string()),
            ],
        ),
        lawful: equity
            .lawful
            .iter()
            .map(|value| (shown(w, value.card), w.count("equity-still-wins", value.tricks)))
            .collect(),
        without: if equity.is_twelfth_trick() { format!("{twelfth} {without}") } else { without },
        due,
        cite: Cite::of(L64C1, edition),
    }
}

fn form(w: Words, asked: &Asked, contract: Contract, wanted: &Wanted) -> Form {
    let selected = |chosen: bool| if chosen { " selected" } else { "" };
    Form {
        contract: contract.to_string(),
        viewers: Seat::ALL.map(|seat| (seat.letter(), w.seat(seat), selected(seat == wanted.viewer))).into(),
        blind: !wanted.sees_dummy,
        told: Seat::ALL.map(|seat| (seat.letter(), w.seat(seat), wanted.told[seat].clone())).into(),
        sizes: SIZES.map(|size| (size, selected(size == wanted.size))).into(),
        seed: wanted.seed,
        from_point: wanted.from == From::Point,
        point: asked.after > 0,
    }
}
