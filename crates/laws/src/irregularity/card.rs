use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};

use super::Verdict;
use crate::law16::Conveyed;
use crate::law41::FaceDownTakenBack;
use crate::law45::{Complete, HeldOut, OfSide, SecondCard};
use crate::law48::DeclarersCards;
use crate::law49::ExposedCards;
use crate::law50::{NotYetPlayed, PickedUp};
use crate::law52::PenaltyCardNotPlayed;
use crate::law53::{Fifth, LeadOutOfTurn, LedBy};
use crate::law57::{DeclarerTooEarly, DefenderTooEarly, EarlyAt};
use crate::law58::{SeveralCards, When};
use crate::law59::CouldNotComply;
use crate::law60::BeforeCorrectedLead;
use crate::law67::{CardHidden, CardOmitted};
use crate::{
    ActNo, CaseNo, CaseRecord, CaseState, Exposure, Matter, Notice, Order, Phase, Played, Restriction, Rule,
    Standing, Table, law24, law41, law45, law47, law59, law61,
};

impl Table {
    pub(super) fn judge_card(&self, by: Seat, card: Card) -> Verdict {
        if self.turn() != Some(by) {
            return Verdict::silent(self.out_of_turn(by, card));
        }
        if let Some(matter) = law61::judge(self, by, card) {
            return Verdict::Silent(matter);
        }
        if self.restrictions.is_empty() {
            return Verdict::Regular;
        }
        if let Some(matter) = self.penalty_card_not_played(by, card) {
            return Verdict::Silent(matter);
        }
        match self.could_not_comply(by, card) {
            Some(other) if !other.shown.is_empty() => Verdict::Noticed(other.into()),
            Some(excused) => Verdict::Unseen(excused.into()),
            None => self.not_yet_played(by, card).map_or(Verdict::Regular, Verdict::Unseen),
        }
    }

    fn out_of_turn(&self, by: Seat, card: Card) -> Option<Matter> {
        self.second_card(by, card)
            .or_else(|| self.lead_out_of_turn(by, card))
            .or_else(|| self.too_early(by, card))
    }

    /// Several cards at once are a lead or a play, in turn or not; from a hand that has played to the trick they are only
    /// seen.
    pub(super) fn judge_cards_together(&self, by: Seat, cards: Cards) -> Verdict {
        if self.position.trick().is_some_and(|trick| trick.cards[by].is_some()) {
            return self.judge_exposure(by, cards, Exposure::Dropped);
        }
        if self.is_bound_by_what_he_showed(by) {
            return match self.judge_exposure(by, cards - self.shown_to_be_played(by), Exposure::Dropped) {
                Verdict::Silent(matter) => Verdict::Noticed(matter),
                other => other,
            };
        }
        let when = if self.turn() == Some(by) { When::InTurn } else { When::OutOfTurn };
        Verdict::Noticed(SeveralCards { by, cards, at: self.next_act(), when }.into())
    }

    fn second_card(&self, by: Seat, card: Card) -> Option<Matter> {
        let trick = self.position.trick().filter(|trick| trick.cards[by].is_some())?;
        let (at, led) = (self.next_act(), trick.suit_led()?);
        let of = if self.position.is_defender(by) { OfSide::Defenders } else { OfSide::Declarers };
        Some(SecondCard { by, card, at, trick: self.position.current, led, of }.into())
    }

    /// A case about a card shown at a moment that is no more, since another has gone back, and what that card is now.
    pub(crate) fn shown_otherwise(&self) -> Option<(CaseNo, Matter)> {
        let mut open =
            self.cases.iter().zip((0..).map(CaseNo)).filter(|(case, _)| case.state == CaseState::Open);
        open.find_map(|(case, no)| {
            Some((no, self.second_card_alone(case).or_else(|| self.held_out_since(case))?))
        })
    }

    /// What a second card is to a trick that is no longer led to.
    fn second_card_alone(&self, case: &CaseRecord) -> Option<Matter> {
        let Matter::SecondCard(it) = case.matter else { return None };
        let trick = self.position.tricks.get(usize::from(it.trick))?;
        let alone = trick.leader.is_none() && trick.won_before.is_none();
        alone.then(|| self.only_shown(it.by, Cards::of(it.card), Exposure::Shown, it.at))
    }

    /// What a card is that was held out, where what its owner played then has gone back by another case.
    fn held_out_since(&self, case: &CaseRecord) -> Option<Matter> {
        let Matter::HeldOut(it) = case.matter else { return None };
        let owner = it.offender;
        let lay = case.facts.play.as_ref().filter(|_| case.has_only_begun())?;
        let his = |one: &&Played| one.by == owner && one.at > it.at && one.standing.counts();
        let played = lay.plays.iter().find(his)?;
        if self.played(played.at).is_none_or(|now| now.standing.counts()) {
            return None;
        }
        let at_turn = self.turn() == Some(owner);
        Some(if at_turn {
            HeldOut { legal: self.legal_cards(owner), ..it }.into()
        } else {
            self.only_shown(owner, Cards::of(it.card), Exposure::Held, it.at)
        })
    }

    fn only_shown(&self, owner: Seat, cards: Cards, how: Exposure, at: ActNo) -> Matter {
        if self.position.is_defender(owner) {
            ExposedCards { owner, cards, how, at }.into()
        } else {
            DeclarersCards { owner, cards, at }.into()
        }
    }

    fn too_early(&self, by: Seat, card: Card) -> Option<Matter> {
        let trick = self.position.trick()?;
        let (led, at) = (trick.suit_led()?, self.next_act());
        let lead = trick.acts[trick.leader?];
        if self.notes.iter().any(|note| note.about() == Some(lead)) {
            return None;
        }
        if self.lacks_only_named_cards(by) {
            return law61::judge_following(self, by, card);
        }
        if !self.position.is_defender(by) {
            let hand = self.position.hands[by].in_suit(led);
            let legal = card.suit() == led || hand.is_empty();
            let early = || Some(DeclarerTooEarly { hand: by, at }.into());
            return if legal { early() } else { law61::judge_following(self, by, card) };
        }
        let turn = if trick.cards[by.partner()].is_none() {
            EarlyAt::BeforePartner
        } else if self.is_his_to_play(by, card) {
            EarlyAt::RhosTurn
        } else {
            EarlyAt::RhosTurnIllegally
        };
        let trick = self.position.current;
        Some(DefenderTooEarly { offender: by, card, at, trick, led, turn }.into())
    }

    /// The card of a defender that lies on his partner's lead, before the hand between them played, where nothing could be
    /// said of it before that lead was accepted; and how attention came to the lead.
    pub(crate) fn early_to_accepted_lead(&self) -> Option<(Matter, Notice)> {
        let trick = self.position.trick()?;
        let leader = trick.leader.filter(|leader| self.position.is_defender(*leader))?;
        let (by, between, lead) = (leader.partner(), leader.lho(), trick.acts[leader]);
        let (card, at) = (trick.cards[by]?, trick.acts[by]);
        let too_early = at > lead && (trick.cards[between].is_none() || trick.acts[between] > at);
        if !too_early {
            return None;
        }
        let stands_as = |no: ActNo, how| self.plays.iter().any(|one| one.at == no && one.standing == how);
        let is_ruled_on = |no: ActNo| self.notes.iter().any(|note| note.about() == Some(no));
        let has_case = || self.cases.iter().any(|case| case.matter.about() == Some(at));
        if !stands_as(lead, Standing::Accepted)
            || !stands_as(at, Standing::Stands)
            || is_ruled_on(lead)
            || is_ruled_on(at)
            || has_case()
        {
            return None;
        }
        let accepted = |case: &&CaseRecord| {
            case.state.is_in_force() && case.orders.iter().any(|given| given.order == Order::CardStands(lead))
        };
        let notice = self.cases.iter().rev().find(accepted)?.notice;
        let mut before = self.clone();
        let lying = &mut before.position.tricks[usize::from(before.position.current)];
        lying.cards[by] = None;
        before.position.hands[by].insert(card);
        if let Some(later) = lying.cards[between].take_if(|_| lying.acts[between] > at) {
            before.position.hands[between].insert(later);
        }
        before.revive_restrictions(at);
        before.acts = at.0;
        // The hand between has left its turn out.
        if before.turn() == Some(by) {
            return None;
        }
        before.too_early(by, card).map(|matter| (matter, notice))
    }

    /// Whether every hand before this one has played to the trick, or has shown or named what it plays.
    fn lacks_only_named_cards(&self, by: Seat) -> bool {
        let Some((trick, leader)) = self.position.trick().and_then(|trick| Some((trick, trick.leader?)))
        else {
            return false;
        };
        let mut before = (0..4).map(|steps| leader.step(steps)).take_while(|seat| *seat != by);
        before.all(|seat| trick.cards[seat].is_some() || !self.shown_to_be_played(seat).is_empty())
    }

    /// Whether a defender may play this card to the trick, and no other has to say so: of several penalty cards declarer
    /// names one.
    fn is_his_to_play(&self, by: Seat, card: Card) -> bool {
        let playable = self.playable(by);
        let owed = playable & self.penalty_cards_of(by).major;
        playable.contains(card) && (owed.len() < 2 || !owed.contains(card))
    }

    fn could_not_comply(&self, player: Seat, card: Card) -> Option<CouldNotComply> {
        let leads = self.position.on_lead().is_some();
        let broken = |one: &&Restriction| match one.rule {
            Rule::MustLead(suits) => leads && !suits.cards().contains(card),
            Rule::MayNotLead(suits) => leads && suits.cards().contains(card),
            Rule::MustPlay(demand) => {
                let position = &self.position;
                !demand.among(position.hands[player], position.may_hold(player)).contains(card)
            }
            _ => false,
        };
        let penalty = self.penalty_cards_of(player).all();
        let ruled = |one: &Restriction| {
            let shown = law59::shown_to_be_played(one);
            !shown.is_empty() && (shown - penalty).is_empty()
        };
        let broken: Vec<&Restriction> = self
            .restrictions()
            .filter(|one| one.on == player)
            .filter(|one| broken(one) && !ruled(one))
            .collect();
        let demanded = broken.first()?.by;
        let legal = self.legal_cards(player).contains(card);
        let shown = broken.iter().filter_map(|one| self.shown_by(one));
        let shown = shown.reduce(|(cards, since), (more, later)| (cards | more, since.min(later)));
        let (shown, since) = shown.map_or((Cards::EMPTY, None), |(shown, since)| (shown, Some(since)));
        let gives_way = |one: Card| {
            self.card_forbidden_by(player, one).is_some_and(|by| is_duty_to_play_a_penalty_card(&by))
        };
        let owed = if shown.iter().any(gives_way) { penalty } else { Cards::EMPTY };
        legal.then(|| CouldNotComply { player, at: self.next_act(), demanded, shown, since, owed })
    }

    pub(super) fn judge_face_down(&self, by: Seat, card: Card) -> Verdict {
        law41::judge(self, by, card).map_or(Verdict::Regular, Verdict::Silent)
    }

    /// A lead that was put face down is faced: out of turn, or as one that was demanded or forbidden.
    pub(super) fn judge_facing(&self, by: Seat) -> Verdict {
        let Some(lead) = self.position.face_down_of(by) else { return Verdict::Regular };
        if self.position.trick().is_some_and(|trick| trick.leader.is_some()) {
            let mut before = self.before_face_down(lead);
            before.acts = self.acts;
            return before.judge_card(by, lead.card);
        }
        if let Some(out_of_turn) = self.lead_out_of_turn_at(lead.by, lead.card, lead.at) {
            return Verdict::Silent(out_of_turn);
        }
        if self.restrictions.is_empty() {
            return Verdict::Regular;
        }
        self.before_face_down(lead).judge_card(lead.by, lead.card)
    }

    /// The visible card is played; the other is found or not.
    pub(super) fn judge_hiding(&self, by: Seat, hidden: Card, or: Option<Card>) -> Verdict {
        let (at, trick) = (self.next_act(), self.position.current);
        Verdict::Silent(CardHidden { offender: by, card: hidden, trick, at, or }.into())
    }

    pub(super) fn judge_omission(&self, by: Seat) -> Verdict {
        let (at, trick) = (self.next_act(), self.position.current);
        let led = self.position.trick().and_then(crate::TrickSoFar::suit_led);
        let missed = law61::missed(self, by, self.legal_cards(by));
        let omitted = led.map(|led| CardOmitted { offender: by, trick, led, at, missed }.into());
        omitted.map_or(Verdict::Regular, Verdict::Silent)
    }

    pub(super) fn judge_exposure(&self, by: Seat, cards: Cards, how: Exposure) -> Verdict {
        // What is shown while a claim is looked at belongs to the claim.
        if self.position.suspended {
            return Verdict::Regular;
        }
        if let Some(matter) = law24::judge(self, by, cards, how) {
            return Verdict::Silent(matter);
        }
        if how == Exposure::Named && self.phase() == Phase::Auction {
            return Verdict::Silent(Conveyed::in_words(by, self.next_act()).into());
        }
        if !matches!(self.phase(), Phase::Clarification | Phase::Play) {
            return Verdict::Regular;
        }
        if how == Exposure::Held
            && !self.is_choosing_for(by)
            && !self.is_bound_by_what_he_showed(by)
            && let Some(matter) = self.held_out(by, cards)
        {
            return Verdict::Silent(matter);
        }
        let at = self.next_act();
        if self.position.is_defender(by) {
            Verdict::Silent(ExposedCards { owner: by, cards, how, at }.into())
        } else if self.position.declarer() == Some(by) {
            Verdict::Silent(DeclarersCards { owner: by, cards, at }.into())
        } else {
            Verdict::Regular
        }
    }

    /// A card held so that it is seen at its owner's turn, or after he has played to the trick.
    fn held_out(&self, by: Seat, cards: Cards) -> Option<Matter> {
        let second = || self.second_card(by, cards.lowest().filter(|_| cards.len() == 1)?);
        law45::judge_held(self, by, cards).or_else(second)
    }

    pub(super) fn judge_taking_back(&self, by: Seat, card: Card) -> Verdict {
        if let Some(lead) = self.position.face_down_of(by).filter(|lead| lead.card == card) {
            let corrected = law47::corrected_since(self, by, lead.at);
            return Verdict::Noticed(FaceDownTakenBack { offender: by, lead: lead.at, corrected }.into());
        }
        if self.position.tricks.iter().any(|trick| trick.cards[by] == Some(card)) {
            return law47::judge(self, by, card).map_or(Verdict::Regular, Verdict::Noticed);
        }
        if self.penalty_cards_of(by).all().contains(card) {
            return Verdict::Silent(PickedUp { owner: by, card, at: self.next_act() }.into());
        }
        Verdict::Regular
    }

    fn lead_out_of_turn(&self, by: Seat, card: Card) -> Option<Matter> {
        self.lead_out_of_turn_at(by, card, self.next_act())
    }

    fn lead_out_of_turn_at(&self, by: Seat, card: Card, at: ActNo) -> Option<Matter> {
        let to_lead = match self.phase() {
            Phase::Clarification => self.position.declarer().map(Seat::lho),
            Phase::Auction | Phase::Play | Phase::Over => self.position.on_lead(),
        };
        let turn = to_lead.filter(|turn| *turn != by)?;
        let trick = self.position.current;
        if self.awaits_corrected_lead(turn) && self.position.is_defender(by) {
            return Some(BeforeCorrectedLead { offender: by, card, at, turn }.into());
        }
        let led_by = if self.position.is_defender(by) { LedBy::Defender } else { LedBy::Declarer };
        let fifth = self.may_be_fifth(by, card, trick);
        Some(LeadOutOfTurn { offender: by, card, at, turn, trick, led_by, fifth }.into())
    }

    /// Whether this card may have been played to the trick before.
    fn may_be_fifth(&self, by: Seat, card: Card, trick: u8) -> Fifth {
        let before = trick.checked_sub(1).and_then(|before| self.position.tricks.get(usize::from(before)));
        let Some((before, led)) = before.and_then(|trick| Some((trick, trick.suit_led()?))) else {
            return Fifth::No;
        };
        let last = Seat::ALL.into_iter().max_by_key(|seat| before.acts[*seat]);
        Complete { cards: before.cards, led, last }.may_have_a_fifth(by, card)
    }

    /// Whether declarer had to take back a lead to this trick and has not led again.
    fn awaits_corrected_lead(&self, turn: Seat) -> bool {
        let to_this_trick =
            |at| self.plays.iter().any(|one| one.at == at && one.trick == self.position.current);
        !self.position.is_defender(turn)
            && self.withdrawn.iter().any(|one| one.under == L55B2 && to_this_trick(one.at))
    }

    fn penalty_card_not_played(&self, by: Seat, card: Card) -> Option<Matter> {
        let duty = self.card_forbidden_by(by, card).filter(is_duty_to_play_a_penalty_card)?;
        let legal = self.legal_cards(by);
        let all = self.penalty_cards_of(by).all();
        let (at, trick) = (self.next_act(), self.position.current);
        Some(PenaltyCardNotPlayed { offender: by, card, at, trick, owed: all & legal, duty }.into())
    }

    fn not_yet_played(&self, owner: Seat, card: Card) -> Option<Matter> {
        let cards = self.penalty_cards_of(owner).major;
        let legal = self.legal_cards(owner);
        let follows = self.may_follow_unrecorded(owner).contains(card);
        let owes_nothing =
            !cards.is_empty() && legal.contains(card) && (follows || (cards & legal).is_empty());
        owes_nothing.then(|| NotYetPlayed { owner, cards }.into())
    }
}

fn is_duty_to_play_a_penalty_card(by: &Provision) -> bool {
    [L50D1a, L50C, L51A, L52B2].contains(by)
}
