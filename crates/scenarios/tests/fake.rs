//! The ground tried with a small engine of its own: a counter that asks before it passes ten.

use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L18D, L27A1, L27B, L27B1a};
use openroom_scenarios::{
    Asked, Check, Did, Differs, Driver, Edit, Entry, Fault, Ground, Header, Ordered, Refusal, Refused, Run,
    Touches, Who, Words, Wrong, parse, run, update,
};

struct Fake;

struct Counter {
    edition: Edition,
    sum: u32,
    asked: Option<u32>,
    forgets: bool,
}

impl Driver for Fake {
    fn begin(&self, edition: Edition, header: &Header) -> Result<Box<dyn Ground>, Fault> {
        let forgets = header.settings.iter().any(|setting| setting.name == "forgets");
        Ok(Box::new(Counter { edition, sum: 0, asked: None, forgets }))
    }

    fn vocabulary(&self) -> Vec<Entry> {
        Vec::new()
    }

    fn renamed(&self) -> &'static [(&'static str, &'static str)] {
        &[("grew to", "is now"), ("total", "sum")]
    }
}

impl Counter {
    fn add(&mut self, number: u32) -> Did {
        self.sum += number;
        Did::Acted(vec![
            Ordered { by: L27B, words: format!("sum is now {}", self.sum) },
            Ordered { by: L27B1a, words: "nothing further".to_owned() },
        ])
    }
}

impl Ground for Counter {
    fn act(&mut self, _: Who, mut words: Words<'_>) -> Result<Did, Fault> {
        words.expect("adds")?;
        let number: u32 = words.number()?;
        words.done()?;
        let limit = if self.edition == Edition::Laws2007 { 100 } else { 10 };
        if number == 0 {
            Ok(Did::Refused(Refusal { by: Some(L18D), words: "nothing to add".to_owned() }))
        } else if self.sum + number > limit {
            self.asked = Some(number);
            Ok(Did::Acted(Vec::new()))
        } else {
            Ok(self.add(number))
        }
    }

    fn state(&mut self, mut words: Words<'_>) -> Result<Did, Fault> {
        if words.take("begin at") {
            self.sum = words.number()?;
            return Ok(Did::Prepared);
        }
        if !words.take("sum") {
            words.expect("total")?;
        }
        let sum: u32 = words.number()?;
        Ok(Did::Checked(Check {
            expected: format!("sum {sum}"),
            found: format!("sum {}", self.sum),
            by: Vec::new(),
        }))
    }

    fn questions(&self) -> Vec<Asked> {
        let to = Who::Player(openroom_cards::Seat::South);
        self.asked.iter().map(|_| Asked { by: L27A1, to, words: "go past ten".to_owned() }).collect()
    }

    fn waits(&self) -> Vec<Asked> {
        Vec::new()
    }

    fn answer(&mut self, question: usize, mut words: Words<'_>) -> Result<Did, Fault> {
        assert_eq!(question, 0);
        if words.take("no") {
            self.asked = None;
            return Ok(Did::Acted(Vec::new()));
        }
        words.expect("yes")?;
        let number = self.asked.take().unwrap_or_default();
        Ok(self.add(number))
    }

    fn rebuild(&mut self) -> Result<(), Differs> {
        if self.forgets && self.sum > 0 {
            return Err(Differs { was: self.sum.to_string(), rebuilt: "0".to_owned() });
        }
        Ok(())
    }
}

fn runs(text: &str) -> Vec<Run> {
    let document = parse(text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let block = &document.blocks[0];
    block.header.editions().into_iter().map(|edition| run(&document, block, edition, Some(&Fake))).collect()
}

fn one(lines: &str) -> Run {
    runs(&format!("```table 2017\n{lines}\n```\n")).remove(0)
}

fn wrong(lines: &str) -> Vec<String> {
    one(lines).failures.iter().map(ToString::to_string).collect()
}

const GOOD: &str = "begin at 4\nN adds 5\n=> 27B sum is now 9\n=> 27B1a nothing further\nasked nobody\n\
    W adds 2\nasked S go past ten by 27A1\nwaiting nobody\nS go past ten? yes\n=> 27B1a nothing further\n\
    => 27B sum is now 11\nsum 11\nE adds 0\nrefused 18D\nS adds 0\nrefused 18D nothing to add";

#[test]
fn what_is_said_exactly_passes() {
    assert_eq!(wrong(GOOD), [""; 0]);
    let run = one(GOOD);
    assert_eq!(run.cited.list(), "18D, 27A1, 27B, 27B1a");
    let (_, ways) = run.cited.iter().find(|(provision, _)| *provision == L27B).unwrap();
    assert_eq!((ways.ordered, ways.asked, ways.refused), (2, 0, 0));
}

#[test]
fn an_order_not_expected_fails() {
    assert_eq!(wrong("N adds 5\n=> 27B sum is now 5"), ["2:1: not expected: => 27B1a nothing further"]);
}

#[test]
fn an_order_that_did_not_come_fails() {
    let lines = "N adds 5\n=> 27B sum is now 5\n=> 27B1a nothing further\n=> 27B1a nothing further";
    assert_eq!(wrong(lines), ["5:1: did not come: => 27B1a nothing further"]);
    let other = "N adds 5\n=> 27A1 sum is now 5\n=> 27B1a nothing further";
    assert_eq!(
        wrong(other),
        ["3:1: did not come: => 27A1 sum is now 5", "2:1: not expected: => 27B sum is now 5"]
    );
}

#[test]
fn an_answer_nobody_asked_for_fails() {
    assert_eq!(wrong("S go past ten? no"), ["2:1: nobody asked: S go past ten; asked are: nobody"]);
    assert_eq!(
        wrong("N adds 11\nN go past ten? no"),
        ["3:1: nobody asked: N go past ten; asked are: S go past ten by 27A1"]
    );
}

#[test]
fn a_question_without_an_answer_fails() {
    assert_eq!(wrong("N adds 11\nsum 0"), ["3:1: asked and not answered: S go past ten by 27A1"]);
}

#[test]
fn refusals_must_be_expected() {
    assert_eq!(wrong("N adds 0\nsum 0"), ["2:1: not expected: refused 18D nothing to add"]);
    assert_eq!(
        wrong("N adds 0\nrefused 27B\nsum 0"),
        ["3:1: expected `refused 27B`; it is `refused 18D nothing to add`"]
    );
    assert_eq!(wrong("N adds 11\nrefused 18D\nS go past ten? no"), ["3:1: was not refused"]);
}

#[test]
fn checks_are_compared() {
    assert_eq!(wrong("sum 3"), ["2:1: expected `sum 3`; it is `sum 0`"]);
    assert_eq!(wrong("asked S go past ten"), ["2:1: expected S go past ten; it is nobody"]);
    assert_eq!(wrong("begin at 3"), ["1:4: nothing is checked here"]);
    assert_eq!(
        wrong("sum 0\n=> 27B sum is now 0"),
        ["3:1: `=>` and `refused` stand right after the act or answer that they follow"]
    );
}

#[test]
fn words_that_cannot_be_read_say_where() {
    assert_eq!(wrong("N adds many"), ["2:8: found `many`, expected a number"]);
    assert_eq!(wrong("N adds"), ["2:7: the line ends, expected a number"]);
    assert_eq!(wrong("sum 0 and more"), [""; 0]);
    assert_eq!(wrong("N adds 1 and more"), ["2:10: found `and`, expected nothing more"]);
}

#[test]
fn everything_is_rebuilt_after_every_line() {
    let run =
        runs("```table 2017 forgets=yes\nN adds 1\n=> 27B sum is now 1\n=> 27B1a nothing further\n```\n")
            .remove(0);
    assert!(matches!(run.failures[0].wrong, Wrong::Rebuilt(_)));
}

#[test]
fn the_provision_of_the_heading_must_be_cited() {
    let text =
        "## 27B1a 27C Two\n```table 2017\nN adds 1\n=> 27B sum is now 1\n=> 27B1a nothing further\n```\n";
    let failures = runs(text).remove(0).failures;
    assert_eq!(
        failures[0].to_string(),
        "2:4: the heading names 27C, which was not cited; cited were: 27B, 27B1a"
    );
    assert_eq!(failures.len(), 1);
}

#[test]
fn editions_differ() {
    let lines = "N adds 50\n=> 27B sum is now 50\n=> 27B1a nothing further\n";
    let passed: Vec<bool> = runs(&format!("```table all\n{lines}```\n")).iter().map(Run::passed).collect();
    assert_eq!(passed, [true, false, false]);
    assert_eq!(runs(&format!("```table\n{lines}```\n")).len(), 2);
}

#[test]
fn wording_is_rewritten_and_substance_is_not() {
    let text = "```table 2017\nN adds 1\n=> 27B sum grew to 1\n=> 27B1a nothing further\n```\n";
    let run = runs(text).remove(0);
    assert_eq!(
        run.failures[0].to_string(),
        "3:1: is now written `=> 27B sum is now 1` (UPDATE=1 rewrites it)"
    );
    let now = update(text, &run.edits, Touches::Wording).unwrap();
    assert!(runs(&now)[0].passed());

    let text = "```table 2017\nN adds 1\n=> 27B sum is now 2\nsum 7\n```\n";
    let run = runs(text).remove(0);
    assert_eq!(update(text, &run.edits, Touches::Wording), Err(Refused::Substance(3)));
    let now = update(text, &run.edits, Touches::Substance).unwrap();
    assert_eq!(now, "```table 2017\nN adds 1\n=> 27B sum is now 1\n=> 27B1a nothing further\nsum 1\n```\n");
    let edits: &[Edit] = &run.edits;
    assert!(edits.iter().all(|edit| edit.touches == Touches::Substance));
}
