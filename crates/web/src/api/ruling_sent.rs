//! What is ruled, as a program sends it.

use serde::Deserialize;
#[cfg(test)]
use utoipa::ToSchema;

use super::caller::Caller;
use super::fields::Fields;
use super::lines::read_outcome;
use super::refusal::Refused;

/// A ruling, a penalty or a decision.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({
    "mark": "0123456789abcdef",
    "trial": true,
    "ruling": {
        "what": "assign", "line": "1A/3/2/7", "offenders": "ns", "by": "12C1c", "reason": "use of a hesitation",
        "both": [{ "result": "4SN-1", "weight": 60 }, { "result": "4SN=", "weight": 40 }],
    },
})))]
pub(super) struct RulingSent {
    /// The mark of what was read: of the line for what is ruled there, otherwise of the list of rulings.
    pub(super) mark: String,
    /// Only say what it would do.
    #[serde(default)]
    pub(super) trial: bool,
    /// What is ruled.
    pub(super) ruling: Ruled,
}

/// What is ruled or decided.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Ruled {
    /// The table's result stands.
    Stands {
        /// The board at the table, such as `1A/3/2/7`.
        line: String,
        /// Whether it is one of law or of judgement.
        #[serde(default)]
        matter: Matter,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// An artificial score: average plus, average or average minus for each side.
    Average {
        /// The board at the table, such as `1A/3/2/7`.
        line: String,
        /// For North-South.
        ns: Artificial,
        /// For East-West.
        ew: Artificial,
        /// Whether it is one of law or of judgement.
        #[serde(default)]
        matter: Matter,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// An assigned score: results with weights, the same for both sides or each side its own.
    Assign {
        /// The board at the table, such as `1A/3/2/7`.
        line: String,
        /// The results for both sides.
        #[serde(default)]
        both: Vec<Weighed>,
        /// Those for North-South alone.
        #[serde(default)]
        ns: Vec<Weighed>,
        /// Those for East-West alone.
        #[serde(default)]
        ew: Vec<Weighed>,
        /// Which side offended.
        #[serde(default)]
        offenders: Offenders,
        /// The provision that it rests on, such as `12C1c`; none for the usual one.
        by: Option<String>,
        /// Whether it is one of law or of judgement.
        #[serde(default)]
        matter: Matter,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// The Director himself brings a ruling before the committee.
    Refer {
        /// The number of the ruling.
        ruling: u16,
    },
    /// A penalty for a contestant.
    Penalty {
        /// The number of the entry.
        entry: u16,
        /// For the order of the event, or for conduct.
        kind: Penalty,
        /// In what it is counted.
        unit: Unit,
        /// How much, such as `10` or `2.5`; nothing for a warning.
        size: Option<String>,
        /// That more than a whole top is meant.
        #[serde(default)]
        sure: bool,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// The same penalty in another amount.
    ChangePenalty {
        /// Its number.
        penalty: u16,
        /// In what it is counted.
        unit: Unit,
        /// How much; nothing for a warning.
        size: Option<String>,
        /// That more than a whole top is meant.
        #[serde(default)]
        sure: bool,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// A penalty is withdrawn.
    WithdrawPenalty {
        /// Its number.
        penalty: u16,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// The Director himself brings a penalty before the committee.
    ReferPenalty {
        /// Its number.
        penalty: u16,
    },
    /// A decision on an appeal is taken further.
    Further {
        /// The number of the appeal.
        appeal: u16,
    },
    /// An appeal is decided.
    Decide {
        /// Its number.
        appeal: u16,
        /// What is decided.
        decision: Decided,
        /// What is recommended, where it is that.
        recommendation: Option<String>,
        /// Where the score is changed: the results for both sides.
        #[serde(default)]
        both: Vec<Weighed>,
        /// Those for North-South alone.
        #[serde(default)]
        ns: Vec<Weighed>,
        /// Those for East-West alone.
        #[serde(default)]
        ew: Vec<Weighed>,
        /// Which side offended.
        #[serde(default)]
        offenders: Offenders,
        /// The provision that the changed score rests on.
        by: Option<String>,
        /// Where a penalty is changed: in what it is counted.
        unit: Option<Unit>,
        /// How much it is.
        size: Option<String>,
        /// That more than a whole top is meant.
        #[serde(default)]
        sure: bool,
        /// That the appeal had no merit.
        #[serde(default)]
        without_merit: bool,
        /// Why.
        #[serde(default)]
        reason: String,
    },
}

/// A matter of law, or of judgement.
#[derive(Copy, Clone, Default, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Matter {
    /// Of law or regulation.
    Law,
    /// Of judgement.
    #[default]
    Judgement,
}

impl Matter {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Matter::Law => "law",
            Matter::Judgement => "judgement",
        }
    }
}

/// What a side gets by an artificial score.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Artificial {
    /// Average plus: not at fault.
    Plus,
    /// Average: partly at fault.
    Average,
    /// Average minus: directly at fault.
    Minus,
}

impl Artificial {
    const fn name(self) -> &'static str {
        match self {
            Artificial::Plus => "plus",
            Artificial::Average => "average",
            Artificial::Minus => "minus",
        }
    }
}

/// Which side offended.
#[derive(Copy, Clone, Default, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Offenders {
    /// Neither.
    #[default]
    None,
    /// North-South.
    Ns,
    /// East-West.
    Ew,
    /// Both.
    Both,
}

impl Offenders {
    const fn name(self) -> &'static str {
        match self {
            Offenders::None => "none",
            Offenders::Ns => "ns",
            Offenders::Ew => "ew",
            Offenders::Both => "both",
        }
    }
}

/// What a penalty is for.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Penalty {
    /// For what was done to the order of the event.
    Procedural,
    /// For conduct.
    Disciplinary,
}

/// In what a penalty is counted.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Unit {
    /// Nothing is taken.
    Warning,
    /// Hundredths of a top.
    Percent,
    /// Points of the event: matchpoints, IMPs or victory points.
    Points,
}

impl Unit {
    const fn name(self) -> &'static str {
        match self {
            Unit::Warning => "warning",
            Unit::Percent => "percent",
            Unit::Points => "points",
        }
    }
}

/// What is decided on an appeal.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Decided {
    /// What counts stands: the ruling or the penalty, or what was decided on it before.
    Stands,
    /// It counts again as it was ruled, whatever was decided on it before.
    AsRuled,
    /// The table's result is restored.
    Table,
    /// The penalty is lifted.
    Lift,
    /// The committee recommends something to the Director in charge.
    Recommend,
    /// Another score, or another penalty, takes its place.
    Change,
}

impl Decided {
    const fn name(self) -> &'static str {
        match self {
            Decided::Stands => "stands",
            Decided::AsRuled => "as-ruled",
            Decided::Table => "table",
            Decided::Lift => "lift",
            Decided::Recommend => "recommend",
            Decided::Change => "change",
        }
    }
}

/// A result with its weight.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Weighed {
    /// Contract, declarer and tricks over or under, such as `4SN+1`, or `PASS`.
    result: String,
    /// Its weight in hundredths; those of a side add up to 100.
    #[serde(default = "whole")]
    #[cfg_attr(test, schema(minimum = 1, maximum = 100, default = 100))]
    weight: u8,
}

const fn whole() -> u8 {
    100
}

/// The most results that a side's score weighs.
const MOST: usize = crate::pages::event::line::WEIGHED;

fn weighed(caller: &Caller, fields: Fields, side: &str, all: &[Weighed]) -> Result<Fields, Refused> {
    if all.len() > MOST {
        let message = caller.words().t("wrong-weights");
        return Err(Refused::field(format!("ruling.{side}"), message));
    }
    let mut fields = fields;
    for (place, one) in all.iter().enumerate() {
        let outcome = read_outcome(caller, &format!("ruling.{side}[{place}].result"), &one.result)?;
        fields = fields
            .with(format!("{side}-result-{place}"), outcome)
            .with(format!("{side}-weight-{place}"), one.weight);
    }
    Ok(fields)
}

fn adjusted(
    caller: &Caller,
    fields: Fields,
    [both, ns, ew]: [&[Weighed]; 3],
    (offenders, by): (Offenders, Option<&str>),
) -> Result<Fields, Refused> {
    let fields = weighed(caller, fields, "both", both)?;
    let fields = weighed(caller, fields, "ns", ns)?;
    let fields = weighed(caller, fields, "ew", ew)?;
    Ok(fields.with("offenders", offenders.name()).some("by", by))
}

fn amount(fields: Fields, unit: Option<Unit>, size: Option<&str>) -> Fields {
    fields.some("unit", unit.map(Unit::name)).some("size", size)
}

impl Ruled {
    /// The board at a table on which it is ruled; none where it is about something that was ruled.
    pub(super) fn line(&self) -> Option<&str> {
        match self {
            Ruled::Stands { line, .. } | Ruled::Average { line, .. } | Ruled::Assign { line, .. } => {
                Some(line)
            }
            _ => None,
        }
    }

    /// As the form of the page has it.
    pub(super) fn fields(&self, caller: &Caller) -> Result<Fields, Refused> {
        Ok(match self {
            Ruled::Stands { line, matter, reason } => Fields::doing("stands")
                .with("line", line)
                .with("matter", matter.name())
                .with("reason", reason),
            Ruled::Average { line, ns, ew, matter, reason } => Fields::doing("average")
                .with("line", line)
                .with("ns", ns.name())
                .with("ew", ew.name())
                .with("matter", matter.name())
                .with("reason", reason),
            Ruled::Assign { line, both, ns, ew, offenders, by, matter, reason } => {
                let fields = Fields::doing("assign")
                    .with("line", line)
                    .with("matter", matter.name())
                    .with("reason", reason);
                adjusted(caller, fields, [both, ns, ew], (*offenders, by.as_deref()))?
            }
            Ruled::Refer { ruling } => Fields::doing("refer").with("ruling", ruling),
            Ruled::Penalty { entry, kind, unit, size, sure, reason } => {
                let kind = match kind {
                    Penalty::Procedural => "procedural",
                    Penalty::Disciplinary => "disciplinary",
                };
                let fields = Fields::doing("penalty").with("entry", entry).with("kind", kind);
                amount(fields.with("reason", reason), Some(*unit), size.as_deref())
                    .some("sure", sure.then_some("1"))
            }
            Ruled::ChangePenalty { penalty, unit, size, sure, reason } => {
                let fields = Fields::doing("change-penalty").with("penalty", penalty).with("reason", reason);
                amount(fields, Some(*unit), size.as_deref()).some("sure", sure.then_some("1"))
            }
            Ruled::WithdrawPenalty { penalty, reason } => {
                Fields::doing("withdraw-penalty").with("penalty", penalty).with("reason", reason)
            }
            Ruled::ReferPenalty { penalty } => Fields::doing("refer-penalty").with("penalty", penalty),
            Ruled::Further { appeal } => Fields::doing("further").with("appeal", appeal),
            Ruled::Decide {
                appeal,
                decision,
                recommendation,
                both,
                ns,
                ew,
                offenders,
                by,
                unit,
                size,
                sure,
                without_merit,
                reason,
            } => {
                let fields = Fields::doing("decide")
                    .with("appeal", appeal)
                    .with("decision", decision.name())
                    .some("recommendation", recommendation.as_ref())
                    .some("without-merit", without_merit.then_some("1"))
                    .with("reason", reason);
                let fields = amount(fields, *unit, size.as_deref()).some("sure", sure.then_some("1"));
                adjusted(caller, fields, [both, ns, ew], (*offenders, by.as_deref()))?
            }
        })
    }
}

/// What a player does about a ruling or a penalty that concerns him.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "what": "appeal", "ruling": 2, "matter": "judgement" })))]
pub(super) enum AppealSent {
    /// Appeals against a ruling.
    Appeal {
        /// Its number.
        ruling: u16,
        /// Whether the appeal is about law or about judgement.
        #[serde(default)]
        matter: Matter,
    },
    /// Appeals against a penalty.
    AppealPenalty {
        /// Its number.
        penalty: u16,
    },
    /// Concurs with the appeal of his partner; of a team the captain does.
    Concur {
        /// The number of the appeal.
        appeal: u16,
    },
    /// Takes a decision further, where the regulations allow.
    Further {
        /// The number of the appeal.
        appeal: u16,
    },
    /// Takes an appeal back.
    Withdraw {
        /// The number of the appeal.
        appeal: u16,
    },
}

impl AppealSent {
    /// As the form of the page has it.
    pub(super) fn fields(&self) -> Fields {
        match self {
            AppealSent::Appeal { ruling, matter } => {
                Fields::doing("appeal").with("ruling", ruling).with("matter", matter.name())
            }
            AppealSent::AppealPenalty { penalty } => Fields::doing("appeal-penalty").with("penalty", penalty),
            AppealSent::Concur { appeal } => Fields::doing("concur").with("appeal", appeal),
            AppealSent::Further { appeal } => Fields::doing("further").with("appeal", appeal),
            AppealSent::Withdraw { appeal } => Fields::doing("withdraw").with("appeal", appeal),
        }
    }
}
