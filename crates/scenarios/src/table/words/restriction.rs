use openroom_laws::{Demand, PenaltyCard, Restriction, Rule, Table, Until};

use super::{Named, Suits, list, words};

words! {
    /// What a player must or may not do.
    fn rule(rule: Rule, table), RULES {
        Rule::MustPass => "must pass",
        Rule::MustCall(call) => "must call CALL" [call],
        Rule::MayNotDouble => "may not double",
        Rule::MustLead(suits) => "must lead SUITS" [Suits(*suits)],
        Rule::MayNotLead(suits) => "may not lead SUITS" [Suits(*suits)],
        Rule::MustPlay(Demand::OneOf(cards)) => "must play CARDS" [list(*cards)],
        Rule::MustPlay(Demand::Highest(suit)) => "must play highest SUIT" [suit],
        Rule::MustPlay(Demand::Lowest(suit)) => "must play lowest SUIT" [suit],
        Rule::MustPlay(Demand::Of(suit)) => "must play suit SUIT" [suit],
        Rule::MustPlay(Demand::Not(suit)) => "may not play suit SUIT" [suit],
        Rule::PenaltyCard { card, kind: PenaltyCard::Major } => "major penalty card CARD" [card],
        Rule::PenaltyCard { card, kind: PenaltyCard::Minor } => "minor penalty card CARD" [card],
        /// Declarer may restrict the first lead because of partner's withdrawn call.
        Rule::LeadMayBeRestricted { offender: _, withdrawn } => "lead may be restricted for CALL" [Named(table, *withdrawn)],
    }
}

words! {
    /// When a restriction ends.
    fn until(until: Until, table), ENDS {
        Until::NextTurn => "next turn",
        Until::EndOfAuction => "end of auction",
        Until::FirstLead => "first lead",
        Until::LosesLead => "loses lead",
        Until::PlaysOnce => "plays once",
        Until::Played => "played",
        Until::EndOfPlay => "end of play",
    }
}

/// A restriction as an order writes it.
pub(in crate::table) fn restriction(restriction: &Restriction, table: &Table) -> String {
    format!(
        "{} {} until {}",
        restriction.on,
        rule(&restriction.rule, table),
        until(&restriction.until, table)
    )
}
