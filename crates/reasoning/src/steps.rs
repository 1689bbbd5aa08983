//! The steps of a ruling, in the order in which they were taken.

use openroom_lawbook::Provision;
use openroom_laws::{ActNo, CaseRecord, CaseState, Event, Question, Said as Spoken, Table, What, Who};

use crate::{Language, Said};

/// What a step is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What the case is about and how it came up.
    Facts,
    /// A question and its answer.
    Answered,
    /// An order.
    Ordered,
    /// A question that is still open.
    Open,
    /// How the case ended.
    Ended,
}

/// A step of the reasoning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it is.
    pub kind: Kind,
    /// The provision that it rests on.
    pub by: Provision,
    /// The sentence.
    pub said: Said,
}

/// The reasoning of a case.
pub fn reasoning(table: &Table, case: &CaseRecord, language: &Language) -> Vec<Step> {
    let name = |at: ActNo| named(table, at, language);
    let edition = table.settings().edition;
    let framed = |key: &str, by: Provision, parts: &[(&str, Said)]| {
        let cited = by.cite(edition);
        let mut texts: Vec<(&str, &str)> =
            parts.iter().map(|(part, said)| (*part, said.text.as_str())).collect();
        texts.push(("law", cited));
        let mut said = language.frame(key, &texts);
        said.faults.extend(parts.iter().flat_map(|(_, said)| said.faults.clone()));
        said
    };
    let mut steps = vec![];
    let breach = case.matter.breach();
    let facts =
        [("matter", language.say(&case.matter, &name)), ("notice", language.say(&case.notice, &name))];
    steps.push(Step { kind: Kind::Facts, by: breach, said: framed("frame-facts", breach, &facts) });
    let mut orders = case.orders.iter().peekable();
    for answered in 0..=case.answers.len() {
        while let Some(given) = orders.next_if(|given| usize::from(given.rests_on) <= answered) {
            let parts = [("order", language.say(&given.order, &name))];
            steps.push(Step {
                kind: Kind::Ordered,
                by: given.by,
                said: framed("frame-ordered", given.by, &parts),
            });
        }
        if let Some((question, answer)) = case.answers.get(answered) {
            let parts = [
                ("who", who(question.to, language)),
                ("question", asked(question, language, &name)),
                ("answer", language.say(answer, &name)),
            ];
            let said = framed("frame-answered", question.by, &parts);
            steps.push(Step { kind: Kind::Answered, by: question.by, said });
        }
    }
    for question in &case.open {
        let parts = [("who", who(question.to, language)), ("question", asked(question, language, &name))];
        steps.push(Step {
            kind: Kind::Open,
            by: question.by,
            said: framed("frame-open", question.by, &parts),
        });
    }
    let ended = match case.state {
        CaseState::Open => return steps,
        CaseState::Closed => "frame-closed",
        CaseState::Lapsed => "frame-lapsed",
        CaseState::Waived => "frame-waived",
        CaseState::Withdrawn => "frame-withdrawn",
        CaseState::Strayed => "frame-strayed",
    };
    steps.push(Step { kind: Kind::Ended, by: breach, said: framed(ended, breach, &[]) });
    steps
}

fn who(who: Who, language: &Language) -> Said {
    match who {
        Who::Player(seat) => Said { text: seat.to_string(), faults: vec![] },
        Who::Director => language.frame("director", &[]),
    }
}

fn asked(question: &Question, language: &Language, name: &dyn Fn(ActNo) -> String) -> Said {
    match &question.what {
        What::Choice(choice) => language.say(choice, name),
        What::Finding(finding) => language.say(finding, name),
        What::Fact(fact) => language.say(fact, name),
        What::Wait(wait) => language.say(wait, name),
    }
}

/// A call or card of the record: `E 1D`; anything else by its kind and who did it.
fn named(table: &Table, at: ActNo, language: &Language) -> String {
    if let Some(made) = table.calls().iter().find(|made| made.at == at) {
        return match made.said {
            Spoken::Call(call) => format!("{} {call}", made.by),
            Spoken::AboveSeven { level, denomination } => format!("{} {level}{denomination}", made.by),
        };
    }
    if let Some(played) = table.plays().iter().find(|played| played.at == at) {
        return format!("{} {}", played.by, played.card);
    }
    let act = table.events().iter().find_map(|event| match event {
        Event::Acted(no, act) if *no == at => Some(act),
        _ => None,
    });
    act.map_or_else(|| language.frame("frame-before", &[]).text, |act| language.act(act))
}
