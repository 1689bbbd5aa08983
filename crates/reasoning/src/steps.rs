//! The steps of a ruling, in the order in which they were taken.

use openroom_cards::Seat;
use openroom_lawbook::Provision;
use openroom_laws::{
    ActNo, CaseRecord, CaseState, Event, Finding, Question, Said as Spoken, Table, What, Who,
};

use crate::{Prose, Said};

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
pub fn reasoning(table: &Table, case: &CaseRecord, prose: &Prose) -> Vec<Step> {
    let name = |at: ActNo| named(table, at, prose);
    let edition = table.settings().edition;
    let framed = |key: &str, by: Provision, parts: &[(&str, Said)]| {
        let cited = by.cite(edition);
        let mut texts: Vec<(&str, &str)> =
            parts.iter().map(|(part, said)| (*part, said.text.as_str())).collect();
        texts.push(("law", cited));
        let mut said = prose.frame(key, &texts);
        said.faults.extend(parts.iter().flat_map(|(_, said)| said.faults.clone()));
        said
    };
    let mut steps = vec![];
    let breach = case.matter.breach();
    let facts = [("matter", prose.say(&case.matter, &name)), ("notice", prose.say(&case.notice, &name))];
    steps.push(Step { kind: Kind::Facts, by: breach, said: framed("frame-facts", breach, &facts) });
    let mut orders = case.orders.iter().peekable();
    for answered in 0..=case.answers.len() {
        while let Some(given) = orders.next_if(|given| usize::from(given.rests_on) <= answered) {
            let parts = [("order", prose.say(&given.order, &name))];
            steps.push(Step {
                kind: Kind::Ordered,
                by: given.by,
                said: framed("frame-ordered", given.by, &parts),
            });
        }
        if let Some((question, answer)) = case.answers.get(answered) {
            let parts = [
                ("who", who(question.to, prose)),
                ("question", asked(question, prose, &name)),
                ("answer", prose.say(answer, &name)),
            ];
            let said = framed("frame-answered", question.by, &parts);
            steps.push(Step { kind: Kind::Answered, by: question.by, said });
        }
    }
    for question in &case.open {
        let parts = [("who", who(question.to, prose)), ("question", asked(question, prose, &name))];
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

fn who(who: Who, prose: &Prose) -> Said {
    match who {
        Who::Player(seat) => Said { text: prose.words().seat(seat).to_owned(), faults: vec![] },
        Who::Director => prose.frame("director", &[]),
    }
}

fn asked(question: &Question, prose: &Prose, name: &dyn Fn(ActNo) -> String) -> Said {
    match &question.what {
        // Here it is about the whole board, and no claim.
        What::Finding(Finding::TricksOf { side, .. }) if question.by.law() == Some(79) => {
            prose.frame("frame-tricks-won", &[("side", prose.words().side(side))])
        }
        What::Choice(choice) => prose.say(choice, name),
        What::Finding(finding) => prose.say(finding, name),
        What::Fact(fact) => prose.say(fact, name),
        What::Wait(wait) => prose.say(wait, name),
    }
}

/// A call or card of the record with its player; anything else by its kind and who did it.
fn named(table: &Table, at: ActNo, prose: &Prose) -> String {
    let w = prose.words();
    let made = |what: &str, by: Seat| prose.frame("frame-made", &[("what", what), ("by", w.seat(by))]).text;
    if let Some(call) = table.calls().iter().find(|made| made.at == at) {
        let what = match call.said {
            Spoken::Call(call) => w.call(call),
            Spoken::AboveSeven { level, denomination } => format!("{level}{}", w.denomination(denomination)),
        };
        return made(&what, call.by);
    }
    if let Some(played) = table.plays().iter().find(|played| played.at == at) {
        return made(&w.card(played.card), played.by);
    }
    let act = table.events().iter().find_map(|event| match event {
        Event::Acted(no, act) if *no == at => Some(act),
        _ => None,
    });
    act.map_or_else(|| prose.frame("frame-before", &[]).text, |act| prose.act(act))
}
