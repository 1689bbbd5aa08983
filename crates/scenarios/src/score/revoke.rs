//! What a revoke costs.

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L64A, L64B, L67B1a, L67B1b};
use openroom_laws::law61::Missed;
use openroom_laws::law64::{Established, OtherRevoke, Spoken, Together, WonBy};

use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::{Did, Ordered};
use crate::line::Who;
use crate::words::Words;

pub(super) const ACTS: Forms = &[
    ("SEAT revokes on trick NUMBER", "established; he won the trick and his side no later one unless told"),
    ("end of play", "what the revoke costs"),
];

pub(super) const BEGINNINGS: Forms = &[
    ("partner wins the trick", "dummy, where declarer revoked"),
    ("the opponents win the trick", ""),
    ("the offending side wins NUMBER later tricks", "`1 later trick`"),
    ("a penalty card was withheld", "or `a card of dummy`, `a card face up`"),
    ("he revoked in the suit before, ENDING", "ENDING is `established` or `corrected`"),
    ("he revoked in another suit before", ""),
    ("the other side revoked too, ENDING", ""),
    ("noticed after a call on the next deal", "by a player of the non-offending side"),
    ("noticed after a call of the offending side on the next deal", "and of no other player"),
    ("noticed after the round", ""),
    ("noticed on the last board before the round ended", ""),
    ("both revokes of the trick were corrected", "after the lead to the next"),
    ("a card was missing, he has the suit led", "or `he has none of the suit led`: deemed a revoke"),
];

pub(super) const ORDERS: Forms = &[
    ("deemed a revoke", ""),
    ("transfer after play", "to the non-offending side"),
    ("no transfer", ""),
    ("NUMBER tricks", "how many; `1 trick`"),
];

impl Sheet {
    pub(super) fn revokes(&mut self, who: Who, mut words: Words<'_>) -> Result<Did, Fault> {
        let Who::Player(_) = who else { return Err(words.fault("a player who revokes")) };
        words.expect("revokes on trick")?;
        let trick: u8 = words.read("a trick from 1 to 12", |word| {
            word.parse().ok().filter(|trick| (1..=12).contains(trick))
        })?;
        words.done()?;
        self.revoke = Some(Established {
            trick: trick - 1,
            won_by: WonBy::Offender,
            later: 0,
            missed: Missed::Closed,
            earlier: None,
            other_side: None,
            spoken: Spoken::InTime,
            corrected_together: Together::No,
            deemed: None,
        });
        Ok(Did::Prepared)
    }

    pub(super) fn describes_revoke(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        let Some(revoke) = &mut self.revoke else { return Ok(false) };
        let plain: [Plain; 13] = [
            ("partner wins the trick", |revoke| revoke.won_by = WonBy::Partner),
            ("the opponents win the trick", |revoke| revoke.won_by = WonBy::Opponents),
            ("a penalty card was withheld", |revoke| revoke.missed = Missed::PenaltyCard),
            ("a card of dummy was withheld", |revoke| revoke.missed = Missed::Dummy),
            ("a card face up was withheld", |revoke| revoke.missed = Missed::Faced),
            ("noticed after a call on the next deal", |revoke| revoke.spoken = Spoken::AfterACall),
            ("noticed after a call of the offending side on the next deal", |revoke| {
                revoke.spoken = Spoken::InTime;
            }),
            ("noticed after the round", |revoke| revoke.spoken = Spoken::AfterTheRound),
            ("noticed on the last board before the round ended", |revoke| revoke.spoken = Spoken::InTime),
            ("he revoked in another suit before", |revoke| revoke.earlier = None),
            ("both revokes of the trick were corrected", |revoke| revoke.corrected_together = Together::Yes),
            ("a card was missing , he has the suit led", |revoke| revoke.deemed = Some(L67B1a)),
            ("a card was missing , he has none of the suit led", |revoke| revoke.deemed = Some(L67B1b)),
        ];
        for (phrase, set) in plain {
            if words.take(phrase) {
                set(revoke);
                words.done()?;
                return Ok(true);
            }
        }
        if words.take("the offending side wins") {
            revoke.later = words.number()?;
            words.expect(if revoke.later == 1 { "later trick" } else { "later tricks" })?;
        } else if words.take("he revoked in the suit before ,") {
            revoke.earlier = Some(ending(words)?);
        } else if words.take("the other side revoked too ,") {
            revoke.other_side = Some(ending(words)?);
        } else {
            return Ok(false);
        }
        words.done()?;
        Ok(true)
    }

    pub(super) fn transfers(&mut self, words: &mut Words<'_>) -> Result<Option<Vec<Ordered>>, Fault> {
        if !words.take("end of play") {
            return Ok(None);
        }
        words.done()?;
        let Some(revoke) = &self.revoke else { return Err(words.fault("a revoke before this line")) };
        let transfer = revoke.transfer(self.edition);
        let tricks = match transfer.tricks {
            1 => "1 trick".to_owned(),
            tricks => format!("{tricks} tricks"),
        };
        let order = |by: Provision, words: &str| Ordered { by, words: words.to_owned() };
        let mut orders: Vec<Ordered> =
            revoke.deemed.map(|by| order(by, "deemed a revoke")).into_iter().collect();
        orders.push(match transfer.tricks {
            0 => order(L64B, "no transfer"),
            _ => order(L64A, "transfer after play"),
        });
        orders.push(order(transfer.by, &tricks));
        Ok(Some(orders))
    }
}

/// A line that stands for itself, and what it says.
type Plain = (&'static str, fn(&mut Established));

fn ending(words: &mut Words<'_>) -> Result<OtherRevoke, Fault> {
    words.read("`established` or `corrected`", |word| match word {
        "established" => Some(OtherRevoke::Established),
        "corrected" => Some(OtherRevoke::Corrected),
        _ => None,
    })
}
