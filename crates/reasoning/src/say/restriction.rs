use openroom_lawbook::{
    Provision,
    differences::{self, LeadRestriction},
};
use openroom_laws::{Demand, PenaltyCard, Restriction, Rule, Table, Until};

use super::{Variables, act_named, cards, suits, title, variant};
use crate::words::Words;

/// What a restriction demands.
pub fn rule(w: Words, table: &Table, restriction: &Restriction) -> String {
    rule_on(w, table, &restriction.rule, restriction.by)
}

pub(super) fn rule_on(w: Words, table: &Table, rule: &Rule, by: Provision) -> String {
    let (key, variables): (String, Variables) = match rule {
        Rule::MustCall(call) => (variant(rule), vec![("call", w.call(*call))]),
        Rule::MustLead(of) | Rule::MayNotLead(of) => (variant(rule), vec![("suits", suits(w, *of))]),
        Rule::MustPlay(Demand::OneOf(some)) if some.len() == 1 => {
            ("must-play-only".to_owned(), vec![("cards", cards(w, *some))])
        }
        Rule::MustPlay(demand) => (format!("must-play-{}", variant(demand)), demanded(w, *demand)),
        Rule::PenaltyCard { card, kind } => {
            let kind = match kind {
                PenaltyCard::Major => "major-penalty-card",
                PenaltyCard::Minor => "minor-penalty-card",
            };
            (kind.to_owned(), vec![("card", w.card(*card))])
        }
        Rule::LeadMayBeRestricted { offender, withdrawn } => {
            let key = match differences::lead_restriction(table.settings().edition) {
                LeadRestriction::SuitOfTheWithdrawnCall => "lead-may-be-restricted-once",
                LeadRestriction::SuitNotShown => "lead-may-be-restricted",
            };
            let act = act_named(w, table, *withdrawn);
            (key.to_owned(), vec![("act", act), ("offender", w.seat(*offender).to_owned())])
        }
        _ => (variant(rule), vec![]),
    };
    let key = format!("rule-{key}");
    if w.has(&key) { w.say(&key, &variables) } else { title(w, by) }
}

/// The sentence that says a rule of a player: languages differ in how they say who must and who may not.
pub(super) const fn sentence(rule: &Rule) -> &'static str {
    match rule {
        Rule::MustPlay(Demand::Not(_)) | Rule::MayNotLead(_) | Rule::MayNotDouble => "order-restrict-may-not",
        Rule::MustPass | Rule::MustCall(_) | Rule::MustLead(_) | Rule::MustPlay(_) => "order-restrict-must",
        _ => "order-restrict",
    }
}

/// Who is bound, as the words of the rule want it before them.
pub fn bound(w: Words, restriction: &Restriction) -> String {
    let key = match sentence(&restriction.rule) {
        "order-restrict-must" => "bound-must",
        _ => "bound-may-not",
    };
    w.with(key, "seat", w.seat(restriction.on))
}

fn demanded(w: Words, demand: Demand) -> Variables {
    match demand {
        Demand::OneOf(some) => vec![("cards", cards(w, some))],
        Demand::Highest(suit) | Demand::Lowest(suit) | Demand::Of(suit) | Demand::Not(suit) => {
            vec![("suit", w.suit(suit).to_owned())]
        }
    }
}

/// When a restriction ends.
pub fn until(w: Words, until: Until) -> String {
    let key = format!("until-{}", variant(&until));
    if w.has(&key) { w.t(&key) } else { String::new() }
}
