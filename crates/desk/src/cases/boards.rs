//! Hands with a wrong number of cards, wrong boards, new deals, and scores that do not agree.

use openroom_cards::{BySeat, Seat, Side};
use openroom_lawbook::regulations::LateScoreCorrection;
use openroom_lawbook::{
    Provision,
    differences::{
        self, CardsOneAfterAnother, FaultyDealAfterTheAuctionBegan, LateCorrectionOfAScore,
        ScoreAfterAWrongHand,
    },
    provisions::*,
};
use openroom_laws::law13::{SurplusCard, WrongNumber};
use openroom_laws::law15::{HandOfOtherBoard, WrongBoard};
use openroom_laws::law68::{Claimed, Kind};
use openroom_laws::law79::{Agreement, Raised, TricksDisputed};
use openroom_laws::{Act, ActNo, Adjustment, Facts, Given, Order, Period, Pocket, Rule, Until};

use super::auction::{entered, laid_out};
use super::{adjust, conduct, defective, information, play, revoke, teams};
use crate::desk::{Ask, Desk, place_of};
use crate::{Pick, Query, Ruling};

/// Too many or too few cards: what is not of the deal is taken out, and what is then still wrong is ruled.
pub(crate) fn wrong_number(desk: &mut Desk<'_>) -> Ask<()> {
    let mut counts = BySeat::default();
    for seat in Seat::ALL {
        counts[seat] = desk.cards_of(L7B2, seat)?;
    }
    let mut period = None;
    let mut taken = 0;
    while is_surplus(desk, counts, taken)? {
        let offender = desk.seat(L13C, Query::SurplusHolder)?;
        let card = desk.card(L13C, Query::SurplusCard(offender))?;
        let facts = Facts { period, ..Facts::default() };
        desk.law(SurplusCard { offender, card, at: ActNo::UNNUMBERED }, &facts)?;
        period = desk.lead_faced().map(|faced| if faced { Period::LeadFaced } else { Period::Auction });
        counts[offender] = counts[offender].saturating_sub(1);
        taken += 1;
    }
    if taken > 0 && counts == BySeat::from_fn(|_| 13) {
        return Ok(());
    }
    desk.counts(counts);
    if counts.values().iter().all(|cards| *cards <= 13) && counts != BySeat::from_fn(|_| 13) {
        return short(desk, counts, period);
    }
    let facts = Facts { period, ..Facts::default() };
    let given = desk.law(WrongNumber { holder: Seat::North, found: None }, &facts)?;
    moved_is_unauthorized(desk, counts, &given);
    scored(desk, &given)
}

/// Hands that are short while none is too long: a card found among those played belongs to a defective trick, any other
/// comes back and counts as held all the time.
fn short(desk: &mut Desk<'_>, mut counts: BySeat<u8>, period: Option<Period>) -> Ask<()> {
    let faced = match period {
        Some(period) => period == Period::LeadFaced,
        None => desk.was_lead_faced(L14B)?,
    };
    let by = if faced { L14B } else { L14A };
    let mut played = vec![];
    for owner in Seat::ALL {
        for _ in counts[owner]..13 {
            let (card, place) = desk.lacked(by, owner)?;
            if place == Pick::AmongPlayed {
                played.push(owner);
                counts[owner] += 1;
            } else {
                desk.is_found(owner, card, place_of(place, owner));
            }
        }
    }
    desk.counts(counts);
    if counts != BySeat::from_fn(|_| 13) {
        let period = Some(if faced { Period::LeadFaced } else { Period::Auction });
        let facts = Facts { period, ..Facts::default() };
        let given = desk.law(WrongNumber { holder: Seat::North, found: None }, &facts)?;
        came_back(desk, &given)?;
    }
    for owner in played {
        desk.order(L14B1, Ruling::Applies);
        defective::surplus_of(desk, owner)?;
    }
    Ok(())
}

/// What came back after the lead may be a penalty card, and not to have played it before a revoke.
fn came_back(desk: &mut Desk<'_>, given: &[Given]) -> Ask<()> {
    for one in given.iter().filter(|given| [L14B2, L14B3].contains(&given.by)) {
        let Order::RestoreCard { card, to: owner, .. } = one.order else { continue };
        let declarer = desk.seat(L14B4, Query::Declarer)?;
        let defends = owner.side() != declarer.side();
        if defends && !desk.is_play_over() && desk.yes(L14B4, Query::BecomesPenaltyCard)? {
            let rule = Rule::PenaltyCard { card, kind: play::kind_of(desk, card)? };
            desk.order_law(L14B4, Order::Restrict(owner, rule, Until::Played));
        }
        if desk.yes(L14B4, Query::HadFailedToFollow)? {
            revoke::held_all_along(desk, L14B4, owner)?;
        }
    }
    Ok(())
}

/// That a card was moved is not for the partners of those whose hands had been wrong, called or not, where the deal is
/// played on and there is such a rule.
fn moved_is_unauthorized(desk: &mut Desk<'_>, counts: BySeat<u8>, given: &[Given]) {
    let by_law = given.iter().any(|given| given.by == L13E_2007);
    let scored = given.iter().any(|given| matches!(given.order, Order::AdjustScore(_)));
    if !L13E_2007.exists_in(desk.edition()) || by_law || scored {
        return;
    }
    for one in given.iter().filter(|given| given.by == L13A1) {
        let Order::RestoreCard { card, to: owner, .. } = one.order else { continue };
        for of in Seat::ALL.into_iter().filter(|of| *of == owner || counts[*of] > 13) {
            desk.order_law(L13E_2007, Order::KnowledgeUnauthorized { card, to: of.partner() });
        }
    }
}

/// Whether there is a card that is not of the deal: with more cards than a pack has there is; with a hand too long
/// there may be.
fn is_surplus(desk: &mut Desk<'_>, counts: BySeat<u8>, taken: usize) -> Ask<bool> {
    if counts.values().iter().sum::<u8>() > PACK {
        return Ok(true);
    }
    let query = if taken > 0 { Query::AnotherNotOfTheDeal } else { Query::NotOfTheDeal };
    Ok(counts.values().iter().any(|cards| *cards > 13) && desk.yes(L13C, query)?)
}

/// How many cards a pack has.
const PACK: u8 = 52;

/// The adjusted score that was ordered: an artificial one, or an assigned one where results can be named.
fn scored(desk: &mut Desk<'_>, given: &[Given]) -> Ask<()> {
    match given.iter().find_map(|given| adjustment(given.order)) {
        Some(Adjustment::Artificial) => adjust::averages(desk),
        Some(Adjustment::Assigned | Adjustment::Either | Adjustment::BothAsNonOffending) => {
            adjust::scored(desk, None)
        }
        None => Ok(()),
    }
}

/// The same where a board was played a second time: only who lost the chance to earn a valid score is given one.
fn scored_deprived(desk: &mut Desk<'_>, given: &[Given]) -> Ask<()> {
    if given.iter().find_map(|given| adjustment(given.order)) != Some(Adjustment::Artificial) {
        return Ok(());
    }
    let mut deprived = vec![];
    for (side, query) in [(Side::NorthSouth, Query::NsDeprived), (Side::EastWest, Query::EwDeprived)] {
        if desk.yes(L15B3, query)? {
            deprived.push(side);
        }
    }
    adjust::averages_for(desk, &deprived)
}

/// The same where one side took the wrong hand: it is at fault, and the other is not.
fn scored_against(desk: &mut Desk<'_>, given: &[Given], offenders: Side) -> Ask<()> {
    match given.iter().find_map(|given| adjustment(given.order)) {
        Some(Adjustment::Artificial) => adjust::averages_against(desk, offenders),
        Some(Adjustment::Assigned | Adjustment::Either | Adjustment::BothAsNonOffending) => {
            adjust::scored(desk, Some(offenders))
        }
        None => Ok(()),
    }
}

const fn adjustment(order: Order) -> Option<Adjustment> {
    match order {
        Order::AdjustScore(kind) => Some(kind),
        _ => None,
    }
}

/// A board that is not theirs now, or a hand of another board.
pub(crate) fn wrong_board(desk: &mut Desk<'_>) -> Ask<()> {
    let problem = desk.pick(L15A1, Query::BoardProblem)?;
    if problem == Pick::ThatOtherBoard {
        return that_other_board(desk);
    }
    if problem == Pick::WrongBoard && is_for_teams(desk)? {
        return teams::teams(desk);
    }
    if problem == Pick::WrongBoard {
        let given = not_their_board(desk)?;
        return scored_deprived(desk, &given);
    }
    let offender = desk.seat(L15A1, Query::Offender)?;
    let given = hand_of_other_board(desk, offender)?;
    scored_against(desk, &given, offender.side())
}

/// The right contestants may have to call a second time where it is found in the auction period.
fn not_their_board(desk: &mut Desk<'_>) -> Ask<Vec<Given>> {
    let in_auction = match differences::wrong_board(desk.edition()) {
        differences::WrongBoard::SecondAuction => desk.yes(L15C_2007, Query::FoundInAuctionPeriod)?,
        differences::WrongBoard::PlayedOn => false,
    };
    let (dealer, facts) = if in_auction {
        let (dealer, calls) = entered(desk, L15C_2007)?;
        laid_out(desk, dealer, &calls);
        (dealer, Facts { period: Some(Period::Auction), calls: desk.table.known().calls, ..Facts::default() })
    } else {
        (Seat::North, Facts { period: Some(Period::LeadFaced), ..Facts::default() })
    };
    let given = desk.law(WrongBoard { dealer }, &facts)?;
    if given.iter().any(|given| given.by == L15C_2007 && given.order == Order::CancelBoard) {
        prevented(desk)?;
    }
    Ok(given)
}

/// In 2007 a side that had tried to keep a board from being played could be penalized and its score adjusted.
fn prevented(desk: &mut Desk<'_>) -> Ask<()> {
    if !desk.yes(L15C_2007, Query::TriedToPreventPlay)? {
        return Ok(());
    }
    let offenders = desk.side(L15C_2007, Query::OffendingSide)?;
    desk.order(L15C_2007, Ruling::MayAdjust);
    adjust::scored(desk, Some(offenders))?;
    desk.order_law(L15C_2007, Order::MayPenalize);
    Ok(())
}

/// The longest auction since the wrong hand was taken that is entered.
const MOST: usize = 100;

/// What was called with the wrong cards and after: from his first call on.
fn hand_of_other_board(desk: &mut Desk<'_>, offender: Seat) -> Ask<Vec<Given>> {
    laid_out(desk, offender, &[]);
    let at = desk.table.next_act();
    desk.act(Act::TakeHand { by: offender, from: Pocket::OtherBoard });
    let mut seat = offender;
    for _ in 0..MOST {
        let Some(call) = desk.call(L15A1, Query::Called(seat))? else { break };
        desk.act(Act::Call { by: seat, call });
        seat = seat.lho();
    }
    let facts = Facts { calls: desk.table.known().calls, ..Facts::default() };
    desk.law(HandOfOtherBoard { offender, at }, &facts)
}

/// Where the rules on wrong boards are for pairs and individuals, a match has its own.
fn is_for_teams(desk: &mut Desk<'_>) -> Ask<bool> {
    Ok(L15B.exists_in(desk.edition()) && desk.pick(L15B, Query::Event)? == Pick::Teams)
}

/// The board whose cards somebody had called with on another: played normally where he calls the same again.
fn that_other_board(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.yes(L15A3, Query::SameCallAsCancelled)? {
        desk.order_law(L15A3, Order::PlayOn);
        return Ok(());
    }
    match differences::score_after_a_wrong_hand(desk.edition()) {
        ScoreAfterAWrongHand::Artificial => {
            desk.order_law(L15A3, Order::AdjustScore(Adjustment::Artificial));
            let offenders = desk.side(L12C2a, Query::OffendingSide)?;
            adjust::averages_against(desk, offenders)
        }
        ScoreAfterAWrongHand::AsTheDirectorJudges => {
            desk.order_law(L15A3, Order::AdjustScore(Adjustment::Either));
            adjust::against_asked(desk)
        }
    }
}

/// Whether a board is dealt anew.
pub(crate) fn redeal(desk: &mut Desk<'_>) -> Ask<()> {
    let why = desk.pick(L6D3, Query::WhyRedeal)?;
    match why {
        Pick::NotCut => {
            let asked = desk.yes(L6A, Query::CutAsked)?;
            desk.order(L6A, if asked { Ruling::MustBePutRight } else { Ruling::InOrder });
            return Ok(());
        }
        Pick::DealtAlone => {
            let kept = desk.yes(L6C, Query::DirectorOrders)?;
            if kept {
                desk.order(L6C, Ruling::InOrder);
                return Ok(());
            }
            desk.order(L6C, conduct::severity(desk.edition(), L6C));
            desk.seat(L6C, Query::Offender)?;
            return conduct::penalty(desk, L90A);
        }
        Pick::DealtOtherwise => {
            let found = how_dealt(desk)?;
            let well = found == Ruling::InOrder;
            desk.order(L6B, found);
            if well {
                return Ok(());
            }
        }
        _ => {}
    }
    if why == Pick::NotShuffled {
        let stands = desk.yes(L6D2, Query::ReplayIntended)?;
        if stands {
            desk.order_law(L6D2, Order::ScoreStands);
        } else {
            desk.order(L6D2, Ruling::ResultCancelled);
            dealt_anew_or_scored(desk)?;
        }
        return Ok(());
    }
    if why == Pick::OtherReason {
        if desk.yes(L22B, Query::PassedOut)? {
            desk.order(L22B, Ruling::NotRedealt);
            return Ok(());
        }
        if !result_may_be_known(desk)? {
            desk.order(L6D3, Ruling::MayBeRedealt);
            if desk.yes(L6D3, Query::RedealOrdered)? {
                desk.order_law(L6D3, Order::Redeal);
            } else {
                desk.order(L6D3, Ruling::NotRedealt);
            }
        }
        return Ok(());
    }
    if !desk.yes(L6D1, Query::AuctionBegun)? {
        if !result_may_be_known(desk)? {
            desk.order_law(L6D1, Order::Redeal);
        }
        return Ok(());
    }
    match why {
        Pick::FaultyDeal | Pick::DealtOtherwise => {
            let ruling = match differences::faulty_deal_after_the_auction_began(desk.edition()) {
                FaultyDealAfterTheAuctionBegan::Fouled => Ruling::Fouled,
                FaultyDealAfterTheAuctionBegan::NotRedealt => Ruling::NotRedealt,
            };
            desk.order(L6D1, ruling);
        }
        _ => {
            desk.order(L6D1, Ruling::NotRedealt);
            return information::by_chance(desk);
        }
    }
    Ok(())
}

/// A board of which no result may stand: a new deal where there is time and nobody may know the result of the match,
/// otherwise an artificial score.
fn dealt_anew_or_scored(desk: &mut Desk<'_>) -> Ask<()> {
    if result_may_be_known(desk)? {
        return Ok(());
    }
    if desk.yes(L6D3, Query::TimeForReplacement)? {
        desk.order_law(L6D3, Order::Redeal);
        return Ok(());
    }
    desk.order_law(L12A2, Order::AdjustScore(Adjustment::Artificial));
    adjust::averages(desk)
}

/// One card at a time must be kept to.
fn how_dealt(desk: &mut Desk<'_>) -> Ask<Ruling> {
    let how = desk.pick(L6B, Query::HowDealt)?;
    Ok(match how {
        Pick::InPackets => conduct::severity(desk.edition(), L6B),
        Pick::ToAndFro => match differences::cards_one_after_another(desk.edition()) {
            CardsOneAfterAnother::NotForbidden => Ruling::InOrder,
            CardsOneAfterAnother::ShallNot => Ruling::OftenPenalized,
            CardsOneAfterAnother::ShouldNot => Ruling::SeldomPenalized,
        },
        _ => Ruling::InOrder,
    })
}

/// In a match no board is dealt anew once somebody may know the result without it.
pub(super) fn result_may_be_known(desk: &mut Desk<'_>) -> Ask<bool> {
    if desk.pick(L86A, Query::Event)? != Pick::Teams || !desk.yes(L86A, Query::MatchResultKnown)? {
        return Ok(false);
    }
    desk.order(L86A, Ruling::NotRedealt);
    desk.order(L86A, Ruling::AdjustedScoreFollows);
    adjust::averages(desk)?;
    Ok(true)
}

/// The number of tricks is disputed, or the score was entered wrongly.
pub(crate) fn score(desk: &mut Desk<'_>) -> Ask<()> {
    let problem = desk.pick(L79B, Query::ScoreProblem)?;
    if problem == Pick::WrongEntry {
        if let Some(by) = correctable(desk)? {
            return corrected(desk, by);
        }
        desk.order(L79C2, Ruling::TooLate);
        return Ok(());
    }
    let offender = desk.seat(L79B, Query::Raiser)?;
    if problem == Pick::TricksGivenUp {
        return given_up(desk, offender);
    }
    let raised = match desk.pick(L79B, Query::RaisedWhen)? {
        Pick::InRound => Raised::InTheRound,
        _ => Raised::AfterTheRound,
    };
    if raised == Raised::AfterTheRound && !L79B3.exists_in(desk.edition()) {
        return disputed_late(desk, offender);
    }
    disputed(desk, offender, raised)
}

/// By which paragraph an error in the score can still be corrected, if it can.
fn correctable(desk: &mut Desk<'_>) -> Ask<Option<Provision>> {
    if desk.yes(L79C1, Query::InCorrectionPeriod)? {
        return Ok(Some(L79C1));
    }
    let late = late_correction_is_allowed(desk)
        && desk.yes(L79C2, Query::RecordSurelyWrong)?
        && desk.yes(L79C2, Query::OrganizerConsents)?;
    Ok(late.then_some(L79C2))
}

/// What was recorded, and what takes its place.
fn corrected(desk: &mut Desk<'_>, by: Provision) -> Ask<()> {
    if desk.pick(by, Query::EntryWrong)? == Pick::ResultEntry {
        let from = desk.outcome(by, Query::ResultRecorded)?;
        let to = desk.outcome(by, Query::ResultAgreed)?;
        desk.order(by, Ruling::RecordCorrected(from, to));
    } else {
        desk.order(by, Ruling::Rectified);
    }
    Ok(())
}

/// In 2007 a dispute after the round was ruled as a correction of the score, and no side's score need be raised.
fn disputed_late(desk: &mut Desk<'_>, raiser: Seat) -> Ask<()> {
    if correctable(desk)?.is_none() {
        desk.order(L79C2, Ruling::TooLate);
        desk.order_law(L79B2, Order::ResultStands);
        return Ok(());
    }
    match desk.pick(L79B2, Query::LateDispute)? {
        Pick::OneSideLowered => {
            let side = raiser.side().other();
            desk.order_law(L79B2, Order::GainTaken(side));
            adjust::lowered(desk, L79B2, side)
        }
        Pick::BothChanged => disputed(desk, raiser, Raised::InTheRound),
        _ => {
            desk.order_law(L79B2, Order::ResultStands);
            Ok(())
        }
    }
}

/// The Director rules on the number of tricks.
fn disputed(desk: &mut Desk<'_>, offender: Seat, raised: Raised) -> Ask<()> {
    let (agreement, favours) = (Agreement::Established, Some(offender.side()));
    let matter = TricksDisputed { offender, claim: None, raised, agreement, favours };
    for given in desk.law(matter, &Facts::default())? {
        if let Order::GainTaken(side) = given.order {
            adjust::lowered(desk, given.by, side)?;
        }
    }
    Ok(())
}

/// Regulations have to speak of late corrections, or the organizer's consent is enough.
fn late_correction_is_allowed(desk: &Desk<'_>) -> bool {
    match differences::late_correction_of_a_score(desk.edition()) {
        LateCorrectionOfAScore::IfRegulationsAllow => {
            match desk.settings().regulations.appeals.late_score_correction {
                LateScoreCorrection::Refused => false,
                LateScoreCorrection::Consented => true,
            }
        }
        LateCorrectionOfAScore::ByConsent => true,
    }
}

/// A player wants tricks back that his side conceded, or agreed to lose by a claim.
fn given_up(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    let own = desk.yes(L79B1, Query::OwnConcession)?;
    let lost = desk.number(L79B1, Query::TricksGiven)?;
    if lost == 0 {
        desk.order(L84A, Ruling::NothingIrregular);
        return Ok(());
    }
    let (claimer, kind, tricks) = if own { (by, Kind::Concession, 0) } else { (by.lho(), Kind::Claim, lost) };
    let claim = Claimed { by: claimer, at: ActNo::UNNUMBERED, tricks, left: lost, kind };
    let (raised, agreement, favours) = (Raised::AfterTheRound, Agreement::Established, Some(by.side()));
    let matter = TricksDisputed { offender: by, claim: Some((claim, lost)), raised, agreement, favours };
    desk.law(matter, &Facts::default())?;
    Ok(())
}
