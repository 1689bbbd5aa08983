use std::collections::BTreeSet;
use std::slice;

use openroom_lawbook::{Edition, Language, Provision};

use crate::cited::Cited;
use crate::document::{Block, Document};
use crate::fault::Place;
use crate::ground::{Asked, Check, Did, Driver, Entry, Ground, Ordered, Refusal};
use crate::line::{Line, Question, Says};
use crate::update::Edit;
use crate::wrong::{Failure, Wrong};

/// One block run in one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The edition.
    pub edition: Edition,
    /// Why it failed; empty where it passed.
    pub failures: Vec<Failure>,
    /// The provisions that it cited.
    pub cited: Cited,
    /// What would have to change in the file for it to pass.
    pub edits: Vec<Edit>,
    /// The rulings that were made, each as its reasoning.
    pub reasoning: Vec<Vec<String>>,
}

impl Run {
    /// Whether nothing failed.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Runs a block in an edition on what stands behind its kind; the reasoning is in English.
pub fn run(document: &Document, block: &Block, edition: Edition, driver: Option<&dyn Driver>) -> Run {
    run_in(document, block, edition, driver, Language::En)
}

/// Runs a block in an edition on what stands behind its kind, with the reasoning in this language.
pub fn run_in(
    document: &Document,
    block: &Block,
    edition: Edition,
    driver: Option<&dyn Driver>,
    language: Language,
) -> Run {
    let mut run = Run {
        edition,
        failures: Vec::new(),
        cited: Cited::default(),
        edits: Vec::new(),
        reasoning: Vec::new(),
    };
    let Some(driver) = driver else {
        run.fail(block.header.place, Wrong::NoGround(block.header.kind));
        return run;
    };
    match driver.begin(edition, &block.header) {
        Ok(ground) => {
            Runner { run: &mut run, ground, driver, language, checks: 0 }.block(document, block);
        }
        Err(fault) => run.fail(fault.place, Wrong::Unreadable(fault)),
    }
    run
}

impl Run {
    fn fail(&mut self, place: Place, wrong: Wrong) {
        self.failures.push(Failure { place, wrong });
    }
}

struct Runner<'a> {
    run: &'a mut Run,
    ground: Box<dyn Ground>,
    driver: &'a dyn Driver,
    language: Language,
    checks: usize,
}

/// A line that could not be done: what follows it makes no sense.
struct Stopped;

impl Runner<'_> {
    fn block(mut self, document: &Document, block: &Block) {
        let mut lines = block.lines.iter().peekable();
        let mut last = block.header.place;
        while let Some(line) = lines.next() {
            last = line.place;
            let mut follows = Vec::new();
            while let Some(next) =
                lines.next_if(|next| matches!(next.says, Says::Follows { .. } | Says::Refused { .. }))
            {
                last = next.place;
                follows.push(next);
            }
            if self.line(line, &follows).is_err() {
                return;
            }
        }
        self.run.reasoning = self.ground.reasoning(self.language);
        let open = self.ground.questions();
        if !open.is_empty() {
            self.fail(last, Wrong::Unanswered(open));
        }
        if self.checks == 0 {
            self.fail(block.header.place, Wrong::ChecksNothing);
        }
        for provision in document.heading(block).into_iter().flat_map(|heading| &heading.provisions) {
            if !self.run.cited.contains(*provision) {
                let cited = self.run.cited.list();
                self.fail(block.header.place, Wrong::NotCited(*provision, cited));
            }
        }
    }

    fn line(&mut self, line: &Line, follows: &[&Line]) -> Result<(), Stopped> {
        self.checks += follows.len();
        if let Says::Asked(_) | Says::Waiting(_) | Says::Answers { .. } = line.says
            && let Err(fault) = self.ground.prepare(line.words())
        {
            self.fail(line.place, Wrong::Unreadable(fault));
            return Err(Stopped);
        }
        let mut answers = None;
        let did = match &line.says {
            Says::Follows { .. } | Says::Refused { .. } => {
                self.fail(line.place, Wrong::NothingHappened);
                return Ok(());
            }
            Says::Asked(expected) => {
                let found = self.ground.questions();
                self.asked("asked", line, expected, found);
                Ok(Did::Prepared)
            }
            Says::Waiting(expected) => {
                let found = self.ground.waits();
                self.asked("waiting", line, expected, found);
                Ok(Did::Prepared)
            }
            Says::Answers { question, .. } => {
                let open = self.ground.questions();
                let Some(place) = open.iter().position(|asked| self.same(question, asked)) else {
                    if follows.iter().any(|line| matches!(line.says, Says::Refused { .. })) {
                        let refusal = Refusal { by: None, words: "not asked".to_owned() };
                        self.refused(line, follows, &refusal);
                        return Ok(());
                    }
                    self.fail(line.place, Wrong::NotAsked(question.clone(), open));
                    return Err(Stopped);
                };
                answers = self.ground.answers(place);
                self.ground.answer(place, line.words())
            }
            Says::Acts(who) => self.ground.act(*who, line.words()),
            Says::States => self.ground.state(line.words()),
        };
        match did {
            Ok(Did::Acted(orders)) => {
                self.orders(line, follows, orders);
                self.after();
                self.rebuilt(line);
                Ok(())
            }
            Ok(Did::Refused(refusal)) => {
                match answers {
                    Some(answers) if follows.is_empty() => {
                        self.run.edits.push(Edit::follows(line, follows, vec![refusal.to_string()]));
                        self.fail(line.place, Wrong::NoSuchAnswer(refusal, answers));
                    }
                    Some(_) | None => self.refused(line, follows, &refusal),
                }
                self.rebuilt(line);
                Ok(())
            }
            Ok(Did::Checked(check)) => {
                self.checked(line, check);
                self.idle(follows);
                Ok(())
            }
            Ok(Did::Prepared) => {
                self.idle(follows);
                Ok(())
            }
            Err(fault) => {
                self.fail(fault.place, Wrong::Unreadable(fault));
                Err(Stopped)
            }
        }
    }

    /// Nothing can follow a line that does nothing.
    fn idle(&mut self, follows: &[&Line]) {
        for line in follows {
            self.fail(line.place, Wrong::NothingHappened);
        }
    }

    fn orders(&mut self, line: &Line, follows: &[&Line], orders: Vec<Ordered>) {
        for order in &orders {
            self.run.cited.note(order.by, |ways| ways.ordered += 1);
        }
        let all = orders.clone();
        let mut left = orders;
        let mut substance = false;
        let mut wording = Vec::new();
        for follow in follows {
            let Says::Follows { by, words } = &follow.says else {
                self.fail(follow.place, Wrong::NotRefused);
                substance = true;
                continue;
            };
            let order = Ordered { by: *by, words: words.clone() };
            let now = Ordered { by: *by, words: self.reworded(words) };
            if let Some(at) = left.iter().position(|came| *came == order) {
                left.remove(at);
            } else if let Some(at) = left.iter().position(|came| *came == now) {
                left.remove(at);
                self.fail(follow.place, Wrong::Wording(now.to_string()));
                wording.push(Edit::wording(follow.place.line, now.to_string()));
            } else {
                let unknown = unknown_word(&self.driver.vocabulary(), &order.words);
                let wrong = match unknown {
                    Some(word) => Wrong::NoSuchWord(order, word),
                    None => Wrong::DidNotCome(order),
                };
                self.fail(follow.place, wrong);
                substance = true;
            }
        }
        substance |= !left.is_empty();
        for order in left {
            self.fail(line.place, Wrong::NotExpected(order));
        }
        if substance {
            self.run.edits.push(Edit::follows(line, follows, all.iter().map(ToString::to_string).collect()));
        } else {
            self.run.edits.extend(wording);
        }
    }

    fn refused(&mut self, line: &Line, follows: &[&Line], refusal: &Refusal) {
        if let Some(by) = refusal.by {
            self.run.cited.note(by, |ways| ways.refused += 1);
        }
        let edit = || Edit::follows(line, follows, vec![refusal.to_string()]);
        let Some((first, rest)) = follows.split_first() else {
            self.fail(line.place, Wrong::Refused(refusal.clone()));
            self.run.edits.push(edit());
            return;
        };
        for line in slice::from_ref(first).iter().chain(rest) {
            let Says::Refused { by, words } = &line.says else {
                self.fail(line.place, Wrong::Refused(refusal.clone()));
                self.run.edits.push(edit());
                return;
            };
            let expected = Refusal { by: *by, words: words.clone() };
            if *by != refusal.by {
                self.fail(line.place, Wrong::RefusedOtherwise(expected, refusal.clone()));
                self.run.edits.push(edit());
            } else if !words.is_empty() && *words != refusal.words {
                self.fail(line.place, Wrong::RefusedOtherwise(expected, refusal.clone()));
                self.run.edits.push(Edit::wording(line.place.line, refusal.to_string()));
            }
        }
    }

    fn asked(&mut self, head: &str, line: &Line, expected: &[Question], found: Vec<Asked>) {
        self.checks += 1;
        let mut left: Vec<&Asked> = found.iter().collect();
        let missing = expected.iter().any(|question| {
            let at = left.iter().position(|asked| self.same(question, asked));
            at.map(|at| left.remove(at)).is_none()
        });
        if missing || !left.is_empty() {
            let list: Vec<String> =
                found.iter().map(|asked| format!("{} {}", asked.to, asked.words)).collect();
            let list = if list.is_empty() { "nobody".to_owned() } else { list.join(", ") };
            self.run.edits.push(Edit::substance(line.place.line, format!("{head} {list}")));
            self.fail(line.place, Wrong::AskedOtherwise(expected.to_vec(), found));
        } else {
            for asked in found {
                self.run.cited.note(asked.by, |ways| ways.checked += 1);
            }
        }
    }

    fn checked(&mut self, line: &Line, check: Check) {
        self.checks += 1;
        if check.expected == check.found {
            for by in check.by {
                self.run.cited.note(by, |ways| ways.checked += 1);
            }
        } else if self.reworded(&check.expected) == check.found {
            self.run.edits.push(Edit::wording(line.place.line, check.found.clone()));
            self.fail(line.place, Wrong::Wording(check.found));
        } else {
            self.run.edits.push(Edit::substance(line.place.line, check.found.clone()));
            self.fail(line.place, Wrong::Otherwise(check));
        }
    }

    /// Notes what is asked after something happened.
    fn after(&mut self) {
        let asking: Vec<Provision> = self.ground.questions().iter().map(|asked| asked.by).collect();
        for by in asking {
            self.run.cited.note(by, |ways| ways.asked += 1);
        }
    }

    fn rebuilt(&mut self, line: &Line) {
        if let Err(differs) = self.ground.rebuild() {
            self.fail(line.place, Wrong::Rebuilt(Box::new(differs)));
        }
    }

    fn same(&self, question: &Question, asked: &Asked) -> bool {
        question.to == asked.to
            && (question.words == asked.words || self.reworded(&question.words) == asked.words)
            && question.by.is_none_or(|by| by == asked.by)
    }

    fn reworded(&self, words: &str) -> String {
        let padded = self.driver.renamed().iter().fold(format!(" {words} "), |text, (old, new)| {
            text.replace(&format!(" {old} "), &format!(" {new} "))
        });
        padded.trim().to_owned()
    }

    fn fail(&mut self, place: Place, wrong: Wrong) {
        self.run.fail(place, wrong);
    }
}

/// A word of an order that no line of this kind of block has.
fn unknown_word(vocabulary: &[Entry], order: &str) -> Option<String> {
    let known: BTreeSet<&str> = vocabulary
        .iter()
        .flat_map(|entry| [entry.form, entry.meaning])
        .flat_map(|text| text.split(|c: char| !c.is_alphabetic()))
        .collect();
    let mut words = order
        .split(|c: char| c.is_whitespace() || ",:;".contains(c))
        .filter(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase()));
    words.find(|word| !known.is_empty() && !known.contains(word)).map(str::to_owned)
}
