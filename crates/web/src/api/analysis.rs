//! Analysis of a board that a program brings: double dummy, a contested claim, equity.
//!
//! All of it is in the request: the server keeps nothing, and knows nothing that the caller did not bring.

use axum::extract::State;
use openroom_analysis::CourseCard;
use openroom_analysis::equity::Followed;
use openroom_cards::{Contract, Denomination, Seat};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::{IntoParams, ToSchema};

use super::body::Sent;
use super::caller::Caller;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::App;
use crate::json::Json;
use crate::pages::analysis::diagram::CardShown;
use crate::pages::analysis::{claim, equity, record, sent};
use crate::visitor::Query;
use crate::wrong::Wrong;

/// Boards to be read.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({
    "boards": "[Deal \"N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53\"]",
})))]
pub(super) struct BoardsSent {
    /// PBN, or the LIN of Bridge Base Online.
    boards: String,
}

/// What became of boards that were sent.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct BoardsRead {
    /// The boards.
    boards: Vec<BoardRead>,
    /// Boards that cannot be shown, or not whole, each with the reason.
    left_out: Vec<String>,
    /// What is wrong with the text, each with its place.
    faults: Vec<String>,
    /// How many faults more there are.
    more_faults: usize,
    /// That there are more boards than are listed.
    past: Option<String>,
}

/// A board that was read.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct BoardRead {
    /// What it is called, with dealer, vulnerability and contract.
    title: String,
    /// As the other operations take it after the question mark.
    query: String,
}

/// A board double dummy.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct BoardStudied {
    /// What each declarer makes; none in an ending.
    makeable: Vec<MadeBy>,
    /// Par: the score of North-South and the contracts that bring it.
    par: Option<String>,
    /// The cards that were played.
    cards: Vec<CardPlayed>,
    /// How many of them were played where it is looked at.
    after: usize,
    /// Who plays next there.
    turn: Option<String>,
    /// The cards that he may play.
    may_play: Vec<CardWorth>,
}

/// What a declarer makes.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct MadeBy {
    /// The declarer.
    declarer: String,
    /// The denomination: C, D, H, S or NT.
    denomination: String,
    /// His tricks.
    tricks: u8,
}

/// A card that was played.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CardPlayed {
    /// Who played it.
    by: String,
    /// The card.
    card: String,
    /// Declarer's tricks in all once it was played; none from a revoke to the end of its trick.
    declarer_makes: Option<u8>,
    /// The tricks that it cost its player's side.
    cost: Option<u8>,
    /// Whether it was a revoke.
    revoke: bool,
}

/// A card that may be played.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CardWorth {
    /// The card.
    card: String,
    /// The tricks that its player's side then wins, the trick in progress counted.
    tricks: u8,
}

/// What is found of a contested claim.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ClaimFound {
    /// The worst normal outcome.
    verdict: String,
    /// Whether the claim holds: holds, short, or open where not all was tried.
    holds: String,
    /// What is to be minded about it.
    careful: String,
    /// What a line that comes to it wins.
    line: Option<String>,
    /// The tricks of that line.
    tricks: Vec<String>,
    /// What it depends on.
    choices: Vec<ClaimChoice>,
    /// Trumps that are out, and what a concession cannot lose.
    notes: Vec<String>,
    /// Other principles, and the worst by them.
    variants: Vec<ClaimVariant>,
    /// The provisions that it rests on.
    laws: Vec<String>,
    /// How much was tried.
    tried: String,
}

/// A place on which the outcome of a claim depends.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ClaimChoice {
    /// Where.
    place: String,
    /// The cards there, each with what follows.
    cards: Vec<ClaimVariant>,
}

/// Something else, and the worst by it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ClaimVariant {
    /// The card, or the principle.
    other: String,
    /// What follows.
    worst: String,
}

/// The equity of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct EquityFound {
    /// After a revoke what each side would have won without it.
    revoke: Option<RevokeFound>,
    /// The contract on these hands.
    contract: Option<ContractFound>,
    /// The cards that may be played where it is looked at, with declarer's tricks in all.
    may_play: Vec<CardWorthSaid>,
    /// Samples of hands that fit what was known.
    sample: Option<SampleFound>,
    /// Why nothing was drawn.
    refused: Option<String>,
}

/// After a revoke.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RevokeFound {
    /// Who revoked, with which card.
    title: String,
    /// Each lawful card, and what its side still wins.
    lawful: Vec<ClaimVariant>,
    /// What each side would have won without it.
    without: String,
    /// What the other side has, and whether more is due.
    due: Option<String>,
    /// The provision.
    law: String,
}

/// A contract on these hands.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ContractFound {
    /// The contract.
    contract: String,
    /// Its tricks double dummy.
    tricks: String,
    /// The points of North-South.
    points: String,
}

/// A card that may be played, in words.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CardWorthSaid {
    /// The card.
    card: String,
    /// Declarer's tricks in all with it.
    declarer_makes: u8,
}

/// A sample.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct SampleFound {
    /// How many layouts of how many drawn.
    about: String,
    /// The results with their shares.
    shares: Vec<ShareFound>,
    /// The mean with its limits.
    mean: String,
    /// Suggested weights.
    weights: Vec<WeightFound>,
}

/// A result with its share.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ShareFound {
    /// Declarer's tricks.
    tricks: u8,
    /// The share.
    percent: String,
    /// Its limits.
    limits: String,
    /// The points of North-South.
    points: String,
}

/// A suggested weight.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct WeightFound {
    /// In hundredths.
    weight: u8,
    /// Of this result.
    result: String,
    /// The points of North-South.
    points: String,
}

fn text(card: CardShown) -> String {
    card.text
}

/// Reads boards from PBN or the LIN of Bridge Base Online; each answer's `query` is what the other operations take.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/analysis", tag = "analysis", request_body = BoardsSent,
    security((), ("token" = ["read"])),
    responses((status = 200, body = BoardsRead), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn boards(
    caller: Caller,
    Sent(body): Sent<BoardsSent>,
) -> Result<Json<BoardsRead>, Refused> {
    let read = sent::read(caller.words(), &body.boards).map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(BoardsRead {
        boards: read.boards.into_iter().map(|(title, query)| BoardRead { title, query }).collect(),
        left_out: read.left_out,
        faults: read.faults,
        more_faults: read.more_faults,
        past: read.past,
    }))
}

/// A board that is asked about: the words that `query` of `POST /analysis` has, and the point of the play.
#[cfg(test)]
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "it is described here and read by the names")]
struct BoardAsked {
    /// The four hands as PBN writes them.
    #[param(example = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53")]
    deal: String,
    /// Which side is vulnerable.
    vul: Option<String>,
    /// The name of the board.
    board: Option<String>,
    /// Who dealt.
    dealer: Option<String>,
    /// The contract with declarer. A claim or equity needs it, or `trumps` with `declarer`.
    #[param(example = "1NTN")]
    contract: Option<String>,
    /// What is trumps, where the contract is not known.
    trumps: Option<String>,
    /// Who declares, where the contract is not known.
    declarer: Option<String>,
    /// Who leads, in an ending.
    lead: Option<String>,
    /// The cards played, two letters each.
    #[param(example = "HAH6H2H8")]
    play: Option<String>,
    /// The tricks that declarer won.
    #[param(maximum = 13)]
    tricks: Option<u8>,
    /// How many cards were played where it is looked at; all of them without it.
    #[param(maximum = 52)]
    after: Option<u8>,
}

/// A board double dummy: what can be made, par, the cost of each card that was played, and what may be played now.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/analysis", tag = "analysis", security((), ("token" = ["read"])),
    params(BoardAsked),
    responses((status = 200, body = BoardStudied), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn study(
    State(app): State<App>,
    caller: Caller,
    query: Query,
) -> Result<Json<BoardStudied>, Refused> {
    let studied = record::studied(&app, caller.words(), &query).await.map_err(|wrong| caller.no(&wrong))?;
    let studied = studied.ok_or_else(|| caller.no(&Wrong::Unread("deal".to_owned())))?;
    let played = |card: &CourseCard| CardPlayed {
        by: card.seat.letter().to_string(),
        card: card.card.to_string(),
        declarer_makes: card.worth.map(|(tricks, _)| tricks),
        cost: card.worth.map(|(_, cost)| cost),
        revoke: card.followed == Followed::Revoking,
    };
    let (table, par) = studied.table.unzip();
    let made = table.map_or_else(Vec::new, |table| {
        let all = Seat::ALL.into_iter().flat_map(|seat| Denomination::ALL.map(|one| (seat, one)));
        let one = |(seat, denomination): (Seat, Denomination)| MadeBy {
            declarer: seat.letter().to_string(),
            denomination: denomination.to_string(),
            tricks: table.tricks(denomination, seat),
        };
        all.map(one).collect()
    });
    Ok(Json(BoardStudied {
        makeable: made,
        par,
        cards: studied.cards.iter().map(played).collect(),
        after: studied.after,
        turn: studied.turn.map(|seat| seat.letter().to_string()),
        may_play: studied
            .values
            .iter()
            .map(|value| CardWorth { card: value.card.to_string(), tricks: value.tricks })
            .collect(),
    }))
}

/// A contested claim: the worst normal outcome, a line that comes to it, and what it depends on.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/analysis/claim", tag = "analysis", security((), ("token" = ["read"])),
    params(BoardAsked,
           ("claimer" = Option<String>, Query, description = "N, E, S or W; declarer without it"),
           ("claimed" = u8, Query, maximum = 13, description = "how many tricks he claims", example = 7),
           ("line" = Option<String>, Query, description = "the line that he stated, as docs/claims.md writes it"),
           ("p-order" = Option<String>, Query, description = "in which order the cards of a suit are taken"),
           ("p-trumps" = Option<String>, Query, description = "whether a trump that is out may be forgotten"),
           ("p-discards" = Option<String>, Query, description = "what may be thrown"),
           ("p-losers" = Option<String>, Query, description = "when losers may be played"),
           ("p-opponents" = Option<String>, Query, description = "how the opponents play"),
           ("penalty" = Option<String>, Query, description = "the major penalty cards that lie before the defenders, such as H7 SQ"),
           ("p-finesse" = Option<String>, Query, description = "whether a finesse may be taken that was not stated"),
           ("edition" = Option<String>, Query, description = "the edition", example = "2017")),
    responses((status = 200, body = ClaimFound), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn examine_claim(
    State(app): State<App>,
    caller: Caller,
    query: Query,
) -> Result<Json<ClaimFound>, Refused> {
    let found = claim::found(&app, caller.words(), &query).await.map_err(|wrong| caller.no(&wrong))?;
    let found = found.ok_or_else(|| caller.no(&Wrong::Unread("claimed".to_owned())))?;
    let (line, tricks) = found.line.unzip();
    let trick = |cards: Vec<(&str, CardShown)>| {
        let one = |(who, card): (&str, CardShown)| format!("{who} {}", card.text);
        cards.into_iter().map(one).collect::<Vec<_>>().join(", ")
    };
    Ok(Json(ClaimFound {
        verdict: found.verdict,
        holds: found.holds.to_owned(),
        careful: found.careful,
        line,
        tricks: tricks.unwrap_or_default().into_iter().map(trick).collect(),
        choices: found
            .choices
            .into_iter()
            .map(|(place, cards)| ClaimChoice {
                place,
                cards: cards
                    .into_iter()
                    .map(|(card, worst)| ClaimVariant { other: text(card), worst })
                    .collect(),
            })
            .collect(),
        notes: found.notes.into_iter().map(|(note, _)| note).collect(),
        variants: found.variants.into_iter().map(|(other, worst)| ClaimVariant { other, worst }).collect(),
        laws: found.rests_on.into_iter().map(|cite| cite.number.to_owned()).collect(),
        tried: found.tried,
    }))
}

/// Equity: after a revoke what each side would have won without it, the contract on these hands, and samples of hands that fit
/// what was known, with suggested weights.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/analysis/equity", tag = "analysis", security((), ("token" = ["read"])),
    params(BoardAsked,
           ("if" = Option<String>, Query, description = "another contract"),
           ("samples" = Option<usize>, Query, description = "how many layouts are drawn: 20, 50, 100 or 200"),
           ("viewer" = Option<String>, Query, description = "whose knowledge the samples fit: N, E, S or W"),
           ("seed" = Option<u64>, Query, description = "the seed of the samples"),
           ("from" = Option<String>, Query, description = "point, to play out from there; otherwise from the lead"),
           ("blind" = Option<String>, Query, description = "1 where the viewer does not see dummy"),
           ("told-N" = Option<String>, Query, description = "what is known of North's hand, as on the page"),
           ("told-E" = Option<String>, Query, description = "what is known of East's hand"),
           ("told-S" = Option<String>, Query, description = "what is known of South's hand"),
           ("told-W" = Option<String>, Query, description = "what is known of West's hand"),
           ("edition" = Option<String>, Query, description = "the edition", example = "2017")),
    responses((status = 200, body = EquityFound), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn reckon_equity(
    State(app): State<App>,
    caller: Caller,
    query: Query,
) -> Result<Json<EquityFound>, Refused> {
    if query.get("if").is_some_and(|text| text.trim().to_ascii_uppercase().parse::<Contract>().is_err()) {
        return Err(caller.no(&Wrong::Unread("if".to_owned())));
    }
    let found = equity::found(&app, caller.words(), &query).await.map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(EquityFound {
        revoke: found.revoke.map(|revoke| RevokeFound {
            title: revoke.title,
            lawful: revoke
                .lawful
                .into_iter()
                .map(|(card, worst)| ClaimVariant { other: text(card), worst })
                .collect(),
            without: revoke.without,
            due: revoke.due,
            law: revoke.cite.number.to_owned(),
        }),
        contract: found.contract.map(|one| ContractFound {
            contract: one.contract,
            tricks: one.tricks,
            points: one.points,
        }),
        may_play: found
            .values
            .into_iter()
            .map(|(card, declarer_makes)| CardWorthSaid { card: text(card), declarer_makes })
            .collect(),
        sample: found.sample.map(|sample| SampleFound {
            about: sample.about,
            shares: sample
                .shares
                .into_iter()
                .map(|share| ShareFound {
                    tricks: share.tricks,
                    percent: share.percent,
                    limits: share.limits,
                    points: share.points,
                })
                .collect(),
            mean: sample.mean,
            weights: sample
                .weights
                .into_iter()
                .map(|(weight, result, points)| WeightFound { weight, result, points })
                .collect(),
        }),
        refused: found.refused,
    }))
}
