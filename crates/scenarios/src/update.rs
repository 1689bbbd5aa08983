use crate::line::Line;
use crate::run::Run;

/// What a change in a file touches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Touches {
    /// Only how it is said.
    Wording,
    /// A provision, an order, a question, a turn, a score: what follows.
    Substance,
}

/// A change that would make a line true.
#[derive(Clone, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub struct Edit {
    /// The first line that is replaced; the new lines stand before it.
    pub from: usize,
    /// The line after the last that is replaced.
    pub to: usize,
    /// What stands there instead.
    pub lines: Vec<String>,
    /// What it touches.
    pub touches: Touches,
}

impl Edit {
    pub(crate) fn wording(line: usize, text: String) -> Edit {
        Edit { from: line, to: line + 1, lines: vec![text], touches: Touches::Wording }
    }

    pub(crate) fn substance(line: usize, text: String) -> Edit {
        Edit { touches: Touches::Substance, ..Edit::wording(line, text) }
    }

    /// The lines that follow an act, replaced as a whole.
    pub(crate) fn follows(line: &Line, follows: &[&Line], lines: Vec<String>) -> Edit {
        let from = line.place.line + 1;
        let to = follows.last().map_or(from, |last| last.place.line + 1);
        Edit { from, to, lines, touches: Touches::Substance }
    }
}

/// Why a file was not changed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Something at this line would change what follows, and that was not accepted.
    Substance(usize),
    /// Two editions want different changes at this line: the block has to be parted.
    EditionsDiffer(usize),
}

/// The changes that the runs of one block want, where every edition wants the same: what one edition alone wants
/// would make the others fail.
pub fn agreed(runs: &[Run]) -> Result<Vec<Edit>, Refused> {
    let mut all = runs.iter().map(|run| {
        let mut edits = run.edits.clone();
        edits.sort();
        edits.dedup();
        edits
    });
    let first = all.next().unwrap_or_default();
    for other in all {
        let differs = first.iter().find(|edit| !other.contains(edit));
        if let Some(edit) = differs.or_else(|| other.iter().find(|edit| !first.contains(edit))) {
            return Err(Refused::EditionsDiffer(edit.from));
        }
    }
    Ok(first)
}

/// Makes the changes in the text of a file. Changes of substance only where they are accepted.
pub fn update(text: &str, edits: &[Edit], accept: Touches) -> Result<String, Refused> {
    let mut edits = edits.to_vec();
    edits.sort();
    edits.dedup();
    if let Some(edit) = edits.iter().find(|edit| edit.touches > accept) {
        return Err(Refused::Substance(edit.from));
    }
    if let Some(pair) = edits.windows(2).find(|pair| pair[1].from < pair[0].to || both_insert(pair)) {
        return Err(Refused::EditionsDiffer(pair[1].from));
    }
    let mut out = String::with_capacity(text.len());
    let mut edits = edits.into_iter().peekable();
    let mut skip_to = 0;
    let ending = if text.contains("\r\n") { "\r\n" } else { "\n" };
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        while let Some(edit) = edits.next_if(|edit| edit.from <= number) {
            let indent: String = line.chars().take_while(|c| *c == ' ').collect();
            for new in &edit.lines {
                out.push_str(&indent);
                out.push_str(new);
                out.push_str(ending);
            }
            skip_to = edit.to;
        }
        if number >= skip_to {
            out.push_str(line);
        }
    }
    Ok(out)
}

/// Whether both put lines before the same line; one that does and one that replaces it get along.
fn both_insert(pair: &[Edit]) -> bool {
    pair[0].from == pair[1].from && pair.iter().all(|edit| edit.from == edit.to)
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Edition;

    use super::*;

    const TEXT: &str = "one\ntwo\nthree\n";

    #[test]
    fn lines_are_replaced_inserted_and_removed() {
        let edits = [
            Edit::wording(1, "eins".to_owned()),
            Edit { from: 2, to: 2, lines: vec!["between".to_owned()], touches: Touches::Substance },
            Edit { from: 3, to: 4, lines: vec![], touches: Touches::Substance },
        ];
        assert_eq!(update(TEXT, &edits, Touches::Substance).as_deref(), Ok("eins\nbetween\ntwo\n"));
        assert_eq!(update(TEXT, &edits, Touches::Wording), Err(Refused::Substance(2)));
    }

    #[test]
    fn editions_must_agree() {
        let edits = [Edit::wording(2, "zwei".to_owned()), Edit::wording(2, "deux".to_owned())];
        assert_eq!(update(TEXT, &edits, Touches::Substance), Err(Refused::EditionsDiffer(2)));
        let same = [Edit::wording(2, "zwei".to_owned()), Edit::wording(2, "zwei".to_owned())];
        assert_eq!(update(TEXT, &same, Touches::Wording).as_deref(), Ok("one\nzwei\nthree\n"));
    }

    #[test]
    fn an_insertion_and_a_replacement_meet() {
        let insertion =
            |text: &str| Edit { from: 2, to: 2, lines: vec![text.to_owned()], touches: Touches::Substance };
        let edits = [Edit::substance(2, "zwei".to_owned()), insertion("between")];
        assert_eq!(update(TEXT, &edits, Touches::Substance).as_deref(), Ok("one\nbetween\nzwei\nthree\n"));
        let edits = [insertion("one"), insertion("other")];
        assert_eq!(update(TEXT, &edits, Touches::Substance), Err(Refused::EditionsDiffer(2)));
    }

    #[test]
    fn every_edition_of_a_block_wants_the_same() {
        let run = |edition, edits: &[Edit]| Run {
            edition,
            failures: Vec::new(),
            cited: crate::Cited::default(),
            edits: edits.to_vec(),
            reasoning: Vec::new(),
        };
        let insertion = Edit { from: 2, to: 2, lines: vec!["x".to_owned()], touches: Touches::Substance };
        let replacement = Edit::substance(2, "zwei".to_owned());
        let both = [replacement.clone(), insertion.clone()];
        let runs = [run(Edition::Laws2017, &both), run(Edition::Poland2024, &both)];
        assert_eq!(agreed(&runs).unwrap().len(), 2);
        let runs = [run(Edition::Laws2017, &[insertion]), run(Edition::Poland2024, &[replacement])];
        assert_eq!(agreed(&runs), Err(Refused::EditionsDiffer(2)));
        let runs = [run(Edition::Laws2017, &both), run(Edition::Poland2024, &[])];
        assert_eq!(agreed(&runs), Err(Refused::EditionsDiffer(2)));
    }
}
